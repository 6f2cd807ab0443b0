"""The game agrees with a second implementation of its rules at every decision."""

import pytest
from tests.referees.following import follow
from tests.referees.tawantinsuyu.comparing import TAWANTINSUYU


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 7))
def test_referee_and_game_see_the_same_moves_and_the_same_table(seed: int) -> None:
    seats, options = TAWANTINSUYU.tables(seed)
    assert follow(TAWANTINSUYU, seats, options, seed)

"""The game agrees with a second implementation of its rules at every decision."""

import pytest
from tests.referees.following import follow
from tests.referees.santa_maria.comparing import SANTA_MARIA


@pytest.mark.slow
@pytest.mark.parametrize("seed", (1, 2, 3, 4, 6))
def test_referee_and_game_see_the_same_moves_and_the_same_table(seed: int) -> None:
    seats, options = SANTA_MARIA.tables(seed)
    assert follow(SANTA_MARIA, seats, options, seed)

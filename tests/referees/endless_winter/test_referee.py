"""The game agrees with a second implementation of its rules at every decision."""

import pytest
from tests.referees.endless_winter.comparing import ENDLESS_WINTER
from tests.referees.following import follow


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 7))
def test_referee_and_game_see_the_same_moves_and_the_same_table(seed: int) -> None:
    seats, options = ENDLESS_WINTER.tables(seed)
    assert follow(ENDLESS_WINTER, seats, options, seed)

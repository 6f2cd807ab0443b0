"""Whatever an option touches is drawn, for the player who must touch it."""

import pytest
from tests.games.random_matches import random_match

from yupana.engine.machine import decisions
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.scene import scene


def check_places(seats: int, seed: int) -> int:
    """Every place of every option of a match; how many decisions were looked at."""
    looked = 0
    for match in random_match(GAME, seats, seed):
        for decision in decisions(match.state):
            touched = {place for option in decision.options for place in option.touch}
            if touched:
                drawn = scene(GAME.view(match.state, decision.seat), decision.seat).places()
                assert touched <= drawn, touched - drawn
        looked += 1
    return looked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_touched_place_is_drawn(seats: int) -> None:
    assert sum([check_places(seats, seed) for seed in range(4)]) > 400


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("first", range(0, 1000, 100))
def test_every_touched_place_is_drawn_in_a_thousand_matches(first: int) -> None:
    for seed in range(first, first + 100):
        check_places(2 + seed % 3, seed)


def test_ids_stay_unique_from_state_to_state() -> None:
    for match in random_match(GAME, 4, 5):
        ids = [piece.id for panel in scene(match.state, 2).panels for piece in panel.pieces]
        assert len(set(ids)) == len(ids)

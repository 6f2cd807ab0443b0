"""Whatever an option touches is drawn once, for the player who must touch it."""

from collections import Counter

import pytest
from tests.games.random_matches import random_match

from yupana.engine.machine import decisions
from yupana.games.tawantinsuyu.game import GAME
from yupana.games.tawantinsuyu.scene import scene
from yupana.games.tawantinsuyu.tapestry import WEAVING, AddWeaving


def check_places(seats: int, seed: int) -> int:
    """Every place of every option of a match; how many decisions were looked at."""
    looked = 0
    for match in random_match(GAME, seats, seed):
        for decision in decisions(match.state):
            touched = {place for option in decision.options for place in option.touch}
            if touched:
                shown = scene(GAME.view(match.state, decision.seat), decision.seat)
                drawn = Counter([piece.place for panel in shown.panels for piece in panel.pieces if piece.place])
                assert touched <= set(drawn), touched - set(drawn)
                assert drawn.most_common(1)[0][1] == 1, drawn.most_common(3)
        looked += 1
    return looked


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_touched_place_is_drawn_once(seats: int) -> None:
    assert sum([check_places(seats, seed) for seed in range(3)]) > 300


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("first", range(0, 400, 100))
def test_every_touched_place_is_drawn_once_in_hundreds_of_matches(first: int) -> None:
    for seed in range(first, first + 100):
        check_places(1 + seed % 4, seed)


@pytest.mark.parametrize("seats", [1, 4])
def test_ids_stay_unique_from_state_to_state(seats: int) -> None:
    for match in random_match(GAME, seats, 5):
        ids = [piece.id for panel in scene(match.state, 0).panels for piece in panel.pieces]
        assert len(set(ids)) == len(ids)


def test_a_weaving_is_seen_while_its_owner_decides_where_to_add_it() -> None:
    seen = 0
    for seed in range(6):
        for match in random_match(GAME, 3, seed):
            step = match.state.agenda.steps[-1] if match.state.agenda.steps else None
            if isinstance(step, AddWeaving):
                seat = match.state.agenda.seats[-1]
                for viewer in (seat, (seat + 1) % 3, None):
                    panels = scene(GAME.view(match.state, viewer), viewer).panels
                    owner = next(panel for panel in panels if panel.id == f"mat.{seat}")
                    assert WEAVING[step.tile] in {piece.id for piece in owner.pieces}
                seen += 1
    assert seen > 3

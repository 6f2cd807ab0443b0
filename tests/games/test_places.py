"""Whatever an option touches is drawn once, for the player who must touch it."""

from collections import Counter

import pytest
from tests.games.random_matches import random_match

from yupana.engine.machine import decisions
from yupana.games import NAMES, title

SEATS = {game: title(game).game.seat_counts() for game in NAMES}
MATCHES = {"tzolkin": 1000, "tawantinsuyu": 400}


def check_places(game: str, seats: int, seed: int) -> int:
    """Every place of every option of a match; how many decisions were looked at."""
    looked = 0
    chosen = title(game)
    for match in random_match(chosen.game, seats, seed):
        for decision in decisions(match.state):
            touched = {place for option in decision.options for place in option.touch}
            if touched:
                shown = chosen.scene(chosen.game.view(match.state, decision.seat), decision.seat)
                drawn = Counter([piece.place for panel in shown.panels for piece in panel.pieces if piece.place])
                assert touched <= set(drawn), touched - set(drawn)
                assert drawn.most_common(1)[0][1] == 1, drawn.most_common(3)
        looked += 1
    return looked


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in NAMES for seats in SEATS[game]])
def test_every_touched_place_is_drawn_once(game: str, seats: int) -> None:
    assert sum([check_places(game, seats, seed) for seed in range(4)]) > 400


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("game", "first"), [(game, first) for game in NAMES for first in range(0, MATCHES[game], 100)])
def test_every_touched_place_is_drawn_once_in_hundreds_of_matches(game: str, first: int) -> None:
    for seed in range(first, first + 100):
        check_places(game, SEATS[game][seed % len(SEATS[game])], seed)


@pytest.mark.parametrize(("game", "seats"), [(game, SEATS[game][at]) for game in NAMES for at in (0, -1)])
def test_ids_stay_unique_from_state_to_state(game: str, seats: int) -> None:
    chosen = title(game)
    for match in random_match(chosen.game, seats, 5):
        for viewer in {0, seats // 2}:
            ids = [piece.id for panel in chosen.scene(match.state, viewer).panels for piece in panel.pieces]
            assert len(set(ids)) == len(ids)

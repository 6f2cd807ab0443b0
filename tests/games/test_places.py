"""Whatever an option touches is drawn once, for the player who must touch it."""

from collections import Counter

import pytest
from tests.budget import TIMES
from tests.games.random_matches import random_match
from tests.games.titles import NAMES

from yupana.engine.machine import decisions
from yupana.games import title

SEATS = {game: title(game).game.seat_counts() for game in NAMES}
MATCHES = 50 * TIMES  # of each game, where there is time


def check_places(game: str, seats: int, seed: int) -> None:
    """Every place of every option of a match."""
    chosen = title(game)
    for match in random_match(chosen.game, seats, seed):
        for decision in decisions(match.state):
            touched = {place for option in decision.options for place in option.touch}
            if touched:
                shown = chosen.scene(chosen.game.view(match.state, decision.seat), decision.seat)
                drawn = Counter([piece.place for panel in shown.panels for piece in panel.pieces if piece.place])
                assert touched <= set(drawn), touched - set(drawn)
                assert drawn.most_common(1)[0][1] == 1, drawn.most_common(3)


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in NAMES for seats in SEATS[game]])
def test_every_touched_place_is_drawn_once(game: str, seats: int) -> None:
    check_places(game, seats, 0)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("game", NAMES)
def test_every_touched_place_is_drawn_once_in_many_matches(game: str) -> None:
    for seed in range(100, 100 + MATCHES):
        check_places(game, SEATS[game][seed % len(SEATS[game])], seed)


@pytest.mark.parametrize(("game", "seats"), [(game, SEATS[game][at]) for game in NAMES for at in (0, -1)])
def test_ids_stay_unique_from_state_to_state(game: str, seats: int) -> None:
    chosen = title(game)
    for match in random_match(chosen.game, seats, 5):
        for viewer in {0, seats // 2}:
            ids = [piece.id for panel in chosen.scene(match.state, viewer).panels for piece in panel.pieces]
            assert len(set(ids)) == len(ids)

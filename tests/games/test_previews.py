"""A preview is what then happens, as far as no dice fall and nobody else decides, and tells nobody a secret."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.budget import TIMES
from tests.games.random_matches import random_match
from tests.games.titles import NAMES

from yupana.engine.agenda import Fact, Seat, Together
from yupana.engine.dice import QuickDice
from yupana.engine.machine import decision_of, decisions, settle, take
from yupana.engine.match import Match
from yupana.games import title
from yupana.play.asking import is_forced
from yupana.play.changes import scene_change
from yupana.play.numbers import plain_scores, plain_seats
from yupana.play.previewing import preview, turns_up_points
from yupana.protocol.messages import Preview

TRIED = 2  # options of a decision

pytestmark = [pytest.mark.slow, pytest.mark.compiled]
each_game = pytest.mark.parametrize("game", NAMES)
each_seed = pytest.mark.parametrize("seed", range(3 * TIMES))


def questions(game: str, seed: int) -> Iterator[tuple[Match[Any], Seat, str]]:
    """A few answers to every question of a random match, for every number of players."""
    rules = title(game).game
    dice = QuickDice(seed)
    for seats in rules.seat_counts():
        for match in random_match(rules, seats, seed):
            for decision in decisions(match.state):
                first = dice.roll(len(decision.options))
                for option in (decision.options * 2)[first : first + min(TRIED, len(decision.options))]:
                    yield match, decision.seat, option.move()


def happened(state: Any, seat: Seat, move: str) -> tuple[Any, list[Fact], list[str]]:
    """The table after a move and all that leaves no choice, what was told, and what fell."""
    world = state.clone()
    facts: list[Fact] = []
    fell: list[str] = []
    while True:
        decision = decision_of(world, seat)
        assert decision is not None
        option = decision.find(move)
        assert option is not None
        world.facts = []
        take(world, seat, option)
        fell += settle(world, QuickDice(0))
        facts += world.facts or []
        waiting = decisions(world)
        if [each.seat for each in waiting] != [seat] or not is_forced(waiting[0]):
            return world, facts, fell
        move = waiting[0].options[0].move()


@each_game
@each_seed
def test_a_preview_is_what_then_happens_where_no_dice_fall(game: str, seed: int) -> None:
    chosen = title(game)
    compared = 0
    for match, seat, move in questions(game, seed):
        view = chosen.game.view(match.state, seat)
        before = chosen.scene(view, seat)
        shown = preview(chosen, view, seat, move)
        world, facts, fell = happened(match.state, seat, move)
        if shown is None:
            sealed = isinstance(match.state.agenda.steps[-1], Together)
            revealed = any(fact.reveals_to(seat) for fact in facts) or turns_up_points(chosen.game, view, world)
            assert sealed or revealed
            continue
        msgspec.json.decode(json.dumps(shown), type=Preview)
        assert bool(fell) == ("dice" in shown)
        if fell:
            continue
        compared += 1
        after = chosen.game.view(world, seat)
        assert {key: shown.get(key) for key in ("changes", "panels", "lost")} == {
            "changes": None,
            "panels": None,
            "lost": None,
            **scene_change(before, chosen.scene(after, seat)),
        }
        assert shown.get("scores", plain_scores(chosen.game, view)) == plain_scores(chosen.game, after)
        known = plain_seats(chosen.talk, view)
        now = [new or old for old, new in zip(known, shown.get("seats", known), strict=True)]
        assert now == plain_seats(chosen.talk, after)
    assert compared > 0


@each_game
@each_seed
def test_a_preview_is_made_of_what_the_viewer_sees(game: str, seed: int) -> None:
    chosen = title(game)
    dice = QuickDice(seed)
    for n, (match, seat, move) in enumerate(questions(game, seed)):
        if n % 3:
            continue
        other = chosen.game.reshuffle(match.state, seat, dice)
        previews = [preview(chosen, chosen.game.view(state, seat), seat, move) for state in (match.state, other)]
        assert previews[0] == previews[1], move

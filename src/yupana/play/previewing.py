"""What would follow from an option, as far as no dice fall and nobody else decides, told from what its seat sees."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Chance, Option, Seat, State, Together
from yupana.engine.dice import QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import advance, chances, decision_of, decisions, is_over, take
from yupana.games import Title
from yupana.play.asking import is_forced
from yupana.play.changes import scene_change
from yupana.play.numbers import plain_scores, plain_seats
from yupana.play.plain import Plain, plain_message
from yupana.play.telling import Told, lines_of, totals_of

FORCED_MAX: Final = 50  # answers that follow by themselves


def preview(title: Title, view: State, seat: Seat, move: str) -> Plain | None:
    """What the table would tell and show after a move; nothing where that would depend on what the seat cannot see."""
    game = title.game
    decision = decision_of(view, seat)
    option = None if decision is None else decision.find(move)
    if option is None or isinstance(view.agenda.steps[-1], Together):  # a sealed answer shows nothing
        return None
    world: Any = game.guess(view, seat, QuickDice(0))  # any will do: what would differ between them is not told
    world.facts = []
    _follow(world, seat, option)
    facts, world.facts = world.facts, None
    if any(fact.reveals_to(seat) for fact in facts) or turns_up_points(game, view, world):
        return None
    after = game.view(world, seat)
    scores = game.scores(after)
    told = {"lines": _lines(Told(0, seat, move, facts, totals_of(scores)), scores[0].per_point)}
    ahead = title.talk.ahead(view, seat, option)
    if ahead is not None:
        told["lines"].append({"message": plain_message(ahead), "seat": seat})
    return {**told, **({"dice": True} if chances(world) else {}), **_shown(title, view, after, seat)}


def turns_up_points(game: Game[Any], view: State, world: State) -> bool:
    """The match would end, and with it what hid points from the viewer."""
    return is_over(world) and any(score.hidden for score in game.scores(view))


def _follow(world: State, seat: Seat, option: Option) -> None:
    """The option and whatever leaves no choice after it."""
    take(world, seat, option)
    for _ in range(FORCED_MAX):
        _skip_chances(world)
        waiting = decisions(world)
        if [each.seat for each in waiting] != [seat] or not is_forced(waiting[0]):
            return
        take(world, seat, waiting[0].options[0])


def _skip_chances(world: State) -> None:
    """Dice that have nothing to decide do not fall."""
    agenda = world.agenda
    while agenda.steps and isinstance(agenda.steps[-1], Chance) and not chances(world):
        agenda.steps.pop()
        agenda.seats.pop()
        advance(world)


def _lines(told: Told, per_point: int) -> list[Plain]:
    """In words; great moments have no table before they are there."""
    lines = lines_of(told, told.seat, None, per_point)
    return [{key: line[key] for key in ("message", "seat", "tags") if key in line} for line in lines]


def _shown(title: Title, before: State, after: State, seat: Seat) -> Plain:
    """Pieces and numbers that differ."""
    shown = scene_change(title.scene(before, seat), title.scene(after, seat))
    scores = plain_scores(title.game, after)
    if scores != plain_scores(title.game, before):
        shown["scores"] = scores
    was, now = plain_seats(title.talk, before), plain_seats(title.talk, after)
    if was != now:
        shown["seats"] = [None if known == new else new for known, new in zip(was, now, strict=True)]
    return shown

"""The tables at which a game is tried: too many variants make too many sets for all of them."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.dice import QuickDice
from yupana.engine.game import Game, Options, full_options

RANDOM_SETS: Final = 4  # for each number of seats


def tables_of(game: Game[Any]) -> list[tuple[int, Options]]:
    """Every number of seats with the usual rules, each variant alone that matters there, and random sets of them."""
    found: list[tuple[int, Options]] = []
    dice = QuickDice(1)
    for seats in game.seat_counts():
        chosen: list[Options] = [{}]
        for variant in game.variants():
            if variant.solo and seats > 1:
                continue
            chosen += [{variant.name: value} for value in variant.values[1:]]
        for _ in range(RANDOM_SETS):
            chosen.append({each.name: each.values[dice.roll(len(each.values))] for each in game.variants()})
        for options in chosen:
            table = (seats, full_options(game, {**game.usual(seats), **options}))
            if table not in found and not (options and game.refuses(*table)):
                found.append(table)
    return found


def table_words(game: Game[Any], seats: int, options: Options) -> str:
    """A table in a few words: the seats, and what is not as usual."""
    usual = full_options(game, {})
    chosen = [f"{name}={value}" for name, value in options.items() if value != usual[name]]
    return " ".join([game.name(), str(seats), *chosen])

"""Every table that the registered games can be played at."""

from importlib import import_module
from itertools import product
from typing import Any

from yupana.engine.game import Game, Options
from yupana.games import NAMES

Table = tuple[Game[Any], int, Options]


def tables_of(game: Game[Any]) -> list[Table]:
    """Every seat count with every value of every variant."""
    variants = game.variants()
    return [
        (game, seats, dict(zip([variant.name for variant in variants], values, strict=True)))
        for seats in game.seat_counts()
        for values in product(*[variant.values for variant in variants])
    ]


def name_of(table: Table) -> str:
    """A table in a few words, for the names of tests."""
    game, seats, options = table
    return " ".join([game.name(), str(seats), *[f"{name}={value}" for name, value in options.items()]])


GAMES: list[Game[Any]] = [import_module(f"yupana.games.{name.replace('-', '_')}.game").GAME for name in NAMES]
TABLES: list[Table] = [table for game in GAMES for table in tables_of(game)]
TABLE_NAMES: list[str] = [name_of(table) for table in TABLES]

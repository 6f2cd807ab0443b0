"""Tables that the registered games can be played at."""

from importlib import import_module
from typing import Any

from yupana.conformance.tables import table_words, tables_of
from yupana.engine.game import Game, Options
from yupana.games import NAMES

Table = tuple[Game[Any], int, Options]

GAMES: list[Game[Any]] = [import_module(f"yupana.games.{name.replace('-', '_')}.game").GAME for name in NAMES]
TABLES: list[Table] = [(game, *table) for game in GAMES for table in tables_of(game)]
TABLE_NAMES: list[str] = [table_words(*table) for table in TABLES]


def share(game: Game[Any], total: int) -> int:
    """What falls to each table of a game when so much falls to all of them: at least one."""
    return -(-total // len([table for table in TABLES if table[0] is game]))

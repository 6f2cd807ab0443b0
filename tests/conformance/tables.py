"""Tables that the registered games can be played at."""

from typing import Any

import pytest
from tests.games.titles import NAMES

from yupana.conformance.tables import table_words, tables_of
from yupana.engine.game import Game, Options
from yupana.games import title

Table = tuple[Game[Any], int, Options]

GAMES: list[Game[Any]] = [title(name).game for name in NAMES]
TABLES: list[Table] = [(game, *table) for game in GAMES for table in tables_of(game)]
TABLE_NAMES: list[str] = [table_words(*table) for table in TABLES]

# The first table for so many always, the others where there is time.
FIRST = {(game.name(), seats): (seats, options) for game, seats, options in reversed(TABLES)}
EACH = [
    pytest.param(table, marks=[] if FIRST[table[0].name(), table[1]] == table[1:] else [pytest.mark.slow], id=name)
    for table, name in zip(TABLES, TABLE_NAMES, strict=True)
]


def share(game: Game[Any], total: int) -> int:
    """What falls to each table of a game when so much falls to all of them: at least one."""
    return -(-total // len([table for table in TABLES if table[0] is game]))

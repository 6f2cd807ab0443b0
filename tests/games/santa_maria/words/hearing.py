"""Tables of Santa Maria at which everything is said."""

from functools import cache

from tests.words.hearing import Heard, hear_match, hear_outside

from yupana.conformance.tables import tables_of
from yupana.games import title

TITLE = title("santa-maria")
TABLES = tables_of(TITLE.game)


@cache
def heard() -> Heard:
    """What a random match at every kind of table says, heard once for all tests."""
    return heard_in(1)


def heard_in(rounds: int) -> Heard:
    """What so many matches at every kind of table say."""
    found = Heard()
    hear_outside(found, TITLE)
    for seed in range(rounds * len(TABLES)):
        hear_match(found, TITLE, TABLES[seed % len(TABLES)], seed, every=10)
    return found

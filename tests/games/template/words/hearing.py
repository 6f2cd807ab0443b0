"""What matches of Chaski say."""

from functools import cache

from tests.words.hearing import Heard, hear_match, hear_outside

from yupana.conformance.tables import tables_of
from yupana.games import title

TITLE = title("template")


@cache
def heard() -> Heard:
    """What a random match at every kind of table says."""
    found = Heard()
    hear_outside(found, TITLE)
    for seed, table in enumerate(tables_of(TITLE.game)):
        hear_match(found, TITLE, table, seed, every=3)
    return found

"""The number of ways to go on from named positions of Tzolk'in: a changed rule changes a number."""

import pytest
from tests.perft.count import lines, position

from yupana.conformance.perft import divide, perft
from yupana.engine.codec import text_of

pytestmark = pytest.mark.compiled

TABLE = lines()


def test_the_table_has_positions_from_setup_and_from_journals() -> None:
    names = [name for name, _ in TABLE]
    assert len(set(names)) == len(names) >= 20
    assert {name for name in names if name.startswith("setup")} == {
        f"setup {n} {cap}" for n in (2, 3, 4) for cap in (0, 20)
    }
    assert all(len(counts) >= 2 for _, counts in TABLE)


@pytest.mark.parametrize(("name", "counts"), TABLE, ids=[name for name, _ in TABLE])
def test_sequences_are_counted_as_in_the_table(name: str, counts: list[int]) -> None:
    state = position(name)
    before = text_of(state)
    assert [perft(state, depth + 1) for depth in range(len(counts))] == counts
    assert sum(divide(state, 2).values()) == counts[1]
    assert text_of(state) == before

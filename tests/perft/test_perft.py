"""The number of ways to go on from named positions: a changed rule changes a number."""

import pytest
from tests.journals.make import JOURNALS as PLAYED
from tests.perft.count import lines, position

from yupana.conformance.perft import divide, perft
from yupana.engine.codec import text_of
from yupana.games import names, title

pytestmark = pytest.mark.compiled

TABLE = lines()


def game_of(name: str) -> str:
    """The game of a position."""
    words = name.split()
    return words[1] if words[0] == "setup" else PLAYED[words[0]][0]


def test_the_table_has_positions_of_every_game_from_setup_and_from_journals() -> None:
    positions = [name for name, _ in TABLE]
    assert len(set(positions)) == len(positions)
    for name in names():
        several = [seats for seats in title(name).game.seat_counts() if seats > 1]  # alone, too much may fall at once
        assert {f"setup {name} {seats}" for seats in several} <= set(positions)
        assert len([each for each in positions if game_of(each) == name]) >= 20
    assert all(len(counts) >= 2 for _, counts in TABLE)


@pytest.mark.parametrize(("name", "counts"), TABLE, ids=[name for name, _ in TABLE])
def test_sequences_are_counted_as_in_the_table(name: str, counts: list[int]) -> None:
    state = position(name)
    before = text_of(state)
    assert [perft(state, depth + 1) for depth in range(len(counts))] == counts
    assert sum(divide(state, 2).values()) == counts[1]
    assert text_of(state) == before

"""Replay the journals of this folder and print how each ends: `python -m tests.journals.replay`."""

from pathlib import Path

from yupana.engine.record import read, replay, result_of
from yupana.games import title

JOURNALS = sorted(Path(__file__).parent.glob("*.yupana"))


def ending(path: Path) -> str:
    """The last digest and the result of a journal."""
    record = read(path.read_text(encoding="utf-8"))
    match = replay(record, title(record.game).game)
    assert match.digests is not None
    return f"{path.stem}: {len(match.journal)} entries, {match.digests[-1]}, {result_of(match)}"


if __name__ == "__main__":
    for each in JOURNALS:
        print(ending(each))

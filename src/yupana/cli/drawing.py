"""A position of a recorded match, drawn."""

from __future__ import annotations

from pathlib import Path

from yupana.cli.common import console, fail, record_from
from yupana.engine.record import BadRecord, replay
from yupana.games.picture import Picture
from yupana.seats import LETTERS
from yupana.tabletop.scene import Message
from yupana.text.words import Words


def draw(
    path: Path, move: int | None, seat: str, output: Path, night: bool = False, narrow: bool = False, lang: str = "en"
) -> None:
    """Write the table after an entry of the journal, or at its end, as this seat sees it."""
    record, chosen = record_from(path)
    viewer = None
    if seat:
        if seat.upper() not in LETTERS[: len(record.names)]:
            fail(f"nobody sits at {seat}")
        viewer = LETTERS.index(seat.upper())
    if move is not None and move >= len(record.entries):
        fail(f"{path}: the last entry is {len(record.entries) - 1}")
    try:
        match = replay(record, chosen.game, None if move is None else move + 1)
    except BadRecord as problem:
        fail(f"{path}: {problem}")
    words = Words(lang, chosen.package, record.names, viewer)

    def say(message: Message) -> str:
        return words.say(message.id, message.arguments)

    output.write_text(Picture(match, viewer, night, narrow).svg(say), encoding="utf-8")
    console.print(str(output), markup=False)

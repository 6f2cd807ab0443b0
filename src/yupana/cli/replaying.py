"""A recorded match, told in words."""

from __future__ import annotations

from pathlib import Path

from yupana.cli.common import console, fail, record_from
from yupana.cli.playing import LocalTable
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.engine.record import BadRecord
from yupana.engine.record import replay as replay_record
from yupana.play.host import Host
from yupana.seats import LETTERS


def replay(path: Path, language: str, seat: str, table: bool) -> None:
    """Tell every turn, and the result."""
    record, chosen = record_from(path)
    viewer = None
    if seat:
        if seat.upper() not in LETTERS[: len(record.names)]:
            fail(f"nobody sits at {seat}")
        viewer = LETTERS.index(seat.upper())
    try:
        replay_record(record, chosen.game)
    except BadRecord as problem:
        fail(f"{path}: {problem}")
    match = Match(chosen.game, len(record.names), record.options)
    host = Host(chosen, match, record.names, {}, bytes(32), QuickDice(0))
    shown = LocalTable(host, language, path, [], 0)
    words = shown.spectator if viewer is None else shown.words[viewer]
    for entry in record.entries:
        host.repeat(entry)
    turn = 0
    for item in host.log(viewer):
        before = host.match.journal[item["seq"] - 1].seat if item["seq"] else None
        if item["seq"] and item["seat"] != before:
            turn += 1
            console.print()
            console.print(words.say("replay-entry", {"number": turn, "seat": item["seat"]}), markup=False, style="bold")
        shown.tell(words, [item])
    if table:
        shown.heading(words, "play-table")
        shown.read_out(words, host.update(viewer))
    shown.scores(words, host.update(viewer)["scores"])

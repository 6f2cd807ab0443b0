"""Matches at one device: what a browser's worker calls. Text in, text out, so that any page can speak to it."""

from __future__ import annotations

import json
from typing import Any

from yupana.bots import LEVELS, make_bot
from yupana.engine.agenda import Seat
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.engine.record import Record, read, replay, write
from yupana.games import NAMES, title
from yupana.play.host import Host
from yupana.play.plain import Plain

PERSON = "you"


class Local:
    """One match with people and bots at this device, or one record being looked at."""

    def __init__(self) -> None:
        self.host: Host | None = None

    def start(self, wish: str) -> None:
        """Begin a match: game, names, kinds (you or a bot per seat), options, secret and seed of the bots."""
        wanted = json.loads(wish)
        self.host = self._host(wanted["game"], wanted["names"], wanted["options"], wanted)
        self.host.begin()

    def resume(self, wish: str) -> None:
        """Go on with a match from its record; the secret is kept beside it until the match is over."""
        wanted = json.loads(wish)
        record = read(wanted["record"])
        replay(record, title(record.game).game)
        host = self._host(record.game, record.names, record.options, wanted)
        rolled = 0
        for entry in record.entries:
            host.repeat(entry)
            rolled += len(entry.fell)
        host.dice.rolled = rolled
        self.host = host

    def _host(self, game: str, names: list[str], options: dict[str, int], wanted: Plain) -> Host:
        match: Match[Any] = Match(title(game).game, len(names), options)
        bots = {seat: make_bot(kind, game) for seat, kind in enumerate(wanted["kinds"]) if kind != PERSON}
        return Host(title(game), match, names, bots, bytes.fromhex(wanted["secret"]), QuickDice(wanted["seed"]))

    def update(self, viewer: Seat | None, since: int) -> str:
        """What a viewer sees now."""
        return json.dumps(self._hosted().update(viewer, since))

    def choose(self, seat: Seat, decision: str, move: str) -> None:
        """A person's answer."""
        self._hosted().choose(seat, decision, move)

    def undo(self, seat: Seat) -> None:
        """A person takes back the latest move."""
        self._hosted().undo(seat)

    def step(self) -> Seat | None:
        """Let the bot that is due think a little further, or the next forced answer happen; whose it was."""
        host = self._hosted()
        due = host.due()
        if due is not None:
            host.think(due)
        return due

    def is_thinking(self) -> bool:
        """The bot of the latest step has not answered yet."""
        return self._hosted().thought != ""

    def hurry(self) -> None:
        """The bot that thinks shall answer soon."""
        self._hosted().hurry()

    def record(self) -> str:
        """The match as a record."""
        return write(self._hosted().record())

    def _hosted(self) -> Host:
        if self.host is None:
            raise ValueError("no match has begun")
        return self.host


class Replay:
    """A record being looked at, entry by entry, from any seat."""

    def __init__(self, text: str) -> None:
        self.record: Record = read(text)
        self.title = title(self.record.game)
        replay(self.record, self.title.game)

    def about(self) -> str:
        """What the record says of itself."""
        record = self.record
        return json.dumps(
            {
                "game": record.game,
                "names": record.names,
                "options": record.options,
                "entries": [[entry.seat, entry.move] for entry in record.entries],
                "result": record.result,
            }
        )

    def at(self, entries: int, viewer: Seat | None) -> str:
        """The table after so many entries, as a viewer saw it."""
        match: Match[Any] = Match(self.title.game, len(self.record.names), self.record.options, digests=False)
        host = Host(self.title, match, self.record.names, {}, bytes(32), QuickDice(0))
        for entry in self.record.entries[: max(1, entries)]:
            host.repeat(entry)
        update = host.update(viewer)
        update["decision"] = None
        return json.dumps(update)


def catalogue() -> str:
    """The titles: who can play, what can be chosen before a match, and how long each level of bots thinks."""
    return json.dumps(
        [
            {
                "name": name,
                "seats": list(title(name).game.seat_counts()),
                "options": [
                    {"name": variant.name, "values": list(variant.values), "solo": variant.solo}
                    for variant in title(name).game.variants()
                ],
                "levels": [{"name": level, "seconds": LEVELS[level].seconds} for level in LEVELS],
            }
            for name in NAMES
        ]
    )

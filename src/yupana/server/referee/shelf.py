"""Matches that a referee has in memory, each with its lock, and what it asks the hall about them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import text

from yupana.games import names, title
from yupana.server import asks, monitoring
from yupana.server.clocks import Clocks
from yupana.server.fanout.fanout import Fanout
from yupana.server.journal.homes import Home, home_of
from yupana.server.journal.reader import Kept, read, revision_of
from yupana.server.referee import rulings
from yupana.server.referee.child import Child, Hung, Lost
from yupana.server.referee.rulings import Question, Ruling

log = logging.getLogger(__name__)

HELD_MAX = 5_000  # matches of which the header is kept in memory
TRIES = 4  # to play a move on a journal that others append to, or with a child that others have brought down
RULE_SECONDS = 5.0  # for one ruling; a hung rule is ended from outside
OPEN_SECONDS = 30.0  # for replaying a whole journal

Version = tuple[str, int]  # a game, and the rules it is played by


class Refusal(Exception):
    """It cannot be; the reason is the id of a message."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Held:
    """What a referee itself knows of a match: everything but the rules."""

    def __init__(self, kept: Kept) -> None:
        header = kept.header
        self.revision: int = header["revision"]
        self.version: Version = (header["game"], header["rules"])
        self.seq: int = header["seq"]
        self.players: list[str] = list(header["players"])
        self.waiting: list[int] = list(header["waiting"])
        self.wake_at: datetime | None = header["wake_at"]
        self.clocks: Clocks | None = msgspec.convert(header["clocks"], Clocks) if header["clocks"] else None
        sitting: list[int | None] = header["people"] or []
        self.people = {seat: person for seat, person in enumerate(sitting) if person is not None}
        self.on_timeout: str = header["on_timeout"] or ""
        self.result: str | None = header["result"]
        self.broken: str | None = header["broken"]
        self.thinker: Child | None = None  # the one that thought about it last
        self.promised: dict[int, float] = {}  # by the bot's seat, until when its turn shall be over
        self.hurried: int | None = None  # the seat whose bot shall answer soon, for the rest of its turn


class Shelf:
    """What is known of matches is read from the journal, kept while it is used, and thrown away when in doubt."""

    def __init__(self, homes: Sequence[Home], fanout: Fanout, hall: Child) -> None:
        self.homes = homes
        self.fanout = fanout
        self.hall = hall
        self.plays: list[Version] = [(name, title(name).game.version()) for name in names()]
        self.held: OrderedDict[int, Held] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def played(self) -> dict[str, list[Any]]:
        """What is played here, as `PLAYED` wants it."""
        return {"games": [game for game, _ in self.plays], "rules": [rules for _, rules in self.plays]}

    def alone(self, match: int) -> asyncio.Lock:
        """One at a time may do something with a match."""
        return self._locks.setdefault(match, asyncio.Lock())

    def home(self, match: int) -> Home:
        """Where a match lives."""
        if home_of(match) >= len(self.homes):
            raise Refusal("refused-no-such-match")
        return self.homes[home_of(match)]

    async def hold(self, match: int) -> Held:
        """What is known of the match, or read from the journal."""
        held = self.held.get(match)
        if held is None:
            held = await self.load(match)
        self.held.move_to_end(match)
        return held

    async def load(self, match: int) -> Held:
        """Read the match and open it in the hall, which refuses one of other rules."""
        before = self.held.pop(match, None)
        kept = await read(self.home(match).engine, match)
        if kept is None:
            raise Refusal("refused-no-such-match")
        header = kept.header
        question = rulings.Open(
            match,
            header["game"],
            header["rules"],
            header["options"],
            list(header["names"]),
            list(header["players"]),
            header["secret"],
            kept.lines,
            kept.record,
            header["result"] or "",
            header["shares"],
            header["sat"],
        )
        held = Held(kept)
        if before:
            held.thinker, held.promised = before.thinker, before.promised
        await self.rule(match, question, OPEN_SECONDS)
        self.held[match] = held
        while len(self.held) > HELD_MAX:
            self.held.popitem(last=False)
        return held

    async def fresh(self, match: int) -> Held:
        """The same, read again if others have changed it."""
        held = await self.hold(match)
        if await revision_of(self.home(match).engine, match) != held.revision:
            held = await self.load(match)
        return held

    async def forget(self, match: int) -> None:
        """Memory may be ahead of the journal: read it again when it is next needed."""
        self.held.pop(match, None)
        with contextlib.suppress(Hung, Lost):
            await self.hall.call(QUESTION.encode(rulings.Forget(match)), RULE_SECONDS)

    # Asking the hall.

    async def ask(self, match: int, held: Held, question: Question) -> Ruling:
        """A ruling on a match that is open, or is opened for it."""
        for _ in range(TRIES):
            ruling = await self.rule(match, question, RULE_SECONDS)
            if ruling.absent:
                fresh = await self.load(match)
                if fresh.revision != held.revision:
                    raise Refusal("refused-too-late")
                self.held[match] = held
                continue
            return ruling
        raise Refusal("refused-busy")

    async def rule(self, match: int, question: Question, seconds: float) -> Ruling:
        """One question to the hall; a rule that hangs or fails breaks this match and no other."""
        data = QUESTION.encode(question)
        for _ in range(TRIES):
            began = time.perf_counter()
            try:
                ruling = RULING.decode(await self.hall.call(data, seconds))
                monitoring.ruling_seconds.observe(time.perf_counter() - began)
            except Lost:
                continue
            except Hung:
                ruling = Ruling(broken="a rule did not come to an end")
            if ruling.broken:
                log.error("match %s broke: %s", match, ruling.broken)
                monitoring.broken.inc()
                self.held.pop(match, None)
                await self._mark_broken(match, ruling.broken)
                raise Refusal("refused-broken")
            if ruling.refused:
                raise Refusal(ruling.refused)
            return ruling
        raise Refusal("refused-busy")

    async def _mark_broken(self, match: int, why: str) -> None:
        """Its players may close it now, and nobody looks after it by himself."""
        async with self.home(match).engine.begin() as connection:
            await connection.execute(BROKEN, {"id": match, "why": why, **self.played()})
        await self.fanout.publish(asks.table_subject(match), b"")


QUESTION = msgspec.msgpack.Encoder()
RULING = msgspec.msgpack.Decoder(Ruling)
PLAYED = "(game, rules) IN (SELECT * FROM unnest(CAST(:games AS text[]), CAST(:rules AS int[])))"
BROKEN = text(
    "UPDATE ONLY matches SET broken = :why, due_at = NULL, wake_at = NULL, revision = revision + 1"
    f" WHERE id = :id AND {PLAYED}"
)

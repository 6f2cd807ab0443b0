"""Plays moves on hosted matches: found among the options, committed, and only then told to anybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.bots import make_bot
from yupana.engine.agenda import Seat
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match, Refused
from yupana.engine.record import result_of
from yupana.games import NAMES, title
from yupana.play.host import Host
from yupana.protocol.messages import Send, Undo
from yupana.server.fanout.fanout import Fanout
from yupana.server.journal.reader import read
from yupana.server.journal.writer import Append, Conflict, Writer

log = logging.getLogger(__name__)

CACHED_MAX = 2_000  # matches held in memory
TOGETHER_MAX = 100  # entries of bots that share an append
DUE_AT_ONCE = 20  # due matches taken in one go
LEASE_SECONDS = 30  # for which a taken match is left alone by others
TRIES = 3  # to play a move on a journal that others append to
PERSON = "person"


class Ask(msgspec.Struct, forbid_unknown_fields=True):
    """A gateway asks for a move of a seat, or just for what a viewer sees."""

    match: int
    viewer: int | None = None
    send: Send | None = None
    since: int = 0


class Answer(msgspec.Struct):
    """What became of it: the journal's length, a refusal, or the update that was asked for."""

    seq: int = 0
    refused: str = ""
    update: msgspec.Raw = msgspec.Raw(b"null")


class Hosted:
    """A match in memory, and the lock that lets one move in at a time."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.lock = asyncio.Lock()
        self.written = len(host.match.journal)


class Referee:
    """One of several; which of them plays a move does not matter, because the journal decides races."""

    def __init__(self, engine: AsyncEngine, writer: Writer, fanout: Fanout) -> None:
        self.engine = engine
        self.writer = writer
        self.fanout = fanout
        self.hosted: OrderedDict[int, Hosted] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}

    async def serve(self) -> None:
        """Listen for moves of every title at its version of the rules."""
        for name in NAMES:
            game = title(name).game
            await self.fanout.listen(f"referee.{game.name()}.{game.version()}", self.hear, "referee")

    async def hear(self, data: bytes) -> bytes:
        """One request; whatever goes wrong with a match is its own error and nobody else's."""
        try:
            ask = msgspec.json.decode(data, type=Ask)
            answer = await (self.play(ask) if ask.send is not None else self.look(ask))
        except Refused as refused:
            answer = Answer(refused=refused.reason)
        except msgspec.DecodeError:  # also what is JSON but no request
            answer = Answer(refused="refused-malformed")
        except Exception:
            log.exception("a match broke")
            answer = Answer(refused="refused-broken")
        return msgspec.json.encode(answer)

    async def look(self, ask: Ask) -> Answer:
        """What a viewer sees now."""
        async with self.holding(ask.match) as hosted:
            await self._catch_up(ask.match, hosted)
            update = hosted.host.update(ask.viewer, ask.since)
        return Answer(seq=hosted.written, update=msgspec.Raw(msgspec.json.encode(update)))

    async def play(self, ask: Ask) -> Answer:
        """A move of a seat. A journal that has grown meanwhile is read again, and the move judged anew."""
        if ask.viewer is None:
            raise Refused("refused-not-your-turn")
        for _ in range(TRIES):
            async with self.holding(ask.match) as hosted:
                host = hosted.host
                try:
                    if isinstance(ask.send, Undo):
                        host.undo(ask.viewer)
                    elif ask.send is not None:
                        host.choose(ask.viewer, ask.send.decision, ask.send.move)
                    self._answer_forced(host)
                    await self._commit(ask.match, hosted)
                except Conflict:
                    continue
                except Refused:
                    if await self._catch_up(ask.match, hosted):
                        continue  # it was judged on an old table
                    raise
                except Exception:
                    self.hosted.pop(ask.match, None)  # its memory may be ahead of the journal
                    raise
                return Answer(seq=hosted.written)
        raise Refused("refused-too-late")

    def _answer_forced(self, host: Host) -> None:
        """What cannot be otherwise happens with the move that led to it; bots are for later."""
        while (due := host.due()) is not None and due not in host.bots:
            host.answer(due)

    @contextlib.asynccontextmanager
    async def holding(self, match: int) -> AsyncIterator[Hosted]:
        """The match, for one caller at a time; one whose memory was thrown away meanwhile is found anew."""
        while True:
            hosted = await self.find(match)
            async with hosted.lock:
                if self.hosted.get(match) is hosted:
                    yield hosted
                    return

    async def find(self, match: int) -> Hosted:
        """The match in memory, or read from the journal."""
        async with self._loading.setdefault(match, asyncio.Lock()):
            found = self.hosted.get(match)
            if found is None:
                found = Hosted(await self._load(match))
                self.hosted[match] = found
                while len(self.hosted) > CACHED_MAX:
                    self.hosted.popitem(last=False)
            self.hosted.move_to_end(match)
        self._loading.pop(match, None)
        return found

    async def _load(self, match: int) -> Host:
        kept = await read(self.engine, match, 0)
        if kept is None:
            raise Refused("refused-no-such-match")
        header = kept.header
        chosen = title(header["game"])
        bots = {
            seat: make_bot(player, header["game"]) for seat, player in enumerate(header["players"]) if player != PERSON
        }
        played: Match[Any] = Match(chosen.game, len(header["players"]), header["options"])
        seed = int.from_bytes(header["secret"][:6], "big") ^ match
        host = Host(chosen, played, list(header["names"]), bots, header["secret"], QuickDice(seed))
        for entry in kept.entries:
            host.repeat(entry)
            host.dice.rolled += len(entry.fell)
        return host

    async def _catch_up(self, match: int, hosted: Hosted) -> bool:
        """Play what others have appended; true when there was anything."""
        kept = await read(self.engine, match, hosted.written)
        if kept is None or not kept.entries:
            return False
        for entry in kept.entries:
            hosted.host.repeat(entry)
            hosted.host.dice.rolled += len(entry.fell)
        hosted.written = len(hosted.host.match.journal)
        return True

    async def _commit(self, number: int, hosted: Hosted) -> None:
        """Append what is new, then tell every viewer; on any failure the memory of the match is thrown away."""
        host, base = hosted.host, hosted.written
        match = host.match
        if match.digests is None:
            raise AssertionError("hosted matches keep digests")
        over = match.is_over()
        length = len(match.journal)
        append = Append(
            number,
            base,
            tuple(match.journal[base:]),
            tuple(match.digests[base:]),
            tuple(match.deciders()),
            datetime.now(UTC) if any(seat in host.bots for seat in match.deciders()) else None,
            result_of(match) if over else None,
        )
        try:
            await self.writer.append(append)
        except BaseException:
            self.hosted.pop(number, None)
            raise
        hosted.written = length
        await self._tell(number, host, base)

    async def _tell(self, number: int, host: Host, base: int) -> None:
        """One update per viewer, each with what that viewer may know and nothing else."""
        viewers: list[Seat | None] = [None, *range(len(host.names))]
        for viewer in viewers:
            subject = f"match.{number}.public" if viewer is None else f"match.{number}.seat.{viewer}"
            await self.fanout.publish(subject, msgspec.json.encode(host.update(viewer, base)))

    # Matches that are due: new ones, and those in which a bot must move.

    async def take_due(self) -> int:
        """Take some matches that are due and play them on; how many they were."""
        async with self.engine.begin() as connection:
            taken = await connection.execute(LEASE, {"limit": DUE_AT_ONCE, "seconds": LEASE_SECONDS})
            numbers = [row.id for row in taken]
        for number in numbers:
            try:
                await self.go_on(number)
            except Conflict:
                continue  # somebody else was quicker
            except Exception:
                log.exception("match %s is due and broken", number)
        return len(numbers)

    async def go_on(self, number: int) -> None:
        """Begin the match, or let its bots move until a person must decide."""
        async with self.holding(number) as hosted:
            await self._catch_up(number, hosted)
            host = hosted.host
            try:
                if not host.match.journal:
                    host.begin()
                while (due := host.due()) is not None:
                    host.answer(due)
                    if len(host.match.journal) - hosted.written >= TOGETHER_MAX:
                        await self._commit(number, hosted)
                await self._commit(number, hosted)
            except Exception:
                self.hosted.pop(number, None)  # its memory may be ahead of the journal
                raise


LEASE = text(
    "UPDATE matches SET due_at = now() + make_interval(secs => :seconds) WHERE id IN ("
    "SELECT id FROM matches WHERE due_at <= now() ORDER BY due_at FOR UPDATE SKIP LOCKED LIMIT :limit) RETURNING id"
)

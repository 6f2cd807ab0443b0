"""Plays moves on hosted matches: ruled on in a process apart, committed, and only then told to anybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.bots import levels_of
from yupana.engine.agenda import END_TURN
from yupana.games import title
from yupana.protocol.messages import SeatClock
from yupana.server import asks, clocks, downtime, monitoring
from yupana.server.asks import CLOSED, PERSON, Answer, Ask
from yupana.server.clocks import Outage
from yupana.server.fanout.fanout import Fanout
from yupana.server.journal.database import TROUBLES
from yupana.server.journal.homes import Home
from yupana.server.journal.writer import Append, Conflict, Overloaded
from yupana.server.logs import trace
from yupana.server.referee import rulings
from yupana.server.referee.child import Child, Hung, Lost
from yupana.server.referee.pulse import Pulse
from yupana.server.referee.rulings import Question, Ruling
from yupana.server.referee.shelf import PLAYED, TRIES, Held, Refusal, Shelf
from yupana.server.referee.turns import Turns

log = logging.getLogger(__name__)

DUE_AT_ONCE = 20  # due matches taken in one go
LEASE_SECONDS = 15  # for which a taken match is left alone by others
LOOK_SECONDS = 1.0  # between looks for matches that are due, when nobody rings
THINK_LEAST_SECONDS = 0.1  # for a bot that had to wait for others as long as it may take
BOT_SECONDS = 10.0  # for one choice of a bot
STOP_SECONDS = 6.0  # for what was begun, when told to stop

OWN = (rulings.Play, rulings.Resign)  # what only the person at a seat does


class Referee:
    """One of several; which of them plays a move does not matter, because the journal decides races."""

    def __init__(
        self,
        homes: Sequence[Home],
        fanout: Fanout,
        hall: Child,
        *thinkers: Child,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        pulse: AsyncEngine | None = None,
    ) -> None:
        self.id = secrets.token_hex(6)
        self.homes = homes
        self.fanout = fanout
        self.shelf = Shelf(homes, fanout, hall)
        self.pulse = Pulse(pulse or homes[0].engine, self.id, self.shelf.plays, now)
        self.thinkers = thinkers
        self.turns = Turns(thinkers)
        self.now = now
        self.moves = 0
        self._thinking: dict[int, tuple[Child, bytes]] = {}  # by match, and what hurries that thought
        self._going: dict[int, bool] = {}  # matches that are being played on; whether to look once more
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False
        self._left: set[int] = set()  # matches that others must go on with
        self._rung = asyncio.Event()
        self._stops: list[Callable[[], Awaitable[None]]] = []

    # Serving: listen, say that one is there, look for what is due.

    async def serve(self) -> None:
        """Listen for what gateways ask, for every title at its version of the rules."""
        for game, rules in self.shelf.plays:
            self._stops.append(await self.fanout.listen(asks.referee_subject(game, rules), self.hear, "referee"))
            own = asks.referee_subject(game, rules, self.id)
            self._stops.append(await self.fanout.listen(own, self.hear, self.id))
        self._stops.append(await self.fanout.listen(asks.DUE, self._ring))
        self._stops.append(await self.fanout.listen(asks.HURRY, self._hurry))

    async def run(self) -> None:
        """Look for matches that are due, again and again, until told to stop or cancelled."""
        pulse = asyncio.create_task(self.pulse.run())
        try:
            await self._look_for_due()
        finally:
            pulse.cancel()
            await asyncio.gather(pulse, return_exceptions=True)

    async def _look_for_due(self) -> None:
        while not self._stopping:
            try:
                await self.pulse.caught_up()
                while not self._stopping and (numbers := await self._lease()):
                    for number in numbers:  # not waited for: a bot may think for minutes
                        self._spawn(self.go_on(number))
            except asyncio.CancelledError:
                raise
            except Exception as problem:  # the database is away: it will come back
                log.warning("cannot look for matches that are due: %s", problem)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._rung.wait()
            self._rung.clear()

    async def stop(self) -> None:
        """Hear no more, finish what was begun, and leave the rest to others."""
        self._stopping = True
        self.pulse.here = False
        self._rung.set()
        with contextlib.suppress(*TROUBLES):  # the database may be away; then it is forgotten soon
            await downtime.be_gone(self.pulse.engine, self.id)
        await asyncio.gather(*[stop() for stop in self._stops], return_exceptions=True)  # the bus may be away
        self._stops.clear()
        for thinker, word in self._thinking.values():
            thinker.aside(word)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while self._going or self._tasks:
                    await asyncio.sleep(0.02)
        if self._left:
            try:
                for home in self.homes:
                    async with home.engine.begin() as connection:
                        await connection.execute(LEAVE, {"ids": [*self._left], "now": self.now()})
                await self.fanout.publish(asks.DUE, b"")
            except Exception as problem:  # their leases run out soon
                log.warning("cannot hand matches over: %s", problem)

    async def _ring(self, _: bytes) -> None:
        self._rung.set()

    async def _hurry(self, data: bytes) -> None:
        match = int(data)
        held = self.shelf.held.get(match)
        if held is not None:
            held.hurried = next((seat for seat in held.waiting if held.players[seat] != PERSON), None)
        if match in self._thinking:
            thinker, word = self._thinking[match]
            thinker.aside(word)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What gateways ask.

    async def hear(self, data: bytes) -> bytes:
        """One request; whatever goes wrong with a match is its own error and nobody else's."""
        try:
            ask = ASK.decode(data)
            trace.set(ask.trace)
            answer = await self.answer(ask)
        except Refusal as refusal:
            monitoring.refusals.labels(refusal.reason).inc()
            answer = Answer(refused=refusal.reason)
        except msgspec.DecodeError:  # also what is JSON but no request
            answer = Answer(refused="refused-malformed")
        except (
            Overloaded,
            OSError,
            TimeoutError,
            SQLAlchemyError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
        ) as why:
            log.warning("match is left alone for now: %s", why)  # the database is away, or too much is going on
            answer = Answer(refused="refused-busy")
        except Exception:
            log.exception("a request failed")
            answer = Answer(refused="refused-broken")
        return msgspec.json.encode(answer)

    async def answer(self, ask: Ask) -> Answer:
        """One wish of a gateway."""
        match, wish = ask.match, ask.wish
        if isinstance(wish, asks.Look):
            return await self.look(match, wish)
        if isinstance(wish, asks.Decide):
            return await self.decide(match, wish)
        if isinstance(wish, asks.Move):
            return await self.change(match, rulings.Play(match, wish.seat, wish.send), wish.person)
        if isinstance(wish, asks.TakeBack):
            return await self.change(match, rulings.TakeBack(match, wish.seat, wish.to), taken_back=True)
        if isinstance(wish, asks.SetPlayer):
            return await self.change(match, rulings.SetPlayer(match, wish.seat, wish.player), wish.person, wish.before)
        if isinstance(wish, asks.Resign):
            return await self.change(match, rulings.Resign(match, wish.seat), wish.person)
        if isinstance(wish, asks.Check):
            return Answer(refused=title(wish.game).game.refuses(wish.seats, wish.options))
        if isinstance(wish, asks.Hurry):
            return await self.hurry(match, wish.person)
        return await self.arrange(match, wish)

    async def look(self, match: int, wish: asks.Look) -> Answer:
        """What a viewer sees now; nothing when it knows."""
        async with self.shelf.alone(match):
            held = await self.shelf.fresh(match)
            if wish.since == held.seq and wish.since:
                return Answer(seq=held.seq)
            ruling = await self.shelf.ask(match, held, rulings.Look(match, wish.viewer))
            return Answer(seq=ruling.seq, body=msgspec.Raw(self._news(match, held, ruling.body)))

    async def decide(self, match: int, wish: asks.Decide) -> Answer:
        """What a bot is asked that is a program of its own, with the time it has left."""
        async with self.shelf.alone(match):
            held = await self.shelf.fresh(match)
            ruling = await self.shelf.ask(match, held, rulings.Decide(match, wish.seat))
        message = msgspec.json.decode(ruling.body)
        if held.clocks:
            message["seconds"] = round(clocks.left(held.clocks, wish.seat, self.now(), self._outages(held)), 1)
        return Answer(seq=ruling.seq, body=msgspec.Raw(msgspec.json.encode(message)))

    async def change(
        self,
        match: int,
        question: Question,
        person: int | None = None,
        before: int | None = None,
        taken_back: bool = False,
    ) -> Answer:
        """Something happens at the table. If the journal has grown meanwhile, it is judged anew."""
        await self.pulse.caught_up()
        async with self.shelf.alone(match):
            for _ in range(TRIES):
                held = await self.shelf.hold(match)
                if held.result is not None or held.broken == CLOSED:
                    raise Refusal("refused-over")
                if isinstance(question, rulings.SetPlayer):
                    held = await self.shelf.fresh(match)
                    if held.people.get(question.seat) not in (before, person):  # another was quicker
                        raise Refusal("problem-seat-taken")
                if isinstance(question, OWN) and held.people.get(question.seat) != person:
                    held = await self.shelf.load(match)  # somebody has sat down or got up
                    if held.people.get(question.seat) != person:
                        raise Refusal("refused-not-your-turn")
                try:
                    ruling = await self.shelf.ask(match, held, question)
                except Refusal:
                    if await self.shelf.fresh(match) is held:
                        raise
                    continue  # it was judged on an old table
                if isinstance(question, rulings.SetPlayer):
                    held.players[question.seat] = question.player
                    held.people.pop(question.seat, None)
                    if person is not None:
                        held.people[question.seat] = person
                if isinstance(question, (rulings.Play, rulings.SetPlayer)) and held.clocks:  # somebody is there
                    clocks.back(held.clocks, question.seat, self.now(), self._outages(held))
                with contextlib.suppress(Conflict):
                    await self._commit(match, held, ruling, taken_back)
                    return Answer(seq=ruling.seq)
        raise Refusal("refused-too-late")

    async def arrange(self, match: int, wish: asks.Pause | asks.Away | asks.Close) -> Answer:
        """The clocks stand or run, or the match is closed: nothing happens on the table."""
        await self.pulse.caught_up()
        async with self.shelf.alone(match):
            for _ in range(TRIES):
                held = await self.shelf.fresh(match)
                now = self.now()
                if held.result is not None or held.broken == CLOSED:
                    raise Refusal("refused-over")
                if isinstance(wish, asks.Close):
                    held.broken = CLOSED
                    if held.clocks:
                        clocks.stop(held.clocks, now, self._outages(held))
                elif held.clocks is None:
                    raise Refusal("refused-no-clock")
                elif isinstance(wish, asks.Pause):
                    if wish.paused:
                        clocks.pause(held.clocks, now, self._outages(held))
                    else:
                        clocks.resume(held.clocks, now)
                elif why := clocks.away(
                    held.clocks,
                    wish.seat,
                    wish.first,
                    wish.last,
                    now,
                    self._outages(held),
                    wish.zone,
                ):
                    raise Refusal(why)
                with contextlib.suppress(Conflict):
                    await self._write(match, held)
                    return Answer(seq=held.seq)
        raise Refusal("refused-too-late")

    async def hurry(self, match: int, person: int) -> Answer:
        """Somebody waits for a bot impatiently; another referee may be the one that lets it think."""
        async with self.shelf.alone(match):
            held = await self.shelf.hold(match)
            if person not in held.people.values():
                held = await self.shelf.load(match)  # somebody has sat down or got up
                if person not in held.people.values():
                    raise Refusal("problem-not-seated")
        await self.fanout.publish(asks.HURRY, b"%d" % match)
        return Answer(seq=held.seq)

    # Writing, then telling.

    async def _commit(self, match: int, held: Held, ruling: Ruling, taken_back: bool = False) -> None:
        """Append what is new, then tell every viewer; on any failure the memory of the match is thrown away."""
        if ruling.base != held.seq:  # the hall has lost or gained something that the journal has not
            await self.shelf.forget(match)
            raise Conflict(match)
        before = held.waiting
        held.waiting = ruling.waiting
        held.promised = {seat: until for seat, until in held.promised.items() if seat in held.waiting}
        if held.hurried not in held.waiting:
            held.hurried = None
        held.result = ruling.result or None
        held.broken = None
        now = self.now()
        if held.clocks:
            if ruling.result:
                clocks.stop(held.clocks, now, self._outages(held))
            else:
                running = [seat for seat in ruling.waiting if held.players[seat] == PERSON]
                clocks.turn(held.clocks, running, now, self._outages(held), taken_back=taken_back)
        await self._write(match, held, ruling)
        self.moves += len(ruling.lines)
        await self._tell(match, held, ruling, before)
        if ruling.bots:
            self._spawn(self.go_on(match))

    async def _write(self, match: int, held: Held, ruling: Ruling | None = None) -> None:
        """One append of the match as it stands now."""
        due_at = self._due_at(held)
        held.wake_at = self._wake_at(held, due_at)
        append = Append(
            match,
            held.revision,
            ruling.base if ruling else held.seq,
            tuple(ruling.lines) if ruling else (),
            tuple(held.players),
            tuple([held.people.get(seat) for seat in range(len(held.players))]),
            tuple(held.waiting),
            msgspec.json.encode(held.clocks).decode() if held.clocks else None,
            due_at,
            held.wake_at,
            held.result,
            held.broken,
            ruling.record or None if ruling else None,
        )
        try:
            await self.shelf.home(match).writer.append(append)
        except BaseException:
            await self.shelf.forget(match)
            raise
        held.revision += 1
        held.seq = ruling.seq if ruling else held.seq

    def _due_at(self, held: Held) -> datetime | None:
        """When somebody must look: soon, should this referee fall silent in a bot's turn; when a clock runs out."""
        if held.result is not None or held.broken is not None:
            return None
        now = self.now()
        if not held.waiting:  # it has yet to begin
            return now
        if any(held.players[seat] != PERSON for seat in held.waiting):
            return now + timedelta(seconds=LEASE_SECONDS)
        if not held.clocks:
            return None
        ends = [clocks.deadline(held.clocks, seat, self._outages(held), now) for seat in held.waiting]
        return min([end for end in ends if end is not None], default=None)

    def _wake_at(self, held: Held, due_at: datetime | None) -> datetime | None:
        """When a referee looks. What was written stays while it is not too late: who looks too early writes it anew.

        So a deadline that every move puts off costs nothing until the first of them has come.
        """
        kept = held.wake_at
        if held.result is None and kept is not None and self.now() < kept and (due_at is None or kept <= due_at):
            return kept
        return due_at

    async def _tell(self, match: int, held: Held, ruling: Ruling, before: list[int]) -> None:
        """What everybody may know, and apart what some seats may know; in front stand those seats and the length."""
        publish = self.fanout.publish
        if ruling.public:
            apart = b"%b %d" % ("".join([str(seat) for seat in ruling.own]).encode(), ruling.seq)
            await publish(asks.public_subject(match), apart + b"\n" + self._news(match, held, ruling.public))
            for seat, told in ruling.own.items():
                await publish(asks.seat_subject(match, seat), self._news(match, held, told))
        else:
            await publish(asks.table_subject(match), b"")
        if before != held.waiting:
            for seat in {*before} ^ {*held.waiting}:
                if seat in held.people:
                    await publish(asks.person_subject(held.people[seat]), b"")

    def _news(self, match: int, held: Held, what: bytes) -> bytes:
        """The message that browsers are sent, with the clocks as they stand."""
        shown = b"null"
        if held.clocks:
            now, found = self.now(), held.clocks
            shown = msgspec.json.encode(
                [
                    SeatClock(
                        round(clocks.left(found, seat, now, self._outages(held)), 1),
                        clock.since is not None and found.paused is None,
                        clocks.asleep(found, seat, now),
                    )
                    for seat, clock in enumerate(found.seats)
                ]
            )
        return b'{"type":"news","table":%d,"what":%b,"clocks":%b}' % (match, what, shown)

    def _outages(self, held: Held) -> list[Outage]:
        """When a match could not be played because of us."""
        return self.pulse.outages.get(held.version, [])

    # Matches that are due: new ones, those in which a bot must move, those in which a clock has run out.

    async def take_due(self) -> int:
        """Take some matches that are due and play them on; how many they were."""
        numbers = await self._lease()
        await asyncio.gather(*[self.go_on(number) for number in numbers])
        return len(numbers)

    async def _lease(self) -> list[int]:
        """Some matches that are due and of rules that are played here, which others leave alone for a while."""
        asked = {"limit": DUE_AT_ONCE, "seconds": LEASE_SECONDS, "now": self.now(), **self.shelf.played()}
        found: list[int] = []
        for home in self.homes:
            try:
                async with home.engine.begin() as connection:
                    found += [row.id for row in await connection.execute(LEASE, asked)]
            except TROUBLES as problem:  # that database is away, and will come back; matches elsewhere go on
                log.warning("cannot look for matches that are due: %s", problem)
        return found

    async def go_on(self, match: int) -> None:
        """Begin the match, let its bots move, let time run out, until a person must decide."""
        if match in self._going:
            self._going[match] = True
            return
        self._going[match] = True
        try:
            while self._going[match] and not self._stopping:
                self._going[match] = False
                while not self._stopping and await self._step(match):
                    pass
        except (Refusal, Conflict) as problem:
            log.info("match %s: %s", match, problem)  # somebody else was quicker, or it is broken
        except Exception:
            log.exception("match %s is due and cannot go on", match)
        finally:
            del self._going[match]
            if self._stopping:
                self._left.add(match)

    async def _step(self, match: int) -> bool:
        """One thing that is due; whether there may be more."""
        async with self.shelf.alone(match):
            held = await self.shelf.fresh(match)
            if held.seq == 0 and held.broken is None:
                ruling = await self.shelf.ask(match, held, rulings.Begin(match))
                await self._commit(match, held, ruling)
                return bool(ruling.bots)
            bots = [seat for seat in held.waiting if held.players[seat] != PERSON]
            if not bots or held.result is not None or held.broken is not None:
                return await self._run_out(match, held)
            seat = bots[0]
            seen = await self.shelf.ask(match, held, rulings.Position(match, seat, held.hurried == seat))
        move = await self._think(match, held, seat, seen)
        async with self.shelf.alone(match):
            held = await self.shelf.hold(match)
            if held.result is not None or held.broken is not None:  # resigned or closed while the bot thought
                return False
            if held.seq != seen.seq:
                return True
            try:
                ruling = await self.shelf.ask(match, held, rulings.PlayBot(match, seat, seen.seq, move))
            except Refusal:
                if await self.shelf.fresh(match) is not held or not move:
                    raise
                ruling = await self.shelf.ask(match, held, rulings.PlayBot(match, seat, seen.seq))
            if move.partition(" ")[0] == END_TURN:
                held.promised.pop(seat, None)
            await self._commit(match, held, ruling)
            return bool(ruling.bots)

    async def _think(self, match: int, held: Held, seat: int, seen: Ruling) -> str:
        """A bot's choice; nothing when it took too long or fell. What it waits in a turn, it thinks less."""
        word = rulings.hurry(match, seen.seq)
        promised = levels_of(held.version[0]).get(held.players[seat], 0.0)
        people = {person for place, person in held.people.items() if held.players[place] == PERSON}
        began = time.perf_counter()
        until = held.promised.setdefault(seat, began + promised)
        for _ in range(TRIES):
            async with self.turns.turn(people, match, word, held.thinker) as thinker:
                held.thinker = thinker
                self._thinking[match] = thinker, word
                rest = 0.0 if held.hurried == seat else until - time.perf_counter()
                late = asyncio.get_running_loop().call_later(max(THINK_LEAST_SECONDS, rest), thinker.aside, word)
                try:
                    move = (await thinker.call(seen.body, BOT_SECONDS)).decode()
                    monitoring.bot_seconds.observe(time.perf_counter() - began)
                    return move
                except Lost:
                    continue
                except Hung:
                    break
                finally:
                    late.cancel()
                    del self._thinking[match]
        log.warning("a bot did not answer in time")
        return ""

    async def _run_out(self, match: int, held: Held) -> bool:
        """Play the default for one whose clock has run out; by the table's policy a bot then takes the seat."""
        await self.pulse.caught_up()
        now = self.now()
        late: list[int] = []
        if held.clocks and held.result is None and held.broken is None:
            late = [seat for seat in clocks.expired(held.clocks, now, self._outages(held)) if seat in held.waiting]
        if not late or held.clocks is None:
            with contextlib.suppress(Conflict):
                await self._write(match, held)  # nothing is due after all: write down when it next is
            return False
        seat = late[0]
        ruling = await self.shelf.ask(match, held, rulings.PlayBot(match, seat, held.seq, player=held.on_timeout))
        clocks.miss(held.clocks, seat, now, self._outages(held))
        if held.on_timeout:
            held.players[seat] = held.on_timeout
        await self._commit(match, held, ruling)
        await self.fanout.publish(asks.table_subject(match), b"")
        return True


ASK = msgspec.json.Decoder(Ask)
LEASE = text(
    "UPDATE ONLY matches SET wake_at = CAST(:now AS timestamptz) + make_interval(secs => :seconds) WHERE id IN ("
    f"SELECT id FROM ONLY matches WHERE wake_at <= :now AND {PLAYED}"
    " ORDER BY wake_at FOR UPDATE SKIP LOCKED LIMIT :limit)"
    " RETURNING id"
)
LEAVE = text("UPDATE ONLY matches SET wake_at = :now WHERE id = ANY(:ids) AND wake_at IS NOT NULL")

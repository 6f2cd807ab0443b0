"""Referees over a real bus and a real database: moves in, entries and updates out, whoever is quicker."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.conftest import NATS

from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.games import title
from yupana.play.host import Host
from yupana.protocol.messages import Choose, Undo, Update
from yupana.server.fanout.fanout import Fanout, Unanswered
from yupana.server.fanout.local import LocalFanout
from yupana.server.fanout.over_nats import NatsFanout
from yupana.server.journal.database import connect
from yupana.server.journal.reader import create, read
from yupana.server.journal.writer import Writer
from yupana.server.referee.referee import Answer, Ask, Referee

GAME = title("tzolkin").game
SUBJECT = "referee.tzolkin.1"
SECRET = bytes(range(32))
SECONDS = 10


class Town:
    """Some referees, each with connections of its own, and a client beside them."""

    def __init__(self, engine: AsyncEngine, referees: list[Referee], client: Fanout) -> None:
        self.engine = engine
        self.referees = referees
        self.client = client

    async def ask(self, ask: Ask) -> Answer:
        data = await self.client.request(SUBJECT, msgspec.json.encode(ask), SECONDS)
        return msgspec.json.decode(data, type=Answer)

    async def look(self, match: int, viewer: int | None, since: int = 0) -> Update:
        return msgspec.json.decode((await self.ask(Ask(match, viewer, None, since))).update, type=Update)

    async def begin(self, *players: str) -> int:
        number = await create(self.engine, GAME, {"market-cap": 0}, list("ABCD")[: len(players)], list(players), SECRET)
        assert await self.referees[0].take_due() == 1
        return number


@contextlib.asynccontextmanager
async def town(database: str, referees: int = 2) -> AsyncIterator[Town]:
    async with contextlib.AsyncExitStack() as stack:
        found: list[Referee] = []
        for _ in range(referees):
            engine = connect(database)
            stack.push_async_callback(engine.dispose)
            fanout = await NatsFanout.connect(NATS)
            stack.push_async_callback(fanout.close)
            referee = Referee(engine, await stack.enter_async_context(Writer(engine)), fanout)
            await referee.serve()
            found.append(referee)
        client = await NatsFanout.connect(NATS)
        stack.push_async_callback(client.close)
        yield Town(found[0].engine, found, client)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_a_whole_match_is_played_through_two_referees(database: str) -> None:
    async def play() -> None:
        async with town(database) as here:
            number = await here.begin("person", "person")
            heard: dict[int, list[bytes]] = {0: [], 1: []}

            def hear(seat: int) -> Callable[[bytes], Awaitable[None]]:
                async def keep(data: bytes) -> None:
                    heard[seat].append(data)

                return keep

            for seat in (0, 1):
                await here.client.listen(f"match.{number}.seat.{seat}", hear(seat))
            dice = QuickDice(5)
            moves = 0
            while True:
                update = await here.look(number, None)
                if update.over:
                    break
                seat = update.waiting[0]
                decision = (await here.look(number, seat)).decision
                assert decision is not None
                option = decision.options[dice.roll(len(decision.options))]
                answer = await here.ask(Ask(number, seat, Choose(decision.id, option.move)))
                assert answer.refused == ""
                moves += 1
            await asyncio.sleep(0.2)
            kept = await read(here.engine, number, 0)
            assert kept is not None
            again: Match[Any] = Match(GAME, 2, {"market-cap": 0})
            for entry in kept.entries:
                again.repeat(entry)
            assert again.is_over()
            assert again.digests == kept.digests
            assert all(len(referee.hosted) == 1 for referee in here.referees), "both took part"
            for seat in (0, 1):
                assert len(heard[seat]) == moves
                last = msgspec.json.decode(heard[seat][-1], type=Update)
                assert last.over

    run(play)


def test_what_a_seat_is_sent_is_what_its_view_holds(database: str) -> None:
    async def compare() -> None:
        async with town(database, 1) as here:
            number = await here.begin("person", "person", "person")
            kept = await read(here.engine, number, 0)
            assert kept is not None
            for viewer in (None, 0, 1, 2):
                host = Host(
                    title("tzolkin"), Match(GAME, 3, {"market-cap": 0}), ["A", "B", "C"], {}, SECRET, QuickDice(0)
                )
                for entry in kept.entries:
                    host.repeat(entry)
                host.match.state = GAME.guess(GAME.view(host.match.state, viewer), viewer, QuickDice(9))
                expected = msgspec.json.decode(msgspec.json.encode(host.update(viewer)), type=Update)
                assert await here.look(number, viewer) == expected, "another world that looks the same is sent the same"

    run(compare)


def test_of_two_answers_to_one_decision_one_is_taken(database: str) -> None:
    async def race() -> None:
        async with town(database) as here:
            number = await here.begin("person", "person")
            for _ in range(30):
                seat = (await here.look(number, None)).waiting[0]
                decision = (await here.look(number, seat)).decision
                assert decision is not None
                asks = [Ask(number, seat, Choose(decision.id, option.move)) for option in decision.options[:2]] * 2
                answers = await asyncio.gather(*[here.ask(ask) for ask in asks])
                assert sorted([answer.refused for answer in answers]) == [""] + ["refused-too-late"] * (len(asks) - 1)
            kept = await read(here.engine, number, 0)
            assert kept is not None
            assert [entry.seat for entry in kept.entries].count(-1) == 1

    run(race)


def test_bots_move_when_they_are_due_and_only_once(database: str) -> None:
    async def wait() -> None:
        async with town(database) as here:
            number = await create(here.engine, GAME, {}, ["A", "B", "C"], ["random", "greedy", "random"], SECRET)
            taken = await asyncio.gather(*[referee.take_due() for referee in here.referees])
            assert sum(taken) == 1
            update = await here.look(number, None)
            assert update.over
            kept = await read(here.engine, number, 0)
            assert kept is not None
            assert kept.header["result"]
            assert kept.header["due_at"] is None

    run(wait)


def test_a_person_and_a_bot_take_turns(database: str) -> None:
    async def play() -> None:
        async with town(database, 1) as here:
            number = await here.begin("person", "random")
            for _ in range(25):
                decision = (await here.look(number, 0)).decision
                assert decision is not None
                assert (await here.ask(Ask(number, 0, Choose(decision.id, decision.options[0].move)))).refused == ""
                while (await here.look(number, None)).waiting == [1]:
                    await here.referees[0].take_due()

    run(play)


def test_a_move_can_be_taken_back_across_referees(database: str) -> None:
    async def back() -> None:
        async with town(database) as here:
            number = await here.begin("person", "random")
            undone = 0
            for _ in range(12):
                update = await here.look(number, 0)
                if update.undo:
                    assert (await here.ask(Ask(number, 0, Undo()))).refused == ""
                    undone += 1
                    update = await here.look(number, 0)
                assert update.decision is not None
                await here.ask(Ask(number, 0, Choose(update.decision.id, update.decision.options[0].move)))
                while (await here.look(number, None)).waiting == [1]:
                    await here.referees[1].take_due()
            assert undone

    run(back)


@pytest.mark.parametrize(
    ("data", "refused"),
    [
        (b"no json", "refused-malformed"),
        (b'{"match": "one"}', "refused-malformed"),
        (b'{"match": 1, "stranger": 2}', "refused-malformed"),
        (b'{"match": 999999999}', "refused-no-such-match"),
    ],
)
def test_nonsense_is_refused_with_a_reason(database: str, data: bytes, refused: str) -> None:
    async def ask() -> None:
        async with town(database, 1) as here:
            answer = msgspec.json.decode(await here.client.request(SUBJECT, data, SECONDS), type=Answer)
            assert answer.refused == refused

    run(ask)


def test_a_rule_that_breaks_costs_one_match_an_error(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def break_one() -> None:
        async with town(database, 1) as here:
            broken, sound = await here.begin("person", "person"), await here.begin("person", "person")
            hosted = await here.referees[0].find(broken)

            def crash(*_: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(hosted.host, "choose", crash)
            ask = Ask(broken, 0, Choose("1:0", "nothing"))
            assert (await here.ask(ask)).refused == "refused-broken"
            decision = (await here.look(sound, 0)).decision
            assert decision is not None
            assert (await here.ask(Ask(sound, 0, Choose(decision.id, decision.options[0].move)))).refused == ""
            assert (await here.look(broken, 0)).decision is not None, "and that match is read again from its journal"

    run(break_one)


def test_the_bus_of_one_process_rings_like_the_real_one() -> None:
    async def ring() -> None:
        for fanout in (LocalFanout(), await NatsFanout.connect(NATS)):
            heard: list[tuple[str, bytes]] = []

            def hear(name: str, heard: list[tuple[str, bytes]] = heard) -> Callable[[bytes], Awaitable[bytes]]:
                async def keep(data: bytes) -> bytes:
                    heard.append((name, data))
                    return data + b"!"

                return keep

            stops = [await fanout.listen("test.all", hear(name)) for name in "ab"]
            stops += [await fanout.listen("test.one", hear(name), "queue") for name in "cd"]
            await fanout.publish("test.all", b"1")
            for number in range(6):
                assert await fanout.request("test.one", str(number).encode(), SECONDS) == f"{number}!".encode()
            await asyncio.sleep(0.1)
            assert sorted([each for each in heard if each[1] == b"1" and each[0] in "ab"]) == [("a", b"1"), ("b", b"1")]
            assert len([name for name, _ in heard if name in "cd"]) == 6
            for stop in stops:
                await stop()
            with pytest.raises(Unanswered):
                await fanout.request("test.one", b"?", 0.3)
            if isinstance(fanout, NatsFanout):
                await fanout.close()

    run(ring)

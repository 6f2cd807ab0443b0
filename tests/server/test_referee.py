"""Referees over a real bus and a real database: moves in, entries and updates out, whoever is quicker."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.budget import PATIENCE
from tests.server.conftest import NATS

from yupana.engine.dice import QuickDice
from yupana.engine.fair import check_fair
from yupana.engine.match import Entry, Match
from yupana.engine.record import read as read_record
from yupana.engine.record import result_of
from yupana.games import title
from yupana.play.host import Host
from yupana.protocol.messages import Change, Choose, News, Undo, Update, Whole
from yupana.server.asks import RULES_AWAY, Answer, Ask, Close, Look, Move, Resign, SetPlayer, TakeBack, Wish
from yupana.server.fanout.fanout import Fanout, Unanswered
from yupana.server.fanout.local import LocalFanout
from yupana.server.fanout.over_nats import NatsFanout
from yupana.server.journal.database import connect
from yupana.server.journal.homes import Home
from yupana.server.journal.reader import create, read
from yupana.server.journal.writer import Writer
from yupana.server.referee.child import Child
from yupana.server.referee.hall import Hall
from yupana.server.referee.referee import Referee
from yupana.server.referee.rulings import Open, Ruling

GAME = title("tzolkin").game
RULES = GAME.version()
SUBJECT = f"referee.tzolkin.{RULES}"
REALM = f"test{os.getpid()}"
SECRET = bytes(range(32))


class Town:
    """Some referees, each with connections of its own, and a client beside them."""

    def __init__(self, engine: AsyncEngine, referees: list[Referee], client: Fanout) -> None:
        self.engine = engine
        self.referees = referees
        self.client = client

    async def ask(self, match: int, wish: Wish) -> Answer:
        data = await self.client.request(SUBJECT, msgspec.json.encode(Ask(match, wish)), PATIENCE)
        return msgspec.json.decode(data, type=Answer)

    async def choose(self, match: int, seat: int, decision: str, move: str) -> Answer:
        return await self.ask(match, Move(seat, Choose(decision, move)))

    async def look(self, match: int, viewer: int | None) -> Update:
        news = msgspec.json.decode((await self.ask(match, Look(viewer))).body, type=News)
        assert isinstance(news.what, Whole)
        return news.what.update

    async def begin(self, *players: str) -> int:
        number = await make(self.engine, *players)
        assert await self.referees[0].take_due() == 1
        return number


async def make(engine: AsyncEngine, *players: str) -> int:
    options = {"market-cap": 0}
    return await create(engine, "tzolkin", RULES, options, list("ABCD")[: len(players)], list(players), SECRET)


@contextlib.asynccontextmanager
async def town(database: str, referees: int = 2) -> AsyncIterator[Town]:
    async with contextlib.AsyncExitStack() as stack:
        found: list[Referee] = []
        for _ in range(referees):
            engine = connect(database)
            stack.push_async_callback(engine.dispose)
            fanout = await NatsFanout.connect(NATS, REALM)
            stack.push_async_callback(fanout.close)
            writer = await stack.enter_async_context(Writer(engine))
            hall = await stack.enter_async_context(Child("hall"))
            thinker = await stack.enter_async_context(Child("thinker"))
            referee = Referee([Home(engine, writer)], fanout, hall, thinker)
            await referee.serve()
            stack.push_async_callback(referee.stop)
            found.append(referee)
        client = await NatsFanout.connect(NATS, REALM)
        stack.push_async_callback(client.close)
        yield Town(found[0].homes[0].engine, found, client)


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_a_whole_match_is_played_through_two_referees(database: str) -> None:
    async def play() -> None:
        async with town(database) as here:
            number = await here.begin("person", "person")
            heard: dict[int | None, list[Change]] = {None: [], 0: [], 1: []}

            def hear(viewer: int | None) -> Callable[[bytes], Awaitable[None]]:
                async def keep(data: bytes) -> None:
                    heading, _, rest = data.rpartition(b"\n")
                    apart = heading.partition(b" ")[0]
                    news = msgspec.json.decode(rest, type=News)
                    assert isinstance(news.what, Change)
                    heard[viewer].append(news.what)
                    for seat in (0, 1):
                        if viewer is None and str(seat).encode() not in apart:
                            heard[seat].append(news.what)

                return keep

            await here.client.listen(f"match.{number}.public", hear(None))
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
                assert (await here.choose(number, seat, decision.id, option.move)).refused == ""
                moves += 1
            await asyncio.sleep(0.2)
            kept = await read(here.engine, number)
            assert kept is not None
            again: Match[Any] = Match(GAME, 2, {"market-cap": 0})
            for line in kept.lines:
                again.repeat(Entry(line.seat, line.move, tuple(line.fell.split())))
            assert again.is_over()
            assert again.digests == [line.digest for line in kept.lines]
            assert all(len(referee.shelf.held) == 1 for referee in here.referees), "both took part"
            for changes in heard.values():
                assert len(changes) == moves
                assert changes[-1].over
            async with here.engine.connect() as connection:
                record = (await connection.execute(text("SELECT text FROM records"))).scalar_one()
            check_fair(read_record(record), GAME)
            assert kept.header["result"] == result_of(again)

    run(play)


def test_what_a_seat_is_sent_is_what_its_view_holds(database: str) -> None:
    async def compare() -> None:
        async with town(database, 1) as here:
            number = await here.begin("person", "person", "person")
            kept = await read(here.engine, number)
            assert kept is not None
            for viewer in (None, 0, 1, 2):
                host = Host(
                    title("tzolkin"), Match(GAME, 3, {"market-cap": 0}), ["A", "B", "C"], {}, SECRET, QuickDice(0)
                )
                for line in kept.lines:
                    host.repeat(Entry(line.seat, line.move, tuple(line.fell.split())))
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
                moves = [option.move for option in decision.options[:2]] * 2
                answers = await asyncio.gather(*[here.choose(number, seat, decision.id, move) for move in moves])
                assert sorted([answer.refused for answer in answers]) == [""] + ["refused-too-late"] * (len(moves) - 1)
            kept = await read(here.engine, number)
            assert kept is not None
            assert [line.seat for line in kept.lines].count(-1) == 1

    run(race)


def test_bots_move_when_they_are_due_and_only_once(database: str) -> None:
    async def wait() -> None:
        async with town(database) as here:
            number = await make(here.engine, "random", "greedy", "random")
            taken = await asyncio.gather(*[referee.take_due() for referee in here.referees])
            assert sum(taken) == 1
            update = await here.look(number, None)
            assert update.over
            kept = await read(here.engine, number)
            assert kept is not None
            assert kept.header["result"]
            assert kept.header["due_at"] is None

    run(wait)


def test_who_plays_alone_meets_an_opponent_that_the_rules_play(database: str) -> None:
    async def play() -> None:
        async with town(database, 1) as here:
            rules = title("tawantinsuyu").game.version()
            number = await create(here.engine, "tawantinsuyu", rules, {}, ["A"], ["random"], SECRET)
            assert await here.referees[0].take_due() == 1
            kept = await read(here.engine, number)
            assert kept is not None
            assert len(kept.header["result"].split()) == 2

    run(play)


async def until_persons_turn(here: Town, number: int) -> Update:
    while True:
        update = await here.look(number, 0)
        if update.waiting == [0] or update.over:
            return update
        await asyncio.sleep(0.01)


def test_a_person_and_a_bot_take_turns(database: str) -> None:
    async def play() -> None:
        async with town(database) as here:
            number = await here.begin("person", "random")
            for _ in range(25):
                decision = (await until_persons_turn(here, number)).decision
                assert decision is not None
                assert (await here.choose(number, 0, decision.id, decision.options[0].move)).refused == ""

    run(play)


def test_a_move_can_be_taken_back_across_referees(database: str) -> None:
    async def back() -> None:
        async with town(database) as here:
            number = await here.begin("person", "random")
            undone = 0
            for _ in range(12):
                update = await until_persons_turn(here, number)
                if update.undo:
                    assert (await here.ask(number, Move(0, Undo()))).refused == ""
                    undone += 1
                    update = await here.look(number, 0)
                assert update.decision is not None
                await here.choose(number, 0, update.decision.id, update.decision.options[0].move)
            assert undone

    run(back)


@pytest.mark.parametrize(
    ("data", "refused"),
    [
        (b"no json", "refused-malformed"),
        (b'{"match": "one"}', "refused-malformed"),
        (b'{"match": 1, "stranger": 2}', "refused-malformed"),
        (b'{"match": 999999999, "wish": {"type": "look"}}', "refused-no-such-match"),
    ],
)
def test_nonsense_is_refused_with_a_reason(database: str, data: bytes, refused: str) -> None:
    async def ask() -> None:
        async with town(database, 1) as here:
            answer = msgspec.json.decode(await here.client.request(SUBJECT, data, PATIENCE), type=Answer)
            assert answer.refused == refused

    run(ask)


async def expire(here: Town, number: int, times: int) -> None:
    """So many decisions, each with its first option."""
    for _ in range(times):
        update = await here.look(number, None)
        if update.over:
            return
        seat = update.waiting[0]
        decision = (await here.look(number, seat)).decision
        assert decision is not None
        assert (await here.choose(number, seat, decision.id, decision.options[0].move)).refused == ""


def test_a_rule_that_breaks_costs_one_match_an_error(database: str) -> None:
    async def break_one() -> None:
        async with town(database, 1) as here:
            broken, sound = await here.begin("person", "person"), await here.begin("person", "person")
            async with here.engine.begin() as connection:  # a journal that cannot be replayed
                await connection.execute(text("UPDATE entries SET fell = 'x' WHERE match = :id"), {"id": broken})
            here.referees[0].shelf.held.clear()
            await here.referees[0].shelf.forget(broken)
            assert (await here.ask(broken, Look(0))).refused == "refused-broken"
            await expire(here, sound, 3)
            kept = await read(here.engine, broken)
            assert kept is not None
            assert kept.header["broken"]

    run(break_one)


def test_a_rule_that_hangs_costs_one_match_an_error(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yupana.server.referee.shelf.RULE_SECONDS", 0.5)

    async def hang() -> None:
        async with town(database, 1) as here:
            hung, sound = await here.begin("person", "person"), await here.begin("person", "person")
            referee = here.referees[0]
            stopped = referee.shelf.hall._process
            assert stopped is not None
            os.kill(stopped.pid, signal.SIGSTOP)  # as good as an endless loop
            first, second = await asyncio.gather(here.ask(hung, Look(0)), here.ask(sound, Look(0)))
            assert [first.refused, second.refused] == ["refused-broken", ""], "the other one is simply asked again"
            assert referee.shelf.hall.ended == 1
            await expire(here, sound, 3)

    run(hang)


def test_a_bot_that_hangs_is_ended_and_the_default_is_played(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yupana.server.referee.referee.BOT_SECONDS", 0.3)

    async def hang() -> None:
        async with town(database, 1) as here:
            thinker = here.referees[0].thinkers[0]
            stopped = thinker._process
            assert stopped is not None
            os.kill(stopped.pid, signal.SIGSTOP)
            number = await here.begin("random", "person")
            update = await here.look(number, 1)
            assert update.waiting, "the match goes on"
            assert thinker.ended >= 1

    run(hang)


def test_a_match_that_was_forgotten_is_taken_up_from_its_journal_at_any_time(database: str) -> None:
    async def take_up() -> None:
        async with town(database, 1) as here:
            number = await here.begin("person", "person")
            await expire(here, number, 130)
            await here.referees[0].shelf.forget(number)
            update = await here.look(number, None)
            await here.referees[0].shelf.forget(number)
            seat = update.waiting[0]
            decision = (await here.look(number, seat)).decision
            await here.referees[0].shelf.forget(number)
            assert decision is not None
            assert (await here.choose(number, seat, decision.id, decision.options[0].move)).refused == ""
            while not (await here.look(number, None)).over:
                await here.referees[0].shelf.forget(number)
                await expire(here, number, 40)
            async with here.engine.connect() as connection:
                record = (await connection.execute(text("SELECT text FROM records"))).scalar_one()
            check_fair(read_record(record), GAME)

    run(take_up)


def test_all_agree_to_take_back_and_the_table_is_as_it_was(database: str) -> None:
    async def back() -> None:
        async with town(database) as here:
            number = await here.begin("person", "person")
            await expire(here, number, 10)
            before = await here.look(number, 0)
            await expire(here, number, 12)
            assert (await here.ask(number, TakeBack(0, before.seq))).refused == ""
            after = await here.look(number, 0)
            assert after.panels == before.panels
            assert after.decision is not None and before.decision is not None
            assert after.decision.options == before.decision.options
            assert after.seq > before.seq
            await expire(here, number, 5)

    run(back)


def test_a_bot_takes_a_seat_and_a_person_takes_it_back(database: str) -> None:
    async def swap() -> None:
        async with town(database) as here:
            number = await here.begin("person", "person")
            await expire(here, number, 4)
            assert (await here.ask(number, SetPlayer(0, "random"))).refused == ""
            while (await here.look(number, None)).waiting != [1]:
                await asyncio.sleep(0.02)
            update = await here.look(number, 0)
            assert (await here.choose(number, 0, f"{update.seq}:0", "end-turn")).refused == "refused-not-your-turn"
            assert (await here.ask(number, SetPlayer(0, "person"))).refused == ""
            assert (await here.ask(number, SetPlayer(0, "nobody"))).refused == "refused-no-such-option"
            await expire(here, number, 20)

    run(swap)


def test_a_closed_match_takes_no_moves(database: str) -> None:
    async def close() -> None:
        async with town(database) as here:
            number = await here.begin("person", "person")
            decision = (await here.look(number, 0)).decision or (await here.look(number, 1)).decision
            assert decision is not None
            assert (await here.ask(number, Close())).refused == ""
            seat = int(decision.id.partition(":")[2])
            answer = await here.choose(number, seat, decision.id, decision.options[0].move)
            assert answer.refused == "refused-over"

    run(close)


def test_a_bot_that_thinks_while_the_match_is_closed_does_not_open_it_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def close() -> None:
        async with town(database, 1) as here:
            number = await here.begin("person", "person")
            referee, thought = here.referees[0], asyncio.Event()
            waiting = (await here.look(number, None)).waiting

            async def think(*_: Any) -> str:
                await thought.wait()
                return ""

            monkeypatch.setattr(referee, "_think", think)
            assert (await here.ask(number, SetPlayer(waiting[0], "random"))).refused == ""
            assert (await here.ask(number, Close())).refused == ""
            thought.set()
            while referee._going:
                await asyncio.sleep(0.02)
            kept = await read(here.engine, number)
            assert kept is not None and (kept.header["broken"], len(kept.lines)) == ("closed", 1)

    run(close)


def test_who_resigns_has_lost_and_the_match_is_over_for_everybody(database: str) -> None:
    async def resign() -> None:
        async with town(database) as here:
            number = await here.begin("person", "person")
            await expire(here, number, 6)
            before = await here.look(number, 1)
            decision = before.decision or (await here.look(number, 0)).decision
            assert decision is not None and not before.over
            assert (await here.ask(number, Resign(1))).refused == ""
            for answer in (
                await here.choose(number, int(decision.id.partition(":")[2]), decision.id, decision.options[0].move),
                await here.ask(number, Resign(0)),
                await here.ask(number, SetPlayer(0, "random")),
                await here.ask(number, TakeBack(0, 1)),
            ):
                assert answer.refused == "refused-over"
            for referee in here.referees:
                await referee.shelf.forget(number)  # and so it stays, whoever reads the journal
            for viewer in (0, 1, None):
                shown = await here.look(number, viewer)
                assert (shown.over, shown.winners, shown.waiting, shown.decision) == (True, [0], [], None)
            kept = await read(here.engine, number)
            assert kept is not None and kept.header["due_at"] is None
            points = [word.endswith("*") for word in kept.header["result"].split()]
            assert points == [True, False]
            async with here.engine.connect() as connection:
                written = await connection.scalar(text("SELECT text FROM records"))
            record = read_record(written)
            assert (record.result, record.note, len(record.entries)) == ("", "B resigned", len(kept.lines))
            check_fair(record, GAME)
            players = ["person", "person"]
            asked = [
                Open(1, "tzolkin", rules, {"market-cap": 0}, ["A", "B"], players, SECRET, [], written, result)
                for rules, result in ((RULES + 1, kept.header["result"]), (RULES + 1, "99* 0"))
            ]
            rulings = [
                msgspec.msgpack.decode(Hall().answer(msgspec.msgpack.encode(each)), type=Ruling) for each in asked
            ]
            assert [ruling.refused for ruling in rulings] == ["", RULES_AWAY]

    run(resign)


def test_the_bus_of_one_process_rings_like_the_real_one() -> None:
    async def ring() -> None:
        for fanout in (LocalFanout(), await NatsFanout.connect(NATS, REALM)):
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
                assert await fanout.request("test.one", str(number).encode(), PATIENCE) == f"{number}!".encode()
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


# Other rules.


def test_a_match_of_other_rules_is_neither_taken_nor_broken_and_people_are_told(database: str) -> None:
    async def leave_alone() -> None:
        async with town(database, 1) as here:
            options = {"market-cap": 0}
            number = await create(here.engine, "tzolkin", RULES + 1, options, ["A", "B"], ["random", "person"], SECRET)
            assert await here.referees[0].take_due() == 0
            assert (await here.ask(number, Look(0))).refused == RULES_AWAY
            assert (await here.choose(number, 1, "1:1", "keep")).refused == RULES_AWAY
            kept = await read(here.engine, number)
            assert kept is not None
            assert (kept.header["broken"], kept.header["revision"], kept.lines) == (None, 0, [])

    run(leave_alone)


def test_a_match_that_was_moved_to_other_rules_is_let_go_even_with_a_memory_of_it(database: str) -> None:
    async def let_go() -> None:
        async with town(database, 1) as here:
            number = await here.begin("person", "person")
            seen = await here.look(number, 0)
            assert seen.decision is not None
            move = (number, 0, seen.decision.id, seen.decision.options[0].move)
            async with here.engine.begin() as connection:
                moved = "UPDATE matches SET rules = :rules, revision = revision + 1 WHERE id = :id"
                await connection.execute(text(moved), {"id": number, "rules": RULES + 1})
            assert (await here.choose(*move)).refused == RULES_AWAY
            kept = await read(here.engine, number)
            assert kept is not None
            assert (kept.header["broken"], len(kept.lines)) == (None, 1)

    run(let_go)


def test_a_match_that_is_over_is_shown_by_other_rules_if_they_agree_with_it() -> None:
    path = Path(__file__).parents[1] / "journals" / "two-random.yupana"
    record = path.read_text(encoding="utf-8")
    result = read_record(record).result
    options, people = {"market-cap": 0}, ["person", "person"]

    def opened(text: str, result: str) -> str:
        here = Hall()
        asked = Open(1, "tzolkin", RULES + 1, options, ["A", "B"], people, SECRET, [], text, result)
        ruling = msgspec.msgpack.decode(here.answer(msgspec.msgpack.encode(asked)), type=Ruling)
        assert not ruling.broken
        assert (1 in here.rooms) == (not ruling.refused)
        return ruling.refused

    assert opened(record, result) == ""
    assert opened(record, "1* 0") == RULES_AWAY
    assert opened(record, "") == RULES_AWAY, "it is not over"
    assert opened(record.replace("use tikal.1", "use tikal.2"), result) == RULES_AWAY
    digest = re.findall(r" ; ([0-9a-f]{16})", record)[5]
    assert opened(record.replace(digest, "0" * 16), result) == RULES_AWAY

"""Bots that take their time: they can be hurried by those who wait for them, and do not wait for each other."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from secrets import token_hex
from typing import Any

import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.budget import PATIENCE
from tests.server.player import PASSWORD, Player, choices
from tests.server.town import Town

from yupana.bots import LEVELS
from yupana.bots.timed import SHARE
from yupana.engine.agenda import END_TURN
from yupana.games import title
from yupana.protocol.messages import Hurry
from yupana.server import asks
from yupana.server.fanout.local import LocalFanout
from yupana.server.journal.database import connect
from yupana.server.journal.homes import Home
from yupana.server.journal.reader import create
from yupana.server.journal.writer import Writer
from yupana.server.referee import hall, rulings
from yupana.server.referee.child import Child
from yupana.server.referee.referee import BOT_SECONDS, Referee
from yupana.server.referee.turns import Turns

SLOW = "champion"
SLOW_SECONDS = LEVELS[SLOW].seconds * SHARE  # for the first decision of a turn
LITTLE = 1.5  # seconds beside thinking, on a busy machine: rulings, appends, and a word that must be heard


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


# At a table.


class Evening:
    """Ann plays with a slow bot, and Ben looks on."""

    async def set_up(self, town: Town, bot_first: bool) -> None:
        port = town.ports["gateway"]
        self.ann, self.ben = [
            await Player(port, name).come("/api/accounts", name=name, password=PASSWORD)
            for name in (f"Ann {token_hex(4)}", f"Ben {token_hex(4)}")
        ]
        wanted = {"game": "tzolkin", "seats": 2, "terms": {"pace": "free"}, "keep_order": True}
        self.number = (await self.ann.does("POST", "/api/tables", wanted))["id"]
        seat, bot = (1, 0) if bot_first else (0, 1)
        await self.ann.does("PUT", f"/api/tables/{self.number}/seats/{seat}")
        await self.ann.does("PUT", f"/api/tables/{self.number}/seats/{bot}/bot", {"bot": SLOW})
        for player in (self.ann, self.ben):
            await player.connect()
            await player.watch(self.number)
        await self.ann.does("POST", f"/api/tables/{self.number}/start")

    async def hurry(self, player: Player) -> dict[str, Any]:
        await player.send(Hurry(self.number))
        async with asyncio.timeout(PATIENCE):
            while (answer := await player.answers.get())["to"] != "hurry":
                pass
        return answer

    async def ann_chooses(self) -> int:
        """The journal's length after it."""
        screen = await self.ann.until(self.number, 1)
        wanted = [*choices(screen)]
        ending = [choose for choose in wanted if choose.move == "end-turn"]
        return int((await self.ann.act(self.number, (ending or wanted)[0]))["seq"])

    async def leave(self) -> None:
        for player in (self.ann, self.ben):
            await player.hang_up()
            await player.http.aclose()


def test_who_sits_at_the_table_hurries_a_bot_for_the_rest_of_its_turn(town: Town) -> None:
    async def evening() -> None:
        here = Evening()
        await here.set_up(town, bot_first=True)
        moves = 0
        while moves < 2:  # a tile is chosen by one move, a turn is several
            screen = await here.ann.until(here.number, 1)
            while screen["waiting"] != [0]:
                length = await here.ann_chooses()
                screen = await here.ann.until(here.number, length)
            began, before = time.monotonic(), screen["seq"]
            assert (await here.hurry(here.ann))["type"] == "done"
            while screen["waiting"] == [0]:
                screen = await here.ann.until(here.number, screen["seq"] + 1)
            moves = screen["seq"] - before
            assert time.monotonic() - began < SLOW_SECONDS, "the whole turn is quicker than a single thought"
        await here.leave()

    run(evening)


def test_who_only_looks_on_hurries_nobody(town: Town) -> None:
    async def evening() -> None:
        here = Evening()
        await here.set_up(town, bot_first=False)
        length = await here.ann_chooses()
        answer = await here.hurry(here.ben)
        assert (answer["type"], answer["reason"]) == ("not-done", "problem-not-seated")
        began = time.monotonic()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(here.ann.until(here.number, length + 1), SLOW_SECONDS / 2)
        assert (await here.hurry(here.ann))["type"] == "done"
        await here.ann.until(here.number, length + 1)
        assert time.monotonic() - began < SLOW_SECONDS
        await here.leave()

    run(evening)


def test_people_are_offered_the_levels_with_how_long_each_thinks(town: Town) -> None:
    async def ask() -> None:
        stranger = Player(town.ports["gateway"])
        for game in await stranger.does("GET", "/api/games"):
            assert game["levels"] == [{"name": name, "seconds": level.seconds} for name, level in LEVELS.items()]
        await stranger.http.aclose()

    run(ask)


# Several thinkers.


@asynccontextmanager
async def refereed(database: str, thinkers: int) -> AsyncIterator[Referee]:
    async with AsyncExitStack() as stack:
        engine = connect(database)
        stack.push_async_callback(engine.dispose)
        writer = await stack.enter_async_context(Writer(engine))
        ruling = await stack.enter_async_context(Child("hall"))
        pool = [await stack.enter_async_context(Child("thinker")) for _ in range(thinkers)]
        referee = Referee([Home(engine, writer)], LocalFanout(), ruling, *pool)
        await referee.serve()
        stack.push_async_callback(referee.stop)
        for _ in range(thinkers):  # so that no thinker is still being loaded
            await make(engine, "random", "person")
        await referee.take_due()
        yield referee


async def make(engine: AsyncEngine, *players: str) -> int:
    return await create(engine, "tzolkin", 1, {"market-cap": 0}, ["A", "B"], list(players), bytes(32))


async def seconds_of(referee: Referee, *matches: int) -> float:
    """How long it takes until all of them wait for people."""
    began = time.monotonic()
    await asyncio.gather(*[referee.go_on(match) for match in matches])
    return time.monotonic() - began


def test_two_tables_with_slow_bots_do_not_wait_for_each_other(database: str) -> None:
    async def play() -> None:
        async with refereed(database, 2) as referee:
            matches = [await make(referee.homes[0].engine, "person", SLOW) for _ in range(2)]
            alone = await seconds_of(referee, await make(referee.homes[0].engine, "person", SLOW))
            assert alone > SLOW_SECONDS / 2
            assert await seconds_of(referee, *matches) < 1.8 * alone

    run(play)


def test_who_waits_in_the_queue_is_not_charged_for_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yupana.server.referee.referee.BOT_SECONDS", 1.0)

    async def play() -> None:
        async with refereed(database, 1) as referee:
            matches = [await make(referee.homes[0].engine, "person", "strong") for _ in range(4)]
            assert await seconds_of(referee, *matches) > 1.0
            assert referee.thinkers[0].ended == 0

    run(play)


def test_no_bot_is_ended_for_thinking_as_long_as_it_may() -> None:
    assert 2 * max([level.seconds for level in LEVELS.values()]) <= BOT_SECONDS


def test_a_match_goes_to_the_thinker_that_knows_it_unless_that_one_is_busy(database: str) -> None:
    async def play() -> None:
        async with refereed(database, 2) as referee:
            match = await make(referee.homes[0].engine, "novice", "person")
            await referee.go_on(match)
            first = referee.shelf.held[match].thinker
            assert first is not None
            other = next(each for each in referee.thinkers if each is not first)
            slow = await make(referee.homes[0].engine, "person", SLOW)
            referee.shelf.held[slow] = await referee.shelf.load(slow)
            referee.shelf.held[slow].thinker = first
            busy = asyncio.create_task(referee.go_on(slow))
            while not first.waiting:
                await asyncio.sleep(0.01)
            assert other.waiting == 0
            await referee.answer(asks.Ask(match, asks.SetPlayer(1, "novice")))
            while referee.shelf.held[match].thinker is first:
                await asyncio.sleep(0.01)
            assert referee.shelf.held[match].thinker is other
            assert not busy.done()
            await referee.fanout.publish(asks.HURRY, b"%d" % slow)
            await asyncio.wait_for(busy, SLOW_SECONDS)

    run(play)


# A fair queue.


async def of(referee: Referee, person: int, match: int) -> int:
    """A match that a person plays."""
    referee.shelf.held[match] = await referee.shelf.load(match)
    referee.shelf.held[match].people[0] = person
    return match


def test_who_plays_many_matches_with_slow_bots_keeps_nobody_elses_bot_waiting(database: str) -> None:
    async def play() -> None:
        async with refereed(database, 1) as referee:
            many = [await of(referee, 1, await make(referee.homes[0].engine, "person", SLOW)) for _ in range(12)]
            one = await of(referee, 2, await make(referee.homes[0].engine, "person", "novice"))
            greedy = asyncio.gather(*[referee.go_on(match) for match in many])
            await asyncio.sleep(0.3)
            took = await seconds_of(referee, one)
            assert took < SLOW_SECONDS, "it waits for one thought at most, and that is cut short"
            assert not greedy.done()
            for match in many:
                await referee.fanout.publish(asks.HURRY, b"%d" % match)
            await greedy

    run(play)


def test_matches_that_everybody_left_keep_no_bot_waiting_for_which_somebody_waits(database: str) -> None:
    async def play() -> None:
        async with refereed(database, 1) as referee:
            abandoned = [await make(referee.homes[0].engine, SLOW, SLOW) for _ in range(40)]
            ours = [await of(referee, 1, await make(referee.homes[0].engine, "person", "novice")) for _ in range(2)]
            going = [asyncio.create_task(referee.go_on(match)) for match in abandoned]
            while len(referee.turns.waiting) < 39:
                await asyncio.sleep(0.05)
            for match in ours:  # the second time everybody has been served once
                took = await seconds_of(referee, match)
                assert took < LEVELS["novice"].seconds, "the thought of a match without people is cut short"
            assert not any(task.done() for task in going), "they are played on when nobody waits"
            await referee.stop()
            await asyncio.gather(*going)

    run(play)


def test_a_seat_that_was_left_to_a_bot_by_the_clock_has_nobody_who_waits(database: str) -> None:
    async def play() -> None:
        async with refereed(database, 1) as referee:
            late = await of(referee, 1, await make(referee.homes[0].engine, SLOW, SLOW))
            going = asyncio.create_task(referee.go_on(late))
            while not referee.turns.thinking:
                await asyncio.sleep(0.01)
            (thought,) = referee.turns.thinking
            assert not thought.people
            await referee.stop()
            await going

    run(play)


async def hand_over(referee: Referee, match: int, seat: int) -> None:
    """People at both seats choose whatever comes first, until somebody has ended a turn before this seat's."""
    other, ended = 1 - seat, False
    await referee.go_on(match)
    while not ended or referee.shelf.held[match].waiting != [seat]:
        mover = referee.shelf.held[match].waiting[0]
        seen = await referee.answer(asks.Ask(match, asks.Look(viewer=mover)))
        wanted = [*choices(msgspec.json.decode(seen.body)["what"]["update"])]
        choice = next((each for each in wanted if each.move == END_TURN), wanted[0])
        person = referee.shelf.held[match].people[mover]
        await referee.answer(asks.Ask(match, asks.Move(seat=mover, send=choice, person=person)))
        ended = ended or (mover == other and choice.move == END_TURN)


class Steady(Child):
    """Thinks as long as a slow bot does, half of what is left of its turn, and takes whatever comes first."""

    referee: Referee

    def __init__(self) -> None:
        super().__init__("thinker")
        self.left: dict[int, float] = {}
        self.hurried = asyncio.Event()

    async def call(self, question: bytes, seconds: float) -> bytes:
        asked = msgspec.msgpack.decode(question, type=rulings.Thought)
        left = self.left.get(asked.match, LEVELS[SLOW].seconds)
        began = time.monotonic()
        self.hurried.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.hurried.wait(), left * SHARE)
        self.left[asked.match] = left - (time.monotonic() - began)
        seen = await self.referee.answer(asks.Ask(asked.match, asks.Look(asked.seat)))
        return next(choices(msgspec.json.decode(seen.body)["what"]["update"])).move.encode()

    def aside(self, word: bytes) -> None:
        self.hurried.set()


async def seconds_of_turn(referee: Referee, match: int, seat: int) -> tuple[float, int]:
    """How long a slow bot takes from when it is given a seat until its turn is over, and for how many moves."""
    before, began = referee.shelf.held[match].seq, time.monotonic()
    await referee.answer(asks.Ask(match, asks.SetPlayer(seat, SLOW, before=referee.shelf.held[match].people[seat])))
    while referee.shelf.held[match].waiting == [seat]:
        await asyncio.sleep(0.01)
    return time.monotonic() - began, referee.shelf.held[match].seq - before


def test_a_bot_that_had_to_wait_thinks_less_so_that_its_promised_time_holds_for_the_whole_turn(database: str) -> None:
    async def play() -> None:
        engine, thinker = connect(database), Steady()
        async with Writer(engine) as writer, Child("hall") as ruling:
            referee = thinker.referee = Referee([Home(engine, writer)], LocalFanout(), ruling, thinker)
            several = [await of(referee, n, await make(engine, "person", "person")) for n in range(1, 4)]
            for match in several:
                referee.shelf.held[match].people[1] = 10
                await hand_over(referee, match, 0)
            turns = await asyncio.gather(*[seconds_of_turn(referee, match, 0) for match in several])
            assert min([moves for _, moves in turns]) > 1, "turns of several decisions"
            assert max([seconds for seconds, _ in turns]) < LEVELS[SLOW].seconds + LITTLE
            await referee.stop()
        await engine.dispose()

    run(play)


def test_of_those_who_wait_the_person_is_next_whose_bots_thought_longest_ago_and_then_the_match() -> None:
    async def queue() -> None:
        turns = Turns([Child("thinker")])
        order: list[tuple[int, int]] = []

        async def think(person: int, match: int) -> None:
            async with turns.turn({person}, match, b""):
                order.append((person, match))
                await asyncio.sleep(0)

        asked = [(1, 10), (1, 11), (1, 10), (1, 12), (2, 20), (3, 30), (2, 21)]
        await asyncio.gather(*[think(*each) for each in asked])
        assert order == [(1, 10), (2, 20), (3, 30), (1, 11), (2, 21), (1, 12), (1, 10)]

    run(queue)


class Heard(Child):
    """A thinker that only listens."""

    def __init__(self) -> None:
        super().__init__("thinker")
        self.asides: list[bytes] = []

    def aside(self, word: bytes) -> None:
        self.asides.append(word)


def test_whatever_nobody_waits_for_is_thought_last_and_hurried_once_for_each_who_waits() -> None:
    async def queue() -> None:
        first, second = Heard(), Heard()
        turns = Turns([first, second])
        order: list[int] = []
        go_on = asyncio.Event()

        async def think(match: int, *people: int) -> None:
            async with turns.turn(people, match, b"%d" % match):
                order.append(match)
                await go_on.wait()

        async with asyncio.TaskGroup() as group:
            for match, people in ((10, ()), (11, ()), (12, ()), (13, ())):
                group.create_task(think(match, *people))
            await asyncio.sleep(0.01)
            assert order == [10, 11] and first.asides + second.asides == []
            group.create_task(think(20, 1))
            await asyncio.sleep(0.01)
            assert [first.asides, second.asides] == [[b"10"], []]
            group.create_task(think(21, 1))
            group.create_task(think(22, 2))
            await asyncio.sleep(0.01)
            assert [first.asides, second.asides] == [[b"10"], [b"11"]]
            go_on.set()
        assert order[:2] == [10, 11] and {*order[2:5]} == {20, 21, 22} and order[5:] == [12, 13]

    run(queue)


def test_a_thinker_is_hurried_only_when_it_knows_what_it_thinks_about() -> None:
    async def queue() -> None:
        thinker = Heard()
        turns = Turns([thinker])

        async def think(match: int, *people: int) -> None:
            async with turns.turn(people, match, b"%d" % match):
                heard = [*thinker.asides]
                await asyncio.sleep(0.01)
                found[match] = heard, [*thinker.asides]

        found: dict[int, tuple[list[bytes], list[bytes]]] = {}
        await asyncio.gather(think(10), think(20, 1))
        assert found[10] == ([], [b"10"]), "not before the question, and not never"

    run(queue)


# In the thinker's own process.

RULES = title("tzolkin").game.version()


def thought(match: int, **more: Any) -> bytes:
    """A bot is asked at the beginning of a match."""
    asked = rulings.Open(match, "tzolkin", RULES, {"market-cap": 0}, ["A", "B"], ["novice", "person"], bytes(32), [])
    here = hall.Hall()
    for question in (asked, rulings.Begin(match), rulings.Position(match, 0)):
        ruling = here.rule(question)
    found = msgspec.msgpack.decode(ruling.body, type=rulings.Thought)
    return msgspec.msgpack.encode(msgspec.structs.replace(found, **more))


def test_a_thinker_remembers_the_bots_of_the_latest_matches() -> None:
    thinker = hall.Thinker(lambda word: False)
    thinker.answer(thought(1))
    (bot,) = thinker.bots.values()
    thinker.answer(thought(1))
    assert list(thinker.bots.values()) == [bot]
    for match in range(2, 2 + hall.BOTS_MAX):
        thinker.answer(thought(match))
    assert len(thinker.bots) == hall.BOTS_MAX
    assert bot not in thinker.bots.values()


@pytest.mark.slow
def test_a_word_aside_ends_the_thought_it_is_about_and_no_other() -> None:
    asked = thought(1, bot=SLOW)
    seq = msgspec.msgpack.decode(asked, type=rulings.Thought).seq
    for word, ends in ((rulings.hurry(1, seq), True), (rulings.hurry(1, seq + 1), False)):
        began = time.monotonic()
        hall.Thinker({word}.__contains__).answer(asked)
        assert (time.monotonic() - began < SLOW_SECONDS / 2) == ends


def test_a_hurried_bot_begins_its_next_thought_in_a_hurry() -> None:
    began = time.monotonic()
    hall.Thinker(lambda word: False).answer(thought(1, bot=SLOW, hurried=True))
    assert time.monotonic() - began < SLOW_SECONDS

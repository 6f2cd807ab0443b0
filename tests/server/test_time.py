"""Matches with clocks, on a clock that the test winds: time runs out, bots step in, and our downtime costs nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import insert, select, text
from tests.server.test_referee import SECRET, Town, town

from yupana.server import clocks
from yupana.server.asks import Pause, SetPlayer
from yupana.server.clocks import Terms
from yupana.server.journal.tables import matches
from yupana.server.referee.referee import Referee

NOON = datetime(2026, 3, 10, 12, tzinfo=UTC)
Story = Callable[[Town, "Wall", int], Coroutine[Any, Any, None]]


class Wall:
    """The clock on the wall by which a referee goes."""

    def __init__(self, referee: Referee) -> None:
        self.now = NOON
        self.referee = referee
        referee.now = referee.pulse.now = self
        referee.pulse.ticks = lambda: 0.0

    def __call__(self) -> datetime:
        return self.now

    def wind(self, **by: float) -> None:
        """Time passes, in which the referee beats."""
        self.pass_until(self.now + timedelta(**by))

    def pass_until(self, moment: datetime) -> None:
        self.now = self.referee.pulse.beaten_at = moment

    def set_ahead(self, **by: float) -> None:
        """No time passes."""
        self.now += timedelta(**by)


def tell(database: str, terms: Terms, on_timeout: str, story: Story) -> None:
    async def run() -> None:
        async with town(database, 1) as here:
            wall = Wall(here.referees[0])
            number = await make(here, terms, on_timeout)
            assert await here.referees[0].take_due() == 1
            await story(here, wall, number)

    asyncio.run(run())


async def make(
    here: Town, terms: Terms, on_timeout: str, game: str = "tzolkin", options: dict[str, int] | None = None
) -> int:
    """Two people with clocks; a match needs no table to be played."""
    match = {
        "game": game,
        "rules": 1,
        "options": options or {},
        "names": ["A", "B"],
        "players": ["person", "person"],
        "on_timeout": "random" if on_timeout == "bot" else None,
        "secret": SECRET,
        "clocks": msgspec.to_builtins(clocks.begin(terms, [None, None])),
        "due_at": NOON,
        "wake_at": NOON,
    }
    async with here.engine.begin() as connection:
        number = (await connection.execute(insert(matches).values(**match).returning(matches.c.id))).scalar_one()
    return int(number)


async def stands(here: Town, number: int) -> Any:
    async with here.engine.connect() as connection:
        return (await connection.execute(select(matches).where(matches.c.id == number))).mappings().one()


async def opened(here: Town, number: int) -> int:
    """Both have chosen their wealth; whose turn it is."""
    while True:
        waiting = (await here.look(number, None)).waiting
        decision = (await here.look(number, waiting[0])).decision
        assert decision is not None
        if len(waiting) == 1 and decision.ask.id != "ask-keep-wealth" and (await here.look(number, None)).seq > 3:
            return waiting[0]
        await here.choose(number, waiting[0], decision.id, decision.options[0].move)


async def runs_out(here: Town, number: int) -> bool:
    """A referee looks at what is due; whether anything happened in the match."""
    before = (await stands(here, number))["seq"]
    await here.referees[0].take_due()
    return bool((await stands(here, number))["seq"] > before)


def test_before_time_is_up_nothing_is_due_and_then_the_default_happens(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        seat = await opened(here, number)
        before = (await here.look(number, None)).seq
        wall.wind(seconds=599)
        assert not await runs_out(here, number)
        wall.wind(seconds=2)
        assert await runs_out(here, number)
        row = await stands(here, number)
        assert row["seq"] > before
        assert row["players"] == ["person", "person"]
        assert row["clocks"]["seats"][seat]["missed"] == 1

    tell(database, Terms(600, 10, 600), "default", story)


async def plays_on(here: Town, wall: Wall, number: int, moves: int) -> None:
    """Somebody decides every minute."""
    for _ in range(moves):
        wall.wind(minutes=1)
        seat = (await here.look(number, None)).waiting[0]
        decision = (await here.look(number, seat)).decision
        assert decision is not None
        await here.choose(number, seat, decision.id, decision.options[0].move)


async def changes(here: Town, least: int) -> tuple[int, int]:
    """How often rows of matches were written anew, and how often without a word to any index (HOT)."""
    counted = "SELECT pg_stat_get_tuples_updated(oid), pg_stat_get_tuples_hot_updated(oid) FROM pg_class"
    await here.referees[0].homes[0].writer._hang_up()  # a connection tells what it did when it goes
    for _ in range(200):
        async with here.engine.connect() as connection:
            done = (await connection.execute(text(f"{counted} WHERE relname = 'matches'"))).one()
        if done[0] >= least:
            break
        await asyncio.sleep(0.05)
    return done[0], done[1]


def test_moves_that_put_a_deadline_off_leave_the_index_alone(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        await opened(here, number)
        await plays_on(here, wall, number, 2)  # whoever began the match would have looked after it for a while
        first, before = await stands(here, number), await changes(here, 1)
        await plays_on(here, wall, number, 40)
        row = await stands(here, number)
        assert row["wake_at"] == first["wake_at"], "whoever looks too early looks again"
        assert row["due_at"] > first["due_at"], "people are told the true time"
        updated, in_place = [now - then for now, then in zip(await changes(here, before[0] + 40), before)]
        assert updated >= 40
        assert updated - in_place <= 4, f"{updated - in_place} of {updated} changes wrote to the index"

    tell(database, Terms(172_800, 172_800, 172_800), "default", story)


def test_a_deadline_that_was_put_off_is_kept_all_the_same(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        await opened(here, number)
        await plays_on(here, wall, number, 5)
        before = await stands(here, number)
        wall.pass_until(before["wake_at"] + timedelta(seconds=1))
        assert not await runs_out(here, number)
        assert (await stands(here, number))["wake_at"] == before["due_at"], "whoever looked too early wrote it anew"
        wall.pass_until(before["due_at"] - timedelta(seconds=1))
        assert not await runs_out(here, number)
        wall.pass_until(before["due_at"] + timedelta(seconds=1))
        assert await runs_out(here, number)

    tell(database, Terms(172_800, 172_800, 172_800), "default", story)


def test_by_the_tables_policy_a_bot_takes_the_seat_of_who_lets_time_run_out(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        seat = await opened(here, number)
        wall.wind(seconds=601)
        await runs_out(here, number)
        for _ in range(100):
            if (await here.look(number, None)).waiting == [1 - seat]:
                break
            await asyncio.sleep(0.05)
        row = await stands(here, number)
        assert row["players"][seat] == "random"
        assert row["players"][1 - seat] == "person"
        update = await here.look(number, 1 - seat)
        assert update.decision is not None, "and the match goes on"

    tell(database, Terms(600, 10, 600), "bot", story)


def test_who_takes_the_seat_back_after_missed_turns_is_not_absent_any_more(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        for _ in range(6):
            wall.wind(minutes=10)
            await here.referees[0].take_due()
        before = [seat["absent"] for seat in (await stands(here, number))["clocks"]["seats"]]
        assert min(before) >= 2
        assert (await here.ask(number, SetPlayer(0, "random"))).refused == ""
        assert (await here.ask(number, SetPlayer(0, "person"))).refused == ""
        clocks_now = (await stands(here, number))["clocks"]["seats"]
        assert clocks_now[0]["absent"] == 0 and clocks_now[0]["left"] >= 60
        assert clocks_now[1]["absent"] >= 2

    tell(database, Terms(60, 60, 60), "default", story)


def test_a_paused_match_is_never_due(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        await opened(here, number)
        wall.wind(seconds=300)
        assert (await here.ask(number, Pause(True))).refused == ""
        wall.wind(days=3)
        assert not await runs_out(here, number)
        assert (await here.ask(number, Pause(False))).refused == ""
        wall.wind(seconds=299)
        assert not await runs_out(here, number)
        wall.wind(seconds=2)
        assert await runs_out(here, number)

    tell(database, Terms(600, 0, 600), "default", story)


def test_our_own_downtime_is_nobodys_loss(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        referee = here.referees[0]
        async with here.engine.begin() as connection:
            await connection.exec_driver_sql("TRUNCATE beats, outages")
        await opened(here, number)
        await referee.pulse.beat()
        before = (await stands(here, number))["seq"]
        wall.wind(hours=5)  # everything is away
        await referee.pulse.beat()
        assert not await runs_out(here, number), "the time we were away does not count"
        for _ in range(5):
            wall.set_ahead(seconds=4)  # a short one
            await referee.pulse.beat()
        for _ in range(299):
            wall.wind(seconds=2)  # a late beat is no outage
            await referee.pulse.beat()
        assert not await runs_out(here, number)
        wall.wind(seconds=2.5)
        assert await runs_out(here, number)
        assert (await stands(here, number))["seq"] > before

    tell(database, Terms(600, 0, 600), "default", story)


def test_a_clock_on_the_wall_that_is_set_ahead_takes_time_from_nobody(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        referee = here.referees[0]
        async with here.engine.begin() as connection:
            await connection.exec_driver_sql("TRUNCATE beats, outages")
        seat = await opened(here, number)
        await referee.pulse.beat()
        wall.set_ahead(hours=2)  # by NTP, or because the machine slept; the next beat would come in a second
        assert not await runs_out(here, number)
        await referee.pulse.beat()
        wall.set_ahead(hours=3)
        decision = (await here.look(number, seat)).decision
        assert decision is not None
        await here.choose(number, seat, decision.id, decision.options[0].move)
        assert (await stands(here, number))["clocks"]["seats"][seat]["left"] == 600
        wall.wind(seconds=599)
        assert not await runs_out(here, number)
        wall.wind(seconds=2)
        assert await runs_out(here, number), "time that passed is charged as ever"

    tell(database, Terms(600, 0, 600), "default", story)

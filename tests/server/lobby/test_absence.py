"""When somebody misses turns, the others decide together; a match that everybody forgot is closed."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.lobby.house import LIVE, House, Person, tell, two_play
from tests.server.lobby.test_resigning import three_play

from yupana.server import asks
from yupana.server.journal.tables import people, seats, tables
from yupana.server.lobby.steward import ABANDONED, tidy


async def misses(house: House, number: int, seat: int, times: int) -> None:
    """The clock of a seat has run out so many times in a row."""
    clocks = (await house.match(number))["clocks"]
    clocks["seats"][seat] |= {"absent": times, "missed": times}
    await house.sets(number, clocks=clocks)


def test_after_as_many_missed_turns_as_the_table_agreed_on_the_others_decide_without_the_absent(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, cid, path = await three_play(house, terms=LIVE | {"misses": 2})
        number, where, wish = int(path.rpartition("/")[2]), f"{path}/proposals", {"kind": "bot", "about": 2}
        await misses(house, number, 2, 1)
        assert await ann.fails("POST", where, wish) == (409, "problem-not-absent")
        await misses(house, number, 2, 2)
        table = await ann.does("POST", where, wish)
        assert [seat["absent"] for seat in table["seats"]] == [False, False, True]
        (proposal,) = table["proposals"]
        assert (proposal["about"], proposal["agreed"]) == (2, [0]) and not house.asked
        table = await ben.does("POST", f"{where}/{proposal['id']}", {"agree": True})
        kept = asks.SetPlayer(2, "greedy", cid.number, cid.number)
        assert house.wishes() == [kept], "Cid is not asked, and keeps the seat"
        seat = table["seats"][2]
        assert (seat["person"], seat["bot"], seat["absent"]) == ("Cid", "greedy", False)
        await cid.does("PUT", f"{path}/seats/2")
        assert house.wishes()[-1] == asks.SetPlayer(2, "person", cid.number, cid.number)

    tell(database, story)


def test_who_comes_back_in_time_is_asked_again_and_may_refuse(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, cid, path = await three_play(house, terms=LIVE)
        number, where = int(path.rpartition("/")[2]), f"{path}/proposals"
        await misses(house, number, 2, 3)
        table = await ann.does("POST", where, {"kind": "bot", "about": 2})
        await misses(house, number, 2, 0)  # Cid has moved
        assert (await ben.does("GET", path))["proposals"] == []
        answer = f"{where}/{table['proposals'][0]['id']}"
        assert await ben.fails("POST", answer, {"agree": True}) == (409, "problem-proposal-over")
        await misses(house, number, 2, 3)
        for kind in ("bot", "close"):
            wish = {"kind": kind, "about": 2} if kind == "bot" else {"kind": kind}
            proposal = (await ann.does("POST", where, wish))["proposals"][0]
            table = await cid.does("POST", f"{where}/{proposal['id']}", {"agree": False})
            assert table["proposals"] == [] and not house.asked

    tell(database, story)


def test_who_is_alone_with_the_absent_decides_and_may_end_the_match(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house, terms=LIVE, rated=True)
        number = int(path.rpartition("/")[2])
        table = await ann.does("POST", f"{path}/proposals", {"kind": "close"})
        assert table["status"] == "playing", "Ben is there and must agree"
        await ann.does("POST", f"{path}/proposals/{table['proposals'][0]['id']}", {"agree": False})
        await misses(house, number, 1, 3)
        table = await ann.does("POST", f"{path}/proposals", {"kind": "pause"})
        assert len(table["proposals"]) == 1, "what is not about the absent needs the consent of all"
        table = await ann.does("POST", f"{path}/proposals", {"kind": "close"})
        assert table["status"] == "closed" and house.wishes() == [asks.Close()]

    tell(database, story)


def test_in_a_rated_match_nobody_but_whom_all_agreed_on_sits_down_for_the_absent(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, cid, path = await three_play(house, terms=LIVE, rated=True)
        number, where = int(path.rpartition("/")[2]), f"{path}/proposals"
        dan, eve = await house.person("Dan"), await house.person("Eve")
        await house.person("Guest", guest=True)
        wish: dict[str, Any] = {"kind": "sit", "about": 2, "person": "dan"}
        assert await ann.fails("POST", where, wish) == (409, "problem-not-absent")
        await misses(house, number, 2, 3)
        assert await ann.fails("POST", where, wish | {"person": "Nobody"}) == (404, "problem-no-such-person")
        assert await ann.fails("POST", where, wish | {"person": "Guest"}) == (403, "problem-guest-rated")
        assert await ann.fails("POST", where, wish | {"person": "Ben"}) == (409, "problem-was-here")
        assert await ann.fails("POST", where, wish | {"about": 0}) == (409, "problem-not-absent")
        assert await ann.fails("POST", where, {"kind": "sit", "about": 2}) == (409, "problem-not-absent")
        proposal = (await ann.does("POST", where, wish))["proposals"][0]
        assert (proposal["about"], proposal["person"]) == (2, "Dan")
        table = await ben.does("POST", f"{where}/{proposal['id']}", {"agree": True})
        seat = table["seats"][2]
        assert (seat["person"], seat["bot"], seat["left"], seat["kept_for"]) == (None, "greedy", True, "Dan")
        assert house.wishes() == [asks.SetPlayer(2, "greedy", before=cid.number)]
        assert await eve.fails("PUT", f"{path}/seats/2") == (403, "problem-seat-kept")
        assert [table["id"] for table in await dan.does("GET", "/tables?mine=true")] == [number]
        assert (await dan.does("GET", path))["seats"][2]["free"] and not (await eve.does("GET", path))["seats"][2][
            "free"
        ]
        seat = (await dan.does("PUT", f"{path}/seats/2"))["seats"][2]
        assert (seat["person"], seat["kept_for"]) == ("Dan", None)
        house.time += timedelta(hours=1)
        await house.sets(number, result="10 20 99*", changed_at=house.time)
        await tidy(house.engine, house.fanout, house.time)
        assert (await ann.does("GET", "/people/Dan"))["ratings"] == [], "whoever takes a seat over is not rated"
        assert (await ann.does("GET", "/people/Cid"))["left"] == 1

    tell(database, story)


def test_a_seat_is_kept_even_when_no_referee_answers_and_for_one_person_at_a_time(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, terms=LIVE)
        number = int(path.rpartition("/")[2])
        async with house.engine.begin() as connection:
            await connection.execute(update(tables).values(listed=False))
        dan, eve = await house.person("Dan"), await house.person("Eve")
        assert await dan.fails("GET", path) == (404, "problem-no-table")
        await misses(house, number, 1, 3)
        house.refuses = "refused-busy"
        table = await ann.does("POST", f"{path}/proposals", {"kind": "sit", "about": 1, "person": "Dan"})
        assert table["seats"][1]["person"] is None
        house.refuses = ""
        assert await tidy(house.engine, house.fanout, house.time) == 1
        assert (await dan.does("GET", path))["seats"][1]["free"], "who is invited may see the table"
        table = await ann.does("POST", f"{path}/proposals", {"kind": "sit", "about": 1, "person": "Eve"})
        assert table["seats"][1]["kept_for"] == "Eve"
        assert await dan.fails("PUT", f"{path}/seats/1") == (404, "problem-no-table")
        await eve.does("PUT", f"{path}/seats/1")
        assert await ben.fails("PUT", f"{path}/seats/1") == (409, "problem-seat-taken")
        async with house.engine.connect() as connection:
            left_by = await connection.scalar(select(seats.c.left_by).where(seats.c.table == number, seats.c.seat == 1))
        assert left_by == ben.number

    tell(database, story)


def test_who_is_forgotten_is_kept_no_seat(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house, terms=LIVE)
        dan = await house.person("Dan")
        await misses(house, int(path.rpartition("/")[2]), 1, 3)
        await ann.does("POST", f"{path}/proposals", {"kind": "sit", "about": 1, "person": "Dan"})
        async with house.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == dan.number).values(password=None))
        await dan.does("DELETE", "/me")
        async with house.engine.connect() as connection:
            assert await connection.scalar(select(tables.c.terms["invited"])) == {}
        assert (await ann.does("GET", path))["seats"][1]["kept_for"] is None

    tell(database, story)


# Who can be relied on.


def test_everybody_sees_before_the_start_how_many_matches_somebody_left(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        for table, left in ((path, False), (f"/tables/{(await ann.opens())['id']}", True)):
            number = int(table.rpartition("/")[2])
            if left:
                await ben.does("PUT", f"{table}/seats/1")
                await ann.does("POST", f"{table}/start")
                await ben.does("DELETE", f"{table}/seats/1")
            await house.sets(number, result="61* 48")
            await tidy(house.engine, house.fanout, house.time)
        waiting = f"/tables/{(await ben.opens())['id']}"
        seats = (await Person(house).does("GET", waiting))["seats"]
        assert [seat["history"] for seat in seats] == [{"played": 1, "left": 1}, None]
        seats = (await ann.does("PUT", f"{waiting}/seats/1"))["seats"]
        assert seats[1]["history"] == {"played": 2, "left": 0}
        profile = await ann.does("GET", "/people/Ben")
        assert (profile["played"], profile["left"]) == (1, 1)

    tell(database, story)


# Abandoned matches.


@pytest.mark.parametrize("refuses", ["", "refused-busy"])
def test_a_match_that_nobody_moves_in_and_nobody_comes_back_to_is_closed(database: str, refuses: str) -> None:
    async def story(house: House) -> None:
        _, ben, path = await two_play(house)
        number, begun = int(path.rpartition("/")[2]), house.time
        house.refuses = refuses
        await house.sets(number, changed_at=begun)

        async def after(time: timedelta, seen: Person | None = None) -> str:
            async with house.engine.begin() as connection:
                await connection.execute(update(people).values(seen_at=begun))
                if seen is not None:
                    came = update(people).where(people.c.id == seen.number)
                    await connection.execute(came.values(seen_at=begun + time - timedelta(days=1)))
            await tidy(house.engine, house.fanout, begun + time)
            async with house.engine.connect() as connection:
                return str(await connection.scalar(select(tables.c.status)))

        assert await after(ABANDONED) == "playing"
        assert await after(2 * ABANDONED, seen=ben) == "playing", "somebody looks now and then"
        await house.sets(number, changed_at=begun + ABANDONED)
        assert await after(2 * ABANDONED) == "playing", "somebody moved"
        before = (await house.match(number))["revision"]
        assert await after(3 * ABANDONED) == "closed"
        match = await house.match(number)
        assert (match["broken"], match["due_at"], match["revision"]) == (asks.CLOSED, None, before + 1)
        assert not house.asked

    tell(database, story)

"""What a match leaves behind: records, rematches, tables that everybody forgot."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from sqlalchemy import insert
from tests.server.lobby.house import DAYS, LIVE, House, Person, tell, two_play

from yupana.server import asks
from yupana.server.journal.tables import people, records
from yupana.server.lobby.steward import tidy


def test_a_match_that_is_over_is_listed_and_rated_and_its_record_can_be_read(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, rated=True, terms=LIVE)
        number = int(path.rpartition("/")[2])
        await ann.does("POST", f"{path}/proposals", {"kind": "close"})
        assert await ann.fails("GET", f"{path}/record") == (404, "problem-no-record")
        await house.sets(number, result="61.25* 48")
        assert await ben.fails("DELETE", f"{path}/seats/1") == (409, "problem-not-playing")
        assert await ben.fails("POST", f"{path}/proposals", {"kind": "close"}) == (409, "problem-not-playing")
        async with house.engine.begin() as connection:
            await connection.execute(insert(records).values(match=number, text="yupana record\n"))
        assert await tidy(house.engine, house.fanout, house.time) == 1
        (table,) = await Person(house).does("GET", "/tables?status=over")
        assert (table["result"], table["proposals"]) == ("61.25* 48", [])
        ranks = [seat["rating"]["rating"] for seat in table["seats"]]
        assert ranks[0] > ranks[1] and table["seats"][0]["rating"]["matches"] == 1
        answer = await Person(house).ask("GET", f"{path}/record")
        assert (answer.text, answer.headers["content-type"]) == ("yupana record\n", "text/plain; charset=utf-8")
        assert await ben.fails("PUT", f"{path}/seats/1") == (409, "problem-not-open")

    tell(database, story)


def test_all_who_ask_for_a_rematch_meet_at_one_table(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, terms=DAYS, options={"market-cap": 1})
        eve = await house.person("Eve")
        assert await ann.fails("POST", f"{path}/rematch") == (409, "problem-not-over")
        await house.sets(int(path.rpartition("/")[2]), result="61.25* 48")
        await tidy(house.engine, house.fanout, house.time)
        await house.hears(asks.person_subject(ben.number))
        assert await eve.fails("POST", f"{path}/rematch") == (403, "problem-not-seated")
        made = await ann.does("POST", f"{path}/rematch")
        assert house.rung == [asks.person_subject(ben.number)]
        assert (made["options"], made["terms"], made["listed"]) == (
            {"market-cap": 1},
            {"days": 2, "vacation": 5, "misses": 3},
            False,
        )
        assert (await ben.does("GET", path))["rematch"] == made["id"]
        assert (await eve.does("GET", path))["rematch"] is None
        assert (await ben.does("GET", f"/tables/{made['id']}"))["mine"] is None
        assert await eve.fails("GET", f"/tables/{made['id']}") == (404, "problem-no-table")
        answers = await asyncio.gather(*[one.does("POST", f"{path}/rematch") for one in (ann, ben, ann, ben)])
        assert {answer["id"] for answer in answers} == {made["id"]}
        table = await ann.does("POST", f"/tables/{made['id']}/start")
        assert [seat["person"] for seat in table["seats"]] == ["Ann", "Ben"]
        assert (await ben.does("POST", f"{path}/rematch"))["id"] == made["id"]

    tell(database, story)


def test_two_first_wishes_for_a_rematch_make_one_table(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        await house.sets(int(path.rpartition("/")[2]), result="61.25* 48")
        await tidy(house.engine, house.fanout, house.time)
        answers = await asyncio.gather(*[one.does("POST", f"{path}/rematch") for one in (ann, ben)])
        assert answers[0]["id"] == answers[1]["id"]
        table = await ann.does("GET", f"/tables/{answers[0]['id']}")
        assert [seat["person"] for seat in table["seats"]] == ["Ann", "Ben"]

    tell(database, story)


def test_turns_are_those_where_i_decide_the_most_urgent_first(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        numbers = []
        for due, waiting, players in (
            (3, [0], ["person", "person"]),
            (1, [0, 1], ["person", "person"]),
            (2, [1], ["person", "person"]),
            (0, [0], ["greedy", "person"]),
            (None, [0], ["person", "person"]),
        ):
            number = (await ann.opens())["id"]
            numbers.append(number)
            await ben.does("PUT", f"/tables/{number}/seats/1")
            await ann.does("POST", f"/tables/{number}/start")
            due_at = None if due is None else house.time + timedelta(hours=due)
            await house.sets(number, waiting=waiting, players=players, due_at=due_at)
        assert [turn["table"] for turn in await ann.does("GET", "/turns")] == [numbers[1], numbers[0], numbers[4]]
        assert [turn["table"] for turn in await ben.does("GET", "/turns")] == [numbers[1], numbers[2]]
        assert await Person(house).fails("GET", "/turns") == (401, "problem-signed-out")

    tell(database, story)


def test_the_steward_closes_tables_that_everybody_forgot(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        old = (await ann.opens())["id"]
        house.time += timedelta(days=29)
        young = (await ann.opens())["id"]
        assert await tidy(house.engine, house.fanout, house.time) == 0
        house.time += timedelta(days=2)
        assert await tidy(house.engine, house.fanout, house.time) == 1
        assert (await ann.does("GET", f"/tables/{old}"))["status"] == "closed"
        assert (await ann.does("GET", f"/tables/{young}"))["status"] == "open"

    tell(database, story)


def test_the_steward_lets_a_bot_step_in_for_somebody_who_does_not_exist_any_more(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        async with house.engine.begin() as connection:
            await connection.execute(people.delete().where(people.c.id == ben.number))
        house.refuses = "refused-broken"
        assert await tidy(house.engine, house.fanout, house.time) == 0
        house.refuses = ""
        assert await tidy(house.engine, house.fanout, house.time) == 1
        assert await tidy(house.engine, house.fanout, house.time) == 0
        assert (await house.match(number))["players"] == ["person", "greedy"]
        assert (await ann.does("GET", path))["seats"][1]["left"]

    tell(database, story)

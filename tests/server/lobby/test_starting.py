"""A match begins, and goes on without those who leave."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

import pytest
from sqlalchemy import select, update
from tests.server.lobby.house import DAYS, LIVE, NIGHT, House, Person, tell, two_play

from yupana.engine.dice import commitment_of
from yupana.server import asks
from yupana.server.journal.tables import matches, people, seats, tables
from yupana.server.lobby import rooms

# Starting.


def test_a_match_gets_the_number_of_its_table_and_is_due_at_once(database: str) -> None:
    async def story(house: House) -> None:
        await house.hears(asks.DUE)
        _, _, path = await two_play(house, terms=LIVE, options={"market-cap": 1})
        match = await house.match(int(path.rpartition("/")[2]))
        assert (match["names"], match["players"]) == (["Ann", "Ben"], ["person", "person"])
        assert (match["rules"], match["options"], len(match["secret"])) == (3, {"market-cap": 1}, 32)
        assert match["due_at"] == house.time
        assert [clock["left"] for clock in match["clocks"]["seats"]] == [600, 600]
        assert match["clocks"]["terms"]["ceiling"] == 900
        assert house.rung == [asks.DUE]

    tell(database, story)


def test_a_table_is_started_by_its_owner_when_it_is_full_and_once(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        path = f"/tables/{(await ann.opens())['id']}"
        assert await ann.fails("POST", f"{path}/start") == (409, "problem-seats-free")
        await ben.does("PUT", f"{path}/seats/1")
        assert await ben.fails("POST", f"{path}/start") == (403, "problem-not-owner")
        answers = await asyncio.gather(*[ann.ask("POST", f"{path}/start") for _ in range(6)])
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
        assert await ann.fails("DELETE", path) == (409, "problem-not-open")

    tell(database, story)


def test_starting_and_getting_up_at_once_never_leaves_an_empty_seat_in_a_match(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        for _ in range(10):
            path = f"/tables/{(await ann.opens())['id']}"
            await ben.does("PUT", f"{path}/seats/1")
            started, _ = await asyncio.gather(ann.ask("POST", f"{path}/start"), ben.ask("DELETE", f"{path}/seats/1"))
            table = await ann.does("GET", path)
            assert (table["status"] == "playing") == started.is_success
            if started.is_success:  # then Ben left during the match, and a bot plays
                assert table["seats"][1]["bot"] == "greedy"

    tell(database, story)


def test_seats_are_drawn_unless_the_order_is_kept(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        firsts = set()
        for _ in range(40):
            path = f"/tables/{(await ann.opens(bots=['greedy'], keep_order=False))['id']}"
            table = await ann.does("POST", f"{path}/start")
            match = await house.match(table["id"])
            assert match["players"] == [seat["bot"] or "person" for seat in table["seats"]]
            assert match["names"] == [seat["name"] for seat in table["seats"]]
            assert table["seats"][table["mine"]]["person"] == "Ann"
            firsts.add(table["mine"])
        assert firsts == {0, 1}

    tell(database, story)


def test_sleep_windows_agreed_on_by_sitting_down_go_into_the_clocks(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann", sleep=NIGHT), await house.person("Ben")
        agreed = {"start": 23 * 60, "end": 7 * 60 + 30, "zone": "Europe/Kyiv"}
        table = await ann.opens(terms=DAYS)
        path = f"/tables/{table['id']}"
        assert table["seats"][0]["sleep"] == agreed
        assert (await Person(house).does("GET", path))["seats"][0]["sleep"] is None
        async with house.engine.begin() as connection:  # what Ann sets later is for later tables
            await connection.execute(update(people).values(settings={}))
        await ben.does("PUT", f"{path}/seats/1")
        table = await ann.does("POST", f"{path}/start")
        assert [seat["sleep"] for seat in table["seats"]] == [agreed, None]
        assert [seat["clock"]["vacation"] for seat in table["seats"]] == [5, 5]
        clocks = (await house.match(table["id"]))["clocks"]
        two_days = 2 * 86400
        assert clocks["terms"] == {"bank": two_days, "increment": two_days, "ceiling": two_days, "vacation": 5}

    tell(database, story)


def test_nights_and_vacations_are_for_the_table_and_who_could_sit_down_learns_the_hours_alone(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann", sleep=NIGHT), await house.person("Ben")
        guest, nobody = await house.person("Gus", guest=True), Person(house)
        path = f"/tables/{(await ann.opens(terms=DAYS))['id']}"
        hours = {"start": 20 * 60, "end": 4 * 60 + 30, "zone": "UTC"}  # in May
        assert (await guest.does("GET", path))["seats"][0]["sleep"] == hours
        assert (await guest.does("GET", "/tables"))[0]["seats"][0]["sleep"] == hours
        assert (await nobody.does("GET", path))["seats"][0]["sleep"] is None

        await ben.does("PUT", f"{path}/seats/1")
        assert (await ben.does("GET", path))["seats"][0]["sleep"]["zone"] == "Europe/Kyiv"
        assert (await guest.does("GET", path))["seats"][0]["sleep"] is None, "every seat is taken"

        number = (await ann.does("POST", f"{path}/start"))["id"]
        clocks = dict((await house.match(number))["clocks"])
        clocks["seats"][0]["away"] = [["2026-05-03", "2026-05-04"]]
        async with house.engine.begin() as connection:
            await connection.execute(update(matches).values(clocks=clocks))
        seat = (await ben.does("GET", path))["seats"][0]
        assert (seat["sleep"]["zone"], seat["clock"]["away"]) == ("Europe/Kyiv", [["2026-05-03", "2026-05-04"]])
        for other in (guest, nobody, await house.person("Eve")):
            for table in (await other.does("GET", path), (await other.does("GET", "/tables"))[0]):
                assert (table["seats"][0]["sleep"], table["seats"][0]["clock"]["away"]) == (None, [])

        await ben.does("DELETE", f"{path}/seats/1")  # somebody else may go on
        seat = (await guest.does("GET", path))["seats"][0]
        assert (seat["sleep"], seat["clock"]["away"]) == (hours, [])

    tell(database, story)


def test_live_tables_know_no_nights(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann", sleep=NIGHT)
        assert (await ann.opens(terms=LIVE))["seats"][0]["sleep"] is None

    tell(database, story)


def test_a_night_longer_than_clocks_allow_is_refused_when_sitting_down(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann", sleep=NIGHT | {"to": "22:00"})
        body = {"game": "tzolkin", "seats": 2, "terms": DAYS}
        assert await ann.fails("POST", "/tables", body) == (409, "problem-sleep")

    tell(database, story)


def test_vacation_days_are_asked_of_the_referee(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house, terms=DAYS)
        days = {"first": "2026-05-03", "last": "2026-05-04"}
        await ann.does("POST", f"{path}/away", days | {"zone": "Pacific/Kiritimati"})
        await ann.does("POST", f"{path}/away", days)
        third, fourth = date(2026, 5, 3), date(2026, 5, 4)
        assert house.wishes() == [asks.Away(0, third, fourth, zone) for zone in ("Pacific/Kiritimati", "UTC")]
        assert await ann.fails("POST", f"{path}/away", days | {"zone": "Nowhere"}) == (400, "problem-time-zone")
        house.refuses = "refused-vacation"
        assert await ann.fails("POST", f"{path}/away", days) == (409, "refused-vacation")
        assert await ann.fails("POST", f"{path}/away", days | {"last": 5}) == (422, "problem-malformed")
        stranger = await house.person("Eve")
        assert await stranger.fails("POST", f"{path}/away", days) == (403, "problem-not-seated")

    tell(database, story)


def test_everybody_sees_how_often_somebodys_clock_ran_out(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house, terms=LIVE)
        clocks = dict((await house.match(int(path.split("/")[-1])))["clocks"])
        clocks["seats"][1]["missed"] = 2
        async with house.engine.begin() as connection:
            await connection.execute(update(matches).values(clocks=clocks))
        assert [seat["clock"]["missed"] for seat in (await ann.does("GET", path))["seats"]] == [0, 2]

    tell(database, story)


def test_what_the_dice_are_bound_to_is_known_from_the_start(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house)
        shown = (await ann.does("GET", path))["commitment"]
        async with house.engine.connect() as connection:
            secret = (await connection.execute(select(matches.c.secret))).scalar_one()
        assert shown == commitment_of(secret)
        assert (await ann.opens())["commitment"] is None

    tell(database, story)


# Leaving during a match.


def test_a_leavers_seat_passes_to_a_bot_and_then_to_another_person(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        cid = await house.person("Cid")
        await ben.does("DELETE", f"{path}/seats/1")
        seat = (await ann.does("GET", path))["seats"][1]
        assert (seat["person"], seat["bot"], seat["free"], seat["left"]) == (None, "greedy", True, True)
        assert await ann.fails("PUT", f"{path}/seats/1") == (409, "problem-sat-elsewhere")
        seat = (await cid.does("PUT", f"{path}/seats/1"))["seats"][1]
        assert (seat["person"], seat["bot"], seat["free"], seat["left"]) == ("Cid", None, False, True)
        left, sat = asks.SetPlayer(1, "greedy", before=ben.number), asks.SetPlayer(1, "person", cid.number)
        assert house.wishes() == [left, sat]
        assert await ben.fails("PUT", f"{path}/seats/1") == (409, "problem-seat-taken")

    tell(database, story)


def test_a_leaver_may_come_back_to_the_same_seat(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        await ben.does("DELETE", f"{path}/seats/1")
        await ann.does("DELETE", f"{path}/seats/0")
        assert await ben.fails("PUT", f"{path}/seats/0") == (409, "problem-sat-elsewhere")
        seat = (await ben.does("PUT", f"{path}/seats/1"))["seats"][1]
        assert (seat["person"], seat["left"]) == ("Ben", False)

    tell(database, story)


def test_whom_a_bot_replaced_may_come_back_until_somebody_else_sits_down(database: str) -> None:
    async def story(house: House) -> None:
        _, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        cid = await house.person("Cid")
        await house.sets(number, players=["person", "greedy"])
        assert (await cid.does("GET", path))["seats"][1]["free"]
        await ben.does("PUT", f"{path}/seats/1")
        assert (await house.match(number))["players"] == ["person", "person"]
        assert await cid.fails("PUT", f"{path}/seats/1") == (409, "problem-seat-taken")
        await house.sets(number, players=["person", "greedy"])
        assert await cid.fails("PUT", f"{path}/seats/1") == (409, "problem-seat-taken"), "Ben is just sitting down"
        house.time += timedelta(seconds=11)
        await cid.does("PUT", f"{path}/seats/1")
        assert await ben.fails("PUT", f"{path}/seats/1") == (409, "problem-seat-taken")
        async with house.engine.connect() as connection:
            left_by = await connection.scalar(select(seats.c.left_by).where(seats.c.table == number, seats.c.seat == 1))
        assert left_by == ben.number

    tell(database, story)


def test_of_many_who_want_a_leavers_seat_the_referee_hears_of_one(database: str) -> None:
    async def story(house: House) -> None:
        _, ben, path = await two_play(house)
        many = [await house.person(f"P{n}") for n in range(5)]
        await ben.does("DELETE", f"{path}/seats/1")
        house.asked.clear()
        house.slow = 0.05
        answers = await asyncio.gather(*[one.ask("PUT", f"{path}/seats/1") for one in many])
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 4
        assert len(house.asked) == 1

    tell(database, story)


def test_when_no_referee_answers_nobody_has_left(database: str) -> None:
    async def story(house: House) -> None:
        _, ben, path = await two_play(house)
        house.fanout.listeners[asks.referee_subject("tzolkin", 3)].clear()
        assert await ben.fails("DELETE", f"{path}/seats/1") == (409, "problem-nobody-answers")
        assert (await ben.does("GET", path))["mine"] == 1

    tell(database, story)


def test_who_waits_too_long_for_a_table_that_another_holds_is_told_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "HELD_SECONDS", 1)

    async def story(house: House) -> None:
        ann, _, path = await two_play(house)
        async with house.engine.begin() as connection:
            await connection.execute(select(tables).with_for_update())
            assert await ann.fails("POST", f"{path}/proposals", {"kind": "close"}) == (409, "problem-busy")
            assert (await ann.does("GET", path))["mine"] == 0  # looking never waits

    tell(database, story)


def test_a_table_can_be_changed_and_connections_are_free_while_the_referee_is_asked(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        rematch = (await ann.opens(options={"market-cap": 1}))["id"]
        await ann.does("DELETE", f"/tables/{rematch}")
        cid = await house.person("Cid")
        alone, shared = (await cid.opens(bots=["random"]))["id"], (await ann.opens())["id"]
        await ben.does("PUT", f"/tables/{shared}/seats/1")
        for owner, number in ((cid, alone), (ann, shared)):
            await owner.does("POST", f"/tables/{number}/start")
            await house.sets(number, seq=10, waiting=[0])
        asked = await ann.does("POST", f"/tables/{shared}/proposals", {"kind": "takeback", "to": 7})
        (proposal,) = asked["proposals"]
        house.slow = 4
        doing = [
            asyncio.create_task(ben.ask("DELETE", f"{path}/seats/1")),
            asyncio.create_task(ann.ask("POST", f"/tables/{rematch}/rematch")),
            asyncio.create_task(cid.ask("POST", f"/tables/{alone}/proposals", {"kind": "takeback", "to": 7})),
            asyncio.create_task(ben.ask("POST", f"/tables/{shared}/proposals/{proposal['id']}", {"agree": True})),
        ]
        await asyncio.sleep(0.5)
        while house.engine.pool.checkedout():  # type: ignore[attr-defined]
            await asyncio.sleep(0.05)
        assert not any(task.done() for task in doing), "connections are free before the referee has answered"
        await ann.does("POST", f"{path}/chat", {"text": "hello"})
        async with house.engine.begin() as connection:
            await connection.execute(select(tables).with_for_update(nowait=True))
        assert not any(task.done() for task in doing), "and so is the table"
        assert [(await task).status_code for task in doing] == [204, 200, 200, 200]
        assert house.wishes().count(asks.TakeBack(0, 7)) == 2

    tell(database, story)


# Rated matches.


def test_nobody_but_who_began_there_takes_a_seat_of_a_rated_match(database: str) -> None:
    async def story(house: House) -> None:
        _, ben, path = await two_play(house, rated=True, terms=LIVE, on_timeout="bot")
        number = int(path.rpartition("/")[2])
        cid = await house.person("Cid")
        await house.sets(number, players=["person", "greedy"])  # Ben's time ran out
        assert not (await cid.does("GET", path))["seats"][1]["free"]
        assert (await ben.does("GET", path))["seats"][1]["free"]
        assert await cid.fails("PUT", f"{path}/seats/1") == (403, "problem-rated-seat")
        await ben.does("PUT", f"{path}/seats/1")
        await ben.does("DELETE", f"{path}/seats/1")
        assert await cid.fails("PUT", f"{path}/seats/1") == (403, "problem-rated-seat")
        await ben.does("PUT", f"{path}/seats/1")

    tell(database, story)


def test_a_rated_match_has_a_clock_and_everybody_sees_its_table(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        wanted = {"game": "tzolkin", "seats": 2, "rated": True, "terms": {"pace": "free"}}
        assert await ann.fails("POST", "/tables", wanted) == (409, "problem-rated-clock")
        assert await ann.fails("POST", "/tables", wanted | {"terms": LIVE, "listed": False}) == (
            409,
            "problem-rated-unlisted",
        )
        assert (await ann.does("POST", "/tables", wanted | {"terms": LIVE}))["rated"]

    tell(database, story)

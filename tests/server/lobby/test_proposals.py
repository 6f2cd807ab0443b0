"""Whoever plays proposes something to the others."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from sqlalchemy import select
from tests.server.lobby.house import LIVE, House, tell, two_play

from yupana.server import asks
from yupana.server.journal.tables import proposals
from yupana.server.lobby.steward import tidy


def test_a_takeback_needs_the_consent_of_all_other_persons(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, cid = await house.person("Ann"), await house.person("Ben"), await house.person("Cid")
        number = (await ann.opens(seats=4, bots=["greedy"]))["id"]
        path = f"/tables/{number}"
        for n, person in ((1, ben), (2, cid)):
            await person.does("PUT", f"{path}/seats/{n}")
        await ann.does("POST", f"{path}/start")
        await house.sets(number, seq=10)
        table = await ann.does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})
        (proposal,) = table["proposals"]
        assert (proposal["kind"], proposal["seat"], proposal["to"], proposal["agreed"]) == ("takeback", 0, 7, [0])
        answer = f"{path}/proposals/{proposal['id']}"
        table = await ben.does("POST", answer, {"agree": True})
        assert table["proposals"][0]["agreed"] == [0, 1] and not house.asked
        table = await cid.does("POST", answer, {"agree": True})
        assert table["proposals"] == [] and house.wishes() == [asks.TakeBack(0, 7)]
        assert await cid.fails("POST", answer, {"agree": True}) == (409, "problem-proposal-over")

    tell(database, story)


def test_two_who_agree_at_the_same_time_are_both_counted_and_it_is_done_once(database: str) -> None:
    async def story(house: House) -> None:
        persons = [await house.person(f"P{n}") for n in range(4)]
        for _ in range(5):
            house.asked.clear()
            number = (await persons[0].opens(seats=4))["id"]
            path = f"/tables/{number}"
            for n in (1, 2, 3):
                await persons[n].does("PUT", f"{path}/seats/{n}")
            await persons[0].does("POST", f"{path}/start")
            await house.sets(number, seq=10)
            table = await persons[0].does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})
            answer = f"{path}/proposals/{table['proposals'][0]['id']}"
            await asyncio.gather(*[one.does("POST", answer, {"agree": True}) for one in persons[1:]])
            assert house.wishes() == [asks.TakeBack(0, 7)]

    tell(database, story)


def test_of_two_who_propose_the_same_at_once_one_is_heard(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        body = {"kind": "close"}
        answers = await asyncio.gather(*[one.ask("POST", f"{path}/proposals", body) for one in (ann, ben, ann, ben)])
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert len((await ann.does("GET", path))["proposals"]) == 1

    tell(database, story)


def test_who_is_alone_with_bots_agrees_with_everybody(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        number = (await ann.opens(bots=["greedy"]))["id"]
        await ann.does("POST", f"/tables/{number}/start")
        await house.sets(number, seq=10)
        table = await ann.does("POST", f"/tables/{number}/proposals", {"kind": "takeback", "to": 3})
        assert table["proposals"] == [] and house.wishes() == [asks.TakeBack(0, 3)]

    tell(database, story)


def test_a_refusal_ends_a_proposal_and_the_next_must_wait_ever_longer(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        wish = {"kind": "takeback", "to": 7}
        for minutes in (1, 4, 9):
            table = await ann.does("POST", f"{path}/proposals", wish)
            house.time += timedelta(days=1)  # Ben thinks about it
            table = await ben.does("POST", f"{path}/proposals/{table['proposals'][0]['id']}", {"agree": False})
            assert table["proposals"] == [] and not house.asked
            house.time += timedelta(minutes=minutes, seconds=-1)
            assert await ann.fails("POST", f"{path}/proposals", wish) == (409, "problem-refused-lately")
            house.time += timedelta(seconds=1)
        await ann.does("POST", f"{path}/proposals", wish)

    tell(database, story)


def test_who_proposed_may_think_better_of_it_without_having_to_wait(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house)
        for _ in range(2):
            table = await ann.does("POST", f"{path}/proposals", {"kind": "close"})
            table = await ann.does("POST", f"{path}/proposals/{table['proposals'][0]['id']}", {"agree": False})
            assert table["proposals"] == []

    tell(database, story)


def test_a_takeback_is_stale_when_the_match_has_moved_on(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        table = await ann.does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})
        proposal = table["proposals"][0]["id"]
        await house.sets(number, seq=11)
        assert (await ben.does("GET", path))["proposals"] == []
        await house.hears(asks.table_subject(number))
        assert await tidy(house.engine, house.fanout, house.time) == 1
        await asyncio.sleep(0)
        assert house.rung == [asks.table_subject(number)]
        assert await ben.fails("POST", f"{path}/proposals/{proposal}", {"agree": True}) == (
            409,
            "problem-proposal-over",
        )
        async with house.engine.connect() as connection:
            assert await connection.scalar(select(proposals.c.status)) == "stale"
        await ann.does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})

    tell(database, story)


def test_who_answers_what_is_stale_hears_so_and_the_others_look_again(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        table = await ann.does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})
        await house.sets(number, seq=11)
        await house.hears(asks.table_subject(number))
        answer = (f"{path}/proposals/{table['proposals'][0]['id']}", {"agree": True})
        assert await ben.fails("POST", *answer) == (409, "problem-proposal-over")
        await asyncio.sleep(0)
        assert house.rung == [asks.table_subject(number)]
        assert await tidy(house.engine, house.fanout, house.time) == 0

    tell(database, story)


def test_what_makes_no_sense_is_not_proposed(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house)
        stranger = await house.person("Eve")
        where = f"{path}/proposals"
        nothing = (409, "problem-nothing-to-take-back")
        assert await ann.fails("POST", where, {"kind": "takeback", "to": 10}) == nothing
        assert await ann.fails("POST", where, {"kind": "takeback"}) == nothing
        assert await ann.fails("POST", where, {"kind": "pause", "to": 3}) == nothing
        assert await ann.fails("POST", where, {"kind": "pause"}) == (409, "problem-no-clock")
        assert await stranger.fails("POST", where, {"kind": "close"}) == (403, "problem-not-seated")
        assert await ann.fails("POST", f"{where}/99", {"agree": True}) == (404, "problem-no-proposal")
        await house.sets(int(path.rpartition("/")[2]), players=["greedy", "person"])
        assert await ann.fails("POST", where, {"kind": "close"}) == (409, "problem-bot-decides")

    tell(database, story)


def test_a_pause_is_agreed_on_and_so_is_its_end(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, terms=LIVE)
        for kind, paused in (("pause", True), ("resume", False)):
            table = await ann.does("POST", f"{path}/proposals", {"kind": kind})
            answer = f"{path}/proposals/{table['proposals'][0]['id']}"
            assert (await ben.does("POST", answer, {"agree": True}))["paused"] == paused
        assert house.wishes() == [asks.Pause(True), asks.Pause(False)]

    tell(database, story)


def test_what_the_referee_refuses_is_over_and_what_it_does_not_hear_stays_open(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        table = await ann.does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})
        answer = f"{path}/proposals/{table['proposals'][0]['id']}"
        listeners = house.fanout.listeners.pop(asks.referee_subject("tzolkin", 3))
        assert await ben.fails("POST", answer, {"agree": True}) == (409, "problem-nobody-answers")
        assert len((await ben.does("GET", path))["proposals"]) == 1
        house.fanout.listeners[asks.referee_subject("tzolkin", 3)] = listeners
        house.refuses = "refused-nothing-to-undo"
        assert await ben.fails("POST", answer, {"agree": True}) == (409, "refused-nothing-to-undo")
        assert (await ben.does("GET", path))["proposals"] == []

    tell(database, story)


def test_proposals_end_when_somebody_leaves(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        await ann.does("POST", f"{path}/proposals", {"kind": "close"})
        await ben.does("DELETE", f"{path}/seats/1")
        assert (await ann.does("GET", path))["proposals"] == []

    tell(database, story)


def test_a_match_closed_by_all_counts_for_nothing(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, rated=True, terms=LIVE)
        table = await ann.does("POST", f"{path}/proposals", {"kind": "close"})
        table = await ben.does("POST", f"{path}/proposals/{table['proposals'][0]['id']}", {"agree": True})
        assert table["status"] == "closed" and house.wishes() == [asks.Close()]
        assert (await house.match(table["id"]))["due_at"] is None
        await house.sets(table["id"], result="3* 1")
        assert await tidy(house.engine, house.fanout, house.time) == 0
        assert (await ann.does("GET", path))["seats"][0]["rating"] is None

    tell(database, story)


def test_a_broken_match_is_closed_by_any_of_its_players_even_without_a_referee(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        await house.sets(number, broken="it broke", players=["person", "greedy"])
        house.fanout.listeners.clear()
        assert (await ann.does("GET", path))["broken"] is True
        eve = await house.person("Eve")
        assert await eve.fails("POST", f"{path}/proposals", {"kind": "close"}) == (403, "problem-not-seated")
        table = await ben.does("POST", f"{path}/proposals", {"kind": "close"})
        assert table["status"] == "closed"

    tell(database, story)

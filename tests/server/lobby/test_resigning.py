"""Whoever gives a match up has lost it, and says so."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from tests.server.lobby.house import LIVE, House, Person, tell, two_play

from yupana.server import asks
from yupana.server.lobby.rating import MODEL
from yupana.server.lobby.steward import tidy


async def three_play(house: House, **wishes: Any) -> tuple[Person, Person, Person, str]:
    """Ann, Ben and Cid have begun a match; the path of their table."""
    people = [await house.person(name) for name in ("Ann", "Ben", "Cid")]
    number = (await people[0].opens(seats=3, **wishes))["id"]
    for seat in (1, 2):
        await people[seat].does("PUT", f"/tables/{number}/seats/{seat}")
    await people[0].does("POST", f"/tables/{number}/start")
    await house.sets(number, seq=40, waiting=[0])
    return people[0], people[1], people[2], f"/tables/{number}"


async def rating(who: Person, name: str) -> float | None:
    found = (await who.does("GET", f"/people/{name}"))["ratings"]
    return found[0]["mu"] if found else None


def test_between_two_the_match_is_over_and_who_resigned_has_lost(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, rated=True, terms=LIVE)
        number = int(path.rpartition("/")[2])
        await house.sets(number, seq=40)
        await ann.does("POST", f"{path}/proposals", {"kind": "pause"})
        house.time += timedelta(hours=1)
        table = await ben.does("POST", f"{path}/resign")
        assert house.wishes() == [asks.Resign(1, ben.number)]
        assert (table["result"], table["proposals"]) == ("7* 7", [])
        assert [seat["resigned"] for seat in table["seats"]] == [False, True]
        assert await ann.fails("POST", f"{path}/resign") == (409, "problem-not-playing")
        assert await tidy(house.engine, house.fanout, house.time) == 1
        table = await ann.does("GET", path)
        assert (table["status"], table["seats"][1]["person"], table["seats"][1]["resigned"]) == ("over", "Ben", True)
        won, lost = await rating(ann, "Ann"), await rating(ann, "Ben")
        assert won is not None and lost is not None and won > MODEL.mu > lost
        profile = await ann.does("GET", "/people/Ben")
        assert (profile["played"], profile["won"], profile["left"]) == (1, 0, 0), "to resign is to play to the end"
        again = await ann.does("POST", f"{path}/rematch")
        assert not any(seat["resigned"] for seat in again["seats"])

    tell(database, story)


@pytest.mark.parametrize(("entries", "later"), [(5, timedelta(hours=1)), (400, timedelta(minutes=1))])
def test_nobody_wins_rating_by_somebody_who_resigns_at_once(database: str, entries: int, later: timedelta) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, rated=True, terms=LIVE)
        await house.sets(int(path.rpartition("/")[2]), seq=entries)
        house.time += later
        await ben.does("POST", f"{path}/resign")
        await tidy(house.engine, house.fanout, house.time)
        lost = await rating(ann, "Ben")
        assert await rating(ann, "Ann") is None and lost is not None and lost < MODEL.mu

    tell(database, story)


def test_at_a_larger_table_a_bot_plays_on_and_who_resigned_is_last_and_stays_away(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, cid, path = await three_play(house, rated=True, terms=LIVE)
        table = await cid.does("POST", f"{path}/resign")
        seat = table["seats"][2]
        assert (seat["bot"], seat["left"], seat["resigned"], seat["free"]) == ("greedy", True, True, False)
        assert house.wishes() == [asks.SetPlayer(2, "greedy", before=cid.number)]
        assert await cid.fails("PUT", f"{path}/seats/2") == (403, "problem-resigned")
        assert await cid.fails("POST", f"{path}/resign") == (403, "problem-not-seated")
        house.time += timedelta(hours=1)
        await house.sets(table["id"], result="10 20 99*", changed_at=house.time)
        await tidy(house.engine, house.fanout, house.time)
        found = [await rating(ann, name) for name in ("Ben", "Ann", "Cid")]
        assert found == sorted(found, key=lambda mu: -(mu or 0)) and len(set(found)) == 3
        assert (await ben.does("GET", "/people/Cid"))["left"] == 1

    tell(database, story)


def test_where_no_ratings_are_at_stake_somebody_else_may_take_the_seat_of_who_resigned(database: str) -> None:
    async def story(house: House) -> None:
        *_, cid, path = await three_play(house)
        dan = await house.person("Dan")
        await cid.does("POST", f"{path}/resign")
        seat = (await dan.does("PUT", f"{path}/seats/2"))["seats"][2]
        assert (seat["person"], seat["left"], seat["resigned"]) == ("Dan", True, False)

    tell(database, story)


@pytest.mark.parametrize("count", [2, 3])
def test_who_resigns_while_no_referee_answers_has_resigned_and_the_steward_sees_to_it(
    database: str, count: int
) -> None:
    async def story(house: House) -> None:
        if count == 2:
            ann, ben, path = await two_play(house)
        else:
            ann, ben, _, path = await three_play(house)
        house.refuses = "refused-busy"
        table = await ben.does("POST", f"{path}/resign")
        assert table["seats"][1]["resigned"] and table["result"] is None
        assert await tidy(house.engine, house.fanout, house.time) == 0
        house.refuses = ""
        assert await tidy(house.engine, house.fanout, house.time) == 1
        assert await tidy(house.engine, house.fanout, house.time) == (1 if count == 2 else 0)
        table = await ann.does("GET", path)
        assert (table["status"], table["seats"][1]["bot"]) == (("over", None) if count == 2 else ("playing", "greedy"))

    tell(database, story)


def test_only_who_plays_resigns_and_a_broken_match_is_closed_instead(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house)
        eve = await house.person("Eve")
        assert await eve.fails("POST", f"{path}/resign") == (403, "problem-not-seated")
        waiting = (await eve.opens())["id"]
        assert await eve.fails("POST", f"/tables/{waiting}/resign") == (409, "problem-not-playing")
        await house.sets(int(path.rpartition("/")[2]), broken="a rule failed")
        assert await ann.fails("POST", f"{path}/resign") == (409, "refused-broken")
        assert not house.asked

    tell(database, story)

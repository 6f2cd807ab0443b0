"""Lots are cast when a table begins: nobody chooses the dice, nobody waits long, and nothing is lost with a process."""

from __future__ import annotations

import asyncio
import hashlib
from datetime import timedelta
from typing import Any

from sqlalchemy import select
from tests.server.lobby.house import DAYS, House, Person, tell

from yupana.engine.dice import commitment_of
from yupana.lots import SERVER, Lots, promise_of
from yupana.server import asks
from yupana.server.journal.tables import lots
from yupana.server.lobby.casting import ANSWER
from yupana.server.lobby.steward import tidy


def share_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()


async def promise(person: Person, path: str, name: str) -> None:
    await person.does("PUT", f"{path}/promise", {"promise": promise_of(share_of(name))})


async def add(person: Person, path: str, name: str) -> None:
    await person.does("PUT", f"{path}/share", {"share": share_of(name)})


async def two_promise(
    house: House, names: tuple[str, str] = ("Ann", "Ben"), **wishes: Any
) -> tuple[Person, Person, str]:
    """Two people have promised to add to the dice, and the first has started; the path of their table."""
    first, second = [await house.person(name) for name in names]
    path = f"/tables/{(await first.opens(**wishes))['id']}"
    await second.does("PUT", f"{path}/seats/1")
    await promise(first, path, names[0])
    await promise(second, path, names[1])
    await first.does("POST", f"{path}/start")
    return first, second, path


def number_of(path: str) -> int:
    return int(path.rpartition("/")[2])


async def is_dealt(house: House, path: str) -> bool:
    async with house.engine.connect() as connection:
        found = await connection.scalar(select(lots.c.table).where(lots.c.table == number_of(path)))
    return found is None


def test_nothing_is_dealt_before_all_who_promised_have_added_their_shares(database: str) -> None:
    async def story(house: House) -> None:
        await house.hears(asks.DUE)
        ann, ben, path = await two_promise(house)
        table = await ben.does("GET", path)
        assert (table["status"], table["awaited"], table["seq"]) == ("playing", [0, 1], 0)
        assert [seat["promise"] for seat in table["seats"]] == [promise_of(share_of(name)) for name in ("Ann", "Ben")]
        await add(ann, path, "Ann")
        await add(ann, path, "Ann")  # the answer was lost
        assert (await ben.does("GET", path))["awaited"] == [1]
        assert not await is_dealt(house, path)
        assert house.rung == []
        await add(ben, path, "Ben")
        match = await house.match(number_of(path))
        assert match["shares"] == [share_of("Ann"), share_of("Ben")]
        assert table["commitment"] == commitment_of(match["secret"])
        dealt = await ben.does("GET", path)
        assert (dealt["awaited"], dealt["commitment"]) == ([], table["commitment"])
        assert [seat["promise"] for seat in dealt["seats"]] == [None, None]
        assert house.rung == [asks.DUE]
        assert await ben.fails("PUT", f"{path}/share", {"share": share_of("Ben")}) == (409, "problem-lots-cast")

    tell(database, story)


def test_nobody_sits_down_or_gets_up_while_lots_are_cast(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_promise(house)
        cid = await house.person("Cid")
        for who, method, what in (
            (ben, "DELETE", "seats/1"),
            (cid, "PUT", "seats/1"),
            (ben, "POST", "resign"),
            (ann, "POST", "start"),
        ):
            assert (await who.fails(method, f"{path}/{what}"))[0] == 409
        assert await ann.fails("DELETE", path) == (409, "problem-not-open")
        other = {"promise": promise_of(share_of("another"))}
        assert await ben.fails("PUT", f"{path}/promise", other) == (409, "problem-not-open")

    tell(database, story)


def test_a_share_is_taken_only_from_who_promised_it(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_promise(house)
        eve = await house.person("Eve")
        assert await eve.fails("PUT", f"{path}/share", {"share": share_of("Ann")}) == (403, "problem-not-seated")
        assert await ben.fails("PUT", f"{path}/share", {"share": share_of("Ann")}) == (409, "problem-not-promised")
        assert await ann.fails("PUT", f"{path}/share", {"share": "ff"}) == (422, "problem-malformed")
        table = await ann.opens()
        none_yet = await ann.fails("PUT", f"/tables/{table['id']}/share", {"share": share_of("Ann")})
        assert none_yet == (409, "problem-lots-cast")

    tell(database, story)


def test_the_order_of_seats_is_drawn_from_the_same_lots_as_the_dice(database: str) -> None:
    async def story(house: House) -> None:
        firsts = set()
        ann, ben = await house.person("Ann"), await house.person("Ben")
        for n in range(12):
            path = f"/tables/{(await ann.opens(keep_order=False, seats=3, bots=['greedy']))['id']}"
            await ben.does("PUT", f"{path}/seats/1")
            for name, person in (("Ann", ann), ("Ben", ben)):
                await promise(person, path, f"{name} {n}")
            await ann.does("POST", f"{path}/start")
            await add(ben, path, f"Ben {n}")
            await add(ann, path, f"Ann {n}")
            match = await house.match(number_of(path))
            drawn = Lots(match["shares"], match["sat"])
            assert drawn.are_of(match["secret"])
            assert drawn.added() == [share_of(f"Ann {n}"), share_of(f"Ben {n}"), SERVER]
            assert match["names"] == [["Ann", "Ben", "greedy"][seat] for seat in match["sat"]]
            table = await ben.does("GET", path)
            assert match["shares"][table["mine"]] == share_of(f"Ben {n}")
            firsts.add(match["names"][0])
        assert len(firsts) > 1

    tell(database, story)


def test_without_promises_a_match_is_dealt_at_once_and_all_seats_are_marked(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        table = await ann.opens(bots=["greedy"], keep_order=False)
        await ann.does("POST", f"/tables/{table['id']}/start")
        match = await house.match(table["id"])
        assert match["shares"] == [SERVER, SERVER]
        assert Lots(match["shares"], match["sat"]).are_of(match["secret"])

    tell(database, story)


def test_who_is_away_when_it_begins_is_waited_for_a_moment_and_marked(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_promise(house, terms=DAYS)
        await add(ann, path, "Ann")
        house.time += ANSWER - timedelta(seconds=1)
        assert await tidy(house.engine, house.fanout, house.time) == 0
        house.time += timedelta(seconds=1)
        assert await tidy(house.engine, house.fanout, house.time) == 1
        match = await house.match(number_of(path))
        assert match["shares"] == [share_of("Ann"), SERVER]
        assert await ben.fails("PUT", f"{path}/share", {"share": share_of("Ben")}) == (409, "problem-lots-cast")
        assert timedelta(seconds=5) >= ANSWER

    tell(database, story)


def test_who_gets_up_or_changes_seats_promises_anew(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        path = f"/tables/{(await ann.opens(seats=3))['id']}"
        await ben.does("PUT", f"{path}/seats/1")
        await promise(ben, path, "Ben")
        table = await ben.does("PUT", f"{path}/seats/2")
        assert [seat["promise"] for seat in table["seats"]] == [None, None, None]
        await promise(ben, path, "Ben")
        await promise(ben, path, "Ben, at another device")
        promises = [seat["promise"] for seat in (await ann.does("GET", path))["seats"]]
        assert promises == [None, None, promise_of(share_of("Ben, at another device"))]
        await ann.does("DELETE", f"{path}/seats/2")
        assert [seat["promise"] for seat in (await ann.does("GET", path))["seats"]] == [None, None, None]

    tell(database, story)


def test_a_rematch_has_lots_of_its_own(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_promise(house)
        await add(ann, path, "Ann")
        await add(ben, path, "Ben")
        await house.sets(number_of(path), result="7* 5")
        await tidy(house.engine, house.fanout, house.time)
        again = await ann.does("POST", f"{path}/rematch")
        assert [seat["promise"] for seat in again["seats"]] == [None, None]
        assert again["commitment"] is None

    tell(database, story)


def test_of_many_who_answer_at_once_the_last_deals_and_nobody_else(database: str) -> None:
    async def story(house: House) -> None:
        await house.hears(asks.DUE)
        for _ in range(5):
            people = [await house.person(f"P{house.time.timestamp()} {n}") for n in range(4)]
            house.time += timedelta(seconds=1)
            path = f"/tables/{(await people[0].opens(seats=4))['id']}"
            for n, person in enumerate(people):
                await person.does("PUT", f"{path}/seats/{n}")
                await promise(person, path, str(n))
            await people[0].does("POST", f"{path}/start")
            await asyncio.gather(*[add(person, path, str(n)) for n, person in enumerate(people)])
            assert (await house.match(number_of(path)))["shares"] == [share_of(str(n)) for n in range(4)]
        assert house.rung == [asks.DUE] * 5

    tell(database, story)


def test_what_was_added_outlives_the_process_that_took_it(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_promise(house)
        _, _, other = await two_promise(house, ("Cleo", "Dan"))
        await add(ann, path, "Ann")
        before = (await ben.does("GET", path))["commitment"]
        await house.engine.dispose()  # the gateway is gone, and with it all that it knew
        second = House(database)
        second.time = house.time
        ben.client = second.client
        assert (await ben.does("GET", path))["commitment"] == before
        await add(ben, path, "Ben")
        match = await second.match(number_of(path))
        assert match["shares"] == [share_of("Ann"), share_of("Ben")]
        assert commitment_of(match["secret"]) == before
        assert await tidy(second.engine, second.fanout, second.time + ANSWER) == 1  # and nobody ever came back here
        assert (await second.match(number_of(other)))["shares"] == [SERVER, SERVER]
        await second.client.aclose()
        await second.engine.dispose()

    tell(database, story)


def test_whoever_takes_the_seat_of_somebody_forgotten_does_not_take_their_promise(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben", guest=True)
        path = f"/tables/{(await ann.opens())['id']}"
        await ben.does("PUT", f"{path}/seats/1")
        await promise(ben, path, "Ben")
        await ben.does("DELETE", "/me")
        cid = await house.person("Cid")
        table = await cid.does("PUT", f"{path}/seats/1")
        assert [seat["promise"] for seat in table["seats"]] == [None, None]

    tell(database, story)

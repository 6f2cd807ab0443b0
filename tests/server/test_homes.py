"""One lobby, and matches that live in two other databases by their numbers: all of it real."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.conftest import new_database
from tests.server.lobby.house import House
from tests.server.test_fair import played, seated, until

from yupana.engine.fair import check_fair
from yupana.engine.record import read
from yupana.games import title
from yupana.server.backup import back_up, restore
from yupana.server.housekeeping import FOLD_DAYS, keep_house
from yupana.server.journal.database import connect
from yupana.server.journal.homes import APART, NUMBERS, Home, home_of, link
from yupana.server.journal.tables import matches, metadata
from yupana.server.lobby.casting import deal_overdue
from yupana.server.lobby.steward import tidy
from yupana.server.referee.referee import Referee
from yupana.server.serving import refereeing

pytestmark = pytest.mark.services


@pytest.fixture(scope="module")
def addresses() -> Iterator[list[str]]:
    """The lobby's database and two of matches, in which there is no table of another kind."""
    with contextlib.ExitStack() as stack:
        names = [f"yupana_home_{os.getpid()}_{n}" for n in range(3)]
        found = [stack.enter_context(new_database(name)) for name in names]
        asyncio.run(_prepare(found))
        yield found


async def _prepare(found: list[str]) -> None:
    others = [table.name for table in metadata.sorted_tables if table.name not in APART]
    for n, url in enumerate(found):
        engine = connect(url)
        async with engine.begin() as connection:
            if n:
                await connection.execute(text(f"DROP TABLE {', '.join(others)} CASCADE"))
            else:
                await link(connection, found[1:])
        await engine.dispose()


@dataclass
class Street:
    """A lobby, and the engines of all three databases."""

    house: House
    homes: list[AsyncEngine]

    async def count(self, table: str) -> list[int]:
        """How many rows there are in each database itself."""
        found = []
        for home in self.homes:
            async with home.connect() as connection:
                found.append(int(await connection.scalar(text(f"SELECT count(*) FROM ONLY {table}")) or 0))
        return found

    async def does(self, home: int, statement: str) -> None:
        async with self.homes[home].begin() as connection:
            await connection.execute(text(statement))


@contextlib.asynccontextmanager
async def lived(addresses: list[str], plays: bool = True) -> AsyncIterator[tuple[Street, Referee | None]]:
    house = House(addresses[0], match_databases=" ".join(addresses[1:]))
    house.time = datetime.now(UTC)
    homes = [connect(url) for url in addresses]
    try:
        async with house.engine.begin() as connection:
            await connection.execute(text("TRUNCATE people, tables, matches, beats, outages, referees CASCADE"))
        async with contextlib.AsyncExitStack() as stack:
            referee = await stack.enter_async_context(refereeing(homes, house.fanout)) if plays else None
            if plays:
                await until(house, "SELECT count(*) FROM beats WHERE kind LIKE 'tzolkin%'")
            else:
                await house.open()
            yield Street(house, homes), referee
    finally:
        await house.client.aclose()
        for engine in (house.engine, *homes):
            await engine.dispose()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def test_matches_are_spread_over_the_databases_and_played_there_with_nothing_else_in_them(addresses: list[str]) -> None:
    async def story() -> None:
        async with lived(addresses) as (street, _):
            house = street.house
            numbers: list[int] = []
            for _ in range(4):
                ann, ben, path = await seated(house)
                numbers.append(int(path.rpartition("/")[2]))
                await ann.add(path)
                await ben.add(path)
                record = await played(house, path, ann, ben)
                check_fair(read(record), title("tzolkin").game)
            assert sorted([home_of(number) for number in numbers]) == [1, 1, 2, 2]
            for table in ("matches", "records"):
                assert await street.count(table) == [0, 2, 2]
            none, *some = await street.count("entries")
            assert none == 0 and min(some) > 100
            await tidy(house.engine, house.fanout, house.time)
            listed = await ann.person.does("GET", "/tables?status=over")
            assert {table["id"] for table in listed} == set(numbers)

    run(story)


def test_who_leaves_and_comes_back_is_known_where_the_match_lives(addresses: list[str]) -> None:
    async def story() -> None:
        async with lived(addresses, plays=False) as (street, _):
            house = street.house
            ann, ben = await house.person("Ann"), await house.person("Ben")
            number = (await ann.opens())["id"]
            await ben.does("PUT", f"/tables/{number}/seats/1")
            await ann.does("POST", f"/tables/{number}/start")
            sits = f"SELECT people FROM ONLY matches WHERE id = {number}"
            seen: list[Any] = []
            for method in ("", "DELETE", "PUT"):
                if method:
                    await ben.does(method, f"/tables/{number}/seats/1")
                async with street.homes[home_of(number)].connect() as connection:
                    seen.append(await connection.scalar(text(sits)))
            assert seen == [[ann.number, ben.number], [ann.number, None], [ann.number, ben.number]]

    run(story)


def test_a_match_that_was_dealt_before_a_process_ended_is_not_dealt_again(addresses: list[str]) -> None:
    async def story() -> None:
        async with lived(addresses, plays=False) as (street, _):
            house = street.house
            ann, _, path = await seated(house)
            number = int(path.rpartition("/")[2])
            names = [seat["name"] for seat in (await ann.person.does("GET", path))["seats"]]
            row = {"id": number, "game": "tzolkin", "rules": 3, "options": {}, "secret": bytes(32), "sat": [1, 0]}
            async with street.homes[home_of(number)].begin() as connection:  # and the lobby's commit was lost
                dealt = insert(matches).values(**row, names=names[::-1], players=["person"] * 2, shares=["x", "y"])
                await connection.execute(dealt)
            house.time += timedelta(seconds=10)
            lobby = house.app.state.lobby
            assert await deal_overdue(lobby) == [number]
            assert await deal_overdue(lobby) == []
            assert (await house.match(number))["shares"] == ["x", "y"], "it stays as it was dealt"
            assert [seat["name"] for seat in (await ann.person.does("GET", path))["seats"]] == names[::-1]
            house.time += timedelta(seconds=20)
            await tidy(house.engine, house.fanout, house.time)
            async with house.engine.connect() as connection:
                sits = f'SELECT array_agg(person ORDER BY seat) FROM seats WHERE "table" = {number}'
                people = await connection.scalar(text(sits))
            assert (await house.match(number))["people"] == people

    run(story)


def test_what_is_folded_and_backed_up_is_so_wherever_it_lives(addresses: list[str], own_database: str) -> None:
    async def story() -> None:
        async with lived(addresses) as (street, _):
            house = street.house
            texts: dict[int, str] = {}
            for _ in range(2):
                ann, ben, path = await seated(house)
                await ann.add(path)
                await ben.add(path)
                texts[int(path.rpartition("/")[2])] = await played(house, path, ann, ben)
            file = io.BytesIO()
            rows = await back_up(addresses[0], file)
            assert (rows["matches"], rows["records"]) == (2, 2)
            assert rows["entries"] == sum(await street.count("entries")) > 100
            later = datetime.now(UTC) + timedelta(days=FOLD_DAYS + 1)
            await keep_house(street.homes[0], later, street.homes[1:])
            assert await street.count("entries") == [0, 0, 0]
        file.seek(0)
        assert await restore(own_database, file, False) == rows
        engine = connect(own_database)
        async with engine.connect() as connection:
            found = await connection.execute(text("SELECT match, text FROM ONLY records"))
            assert {row.match: row.text for row in found} == texts, "one database holds them all again"
        await engine.dispose()

    run(story)


def test_while_one_database_is_away_matches_elsewhere_go_on(addresses: list[str]) -> None:
    async def story() -> None:
        async with lived(addresses) as (street, referee):
            assert referee is not None
            ann, ben, path = await seated(street.house)
            number = int(path.rpartition("/")[2])
            away = connect("postgresql+asyncpg://postgres@127.0.0.1:1/nothing")
            homes = list(referee.homes)
            homes[3 - home_of(number)] = Home(away, homes[3 - home_of(number)].writer)
            referee.homes = homes
            await ann.add(path)
            await ben.add(path)
            assert await played(street.house, path, ann, ben)
            await away.dispose()

    run(story)


def test_linking_again_changes_nothing_and_follows_a_database_that_has_moved(addresses: list[str]) -> None:
    async def story() -> None:
        async with lived(addresses, plays=False) as (street, _):
            async with street.homes[0].begin() as connection:
                await link(connection, addresses[1:])
            async with street.homes[0].connect() as connection:
                moved = [addresses[1].replace("127.0.0.1", "localhost"), addresses[2]]
                await link(connection, moved)
                hosts = "SELECT srvname FROM pg_foreign_server WHERE 'host=localhost' = ANY(srvoptions)"
                assert list((await connection.execute(text(hosts))).scalars()) == ["home_1"]
                await connection.execute(text(f"SELECT id FROM matches WHERE id = {NUMBERS}"))
                await connection.rollback()

    run(story)

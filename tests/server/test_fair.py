"""A host who tampers is caught: matches of real referees, whose rows are changed and whose records are checked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.budget import PATIENCE
from tests.server.conftest import NATS
from tests.server.conftest import SERVER as SERVER_ADDRESS
from tests.server.lobby.house import House, Person
from tests.server.player import Player
from tests.server.town import Town

from yupana.engine.dice import commitment_of
from yupana.engine.fair import check_fair
from yupana.engine.record import BadRecord, read
from yupana.games import title
from yupana.lots import SERVER, Lots, promise_of
from yupana.play.local import fair
from yupana.server.exporting import running
from yupana.server.serving import refereeing

GAME = title("tzolkin").game


@dataclass
class Device:
    """Somebody's browser, and what it keeps."""

    person: Person
    share: str
    kept: str = ""

    async def promise(self, path: str) -> None:
        await self.person.does("PUT", f"{path}/promise", {"promise": promise_of(self.share)})

    async def add(self, path: str) -> None:
        """Keep what is shown before anything is dealt, then add the share."""
        table = await self.person.does("GET", path)
        promises = [seat["promise"] or "" for seat in table["seats"]]
        drawn = not table["keep_order"]
        kept = {"commitment": table["commitment"], "promises": promises, "share": self.share, "drawn": drawn}
        self.kept = json.dumps(kept)
        await self.person.does("PUT", f"{path}/share", {"share": self.share})


@contextlib.asynccontextmanager
async def playing(database: str) -> AsyncIterator[House]:
    """A gateway and a referee that plays in earnest."""
    house = House(database)
    house.time = datetime.now(UTC)
    try:
        async with refereeing([house.engine], house.fanout):
            await until(house, "SELECT count(*) FROM beats WHERE kind LIKE 'tzolkin%'")
            yield house
    finally:
        await house.client.aclose()
        await house.engine.dispose()


async def until(house: House, query: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            async with house.engine.connect() as connection:
                if (await connection.execute(text(query))).scalar():
                    return
            await asyncio.sleep(0.05)


async def tamper(house: House, statement: str) -> None:
    async with house.engine.begin() as connection:
        assert (await connection.execute(text(statement))).rowcount > 0


async def seated(house: House, bots: int = 0) -> tuple[Device, Device, str]:
    """Ann and Ben, who have promised shares, and bots; the path of their table, which has begun."""
    people = [await house.person(secrets.token_hex(4)) for _ in range(2)]
    ann, ben = [Device(person, secrets.token_hex(32)) for person in people]
    house.time = datetime.now(UTC)
    table = await ann.person.opens(seats=2 + bots, bots=["random"] * bots, keep_order=False, substitute="random")
    path = f"/tables/{table['id']}"
    await ben.person.does("PUT", f"{path}/seats/1")
    for device in (ann, ben):
        await device.promise(path)
    await ann.person.does("POST", f"{path}/start")
    return ann, ben, path


async def ended(house: House, path: str, ann: Device) -> str:
    """The record of the match, which Ann gives up as soon as it has begun."""
    number = path.rpartition("/")[2]
    await until(house, f"SELECT seq > 0 FROM matches WHERE id = {number}")
    await ann.person.does("POST", f"{path}/resign")
    return (await ann.person.ask("GET", f"{path}/record")).text


async def played(house: House, path: str, *devices: Device) -> str:
    """The record of the match, which bots play to its end in place of those who leave."""
    for device in devices:
        mine = (await device.person.does("GET", path))["mine"]
        await device.person.does("DELETE", f"{path}/seats/{mine}")
    await until(house, f"SELECT count(*) FROM records WHERE match = {path.rpartition('/')[2]}")
    return (await devices[0].person.ask("GET", f"{path}/record")).text


def verdict(record: str, device: Device) -> str:
    return str(json.loads(fair(record, device.kept))["verdict"])


def test_a_client_finds_its_own_share_in_a_record_that_verifies(database: str) -> None:
    async def story() -> None:
        async with playing(database) as house:
            ann, ben, path = await seated(house, bots=1)
            await ann.add(path)
            await ben.add(path)
            number = int(path.rpartition("/")[2])
            await until(house, f"SELECT seq > 0 FROM matches WHERE id = {number}")
            going = dict([each async for each in running(house.engine)])
            assert ann.share in going[number], "shares are no secret, only what they are mixed with is"
            assert "secret:" not in going[number]
            record = await played(house, path, ann, ben)
            check_fair(read(record), GAME)
            lots = read(record).lots
            assert lots is not None
            assert lots.added() == [ann.share, ben.share, SERVER]
            for device in (ann, ben):
                assert json.loads(fair(record, device.kept))["verdict"] == "fair"
            assert sorted([lots.shares[seat] for seat in json.loads(fair(record, ""))["added"]]) == sorted(
                [ann.share, ben.share]
            )

    asyncio.run(story())


def test_who_does_not_answer_is_dealt_in_and_marked(database: str) -> None:
    async def story() -> None:
        async with playing(database) as house:
            ann, _, path = await seated(house)
            await ann.add(path)
            record = await ended(house, path, ann)
            lots = read(record).lots
            assert lots is not None
            assert lots.added() == [ann.share, SERVER]
            assert verdict(record, ann) == "fair"

    asyncio.run(story())


SEEN = [  # the host has seen Ann's share, and nothing is dealt yet: what it changes, and what her device says then
    ("UPDATE lots SET secret = sha256('once more') WHERE \"table\" = {number}", "commitment"),
    # Ben, a friend of the host, adds another share than he promised.
    ("UPDATE seats SET promise = '{other}' WHERE \"table\" = {number} AND promise = '{promised}'", "share"),
]
DEALT = [  # the match goes on
    ("secret = sha256('once more')", "commitment"),
    ("shares[1] = repeat('ab', 32)", "share"),
    ("shares = '{server,server}'", "own-share"),
    ("sat = ARRAY[sat[2], sat[1]]", "share"),
    ("sat = NULL", "seats"),
]


def test_a_host_who_tries_several_secrets_or_shares_is_caught(database: str) -> None:
    async def story() -> None:
        async with playing(database) as house:
            for statement, expected in SEEN:
                ann, ben, path = await seated(house)
                await ann.add(path)
                other = Device(ben.person, secrets.token_hex(32))
                promises = {"other": promise_of(other.share), "promised": promise_of(ben.share)}
                await tamper(house, statement.format(number=path.rpartition("/")[2], **promises))
                await (other if expected == "share" else ben).add(path)
                record = await ended(house, path, ann)
                check_fair(read(record), GAME)  # who was not there sees nothing wrong
                assert verdict(record, ann) == expected

    asyncio.run(story())


def test_a_host_who_changes_the_row_of_a_match_is_caught(database: str) -> None:
    async def story() -> None:
        async with playing(database) as house:
            for changed, expected in DEALT:
                ann, ben, path = await seated(house)
                await ann.add(path)
                await ben.add(path)
                number = path.rpartition("/")[2]
                await until(house, f"SELECT seq > 0 FROM matches WHERE id = {number}")
                update = f"UPDATE matches SET {changed}, revision = revision + 1 WHERE id = {number}"
                await tamper(house, update)
                record = await ended(house, path, ann)
                assert verdict(record, ann) == expected
                with pytest.raises(BadRecord):  # who was not there finds it too
                    check_fair(read(record), GAME)

    asyncio.run(story())


def test_dice_that_are_changed_in_the_record_are_found_by_anybody(database: str) -> None:
    async def story() -> None:
        async with playing(database) as house:
            ann, ben, path = await seated(house)
            await ann.add(path)
            await ben.add(path)
            record = await ended(house, path, ann)
            fell = read(record).entries[0].fell
            changed = record.replace(f"{fell[1]} {fell[2]}", f"{fell[2]} {fell[1]}", 1)
            assert changed != record
            assert verdict(changed, ann) == "fell"
            blurred = re.sub(" ; [0-9a-f]{16}$", "", changed, flags=re.MULTILINE)  # no fingerprint tells of it
            assert verdict(blurred, ann) == "fell"

    asyncio.run(story())


@pytest.mark.slow
def test_shares_outlive_the_gateway_that_took_them_and_the_referee_that_would_have_dealt(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        await town.found()
        town.start("referee", "referee")
        for name in ("one", "two"):
            town.start("gateway", name)
        await asyncio.to_thread(town.wait_for, "one", "two")
        (_, first), (_, second) = await town.people(2)
        ann, ben = Player(town.ports["one"], token=first), Player(town.ports["two"], token=second)
        wanted = {"game": "tzolkin", "seats": 2, "terms": {"pace": "free"}}
        path = f"/api/tables/{(await ann.does('POST', '/api/tables', wanted))['id']}"
        await ben.does("PUT", f"{path}/seats/1", {})
        share = secrets.token_hex(32)
        await ann.does("PUT", f"{path}/promise", {"promise": promise_of(share)})
        await ben.does("PUT", f"{path}/promise", {"promise": promise_of(secrets.token_hex(32))})
        await ann.does("POST", f"{path}/start")
        town.kill("referee")
        await ann.does("PUT", f"{path}/share", {"share": share})
        town.kill("one")
        shown = await ben.does("GET", path)
        assert (shown["awaited"], shown["seq"]) == ([1], 0)
        town.start("referee", "another")
        connection = await town.connect()
        async with asyncio.timeout(PATIENCE):
            while not (row := await connection.fetchrow("SELECT shares, sat, secret FROM matches WHERE seq > 0")):
                await asyncio.sleep(0.1)
        await connection.close()
        lots = Lots(row["shares"], row["sat"])
        assert lots.added() == [share, SERVER]
        assert lots.are_of(row["secret"])
        assert commitment_of(row["secret"]) == shown["commitment"]
        for player in (ann, ben):
            await player.http.aclose()

    async def told() -> None:
        town = Town(SERVER_ADDRESS, NATS, log=tmp_path / "log")
        try:
            await story(town)
        finally:
            await town.raze()

    asyncio.run(told())

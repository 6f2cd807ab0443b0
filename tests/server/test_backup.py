"""A backup that is taken while people play restores to a server on which all matches go on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.budget import PATIENCE
from tests.server.client import Acknowledged, Client
from tests.server.conftest import NATS, SERVER
from tests.server.town import Town

MATCHES = 8
PAUSE_SECONDS = 0.5  # at most, between two moves: nobody has finished before the backup has even begun


@pytest.mark.slow
def test_a_backup_taken_during_play_restores_to_a_server_on_which_all_matches_go_on(tmp_path: Path) -> None:
    asyncio.run(back_up(tmp_path))


async def back_up(folder: Path) -> None:
    town, other = Town(SERVER, NATS, log=folder / "town.log"), Town(SERVER, NATS, log=folder / "other.log")
    try:
        await town.found()
        start(town)
        people = await town.people(MATCHES * 2)
        tables = [
            (await town.tables([[people[2 * n][0], people[2 * n + 1][0]]], bots=n % 2))[0] for n in range(MATCHES)
        ]
        await asyncio.to_thread(town.wait_for, "gateway")
        clients = sit_down(town, tables, people)
        for client in clients:
            client.pause = PAUSE_SECONDS
        playing = [asyncio.create_task(client.play()) for client in clients]
        while min(len(client.acknowledged) for client in clients) < 10:
            await asyncio.sleep(0.1)
        file = folder / "yupana.backup"
        before = {(client.table, client.seat): client.acknowledged[-1] for client in clients}
        await asyncio.to_thread(yupana, town, "backup", str(file))
        assert before != {(client.table, client.seat): client.acknowledged[-1] for client in clients}, "play went on"
        await stop(playing)
        await restore(other, file)
        compare(await journals(town), await journals(other), before)
        start(other)
        await asyncio.to_thread(other.wait_for, "gateway")
        again = sit_down(other, tables, people)
        playing = [asyncio.create_task(client.play()) for client in again]
        async with asyncio.timeout(3 * PATIENCE):
            await asyncio.gather(*[client.over.wait() for client in again])
        await stop(playing)
        await verify(other, folder / "records")
    finally:
        await town.raze()
        await other.raze()


def start(town: Town) -> None:
    town.start("referee", "referee")
    town.start("gateway", "gateway")


def sit_down(town: Town, tables: list[int], people: list[tuple[int, str]]) -> list[Client]:
    ports = [town.ports["gateway"]]
    return [Client(ports, people[2 * n + seat][1], table, seat) for n, table in enumerate(tables) for seat in (0, 1)]


async def stop(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def yupana(town: Town, *arguments: str) -> None:
    command = [sys.executable, "-m", "yupana", *arguments]
    subprocess.run(command, env=town.environment(), check=True)


async def restore(town: Town, file: Path) -> None:
    connection = await town.connect("postgres")
    await connection.execute(f"CREATE DATABASE {town.database}")
    await connection.close()
    await asyncio.to_thread(yupana, town, "restore", str(file))


async def journals(town: Town) -> dict[int, list[tuple[Any, ...]]]:
    """Every entry of every match, in order."""
    connection = await town.connect()
    found: dict[int, list[tuple[Any, ...]]] = {}
    for row in await connection.fetch("SELECT * FROM entries ORDER BY match, seq"):
        found.setdefault(row["match"], []).append(tuple(row.values()))
    await connection.close()
    return found


def compare(
    here: dict[int, list[tuple[Any, ...]]],
    there: dict[int, list[tuple[Any, ...]]],
    before: dict[tuple[int, int | None], Acknowledged],
) -> None:
    """What was restored is what was played up to some moment, and not before that at which the backup began."""
    for match, restored in there.items():
        assert restored == here[match][: len(restored)]
    assert sum(map(len, there.values())) < sum(map(len, here.values()))
    for (match, _), acknowledged in before.items():
        assert len(there[match]) >= acknowledged.seq


async def verify(town: Town, folder: Path) -> None:
    """Every record replays, with fair dice."""
    folder.mkdir()
    connection = await town.connect()
    records = await connection.fetch("SELECT match, text FROM records")
    await connection.close()
    assert len(records) == MATCHES
    for row in records:
        (folder / f"{row['match']}.yupana").write_text(row["text"])
    await asyncio.to_thread(
        subprocess.run, [sys.executable, "-m", "yupana", "verify", "--fair", str(folder)], check=True
    )


def empty(folder: Path, name: str) -> Town:
    """A town whose database is made and up to date."""
    town = Town(SERVER, NATS, log=folder / name)
    asyncio.run(town.found())
    return town


@pytest.mark.services
def test_a_restore_changes_nothing_unless_it_can_do_all_of_it(tmp_path: Path) -> None:
    town = empty(tmp_path, "log")
    file, half = tmp_path / "yupana.backup", tmp_path / "half"
    try:
        asyncio.run(town.people(3))
        yupana(town, "backup", str(file))
        assert file.stat().st_mode & 0o077 == 0, "it holds secrets"
        half.write_bytes(file.read_bytes()[:-400])
        asyncio.run(town.people(1))

        async def holding() -> str:
            connection = await town.connect()
            found = await asyncio.to_thread(said_by, town, "restore", str(file), "--replace")
            await connection.close()
            return found

        assert (
            said_by(town, "restore", str(half), "--replace")
            == "this is no whole backup of Yupana: File is not a zip file"
        )
        assert (
            said_by(town, "restore", str(file)) == "somebody has played on this server: --replace throws all of it away"
        )
        assert asyncio.run(holding()) == "somebody uses the database: stop the server first"
        assert asyncio.run(how_many(town)) == 4
        yupana(town, "restore", str(file), "--replace")
        assert asyncio.run(how_many(town)) == 3
        assert asyncio.run(town.people(1))[0][0] > 3, "numbers are not given twice"
    finally:
        asyncio.run(town.raze())


def said_by(town: Town, *arguments: str) -> str:
    """The one sentence of a command that fails."""
    command = [sys.executable, "-m", "yupana", *arguments]
    ended = subprocess.run(command, env=town.environment(), capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    return ended.stderr.rstrip("\n")


async def how_many(town: Town) -> int:
    connection = await town.connect()
    found = await connection.fetchval("SELECT count(*) FROM people")
    await connection.close()
    return int(found)

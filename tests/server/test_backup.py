"""A backup that is taken while people play restores to a server on which all matches go on."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest
from tests.budget import PATIENCE
from tests.server.client import Client
from tests.server.conftest import NATS, SERVER
from tests.server.town import Town

MATCHES = 8


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
        playing = [asyncio.create_task(client.play()) for client in clients]
        while min(len(client.acknowledged) for client in clients) < 10:
            await asyncio.sleep(0.1)
        dump = folder / "backup.dump"
        await asyncio.to_thread(dump_to, town, dump)
        before = sum(len(client.acknowledged) for client in clients)
        await asyncio.sleep(0.5)
        assert sum(len(client.acknowledged) for client in clients) > before, "play went on meanwhile"
        await stop(playing)
        await restore(other, dump)
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


def address(town: Town) -> list[str]:
    user, _, place = town.postgres.partition("@")
    host, _, port = place.partition(":")
    return ["-h", host, "-p", port, "-U", user]


def dump_to(town: Town, dump: Path) -> None:
    subprocess.run(["pg_dump", *address(town), "-Fc", "-f", str(dump), town.database], check=True)


async def restore(town: Town, dump: Path) -> None:
    connection = await town.connect("postgres")
    await connection.execute(f"CREATE DATABASE {town.database}")
    await connection.close()
    command = ["pg_restore", *address(town), "--no-owner", "-d", town.database, str(dump)]
    await asyncio.to_thread(subprocess.run, command, check=True)


async def verify(town: Town, folder: Path) -> None:
    """Every record replays, with fair dice."""
    folder.mkdir()
    connection = await town.connect()
    records = await connection.fetch("SELECT match, text FROM records")
    await connection.close()
    assert len(records) == MATCHES
    for row in records:
        (folder / f"{row['match']}.yupana").write_text(row["text"])
    await asyncio.to_thread(subprocess.run, ["yupana", "verify", "--fair", str(folder)], check=True)

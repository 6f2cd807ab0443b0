"""A club as strangers found it: the built wheel in an empty environment, one command, two players, and accidents."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.budget import PATIENCE
from tests.processes import ends
from tests.server.client import Client
from tests.server.conftest import SERVER, run_once
from tests.server.town import free_port
from tests.wheels import ROOT, build

from yupana.engine.record import read

CLIENT = ROOT / "web" / "dist"
ENTRIES = 6  # of the journal, for which two browsers play before something happens

pytestmark = [pytest.mark.slow, pytest.mark.services]


class Club:
    """`yupana serve` of an installation, as a host runs it."""

    def __init__(self, yupana: Path, folder: Path) -> None:
        self.yupana = yupana
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.serving: subprocess.Popen[bytes] | None = None

    def environment(self) -> dict[str, str]:
        """Nothing but the folder, the port and where programs are."""
        named = {"YUPANA_FOLDER": str(self.data), "YUPANA_PORT": str(self.port)}
        return {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8", **named}

    def does(self, *arguments: str, given: bytes = b"", database: str = "") -> bytes:
        """What a command says."""
        command, environment = [str(self.yupana), *arguments], self.environment() | {"YUPANA_DATABASE": database}
        ended = subprocess.run(command, env=environment, cwd=self.folder, input=given, capture_output=True, check=False)
        assert ended.returncode == 0, ended.stderr.decode()
        return ended.stdout

    def start(self) -> None:
        """Until everybody can come in."""
        with (self.folder / "log").open("ab") as log:
            command = [str(self.yupana), "serve"]
            self.serving = subprocess.Popen(command, env=self.environment(), cwd=self.folder, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.serving.poll() is None:
            try:
                if httpx.get(f"{self.url}/ready", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        pytest.fail((self.folder / "log").read_text("utf-8"))

    def end(self, number: int) -> int:
        """Killed, or told to stop; the exit code."""
        assert self.serving is not None
        self.serving.send_signal(number)
        return self.serving.wait(PATIENCE)

    def postgres(self) -> int:
        """The number of its PostgreSQL, if there is one."""
        try:
            return int((self.data / "postgres" / "postmaster.pid").read_text().split()[0])
        except FileNotFoundError:
            return 0


@pytest.fixture(scope="module")
def yupana() -> Iterator[Path]:
    """The command, installed with all that the wheel asks for, far from the checkout, where not only root may read."""
    folder = Path(tempfile.mkdtemp(prefix="yupana-wheel-"))
    folder.chmod(0o755)
    try:
        wheel = build(folder, CLIENT if CLIENT.exists() else None)
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        pip = [str(folder / "venv" / "bin" / "pip"), "install", "--quiet", f"{wheel}[club]"]
        subprocess.run(pip, check=True, stderr=subprocess.DEVNULL)
        yield folder / "venv" / "bin" / "yupana"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def club(yupana: Path) -> Iterator[Club]:
    """In a folder of its own."""
    folder = Path(tempfile.mkdtemp(prefix="yupana-club-"))
    folder.chmod(0o755)
    here = Club(yupana, folder)
    try:
        yield here
    finally:
        if here.serving is not None and here.serving.poll() is None:
            here.end(signal.SIGKILL)
        if number := here.postgres():
            os.kill(number, signal.SIGQUIT)
            ends(number)
        shutil.rmtree(folder, ignore_errors=True)


class Guest:
    """Somebody who opened the address."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.does("POST", "/api/guests", {"language": "en"})
        self.http.headers["X-CSRF-Token"] = self.does("GET", "/api/me")["csrf"]

    def does(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def plays(self, club: Club, table: int, seat: int) -> Client:
        """A program that plays for this guest."""
        wanted = {"label": "hand", "scopes": ["read", "play"]}
        return Client([club.port], self.does("POST", "/api/tokens", wanted)["token"], table, seat)


def seated(club: Club) -> list[Client]:
    """Two guests at a table, and the match has begun."""
    ann, bob = Guest(club.url), Guest(club.url)
    wanted = {"game": "tzolkin", "seats": 2, "terms": {"pace": "free"}, "keep_order": True}
    table = ann.does("POST", "/api/tables", wanted)["id"]
    bob.does("PUT", f"/api/tables/{table}/seats/1")
    ann.does("POST", f"/api/tables/{table}/start")
    clients = [guest.plays(club, table, seat) for seat, guest in enumerate((ann, bob))]
    for guest in (ann, bob):
        guest.http.close()
    return clients


async def until(clients: list[Client], moves: int) -> None:
    """Each of them has made so many moves more."""
    wanted = [len(client.acknowledged) + moves for client in clients]
    async with asyncio.timeout(PATIENCE):
        while any(len(client.acknowledged) < count for client, count in zip(clients, wanted, strict=True)):
            await asyncio.sleep(0.05)


def kept(club: Club, folder: str) -> int:
    """How many entries the journal of the one running match has."""
    club.does("export", "--running", folder)
    (record,) = (club.folder / folder).iterdir()
    return len(read(record.read_text("utf-8")).entries)


async def evening(club: Club) -> bytes:
    """Two play; the host is killed, backs up, loses the machine, restores, and they play to the end."""
    await asyncio.to_thread(club.start)
    assert "<title>Yupana</title>" in httpx.get(club.url).text
    clients = await asyncio.to_thread(seated, club)
    playing = [asyncio.create_task(client.play()) for client in clients]
    await until(clients, 10)

    server = club.postgres()
    assert club.end(signal.SIGKILL) == -signal.SIGKILL
    assert club.postgres() == server, "it was left behind"
    await asyncio.to_thread(club.start)
    await until(clients, 10)

    told = max(client.acknowledged[-1].seq for client in clients)
    await asyncio.to_thread(club.does, "backup", "yupana.backup")
    await until(clients, 5)
    assert club.end(signal.SIGTERM) == 0
    assert club.postgres() == 0, "it was stopped"
    lost = await asyncio.to_thread(kept, club, "lost")

    club.data = club.folder / "other"
    await asyncio.to_thread(club.does, "restore", "yupana.backup")
    back = await asyncio.to_thread(kept, club, "back")
    assert told <= back < lost
    for client in clients:
        client.screen = None  # what they saw after the backup is not so any more
    await asyncio.to_thread(club.start)
    async with asyncio.timeout(3 * PATIENCE):
        await asyncio.gather(*[client.over.wait() for client in clients])
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert club.end(signal.SIGTERM) == 0
    return await asyncio.to_thread(club.does, "backup", "-")


def test_a_club_from_the_wheel_is_killed_backed_up_restored_and_moved_and_its_match_verifies(club: Club) -> None:
    everything = asyncio.run(evening(club))
    assert "Yupana is at http://" in (club.folder / "log").read_text("utf-8")
    name = f"yupana_club_{os.getpid()}"
    asyncio.run(run_once(f"CREATE DATABASE {name}"))
    try:
        moved = f"postgresql://{SERVER}/{name}"
        club.does("restore", "-", given=everything, database=moved)
        club.does("export", "records", database=moved)
        assert b"1 records replay as written" in club.does("verify", "--fair", "records")
    finally:
        asyncio.run(run_once(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.mark.skipif(not CLIENT.exists(), reason="the client is not built")
def test_two_browsers_at_a_table_of_a_club_from_the_wheel_outlive_a_killed_host_and_a_restored_one(club: Club) -> None:
    club.start()
    command = ["node", str(ROOT / "tests" / "two_browsers.mjs"), club.url, str(ENTRIES)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as browsers:
        assert browsers.stdin is not None and browsers.stdout is not None

        def played() -> int:
            assert browsers.stdout is not None
            return int(browsers.stdout.readline())

        def go_on() -> int:
            assert browsers.stdin is not None
            browsers.stdin.write("\n")
            browsers.stdin.flush()
            return played()

        seen = [played()]
        club.end(signal.SIGKILL)
        club.start()
        seen.append(go_on())
        club.does("backup", "yupana.backup")
        seen.append(go_on())
        assert club.end(signal.SIGTERM) == 0
        club.data = club.folder / "other"
        club.does("restore", "yupana.backup")
        club.start()
        seen.append(go_on())
        browsers.stdin.close()
        assert browsers.wait(PATIENCE) == 0
    assert seen[0] + ENTRIES <= seen[1] <= seen[2] - ENTRIES
    assert seen[1] + ENTRIES <= seen[3], "they went on from where the backup was"
    assert club.end(signal.SIGTERM) == 0
    assert kept(club, "records") == seen[3]

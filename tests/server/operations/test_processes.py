"""Parts of the server as processes: handing over, stopping, waiting for what is away."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func
from tests.budget import PATIENCE
from tests.processes import ends
from tests.server.conftest import NATS, run_once
from tests.server.operations.house import count, run
from tests.server.town import free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_socket

from yupana.server import asks
from yupana.server.fanout.local import LocalFanout
from yupana.server.journal.database import connect
from yupana.server.journal.homes import Home
from yupana.server.journal.reader import create
from yupana.server.journal.tables import (
    entries,
    matches,
)
from yupana.server.journal.writer import Writer
from yupana.server.referee.child import Child
from yupana.server.referee.referee import Referee


def test_a_match_that_somebody_leaves_before_it_has_begun_begins_all_the_same(database: str) -> None:
    async def leave() -> None:
        engine = connect(database)
        async with Writer(engine) as writer, Child("hall") as hall, Child("thinker") as thinker:
            referee = Referee([Home(engine, writer)], LocalFanout(), hall, thinker)
            number = await create(engine, "tzolkin", 1, {"market-cap": 0}, ["A", "B"], ["person"] * 2, bytes(32))
            await referee.answer(asks.Ask(number, asks.SetPlayer(0, "random")))
            assert await referee.take_due() == 1
            assert await count(engine, entries) > 0
        await engine.dispose()

    run(leave)


def test_who_stops_leaves_the_matches_of_bots_to_others_at_once(database: str) -> None:
    async def stop() -> None:
        engine = connect(database)
        async with Writer(engine) as writer, Child("hall") as hall, Child("thinker") as thinker:
            referee = Referee([Home(engine, writer)], LocalFanout(), hall, thinker)
            number = await create(engine, "tzolkin", 1, {"market-cap": 0}, ["A", "B"], ["random"] * 2, bytes(32))
            playing = asyncio.create_task(referee.take_due())
            while await count(engine, entries) < 10:
                await asyncio.sleep(0.01)
            await referee.stop()
            assert await playing == 1
            due = (matches.c.id == number, matches.c.wake_at <= func.now(), matches.c.result.is_(None))
            assert await count(engine, matches, *due) == 1
        await engine.dispose()

    run(stop)


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[str]:
    """A bus that nobody else is on, where one can be started."""
    server = shutil.which("nats-server")
    if server is None:
        yield NATS
        return
    port = free_port()
    with (
        (tmp_path / "nats").open("w") as out,
        subprocess.Popen([server, "-a", "127.0.0.1", "-p", str(port)], stdout=out, stderr=out) as process,
    ):
        yield f"nats://127.0.0.1:{port}"
        process.terminate()


class Process:
    """A part of the server, run as hosts run it."""

    def __init__(self, part: str, folder: Path, **settings: object) -> None:
        self.part = part
        self.log = folder / f"{part}-{secrets.token_hex(3)}.log"
        environment = os.environ | {f"YUPANA_{name.upper()}": str(value) for name, value in settings.items()}
        with self.log.open("w") as out:
            command = [sys.executable, "-m", "yupana", "serve", part]
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=environment, start_new_session=True)

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]

    def children(self) -> list[int]:
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(number) for number in found.split()]

    def stop(self) -> float:
        """Told to stop, it ends well; how long that took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(20) == 0, self.log.read_text("utf-8")
        return time.monotonic() - began

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts parts of the server, and ends those that are left."""
    started: list[Process] = []

    def start(part: str, **settings: object) -> Process:
        started.append(Process(part, tmp_path, **settings))
        return started[-1]

    yield start
    for process in started:
        process.end()


def wait_for(what: str, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(httpx.TransportError):
            if true():
                return
        time.sleep(0.05)
    pytest.fail(f"in vain: {what}")


class Guest:
    """Somebody at a gateway."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=PATIENCE)
        self.does("POST", "/api/guests", {"language": "en"})
        self.client.headers["X-CSRF-Token"] = self.does("GET", "/api/me")["csrf"]

    def does(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def lets_bots_play(self) -> int:
        """A match with a bot, at which another bot then takes the seat of the leaver."""
        terms = {"terms": {"pace": "free"}, "keep_order": True, "substitute": "random"}
        wanted = {"game": "tzolkin", "seats": 2, "bots": ["random"], **terms}
        table = self.does("POST", "/api/tables", wanted)["id"]
        self.does("POST", f"/api/tables/{table}/start")
        wait_for("the start", lambda: self.status(table) == "playing")
        self.does("DELETE", f"/api/tables/{table}/seats/0")
        return int(table)

    def status(self, table: int) -> str:
        return str(self.does("GET", f"/api/tables/{table}")["status"])


def ready(url: str) -> bool:
    return httpx.get(f"{url}/ready", timeout=5).status_code == 200


def length(database: str, table: int) -> int:
    async def ask() -> int:
        engine = connect(database)
        found = await count(engine, entries, entries.c.match == table)
        await engine.dispose()
        return found

    return asyncio.run(ask())


@pytest.mark.slow
def test_gateways_and_referees_stop_when_told_and_lose_nothing(
    own_database: str, bus: str, processes: Callable[..., Process], tmp_path: Path
) -> None:
    port, monitor = free_port(), free_port()
    url = f"http://127.0.0.1:{port}"
    common = {"database": own_database, "nats": bus, "limits": 0}
    gateway = processes("gateway", **common, port=port)
    wait_for("alive", lambda: httpx.get(f"{url}/health").status_code == 200)
    assert httpx.get(f"{url}/ready").json() == {"database": True, "writing": True, "bus": True, "referee": False}
    referee = processes("referee", **common, monitor_port=monitor)
    wait_for("ready", lambda: ready(url) and ready(f"http://127.0.0.1:{monitor}"))
    children = referee.children()
    assert len(children) == 2

    guest = Guest(url)
    first = guest.lets_bots_play()
    wait_for("moves", lambda: length(own_database, first) > 20)
    with connect_socket(f"ws://127.0.0.1:{port}/api/socket") as watching:
        watching.send(json.dumps({"type": "watch", "table": first}))
        assert json.loads(watching.recv(10))["type"] == "news"

        # The referee stops in the middle of a match, and another goes on with it at once.
        assert referee.stop() < 10
        assert all(map(ends, children))
        stood = length(own_database, first)
        numbers = httpx.get(f"{url}/metrics").text
        assert "yupana_sockets 1.0" in numbers and "yupana_watched_tables 1.0" in numbers
        another = processes("referee", **common, monitor_port=monitor)
        wait_for("the match goes on", lambda: length(own_database, first) > stood, 10)
        wait_for("the match is over", lambda: guest.status(first) == "over")
        assert "yupana_moves_total" in httpx.get(f"http://127.0.0.1:{monitor}/metrics").text

        # The gateway stops while somebody is connected.
        assert gateway.stop() < 10
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                watching.recv(5)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    guest.client.close()
    assert another.stop() < 10
    for process in (gateway, referee, another):
        assert [line["event"] for line in process.lines()][-1].endswith("nothing is left undone")
        assert not [line for line in process.lines() if line["level"] in ("error", "critical")]

    environment = os.environ | {"YUPANA_DATABASE": own_database}
    yupana = [sys.executable, "-m", "yupana"]
    subprocess.run([*yupana, "export", str(tmp_path / "records")], env=environment, check=True, capture_output=True)
    verify = [*yupana, "verify", "--fair", str(tmp_path / "records")]
    done = subprocess.run(verify, check=True, capture_output=True, text=True)
    assert "1 records replay as written" in done.stdout


@pytest.mark.slow
def test_a_database_that_answers_but_takes_nothing_makes_nobody_ready_until_it_does(
    own_database: str, bus: str, processes: Callable[..., Process]
) -> None:
    ports = {"gateway": free_port(), "referee": free_port(), "all": free_port()}
    common = {"database": own_database, "nats": bus, "limits": 0}
    for part, port in ports.items():
        processes(part, **common, **{"monitor_port" if part == "referee" else "port": port})
    urls = [f"http://127.0.0.1:{port}" for port in ports.values()]
    wait_for("ready", lambda: all(map(ready, urls)))

    def writing() -> list[bool]:
        found = [httpx.get(f"{url}/ready") for url in urls]
        assert all(answer.json()["database"] for answer in found)
        assert all(answer.status_code == 503 for answer in found if not answer.json()["writing"])
        return [answer.json()["writing"] for answer in found]

    assert writing() == [True] * 3
    let_write(own_database, False)
    wait_for("nobody writes", lambda: not any(writing()))
    let_write(own_database, True)
    wait_for("ready again", lambda: all(map(ready, urls)))


def let_write(database: str, may: bool) -> None:
    """Whoever connects from now on can write, or only read; those who are connected must come again."""
    name = database.rpartition("/")[2]
    only_read = "off" if may else "on"
    hang_up = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    for statement in (f"ALTER DATABASE {name} SET default_transaction_read_only = {only_read}", hang_up):
        asyncio.run(run_once(statement))


@pytest.mark.slow
def test_everything_in_one_process_stops_when_told_and_loses_nothing(
    own_database: str, processes: Callable[..., Process]
) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    one = processes("all", database=own_database, port=port, limits=0)
    wait_for("ready", lambda: ready(url))
    guest = Guest(url)
    table = guest.lets_bots_play()
    wait_for("moves", lambda: length(own_database, table) > 5)
    assert one.stop() < 10
    again = processes("all", database=own_database, port=port, limits=0)
    wait_for("the match is over", lambda: guest.status(table) == "over")
    guest.client.close()
    assert again.stop() < 10
    assert not [line for line in one.lines() + again.lines() if line["level"] in ("error", "critical")]


@pytest.mark.slow
@pytest.mark.services
def test_a_gateway_and_a_referee_without_nats_are_alive_say_so_and_stop_when_told(
    own_database: str, processes: Callable[..., Process]
) -> None:
    port, monitor, away = free_port(), free_port(), free_port()
    common = {"database": own_database, "nats": f"nats://ann:secret@127.0.0.1:{away}"}
    gateway = processes("gateway", **common, port=port)
    referee = processes("referee", **common, port=port, monitor_port=monitor)
    for part, place in ((gateway, port), (referee, monitor)):
        url = f"http://127.0.0.1:{place}"
        wait_for("alive", lambda url=url: httpx.get(f"{url}/health").status_code == 200)  # type: ignore[misc]
        answer = httpx.get(f"{url}/ready")
        assert (answer.status_code, answer.json()) == (503, {"database": True, "bus": False})
        (said,) = [line["event"] for line in part.lines() if line["event"].startswith("no NATS")]
        assert said == f"no NATS at 127.0.0.1:{away}: waiting for it"
        assert part.stop() < 5


@pytest.mark.slow
@pytest.mark.services
def test_a_gateway_goes_to_work_when_nats_comes(
    own_database: str, processes: Callable[..., Process], tmp_path: Path
) -> None:
    port, there = free_port(), free_port()
    common = {"database": own_database, "nats": f"nats://127.0.0.1:{there}"}
    gateway, referee = processes("gateway", **common, port=port), processes("referee", **common)
    url = f"http://127.0.0.1:{port}"
    wait_for("alive", lambda: httpx.get(f"{url}/health").status_code == 200)
    program = shutil.which("nats-server") or "/usr/sbin/nats-server"
    with (
        (tmp_path / "nats").open("w") as out,
        subprocess.Popen([program, "-a", "127.0.0.1", "-p", str(there)], stdout=out, stderr=out) as bus,
    ):
        try:
            wait_for("ready", lambda: ready(url))
            assert gateway.stop() < 10
            assert referee.stop() < 10
        finally:
            bus.terminate()

"""Gateways and referees as processes of their own, a database, and people to fill it: for tests and measurements."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.request import urlopen

import asyncpg  # type: ignore[import-untyped]
from tests.budget import PATIENCE

from yupana.server.accounts.keys import hash_of, new_key
from yupana.server.accounts.tokens import PREFIX
from yupana.server.journal.database import connect, migrate
from yupana.server.journal.homes import NUMBERS, link

COMPILED = Path(__file__).parents[2] / "build" / "compiled"
START_SECONDS = PATIENCE
STOP_SECONDS = PATIENCE


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=2) as answer:
            return bool(json.load(answer))
    except OSError:
        return False


@dataclass
class Town:
    """Where the database and the bus are, and every process that was started."""

    postgres: str  # "postgres@127.0.0.1:5432"
    nats: str
    database: str = field(default_factory=lambda: f"yupana_town_{secrets.token_hex(4)}")
    others: int = 0  # databases of matches beside the lobby's
    compiled: bool = False
    settings: dict[str, str] = field(default_factory=dict)
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    ports: dict[str, int] = field(default_factory=dict)
    log: Path = Path(os.devnull)

    @property
    def url(self) -> str:
        return f"postgresql+asyncpg://{self.postgres}/{self.database}"

    @property
    def names(self) -> list[str]:
        return [self.database, *[f"{self.database}_{n + 1}" for n in range(self.others)]]

    async def connect(self, database: str = "") -> asyncpg.Connection:
        return await asyncpg.connect(f"postgresql://{self.postgres}/{database or self.database}")

    async def found(self) -> None:
        """Make the databases."""
        connection = await self.connect("postgres")
        for name in self.names:
            await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        urls = [f"postgresql+asyncpg://{self.postgres}/{name}" for name in self.names]
        for url in urls:
            await asyncio.to_thread(migrate, url)
        self.settings["YUPANA_MATCH_DATABASES"] = " ".join(urls[1:])
        engine = connect(self.url)
        async with engine.begin() as lobby:
            await link(lobby, urls[1:])
        await engine.dispose()

    async def raze(self) -> None:
        """Stop everything and drop the databases."""
        for name in list(self.running):
            self.stop(name)
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            connection = await self.connect("postgres")
            for name in self.names:
                await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
            await connection.close()

    def start(self, part: str, name: str, source: Path | None = None) -> None:
        """A gateway or a referee, perhaps of another source than this one."""
        port = self.ports.setdefault(name, free_port())
        environment = self.environment(source) | {"YUPANA_PORT": str(port), "YUPANA_URL": f"http://127.0.0.1:{port}"}
        command = [sys.executable, "-m", "yupana", "serve", part]
        with self.log.open("ab") as log:
            self.running[name] = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def environment(self, source: Path | None = None) -> dict[str, str]:
        """What a command of this town must know."""
        if self.compiled:
            source = COMPILED
        return {
            **os.environ,
            "YUPANA_DATABASE": self.url,
            "YUPANA_NATS": self.nats,
            "YUPANA_REALM": self.database,
            "YUPANA_LIMITS": "0",
            **({"PYTHONPATH": str(source)} if source else {}),
            **self.settings,
        }

    def wait_for(self, *names: str) -> None:
        """Gateways answer, and through each of them a referee does."""
        end = time.monotonic() + START_SECONDS
        for name in names:
            while True:
                if _answers(self.ports[name]):
                    break
                if time.monotonic() > end:
                    raise TimeoutError(f"{name} does not answer")
                time.sleep(0.1)

    def kill(self, name: str) -> None:
        """As a power cut would."""
        process = self.running.pop(name)
        process.kill()
        process.wait(STOP_SECONDS)

    def stop(self, name: str) -> int:
        """As a host would; the exit code."""
        process = self.running.pop(name)
        process.send_signal(signal.SIGTERM)
        try:
            return process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait(STOP_SECONDS)

    async def people(self, count: int) -> list[tuple[int, str]]:
        """So many people, each with an API token that may do everything."""
        connection = await self.connect()
        names = [f"P{n} {secrets.token_hex(3)}" for n in range(count)]
        rows = await connection.fetch(
            "INSERT INTO people (name, name_key, password) SELECT name, lower(name), 'x'"
            " FROM unnest($1::text[]) AS name RETURNING id",
            names,
        )
        numbers = [row["id"] for row in rows]
        keys = [new_key(PREFIX) for _ in numbers]
        await connection.execute(
            "INSERT INTO tokens (person, token_hash, label, scopes) SELECT person, hash, 'town',"
            " '{read,play,lobby,account}' FROM unnest($1::bigint[], $2::bytea[]) AS made (person, hash)",
            numbers,
            [hash_of(key) for key in keys],
        )
        await connection.close()
        return list(zip(numbers, keys, strict=True))

    async def tables(self, seated: list[list[int]], bots: int = 0) -> list[int]:
        """Tables with these people at them, and bots at the seats that are left; their matches are due."""
        connection = await self.connect()
        numbers = []
        for people in seated:
            players = ["person"] * len(people) + ["random"] * bots
            async with connection.transaction():
                number = await connection.fetchval("SELECT nextval(pg_get_serial_sequence('tables', 'id'))")
                number += (1 + number % self.others) * NUMBERS if self.others else 0
                await connection.execute(
                    "INSERT INTO tables (code, game, rules, options, owner, listed, pace, terms, on_timeout,"
                    " substitute, rated, status, id) VALUES ($1, 'tzolkin', 1, '{}', $2, true, 'free', $3, 'default',"
                    " 'random', false, 'playing', $4)",
                    secrets.token_urlsafe(12),
                    people[0],
                    json.dumps({"order": "kept", "talk": "all"}),
                    number,
                )
                for seat in range(len(players)):
                    person = people[seat] if seat < len(people) else None
                    await connection.execute(
                        'INSERT INTO seats ("table", seat, person, bot, name) VALUES ($1, $2, $3, $4, $5)',
                        number,
                        seat,
                        person,
                        None if person else "random",
                        f"S{seat}",
                    )
                await connection.execute(
                    "INSERT INTO matches (id, game, rules, options, names, players, secret, people, due_at) VALUES"
                    " ($1, 'tzolkin', 1, '{\"market-cap\": 0}', $2, $3, $4, $5, now())",
                    number,
                    [f"S{seat}" for seat in range(len(players))],
                    players,
                    secrets.token_bytes(32),
                    [*people, *[None] * bots],
                )
            numbers.append(number)
        await connection.close()
        return numbers

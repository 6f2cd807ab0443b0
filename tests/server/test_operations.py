"""What hosts rely on: settings, health, numbers, logs, headers, house-keeping, and stopping without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import msgspec
import pytest
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.budget import PATIENCE
from tests.processes import ends
from tests.server.conftest import NATS, SERVER, run_once
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_socket

from yupana.server import asks, logs
from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.context import Context
from yupana.server.housekeeping import TERMS, keep_house
from yupana.server.journal.database import connect, is_away, is_behind, migrate, revision_of
from yupana.server.journal.reader import create
from yupana.server.journal.tables import (
    audit,
    challenges,
    chat,
    entries,
    invitations,
    matches,
    notes,
    outbox,
    people,
    records,
    reports,
    sanctions,
    sessions,
    tables,
    tokens,
)
from yupana.server.journal.writer import Writer
from yupana.server.referee.child import Child
from yupana.server.referee.referee import Referee
from yupana.server.serving import refereeing
from yupana.server.settings import Settings, described, from_environment, variable

ROOT = Path(__file__).parents[2]
NOW = datetime.now(UTC)
AWAY = "postgresql+asyncpg://postgres@127.0.0.1:1/nothing"


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


@contextlib.asynccontextmanager
async def gateway(
    database: str, fanout: LocalFanout | None = None, raises: bool = True, **settings: Any
) -> AsyncIterator[httpx.AsyncClient]:
    engine = connect(database)
    app = make_app(Context(engine, fanout or LocalFanout(), Settings(**settings)))
    await app.state.lobby.referees.listen()
    transport = httpx.ASGITransport(app, raise_app_exceptions=raises)
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://yupana") as client:
            yield client
    finally:
        await engine.dispose()


# Settings.


def test_the_guide_names_every_setting_what_it_is_by_default_and_what_it_is_for() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| `(YUPANA_\w+)` \| (.*?) \| (.*) \|$", guide, re.MULTILINE)
    told = [(name, default.strip("`"), what.replace("`", "")) for name, default, what in rows]
    assert told == [(variable(name), default, what) for name, default, what in described()]


def test_the_help_of_serve_names_every_setting_what_it_is_by_default_and_what_it_is_for() -> None:
    command = [sys.executable, "-m", "yupana", "serve", "--help"]
    wide = os.environ | {"COLUMNS": "400", "LC_ALL": "C"}
    said = subprocess.run(command, env=wide, check=True, capture_output=True, text=True).stdout
    for name, default, what in described():
        assert f"{variable(name)}{f' ({default})' if default else ''}: {what}" in said


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YUPANA_PORT", "8100")
    monkeypatch.setenv("YUPANA_LIMITS", "0")
    monkeypatch.setenv("YUPANA_URL", "https://play.example/")
    monkeypatch.setenv("YUPANA_DATABASE", "postgres://ann:secret@host:5433/yupana")
    monkeypatch.setenv("YUPANA_SMTP", "")
    found = from_environment()
    assert (found.port, found.limits, found.secure, found.smtp) == (8100, False, True, "")
    assert found.url == "https://play.example"
    assert found.database == "postgresql+asyncpg://ann:secret@host:5433/yupana"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("YUPANA_PORT", "eighty", "is a number from 1 to 65535, not 'eighty'"),
        ("YUPANA_PORT", "65536", "is a number from 1 to 65535, not '65536'"),
        ("YUPANA_LIMITS", "true", "is 1 for on or 0 for off, not 'true'"),
        ("YUPANA_DATABASE", "mysql://a:secret@b/c", "is an address such as postgresql://user:password@host/database"),
        ("YUPANA_DATABASE", "postgresql://host", "is an address such as postgresql://user:password@host/database"),
        ("YUPANA_DATABASE", "postgresql://h:x/c", "is an address such as postgresql://user:password@host/database"),
        ("YUPANA_NATS", "127.0.0.1:4222", "is an address such as nats://127.0.0.1:4222"),
        ("YUPANA_REALM", "a.b", "is a word of letters, digits, _ and -, not 'a.b'"),
        ("YUPANA_URL", "play.example.org", "is an address such as https://play.example.org, not 'play.example.org'"),
        ("YUPANA_CLIENT", "/nowhere", "is the folder of a built client, with an index.html in it, not '/nowhere'"),
        ("YUPANA_SMTP", "mail.example.org", "is host:port of a mail server, not 'mail.example.org'"),
        ("YUPANA_MAIL_FROM", "Yupana", "is an address such as host@example.org, not 'Yupana'"),
        ("YUPANA_PROXIES", "10.0.0.0/8, caddy", "is addresses or networks with commas between, or *, not"),
        ("YUPANA_THINKERS", "-1", "is a number from 0 to 256, not '-1'"),
        ("YUPANA_LOG_LEVEL", "INFO", "is debug, info, warning or error, not 'INFO'"),
    ],
)
def test_a_wrong_setting_is_refused_with_one_sentence_that_holds_no_password(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValueError, match=re.escape(f"{name} {sentence}")) as refused:
        from_environment()
    assert "secret" not in str(refused.value)


def yupana(*arguments: str, **settings: object) -> subprocess.CompletedProcess[str]:
    """A command as a host runs it, to its end."""
    environment = os.environ | {f"YUPANA_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "yupana", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_wrong_setting_is_the_exit_code_2() -> None:
    for part, settings in (("all", {"limits": "true"}), ("everything", {}), ("gateway", {"database": ""})):
        ended = yupana("serve", part, **settings)
        assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1), ended.stderr


@pytest.mark.services
def test_what_is_missing_is_one_sentence_and_the_exit_code_1(own_database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        for settings, sentence in (
            ({"database": AWAY}, f"no database at {AWAY}: Connection refused"),
            ({"database": own_database + "_x"}, f'no database at {own_database}_x: database "'),
            (
                {"database": own_database, "port": taken},
                f"cannot listen at 127.0.0.1, port {taken}: Address already in",
            ),
        ):
            ended = yupana("serve", **settings, log_level="warning")
            assert (ended.returncode, len(ended.stderr.splitlines())) == (1, 1), ended.stderr
            assert ended.stderr.startswith(sentence)


@pytest.mark.services
def test_a_database_that_lacks_migrations_is_told_and_one_of_a_newer_version_served_but_not_migrated(
    own_database: str,
) -> None:
    name = own_database.rpartition("/")[2]
    asyncio.run(run_once("UPDATE alembic_version SET version_num = '0004'", name))
    for part in ("gateway", "referee"):
        ended = yupana("serve", part, database=own_database)
        assert (ended.returncode, ended.stderr) == (1, "the database is not up to date: `yupana migrate` makes it so\n")
    asyncio.run(run_once("UPDATE alembic_version SET version_num = '9999'", name))
    ended = yupana("migrate", database=own_database)
    assert (ended.returncode, ended.stderr) == (
        1,
        "the database is of a newer version of Yupana (9999); install that one\n",
    )
    assert asyncio.run(revision_of(own_database)) == "9999"
    assert not is_behind("9999")


# Health, readiness, numbers.


def test_a_gateway_is_ready_when_the_database_answers_and_a_referee_is_here(database: str) -> None:
    async def look() -> None:
        fanout = LocalFanout()
        async with gateway(database, fanout) as client:
            assert (await client.get("/health")).status_code == 200
            answer = await client.get("/ready")
            assert (answer.status_code, answer.json()) == (503, {"database": True, "bus": True, "referee": False})
        async with gateway(database, fanout) as client:
            await fanout.publish(asks.HERE, msgspec.json.encode(asks.Here("one", [("tzolkin", 1)])))
            await asyncio.sleep(0)
            assert (await client.get("/ready")).status_code == 200

    run(look)


def test_a_gateway_without_its_database_is_alive_but_not_ready() -> None:
    async def look() -> None:
        async with gateway(AWAY) as client:
            assert (await client.get("/health")).status_code == 200
            answer = await client.get("/ready")
            assert (answer.status_code, answer.json()["database"]) == (503, False)
            answer = await client.get("/api/tables")
            assert (answer.status_code, answer.json()) == (503, {"reason": "problem-nobody-answers"})
            assert int(answer.headers["retry-after"]) > 0

    run(look)


def test_only_a_database_that_cannot_work_now_is_away() -> None:
    def told(error: type[asyncpg.PostgresError]) -> DBAPIError:
        return DBAPIError("SELECT 1", None, error("no"))

    away = (asyncpg.TooManyConnectionsError, asyncpg.DiskFullError, asyncpg.AdminShutdownError)
    ours = (asyncpg.UndefinedTableError, asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError)
    assert all(is_away(told(error)) for error in away)
    assert is_away(asyncpg.CannotConnectNowError("starting up")) and is_away(ConnectionRefusedError())
    assert not any(is_away(told(error)) for error in ours)


def test_requests_are_counted_by_the_template_of_their_route(database: str) -> None:
    async def look() -> None:
        async with gateway(database) as client:
            for number in (101, 102):
                assert (await client.get(f"/api/tables/{number}")).status_code == 404
            await client.get("/api/nothing/103")
            await client.get("/no/file")
            numbers = (await client.get("/metrics")).text
        route = re.search(r'yupana_http_requests_total{method="GET",route="(.*?tables/{.*?})",status="404"}', numbers)
        assert route is not None and route[1].startswith("/api/tables/{")
        assert 'route="nowhere",status="404"' in numbers
        assert 'route="files",status="404"' in numbers
        assert not re.search(r"10[123]", "".join(re.findall(r'route="[^"]*"', numbers)))
        for name in (
            "sockets",
            "watched_tables",
            "batch_size_bucket",
            "event_loop_lag_seconds_sum",
            "ruling_seconds_sum",
        ):
            assert f"yupana_{name}" in numbers

    run(look)


def test_what_is_for_the_host_is_neither_described_nor_limited(database: str) -> None:
    async def look() -> None:
        async with gateway(database) as client:
            described = (await client.get("/api/openapi.json")).json()["paths"]
            assert not {"/health", "/ready", "/metrics"} & set(described)
            assert all([(await client.get("/health")).status_code == 200 for _ in range(700)])

    run(look)


# Logs and headers.


@contextlib.contextmanager
def logged() -> Iterator[list[dict[str, Any]]]:
    """What is logged meanwhile, read back."""
    root, stream, found = logging.getLogger(), io.StringIO(), list[dict[str, Any]]()
    before, level, stderr = root.handlers[:], root.level, sys.stderr
    sys.stderr = stream
    root.handlers = []
    try:
        logs.set_up("info", readable=False)
        yield found
    finally:
        sys.stderr = stderr
        root.handlers, root.level = before, level
        lines = [json.loads(line) for line in stream.getvalue().splitlines()]
        found += [line for line in lines if line["logger"] != "httpx"]  # the client's own


def test_a_request_has_an_id_and_one_line_in_the_log_without_names_and_secrets(database: str) -> None:
    async def ask() -> None:
        async with gateway(database, limits=False) as client:
            name = f"Quiet {secrets.token_hex(4)}"
            with logged() as lines:
                made = await client.post("/api/guests", json={"name": name, "language": "en"})
                assert made.status_code == 201, made.text
                mine = await client.get("/api/me", headers={"X-Request-Id": "from-the-proxy.1"})
                odd = await client.get("/api/games", headers={"X-Request-Id": "no such id\t{}"})
            assert mine.headers["x-request-id"] == "from-the-proxy.1"
            assert re.fullmatch("[0-9a-f]{16}", odd.headers["x-request-id"])
            line = next(line for line in lines if line.get("request") == "from-the-proxy.1")
            assert line["event"] == "request"
            assert {**line, "ms": 0} | {"timestamp": "", "logger": ""} == {
                **{"event": "request", "request": "from-the-proxy.1", "level": "info", "timestamp": "", "logger": ""},
                **{"method": "GET", "route": "/api/me", "status": 200, "ms": 0, "person": mine.json()["id"]},
            }
            assert len(lines) == 3
            everything = json.dumps(lines)
            for secret in (name, client.cookies["yupana_session"], mine.json()["csrf"], "127.0.0.1"):
                assert secret not in everything

    run(ask)


def test_the_id_of_a_request_reaches_the_referee(database: str) -> None:
    async def ask() -> None:
        fanout, heard = LocalFanout(), list[str]()

        async def hear(data: bytes) -> bytes:
            heard.append(msgspec.json.decode(data, type=asks.Ask).trace)
            return msgspec.json.encode(asks.Answer())

        await fanout.listen(asks.referee_subject("tzolkin", 1), hear, "referee")
        engine = connect(database)
        app = make_app(Context(engine, fanout, Settings()))

        async def route() -> None:
            await app.state.lobby.referees.ask("tzolkin", 1, 1, asks.Look())

        app.get("/wish")(route)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://yupana") as client:
            assert (await client.get("/wish", headers={"X-Request-Id": "abc"})).status_code == 200
        await engine.dispose()
        assert heard == ["abc"]

    run(ask)


def test_every_answer_tells_browsers_to_be_careful_also_when_the_server_fails() -> None:
    async def ask() -> None:
        async with gateway(AWAY, raises=False, limits=False, url="https://play.example") as client:
            for path, status in (("/health", 200), ("/api/nothing", 404), ("/api/tables", 503)):
                answer = await client.get(path)
                assert answer.status_code == status
                policy = answer.headers["content-security-policy"]
                assert "script-src 'self' 'wasm-unsafe-eval';" in policy
                assert "frame-ancestors 'none'" in policy
                assert "connect-src 'self' wss://play.example;" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "same-origin"
                assert answer.headers["x-request-id"]
                if path.startswith("/api"):
                    assert answer.headers["cache-control"] == "no-store"
                    assert answer.json()["reason"].startswith("problem")

    run(ask)


def test_the_client_is_served_with_right_types_and_kept_as_long_as_is_right(tmp_path: Path) -> None:
    files = {
        "index.html": ("text/html; charset=utf-8", "no-cache"),
        "sw.js": ("text/javascript; charset=utf-8", "no-cache"),
        "assets/index-Ab12.js": ("text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        "engine/pyodide.mjs": ("text/javascript; charset=utf-8", "no-cache"),
        "engine/pyodide.asm.wasm": ("application/wasm", "no-cache"),
        "words/uk.ftl": ("text/plain; charset=utf-8", "no-cache"),
        "manifest.webmanifest": ("application/manifest+json", "no-cache"),
    }
    for name in files:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x", "utf-8")

    async def ask() -> None:
        async with gateway(AWAY, client=str(tmp_path), limits=False) as client:
            for name, wanted in files.items():
                answer = await client.get(f"/{name}")
                assert (answer.headers["content-type"], answer.headers["cache-control"]) == wanted, name
                same = {"If-None-Match": answer.headers["etag"]}
                assert (await client.get(f"/{name}", headers=same)).status_code == 304
            assert (await client.get("/")).text == "x"
            missing = await client.get("/assets/gone.js")
            assert (missing.status_code, "immutable" in missing.headers.get("cache-control", "")) == (404, False)
            assert (await client.get("/api/none")).json() == {"reason": "problem-not-found"}
            assert (await client.get("/api/guests")).status_code == 405, "it takes a POST"

    run(ask)


# Handing over.


def test_a_match_that_somebody_leaves_before_it_has_begun_begins_all_the_same(database: str) -> None:
    async def leave() -> None:
        engine = connect(database)
        async with Writer(engine) as writer, Child("hall") as hall, Child("thinker") as thinker:
            referee = Referee(engine, writer, LocalFanout(), hall, thinker)
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
            referee = Referee(engine, writer, LocalFanout(), hall, thinker)
            number = await create(engine, "tzolkin", 1, {"market-cap": 0}, ["A", "B"], ["random"] * 2, bytes(32))
            playing = asyncio.create_task(referee.take_due())
            while await count(engine, entries) < 10:
                await asyncio.sleep(0.01)
            await referee.stop()
            assert await playing == 1
            due = (matches.c.id == number, matches.c.due_at <= func.now(), matches.c.result.is_(None))
            assert await count(engine, matches, *due) == 1
        await engine.dispose()

    run(stop)


# Keeping house.


async def count(engine: AsyncEngine, what: Any, *where: Any) -> int:
    async with engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(what).where(*where))).scalar_one())


def test_old_sessions_go_and_guests_who_left_nothing_behind(database: str) -> None:
    async def look() -> None:
        engine = connect(database)
        async with engine.begin() as connection:
            await connection.execute(text("TRUNCATE people, tables CASCADE"))
            long_ago = NOW - timedelta(days=61)

            async def person(name: str, seen: datetime = long_ago, password: str | None = None) -> int:
                row = insert(people).values(name=name, name_key=name, password=password, seen_at=seen)
                return int((await connection.execute(row.returning(people.c.id))).scalar_one())

            stale = await person("stale")
            await person("fresh", NOW)
            await person("account", password="x")
            talker, robot = await person("talker"), await person("robot")
            terms = {"pace": "free", "terms": {}, "on_timeout": "default", "substitute": "random", "options": {}}
            common = {"code": "c", "game": "tzolkin", "rules": 1, "listed": True, "rated": False}
            made = insert(tables).values(**terms, **common, owner=stale).returning(tables.c.id)
            table = (await connection.execute(made)).scalar_one()
            await connection.execute(insert(chat).values(table=table, person=talker, name="talker", text="hello"))
            token = {"token_hash": b"t", "label": "bot", "scopes": ["play"], "used_at": NOW}
            await connection.execute(insert(tokens).values(person=robot, **token))
            for n, expires in enumerate((NOW - timedelta(hours=1), NOW + timedelta(hours=1))):
                session = {"token_hash": bytes([n]), "expires_at": expires}
                await connection.execute(insert(sessions).values(person=talker, **session))
        await keep_house(engine, NOW)
        async with engine.connect() as connection:
            left = set((await connection.execute(select(people.c.name))).scalars())
        assert left == {"fresh", "account", "talker", "robot"}
        assert await count(engine, sessions) == 1
        await engine.dispose()

    run(look)


def test_everything_is_deleted_when_its_time_has_come_and_not_before(database: str) -> None:
    async def look() -> None:
        engine = connect(database)
        async with engine.begin() as connection:
            added = insert(people).values(name="A", name_key="a", password="x").returning(people.c.id)
            person = (await connection.execute(added)).scalar_one()
            terms = {"pace": "free", "terms": {}, "on_timeout": "default", "substitute": "random", "options": {}}
            common = {"game": "tzolkin", "rules": 1, "listed": True, "rated": False}
            for code in ("over", "playing"):
                made = insert(tables).values(**terms, **common, code=code, status=code).returning(tables.c.id)
                table = (await connection.execute(made)).scalar_one()
                await connection.execute(insert(chat).values(table=table, person=person, name="A", text=code, at=NOW))
                await connection.execute(insert(notes).values(table=table, person=person, text=code, changed_at=NOW))
            session = {"person": person, "token_hash": b"1", "expires_at": NOW}
            await connection.execute(insert(sessions).values(**session))
            await connection.execute(insert(invitations).values(key_hash=b"1", left=1, until=NOW))
            question = {"key_hash": b"1", "kind": "passkey", "details": {}, "until": NOW}
            await connection.execute(insert(challenges).values(**question))
            mail = {"person": person, "channel": "mail", "kind": "turn", "key": 1, "token": "t", "due_at": NOW}
            await connection.execute(insert(outbox).values(**mail))
            for settled in (NOW, None):
                report: dict[str, Any] = {"kind": "talk", "text": "", "log": {}, "settled_at": settled}
                await connection.execute(insert(reports).values(**report))
                await connection.execute(insert(sanctions).values(person=person, kind="ban", because="", until=settled))
            entry = {"role": "host", "deed": "ban", "because": "", "details": {}, "at": NOW}
            await connection.execute(insert(audit).values(**entry))
        stay = {"chat": 1, "notes": 1, "reports": 1, "sanctions": 1}  # of a match that goes on, unsettled, for good
        for days in sorted({term.days for term in TERMS}):
            due = [term.moment.table for term in TERMS if term.days == days]
            for minutes in (0, 1):
                await keep_house(engine, NOW + timedelta(days=days, minutes=minutes))
                for table in due:
                    assert await count(engine, table) == stay.get(str(table), 0) + 1 - minutes, table
        await engine.dispose()

    run(look)


def test_a_match_that_is_folded_away_can_still_be_looked_at(database: str) -> None:
    async def look(engine: AsyncEngine, number: int) -> Any:
        fanout = LocalFanout()
        async with refereeing(engine, fanout) as referee:
            async with asyncio.timeout(PATIENCE):
                while not await count(engine, records, records.c.match == number):
                    await asyncio.sleep(0.05)
            return msgspec.json.decode((await referee.look(number, asks.Look(0))).body)

    async def fold() -> None:
        engine = connect(database)
        number = await create(engine, "tzolkin", 1, {"market-cap": 0}, ["A", "B"], ["random", "random"], bytes(32))
        before = await look(engine, number)
        assert await count(engine, entries) > 50
        await keep_house(engine, NOW)
        assert await count(engine, entries) > 50, "not yet"
        await keep_house(engine, datetime.now(UTC) + timedelta(days=8))
        assert await count(engine, entries) == 0
        assert await look(engine, number) == before
        await engine.dispose()

    run(fold)


def test_a_journal_that_its_record_does_not_repeat_stays(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def fold() -> None:
        engine = connect(database)
        number = await create(engine, "tzolkin", 1, {}, ["A", "B"], ["random", "random"], bytes(32))
        async with engine.begin() as connection:
            await connection.execute(update(matches).values(result="1* 0", due_at=None))
            entry = {"seq": 0, "seat": -1, "move": "begin", "fell": "", "digest": "0" * 16}
            await connection.execute(insert(entries).values(match=number, **entry))
            record = "yupana record 2\ngame: tzolkin\nrules: 1\nseats: A, B\n\n0 -: begin {seat.1}\n"
            await connection.execute(insert(records).values(match=number, text=record))
        await keep_house(engine, datetime.now(UTC) + timedelta(days=8))
        assert await count(engine, entries) == 1
        assert "is not its journal" in caplog.text
        await engine.dispose()

    run(fold)


# Real processes.


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


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


@pytest.fixture
def own_database() -> Iterator[str]:
    """A database that no other test looks into."""
    name = f"yupana_operations_{os.getpid()}"
    asyncio.run(run_once(f"CREATE DATABASE {name}"))
    url = f"postgresql+asyncpg://{SERVER}/{name}"
    try:
        migrate(url)
        yield url
    finally:
        asyncio.run(run_once(f"DROP DATABASE {name} WITH (FORCE)"))


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


def wait_for(what: str, true: Callable[[], bool], seconds: float = 40) -> None:
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
    assert httpx.get(f"{url}/ready").json() == {"database": True, "bus": True, "referee": False}
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

"""Logs, headers and files of the client."""

from __future__ import annotations

import contextlib
import io
import json
import logging
import re
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.operations.house import AWAY, gateway, run

from yupana.server import asks, logs
from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.context import Context
from yupana.server.journal.database import connect
from yupana.server.settings import Settings


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

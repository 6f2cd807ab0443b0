"""Every request comes through here: its id, its line in the log, its numbers, and the headers of every answer."""

from __future__ import annotations

import json
import logging
import time
from typing import Any

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from yupana.server import monitoring
from yupana.server.logs import REQUEST_ID, trace, trace_from
from yupana.server.settings import Settings

log = logging.getLogger(__name__)

PERSON = "yupana.person"  # in a scope: who asks
SEND = "yupana.send"  # in the scope of a socket: straight to the server
BODY_MAX = 256 * 1024  # bytes of a request; the longest note is shorter, however it is written
FAILED = json.dumps({"reason": "problem"}).encode()

Headers = list[tuple[bytes, bytes]]


def policy(settings: Settings) -> str:
    """What pages of ours may do: load from here alone, run WebAssembly (the rules), be in nobody's frame."""
    socket = settings.url.replace("http", "ws", 1)  # older browsers do not count it as 'self'
    return "; ".join(
        [
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            f"connect-src 'self' {socket}",
            "img-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


class Door:
    """A middleware without layers of its own: sockets pass untouched, answers get headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.always: Headers = [
            (b"content-security-policy", policy(settings).encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"same-origin"),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        trace.set(trace_from(scope["headers"]))
        scope[SEND] = send  # thousands of messages a second need no layers on their way out
        began = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            took = round(time.perf_counter() - began, 1)
            log.info("socket", extra={"seconds": took, "person": scope.get(PERSON)})

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        number = trace_from(scope["headers"])
        trace.set(number)
        headers = [*self.always, (REQUEST_ID, number.encode())]
        began = time.perf_counter()
        status = size = 0

        async def hear() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > BODY_MAX:
                raise HTTPException(413)
            return message

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own: Headers = message.setdefault("headers", [])
                message["headers"] = [*own, *headers, *_caching(scope["path"], own)]
            await send(message)

        try:
            await self.app(scope, hear, answer)
        except Exception:
            if not status:
                kind = (b"content-type", b"application/json")
                await answer({"type": "http.response.start", "status": 500, "headers": [kind]})
                await answer({"type": "http.response.body", "body": FAILED})
            raise  # the server logs it
        finally:
            _note(scope, status, time.perf_counter() - began)


def _caching(path: str, own: Headers) -> Headers:
    """What the API answers is for now and for whoever asked, unless it says otherwise."""
    if not path.startswith("/api") or any(name == b"cache-control" for name, _ in own):
        return []
    return [(b"cache-control", b"no-store")]


def _note(scope: Scope, status: int, seconds: float) -> None:
    """One line, without names and addresses, and the numbers."""
    if scope["path"] in monitoring.PATHS:
        return
    route = _template(scope)
    method = scope["method"] if scope["method"] in KNOWN else "other"
    monitoring.requests.labels(method, route, status).inc()
    monitoring.request_seconds.labels(route).observe(seconds)
    told: dict[str, Any] = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
    log.info("request", extra={**told, "person": scope.get(PERSON)})


def _template(scope: Scope) -> str:
    """`/api/tables/{table}`, not `/api/tables/17`; all files are one."""
    found = getattr(scope.get("fastapi", {}).get("effective_route_context"), "path", None)
    found = found or getattr(scope.get("route"), "path", None)
    if found:
        return str(found)
    return "nowhere" if scope["path"].startswith("/api") else "files"


KNOWN = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})

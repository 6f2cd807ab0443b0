"""Who is asking: by the session's cookie or by an API token, and whether they may."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Response
from fastapi.security import HTTPBearer
from fastapi.security.http import HTTPAuthorizationCredentials
from starlette.requests import HTTPConnection

from yupana.server.accounts.limits import Limits
from yupana.server.accounts.sessions import SESSION_DAYS, find_session
from yupana.server.accounts.tokens import SCOPES, find_token
from yupana.server.gateway.context import context_of
from yupana.server.gateway.door import PERSON
from yupana.server.gateway.lines import Lines
from yupana.server.problems import Problem
from yupana.server.settings import Settings

COOKIE = "yupana_session"
CSRF_HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")

# For the API's description, which is for programs: browsers have the cookie, and `caller_of` reads both by itself,
# because it serves sockets too.
_bearer = HTTPBearer(scheme_name="token", description="An API token of POST /api/tokens", auto_error=False)
_Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]


@dataclass(frozen=True)
class Caller:
    """A person who asks, with a session or with a token."""

    person: int
    name: str
    guest: bool
    language: str
    scopes: frozenset[str] | None  # None: a whole session
    session: int | None
    token: int | None = None

    def sees(self, *scopes: str) -> bool:
        """Whether what this person may see is shown: to a session, and to a token with one of these scopes."""
        return self.scopes is None or not self.scopes.isdisjoint(scopes)


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """Who asks; a token counts before a cookie, and a wrong token is nobody."""
    context = context_of(connection)
    if "authorization" in connection.headers:
        kind, _, key = connection.headers["authorization"].partition(" ")
        found = await find_token(context.engine, key.strip(), context.now()) if kind.lower() == "bearer" else None
    else:
        found = await find_session(context.engine, session_key(connection), context.now())
    if found is None:
        return None
    connection.scope[PERSON] = found.person
    session, token = (found.number, None) if found.scopes is None else (None, found.number)
    return Caller(found.person, found.name, found.guest, found.language, found.scopes, session, token)


def may(scope: str) -> Callable[..., AsyncIterator[Caller]]:
    """A dependency: the caller, who must be somebody and must be allowed to do such things, when it is their turn."""
    assert scope in SCOPES

    async def allowed(connection: HTTPConnection, _: _Bearer) -> AsyncIterator[Caller]:
        caller = await caller_of(connection)
        if caller is None:
            raise Problem(401, "problem-signed-out")
        check(connection, caller, scope)
        async with lines_of(connection).turn(connection.scope, caller.person):
            yield caller

    return allowed


def anyone() -> Callable[..., AsyncIterator[Caller | None]]:
    """A dependency: the caller, if it is somebody; for routes that are open to all and change nothing."""

    async def somebody(connection: HTTPConnection) -> AsyncIterator[Caller | None]:
        caller = await caller_of(connection)
        if caller is None:
            yield None
            return
        async with lines_of(connection).turn(connection.scope, caller.person):
            yield caller

    return somebody


def lines_of(connection: HTTPConnection) -> Lines:
    """Where the people who ask this application stand in line."""
    found: Lines = connection.app.state.lines
    return found


def check(connection: HTTPConnection, caller: Caller, scope: str) -> None:
    """A token needs the scope; a session needs its CSRF token whenever something changes."""
    if caller.scopes is not None:
        if scope not in caller.scopes:
            raise Problem(403, "problem-scope")
    elif connection.scope["method"] not in SAFE:
        given = connection.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode(), csrf_token(session_key(connection)).encode()):
            raise Problem(403, "problem-csrf")


def csrf_token(key: str) -> str:
    """What a page of ours knows and a stranger's page cannot: it follows from the session's key, but not back."""
    return hmac.new(key.encode(), b"csrf", hashlib.sha256).hexdigest()


def same_origin(connection: HTTPConnection) -> bool:
    """Whether it was a page of ours that asks. Programs, which say nothing about it, are no danger: they have no
    cookies of other people."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = urlsplit(context_of(connection).settings.url)
    return origin in (
        f"{ours.scheme}://{ours.netloc}",
        f"{ours.scheme}://{connection.headers.get('host', '')}",
    )


def cookie_name(settings: Settings) -> str:
    """Browsers keep a __Host- cookie from other hosts of the same domain."""
    return f"__Host-{COOKIE}" if settings.secure else COOKIE


def session_key(connection: HTTPConnection) -> str:
    """The key in the cookie, or nothing."""
    return connection.cookies.get(cookie_name(context_of(connection).settings), "")


def set_cookie(response: Response, settings: Settings, key: str) -> None:
    """Give the browser the key of its session."""
    response.set_cookie(
        cookie_name(settings),
        key,
        max_age=SESSION_DAYS * 24 * 3600,
        path="/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def drop_cookie(response: Response, settings: Settings) -> None:
    """Take it away again."""
    response.delete_cookie(cookie_name(settings), path="/", secure=settings.secure, httponly=True, samesite="lax")


def limited(kind: str = "") -> Callable[..., Awaitable[None]]:
    """A dependency: not too often from one address. Without a kind it is reading or changing, by the method."""

    async def within(connection: HTTPConnection) -> None:
        if not context_of(connection).settings.limits:
            return
        limits: Limits = connection.app.state.limits
        usual = "read" if connection.scope.get("method", "GET") in SAFE else "change"
        if not limits.within(kind or usual, connection.client.host if connection.client else ""):
            raise Problem(429, "problem-too-often")

    return within


async def from_our_pages(connection: HTTPConnection) -> None:
    """A dependency of routes that change something before there is a session."""
    if not same_origin(connection):
        raise Problem(403, "problem-origin")

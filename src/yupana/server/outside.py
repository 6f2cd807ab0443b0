"""Calls to addresses that others gave us: never into a private network, and no more of an answer than is needed."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp

from yupana.server.settings import Settings

SECONDS: Final = aiohttp.ClientTimeout(total=20)
ANSWER_MAX: Final = 256 * 1024  # bytes
HTTPS: Final = (None, 443)
NAT64: Final = IPv6Network("64:ff9b::/96")  # an IPv4 address is in the last four bytes


class Private(PermissionError):
    """The address leads into a private network."""


def is_trusted(settings: Settings, host: str | None) -> bool:
    """The host of this server says that this name may be called, wherever it leads."""
    return host is not None and host in settings.trusted_hosts.split(",")


def is_callable(settings: Settings, address: str) -> bool:
    """Whether it is worth keeping: https at its usual port, and no private address by its looks."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        return False
    if not host or parts.username is not None or parts.scheme not in ("http", "https"):
        return False
    if is_trusted(settings, host):
        return True
    try:
        return parts.scheme == "https" and port in HTTPS and is_public(host)
    except ValueError:  # a name: where it leads is seen when it is called
        return parts.scheme == "https" and port in HTTPS


def is_public(address: str) -> bool:
    """Whether an IP address is one of the open internet, also when it hides in another."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        hidden = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in NAT64:
            hidden = IPv4Address(int(found) & 0xFFFFFFFF)
        if hidden:
            return is_public(str(hidden))
    return found.is_global and not found.is_multicast


async def post(settings: Settings, address: str, body: bytes, headers: dict[str, str]) -> int:
    """The status of the answer, of which nothing is read; raises OSError or aiohttp.ClientError where there is none."""
    async with _answer(settings, "POST", address, body, headers) as answer:
        return answer.status


async def fetch(settings: Settings, address: str, body: bytes | None, headers: dict[str, str]) -> tuple[int, bytes]:
    """The status of the answer and its text; raises the same, also where it is too long."""
    async with _answer(settings, "GET" if body is None else "POST", address, body, headers) as answer:
        read = bytearray()
        async for piece in answer.content.iter_any():
            read += piece
            if len(read) > ANSWER_MAX:
                raise OSError("an answer is too long")
        return answer.status, bytes(read)


@asynccontextmanager
async def _answer(
    settings: Settings, method: str, address: str, body: bytes | None, headers: dict[str, str]
) -> AsyncIterator[aiohttp.ClientResponse]:
    if not is_callable(settings, address):
        raise Private(address)
    trusted = is_trusted(settings, urlsplit(address).hostname)
    connector = aiohttp.TCPConnector(socket_factory=None if trusted else _open, force_close=True)
    jar = aiohttp.DummyCookieJar()
    async with (
        aiohttp.ClientSession(connector=connector, timeout=SECONDS, cookie_jar=jar) as session,
        session.request(method, address, data=body, headers=headers, allow_redirects=False) as answer,
    ):
        yield answer


def _open(found: tuple[Any, Any, int, str, tuple[Any, ...]]) -> socket.socket:
    """A socket for the very address that is about to be called: a name cannot lead elsewhere in between."""
    family, kind, protocol, _, address = found
    if not is_public(address[0]):
        raise Private(address[0])
    return socket.socket(family, kind, protocol)

"""Chat programs that take a message at an address which they give out for that; no other address is called."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple
from urllib.parse import SplitResult, parse_qs, urlsplit, urlunsplit

import msgspec

from yupana.server import outside
from yupana.server.settings import Settings

LONG: Final = 1900  # characters that each of them takes
JSON: Final = {"Content-Type": "application/json"}


class Line(NamedTuple):
    """What is to be said, and where it leads."""

    subject: str
    text: str
    link: str

    @property
    def whole(self) -> str:
        """All of it, the link at the end."""
        room = LONG - len(self.link)
        said = f"{self.subject}\n{self.text}"
        return f"{said if len(said) <= room else said[: room - 1] + '…'}\n{self.link}"


class Service(NamedTuple):
    """A chat program: which addresses are its own, and what it wants to get there; no hosts: those that are trusted."""

    name: str
    hosts: tuple[str, ...]
    path: str
    body: Callable[[SplitResult, Line], dict[str, Any]]


def _discord(_: SplitResult, line: Line) -> dict[str, Any]:
    return {"content": line.whole, "allowed_mentions": {"parse": []}}


def _slack(_: SplitResult, line: Line) -> dict[str, Any]:
    return {"text": line.whole.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}


def _plain(_: SplitResult, line: Line) -> dict[str, Any]:
    return {"text": line.whole}


def _telegram(at: SplitResult, line: Line) -> dict[str, Any]:
    chat = parse_qs(at.query).get("chat_id", [""])[0]
    return {"chat_id": chat, "text": line.whole, "link_preview_options": {"is_disabled": True}}


def _ntfy(at: SplitResult, line: Line) -> dict[str, Any]:
    return {"topic": at.path.strip("/"), "title": line.subject, "message": line.text[:LONG], "click": line.link}


SERVICES: Final = (
    Service("Discord", ("discord.com", "discordapp.com"), r"/api/webhooks/\d+/[\w-]+", _discord),
    Service("Slack", ("hooks.slack.com",), r"/services/\w+/\w+/\w+", _slack),
    Service("Google Chat", ("chat.googleapis.com",), r"/v1/spaces/[\w-]+/messages", _plain),
    Service("Telegram", ("api.telegram.org",), r"/bot\d+:[\w-]+/sendMessage", _telegram),
    Service("ntfy", ("ntfy.sh",), r"/[\w-]{1,64}", _ntfy),
    Service("Mattermost", (), r"/hooks/\w+", _plain),
    Service("Matrix", (), r"(/\w+)?/webhook/[\w-]+", _plain),  # by hookshot
    Service("ntfy", (), r"/[\w-]{1,64}", _ntfy),
)


def service_of(settings: Settings, address: str) -> Service | None:
    """Whose address it is."""
    if not outside.is_callable(settings, address):
        return None
    at = urlsplit(address)
    for each in SERVICES:
        at_home = at.hostname in each.hosts if each.hosts else outside.is_trusted(settings, at.hostname)
        if at_home and re.fullmatch(each.path, at.path, re.ASCII):
            return each
    return None


async def send(settings: Settings, address: str, line: Line) -> int:
    """The answer of the chat program."""
    service = service_of(settings, address)
    if service is None:
        raise outside.Private(urlsplit(address).hostname)
    at = urlsplit(address)
    body = msgspec.json.encode(service.body(at, line))
    path = "/" if service.body is _ntfy else at.path  # where it takes more than plain text
    query = "" if service.body is _telegram else at.query
    return await outside.post(settings, urlunsplit((at.scheme, at.netloc, path, query, "")), body, JSON)

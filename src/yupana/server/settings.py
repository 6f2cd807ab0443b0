"""What a host can set, by environment variables alone; `yupana serve --help` and docs/hosting.md list the same."""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from yupana import client

LEVELS: Final = ("debug", "info", "warning", "error")
DRIVER: Final = "postgresql+asyncpg"


class WrongSetting(ValueError):
    """A setting cannot be what it is; the sentence says what it has to be, and is for the host."""


Reader = Callable[[str], Any]  # raises ValueError, which says what the value has to be


def _number(least: int, most: int) -> Reader:
    def read(value: str) -> int:
        if not value.isdecimal() or not least <= int(value) <= most:
            raise ValueError(f"is a number from {least} to {most}")
        return int(value)

    return read


def _text(pattern: str, what: str) -> Reader:
    def read(value: str) -> str:
        if not re.fullmatch(pattern, value):
            raise ValueError(f"is {what}")
        return value

    return read


def _switch(value: str) -> bool:
    if value not in ("0", "1"):
        raise ValueError("is 1 for on or 0 for off")
    return value == "1"


def _database(value: str) -> str:
    scheme, _, rest = value.partition("://")
    parts = urlsplit(f"//{rest}")
    if scheme not in ("postgres", "postgresql", DRIVER) or not parts.path.strip("/") or not _has_a_port(parts):
        raise ValueError("is an address such as postgresql://user:password@host/database")
    return f"{DRIVER}://{rest}"


def _databases(value: str) -> str:
    return " ".join([_database(each) for each in value.split()])


def _has_a_port(parts: SplitResult) -> bool:
    """Or none; what cannot be one is told when it is looked at."""
    try:
        return parts.port != 0
    except ValueError:
        return False


def _is_number(host: str) -> bool:
    try:
        return bool(ipaddress.ip_address(host))
    except ValueError:
        return False


def _url(value: str) -> str:
    parts = urlsplit(value)
    plain = parts.path in ("", "/") and not parts.query and _has_a_port(parts)
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        raise ValueError("is an address such as https://play.example.org")
    return value.rstrip("/")


def _client(value: str) -> str:
    if not os.path.isfile(os.path.join(value, "index.html")):
        raise ValueError("is the folder of a built client, with an index.html in it")
    return value


def _proxies(value: str) -> str:
    try:
        for each in value.split(",") if value != "*" else ():
            ipaddress.ip_network(each.strip())
    except ValueError:
        raise ValueError("is addresses or networks with commas between, or *") from None
    return value


ANY: Final = _text(".*", "a text")
PORT: Final = _number(1, 65535)


def _setting(default: Any, help: str, read: Reader = ANY) -> Any:
    """A field with what `yupana serve --help` says of it, and how it is read."""
    return field(default=default, metadata={"help": help, "read": read})


@dataclass(frozen=True)
class Settings:
    """All that differs from host to host."""

    database: str = _setting(
        "", "postgresql://user:password@host/database; without it a PostgreSQL of its own is started", _database
    )
    match_databases: str = _setting(
        "",
        "further databases in which new matches live, with spaces between; one may be added at the end, none removed",
        _databases,
    )
    folder: str = _setting("", "where that PostgreSQL keeps everything; by default the system's folder for data")
    nats: str = _setting(
        "nats://127.0.0.1:4222",
        "the bus between gateways and referees; one process needs none",
        _text(r"(nats|tls|wss?)://[^/\s].*", "an address such as nats://127.0.0.1:4222"),
    )
    realm: str = _setting(
        "yupana",
        "what all subjects on NATS begin with; two servers that share a NATS need two",
        _text(r"[\w-]+", "a word of letters, digits, _ and -"),
    )
    host: str = _setting("127.0.0.1", "the address to listen at; with a PostgreSQL of its own all of this machine")
    port: int = _setting(8000, "the port of a gateway", PORT)
    url: str = _setting(
        "http://127.0.0.1:8000",
        "as people type it, with https cookies travel over https only; with a PostgreSQL of its own the address of "
        "this machine in its network",
        _url,
    )
    client: str = _setting("", "the folder of another built client than the one that the wheel carries", _client)
    smtp: str = _setting(
        "",
        "host:port of a mail server; without it no mail is sent",
        _text(r"[^\s:]+:\d{1,5}", "host:port of a mail server"),
    )
    smtp_user: str = _setting("", "who signs in there")
    smtp_password: str = _setting("", "and with what")
    mail_from: str = _setting("", "the sender of mail", _text(r".*\S@\S.*", "an address such as host@example.org"))
    trusted_hosts: str = _setting(
        "",
        "names with commas between that people may have called, such as your own ntfy or Mattermost: without https and "
        "in private networks too",
        _text(r"[^\s,/:]+(,[^\s,/:]+)*", "names with commas between, such as ntfy.example.org"),
    )
    proxies: str = _setting(
        "127.0.0.1", "whose X-Forwarded-For is believed: addresses or networks with commas between, or *", _proxies
    )
    invited_only: bool = _setting(
        False, "whether newcomers, guests too, need an invitation: yupana admin invite makes one", _switch
    )
    openid_issuer: str = _setting(
        "",
        "the address of an OpenID provider, by which people may sign in; without it there is none",
        _text(r"https?://[^\s?#]+", "the issuer of an OpenID provider, such as https://id.example.org/realms/club"),
    )
    openid_client: str = _setting("", "what this server is called there")
    openid_secret: str = _setting("", "and its secret, if it has one")
    openid_name: str = _setting(
        "",
        "what people call that provider; by default the host in its address",
        _text(r"[^\x00-\x1f]{1,40}", "a name of up to 40 letters"),
    )
    openid_lets_in: bool = _setting(
        False, "whether whoever that provider knows needs no invitation where others do", _switch
    )
    limits: bool = _setting(True, "rate limits; off for load tests only", _switch)
    thinkers: int = _setting(
        0,
        "processes of a referee in which bots think, one bot at a time in each; 0: one for every processor but one",
        _number(0, 256),
    )
    monitor_port: int = _setting(
        0, "where a referee answers /health, /ready and /metrics; 0: nowhere", _number(0, 65535)
    )
    log_level: str = _setting(
        "info",
        "debug, info, warning or error; with a PostgreSQL of its own warning",
        _text("|".join(LEVELS), f"{', '.join(LEVELS[:-1])} or {LEVELS[-1]}"),
    )

    @property
    def homes(self) -> list[str]:
        """The databases in which matches live: the lobby's own, and others."""
        return [self.database, *self.match_databases.split()]

    @property
    def thinkers_wanted(self) -> int:
        """How many processes think."""
        return self.thinkers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def openid(self) -> str:
        """What people call the OpenID provider; nothing if there is none."""
        return self.openid_issuer and (self.openid_name or urlsplit(self.openid_issuer).hostname or "")

    @property
    def passkey_domain(self) -> str:
        """The name for which passkeys are made; nothing where browsers make none: without https, or for a number."""
        host = urlsplit(self.url).hostname or ""
        return host if host == "localhost" or (self.secure and not _is_number(host)) else ""

    @property
    def secure(self) -> bool:
        """Cookies travel over https only."""
        return self.url.startswith("https://")


def variable(name: str) -> str:
    """YUPANA_PORT for port."""
    return f"YUPANA_{name.upper()}"


def described() -> list[tuple[str, str, str]]:
    """Every setting: its name, what it is by default as one would write it, and what it is."""
    return [
        (each.name, str(int(each.default) if isinstance(each.default, bool) else each.default), each.metadata["help"])
        for each in fields(Settings)
    ]


def named(environment: Mapping[str, str] = os.environ) -> dict[str, Any]:
    """The settings that somebody named: YUPANA_DATABASE, YUPANA_PORT, …. What is empty is not named."""
    found: dict[str, Any] = {}
    for each in fields(Settings):
        value = environment.get(variable(each.name), "")
        try:
            if value:
                found[each.name] = each.metadata["read"](value)
        except ValueError as wrong:
            shown = "" if each.name in SECRET else f", not {value!r}"
            raise WrongSetting(f"{variable(each.name)} {wrong}{shown}") from None
    if bool(found.get("openid_issuer")) != bool(found.get("openid_client")):
        raise WrongSetting("YUPANA_OPENID_ISSUER and YUPANA_OPENID_CLIENT are set together or not at all")
    return found


def from_environment() -> Settings:
    """What was named, and the client of this package."""
    return Settings(**{"client": str(client.built() or ""), **named()})


# May hold a password.
SECRET: Final = frozenset({"database", "match_databases", "nats", "openid_secret", "smtp_password"})

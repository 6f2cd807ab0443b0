"""What a host can set, by environment variables alone; docs/hosting.md lists them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from yupana import client


@dataclass(frozen=True)
class Settings:
    """All that differs from host to host."""

    database: str = "postgresql+asyncpg://postgres@127.0.0.1:5432/yupana"
    nats: str = "nats://127.0.0.1:4222"
    realm: str = "yupana"  # what all subjects on NATS begin with; two servers that share a NATS need two
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = "http://127.0.0.1:8000"  # as people write it in the address bar; https makes cookies secure
    client: str = ""  # the folder of the built browser client, if not that of this package; without any, only the API
    smtp: str = ""  # host:port of a mail server; without it no mail is sent
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    limits: bool = True  # rate limits; a load test on loopback turns them off
    thinkers: int = 0  # processes of a referee in which bots think; 0: one for every processor but one
    monitor_port: int = 0  # where a referee answers /health, /ready and /metrics; 0: nowhere
    log_level: str = "info"

    @property
    def thinkers_wanted(self) -> int:
        """How many processes think."""
        return self.thinkers or max(1, (os.cpu_count() or 1) - 1)

    @property
    def secure(self) -> bool:
        """Cookies travel over https only."""
        return self.url.startswith("https://")


def from_environment() -> Settings:
    """YUPANA_DATABASE, YUPANA_PORT, …: the name of each setting in capitals."""
    found: dict[str, str | int | bool] = {"client": str(client.built() or "")}
    for name, kind in Settings.__annotations__.items():
        value = os.environ.get(f"YUPANA_{name.upper()}")
        if value is not None:
            found[name] = READ[kind](name, value)
    return Settings(**found)  # type: ignore[arg-type]


def _number(name: str, value: str) -> int:
    if not value.isdecimal():
        raise ValueError(f"YUPANA_{name.upper()} is a number, not {value!r}")
    return int(value)


def _switch(name: str, value: str) -> bool:
    if value not in ("0", "1"):
        raise ValueError(f"YUPANA_{name.upper()} is 1 for on or 0 for off, not {value!r}")
    return value == "1"


def _text(name: str, value: str) -> str:
    return value


READ: Final[dict[str, Callable[[str, str], str | int | bool]]] = {"str": _text, "int": _number, "bool": _switch}

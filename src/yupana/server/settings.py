"""What a host can set, by environment variables alone; docs/hosting.md lists them."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """All that differs from host to host."""

    database: str = "postgresql+asyncpg://postgres@127.0.0.1:5432/yupana"
    nats: str = "nats://127.0.0.1:4222"
    realm: str = "yupana"  # what all subjects on NATS begin with; two servers that share a NATS need two
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = "http://127.0.0.1:8000"  # as people write it in the address bar; https makes cookies secure
    client: str = ""  # the folder of the built browser client; without it only the API is served
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
    found: dict[str, str | int | bool] = {}
    for name, kind in Settings.__annotations__.items():
        value = os.environ.get(f"YUPANA_{name.upper()}")
        if value is not None:
            found[name] = _read(name, value) if kind == "int" else value == "1" if kind == "bool" else value
    return Settings(**found)  # type: ignore[arg-type]


def _read(name: str, value: str) -> int:
    if not value.isdecimal():
        raise ValueError(f"YUPANA_{name.upper()} is a number, not {value!r}")
    return int(value)

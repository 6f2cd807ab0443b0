"""Web push: a notice goes, encrypted, through the service that a browser has named (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from py_vapid import Vapid02
from pywebpush import WebPusher

from yupana.server import outside
from yupana.server.settings import Settings

KEPT_SECONDS: Final = 24 * 3600  # for a browser that is not running
SIGNED_SECONDS: Final = 12 * 3600


def is_subscription(endpoint: str, keys: dict[str, str]) -> bool:
    """Whether something can be encrypted for it."""
    try:
        _sealed(endpoint, keys, b"?")
    except Exception:  # whatever those keys are, they are none
        return False
    return True


async def send(
    settings: Settings, private: bytes, endpoint: str, keys: dict[str, str], notice: dict[str, Any], number: str
) -> int:
    """The answer of the push service; of two with the same number it keeps the second alone."""
    to, here = urlsplit(endpoint), urlsplit(settings.url)
    claims = {
        "aud": f"{to.scheme}://{to.netloc}",
        "exp": int(time.time()) + SIGNED_SECONDS,
        "sub": f"https://{here.hostname}",
    }
    headers = {
        **Vapid02.from_pem(private).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Topic": number,
    }
    return await outside.post(settings, endpoint, _sealed(endpoint, keys, msgspec.json.encode(notice)), headers)


def _sealed(endpoint: str, keys: dict[str, str], text: bytes) -> bytes:
    sealed: bytes = WebPusher({"endpoint": endpoint, "keys": keys}).encode(text)["body"]
    return sealed

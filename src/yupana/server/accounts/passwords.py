"""Passwords: argon2, off the event loop, a few at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn.frequency_lists import FREQUENCY_LISTS  # type: ignore[import-untyped]

PASSWORD_MIN = 8
PASSWORD_MAX = 200
KINDS_MIN = 4  # different signs that a password has at least
COMMON: Final = frozenset(word for word in FREQUENCY_LISTS["passwords"] if len(word) >= PASSWORD_MIN)
NONE = "!"  # kept for an account that has no password; nothing fits it
AT_ONCE = 2  # each takes 64 MiB while it is computed

_hasher = PasswordHasher()
_pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
NOBODYS: Final = _hasher.hash(secrets.token_urlsafe())  # so that a name nobody has takes as long as a wrong password


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.get_running_loop().run_in_executor(_pool, _hasher.hash, _plain(password))


async def fits(password: str, kept: str | None) -> bool:
    """Whether a password is the one that was kept; never when none was, and it takes as long to say so."""
    return await asyncio.get_running_loop().run_in_executor(_pool, _fits, _plain(password), kept)


def is_weak(password: str, name: str) -> bool:
    """Whether it would be among the first to be tried: a common one, the name itself, hardly any different signs."""
    plain = _plain(password).casefold().strip()
    return plain in COMMON or plain.rstrip("0123456789!.") in {*COMMON, name.casefold()} or len({*plain}) < KINDS_MIN


def outdated(kept: str) -> bool:
    """Whether it should be hashed anew, as hashing has become stronger since."""
    return _hasher.check_needs_rehash(kept)


def _fits(password: str, kept: str | None) -> bool:
    try:
        return _hasher.verify(NOBODYS if kept in (None, NONE) else kept, password) and kept not in (None, NONE)
    except (VerificationError, InvalidHashError):
        return False


def _plain(password: str) -> str:
    """Keyboards write the same letter in more than one way."""
    return unicodedata.normalize("NFC", password)

"""Secrets that open a door: long and random, shown to their owner and kept here only as a hash."""

from __future__ import annotations

import hashlib
import secrets

KEY_BYTES = 32
KEY_MAX = 100  # letters; whatever is longer is no key of ours


def new_key(prefix: str = "") -> str:
    """A key nobody can guess."""
    return prefix + secrets.token_urlsafe(KEY_BYTES)


def hash_of(key: str) -> bytes:
    """What is kept of a key; it needs no salt, because the key is random."""
    return hashlib.sha256(key.encode()).digest()

"""Whatever a person asked for and cannot have; the reason is the id of a message in the client's words."""

from __future__ import annotations

from typing import Any


class Problem(Exception):
    """An answer that is not a success: an HTTP status and why; some have more to say."""

    def __init__(self, status: int, reason: str, **about: Any) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.about = about

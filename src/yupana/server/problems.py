"""Whatever a person asked for and cannot have; the reason is the id of a message in the client's words."""

from __future__ import annotations


class Problem(Exception):
    """An answer that is not a success: an HTTP status and why."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason

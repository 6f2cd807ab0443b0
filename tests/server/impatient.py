"""A clock for tests of what takes minutes."""

from __future__ import annotations

import asyncio
from typing import Any


class Impatient(asyncio.SelectorEventLoop):
    """Nobody waits: when nothing is to do, it is later at once. The limiter takes all of it for the same minute."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0.0
        selector = self._selector  # type: ignore[attr-defined]
        select = selector.select

        def look(timeout: float | None) -> Any:
            self.ahead += timeout or 0
            return select(timeout and 0)

        selector.select = look

    def time(self) -> float:
        return super().time() + self.ahead

"""What gateways and referees need of a bus."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

Handler = Callable[[bytes], Awaitable[bytes | None]]  # what it returns is the answer to a request


class Unanswered(Exception):
    """Nobody answered a request in time; or, if `nobody`, nobody listens, so that nothing can have happened."""

    def __init__(self, subject: str, nobody: bool = False) -> None:
        super().__init__(subject)
        self.nobody = nobody


class Fanout(ABC):
    """Subjects that can be rung and listened to."""

    def __init__(self) -> None:
        self.missed: list[Callable[[], None]] = []  # called when messages may have been missed

    def connected(self) -> bool:
        """Whether what is said now is heard now."""
        return True

    @abstractmethod
    async def publish(self, subject: str, data: bytes) -> None:
        """Tell everybody who listens."""

    @abstractmethod
    async def request(self, subject: str, data: bytes, seconds: float) -> bytes:
        """Ask one of those who listen; raises Unanswered when nobody answers in time."""

    @abstractmethod
    async def listen(self, subject: str, handler: Handler, queue: str = "") -> Callable[[], Awaitable[None]]:
        """Listen; of all with the same queue name one hears each message. Returns how to stop."""

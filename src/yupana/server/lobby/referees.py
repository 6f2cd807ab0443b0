"""The one way from a gateway to a match: to the same referee each time, as long as it is there."""

from __future__ import annotations

import hashlib
import time

import msgspec

from yupana.server import asks
from yupana.server.fanout.fanout import Fanout, Unanswered
from yupana.server.logs import trace
from yupana.server.problems import Problem

ANSWER_SECONDS = 5.0
HERE_SECONDS = 3.5  # after which a silent referee counts as gone


class Referees:
    """Those who play. A match is best played by one that has it in memory, so all gateways choose alike."""

    def __init__(self, fanout: Fanout) -> None:
        self.fanout = fanout
        self.here: dict[str, tuple[float, set[tuple[str, int]]]] = {}

    async def listen(self) -> None:
        """Hear who is there; without it any referee is asked."""
        await self.fanout.listen(asks.HERE, self._hear)

    async def _hear(self, data: bytes) -> None:
        here = msgspec.json.decode(data, type=asks.Here)
        self.here[here.referee] = (time.monotonic(), set(here.plays))

    def anybody(self) -> bool:
        """Whether a referee was heard of lately."""
        return any(heard > time.monotonic() - HERE_SECONDS for heard, _ in self.here.values())

    def _choose(self, game: str, rules: int, match: int) -> str:
        """The referee of a match: the one whose name and the match's number mix to the most."""
        since = time.monotonic() - HERE_SECONDS
        for referee in [name for name, (heard, _) in self.here.items() if heard < since]:
            del self.here[referee]
        able = [name for name, (_, plays) in self.here.items() if (game, rules) in plays]
        return max(able, key=lambda name: hashlib.blake2b(f"{name} {match}".encode()).digest(), default="")

    async def ask(self, game: str, rules: int, match: int, wish: asks.Wish) -> asks.Answer:
        """What became of a wish; a refusal is a problem, and so is silence."""
        data = msgspec.json.encode(asks.Ask(match=match, wish=wish, trace=trace.get()))
        try:
            heard = await self._request(game, rules, match, data)
        except Unanswered as unanswered:
            if not unanswered.nobody:  # it may have happened: whoever looks at the match looks again
                await self.fanout.publish(asks.table_subject(match), b"")
            raise Problem(409, "problem-nobody-answers") from None
        answer = ANSWER.decode(heard)
        if answer.refused:
            raise Refused(answer.refused)
        return answer

    async def _request(self, game: str, rules: int, match: int, data: bytes) -> bytes:
        chosen = self._choose(game, rules, match)
        if chosen:
            try:
                subject = asks.referee_subject(game, rules, chosen)
                return await self.fanout.request(subject, data, ANSWER_SECONDS)
            except Unanswered as unanswered:
                self.here.pop(chosen, None)
                if not unanswered.nobody:
                    raise
        return await self.fanout.request(asks.referee_subject(game, rules), data, ANSWER_SECONDS)


class Refused(Problem):
    """A referee heard the wish and will not do it."""

    def __init__(self, reason: str) -> None:
        super().__init__(409, reason)


ANSWER = msgspec.json.Decoder(asks.Answer)

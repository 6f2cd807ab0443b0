"""The one way from a gateway to a match: to the same referee each time, as long as it is there."""

from __future__ import annotations

import hashlib

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server import asks, downtime
from yupana.server.fanout.fanout import Fanout, Unanswered
from yupana.server.journal.tables import matches
from yupana.server.logs import trace
from yupana.server.problems import Problem

ANSWER_SECONDS = 5.0


class Referees:
    """Those who play. A match is best played by one that has it in memory, so all gateways choose alike."""

    def __init__(self, engine: AsyncEngine, fanout: Fanout) -> None:
        self.engine = engine
        self.fanout = fanout
        self.here: dict[str, set[tuple[str, int]]] = {}  # and what each plays

    async def look(self, engine: AsyncEngine | None = None) -> None:
        """See who is there; without it any referee is asked."""
        self.here = await downtime.who_is_here(engine or self.engine)

    def anybody(self) -> bool:
        """Whether a referee was there lately."""
        return bool(self.here)

    def _choose(self, game: str, rules: int, match: int) -> str:
        """The referee of a match: the one whose name and the match's number mix to the most."""
        able = [name for name, plays in self.here.items() if (game, rules) in plays]
        return max(able, key=lambda name: hashlib.blake2b(f"{name} {match}".encode()).digest(), default="")

    async def ask(self, game: str, rules: int, match: int, wish: asks.Wish) -> asks.Answer:
        """What became of a wish; a refusal is a problem, and so is silence. The match may be of newer rules by now."""
        try:
            return await self._ask(game, rules, match, wish)
        except Problem as problem:
            now = await self._rules_of(match) if problem.reason == asks.RULES_AWAY else None
            if now in (None, rules):
                raise
        return await self._ask(game, now or rules, match, wish)

    async def _rules_of(self, match: int) -> int | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(matches.c.rules).where(matches.c.id == match))
            return found.scalar_one_or_none()

    async def _ask(self, game: str, rules: int, match: int, wish: asks.Wish) -> asks.Answer:
        data = msgspec.json.encode(asks.Ask(match=match, wish=wish, trace=trace.get()))
        others = self._others(game, rules) if isinstance(wish, asks.Look) else []
        try:
            heard = await self._first(game, [rules, *others], match, data)
        except Unanswered as unanswered:
            if not unanswered.nobody:  # it may have happened: whoever looks at the match looks again
                await self.fanout.publish(asks.table_subject(match), b"")
            away = unanswered.nobody and self.anybody()
            raise Problem(409, asks.RULES_AWAY if away else "problem-nobody-answers") from None
        answer = ANSWER.decode(heard)
        if answer.refused:
            raise RefusedByReferee(answer.refused)
        return answer

    def _others(self, game: str, rules: int) -> list[int]:
        """Other rules of the game that are played, the newest first: a match that is over can be shown by them too."""
        plays = {rules for played in self.here.values() for name, rules in played if name == game}
        return sorted(plays - {rules}, reverse=True)

    async def _first(self, game: str, versions: list[int], match: int, data: bytes) -> bytes:
        """Ask the first of these versions that somebody plays."""
        for rules in versions[:-1]:
            try:
                return await self._request(game, rules, match, data)
            except Unanswered as unanswered:
                if not unanswered.nobody:
                    raise
        return await self._request(game, versions[-1], match, data)

    async def _request(self, game: str, rules: int, match: int, data: bytes) -> bytes:
        """Ask those who play by these rules: the referee of the match, or any."""
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


class RefusedByReferee(Problem):
    """A referee heard the wish and will not do it."""

    def __init__(self, reason: str) -> None:
        super().__init__(409, reason)


ANSWER = msgspec.json.Decoder(asks.Answer)

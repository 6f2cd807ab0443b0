"""Which games can be played here, as the referees say, and whether a table's wishes fit one of them."""

from __future__ import annotations

from time import monotonic

import msgspec

from yupana.server import asks
from yupana.server.fanout.fanout import Fanout, Unanswered
from yupana.server.problems import Problem

ANSWER_SECONDS = 3.0
KEPT_SECONDS = 10.0  # for which an answer is believed


class Catalogue:
    """What some referee answered lately."""

    def __init__(self, fanout: Fanout) -> None:
        self.fanout = fanout
        self._titles: list[asks.Title] = []
        self._until = 0.0

    async def titles(self) -> list[asks.Title]:
        """All games; what was heard before is better than nothing when nobody answers now."""
        if monotonic() >= self._until:
            try:
                heard = await self.fanout.request(asks.CATALOGUE, b"", ANSWER_SECONDS)
            except Unanswered:
                if not self._titles:
                    raise Problem(409, "problem-nobody-answers") from None
            else:
                self._titles = msgspec.json.decode(heard, type=list[asks.Title])
                self._until = monotonic() + KEPT_SECONDS
        return self._titles

    async def title(self, game: str) -> asks.Title:
        """A game by the newest of its rules."""
        found = [title for title in await self.titles() if title.game == game]
        if not found:
            raise Problem(404, "problem-unknown-game")
        return max(found, key=lambda title: title.rules)


def full_options(title: asks.Title, chosen: dict[str, int]) -> dict[str, int]:
    """Every option of a game with its value, the usual one where nothing was chosen."""
    allowed = {variant.name: variant.values for variant in title.variants}
    for name, value in chosen.items():
        if value not in allowed.get(name, []):
            raise Problem(409, "problem-unknown-option")
    return {name: chosen.get(name, values[0]) for name, values in allowed.items()}


def fitting_options(title: asks.Title, before: dict[str, int]) -> dict[str, int]:
    """The options of an earlier table, as far as the game still knows them."""
    allowed = {variant.name: variant.values for variant in title.variants}
    return full_options(title, {name: value for name, value in before.items() if value in allowed.get(name, [])})


def check_bot(title: asks.Title, bot: str) -> str:
    """A bot that plays this game."""
    if bot not in title.bots:
        raise Problem(404, "problem-unknown-bot")
    return bot

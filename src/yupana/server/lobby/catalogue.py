"""Which games can be played here, as the referees say, and whether a table's wishes fit one of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from time import monotonic

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server import asks
from yupana.server.journal.tables import beats
from yupana.server.problems import Problem

THERE = timedelta(seconds=20)  # a version whose referees are silent for longer opens no tables
KEPT_SECONDS = 2.0  # for which what was read is believed (a cache)


class Catalogue:
    """What referees have written down that they play."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._titles: list[asks.Title] = []
        self._until = 0.0

    async def titles(self) -> list[asks.Title]:
        """All games, each by the newest of its rules; what was on offer last, while no referee is there."""
        if monotonic() >= self._until:
            async with self.engine.connect() as connection:
                wanted = select(beats.c.at, beats.c.title).where(beats.c.title.is_not(None))
                found = (await connection.execute(wanted)).all()
            self._titles = newest([(row.at, msgspec.convert(row.title, asks.Title)) for row in found])
            self._until = monotonic() + KEPT_SECONDS
        if not self._titles:
            raise Problem(409, "problem-nobody-answers")
        return self._titles

    async def title(self, game: str) -> asks.Title:
        """A game by the newest of its rules."""
        for title in await self.titles():
            if title.game == game:
                return title
        raise Problem(404, "problem-unknown-game")


def newest(heard: Sequence[tuple[datetime, asks.Title]]) -> list[asks.Title]:
    """Of every game the newest rules whose referees are there; an older one that lingers opens no tables."""
    latest: dict[str, datetime] = {}
    for at, title in heard:
        latest[title.game] = max(at, latest.get(title.game, at))
    found: dict[str, asks.Title] = {}
    for at, title in sorted(heard, key=lambda each: each[1].rules):
        if at >= latest[title.game] - THERE:
            found[title.game] = title
    return [found[game] for game in sorted(found)]


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

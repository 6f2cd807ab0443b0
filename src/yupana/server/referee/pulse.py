"""A referee says again and again that it is there (a heartbeat), and learns when nobody was."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.bots import bots_of, levels_of
from yupana.games import names, title
from yupana.server import asks, downtime
from yupana.server.clocks import Outage
from yupana.server.referee.shelf import Version

log = logging.getLogger(__name__)

BEAT_WITHIN_SECONDS = 3.0  # in which the database must take a beat


class Pulse:
    """With connections of its own, so that beats are not held up by whatever else goes on."""

    def __init__(self, engine: AsyncEngine, id: str, plays: list[Version], now: Callable[[], datetime]) -> None:
        self.engine = engine
        self.id = id
        self.plays = plays
        self.now = now
        self.here = True  # until it is told to stop
        self.outages: dict[Version, list[Outage]] = {}
        self.ticks: Callable[[], float] = time.monotonic
        self.beaten = float("-inf")  # when the latest beat was, by a clock that is never set
        self.beaten_at = datetime.min.replace(tzinfo=UTC)  # and by the one on the wall
        self._beating = asyncio.Lock()

    async def run(self) -> None:
        """Again and again."""
        while True:
            try:
                async with asyncio.timeout(BEAT_WITHIN_SECONDS):
                    await self.beat()
            except Exception as problem:  # the database or the bus is away: it will come back
                log.warning("cannot beat: %r", problem)
            await asyncio.sleep(downtime.BEAT_SECONDS)

    async def beat(self) -> None:
        """Say that somebody is there who plays these games by these rules, and learn of outages."""
        async with self._beating:
            now = self.now()
            kinds = {downtime.referee_kind(*version): version for version in self.plays}
            titles = {downtime.referee_kind(one.game, one.rules): msgspec.to_builtins(one) for one in catalogue()}
            if self.here:
                await downtime.be_here(self.engine, self.id, self.plays)
            await downtime.beat_all(self.engine, titles, now)
            since = now - timedelta(days=60)
            found = await downtime.outages_by_kind(self.engine, since, [downtime.GATEWAY, *kinds], now=now)
            gateways = found.pop(downtime.GATEWAY)
            self.outages = {kinds[kind]: downtime.merged([*gateways, *known]) for kind, known in found.items()}
            self.beaten, self.beaten_at = self.ticks(), now

    async def caught_up(self) -> None:
        """Know of an outage that has just ended before any clock is looked at; a wall clock set ahead is one too."""
        silent = self.ticks() - self.beaten > downtime.GAP.total_seconds()
        if silent or self.now() - self.beaten_at > downtime.GAP:
            await self.beat()


def catalogue() -> list[asks.Title]:
    """The games that are played here."""
    found = []
    for name in names():
        game = title(name).game
        variants = [asks.Variant(variant.name, list(variant.values), variant.solo) for variant in game.variants()]
        levels = [asks.Level(bot, seconds) for bot, seconds in levels_of(name).items()]
        found.append(asks.Title(name, game.version(), list(game.seat_counts()), variants, list(bots_of(name)), levels))
    return found

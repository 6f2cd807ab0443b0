"""Our own outages, which no clock is charged with. Gateways and referees beat like hearts; a silence is an outage.

Referees beat for each version of the rules that they play (heartbeats): a match is without a referee when nobody is
left who plays its rules, whoever else is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server.clocks import Outage
from yupana.server.journal.tables import beats, outages, referees

BEAT_SECONDS = 1.0
HERE_WITHIN = timedelta(seconds=3.5)  # after which a silent referee counts as gone
GAP = timedelta(seconds=2.5)  # silence of all processes of a kind that is an outage: two beats did not come
GATEWAY = "gateway"


def referee_kind(game: str, rules: int) -> str:
    """Referees who play a game by these rules."""
    return f"{game} {rules}"


async def beat(engine: AsyncEngine, kind: str, now: datetime, title: dict[str, Any] | None = None) -> Outage | None:
    """Some process of this kind is alive, and plays this. The outage that ends with this beat, if there was one."""
    return (await beat_all(engine, {kind: title}, now)).get(kind)


async def beat_all(
    engine: AsyncEngine, played: Mapping[str, dict[str, Any] | None], now: datetime
) -> dict[str, Outage]:
    """The same for several kinds, in one statement."""
    titles = [msgspec.json.encode(title).decode() if title else None for title in played.values()]
    asked = {"kinds": list(played), "titles": titles, "now": now, "gap": GAP}
    async with engine.begin() as connection:
        return {row.kind: (row.began_at, row.ended_at) for row in await connection.execute(BEAT, asked)}


async def be_here(engine: AsyncEngine, referee: str, plays: list[tuple[str, int]]) -> None:
    """A referee is alive: one row for each, which gateways read. So beats grow with the processes, not with pairs."""
    async with engine.begin() as connection:
        await connection.execute(HERE, {"id": referee, "plays": msgspec.json.encode(plays).decode()})


async def be_gone(engine: AsyncEngine, referee: str) -> None:
    """Nobody shall ask it any more."""
    async with engine.begin() as connection:
        await connection.execute(delete(referees).where(referees.c.id == referee))


async def who_is_here(engine: AsyncEngine) -> dict[str, set[tuple[str, int]]]:
    """The referees that were alive lately, by the time of the database, and what each plays."""
    lately = referees.c.at > func.now() - HERE_WITHIN
    async with engine.connect() as connection:
        found = (await connection.execute(select(referees.c.id, referees.c.plays).where(lately))).all()
    return {row.id: {(game, rules) for game, rules in row.plays} for row in found}


async def outages_since(
    engine: AsyncEngine, moment: datetime, kinds: Iterable[str], *, now: datetime | None = None
) -> list[Outage]:
    """The outages of these kinds that ended after a moment, by time, as intervals that do not touch.

    With `now`, a silence that still lasts is among them: nobody runs out of time while gateways are down.
    """
    found = await outages_by_kind(engine, moment, kinds, now=now)
    return merged([outage for known in found.values() for outage in known])


async def outages_by_kind(
    engine: AsyncEngine, moment: datetime, kinds: Iterable[str], *, now: datetime | None = None
) -> dict[str, list[Outage]]:
    """The same, apart for each kind."""
    found: dict[str, list[Outage]] = {kind: [] for kind in kinds}
    ended = select(outages.c.kind, outages.c.began_at, outages.c.ended_at)
    silent = select(beats.c.kind, beats.c.at).where(beats.c.kind.in_(list(found)))
    async with engine.connect() as connection:
        for row in await connection.execute(ended.where(outages.c.ended_at > moment, outages.c.kind.in_(list(found)))):
            found[row.kind].append((row.began_at, row.ended_at))
        if now is not None and now > moment:
            for kind, since in await connection.execute(silent.where(beats.c.at < now - GAP)):
                found[kind].append((since, now))
    return {kind: merged(known) for kind, known in found.items()}


def merged(intervals: Iterable[Outage]) -> list[Outage]:
    """The same time as intervals that neither overlap nor touch, in order."""
    found: list[Outage] = []
    for start, end in sorted(intervals):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


HERE = text("""
WITH gone AS (DELETE FROM referees WHERE at < now() - interval '1 minute' AND id <> :id)
INSERT INTO referees (id, plays, at) VALUES (:id, CAST(:plays AS jsonb), now())
ON CONFLICT (id) DO UPDATE SET plays = excluded.plays, at = excluded.at
""")

# The rows of the kinds are locked, in their order: of many that come back together, one writes the outage down. A
# machine whose time is behind changes nothing.
BEAT = text("""
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest(CAST(:kinds AS text[]), CAST(:titles AS text[])) AS t (kind, title)
), stand AS MATERIALIZED (
  SELECT kind, at FROM beats WHERE kind = ANY(CAST(:kinds AS text[])) ORDER BY kind FOR UPDATE
), silent AS (
  INSERT INTO outages (kind, began_at, ended_at)
  SELECT kind, at, CAST(:now AS timestamptz) FROM stand WHERE CAST(:now AS timestamptz) - at > CAST(:gap AS interval)
  RETURNING kind, began_at, ended_at
), beaten AS (
  INSERT INTO beats (kind, at, title)
  SELECT asked.kind, CAST(:now AS timestamptz), CAST(asked.title AS jsonb) FROM asked LEFT JOIN stand USING (kind)
  ORDER BY asked.kind
  ON CONFLICT (kind) DO UPDATE SET at = excluded.at, title = excluded.title WHERE beats.at < excluded.at
)
SELECT kind, began_at, ended_at FROM silent
""")

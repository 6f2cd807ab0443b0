"""Our own outages, which no clock is charged with. Gateways and referees beat like hearts; a silence is an outage.

Referees beat for each version of the rules that they play (heartbeats): a match is without a referee when nobody is
left who plays its rules, whoever else is there.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server.clocks import Outage
from yupana.server.journal.tables import beats, outages

GAP = timedelta(seconds=20)  # silence of all processes of a kind that is an outage
GATEWAY = "gateway"


def referee_kind(game: str, rules: int) -> str:
    """Referees who play a game by these rules."""
    return f"{game} {rules}"


async def beat(engine: AsyncEngine, kind: str, now: datetime, title: dict[str, Any] | None = None) -> Outage | None:
    """Some process of this kind is alive, and plays this. The outage that ends with this beat, if there was one.

    The row of the kind is locked: of many that come back together, one writes the outage down.
    """
    async with engine.begin() as connection:
        found = select(beats.c.at).where(beats.c.kind == kind).with_for_update()
        latest: datetime | None = (await connection.execute(found)).scalar_one_or_none()
        if latest is None:  # the very first; another may be first at the same time
            await connection.execute(upsert(beats).values(kind=kind, at=now, title=title).on_conflict_do_nothing())
            return None
        if now <= latest:  # a machine whose time is behind
            return None
        silent = now - latest > GAP
        if silent:
            await connection.execute(insert(outages).values(kind=kind, began_at=latest, ended_at=now))
        await connection.execute(update(beats).where(beats.c.kind == kind).values(at=now, title=title))
    return (latest, now) if silent else None


async def outages_since(
    engine: AsyncEngine, moment: datetime, kinds: Iterable[str], *, now: datetime | None = None
) -> list[Outage]:
    """The outages of these kinds that ended after a moment, by time, as intervals that do not touch.

    With `now`, a silence that still lasts is among them: nobody runs out of time while gateways are down.
    """
    needed = list(kinds)
    ended = select(outages.c.began_at, outages.c.ended_at).where(
        outages.c.ended_at > moment, outages.c.kind.in_(needed)
    )
    async with engine.connect() as connection:
        known: list[Outage] = [(row.began_at, row.ended_at) for row in await connection.execute(ended)]
        if now is not None:
            silent = select(func.min(beats.c.at)).where(beats.c.at < now - GAP, beats.c.kind.in_(needed))
            since: datetime | None = (await connection.execute(silent)).scalar_one()
            if since is not None and now > moment:
                known.append((since, now))
    return merged(known)


def merged(intervals: Iterable[Outage]) -> list[Outage]:
    """The same time as intervals that neither overlap nor touch, in order."""
    found: list[Outage] = []
    for start, end in sorted(intervals):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found

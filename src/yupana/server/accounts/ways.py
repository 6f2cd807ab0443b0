"""Ways to reach a person besides mail: browsers that take web push, and chat programs."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, b64urlencode
from sqlalchemy import delete, or_, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.journal.tables import keys, ways
from yupana.server.problems import Problem

WAYS_MAX = 20  # of one person
VAPID = "vapid"  # the name of the key by which push services know this server


async def vapid_key(connection: AsyncConnection) -> bytes:
    """The private key, made when it is asked for first. Another one would be a stranger to every subscription."""
    kept = select(keys.c.private).where(keys.c.name == VAPID)
    found: bytes | None = await connection.scalar(kept)
    if found is None:
        fresh = Vapid02()
        fresh.generate_keys()
        made = insert(keys).values(name=VAPID, private=fresh.private_pem())
        await connection.execute(made.on_conflict_do_nothing())
        found = await connection.scalar(kept)
    if found is None:
        raise AssertionError("a key that was kept is gone")
    return found


def public_key(private: bytes) -> str:
    """What browsers must know to subscribe."""
    point = Vapid02.from_pem(private).public_key
    return str(b64urlencode(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))


async def add_way(
    connection: AsyncConnection,
    person: int,
    channel: str,
    address: str,
    now: datetime,
    session: int | None = None,
    sealed_by: dict[str, str] | None = None,
) -> int:
    """Keep it; one that was there is renewed. A browser belongs to whoever is signed in there."""
    if channel == "push":
        await connection.execute(delete(ways).where(ways.c.address == address, ways.c.person != person))
    count = await connection.execute(
        select(ways.c.id).where(ways.c.person == person, ways.c.address != address).limit(WAYS_MAX)
    )
    if len(count.all()) == WAYS_MAX:
        raise Problem(409, "problem-many-ways")
    changed = {"session": session, "keys": sealed_by}
    row = insert(ways).values(person=person, channel=channel, address=address, created_at=now, **changed)
    kept = row.on_conflict_do_update(index_elements=["person", "address"], set_=changed).returning(ways.c.id)
    return int((await connection.execute(kept)).scalar_one())


async def list_ways(connection: AsyncConnection, person: int, channel: str | None = None) -> list[dict[str, Any]]:
    """All, or those of one channel."""
    mine = select(ways).where(ways.c.person == person).order_by(ways.c.id)
    wanted = mine if channel is None else mine.where(ways.c.channel == channel)
    return [dict(row) for row in (await connection.execute(wanted)).mappings()]


async def end_way(connection: AsyncConnection, person: int, *, number: int | None = None, address: str = "") -> bool:
    """Nothing goes there any more; false when nothing did."""
    mine = delete(ways).where(ways.c.person == person, or_(ways.c.id == number, ways.c.address == address))
    return (await connection.execute(mine.returning(ways.c.id))).first() is not None

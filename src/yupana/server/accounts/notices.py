"""Whether somebody may be sent mail: an address is proved by following a link, and one touch ends it."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server.journal.tables import outbox, people

LATELY = timedelta(days=1)


async def confirm(engine: AsyncEngine, token: str) -> bool:
    """Who got this mail has the address; false when nobody did."""
    asked = select(outbox.c.person).where(outbox.c.token == token, outbox.c.kind == "confirm")
    proved = update(people).where(people.c.id == asked.scalar_subquery()).values(email_proved=people.c.email)
    async with engine.begin() as connection:
        return (await connection.execute(proved.returning(people.c.id))).first() is not None


async def ask_to_confirm(engine: AsyncEngine, person: int, now: datetime) -> None:
    """Send one mail to an address that somebody says is theirs, a few a day at most."""
    async with engine.begin() as connection:
        await connection.execute(CONFIRM, {"person": person, "now": now, "lately": now - LATELY})


async def unsubscribe(engine: AsyncEngine, token: str) -> bool:
    """Whoever got this mail gets no more; false when nobody did."""
    async with engine.begin() as connection:
        return (await connection.execute(UNSUBSCRIBE, {"token": token})).first() is not None


CONFIRM = text(
    "INSERT INTO outbox (person, channel, kind, key, token, due_at)"
    " SELECT id, 'mail', 'confirm', 0, replace(CAST(gen_random_uuid() AS text), '-', ''), :now FROM people"
    " WHERE id = :person AND email IS NOT NULL AND email_proved IS DISTINCT FROM email"
    " AND (SELECT count(*) FROM outbox WHERE person = :person AND kind = 'confirm' AND due_at > :lately) < 5"
)
UNSUBSCRIBE = text(
    "UPDATE people SET settings = jsonb_set(settings, '{notify,mail}', 'false')"
    " FROM outbox WHERE outbox.person = people.id AND outbox.token = :token RETURNING people.id"
)

"""Mail that people ask for: a link proves an address, another lets in who forgot a password, and one touch ends all."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import TextClause, delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server.accounts.names import clean_name, name_key
from yupana.server.accounts.proofs import shut
from yupana.server.journal.tables import outbox, people

LATELY = timedelta(days=1)
RECOVERY = timedelta(hours=2)  # in which who forgot a password may set another


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


async def ask_to_recover(engine: AsyncEngine, name: str, now: datetime) -> None:
    """Send a link to who has forgotten a password, if they have proved an address; a few a day at most."""
    async with engine.begin() as connection:
        asked = {"name": name_key(clean_name(name) or ""), "now": now, "lately": now - LATELY}
        await connection.execute(RECOVER, asked)


async def tell_new_name(connection: AsyncConnection, person: int, now: datetime) -> None:
    """Whoever was given another name signs in by it, and learns it by mail if they have proved an address."""
    await connection.execute(RENAMED, {"person": person, "now": now, "lately": now - LATELY})


async def recover(connection: AsyncConnection, token: str, password: str, now: datetime) -> int | None:
    """Whoever got this mail lately has this password, already hashed; whatever else let them in ends, and the link."""
    asked = delete(outbox).where(outbox.c.token == token, outbox.c.kind == "recover", outbox.c.sent_at > now - RECOVERY)
    person: int | None = await connection.scalar(asked.returning(outbox.c.person))
    if person is not None:
        await connection.execute(update(people).where(people.c.id == person).values(password=password))
        await shut(connection, person)
    return person


async def unsubscribe(engine: AsyncEngine, token: str) -> bool:
    """Whoever got this mail gets no more; false when nobody did."""
    async with engine.begin() as connection:
        return (await connection.execute(UNSUBSCRIBE, {"token": token})).first() is not None


def _asked(kind: str, where: str) -> TextClause:
    return text(
        "INSERT INTO outbox (person, channel, kind, key, token, due_at)"
        f" SELECT id, 'mail', '{kind}', 0, replace(CAST(gen_random_uuid() AS text), '-', ''), :now FROM people"
        f" WHERE {where} AND (SELECT count(*) FROM outbox WHERE person = people.id AND kind = '{kind}'"
        " AND due_at > :lately) < 5"
    )


CONFIRM = _asked("confirm", "id = :person AND email IS NOT NULL AND email_proved IS DISTINCT FROM email")
RECOVER = _asked("recover", "name_key = :name AND password IS NOT NULL AND email_proved = email")
RENAMED = _asked("renamed", "id = :person AND email_proved = email")
UNSUBSCRIBE = text(
    "UPDATE people SET settings = jsonb_set(settings, '{notify,mail}', 'false')"
    " FROM outbox WHERE outbox.person = people.id AND outbox.token = :token RETURNING people.id"
)

"""How migrations run: over one asyncpg connection, in a transaction; or over one that somebody gave."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from yupana.server.journal.tables import metadata


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


async def online() -> None:
    engine = create_async_engine(context.config.get_main_option("sqlalchemy.url") or "")
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


given = context.config.attributes.get("connection")
if given is None:
    asyncio.run(online())
else:
    run(given)

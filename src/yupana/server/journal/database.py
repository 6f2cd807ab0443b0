"""Connections, and bringing a database up to date."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

POOL = 4  # connections a process holds open
CONNECT_SECONDS = 5


def connect(url: str) -> AsyncEngine:
    """An engine for `postgresql+asyncpg://…`; connections are checked before they are used again."""
    return create_async_engine(
        url,
        pool_size=POOL,
        max_overflow=POOL,
        pool_pre_ping=True,
        hide_parameters=True,  # errors are logged, and hashes and addresses must not be
        connect_args={"timeout": CONNECT_SECONDS},
    )


def migrate(url: str, revision: str = "head") -> None:
    """Bring the tables of a database to a revision."""
    config = Config()
    config.set_main_option("script_location", str(files("yupana.server.journal") / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, revision)

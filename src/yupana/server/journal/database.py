"""Connections, and bringing a database up to date."""

from __future__ import annotations

import os
from importlib.resources import files

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

POOL = 4  # connections a process holds open
CONNECT_SECONDS = 5
AWAY = ("08", "53", "57P", "58")  # codes of PostgreSQL: connections, resources (a full disk), shutting down, the system
TROUBLES = (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError)  # as those of a database come


def connect(url: str, pool: int = POOL) -> AsyncEngine:
    """An engine for `postgresql+asyncpg://…`; connections are checked before they are used again."""
    return create_async_engine(
        url,
        pool_size=pool,
        max_overflow=pool,
        pool_pre_ping=True,
        hide_parameters=True,  # errors are logged, and hashes and addresses must not be
        connect_args={"timeout": CONNECT_SECONDS},
    )


class Unreachable(Exception):
    """A database does not let us in; the sentence is for the host, without the password."""


def migrate(url: str, revision: str = "head") -> None:
    """Bring the tables of a database to a revision."""
    command.upgrade(_configuration(url), revision)


def migrate_within(connection: Connection, revision: str = "head") -> None:
    """The same inside a transaction of somebody else."""
    configuration = _configuration()
    configuration.attributes["connection"] = connection
    command.upgrade(configuration, revision)


async def revision_of(url: str) -> str:
    """The revision that a database is at; raises Unreachable."""
    try:
        engine = connect(url)
        try:
            async with engine.connect() as connection:
                return await current_revision(connection)
        finally:
            await engine.dispose()
    except (*TROUBLES, TypeError, ValueError) as problem:
        raise Unreachable(f"no database at {_shown(url)}: {_reason(problem)}") from None


def is_away(problem: BaseException) -> bool:
    """Whether a database cannot be reached or cannot work now: nobody's fault who asked, and worth asking again."""
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or (problem.orig is not None and is_away(problem.orig))
    if isinstance(problem, (OSError, PoolTimeout)):
        return True
    return str(getattr(problem, "sqlstate", None) or "").startswith(AWAY)


async def current_revision(connection: AsyncConnection) -> str:
    """The revision that the tables are at, or nothing if there are none."""
    if await connection.scalar(text("SELECT to_regclass('alembic_version')")) is None:
        return ""
    return str(await connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def is_behind(revision: str) -> bool:
    """Whether migrations lack. A revision that is not known here is of a newer version, which old ones do not mind."""
    head = ScriptDirectory.from_config(_configuration()).get_current_head()
    return not revision or (is_known(revision) and revision != head)


def is_known(revision: str) -> bool:
    """Whether this version can bring it up to date."""
    return revision in {each.revision for each in ScriptDirectory.from_config(_configuration()).walk_revisions()}


def _configuration(url: str = "") -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("yupana.server.journal") / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return config


def _shown(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return "YUPANA_DATABASE"


def _reason(problem: BaseException) -> str:
    if isinstance(problem, DBAPIError) and problem.orig is not None:
        problem = problem.orig.__cause__ or problem.orig
    if isinstance(problem, TimeoutError):
        return f"it does not answer within {CONNECT_SECONDS} seconds"
    if isinstance(problem, OSError) and problem.errno:
        return os.strerror(problem.errno) if problem.errno > 0 else str(problem.strerror)
    return (str(problem).splitlines() or [type(problem).__name__])[0]

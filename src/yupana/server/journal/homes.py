"""Where matches live: in the lobby's database, or in others, by their numbers (sharding).

A match and its journal need no other table to be played, so a referee goes straight to the database that the number
names. The lobby sees all of them through its own: what lies elsewhere are foreign tables there (postgres_fdw) that
inherit from the lobby's, and a row that is written to these with another's number goes to its home.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server.journal.writer import Writer

NUMBERS: Final = 10**9  # of tables and matches, for each home
APART: Final = {"matches": "id", "entries": "match", "records": "match", "upgrades": "match"}  # by the number in this


@dataclass(frozen=True)
class Home:
    """A database in which matches live, and who writes to it."""

    engine: AsyncEngine
    writer: Writer


def home_of(match: int) -> int:
    """Which of the databases a match lives in; the lobby's own is the first."""
    return match // NUMBERS


async def new_number(connection: AsyncConnection, others: int) -> int:
    """The number of a new table, and so of its match; where there are other databases, of one of these."""
    following = int(await connection.scalar(text("SELECT nextval(pg_get_serial_sequence('tables', 'id'))")) or 0)
    return following + (1 + following % others) * NUMBERS if others else following


async def link(connection: AsyncConnection, others: Sequence[str]) -> None:
    """Let the lobby's database see the matches of the others; may be done again, also after one has moved."""
    if not others:
        return
    await connection.execute(text("CREATE EXTENSION IF NOT EXISTS postgres_fdw"))
    for home, url in enumerate(others, 1):
        await _reach(connection, f"home_{home}", url)
        for table, number in APART.items():
            numbers = f"{number} >= {home * NUMBERS} AND {number} < {(home + 1) * NUMBERS}"
            await connection.execute(
                text(
                    f"CREATE FOREIGN TABLE IF NOT EXISTS {table}_{home} (CHECK ({numbers})) INHERITS ({table})"
                    f" SERVER home_{home} OPTIONS (table_name '{table}')"
                )
            )
    await connection.execute(text(TO_ITS_HOME))
    for table, number in APART.items():
        await connection.execute(
            text(
                f"CREATE OR REPLACE TRIGGER to_its_home BEFORE INSERT ON {table} FOR EACH ROW"
                f" WHEN (NEW.{number} >= {NUMBERS}) EXECUTE FUNCTION to_its_home('{number}')"
            )
        )


async def _reach(connection: AsyncConnection, server: str, url: str) -> None:
    """Where a database is, and as whom the lobby comes there; the lobby's database keeps the password."""
    found = make_url(url)
    where = {"host": found.host or "", "port": str(found.port or 5432), "dbname": found.database or ""}
    # with estimates of the other side a join asks there for single rows instead of fetching all
    there = {**where, "use_remote_estimate": "true"}
    whom = {"user": found.username or ""}
    whom |= {"password": str(found.password)} if found.password else {"password_required": "false"}
    await connection.execute(text(f"CREATE SERVER IF NOT EXISTS {server} FOREIGN DATA WRAPPER postgres_fdw"))
    await connection.execute(text(f"CREATE USER MAPPING IF NOT EXISTS FOR CURRENT_USER SERVER {server}"))
    known = {
        f"SERVER {server}": ("SELECT srvoptions FROM pg_foreign_server WHERE srvname = :server", there),
        f"USER MAPPING FOR CURRENT_USER SERVER {server}": (
            "SELECT umoptions FROM pg_user_mappings WHERE srvname = :server AND usename = CURRENT_USER",
            whom,
        ),
    }
    for what, (query, wanted) in known.items():
        options = await connection.scalar(text(query), {"server": server}) or []
        before = dict([option.split("=", 1) for option in options])
        changes = [f"DROP {name}" for name in before if name not in wanted]
        for name, value in wanted.items():
            if before.get(name) != value:
                quoted = value.replace("'", "''")
                changes.append(f"{'SET' if name in before else 'ADD'} {name} '{quoted}'")
        if changes:
            await connection.exec_driver_sql(f"ALTER {what} OPTIONS ({', '.join(changes)})")


TO_ITS_HOME: Final = f"""
CREATE OR REPLACE FUNCTION to_its_home() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO %I SELECT ($1).*',
    TG_TABLE_NAME || '_' || ((to_jsonb(NEW) ->> TG_ARGV[0])::bigint / {NUMBERS})) USING NEW;
  RETURN NULL;
END $$
"""

"""All that a server keeps, as of one moment, in a file that any PostgreSQL takes.

It is a zip with each table as PostgreSQL's COPY writes it. A dump of pg_dump would bind a host to programs of the right
version, and could not be restored to an older PostgreSQL than it came from: the one that a club brings along is newer
than those of most systems.
"""

from __future__ import annotations

import asyncio
import json
import zipfile
from typing import IO, Any, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana import __version__
from yupana.server.journal.database import connect, current_revision, is_known, migrate_within
from yupana.server.journal.tables import metadata

FORMAT: Final = 1
CONTENTS: Final = "yupana.json"  # written last: without it a backup is not whole
LEAVING_SECONDS: Final = 3  # in which a connection that was closed is gone


class NotRestored(Exception):
    """A backup cannot be restored, and nothing has changed; the sentence is for the host."""


async def back_up(url: str, file: IO[bytes]) -> dict[str, int]:
    """Write everything into a file while others go on, and say how many rows of each table."""
    engine = connect(url).execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    rows: dict[str, int] = {}
    try:
        async with engine.connect() as connection:
            revision = await current_revision(connection)  # from here on nothing of what others do is seen
            driver = await _driver(connection)
            tables = await connection.run_sync(_tables)
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as kept:
                for table, columns in tables.items():
                    with kept.open(table, "w", force_zip64=True) as out:
                        named = ", ".join([f'"{column}"' for column in columns])
                        rows_of = f"SELECT {named} FROM {table}"  # also of matches that live elsewhere
                        done = await driver.copy_from_query(rows_of, output=out)
                    rows[table] = int(done.rpartition(" ")[2])
                found = await connection.execute(text(SEQUENCES))
                contents = {
                    "format": FORMAT,
                    "yupana": __version__,
                    "revision": revision,
                    "tables": {table: {"columns": columns, "rows": rows[table]} for table, columns in tables.items()},
                    "sequences": {name: value for name, value in found if value is not None},
                }
                kept.writestr(CONTENTS, json.dumps(contents, indent=1))
    finally:
        await engine.dispose()
    return rows


async def restore(url: str, file: IO[bytes], replace: bool) -> dict[str, int]:
    """Put everything back into a database that is up to date, and empty unless `replace`: all of it or nothing."""
    try:
        with zipfile.ZipFile(file) as kept:
            contents = json.loads(kept.read(CONTENTS))
            if contents["format"] != FORMAT or not is_known(contents["revision"]):
                raise NotRestored(f"the backup is of Yupana {contents['yupana']}, which is newer; install that one")
            await _restore(url, kept, contents, replace)
    except (zipfile.BadZipFile, KeyError, ValueError, EOFError) as problem:
        raise NotRestored(f"this is no whole backup of Yupana: {problem}") from None
    return {table: each["rows"] for table, each in contents["tables"].items()}


async def _restore(url: str, kept: zipfile.ZipFile, contents: dict[str, Any], replace: bool) -> None:
    engine = connect(url)
    try:
        async with engine.begin() as connection:
            await _alone(connection)
            if not replace and await connection.scalar(text("SELECT EXISTS (SELECT FROM people)")):
                raise NotRestored("somebody has played on this server: --replace throws all of it away")
            await connection.run_sync(metadata.drop_all)
            await connection.execute(text("DROP TABLE alembic_version"))
            await connection.run_sync(migrate_within, contents["revision"])
            driver = await _driver(connection)
            for table, each in contents["tables"].items():
                with kept.open(table) as source:
                    done = await driver.copy_to_table(table, columns=each["columns"], source=source)
                if int(done.rpartition(" ")[2]) != each["rows"]:
                    raise NotRestored(f"this is no whole backup of Yupana: rows of {table} are missing")
            for name, value in contents["sequences"].items():
                await connection.execute(text("SELECT setval(:name, :value)"), {"name": name, "value": value})
            await connection.run_sync(migrate_within)
    finally:
        await engine.dispose()


async def _alone(connection: AsyncConnection) -> None:
    """Nobody else may be connected; whoever has just closed a connection is waited for."""
    for _ in range(LEAVING_SECONDS * 10):
        if not await connection.scalar(text(OTHERS)):
            return
        await asyncio.sleep(0.1)
    raise NotRestored("somebody uses the database: stop the server first")


async def _driver(connection: AsyncConnection) -> Any:
    return (await connection.get_raw_connection()).driver_connection


def _tables(connection: Connection) -> dict[str, list[str]]:
    """The columns of every table; those that others refer to come first. What lives elsewhere is seen in its own."""
    found = inspect(connection)
    without = {"alembic_version", *connection.execute(text(FOREIGN)).scalars()}
    order = [name for name, _ in found.get_sorted_table_and_fkc_names() if name and name not in without]
    return {name: [column["name"] for column in found.get_columns(name)] for name in order}


FOREIGN: Final = "SELECT relname FROM pg_class WHERE relkind = 'f'"
SEQUENCES: Final = "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = current_schema()"
OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND coalesce(backend_type, 'client backend') = 'client backend'"
)

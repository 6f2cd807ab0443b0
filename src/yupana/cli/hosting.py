"""Starts the server, and looks after its database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Awaitable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, TYPE_CHECKING, get_args

import typer

from yupana.cli.common import console, fail
from yupana.games import names, title

if TYPE_CHECKING:
    from yupana.server.own_postgres import Postgres
    from yupana.server.serving import Part
    from yupana.server.settings import Settings

STANDARD = Path("-")
WRONG = 2  # the exit code where a setting is wrong; where something is missing it is 1


def serve(part: str) -> None:
    """Run a part of the server, or all of it, until told to stop."""
    settings = _settings()
    with _installed():
        from yupana.server import logs, serving

    chosen: Part | None = next((each for each in get_args(serving.Part) if each == part), None)
    if chosen is None:
        fail(f"not one of {', '.join(get_args(serving.Part))}: {part}", WRONG)
    if chosen != "gateway":
        for name in names():
            title(name).load()  # what cannot be loaded is told before anything else is tried
    if settings.database:
        logs.set_up(settings.log_level)
        _check(settings, chosen == "all")
        _run(settings, chosen)
    elif chosen == "all":
        _serve_club(_for_a_club(settings))
    else:
        fail(f"a {chosen} needs a database that it shares with others: name it with YUPANA_DATABASE", WRONG)


def _serve_club(settings: Settings) -> None:
    """Everything in one process, with a PostgreSQL of its own."""
    from yupana.server import logs, serving

    logs.set_up(settings.log_level)
    with _own_postgres(settings) as (postgres, found), postgres.alone():
        _check(found, migrating=True)
        postgres.address.write_text(settings.url, "utf-8")
        _run(found, "all", serving.keep_up(postgres.start))


def _run(settings: Settings, part: Part, *work: Awaitable[None]) -> None:
    from yupana.server import serving

    try:
        with asyncio.Runner(loop_factory=serving.new_loop) as runner:
            runner.run(serving.serve(settings, part, (lambda: _welcome(settings)) if work else None, *work))
    except serving.CannotListen as problem:
        fail(f"{problem}; YUPANA_HOST and YUPANA_PORT name others")


def _for_a_club(settings: Settings) -> Settings:
    """What is best where nobody said otherwise: everybody in the local network can come, and the terminal is quiet."""
    from yupana.server.settings import named

    told = named()
    host = str(told.get("host", "0.0.0.0"))
    place = _address_of_this_machine() if host in ("0.0.0.0", "::") else host
    return replace(
        settings,
        host=host,
        url=str(told.get("url", f"http://{place}:{settings.port}")),
        log_level=str(told.get("log_level", "warning")),
    )


def _address_of_this_machine() -> str:
    """By which others in its network reach it; to ask costs no message."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which is nobody's
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def address() -> str:
    """Where people come: as it was set, or as the server of a club said when it was last started; or nothing."""
    from yupana.server.settings import named

    told = named()
    if "url" in told or "database" in told:
        return str(told.get("url", ""))
    kept = _postgres_of(_settings()).address
    return kept.read_text("utf-8") if kept.exists() else ""


def _welcome(settings: Settings) -> None:
    """Say where to go, also to those who hold a phone against the screen."""
    import segno

    typer.echo(f"\nYupana is at {settings.url}\n")
    if sys.stdout.isatty():
        segno.make(settings.url, micro=False).terminal(compact=True)
    if settings.host in ("0.0.0.0", "::"):
        typer.echo("Everybody in your network can come. Ctrl-C stops it; all is kept.\n")


def bring_up_to_date() -> None:
    """Apply what migrations the database lacks."""
    with database(migrating=True):
        pass


def back_up(file: Path) -> None:
    """Write all that the server keeps into a file, which is there as a whole or not at all; `-` is stdout."""
    with _installed():
        from yupana.server import backup

    with database() as settings:
        if file == STANDARD:
            asyncio.run(backup.back_up(settings.database, sys.stdout.buffer))
            return
        part = file.with_name(f"{file.name}.part")
        try:
            part.unlink(missing_ok=True)
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
                rows = asyncio.run(backup.back_up(settings.database, out))
                out.flush()
                os.fsync(out.fileno())
            part.replace(file)
        except OSError as problem:
            part.unlink(missing_ok=True)
            fail(f"{file} cannot be written: {problem.strerror}")
    console.print(f"{rows['matches']} matches of {rows['people']} people in {file}", markup=False)


def restore(file: Path, replace: bool) -> None:
    """Put everything back from a file; `-` is stdin."""
    with _installed():
        from yupana.server import backup

    with contextlib.ExitStack() as stack:
        source: IO[bytes] = stack.enter_context(tempfile.TemporaryFile())
        try:
            with sys.stdin.buffer if file == STANDARD else file.open("rb") as given:
                shutil.copyfileobj(given, source)
        except OSError as problem:
            fail(f"{file} cannot be read: {problem.strerror}")
        settings = stack.enter_context(database(migrating=True))
        try:
            rows = asyncio.run(backup.restore(settings.database, source, replace))
        except backup.NotRestored as problem:
            fail(str(problem))
    console.print(f"{rows['matches']} matches of {rows['people']} people are back", markup=False)


def export(folder: Path, running: bool) -> None:
    """Write the records of all matches that are over into a folder, each named by its number; or those that run."""
    with database() as settings:
        folder.mkdir(parents=True, exist_ok=True)
        written = asyncio.run(_export(settings, folder, running))
    console.print(f"{written} records in {folder}", markup=False)


async def _export(settings: Settings, folder: Path, running: bool) -> int:
    from yupana.server import exporting
    from yupana.server.journal.database import connect

    engine = connect(settings.database)
    written = 0
    try:
        async for number, text in exporting.running(engine) if running else exporting.finished(engine):
            (folder / f"{number}.yupana").write_text(text, encoding="utf-8", newline="")
            written += 1
    finally:
        await engine.dispose()
    return written


def upgrade(dry_run: bool) -> None:
    """Move running matches to the rules that are installed here, where these agree with all that was played."""
    with database() as settings:
        moved, stayed = asyncio.run(_upgrade(settings, dry_run))
    console.print(f"{moved} {'can be moved' if dry_run else 'moved'}, {stayed} stay")


async def _upgrade(settings: Settings, dry_run: bool) -> tuple[int, int]:
    from yupana.server.journal.database import connect
    from yupana.server.referee.upgrading import upgrade

    engine = connect(settings.database)
    moved = stayed = 0
    try:
        async for found in upgrade(engine, dry_run):
            what = f"match {found.match}: {found.game} {found.before} to {found.after}, {found.entries} entries agree"
            console.print(f"{what}; stays: {found.stays}" if found.stays else what, markup=False)
            stayed += bool(found.stays)
            moved += not found.stays
    finally:
        await engine.dispose()
    return moved, stayed


@contextlib.contextmanager
def database(migrating: bool = False) -> Iterator[Settings]:
    """Settings with a database that answers and is up to date: the one that was named, or our own."""
    settings = _settings()
    with contextlib.ExitStack() as stack:
        if not settings.database:
            _, settings = stack.enter_context(_own_postgres(settings, new=migrating))
        _check(settings, migrating)
        yield settings


@contextlib.contextmanager
def _own_postgres(settings: Settings, new: bool = True) -> Iterator[tuple[Postgres, Settings]]:
    """A PostgreSQL of our own, running, and settings that name it; unless `new`, it has to be there."""
    if sys.platform == "win32":
        fail("hosting needs Linux or macOS; on Windows, its Subsystem for Linux")
    try:
        from yupana.server.own_postgres import NoPostgres, Taken

        postgres = _postgres_of(settings)
        if not new and not postgres.data.exists():
            fail(
                f"nothing is kept in {postgres.folder}: YUPANA_FOLDER names another folder, YUPANA_DATABASE a database"
            )
        with postgres.running() as url:
            yield postgres, replace(settings, database=url)
    except ModuleNotFoundError as missing:
        fail(
            "no database is named: YUPANA_DATABASE names one, and pip install 'yupana[club]' brings one "
            f"({missing.name} is missing)"
        )
    except (NoPostgres, Taken) as problem:
        fail(str(problem))


def _postgres_of(settings: Settings) -> Postgres:
    from yupana.server.own_postgres import Postgres, usual_folder

    return Postgres(Path(settings.folder) if settings.folder else usual_folder())


def _check(settings: Settings, migrating: bool) -> None:
    """The databases are there, and their tables are those of this version; if `migrating`, they are made so."""
    for url in reversed(settings.homes):  # the lobby's last, which looks into the others
        _check_one(url, migrating)
    if migrating:
        asyncio.run(_link(settings))


async def _link(settings: Settings) -> None:
    from yupana.server.journal.database import connect
    from yupana.server.journal.homes import link

    engine = connect(settings.database)
    async with engine.begin() as connection:
        await link(connection, settings.homes[1:])
    await engine.dispose()


def _check_one(url: str, migrating: bool) -> None:
    from yupana.server.journal.database import Unreachable, is_behind, is_known, migrate, revision_of

    try:
        revision = asyncio.run(revision_of(url))
    except Unreachable as problem:
        fail(str(problem))
    if not is_behind(revision):
        if migrating and not is_known(revision):
            fail(f"the database is of a newer version of Yupana ({revision}); install that one")
    elif migrating:
        migrate(url)
    else:
        fail("the database is not up to date: `yupana migrate` makes it so")


def _settings() -> Settings:
    """What the environment says."""
    try:
        with _installed():
            from yupana.server.journal import database as database  # not all that serving needs, which takes seconds
            from yupana.server.settings import from_environment

        return from_environment()
    except ValueError as problem:
        fail(str(problem), WRONG)


@contextlib.contextmanager
def _installed() -> Iterator[None]:
    """What hosting needs is installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        fail(f"hosting needs the server extra: pip install 'yupana[server]' ({missing.name} is missing)")

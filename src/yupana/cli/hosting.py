"""Starts the server, and looks after its database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from yupana.cli.common import console, fail

if TYPE_CHECKING:
    from yupana.server.serving import Part
    from yupana.server.settings import Settings


def serve(part: str) -> None:
    """Run a part of the server, or all of it, until told to stop."""
    settings = _settings()
    from yupana.server import logs, serving

    chosen: Part | None = next((each for each in get_args(serving.Part) if each == part), None)
    if chosen is None:
        fail(f"not one of {', '.join(get_args(serving.Part))}: {part}")
    try:
        logs.set_up(settings.log_level)
    except ValueError as problem:
        fail(f"YUPANA_LOG_LEVEL: {problem}")
    if chosen == "all":
        bring_up_to_date()
    with asyncio.Runner(loop_factory=serving.new_loop) as runner:
        runner.run(serving.serve(settings, chosen))


def bring_up_to_date() -> None:
    """Apply what migrations the database lacks."""
    settings = _settings()
    from yupana.server.journal.database import migrate

    migrate(settings.database)


def export(folder: Path, running: bool) -> None:
    """Write the records of all matches that are over into a folder, each named by its number; or those that run."""
    settings = _settings()
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
    moved, stayed = asyncio.run(_upgrade(_settings(), dry_run))
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


def _settings() -> Settings:
    """What the environment says; and everything that hosting needs is installed."""
    try:
        from yupana.server import serving as serving
        from yupana.server.settings import from_environment

        return from_environment()
    except ModuleNotFoundError as missing:
        fail(f"hosting needs the server extra: pip install 'yupana[server]' ({missing.name} is missing)")
    except ValueError as problem:
        fail(str(problem))

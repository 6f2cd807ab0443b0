"""Starts the server, and looks after its database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from yupana.cli.common import console, fail

if TYPE_CHECKING:
    from yupana.server.serving import Part
    from yupana.server.settings import Settings

RECORDS_AT_ONCE = 200


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


def export(folder: Path) -> None:
    """Write the records of all matches that are over into a folder, each named by its number."""
    settings = _settings()
    folder.mkdir(parents=True, exist_ok=True)
    written = asyncio.run(_export(settings, folder))
    console.print(f"{written} records in {folder}", markup=False)


async def _export(settings: Settings, folder: Path) -> int:
    from yupana.server.journal.database import connect
    from yupana.server.journal.reader import read_records

    engine = connect(settings.database)
    written = 0
    try:
        after = 0
        while found := await read_records(engine, after, RECORDS_AT_ONCE):
            for number, text in found:
                (folder / f"{number}.yupana").write_text(text, encoding="utf-8", newline="")
            written += len(found)
            after = found[-1][0]
    finally:
        await engine.dispose()
    return written


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

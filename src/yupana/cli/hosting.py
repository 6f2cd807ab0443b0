"""Starts the server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, get_args

from yupana.cli.common import fail

if TYPE_CHECKING:
    from yupana.server.serving import Part


def serve(part: str) -> None:
    """Run a part of the server, or all of it, until told to stop."""
    try:
        from yupana.server import serving
        from yupana.server.settings import from_environment
    except ModuleNotFoundError as missing:
        fail(f"hosting needs the server extra: pip install 'yupana[server]' ({missing.name} is missing)")
    chosen: Part | None = next((each for each in get_args(serving.Part) if each == part), None)
    if chosen is None:
        fail(f"not one of {', '.join(get_args(serving.Part))}: {part}")
    settings = from_environment()
    if chosen == "all":
        bring_up_to_date()
    with asyncio.Runner(loop_factory=serving.new_loop) as runner:
        runner.run(serving.serve(settings, chosen))


def bring_up_to_date() -> None:
    """Apply what migrations the database lacks."""
    from yupana.server.journal.database import migrate
    from yupana.server.settings import from_environment

    migrate(from_environment().database)

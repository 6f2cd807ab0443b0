"""The commands: play, replay, simulate, fuzz, perft, verify."""

from __future__ import annotations

import sys

from yupana.games import BadTitle


def main() -> None:
    """Run a command; without the terminal extra, say how to get it."""
    try:
        from yupana.cli.commands import app
        from yupana.cli.helping import commands
    except BadTitle as problem:
        sys.exit(str(problem))
    except ModuleNotFoundError as missing:
        if missing.name not in ("typer", "rich", "fluent"):
            raise
        sys.exit("The commands need the terminal extra: pip install 'yupana[terminal]'")
    try:
        commands(app)()
    except BadTitle as problem:
        sys.exit(str(problem))

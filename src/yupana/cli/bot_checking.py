"""Whether somebody's bot keeps to the protocol."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from yupana.bots.wire.checks import check_program
from yupana.cli.common import console, fail
from yupana.games import title


def check(command: str, game: str, matches: int, seconds: float) -> None:
    """Run every check, show what was seen, and fail if any did."""
    table = Table("check", "", "what was seen")
    failed = 0
    for found in check_program(command, title(game).game, matches, seconds):
        failed += not found.passed
        table.add_row(found.name, "pass" if found.passed else "FAIL", Text(found.seen))
    console.print(table)
    if failed:
        fail(f"{failed} of {table.row_count} checks failed")

"""What the commands share: reading records and variants, and talking to the console."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, NoReturn

import typer
from rich.console import Console

from yupana.engine.game import Options, Refused
from yupana.engine.match import Match
from yupana.engine.record import BadRecord, Record, read
from yupana.games import Title, title
from yupana.text.words import Words

console = Console(highlight=False, soft_wrap=False)


def fail(problem: str, code: int = 1) -> NoReturn:
    """Say what is wrong and stop."""
    typer.echo(problem, err=True)
    raise typer.Exit(code)


def options_from(texts: list[str]) -> Options:
    """market-cap=20 as a variant."""
    options: Options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not value.isdecimal():
            fail(f"not a variant: {text}")
        options[name] = int(value)
    return options


def match_from(chosen: Title, seats: int, variants: list[str], language: str = "en") -> Match[Any]:
    """A new match; why there can be none is said before anything else."""
    try:
        return Match(chosen.game, seats, options_from(variants))
    except Refused as refused:
        fail(Words(language, chosen.package, []).say(refused.reason))
    except ValueError as problem:
        fail(str(problem))


def record_from(path: Path) -> tuple[Record, Title]:
    """The record in a file, and the title it is of."""
    try:
        record = read(path.read_text(encoding="utf-8"))
    except (BadRecord, UnicodeDecodeError) as problem:
        fail(f"{path}: {problem}")
    try:
        return record, title(record.game)
    except KeyError:
        fail(f"{path}: no such game: {record.game}")


def secret_from(seed: int | None) -> bytes:
    """The secret of a new match: from the system, or repeatable from a seed."""
    return secrets.token_bytes(32) if seed is None else seed.to_bytes(32, "big")

"""Records replayed with the rules of today."""

from __future__ import annotations

from pathlib import Path

from yupana.cli.common import console, fail, record_from
from yupana.engine.fair import check_fair
from yupana.engine.record import BadRecord, replay


def verify(paths: list[Path], fair: bool) -> None:
    """Replay each record; say which differ, and fail if any does."""
    files = [file for path in paths for file in (sorted(path.rglob("*.yupana")) if path.is_dir() else [path])]
    bad = 0
    for file in files:
        record, chosen = record_from(file)
        try:
            match = replay(record, chosen.game)
            if fair:
                check_fair(record, chosen.game)
        except (BadRecord, ValueError) as problem:
            bad += 1
            console.print(f"{file}: {problem}", markup=False)
            continue
        console.print(f"{file}: {len(match.journal)} entries, {record.result or 'not over'}", markup=False)
    if bad:
        fail(f"{bad} of {len(files)} records differ")
    console.print(f"{len(files)} records replay as written" + (", with fair dice" if fair else ""))

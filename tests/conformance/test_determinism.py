"""The same moves and dice lead to the same table, whatever runs the rules."""

import filecmp
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conformance.fingerprints import PLAYED

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
PACKAGES = ("engine", "insight", "games", "bots", "conformance")
DATA_FOLDERS = frozenset({"art", "text"})  # setup.py does not compile these


def fingerprints(path: str, hash_seed: str) -> list[str]:
    """What another process says about the same matches."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.fingerprints"],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.splitlines()


def why_not_compiled() -> str:
    """Why the compiled package cannot be compared, or nothing."""
    if not COMPILED.is_dir():
        return "build/compiled is not there: run `just compile`"
    for package in PACKAGES:
        for source in (SOURCE / "yupana" / package).rglob("*.py"):
            if not DATA_FOLDERS.isdisjoint(source.parts):
                continue
            built = COMPILED / source.relative_to(SOURCE)
            if not built.is_file() or not filecmp.cmp(source, built, shallow=False):
                return f"build/compiled is older than {source.relative_to(ROOT)}: run `just compile`"
    return ""


@pytest.mark.slow
def test_matches_do_not_depend_on_the_order_of_hashes() -> None:
    path = os.environ.get("PYTHONPATH", "")
    found = [fingerprints(path, hash_seed) for hash_seed in ("0", "20261115")]
    assert len(found[0]) == len(PLAYED) == len(set(found[0]))
    assert found[0] == found[1]


def test_compiled_and_interpreted_rules_play_the_same_matches() -> None:
    problem = why_not_compiled()
    if problem:
        pytest.skip(problem)
    found = fingerprints(str(COMPILED), "0")
    assert len(found) == len(PLAYED)
    assert found == fingerprints(str(SOURCE), "0")

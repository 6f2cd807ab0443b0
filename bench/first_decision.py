"""Seconds from `pip install` to the first decision on the screen: terminal, table, club, each in an empty environment.

`python -m bench.first_decision` after `just web`, perhaps with some of their names. The package cache is warmed by an
installation that does not count, nor does bringing pip up to date: the one that comes with Python 3.11.7 looks through
the index for half a minute longer. The screens of table and club are those of a real browser, whose start counts too.
How long processors were at work is said as well: on a machine that others use, that is what to compare.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect
from tests.server.town import free_port
from tests.wheels import ROOT, build

from yupana.text.words import Words

SECONDS_MAX = 60
PATIENCE = 600


def at_work() -> float:
    """Seconds for which processors have worked for what we started and that has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def environment_at(folder: Path) -> Path:
    """The programs of a new virtual environment with nothing in it but a pip of today."""
    subprocess.run([sys.executable, "-m", "venv", "--upgrade-deps", str(folder)], check=True, stdout=subprocess.DEVNULL)
    return folder / "bin"


def install(programs: Path, wheel: Path, extra: str) -> None:
    """As the README says."""
    command = [str(programs / "pip"), "install", "--quiet", "--disable-pip-version-check", f"{wheel}[{extra}]"]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)


def terminal(programs: Path, folder: Path) -> None:
    """Until the prompt asks."""
    prompt = Words("en", "yupana.games.tzolkin", []).say("play-choose")
    playing = pexpect.spawn(str(programs / "yupana"), ["play", "tzolkin"], cwd=str(folder), timeout=PATIENCE)
    playing.expect_exact(prompt)
    playing.close(force=True)


@contextmanager
def saying(command: list[str], where: Path, **settings: object) -> Iterator[str]:
    """The address that a command says it serves at."""
    environment = os.environ | {"PYTHONUNBUFFERED": "1"} | {f"YUPANA_{k.upper()}": str(v) for k, v in settings.items()}
    with subprocess.Popen(command, cwd=where, env=environment, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        found = next(each for line in serving.stdout if (each := re.search(r"http://[\w.:]+", line)))
        try:
            yield found[0] + "/"
        finally:
            serving.terminate()


def look(place: str, url: str) -> None:
    """A browser comes, and somebody begins to play."""
    subprocess.run(
        ["node", str(ROOT / "bench" / "first_decision.mjs"), place, url], check=True, stdout=subprocess.DEVNULL
    )


def table(programs: Path, folder: Path) -> None:
    """The client in a browser, with the rules in it."""
    with saying([str(programs / "yupana"), "table", "--no-open", "--port", "0"], folder) as url:
        look("table", url)


def club(programs: Path, folder: Path) -> None:
    """A host, a guest in a browser, and a bot."""
    settings = {"folder": folder / "data", "port": free_port(), "host": "127.0.0.1", "database": ""}
    with saying([str(programs / "yupana"), "serve"], folder, **settings) as url:
        look("club", url)


PLACES: dict[str, tuple[str, Callable[[Path, Path], None]]] = {
    "terminal": ("terminal", terminal),
    "table": ("terminal", table),
    "club": ("club", club),
}


def main() -> None:
    """Measure each, and say whether all are soon enough."""
    if not (ROOT / "web" / "dist" / "index.html").exists():
        sys.exit("the client is not built: `just web`")
    folder = Path(tempfile.mkdtemp(prefix="yupana-"))
    folder.chmod(0o755)
    slowest = 0.0
    try:
        wheel = build(folder, ROOT / "web" / "dist")
        install(environment_at(folder / "warm"), wheel, "club")
        for place in sys.argv[1:] or PLACES:
            extra, begin = PLACES[place]
            programs = environment_at(folder / place)
            began, worked = time.monotonic(), at_work()
            install(programs, wheel, extra)
            installed = time.monotonic()
            begin(programs, folder)
            ended = time.monotonic()
            slowest = max(slowest, ended - began)
            took = f"{ended - began:5.1f} s, of which {installed - began:.1f} s to install"
            print(f"{place:9}{took}; processors worked {at_work() - worked:.1f} s", flush=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if slowest > SECONDS_MAX:
        sys.exit(f"more than {SECONDS_MAX} s")


if __name__ == "__main__":
    main()

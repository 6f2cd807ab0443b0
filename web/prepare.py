"""Puts everything the client loads into web/public: the rules as a wheel, Pyodide, words and art of every title."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from yupana.games import NAMES, title
from yupana.play.local import catalogue
from yupana.tabletop.theme import DAY, NIGHT, SEATS
from yupana.text.words import LANGUAGES

WEB = Path(__file__).parent
ROOT = WEB.parent
SOURCE = ROOT / "src" / "yupana"
PUBLIC = WEB / "public"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def fresh(folder: Path) -> Path:
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def put_engine() -> None:
    """Pyodide, and our pure-Python wheel under a name that does not change."""
    engine = fresh(PUBLIC / "engine")
    for name in PYODIDE:
        shutil.copy(WEB / "node_modules" / "pyodide" / name, engine / name)
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
        subprocess.run([*pip, "-w", folder, str(ROOT)], check=True)
        shutil.copy(next(Path(folder).glob("yupana-*.whl")), engine / "yupana.zip")


def symbols(folder: Path) -> str:
    """The insides of every SVG file in a folder."""
    files = sorted(folder.glob("*.svg"))
    return "\n".join([re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", file.read_text("utf-8"), flags=re.S) for file in files])


def put_titles() -> None:
    """Words and art, a folder per title."""
    games = fresh(PUBLIC / "games")
    (games / "catalogue.json").write_text(catalogue(), "utf-8")
    for name in NAMES:
        home = SOURCE / "games" / title(name).package.rpartition(".")[2]
        folder = fresh(games / name)
        for language in LANGUAGES:
            shutil.copy(home / "text" / f"{language}.ftl", folder / f"{language}.ftl")
        art = symbols(SOURCE / "tabletop") + symbols(home / "art")
        (folder / "art.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{art}</svg>', "utf-8")
    words = fresh(PUBLIC / "words")
    for language in LANGUAGES:
        common = (SOURCE / "text" / f"{language}.ftl").read_text("utf-8")
        client = (WEB / "words" / f"{language}.ftl").read_text("utf-8")
        (words / f"{language}.ftl").write_text(f"{common}\n{client}", "utf-8")


def put_theme() -> None:
    """The colours of day and night, and of the seats, as the art names them."""

    def rules(colours: dict[str, str]) -> str:
        return "".join([f"--{name}:{colour};" for name, colour in colours.items()])

    seats = {f"seat-{seat}": colour for seat, colour in enumerate(SEATS)}
    (PUBLIC / "theme.css").write_text(
        f":root{{{rules({**DAY, **seats})}}}:root[data-theme=night]{{{rules(dict(NIGHT))}}}\n", "utf-8"
    )


if __name__ == "__main__":
    put_engine()
    put_titles()
    put_theme()

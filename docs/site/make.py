"""Builds the site as one static folder: `just site`, after `just web`.

What the repository says to people is laid out in build/site/source under its own path, so that links which work in the
repository work here too. Beside it come the pages of this folder, and what is written from the product itself: games
with their guides, the library and the server's interface. The client is copied as it was built.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from docs.site import games, interface, library, links

from yupana import client

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
BUILD: Final = ROOT / "build" / "site"
TOLD: Final = ("*.md", "docs/*.md", "docs/decisions/*.md", "docs/pictures/*", "src/yupana/games/*/RULES.md")
LEFT_OUT: Final = ("README.md",)  # the first page of the site says the same to people who are not in a repository


def lay_out(source: Path, built: Path) -> None:
    """Everything that Sphinx reads."""
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(HERE / "pages", source)
    shutil.copy(HERE / "conf.py", source)
    shutil.copy(built / "icon.svg", source)
    for pattern in TOLD:
        for path in ROOT.glob(pattern):
            name = path.relative_to(ROOT)
            if str(name) not in LEFT_OUT:
                (source / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, source / name)
    games.write(source / "players", built)
    library.write(source / "library")
    interface.write(source)


def main() -> int:
    """Lay out, build with warnings as errors, add the client, and follow every link."""
    built = client.built()
    if built is None:
        print("The client is part of the site: run `just web` first.")
        return 1
    source, html = BUILD / "source", BUILD / "html"
    lay_out(source, built)
    shutil.rmtree(html, ignore_errors=True)
    sphinx = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-W",
        "--keep-going",
        "-E",
        "-j",
        "auto",
        "-d",
        str(BUILD / "doctrees"),
    ]
    if subprocess.run([*sphinx, "-b", "html", str(source), str(html)], check=False).returncode:
        return 1
    shutil.copy(source / "openapi.json", html)
    shutil.copytree(built, html / "play")
    dead = links.dead_links(html)
    print("\n".join(dead) or f"The site is in {html.relative_to(ROOT)}, and no link in it is dead.")
    return bool(dead)


if __name__ == "__main__":
    sys.exit(main())

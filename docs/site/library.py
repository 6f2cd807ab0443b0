"""The pages of the library: what each package says of itself."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

# What others build on. Titles are told of in their RULES.md, and the server in docs/server.md.
PACKAGES: Final = {
    "yupana.engine": "the agenda machine",
    "yupana.games": "the list of titles, and pictures of matches",
    "yupana.insight": "what a title may tell bots and people beyond its rules",
    "yupana.bots": "opponents",
    "yupana.bots.wire": "bots as programs",
    "yupana.bots.learning": "environments for learning",
    "yupana.play": "one match being hosted",
    "yupana.conformance": "checks that any game must pass",
    "yupana.tabletop": "scenes and their pictures",
    "yupana.protocol": "the messages of the wire",
}


def write(folder: Path) -> None:
    """A page for each package, and one that lists them."""
    folder.mkdir()
    lines = ["# The library", "", "Everything here needs nothing but Python, but for learning and protocol.", ""]
    lines += ["| package | |", "|---|---|"]
    lines += [f"| [{package}]({package}.md) | {what} |" for package, what in PACKAGES.items()]
    lines += ["", "```{toctree}", ":hidden:", "", *PACKAGES, "```", ""]
    (folder / "index.md").write_text("\n".join(lines), "utf-8")
    for package in PACKAGES:
        (folder / f"{package}.md").write_text(page(package), "utf-8")


def page(package: str) -> str:
    """All modules of a package, without those of packages below it."""
    found = import_module(package)
    modules = [each.name for each in pkgutil.iter_modules(found.__path__, f"{package}.") if not each.ispkg]
    told = [
        f"## {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n" for name in modules if "__main__" not in name
    ]
    own = f"```{{eval-rst}}\n.. automodule:: {package}\n```\n"
    return "\n".join([f"# {package}", "", own, *told])

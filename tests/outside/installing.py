"""A copy of the template as a package of its own, built and installed: `python -m tests.outside.installing FOLDER`.

It shares nothing with our tree but what it imports: its package has another name, and so has its game.
"""

import os
import shutil
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path

PACKAGE = "chaski_title"
GAME = "chaski"
PROJECT = f"""
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "chaski-title"
version = "1.0"

[project.entry-points."yupana.titles"]
{GAME} = "{PACKAGE}"

[tool.setuptools.packages.find]
include = ["{PACKAGE}*"]

[tool.setuptools.package-data]
{PACKAGE} = ["**/*.ftl", "**/*.svg"]
"""


def write_project(folder: Path) -> None:
    """The template under other names, and a project around it."""
    with as_file(files("yupana.games.template")) as template:
        shutil.copytree(template, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in (folder / PACKAGE).rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("yupana.games.template", PACKAGE)
        path.write_text(text.replace('return "template"', f'return "{GAME}"'), encoding="utf-8")
    (folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")


def install(folder: Path) -> Path:
    """Build and install it; what must be on the path to have it."""
    write_project(folder / "project")
    site = folder / "site"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(site),
    ]
    subprocess.run([*pip, str(folder / "project")], check=True, env={**os.environ, "PIP_NO_INDEX": "1"})
    return site


def with_title(site: Path) -> dict[str, str]:
    """The environment of somebody who has installed it."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))}


if __name__ == "__main__":
    print(install(Path(sys.argv[1])))

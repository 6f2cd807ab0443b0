"""Wheels as they are released, built from a copy of this checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = "<!doctype html><title>Yupana</title>"


def build(folder: Path, client: Path | None = None) -> Path:
    """A pure wheel in a folder, with a built client or with a page in its place."""
    checkout, wheels = folder / "checkout", folder / "wheels"
    checkout.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    shutil.copytree(ROOT / "src" / "yupana", checkout / "src" / "yupana", ignore=shutil.ignore_patterns("__pycache__"))
    if client is None:
        (checkout / "web" / "dist").mkdir(parents=True)
        (checkout / "web" / "dist" / "index.html").write_text(PAGE, encoding="utf-8")
    else:
        shutil.copytree(client, checkout / "web" / "dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(wheels), str(checkout)]
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "YUPANA_COMPILE")}
    subprocess.run(command, check=True, capture_output=True, env=environment)
    shutil.rmtree(checkout)
    (wheel,) = wheels.iterdir()
    return wheel

"""What is installed is the whole product: the wheel carries the client, and the commands find it without a checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = "<!doctype html><title>Yupana</title>"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a wheel holds that was built beside a client, far from the checkout."""
    checkout, wheels, found = (tmp_path_factory.mktemp(name) for name in ("checkout", "wheels", "installed"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    shutil.copytree(ROOT / "src" / "yupana", checkout / "src" / "yupana", ignore=shutil.ignore_patterns("__pycache__"))
    (checkout / "web" / "dist").mkdir(parents=True)
    (checkout / "web" / "dist" / "index.html").write_text(PAGE, encoding="utf-8")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(wheels), str(checkout)]
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "YUPANA_COMPILE")}
    subprocess.run(command, check=True, capture_output=True, env=environment)
    (wheel,) = wheels.iterdir()
    zipfile.ZipFile(wheel).extractall(found)
    return found


@pytest.mark.slow
def test_table_serves_the_client_of_the_wheel(installed: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "yupana", "table", "--no-open", "--port", "0"]
    environment = {**os.environ, "PYTHONPATH": str(installed), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:\d+/", serving.stdout.readline())
        assert address
        with urllib.request.urlopen(address[0]) as answer:
            assert answer.read().decode() == PAGE
        serving.terminate()


@pytest.mark.slow
def test_a_server_serves_the_client_of_the_wheel_unless_told_otherwise(installed: Path, tmp_path: Path) -> None:
    asked = "from yupana.server.settings import from_environment; print(from_environment().client)"
    for told, found in (({}, installed / "yupana" / "client"), ({"YUPANA_CLIENT": "/srv/client"}, "/srv/client")):
        environment = {**os.environ, "PYTHONPATH": str(installed), **told}
        said = subprocess.run(
            [sys.executable, "-c", asked], env=environment, cwd=tmp_path, check=True, capture_output=True, text=True
        )
        assert said.stdout.strip() == str(found)


@pytest.mark.slow
def test_the_wheel_carries_words_art_and_weights_of_every_title(installed: Path) -> None:
    kept = ROOT / "src" / "yupana"
    for pattern in ("**/*.ftl", "**/*.svg", "**/*.json", "py.typed"):
        there = {path.relative_to(kept) for path in kept.glob(pattern) if "client" not in path.parts}
        assert there == {path.relative_to(installed / "yupana") for path in (installed / "yupana").glob(pattern)}

"""What is installed is the whole product: the wheel carries the client, and the commands find it without a checkout."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest
from tests.wheels import PAGE, ROOT, build

CLIENT = ROOT / "web" / "dist"
WHEEL_MAX = 15_000_000  # bytes


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a wheel holds that was built beside a client, far from the checkout."""
    found = tmp_path_factory.mktemp("installed")
    wheel = build(tmp_path_factory.mktemp("wheel"))
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
    other = tmp_path / "other"
    other.mkdir()
    (other / "index.html").write_text(PAGE, encoding="utf-8")
    for told, found in (({}, installed / "yupana" / "client"), ({"YUPANA_CLIENT": str(other)}, other)):
        environment = {**os.environ, "PYTHONPATH": str(installed), **told}
        said = subprocess.run(
            [sys.executable, "-c", asked], env=environment, cwd=tmp_path, check=True, capture_output=True, text=True
        )
        assert said.stdout.strip() == str(found)


@pytest.mark.slow
@pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="no client was built (`just web`)")
def test_the_wheel_with_the_client_is_small_enough_to_be_fetched_by_everybody(installed: Path, tmp_path: Path) -> None:
    held = {path.relative_to(installed).as_posix(): path for path in installed.rglob("*")}
    held |= {f"yupana/client/{path.relative_to(CLIENT).as_posix()}": path for path in CLIENT.rglob("*")}
    with zipfile.ZipFile(tmp_path / "all.whl", "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, path in held.items():
            wheel.write(path, name)
    assert (tmp_path / "all.whl").stat().st_size < WHEEL_MAX


@pytest.mark.slow
def test_the_wheel_carries_words_art_and_weights_of_every_title(installed: Path) -> None:
    kept = ROOT / "src" / "yupana"
    for pattern in ("**/*.ftl", "**/*.svg", "**/*.json", "py.typed"):
        there = {path.relative_to(kept) for path in kept.glob(pattern) if "client" not in path.parts}
        assert there == {path.relative_to(installed / "yupana") for path in (installed / "yupana").glob(pattern)}

"""What the image is made by makes a server out of a Debian with nothing in it.

It takes minutes, root, debootstrap and a network, so it runs only when asked:
`YUPANA_CLEAN_ROOT=1 python -m pytest tests/server/test_image.py -s`, or in place of 1 a folder that debootstrap made.
Rules are compiled if YUPANA_COMPILE is 1.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.clean_root import ROOT, CleanRoot
from tests.server.scratch import Postgres
from tests.server.town import free_port

TAKEN = ("LICENSE", "README.md", "deploy", "pyproject.toml", "setup.py", "requirements", "src", "web")
ASKED = os.environ.get("YUPANA_CLEAN_ROOT", "")
READY_SECONDS = 60

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not ASKED, reason="only when asked: YUPANA_CLEAN_ROOT=1"),
]


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A database outside, as a host has one."""
    found = Postgres()
    found.start()
    yield found
    found.remove()


def lay_out(root: CleanRoot) -> None:
    """A Debian with this checkout in /yupana."""
    root.make(None if ASKED == "1" else Path(ASKED))
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *TAKEN]
    files = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True).stdout
    for name in files.decode().rstrip("\0").split("\0"):
        to = root.folder / "yupana" / name
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, to)


def answer(address: str) -> str:
    """What is answered there, as soon as something is."""
    until = time.monotonic() + READY_SECONDS
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as found:
                return str(found.read().decode())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def test_in_a_clean_debian_the_script_of_the_image_makes_a_server_that_answers(
    postgres: Postgres, tmp_path: Path
) -> None:
    root = CleanRoot(tmp_path / "root")
    lay_out(root)
    script = "/yupana/deploy/image.sh"
    root.run(script, "tools")
    root.run(script, "wheel", "/wheels")
    root.run(script, "install", "/wheels")
    port = free_port()
    database = f"postgresql+asyncpg://{postgres.address}/postgres"
    told = {"YUPANA_DATABASE": database, "YUPANA_PORT": str(port), "HOME": "/nonexistent"}
    told["PATH"] = f"/opt/yupana/bin:{root.environment['PATH']}"
    began = time.monotonic()
    with subprocess.Popen(root.inside("yupana", "yupana", "serve"), env={**root.environment, **told}) as serving:
        try:
            assert '"referee":true' in answer(f"http://127.0.0.1:{port}/ready").replace(" ", "")
            assert '<meta name="rules"' in answer(f"http://127.0.0.1:{port}/")
            assert '"game":"tzolkin"' in answer(f"http://127.0.0.1:{port}/api/games")
            print(f"{time.monotonic() - began:7.1f} s  yupana serve, until it answered", flush=True)
        finally:
            serving.send_signal(signal.SIGTERM)
            assert serving.wait(20) == 0

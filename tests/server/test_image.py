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
from tests.server.scratch import Postgres
from tests.server.town import free_port

ROOT = Path(__file__).parents[2]
TAKEN = ("LICENSE", "README.md", "deploy", "pyproject.toml", "setup.py", "requirements", "src", "web")
TRUSTED = Path("/etc/ssl/certs/ca-certificates.crt")  # whom this machine trusts; inside, Debian writes its own there
INSIDE = Path("/etc/ssl/outside.crt")
SUITE = "trixie"
ASKED = os.environ.get("YUPANA_CLEAN_ROOT", "")
READY_SECONDS = 60

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not ASKED, reason="only when asked: YUPANA_CLEAN_ROOT=1"),
]


class CleanRoot:
    """A Debian in a folder. Mounts are its processes' own and go with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        trusted = {name: str(INSIDE) for name in ("PIP_CERT", "SSL_CERT_FILE", "NPM_CONFIG_CAFILE")}
        self.environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "YUPANA_COMPILE": os.environ.get("YUPANA_COMPILE", "0"),
            **(trusted if TRUSTED.exists() else {}),
        }

    def make(self) -> None:
        """Lay the Debian out, with this checkout in /yupana and the machine's own way into the network."""
        made = ["debootstrap", "--variant=minbase", SUITE] if ASKED == "1" else ["cp", "-a", ASKED]
        self.timed(" ".join(made), [*made, str(self.folder)])
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *TAKEN]
        files = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True).stdout
        for name in files.decode().rstrip("\0").split("\0"):
            to = self.folder / "yupana" / name
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to)
        (self.folder / "etc" / "ssl").mkdir(exist_ok=True)
        for file, to in ((Path("/etc/resolv.conf"),) * 2, (Path("/etc/hosts"),) * 2, (TRUSTED, INSIDE)):
            if file.exists():
                shutil.copy(file, self.folder / to.relative_to("/"))

    def inside(self, user: str, *command: str) -> list[str]:
        """A command as it is run inside."""
        enter = 'mount -t proc proc "$0/proc" && exec chroot --userspec="$1" "$0" "${@:2}"'
        return ["unshare", "--mount", "bash", "-c", enter, str(self.folder), user, *command]

    def run(self, *command: str) -> None:
        """As root, to its end."""
        self.timed(" ".join(command), self.inside("root", *command))

    def timed(self, what: str, command: list[str]) -> None:
        began = time.monotonic()
        said = subprocess.run(command, env=self.environment, check=False, capture_output=True, text=True)
        print(f"{time.monotonic() - began:7.1f} s  {what}", flush=True)
        assert said.returncode == 0, f"{what}\n{said.stdout[-3000:]}\n{said.stderr[-3000:]}"


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A database outside, as a host has one."""
    found = Postgres()
    found.start()
    yield found
    found.remove()


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
    root.make()
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

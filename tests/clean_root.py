"""A Debian with nothing in it, in a folder; and `.ci/run` there, from a clean clone of what is committed.

`python -m tests.clean_root FOLDER` as root, with debootstrap, slirp4netns and a network. Neither PostgreSQL, NATS,
Chromium, Node nor Python is in it, and nothing that this machine serves is reached from there: its network is its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUITE = "trixie"
TRUSTED = Path("/etc/ssl/certs/ca-certificates.crt")  # whom this machine trusts; inside, Debian writes its own there
INSIDE = Path("/etc/ssl/outside.crt")

MOUNTS = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs shm "$0/dev/shm"'
ENTER = MOUNTS + ' && exec chroot --userspec="$1" "$0" "${@:2}"'
WAIT = "until ip -oneline link show own up >/dev/null 2>&1; do sleep 0.1; done; "


class CleanRoot:
    """A Debian in a folder. Mounts are its processes' own and go with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        trusted = ("PIP_CERT", "SSL_CERT_FILE", "NPM_CONFIG_CAFILE", "NODE_EXTRA_CA_CERTS")
        self.environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "YUPANA_COMPILE": os.environ.get("YUPANA_COMPILE", "0"),
            **(dict.fromkeys(trusted, str(INSIDE)) if TRUSTED.exists() else {}),
        }

    def make(self, base: Path | None = None) -> None:
        """Lay the Debian out, or copy one that was, with the machine's own way into the network."""
        made = ["cp", "-a", str(base)] if base else ["debootstrap", "--variant=minbase", SUITE]
        self.timed(" ".join(made), [*made, str(self.folder)])
        (self.folder / "etc" / "ssl").mkdir(exist_ok=True)
        for file, to in ((Path("/etc/resolv.conf"),) * 2, (Path("/etc/hosts"),) * 2, (TRUSTED, INSIDE)):
            if file.exists():
                shutil.copy(file, self.folder / to.relative_to("/"))

    def inside(self, user: str, *command: str, own_network: bool = False) -> list[str]:
        """A command as it is run inside; with a network of its own it waits until somebody connects it."""
        apart = ["--mount", "--net"] if own_network else ["--mount"]
        enter = WAIT + ENTER if own_network else ENTER
        return ["unshare", *apart, "bash", "-c", enter, str(self.folder), user, *command]

    def run(self, *command: str) -> None:
        """As root, to its end."""
        self.timed(" ".join(command), self.inside("root", *command))

    def timed(self, what: str, command: list[str]) -> None:
        began = time.monotonic()
        said = subprocess.run(command, env=self.environment, check=False, capture_output=True, text=True)
        print(f"{time.monotonic() - began:7.1f} s  {what}", flush=True)
        assert said.returncode == 0, f"{what}\n{said.stdout[-3000:]}\n{said.stderr[-3000:]}"


def connected(process: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
    """Give the process, which has a network of its own, a way out, but none to what this machine serves."""
    net = Path(f"/proc/{process.pid}/ns/net")
    while net.readlink() == Path("/proc/self/ns/net").readlink():
        time.sleep(0.1)
    slirp = ["slirp4netns", "--configure", "--mtu=65520", "--disable-host-loopback", str(process.pid), "own"]
    return subprocess.Popen(slirp, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def main(folder: Path) -> int:
    """Clone, then run all checks."""
    root = CleanRoot(folder)
    root.make()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "yupana")], check=True)
    environment = {name: value for name, value in root.environment.items() if name != "YUPANA_COMPILE"}
    began = time.monotonic()
    with subprocess.Popen(root.inside("root", "/yupana/.ci/run", own_network=True), env=environment) as checking:
        way_out = connected(checking)
        ended = checking.wait()
    way_out.terminate()
    print(f"{time.monotonic() - began:7.1f} s  .ci/run ended with {ended}")
    return ended


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).absolute()))

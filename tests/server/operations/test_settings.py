"""Settings: what is typed, told, refused."""

from __future__ import annotations

import asyncio
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.budget import PATIENCE
from tests.server.conftest import run_once
from tests.server.operations.house import AWAY

from yupana.server.journal.database import is_behind, revision_of
from yupana.server.settings import described, from_environment, variable

ROOT = Path(__file__).parents[3]


def test_the_guide_names_every_setting_what_it_is_by_default_and_what_it_is_for() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| `(YUPANA_\w+)` \| (.*?) \| (.*) \|$", guide, re.MULTILINE)
    told = [(name, default.strip("`"), what.replace("`", "")) for name, default, what in rows]
    assert told == [(variable(name), default, what) for name, default, what in described()]


def test_the_help_of_serve_names_every_setting_what_it_is_by_default_and_what_it_is_for() -> None:
    command = [sys.executable, "-m", "yupana", "serve", "--help"]
    wide = os.environ | {"COLUMNS": "400", "LC_ALL": "C"}
    said = subprocess.run(command, env=wide, check=True, capture_output=True, text=True).stdout
    for name, default, what in described():
        assert f"{variable(name)}{f' ({default})' if default else ''}: {what}" in said


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YUPANA_PORT", "8100")
    monkeypatch.setenv("YUPANA_LIMITS", "0")
    monkeypatch.setenv("YUPANA_URL", "https://play.example/")
    monkeypatch.setenv("YUPANA_DATABASE", "postgres://ann:secret@host:5433/yupana")
    monkeypatch.setenv("YUPANA_SMTP", "")
    found = from_environment()
    assert (found.port, found.limits, found.secure, found.smtp) == (8100, False, True, "")
    assert found.url == "https://play.example"
    assert found.database == "postgresql+asyncpg://ann:secret@host:5433/yupana"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("YUPANA_PORT", "eighty", "is a number from 1 to 65535, not 'eighty'"),
        ("YUPANA_PORT", "65536", "is a number from 1 to 65535, not '65536'"),
        ("YUPANA_LIMITS", "true", "is 1 for on or 0 for off, not 'true'"),
        ("YUPANA_DATABASE", "mysql://a:secret@b/c", "is an address such as postgresql://user:password@host/database"),
        ("YUPANA_DATABASE", "postgresql://host", "is an address such as postgresql://user:password@host/database"),
        ("YUPANA_DATABASE", "postgresql://h:x/c", "is an address such as postgresql://user:password@host/database"),
        ("YUPANA_NATS", "127.0.0.1:4222", "is an address such as nats://127.0.0.1:4222"),
        ("YUPANA_REALM", "a.b", "is a word of letters, digits, _ and -, not 'a.b'"),
        ("YUPANA_URL", "play.example.org", "is an address such as https://play.example.org, not 'play.example.org'"),
        ("YUPANA_CLIENT", "/nowhere", "is the folder of a built client, with an index.html in it, not '/nowhere'"),
        ("YUPANA_SMTP", "mail.example.org", "is host:port of a mail server, not 'mail.example.org'"),
        ("YUPANA_MAIL_FROM", "Yupana", "is an address such as host@example.org, not 'Yupana'"),
        ("YUPANA_PROXIES", "10.0.0.0/8, caddy", "is addresses or networks with commas between, or *, not"),
        ("YUPANA_THINKERS", "-1", "is a number from 0 to 256, not '-1'"),
        ("YUPANA_LOG_LEVEL", "INFO", "is debug, info, warning or error, not 'INFO'"),
    ],
)
def test_a_wrong_setting_is_refused_with_one_sentence_that_holds_no_password(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValueError, match=re.escape(f"{name} {sentence}")) as refused:
        from_environment()
    assert "secret" not in str(refused.value)


def yupana(*arguments: str, **settings: object) -> subprocess.CompletedProcess[str]:
    """A command as a host runs it, to its end."""
    environment = os.environ | {f"YUPANA_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "yupana", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_wrong_setting_is_the_exit_code_2() -> None:
    for part, settings in (("all", {"limits": "true"}), ("everything", {}), ("gateway", {"database": ""})):
        ended = yupana("serve", part, **settings)
        assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1), ended.stderr


@pytest.mark.parametrize(
    ("missing", "command"),
    [("sqlalchemy", "migrate"), ("uvicorn", "serve"), ("sqlalchemy", "backup"), ("sqlalchemy", "restore")],
)
def test_without_what_hosting_needs_one_sentence_says_how_it_is_installed(missing: str, command: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; from yupana.cli import main; main()"
    started = [sys.executable, "-c", program, command, *(["-"] if command in ("backup", "restore") else [])]
    ended = subprocess.run(started, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (1, 1), ended.stderr
    assert "pip install 'yupana[server]'" in ended.stderr and missing in ended.stderr


@pytest.mark.services
def test_what_is_missing_is_one_sentence_and_the_exit_code_1(own_database: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        for settings, sentence in (
            ({"database": AWAY}, f"no database at {AWAY}: Connection refused"),
            ({"database": own_database + "_x"}, f'no database at {own_database}_x: database "'),
            (
                {"database": own_database, "port": taken},
                f"cannot listen at 127.0.0.1, port {taken}: Address already in",
            ),
        ):
            ended = yupana("serve", **settings, log_level="warning")
            assert (ended.returncode, len(ended.stderr.splitlines())) == (1, 1), ended.stderr
            assert ended.stderr.startswith(sentence)


@pytest.mark.services
def test_a_database_that_lacks_migrations_is_told_and_one_of_a_newer_version_served_but_not_migrated(
    own_database: str,
) -> None:
    name = own_database.rpartition("/")[2]
    asyncio.run(run_once("UPDATE alembic_version SET version_num = '0004'", name))
    for part in ("gateway", "referee"):
        ended = yupana("serve", part, database=own_database)
        assert (ended.returncode, ended.stderr) == (1, "the database is not up to date: `yupana migrate` makes it so\n")
    asyncio.run(run_once("UPDATE alembic_version SET version_num = '9999'", name))
    ended = yupana("migrate", database=own_database)
    assert (ended.returncode, ended.stderr) == (
        1,
        "the database is of a newer version of Yupana (9999); install that one\n",
    )
    assert asyncio.run(revision_of(own_database)) == "9999"
    assert not is_behind("9999")

"""Mail goes out where there is a mail server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from yupana.server.accounts import mail
from yupana.server.settings import Settings


def test_no_mail_is_sent_without_a_mail_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise AssertionError

    monkeypatch.setattr("aiosmtplib.send", fail)
    asyncio.run(mail.send(Settings(), "ann@example.org", "Your turn", "It is your turn."))


def test_mail_goes_to_the_mail_server() -> None:
    """A server of a few lines takes one mail."""
    heard: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        text = False
        while line := (await reader.readline()).decode():
            heard.append(line.rstrip("\r\n"))
            if text and line != ".\r\n":
                continue
            text = line.startswith("DATA")
            writer.write(b"354 go on\r\n" if text else b"221 bye\r\n" if line.startswith("QUIT") else b"250 good\r\n")
        writer.close()
        await writer.wait_closed()
        done.set()

    done = asyncio.Event()

    async def send() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            settings = Settings(smtp=f"127.0.0.1:{port}", mail_from="Yupana <host@example.org>")
            await mail.send(settings, "ann@example.org", "Ваш хід", "Час ходити.", token="a secret")
            await asyncio.wait_for(done.wait(), 5)

    asyncio.run(send())
    assert "To: ann@example.org" in heard and any(line.startswith("Date: ") for line in heard)
    assert any(line.upper().startswith("MAIL FROM:<HOST@EXAMPLE.ORG>") for line in heard)
    assert f"Message-ID: <{mail.number_of('a secret')}@example.org>" in heard
    assert not any("a secret" in line for line in heard), "what opens an account stands in no header"


def test_a_mail_header_holds_one_line() -> None:
    with pytest.raises(ValueError):
        asyncio.run(mail.send(Settings(smtp="127.0.0.1:1", mail_from="a@b"), "c@d", "Hello\nBcc: e@f", ""))

"""Mail, where the host has set up a mail server."""

from __future__ import annotations

import re
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import localtime, make_msgid, parseaddr
from hashlib import sha256
from html import escape

import aiosmtplib

from yupana.server.settings import Settings

MAIL_SECONDS = 20
LINES = SMTP.clone(max_line_length=500)  # a link in a header is not to be broken
TLS_PORT = 465  # encrypted from the first byte; on other ports encryption begins when the server offers it


async def send(settings: Settings, to: str, subject: str, text: str, *, stop: str = "", token: str = "") -> None:
    """Send a mail; nothing happens without a mail server. Raises aiosmtplib.SMTPException when it cannot be sent.

    `stop` is where a mail program asks for no more of them (RFC 8058). `token` tells a mail that is sent again; only a
    hash of it is shown, for it may open something, and logs of mail servers keep what stands in headers.
    """
    if not settings.smtp:
        return
    host, _, port = settings.smtp.rpartition(":")
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = localtime()
    domain = settings.mail_from.rpartition("@")[2].strip("> ")
    message["Message-ID"] = f"<{number_of(token)}@{domain}>" if token else make_msgid(domain=domain or None)
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    message.add_alternative(_page(text), subtype="html")
    await aiosmtplib.send(
        message.as_bytes(policy=LINES),
        sender=parseaddr(settings.mail_from)[1],
        recipients=[to],
        hostname=host,
        port=int(port),
        username=settings.smtp_user or None,
        password=settings.smtp_password or None,
        use_tls=int(port) == TLS_PORT,
        timeout=MAIL_SECONDS,
    )


def number_of(token: str) -> str:
    """By which a mail that is sent again is known."""
    return sha256(token.encode()).hexdigest()[:32]


def _page(text: str) -> str:
    """The same as a page, in which links can be touched."""
    parts = [[_touched(line) for line in part.split("\n")] for part in text.split("\n\n")]
    return "".join([f"<p>{'<br>'.join(lines)}</p>" for lines in parts])


def _touched(line: str) -> str:
    shown = escape(line)
    return f'<a href="{shown}">{shown}</a>' if re.fullmatch(r"https?://\S+", line) else shown

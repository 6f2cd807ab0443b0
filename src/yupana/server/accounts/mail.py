"""Mail, where the host has set up a mail server."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import localtime, make_msgid

import aiosmtplib

from yupana.server.settings import Settings

MAIL_SECONDS = 20
TLS_PORT = 465  # encrypted from the first byte; on other ports encryption begins when the server offers it


async def send(settings: Settings, to: str, subject: str, text: str) -> None:
    """Send a mail; nothing happens without a mail server. Raises aiosmtplib.SMTPException when it cannot be sent."""
    if not settings.smtp:
        return
    host, _, port = settings.smtp.rpartition(":")
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = localtime()
    message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2].strip("> ") or None)
    message.set_content(text)
    await aiosmtplib.send(
        message,
        hostname=host,
        port=int(port),
        username=settings.smtp_user or None,
        password=settings.smtp_password or None,
        use_tls=int(port) == TLS_PORT,
        timeout=MAIL_SECONDS,
    )

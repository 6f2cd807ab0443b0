"""The program's side of the lines: any bot of this library as a program."""

from __future__ import annotations

import sys
from typing import BinaryIO

from yupana.bots.bot import Bot
from yupana.bots.wire.messages import LINE_MAX, line_of, message_in
from yupana.bots.wire.speaker import Speaker


def serve_lines(
    bot: Bot, name: str = "", author: str = "", hears: BinaryIO | None = None, says: BinaryIO | None = None
) -> None:
    """Play on standard input and output, until told to quit or nobody is there any more."""
    speaker = Speaker(bot, name or type(bot).__name__, author)
    hears, says = hears or sys.stdin.buffer, says or sys.stdout.buffer
    while line := hears.readline(LINE_MAX):
        message = message_in(line) or {"type": ""}
        if message["type"] == "quit":
            return
        answer = speaker.answer(message)
        if answer:
            says.write(line_of(answer))
            says.flush()

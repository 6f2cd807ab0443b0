"""Logs: one JSON object a line on stderr, readable on a terminal, with the id of the request that each belongs to."""

from __future__ import annotations

import logging
import re
import secrets
import sys
from collections.abc import Iterable
from contextvars import ContextVar

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

REQUEST_ID = b"x-request-id"
_SANE = re.compile(rb"[A-Za-z0-9._-]{1,64}")

trace: ContextVar[str] = ContextVar("trace", default="")  # the id of the request that is being answered


def trace_from(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The id that a request came with, if it is a sane one, or a new one."""
    for name, value in headers:
        if name == REQUEST_ID and _SANE.fullmatch(value):
            return value.decode()
    return secrets.token_hex(8)


def set_up(level: str, readable: bool | None = None) -> None:
    """Let all loggers of this process write to stderr."""
    if readable is None:
        readable = sys.stderr.isatty()
    before: list[Processor] = [
        _add_trace,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if readable:
        last.append(structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback))
    else:
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=before))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # its lines name addresses; ours say what happens
    logging.getLogger("uvicorn.error").addFilter(_tersely)


def _tersely(record: logging.LogRecord) -> bool:
    """A client whose text is no text gets a line, not a traceback of ours."""
    if (
        record.exc_info
        and isinstance(record.exc_info[1], UnicodeDecodeError)
        and record.msg.startswith("Invalid UTF-8")
    ):
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def _add_trace(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """The request it belongs to."""
    if found := trace.get():
        event["request"] = found
    return event

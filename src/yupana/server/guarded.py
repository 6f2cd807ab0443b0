"""HTTP with bounds: so many bytes of headers, so many seconds for them and for a body, then the line is closed."""

from __future__ import annotations

import asyncio
from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_MAX = 32 * 1024  # bytes of a request before its body
HEAD_SECONDS = 10.0  # in which they must have come, from the moment of connecting or of their first byte
BODY_SECONDS = 30.0  # in which the body must have come


class Guarded(HttpToolsProtocol):
    """The parser itself knows no bounds, and the server none for what is only half there."""

    _heading = True  # the headers of a request are still coming
    _head = 0  # bytes of them so far
    _alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._within(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._within(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """No more is parsed of what has no end than there may be."""
        while data and not self.transport.is_closing():
            piece = data[: HEAD_MAX - self._head] if self._heading else data
            data = data[len(piece) :]
            if self._heading:
                self._head += len(piece)
            super().data_received(piece)
            now = self.transport.get_protocol()
            if now is not self:  # it is a socket from here on
                if data and isinstance(now, asyncio.Protocol):
                    now.data_received(data)
                return
            if self._heading and self._head >= HEAD_MAX:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._heading:  # another request on the same connection
            self._heading, self._head = True, 0
            self._within(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._heading = False
        self._within(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._within(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._within(None)
        super().handle_websocket_upgrade()

    def _within(self, seconds: float | None) -> None:
        """What is awaited must come in so many seconds; nothing is, with none."""
        if self._alarm is not None:
            self._alarm.cancel()
        late = HTTPStatus.REQUEST_TIMEOUT
        self._alarm = None if seconds is None else self.loop.call_later(seconds, self._refuse, late)

    def _refuse(self, status: HTTPStatus) -> None:
        self._within(None)
        if not self.transport.is_closing():
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(line.encode())
            self.transport.close()

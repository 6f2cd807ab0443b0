"""A socket client that costs next to nothing, so that the server is measured and not the load."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast


class Wire(asyncio.Protocol):
    """One WebSocket: text out (masked, as the standard demands), whole messages in."""

    def __init__(self, heard: Callable[[Wire, bytes], None]) -> None:
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.received = 0
        self._data = bytearray()
        self._upgraded = False

    @classmethod
    async def connect(cls, port: int, path: str, token: str, heard: Callable[[Wire, bytes], None]) -> Wire:
        """Shake hands with a gateway of this machine."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(heard), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        wire.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{bearer}\r\n".encode()
        )
        await wire.open
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._upgraded:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(self._data[:end]).decode()))
                self.transport.close()
                return
            del self._data[: end + 4]
            self._upgraded = True
            self.open.set_result(None)
        at = 0
        data_, length = self._data, len(self._data)
        while length - at >= 2:
            size, start = data_[at + 1] & 127, at + 2
            if size == 126:
                if length - start < 2:
                    break
                (size,) = struct.unpack_from(">H", data_, start)
                start += 2
            elif size == 127:
                if length - start < 8:
                    break
                (size,) = struct.unpack_from(">Q", data_, start)
                start += 8
            if length - start < size:
                break
            kind = data_[at] & 15
            at = start + size
            if kind == 1:
                self.received += 1
                self.heard(self, bytes(data_[start:at]))
            elif kind == 8:
                self.transport.close()
        del self._data[:at]

    def send(self, message: bytes) -> None:
        """A text message; the mask of zeros is as good as any on a loopback."""
        size = len(message)
        head = struct.pack(">BB", 129, 128 | size) if size < 126 else struct.pack(">BBH", 129, 254, size)
        self.transport.write(head + b"\0\0\0\0" + message)

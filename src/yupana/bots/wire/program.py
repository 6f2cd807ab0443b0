"""A program that runs, and the lines between it and us. Nothing it does or leaves undone can make us wait for long."""

from __future__ import annotations

import contextlib
import logging
import os
import shlex
import signal
import subprocess
import threading
from queue import Empty, Full, Queue, SimpleQueue
from time import monotonic
from typing import IO, Final

from yupana.bots.wire.messages import LINE_MAX, QUIT, Message, line_of, message_in

log = logging.getLogger(__name__)

HEARD_MAX: Final = 1_000  # messages that wait to be looked at; what comes on top is lost
ERRORS_MAX: Final = 1_000  # lines of its standard error that go to the log
ERROR_MAX: Final = 500  # bytes of each
END_SECONDS: Final = 5.0  # from "quit" to the end


class Program:
    """One running program."""

    def __init__(self, command: str) -> None:
        self.command: Final = command
        self.strange = 0  # lines that held no message
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: Queue[Message | None] = Queue(HEARD_MAX)
        pipe = subprocess.PIPE
        self._process: Final = subprocess.Popen(
            shlex.split(command), stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._threads: Final = [
            threading.Thread(target=work, args=(end,), daemon=True)
            for work, end in (
                (self._speak, self._process.stdin),
                (self._hear, self._process.stdout),
                (self._overhear, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    def tell(self, message: Message) -> None:
        """Say something; it need not listen."""
        self._said.put(line_of(message))

    def hear(self, seconds: float) -> Message:
        """What it says next. TimeoutError when it says nothing for so long, EOFError when it has ended."""
        try:
            message = self._heard.get(timeout=max(0.0, seconds))
        except Empty:
            raise TimeoutError("it did not answer in time") from None
        if message is None:
            self._heard.put(None)
            raise EOFError("it has ended, or wrote a line without end")
        return message

    def await_answer(self, kind: str, seconds: float, **fields: str) -> Message:
        """The next message of a kind that names these things; whatever else it says is passed over."""
        end = monotonic() + seconds
        while True:
            message = self.hear(end - monotonic())
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def end(self, say_quit: bool = True) -> int | None:
        """Let it end by itself, told to or because its input does; its status, or nothing when it had to be made to."""
        if say_quit:
            self.tell(QUIT)
        self._said.put(None)
        status: int | None = None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = self._process.wait(END_SECONDS)
        self.kill()
        return status

    def kill(self) -> None:
        """Make it end, now, with whatever it has started."""
        if self._process.poll() is None:
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)  # it leads a group of its own
            else:
                self._process.kill()
            self._process.wait()
        self._said.put(None)
        for thread in self._threads:
            thread.join(1.0)

    def _speak(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:  # when it has gone, nobody listens
            while (line := self._said.get()) is not None:
                pipe.write(line)
                pipe.flush()

    def _hear(self, pipe: IO[bytes]) -> None:
        with pipe:
            while (line := pipe.readline(LINE_MAX)).endswith(b"\n"):
                message = message_in(line)
                if message is None:
                    self.strange += 1
                elif message["type"] == "info":
                    log.info("%s: %.500s", self.command, message.get("text"))
                else:
                    with contextlib.suppress(Full):
                        self._heard.put_nowait(message)
            with contextlib.suppress(Full):
                self._heard.put_nowait(None)

    def _overhear(self, pipe: IO[bytes]) -> None:
        lines = 0
        with pipe:
            while line := pipe.readline(ERROR_MAX):
                lines += 1
                if lines <= ERRORS_MAX:
                    log.warning("%s: %s", self.command, line.decode(errors="replace").rstrip())

"""A process that works for this one and can be ended from outside: a rule or a bot that hangs costs one answer."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import select
import signal
import struct
import sys
import time
from collections import deque
from dataclasses import dataclass

log = logging.getLogger(__name__)

FRAME = struct.Struct("<I")
ASIDE = 1 << 31  # in a frame's length: said in between, without an answer
PIECE = 1 << 16
PENDING_MAX = 5_000  # questions that wait; beyond it callers are refused at once
START_SECONDS = 60.0  # for a child to be ready; none of it counts as thinking
COLLECT_EVERY = 50_000  # new objects: looking for what is left over in all matches held took a sixth of the time
TOGETHER_SECONDS = 0.1  # answers that travel together wait no longer than this


class Hung(Exception):
    """The child took too long or died over this question, and was ended."""


class Lost(Exception):
    """The child ended over another question or was no longer needed: ask again, or elsewhere."""


@dataclass
class Pending:
    answer: asyncio.Future[bytes]
    seconds: float


class Child:
    """Answers questions in order; is started anew whenever it has ended."""

    def __init__(self, work: str) -> None:
        self.work = work
        self.ended = 0  # how often it had to be ended or died
        self._process: asyncio.subprocess.Process | None = None
        self._pending: deque[Pending] = deque()
        self._reader: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._starting = asyncio.Lock()
        self._closed = False

    async def __aenter__(self) -> Child:
        await self._start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closed = True
        async with self._starting:  # one that is just being started ends as well
            process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if self._reader is not None:
            await self._reader  # which fails what waits

    async def call(self, question: bytes, seconds: float) -> bytes:
        """Ask; after so many seconds of thinking about it the child is ended."""
        if self._process is None:
            await self._start()
        process = self._process
        if self._closed or process is None or process.stdin is None or len(self._pending) >= PENDING_MAX:
            raise Lost(self.work)
        pending = Pending(asyncio.get_running_loop().create_future(), seconds)
        self._pending.append(pending)
        process.stdin.write(FRAME.pack(len(question)) + question)
        if len(self._pending) == 1:
            self._watch()
        return await pending.answer

    @property
    def waiting(self) -> int:
        """Questions that are not answered yet."""
        return len(self._pending)

    def aside(self, word: bytes) -> None:
        """Say something that the child may hear while it works."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(FRAME.pack(ASIDE | len(word)) + word)

    async def _start(self) -> None:
        async with self._starting:
            if self._process is None and not self._closed:
                process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "yupana.server.referee.child",
                    self.work,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    start_new_session=True,
                )
                await self._ready(process)
                self._process = process
                self._reader = asyncio.create_task(self._read(process), name=f"{self.work} reader")

    async def _ready(self, process: asyncio.subprocess.Process) -> None:
        """Wait for the child's first word, so that its loading is not taken for thinking."""
        output = process.stdout
        if output is None:
            raise AssertionError("a child without output")
        try:
            async with asyncio.timeout(START_SECONDS):
                await output.readexactly(FRAME.size)
        except BaseException as problem:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            if isinstance(problem, asyncio.IncompleteReadError | TimeoutError):
                self.ended += 1
                raise Lost(self.work) from problem
            raise

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Hand out answers as they come; when the child is gone, fail what waits."""
        output = process.stdout
        if output is None:
            raise AssertionError("a child without output")
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                (length,) = FRAME.unpack(await output.readexactly(FRAME.size))
                answer = await output.readexactly(length)
                pending = self._pending.popleft()
                self._watch()
                if not pending.answer.done():
                    pending.answer.set_result(answer)
        if not self._closed:
            self._process = None
            self.ended += 1
            log.warning("the %s process ended; %d questions waited", self.work, len(self._pending))
        for n, pending in enumerate(self._pending):
            if not pending.answer.done():
                pending.answer.set_exception(Lost(self.work) if n or self._closed else Hung(self.work))
        self._pending.clear()
        self._watch()

    def _watch(self) -> None:
        """Measure the question that is being thought about."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._pending:
            self._alarm = asyncio.get_running_loop().call_later(self._pending[0].seconds, self._end)

    def _end(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()


class Inbox:
    """What the parent says: questions in their order, and asides."""

    def __init__(self) -> None:
        self.questions: deque[bytes] = deque()
        self.asides: set[bytes] = set()
        self._waiting = bytearray()

    def hear(self) -> bool:
        """Wait until something is said; false when the parent is gone."""
        piece = os.read(0, PIECE)
        self._waiting += piece
        while len(self._waiting) >= FRAME.size:
            (length,) = FRAME.unpack_from(self._waiting)
            end = FRAME.size + (length & ~ASIDE)
            if len(self._waiting) < end:
                break
            said = bytes(self._waiting[FRAME.size : end])
            del self._waiting[:end]
            if length & ASIDE:
                self.asides.add(said)
            else:
                self.questions.append(said)
        return bool(piece)

    def was_said(self, word: bytes) -> bool:
        """Whether this was said in between; does not wait."""
        if select.select([0], [], [], 0)[0]:
            self.hear()
        return word in self.asides


def serve(work: str) -> None:
    """The child's side: read questions, answer them, until nobody asks any more."""
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the parent, which lets its child finish
        signal.signal(number, signal.SIG_IGN)
    from yupana.server.referee.hall import Hall, Thinker

    gc.freeze()
    gc.set_threshold(COLLECT_EVERY)
    inbox = Inbox()
    worker: Hall | Thinker = Hall() if work == "hall" else Thinker(inbox.was_said)
    together = PIECE if work == "hall" else 0  # rulings are quick and travel together; a thought is told at once
    answers = bytearray(FRAME.pack(0))  # the first word: ready
    _write(answers)
    while inbox.hear():
        told = time.monotonic()
        while inbox.questions:
            found = worker.answer(inbox.questions.popleft())
            answers += FRAME.pack(len(found)) + found
            if len(answers) > together or time.monotonic() - told > TOGETHER_SECONDS:
                _write(answers)
                told = time.monotonic()
        _write(answers)
        inbox.asides.clear()  # what they were about is answered


def _write(answers: bytearray) -> None:
    while answers:
        del answers[: os.write(1, answers)]


if __name__ == "__main__":
    serve(sys.argv[1])

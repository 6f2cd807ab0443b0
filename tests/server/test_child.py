"""Processes that work for a referee: ended from outside, started anew, and never blamed for the time that takes."""

from __future__ import annotations

import asyncio
import os
import signal

import msgspec
import pytest
from tests.processes import ends

from yupana.server.referee.child import Child, Lost
from yupana.server.referee.rulings import Forget

A_MOMENT = 0.05  # seconds; far less than a process needs to load the games


def test_a_child_minds_no_signal_that_is_meant_for_its_parent() -> None:
    async def look() -> None:
        async with Child("thinker") as child:
            process = child._process
            assert process is not None
            assert os.getsid(process.pid) != os.getsid(0)
            process.terminate()
            process.send_signal(signal.SIGINT)
            await asyncio.sleep(0.1)
            assert process.returncode is None
            assert process.stdin is not None
            process.stdin.close()  # as when the parent is gone
            assert await asyncio.to_thread(ends, process.pid)

    asyncio.run(look())


def test_the_time_a_child_takes_to_start_is_not_taken_for_thinking() -> None:
    async def start() -> None:
        async with Child("hall") as child:
            process = child._process
            assert process is not None
            process.kill()
            while not child.ended:
                await asyncio.sleep(0.01)
            began = asyncio.get_running_loop().time()
            await child.call(msgspec.msgpack.encode(Forget(1)), A_MOMENT)
            assert asyncio.get_running_loop().time() - began > A_MOMENT
            assert child.ended == 1

    asyncio.run(start())


def test_a_child_that_does_not_start_in_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yupana.server.referee.child.START_SECONDS", A_MOMENT / 5)

    async def start() -> None:
        child = Child("hall")
        with pytest.raises(Lost):
            await child.call(msgspec.msgpack.encode(Forget(1)), 1.0)
        assert (child.ended, child.waiting) == (1, 0)

    asyncio.run(start())


def test_a_question_that_waits_when_the_child_is_no_longer_needed_is_lost_and_not_to_blame() -> None:
    async def close() -> None:
        async with Child("hall") as child:
            process = child._process
            assert process is not None
            process.send_signal(signal.SIGSTOP)
            question = msgspec.msgpack.encode(Forget(1))
            asked = asyncio.create_task(child.call(question, 60))
            await asyncio.sleep(0)
            assert child.waiting == 1
        with pytest.raises(Lost):
            await asked
        with pytest.raises(Lost):
            await child.call(question, 60)
        assert child._process is None, "none is started for it"

    asyncio.run(close())


def test_a_child_that_is_just_being_started_again_ends_with_the_others() -> None:
    async def close() -> None:
        async with Child("hall") as child:
            process = child._process
            assert process is not None
            process.kill()
            while not child.ended:
                await asyncio.sleep(0.01)
            asked = asyncio.create_task(child.call(msgspec.msgpack.encode(Forget(1)), 60))
            await asyncio.sleep(A_MOMENT)
            assert child._process is None, "it is still loading"
        assert child._process is None
        with pytest.raises(Lost):
            await asked

    asyncio.run(close())

"""What a move costs does not grow with the match."""

from __future__ import annotations

import asyncio
import statistics
import time

import pytest
from tests.server.test_referee import Town, town

from yupana.protocol.messages import Undo
from yupana.server.asks import Move

EARLY, LATE = 20, 2_000  # entries
AROUND = 100  # entries that are measured from there on


@pytest.mark.slow
def test_the_two_thousandth_entry_costs_what_the_twentieth_did(database: str) -> None:
    async def measure() -> None:
        async with town(database, 1) as here:
            times = await long_match(here)
            early, late = (
                statistics.quantiles([took for at, took in times if first <= at < first + AROUND], n=10)[0]
                for first in (EARLY, LATE)
            )  # the quickest tenth: what others do on the machine is not the match's
            print(f"entry {EARLY}: {early * 1000:.2f} ms, entry {LATE}: {late * 1000:.2f} ms, ratio {late / early:.2f}")
            assert late < early * 1.3

    asyncio.run(measure())


async def long_match(here: Town) -> list[tuple[int, float]]:
    """A player who cannot decide: the same move again and again, taken back each time. When, and how long it took."""
    number = await here.begin("person", "person")
    while True:
        waiting = (await here.look(number, None)).waiting
        decision = (await here.look(number, waiting[0])).decision
        assert decision is not None
        seq = (await here.choose(number, waiting[0], decision.id, decision.options[0].move)).seq
        if (await here.look(number, waiting[0])).undo:
            break
    seat, move = waiting[0], decision.options[0].move
    times: list[tuple[int, float]] = []
    while seq < LATE + AROUND:
        seq = (await here.ask(number, Move(seat, Undo()))).seq
        began = time.perf_counter()
        answer = await here.choose(number, seat, f"{seq}:{seat}", move)
        times.append((seq, time.perf_counter() - began))
        assert answer.refused == ""
        seq = answer.seq
    return times

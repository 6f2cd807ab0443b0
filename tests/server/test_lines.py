"""Requests of one person wait for each other, and for nobody else."""

from __future__ import annotations

import asyncio

from yupana.server.gateway.lines import AT_ONCE, Lines

ANN, BEN = 1, 2


def test_a_person_has_a_few_requests_worked_on_and_others_do_not_wait_for_the_rest() -> None:
    async def evening() -> None:
        lines, done = Lines(), asyncio.Event()
        working: list[int] = []

        async def ask(person: int) -> None:
            async with lines.turn({}, person):
                working.append(person)
                await done.wait()

        async with asyncio.TaskGroup() as group:
            for _ in range(100):
                group.create_task(ask(ANN))
            await asyncio.sleep(0)
            group.create_task(ask(BEN))
            for _ in range(5):
                await asyncio.sleep(0)
            assert working == [*[ANN] * AT_ONCE, BEN]
            done.set()
        assert working.count(ANN) == 100
        assert not lines.waiting()

    asyncio.run(evening())


def test_a_request_that_asks_twice_who_it_is_does_not_wait_for_itself() -> None:
    async def evening() -> None:
        lines = Lines()

        async def ask() -> None:
            scope: dict[str, object] = {}
            async with lines.turn(scope, ANN):
                await asyncio.sleep(0)
                async with lines.turn(scope, ANN):
                    pass

        async with asyncio.timeout(5), asyncio.TaskGroup() as group:
            for _ in range(2 * AT_ONCE):
                group.create_task(ask())

    asyncio.run(evening())

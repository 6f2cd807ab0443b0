"""One person who wants to harm the others: they play on as if nothing were, and clocks go as they should."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import msgspec
import pytest
from tests.server.conftest import NATS, SERVER
from tests.server.player import PASSWORD, Player, choices
from tests.server.town import Town

ATTACK_SECONDS = 8
MOVE_SECONDS = 1.0  # for most moves of a bystander, interpreted and with everything on one small machine
BANK = 3600
LIVE = {"pace": "live", "bank": BANK, "increment": 0, "ceiling": BANK}


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """Everything in one process."""
    log: Path = tmp_path_factory.mktemp("box") / "log"
    here = Town(SERVER, NATS, log=log)
    try:
        asyncio.run(here.found())
        here.start("all", "box")
        here.wait_for("box")
        yield here
    finally:
        asyncio.run(here.raze())


async def come(town: Town, name: str) -> Player:
    player = Player(town.ports["box"], name)
    return await player.come("/api/accounts", name=f"{name} {token_hex(4)}", password=PASSWORD)


async def play_on(player: Player, table: int, until: float) -> list[float]:
    """Choose one thing after the other; how long each took."""
    took: list[float] = []
    screen = await player.until(table, 1)
    while time.monotonic() < until and not screen["over"]:
        if screen["decision"] is None:  # a bot's turn
            screen = await player.until(table, screen["seq"] + 1)
            continue
        began = time.monotonic()
        answer = await player.act(table, next(choices(screen)))
        took.append(time.monotonic() - began)
        assert answer["type"] == "done", answer
        screen = await player.until(table, answer["seq"])
    return took


@pytest.mark.slow
def test_a_storm_of_proposals_at_ones_own_table_holds_nobody_up_and_stops_no_clock(box: Town) -> None:
    async def storm(guest: Player, table: int, until: float) -> None:
        kinds = ("pause", "resume")
        async with asyncio.TaskGroup() as group:

            async def shout(n: int) -> None:
                while time.monotonic() < until:
                    await guest.ask("POST", f"/api/tables/{table}/proposals", {"kind": kinds[n % 2]})

            for n in range(100):
                group.create_task(shout(n))

    async def evening() -> None:
        wanted = {"game": "tzolkin", "seats": 2, "terms": LIVE, "keep_order": True}
        guest, ann, ben = [await come(box, name) for name in ("Eve", "Ann", "Ben")]
        own = (await guest.does("POST", "/api/tables", wanted | {"bots": ["random"]}))["id"]
        await guest.does("POST", f"/api/tables/{own}/start")
        alone = (await ann.does("POST", "/api/tables", wanted | {"bots": ["random"]}))["id"]
        await ann.does("POST", f"/api/tables/{alone}/start")
        shared = (await ben.does("POST", "/api/tables", wanted | {"bots": ["random"]}))["id"]
        await ben.does("POST", f"/api/tables/{shared}/start")
        async with ann.connected(alone), ben.connected(shared):
            await ann.until(alone, 1)
            await ben.until(shared, 1)  # and thinks for as long as the storm lasts
            began = time.monotonic()
            async with asyncio.TaskGroup() as group:
                group.create_task(storm(guest, own, began + ATTACK_SECONDS))
                moves = group.create_task(play_on(ann, alone, began + ATTACK_SECONDS))
            took = sorted(moves.result())
            assert len(took) > ATTACK_SECONDS
            assert took[len(took) * 95 // 100] < MOVE_SECONDS, took[-5:]
            seen = ben.heard[:]
            await ben.watch(shared)
            while len(ben.heard) == len(seen):
                await asyncio.sleep(0.05)
            left = msgspec.json.decode(ben.heard[-1])["clocks"][0]["left"]
            thought = time.monotonic() - began
            assert thought - 1 < BANK - left < thought + 5, "Ben's clock went all the time"
        for player in (guest, ann, ben):
            await player.http.aclose()

    asyncio.run(evening())

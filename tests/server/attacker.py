"""One person who wants to harm the others, in a process of its own so that it slows down nothing but the server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from secrets import randbelow, token_hex

from tests.server.player import PASSWORD, Player
from websockets.exceptions import ConnectionClosed

AT_ONCE = 100
LONG_SECONDS = 600
LIVE = {"pace": "live", "bank": 3600, "increment": 0, "ceiling": 3600}
WANTED = {"game": "tzolkin", "seats": 2, "terms": LIVE, "keep_order": True}

Attack = Callable[[Player, float], Awaitable[None]]


async def come(port: int, name: str) -> Player:
    """Somebody with an account, at an address of their own."""
    address = f"127.{randbelow(255)}.{randbelow(255)}.{1 + randbelow(254)}"
    player = Player(port, name, at=address)
    return await player.come("/api/accounts", name=f"{name} {token_hex(4)}", password=PASSWORD)


async def begin(player: Player) -> int:
    """A match of two, with a bot."""
    table = int((await player.does("POST", "/api/tables", WANTED | {"bots": ["random"]}))["id"])
    await player.does("POST", f"/api/tables/{table}/start")
    return table


async def all_at_once(shout: Callable[[int], Awaitable[object]], until: float) -> None:
    """The same a hundred times at once, again and again."""

    async def again(n: int) -> None:
        while time.monotonic() < until:
            await shout(n)

    async with asyncio.TaskGroup() as group:
        for n in range(AT_ONCE):
            group.create_task(again(n))


async def propose(guest: Player, until: float) -> None:
    """Pauses and their ends, at one's own table."""
    path = f"/api/tables/{await begin(guest)}/proposals"
    await all_at_once(lambda n: guest.ask("POST", path, {"kind": ("pause", "resume")[n % 2]}), until)


async def sit(guest: Player, until: float) -> None:
    """Up and down on one's own chairs."""
    table = (await guest.does("POST", "/api/tables", WANTED))["id"]
    path = f"/api/tables/{table}/seats/"
    await all_at_once(lambda n: guest.ask(("PUT", "DELETE")[n % 2], f"{path}{n // 2 % 2}"), until)


async def look(guest: Player, until: float) -> None:
    """All lists that there are."""
    await begin(guest)
    paths = ("/api/tables", "/api/turns", "/api/me", "/api/games")
    await all_at_once(lambda n: guest.ask("GET", paths[n % len(paths)]), until)


async def let_bots_think(guest: Player, until: float) -> None:
    """As many matches with the strongest bots as one may have."""
    while time.monotonic() < until:
        table = await guest.ask("POST", "/api/tables", WANTED | {"bots": ["champion"]})
        if table.is_success:
            await guest.ask("POST", f"/api/tables/{table.json()['id']}/start")
        else:
            await asyncio.sleep(0.2)


async def shout_at_the_socket(guest: Player, until: float) -> None:
    """Messages that mean nothing, and tables watched without end."""
    table = await begin(guest)
    while time.monotonic() < until:
        await guest.connect()
        with contextlib.suppress(ConnectionClosed):
            while time.monotonic() < until:
                await guest.watch(table)
                await guest.send({"type": "act", "table": table, "send": {"type": "choose", "decision": "x"}})
        await guest.hang_up()


async def half_open(guest: Player, until: float) -> None:
    """Requests that never end, and headers that never end."""
    writers: list[asyncio.StreamWriter] = []
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", guest.port, local_addr=(guest.at, 0))
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: here\r\n" + b"X-More: %b\r\n" % (b"m" * 4000) * 20)
            writers.append(writer)
        if len(writers) > 5 * AT_ONCE:
            writers.pop(0).close()
        await asyncio.sleep(0.005)
    for writer in writers:
        writer.close()


ATTACKS: dict[str, Attack] = {
    "proposals": propose,
    "chairs": sit,
    "lists": look,
    "bots": let_bots_think,
    "socket": shout_at_the_socket,
    "half-open": half_open,
}


def attack(kind: str, port: int) -> None:
    """Until the process is killed, or for a long time."""

    async def evening() -> None:
        await ATTACKS[kind](await come(port, "Eve"), time.monotonic() + LONG_SECONDS)

    asyncio.run(evening())

"""A server whose referees have a title of another package installed hosts it; gateways need not have it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.outside.installing import GAME, with_title
from tests.server.client import Client
from tests.server.conftest import NATS, SERVER
from tests.server.town import Town

from yupana.engine.record import read

pytestmark = [pytest.mark.slow, pytest.mark.services]

SECONDS = 60
TABLE: dict[str, Any] = {"game": GAME, "seats": 4, "terms": {"pace": "free"}, "keep_order": True}


def test_it_is_played_on_a_server(site: Path, tmp_path: Path) -> None:
    asyncio.run(story(site, tmp_path / "log"))


async def story(site: Path, log: Path) -> None:
    town = Town(SERVER, NATS, log=log)
    try:
        await town.found()
        town.start("gateway", "gateway")
        town.settings["PYTHONPATH"] = with_title(site)["PYTHONPATH"]
        town.start("referee", "referee")
        await asyncio.to_thread(town.wait_for, "gateway")
        (_, ann), (_, ben) = await town.people(2)
        number = await begun(town, ann, ben)
        clients = [Client([town.ports["gateway"]], token, number, seat) for seat, token in enumerate((ann, ben))]
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*[client.play() for client in clients])
        async with person(town, ann) as http:
            record = read((await http.get(f"/tables/{number}/record")).raise_for_status().text)
        assert record.game == GAME
        assert len(record.result.split()) == 5, "the fox has a score as well"
        assert len({entry.seat for entry in record.entries}) == 5, "nobody begins, two people and two bots play"
    finally:
        await town.raze()


async def begun(town: Town, ann: str, ben: str) -> int:
    """The number of a table at which a match has begun, after one that cannot be."""
    async with person(town, ann) as http:
        offered = {game["game"]: game for game in (await http.get("/games")).json()}
        assert "template" not in offered
        assert offered[GAME]["seats"] == [1, 2, 3, 4, 5]
        assert [level["name"] for level in offered[GAME]["levels"]] == ["novice", "player", "strong", "champion"]
        refused = await http.post("/tables", json=TABLE | {"options": {"fox": 1, "bridge": 1}})
        assert (refused.status_code, refused.json()) == (409, {"reason": "refused-fox-and-bridge"})
        made = await http.post("/tables", json=TABLE | {"options": {"fox": 1}, "bots": ["greedy", "novice"]})
        number = int(made.raise_for_status().json()["id"])
        async with person(town, ben) as other:
            (await other.put(f"/tables/{number}/seats/1")).raise_for_status()
        (await http.post(f"/tables/{number}/start")).raise_for_status()
    return number


def person(town: Town, token: str) -> httpx.AsyncClient:
    """Somebody who comes with a token."""
    address = f"http://127.0.0.1:{town.ports['gateway']}/api"
    return httpx.AsyncClient(base_url=address, headers={"Authorization": f"Bearer {token}"})

"""Two referees of two versions of the rules at once, on real PostgreSQL and NATS, while people play by both."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.budget import PATIENCE
from tests.server.client import Client
from tests.server.conftest import NATS, SERVER
from tests.server.town import Town

from yupana.engine.match import Entry, Match
from yupana.engine.record import BadRecord, read, replay
from yupana.games import title
from yupana.server.asks import RULES_AWAY

ROOT = Path(__file__).parents[2]
GAME = title("tzolkin").game
OLD, NEW = GAME.version(), GAME.version() + 1
CAPPED = {"market-cap": 20}
PLAIN = {"market-cap": 0}
QUICK, SLOW = 0.02, 2.0  # seconds before a choice, at most
WAIT_SECONDS = 5 * PATIENCE
FREE = {"pace": "free"}
STAYED = re.compile(r"match (\d+): tzolkin \d+ to \d+, (\d+) entries agree(; stays: .*)?")

pytestmark = [pytest.mark.services, pytest.mark.slow]


def newer_rules(folder: Path) -> Path:
    """A copy of everything whose Tzolk'in has a new number, and by whose rules points are doubled under the cap."""
    shutil.copytree(ROOT / "src" / "yupana", folder / "yupana")
    path = folder / "yupana" / "games" / "tzolkin" / "game.py"
    text = path.read_text(encoding="utf-8")
    points = "state.has(seat, M_POINTS + n)"
    assert text.count(points) == text.count(f"return {OLD}\n") == 1
    text = text.replace(points, f"{points} * (2 if state.market_cap else 1)").replace(
        f"return {OLD}\n", f"return {NEW}\n"
    )
    path.write_text(text, encoding="utf-8")
    return folder


class Tables:
    """People at tables in a town, and what became of them."""

    def __init__(self, town: Town, newer: Path) -> None:
        self.town = town
        self.newer = newer
        self.clients: list[Client] = []
        self.playing: list[asyncio.Task[None]] = []

    async def open(self, options: dict[str, int], bots: int = 0) -> int:
        """Two people make a table, or one with a bot; they begin, and play."""
        port = self.town.ports["gateway"]
        (_, ann), (_, ben) = await self.town.people(2)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=20) as http:

            async def does(who: str, method: str, path: str, body: Any = None) -> Any:
                answer = await http.request(method, path, json=body, headers={"Authorization": f"Bearer {who}"})
                assert answer.is_success, answer.text
                return answer.json() if answer.content else None

            wanted = {"game": "tzolkin", "seats": 2, "terms": FREE, "keep_order": True, "options": options}
            wanted["bots"] = ["random"] * bots
            number = int((await does(ann, "POST", "/tables", wanted))["id"])
            if not bots:
                await does(ben, "PUT", f"/tables/{number}/seats/1")
            await does(ann, "POST", f"/tables/{number}/start")
        for seat, token in enumerate((ann, ben)[: 2 - bots]):
            client = Client([port], token, number, seat, QUICK)
            self.clients.append(client)
            self.playing.append(asyncio.create_task(client.play()))
        return number

    def pace(self, seconds: float) -> None:
        """How long those who play by now think from now on."""
        for client in self.clients:
            client.pause = seconds

    async def stands(self) -> dict[int, Any]:
        connection = await self.town.connect()
        rows = await connection.fetch("SELECT * FROM matches")
        await connection.close()
        return {row["id"]: row for row in rows}

    async def until(self, what: Callable[[dict[int, Any]], bool]) -> dict[int, Any]:
        """Wait until the matches stand like this."""
        end = time.monotonic() + WAIT_SECONDS
        while not what(stands := await self.stands()):
            broken = [task for task in self.playing if task.done() and task.exception()]
            assert not broken, broken
            assert time.monotonic() < end, {number: (row["rules"], row["seq"]) for number, row in stands.items()}
            await asyncio.sleep(0.2)
        return stands

    async def until_on_offer(self, rules: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.town.ports['gateway']}/api") as http:
            async with asyncio.timeout(WAIT_SECONDS):
                while {game["game"]: game["rules"] for game in (await http.get("/games")).json()}["tzolkin"] != rules:
                    await asyncio.sleep(0.2)

    async def upgrade(self, *arguments: str) -> dict[int, tuple[int, bool]]:
        """What the command of the newer rules says: how many entries agree, and whether the match moves."""
        said = await asyncio.to_thread(self.run, "upgrade", *arguments)
        found = [STAYED.fullmatch(line) for line in said.splitlines()[:-1]]
        return {int(each[1]): (int(each[2]), each[3] is None) for each in found if each}

    def run(self, *arguments: str) -> str:
        command = [sys.executable, "-m", "yupana", *arguments]
        environment = self.town.environment(self.newer) | {"COLUMNS": "200"}
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    async def lines(self, number: int) -> list[Any]:
        connection = await self.town.connect()
        rows = await connection.fetch("SELECT * FROM entries WHERE match = $1 ORDER BY seq", number)
        await connection.close()
        return list(rows)


def first_points(options: dict[str, int], lines: list[Any]) -> int | None:
    """The first entry after which somebody has points: there the newer rules part, if the market is capped."""
    match: Match[Any] = Match(GAME, 2, options, digests=False)
    for n, row in enumerate(lines):
        match.repeat(Entry(row["seat"], row["move"], tuple(row["fell"].split())))
        if options == CAPPED and any(amount for score in GAME.scores(match.state) for _, amount in score.parts):
            return n
    return None


@pytest.mark.parametrize("shot", [False, True], ids=["both-stay", "the-old-one-is-shot"])
def test_every_match_ends_by_its_rules_and_an_upgrade_moves_exactly_those_that_agree(
    tmp_path: Path, shot: bool
) -> None:
    asyncio.run(live(tmp_path, shot))


async def live(folder: Path, shot: bool) -> None:
    town = Town(SERVER, NATS, log=folder / "town.log")
    here = Tables(town, newer_rules(folder / "newer"))
    try:
        await town.found()
        town.start("referee", "old")
        town.start("gateway", "gateway")
        await asyncio.to_thread(town.wait_for, "gateway")
        first = [await here.open(options) for options in (PLAIN, CAPPED, PLAIN, CAPPED)]
        first.append(await here.open(CAPPED, bots=1))
        await here.until(lambda stands: all(stands[number]["seq"] > 60 for number in first))
        here.pace(SLOW)
        town.start("referee", "new", here.newer)
        await here.until_on_offer(NEW)
        later = [await here.open(options) for options in (PLAIN, CAPPED)]
        stands = await here.until(lambda stands: all(stands[number]["seq"] > 10 for number in later))
        assert {number: stands[number]["rules"] for number in first} == dict.fromkeys(first, OLD)
        assert {number: stands[number]["rules"] for number in later} == dict.fromkeys(later, NEW)
        if shot:
            town.kill("old")
            await asyncio.sleep(3)
        before = await here.stands()
        would = await here.upgrade("--dry-run")
        assert {number: row["rules"] for number, row in (await here.stands()).items()} == {
            number: row["rules"] for number, row in before.items()
        }
        did = await here.upgrade()
        moved = {number for number, (_, moves) in did.items() if moves}
        would_move = {number for number, (_, moves) in would.items() if moves}
        assert moved == would_move if shot else moved <= would_move, "where play goes on, a match may part meanwhile"
        assert set(did) == set(first), "those that were begun by the newer rules are not touched"
        if shot:
            waiting = await here.stands()
            await here.until(lambda stands: all(stands[n]["seq"] > waiting[n]["seq"] for n in moved))
            stuck = [number for number in first if number not in moved]
            assert {n: (await here.stands())[n]["seq"] for n in stuck} == {n: waiting[n]["seq"] for n in stuck}
            told = [client.refused.get(RULES_AWAY, 0) for client in here.clients if client.table in stuck]
            assert any(told), "people are told why"
            town.start("referee", "old")
        here.pace(QUICK)
        stands = await here.until(lambda stands: all(row["result"] or row["broken"] for row in stands.values()))
        await judge(here, stands, did, first, folder / "records")
    finally:
        for task in here.playing:
            task.cancel()
        await asyncio.gather(*here.playing, return_exceptions=True)
        await town.raze()


async def judge(
    here: Tables, stands: dict[int, Any], did: dict[int, tuple[int, bool]], first: list[int], folder: Path
) -> None:
    """Nothing is broken or lost; each match has the rules it should have, and its record is of those."""
    connection = await here.town.connect()
    texts = {row["match"]: row["text"] for row in await connection.fetch("SELECT * FROM records")}
    proofs = {row["match"]: row for row in await connection.fetch("SELECT * FROM upgrades")}
    shown = {row["id"]: row["rules"] for row in await connection.fetch("SELECT id, rules FROM tables")}
    await connection.close()
    moved = {number for number, (_, moves) in did.items() if moves}
    assert moved, "some agree"
    assert set(first) - moved, "some do not"
    assert set(proofs) == moved
    assert not [row["broken"] for row in stands.values() if row["broken"]]
    assert " broke: " not in here.town.log.read_text(encoding="utf-8"), "nor did any referee think so"
    folder.mkdir()
    for number, row in stands.items():
        options, lines = msgspec.json.decode(row["options"]), await here.lines(number)
        rules = OLD if number in first and number not in moved else NEW
        assert row["rules"] == shown[number] == read(texts[number]).rules == rules
        points = first_points(options, lines)
        if number in moved:
            proof = proofs[number]
            assert points is None or points >= proof["entries"], "it was moved although it had parted"
            assert (proof["before"], proof["after"]) == (OLD, NEW)
            assert proof["digest"] == lines[proof["entries"] - 1]["digest"]
        elif number in did:
            assert points == did[number][0], "it stayed, at the entry where the rules part"
        if rules == OLD or points is None:
            replay(read(texts[number]), GAME)
        else:
            with pytest.raises(BadRecord, match=f"rules {NEW} of tzolkin"):
                replay(read(texts[number]), GAME)
        if rules == NEW or points is None:
            (folder / f"{number}.yupana").write_text(texts[number], encoding="utf-8")
    assert f"{len(list(folder.iterdir()))} records replay as written" in here.run("verify", str(folder))
    for client in here.clients:
        journal = [(row["seat"], row["move"]) for row in await here.lines(client.table)]
        for move in client.acknowledged:
            asked = int(move.decision.partition(":")[0])
            assert (client.seat, move.move) in journal[asked : move.seq], "what was acknowledged is in the journal"

"""The API against its own description: Schemathesis asks thousands of things of a real gateway with a real referee."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.budget import PATIENCE
from tests.server.conftest import NATS, SERVER
from tests.server.player import PASSWORD, Player
from tests.server.town import Town

from yupana.server.accounts.tokens import SCOPES

CASES = 2_000  # at least
SEED = 20
SECONDS = 8 * PATIENCE  # for a run
BOTS_SECONDS = 5 * PATIENCE  # for a match of bots
LAST = ["DELETE /api/tokens/{number}", "DELETE /api/me"]  # after these the token may open nothing any more
ANSWERS = ["2xx", "3xx", 400, 401, 403, 404, 409, 429]  # to what is well-formed
CONFIG = """
seed = {seed}

[generation]
database = "none"
max-examples = {examples}
dictionaries = {{ string = {{ dictionary = "words", probability = 0.3 }} }}

[dictionaries.tables]
values = {tables}

[dictionaries.words]
values = {words}

[dictionaries.seats]
values = [0, 1, 2]

[dictionaries.people]
values = {people}

[dictionaries.games]
values = ["tzolkin"]

[parameters]
"path.number" = {{ dictionary = "tables", probability = 0.7 }}
"path.proposal" = {{ dictionary = "tables", probability = 0.7 }}
"path.seat" = {{ dictionary = "seats", probability = 0.7 }}
"path.name" = {{ dictionary = "people", probability = 0.5 }}
"path.game" = {{ dictionary = "games", probability = 0.5 }}

[checks]
positive_data_acceptance.expected-statuses = {answers}
"""
DAYS = {"pace": "days", "days": 2, "vacation": 5}


class Settled:
    """People and tables in every status."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.port = town.ports["gateway"]
        self.people: list[Player] = []
        self.tables: dict[int, str] = {}  # with the status of each

    async def person(self, name: str) -> Player:
        self.people.append(await Player(self.port, name).come("/api/accounts", name=name, password=PASSWORD))
        return self.people[-1]

    async def opens(self, owner: Player, *others: Player, **wishes: Any) -> dict[str, Any]:
        """A table at which these people sit."""
        wanted = {"game": "tzolkin", "seats": 2, "terms": {"pace": "free"}, "keep_order": True} | wishes
        made: dict[str, Any] = await owner.does("POST", "/api/tables", wanted)
        for seat, other in enumerate(others, 1):
            await other.does("PUT", f"/api/tables/{made['id']}/seats/{seat}", {"code": made["code"]})
        return made

    async def settle(self) -> tuple[str, str, str]:
        """Fill the town; three tokens, the second of somebody who may be forgotten, the last of a moderator."""
        ann, ben, eve, mia = [await self.person(name) for name in ("Ann", "Ben", "Eve", "Mia")]
        left = await self.opens(ann, bots=["random"], substitute="random")
        await self.opens(ann)
        await self.opens(ben, listed=False)
        await self.opens(ann, ben, rated=True, terms={"pace": "live", "bank": 600})
        gone = await self.opens(ann)
        await ann.does("DELETE", f"/api/tables/{gone['id']}")
        playing = [await self.opens(ann, ben), await self.opens(ben, ann, terms=DAYS), await self.opens(ann, ben)]
        playing.append(await self.opens(ann, bots=["greedy"]))
        for table in (left, *playing):
            owner = ben if table["owner"] == "Ben" else ann
            await owner.does("POST", f"/api/tables/{table['id']}/start")
        await ann.does("DELETE", f"/api/tables/{left['id']}/seats/0")
        await ben.does("DELETE", f"/api/tables/{playing[2]['id']}/seats/1")
        for table in playing[:2]:
            here = f"/api/tables/{table['id']}"
            await ben.does("POST", f"{here}/chat", {"text": "Hello"})
            await ann.does("PUT", f"{here}/note", {"text": "Watch out"})
            await self.begun(table["id"])
            await ben.does("POST", f"{here}/proposals", {"kind": "close"})
        await self.over(left["id"])
        for _ in range(len(playing) + 8):
            await eve.token("read")  # to be taken back
        await ann.does("POST", "/api/reports", {"kind": "play", "person": "Ben", "table": playing[0]["id"]})
        tokens = (await ann.token(*SCOPES), await eve.token(*SCOPES), await mia.token(*SCOPES))
        connection = await self.town.connect()
        await connection.execute(
            'UPDATE seats SET person = $1 WHERE "table" = $2 AND seat = 0', ann.me["id"], left["id"]
        )
        await connection.execute(
            "INSERT INTO ratings (person, game, mu, sigma, matches) VALUES ($1, 'tzolkin', 27, 6, 3)", ann.me["id"]
        )
        await connection.execute("INSERT INTO roles (person, role) VALUES ($1, 'moderator')", mia.me["id"])
        for row in await connection.fetch("SELECT id, status FROM tables"):
            self.tables[row["id"]] = row["status"]
        await connection.close()
        assert {*self.tables.values()} == {"open", "playing", "over", "closed"}
        return tokens

    async def begun(self, table: int) -> None:
        """The referee has dealt."""
        async with asyncio.timeout(BOTS_SECONDS):
            while (await self.people[0].does("GET", f"/api/tables/{table}"))["seq"] == 0:
                await asyncio.sleep(0.05)

    async def over(self, table: int) -> None:
        """Bots have played to the end."""
        async with asyncio.timeout(BOTS_SECONDS):
            while (await self.people[0].does("GET", f"/api/tables/{table}"))["status"] != "over":
                await asyncio.sleep(0.2)

    async def leave(self) -> None:
        for player in self.people:
            await player.http.aclose()


def run(folder: Path, here: Settled, name: str, examples: int, *options: str, token: str = "") -> int:
    """One run of Schemathesis, which must find nothing; how many cases it sent."""
    config = folder / f"{name}.toml"
    values = {
        "seed": SEED,
        "examples": examples,
        "tables": sorted(here.tables),
        "people": [player.name for player in here.people],
        "words": ["tzolkin", "random", "greedy", "live", "days", "free", "market-cap", PASSWORD, "Ann", "Eve"],
        "answers": ANSWERS,
    }
    config.write_text(CONFIG.format(**{key: json.dumps(value) for key, value in values.items()}))
    report = folder / f"{name}.json"
    command = [str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config), "--no-color", "run"]
    command += [f"http://127.0.0.1:{here.port}/api/openapi.json", "--checks", "all", "--report-json-path", str(report)]
    command += ["--report", "json", "--continue-on-failure", "--warnings", "off", "--workers", "1", *options]
    if token:
        command += ["--header", f"Authorization: Bearer {token}"]
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "SCHEMATHESIS"))}
    ended = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert ended.returncode == 0, ended.stdout[-20_000:] + ended.stderr[-2_000:]
    told = json.loads(report.read_text())
    assert told["complete"]
    assert (told["failures"], told["errors"], told["test_cases"]["with_failures"]) == ([], [], 0)
    cases = int(told["test_cases"]["generated"])
    print(f"{name}: {told['operations']['tested']} routes, {cases} cases in {told['running_time']:.0f} s")
    return cases


@pytest.mark.slow
def test_the_api_does_what_its_description_says(tmp_path: Path) -> None:
    town = Town(SERVER, NATS, log=tmp_path / "town.log")
    try:
        asyncio.run(town.found())
        town.start("referee", "referee")
        town.start("gateway", "gateway")
        town.wait_for("gateway")
        here = Settled(town)
        token, last, moderator = asyncio.run(settle(here))
        without = [f"--exclude-name={name}" for name in LAST]
        cases = run(tmp_path, here, "person", 25, *without, token=token)
        assert asyncio.run(opens(here, token)), "whatever was asked for was asked by somebody"
        cases += run(tmp_path, here, "stranger", 10, "--phases=fuzzing")
        for n, name in enumerate(LAST):
            cases += run(tmp_path, here, f"last-{n}", 20, f"--include-name={name}", token=last)
        assert asyncio.run(opens(here, last)), "nobody is forgotten by whoever does not know the password"
        cases += run(tmp_path, here, "moderator", 20, "--include-path-regex=/api/moderation", token=moderator)
        assert asyncio.run(opens(here, moderator)), "nobody bans a moderator but the host"
        print(f"{cases} cases")
        assert cases >= CASES
        told = town.log.read_text()
        assert "Traceback" not in told
        assert '"status": 5' not in told
    finally:
        asyncio.run(town.raze())


async def opens(here: Settled, token: str) -> bool:
    """Whether a token is somebody's."""
    program = Player(here.port, token=token)
    try:
        return (await program.ask("GET", "/api/me")).is_success
    finally:
        await program.http.aclose()


async def settle(here: Settled) -> tuple[str, str, str]:
    try:
        return await here.settle()
    finally:
        with contextlib.suppress(Exception):
            await here.leave()

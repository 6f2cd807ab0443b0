"""Commands of a host reach people who are connected: a gateway and a referee as processes, NATS, sockets."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from tests.budget import PATIENCE
from tests.server.player import PASSWORD, Player, choices
from tests.server.test_permissions import Party, tell
from tests.server.town import Town

from yupana.server.gateway.hub import SIGNED_OUT

pytestmark = pytest.mark.slow


async def admin(party: Party, *words: str, code: int = 0) -> str:
    """A command of the host; what it says."""
    command = [sys.executable, "-m", "yupana", "admin", *words]
    environment = party.town.environment() | {"COLUMNS": "400", "LC_ALL": "C.UTF-8"}
    ended = await asyncio.to_thread(
        subprocess.run, command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == code, ended.stdout + ended.stderr
    return ended.stdout if code == 0 else ended.stderr


async def rung(player: Player, before: int) -> None:
    """A bell has rung since."""
    async with asyncio.timeout(PATIENCE):
        while player.rings <= before:
            await asyncio.sleep(0.05)


def test_who_is_banned_by_a_command_is_out_at_once_and_cannot_sign_in(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben = await party.people(2)
        number = await party.play(ann, ben)
        program = party.visitor(await ben.token("read", "play"))
        await program.connect()
        name = ben.me["name"]
        said = await admin(party, "ban", name, "--hours", "2", "--because", "Insults")
        assert f"(console): ban, person {name}, hours 2, because: Insults" in said
        for player in (ben, program):
            assert await player.closed(PATIENCE) == SIGNED_OUT
            assert (await player.fails("GET", "/api/me"))[0] == 401
        again = party.visitor()
        answer = await again.ask("POST", "/api/sessions", {"name": name, "password": PASSWORD})
        assert (answer.status_code, answer.json()["reason"], answer.json()["because"]) == (
            403,
            "problem-banned",
            "Insults",
        )
        wrong = await again.ask("POST", "/api/sessions", {"name": name, "password": "not the password"})
        assert wrong.json() == {"reason": "problem-wrong-password"}, "strangers learn nothing of a ban"
        async with asyncio.timeout(PATIENCE):
            while (await ann.does("GET", f"/api/tables/{number}"))["seats"][1]["bot"] is None:
                await asyncio.sleep(0.1)
        await admin(party, "unban", name)
        await again.come("/api/sessions", name=name, password=PASSWORD)

    tell(town, story)


def test_a_message_that_a_command_deletes_is_gone_where_it_is_being_looked_at(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben = await party.people(2)
        number = await party.open(ann, ben)
        path = f"/api/tables/{number}/chat"
        line = await ben.does("POST", path, {"text": "insult"})
        about = {"kind": "talk", "table": number, "line": line["id"], "text": "Rude"}
        report = await ann.does("POST", "/api/reports", about)
        await ann.connect()
        await ann.watch(number)
        await asyncio.sleep(1)
        before = ann.rings
        assert ": Rude" in await admin(party, "reports")
        assert f"message {line['id']}, {ben.me['name']}: insult (reported)" in await admin(
            party, "report", str(report["id"])
        )
        await admin(party, "delete-message", str(line["id"]))
        await rung(ann, before)
        assert await ann.does("GET", path) == []
        await admin(party, "report", str(report["id"]), "--settle")
        assert "settle" in await admin(party, "audit")
        assert await admin(party, "delete-message", str(line["id"]), code=1) == "there is no such message\n"

    tell(town, story)


def test_a_match_that_a_command_closes_is_closed_for_everybody_who_watches(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben = await party.people(2)
        number = await party.play(ann, ben, rated=True, terms={"pace": "live", "bank": 600})
        before = ben.rings
        await admin(party, "close", str(number), "--because", "Collusion")
        await rung(ben, before)
        async with asyncio.timeout(PATIENCE):
            while (await ben.does("GET", f"/api/tables/{number}"))["status"] != "closed":
                await asyncio.sleep(0.1)
        assert (await ann.does("GET", f"/api/people/{ann.me['name']}"))["ratings"] == []
        assert await admin(party, "close", "999999999", code=1) == "there is no such table\n"

    tell(town, story)


def test_a_command_makes_a_moderator_who_renames_somebody_in_a_match_that_goes_on(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben, mod = await party.people(3)
        number = await party.play(ann, ben)
        assert "moderator" in await admin(party, "role", mod.me["name"], "moderator")
        assert (await mod.does("GET", "/api/me"))["role"] == "moderator"
        deed = {"deed": "rename", "person": ben.me["name"], "to": f"Ben {number}"}
        assert (await mod.does("POST", "/api/moderation/deeds", deed))["told"]
        assert (await ann.act(number, next(choices(ann.screens[number]))))["type"] == "done", "the match goes on"
        shown = await ann.does("GET", f"/api/tables/{number}")
        assert shown["seats"][1]["name"] == f"Ben {number}"
        await admin(party, "role", mod.me["name"], "none")
        assert await mod.fails("GET", "/api/moderation/audit") == (403, "problem-role")

    tell(town, story)


def test_a_name_that_nobody_has_is_one_sentence(town: Town) -> None:
    async def story(party: Party) -> None:
        assert await admin(party, "mute", "Nobody At All", code=1) == "there is nobody of that name\n"

    tell(town, story)


def test_a_command_that_invites_does_not_make_up_where_people_come(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(party: Party) -> None:
        entry, link, advice = (await admin(party, "invite", "--people", "3")).splitlines()
        assert "people 3" in entry and link.startswith("/#/invited/") and "YUPANA_URL" in advice
        monkeypatch.setitem(party.town.settings, "YUPANA_URL", "https://play.example.org")
        assert (await admin(party, "invite")).splitlines()[1].startswith("https://play.example.org/#/invited/")

    tell(town, story)

"""Programs that play for accounts of their own: over a real gateway, named as bots, shown no more than people."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from starlette.websockets import WebSocket
from tests.budget import PATIENCE
from tests.server.player import PASSWORD, Player
from tests.server.town import Town
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from yupana.bots.random_bot import RandomBot
from yupana.bots.wire import Speaker, messages
from yupana.engine.agenda import fields_of
from yupana.engine.codec import plain
from yupana.engine.match import Match
from yupana.engine.record import read
from yupana.games import title
from yupana.play.local import foresee
from yupana.protocol.messages import BotHello, BotMatch, BotMove, BotOver, BotReady, BotRefused
from yupana.server.accounts.limits import Limits
from yupana.server.accounts.names import is_bots
from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.bots import PROTOCOL, REFUSALS_MAX, Program, over
from yupana.server.gateway.hub import SIGNED_OUT, TOO_SLOW, Hub, Socket
from yupana.server.lobby.rooms import Lobby

EXAMPLE = Path(__file__).parents[2] / "docs" / "bots" / "socket_bot.py"
READY = {"type": "ready", "name": "Test", "author": "", "x-unknown": [1]}
CHOOSE = {"type", "match", "decision", "seat", "seconds", "ask", "options", "view"}


class Machine(Player):
    """The account of a bot, and the program that plays for it."""

    key = ""
    says: ClientConnection

    async def arrive(self, *scopes: str) -> Machine:
        await self.come("/api/accounts", name=f"Bot {secrets.token_hex(6)}", password=PASSWORD, bot=True)
        self.key = await self.token(*scopes)
        return self

    @property
    def address(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    async def call(self) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self.key}"}
        self.says = await connect(self.address, additional_headers=headers, compression=None)
        return self.says

    async def say(self, message: dict[str, Any]) -> None:
        await self.says.send(json.dumps(message))

    async def hears(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.says.recv())
        return message

    async def hears_of(self, kind: str) -> dict[str, Any]:
        message = await self.hears()
        assert message["type"] == kind, message
        return message

    async def sits(self, **wishes: Any) -> int:
        """A match against a bot of the server."""
        wanted = {"game": "tzolkin", "seats": 2, "bots": ["random"], "terms": {"pace": "free"}, "keep_order": True}
        number = int((await self.does("POST", "/api/tables", wanted | wishes))["id"])
        await self.does("POST", f"/api/tables/{number}/start")
        return number

    async def greeted(self) -> None:
        await self.call()
        assert await self.hears() == messages.hello()
        await self.say(READY)


def tell(town: Town, story: Callable[[Machine], Awaitable[None]], *scopes: str) -> None:
    async def told() -> None:
        machine = Machine(town.ports["gateway"])
        try:
            await story(await machine.arrive(*(scopes or ("play", "read"))))
        finally:
            if hasattr(machine, "says"):
                await machine.says.close()
            await machine.http.aclose()

    asyncio.run(told())


def answer_to(asked: dict[str, Any], move: str = "") -> dict[str, Any]:
    return messages.move(asked["match"], asked["decision"], move or asked["options"][0]["move"])


# The protocol.


def test_a_socket_speaks_as_lines_do() -> None:
    game = title("tzolkin").game
    assert messages.PROTOCOL == PROTOCOL
    for kind, message in (
        (BotHello, messages.hello()),
        (BotMatch, messages.match_begins("7", game, 4, 2)),
        (BotOver, messages.match_over("7", [61.25, 48.0], [0])),
        (BotRefused, messages.refused("7", "31:2", "refused-too-late")),
        (BotReady, messages.ready("Busy", "somebody")),
        (BotMove, messages.move("7", "31:2", "end-turn")),
    ):
        assert msgspec.to_builtins(msgspec.convert(message, kind)) == message


def test_the_result_of_a_match_is_told_as_scores_and_winners() -> None:
    assert over(7, "61.25* 48 61.25*") == BotOver("7", [61.25, 48.0, 61.25], [0, 2])
    assert over(7, "") == BotOver("7", [], [])


@pytest.mark.slow
@pytest.mark.services
def test_the_example_of_the_documentation_plays_a_whole_match(town: Town) -> None:
    async def story(machine: Machine) -> None:
        number = await machine.sits()
        command = [sys.executable, str(EXAMPLE), machine.address, machine.key]
        process = await asyncio.create_subprocess_exec(*command)
        try:
            async with asyncio.timeout(PATIENCE):
                while not (table := await machine.does("GET", f"/api/tables/{number}"))["result"]:
                    await asyncio.sleep(0.2)
            assert process.returncode is None
        finally:
            process.terminate()
            await process.wait()
        assert table["seats"][0]["person"] == machine.me["name"]

    tell(town, story)


@pytest.mark.slow
@pytest.mark.services
def test_a_program_is_shown_what_its_seat_sees_and_nothing_else(town: Town) -> None:
    async def story(machine: Machine) -> None:
        number = await machine.sits()
        await machine.greeted()
        begun = await machine.hears_of("match")
        assert begun == messages.match_begins(str(number), title("tzolkin").game, 2, 0)
        speaker = Speaker(RandomBot(), "Test")
        speaker.answer(begun)
        asked: list[dict[str, Any]] = []
        while (said := await machine.hears())["type"] == "choose":
            assert set(said) == CHOOSE
            assert (said["match"], said["seat"], said["seconds"]) == (str(number), 0, None)
            asked.append(said)
            await machine.say(speaker.answer(said) or {})
        async with asyncio.timeout(PATIENCE):
            while (answer := await machine.ask("GET", f"/api/tables/{number}/record")).status_code == 404:
                await asyncio.sleep(0.2)
        record = read(answer.text)
        match: Match[Any] = Match(title("tzolkin").game, 2, record.options, digests=False)
        by_length = {int(shown["decision"].partition(":")[0]): shown["view"] for shown in asked}
        assert len(by_length) == len(asked) > 20
        shown = None  # between being asked and answering, others may answer who decide at the same time
        for entry in record.entries:
            assert shown is None or entry.seat != 0
            match.repeat(entry)
            shown = by_length.pop(match.length(), shown)
            view = match.game.view(match.state, 0)
            if shown == {name: plain(getattr(view, name)) for name in fields_of(type(view))}:
                shown = None
        assert not by_length
        assert shown is None
        scores = [score.total() / score.per_point for score in match.game.scores(match.state)]
        assert said == messages.match_over(str(number), scores, match.game.winners(match.state))

    tell(town, story)


@pytest.mark.slow
@pytest.mark.services
def test_a_device_can_foresee_what_would_follow_from_what_its_seat_is_shown(town: Town) -> None:
    async def story(machine: Machine) -> None:
        number = await machine.sits()
        path = f"/api/tables/{number}/decision"
        await machine.greeted()
        await machine.hears_of("match")
        for _ in range(20):  # nothing is foreseen of sealed answers, nor where the only one does nothing to tell
            asked = await machine.hears_of("choose")
            shown = (await machine.ask("GET", path)).text
            assert json.loads(shown)["decision"] == asked["decision"]
            seen = [json.loads(foresee(shown, 0, option["move"])) for option in asked["options"]]
            if any(each and each["lines"] for each in seen):
                break
            await machine.say(answer_to(asked))
        else:
            pytest.fail("none does anything that can be told")
        assert json.loads(shown)["view"] == asked["view"]  # nobody else decides now, who could have changed it
        stranger = Machine(machine.port)
        await stranger.arrive("play", "read")
        assert await stranger.fails("GET", path) == (403, "problem-not-seated")
        await stranger.http.aclose()

    tell(town, story)


@pytest.mark.slow
@pytest.mark.services
def test_a_program_that_comes_back_is_told_again_what_it_must_decide(town: Town) -> None:
    async def story(machine: Machine) -> None:
        await machine.sits(terms={"pace": "live", "bank": 600, "increment": 0, "ceiling": 600})
        await machine.greeted()
        await machine.hears_of("match")
        asked = await machine.hears_of("choose")
        assert 0 < asked["seconds"] <= 600
        before = machine.says
        await machine.greeted()
        await machine.hears_of("match")
        again = await machine.hears_of("choose")
        same = ("match", "decision", "seat", "ask", "options")  # others may have answered meanwhile
        assert {name: again[name] for name in same} == {name: asked[name] for name in same}
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(ConnectionClosed):  # one program plays for an account, the one that came last
                await before.recv()
        assert before.close_code == SIGNED_OUT
        await machine.say(answer_to(again))
        assert (await machine.hears_of("choose"))["decision"] != again["decision"]

    tell(town, story)


@pytest.mark.slow
@pytest.mark.services
def test_a_wrong_answer_is_refused_and_can_be_given_again_but_not_without_end(town: Town) -> None:
    async def story(machine: Machine) -> None:
        number = await machine.sits()
        await machine.greeted()
        await machine.hears_of("match")
        asked = await machine.hears_of("choose")
        wrong = answer_to(asked, "win")
        await machine.say(wrong)
        refused = messages.refused(str(number), asked["decision"], "refused-no-such-option")
        assert await machine.hears() == refused
        await machine.say(answer_to(asked))
        later = await machine.hears_of("choose")
        await machine.say(answer_to(asked))
        assert (await machine.hears_of("refused"))["reason"] == "refused-too-late"
        await machine.say({**wrong, "match": "elsewhere"})
        assert (await machine.hears_of("refused"))["reason"] == "refused-no-such-match"
        for _ in range(REFUSALS_MAX):
            await machine.say(answer_to(later, "win"))
        with pytest.raises(ConnectionClosed):
            while True:
                await machine.hears_of("refused")
        assert machine.says.close_code == SIGNED_OUT

    tell(town, story)


# Who may.


@pytest.mark.slow
@pytest.mark.services
def test_only_a_token_of_a_bots_account_that_may_play_speaks_as_a_bot(town: Town) -> None:
    async def story(machine: Machine) -> None:
        await machine.call()
        await machine.say(READY)
        assert (await machine.hears_of("not-done"))["reason"] == "problem-scope"
        person = Machine(machine.port)
        await person.come("/api/accounts", name=f"P {secrets.token_hex(6)}", password=PASSWORD)
        person.key = await person.token("read", "play", "lobby", "account")
        await person.call()
        await person.say(READY)
        assert (await person.hears_of("not-done"))["reason"] == "problem-scope"
        await person.says.close()
        await person.http.aclose()

    tell(town, story, "read", "lobby", "account")


@pytest.mark.slow
@pytest.mark.services
def test_the_name_of_an_account_says_whether_it_is_a_bots(town: Town) -> None:
    async def story(machine: Machine) -> None:
        assert is_bots(machine.me["name"])
        stranger = Player(machine.port)
        word = secrets.token_hex(4)
        for name, bot, problem in (
            (f"{word} bot", False, (409, "problem-name-taken")),
            (f"{word}", True, (400, "problem-name")),
            ("strong", True, (400, "problem-name")),  # a bot of ours
        ):
            wanted = {"name": name, "password": PASSWORD, "bot": bot}
            assert await stranger.fails("POST", "/api/accounts", wanted) == problem
        await stranger.http.aclose()

    tell(town, story)


@pytest.mark.slow
@pytest.mark.services
def test_a_bot_sits_at_no_rated_table(town: Town) -> None:
    async def story(machine: Machine) -> None:
        wanted = {"game": "tzolkin", "seats": 2, "rated": True, "terms": {"pace": "live", "bank": 600}}
        assert await machine.fails("POST", "/api/tables", wanted) == (409, "problem-rated-bots")
        person = Player(machine.port)
        await person.come("/api/accounts", name=f"P {secrets.token_hex(6)}", password=PASSWORD)
        made = await person.does("POST", "/api/tables", wanted)
        seat = f"/api/tables/{made['id']}/seats/1"
        assert await machine.fails("PUT", seat, {"code": made["code"]}) == (409, "problem-rated-bots")
        await person.http.aclose()

    tell(town, story)


def test_a_program_that_comes_back_in_a_storm_is_turned_away() -> None:
    """Every account has its own allowance, wherever its programs connect from."""

    async def storm(limits: Limits, person: int) -> list[int]:
        codes: list[int] = []
        state = SimpleNamespace(limits=limits, context=SimpleNamespace(settings=SimpleNamespace(limits=True)))

        class Line(Socket):
            async def close(self, code: int) -> None:
                self.dropped = True
                codes.append(code)

        hub = Hub(Lobby(cast(Any, None), LocalFanout(), cast(Any, None)))
        for _ in range(100):
            websocket = cast(WebSocket, SimpleNamespace(app=SimpleNamespace(state=state)))
            client = Line(websocket, None, 0.0)
            hub.people[person] = cast(Any, SimpleNamespace(sockets={client}))
            program = Program(hub, client, person)
            await program.hear(BotReady("Test", ""))
            await program.stop()
        return codes

    limits = Limits()
    assert asyncio.run(storm(limits, 1)) == [TOO_SLOW] * 40
    assert asyncio.run(storm(limits, 2)) == [TOO_SLOW] * 40

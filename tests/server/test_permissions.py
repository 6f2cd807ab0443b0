"""Who may not act cannot: real people at a real gateway try what is not theirs to do, over HTTP and the socket."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket
from tests.budget import PATIENCE
from tests.server.player import PASSWORD, Player, choices, decision_of
from tests.server.town import Town
from websockets.exceptions import InvalidStatus

from yupana.bots import BOTS
from yupana.protocol.messages import Choose, Undo
from yupana.server.accounts.names import clean_name, is_machines
from yupana.server.accounts.tokens import SCOPES
from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway import hub as hubs
from yupana.server.gateway.context import real_time
from yupana.server.gateway.hub import SIGNED_OUT, SWEEP_SECONDS, Hub, Socket
from yupana.server.lobby.rooms import Lobby
from yupana.server.lobby.watching import Place

NEEDS = {  # every route that is not open to all, and the scope that a token needs for it
    "read": ["GET /api/me", "GET /api/turns"],
    "account": [
        "PUT /api/me",
        "DELETE /api/me",
        "GET /api/me/export",
        "PUT /api/me/password",
        "GET /api/me/entrances",
        "POST /api/me/passkey-question",
        "POST /api/me/passkeys",
        "DELETE /api/me/passkeys/{number}",
        "POST /api/me/openid",
        "PUT /api/me/openid",
        "DELETE /api/me/openid",
        "GET /api/me/push",
        "PUT /api/me/push",
        "DELETE /api/me/push",
        "GET /api/me/chats",
        "POST /api/me/chats",
        "POST /api/me/chats/{number}/test",
        "DELETE /api/me/chats/{number}",
        "GET /api/sessions",
        "DELETE /api/sessions/current",
        "DELETE /api/sessions/{number}",
        "GET /api/tokens",
        "POST /api/tokens",
        "DELETE /api/tokens/{number}",
        "GET /api/blocks",
        "PUT /api/blocks/{name}",
        "DELETE /api/blocks/{name}",
    ],
    "moderate": [
        "GET /api/moderation/reports",
        "GET /api/moderation/reports/{number}",
        "GET /api/moderation/people/{name}",
        "GET /api/moderation/audit",
        "POST /api/moderation/deeds",
        "GET /api/moderation/invitations",
        "POST /api/moderation/invitations",
    ],
    "lobby": [
        "POST /api/tables",
        "DELETE /api/tables/{number}",
        "PUT /api/tables/{number}/seats/{seat}",
        "DELETE /api/tables/{number}/seats/{seat}",
        "PUT /api/tables/{number}/seats/{seat}/bot",
        "POST /api/tables/{number}/start",
        "POST /api/tables/{number}/rematch",
        "POST /api/tables/{number}/chat",
        "GET /api/tables/{number}/note",
        "PUT /api/tables/{number}/note",
        "POST /api/reports",
    ],
    "play": [
        "GET /api/tables/{number}/decision",
        "POST /api/tables/{number}/proposals",
        "POST /api/tables/{number}/proposals/{proposal}",
        "POST /api/tables/{number}/away",
        "POST /api/tables/{number}/resign",
        "PUT /api/tables/{number}/promise",
        "PUT /api/tables/{number}/share",
    ],
}
OPEN = ["GET /api/tables"]  # to all, but for `mine`
NOWHERE = {"{number}": "999999999", "{seat}": "0", "{proposal}": "999999999", "{name}": "Nobody"}
AT_ONCE = 1.0  # in seconds: long before a sweep finds it
NIGHT = {"from": "23:00", "to": "07:30", "zone": "Europe/Kyiv"}


class Party:
    """People who came to one gateway."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.port = town.ports["gateway"]
        self.all: list[Player] = []

    def visitor(self, token: str = "") -> Player:
        self.all.append(Player(self.port, token=token))
        return self.all[-1]

    async def person(self) -> Player:
        name = f"P {secrets.token_hex(6)}"
        return await self.visitor().come("/api/accounts", name=name, password=PASSWORD)

    async def people(self, count: int) -> list[Player]:
        return [await self.person() for _ in range(count)]

    async def open(self, owner: Player, *others: Player, **wishes: Any) -> int:
        """A table at which these people sit, in this order."""
        wanted = {"game": "tzolkin", "seats": max(2, 1 + len(others)), "terms": {"pace": "free"}, "keep_order": True}
        made = await owner.does("POST", "/api/tables", wanted | wishes)
        for seat, player in enumerate(others, 1):
            await player.does("PUT", f"/api/tables/{made['id']}/seats/{seat}", {"code": made["code"]})
        return int(made["id"])

    async def play(self, *players: Player, **wishes: Any) -> int:
        """A match of these people, who all look at it and must all choose their tiles."""
        number = await self.open(*players, **wishes)
        await players[0].does("POST", f"/api/tables/{number}/start")
        for player in players:
            await player.connect()
            await player.watch(number)
        for player in players:
            decision_of(await player.until(number, 1))
        return number

    async def rows(self, statement: str, *values: Any) -> Any:
        connection = await self.town.connect()
        try:
            return await connection.fetch(statement, *values)
        finally:
            await connection.close()


def tell(town: Town, story: Callable[[Party], Awaitable[None]]) -> None:
    async def told() -> None:
        party = Party(town)
        try:
            await story(party)
        finally:
            for player in party.all:
                await player.hang_up()
                await player.http.aclose()

    asyncio.run(told())


async def soon(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


def path_of(route: str) -> tuple[str, str]:
    """A method, and a path at which there is nothing."""
    method, _, path = route.partition(" ")
    for name, value in NOWHERE.items():
        path = path.replace(name, value)
    return method, path


# Scopes, CSRF, origins, sessions.


@pytest.mark.slow
def test_a_token_without_the_scope_of_a_route_is_refused_on_every_route(town: Town) -> None:
    async def story(party: Party) -> None:
        ann = await party.person()
        described = (await ann.does("GET", "/api/openapi.json"))["paths"]
        closed = {
            f"{method.upper()} {path}"
            for path, methods in described.items()
            for method, route in methods.items()
            if "401" in route["responses"]
        }
        assert closed - set(OPEN) == set(itertools.chain(*NEEDS.values())), "every route is named above"
        for lacking in SCOPES:
            program = party.visitor(await ann.token(*[scope for scope in SCOPES if scope != lacking]))
            for scope, routes in NEEDS.items():
                for route in routes:
                    answer = (
                        await program.ask(*path_of(route)) if route != "DELETE /api/me" or scope == lacking else None
                    )
                    if answer is not None:
                        refused = (answer.status_code, answer.text) == (403, '{"reason":"problem-scope"}')
                        assert refused == (scope == lacking), (route, lacking, answer.status_code, answer.text)
        assert (await party.visitor("yupana_wrong").fails("GET", "/api/me"))[0] == 401

    tell(town, story)


@pytest.mark.slow
def test_a_role_opens_the_routes_of_moderators_and_no_role_opens_all_others(town: Town) -> None:
    async def story(party: Party) -> None:
        for role in ("", "moderator", "host"):
            person = await party.person()
            if role:
                await party.rows("INSERT INTO roles (person, role) VALUES ($1, $2)", person.me["id"], role)
            program = party.visitor(await person.token(*SCOPES))
            for scope, routes in NEEDS.items():
                for route in routes:
                    answer = await program.ask(*path_of(route))
                    refused = answer.is_error and answer.json()["reason"] == "problem-role"
                    assert refused == (scope == "moderate" and not role), (role, route, answer.text)

    tell(town, story)


@pytest.mark.slow
def test_a_token_makes_none_that_may_do_more(town: Town) -> None:
    async def story(party: Party) -> None:
        ann = await party.person()
        program = party.visitor(await ann.token("account"))
        wanted = {"label": "more", "scopes": ["account", "play"]}
        assert await program.fails("POST", "/api/tokens", wanted) == (403, "problem-scope")

    tell(town, story)


@pytest.mark.slow
def test_a_session_changes_nothing_without_its_own_csrf_token(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben = await party.people(2)
        for csrf in ("", "x" * 64, "é", ben.me["csrf"]):
            ann.http.headers["X-CSRF-Token"] = csrf.encode().decode("latin-1")
            for route in itertools.chain(*NEEDS.values()):
                if not route.startswith("GET"):
                    assert await ann.fails(*path_of(route)) == (403, "problem-csrf"), route

    tell(town, story)


@pytest.mark.slow
def test_a_strangers_page_opens_no_socket(town: Town) -> None:
    async def story(party: Party) -> None:
        ann = await party.person()
        ours = f"http://127.0.0.1:{party.port}"
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": f"{ours}.evil.example"},
            {"Origin": ours, "Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
            {"Authorization": "Bearer yupana_wrong"},
            {"Authorization": "Basic QW5uOng="},
        ):
            with pytest.raises(InvalidStatus):
                await ann.connect(**headers)
        for headers in ({"Origin": ours}, {"Origin": ours, "Sec-Fetch-Site": "same-origin"}, {}):
            await ann.connect(**headers)
            await ann.hang_up()

    tell(town, story)


@pytest.mark.slow
def test_whose_session_is_over_is_nobody_and_open_sockets_are_closed(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben = await party.people(2)
        cid = await party.person()
        program = party.visitor(await cid.token("play"))
        number = await party.open(ann, ben)
        for player in (ann, ben, program):
            await player.connect()
            await player.watch(number)
        await ann.does("DELETE", "/api/sessions/current")
        await party.rows("UPDATE sessions SET expires_at = now() WHERE person = $1", ben.me["id"])
        (token,) = await cid.does("GET", "/api/tokens")
        await cid.does("DELETE", f"/api/tokens/{token['id']}")
        assert (await ann.fails("GET", "/api/me"))[0] == (await ben.fails("GET", "/api/me"))[0] == 401
        assert (await ben.fails("POST", f"/api/tables/{number}/chat", {"text": "still here?"}))[0] == 401
        assert (await program.fails("POST", f"/api/tables/{number}/away", {}))[0] == 401
        for player in (ann, program):
            assert await player.closed(AT_ONCE) == SIGNED_OUT
        assert await ben.closed(SWEEP_SECONDS + 5) == SIGNED_OUT, "it ran out, and nobody said so"
        await ben.connect()  # with the cookie of a session that ran out: as a stranger
        assert await ben.refused(number, Undo()) == "problem-signed-out"

    tell(town, story)


@pytest.mark.slow
def test_whatever_ends_a_session_or_a_token_closes_what_it_opened_at_once_and_nothing_else(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben = await party.people(2)
        number = await party.open(ann, ben)

        async def elsewhere() -> Player:
            other = await party.visitor().come("/api/sessions", name=ann.me["name"], password=PASSWORD)
            await other.connect()
            return other

        async def ends(method: str, path: str, *gone: Player, **body: str) -> None:
            await ann.does(method, path, body or None)
            assert {*await asyncio.gather(*[each.closed(AT_ONCE) for each in gone])} == {SIGNED_OUT}

        await ann.connect()
        await ben.connect()
        phone = await elsewhere()
        session = next(one for one in await ann.does("GET", "/api/sessions") if not one["current"])
        await ends("DELETE", f"/api/sessions/{session['id']}", phone)

        phone, program = await elsewhere(), party.visitor(await ann.token("play"))
        await program.connect()
        await ends("PUT", "/api/me/password", phone, program, old=PASSWORD, new=PASSWORD)
        for player in (ann, ben):
            assert await player.refused(number, Undo()) != "problem-signed-out"

        phone = await elsewhere()
        await phone.does("POST", "/api/sessions", {"name": ben.me["name"], "password": PASSWORD})
        assert await phone.closed(AT_ONCE) == SIGNED_OUT

        phone = await elsewhere()
        await ends("DELETE", "/api/me", ann, phone, password=PASSWORD)
        assert await ben.refused(number, Undo()) != "problem-signed-out"

    tell(town, story)


# At the table.


@pytest.mark.slow
def test_only_those_who_sit_there_and_may_play_act_at_a_table(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben, dan = await party.people(3)
        number = await party.play(ann, ben)
        move = next(choices(ann.screens[number]))
        reader = party.visitor(await ann.token("read", "lobby", "account"))
        clerk = party.visitor(await ann.token("account"))
        stranger = party.visitor()
        for player, reason in (
            (stranger, "problem-signed-out"),
            (dan, "refused-not-your-turn"),
            (reader, "problem-scope"),
            (clerk, "problem-scope"),
        ):
            await player.connect()
            assert await player.refused(number, move) in (reason, "refused-not-your-turn"), "before watching"
            await player.watch(number)
            await player.until(number, 1)
            assert await player.refused(number, move) == reason
            assert await player.refused(number, Undo()) == reason
        assert reader.screens[number]["decision"] is not None, "it may read what its person sees"
        assert clerk.screens[number] == dan.screens[number] == stranger.screens[number]
        assert dan.screens[number]["decision"] is None
        for player in (dan, stranger):
            for path, body in (("proposals", {"kind": "close"}), ("chat", {"text": "Hello"}), ("start", None)):
                assert (await player.fails("POST", f"/api/tables/{number}/{path}", body))[0] in (401, 403)
        assert (await party.rows("SELECT seq FROM matches WHERE id = $1", number))[0]["seq"] == 1
        player = party.visitor(await ann.token("play"))
        await player.connect()
        await player.watch(number)
        await player.until(number, 1)
        assert (await player.act(number, move))["type"] == "done"

    tell(town, story)


@pytest.mark.slow
def test_nobody_answers_the_decision_of_another_seat_or_twice(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben = await party.people(2)
        number = await party.play(ann, ben)
        mine, his = next(choices(ann.screens[number])), next(choices(ben.screens[number]))
        assert await ann.refused(number, his) == "refused-too-late"
        assert await ann.refused(number, Choose(mine.decision, his.move)) == "refused-no-such-option"
        assert await ann.refused(number, Choose(his.decision, mine.move)) == "refused-too-late"
        assert (await ann.act(number, mine))["type"] == "done"
        assert (await ann.act(number, mine))["type"] == "not-done"
        assert len(await party.rows("SELECT 1 FROM entries WHERE match = $1 AND seat = 0", number)) == 1
        other = await party.open(ann)
        await ann.watch(other)
        assert await ann.refused(other, mine) == "refused-not-your-turn"
        assert await ann.refused(10**9, mine) == "refused-not-your-turn"

    tell(town, story)


@pytest.mark.slow
def test_who_was_sent_away_before_the_start_cannot_act(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben, cid = await party.people(3)
        number = await party.open(ann, ben, listed=False)
        await ben.connect()
        await ben.watch(number)
        await soon(lambda: not ben.answers.empty())
        here = f"/api/tables/{number}"
        await ann.does("DELETE", f"{here}/seats/1")
        code = (await ann.does("GET", here))["code"]
        await cid.does("PUT", f"{here}/seats/1", {"code": code})
        await ann.does("POST", f"{here}/start")
        await cid.connect()
        await cid.watch(number)
        move = next(choices(await cid.until(number, 1)))
        await soon(lambda: any(b"problem-no-table" in each for each in ben.heard))
        assert await ben.refused(number, move) == "refused-not-your-turn"
        await ben.watch(number)
        assert await ben.refused(number, move) == "refused-not-your-turn"
        assert number not in ben.screens, "the table is not listed: it is not for him to see any more"
        for path, body in (("chat", {"text": "Hey"}), ("proposals", {"kind": "close"}), ("start", None)):
            assert (await ben.fails("POST", f"{here}/{path}", body))[0] == 404
        assert (await ben.fails("GET", here))[0] == (await ben.fails("GET", f"{here}/chat"))[0] == 404
        assert code.encode() not in b"\n".join(ben.heard[-6:])
        assert number not in [table["id"] for table in (await ben.does("GET", "/api/me/export"))["tables"]]

    tell(town, story)


@pytest.mark.slow
def test_a_leaver_neither_acts_nor_looks_and_nobody_sees_two_hands(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben, cid, dan = await party.people(4)
        number = await party.play(ann, ben, cid)
        here = f"/api/tables/{number}"
        move = next(choices(ben.screens[number]))
        assert (await ben.act(number, move))["type"] == "done"
        await ben.does("DELETE", f"{here}/seats/1")
        assert await ben.refused(number, move) == "refused-not-your-turn", "at once"
        await soon(lambda: ben.screens[number]["decision"] is None)
        assert (await ben.fails("POST", f"{here}/proposals", {"kind": "close"}))[0] == 403
        assert (await ben.fails("POST", f"{here}/chat", {"text": "Bye"}))[0] == 403
        assert await ben.fails("PUT", f"{here}/seats/0") == (409, "problem-sat-elsewhere")

        await dan.does("PUT", f"{here}/seats/1")
        await dan.connect()
        await dan.watch(number)
        hand = [piece["id"] for piece in tiles(await dan.until(number, 2))]
        assert len(hand) >= 2, "he plays on with these"
        await soon(lambda: not tiles(ben.screens[number]))
        assert await ben.refused(number, move) == "refused-not-your-turn"
        assert await ben.refused(number, Undo()) == "refused-not-your-turn"

        await dan.does("DELETE", f"{here}/seats/1")
        await ann.does("DELETE", f"{here}/seats/0")
        for player, seat in ((dan, 0), (ann, 1), (ben, 0)):
            assert await player.fails("PUT", f"{here}/seats/{seat}") == (409, "problem-sat-elsewhere")
        await dan.does("PUT", f"{here}/seats/1")
        (kept,) = await party.rows("SELECT terms::text FROM tables WHERE id = $1", number)
        assert f'"{dan.me["id"]}": 1' in kept["terms"]
        exported = [table for table in (await ann.does("GET", "/api/me/export"))["tables"] if table["id"] == number]
        assert exported[0]["terms"]["sat"] == {}, "what others did is not about me"
        await dan.does("DELETE", f"{here}/seats/1")
        await dan.does("DELETE", "/api/me", {"password": PASSWORD} if not dan.me["guest"] else None)
        (kept,) = await party.rows("SELECT terms::text FROM tables WHERE id = $1", number)
        assert f'"{dan.me["id"]}"' not in kept["terms"], "and forgotten is forgotten"

    tell(town, story)


def tiles(screen: dict[str, Any]) -> list[dict[str, Any]]:
    """The wealth tiles of the hand that a screen shows."""
    pieces = itertools.chain(*[panel["pieces"] for panel in screen["panels"]])
    return [piece for piece in pieces if piece["id"].startswith("wealth-")]


@pytest.mark.slow
def test_a_guest_plays_for_no_rating(town: Town) -> None:
    async def story(party: Party) -> None:
        ann = await party.person()
        guest = await party.visitor().come("/api/guests", language="en")
        number = await party.open(ann, rated=True, terms={"pace": "live", "bank": 600})
        assert await guest.fails("PUT", f"/api/tables/{number}/seats/1") == (403, "problem-guest-rated")
        wanted = {"game": "tzolkin", "seats": 2, "terms": {"pace": "free"}, "rated": True}
        assert await guest.fails("POST", "/api/tables", wanted) == (403, "problem-guest-rated")
        wrong = {"old": "nothing", "new": PASSWORD}
        assert await guest.fails("PUT", "/api/me/password", wrong) == (409, "problem-guest")
        ben, cid = await party.people(2)
        number = await party.play(ben, cid, rated=True, terms={"pace": "live", "bank": 600})
        await cid.does("DELETE", f"/api/tables/{number}/seats/1")
        assert await guest.fails("PUT", f"/api/tables/{number}/seats/1") == (403, "problem-guest-rated")

    tell(town, story)


@pytest.mark.slow
def test_a_match_that_was_closed_takes_nothing_and_keeps_its_secret(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben = await party.people(2)
        number = await party.play(ann, ben)
        here = f"/api/tables/{number}"
        (wish,) = (await ann.does("POST", f"{here}/proposals", {"kind": "close"}))["proposals"]
        await ben.does("POST", f"{here}/proposals/{wish['id']}", {"agree": True})
        assert await ann.refused(number, next(choices(ann.screens[number]))) == "refused-over"
        for player in (ann, ben):
            for method, path, body in (
                ("POST", "proposals", {"kind": "takeback", "to": 1}),
                ("POST", "proposals", {"kind": "close"}),
                ("POST", f"proposals/{wish['id']}", {"agree": True}),
                ("POST", "start", None),
                ("DELETE", "seats/0", None),
            ):
                assert (await player.fails(method, f"{here}/{path}", body))[0] in (403, 409), (method, path)
            assert await player.fails("GET", f"{here}/record") == (404, "problem-no-record")

    tell(town, story)


@pytest.mark.slow
def test_what_i_take_along_says_nothing_of_others(town: Town) -> None:
    async def story(party: Party) -> None:
        ann, ben = await party.people(2)
        for player in (ann, ben):
            await player.does("PUT", "/api/me", {"language": "en", "settings": {"sleep": NIGHT}})
        number = await party.open(ann, ben, terms={"pace": "days", "days": 2})
        (table,) = (await ben.does("GET", "/api/me/export"))["tables"]
        assert (table["id"], list(table["terms"]["sleeps"])) == (number, [str(ben.me["id"])])

    tell(town, story)


# Without processes.


def test_a_seat_that_changes_hands_before_the_gateway_listens_is_not_looked_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places = [Place("tzolkin", 1, False, 0), Place("tzolkin", 1, False, None)]
    asked: list[int] = []

    async def place_at(*_: Any) -> Place:
        asked.append(1)
        return places.pop(0) if len(places) > 1 else places[0]

    class Silent:
        """A socket that nobody reads."""

    async def story() -> None:
        monkeypatch.setattr(hubs, "place_at", place_at)
        hub = Hub(Lobby(cast(Any, None), LocalFanout(), real_time))
        first, second = (Socket(cast(WebSocket, Silent()), None, 0.0) for _ in range(2))
        await hub.watch(first, 7, 0, "")
        assert (hub.tables[7].sockets[first], len(asked)) == (None, 2)
        await hub.watch(second, 7, 0, "")
        assert len(asked) == 3, "whoever comes later is not placed twice, for the gateway listens"

    asyncio.run(story())


@pytest.mark.parametrize(
    "name",
    [
        *BOTS,
        "Random",
        "GREEDY",
        "Greedy bot",
        "random-bot",
        "Bot 2",
        "bot_3",
        "Бот",
        "Жадібний бот",
        "Робот",
        "Комп’ютер",
    ],
)
def test_nobody_is_called_like_a_machine(name: str) -> None:
    assert is_machines(clean_name(name) or name)


@pytest.mark.parametrize("name", ["Ann", "Botond", "Talbot", "Randomir", "Greedy Ann", "Роботяга", "Guest 12345"])
def test_people_who_sound_a_little_like_machines_are_people(name: str) -> None:
    assert not is_machines(clean_name(name) or name)


@pytest.mark.slow
def test_the_names_of_bots_are_taken(town: Town) -> None:
    async def story(party: Party) -> None:
        visitor = party.visitor()
        for name in BOTS:
            assert await visitor.fails("POST", "/api/guests", {"name": name}) == (409, "problem-name-taken")
            wanted = {"name": name.upper(), "password": PASSWORD}
            assert await visitor.fails("POST", "/api/accounts", wanted) == (409, "problem-name-taken")
        guest = await party.visitor().come("/api/guests", language="uk")
        assert await guest.fails("POST", "/api/accounts", wanted) == (409, "problem-name-taken")

    tell(town, story)

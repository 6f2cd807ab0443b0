"""Nobody is told what is not theirs to know: real matches are played, and every byte that anybody was sent is read."""

from __future__ import annotations

import asyncio
import base64
import itertools
import random
import re
import secrets
from typing import Any

import msgspec
import pytest
from tests.play.test_viewers import in_order, plainly
from tests.server.player import PASSWORD, Player, choices
from tests.server.town import Town

from yupana.engine.dice import QuickDice
from yupana.engine.fair import check_fair
from yupana.engine.match import Entry, Match
from yupana.engine.record import read
from yupana.games import title
from yupana.games.tzolkin.tiles import WEALTH_NAMES
from yupana.play.host import Host
from yupana.protocol.messages import Choose, Undo

FREE = {"pace": "free"}
SEED = 5
COMPARED = 60  # lengths of the journal at which every screen is compared, and the latest
OPENING = 10  # entries, in which all is dealt that is hidden and all is chosen
TILE = re.compile(rb"(wealth-[a-z-]+)[.-]([0-9]+)")


def tiles_in(told: bytes) -> set[str]:
    """The wealth tiles that are named, as moves or as drawings name them."""
    return {f"{tile.decode()}.{number.decode()}" for tile, number in TILE.findall(told)}


def hidden_forms(data: bytes) -> list[bytes]:
    """Bytes as they might be written."""
    plain = base64.b64encode(data).rstrip(b"=")
    return [data.hex().encode(), data.hex().upper().encode(), plain, base64.urlsafe_b64encode(data).rstrip(b"=")]


class Evening:
    """A match of three, a spectator and a stranger, with all that anybody was told."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.port = town.ports["gateway"]
        self.players: list[Player] = []
        self.watchers: list[Player] = []
        self.number = 0
        self.compared = 0  # screens
        self.known: dict[int | None, set[str]] = {None: set(), 0: set(), 1: set(), 2: set()}  # tiles, by viewer
        self.private: dict[str, list[bytes]] = {}  # by name: what nobody else may be told

    @property
    def all(self) -> list[Player]:
        return self.players + self.watchers

    async def set_up(self) -> None:
        """People with sessions, tokens, notes, mail addresses and secret tables of their own; then they start."""
        dice = random.Random(SEED)
        for name in [f"{name} {secrets.token_hex(4)}" for name in ("Ann", "Ben", "Cid", "Dan")]:
            player = await Player(self.port, name).come("/api/accounts", name=name, password=PASSWORD)
            mail, note = f"{dice.randrange(10**9)}@example.org", f"note {dice.randrange(10**9)}"
            await player.does("PUT", "/api/me", {"language": "uk", "email": mail})
            own = await player.does(
                "POST", "/api/tables", {"game": "tzolkin", "seats": 2, "terms": FREE, "listed": False}
            )
            await player.does("PUT", f"/api/tables/{own['id']}/note", {"text": note})
            private = [mail, note, own["code"], await player.token("read"), *player.http.cookies.values()]
            self.private[name] = [secret.encode() for secret in (*private, player.me["csrf"])]
            self.players.append(player)
        self.watchers = [self.players.pop(), Player(self.port, "stranger")]
        ann = self.players[0]
        wanted = {"game": "tzolkin", "seats": 3, "terms": FREE, "keep_order": True}
        self.number = (await ann.does("POST", "/api/tables", wanted))["id"]
        for seat, player in enumerate(self.players):
            if seat:
                await player.does("PUT", f"/api/tables/{self.number}/seats/{seat}")
        for player in self.all:
            await player.connect()
            await player.watch(self.number)
        await ann.does("POST", f"/api/tables/{self.number}/start")

    async def host(self) -> tuple[Host, Any]:
        """The match as its journal tells it, and its row."""
        connection = await self.town.connect()
        row = await connection.fetchrow("SELECT * FROM matches WHERE id = $1", self.number)
        lines = await connection.fetch("SELECT * FROM entries WHERE match = $1 ORDER BY seq", self.number)
        await connection.close()
        chosen = title("tzolkin")
        match: Match[Any] = Match(chosen.game, 3, msgspec.json.decode(row["options"]))
        host = Host(chosen, match, list(row["names"]), {}, row["secret"], QuickDice(0))
        for line in lines:
            host.repeat(Entry(line["seat"], line["move"], tuple(line["fell"].split())))
            self._compare(host, len(lines))
            if len(lines) <= OPENING:
                for viewer, names in self.known.items():
                    names.update(tiles_in(msgspec.json.encode(host.update(viewer))))
        return host, row

    def _compare(self, host: Host, latest: int) -> None:
        """Whatever anybody saw of the table as it is now is their own view of it, to the letter."""
        length = host.match.length()
        if length > COMPARED and length != latest:
            return
        for player in self.all:
            saw = player.saw.get((self.number, length))
            if saw is not None:
                assert in_order(saw) == in_order(plainly(host.update(self.seat_of(player)))), (player.name, length)
                self.compared += 1

    def seat_of(self, player: Player) -> int | None:
        return self.players.index(player) if player in self.players else None

    async def ask_everything(self, over: bool) -> None:
        """Every route that can be read, for every table and person, and many requests that must fail."""
        stranger = self.watchers[-1]
        described = await stranger.does("GET", "/api/openapi.json")
        paths = [path for path, methods in described["paths"].items() if "get" in methods]
        assert len(paths) >= 14
        tables = [*range(1, self.number + 1)][-8:]
        filled = {
            "number": [str(number) for number in tables],
            "name": [player.name for player in self.all],
            "game": ["tzolkin", "chess"],
        }
        for player in self.all:
            for path in (*paths, "/health", "/ready", "/metrics", "/nowhere", "/api/tables?mine=true&limit=100"):
                for address in fill(path, filled):
                    await player.ask("GET", address)
            await self._err(player)
            status = (await player.ask("GET", f"/api/tables/{self.number}/record")).status_code
            assert status == (200 if over else 404), "the record is there when the match is over"

    async def _err(self, player: Player) -> None:
        here = f"/api/tables/{self.number}"
        await player.fails("PUT", f"{here}/seats/1", {"code": "guess"} if self.seat_of(player) != 1 else {"code": 1})
        for method, path, body in (
            ("PUT", f"{here}/seats/9", None),
            ("DELETE", f"{here}/seats/19", None),
            ("PUT", f"{here}/seats/2/bot", {"bot": "random"}),
            ("POST", f"{here}/start", None),
            ("DELETE", here, None),
            ("POST", f"{here}/proposals", {"kind": "takeback", "to": 10**6}),
            ("POST", f"{here}/proposals/1", {"agree": 7}),
            ("POST", f"{here}/chat", {"text": ""}),
            ("POST", "/api/tables", {"game": "chess"}),
            ("PATCH", here, {}),
        ):
            await player.fails(method, path, body)
        for other in range(3):
            seat = self.seat_of(player)
            if seat != other:
                for move in ("keep", "end-turn"):
                    assert await player.refused(self.number, Choose(f"1:{other}", move))
        if self.seat_of(player) is None:
            assert await player.refused(self.number, Undo())

    async def judge(self) -> int:
        """Each screen is the viewer's own; nothing else was told to anybody. How many names were hidden."""
        host, row = await self.host()
        for player in self.all:
            screen = await player.until(self.number, host.match.length())
            assert in_order(screen) == in_order(plainly(host.update(self.seat_of(player))))
        connection = await self.town.connect()
        people = await connection.fetch("SELECT password FROM people WHERE password LIKE '$argon2%'")
        keys = await connection.fetch("SELECT token_hash FROM sessions UNION ALL SELECT token_hash FROM tokens")
        digests = await connection.fetch("SELECT digest FROM entries WHERE match = $1", self.number)
        await connection.close()
        nobodys = [each["password"].encode() for each in people]
        nobodys += itertools.chain(*[hidden_forms(each["token_hash"]) for each in keys])
        if row["result"] is None:
            nobodys += hidden_forms(row["secret"]) + [b'"%b"' % each["digest"].encode() for each in digests]
        hidden = 0
        for player in self.all:
            told = player.told()
            others = itertools.chain(*[mine for name, mine in self.private.items() if name != player.name])
            for secret in (*nobodys, *others):
                assert secret not in told, (player.name, secret)
            if row["result"] is None:
                may_know = self.known[self.seat_of(player)]
                assert tiles_in(told) <= may_know, (player.name, tiles_in(told) - may_know)
                hidden += len(WEALTH_NAMES) - len(may_know)
        return hidden


def fill(path: str, values: dict[str, list[str]]) -> list[str]:
    """A path with every value in the place of its parameter."""
    found = [path]
    for name, each in values.items():
        found = (
            [one.replace(f"{{{name}}}", value) for one in found for value in each] if f"{{{name}}}" in path else found
        )
    return found


@pytest.mark.slow
def test_nobody_is_told_what_is_not_theirs_to_know(town: Town) -> None:
    async def story() -> None:
        match = Evening(town)
        try:
            await match.set_up()
            await play(match)
        finally:
            for player in match.all:
                await player.hang_up()
                await player.http.aclose()

    asyncio.run(story())


async def play(match: Evening) -> None:
    """The secret choices with a look at everything after each, then the match to its end."""
    dice = random.Random(SEED)
    for player in match.all:
        await player.until(match.number, 1)
    await match.ask_everything(over=False)
    every = len(WEALTH_NAMES)
    assert await match.judge() == 3 * (every - 4) + 2 * every, "each sees four tiles, the others none"
    order = [0, 1, 2]
    dice.shuffle(order)
    for n, seat in enumerate(order):
        player = match.players[seat]
        move = dice.choice([*choices(player.screens[match.number])])
        answer = await player.act(match.number, move)
        assert answer["type"] == "done"
        for other in match.all:
            await other.until(match.number, answer["seq"])
        await match.ask_everything(over=False)
        hidden = await match.judge()
        if n < 2:
            assert hidden == 3 * (every - 4) + 2 * every, "an answer is sealed until the last is in"
        else:
            assert every - 4 * 3 <= hidden / 5 < every
    over = False
    moves = 0
    while not over:
        screens = [player.screens[match.number] for player in match.players]
        seat = screens[0]["waiting"][0]
        undo = screens[seat]["undo"] and dice.random() < 0.1
        move = dice.choice([*choices(screens[seat])])
        answer = await match.players[seat].act(match.number, Undo() if undo else move)
        assert answer["type"] == "done", answer
        for other in match.all:
            over = (await other.until(match.number, answer["seq"]))["over"]
        moves += 1
        if moves in (20, 120):
            await match.ask_everything(over=False)
            await match.judge()
    _, row = await match.host()
    assert row["result"] is not None
    for seat, player in enumerate(match.players):
        assert await player.refused(match.number, move) in ("refused-over", "refused-too-late", "refused-not-your-turn")
        assert await player.refused(match.number, Undo()) in ("refused-over", "refused-nothing-to-undo")
        for method, path in (("DELETE", f"seats/{seat}"), ("PUT", f"seats/{seat}"), ("POST", "start")):
            assert (await player.fails(method, f"/api/tables/{match.number}/{path}"))[0] in (403, 409)
        for kind in ("close", "pause"):
            await player.fails("POST", f"/api/tables/{match.number}/proposals", {"kind": kind})
    assert match.compared > 100
    await match.ask_everything(over=True)
    await match.judge()
    record = (await match.watchers[-1].ask("GET", f"/api/tables/{match.number}/record")).text
    assert f"secret: {row['secret'].hex()}" in record, "the dice can be checked by everybody now"
    check_fair(read(record), title("tzolkin").game)

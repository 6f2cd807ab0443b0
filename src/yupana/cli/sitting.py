"""A match of a server in the terminal: a guest or the owner of a token sits down, and answers there."""

from __future__ import annotations

import json
import threading
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from yupana.cli.common import fail, options_from
from yupana.cli.playing import YOU
from yupana.cli.terminal import TerminalTable
from yupana.engine.agenda import Seat
from yupana.engine.match import Refused
from yupana.games import title
from yupana.play.plain import Plain
from yupana.text.words import Words

TIMEOUT: Final = 30.0  # seconds for an answer
PING: Final = 20.0  # seconds between two signs of life
PIECE: Final = 1 << 24  # bytes of one message


class Server:
    """The server's HTTP side, as docs/server.md describes it."""

    def __init__(self, url: str, token: str, language: str) -> None:
        self.url = url.rstrip("/")
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
        else:
            self.headers["X-CSRF-Token"] = self.call("POST", "guests", {"language": language})["csrf"]

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for something; a problem is refused by the id of its message."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}/api/{path}", data, self.headers, method=method)
        try:
            with self.opener.open(request, timeout=TIMEOUT) as answer:
                text = answer.read().decode()
        except HTTPError as problem:
            said = problem.read().decode(errors="replace")
            fail(f"{self.url}: {problem.code} {said[:200]}")
        except URLError as problem:
            fail(f"{self.url}: {problem.reason}")
        is_json = "json" in answer.headers.get("Content-Type", "")
        return json.loads(text) if is_json and text else text

    def socket_headers(self) -> dict[str, str]:
        """Who listens."""
        cookies = "; ".join([f"{cookie.name}={cookie.value}" for cookie in self.cookies])
        known = {name: value for name, value in self.headers.items() if name == "Authorization"}
        return known | ({"Cookie": cookies} if cookies else {})


def play(
    url: str,
    token: str,
    number: int | None,
    game: str | None,
    kinds: list[str],
    language: str,
    variants: list[str],
    save: Path,
) -> None:
    """Sit down at a table, or make one with bots, and play there."""
    server = Server(url, token, language)
    if number is not None:
        info = sit_down(server, number)
    elif game is not None:
        info = new_table(server, game, kinds, variants)
    else:
        for each in server.call("GET", "tables?status=open"):
            words = Words(language, title(each["game"]).package, [])
            print(
                each["id"], words.say("title"), ", ".join([seat["name"] for seat in each["seats"] if not seat["free"]])
            )
        return
    ServerTable(server, info, language, save).play()


def sit_down(server: Server, number: int) -> Plain:
    """The seat that is mine already, or the first free one."""
    info: Plain = server.call("GET", f"tables/{number}")
    if info["mine"] is not None:
        return info
    free = [seat["seat"] for seat in info["seats"] if seat["free"]]
    if not free:
        fail(f"{server.url}: no seat is free at table {number}")
    sat: Plain = server.call("PUT", f"tables/{number}/seats/{free[0]}", {})
    return sat


def new_table(server: Server, game: str, kinds: list[str], variants: list[str]) -> Plain:
    """A table of my own, with these bots, at which the match begins."""
    if kinds.count(YOU) != 1:
        fail("one seat is yours on a server, the others are for bots")
    bots = [kind for kind in kinds if kind != YOU]
    wanted = {"game": game, "seats": len(kinds), "options": options_from(variants), "bots": bots, "listed": False}
    info: Plain = server.call("POST", "tables", wanted | {"terms": {"pace": "free"}})
    if info["mine"] is None:
        server.call("PUT", f"tables/{info['id']}/seats/0", {})
    begun: Plain = server.call("POST", f"tables/{info['id']}/start")
    return begun


class ServerTable(TerminalTable):
    """A match that a server plays: everything is heard on the socket."""

    def __init__(self, server: Server, info: Plain, language: str, save: Path) -> None:
        package = title(info["game"]).package
        self.seat: Seat = info["mine"]
        self.server = server
        self.number: int = info["id"]
        self.save = save
        self.screen: Plain | None = None
        self.left = threading.Event()
        names = [self._name(seat, language, package) for seat in info["seats"]]
        super().__init__(package, language, names, [self.seat])

    def _name(self, seat: Plain, language: str, package: str) -> str:
        if seat["bot"]:
            return Words(language, package, []).say(f"player-{seat['bot']}", {"number": seat["seat"]})
        return str(seat["name"])

    def play(self) -> None:
        """Until the match is over or the person leaves; the server keeps it."""
        parts = urlsplit(self.server.url)
        url = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{parts.path}/api/socket"
        words = self.words[self.seat]
        try:
            with connect(url, additional_headers=self.server.socket_headers(), max_size=PIECE) as self.socket:
                threading.Thread(target=self._stay, daemon=True).start()
                self.watch()
                while self.screen is None or not self.screen["over"]:
                    if self.screen is None or self.screen["decision"] is None:
                        self.hear()
                    else:
                        self.ask(self.seat, self.screen)
        except (EOFError, KeyboardInterrupt):
            return
        except (OSError, WebSocketException) as problem:
            fail(f"{self.server.url}: {problem}")
        finally:
            self.left.set()
        self.tell(words, [item for item in self.screen["log"] if item["seq"] >= self.seen.get(self.seat, 0)])
        self.heading(words, "play-over")
        self.scores(words, self.screen["scores"])
        self.print(self.keep())

    def _stay(self) -> None:
        """A sign of life while the person thinks."""
        while not self.left.wait(PING):
            self.send({"type": "ping"})

    def send(self, message: Plain) -> None:
        """Say something to the server."""
        self.socket.send(json.dumps(message))

    def watch(self) -> None:
        """Ask for everything that this seat may know."""
        self.send({"type": "watch", "table": self.number, "since": 0})

    def hear(self) -> Plain:
        """The next that the server says; what changed is asked for as a whole."""
        said: Plain = json.loads(self.socket.recv())
        if said["type"] == "news" and said["what"]["type"] == "whole":
            self.screen = said["what"]["update"]
        elif said["type"] in ("news", "ring"):  # what rings may be that somebody resigned
            self.watch()
        return said

    def act(self, send: Plain, to: str) -> None:
        """Choose or undo; it is done when the server has answered and shown what came of it."""
        self.send({"type": "act", "table": self.number, "send": send})
        while True:
            said = self.hear()
            if said["type"] == "not-done":
                raise Refused(said["reason"])
            if said["type"] == "done" and said["to"] == to:
                break
        while self.screen is None or self.screen["seq"] < said["seq"]:
            self.hear()

    def choose(self, seat: Seat, decision: str, move: str) -> None:
        self.act({"type": "choose", "decision": decision, "move": move}, decision)

    def undo(self, seat: Seat) -> None:
        self.act({"type": "undo"}, "undo")

    def log(self, seat: Seat | None) -> list[Plain]:
        return list(self.screen["log"]) if self.screen else []

    def keep(self) -> str:
        """The record, once the match is over; until then the server keeps it."""
        if not self.screen or not self.screen["over"]:
            return self.spectator.say("play-kept", {"table": self.number})
        self.save.write_text(self.server.call("GET", f"tables/{self.number}/record"), encoding="utf-8")
        return self.spectator.say("play-saved", {"path": str(self.save)})

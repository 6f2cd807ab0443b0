"""Matches at one device: what a browser's worker calls. Text in, text out, so that any page can speak to it."""

from __future__ import annotations

import json
from typing import Any

from yupana.bots import levels_of, make_bot
from yupana.engine.agenda import Seat
from yupana.engine.codec import Codec
from yupana.engine.dice import QuickDice
from yupana.engine.fair import Kept, Unfair, check_fair, check_kept
from yupana.engine.game import full_options
from yupana.engine.match import Match
from yupana.engine.record import BadRecord, Record, read, replay, write
from yupana.games import names, title
from yupana.lots import SERVER
from yupana.play.changes import scene_change
from yupana.play.host import Host
from yupana.play.plain import Plain, plain_panel
from yupana.play.previewing import preview
from yupana.tabletop.scene import Scene

PERSON = "you"
PATIENCE = 3.0  # times as long as elsewhere bots may think: rules are slower here, and no others wait for the processor


class Local:
    """One match with people and bots at this device, or one record being looked at."""

    def __init__(self) -> None:
        self.host: Host | None = None
        self.drawn: dict[Seat | None, Scene] = {}  # what the latest viewer has been shown

    def start(self, wish: str) -> None:
        """Begin a match: game, names, kinds (you or a bot per seat), options, secret and seed of the bots."""
        wanted = json.loads(wish)
        self.host = self._host(wanted["game"], wanted["names"], wanted["options"], wanted)
        self.drawn = {}
        self.host.begin()

    def resume(self, wish: str) -> None:
        """Go on with a match from its record; the secret is kept beside it until the match is over."""
        wanted = json.loads(wish)
        record = read(wanted["record"])
        replay(record, title(record.game).game)
        host = self._host(record.game, record.names, record.options, wanted)
        host.resume(record.entries)
        self.host = host
        self.drawn = {}

    def _host(self, game: str, names: list[str], options: dict[str, int], wanted: Plain) -> Host:
        match: Match[Any] = Match(title(game).game, len(names), options)
        bots = {
            seat: make_bot(kind, game, patience=PATIENCE) for seat, kind in enumerate(wanted["kinds"]) if kind != PERSON
        }
        return Host(title(game), match, names, bots, bytes.fromhex(wanted["secret"]), QuickDice(wanted["seed"]))

    def update(self, viewer: Seat | None, since: int) -> str:
        """What a viewer sees now; of a table that this viewer was shown before, only what changed."""
        host = self._hosted()
        view = host.match.game.view(host.match.state, viewer)
        scene = host.title.scene(view, viewer)
        known = self.drawn.get(viewer) if since else None
        self.drawn = {viewer: scene}
        shown = {"change": scene_change(known, scene)} if known else {"panels": [plain_panel(p) for p in scene.panels]}
        return json.dumps({**host.news(viewer, view, since), **shown})

    def preview(self, seat: Seat, move: str) -> str:
        """What would follow from an answer, as the seat that decides can know it."""
        host = self._hosted()
        return json.dumps(preview(host.title, host.match.game.view(host.match.state, seat), seat, move))

    def choose(self, seat: Seat, decision: str, move: str) -> None:
        """A person's answer."""
        self._hosted().choose(seat, decision, move)

    def undo(self, seat: Seat) -> None:
        """A person takes back the latest move."""
        self._hosted().undo(seat)

    def step(self) -> Seat | None:
        """Let the bot that is due think a little further, or the next forced answer happen; whose it was."""
        host = self._hosted()
        due = host.due()
        if due is not None:
            host.think(due)
        return due

    def is_thinking(self) -> bool:
        """The bot of the latest step has not answered yet."""
        return self._hosted().thought != ""

    def hurry(self) -> None:
        """The bot that thinks shall answer soon."""
        self._hosted().hurry()

    def record(self) -> str:
        """The match as a record."""
        return write(self._hosted().record())

    def _hosted(self) -> Host:
        if self.host is None:
            raise ValueError("no match has begun")
        return self.host


class Replay:
    """A record being looked at, entry by entry, from any seat."""

    def __init__(self, text: str) -> None:
        self.record: Record = read(text)
        self.title = title(self.record.game)
        replay(self.record, self.title.game)

    def about(self) -> str:
        """What the record says of itself."""
        record = self.record
        return json.dumps(
            {
                "game": record.game,
                "names": record.names,
                "options": record.options,
                "entries": [[entry.seat, entry.move] for entry in record.entries],
                "result": record.result,
            }
        )

    def at(self, entries: int, viewer: Seat | None) -> str:
        """The table after so many entries, as a viewer saw it."""
        match: Match[Any] = Match(self.title.game, len(self.record.names), self.record.options, digests=False)
        host = Host(self.title, match, self.record.names, {}, bytes(32), QuickDice(0))
        for entry in self.record.entries[: max(1, entries)]:
            host.repeat(entry)
        update = host.update(viewer)
        update["decision"] = None
        return json.dumps(update)


def needs(text: str) -> str:
    """The game of a record, and the number of the other rules that must open it, unless these play it as it was played.

    Where there is no fingerprint and no result to compare, nothing shows that they do: a match keeps its rules.
    """
    record = read(text)
    game = title(record.game).game
    rules: int | None = None
    if record.rules != game.version():
        try:
            replay(record, game)
            rules = None if record.digests or record.result else record.rules
        except BadRecord as bad:
            rules = bad.rules
    return json.dumps({"game": record.game, "rules": rules})


def fair(text: str, kept: str) -> str:
    """Whether the dice of a match were chosen by nobody, and which seats added to them.

    `kept` is what this device kept when the lots were cast; by it a host is found out who changed everything since.
    """
    record = read(text)
    game = title(record.game).game
    verdict = "fair"
    try:
        if kept:
            check_kept(record, Kept(**json.loads(kept)))
        replay(record, game)
        check_fair(record, game)
    except Unfair as unfair:
        verdict = unfair.reason
    except BadRecord:
        verdict = "fell"
    shares = record.lots.shares if record.lots else []
    return json.dumps({"verdict": verdict, "added": [seat for seat, share in enumerate(shares) if share != SERVER]})


def foresee(asked: str, seat: Seat, move: str) -> str:
    """What would follow from an answer at a table of a server, which sent its decision; nothing by other rules."""
    shown = json.loads(asked)
    chosen = title(shown["game"])
    if shown["rules"] != chosen.game.version():
        return "null"
    view = Codec(chosen.game).decode(json.dumps([*shown["view"].values()]))
    return json.dumps(preview(chosen, view, seat, move))


def refuses(wish: str) -> str:
    """Why so many cannot play a game with these options: the id of a message, or nothing."""
    wanted = json.loads(wish)
    game = title(wanted["game"]).game
    return game.refuses(wanted["seats"], full_options(game, wanted["options"]))


def catalogue() -> str:
    """The titles: who can play, what can be chosen before a match, and how long each level of bots thinks."""
    return json.dumps([_entry(name) for name in names()])


def _entry(name: str) -> Plain:
    game = title(name).game
    seats = game.seat_counts()
    return {
        "name": name,
        "seats": list(seats),
        "options": [{"name": each.name, "values": list(each.values), "solo": each.solo} for each in game.variants()],
        "usual": {str(count): game.usual(count) for count in seats if game.usual(count)},
        "presets": [{"name": each.name, "options": each.options, "solo": each.solo} for each in game.presets()],
        "levels": [{"name": level, "seconds": PATIENCE * seconds} for level, seconds in levels_of(name).items()],
    }

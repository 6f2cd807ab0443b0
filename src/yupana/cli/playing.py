"""A match in the terminal, against bots and others at this keyboard."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import select
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rich.text import Text

from yupana.bots import bots_of, levels_of, make_bot
from yupana.cli.common import console, fail, match_from, record_from, secret_from
from yupana.cli.terminal import TerminalTable
from yupana.engine.agenda import Seat
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.engine.record import BadRecord, replay, write
from yupana.games import Title, names, title
from yupana.play.host import Host
from yupana.play.plain import Plain
from yupana.text.words import Words

try:
    import termios
except ModuleNotFoundError:  # where terminals are of another kind, bots cannot be hurried
    termios = None  # type: ignore[assignment]

YOU = "you"
PIECE = 1 << 10
PRIVATE = 0o600


def play(game: str, kinds: list[str], language: str, variants: list[str], seed: int | None, save: Path) -> None:
    """Set up a match and play it to its end."""
    chosen = title(game)
    known = (YOU, *bots_of(game))
    strangers = [kind for kind in kinds if kind not in known]
    if strangers:
        fail(f"not a player: {strangers[0]}; known are {', '.join(known)}")
    match = match_from(chosen, len(kinds), variants, language)
    bot_seed = secrets.randbits(60) if seed is None else seed
    called = names_of(kinds, language, chosen.package)
    host = host_of(chosen, match, called, kinds, secret_from(seed), bot_seed)
    host.begin()
    table = LocalTable(host, language, save, kinds, bot_seed)
    for level, seconds in levels_of(game).items():
        if level in kinds:
            table.print(level_words(table.spectator, level, seconds))
    table.play()


def go_on(language: str, save: Path) -> None:
    """Go on with a match that was left."""
    beside = beside_of(save)
    if not save.is_file() or not beside.is_file():
        fail(Words(language, title(names()[0]).package, []).say("play-nothing-saved", {"path": str(save)}))
    record, chosen = record_from(save)
    try:
        replay(record, chosen.game)
    except BadRecord as problem:
        fail(f"{save}: {problem}")
    kept = json.loads(beside.read_text(encoding="utf-8"))
    match = Match(chosen.game, len(record.names), record.options)
    host = host_of(chosen, match, record.names, kept["kinds"], bytes.fromhex(kept["secret"]), kept["seed"])
    host.resume(record.entries)
    LocalTable(host, language, save, kept["kinds"], kept["seed"]).play()


def beside_of(save: Path) -> Path:
    """What a record of an unfinished match does not tell, and going on with it needs: who plays, and the secret."""
    return save.with_name(f"{save.name}.secret")


def host_of(chosen: Title, match: Match[Any], called: list[str], kinds: list[str], secret: bytes, seed: int) -> Host:
    """The match with its bots."""
    bots = {seat: make_bot(kind, chosen.name) for seat, kind in enumerate(kinds) if kind != YOU}
    return Host(chosen, match, called, bots, secret, QuickDice(seed))


def names_of(kinds: list[str], language: str, package: str) -> list[str]:
    """You, or you and others in turn; bots are numbered."""
    words = Words(language, package, [])
    people = kinds.count(YOU)
    called: list[str] = []
    for seat, kind in enumerate(kinds):
        number = kinds[: seat + 1].count(kind)
        name = words.say(f"player-{kind}", {"number": number})
        called.append(f"{name} {number}" if kind == YOU and people > 1 else name)
    return called


class LocalTable(TerminalTable):
    """A match that this process plays."""

    def __init__(self, host: Host, language: str, save: Path, kinds: list[str], seed: int) -> None:
        super().__init__(host.title.package, language, host.names, range(len(host.names)))
        self.host = host
        self.save = save
        self.kinds = kinds
        self.seed = seed

    def choose(self, seat: Seat, decision: str, move: str) -> None:
        self.host.choose(seat, decision, move)

    def undo(self, seat: Seat) -> None:
        self.host.undo(seat)

    def log(self, seat: Seat | None) -> list[Plain]:
        return self.host.log(seat)

    def keep(self) -> str:
        self.write()
        return self.spectator.say("play-saved", {"path": str(self.save)})

    def play(self) -> None:
        """Until the match is over or somebody leaves."""
        try:
            while not self.host.match.is_over():
                due = self.host.due()
                if due is not None:
                    self.wait_for(due)
                else:
                    seat = self.host.match.deciders()[0]
                    self.ask(seat, self.host.update(seat, self.seen.get(seat, 0)))
        except (EOFError, KeyboardInterrupt):
            self.write()
            self.print(self.spectator.say("play-goodbye", {"path": str(self.save)}))
            return
        self.end()

    def wait_for(self, seat: Seat) -> None:
        """Whoever need not be asked answers; a bot that takes its time is seen to think, and Enter hurries it."""
        if self.host.think(seat):
            return
        began = time.monotonic()
        with console.status("") as status, enter_key() as pressed:
            hint = f" ({self.spectator.say('play-hurry')})" if pressed else ""
            while not self.host.think(seat):
                seconds = int(time.monotonic() - began)
                status.update(Text(self.spectator.say("play-thinks", {"seat": seat, "seconds": seconds}) + hint))
                if pressed and pressed():
                    self.host.hurry()

    def end(self) -> None:
        """The last events, the final scores with their sources, and the record."""
        people = [seat for seat in self.words if seat not in self.host.bots]
        words = self.words[people[0]] if len(people) == 1 else self.spectator
        self.tell(words, self.host.log(None, min([self.seen.get(seat, 0) for seat in people], default=0)))
        self.heading(words, "play-over")
        self.scores(words, self.host.update(words.viewer)["scores"])
        self.print(self.keep())

    def write(self) -> None:
        """Put the record into its file, and beside it what is nobody's business before the match is over."""
        self.save.write_text(write(self.host.record()), encoding="utf-8")
        beside = beside_of(self.save)
        if self.host.match.is_over():
            beside.unlink(missing_ok=True)
            return
        beside.touch(PRIVATE)
        kept = {"kinds": self.kinds, "secret": self.host.secret.hex(), "seed": self.seed}
        beside.write_text(json.dumps(kept), encoding="utf-8")


def level_words(words: Words, level: str, seconds: float) -> str:
    """What a level is called, and how it plays."""
    about = words.say(f"level-{level}-about", {"seconds": seconds})
    return f"{words.say(f'level-{level}')}: {about}"


@contextlib.contextmanager
def enter_key() -> Iterator[Callable[[], bool] | None]:
    """Says whether Enter was pressed since it was last asked, where there is a key; what is typed is not shown."""
    if termios is None or not sys.stdin.isatty():
        yield None
        return
    keys = sys.stdin.fileno()
    before = termios.tcgetattr(keys)
    silent = [*before]
    silent[3] &= ~termios.ECHO
    termios.tcsetattr(keys, termios.TCSANOW, silent)
    try:
        yield lambda: bool(select.select([keys], [], [], 0)[0] and os.read(keys, PIECE))
    finally:
        termios.tcsetattr(keys, termios.TCSANOW, before)

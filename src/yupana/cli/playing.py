"""A match in the terminal: the table in words, options by number or as typed moves."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import select
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from yupana.bots import BOTS, LEVELS, make_bot
from yupana.cli.common import console, fail, options_from, secret_from
from yupana.engine.agenda import Seat
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match, Refused
from yupana.engine.record import write
from yupana.games import Title, title
from yupana.play.host import Host
from yupana.play.plain import Plain
from yupana.text.words import Words

try:
    import termios
except ModuleNotFoundError:  # where terminals are of another kind, bots cannot be hurried
    termios = None  # type: ignore[assignment]

YOU = "you"
OPTION_WIDTH = 4
PIECE = 1 << 10


def play(game: str, kinds: list[str], language: str, variants: list[str], seed: int | None, save: Path) -> None:
    """Set up a match and play it to its end."""
    chosen = title(game)
    strangers = [kind for kind in kinds if kind not in (YOU, *BOTS)]
    if strangers:
        fail(f"not a player: {strangers[0]}; known are {', '.join((YOU, *BOTS))}")
    try:
        match = Match(chosen.game, len(kinds), options_from(variants))
    except ValueError as problem:
        fail(str(problem))
    names = _names(kinds, language, chosen.package)
    bots = {seat: make_bot(kind, game) for seat, kind in enumerate(kinds) if kind != YOU}
    bot_seed = secrets.randbits(60) if seed is None else seed
    host = Host(chosen, match, names, bots, secret_from(seed), QuickDice(bot_seed))
    table = Table(host, chosen, language, save)
    for level in LEVELS:
        if level in kinds:
            table.print(level_words(table.spectator, level))
    table.play()


def _names(kinds: list[str], language: str, package: str) -> list[str]:
    """You, or you and others in turn; bots are numbered."""
    words = Words(language, package, [])
    people = kinds.count(YOU)
    names: list[str] = []
    for seat, kind in enumerate(kinds):
        number = kinds[: seat + 1].count(kind)
        name = words.say(f"player-{kind}", {"number": number})
        names.append(f"{name} {number}" if kind == YOU and people > 1 else name)
    return names


class Table:
    """Shows updates to the people at this terminal, and takes their answers."""

    def __init__(self, host: Host, chosen: Title, language: str, save: Path) -> None:
        self.host = host
        self.save = save
        self.words = {seat: Words(language, chosen.package, host.names, seat) for seat in range(len(host.names))}
        self.spectator = Words(language, chosen.package, host.names)
        self.seen: dict[Seat, int] = {}  # the entry up to which each person has been told

    def play(self) -> None:
        """Until the match is over or somebody leaves."""
        self.host.begin()
        try:
            while not self.host.match.is_over():
                due = self.host.due()
                if due is not None:
                    self.wait_for(due)
                else:
                    self.ask(self.host.match.deciders()[0])
        except (EOFError, KeyboardInterrupt):
            self.write()
            console.print(self.spectator.say("play-goodbye", {"path": str(self.save)}), markup=False)
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

    def ask(self, seat: Seat) -> None:
        """Tell what happened, read out the table where it is new, and take one answer."""
        words = self.words[seat]
        since = self.seen.get(seat, 0)
        update = self.host.update(seat, since)
        if any(self.is_others(seat, item) for item in update["log"]):
            self.heading(words, "play-since" if since else "play-log")
            self.tell(words, update["log"])
            self.heading(words, "play-table")
            self.read_out(words, update)
        else:
            self.tell(words, update["log"])
        self.seen[seat] = update["seq"]
        self.options(words, update["decision"])
        while not self.answer(words, seat, update, console.input(f"{words.say('play-choose')} ", markup=False).strip()):
            pass

    def is_others(self, seat: Seat, item: Plain) -> bool:
        """Somebody else did this, or it tells of an automaton, which has no entries of its own."""
        told = [message["args"].get("seat", seat) for message in item["messages"]]
        return bool(item["seat"] != seat or max(told, default=seat) >= self.host.match.seats)

    def answer(self, words: Words, seat: Seat, update: Plain, text: str) -> bool:
        """One line from a person; true when the table has changed."""
        decision = update["decision"]
        moves = [option["move"] for option in decision["options"]]
        if text.isdecimal() and 1 <= int(text) <= len(moves):
            text = moves[int(text) - 1]
        if text in moves:
            self.host.choose(seat, decision["id"], text)
            return True
        command, _, rest = text.partition(" ")
        if command == "u":
            return self.undo(words, seat)
        if command == "q":
            raise EOFError
        if command == "s":
            self.write()
            self.print(words.say("play-saved", {"path": str(self.save)}))
        elif command == "t":
            self.read_out(words, update)
        elif command == "l":
            self.heading(words, "play-log")
            self.tell(words, self.host.log(seat))
        elif command == "h":
            self.help(words, update, rest)
        elif command == "?":
            self.print(words.say("play-commands"))
        elif text == "":
            self.options(words, decision)
        elif not self.options(words, decision, text):
            self.print(words.say("play-unknown", {"text": text}))
        return False

    def undo(self, words: Words, seat: Seat) -> bool:
        """Take back the latest move, if that is possible."""
        try:
            self.host.undo(seat)
        except Refused as refused:
            self.print(words.say(refused.reason))
            return False
        self.print(words.say("play-undone"))
        self.seen[seat] = len(self.host.match.journal)
        return True

    def help(self, words: Words, update: Plain, asked: str) -> None:
        """What a component that this person sees does, by its place or by the beginning of its name."""
        places = {piece["place"] for panel in update["panels"] for piece in panel["pieces"] if "place" in piece}
        for place in sorted(places, key=lambda place: (len(place), place)):
            if asked and (place == asked or folded(words.name(place)).startswith(folded(asked))):
                self.print(f"{words.name(place)}: {words.help(place)}")
                return
        self.print(words.say("play-no-help", {"text": asked}))

    def read_out(self, words: Words, update: Plain) -> None:
        """The table in words: each panel a line of labels."""
        for panel in update["panels"]:
            labels = [say(words, piece["label"]) for piece in panel["pieces"] if not piece.get("printed")]
            if labels:
                self.print(f"{say(words, panel['title'])}: {'; '.join(labels)}.")

    def options(self, words: Words, decision: Plain, wanted: str = "") -> bool:
        """The prompt and the numbered options with their price tags, or only those with the words that are wanted."""
        found: list[str] = []
        for number, option in enumerate(decision["options"], 1):
            price = ", ".join([say(words, tag) for tag in option["price"]])
            text = say(words, option["does"]) + (f" ({price})" if price else "")
            if all(word in folded(text) for word in folded(wanted).split()):
                found.append(f"{number:>{OPTION_WIDTH}}. {text}")
        if found:
            console.print()
            console.print(say(words, decision["ask"]), markup=False, style="bold")
            for line in found:
                self.print(line)
        return bool(found)

    def tell(self, words: Words, log: list[Plain]) -> None:
        """What happened, a line per entry, without what was taken back."""
        for item in log:
            if item["messages"] and not item["taken_back"]:
                self.print(" ".join([say(words, message) for message in item["messages"]]))

    def heading(self, words: Words, id: str) -> None:
        """A heading on a line of its own."""
        console.print()
        console.print(words.say(id), markup=False, style="bold")

    def print(self, text: str) -> None:
        """Plain text; nothing in it is markup."""
        console.print(text, markup=False)

    def end(self) -> None:
        """The last events, the final scores with their sources, and the record."""
        people = [seat for seat in self.words if seat not in self.host.bots]
        words = self.words[people[0]] if len(people) == 1 else self.spectator
        self.tell(words, self.host.log(None, min([self.seen.get(seat, 0) for seat in people], default=0)))
        self.heading(words, "play-over")
        self.scores(words)
        self.write()
        self.print(words.say("play-saved", {"path": str(self.save)}))

    def scores(self, words: Words) -> None:
        """Everybody's points, with their sources."""
        self.heading(words, "play-scores")
        for score in self.host.scores():
            parts = [
                words.say("play-part", {"source": words.say(f"score-{part['source']}"), "points": part["points"]})
                for part in score["parts"]
                if part["points"]
            ]
            total = words.say("play-total", {"points": score["total"]})
            self.print(f"{words.player(score['seat'])}: {'; '.join([total, *parts])}.")

    def write(self) -> None:
        """Put the record into its file."""
        self.save.write_text(write(self.host.record()), encoding="utf-8")


def level_words(words: Words, level: str) -> str:
    """What a level is called, and how it plays."""
    about = words.say(f"level-{level}-about", {"seconds": LEVELS[level].seconds})
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


def folded(name: str) -> str:
    """A name as people type it: any case, any apostrophe."""
    return re.sub("[\u2019\u02bc]", "'", name).casefold()


def say(words: Words, message: Mapping[str, Any]) -> str:
    """A plain message in words."""
    return words.say(message["id"], message["args"])

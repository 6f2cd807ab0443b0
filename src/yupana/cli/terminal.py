"""A table in the terminal, wherever its match is played: tells what happened and takes answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from yupana.cli.common import console
from yupana.cli.reading import (
    board_map,
    changed_lines,
    in_order,
    option_line,
    panel_lines,
    say,
    told_line,
)
from yupana.engine.agenda import Seat
from yupana.engine.match import Refused
from yupana.play.plain import Plain
from yupana.text.guide import pages_of
from yupana.text.searching import folded, passage, search
from yupana.text.words import Words

OPTION_WIDTH = 4


class TerminalTable(ABC):
    """Shows updates to the people at this terminal, and takes their answers."""

    def __init__(self, package: str, language: str, names: list[str], people: Iterable[Seat]) -> None:
        self.package = package
        self.spectator = Words(language, package, names)
        self.words = {seat: Words(language, package, names, seat) for seat in people}
        self.seen: dict[Seat, int] = {}  # the entry up to which each person has been told
        self.heard: dict[Seat, dict[str, list[str]]] = {}  # what each person was told of every panel

    @abstractmethod
    def choose(self, seat: Seat, decision: str, move: str) -> None:
        """A person answers."""

    @abstractmethod
    def undo(self, seat: Seat) -> None:
        """A person takes back the latest move."""

    @abstractmethod
    def log(self, seat: Seat | None) -> list[Plain]:
        """Everything that happened."""

    @abstractmethod
    def keep(self) -> str:
        """Keep the match for later; what to say of it."""

    def ask(self, seat: Seat, update: Plain) -> None:
        """Tell what happened, read out the table where it is new, and take one answer."""
        words = self.words[seat]
        since = self.seen.get(seat, 0)
        news = [item for item in update["log"] if item["seq"] >= since]
        if any(self.is_others(seat, item) for item in news):
            self.heading(words, "play-since" if since else "play-log")
            self.tell(words, news)
            self.heading(words, "play-table")
            self.read_out(words, update, whole=seat not in self.heard)
        else:
            self.tell(words, news)
        self.seen[seat] = update["seq"]
        self.heard[seat] = {panel["id"]: panel_lines(words, panel) for panel in update["panels"]}
        self.options(words, update["decision"])
        while not self.answer(words, seat, update, console.input(f"{words.say('play-choose')} ", markup=False).strip()):
            pass

    def is_others(self, seat: Seat, item: Plain) -> bool:
        """Somebody else did this, or it tells of an automaton, which has no entries of its own."""
        told = [line["seat"] for line in item["lines"]]
        return bool(item["seat"] != seat or max(told, default=seat) >= len(self.spectator.names))

    def answer(self, words: Words, seat: Seat, update: Plain, text: str) -> bool:
        """One line from a person; true when the table has changed."""
        decision = update["decision"]
        moves = [option["move"] for option in decision["options"]]
        if text.isdecimal() and 1 <= int(text) <= len(moves):
            text = moves[int(text) - 1]
        if text in moves:
            return self.done(words, lambda: self.choose(seat, decision["id"], text))
        command, _, rest = text.partition(" ")
        if command == "u":
            return self.undone(words, seat)
        if command == "q":
            raise EOFError
        if command == "s":
            self.print(self.keep())
        elif command == "t":
            self.read_out(words, update)
        elif command == "l":
            self.heading(words, "play-log")
            self.tell(words, self.log(seat))
        elif command == "h":
            self.help(words, update, rest)
        elif command == "?":
            self.print(words.say("play-commands"))
        elif text == "":
            self.options(words, decision)
        elif not self.options(words, decision, text):
            self.print(words.say("play-unknown", {"text": text}))
        return False

    def done(self, words: Words, deed: Callable[[], None]) -> bool:
        """Something is tried; if it cannot be, the reason is said."""
        try:
            deed()
        except Refused as refused:
            self.print(words.say(refused.reason))
            return False
        return True

    def undone(self, words: Words, seat: Seat) -> bool:
        """Take back the latest move, if that is possible."""
        if not self.done(words, lambda: self.undo(seat)):
            return False
        self.print(words.say("play-undone"))
        self.seen[seat] = self.log(seat)[-1]["seq"] + 1
        return True

    def help(self, words: Words, update: Plain, asked: str) -> None:
        """How to play, and what components that this person sees do, found by any words; without any, all pages."""
        pages = pages_of(self.package, words.language)
        if not asked:
            self.heading(words, "play-guide")
            for page in pages:
                self.print(f"• {page.title}")
            return
        places = {piece["place"] for panel in update["panels"] for piece in panel["pieces"] if "place" in piece}
        if asked in places:
            self.print(f"{words.name(asked)}: {words.help(asked)}")
            return
        things = [(words.name(place), words.help(place)) for place in sorted(places, key=in_order)]
        found, alike = search(pages, things, asked)
        for page in found:
            console.print(page.title, markup=False, style="bold")
            for line in passage(page, asked):
                self.print(line)
        for name, does in alike:
            self.print(f"{name}: {does}")
        if not found and not alike:
            self.print(words.say("play-no-help", {"text": asked}))

    def read_out(self, words: Words, update: Plain, whole: bool = True) -> None:
        """What matters now, everybody's chief numbers, each panel as a map and in words, or only what changed of it."""
        for status in update["status"]:
            self.print(f"{say(words, status['message'])}{'!' if status.get('urgent') else '.'}")
        for score, figures in zip(update["scores"], update["seats"], strict=True):
            total = words.say("play-total", {"points": score["total"]})
            chief = [say(words, figure["label"]) for figure in figures if figure.get("chief")]
            self.print(f"{words.player(score['seat'])}: {'; '.join([total, *chief])}.")
        heard = {} if whole or words.viewer is None else self.heard.get(words.viewer, {})
        for panel in update["panels"]:
            labels = panel_lines(words, panel)
            if panel["id"] in heard:
                labels = changed_lines(heard[panel["id"]], labels)
            if labels:
                self.print(f"{say(words, panel['title'])}: {'; '.join(labels)}.")
            if whole and panel["role"] == "board":
                for line in board_map(words, panel, (update["decision"] or {"options": []})["options"]):
                    self.print(line)

    def options(self, words: Words, decision: Plain, wanted: str = "") -> bool:
        """The prompt and the numbered options with their price tags, or only those with the words that are wanted."""
        found: list[str] = []
        for number, option in enumerate(decision["options"], 1):
            text = option_line(words, option)
            if all(word in folded(text) for word in folded(wanted).split()):
                found.append(f"{number:>{OPTION_WIDTH}}. {text}")
        if found:
            console.print()
            console.print(say(words, decision["ask"]), markup=False, style="bold")
            if "reason" in decision:
                self.print(say(words, decision["reason"]))
            for line in found:
                self.print(line)
        return bool(found)

    def tell(self, words: Words, log: list[Plain]) -> None:
        """What happened, a line per deed, without what was taken back."""
        for item in log:
            if not item["taken_back"]:
                for line in item["lines"]:
                    self.print(told_line(words, line))

    def heading(self, words: Words, id: str) -> None:
        """A heading on a line of its own."""
        console.print()
        console.print(words.say(id), markup=False, style="bold")

    def print(self, text: str) -> None:
        """Plain text; nothing in it is markup."""
        console.print(text, markup=False)

    def scores(self, words: Words, scores: list[Plain]) -> None:
        """Everybody's points, with their sources."""
        self.heading(words, "play-scores")
        for score in scores:
            parts = [
                words.say("play-part", {"source": words.say(f"score-{part['source']}"), "points": part["points"]})
                for part in score["parts"]
                if part["points"]
            ]
            parts += [f"{words.say(f'score-{source}')}: ?" for source in score.get("hidden", [])]
            total = words.say("play-total", {"points": score["total"]})
            self.print(f"{words.player(score['seat'])}: {'; '.join([total, *parts])}.")

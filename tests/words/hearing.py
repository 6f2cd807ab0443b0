"""Plays random matches of any game and gathers everything they say; says it in every language."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.words.files import entries

from yupana.engine.agenda import Decision
from yupana.engine.dice import QuickDice
from yupana.engine.game import Options
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.games import Title, title
from yupana.play.messages import asking, doing, price_of, tags, telling
from yupana.play.telling import deeds_of
from yupana.tabletop.scene import Argument, Message
from yupana.text.words import Words, place_message

NAMES = {"en": ["Ann", "Ben"], "uk": ["Олена", "Марко"], "ru": ["Ольга", "Иван"]}  # the viewer, and somebody else
PLACES = {"place", "second", "third", "good", "temple", "track", "tile"}  # arguments that are ids of places
PLACES |= {"card", "worker", "statue", "given", "taken", "acts", "chief"}

Arguments = tuple[tuple[str, Argument], ...]
Table = tuple[int, Options]

# A message, its arguments except the counted one, the counted one, and what is said for which number.
Counted = tuple[str, dict[str, Argument], str, dict[int | float, str]]
Said = tuple[str, dict[str, Argument], str]


@dataclass
class Heard:
    """What matches said: messages with their arguments, places that were named, and places one can ask about."""

    messages: set[tuple[str, Arguments]] = field(default_factory=set)
    named: set[str] = field(default_factory=set)
    places: set[str] = field(default_factory=set)

    def hear(self, message: Message) -> None:
        """Keep a message; whose it was makes no difference, because it is said to both."""
        arguments = {name: 0 if name == "seat" else value for name, value in message.arguments.items()}
        key = (message.id, tuple(sorted(arguments.items())))
        if key not in self.messages:
            self.messages.add(key)
            self.named.update([value for name, value in key[1] if name in PLACES and isinstance(value, str)])

    def ids(self) -> set[str]:
        """Every id that was needed."""
        heads = [place_message(place)[0] for place in self.named | self.places]
        return {
            *[id for id, _ in self.messages],
            *heads,
            *[head.replace("place-", "help-", 1) for head in heads],
        }


class StrictWords(Words):
    """Words that never fall back from a case to the nominative; English may, where it has no article."""

    def __init__(self, language: str, package: str, viewer: int | None = 0) -> None:
        super().__init__(language, package, NAMES[language], viewer)
        self.named: set[str] = set()  # the messages of places that were named
        self.cases: set[tuple[str, str]] = set()  # asked for: the message of a place and a case

    def name(self, place: str, case: str = "") -> str:
        id, _ = place_message(place)
        self.named.add(id)
        if case:
            self.cases.add((id, case))
            if case != "definite" and case not in self.bundle.get_message(id).attributes:
                raise LookupError(f"{id} has no {case}")
        return super().name(place, case)


@cache
def speaking(game: str, language: str) -> StrictWords:
    """The words of a language, for the first seat, read once."""
    return StrictWords(language, title(game).package)


def says(words: Words, heard: Heard) -> Iterable[tuple[str, str]]:
    """Everything that was heard, in words: the id, and what is said to the viewer and about somebody else."""
    for id, arguments in heard.messages:
        given = dict(arguments)
        for seat in (0, 1) if "seat" in given else (0,):
            yield id, words.say(id, {**given, "seat": seat} if "seat" in given else given)
    for place in heard.named | heard.places:
        id = place_message(place)[0]
        yield id, words.name(place)
        explained = id.replace("place-", "help-", 1)
        if place in heard.places or words.has(explained):
            yield explained, words.help(place)


def flaws(language: str, text: str) -> list[str]:
    """What is wrong with a text, whatever it says."""
    wrong = {
        "placeholder": r"[{}$]",
        "space": r"^\s|\s$|  ",
        "letters": "[а-яёіїєґА-ЯЁІЇЄҐ]" if language == "en" else "[A-Za-z]",
        "foreign letters": {"en": r"(?!)", "uk": "[ыэъёЫЭЪЁ]", "ru": "[іїєґІЇЄҐ]"}[language],
        "apostrophe": {"en": "['ʼ`]", "uk": "['ʼ`]", "ru": "['’ʼ]"}[language],
        "full stop": r"\.\.|[,;:]\.|\s[.,;:]",
    }
    return [f"{name}: {text!r}" for name, pattern in wrong.items() if re.search(pattern, text)]


def left_unsaid(language: str, package: str, heard: Heard) -> set[str]:
    """Say all that was heard, without a flaw; the messages that nobody needed, and the cases of places (`id.case`)."""
    words = StrictWords(language, package)
    assert not [flaw for _, text in says(words, heard) for flaw in flaws(language, text)]
    known = entries(package, language)
    cases = {(id, case) for id, entry in known.items() for case in entry.attributes} - words.cases
    needed = heard.ids() | words.named | {part for entry in known.values() for part in entry.used.messages}
    return (set(known) - needed) | {f"{id}.{case}" for id, case in cases}


# Matches.


def hear_match(
    heard: Heard, chosen: Title, table: Table, seed: int, every: int, start: Callable[[Any], None] | None = None
) -> None:
    """Play anything and hear it all. Everybody looks at the first and the last table, one at every so many between."""
    seats, options = table
    dice = QuickDice(seed)
    match: Match[Any] = Match(chosen.game, seats, options, digests=False)
    match.begin(dice)
    hear_facts(heard, match)
    for viewer in (None, *range(seats)):
        look(heard, chosen, match, viewer)
    made = 0
    while not match.is_over():
        decision = decisions(match.state)[0]
        if start is not None and type(decision.choice).__name__ == "TakeTurn":
            start(match.state)
            start = None
            match.state.offered = None
            decision = decisions(match.state)[0]
        if made % every == 0:
            look(heard, chosen, match, decision.seat if made % 2 else (made // every) % seats)
        heard.hear(asking(decision, chosen.talk.prompt(match.state, decision)))
        hear_talk(heard, chosen, match, decision)
        for option in decision.options:
            does = doing(option, chosen.talk.details(match.state, decision.seat, option))
            heard.hear(does)
            for shorter in (f"brief-{option.verb}", f"rest-{option.verb}"):
                if shorter in entries(chosen.package, "en"):
                    heard.hear(Message(shorter, does.arguments))
            heard.places.update(option.touch)
            for tag in tags(price_of(match.state, decision.seat, option)):
                heard.hear(tag)
        match.play(decision.seat, decision.options[dice.roll(len(decision.options))].move(), dice)
        hear_facts(heard, match)
        made += 1
    for viewer in (None, *range(seats)):
        look(heard, chosen, match, viewer)
    for score in chosen.game.scores(match.state):
        for source, _ in score.parts:
            heard.hear(Message(f"score-{source}"))


def hear_facts(heard: Heard, match: Match[Any]) -> None:
    """What the latest entry tells: to everybody who sees it all, and to spectators; and the numbers that changed."""
    for fact in match.facts:
        heard.hear(telling(fact))
        seen = fact.seen_by(None)
        if seen is not None:
            heard.hear(telling(seen))
    parts = {source for source, _ in match.game.scores(match.state)[0].parts}
    for deed, counted in deeds_of(match.facts):
        for change in [change for fact in (deed, *counted) for change in fact.changes()]:
            heard.hear(Message(f"thing-{change[1]}"))
            if change[3]:
                heard.hear(Message(f"score-{change[3]}" if change[3] in parts else f"source-{change[3]}"))
        for tag in tags(tuple([change[1:3] for fact in counted for change in fact.changes()])):
            heard.hear(tag)


def hear_talk(heard: Heard, chosen: Title, match: Match[Any], decision: Decision) -> None:
    """What the table says beside what it shows, to the one who decides and to spectators."""
    view = chosen.game.view(match.state, decision.seat)
    talk = chosen.talk
    for viewer in (decision.seat, None):
        for status in talk.status(view, viewer):
            heard.hear(status.message)
    for seat in range(match.state.seats):
        for figure in talk.figures(view, seat):
            heard.hear(figure.label)
    found = [talk.reason(view, decision)]
    plain = Counter[str]()
    for each in decision.options:
        plain[f"all-{each.verb}"] += talk.plain(view, decision.seat, each)
    if len(+plain) == 1 and set(+plain) <= set(entries(chosen.package, "en")):
        found += [Message(id, {"count": count}) for id, count in plain.items() if count > 1]
    for option in decision.options:
        heard.hear(Message(f"kind-{option.verb}"))
        found += [talk.waste(view, decision.seat, option), talk.ahead(view, decision.seat, option)]
    for message in found:
        if message is not None:
            heard.hear(message)


def look(heard: Heard, chosen: Title, match: Match[Any], viewer: int | None) -> None:
    """The table in words, as a viewer sees it."""
    scene = chosen.scene(chosen.game.view(match.state, viewer), viewer)
    heard.places.update(scene.places())
    for panel in scene.panels:
        heard.hear(panel.title)
        if panel.short is not None:
            heard.hear(panel.short)
        for piece in panel.pieces:
            heard.hear(piece.label)


def hear_outside(heard: Heard, chosen: Title) -> None:
    """What is said before a match begins, and who plays whom."""
    for id in ("title", "about", "provenance"):
        heard.hear(Message(id))
    if any(chosen.game.setup(seats, {}).seats > seats for seats in chosen.game.seat_counts()):
        heard.hear(Message("automaton", {"number": 1}))
    for preset in chosen.game.presets():
        heard.hear(Message(f"preset-{preset.name}"))
    for variant in chosen.game.variants():
        for value in variant.values:
            heard.hear(Message(f"option-{variant.name}", {"value": value}))
    explained = {f"about-preset-{preset.name}" for preset in chosen.game.presets()}
    explained |= {
        f"{what}-{variant.name}" for variant in chosen.game.variants() for what in ("variant", "about-option")
    }
    for id in explained & set(entries(chosen.package, "en")):  # what its name does not say
        heard.hear(Message(id))


def with_numbers(arguments: Mapping[str, Argument], number: int) -> dict[str, Argument]:
    """The same arguments with this number in place of every number."""
    return {name: value if isinstance(value, str) or name == "seat" else number for name, value in arguments.items()}


# What is rarely said.


def unmentioned(package: str, rare: Iterable[str]) -> set[str]:
    """Messages that random play seldom needs and the title's own modules do not speak of: nobody ever needs them."""
    folder = Path(import_module(package).__path__[0])
    modules = "".join([path.read_text() for path in sorted(folder.rglob("*.py")) if "art" not in path.parts])
    return {id for id in rare if not any(name in modules for name in _names(id))}


def _names(id: str) -> tuple[str, ...]:
    """How modules speak of what a message says: a class, or a text."""
    kind, _, name = id.partition(".")[0].partition("-")
    if kind in ("ask", "log"):
        return (f"{name.title().replace('-', '')}(",)
    return (f'"{name}"', f'"{id}"')

"""Plays random matches of Tzolk'in and gathers everything they say; says it in every language."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from yupana.engine.dice import QuickDice
from yupana.engine.game import Options
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.games import title
from yupana.games.tzolkin.board import (
    CORN,
    DUMMY,
    FIRST_TOOTH,
    GEARS,
    GOLD,
    KUKULKAN,
    M_AVAILABLE,
    M_TEMPLE,
    MAT,
    SKULL,
    STONE,
    TEMPLES,
    WOOD,
)
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.turn import TakeTurn
from yupana.play.messages import asking, doing, price_of, tags, telling
from yupana.tabletop.scene import Argument, Message
from yupana.text.words import Words, place_message

TITLE = title("tzolkin")
NAMES = {"en": ["Ann", "Ben"], "uk": ["Олена", "Марко"], "ru": ["Ольга", "Иван"]}  # the viewer, and somebody else
PLACES = ("place", "second", "good", "temple", "track", "tile")  # arguments that are ids of places
TABLES: list[tuple[int, Options]] = [(seats, {"market-cap": cap}) for seats in (2, 3, 4) for cap in (0, 20)]

Arguments = tuple[tuple[str, Argument], ...]


@dataclass
class Heard:
    """What matches said: messages with their arguments, and places whose name and help were asked for."""

    messages: set[tuple[str, Arguments]] = field(default_factory=set)
    places: set[str] = field(default_factory=set)

    def hear(self, message: Message) -> None:
        """Keep a message; whose it was makes no difference, because it is said to both."""
        arguments = {name: 0 if name == "seat" else value for name, value in message.arguments.items()}
        key = (message.id, tuple(sorted(arguments.items())))
        if key not in self.messages:
            self.messages.add(key)
            self.places.update([str(value) for name, value in key[1] if name in PLACES])

    def ids(self) -> set[str]:
        """Every id that was needed."""
        heads = [place_message(place)[0] for place in self.places]
        return {
            *[id for id, _ in self.messages],
            *heads,
            *[head.replace("place-", "help-", 1) for head in heads],
        }


class StrictWords(Words):
    """Words that never fall back from a case to the nominative; English may, where it has no article."""

    def __init__(self, language: str, viewer: int | None = 0) -> None:
        super().__init__(language, TITLE.package, NAMES[language], viewer)
        self.cases: set[tuple[str, str]] = set()  # asked for: the message of a place and a case

    def name(self, place: str, case: str = "") -> str:
        id, _ = place_message(place)
        if case:
            self.cases.add((id, case))
            if case != "definite" and case not in self.bundle.get_message(id).attributes:
                raise LookupError(f"{id} has no {case}")
        return super().name(place, case)


def says(words: Words, heard: Heard) -> Iterable[tuple[str, str]]:
    """Everything that was heard, in words: the id, and what is said to the viewer and about somebody else."""
    for id, arguments in heard.messages:
        given = dict(arguments)
        for seat in (0, 1) if "seat" in given else (0,):
            yield id, words.say(id, {**given, "seat": seat} if "seat" in given else given)
    for place in heard.places:
        id, _ = place_message(place)
        yield id, words.name(place)
        if not is_unnumbered(place):
            yield id.replace("place-", "help-", 1), words.help(place)


def is_unnumbered(place: str) -> bool:
    """A space where only dummy workers stand: it has a name, but nobody can ask what it does."""
    return re.fullmatch(r"(palenque|yaxchilan|tikal|uxmal)\.[89]", place) is not None


def flaws(language: str, text: str) -> list[str]:
    """What is wrong with a text, whatever it says."""
    wrong = {
        "placeholder": r"[{}$]",
        "space": r"^\s|\s$|  ",
        "letters": "[а-яёіїєґА-ЯЁІЇЄҐ]" if language == "en" else "[A-Za-z]",
        "foreign letters": {"en": r"(?!)", "uk": "[ыэъёЫЭЪЁ]", "ru": "[іїєґІЇЄҐ]"}[language],
        "apostrophe": {"en": "[’ʼ]", "uk": "['ʼ`]", "ru": "['’ʼ]"}[language],
        "full stop": r"\.\.|[,;:]\.|\s[.,;:]",
    }
    return [f"{name}: {text!r}" for name, pattern in wrong.items() if re.search(pattern, text)]


# Matches.


def hear_match(heard: Heard, seed: int, every: int, start: Callable[[Tzolkin], None] | None = None) -> None:
    """Play anything and hear it all. Everybody looks at the first and the last table, one at every so many between."""
    seats, options = TABLES[seed % len(TABLES)]
    dice = QuickDice(seed)
    match: Match[Any] = Match(TITLE.game, seats, options, digests=False)
    match.begin(dice)
    hear_facts(heard, match)
    for viewer in (None, *range(seats)):
        look(heard, match, viewer)
    made = 0
    while not match.is_over():
        decision = decisions(match.state)[0]
        if start is not None and isinstance(decision.choice, TakeTurn):
            start(match.state)
            start = None
            match.state.offered = None
            decision = decisions(match.state)[0]
        if made % every == 0:
            look(heard, match, decision.seat if made % 2 else (made // every) % seats)
        heard.hear(asking(decision.choice))
        for option in decision.options:
            heard.hear(doing(option))
            heard.places.update(option.touch)
            for tag in tags(price_of(match.state, decision.seat, option)):
                heard.hear(tag)
        match.play(decision.seat, decision.options[dice.roll(len(decision.options))].move(), dice)
        hear_facts(heard, match)
        made += 1
    for viewer in (None, *range(seats)):
        look(heard, match, viewer)
    for score in TITLE.game.scores(match.state):
        for source, _ in score.parts:
            heard.hear(Message(f"score-{source}"))


def hear_facts(heard: Heard, match: Match[Any]) -> None:
    """What the latest entry tells."""
    for fact in match.facts:
        heard.hear(telling(fact))


def look(heard: Heard, match: Match[Any], viewer: int | None) -> None:
    """The table in words, as a viewer sees it."""
    scene = TITLE.scene(TITLE.game.view(match.state, viewer), viewer)
    heard.places.update(scene.places())
    for panel in scene.panels:
        heard.hear(panel.title)
        for piece in panel.pieces:
            heard.hear(piece.label)


def hear_outside(heard: Heard) -> None:
    """What is said before a match begins."""
    for id in ("title", "about", "provenance"):
        heard.hear(Message(id))
    for variant in TITLE.game.variants():
        for value in variant.values:
            heard.hear(Message(f"option-{variant.name}", {"value": value}))


def rich(state: Tzolkin) -> None:
    """Everybody can afford anything; no skull is left in the bank, and all are high up with Kukulkan."""
    for seat in range(state.seats):
        for good, amount in ((CORN, 30), (WOOD, 12), (STONE, 12), (GOLD, 12), (SKULL, state.skulls // state.seats)):
            state.mats[seat * MAT + good] += amount
        state.mats[seat * MAT + M_TEMPLE + KUKULKAN] = 5
    state.skulls = 0


def poor(state: Tzolkin) -> None:
    """No corn, no god left to anger, and no space is free of charge: the gods take pity."""
    for seat in range(state.seats):
        state.mats[seat * MAT + CORN] = 0
        for temple in range(len(TEMPLES)):
            state.mats[seat * MAT + M_TEMPLE + temple] = 0
    for gear in range(len(GEARS)):
        state.teeth[FIRST_TOOTH[gear]] = DUMMY
    last = (state.first_player - 1) % state.seats
    state.first_space = last
    state.mats[last * MAT + M_AVAILABLE] -= 1


def with_numbers(arguments: Mapping[str, Argument], number: int) -> dict[str, Argument]:
    """The same arguments with this number in place of every number."""
    return {name: value if isinstance(value, str) or name == "seat" else number for name, value in arguments.items()}

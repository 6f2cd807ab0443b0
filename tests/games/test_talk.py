"""What tables say adds up, differs where it must, names only what is there, and tells nobody a secret."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.budget import TIMES
from tests.games.random_matches import random_match
from tests.games.titles import NAMES, own
from tests.words.hearing import NAMES as PLAYERS

from yupana.bots import make_bot
from yupana.engine.agenda import State
from yupana.engine.dice import QuickDice
from yupana.engine.machine import decision_of, decisions, settle, take
from yupana.engine.match import Match
from yupana.games import Title, title
from yupana.games.picture import sprites
from yupana.play.asking import plain_option
from yupana.play.host import Host
from yupana.play.messages import asking, doing, price_of, tags
from yupana.play.plain import Plain
from yupana.play.telling import POINTS
from yupana.tabletop.scene import Message
from yupana.text.words import LANGUAGES, Words, fluent_source

KINDS = (1, 2, 3)
SECRET = bytes(range(32))
LATIN = "ABCDE"

LONG = [pytest.mark.slow, pytest.mark.compiled]
each_game = pytest.mark.parametrize("game", NAMES)
each_seed = pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=LONG) for seed in range(1, 1 + 4 * TIMES)]])


def tables(game: str, seed: int) -> Iterator[Match[Any]]:
    """A random match for every number of players, at every decision and at the end."""
    rules = title(game).game
    for seats in rules.seat_counts():
        yield from random_match(rules, seats, seed)


class Spoken:
    """The words of a title in every language; what was said once is known."""

    def __init__(self, game: str) -> None:
        self.words = [Words(language, title(game).package, PLAYERS[language], 0) for language in LANGUAGES]
        self.known: dict[tuple[str, str], list[str]] = {}

    def say(self, message: Message) -> list[str]:
        key = (message.id, repr(message.arguments))
        if key not in self.known:
            given = {name: 0 if name == "seat" else value for name, value in message.arguments.items()}
            self.known[key] = [words.say(message.id, given) for words in self.words]
        return self.known[key]


# Options and prompts.


@each_game
@each_seed
def test_no_two_options_of_a_decision_read_the_same_in_any_language(game: str, seed: int) -> None:
    spoken = Spoken(game)
    talk = title(game).talk
    for match in tables(game, seed):
        for decision in decisions(match.state):
            view = title(game).game.view(match.state, decision.seat)
            texts: list[Counter[str]] = [Counter() for _ in LANGUAGES]
            for option in decision.options:
                said = spoken.say(doing(option, talk.details(view, decision.seat, option)))
                kept = talk.kept(view, decision.seat, option, price_of(view, decision.seat, option))
                price = [spoken.say(tag) for tag in tags(kept)]
                for n, counted in enumerate(texts):
                    counted[" ".join([said[n], *[tag[n] for tag in price]])] += 1
            for counted in texts:
                assert counted.most_common(1)[0][1] == 1, (type(decision.choice).__name__, counted.most_common(1))


@each_game
@each_seed
def test_what_can_be_taken_at_once_can_be_taken_one_by_one_as_well(game: str, seed: int) -> None:
    chosen = title(game)
    for match in tables(game, seed):
        for decision in decisions(match.state):
            view = chosen.game.view(match.state, decision.seat)
            options = [plain_option(chosen.talk, view, decision.seat, option, "") for option in decision.options]
            plain = [option["move"] for option in options for _ in range(option.get("plain", 0))]
            world = match.state.clone()
            while len(plain) > 1:
                taken, *plain = plain
                left = gathered(chosen, world, decision.seat, taken)
                asked = {option["move"] for option in left}
                if not asked >= set(plain):
                    assert not [option for option in left if "plain" in option], "something else is asked in between"
                    break


def gathered(chosen: Title, world: State, seat: int, move: str) -> list[Plain]:
    """What a seat may do after a move, and after what that alone asks about is taken as it is."""
    while True:
        decision = decision_of(world, seat)
        assert decision is not None
        option = decision.find(move)
        assert option is not None
        before = option.verb
        take(world, seat, option)
        settle(world, QuickDice(0))
        after = decision_of(world, seat)
        if after is None:
            return []
        view = chosen.game.view(world, seat)
        left = [plain_option(chosen.talk, view, seat, each, "") for each in after.options]
        plain = [each for each in left if "plain" in each]
        if len(plain) != 1 or plain[0]["verb"] == before:
            return left
        move = plain[0]["move"]


class Verbs(Visitor):
    """The kinds of options between which a prompt distinguishes."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "verbs":
            self.keys |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.generic_visit(node)


@cache
def distinguished(game: str, language: str) -> dict[str, set[str]]:
    """By prompt: the sets of kinds that it has words for, where it asks."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(fluent_source(title(game).package, language)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("ask-"):
            verbs = Verbs()
            verbs.visit(entry)
            if verbs.keys:
                found[entry.id.name] = verbs.keys
    return found


@each_game
@each_seed
def test_a_prompt_names_only_kinds_of_options_that_are_there(game: str, seed: int) -> None:
    for match in tables(game, seed):
        for decision in decisions(match.state):
            ask = asking(decision, title(game).talk.prompt(match.state, decision))
            verbs = list(dict.fromkeys([option.verb for option in decision.options]))
            assert ask.arguments["verbs"] == "-".join(verbs)
            for language in LANGUAGES:
                known = distinguished(game, language).get(ask.id, {"other"})
                assert ask.arguments["verbs"] in known or "other" in known, (language, ask)


# Numbers.


def points_of(match: Match[Any]) -> list[int]:
    return [score.total() for score in match.game.scores(match.state)]


@each_game
@each_seed
def test_what_facts_tell_is_what_changed_on_the_table(game: str, seed: int) -> None:
    amounts = own(game, "amounts", "amounts")
    before: list[dict[str, int]] = []
    length = 0
    for match in tables(game, seed):
        state = match.state
        points = points_of(match)
        after = [{**amounts(state, seat), POINTS: points[seat]} for seat in range(state.seats)]
        if match.length() > length > 0:
            told: list[Counter[str]] = [Counter() for _ in after]
            for fact in match.facts:
                for seat, thing, amount, _ in fact.changes():
                    told[seat][thing] += amount
            for seat, now in enumerate(after):
                for thing, amount in now.items():
                    assert told[seat][thing] == amount - before[seat][thing], (thing, seat, match.journal[-1])
        before, length = after, match.length()


def hosted(game: str, seats: int, seed: int) -> Host:
    """A whole match of random bots."""
    chosen = title(game)
    bots = {seat: make_bot("random", game) for seat in range(seats)}
    host = Host(chosen, Match(chosen.game, seats), list(LATIN[:seats]), bots, SECRET, QuickDice(seed))
    host.begin()
    while (due := host.due()) is not None:
        host.answer(due)
    return host


@each_game
@each_seed
def test_the_table_of_every_great_moment_adds_up(game: str, seed: int) -> None:
    for seats in title(game).game.seat_counts():
        host = hosted(game, seats, seed)
        lines = [line for item in host.log(None) for line in item["lines"]]
        totals = [score["total"] for score in host.scores(title(game).game.setup(seats, host.match.options))]
        inside: defaultdict[tuple[int, str, str], float] | None = None
        before = totals
        moments = 0
        last: Plain = {"after": []}
        for line in lines:
            if line.get("opens"):
                assert inside is None
                inside, before = defaultdict(float), totals[:]
            for tag in line.get("tags", ()):
                totals[tag["seat"]] += tag["amount"] if tag["thing"] == POINTS else 0
                if inside is not None:
                    halves = tag["thing"].startswith("half-")  # stand in the row of the thing
                    whole = tag["thing"].removeprefix("half-")
                    inside[tag["seat"], whole, tag.get("source", "")] += tag["amount"] / (2 if halves else 1)
            if "moment" in line:
                assert inside is not None
                check_moment(line["moment"], inside, before, totals)
                inside, moments, last = None, moments + 1, line["moment"]
        assert inside is None
        assert None not in last["after"]  # nothing is hidden in the end
        assert totals == [score["total"] for score in host.scores(host.match.state)]
        assert moments >= own(game, "amounts", "MOMENTS", 0)


def check_moment(
    moment: Plain, told: defaultdict[tuple[int, str, str], float], before: list[float], after: list[float]
) -> None:
    """The rows are what the lines told, and lead from the points before to the points after."""
    for shown, points in ((moment["before"], before), (moment["after"], after)):
        assert len(shown) == len(points)
        assert all(seen in (None, total) for seen, total in zip(shown, points, strict=True))  # where they are hidden
    for row in moment["rows"]:
        for seat, cell in enumerate(row["cells"]):
            assert cell == told.pop((seat, row["thing"], row.get("source", "")), 0)
    assert not [key for key, amount in told.items() if amount]


# What is said beside what is shown.


@each_game
def test_symbols_are_of_the_art_and_kinds_are_three(game: str) -> None:
    chosen = title(game)
    symbols = sprites(chosen.package).symbols
    for match in tables(game, 0):
        for decision in decisions(match.state):
            view = chosen.game.view(match.state, decision.seat)
            for status in chosen.talk.status(view, decision.seat):
                assert not status.icon or status.icon in symbols
            for seat in range(view.seats):
                figures = chosen.talk.figures(view, seat)
                assert {figure.icon for figure in figures} <= set(symbols)
                assert len({figure.icon for figure in figures}) == len(figures)
                assert len([figure for figure in figures if figure.chief]) <= 3
            for option in decision.options:
                badge = chosen.talk.badge(view, decision.seat, option)
                assert badge is None or {symbol for _, symbol in badge.parts} <= set(symbols), badge
                assert chosen.talk.kinds.get(option.verb, 1) in KINDS


@each_game
@each_seed
def test_what_a_table_says_is_made_of_what_the_viewer_sees(game: str, seed: int) -> None:
    chosen = title(game)
    dice = QuickDice(seed)
    for n, match in enumerate(tables(game, seed)):
        if n % 5:
            continue
        for decision in decisions(match.state):
            seat = decision.seat
            other = chosen.game.reshuffle(match.state, seat, dice)
            assert said_to(game, match.state, seat) == said_to(game, other, seat)


def said_to(game: str, state: Any, seat: int) -> list[Any]:
    """Everything that one seat is told beside what the scene shows."""
    chosen = title(game)
    view = chosen.game.view(state, seat)
    talk = chosen.talk
    found: list[Any] = [talk.status(view, seat), [talk.figures(view, each) for each in range(view.seats)]]
    for decision in decisions(view):
        if decision.seat == seat:
            found.append(talk.reason(view, decision))
            for option in decision.options:
                found += [talk.badge(view, seat, option), talk.waste(view, seat, option)]
                found.append(talk.details(view, seat, option))
    return found

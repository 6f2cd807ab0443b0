"""The bot that searches: same seed, same choice; it cannot peek, stops when told, and beats the greedy one."""

from __future__ import annotations

from typing import Any

import pytest

from yupana.bots import Bot, make_bot
from yupana.bots.evaluation import evaluation_of
from yupana.bots.search import Node, Plan, SearchBot
from yupana.bots.timed import TimedBot
from yupana.engine.agenda import END_TURN, Decision, FreeOption, Option
from yupana.engine.codec import text_of
from yupana.engine.dice import KeyedDice, QuickDice
from yupana.engine.machine import deciders, decision_of
from yupana.engine.match import Match
from yupana.games import title
from yupana.games.tzolkin.turn import TakeTurn
from yupana.insight.evaluation import Evaluation

GAME = title("tzolkin").game
EVALUATION = evaluation_of("tzolkin")


def played(seats: int, entries: int, seed: int = 1) -> Match[Any]:
    """A match some way on, by bots that play anything."""
    match: Match[Any] = Match(GAME, seats, digests=False)
    dice, chooser = KeyedDice(bytes([seed]) * 32), QuickDice(seed)
    match.begin(dice)
    while match.length() < entries and not match.is_over():
        seat = match.deciders()[0]
        decision = decision_of(match.state, seat)
        assert decision is not None
        match.play(seat, decision.options[chooser.roll(len(decision.options))].move(), dice)
    return match


def choice(bot: Bot, match: Match[Any], seat: int, seed: int = 5) -> str:
    view = GAME.view(match.state, seat)
    decision = decision_of(view, seat)
    assert decision is not None
    return bot.choose(GAME, view, seat, decision, QuickDice(seed)).move()


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("entries", [1, 30, 90])
def test_the_same_seed_and_budget_give_the_same_choice(seats: int, entries: int) -> None:
    match = played(seats, entries)
    seat = match.deciders()[0]
    before = text_of(match.state)
    first = choice(SearchBot(EVALUATION, Plan(iterations=40)), match, seat)
    assert choice(SearchBot(EVALUATION, Plan(iterations=40)), match, seat) == first
    assert text_of(match.state) == before, "and thinking changes nothing"


@pytest.mark.compiled
@pytest.mark.parametrize("entries", [1, 2, 60])
def test_what_the_bot_may_not_know_does_not_change_its_choice(entries: int) -> None:
    match = played(3, entries)
    seat = match.deciders()[-1]
    others: list[str] = []
    for world in range(6):
        match.state = GAME.guess(GAME.view(match.state, seat), seat, QuickDice(world))
        others.append(choice(SearchBot(EVALUATION, Plan(iterations=60)), match, seat))
    assert len(set(others)) == 1


def test_the_first_thought_is_for_everything_that_can_be_done() -> None:
    match = with_a_choice(played(2, 30))
    bot = SearchBot(EVALUATION, Plan(iterations=1))
    move = choice(bot, match, match.deciders()[0])
    tried = {node.move(): node for node in bot.root.children}
    assert set(tried) == {option.move() for option in decision_options(match)}
    assert {node.visits for node in tried.values()} == {1}
    assert tried[move].worths[tried[move].seat] == max(node.worths[node.seat] for node in tried.values())


class AtTheEnd(Evaluation):
    """Says nothing, and looks whether turns are finished when it is asked."""

    def __init__(self) -> None:
        self.deciding: list[int] = []

    def finishes(self) -> int:
        return 2

    def value(self, state: Any, seat: int) -> int:
        if seat == 0:
            self.deciding += deciders(state)[:1]
        return 0


def test_an_evaluation_that_wants_turns_finished_sees_no_table_in_the_middle_of_one() -> None:
    match = with_a_choice(played(2, 30))
    seat = match.deciders()[0]
    evaluation = AtTheEnd()
    choice(SearchBot(evaluation, Plan(iterations=1)), match, seat)
    where_it_begins, *others = evaluation.deciding
    assert where_it_begins == seat
    assert len(others) >= len(decision_options(match)) and seat not in others


class Alone(Evaluation):
    """Judges as usual; whether others reply is as one wants."""

    def __init__(self, replies: bool) -> None:
        self.wanted = replies

    def replies(self) -> bool:
        return self.wanted

    def value(self, state: Any, seat: int) -> int:
        return EVALUATION.value(state, seat)


def thought_of(node: Node) -> set[int]:
    """The seats whose answers are in a tree."""
    return {node.seat}.union(*[thought_of(child) for child in node.children])


@pytest.mark.parametrize("replies", [True, False])
def test_whoever_does_not_look_at_replies_thinks_of_the_own_turn_alone(replies: bool) -> None:
    match = with_a_choice(played(2, 30))
    seat = match.deciders()[0]
    bot = SearchBot(Alone(replies), Plan(iterations=200))
    choice(bot, match, seat)
    assert thought_of(bot.root) == ({0, 1} if replies else {seat})


def nodes(node: Node) -> list[Node]:
    """All of a tree."""
    return [node, *[each for child in node.children for each in nodes(child)]]


@pytest.mark.parametrize("game", ["santa-maria", "endless-winter"])
def test_whoever_plays_alone_does_not_think_beyond_the_own_turn_either(game: str) -> None:
    rules, evaluation, dice = title(game).game, evaluation_of(game), KeyedDice(bytes(32))
    match: Match[Any] = Match(rules, 1, digests=False)
    match.begin(dice)
    ends: list[Node] = []
    while len(ends) < 2:
        decision = decision_of(match.state, 0)
        assert decision is not None
        bot = SearchBot(evaluation, Plan(iterations=12))
        bot.choose(rules, rules.view(match.state, 0), 0, decision, QuickDice(1))
        ends += [node for node in nodes(bot.root) if node.verb == END_TURN and node.visits > 2]
        match.play(0, decision.options[0].move(), dice)
    assert not any(node.children for node in ends)


@pytest.mark.parametrize("game", ["santa-maria", "endless-winter"])
def test_what_falls_after_the_own_turn_is_no_reason_for_ending_it(game: str) -> None:
    rules, evaluation, dice, chooser = title(game).game, evaluation_of(game), KeyedDice(bytes(32)), QuickDice(3)
    match: Match[Any] = Match(rules, 1, digests=False)
    match.begin(dice)
    compared = 0
    while compared < 12:
        decision = decision_of(match.state, 0)
        assert decision is not None
        if any(option.verb == END_TURN for option in decision.options):
            worths = set()
            for seed in range(3):
                bot = SearchBot(evaluation, Plan(iterations=1))
                bot.choose(rules, rules.view(match.state, 0), 0, decision, QuickDice(seed))
                worths |= {tuple(node.worths) for node in bot.root.children if node.verb == END_TURN}
            assert len(worths) <= 1
            compared += 1
        match.play(0, decision.options[chooser.roll(len(decision.options))].move(), dice)


class Ahead(Evaluation):
    """One seat has a hundred points more than it seems."""

    def value(self, state: Any, seat: int) -> int:
        return EVALUATION.value(state, seat) + (10_000 if seat == 1 else 0)


@pytest.mark.parametrize("entries", [1, 30, 90])
def test_whoever_is_far_ahead_or_behind_still_looks_at_every_point(entries: int) -> None:
    match = played(2, entries)
    thoughts: list[list[tuple[str, int]]] = []
    for evaluation in (EVALUATION, Ahead()):
        bot = SearchBot(evaluation, Plan(iterations=30))
        choice(bot, match, match.deciders()[0])
        thoughts.append([(node.move(), node.visits) for node in bot.root.children])
    assert thoughts[0] == thoughts[1]


class Hurried(SearchBot):
    """Somebody is in a hurry from the start."""

    def enough(self) -> bool:
        return True


def test_a_bot_that_is_hurried_answers_at_once() -> None:
    match = with_a_choice(played(2, 30))
    bot = Hurried(EVALUATION, Plan())
    assert choice(bot, match, match.deciders()[0])
    assert bot.iterations == 1


def test_what_was_found_is_kept_for_the_next_decision_of_the_turn() -> None:
    match = played(2, 30)
    bot = SearchBot(EVALUATION, Plan(iterations=200))
    kept = 0
    for _ in range(12):
        seat = match.deciders()[0]
        found = {node.move(): node for node in bot.root.children}
        move = choice(bot, match, seat)
        if bot.goes_on:
            assert bot.root in found.values()
            kept += 1
        else:
            assert bot.root not in found.values()
        match.play(seat, move, KeyedDice(bytes(32)))
    assert 0 < kept < 12, "and a turn of somebody else is thought about anew"


def test_a_tree_is_not_kept_for_another_table() -> None:
    match, other = played(2, 30), played(2, 34, seed=2)
    bot = SearchBot(EVALUATION, Plan(iterations=40))
    choice(bot, match, match.deciders()[0])
    choice(bot, other, other.deciders()[0])
    assert not bot.goes_on


class Ticking:
    """A clock on which every look takes a hundredth of a second."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 100


def with_a_choice(match: Match[Any]) -> Match[Any]:
    """The match, played on until there is more than one option."""
    dice = KeyedDice(bytes(32))
    while len(decision_options(match)) < 4:
        match.play(match.deciders()[0], decision_options(match)[0].move(), dice)
    return match


def decision_options(match: Match[Any]) -> list[Any]:
    decision = decision_of(match.state, match.deciders()[0])
    assert decision is not None
    return decision.options


def test_each_decision_of_a_turn_uses_at_most_half_of_what_is_left() -> None:
    match = with_a_choice(played(2, 30))
    clock = Ticking()
    bot = TimedBot(EVALUATION, Plan(), 1.0, clock)
    spent = [0.0]
    for _ in range(12):
        seat = match.deciders()[0]
        before, anew = clock(), bot.turn_ended
        move = choice(bot, match, seat)
        if anew or not bot.goes_on:
            spent = [0.0]
        spent.append(clock() - before)
        assert sum(spent) <= 1.0 + 0.05 * len(spent), "a turn takes no longer than its time"
        assert spent[-1] <= 0.5 + 0.05
        match.play(seat, move, KeyedDice(bytes(32)))


def test_a_turn_has_its_time_and_what_comes_in_between_adds_a_little() -> None:
    match = with_a_choice(played(2, 30))
    seat = match.deciders()[0]
    clock = Ticking()
    bot = TimedBot(EVALUATION, Plan(), 1.0, clock)
    bot.turn_ended = False
    choice(bot, match, seat)
    assert clock.looks / 100 <= 0.25 / 2 + 0.05
    clock.looks, bot.left, bot.turn_ended = 0, 0.0, True
    choice(bot, match, seat)
    assert clock.looks / 100 > 0.25


class Decided(TimedBot):
    """One option is far ahead from the first look."""

    def lead(self) -> int:
        return 10**6


def test_a_bot_stops_when_nothing_can_overtake_the_best_option() -> None:
    match = with_a_choice(played(2, 30))
    bot = Decided(EVALUATION, Plan(), 1.0, Ticking())
    choice(bot, match, match.deciders()[0])
    assert bot.iterations == 1


@pytest.mark.compiled
def test_a_careful_bot_throws_nothing_away_that_a_table_would_ask_about() -> None:
    talk = title("tzolkin").talk
    careful = SearchBot(EVALUATION, Plan(iterations=1, careful=True), talk)
    careless = SearchBot(EVALUATION, Plan(iterations=1), talk)
    tempted = 0
    for entries in range(1, 120):
        match = played(2, entries, entries)
        if match.is_over():
            continue
        seat = match.deciders()[0]
        view = GAME.view(match.state, seat)
        decision = decision_of(view, seat)
        assert decision is not None
        wasteful = {option.move() for option in decision.options if talk.waste(view, seat, option)}
        tempted += choice(careless, match, seat) in wasteful
        if len(wasteful) < len(decision.options):
            assert choice(careful, match, seat) not in wasteful
    assert tempted


@pytest.mark.slow
@pytest.mark.compiled
def test_the_searching_bot_beats_the_greedy_one() -> None:
    search, greedy = SearchBot(EVALUATION, Plan(iterations=30)), make_bot("greedy", "tzolkin")
    won = 0.0
    for n in range(6):
        bots = [search, greedy] if n % 2 == 0 else [greedy, search]
        match: Match[Any] = Match(GAME, 2, digests=False)
        dice = KeyedDice(bytes([n // 2 + 1]) * 32)
        match.begin(dice)
        while not match.is_over():
            seat = match.deciders()[0]
            match.play(seat, choice(bots[seat], match, seat, match.length() + 1), dice)
        winners = GAME.winners(match.state)
        won += (n % 2 in winners) / len(winners)
    assert won >= 4


def test_what_is_free_is_done_only_if_it_brings_something() -> None:
    """Nodes as a search leaves them: the free thing was tried more often, for nothing."""
    free, answer = FreeOption("sell", ("wood",)), Option("end-turn")
    decision = Decision(0, TakeTurn(), [free, answer])
    bot, root = SearchBot(EVALUATION, Plan()), Node(None, 0)
    for option, visits, worth in ((free, 60, 0.501), (answer, 50, 0.5)):
        node = Node(option, 0)
        node.visits, node.worths = visits, [worth]
        root.children.append(node)
    assert bot.best(root, decision) is answer
    root.children[0].worths = [0.51]
    assert bot.best(root, decision) is free

"""A bot that searches: information-set Monte-Carlo tree search, with worlds that the seat could be looking at.

Each iteration guesses a world, walks down the tree of what seats may do to where nothing was tried yet, tries all that
can be done there and asks the evaluation how every seat would stand. One tree serves all worlds: it is the searcher's
own information, and an option that is missing in some worlds is compared only with those it was there together with.
What was found out about a decision is kept for the next one of the same turn. Why it is like this and not otherwise:
docs/decisions/0008-search.md.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final

from yupana.bots.bot import Bot
from yupana.bots.finishing import answers, finish_turn
from yupana.engine.agenda import END_TURN, Decision, FreeOption, Option, Seat, State, mypyc_attr
from yupana.engine.codec import text_of
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import decisions, settle, take
from yupana.insight.evaluation import Evaluation
from yupana.insight.talk import SILENT, Talk

DEPTH_MAX: Final = 200  # decisions of one iteration
FATES: Final = 8  # ways in which dice may fall after the own turn
SOMETHING: Final = 0.003  # of a worth, some third of a point


class Node:
    """Something a seat may do, and what came of it."""

    def __init__(self, option: Option | None, seat: Seat) -> None:
        self.verb: Final = option.verb if option is not None else ""
        self.touch: Final = option.touch if option is not None else ()
        self.seat: Final = seat  # who does it
        self.visits = 0
        self.there = 0  # iterations in which it could be done
        self.totals: list[float] = []  # of what came of it, for each seat
        self.worths: list[float] = []  # what it is taken for: part average, part what the best reply leads to
        self.children: list[Node] = []

    def move(self) -> str:
        """As the journal writes it."""
        return " ".join((self.verb, *self.touch))


class Plan:
    """How to search; levels differ in nothing else."""

    def __init__(
        self,
        iterations: int = 0,  # 0: as many as time allows
        explore: float = -1.0,  # how much to try what promises less; -1: as much as the evaluation says
        scale: float = 1500.0,  # hundredths of a point that are much to gain
        own: float = -1.0,  # how much the own points count beside the lead; -1: as much as the evaluation says
        trust: float = 0.7,  # how much the best reply counts beside the average of all
        careful: bool = False,  # never answers with what a table would ask about once more, for it wastes something
    ) -> None:
        self.iterations: Final = iterations
        self.explore: Final = explore
        self.scale: Final = scale
        self.own: Final = own
        self.trust: Final = trust
        self.careful: Final = careful


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Thinks until its iterations or its time are used up, or somebody is in a hurry."""

    def __init__(self, evaluation: Evaluation, plan: Plan, talk: Talk = SILENT) -> None:
        self.evaluation: Final = evaluation
        self.plan: Final = plan
        self.talk: Final = talk
        self.explore: Final = plan.explore if plan.explore >= 0 else evaluation.explore()
        self.finishes: Final = evaluation.finishes()
        self.replies: Final = evaluation.replies()
        self.own: Final = plan.own if plan.own >= 0 else evaluation.own()
        self.game: Game[Any] | None = None
        self.view: State | None = None
        self.seat: Seat = 0
        self.decision: Decision | None = None
        self.root = Node(None, 0)
        self.values: list[int] = []  # of the seats, where the tree begins
        self.iterations = 0  # of the latest choice
        self.hurried = False
        self.stretch = 0  # that is thought through
        self.goes_on = False  # the question follows from the latest answer
        self.turn_ended = True  # by that answer

    def hurry(self) -> None:
        """Answer soon, with what has been found."""
        self.hurried = True

    def enough(self) -> bool:
        """Asked after each iteration: stop thinking? Whoever has a clock says so here."""
        return False

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        self.begin(game, view, seat, decision)
        while not self.think(dice):
            pass
        return self.answer()

    def begin(self, game: Game[Any], view: State, seat: Seat, decision: Decision) -> None:
        """A new question; where it follows from the latest answer, what was found about it is kept."""
        root = self.followed(view, seat)
        self.goes_on = root is not None
        self.root = Node(None, seat) if root is None else root
        self.game = game
        self.view = view
        self.seat = seat
        self.decision = self.kept(view, seat, decision) if self.plan.careful else decision
        self.iterations = 0
        self.hurried = False
        self.stretch = self.evaluation.stretch(view)
        if root is None:
            world = game.guess(view, seat, QuickDice(0))
            self.values = [self.evaluation.value(world, each) for each in range(world.seats)]

    def kept(self, view: State, seat: Seat, decision: Decision) -> Decision:
        """The question without what wastes something, unless there is nothing else."""
        options = [option for option in decision.options if self.talk.waste(view, seat, option) is None]
        return Decision(decision.seat, decision.choice, options or decision.options)

    def followed(self, view: State, seat: Seat) -> Node | None:
        """The tree below the latest answer, if nothing else has happened since."""
        game, before, decision = self.game, self.view, self.decision
        if game is None or before is None or decision is None or seat != self.seat or view.seats != before.seats:
            return None
        option = self.best(self.root, decision)
        world = game.guess(before, seat, QuickDice(0))
        take(world, seat, option)
        if text_of(game.view(world, seat)) != text_of(view):
            return None
        for node in self.root.children:
            if node.verb == option.verb and node.touch == option.touch:
                return node
        return None

    def think(self, dice: Dice) -> bool:
        """Think a little further, a millisecond or some; true when the answer is ready."""
        game, view, decision = self.game, self.view, self.decision
        if game is None or view is None or decision is None:
            raise ValueError("nothing was asked")
        if len(decision.options) == 1:
            return True
        self.iterate(game.guess(view, self.seat, dice), self.root, self.seat, dice)
        self.iterations += 1
        return self.iterations == self.plan.iterations or self.hurried or self.enough()

    def lead(self) -> int:
        """By how many visits the best option is ahead of the next."""
        most = 0
        second = 0
        for node in self.root.children:
            if node.visits > most:
                second = most
                most = node.visits
            elif node.visits > second:
                second = node.visits
        return most - second

    def answer(self) -> Option:
        """The best of what has been found."""
        if self.decision is None:
            raise ValueError("nothing was asked")
        chosen = self.best(self.root, self.decision)
        self.turn_ended = chosen.verb == END_TURN
        return chosen

    def best(self, root: Node, decision: Decision) -> Option:
        """What was tried most; of equals what did better. What is free is done only if it brings something."""
        chosen, node = self.favourite(root, decision.options)
        if node is not None and isinstance(chosen, FreeOption):
            answer, other = self.favourite(root, answers(decision.options))
            if other is not None and node.worths[node.seat] < other.worths[other.seat] + SOMETHING:
                return answer
        return chosen

    def favourite(self, root: Node, options: list[Option]) -> tuple[Option, Node | None]:
        """What was tried most of some options; of equals what did better."""
        chosen, found = options[0], None
        most = -1.0
        for option in options:
            for node in root.children:
                if node.verb == option.verb and node.touch == option.touch:
                    worth = node.visits + node.worths[node.seat]
                    if worth > most:
                        most = worth
                        chosen, found = option, node
        return chosen, found

    def iterate(self, world: State, root: Node, seat: Seat, dice: Dice) -> None:
        """One world: down the tree to where nothing has been tried, a look at all that could be, and back."""
        path: list[Node] = []
        node = root
        worths: list[float] = []
        for _ in range(DEPTH_MAX):
            pending = decisions(world)
            if not pending:
                break
            decision = pending[0]
            if node is root:  # where several decide at once, the searcher's own answer comes first
                for each in pending:
                    if each.seat == seat:
                        decision = each
            elif not self.replies and self.evaluation.stretch(world) != self.stretch:
                break
            if not node.children:
                worths = self.widen(node, world, decision, dice)
                break
            chosen, node = self.select(node, decision, dice)
            take(world, decision.seat, chosen)
            path.append(node)
            if self.is_end(node):
                settle(world, self.fate())
                break
            settle(world, dice)
            if node.visits == 0:
                break
        if not worths:
            worths = self.promised(world, path[-1], dice) if path else self.worths(world)
        for n in range(len(path) - 1, -1, -1):
            self.learn(path[n], worths)

    def widen(self, node: Node, world: State, decision: Decision, dice: Dice) -> list[float]:
        """Try everything that can be done here, each once; what the best of it leads to."""
        best: Node | None = None
        for option in decision.options:
            child = Node(option, decision.seat)
            tried: State = world.clone()
            take(tried, decision.seat, option)
            settle(tried, self.fate() if self.is_end(child) else dice)
            child.there = 1
            child.visits = 1
            child.worths = self.promised(tried, child, dice)
            child.totals = child.worths[:]
            node.children.append(child)
            if best is None or child.worths[child.seat] > best.worths[child.seat]:
                best = child
        return best.worths if best is not None else []

    def promised(self, world: State, done: Node, dice: Dice) -> list[float]:
        """How every seat stands after something was done: at once, or after the best of some ways to end the turn."""
        if self.finishes == 0 or self.is_end(done):
            return self.worths(world)
        best: list[float] = []
        for _ in range(self.finishes):
            end: State = world.clone()
            made = finish_turn(end, done.seat, done.verb == END_TURN, dice, self.fate(), self.evaluation, self.stretch)
            worths = self.worths(end)
            if not best or worths[done.seat] > best[done.seat]:
                best = worths
            if made == 0:
                break
        return best

    def is_end(self, node: Node) -> bool:
        """It ends the turn, and nothing that anybody does after that is looked at."""
        return not self.replies and node.verb == END_TURN

    def fate(self) -> Dice:
        """What falls after the end of a turn is the same for all that is compared: luck would look like a reason."""
        return QuickDice(self.iterations % FATES)

    def learn(self, node: Node, worths: list[float]) -> None:
        """One more thing came of it; what it is taken for changes."""
        node.visits += 1
        if node.visits == 1:
            node.totals = worths[:]
            node.worths = worths[:]
            return
        best: Node | None = None
        for child in node.children:
            if best is None or child.worths[child.seat] > best.worths[best.seat]:
                best = child
        trust = self.plan.trust if best is not None else 0.0
        for seat in range(len(worths)):
            node.totals[seat] += worths[seat]
            worth = (1.0 - trust) * node.totals[seat] / node.visits
            if best is not None:
                worth += trust * best.worths[seat]
            node.worths[seat] = worth

    def select(self, node: Node, decision: Decision, dice: Dice) -> tuple[Option, Node]:
        """Something that was never tried, or else what promises most."""
        options = decision.options
        children = node.children
        fresh: list[Option] = []
        best: Node | None = None
        chosen = options[0]
        most = -1.0
        explore = self.explore
        for n in range(len(options)):
            option = options[n]
            child = _child(children, n, option, decision.seat)
            if child is None:
                fresh.append(option)
            else:
                child.there += 1
                worth = child.worths[child.seat] + explore * sqrt(log(child.there + 1) / child.visits)
                if worth > most:
                    most = worth
                    best = child
                    chosen = option
        if fresh or best is None:
            chosen = fresh[dice.roll(len(fresh))]
            best = Node(chosen, decision.seat)
            best.there = 1
            children.append(best)
        return chosen, best

    def worths(self, world: State) -> list[float]:
        """How every seat stands, from 0 to 1: its lead over the best other, and its own points.

        Both are compared with where the tree begins, so that a point counts as much for whoever is far ahead.
        """
        own, scale = self.own, self.plan.scale
        values = [self.evaluation.value(world, seat) for seat in range(world.seats)]
        found: list[float] = []
        for seat in range(world.seats):
            gained = values[seat] - self.values[seat]
            lead = gained - _rival(values, seat) + _rival(self.values, seat)
            found.append((1.0 - own) / (1.0 + exp(-lead / scale)) + own / (1.0 + exp(-gained / (2.0 * scale))))
        return found


def _rival(values: list[int], seat: Seat) -> int:
    """The value of the best other seat."""
    best = -(10**9)
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return best


def _child(children: list[Node], n: int, option: Option, seat: Seat) -> Node | None:
    """The node of an option; most often it stands where the option does."""
    if n < len(children):
        child = children[n]
        if child.verb == option.verb and child.touch == option.touch and child.seat == seat:
            return child
    for child in children:
        if child.verb == option.verb and child.touch == option.touch and child.seat == seat:
            return child
    return None

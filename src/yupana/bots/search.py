"""A bot that searches: information-set Monte-Carlo tree search, with worlds that the seat could be looking at.

Each iteration guesses a world, walks down the tree of what seats may do, tries something new, finishes a turn or two at
random and asks the evaluation how every seat stands. One tree serves all worlds: it is the searcher's own information,
and an option that is missing in some worlds is compared only with those it was there together with.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final

from yupana.bots.bot import Bot
from yupana.bots.evaluation.evaluation import Evaluation
from yupana.engine.agenda import Decision, Option, Seat, State
from yupana.engine.dice import Dice
from yupana.engine.game import Game
from yupana.engine.machine import decisions, settle, take

DEPTH_MAX: Final = 200  # decisions of one iteration
AT_ONCE: Final = 32  # iterations between looks at the clock


class Node:
    """Something a seat may do, and what came of it."""

    def __init__(self, option: Option | None, seat: Seat) -> None:
        self.verb: Final = option.verb if option is not None else ""
        self.touch: Final = option.touch if option is not None else ()
        self.seat: Final = seat
        self.visits = 0
        self.total = 0.0  # for the seat that did it
        self.there = 0  # iterations in which it could be done
        self.children: list[Node] = []


class Plan:
    """How to search; levels differ in nothing else."""

    def __init__(
        self,
        iterations: int = 0,  # 0: as many as time allows
        explore: float = 0.35,
        turns: int = 2,  # turns that are finished at random beyond the tree
        scale: float = 1500.0,  # hundredths of a point by which a lead is a likely win
        own: float = 0.3,  # how much the own points count beside the lead
    ) -> None:
        self.iterations: Final = iterations
        self.explore: Final = explore
        self.turns: Final = turns
        self.scale: Final = scale
        self.own: Final = own


class SearchBot(Bot):
    """Thinks until its iterations or its time are used up, or somebody is in a hurry."""

    def __init__(self, evaluation: Evaluation, plan: Plan) -> None:
        self.evaluation: Final = evaluation
        self.plan: Final = plan
        self.iterations = 0  # of the latest choice

    def enough(self) -> bool:
        """Asked now and then: stop thinking? Whoever has a clock says so here."""
        return False

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        self.iterations = 0
        if len(decision.options) == 1:
            return decision.options[0]
        root = Node(None, seat)
        limit = self.plan.iterations
        while not limit or self.iterations < limit:
            if self.iterations % AT_ONCE == 0 and self.iterations and self.enough():
                break
            self.iterate(game.guess(view, seat, dice), root, seat, dice)
            self.iterations += 1
        return self.best(root, decision)

    def best(self, root: Node, decision: Decision) -> Option:
        """What was tried most; of equals what did better."""
        chosen = decision.options[0]
        most = -1.0
        for option in decision.options:
            for node in root.children:
                if node.verb == option.verb and node.touch == option.touch:
                    worth = node.visits + node.total / (node.visits + 1)
                    if worth > most:
                        most = worth
                        chosen = option
        return chosen

    def iterate(self, world: State, root: Node, seat: Seat, dice: Dice) -> None:
        """One world: down the tree, one step further, and back."""
        path: list[Node] = []
        node = root
        verb = ""
        for _ in range(DEPTH_MAX):
            pending = decisions(world)
            if not pending:
                break
            decision = pending[0]
            if node is root:  # where several decide at once, the searcher's own answer comes first
                for each in pending:
                    if each.seat == seat:
                        decision = each
            chosen, node = self.select(node, decision, dice)
            verb = chosen.verb
            take(world, decision.seat, chosen)
            settle(world, dice)
            path.append(node)
            if node.visits == 0:
                break
        self.finish(world, verb, dice)
        worths = self.worths(world)
        for node in path:
            node.visits += 1
            node.total += worths[node.seat]

    def select(self, node: Node, decision: Decision, dice: Dice) -> tuple[Option, Node]:
        """Something that was never tried, or else what promises most."""
        options = decision.options
        children = node.children
        fresh: list[Option] = []
        best: Node | None = None
        chosen = options[0]
        most = -1.0
        explore = self.plan.explore
        for n in range(len(options)):
            option = options[n]
            child = _child(children, n, option, decision.seat)
            if child is None:
                fresh.append(option)
            else:
                child.there += 1
                worth = child.total / child.visits + explore * sqrt(log(child.there + 1) / child.visits)
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

    def finish(self, world: State, verb: str, dice: Dice) -> None:
        """Play anything to the end of this turn, and of so many more."""
        left = self.plan.turns
        if verb == "end-turn":
            left -= 1
        for _ in range(DEPTH_MAX):
            if left < 0:
                return
            pending = decisions(world)
            if not pending:
                return
            options = pending[0].options
            option = options[dice.roll(len(options))]
            if option.verb == "end-turn":
                left -= 1
            take(world, pending[0].seat, option)
            settle(world, dice)

    def worths(self, world: State) -> list[float]:
        """How every seat stands, from 0 to 1: its lead over the best other, and its own points."""
        plan = self.plan
        values = [self.evaluation.value(world, seat) for seat in range(world.seats)]
        found: list[float] = []
        for seat in range(world.seats):
            rival = -(10**9)
            for other in range(world.seats):
                if other != seat and values[other] > rival:
                    rival = values[other]
            lead = 1.0 / (1.0 + exp((rival - values[seat]) / plan.scale))
            points = 1.0 / (1.0 + exp((5000.0 - values[seat]) / (2.0 * plan.scale)))
            found.append((1.0 - plan.own) * lead + plan.own * points)
        return found


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

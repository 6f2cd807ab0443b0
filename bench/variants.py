"""Compare ways to search: `python -m bench.variants`. Each plays against the chosen one, in equal time."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from yupana.bots.arena.intervals import wilson
from yupana.bots.evaluation import evaluation_of
from yupana.bots.greedy import GreedyBot
from yupana.bots.matches import play_match
from yupana.bots.search import Node, Plan, SearchBot
from yupana.engine.agenda import END_TURN, Decision, Option, Seat, State
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import decision_of, decisions, settle, take
from yupana.games import title

WORLDS = 8  # of a bot that thinks about each world apart


class PressedBot(SearchBot):
    """Thinks about every decision for the same time."""

    def __init__(self, game: str, seconds: float, **changes: Any) -> None:
        super().__init__(evaluation_of(game), Plan(**changes))
        self.rules: Game[Any] = title(game).game
        self.seconds = seconds
        self.began = 0.0

    def begin(self, game: Game[Any], view: State, seat: Seat, decision: Decision) -> None:
        super().begin(game, view, seat, decision)
        self.began = time.process_time()

    def enough(self) -> bool:
        return time.process_time() - self.began >= self.seconds


class ApartBot(PressedBot):
    """Perfect information Monte Carlo: a tree for each of some worlds whose dice are known; visits are added."""

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        self.begin(game, view, seat, decision)
        worlds = [(game.guess(view, seat, dice), 1 + dice.roll(1 << 30), Node(None, seat)) for _ in range(WORLDS)]
        while not self.enough():
            for world, fate, root in worlds:
                self.iterate(world.clone(), root, seat, QuickDice(fate))
        visits = [0] * len(decision.options)
        for _, _, root in worlds:
            moves = [node.move() for node in root.children]
            for n, option in enumerate(decision.options):
                if option.move() in moves:
                    visits[n] += root.children[moves.index(option.move())].visits
        return decision.options[visits.index(max(visits))]


class OneByOneBot(PressedBot):
    """Tries one new thing in each iteration and finishes `turns` at random; -1: not even the one that goes on."""

    turns = -1

    def iterate(self, world: State, root: Node, seat: Seat, dice: Dice) -> None:
        path: list[Node] = []
        node, verb = root, ""
        while pending := decisions(world):
            decision = next((each for each in pending if node is root and each.seat == seat), pending[0])
            chosen, node = self.select(node, decision, dice)
            verb = chosen.verb
            take(world, decision.seat, chosen)
            settle(world, dice)
            path.append(node)
            if node.visits == 0:
                break
        left = self.turns - (verb == END_TURN)
        while left >= 0 and (pending := decisions(world)):
            option = self.further(world, pending[0], dice)
            left -= option.verb == END_TURN
            take(world, pending[0].seat, option)
            settle(world, dice)
        worths = self.worths(world)
        for each in reversed(path):
            self.learn(each, worths)

    def further(self, world: State, decision: Decision, dice: Dice) -> Option:
        """What is done beyond the tree: anything."""
        return decision.options[dice.roll(len(decision.options))]


class ThisTurnBot(OneByOneBot):
    """Finishes the turn at random."""

    turns = 0


class NextTurnBot(OneByOneBot):
    """Finishes the turn at random, and one more."""

    turns = 1


class PlainBot(OneByOneBot):
    """Plays anything to the end."""

    turns = 1_000


class GreedyFinishBot(OneByOneBot):
    """The greedy bot finishes the turn."""

    turns = 0

    def further(self, world: State, decision: Decision, dice: Dice) -> Option:
        view = self.rules.view(world, decision.seat)
        seen = decision_of(view, decision.seat)
        if seen is None:
            raise AssertionError("a bot does not see its own decision")
        move = GreedyBot(self.evaluation).choose(self.rules, view, decision.seat, seen, dice).move()
        option = decision.find(move)
        if option is None:
            raise AssertionError(f"no such move: {move}")
        return option


def ways(game: str, seconds: float) -> dict[str, Callable[[], SearchBot]]:
    """All that are compared."""

    def way(kind: type[PressedBot], **changes: Any) -> Callable[[], SearchBot]:
        return lambda: kind(game, seconds, **changes)

    return {
        "chosen": way(PressedBot),
        "one by one": way(OneByOneBot),
        "one by one, more exploration": way(OneByOneBot, explore=0.35),
        "plain: play anything to the end, average": way(PlainBot, trust=0.0, explore=0.7, own=0.0),
        "average of all replies": way(PressedBot, trust=0.0),
        "best reply only": way(PressedBot, trust=1.0),
        "this turn finished at random": way(ThisTurnBot),
        "this turn and one more finished at random": way(NextTurnBot),
        "this turn finished by the greedy bot": way(GreedyFinishBot),
        "worlds apart (PIMC) with evaluation": way(ApartBot),
        "half the exploration": way(PressedBot, explore=0.06),
        "twice the exploration": way(PressedBot, explore=0.24),
        "the lead alone": way(PressedBot, own=0.0),
        "own points alone": way(PressedBot, own=1.0),
    }


def main() -> None:
    """A line for each way, as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m bench.variants", description=__doc__)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.02, help="of the processor, for a decision")
    parser.add_argument("--only", default="", help="ways whose name has this in it")
    asked = parser.parse_args()
    rules = title(asked.game).game
    known = ways(asked.game, asked.seconds)
    for name, make in known.items():
        if asked.only not in name:
            continue
        wins, mine, others, began = 0.0, 0.0, 0.0, time.process_time()
        for match in range(asked.matches):
            seat = match % 2
            bots = [known["chosen"](), known["chosen"]()]
            bots[seat] = make()
            played = play_match(rules, {}, list(bots), QuickDice(1 + match // 2), QuickDice(1_000 + match))
            wins += (seat in played.winners) / len(played.winners)
            mine += played.scores[seat] / asked.matches
            others += played.scores[1 - seat] / asked.matches
        rate = wilson(wins, asked.matches)
        print(
            f"{name:45} {rate.value:4.0%} ({rate.low:3.0%} to {rate.high:3.0%}), "
            f"{mine:5.1f} against {others:5.1f} points, {(time.process_time() - began) / asked.matches:5.1f} s a match",
            flush=True,
        )


if __name__ == "__main__":
    main()

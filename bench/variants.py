"""Compare ways to search: `python -m bench.variants`. Each plays against the chosen one, with equal iterations."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from yupana.bots.arena.intervals import wilson
from yupana.bots.bot import END_TURN
from yupana.bots.evaluation import evaluation_of
from yupana.bots.greedy import GreedyBot
from yupana.bots.matches import play_match
from yupana.bots.search import Node, Plan, SearchBot
from yupana.engine.agenda import Decision, Option, Seat, State
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import decision_of, decisions, settle, take
from yupana.games import title

WORLDS = 8  # of a bot that thinks about each world apart


class ApartBot(SearchBot):
    """Perfect information Monte Carlo: a tree for each of some worlds whose dice are known; visits are added."""

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        visits = [0] * len(decision.options)
        for _ in range(WORLDS):
            world = game.guess(view, seat, dice)
            fate = 1 + dice.roll(1 << 30)
            root = Node(None, seat)
            for _ in range(self.plan.iterations // WORLDS):
                self.iterate(world.clone(), root, seat, QuickDice(fate))
            moves = [node.move() for node in root.children]
            for n, option in enumerate(decision.options):
                if option.move() in moves:
                    visits[n] += root.children[moves.index(option.move())].visits
        return decision.options[visits.index(max(visits))]


class GreedyFinishBot(SearchBot):
    """Turns beyond the tree are finished by the greedy bot instead of at random."""

    def __init__(self, game: str, plan: Plan) -> None:
        super().__init__(evaluation_of(game), plan)
        self.rules: Game[Any] = title(game).game
        self.finisher = GreedyBot(evaluation_of(game))

    def finish(self, world: State, verb: str, dice: Dice) -> None:
        left = self.plan.turns - (verb == END_TURN)
        while left >= 0 and (pending := decisions(world)):
            seat = pending[0].seat
            view = self.rules.view(world, seat)
            seen = decision_of(view, seat)
            if seen is None:
                raise AssertionError("a bot does not see its own decision")
            move = self.finisher.choose(self.rules, view, seat, seen, dice).move()
            option = pending[0].find(move)
            if option is None:
                raise AssertionError(f"no such move: {move}")
            left -= option.verb == END_TURN
            take(world, seat, option)
            settle(world, dice)


def ways(game: str, iterations: int) -> dict[str, Callable[[], SearchBot]]:
    """All that are compared."""

    def search(**changes: Any) -> Callable[[], SearchBot]:
        return lambda: SearchBot(evaluation_of(game), Plan(iterations=iterations, **changes))

    return {
        "chosen": search(),
        "plain: play anything to the end, average": search(turns=1_000, trust=0.0, explore=0.7, own=0.0),
        "cut-off here, average of all replies": search(trust=0.0),
        "cut-off here, best reply only": search(trust=1.0),
        "this turn finished at random": search(turns=0),
        "this turn and one more finished at random": search(turns=1),
        "this turn finished by the greedy bot": lambda: GreedyFinishBot(game, Plan(iterations=iterations, turns=0)),
        "worlds apart (PIMC) with evaluation": lambda: ApartBot(evaluation_of(game), Plan(iterations=iterations)),
        "half the exploration": search(explore=0.17),
        "twice the exploration": search(explore=0.7),
        "the lead alone": search(own=0.0),
        "own points alone": search(own=1.0),
    }


def main() -> None:
    """A line for each way, as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m bench.variants", description=__doc__)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--only", default="", help="ways whose name has this in it")
    asked = parser.parse_args()
    rules = title(asked.game).game
    known = ways(asked.game, asked.iterations)
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

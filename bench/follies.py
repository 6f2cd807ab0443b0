"""What levels throw away: points that decisions give up in the judgement of a long search, and plain waste.

`PYTHONPATH=build/compiled python -m bench.follies --game tzolkin --levels novice player strong --matches 10 --slow 25`
"""

from __future__ import annotations

import argparse
from math import sqrt
from time import process_time
from typing import Any

from yupana.bots.evaluation import evaluation_of
from yupana.bots.levels import LEVELS, Level, level_bot
from yupana.bots.search import Plan, SearchBot
from yupana.engine.agenda import Decision, Seat, State
from yupana.engine.dice import QuickDice
from yupana.engine.game import Game, table_options
from yupana.engine.machine import advance, decision_of, decisions, settle, take
from yupana.games import title
from yupana.insight.evaluation import UNIT, Evaluation

BLUNDER = 2.0  # points
FORMER = {  # as the levels thought before they were measured here
    "novice": Level(1.0, Plan(iterations=6, own=1.0)),
    "player": Level(1.0, Plan(iterations=30)),
    "strong": Level(1.0, Plan()),
    "champion": Level(5.0, Plan()),
}


class Judge:
    """Thinks long about a decision and says what each option gives up, in points."""

    def __init__(self, evaluation: Evaluation, iterations: int) -> None:
        self.evaluation = evaluation
        self.plan = Plan(iterations=iterations)
        own = evaluation.own()
        self.point = UNIT * ((1.0 - own) / 4 + own / 8) / self.plan.scale  # what a point changes, near nothing

    def given_up(
        self, game: Game[Any], view: State, seat: Seat, decision: Decision, move: str, dice: QuickDice
    ) -> float:
        """Points that are lost by the move."""
        search = SearchBot(self.evaluation, self.plan)
        search.choose(game, view, seat, decision, dice)
        worths = {node.move(): node.worths[seat] for node in search.root.children if node.seat == seat}
        return (max(worths.values()) - worths[move]) / self.point


def main() -> None:
    """Each level plays against itself; some of its decisions are judged."""
    parser = argparse.ArgumentParser(prog="python -m bench.follies", description=__doc__)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--levels", nargs="*", default=["novice", "player", "strong"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--iterations", type=int, default=400, help="of the judge")
    parser.add_argument("--every", type=int, default=3, help="judge every so many decisions")
    parser.add_argument("--slow", type=float, default=1.0, help="how much slower the levels think, as in a browser")
    parser.add_argument("--former", action="store_true", help="the levels as they were before any was measured")
    asked = parser.parse_args()
    levels = FORMER if asked.former else LEVELS
    chosen = title(asked.game)
    game, evaluation = chosen.game, evaluation_of(asked.game)
    judge = Judge(evaluation, asked.iterations)
    print(f"{asked.game}, {asked.seats} seats, {asked.matches} matches, slowed {asked.slow:g} times")
    print("level      decisions  points given up       blunders  wasteful  score")
    for level in asked.levels:
        if level not in levels:
            parser.error(f"no level {level}")
        losses: list[float] = []
        wasteful = made = 0
        scores: list[float] = []
        for seed in range(asked.matches):
            dice, thoughts = QuickDice(seed), QuickDice(1000 + seed)
            bots = [
                level_bot(levels[level], asked.game, lambda: process_time() * asked.slow) for _ in range(asked.seats)
            ]
            state = game.setup(asked.seats, table_options(game, asked.seats, {}))
            advance(state)
            settle(state, dice)
            while pending := decisions(state):
                seat = pending[0].seat
                view = game.view(state, seat)
                decision = decision_of(view, seat)
                assert decision is not None
                option = bots[seat].choose(game, view, seat, decision, thoughts)
                if len(decision.options) > 1:
                    made += 1
                    wasteful += chosen.talk.waste(view, seat, option) is not None
                    if made % asked.every == 0:
                        losses.append(judge.given_up(game, view, seat, decision, option.move(), QuickDice(made)))
                real = pending[0].find(option.move())
                assert real is not None
                take(state, seat, real)
                settle(state, dice)
            scores.extend([score.total() / score.per_point for score in game.scores(state)])
        mean = sum(losses) / len(losses)
        spread = 1.96 * sqrt(sum([(loss - mean) ** 2 for loss in losses]) / len(losses) / len(losses))
        blunders = sum([loss > BLUNDER for loss in losses]) / len(losses)
        print(
            f"{level:10} {len(losses):9}  {mean:6.2f} ± {spread:4.2f}         {blunders:7.1%}  "
            f"{wasteful / made:8.1%}  {sum(scores) / len(scores):5.1f}"
        )


if __name__ == "__main__":
    main()

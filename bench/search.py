"""Tables that the search looks at in a second, over a match: `PYTHONPATH=build/compiled python -m bench.search`."""

from __future__ import annotations

import argparse
import time

from yupana.bots import make_bot
from yupana.bots.evaluation import evaluation_of
from yupana.bots.search import Node, Plan, SearchBot
from yupana.engine.dice import QuickDice
from yupana.engine.machine import advance, decision_of, decisions, settle, take
from yupana.games import title

EVERY = 12  # decisions
ITERATIONS = 300


def looked_at(node: Node) -> int:
    """Tables that the tree below a node was made of."""
    return sum([1 + looked_at(child) for child in node.children])


def main() -> None:
    """A greedy match goes on; every so often the search is asked and measured, by processor time."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    asked = parser.parse_args()
    game = title(asked.game).game
    for seats in asked.seats:
        dice, guide = QuickDice(3), make_bot("greedy", asked.game)
        state = game.setup(seats, {})
        advance(state)
        settle(state, dice)
        speeds: list[float] = []
        made = 0
        while pending := decisions(state):
            made += 1
            seat = pending[0].seat
            view = game.view(state, seat)
            seen = decision_of(view, seat)
            if seen is None:
                raise AssertionError("a bot does not see its own decision")
            if made % EVERY == 0 and len(seen.options) > 2:
                bot = SearchBot(evaluation_of(asked.game), Plan(iterations=ITERATIONS))
                began = time.process_time()
                bot.choose(game, view, seat, seen, QuickDice(made))
                speeds.append(looked_at(bot.root) / (time.process_time() - began))
            option = pending[0].find(guide.choose(game, view, seat, seen, dice).move())
            if option is None:
                raise AssertionError("a bot chose what is no option")
            take(state, seat, option)
            settle(state, dice)
        mean = sum(speeds) / len(speeds)
        print(f"{seats} seats: {min(speeds):,.0f} to {max(speeds):,.0f} tables a second, {mean:,.0f} on average")


if __name__ == "__main__":
    main()

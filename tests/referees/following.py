"""A second implementation follows a match of the first: the same moves and dice, its own rules and table."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Collection, Generator
from typing import Any, NamedTuple

from yupana.engine.agenda import END_TURN
from yupana.engine.dice import QuickDice
from yupana.engine.game import Game, Options
from yupana.engine.machine import decisions
from yupana.engine.match import Match

Table = dict[str, Any]  # what lies where, in words of the rulebook


class Ask(NamedTuple):
    """A seat must choose one of these moves."""

    seat: int
    moves: Collection[str]


class Fall(NamedTuple):
    """Dice, tiles or cards come: one of these."""

    among: Collection[str]


Script = Generator[Ask | Fall, str, Any]  # rules read like a book, and stop where somebody decides or dice fall


class Referee:
    """The rules of one title once more; each title has its own."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options

    def match(self) -> Script:
        """A whole match."""
        raise NotImplementedError

    def table(self) -> Table:
        """Everything on the table."""
        raise NotImplementedError

    def result(self) -> Table:
        """What everybody scored, and who won."""
        raise NotImplementedError


class Title(NamedTuple):
    """What is needed to compare one title."""

    game: Game[Any]
    referee: Callable[[int, Options], Referee]
    table: Callable[[Any], Table]  # of a state of the game
    result: Callable[[Match[Any]], Table]
    weight: Callable[[str], float]  # how much a random player likes a move
    tables: Callable[[int], tuple[int, Options]]  # seats and options of the match of this number
    gift: Callable[[Any, Any, random.Random], None] | None = None  # goods for state and referee, at the end of a turn


class Difference(Exception):
    """The two do not agree."""


def compare(found: object, expected: object, where: str) -> None:
    """Difference where two things of a table are not the same; the referee's is the expected one."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in sorted({*found, *expected}, key=str):
            compare(found.get(key), expected.get(key), f"{where} {key}")
    elif found != expected:
        raise Difference(f"{where}: the game has {found}, the referee {expected}")


def follow(title: Title, seats: int, options: Options, seed: int) -> int:
    """Compare one random match to its end; how many decisions were compared."""
    match = Match(title.game, seats, options, digests=False)
    referee = title.referee(seats, match.options)
    dice = QuickDice(seed)
    chance = random.Random(seed)
    script = referee.match()
    waiting: Ask | Fall | None = next(script)
    match.begin(dice)
    while True:
        count = match.length()
        entry = match.journal[-1]
        try:
            for fell in entry.fell:
                if not isinstance(waiting, Fall) or fell not in waiting.among:
                    raise Difference(f"{fell} fell where the referee waits for {waiting}")
                waiting = _send(script, fell)
            if match.is_over():
                if waiting is not None:
                    raise Difference(f"the match is over, the referee waits for {waiting}")
                compare(title.table(match.state), referee.table(), "")
                compare(title.result(match), referee.result(), "")
                return count
            decision = decisions(match.state)[0]
            compare(title.table(match.state), referee.table(), "")
            if not isinstance(waiting, Ask):
                raise Difference(f"seat {decision.seat} decides, the referee waits for {waiting}")
            compare(decision.seat, waiting.seat, "seat that decides")
            moves = [option.move() for option in decision.options]
            more, less = sorted(set(moves) - set(waiting.moves)), sorted(set(waiting.moves) - set(moves))
            if more or less:
                raise Difference(f"only the game offers {more}, only the referee {less}")
        except Difference as problem:
            asked = [type(each.choice.asks()).__name__ for each in decisions(match.state)]
            raise Difference(
                f"--seed {seed} seats {seats} options { {k: v for k, v in match.options.items() if v} }\n"
                f"  entry {count}, after {entry.seat} {entry.text()[:200]}, at {asked}\n  {problem}"
            ) from problem
        move = chance.choices(moves, [title.weight(each) for each in moves])[0]
        if move == END_TURN and title.gift and seed % 2:
            title.gift(match.state, referee, chance)
        match.play(decision.seat, move, dice)
        waiting = _send(script, move)


def _send(script: Script, word: str) -> Ask | Fall | None:
    try:
        return script.send(word)
    except StopIteration:
        return None


def run(title: Title) -> None:
    """The command: compare many matches and print what was found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the first match; the next ones follow")
    parser.add_argument("--stop", type=int, default=5, help="after so many differences")
    chosen = parser.parse_args()
    began, compared, problems, played = time.time(), 0, 0, 0
    for seed in range(chosen.seed, chosen.seed + chosen.matches):
        seats, options = title.tables(seed)
        played += 1
        try:
            compared += follow(title, seats, options, seed)
        except Difference as problem:
            problems += 1
            print(problem, flush=True)
            if problems >= chosen.stop:
                break
    print(f"{played} matches, {compared} decisions, {problems} differences, {time.time() - began:.0f} s")
    raise SystemExit(1 if problems else 0)

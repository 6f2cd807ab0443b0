"""Whether a program keeps to the protocol: it greets, plays whole matches, and ends when it should."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, Final

from yupana.bots.wire import messages
from yupana.bots.wire.messages import Message
from yupana.bots.wire.program import END_SECONDS, Program
from yupana.bots.wire.program_bot import GREET_SECONDS
from yupana.engine.agenda import Decision
from yupana.engine.dice import QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import decision_of
from yupana.engine.match import Match

UNKNOWN: Final[Message] = {"type": "x-unknown", "x-fields": [1, {"x": None}]}


class Check:
    """One thing that was looked at, and what was seen, in a sentence."""

    def __init__(self, name: str, passed: bool, seen: str) -> None:
        self.name: Final = name
        self.passed: Final = passed
        self.seen: Final = seen


class Failed(Exception):
    """The program did something wrong; the message is a sentence."""


def check_program(command: str, game: Game[Any], matches: int, seconds: float) -> Iterator[Check]:
    """Every check, as it is done; after one that fails, those that build on it are left out."""
    try:
        program = Program(command)
    except OSError as problem:
        yield Check("starts", False, f"It cannot be started: {problem}.")
        return
    try:
        found = [_seen("greets", _greet, program)]
        yield found[-1]
        for seats in game.seat_counts():
            if all(check.passed for check in found):
                found.append(_seen(f"plays with {seats} seats", _play, program, game, seats, matches, seconds))
                yield found[-1]
        if not all(check.passed for check in found):
            return
        yield _seen("passes over what it does not know", _puzzle, program, game, seconds)
        yield _seen("writes messages only", _chatter, program)
        yield _seen("ends when told to", _part, program, True)
    finally:
        program.kill()
    yield _seen("ends with its input", _leave, command)


def _seen(name: str, look: Callable[..., str], *about: Any) -> Check:
    """Look; a program that says nothing, or has ended, fails."""
    try:
        return Check(name, True, look(*about))
    except Failed as wrong:
        return Check(name, False, str(wrong))
    except TimeoutError:
        return Check(name, False, "It did not answer in time.")
    except EOFError:
        return Check(name, False, "It ended, or wrote a line that is too long.")


def _greet(program: Program) -> str:
    program.tell(messages.hello())
    began = monotonic()
    answer = program.hear(GREET_SECONDS)
    if answer["type"] != "ready":
        raise Failed(f'It answered "hello" with "{answer["type"]}", not with "ready".')
    if not all(isinstance(answer.get(field), str) for field in ("name", "author")) or not answer["name"]:
        raise Failed('"ready" needs a name and an author, both strings.')
    return f"It is {answer['name'][:60]}, and was ready after {monotonic() - began:.2f} s."


class CheckedMatch:
    """A match of which the program plays every seat, each as a match of its own."""

    def __init__(self, program: Program, game: Game[Any], seats: int, seed: int) -> None:
        variants = {variant.name: variant.values[seed % len(variant.values)] for variant in game.variants()}
        self.program: Final = program
        self.match: Final[Match[Any]] = Match(game, seats, variants, digests=False)
        self.dice: Final = QuickDice(seed + 1)
        self.names: Final = [f"{seats}-{seed}-{seat}" for seat in range(seats)]
        self.match.begin(self.dice)
        for seat, name in enumerate(self.names):
            program.tell(messages.match_begins(name, game, seats, seat))

    def ask(self, seconds: float, more: Message) -> Decision:
        """Ask for the next decision, and say more than the protocol knows."""
        seat = self.match.deciders()[0]
        view = self.match.game.view(self.match.state, seat)
        decision = decision_of(view, seat)
        assert decision is not None
        name = str(self.match.length())
        self.program.tell({**messages.choose(self.names[seat], name, view, decision, seconds), **more})
        return decision

    def take(self, decision: Decision, answer: Message) -> None:
        """Play its answer, which must be a legal one to what was asked last."""
        if answer.get("decision") != str(self.match.length()):
            raise Failed(f"It answered decision {answer.get('decision')!r}, which it was not asked.")
        chosen = answer.get("move")
        if not isinstance(chosen, str) or decision.find(chosen) is None:
            raise Failed(f"It chose {str(chosen)[:80]!r}, which was no option.")
        self.match.play(decision.seat, chosen, self.dice)
        if self.match.is_over():
            scores = [score.total() / score.per_point for score in self.match.game.scores(self.match.state)]
            for name in self.names:
                self.program.tell(messages.match_over(name, scores, self.match.game.winners(self.match.state)))


def _play(program: Program, game: Game[Any], seats: int, matches: int, seconds: float) -> str:
    """Whole matches at the same time: of each one decision is asked, then all answers are heard, in any order."""
    tables = [CheckedMatch(program, game, seats, seed) for seed in range(matches)]
    made, slowest = 0, 0.0
    while tables:
        asked = {}
        for table in tables:
            decision = table.ask(seconds, {})
            asked[table.names[decision.seat]] = (table, decision)
        while asked:
            began = monotonic()
            answer = program.await_answer("move", seconds)
            slowest = max(slowest, monotonic() - began)
            if answer.get("match") not in asked:
                raise Failed(f"It answered in match {answer.get('match')!r}, where it was not asked.")
            table, decision = asked.pop(answer["match"])
            table.take(decision, answer)
            made += 1
        tables = [table for table in tables if not table.match.is_over()]
    return f"{matches} matches at once, {made} decisions, all legal; the slowest took {slowest:.3f} s."


def _puzzle(program: Program, game: Game[Any], seconds: float) -> str:
    """Messages and fields of a protocol to come, and a refusal."""
    table = CheckedMatch(program, game, min(game.seat_counts()), 0)
    program.tell(UNKNOWN)
    decision = table.ask(seconds, {"x-field": [UNKNOWN]})
    name = table.names[decision.seat]
    answer = program.await_answer("move", seconds)
    program.tell(messages.refused(name, str(answer.get("decision")), "refused-too-late"))
    table.take(decision, answer)
    decision = table.ask(seconds, {})
    table.take(decision, program.await_answer("move", seconds))
    for name in table.names:
        program.tell(messages.match_over(name, [], []))
    return "It went on after an unknown message, an unknown field, a refusal, and a match that was broken off."


def _chatter(program: Program) -> str:
    if program.strange:
        raise Failed(f"{program.strange} lines on its standard output were no messages.")
    return "Every line on its standard output was a message."


def _part(program: Program, say_quit: bool) -> str:
    status = program.end(say_quit)
    if status is None:
        raise Failed(f"It was still there after {END_SECONDS:.0f} s.")
    if status != 0:
        raise Failed(f"It ended with status {status}.")
    return "It ended with status 0."


def _leave(command: str) -> str:
    program = Program(command)
    try:
        _greet(program)
        return _part(program, False)
    finally:
        program.kill()

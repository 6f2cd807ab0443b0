"""A bot that is a program of its own."""

from __future__ import annotations

import logging
import weakref
from typing import Any, Final

from yupana.bots.bot import Bot
from yupana.bots.wire import messages
from yupana.bots.wire.program import Program
from yupana.engine.agenda import Decision, Option, Seat, State
from yupana.engine.dice import Dice
from yupana.engine.game import Game

log = logging.getLogger(__name__)

GREET_SECONDS: Final = 30.0  # from its start to "ready"
FORFEITS_MAX: Final = 3  # decisions of a match; then all others of it are made by default


class ProgramBot(Bot):
    """Plays one match after the other; `over` is called between them.

    A decision that is not answered in time, or wrongly, is forfeited: the game's default happens. A program that hangs
    is ended, and started again for the next match.
    """

    def __init__(self, command: str, seconds: float = 10.0) -> None:
        self.command: Final = command
        self.seconds: Final = seconds  # a decision
        self.forfeits = 0  # of all matches
        self._missed = 0  # of this match
        self._match = 1
        self._decision = 0
        self._seats: list[Seat] = []  # of this match, that the program knows of
        self._running: Final[list[Program]] = []  # one or none
        self._close: Final = weakref.finalize(self, _end, self._running)

    def choose(self, game: Game[Any], view: State, seat: Seat, decision: Decision, dice: Dice) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if self._missed < FORFEITS_MAX:
            try:
                return self._asked(game, view, decision)
            except (EOFError, TimeoutError, ValueError) as problem:
                log.warning("%s forfeits a decision: %s", self.command, problem)
                self.forfeits += 1
                self._missed += 1
                if self._missed == FORFEITS_MAX or isinstance(problem, EOFError):
                    self._kill()
        return game.default(view, seat)

    def over(self, scores: list[float], winners: list[Seat]) -> None:
        """The match is over; the next decision is one of another."""
        for seat in self._seats:
            for program in self._running:
                program.tell(messages.match_over(self._name(seat), scores, winners))
        self._seats.clear()
        self._missed = 0
        self._match += 1

    def close(self) -> None:
        """Let the program end."""
        self._seats.clear()
        _end(self._running)

    def _asked(self, game: Game[Any], view: State, decision: Decision) -> Option:
        program = self._started()
        match = self._name(decision.seat)
        if decision.seat not in self._seats:
            program.tell(messages.match_begins(match, game, view.seats, decision.seat))
            self._seats.append(decision.seat)
        self._decision += 1
        name = str(self._decision)
        program.tell(messages.choose(match, name, view, decision, self.seconds))
        answer = program.await_answer("move", self.seconds, match=match, decision=name)
        option = decision.find(str(answer.get("move")))
        if option is None:
            program.tell(messages.refused(match, name, "refused-no-such-option"))
            raise ValueError(f"{str(answer.get('move'))[:100]!r} is no option")
        return option

    def _started(self) -> Program:
        if not self._running:
            program = Program(self.command)
            program.tell(messages.hello())
            try:
                program.await_answer("ready", GREET_SECONDS)
            except (EOFError, TimeoutError):
                program.kill()
                raise
            self._running.append(program)
        return self._running[0]

    def _name(self, seat: Seat) -> str:
        return f"{self._match}.{seat}"

    def _kill(self) -> None:
        while self._running:
            self._running.pop().kill()
        self._seats.clear()


def _end(running: list[Program]) -> None:
    while running:
        running.pop().end()

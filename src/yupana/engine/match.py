"""A game being played: the journal is the game, the state is a cache of it."""

from __future__ import annotations

import hashlib
from typing import Final, Generic

from yupana.engine.agenda import NOBODY, Choice, Fact, S, Seat, Together
from yupana.engine.dice import Dice, WrittenDice
from yupana.engine.game import Game, Options, table_options
from yupana.engine.game import Refused as Refused
from yupana.engine.machine import advance, deciders, decision_of, decisions, settle, take

ENTRIES_MAX: Final = 20_000  # a journal never grows beyond this
DECISIONS_MAX: Final = 5_000  # decisions of one match that count, whatever was taken back
TAKEBACKS_MAX: Final = 50  # agreed takebacks of one match; each costs a replay
BEGIN: Final = "begin"
UNDO: Final = "undo"
TAKE_BACK: Final = "take-back"  # with a number: "take-back 37" leaves 37 entries standing


class Entry:
    """One line of the journal: who did what, and how the dice answered."""

    def __init__(self, seat: Seat, move: str, fell: tuple[str, ...] = ()) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.fell: Final = fell

    def text(self) -> str:
        """As a record writes it: "end-turn {a1-farm-all.2 a1-tomb-temple-build}"."""
        return f"{self.move} {{{' '.join(self.fell)}}}" if self.fell else self.move


class Match(Generic[S]):
    """One match: its journal, its state, and the points the seat on turn may go back to."""

    def __init__(self, game: Game[S], seats: int, options: Options | None = None, digests: bool = True) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = table_options(game, seats, options or {})
        self.state: S = game.setup(seats, self.options)
        self.journal: list[Entry] = []
        self.digests: list[str] | None = [] if digests else None
        self.last_digest = ""
        self.facts: list[Fact] = []  # told by the latest entry
        self.rewind: list[tuple[Seat, S]] = []  # tables that a seat may go back to, and which seat
        self.counted = 0  # decisions that stand
        self.takebacks = 0

    def length(self) -> int:
        """How many entries the journal has."""
        return len(self.journal)

    def begin(self, dice: Dice) -> None:
        """Lay out the table."""
        if self.length():
            raise Refused("refused-begun")
        self.state.facts = []
        advance(self.state)
        fell = settle(self.state, dice)
        self._enter(Entry(NOBODY, BEGIN, tuple(fell)))

    def play(self, seat: Seat, move: str, dice: Dice) -> list[Fact]:
        """The seat makes a move: it must be among its options."""
        if move == UNDO:
            return self.undo(seat)
        if not self.length():
            raise Refused("refused-not-begun")
        if self.is_over():
            raise Refused("refused-over")
        if self.length() >= ENTRIES_MAX or self.counted >= DECISIONS_MAX:
            raise Refused("refused-too-long")
        decision = decision_of(self.state, seat)
        if decision is None:
            raise Refused("refused-not-your-turn")
        option = decision.find(move)
        if option is None:
            raise Refused("refused-no-such-option")
        before: S = self.state.clone()
        together = isinstance(self.state.agenda.steps[-1], Together)  # the last answer unseals those of others
        self.state.facts = []
        take(self.state, seat, option)
        fell = settle(self.state, dice)
        self.counted += 1
        self._enter(Entry(seat, move, tuple(fell)))
        if self.rewind and self.rewind[-1][0] != seat:
            self.rewind = []
        if fell or together or any(fact.reveals_to(seat) for fact in self.facts) or not self._has_word(seat):
            self.rewind = []
        else:
            self.rewind.append((seat, before))
        return self.facts

    def _has_word(self, seat: Seat) -> bool:
        """The seat alone must decide, or it has asked another something that is not answered yet."""
        if self.deciders() == [seat]:
            return True
        top = self.state.agenda.steps[-1] if self.state.agenda.steps else None
        return isinstance(top, Choice) and top.asked_by() == seat

    def can_undo(self, seat: Seat) -> bool:
        """There is a table to go back to, and it was this seat's."""
        if not self.rewind or self.rewind[-1][0] != seat or self.length() >= ENTRIES_MAX:
            return False
        return self._has_word(seat)

    def undo(self, seat: Seat) -> list[Fact]:
        """Go back by one move; the journal says so, and nothing is deleted."""
        if not self.can_undo(seat):
            raise Refused("refused-nothing-to-undo")
        self.state = self.rewind.pop()[1]
        self.state.facts = []
        self.counted -= 1
        self._enter(Entry(seat, UNDO))
        return self.facts

    def take_back(self, seat: Seat, to: int) -> list[Fact]:
        """Everybody agreed: the table is again as it was after so many entries. Nothing is deleted."""
        if not 0 < to < self.length() or self.length() >= ENTRIES_MAX or self.takebacks >= TAKEBACKS_MAX:
            raise Refused("refused-nothing-to-undo")
        again: Match[S] = Match(self.game, self.seats, self.options, digests=False)
        for entry in self._standing(to):
            again.repeat(entry)
        self.state = again.state
        self.counted = again.counted
        self.rewind = []
        self.takebacks += 1
        self.state.facts = []
        self._enter(Entry(seat, f"{TAKE_BACK} {to}"))
        return self.facts

    def _standing(self, length: int) -> list[Entry]:
        """The first entries without those that were taken back by consent: each takeback costs one replay, not two."""
        found: list[Entry] = []
        while length:
            entry = self.journal[length - 1]
            if entry.move.startswith(f"{TAKE_BACK} "):
                length = int(entry.move[len(TAKE_BACK) :])
            else:
                found.append(entry)
                length -= 1
        return found[::-1]

    def repeat(self, entry: Entry) -> list[Fact]:
        """Replay: the dice fall as written."""
        dice = WrittenDice(entry.fell)
        self.again(entry, dice)
        if dice.fallen != len(entry.fell):
            raise ValueError("the journal names more outcomes than dice fall")
        return self.facts

    def again(self, entry: Entry, dice: Dice) -> None:
        """An entry of a journal happens again, with these dice."""
        if entry.move == BEGIN:
            self.begin(dice)
        elif entry.move.startswith(f"{TAKE_BACK} "):
            self.take_back(entry.seat, int(entry.move[len(TAKE_BACK) :]))
        else:
            self.play(entry.seat, entry.move, dice)

    def deciders(self) -> list[Seat]:
        """Everybody who must decide now."""
        return deciders(self.state)

    def is_over(self) -> bool:
        """The last rule has been applied."""
        return bool(self.length()) and not self.state.agenda.steps

    def _enter(self, entry: Entry) -> None:
        """Write the entry down and keep what it told."""
        self.journal.append(entry)
        self.facts = self.state.facts or []
        self.state.facts = None
        if self.digests is not None:
            self.last_digest = hashlib.blake2b(self._meaning(entry).encode(), digest_size=8).hexdigest()
            self.digests.append(self.last_digest)

    def _meaning(self, entry: Entry) -> str:
        """What the rules make of the entry: who may do what now, and what everybody has scored.

        No name of a class, a field or a file is in it, and the order of a list means nothing: docs/record.md.
        """
        asked: list[str] = []
        for decision in decisions(self.state):
            moves = sorted([option.move() for option in decision.options])
            asked.append(f"{decision.seat}: {', '.join(moves)}")
        lines = [f"{self.last_digest} {entry.seat} {entry.text()}", *sorted(asked)]
        for seat, score in enumerate(self.game.scores(self.state)):
            parts = sorted([f"{source} {amount}" for source, amount in score.parts if amount])
            lines.append(f"{seat} = {', '.join(parts)}")
        return "\n".join(lines)

"""A game being played: the journal is the game, the state is a cache of it."""

from __future__ import annotations

from typing import Final, Generic

from yupana.engine.agenda import NOBODY, Fact, S, Seat, Together
from yupana.engine.codec import digest_of
from yupana.engine.dice import Dice, WrittenDice
from yupana.engine.game import Game, Options, full_options
from yupana.engine.machine import advance, decision_of, decisions, settle, take

ENTRIES_MAX: Final = 20_000  # a journal never grows beyond this
DECISIONS_MAX: Final = 5_000  # decisions of one match that count, whatever was taken back
TAKEBACKS_MAX: Final = 50  # agreed takebacks of one match; each costs a replay
BEGIN: Final = "begin"
UNDO: Final = "undo"
TAKE_BACK: Final = "take-back"  # with a number: "take-back 37" leaves 37 entries standing


class Refused(ValueError):
    """A move that cannot be made now; `reason` is the id of a message."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


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
        if seats not in game.seat_counts():
            raise ValueError(f"{game.name()} is not for {seats}")
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = full_options(game, options or {})
        self.state: S = game.setup(seats, self.options)
        self.before = 0  # entries that came before those in memory: a table can be taken up without its history
        self.journal: list[Entry] = []
        self.digests: list[str] | None = [] if digests else None
        self.last_digest = ""
        self.facts: list[Fact] = []  # told by the latest entry
        self.rewind: list[S] = []  # tables the seat on turn may go back to
        self.counted = 0  # decisions that stand
        self.takebacks = 0

    def length(self) -> int:
        """How many entries the journal has, those before the ones in memory included."""
        return self.before + len(self.journal)

    def take_up(self, state: S, length: int, digest: str, counted: int) -> None:
        """Go on from a table that was kept, without the entries that led to it."""
        self.state = state
        self.before = length
        self.journal = []
        self.digests = [] if self.digests is not None else None
        self.last_digest = digest
        self.rewind = []
        self.counted = counted

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
        if fell or together or any(fact.reveals for fact in self.facts) or self.deciders() != [seat]:
            self.rewind = []
        else:
            self.rewind.append(before)
        return self.facts

    def can_undo(self, seat: Seat) -> bool:
        """There is a table to go back to, and it was this seat's."""
        return bool(self.rewind) and self.deciders() == [seat] and self.length() < ENTRIES_MAX

    def undo(self, seat: Seat) -> list[Fact]:
        """Go back by one move; the journal says so, and nothing is deleted."""
        if not self.can_undo(seat):
            raise Refused("refused-nothing-to-undo")
        self.state = self.rewind.pop()
        self.state.facts = []
        self.counted -= 1
        self._enter(Entry(seat, UNDO))
        return self.facts

    def take_back(self, seat: Seat, to: int) -> list[Fact]:
        """Everybody agreed: the table is again as it was after so many entries. Nothing is deleted."""
        if not self.before < to < self.length() or self.length() >= ENTRIES_MAX or self.takebacks >= TAKEBACKS_MAX:
            raise Refused("refused-nothing-to-undo")
        if self.before:
            raise ValueError("a takeback needs the whole journal")
        again: Match[S] = Match(self.game, self.seats, self.options, digests=False)
        for entry in self.journal[:to]:
            again.repeat(entry)
        self.state = again.state
        self.counted = again.counted
        self.rewind = []
        self.takebacks += 1
        self.state.facts = []
        self._enter(Entry(seat, f"{TAKE_BACK} {to}"))
        return self.facts

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
        return [decision.seat for decision in decisions(self.state)]

    def is_over(self) -> bool:
        """The last rule has been applied."""
        return bool(self.length()) and not self.state.agenda.steps

    def _enter(self, entry: Entry) -> None:
        """Write the entry down and keep what it told."""
        self.journal.append(entry)
        self.facts = self.state.facts or []
        self.state.facts = None
        if self.digests is not None:
            self.last_digest = digest_of(self.state, f"{self.last_digest} {entry.seat} {entry.text()}\n")
            self.digests.append(self.last_digest)

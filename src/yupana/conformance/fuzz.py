"""Random matches that check everything on the way; a failure carries the record that leads to it."""

from __future__ import annotations

from typing import Any, Final, Generic

from yupana.conformance.checks import check_outcomes, check_state
from yupana.conformance.secrets import check_secrets
from yupana.conformance.sent import check_sent
from yupana.engine.agenda import Decision, Outcome, S, Seat
from yupana.engine.codec import Codec, text_of
from yupana.engine.dice import QuickDice
from yupana.engine.face_down import holds_secret
from yupana.engine.game import Game, Options, Score
from yupana.engine.machine import decisions
from yupana.engine.match import DECISIONS_MAX, Match
from yupana.engine.record import Record, write
from yupana.games import Title
from yupana.seats import LETTERS

PROBE_SIDES: Final = 64  # of the die that decides whether some moves are made only to be taken back
PROBE_MAX: Final = 4  # such moves in a row
LOOK_SIDES: Final = 4  # of the die that decides whether a state is looked at for secrets
SENT_EVERY: Final = 64  # of these, those in which everything that is sent is compared


class Played:
    """How a random match went."""

    def __init__(self, decisions: int, entries: int, scores: list[Score], winners: list[Seat]) -> None:
        self.decisions: Final = decisions  # that stand at the end
        self.entries: Final = entries  # of the journal, moves taken back included
        self.scores: Final = scores
        self.winners: Final = winners


class FuzzFailure(Exception):
    """A random match that broke a promise: what is wrong, and the record so far as text."""

    def __init__(self, problem: str, record: str) -> None:
        super().__init__(problem, record)  # both, so that it survives the way between processes
        self.problem = problem
        self.record = record

    def __str__(self) -> str:
        return self.problem


class CheckedDice(QuickDice):
    """Quick dice that look at what they are asked to pick from."""

    def pick(self, outcomes: list[Outcome]) -> Outcome:
        """One of the outcomes, by weight."""
        check_outcomes(outcomes)
        return super().pick(outcomes)


def fuzz_match(game: Game[S], seats: int, options: Options, seed: int, thorough: int = 50) -> Played:
    """Play one match at random; every so many decisions (0: never) check all that a game must keep."""
    return _played(Fuzz(game, seats, options, seed, thorough))


def watch_match(title: Title, seats: int, options: Options, seed: int) -> int:
    """Play one match at random and see that secrets are kept; in how many of its states."""
    watch: Watch[Any] = Watch(title, seats, options, seed)
    _played(watch)
    return watch.looked


def _played(fuzz: Fuzz[S]) -> Played:
    try:
        fuzz.play()
        return fuzz.result()
    except Exception as problem:
        said = f"{type(problem).__name__}: {problem}"
        raise FuzzFailure(said, fuzz.record(said)) from problem


class Fuzz(Generic[S]):
    """One random match."""

    def __init__(self, game: Game[S], seats: int, options: Options, seed: int, thorough: int) -> None:
        self.match: Final[Match[S]] = Match(game, seats, options, digests=False)
        self.seed: Final = seed
        self.thorough: Final = thorough
        self.codec: Final[Codec[S] | None] = Codec(game) if thorough else None
        self.dice: Final = CheckedDice(seed)
        self.probing = False  # moves are being made to be taken back
        self.texts: list[str] = []  # the tables before those moves
        self.trying = ""  # the move being made

    def play(self) -> None:
        """From the beginning to the end."""
        match = self.match
        match.begin(self.dice)
        match.game.check_table(match.state)
        made = 0
        while not match.is_over():
            if match.counted >= DECISIONS_MAX:
                raise AssertionError(f"the match is not over after {DECISIONS_MAX} decisions")
            self.look(made)
            pending = decisions(match.state)
            if not pending:
                raise AssertionError("the match is not over, yet nobody has anything to decide")
            decision = pending[self.dice.roll(len(pending))]
            if decision.seat >= match.seats:
                raise AssertionError(f"seat {decision.seat} must decide, and nobody sits there")
            if self.texts and (len(self.texts) >= PROBE_MAX or self.dice.roll(2) == 0):
                self._undo(match.rewind[-1][0])
            else:
                self._move(decision)
            made += 1

    def look(self, made: int) -> None:
        """Check the table, now that so many moves were made."""
        if self.codec is not None and made % self.thorough == 0:
            check_state(self.match.game, self.match.state, self.codec, self.dice)

    def _move(self, decision: Decision) -> None:
        match = self.match
        seat = decision.seat
        move = decision.options[self.dice.roll(len(decision.options))].move()
        self.trying = f"{LETTERS[seat]}: {move}"
        if self.probing or self.dice.roll(PROBE_SIDES) == 0:
            self.probing = True
            self.texts.append(text_of(match.state))
        before: S = match.state.clone()
        facts = match.play(seat, move, self.dice)
        match.game.check_table(match.state)
        match.game.check_change(before, seat, move, facts, match.state)
        if not match.can_undo(seat):
            self.probing = False
            self.texts = []
        elif len(match.rewind) == 1:
            self.texts = self.texts[-1:]  # whoever answers a question cannot take it back
        self.trying = ""

    def _undo(self, seat: Seat) -> None:
        match = self.match
        self.trying = f"{LETTERS[seat]}: undo"
        match.undo(seat)
        if text_of(match.state) != self.texts.pop():
            raise AssertionError("undo does not restore the table")
        self.probing = bool(self.texts)
        self.trying = ""

    def result(self) -> Played:
        """The outcome of a finished match, after its journal has been replayed."""
        match = self.match
        game = match.game
        again: Match[S] = Match(game, match.seats, match.options, digests=False)
        for entry in match.journal:
            again.repeat(entry)
        if text_of(again.state) != text_of(match.state):
            raise AssertionError("the journal replays to another end")
        if self.codec is not None:
            check_state(game, match.state, self.codec, self.dice)
        scores = game.scores(match.state)
        winners = game.winners(match.state)
        if len(scores) != match.state.seats:
            raise AssertionError(f"{len(scores)} scores for {match.state.seats} seats")
        if not all(0 <= seat < match.seats for seat in winners):
            raise AssertionError(f"the winners are {winners}, and nobody sits there")
        return Played(match.counted, len(match.journal), scores, winners)

    def record(self, problem: str) -> str:
        """The match so far as text; the note says what went wrong, and with which move."""
        match = self.match
        game = match.game
        said = f"fuzz seed {self.seed}; {f'then {self.trying}; ' if self.trying else ''}{problem}"
        note = " ".join(said.split())[:1000].strip()
        names = ["random"] * match.seats
        return write(Record(game.name(), game.version(), match.options, names, match.journal[:], note=note))


class Watch(Fuzz[S]):
    """A random match in which only secrets are looked after: always while answers are sealed, else now and then."""

    def __init__(self, title: Title, seats: int, options: Options, seed: int) -> None:
        super().__init__(title.game, seats, options, seed, 0)
        self.title: Final = title
        self.looked = 0

    def look(self, made: int) -> None:
        state = self.match.state
        if holds_secret(state) or self.dice.roll(LOOK_SIDES) == 0:
            check_secrets(self.match.game, state, self.dice, all_look=False)
            if self.looked % SENT_EVERY == 0:
                check_sent(self.title, state, self.dice)
            self.looked += 1

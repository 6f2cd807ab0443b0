"""What a seat sees, as a row of numbers of fixed length: one network serves every seat and every number of seats."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from yupana.engine.agenda import NOBODY, PENDING, Seat, State, Step, Together, fields_of
from yupana.engine.codec import Codec
from yupana.engine.game import Game
from yupana.engine.grammar import InAnyOrder
from yupana.insight.numbering import Eye, Numbering


class Slice:
    """A part of the row: its name, where it begins and where it ends."""

    def __init__(self, name: str, start: int, stop: int) -> None:
        self.name: Final = name
        self.start: Final = start
        self.stop: Final = stop


class Encoder:
    """Writes views of one game: the amounts, then the counts; the viewer's own first, then the others' clockwise."""

    def __init__(self, game: Game[Any], numbering: Numbering) -> None:
        self.numbering: Final = numbering
        self.room: Final = max(game.seat_counts())
        self.kinds: Final[dict[type, int]] = {}
        known = Codec(game).steps
        for n, name in enumerate(numbering.steps):
            self.kinds[known[name]] = n
        self.sets: Final[dict[type, dict[str, int]]] = {}
        for name, field_of_step, size in numbering.sets:
            self.sets.setdefault(known[name], {})[field_of_step] = size
        self.entry: Final = (
            len(numbering.steps) + 1 + self.room
        )  # counts of a pending step: its kind, or another; whose
        self.most: Final[list[int]] = []  # what each amount is divided by
        for field in numbering.fields:
            self.most.extend(field.most(self.room))
        self.most.extend([numbering.usual] * (numbering.depth * numbering.numbers))
        self.begins: Final[list[int]] = [self.room]  # where the counts of each field begin, and those of the agenda
        for field in numbering.fields:
            self.begins.append(self.begins[-1] + field.size(self.room))
        self.flags: Final[int] = self.begins[-1] + numbering.depth * self.entry

    def size(self) -> int:
        """The length of the row."""
        return len(self.most) + self.flags

    def slices(self) -> list[Slice]:
        """Every part of the row, in order."""
        names: list[str] = []
        sizes: list[int] = []
        for field in self.numbering.fields:
            names.append(field.name)
            sizes.append(len(field.most(self.room)))
        for n in range(self.numbering.depth):
            names.append(f"pending.{n}.numbers")
            sizes.append(self.numbering.numbers)
        names.append("seats")
        sizes.append(self.room)
        for field in self.numbering.fields:
            names.append(field.name)
            sizes.append(field.size(self.room))
        for n in range(self.numbering.depth):
            names.extend([f"pending.{n}.step", f"pending.{n}.seat"])
            sizes.extend([len(self.numbering.steps) + 1, self.room])
        found: list[Slice] = []
        at = 0
        for name, size in zip(names, sizes):
            if size:
                found.append(Slice(name, at, at + size))
                at += size
        return found

    def digest(self) -> str:
        """A fingerprint of what each number of the row means."""
        parts = [f"{part.name} {part.start} {part.stop}" for part in self.slices()]
        text = f"{parts} {self.most} {self.numbering.steps}"
        if self.numbering.sets:
            text += f" {self.numbering.sets}"
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def write(self, view: State, seat: Seat, amounts: list[int]) -> bytearray:
        """Append the amounts of what this seat sees; the counts are returned, a byte for each."""
        eye = Eye(seat, view.seats, self.room)
        counts = bytearray(self.flags)
        for each in range(view.seats):
            counts[each] = 1
        for field, at in zip(self.numbering.fields, self.begins):
            field.write(getattr(view, field.name), eye, amounts, counts, at)
        self.write_agenda(view, eye, amounts, counts, self.begins[-1])
        return counts

    def write_agenda(self, view: State, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        """What is pending, the uppermost steps first: of what kind each is, whose, and with which numbers."""
        pending = len(view.agenda.steps)
        for n in range(pending - 1, pending - 1 - self.numbering.depth, -1):
            numbers: list[int] = []
            if n >= 0:
                step = view.agenda.steps[n]
                self.write_step(step, numbers, counts, at)
                whose = at + len(self.numbering.steps) + 1
                if isinstance(step, Together):
                    for seat, answer in zip(step.seats, step.sealed):
                        if answer == PENDING:
                            counts[whose + eye.distance(seat)] = 1
                elif view.agenda.seats[n] != NOBODY:
                    counts[whose + eye.distance(view.agenda.seats[n])] = 1
            for k in range(self.numbering.numbers):
                amounts.append(numbers[k] if k < len(numbers) else 0)
            at += self.entry

    def write_step(self, step: Step[Any], numbers: list[int], counts: bytearray, at: int) -> None:
        """Mark the kind of a step and of those inside it, and append its numbers."""
        kind = type(step)
        counts[at + self.kinds.get(kind, len(self.kinds))] = 1
        if isinstance(step, Together):
            self.write_step(step.choice, numbers, counts, at)
            return
        if isinstance(step, InAnyOrder):
            for part in step.parts:
                self.write_value(part.then, numbers, counts, at)
            return
        sets = self.sets.get(kind)
        for name in fields_of(kind):
            value = getattr(step, name)
            if sets is not None and name in sets:
                numbers.extend([value >> n & 1 for n in range(sets[name])])
            else:
                self.write_value(value, numbers, counts, at)

    def write_value(self, value: Any, numbers: list[int], counts: bytearray, at: int) -> None:
        """A field of a step: a number, a step, or several; words are left out."""
        if isinstance(value, int):
            numbers.append(int(value))
        elif isinstance(value, Step):
            self.write_step(value, numbers, counts, at)
        elif isinstance(value, tuple):
            for each in value:
                self.write_value(each, numbers, counts, at)

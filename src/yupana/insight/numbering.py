"""What a learner must know of a game: a number for every move, and how a table becomes a row of numbers."""

from __future__ import annotations

import hashlib
from itertools import product
from typing import Any, Final

from yupana.engine.agenda import Option, Place, Seat, mypyc_attr


class Eye:
    """Who looks at a table with so many seats; there is room for so many."""

    def __init__(self, viewer: Seat, seats: int, room: int) -> None:
        self.viewer: Final = viewer
        self.seats: Final = seats
        self.room: Final = room

    def distance(self, seat: Seat) -> int:
        """How far clockwise a seat is from the viewer's own."""
        return (seat - self.viewer) % self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """How one field of a state is written: as amounts, which are divided by `most`, and as counts of small things."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def most(self, room: int) -> list[int]:
        """The usual most of each amount, with room for so many seats."""
        return []

    def size(self, room: int) -> int:
        """How many counts it takes, with room for so many seats."""
        return 0

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        """Append the amounts, and add to the counts from there on."""
        raise NotImplementedError


class Amounts(Field):
    """A number, or a list of them, which may be empty; `kinds` are places of numbers that are one of so many kinds."""

    def __init__(self, name: str, most: tuple[int, ...], kinds: tuple[tuple[int, int], ...] = ()) -> None:
        super().__init__(name)
        self.usual: Final = most
        self.kinds: Final = kinds

    def most(self, room: int) -> list[int]:
        return list(self.usual)

    def size(self, room: int) -> int:
        return sum([many for _, many in self.kinds])

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        if not isinstance(value, list):
            amounts.append(value)
        elif not value:
            amounts.extend([0] * len(self.usual))
        else:
            numbers: list[int] = value
            amounts.extend(numbers)
            for place, many in self.kinds:
                if numbers[place] >= 0:
                    counts[at + numbers[place]] = 1
                at += many


class Mats(Field):
    """As many numbers per seat as there are in `most`, or none at all.

    Of some the counts tell more: `kinds` are places of numbers that are one of so many kinds, below zero none of them,
    `sets` are places of sets of so many things, one bit for each.
    """

    def __init__(
        self,
        name: str,
        most: tuple[int, ...],
        kinds: tuple[tuple[int, int], ...] = (),
        sets: tuple[tuple[int, int], ...] = (),
    ) -> None:
        super().__init__(name)
        self.usual: Final = most
        self.kinds: Final = kinds
        self.sets: Final = sets

    def most(self, room: int) -> list[int]:
        return list(self.usual) * room

    def size(self, room: int) -> int:
        return room * sum([many for _, many in (*self.kinds, *self.sets)])

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        mats: list[int] = value
        width = len(self.usual)
        own = eye.viewer * width
        amounts.extend(mats[own:])
        amounts.extend(mats[:own])
        amounts.extend([0] * (eye.room * width - len(mats)))
        if mats and (self.kinds or self.sets):
            for n in range(eye.seats):
                row = (eye.viewer + n) % eye.seats * width
                for place, many in self.kinds:
                    if mats[row + place] >= 0:
                        counts[at + mats[row + place]] = 1
                    at += many
                for place, many in self.sets:
                    for bit in range(many):
                        counts[at + bit] = mats[row + place] >> bit & 1
                    at += many


class Who(Field):
    """Whose something is, once or in a list: a seat, one of some other values, or below zero: nobody's."""

    def __init__(self, name: str, length: int = 1, others: tuple[int, ...] = ()) -> None:
        super().__init__(name)
        self.length: Final = length
        self.others: Final = others

    def size(self, room: int) -> int:
        return self.length * (room + len(self.others))

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        owners: list[int] = value if isinstance(value, list) else [value]
        width = eye.room + len(self.others)
        for who in owners:
            if who >= 0:
                seated = who < eye.seats
                counts[at + (eye.distance(who) if seated else eye.room + self.others.index(who))] = 1
            at += width


class Tiles(Field):
    """Which tiles, cards or cubes of so many kinds lie there, in whatever order; below zero: none."""

    def __init__(self, name: str, kinds: int) -> None:
        super().__init__(name)
        self.kinds: Final = kinds

    def size(self, room: int) -> int:
        return self.kinds

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        tiles: list[int] = value
        for tile in tiles:
            if tile >= 0:
                counts[at + tile] += 1


class Hands(Field):
    """Which of so many kinds each seat holds, `each` of them per seat; below zero: none, or face down."""

    def __init__(self, name: str, kinds: int, each: int) -> None:
        super().__init__(name)
        self.kinds: Final = kinds
        self.each: Final = each

    def size(self, room: int) -> int:
        return self.kinds * room

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        tiles: list[int] = value
        for n in range(len(tiles)):
            if tiles[n] >= 0:
                counts[at + eye.distance(n // self.each) * self.kinds + tiles[n]] += 1


class Pieces(Field):
    """Which of so many kinds stands on each of some places, or on one; below zero: one of `others`, or none."""

    def __init__(self, name: str, places: int, kinds: int, others: tuple[int, ...] = ()) -> None:
        super().__init__(name)
        self.places: Final = places
        self.kinds: Final = kinds
        self.others: Final = others

    def size(self, room: int) -> int:
        return self.places * (self.kinds + len(self.others))

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        pieces: list[int] = value if isinstance(value, list) else [value]
        for piece in pieces:
            if piece >= 0:
                counts[at + piece] = 1
            elif piece in self.others:
                counts[at + self.kinds + self.others.index(piece)] = 1
            at += self.kinds + len(self.others)


class Boards(Field):
    """Which of so many kinds lies on each of so many places of each seat's own board; below zero: none."""

    def __init__(self, name: str, places: int, kinds: int) -> None:
        super().__init__(name)
        self.places: Final = places
        self.kinds: Final = kinds

    def size(self, room: int) -> int:
        return room * self.places * self.kinds

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        pieces: list[int] = value
        for n in range(len(pieces)):
            if pieces[n] >= 0:
                place = eye.distance(n // self.places) * self.places + n % self.places
                counts[at + place * self.kinds + pieces[n]] = 1


class Seats(Field):
    """Which seats are at each of some places, one bit for each."""

    def __init__(self, name: str, places: int) -> None:
        super().__init__(name)
        self.places: Final = places

    def size(self, room: int) -> int:
        return self.places * room

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        places: list[int] = value
        for there in places:
            for seat in range(eye.seats):
                if there >> seat & 1:
                    counts[at + eye.distance(seat)] = 1
            at += eye.room


class Held(Field):
    """Whose each of some things is, and where: its seat times so many `places`, and one of them.

    Below zero: nobody's, or less than that: in hand, by the seat.
    """

    def __init__(self, name: str, things: int, places: int) -> None:
        super().__init__(name)
        self.things: Final = things
        self.places: Final = places

    def most(self, room: int) -> list[int]:
        return [self.places] * self.things

    def size(self, room: int) -> int:
        return self.things * room

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        things: list[int] = value
        for thing in things:
            if thing != -1:
                counts[at + eye.distance(thing // self.places if thing >= 0 else -2 - thing)] = 1
            amounts.append(thing % self.places + 1 if thing >= 0 else 0)
            at += eye.room
        amounts.extend([0] * (self.things - len(things)))


class Where(Field):
    """Where each of some cards is: at one of some places, or with a seat, whose number is added to one of `first`."""

    def __init__(self, name: str, cards: int, places: tuple[int, ...], first: tuple[int, ...]) -> None:
        super().__init__(name)
        self.cards: Final = cards
        self.places: Final = places
        self.first: Final = first

    def size(self, room: int) -> int:
        return self.cards * (len(self.places) + len(self.first) * room)

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        cards: list[int] = value
        width = len(self.places) + len(self.first) * eye.room
        for where in cards:
            if where in self.places:
                counts[at + self.places.index(where)] = 1
            else:
                for n in range(len(self.first)):
                    seat = where - self.first[n]
                    if 0 <= seat < eye.seats:
                        counts[at + len(self.places) + n * eye.room + eye.distance(seat)] = 1
            at += width


class Order(Field):
    """Tiles or cards whose order matters, at most so many; below EMPTY: a hidden one, by the seat that knows it."""

    def __init__(self, name: str, length: int, usual: int) -> None:
        super().__init__(name)
        self.length: Final = length
        self.usual: Final = usual

    def most(self, room: int) -> list[int]:
        return [self.usual] * self.length

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        tiles: list[int] = value
        for tile in tiles:
            amounts.append(tile + 1 if tile >= -1 else -1 - eye.distance(-2 - tile))
        amounts.extend([0] * (self.length - len(tiles)))


class Rows(Field):
    """Rows of tiles, at most so many: whose each is, then so many tiles of so many kinds; below zero: none."""

    def __init__(self, name: str, rows: int, tiles: int, kinds: int) -> None:
        super().__init__(name)
        self.rows: Final = rows
        self.tiles: Final = tiles
        self.kinds: Final = kinds

    def most(self, room: int) -> list[int]:
        return [self.kinds] * (self.rows * self.tiles)

    def size(self, room: int) -> int:
        return self.rows * room

    def write(self, value: Any, eye: Eye, amounts: list[int], counts: bytearray, at: int) -> None:
        rows: list[int] = value
        width = 1 + self.tiles
        for first in range(0, len(rows), width):
            counts[at + first // width * eye.room + eye.distance(rows[first])] = 1
            for n in range(1, width):
                amounts.append(rows[first + n] + 1)
        amounts.extend([0] * (self.tiles * (self.rows - len(rows) // width)))


def moves(verb: str, *touches: tuple[Place, ...]) -> list[str]:
    """The moves of a verb: every way to touch one place of each list."""
    return [" ".join((verb, *touched)) for touched in product(*touches)]


class Numbering:
    """All that learning knows of one game. What is listed keeps its number: additions go to the end of `moves`."""

    def __init__(
        self,
        version: int,  # raised whenever a number changes its meaning
        moves: list[str],  # everything that may ever be done
        fields: tuple[Field, ...],  # of the state, those that a player may see
        steps: tuple[str, ...],  # that may be pending while somebody decides
        points: int,  # a usual score, by which scores are divided
        depth: int = 8,  # pending steps that are written
        numbers: int = 2,  # numbers of each step that are written
        usual: int = 10,  # by which they are divided
        sets: tuple[tuple[str, str, int], ...] = (),  # step, field, size: a number that is a set, one bit for each
    ) -> None:
        self.version: Final = version
        self.moves: Final = moves
        self.fields: Final = fields
        self.steps: Final = steps
        self.points: Final = points
        self.depth: Final = depth
        self.numbers: Final = numbers
        self.usual: Final = usual
        self.sets: Final = sets
        self.ids: Final = {move: n for n, move in enumerate(moves)}
        if len(self.ids) != len(moves):
            raise ValueError("a move is listed twice")

    def digest(self) -> str:
        """A fingerprint of all moves in their order."""
        return hashlib.blake2b("\n".join(self.moves).encode(), digest_size=8).hexdigest()

    def legal(self, options: list[Option]) -> list[int]:
        """The numbers of these options."""
        return [self.ids[option.move()] for option in options]

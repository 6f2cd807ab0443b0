"""Hidden cards of which only the kind matters, such as each player's own deck, hand and face-down pile."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import S, Seat, mypyc_attr
from yupana.engine.dice import Dice
from yupana.engine.zones import Secret, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts(Secret[S]):
    """Cards of which one list for each zone says how many of each kind each seat has there.

    Everybody knows which cards a seat has in all, and how many lie in each zone. The last zone is each seat's pile; in
    a view it holds all of a seat's cards that the viewer does not see.
    """

    def __init__(self, zones: tuple[Zone, ...], fields: tuple[str, ...], kinds: int) -> None:
        super().__init__(zones)
        self.fields: Final = fields
        self.kinds: Final = kinds

    def size(self, state: S, zone: Zone, seat: Seat) -> int:
        """How many cards everybody knows to lie in a seat's zone; not asked of the pile."""
        raise NotImplementedError

    def hide(self, view: S, viewer: Seat | None) -> None:
        pile = self._counts(view, -1)[:]
        for n in range(len(self.zones) - 1):
            counts = self._counts(view, n)[:]
            for seat in range(view.seats):
                if self.zones[n].is_hidden(seat, viewer):
                    for at in range(seat * self.kinds, (seat + 1) * self.kinds):
                        pile[at] += counts[at]
                        counts[at] = 0
            setattr(view, self.fields[n], counts)
        setattr(view, self.fields[-1], pile)

    def guess(self, world: S, dice: Dice) -> None:
        pile = self._counts(world, -1)[:]
        for n in range(len(self.zones) - 1):
            counts = self._counts(world, n)[:]
            for seat in range(world.seats):
                first = seat * self.kinds
                missing = self.size(world, self.zones[n], seat) - sum(counts[first : first + self.kinds])
                for _ in range(missing):
                    at = first + self._pick(pile[first : first + self.kinds], dice)
                    pile[at] -= 1
                    counts[at] += 1
            setattr(world, self.fields[n], counts)
        setattr(world, self.fields[-1], pile)

    def reshuffle(self, world: S, viewer: Seat | None, dice: Dice) -> None:
        self.hide(world, viewer)
        self.guess(world, dice)

    def hidden(self, state: S, zone: Zone, viewer: Seat | None) -> list[int]:
        found: list[int] = []
        counts = self._counts(state, self.zones.index(zone))
        for seat in range(state.seats):
            if self._is_down(zone, seat, viewer):
                for kind in range(self.kinds):
                    found += [kind] * counts[seat * self.kinds + kind]
        return found

    def can_differ(self, state: S, zone: Zone, viewer: Seat | None) -> bool:
        own = self.zones.index(zone)
        for seat in range(state.seats):
            if self._is_down(zone, seat, viewer):
                inside = self._kinds(state, own, seat)
                for n in range(len(self.zones)):
                    if n != own and self._is_down(self.zones[n], seat, viewer):
                        outside = self._kinds(state, n, seat)
                        if inside and outside and (inside != outside or len(inside) > 1):
                            return True
        return False

    def is_kept(self, state: S) -> bool:
        for n in range(len(self.zones) - 1):
            counts = self._counts(state, n)
            for seat in range(state.seats):
                lying = sum(counts[seat * self.kinds : (seat + 1) * self.kinds])
                if lying != self.size(state, self.zones[n], seat):
                    return False
        return True

    def _is_down(self, zone: Zone, seat: Seat, viewer: Seat | None) -> bool:
        """The viewer cannot tell what lies in a seat's zone; whoever sees all others knows the pile."""
        if zone is not self.zones[-1]:
            return zone.is_hidden(seat, viewer)
        return any(each.is_hidden(seat, viewer) for each in self.zones[:-1])

    def _counts(self, state: S, n: int) -> list[int]:
        counts: list[int] = getattr(state, self.fields[n])
        return counts

    def _kinds(self, state: S, n: int, seat: Seat) -> list[int]:
        """The kinds of cards in a seat's zone."""
        counts = self._counts(state, n)
        return [kind for kind in range(self.kinds) if counts[seat * self.kinds + kind]]

    def _pick(self, counts: list[int], dice: Dice) -> int:
        """The kind of a card drawn at random."""
        left = dice.roll(sum(counts))
        for kind in range(len(counts)):
            left -= counts[kind]
            if left < 0:
                return kind
        raise AssertionError("nothing was left to draw")

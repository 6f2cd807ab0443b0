"""What is hidden: a title says where its cards, tiles and numbers lie and who sees them there, and the rest follows.

Hiding turns face down what a viewer may not see; guessing puts something possible where a view shows nothing;
reshuffling makes, of the true table, another one that looks the same to a viewer. All three change the state they are
given and replace its lists. What everybody knows must lie where everybody sees it.
"""

from __future__ import annotations

from typing import Final, Generic

from yupana.engine.agenda import S, Seat, mypyc_attr
from yupana.engine.dice import Dice

UNSEEN: Final = -9  # in a view: where a card is, what lies in a slot, or how much it is
BY_NOBODY: Final = 0
BY_OWNER: Final = 1  # the seat whose hand it is
BY_OTHERS: Final = 2  # everybody but that seat, spectators included
EACH_SEAT: Final = 0  # as many spots as seats
SEATS_MAX: Final = 5
LOWEST: Final = 16  # numbers from -16 to 95 may say where a card is
SPOTS: Final = 112


class Zone:
    """Where things lie, and who sees them there: one spot, or one for each seat."""

    def __init__(self, name: str, seen: int, first: int = 0, spots: int = 1, is_known: bool = False) -> None:
        self.name: Final = name
        self.seen: Final = seen
        self.first: Final = first  # the number of its first spot, which is seat 0's; the others follow
        self.spots: Final = spots
        self.is_known: Final = is_known  # something is known of what lies there: `Cards.fits` is asked

    def is_hidden(self, owner: Seat, viewer: Seat | None) -> bool:
        """What belongs to this owner is face down for the viewer."""
        if self.seen == BY_OWNER:
            return viewer != owner
        return viewer == owner if self.seen == BY_OTHERS else True

    def last(self, seats: int) -> int:
        """The number after that of its last spot."""
        return self.first + (self.spots or seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Generic[S]):
    """One kind of thing that lies hidden in some zones."""

    def __init__(self, zones: tuple[Zone, ...]) -> None:
        self.zones: Final = zones

    def is_open(self, state: S) -> bool:
        """It lies open to everybody now, wherever it is: a title says so of what comes to light in the end."""
        return False

    def hide(self, view: S, viewer: Seat | None) -> None:
        """Turn down what this viewer may not see."""
        raise NotImplementedError

    def guess(self, world: S, dice: Dice) -> None:
        """Put something possible wherever a view shows nothing."""
        raise NotImplementedError

    def reshuffle(self, world: S, viewer: Seat | None, dice: Dice) -> None:
        """Exchange what this viewer cannot see, within what everybody knows."""
        raise NotImplementedError

    def hidden(self, state: S, zone: Zone, viewer: Seat | None) -> list[int]:
        """What lies in a zone of the true table, hidden from this viewer, spot by spot."""
        raise NotImplementedError

    def can_differ(self, state: S, zone: Zone, viewer: Seat | None) -> bool:
        """For all that this viewer knows, something else could lie in the zone."""
        raise NotImplementedError

    def is_kept(self, state: S) -> bool:
        """What everybody knows of its zones, such as how much lies in each, is true."""
        return True

    def sees_more(self, state: S, seat: Seat) -> bool:
        """The seat sees something of it that spectators do not."""
        for zone in self.zones:
            if zone.seen != BY_NOBODY and self.hidden(state, zone, seat) != self.hidden(state, zone, None):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Secret[S]):
    """Cards of which a list says where each is, by the number of a spot; a card in none of the zones lies open.

    The last zone, if it has one spot, is the pile: it holds every card that is nowhere else.
    """

    def __init__(self, zones: tuple[Zone, ...], field: str, order: str = "", ordered: Zone | None = None) -> None:
        super().__init__(zones)
        self.field: Final = field
        self.order: Final = order  # a list of cards whose order everybody knows, if there is one,
        self.ordered: Final = ordered  # and the zone of those among them that are face down: -2 is seat 0's in a view
        self.zone_at: Final = [_zone_at(zones, spot - LOWEST) for spot in range(SPOTS)]
        self.down: Final = [_down(self.zone_at, viewer - 1 if viewer else None) for viewer in range(SEATS_MAX + 1)]

    def count(self, state: S, spot: int) -> int:
        """How many cards everybody knows to be at a spot; not asked of the pile and of cards in order."""
        raise NotImplementedError

    def fits(self, state: S, card: int, spot: int) -> bool:
        """What everybody knows of the cards at a spot is true of this card.

        It parts the cards into kinds, so that any card that fits can be taken.
        """
        return True

    def hide(self, view: S, viewer: Seat | None) -> None:
        spots: list[int] = getattr(view, self.field)
        down = self.down[0 if viewer is None else viewer + 1]
        if self.ordered is not None:
            order: list[int] = getattr(view, self.order)
            if order:
                first = self.ordered.first
                cards = [first - 2 - spots[n] if n >= 0 and down[spots[n] + LOWEST] else n for n in order]
                setattr(view, self.order, cards)
        setattr(view, self.field, [UNSEEN if down[spot + LOWEST] else spot for spot in spots])

    def guess(self, world: S, dice: Dice) -> None:
        spots: list[int] = getattr(world, self.field)
        unseen = [card for card in range(len(spots)) if spots[card] == UNSEEN]
        if not unseen:
            return
        spots = spots[:]
        for zone in self.zones:
            if zone is self.ordered:
                self._guess_order(world, zone, spots, unseen, dice)
            elif self._is_pile(zone):
                for card in unseen:
                    spots[card] = zone.first
            else:
                for spot in range(zone.first, zone.last(world.seats)):
                    for _ in range(self.count(world, spot) - spots.count(spot)):
                        spots[self._take(world, zone, spot, unseen, dice)] = spot
        setattr(world, self.field, spots)

    def _guess_order(self, world: S, zone: Zone, spots: list[int], unseen: list[int], dice: Dice) -> None:
        """Cards whose place in an order is known, but not which they are."""
        order: list[int] = getattr(world, self.order)
        cards: list[int] = []
        for card in order:
            if card >= 0:
                cards.append(card)
            else:
                spot = zone.first - 2 - card
                cards.append(self._take(world, zone, spot, unseen, dice))
                spots[cards[-1]] = spot
        setattr(world, self.order, cards)

    def reshuffle(self, world: S, viewer: Seat | None, dice: Dice) -> None:
        spots: list[int] = getattr(world, self.field)
        down = self.down[0 if viewer is None else viewer + 1]
        unseen = [card for card in range(len(spots)) if down[spots[card] + LOWEST]]
        shuffled = spots[:]
        stands_for = list(range(len(spots)))
        for zone in self.zones:
            for card in self.hidden(world, zone, viewer):
                other = self._take(world, zone, spots[card], unseen, dice)
                shuffled[other] = spots[card]
                stands_for[card] = other
        setattr(world, self.field, shuffled)
        if self.ordered is not None:
            order: list[int] = getattr(world, self.order)
            setattr(world, self.order, [stands_for[card] for card in order])

    def hidden(self, state: S, zone: Zone, viewer: Seat | None) -> list[int]:
        spots: list[int] = getattr(state, self.field)
        down = self.down[0 if viewer is None else viewer + 1]
        found: list[int] = []
        for spot in range(zone.first, zone.last(state.seats)):
            if down[spot + LOWEST]:
                found += [card for card in range(len(spots)) if spots[card] == spot]
        return found

    def can_differ(self, state: S, zone: Zone, viewer: Seat | None) -> bool:
        spots: list[int] = getattr(state, self.field)
        inside = self.hidden(state, zone, viewer)
        for other in self.zones if inside else ():
            for card in self.hidden(state, other, viewer):
                for each in inside:
                    there, here = spots[card], spots[each]
                    if there != here and self._can_be(state, card, here) and self._can_be(state, each, there):
                        return True
        return False

    def is_kept(self, state: S) -> bool:
        spots: list[int] = getattr(state, self.field)
        for zone in self.zones:
            if zone is self.ordered:
                order: list[int] = getattr(state, self.order)
                lying = [card for card in range(len(spots)) if self.zone_at[spots[card] + LOWEST] is zone]
                if not all(card in order for card in lying):
                    return False
            elif not self._is_pile(zone):
                for spot in range(zone.first, zone.last(state.seats)):
                    if spots.count(spot) != self.count(state, spot):
                        return False
        return all(self._can_be(state, card, spots[card]) for card in range(len(spots)))

    def _is_pile(self, zone: Zone) -> bool:
        return zone is self.zones[-1] and zone.spots == 1

    def _can_be(self, state: S, card: int, spot: int) -> bool:
        zone = self.zone_at[spot + LOWEST]
        return zone is None or not zone.is_known or self.fits(state, card, spot)

    def _take(self, world: S, zone: Zone, spot: int, unseen: list[int], dice: Dice) -> int:
        """One of the unseen cards that could lie at a spot; it is no longer unseen."""
        if not zone.is_known:
            return unseen.pop(dice.roll(len(unseen)))
        fitting = [card for card in unseen if self.fits(world, card, spot)]
        card = fitting[dice.roll(len(fitting))]
        unseen.remove(card)
        return card


def _zone_at(zones: tuple[Zone, ...], spot: int) -> Zone | None:
    for zone in zones:
        if zone.first <= spot < zone.last(SEATS_MAX):
            return zone
    return None


def _down(zone_at: list[Zone | None], viewer: Seat | None) -> list[bool]:
    """Whether cards are face down for a viewer, by the spot where they lie."""
    found: list[bool] = []
    for n in range(SPOTS):
        zone = zone_at[n]
        found.append(zone is not None and zone.is_hidden(n - LOWEST - zone.first, viewer))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Slots(Secret[S]):
    """Cards of which a list says what lies in each slot, so many slots for each seat.

    The others lie in a pile, if there is one; in a view it holds every card that the viewer does not see.
    """

    def __init__(
        self, zone: Zone, field: str, each: int, empty: int, pile: Zone | None = None, piled: str = ""
    ) -> None:
        super().__init__((zone,) if pile is None else (zone, pile))
        self.zone: Final = zone
        self.field: Final = field
        self.each: Final = each  # slots of one seat
        self.empty: Final = empty  # what an empty slot holds
        self.piled: Final = piled  # the list that is the pile

    def loose(self, state: S) -> list[int]:
        """The cards that could also lie in a slot, for all that everybody knows: those in the pile.

        Where there is none, the cards that are nowhere to be seen; of a view that includes what is face down in it.
        """
        cards: list[int] = getattr(state, self.piled)
        return cards[:]

    def hide(self, view: S, viewer: Seat | None) -> None:
        slots: list[int] = getattr(view, self.field)
        down = self._down(view, viewer)
        if down:
            slots = slots[:]
            turned: list[int] = []
            for n in down:
                if slots[n] != UNSEEN:
                    turned.append(slots[n])
                    slots[n] = UNSEEN
            setattr(view, self.field, slots)
            if self.piled:
                setattr(view, self.piled, sorted(self.loose(view) + turned))

    def guess(self, world: S, dice: Dice) -> None:
        slots: list[int] = getattr(world, self.field)
        if UNSEEN in slots:
            self._deal(world, [n for n in range(len(slots)) if slots[n] == UNSEEN], self.loose(world), dice)

    def reshuffle(self, world: S, viewer: Seat | None, dice: Dice) -> None:
        down = self._down(world, viewer)
        if down:
            slots: list[int] = getattr(world, self.field)
            self._deal(world, down, sorted(self.loose(world) + [slots[n] for n in down]), dice)

    def _deal(self, world: S, down: list[int], cards: list[int], dice: Dice) -> None:
        slots: list[int] = getattr(world, self.field)[:]
        for n in down:
            slots[n] = cards.pop(dice.roll(len(cards)))
        setattr(world, self.field, slots)
        if self.piled:
            setattr(world, self.piled, cards)

    def _down(self, state: S, viewer: Seat | None) -> list[int]:
        """The slots that this viewer cannot look into."""
        slots: list[int] = getattr(state, self.field)
        return [n for n in range(len(slots)) if slots[n] != self.empty and self.zone.is_hidden(n // self.each, viewer)]

    def hidden(self, state: S, zone: Zone, viewer: Seat | None) -> list[int]:
        slots: list[int] = getattr(state, self.field)
        return [slots[n] for n in self._down(state, viewer)] if zone is self.zone else self.loose(state)

    def can_differ(self, state: S, zone: Zone, viewer: Seat | None) -> bool:
        down = self.hidden(state, self.zone, viewer)
        loose = self.loose(state)
        return bool(down) and (zone is self.zone or bool(loose)) and len(set(down + loose)) > 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Secret[S]):
    """A number of each seat that not everybody sees, such as points that lie face down."""

    def __init__(self, zone: Zone, field: str, first: int = 0, stride: int = 1) -> None:
        super().__init__((zone,))
        self.zone: Final = zone
        self.field: Final = field
        self.first: Final = first  # the place of seat 0's number in the list
        self.stride: Final = stride  # and how far behind it that of the next seat is

    def least(self, state: S, seat: Seat) -> int:
        """Guesses go no lower."""
        return 0

    def most(self, state: S, seat: Seat) -> int:
        """Guesses go no higher."""
        raise NotImplementedError

    def likely(self, state: S, seat: Seat, dice: Dice) -> int:
        """What a guess takes it for; whoever compares guesses learns more where they do not scatter."""
        return self._any(state, seat, dice)

    def hide(self, view: S, viewer: Seat | None) -> None:
        numbers: list[int] = getattr(view, self.field)[:]
        for seat in range(view.seats):
            if self.zone.is_hidden(seat, viewer):
                numbers[self.first + seat * self.stride] = UNSEEN
        setattr(view, self.field, numbers)

    def guess(self, world: S, dice: Dice) -> None:
        numbers: list[int] = getattr(world, self.field)[:]
        for seat in range(world.seats):
            if numbers[self.first + seat * self.stride] == UNSEEN:
                numbers[self.first + seat * self.stride] = self.likely(world, seat, dice)
        setattr(world, self.field, numbers)

    def reshuffle(self, world: S, viewer: Seat | None, dice: Dice) -> None:
        numbers: list[int] = getattr(world, self.field)[:]
        for seat in range(world.seats):
            if self.zone.is_hidden(seat, viewer):
                numbers[self.first + seat * self.stride] = self._any(world, seat, dice)
        setattr(world, self.field, numbers)

    def _any(self, world: S, seat: Seat, dice: Dice) -> int:
        least = self.least(world, seat)
        return least + dice.roll(self.most(world, seat) - least + 1)

    def hidden(self, state: S, zone: Zone, viewer: Seat | None) -> list[int]:
        numbers: list[int] = getattr(state, self.field)
        return [
            numbers[self.first + seat * self.stride] for seat in range(state.seats) if self.zone.is_hidden(seat, viewer)
        ]

    def can_differ(self, state: S, zone: Zone, viewer: Seat | None) -> bool:
        return any(
            self.zone.is_hidden(seat, viewer) and self.least(state, seat) < self.most(state, seat)
            for seat in range(state.seats)
        )

"""Conquest: army cards are played, and markers placed in the regions."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.army import ARMY_CARD, PlayArmy, discard_army, turn_army_down
from yupana.games.tawantinsuyu.board import DISCARD, EMPTY, FLIP, M_ARMY, M_MARKERS_LEFT, REGION_SPACE
from yupana.games.tawantinsuyu.facts import RegionConquered
from yupana.games.tawantinsuyu.goods import PayCost, can_pay
from yupana.games.tawantinsuyu.market import Z13, owns
from yupana.games.tawantinsuyu.state import FACE_UP, Tawantinsuyu
from yupana.games.tawantinsuyu.tiles import CONQUEST_BONUS, SOLDIERS

# Sets of cards with one and with two soldiers that reach a number without a superfluous card.
ENOUGH: Final = (((0, 0),), ((1, 0), (0, 1)), ((2, 0), (0, 1)), ((3, 0), (1, 1), (0, 2)))
LESS: Final = (  # Z13: what may be required less, and the verb that says so
    (0, 0, "conquer"),
    (1, 0, "conquer-flipping-less"),
    (0, 1, "conquer-discarding-less"),
    (1, 1, "conquer-with-less"),
)


class SendArmies(Choice[Tawantinsuyu]):
    """Play army cards from the hand one by one, for a potato each; the active player's first is free."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        cards = state.army_in_hand(seat)
        if not cards:
            return []
        payable = self.free or can_pay(state, seat, potato=1)
        return [SEND[self.free][card] for card in cards] if payable else []

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return state.has(seat, M_ARMY) > 0


class Conquer(Choice[Tawantinsuyu]):
    """Place a marker on an empty space whose soldiers can be flipped and discarded, or decline."""

    def __init__(self, again: bool = False) -> None:
        self.again: Final = again  # the active player's second marker

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if not state.markers_left(seat):
            return found
        ones, twos = soldiers(state.army_at(FACE_UP + seat))
        if not ones and not twos:
            return found
        less = LESS if owns(state, seat, Z13) else LESS[:1]
        for space in range(len(state.regions)):
            if state.regions[space] == EMPTY:
                for flipped, discarded, verb in less:
                    flip = FLIP[space] - flipped
                    discard = DISCARD[space] - discarded
                    if flip >= 0 and discard >= 0 and flip + discard and can_spend(ones, twos, flip, discard):
                        then = (ChooseArmy(space, flip, discard, (), ()),)
                        found.append(Option(verb, (REGION_SPACE[space],), then))
        return found

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return False


def soldiers(cards: list[int]) -> tuple[int, int]:
    """How many of the cards have one soldier, and how many two."""
    twos = 0
    for card in cards:
        twos += SOLDIERS[card] == 2
    return len(cards) - twos, twos


def can_spend(ones: int, twos: int, flip: int, discard: int) -> bool:
    """There are two separate sets of cards, one to flip and one to discard."""
    for one, two in ENOUGH[flip]:
        for another, couple in ENOUGH[discard]:
            if one + another <= ones and two + couple <= twos:
                return True
    return False


class ChooseArmy(Choice[Tawantinsuyu]):
    """Choose the army cards to flip, then those to discard, before the space is taken."""

    def __init__(self, space: int, flip: int, discard: int, flips: tuple[int, ...], discards: tuple[int, ...]) -> None:
        self.space: Final = space
        self.flip: Final = flip
        self.discard: Final = discard
        self.flips: Final = flips
        self.discards: Final = discards

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        cards = [card for card in state.army_at(FACE_UP + seat) if card not in self.flips and card not in self.discards]
        ones, twos = soldiers(cards)
        flipping = count_soldiers(self.flips) < self.flip
        found: list[Option] = []
        for card in cards:
            two = SOLDIERS[card] == 2
            left = (ones - (not two), twos - two)
            if flipping and self._completes((*self.flips, card), self.flip, left, self.discard):
                found.append(self._choose("flip", (*self.flips, card), self.discards))
            elif not flipping and self._completes((*self.discards, card), self.discard, left, 0):
                found.append(self._choose("discard", self.flips, (*self.discards, card)))
        return found

    def _completes(self, chosen: tuple[int, ...], number: int, left: tuple[int, int], other: int) -> bool:
        """The cards chosen and some of those left make a set, and the rest of those left make the other set."""
        one, two = soldiers(list(chosen))
        for ones, twos in ENOUGH[number]:
            more = ones - one
            pairs = twos - two
            if more >= 0 and pairs >= 0 and can_spend(left[0] - more, left[1] - pairs, 0, other):
                return True
        return False

    def _choose(self, verb: str, flips: tuple[int, ...], discards: tuple[int, ...]) -> Option:
        """Choose a card; when both sets are complete, the space is taken."""
        card = flips[-1] if verb == "flip" else discards[-1]
        then: Steps = (ChooseArmy(self.space, self.flip, self.discard, flips, discards),)
        if count_soldiers(flips) >= self.flip and count_soldiers(discards) >= self.discard:
            then = (TakeRegion(self.space, flips, discards),)
        return Option(verb, (ARMY_CARD[card],), then)


def count_soldiers(cards: tuple[int, ...]) -> int:
    """All soldiers of some cards."""
    return sum([SOLDIERS[card] for card in cards])


class TakeRegion(Effect[Tawantinsuyu]):
    """A marker is placed for good and gives its bonus; then cards are flipped and discarded."""

    def __init__(self, space: int, flips: tuple[int, ...], discards: tuple[int, ...]) -> None:
        self.space: Final = space
        self.flips: Final = flips
        self.discards: Final = discards

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.regions = replaced(state.regions, self.space, seat)
        state.add(seat, M_MARKERS_LEFT, -1)
        state.tell(RegionConquered(seat, REGION_SPACE[self.space]))
        state.then_all(seat, CONQUEST_BONUS[self.space])
        state.then(seat, SpendArmy(self.flips, self.discards))

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("army-card", -len(self.discards)),) if self.discards else ()


class SpendArmy(Effect[Tawantinsuyu]):
    """Army cards are turned face-down and discarded."""

    def __init__(self, flips: tuple[int, ...], discards: tuple[int, ...]) -> None:
        self.flips: Final = flips
        self.discards: Final = discards

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for card in self.flips:
            turn_army_down(state, seat, card)
        for card in self.discards:
            discard_army(state, seat, card)


def _send(card: int, free: bool) -> Option:
    """Play an army card, and perhaps more."""
    price: Steps = () if free else (PayCost(potato=1),)
    return Option("send", (ARMY_CARD[card],), (PlayArmy(card), *price, SendArmies(False)))


SEND: Final = tuple([tuple([_send(card, free) for card in range(len(ARMY_CARD))]) for free in (False, True)])

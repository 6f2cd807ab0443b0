"""A trade card: exchanges with the supply and with other players."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat
from yupana.games.santa_maria.american_kingdoms.maya.board import (
    CARD,
    HAND,
    KEPT_IN_WAREHOUSES,
    MAYA,
    UNDER,
    V_HAND,
    V_VAULT,
)
from yupana.games.santa_maria.american_kingdoms.maya.facts import (
    CardReturned,
    GoodsExchanged,
    GoodsOffered,
    GoodsWanted,
    OfferAnswered,
    OfferMade,
    VaultChanged,
)
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import CACAO, COIN, GOLD, GRAIN, THINGS, WOOD
from yupana.games.santa_maria.facts import GoodBought, GoodSold
from yupana.games.santa_maria.goods import Pay
from yupana.seats import SEAT_NAMES

TRADE_COIN: Final = 1  # for playing the card
SUPPLY_PRICE: Final = {CACAO: 1, WOOD: 2, GRAIN: 2}
SUPPLY_VALUE: Final = 1  # coins for any resource
EXCHANGES_MAX: Final = 30  # with the supply, so that every match ends
OFFERS_MAX: Final = 10
NONE: Final = (0, 0, 0, 0, 0, 0, 0)
Bundle = tuple[int, ...]  # of each thing from wood to coins


class BeginTrade(Effect[Kingdoms]):
    """A coin, then any number of exchanges."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.gain(seat, COIN, TRADE_COIN)
        state.then(seat, Exchange(EXCHANGES_MAX, OFFERS_MAX))


class Exchange(Choice[Kingdoms]):
    """Exchange something with the supply, offer something to another player, or have done."""

    def __init__(self, left: int, offers: int) -> None:
        self.left: Final = left
        self.offers: Final = offers

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        found: list[Option] = []
        coins = state.has(seat, COIN)
        if self.left:
            again = Exchange(self.left - 1, self.offers)
            if coins and state.maya[V_HAND]:
                found.append(Option("return-cards", (), (Pay(COIN), ReturnCard(0), again)))
            for good, price in SUPPLY_PRICE.items():
                if coins >= price and state.has(seat, good) < state.limit(seat, good):
                    found.append(Option("buy", (THINGS[good],), (BuyFromSupply(good), again)))
            for good in KEPT_IN_WAREHOUSES:
                if state.has(seat, good):
                    found.append(Option("sell", (THINGS[good],), (SellToSupply(good), again)))
        if self.offers:
            again = Exchange(self.left, self.offers - 1)
            for each in state.colony_order():
                found.append(Option("offer-to", (SEAT_NAMES[each],), (MakeOffer(each, NONE, NONE), again)))
        return found

    def way_out(self) -> Option | None:
        return DONE


# The supply.


class BuyFromSupply(Effect[Kingdoms]):
    """Buy a resource from the supply."""

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.add(seat, COIN, -SUPPLY_PRICE[self.good])
        state.add(seat, self.good, 1)
        state.tell(GoodBought(seat, THINGS[self.good], SUPPLY_PRICE[self.good]))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return ((THINGS[COIN], -SUPPLY_PRICE[self.good]), (THINGS[self.good], 1))


class SellToSupply(Effect[Kingdoms]):
    """Sell a resource to the supply."""

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.add(seat, self.good, -1)
        state.add(seat, COIN, SUPPLY_VALUE)
        state.tell(GoodSold(seat, THINGS[self.good], SUPPLY_VALUE))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return ((THINGS[self.good], -1), (THINGS[COIN], SUPPLY_VALUE))


class ReturnCard(Choice[Kingdoms]):
    """Put cards under the deck one by one, at least one; then as many are drawn."""

    def __init__(self, returned: int) -> None:
        self.returned: Final = returned

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        again = ReturnCard(self.returned + 1)
        return [
            Option("return", (CARD[card],), (PutUnder(card), again))
            for card in range(len(state.cards))
            if state.cards[card] == HAND
        ]

    def way_out(self) -> Option | None:
        return DRAW_AGAIN[self.returned] if self.returned else None


class PutUnder(Effect[Kingdoms]):
    """A card goes under the deck."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.cards[self.card] = UNDER + seat
        state.cards_under = [*state.cards_under, self.card]
        state.maya[V_HAND] -= 1
        state.tell(CardReturned(seat, CARD[self.card]))


class DrawAgain(Effect[Kingdoms]):
    """As many cards are drawn as were put under the deck."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def run(self, state: Kingdoms, seat: Seat) -> None:
        for _ in range(self.number):
            state.then(seat, state.draw_card())


# Other players.


def owned(state: Kingdoms, seat: Seat, thing: int) -> int:
    """What a seat could give: the city's gold lies in the vault."""
    return state.maya[V_VAULT] if thing == GOLD and seat == MAYA else state.has(seat, thing)


def room(state: Kingdoms, seat: Seat, thing: int) -> int:
    """How much of a thing a seat has room for in all."""
    return 99 if thing == COIN or (thing == GOLD and seat == MAYA) else state.limit(seat, thing)


def can_exchange(state: Kingdoms, partner: Seat, given: Bundle, wanted: Bundle) -> bool:
    """Both have what they give, and room for what they get."""
    for thing in range(COIN + 1):
        mine = owned(state, MAYA, thing) - given[thing]
        theirs = owned(state, partner, thing) - wanted[thing]
        if mine < 0 or theirs < 0:
            return False
        if wanted[thing] and mine + wanted[thing] > room(state, MAYA, thing):
            return False
        if given[thing] and theirs + given[thing] > room(state, partner, thing):
            return False
    return True


class MakeOffer(Choice[Kingdoms]):
    """Say what is given and what is wanted, one by one; then send the offer, or leave it."""

    def __init__(self, partner: Seat, given: Bundle, wanted: Bundle) -> None:
        self.partner: Final = partner
        self.given: Final = given
        self.wanted: Final = wanted

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        found: list[Option] = []
        for thing in range(COIN + 1):
            more = _more(self.given, thing)
            if not self.wanted[thing] and owned(state, MAYA, thing) >= more[thing]:
                found.append(Option("give", (THINGS[thing],), (MakeOffer(self.partner, more, self.wanted),)))
            more = _more(self.wanted, thing)
            if not self.given[thing] and owned(state, self.partner, thing) >= more[thing]:
                found.append(Option("want", (THINGS[thing],), (MakeOffer(self.partner, self.given, more),)))
        if sum(self.given) + sum(self.wanted) and can_exchange(state, self.partner, self.given, self.wanted):
            found.append(
                Option("send", (SEAT_NAMES[self.partner],), (SendOffer(self.partner, self.given, self.wanted),))
            )
        return found

    def way_out(self) -> Option | None:
        return CANCEL

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return exchanged(self.wanted, self.given)


def _more(bundle: Bundle, thing: int) -> Bundle:
    return (*bundle[:thing], bundle[thing] + 1, *bundle[thing + 1 :])


def exchanged(gained: Bundle, paid: Bundle) -> Price:
    """What an exchange brings and costs."""
    parts = [(THINGS[thing], gained[thing] - paid[thing]) for thing in range(COIN + 1)]
    return tuple([part for part in parts if part[1]])


class SendOffer(Effect[Kingdoms]):
    """The other player is asked."""

    def __init__(self, partner: Seat, given: Bundle, wanted: Bundle) -> None:
        self.partner: Final = partner
        self.given: Final = given
        self.wanted: Final = wanted

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.tell(OfferMade(seat, self.partner))
        for thing in range(COIN + 1):
            if self.given[thing]:
                state.tell(GoodsOffered(seat, THINGS[thing], self.given[thing]))
            if self.wanted[thing]:
                state.tell(GoodsWanted(seat, THINGS[thing], self.wanted[thing]))
        state.then(self.partner, AnswerOffer(self.given, self.wanted))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return exchanged(self.wanted, self.given)


class AnswerOffer(Choice[Kingdoms]):
    """Accept an exchange with the city, or refuse it."""

    def __init__(self, given: Bundle, wanted: Bundle) -> None:
        self.given: Final = given  # by the city
        self.wanted: Final = wanted

    def options(self, state: Kingdoms, seat: Seat) -> list[Option]:
        if not can_exchange(state, seat, self.given, self.wanted):
            return []
        return [Option("accept", (), (HandOver(self.given, self.wanted),))]

    def way_out(self) -> Option | None:
        return REFUSE

    def asked_by(self) -> Seat | None:
        return MAYA


class HandOver(Effect[Kingdoms]):
    """The exchange happens."""

    def __init__(self, given: Bundle, wanted: Bundle) -> None:
        self.given: Final = given
        self.wanted: Final = wanted

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.tell(OfferAnswered(seat, True))
        for thing in range(COIN + 1):
            amount = self.given[thing] - self.wanted[thing]
            if amount and thing == GOLD:
                state.maya[V_VAULT] -= amount
                state.tell(VaultChanged(-amount))
                if amount < 0:
                    state.pay(seat, GOLD, -amount)
                else:
                    state.take_gold(seat, amount)
            elif amount:
                state.add(MAYA, thing, -amount)
                state.add(seat, thing, amount)
                giver, taker = (MAYA, seat) if amount > 0 else (seat, MAYA)
                state.tell(GoodsExchanged(giver, taker, THINGS[thing], abs(amount)))

    def price(self, state: Kingdoms, seat: Seat) -> Price:
        return exchanged(self.given, self.wanted)


class Refuse(Effect[Kingdoms]):
    """Nothing is exchanged."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        state.tell(OfferAnswered(seat, False))


DONE: Final = Option("done")
CANCEL: Final = Option("cancel")
REFUSE: Final = Option("refuse", (), (Refuse(),))
DRAW_AGAIN: Final = tuple([Option("done", (), (DrawAgain(number),)) for number in range(25)])

"""A toy game for the tests, an auction that uses every part of the engine.

Each round a die fills the pot and all bid a card of their hidden hand at the same time. The highest bid takes the pot
as coins or as a gem, earns a coin and draws a card in any order; then each seat, beginning with the winner, may sell a
card. Whoever has two coins may polish them into a gem at any time.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from yupana.engine.agenda import (
    Agenda,
    Chance,
    Choice,
    Effect,
    Fact,
    FreeOption,
    Option,
    Outcome,
    Price,
    Seat,
    State,
    Together,
)
from yupana.engine.game import Game, Options, Score, Variant, plain_default
from yupana.engine.grammar import EachSeat, Either, InAnyOrder, May, Repeat
from yupana.engine.piles import draws, without
from yupana.engine.zones import BY_NOBODY, BY_OWNER, UNSEEN, Secret, Slots, Zone

HAND: Final = 3  # cards dealt, and slots per seat
NO_CARD: Final = 0
FACE_DOWN: Final = UNSEEN
CARDS: Final = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4)
CARD_NAMES: Final = ("no-card", "card.1", "card.2", "card.3", "card.4")


class Toy(State):
    """The table."""

    def __init__(
        self,
        agenda: Agenda,
        seats: int,
        rounds: int,
        played: int,  # rounds
        pot: int,
        pile: list[int],  # cards nobody has; in a view, all cards the viewer does not see
        hands: list[int],  # slots of all seats: a card, NO_CARD or FACE_DOWN
        bids: list[int],
        discards: list[int],
        coins: list[int],
        gems: list[int],
    ) -> None:
        super().__init__(agenda, seats)
        self.rounds = rounds
        self.played = played
        self.pot = pot
        self.pile = pile
        self.hands = hands
        self.bids = bids
        self.discards = discards
        self.coins = coins
        self.gems = gems

    def copy(self) -> Self:
        return type(self)(
            self.agenda.clone(),
            self.seats,
            self.rounds,
            self.played,
            self.pot,
            self.pile,
            self.hands[:],
            self.bids[:],
            self.discards[:],
            self.coins[:],
            self.gems[:],
        )

    def free_options(self, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
        return [FreeOption("polish", (), (Polish(),))] if self.coins[seat] >= 2 else []

    def hand(self, seat: Seat) -> list[int]:
        """The different cards in the seat's hand; nothing where they lie face down."""
        cards = self.hands[seat * HAND : seat * HAND + HAND]
        return sorted({card for card in cards if card not in (NO_CARD, FACE_DOWN)})

    def put(self, seat: Seat, old: int, new: int) -> None:
        """One slot of the seat's hand changes."""
        at = self.hands.index(old, seat * HAND, seat * HAND + HAND)
        self.hands[at] = new


# Cards.


class DrawCard(Chance[Toy]):
    """Draw a card, unseen by others."""

    def outcomes(self, state: Toy, seat: Seat) -> list[Outcome]:
        if NO_CARD not in state.hands[seat * HAND : seat * HAND + HAND]:
            return []
        return draws(state.pile, CARD_NAMES, lambda card: (GiveCard(card),))


class GiveCard(Effect[Toy]):
    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Toy, seat: Seat) -> None:
        state.pile = without(state.pile, self.card)
        state.put(seat, NO_CARD, self.card)
        state.tell(CardDrawn(seat, self.card))


class CardDrawn(Fact):
    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else CardDrawn(self.seat, FACE_DOWN)


# A round.


class PlayRound(Effect[Toy]):
    def run(self, state: Toy, seat: Seat) -> None:
        if state.played < state.rounds:
            state.played += 1
            state.then(seat, RollPot())
            state.then(seat, Together(tuple(range(state.seats)), Bid()))
            state.then(seat, Award())
            state.then(seat, PlayRound())


class RollPot(Chance[Toy]):
    def outcomes(self, state: Toy, seat: Seat) -> list[Outcome]:
        return [Outcome(f"die.{n}", 1, (FillPot(n),)) for n in range(1, 7)]


class FillPot(Effect[Toy]):
    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def run(self, state: Toy, seat: Seat) -> None:
        state.pot += self.amount


class Bid(Choice[Toy]):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("bid", (CARD_NAMES[card],), (PlayCard(card),)) for card in state.hand(seat)]


class PlayCard(Effect[Toy]):
    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Toy, seat: Seat) -> None:
        state.put(seat, self.card, NO_CARD)
        state.discards.append(self.card)
        state.bids[seat] = self.card
        state.tell(CardPlayed(seat, self.card))


class CardPlayed(Fact):
    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Award(Effect[Toy]):
    def run(self, state: Toy, seat: Seat) -> None:
        winner = state.bids.index(max(state.bids))
        state.bids = [0] * state.seats
        state.then(winner, Either((TakeCoins(), TakeGem())))
        state.then(
            winner, InAnyOrder((Option("next", ("purse",), (Earn(1),)), Option("next", ("pile",), (DrawCard(),))))
        )
        state.then(winner, EachSeat(May(Sell())))


class TakeCoins(Choice[Toy]):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("take", ("coins",), (Earn(state.pot), EmptyPot()))]


class TakeGem(Choice[Toy]):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("take", ("gem",), (EarnGem(), EmptyPot()))] if state.pot >= 3 else []


class EmptyPot(Effect[Toy]):
    def run(self, state: Toy, seat: Seat) -> None:
        state.pot = 0


class Earn(Effect[Toy]):
    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def run(self, state: Toy, seat: Seat) -> None:
        state.coins[seat] += self.coins

    def price(self, state: Toy, seat: Seat) -> Price:
        return (("coins", self.coins),)


class EarnGem(Effect[Toy]):
    def run(self, state: Toy, seat: Seat) -> None:
        state.gems[seat] += 1


class Polish(Effect[Toy]):
    def run(self, state: Toy, seat: Seat) -> None:
        state.coins[seat] -= 2
        state.gems[seat] += 1

    def price(self, state: Toy, seat: Seat) -> Price:
        return (("coins", -2), ("gems", 1))


class Sell(Choice[Toy]):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("sell", (CARD_NAMES[card],), (PlayCard(card), Earn(card))) for card in state.hand(seat)]


# The game.

HANDS: Final[Slots[Toy]] = Slots(Zone("hand", BY_OWNER), "hands", HAND, NO_CARD, Zone("pile", BY_NOBODY), "pile")


class ToyGame(Game[Toy]):
    table: ClassVar[type[Toy]] = Toy

    def name(self) -> str:
        return "toy"

    def version(self) -> int:
        return 3

    def seat_counts(self) -> tuple[int, ...]:
        return (2, 3)

    def variants(self) -> tuple[Variant, ...]:
        return (Variant("rounds", (2, 4)), Variant("pot", (0, 5)))

    def setup(self, seats: int, options: Options) -> Toy:
        none = [0] * seats
        pot = options["pot"]
        state = self.table(
            Agenda([], []), seats, options["rounds"], 0, pot, list(CARDS), none * HAND, none[:], [], none[:], none[:]
        )
        state.agenda.push(0, (EachSeat(Repeat(HAND, DrawCard())), PlayRound()))
        return state

    def secrets(self) -> tuple[Secret[Toy], ...]:
        return (HANDS,)

    def default(self, state: Toy, seat: Seat) -> Option:
        return plain_default(state, seat, ("decline", "bid"))

    def scores(self, state: Toy) -> list[Score]:
        return [Score((("coins", state.coins[n]), ("gems", state.gems[n] * 4)), 4) for n in range(state.seats)]

    def winners(self, state: Toy) -> list[Seat]:
        totals = [score.total() for score in self.scores(state)]
        return [seat for seat in range(state.seats) if totals[seat] == max(totals)]

    def check_table(self, table: Toy) -> None:
        held = [card for card in table.hands if card != NO_CARD]
        assert sorted(table.pile + held + table.discards) == list(CARDS), "cards are conserved"
        assert min(table.coins) >= 0, "nobody owes coins"

    def check_change(self, before: Toy, seat: Seat, move: str, facts: list[Fact], after: Toy) -> None:
        for each in range(after.seats):
            assert after.gems[each] >= before.gems[each], "gems are never lost"


TOY: Final = ToyGame()

"""The ceremony, held when the village has been emptied."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Seat, Step
from yupana.engine.grammar import DECLINE
from yupana.games.tawantinsuyu.board import (
    CEREMONIAL_CARDS,
    CEREMONY_CARDS,
    CORN,
    EMPTY,
    FROM_BUILDINGS,
    FROM_REGIONS,
    FROM_TEMPLE,
    FROM_UPKEEP,
    GOLD,
    GOODS,
    LAST_CEREMONY,
    M_GODS,
    MARKED,
    MIDDLE,
    POTATO,
    REGION_SPACES,
    REGIONS,
    STEP_POINTS,
    STONE,
    UPKEEP_POINTS,
)
from yupana.games.tawantinsuyu.facts import (
    BagRanEmpty,
    BuildingProduced,
    CeremonyBegan,
    CeremonyOver,
    GodCardPlayed,
    PlayedGodsShuffled,
    RegionWon,
    TempleRewarded,
    UpkeepMissed,
)
from yupana.games.tawantinsuyu.god_bonuses import UseBonuses, all_bonuses
from yupana.games.tawantinsuyu.gods import GOD_CARD, DrawGod, shuffle_into_deck
from yupana.games.tawantinsuyu.goods import Pay
from yupana.games.tawantinsuyu.market import BUILDING, Z06, Z09, Z10, Z12, Z19, RenewMarket, owns
from yupana.games.tawantinsuyu.scoring import EndGame
from yupana.games.tawantinsuyu.state import FACE_UP, Tawantinsuyu
from yupana.games.tawantinsuyu.tapestry import Trade, rows_of, tiles_of
from yupana.games.tawantinsuyu.temple import REWARD, PayStep
from yupana.games.tawantinsuyu.variants import UPKEEP_POTATO
from yupana.games.tawantinsuyu.village import FILL_PLACE, TO_HILL, FillVillage, take_token

Z06_POTATOES: Final = 4


class HoldCeremony(Effect[Tawantinsuyu]):
    """Buildings, trade, temple, regions and upkeep, in turn order from the holder of the token."""

    def __init__(self, turn: Step[Tawantinsuyu]) -> None:
        self.turn: Final = turn  # how the holder's turn goes on afterwards

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.active = seat  # the ceremony belongs to the holder's turn
        state.tell(CeremonyBegan(seat, state.ceremony))
        order = state.seats_from(seat)
        for each in order:
            if owns(state, each, Z12):
                state.then(each, PayStep())
        for step in (UseBuildings(), Trade(), ReceiveTemple()):
            for each in order:
                state.then(each, step)
        state.then(seat, ScoreRegions())
        for each in order:
            state.then(each, KeepUp())
        state.then(seat, EndCeremony(self.turn))


class UseBuildings(Effect[Tawantinsuyu]):
    """Z06, Z09 and Z10 give what they give at the start of a ceremony."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for tile in (Z06, Z09, Z10):
            if owns(state, seat, tile):
                state.tell(BuildingProduced(seat, BUILDING[tile]))
                self._use(state, seat, tile)

    def _use(self, state: Tawantinsuyu, seat: Seat, tile: int) -> None:
        if tile == Z06:
            state.gain(seat, POTATO, Z06_POTATOES)
        elif tile == Z09:
            state.score(seat, FROM_BUILDINGS, max([len(tiles_of(state, row)) for row in rows_of(state, seat)]))
        else:
            state.gain(seat, POTATO, 2)
            state.gain(seat, CORN, 1)
            state.gain(seat, STONE, 1)


class ReceiveTemple(Effect[Tawantinsuyu]):
    """The points and the reward of the player's step."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if state.step(seat):
            state.tell(TempleRewarded(seat, state.step(seat)))
        state.score(seat, FROM_TEMPLE, STEP_POINTS[state.step(seat)])
        state.then_all(seat, REWARD[state.step(seat)])


# Regions.


class ScoreRegions(Effect[Tawantinsuyu]):
    """In each region the player with the most markers scores the casualties."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for region in range(len(REGIONS)):
            winner = majority(state, region)
            if winner != EMPTY:
                state.tell(RegionWon(winner, REGIONS[region], state.casualties))
                state.score(winner, FROM_REGIONS, state.casualties)


def majority(state: Tawantinsuyu, region: int) -> Seat:
    """Who has the most markers; of several the one with the marker furthest to the right; EMPTY if nobody has any."""
    markers = state.regions[region * REGION_SPACES : (region + 1) * REGION_SPACES]
    best = EMPTY
    most = 0
    for who in reversed(markers):
        if who != EMPTY and markers.count(who) > most:
            best = who
            most = markers.count(who)
    return best


# Upkeep.


class KeepUp(Effect[Tawantinsuyu]):
    """The god cards in hand cost potatoes; gold can be paid for missing ones."""

    def __init__(self, paid: int = 0) -> None:
        self.paid: Final = paid

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        paid = pay_potatoes(state, seat, self.paid)
        missing = potatoes_due(state, seat) - paid
        if missing:
            state.then(seat, PayUpkeep(missing, paid))


def potatoes_due(state: Tawantinsuyu, seat: Seat) -> int:
    """What the god cards in hand cost in a ceremony."""
    return state.has(seat, M_GODS) * state.rules[UPKEEP_POTATO]


def pay_potatoes(state: Tawantinsuyu, seat: Seat, paid: int) -> int:
    """Potatoes are paid as far as they reach; what is paid by then."""
    potatoes = min(potatoes_due(state, seat) - paid, state.has(seat, POTATO))
    state.pay(seat, POTATO, potatoes)
    return paid + potatoes


class PayUpkeep(Choice[Tawantinsuyu]):
    """Pay gold for missing potatoes, one by one, or lose points."""

    def __init__(self, potatoes: int, paid: int) -> None:
        self.potatoes: Final = potatoes  # missing when this is asked
        self.paid: Final = paid

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        if not state.gold(seat) or not self.can_be_enabled(state, seat):
            return []
        return [Option("pay", (GOODS[GOLD],), (Pay(GOLD), KeepUp(self.paid + 1)))]

    def way_out(self) -> Option | None:
        return Option("decline", (), (MissUpkeep(self.paid),))

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return potatoes_due(state, seat) - self.paid > state.has(seat, POTATO)


class MissUpkeep(Effect[Tawantinsuyu]):
    """Each missing potato costs points; potatoes gained meanwhile are paid."""

    def __init__(self, paid: int) -> None:
        self.paid: Final = paid

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        missing = potatoes_due(state, seat) - pay_potatoes(state, seat, self.paid)
        if missing:
            state.tell(UpkeepMissed(seat, missing))
            state.score(seat, FROM_UPKEEP, -UPKEEP_POINTS * missing)


# The second half.


class EndCeremony(Effect[Tawantinsuyu]):
    """The last ceremony ends the game; after another the village fills and ceremonial cards follow."""

    def __init__(self, turn: Step[Tawantinsuyu]) -> None:
        self.turn: Final = turn

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        number = state.ceremony
        state.tell(CeremonyOver(number))
        if number == LAST_CEREMONY or state.final:
            state.then(seat, EndGame())
            return
        state.token = EMPTY
        if sum(state.bag):
            state.then(seat, FillVillage())
        else:
            state.tell(BagRanEmpty(seat))
            take_token(state, seat)
            state.final = 1
        if number == 1 and state.seats == 2:
            for space in MARKED[MIDDLE]:
                if state.hill[space] == EMPTY:
                    state.then(seat, FILL_PLACE[TO_HILL][space])
        state.then(seat, DealCeremonialCards())
        for each in state.seats_from(seat):
            state.then(each, PlayCeremonialCard(CEREMONY_CARDS))
        state.then(seat, ShufflePlayed())
        state.then(seat, RenewMarket())
        state.then(seat, self.turn)


class DealCeremonialCards(Effect[Tawantinsuyu]):
    """Whoever has fewer points draws first, and more."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        cards = CEREMONIAL_CARDS[state.seats]
        for rank, each in enumerate(ranking(state, seat)):
            state.then(each, DrawCeremonialCards(cards[rank]))


def ranking(state: Tawantinsuyu, holder: Seat) -> list[Seat]:
    """The seats from the fewest points to the most; of equals, whoever is closer to the holder has more."""
    behind = list(reversed(state.seats_from(holder)))
    return sorted(behind, key=state.points)


class DrawCeremonialCards(Effect[Tawantinsuyu]):
    """Draw god cards from the deck."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(self.cards):
            state.then(seat, DrawGod())


class PlayCeremonialCard(Choice[Tawantinsuyu]):
    """Play god cards of the hand for their bonuses, or stop."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards  # that may still be played

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if self.cards:
            rest = PlayCeremonialCard(self.cards - 1)
            for card in state.gods_in_hand(seat):
                then = (PlayGod(card), UseBonuses((card,), (all_bonuses(card),)), rest)
                found.append(Option("play", (GOD_CARD[card],), then))
        return found

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return self.cards > 0 and state.active == seat and owns(state, seat, Z19)


class PlayGod(Effect[Tawantinsuyu]):
    """A god card is played from the hand."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.gods[self.card] = FACE_UP + seat
        state.add(seat, M_GODS, -1)
        state.tell(GodCardPlayed(seat, GOD_CARD[self.card]))


class ShufflePlayed(Effect[Tawantinsuyu]):
    """The god cards that were played face-up are shuffled into the deck."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        played = [card for card in range(len(state.gods)) if FACE_UP <= state.gods[card] < FACE_UP + state.seats]
        if played:
            shuffle_into_deck(state, played)
            state.tell(PlayedGodsShuffled(len(played)))

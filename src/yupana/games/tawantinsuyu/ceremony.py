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
from yupana.games.tawantinsuyu.bonus import receive
from yupana.games.tawantinsuyu.facts import (
    BagRanEmpty,
    CeremonyBegan,
    GodCardPlayed,
    PlayedGodsShuffled,
    RegionWon,
    UpkeepMissed,
)
from yupana.games.tawantinsuyu.god_bonuses import UseBonuses, all_bonuses
from yupana.games.tawantinsuyu.gods import GOD_CARD, DrawGod, shuffle_into_deck
from yupana.games.tawantinsuyu.goods import Pay
from yupana.games.tawantinsuyu.market import Z06, Z09, Z10, Z12, RenewMarket, owns
from yupana.games.tawantinsuyu.scoring import EndGame
from yupana.games.tawantinsuyu.state import FACE_UP, FREE_ACTIONS, Tawantinsuyu
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
        state.tell(CeremonyBegan(seat, state.ceremony))
        order = state.seats_from(seat)
        for each in order:
            if owns(state, each, Z12):
                state.then(each, PayStep())
        for step in (UseBuildings(), Trade(), ReceiveTemple()):
            for each in order:
                receive(state, each, (step,))
        state.then(seat, ScoreRegions())
        for each in order:
            receive(state, each, (KeepUp(),))
        state.then(seat, EndCeremony(self.turn))


class UseBuildings(Effect[Tawantinsuyu]):
    """Z06, Z09 and Z10 give what they give at the start of a ceremony."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if owns(state, seat, Z06):
            state.gain(seat, POTATO, Z06_POTATOES)
        if owns(state, seat, Z09):
            state.score(seat, FROM_BUILDINGS, max([len(tiles_of(state, row)) for row in rows_of(state, seat)]))
        if owns(state, seat, Z10):
            state.gain(seat, POTATO, 2)
            state.gain(seat, CORN, 1)
            state.gain(seat, STONE, 1)


class ReceiveTemple(Effect[Tawantinsuyu]):
    """The points and the reward of the player's step."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.score(seat, FROM_TEMPLE, STEP_POINTS[state.step(seat)])
        receive(state, seat, REWARD[state.step(seat)])


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

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        due = state.has(seat, M_GODS) * state.rules[UPKEEP_POTATO]
        potatoes = min(due, state.has(seat, POTATO))
        state.pay(seat, POTATO, potatoes)
        if due > potatoes:
            state.then(seat, missed(state, seat, due - potatoes))


def missed(state: Tawantinsuyu, seat: Seat, potatoes: int) -> Step[Tawantinsuyu]:
    """Potatoes are missing: the player is asked for gold, if there can be any."""
    asks = state.gold(seat) > 0 or FREE_ACTIONS[0].is_any(state, seat)
    return PayUpkeep(potatoes) if asks else MissUpkeep(potatoes)


class PayUpkeep(Choice[Tawantinsuyu]):
    """Pay gold for missing potatoes, one by one, or lose points."""

    def __init__(self, potatoes: int) -> None:
        self.potatoes: Final = potatoes

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if state.gold(seat):
            found.append(Option("pay", (GOODS[GOLD],), (Pay(GOLD), GoOnUpkeep(self.potatoes - 1))))
        found.append(Option("decline", (), (MissUpkeep(self.potatoes),)))
        return found


class GoOnUpkeep(Effect[Tawantinsuyu]):
    """A gold was paid; more potatoes may be missing."""

    def __init__(self, potatoes: int) -> None:
        self.potatoes: Final = potatoes

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if self.potatoes:
            state.then(seat, missed(state, seat, self.potatoes))


class MissUpkeep(Effect[Tawantinsuyu]):
    """Each missing potato costs points."""

    def __init__(self, potatoes: int) -> None:
        self.potatoes: Final = potatoes

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(UpkeepMissed(seat, self.potatoes))
        state.score(seat, FROM_UPKEEP, -UPKEEP_POINTS * self.potatoes)


# The second half.


class EndCeremony(Effect[Tawantinsuyu]):
    """The last ceremony ends the game; after another the village fills and ceremonial cards follow."""

    def __init__(self, turn: Step[Tawantinsuyu]) -> None:
        self.turn: Final = turn

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        number = state.ceremony
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
            receive(state, each, (PlayCeremonialCard(CEREMONY_CARDS),))
        state.then(seat, ShufflePlayed())
        state.then(seat, RenewMarket())
        state.then(seat, self.turn)


class DealCeremonialCards(Effect[Tawantinsuyu]):
    """Whoever has fewer points draws first, and more."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        cards = CEREMONIAL_CARDS[state.seats]
        for rank, each in enumerate(ranking(state, seat)):
            receive(state, each, (DrawCeremonialCards(cards[rank]),))


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
        if found:
            found.append(DECLINE)
        return found


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

"""Laying out the table: lots, workers, tiles, starting weavings and the first god cards."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Seat, Together
from yupana.games.tawantinsuyu.board import (
    CORICANCHA,
    EMPTY,
    GODS_DEALT,
    GODS_KEPT,
    M_GODS,
    M_WORKER,
    MARKED,
    NOMADS,
    SECTORS,
    START_BAG,
    START_STONE,
    START_WORKERS,
    STONE,
    TOP,
    WORKERS,
    WORKERS_PER_COLOUR,
    WORKERS_REMOVED,
)
from yupana.games.tawantinsuyu.ceremony import PlayGod, ShufflePlayed
from yupana.games.tawantinsuyu.facts import (
    CoricanchaTurned,
    FirstPlayerChosen,
    GodsKept,
    StartingWeavingChosen,
    WorkerDrawn,
    WorkerPutBack,
)
from yupana.games.tawantinsuyu.god_bonuses import UseBonuses, all_bonuses
from yupana.games.tawantinsuyu.gods import GOD_CARD, GOD_CARDS, DrawGod
from yupana.games.tawantinsuyu.market import RefillMarket
from yupana.games.tawantinsuyu.state import ASIDE, FACE_UP, OUT, Tawantinsuyu
from yupana.games.tawantinsuyu.tapestry import FALLS_TO_TOP, STARTING, WEAVING, PutWeaving
from yupana.games.tawantinsuyu.turn import Turn
from yupana.games.tawantinsuyu.variants import CORICANCHA_FIXED
from yupana.games.tawantinsuyu.village import FILL_PLACE, TO_HILL, TO_NOMADS, FillVillage, bag_draws
from yupana.seats import SEAT_NAMES


class LayOut(Effect[Tawantinsuyu]):
    """The whole setup: lots first."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if not state.solo:
            state.then(0, ChooseFirstPlayer())
        if not state.rules[CORICANCHA_FIXED]:
            state.then(0, TurnCoricancha())
        state.then(0, DealAll())


class ChooseFirstPlayer(Chance[Tawantinsuyu]):
    """Lots decide who begins."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(SEAT_NAMES[each], 1, (MakeFirstPlayer(each),)) for each in range(state.seats)]


class MakeFirstPlayer(Effect[Tawantinsuyu]):
    """A seat is the first player."""

    def __init__(self, chosen: Seat) -> None:
        self.chosen: Final = chosen

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.first_player = self.chosen
        state.tell(FirstPlayerChosen(self.chosen))


class TurnCoricancha(Chance[Tawantinsuyu]):
    """The tile of the Coricancha is laid in any of five ways."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return [Outcome(CORICANCHA[sector], 1, (LayCoricancha(sector),)) for sector in range(SECTORS)]


class LayCoricancha(Effect[Tawantinsuyu]):
    """Production faces a sector."""

    def __init__(self, sector: int) -> None:
        self.sector: Final = sector

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.rotation = self.sector
        state.tell(CoricanchaTurned(CORICANCHA[self.sector]))


class DealAll(Effect[Tawantinsuyu]):
    """Everything else, in turn order from the first player."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        order = state.seats_from(state.first_player)
        for each in order:
            state.then(each, DrawFirstWorkers())
        state.then(seat, FillBag())
        state.then(seat, FillVillage())
        for at in range(NOMADS[state.seats]):
            state.then(seat, FILL_PLACE[TO_NOMADS][at])
        if state.seats == 2:
            for space in MARKED[TOP]:
                state.then(seat, FILL_PLACE[TO_HILL][space])
        state.then(seat, RefillMarket())
        state.then(seat, FALLS_TO_TOP)
        if state.solo:
            order = order[:1]
            state.then(1, ChooseStartingWeaving())
        for each in order:
            state.then(each, ChooseStartingWeaving())
        state.then(seat, RemoveStartingWeavings())
        for each in order:
            state.then(each, TakeFirstGoods())
        state.then(seat, Together(tuple(sorted(order)), KeepGods()))
        for each in reversed(order):
            state.then(each, UseFirstGods())
        state.then(seat, RefillMarket())
        state.then(seat, ShufflePlayed())
        if state.solo:
            state.then(1, TakeFirstGoods())
        state.then(state.first_player, Turn())


# Workers.


class DrawFirstWorkers(Effect[Tawantinsuyu]):
    """A player draws two workers of different colours."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(START_WORKERS):
            state.then(seat, FirstWorkerFalls())
        state.then(seat, PartTwins())


class FirstWorkerFalls(Chance[Tawantinsuyu]):
    """A worker comes from the bag."""

    def outcomes(self, state: Tawantinsuyu, seat: Seat) -> list[Outcome]:
        return bag_draws(state, HOLD_WORKER)


class HoldWorker(Effect[Tawantinsuyu]):
    """A drawn worker joins the supply."""

    def __init__(self, worker: int) -> None:
        self.worker: Final = worker

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.bag[self.worker] -= 1
        state.add(seat, M_WORKER + self.worker, 1)
        if state.is_hers(seat):
            state.her_workers = [*state.her_workers, self.worker]
        state.tell(WorkerDrawn(seat, WORKERS[self.worker]))


class PartTwins(Effect[Tawantinsuyu]):
    """Of two workers of one colour one goes back, and a third is drawn."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for worker in range(len(WORKERS)):
            if state.has(seat, M_WORKER + worker) == START_WORKERS:
                state.then(seat, FirstWorkerFalls())
                state.then(seat, PutWorkerBack(worker))


class PutWorkerBack(Effect[Tawantinsuyu]):
    """A worker goes from the supply back into the bag."""

    def __init__(self, worker: int) -> None:
        self.worker: Final = worker

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.bag[self.worker] += 1
        state.add(seat, M_WORKER + self.worker, -1)
        if state.is_hers(seat):
            state.her_workers = state.her_workers[1:]
        state.tell(WorkerPutBack(seat, WORKERS[self.worker]))


class FillBag(Effect[Tawantinsuyu]):
    """All other workers of this number of players go into the bag."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for worker in range(len(WORKERS)):
            state.bag[worker] += WORKERS_PER_COLOUR - WORKERS_REMOVED[state.seats] - START_BAG


# Starting weavings.


def starting_weavings(state: Tawantinsuyu) -> list[int]:
    """The starting weavings that nobody has chosen."""
    return [tile for tile in range(STARTING) if state.weavings[tile] == ASIDE]


class ChooseStartingWeaving(Choice[Tawantinsuyu]):
    """Choose the weaving that begins the first tapestry."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        return [CHOOSE_WEAVING[tile] for tile in starting_weavings(state)]


class BeginTapestry(Effect[Tawantinsuyu]):
    """A starting weaving begins a tapestry."""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(StartingWeavingChosen(seat, WEAVING[self.tile]))
        state.then(seat, PutWeaving(self.tile, EMPTY, False))


class RemoveStartingWeavings(Effect[Tawantinsuyu]):
    """Starting weavings that nobody chose leave the game."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.weavings = [OUT if where == ASIDE else where for where in state.weavings]


# Goods and god cards.


class TakeFirstGoods(Effect[Tawantinsuyu]):
    """A player takes stone and is dealt god cards."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.gain(seat, STONE, START_STONE)
        for _ in range(GODS_DEALT):
            state.then(seat, DrawGod())


class KeepGods(Choice[Tawantinsuyu]):
    """Keep three of the eight god cards; the others will be played."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        hand = state.gods_in_hand(seat)
        found: list[Option] = []
        if len(hand) < state.has(seat, M_GODS):
            return found  # somebody else's cards, face down
        for n in range(len(hand)):
            for m in range(n + 1, len(hand)):
                for k in range(m + 1, len(hand)):
                    kept = (hand[n], hand[m], hand[k])
                    touch = (GOD_CARD[kept[0]], GOD_CARD[kept[1]], GOD_CARD[kept[2]])
                    found.append(Option("keep", touch, (PlayOtherGods(kept),)))
        return found


class PlayOtherGods(Effect[Tawantinsuyu]):
    """All god cards but those kept are played face-up."""

    def __init__(self, kept: tuple[int, ...]) -> None:
        self.kept: Final = kept

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(GodsKept(seat, GODS_KEPT))
        for card in state.gods_in_hand(seat):
            if card not in self.kept:
                state.then(seat, PlayGod(card))


class UseFirstGods(Effect[Tawantinsuyu]):
    """The player resolves the bonuses of the cards played."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        cards = tuple([card for card in range(GOD_CARDS) if state.gods[card] == FACE_UP + seat])
        state.then(seat, UseBonuses(cards, tuple([all_bonuses(card) for card in cards])))


HOLD_WORKER: Final = tuple([HoldWorker(worker) for worker in range(len(WORKERS))])
CHOOSE_WEAVING: Final = tuple([Option("choose", (WEAVING[tile],), (BeginTapestry(tile),)) for tile in range(STARTING)])

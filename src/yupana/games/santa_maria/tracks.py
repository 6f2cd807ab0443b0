"""The religion track and the conquistador track."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Choice, Effect, Option, Outcome, Price, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.games.santa_maria.board import (
    BLUE,
    COIN,
    CONQUISTADOR_END,
    DIE,
    DIE_SYMBOLS,
    FACES,
    GOLD,
    GOLD_SYMBOLS,
    GRAIN,
    HAPPINESS,
    M_BLUE,
    M_CONQUISTADOR,
    M_RELIGION,
    MONK_SYMBOLS,
    RELIGION_END,
    RELIGION_SPACE,
    THINGS,
    WHITE,
)
from yupana.games.santa_maria.facts import (
    BlueDieRolled,
    ConquistadorAdvanced,
    ReligionAdvanced,
    SharedDieRolled,
    WhiteDieRolled,
)
from yupana.games.santa_maria.goods import Pay
from yupana.games.santa_maria.monks import CARTOGRAPHY, THEOLOGY, PlaceMonk
from yupana.games.santa_maria.state import SantaMaria

# Dice.


class RollWhite(Chance[SantaMaria]):
    """Roll a white die into the pool."""

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        return list(WHITE_FALLS)


class AddWhite(Effect[SantaMaria]):
    """A white die lies in the pool."""

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def run(self, state: SantaMaria, seat: Seat) -> None:
        state.white[self.face - 1] += 1
        state.tell(WhiteDieRolled(DIE[WHITE][self.face]))


class RollBlue(Chance[SantaMaria]):
    """Roll a blue die of the player's, or of the common pool where blue dice are shared."""

    def outcomes(self, state: SantaMaria, seat: Seat) -> list[Outcome]:
        return list(BLUE_FALLS)


class AddBlue(Effect[SantaMaria]):
    """A blue die lies beside the player's colony, or in the common pool."""

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def run(self, state: SantaMaria, seat: Seat) -> None:
        die = DIE[BLUE][self.face]
        if state.is_shared():
            state.blue[self.face - 1] += 1
            state.tell(SharedDieRolled(die))
        else:
            state.add(seat, M_BLUE + self.face - 1, 1)
            state.tell(BlueDieRolled(seat, die))


# Religion.


class Preach(Effect[SantaMaria]):
    """A religion action: a step, which may be left where it crosses a symbol; then perhaps another for a grain."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        if state.has(seat, M_RELIGION) + 1 in MONK_SYMBOLS and state.has_colony(seat):
            state.then(seat, CROSS_SYMBOL)
        else:
            state.then(seat, STEP)
            state.then(seat, PREACH_FURTHER)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return (("religion", 1),)


class CrossSymbol(Choice[SantaMaria]):
    """Take the step that crosses a monk symbol, or keep the monk for later."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        return [CROSS[state.has(seat, M_RELIGION) + 1]]

    def way_out(self) -> Option | None:
        return DECLINE


class StepForward(Effect[SantaMaria]):
    """One space on the religion track and what its symbols give; at its end happiness instead."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        space = state.has(seat, M_RELIGION) + 1
        if space > RELIGION_END:
            state.gain(seat, HAPPINESS, 1)
            return
        state.put(seat, M_RELIGION, space)
        state.tell(ReligionAdvanced(seat, space))
        if space in DIE_SYMBOLS:
            state.then(seat, ROLL_BLUE)
        if space in MONK_SYMBOLS:
            state.then(seat, state.monk_symbol(seat))

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return (("religion", 1),)


class PreachFurther(Choice[SantaMaria]):
    """Pay a grain for one more step, or a coin with Theology."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        found = [FURTHER[good] for good in (GRAIN, GOLD) if state.has(seat, good)]
        if state.has(seat, COIN) and state.knows(seat, THEOLOGY):
            found.append(FURTHER[COIN])
        return found

    def way_out(self) -> Option | None:
        return DECLINE


# Conquistadors.


class Conquer(Effect[SantaMaria]):
    """A conquistador action: one space, and with Cartography perhaps another for a coin."""

    def run(self, state: SantaMaria, seat: Seat) -> None:
        march(state, seat, 1)
        if state.knows(seat, CARTOGRAPHY) and state.has(seat, M_CONQUISTADOR) < CONQUISTADOR_END:
            state.then(seat, CONQUER_FURTHER)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return (("conquistador", 1),)


class March(Effect[SantaMaria]):
    """So many spaces on the conquistador track, without anything more."""

    def __init__(self, spaces: int) -> None:
        self.spaces: Final = spaces

    def run(self, state: SantaMaria, seat: Seat) -> None:
        march(state, seat, self.spaces)

    def price(self, state: SantaMaria, seat: Seat) -> Price:
        return (("conquistador", self.spaces),)


def march(state: SantaMaria, seat: Seat, spaces: int) -> None:
    """Go on along the conquistador track, gold for each symbol on the way, and come to rest on top of others."""
    start = state.has(seat, M_CONQUISTADOR)
    end = min(start + spaces, CONQUISTADOR_END)
    if end == start:
        return
    state.put(seat, M_CONQUISTADOR, end)
    state.march = [*[each for each in state.march if each != seat], seat]
    state.tell(ConquistadorAdvanced(seat, end, end - start))
    for symbol in GOLD_SYMBOLS:
        if start < symbol <= end:
            state.gold_symbol(seat, symbol)


class ConquerFurther(Choice[SantaMaria]):
    """Cartography: pay a coin for one more space."""

    def options(self, state: SantaMaria, seat: Seat) -> list[Option]:
        return [CONQUER_FOR_COIN] if state.has(seat, COIN) else []

    def way_out(self) -> Option | None:
        return DECLINE


PREACH: Final = Preach()
CROSS_SYMBOL: Final = CrossSymbol()
STEP: Final = StepForward()
PREACH_FURTHER: Final = PreachFurther()
PLACE_MONK: Final = PlaceMonk()
ROLL_WHITE: Final = RollWhite()
ROLL_BLUE: Final = RollBlue()
CONQUER: Final = Conquer()
CONQUER_FURTHER: Final = ConquerFurther()
PREACHED: Final[Steps] = (STEP, PREACH_FURTHER)
CROSS: Final = tuple([Option("advance", (RELIGION_SPACE[n],), PREACHED) for n in range(RELIGION_END + 1)])
FURTHER: Final = tuple([Option("advance-for", (THINGS[thing],), (Pay(thing), STEP)) for thing in range(COIN + 1)])
CONQUER_FOR_COIN: Final = Option("advance-for", (THINGS[COIN],), (Pay(COIN), March(1)))
WHITE_FALLS: Final = tuple([Outcome(DIE[WHITE][face], 1, (AddWhite(face),)) for face in range(1, FACES + 1)])
BLUE_FALLS: Final = tuple([Outcome(DIE[BLUE][face], 1, (AddBlue(face),)) for face in range(1, FACES + 1)])

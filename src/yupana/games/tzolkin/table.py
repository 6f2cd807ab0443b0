"""The table of a match, through which steps find the actions of gears: actions build tiles, and tiles give actions."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Agenda
from yupana.games.tzolkin.board import (
    EMPTY,
    GROUPS,
    M_AVAILABLE,
    M_BANK,
    M_LIGHT,
    M_TEMPLE,
    MAT,
    ROW,
    SKULLS,
    START_STEP,
    TEETH_TOTAL,
    TEMPLES,
    WEALTH_DEALT,
    WEALTH_KEPT,
    WOOD_YIELD,
    WORKERS,
    WORKERS_AT_START,
)
from yupana.games.tzolkin.calendar import Round
from yupana.games.tzolkin.gears import chichen_itza, palenque, tikal, uxmal, yaxchilan
from yupana.games.tzolkin.monuments import MONUMENTS
from yupana.games.tzolkin.setup import LayOut
from yupana.games.tzolkin.state import Action, Tzolkin
from yupana.games.tzolkin.tiles import AGE_DECK, BUILDINGS, WEALTH

ACTIONS: Final = (  # by gear, as the board numbers them
    palenque.ACTIONS,
    yaxchilan.ACTIONS,
    tikal.ACTIONS,
    uxmal.ACTIONS,
    chichen_itza.ACTIONS,
)


class TzolkinTable(Tzolkin):
    """Everything on the table, and the actions of the gears."""

    def copy(self) -> TzolkinTable:
        return TzolkinTable(
            self.agenda.clone(),
            self.seats,
            self.market_cap,
            self.day,
            self.food_days_done,
            self.age,
            self.calendar_corn,
            self.first_player,
            self.first_space,
            self.skulls,
            self.burned,
            self.mats[:],
            self.teeth[:],
            self.jungle[:],
            self.offerings[:],
            self.row[:],
            self.monuments,
            self.deck,
            self.owners[:],
            self.wealth,
            self.hands,
            self.kept,
        )

    def action(self, gear: int, number: int) -> Action:
        return ACTIONS[gear][number - 1]


def fresh_table(seats: int, market_cap: int) -> TzolkinTable:
    """The table before anything is dealt."""
    mat = [0] * MAT
    for temple in range(len(TEMPLES)):
        mat[M_TEMPLE + temple] = START_STEP
    mat[M_AVAILABLE] = WORKERS_AT_START
    mat[M_BANK] = WORKERS - WORKERS_AT_START
    mat[M_LIGHT] = 1
    corn_tiles = [seats if group in GROUPS else 0 for group in range(6)]
    wood_tiles = [seats if WOOD_YIELD[group] else 0 for group in range(6)]
    return TzolkinTable(
        agenda=Agenda([0, 0], [Round(), LayOut()]),
        seats=seats,
        market_cap=market_cap,
        day=0,
        food_days_done=0,
        age=1,
        calendar_corn=0,
        first_player=0,
        first_space=EMPTY,
        skulls=SKULLS,
        burned=0,
        mats=mat * seats,
        teeth=[EMPTY] * TEETH_TOTAL,
        jungle=corn_tiles + wood_tiles,
        offerings=[EMPTY] * 10,
        row=[EMPTY] * ROW,
        monuments=[],
        deck=list(AGE_DECK[1]),
        owners=[EMPTY] * (len(BUILDINGS) + len(MONUMENTS)),
        wealth=list(range(len(WEALTH))),
        hands=[EMPTY] * (seats * WEALTH_DEALT),
        kept=[EMPTY] * (seats * WEALTH_KEPT),
    )

"""The table of a match, through which steps find what is free at any time, and what Axomamma does in their place."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import Agenda, Choice, FreeOption, Seat, Step
from yupana.games.tawantinsuyu import free
from yupana.games.tawantinsuyu.army import ARMY_CARDS
from yupana.games.tawantinsuyu.axomamma.translation import hers
from yupana.games.tawantinsuyu.board import (
    CONQUEST_MARKERS,
    EMPTY,
    FROM_START,
    M_MARKERS_LEFT,
    M_POINTS,
    M_PRIEST,
    M_STEPS_LEFT,
    MARKET,
    MAT,
    NOMADS,
    REGION_SPACE,
    SMALL_STATUES,
    SPACES,
    START_BAG,
    START_POINTS,
    STEPS_MARKERS,
    STEPS_SLOT,
    VILLAGE_SIZE,
    WORKERS,
    WORKERS_REMOVED,
)
from yupana.games.tawantinsuyu.gods import GOD_CARDS
from yupana.games.tawantinsuyu.market import BUILDINGS
from yupana.games.tawantinsuyu.setup import LayOut
from yupana.games.tawantinsuyu.state import ASIDE, OUT, PILE, Tawantinsuyu
from yupana.games.tawantinsuyu.statues import LARGE
from yupana.games.tawantinsuyu.tapestry import STARTING, TILES_USED, WEAVINGS


class TawantinsuyuTable(Tawantinsuyu):
    """Everything on the table, what is free, and the rules of Axomamma."""

    def copy(self) -> TawantinsuyuTable:
        return TawantinsuyuTable(
            self.agenda.clone(),
            self.seats,
            self.solo,
            self.first_player,
            self.active,
            self.turns,
            self.rotation,
            self.token,
            self.ceremony,
            self.final,
            self.casualties,
            self.gods_left,
            self.army_left,
            self.mats[:],
            self.hill[:],
            self.bag[:],
            self.nomads[:],
            self.gods[:],
            self.army[:],
            self.buildings[:],
            self.market[:],
            self.rules,
            self.village,
            self.lost,
            self.steps,
            self.statues,
            self.regions,
            self.altar,
            self.gods_under,
            self.weavings,
            self.stack_top,
            self.on_sale,
            self.weavings_under,
            self.tapestries,
            self.buildings_under,
            self.axomamma,
            self.her_workers,
        )

    def free_options(self, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
        return free.options(self, seat, choice)

    def automatic(self, seat: Seat, step: Step[Any]) -> Step[Any]:
        return hers(step)


def fresh_table(players: int, rules: list[int]) -> TawantinsuyuTable:
    """The table before anything is drawn; who plays alone sits opposite Axomamma."""
    seats = max(2, players)
    mat = [0] * MAT
    mat[M_PRIEST] = EMPTY
    mat[M_STEPS_LEFT] = STEPS_MARKERS
    mat[M_MARKERS_LEFT] = CONQUEST_MARKERS
    mat[M_POINTS + FROM_START] = START_POINTS
    used = TILES_USED[players]
    return TawantinsuyuTable(
        agenda=Agenda([0], [LayOut()]),
        seats=seats,
        solo=int(players == 1),
        first_player=0,
        active=EMPTY,
        turns=0,
        rotation=0,
        token=EMPTY,
        ceremony=0,
        final=0,
        casualties=0,
        gods_left=GOD_CARDS,
        army_left=ARMY_CARDS,
        mats=mat * seats,
        hill=[EMPTY] * SPACES,
        bag=[START_BAG] * len(WORKERS),
        nomads=[EMPTY] * NOMADS[seats],
        gods=[PILE] * GOD_CARDS,
        army=[PILE] * ARMY_CARDS,
        buildings=[PILE] * BUILDINGS,
        market=[EMPTY] * MARKET,
        rules=rules,
        village=[EMPTY] * VILLAGE_SIZE[seats],
        lost=[WORKERS_REMOVED[seats]] * len(WORKERS),
        steps=[EMPTY] * len(STEPS_SLOT),
        statues=[SMALL_STATUES] * LARGE + [1] * LARGE,
        regions=[EMPTY] * len(REGION_SPACE),
        altar=[],
        gods_under=[],
        weavings=[ASIDE] * STARTING + [PILE if tile < used else OUT for tile in range(STARTING, WEAVINGS)],
        stack_top=[],
        on_sale=[],
        weavings_under=[],
        tapestries=[],
        buildings_under=[],
        axomamma=[],
        her_workers=[],
    )

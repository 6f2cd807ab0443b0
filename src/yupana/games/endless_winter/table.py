"""The table of a match, through which steps find benefits, what is free, and what the Nomad does in their place."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Agenda, Choice, FreeOption, Seat, Step, Steps
from yupana.games.endless_winter import free
from yupana.games.endless_winter.board import (
    ANIMAL_COPIES,
    CAMPS,
    DISPLAY,
    EMPTY,
    FIELDS,
    FIRST_CULTURE,
    FROM_START,
    GLACIER_TOKENS,
    HEXES,
    JUNCTIONS,
    KINDS,
    LAYOUT_FOR,
    M_CAMPS,
    M_CHIEF,
    M_CHIEF_AT,
    M_POINTS,
    M_SETUP,
    M_STONE,
    M_TRIBE_FIGURES,
    M_VILLAGES,
    MAT,
    NOMAD_CARDS,
    REST_TOKENS,
    SECOND_ERA_CULTURE,
    STONE_SLOTS,
    STONES_MAX,
    TRIBE_COPIES,
    TRIBE_FIGURES,
    TRIBES,
    VILLAGES,
)
from yupana.games.endless_winter.components import (
    CELL_BENEFIT,
    GLACIER_BENEFIT,
    HONOUR_BENEFIT,
    RESERVE_BENEFIT,
    ROTATE_BENEFIT,
    SACRIFICE_BENEFIT,
    SLOT_BENEFIT,
)
from yupana.games.endless_winter.effects import NOTHING
from yupana.games.endless_winter.laying_out import SPARE_LAND
from yupana.games.endless_winter.nomad.translation import its
from yupana.games.endless_winter.setup import LayOut
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.variants import DIFFICULTY, GAMEPLAY, LAYOUT

BENEFITS: Final = tuple(  # by source and number
    [
        tuple([() if step is NOTHING else (step,) for step in table])
        for table in (
            CELL_BENEFIT,
            SACRIFICE_BENEFIT,
            HONOUR_BENEFIT,
            ROTATE_BENEFIT,
            SLOT_BENEFIT,
            GLACIER_BENEFIT,
            RESERVE_BENEFIT,
        )
    ]
)
NOMAD_START: Final = (20, 0, 40)  # normal, easy, hard
NOMAD_VARIANT_START: Final = 5  # more in the gameplay variant


class EndlessWinterTable(EndlessWinter):
    """Everything on the table, what components give, what is free, and the rules of the Nomad."""

    def copy(self) -> EndlessWinterTable:
        return EndlessWinterTable(
            self.agenda.clone(),
            self.seats,
            self.solo,
            self.round,
            self.layout,
            self.arrivals,
            self.rest_open,
            self.mats[:],
            self.camps[:],
            self.villages[:],
            self.megaliths[:],
            self.tribes[:],
            self.animals[:],
            self.display[:],
            self.stones[:],
            self.lower[:],
            self.tokens[:],
            self.rules,
            self.order,
            self.terrain,
            self.land_pile,
            self.tiles,
            self.grounds,
            self.culture_deck,
            self.removed,
            self.token_pool,
            self.rest_pool,
            self.rest_under,
            self.open_cards,
            self.hand,
            self.deck,
            self.discard,
            self.played,
            self.eclipse,
            self.buried,
            self.nomad_deck,
            self.nomad_stack,
            self.nomad_pile,
            self.nomad_buried,
        )

    def benefit(self, source: int, number: int) -> Steps:
        return BENEFITS[source][number]

    def free_options(self, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
        return free.options(self, seat, choice)

    def automatic(self, seat: Seat, step: Step[Any]) -> Step[Any]:
        return its(step)


def fresh_table(players: int, rules: list[int]) -> EndlessWinterTable:
    """The table before anything is dealt; who plays alone sits opposite the Nomad."""
    seats = max(2, players)
    solo = int(players == 1)
    mat = [0] * MAT
    mat[M_CAMPS] = CAMPS
    mat[M_VILLAGES] = VILLAGES
    mat[M_CHIEF] = EMPTY
    mat[M_SETUP] = EMPTY
    mat[M_TRIBE_FIGURES] = TRIBE_FIGURES - rules[GAMEPLAY]
    mat[M_CHIEF_AT] = EMPTY
    mat[M_STONE : M_STONE + STONE_SLOTS] = [EMPTY] * STONE_SLOTS
    mats = mat * seats
    if solo:
        start = NOMAD_START[rules[DIFFICULTY]] + NOMAD_VARIANT_START * rules[GAMEPLAY]
        mats[MAT + M_POINTS + FROM_START] = start
    layout = rules[LAYOUT] - 1 if rules[LAYOUT] else LAYOUT_FOR[seats]
    nobody = [0] * (seats * KINDS)
    return EndlessWinterTable(
        agenda=Agenda([0], [LayOut()]),
        seats=seats,
        solo=solo,
        round=1,
        layout=layout,
        arrivals=0,
        rest_open=EMPTY,
        mats=mats,
        camps=[0] * (seats * HEXES),
        villages=[EMPTY] * len(JUNCTIONS),
        megaliths=[EMPTY] * len(FIELDS[layout].at),
        tribes=[TRIBE_COPIES] * TRIBES,
        animals=list(ANIMAL_COPIES),
        display=[EMPTY] * DISPLAY,
        stones=[EMPTY] * (2 * STONES_MAX),
        lower=[EMPTY] * 4,
        tokens=[EMPTY] * HEXES,
        rules=rules,
        order=[],
        terrain=[],
        land_pile=list(SPARE_LAND),
        tiles=[],
        grounds=[],
        culture_deck=list(range(FIRST_CULTURE, SECOND_ERA_CULTURE)),
        removed=[],
        token_pool=list(range(GLACIER_TOKENS)),
        rest_pool=list(range(REST_TOKENS)),
        rest_under=[],
        open_cards=[],
        hand=nobody,
        deck=nobody,
        discard=nobody,
        played=nobody,
        eclipse=nobody,
        buried=nobody,
        nomad_deck=list(range(NOMAD_CARDS)) if solo else [],
        nomad_stack=[],
        nomad_pile=[],
        nomad_buried=[],
    )

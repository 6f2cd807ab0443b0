"""Laying out what the expansion adds."""

from __future__ import annotations

from yupana.engine.agenda import Effect, Seat
from yupana.games.santa_maria.american_kingdoms.ambassadors import RollAmbassador
from yupana.games.santa_maria.american_kingdoms.board import FOURTH_SCHOLAR_SPOT
from yupana.games.santa_maria.american_kingdoms.governor import PlaceGovernors
from yupana.games.santa_maria.american_kingdoms.maya.board import MAYA
from yupana.games.santa_maria.american_kingdoms.maya.turn import FoundCity, RenewCity
from yupana.games.santa_maria.american_kingdoms.shipping import DealSpecialShip
from yupana.games.santa_maria.american_kingdoms.specialists import RenewSpecialists
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import BLUE, CACAO, EMPTY, WHITE
from yupana.games.santa_maria.setup import DealScholar


class GiveCacao(Effect[Kingdoms]):
    """Everybody with a colony has a full cacao store."""

    def run(self, state: Kingdoms, seat: Seat) -> None:
        for each in state.colony_order():
            state.gain(each, CACAO, 1)


def lay_out(state: Kingdoms) -> None:
    """Queue the fourth scholar and the first special ship."""
    state.then(0, DealScholar(FOURTH_SCHOLAR_SPOT))
    state.then(0, DealSpecialShip())
    if state.has_maya():
        state.then(MAYA, FoundCity())


def begin_year(state: Kingdoms) -> None:
    """Queue what a year begins with: specialists and ambassador dice; in the first one also cacao and governors."""
    if not state.year:
        state.then(0, GiveCacao())
        if state.has_governors():
            state.then(0, PlaceGovernors())
    elif state.has_maya():
        state.then(MAYA, RenewCity())
    if state.has_specialists():
        state.then(0, RenewSpecialists())
    if state.has_ambassadors():
        state.then(0, RollAmbassador(WHITE))
        state.then(0, RollAmbassador(BLUE))


def end_year(state: Kingdoms) -> None:
    """Governors stay where they are when buildings are cleared; ambassadors come back."""
    for seat in range(state.seats):
        if state.governor(seat) != EMPTY:
            state.block(seat, state.governor(seat))

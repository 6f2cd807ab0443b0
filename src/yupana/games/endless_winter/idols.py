"""The idol board: the sacrifice track and the honour track."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Effect, Option, Price, Seat
from yupana.engine.grammar import price_of
from yupana.games.endless_winter.board import FROM_IDOLS, HONOUR, M_ARRIVAL, M_LEVEL, SACRIFICE, TOP_LEVEL, TRACKS
from yupana.games.endless_winter.facts import IdolAdvanced
from yupana.games.endless_winter.state import OF_HONOUR, OF_SACRIFICE, EndlessWinter

TOP_POINTS: Final = 1  # for each idol that is offered at the top of the sacrifice track


class Advance(Effect[EndlessWinter]):
    """A marker enters the next level of a track and gains what is printed there."""

    def __init__(self, track: int) -> None:
        self.track: Final = track

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        level = state.level(seat, self.track)
        if level == TOP_LEVEL:
            state.score(seat, FROM_IDOLS, TOP_POINTS)
            return
        state.add(seat, M_LEVEL + self.track, 1)
        state.tell(IdolAdvanced(seat, TRACKS[self.track], level + 1))
        if self.track == HONOUR:
            state.arrivals += 1
            state.put(seat, M_ARRIVAL, state.arrivals)
            state.then_all(seat, state.benefit(OF_HONOUR, level + 1))
        else:
            state.then_all(seat, state.benefit(OF_SACRIFICE, level + 1))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        level = state.level(seat, self.track)
        if level == TOP_LEVEL:
            return (("points", TOP_POINTS),)
        source = OF_HONOUR if self.track == HONOUR else OF_SACRIFICE
        return (("idol", 1), *price_of(state.benefit(source, level + 1), state, seat))


def advances(state: EndlessWinter, seat: Seat) -> list[Option]:
    """Where an idol can be used: at its top the honour track takes no more."""
    if state.level(seat, HONOUR) == TOP_LEVEL:
        return [ADVANCE[SACRIFICE]]
    return [ADVANCE[SACRIFICE], ADVANCE[HONOUR]]


ADVANCE: Final = tuple([Option("advance", (TRACKS[track],), (Advance(track),)) for track in range(len(TRACKS))])

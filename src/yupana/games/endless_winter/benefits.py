"""Benefits that can be exchanged for lesser ones: megalith, card, idol, tool, food."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Option, Price, Seat, Steps
from yupana.games.endless_winter.board import FOOD, GOODS, TOOLS
from yupana.games.endless_winter.cards import DRAW, DrawCard, can_draw
from yupana.games.endless_winter.goods import Gain, Offer
from yupana.games.endless_winter.idols import advances
from yupana.games.endless_winter.megaliths import placements
from yupana.games.endless_winter.state import EndlessWinter

# Links of the chain: each can be exchanged for one of those behind it.
MEGALITH: Final = 0
CARD: Final = 1
IDOL: Final = 2
TOOL: Final = 3
LINKS: Final = ("megalith", "card", "idol", "tools")
TIMES_MAX: Final = 3  # that one effect gives


class Benefit(Offer):
    """Gain a link of the chain so many times, or each time a lesser one instead."""

    def __init__(self, link: int, times: int = 1) -> None:
        self.link: Final = link
        self.times: Final = times

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        link = self.link
        found: list[Option] = placements(state, seat) if link == MEGALITH else []
        if link <= CARD and can_draw(state, seat):
            found.append(DRAW)
        if link <= IDOL:
            found.extend(advances(state, seat))
        if state.room(seat, TOOLS):
            found.append(TAKE[TOOLS])
        if state.room(seat, FOOD):
            found.append(TAKE[FOOD])
        if self.times == 1:
            return found
        again = Benefit(link, self.times - 1)
        found = [Option(option.verb, option.touch, (*option.then, again)) for option in found]
        return self._at_once(state, seat) + found

    def _at_once(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        """The same for all that is left, where nothing is to be chosen in between."""
        found: list[Option] = []
        if self.link == CARD and can_draw(state, seat):
            found.append(DRAW_ALL[self.times])
        if self.link == TOOL and state.room(seat, TOOLS):
            found.append(TAKE_ALL[TOOLS][self.times])
        if self.link == TOOL and state.room(seat, FOOD):
            found.append(TAKE_ALL[FOOD][self.times])
        return found

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return ((LINKS[self.link], self.times),)


def _gain(good: int, amount: int) -> Steps:
    return (Gain(amount) if good == FOOD else Gain(0, amount),)


TAKE: Final = tuple([Option("take", (GOODS[good],), _gain(good, 1)) for good in range(len(GOODS))])
TAKE_ALL: Final = tuple(
    [
        tuple([Option("take-all", (GOODS[good],), _gain(good, times)) for times in range(TIMES_MAX + 1)])
        for good in range(len(GOODS))
    ]
)
DRAW_ALL: Final = tuple([Option("draw-all", (), (DrawCard(),) * times) for times in range(TIMES_MAX + 1)])

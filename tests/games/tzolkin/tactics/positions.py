"""Twenty hand-made positions of Tzolk'in: feeding, skulls, conversions, two days at once, monuments, and more."""

from typing import Final

from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    darken,
    give,
    harvested,
    learn,
    own,
    sacrifice,
    score,
    stand,
    table,
    take_turns,
    worship,
)
from tests.games.tzolkin.tactics.proof import Position

from yupana.engine.agenda import Seat
from yupana.engine.machine import advance
from yupana.games.tzolkin.board import FIRST_PLAYER_SPACE, M_LIGHT
from yupana.games.tzolkin.state import Tzolkin

# Laying the table.

POINTS: Final = 50  # of everybody, before anything happens
MARKET_CAP: Final = 20  # corn; without a limit there is no end of trades to try
CROWD: Final = (  # of dummies, where a poor player would place workers
    *("uxmal.0", "uxmal.1", "uxmal.2", "uxmal.3"),
    *("palenque.0", "palenque.1", "palenque.2", "palenque.3"),
    *("tikal.0", "tikal.1", "tikal.3"),
)
ONE_MONUMENT: Final = ("m-wood-tiles", "m-temple-points", "m-skulls", "m-shrines")
NO_POINTS: Final = (  # buildings that score two at most and cost at least two wood
    "a2-tomb-action",
    "a2-farm-triple.3",
    "a2-muni-tech-stone",
    "a2-muni-tech-gold",
    "a2-muni-tech-skull",
    "a2-muni-tech-corn",
)
POINTS_AND_LESS: Final = (  # the first scores most
    "a2-tomb-points",
    "a2-tomb-market",
    "a2-shrine-architecture",
    "a2-shrine-quetzalcoatl",
    "a2-tomb-three-temples",
    "a2-muni-tech-skull",
)


def close_match(
    seats: int,
    day: int = 26,
    first: Seat = BLUE,
    row: tuple[str, ...] = (),
    monuments: tuple[str, ...] = (),
    dummies: tuple[str, ...] = (),
) -> Tzolkin:
    """Green's turn, with as many points as everybody; the others have just enough corn."""
    state = table(
        seats,
        day=day,
        first=first,
        turn=GREEN,
        row=row,
        monuments=monuments,
        dummies=dummies,
        market_cap=MARKET_CAP,
    )
    for seat in range(seats):
        score(state, seat, POINTS)
        darken(state, seat)
    for seat in range(1, seats):
        give(state, seat, corn=6)
    return state


def nobody_begs(state: Tzolkin) -> Tzolkin:
    """Everybody stands at the bottom of all temples, so that no god is left to beg from."""
    for seat in range(state.seats):
        worship(state, seat, chaac=0, quetzalcoatl=0, kukulkan=0)
    return state


def turn_the_calendar(state: Tzolkin) -> Tzolkin:
    """Everybody has taken a turn; Green stands on the first player space and may advance two days."""
    stand(state, GREEN, FIRST_PLAYER_SPACE)
    lighten(state, GREEN)
    take_turns(state)
    advance(state)
    return state


def can_build_one_monument(state: Tzolkin, seat: Seat) -> None:
    """A seat has the blocks and the tiles for the first of these monuments, and a farm."""
    give(state, seat, wood=1, gold=4)
    harvested(state, seat, 3, wood=2)
    harvested(state, seat, 4, wood=2)
    own(state, seat, "a2-farm-triple.2")


def lighten(state: Tzolkin, seat: Seat) -> None:
    """Turn a seat's board to its light side."""
    state.add(seat, M_LIGHT, 1)


# Feeding.


def corn_for_the_workers() -> Tzolkin:
    state = close_match(4, day=7)
    harvested(state, BLUE, 4, wood=1)
    give(state, GREEN, corn=2)
    stand(state, GREEN, "palenque.4", "yaxchilan.3")
    return state


def market_for_the_workers() -> Tzolkin:
    state = close_match(2)
    give(state, GREEN, wood=1, stone=1, gold=2, workers=1)
    stand(state, GREEN, "uxmal.2")
    return state


def farm_before_points() -> Tzolkin:
    state = close_match(4, row=("a2-farm-triple.1", *POINTS_AND_LESS[:5]))
    give(state, GREEN, wood=2, gold=2)
    stand(state, GREEN, "tikal.2")
    return state


def no_more_mouths() -> Tzolkin:
    state = close_match(3)
    give(state, GREEN, corn=6)
    stand(state, GREEN, "uxmal.3", "yaxchilan.1")
    return state


# Skulls.


def skull_before_its_place() -> Tzolkin:
    state = close_match(2, day=13, dummies=("tikal.5", "uxmal.5"))
    give(state, GREEN, corn=6)
    sacrifice(state, BLUE, 8, 9)
    stand(state, GREEN, "chichen-itza.10", "yaxchilan.4")
    return state


def last_skull() -> Tzolkin:
    state = close_match(2, first=GREEN)
    give(state, GREEN, corn=7)
    sacrifice(state, BLUE, 1, 2, 3, 4, 5, 6)
    sacrifice(state, GREEN, 7, 8, 9)
    give(state, BLUE, skulls=3)
    score(state, GREEN, 9)
    stand(state, GREEN, "yaxchilan.5")
    stand(state, BLUE, "yaxchilan.4")
    return state


def right_place_for_the_skull() -> Tzolkin:
    state = close_match(3)
    give(state, GREEN, corn=6, skulls=1)
    sacrifice(state, BLUE, 9)
    sacrifice(state, RED, 8)
    worship(state, GREEN, kukulkan=3)
    worship(state, BLUE, quetzalcoatl=6, kukulkan=3)
    stand(state, GREEN, "chichen-itza.10")
    return state


# Conversions.


def climb_for_a_skull() -> Tzolkin:
    state = close_match(4, day=20)
    give(state, GREEN, corn=9)
    score(state, GREEN, 28)
    worship(state, GREEN, chaac=1, quetzalcoatl=2, kukulkan=4)
    worship(state, YELLOW, chaac=4, quetzalcoatl=5, kukulkan=6)
    stand(state, GREEN, "uxmal.1", "yaxchilan.0", "tikal.0")
    return state


def two_temples() -> Tzolkin:
    state = close_match(3)
    give(state, GREEN, corn=6, wood=1, gold=1)
    worship(state, GREEN, chaac=1, quetzalcoatl=4, kukulkan=2)
    worship(state, BLUE, chaac=3, quetzalcoatl=5, kukulkan=2)
    stand(state, GREEN, "tikal.5")
    return state


def building_for_corn() -> Tzolkin:
    state = close_match(2, row=POINTS_AND_LESS)
    give(state, GREEN, corn=12)
    score(state, GREEN, 20)
    worship(state, BLUE, chaac=4, quetzalcoatl=5, kukulkan=4)
    stand(state, GREEN, "uxmal.4")
    return state


def gold_before_the_building() -> Tzolkin:
    state = close_match(4, row=POINTS_AND_LESS)
    give(state, GREEN, corn=6, wood=1, gold=1)
    stand(state, GREEN, "tikal.2", "yaxchilan.3")
    return state


def worker_for_the_monument() -> Tzolkin:
    state = close_match(3, monuments=("m-workers",))
    give(state, GREEN, corn=8, workers=1)
    own(state, GREEN, "m-workers")
    stand(state, GREEN, "uxmal.3")
    return state


# Two days at once.


def two_days_for_two_points() -> Tzolkin:
    state = close_match(2, day=25, first=GREEN)
    give(state, GREEN, corn=6, skulls=1)
    stand(state, GREEN, "chichen-itza.7")
    return turn_the_calendar(state)


def no_time_for_the_rival() -> Tzolkin:
    dummies = (
        *("tikal.9", "tikal.0", "tikal.1"),
        *("uxmal.9", "uxmal.0", "uxmal.1", "uxmal.2"),
        *("palenque.9", "palenque.0", "palenque.1", "palenque.2"),
        "chichen-itza.12",
    )
    state = close_match(2, day=24, first=GREEN, row=NO_POINTS, monuments=ONE_MONUMENT, dummies=dummies)
    nobody_begs(state)
    can_build_one_monument(state, BLUE)
    own(state, GREEN, "a2-farm-triple.1")
    give(state, BLUE, corn=-3)
    stand(state, GREEN, "yaxchilan.3")
    return turn_the_calendar(state)


def stand_in_the_way() -> Tzolkin:
    state = close_match(2, day=25, row=NO_POINTS, monuments=ONE_MONUMENT, dummies=(*CROWD, "yaxchilan.0"))
    nobody_begs(state)
    can_build_one_monument(state, BLUE)
    own(state, GREEN, "a2-farm-triple.1")
    give(state, BLUE, corn=-6)
    learn(state, BLUE, agriculture=2, extraction=2, architecture=2, theology=2)
    stand(state, BLUE, FIRST_PLAYER_SPACE, "tikal.2")
    stand(state, GREEN, "yaxchilan.6")
    lighten(state, BLUE)
    return state


# Monuments.


def best_monument() -> Tzolkin:
    offered = ("m-constructions", "m-tech-levels", "m-highest-temple", "m-shrines", "m-all-monuments")
    state = close_match(3, row=NO_POINTS, monuments=offered)
    give(state, GREEN, corn=6, wood=2, stone=3, gold=3)
    learn(state, GREEN, agriculture=2, theology=1)
    worship(state, GREEN, quetzalcoatl=6)
    score(state, RED, 15)
    own(state, GREEN, "a1-shrine-architecture", "a1-farm-single.1", "a1-farm-single.2")
    stand(state, GREEN, "tikal.6")
    return state


def monument_before_the_rival() -> Tzolkin:
    offered = ("m-corn-tiles", "m-tech-levels", "m-temple-points", "m-municipal")
    state = nobody_begs(close_match(2, first=GREEN, row=NO_POINTS, monuments=offered))
    worship(state, BLUE, chaac=4, quetzalcoatl=5, kukulkan=4)
    score(state, GREEN, 30)
    own(state, GREEN, "a2-farm-triple.1")
    give(state, GREEN, wood=2, stone=1, gold=4)
    learn(state, GREEN, agriculture=2, theology=1)
    harvested(state, GREEN, 2, corn=2)
    harvested(state, GREEN, 3, wood=1, corn=1)
    stand(state, GREEN, "tikal.4")
    own(state, BLUE, "a2-farm-triple.2")
    give(state, BLUE, corn=-3, wood=2, stone=1, gold=3)
    learn(state, BLUE, agriculture=2, extraction=2, architecture=1, theology=2)
    stand(state, BLUE, "tikal.5")
    return state


# The first player space, begging, and the last space of a gear.


def corn_of_the_calendar() -> Tzolkin:
    state = nobody_begs(close_match(4))
    state.calendar_corn = 8
    give(state, GREEN, corn=1)
    stand(state, GREEN, "yaxchilan.5")
    return state


def beg_from_the_right_god() -> Tzolkin:
    state = close_match(3)
    worship(state, GREEN, chaac=3, quetzalcoatl=2, kukulkan=4)
    worship(state, RED, chaac=1, quetzalcoatl=4, kukulkan=3)
    stand(state, GREEN, "palenque.1")
    return state


def last_space_of_the_gear() -> Tzolkin:
    state = nobody_begs(close_match(2, day=25, first=GREEN, dummies=(*CROWD, "tikal.2")))
    own(state, GREEN, "a2-farm-triple.1")
    own(state, BLUE, "a2-farm-triple.2")
    give(state, BLUE, corn=-6)
    give(state, GREEN, corn=1)
    stand(state, GREEN, "yaxchilan.7")
    state.calendar_corn = 2
    return state


POSITIONS: Final = (
    Position(
        corn_for_the_workers,
        "Three workers eat six corn: corn from the jungle, not wood, and now.",
        ("pick-up palenque.4", "use palenque.4", "harvest-corn jungle-corn.4"),
        ("pick-up palenque.4", "use palenque.4", "harvest-wood jungle-wood.4"),
        spare=2,
    ),
    Position(
        market_for_the_workers,
        "A gold is worth one point at the end, but the four corn it sells for feed two workers: six points.",
        ("pick-up uxmal.2", "use uxmal.2", "sell gold", "sell gold", "done"),
        ("pick-up uxmal.2", "use uxmal.2", "sell gold", "done"),
    ),
    Position(
        farm_before_points,
        "The farm saves nine points of hunger; the tomb scores eight and takes two gold.",
        ("pick-up tikal.2", "use tikal.2", "build a2-farm-triple.1"),
        ("pick-up tikal.2", "use tikal.2", "build a2-tomb-points"),
    ),
    Position(
        no_more_mouths,
        "Corn for three workers: a fourth would only go hungry, and every corn spent starves one.",
        ("pick-up yaxchilan.1", "use yaxchilan.1", "end-turn"),
        ("pick-up uxmal.3", "use uxmal.3"),
    ),
    Position(
        skull_before_its_place,
        "The skull must be in hand before the worker that places it is picked up.",
        ("pick-up yaxchilan.4", "use yaxchilan.4", "pick-up chichen-itza.10", "use chichen-itza.7"),
        ("pick-up chichen-itza.10",),
        spare=2,
    ),
    Position(
        last_skull,
        "One skull is left and the rival waits for it: a corn to step back wins three points and denies three.",
        ("pick-up yaxchilan.5", "use yaxchilan.4"),
        ("pick-up yaxchilan.5", "use yaxchilan.5"),
    ),
    Position(
        right_place_for_the_skull,
        "Two points less for the skull, but the step breaks a tie for the lead in a temple and a gold comes with it.",
        ("pick-up chichen-itza.10", "use chichen-itza.6", "take gold"),
        ("pick-up chichen-itza.10", "use chichen-itza.7"),
    ),
    Position(
        climb_for_a_skull,
        "On the Food Day the fifth step of Kukulkan gives a skull.",
        ("pick-up uxmal.1", "use uxmal.1", "climb kukulkan"),
        ("pick-up uxmal.1", "use uxmal.1", "climb chaac"),
        spare=1,
    ),
    Position(
        two_temples,
        "The cheapest block is paid, and the two steps that touch the leads are taken.",
        ("pick-up tikal.5", "use tikal.5", "pay wood", "climb quetzalcoatl", "climb kukulkan"),
        ("pick-up tikal.5", "use tikal.5", "pay wood", "climb chaac"),
    ),
    Position(
        building_for_corn,
        "Six corn are food; the other six buy the building with the most points.",
        ("pick-up uxmal.4", "use uxmal.4", "build a2-tomb-points"),
        ("pick-up uxmal.4", "use uxmal.4", "build a2-tomb-three-temples"),
    ),
    Position(
        gold_before_the_building,
        "The second gold of the building comes from the other worker, who must be picked up first.",
        ("pick-up yaxchilan.3", "use yaxchilan.3", "pick-up tikal.2", "use tikal.2", "build a2-tomb-points"),
        ("pick-up tikal.2",),
    ),
    Position(
        worker_for_the_monument,
        "A fifth worker goes hungry for three points, and makes the monument worth six more.",
        ("pick-up uxmal.3", "use uxmal.3"),
        ("pick-up uxmal.3", "no-action"),
    ),
    Position(
        two_days_for_two_points,
        "Either way the next round is the last: two days carry the skull from the eighth place to the ninth.",
        ("advance-two-days",),
        ("advance-one-day",),
    ),
    Position(
        no_time_for_the_rival,
        "With one day the rival can still place a worker and build a monument; with two the match ends before.",
        ("advance-two-days",),
        ("advance-one-day",),
    ),
    Position(
        stand_in_the_way,
        "A worker that stays on the sixth space forbids two days, which would carry the rival to a monument.",
        ("place chichen-itza.0", "end-turn"),
        ("pick-up yaxchilan.6",),
        spare=2,
    ),
    Position(
        best_monument,
        "Of five monuments that can be paid one is worth the most.",
        ("pick-up tikal.6", "use tikal.4", "build m-highest-temple"),
        ("pick-up tikal.6", "use tikal.4", "build m-all-monuments"),
    ),
    Position(
        monument_before_the_rival,
        "The other monument is worth three points more, but this one would be worth twenty-one to the rival.",
        ("pick-up tikal.4", "use tikal.4", "build m-tech-levels"),
        ("pick-up tikal.4", "use tikal.4", "build m-corn-tiles"),
    ),
    Position(
        corn_of_the_calendar,
        "The corn of the calendar feeds all three workers this very round.",
        ("place first-player-space", "end-turn"),
        ("pick-up yaxchilan.5",),
    ),
    Position(
        beg_from_the_right_god,
        "Three corn begged and three fished feed three workers; the god to anger is the one who costs least.",
        ("beg quetzalcoatl", "pick-up palenque.1", "use palenque.1"),
        ("pick-up palenque.1",),
    ),
    Position(
        last_space_of_the_gear,
        "The worker on the last space falls off without an action unless it is picked up now.",
        ("pick-up yaxchilan.7", "use yaxchilan.4"),
        ("place first-player-space",),
    ),
)

"""Gears are drawn as the state says, mesh at any angle, and carry their workers along."""

from math import atan2, degrees, dist

import pytest
from tests.games.random_matches import random_match
from tests.games.test_pictures import middle_of
from tests.games.tzolkin.scene.test_gearing import BITE, PLAY, bite_and_gap

from yupana.games.tzolkin.board import CALENDAR_TEETH, DUMMY, EMPTY, GEARS, LAST_SPACE, TEETH
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.scene import scene
from yupana.games.tzolkin.scene.gearing import outline, tip_radius
from yupana.games.tzolkin.scene.geometry import (
    CALENDAR_RADIUS,
    CALENDAR_TIP,
    CENTRE,
    CITY_ANGLE,
    CITY_CENTRE,
    DISC,
    DISC_CENTRE,
    MODULE,
    POINTER_ANGLE,
    calendar_turn,
    city_turn,
    true_angle,
)
from yupana.games.tzolkin.state import Tzolkin
from yupana.tabletop.layout import on_ring
from yupana.tabletop.scene import Piece


def pieces_of(state: Tzolkin) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(state, None).panels[0].pieces}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_any_advance_each_gear_is_turned_by_the_day(seats: int) -> None:
    days: list[int] = []
    for seed in range(4):
        day = -1
        for match in random_match(GAME, seats, seed):
            if match.state.day != day:
                day = match.state.day
                days.append(day)
                pieces = pieces_of(match.state)
                assert pieces["calendar"].turn == pytest.approx(-day * 360 / CALENDAR_TEETH, abs=0.001)
                for gear, name in enumerate(GEARS):
                    assert pieces[name].turn == pytest.approx(day * 360 / TEETH[gear], abs=0.001)
    assert max(days) >= 26


@pytest.mark.parametrize("seats", [2, 4])
def test_every_worker_stands_upright_at_its_space(seats: int) -> None:
    for seed in range(3):
        for n, match in enumerate(random_match(GAME, seats, seed)):
            if n % 7 == 0:
                check_workers(match.state)


def check_workers(state: Tzolkin) -> None:
    panel = scene(state, None).panels[0]
    pieces = {piece.id: piece for piece in panel.pieces}
    for gear, name in enumerate(GEARS):
        for space in range(TEETH[gear]):
            who = state.standing(gear, space)
            if who == EMPTY:
                continue
            tooth = (space - state.day) % TEETH[gear]
            piece = pieces[f"dummy.{name}.{tooth}" if who == DUMMY else f"worker.{name}.{tooth}"]
            x, y = middle_of(piece, panel)
            angle = degrees(atan2(x - CITY_CENTRE[gear][0], CITY_CENTRE[gear][1] - y))
            assert abs((angle - true_angle(gear, space) + 180) % 360 - 180) < 0.1
            assert (piece.turn + pieces[name].turn) % 360 == pytest.approx(0, abs=0.01)
            assert piece.seat == (None if who == DUMMY else who)


@pytest.mark.parametrize("gear", range(5), ids=GEARS)
def test_the_drawn_gears_mesh_all_day_long(gear: int) -> None:
    touch = on_ring(CENTRE, CALENDAR_RADIUS, CITY_ANGLE[gear])
    for n in range(17):
        day = 3 + n / 16
        wheel = outline(CALENDAR_TEETH, MODULE, POINTER_ANGLE + calendar_turn(day), CENTRE)
        city = outline(TEETH[gear], MODULE, true_angle(gear, 0) + city_turn(gear, day), CITY_CENTRE[gear])
        bite, gap = bite_and_gap(wheel, city, touch, 3 * MODULE)
        assert bite <= BITE * MODULE, (n, bite)
        assert gap <= PLAY * MODULE, (n, gap)


def test_spaces_without_a_number_face_the_calendar() -> None:
    for gear in range(5):
        towards = (CITY_ANGLE[gear] + 180) % 360
        for space in range(TEETH[gear]):
            off = abs((true_angle(gear, space) - towards + 180) % 360 - 180)
            assert (off < 360 / TEETH[gear]) == (space > LAST_SPACE[gear])


def test_no_disc_lies_under_a_wheel_or_another_disc() -> None:
    discs = [(at, DISC[gear]) for gear in range(5) for at in DISC_CENTRE[gear]]
    for n, (at, size) in enumerate(discs):
        assert dist(at, CENTRE) > CALENDAR_TIP + size
        for gear in range(5):
            assert dist(at, CITY_CENTRE[gear]) > tip_radius(TEETH[gear], MODULE) + size
        for other, its_size in discs[:n]:
            assert dist(at, other) > size + its_size


def test_a_worker_that_stays_on_its_tooth_keeps_its_id() -> None:
    kept = 0
    for match in random_match(GAME, 4, 11):
        now = {id for id, piece in pieces_of(match.state).items() if id.startswith("worker.") and piece.rides}
        state = match.state.clone()
        if kept > 40:
            break
        state.day += 1
        state.teeth = [
            state.teeth[first + (space - 1) % teeth]
            for first, teeth in zip((0, 10, 20, 30, 40), TEETH, strict=True)
            for space in range(teeth)
        ]
        later = {id for id, piece in pieces_of(state).items() if id.startswith(("worker.", "dummy.")) and piece.rides}
        pushed = {id for id in now if id.replace("worker.", "dummy.") in later}
        assert now - later == pushed
        kept += len(now & later)
    assert kept > 40

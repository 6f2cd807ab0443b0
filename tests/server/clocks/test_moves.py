"""Clocks from move to move: what is charged, and what comes back."""

from __future__ import annotations

import json
import timeit
from datetime import UTC, timedelta
from typing import NamedTuple

import msgspec
from tests.server.clocks.times import (
    DAY,
    KYIV,
    LIVE,
    LOW,
    NOON,
    RICH,
    TODAY,
    TWO_DAYS,
    after,
    rows,
    thinking,
)

from yupana.server.clocks import (
    Clocks,
    Sleep,
    Terms,
    away,
    begin,
    deadline,
    left,
    pause,
    turn,
)


class Moves(NamedTuple):
    """Who must decide after how many seconds, and what is left when one looks."""

    name: str
    terms: Terms
    turns: list[tuple[float, list[int]]]
    look: float
    lefts: list[float]


MOVES = [
    Moves("bank: nobody is charged before the first turn", LIVE, [], 100, [600, 600]),
    Moves("bank: only who decides is charged", LIVE, [(0, [0])], 100, [500, 600]),
    Moves("bank: all who decide together are charged", LIVE, [(0, [0, 1])], 100, [500, 500]),
    Moves("bank: what is left is never less than nothing", LIVE, [(0, [0])], 10_000, [0, 600]),
    Moves("bank: a machine whose time is behind gives and takes nothing", LIVE, [(50, [0])], 0, [600, 600]),
    Moves("increment: comes when the seat has decided", LIVE, [(0, [0]), (100, [1])], 150, [530, 550]),
    Moves(
        "increment: none for steps within a turn or an undo", LIVE, [(0, [0]), (40, [0]), (80, [0])], 100, [500, 600]
    ),
    Moves("increment: one for a turn of many steps", LIVE, [(0, [0]), (40, [0]), (90, [1])], 90, [540, 600]),
    Moves("increment: who answered gets it, who thinks on does not", LIVE, [(0, [0, 1]), (50, [1])], 70, [580, 530]),
    Moves("increment: even for the last second", LIVE, [(0, [0]), (600, [1])], 600, [30, 600]),
    Moves("ceiling: the increment does not lift above it", LOW, [(0, [0]), (1, [1])], 1, [610, 600]),
    Moves("ceiling: it takes nothing from who has more", RICH, [(0, [0]), (1, [1])], 1, [599, 600]),
    Moves("ceiling: below it the increment comes again", RICH, [(0, [0]), (520, [1]), (520, [0])], 520, [100, 600]),
    Moves("ceiling: two days a move are always two days", TWO_DAYS, [(0, [0]), (DAY, [1])], 2 * DAY, [2 * DAY, DAY]),
]


@rows(MOVES)
def test_moves(row: Moves) -> None:
    clocks = begin(row.terms, [None, None])
    for seconds, deciders in row.turns:
        turn(clocks, deciders, after(seconds), [])
    assert [left(clocks, seat, after(row.look), []) for seat in (0, 1)] == row.lefts


def test_moves_that_were_taken_back_earn_nothing() -> None:
    clocks = thinking(LIVE)
    turn(clocks, [1], after(10), [])
    turn(clocks, [0], after(15), [], taken_back=True)  # the second thought for five seconds and decided nothing
    assert [clock.left for clock in clocks.seats] == [620, 595]
    turn(clocks, [1], after(20), [])
    assert clocks.seats[0].left == 615  # the first has got its increment before
    turn(clocks, [0], after(20), [])
    turn(clocks, [1], after(20), [])
    assert [clock.left for clock in clocks.seats] == [645, 625]


def test_clocks_are_read_back_as_they_were_written() -> None:
    clocks = begin(TWO_DAYS, [Sleep(1380, 420, KYIV), None])
    turn(clocks, [0, 1], NOON, [])
    turn(clocks, [0], after(10.123456), [])
    assert not away(clocks, 0, TODAY, TODAY + timedelta(2), after(20), [])
    pause(clocks, after(30), [])
    kept = json.dumps(msgspec.to_builtins(clocks))
    again = msgspec.convert(json.loads(kept), Clocks)
    assert again == clocks
    assert msgspec.json.decode(msgspec.json.encode(clocks), type=Clocks) == clocks
    assert again.paused is not None and again.paused.tzinfo is UTC


def test_a_move_without_nights_vacations_and_outages_costs_microseconds() -> None:
    clocks = begin(LIVE, [None] * 4)
    later = [after(n) for n in range(4)]

    def round_of_turns() -> None:
        for seat in range(4):
            turn(clocks, [seat], later[seat], [])
            deadline(clocks, seat, [], later[seat])

    best = min(timeit.repeat(round_of_turns, number=100, repeat=20)) / 400
    assert best < 50e-6

"""The main board: rounds, turn order, rest tokens, and four columns with everybody's figures."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from yupana.engine.agenda import Place, Seat
from yupana.engine.grammar import pool
from yupana.games.endless_winter.board import (
    CHIEF_FIGURE,
    COLUMNS,
    EMPTY,
    FIGURES,
    M_CHIEF_AT,
    M_FIGURES_AT,
    REST_TOKEN,
    ROUNDS,
    SECOND_ERA,
    TRIBE_FIGURE,
)
from yupana.games.endless_winter.pools import REST_TOKEN_HELD
from yupana.games.endless_winter.scene.geometry import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    COLUMN_HEIGHT,
    COLUMN_TOP,
    COLUMN_X,
    FIGURE_PITCH,
    FIGURE_X,
    FIGURE_Y,
    FIGURES_IN_ROW,
    LOWER_FIGURE,
    ORDER_MARKER,
    ORDER_X,
    REST_STACK_X,
    REST_TOKEN_X,
    ROUND_X,
    SECTION_Y,
    TRACK_Y,
)
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.variants import REST_MODULE
from yupana.tabletop.pieces import CACHED, printed_place
from yupana.tabletop.scene import Message, Panel, Piece, panel


def board(view: EndlessWinter) -> Panel:
    """Rounds, turn order and rest tokens, then the columns from the left."""
    pieces = list(ROUND_PIECES)
    pieces.append(round_marker(view.round))
    pieces += ORDER_PIECES[: view.seats]
    for place, seat in enumerate(view.order):
        pieces.append(order_marker(seat, place))
    if view.rules[REST_MODULE]:
        add_rest_tokens(pieces, view)
    for column in range(len(COLUMNS)):
        pieces.append(COLUMN_PIECES[column])
        add_figures(pieces, view, column)
    return panel("board", pieces, BOARD_WIDTH, BOARD_HEIGHT, "board", "tribe-figure", backdrop="board")


@lru_cache(CACHED)
def round_marker(round: int) -> Piece:
    """Which round it is."""
    label = Message("label-round", {"round": round, "era": 2 if round >= SECOND_ERA else 1})
    return Piece("round-marker", label, "round-marker", ROUND_X[round], TRACK_Y)


@lru_cache(CACHED)
def order_marker(seat: Seat, place: int) -> Piece:
    """Who has a place in the turn order."""
    label = Message("label-order", {"seat": seat, "number": place + 1})
    return Piece(f"order.{seat}", label, "marker", ORDER_X[place] + ORDER_MARKER, TRACK_Y, scale=1.5, seat=seat)


def add_rest_tokens(pieces: list[Piece], view: EndlessWinter) -> None:
    """The stack, and the open token or the one that is being used."""
    held = pool(view, REST_TOKEN_HELD)
    known = view.rest_open if view.rest_open != EMPTY else held - 1
    pieces.append(rest_stack(len(view.rest_pool) + len(view.rest_under) - (1 if held else 0)))
    if known != EMPTY:
        pieces.append(rest_token(known))


@lru_cache(CACHED)
def rest_stack(amount: int) -> Piece:
    """The tokens that lie face down."""
    label = Message("label-rest-stack", {"amount": amount})
    return Piece("rest-stack", label, "rest-back", REST_STACK_X, TRACK_Y, place="rest-stack", text=str(amount))


@lru_cache(CACHED)
def rest_token(token: int) -> Piece:
    """A rest token that everybody sees."""
    name = REST_TOKEN[token]
    label = Message("label-token", {"token": name})
    return Piece(name, label, name.replace(".", "-"), REST_TOKEN_X, TRACK_Y, place=name)


# Figures.


def add_figures(pieces: list[Piece], view: EndlessWinter, column: int) -> None:
    """Everybody's figures in a column; one of whoever came first stands on the lower place."""
    first = view.lower[column]
    at = 0
    for seat in [*([first] if first != EMPTY else []), *[each for each in range(view.seats) if each != first]]:
        figures = [TRIBE_FIGURE] * view.has(seat, M_FIGURES_AT + column)
        figures += [CHIEF_FIGURE] if view.has(seat, M_CHIEF_AT) == column else []
        for n, figure in enumerate(figures):
            lower = n == 0 and seat == first
            pieces.append(figure_piece(seat, figure, n, column, EMPTY if lower else at))
            at += 0 if lower else 1


@lru_cache(CACHED)
def figure_piece(seat: Seat, figure: int, n: int, column: int, at: int) -> Piece:
    """A figure in a column."""
    label = Message("label-figure", {"seat": seat, "figure": FIGURES[figure], "place": COLUMNS[column]})
    if at == EMPTY:
        x, y = COLUMN_X[column] + LOWER_FIGURE, SECTION_Y[2]
    else:
        line, along = divmod(at, FIGURES_IN_ROW)
        x, y = COLUMN_X[column] + FIGURE_X + FIGURE_PITCH * along, FIGURE_Y[line]
    return Piece(f"figure.{seat}.{column}.{n}", label, FIGURES[figure], x, y, scale=1.35, seat=seat)


# What never changes.

ROUND_PIECES: Final = tuple(
    [
        Piece(f"round.{n}", Message("label-round-space", {"round": n}), f"round-{n}", ROUND_X[n], TRACK_Y, printed=True)
        for n in range(1, ROUNDS + 1)
    ]
)
ORDER_PIECES: Final = tuple(
    [
        Piece(
            f"order-place.{n + 1}",
            Message("label-order-place", {"number": n + 1}),
            f"order-place-{n + 1}",
            ORDER_X[n],
            TRACK_Y,
            printed=True,
        )
        for n in range(len(ORDER_X))
    ]
)


def column_piece(column: int, name: Place) -> Piece:
    """A column with its three sections."""
    x, y = COLUMN_X[column], COLUMN_TOP + COLUMN_HEIGHT / 2
    return printed_place(name, f"column-{name}", x, y)


COLUMN_PIECES: Final = tuple([column_piece(n, name) for n, name in enumerate(COLUMNS)])

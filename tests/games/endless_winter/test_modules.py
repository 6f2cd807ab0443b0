"""Glacier tokens, rest tokens, and the gameplay variant."""

import pytest
from tests.games.endless_winter.table import (
    BLUE,
    RED,
    animals,
    camp_at,
    deciders,
    eclipse,
    falling,
    figures_out,
    food,
    gain,
    give,
    go_on,
    hold,
    moves,
    play,
    table,
    tools,
    verbs,
    work,
)

from yupana.engine.agenda import Seat
from yupana.games.endless_winter.board import EMPTY, FACE_DOWN, GLACIER, HAND
from yupana.games.endless_winter.eclipse import Eclipse
from yupana.games.endless_winter.effects import pay, price, village
from yupana.games.endless_winter.preparation import Prepare
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.turn import Round, Turn

GLACIERS = {"glacier-tokens": 1}
REST = {"rest-tokens": 1}


def with_tokens() -> EndlessWinter:
    """A table with a face-down token on each glacier."""
    state = table(2, options=GLACIERS)
    for hex, terrain in enumerate(state.terrain):
        if terrain == GLACIER:
            state.tokens[hex] = FACE_DOWN
    return state


def turned_up(state: EndlessWinter, hex: int, token: int) -> None:
    """A token lies face up on a hex, counted from 1."""
    state.tokens[hex] = token - 1
    state.token_pool = [each for each in state.token_pool if each != token - 1]


def through(state: EndlessWinter, seat: Seat) -> None:
    while deciders(state) == [seat] and "send hunt" not in moves(state, seat):
        play(state, seat, moves(state, seat)[-1])


# Glacier tokens.


def test_fx60_a_camp_that_passes_turns_a_token_up_and_gains_nothing() -> None:
    state = with_tokens()
    camp_at(state, RED, 1)
    play(state, RED, "send migrate")
    work(state, 4)
    play(state, RED, "march hex.1 hex.7", dice=falling("glacier-token.1"))
    play(state, RED, "march hex.7 hex.18")
    assert (state.tokens[7], food(state)) == (0, 0)
    assert len(state.token_pool) == 9


def test_fx61_a_village_beside_an_open_token_has_its_benefit_and_the_token_stays() -> None:
    state = with_tokens()
    turned_up(state, 7, 2)
    camp_at(state, RED, 1, 7, 8)
    give(state, RED, food=3)
    play(state, RED, "send migrate", "settle junction.3", "take-all tools")
    assert (tools(state), state.tokens[7]) == (2, 1)
    camp_at(state, BLUE, 1, 7, 18)
    gain(state, BLUE, pay(price(), village()))
    play(state, BLUE, "settle junction.4", "take-all tools")
    assert tools(state, BLUE) == 2


def test_a_face_down_token_gives_nothing() -> None:
    state = with_tokens()
    camp_at(state, RED, 1, 7, 8)
    give(state, RED, food=3)
    play(state, RED, "send migrate", "settle junction.3")
    assert verbs(state, RED, "use-token") == []
    assert state.tokens[7] == FACE_DOWN


def test_several_tokens_come_in_any_order() -> None:
    state = with_tokens()
    turned_up(state, 7, 7)
    turned_up(state, 14, 1)
    state.tokens[8] = state.tokens[14]
    state.tokens[14] = EMPTY
    camp_at(state, RED, 1, 7, 8)
    give(state, RED, food=3)
    play(state, RED, "send migrate", "settle junction.3")
    assert verbs(state, RED, "use-token") == ["glacier-token.7", "glacier-token.1"]
    play(state, RED, "use-token glacier-token.1", "use-token glacier-token.7")
    assert (food(state), state.points(RED)) == (3, 3)


# Rest tokens.


def with_open_token(token: int) -> EndlessWinter:
    """A table with a rest token open, counted from 1, and the others unseen."""
    state = table(2, options=REST)
    state.rest_open = token - 1
    state.rest_pool = [each for each in range(5) if each != token - 1]
    return state


def test_fx62_who_rests_first_has_the_token_or_the_next_one() -> None:
    state = with_open_token(1)
    play(state, RED, "send rest")
    assert moves(state, RED) == ["take-token rest-token.1", "swap-token rest-stack"]
    play(state, RED, "take-token rest-token.1", "use-token rest-token.1", "take tools", "draw", "end-turn")
    assert (food(state), tools(state)) == (1, 1)
    assert (state.rest_open, state.rest_under) == (EMPTY, [0])
    state = with_open_token(1)
    play(state, RED, "send rest")
    play(state, RED, "swap-token rest-stack", dice=falling("rest-token.4"))
    play(state, RED, "draw", "use-token rest-token.4", "advance honour", "end-turn")
    assert (state.level(RED, 1), state.rest_under, len(state.rest_pool)) == (1, [0, 3], 3)


def test_later_resters_have_no_token() -> None:
    state = with_open_token(1)
    play(state, RED, "send rest", "take-token rest-token.1", "draw", "end-turn")
    play(state, BLUE, "send rest")
    assert moves(state, BLUE)[0] == "draw"
    assert verbs(state, BLUE, "use-token") == []


def test_a_token_can_be_used_before_between_and_after() -> None:
    for use in range(3):
        state = with_open_token(2)
        animals(state, RED, "ground-sloth")
        hold(state, RED, "brave")
        doing = ["draw", "rotate ground-sloth"]
        doing[use:use] = ["use-token rest-token.2", "bury brave"]
        play(state, RED, "send rest", "take-token rest-token.2", *doing)
        assert moves(state, RED) == ["end-turn"]


def test_fx72_a_token_that_nobody_took_makes_room_for_the_next() -> None:
    state = with_open_token(3)
    figures_out(state)
    eclipse(state)
    for seat in (BLUE, RED):
        through(state, seat)
    assert state.round == 2
    assert state.rest_under == [2]
    assert state.rest_open not in (EMPTY, 2)


def test_tokens_come_back_in_the_order_in_which_they_went_under() -> None:
    state = with_open_token(1)
    state.rest_under = [4, 3, 2, 1]
    state.rest_pool = []
    play(state, RED, "send rest", "swap-token rest-stack")
    assert verbs(state, RED, "use-token") == ["rest-token.5"]
    assert state.rest_under == [3, 2, 1, 0, 4]


# The gameplay variant.


@pytest.mark.parametrize(("variant", "turns"), [(0, 3), (1, 2)])
def test_fx58_in_the_variant_there_are_two_turns_in_the_first_rounds(variant: int, turns: int) -> None:
    state = table(2, options={"gameplay-variant": variant})
    state.agenda.seats[:] = []
    state.agenda.steps[:] = []
    state.agenda.push(0, (Round(), Eclipse(), Prepare(), Turn(False)))
    go_on(state)
    for seat in (RED, BLUE):
        hold(state, seat, "brave", "brave")
    for turn in range(turns):
        for seat in (RED, BLUE):
            play(state, seat, verbs_first(state, seat), "end-turn")
            if turn == turns - 1:
                assert verbs(state, seat, "set-aside") == ["brave"]
                play(state, seat, "stop")
            else:
                assert verbs(state, seat, "set-aside") == []
    assert (state.order, state.size(RED, HAND)) == ([BLUE, RED], 2), "the eclipse came"


def verbs_first(state: EndlessWinter, seat: Seat) -> str:
    return next(move for move in moves(state, seat) if move.startswith("send") and move.endswith(" hunt"))


def test_the_third_figure_joins_for_the_third_round() -> None:
    state = table(2, round=2, options={"gameplay-variant": 1})
    figures_out(state)
    eclipse(state)
    for seat in (BLUE, RED):
        through(state, seat)
    assert (state.round, state.tribe_figures(RED), state.tribe_figures(BLUE)) == (3, 2, 2)

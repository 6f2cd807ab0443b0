"""Setup for one to four, with and without drafts."""

import pytest
from tests.games.endless_winter.table import BLUE, RED, cards, deciders, moves, play, verbs

from yupana.engine.dice import QuickDice
from yupana.engine.game import full_options
from yupana.engine.machine import advance, decisions, settle
from yupana.games.endless_winter.board import (
    CAMPS,
    EMPTY,
    FOOD,
    GLACIER,
    HAND,
    M_CAMPS,
    M_CHIEF,
    M_POINTS,
    M_UPRIGHT,
    TOOLS,
)
from yupana.games.endless_winter.components import SETUPS
from yupana.games.endless_winter.facts import SetupCardTaken
from yupana.games.endless_winter.game import GAME
from yupana.games.endless_winter.state import EndlessWinter


def laid_out(seats: int, seed: int = 1, **options: int) -> EndlessWinter:
    """A table with everything laid out before the first decision."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    state = GAME.setup(seats, full_options(GAME, chosen))
    state.facts = []
    advance(state)
    settle(state, QuickDice(seed))
    return state


def opened(seats: int, seed: int = 1, **options: int) -> EndlessWinter:
    """A table at the beginning of the first turn; all decisions of setup took the first option."""
    state = laid_out(seats, seed, **options)
    while not any(move.startswith("send") for seat in deciders(state) for move in moves(state, seat)):
        [seat] = deciders(state)
        play(state, seat, moves(state, seat)[0], dice=QuickDice(seed))
    return state


@pytest.mark.parametrize(
    ("seats", "stones", "grounds", "glaciers"), [(1, 8, 3, 6), (2, 8, 3, 6), (3, 12, 4, 6), (4, 14, 5, 3)]
)
def test_fx36_fx37_each_number_of_players_has_its_table(seats: int, stones: int, grounds: int, glaciers: int) -> None:
    for draft in range(3):
        state = opened(seats, draft=draft)
        assert len([stone for stone in state.stones if stone != EMPTY]) == stones
        assert len(state.grounds) == grounds
        assert state.terrain.count(GLACIER) == glaciers
        assert len([land for land in state.terrain if land < GLACIER]) == 18 - glaciers
        assert all(land in state.terrain for land in range(7)), "one of each kind at least"
        assert all(state.terrain.count(land) <= 3 for land in range(6))
        assert sorted(state.order) == list(range(max(2, seats)))
        assert len(set(state.tiles)) == 4
        assert state.layout == {1: 0, 2: 0, 3: 1, 4: 2}[seats]


def test_fx38_the_first_turn_order_gives_bonuses() -> None:
    for seed in range(5):
        state = laid_out(4, seed)
        for seat in range(4):
            play(state, seat, moves(state, seat)[0], dice=QuickDice(seed))
        start = {card.name: card for card in SETUPS}
        assert deciders(state) == state.order[:1]
        given = []
        for seat in state.order:
            setup = start[setup_of(state, seat)]
            given.append((state.has(seat, FOOD) - setup.food, state.has(seat, TOOLS) - setup.tools))
        assert given == [(0, 0), (1, 0), (0, 1), (1, 1)]


def setup_of(state: EndlessWinter, seat: int) -> str:
    """The set-up card of a seat, known by its tribe card."""
    own = {name for zone in ("hand", "deck") for name in cards(state, seat, zone)}
    return f"setup-{next(iter(own - {'brave', 'tribeswoman', 'tribesman'}))}"


def test_fx39_opening_hands() -> None:
    for seed in range(8):
        state = opened(3, seed)
        for seat in range(3):
            hand = cards(state, seat)
            assert [state.size(seat, zone) for zone in range(6)] == [5, 5, 0, 0, 0, 0]
            assert {"brave", "tribeswoman"} <= set(hand)
            assert len({"elder", "crafter", "scout", "hunter", "shaman"} & set(hand)) == 1


def test_a_side_is_chosen_in_seat_order_before_set_up_cards_are_seen() -> None:
    state = laid_out(3)
    assert all(state.size(seat, HAND) == 0 for seat in range(3))
    for seat in range(3):
        assert deciders(state) == [seat]
        first, second = verbs(state, seat, "choose-chief")
        assert (first[:-1], first[-1], second[-1]) == (second[:-1], "a", "b")
        facts = play(state, seat, f"choose-chief {second}")
        assert state.has(seat, M_CHIEF) % 2 == 1
        assert any(isinstance(fact, SetupCardTaken) for fact in facts) == (seat == 2)


def test_fx57_chiefs_are_drafted_forwards_and_set_up_cards_backwards() -> None:
    state = laid_out(3, draft=2)
    order = state.order
    asked: list[int] = []
    offered: list[int] = []
    while not moves(state, deciders(state)[0])[0].startswith("send"):
        [seat] = deciders(state)
        asked.append(seat)
        offered.append(len(state.open_cards))
        assert len(moves(state, seat)) == len(state.open_cards) * (2 if len(asked) <= 3 else 1)
        play(state, seat, moves(state, seat)[-1])
    assert asked == [*order, *order[::-1]]
    assert offered == [4, 3, 2, 4, 3, 2]
    assert len({state.has(seat, M_CHIEF) // 2 for seat in range(3)}) == 3


def test_drafts_come_after_the_boards_and_before_the_hands() -> None:
    for draft in (1, 2):
        state = laid_out(2, draft=draft)
        if draft == 1:
            for seat in (RED, BLUE):
                play(state, seat, moves(state, seat)[0])
        assert (len(state.terrain), len(state.tiles), state.grounds) == (19, 4, [])
        assert state.size(RED, HAND) == 0


def test_alone_the_player_chooses_one_of_two() -> None:
    state = laid_out(1, draft=2)
    assert len(state.open_cards) == 2
    play(state, RED, moves(state, RED)[0])
    assert len(verbs(state, RED, "choose-setup")) == 2


def test_a_set_up_card_can_bring_a_second_camp_and_two_animals() -> None:
    seen = set()
    for seed in range(12):
        state = opened(4, seed)
        for seat in range(4):
            setup = next(card for card in SETUPS if card.name == setup_of(state, seat))
            seen.add(setup.name)
            assert CAMPS - state.has(seat, M_CAMPS) == 1 + setup.camp
            assert state.camps[seat * 19] == 1 + setup.camp
            owned = [n for n in range(7) for _ in range(state.has(seat, M_UPRIGHT + n))]
            assert owned == sorted(setup.animals)
    assert len(seen) == 5


@pytest.mark.parametrize(("nomad", "variant", "points"), [(0, 0, 20), (1, 0, 0), (2, 0, 40), (0, 1, 25), (1, 1, 5)])
def test_the_nomad_begins_with_points(nomad: int, variant: int, points: int) -> None:
    state = laid_out(1, nomad=nomad, gameplay_variant=variant)
    assert state.has(1, M_POINTS) == points


def test_any_layout_can_be_chosen() -> None:
    for chosen in (1, 2, 3):
        assert laid_out(2, megalith_layout=chosen).layout == chosen - 1


def test_every_order_and_every_chief_comes_up() -> None:
    firsts = set()
    chiefs = set()
    for seed in range(40):
        state = opened(3, seed)
        firsts.add(state.order[0])
        chiefs |= {state.has(seat, M_CHIEF) // 2 for seat in range(3)}
        assert len(decisions(state)) == 1
    assert (firsts, chiefs) == ({0, 1, 2}, {0, 1, 2, 3, 4})

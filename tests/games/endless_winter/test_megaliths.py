"""Megaliths and idols: where they may go, and what they bring."""

from tests.games.endless_winter.table import (
    BLUE,
    PURPLE,
    RED,
    food,
    gain,
    lay,
    moves,
    owned_megaliths,
    placed,
    play,
    source,
    table,
    told,
    tools,
    verbs,
)

from yupana.games.endless_winter.board import FIELDS, NEIGHBOURS, RESERVE
from yupana.games.endless_winter.effects import idol, megalith
from yupana.games.endless_winter.facts import ReserveEmptied
from yupana.games.endless_winter.state import EndlessWinter

STARTS = ["cell.1.1", "cell.6.0", "cell.2.3", "cell.5.2"]
BLOCK = ("cell.0.0", "cell.1.0", "cell.0.1", "cell.1.1")


def on_a_block(state: EndlessWinter) -> EndlessWinter:
    """Red is about to place on a block of one red, one purple and two neutral megaliths."""
    lay(state, RED, "cell.0.0")
    lay(state, PURPLE, "cell.1.0")
    lay(state, None, "cell.0.1", "cell.1.1", "cell.6.0", "cell.2.3", "cell.5.2", "cell.5.3")
    owned_megaliths(state)
    return state


def test_fx73_the_first_megalith_of_a_game_goes_to_a_start_cell() -> None:
    state = table(2)
    gain(state, RED, megalith(1))
    assert verbs(state, RED, "raise") == STARTS


def test_fx15_supporters_score_for_whoever_lies_on_them() -> None:
    state = on_a_block(table(3, options={"megalith-layout": 1}))
    gain(state, RED, megalith(1))
    play(state, RED, "raise second-level.0.0")
    points = [source(state, seat, "megaliths") for seat in range(3)]
    assert points == [5, 0, 1]


def test_fx16_only_the_four_directly_below_count() -> None:
    state = table(4, options={"megalith-layout": 1})
    lay(state, 3, *[f"cell.{x}.{y}" for x in range(3) for y in range(2)])
    lay(state, None, *[f"cell.{x}.2" for x in range(3)])
    lay(state, None, "cell.1.1", "cell.6.0", "cell.5.2", "cell.2.3", "cell.6.1")
    lay(state, RED, "second-level.0.0", "second-level.1.0")
    lay(state, BLUE, "second-level.0.1", "second-level.1.1")
    for seat in range(4):
        placed(state, seat, 2 + state.megaliths.count(seat))
    gain(state, RED, megalith(1))
    play(state, RED, "raise third-level.0.0")
    assert [source(state, seat, "megaliths") for seat in range(4)] == [6, 2, 0, 0]


def test_a_megalith_lies_beside_another_and_brings_what_it_covers() -> None:
    state = table(2)
    gain(state, RED, megalith(1))
    play(state, RED, "raise cell.1.1", "raise cell.1.0")
    assert food(state) == 2, "a cell to which the arrow points"
    gain(state, BLUE, megalith(1))
    reachable = {"cell.0.0", "cell.2.0", "cell.0.1", "cell.2.1", "cell.1.2"}
    assert reachable | set(STARTS[1:]) == set(verbs(state, BLUE, "raise"))
    play(state, BLUE, "raise cell.0.0", "take tools")
    assert tools(state, BLUE) == 1


def test_fx53_an_arrow_allows_another_megalith() -> None:
    state = table(2)
    gain(state, RED, megalith(1))
    play(state, RED, "raise cell.1.1")
    assert moves(state, RED) == ["raise cell.1.0", "raise cell.2.1", "decline"]
    play(state, RED, "raise cell.2.1")
    assert (food(state), state.megaliths_placed(RED)) == (2, 2)


def test_fx54_an_arrow_to_full_cells_is_nothing() -> None:
    state = table(2)
    lay(state, None, "cell.6.0", "cell.5.0")
    lay(state, BLUE, "cell.4.0", "cell.3.0", "cell.2.0", "cell.1.0", "cell.2.1", "cell.3.1")
    placed(state, BLUE, 8)
    gain(state, RED, megalith(1))
    play(state, RED, "raise cell.1.1")
    assert "send hunt" in moves(state, RED)


def test_fx55_a_coloured_megalith_never_lies_on_a_start_cell() -> None:
    state = table(2)
    lay(state, None, "cell.6.0", "cell.5.0", "cell.5.1", "cell.4.1")
    placed(state, RED, 2)
    placed(state, BLUE, 2)
    gain(state, RED, megalith(1))
    assert "cell.5.2" not in verbs(state, RED, "raise")
    assert "cell.4.2" in verbs(state, RED, "raise")


def test_fx56_a_neutral_megalith_never_lies_on_others() -> None:
    state = table(2)
    lay(state, BLUE, *BLOCK[:3])
    lay(state, None, "cell.1.1", "cell.6.0")
    placed(state, BLUE, 5)
    gain(state, RED, megalith(1))
    assert [place for place in verbs(state, RED, "raise") if place.startswith("second")] == []
    state = table(2)
    lay(state, BLUE, *BLOCK[:3])
    lay(state, None, "cell.1.1", "cell.6.0", "cell.5.2", "cell.2.3")
    placed(state, BLUE, 5)
    placed(state, RED, 2)
    gain(state, RED, megalith(1))
    assert "second-level.0.0" in verbs(state, RED, "raise")


def test_a_cell_of_the_reserve_that_gives_something_from_now_on_is_told_of_when_it_is_empty() -> None:
    state = table(2)
    emptied: list[tuple[int, str]] = []
    while state.megaliths_placed(RED) < RESERVE:
        gain(state, RED, megalith(1))
        while state.agenda.seats[-1] == RED and (options := moves(state, RED)):
            facts = play(state, RED, options[0])
            emptied += [(state.megaliths_placed(RED), fact.place) for fact in told(facts, ReserveEmptied)]
    assert emptied == [(2, "reserve.1"), (6, "reserve.3"), (10, "reserve.5")]


def test_an_empty_reserve_places_nothing() -> None:
    state = table(2)
    placed(state, RED, RESERVE)
    gain(state, RED, megalith(1))
    assert verbs(state, RED, "raise") == []
    assert "draw" in moves(state, RED)


def test_layouts_have_as_many_upper_positions_as_they_should() -> None:
    assert [len([at for at in field.at if at[0] == 1]) for field in FIELDS] == [21, 19, 16]
    ring = FIELDS[2].places
    assert "cell.2.2" not in ring
    assert "second-level.1.1" not in ring, "it would hang over the hole"


def test_every_neighbour_is_a_neighbour_of_its_neighbour() -> None:
    for hex, others in enumerate(NEIGHBOURS):
        assert all(hex in NEIGHBOURS[other] for other in others)


# Idols.


def test_fx21_the_honour_track_gives_ten_points() -> None:
    state = table()
    for level in range(1, 9):
        gain(state, RED, idol(1))
        play(state, RED, "advance honour")
        assert state.level(RED, 1) == level
    assert source(state, RED, "idols") == 10
    gain(state, RED, idol(1))
    assert verbs(state, RED, "advance") == ["sacrifice"]


def test_fx22_who_comes_first_to_a_level_is_higher() -> None:
    state = table()
    for seat in (BLUE, RED):
        gain(state, seat, *[idol(1)] * 4)
        play(state, seat, *["advance honour"] * 4)
    assert state.honour_ranking() == [BLUE, RED]
    gain(state, PURPLE, *[idol(1)] * 4)
    play(state, PURPLE, *["advance honour"] * 4)
    gain(state, BLUE, idol(1))
    play(state, BLUE, "advance honour")
    assert state.honour_ranking() == [BLUE, RED, PURPLE], "red is the first of those who stayed"
    gain(state, RED, idol(1))
    play(state, RED, "advance honour")
    assert state.honour_ranking() == [BLUE, RED, PURPLE]


def test_the_sacrifice_track_gives_what_is_on_its_levels() -> None:
    state = table(2)
    for level in range(1, 9):
        gain(state, RED, idol(1))
        play(state, RED, "advance sacrifice")
        assert state.level(RED, 0) == level
        if level in (4, 6):
            assert moves(state, RED)[-1] == "decline", "a card, or a megalith"
            play(state, RED, "decline")
    assert (food(state), source(state, RED, "idols")) == (2, 3)
    gain(state, RED, idol(1))
    play(state, RED, "advance sacrifice")
    assert (state.level(RED, 0), source(state, RED, "idols")) == (8, 4)

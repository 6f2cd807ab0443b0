"""The eclipse, and the preparation for the next round."""

import pytest
from tests.games.endless_winter.table import (
    BLUE,
    PURPLE,
    RED,
    animals,
    camp_at,
    cards,
    climb,
    deciders,
    eclipse,
    figures_out,
    food,
    grounds,
    hold,
    lay,
    moves,
    own_stones,
    owned_megaliths,
    placed,
    play,
    source,
    table,
    told,
    tools,
    verbs,
    village_at,
)

from yupana.engine.agenda import Seat
from yupana.games.endless_winter.board import (
    BURIED,
    DECK,
    DISCARD,
    EMPTY,
    FIRST_CULTURE,
    HAND,
    PLAYED,
    SECOND_ERA_CULTURE,
    STONES,
)
from yupana.games.endless_winter.eclipse import claimable, eclipse_labour
from yupana.games.endless_winter.facts import CardRevealed, CultureReturned, LabourCounted
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.stones import WORTH


def worth(state: EndlessWinter, seat: Seat, stone: str) -> int:
    return WORTH[STONES.index(stone)].points(state, seat)


def through(state: EndlessWinter, seat: Seat) -> None:
    """The seat declines everything of its part of the eclipse."""
    while deciders(state) == [seat] and "send hunt" not in moves(state, seat):
        play(state, seat, moves(state, seat)[-1])


# The new order.


def test_fx12_labour_makes_the_new_order_and_of_equals_the_later_goes_ahead() -> None:
    wolf, lion, bison = range(3)
    state = table()
    hold(state, wolf, "brave", zone="eclipse")
    hold(state, bison, "shaman", zone="eclipse")
    figures_out(state, wolf, lion)
    facts = eclipse(state)
    assert [(fact.seat, fact.labour, fact.half) for fact in told(facts, LabourCounted)] == [
        (wolf, 3, 0),
        (lion, 1, 1),
        (bison, 1, 1),
    ]
    assert state.order == [wolf, bison, lion]


def test_fx13_without_labour_the_order_is_reversed() -> None:
    state = table()
    figures_out(state)
    eclipse(state)
    assert state.order == [PURPLE, BLUE, RED]


def test_fx14_culture_cards_in_the_pile_are_a_bluff() -> None:
    state = table()
    hold(state, RED, "fire-keeping", "snowshoes", zone="eclipse")
    figures_out(state)
    facts = eclipse(state)
    assert [fact.card for fact in told(facts, CultureReturned)] == ["fire-keeping", "snowshoes"]
    assert cards(state, RED) == ["fire-keeping", "snowshoes"]
    assert (state.size(RED, DISCARD), state.order[-1]) == (0, RED)


def test_fx66_resting_figures_and_cards_count_together() -> None:
    state = table()
    hold(state, RED, "tribeswoman", "hunter", zone="played")
    figures_out(state, RED, RED)
    assert eclipse_labour(state, RED) == 9


@pytest.mark.parametrize(
    ("person", "halves"),
    [
        ("brave", 3),
        ("tribeswoman", 1),
        ("tribesman", 1),
        ("elder", 2),
        ("crafter", 2),
        ("scout", 2),
        ("hunter", 2),
        ("shaman", 3),
    ],
)
def test_labour_that_needs_a_column_does_not_count(person: str, halves: int) -> None:
    state = table()
    hold(state, RED, person, zone="played")
    assert eclipse_labour(state, RED) == halves


# A to C.


def test_each_place_has_a_benefit() -> None:
    state = table(4)
    figures_out(state)
    eclipse(state)
    first = []
    for seat in (3, 2, 1, 0):
        first.append(moves(state, seat)[0].split()[0])
        through(state, seat)
    assert first == ["raise", "draw", "advance", "take"]


def test_fx28_a_scout_moves_camps() -> None:
    state = table(2)
    hold(state, RED, "scout", zone="eclipse")
    camp_at(state, RED, 1, 2)
    figures_out(state)
    eclipse(state)
    play(state, RED, "decline", "use played-scout", "move hex.1 hex.7", "move hex.7 hex.18")
    assert (state.camps[1], state.camps[18], state.camps[2]) == (0, 1, 1)
    assert verbs(state, RED, "use") == []


def test_a_card_buried_before_its_use_has_lost_its_ability() -> None:
    state = table(2)
    hold(state, RED, "elder", "hunter", "hunter", zone="eclipse")
    figures_out(state)
    eclipse(state)
    play(state, RED, "decline", "use played-hunter", "use played-elder", "bury played-hunter")
    assert verbs(state, RED, "use") == ["played-hunter"], "the used one was buried first"
    state = table(2)
    hold(state, RED, "elder", "hunter", zone="eclipse")
    figures_out(state)
    eclipse(state)
    play(state, RED, "decline", "use played-elder", "bury played-hunter")
    assert (food(state), cards(state, RED, "buried")) == (0, ["hunter"])


def test_braves_have_nothing_to_use() -> None:
    state = table(2)
    hold(state, RED, "brave", zone="eclipse")
    figures_out(state)
    facts = eclipse(state)
    assert [fact.card for fact in told(facts, CardRevealed)] == ["brave"]
    play(state, RED, "decline")
    assert deciders(state) == [BLUE]


def test_hexes_are_claimed_one_by_one_by_who_leads_there() -> None:
    state = table(2)
    camp_at(state, RED, 1, 2, 7)  # plains, forest, glacier
    camp_at(state, BLUE, 2, 2)
    figures_out(state)
    eclipse(state)
    through(state, BLUE)
    play(state, RED, "decline")
    assert verbs(state, RED, "claim") == ["hex.1"], "blue leads on the forest, and a glacier gives nothing"
    play(state, RED, "claim hex.1")
    assert food(state) == 2
    assert state.round == 2, "nothing else was left to be claimed"


@pytest.mark.parametrize(("variant", "both"), [(0, True), (1, False)])
def test_fx59_a_tie_pays_both_or_in_the_variant_nobody(variant: int, both: bool) -> None:
    state = table(2, options={"gameplay-variant": variant})
    camp_at(state, RED, 1)
    camp_at(state, BLUE, 1)
    assert [claimable(state, seat) for seat in (RED, BLUE)] == ([[1], [1]] if both else [[], []])
    camp_at(state, RED, 1, 1)
    assert [claimable(state, seat) for seat in (RED, BLUE)] == [[1], []]


def test_a_village_counts_two_on_each_hex_that_it_touches() -> None:
    state = table(2)
    village_at(state, RED, 6, 7)
    assert [state.influence(RED, hex) for hex in (2, 8, 9, 10)] == [4, 2, 4, 2]


# D.


def at_board(state: EndlessWinter, seat: Seat) -> None:
    """It is the seat's time for what its board gives; all before was declined."""
    figures_out(state)
    eclipse(state)
    for each in state.order:
        if each == seat:
            break
        through(state, each)
    play(state, seat, "decline")
    if verbs(state, seat, "claim")[:1] and verbs(state, seat, "claim")[0].startswith("hex"):
        play(state, seat, "done")


def test_fx34_six_megaliths_and_two_villages() -> None:
    state = table(2)
    village_at(state, RED, 1, 2)
    lay(state, RED, "cell.1.0", "cell.0.0", "cell.2.0", "cell.3.0")
    lay(state, None, "cell.1.1", "cell.2.1")
    owned_megaliths(state)
    at_board(state, RED)
    assert verbs(state, RED, "claim") == ["villages", "reserve.1", "reserve.3"]
    play(state, RED, "claim villages", "draw", "claim villages", "draw")
    assert (state.size(RED, HAND), verbs(state, RED, "claim")) == (2, ["reserve.1", "reserve.3"])
    play(state, RED, "claim reserve.1", "take tools", "claim reserve.3", "advance honour")
    assert (tools(state), state.level(RED, 1)) == (1, 1)


def test_fx35_an_empty_reserve_gives_a_tool_and_two_idols() -> None:
    state = table(2)
    lay(state, RED, *[f"cell.{x}.0" for x in range(4)], "cell.0.1", "cell.0.2", "cell.1.2", "cell.2.2")
    lay(state, None, "cell.1.1", "cell.2.1")
    owned_megaliths(state)
    at_board(state, RED)
    assert verbs(state, RED, "claim") == ["reserve.1", "reserve.3", "reserve.5"]


def test_fx71_the_owner_chooses_when_a_stone_scores() -> None:
    for first, points in (("claim reserve.3", 2), ("score stone-idol-steps", 1)):
        state = table(2, round=3)
        own_stones(state, RED, "stone-idol-steps")
        climb(state, RED, sacrifice=2, honour=1)
        lay(state, RED, "cell.1.0", "cell.0.0", "cell.2.0", "cell.3.0")
        lay(state, None, "cell.1.1", "cell.2.1")
        owned_megaliths(state)
        at_board(state, RED)
        if first.startswith("claim"):
            play(state, RED, first, "advance honour", "score stone-idol-steps")
        else:
            play(state, RED, first, "claim reserve.3", "advance honour")
        assert source(state, RED, "stones") == points


def test_stones_that_were_not_chosen_score_at_the_end() -> None:
    state = table(2)
    own_stones(state, RED, "stone-camp-kinds", "stone-plains")
    camp_at(state, RED, 1, 2)
    village_at(state, RED, 1)
    at_board(state, RED)
    play(state, RED, "done")
    assert source(state, RED, "stones") == 4


# What stones are worth.


def test_fx30_two_villages_at_one_forest() -> None:
    state = table()
    village_at(state, RED, 6, 7)  # both touch hexes 2 and 9, forests
    assert worth(state, RED, "stone-forest") == 4


def test_fx31_one_village_at_two_forests() -> None:
    state = table()
    village_at(state, RED, 6)
    assert [state.terrain[hex] for hex in (2, 9)] == [1, 1]
    assert worth(state, RED, "stone-forest") == 2


def test_fx32_kinds_of_terrain_with_camps() -> None:
    state = table()
    camp_at(state, RED, 2, 2, 7, 0, 0)
    assert worth(state, RED, "stone-camp-kinds") == 2


def test_fx33_idol_steps() -> None:
    state = table()
    climb(state, RED, sacrifice=4, honour=3)
    assert worth(state, RED, "stone-idol-steps") == 3


def test_stones_for_megaliths() -> None:
    state = table(2)
    lay(state, RED, "cell.0.0", "cell.1.0", "cell.4.0", "cell.0.2", "second-level.0.0")
    assert worth(state, RED, "stone-ground-megaliths") == 4
    assert worth(state, RED, "stone-tile-spread") == 4
    assert worth(state, RED, "stone-upper-megaliths") == 2


def test_stones_for_burials() -> None:
    points = []
    for buried in range(9):
        state = table()
        hold(state, RED, *["hunter"] * buried, zone="buried")
        assert state.size(RED, BURIED) == buried
        points.append(worth(state, RED, "stone-buried"))
    assert points == [0, 1, 1, 1, 3, 3, 3, 5, 5]


def test_stones_for_rotated_animals() -> None:
    state = table()
    animals(state, RED, "ground-sloth", "ground-sloth", "woolly-mammoth", "argentavis", rotated=True)
    animals(state, RED, "ground-sloth", "sabertooth")
    assert worth(state, RED, "stone-ground-sloth") == 3
    assert worth(state, RED, "stone-sabertooth") == 0
    assert worth(state, RED, "stone-rotated-kinds") == 3
    assert worth(state, RED, "stone-mammoth-argentavis") == 3


# The preparation.


def prepared(round: int, **options: int) -> EndlessWinter:
    """A table of two at the end of a round, after the eclipse and the preparation."""
    state = table(2, round=round, options={name.replace("_", "-"): value for name, value in options.items()})
    figures_out(state)
    state.display[2] = EMPTY
    taken = (FIRST_CULTURE if round < 3 else SECOND_ERA_CULTURE) + 2
    state.change_cards(RED, HAND, taken, 1)
    eclipse(state)
    for seat in state.order:
        through(state, seat)
    return state


def test_fx63_culture_cards_change_with_the_era() -> None:
    first = prepared(1)
    assert EMPTY not in first.display
    assert first.display[0] == FIRST_CULTURE
    assert (len(first.culture_deck), first.removed) == (11, [])
    second = prepared(2)
    assert min(second.display) >= SECOND_ERA_CULTURE
    assert (len(second.culture_deck), len(second.removed)) == (12, 19)
    third = prepared(3)
    assert third.display[0] == SECOND_ERA_CULTURE
    assert (len(third.culture_deck), EMPTY in third.display) == (11, False)


def test_figures_return_and_lower_places_are_free() -> None:
    state = prepared(1)
    assert state.round == 2
    assert state.lower == [EMPTY] * 4
    assert [state.tribe_figures(seat) for seat in (RED, BLUE)] == [2, 2]


def test_fx69_everybody_draws_five_cards_and_nothing_lesser() -> None:
    state = table(2)
    hold(state, BLUE, "brave", "brave", "tribesman", "tribesman", zone="discard")
    assert state.size(BLUE, DECK) == 5
    figures_out(state)
    eclipse(state)
    for seat in (BLUE, RED):
        through(state, seat)
    assert (state.size(BLUE, HAND), state.size(BLUE, DECK), state.size(BLUE, DISCARD)) == (5, 0, 4)
    assert state.round == 2


def test_the_hunting_grounds_are_filled_up_and_what_is_more_stays() -> None:
    for there, after in ((0, 3), (1, 3), (5, 5)):
        state = table(2)
        grounds(state, *["sabertooth"] * there)
        figures_out(state)
        eclipse(state)
        for seat in (BLUE, RED):
            through(state, seat)
        assert len(state.grounds) == after


def test_revealed_cards_are_discarded_after_everybody() -> None:
    state = table(2)
    hold(state, RED, "brave", zone="eclipse")
    figures_out(state)
    eclipse(state)
    through(state, RED)
    assert state.size(RED, PLAYED) == 1
    through(state, BLUE)
    assert (state.size(RED, PLAYED), cards(state, RED, "discard")) == (0, ["brave"])


def test_placed_counts_megaliths_of_the_reserve() -> None:
    state = table(2)
    placed(state, RED, 3)
    assert not state.next_is_neutral(RED)

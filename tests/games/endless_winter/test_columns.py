"""The four columns, section by section."""

from tests.games.endless_winter.table import (
    BLUE,
    RED,
    animals,
    camp_at,
    cards,
    falling,
    food,
    gain,
    give,
    grounds,
    hold,
    labour,
    moves,
    own_stones,
    play,
    source,
    table,
    tools,
    verbs,
    work,
)

from yupana.games.endless_winter.board import EMPTY, M_CAMPS, M_UPRIGHT
from yupana.games.endless_winter.effects import pay, price, stone, village

# Initiate.


def test_fx40_recruits_of_one_turn_are_of_different_tribes() -> None:
    state = table()
    give(state, RED, tools=3, food=1)
    play(state, RED, "send initiate")
    work(state, 6)
    play(state, RED, "recruit hunter-deck")
    assert "hunter-deck" not in verbs(state, RED, "recruit")
    play(state, RED, "recruit scout-deck")
    assert "hunter-deck" in verbs(state, RED, "adopt")
    play(state, RED, "adopt hunter-deck", "decline")
    assert (tools(state), labour(state), food(state)) == (1, 1, 0)
    assert (cards(state, RED), cards(state, RED, "discard")) == (["scout", "hunter"], ["hunter"])


def test_fx42_an_empty_tribe_deck_is_a_point() -> None:
    state = table()
    hold(state, BLUE, *["hunter"] * 15, zone="deck")
    give(state, RED, tools=2)
    play(state, RED, "send initiate")
    work(state, 4)
    play(state, RED, "recruit hunter-deck")
    assert (source(state, RED, "empty-decks"), tools(state), labour(state), cards(state, RED)) == (1, 1, 1, [])
    assert "hunter-deck" not in verbs(state, RED, "recruit"), "it counts as that tribe"


def test_an_adopted_card_can_be_buried_at_once() -> None:
    state = table()
    give(state, RED, food=1)
    play(state, RED, "send initiate", "adopt elder-deck", "bury discarded-elder")
    assert cards(state, RED, "buried") == ["elder"]


def test_the_middle_section_pays_once_for_both() -> None:
    state = table()
    hold(state, RED, "tribesman")
    give(state, RED, food=2)
    play(state, RED, "send initiate", "bury-for-food tribesman", "adopt elder-deck")
    assert (food(state), cards(state, RED, "buried"), cards(state, RED, "discard")) == (1, ["tribesman"], ["elder"])
    assert verbs(state, RED, "adopt") == []


def test_the_lower_section_of_initiate_is_an_idol_and_a_burial() -> None:
    state = table()
    hold(state, RED, "tribesman")
    play(state, RED, "send initiate", "advance honour", "bury tribesman")
    assert (state.level(RED, 1), cards(state, RED, "buried"), moves(state, RED)) == (1, ["tribesman"], ["end-turn"])


def test_who_uses_a_lower_section_has_left_those_above() -> None:
    state = table()
    give(state, RED, tools=2, food=2)
    play(state, RED, "send initiate")
    work(state, 4)
    assert {move.split()[0] for move in moves(state, RED)} >= {"recruit", "adopt", "advance"}
    play(state, RED, "adopt elder-deck", "decline")
    assert verbs(state, RED, "recruit") == []
    play(state, RED, "advance honour", "decline")
    assert verbs(state, RED, "adopt") == []


def test_fx46_only_the_first_figure_of_a_round_has_the_lower_place() -> None:
    state = table()
    grounds(state, "sabertooth")
    animals(state, BLUE, "ground-sloth")
    play(state, RED, "send hunt", "end-turn")
    give(state, BLUE, tools=1)
    play(state, BLUE, "send hunt")
    work(state, 2)
    assert verbs(state, BLUE, "hunt") == ["grounds.1"]
    assert verbs(state, BLUE, "rotate") == ["ground-sloth"]
    assert verbs(state, BLUE, "take-top") == []


# Develop.


def test_a_culture_card_costs_three_labour_and_leaves_a_gap() -> None:
    state = table()
    play(state, RED, "send develop")
    work(state, 5)
    assert verbs(state, RED, "learn") == []
    work(state, 7)
    play(state, RED, "learn snowshoes")
    assert (cards(state, RED), labour(state), state.display[3]) == (["snowshoes"], 0.5, EMPTY)
    assert verbs(state, RED, "play") == [], "culture cards are played before the figure"


def test_an_empty_display_is_a_point() -> None:
    state = table()
    state.removed = state.display
    state.display = [EMPTY] * 8
    play(state, RED, "send develop")
    work(state, 6)
    play(state, RED, "take-point")
    assert (source(state, RED, "empty-decks"), labour(state)) == (1, 0)


def test_fx50_a_stone_is_not_offered_without_its_price() -> None:
    state = table()
    give(state, RED, tools=3)
    play(state, RED, "send develop")
    assert verbs(state, RED, "take-stone") == []
    give(state, RED, food=1)
    play(state, RED, "take-stone stone-plains", "take food")
    assert (food(state), tools(state), state.stones_of(RED)) == (1, 2, [0])


def test_fx51_stones_of_the_second_era_wait_for_the_third_round() -> None:
    for round, era in ((2, 1), (3, 2)):
        state = table(2, round=round)
        give(state, RED, food=1, tools=1)
        play(state, RED, "send develop")
        assert len(verbs(state, RED, "take-stone")) == 4 * era
        assert ("stone-buried" in verbs(state, RED, "take-stone")) == (era == 2)


def test_fx52_three_stones_are_the_most() -> None:
    state = table()
    own_stones(state, RED, "stone-plains", "stone-forest", "stone-hills")
    give(state, RED, food=6, tools=10)
    play(state, RED, "send develop")
    assert verbs(state, RED, "take-stone") == []
    gain(state, RED, stone())
    assert verbs(state, RED, "take-stone") == []


def test_each_slot_costs_and_gives_more() -> None:
    state = table(2)
    give(state, RED, food=6, tools=6)
    own_stones(state, RED, "stone-plains")
    play(state, RED, "send develop", "take-stone stone-forest")
    assert (food(state), tools(state)) == (4, 4)
    play(state, RED, "advance honour", "raise cell.1.1", "decline")
    assert (state.level(RED, 1), state.megaliths_placed(RED)) == (1, 1)


def test_the_lower_section_of_develop_is_a_tool_and_food() -> None:
    state = table()
    play(state, RED, "send develop", "take tools")
    assert (food(state), tools(state), moves(state, RED)[0]) == (1, 1, "end-turn")
    other = table()
    play(other, RED, "send develop", "take food")
    assert (food(other), tools(other)) == (2, 0)


# Migrate.


def test_camps_cost_tools_and_steps_cost_labour() -> None:
    state = table()
    give(state, RED, tools=2)
    play(state, RED, "send migrate")
    work(state, 4)
    play(state, RED, "pitch hex.0", "march hex.0 hex.2", "march hex.2 hex.8")
    assert (tools(state), labour(state), state.camps[0], state.camps[8]) == (1, 0, 1, 1)
    assert state.food_limit(RED) == 7


def test_without_a_camp_on_the_board_none_can_be_pitched() -> None:
    state = table()
    camp_at(state, RED, 1, 2, 3, 4, 5)
    give(state, RED, tools=1)
    play(state, RED, "send migrate")
    assert verbs(state, RED, "pitch") == verbs(state, RED, "pitch-freely") == []
    play(state, RED, "move hex.1 hex.7")
    assert moves(state, RED) == ["end-turn"], "the step of the lower section is left"


def test_the_lower_section_of_migrate_is_a_camp_and_a_step() -> None:
    state = table()
    play(state, RED, "send migrate", "pitch-freely hex.0", "move hex.0 hex.5")
    assert (state.camps[0], state.camps[5], moves(state, RED)) == (1, 1, ["end-turn"])


def test_fx47_three_camps_become_a_village() -> None:
    state = table()
    camp_at(state, RED, 2, 8, 9)
    give(state, RED, food=4)
    play(state, RED, "send migrate", "settle junction.6")
    assert (food(state), state.has(RED, M_CAMPS), state.food_limit(RED)) == (1, 5, 5)
    assert [state.influence(RED, hex) for hex in (2, 8, 9, 10)] == [2, 2, 2, 0]


def test_fx48_in_the_column_no_food_is_lost_with_the_camps() -> None:
    state = table()
    camp_at(state, RED, 2, 8, 9)
    give(state, RED, food=8)
    play(state, RED, "send migrate", "settle junction.6")
    assert (food(state), state.food_limit(RED)) == (5, 5)


def test_fx49_no_village_touches_the_base() -> None:
    state = table()
    camp_at(state, RED, 0, 1, 2)
    give(state, RED, food=5)
    play(state, RED, "send migrate")
    assert verbs(state, RED, "settle") == []


def test_fx65_a_cheaper_village_can_cost_food_by_the_limit() -> None:
    state = table()
    camp_at(state, RED, 2, 8, 9)
    give(state, RED, food=8)
    gain(state, RED, pay(price(food=1), village()))
    play(state, RED, "settle junction.6")
    assert food(state) == 5


def test_a_junction_holds_one_village() -> None:
    state = table()
    camp_at(state, RED, 2, 8, 9)
    state.villages[5] = BLUE
    state.add(BLUE, 3, -1)
    give(state, RED, food=5)
    play(state, RED, "send migrate")
    assert verbs(state, RED, "settle") == []


# Hunt.


def test_fx10_food_and_a_hunter_work() -> None:
    state = table()
    hold(state, RED, "hunter")
    give(state, RED, food=3, tools=2)
    play(state, RED, "send hunt", "play hunter", "spend food-cell.0")
    assert (labour(state), food(state)) == (4, 0)


def test_fx11_labour_is_spent_for_animals() -> None:
    state = table()
    hold(state, RED, "hunter")
    grounds(state, "sabertooth", "glyptodon", "glyptodon", "stag-moose", deck=6)
    give(state, RED, food=3, tools=2)
    play(state, RED, "send hunt", "play hunter", "spend food-cell.0")
    assert verbs(state, RED, "hunt") == ["grounds.1", "grounds.2", "grounds.4"], "of equal ones the leftmost"
    play(state, RED, "hunt grounds.2", "hunt grounds.1", "reveal animal-deck")
    assert (labour(state), tools(state), len(state.grounds)) == (1, 0, 4)
    assert sum([state.has(RED, M_UPRIGHT + species) for species in range(7)]) == 2
    assert [state.grounds[n] for n in (0, 1)] == [3, 4], "the others closed up"


def test_fx43_the_grounds_hold_six() -> None:
    state = table()
    grounds(state, *["sabertooth"] * 5, deck=10)
    play(state, RED, "send hunt")
    work(state, 4)
    play(state, RED, "reveal animal-deck")
    assert (len(state.grounds), sum(state.animals), labour(state)) == (6, 9, 1)
    assert verbs(state, RED, "reveal") == []


def test_fx44_the_last_card_comes_alone() -> None:
    state = table()
    grounds(state, *["sabertooth"] * 3, deck=1)
    play(state, RED, "send hunt")
    work(state, 2)
    play(state, RED, "reveal animal-deck")
    assert (len(state.grounds), sum(state.animals)) == (4, 0)


def test_fx45_where_nothing_is_left_to_hunt_there_is_a_point() -> None:
    state = table()
    grounds(state, deck=0)
    give(state, RED, tools=1)
    play(state, RED, "send hunt")
    work(state, 2)
    play(state, RED, "take-point")
    assert (tools(state), labour(state), source(state, RED, "empty-decks")) == (0, 0, 1)


def test_an_empty_ground_with_a_full_deck_offers_nothing_to_take() -> None:
    state = table()
    give(state, RED, tools=1)
    play(state, RED, "send hunt")
    work(state, 2)
    assert verbs(state, RED, "hunt") == verbs(state, RED, "take-point") == []


def test_the_lower_section_of_hunt_is_the_top_of_the_deck() -> None:
    state = table()
    play(state, RED, "send hunt", "take-top animal-deck", dice=falling("argentavis"))
    assert state.has(RED, M_UPRIGHT + 6) == 1
    empty = table()
    grounds(empty, deck=0)
    play(empty, RED, "send hunt", "take-top animal-deck")
    assert source(empty, RED, "empty-decks") == 1


def test_an_animal_taken_this_turn_can_be_rotated() -> None:
    state = table()
    grounds(state, "ground-sloth")
    give(state, RED, tools=1)
    play(state, RED, "send hunt")
    work(state, 2)
    play(state, RED, "hunt grounds.1", "rotate ground-sloth")
    assert food(state) == 4

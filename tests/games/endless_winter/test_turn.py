"""A turn: culture cards, figures, tribe cards, abilities, food for labour, rest, the eclipse pile."""

import pytest
from tests.games.endless_winter.table import (
    BLUE,
    RED,
    animals,
    cards,
    chief,
    deciders,
    food,
    gain,
    give,
    grounds,
    hold,
    labour,
    moves,
    play,
    table,
    told,
    tools,
    verbs,
    work,
)

from yupana.engine.agenda import FreeOption
from yupana.engine.machine import decisions
from yupana.games.endless_winter.board import DECK, DISCARD, HAND, PEOPLE
from yupana.games.endless_winter.effects import megalith
from yupana.games.endless_winter.facts import CardSetAside, HandCardBuried
from yupana.games.endless_winter.game import GAME
from yupana.games.endless_winter.goods import labour_of_food
from yupana.games.endless_winter.state import EndlessWinter
from yupana.play.messages import price_of

# Tribe cards.


def test_fx05_a_crafter_works_twice_as_much_in_develop() -> None:
    state = table()
    hold(state, RED, "crafter")
    play(state, RED, "send develop", "play crafter")
    assert labour(state) == 2


def test_fx06_a_crafter_has_nothing_to_add_elsewhere() -> None:
    state = table()
    hold(state, RED, "crafter")
    play(state, RED, "send hunt", "play crafter")
    assert labour(state) == 1
    assert verbs(state, RED, "use") == []


def test_fx07_a_tribeswoman_makes_a_tool_of_food_once() -> None:
    state = table()
    hold(state, RED, "tribeswoman")
    give(state, RED, food=1)
    play(state, RED, "send migrate", "play tribeswoman", "use played-tribeswoman")
    assert (food(state), tools(state), labour(state)) == (0, 1, 0.5)
    give(state, RED, food=1)
    assert verbs(state, RED, "use") == []


def test_an_ability_is_used_once_for_each_card() -> None:
    state = table()
    hold(state, RED, "tribesman", "tribesman")
    give(state, RED, tools=3)
    play(state, RED, "send hunt", "play tribesman", "use played-tribesman")
    assert verbs(state, RED, "use") == []
    play(state, RED, "play tribesman", "use played-tribesman")
    assert (food(state), tools(state)) == (4, 1)
    assert verbs(state, RED, "use") == []


def test_an_ability_that_cannot_be_paid_or_brings_nothing_is_not_offered() -> None:
    state = table()
    hold(state, RED, "tribeswoman", "tribesman")
    play(state, RED, "send hunt", "play tribeswoman", "play tribesman")
    assert verbs(state, RED, "use") == []
    give(state, RED, food=6, tools=10)
    assert verbs(state, RED, "use") == []


def test_a_shaman_offers_a_tool_to_an_idol() -> None:
    state = table()
    hold(state, RED, "shaman")
    give(state, RED, tools=1)
    play(state, RED, "send hunt", "play shaman", "use played-shaman", "advance honour")
    assert (tools(state), state.level(RED, 1), labour(state)) == (0, 1, 1.5)


def test_fx08_a_brave_works_one_and_a_half() -> None:
    state = table()
    hold(state, RED, "brave")
    play(state, RED, "send initiate", "play brave")
    assert labour(state) == 1.5


def test_fx09_halves_add_up() -> None:
    state = table()
    hold(state, RED, "tribeswoman", "tribesman")
    play(state, RED, "send migrate", "play tribeswoman")
    assert verbs(state, RED, "march") == []
    play(state, RED, "play tribesman")
    assert labour(state) == 1
    play(state, RED, "march hex.0 hex.3")
    assert labour(state) == 0


@pytest.mark.parametrize(
    ("person", "column", "worth"),
    [
        ("elder", "initiate", 2),
        ("scout", "migrate", 2),
        ("hunter", "hunt", 2),
        ("elder", "hunt", 1),
        ("shaman", "hunt", 1.5),
    ],
)
def test_each_tribe_has_its_column(person: str, column: str, worth: float) -> None:
    state = table()
    hold(state, RED, person)
    play(state, RED, f"send {column}", f"play {person}")
    assert labour(state) == worth


# Chiefs.


def test_fx27_a_chief_bound_to_a_column_does_nothing_in_another() -> None:
    state = table()
    chief(state, RED, "tuskbreaker-a")
    play(state, RED, "send-chief migrate")
    assert verbs(state, RED, "use-chief") == []
    assert labour(state) == 0


def test_a_chief_is_used_once_in_the_turn_of_its_figure() -> None:
    state = table()
    chief(state, RED, "tuskbreaker-a")
    play(state, RED, "send-chief hunt", "use-chief tuskbreaker-a", "take tools")
    assert (labour(state), tools(state)) == (1, 1)
    assert verbs(state, RED, "use-chief") == []
    other = table()
    chief(other, RED, "tuskbreaker-a")
    play(other, RED, "send hunt")
    assert verbs(other, RED, "use-chief") == [], "the chief figure was not placed"


def test_labour_of_a_chief_comes_by_itself() -> None:
    state = table()
    chief(state, RED, "handeye-a")
    play(state, RED, "send-chief initiate")
    assert (labour(state), verbs(state, RED, "use-chief")) == (2, [])
    elsewhere = table()
    chief(elsewhere, RED, "handeye-a")
    play(elsewhere, RED, "send-chief develop")
    assert labour(elsewhere) == 0


def test_a_chief_who_sells_megaliths_waits_for_a_tool() -> None:
    state = table(2)
    chief(state, RED, "stonecarver-b")
    play(state, RED, "send-chief hunt")
    assert verbs(state, RED, "use-chief") == []
    give(state, RED, tools=1)
    play(state, RED, "use-chief stonecarver-b", "raise cell.1.1", "decline")
    assert (tools(state), state.megaliths_placed(RED)) == (0, 1)


# Food for labour.


def test_fx67_food_is_spent_where_the_last_border_has_an_icon() -> None:
    state = table()
    give(state, RED, food=4)
    play(state, RED, "send hunt")
    assert verbs(state, RED, "spend") == ["food-cell.0", "food-cell.2"]
    play(state, RED, "spend food-cell.2")
    assert (labour(state), food(state)) == (1, 2)
    other = table()
    give(other, RED, food=4)
    play(other, RED, "send hunt", "spend food-cell.0")
    assert (labour(other), food(other)) == (2, 0)


def test_a_labour_lies_before_each_odd_cell() -> None:
    assert [labour_of_food(food, 0) for food in range(11)] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert labour_of_food(3, 2) == 1


# Culture cards.


def test_fx29_a_second_culture_card_costs_another_card() -> None:
    state = table()
    hold(state, RED, "fire-keeping", "bone-needles", "smoked-meat", "hunter")
    play(state, RED, "play fire-keeping")
    assert food(state) == 3
    play(state, RED, "play bone-needles")
    assert verbs(state, RED, "discard") == ["hunter", "smoked-meat"]
    play(state, RED, "discard hunter", "take tools")
    assert (food(state), tools(state)) == (4, 1)
    assert cards(state, RED) == ["smoked-meat"]
    assert verbs(state, RED, "play") == []


def test_a_card_that_came_to_the_hand_can_still_be_played_before_the_figure() -> None:
    state = table(round=3)
    hold(state, RED, "star-lore", "brave", "tribesman")
    play(state, RED, "play star-lore", "learn great-feast", "discard brave")
    assert verbs(state, RED, "play") == ["great-feast"]
    play(state, RED, "play great-feast", "discard tribesman")
    assert food(state) == 6


def test_labour_of_a_culture_card_is_kept_for_the_column() -> None:
    state = table()
    hold(state, RED, "tally-bones")
    play(state, RED, "play tally-bones", "send hunt")
    assert labour(state) == 1.5


def test_culture_cards_are_over_when_a_figure_is_placed() -> None:
    state = table()
    hold(state, RED, "fire-keeping")
    play(state, RED, "send develop")
    assert verbs(state, RED, "play") == []


# What options cost and bring.


def test_every_option_says_what_it_costs_and_brings() -> None:
    state = table(2)
    hold(state, RED, "crafter", "tribeswoman", "shaman")
    give(state, RED, food=3, tools=2)
    play(state, RED, "send develop")
    assert priced(state, "play crafter") == [("labour", 2)]
    assert priced(state, "play shaman") == [("labour", 1), ("half-labour", 1)]
    assert priced(state, "spend food-cell.0") == [("food", -3), ("labour", 2)]
    assert priced(state, "take-stone stone-plains") == [("food", -1), ("tools", -1), ("stone", 1), ("megalith", 1)]
    assert priced(state, "take tools") == [("food", 1), ("tools", 1)]
    play(state, RED, "play tribeswoman", "play crafter", "play shaman")
    assert priced(state, "learn snowshoes") == [("labour", -3), ("culture-card", 1)]
    assert priced(state, "use played-tribeswoman") == [("food", -1), ("tools", 1)]
    assert priced(state, "use played-shaman") == [("tools", -1), ("idol", 1)]
    gain(state, RED, megalith(1))
    assert priced(state, "advance honour") == [("idol", 1)]
    play(state, RED, "raise cell.1.1")
    assert priced(state, "raise cell.1.0") == [("food", 2)]


def priced(state: EndlessWinter, move: str) -> list[tuple[str, int]]:
    decision = decisions(state)[0]
    option = decision.find(move)
    assert option is not None, [each.move() for each in decision.options]
    return list(price_of(state, decision.seat, option))


# The end of a turn.


def test_cards_are_cleared_away_and_labour_is_lost() -> None:
    state = table()
    hold(state, RED, "brave", "fire-keeping")
    play(state, RED, "play fire-keeping", "send hunt", "play brave", "end-turn")
    assert cards(state, RED, "discard") == ["brave", "fire-keeping"]
    assert deciders(state) == [BLUE]
    assert labour(state) == 0


def test_ending_a_turn_is_asked_even_if_nothing_else_can_be_done() -> None:
    state = table()
    play(state, RED, "send develop", "end-turn")
    play(state, BLUE, "send develop")
    assert moves(state, BLUE) == ["end-turn"], "nothing tells what is in the hand"


def test_what_stands_beside_the_actions_is_marked_as_free() -> None:
    state = table()
    hold(state, RED, "brave")
    give(state, RED, food=2)
    play(state, RED, "send hunt")
    free = [option.move() for option in decisions(state)[0].options if isinstance(option, FreeOption)]
    assert free == ["play brave", "spend food-cell.0"]


def test_the_window_stays_open_after_the_lower_section() -> None:
    state = table()
    hold(state, RED, "tribeswoman")
    give(state, RED, food=1)
    play(state, RED, "send develop", "take tools", "play tribeswoman", "use played-tribeswoman")
    assert (food(state), tools(state)) == (1, 2)
    assert moves(state, RED) == ["end-turn", "spend food-cell.0"]


def test_every_figure_is_placed_once_a_round() -> None:
    state = table()
    play(state, RED, "send hunt", "end-turn")
    assert [move.split()[0] for move in moves(state, BLUE)] == ["send"] * 5 + ["send-chief"] * 5
    assert state.tribe_figures(RED) == 1


# Burying during a turn.


def test_fx41_a_recruit_is_locked_this_turn() -> None:
    state = table(last=True)
    give(state, RED, tools=1)
    play(state, RED, "send initiate")
    work(state, 2)
    play(state, RED, "recruit hunter-deck")
    assert verbs(state, RED, "play") == []
    play(state, RED, "end-turn")
    assert verbs(state, RED, "set-aside") == ["hunter"]


def test_another_card_of_the_same_kind_can_be_played() -> None:
    state = table()
    hold(state, RED, "hunter")
    give(state, RED, tools=1)
    play(state, RED, "send initiate")
    work(state, 2)
    play(state, RED, "recruit hunter-deck", "play hunter")
    assert verbs(state, RED, "play") == []
    assert cards(state, RED) == ["hunter"]


def test_of_equal_cards_the_locked_one_is_buried_first() -> None:
    state = table()
    hold(state, RED, "hunter")
    give(state, RED, tools=1, food=1)
    play(state, RED, "send initiate")
    work(state, 2)
    play(state, RED, "recruit hunter-deck", "bury-for-food hunter", "decline")
    assert verbs(state, RED, "play") == ["hunter"]


def test_a_buried_card_keeps_its_labour_and_loses_an_unused_ability() -> None:
    state = table()
    hold(state, RED, "tribesman", "tribesman")
    give(state, RED, tools=2, food=1)
    play(state, RED, "send initiate", "play tribesman", "play tribesman", "use played-tribesman")
    play(state, RED, "bury-for-food played-tribesman", "decline")
    assert labour(state) == 1
    assert verbs(state, RED, "use") == ["played-tribesman"], "the used one was buried first"


def test_others_do_not_see_what_is_buried_from_a_hand() -> None:
    state = table()
    hold(state, RED, "tribesman", "brave")
    play(state, RED, "send initiate")
    [fact] = told(play(state, RED, "bury tribesman"), HandCardBuried)
    assert fact.seen_by(RED).card == "tribesman"
    assert fact.seen_by(BLUE).card == fact.seen_by(None).card == "card"


# Resting.


def test_fx70_a_rest_is_a_card_and_a_rotation() -> None:
    state = table()
    hold(state, RED, "brave")
    animals(state, RED, "ground-sloth")
    give(state, RED, food=3)
    play(state, RED, "send rest")
    assert (verbs(state, RED, "play"), verbs(state, RED, "spend")) == ([], [])
    assert moves(state, RED)[0] == "draw"
    play(state, RED, "draw")
    assert moves(state, RED) == ["rotate ground-sloth", "end-turn"]
    play(state, RED, "rotate ground-sloth")
    assert (food(state), state.size(RED, HAND), moves(state, RED)) == (6, 2, ["end-turn"])


def test_a_resting_chief_uses_an_ability_that_is_bound_to_no_column() -> None:
    state = table()
    chief(state, RED, "handeye-b")
    play(state, RED, "send-chief rest", "use-chief handeye-b", "advance honour", "take food")
    assert (state.level(RED, 1), food(state), moves(state, RED)) == (1, 1, ["end-turn"])
    bound = table()
    chief(bound, RED, "firewolf-a")
    play(bound, RED, "send-chief rest")
    assert verbs(bound, RED, "use-chief") == []
    idle = table()
    chief(idle, RED, "thunderclaw-a")
    play(idle, RED, "send-chief rest")
    assert (verbs(idle, RED, "use-chief"), labour(idle)) == ([], 0), "labour is of no use at rest"


# The eclipse pile.


def test_cards_are_set_aside_one_by_one_in_the_last_turn_only() -> None:
    state = table(last=True)
    hold(state, RED, "brave", "brave", "fire-keeping")
    play(state, RED, "send hunt", "end-turn")
    assert moves(state, RED) == ["set-aside brave", "set-aside fire-keeping", "stop"]
    facts = play(state, RED, "set-aside brave", "set-aside fire-keeping", "stop")
    assert cards(state, RED, "eclipse") == ["brave", "fire-keeping"]
    assert cards(state, RED) == ["brave"]
    assert {fact.seen_by(BLUE).card for fact in told(facts, CardSetAside)} == {"card"}
    other = table()
    hold(other, RED, "brave")
    play(other, RED, "send hunt", "end-turn")
    assert deciders(other) == [BLUE]


def test_others_see_how_many_cards_lie_where_but_not_which() -> None:
    state = table(last=True)
    hold(state, RED, "brave", "hunter", "fire-keeping")
    play(state, RED, "send hunt", "end-turn", "set-aside hunter")
    view = GAME.view(state, BLUE)
    assert (view.size(RED, HAND), view.size(RED, DECK), view.size(RED, DISCARD)) == (2, 8, 0)
    assert cards(view, RED) == cards(view, RED, "eclipse") == []
    assert sorted(cards(view, RED, "deck")) == sorted([*PEOPLE[:3] * 3, "hunter", "fire-keeping"])
    own = GAME.view(state, RED)
    assert (cards(own, RED), cards(own, RED, "eclipse")) == (["brave", "fire-keeping"], ["hunter"])


def test_the_grounds_are_not_refilled_during_a_turn() -> None:
    state = table()
    grounds(state, "sabertooth")
    give(state, RED, tools=1)
    play(state, RED, "send hunt")
    work(state, 2)
    play(state, RED, "hunt grounds.1")
    assert state.grounds == []

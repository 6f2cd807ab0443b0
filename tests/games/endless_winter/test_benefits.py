"""Benefits: the chain of lesser ones, drawing, limits. Numbered as the fixtures of the rules."""

import pytest
from tests.games.endless_winter.table import (
    BLUE,
    RED,
    animals,
    camp_at,
    cards,
    deciders,
    food,
    gain,
    give,
    grounds,
    hold,
    moves,
    play,
    table,
    told,
    tools,
    verbs,
    village_at,
)

from yupana.engine.dice import QuickDice
from yupana.games.endless_winter.board import DECK, DISCARD, HAND
from yupana.games.endless_winter.cards import DrawCard
from yupana.games.endless_winter.components import ROTATE_BENEFIT
from yupana.games.endless_winter.effects import (
    Others,
    Per,
    Provided,
    all_of,
    bury,
    draw,
    fill_food,
    hunt,
    idol,
    megalith,
    move,
    pay,
    price,
    rotate,
    tool,
    tribe_discard,
)
from yupana.games.endless_winter.effects import food as food_effect
from yupana.games.endless_winter.facts import CardDrawn, DeckShuffled, GoodsLost
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.stones import COUNT_BURIED, COUNT_VILLAGES

STARTS = ["cell.1.1", "cell.6.0", "cell.2.3", "cell.5.2"]


def deck_and_discard(deck: int, discard: int) -> EndlessWinter:
    """A seat with so many cards in deck and discard pile; all others are buried."""
    state = table()
    hold(state, RED, *["hunter"] * discard, zone="discard")
    hold(state, RED, *(["brave"] * 3 + ["tribeswoman"] * 3 + ["tribesman"] * 3)[deck:], zone="buried")
    assert (state.size(RED, DECK), state.size(RED, DISCARD)) == (deck, discard)
    return state


def test_fx01_an_empty_deck_is_made_of_the_discard_pile_in_the_middle_of_drawing() -> None:
    state = deck_and_discard(2, 8)
    facts = gain(state, RED, *[DrawCard()] * 5)
    assert cards(state, RED) == ["brave", "brave", "hunter", "hunter", "hunter"]
    assert [fact.card for fact in told(facts, CardDrawn)][:2] == ["brave", "brave"]
    assert [fact.cards for fact in told(facts, DeckShuffled)] == [8]
    assert (state.size(RED, DECK), state.size(RED, DISCARD)) == (5, 0)


def test_fx02_an_idol_can_be_a_tool_or_food() -> None:
    state = table()
    gain(state, RED, idol(1))
    assert moves(state, RED) == ["advance sacrifice", "advance honour", "take tools", "take food", "decline"]


def test_fx03_a_megalith_can_be_anything_lesser() -> None:
    state = table(2)
    gain(state, RED, megalith(1))
    places = [f"raise {place}" for place in STARTS]
    lesser = ["draw", "advance sacrifice", "advance honour", "take tools", "take food", "decline"]
    assert moves(state, RED) == [*places, *lesser]


@pytest.mark.parametrize(
    ("effect", "lesser"),
    [(draw(1), ["draw", "advance", "advance", "take", "take"]), (tool(1), ["take", "take"])],
)
def test_the_chain_goes_on_from_each_link(effect: object, lesser: list[str]) -> None:
    state = table()
    gain(state, RED, effect)  # type: ignore[arg-type]
    assert [move.split()[0] for move in moves(state, RED)] == [*lesser, "decline"]


def test_what_was_taken_instead_cannot_be_exchanged_again() -> None:
    state = table()
    gain(state, RED, megalith(1))
    play(state, RED, "take tools")
    assert (food(state), tools(state)) == (0, 1)
    assert "send initiate" in moves(state, RED)


def test_each_of_several_units_can_be_exchanged() -> None:
    state = table()
    gain(state, RED, draw(3))
    play(state, RED, "draw", "take tools", "advance honour")
    assert (state.size(RED, HAND), tools(state), state.level(RED, 1)) == (1, 1, 1)
    gain(state, RED, tool(3))
    play(state, RED, "take tools", "take-all food")
    assert (food(state), tools(state)) == (2, 2)


def test_equal_units_can_be_taken_with_one_touch() -> None:
    state = table()
    gain(state, RED, tool(3))
    play(state, RED, "take-all tools")
    gain(state, RED, draw(2))
    play(state, RED, "draw-all")
    assert (tools(state), state.size(RED, HAND)) == (3, 2)


def test_what_would_bring_nothing_is_left_out() -> None:
    state = deck_and_discard(0, 0)
    give(state, RED, food=6, tools=10)
    gain(state, RED, draw(1))
    assert moves(state, RED) == ["advance sacrifice", "advance honour", "decline"]
    play(state, RED, "decline")
    gain(state, RED, tool(2))
    assert deciders(state) == [RED]
    assert "send hunt" in moves(state, RED), "nothing was asked"


def test_fx04_food_above_the_limit_is_lost() -> None:
    state = table()
    give(state, RED, food=5)
    facts = gain(state, RED, food_effect(3))
    assert food(state) == 6
    assert [fact.amount for fact in told(facts, GoodsLost)] == [2]


def test_each_camp_that_left_the_board_raises_the_limit() -> None:
    for camps in range(6):
        state = table()
        camp_at(state, RED, *[0] * camps)
        gain(state, RED, fill_food())
        assert food(state) == 5 + camps


def test_fx68_a_deck_is_not_made_before_the_next_card_is_needed() -> None:
    state = deck_and_discard(2, 8)
    gain(state, RED, draw(2))
    play(state, RED, "draw-all")
    assert (state.size(RED, HAND), state.size(RED, DECK), state.size(RED, DISCARD)) == (2, 0, 8)
    gain(state, RED, DrawCard())
    assert (state.size(RED, HAND), state.size(RED, DECK), state.size(RED, DISCARD)) == (3, 7, 0)


def test_without_deck_and_discard_pile_the_rest_of_a_draw_is_lost() -> None:
    state = deck_and_discard(1, 0)
    gain(state, RED, *[DrawCard()] * 3)
    assert cards(state, RED) == ["brave"]


# Combined effects.


def test_several_benefits_come_in_any_order_and_each_can_be_declined() -> None:
    state = table()
    hold(state, RED, "brave")
    gain(state, RED, all_of(idol(1), bury(1)))
    assert verbs(state, RED, "advance") == ["sacrifice", "honour"]
    assert verbs(state, RED, "bury") == ["brave"]
    play(state, RED, "bury brave")
    assert verbs(state, RED, "bury") == []
    play(state, RED, "decline")
    assert (state.level(RED, 0), state.level(RED, 1), cards(state, RED, "buried")) == (0, 0, ["brave"])


def test_what_two_benefits_offer_is_taken_of_the_lesser_one() -> None:
    state = table()
    gain(state, RED, all_of(megalith(1), idol(1), draw(1)))
    assert len(set(moves(state, RED))) == len(moves(state, RED))
    play(state, RED, "take food")
    assert "draw" in moves(state, RED), "the idol was given up"
    play(state, RED, "advance honour")
    assert "raise cell.1.1" in moves(state, RED), "the card was given up"
    play(state, RED, "draw")
    assert (food(state), state.level(RED, 1), state.size(RED, HAND)) == (1, 1, 1)


def test_what_needs_no_choice_comes_by_itself() -> None:
    state = table()
    gain(state, RED, all_of(food_effect(2), tool(2), Others(food_effect(1))))
    assert (food(state), food(state, BLUE), food(state, 2)) == (2, 1, 1)
    assert verbs(state, RED, "take-all") == ["tools", "food"]


def test_a_price_is_paid_with_the_choice_of_what_it_buys() -> None:
    state = table()
    animals(state, BLUE, "sabertooth")
    give(state, RED, tools=1)
    gain(state, RED, pay(price(tools=1), idol(1)))
    play(state, RED, "advance honour")
    assert (tools(state), state.level(RED, 1)) == (0, 1)
    gain(state, RED, pay(price(tools=1), idol(1)))
    assert "send hunt" in moves(state, RED), "it cannot be paid and is not offered"


def test_a_price_is_not_asked_for_nothing() -> None:
    state = table()
    give(state, RED, food=6, tools=1)
    gain(state, RED, pay(price(tools=1), food_effect(4)))
    assert "send hunt" in moves(state, RED)
    give(state, RED, food=-1)
    gain(state, RED, pay(price(tools=1), food_effect(4)))
    assert moves(state, RED) == ["pay-for", "decline"]


def test_animals_of_one_species_go_together_and_a_wild_one_with_any() -> None:
    state = table()
    grounds(state, "ground-sloth", "sabertooth", "sabertooth", "argentavis")
    gain(state, RED, hunt(2, same=True))
    assert verbs(state, RED, "hunt") == ["grounds.1", "grounds.2", "grounds.4"]
    play(state, RED, "hunt grounds.2")
    assert verbs(state, RED, "hunt") == ["grounds.2", "grounds.3"], "the other one, and the wild one"
    play(state, RED, "hunt grounds.3")
    gain(state, RED, hunt(2, same=True))
    assert verbs(state, RED, "hunt") == ["grounds.1", "grounds.2"]


def test_different_things_are_different() -> None:
    state = table()
    animals(state, RED, "ground-sloth", "ground-sloth", "woolly-mammoth")
    gain(state, RED, rotate(2, diff=True))
    play(state, RED, "rotate ground-sloth")
    assert verbs(state, RED, "rotate") == ["woolly-mammoth"]
    play(state, RED, "decline")
    gain(state, RED, tribe_discard(2, diff=True))
    play(state, RED, "adopt scout-deck")
    assert verbs(state, RED, "adopt") == ["elder-deck", "crafter-deck", "hunter-deck", "shaman-deck"]


def test_counted_things() -> None:
    state = table()
    village_at(state, RED, 1, 2)
    gain(state, RED, Per(COUNT_VILLAGES, 3, idol(1)))
    play(state, RED, "advance honour", "advance honour")
    assert state.level(RED, 1) == 2
    hold(state, RED, "brave", "brave", "tribesman", zone="buried")
    gain(state, RED, Provided(COUNT_BURIED, 4, food_effect(1)))
    assert food(state) == 0
    hold(state, RED, "tribesman", zone="buried")
    gain(state, RED, Provided(COUNT_BURIED, 4, food_effect(1)))
    assert food(state) == 1


def test_steps_can_be_split_among_camps_and_stopped() -> None:
    state = table()
    camp_at(state, RED, 1, 0)
    gain(state, RED, move(3))
    play(state, RED, "move hex.0 hex.4", "move hex.1 hex.7")
    assert "move hex.7 hex.1" in moves(state, RED)
    play(state, RED, "decline")
    assert [hex for hex in range(19) if state.camps[hex]] == [4, 7]


def test_a_rotated_animal_gives_what_it_shows() -> None:
    state = table()
    animals(state, RED, "woolly-rhino")
    gain(state, RED, rotate(1))
    play(state, RED, "rotate woolly-rhino", "take tools")
    assert (food(state), tools(state)) == (2, 1)
    assert len(ROTATE_BENEFIT) == 7


def test_cards_are_drawn_as_often_as_they_lie_in_the_deck() -> None:
    drawn = {"brave": 0, "tribeswoman": 0, "tribesman": 0}
    for seed in range(300):
        state = deck_and_discard(7, 0)
        gain(state, RED, DrawCard(), dice=QuickDice(seed))
        drawn[cards(state, RED)[0]] += 1
    assert drawn["brave"] > drawn["tribesman"] * 2

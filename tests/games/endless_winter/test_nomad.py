"""The Nomad: its turns, its verbs, its eclipses."""

import pytest
from tests.games.endless_winter.table import (
    ITS,
    RED,
    animals,
    camp_at,
    climb,
    eclipse,
    falling,
    figures_out,
    food,
    gain,
    go_on,
    grounds,
    hold,
    lay,
    moves,
    own_stones,
    placed,
    play,
    source,
    table,
    told,
    village_at,
)

from yupana.engine.agenda import Fact
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.games.endless_winter.board import (
    CARD,
    EMPTY,
    INITIATE,
    M_CAMPS,
    M_CHIEF_AT,
    M_FIGURES_AT,
    M_UPRIGHT,
    TRIBE_FIGURE,
)
from yupana.games.endless_winter.components import GLACIER_BENEFIT, SLOT_BENEFIT
from yupana.games.endless_winter.eclipse import eclipse_labour
from yupana.games.endless_winter.effects import all_of, bury, draw, idol, megalith, move, tool, tribe_discard
from yupana.games.endless_winter.facts import CampMoved, MegalithPlaced, NomadCardTurned, ReserveClaimed
from yupana.games.endless_winter.game import GAME
from yupana.games.endless_winter.nomad.verbs import wanted_position, wanted_step
from yupana.games.endless_winter.scoring import card_points
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.turn import Turn, stand


def turn(state: EndlessWinter, card: int, *fell: str) -> list[Fact]:
    """The Nomad turns over a card, counted from 1."""
    state.agenda.push(ITS, (Turn(False),))
    return go_on(state, falling(f"nomad-card.{card}", *fell))


def its_cards(state: EndlessWinter) -> list[str]:
    return [CARD[kind] for kind in state.nomad_pile]


def test_a_turn_places_a_figure_and_does_the_verbs_and_those_of_the_lower_place() -> None:
    state = table(1)
    facts = turn(state, 1)
    assert [fact.card for fact in told(facts, NomadCardTurned)] == ["nomad-card.1"]
    assert (state.has(ITS, M_FIGURES_AT), state.lower[0]) == (1, ITS)
    assert [CARD[kind] for kind in state.nomad_buried] == ["elder", "crafter"], (
        "one by the card, one by the lower place"
    )
    assert (state.level(ITS, 1), its_cards(state)) == (1, [])


def test_where_somebody_stands_the_lower_verbs_are_left_out() -> None:
    state = table(1)
    stand(state, RED, TRIBE_FIGURE, INITIATE)
    turn(state, 1)
    assert its_cards(state) == ["crafter"]
    assert state.level(ITS, 1) == 0


def test_the_chief_is_its_third_figure() -> None:
    state = table(1)
    for card in (4, 5, 6):
        turn(state, card)
    assert (state.has(ITS, M_FIGURES_AT + 1), state.has(ITS, M_CHIEF_AT)) == (2, 1)


def test_it_takes_cards_of_the_fullest_tribe_decks() -> None:
    state = table(1)
    hold(state, RED, "elder", "elder", "hunter", zone="deck")
    turn(state, 3)
    assert [CARD[kind] for kind in state.nomad_buried] + its_cards(state) == ["crafter", "scout"]


def test_without_tribe_cards_it_scores() -> None:
    state = table(1)
    for tribe in range(5):
        state.change_cards(RED, 1, 3 + tribe, state.tribes[tribe])
        state.tribes[tribe] = 0
    turn(state, 3)
    assert source(state, ITS, "empty-decks") == 2


def test_it_buries_tribe_cards_before_culture_cards() -> None:
    state = table(1)
    turn(state, 5)
    assert its_cards(state) == ["bone-needles", "smoked-meat"], "most points, then the lowest position"
    state.tribes[4] -= 1
    state.nomad_pile = [*state.nomad_pile, 7]
    gain(state, ITS, bury(2))
    assert [CARD[kind] for kind in state.nomad_buried] == ["shaman", "bone-needles"]


def test_it_takes_the_stone_that_would_score_most() -> None:
    state = table(1)
    village_at(state, ITS, 7)  # hexes 2, 9 and 10: forest, forest, hills
    turn(state, 4)
    assert state.stones_of(ITS) == [1]
    assert state.megaliths_placed(ITS) == 2, "the slot gives a megalith, and its arrow another"


def test_it_hunts_what_completes_its_sets() -> None:
    state = table(1)
    animals(state, ITS, "sabertooth", "sabertooth")
    grounds(state, "ground-sloth", "woolly-mammoth", "sabertooth")
    turn(state, 12, "glyptodon")
    assert [state.has(ITS, M_UPRIGHT + n) for n in (2, 3)] == [3, 1], "and the top of the deck by the lower place"
    turn(state, 10, "stag-moose", "stag-moose")
    assert state.has(ITS, M_UPRIGHT + 5) == 1, "a mammoth is worth two points"
    turn(state, 11)
    assert len(state.grounds) == 1


def test_fx74_at_the_top_of_both_tracks_an_idol_is_a_point() -> None:
    state = table(1)
    climb(state, ITS, sacrifice=8, honour=8)
    gain(state, ITS, idol(1))
    assert (state.level(ITS, 0), state.level(ITS, 1), source(state, ITS, "idols")) == (8, 8, 1)


@pytest.mark.parametrize(
    ("sacrifice", "honour", "after"), [(0, 0, (0, 1)), (0, 1, (1, 1)), (8, 3, (8, 4)), (3, 8, (4, 8))]
)
def test_its_idols_keep_the_tracks_even(sacrifice: int, honour: int, after: tuple[int, int]) -> None:
    state = table(1)
    climb(state, ITS, sacrifice=sacrifice, honour=honour)
    gain(state, ITS, idol(1))
    assert (state.level(ITS, 0), state.level(ITS, 1)) == after


# Camps.


def test_a_camp_on_the_base_goes_where_fewest_are_and_the_land_is_best() -> None:
    state = table(1)
    assert wanted_step(state, ITS) == (0, 4), "mountains"
    camp_at(state, ITS, 0, 4)
    assert wanted_step(state, ITS) == (0, 6), "tundra"


def test_a_step_that_completes_a_triple_comes_first() -> None:
    state = table(1)
    camp_at(state, ITS, 0, 2, 8)
    assert wanted_step(state, ITS) == (0, 1)
    camp_at(state, ITS, 2, 8, 10)
    assert wanted_step(state, ITS) == (8, 9), "the lowest hex that can"


def test_a_triple_is_held_until_it_is_settled() -> None:
    state = table(1)
    camp_at(state, ITS, 1, 2, 8)
    assert wanted_step(state, ITS) == (EMPTY, EMPTY)
    camp_at(state, ITS, 1, 2, 8, 8)
    assert wanted_step(state, ITS)[0] == 8
    state.villages[3] = state.villages[4] = state.villages[5] = ITS
    state.put(ITS, 3, 0)
    assert wanted_step(state, ITS)[0] == 1, "without a village nothing is held"


def test_else_the_first_camp_spreads() -> None:
    state = table(1)
    camp_at(state, ITS, 11, 16)
    assert wanted_step(state, ITS) == (11, 3), "hills, and of equals the lowest"


def test_a_migration_completes_a_triple_holds_it_and_settles() -> None:
    state = table(1)
    camp_at(state, ITS, 1, 1, 7)
    facts = turn(state, 7)
    steps = [(fact.source, fact.target) for fact in told(facts, CampMoved)]
    assert steps[:3] == [("hex.1", "hex.8"), ("hex.0", "hex.4"), ("hex.4", "hex.13")]
    assert state.villages[2] == ITS
    assert len(steps) == 4, "and a camp and a step by the lower place"


def test_a_village_needs_no_food() -> None:
    state = table(1)
    camp_at(state, ITS, 1, 2, 8)
    turn(state, 8)
    assert state.villages[0] == ITS
    assert food(state, ITS) == 0


# Megaliths and benefits.


def test_it_begins_on_start_cells_and_follows_arrows() -> None:
    state = table(1)
    assert state.field().places[wanted_position(state, ITS)] == "cell.6.0"
    gain(state, ITS, megalith(1))
    assert state.megaliths_placed(ITS) == 2


def test_it_lies_high_if_that_is_worth_five_points() -> None:
    state = table(1)
    lay(state, ITS, "cell.0.0", "cell.1.0", "cell.0.1")
    lay(state, None, "cell.1.1", "cell.6.0", "cell.5.2", "cell.2.3")
    placed(state, ITS, 5)
    placed(state, RED, 2)
    facts = gain(state, ITS, megalith(1))
    assert [fact.place for fact in told(facts, MegalithPlaced)] == ["second-level.0.0"]
    assert source(state, ITS, "megaliths") == 7


def test_of_cells_it_likes_idols_best() -> None:
    state = table(1)
    lay(state, None, "cell.1.1", "cell.6.0", "cell.5.2", "cell.2.3")
    placed(state, ITS, 2)
    placed(state, RED, 2)
    assert state.field().places[wanted_position(state, ITS)] == "cell.5.1", "an idol beside a start cell"
    gain(state, ITS, megalith(1))
    assert state.level(ITS, 1) == 1


def test_what_it_makes_of_benefits() -> None:
    state = table(1)
    gain(state, ITS, draw(2))
    assert source(state, ITS, "effects") == 2
    gain(state, ITS, tool(2))
    gain(state, ITS, tribe_discard(1))
    assert source(state, ITS, "effects") == 3
    gain(state, ITS, all_of(idol(1), bury(1)))
    assert state.level(ITS, 1) == 1
    gain(state, ITS, move(2))
    assert state.camps[19] == 0
    gain(state, ITS, SLOT_BENEFIT[2])
    assert (source(state, ITS, "effects"), state.megaliths_placed(ITS)) == (4, 2)
    gain(state, ITS, GLACIER_BENEFIT[6])
    assert (source(state, ITS, "effects"), food(state, ITS), state.has(ITS, 1)) == (7, 0, 0)


# Eclipses and the end.


def test_its_labour_is_that_of_the_cards_of_the_round() -> None:
    state = table(1)
    for card in (6, 1, 4, 5):
        turn(state, card)
    assert eclipse_labour(state, ITS) == 1 + 1 + 2, "of the last three"


def test_its_eclipse_needs_no_decision() -> None:
    state = table(1)
    for card in (1, 4, 5):
        turn(state, card)
    figures_out(state)
    camp_at(state, ITS, 1, 4)  # plains and mountains
    own_stones(state, ITS, "stone-camp-kinds")
    village_at(state, ITS, 10)
    before = source(state, ITS, "effects")
    eclipse(state)
    assert state.order == [ITS, RED]
    assert moves(state, RED)[0] == "draw", "its own part is over"
    assert source(state, ITS, "effects") >= before + 1
    assert source(state, ITS, "stones") >= 2


def test_a_cell_of_its_reserve_that_is_emptied_in_the_eclipse_is_claimed_as_well() -> None:
    state = table(1)
    figures_out(state)
    lay(state, ITS, "cell.1.1")
    placed(state, ITS, 9)
    climb(state, ITS, sacrifice=5, honour=6)
    facts = eclipse(state)
    assert [fact.place for fact in told(facts, ReserveClaimed)] == [f"reserve.{n}" for n in (1, 3, 5)], (
        "others give nothing"
    )
    assert state.megaliths_placed(ITS) == 10, "level 6 of the sacrifice track brings the last one"


def test_its_animals_count_for_stones_as_if_they_were_rotated() -> None:
    state = table(1, round=3)
    animals(state, ITS, "ground-sloth", "ground-sloth", "sabertooth")
    own_stones(state, ITS, "stone-rotated-kinds")
    figures_out(state)
    eclipse(state)
    play(state, RED, moves(state, RED)[-1])
    assert source(state, ITS, "stones") == 2


def test_its_cards_score_in_the_pile_and_in_the_burial_area() -> None:
    state = table(1)
    state.nomad_pile = [7, 13]
    state.nomad_buried = [3]
    assert card_points(state, ITS) == 1 + 2 + 1


def test_others_gain_nothing_that_it_could_not_keep() -> None:
    state = table(1, round=3)
    hold(state, RED, "trade-network")
    play(state, RED, "play trade-network")
    assert food(state, ITS) == 0


@pytest.mark.parametrize("variant", [0, 1])
def test_twelve_cards_last_exactly_four_rounds(variant: int) -> None:
    for seed in range(4):
        match = Match(GAME, 1, {"gameplay-variant": variant})
        dice = QuickDice(seed)
        match.begin(dice)
        while not match.is_over():
            options = moves(match.state, 0)
            match.play(0, options[dice.roll(len(options))], dice)
        assert (match.state.nomad_deck, sorted(match.state.nomad_stack)) == ([], list(range(12)))
        assert match.state.has(ITS, M_CAMPS) < 5

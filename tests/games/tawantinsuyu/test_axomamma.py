"""Axomamma: her board, and how she treats what she is given."""

import pytest
from tests.games.tawantinsuyu.table import (
    HERS,
    PURPLE,
    alone,
    army,
    buildings,
    climb,
    face,
    falling,
    give,
    gods,
    goods,
    happen,
    lay,
    own,
    pave,
    raise_statues,
    settle_village,
    solo,
    supply,
    tapestries,
    told,
    verbs,
    weave,
    workers,
)

from yupana.engine.piles import replaced
from yupana.games.tawantinsuyu.axomamma.board import PERSONALITY, TEMPLE_PERSONALITY
from yupana.games.tawantinsuyu.axomamma.cells import UseCell, UseTokens, her_slot
from yupana.games.tawantinsuyu.axomamma.effects import HerHire, HerPutWeaving, HerStoneOrWorker, her_tile
from yupana.games.tawantinsuyu.board import (
    EMPTY,
    GODS,
    GOLD,
    POTATO,
    STEPS_SLOT,
)
from yupana.games.tawantinsuyu.facts import (
    CellUsed,
    TokenMoved,
)
from yupana.games.tawantinsuyu.goods import FOR_NOTHING, Gain
from yupana.games.tawantinsuyu.market import Build
from yupana.games.tawantinsuyu.state import ALTAR
from yupana.games.tawantinsuyu.statues import Erect
from yupana.games.tawantinsuyu.tapestry import WEAVING, BuyOneWeaving, WeaveTask
from yupana.games.tawantinsuyu.village import TO_NOMADS, TO_VILLAGE

pytestmark = pytest.mark.compiled

# Her board.


def test_fx10_the_cells_under_the_tokens_of_the_die_are_used_and_those_tokens_move() -> None:
    state = solo()
    settle_village(state, "priest", "craftsman")
    facts = happen(state, UseTokens(3), HERS)
    assert [(fact.row, fact.cell) for fact in told(facts, CellUsed)] == [("upper", 3), ("lower", 3)]
    assert goods(state, HERS) == {"stone": 2, "corn": 1}
    assert workers(state, HERS) == ["craftsman"]
    moved = [(fact.row, fact.value, fact.cell) for fact in told(facts, TokenMoved)]
    assert moved == [("upper", 3, 1), ("lower", 3, 1)]
    assert state.axomamma[:8] == [1, 2, 1, 1, 2, 4, 1, 1]


@pytest.mark.parametrize(
    ("cell", "gained"), [(1, {"potato": 3}), (2, {"corn": 2}), (3, {"stone": 2}), (4, {"gold": 1}), (5, {"corn": 2})]
)
def test_the_upper_row_gives_goods(cell: int, gained: dict[str, int]) -> None:
    state = solo()
    happen(state, UseCell(0, cell), HERS)
    assert goods(state, HERS) == gained


def test_r43_the_fifth_upper_cell_gives_what_she_has_less_of_and_corn_if_equal() -> None:
    state = solo()
    give(state, HERS, corn=1)
    happen(state, UseCell(0, 5), HERS)
    assert goods(state, HERS) == {"corn": 1, "stone": 2}


def test_the_lower_row_gives_workers_army_cards_and_points() -> None:
    state = solo()
    happen(state, UseCell(2, 1), HERS)
    assert workers(state, HERS) == ["architect"]
    happen(state, UseCell(2, 2), HERS)
    assert len(army(state, HERS)) == 1
    happen(state, UseCell(2, 4), HERS)
    assert state.points(HERS) == 12
    happen(state, UseCell(2, 5), HERS, falling("nomad.2", "priest"))
    assert workers(state, HERS) == ["architect", "craftsman"]


def test_a_worker_cell_is_skipped_without_such_a_worker() -> None:
    state = solo()
    settle_village(state)
    state.token = PURPLE
    happen(state, UseCell(2, 3), HERS)
    assert workers(state, HERS) == []


@pytest.mark.parametrize(("personality", "name"), list(enumerate(("statue", "weaving", "temple", "building"))))
def test_the_personality_acts_with_the_gold(personality: int, name: str) -> None:
    state = solo()
    climb(state, HERS, 1)
    state.axomamma = replaced(state.axomamma, PERSONALITY, personality)
    happen(state, UseCell(0, 4), HERS)
    assert goods(state, HERS) == {"gold": 1}
    assert (state.points(HERS) == 13) == (name == "statue")
    assert (len(tapestries(state, HERS)[0].split()) == 2) == (name == "weaving")
    assert state.step(HERS) == (2 if name == "temple" else 1)
    assert (len(buildings(state, HERS)) == 1) == (name == "building")


@pytest.mark.parametrize(("stopping", "steps"), [(0, 0), (1, 1)])
def test_r47_her_personality_may_also_act_when_a_token_stops_on_its_cell(stopping: int, steps: int) -> None:
    state = alone(axomamma_stopping_personality=stopping)
    state.axomamma = replaced(state.axomamma, PERSONALITY, TEMPLE_PERSONALITY)
    climb(state, HERS, 1)
    facts = happen(state, UseTokens(2), HERS)
    assert ("upper", 2, 4) in [(fact.row, fact.value, fact.cell) for fact in told(facts, TokenMoved)]
    used = [(fact.row, fact.cell) for fact in told(facts, CellUsed)]
    assert used == [("upper", 2), ("middle", 4), ("lower", 1)] + [("upper", 4)] * stopping
    assert state.has(HERS, GOLD) == 1 + stopping, "one for the statue she cannot pay, one with her personality"
    assert state.step(HERS) == 1 + steps
    happen(state, UseTokens(2), HERS)
    assert state.step(HERS) == 2 + steps, "and when the token is activated"


def test_r47_without_a_personality_nothing_happens_when_a_token_stops() -> None:
    state = alone("E1", axomamma_stopping_personality=1)
    facts = happen(state, UseTokens(2), HERS)
    assert ("upper", 4) not in [(fact.row, fact.cell) for fact in told(facts, CellUsed)]
    assert state.has(HERS, GOLD) == 1


# Goods, workers and cards.


def test_fx26_she_turns_five_potatoes_into_five_points() -> None:
    state = solo()
    give(state, HERS, potato=4)
    happen(state, Gain(POTATO, 3), HERS)
    assert goods(state, HERS) == {"potato": 2}
    assert state.points(HERS) == 15


@pytest.mark.parametrize(
    ("stone", "held", "gets"), [(2, 1, "worker"), (1, 1, "worker"), (0, 1, "stone"), (2, 2, "stone"), (0, 0, "worker")]
)
def test_fx28_of_stone_and_a_worker_she_takes_what_she_has_fewer_of(stone: int, held: int, gets: str) -> None:
    state = solo()
    settle_village(state, "warrior", "priest")
    give(state, HERS, stone=stone)
    supply(state, HERS, *["courier"] * held)
    happen(state, HerStoneOrWorker(), HERS)
    if gets == "stone":
        assert goods(state, HERS) == {"stone": stone + 1}
        assert workers(state, HERS) == ["courier"] * held
    else:
        assert workers(state, HERS) == ["courier"] * held + ["warrior"]
        assert len(army(state, HERS)) == 1


def test_without_village_and_nomads_she_takes_stone() -> None:
    state = solo()
    settle_village(state)
    state.token = PURPLE
    for at, worker in enumerate(state.nomads):
        state.bag[worker] += 1
        state.nomads[at] = EMPTY
    happen(state, HerStoneOrWorker(), HERS)
    assert goods(state, HERS) == {"stone": 1}


@pytest.mark.parametrize(
    ("worker", "gained", "points", "cards"),
    [
        ("architect", {"stone": 1}, 0, 0),
        ("craftsman", {"corn": 1}, 0, 0),
        ("courier", {"potato": 1}, 1, 0),
        ("warrior", {}, 0, 1),
        ("priest", {}, 1, 0),
    ],
)
def test_fx31_a_hired_worker_gives_the_bonus_of_its_colour(
    worker: str, gained: dict[str, int], points: int, cards: int
) -> None:
    state = solo()
    settle_village(state, worker, "priest")
    happen(state, HerHire(TO_VILLAGE, 0), HERS)
    assert goods(state, HERS) == gained
    assert state.points(HERS) == 10 + points
    assert len(army(state, HERS)) == cards


def test_fx31_a_priest_buries_the_oldest_altar_card_for_a_point() -> None:
    state = solo()
    lay(state, "god-wave.2", "god-wave.1")
    settle_village(state, "priest", "priest")
    happen(state, HerHire(TO_VILLAGE, 0), HERS)
    assert state.points(HERS) == 12
    assert gods(state, ALTAR) == ["god-wave.1"]
    assert len(state.gods_under) == 1


def test_fx31_of_three_workers_a_random_one_leaves() -> None:
    state = solo()
    supply(state, HERS, "courier", "warrior")
    settle_village(state, "architect", "priest")
    happen(state, HerHire(TO_VILLAGE, 0), HERS, falling("her-worker.1"))
    assert goods(state, HERS) == {"stone": 1}
    assert workers(state, HERS) == ["architect", "courier"]
    assert state.her_workers == [2, 0]


def test_a_nomad_she_takes_is_replaced() -> None:
    state = solo()
    happen(state, HerHire(TO_NOMADS, 0), HERS, falling("priest"))
    assert (workers(state, HERS), state.nomads[0]) == (["architect"], 4)


def test_free_statues_are_of_gods_she_has_none_of() -> None:
    state = solo()
    raise_statues(state, HERS, *[f"small-{god}" for god in GODS[:5]])
    happen(state, Erect(FOR_NOTHING), HERS)
    assert state.has(HERS, 16 + 5) == 1
    happen(state, Erect(FOR_NOTHING), HERS)
    assert sum(state.has(HERS, 16 + god) for god in range(6)) == 7


@pytest.mark.parametrize(("owned", "kind"), [(1, "production"), (2, "permanent")])
def test_free_buildings_are_production_ones_until_two_lie_face_up(owned: int, kind: str) -> None:
    state = solo()
    own(state, HERS, *[f"production.{n + 10}" for n in range(owned)])
    before = set(buildings(state, HERS))
    happen(state, Build(FOR_NOTHING), HERS)
    (new,) = set(buildings(state, HERS)) - before
    assert new.startswith(kind)


# The middle row.


def test_she_buys_two_weavings_for_three_corn_and_then_the_player_may_buy_one() -> None:
    state = solo(top="weaving.1")
    weave(state, HERS, "starting-weaving.2")
    give(state, HERS, corn=2, gold=1)
    give(state, PURPLE, corn=2)
    happen(state, UseCell(1, 1), HERS, falling("weaving.4", "weaving.9"))
    assert goods(state, HERS) == {}
    assert tapestries(state, HERS) == ["starting-weaving.2 weaving.9 weaving.1"]
    assert verbs(state, PURPLE, "buy-one") == ["weaving.4"]


def test_with_little_corn_she_buys_one_weaving_and_gains_a_gold() -> None:
    state = solo(top="weaving.1")
    give(state, HERS, corn=1)
    happen(state, UseCell(1, 1), HERS)
    assert goods(state, HERS) == {"gold": 1}
    assert len(tapestries(state, HERS)[0].split()) == 2
    happen(state, UseCell(1, 2), HERS)  # a building for that gold
    happen(state, UseCell(1, 1), HERS)
    assert goods(state, HERS) == {"gold": 1}


def test_she_likes_tiles_for_her_longest_tapestry_and_then_the_highest_number() -> None:
    state = solo(top="weaving.1")
    weave(state, HERS, "weaving.3", "weaving.5 weaving.8")
    tiles = [WEAVING.index(name) for name in ("weaving.4", "weaving.7", "weaving.13", "weaving.2")]
    assert WEAVING[her_tile(state, HERS, tiles)] == "weaving.13"
    assert WEAVING[her_tile(state, HERS, tiles[:2])] == "weaving.7"
    happen(state, HerPutWeaving(tiles[1]), HERS)
    assert tapestries(state, HERS) == ["weaving.3 weaving.7", "weaving.5 weaving.8"]


def test_of_equally_long_tapestries_none_comes_first_when_she_chooses_a_tile() -> None:
    state = solo(top="weaving.1")
    weave(state, HERS, "weaving.7", "weaving.10")
    tiles = [WEAVING.index(name) for name in ("weaving.4", "weaving.9")]  # a serpent fits the later one alone
    assert WEAVING[her_tile(state, HERS, tiles)] == "weaving.9"
    happen(state, HerPutWeaving(tiles[1]), HERS)
    assert tapestries(state, HERS) == ["weaving.7", "weaving.10 weaving.9"]


def test_all_shorter_tapestries_are_alike_when_she_chooses_a_tile() -> None:
    state = solo(top="weaving.1")
    weave(state, HERS, "weaving.5 weaving.7 weaving.11", "weaving.8 weaving.13", "weaving.6")
    tiles = [WEAVING.index(name) for name in ("weaving.4", "weaving.9")]  # neither fits the longest
    assert WEAVING[her_tile(state, HERS, tiles)] == "weaving.9"
    happen(state, HerPutWeaving(tiles[1]), HERS)
    assert tapestries(state, HERS)[1:] == ["weaving.8 weaving.13", "weaving.6 weaving.9"]
    happen(state, HerPutWeaving(WEAVING.index("weaving.16")), HERS)
    assert tapestries(state, HERS)[0].endswith("weaving.16"), "of several that a tile fits, the longest"


def test_when_the_player_weaves_she_buys_with_real_corn_a_tile_that_fits() -> None:
    state = solo(top="weaving.1")
    weave(state, HERS, "weaving.3")
    give(state, HERS, corn=1, gold=5)
    happen(state, WeaveTask(), dice=falling("weaving.4", "weaving.2", "weaving.5"))
    assert len(tapestries(state, HERS)) == 1
    state = solo(top="weaving.1")
    weave(state, HERS, "weaving.3")
    give(state, HERS, corn=2)
    state.on_sale = [WEAVING.index("weaving.2")]
    state.weavings = replaced(state.weavings, state.on_sale[0], -6)
    happen(state, BuyOneWeaving(), HERS)
    assert goods(state, HERS) == {"corn": 2}  # another llama does not fit
    state.on_sale = [WEAVING.index("weaving.4")]
    happen(state, BuyOneWeaving(), HERS)
    assert goods(state, HERS) == {}
    assert tapestries(state, HERS) == ["weaving.3 weaving.4"]


def test_she_builds_upper_steps_clockwise_from_her_high_priest() -> None:
    state = solo()
    face(state, HERS, 4)
    pave(state, PURPLE, "upper-steps.4")
    give(state, HERS, stone=2, gold=1)
    happen(state, UseCell(1, 3), HERS)
    assert state.steps[STEPS_SLOT.index("upper-steps.5")] == HERS
    assert goods(state, HERS) == {"potato": 2, "corn": 1}
    assert state.points(HERS) == 14
    pave(state, PURPLE, "upper-steps.1", "upper-steps.2", "upper-steps.3")
    assert STEPS_SLOT[her_slot(state, HERS)] == "lower-steps.5"
    pave(state, PURPLE, "lower-steps.5")
    assert STEPS_SLOT[her_slot(state, HERS)] == "lower-steps.4"
    happen(state, UseCell(1, 3), HERS)
    assert goods(state, HERS) == {"potato": 2, "corn": 1, "gold": 1}


def test_she_erects_a_large_statue_if_she_can_of_the_god_that_her_slots_name() -> None:
    state = solo()
    give(state, HERS, stone=3, gold=2)
    happen(state, UseCell(1, 4), HERS, falling("die.2"))
    assert (state.has(HERS, 22 + 1), state.points(HERS), goods(state, HERS)) == (1, 19, {})
    give(state, HERS, stone=3)
    raise_statues(state, HERS, "small-zigzag")
    happen(state, UseCell(1, 4), HERS, falling("die.2"))
    assert state.has(HERS, 16 + 2) == 1  # she has a small zigzag: the next slot clockwise
    happen(state, UseCell(1, 4), HERS)
    assert goods(state, HERS) == {"gold": 1}


@pytest.mark.parametrize(("names", "stone", "gold"), [((), 0, 1), ((), 1, 0), (("E2",), 1, 1), (("E2",), 2, 0)])
def test_a_building_costs_her_a_stone_or_two_with_e2(names: tuple[str, ...], stone: int, gold: int) -> None:
    state = alone(*names)
    give(state, HERS, stone=stone, gold=gold)
    happen(state, UseCell(1, 5), HERS)
    assert buildings(state, HERS)[0].startswith("permanent")
    assert goods(state, HERS) == {}
    happen(state, UseCell(1, 2), HERS)
    assert goods(state, HERS) == {"gold": 1}

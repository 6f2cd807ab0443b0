"""What the table of Santa Maria says: what an option brings and costs, and what matters."""

import pytest
from tests.games.promised import tags_of
from tests.games.santa_maria.table import RED, colony, conquered, give, happen, play, preached, row_of, table, take_turn
from tests.words.hearing import speaking

from yupana.engine.machine import decision_of
from yupana.games.santa_maria.american_kingdoms.components import KINGDOMS
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import BISHOP_MOST
from yupana.games.santa_maria.facts import YearEnded
from yupana.games.santa_maria.goods import ChoosePayment, cost_of
from yupana.games.santa_maria.monks import Bishop, Scholar
from yupana.games.santa_maria.talk import SantaMariaTalk
from yupana.games.santa_maria.year import EndYear
from yupana.play.telling import Told, lines_of
from yupana.text.words import LANGUAGES

TALK = SantaMariaTalk()


def test_goods_without_room_are_promised_as_the_coins_that_come_instead() -> None:
    state = table()
    colony(state, RED, row_of(1, "WD GE .. .. .. .."))
    give(state, RED, wood=2, gem=3)
    assert tags_of("santa-maria", state, RED, "use blue.1 row.1") == [("wood", "+1"), ("coin", "+2")]
    give(state, RED, wood=1)
    assert tags_of("santa-maria", state, RED, "use blue.1 row.1") == [("coin", "+3")]


def test_somebody_alone_is_told_how_far_the_tree_is() -> None:
    for space, steps in ((0, 3), (2, 1), (4, 0)):
        state = table(seats=1)
        conquered(state, (RED, space))
        tree = [status.message.arguments for status in TALK.status(state, RED) if status.message.id == "status-tree"]
        assert tree == [{"steps": steps, "points": 4}]
    assert "status-tree" not in [status.message.id for status in TALK.status(table(), RED)]


def test_the_end_of_a_year_tells_of_conquistadors_that_brought_nothing() -> None:
    state = table(seats=1, year=3)
    facts = happen(state, EndYear())
    assert isinstance(facts[0], YearEnded)
    told = lines_of(Told(1, RED, "", facts, [0]), RED, None, 1)
    rows = [row for line in told if "moment" in line for row in line["moment"]["rows"]]
    assert [row["cells"] for row in rows if row.get("source") == "conquistadors"] == [[0.0]]


def penalties(state: Kingdoms) -> dict[str, object]:
    """What each bishop and mission is said to cost where a monk is placed."""
    colony(state, RED, row_of(1, "RE .. .. .. .. .."))
    preached(state, RED, 1)
    take_turn(state, RED)
    play(state, RED, "use blue.1 row.1", "advance religion.2")
    decision = decision_of(state, RED)
    assert decision is not None
    monks = [option for option in decision.options if option.verb == "place-monk"]
    return {each.touch[0]: TALK.details(state, RED, each)["penalty"] for each in monks}


def test_bishops_of_the_base_game_say_what_they_cost() -> None:
    found = penalties(table())
    assert found["bishop-sugar"] == 2
    assert found["mission-gold"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_scholars_say_what_they_are_worth_and_bishops_how_much_at_most(language: str) -> None:
    words = speaking("santa-maria", language)
    for spot in KINGDOMS.spots:
        said = words.name(spot.name, "effect")
        if isinstance(spot, Scholar):
            assert f"({spot.points} " in said
        elif isinstance(spot, Bishop) and spot.name != "bishop-conquest":  # which knows no limit
            assert str(BISHOP_MOST) in said


def brings(state: Kingdoms, space: int) -> object:
    """What the second step of religion is said to bring to somebody who has come to a space with the first."""
    colony(state, RED, row_of(1, "RE .. .. .. .. .."))
    give(state, RED, grain=1)
    preached(state, RED, space - 1)
    take_turn(state, RED)
    play(state, RED, "use blue.1 row.1")
    decision = decision_of(state, RED)
    assert decision is not None
    step = next(option for option in decision.options if option.verb == "advance-for")
    return TALK.details(state, RED, step)["brings"]


def test_a_step_of_religion_says_what_it_brings() -> None:
    found = {space: brings(table(), space) for space in (1, 3, 4, 7)}
    assert found == {1: "monk-and-die", 3: "nothing", 4: "monk", 7: "monk-and-die"}


def test_gold_beside_something_else_says_what_else_is_paid() -> None:
    state = table()
    give(state, RED, wood=2, grain=1, gold=1)
    ways = ChoosePayment(cost_of(wood=2, grain=1)).options(state, RED)
    option = next(each for each in ways if each.verb == "pay-one-gold")
    assert TALK.details(state, RED, option) == {"good": "wood", "amount": 1}

"""What the table of Tawantinsuyu says of options: which of them lead nowhere, and what they would waste."""

from __future__ import annotations

from tests.games.tawantinsuyu.table import PURPLE, exhaust, give, happen, hold, muster, own, play, table
from tests.words.hearing import speaking

from yupana.engine.machine import decision_of
from yupana.games.tawantinsuyu.board import BUILD, PRODUCTION, SPACE_TASKS
from yupana.games.tawantinsuyu.conquest import Conquer
from yupana.games.tawantinsuyu.coricancha import Activate
from yupana.games.tawantinsuyu.god_bonuses import UseBonuses, all_bonuses
from yupana.games.tawantinsuyu.gods import GOD_CARD
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.talk import TALK
from yupana.games.tawantinsuyu.tasks import PerformTasks
from yupana.play.messages import doing
from yupana.tabletop.scene import Message


def texts(state: Tawantinsuyu, language: str) -> list[str]:
    """What Purple is offered, in words."""
    decision = decision_of(state, PURPLE)
    assert decision is not None
    said = [doing(option, TALK.details(state, PURPLE, option)) for option in decision.options]
    return [speaking("tawantinsuyu", language).say(message.id, message.arguments) for message in said]


def test_the_task_of_building_says_when_buildings_can_only_be_replaced() -> None:
    state = table()
    hold(state, PURPLE, "god-wave.1")
    happen(state, PerformTasks(next(n for n, tasks in enumerate(SPACE_TASKS) if BUILD in tasks), 1, 0, False))
    assert "Спорудження будівлі: жодної не оплатити, лише замінити" in texts(state, "uk")
    give(state, PURPLE, stone=3, corn=1, potato=1)
    assert "Спорудження будівлі" in texts(state, "uk")


def wasted(state: Tawantinsuyu, move: str) -> Message | None:
    """What Purple would throw away by a move."""
    decision = decision_of(state, PURPLE)
    assert decision is not None
    option = decision.find(move)
    assert option is not None
    return TALK.waste(state, PURPLE, option)


def test_who_turns_a_building_up_is_asked_about_those_that_could_still_produce() -> None:
    state = table(2)
    exhaust(state, PURPLE, "production.1")
    own(state, PURPLE, "production.2", "production.4")
    happen(state, Activate(PRODUCTION, True))
    assert wasted(state, "turn-up production.1") is None  # it comes first, and all can be used
    play(state, PURPLE, "produce production.4")
    assert wasted(state, "turn-up production.1") == Message("waste-production", {"buildings": 1})
    assert wasted(state, "produce production.2") is None
    play(state, PURPLE, "produce production.2")
    assert wasted(state, "turn-up production.1") is None


def test_who_recovers_during_production_is_asked_likewise() -> None:
    state = table(2)
    exhaust(state, PURPLE, "army.1")
    own(state, PURPLE, "production.2", "production.4", "permanent.16")
    happen(state, Activate(PRODUCTION, True))
    assert wasted(state, "recover army.1") is None
    play(state, PURPLE, "produce production.4")
    assert wasted(state, "recover army.1") == Message("waste-production", {"buildings": 1})


def test_bonuses_of_god_cards_can_be_taken_in_one_go_where_they_only_bring_goods_or_points() -> None:
    state = table()
    cards = [GOD_CARD.index(name) for name in ("god-spiral.1", "god-spiral.2", "god-zigzag.4", "god-squares.7")]
    happen(state, UseBonuses(tuple(cards), tuple([all_bonuses(card) for card in cards])))
    decision = decision_of(state, PURPLE)
    assert decision is not None
    others = [option.move() for option in decision.options if not TALK.plain(state, PURPLE, option)]
    assert others == ["use god-spiral-2.1", "use god-squares-7.0", "decline"], (
        "they bring an army card and recover a card"
    )
    assert len(decision.options) > len(others)


def test_a_conquest_says_how_many_soldiers_it_takes_and_what_it_gives() -> None:
    state = table()
    muster(state, PURPLE, "army.1", "army.2", "army.3")
    happen(state, Conquer())
    assert texts(state, "uk")[:3] == [
        "Завоювати Чинчайсую 1 (перевернути 1 солдата): 1 камінь",
        "Завоювати Чинчайсую 2 (скинути 1 солдата): 2 камені",
        "Завоювати Чинчайсую 3 (перевернути 2 солдатів, скинути 1): 4 очки",
    ]


def test_a_war_council_makes_the_price_of_the_same_space_differ() -> None:
    state = table()
    muster(state, PURPLE, "army.1", "army.2", "army.3")
    own(state, PURPLE, "permanent.13")
    happen(state, Conquer())
    assert [text for text in texts(state, "en") if "Chinchaysuyu 3" in text] == [
        "Conquer Chinchaysuyu 3 (turn 2 soldiers face-down, discard 1): 4 points",
        "Conquer Chinchaysuyu 3 (turn 1 soldier face-down, discard 1): 4 points",
        "Conquer Chinchaysuyu 3 (turn 2 soldiers face-down): 4 points",
        "Conquer Chinchaysuyu 3 (turn 1 soldier face-down): 4 points",
    ]

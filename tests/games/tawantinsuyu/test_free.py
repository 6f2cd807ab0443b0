"""Free actions."""

import pytest
from tests.games.tawantinsuyu.table import (
    BLACK,
    PURPLE,
    army,
    begin_turn,
    face,
    give,
    gods,
    goods,
    happen,
    hold,
    is_done,
    moves,
    own,
    play,
    prompt,
    supply,
    table,
    verbs,
)

from yupana.engine.agenda import Seat
from yupana.games.tawantinsuyu.army import ARMY_CARD
from yupana.games.tawantinsuyu.board import EMPTY
from yupana.games.tawantinsuyu.coricancha import Offer
from yupana.games.tawantinsuyu.gods import GOD_CARD
from yupana.games.tawantinsuyu.goods import AS_TASK
from yupana.games.tawantinsuyu.state import ALTAR, DISCARDED, PILE, Tawantinsuyu
from yupana.games.tawantinsuyu.statues import Erect
from yupana.games.tawantinsuyu.temple import PayStep
from yupana.games.tawantinsuyu.turn import MOVE, TRAIN, TakeSecondAction

pytestmark = pytest.mark.compiled


def exchanges(state: Tawantinsuyu, seat: Seat) -> list[str]:
    """The exchanges that are offered."""
    return [move for move in moves(state, seat) if move.startswith("exchange")]


# Z15.


def test_fx35_an_exchange_never_leads_back_at_the_same_decision() -> None:
    state = table()
    own(state, PURPLE, "permanent.15")
    give(state, PURPLE, stone=3, gold=1, corn=1)
    assert exchanges(state, PURPLE) == [
        "exchange-stone permanent.15 gold",
        "exchange-stone permanent.15 corn",
        "exchange-gold permanent.15 stone",
        "exchange-gold permanent.15 corn",
    ]
    play(state, PURPLE, "exchange-stone permanent.15 gold")
    assert goods(state, PURPLE) == {"stone": 1, "gold": 2, "corn": 1}
    assert "exchange-gold permanent.15 stone" not in moves(state, PURPLE)
    play(state, PURPLE, "exchange-gold permanent.15 corn")
    assert goods(state, PURPLE) == {"stone": 1, "gold": 1, "corn": 3}
    assert "exchange-corn permanent.15 stone" not in moves(state, PURPLE)
    assert prompt(state) == "TakeTurn"


def test_fx35_exchanges_at_one_decision_come_to_an_end() -> None:
    state = table()
    own(state, PURPLE, "permanent.15")
    give(state, PURPLE, stone=4, gold=2, corn=3)
    made = 0
    while exchanges(state, PURPLE):
        play(state, PURPLE, exchanges(state, PURPLE)[made % len(exchanges(state, PURPLE))])
        made += 1
        assert state.has(PURPLE, 2) + state.has(PURPLE, 1) + 2 * state.has(PURPLE, 3) == 11
    assert 5 < made < 60


def test_the_next_decision_forgets_what_the_player_had() -> None:
    state = table()
    own(state, PURPLE, "permanent.15")
    give(state, PURPLE, gold=1)
    play(state, PURPLE, "exchange-gold permanent.15 stone")
    assert "exchange-stone permanent.15 gold" not in moves(state, PURPLE)
    play(state, PURPLE, "pray")
    assert "exchange-stone permanent.15 gold" in moves(state, PURPLE)


def test_an_owner_of_z15_is_asked_in_the_turns_of_others_even_with_nothing_else_to_do() -> None:
    state = table(2)
    give(state, BLACK, stone=3, corn=1)
    happen(state, Offer(False), BLACK)
    assert is_done(state)
    own(state, BLACK, "permanent.15")
    happen(state, Offer(False), BLACK)
    assert moves(state, BLACK)[0] == "decline"
    play(state, BLACK, "exchange-stone permanent.15 corn")
    assert verbs(state, BLACK, "offer") == ["temple.1"]


def test_r45_an_exchange_that_would_make_a_chosen_step_unpayable_is_not_offered() -> None:
    state = table()
    own(state, PURPLE, "permanent.15")
    give(state, PURPLE, stone=3)
    happen(state, Erect(AS_TASK))
    assert exchanges(state, PURPLE) == []
    give(state, PURPLE, gold=1)
    happen(state, Erect(AS_TASK))
    assert exchanges(state, PURPLE) == [
        "exchange-stone permanent.15 gold",
        "exchange-gold permanent.15 stone",
        "exchange-gold permanent.15 corn",
    ]


def test_z15_works_as_well_for_an_owner_of_z19_who_has_nothing_to_pay_it_with() -> None:
    state = table(2)
    own(state, PURPLE, "permanent.15", "permanent.19")
    give(state, PURPLE, stone=4, corn=2)
    all_four = [
        "exchange-stone permanent.15 gold",
        "exchange-stone permanent.15 corn",
        "exchange-corn permanent.15 stone",
        "exchange-corn permanent.15 gold",
    ]
    assert exchanges(state, PURPLE) == all_four
    happen(state, PayStep())
    assert moves(state, PURPLE) == ["decline", *all_four]


# Army cards.


def test_an_army_card_of_the_hand_can_be_spent_at_every_decision_of_the_own_turn() -> None:
    state = table(2)
    hold(state, PURPLE, "army.17")
    supply(state, PURPLE, "priest")
    assert verbs(state, PURPLE, "place") == []
    play(state, PURPLE, "spend army.17")
    assert goods(state, PURPLE) == {"gold": 1}
    assert army(state, DISCARDED) == ["army.17"]
    assert verbs(state, PURPLE, "place") == ["priest"]


def test_army_cards_cannot_be_spent_in_the_turns_of_others_nor_outside_turns() -> None:
    state = table(2)
    hold(state, BLACK, "army.17")
    give(state, BLACK, corn=3)
    happen(state, Offer(False), BLACK)
    assert verbs(state, BLACK, "spend") == []
    begin_turn(state, BLACK)
    assert verbs(state, BLACK, "spend") == ["army.17"]
    state.active = EMPTY
    assert verbs(state, BLACK, "spend") == []


def test_nothing_is_free_while_paying() -> None:
    state = table(2)
    hold(state, PURPLE, "army.17")
    supply(state, PURPLE, "priest")
    give(state, PURPLE, potato=2, corn=2, gold=1)
    play(state, PURPLE, "place priest", "place-on middle.0 gold")
    assert prompt(state) == "ChoosePayment"
    assert verbs(state, PURPLE, "spend") == []


def test_hiring_is_asked_of_a_player_who_could_spend_a_card_for_food() -> None:
    state = table(2)
    hold(state, PURPLE, "army.1")
    supply(state, PURPLE, "warrior")
    give(state, PURPLE, gold=1)
    play(state, PURPLE, "place warrior", "place-on top.0 gold", "stop")
    assert verbs(state, PURPLE, "hire") == []
    play(state, PURPLE, "spend army.1")
    assert verbs(state, PURPLE, "hire") == ["village.1"]


# Z19.


def test_z19_sells_god_cards_for_potatoes_and_nothing_is_free_inside() -> None:
    state = table(2)
    own(state, PURPLE, "permanent.19")
    hold(state, PURPLE, "army.1")
    give(state, PURPLE, potato=1, gold=1)
    assert verbs(state, PURPLE, "consult") == ["permanent.19 potato", "permanent.19 gold"]
    play(state, PURPLE, "consult permanent.19 potato")
    assert moves(state, PURPLE) == ["take god-deck"]
    play(state, PURPLE, "take god-deck")
    assert prompt(state) == "TakeTurn"
    assert len(gods(state, PURPLE)) == 1


def test_z19_does_not_take_the_last_card_that_a_decision_is_about() -> None:
    state = table(2)
    own(state, PURPLE, "permanent.19")
    give(state, PURPLE, potato=3)
    for card in range(1, len(GOD_CARD)):
        hold(state, BLACK, GOD_CARD[card])
    assert gods(state, PILE) == ["god-spiral.1"]
    assert verbs(state, PURPLE, "consult")
    play(state, PURPLE, "pray")
    assert moves(state, PURPLE) == ["take god-deck"]
    assert gods(state, ALTAR) == []


def test_the_last_potato_pays_for_z19_at_a_decision_that_can_be_declined() -> None:
    state = table(2)
    own(state, PURPLE, "permanent.19")
    give(state, PURPLE, potato=1)
    happen(state, Offer(True))
    assert moves(state, PURPLE) == ["decline", "consult permanent.19 potato"]
    play(state, PURPLE, "consult permanent.19 potato", "take god-deck")
    assert is_done(state), "nothing is left to offer, and nothing free"


def last_god() -> Tawantinsuyu:
    """An owner of Z19 with potatoes, one god card in the deck, none on the altar, and no army cards to draw."""
    state = table(2)
    own(state, PURPLE, "permanent.19")
    give(state, PURPLE, potato=3)
    hold(state, BLACK, *GOD_CARD[1:], *ARMY_CARD)
    return state


def test_z19_takes_the_last_card_where_the_decision_has_another_option() -> None:
    state = last_god()
    happen(state, TakeSecondAction(TRAIN))
    assert [move.split()[0] for move in moves(state, PURPLE)][:3] == ["move", "move", "pray"]
    play(state, PURPLE, "consult permanent.19 potato", "take god-deck")
    assert gods(state, PURPLE) == ["god-spiral.1"]
    assert "pray" not in moves(state, PURPLE)
    assert verbs(state, PURPLE, "consult") == []


def test_z19_does_not_take_the_last_card_where_praying_is_all_that_is_left() -> None:
    state = last_god()
    for worker in state.nomads:
        state.bag[worker] += 1
    state.nomads = [EMPTY] * len(state.nomads)
    happen(state, TakeSecondAction(MOVE))
    assert moves(state, PURPLE) == ["pray"]


def test_an_owner_of_z19_is_asked_nothing_more_when_no_god_card_is_left() -> None:
    state = last_god()
    happen(state, Offer(True))
    assert moves(state, PURPLE) == ["decline", "consult permanent.19 potato"]
    hold(state, BLACK, GOD_CARD[0])
    happen(state, Offer(True))
    assert is_done(state)


def test_z19_does_not_spend_the_food_that_a_chosen_worker_needs() -> None:
    state = table(2)
    own(state, PURPLE, "permanent.19")
    supply(state, PURPLE, "priest")
    face(state, PURPLE, 1)
    give(state, PURPLE, potato=1, gold=1)
    play(state, PURPLE, "place priest")
    assert verbs(state, PURPLE, "consult") == ["permanent.19 potato"]

"""Hidden cards that are counted by kind: each seat's hand, face-down pile and deck."""

from typing import Final, Self

import pytest

from yupana.engine.agenda import Agenda, Seat, State
from yupana.engine.codec import text_of
from yupana.engine.counts import Counts
from yupana.engine.dice import QuickDice
from yupana.engine.zones import BY_NOBODY, BY_OWNER, EACH_SEAT, Zone

pytestmark = pytest.mark.compiled

KINDS: Final = 4
HAND: Final = Zone("hand", BY_OWNER, 0, EACH_SEAT)
ASIDE: Final = Zone("aside", BY_OWNER, 0, EACH_SEAT)
DECK: Final = Zone("deck", BY_NOBODY, 0, EACH_SEAT)


class Tribe(State):
    def __init__(
        self, agenda: Agenda, seats: int, hand: list[int], aside: list[int], deck: list[int], sizes: list[int]
    ) -> None:
        super().__init__(agenda, seats)
        self.hand = hand
        self.aside = aside
        self.deck = deck
        self.sizes = sizes  # of the hand and of what is set aside, for each seat

    def copy(self) -> Self:
        return type(self)(self.agenda.clone(), self.seats, self.hand, self.aside, self.deck, self.sizes)


class TribeCards(Counts[Tribe]):
    def size(self, state: Tribe, zone: Zone, seat: Seat) -> int:
        return state.sizes[seat * 2 + (zone is ASIDE)]


CARDS: Final = TribeCards((HAND, ASIDE, DECK), ("hand", "aside", "deck"), KINDS)


def tribe() -> Tribe:
    return Tribe(
        Agenda([], []),
        2,
        hand=[1, 1, 0, 0, 0, 2, 1, 0],
        aside=[0, 1, 0, 1, 1, 0, 0, 0],
        deck=[2, 0, 1, 0, 0, 1, 1, 1],
        sizes=[2, 2, 3, 1],
    )


def seen(viewer: Seat | None, state: Tribe | None = None) -> Tribe:
    view = (state or tribe()).clone()
    CARDS.hide(view, viewer)
    return view


def test_others_see_which_cards_a_seat_has_but_not_where() -> None:
    view = seen(0)
    assert view.hand == [1, 1, 0, 0, 0, 0, 0, 0]
    assert view.aside == [0, 1, 0, 1, 0, 0, 0, 0]
    assert view.deck == [2, 0, 1, 0, 1, 3, 2, 1]
    assert seen(None).deck == [3, 2, 1, 1, 1, 3, 2, 1]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_guesses_look_the_same_and_keep_what_is_known(viewer: Seat | None) -> None:
    view = seen(viewer)
    texts = set()
    for seed in range(60):
        world = view.clone()
        CARDS.guess(world, QuickDice(seed))
        assert CARDS.is_kept(world)
        assert text_of(seen(viewer, world)) == text_of(view)
        texts.add(text_of(world))
    assert len(texts) > 10
    assert text_of(view) == text_of(seen(viewer))


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_reshuffles_look_the_same_and_change_what_is_hidden_only(viewer: Seat | None) -> None:
    changed = dict.fromkeys(("hand", "aside", "deck"), False)
    for seed in range(60):
        world = tribe()
        CARDS.reshuffle(world, viewer, QuickDice(seed))
        assert CARDS.is_kept(world)
        assert text_of(seen(viewer, world)) == text_of(seen(viewer))
        for zone in CARDS.zones:
            if CARDS.hidden(world, zone, viewer) != CARDS.hidden(tribe(), zone, viewer):
                assert CARDS.can_differ(tribe(), zone, viewer)
                changed[zone.name] = True
        if viewer is not None:
            own = slice(viewer * KINDS, (viewer + 1) * KINDS)
            assert world.hand[own] == tribe().hand[own]
            assert world.deck[own] == tribe().deck[own]
    assert all(changed.values())


def test_guesses_draw_each_card_as_often_as_it_lies_there() -> None:
    view = seen(0)
    drawn = [0] * KINDS
    for seed in range(700):
        world = view.clone()
        CARDS.guess(world, QuickDice(seed))
        for kind in range(KINDS):
            drawn[kind] += world.hand[KINDS + kind]
    assert [round(number / 300) for number in drawn] == [1, 3, 2, 1]  # of seven cards three are in hand


def test_who_sees_hand_and_pile_knows_the_deck() -> None:
    assert CARDS.hidden(tribe(), DECK, 1) == [0, 0, 2]
    assert CARDS.hidden(tribe(), HAND, 1) == [0, 1]
    assert CARDS.sees_more(tribe(), 0)


def test_cards_of_one_kind_cannot_differ() -> None:
    state = Tribe(Agenda([], []), 1, [2, 0, 0, 0], [0] * 4, [1, 0, 0, 0], [2, 0])
    assert CARDS.hidden(state, HAND, None) == [0, 0]
    assert not CARDS.can_differ(state, HAND, None)
    state.deck = [1, 1, 0, 0]
    assert CARDS.can_differ(state, HAND, None)
    assert not CARDS.can_differ(state, HAND, 0)
    assert not CARDS.can_differ(state, ASIDE, None)


def test_a_zone_that_holds_more_than_everybody_knows_is_noticed() -> None:
    state = tribe()
    state.hand = [2, 1, 0, 0, 0, 2, 1, 0]
    assert CARDS.is_kept(tribe())
    assert not CARDS.is_kept(state)

"""Zones: what is declared hidden is hidden, guessed and reshuffled, and nothing else."""

from typing import Any, Final, Self

import pytest
from tests.engine.toy import HANDS, TOY, Bid, Sell, Toy

from yupana.engine.agenda import Agenda, Choice, Effect, Option, Seat, State, Step, Steps, Together
from yupana.engine.codec import text_of
from yupana.engine.dice import QuickDice
from yupana.engine.face_down import guess_steps, hide_steps, holds_secret, reshuffle_steps
from yupana.engine.grammar import May, Repeat
from yupana.engine.match import Match
from yupana.engine.piles import without
from yupana.engine.zones import (
    BY_NOBODY,
    BY_OTHERS,
    BY_OWNER,
    EACH_SEAT,
    UNSEEN,
    Cards,
    Numbers,
    Secret,
    Slots,
    Zone,
)

pytestmark = pytest.mark.compiled

# A table with everything that can be hidden: each seat has twelve cards of its own, in hand, in a deck, in a face-down
# pile that it may look at, or under that deck in a known order; tokens lie face down on the board, and points are
# counted in secret.

HAND: Final = 0
DECK: Final = 10
ASIDE: Final = 20
UNDER: Final = 30
DISCARD: Final = 40
OWN: Final = 12
NO_TOKEN: Final = -1


class Camp(State):
    def __init__(
        self,
        agenda: Agenda,
        seats: int,
        spots: list[int],  # where each card is
        under: list[int],
        hexes: list[int],
        tokens: list[int],  # those that are not on the board
        points: list[int],
        is_over: int,
    ) -> None:
        super().__init__(agenda, seats)
        self.spots = spots
        self.under = under
        self.hexes = hexes
        self.tokens = tokens
        self.points = points
        self.is_over = is_over

    def clone(self) -> Self:
        agenda = self.agenda.clone()
        return type(self)(
            agenda, self.seats, self.spots, self.under, self.hexes, self.tokens, self.points, self.is_over
        )


class OwnCards(Cards[Camp]):
    """Everybody knows whose each card is."""

    def count(self, state: Camp, spot: int) -> int:
        return {HAND: 4, DECK: 3, ASIDE: 2}[spot // 10 * 10]

    def fits(self, state: Camp, card: int, spot: int) -> bool:
        return card // OWN == spot % 10


class Free(Cards[Camp]):
    """Nothing is known of any card."""

    def count(self, state: Camp, spot: int) -> int:
        return 1


class Points(Numbers[Camp]):
    """Until the end nobody tells more than that it is no more than nine."""

    def is_open(self, state: Camp) -> bool:
        return state.is_over == 1

    def most(self, state: Camp, seat: Seat) -> int:
        return 9


UNDER_ZONE: Final = Zone("under", BY_OWNER, UNDER, EACH_SEAT, is_known=True)
CARDS: Final = OwnCards(
    (
        UNDER_ZONE,
        Zone("hand", BY_OWNER, HAND, EACH_SEAT, is_known=True),
        Zone("aside", BY_OWNER, ASIDE, EACH_SEAT, is_known=True),
        Zone("deck", BY_NOBODY, DECK, EACH_SEAT, is_known=True),
    ),
    "spots",
    "under",
    UNDER_ZONE,
)
TOKENS: Final[Slots[Camp]] = Slots(Zone("hex", BY_NOBODY), "hexes", 3, NO_TOKEN, Zone("out", BY_NOBODY), "tokens")
POINTS: Final = Points(Zone("points", BY_OWNER), "points")
SECRETS: Final[tuple[Secret[Camp], ...]] = (CARDS, TOKENS, POINTS)


def camp() -> Camp:
    """Of each seat's cards, four in hand, three in the deck, two aside, one under the deck, two discarded."""
    spots: list[int] = []
    for seat in range(3):
        spots += [place + seat for place in (HAND, HAND, HAND, HAND, DECK, DECK, DECK, ASIDE, ASIDE, UNDER)]
        spots += [DISCARD, DISCARD]
    return Camp(Agenda([], []), 3, spots, [21, 9, 33], [5, NO_TOKEN, 7], [1, 2, 3, 3], [4, 5, 6], 0)


def seen(viewer: Seat | None, state: Camp | None = None) -> Camp:
    view = (state or camp()).clone()
    for secret in SECRETS:
        if not secret.is_open(view):
            secret.hide(view, viewer)
    return view


def test_a_viewer_sees_open_cards_and_those_it_may_look_at() -> None:
    view = seen(1)
    for card, spot in enumerate(camp().spots):
        may_look = spot == DISCARD or (card // OWN == 1 and spot != DECK + 1)
        assert view.spots[card] == (spot if may_look else UNSEEN)
    assert seen(None).spots.count(UNSEEN) == 30


def test_cards_in_a_known_order_show_whose_they_are_where_they_are_face_down() -> None:
    assert seen(1).under == [21, -2, -4]
    assert seen(None).under == [-3, -2, -4]


def test_tokens_show_only_where_they_lie_and_the_pile_all_that_could_lie_there() -> None:
    view = seen(0)
    assert view.hexes == [UNSEEN, NO_TOKEN, UNSEEN]
    assert view.tokens == [1, 2, 3, 3, 5, 7]


def test_numbers_are_seen_by_their_owner_until_they_come_to_light() -> None:
    assert seen(2).points == [UNSEEN, UNSEEN, 6]
    assert seen(None).points == [UNSEEN] * 3
    state = camp()
    state.is_over = 1
    assert seen(None, state).points == [4, 5, 6]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_guesses_look_the_same_and_keep_what_is_known(viewer: Seat | None) -> None:
    view = seen(viewer)
    texts = set()
    for seed in range(50):
        world = view.clone()
        for secret in SECRETS:
            secret.guess(world, QuickDice(seed))
            assert secret.is_kept(world)
        assert text_of(seen(viewer, world)) == text_of(view)
        assert sorted(world.tokens + world.hexes) == [NO_TOKEN, 1, 2, 3, 3, 5, 7]
        texts.add(text_of(world))
    assert len(texts) == 50
    assert text_of(view) == text_of(seen(viewer))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_reshuffles_look_the_same_keep_what_is_known_and_change_every_zone(viewer: Seat | None) -> None:
    state = camp()
    changed: dict[str, bool] = {}
    for seed in range(50):
        world = state.clone()
        for secret in SECRETS:
            secret.reshuffle(world, viewer, QuickDice(seed))
            assert secret.is_kept(world)
            for zone in secret.zones:
                differs = secret.hidden(world, zone, viewer) != secret.hidden(state, zone, viewer)
                assert secret.can_differ(state, zone, viewer) or not differs
                changed[zone.name] = changed.get(zone.name, False) or differs
        assert text_of(seen(viewer, world)) == text_of(seen(viewer))
        assert sorted(world.tokens + world.hexes) == [NO_TOKEN, 1, 2, 3, 3, 5, 7]
    assert changed == dict.fromkeys(("under", "hand", "aside", "deck", "hex", "out", "points"), True)
    assert text_of(state) == text_of(camp())


def test_what_only_one_card_could_be_cannot_differ() -> None:
    state = camp()
    state.spots = [DECK + 1 if card == 15 else DISCARD for card in range(36)]
    state.under = []
    assert CARDS.hidden(state, CARDS.zones[3], None) == [15]
    assert not CARDS.can_differ(state, CARDS.zones[3], None)
    state.spots[2] = HAND
    assert not CARDS.can_differ(state, CARDS.zones[3], None)  # another seat's card
    state.spots[14] = HAND + 1
    assert CARDS.can_differ(state, CARDS.zones[3], None)
    assert not CARDS.can_differ(state, CARDS.zones[3], 1)  # who looks at its own hand


def test_cards_can_change_hands_where_nothing_else_is_hidden() -> None:
    free = Free((Zone("hand", BY_OWNER, HAND, EACH_SEAT), Zone("deck", BY_NOBODY, DECK)), "spots")
    state = camp()
    state.spots = [HAND + 1, HAND + 2, DISCARD]
    assert free.can_differ(state, free.zones[0], 0)
    assert free.hidden(state, free.zones[0], 0) == [0, 1]
    state.spots = [HAND + 2, HAND + 1, DISCARD]
    assert free.hidden(state, free.zones[0], 0) == [1, 0]
    assert not free.can_differ(state, free.zones[0], 1)


def test_what_is_known_and_not_true_is_noticed() -> None:
    for card, spot in ((0, DISCARD), (0, DECK), (12, 0), (9, DISCARD + 1)):
        state = camp()
        assert CARDS.is_kept(state)
        state.spots[card] = spot
        assert CARDS.is_kept(state) == (card == 9)
    state = camp()
    state.under = [21, 9]
    assert not CARDS.is_kept(state)


def test_a_hand_held_outwards_is_seen_by_all_but_its_owner() -> None:
    outwards: Slots[Camp] = Slots(Zone("hand", BY_OTHERS), "hexes", 1, NO_TOKEN, Zone("pile", BY_NOBODY), "tokens")
    for viewer, hexes in ((None, [5, -1, 7]), (0, [UNSEEN, -1, 7]), (1, [5, -1, 7]), (2, [5, -1, UNSEEN])):
        view = camp()
        outwards.hide(view, viewer)
        assert view.hexes == hexes
    assert outwards.sees_more(camp(), 0)
    assert not outwards.sees_more(camp(), 1)


def test_a_seat_sees_more_while_it_may_look_at_something() -> None:
    state = camp()
    assert CARDS.sees_more(state, 0)
    state.spots = [DECK + card // OWN for card in range(36)]
    assert not CARDS.sees_more(state, 0)
    assert not TOKENS.sees_more(state, 0)
    assert POINTS.sees_more(state, 0)


# Steps.


class Bury(Effect[Toy]):
    """A card of the hand that was chosen and waits, unseen by others."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Toy, seat: Seat) -> None:
        state.put(seat, self.card, 0)

    def seen_by(self, viewer: Seat | None, seat: Seat) -> Step[Toy]:
        return self if viewer == seat else Bury(UNSEEN)

    def could_be(self, state: Toy, seat: Seat) -> Steps:
        return tuple([Bury(card) for card in state.hand(seat)]) if self.card == UNSEEN else ()


def burying(*steps: Step[Any]) -> Toy:
    """A table at which seat 1 has chosen a card of its hand."""
    match = Match(TOY, 2, digests=False)
    match.begin(QuickDice(5))
    match.state.agenda.steps[:] = steps
    match.state.agenda.seats[:] = [1] * len(steps)
    return match.state


def cards_in(step: object) -> int:
    assert isinstance(step, Bury)
    return step.card


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_step_that_holds_a_secret_is_turned_down_guessed_and_reshuffled(viewer: Seat | None) -> None:
    state = burying(Bury(4))
    assert holds_secret(state)
    assert TOY.sees_more(state, 0)
    view = TOY.view(state, viewer)
    assert cards_in(view.agenda.steps[0]) == UNSEEN
    assert cards_in(TOY.view(state, 1).agenda.steps[0]) == 4
    found = set()
    for seed in range(40):
        for world in (TOY.guess(view, viewer, QuickDice(seed)), TOY.reshuffle(state, viewer, QuickDice(seed))):
            found.add(cards_in(world.agenda.steps[0]))
            assert cards_in(world.agenda.steps[0]) in world.hand(1)
            assert text_of(TOY.view(world, viewer)) == text_of(view)
    assert found == {1, 2, 3, 4}
    for seed in range(10):
        assert cards_in(TOY.reshuffle(state, 1, QuickDice(seed)).agenda.steps[0]) == 4


def test_secrets_are_found_inside_other_steps() -> None:
    state = burying(Repeat(2, Repeat(3, Bury(4))))
    assert holds_secret(state)
    hide_steps(state, 0)
    outer = state.agenda.steps[0]
    assert isinstance(outer, Repeat)
    assert isinstance(outer.step, Repeat)
    assert (outer.times, outer.step.times, cards_in(outer.step.step)) == (2, 3, UNSEEN)
    guess_steps(state, QuickDice(1))
    inner = state.agenda.steps[0]
    assert isinstance(inner, Repeat)
    assert isinstance(inner.step, Repeat)
    assert cards_in(inner.step.step) in state.hand(1)


class Several(Effect[Toy]):
    def __init__(self, steps: Steps) -> None:
        self.steps: Final = steps

    def run(self, state: Toy, seat: Seat) -> None:
        pass


def test_secrets_are_found_among_several_steps() -> None:
    state = burying(Several((Repeat(1, Several(())), Bury(2))))
    hide_steps(state, None)
    outer = state.agenda.steps[0]
    assert isinstance(outer, Several)
    assert cards_in(outer.steps[1]) == UNSEEN


def test_steps_without_secrets_stay_the_same() -> None:
    steps: Steps = (Repeat(2, May(Sell())), Together((0, 1), Bid()))
    state = burying(*steps)
    assert not holds_secret(state)
    hide_steps(state, None)
    guess_steps(state, QuickDice(1))
    reshuffle_steps(state, None, QuickDice(1))
    assert [new is old for new, old in zip(state.agenda.steps, steps, strict=True)] == [True, True]


def test_a_reshuffle_gives_others_another_answer_and_keeps_the_own() -> None:
    match = Match(TOY, 2, digests=False)
    match.begin(QuickDice(5))
    answer = Bid().options(match.state, 1)[0].move()
    match.play(1, answer, QuickDice(1))
    answers = set()
    for seed in range(40):
        step = TOY.reshuffle(match.state, 0, QuickDice(seed)).agenda.steps[-1]
        assert isinstance(step, Together)
        answers.add(step.sealed[1])
        own = TOY.reshuffle(match.state, 1, QuickDice(seed)).agenda.steps[-1]
        assert isinstance(own, Together)
        assert own.sealed[1] == answer
    assert answers == {"bid card.1", "bid card.2", "bid card.3", "bid card.4"}
    assert HANDS.can_differ(match.state, HANDS.zones[0], 0)


class PlayFour(Choice[Toy]):
    """Play a four; whoever has none is not asked."""

    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("play", ("card.4",))] if 4 in state.hand(seat) else []


def test_whoever_must_decide_can_decide_in_every_world() -> None:
    state = burying(PlayFour())
    state.hands[3] = 4
    state.pile = without(list(state.pile), 4)
    view = TOY.view(state, 0)
    for seed in range(40):
        assert 4 in TOY.guess(view, 0, QuickDice(seed)).hand(1)
        assert 4 in TOY.reshuffle(state, 0, QuickDice(seed)).hand(1)

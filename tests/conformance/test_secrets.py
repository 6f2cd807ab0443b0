"""Whoever looks, listens or takes back learns no more than the zones say: each way to leak is planted and found."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import pytest
from tests.conformance.planted import Forgetful, ForgetfulAndBlind, Lazy, Planted, all_states
from tests.conformance.tables import GAMES, TABLES, Table
from tests.engine.toy import HANDS, TOY, CardDrawn, DrawCard, GiveCard, Sell, Toy, ToyGame

from yupana.conformance.fuzz import FuzzFailure, fuzz_match
from yupana.conformance.secrets import (
    check_drawn,
    check_secrets,
    check_undo,
    check_untold,
    check_worlds,
    zones_to_change,
)
from yupana.conformance.trials import Trials
from yupana.engine.agenda import (
    Choice,
    Effect,
    Fact,
    Option,
    Outcome,
    Seat,
    Step,
    Steps,
)
from yupana.engine.dice import QuickDice
from yupana.engine.game import Game, Options, Score
from yupana.engine.machine import is_over
from yupana.engine.piles import draws
from yupana.engine.zones import BY_OTHERS, BY_OWNER, UNSEEN, Numbers, Secret, Zone

pytestmark = pytest.mark.compiled

STATES_MAX = 40_000  # looked through for a leak
WORLDS = 16  # that are made of a state
TELLS = "tells a secret"
TOY_TABLES: list[Table] = [(TOY, 2, {"rounds": 4, "pot": 0}), (TOY, 3, {"rounds": 4, "pot": 0})]
ZONES = [
    pytest.param(game, secret, zone, id=f"{game.name()} {n} {zone.name}")
    for game in [*GAMES, TOY]
    for n, secret in enumerate(game.secrets())
    for zone in secret.zones
]


def tables_of(game: Game[Any]) -> list[Table]:
    return [table for table in [*TABLES, *TOY_TABLES] if table[0] is game]


def found_in(game: Planted, secret: Secret[Any], zone: Zone) -> str:
    """What is said of the first state in which something else could lie in a zone, for a viewer."""
    looked = 0
    for seed in range(STATES_MAX):
        for table in tables_of(game.game):
            for state in all_states(table, seed):
                looked += 1
                assert looked < STATES_MAX, "the zone is never in use"
                viewer: Seat | None
                for viewer in (None, *range(state.seats)):
                    if any(each is zone and whose is secret for whose, each in zones_to_change(game, state, viewer)):
                        return said_of(game, state, viewer)
    return "no state"


def said_of(game: Planted, state: Any, viewer: Seat | None) -> str:
    """What is said of a state; a zone of few cards may happen to be the same in a world, so that many are tried."""
    said = "nothing"
    for seed in range(WORLDS):
        try:
            check_worlds(game, state, viewer, QuickDice(seed))
        except AssertionError as problem:
            said = str(problem).partition(":")[0]
            if said.endswith(TELLS):
                break
    return said


@pytest.mark.parametrize(("game", "secret", "zone"), ZONES)
def test_a_view_that_forgets_to_hide_a_zone_is_found(game: Game[Any], secret: Secret[Any], zone: Zone) -> None:
    assert found_in(Forgetful(game, secret, zone), secret, zone) == "the view of a spectator tells a secret"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "secret", "zone"), ZONES)
def test_it_is_found_too_when_guesses_and_reshuffles_change_nothing(
    game: Game[Any], secret: Secret[Any], zone: Zone
) -> None:
    assert found_in(ForgetfulAndBlind(game, secret, zone), secret, zone) == "the view of a spectator tells a secret"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "secret", "zone"), ZONES)
def test_a_reshuffle_that_changes_nothing_is_found(game: Game[Any], secret: Secret[Any], zone: Zone) -> None:
    said = found_in(Lazy(game), secret, zone)
    assert said.startswith("reshuffling changes nothing that is hidden from a spectator in ")
    assert zone.name in said


@pytest.mark.slow
@pytest.mark.parametrize(("game", "secret", "zone"), ZONES)
def test_without_a_leak_nothing_is_found(game: Game[Any], secret: Secret[Any], zone: Zone) -> None:
    assert found_in(Planted(game), secret, zone) == "nothing"


@pytest.mark.slow
def test_a_leak_is_found_by_fuzzing_also_when_the_game_is_blind_to_it() -> None:
    for game in GAMES:
        for secret in game.secrets():
            planted = ForgetfulAndBlind(game, secret, secret.zones[0])
            with pytest.raises(FuzzFailure, match=r"tells a secret|sees what it was not told|cannot be"):
                for seed, (_, seats, options) in enumerate(2 * tables_of(game)):
                    fuzz_match(planted, seats, options, seed, 1)


def test_the_zones_are_those_that_the_rulebooks_name() -> None:
    """Whoever leaves a zone out of a declaration must leave it out here too."""
    assert {game.name(): [[zone.name for zone in secret.zones] for secret in game.secrets()] for game in GAMES} == {
        "tzolkin": [["hand", "undealt"]],
        "tawantinsuyu": [["slot", "under", "hand", "deck"], ["hand", "drawn", "deck"]],
        "santa-maria": [["happiness"], ["under", "hand", "deck"]],
        "endless-winter": [["hand", "eclipse-pile", "burial-area", "deck"], ["locked"]],
        "template": [["hand", "pile"]],
    }


# A toy with more to hide: coins lie face down, a card is chosen before it is buried, a hand can be peeped at.


class Coins(Numbers[Toy]):
    def is_open(self, state: Toy) -> bool:
        return is_over(state)

    def most(self, state: Toy, seat: Seat) -> int:
        return 99


COINS: Final = Coins(Zone("coins", BY_OWNER), "coins")


class Night(ToyGame):
    """The toy, but coins lie face down, and what happens first is told by `first`."""

    first: ClassVar[tuple[Step[Any], ...]] = ()
    bare: ClassVar[Secret[Toy]] = COINS

    def secrets(self) -> tuple[Secret[Toy], ...]:
        return (HANDS, self.bare)

    def setup(self, seats: int, options: Options) -> Toy:
        state = super().setup(seats, options)
        deal = state.agenda.steps.pop()
        whose = state.agenda.seats.pop()
        for step in reversed(self.first):
            state.agenda.push(0, (step,))
        state.agenda.steps.append(deal)
        state.agenda.seats.append(whose)
        return state

    def scores(self, state: Toy) -> list[Score]:
        found: list[Score] = []
        for seat in range(state.seats):
            coins = state.coins[seat]
            hidden = ("coins",) if coins == UNSEEN else ()
            found.append(Score((("coins", 0 if hidden else coins), ("gems", state.gems[seat] * 4)), 4, hidden))
        return found


def in_match(game: ToyGame, check: Callable[[Toy, QuickDice], None], seeds: int = 10) -> str:
    """What a check says first in some random matches."""
    for seed in range(seeds):
        dice = QuickDice(seed)
        for table in ((game, 2, {"rounds": 4, "pot": 0}), (game, 3, {"rounds": 4, "pot": 0})):
            for state in all_states(table, seed):
                try:
                    check(state, dice)
                except AssertionError as problem:
                    return str(problem).partition(":")[0]
    return "nothing"


def everything(game: ToyGame) -> str:
    return in_match(game, lambda state, dice: check_secrets(game, state, dice), 2)


def test_a_toy_with_more_to_hide_keeps_its_secrets() -> None:
    assert everything(Night()) == "nothing"


class Outward(Night):
    """Everybody sees the gems of all others, and nobody their own."""

    bare: ClassVar[Secret[Toy]] = Coins(Zone("gems", BY_OTHERS), "gems")

    def scores(self, state: Toy) -> list[Score]:
        return [Score((("gems", max(gems, 0)),), 4, ("gems",) if gems == UNSEEN else ()) for gems in state.gems]


def test_what_all_but_its_owner_see_is_kept_from_the_owner() -> None:
    assert everything(Outward()) == "nothing"


class Careless(Numbers[Toy]):
    """Hides nothing."""

    def hide(self, view: Toy, viewer: Seat | None) -> None:
        pass

    def most(self, state: Toy, seat: Seat) -> int:
        return 99


class OpenCoins(Night):
    bare: ClassVar[Secret[Toy]] = Careless(Zone("coins", BY_OWNER), "coins")

    def guess(self, view: Toy, viewer: Seat | None, dice: Any) -> Toy:
        return view.clone()


def test_a_score_that_should_lie_face_down_is_found() -> None:
    assert everything(OpenCoins()) == "the view of a spectator tells a secret"


class NeverShown(Coins):
    def is_open(self, state: Toy) -> bool:
        return False


class LastingNight(Night):
    bare: ClassVar[Secret[Toy]] = NeverShown(Zone("coins", BY_OWNER), "coins")


def test_a_score_that_stays_hidden_at_the_end_is_found() -> None:
    with pytest.raises(FuzzFailure, match="never sees what seat 0 has scored"):
        fuzz_match(LastingNight(), 2, {}, 1, 1000)


class WrongScores(Night):
    def scores(self, state: Toy) -> list[Score]:
        return [Score((("coins", state.coins[seat]), ("gems", state.gems[seat] * 4)), 4) for seat in range(state.seats)]


def test_scores_that_take_a_hidden_number_for_a_number_are_found() -> None:
    assert "sees scores of seat" in everything(WrongScores())


# A pending step.


class ChooseToBury(Choice[Toy]):
    """Choose a card of the hand; what becomes of it waits until the seat has said something else."""

    def __init__(self, bury: type["Bury"]) -> None:
        self.bury: Final = bury

    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("choose", (f"card.{card}",), (Nod(), self.bury(card))) for card in state.hand(seat)]


class Nod(Choice[Toy]):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("nod"), Option("shake")]


class Bury(Effect[Toy]):
    """A card goes back into the pile, unseen."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Toy, seat: Seat) -> None:
        state.put(seat, self.card, 0)
        state.pile = sorted([*state.pile, self.card])

    def seen_by(self, viewer: Seat | None, seat: Seat) -> Step[Toy]:
        return self if viewer == seat else type(self)(UNSEEN)

    def could_be(self, state: Toy, seat: Seat) -> Steps:
        return tuple([type(self)(card) for card in state.hand(seat)]) if self.card == UNSEEN else ()


class OpenBury(Bury):
    """Everybody sees which card waits."""

    def seen_by(self, viewer: Seat | None, seat: Seat) -> Step[Toy]:
        return self


class ToldBury(Bury):
    """Nobody sees the card, but all are told."""

    def run(self, state: Toy, seat: Seat) -> None:
        super().run(state, seat)
        state.tell(Buried(seat, self.card))


class Buried(Fact):
    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


def burying(bury: type[Bury]) -> Night:
    class Burial(Night):
        first: ClassVar[tuple[Step[Any], ...]] = (ChooseToBury(bury),)

    return Burial()


def untold(game: ToyGame) -> str:
    def check(state: Toy, dice: QuickDice) -> None:
        for viewer in (None, *range(state.seats)):
            check_untold(game, state, viewer, dice)

    return in_match(game, check)


def test_a_secret_in_a_pending_step_is_kept() -> None:
    assert untold(burying(Bury)) == "nothing"
    assert everything(burying(Bury)) == "nothing"


def test_a_secret_in_a_pending_step_that_others_see_is_found() -> None:
    assert "sees what it was not told" in untold(burying(OpenBury))


def test_it_is_found_too_by_playing_on_in_another_world() -> None:
    def check(state: Toy, dice: QuickDice) -> None:
        check_worlds(game, state, 1, dice)

    game = burying(OpenBury)
    assert in_match(game, check).startswith("a table that looks the same to seat 1 cannot be")


class ChooseAndBury(ChooseToBury):
    """The card is buried at once."""

    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("bury", (f"card.{card}",), (self.bury(card),)) for card in state.hand(seat)]


class ToldBurial(Night):
    first: ClassVar[tuple[Step[Any], ...]] = (ChooseAndBury(ToldBury),)


def test_a_fact_that_tells_others_a_hidden_card_is_found() -> None:
    assert "is told what it cannot see" in untold(ToldBurial())


# Draws.


class LoudDraw(DrawCard):
    def outcomes(self, state: Toy, seat: Seat) -> list[Outcome]:
        return draws(state.pile, tuple([f"card.{n}" for n in range(5)]), lambda card: (LoudGive(card),))


class LoudGive(GiveCard):
    def run(self, state: Toy, seat: Seat) -> None:
        super().run(state, seat)
        state.tell(Loud(seat, self.card))


class Loud(CardDrawn):
    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self


class SellFirst(Choice[Toy]):
    def __init__(self, draw: DrawCard) -> None:
        self.draw: Final = draw

    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option(option.verb, option.touch, (*option.then, self.draw)) for option in Sell().options(state, seat)]


def drawing(draw: DrawCard) -> Night:
    class Drawing(Night):
        first: ClassVar[tuple[Step[Any], ...]] = (SellFirst(draw),)

    return Drawing()


def drawn(game: ToyGame) -> str:
    return in_match(game, lambda state, dice: check_drawn(game, state, None, dice))


def test_a_draw_that_is_told_to_all_is_found() -> None:
    assert drawn(drawing(DrawCard())) == "nothing"
    assert drawn(drawing(LoudDraw())).startswith("a spectator is told which of")


# Taking back.


class Peep(Choice[Toy]):
    """Look at a card in the hand of the last seat, or do not."""

    def __init__(self, look: "Look") -> None:
        self.look: Final = look

    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("peep", (), (self.look, Nod())), Option("pass", (), (Nod(),))]


class Look(Effect[Toy]):
    """Tells the seat what it has seen, and that it has."""

    def run(self, state: Toy, seat: Seat) -> None:
        state.tell(Peeped(seat, state.hands[-1]))


class Peeped(Fact):
    reveals: ClassVar[bool] = True

    def __init__(self, seat: Seat, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: Seat | None) -> Fact | None:
        return self if viewer == self.seat else None


class QuietLook(Look):
    """Tells what was seen as if it had been known."""

    def run(self, state: Toy, seat: Seat) -> None:
        state.tell(QuietlyPeeped(seat, state.hands[-1]))


class QuietlyPeeped(Peeped):
    reveals: ClassVar[bool] = False


class SilentLook(Look):
    """Tells nothing, but the pot shows it."""

    def run(self, state: Toy, seat: Seat) -> None:
        state.pot += state.hands[-1]


class TrapLook(Look):
    """Brings it to light in some worlds only: nothing told tells as much."""

    def run(self, state: Toy, seat: Seat) -> None:
        if state.hands[-1] == 4:
            super().run(state, seat)


class Offer(Look):
    """Nothing is told and nothing seen, but what comes next depends on it."""

    def run(self, state: Toy, seat: Seat) -> None:
        state.then(seat, Nod() if state.hands[-1] == 4 else Nod2())


class Nod2(Choice[Toy]):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("nod"), Option("wink")]


def peeping(look: Look) -> Night:
    class Peeping(Night):
        first: ClassVar[tuple[Step[Any], ...]] = (Peep(look),)

    return Peeping()


class Reckless(Trials[Toy]):
    """Undo goes back past what has come to light."""

    def can_undo(self, seat: Seat) -> bool:
        return self.match.journal[-1].move == "peep" or super().can_undo(seat)


def undone(game: ToyGame, trials: type[Trials[Toy]] = Trials) -> str:
    return in_match(game, lambda state, dice: check_undo(game, state, dice, trials(game, state.people)))


def test_what_comes_to_light_cannot_be_taken_back() -> None:
    assert undone(peeping(Look())) == "nothing"
    assert everything(peeping(Look())) == "nothing"


@pytest.mark.parametrize(
    ("look", "problem"),
    [
        (QuietLook(), "seat 0 can take back 'peep', and is told something by it"),
        (SilentLook(), "seat 0 can take back 'peep', and sees something by it"),
        (TrapLook(), "seat 0 can take back 'peep' in some worlds only"),
        (Offer(), "seat 0 can take back 'peep', and sees something by it"),
    ],
)
def test_a_peep_that_can_be_taken_back_is_found(look: Look, problem: str) -> None:
    assert undone(peeping(look)) == problem
    assert everything(peeping(look)) == problem


def test_an_undo_that_crosses_a_reveal_is_found() -> None:
    assert undone(peeping(Look()), Reckless) == "seat 0 can take back 'peep', and is told something by it"

"""Views and guesses that know too much or too little, and the kit that says so."""

import pytest
from tests.conformance.kit import Moody, auction
from tests.engine.toy import HAND, TOY, Toy, ToyGame

from yupana.conformance.secrets import check_view
from yupana.engine.agenda import Seat
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.face_down import hide_steps

pytestmark = pytest.mark.compiled


class OpenHands(ToyGame):
    """Hides nothing but the answers; guesses deal anew whatever is not the viewer's own."""

    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        seen = state.clone()
        seen.offered = None
        hide_steps(seen, viewer)
        return seen

    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        return TOY.guess(TOY.view(view, viewer), viewer, dice)


class OpenPile(ToyGame):
    """Hides hands, but shows which cards are left, and so which are not."""

    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        seen = super().view(state, viewer)
        seen.discards = state.pile[:]
        return seen


class OpenToSpectators(ToyGame):
    """Spectators see everything, and guess what they see."""

    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        return state.clone() if viewer is None else super().view(state, viewer)

    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        return view.clone() if viewer is None else super().guess(view, viewer, dice)


class Blindfold(ToyGame):
    """Nobody sees their own hand."""

    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        return super().view(state, None)


class ForeignView(ToyGame):
    def view(self, state: Toy, viewer: Seat | None) -> Toy:
        return Moody(*[getattr(state, name) for name in FIELDS])


class TouchingGuess(ToyGame):
    """Guesses on the view itself."""

    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        world = super().guess(view, viewer, dice)
        view.pot += 1
        world.pot = view.pot - 1
        return world if view.pot < 10 else view


class WildGuess(ToyGame):
    """Gives everybody else an ace that does not exist."""

    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        world = super().guess(view, viewer, dice)
        for n in range(len(world.hands)):
            if n // HAND != viewer:
                world.hands[n] = 4
        return world


class NoGuess(ToyGame):
    def guess(self, view: Toy, viewer: Seat | None, dice: Dice) -> Toy:
        raise IndexError("no world is left")


FIELDS = ["agenda", "seats", "rounds", "played", "pot", "pile", "hands", "bids", "discards", "coins", "gems"]


@pytest.mark.parametrize(
    ("game", "viewer", "problem"),
    [
        (OpenHands(), 0, "the view of seat 0 tells a secret"),
        (OpenHands(), None, "the view of a spectator tells a secret"),
        (OpenPile(), 1, "the view of seat 1 tells a secret"),
        (OpenToSpectators(), 1, "spectators see what seat 1 does not"),
        (Blindfold(), 1, "seat 1 has other options in the view"),
        (ForeignView(), None, "the view of a spectator is of another class"),
        (TouchingGuess(), 0, "guessing has changed the view of seat 0|tells a secret"),
        (WildGuess(), 0, "seat 0 guesses what cannot be: cards are conserved|tells a secret"),
        (NoGuess(), 0, "seat 0 cannot guess: IndexError"),
    ],
)
def test_views_and_guesses_that_know_too_much_or_too_little_are_found(
    game: ToyGame, viewer: Seat | None, problem: str
) -> None:
    with pytest.raises(AssertionError, match=problem):
        check_view(game, auction(), viewer, QuickDice(2))

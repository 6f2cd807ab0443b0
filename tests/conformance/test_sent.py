"""What viewers are sent tells them no secrets; hosts that look at the true table are found."""

from typing import Any, ClassVar

import pytest
from tests.conformance.planted import all_states
from tests.conformance.tables import GAMES, TABLES
from tests.conformance.test_secrets import Night
from tests.engine.toy import Earn, Toy

from yupana.conformance.sent import check_sent
from yupana.engine.agenda import Choice, Option, Price, Seat, State, Step
from yupana.engine.dice import QuickDice
from yupana.engine.game import Game
from yupana.games import Title, title
from yupana.play.host import Host
from yupana.play.plain import Plain
from yupana.tabletop.scene import Message, Panel, Piece, Scene

SOME = 12  # states of each title


class Draft(Title):
    """A game without a folder of its own."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game.name(), "tests.engine")
        self.drafted = game

    @property
    def game(self) -> Game[Any]:
        return self.drafted

    @property
    def scene(self) -> Any:
        return draw


def draw(view: Toy, viewer: Seat | None) -> Scene:
    """The hands and coins of everybody, as far as they are seen."""
    cards = [Piece(f"hand.{n}", Message("card"), text=str(card)) for n, card in enumerate(view.hands)]
    coins = [Piece(f"coins.{n}", Message("coins"), text=str(each)) for n, each in enumerate(view.coins)]
    return Scene((Panel("all", Message("all"), (*cards, *coins)),))


def sent(game: Game[Any], kind: type[Host] = Host) -> str:
    """What is said of all that is sent in some matches."""
    dice = QuickDice(1)
    for seed in range(2):
        for seats in (2, 3):
            for state in all_states((game, seats, {"rounds": 2, "pot": 0}), seed):
                try:
                    check_sent(Draft(game), state, dice, kind)
                except AssertionError as problem:
                    return str(problem).partition(":")[0]
    return "nothing"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name()))
def test_viewers_are_sent_the_same_in_every_world_that_looks_the_same(game: Game[Any]) -> None:
    dice = QuickDice(2)
    looked = 0
    tables = [table for table in TABLES if table[0] is game]
    while looked < SOME:
        for state in all_states(tables[dice.roll(len(tables))], looked):
            if dice.roll(20) == 0:
                check_sent(title(game.name()), state, dice)
                looked += 1


def test_a_toy_sends_no_secrets() -> None:
    assert sent(Night()) == "nothing"


class TellingScores(Host):
    """Makes the scores from the true table, as hosts once did."""

    def scores(self, view: State) -> list[Plain]:
        return super().scores(self.match.state)


def test_a_hidden_score_that_is_sent_is_found() -> None:
    assert sent(Night(), TellingScores) == "a spectator is sent something that tells a secret"


class Haggle(Choice[Toy]):
    def options(self, state: Toy, seat: Seat) -> list[Option]:
        return [Option("haggle", (), (DearEarn(1),)), Option("pass")]


class DearEarn(Earn):
    """What it brings depends on what others have."""

    def price(self, state: Toy, seat: Seat) -> Price:
        return (("coins", max(state.coins)),)


class Haggling(Night):
    first: ClassVar[tuple[Step[Any], ...]] = (Haggle(),)


class TellingPrices(Host):
    """Makes decisions and prices from the true table."""

    def asked(self, viewer: Seat, view: State) -> Plain | None:
        return super().asked(viewer, self.match.state)


def test_a_price_that_depends_on_a_hidden_number_is_found() -> None:
    assert sent(Haggling()) == "nothing"
    assert sent(Haggling(), TellingPrices) == "seat 0 is sent something that tells a secret"


class TellingBySize(Host):
    """Pads the log by what others hold."""

    def log(self, viewer: Seat | None, since: int = 0) -> list[Plain]:
        found = super().log(viewer, since)
        return found + [{"padding": "x" * card} for card in self.match.state.hands if card > 0]


def test_a_message_whose_size_depends_on_a_hidden_card_is_found() -> None:
    assert sent(Night(), TellingBySize) == "a spectator is sent something that tells a secret"

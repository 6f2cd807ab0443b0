"""Twenty positions that a champion solves and that random play does not; each is proved without a bot."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.tzolkin.tactics.positions import POSITIONS
from tests.games.tzolkin.tactics.proof import Chooser, Position

from yupana.bots import Bot, search
from yupana.bots.evaluation import evaluation_of
from yupana.bots.random_bot import RandomBot
from yupana.bots.search import Plan, SearchBot
from yupana.engine.agenda import Option, Seat
from yupana.engine.dice import QuickDice
from yupana.engine.machine import decisions
from yupana.games.tzolkin.board import QUARTERS
from yupana.games.tzolkin.game import GAME
from yupana.games.tzolkin.state import Tzolkin

TABLE = Path(__file__).parents[4] / "docs" / "tactics.md"

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

ITERATIONS = 800  # of each decision; a champion has time for several times as many
SOLVED_MIN = 18
RANDOM_PLAYS = 20  # of each position


def chooser(bot: Bot, seed: int) -> Chooser:
    """What the bot chooses at a table of which it sees its view."""
    dice = QuickDice(seed)

    def choose(state: Tzolkin, seat: Seat) -> Option:
        view = GAME.view(state, seat)
        return bot.choose(GAME, view, seat, decisions(view)[0], dice)

    return choose


def test_there_are_twenty_positions_for_two_three_and_four() -> None:
    assert len({position.name for position in POSITIONS}) == 20
    assert {position.lay().seats for position in POSITIONS} == {2, 3, 4}


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_nothing_is_better_than_the_solution_and_the_blunder_cannot_be_mended(position: Position) -> None:
    assert position.lost_by(position.solution) == 0
    assert position.lost_by(position.blunder) > position.spare


def test_the_table_in_the_documentation_is_true() -> None:
    rows = []
    for position in POSITIONS:
        state = position.lay()
        loses = position.lost_by(position.blunder) / QUARTERS
        cells = (position.name.replace("_", " "), state.seats, state.day, position.why)
        rows.append("".join([f"| {cell} " for cell in (*cells, f"`{position.blunder[-1]}`", f"{loses:g}")]) + "|")
    assert TABLE.read_text().endswith("\n".join(["", *rows, ""]))


def test_random_play_solves_few_positions() -> None:
    solved = 0
    for position in POSITIONS:
        choose = chooser(RandomBot(), 1)
        solved += sum([position.missed(choose) <= position.spare for _ in range(RANDOM_PLAYS)])
    assert solved * 3 <= len(POSITIONS) * RANDOM_PLAYS


@pytest.mark.skipif(search.__file__.endswith(".py"), reason="interpreted, so much thinking takes minutes")
def test_a_champion_solves_the_positions() -> None:
    bot = SearchBot(evaluation_of("tzolkin"), Plan(iterations=ITERATIONS))
    missed = {position.name: position.missed(chooser(bot, 1)) for position in POSITIONS}
    wrong = [
        f"{each.name}: {missed[each.name] / QUARTERS} points" for each in POSITIONS if missed[each.name] > each.spare
    ]
    print("\n".join(["missed:", *wrong]))
    assert len(POSITIONS) - len(wrong) >= SOLVED_MIN, wrong

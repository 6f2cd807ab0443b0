"""What the table of Tawantinsuyu says of options: which of them lead nowhere, and what they would waste."""

from __future__ import annotations

from tests.games.tawantinsuyu.table import PURPLE, give, happen, hold, table
from tests.games.tawantinsuyu.words.hearing import speaking

from yupana.engine.machine import decision_of
from yupana.games.tawantinsuyu.board import BUILD, SPACE_TASKS
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.talk import TALK
from yupana.games.tawantinsuyu.tasks import PerformTasks
from yupana.play.messages import doing


def texts(state: Tawantinsuyu, language: str) -> list[str]:
    """What Purple is offered, in words."""
    decision = decision_of(state, PURPLE)
    assert decision is not None
    said = [doing(option, TALK.details(state, PURPLE, option)) for option in decision.options]
    return [speaking(language).say(message.id, message.arguments) for message in said]


def test_the_task_of_building_says_when_buildings_can_only_be_replaced() -> None:
    state = table()
    hold(state, PURPLE, "god-wave.1")
    happen(state, PerformTasks(next(n for n, tasks in enumerate(SPACE_TASKS) if BUILD in tasks), 1, 0, False))
    assert "Спорудження будівлі: жодної не оплатити, лише замінити" in texts(state, "uk")
    give(state, PURPLE, stone=3, corn=1, potato=1)
    assert "Спорудження будівлі" in texts(state, "uk")

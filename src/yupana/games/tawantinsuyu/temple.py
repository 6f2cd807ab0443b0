"""The temple track: climbing, and the reward of each step."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Price, Seat, Steps
from yupana.engine.grammar import DECLINE
from yupana.games.tawantinsuyu.army import Train
from yupana.games.tawantinsuyu.board import GOLD, M_STEP, POTATO, STONE, TEMPLE, TOP_STEP
from yupana.games.tawantinsuyu.facts import TempleClimbed
from yupana.games.tawantinsuyu.gods import TakeGods
from yupana.games.tawantinsuyu.goods import Gain, PayCost, one_of
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.village import TakeWorkers

REWARD: Final[tuple[Steps, ...]] = (  # of each step, on arrival and at each ceremony
    (),
    (Gain(POTATO), TakeGods()),
    (),
    (Train(),),
    (),
    (one_of(("stone", "nomads"), (Gain(STONE), TakeWorkers())),),
    (),
    (Gain(STONE, 2),),
    (),
    (TakeGods(), Train()),
    (),
    (Gain(GOLD),),
)


class Climb(Effect[Tawantinsuyu]):
    """Climb steps one by one."""

    def __init__(self, steps: int = 1) -> None:
        self.steps: Final = steps

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        for _ in range(self.steps):
            state.then(seat, STEP_UP)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        return (("temple", min(self.steps, TOP_STEP - state.step(seat))),)


class StepUp(Effect[Tawantinsuyu]):
    """One step up, with its reward; on the top step nothing happens."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        step = state.step(seat) + 1
        if step <= TOP_STEP:
            state.add(seat, M_STEP, 1)
            state.tell(TempleClimbed(seat, step))
            state.then_all(seat, REWARD[step])


class PayStep(Choice[Tawantinsuyu]):
    """The player may pay a gold for a step of the temple."""

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        step = state.step(seat)
        return [PAY_STEP[step + 1]] if step < TOP_STEP and state.gold(seat) else []

    def way_out(self) -> Option | None:
        return DECLINE

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return state.step(seat) < TOP_STEP


STEP_UP: Final = StepUp()
PAY_STEP: Final = tuple([Option("climb", (TEMPLE[n],), (PayCost(gold=1), Climb())) for n in range(TOP_STEP + 1)])

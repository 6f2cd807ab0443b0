"""What a placed worker does: the bonuses of its god card, and the tasks."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Choice, Effect, Option, Place, Price, Seat, Steps
from yupana.games.tawantinsuyu.army import Train, can_draw_army
from yupana.games.tawantinsuyu.board import (
    ADJACENT,
    ARCHITECT,
    BLUE,
    BUILD,
    CORN,
    COURIER,
    CRAFTSMAN,
    EMPTY,
    FROM_BUILDINGS,
    GOLD,
    GOODS,
    GREEN,
    HARVEST,
    ICON,
    ICONS_AROUND,
    POTATO,
    PRIEST,
    PRODUCE_ONCE,
    SEGMENT,
    SEGMENT_SPACES,
    SPACE_COLOUR,
    SPACE_TASKS,
    STATUE,
    STEPS,
    STONE,
    TASKS,
    TRAIN,
    WARRIOR,
    WEAVE,
    Z14_TASKS,
)
from yupana.games.tawantinsuyu.facts import (
    TaskBought,
    TaskPerformed,
    TasksCounted,
)
from yupana.games.tawantinsuyu.god_bonuses import UseBonuses, all_bonuses
from yupana.games.tawantinsuyu.gods import TAKE_GOD, god_of
from yupana.games.tawantinsuyu.goods import AS_TASK, PayCost, can_pay
from yupana.games.tawantinsuyu.market import (
    Z14,
    Z20,
    Build,
    can_do_build_task,
    owns,
)
from yupana.games.tawantinsuyu.production import ProduceOnce, can_produce
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.statues import Erect, can_erect
from yupana.games.tawantinsuyu.steps import BuildSteps, can_build_steps
from yupana.games.tawantinsuyu.tapestry import Trade, WeaveTask, stack_size
from yupana.games.tawantinsuyu.tiles import GOD_BONUS, GOD_BONUS_PLACE

# Bonuses of the card.


class UseBonusesFirst(Choice[Tawantinsuyu]):
    """With a statue of its god: use bonuses of the card before the tasks, or leave them for afterwards."""

    def __init__(self, card: int, space: int, acts: int) -> None:
        self.card: Final = card
        self.space: Final = space
        self.acts: Final = acts

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        card = self.card
        tasks = CountTasks(self.space, self.acts, EMPTY)
        found: list[Option] = []
        for bonus in range(len(GOD_BONUS[card])):
            rest = UseBonuses((card,), (all_bonuses(card) - (1 << bonus),))
            found.append(Option("use", (GOD_BONUS_PLACE[card][bonus],), (GOD_BONUS[card][bonus], rest, tasks)))
        return found

    def way_out(self) -> Option | None:
        return Option("decline", (), (CountTasks(self.space, self.acts, self.card),))


class UseBonusesAfterwards(Effect[Tawantinsuyu]):
    """After the tasks the card's bonuses can be used, if there is a statue of its god now."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if state.statues_of(seat, god_of(self.card)):
            state.then(seat, UseBonuses((self.card,), (all_bonuses(self.card),)))


# Tasks.


class CountTasks(Effect[Tawantinsuyu]):
    """The number of tasks is counted once; then they are performed."""

    def __init__(self, space: int, acts: int, card: int) -> None:
        self.space: Final = space
        self.acts: Final = acts
        self.card: Final = card  # whose bonuses have not been used, or EMPTY

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        tasks = task_count(state, seat, self.space, self.acts)
        state.tell(TasksCounted(seat, tasks))
        state.then(seat, PerformTasks(self.space, tasks, 0, self.acts == PRIEST))
        if self.card != EMPTY:
            state.then(seat, UseBonusesAfterwards(self.card))
        if self.acts == PRIEST:
            state.then(seat, TAKE_GOD)


def task_count(state: Tawantinsuyu, seat: Seat, space: int, acts: int) -> int:
    """One task, one for each adjacent worker of the colour, and those of the worker's ability."""
    count = 1
    for k in ADJACENT[space]:
        if state.hill[k] == acts:
            count += 1
    if acts == ARCHITECT:
        count += SPACE_COLOUR[space] == BLUE
    elif acts == CRAFTSMAN:
        count += SPACE_COLOUR[space] == GREEN
    elif acts == COURIER:
        count += is_alone(state, space)
    elif acts == WARRIOR and owns(state, seat, Z14):
        count += Z14_TASKS
    return count


def is_alone(state: Tawantinsuyu, space: int) -> bool:
    """No other worker stands in the segment."""
    for k in SEGMENT_SPACES[SEGMENT[space]]:
        if k != space and state.hill[k] != EMPTY:
            return False
    return True


class PerformTasks(Choice[Tawantinsuyu]):
    """Perform tasks one by one: each of the three icons once, before any is used again."""

    def __init__(self, space: int, left: int, used: int, extra: bool) -> None:
        self.space: Final = space
        self.left: Final = left
        self.used: Final = used  # icons used since all three were, one bit each
        self.extra: Final = extra  # a priest can still pay for another task

    def options(self, state: Tawantinsuyu, seat: Seat) -> list[Option]:
        found: list[Option] = []
        if self.left:
            tasks = SPACE_TASKS[self.space]
            for n in range(ICONS_AROUND):
                if not self.used >> n & 1 and can_perform(state, seat, tasks[n]):
                    found.append(self._perform(n))
        if self.extra and can_pay(state, seat, potato=1):
            found.append(self._buy())
        return found

    def way_out(self) -> Option | None:
        return STOP

    def can_be_enabled(self, state: Tawantinsuyu, seat: Seat) -> bool:
        return self.left > 0 or self.extra

    def _perform(self, icon: int) -> Option:
        """Perform the task of an icon, then the rest."""
        key = (((self.space * 32 + self.left) * 8 + self.used) * 2 + self.extra) * 4 + icon
        found = _perform.get(key)
        if found is None:
            used = self.used | 1 << icon
            rest = PerformTasks(self.space, self.left - 1, 0 if used == ALL_ICONS else used, self.extra)
            task = SPACE_TASKS[self.space][icon]
            place = ICON[self.space][icon]
            found = Option("perform", (place,), (TellTask(task, place), *TASK_STEPS[task], rest))
            _perform[key] = found
        return found

    def _buy(self) -> Option:
        """A priest pays a potato for one more task."""
        rest = PerformTasks(self.space, self.left + 1, self.used, False)
        return Option("buy-task", (), (PayCost(potato=1), TellBoughtTask(), rest))


def can_perform(state: Tawantinsuyu, seat: Seat, task: int) -> bool:
    """The task would do something; harvests and trade always count as performed."""
    if task == WEAVE:
        return stack_size(state) > 0
    if task == STATUE:
        return can_erect(state, seat)
    if task == STEPS:
        return can_build_steps(state, seat)
    if task == BUILD:
        return can_do_build_task(state, seat)
    if task == TRAIN:
        return can_draw_army(state)
    if task == PRODUCE_ONCE:
        return can_produce(state, seat)
    return True


class TellTask(Effect[Tawantinsuyu]):
    """Say which task is being performed."""

    def __init__(self, task: int, place: Place) -> None:
        self.task: Final = task
        self.place: Final = place

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        if state.facts is not None:
            state.tell(TaskPerformed(seat, TASKS[self.task], self.place))


class TellBoughtTask(Effect[Tawantinsuyu]):
    """Say that a priest paid for another task."""

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        state.tell(TaskBought(seat))


class Harvest(Effect[Tawantinsuyu]):
    """Gain a good; with Z20 one more, and a point, unless it is gold."""

    def __init__(self, good: int) -> None:
        self.good: Final = good

    def run(self, state: Tawantinsuyu, seat: Seat) -> None:
        more = self.good != GOLD and owns(state, seat, Z20)
        state.gain(seat, self.good, HARVEST[self.good] + more)
        if more:
            state.score(seat, FROM_BUILDINGS, 1)

    def price(self, state: Tawantinsuyu, seat: Seat) -> Price:
        if self.good != GOLD and owns(state, seat, Z20):
            return ((GOODS[self.good], HARVEST[self.good] + 1), ("points", 1))
        return ((GOODS[self.good], HARVEST[self.good]),)


ALL_ICONS: Final = (1 << ICONS_AROUND) - 1
STOP: Final = Option("stop")
TASK_STEPS: Final[tuple[Steps, ...]] = (
    (Harvest(POTATO),),
    (Harvest(CORN),),
    (Harvest(STONE),),
    (Harvest(GOLD),),
    (WeaveTask(),),
    (Erect(AS_TASK),),
    (BuildSteps(False),),
    (Build(AS_TASK),),
    (Train(),),
    (ProduceOnce(),),
    (Trade(),),
)
_perform: Final[dict[int, Option]] = {}  # options never change, so each is made once

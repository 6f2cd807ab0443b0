"""Who can compete: a bot's name, a bot with changed settings, or a program."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time

from yupana.bots import BOTS, LEVELS, Bot, bots_of, make_bot
from yupana.bots.levels import Level, level_bot
from yupana.bots.search import Plan

PROGRAM = "cmd:"
PROGRAM_SECONDS = 10.0  # a decision
NUMBERS = {
    "iterations": int,
    "explore": float,
    "scale": float,
    "own": float,
    "trust": float,
    "careful": bool,
}  # of a plan


def contestant(spec: str, game: str) -> Callable[[], Bot]:
    """What makes the bot of a spec: "greedy", "strong:iterations=500,own=1", "cmd:python my_bot.py"."""
    if spec.startswith(PROGRAM):
        from yupana.bots.wire import ProgramBot

        return partial(ProgramBot, spec.removeprefix(PROGRAM), PROGRAM_SECONDS)
    if spec.partition(":")[0] in set(BOTS) - set(bots_of(game)):
        raise ValueError(f"{spec} cannot play {game}, which has no evaluation")
    if spec in BOTS:
        return partial(make_bot, spec, game, process_time)
    return partial(level_bot, _level(spec), game, process_time)


def clock_of(spec: str) -> Callable[[], float]:
    """What its thinking is measured by: its share of the processor; for a program, which has its own, the wall."""
    return perf_counter if spec.startswith(PROGRAM) else process_time


def allowance(spec: str) -> str:
    """How long it may think, in words."""
    if spec.startswith(PROGRAM):
        return f"{PROGRAM_SECONDS:g} s a decision"
    if spec.partition(":")[0] not in LEVELS:
        return "does not search"
    level = _level(spec)
    limit = f", {level.plan.iterations} iterations" if level.plan.iterations else ""
    return f"{level.seconds:g} s a turn{limit}"


def split(specs: str) -> list[str]:
    """The specs in a list with commas; a comma before "own=1" belongs to a spec."""
    return re.split(r",(?!\w+=)", specs)


def _level(spec: str) -> Level:
    """A level with some of its numbers changed."""
    name, _, changes = spec.partition(":")
    if name not in BOTS:
        raise ValueError(f"no bot {name!r}; there are {', '.join(BOTS)}, and {PROGRAM} with a program")
    if name not in LEVELS:
        raise ValueError(f"{name} has no settings")
    level = LEVELS[name]
    chosen: dict[str, float] = {}
    for change in filter(None, changes.split(",")):
        setting, _, value = change.partition("=")
        if setting not in {*NUMBERS, "seconds"}:
            raise ValueError(f"{spec}: no setting {setting!r}; there are seconds, {', '.join(NUMBERS)}")
        chosen[setting] = float(value)
    seconds = chosen.pop("seconds", level.seconds)
    plan = Plan(**{name: kind(chosen.get(name, getattr(level.plan, name))) for name, kind in NUMBERS.items()})
    return Level(seconds, plan)

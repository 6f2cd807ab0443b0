"""What a match has to say, as message ids with arguments: prompts, options, facts and price tags."""

from __future__ import annotations

import re
from typing import Any, Final

from yupana.engine.agenda import Decision, Fact, FreeOption, Option, Price, Seat, State
from yupana.engine.codec import arguments_of
from yupana.tabletop.scene import Argument, Message

TOUCHED: Final = ("place", "second", "third", "fourth")  # the arguments that name what an option touches


def kebab(name: str) -> str:
    """PickUpWorker is pick-up-worker in a message id."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def asking(decision: Decision, details: dict[str, Argument]) -> Message:
    """The prompt of a decision: its choice's name and fields, what kinds of options there are, what a title adds."""
    asked = decision.choice.asks()
    verbs = "-".join(dict.fromkeys([option.verb for option in decision.options]))
    return Message(f"ask-{kebab(type(asked).__name__)}", {**_worded(arguments_of(asked)), "verbs": verbs, **details})


def doing(option: Option, details: dict[str, Argument]) -> Message:
    """What an option does: its verb and the places it touches, as far as words name them, and what a title adds."""
    return Message(f"do-{option.verb}", {**dict(zip(TOUCHED, option.touch, strict=False)), **details})


def telling(fact: Fact) -> Message:
    """What happened: the fact's name and fields."""
    return Message(f"log-{kebab(type(fact).__name__)}", _worded(arguments_of(fact)))


def price_of(state: State, seat: Seat, option: Option) -> Price:
    """What an option costs, then what it brings, as far as that is known beforehand; never as one net number."""
    costs: dict[str, int] = {}
    gains: dict[str, int] = {}
    steps = option.then[:-1] if isinstance(option, FreeOption) else option.then  # its question comes up again
    for step in steps:
        for thing, amount in step.price(state, seat):
            total = gains if amount > 0 else costs
            total[thing] = total.get(thing, 0) + amount
    return tuple([(thing, amount) for thing, amount in (*costs.items(), *gains.items()) if amount])


def tags(price: Price) -> list[Message]:
    """The price tags of an option: −2 corn, +1 gold."""
    return [
        Message(f"price-{thing}", {"amount": abs(amount), "signed": signed(amount), "thing": thing})
        for thing, amount in price
    ]


def signed(amount: int) -> str:
    """A number with its sign, as it is printed."""
    return f"+{amount}" if amount > 0 else f"\u2212{-amount}"


def _worded(arguments: dict[str, Any]) -> dict[str, Argument]:
    """Numbers and strings only; a truth is yes or no."""
    return {
        name: ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in arguments.items()
        if isinstance(value, (bool, int, float, str))
    }

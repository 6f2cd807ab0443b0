"""What a match has to say, as message ids with arguments: prompts, options, facts and price tags."""

from __future__ import annotations

import re
from typing import Any

from yupana.engine.agenda import Choice, Fact, Option, Price, Seat, State
from yupana.engine.codec import arguments_of
from yupana.tabletop.scene import Argument, Message


def kebab(name: str) -> str:
    """PickUpWorker is pick-up-worker in a message id."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def asking(choice: Choice[Any]) -> Message:
    """The prompt of a choice: its name and fields."""
    asked = choice.asks()
    return Message(f"ask-{kebab(type(asked).__name__)}", _worded(arguments_of(asked)))


def doing(option: Option) -> Message:
    """What an option does: its verb and the places it touches."""
    return Message(f"do-{option.verb}", dict(zip(("place", "second", "third"), option.touch, strict=False)))


def telling(fact: Fact) -> Message:
    """What happened: the fact's name and fields."""
    return Message(f"log-{kebab(type(fact).__name__)}", _worded(arguments_of(fact)))


def price_of(state: State, seat: Seat, option: Option) -> Price:
    """What an option costs and brings, as far as that is known beforehand."""
    total: dict[str, int] = {}
    for step in option.then:
        for thing, amount in step.price(state, seat):
            total[thing] = total.get(thing, 0) + amount
    return tuple([(thing, amount) for thing, amount in total.items() if amount])


def tags(price: Price) -> list[Message]:
    """The price tags of an option: −2 corn, +1 gold."""
    return [Message(f"price-{thing}", {"amount": abs(amount), "signed": signed(amount)}) for thing, amount in price]


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

"""How a table talks to people beyond what it shows: what matters now, each seat's numbers, how options compare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from yupana.engine.agenda import Choice, Decision, Option, Price, State, mypyc_attr
from yupana.seats import Seat
from yupana.tabletop.scene import Argument, Message, Place


@dataclass(frozen=True, slots=True)
class Status:
    """What everybody at the table keeps in mind: a Food Day that comes near, the last round."""

    message: Message
    icon: str = ""  # a symbol of the game's art
    urgent: bool = False  # something is missing


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of a seat that the others look at."""

    icon: str  # a symbol of the game's art
    text: str
    label: Message
    chief: bool = False  # among the three that are shown where there is little room
    sums: bool = False  # shown only there, in place of the figures that it sums up


@dataclass(frozen=True, slots=True)
class Badge:
    """The numbers by which a player compares places that glow."""

    parts: tuple[tuple[str, str], ...]  # figures, each with the symbol of what it counts
    rank: int = 0  # the best have the least
    counts: tuple[Place, ...] = ()  # what was counted


@mypyc_attr(allow_interpreted_subclasses=True)
class Talk:
    """What one title says; all of it is made from what the viewer sees."""

    kinds: ClassVar[dict[str, int]] = {}  # by verb: 1 is done most, 2 beside it, 3 gives something up

    def status(self, view: Any, viewer: Seat | None) -> tuple[Status, ...]:
        """What to keep in mind, in one or two messages."""
        return ()

    def figures(self, view: Any, seat: Seat) -> tuple[Figure, ...]:
        """The key numbers of a seat, points aside."""
        return ()

    def reason(self, view: Any, decision: Decision) -> Message | None:
        """Why this is asked, or what the numbers on the board mean."""
        return None

    def prompt(self, view: Any, decision: Decision) -> dict[str, Argument]:
        """What the words of a question need beside the fields of the choice: which of its parts are possible now."""
        return {}

    def details(self, view: Any, seat: Seat, option: Option) -> dict[str, Argument]:
        """What the words of an option need beside the places it touches: who stands there, what happens there."""
        return {}

    def kept(self, view: Any, seat: Seat, option: Option, price: Price) -> Price:
        """Of what an option costs and brings, what there is room for: nothing is promised that would be lost."""
        return price

    def plain(self, view: Any, seat: Seat, option: Option) -> int:
        """How often it can be taken, if it only brings something and leaves what else does: all that goes in one go."""
        return 0

    def badge(self, view: Any, seat: Seat, option: Option) -> Badge | None:
        """The numbers by which this option is compared with the others."""
        return None

    def ahead(self, view: Any, seat: Seat, option: Option) -> Message | None:
        """What this option leads to once the others have acted, where that is sure enough to be said."""
        return None

    def waste(self, view: Any, seat: Seat, option: Option) -> Message | None:
        """What would be thrown away by this option: it is asked about once."""
        return None


SILENT: Final = Talk()


# What the talk of many titles is made of.


def figure(name: str, icon: str, amount: int, *, chief: bool = False, sums: bool = False) -> Figure:
    """A plain amount, and its words by their name."""
    return Figure(icon, str(amount), Message(f"figure-{name}", {"amount": amount}), chief, sums)


def yes_or_no(is_so: bool) -> str:
    """An answer between which words can distinguish."""
    return "yes" if is_so else "no"


def asked_now(view: State) -> Choice[Any] | None:
    """The choice that words the present question, or None where nothing is to be chosen."""
    steps = view.agenda.steps
    top = steps[-1] if steps else None
    return top.asks() if isinstance(top, Choice) else None


def amount_of(price: Price, thing: str) -> int:
    """How much more of a thing there is after a price is paid."""
    return sum([amount for each, amount in price if each == thing])

"""Tables of the toy for the tests of the kit, and two that break its promises."""

from typing import Any, ClassVar

from tests.engine.script import Script, table
from tests.engine.toy import TOY, Toy, ToyGame

from yupana.engine.agenda import Choice, Option, Seat
from yupana.engine.dice import QuickDice
from yupana.engine.machine import advance
from yupana.engine.match import Match

DICE = QuickDice(1)


def auction(game: ToyGame = TOY) -> Toy:
    """A table at which all must bid."""
    match = Match(game, 2, digests=False)
    match.begin(QuickDice(5))
    return match.state


def waiting(choice: Choice[Any], **fields: int) -> Script:
    """A table at which seat 0 must choose."""
    state = table(choice, **fields)
    advance(state)
    return state


class WrongDefault(ToyGame):
    """Its default is no option."""

    def default(self, state: Toy, seat: Seat) -> Option:
        return Option("resign")


class Moody(Toy):
    """A mood that is not written down decides what is possible."""

    moody: ClassVar[bool] = True

    def hand(self, seat: Seat) -> list[int]:
        return super().hand(seat)[: 1 if self.moody else 3]

"""What the table says of an option before it is taken."""

from tests.games.tzolkin.table import BLUE, GREEN, act, harvested, stand, table

from yupana.engine.machine import decision_of
from yupana.games import title


def said_of_burning(*, open_tiles: int) -> tuple[str, bool]:
    """What would be lost by burning, with corn tiles that lie open; whether a figure on the board invites to it."""
    state = table()
    if open_tiles:
        harvested(state, BLUE, 3, wood=open_tiles)
    stand(state, GREEN, "palenque.3")
    act(state, GREEN, "palenque.3")
    decision = decision_of(state, GREEN)
    assert decision is not None
    option = decision.find("burn jungle-wood.3")
    assert option is not None
    talk = title("tzolkin").talk
    message = talk.waste(state, GREEN, option)
    return message.id if message else "", talk.badge(state, GREEN, option) is not None


def test_a_forest_is_not_burned_unasked_where_corn_lies_open() -> None:
    assert said_of_burning(open_tiles=1) == ("waste-burn", False)
    assert said_of_burning(open_tiles=0) == ("", False)

"""What the table of Santa Maria says of what an option brings."""

from tests.games.santa_maria.table import RED, colony, give, row_of, table

from yupana.engine.machine import decision_of
from yupana.games import title
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.play.asking import plain_option


def tags_of(state: Kingdoms, move: str) -> list[tuple[str, str]]:
    """What an option is said to cost and to bring."""
    decision = decision_of(state, RED)
    assert decision is not None
    option = decision.find(move)
    assert option is not None
    told = plain_option(title("santa-maria").talk, state, RED, option, "")["price"]
    return [(tag["args"]["thing"], tag["args"]["signed"]) for tag in told]


def test_goods_without_room_are_promised_as_the_coins_that_come_instead() -> None:
    state = table()
    colony(state, RED, row_of(1, "WD GE .. .. .. .."))
    give(state, RED, wood=2, gem=3)
    assert tags_of(state, "use blue.1 row.1") == [("wood", "+1"), ("coin", "+2")]
    give(state, RED, wood=1)
    assert tags_of(state, "use blue.1 row.1") == [("coin", "+3")]

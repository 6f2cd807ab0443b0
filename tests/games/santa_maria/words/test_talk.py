"""What the table of Santa Maria says of what an option brings."""

from tests.games.promised import tags_of
from tests.games.santa_maria.table import RED, colony, give, row_of, table


def test_goods_without_room_are_promised_as_the_coins_that_come_instead() -> None:
    state = table()
    colony(state, RED, row_of(1, "WD GE .. .. .. .."))
    give(state, RED, wood=2, gem=3)
    assert tags_of("santa-maria", state, RED, "use blue.1 row.1") == [("wood", "+1"), ("coin", "+2")]
    give(state, RED, wood=1)
    assert tags_of("santa-maria", state, RED, "use blue.1 row.1") == [("coin", "+3")]

"""Records of former rules open by those of today, or say which rules can open them."""

from pathlib import Path

import pytest

from yupana.engine.record import BadRecord, read, replay, result_of
from yupana.games import title

FORMER = sorted((Path(__file__).parent / "former").glob("*.txt"))


@pytest.mark.parametrize("path", FORMER, ids=lambda path: path.stem)
def test_a_record_of_former_rules_opens_or_names_its_rules(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    game = title(record.game).game
    assert record.rules < game.version()
    try:
        match = replay(record, game)
    except BadRecord as bad:
        assert bad.rules == record.rules
        assert f"rules {record.rules} of {record.game}" in bad.problem
    else:
        assert result_of(match) == record.result


def test_there_are_records_of_former_rules() -> None:
    assert FORMER

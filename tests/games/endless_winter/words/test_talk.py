"""What the table of Endless Winter says of a question: why it is asked, and what it may be paid with."""

from __future__ import annotations

from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.games import title
from yupana.play.host import Host

SECRET = bytes(range(32))


def said_in(matches: int) -> dict[str, set[str]]:
    """What status lines and reasons said in random matches: their ids, with what each was asked of."""
    chosen = title("endless-winter")
    found: dict[str, set[str]] = {}
    for seed in range(matches):
        host = Host(chosen, Match(chosen.game, 2), ["A", "B"], {}, SECRET, QuickDice(seed))
        host.begin()
        dice = QuickDice(seed + 100)
        while not host.match.is_over():
            seat = host.match.deciders()[0]
            update = host.update(seat, host.match.length())
            decision = update["decision"]
            for said in [each["message"]["id"] for each in update["status"]] + [
                (decision.get("reason") or {}).get("id")
            ]:
                found.setdefault(said or "", set()).add(decision["ask"]["id"])
            option = decision["options"][dice.roll(len(decision["options"]))]
            host.choose(seat, decision["id"], option["move"])
    return found


def test_an_eclipse_is_named_as_long_as_it_lasts_and_never_in_a_turn() -> None:
    said = said_in(2)
    assert "ask-claim-hexes" in said["status-eclipse"]
    assert said["reason-order"] == {"ask-benefit"}
    assert not said["status-eclipse"] & {"ask-take-turn", "ask-act", "ask-set-aside"}
    assert not said["status-figures"] & {"ask-claim-hexes", "ask-use-board", "ask-use-revealed"}

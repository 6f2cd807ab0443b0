"""What a seat may answer, as plain data: what each option does, costs and brings, and how it compares."""

from __future__ import annotations

from yupana.engine.agenda import END_TURN, Decision, FreeOption, Option, Seat, State
from yupana.insight.talk import Talk
from yupana.play.messages import doing, price_of, tags
from yupana.play.plain import Plain, plain_message


def plain_option(talk: Talk, view: State, seat: Seat, option: Option, out: str) -> Plain:
    """An option; `out` is the move that leaves the question. What is as usual is left out."""
    price = talk.kept(view, seat, option, price_of(view, seat, option))
    found: Plain = {
        "move": option.move(),
        "verb": option.verb,
        "touch": list(option.touch),
        "does": plain_message(doing(option, talk.details(view, seat, option))),
        "price": [plain_message(tag) for tag in tags(price)],
    }
    kind = talk.kinds.get(option.verb)
    if kind:
        found["kind"] = kind
    times = talk.plain(view, seat, option)
    if times:
        found["plain"] = times
    if option.ordered:
        found["ordered"] = True
    if found["move"] == out:
        found["out"] = True
    if isinstance(option, FreeOption):
        found["free"] = True
    badge = talk.badge(view, seat, option)
    if badge is not None:
        found["badge"] = {"parts": [list(part) for part in badge.parts], "rank": badge.rank}
        if badge.counts:
            found["badge"]["counts"] = list(badge.counts)
    waste = talk.waste(view, seat, option)
    if waste is not None:
        found["waste"] = plain_message(waste)
    return found


def is_forced(decision: Decision) -> bool:
    """One option only, and not the end of a turn, before which a player may want to undo."""
    return len(decision.options) == 1 and decision.options[0].verb != END_TURN

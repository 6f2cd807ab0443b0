"""What happened, told line by line: a deed, what it brought and cost, and great moments with a table that adds up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from yupana.engine.agenda import Change, Fact, Seat
from yupana.engine.codec import arguments_of
from yupana.engine.game import Score
from yupana.play.messages import telling
from yupana.play.plain import Plain, plain_message
from yupana.tabletop.scene import Message

POINTS: Final = "points"
HALF: Final = "half-"  # of the thing whose name follows


@dataclass
class Told:
    """What one entry of the journal told, and whether it was taken back since."""

    seq: int
    seat: Seat
    move: str
    facts: list[Fact]
    totals: list[int | None]  # the points of every seat after it; nothing where they are hidden
    own: dict[Seat, int | None] = field(default_factory=dict)  # what seats know of their own where others do not
    taken_back: bool = False
    lines: dict[Seat | None, list[Plain]] = field(default_factory=dict)  # as each viewer was told them

    def totals_for(self, viewer: Seat | None) -> list[int | None]:
        """The points of every seat, as far as a viewer knows them."""
        return [self.own.get(seat, total) if seat == viewer else total for seat, total in enumerate(self.totals)]


@dataclass
class Moment:
    """Everything between the fact that opened a great moment and the one that closed it."""

    opened: Fact
    changes: list[Change] = field(default_factory=list)
    compared: set[str] = field(default_factory=set)  # things of which nothing is gained or paid

    def count(self, facts: list[Fact]) -> None:
        """What these facts changed belongs to the moment."""
        for fact in facts:
            changes = fact.changes()
            self.changes.extend(changes)
            if fact.compares:
                self.compared.update([_whole(thing, 0)[0] for _, thing, _, _ in changes])


def seen_facts(facts: list[Fact], viewer: Seat | None) -> list[Fact]:
    """The facts as this viewer is told them."""
    return [seen for fact in facts if (seen := fact.seen_by(viewer)) is not None]


def open_moment(told: list[Told]) -> Moment | None:
    """The great moment that is going on after these entries, if any."""
    moment: Moment | None = None
    for each in told:
        if not each.taken_back:
            for fact in each.facts:
                moment = _go_on(moment, fact)
    return moment


def _go_on(moment: Moment | None, fact: Fact) -> Moment | None:
    """The moment after one more fact; the one that closes it is its last."""
    if fact.opens:
        moment = Moment(fact)
    if moment is not None:
        moment.count([fact])
    return None if fact.closes else moment


def lines_of(told: Told, viewer: Seat | None, moment: Moment | None, per_point: int) -> list[Plain]:
    """One line for each deed of an entry, with all that was counted for it."""
    lines: list[Plain] = []
    deeds = deeds_of(seen_facts(told.facts, viewer))
    for n, (deed, counted) in enumerate(deeds):
        line: Plain = {"message": plain_message(telling(deed)), "seat": _whose(deed, told)}
        behind = tags_of(deed, counted, per_point)
        if behind:
            line["tags"] = behind
        pieces = deed.pieces()
        if pieces is not None:
            line["pieces"] = list(pieces)
        if deed.minor:
            line["minor"] = True
        if deed.opens:
            moment = Moment(deed)
            line["opens"] = True
        if moment is not None:
            moment.count([deed, *counted])
        if deed.closes and moment is not None:
            later = _changes([fact for one, more in deeds[n + 1 :] for fact in (one, *more)])
            line["moment"] = table_of(moment, _less(told.totals_for(viewer), later), per_point)
            moment = None
        lines.append(line)
    return lines


Deed = tuple[Fact, list[Fact]]  # and the facts that only count what it brought and cost


def deeds_of(facts: list[Fact]) -> list[Deed]:
    """What was done: facts that only count belong to the deed of their seat before them, or to the first one after."""
    found: list[Deed] = []
    ahead: list[Fact] = []  # counted before anything was done
    for fact in facts:
        last = next((deed for deed in reversed(found) if not deed[0].remarks), None)
        if not fact.counts:
            if ahead and (fact.remarks or _owner(ahead[0]) != _owner(fact)):
                found.extend(_alone(ahead))
                ahead = []
            found.append((fact, ahead))
            ahead = []
        elif last and not ahead and _owner(last[0]) == _owner(fact) and not _alike(last[0], fact):
            last[1].append(fact)
        else:
            if ahead and _owner(ahead[0]) != _owner(fact):
                found.extend(_alone(ahead))
                ahead = []
            ahead.append(fact)
    return [*found, *_alone(ahead)]


def _alone(counted: list[Fact]) -> list[Deed]:
    """Numbers that belong to no deed: one says it, the rest stands behind it; equal facts and points say it each."""
    found: list[Deed] = []
    for fact in sorted(counted, key=lambda fact: not fact.heads):
        last = found[-1][0] if found else fact
        if not found or _alike(last, fact) or _opposed(last, fact) or (_is_points(fact) and _is_points(last)):
            found.append((fact, []))
        else:
            found[-1][1].append(fact)
    return found


def _alike(one: Fact, other: Fact) -> bool:
    """Facts of one kind that change numbers: the words of one say nothing of the other."""
    return type(one) is type(other) and bool(other.changes())


def _opposed(one: Fact, other: Fact) -> bool:
    """What one takes the other gives: behind the words of one it would deny them."""
    return any(
        (seat, thing) == (its, what) and amount * more < 0
        for seat, thing, amount, _ in one.changes()
        for its, what, more, _ in other.changes()
    )


def _is_points(fact: Fact) -> bool:
    return any(thing == POINTS for _, thing, _, _ in fact.changes())


def _owner(fact: Fact) -> Seat | None:
    """The seat for which a deed may be counted; the bounds of a great moment are nobody's."""
    return None if fact.opens or fact.closes else _about(fact)


def _whose(fact: Fact, told: Told) -> Seat:
    """The seat that a fact is about: its own, or whose entry it is."""
    seat = _about(fact)
    return told.seat if seat is None else seat


def _about(fact: Fact) -> Seat | None:
    seat = arguments_of(fact).get("seat")
    return seat if isinstance(seat, int) else fact.teller()


def _changes(facts: list[Fact]) -> list[Change]:
    return [change for fact in facts for change in fact.changes()]


def tags_of(deed: Fact, counted: list[Fact], per_point: int) -> list[Plain]:
    """The numbers that a deed changed: those its own words say, then all that was counted, each thing once."""
    sums: dict[tuple[Seat, str, str, bool], int] = {}
    for seat, thing, amount, source in _changes(counted):
        key = (seat, thing, source, amount > 0)  # what it cost and what it brought are told apart
        sums[key] = sums.get(key, 0) + amount
    said = [{**tag(change, per_point), "said": True} for change in deed.changes() if change[2]]
    return said + [tag((seat, thing, amount, source), per_point) for (seat, thing, source, _), amount in sums.items()]


def tag(change: Change, per_point: int) -> Plain:
    """A number that changed."""
    seat, thing, amount, source = change
    found: Plain = {"seat": seat, "thing": thing, "amount": _worth(thing, amount, per_point)}
    if source:
        found["source"] = source
    return found


def _worth(thing: str, amount: int, per_point: int) -> float:
    return amount / per_point if thing == POINTS else amount


def _whole(thing: str, amount: float) -> tuple[str, float]:
    """Halves of a thing as parts of it, so that both stand in one row."""
    return (thing[len(HALF) :], amount / 2) if thing.startswith(HALF) else (thing, amount)


def _less(totals: list[int | None], changes: list[Change]) -> list[int | None]:
    """Points before these changes."""
    found = totals[:]
    for seat, thing, amount, _ in changes:
        total = found[seat]
        if thing == POINTS and total is not None:
            found[seat] = total - amount
    return found


def table_of(moment: Moment, after: list[int | None], per_point: int) -> Plain:
    """What each seat did, paid and won in a great moment: a row for each thing and for each source of points."""
    rows: dict[tuple[str, str], list[float]] = {}
    for seat, thing, amount, source in moment.changes:
        whole, worth = _whole(thing, _worth(thing, amount, per_point))
        cells = rows.setdefault((whole, source), [0.0] * len(after))
        cells[seat] += worth
    return {
        "title": plain_message(telling(moment.opened)),
        "rows": [
            {
                "thing": thing,
                "cells": cells,
                **({"source": source} if source else {}),
                **({"compared": True} if thing in moment.compared else {}),
            }
            for (thing, source), cells in sorted(rows.items(), key=lambda row: row[0][0] == POINTS)
        ],
        "before": _shown(_less(after, moment.changes), per_point),
        "after": _shown(after, per_point),
    }


def _shown(totals: list[int | None], per_point: int) -> list[float | None]:
    return [None if total is None else total / per_point for total in totals]


def totals_of(scores: list[Score]) -> list[int | None]:
    """The points of every seat, in parts of a point; nothing where some are hidden."""
    return [None if score.hidden else score.total() for score in scores]


def bare_line(id: str, seat: Seat) -> Plain:
    """A line without a fact."""
    return {"message": plain_message(Message(id, {"seat": seat})), "seat": seat}

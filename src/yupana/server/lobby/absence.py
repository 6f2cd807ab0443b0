"""Who is not there: turns missed as the table agreed on, seats left to bots, seats that are kept for somebody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping

from yupana.server import asks

MISSES = 3  # turns in a row, where a table agreed on nothing else


def is_absent(row: RowMapping, chair: RowMapping, match: RowMapping) -> bool:
    """Whether somebody has missed as many turns in a row as the table agreed on: the others decide how it goes on."""
    if chair["person"] is None or match["clocks"] is None or match["players"][chair["seat"]] != asks.PERSON:
        return False
    missed: int = match["clocks"]["seats"][chair["seat"]].get("absent", 0)
    return missed >= int(row["terms"].get("misses", MISSES))


def absent_seats(row: RowMapping, rows: Sequence[RowMapping], match: RowMapping) -> set[int]:
    """The seats of all who are absent."""
    return {int(chair["seat"]) for chair in rows if is_absent(row, chair, match)}


def is_away(row: RowMapping, chair: RowMapping, match: RowMapping) -> bool:
    """Whether a person is absent, or a bot plays in the place of one."""
    by_bot = chair["bot"] is None and match["players"][chair["seat"]] != asks.PERSON
    return by_bot or is_absent(row, chair, match)


def left_to_bot(row: RowMapping, chair: RowMapping, match: RowMapping) -> dict[str, Any]:
    """A seat whose person goes away."""
    return {"person": None, "left_by": leaver(chair, match), "name": row["substitute"]}


def left_at(row: RowMapping, seat: int, match: RowMapping) -> dict[str, Any]:
    """The terms keep how long the journal was when somebody went away."""
    return {"left": row["terms"].get("left", {}) | {str(seat): match["seq"]}}


def leaver(chair: RowMapping, match: RowMapping) -> int | None:
    """Who began the match at a seat that its person now leaves: that person, or somebody who left before."""
    found: int | None = chair["left_by"]
    return chair["person"] if found is None and chair["since"] <= match["begun_at"] else found


def kept_for(row: RowMapping, seat: int) -> int | None:
    """The person whom all agreed to let sit down there."""
    invited = row["terms"].get("invited", {}).items()
    return next((int(person) for person, where in invited if where == seat), None)


def why_not(row: RowMapping, chair: RowMapping, person: int | None) -> str:
    """Why somebody may not sit down during the match where a bot plays: the id of a message, or nothing."""
    kept = kept_for(row, chair["seat"])
    if person is not None and str(person) in row["terms"].get("resigned", {}):
        return "problem-resigned"
    if person is not None and person in (chair["left_by"], chair["person"], kept):
        return ""
    if kept is not None:
        return "problem-seat-kept"
    return "problem-rated-seat" if row["rated"] else ""

"""How routes say which problems they may answer with, so that the API's description is complete."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pydantic import BaseModel


class ProblemBody(BaseModel):
    """Why not: the id of a message; of a mute or a ban also until when, unless for good, and in whose words."""

    reason: str
    until: datetime | None = None
    because: str | None = None


class MalformedBody(ProblemBody):
    """Which fields of a request are not as described, `terms.days` for one inside another; none if it is no JSON."""

    fields: list[str] = []


MEANINGS = {
    400: "It cannot be done like this",
    401: "Nobody is signed in",
    403: "Not allowed",
    404: "Not there, or not for you to know",
    409: "The world has moved on",
    413: "The request is too long",
    422: "The request is malformed",
    429: "Too many requests",
    503: "The database, or an OpenID provider, is away; it is worth asking again",
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For `responses=` of a route or a router. Every route under /api has 413, 422, 429 and 503 already."""
    bodies = {422: MalformedBody}
    return {each: {"model": bodies.get(each, ProblemBody), "description": MEANINGS[each]} for each in statuses}

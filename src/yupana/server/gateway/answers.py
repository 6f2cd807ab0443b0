"""How routes say which problems they may answer with, so that the API's description is complete."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class ProblemBody(BaseModel):
    """Why not: the id of a message."""

    reason: str


MEANINGS = {
    400: "It cannot be done like this",
    401: "Nobody is signed in",
    403: "Not allowed",
    404: "Not there, or not for you to know",
    409: "The world has moved on",
    413: "The request is too long",
    422: "The request is malformed",
    429: "Too many requests",
    503: "Not now",
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For `responses=` of a route or a router. Every route under /api has 413, 422 and 429 already."""
    return {status: {"model": ProblemBody, "description": MEANINGS[status]} for status in statuses}

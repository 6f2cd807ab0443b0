"""What everybody may know of a person, and the ladder of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Integer, Select, and_, cast, desc, func, not_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server import asks
from yupana.server.accounts.names import clean_name, name_key
from yupana.server.journal.tables import matches, people, ratings, seats, tables
from yupana.server.problems import Problem

PAGE = 50  # matches in one answer
LADDER = 100  # people in one answer
SURE: Final = ratings.c.mu - 3 * ratings.c.sigma  # as good as this, almost surely
ANYBODYS = 1000  # shown for somebody of whom nothing is known
STEP = 40  # shown points for each point of skill
USUAL = 1.96  # times its uncertainty: skill is within it, nineteen times of twenty
KNOWN = 5.0  # an uncertainty of skill; a rating that is less sure is provisional


def shown(mu: float, sigma: float) -> int:
    """A rating as people read it: careful, so that it grows with what is known."""
    return round(ANYBODYS + STEP * (mu - 3 * sigma))


async def find_person(connection: AsyncConnection, name: str) -> Any:
    """The row of the person of that name."""
    wanted = select(people.c.id, people.c.name, people.c.password.is_(None).label("guest"), people.c.created_at)
    row = (await connection.execute(wanted.where(people.c.name_key == name_key(clean_name(name) or "")))).one_or_none()
    if row is None:
        raise Problem(404, "problem-no-such-person")
    return row


async def profile(connection: AsyncConnection, name: str) -> dict[str, Any]:
    """Since when, ratings, matches played to the end and won, and those left to a bot."""
    row = await find_person(connection, name)
    won = func.split_part(matches.c.result, " ", cast(seats.c.seat, Integer) + 1).like("%*")
    wins = await connection.scalar(_played(row.id, select(func.count().filter(won))).where(_decides()))
    played, left = (await finished_and_left(connection, [row.id]))[row.id]
    rated = await connection.execute(
        select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
        .where(ratings.c.person == row.id, ratings.c.matches >= 1)
        .order_by(ratings.c.game)
    )
    return {
        "name": row.name,
        "guest": row.guest,
        "since": row.created_at,
        "played": played,
        "won": wins,
        "left": left,
        "ratings": [_rating(one) for one in rated],
    }


async def finished_and_left(connection: AsyncConnection, persons: Sequence[int]) -> dict[int, tuple[int, int]]:
    """How many matches these people played to the end, and how many they left to a bot or to somebody else."""
    counts = (func.count().filter(_decides()), func.count().filter(not_(_decides())))
    stayed = _over(select(seats.c.person, *counts)).where(seats.c.person.in_(persons)).group_by(seats.c.person)
    went = _over(select(seats.c.left_by, func.count())).where(seats.c.left_by.in_(persons)).group_by(seats.c.left_by)
    found = {person: (played, left) for person, played, left in await connection.execute(stayed)}
    walked = {row[0]: row[1] for row in await connection.execute(went)}
    both = {person: found.get(person, (0, 0)) for person in persons}
    return {person: (played, left + walked.get(person, 0)) for person, (played, left) in both.items()}


async def matches_of(connection: AsyncConnection, name: str, before: int | None) -> list[dict[str, Any]]:
    """Finished matches that were listed in the lobby, the newest first, older than a given one."""
    row = await find_person(connection, name)
    columns = (matches.c.id, matches.c.game, matches.c.names, matches.c.result, seats.c.seat, tables.c.rated)
    times = (matches.c.begun_at, matches.c.changed_at.label("over_at"))
    wanted = _played(row.id, select(*columns, *times)).where(tables.c.listed)
    if before is not None:
        wanted = wanted.where(matches.c.id < before)
    found = await connection.execute(wanted.order_by(matches.c.id.desc()).limit(PAGE))
    return [dict(one) for one in found.mappings()]


async def ladder(connection: AsyncConnection, game: str, skip: int) -> list[dict[str, Any]]:
    """The best first; whoever has finished a rated match is on it."""
    found = await connection.execute(
        select(people.c.name, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.matches)
        .join_from(ratings, people)
        .where(ratings.c.game == game, ratings.c.matches >= 1)
        .order_by(desc(SURE), people.c.id)
        .offset(skip)
        .limit(LADDER)
    )
    return [{"place": skip + n, "name": one.name, **_rating(one)} for n, one in enumerate(found, 1)]


def _played(person: int, wanted: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    """Matches in which a person sat at the end, even if a bot decided for them."""
    return _over(wanted).where(seats.c.person == person)


def _over(wanted: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    """Matches that were played to the end, by whomever."""
    return (
        wanted.select_from(seats)
        .join(tables, tables.c.id == seats.c.table)
        .join(matches, matches.c.id == tables.c.id)
        .where(and_(tables.c.status == "over", matches.c.result.is_not(None)))
    )


def _decides() -> ColumnElement[bool]:
    """At this seat a person decides, and no bot in their place."""
    return matches.c.players[cast(seats.c.seat, Integer) + 1] == asks.PERSON


def _rating(row: Any) -> dict[str, Any]:
    return {
        "game": row.game,
        "rating": shown(row.mu, row.sigma),
        "low": round(ANYBODYS + STEP * (row.mu - USUAL * row.sigma)),
        "high": round(ANYBODYS + STEP * (row.mu + USUAL * row.sigma)),
        "provisional": row.sigma > KNOWN,
        "mu": row.mu,
        "sigma": row.sigma,
        "matches": row.matches,
    }

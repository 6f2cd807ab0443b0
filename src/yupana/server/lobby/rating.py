"""Ratings of people, one per game: Plackett and Luce's model, for any number of players, with its uncertainty."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from fractions import Fraction

from openskill.models import PlackettLuce
from sqlalchemy import RowMapping, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server import asks
from yupana.server.journal.tables import ratings

MODEL = PlackettLuce()


def places(result: str, left: Collection[int] = ()) -> list[int]:
    """The place of every seat by a result like "61.25* 48": winners, then by points, equals together, leavers last."""
    keys: list[tuple[int, Fraction]] = []
    for seat, word in enumerate(result.split()):
        points = Fraction(word.rstrip("*"))
        won = word.endswith("*")
        keys.append((2, Fraction(0)) if seat in left else (0, Fraction(0)) if won else (1, -points))
    return [1 + sum(other < key for other in keys) for key in keys]


def new_ratings(before: Sequence[tuple[float, float]], ranks: Sequence[int]) -> list[tuple[float, float]]:
    """Means and uncertainties after a match, of those who are rated."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(float(team[0].mu), float(team[0].sigma)) for team in rated]


def who_counts(rows: Sequence[RowMapping], match: RowMapping) -> tuple[dict[int, int], set[int]]:
    """The person who is rated for each seat, and the seats that were left: whoever began the match there."""
    left = {int(row["seat"]) for row in rows if row["left_by"] or match["players"][row["seat"]] != asks.PERSON}
    began = {
        int(row["seat"]): row["left_by"] or (row["person"] if row["since"] <= match["begun_at"] else None)
        for row in rows
    }
    return {seat: person for seat, person in began.items() if person is not None}, left


async def rate(
    connection: AsyncConnection, game: str, rows: Sequence[RowMapping], match: RowMapping, now: datetime
) -> None:
    """Change the ratings of those who began a match that is over; rows are locked in the order of people."""
    persons, left = who_counts(rows, match)
    if len(persons) < 2:
        return
    ranks = places(match["result"], left)
    seats = sorted(persons, key=lambda seat: persons[seat])
    fresh = [{"person": persons[seat], "game": game, "mu": MODEL.mu, "sigma": MODEL.sigma} for seat in seats]
    await connection.execute(upsert(ratings).on_conflict_do_nothing(), fresh)
    mine = (ratings.c.game == game, ratings.c.person.in_(persons.values()))
    held = select(ratings).where(*mine).order_by(ratings.c.person).with_for_update()
    before = [(row.mu, row.sigma) for row in (await connection.execute(held)).all()]
    after = new_ratings(before, [ranks[seat] for seat in seats])
    for seat, (mu, sigma) in zip(seats, after):
        row = update(ratings).where(ratings.c.game == game, ratings.c.person == persons[seat])
        await connection.execute(row.values(mu=mu, sigma=sigma, matches=ratings.c.matches + 1, changed_at=now))

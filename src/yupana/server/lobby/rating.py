"""Ratings of people, one per game: Plackett and Luce's model, for any number of players, with its uncertainty."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from fractions import Fraction

from openskill.models import PlackettLuce
from sqlalchemy import RowMapping, func, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server import asks
from yupana.server.journal.tables import ratings, tables
from yupana.server.journal.tables import seats as chairs

MODEL = PlackettLuce()
LATELY = timedelta(days=30)  # within which people who meet again are rated less
EARLY_ENTRIES = 10  # of the journal for each seat: who leaves before has hardly begun
SOON = timedelta(minutes=5)  # a match that somebody left and that was over so soon was hardly played


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


def left_early(table: RowMapping, match: RowMapping, left: Collection[int]) -> bool:
    """Whether somebody left who had hardly begun: what the others win by that proves nothing."""
    early = EARLY_ENTRIES * len(match["players"])
    soon = match["changed_at"] - match["begun_at"] < SOON
    return any(soon or table["terms"].get("left", {}).get(str(seat), early) < early for seat in left)


async def met_before(connection: AsyncConnection, table: int, persons: Collection[int], now: datetime) -> int:
    """How often lately those two of these people played a rated match to its end who did so most often."""
    mine, theirs = chairs.alias(), chairs.alias()
    began = [func.coalesce(each.c.left_by, each.c.person) for each in (mine, theirs)]
    lately = (tables.c.status == "over", tables.c.rated, tables.c.changed_at > now - LATELY, tables.c.id != table)
    pairs = select(func.count()).select_from(tables).join(mine, mine.c.table == tables.c.id)
    pairs = pairs.join(theirs, theirs.c.table == tables.c.id).where(*lately, began[0] < began[1])
    pairs = pairs.where(began[0].in_(persons), began[1].in_(persons)).group_by(*began)
    found = (await connection.execute(pairs)).scalars().all()
    return max(found, default=0)


async def rate(
    connection: AsyncConnection, table: RowMapping, rows: Sequence[RowMapping], match: RowMapping, now: datetime
) -> None:
    """Change the ratings of those who began a match that is over; rows are locked in the order of people.

    Who meets again and again wins and loses less each time, and at a table that nobody else could find half at most.
    When somebody left or resigned early, nobody else is rated.
    """
    persons, left = who_counts(rows, match)
    if len(persons) < 2:
        return
    game = table["game"]
    met = await met_before(connection, table["id"], persons.values(), now)
    weight = 1 / (1 + max(met, 0 if table["listed"] else 1))
    gave_up = set(table["terms"].get("resigned", {}).values())
    early = left_early(table, match, left | gave_up)
    ranks = places(match["result"], left)
    seats = sorted(persons, key=lambda seat: persons[seat])
    fresh = [{"person": persons[seat], "game": game, "mu": MODEL.mu, "sigma": MODEL.sigma} for seat in seats]
    await connection.execute(upsert(ratings).on_conflict_do_nothing(), fresh)
    mine = (ratings.c.game == game, ratings.c.person.in_(persons.values()))
    held = select(ratings).where(*mine).order_by(ratings.c.person).with_for_update()
    before = [(row.mu, row.sigma) for row in (await connection.execute(held)).all()]
    after = new_ratings(before, [ranks[seat] for seat in seats])
    for seat, (old_mu, old_sigma), (new_mu, new_sigma) in zip(seats, before, after):
        if early and seat not in left | gave_up:
            continue
        share = 1.0 if seat in left else weight
        mu, sigma = old_mu + share * (new_mu - old_mu), old_sigma + share * (new_sigma - old_sigma)
        row = update(ratings).where(ratings.c.game == game, ratings.c.person == persons[seat])
        await connection.execute(row.values(mu=mu, sigma=sigma, matches=ratings.c.matches + 1, changed_at=now))

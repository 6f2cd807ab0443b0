"""Ratings: places by a result, Plackett and Luce's numbers, and what the steward does with matches that are over."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.server.fanout.local import LocalFanout
from yupana.server.journal.database import connect
from yupana.server.journal.tables import matches, people, ratings, seats, tables
from yupana.server.lobby.rating import MODEL, new_ratings, places
from yupana.server.lobby.steward import tidy

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
FRESH = (MODEL.mu, MODEL.sigma)
ANN, BEN, CID = 1, 2, 3


@pytest.mark.parametrize(
    ("result", "left", "expected"),
    [
        ("61.25* 48", (), [1, 2]),
        ("48 61.25*", (), [2, 1]),
        ("10 30* 20", (), [3, 1, 2]),
        ("30* 30 10", (), [1, 2, 3]),
        ("30* 30* 10", (), [1, 1, 3]),
        ("30* 20 20 -5.5", (), [1, 2, 2, 4]),
        ("10* 99", (), [1, 2]),
        ("61* 48 50", (0,), [3, 2, 1]),
        ("61* 48 50", (0, 2), [2, 1, 2]),
    ],
)
def test_winners_are_first_then_points_decide_and_leavers_are_last(
    result: str, left: tuple[int, ...], expected: list[int]
) -> None:
    assert places(result, left) == expected


def test_the_winner_gains_the_loser_loses_and_both_are_better_known() -> None:
    (winner, sure), (loser, also_sure) = new_ratings([FRESH, FRESH], [1, 2])
    assert winner > MODEL.mu > loser
    assert winner - MODEL.mu == pytest.approx(MODEL.mu - loser)
    assert sure < MODEL.sigma and also_sure < MODEL.sigma


def test_equal_places_leave_equals_equal() -> None:
    (one, _), (other, _) = new_ratings([FRESH, FRESH], [1, 1])
    assert one == pytest.approx(other)


def test_beating_somebody_stronger_is_worth_more() -> None:
    upset = new_ratings([(20.0, 3.0), (30.0, 3.0)], [1, 2])[0][0] - 20.0
    expected = new_ratings([(30.0, 3.0), (20.0, 3.0)], [1, 2])[0][0] - 30.0
    assert upset > expected > 0


async def add_table(engine: AsyncEngine, result: str | None, **special: Any) -> int:
    """A match that Ann, Ben and Cid played; `special` is what was not as usual at some seat."""
    async with engine.begin() as connection:
        header = {
            "code": special.get("code", "code"),
            "game": "tzolkin",
            "rules": 1,
            "options": {},
            "owner": ANN,
            "listed": special.get("listed", True),
            "pace": "free",
            "terms": {"order": "kept", "talk": "all", "left": special.get("left", {})},
            "on_timeout": "default",
            "substitute": "random",
            "rated": special.get("rated", True),
            "status": "playing",
        }
        made = await connection.execute(insert(tables).values(**header).returning(tables.c.id))
        number = int(made.scalar_one())
        players = special.get("players", ["person"] * 3)
        match = {"id": number, "game": "tzolkin", "rules": 1, "options": {}, "names": ["Ann", "Ben", "Cid"]}
        match |= {"players": players, "secret": b"s", "result": result, "begun_at": NOW}
        match |= {"changed_at": special.get("over_at", NOW + timedelta(hours=1))}
        await connection.execute(insert(matches).values(**match))
        for n, person in enumerate((ANN, BEN, CID)):
            row = {"table": number, "seat": n, "person": person, "since": NOW - timedelta(hours=1)}
            await connection.execute(insert(seats).values(**row | special.get(f"seat{n}", {})))
    return number


async def with_people(database: str) -> AsyncEngine:
    engine = connect(database)
    async with engine.begin() as connection:
        await connection.execute(text("TRUNCATE people, tables, matches CASCADE"))
        await connection.execute(
            insert(people),
            [{"id": n, "name": name, "name_key": name} for n, name in ((1, "Ann"), (2, "Ben"), (3, "Cid"), (4, "Dan"))],
        )
    return engine


async def rated(engine: AsyncEngine) -> dict[int, tuple[float, int]]:
    async with engine.connect() as connection:
        rows = (await connection.execute(select(ratings.c.person, ratings.c.mu, ratings.c.matches))).all()
    return {row.person: (row.mu, row.matches) for row in rows}


def after_one_match(database: str, result: str, **special: Any) -> dict[int, tuple[float, int]]:
    """The ratings after a match with this result."""

    async def story() -> dict[int, tuple[float, int]]:
        engine = await with_people(database)
        number = await add_table(engine, result, **special)
        assert await tidy(engine, LocalFanout(), NOW) == 1
        assert await tidy(engine, LocalFanout(), NOW) == 0
        async with engine.connect() as connection:
            status = await connection.scalar(select(tables.c.status).where(tables.c.id == number))
        assert status == "over"
        found = await rated(engine)
        await engine.dispose()
        return found

    return asyncio.run(story())


def test_the_steward_rates_a_match_that_is_over_once(database: str) -> None:
    found = after_one_match(database, "61.25* 48 50")
    assert [matches for _, matches in found.values()] == [1, 1, 1]
    assert found[ANN][0] > found[CID][0] > found[BEN][0]


def test_an_unrated_match_changes_no_rating(database: str) -> None:
    assert after_one_match(database, "61.25* 48 50", rated=False) == {}


def test_a_leaver_is_last_and_whoever_took_the_seat_is_not_rated(database: str) -> None:
    newcomer = {"person": 4, "left_by": ANN, "since": NOW + timedelta(hours=1)}
    found = after_one_match(database, "61.25* 48 50", seat0=newcomer)
    assert sorted(found) == [ANN, BEN, CID]
    assert found[CID][0] > found[BEN][0] > found[ANN][0]


def test_somebody_for_whom_a_bot_had_to_step_in_is_last(database: str) -> None:
    found = after_one_match(database, "61.25* 48 50", players=["random", "person", "person"])
    assert found[CID][0] > found[BEN][0] > found[ANN][0]


def test_a_match_without_two_people_who_began_it_is_not_rated(database: str) -> None:
    gone: dict[str, Any] = {"person": None}
    assert after_one_match(database, "61.25* 48 50", seat0=gone, seat1=gone) == {}


def test_a_result_nobody_can_read_ends_the_match_without_ratings(database: str) -> None:
    assert after_one_match(database, "sixty* 48 50") == {}
    assert after_one_match(database, "61.25*") == {}


def test_who_meets_the_same_people_again_and_again_wins_less_and_less(database: str) -> None:
    async def story() -> None:
        engine = await with_people(database)
        gains, mu = [], MODEL.mu
        for n in range(6):
            await add_table(engine, "61* 48 50", code=f"code{n}")
            await tidy(engine, LocalFanout(), NOW + timedelta(minutes=n))
            gains.append((await rated(engine))[ANN][0] - mu)
            mu += gains[-1]
        assert gains[1] < 0.6 * gains[0] and gains[5] < 0.2 * gains[0]
        await add_table(engine, "61* 48 50", code="later")
        await tidy(engine, LocalFanout(), NOW + timedelta(days=40))
        assert (await rated(engine))[ANN][0] - mu > 1.5 * gains[5], "in another month it counts as before"
        await engine.dispose()

    asyncio.run(story())


def test_a_table_that_nobody_else_could_find_counts_less_even_when_nothing_was_played_before(database: str) -> None:
    seen = after_one_match(database, "61* 48 50")
    hidden = after_one_match(database, "61* 48 50", listed=False)
    for person in (ANN, BEN, CID):
        assert hidden[person][0] - MODEL.mu == pytest.approx((seen[person][0] - MODEL.mu) / 2)


def test_nobody_wins_by_somebody_who_leaves_at_once_but_who_leaves_loses(database: str) -> None:
    gone = {"seat0": {"person": None, "left_by": ANN}, "players": ["random", "person", "person"]}
    found = after_one_match(database, "61.25* 48 50", **gone, left={"0": 3})
    assert found[ANN][0] < MODEL.mu and found[BEN] == found[CID] == (MODEL.mu, 0)
    found = after_one_match(database, "61.25* 48 50", **gone, left={"0": 90})
    assert found[ANN][0] < MODEL.mu < found[CID][0]
    found = after_one_match(database, "61.25* 48 50", **gone, left={"0": 90}, over_at=NOW + timedelta(seconds=47))
    assert found[CID] == (MODEL.mu, 0), "however many moves there were in so short a time"


def test_many_stewards_rate_every_match_once(database: str) -> None:
    async def story() -> None:
        engine = await with_people(database)
        for n in range(12):
            await add_table(engine, "10 20* 5", code=f"code{n}")
        done = await asyncio.gather(*[tidy(engine, LocalFanout(), NOW) for _ in range(6)])
        assert sum(done) == 12
        found = await rated(engine)
        assert {matches for _, matches in found.values()} == {12}
        assert found[BEN][0] > found[ANN][0] > found[CID][0]
        await engine.dispose()

    asyncio.run(story())

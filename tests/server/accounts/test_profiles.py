"""What is told about people, and the ladders they climb."""

from __future__ import annotations

from sqlalchemy import update
from tests.server.accounts.house import Open, refused, run

from yupana.server.accounts.profiles import shown
from yupana.server.journal.tables import matches, ratings, seats


def test_a_profile_tells_matches_and_ratings(house: Open) -> None:
    async def look() -> None:
        async with house() as here:
            ann, bob = here.visitor(), here.visitor()
            me, other = await ann.account("Ann"), await bob.guest("Bob")
            pair = [me["id"], other["id"]]
            first = await here.table(pair, ["Ann", "Bob"], "over", me["id"])
            second = await here.table(pair[::-1], ["Bob", "Ann"], "over", me["id"])
            await here.table(pair, ["Ann", "Bob"], "over", me["id"], listed=False)
            await here.table(pair, ["Ann", "Bob"], "playing", me["id"])
            await here.add(ratings, person=me["id"], game="tzolkin", mu=30.0, sigma=2.0, matches=3)
            found = (await here.visitor().get("/api/people/ANN")).json()
            assert (found["name"], found["guest"], found["played"], found["won"]) == ("Ann", False, 3, 2)
            (rating,) = found["ratings"]
            assert rating | {"low": 0, "high": 0} == {
                **{"game": "tzolkin", "rating": 1960, "mu": 30.0, "sigma": 2.0, "matches": 3},
                **{"low": 0, "high": 0, "provisional": False},
            }
            assert rating["rating"] < rating["low"] < shown(30, 0) < rating["high"]
            listed = (await here.visitor().get("/api/people/Ann/matches")).json()
            assert [(one["id"], one["seat"], one["names"]) for one in listed] == [
                (second, 1, ["Bob", "Ann"]),
                (first, 0, ["Ann", "Bob"]),
            ]
            older = (await here.visitor().get("/api/people/Ann/matches", params={"before": second})).json()
            assert [one["id"] for one in older] == [first]
            for name in ("Nobody", "a,b", "%00%00", "An%00n"):
                refused(await ann.get(f"/api/people/{name}"), 404, "problem-no-such-person")
                refused(await ann.get(f"/api/people/{name}/matches"), 404, "problem-no-such-person")

    run(look)


def test_a_profile_tells_how_many_matches_were_left_to_a_bot(house: Open) -> None:
    async def look() -> None:
        async with house() as here:
            ann, bob = here.visitor(), here.visitor()
            me, other = await ann.account("Ann"), await bob.guest("Bob")
            pair = [me["id"], other["id"]]
            walked, slept, _ = [await here.table(pair, ["Ann", "Bob"], "over", me["id"]) for _ in range(3)]
            async with here.engine.begin() as connection:
                mine = update(seats).where(seats.c.table == walked, seats.c.seat == 0)
                await connection.execute(mine.values(person=None, left_by=me["id"]))
                late = update(matches).where(matches.c.id == slept)
                await connection.execute(late.values(players=["greedy", "person"]))  # Ann's clock ran out
            await here.add(ratings, person=me["id"], game="tzolkin", mu=25.0, sigma=8.0, matches=1)
            found = (await here.visitor().get("/api/people/Ann")).json()
            assert (found["played"], found["won"], found["left"]) == (1, 1, 2)
            assert found["ratings"][0]["provisional"]
            assert (await here.visitor().get("/api/people/Bob")).json()["left"] == 0

    run(look)


def test_the_ladder_puts_first_whoever_is_surely_good(house: Open) -> None:
    async def climb() -> None:
        async with house() as here:
            for name, mu, sigma, played in (("Lucky", 40.0, 8.0, 1), ("Good", 30.0, 1.0, 50), ("New", 25.0, 8.3, 0)):
                person = (await here.visitor().guest(name))["id"]
                await here.add(ratings, person=person, game="tzolkin", mu=mu, sigma=sigma, matches=played)
            ladder = (await here.visitor().get("/api/ratings/tzolkin")).json()
            assert [(one["place"], one["name"], one["rating"]) for one in ladder] == [
                (1, "Good", shown(30, 1)),
                (2, "Lucky", shown(40, 8)),
            ]
            rest = (await here.visitor().get("/api/ratings/tzolkin", params={"skip": 1})).json()
            assert [(one["place"], one["name"]) for one in rest] == [(2, "Lucky")]
            assert (await here.visitor().get("/api/ratings/chess")).json() == []

    run(climb)


def test_somebody_of_whom_nothing_is_known_is_rated_a_thousand() -> None:
    assert shown(25, 25 / 3) == 1000

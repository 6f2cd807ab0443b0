"""A match's row says by itself who sits where, so that it can be played where nothing else is known."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import text
from tests.server.lobby.house import House, tell, two_play

from yupana.server.lobby.steward import tidy


def test_a_match_knows_who_sits_where_from_its_first_moment(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, on_timeout="bot", substitute="greedy")
        match = await house.match(int(path.split("/")[-1]))
        assert match["people"] == [ann.number, ben.number]
        assert match["on_timeout"] == "greedy"

    tell(database, story)


def test_where_a_harmless_move_is_agreed_on_no_bot_takes_over(database: str) -> None:
    async def story(house: House) -> None:
        _, _, path = await two_play(house, on_timeout="default", substitute="greedy")
        assert (await house.match(int(path.split("/")[-1])))["on_timeout"] is None

    tell(database, story)


def test_who_leaves_and_who_comes_back_is_told_to_the_match(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        number = int(path.split("/")[-1])
        await ben.does("DELETE", f"{path}/seats/1")
        assert (await house.match(number))["people"] == [ann.number, None]
        await ben.does("PUT", f"{path}/seats/1")
        assert (await house.match(number))["people"] == [ann.number, ben.number]

    tell(database, story)


def test_who_could_not_leave_still_sits_there(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        house.refuses = "refused-busy"
        await ben.fails("DELETE", f"{path}/seats/1")
        assert (await house.match(int(path.split("/")[-1])))["people"] == [ann.number, ben.number]

    tell(database, story)


def test_a_steward_mends_a_match_that_says_otherwise(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        number = int(path.split("/")[-1])
        for wrong in ("NULL", "ARRAY[7, 8]", "ARRAY[NULL, NULL]::bigint[]"):
            async with house.engine.begin() as connection:
                await connection.execute(text(f"UPDATE matches SET people = {wrong}"))
            await tidy(house.engine, house.fanout, house.time)
            assert (await house.match(number))["people"] != [ann.number, ben.number], "somebody may be about to say it"
            house.time += timedelta(seconds=11)
            await tidy(house.engine, house.fanout, house.time)
            assert (await house.match(number))["people"] == [ann.number, ben.number]
            house.time -= timedelta(seconds=11)

    tell(database, story)

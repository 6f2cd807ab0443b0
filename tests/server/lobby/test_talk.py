"""What is said and noted at a table."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.lobby.house import House, Person, tell

from yupana.server import asks
from yupana.server.journal.tables import reports


def test_who_sits_talks_and_spectators_listen_if_they_may(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, nobody = await house.person("Ann"), await house.person("Ben"), Person(house)
        loud, quiet = [(await ann.opens(open_chat=flag))["id"] for flag in (True, False)]
        await house.hears(asks.table_subject(loud))
        for number in (loud, quiet):
            await ann.does("POST", f"/tables/{number}/chat", {"text": "hello"})
        await asyncio.sleep(0)
        assert house.rung == [asks.table_subject(loud)]
        assert [line["text"] for line in await nobody.does("GET", f"/tables/{loud}/chat")] == ["hello"]
        assert await nobody.fails("GET", f"/tables/{quiet}/chat") == (403, "problem-not-seated")
        assert await ben.fails("POST", f"/tables/{loud}/chat", {"text": "hi"}) == (403, "problem-not-seated")
        await ben.does("PUT", f"/tables/{quiet}/seats/1")
        assert [line["name"] for line in await ben.does("GET", f"/tables/{quiet}/chat")] == ["Ann"]

    tell(database, story)


def test_the_latest_lines_come_in_order(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        path = f"/tables/{(await ann.opens())['id']}/chat"
        lines = [await ann.does("POST", path, {"text": f"line {n}"}) for n in range(5)]
        assert await ann.does("GET", path) == lines
        assert await ann.does("GET", f"{path}?limit=2") == lines[3:]
        assert await ann.does("GET", f"{path}?after={lines[2]['id']}") == lines[3:]

    tell(database, story)


@pytest.mark.parametrize("said", ["", "   ", "\u202e \u2069", "x" * 501, 5, None])
def test_nothing_and_too_much_is_not_said(database: str, said: Any) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        path = f"/tables/{(await ann.opens())['id']}/chat"
        assert await ann.fails("POST", path, {"text": said}) == (422, "problem-malformed")

    tell(database, story)


def test_a_sign_that_the_database_cannot_keep_is_replaced(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        path = f"/tables/{(await ann.opens())['id']}"
        assert (await ann.does("POST", f"{path}/chat", {"text": "a\0b"}))["text"] == "a\ufffdb"
        assert (await ann.does("PUT", f"{path}/note", {"text": "\0"}))["text"] == "\ufffd"
        assert (await ann.does("GET", f"{path}?code=%00"))["mine"] == 0

    tell(database, story)


TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@pytest.mark.parametrize(
    "said", ["good game", "שלום, Ann!", "مرحبا 123", "\u200fא\u200e\u061cب", "ми\u200dр 👨\u200d👩\u200d👧"]
)
def test_signs_that_turn_text_around_are_left_out_and_all_others_stay(database: str, said: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        path = f"/tables/{(await ann.opens())['id']}/chat"
        turned = TURNING.join([*said[:2], said[2:], ""])
        assert (await ann.does("POST", path, {"text": turned}))["text"] == said
        assert [line["text"] for line in await ann.does("GET", path)] == [said]
        await ben.does("POST", "/reports", {"kind": "name", "person": "Ann", "text": turned})
        async with house.engine.connect() as connection:
            assert (await connection.execute(select(reports.c.text))).scalars().all() == [said]

    tell(database, story)


def test_a_note_is_seen_by_its_writer_only(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        path = f"/tables/{(await ann.opens())['id']}/note"
        await asyncio.gather(*[ann.does("PUT", path, {"text": "mine"}) for _ in range(4)])
        assert await ann.does("GET", path) == {"text": "mine"}
        assert await ben.does("GET", path) == {"text": ""}
        await ann.does("PUT", path, {"text": ""})
        assert await ann.does("GET", path) == {"text": ""}
        assert await ann.fails("PUT", path, {"text": "x" * 10_001}) == (422, "problem-malformed")

    tell(database, story)

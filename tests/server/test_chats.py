"""People are told in chat programs: what each of them wants to get, at addresses that are theirs, and nowhere else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import pytest
from aiohttp import web
from tests.server.listening import listening
from tests.server.lobby.house import DAYS, House, tell, two_play
from tests.server.test_push import TRUSTING, call, kept, waits_for
from tests.server.town import free_port

from yupana.server import chats, outside
from yupana.server.settings import Settings

LINE = chats.Line("Your turn", "with <Ben> & Cyd", "https://play.example.org/#/table/7")


class Receiver:
    """Takes messages as chat programs do."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.status = 200
        self.got: list[tuple[str, dict[str, Any]]] = []

    async def take(self, request: web.Request) -> web.Response:
        if self.status == 200:
            self.got.append((request.path_qs, json.loads(await request.text())))
        return web.Response(status=self.status)


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver(port := free_port())
    async with listening(port, web.post("/{rest:.*}", found.take)):
        yield found


def test_whose_turn_it_is_is_told_once_in_their_chat_in_their_language(database: str) -> None:
    async def story(house: House) -> None:
        async with receiver() as there:
            house.context.settings = TRUSTING
            ann, _, path = await two_play(house, terms=DAYS)
            await ann.does("PUT", "/me", {"language": "uk"})
            made = await ann.does("POST", "/me/chats", {"address": f"{there.url}/hooks/abcdEFGH"})
            assert made["service"] == "Mattermost" and made["end"] == "EFGH"
            shown = await ann.does("GET", "/me/chats")
            assert [(one["service"], one["end"]) for one in shown] == [("Mattermost", "EFGH")]
            assert "hooks" not in json.dumps(shown), "whoever has the address can write there"
            number = await waits_for(house, path)
            assert sum(await asyncio.gather(*[call(house) for _ in range(3)])) == 1 and await call(house) == 0
            ((at, said),) = there.got
            assert at == "/hooks/abcdEFGH" and said["text"].startswith("Ваш хід: Цольк’ін")
            assert said["text"].endswith(f"\nhttps://play.example.org/#/table/{number}")
            there.status = 404
            await house.sets(number, seq=20, changed_at=house.time)
            house.time += timedelta(minutes=11)
            assert await call(house) == 0 and await kept(house) == 0, "the webhook was deleted there"

    tell(database, story)


def test_a_chat_is_tried_by_its_owner_alone_and_says_when_it_cannot_be_reached(database: str) -> None:
    async def story(house: House) -> None:
        async with receiver() as there:
            house.context.settings = TRUSTING
            ann, ben = await house.person("Ann"), await house.person("Ben")
            made = await ann.does("POST", "/me/chats", {"address": f"{there.url}/my-topic"})
            path = f"/me/chats/{made['id']}"
            await ann.does("POST", f"{path}/test")
            assert there.got[0][0] == "/" and there.got[0][1]["topic"] == "my-topic"
            assert there.got[0][1]["message"].startswith("This is a test.")
            there.status = 500
            assert await ann.fails("POST", f"{path}/test") == (400, "problem-chat")
            for method, route in (("POST", f"{path}/test"), ("DELETE", path)):
                assert await ben.fails(method, route) == (404, "problem-not-found")
            house.context.settings = Settings()  # nobody trusts that host any more
            assert await ann.fails("POST", f"{path}/test") == (400, "problem-chat")
            assert [one["service"] for one in await ann.does("GET", "/me/chats")] == ["?"]
            await ann.does("DELETE", path)
            assert await ann.does("GET", "/me/chats") == []

    tell(database, story)


KNOWN = {
    "https://discord.com/api/webhooks/123/a-B_c": "Discord",
    "https://hooks.slack.com/services/T1/B2/c3": "Slack",
    "https://chat.googleapis.com/v1/spaces/AAA/messages?key=k&token=t": "Google Chat",
    "https://api.telegram.org/bot12:ab-C_d/sendMessage?chat_id=-42": "Telegram",
    "https://ntfy.sh/topic": "ntfy",
    "http://chat.club.example:8065/hooks/abc": "Mattermost",
    "https://chat.club.example/webhook/ab-cd": "Matrix",
    "https://chat.club.example/topic": "ntfy",
}


@pytest.mark.parametrize(("address", "service"), KNOWN.items())
def test_each_program_gets_what_it_takes_where_it_takes_it(
    address: str, service: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    got: list[tuple[str, dict[str, Any]]] = []

    async def post(_: Settings, at: str, body: bytes, __: dict[str, str]) -> int:
        got.append((at, json.loads(body)))
        return 200

    monkeypatch.setattr(outside, "post", post)
    settings = Settings(trusted_hosts="chat.club.example")
    found = chats.service_of(settings, address)
    assert found is not None and found.name == service
    assert asyncio.run(chats.send(settings, address, LINE)) == 200
    ((at, body),) = got
    whole = "Your turn\nwith <Ben> & Cyd\nhttps://play.example.org/#/table/7"
    if service == "ntfy":
        assert at == address.replace("topic", "")
        assert body == {"topic": "topic", "title": LINE.subject, "message": LINE.text, "click": LINE.link}
    elif service == "Telegram":
        assert at.endswith("/sendMessage") and (body["chat_id"], body["text"]) == ("-42", whole)
    elif service == "Slack":
        assert at == address and body["text"].splitlines()[1] == "with &lt;Ben&gt; &amp; Cyd"
    else:
        assert at == address and body["content" if service == "Discord" else "text"] == whole


@pytest.mark.parametrize(
    "address",
    [
        "https://discord.com/api/users/1",
        "https://discord.com.evil.example/api/webhooks/1/a",
        "https://discord.com/api/webhooks/1/a/../../../x",
        "http://discord.com/api/webhooks/1/a",
        "https://api.telegram.org/bot12:ab/getUpdates",
        "https://ntfy.sh/a/b",
        "https://other.example/hooks/abc",
        "https://127.0.0.1/hooks/abc",
        "https://chat.club.example/admin/users",
    ],
)
def test_nothing_else_is_written_to(address: str) -> None:
    assert chats.service_of(Settings(trusted_hosts="chat.club.example"), address) is None


def test_a_long_text_is_cut_and_keeps_its_link() -> None:
    whole = chats.Line("Digest", "a" * 5000, LINE.link).whole
    assert len(whole) <= 2000 and whole.endswith(f"…\n{LINE.link}")

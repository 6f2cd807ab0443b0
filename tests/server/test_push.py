"""Web push reaches a browser that is closed: encrypted, once, in its person's language; and never a private network."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import aiohttp
import http_ece
import pytest
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import insert, select, update
from tests.server.listening import listening
from tests.server.lobby.house import DAYS, House, Person, tell, two_play
from tests.server.town import free_port

from yupana.server import outbox as calling
from yupana.server import outside
from yupana.server.journal.tables import people, sessions, ways
from yupana.server.settings import Settings

TRUSTING = Settings(url="https://play.example.org", trusted_hosts="127.0.0.1", limits=False)


class PushService:
    """Takes what is sent to one browser, whose keys it has as well."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.status = 201
        self.got: list[tuple[dict[str, str], dict[str, Any]]] = []

    def subscription(self, browser: str = "one") -> dict[str, Any]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": coded(point), "auth": coded(self.auth)}
        return {"endpoint": f"{self.url}/{browser}", "keys": keys}

    async def take(self, request: web.Request) -> web.Response:
        read = http_ece.decrypt(await request.read(), private_key=self.private, auth_secret=self.auth)
        if self.status == 201:
            self.got.append((dict(request.headers), json.loads(read)))
        return web.Response(status=self.status)


def coded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService(port := free_port())
    async with listening(port, web.post("/{browser}", service.take)):
        yield service


async def call(house: House, settings: Settings = TRUSTING) -> int:
    await calling.gather(house.engine, settings, house.time)
    return await calling.send_due(house.engine, settings, house.time)


async def waits_for(house: House, path: str) -> int:
    """It has been Ann's turn for a while."""
    number = int(path.rpartition("/")[2])
    await house.sets(number, changed_at=house.time, waiting=[0], due_at=None)
    house.time += timedelta(minutes=11)
    return number


async def wants_push(person: Person, service: PushService, language: str = "uk", browser: str = "one") -> None:
    await person.does("PUT", "/me", {"language": language, "settings": {"notify": {"browser": True}}})
    await person.does("PUT", "/me/push", service.subscription(browser))


async def kept(house: House) -> int:
    async with house.engine.connect() as connection:
        return len((await connection.execute(select(ways.c.id))).all())


def test_whose_turn_it_is_gets_one_push_in_their_language_in_each_browser(database: str) -> None:
    async def story(house: House) -> None:
        async with push_service() as service:
            house.context.settings = TRUSTING
            ann, ben, path = await two_play(house, terms=DAYS)
            await wants_push(ann, service)
            await wants_push(ben, service, "ru", "of-ben")
            number = await waits_for(house, path)
            assert sum(await asyncio.gather(*[call(house) for _ in range(3)])) == 1
            assert await call(house) == 0
            ((headers, notice),) = service.got
            assert notice["title"] == "Ваш хід: Цольк’ін: Календар мая" and "Ben" in notice["body"]
            assert (notice["path"], notice["tag"]) == (f"#/table/{number}", f"table-{number}")
            assert headers["TTL"] == "86400" and len(headers["Topic"]) == 32
            key = (await ann.does("GET", "/me/push"))["key"]
            assert headers["Authorization"].endswith(f",k={key}")
            assert Vapid02.verify(headers["Authorization"]), "signed by the key that the browser was given"
            assert (await ben.does("GET", "/me/push"))["key"] == key, "made once"
            await wants_push(ann, service, browser="two")
            await house.sets(number, seq=20, changed_at=house.time)
            house.time += timedelta(minutes=11)
            assert await call(house) == 2

    tell(database, story)


def test_a_push_that_failed_is_tried_again_and_a_browser_that_is_gone_is_forgotten(database: str) -> None:
    async def story(house: House) -> None:
        async with push_service() as service:
            house.context.settings = TRUSTING
            ann, _, path = await two_play(house, terms=DAYS)
            await wants_push(ann, service)
            number = await waits_for(house, path)
            service.status = 503
            assert await call(house) == 0 and await kept(house) == 1
            service.status = 201
            house.time += timedelta(minutes=5)
            assert await call(house) == 1
            for n, status in enumerate((404, 410)):
                await wants_push(ann, service)
                service.status = status
                await house.sets(number, seq=30 + n, changed_at=house.time)
                house.time += timedelta(minutes=11)
                assert await call(house) == 0 and await kept(house) == 0, status
            assert len(service.got) == 1

    tell(database, story)


def test_nobody_is_called_in_a_browser_that_they_left_or_do_not_want_to_be_called_in(database: str) -> None:
    async def story(house: House) -> None:
        async with push_service() as service:
            house.context.settings = TRUSTING
            ann, ben, path = await two_play(house, terms=DAYS)
            await wants_push(ann, service)
            await waits_for(house, path)
            async with house.engine.begin() as connection:
                await connection.execute(update(people).values(settings={}))
            assert await call(house) == 0, "not wished any more"
            await wants_push(ann, service)
            await calling.gather(house.engine, TRUSTING, house.time)
            await wants_push(ben, service)  # who signs in at the same browser
            assert await kept(house) == 1 and await call(house) == 0
            await ben.does("DELETE", "/me/push", {"endpoint": service.subscription()["endpoint"]})
            assert await kept(house) == 0
            await wants_push(ann, service)
            (way,) = (await ann.does("GET", "/me/export"))["ways"]
            assert way["address"] == service.subscription()["endpoint"]
            async with house.engine.begin() as connection:
                session = {"person": ann.number, "token_hash": b"s", "expires_at": house.time}
                added = await connection.execute(insert(sessions).values(**session).returning(sessions.c.id))
                await connection.execute(update(ways).values(session=added.scalar_one()))
                await connection.execute(sessions.delete())
            assert await kept(house) == 0, "signed out"

    tell(database, story)


def test_a_subscription_that_cannot_be_served_is_refused(database: str) -> None:
    async def story(house: House) -> None:
        async with push_service() as service:
            ann = await house.person("Ann")
            good = service.subscription()
            asks = ("PUT", "/me/push")
            assert await ann.fails(*asks, good) == (400, "problem-push"), "a private address that nobody trusts"
            house.context.settings = TRUSTING
            for keys in ({"p256dh": coded(b"\4" + bytes(64))}, {"p256dh": "AAAA"}, {"auth": "A"}):
                wrong = {**good, "keys": {**good["keys"], **keys}}
                assert await ann.fails(*asks, wrong) == (400, "problem-push"), keys
            for n in range(20):
                await ann.does(*asks, service.subscription(str(n)))
            await ann.does(*asks, service.subscription("7"))
            assert await ann.fails(*asks, service.subscription("20")) == (409, "problem-many-ways")

    tell(database, story)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_no_private_address_is_called(address: str) -> None:
    assert not outside.is_public(address)


@pytest.mark.parametrize(
    ("address", "well"),
    [
        ("https://push.example.org/1", True),
        ("https://push.example.org:443/1", True),
        ("https://8.8.8.8/1", True),
        ("https://[2606:4700::1]/1", True),
        ("http://push.example.org/1", False),
        ("https://push.example.org:8443/1", False),
        ("https://ann:secret@push.example.org/1", False),
        ("https://127.0.0.1/1", False),
        ("https://[::1]/1", False),
        ("https:///1", False),
        ("https://[/1", False),
        ("https://push.example.org:x/1", False),
        ("ftp://push.example.org/1", False),
        ("http://ntfy.club.example/1", True),
        ("http://ntfy.club.example:8080/1", True),
    ],
)
def test_what_looks_callable(address: str, well: bool) -> None:
    assert outside.is_callable(Settings(trusted_hosts="ntfy.club.example,other.example"), address) == well


def test_a_name_that_leads_to_this_machine_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        came: list[int] = []

        def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            came.append(1)
            writer.close()

        server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        monkeypatch.setattr(outside, "HTTPS", (port,))
        async with server:
            for name in ("localhost", "127.0.0.1"):
                with pytest.raises((aiohttp.ClientConnectorError, outside.Private)):
                    await outside.post(Settings(), f"https://{name}:{port}/", b"", {})
            assert not came
            with pytest.raises(aiohttp.ClientError):
                await outside.post(Settings(trusted_hosts="localhost"), f"https://localhost:{port}/", b"", {})
            assert came, "unless the host trusts that name"

    asyncio.run(look())


def test_nobody_is_sent_on_to_elsewhere() -> None:
    async def look() -> None:
        async with push_service() as service:
            app = web.Application()

            async def send_on(_: web.Request) -> web.Response:
                return web.Response(status=307, headers={"Location": service.subscription()["endpoint"]})

            app.router.add_post("/", send_on)
            runner = web.AppRunner(app)
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", port := free_port()).start()
            assert await outside.post(TRUSTING, f"http://127.0.0.1:{port}/", b"x", {}) == 307
            assert not service.got
            await runner.cleanup()

    asyncio.run(look())

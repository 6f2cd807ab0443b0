"""People over HTTP and a real database: guests, accounts, sessions, tokens, limits, their data."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import Table, func, insert, select, update
from starlette.requests import HTTPConnection
from tests.server.conftest import run_once

from yupana.server.accounts import mail, passwords
from yupana.server.accounts.limits import Limits
from yupana.server.accounts.names import clean_name, guest_name, name_key
from yupana.server.accounts.people import LOCK_SECONDS_MAX, lock_seconds
from yupana.server.accounts.profiles import shown
from yupana.server.accounts.sessions import SESSION_DAYS, SESSIONS_MAX
from yupana.server.accounts.tokens import TOKENS_MAX
from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.caller import same_origin
from yupana.server.gateway.context import Context
from yupana.server.journal.database import connect
from yupana.server.journal.tables import chat, matches, notes, people, ratings, records, seats, sessions, tables, tokens
from yupana.server.settings import Settings

URL = "http://127.0.0.1:8000"
PASSWORD = "correct horse battery"
SLEEP = {"from": "23:00", "to": "07:00", "zone": "Europe/Kyiv"}


class Visitor(httpx.AsyncClient):
    """A browser, which sends the CSRF token that it was given."""

    async def come(self, path: str, **body: Any) -> dict[str, Any]:
        """Begin a session in one way or another."""
        answer = await self.post(path, json=body)
        assert answer.status_code == 201, answer.text
        me: dict[str, Any] = answer.json()
        self.headers["X-CSRF-Token"] = me["csrf"]
        return me

    async def guest(self, name: str | None = None) -> dict[str, Any]:
        return await self.come("/api/guests", name=name, language="en")

    async def account(self, name: str = "Ann") -> dict[str, Any]:
        return await self.come("/api/accounts", name=name, password=PASSWORD)


class House:
    """A gateway without a network, and a clock that stands."""

    def __init__(self, database: str, settings: Settings) -> None:
        self.engine = connect(database)
        self.time = datetime(2030, 1, 1, tzinfo=UTC)
        self.fanout = LocalFanout()
        self.app = make_app(Context(self.engine, self.fanout, settings, lambda: self.time))
        self.url = settings.url
        self.visitors: list[Visitor] = []

    def visitor(self, address: str = "192.0.2.1", **headers: str) -> Visitor:
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        self.visitors.append(Visitor(transport=transport, base_url=self.url, headers=headers))
        return self.visitors[-1]

    def program(self, token: str) -> Visitor:
        return self.visitor(Authorization=f"Bearer {token}")

    async def add(self, to: Table, /, **values: Any) -> int:
        async with self.engine.begin() as connection:
            made = await connection.execute(insert(to).values(**values).returning(*to.primary_key.columns))
            return int(made.one()[0])

    async def count(self, table: Table) -> int:
        async with self.engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).select_from(table)) or 0)

    async def all(self, table: Table) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(table))).all())

    async def table(self, people_: list[int], names: list[str], status: str, owner: int, listed: bool = True) -> int:
        """A table at which people sit; when it is over, the first seat has won."""
        number = await self.add(
            tables,
            code=f"{time.monotonic_ns()}",
            game="tzolkin",
            rules=1,
            options={},
            owner=owner,
            listed=listed,
            pace="live",
            terms={"bank": 60, "sleeps": {str(person): {} for person in people_}},
            on_timeout="bot",
            substitute="greedy",
            rated=True,
            status=status,
        )
        for seat, (person, name) in enumerate(zip(people_, names)):
            await self.add(seats, table=number, seat=seat, person=person, name=name)
        if status != "open":
            await self.add(
                matches,
                id=number,
                game="tzolkin",
                rules=1,
                options={},
                names=names,
                players=["person"] * len(names),
                secret=b"",
                result="61.25* 48" if status == "over" else None,
            )
        return number


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords that are hashed quickly, and badly."""
    monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def house(database: str) -> Callable[..., contextlib.AbstractAsyncContextManager[House]]:
    """Opens a gateway to a database without people."""

    @contextlib.asynccontextmanager
    async def opened(**settings: Any) -> AsyncIterator[House]:
        await run_once("TRUNCATE people, tables, matches CASCADE", database.rpartition("/")[2])
        here = House(database, Settings(**{"url": URL, **settings}))
        try:
            yield here
        finally:
            for visitor in here.visitors:
                await visitor.aclose()
            await here.engine.dispose()

    return opened


Open = Callable[..., contextlib.AbstractAsyncContextManager[House]]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def refused(answer: httpx.Response, status: int, reason: str) -> None:
    assert (answer.status_code, answer.json()) == (status, {"reason": reason})


# Guests and accounts.


def test_a_guest_can_play_at_once(house: Open) -> None:
    async def play() -> None:
        async with house() as here:
            ann, bob = here.visitor(), here.visitor()
            me = await ann.come("/api/guests")
            assert me["guest"] and me["name"].startswith("Guest ") and me["csrf"]
            assert (await ann.get("/api/me")).json() == me
            assert (await bob.come("/api/guests", name="Bob", language="uk"))["name"] == "Bob"
            assert (await here.visitor().come("/api/guests", language="uk"))["name"].startswith("Гість ")
            refused(await ann.post("/api/guests", json={}), 409, "problem-signed-in")

    run(play)


def test_a_guest_who_keeps_the_account_stays_the_same_person(house: Open) -> None:
    async def keep() -> None:
        async with house() as here:
            ann = here.visitor()
            guest = await ann.guest("Somebody")
            table = await here.table([guest["id"]], ["Somebody"], "open", guest["id"])
            rung = asyncio.Event()

            async def hear(_: bytes) -> None:
                rung.set()

            await here.fanout.listen(f"table.{table}", hear)
            before = ann.cookies["yupana_session"]
            me = await ann.account("Ann")
            assert (me["id"], me["name"], me["guest"]) == (guest["id"], "Ann", False)
            assert ann.cookies["yupana_session"] != before
            assert (await ann.get("/api/me")).json() == me
            assert [row.name for row in await here.all(seats)] == ["Ann"]
            await asyncio.wait_for(rung.wait(), 5)
            old = here.visitor()
            old.cookies.set("yupana_session", before)
            refused(await old.get("/api/me"), 401, "problem-signed-out")
            again = {"name": "Other", "password": PASSWORD}
            refused(await ann.post("/api/accounts", json=again), 409, "problem-kept-already")
            assert await here.count(people) == 1

    run(keep)


def test_keeping_the_account_of_a_session_needs_its_csrf_token(house: Open) -> None:
    async def keep() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.guest()
            ann.headers.pop("X-CSRF-Token")
            refused(await ann.post("/api/accounts", json={"name": "Ann", "password": PASSWORD}), 403, "problem-csrf")

    run(keep)


def test_nobody_can_have_a_name_that_somebody_has(house: Open) -> None:
    async def take() -> None:
        async with house() as here:
            await here.visitor().account("Coco")
            for name in ("Coco", "COCO", " coco ", "сосо"):  # the last is Cyrillic
                refused(await here.visitor().post("/api/guests", json={"name": name}), 409, "problem-name-taken")
                body = {"name": name, "password": PASSWORD}
                refused(await here.visitor().post("/api/accounts", json=body), 409, "problem-name-taken")
            bob = here.visitor()
            await bob.guest("Bob")
            body = {"name": "coco", "password": PASSWORD}
            refused(await bob.post("/api/accounts", json=body), 409, "problem-name-taken")
            assert (await bob.get("/api/me")).json()["name"] == "Bob"
            refused(await here.visitor().post("/api/guests", json={"name": "Ann, Bob"}), 400, "problem-name")

    run(take)


@pytest.mark.parametrize("name", ["Ann", "Анна", "O'Neil", "О’Ніл", "Jean-Luc", "a_1", "Müller", "李小龙", "Guest 1"])
def test_people_may_be_called_so(name: str) -> None:
    assert clean_name(name) is not None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "A",
        "a" * 21,
        "Ann,Bob",
        "Аnn",
        "A  B",
        "-Ann",
        "Ann_",
        "Ann\u200b",
        "\u3164\u3164",
        "An\0n",
        "A\nn",
        "١٢",
        "—",
    ],
)
def test_nobody_may_be_called_so(name: str) -> None:
    assert clean_name(name) is None


def test_a_password_that_was_hashed_badly_is_hashed_anew_on_signing_in(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sign_in() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.account("Ann")
            monkeypatch.setattr(passwords, "_hasher", PasswordHasher(time_cost=2, memory_cost=8, parallelism=1))
            for _ in range(2):
                await ann.come("/api/sessions", name="Ann", password=PASSWORD)
                assert "t=2" in (await here.all(people))[0].password

    run(sign_in)


def test_names_are_compared_by_what_people_see() -> None:
    assert name_key("ТОМ") == name_key("tom")
    assert name_key("Ａnn") == name_key("ann")
    assert name_key("Ann") != name_key("Anna")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("attempt", range(8))
def test_names_of_guests_are_proper_names(language: str, attempt: int) -> None:
    name = guest_name(language, attempt)
    assert clean_name(name) == name


# Sessions.


def test_signing_in_begins_a_session_and_signing_out_ends_it(house: Open) -> None:
    async def sign_in_and_out() -> None:
        async with house() as here:
            me = await here.visitor().account("Ann")
            ann = here.visitor()
            assert (await ann.come("/api/sessions", name="ann", password=PASSWORD))["id"] == me["id"]
            key = ann.cookies["yupana_session"]
            assert (await ann.delete("/api/sessions/current")).status_code == 204
            assert "yupana_session" not in ann.cookies
            ann.cookies.set("yupana_session", key)
            refused(await ann.get("/api/me"), 401, "problem-signed-out")

    run(sign_in_and_out)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_hosts(house: Open) -> None:
    async def look() -> None:
        async with house() as here:
            plain = (await here.visitor().post("/api/guests", json={})).headers["set-cookie"]
            assert plain.startswith("yupana_session=")
            for part in ("HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={SESSION_DAYS * 86400}"):
                assert part in plain
            assert "Secure" not in plain and "Domain" not in plain
        async with house(url="https://yupana.example") as here:
            ann = here.visitor()
            secure = (await ann.post("/api/guests", json={})).headers["set-cookie"]
            assert secure.startswith("__Host-yupana_session=") and "Secure" in secure and "Domain" not in secure
            assert (await ann.get("/api/me")).status_code == 200

    run(look)


def test_only_hashes_of_keys_are_kept(house: Open) -> None:
    async def look() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.account("Ann")
            token = (await ann.post("/api/tokens", json={"label": "bot", "scopes": ["play"]})).json()["token"]
            for table in (people, sessions, tokens):
                kept = str(await here.all(table))
                assert ann.cookies["yupana_session"] not in kept and token not in kept and PASSWORD not in kept
            assert (await here.all(people))[0].password.startswith("$argon2id$")

    run(look)


def test_my_sessions_can_be_seen_and_ended_one_by_one(house: Open) -> None:
    async def end() -> None:
        async with house() as here:
            here_, there, bob = here.visitor(), here.visitor(**{"User-Agent": "Phone " * 50}), here.visitor()
            await here_.account("Ann")
            await there.come("/api/sessions", name="Ann", password=PASSWORD)
            await bob.account("Bob")
            listed = (await here_.get("/api/sessions")).json()
            assert [one["current"] for one in listed] == [False, True]
            assert listed[0]["agent"].startswith("Phone") and len(listed[0]["agent"]) == 200
            other = f"/api/sessions/{listed[0]['id']}"
            refused(await bob.delete(other), 404, "problem-no-such-session")
            assert (await there.get("/api/me")).status_code == 200
            assert (await here_.delete(other)).status_code == 204
            refused(await there.get("/api/me"), 401, "problem-signed-out")
            assert (await here_.get("/api/me")).status_code == 200

    run(end)


def test_a_session_ends_unless_it_is_visited(house: Open) -> None:
    async def wait() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.guest()
            for _ in range(3):
                here.time += timedelta(days=SESSION_DAYS - 1)
                assert (await ann.get("/api/me")).status_code == 200
            here.time += timedelta(days=SESSION_DAYS, seconds=1)
            refused(await ann.get("/api/me"), 401, "problem-signed-out")

    run(wait)


def test_too_many_sessions_end_the_stalest(house: Open) -> None:
    async def sign_in() -> None:
        async with house(limits=False) as here:
            first = here.visitor()
            await first.account("Ann")
            for _ in range(SESSIONS_MAX - 1):
                here.time += timedelta(seconds=1)
                latest = here.visitor()
                await latest.come("/api/sessions", name="Ann", password=PASSWORD)
            assert (await first.get("/api/me")).status_code == 200
            await here.visitor().come("/api/sessions", name="Ann", password=PASSWORD)
            refused(await first.get("/api/me"), 401, "problem-signed-out")
            assert (await latest.get("/api/me")).status_code == 200
            assert await here.count(sessions) == SESSIONS_MAX

    run(sign_in)


def test_signing_in_ends_the_session_the_browser_had(house: Open) -> None:
    async def sign_in() -> None:
        async with house() as here:
            await here.visitor().account("Ann")
            browser = here.visitor()
            await browser.guest("Bob")
            await browser.come("/api/sessions", name="Ann", password=PASSWORD)
            assert (await browser.get("/api/me")).json()["name"] == "Ann"
            assert await here.count(sessions) == 2

    run(sign_in)


# Wrong passwords.


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    real = passwords._hasher.verify

    class Hasher:
        def verify(self, kept: str, password: str) -> bool:
            checked.append(kept)
            return bool(real(kept, password))

    async def sign_in() -> None:
        async with house() as here:
            await here.visitor().account("Ann")
            await here.visitor().guest("Bob")
            monkeypatch.setattr(passwords, "_hasher", Hasher())
            for name in ("Ann", "Nobody", "Bob", "No, body"):
                body = {"name": name, "password": "wrong"}
                refused(await here.visitor().post("/api/sessions", json=body), 403, "problem-wrong-password")
            assert len(checked) == 4 and checked.count(passwords.NOBODYS) == 3

    run(sign_in)


def test_wrong_passwords_lock_the_account_for_longer_and_longer(house: Open) -> None:
    async def guess() -> None:
        async with house(limits=False) as here:
            owner = here.visitor()
            await owner.account("Ann")
            stranger = here.visitor()
            wrong, right = {"name": "Ann", "password": "wrong"}, {"name": "Ann", "password": PASSWORD}
            for _ in range(5):
                refused(await stranger.post("/api/sessions", json=wrong), 403, "problem-wrong-password")
            refused(await stranger.post("/api/sessions", json=right), 429, "problem-locked")
            assert (await owner.get("/api/me")).status_code == 200  # whoever is in stays in
            here.time += timedelta(seconds=31)
            refused(await stranger.post("/api/sessions", json=wrong), 403, "problem-wrong-password")
            here.time += timedelta(seconds=31)
            refused(await stranger.post("/api/sessions", json=right), 429, "problem-locked")
            here.time += timedelta(seconds=31)
            assert (await stranger.post("/api/sessions", json=right)).status_code == 201
            refused(await here.visitor().post("/api/sessions", json=wrong), 403, "problem-wrong-password")

    run(guess)


def test_many_guesses_at_once_are_counted_too(house: Open) -> None:
    async def guess() -> None:
        async with house(limits=False) as here:
            await here.visitor().account("Ann")
            wrong = {"name": "Ann", "password": "wrong"}
            answers = await asyncio.gather(*[here.visitor().post("/api/sessions", json=wrong) for _ in range(12)])
            assert sorted(answer.status_code for answer in answers) == [403] * 5 + [429] * 7

    run(guess)


def test_locks_grow_up_to_a_quarter_of_an_hour() -> None:
    assert [lock_seconds(failures) for failures in (0, 4, 5, 6, 7)] == [0, 0, 30, 60, 120]
    assert lock_seconds(1000) == LOCK_SECONDS_MAX


def test_another_password_needs_the_old_one_and_ends_other_sessions(house: Open) -> None:
    async def change() -> None:
        async with house() as here:
            ann, there, guest = here.visitor(), here.visitor(), here.visitor()
            await ann.account("Ann")
            await there.come("/api/sessions", name="Ann", password=PASSWORD)
            wrong = {"old": "wrong", "new": "another password"}
            refused(await ann.put("/api/me/password", json=wrong), 403, "problem-wrong-password")
            right = {"old": PASSWORD, "new": "another password"}
            assert (await ann.put("/api/me/password", json=right)).status_code == 204
            assert (await ann.get("/api/me")).status_code == 200
            refused(await there.get("/api/me"), 401, "problem-signed-out")
            body = {"name": "Ann", "password": PASSWORD}
            refused(await there.post("/api/sessions", json=body), 403, "problem-wrong-password")
            await there.come("/api/sessions", name="Ann", password="another password")
            await guest.guest()
            refused(await guest.put("/api/me/password", json=right), 409, "problem-guest")

    run(change)


# Strangers' pages.


def test_whatever_changes_something_needs_the_csrf_token_of_this_session(house: Open) -> None:
    async def change() -> None:
        async with house() as here:
            ann, bob = here.visitor(), here.visitor()
            await ann.guest()
            others = (await bob.guest())["csrf"]
            for token in (None, "", others, "\u00e9"):
                ann.headers.pop("X-CSRF-Token", None)
                headers = [] if token is None else [(b"X-CSRF-Token", token.encode("latin-1"))]
                for method, path, body in (
                    ("PUT", "/api/me", {"language": "uk"}),
                    ("POST", "/api/tokens", {"label": "x", "scopes": ["read"]}),
                    ("DELETE", "/api/sessions/current", None),
                    ("DELETE", "/api/me", None),
                ):
                    refused(await ann.request(method, path, json=body, headers=headers), 403, "problem-csrf")
            assert (await ann.get("/api/me")).json()["language"] == "en"

    run(change)


def test_strangers_pages_cannot_sign_anybody_in(house: Open) -> None:
    async def sign_in() -> None:
        async with house() as here:
            await here.visitor().account("Ann")
            wanted = {
                "/api/guests": {},
                "/api/accounts": {"name": "Bob", "password": PASSWORD},
                "/api/sessions": {"name": "Ann", "password": PASSWORD},
            }
            for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
                for path, body in wanted.items():
                    refused(await here.visitor().post(path, json=body, headers=headers), 403, "problem-origin")
            for path, body in wanted.items():
                answer = await here.visitor().post(path, json=body, headers={"Origin": URL})
                assert answer.status_code == 201

    run(sign_in)


def test_a_page_is_ours_by_what_the_browser_says(database: str) -> None:
    engine = connect(database)
    app = make_app(Context(engine, LocalFanout(), Settings(url="https://yupana.example")))

    def ours(**headers: str) -> bool:
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        return same_origin(HTTPConnection({"type": "websocket", "headers": raw, "app": app}))

    assert ours() and ours(origin="https://yupana.example") and ours(sec_fetch_site="same-origin")
    assert ours(origin="https://play.example:8443", host="play.example:8443")
    assert not ours(origin="http://yupana.example")
    assert not ours(origin="https://evil.example", host="yupana.example")
    assert not ours(origin="https://yupana.example", sec_fetch_site="cross-site")


# Tokens.


def test_a_token_may_do_what_its_scopes_say_and_needs_no_csrf_token(house: Open) -> None:
    async def use() -> None:
        async with house() as here:
            ann = here.visitor()
            me = await ann.account("Ann")

            async def program(*scopes: str) -> Visitor:
                made = await ann.post("/api/tokens", json={"label": "bot", "scopes": list(scopes)})
                assert made.status_code == 201
                return here.program(made.json()["token"])

            reader, owner, player = await program("read"), await program("account"), await program("play", "play")
            assert (await reader.get("/api/me")).json() == {**me, "csrf": None}
            refused(await reader.get("/api/sessions"), 403, "problem-scope")
            refused(await player.get("/api/me"), 403, "problem-scope")
            assert (await owner.put("/api/me", json={"language": "uk"})).json()["language"] == "uk"
            more = {"label": "more", "scopes": ["account", "play"]}
            refused(await owner.post("/api/tokens", json=more), 403, "problem-scope")
            refused(await owner.delete("/api/sessions/current"), 404, "problem-no-such-session")

    run(use)


def test_tokens_are_listed_without_their_keys_and_can_be_taken_back(house: Open) -> None:
    async def take_back() -> None:
        async with house() as here:
            ann, bob = here.visitor(), here.visitor()
            await ann.account("Ann")
            await bob.guest()
            made = (await ann.post("/api/tokens", json={"label": "bot", "scopes": ["read"]})).json()
            program = here.program(made["token"])
            assert (await program.get("/api/me")).status_code == 200
            (listed,) = (await ann.get("/api/tokens")).json()
            assert (listed["id"], listed["label"], listed["scopes"]) == (made["id"], "bot", ["read"])
            assert listed["used_at"] and set(listed) == {"id", "label", "scopes", "created_at", "used_at"}
            refused(await bob.delete(f"/api/tokens/{made['id']}"), 404, "problem-no-such-token")
            assert (await ann.delete(f"/api/tokens/{made['id']}")).status_code == 204
            refused(await program.get("/api/me"), 401, "problem-signed-out")
            refused(await ann.delete(f"/api/tokens/{made['id']}"), 404, "problem-no-such-token")

    run(take_back)


def test_a_wrong_token_is_nobody_even_with_a_cookie(house: Open) -> None:
    async def use() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.guest()
            for value in ("Bearer wrong", "Bearer", "Basic QTpC", "", "Bearer " + "x" * 5000):
                answer = await ann.get("/api/me", headers={"Authorization": value})
                refused(answer, 401, "problem-signed-out")
                assert answer.headers["WWW-Authenticate"] == "Bearer"

    run(use)


def test_nobody_has_countless_tokens(house: Open) -> None:
    async def make() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.guest()
            wanted = {"label": "bot", "scopes": ["read"]}
            made = await asyncio.gather(*[ann.post("/api/tokens", json=wanted) for _ in range(TOKENS_MAX + 2)])
            assert sorted(answer.status_code for answer in made) == [201] * TOKENS_MAX + [409] * 2
            refused(await ann.post("/api/tokens", json=wanted), 409, "problem-too-many-tokens")

    run(make)


# Limits.


def test_an_address_may_not_ask_too_often(house: Open) -> None:
    async def ask() -> None:
        async with house() as here:
            for _ in range(30):
                assert (await here.visitor().post("/api/guests", json={})).status_code == 201
            refused(await here.visitor().post("/api/guests", json={}), 429, "problem-too-often")
            assert (await here.visitor("192.0.2.2").post("/api/guests", json={})).status_code == 201
            assert (await here.visitor().get("/api/ratings/tzolkin")).status_code == 200
        async with house(limits=False) as here:
            for _ in range(31):
                assert (await here.visitor().post("/api/guests", json={})).status_code == 201

    run(ask)


def test_a_household_counts_as_one_address() -> None:
    limits = Limits()
    assert [limits.within("arrive", f"2001:db8:1:2::{n}") for n in range(31)] == [True] * 30 + [False]
    assert limits.within("arrive", "2001:db8:1:3::1")
    assert [limits.within("arrive", f"::ffff:192.0.2.{n}") for n in range(31)] == [True] * 31
    assert limits.within("read", "") and limits.within("read", "a socket")


# What I set.


def test_what_i_set_is_kept(house: Open) -> None:
    async def change() -> None:
        async with house() as here:
            ann = here.visitor()
            me = await ann.guest()
            assert me["settings"] == {"sleep": None, "quiet": None, "notify": {"browser": False, "mail": False}}
            settings = {"sleep": SLEEP, "quiet": None, "notify": {"browser": True, "mail": False}}
            wanted = {"language": "uk", "email": "ann@example.org", "settings": settings}
            assert (await ann.put("/api/me", json=wanted)).json() == {**me, **wanted}
            assert (await ann.get("/api/me")).json() == {**me, **wanted}
            assert (await here.all(people))[0].settings == settings

    run(change)


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"language": "de"},
        {"language": "en", "email": "nobody"},
        {"language": "en", "email": "a@b\nBcc: c@d"},
        {"language": "en", "email": "a,b@example.org"},
        {"language": "en", "email": "a\0@example.org"},
        {"language": "en", "settings": {"sleep": {**SLEEP, "from": "24:00"}}},
        {"language": "en", "settings": {"sleep": {"from": "23:00"}}},
        {"language": "en", "settings": {"vacation": 1}},
        {"language": "en", "settings": {"notify": {"mail": 1}}},
        {"language": "en", "name": "Bob"},
    ],
)
def test_nonsense_cannot_be_set(house: Open, wanted: dict[str, Any]) -> None:
    async def change() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.guest()
            refused(await ann.put("/api/me", json=wanted), 422, "problem-malformed")

    run(change)


def test_a_time_zone_must_be_somewhere(house: Open) -> None:
    async def change() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.guest()
            for kind in ("sleep", "quiet"):
                for zone in ("Mars/Olympus", "../../etc/passwd", "\0", ""):
                    wanted = {"language": "en", "settings": {kind: {**SLEEP, "zone": zone}}}
                    refused(await ann.put("/api/me", json=wanted), 400, "problem-time-zone")

    run(change)


def test_malformed_requests_are_refused_without_an_echo(house: Open) -> None:
    async def send() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.guest()
            headers = {"Content-Type": "application/json"}
            for content in (b"{", b"\xff\xfe", b"[]", b'{"name": "\\ud800\\ud800"}', b'{"name": "Ann", "x": 1}', b"{}"):
                answer = await here.visitor().post("/api/accounts", content=content, headers=headers)
                refused(answer, 422, "problem-malformed")
            for number in (0, -1, 2**63, "x"):
                refused(await ann.delete(f"/api/tokens/{number}"), 422, "problem-malformed")
            label = {"label": "a\0b", "scopes": ["read"]}
            refused(await ann.post("/api/tokens", json=label), 422, "problem-malformed")
            refused(await ann.get("/api/nothing"), 404, "problem-not-found")
            wrong = await ann.delete("/api/guests")
            refused(wrong, 405, "problem-method")
            assert wrong.headers["Allow"] == "POST"
            assert (await ann.options("/api/me")).headers["Allow"] == "DELETE, GET, PUT"

    run(send)


# My data.


def test_the_export_tells_everything_but_secrets(house: Open) -> None:
    async def export() -> None:
        async with house() as here:
            ann, bob = here.visitor(), here.visitor()
            me, other = await ann.account("Ann"), await bob.account("Bob")
            both = [me["id"], other["id"]]
            table = await here.table(both, ["Ann", "Bob"], "over", me["id"])
            await ann.post("/api/tokens", json={"label": "bot", "scopes": ["read"]})
            for person, name in zip(both, ("Ann", "Bob")):
                await here.add(chat, table=table, person=person, name=name, text=f"I am {name}.")
                await here.add(notes, table=table, person=person, text=f"{name}'s plan")
                await here.add(ratings, person=person, game="tzolkin", mu=25.0, sigma=8.0, matches=1)
            answer = await ann.get("/api/me/export")
            assert answer.headers["Content-Disposition"].startswith("attachment")
            found = answer.json()
            assert found["person"]["name"] == "Ann" and "password" not in found["person"]
            assert [one["text"] for one in found["chat"]] == ["I am Ann."]
            assert [one["text"] for one in found["notes"]] == ["Ann's plan"]
            assert [(one["table"], one["seat"], one["result"]) for one in found["seats"]] == [(table, 0, "61.25* 48")]
            assert [one["id"] for one in found["tables"]] == [table]
            assert [one["mu"] for one in found["ratings"]] == [25.0]
            assert len(found["sessions"]) == len(found["tokens"]) == 1
            assert "hash" not in answer.text and "argon2" not in answer.text and "secret" not in answer.text

    run(export)


def test_whoever_wants_to_be_forgotten_is(house: Open) -> None:
    async def forget() -> None:
        async with house() as here:
            ann, bob = here.visitor(), here.visitor()
            me, other = await ann.account("Ann"), await bob.account("Bob")
            both, names = [me["id"], other["id"]], ["Ann", "Bob"]
            over = await here.table(both, names, "over", me["id"])
            text = "yupana record 1\ngame: tzolkin\nrules: 1\nseats: Ann, Bob\n\n1 A: seats: Ann"
            await here.add(records, match=over, text=text)
            owned = await here.table(both, names, "open", me["id"])
            joined = await here.table(both, names, "open", other["id"])
            await here.add(chat, table=over, person=me["id"], name="Ann", text="Good game.")
            await here.add(notes, table=over, person=me["id"], text="my plan")
            await here.add(ratings, person=me["id"], game="tzolkin", mu=25.0, sigma=8.0, matches=1)
            await ann.post("/api/tokens", json={"label": "bot", "scopes": ["read"]})

            key = ann.cookies["yupana_session"]
            assert (await ann.delete("/api/me")).status_code == 204
            assert "yupana_session" not in ann.cookies
            ann.cookies.set("yupana_session", key)
            refused(await ann.get("/api/me"), 401, "problem-signed-out")
            refused(await ann.get("/api/people/Ann"), 404, "problem-no-such-person")

            assert [row.name for row in await here.all(people)] == ["Bob"]
            assert [await here.count(table) for table in (tokens, notes, ratings)] == [0, 0, 0]
            assert await here.count(sessions) == 1
            assert [(row.person, row.name, row.text) for row in await here.all(chat)] == [(None, "—", "Good game.")]
            assert {row.id: row.names for row in await here.all(matches)} == {over: ["—", "Bob"]}
            (record,) = await here.all(records)
            assert record.text == text.replace("seats: Ann, Bob", "seats: —, Bob")
            mine = {row.table: (row.person, row.name) for row in await here.all(seats) if row.seat == 0}
            assert mine == {over: (None, "—"), owned: (None, ""), joined: (None, "")}
            status = {row.id: row.status for row in await here.all(tables)}
            assert status == {over: "over", owned: "closed", joined: "open"}
            assert all(row.terms == {"bank": 60, "sleeps": {str(other["id"]): {}}} for row in await here.all(tables))
            await here.visitor().account("Ann")  # the name is free again

    run(forget)


def test_nobody_is_forgotten_in_the_middle_of_a_match(house: Open) -> None:
    async def forget() -> None:
        async with house() as here:
            ann, bob = here.visitor(), here.visitor()
            me, other = await ann.guest("Ann"), await bob.guest("Bob")
            table = await here.table([me["id"], other["id"]], ["Ann", "Bob"], "playing", me["id"])
            refused(await ann.delete("/api/me"), 409, "problem-still-playing")
            assert (await ann.get("/api/me")).status_code == 200
            async with here.engine.begin() as connection:  # the seat is a bot's now
                left = update(seats).where(seats.c.table == table, seats.c.seat == 0)
                await connection.execute(left.values(person=None, left_by=me["id"], name="greedy"))
            assert (await ann.delete("/api/me")).status_code == 204
            assert sorted(row.name for row in await here.all(seats)) == ["Bob", "greedy"]

    run(forget)


# Profiles and ladders.


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
            assert found["ratings"] == [{"game": "tzolkin", "rating": 1960, "mu": 30.0, "sigma": 2.0, "matches": 3}]
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


# Mail.


def test_no_mail_is_sent_without_a_mail_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise AssertionError

    monkeypatch.setattr("aiosmtplib.send", fail)
    asyncio.run(mail.send(Settings(), "ann@example.org", "Your turn", "It is your turn."))


def test_mail_goes_to_the_mail_server() -> None:
    """A server of a few lines takes one mail."""
    heard: list[str] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        text = False
        while line := (await reader.readline()).decode():
            heard.append(line.rstrip("\r\n"))
            if text and line != ".\r\n":
                continue
            text = line.startswith("DATA")
            writer.write(b"354 go on\r\n" if text else b"221 bye\r\n" if line.startswith("QUIT") else b"250 good\r\n")
        writer.close()
        await writer.wait_closed()
        done.set()

    done = asyncio.Event()

    async def send() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            settings = Settings(smtp=f"127.0.0.1:{port}", mail_from="Yupana <host@example.org>")
            await mail.send(settings, "ann@example.org", "Ваш хід", "Час ходити.")
            await asyncio.wait_for(done.wait(), 5)

    asyncio.run(send())
    assert "To: ann@example.org" in heard and any(line.startswith("Date: ") for line in heard)
    assert any(line.upper().startswith("MAIL FROM:<HOST@EXAMPLE.ORG>") for line in heard)


def test_a_mail_header_holds_one_line() -> None:
    with pytest.raises(ValueError):
        asyncio.run(mail.send(Settings(smtp="127.0.0.1:1", mail_from="a@b"), "c@d", "Hello\nBcc: e@f", ""))

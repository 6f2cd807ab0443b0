"""Who signs in, from which page, and with which password."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from starlette.requests import HTTPConnection
from tests.server.accounts.house import PASSWORD, URL, Open, refused, run

from yupana.server.accounts import passwords
from yupana.server.accounts.sessions import SESSION_DAYS, SESSIONS_MAX
from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.caller import same_origin
from yupana.server.gateway.context import Context
from yupana.server.journal.database import connect
from yupana.server.journal.tables import people, sessions, tokens
from yupana.server.settings import Settings

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


def test_wrong_passwords_keep_out_who_tries_them_and_not_the_owner_who_comes_from_elsewhere(house: Open) -> None:
    async def guess() -> None:
        async with house() as here:
            await here.visitor().account("Ann")
            wrong, right = {"name": "Ann", "password": "wrong"}, {"name": "ANN", "password": PASSWORD}
            stranger, owner = here.visitor("192.0.2.66"), here.visitor("192.0.2.2")
            answers = await asyncio.gather(*[stranger.post("/api/sessions", json=wrong) for _ in range(12)])
            assert sorted(answer.status_code for answer in answers) == [403] * 10 + [429] * 2
            refused(await stranger.post("/api/sessions", json=right), 429, "problem-locked")
            for _ in range(3):
                refused(await owner.post("/api/sessions", json=wrong), 403, "problem-wrong-password")
                assert (await owner.post("/api/sessions", json=right)).status_code == 201
            refused(await stranger.post("/api/sessions", json=right), 429, "problem-locked")
            other = {"name": "Nobody", "password": "wrong"}
            refused(await stranger.post("/api/sessions", json=other), 403, "problem-wrong-password")

    run(guess)


def test_who_signs_in_has_all_attempts_again(house: Open) -> None:
    async def guess() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.account("Ann")
            for right in [False] * 9 + [True] + [False] * 9 + [True]:
                body = {"name": "Ann", "password": PASSWORD if right else "wrong"}
                assert (await ann.post("/api/sessions", json=body)).status_code == (201 if right else 403)

    run(guess)


def test_another_password_needs_the_old_one_and_ends_other_sessions_and_all_tokens(house: Open) -> None:
    async def change() -> None:
        async with house() as here:
            ann, there, guest = here.visitor(), here.visitor(), here.visitor()
            await ann.account("Ann")
            await there.come("/api/sessions", name="Ann", password=PASSWORD)
            made = await there.post("/api/tokens", json={"label": "bot", "scopes": ["read", "account"]})
            token = made.json()["token"]
            assert (await here.program(token).get("/api/me")).status_code == 200
            wrong = {"old": "wrong", "new": "another password"}
            refused(await ann.put("/api/me/password", json=wrong), 403, "problem-wrong-password")
            right = {"old": PASSWORD, "new": "another password"}
            assert (await ann.put("/api/me/password", json=right)).status_code == 204
            assert (await ann.get("/api/me")).status_code == 200
            refused(await there.get("/api/me"), 401, "problem-signed-out")
            refused(await here.program(token).get("/api/me"), 401, "problem-signed-out")
            body = {"name": "Ann", "password": PASSWORD}
            refused(await there.post("/api/sessions", json=body), 403, "problem-wrong-password")
            await there.come("/api/sessions", name="Ann", password="another password")
            await guest.guest()
            refused(await guest.put("/api/me/password", json=right), 409, "problem-guest")

    run(change)


def test_passwords_that_are_tried_first_are_refused(house: Open) -> None:
    async def choose() -> None:
        async with house(limits=False) as here:
            weak = (
                "12345678",
                "Password",
                "qwertyuiop",
                "baseball1",
                "aaaaaaaaaaaa",
                "Annabella",
                "annabella2026",
                "iloveyou!",
            )
            for password in weak:
                body = {"name": "Annabella", "password": password}
                refused(await here.visitor().post("/api/accounts", json=body), 400, "problem-weak-password")
            ann = here.visitor()
            await ann.come("/api/accounts", name="Annabella", password=PASSWORD)
            body = {"old": PASSWORD, "new": "trustno1"}
            refused(await ann.put("/api/me/password", json=body), 400, "problem-weak-password")
            await here.visitor().come("/api/accounts", name="Bob", password="пес біжить полем")

    run(choose)


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

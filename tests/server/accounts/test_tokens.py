"""Programs come with tokens; nobody asks too often."""

from __future__ import annotations

import asyncio

from tests.server.accounts.house import Open, Visitor, refused, run

from yupana.server.accounts.limits import Limits
from yupana.server.accounts.tokens import TOKENS_MAX

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

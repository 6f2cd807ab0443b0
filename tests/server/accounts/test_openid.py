"""Signing in by the host's OpenID provider: a real one on this machine, a gateway, and a real database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import unquote

import httpx
import pytest
from joserfc.jwk import RSAKey
from sqlalchemy import update
from tests.server.accounts.house import PASSWORD, House, Open, Visitor, refused, run
from tests.server.accounts.provider import CLIENT, SECRET, Provider, provider
from tests.server.town import free_port

from yupana.server.accounts.challenges import MINUTES
from yupana.server.accounts.keys import new_key
from yupana.server.accounts.passwords import NONE
from yupana.server.journal.tables import identities, people, sanctions, seats, sessions
from yupana.server.lobby.moderating import Deed, do
from yupana.server.settings import WrongSetting, named

NOW = datetime(2030, 1, 1, tzinfo=UTC)
PROVED = {"password": PASSWORD}
Story = Callable[[House, Provider], Awaitable[None]]


@asynccontextmanager
async def opened(house: Open, **settings: Any) -> AsyncIterator[tuple[House, Provider]]:
    async with provider(NOW) as there:
        own = {"openid_issuer": there.url, "openid_client": CLIENT, "openid_secret": SECRET, "openid_name": "Club"}
        async with house(**{"trusted_hosts": "127.0.0.1", **own, **settings}) as here:
            yield here, there


def tell(house: Open, story: Story, **settings: Any) -> None:
    async def told() -> None:
        async with opened(house, **settings) as (here, there):
            await story(here, there)

    run(told)


async def travel(visitor: Visitor, there: Provider, path: str = "/api/openid", body: Any = None) -> str:
    """To the provider and back: on which page of the client somebody ends up."""
    answer = await visitor.post(path, json=body)
    assert answer.status_code == 201, answer.text
    return await back(visitor, there.visit(answer.json()["address"]))


async def back(visitor: Visitor, given: dict[str, str]) -> str:
    answer = await visitor.get("/api/openid/back", params=given)
    assert answer.status_code == 303, answer.text
    page = answer.headers["location"]
    assert page.startswith("/#/provider/")
    return unquote(page.removeprefix("/#/provider/"))


async def enter(visitor: Visitor, **body: Any) -> httpx.Response:
    answer = await visitor.post("/api/openid/session", json=body)
    if answer.is_success:
        visitor.headers["X-CSRF-Token"] = answer.json()["csrf"]
    return answer


async def newcomer(here: House, there: Provider, name: str = "Ann") -> Visitor:
    visitor = here.visitor()
    assert (await travel(visitor, there)).startswith("new/")
    assert (await enter(visitor, name=name)).status_code == 201
    return visitor


def test_who_is_new_chooses_a_name_and_is_known_the_next_time(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        ann = here.visitor()
        assert (await ann.get("/api/entrances")).json()["provider"] == "Club"
        there.about = {"preferred_username": "Ann K", "name": "Ann Kowalska"}
        assert await travel(ann, there) == "new/Ann K"
        refused(await enter(ann), 400, "problem-name")
        await here.visitor().guest("Anna")
        refused(await enter(ann, name="Anna"), 409, "problem-name-taken")
        refused(await enter(ann, name="admin"), 409, "problem-name-reserved")
        answer = await enter(ann, name="Ann", language="uk")
        assert (answer.status_code, answer.json()["name"]) == (201, "Ann"), answer.text
        assert (answer.json()["guest"], answer.json()["email"], answer.json()["language"]) == (False, None, "uk")
        refused(await enter(ann), 403, "problem-openid-late")
        again = here.visitor()
        there.about = {"preferred_username": "Somebody Else"}
        assert await travel(again, there) == "in"
        assert (await enter(again)).json()["name"] == "Ann"
        mine = (await again.get("/api/me/entrances")).json()
        assert (mine["password"], mine["provider_since"]) == (False, "2030-01-01T00:00:00Z")
        refused(await here.visitor().post("/api/sessions", json={"name": "Ann", "password": NONE}), 403, WRONG)

    tell(house, story)


def test_a_name_that_nobody_may_have_is_not_proposed(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        for about in ({"name": "<b>"}, {"name": "x" * 99}, {"name": 7}, {"name": "a\0b"}, {}):
            there.about = about
            assert await travel(here.visitor(), there) == "new/"

    tell(house, story)


@pytest.mark.parametrize("proved", [True, False, None])
def test_an_address_like_that_of_somebody_here_opens_nothing(house: Open, proved: bool | None) -> None:
    async def story(here: House, there: Provider) -> None:
        ann = here.visitor()
        await ann.account()
        async with here.engine.begin() as connection:
            await connection.execute(update(people).values(email="ann@example.org", email_proved="ann@example.org"))
        there.about = {"email": "ann@example.org", "preferred_username": "Ann"}
        if proved is not None:
            there.about["email_verified"] = proved
        thief = here.visitor()
        assert await travel(thief, there) == "new/Ann"
        refused(await enter(thief, name="Ann"), 409, "problem-name-taken")
        other = (await enter(thief, name="Ben")).json()
        assert (other["name"], other["email"]) == ("Ben", None)

    tell(house, story)


@pytest.mark.parametrize(
    "lies",
    [
        {"nonce": "of another journey"},
        {"nonce": None},
        {"aud": "somebody else"},
        {"aud": ["yupana", "somebody else"]},
        {"aud": ["yupana", "somebody else"], "azp": "somebody else"},
        {"iss": "https://evil.example"},
        {"exp": int(NOW.timestamp()) - 61},
        {"iat": int(NOW.timestamp()) + 3600, "nbf": int(NOW.timestamp()) + 3600},
        {"sub": ""},
        {"sub": "x" * 256},
        {"sub": "a\0b"},
        {"sub": 7},
        {"at_hash": "of another token"},
    ],
    ids=lambda lies: "-".join(f"{name}-{value}"[:20] for name, value in lies.items()),
)
def test_a_token_that_is_not_for_us_and_now_is_not_believed(house: Open, lies: dict[str, Any]) -> None:
    async def story(here: House, there: Provider) -> None:
        there.lies = lies
        visitor = here.visitor()
        assert await travel(visitor, there) == "problem-openid"
        refused(await enter(visitor, name="Ann"), 403, "problem-openid-late")
        assert await here.count(people) == 0

    tell(house, story)


def test_a_token_that_another_key_signed_is_not_believed(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        there.signs_with = RSAKey.generate_key(2048, {"kid": "one"})
        assert await travel(here.visitor(), there) == "problem-openid"

    tell(house, story)


def test_a_journey_ends_once_soon_and_in_the_browser_that_began_it(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        ann, thief = here.visitor(), here.visitor()
        given = there.visit((await ann.post("/api/openid")).json()["address"])
        assert await back(thief, given) == "problem-openid-late", "without the cookie"
        await thief.post("/api/openid")
        assert await back(thief, given) == "problem-openid-late", "with another cookie"
        assert (await back(ann, given)).startswith("new/")
        assert await back(ann, given) == "problem-openid-late", "the same state again"
        again = there.visit((await ann.post("/api/openid")).json()["address"])
        here.time += timedelta(minutes=MINUTES)
        assert await back(ann, again) == "problem-openid-late", "too long ago"
        assert await here.count(people) == 0

    tell(house, story)


@pytest.mark.parametrize(
    "wrong", [{"code": "guessed"}, {"code": ""}, {"error": "access_denied"}, {"iss": "https://evil.example"}]
)
def test_who_is_sent_back_with_nothing_worth_anything_is_told_so(house: Open, wrong: dict[str, str]) -> None:
    async def story(here: House, there: Provider) -> None:
        visitor = here.visitor()
        given = there.visit((await visitor.post("/api/openid")).json()["address"])
        assert await back(visitor, given | wrong) == "problem-openid"

    tell(house, story)


def test_a_provider_that_is_away_is_one_sentence(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        visitor = here.visitor()
        given = there.visit((await visitor.post("/api/openid")).json()["address"])
        there.status = 500
        assert await back(visitor, given) == "problem-openid-away"
        refused(await visitor.post("/api/openid"), 503, "problem-openid-away")
        there.status = 200
        for lie in ({"issuer": "https://evil.example"}, {"jwks_uri": "http://192.168.0.1/keys"}, {"jwks_uri": None}):
            there.lies = lie
            refused(await visitor.post("/api/openid"), 503, "problem-openid-away")

    tell(house, story)
    tell(house, nobody_there, openid_issuer=f"http://127.0.0.1:{free_port()}")
    tell(house, nobody_there, trusted_hosts="")  # a private address that the host does not vouch for


async def nobody_there(here: House, _: Provider) -> None:
    refused(await here.visitor().post("/api/openid"), 503, "problem-openid-away")


def test_a_guest_keeps_their_seat_and_gets_an_account(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        guest = here.visitor()
        me = await guest.guest()
        await here.table([me["id"]], [me["name"]], "open", me["id"])
        await travel(guest, there)
        kept = (await enter(guest, name="Ann")).json()
        assert (kept["id"], kept["name"], kept["guest"]) == (me["id"], "Ann", False)
        assert [row.name for row in await here.all(seats)] == ["Ann"]
        assert await here.count(sessions) == 1

    tell(house, story)


def test_somebody_connects_their_account_and_signs_in_by_either(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        ann = here.visitor()
        me = await ann.account()
        refused(await ann.post("/api/me/openid"), 403, WRONG)
        assert await travel(ann, there, "/api/me/openid", PROVED) == "connect"
        assert (await ann.put("/api/me/openid")).status_code == 204
        refused(await ann.put("/api/me/openid"), 403, "problem-openid-late")
        stranger = here.visitor()
        assert await travel(stranger, there) == "in"
        assert (await enter(stranger)).json()["id"] == me["id"]
        assert (await here.visitor().post("/api/sessions", json={"name": "Ann", **PROVED})).status_code == 201
        [mine] = (await ann.get("/api/me/export")).json()["identities"]
        assert (mine["issuer"], mine["subject"]) == (there.url, there.subject)

    tell(house, story)


def test_nobody_is_connected_with_what_is_anothers_or_began_as_another(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        await newcomer(here, there)
        ben = here.visitor()
        await ben.account("Ben")
        assert await travel(ben, there, "/api/me/openid", PROVED) == "connect"
        refused(await ben.put("/api/me/openid"), 409, "problem-openid-taken")
        there.subject = "another"
        assert await travel(ben, there, "/api/me/openid", PROVED) == "connect"
        refused(await enter(ben, name="Cyd"), 403, "problem-openid-late")
        await travel(ben, there, "/api/me/openid", PROVED)
        await ben.delete("/api/sessions/current")
        await ben.account("Dan")
        refused(await ben.put("/api/me/openid"), 403, "problem-openid-late")
        assert await travel(ben, there) == "new/", "to sign in is not to connect"
        refused(await ben.put("/api/me/openid"), 403, "problem-openid-late")
        assert await here.count(identities) == 1

    tell(house, story)


def test_the_last_way_in_stays(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        ann = await newcomer(here, there)
        refused(await ann.delete("/api/me/openid"), 409, "problem-last-way-in")
        assert (await ann.put("/api/me/password", json={"new": PASSWORD})).status_code == 204
        refused(await ann.delete("/api/me/openid"), 403, WRONG)
        assert (await ann.request("DELETE", "/api/me/openid", json=PROVED)).status_code == 204
        refused(await ann.request("DELETE", "/api/me/openid", json=PROVED), 404, "problem-not-found")
        assert (await travel(here.visitor(), there)).startswith("new/")

    tell(house, story)


def test_who_came_by_the_provider_is_forgotten_having_just_come_in(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        ann = await newcomer(here, there)
        made = (await ann.post("/api/tokens", json={"label": "bot", "scopes": ["account"]})).json()
        refused(await here.program(made["token"]).delete("/api/me"), 403, "problem-prove")
        here.time += timedelta(minutes=11)
        refused(await ann.delete("/api/me"), 403, "problem-prove")
        there.now = here.time
        await travel(ann, there)
        assert (await enter(ann)).status_code == 201
        assert (await ann.delete("/api/me")).status_code == 204
        assert await here.count(identities) == 0
        refused(await here.visitor().post("/api/guests", json={"name": "Ann"}), 409, "problem-name-taken")

    tell(house, story)


def test_another_password_ends_what_the_provider_opens(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        ann = here.visitor()
        await ann.account()
        await travel(ann, there, "/api/me/openid", PROVED)
        await ann.put("/api/me/openid")
        changed = {"old": PASSWORD, "new": "another horse battery"}
        assert (await ann.put("/api/me/password", json=changed)).status_code == 204
        assert (await travel(here.visitor(), there)).startswith("new/")

    tell(house, story)


def test_who_is_banned_is_told_why(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        ann = await newcomer(here, there)
        me = (await ann.get("/api/me")).json()
        await here.add(sanctions, person=me["id"], kind="ban", because="Insults")
        visitor = here.visitor()
        assert await travel(visitor, there) == "in"
        answer = await enter(visitor)
        assert (answer.status_code, answer.json()["because"]) == (403, "Insults")

    tell(house, story)


@pytest.mark.parametrize("lets_in", [False, True])
def test_where_only_who_is_invited_gets_in_the_host_says_whether_the_provider_invites(
    house: Open, lets_in: bool
) -> None:
    async def story(here: House, there: Provider) -> None:
        ann = here.visitor()
        await travel(ann, there)
        answer = await enter(ann, name="Ann")
        if lets_in:
            assert answer.status_code == 201
            return
        refused(answer, 403, "problem-invitation")
        key = new_key()
        await do(here.engine, None, Deed("invite", key=key, people=1), here.time)
        assert (await enter(ann, name="Ann", invitation=key)).status_code == 201

    tell(house, story, invited_only=True, openid_lets_in=lets_in)


def test_a_strangers_page_signs_nobody_in(house: Open) -> None:
    async def story(here: House, there: Provider) -> None:
        visitor = here.visitor()
        await travel(visitor, there)
        foreign = {"Sec-Fetch-Site": "cross-site"}
        refused(await visitor.post("/api/openid/session", json={}, headers=foreign), 403, "problem-origin")
        refused(await visitor.post("/api/openid", headers=foreign), 403, "problem-origin")

    tell(house, story)


def test_where_there_is_no_provider_it_is_said(house: Open) -> None:
    async def story() -> None:
        async with house() as here:
            visitor = here.visitor()
            assert (await visitor.get("/api/entrances")).json()["provider"] is None
            refused(await visitor.post("/api/openid"), 404, "problem-openid-off")
            assert await back(visitor, {}) == "problem-openid-late"

    run(story)


def test_a_provider_without_a_client_is_a_wrong_setting() -> None:
    issuer = {"YUPANA_OPENID_ISSUER": "https://id.example.org/realms/club"}
    with pytest.raises(WrongSetting, match="together"):
        named(issuer)
    found = named(issuer | {"YUPANA_OPENID_CLIENT": "yupana"})
    assert found["openid_issuer"] == "https://id.example.org/realms/club"


WRONG = "problem-wrong-password"

"""Passkeys open an account and nobody else's: with a device in software, at a gateway with a real database."""

from __future__ import annotations

import copy
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from tests.server.accounts.authenticator import Device
from tests.server.accounts.house import PASSWORD, House, Open, Visitor, refused, run

from yupana.server.accounts.challenges import MINUTES
from yupana.server.accounts.limits import RATES
from yupana.server.accounts.passwords import NONE
from yupana.server.housekeeping import keep_house
from yupana.server.journal.tables import challenges, passkeys, people, sanctions, sessions
from yupana.server.settings import Settings

URL = "https://play.example.org"
PROVED = {"password": PASSWORD}


async def asked(visitor: Visitor, path: str = "/api/passkeys/question", body: Any = None) -> dict[str, Any]:
    answer = await visitor.post(path, json=body)
    assert answer.status_code == 201, answer.text
    options: dict[str, Any] = answer.json()["options"]
    return options


async def add(visitor: Visitor, device: Device, label: str = "Phone", proof: Any = PROVED) -> httpx.Response:
    options = await asked(visitor, "/api/me/passkey-question", proof)
    return await visitor.post("/api/me/passkeys", json={"label": label, "passkey": device.make(options)})


async def owner(here: House, name: str = "Ann") -> tuple[Visitor, Device]:
    """Somebody with a password and a passkey."""
    ann, device = here.visitor(), Device(URL)
    await ann.account(name)
    assert (await add(ann, device)).status_code == 201
    return ann, device


async def proof_by(visitor: Visitor, device: Device) -> dict[str, Any]:
    return {"passkey": device.sign(await asked(visitor))}


async def enter(visitor: Visitor, device: Device) -> httpx.Response:
    return await visitor.post("/api/passkeys/session", json=await proof_by(visitor, device))


async def without_password(here: House, person: str = "Ann") -> None:
    async with here.engine.begin() as connection:
        await connection.execute(update(people).where(people.c.name == person).values(password=NONE))


def test_a_passkey_signs_in_where_nothing_else_is_known(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            _, device = await owner(here)
            stranger = here.visitor()
            assert (await stranger.get("/api/entrances")).json() == {"passkeys": True, "provider": None}
            answer = await enter(stranger, device)
            assert (answer.status_code, answer.json()["name"]) == (201, "Ann"), answer.text
            assert "__Host-yupana_session" in answer.headers["set-cookie"]
            [shown] = (await stranger.get("/api/me/entrances")).json()["passkeys"]
            assert (shown["label"], shown["used_at"]) == ("Phone", "2030-01-01T00:00:00Z")
            assert (await enter(stranger, device)).status_code == 201, "again"

    run(story)


def test_the_session_that_a_browser_had_before_ends(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            _, device = await owner(here)
            ben = here.visitor()
            await ben.account("Ben")
            await enter(ben, device)
            assert (await ben.get("/api/me")).json()["name"] == "Ann"
            assert await here.count(sessions) == 2

    run(story)


def test_an_answer_counts_once_and_soon(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            _, device = await owner(here)
            visitor = here.visitor()
            signed = {"passkey": device.sign(await asked(visitor))}
            assert (await visitor.post("/api/passkeys/session", json=signed)).status_code == 201
            refused(await visitor.post("/api/passkeys/session", json=signed), 403, "problem-passkey-late")
            question = await asked(visitor)
            here.time += timedelta(minutes=MINUTES)
            late = {"passkey": device.sign(question)}
            refused(await visitor.post("/api/passkeys/session", json=late), 403, "problem-passkey-late")
            made_up = {"passkey": device.sign({"challenge": "bWFkZS11cA"})}
            refused(await visitor.post("/api/passkeys/session", json=made_up), 403, "problem-passkey-late")
            assert await here.count(challenges) == 1
            await keep_house(here.engine, here.time + timedelta(seconds=1))
            assert await here.count(challenges) == 0

    run(story)


def test_a_question_is_used_up_by_a_wrong_answer(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            _, device = await owner(here)
            visitor = here.visitor()
            question = await asked(visitor)
            wrong = copy.deepcopy(device)
            wrong.origin = "https://evil.example"
            refused(
                await visitor.post("/api/passkeys/session", json={"passkey": wrong.sign(question)}),
                403,
                "problem-passkey",
            )
            device.uses += 1
            right = {"passkey": device.sign(question)}
            refused(await visitor.post("/api/passkeys/session", json=right), 403, "problem-passkey-late")
            assert (await enter(visitor, device)).status_code == 201

    run(story)


@pytest.mark.parametrize(
    "lie",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://play.example.org"},
        {"origin": f"{URL}.evil.example"},
        {"domain": "evil.example"},
        {"asks_who": False},
        {"uses": 0},
        {"handle": "OTk5"},
    ],
    ids=lambda lie: "-".join(map(str, lie)),
)
def test_whoever_signs_elsewhere_unseen_or_with_a_copy_does_not_come_in(house: Open, lie: dict[str, Any]) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            _, device = await owner(here)
            assert (await enter(here.visitor(), device)).status_code == 201
            for name, value in lie.items():
                setattr(device, name, value)
            refused(await enter(here.visitor(), device), 403, "problem-passkey")

    run(story)


def test_a_copy_of_a_device_is_found_out_by_whoever_of_the_two_is_behind(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            _, device = await owner(here)
            clone = copy.copy(device)
            assert (await enter(here.visitor(), device)).status_code == 201
            refused(await enter(here.visitor(), clone), 403, "problem-passkey")
            assert (await enter(here.visitor(), device)).status_code == 201

    run(story)


def test_devices_that_count_nothing_are_taken_as_they_are(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            ann, device = here.visitor(), Device(URL, uses=0)
            await ann.account()
            assert (await add(ann, device)).status_code == 201
            for _ in range(2):
                device.uses = -1  # it signs with nought, as those do that many devices share
                assert (await enter(here.visitor(), device)).status_code == 201

    run(story)


def test_the_key_of_another_device_under_the_name_of_mine_opens_nothing(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            _, device = await owner(here)
            ben, his = await owner(here, "Ben")
            his.name, his.handle = device.name, device.handle
            refused(await enter(here.visitor(), his), 403, "problem-passkey")
            taken = await add(ben, Device(URL, name=device.name))
            refused(taken, 409, "problem-passkey-known")
            refused(
                await enter(here.visitor(), Device(URL, "play.example.org", handle="MQ")), 403, "problem-passkey-gone"
            )

    run(story)


def test_only_the_owner_adds_a_passkey_and_only_with_their_own_question(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            ann, ben = here.visitor(), here.visitor()
            await ann.account()
            await ben.account("Ben")
            for proof in (None, {}, {"password": "wrong horse battery"}):
                answer = await ann.post("/api/me/passkey-question", json=proof)
                refused(answer, 403, "problem-wrong-password")
            options = await asked(ann, "/api/me/passkey-question", PROVED)
            made = {"label": "Mine", "passkey": Device(URL).make(options)}
            refused(await ben.post("/api/me/passkeys", json=made), 403, "problem-passkey-late")
            signing = {"label": "Mine", "passkey": Device(URL).make(options | await asked(ann))}
            refused(await ann.post("/api/me/passkeys", json=signing), 403, "problem-passkey-late")
            for liar in (Device("https://evil.example"), Device(URL, "evil.example"), Device(URL, asks_who=False)):
                refused(await add(ann, liar), 403, "problem-passkey")
            guest = here.visitor()
            await guest.guest()
            refused(await guest.post("/api/me/passkey-question"), 409, "problem-guest")
            assert await here.count(passkeys) == 0

    run(story)


def test_a_passkey_is_removed_by_its_owner_who_proves_it(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            ann, device = await owner(here)
            ben, his = await owner(here, "Ben")
            [shown] = (await ann.get("/api/me/entrances")).json()["passkeys"]
            path = f"/api/me/passkeys/{shown['id']}"
            refused(await ben.request("DELETE", path, json=PROVED), 404, "problem-not-found")
            refused(await ann.delete(path), 403, "problem-wrong-password")
            refused(await ann.request("DELETE", path, json=await proof_by(ann, his)), 403, "problem-passkey")
            assert (await ann.request("DELETE", path, json=PROVED)).status_code == 204
            refused(await enter(here.visitor(), device), 403, "problem-passkey-gone")

    run(story)


def test_who_has_no_password_proves_it_by_a_passkey_or_by_having_just_come_in(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            ann, _ = await owner(here)
            await without_password(here)
            second = Device(URL)
            assert (await add(ann, second, "Key", None)).status_code == 201, "a fresh session"
            here.time += timedelta(minutes=11)
            mine = (await ann.get("/api/me/entrances")).json()
            assert (mine["password"], [each["label"] for each in mine["passkeys"]]) == (False, ["Phone", "Key"])
            first, last = (f"/api/me/passkeys/{each['id']}" for each in mine["passkeys"])
            refused(await ann.delete(first), 403, "problem-prove")
            refused(await ann.request("DELETE", first, json=PROVED), 403, "problem-prove")
            assert (await ann.request("DELETE", first, json=await proof_by(ann, second))).status_code == 204
            proof = await proof_by(ann, second)
            refused(await ann.request("DELETE", last, json=proof), 409, "problem-last-way-in")
            refused(await ann.request("DELETE", "/api/me"), 403, "problem-prove")
            signed_in = here.visitor()
            refused(await signed_in.post("/api/sessions", json={"name": "Ann", "password": NONE}), 403, WRONG)
            assert (await ann.request("DELETE", "/api/me", json=await proof_by(ann, second))).status_code == 204
            assert await here.count(passkeys) == 0

    run(story)


def test_wrong_passwords_do_not_keep_out_who_has_a_passkey(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            _, device = await owner(here)
            thief = here.visitor()
            wrong = {"name": "Ann", "password": "wrong horse battery"}
            said = [(await thief.post("/api/sessions", json=wrong)).json()["reason"] for _ in range(40)]
            assert {WRONG, "problem-locked", "problem-too-often"} == set(said)
            locked = await thief.post("/api/sessions", json={"name": "Ann", "password": PASSWORD})
            assert locked.status_code == 429, "the same address, and the name is locked"
            assert (await enter(thief, device)).status_code == 201

    run(story)


def test_questions_and_answers_are_limited(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            visitor = here.visitor()
            most = int(RATES["vouched"].partition("/")[0])
            said = [(await visitor.post("/api/passkeys/question")).status_code for _ in range(most + 1)]
            assert said == [201] * most + [429]
            answer = await visitor.post("/api/passkeys/question", headers={"Sec-Fetch-Site": "cross-site"})
            assert answer.status_code in (403, 429)

    run(story)


def test_another_password_ends_passkeys_but_for_the_one_that_asked_for_it(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            ann, device = await owner(here)
            await add(ann, other := Device(URL), "Other")
            proof = await proof_by(ann, device)
            changed = await ann.put("/api/me/password", json={"new": "another horse battery", **proof})
            assert changed.status_code == 204, changed.text
            refused(await enter(here.visitor(), other), 403, "problem-passkey-gone")
            assert (await enter(here.visitor(), device)).status_code == 201
            again = {"old": "another horse battery", "new": PASSWORD}
            assert (await ann.put("/api/me/password", json=again)).status_code == 204
            refused(await enter(here.visitor(), device), 403, "problem-passkey-gone")

    run(story)


def test_a_first_password_ends_nothing(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            ann, device = await owner(here)
            await without_password(here)
            assert (await ann.put("/api/me/password", json={"new": "another horse battery"})).status_code == 204
            assert (await enter(here.visitor(), device)).status_code == 201
            wanted = {"name": "Ann", "password": "another horse battery"}
            assert (await here.visitor().post("/api/sessions", json=wanted)).status_code == 201

    run(story)


def test_who_is_banned_does_not_come_in_by_a_passkey_either(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            ann, device = await owner(here)
            me = (await ann.get("/api/me")).json()
            await here.add(sanctions, person=me["id"], kind="ban", because="Insults")
            answer = await enter(here.visitor(), device)
            assert (answer.status_code, answer.json()["reason"]) == (403, "problem-banned")
            assert answer.json()["because"] == "Insults"

    run(story)


def test_the_export_names_passkeys_and_has_no_keys_in_it(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            ann, _ = await owner(here)
            [mine] = (await ann.get("/api/me/export")).json()["passkeys"]
            assert set(mine) == {"id", "label", "created_at", "used_at"}

    run(story)


def test_nobody_collects_passkeys_without_end(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yupana.server.accounts.passkeys.PASSKEYS_MAX", 1)

    async def story() -> None:
        async with house(url=URL) as here:
            ann, _ = await owner(here)
            refused(await ann.post("/api/me/passkey-question", json=PROVED), 409, "problem-many-passkeys")

    run(story)


@pytest.mark.parametrize(
    "url, domain",
    [
        ("https://play.example.org", "play.example.org"),
        ("https://play.example.org:8443", "play.example.org"),
        ("http://localhost:8000", "localhost"),
        ("http://127.0.0.1:8000", ""),
        ("http://play.example.org", ""),
        ("https://192.0.2.7", ""),
        ("https://[2001:db8::1]", ""),
    ],
)
def test_passkeys_are_there_where_browsers_make_them(url: str, domain: str) -> None:
    assert Settings(url=url).passkey_domain == domain


def test_where_browsers_make_none_it_is_said(house: Open) -> None:
    async def story() -> None:
        async with house() as here:
            ann = here.visitor()
            await ann.account()
            assert (await ann.get("/api/entrances")).json()["passkeys"] is False
            refused(await ann.post("/api/passkeys/question"), 409, "problem-passkeys-off")
            refused(await ann.post("/api/me/passkey-question", json=PROVED), 409, "problem-passkeys-off")
            assert await here.count(challenges) == 0

    run(story)


@pytest.mark.parametrize("part", ["clientDataJSON", "authenticatorData", "signature", "userHandle"])
def test_nonsense_is_no_answer(house: Open, part: str) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            _, device = await owner(here)
            visitor = here.visitor()
            for value in ("AA", "e30", "bnVsbA", "A", "W10", "-_-_"):
                proof = await proof_by(visitor, device)
                proof["passkey"]["response"][part] = value
                answer = await visitor.post("/api/passkeys/session", json=proof)
                assert answer.status_code == 403 and answer.json()["reason"].startswith("problem-passkey"), value

    run(story)


def test_nonsense_is_no_passkey(house: Open) -> None:
    async def story() -> None:
        async with house(url=URL) as here:
            ann = here.visitor()
            await ann.account()
            for value in ("AA", "e30", "oA", "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUEA", "-_-_"):
                made = Device(URL).make(await asked(ann, "/api/me/passkey-question", PROVED))
                made["response"]["attestationObject"] = value
                answer = await ann.post("/api/me/passkeys", json={"label": "?", "passkey": made})
                refused(answer, 403, "problem-passkey")

    run(story)


WRONG = "problem-wrong-password"

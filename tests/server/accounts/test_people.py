"""Guests, accounts and the names people may have."""

from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher
from tests.server.accounts.house import PASSWORD, Open, refused, run

from yupana.server.accounts import passwords
from yupana.server.accounts.names import clean_name, guest_name, name_key
from yupana.server.journal.tables import people, seats


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


def test_nobody_is_called_as_somebody_looks_nor_as_the_host(house: Open) -> None:
    async def come() -> None:
        async with house(limits=False) as here:
            for name in ("Illia", "modern", "Оксана", "Anna B", "Oleh"):
                await here.visitor().account(name)
            for alike in ("lllia", "Il1ia", "IIIia", "rnodern", "Okcaha", "Anna_B", "0leh", "Οleh", "ΟLEH"):
                body = {"name": alike, "password": PASSWORD}
                answer = await here.visitor().post("/api/accounts", json=body)
                assert answer.status_code in (400, 409), alike
            for host in (
                "admin",
                "Admin 7",
                "Moderator",
                "Мodеratоr",
                "Yupana",
                "the-host",
                "Модератор",
                "supp0rt",
                "аdmin",
            ):
                body = {"name": host, "password": PASSWORD}
                answer = await here.visitor().post("/api/accounts", json=body)
                assert answer.status_code in (400, 409), host
            for other in ("Ilona", "Modest", "Oksana K", "Anna C", "Олег", "Adam", "Νίκος"):
                await here.visitor().account(other)

    run(come)

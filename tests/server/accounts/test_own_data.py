"""What people set, take with them and leave behind."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update
from tests.server.accounts.house import PASSWORD, SLEEP, Open, refused, run

from yupana.server.journal.tables import chat, matches, notes, people, ratings, records, seats, sessions, tables, tokens

# What I set.


def test_what_i_set_is_kept(house: Open) -> None:
    async def change() -> None:
        async with house() as here:
            ann = here.visitor()
            me = await ann.guest()
            silent = {"browser": False, "mail": False, "digest": None}
            assert me["settings"] == {"sleep": None, "quiet": None, "notify": silent}
            digest = {"at": "08:00", "zone": "Europe/Kyiv"}
            settings = {"sleep": SLEEP, "quiet": None, "notify": {"browser": True, "mail": False, "digest": digest}}
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


def test_mail_is_offered_where_the_host_has_a_mail_server(house: Open) -> None:
    async def look() -> None:
        async with house(smtp="mail.example.org:587", mail_from="host@example.org") as here:
            assert (await here.visitor().guest())["mails"] is True
        async with house() as here:
            assert (await here.visitor().guest())["mails"] is False

    run(look)


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
            text = "yupana record 2\ngame: tzolkin\nrules: 1\nseats: Ann, Bob\n\n1 A: seats: Ann"
            await here.add(records, match=over, text=text)
            owned = await here.table(both, names, "open", me["id"])
            joined = await here.table(both, names, "open", other["id"])
            await here.add(chat, table=over, person=me["id"], name="Ann", text="Good game.")
            await here.add(notes, table=over, person=me["id"], text="my plan")
            await here.add(ratings, person=me["id"], game="tzolkin", mu=25.0, sigma=8.0, matches=1)
            await ann.post("/api/tokens", json={"label": "bot", "scopes": ["read"]})

            key = ann.cookies["yupana_session"]
            refused(await ann.delete("/api/me"), 403, "problem-wrong-password")
            wrong = await ann.request("DELETE", "/api/me", json={"password": "wrong"})
            refused(wrong, 403, "problem-wrong-password")
            assert (await ann.request("DELETE", "/api/me", json={"password": PASSWORD})).status_code == 204
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
            again = {"name": "ANN", "password": PASSWORD}  # nobody is taken for her
            refused(await here.visitor().post("/api/accounts", json=again), 409, "problem-name-taken")

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

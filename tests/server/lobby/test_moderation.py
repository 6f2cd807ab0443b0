"""Order in the house: roles, reports, mutes, bans, closed matches, deleted messages, other names, the audit log."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from tests.budget import PATIENCE
from tests.server.lobby.house import House, Person, tell, two_play

from yupana.server import asks
from yupana.server.accounts.roles import NEEDED, RANKS
from yupana.server.gateway.context import real_time
from yupana.server.journal.tables import audit, chat, matches, people, records, reports, roles, seats, tables
from yupana.server.lobby import moderating
from yupana.server.lobby.moderating import Deed, do
from yupana.server.lobby.proposing import close_match
from yupana.server.lobby.steward import tidy

DEEDS: dict[str, dict[str, Any]] = {  # everything that can be done, to somebody called Ben
    "settle": {"number": 999_999},
    "mute": {"person": "Ben", "hours": 1},
    "unmute": {"person": "Ben"},
    "ban": {"person": "Ben"},
    "unban": {"person": "Ben"},
    "rename": {"person": "Ben", "to": "Ben Two"},
    "close": {"number": 999_999},
    "delete-message": {"number": 999_999},
    "role": {"person": "Ben", "role": "moderator"},
}


async def called(house: House, name: str, role: str) -> Person:
    """Somebody with a role."""
    found = await house.person(name)
    if role:
        async with house.engine.begin() as connection:
            await connection.execute(insert(roles).values(person=found.number, role=role))
    return found


async def does(who: Person, deed: str, **about: Any) -> Any:
    return await who.does("POST", "/moderation/deeds", {"deed": deed, **about})


async def refuses(who: Person, deed: str, **about: Any) -> tuple[int, str]:
    return await who.fails("POST", "/moderation/deeds", {"deed": deed, **about})


async def column(house: House, wanted: Any) -> list[Any]:
    async with house.engine.connect() as connection:
        return list((await connection.execute(wanted)).scalars())


# Who may do what.


@pytest.mark.parametrize("role", ["", "moderator", "host"])
@pytest.mark.parametrize("deed", DEEDS)
def test_a_role_does_what_the_table_of_roles_says_and_nothing_else(database: str, role: str, deed: str) -> None:
    async def story(house: House) -> None:
        ann = await called(house, "Ann", role)
        await house.person("Ben")
        answer = await ann.ask("POST", "/moderation/deeds", {"deed": deed, **DEEDS[deed]})
        refused = answer.status_code == 403
        assert refused == (RANKS[role] < RANKS[NEEDED[deed]]), answer.text
        if refused:
            assert answer.json() == {"reason": "problem-role"}

    assert set(DEEDS) | {"look", "invite"} == set(NEEDED)
    tell(database, story)


@pytest.mark.parametrize("path", ["reports", "reports/1", "people/Ann", "audit"])
def test_what_moderators_read_is_for_nobody_else(database: str, path: str) -> None:
    async def story(house: House) -> None:
        for role, status in (("", 403), ("moderator", 200), ("host", 200)):
            who = await called(house, f"A {role}", role)
            answer = await who.ask("GET", f"/moderation/{path}")
            assert answer.status_code in (status, 404 if status == 200 else status), (role, answer.text)
        assert await Person(house).fails("GET", f"/moderation/{path}") == (401, "problem-signed-out")

    tell(database, story)


def test_nobody_acts_against_their_equals_and_only_a_command_makes_a_host(database: str) -> None:
    async def story(house: House) -> None:
        host, other = await called(house, "Ann", "host"), await called(house, "Ben", "host")
        mod, also = await called(house, "Cid", "moderator"), await called(house, "Dan", "moderator")
        assert await refuses(mod, "ban", person="Dan") == (403, "problem-rank")
        assert await refuses(also, "mute", person="Ann") == (403, "problem-rank")
        assert await refuses(host, "rename", person="Ben") == (403, "problem-rank")
        assert await refuses(host, "role", person="Cid", role="host") == (403, "problem-rank")
        await does(host, "mute", person="Cid", hours=1)
        await does(host, "role", person="Dan", role=None)
        assert await also.fails("GET", "/moderation/audit") == (403, "problem-role")
        await do(house.engine, None, Deed("role", person="Dan", role="host"), house.time)
        await do(house.engine, None, Deed("ban", person="Ben"), house.time)
        assert (await also.does("GET", "/me"))["role"] == "host"
        assert await other.fails("GET", "/me") == (401, "problem-signed-out")

    tell(database, story)


def test_a_token_without_the_scope_moderates_nothing_whoever_it_is_of(database: str) -> None:
    async def story(house: House) -> None:
        host = await called(house, "Ann", "host")
        made = await host.does("POST", "/tokens", {"label": "x", "scopes": ["read", "play", "lobby", "account"]})
        program = Person(house, made["token"])
        assert await refuses(program, "mute", person="Ann") == (403, "problem-scope")
        assert await program.fails("GET", "/moderation/reports") == (403, "problem-scope")

    tell(database, story)


# Mutes and bans.


def test_who_is_muted_is_told_until_when_and_why_and_talks_again_afterwards(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann = await house.person("Ann")
        path = f"/tables/{(await ann.opens())['id']}/chat"
        await does(mod, "mute", person="ann", hours=2, because="Shouting")
        answer = await ann.ask("POST", path, {"text": "HELLO"})
        until = (house.time + timedelta(hours=2)).isoformat()
        assert (answer.status_code, answer.json()) == (
            403,
            {"reason": "problem-muted", "until": until, "because": "Shouting"},
        )
        assert await ann.does("GET", path) == []
        house.time += timedelta(hours=2)
        await ann.does("POST", path, {"text": "hello"})
        await does(mod, "mute", person="Ann", because="Again")
        house.time += timedelta(days=999)
        assert (await ann.ask("POST", path, {"text": "HELLO"})).json()["until"] is None
        await does(mod, "unmute", person="Ann")
        await ann.does("POST", path, {"text": "hello"})

    tell(database, story)


def test_who_is_banned_is_nobody_gets_up_everywhere_and_a_bot_plays_on(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann, ben, path = await two_play(house)
        waiting = (await ann.opens())["id"]
        await ben.does("PUT", f"/tables/{waiting}/seats/1")
        mine = (await ben.opens())["id"]
        told: list[bytes] = []

        async def heard(data: bytes) -> None:
            told.append(data)

        await house.fanout.listen(asks.person_subject(ben.number), heard)
        done = await does(mod, "ban", person="Ben", hours=24, because="Insults")
        assert (done["told"], done["person"], done["actor"]) == (True, "Ben", "Mia")
        await asyncio.sleep(0)
        assert asks.OUT in told
        assert await ben.fails("GET", "/me") == (401, "problem-signed-out")
        shown = await ann.does("GET", path)
        assert (shown["seats"][1]["bot"], shown["seats"][1]["left"]) == ("greedy", True)
        assert [seat["person"] for seat in (await ann.does("GET", f"/tables/{waiting}"))["seats"]] == ["Ann", None]
        assert (await mod.does("GET", f"/tables/{mine}"))["status"] == "closed"
        assert (await mod.does("GET", "/moderation/people/Ben"))["sanctions"][0]["because"] == "Insults"

    tell(database, story)


def test_when_no_referee_answers_a_ban_holds_and_the_rest_is_done_later(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann, ben, path = await two_play(house)
        house.refuses = "refused-busy"
        assert (await does(mod, "ban", person="Ben"))["told"] is False
        assert await ben.fails("GET", "/me") == (401, "problem-signed-out")
        assert (await ann.does("GET", path))["seats"][1]["person"] == "Ben"
        house.refuses = ""
        house.time += moderating.LEASE
        await tidy(house.engine, house.fanout, house.time)
        assert (await ann.does("GET", path))["seats"][1]["person"] is None
        assert (await mod.does("GET", "/moderation/audit"))[0]["told"] is True

    tell(database, story)


# Matches, messages, names.


@pytest.mark.parametrize("rated", [True, False])
def test_a_closed_match_ends_without_a_rating(database: str, rated: bool) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann, _, path = await two_play(house, rated=rated, terms={"pace": "live", "bank": 600})
        number = int(path.rpartition("/")[2])
        assert (await does(mod, "close", number=number, because="Collusion"))["table"] == number
        assert isinstance(house.wishes()[-1], asks.Close)
        assert (await ann.does("GET", path))["status"] == "closed"
        await tidy(house.engine, house.fanout, house.time)
        assert (await ann.does("GET", "/people/Ann"))["ratings"] == []
        assert await refuses(mod, "close", number=number) == (409, "problem-not-playing")
        waiting = (await ann.opens())["id"]
        await does(mod, "close", number=waiting)
        assert (await ann.does("GET", f"/tables/{waiting}"))["status"] == "closed"

    tell(database, story)


def test_a_match_that_ended_before_it_could_be_closed_stays_over(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann, _, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        await house.sets(number, result="61* 48")
        house.refuses = "refused-over"
        assert (await does(mod, "close", number=number))["told"] is True
        await tidy(house.engine, house.fanout, house.time)
        assert (await ann.does("GET", path))["status"] == "over"

    tell(database, story)


def test_a_broken_match_is_closed_without_a_referee(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann, _, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        await house.sets(number, broken="a rule failed")
        house.refuses = "refused-broken"
        await does(mod, "close", number=number)
        assert (await ann.does("GET", path))["status"] == "closed"

    tell(database, story)


def test_a_deleted_message_is_gone_and_whoever_shows_the_table_looks_again(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann = await house.person("Ann")
        number = (await ann.opens())["id"]
        line = await ann.does("POST", f"/tables/{number}/chat", {"text": "insult"})
        await house.hears(asks.table_subject(number))
        done = await does(mod, "delete-message", number=line["id"], because="Insult")
        assert (done["table"], done["person"]) == (number, "Ann")
        await asyncio.sleep(0)
        assert house.rung == [asks.table_subject(number)]
        assert await ann.does("GET", f"/tables/{number}/chat") == []
        assert await refuses(mod, "delete-message", number=line["id"]) == (404, "problem-no-message")

    tell(database, story)


def test_another_name_stands_everywhere_the_old_one_stood_and_nowhere_else(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        await ann.does("POST", f"{path}/chat", {"text": "hello"})
        before = (await house.match(number))["revision"]
        async with house.engine.begin() as connection:
            text = "yupana record 2\nseats: Ann, Ben\nAnn plays"
            await connection.execute(insert(records).values(match=number, text=text))
        assert (await does(mod, "rename", person="Ann", to="Anna"))["details"]["before"] == "Ann"
        shown = await ben.does("GET", path)
        assert [seat["name"] for seat in shown["seats"]] == ["Anna", "Ben"]
        match = await house.match(number)
        assert (match["names"], match["revision"]) == (["Anna", "Ben"], before + 1)
        assert await column(house, select(records.c.text)) == ["yupana record 2\nseats: Anna, Ben\nAnn plays"]
        assert [line["name"] for line in await ben.does("GET", f"{path}/chat")] == ["Anna"]
        assert (await ann.does("GET", "/me"))["name"] == "Anna"
        assert await refuses(mod, "rename", person="Anna", to="Ben") == (409, "problem-name-taken")
        assert await refuses(mod, "rename", person="Anna", to="!!") == (400, "problem-name")
        assert (await does(mod, "rename", person="Anna"))["person"].startswith("Guest ")

    tell(database, story)


def test_a_seat_that_somebody_took_over_keeps_the_name_of_who_began_there(database: str) -> None:
    async def story(house: House) -> None:
        mod, dan = await called(house, "Mia", "moderator"), await house.person("Dan")
        _, ben, path = await two_play(house)
        await ben.does("DELETE", f"{path}/seats/1")
        await dan.does("PUT", f"{path}/seats/1")
        await does(mod, "rename", person="Dan", to="Daniel")
        number = int(path.rpartition("/")[2])
        assert (await house.match(number))["names"] == ["Ann", "Ben"]
        assert await column(house, select(seats.c.name).order_by(seats.c.seat)) == ["Ann", "Daniel"]

    tell(database, story)


# Reports.


def test_a_report_comes_with_what_was_said_and_when_moves_were_made_but_not_which(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        async with house.engine.begin() as connection:
            entry = (
                "INSERT INTO entries (match, seq, seat, move, fell, digest) VALUES ($1, 1, 0, 'secret', 'card.7', '')"
            )
            await connection.exec_driver_sql(entry, (number,))
        await ann.does("POST", f"{path}/chat", {"text": "your turn"})
        line = await ben.does("POST", f"{path}/chat", {"text": "you fool"})
        about = {"kind": "talk", "table": number, "line": line["id"], "text": "He insults me"}
        made = await ann.does("POST", "/reports", about)
        await does(mod, "delete-message", number=line["id"])
        (listed,) = await mod.does("GET", "/moderation/reports")
        assert (listed["id"], listed["person"], listed["about"]) == (made["id"], "Ann", "Ben")
        read = await mod.does("GET", f"/moderation/reports/{made['id']}")
        assert [(said["name"], said["text"], said["reported"], said["deleted"]) for said in read["chat"]] == [
            ("Ann", "your turn", False, False),
            ("Ben", "you fool", True, True),
        ]
        assert [(move["seq"], move["seat"]) for move in read["moves"]] == [(1, 0)]
        assert read["seats"] == ["Ann", "Ben"]
        assert not {"secret", "card.7"} & set(str(await column(house, select(reports.c.log))).split("'"))
        assert (await mod.does("GET", "/me"))["reports"] == 1
        await does(mod, "settle", number=made["id"], because="Muted him")
        assert (await mod.does("GET", "/me"))["reports"] == 0
        assert await mod.does("GET", "/moderation/reports") == []
        assert [each["id"] for each in await mod.does("GET", "/moderation/reports?settled=true")] == [made["id"]]
        assert (await mod.does("GET", "/moderation/people/Ben"))["reported"] == 1
        assert (await mod.does("GET", "/moderation/audit"))[0]["report"] == made["id"]

    tell(database, story)


def test_nobody_reads_or_settles_what_others_complain_about_in_them(database: str) -> None:
    async def story(house: House) -> None:
        ann, mod, other = (
            await house.person("Ann"),
            await called(house, "Mia", "moderator"),
            await called(house, "Oleh", "moderator"),
        )
        made = await ann.does("POST", "/reports", {"kind": "other", "person": "Mia", "text": "Unfair"})
        assert await mod.does("GET", "/moderation/reports") == []
        assert (await mod.does("GET", "/me"))["reports"] == 0
        assert await mod.fails("GET", f"/moderation/reports/{made['id']}") == (404, "problem-no-report")
        settle = {"deed": "settle", "number": made["id"], "because": ""}
        assert await mod.fails("POST", "/moderation/deeds", settle) == (404, "problem-no-report")
        assert (await other.does("GET", "/me"))["reports"] == 1
        await does(other, "settle", number=made["id"], because="Talked to them")

    tell(database, story)


def test_nobody_learns_by_a_report_what_they_may_not_read(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        hidden = (await ann.opens(listed=False))["id"]
        quiet = (await ann.opens(open_chat=False))["id"]
        line = await ann.does("POST", f"/tables/{quiet}/chat", {"text": "hush"})
        about = {"kind": "talk", "person": "Ann"}
        assert await ben.fails("POST", "/reports", about | {"table": hidden}) == (404, "problem-no-table")
        assert await ben.fails("POST", "/reports", about | {"table": quiet}) == (403, "problem-not-seated")
        loud = (await ann.opens())["id"]
        elsewhere = {"kind": "talk", "table": loud, "line": line["id"]}
        assert await ben.fails("POST", "/reports", elsewhere) == (404, "problem-no-message")
        assert await ben.fails("POST", "/reports", about | {"person": "Nobody"}) == (404, "problem-no-such-person")
        assert await ann.fails("POST", "/reports", about) == (409, "problem-yourself")
        assert (await ben.fails("POST", "/reports", {"kind": "talk"}))[0] == 422
        await ben.does("POST", "/reports", about)

    tell(database, story)


def test_reports_of_one_person_have_an_end(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        await house.person("Ben")
        about = {"kind": "name", "person": "Ben"}
        for _ in range(20):
            await ann.does("POST", "/reports", about)
        assert await ann.fails("POST", "/reports", about) == (409, "problem-too-many-reports")
        house.time += timedelta(days=1)
        await ann.does("POST", "/reports", about)

    tell(database, story)


def test_who_is_forgotten_has_no_name_in_reports_and_in_the_audit_log(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann, ben = await house.person("Ann"), await house.person("Berta", guest=True)
        number = (await ann.opens())["id"]
        await ben.does("PUT", f"/tables/{number}/seats/1")
        line = await ben.does("POST", f"/tables/{number}/chat", {"text": "hi"})
        about = {"kind": "talk", "table": number, "line": line["id"]}
        report = (await ann.does("POST", "/reports", about))["id"]
        await does(mod, "rename", person="Berta", to="Bella")
        await ben.does("DELETE", "/me")
        read = await mod.does("GET", f"/moderation/reports/{report}")
        assert (read["about"], read["seats"][1], read["chat"][0]["name"]) == (None, None, None)
        for wanted in (select(reports.c.log), select(audit.c.details)):
            assert not {"Berta", "Bella"} & set(str(await column(house, wanted)).split("'"))

    tell(database, story)


# Blocks.


def test_a_blocker_does_not_read_the_blocked_and_everybody_else_does(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        cid = await house.person("Cid")
        await ben.does("POST", f"{path}/chat", {"text": "hello"})
        await ann.does("PUT", "/blocks/ben")
        assert await ann.does("GET", "/blocks") == ["Ben"]
        assert await ann.does("GET", f"{path}/chat") == []
        for other in (ben, cid, Person(house)):
            assert [line["text"] for line in await other.does("GET", f"{path}/chat")] == ["hello"]
        await ann.does("DELETE", "/blocks/Ben")
        assert len(await ann.does("GET", f"{path}/chat")) == 1
        assert await ann.fails("PUT", "/blocks/Ann") == (409, "problem-yourself")
        assert await ann.fails("PUT", "/blocks/Nobody") == (404, "problem-no-such-person")

    tell(database, story)


def test_the_blocked_sit_down_at_no_table_where_the_blocker_sits_and_keep_seats_they_have(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        cid = await house.person("Cid")
        await ann.does("PUT", "/blocks/Ben")
        number = (await ann.opens())["id"]
        assert await ben.fails("PUT", f"/tables/{number}/seats/1") == (403, "problem-blocked")
        guested = (await cid.opens(seats=3))["id"]
        await ann.does("PUT", f"/tables/{guested}/seats/1")
        assert await ben.fails("PUT", f"/tables/{guested}/seats/2") == (403, "problem-blocked")
        his = (await ben.opens())["id"]
        await ann.does("PUT", f"/tables/{his}/seats/1")  # who blocks may change their mind for a match
        await ben.does("DELETE", f"{path}/seats/1")
        await ben.does("PUT", f"{path}/seats/1")

    tell(database, story)


def test_the_blocked_invite_the_blocker_to_nothing(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        async with house.engine.begin() as connection:
            await connection.execute(update(tables).values(status="over"))
            await connection.execute(update(matches).values(result="61* 48"))
        await ann.does("PUT", "/blocks/Ben")
        await house.hears(asks.person_subject(ann.number))
        again = (await ben.does("POST", f"{path}/rematch"))["id"]
        listed = (await ben.opens())["id"]
        await asyncio.sleep(0)
        assert house.rung == []
        assert {again, listed}.isdisjoint([table["id"] for table in await ann.does("GET", "/tables")])
        assert listed in [table["id"] for table in await Person(house).does("GET", "/tables")]

    tell(database, story)


# Afterwards.


def test_my_data_tell_my_reports_blocks_and_sanctions_but_not_who_gave_them(database: str) -> None:
    async def story(house: House) -> None:
        mod = await called(house, "Mia", "moderator")
        ann = await house.person("Ann")
        await house.person("Ben")
        await ann.does("PUT", "/blocks/Ben")
        await ann.does("POST", "/reports", {"kind": "name", "person": "Ben", "text": "Rude"})
        await does(mod, "mute", person="Ann", hours=1, because="Shouting")
        told = await ann.does("GET", "/me/export")
        assert (told["blocks"], told["reports"][0]["text"]) == (["Ben"], "Rude")
        assert told["sanctions"][0]["because"] == told["deeds"][0]["because"] == "Shouting"
        assert "actor" not in told["deeds"][0]

    tell(database, story)


def test_a_line_is_shown_by_the_name_that_its_writer_has_today(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann", guest=True)
        path = f"/tables/{(await ann.opens())['id']}/chat"
        await ann.does("POST", path, {"text": "hello"})
        async with house.engine.begin() as connection:
            await connection.execute(update(people).values(name="Anna"))
        assert [line["name"] for line in await ann.does("GET", path)] == ["Anna"]
        assert await column(house, select(chat.c.name)) == ["Ann"]

    tell(database, story)


def test_whoever_closes_a_match_waits_for_its_table_before_touching_the_match(database: str) -> None:
    """A steward does the same at the same time; where matches have a database of their own, neither would ever end."""

    async def story(house: House) -> None:
        _, _, path = await two_play(house)
        number = int(path.rpartition("/")[2])

        async def close() -> None:
            async with house.engine.begin() as connection:
                await close_match(connection, number, real_time())

        async with house.engine.begin() as steward:
            await steward.execute(select(tables.c.id).where(tables.c.id == number).with_for_update(key_share=True))
            closing = asyncio.create_task(close())
            await asyncio.sleep(0.5)
            assert not closing.done()
            await steward.execute(select(matches.c.id).where(matches.c.id == number).with_for_update(nowait=True))
        async with asyncio.timeout(PATIENCE):
            await closing
        assert await column(house, select(tables.c.status).where(tables.c.id == number)) == ["closed"]

    tell(database, story)

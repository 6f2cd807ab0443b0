"""Who is invited, or asked for consent, is called as whose turn it is: once at each place, and not when it is over."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update
from tests.server.lobby.house import DAYS, House, Person, tell, two_play
from tests.server.lobby.test_absence import misses
from tests.server.lobby.test_resigning import three_play
from tests.server.test_chats import receiver
from tests.server.test_outbox import Postman, body, call, post_office, wants_mail
from tests.server.test_push import TRUSTING, push_service, wants_push

from yupana.server.journal.tables import tables
from yupana.server.lobby.steward import tidy

LONG_AGO = timedelta(days=3)


async def three_wait(house: House) -> tuple[Person, Person, Person, str, int]:
    """Ann, Ben and Cid play without haste: it has been Ann's turn for days, and all want mail."""
    ann, ben, cid, path = await three_play(house, terms=DAYS)
    number = int(path.rpartition("/")[2])
    await house.sets(number, changed_at=house.time - LONG_AGO, due_at=None)
    for person, language in ((ann, "en"), (ben, "uk"), (cid, "ru")):
        await wants_mail(house, person.number, language)
    return ann, ben, cid, path, number


async def ended(house: House, path: str) -> None:
    """A match is over, since long."""
    await house.sets(int(path.rpartition("/")[2]), result="61.25* 48", waiting=[])
    await tidy(house.engine, house.fanout, house.time)
    async with house.engine.begin() as connection:
        await connection.execute(update(tables).values(changed_at=house.time - LONG_AGO))


def subjects(postman: Postman) -> dict[str, str]:
    """What each address was told, and nobody twice."""
    found = {mail["To"]: str(mail["Subject"]) for mail in postman.mails}
    assert len(found) == len(postman.mails)
    return found


def test_whoever_is_asked_for_consent_gets_one_mail_in_their_language(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, cid, path, number = await three_wait(house)
            await ann.does("POST", f"{path}/proposals", {"kind": "pause"})
            assert await call(house, settings) == 0, "who is there answers by themselves"
            house.time += timedelta(minutes=11)
            assert await call(house, settings) == 2 and await call(house, settings) == 0
            assert subjects(postman) == {
                f"p{ben.number}@example.org": "Чекають на вашу відповідь: Цольк’ін: Календар мая",
                f"p{cid.number}@example.org": "Ждут вашего ответа: Тцолкин: Календарь майя",
            }
            first = next(mail for mail in postman.mails if mail["To"] == f"p{ben.number}@example.org")
            assert "Ann пропонує зупинити годинники." in body(first)
            assert f"https://play.example.org/#/table/{number}" in body(first)
            assert first["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    tell(database, story)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("takeback", "Ann asks to take back their last turn."),
        ("pause", "Ann proposes to stop the clocks."),
        ("resume", "Ann proposes to start the clocks again."),
        ("close", "Ann proposes to cancel the match; it would not count."),
        ("bot", "Ann proposes that a bot plays on for Cid."),
        ("sit", "Ann proposes that Dan sits down in place of Cid."),
    ],
)
def test_a_mail_says_what_is_proposed_and_goes_to_all_who_decide(database: str, kind: str, said: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, cid, path, number = await three_wait(house)
            await house.person("Dan")
            await wants_mail(house, ben.number)
            await misses(house, number, 2, 3)
            about = {"about": 2} if kind in ("bot", "sit") else {}
            wish = {"to": 39} if kind == "takeback" else {"person": "Dan"} if kind == "sit" else {}
            await ann.does("POST", f"{path}/proposals", {"kind": kind} | about | wish)
            house.time += timedelta(minutes=11)
            absent_too = kind in ("takeback", "pause", "resume")
            assert await call(house, settings) == 1 + absent_too
            assert (f"p{cid.number}@example.org" in subjects(postman)) == absent_too
            (told,) = [mail for mail in postman.mails if mail["To"] == f"p{ben.number}@example.org"]
            assert said in body(told).replace("\r\n", "\n").replace("\n", " ")

    tell(database, story)


def test_what_was_answered_or_is_void_is_not_asked_any_more(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, cid, path, number = await three_wait(house)
            where = f"{path}/proposals"
            quiet = {"from": "11:00", "to": "14:00", "zone": "UTC"}
            await wants_mail(house, cid.number, quiet=quiet)
            (proposal,) = (await ann.does("POST", where, {"kind": "pause"}))["proposals"]
            await ben.does("POST", f"{where}/{proposal['id']}", {"agree": True})
            house.time += timedelta(minutes=11)
            assert await call(house, settings) == 0, "Ben has answered, and it is a quiet hour of Cid"
            await ann.does("POST", f"{where}/{proposal['id']}", {"agree": False})
            house.time = datetime(2026, 5, 1, 14, 1, tzinfo=UTC)
            assert await call(house, settings) == 0, "Ann has thought better of it"
            await ann.does("POST", where, {"kind": "takeback", "to": 39})
            await house.sets(number, seq=41)
            await misses(house, number, 2, 3)
            await ann.does("POST", where, {"kind": "bot", "about": 2})
            await misses(house, number, 2, 0)
            house.time += timedelta(minutes=11)
            assert await call(house, settings) == 0 and not postman.mails, "somebody moved, and Cid is here again"

    tell(database, story)


def test_whoever_played_along_is_told_that_a_table_for_another_match_waits(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, path = await two_play(house, terms=DAYS)
            await ended(house, path)
            for person in (ann, ben):
                await wants_mail(house, person.number)
            again = (await ann.does("POST", f"{path}/rematch"))["id"]
            assert await call(house, settings) == 0
            house.time += timedelta(minutes=11)
            assert await call(house, settings) == 1 and await call(house, settings) == 0
            (mail,) = postman.mails
            assert mail["To"] == f"p{ben.number}@example.org" and mail["Subject"].startswith("Another match? ")
            assert "Ann" in body(mail) and f"https://play.example.org/#/table/{again}" in body(mail)

    tell(database, story)


@pytest.mark.parametrize("why", ["sits there", "blocked her", "is blocked", "nobody is there"])
def test_nobody_is_invited_where_they_sit_or_would_not_or_could_not_sit_down(database: str, why: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (_, settings):
            ann, ben, path = await two_play(house, terms=DAYS)
            await ended(house, path)
            await wants_mail(house, ben.number)
            again = (await ann.does("POST", f"{path}/rematch"))["id"]
            if why == "sits there":
                await ben.does("POST", f"{path}/rematch")
            elif why == "nobody is there":
                await ann.does("DELETE", f"/tables/{again}/seats/0")
            else:
                who, whom = (ben, "Ann") if why == "blocked her" else (ann, "Ben")
                await who.does("PUT", f"/blocks/{whom}")
            house.time += timedelta(minutes=11)
            assert await call(house, settings) == 0

    tell(database, story)


def test_for_whom_a_seat_is_kept_hears_of_it_unless_they_have_sat_down(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, _, path, number = await three_wait(house)
            dan = await house.person("Dan")
            await wants_mail(house, dan.number, "uk")
            await misses(house, number, 2, 3)
            wish = {"kind": "sit", "about": 2, "person": "Dan"}
            (proposal,) = (await ann.does("POST", f"{path}/proposals", wish))["proposals"]
            await ben.does("POST", f"{path}/proposals/{proposal['id']}", {"agree": True})
            house.time += timedelta(minutes=11)
            await house.sets(number, changed_at=house.time - LONG_AGO)
            assert await call(house, settings) == 1 and await call(house, settings) == 0
            (mail,) = postman.mails
            assert mail["To"] == f"p{dan.number}@example.org" and mail["Subject"].startswith("Вас запрошено: ")
            assert f"https://play.example.org/#/table/{number}" in body(mail)
            await misses(house, number, 1, 3)
            eve = await house.person("Eve")
            await wants_mail(house, eve.number)
            await ann.does("POST", f"{path}/proposals", {"kind": "sit", "about": 1, "person": "Eve"})
            await eve.does("PUT", f"{path}/seats/1")
            house.time += timedelta(minutes=11)
            await house.sets(number, changed_at=house.time - LONG_AGO)
            assert await call(house, settings) == 0, "Eve is there"

    tell(database, story)


def test_browsers_and_chats_hear_of_it_too(database: str) -> None:
    async def story(house: House) -> None:
        async with push_service() as service, receiver() as there:
            house.context.settings = TRUSTING
            ann, ben, path = await two_play(house, terms=DAYS)
            await house.sets(int(path.rpartition("/")[2]), changed_at=house.time - LONG_AGO, due_at=None)
            await wants_push(ben, service)
            await ben.does("POST", "/me/chats", {"address": f"{there.url}/hooks/abcdEFGH"})
            await ann.does("POST", f"{path}/proposals", {"kind": "close"})
            house.time += timedelta(minutes=11)
            assert await call(house, TRUSTING) == 2 and await call(house, TRUSTING) == 0
            assert service.got[0][1]["title"].startswith("Чекають на вашу відповідь: ")
            assert "Ann пропонує закрити партію" in there.got[0][1]["text"]

    tell(database, story)


def test_whoever_wants_a_digest_finds_it_there_and_is_not_told_one_by_one(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, former = await two_play(house, terms=DAYS)
            await ended(house, former)
            number = (await ann.opens(terms=DAYS))["id"]
            await ben.does("PUT", f"/tables/{number}/seats/1")
            await ann.does("POST", f"/tables/{number}/start")
            await house.sets(number, seq=10, waiting=[0], due_at=None)
            await wants_mail(house, ben.number, notify={"mail": True, "digest": {"at": "13:00", "zone": "UTC"}})
            await ann.does("POST", f"/tables/{number}/proposals", {"kind": "pause"})
            again = (await ann.does("POST", f"{former}/rematch"))["id"]
            for table in (number, int(former.rpartition("/")[2])):
                await house.sets(table, changed_at=house.time - LONG_AGO)
            house.time += timedelta(minutes=11)
            assert await call(house, settings) == 0
            house.time = datetime(2026, 5, 1, 13, 1, tzinfo=UTC)
            assert await call(house, settings) == 1 and await call(house, settings) == 0
            (mail,) = postman.mails
            assert mail["Subject"] == "2 tables are waiting for you"
            text = body(mail).replace("\r\n", "\n")
            assert "they wait for your answer" in text and f"#/table/{number}" in text
            assert "another match, and a seat is free" in text and f"#/table/{again}" in text

    tell(database, story)

"""Whoever wants it hears once a day how all tables stand and what the others did, in place of single notices."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from tests.server.lobby.house import DAYS, House, tell, two_play
from tests.server.test_outbox import body, post_office, wants_mail
from tests.server.test_push import TRUSTING, push_service, wants_push

from yupana.bots import make_bot
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.games import title
from yupana.play.host import Host
from yupana.server import asks, digest
from yupana.server import outbox as calling
from yupana.server.accounts.wishes import Daily
from yupana.server.journal.tables import tables
from yupana.server.settings import Settings
from yupana.text.words import Words

MORNING = {"at": "08:00", "zone": "Europe/Kyiv"}  # 05:00 in summer, by the clock of the world


def played(moves: int) -> Host:
    """A real match of Ann and Ben, so many moves after its beginning and a few more, until Ben has just moved."""
    chosen = title("tzolkin")
    match: Match[Any] = Match(chosen.game, 2, {})
    host = Host(
        chosen, match, ["Ann", "Ben"], {n: make_bot("random", "tzolkin") for n in (0, 1)}, bytes(32), QuickDice(5)
    )
    host.begin()
    while match.length() < moves or match.journal[-1].seat != 1:
        seat = host.due()
        assert seat is not None
        host.answer(seat)
    return host


async def call(house: House, settings: Settings, look: digest.Look | None = None) -> int:
    await calling.gather(house.engine, settings, house.time)
    return await calling.send_due(house.engine, settings, house.time, look)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_what_the_others_did_since_ones_own_last_move_comes_once_a_day(database: str, language: str) -> None:
    host = played(40)
    own = max(n for n, entry in enumerate(host.match.journal) if entry.seat == 0)
    words = Words(language, "yupana.games.tzolkin", ["Ann", "Ben"], 0)
    done = [
        words.say(line["message"]["id"], line["message"]["args"])
        for item in host.log(0, own + 1)
        for line in item["lines"]
        if line["seat"] == 1 and not line.get("minor")
    ]
    assert done and any("Ben" in line for line in done)

    async def look(_: int, wish: asks.Look) -> asks.Answer:
        whole = {"type": "whole", "update": host.update(wish.viewer)}
        return asks.Answer(body=msgspec.Raw(msgspec.json.encode(whole)))

    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, _, path = await two_play(house, terms=DAYS)
            number = int(path.rpartition("/")[2])
            await wants_mail(house, ann.number, language, notify={"mail": True, "digest": MORNING})
            house.time = datetime(2026, 5, 2, 4, 40, tzinfo=UTC)
            await house.sets(number, changed_at=house.time, waiting=[0], due_at=house.time + timedelta(days=2))
            house.time += timedelta(minutes=15)
            assert await call(house, settings, look) == 0, "neither one by one nor before its time"
            house.time += timedelta(minutes=10)
            assert await call(house, settings, look) == 1 and await call(house, settings, look) == 0
            (mail,) = postman.mails
            assert (
                mail["Subject"]
                == {
                    "en": "1 table is waiting for you",
                    "uk": "На вас чекає 1 стіл",
                    "ru": "Вас ждёт 1 стол",
                }[language]
            )
            text = body(mail)
            told = text.replace("\r\n", "\n").replace("\n", " ")
            for line in done[-digest.LINES_MAX :]:
                assert line in told, line
            assert f'href="https://play.example.org/#/table/{number}"' in body(mail, "html")
            house.time += timedelta(hours=23, minutes=56)
            assert await call(house, settings) == 1, "and the next day, also where nobody knows the rules"
            house.time = datetime(2026, 5, 4, 1, tzinfo=UTC)
            assert await call(house, settings) == 1
            assert postman.mails[-1]["Subject"].startswith(("Your time", "Спливає", "Ваше время")), "clocks do not wait"

    tell(database, story)


def test_a_digest_of_nothing_is_not_sent_and_one_of_matches_that_are_over_is(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, _, path = await two_play(house, terms=DAYS)
            number = int(path.rpartition("/")[2])
            await wants_mail(house, ann.number, notify={"mail": True, "digest": MORNING})
            await house.sets(number, waiting=[1], changed_at=house.time - timedelta(days=3))
            house.time = datetime(2026, 5, 2, 5, 30, tzinfo=UTC)
            assert await call(house, settings) == 0
            await house.sets(number, waiting=[], result="10* 5", changed_at=house.time)
            async with house.engine.begin() as connection:
                await connection.execute(update(tables).values(status="over", changed_at=house.time))
            assert await call(house, settings) == 1
            assert postman.mails[0]["Subject"] == "What happened at your tables"
            assert "the match is over" in body(postman.mails[0])

    tell(database, story)


def test_a_digest_goes_to_browsers_too(database: str) -> None:
    async def story(house: House) -> None:
        async with push_service() as service:
            house.context.settings = TRUSTING
            ann, _, path = await two_play(house, terms=DAYS)
            await wants_push(ann, service)
            wishes = {"notify": {"browser": True, "digest": MORNING}}
            await ann.does("PUT", "/me", {"language": "uk", "settings": wishes})
            house.time = datetime(2026, 5, 2, 5, 30, tzinfo=UTC)
            await house.sets(int(path.rpartition("/")[2]), changed_at=house.time, due_at=None)
            assert await call(house, TRUSTING) == 1 and await call(house, TRUSTING) == 0
            assert service.got[0][1]["title"] == "На вас чекає 1 стіл" and service.got[0][1]["tag"] == "digest"
            nowhere = {"notify": {"digest": {"at": "08:00", "zone": "Nowhere"}}}
            refused = await ann.fails("PUT", "/me", {"language": "uk", "settings": nowhere})
            assert refused == (400, "problem-time-zone")

    tell(database, story)


@pytest.mark.parametrize(
    ("at", "now", "day"),
    [
        ("08:00", "2026-05-02T05:00", 2),
        ("08:00", "2026-05-02T04:59", None),
        ("08:00", "2026-05-02T08:00", None),
        ("23:30", "2026-05-02T22:00", 2),
        ("23:30", "2026-05-02T20:30", 2),
    ],
)
def test_a_digest_is_of_the_day_of_the_person(at: str, now: str, day: int | None) -> None:
    found = digest.day_of(Daily(at=at, zone="Europe/Kyiv"), datetime.fromisoformat(f"{now}:00+00:00"))
    assert found == (None if day is None else datetime(2026, 5, day).toordinal())

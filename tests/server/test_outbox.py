"""People are called back by real mail: once for each thing, in their language, not in their quiet hours."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select, update
from tests.server.lobby.house import DAYS, House, Person, tell, two_play
from tests.server.town import free_port

from yupana.server import monitoring
from yupana.server import outbox as calling
from yupana.server.accounts import mail
from yupana.server.accounts.wishes import Window
from yupana.server.journal.tables import outbox, people, tables
from yupana.server.lobby.moderating import Deed, do
from yupana.server.settings import Settings


class Postman:
    """Takes every mail, or none for a while."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuses:
            return "451 later"
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"


@asynccontextmanager
async def post_office(handler: Any = None) -> AsyncIterator[tuple[Postman, Settings]]:
    postman, port = Postman(), free_port()
    controller = Controller(handler or postman, hostname="127.0.0.1", port=port)
    await asyncio.to_thread(controller.start)
    try:
        here = Settings(
            smtp=f"127.0.0.1:{port}",
            mail_from="Yupana <host@example.org>",
            url="https://play.example.org",
            limits=False,
        )
        yield postman, here
    finally:
        await asyncio.to_thread(controller.stop)


async def wants_mail(house: House, person: int, language: str = "en", **settings: Any) -> None:
    wishes = {"notify": {"browser": False, "mail": True}, **settings}
    address = f"p{person}@example.org"
    async with house.engine.begin() as connection:
        values = {"email": address, "email_proved": address, "settings": wishes, "language": language}
        await connection.execute(update(people).where(people.c.id == person).values(**values))


async def call(house: House, settings: Settings) -> int:
    await calling.gather(house.engine, settings, house.time)
    return await calling.send_due(house.engine, settings, house.time)


def body(mail: EmailMessage, kind: str = "plain") -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def test_whose_turn_it_is_gets_one_mail_in_their_language(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, path = await two_play(house, terms=DAYS)
            number = int(path.rpartition("/")[2])
            await wants_mail(house, ann.number, "uk")
            await wants_mail(house, ben.number, "ru")
            deadline = house.time + timedelta(days=2)
            await house.sets(number, changed_at=house.time, waiting=[0], due_at=deadline)
            assert await call(house, settings) == 0, "who is there moves by themselves"
            house.time += timedelta(minutes=11)
            assert sum(await asyncio.gather(*[call(house, settings) for _ in range(4)])) == 1
            assert await call(house, settings) == 0
            (mail,) = postman.mails
            assert mail["To"] == f"p{ann.number}@example.org" and mail["Subject"].startswith("Ваш хід: ")
            assert f"https://play.example.org/#/table/{number}" in body(mail) and "Ben" in body(mail)
            assert f'href="https://play.example.org/#/table/{number}"' in body(mail, "html")
            house.time = deadline - timedelta(hours=5)
            assert await call(house, settings) == 1
            assert postman.mails.pop()["Subject"].startswith("Спливає ваш час")
            await house.sets(number, seq=11, waiting=[1], changed_at=house.time, due_at=house.time + timedelta(days=2))
            house.time += timedelta(minutes=11)
            assert await call(house, settings) == 1
            assert postman.mails[1]["Subject"].startswith("Ваш ход")
            await house.sets(number, result="10* 5", waiting=[])
            async with house.engine.begin() as connection:
                await connection.execute(update(tables).values(status="over", changed_at=house.time))
            assert await call(house, settings) == 2, "both hear that it is over"

    tell(database, story)


def test_a_mail_that_could_not_be_sent_is_sent_later_and_old_news_is_not(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, _, path = await two_play(house, terms=DAYS)
            number = int(path.rpartition("/")[2])
            await wants_mail(house, ann.number)
            await house.sets(number, changed_at=house.time, due_at=None)
            house.time += timedelta(minutes=11)
            postman.refuses = True
            assert await call(house, settings) == 0
            postman.refuses = False
            assert await call(house, settings) == 0, "not at once"
            house.time += timedelta(minutes=5)
            assert await call(house, settings) == 1
            await house.sets(number, seq=20, changed_at=house.time)
            house.time += timedelta(minutes=11)
            await calling.gather(house.engine, settings, house.time)
            await house.sets(number, seq=21, waiting=[1])
            assert await calling.send_due(house.engine, settings, house.time) == 0

    tell(database, story)


def test_nobody_is_disturbed_in_their_quiet_hours(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (_, settings):
            ann, _, path = await two_play(house, terms=DAYS)
            quiet = {"from": "14:00", "to": "16:30", "zone": "Europe/Kyiv"}  # it is 15:11 there
            await wants_mail(house, ann.number, quiet=quiet)
            await house.sets(int(path.rpartition("/")[2]), changed_at=house.time, due_at=None)
            house.time += timedelta(minutes=11)
            assert await call(house, settings) == 0
            house.time += timedelta(minutes=78)
            assert await call(house, settings) == 0
            house.time += timedelta(minutes=2)
            assert await call(house, settings) == 1

    tell(database, story)


def test_a_warning_that_quiet_hours_would_swallow_is_sent_before_they_begin(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, path = await two_play(house, terms=DAYS)
            number = int(path.rpartition("/")[2])
            quiet = {"from": "22:00", "to": "08:00", "zone": "Europe/Kyiv"}  # from 19:00 to 05:00, by the world's clock
            for person in (ann, ben):
                await wants_mail(house, person.number, quiet=quiet)
            waiting = {"waiting": [0], "changed_at": house.time - timedelta(days=2)}
            await house.sets(number, **waiting, due_at=datetime(2026, 5, 2, 4, tzinfo=UTC))
            house.time = datetime(2026, 5, 1, 17, 59, tzinfo=UTC)
            assert await call(house, settings) == 0, "there is time yet"
            house.time += timedelta(minutes=2)
            assert await call(house, settings) == 1 and await call(house, settings) == 0
            (mail,) = postman.mails
            assert mail["To"] == f"p{ann.number}@example.org" and mail["Subject"].startswith("Your time is running out")
            for moment in (datetime(2026, 5, 1, 22, 1, tzinfo=UTC), datetime(2026, 5, 2, 3, 59, tzinfo=UTC)):
                house.time = moment
                assert await call(house, settings) == 0, "it was told"
            await house.sets(number, **waiting, seq=11, due_at=datetime(2026, 5, 3, 5, 30, tzinfo=UTC))
            house.time = datetime(2026, 5, 2, 18, 30, tzinfo=UTC)
            assert await call(house, settings) == 0, "the next morning is early enough"
            house.time = datetime(2026, 5, 3, 5, 1, tzinfo=UTC)
            assert await call(house, settings) == 1

    tell(database, story)


def test_who_sleeps_is_not_disturbed_either_until_the_later_end_of_both(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, path = await two_play(house, terms=DAYS)
            number = int(path.rpartition("/")[2])
            sleep = {"from": "11:30", "to": "14:00", "zone": "UTC"}
            await wants_mail(house, ann.number, sleep=sleep)
            await wants_mail(house, ben.number, sleep=sleep, quiet={"from": "13:30", "to": "15:00", "zone": "UTC"})
            await house.sets(number, changed_at=house.time, waiting=[0, 1], due_at=None)
            called = {"12:11": 0, "13:59": 0, "14:01": 1, "14:59": 1, "15:01": 2}
            for hour, times in called.items():
                house.time = datetime.fromisoformat(f"2026-05-01T{hour}:00+00:00")
                await call(house, settings)
                assert len(postman.mails) == times, hour
            sleep, quiet = (
                {"from": "20:00", "to": "02:00", "zone": "UTC"},
                {"from": "01:30", "to": "10:00", "zone": "UTC"},
            )
            await wants_mail(house, ben.number, sleep=sleep, quiet=quiet)
            due = datetime(2026, 5, 4, 9, tzinfo=UTC)
            await house.sets(number, seq=11, waiting=[1], changed_at=due - timedelta(days=3), due_at=due)
            house.time = datetime(2026, 5, 3, 19, 30, tzinfo=UTC)
            assert await call(house, settings) == 1, "one after the other, they would swallow the warning"

    tell(database, story)


def test_a_host_sees_how_much_waits_and_how_much_was_given_up(database: str) -> None:
    def seen() -> list[float | None]:
        return [monitoring.registry.get_sample_value(f"yupana_{name}_notices") for name in ("waiting", "given_up")]

    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, ben, path = await two_play(house, terms=DAYS)
            await wants_mail(house, ann.number)
            await wants_mail(house, ben.number, quiet={"from": "00:00", "to": "23:59", "zone": "UTC"})
            number = int(path.rpartition("/")[2])
            await house.sets(number, changed_at=house.time, waiting=[0, 1], due_at=None)
            house.time += timedelta(minutes=11)
            postman.refuses = True
            await call(house, settings)
            assert seen() == [2, 0], "one failed, and one is put off"
            async with house.engine.begin() as connection:
                await connection.execute(update(outbox).values(tries=calling.TRIES - 1, due_at=house.time))
            await call(house, settings)
            assert seen() == [2, 0], "who has it in hand may still succeed"
            house.time += calling.LEASE
            await call(house, settings)
            assert seen() == [1, 1]
            await house.sets(number, seq=20, changed_at=house.time, waiting=[0])
            house.time += timedelta(minutes=11)
            postman.refuses = False
            assert await call(house, settings) == 1
            assert seen() == [1, 1], "what was sent does not wait"

    tell(database, story)


def test_who_forgot_a_password_sets_another_by_mail_once_and_soon(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            house.context.settings = settings
            nobody = Person(house)
            ann = await house.person("Ann")
            await house.person("Ben")  # who has proved no address
            await wants_mail(house, ann.number, "uk", quiet={"from": "00:00", "to": "23:59", "zone": "UTC"})

            async def link() -> str:
                await nobody.does("POST", "/recovery", {"name": "ANN"})
                assert await calling.send_due(house.engine, settings, house.time) == 1, "at any hour"
                (token,) = re.findall(r"https://play.example.org/#/recover/(\S+)", body(postman.mails[-1]))
                return f"/recovery/{token}"

            for name in ("Ben", "Nobody"):
                await nobody.does("POST", "/recovery", {"name": name})
            late = await link()
            assert postman.mails[0]["Subject"] == "Новий пароль" and "List-Unsubscribe" not in postman.mails[0]
            house.time += timedelta(hours=3)
            assert await nobody.fails("POST", late, {"password": "another one 1"}) == (404, "problem-link-old")
            soon = await link()
            for weak in ("password1", "Ann123456"):
                assert await nobody.fails("POST", soon, {"password": weak}) == (400, "problem-weak-password")
            await nobody.does("POST", soon, {"password": "another one 1"})
            assert await nobody.fails("POST", soon, {"password": "another one 2"}) == (404, "problem-link-old")
            assert await ann.fails("GET", "/me") == (401, "problem-signed-out"), "whoever had the token is out"
            house.client.cookies.clear()
            await nobody.does("POST", "/sessions", {"name": "Ann", "password": "another one 1"})
            house.client.cookies.clear()
            for _ in range(9):
                await nobody.does("POST", "/recovery", {"name": "Ann"})
            assert await calling.send_due(house.engine, settings, house.time) == 4, "five a day at most"

    tell(database, story)


def test_who_is_given_another_name_learns_it_by_mail(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann = await house.person("Ann")
            await house.person("Ben")
            await wants_mail(house, ann.number)
            for name in ("Ann", "Ben"):  # who has proved no address
                await do(house.engine, None, Deed("rename", person=name, to=f"Quiet {name}"), house.time)
            assert await calling.send_due(house.engine, settings, house.time) == 1
            (letter,) = postman.mails
            assert letter["To"] == f"p{ann.number}@example.org" and "Quiet Ann" in body(letter)

    tell(database, story)


@pytest.mark.parametrize(
    ("start", "end", "within"),
    [("11:00", "13:00", True), ("12:00", "12:01", True), ("13:00", "14:00", False), ("23:00", "07:00", False)],
)
def test_quiet_hours_end_when_they_end(start: str, end: str, within: bool) -> None:
    noon = datetime(2026, 5, 1, 12, tzinfo=UTC)
    found = calling.quiet_until(Window.model_validate({"from": start, "to": end, "zone": "UTC"}), noon)
    assert (found is not None) == within and (found is None or found.strftime("%H:%M") == end)


def test_mail_goes_to_an_address_that_was_proved_and_stops_with_one_touch(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            house.context.settings = settings
            ann, _, path = await two_play(house, terms=DAYS)
            wishes = {"language": "en", "email": "ann@example.org", "settings": {"notify": {"mail": True}}}
            assert not (await ann.does("PUT", "/me", wishes))["email_proved"]
            await house.sets(int(path.rpartition("/")[2]), changed_at=house.time, due_at=None)
            house.time += timedelta(minutes=11)
            assert await call(house, settings) == 1
            (link,) = re.findall(r"https://play.example.org(/api/confirm/\S+)", body(postman.mails[0]))
            assert (await house.client.get(link)).status_code == 303
            assert (await house.client.get("/api/confirm/" + "0" * 32)).status_code == 404
            assert (await ann.does("GET", "/me"))["email_proved"]
            assert await call(house, settings) == 1
            mail = postman.mails[1]
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = mail["List-Unsubscribe"].strip("<>").removeprefix("https://play.example.org")
            answer = await house.client.post(stop, content=b"List-Unsubscribe=One-Click")
            assert answer.status_code == 204
            assert not (await ann.does("GET", "/me"))["settings"]["notify"]["mail"]
            for n in range(9):
                await ann.does("PUT", "/me", wishes | {"email": f"victim{n}@example.org"})
            async with house.engine.connect() as connection:
                asked = await connection.execute(select(outbox.c.id).where(outbox.c.kind == "confirm"))
            assert len(asked.all()) == 5, "nobody is flooded with questions"

    tell(database, story)


def test_what_a_sender_took_that_was_killed_is_sent_by_another_with_the_same_number(database: str) -> None:
    async def story(house: House) -> None:
        async with post_office() as (postman, settings):
            ann, _, path = await two_play(house, terms=DAYS)
            await wants_mail(house, ann.number)
            await house.sets(int(path.rpartition("/")[2]), changed_at=house.time, due_at=None)
            house.time += timedelta(minutes=11)
            await calling.gather(house.engine, settings, house.time)
            async with house.engine.begin() as connection:  # taken, and then the process ended
                taken = {"now": house.time, "seconds": 120, "tries": 8}
                row = (await connection.execute(calling.TAKE, taken)).mappings().one()
            assert await calling.send_due(house.engine, settings, house.time) == 0
            house.time += timedelta(minutes=3)
            assert await calling.send_due(house.engine, settings, house.time) == 1
            assert postman.mails[0]["Message-ID"] == f"<{mail.number_of(row['token'])}@example.org>"

    tell(database, story)

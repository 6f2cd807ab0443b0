"""The lobby over HTTP: real routes, a real PostgreSQL, many people at once; the referee is a stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select, text, update

from yupana.engine.dice import commitment_of
from yupana.server import asks
from yupana.server.accounts.tokens import SCOPES, make_token
from yupana.server.fanout.local import LocalFanout
from yupana.server.gateway.app import make_app
from yupana.server.gateway.context import Context
from yupana.server.journal.database import connect
from yupana.server.journal.tables import matches, people, proposals, records, seats, tables
from yupana.server.lobby import rooms
from yupana.server.lobby.steward import tidy
from yupana.server.settings import Settings

TITLE = asks.Title("tzolkin", 3, [1, 2, 3, 4], [asks.Variant("market-cap", [0, 1], False)], ["random", "greedy"])
OLD = asks.Title("tzolkin", 2, [2, 3, 4], [], ["random"])
LIVE = {"pace": "live", "bank": 600, "increment": 20, "ceiling": 900}
DAYS = {"pace": "days", "days": 2, "vacation": 5}
FREE = {"pace": "free"}
NIGHT = {"from": "23:00", "to": "07:30", "zone": "Europe/Kyiv"}


class Person:
    """Somebody who comes with a token, or nobody."""

    def __init__(self, house: House, key: str = "", number: int = 0) -> None:
        self.client = house.client
        self.number = number
        self.headers = {"Authorization": f"Bearer {key}"} if key else {}

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.client.request(method, f"/api{path}", headers=self.headers, json=body)

    async def does(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered; it must be a success."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def fails(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the reason; it must be a problem."""
        answer = await self.ask(method, path, body)
        assert answer.is_error, (method, path, answer.status_code, answer.text)
        return answer.status_code, answer.json()["reason"]

    async def opens(self, **wishes: Any) -> Any:
        """A new table for two, which keeps its order."""
        usual = {"game": "tzolkin", "seats": 2, "terms": FREE, "keep_order": True}
        return await self.does("POST", "/tables", usual | wishes)


class House:
    """A gateway with a referee that does whatever it is asked, unless it was told to refuse."""

    def __init__(self, database: str) -> None:
        self.engine = connect(database)
        self.fanout = LocalFanout()
        self.time = datetime(2026, 5, 1, 12, tzinfo=UTC)
        self.context = Context(self.engine, self.fanout, Settings(limits=False), lambda: self.time)
        transport = httpx.ASGITransport(make_app(self.context))
        self.client = httpx.AsyncClient(transport=transport, base_url="http://yupana")
        self.asked: list[asks.Ask] = []
        self.refuses = ""
        self.slow = 0.0
        self.rung: list[str] = []

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(text("TRUNCATE people, tables, matches CASCADE"))

        async def catalogue(_: bytes) -> bytes:
            return msgspec.json.encode([OLD, TITLE])

        await self.fanout.listen(asks.CATALOGUE, catalogue)
        await self.fanout.listen(asks.referee_subject("tzolkin", 3), self.judge)

    async def judge(self, data: bytes) -> bytes:
        ask = msgspec.json.decode(data, type=asks.Ask)
        await asyncio.sleep(self.slow)
        if self.refuses:
            return msgspec.json.encode(asks.Answer(refused=self.refuses))
        self.asked.append(ask)
        async with self.engine.begin() as connection:
            here = select(matches).where(matches.c.id == ask.match).with_for_update()
            row = (await connection.execute(here)).mappings().one()
            values: dict[str, Any] = {"changed_at": self.time}
            if isinstance(ask.wish, asks.SetPlayer):
                values["players"] = list(row["players"])
                values["players"][ask.wish.seat] = ask.wish.player
            elif isinstance(ask.wish, asks.TakeBack):
                values["seq"] = row["seq"] + 1
            elif isinstance(ask.wish, asks.Pause):
                paused = self.time.isoformat() if ask.wish.paused else None
                values["clocks"] = row["clocks"] | {"paused": paused}
            await connection.execute(update(matches).where(matches.c.id == ask.match).values(**values))
        return msgspec.json.encode(asks.Answer(seq=1))

    async def person(self, name: str, guest: bool = False, **settings: Any) -> Person:
        async with self.engine.begin() as connection:
            row = {"name": name, "name_key": name.lower(), "password": None if guest else "x", "settings": settings}
            number = int((await connection.execute(insert(people).values(**row).returning(people.c.id))).scalar_one())
            _, key = await make_token(connection, number, "test", SCOPES, self.time)
        return Person(self, key, number)

    async def hears(self, subject: str) -> None:
        """Write down from now on how often a subject is rung."""

        async def heard(_: bytes) -> None:
            self.rung.append(subject)

        await self.fanout.listen(subject, heard)

    async def sets(self, match: int, **values: Any) -> None:
        """Something happens in a match."""
        async with self.engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(**values))

    async def match(self, number: int) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(matches).where(matches.c.id == number))).mappings().one()

    def wishes(self) -> list[asks.Wish]:
        return [ask.wish for ask in self.asked]


Story = Callable[[House], Awaitable[None]]


def tell(database: str, story: Story) -> None:
    """Run a story in a house of its own."""

    async def told() -> None:
        house = House(database)
        await house.open()
        try:
            await story(house)
        finally:
            await house.client.aclose()
            await house.engine.dispose()

    asyncio.run(told())


async def two_play(house: House, **wishes: Any) -> tuple[Person, Person, str]:
    """Ann and Ben have begun a match; the path of their table."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    number = (await ann.opens(**wishes))["id"]
    await ben.does("PUT", f"/tables/{number}/seats/1")
    await ann.does("POST", f"/tables/{number}/start")
    await house.sets(number, seq=10, waiting=[0])
    return ann, ben, f"/tables/{number}"


# Making a table.


def test_a_table_has_full_options_the_newest_rules_and_its_owner_on_the_first_seat(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        table = await ann.opens(seats=3, bots=["greedy"], terms=LIVE)
        assert (table["rules"], table["options"], table["status"]) == (3, {"market-cap": 0}, "open")
        assert (table["pace"], table["terms"]) == ("live", {"bank": 600, "increment": 20, "ceiling": 900})
        assert [(seat["person"], seat["bot"], seat["free"]) for seat in table["seats"]] == [
            ("Ann", None, False),
            (None, None, True),
            (None, "greedy", False),
        ]
        assert (table["owner"], table["mine"], table["substitute"]) == ("Ann", 0, "random")

    tell(database, story)


def test_a_table_for_one_waits_for_nobody(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        table = await ann.opens(seats=1)
        await ann.does("POST", f"/tables/{table['id']}/start")
        assert (await house.match(table["id"]))["players"] == [asks.PERSON]
        assert (await ann.does("GET", f"/tables/{table['id']}"))["status"] == "playing"

    tell(database, story)


@pytest.mark.parametrize(
    ("wishes", "status", "reason"),
    [
        ({"game": "chess"}, 404, "problem-unknown-game"),
        ({"seats": 5}, 409, "problem-seats"),
        ({"seats": 2, "bots": ["random", "random"]}, 409, "problem-seats"),
        ({"options": {"market-cap": 7}}, 409, "problem-unknown-option"),
        ({"options": {"fog": 1}}, 409, "problem-unknown-option"),
        ({"bots": ["deep-blue"]}, 404, "problem-unknown-bot"),
        ({"substitute": "deep-blue"}, 404, "problem-unknown-bot"),
        ({"rated": True, "bots": ["random"]}, 409, "problem-rated-bots"),
        ({"rated": True, "seats": 1}, 409, "problem-rated-alone"),
        ({"seats": "2"}, 422, "problem-malformed"),
        ({"colour": "red"}, 422, "problem-malformed"),
        ({"terms": {"pace": "days", "days": 15}}, 422, "problem-malformed"),
    ],
)
def test_what_no_referee_plays_cannot_be_opened(
    database: str, wishes: dict[str, Any], status: int, reason: str
) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        body = {"game": "tzolkin", "seats": 2, "terms": FREE} | wishes
        assert await ann.fails("POST", "/tables", body) == (status, reason)

    tell(database, story)


def test_without_referees_nothing_is_opened_and_nobody_is_blamed(database: str) -> None:
    async def story(house: House) -> None:
        house.fanout.listeners.clear()
        ann = await house.person("Ann")
        body = {"game": "tzolkin", "seats": 2, "terms": FREE}
        assert await ann.fails("POST", "/tables", body) == (409, "problem-nobody-answers")
        assert await ann.fails("GET", "/games") == (409, "problem-nobody-answers")

    tell(database, story)


def test_the_catalogue_has_every_game_once_by_its_newest_rules(database: str) -> None:
    async def story(house: House) -> None:
        assert await Person(house).does("GET", "/games") == [msgspec.to_builtins(TITLE)]

    tell(database, story)


def test_nobody_owns_more_open_tables_than_fifty(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        for _ in range(50):
            await ann.opens()
        body = {"game": "tzolkin", "seats": 2, "terms": FREE}
        assert await ann.fails("POST", "/tables", body) == (409, "problem-too-many-tables")

    tell(database, story)


# Who sees what.


def test_an_unlisted_table_is_there_only_for_those_who_have_its_code(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, cid = await house.person("Ann"), await house.person("Ben"), await house.person("Cid")
        table = await ann.opens(listed=False, seats=3)
        path, code = f"/tables/{table['id']}", table["code"]
        for stranger in (ben, Person(house)):
            assert await stranger.fails("GET", path) == (404, "problem-no-table")
            assert await stranger.fails("GET", f"{path}?code=wrong") == (404, "problem-no-table")
            assert await stranger.fails("GET", f"{path}/chat") == (404, "problem-no-table")
            assert await stranger.does("GET", "/tables") == []
            assert (await stranger.does("GET", f"{path}?code={code}"))["code"] is None
        assert await ben.fails("PUT", f"{path}/seats/1") == (404, "problem-no-table")
        assert await ben.fails("PUT", f"{path}/note", {"text": "x"}) == (404, "problem-no-table")
        seen = await ben.does("PUT", f"{path}/seats/1", {"code": code})
        assert (seen["mine"], seen["code"]) == (1, code)
        assert [row["id"] for row in await ben.does("GET", "/tables")] == [table["id"]]
        assert await cid.fails("GET", path) == (404, "problem-no-table")

    tell(database, story)


def test_the_code_of_a_listed_table_is_for_those_who_may_invite(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        table = await ann.opens()
        assert table["code"]
        assert (await Person(house).does("GET", f"/tables/{table['id']}"))["code"] is None

    tell(database, story)


def test_the_lobby_is_filtered_and_paged_the_newest_first(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        numbers = [(await ann.opens())["id"] for _ in range(3)]
        numbers.append((await ben.opens())["id"])
        await ann.does("DELETE", f"/tables/{numbers[0]}")

        async def found(query: str) -> list[int]:
            return [row["id"] for row in await ann.does("GET", f"/tables?{query}")]

        assert await found("status=open") == numbers[:0:-1]
        assert await found("status=closed") == [numbers[0]]
        assert await found("mine=true&status=open") == [numbers[2], numbers[1]]
        assert await found("game=other") == []
        assert await found("limit=2") == [numbers[3], numbers[2]]
        assert await found(f"limit=2&before={numbers[2]}") == [numbers[1], numbers[0]]
        assert await Person(house).fails("GET", "/tables?mine=true") == (401, "problem-signed-out")

    tell(database, story)


def test_the_secret_of_a_match_is_shown_nowhere(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house)
        assert "secret" not in await ann.does("GET", path)

    tell(database, story)


# Sitting down and getting up.


def test_of_many_who_sit_down_on_one_seat_at_once_one_sits(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        many = [await house.person(f"P{n}") for n in range(8)]
        path = f"/tables/{(await ann.opens())['id']}"
        answers = await asyncio.gather(*[one.ask("PUT", f"{path}/seats/1") for one in many])
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        winner = answers.index(next(answer for answer in answers if answer.status_code == 200))
        assert (await ann.does("GET", path))["seats"][1]["person"] == f"P{winner}"

    tell(database, story)


def test_who_sits_may_change_seats_and_sits_once(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        path = f"/tables/{(await ann.opens(seats=4))['id']}"
        await asyncio.gather(*[ben.ask("PUT", f"{path}/seats/{n}") for n in (1, 2, 3)])
        table = await ben.does("PUT", f"{path}/seats/2")
        assert [seat["person"] for seat in table["seats"]] == ["Ann", None, "Ben", None]
        assert await ben.fails("PUT", f"{path}/seats/0") == (409, "problem-seat-taken")
        assert await ben.fails("PUT", f"{path}/seats/4") == (404, "problem-no-seat")

    tell(database, story)


def test_the_owner_sends_somebody_away_before_the_start_only(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, cid = await house.person("Ann"), await house.person("Ben"), await house.person("Cid")
        path = f"/tables/{(await ann.opens())['id']}"
        await ben.does("PUT", f"{path}/seats/1")
        assert await cid.fails("DELETE", f"{path}/seats/1") == (403, "problem-not-owner")
        assert await ben.fails("DELETE", f"{path}/seats/0") == (403, "problem-not-owner")
        await ann.does("DELETE", f"{path}/seats/1")
        assert (await ben.does("GET", path))["seats"][1]["free"]
        await ben.does("PUT", f"{path}/seats/1")
        await ann.does("POST", f"{path}/start")
        assert await ann.fails("DELETE", f"{path}/seats/1") == (403, "problem-not-seated")

    tell(database, story)


def test_an_owner_who_gets_up_hands_the_table_on_and_the_last_one_closes_it(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        path = f"/tables/{(await ann.opens())['id']}"
        await ben.does("PUT", f"{path}/seats/1")
        await ann.does("DELETE", f"{path}/seats/0")
        assert (await ben.does("GET", path))["owner"] == "Ben"
        await ben.does("DELETE", f"{path}/seats/1")
        assert (await ben.does("GET", path))["status"] == "closed"
        assert await ben.fails("PUT", f"{path}/seats/1") == (409, "problem-not-open")

    tell(database, story)


def test_the_owner_puts_bots_on_free_seats(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        path = f"/tables/{(await ann.opens(seats=3))['id']}"
        await ben.does("PUT", f"{path}/seats/1")
        assert await ben.fails("PUT", f"{path}/seats/2/bot", {"bot": "random"}) == (403, "problem-not-owner")
        assert await ann.fails("PUT", f"{path}/seats/1/bot", {"bot": "random"}) == (409, "problem-seat-taken")
        assert await ann.fails("PUT", f"{path}/seats/2/bot", {"bot": "hal"}) == (404, "problem-unknown-bot")
        await ann.does("PUT", f"{path}/seats/2/bot", {"bot": "random"})
        table = await ann.does("PUT", f"{path}/seats/2/bot", {"bot": "greedy"})
        assert table["seats"][2]["bot"] == "greedy"
        await ann.does("DELETE", f"{path}/seats/2")
        assert (await ann.does("GET", path))["seats"][2]["free"]

    tell(database, story)


def test_a_guest_plays_but_not_for_ratings(database: str) -> None:
    async def story(house: House) -> None:
        ann, guest = await house.person("Ann"), await house.person("Guest", guest=True)
        path = f"/tables/{(await ann.opens(rated=True))['id']}"
        assert await guest.fails("PUT", f"{path}/seats/1") == (403, "problem-guest-rated")
        body = {"game": "tzolkin", "seats": 2, "terms": FREE, "rated": True}
        assert await guest.fails("POST", "/tables", body) == (403, "problem-guest-rated")
        assert (await guest.opens())["seats"][0]["guest"]
        assert await ann.fails("PUT", f"{path}/seats/1/bot", {"bot": "random"}) == (409, "problem-rated-bots")

    tell(database, story)


def test_nobody_who_is_not_signed_in_changes_anything(database: str) -> None:
    async def story(house: House) -> None:
        ann, nobody = await house.person("Ann"), Person(house)
        path = f"/tables/{(await ann.opens())['id']}"
        for method, where, body in (
            ("PUT", "/seats/1", None),
            ("POST", "/start", None),
            ("POST", "/chat", {"text": "hello"}),
            ("GET", "/note", None),
            ("POST", "/proposals", {"kind": "close"}),
        ):
            assert await nobody.fails(method, path + where, body) == (401, "problem-signed-out")

    tell(database, story)


# Starting.


def test_a_match_gets_the_number_of_its_table_and_is_due_at_once(database: str) -> None:
    async def story(house: House) -> None:
        await house.hears(asks.DUE)
        _, _, path = await two_play(house, terms=LIVE, options={"market-cap": 1})
        match = await house.match(int(path.rpartition("/")[2]))
        assert (match["names"], match["players"]) == (["Ann", "Ben"], ["person", "person"])
        assert (match["rules"], match["options"], len(match["secret"])) == (3, {"market-cap": 1}, 32)
        assert match["due_at"] == house.time
        assert [clock["left"] for clock in match["clocks"]["seats"]] == [600, 600]
        assert match["clocks"]["terms"]["ceiling"] == 900
        assert house.rung == [asks.DUE]

    tell(database, story)


def test_a_table_is_started_by_its_owner_when_it_is_full_and_once(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        path = f"/tables/{(await ann.opens())['id']}"
        assert await ann.fails("POST", f"{path}/start") == (409, "problem-seats-free")
        await ben.does("PUT", f"{path}/seats/1")
        assert await ben.fails("POST", f"{path}/start") == (403, "problem-not-owner")
        answers = await asyncio.gather(*[ann.ask("POST", f"{path}/start") for _ in range(6)])
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
        assert await ann.fails("DELETE", path) == (409, "problem-not-open")

    tell(database, story)


def test_starting_and_getting_up_at_once_never_leaves_an_empty_seat_in_a_match(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        for _ in range(10):
            path = f"/tables/{(await ann.opens())['id']}"
            await ben.does("PUT", f"{path}/seats/1")
            started, _ = await asyncio.gather(ann.ask("POST", f"{path}/start"), ben.ask("DELETE", f"{path}/seats/1"))
            table = await ann.does("GET", path)
            assert (table["status"] == "playing") == started.is_success
            if started.is_success:  # then Ben left during the match, and a bot plays
                assert table["seats"][1]["bot"] == "random"

    tell(database, story)


def test_seats_are_drawn_unless_the_order_is_kept(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        firsts = set()
        for _ in range(40):
            path = f"/tables/{(await ann.opens(bots=['greedy'], keep_order=False))['id']}"
            table = await ann.does("POST", f"{path}/start")
            match = await house.match(table["id"])
            assert match["players"] == [seat["bot"] or "person" for seat in table["seats"]]
            assert match["names"] == [seat["name"] for seat in table["seats"]]
            assert table["seats"][table["mine"]]["person"] == "Ann"
            firsts.add(table["mine"])
        assert firsts == {0, 1}

    tell(database, story)


def test_sleep_windows_agreed_on_by_sitting_down_go_into_the_clocks(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann", sleep=NIGHT), await house.person("Ben")
        agreed = {"start": 23 * 60, "end": 7 * 60 + 30, "zone": "Europe/Kyiv"}
        table = await ann.opens(terms=DAYS)
        path = f"/tables/{table['id']}"
        assert table["seats"][0]["sleep"] == agreed
        assert (await Person(house).does("GET", path))["seats"][0]["sleep"] is None
        async with house.engine.begin() as connection:  # what Ann sets later is for later tables
            await connection.execute(update(people).values(settings={}))
        await ben.does("PUT", f"{path}/seats/1")
        table = await ann.does("POST", f"{path}/start")
        assert [seat["sleep"] for seat in table["seats"]] == [agreed, None]
        assert [seat["clock"]["vacation"] for seat in table["seats"]] == [5, 5]
        clocks = (await house.match(table["id"]))["clocks"]
        two_days = 2 * 86400
        assert clocks["terms"] == {"bank": two_days, "increment": two_days, "ceiling": two_days, "vacation": 5}

    tell(database, story)


def test_live_tables_know_no_nights(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann", sleep=NIGHT)
        assert (await ann.opens(terms=LIVE))["seats"][0]["sleep"] is None

    tell(database, story)


def test_a_night_longer_than_clocks_allow_is_refused_when_sitting_down(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann", sleep=NIGHT | {"to": "22:00"})
        body = {"game": "tzolkin", "seats": 2, "terms": DAYS}
        assert await ann.fails("POST", "/tables", body) == (409, "problem-sleep")

    tell(database, story)


def test_vacation_days_are_asked_of_the_referee(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house, terms=DAYS)
        days = {"first": "2026-05-03", "last": "2026-05-04"}
        await ann.does("POST", f"{path}/away", days)
        assert [type(wish) for wish in house.wishes()] == [asks.Away]
        house.refuses = "refused-vacation"
        assert await ann.fails("POST", f"{path}/away", days) == (409, "refused-vacation")
        assert await ann.fails("POST", f"{path}/away", days | {"last": 5}) == (422, "problem-malformed")
        stranger = await house.person("Eve")
        assert await stranger.fails("POST", f"{path}/away", days) == (403, "problem-not-seated")

    tell(database, story)


# Leaving during a match.


def test_a_leavers_seat_passes_to_a_bot_and_then_to_another_person(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        cid = await house.person("Cid")
        await ben.does("DELETE", f"{path}/seats/1")
        seat = (await ann.does("GET", path))["seats"][1]
        assert (seat["person"], seat["bot"], seat["free"], seat["left"]) == (None, "random", True, True)
        assert await ann.fails("PUT", f"{path}/seats/1") == (409, "problem-sat-elsewhere")
        seat = (await cid.does("PUT", f"{path}/seats/1"))["seats"][1]
        assert (seat["person"], seat["bot"], seat["free"], seat["left"]) == ("Cid", None, False, True)
        assert house.wishes() == [asks.SetPlayer(1, "random"), asks.SetPlayer(1, "person", cid.number)]
        assert await ben.fails("PUT", f"{path}/seats/1") == (409, "problem-seat-taken")

    tell(database, story)


def test_a_leaver_may_come_back_to_the_same_seat(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        await ben.does("DELETE", f"{path}/seats/1")
        await ann.does("DELETE", f"{path}/seats/0")
        assert await ben.fails("PUT", f"{path}/seats/0") == (409, "problem-sat-elsewhere")
        seat = (await ben.does("PUT", f"{path}/seats/1"))["seats"][1]
        assert (seat["person"], seat["left"]) == ("Ben", False)

    tell(database, story)


def test_whom_a_bot_replaced_may_come_back_until_somebody_else_sits_down(database: str) -> None:
    async def story(house: House) -> None:
        _, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        cid = await house.person("Cid")
        await house.sets(number, players=["person", "greedy"])
        assert (await cid.does("GET", path))["seats"][1]["free"]
        await ben.does("PUT", f"{path}/seats/1")
        assert (await house.match(number))["players"] == ["person", "person"]
        assert await cid.fails("PUT", f"{path}/seats/1") == (409, "problem-seat-taken")
        await house.sets(number, players=["person", "greedy"])
        await cid.does("PUT", f"{path}/seats/1")
        assert await ben.fails("PUT", f"{path}/seats/1") == (409, "problem-seat-taken")
        async with house.engine.connect() as connection:
            left_by = await connection.scalar(select(seats.c.left_by).where(seats.c.table == number, seats.c.seat == 1))
        assert left_by == ben.number

    tell(database, story)


def test_of_many_who_want_a_leavers_seat_the_referee_hears_of_one(database: str) -> None:
    async def story(house: House) -> None:
        _, ben, path = await two_play(house)
        many = [await house.person(f"P{n}") for n in range(5)]
        await ben.does("DELETE", f"{path}/seats/1")
        house.asked.clear()
        house.slow = 0.05
        answers = await asyncio.gather(*[one.ask("PUT", f"{path}/seats/1") for one in many])
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 4
        assert len(house.asked) == 1

    tell(database, story)


def test_when_no_referee_answers_nobody_has_left(database: str) -> None:
    async def story(house: House) -> None:
        _, ben, path = await two_play(house)
        house.fanout.listeners[asks.referee_subject("tzolkin", 3)].clear()
        assert await ben.fails("DELETE", f"{path}/seats/1") == (409, "problem-nobody-answers")
        assert (await ben.does("GET", path))["mine"] == 1

    tell(database, story)


def test_who_waits_too_long_for_a_table_that_another_holds_is_told_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "HELD_SECONDS", 1)

    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        house.slow = 2
        leaving = asyncio.create_task(ben.ask("DELETE", f"{path}/seats/1"))
        await asyncio.sleep(0.5)
        assert await ann.fails("POST", f"{path}/proposals", {"kind": "close"}) == (409, "problem-busy")
        assert (await ann.does("GET", path))["mine"] == 0  # looking never waits
        assert (await leaving).is_success

    tell(database, story)


# Proposals.


def test_a_takeback_needs_the_consent_of_all_other_persons(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, cid = await house.person("Ann"), await house.person("Ben"), await house.person("Cid")
        number = (await ann.opens(seats=4, bots=["greedy"]))["id"]
        path = f"/tables/{number}"
        for n, person in ((1, ben), (2, cid)):
            await person.does("PUT", f"{path}/seats/{n}")
        await ann.does("POST", f"{path}/start")
        await house.sets(number, seq=10)
        table = await ann.does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})
        (proposal,) = table["proposals"]
        assert (proposal["kind"], proposal["seat"], proposal["to"], proposal["agreed"]) == ("takeback", 0, 7, [0])
        answer = f"{path}/proposals/{proposal['id']}"
        table = await ben.does("POST", answer, {"agree": True})
        assert table["proposals"][0]["agreed"] == [0, 1] and not house.asked
        table = await cid.does("POST", answer, {"agree": True})
        assert table["proposals"] == [] and house.wishes() == [asks.TakeBack(0, 7)]
        assert await cid.fails("POST", answer, {"agree": True}) == (409, "problem-proposal-over")

    tell(database, story)


def test_two_who_agree_at_the_same_time_are_both_counted_and_it_is_done_once(database: str) -> None:
    async def story(house: House) -> None:
        persons = [await house.person(f"P{n}") for n in range(4)]
        for _ in range(5):
            house.asked.clear()
            number = (await persons[0].opens(seats=4))["id"]
            path = f"/tables/{number}"
            for n in (1, 2, 3):
                await persons[n].does("PUT", f"{path}/seats/{n}")
            await persons[0].does("POST", f"{path}/start")
            await house.sets(number, seq=10)
            table = await persons[0].does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})
            answer = f"{path}/proposals/{table['proposals'][0]['id']}"
            await asyncio.gather(*[one.does("POST", answer, {"agree": True}) for one in persons[1:]])
            assert house.wishes() == [asks.TakeBack(0, 7)]

    tell(database, story)


def test_of_two_who_propose_the_same_at_once_one_is_heard(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        body = {"kind": "close"}
        answers = await asyncio.gather(*[one.ask("POST", f"{path}/proposals", body) for one in (ann, ben, ann, ben)])
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        assert len((await ann.does("GET", path))["proposals"]) == 1

    tell(database, story)


def test_who_is_alone_with_bots_agrees_with_everybody(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        number = (await ann.opens(bots=["greedy"]))["id"]
        await ann.does("POST", f"/tables/{number}/start")
        await house.sets(number, seq=10)
        table = await ann.does("POST", f"/tables/{number}/proposals", {"kind": "takeback", "to": 3})
        assert table["proposals"] == [] and house.wishes() == [asks.TakeBack(0, 3)]

    tell(database, story)


def test_a_refusal_ends_a_proposal_and_the_next_must_wait_ever_longer(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        wish = {"kind": "takeback", "to": 7}
        for minutes in (1, 4, 9):
            table = await ann.does("POST", f"{path}/proposals", wish)
            house.time += timedelta(days=1)  # Ben thinks about it
            table = await ben.does("POST", f"{path}/proposals/{table['proposals'][0]['id']}", {"agree": False})
            assert table["proposals"] == [] and not house.asked
            house.time += timedelta(minutes=minutes, seconds=-1)
            assert await ann.fails("POST", f"{path}/proposals", wish) == (409, "problem-refused-lately")
            house.time += timedelta(seconds=1)
        await ann.does("POST", f"{path}/proposals", wish)

    tell(database, story)


def test_who_proposed_may_think_better_of_it_without_having_to_wait(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house)
        for _ in range(2):
            table = await ann.does("POST", f"{path}/proposals", {"kind": "close"})
            table = await ann.does("POST", f"{path}/proposals/{table['proposals'][0]['id']}", {"agree": False})
            assert table["proposals"] == []

    tell(database, story)


def test_a_takeback_is_stale_when_the_match_has_moved_on(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        table = await ann.does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})
        proposal = table["proposals"][0]["id"]
        await house.sets(number, seq=11)
        assert (await ben.does("GET", path))["proposals"] == []
        assert await ben.fails("POST", f"{path}/proposals/{proposal}", {"agree": True}) == (
            409,
            "problem-proposal-over",
        )
        await house.hears(asks.table_subject(number))
        assert await tidy(house.engine, house.fanout, house.time) == 1
        await asyncio.sleep(0)
        assert house.rung == [asks.table_subject(number)]
        async with house.engine.connect() as connection:
            assert await connection.scalar(select(proposals.c.status)) == "stale"
        await ann.does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})

    tell(database, story)


def test_what_makes_no_sense_is_not_proposed(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house)
        stranger = await house.person("Eve")
        where = f"{path}/proposals"
        nothing = (409, "problem-nothing-to-take-back")
        assert await ann.fails("POST", where, {"kind": "takeback", "to": 10}) == nothing
        assert await ann.fails("POST", where, {"kind": "takeback"}) == nothing
        assert await ann.fails("POST", where, {"kind": "pause", "to": 3}) == nothing
        assert await ann.fails("POST", where, {"kind": "pause"}) == (409, "problem-no-clock")
        assert await stranger.fails("POST", where, {"kind": "close"}) == (403, "problem-not-seated")
        assert await ann.fails("POST", f"{where}/99", {"agree": True}) == (404, "problem-no-proposal")
        await house.sets(int(path.rpartition("/")[2]), players=["greedy", "person"])
        assert await ann.fails("POST", where, {"kind": "close"}) == (409, "problem-bot-decides")

    tell(database, story)


def test_a_pause_is_agreed_on_and_so_is_its_end(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, terms=LIVE)
        for kind, paused in (("pause", True), ("resume", False)):
            table = await ann.does("POST", f"{path}/proposals", {"kind": kind})
            answer = f"{path}/proposals/{table['proposals'][0]['id']}"
            assert (await ben.does("POST", answer, {"agree": True}))["paused"] == paused
        assert house.wishes() == [asks.Pause(True), asks.Pause(False)]

    tell(database, story)


def test_what_the_referee_refuses_is_over_and_what_it_does_not_hear_stays_open(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        table = await ann.does("POST", f"{path}/proposals", {"kind": "takeback", "to": 7})
        answer = f"{path}/proposals/{table['proposals'][0]['id']}"
        listeners = house.fanout.listeners.pop(asks.referee_subject("tzolkin", 3))
        assert await ben.fails("POST", answer, {"agree": True}) == (409, "problem-nobody-answers")
        assert len((await ben.does("GET", path))["proposals"]) == 1
        house.fanout.listeners[asks.referee_subject("tzolkin", 3)] = listeners
        house.refuses = "refused-nothing-to-undo"
        assert await ben.fails("POST", answer, {"agree": True}) == (409, "refused-nothing-to-undo")
        assert (await ben.does("GET", path))["proposals"] == []

    tell(database, story)


def test_proposals_end_when_somebody_leaves(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        await ann.does("POST", f"{path}/proposals", {"kind": "close"})
        await ben.does("DELETE", f"{path}/seats/1")
        assert (await ann.does("GET", path))["proposals"] == []

    tell(database, story)


def test_a_match_closed_by_all_counts_for_nothing(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, rated=True)
        table = await ann.does("POST", f"{path}/proposals", {"kind": "close"})
        table = await ben.does("POST", f"{path}/proposals/{table['proposals'][0]['id']}", {"agree": True})
        assert table["status"] == "closed" and house.wishes() == [asks.Close()]
        assert (await house.match(table["id"]))["due_at"] is None
        await house.sets(table["id"], result="3* 1")
        assert await tidy(house.engine, house.fanout, house.time) == 0
        assert (await ann.does("GET", path))["seats"][0]["rating"] is None

    tell(database, story)


def test_a_broken_match_is_closed_by_any_of_its_players_even_without_a_referee(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        await house.sets(number, broken="it broke", players=["person", "greedy"])
        house.fanout.listeners.clear()
        assert (await ann.does("GET", path))["broken"] is True
        eve = await house.person("Eve")
        assert await eve.fails("POST", f"{path}/proposals", {"kind": "close"}) == (403, "problem-not-seated")
        table = await ben.does("POST", f"{path}/proposals", {"kind": "close"})
        assert table["status"] == "closed"

    tell(database, story)


# Afterwards.


def test_a_match_that_is_over_is_listed_and_rated_and_its_record_can_be_read(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, rated=True)
        number = int(path.rpartition("/")[2])
        await ann.does("POST", f"{path}/proposals", {"kind": "close"})
        assert await ann.fails("GET", f"{path}/record") == (404, "problem-no-record")
        await house.sets(number, result="61.25* 48")
        assert await ben.fails("DELETE", f"{path}/seats/1") == (409, "problem-not-playing")
        assert await ben.fails("POST", f"{path}/proposals", {"kind": "close"}) == (409, "problem-not-playing")
        async with house.engine.begin() as connection:
            await connection.execute(insert(records).values(match=number, text="yupana record\n"))
        assert await tidy(house.engine, house.fanout, house.time) == 1
        (table,) = await Person(house).does("GET", "/tables?status=over")
        assert (table["result"], table["proposals"]) == ("61.25* 48", [])
        ranks = [seat["rating"]["rating"] for seat in table["seats"]]
        assert ranks[0] > ranks[1] and table["seats"][0]["rating"]["matches"] == 1
        answer = await Person(house).ask("GET", f"{path}/record")
        assert (answer.text, answer.headers["content-type"]) == ("yupana record\n", "text/plain; charset=utf-8")
        assert await ben.fails("PUT", f"{path}/seats/1") == (409, "problem-not-open")

    tell(database, story)


def test_all_who_ask_for_a_rematch_meet_at_one_table(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house, terms=DAYS, options={"market-cap": 1})
        eve = await house.person("Eve")
        assert await ann.fails("POST", f"{path}/rematch") == (409, "problem-not-over")
        await house.sets(int(path.rpartition("/")[2]), result="61.25* 48")
        await tidy(house.engine, house.fanout, house.time)
        await house.hears(asks.person_subject(ben.number))
        assert await eve.fails("POST", f"{path}/rematch") == (403, "problem-not-seated")
        made = await ann.does("POST", f"{path}/rematch")
        assert house.rung == [asks.person_subject(ben.number)]
        assert (made["options"], made["terms"], made["listed"]) == (
            {"market-cap": 1},
            {"days": 2, "vacation": 5},
            False,
        )
        assert (await ben.does("GET", path))["rematch"] == made["id"]
        assert (await eve.does("GET", path))["rematch"] is None
        assert (await ben.does("GET", f"/tables/{made['id']}"))["mine"] is None
        assert await eve.fails("GET", f"/tables/{made['id']}") == (404, "problem-no-table")
        answers = await asyncio.gather(*[one.does("POST", f"{path}/rematch") for one in (ann, ben, ann, ben)])
        assert {answer["id"] for answer in answers} == {made["id"]}
        table = await ann.does("POST", f"/tables/{made['id']}/start")
        assert [seat["person"] for seat in table["seats"]] == ["Ann", "Ben"]
        assert (await ben.does("POST", f"{path}/rematch"))["id"] == made["id"]

    tell(database, story)


def test_two_first_wishes_for_a_rematch_make_one_table(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        await house.sets(int(path.rpartition("/")[2]), result="61.25* 48")
        await tidy(house.engine, house.fanout, house.time)
        answers = await asyncio.gather(*[one.does("POST", f"{path}/rematch") for one in (ann, ben)])
        assert answers[0]["id"] == answers[1]["id"]
        table = await ann.does("GET", f"/tables/{answers[0]['id']}")
        assert [seat["person"] for seat in table["seats"]] == ["Ann", "Ben"]

    tell(database, story)


def test_turns_are_those_where_i_decide_the_most_urgent_first(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        numbers = []
        for due, waiting, players in (
            (3, [0], ["person", "person"]),
            (1, [0, 1], ["person", "person"]),
            (2, [1], ["person", "person"]),
            (0, [0], ["greedy", "person"]),
            (None, [0], ["person", "person"]),
        ):
            number = (await ann.opens())["id"]
            numbers.append(number)
            await ben.does("PUT", f"/tables/{number}/seats/1")
            await ann.does("POST", f"/tables/{number}/start")
            due_at = None if due is None else house.time + timedelta(hours=due)
            await house.sets(number, waiting=waiting, players=players, due_at=due_at)
        assert [turn["table"] for turn in await ann.does("GET", "/turns")] == [numbers[1], numbers[0], numbers[4]]
        assert [turn["table"] for turn in await ben.does("GET", "/turns")] == [numbers[1], numbers[2]]
        assert await Person(house).fails("GET", "/turns") == (401, "problem-signed-out")

    tell(database, story)


def test_the_steward_closes_tables_that_everybody_forgot(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        old = (await ann.opens())["id"]
        house.time += timedelta(days=29)
        young = (await ann.opens())["id"]
        assert await tidy(house.engine, house.fanout, house.time) == 0
        house.time += timedelta(days=2)
        assert await tidy(house.engine, house.fanout, house.time) == 1
        assert (await ann.does("GET", f"/tables/{old}"))["status"] == "closed"
        assert (await ann.does("GET", f"/tables/{young}"))["status"] == "open"

    tell(database, story)


def test_the_steward_lets_a_bot_step_in_for_somebody_who_does_not_exist_any_more(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, path = await two_play(house)
        number = int(path.rpartition("/")[2])
        async with house.engine.begin() as connection:
            await connection.execute(people.delete().where(people.c.id == ben.number))
        house.refuses = "refused-broken"
        assert await tidy(house.engine, house.fanout, house.time) == 0
        house.refuses = ""
        assert await tidy(house.engine, house.fanout, house.time) == 1
        assert await tidy(house.engine, house.fanout, house.time) == 0
        assert (await house.match(number))["players"] == ["person", "random"]
        assert (await ann.does("GET", path))["seats"][1]["left"]

    tell(database, story)


# Talk.


def test_who_sits_talks_and_spectators_listen_if_they_may(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, nobody = await house.person("Ann"), await house.person("Ben"), Person(house)
        loud, quiet = [(await ann.opens(open_chat=flag))["id"] for flag in (True, False)]
        await house.hears(asks.table_subject(loud))
        for number in (loud, quiet):
            await ann.does("POST", f"/tables/{number}/chat", {"text": "hello"})
        await asyncio.sleep(0)
        assert house.rung == [asks.table_subject(loud)]
        assert [line["text"] for line in await nobody.does("GET", f"/tables/{loud}/chat")] == ["hello"]
        assert await nobody.fails("GET", f"/tables/{quiet}/chat") == (403, "problem-not-seated")
        assert await ben.fails("POST", f"/tables/{loud}/chat", {"text": "hi"}) == (403, "problem-not-seated")
        await ben.does("PUT", f"/tables/{quiet}/seats/1")
        assert [line["name"] for line in await ben.does("GET", f"/tables/{quiet}/chat")] == ["Ann"]

    tell(database, story)


def test_the_latest_lines_come_in_order(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        path = f"/tables/{(await ann.opens())['id']}/chat"
        lines = [await ann.does("POST", path, {"text": f"line {n}"}) for n in range(5)]
        assert await ann.does("GET", path) == lines
        assert await ann.does("GET", f"{path}?limit=2") == lines[3:]
        assert await ann.does("GET", f"{path}?after={lines[2]['id']}") == lines[3:]

    tell(database, story)


@pytest.mark.parametrize("said", ["", "   ", "x" * 501, 5, None])
def test_nothing_and_too_much_is_not_said(database: str, said: Any) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        path = f"/tables/{(await ann.opens())['id']}/chat"
        assert await ann.fails("POST", path, {"text": said}) == (422, "problem-malformed")

    tell(database, story)


def test_a_sign_that_the_database_cannot_keep_is_replaced(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        path = f"/tables/{(await ann.opens())['id']}"
        assert (await ann.does("POST", f"{path}/chat", {"text": "a\0b"}))["text"] == "a\ufffdb"
        assert (await ann.does("PUT", f"{path}/note", {"text": "\0"}))["text"] == "\ufffd"
        assert (await ann.does("GET", f"{path}?code=%00"))["mine"] == 0

    tell(database, story)


def test_a_note_is_seen_by_its_writer_only(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        path = f"/tables/{(await ann.opens())['id']}/note"
        await asyncio.gather(*[ann.does("PUT", path, {"text": "mine"}) for _ in range(4)])
        assert await ann.does("GET", path) == {"text": "mine"}
        assert await ben.does("GET", path) == {"text": ""}
        await ann.does("PUT", path, {"text": ""})
        assert await ann.does("GET", path) == {"text": ""}
        assert await ann.fails("PUT", path, {"text": "x" * 10_001}) == (422, "problem-malformed")

    tell(database, story)


def test_every_change_of_seats_rings(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        number = (await ann.opens())["id"]
        path = f"/tables/{number}"
        await house.hears(asks.table_subject(number))
        await ben.does("PUT", f"{path}/seats/1")
        await ben.does("DELETE", f"{path}/seats/1")
        await ann.does("PUT", f"{path}/seats/1/bot", {"bot": "random"})
        await ann.does("POST", f"{path}/start")
        await ann.does("DELETE", f"{path}/seats/0")
        await asyncio.sleep(0)
        assert len(house.rung) == 5

    tell(database, story)


def test_a_table_whose_owner_is_gone_belongs_to_those_who_sit_there(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben, eve = await house.person("Ann"), await house.person("Ben"), await house.person("Eve")
        number = (await ann.opens())["id"]
        await ben.does("PUT", f"/tables/{number}/seats/1")
        async with house.engine.begin() as connection:
            await connection.execute(people.delete().where(people.c.id == ann.number))
            owner = await connection.scalar(select(tables.c.owner).where(tables.c.id == number))
        assert owner is None
        assert await eve.fails("POST", f"/tables/{number}/start") == (403, "problem-not-owner")
        await ben.does("PUT", f"/tables/{number}/seats/0/bot", {"bot": "random"})
        assert (await ben.does("POST", f"/tables/{number}/start"))["status"] == "playing"

    tell(database, story)


def test_what_the_dice_are_bound_to_is_known_from_the_start(database: str) -> None:
    async def story(house: House) -> None:
        ann, _, path = await two_play(house)
        shown = (await ann.does("GET", path))["commitment"]
        async with house.engine.connect() as connection:
            secret = (await connection.execute(select(matches.c.secret))).scalar_one()
        assert shown == commitment_of(secret)
        assert (await ann.opens())["commitment"] is None

    tell(database, story)

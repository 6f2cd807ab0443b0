"""Tables are made, found, filled and left again."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from secrets import token_hex
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import delete, select
from starlette.websockets import WebSocket
from tests.server.lobby.house import FREE, LIVE, TITLE, House, Person, tell, two_play
from tests.server.test_hub import Line

from yupana.server import asks
from yupana.server.gateway import hub as hubs
from yupana.server.gateway.hub import Socket
from yupana.server.journal.tables import beats, people, tables
from yupana.server.lobby import allowances
from yupana.server.lobby.catalogue import newest

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
NIGHT = asks.Variant("night", [0, 1], False)

# Making a table.


def test_a_table_has_full_options_the_newest_rules_and_its_owner_on_the_first_seat(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        table = await ann.opens(seats=3, bots=["greedy"], terms=LIVE)
        assert (table["rules"], table["options"], table["status"]) == (3, {"market-cap": 0}, "open")
        assert (table["pace"], table["terms"]) == ("live", {"bank": 600, "increment": 20, "ceiling": 900, "misses": 3})
        assert [(seat["person"], seat["bot"], seat["free"]) for seat in table["seats"]] == [
            ("Ann", None, False),
            (None, None, True),
            (None, "greedy", False),
        ]
        assert (table["owner"], table["mine"], table["substitute"]) == ("Ann", 0, "greedy")

    tell(database, story)


def test_leavers_are_replaced_by_the_strongest_bot_that_people_are_offered_unless_the_table_says_otherwise(
    database: str,
) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        bots, levels = ["random", "novice", "champion", "greedy"], [asks.Level("novice", 1), asks.Level("champion", 5)]
        await house.plays(asks.Title("tzolkin", 4, [2], [], bots, levels))
        assert (await ann.opens())["substitute"] == "champion"
        assert (await ann.opens(substitute="novice"))["substitute"] == "novice"

    tell(database, story)


def test_a_malformed_wish_is_answered_with_the_names_of_the_fields_that_are_wrong(database: str) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        body = {"game": "tzolkin", "seats": "2", "terms": {"pace": "days", "days": 15}, "colour": "red", "x" * 81: 1}
        answer = await ann.ask("POST", "/tables", body)
        assert answer.status_code == 422
        assert answer.json() == {"reason": "problem-malformed", "fields": ["seats", "terms.days.days", "colour"]}
        assert (await ann.ask("GET", "/tables?limit=x")).json()["fields"] == ["limit"]

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
        ({"rated": True, "terms": LIVE, "bots": ["random"]}, 409, "problem-rated-bots"),
        ({"rated": True, "terms": LIVE, "seats": 1}, 409, "problem-rated-alone"),
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


def test_options_that_cannot_be_played_together_are_refused_before_there_is_a_table(database: str) -> None:
    async def story(house: House) -> None:
        house.refuses = "refused-by-the-rules"
        ann = await house.person("Ann")
        body = {"game": "tzolkin", "seats": 2, "terms": FREE, "options": {"market-cap": 1}}
        assert await ann.fails("POST", "/tables", body) == (409, "refused-by-the-rules")
        assert await ann.does("GET", "/tables?mine=true") == []
        await ann.opens(options={"market-cap": 0})  # nobody need be asked about the usual ones
        house.refuses = ""
        await ann.opens(options={"market-cap": 1})
        assert [ask.wish for ask in house.asked] == [asks.Check("tzolkin", 2, {"market-cap": 1})]

    tell(database, story)


def test_before_any_referee_came_nothing_is_opened_and_nobody_is_blamed(database: str) -> None:
    async def story(house: House) -> None:
        async with house.engine.begin() as connection:
            await connection.execute(delete(beats))
        ann = await house.person("Ann")
        body = {"game": "tzolkin", "seats": 2, "terms": FREE}
        assert await ann.fails("POST", "/tables", body) == (409, "problem-nobody-answers")
        assert await ann.fails("GET", "/games") == (409, "problem-nobody-answers")

    tell(database, story)


def test_the_catalogue_has_every_game_once_by_its_newest_rules(database: str) -> None:
    async def story(house: House) -> None:
        assert await Person(house).does("GET", "/games") == [msgspec.to_builtins(TITLE)]

    tell(database, story)


def test_of_rules_that_are_played_the_newest_are_on_offer_and_all_that_were_when_nobody_is_left() -> None:
    def on_offer(*heard: tuple[float, str, int]) -> list[tuple[str, int]]:
        titles = [(NOON + timedelta(seconds=at), asks.Title(game, rules, [2], [], [])) for at, game, rules in heard]
        return [(title.game, title.rules) for title in newest(titles)]

    assert on_offer() == []
    assert on_offer((0, "toy", 2), (0, "toy", 10), (0, "toy", 9), (0, "chess", 1)) == [("chess", 1), ("toy", 10)]
    assert on_offer((0, "toy", 2), (20, "toy", 1)) == [("toy", 2)], "silent, but perhaps only late"
    assert on_offer((0, "toy", 2), (21, "toy", 1)) == [("toy", 1)], "gone"
    assert on_offer((0, "toy", 2), (500, "chess", 1)) == [("chess", 1), ("toy", 2)], "gone, and nobody else plays it"


def test_a_table_that_was_opened_by_older_rules_begins_by_the_newest(database: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        kept, lost = await ann.opens(options={"market-cap": 1}), await ann.opens(options={"market-cap": 1})
        for table in (kept, lost):
            await ben.does("PUT", f"/tables/{table['id']}/seats/1")
        await house.plays(msgspec.structs.replace(TITLE, rules=4, variants=[*TITLE.variants, NIGHT]))
        await house.fanout.listen(asks.referee_subject("tzolkin", 4), house.judge)
        await ann.does("POST", f"/tables/{kept['id']}/start")
        match = await house.match(kept["id"])
        assert (match["rules"], match["options"]) == (4, {"market-cap": 1, "night": 0})
        shown = await ann.does("GET", f"/tables/{kept['id']}")
        assert (shown["rules"], shown["options"]) == (4, {"market-cap": 1, "night": 0})
        await house.plays(msgspec.structs.replace(TITLE, rules=5, variants=[NIGHT]))
        assert await ann.fails("POST", f"/tables/{lost['id']}/start") == (409, "problem-unknown-option")

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
        path = f"/tables/{(await ann.opens(rated=True, terms=LIVE))['id']}"
        assert await guest.fails("PUT", f"{path}/seats/1") == (403, "problem-guest-rated")
        body = {"game": "tzolkin", "seats": 2, "terms": LIVE, "rated": True}
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


# The lobby, as it is shown.


def test_the_lobby_is_read_page_by_page_and_by_game(database: str) -> None:
    async def story(house: House) -> None:
        eve, ann = await house.person("Eve"), await house.person("Ann")
        first = (await ann.opens())["id"]
        newer = [(await eve.opens())["id"] for _ in range(5)]
        page = await ann.does("GET", "/tables?status=open&limit=3&game=tzolkin")
        assert [table["id"] for table in page] == newer[:1:-1]
        page = await ann.does("GET", f"/tables?status=open&limit=3&before={page[-1]['id']}")
        assert [table["id"] for table in page] == [newer[1], newer[0], first]
        assert await ann.does("GET", "/tables?status=open&game=santa-maria") == []

    tell(database, story)


def test_who_looks_at_the_lobby_is_rung_for_when_it_looks_otherwise_and_seldom_if_much_happens(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "LOBBY_SECONDS", 0.5)

    async def story(house: House) -> None:
        hub = house.app.state.hub
        line = Line()
        client = Socket(cast(WebSocket, line), None, 0.0)
        writing = asyncio.create_task(client.write())
        await hub.join(client)
        await hub.visit(client)
        ann, ben = await house.person("Ann"), await house.person("Ben")
        number = (await ann.opens())["id"]
        await asyncio.sleep(0.1)
        ring = {"type": "ring", "table": 0}
        assert line.heard == [{"type": "done", "table": 0, "seq": 0, "to": "watch"}, ring]
        for _ in range(5):
            await ben.does("PUT", f"/tables/{number}/seats/1")
            await ben.does("DELETE", f"/tables/{number}/seats/1")
        await asyncio.sleep(0.6)
        assert line.heard.count(ring) in (2, 3, 4)
        await hub.leave(client)
        await ann.does("DELETE", f"/tables/{number}")
        heard = len(line.heard)
        await asyncio.sleep(0.6)
        assert len(line.heard) == heard
        writing.cancel()

    tell(database, story)


# How much one person may have.


def test_nobody_has_more_tables_seats_or_bots_than_there_is_room_for_and_is_told_why(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(allowances, "MEMBER", allowances.Allowance(waiting=3, sitting=5, bots=4))
    monkeypatch.setattr(allowances, "GUEST", allowances.Allowance(waiting=1, sitting=2, bots=1))

    async def story(house: House) -> None:
        ann, ben = await house.person("Ann"), await house.person("Ben")
        guest = await house.person("Gus", guest=True)
        wanted = {"game": "tzolkin", "seats": 2, "terms": {"pace": "free"}}
        mine = [(await ann.opens())["id"] for _ in range(3)]
        assert await ann.fails("POST", "/tables", wanted) == (409, "problem-too-many-tables")
        await guest.opens()
        assert await guest.fails("POST", "/tables", wanted) == (409, "problem-too-many-tables")
        await ann.does("DELETE", f"/tables/{mine[0]}")
        for _ in range(3):  # what is played no longer waits, but Ann sits there
            number = (await ann.opens(bots=["greedy"]))["id"]
            await ann.does("POST", f"/tables/{number}/start")
        theirs = (await ben.opens())["id"]
        assert await ann.fails("PUT", f"/tables/{theirs}/seats/1") == (409, "problem-too-many-matches")
        assert await ann.fails("POST", "/tables", wanted) == (409, "problem-too-many-matches")
        await ann.does("PUT", f"/tables/{mine[1]}/seats/1/bot", {"bot": "greedy"})
        await ann.does("PUT", f"/tables/{mine[1]}/seats/1/bot", {"bot": "random"})  # another in its place
        refused = await ann.fails("PUT", f"/tables/{mine[2]}/seats/1/bot", {"bot": "greedy"})
        assert refused == (409, "problem-too-many-bots")

    tell(database, story)


@pytest.mark.slow
@pytest.mark.parametrize(("guest", "waiting", "sitting", "bots"), [(True, 3, 10, 12), (False, 10, 50, 40)])
def test_a_guest_and_a_member_have_so_much_and_no_more(
    database: str, guest: bool, waiting: int, sitting: int, bots: int
) -> None:
    async def story(house: House) -> None:
        ann, ben, cid = [await house.person(name, guest=guest) for name in ("Ann", "Ben", "Cid")]
        wanted = {"game": "tzolkin", "seats": 2, "terms": {"pace": "free"}}

        async def begin(**wishes: Any) -> None:
            number = (await cid.opens(**wishes))["id"]
            await cid.does("POST", f"/tables/{number}/start")

        for _ in range(waiting):
            await ann.opens()
        assert await ann.fails("POST", "/tables", wanted) == (409, "problem-too-many-tables")
        for _ in range(sitting - waiting):
            host = await house.person(f"Host {token_hex(4)}")
            number = (await host.opens())["id"]
            await ann.does("PUT", f"/tables/{number}/seats/1")
            await host.does("POST", f"/tables/{number}/start")
        number = (await ben.opens())["id"]
        assert await ann.fails("PUT", f"/tables/{number}/seats/1") == (409, "problem-too-many-matches")
        for _ in range(bots // 3):
            await begin(seats=4, bots=["greedy"] * 3)
        for _ in range(bots % 3):
            await begin(bots=["greedy"])
        refused = await cid.fails("POST", "/tables", wanted | {"bots": ["greedy"]})
        assert refused == (409, "problem-too-many-bots")

    tell(database, story)


def test_many_tables_that_are_opened_at_once_are_counted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowances, "MEMBER", allowances.Allowance(waiting=3, sitting=50, bots=4))

    async def story(house: House) -> None:
        ann = await house.person("Ann")
        wanted = {"game": "tzolkin", "seats": 2, "terms": {"pace": "free"}}
        answers = await asyncio.gather(*[ann.ask("POST", "/tables", wanted) for _ in range(8)])
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 5

    tell(database, story)

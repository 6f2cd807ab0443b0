"""Offers between people: the Maya city of Santa Maria trades with a colony, over PostgreSQL and NATS."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tests.server.test_referee import Town, town
from tests.server.test_time import Wall, make

from yupana.engine.game import full_options
from yupana.games import title
from yupana.protocol.messages import Undo, Update
from yupana.server.asks import Move
from yupana.server.clocks import Terms

CITY, COLONY = 0, 1
TERMS = Terms(600, 0, 600)
OPTIONS = full_options(title("santa-maria").game, {"expansion": 1, "maya": 1})
TOWARDS_TRADE = ("play-trade", "play-card")  # what the city does when it can
Story = Callable[[Town, Wall, int], Coroutine[Any, Any, None]]


def tell(database: str, story: Story) -> None:
    async def run() -> None:
        async with town(database, 1) as here:
            wall = Wall(here.referees[0])
            number = await make(here, TERMS, "default", "santa-maria", OPTIONS)
            assert await here.referees[0].take_due() == 1
            await trade(here, number)
            await story(here, wall, number)

    asyncio.run(run())


async def asked(here: Town, number: int) -> tuple[int, Update]:
    """Who must decide, and what that seat sees."""
    seat = (await here.look(number, None)).waiting[0]
    return seat, await here.look(number, seat)


async def answer(here: Town, number: int, *verbs: str) -> str:
    """Whoever must decide does the first of these that can be done, or else the first thing of all."""
    seat, update = await asked(here, number)
    assert update.decision is not None
    moves = [option.move for option in update.decision.options]
    found = [move for verb in verbs for move in moves if move.split()[0] == verb]
    done = await here.choose(number, seat, update.decision.id, (found or moves)[0])
    assert done.refused == "", done
    return (found or moves)[0]


async def trade(here: Town, number: int) -> None:
    """Until the city may offer something."""
    for _ in range(400):
        if (await answer(here, number, "offer-to", *TOWARDS_TRADE)).startswith("offer-to"):
            return
    raise AssertionError("nobody ever traded")


async def offer(here: Town, number: int) -> None:
    """A coin is given for nothing: whoever refuses that has a reason."""
    await answer(here, number, "give")
    assert (await answer(here, number, "send")).startswith("send")
    seat, update = await asked(here, number)
    assert seat == COLONY
    assert update.decision is not None
    assert {option.move for option in update.decision.options} >= {"accept", "refuse"}


def lines(update: Update) -> list[str]:
    """What was told, by the names of the messages."""
    return [line.message.id for item in update.log if not item.taken_back for line in item.lines]


def test_an_offer_is_made_and_accepted_and_both_have_what_was_agreed(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        await offer(here, number)
        before = [await here.look(number, seat) for seat in (CITY, COLONY)]
        await answer(here, number, "accept")
        after = [await here.look(number, seat) for seat in (CITY, COLONY)]
        assert before[COLONY].seats != after[COLONY].seats
        assert (await asked(here, number))[0] == CITY, "the city trades on"

    tell(database, story)


def test_an_offer_that_is_refused_changes_nothing_but_the_talk(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        await offer(here, number)
        before = await here.look(number, COLONY)
        await answer(here, number, "refuse")
        after = await here.look(number, COLONY)
        assert before.seats == after.seats
        assert len(lines(after)) > len(lines(before))

    tell(database, story)


def test_an_offer_is_withdrawn_before_it_is_sent_and_while_the_other_thinks(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        await answer(here, number, "give")
        await answer(here, number, "cancel")
        assert (await asked(here, number))[0] == CITY
        await answer(here, number, "offer-to")
        await offer(here, number)
        late = (await here.look(number, COLONY)).decision
        assert late is not None
        assert (await here.ask(number, Move(CITY, Undo()))).refused == ""
        assert (await asked(here, number))[0] == CITY
        assert (await here.choose(number, COLONY, late.id, "accept")).refused == "refused-too-late"

    tell(database, story)


def test_an_offer_that_is_not_answered_in_time_is_refused(database: str) -> None:
    async def story(here: Town, wall: Wall, number: int) -> None:
        await offer(here, number)
        before = await here.look(number, COLONY)
        wall.wind(seconds=601)
        assert await here.referees[0].take_due() == 1
        after = await here.look(number, COLONY)
        assert after.seats == before.seats
        assert (await asked(here, number))[0] == CITY

    tell(database, story)

"""Routes of the lobby: tables, seats, matches that are begun and ended, talk."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from yupana.server import asks
from yupana.server.clocks import zones
from yupana.server.gateway.answers import problems
from yupana.server.gateway.caller import Caller, anyone, may
from yupana.server.lobby import casting, opening, proposing, seating, showing, talking, watching
from yupana.server.lobby.absence import MISSES
from yupana.server.lobby.rooms import Lobby, Who
from yupana.server.lobby.showing import Status, TableView, TurnView
from yupana.server.problems import Problem

BIGINT_MAX = 2**63 - 1
INT_MAX = 2**31 - 1
SEATS_MAX = 20  # no game has more
DAY_SECONDS = 86400
CHAT_MAX = 500
NOTE_MAX = 10_000
CODE_MAX = 40
PAGE_MAX = 100
TURNING = dict.fromkeys(
    [*range(0x202A, 0x202F), *range(0x2066, 0x206A)]
)  # Unicode's overrides, embeddings and isolates
SEEN = r"[^ \t\r\n\u202a-\u202e\u2066-\u2069]"  # something is left to be read
PLAIN_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


def lobby_of(request: Request) -> Lobby:
    """The lobby of this gateway, as a dependency."""
    found: Lobby = request.app.state.lobby
    return found


def printable(text: str) -> str:
    """PostgreSQL keeps every sign but one."""
    return text.replace("\0", "\ufffd")


def unturned(text: str) -> str:
    """What people write to others, without the signs by which one could turn around what stands beside it.

    Hebrew and Arabic need none of them.
    """
    return printable(text).translate(TURNING)


def _whole(number: Any) -> Any:
    """JSON makes no difference between 2 and 2.0."""
    if isinstance(number, dict):
        return {name: _whole(value) for name, value in number.items()}
    return int(number) if isinstance(number, float) and number.is_integer() else number


def _day(written: Any) -> date:
    """A day as JSON has it; no moment, and no number of seconds."""
    if not isinstance(written, str) or len(written) != len("2026-01-01"):
        raise ValueError("a day is written like 2026-01-01")
    return date.fromisoformat(written)


def _known(caller: Caller) -> Who:
    return Who(caller.person, caller.name, caller.guest)


async def _anybody(caller: Annotated[Caller | None, Depends(anyone())]) -> Who | None:
    """A token that may neither read nor be in the lobby sees what strangers see."""
    return _known(caller) if caller and caller.sees("read", "lobby") else None


async def _reader(caller: Annotated[Caller, Depends(may("read"))]) -> Who:
    return _known(caller)


async def _visitor(caller: Annotated[Caller, Depends(may("lobby"))]) -> Who:
    return _known(caller)


async def _player(caller: Annotated[Caller, Depends(may("play"))]) -> Who:
    return _known(caller)


Here = Annotated[Lobby, Depends(lobby_of)]
Anybody = Annotated[Who | None, Depends(_anybody)]
Reader = Annotated[Who, Depends(_reader)]
Visitor = Annotated[Who, Depends(_visitor)]
Player = Annotated[Who, Depends(_player)]
Number = Annotated[int, Path(ge=1, le=BIGINT_MAX)]
Seat = Annotated[int, Path(ge=0, lt=SEATS_MAX)]
Code = Annotated[str, Field(max_length=CODE_MAX), AfterValidator(printable)]
Word = Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9-]+$")]
Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Day = Annotated[date, BeforeValidator(_day)]
Misses = Annotated[int, Field(ge=1, le=20)]  # turns in a row, after which the others decide how the match goes on
Value = Annotated[int, Field(ge=-INT_MAX, le=INT_MAX)]


class Wanted(BaseModel):
    """Whatever a request brings: nothing but what is described."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def _with_whole_numbers(cls, brought: Any) -> Any:
        return _whole(brought)


class Invited(BaseModel):
    """What the address of a table may say: the code of an invitation."""

    model_config = ConfigDict(extra="forbid")

    code: Code = ""


class Lines(Invited):
    """Which lines of the chat."""

    after: Annotated[int, Field(ge=0, le=BIGINT_MAX)] = 0
    limit: Annotated[int, Field(ge=1, le=PAGE_MAX)] = PAGE_MAX


class Filter(BaseModel):
    """Which tables; `before` is the last number of the page before."""

    model_config = ConfigDict(extra="forbid")

    status: Status | None = None
    game: Word | None = None
    mine: bool = False
    before: Annotated[int, Field(ge=1, le=BIGINT_MAX)] | None = None
    limit: Annotated[int, Field(ge=1, le=PAGE_MAX)] = 50


With = Annotated[Invited, Query()]


class Live(Wanted):
    """All are there: seconds to think, more with every decision, never above the ceiling unless the bank was."""

    pace: Literal["live"]
    bank: Annotated[int, Field(ge=10, le=7 * DAY_SECONDS)]
    increment: Annotated[int, Field(ge=0, le=DAY_SECONDS)] = 0
    ceiling: Annotated[int, Field(ge=0, le=7 * DAY_SECONDS)] = 0
    misses: Misses = MISSES


class Days(Wanted):
    """So many days for every decision; nights do not count, nor the days of a vacation."""

    pace: Literal["days"]
    days: Annotated[int, Field(ge=1, le=14)]
    vacation: Annotated[int, Field(ge=0, le=30)] = 0
    misses: Misses = MISSES


class Free(Wanted):
    """No clock."""

    pace: Literal["free"]


class TableWanted(Wanted):
    """A new table. Bots get the last seats; without a substitute it is the strongest that people are offered."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=SEATS_MAX)]
    options: Annotated[dict[str, Value], Field(max_length=50)] = {}
    bots: Annotated[list[Word], Field(max_length=SEATS_MAX)] = []
    listed: bool = True
    rated: bool = False
    terms: Annotated[Live | Days | Free, Field(discriminator="pace")]
    on_timeout: opening.OnTimeout = "default"
    substitute: Word | None = None
    keep_order: bool = False
    open_chat: bool = True


class SeatWanted(Wanted):
    """A seat, with the code of the invitation if the table is not listed."""

    code: Code = ""


class BotWanted(Wanted):
    """A bot for a seat."""

    bot: Word


class Promise(Wanted):
    """The SHA-256 of a share, in hexadecimal digits."""

    promise: Hash


class Share(Wanted):
    """What I add to the dice: 32 bytes that nobody can guess, in hexadecimal digits."""

    share: Hash


class ProposalWanted(Wanted):
    """Something that needs the consent of all: `to`, how many entries shall stand when moves are taken back.

    `about` is the seat of somebody who is not there, for whom a bot shall play on or another `person` sit down.
    """

    kind: proposing.Kind
    to: Annotated[int, Field(ge=1, le=INT_MAX)] | None = None
    about: Annotated[int, Field(ge=0, lt=SEATS_MAX)] | None = None
    person: Annotated[str, Field(max_length=CODE_MAX), AfterValidator(printable)] | None = None


class Consent(Wanted):
    """Yes or no."""

    agree: bool


class AwayWanted(Wanted):
    """A vacation, both days included."""

    first: Day
    last: Day
    zone: Annotated[str, Field(max_length=60, examples=["Europe/Kyiv"])] = "UTC"  # whose days they are


class Said(Wanted):
    """Something to be said."""

    text: Annotated[str, Field(min_length=1, max_length=CHAT_MAX, pattern=SEEN), AfterValidator(unturned)]


class Note(Wanted):
    """A private note."""

    text: Annotated[str, Field(max_length=NOTE_MAX), AfterValidator(printable)]


class VariantShown(BaseModel):
    """Something to be chosen before a match, the usual value first; `solo`: only by somebody who plays alone."""

    name: str
    values: list[int]
    solo: bool


class LevelShown(BaseModel):
    """A bot that people are offered, and how many seconds it takes for a decision at most."""

    name: str
    seconds: float


class GameShown(BaseModel):
    """A game that can be played here."""

    game: str
    rules: int
    seats: list[int]
    variants: list[VariantShown]
    bots: list[str]
    levels: list[LevelShown]


router = APIRouter(tags=["lobby"])


class Asked(msgspec.Struct):
    """What is needed of what a bot is asked."""

    decision: str
    view: dict[str, Any]


class DecisionShown(BaseModel):
    """A decision, and the fields of the table as the seat that decides sees it."""

    game: str
    rules: int
    decision: str
    view: dict[str, Any]


@router.get("/games", responses=problems(409))
async def games(here: Here) -> list[GameShown]:
    """The games that can be played here, by the newest of their rules."""
    return [GameShown.model_validate(title, from_attributes=True) for title in await here.catalogue.titles()]


@router.get("/tables", responses=problems(401))
async def tables(here: Here, who: Anybody, wanted: Annotated[Filter, Query()]) -> list[TableView]:
    """The lobby, the newest table first."""
    if wanted.mine and who is None:
        raise Problem(401, "problem-signed-out")
    return await showing.show_list(here, who, **wanted.model_dump())


@router.post("/tables", status_code=201, responses=problems(401, 403, 404, 409))
async def new_table(here: Here, who: Visitor, wanted: TableWanted) -> TableView:
    """A new table, at which I sit on the first seat."""
    terms = wanted.terms.model_dump(exclude={"pace"})
    if isinstance(wanted.terms, Live):
        terms["ceiling"] = max(terms["ceiling"], terms["bank"])
    plan = opening.Plan(
        game=wanted.game,
        seats=wanted.seats,
        options=wanted.options,
        bots=tuple(wanted.bots),
        listed=wanted.listed,
        rated=wanted.rated,
        pace=wanted.terms.pace,
        terms=terms,
        on_timeout=wanted.on_timeout,
        substitute=wanted.substitute,
        keep_order=wanted.keep_order,
        open_chat=wanted.open_chat,
    )
    return await showing.show(here, who, await opening.make(here, who, plan))


@router.get("/tables/{number}", responses=problems(404))
async def table(here: Here, who: Anybody, number: Number, asked: With) -> TableView:
    """One table: seats, terms, status, open proposals."""
    return await showing.show(here, who, number, asked.code)


@router.delete("/tables/{number}", status_code=204, responses=problems(401, 403, 404, 409))
async def close_table(here: Here, who: Visitor, number: Number) -> None:
    """Close my table, which has not begun."""
    await opening.close(here, who, number)


@router.put("/tables/{number}/seats/{seat}", responses=problems(401, 403, 404, 409))
async def sit(here: Here, who: Visitor, number: Number, seat: Seat, wanted: SeatWanted | None = None) -> TableView:
    """Sit down; during a match where somebody left, or where a bot stepped in for me."""
    await seating.sit(here, who, number, seat, wanted.code if wanted else "")
    return await showing.show(here, who, number)


@router.delete("/tables/{number}/seats/{seat}", status_code=204, responses=problems(401, 403, 404, 409))
async def get_up(here: Here, who: Visitor, number: Number, seat: Seat) -> None:
    """Get up; at my own table also send somebody away before the start."""
    await seating.get_up(here, who, number, seat)


@router.put("/tables/{number}/seats/{seat}/bot", responses=problems(401, 403, 404, 409))
async def put_bot(here: Here, who: Visitor, number: Number, seat: Seat, wanted: BotWanted) -> TableView:
    """Put a bot on a seat of my table."""
    await seating.put_bot(here, who, number, seat, wanted.bot)
    return await showing.show(here, who, number)


@router.post("/tables/{number}/start", responses=problems(401, 403, 404, 409))
async def start(here: Here, who: Visitor, number: Number) -> TableView:
    """Begin the match at my table."""
    await opening.start(here, who, number)
    return await showing.show(here, who, number)


@router.put("/tables/{number}/promise", status_code=204, responses=problems(401, 403, 404, 409))
async def promise(here: Here, who: Player, number: Number, wanted: Promise) -> None:
    """Before the start: say by its hash what I will add to the dice."""
    await casting.promise(here, who, number, wanted.promise)


@router.put("/tables/{number}/share", status_code=204, responses=problems(401, 403, 404, 409))
async def add(here: Here, who: Player, number: Number, wanted: Share) -> None:
    """When the host has committed: add to the dice what I promised."""
    await casting.add(here, who, number, wanted.share)


@router.post("/tables/{number}/resign", responses=problems(401, 403, 404, 409))
async def resign(here: Here, who: Player, number: Number) -> TableView:
    """Give the match up: between two I have lost it; at a larger table a bot plays on, and I do not come back."""
    await seating.resign(here, who, number)
    return await showing.show(here, who, number)


@router.post("/tables/{number}/rematch", responses=problems(401, 403, 404, 409))
async def rematch(here: Here, who: Visitor, number: Number) -> TableView:
    """The same table anew, or the one that another of us made; I sit down there."""
    return await showing.show(here, who, await opening.rematch(here, who, number))


@router.get("/tables/{number}/chat", responses=problems(403, 404))
async def listen(here: Here, who: Anybody, number: Number, asked: Annotated[Lines, Query()]) -> list[talking.ChatLine]:
    """The latest that was said after line `after`."""
    return await talking.listen(here, who, number, asked.code, asked.after, asked.limit)


@router.post("/tables/{number}/chat", status_code=201, responses=problems(401, 403, 404))
async def say(here: Here, who: Visitor, number: Number, wanted: Said) -> talking.ChatLine:
    """Say something at a table where I sit."""
    return await talking.say(here, who, number, wanted.text)


@router.get("/tables/{number}/note", responses=problems(401, 403, 404))
async def read_note(here: Here, who: Visitor, number: Number, asked: With) -> Note:
    """My private note."""
    return Note(text=await talking.read_note(here, who, number, asked.code))


@router.put("/tables/{number}/note", responses=problems(401, 403, 404))
async def write_note(here: Here, who: Visitor, number: Number, wanted: Note, asked: With) -> Note:
    """Keep a private note; an empty one is none."""
    await talking.write_note(here, who, number, wanted.text, asked.code)
    return wanted


@router.post("/tables/{number}/proposals", responses=problems(401, 403, 404, 409))
async def propose(here: Here, who: Player, number: Number, wanted: ProposalWanted) -> TableView:
    """Propose something to all others at the table."""
    wish = proposing.Proposed(wanted.kind, wanted.to, wanted.about, wanted.person)
    await proposing.propose(here, who, number, wish)
    return await showing.show(here, who, number)


@router.post("/tables/{number}/proposals/{proposal}", responses=problems(401, 403, 404, 409))
async def respond(here: Here, who: Player, number: Number, proposal: Number, wanted: Consent) -> TableView:
    """Agree or refuse; take back what I proposed."""
    await proposing.respond(here, who, number, proposal, wanted.agree)
    return await showing.show(here, who, number)


@router.post("/tables/{number}/away", responses=problems(400, 401, 403, 404, 409))
async def take_days_off(here: Here, who: Player, number: Number, wanted: AwayWanted) -> TableView:
    """Go on vacation, of the days that were agreed on."""
    if wanted.zone not in zones():
        raise Problem(400, "problem-time-zone")
    await seating.take_days_off(here, who, number, wanted.first, wanted.last, wanted.zone)
    return await showing.show(here, who, number)


@router.get("/tables/{number}/record", response_class=Response, responses=PLAIN_TEXT | problems(404))
async def record(here: Here, who: Anybody, number: Number, asked: With) -> PlainTextResponse:
    """The record of a match that is over."""
    return PlainTextResponse(await showing.record_of(here, who, number, asked.code))


@router.get("/tables/{number}/decision", responses=problems(401, 403, 404, 409))
async def decision(here: Here, who: Player, number: Number) -> DecisionShown:
    """What I must decide, and the table as I see it, by its rules: with it my own device can tell what would follow."""
    place = await watching.place_at(here, number, who, "")
    if place.seat is None:
        raise Problem(403, "problem-not-seated")
    answer = await here.referees.ask(place.game, place.rules, number, asks.Decide(place.seat))
    asked = msgspec.json.decode(answer.body, type=Asked)
    return DecisionShown(game=place.game, rules=place.rules, decision=asked.decision, view=asked.view)


@router.get("/turns", responses=problems(401, 403))
async def turns(here: Here, who: Reader) -> list[TurnView]:
    """Tables at which I must decide, the most urgent first."""
    return await showing.turns(here, who)

"""One message a day in place of many: how each table stands, and what the others did since one's own last move."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.games import names, title
from yupana.server import asks, awaiting
from yupana.server.accounts.wishes import Daily
from yupana.server.settings import Settings
from yupana.server.speaking import say
from yupana.text.words import Words

log = logging.getLogger(__name__)

LATE: Final = timedelta(hours=3)  # after that, it is left to the next day
LATELY: Final = timedelta(days=1)
TABLES_MAX: Final = 12
LINES_MAX: Final = 8  # of one table, the last ones

Look = Callable[[int, asks.Look], Awaitable[asks.Answer]]  # a referee that tells what a viewer sees


class Said(NamedTuple):
    """What somebody is told, in their language."""

    subject: str
    text: str
    path: str  # where it leads

    def link(self, settings: Settings) -> str:
        """The same, as a whole address."""
        return f"{settings.url}/{self.path}"


def game_name(game: str, language: str) -> str:
    """The name of a game; as it is written in the database where this process does not have it."""
    return say(language, "title", {}, title(game).package) if game in names() else game


def day_of(daily: Daily, now: datetime) -> int | None:
    """The day whose digest is due now, as a number; none when it is not the hour."""
    if not daily.is_somewhere():
        return None
    here = now.astimezone(ZoneInfo(daily.zone))
    due = here.replace(hour=int(daily.at[:2]), minute=int(daily.at[3:]), second=0, microsecond=0)
    if due > here:
        due -= timedelta(days=1)
    return due.toordinal() if here - due < LATE else None


async def due_days(connection: AsyncConnection, now: datetime) -> tuple[list[int], list[int]]:
    """Who gets a digest now, and of which day."""
    found = [(row.id, day_of(Daily.model_validate(row.daily), now)) for row in await connection.execute(DAILY)]
    due = [(person, day) for person, day in found if day is not None]
    return [person for person, _ in due], [day for _, day in due]


async def compose(engine: AsyncEngine, settings: Settings, row: Any, now: datetime, look: Look | None) -> Said | None:
    """How the tables of a person stand; nothing when there is nothing to tell any more."""
    language = row["language"]
    async with engine.connect() as connection:
        asked = {"person": row["person"], "now": now, "lately": now - LATELY, "most": TABLES_MAX}
        found = (await connection.execute(TABLES, asked)).mappings().all()
        invited = (await connection.execute(INVITED, asked)).mappings().all()
    if not found and not invited:
        return None
    parts = []
    for each in found:
        state = "over" if each["status"] == "over" else "mine" if each["mine"] else "theirs"
        said = {"game": game_name(each["game"], language), "names": ", ".join(each["names"])}
        done = [] if look is None else await _done(look, each, language)
        if each["asked"]:
            done.append(say(language, "digest-asked", {}))
        head = say(language, f"digest-{state}", said)
        parts.append("\n".join([head, *[f"– {line}" for line in done], f"{settings.url}/#/table/{each['id']}"]))
    for each in invited:
        said = {"game": game_name(each["game"], language), "names": ", ".join(each["names"])}
        head = say(language, f"digest-{each['kind']}", said)
        parts.append(f"{head}\n{settings.url}/#/table/{each['id']}")
    waiting = sum([each["mine"] or each["asked"] for each in found]) + len(invited)
    return Said(say(language, "digest-subject", {"count": waiting}), "\n\n".join(parts), "#/")


async def _done(look: Look, table: Any, language: str) -> list[str]:
    """What the others did since the seat's own last move, as the seat is told it; nothing where nobody can tell."""
    try:
        answer = await look(table["id"], asks.Look(table["seat"]))
        items = [item for item in msgspec.json.decode(answer.body)["update"]["log"] if not item["taken_back"]]
    except Exception as problem:  # played by other rules, or broken
        log.warning("a digest goes without table %s: %r", table["id"], problem)
        return []
    own = max([n for n, item in enumerate(items) if item["seat"] == table["seat"]], default=-1)
    lines = [line for item in items[own + 1 :] for line in item["lines"] if line["seat"] != table["seat"]]
    deeds = [line["message"] for line in lines if not line.get("minor")]
    words = Words(language, title(table["game"]).package, table["names"], table["seat"])
    return [words.say(deed["id"], deed["args"]) for deed in deeds[-LINES_MAX:]]


def invitations(person: str) -> str:
    """The tables to which somebody was invited lately."""
    return " UNION ALL ".join(
        [
            f"SELECT tables.id, tables.game, '{each.kind}' AS kind, {awaiting.SITTING} AS names"
            f" FROM people JOIN {each.source} WHERE people.id = {person} AND {each.stands}"
            f" AND {each.since} BETWEEN :lately AND :now"
            for each in awaiting.INVITATIONS
        ]
    )


MINE = (  # somebody must decide
    "tables.status = 'playing' AND matches.result IS NULL AND matches.broken IS NULL"
    " AND seats.seat = ANY(matches.waiting) AND matches.players[seats.seat + 1] = 'person'"
)
ASKED = f"EXISTS (SELECT FROM proposals WHERE proposals.table = tables.id AND {awaiting.ASKED})"
NEWS = (
    f"(({MINE}) OR {ASKED} OR (tables.status IN ('playing', 'over') AND matches.changed_at BETWEEN :lately AND :now))"
)
SEATED = "seats JOIN tables ON tables.id = seats.table JOIN matches ON matches.id = tables.id"
DAILY = text(
    "SELECT id, settings -> 'notify' -> 'digest' AS daily FROM people"
    " WHERE settings -> 'notify' -> 'digest' ->> 'at' IS NOT NULL"
)
TABLES = text(
    f"SELECT tables.id, tables.game, tables.status, matches.names, seats.seat, ({MINE}) AS mine, {ASKED} AS asked"
    f" FROM {SEATED} WHERE seats.person = :person AND {NEWS} ORDER BY mine DESC, matches.changed_at DESC LIMIT :most"
)
INVITED = text(f"{invitations(':person')} ORDER BY id LIMIT :most")

"""Calling people back: what they are to be told is written down first, then sent by whichever process takes it.

Whom to call is found in the database, so a move costs nothing more. A row is taken for a while, sent with nothing held,
and marked; what a process took that ended is taken again, and has the same Message-ID.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from functools import cache
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from fluent.runtime import FluentBundle, FluentResource
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from yupana.games import names, title
from yupana.server import monitoring
from yupana.server.accounts import mail
from yupana.server.accounts.wishes import Window, Wishes
from yupana.server.journal.tables import matches, outbox
from yupana.server.settings import Settings
from yupana.text.words import fluent_source

log = logging.getLogger(__name__)

PATIENCE = timedelta(minutes=10)  # after which somebody whose turn it is is called; who is there has moved by then
NEAR = timedelta(hours=6)  # before the end of a clock of days
LATELY = timedelta(days=1)  # what happened earlier is no news
LEASE = timedelta(minutes=2)  # for which others leave a row alone, twice as long after each failure
TRIES = 8
ASKED_FOR = ("confirm", "recover")  # mails that somebody waits for, at any hour
AT_ONCE = 100


async def gather(engine: AsyncEngine, now: datetime) -> int:
    """Write down whom to tell what, each thing once; how much is new."""
    asked = {"now": now, "waited": now - PATIENCE, "lately": now - LATELY, "near": now + NEAR}
    async with engine.begin() as connection:
        return sum([(await connection.execute(each, asked)).rowcount for each in GATHER])


async def send_due(engine: AsyncEngine, settings: Settings, now: datetime) -> int:
    """Send what is due; how many mails went out."""
    sent = 0
    for _ in range(AT_ONCE):
        async with engine.begin() as connection:
            taken = {"now": now, "seconds": LEASE.total_seconds(), "tries": TRIES}
            row = (await connection.execute(TAKE, taken)).mappings().first()
        if row is None:
            break
        until = quiet_until(Wishes.model_validate(row["settings"]).quiet, now)
        if until is not None and row["kind"] not in ASKED_FOR:
            await _mark(engine, row["id"], due_at=until, tries=row["tries"] - 1)
        elif await _is_old(engine, row):
            await _mark(engine, row["id"], sent_at=now)
        else:
            sent += await _send(engine, settings, row, now)
    return sent


def quiet_until(window: Window | None, now: datetime) -> datetime | None:
    """When the hours end in which somebody is not to be disturbed, if it is one of them."""
    if window is None or not window.is_somewhere():
        return None
    here = now.astimezone(ZoneInfo(window.zone))
    hour = here.strftime("%H:%M")
    over_midnight = window.end <= window.start
    within = (hour >= window.start or hour < window.end) if over_midnight else window.start <= hour < window.end
    if not within:
        return None
    end = here.replace(hour=int(window.end[:2]), minute=int(window.end[3:]), second=0, microsecond=0)
    return end if end > here else end + timedelta(days=1)


async def _send(engine: AsyncEngine, settings: Settings, row: Any, now: datetime) -> int:
    subject, body, link = compose(settings, row)
    stop = "" if row["kind"] in ASKED_FOR else f"{settings.url}/api/unsubscribe/{row['token']}"
    try:
        await mail.send(settings, row["email"], subject, body, link=link, stop=stop, number=row["token"])
    except Exception as problem:  # the mail server is away, or will not have it
        log.warning("a mail cannot be sent: %r", problem)
        monitoring.notices.labels("mail", "failed").inc()
        return 0
    monitoring.notices.labels("mail", "sent").inc()
    await _mark(engine, row["id"], sent_at=now)
    return 1


def compose(settings: Settings, row: Any) -> tuple[str, str, str]:
    """Subject, text and link of a mail, in the language of who gets it."""
    language, kind = row["language"], row["kind"]
    ways = {"confirm": f"api/confirm/{row['token']}", "recover": f"#/recover/{row['token']}"}
    link = f"{settings.url}/" + ways.get(kind, f"#/table/{row['table']}")
    said = {
        "game": _title(row["game"], language) if row["game"] else "",
        "names": ", ".join(row["names"] or []),
        "name": row["name"],
        "host": urlsplit(settings.url).netloc,
        "stop": f"{settings.url}/#/account",
    }
    body = [_say(language, f"mail-{kind}", said), link]
    if kind not in ASKED_FOR:
        body.append(_say(language, "mail-why", said))
    return _say(language, f"mail-{kind}-subject", said), "\n\n".join(body), link


async def _is_old(engine: AsyncEngine, row: Any) -> bool:
    """It is no longer their turn."""
    if row["kind"] not in ("turn", "deadline"):
        return False
    async with engine.connect() as connection:
        now = await connection.scalar(select(matches.c.seq).where(matches.c.id == row["table"]))
    return bool(now != row["key"])


async def _mark(engine: AsyncEngine, number: int, **values: Any) -> None:
    async with engine.begin() as connection:
        await connection.execute(update(outbox).where(outbox.c.id == number).values(**values))


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(fluent_source(package, language)))
    return bundle


def _say(language: str, id: str, arguments: dict[str, str], package: str = "yupana.server") -> str:
    bundle = _bundle(package, language)
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise LookupError(id)
    return str(bundle.format_pattern(pattern, dict(arguments))[0])


def _title(game: str, language: str) -> str:
    return _say(language, "title", {}, title(game).package) if game in names() else game


def _gather(kind: str, where: str) -> Any:
    return text(
        'INSERT INTO outbox (person, channel, kind, "table", key, token, due_at)'
        f" SELECT people.id, 'mail', '{kind}', matches.id, matches.seq,"
        " replace(CAST(gen_random_uuid() AS text), '-', ''), :now"
        " FROM people JOIN seats ON seats.person = people.id JOIN tables ON tables.id = seats.table"
        " JOIN matches ON matches.id = tables.id"
        " WHERE people.email_proved = people.email AND people.settings -> 'notify' ->> 'mail' = 'true'"
        f" AND {where} ON CONFLICT DO NOTHING"
    )


DECIDES = (
    "tables.status = 'playing' AND matches.result IS NULL AND matches.broken IS NULL"
    " AND seats.seat = ANY(matches.waiting) AND matches.players[seats.seat + 1] = 'person'"
)
GATHER = (
    _gather("turn", f"{DECIDES} AND matches.changed_at BETWEEN :lately AND :waited"),
    _gather("deadline", f"{DECIDES} AND tables.pace = 'days' AND matches.due_at BETWEEN :now AND :near"),
    _gather("over", "tables.status = 'over' AND tables.changed_at BETWEEN :lately AND :now"),
)
TAKE = text(
    "UPDATE outbox SET tries = outbox.tries + 1,"
    " due_at = CAST(:now AS timestamptz) + make_interval(secs => :seconds * power(2, outbox.tries))"
    " FROM people, outbox taken LEFT JOIN tables ON tables.id = taken.table"
    " LEFT JOIN matches ON matches.id = taken.table"
    " WHERE people.id = outbox.person AND taken.id = outbox.id AND outbox.id = ("
    " SELECT id FROM outbox WHERE sent_at IS NULL AND due_at <= :now AND tries < :tries"
    " ORDER BY due_at FOR UPDATE SKIP LOCKED LIMIT 1)"
    " RETURNING outbox.*, people.name, people.email, people.language, people.settings, tables.game, matches.names"
)

"""Calling people back: what they are to be told is written down first, then sent by whichever process takes it.

Whom to call is found in the database, so a move costs nothing more. A row is taken for a while, sent with nothing held,
and marked; what a process took that ended is taken again, and has the same number, by which it is known where it goes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from sqlalchemy import TextClause, delete, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.server import awaiting, chats, digest, monitoring, push
from yupana.server.accounts import mail
from yupana.server.accounts.ways import vapid_key
from yupana.server.accounts.wishes import Window, Wishes
from yupana.server.digest import Look, Said, game_name
from yupana.server.journal.tables import outbox, ways
from yupana.server.settings import Settings
from yupana.server.speaking import say

log = logging.getLogger(__name__)

PATIENCE = timedelta(minutes=10)  # after which somebody whose turn it is is called; who is there has moved by then
NEAR = timedelta(hours=6)  # before the end of a clock of days
BEFORE_QUIET = timedelta(hours=1)  # who would sleep through the end of a clock is warned so long before quiet hours
LONGEST_QUIET = timedelta(hours=25)  # a day on which clocks are put back
LATELY = timedelta(days=1)  # what happened earlier is no news
LEASE = timedelta(minutes=2)  # for which others leave a row alone, twice as long after each failure
TRIES = 8
ASKED_FOR = ("confirm", "recover")  # mails that somebody waits for, at any hour
HANDS = 4  # that send at the same time in one process
ROUND = timedelta(minutes=1)  # after which one looks again whom to tell what
PUSH_MAX = 600  # characters; push services take 4 kB
GONE = (404, 410)  # what push services and chat programs say when nobody is there any more


async def gather(engine: AsyncEngine, settings: Settings, now: datetime) -> int:
    """Write down whom to tell what, each thing once; how much is new."""
    moments = {"now": now, "waited": now - PATIENCE, "lately": now - LATELY, "near": now + NEAR}
    asked = {**moments, "mails": bool(settings.smtp)}
    async with engine.begin() as connection:
        new = sum([(await connection.execute(each, asked)).rowcount for each in GATHER])
        new += await _warn_early(connection, asked)
        persons, days = await digest.due_days(connection, now)
        if persons:
            daily = {"now": now, "lately": now - LATELY, "mails": asked["mails"], "persons": persons, "days": days}
            new += (await connection.execute(GATHER_DAILY, daily)).rowcount
    return new


async def _warn_early(connection: AsyncConnection, asked: dict[str, Any]) -> int:
    """Write down whose clock runs out in quiet hours that begin soon: they are warned before; how much is new."""
    now = asked["now"]
    far = {"now": now, "far": now + BEFORE_QUIET + LONGEST_QUIET}
    found = [
        (row.id, hushed_soon(Wishes.model_validate(row.settings), now))
        for row in await connection.execute(PRESSED, far)
    ]
    soon = {person: until for person, until in found if until is not None}
    if not soon:
        return 0
    early = {"now": now, "mails": asked["mails"], "persons": list(soon), "untils": list(soon.values())}
    return (await connection.execute(GATHER_EARLY, early)).rowcount


async def send_due(engine: AsyncEngine, settings: Settings, now: datetime, look: Look | None = None) -> int:
    """Send what is due, some at the same time; how much went out. A referee's `look` tells what happened at tables."""
    began = time.monotonic()

    def moment() -> datetime:
        return now + timedelta(seconds=time.monotonic() - began)  # or what is taken late would be taken for too short

    async def send_some() -> int:
        sent = 0
        while moment() - now < ROUND and (row := await _take(engine, moment())) is not None:
            sent += await _deal_with(engine, settings, row, moment(), look)
        return sent

    sent = sum(await asyncio.gather(*[send_some() for _ in range(HANDS)]))
    await _count(engine, moment())
    return sent


async def _count(engine: AsyncEngine, now: datetime) -> None:
    """Show the host how much waits, and how much was given up: a last try that nobody has in hand any more failed."""
    async with engine.connect() as connection:
        asked = {"tries": TRIES, "last": now - LEASE + LEASE * 2 ** (TRIES - 1)}
        waiting, given_up = (await connection.execute(COUNT, asked)).one()
    monitoring.waiting_notices.set(waiting)
    monitoring.given_up_notices.set(given_up)


async def _take(engine: AsyncEngine, now: datetime) -> Any:
    """Something that is due, which others leave alone for a while; or nothing."""
    async with engine.begin() as connection:
        taken = {"now": now, "seconds": LEASE.total_seconds(), "tries": TRIES}
        return (await connection.execute(TAKE, taken)).mappings().first()


async def _deal_with(engine: AsyncEngine, settings: Settings, row: Any, now: datetime, look: Look | None) -> int:
    """Send it, unless it is too early or too late for that."""
    until = hushed_until(Wishes.model_validate(row["settings"]), now)
    if until is not None and row["kind"] not in ASKED_FOR:
        await _mark(engine, row["id"], due_at=until, tries=row["tries"] - 1)
    elif (row["way"] and row["address"] is None) or await _is_old(engine, row):
        await _mark(engine, row["id"], sent_at=now)
    else:
        return await _send(engine, settings, row, now, look)
    return 0


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


def hushed_until(wishes: Wishes, now: datetime) -> datetime | None:
    """When both quiet hours and sleep are over, also when one follows the other, if it is one of these hours."""
    until = now
    while until - now < LONGEST_QUIET:
        ends = [end for window in (wishes.quiet, wishes.sleep) if (end := quiet_until(window, until)) is not None]
        if not ends:
            break
        until = max(ends)
    return until if until > now else None


def hushed_soon(wishes: Wishes, now: datetime) -> datetime | None:
    """When such hours are over that have not begun, but soon will."""
    return None if hushed_until(wishes, now) else hushed_until(wishes, now + BEFORE_QUIET)


async def _send(engine: AsyncEngine, settings: Settings, row: Any, now: datetime, look: Look | None) -> int:
    channel = row["channel"]
    daily = row["kind"] == "digest"
    said = await digest.compose(engine, settings, row, now, look) if daily else compose(settings, row)
    if said is None:
        await _mark(engine, row["id"], sent_at=now)
        return 0
    try:
        gone = await SENDERS[channel](engine, settings, row, said)
    except Exception as problem:  # who should pass it on is away, or will not have it
        log.warning("a notice (%s) cannot be sent: %r", channel, problem)
        monitoring.notices.labels(channel, "failed").inc()
        return 0
    if gone:
        async with engine.begin() as connection:
            await connection.execute(delete(ways).where(ways.c.id == row["way"]))
    monitoring.notices.labels(channel, "gone" if gone else "sent").inc()
    await _mark(engine, row["id"], sent_at=now)
    return int(not gone)


async def _mail(_: AsyncEngine, settings: Settings, row: Any, said: Said) -> bool:
    asked_for = row["kind"] in ASKED_FOR
    stop = "" if asked_for else f"{settings.url}/api/unsubscribe/{row['token']}"
    why = "" if asked_for else say(row["language"], "mail-why", {"stop": f"{settings.url}/#/account"})
    text = "\n\n".join([part for part in (said.text, said.link(settings), why) if part])
    await mail.send(settings, row["email"], said.subject, text, stop=stop, token=row["token"])
    return False


async def _push(engine: AsyncEngine, settings: Settings, row: Any, said: Said) -> bool:
    async with engine.begin() as connection:
        private = await vapid_key(connection)
    tag = f"table-{row['table']}" if row["table"] else row["kind"]
    notice = {"title": said.subject, "body": said.text[:PUSH_MAX], "path": said.path, "tag": tag}
    status = await push.send(settings, private, row["address"], row["keys"], notice, row["token"])
    return _is_gone(status)


async def _chat(_: AsyncEngine, settings: Settings, row: Any, said: Said) -> bool:
    line = chats.Line(said.subject, said.text, said.link(settings))
    return _is_gone(await chats.send(settings, row["address"], line))


SENDERS = {"mail": _mail, "push": _push, "chat": _chat}  # each says whether nobody is there any more


def _is_gone(status: int) -> bool:
    """Nobody is there any more; whatever else is no success is tried again."""
    if status not in GONE and not 200 <= status < 300:
        raise ConnectionError(f"answered {status}")
    return status in GONE


def compose(settings: Settings, row: Any) -> Said:
    """What a row says."""
    language, kind = row["language"], row["kind"]
    opened = {"confirm": f"api/confirm/{row['token']}", "recover": f"#/recover/{row['token']}"}
    paths = {**opened, "renamed": "#/account"}
    said = {
        "game": game_name(row["game"], language) if row["game"] else "",
        "names": ", ".join(row["names"] or []),
        "name": row["name"],
        "host": urlsplit(settings.url).netloc,
        **{about: row[about] or "" for about in ("proposed", "proposer", "about", "newcomer")},
    }
    subject, text = say(language, f"mail-{kind}-subject", said), say(language, f"mail-{kind}", said)
    return Said(subject, text, paths.get(kind, f"#/table/{row['table']}"))


async def _is_old(engine: AsyncEngine, row: Any) -> bool:
    """Nobody waits for them any more."""
    if row["kind"] not in STANDS:
        return False
    async with engine.connect() as connection:
        about = {name: row[name] for name in ("person", "table", "key")}
        return not await connection.scalar(STANDS[row["kind"]], about)


async def _mark(engine: AsyncEngine, number: int, **values: Any) -> None:
    async with engine.begin() as connection:
        await connection.execute(update(outbox).where(outbox.c.id == number).values(**values))


def _gather(kind: str, where: str, source: str = awaiting.MY_SEATS, key: str = "matches.seq") -> TextClause:
    return text(
        'INSERT INTO outbox (person, channel, way, kind, "table", key, token, due_at)'
        f" SELECT people.id, reached.channel, reached.way, '{kind}', tables.id, {key},"
        " replace(CAST(gen_random_uuid() AS text), '-', ''), :now"
        f" FROM people JOIN ({REACHED}) reached ON reached.person = people.id"
        f" JOIN {source} WHERE {where} ON CONFLICT DO NOTHING"
    )


def _gather_waiting(each: awaiting.Waiting) -> TextClause:
    where = f"{each.stands} AND {ONE_BY_ONE} AND {each.since} BETWEEN :lately AND :waited"
    return _gather(each.kind, where, each.source, each.key)


def _stands(source: str, key: str, where: str) -> TextClause:
    return text(
        f"SELECT EXISTS (SELECT FROM people JOIN {source}"
        f" WHERE people.id = :person AND tables.id = :table AND {key} = :key AND {where})"
    )


REACHED = (  # who wants to be told, and where
    "SELECT id AS person, 'mail' AS channel, 0 AS way FROM people"
    " WHERE :mails AND email_proved = email AND settings -> 'notify' ->> 'mail' = 'true'"
    " UNION ALL SELECT ways.person, ways.channel, ways.id FROM ways JOIN people ON people.id = ways.person"
    " WHERE ways.channel = 'chat' OR settings -> 'notify' ->> 'browser' = 'true'"
)
ONE_BY_ONE = "coalesce(people.settings -> 'notify' -> 'digest', 'null') = 'null'"
PRESSING = f"{digest.MINE} AND tables.pace = 'days' AND matches.due_at BETWEEN :now AND"  # some moment
GATHER = (
    _gather("turn", f"{digest.MINE} AND {ONE_BY_ONE} AND matches.changed_at BETWEEN :lately AND :waited"),
    _gather("deadline", f"{PRESSING} :near"),
    _gather("over", f"tables.status = 'over' AND {ONE_BY_ONE} AND tables.changed_at BETWEEN :lately AND :now"),
    *[_gather_waiting(each) for each in (awaiting.CONSENT, *awaiting.INVITATIONS)],
)
STANDS = {  # of what can be over before it is told
    **{kind: _stands(awaiting.MY_SEATS, "matches.seq", digest.MINE) for kind in ("turn", "deadline")},
    **{each.kind: _stands(each.source, each.key, each.stands) for each in (awaiting.CONSENT, *awaiting.INVITATIONS)},
}
PRESSED = text(
    "SELECT people.id, people.settings FROM people"
    " WHERE coalesce(settings ->> 'quiet', settings ->> 'sleep') IS NOT NULL"
    f" AND EXISTS (SELECT FROM {digest.SEATED} WHERE seats.person = people.id AND {PRESSING} :far)"
)
GATHER_EARLY = _gather(
    "deadline",
    f"{PRESSING} soon.until",
    f"{awaiting.MY_SEATS} JOIN unnest(CAST(:persons AS bigint[]), CAST(:untils AS timestamptz[]))"
    " AS soon (person, until) ON soon.person = people.id",
)
GATHER_DAILY = text(
    "INSERT INTO outbox (person, channel, way, kind, key, token, due_at)"
    " SELECT due.person, reached.channel, reached.way, 'digest', due.day,"
    " replace(CAST(gen_random_uuid() AS text), '-', ''), :now"
    " FROM unnest(CAST(:persons AS bigint[]), CAST(:days AS integer[])) AS due (person, day)"
    f" JOIN ({REACHED}) reached ON reached.person = due.person"
    f" WHERE EXISTS (SELECT FROM {digest.SEATED} WHERE seats.person = due.person AND {digest.NEWS})"
    f" OR EXISTS ({digest.invitations('due.person')})"
    " ON CONFLICT DO NOTHING"
)
COUNT = text(
    "SELECT count(*) - count(*) FILTER (WHERE over), count(*) FILTER (WHERE over) FROM"
    " (SELECT tries >= :tries AND due_at <= :last AS over FROM outbox WHERE sent_at IS NULL) unsent"
)
TAKE = text(
    "UPDATE outbox SET tries = outbox.tries + 1,"
    " due_at = CAST(:now AS timestamptz) + make_interval(secs => :seconds * power(2, outbox.tries))"
    " FROM people, outbox taken LEFT JOIN tables ON tables.id = taken.table"
    " LEFT JOIN matches ON matches.id = taken.table LEFT JOIN ways ON ways.id = taken.way"
    " LEFT JOIN proposals ON taken.kind = 'proposal' AND proposals.id = taken.key"
    " LEFT JOIN people newcomers ON newcomers.id = proposals.person"
    " WHERE people.id = outbox.person AND taken.id = outbox.id AND outbox.id = ("
    " SELECT id FROM outbox WHERE sent_at IS NULL AND due_at <= :now AND tries < :tries"
    " ORDER BY due_at FOR UPDATE SKIP LOCKED LIMIT 1)"
    " RETURNING outbox.*, people.name, people.email, people.language, people.settings, tables.game,"
    f" CASE WHEN outbox.kind IN ('rematch', 'invited') THEN {awaiting.SITTING} ELSE matches.names END AS names,"
    " ways.address, ways.keys, proposals.kind AS proposed, matches.names[proposals.seat + 1] AS proposer,"
    " matches.names[proposals.about + 1] AS about, newcomers.name AS newcomer"
)

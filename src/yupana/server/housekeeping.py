"""Throws away what nobody needs any more, and says of everything how long it is kept."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, CursorResult, delete, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from yupana.engine.record import BadRecord, read
from yupana.server.accounts.challenges import MINUTES
from yupana.server.accounts.sessions import SESSION_DAYS
from yupana.server.journal.reader import here
from yupana.server.journal.tables import (
    audit,
    challenges,
    chat,
    entries,
    invitations,
    matches,
    notes,
    outbox,
    people,
    records,
    reports,
    sanctions,
    seats,
    sessions,
    tables,
    tokens,
)

log = logging.getLogger(__name__)

GUEST_DAYS = 60  # not seen for so long, a guest who left nothing behind is forgotten
FOLD_DAYS = 7  # after its end, the journal of a match is kept as its record alone
AT_ONCE = 500  # rows of people
FOLDED_AT_ONCE = 20  # matches in one transaction


@dataclass(frozen=True)
class Term:
    """Rows that are deleted so many days after a moment; a row without that moment stays."""

    what: str
    days: int
    after: str
    moment: Column[Any]
    also: ColumnElement[bool] | None = None

    @property
    def told(self) -> str:
        """How long they are kept."""
        return f"{self.days} days after {self.after}" if self.days else f"until {self.after}"


def _ended(table: Column[Any]) -> ColumnElement[bool]:
    return table.in_(select(tables.c.id).where(tables.c.status.in_(("over", "closed"))))


TERMS: Final = [
    Term("sessions", 0, f"they run out, {SESSION_DAYS} days after the last visit", sessions.c.expires_at),
    Term("sign-ins that somebody has begun", 0, f"they run out, after {MINUTES} minutes", challenges.c.until),
    Term("invitations", 0, "they run out", invitations.c.until),
    Term("what was sent to people", 30, "it was due", outbox.c.due_at),
    Term("chat", 365, "it was said, unless the match goes on", chat.c.at, _ended(chat.c.table)),
    Term(
        "private notes", 365, "they were written, unless the match goes on", notes.c.changed_at, _ended(notes.c.table)
    ),
    Term("reports and their logs", 180, "they were settled", reports.c.settled_at),
    Term("mutes and bans", 365, "they ended; those for good stay until they are lifted", sanctions.c.until),
    Term("the audit log", 730, "an entry was written", audit.c.at),
]
KEPT: Final = [  # docs/hosting.md shows it: what is kept, and for how long
    ("accounts, their settings and ratings", "until their owner deletes them"),
    ("guests who never sat down or said anything", f"{GUEST_DAYS} days after they were last seen"),
    ("browsers and chats to be told in", "until their owner ends them or signs out there, or they are gone"),
    ("API tokens", "until they are revoked, the password is changed, or their owner is banned"),
    ("passkeys, and as whom an OpenID provider knows somebody", "until they are removed, or the password is changed"),
    ("blocks", "until they are lifted, or one of the two is gone"),
    ("matches and their records", "for good; who is forgotten has no name in them"),
    ("the journal of a match, beside its record", f"{FOLD_DAYS} days after its end"),
    *[(term.what, term.told) for term in TERMS],
]


async def keep_house(engine: AsyncEngine, now: datetime, others: Sequence[AsyncEngine] = ()) -> None:
    """Do all that is to be done, in the lobby's database and others of matches; several processes may at once."""
    async with engine.begin() as connection:
        for term in TERMS:
            old = term.moment < now - timedelta(days=term.days)
            gone = delete(term.moment.table).where(old)
            await connection.execute(gone if term.also is None else gone.where(term.also))
    while await forget_guests(engine, now) == AT_ONCE:
        pass
    for each in (engine, *others):
        looked_at: int | None = 0
        while looked_at is not None:
            looked_at = await fold(each, now, looked_at)


async def forget_guests(engine: AsyncEngine, now: datetime) -> int:
    """Guests who sat nowhere, said nothing and have been away for long; how many."""
    before = now - timedelta(days=GUEST_DAYS)
    stale = (
        select(people.c.id)
        .where(people.c.password.is_(None), people.c.seen_at < before)
        .where(~exists().where(or_(seats.c.person == people.c.id, seats.c.left_by == people.c.id)))
        .where(~exists().where(chat.c.person == people.c.id))
        .where(~exists().where(tokens.c.person == people.c.id, tokens.c.used_at >= before))
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    async with engine.begin() as connection:
        numbers = list((await connection.execute(stale)).scalars())
        gone: CursorResult[Any] = await connection.execute(delete(people).where(people.c.id.in_(numbers)))
    return gone.rowcount


async def fold(engine: AsyncEngine, now: datetime, after: int) -> int | None:
    """Delete the entries of matches that are long over and whose record says the same: some, with the next numbers.

    Returns the last number that was looked at.
    """
    written = here(select(entries.c.match).where(entries.c.match == matches.c.id), entries)
    over = (
        here(select(matches.c.id, records.c.text), matches, records)
        .join(records, records.c.match == matches.c.id)
        .where(matches.c.result.is_not(None), matches.c.changed_at < now - timedelta(days=FOLD_DAYS))
        .where(matches.c.id > after, written.exists())
        .order_by(matches.c.id)
        .limit(FOLDED_AT_ONCE)
        .with_for_update(of=matches, skip_locked=True)
    )
    async with engine.begin() as connection:
        found = (await connection.execute(over)).all()
        folded = [row.id for row in found if await _is_whole(connection, row.id, row.text)]
        await connection.execute(delete(entries).where(entries.c.match.in_(folded)))
    return found[-1].id if found else None


async def _is_whole(connection: AsyncConnection, match: int, text: str) -> bool:
    """Whether the record has every entry of the journal."""
    wanted = select(entries.c.seat, entries.c.move, entries.c.fell).where(entries.c.match == match)
    kept = [tuple(row) for row in await connection.execute(wanted.order_by(entries.c.seq))]
    try:
        written = [(entry.seat, entry.move, " ".join(entry.fell)) for entry in read(text).entries]
    except BadRecord:
        written = []
    if kept != written:
        log.error("the record of match %s is not its journal", match)
    return kept == written

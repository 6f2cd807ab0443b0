"""Chat at a table, and notes that only their writer sees."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import RowMapping, delete, func, insert, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.accounts.blocks import unblocked
from yupana.server.accounts.sanctions import check_free
from yupana.server.journal.tables import chat, notes, people
from yupana.server.lobby.rooms import Lobby, Who, find, my_seat, seat_of, sitting
from yupana.server.problems import Problem


@dataclass(frozen=True)
class ChatLine:
    """Something that was said."""

    id: int
    name: str
    text: str
    at: datetime


CALLED = func.coalesce(people.c.name, chat.c.name)  # as they are called today; who is forgotten has another name there
LINES = select(chat.c.id, CALLED, chat.c.text, chat.c.at).outerjoin(people, people.c.id == chat.c.person)


async def listen(lobby: Lobby, who: Who | None, number: int, code: str, after: int, limit: int) -> list[ChatLine]:
    """The latest lines after a line, in order; for those who sit there, and for others if the table lets them."""
    async with lobby.engine.connect() as connection:
        await check_listener(connection, await find(connection, number, who, code), who)
        wanted = LINES.where(chat.c.table == number, chat.c.id > after)
        if who is not None:
            wanted = wanted.where(unblocked(chat.c.person, who.id))
        rows = (await connection.execute(wanted.order_by(chat.c.id.desc()).limit(limit))).all()
    return [ChatLine(*line) for line in reversed(rows)]


async def check_listener(connection: AsyncConnection, row: RowMapping, who: Who | None) -> None:
    """Raise a problem unless this person may read what is said at a table."""
    if row["terms"]["talk"] != "all" and seat_of(await sitting(connection, row["id"]), who) is None:
        raise Problem(403, "problem-not-seated")


async def say(lobby: Lobby, who: Who, number: int, text: str) -> ChatLine:
    """Say something at a table at which one sits, unless one is muted."""
    async with lobby.engine.begin() as connection:
        await find(connection, number, who)
        my_seat(await sitting(connection, number), who)
        await check_free(connection, who.id, "mute", lobby.now())
        said = insert(chat).values(table=number, person=who.id, name=who.name, text=text, at=lobby.now())
        line = (await connection.execute(said.returning(chat.c.id, chat.c.name, chat.c.text, chat.c.at))).one()
    await lobby.ring(number)
    return ChatLine(*line)


async def read_note(lobby: Lobby, who: Who, number: int, code: str = "") -> str:
    """My note about a table, or nothing."""
    async with lobby.engine.connect() as connection:
        await find(connection, number, who, code)
        wanted = select(notes.c.text).where(notes.c.table == number, notes.c.person == who.id)
        return (await connection.execute(wanted)).scalar_one_or_none() or ""


async def write_note(lobby: Lobby, who: Who, number: int, text: str, code: str = "") -> None:
    """Keep a note; an empty one is none."""
    async with lobby.engine.begin() as connection:
        await find(connection, number, who, code)
        if not text:
            await connection.execute(delete(notes).where(notes.c.table == number, notes.c.person == who.id))
            return
        values = {"text": text, "changed_at": lobby.now()}
        note = upsert(notes).values(table=number, person=who.id, **values)
        await connection.execute(note.on_conflict_do_update(index_elements=["table", "person"], set_=values))

"""Whom somebody does not want to meet: their chat is not shown, and they sit down at no table where the other sits."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Column, ColumnElement, delete, exists, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.accounts.profiles import find_person
from yupana.server.journal.tables import blocks, people
from yupana.server.problems import Problem

BLOCKS_MAX = 200  # of one person


def unblocked(column: ColumnElement[int] | Column[int], person: int) -> ColumnElement[bool]:
    """Where a column names nobody whom a person has blocked."""
    return ~exists().where(blocks.c.person == person, blocks.c.blocked == column)


async def blockers_of(connection: AsyncConnection, person: int, among: Iterable[int | None]) -> set[int]:
    """Of these people, those who have blocked a person."""
    others = [each for each in among if each is not None]
    wanted = select(blocks.c.person).where(blocks.c.blocked == person, blocks.c.person.in_(others))
    return set((await connection.execute(wanted)).scalars())


async def check_welcome(connection: AsyncConnection, person: int, among: Iterable[int | None]) -> None:
    """Raise a problem if one of these people has blocked a person."""
    if await blockers_of(connection, person, among):
        raise Problem(403, "problem-blocked")


async def block(connection: AsyncConnection, person: int, name: str, now: datetime) -> None:
    """Do not meet somebody any more."""
    other = await find_person(connection, name)
    if other.id == person:
        raise Problem(409, "problem-yourself")
    await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update(key_share=True))
    had = select(func.count()).select_from(blocks).where(blocks.c.person == person, blocks.c.blocked != other.id)
    if (await connection.execute(had)).scalar_one() >= BLOCKS_MAX:
        raise Problem(409, "problem-too-many-blocks")
    made = insert(blocks).values(person=person, blocked=other.id, at=now)
    await connection.execute(made.on_conflict_do_nothing())


async def unblock(connection: AsyncConnection, person: int, name: str) -> None:
    """Meet them again."""
    other = await find_person(connection, name)
    await connection.execute(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == other.id))


async def list_blocks(connection: AsyncConnection, person: int) -> list[str]:
    """The names of those whom a person has blocked."""
    wanted = select(people.c.name).join(blocks, blocks.c.blocked == people.c.id).where(blocks.c.person == person)
    return list((await connection.execute(wanted.order_by(people.c.name_key))).scalars())

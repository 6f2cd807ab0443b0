"""Who looks after the house, and what each role may do: the one place in which that is said."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.journal.tables import roles
from yupana.server.problems import Problem

Role = Literal["moderator", "host"]
CONSOLE: Final = "console"  # whoever runs commands on the machine itself
RANKS: Final = {"": 0, "moderator": 1, "host": 2, CONSOLE: 3}
NEEDED: Final = {
    "look": "moderator",  # at reports, at what is known of a person, at the audit log
    "settle": "moderator",
    "mute": "moderator",
    "unmute": "moderator",
    "ban": "moderator",
    "unban": "moderator",
    "rename": "moderator",
    "close": "moderator",
    "delete-message": "moderator",
    "invite": "moderator",
    "role": "host",
}


async def role_of(connection: AsyncConnection, person: int) -> str:
    """The role of a person; nothing for most."""
    return str(await connection.scalar(select(roles.c.role).where(roles.c.person == person)) or "")


def check_may(role: str, what: str, *over: str) -> None:
    """Raise a problem unless this role may do that, to somebody of a lower role."""
    if RANKS[role] < RANKS[NEEDED[what]]:
        raise Problem(403, "problem-role")
    if any(RANKS[role] <= RANKS[other] for other in over):
        raise Problem(403, "problem-rank")

"""Who is waited for though it is not their turn: for consent to a proposal, at a table set up again, at a kept seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from yupana.server.lobby.absence import MISSES


class Waiting(NamedTuple):
    """Something that waits for people, as the database finds it."""

    kind: str
    source: str  # what is joined to `people`
    key: str  # by which it is told from others at the same table
    stands: str  # it still waits
    since: str


def _absent(seat: str) -> str:
    """The person there has missed as many turns in a row as the table agreed on, see `lobby.absence`."""
    missed = f"CAST(matches.clocks -> 'seats' -> CAST({seat} AS integer) ->> 'absent' AS integer)"
    agreed = f"coalesce(CAST(tables.terms ->> 'misses' AS integer), {MISSES})"
    return f"(matches.players[{seat} + 1] = 'person' AND coalesce({missed}, 0) >= {agreed})"


MY_SEATS: Final = (  # joined to `people`
    "seats ON seats.person = people.id JOIN tables ON tables.id = seats.table JOIN matches ON matches.id = tables.id"
)
SITTING: Final = (  # who sits at a table
    "ARRAY(SELECT there.name FROM seats there"
    " WHERE there.table = tables.id AND there.person IS NOT NULL ORDER BY there.seat)"
)
WELCOME: Final = (  # nobody at the table has blocked them, nor have they blocked anybody there
    "NOT EXISTS (SELECT FROM blocks JOIN seats there ON there.person IN (blocks.person, blocks.blocked)"
    " WHERE there.table = tables.id AND there.person <> people.id AND people.id IN (blocks.person, blocks.blocked))"
)
ASKED: Final = (  # they must all agree, as `lobby.proposing` has it, and this one has not answered
    "tables.status = 'playing' AND matches.result IS NULL AND proposals.status = 'open'"
    " AND matches.players[seats.seat + 1] = 'person' AND seats.seat <> ALL(proposals.agreed) AND CASE proposals.kind"
    " WHEN 'takeback' THEN proposals.seq = matches.seq WHEN 'pause' THEN true WHEN 'resume' THEN true"
    f" ELSE NOT {_absent('seats.seat')} END AND CASE proposals.kind WHEN 'bot' THEN {_absent('proposals.about')}"
    " WHEN 'sit' THEN proposals.person IS NOT NULL"
    f" AND (matches.players[proposals.about + 1] <> 'person' OR {_absent('proposals.about')}) ELSE true END"
)
CONSENT: Final = Waiting(
    kind="proposal",
    source=f"{MY_SEATS} JOIN proposals ON proposals.table = tables.id",
    key="proposals.id",
    stands=ASKED,
    since="proposals.at",
)
REMATCH: Final = Waiting(
    kind="rematch",
    source="seats ON seats.person = people.id JOIN tables ON tables.rematch_of = seats.table",
    key="0",
    stands="tables.status = 'open' AND EXISTS (SELECT FROM seats there"
    " WHERE there.table = tables.id AND there.person IS NULL AND there.bot IS NULL) AND NOT EXISTS ("
    f"SELECT FROM seats there WHERE there.table = tables.id AND there.person = people.id) AND {WELCOME}",
    since="tables.created_at",
)
KEPT_SEAT: Final = Waiting(
    kind="invited",
    source="(SELECT tables.id, CAST(person AS bigint) AS person, CAST(seat AS integer) AS seat FROM tables"
    " CROSS JOIN LATERAL jsonb_each_text(tables.terms -> 'invited') AS invited (person, seat)"
    " WHERE tables.status = 'playing') kept ON kept.person = people.id JOIN tables ON tables.id = kept.id"
    " JOIN seats ON seats.table = kept.id AND seats.seat = kept.seat JOIN matches ON matches.id = kept.id",
    key="kept.seat",
    stands=f"tables.status = 'playing' AND matches.result IS NULL AND seats.person IS NULL AND {WELCOME}",
    since="tables.changed_at",
)
INVITATIONS: Final = (REMATCH, KEPT_SEAT)

"""Processes are shot and services restarted while people play: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.play.test_viewers import in_order, plainly
from tests.server.client import Client
from tests.server.scratch import Nats, Postgres
from tests.server.test_outbox import post_office
from tests.server.test_senders_killed import Counting
from tests.server.town import Town

from yupana.engine.dice import QuickDice
from yupana.engine.match import Entry, Match
from yupana.games import title
from yupana.play.host import Host
from yupana.server import outbox as calling
from yupana.server.accounts import mail
from yupana.server.journal.database import connect
from yupana.server.journal.homes import home_of
from yupana.server.lobby import moderating
from yupana.server.settings import Settings

MATCHES = 30
SECONDS = 75  # of shooting
CALM_SECONDS = 60  # to finish what can be finished
EVERY = 3.0  # seconds between shots
CLOSED = 300  # tables that a moderator closes, if there is time for all


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_everything_is_shot(tmp_path: Path) -> None:
    asyncio.run(shoot(tmp_path / "town.log"))


async def shoot(log: Path) -> None:
    postgres, nats, letters = Postgres(), Nats(), Counting()
    postgres.start()
    nats.start()
    try:
        async with post_office(letters) as (_, mailing):
            smtp = {"YUPANA_SMTP": mailing.smtp, "YUPANA_MAIL_FROM": mailing.mail_from}
            town = Town(postgres.address, nats.address, others=2, log=log, settings=smtp)
            try:
                await live(town, postgres, nats)
                await judge_letters(town, letters, mailing)
            finally:
                await town.raze()
    finally:
        nats.shoot()
        postgres.remove()


async def live(town: Town, postgres: Postgres, nats: Nats) -> None:
    """People play and wait for mail, a moderator is busy, and everything is shot."""
    await town.found()
    for part in ("referee", "gateway"):
        for n in (1, 2):
            town.start(part, f"{part} {n}")
    await asyncio.to_thread(town.wait_for, "gateway 1", "gateway 2")
    clients = await sit_down(town)
    playing = [asyncio.create_task(client.play()) for client in clients]
    couple = [number for number, _ in await town.people(2)]
    deeds = Deeds(*await town.people(12), tables=await town.tables([couple] * CLOSED))
    moderating = asyncio.create_task(deeds.do(town))
    try:
        shots = await shooting(town, postgres, nats)
        print(f"{shots} shots")
        await calm(town, clients)
    finally:
        moderating.cancel()
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    problems = [each for each in ended if isinstance(each, Exception)]
    assert not problems, problems[:3]
    await judge(town, clients)
    await deeds.judge(town)


class Deeds:
    """A moderator who mutes and bans people and closes tables, each time for another reason, and what came of it."""

    def __init__(self, moderator: tuple[int, str], *others: tuple[int, str], tables: list[int]) -> None:
        self.number, self.token = moderator
        self.others = [number for number, _ in others]
        self.tables = tables
        self.asked = 0
        self.done: list[str] = []  # what was acknowledged
        self.refused: Counter[str] = Counter()

    async def do(self, town: Town) -> None:
        connection = await town.connect()
        await connection.execute("INSERT INTO roles (person, role) VALUES ($1, 'moderator')", self.number)
        await connection.execute("UPDATE tokens SET scopes = scopes || '{moderate}' WHERE person = $1", self.number)
        names = [
            row["name"] for row in await connection.fetch("SELECT name FROM people WHERE id = ANY($1)", self.others)
        ]
        await connection.close()
        headers = {"Authorization": f"Bearer {self.token}"}
        ports = [town.ports["gateway 1"], town.ports["gateway 2"]]
        tables = cycle(self.tables)
        async with httpx.AsyncClient(headers=headers, timeout=20) as client:
            while True:
                because = f"reason {self.asked}"
                kind = ("mute", "ban", "close")[self.asked % 3]
                about = {"person": names[self.asked % len(names)], "hours": 1}
                deed = {"number": next(tables)} if kind == "close" else about
                url = f"http://127.0.0.1:{ports[self.asked // 3 % 2]}/api/moderation/deeds"
                self.asked += 1
                try:
                    answer = await client.post(url, json={"deed": kind, "because": because} | deed)
                    if answer.is_success:
                        self.done.append(because)
                    else:
                        self.refused[f"{kind} {answer.status_code} {answer.text}"] += 1
                except httpx.HTTPError as problem:
                    self.refused[f"{kind} {problem!r}"] += 1
                await asyncio.sleep(0.1)

    async def judge(self, town: Town) -> None:
        """What was acknowledged was done and written down once; nothing was done twice, and nothing without a word."""
        connection = await town.connect()
        async with asyncio.timeout(2 * moderating.LEASE.total_seconds()):  # what one had taken that was shot
            while await connection.fetchval("SELECT count(*) FROM audit WHERE due_at IS NOT NULL"):
                await asyncio.sleep(1)
        written = await connection.fetch('SELECT because, deed, "table" FROM audit')
        sanctions = [row["because"] for row in await connection.fetch("SELECT because FROM sanctions")]
        closed = await connection.fetch("SELECT id FROM tables WHERE status = 'closed'")
        going_on = await connection.fetchval(
            "SELECT count(*) FROM matches JOIN tables USING (id) WHERE status = 'closed' AND matches.due_at IS NOT NULL"
        )
        await connection.close()
        reasons = [row["because"] for row in written]
        print(f"{len(self.done)} of {self.asked} deeds of a moderator acknowledged, {len(written)} written down,")
        print(f"{len(closed)} tables closed among them, refused: {dict(self.refused)}")
        assert len(reasons) == len(set(reasons))
        assert set(self.done) <= set(reasons)
        assert sorted(row["because"] for row in written if row["deed"] != "close") == sorted(sanctions)
        assert sorted(row["table"] for row in written if row["deed"] == "close") == sorted(row["id"] for row in closed)
        assert not going_on
        assert len(self.done) > MATCHES, "on a busy machine gateways are hardly back when they are shot again"
        assert len(closed) > MATCHES // 6


async def want_mail(town: Town) -> None:
    """Everybody who is there wants to hear by mail when a match of theirs is over."""
    connection = await town.connect()
    await connection.execute(
        "UPDATE people SET email = id || '@example.org', email_proved = id || '@example.org',"
        """ settings = '{"notify": {"browser": false, "mail": true}}'"""
    )
    await connection.close()


async def judge_letters(town: Town, letters: Counting, mailing: Settings) -> None:
    """Whoever played in a match that is over was told so, once."""
    for name in list(town.running):
        town.kill(name)
    by_themselves = len(letters.came)
    engine = connect(town.url)
    await calling.gather(engine, mailing, datetime.now(UTC))
    while await calling.send_due(engine, mailing, datetime.now(UTC) + 2 * calling.LEASE):
        pass  # what those had taken that were shot
    await engine.dispose()
    connection = await town.connect()
    due = await connection.fetch(
        'SELECT seats.person, seats."table" FROM seats JOIN tables ON tables.id = seats."table"'
        " WHERE tables.status = 'over' AND person IS NOT NULL"
    )
    sent = await connection.fetch("SELECT person, \"table\", token FROM outbox WHERE kind = 'over'")
    await connection.close()
    numbers = {mail.number_of(row["token"]) for row in sent}
    again = letters.came.total() - len(letters.came)
    print(f"{len(letters.came)} of {len(due)} letters came, {by_themselves} before the end, {again} of them twice")
    assert sorted((row["person"], row["table"]) for row in sent) == sorted((row["person"], row["table"]) for row in due)
    assert numbers <= set(letters.came), "none is lost"
    assert set(letters.came) <= numbers
    assert by_themselves > MATCHES
    assert again <= calling.HANDS, "twice only what was in the hands of one that was shot"


async def sit_down(town: Town) -> list[Client]:
    """Matches of two, three and four; some with a bot; a spectator here and there."""
    clients: list[Client] = []
    ports = [town.ports["gateway 1"], town.ports["gateway 2"]]
    dice = random.Random(7)
    for n in range(MATCHES):
        people = await town.people(2 + n % 3)
        seated = people[: 2 + n % 2]
        bots = 1 if n % 3 == 1 else 0
        (table,) = await town.tables([[person for person, _ in seated]], bots)
        clients += [Client(ports, token, table, seat) for seat, (_, token) in enumerate(seated)]
        if len(people) > len(seated) and dice.random() < 0.5:
            clients.append(Client(ports, people[-1][1], table, None))
    await want_mail(town)
    return clients


async def shooting(town: Town, postgres: Postgres, nats: Nats) -> int:
    """Every few seconds a process is killed and started anew; once each, the services too."""
    dice = random.Random(11)
    began = time.monotonic()
    shots = 0
    services: dict[float, Nats | Postgres] = {SECONDS * 0.35: nats, SECONDS * 0.65: postgres}
    while (spent := time.monotonic() - began) < SECONDS:
        await asyncio.sleep(EVERY)
        for due in [each for each in services if each < spent]:
            service = services.pop(due)
            await asyncio.to_thread(service.shoot)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(service.start)
        part = dice.choice(["referee", "gateway"])
        name = f"{part} {dice.choice([1, 2])}"
        town.kill(name)
        await asyncio.sleep(0.3)
        town.start(part, name)
        shots += 1
    assert not services
    return shots


async def calm(town: Town, clients: list[Client]) -> None:
    """Nobody is shot any more: everything must go on."""
    before = {client.table: len(client.acknowledged) for client in clients}
    with_seats = [client for client in clients if client.seat is not None]
    end = time.monotonic() + CALM_SECONDS
    while time.monotonic() < end:
        await asyncio.sleep(1)
        if all(client.over.is_set() for client in with_seats):
            break
    stuck = []
    connection = await town.connect()
    for table in before:
        moved = [len(client.acknowledged) for client in with_seats if client.table == table]
        row = await connection.fetchrow("SELECT seq, result, broken, waiting FROM matches WHERE id = $1", table)
        later = await connection.fetchval(
            "SELECT max(at) > now() - interval '20 seconds' FROM entries WHERE match = $1", table
        )
        if row["result"] is None and not later:
            stuck.append((table, dict(row), moved))
    await connection.close()
    assert not stuck, stuck


async def judge(town: Town, clients: list[Client]) -> None:
    """Read the journals, replay them, and compare with what clients were told."""
    connection = await town.connect()
    async with connection.transaction(isolation="repeatable_read", readonly=True):  # bots may play on meanwhile
        rows = await connection.fetch("SELECT * FROM entries ORDER BY match, seq")
        headers = {row["id"]: row for row in await connection.fetch("SELECT * FROM matches")}
    await connection.close()
    homes = {home_of(match) for match in headers}
    assert homes == {1, 2}, "no match lives in the lobby's database"
    journals: dict[int, list[Any]] = {}
    for row in rows:
        journals.setdefault(row["match"], []).append(row)
    journals = {client.table: journals[client.table] for client in clients}
    assert len(journals) == MATCHES
    acknowledged = 0
    for client in clients:
        lines = journals[client.table]
        for move in client.acknowledged:
            first = int(move.decision.partition(":")[0])
            found = [row for row in lines[first : move.seq] if (row["seat"], row["move"]) == (client.seat, move.move)]
            assert len(found) == 1, (client.table, client.seat, move)
            acknowledged += 1
    over = 0
    for table, lines in journals.items():
        header = headers[table]
        assert [row["seq"] for row in lines] == list(range(header["seq"])), "without a gap"
        assert header["broken"] is None
        over += replay(header, lines, [client for client in clients if client.table == table])
    refused: dict[str, int] = {}
    for client in clients:
        for reason, count in client.refused.items():
            refused[reason] = refused.get(reason, 0) + count
    print(f"{acknowledged} acknowledged moves of {len(rows)} entries, {over} matches over,")
    print(f"{sum(client.connections for client in clients)} connections of {len(clients)} clients, refused: {refused}")
    assert acknowledged > MATCHES * 10


def replay(header: Any, lines: list[Any], clients: list[Client]) -> bool:
    """The digests are those stored, and what each client saw is its own view and no other."""
    chosen = title("tzolkin")
    match: Match[Any] = Match(chosen.game, len(header["players"]), msgspec.json.decode(header["options"]))
    host = Host(chosen, match, list(header["names"]), {}, header["secret"], QuickDice(0))
    for row in lines:
        host.repeat(Entry(row["seat"], row["move"], tuple(row["fell"].split())))
        assert match.last_digest == row["digest"]
        for client in clients:
            saw = client.saw.get(match.length())
            if saw is not None:
                mine = plainly({**host.update(client.seat, 10**9), "log": None})
                assert in_order({**saw, "log": None}) == in_order(mine), (header["id"], client.seat, match.length())
    assert host.match.is_over() == (header["result"] is not None)
    return host.match.is_over()

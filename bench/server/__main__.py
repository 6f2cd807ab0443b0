"""Load on loopback, bounded, stopping by itself: `python -m bench.server`, with `idle` or `rows` for other figures."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import re
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
from tests.server.town import COMPILED, Town

from bench.server.wire import Wire
from yupana.protocol.messages import Act, Choose, Decision, Watch
from yupana.server.journal.database import connect
from yupana.server.journal.lines import JournalLine
from yupana.server.journal.reader import create
from yupana.server.journal.writer import Append, Writer
from yupana.server.serving import new_loop

SEATS = 4
PGBENCH_SECONDS = 10
ROWS_A_MATCH = 400
SETTLE_SECONDS = 15  # after filling a table, for the disk to come to rest
ROUNDS_TO_WARM = 10
WARM_SECONDS = 5
PREFIX = b'{"type":"news"'


class Heard(msgspec.Struct):
    """Of a message, what a player needs to go on."""

    table: int
    what: What


class What(msgspec.Struct):
    seq: int = 0
    over: bool = False
    decision: Decision | None = None
    update: Update | None = None


class Update(msgspec.Struct):
    seq: int
    decision: Decision | None = None
    over: bool = False


HEARD = msgspec.json.Decoder(Heard)


class Player:
    """One seat of one match: chooses at random, no sooner than it may."""

    def __init__(self, load: Load, table: int, seat: int) -> None:
        self.load = load
        self.table = table
        self.wire: Wire | None = None
        self.sent = 0.0
        self.asked = ""  # the decision that was last looked at
        self.choice: tuple[str, str] | None = None

    def hear(self, wire: Wire, data: bytes) -> None:
        if not data.startswith(PREFIX):
            if data.startswith(b'{"type":"not-done"'):
                reason = msgspec.json.decode(data)["reason"]
                self.load.refused[reason] = self.load.refused.get(reason, 0) + 1
            return
        if self.sent:
            self.load.took(time.perf_counter() - self.sent)
            self.sent = 0.0
        if b'"decision":{' in data or b'"over":true' in data:
            what = HEARD.decode(data).what
            known = what.update or what
            if known.over:
                self.load.over += 1
            if known.decision is not None and known.decision.id != self.asked:
                self.asked = known.decision.id
                option = random.choice(known.decision.options)
                self.choice = (known.decision.id, option.move)
                self.load.ready(self)

    def play(self) -> None:
        if self.choice is None or self.wire is None:
            return
        decision, move = self.choice
        self.choice = None
        self.sent = time.perf_counter()
        self.load.asked += 1
        self.wire.send(msgspec.json.encode(Act(self.table, Choose(decision, move))))


class Load:
    """All players, and a rate that is kept whatever the server does."""

    def __init__(self, rate: float, matches: int) -> None:
        self.gap = matches / rate  # seconds between two moves of a match
        self.due: dict[int, float] = {}
        self.times: list[float] = []
        self.measuring = False
        self.asked = self.over = 0
        self.refused: dict[str, int] = {}
        self.late: list[float] = []

    def ready(self, player: Player) -> None:
        """The player's turn: it moves when the match's next move is due, at once if that has passed."""
        now = time.perf_counter()
        due = self.due.get(player.table, now + random.random() * self.gap)
        wait = due - now
        if self.measuring:
            self.late.append(max(0.0, -wait))
        self.due[player.table] = max(due, now - self.gap) + self.gap
        asyncio.get_running_loop().call_later(max(0.0, wait), player.play)

    def took(self, seconds: float) -> None:
        if self.measuring:
            self.times.append(seconds)


async def drive(town: Town, matches: int, rate: float, seconds: float) -> None:
    """Players at so many matches, and the figures."""
    print(f"{matches} matches, {SEATS} viewers each, {rate:.0f} moves a second for {seconds:.0f} s", flush=True)
    people = await town.people(matches * SEATS)
    seated = [[person for person, _ in people[n * SEATS : (n + 1) * SEATS]] for n in range(matches)]
    tables = await town.tables(seated)
    await until_begun(town, len(tables))
    load = Load(rate, matches)
    load.gap = 1e9  # nobody moves before everybody looks
    players: list[Player] = []
    ports = [town.ports["gateway 1"], town.ports["gateway 2"]]
    for n, table in enumerate(tables):
        for seat in range(SEATS):
            player = Player(load, table, seat)
            token = people[n * SEATS + seat][1]
            player.wire = await Wire.connect(ports[seat % 2], "/api/socket", token, player.hear)
            players.append(player)
        for player in players[-SEATS:]:
            assert player.wire is not None
            player.wire.send(msgspec.json.encode(Watch(table)))
        await asyncio.sleep(0)
    while any(player.wire.received == 0 for player in players if player.wire):
        await asyncio.sleep(0.2)
    print(f"{len(players)} sockets look on", flush=True)
    load.gap = matches / rate
    load.due.clear()
    for player in players:
        if player.choice:
            asyncio.get_running_loop().call_later(random.random() * load.gap, player.play)
    await asyncio.sleep(WARM_SECONDS)
    before = await town_counts(town)
    received = sum(player.wire.received for player in players if player.wire)
    load.measuring = True
    usage = cpu_of(town)
    own = time.process_time()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    load.measuring = False
    after = await town_counts(town)
    spent = {name: cpu - usage.get(name, 0.0) for name, cpu in cpu_of(town).items()}
    spent["load"] = time.process_time() - own
    told = sum(player.wire.received for player in players if player.wire) - received
    times = sorted(load.times)
    print(f"moves in the journal: {(after - before) / took:.0f} a second ({after - before} in {took:.1f} s)")
    print(f"messages to viewers: {told / took:.0f} a second")
    if times:
        print(
            f"from send to own update: median {statistics.median(times) * 1000:.1f} ms,"
            f" 95th {times[int(len(times) * 0.95)] * 1000:.1f} ms, 99th {times[int(len(times) * 0.99)] * 1000:.1f} ms"
        )
    print(f"refused {load.refused or 0}, matches over {load.over}")
    lost = sum(player.wire.closed for player in players if player.wire)
    print(f"sockets lost: {lost}")
    moves = max(1, after - before)
    print("microseconds of processor a move: " + ", ".join(f"{n} {s * 1e6 / moves:.0f}" for n, s in spent.items()))
    bare = pgbench(town, tables[0], matches)
    ratio = bare * took / moves
    print(f"the same insert transaction through pgbench: {bare:.0f} a second; ratio {ratio:.1f}")
    for player in players:
        if player.wire:
            player.wire.transport.close()


async def until_begun(town: Town, count: int) -> None:
    connection = await town.connect()
    while await connection.fetchval("SELECT count(*) FROM matches WHERE seq > 0") < count:
        await asyncio.sleep(0.2)
    await connection.close()


async def town_counts(town: Town) -> int:
    connection = await town.connect()
    found: int = await connection.fetchval("SELECT sum(seq) FROM matches")
    await connection.close()
    return found


def cpu_of(town: Town) -> dict[str, float]:
    """Seconds of processor each process and its children have used."""
    ticks = os.sysconf("SC_CLK_TCK")
    found: dict[str, float] = {}
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    names: dict[int, str] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            rest = stat.rpartition(")")[2].split()
            number = int(entry.name)
            parents[number] = int(rest[1])
            used[number] = (int(rest[11]) + int(rest[12])) / ticks
            names[number] = stat.partition("(")[2].rpartition(")")[0]
    for name, process in town.running.items():
        found[name] = used.get(process.pid, 0.0)
        for child, parent in parents.items():
            if parent == process.pid:
                found[f"{name}'s child"] = max(found.get(f"{name}'s child", 0.0), used[child])
    found["postgres"] = sum(cpu for number, cpu in used.items() if names[number] == "postgres")
    found["nats"] = sum(cpu for number, cpu in used.items() if names[number] == "nats-server")
    return found


def pgbench(town: Town, first: int, matches: int) -> float:
    """The transaction that appends one move, without anything around it."""
    script = Path(f"/tmp/{town.database}.sql")
    script.write_text(
        f"\\set id random({first}, {first + matches - 1})\n"
        "BEGIN;\n"
        "SELECT id, revision FROM matches WHERE id = :id FOR UPDATE;\n"
        "INSERT INTO entries (match, seq, seat, move, fell, digest) SELECT :id, max(seq) + 1, 0, 'place tikal.3', '',"
        " '0123456789abcdef' FROM entries WHERE match = :id;\n"
        "UPDATE matches SET revision = revision + 1, seq = seq + 1, waiting = '{0}', changed_at = now()"
        " WHERE id = :id;\n"
        "COMMIT;\n"
    )
    user, _, address = town.postgres.partition("@")
    host, _, port = address.partition(":")
    binary = sorted(Path("/usr/lib/postgresql").glob("*/bin/pgbench"))[-1]
    run = [str(binary), "-n", "-h", host, "-p", port, "-U", user, "-c", "4", "-T", str(PGBENCH_SECONDS)]
    told = subprocess.run([*run, "-f", str(script), town.database], check=True, capture_output=True, text=True).stdout
    script.unlink()
    found = re.search(r"tps = ([0-9.]+)", told)
    return float(found[1]) if found else 0.0


async def idle(town: Town, count: int) -> None:
    """Sockets that only listen, all at one gateway."""
    process = town.running["gateway 1"]
    token = (await town.people(1))[0][1]
    before = memory_of(process.pid)
    wires: list[Wire] = []
    for start in range(0, count, 50):
        batch = [
            Wire.connect(town.ports["gateway 1"], "/api/socket", token if n % 2 else "", lambda *_: None)
            for n in range(start, min(count, start + 50))
        ]
        wires += await asyncio.gather(*batch)
    await asyncio.sleep(3)
    after = memory_of(process.pid)
    held = sum(not wire.closed for wire in wires)
    print(f"{held} idle sockets held by one gateway; {(after - before) / count / 1024:.1f} KiB each", flush=True)
    for wire in wires:
        wire.transport.close()


async def rows(small: Town, large: Town, few: int, many: int) -> None:
    """How long an append takes when the table of entries is small, and when it is large: in turns, in one run."""
    took: dict[int, list[float]] = {few: [], many: []}
    async with contextlib.AsyncExitStack() as stack:
        writers: dict[int, tuple[Writer, list[int]]] = {}
        for town, goal in ((small, few), (large, many)):
            await fill(town, goal)
            engine = connect(town.url)
            stack.push_async_callback(engine.dispose)
            numbers = [await create(engine, "tzolkin", 1, {}, ["A"], ["person"], b"x") for _ in range(20)]
            writers[goal] = (await stack.enter_async_context(Writer(engine)), numbers)
        await asyncio.sleep(SETTLE_SECONDS)
        line = JournalLine(0, "place tikal.3", "", "0123456789abcdef")
        for n in range(150):
            for goal, (writer, numbers) in writers.items():
                for number in numbers:
                    began = time.perf_counter()
                    await writer.append(Append(number, n, n, (line,), ("person",)))
                    if n >= ROUNDS_TO_WARM:
                        took[goal].append(time.perf_counter() - began)
    for goal, times in took.items():
        print(f"{goal} entries in the table: an append takes {statistics.median(times) * 1000:.2f} ms (median)")
    print(f"ratio {statistics.median(took[many]) / statistics.median(took[few]):.2f}")


async def fill(town: Town, goal: int) -> None:
    """Matches with so many entries in all."""
    connection = await town.connect()
    await connection.execute(
        "WITH made AS (INSERT INTO matches (game, rules, options, names, players, secret)"
        " SELECT 'tzolkin', 1, '{}', '{A}', '{person}', 'x' FROM generate_series(1, $1::bigint) RETURNING id)"
        " INSERT INTO entries (match, seq, seat, move, fell, digest)"
        " SELECT id, n, 0, 'place tikal.3', '', '0123456789abcdef'"
        f" FROM made, generate_series(0, {ROWS_A_MATCH - 1}) AS n",
        goal // ROWS_A_MATCH,
        timeout=900,
    )
    await connection.execute("VACUUM ANALYZE", timeout=900)
    await connection.execute("CHECKPOINT", timeout=900)
    await connection.close()


def memory_of(process: int) -> int:
    """Bytes of memory that a process holds."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


async def main(arguments: Any) -> None:
    if not COMPILED.exists():
        raise SystemExit("run `just compile` first")
    town = Town(arguments.postgres, arguments.nats, compiled=True, log=Path(arguments.log))
    await town.found()
    try:
        if arguments.what == "rows":
            other = Town(arguments.postgres, arguments.nats)
            await other.found()
            try:
                await rows(other, town, 10_000, arguments.rows)
            finally:
                await other.raze()
            return
        for part in ("referee", "gateway"):
            for n in (1, 2):
                town.start(part, f"{part} {n}")
        town.wait_for("gateway 1", "gateway 2")
        if arguments.what == "idle":
            await idle(town, arguments.sockets)
        else:
            await drive(town, arguments.matches, arguments.rate, arguments.seconds)
    finally:
        await town.raze()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["load", "idle", "rows"], nargs="?", default="load")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000.0, help="moves a second, of all matches together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--postgres", default="postgres@127.0.0.1:5432")
    parser.add_argument("--nats", default="nats://127.0.0.1:4222")
    parser.add_argument("--log", default=os.devnull)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(main(parser.parse_args()))

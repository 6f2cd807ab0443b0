"""Ten thousand notices, and senders that are killed all the while: all arrive, and none twice that was marked."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text
from tests.budget import PATIENCE
from tests.server.lobby.house import DAYS, House, tell, two_play
from tests.server.test_outbox import post_office, wants_mail

from yupana.server import outbox as calling
from yupana.server.journal.tables import outbox
from yupana.server.settings import Settings

NOTICES = int(os.environ.get("YUPANA_NOTICES", "10000"))
SENDERS = 3
KILLS = 6
ROOT = Path(__file__).parents[2]
SEND = """
import asyncio, sys
from datetime import UTC, datetime
from yupana.server.journal.database import connect
from yupana.server.outbox import send_due
from yupana.server.settings import Settings

async def send(database, smtp):
    settings = Settings(smtp=smtp, mail_from="host@example.org", url="https://play.example.org")
    engine = connect(database)
    while True:
        await send_due(engine, settings, datetime.now(UTC))
        await asyncio.sleep(0.1)

asyncio.run(send(*sys.argv[1:]))
"""


class Counting:
    """Counts what came, by the number of each mail."""

    def __init__(self) -> None:
        self.came: Counter[str] = Counter()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        found = re.search(rb"^Message-ID: <(\w+)@", envelope.content, re.MULTILINE)
        assert found
        self.came[found[1].decode()] += 1
        return "250 taken"


def sender(database: str, settings: Settings) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", SEND, database, settings.smtp], cwd=ROOT)


@pytest.mark.slow
def test_nothing_is_lost_or_sent_twice_when_senders_are_killed(database: str) -> None:
    counting = Counting()

    async def left(house: House) -> int:
        async with house.engine.connect() as connection:
            waiting = select(func.count()).select_from(outbox).where(outbox.c.sent_at.is_(None))
            return int((await connection.execute(waiting)).scalar_one())

    async def story(house: House) -> None:
        async with post_office(counting) as (_, settings):
            ann, _, path = await two_play(house, terms=DAYS)
            await wants_mail(house, ann.number)
            async with house.engine.begin() as connection:
                await connection.execute(
                    text(
                        'INSERT INTO outbox (person, channel, kind, "table", key, token, due_at)'
                        " SELECT :person, 'mail', 'over', :table, n, md5(CAST(n AS text)), :now"
                        " FROM generate_series(1, :count) n"
                    ),
                    {
                        "person": ann.number,
                        "table": int(path.rpartition("/")[2]),
                        "now": datetime.now(UTC),
                        "count": NOTICES,
                    },
                )
            running = [sender(database, settings) for _ in range(SENDERS)]
            try:
                killed, end = 0, time.monotonic() + 10 * PATIENCE
                while await left(house) > SENDERS * calling.HANDS * (KILLS + SENDERS):
                    assert time.monotonic() < end
                    if killed < KILLS and counting.came.total() > (killed + 1) * NOTICES // (KILLS + 2):
                        running[0].kill()
                        running.pop(0).wait()
                        running.append(sender(database, settings))
                        killed += 1
                    await asyncio.sleep(0.05)
            finally:
                for process in running:
                    process.kill()
                    process.wait()
            assert killed == KILLS
            while await left(house):  # what those had taken that were killed
                await calling.send_due(house.engine, settings, datetime.now(UTC) + 2 * calling.LEASE)
        assert len(counting.came) == NOTICES, "none is lost"
        again = counting.came.total() - NOTICES
        assert again <= (KILLS + SENDERS) * calling.HANDS, "twice only what was in the hands of one that was killed"

    tell(database, story)

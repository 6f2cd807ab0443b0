"""A program on the socket of a bot's account: it is asked for decisions and answers with moves. See docs/bots.md."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec

from yupana.protocol.messages import BotHello, BotMatch, BotMove, BotOver, BotReady, BotRefused, Choose, FromBot
from yupana.server import asks
from yupana.server.accounts.limits import Limits
from yupana.server.accounts.names import is_bots
from yupana.server.gateway.caller import Caller
from yupana.server.gateway.context import context_of
from yupana.server.gateway.hub import SIGNED_OUT, TOO_SLOW, Hub, Socket
from yupana.server.lobby.programs import Playing, playing, results
from yupana.server.problems import Problem

log = logging.getLogger(__name__)

PROTOCOL = 1
LOOK_SECONDS = 5.0  # between looks for what is to be decided, when nobody rings
REFUSALS_MAX = 20  # in a row, after which the socket is closed


def is_program(caller: Caller | None) -> bool:
    """Whether this is a program that may play for a bot's account."""
    return caller is not None and is_bots(caller.name) and "play" in (caller.scopes or ())


class Program:
    """One program, and the matches it knows of."""

    def __init__(self, hub: Hub, client: Socket, person: int) -> None:
        self.hub = hub
        self.client = client
        self.person = person
        self.matches: dict[int, Playing] = {}
        self.asked: dict[int, tuple[int, str]] = {}  # how long the journal was when, and the decision
        self.refusals = 0
        self._looking: asyncio.Task[None] | None = None
        self._tell(BotHello(PROTOCOL))

    async def hear(self, said: FromBot) -> None:
        """It is ready, has decided, or talks to itself."""
        if isinstance(said, BotReady):
            await self._begin()
        elif isinstance(said, BotMove):
            await self._move(said)

    async def stop(self) -> None:
        """It has gone."""
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking

    async def _begin(self) -> None:
        """From now on it plays; another program of the same account, at this gateway, no longer does."""
        if self._looking is not None:
            return
        limits: Limits = self.client.websocket.app.state.limits
        if context_of(self.client.websocket).settings.limits and not limits.within("bot", f"bot {self.person}"):
            await self.client.close(TOO_SLOW)
            return
        for other in [*self.hub.people[self.person].sockets]:
            if other.bell is not None:
                await other.close(SIGNED_OUT)
        self.client.bell = bell = asyncio.Event()
        self._looking = asyncio.create_task(self._look_on(bell))

    async def _look_on(self, bell: asyncio.Event) -> None:
        while not self.client.dropped:
            bell.clear()
            try:
                await self._look()
            except Exception as problem:  # the database or the referee is away: it will come back
                log.warning("cannot look for what a bot must decide: %s", problem)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await bell.wait()

    async def _look(self) -> None:
        """Tell of matches that began, decisions that wait, and matches that are over."""
        now = {at.table: at for at in await playing(self.hub.lobby, self.person)}
        gone = [table for table, at in self.matches.items() if table not in now or now[table].seat != at.seat]
        if gone:
            for table, result in (await results(self.hub.lobby, gone)).items():
                del self.matches[table]
                self.asked.pop(table, None)
                self._tell(over(table, result))
        for table, at in now.items():
            if table not in self.matches:
                self._tell(BotMatch(str(table), at.game, at.rules, at.seats, at.seat))
            self.matches[table] = at
            seq, decision = self.asked.get(table, (0, ""))
            if at.waiting and seq != at.seq:
                await self._ask(at, decision)

    async def _ask(self, at: Playing, before: str) -> None:
        """Ask for a decision, unless it was asked before and only others have answered since."""
        with contextlib.suppress(Problem):  # too late, or nobody answers: the next look finds what is so then
            answer = await self.hub.lobby.referees.ask(at.game, at.rules, at.table, asks.Decide(at.seat))
            body = bytes(answer.body)
            decision = msgspec.json.decode(body, type=Named).decision
            self.asked[at.table] = (answer.seq, decision)
            if decision != before:
                self.client.tell(body)

    async def _move(self, said: BotMove) -> None:
        at = next((at for table, at in self.matches.items() if str(table) == said.match), None)
        try:
            if at is None:
                raise Problem(404, "refused-no-such-match")
            wish = asks.Move(at.seat, Choose(said.decision, said.move), self.person)
            await self.hub.lobby.referees.ask(at.game, at.rules, at.table, wish)
            self.refusals = 0
        except Exception as problem:
            reason = problem.reason if isinstance(problem, Problem) else "problem-nobody-answers"
            self.refusals += 1
            self._tell(BotRefused(said.match, said.decision, reason))
            if self.refusals > REFUSALS_MAX:
                await self.client.close(SIGNED_OUT)
        if self.client.bell is not None:
            self.client.bell.set()

    def _tell(self, message: BotHello | BotMatch | BotOver | BotRefused) -> None:
        self.client.tell(msgspec.json.encode(message))


class Named(msgspec.Struct):
    """A decision, of which a gateway reads the name alone."""

    decision: str


def over(table: int, result: str) -> BotOver:
    """How a match ended, by a result like "61.25* 48"."""
    words = result.split()
    winners = [seat for seat, word in enumerate(words) if word.endswith("*")]
    return BotOver(str(table), [float(word.rstrip("*")) for word in words], winners)

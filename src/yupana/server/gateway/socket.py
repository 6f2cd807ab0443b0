"""The socket: one for all tables of a client. docs/server.md says what is spoken on it."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from yupana.protocol.messages import (
    Act,
    BotInfo,
    BotMove,
    BotReady,
    Choose,
    Done,
    FromBot,
    FromClient,
    Hurry,
    NotDone,
    Ping,
    Pong,
    Unwatch,
    Watch,
)
from yupana.server import asks
from yupana.server.gateway.bots import Program, is_program
from yupana.server.gateway.caller import caller_of, limited, same_origin
from yupana.server.gateway.context import context_of
from yupana.server.gateway.hub import LOBBY, Hub, Socket
from yupana.server.problems import Problem

log = logging.getLogger(__name__)

MALFORMED_MAX = 20  # messages that make no sense, after which the socket is closed
WATCH_COST = 10  # messages that looking at a table counts for: all of it is drawn

router = APIRouter()


@router.websocket("/socket")
async def socket(websocket: WebSocket) -> None:
    """A client is connected until it goes or is dropped."""
    caller = await caller_of(websocket)
    try:
        await limited("read")(websocket)
    except Problem:
        await websocket.close(1008)
        return
    if not same_origin(websocket) or (caller is None and "authorization" in websocket.headers):
        await websocket.close(1008)
        return
    await websocket.accept()
    hub: Hub = websocket.app.state.hub
    client = Socket(websocket, caller, asyncio.get_running_loop().time())
    writing = asyncio.create_task(client.write())
    program = Program(hub, client, caller.person) if caller is not None and is_program(caller) else None
    try:
        await hub.join(client)
        await _read(hub, client, program, context_of(websocket).settings.limits)
    except WebSocketDisconnect:
        pass
    finally:
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError, RuntimeError, WebSocketDisconnect):
            await writing
        if program is not None:
            await program.stop()
        await hub.leave(client)


async def _read(hub: Hub, client: Socket, program: Program | None, limits: bool) -> None:
    """What the client says, one message after the other; with limits, who says much waits for answers."""
    loop = asyncio.get_running_loop()
    malformed = 0
    whose = _whose(client)
    while not client.dropped:
        message = await client.websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        client.heard = loop.time()
        if limits:
            await asyncio.sleep(hub.pace.spend(whose, 1, client.heard))
        try:
            said = MESSAGE.decode(message.get("text") or message.get("bytes") or b"")
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            malformed += 1
            client.tell(msgspec.json.encode(NotDone(0, "refused-malformed")))
            if malformed > MALFORMED_MAX:
                await client.close(1008)
                return
            continue
        if isinstance(said, Ping):
            client.tell(PONG)
            continue
        if isinstance(said, Watch):
            hub.pace.spend(whose, WATCH_COST - 1, client.heard)
        if isinstance(said, BotReady | BotMove | BotInfo):
            if program is None:
                client.tell(msgspec.json.encode(NotDone(0, "problem-scope")))
            else:
                await program.hear(said)
            continue
        try:
            await _answer(hub, client, said)
        except Problem as problem:
            client.tell(msgspec.json.encode(NotDone(said.table, problem.reason, _name(said))))
        except Exception:
            log.exception("a socket's message failed")
            client.tell(msgspec.json.encode(NotDone(said.table, "problem-nobody-answers", _name(said))))


def _whose(client: Socket) -> str:
    """Whose messages they are: a person's, on whatever socket, or those of strangers at an address."""
    if client.caller is not None:
        return f"person {client.caller.person}"
    return f"address {client.websocket.client.host if client.websocket.client else ''}"


async def _answer(hub: Hub, client: Socket, said: Watch | Unwatch | Act | Hurry) -> None:
    if said.table == LOBBY and isinstance(said, Watch):
        await hub.visit(client)
        return
    if said.table == LOBBY and isinstance(said, Unwatch):
        hub.visitors.discard(client)
        return
    if not 0 < said.table < 2**63:
        raise Problem(404, "problem-no-table")
    if isinstance(said, Watch):
        if not 0 <= said.since < 2**31:
            raise Problem(422, "refused-malformed")
        await hub.watch(client, said.table, said.since, said.code)
    elif isinstance(said, Unwatch):
        await hub.unwatch(client, said.table)
    else:
        await _act(hub, client, said)


async def _act(hub: Hub, client: Socket, said: Act | Hurry) -> None:
    """A move, or a word to a bot that thinks, for those who sit there and may play."""
    caller = client.caller
    if caller is None:
        raise Problem(401, "problem-signed-out")
    if caller.scopes is not None and "play" not in caller.scopes:
        raise Problem(403, "problem-scope")
    place, _ = client.watching.get(said.table, (None, ""))
    if place is None or place.seat is None:
        raise Problem(403, "problem-not-seated" if isinstance(said, Hurry) else "refused-not-your-turn")
    wish: asks.Wish = (
        asks.Hurry(caller.person) if isinstance(said, Hurry) else asks.Move(place.seat, said.send, caller.person)
    )
    answer = await hub.lobby.referees.ask(place.game, place.rules, said.table, wish)
    client.tell(msgspec.json.encode(Done(said.table, answer.seq, _name(said))))


def _name(said: Watch | Unwatch | Act | Hurry) -> str:
    """What an answer is an answer to."""
    if isinstance(said, Act):
        return said.send.decision if isinstance(said.send, Choose) else "undo"
    return "hurry" if isinstance(said, Hurry) else "watch"


MESSAGE = msgspec.json.Decoder(FromClient | FromBot)
PONG = msgspec.json.encode(Pong())

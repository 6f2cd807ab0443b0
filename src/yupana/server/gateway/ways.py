"""Routes for the ways in which a person is told: browsers that take web push, and chat programs."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any
from urllib.parse import urlsplit

import aiohttp
from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field

from yupana.server import chats, outside, push
from yupana.server.accounts import ways
from yupana.server.gateway.answers import problems
from yupana.server.gateway.caller import limited
from yupana.server.gateway.people import Here, Number, Owner, Wanted
from yupana.server.problems import Problem
from yupana.server.settings import Settings
from yupana.server.speaking import say

Address = Annotated[str, Field(max_length=1000, pattern=r"^https?://[!-~]+$", examples=["https://push.example.org/1"])]
Base64 = Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushKeys(Wanted):
    """By which a browser reads what is sent to it."""

    p256dh: Base64
    auth: Base64


class PushWanted(Wanted):
    """A browser's subscription, as it describes it itself."""

    endpoint: Address
    keys: PushKeys


class PushEnded(Wanted):
    """Where nothing shall go any more."""

    endpoint: Address


class PushKey(BaseModel):
    """The public key of this server, which a browser must know to subscribe."""

    key: str


class ChatWanted(Wanted):
    """The address at which a chat program takes messages; whoever knows it can write there."""

    address: Address


class ChatShown(BaseModel):
    """One of my chats, by the end of its address; nobody is shown all of it again."""

    id: int
    service: str
    end: str
    created_at: datetime


router = APIRouter(tags=["people"])


@router.get("/me/push", responses=problems(401, 403))
async def push_key(here: Here, caller: Owner) -> PushKey:
    """What a browser must know to subscribe."""
    async with here.engine.begin() as connection:
        return PushKey(key=ways.public_key(await ways.vapid_key(connection)))


@router.put("/me/push", status_code=204, responses=problems(400, 401, 403, 409))
async def subscribe(here: Here, caller: Owner, wanted: PushWanted) -> None:
    """Call me in this browser, if my settings say so and for as long as I am signed in here."""
    keys = wanted.keys.model_dump()
    if not outside.is_callable(here.settings, wanted.endpoint) or not push.is_subscription(wanted.endpoint, keys):
        raise Problem(400, "problem-push")
    async with here.engine.begin() as connection:
        await ways.add_way(
            connection, caller.person, "push", wanted.endpoint, here.now(), session=caller.session, sealed_by=keys
        )


@router.delete("/me/push", status_code=204, responses=problems(401, 403, 404))
async def stop_pushing(here: Here, caller: Owner, wanted: PushEnded) -> None:
    """Do not call me in this browser any more."""
    async with here.engine.begin() as connection:
        if not await ways.end_way(connection, caller.person, address=wanted.endpoint):
            raise Problem(404, "problem-not-found")


@router.get("/me/chats", responses=problems(401, 403))
async def my_chats(here: Here, caller: Owner) -> list[ChatShown]:
    """The chats in which I am told."""
    async with here.engine.connect() as connection:
        found = await ways.list_ways(connection, caller.person, "chat")
    return [_shown(here.settings, row) for row in found]


@router.post("/me/chats", status_code=201, responses=problems(400, 401, 403, 409))
async def add_chat(here: Here, caller: Owner, wanted: ChatWanted) -> ChatShown:
    """Tell me here as well; only chat programs that we know are written to."""
    if chats.service_of(here.settings, wanted.address) is None:
        raise Problem(400, "problem-chat-address")
    now = here.now()
    async with here.engine.begin() as connection:
        number = await ways.add_way(connection, caller.person, "chat", wanted.address, now)
    return _shown(here.settings, {"id": number, "address": wanted.address, "created_at": now})


@router.post(
    "/me/chats/{number}/test",
    status_code=204,
    responses=problems(400, 401, 403, 404),
    dependencies=[Depends(limited("call"))],
)
async def try_chat(here: Here, caller: Owner, number: Number) -> None:
    """Write something there now."""
    async with here.engine.connect() as connection:
        mine = {row["id"]: row for row in await ways.list_ways(connection, caller.person, "chat")}
    if number not in mine:
        raise Problem(404, "problem-not-found")
    said = {"host": urlsplit(here.settings.url).netloc}
    line = chats.Line("Yupana", say(caller.language, "chat-test", said), f"{here.settings.url}/#/account")
    try:
        status = await chats.send(here.settings, mine[number]["address"], line)
    except (aiohttp.ClientError, OSError):
        status = 0
    if not 200 <= status < 300:
        raise Problem(400, "problem-chat")


@router.delete("/me/chats/{number}", status_code=204, responses=problems(401, 403, 404))
async def end_chat(here: Here, caller: Owner, number: Number) -> None:
    """Write nothing there any more."""
    async with here.engine.begin() as connection:
        if not await ways.end_way(connection, caller.person, number=number):
            raise Problem(404, "problem-not-found")


def _shown(settings: Settings, row: dict[str, Any]) -> ChatShown:
    service = chats.service_of(settings, row["address"])
    name = service.name if service else "?"  # one that is not trusted any more
    return ChatShown(id=row["id"], service=name, end=row["address"][-4:], created_at=row["created_at"])

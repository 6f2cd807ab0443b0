"""Routes for the ways in which a person is told: browsers that take web push."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from yupana.server import outside, push
from yupana.server.accounts import ways
from yupana.server.gateway.answers import problems
from yupana.server.gateway.people import Here, Owner, Wanted
from yupana.server.problems import Problem

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

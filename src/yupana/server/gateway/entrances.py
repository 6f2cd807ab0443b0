"""Routes for ways in besides a password: which there are, which I have, and passkeys."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field

from yupana.server.accounts import identities, passkeys, proofs
from yupana.server.gateway.answers import problems
from yupana.server.gateway.caller import from_our_pages, limited
from yupana.server.gateway.people import PRINTED, Here, Me, Number, Owner, Wanted, begin_instead
from yupana.server.gateway.proving import Made, ProofWanted, Signed, plain, prove
from yupana.server.problems import Problem


class Entrances(BaseModel):
    """How one can sign in here besides by a password: by passkeys, and by a provider of this name."""

    passkeys: bool
    provider: str | None


class PasskeyShown(BaseModel):
    """One of my passkeys."""

    id: int
    label: str
    created_at: datetime
    used_at: datetime | None


class MyEntrances(BaseModel):
    """How I can sign in: whether by a password, by which passkeys, and since when by the provider."""

    password: bool
    passkeys: list[PasskeyShown]
    provider_since: datetime | None


class Question(BaseModel):
    """What a browser must know to ask a passkey, or to make one (`parseRequestOptionsFromJSON` and the like)."""

    options: dict[str, Any]


class PasskeyWanted(Wanted):
    """A passkey that a browser made, and what I call it."""

    label: Annotated[str, Field(min_length=1, max_length=60, pattern=PRINTED)]
    passkey: Made


class SignInWanted(Wanted):
    """A passkey's answer."""

    passkey: Signed


router = APIRouter(tags=["people"])
VOUCHED = [Depends(limited("vouched")), Depends(from_our_pages)]


@router.get("/entrances")
async def entrances(here: Here) -> Entrances:
    """How one can sign in here."""
    return Entrances(passkeys=bool(here.settings.passkey_domain), provider=here.settings.openid or None)


@router.get("/me/entrances", responses=problems(401, 403))
async def my_entrances(here: Here, caller: Owner) -> MyEntrances:
    """How I can sign in."""
    async with here.engine.connect() as connection:
        mine = await passkeys.list_passkeys(connection, caller.person)
        known = await identities.list_identities(connection, caller.person)
        password = await proofs.has_password(connection, caller.person)
    since = [each["created_at"] for each in known if each["issuer"] == here.settings.openid_issuer]
    return MyEntrances(
        password=password, passkeys=[PasskeyShown(**row) for row in mine], provider_since=since[0] if since else None
    )


@router.post("/passkeys/question", status_code=201, responses=problems(403, 409), dependencies=VOUCHED)
async def ask_passkey(here: Here) -> Question:
    """What a passkey is asked, to sign in or to prove who I am; answered once, within ten minutes."""
    async with here.engine.begin() as connection:
        return Question(options=await passkeys.ask(connection, here.settings, here.now()))


@router.post("/passkeys/session", status_code=201, responses=problems(403, 409), dependencies=VOUCHED)
async def sign_in_by_passkey(request: Request, response: Response, here: Here, wanted: SignInWanted) -> Me:
    """Sign in; also while wrong passwords keep my name locked. The session this browser had before ends."""
    person = await passkeys.sign_in(here.engine, here.settings, plain(wanted.passkey), here.now())
    return await begin_instead(request, response, here, person)


@router.post(
    "/me/passkey-question",
    status_code=201,
    responses=problems(401, 403, 409),
    dependencies=[Depends(limited("sign-in"))],
)
async def ask_for_passkey(here: Here, caller: Owner, wanted: ProofWanted | None = None) -> Question:
    """I, who have proved it, want another passkey: what a browser must know to make one."""
    if caller.guest:
        raise Problem(409, "problem-guest")
    await prove(here, caller, wanted)
    async with here.engine.begin() as connection:
        asked = passkeys.ask_to_add(connection, here.settings, caller.person, caller.name, here.now())
        return Question(options=await asked)


@router.post("/me/passkeys", status_code=201, responses=problems(401, 403, 409))
async def add_passkey(here: Here, caller: Owner, wanted: PasskeyWanted) -> PasskeyShown:
    """Keep what the browser made."""
    made = plain(wanted.passkey)
    kept = await passkeys.add(here.engine, here.settings, caller.person, wanted.label.strip(), made, here.now())
    return PasskeyShown(**kept)


@router.delete(
    "/me/passkeys/{number}",
    status_code=204,
    responses=problems(401, 403, 404, 409),
    dependencies=[Depends(limited("sign-in"))],
)
async def remove_passkey(here: Here, caller: Owner, number: Number, wanted: ProofWanted | None = None) -> None:
    """It opens nothing any more; I prove who I am first, and something must be left by which I come in."""
    await prove(here, caller, wanted)
    async with here.engine.begin() as connection:
        await proofs.hold(connection, caller.person)
        if not await passkeys.remove(connection, caller.person, number):
            raise Problem(404, "problem-not-found")
        await proofs.check_way_in(connection, caller.person)

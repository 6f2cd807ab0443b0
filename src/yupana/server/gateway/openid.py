"""Routes for signing in by the host's OpenID provider. A cookie ties each journey to the browser that began it."""

from __future__ import annotations

import hmac
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel
from sqlalchemy import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server import openid
from yupana.server.accounts import challenges, identities, proofs
from yupana.server.accounts import people as persons
from yupana.server.accounts.names import clean_name
from yupana.server.accounts.passwords import NONE
from yupana.server.accounts.sanctions import check_free
from yupana.server.gateway.answers import problems
from yupana.server.gateway.caller import Caller, caller_of, check, limited
from yupana.server.gateway.context import Context
from yupana.server.gateway.entrances import VOUCHED
from yupana.server.gateway.people import (
    Here,
    Invitation,
    Language,
    Me,
    Name,
    Owner,
    Wanted,
    begin_instead,
    let_in,
    ring,
)
from yupana.server.gateway.proving import ProofWanted, prove
from yupana.server.problems import Problem

COOKIE = "yupana_openid"
PAGE = "/#/provider"  # of the client, for whoever is back
TEXT_MAX = 4000  # letters of what a provider sends back


class Journey(BaseModel):
    """Where to go now: to the provider."""

    address: str


class Back(BaseModel):
    """With what the provider sends somebody back; it may send more."""

    state: str = ""
    code: str = ""
    iss: str = ""
    error: str = ""


class KnownWanted(Wanted):
    """Whoever is here for the first time says how they want to be called."""

    name: Name | None = None
    language: Language = "en"
    invitation: Invitation = None


router = APIRouter(tags=["people"])


@router.post("/openid", status_code=201, responses=problems(403, 404), dependencies=VOUCHED)
async def go(response: Response, here: Here) -> Journey:
    """Sign in by the provider: where to go."""
    return await _begin(response, here, None)


@router.post(
    "/me/openid", status_code=201, responses=problems(401, 403, 404, 409), dependencies=[Depends(limited("sign-in"))]
)
async def go_to_connect(response: Response, here: Here, caller: Owner, wanted: ProofWanted | None = None) -> Journey:
    """Let the provider open my account: where to go; I prove who I am first."""
    if caller.guest:
        raise Problem(409, "problem-guest")
    await prove(here, caller, wanted)
    return await _begin(response, here, caller.person)


@router.get(
    "/openid/back", status_code=303, response_class=RedirectResponse, dependencies=[Depends(limited("vouched"))]
)
async def come_back(request: Request, here: Here, back: Annotated[Back, Query()]) -> RedirectResponse:
    """Where the provider sends people. Nobody is signed in by this: a page of ours asks for it next."""
    try:
        where, key = await _believe(request, here, back)
    except Problem as problem:
        return RedirectResponse(f"{PAGE}/{problem.reason}", 303)
    answer = RedirectResponse(f"{PAGE}/{where}", 303)
    _set_cookie(answer, here, key)
    return answer


@router.post("/openid/session", status_code=201, responses=problems(400, 403, 404, 409), dependencies=VOUCHED)
async def sign_in_by_provider(request: Request, response: Response, here: Here, wanted: KnownWanted) -> Me:
    """Sign in as whom the provider vouches for; who is here for the first time gets an account by this name."""
    caller = await caller_of(request)
    if caller is not None:
        check(request, caller, "account")
    async with here.engine.begin() as connection:
        vouched = await _vouched(connection, request, here, None)
        person = await identities.find(connection, **vouched)
        touched: list[int] = []
        if person is None:
            person, touched = await _settle(connection, here, caller, wanted)
            await identities.connect(connection, person, **vouched, now=here.now())
        await identities.use(connection, **vouched, now=here.now())
        await check_free(connection, person, "ban", here.now())
    _drop_cookie(response, here)
    await ring(here, touched)
    return await begin_instead(request, response, here, person)


@router.put("/me/openid", status_code=204, responses=problems(401, 403, 404, 409))
async def connect(request: Request, response: Response, here: Here, caller: Owner) -> None:
    """I am back from the provider, who opens my account from now on."""
    async with here.engine.begin() as connection:
        vouched = await _vouched(connection, request, here, caller.person)
        await identities.connect(connection, caller.person, **vouched, now=here.now())
    _drop_cookie(response, here)


@router.delete(
    "/me/openid", status_code=204, responses=problems(401, 403, 404, 409), dependencies=[Depends(limited("sign-in"))]
)
async def disconnect(here: Here, caller: Owner, wanted: ProofWanted | None = None) -> None:
    """The provider opens my account no more; I prove who I am first, and something must be left by which I come in."""
    await prove(here, caller, wanted)
    async with here.engine.begin() as connection:
        await proofs.hold(connection, caller.person)
        if not await identities.disconnect(connection, caller.person, here.settings.openid_issuer):
            raise Problem(404, "problem-not-found")
        await proofs.check_way_in(connection, caller.person)


async def _begin(response: Response, here: Context, person: int | None) -> Journey:
    if not here.settings.openid:
        raise Problem(404, "problem-openid-off")
    try:
        address, journey = await openid.begin(here.settings)
    except openid.Away:
        raise Problem(503, "problem-openid-away") from None
    async with here.engine.begin() as connection:
        key = await challenges.ask(connection, "openid", here.now(), person, **journey.details())
    _set_cookie(response, here, key)
    return Journey(address=address)


async def _believe(request: Request, here: Context, back: Back) -> tuple[str, str]:
    """To which page whoever is back goes, and the key of what is known of them now."""
    now = here.now()
    async with here.engine.begin() as connection:
        begun = await challenges.answer(connection, "openid", _key(request, here), now)
    if begun is None or not hmac.compare_digest(begun["details"]["state"].encode(), back.state.encode()):
        raise Problem(403, "problem-openid-late")
    if not here.settings.openid:
        raise Problem(404, "problem-openid-off")
    if back.error or not 0 < len(back.code) <= TEXT_MAX or back.iss not in ("", here.settings.openid_issuer):
        raise Problem(403, "problem-openid")
    try:
        known = await openid.finish(here.settings, openid.Journey(**begun["details"]), back.code, now)
    except openid.Away:
        raise Problem(503, "problem-openid-away") from None
    except openid.Refused:
        raise Problem(403, "problem-openid") from None
    vouched = {"issuer": here.settings.openid_issuer, "subject": known.subject}
    async with here.engine.begin() as connection:
        key = await challenges.ask(connection, "vouched", now, begun["person"], **vouched)
        if begun["person"] is not None:
            return "connect", key
        if await identities.find(connection, **vouched) is not None:
            return "in", key
    return f"new/{quote(clean_name(known.name) or '', safe='')}", key


async def _vouched(connection: AsyncConnection, request: Request, here: Context, person: int | None) -> dict[str, str]:
    """Whom the provider vouched for to this browser just now, to sign in or to be connected with this person."""
    found: RowMapping | None = await challenges.answer(connection, "vouched", _key(request, here), here.now())
    if found is None or found["person"] != person:
        raise Problem(403, "problem-openid-late")
    return {"issuer": found["details"]["issuer"], "subject": found["details"]["subject"]}


async def _settle(
    connection: AsyncConnection, here: Context, caller: Caller | None, wanted: KnownWanted
) -> tuple[int, list[int]]:
    """An account without a password for who is new, or for the guest of this session; the tables that show it."""
    if wanted.name is None:
        raise Problem(400, "problem-name")
    if caller is not None and caller.guest:
        return caller.person, await persons.keep_guest(connection, caller.person, wanted.name, NONE)
    if not here.settings.openid_lets_in:
        await let_in(connection, here, wanted.invitation)
    return await persons.add_person(connection, wanted.name, NONE, wanted.language, here.now()), []


def _cookie(here: Context) -> str:
    return f"__Host-{COOKIE}" if here.settings.secure else COOKIE


def _key(request: Request, here: Context) -> str:
    return request.cookies.get(_cookie(here), "")


def _set_cookie(response: Response, here: Context, key: str) -> None:
    """Lax, or else it would not come along from the provider's page."""
    response.set_cookie(
        _cookie(here),
        key,
        max_age=challenges.MINUTES * 60,
        path="/",
        secure=here.settings.secure,
        httponly=True,
        samesite="lax",
    )


def _drop_cookie(response: Response, here: Context) -> None:
    response.delete_cookie(_cookie(here), path="/", secure=here.settings.secure, httponly=True, samesite="lax")

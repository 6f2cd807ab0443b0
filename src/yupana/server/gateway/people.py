"""Routes for people: guests, accounts, sessions, tokens, their data, profiles and ladders."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.ext.asyncio import AsyncConnection

from yupana.server.accounts import blocks, data, notices, profiles, proofs
from yupana.server.accounts import people as persons
from yupana.server.accounts.invitations import accept
from yupana.server.accounts.keys import KEY_MAX
from yupana.server.accounts.limits import Limits
from yupana.server.accounts.names import NAME_MAX, NAME_MIN, name_key
from yupana.server.accounts.passwords import PASSWORD_MAX, PASSWORD_MIN, hash_password, is_weak
from yupana.server.accounts.roles import Role
from yupana.server.accounts.sessions import end_session, list_sessions, open_session, renew_session
from yupana.server.accounts.tokens import SCOPES, end_token, list_tokens, make_token
from yupana.server.accounts.wishes import Wishes
from yupana.server.asks import ENDED, person_subject, table_subject
from yupana.server.gateway.answers import problems
from yupana.server.gateway.caller import (
    Caller,
    caller_of,
    check,
    csrf_token,
    drop_cookie,
    from_our_pages,
    limited,
    may,
    session_key,
    set_cookie,
)
from yupana.server.gateway.context import Context, context
from yupana.server.gateway.proving import Given, ProofWanted, Signed, prove
from yupana.server.lobby import reporting
from yupana.server.problems import Problem

BIGINT_MAX = 2**63 - 1
EMAIL = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$"
PRINTED = r"^[^\x00-\x1f]*$"  # a line without signs that PostgreSQL or people cannot read

Language = Literal["en", "uk", "ru"]
Scope = Literal["read", "play", "lobby", "account", "moderate"]
Name = Annotated[str, Field(min_length=NAME_MIN, max_length=NAME_MAX, examples=["Ann"])]
Password = Annotated[str, Field(min_length=PASSWORD_MIN, max_length=PASSWORD_MAX)]
Invitation = Annotated[str, Field(max_length=KEY_MAX)] | None  # its key, where only who is invited gets in
Number = Annotated[int, Path(ge=1, le=BIGINT_MAX)]
NameInPath = Annotated[str, Path(min_length=1, max_length=NAME_MAX)]
MailToken = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
Here = Annotated[Context, Depends(context)]
Reader = Annotated[Caller, Depends(may("read"))]
Owner = Annotated[Caller, Depends(may("account"))]


class Wanted(BaseModel):
    """Whatever a request brings: nothing but what is described."""

    model_config = ConfigDict(extra="forbid")


class GuestWanted(Wanted):
    """Somebody wants to play at once."""

    name: Name | None = None
    language: Language = "en"
    invitation: Invitation = None


class AccountWanted(Wanted):
    """Somebody wants to come back; or a program shall play, whose name has the word "bot" in it."""

    name: Name
    password: Password
    language: Language = "en"
    bot: bool = False
    invitation: Invitation = None


class SessionWanted(Wanted):
    """Somebody is back."""

    name: Name
    password: Given


class PasswordWanted(Wanted):
    """Another password, and the old one or the answer of a passkey."""

    old: Given | None = None
    passkey: Signed | None = None
    new: Password


class RecoveryWanted(Wanted):
    """Somebody has forgotten their password."""

    name: Name


class RecoveredWanted(Wanted):
    """The password of somebody who had forgotten theirs."""

    password: Password


class MeWanted(Wanted):
    """All that one can set; what is left out is as for somebody new."""

    language: Language
    email: Annotated[str, Field(max_length=254, pattern=EMAIL)] | None = None
    settings: Wishes = Wishes()


class TokenWanted(Wanted):
    """A token for a program."""

    label: Annotated[str, Field(min_length=1, max_length=60, pattern=PRINTED)]
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=len(SCOPES))]


class Me(BaseModel):
    """Who I am, my role, how many reports wait for it, and whether mail can reach me.

    The CSRF token is there when I came with a session.
    """

    id: int
    name: str
    guest: bool
    role: Role | None
    reports: int
    language: Language
    email: str | None
    mails: bool
    email_proved: bool
    settings: Wishes
    csrf: str | None


class SessionShown(BaseModel):
    """One of my sessions."""

    id: int
    agent: str
    created_at: datetime
    seen_at: datetime
    expires_at: datetime
    current: bool


class TokenShown(BaseModel):
    """One of my tokens."""

    id: int
    label: str
    scopes: list[Scope]
    created_at: datetime
    used_at: datetime | None


class TokenMade(BaseModel):
    """A new token, shown this once."""

    id: int
    token: str


class Export(BaseModel):
    """All that is kept about me, as it is kept."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    passkeys: list[dict[str, Any]]
    identities: list[dict[str, Any]]
    ways: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    tables: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    blocks: list[str]
    reports: list[dict[str, Any]]
    sanctions: list[dict[str, Any]]
    deeds: list[dict[str, Any]]


class Rating(BaseModel):
    """How good somebody is at a game, most likely from `low` to `high`; provisional while little is known."""

    game: str
    rating: int
    low: int
    high: int
    provisional: bool
    mu: float
    sigma: float
    matches: int


class Place(Rating):
    """A place on the ladder."""

    place: int
    name: str


class Profile(BaseModel):
    """What everybody may know of somebody."""

    name: str
    guest: bool
    since: datetime
    played: int
    won: int
    left: int
    ratings: list[Rating]


class Played(BaseModel):
    """A match that somebody played to its end; the winners have a star in its result."""

    id: int
    game: str
    names: list[str]
    result: str
    seat: int
    rated: bool
    begun_at: datetime
    over_at: datetime


router = APIRouter(tags=["people"])


@router.post(
    "/guests",
    status_code=201,
    responses=problems(400, 403, 409),
    dependencies=[Depends(limited("arrive")), Depends(from_our_pages)],
)
async def become_guest(request: Request, response: Response, here: Here, wanted: GuestWanted) -> Me:
    """Play at once: a person without a password, and a session."""
    if await caller_of(request):
        raise Problem(409, "problem-signed-in")
    async with here.engine.begin() as connection:
        await let_in(connection, here, wanted.invitation)
        person = await persons.add_guest(connection, wanted.name, wanted.language, here.now())
        return await begin(connection, request, response, here, person)


@router.post(
    "/accounts",
    status_code=201,
    responses=problems(400, 403, 409),
    dependencies=[Depends(limited("arrive")), Depends(from_our_pages)],
)
async def keep_account(request: Request, response: Response, here: Here, wanted: AccountWanted) -> Me:
    """The guest of this session, or a new person, gets a name and a password."""
    caller = await caller_of(request)
    if caller:
        check(request, caller, "account")
        if not caller.guest:
            raise Problem(409, "problem-kept-already")
    _check_strong(wanted.password, wanted.name)
    password = await hash_password(wanted.password)
    async with here.engine.begin() as connection:
        if caller is None:
            moment = here.now()
            await let_in(connection, here, wanted.invitation)
            person = await persons.add_person(connection, wanted.name, password, wanted.language, moment, wanted.bot)
            return await begin(connection, request, response, here, person)
        renamed = await persons.keep_guest(connection, caller.person, wanted.name, password)
        key = ""
        if caller.session is not None:
            key = await renew_session(connection, caller.session)
            set_cookie(response, here.settings, key)
        me = await _me(connection, here, caller.person, key)
    await ring(here, renamed)
    return me


@router.get("/me", responses=problems(401, 403))
async def who_am_i(request: Request, response: Response, here: Here, caller: Reader) -> Me:
    """Who am I. The browser keeps its cookie as long as the session lasts."""
    key = session_key(request) if caller.session is not None else ""
    if key:
        set_cookie(response, here.settings, key)
    async with here.engine.connect() as connection:
        return await _me(connection, here, caller.person, key)


@router.put("/me", responses=problems(400, 401, 403))
async def change_me(request: Request, here: Here, caller: Owner, wanted: MeWanted) -> Me:
    """Language, e-mail address, sleep window, quiet hours, how to be told."""
    wishes = wanted.settings
    for each in (wishes.sleep, wishes.quiet, wishes.notify.digest):
        if each is not None and not each.is_somewhere():
            raise Problem(400, "problem-time-zone")
    settings = wishes.model_dump(by_alias=True)
    async with here.engine.begin() as connection:
        await persons.change_person(connection, caller.person, wanted.language, wanted.email, settings)
    if wanted.email is not None and here.settings.smtp:
        await notices.ask_to_confirm(here.engine, caller.person, here.now())
    async with here.engine.connect() as connection:
        return await _me(connection, here, caller.person, session_key(request) if caller.session is not None else "")


@router.get("/confirm/{token}", status_code=303, response_class=RedirectResponse, responses=problems(404))
async def confirm_address(here: Here, token: MailToken) -> RedirectResponse:
    """Where the link of a mail leads: the address is theirs who got it."""
    if not await notices.confirm(here.engine, token):
        raise Problem(404, "problem-not-found")
    return RedirectResponse("/#/account", 303)


@router.post("/unsubscribe/{token}", status_code=204, responses=problems(404))
async def unsubscribe(here: Here, token: MailToken) -> None:
    """No more mail, with one touch in a mail program; who got the mail needs no session for it."""
    if not await notices.unsubscribe(here.engine, token):
        raise Problem(404, "problem-not-found")


@router.delete("/me", status_code=204, responses=problems(401, 403, 409), dependencies=[Depends(limited("sign-in"))])
async def forget_me(response: Response, here: Here, caller: Owner, wanted: ProofWanted | None = None) -> None:
    """Forget me, who have proved it: what I share with others stays, without my name. Not while I sit in a match."""
    await prove(here, caller, wanted)
    async with here.engine.begin() as connection:
        touched = await data.forget(connection, caller.person)
    drop_cookie(response, here.settings)
    await close_ended(here, caller.person)
    await ring(here, touched)


@router.get("/me/export", responses=problems(401, 403))
async def export_me(response: Response, here: Here, caller: Owner) -> Export:
    """All that is kept about me."""
    response.headers["Content-Disposition"] = 'attachment; filename="yupana.json"'
    async with here.engine.connect() as connection:
        return Export(**await data.export(connection, caller.person))


@router.put(
    "/me/password",
    status_code=204,
    responses=problems(400, 401, 403, 409),
    dependencies=[Depends(limited("sign-in"))],
)
async def change_password(here: Here, caller: Owner, wanted: PasswordWanted) -> None:
    """Another password; whatever else opened the account ends: other sessions, tokens, passkeys, the provider."""
    _check_strong(wanted.new, caller.name)
    if caller.guest:
        raise Problem(409, "problem-guest")
    passkey = await prove(here, caller, ProofWanted(password=wanted.old, passkey=wanted.passkey))
    await proofs.set_password(here.engine, caller.person, caller.session, passkey, wanted.new)
    await close_ended(here, caller.person)


@router.post(
    "/sessions",
    status_code=201,
    responses=problems(403),
    dependencies=[Depends(limited("sign-in")), Depends(from_our_pages)],
)
async def sign_in(request: Request, response: Response, here: Here, wanted: SessionWanted) -> Me:
    """Sign in; the session this browser had before ends. Who tries too often must wait, and nobody else must."""
    limits: Limits = request.app.state.limits
    tries = ("password", request.client.host if request.client else "", name_key(wanted.name))
    if here.settings.limits and not limits.within(*tries):
        raise Problem(429, "problem-locked")
    person = await persons.sign_in(here.engine, wanted.name, wanted.password, here.now())
    limits.forget(*tries)
    return await begin_instead(request, response, here, person)


@router.post(
    "/recovery",
    status_code=204,
    responses=problems(403, 409),
    dependencies=[Depends(limited("sign-in")), Depends(from_our_pages)],
)
async def forget_password(here: Here, wanted: RecoveryWanted) -> None:
    """Ask for a mail with a link to another password. Whether there is such a person is told to nobody."""
    if not here.settings.smtp:
        raise Problem(409, "problem-no-mail")
    await notices.ask_to_recover(here.engine, wanted.name, here.now())


@router.post(
    "/recovery/{token}",
    status_code=201,
    responses=problems(400, 403, 404),
    dependencies=[Depends(limited("sign-in")), Depends(from_our_pages)],
)
async def recover(request: Request, response: Response, here: Here, token: MailToken, wanted: RecoveredWanted) -> Me:
    """Where the link of that mail leads: another password, and a session; whatever else opened the account ends."""
    password = await hash_password(wanted.password)
    async with here.engine.begin() as connection:
        person = await notices.recover(connection, token, password, here.now())
        if person is None:
            raise Problem(404, "problem-link-old")
        me = await begin(connection, request, response, here, person)
        _check_strong(wanted.password, me.name)  # or else nothing of this has happened, and the link stays
    await close_ended(here, person)
    return me


@router.get("/sessions", responses=problems(401, 403))
async def my_sessions(here: Here, caller: Owner) -> list[SessionShown]:
    """Where I am signed in."""
    now = here.now()
    async with here.engine.connect() as connection:
        found = await list_sessions(connection, caller.person)
    return [SessionShown(**row, current=row["id"] == caller.session) for row in found if row["expires_at"] > now]


@router.delete("/sessions/current", status_code=204, responses=problems(401, 403, 404))
async def sign_out(response: Response, here: Here, caller: Owner) -> None:
    """Sign out."""
    await _end_session(here, caller, caller.session)
    drop_cookie(response, here.settings)


@router.delete("/sessions/{number}", status_code=204, responses=problems(401, 403, 404))
async def sign_out_elsewhere(here: Here, caller: Owner, number: Number) -> None:
    """End one of my sessions."""
    await _end_session(here, caller, number)


@router.get("/tokens", responses=problems(401, 403))
async def my_tokens(here: Here, caller: Owner) -> list[TokenShown]:
    """The tokens I gave to programs."""
    async with here.engine.connect() as connection:
        return [TokenShown(**row) for row in await list_tokens(connection, caller.person)]


@router.post("/tokens", status_code=201, responses=problems(401, 403, 409))
async def new_token(here: Here, caller: Owner, wanted: TokenWanted) -> TokenMade:
    """A token for a program; a token cannot make one that may do more than itself."""
    if caller.scopes is not None and not caller.scopes.issuperset(wanted.scopes):
        raise Problem(403, "problem-scope")
    async with here.engine.begin() as connection:
        number, key = await make_token(connection, caller.person, wanted.label, set(wanted.scopes), here.now())
    return TokenMade(id=number, token=key)


@router.delete("/tokens/{number}", status_code=204, responses=problems(401, 403, 404))
async def take_token_back(here: Here, caller: Owner, number: Number) -> None:
    """A token opens nothing any more."""
    async with here.engine.begin() as connection:
        if not await end_token(connection, caller.person, number):
            raise Problem(404, "problem-no-such-token")
    await close_ended(here, caller.person)


@router.get("/blocks", responses=problems(401, 403))
async def my_blocks(here: Here, caller: Owner) -> list[str]:
    """The names of those whom I do not want to meet."""
    async with here.engine.connect() as connection:
        return await blocks.list_blocks(connection, caller.person)


@router.put("/blocks/{name}", status_code=204, responses=problems(401, 403, 404, 409))
async def block(here: Here, caller: Owner, name: NameInPath) -> None:
    """I do not read what this person writes, and they sit down at no table where I sit."""
    async with here.engine.begin() as connection:
        await blocks.block(connection, caller.person, name, here.now())


@router.delete("/blocks/{name}", status_code=204, responses=problems(401, 403, 404))
async def unblock(here: Here, caller: Owner, name: NameInPath) -> None:
    """I want to meet them again."""
    async with here.engine.begin() as connection:
        await blocks.unblock(connection, caller.person, name)


@router.get("/people/{name}", responses=problems(404))
async def profile(here: Here, name: NameInPath) -> Profile:
    """Since when, ratings, matches played and won, and those left before their end."""
    async with here.engine.connect() as connection:
        return Profile(**await profiles.profile(connection, name))


@router.get("/people/{name}/matches", responses=problems(404))
async def matches_of(
    here: Here, name: NameInPath, before: Annotated[int | None, Query(ge=1, le=BIGINT_MAX)] = None
) -> list[Played]:
    """Finished public matches, the newest first; `before` is the last number of the page before."""
    async with here.engine.connect() as connection:
        return [Played(**row) for row in await profiles.matches_of(connection, name, before)]


@router.get("/ratings/{game}")
async def ladder(
    here: Here,
    game: Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9-]+$")],
    skip: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> list[Place]:
    """The ladder, a hundred places from `skip` on; nobody is on the ladder of a game that is not there."""
    async with here.engine.connect() as connection:
        return [Place(**row) for row in await profiles.ladder(connection, game, skip)]


def _check_strong(password: str, name: str) -> None:
    if is_weak(password, name):
        raise Problem(400, "problem-weak-password")


async def begin(connection: AsyncConnection, request: Request, response: Response, here: Context, person: int) -> Me:
    """A session for somebody who came in."""
    key = await open_session(connection, person, request.headers.get("user-agent", ""), here.now())
    set_cookie(response, here.settings, key)
    return await _me(connection, here, person, key)


async def begin_instead(request: Request, response: Response, here: Context, person: int) -> Me:
    """A session for somebody who signed in, in place of the one that this browser had."""
    before = await caller_of(request)
    async with here.engine.begin() as connection:
        if before and before.session is not None:
            await end_session(connection, before.person, before.session)
        me = await begin(connection, request, response, here, person)
    await close_ended(here, *{person, before.person if before else person})
    return me


async def _me(connection: AsyncConnection, here: Context, person: int, key: str) -> Me:
    row = await persons.read_person(connection, person)
    if row is None:
        raise Problem(401, "problem-signed-out")
    return Me(
        id=row["id"],
        name=row["name"],
        guest=row["guest"],
        role=row["role"],
        reports=await reporting.count_waiting(connection, person) if row["role"] else 0,
        language=row["language"],
        email=row["email"],
        mails=bool(here.settings.smtp),
        email_proved=row["email"] is not None and row["email"] == row["email_proved"],
        settings=Wishes(**row["settings"]),
        csrf=csrf_token(key) if key else None,
    )


async def _end_session(here: Context, caller: Caller, session: int | None) -> None:
    async with here.engine.begin() as connection:
        if session is None or not await end_session(connection, caller.person, session):
            raise Problem(404, "problem-no-such-session")
    await close_ended(here, caller.person)


async def let_in(connection: AsyncConnection, here: Context, invitation: str | None) -> None:
    """Where only who is invited gets in, an invitation is used up."""
    if here.settings.invited_only:
        await accept(connection, invitation, here.now())


async def close_ended(here: Context, *people: int) -> None:
    """Sessions or tokens of these people have ended: gateways close the sockets that came with them."""
    for person in people:
        await here.fanout.publish(person_subject(person), ENDED)


async def ring(here: Context, tables: list[int]) -> None:
    """Whoever shows these tables looks again."""
    for table in tables:
        await here.fanout.publish(table_subject(table), b"")

"""Passkeys: a key pair of a person's device or password manager, of which only the public half is here."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from yupana.server.accounts import challenges
from yupana.server.accounts.sanctions import check_free
from yupana.server.journal.tables import passkeys, people
from yupana.server.problems import Problem
from yupana.server.settings import Settings

PASSKEYS_MAX = 20  # of one person
MILLISECONDS: Final = challenges.MINUTES * 60 * 1000  # for which a browser waits
# What reading an answer raises that is none; the library does not wrap all of it.
MALFORMED: Final = (WebAuthnException, ValueError, TypeError, KeyError, IndexError, AttributeError, NotImplementedError)

Credential = dict[str, Any]  # as a browser writes it: PublicKeyCredential.toJSON()


@dataclass(frozen=True)
class Proved:
    """Whose passkey signed, and its number."""

    person: int
    passkey: int


async def ask_to_add(
    connection: AsyncConnection, settings: Settings, person: int, name: str, now: datetime
) -> dict[str, Any]:
    """What a browser must know to make a passkey: one that finds its account by itself, and asks who is there."""
    had = await connection.execute(select(passkeys.c.credential).where(passkeys.c.person == person))
    known = [PublicKeyCredentialDescriptor(id=each) for each in had.scalars()]
    if len(known) >= PASSKEYS_MAX:
        raise Problem(409, "problem-many-passkeys")
    key = await challenges.ask(connection, "passkey-add", now, person)
    options = generate_registration_options(
        rp_id=_domain(settings),
        rp_name="Yupana",
        user_id=_handle(person),
        user_name=name,
        challenge=key.encode(),
        timeout=MILLISECONDS,
        exclude_credentials=known,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
    )
    return _plain(options_to_json(options))


async def add(
    engine: AsyncEngine, settings: Settings, person: int, label: str, made: Credential, now: datetime
) -> dict[str, Any]:
    """Keep the public half of what a browser made."""
    key = await _answered(engine, "passkey-add", made, now, person)
    try:
        found = verify_registration_response(
            credential=made,
            expected_challenge=key.encode(),
            expected_rp_id=_domain(settings),
            expected_origin=settings.url,
            require_user_verification=True,
        )
    except MALFORMED:
        raise Problem(403, "problem-passkey") from None
    row = {"person": person, "label": label, "created_at": now}
    row |= {"credential": found.credential_id, "public_key": found.credential_public_key, "uses": found.sign_count}
    async with engine.begin() as connection:
        await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
        had = await connection.scalar(select(func.count()).select_from(passkeys).where(passkeys.c.person == person))
        if had is not None and had >= PASSKEYS_MAX:
            raise Problem(409, "problem-many-passkeys")
        try:
            async with connection.begin_nested():
                kept = await connection.execute(insert(passkeys).values(**row).returning(*SHOWN))
        except IntegrityError:
            raise Problem(409, "problem-passkey-known") from None
        return dict(kept.mappings().one())


async def ask(connection: AsyncConnection, settings: Settings, now: datetime) -> dict[str, Any]:
    """What a browser must know to sign with any passkey that it has for us."""
    key = await challenges.ask(connection, "passkey", now)
    options = generate_authentication_options(
        rp_id=_domain(settings),
        challenge=key.encode(),
        timeout=MILLISECONDS,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return _plain(options_to_json(options))


async def prove(engine: AsyncEngine, settings: Settings, signed: Credential, now: datetime) -> Proved:
    """Whose passkey has signed what we asked, at our own address, once."""
    key = await _answered(engine, "passkey", signed, now)
    async with engine.begin() as connection:
        wanted = select(passkeys).where(passkeys.c.credential == _bytes(signed["rawId"])).with_for_update()
        kept = (await connection.execute(wanted)).one_or_none()
        if kept is None:
            raise Problem(403, "problem-passkey-gone")
        handle = signed["response"].get("userHandle")
        if handle and _bytes(handle) != _handle(kept.person):
            raise Problem(403, "problem-passkey")
        try:
            found = verify_authentication_response(
                credential=signed,
                expected_challenge=key.encode(),
                expected_rp_id=_domain(settings),
                expected_origin=settings.url,
                credential_public_key=kept.public_key,
                credential_current_sign_count=kept.uses,
                require_user_verification=True,
            )
        except MALFORMED:
            raise Problem(403, "problem-passkey") from None
        used = update(passkeys).where(passkeys.c.id == kept.id)
        await connection.execute(used.values(uses=found.new_sign_count, used_at=now))
        await connection.execute(update(people).where(people.c.id == kept.person).values(seen_at=now))
    return Proved(kept.person, kept.id)


async def sign_in(engine: AsyncEngine, settings: Settings, signed: Credential, now: datetime) -> int:
    """Whose passkey it is, unless they are banned."""
    proved = await prove(engine, settings, signed, now)
    async with engine.connect() as connection:
        await check_free(connection, proved.person, "ban", now)
    return proved.person


async def list_passkeys(connection: AsyncConnection, person: int) -> list[dict[str, Any]]:
    """All passkeys of a person, the oldest first."""
    mine = select(*SHOWN).where(passkeys.c.person == person).order_by(passkeys.c.id)
    return [dict(row) for row in (await connection.execute(mine)).mappings()]


async def remove(connection: AsyncConnection, person: int, number: int) -> bool:
    """It opens nothing any more; false when there is no such passkey."""
    mine = delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == number)
    return (await connection.execute(mine.returning(passkeys.c.id))).first() is not None


async def _answered(engine: AsyncEngine, kind: str, given: Credential, now: datetime, person: int | None = None) -> str:
    """The key that was asked with, used up whatever comes of it."""
    key = _key_of(given)
    async with engine.begin() as connection:
        asked: RowMapping | None = await challenges.answer(connection, kind, key, now)
    if asked is None or asked["person"] != person:
        raise Problem(403, "problem-passkey-late")
    return key


def _key_of(given: Credential) -> str:
    """Which of our questions this says that it answers."""
    try:
        said = json.loads(_bytes(given["response"]["clientDataJSON"]))["challenge"]
        return _bytes(said).decode("ascii")
    except MALFORMED:
        return ""


def _bytes(coded: str) -> bytes:
    """Nothing, if it is no base64url."""
    try:
        return base64url_to_bytes(coded)
    except ValueError:
        return b""


def _domain(settings: Settings) -> str:
    if not settings.passkey_domain:
        raise Problem(409, "problem-passkeys-off")
    return settings.passkey_domain


def _handle(person: int) -> bytes:
    """By which devices know an account."""
    return str(person).encode()


def _plain(options: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(options)
    return read


SHOWN: Final = (passkeys.c.id, passkeys.c.label, passkeys.c.created_at, passkeys.c.used_at)

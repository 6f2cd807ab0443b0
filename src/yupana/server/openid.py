"""Signing in by the OpenID provider of the host: where people are sent, and what is believed of what comes back."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, Final

import aiohttp
from authlib.common.security import generate_token
from authlib.oauth2.auth import ClientAuth
from authlib.oauth2.rfc6749.parameters import prepare_grant_uri, prepare_token_request
from authlib.oauth2.rfc7636 import create_s256_code_challenge
from authlib.oidc.core import CodeIDToken
from authlib.oidc.discovery import get_well_known_url
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet
from joserfc.jws import JWSRegistry

from yupana.server import outside
from yupana.server.settings import Settings

log = logging.getLogger(__name__)

BACK: Final = "/api/openid/back"  # where the provider sends people
SCOPE: Final = "openid profile"  # no e-mail address: nothing here is decided by it
LEEWAY: Final = 60  # seconds by which clocks may differ
SUBJECT_MAX: Final = 255
NAMES: Final = ("preferred_username", "nickname", "name")  # what somebody may like to be called, the best first
ENDPOINTS: Final = ("authorization_endpoint", "token_endpoint", "jwks_uri")
SIGNED: Final = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
KEYS: Final = ("RSA", "EC", "OKP")
FORM: Final = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}


class Away(Exception):
    """The provider does not answer, or not as one."""


class Refused(Exception):
    """The provider does not vouch for whoever came back, or not for us, now."""


@dataclass(frozen=True)
class Journey:
    """What must come back from the provider as it went there."""

    state: str
    nonce: str
    verifier: str

    def details(self) -> dict[str, str]:
        """As it is kept."""
        return asdict(self)


@dataclass(frozen=True)
class Known:
    """Whom the provider vouches for: as it calls them for ever, and as they may like to be called."""

    subject: str
    name: str


async def begin(settings: Settings) -> tuple[str, Journey]:
    """Where to send somebody, and what to remember until they are back."""
    about = await _about(settings)
    journey = Journey(generate_token(43), generate_token(43), generate_token(64))
    address = prepare_grant_uri(
        about["authorization_endpoint"],
        settings.openid_client,
        "code",
        settings.url + BACK,
        SCOPE,
        journey.state,
        nonce=journey.nonce,
        code_challenge=create_s256_code_challenge(journey.verifier),
        code_challenge_method="S256",
    )
    return str(address), journey


async def finish(settings: Settings, journey: Journey, code: str, now: datetime) -> Known:
    """Who came back with this code."""
    about = await _about(settings)
    given = await _exchange(settings, about, journey, code)
    keys = await _fetched(settings, about["jwks_uri"])
    try:
        read = jwt.decode(
            str(given.get("id_token", "")),
            KeySet.import_key_set({"keys": [key for key in keys.get("keys", []) if key.get("kty") in KEYS]}),
            registry=JWSRegistry(algorithms=list(SIGNED), strict_check_header=False),
        )
        claims = CodeIDToken(
            read.claims,
            read.header,
            {
                "iss": {"essential": True, "value": settings.openid_issuer},
                "aud": {"essential": True, "value": settings.openid_client},
            },
            {
                "nonce": journey.nonce,
                "client_id": settings.openid_client,
                "access_token": given.get("access_token"),
            },
        )
        claims.validate(int(now.timestamp()), LEEWAY)
    except (JoseError, ValueError, TypeError, KeyError, AttributeError) as problem:
        log.warning("the OpenID provider's token is not believed: %s", problem)
        raise Refused from None
    subject = claims["sub"]
    if not isinstance(subject, str) or not 0 < len(subject) <= SUBJECT_MAX or not subject.isprintable():
        raise Refused
    called = [claims[name] for name in NAMES if isinstance(claims.get(name), str)]
    return Known(subject, called[0] if called else "")


async def _about(settings: Settings) -> dict[str, Any]:
    """What the provider says of itself; asked anew for everybody, since few come and keys change."""
    about = await _fetched(settings, get_well_known_url(settings.openid_issuer, external=True))
    if about.get("issuer") != settings.openid_issuer:
        log.warning("the OpenID provider calls itself %r, not as YUPANA_OPENID_ISSUER does", about.get("issuer"))
        raise Away
    for name in ENDPOINTS:
        if not outside.is_callable(settings, str(about.get(name))):
            log.warning("the %s of the OpenID provider may not be called; see YUPANA_TRUSTED_HOSTS", name)
            raise Away
    return about


async def _exchange(settings: Settings, about: Mapping[str, Any], journey: Journey, code: str) -> dict[str, Any]:
    """What a code is worth; it is ours alone by our secret, and by what only we know of this journey."""
    asked = prepare_token_request(
        "authorization_code", "", settings.url + BACK, code=code, code_verifier=journey.verifier
    )
    ways = about.get("token_endpoint_auth_methods_supported") or ["client_secret_basic"]
    how = "client_secret_basic" if "client_secret_basic" in ways else "client_secret_post"
    client = ClientAuth(settings.openid_client, settings.openid_secret, how if settings.openid_secret else "none")
    address, headers, body = client.prepare("POST", about["token_endpoint"], dict(FORM), asked)
    return await _fetched(settings, address, body.encode(), headers)


async def _fetched(
    settings: Settings, address: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> dict[str, Any]:
    """An object that the provider answers with."""
    try:
        status, answer = await outside.fetch(settings, address, body, headers or {})
        found = json.loads(answer) if status < 500 else None
    except (aiohttp.ClientError, OSError, ValueError) as problem:
        log.warning("the OpenID provider is away: %s", type(problem).__name__)
        raise Away from None
    if body is not None and status >= 400 and isinstance(found, dict):
        log.warning("the OpenID provider refuses a code: %s", found.get("error"))
        raise Refused
    if status != 200 or not isinstance(found, dict):
        log.warning("the OpenID provider answers %s", status)
        raise Away
    return found

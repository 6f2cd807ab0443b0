"""What a request brings to prove that it is the owner of an account who asks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from yupana.server.accounts import proofs
from yupana.server.accounts.passwords import PASSWORD_MAX
from yupana.server.gateway.caller import Caller
from yupana.server.gateway.context import Context

Coded = Annotated[str, Field(min_length=1, max_length=20_000, pattern=r"^[A-Za-z0-9_-]+$")]  # base64url
Given = Annotated[str, Field(min_length=1, max_length=PASSWORD_MAX)]


class Signature(BaseModel):
    """What a passkey has signed, and with what."""

    clientDataJSON: Coded  # noqa: N815 - as browsers write it, here and below
    authenticatorData: Coded  # noqa: N815
    signature: Coded
    userHandle: Coded | None = None  # noqa: N815


class Signed(BaseModel):
    """The answer of a passkey, as a browser writes it: `PublicKeyCredential.toJSON()`; the rest of it is not read."""

    id: Coded
    rawId: Coded  # noqa: N815
    type: Literal["public-key"]
    response: Signature


class Attestation(BaseModel):
    """What a new passkey says of itself."""

    clientDataJSON: Coded  # noqa: N815
    attestationObject: Coded  # noqa: N815


class Made(BaseModel):
    """A new passkey, as a browser writes it."""

    id: Coded
    rawId: Coded  # noqa: N815
    type: Literal["public-key"]
    response: Attestation


class ProofWanted(BaseModel):
    """The password, or the answer of a passkey; without a password, having signed in just now is enough."""

    model_config = ConfigDict(extra="forbid")

    password: Given | None = None
    passkey: Signed | None = None


def plain(given: Signed | Made) -> dict[str, Any]:
    """As the library reads it."""
    return given.model_dump(exclude_none=True)


async def prove(here: Context, caller: Caller, wanted: ProofWanted | None) -> int | None:
    """Raise a problem unless it is the owner; the number of the passkey that proved it, if one did."""
    given = wanted or ProofWanted()
    proof = proofs.Proof(given.password, plain(given.passkey) if given.passkey else None)
    return await proofs.prove(here.engine, here.settings, caller.person, caller.session, proof, here.now())

"""A device with passkeys, in software: it does what browsers and their authenticators do, or lies when told to."""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Device:
    """A key pair for one account at one domain; `uses` is the count that betrays a copy."""

    origin: str
    domain: str = ""
    asks_who: bool = True  # for a finger or a number, before it signs
    uses: int = 1
    name: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    handle: str = ""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        self.domain = self.domain or options["rp"]["id"]
        self.handle = options["user"]["id"]
        point = self.private.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        about = bytes(16) + len(self.name).to_bytes(2, "big") + self.name + encode_cbor(key)
        said = encode_cbor({"fmt": "none", "attStmt": {}, "authData": self._about(ATTESTED) + about})
        client = self._client("webauthn.create", options)
        return self._given({"clientDataJSON": client, "attestationObject": said})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        self.uses += 1
        client, about = self._client("webauthn.get", options), self._about(0)
        signature = self.private.sign(about + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        given = self._given({"clientDataJSON": client, "authenticatorData": about, "signature": signature})
        given["response"]["userHandle"] = self.handle
        return given

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _about(self, flags: int) -> bytes:
        seen = PRESENT | (VERIFIED if self.asks_who else 0) | flags
        return hashlib.sha256(self.domain.encode()).digest() + bytes([seen]) + self.uses.to_bytes(4, "big")

    def _given(self, response: dict[str, bytes]) -> dict[str, Any]:
        name = bytes_to_base64url(self.name)
        coded = {key: bytes_to_base64url(value) for key, value in response.items()}
        common = {"type": "public-key", "clientExtensionResults": {}, "authenticatorAttachment": "platform"}
        return {"id": name, "rawId": name, "response": coded, **common}

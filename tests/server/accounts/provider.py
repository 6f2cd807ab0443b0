"""A small OpenID provider on this machine, which says what it is told to say."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from urllib.parse import parse_qs, urlsplit

from aiohttp import web
from joserfc import jwt
from joserfc.jwk import RSAKey
from tests.server.listening import listening
from tests.server.town import free_port

CLIENT, SECRET = "yupana", "a secret of two"


@dataclass
class Provider:
    """Knows one person at a time; `lies` are put into what it signs, `status` is what it answers with."""

    url: str
    now: datetime
    subject: str = "248289761001"
    about: dict[str, Any] = field(default_factory=dict)
    lies: dict[str, Any] = field(default_factory=dict)
    status: int = 200
    key: RSAKey = field(default_factory=lambda: RSAKey.generate_key(2048, {"kid": "one", "use": "sig"}))
    signs_with: RSAKey | None = None
    codes: dict[str, dict[str, str]] = field(default_factory=dict)

    def visit(self, address: str) -> dict[str, str]:
        """Somebody signs in here: with what they are sent back."""
        parts = urlsplit(address)
        assert f"{parts.scheme}://{parts.netloc}{parts.path}" == f"{self.url}/authorize"
        asked = {name: values[0] for name, values in parse_qs(parts.query).items()}
        assert (asked["client_id"], asked["response_type"]) == (CLIENT, "code")
        assert (asked["scope"], asked["code_challenge_method"]) == ("openid profile", "S256")
        code = secrets.token_urlsafe()
        self.codes[code] = asked
        return {"code": code, "state": asked["state"], "iss": self.url, "session_state": "of no concern"}

    async def tell(self, _: web.Request) -> web.Response:
        said = {"issuer": self.url, "authorization_endpoint": f"{self.url}/authorize"}
        said |= {"token_endpoint": f"{self.url}/token", "jwks_uri": f"{self.url}/keys"}
        return web.json_response(said | {k: v for k, v in self.lies.items() if k in said}, status=self.status)

    async def keys(self, _: web.Request) -> web.Response:
        odd = {"kty": "of-the-future", "kid": "two"}
        return web.json_response({"keys": [odd, self.key.as_dict(private=False)]}, status=self.status)

    async def token(self, request: web.Request) -> web.Response:
        form = await request.post()
        basic = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        asked = self.codes.pop(str(form["code"]), None)
        verifier = hashlib.sha256(str(form["code_verifier"]).encode()).digest()
        challenge = base64.urlsafe_b64encode(verifier).decode().rstrip("=")
        known = request.headers.get("Authorization") == f"Basic {basic}"
        if asked is None or not known or challenge != asked["code_challenge"]:
            return web.json_response({"error": "invalid_grant"}, status=400)
        assert form["redirect_uri"] == asked["redirect_uri"]
        seconds = int(self.now.timestamp())
        claims: dict[str, Any] = {"iss": self.url, "sub": self.subject, "aud": CLIENT, "nonce": asked["nonce"]}
        claims |= {"iat": seconds, "exp": seconds + 300, **self.about, **self.lies}
        signed = jwt.encode({"alg": "RS256", "kid": "one"}, claims, self.signs_with or self.key)
        answer = {"access_token": "of no use", "token_type": "Bearer", "id_token": signed}
        return web.json_response(answer, status=self.status)


@asynccontextmanager
async def provider(now: datetime) -> AsyncIterator[Provider]:
    """It listens on a port of this machine."""
    found = Provider(f"http://127.0.0.1:{(port := free_port())}", now)
    discovery = web.get("/.well-known/openid-configuration", found.tell)
    async with listening(port, discovery, web.get("/keys", found.keys), web.post("/token", found.token)):
        yield found

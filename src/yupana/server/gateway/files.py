"""The built browser client: its files with the types that browsers insist on, kept by browsers as long as is right."""

from __future__ import annotations

import os

from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
HASHED = "assets/"  # names that change with what is in the files
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # a browser keeps the file and asks whether it is still the same


class Pages(Mount):
    """Everything that is not the API: what that does not know, it says itself, and that a method is not for a path."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Leave the API alone."""
        return (Match.NONE, {}) if scope.get("path", "").startswith("/api/") else super().matches(scope)


class Client(StaticFiles):
    """Where pages come from."""

    def __init__(self, folder: str) -> None:
        super().__init__(directory=folder, html=True)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kind = TYPES.get(os.path.splitext(path)[1])
        if kind is not None and "content-type" in response.headers:  # an answer without a body has none
            response.headers["content-type"] = kind
        hashed = path.replace(os.sep, "/").startswith(HASHED) and response.status_code < 400
        response.headers["cache-control"] = FOR_EVER if hashed else ASK_AGAIN
        return response

"""Serves the built client from this machine: static files, nothing else."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from yupana.cli.common import console, fail

BUILT = Path(__file__).parents[3] / "web" / "dist"


class Files(SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on, and without a line for each."""

    extensions_map = {  # noqa: RUF012  an attribute of the base class
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".ftl": "text/plain; charset=utf-8",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def table(folder: Path | None, port: int) -> None:
    """Serve until stopped."""
    built = folder or BUILT
    if not (built / "index.html").exists():
        fail(f"no client in {built}; build it with `just web`, or name its folder")
    server = ThreadingHTTPServer(("127.0.0.1", port), partial(Files, directory=str(built)))
    console.print(f"http://127.0.0.1:{server.server_port}/", markup=False)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()

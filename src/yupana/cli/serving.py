"""Serves the built client from this machine: static files, nothing else."""

from __future__ import annotations

import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from yupana import client
from yupana.cli.common import console, fail


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

    def do_GET(self) -> None:
        """A file; whoever asks for the server hears without an error that there is none."""
        if not self.path.startswith("/api/"):
            super().do_GET()
            return
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def table(folder: Path | None, port: int, browser: bool) -> None:
    """Serve until stopped."""
    built = folder or client.built()
    if built is None or not (built / "index.html").exists():
        fail(f"no client in {built or 'this package'}; build it with `just web`, or name its folder")
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(Files, directory=str(built)))
    except OSError as problem:
        fail(f"port {port}: {problem.strerror}; `--port 0` takes any free one")
    address = f"http://127.0.0.1:{server.server_port}/"
    console.print(address, markup=False)
    if browser:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()

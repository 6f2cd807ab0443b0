"""The wire types and what is generated from them."""

from __future__ import annotations

from pathlib import Path

from yupana.protocol.typescript import typescript

ROOT = Path(__file__).parent.parent.parent


def test_the_clients_types_are_up_to_date() -> None:
    assert (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8") == typescript()

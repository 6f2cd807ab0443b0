"""Draw everything that is calculated: `python -m yupana.games.tzolkin.art.make`. The icons are drawn by hand."""

from __future__ import annotations

from pathlib import Path

from yupana.games.tzolkin.art.ground import ground
from yupana.games.tzolkin.art.pieces import pieces
from yupana.games.tzolkin.art.sides import sides
from yupana.games.tzolkin.art.tiles import tiles
from yupana.games.tzolkin.art.wheels import wheels
from yupana.tabletop.pen import sheet

HERE = Path(__file__).parent


def sheets() -> dict[str, str]:
    """Each file by name."""
    made = {"wheels": wheels(), "board": ground(), "pieces": pieces(), "tiles": tiles(), "sides": sides()}
    return {f"{name}.svg": sheet(body) for name, body in made.items()}


if __name__ == "__main__":
    for name, text in sheets().items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")

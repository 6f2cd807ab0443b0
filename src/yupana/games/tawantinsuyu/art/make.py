"""Draw everything that is calculated: `python -m yupana.games.tawantinsuyu.art.make`. The icons are drawn by hand."""

from __future__ import annotations

from pathlib import Path

from yupana.games.tawantinsuyu.art.hill import hill
from yupana.games.tawantinsuyu.art.mats import mats
from yupana.games.tawantinsuyu.art.pieces import pieces
from yupana.games.tawantinsuyu.art.sides import sides
from yupana.games.tawantinsuyu.art.tiles import tiles
from yupana.tabletop.pen import sheet

HERE = Path(__file__).parent


def sheets() -> dict[str, str]:
    """Each file by name."""
    made = {"hill": hill(), "mats": mats(), "pieces": pieces(), "sides": sides(), "tiles": tiles()}
    return {f"{name}.svg": sheet(body) for name, body in made.items()}


if __name__ == "__main__":
    for name, text in sheets().items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")

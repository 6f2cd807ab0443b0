"""Draw everything that is calculated: `python -m yupana.games.endless_winter.art.make`. The icons are drawn by hand."""

from __future__ import annotations

from pathlib import Path

from yupana.games.endless_winter.art.board import boards
from yupana.games.endless_winter.art.cards import cards
from yupana.games.endless_winter.art.mats import mats
from yupana.tabletop.pen import sheet

HERE = Path(__file__).parent


def sheets() -> dict[str, str]:
    """Each file by name."""
    made = {"board": boards(), "cards": cards(), "mats": mats()}
    return {f"{name}.svg": sheet(body) for name, body in made.items()}


if __name__ == "__main__":
    for name, text in sheets().items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")

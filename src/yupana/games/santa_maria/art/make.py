"""Draw everything that is calculated: `python -m yupana.games.santa_maria.art.make`. The icons are drawn by hand."""

from __future__ import annotations

from pathlib import Path

from yupana.games.santa_maria.art.boards import boards
from yupana.games.santa_maria.art.cards import cards
from yupana.games.santa_maria.art.cells import cells
from yupana.games.santa_maria.art.pieces import pieces
from yupana.tabletop.pen import sheet

HERE = Path(__file__).parent


def sheets() -> dict[str, str]:
    """Each file by name."""
    made = {"boards": boards(), "cards": cards(), "cells": cells(), "pieces": pieces()}
    return {f"{name}.svg": sheet(body) for name, body in made.items()}


if __name__ == "__main__":
    for name, text in sheets().items():
        (HERE / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text):,} characters")

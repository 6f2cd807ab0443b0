"""Where the built browser client is: in the wheel beside this module, or in a checkout after `just web`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PLACES: Final = (HERE / "client", HERE.parents[1] / "web" / "dist")


def built() -> Path | None:
    """The folder of the client, if there is one."""
    return next((folder for folder in PLACES if (folder / "index.html").exists()), None)

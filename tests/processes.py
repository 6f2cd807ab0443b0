"""Processes that others have started."""

from __future__ import annotations

import time
from pathlib import Path


def ends(number: int) -> bool:
    """Whether a process has ended or does so within five seconds; what only waits to be buried has."""
    for _ in range(100):
        try:
            if Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False

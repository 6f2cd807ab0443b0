"""What an evaluation is."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import Seat, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Says how good a table looks for a seat, in hundredths of a point."""

    def value(self, state: Any, seat: Seat) -> int:
        """More is better."""
        raise NotImplementedError

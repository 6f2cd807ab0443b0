"""Rules broken on purpose, in any game."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

Patch = pytest.MonkeyPatch


class Mutation(NamedTuple):
    """A broken rule, and who notices: a test, or an invariant (by number) in random play."""

    breaks: Callable[[Patch], None]
    catcher: Callable[[], None]
    invariant: str = ""

    def name(self) -> str:
        """The broken rule, and the invariant that notices."""
        return self.breaks.__name__ + (f"-{self.invariant}" if self.invariant else "")

    def is_noticed(self, patch: Patch) -> None:
        """Break the rule: the catcher must fail, and say the invariant's number."""
        self.breaks(patch)
        with pytest.raises(AssertionError) as noticed:
            self.catcher()
        if self.invariant:
            assert str(noticed.value).startswith(f"{self.invariant}:")

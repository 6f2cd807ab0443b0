"""Who thinks next: a fair queue for the processes in which bots think, by person and then by match."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, field

from yupana.server.referee.child import Child

PRESS_SECONDS = 0.5  # after which somebody who waits for one bot need not wait for those of somebody who has many
REMEMBERED = 10_000  # people and matches of whom it is known when they were last served


@dataclass(eq=False)
class Thought:
    """One that waits or is being thought: for whom, of which match, and what brings it to an end."""

    people: Collection[int]
    match: int
    word: bytes
    number: int
    thinker: asyncio.Future[Child] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """Of all who wait, the person is next whose bots thought longest ago, with the match of which the same is true.

    A match with several people is thought of for whichever of them has waited longest.
    """

    def __init__(self, thinkers: Collection[Child]) -> None:
        self.free = list(thinkers)
        self.waiting: list[Thought] = []
        self.thinking: dict[Thought, Child] = {}
        self._served: OrderedDict[tuple[str, int], int] = OrderedDict()
        self._number = 0

    @contextlib.asynccontextmanager
    async def turn(
        self, people: Collection[int], match: int, word: bytes, liked: Child | None = None
    ) -> AsyncIterator[Child]:
        """Wait for a thinker, the one that knows the match if it is free, and have it for a while."""
        self._number += 1
        thought = Thought(people or {-match}, match, word, self._number)
        press = asyncio.get_running_loop().call_later(PRESS_SECONDS, self._press, thought)
        self.waiting.append(thought)
        self._serve(liked)
        try:
            yield await thought.thinker
        finally:
            press.cancel()
            if thought in self.waiting:
                self.waiting.remove(thought)
            if thought in self.thinking:
                self.free.append(self.thinking.pop(thought))
            self._serve()

    def _serve(self, liked: Child | None = None) -> None:
        """Give what is free to who is next."""
        while self.free and self.waiting:
            thought = min(self.waiting, key=self._before)
            self.waiting.remove(thought)
            thinker = liked if liked in self.free and thought.number == self._number else self.free[0]
            self.free.remove(thinker)
            self.thinking[thought] = thinker
            self._number += 1
            for key in [*[("person", person) for person in thought.people], ("match", thought.match)]:
                self._served[key] = self._number
                self._served.move_to_end(key)
            while len(self._served) > REMEMBERED:
                self._served.popitem(last=False)
            if not thought.thinker.done():  # whoever waited has not been cancelled
                thought.thinker.set_result(thinker)

    def _before(self, thought: Thought) -> tuple[int, int, int]:
        persons = min([self._served.get(("person", person), 0) for person in thought.people])
        return persons, self._served.get(("match", thought.match), 0), thought.number

    def _press(self, thought: Thought) -> None:
        """Bring a thought for somebody with many bots to an end, if somebody with one waits for it."""
        wanted = Counter([person for each in [*self.waiting, *self.thinking] for person in each.people])
        if thought not in self.waiting or min([wanted[person] for person in thought.people]) > 1:
            return
        greedy = [each for each in self.thinking if min([wanted[person] for person in each.people]) > 1]
        if greedy:
            longest = min(greedy, key=lambda each: each.number)
            self.thinking[longest].aside(longest.word)

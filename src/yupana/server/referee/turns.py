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
    """One that waits or is being thought: for whom, of which match, and what brings it to an end.

    It is for nobody when all people have left the match.
    """

    people: Collection[int]
    match: int
    word: bytes
    number: int
    hurried: bool = False  # because somebody else waits
    asked: bool = False  # the thinker knows of it
    thinker: asyncio.Future[Child] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """Of all who wait, the person is next whose bots thought longest ago, with the match of which the same is true.

    A match with several people is thought of for whichever of them has waited longest. A match without people comes
    last, and is thought of in a hurry as soon as anybody waits: so nobody gains by leaving matches behind.
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
        thought = Thought(people, match, word, self._number)
        loop = asyncio.get_running_loop()
        press = loop.call_later(PRESS_SECONDS, self._press, thought)
        self.waiting.append(thought)
        self._serve(liked)
        self._make_room(thought)
        try:
            thinker = await thought.thinker
            loop.call_soon(self._was_asked, thought)
            yield thinker
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

    def _before(self, thought: Thought) -> tuple[bool, int, int, int]:
        persons = min([self._served.get(("person", person), 0) for person in thought.people], default=0)
        return not thought.people, persons, self._served.get(("match", thought.match), 0), thought.number

    def _make_room(self, thought: Thought) -> None:
        """Bring a thought for nobody to an end, one for each who waits for somebody."""
        idle = [each for each in self.thinking if not each.people and not each.hurried]
        if thought in self.waiting and thought.people and idle:
            self._hurry(min(idle, key=lambda each: each.number))

    def _press(self, thought: Thought) -> None:
        """Bring a thought for somebody with many bots to an end, if somebody with one waits for it."""
        wanted = Counter([person for each in [*self.waiting, *self.thinking] for person in each.people])
        if thought not in self.waiting or not self._is_modest(thought, wanted):
            return
        greedy = [each for each in self.thinking if each.people and not self._is_modest(each, wanted)]
        if greedy:
            self._hurry(min(greedy, key=lambda each: each.number))

    def _is_modest(self, thought: Thought, wanted: Counter[int]) -> bool:
        """Whether somebody waits for it who waits for nothing else."""
        return min([wanted[person] for person in thought.people], default=2) == 1

    def _hurry(self, thought: Thought) -> None:
        thought.hurried = True
        if thought.asked:
            self.thinking[thought].aside(thought.word)

    def _was_asked(self, thought: Thought) -> None:
        """From now on the thinker hears what is said about this; it may have been said too early."""
        thought.asked = True
        if thought.hurried and thought in self.thinking:
            self.thinking[thought].aside(thought.word)

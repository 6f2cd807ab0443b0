"""Everybody who looks at a hosted match: what they share is drawn once, and only what changed is told."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Seat
from yupana.engine.machine import decision_of
from yupana.play.changes import scene_change
from yupana.play.host import Host
from yupana.play.plain import Plain
from yupana.tabletop.scene import Scene


class Viewers:
    """Remembers what the public has seen, and what each seat has seen that sees more."""

    def __init__(self, host: Host) -> None:
        self.host: Final = host
        self.seen: dict[Seat | None, Scene] = {None: self._scene(None)}
        for seat in range(host.match.seats):
            if self._sees_more(seat):
                self.seen[seat] = self._scene(seat)
        self.scores = host.scores()
        host.marked.clear()

    def tell(self, base: int) -> tuple[Plain, dict[Seat, Plain]]:
        """What happened from entry `base` on: for the public, and apart for each seat that is told more."""
        host, match = self.host, self.host.match
        before = self.seen[None]
        after = self._scene(None)
        shared: Plain = {
            "type": "change",
            "base": base,
            "seq": match.length(),
            "waiting": match.deciders(),
        }
        if host.marked:
            shared["taken_back"] = host.marked[:]
            host.marked.clear()
        scores = host.scores()
        if scores != self.scores:
            shared["scores"] = self.scores = scores
        if match.is_over():
            shared["over"] = True
            shared["winners"] = match.game.winners(match.state)
        public = {**shared, "log": host.log(None, base), **scene_change(before, after)}
        own: dict[Seat, Plain] = {}
        for seat in range(match.seats):
            if seat not in host.bots:
                told = self._tell_seat(seat, base, shared, public, before, after)
                if told is not None:
                    own[seat] = told
        self.seen[None] = after
        return public, own

    def _tell_seat(
        self, seat: Seat, base: int, shared: Plain, public: Plain, before: Scene, after: Scene
    ) -> Plain | None:
        """What one seat is told, unless it is what everybody is told."""
        host, match = self.host, self.host.match
        known = self.seen.pop(seat, None)
        told = public
        if known is not None or self._sees_more(seat):
            now = self._scene(seat) if self._sees_more(seat) else after
            if now is not after:
                self.seen[seat] = now
            told = {**shared, "log": host.log(seat, base), **scene_change(known or before, now)}
        elif host.tells_apart(seat, base):
            told = {**public, "log": host.log(seat, base)}
        decision = decision_of(match.state, seat)
        if decision is not None:
            told = {**told, "decision": host.asked(seat, decision), "undo": match.can_undo(seat)}
        return None if told is public else told

    def _scene(self, viewer: Seat | None) -> Scene:
        match = self.host.match
        return self.host.title.scene(match.game.view(match.state, viewer), viewer)

    def _sees_more(self, seat: Seat) -> bool:
        match = self.host.match
        return match.game.sees_more(match.state, seat)

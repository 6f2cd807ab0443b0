"""Everybody who looks at a hosted match: what they share is drawn once, and only what changed is told."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Seat
from yupana.play.changes import scene_change
from yupana.play.host import Host
from yupana.play.plain import Plain
from yupana.tabletop.scene import Scene


class Look:
    """What a viewer sees at one moment."""

    def __init__(self, host: Host, viewer: Seat | None) -> None:
        match = host.match
        self.view: Final[Any] = match.game.view(match.state, viewer)
        self.scene: Final[Scene] = host.title.scene(self.view, viewer)
        self.scores: Final = host.scores(self.view)
        self.seats: Final = host.seats(self.view)

    def since(self, before: Look) -> Plain:
        """What has changed since an earlier look."""
        change = scene_change(before.scene, self.scene)
        if self.scores != before.scores:
            change["scores"] = self.scores
        if self.seats != before.seats:
            pairs = zip(before.seats, self.seats, strict=True)
            change["seats"] = [None if known == now else now for known, now in pairs]
        return change


class Viewers:
    """Remembers what the public has seen, and what each seat has seen that sees more."""

    def __init__(self, host: Host) -> None:
        self.host: Final = host
        self.seen: dict[Seat | None, Look] = {None: Look(host, None)}
        for seat in range(host.match.seats):
            if self._sees_more(seat):
                self.seen[seat] = Look(host, seat)
        self.status: dict[Seat | None, list[Plain]] = {
            viewer: host.status(self.seen.get(viewer, self.seen[None]).view, viewer)
            for viewer in (None, *range(host.match.seats))
        }
        host.marked.clear()

    def tell(self, base: int) -> tuple[Plain, dict[Seat, Plain]]:
        """What happened from entry `base` on: for the public, and apart for each seat that is told more."""
        host, match = self.host, self.host.match
        before = self.seen[None]
        after = Look(host, None)
        shared: Plain = {
            "type": "change",
            "base": base,
            "seq": match.length(),
            "waiting": match.deciders(),
        }
        if host.marked:
            shared["taken_back"] = host.marked[:]
            host.marked.clear()
        if match.is_over():
            shared["over"] = True
            shared["winners"] = match.game.winners(match.state)
        public = {**shared, "log": host.log(None, base), **after.since(before), **self._status(None, after)}
        own: dict[Seat, Plain] = {}
        for seat in range(match.seats):
            if seat not in host.bots:
                told = self._tell_seat(seat, base, shared, public, before, after)
                if told is not None:
                    own[seat] = told
        self.seen[None] = after
        return public, own

    def _tell_seat(
        self, seat: Seat, base: int, shared: Plain, public: Plain, before: Look, after: Look
    ) -> Plain | None:
        """What one seat is told, unless it is what everybody is told."""
        host = self.host
        known = self.seen.pop(seat, None)
        now = Look(host, seat) if self._sees_more(seat) else after
        told = public
        if known is not None or now is not after:
            if now is not after:
                self.seen[seat] = now
            told = {**shared, "log": host.log(seat, base), **now.since(known or before)}
        elif host.tells_apart(seat, base):
            told = {**public, "log": host.log(seat, base)}
        status = self._status(seat, now)
        if status or "status" in told:
            told = {key: value for key, value in told.items() if key != "status"} | status
        decision = host.asked(seat, now.view)
        if decision is not None:
            told = {**told, "decision": decision}
        if decision is not None or host.match.can_undo(seat):
            told = {**told, "undo": host.match.can_undo(seat)}
        return None if told is public else told

    def _status(self, viewer: Seat | None, look: Look) -> Plain:
        """What a viewer keeps in mind, unless it is what it was."""
        status = self.host.status(look.view, viewer)
        if status == self.status[viewer]:
            return {}
        self.status[viewer] = status
        return {"status": status}

    def _sees_more(self, seat: Seat) -> bool:
        match = self.host.match
        return match.game.sees_more(match.state, seat)

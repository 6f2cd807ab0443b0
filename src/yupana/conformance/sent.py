"""What a viewer is sent is made of what it may know: in every world that looks the same it is sent the same."""

from __future__ import annotations

import json
from typing import Any

from yupana.conformance.demands import demand, demand_same, is_same_table
from yupana.conformance.secrets import declared_world, name_of
from yupana.conformance.trials import told_to
from yupana.engine.agenda import NOBODY, Seat, State
from yupana.engine.dice import Dice, QuickDice
from yupana.engine.machine import decision_of, decisions
from yupana.engine.match import BEGIN, Entry, Match
from yupana.games import Title
from yupana.play.host import Host
from yupana.play.plain import Plain
from yupana.play.viewers import Viewers


def check_sent(title: Title, state: State, dice: Dice, kind: type[Host] = Host) -> None:
    """The same text for every viewer, and so the same size, in as many messages."""
    viewers: list[Seat | None] = [None, *range(state.people)]
    for viewer in viewers:
        world = declared_world(title.game, state, viewer, dice)
        one, other = _hosted(title, state, kind), _hosted(title, world, kind)
        what = f"{name_of(viewer)} is sent something that tells a secret"
        demand_same(_text(one.update(viewer)), _text(other.update(viewer)), what)
        if decisions(state):
            _check_change(one, other, viewer, dice)


def _check_change(one: Host, other: Host, viewer: Seat | None, dice: Dice) -> None:
    """Somebody makes the same move in both worlds; a viewer who sees and is told the same of it is sent the same."""
    pending = decisions(one.match.state)
    decision = pending[dice.roll(len(pending))]
    move = decision.options[dice.roll(len(decision.options))].move()
    there = decision_of(other.match.state, decision.seat)
    if there is None or there.find(move) is None:
        return
    sent: list[tuple[str, bool]] = []
    for host in (one, other):
        told = Viewers(host)
        base = host.match.length()
        host.choose(decision.seat, host.decision_id(decision.seat), move)
        public, own = told.tell(base)
        sent.append((_text(public if viewer is None else own.get(viewer, public)), viewer in own))
    told_same = told_to(viewer, one.match.facts) == told_to(viewer, other.match.facts)
    if told_same and is_same_table(_seen(one, viewer), _seen(other, viewer)):
        what = f"{name_of(viewer)} is sent something about {move!r} that tells a secret"
        demand_same(sent[0][0], sent[1][0], what)
        demand(sent[0][1] == sent[1][1], f"{what}: in a message of its own, or not")


def _hosted(title: Title, state: State, kind: type[Host]) -> Host:
    """A match that has come to this table."""
    match: Match[Any] = Match(title.game, state.people, digests=False)
    match.state = state.clone()
    match.journal = [Entry(NOBODY, BEGIN)]
    return kind(title, match, ["player"] * state.people, {}, bytes(32), QuickDice(1))


def _seen(host: Host, viewer: Seat | None) -> State:
    view: State = host.match.game.view(host.match.state, viewer)
    return view


def _text(message: Plain) -> str:
    return json.dumps(message)

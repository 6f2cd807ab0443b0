"""What viewers are told adds up: changes on top of changes give what a newcomer is shown."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from yupana.engine.agenda import Seat
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match, Refused
from yupana.games import title
from yupana.play.changes import scene_change
from yupana.play.host import Host
from yupana.play.local import Local
from yupana.play.plain import Plain
from yupana.play.viewers import Viewers
from yupana.protocol.messages import Change
from yupana.tabletop.scene import Message, Panel, Piece, Scene

SECRET = bytes(range(32))


def applied_scene(known: list[Plain], change: Plain) -> list[Plain]:
    """The table itself after a change."""
    panels = {panel["id"]: panel for panel in known if panel["id"] not in change.get("lost", [])}
    panels.update({panel["id"]: panel for panel in change.get("panels", [])})
    for each in change.get("changes", []):
        touched = {*each.get("gone", []), *[piece["id"] for _, piece in each.get("put", [])]}
        panel = panels[each["id"]]
        pieces = [piece for piece in panel["pieces"] if piece["id"] not in touched]
        for n, piece in each.get("put", []):
            pieces.insert(n, piece)
        panels[each["id"]] = {**panel, "pieces": pieces}
    return list(panels.values())


def applied(update: Plain, change: Plain) -> Plain:
    """As a client does it."""
    panels = applied_scene(update["panels"], change)
    marked = change.get("taken_back", [])
    log = [{**item, "taken_back": item["taken_back"] or item["seq"] in marked} for item in update["log"]]
    return {
        "seq": change["seq"],
        "panels": panels,
        "log": log + change["log"],
        "decision": change.get("decision"),
        "waiting": change["waiting"],
        "undo": change.get("undo", False),
        "over": change.get("over", False),
        "scores": change.get("scores") or update["scores"],
        "status": change.get("status", update["status"]),
        "seats": [
            known if now is None else now
            for known, now in zip(update["seats"], change.get("seats") or [None] * len(update["seats"]), strict=True)
        ],
        "winners": change.get("winners", []),
    }


def in_order(update: Plain) -> Plain:
    """Panels are known by their names; the client decides where they lie."""
    return {**update, "panels": sorted(update["panels"], key=lambda panel: str(panel["id"]))}


def plainly(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_changes_add_up_to_what_a_newcomer_is_shown(seats: int) -> None:
    chosen = title("tzolkin")
    viewers: list[Seat | None] = [None, *range(seats)]
    seed = seats
    host = Host(chosen, Match(chosen.game, seats), list("ABCD")[:seats], {}, SECRET, QuickDice(seed))
    host.begin()
    told = Viewers(host)
    screens = {viewer: plainly(host.update(viewer)) for viewer in viewers}
    dice = QuickDice(seed + 100)
    while not host.match.is_over():
        base = host.match.length()
        seat = host.match.deciders()[dice.roll(len(host.match.deciders()))]
        if dice.roll(8) == 0 and host.match.can_undo(seat):
            host.undo(seat)
        elif dice.roll(100) == 0 and base > 40:
            host.take_back(seat, base - 1 - dice.roll(30))
        else:
            options = screens[seat]["decision"]["options"]
            host.choose(seat, screens[seat]["decision"]["id"], options[dice.roll(len(options))]["move"])
        public, own = told.tell(base)
        for viewer in viewers:
            change = plainly(public if viewer is None else own.get(viewer, public))
            assert msgspec.convert(change, Change).seq == host.match.length()
            screens[viewer] = applied(screens[viewer], change)
            shown = {**screens[viewer], "log": screens[viewer]["log"][base:]}
            assert in_order(shown) == in_order(plainly(host.update(viewer, base)))
    for viewer in viewers:
        assert screens[viewer]["log"] == plainly(host.log(viewer))


def test_at_one_device_too_only_what_changed_is_sent_and_adds_up_to_the_whole_table() -> None:
    local, other = Local(), Local()
    wish = {"game": "tzolkin", "names": ["A", "B"], "kinds": ["you", "random"], "options": {}, "seed": 5}
    for each in (local, other):
        each.start(json.dumps({**wish, "secret": "00" * 32}))
    update = json.loads(local.update(0, 0))
    known, sent, whole = update["panels"], 0, 0
    for turn in range(60):
        while local.step() is not None:
            other.step()
        told = local.update(0, update["seq"])
        update = json.loads(told)
        known = applied_scene(known, update["change"])
        everything = other.update(0, 0)
        sent, whole = sent + len(told), whole + len(everything)
        assert in_order({"panels": known}) == in_order({"panels": json.loads(everything)["panels"]})
        if update["over"]:
            break
        if turn == 30:
            assert "panels" in json.loads(local.update(1, 5)), "other eyes have not seen it"
            update = json.loads(local.update(0, 0))
            known = update["panels"]
        for each in (local, other):
            each.choose(0, update["decision"]["id"], update["decision"]["options"][-1]["move"])
    assert turn > 30
    assert sent < whole / 3


def test_only_a_seat_that_is_told_more_is_told_apart() -> None:
    chosen = title("tzolkin")
    host = Host(chosen, Match(chosen.game, 4), list("ABCD"), {}, SECRET, QuickDice(1))
    host.begin()
    told = Viewers(host)
    while host.match.game.sees_more(host.match.state, 0):
        host.expire(host.match.deciders()[0])
    told.tell(1)
    alone = 0
    for _ in range(20):
        base = host.match.length()
        host.expire(host.match.deciders()[0])
        _, own = told.tell(base)
        rest = [seat for seat in own if "status" not in own[seat]]  # each has corn of its own for the next Food Day
        assert set(rest) <= set(host.match.deciders()) <= set(own)
        alone += list(own) == host.match.deciders()
    assert alone >= 10


def piece(name: str, x: float = 0.0) -> Piece:
    return Piece(name, Message("label"), x=x)


def panel(name: str, *pieces: Piece) -> Panel:
    return Panel(name, Message("title"), pieces)


def test_a_panel_whose_pieces_change_places_is_sent_whole() -> None:
    a, b = piece("a"), piece("b")
    change = scene_change(Scene((panel("p", a, b),)), Scene((panel("p", b, a),)))
    assert [each["id"] for each in change["panels"]] == ["p"]


def test_a_panel_that_is_no_more_is_named() -> None:
    assert scene_change(Scene((panel("p"), panel("q"))), Scene((panel("p"),))) == {"lost": ["q"]}


def test_nothing_is_said_of_what_stays() -> None:
    before = Scene((panel("p", piece("a"), piece("b")), panel("q", piece("c"))))
    after = Scene((panel("p", piece("a"), piece("b", 5.0)), panel("q", piece("c"))))
    change = scene_change(before, after)
    assert [each["id"] for each in change["changes"]] == ["p"]
    assert [put[1]["id"] for put in change["changes"][0]["put"]] == ["b"]


def test_a_takeback_leaves_the_record_fair_and_whole() -> None:
    from yupana.engine.fair import check_fair
    from yupana.engine.record import read, replay, write

    chosen = title("tzolkin")
    host = Host(chosen, Match(chosen.game, 2), ["A", "B"], {}, SECRET, QuickDice(1))
    host.begin()
    for _ in range(40):
        host.expire(host.match.deciders()[0])
    host.take_back(0, 11)
    assert host.match.length() == 42
    assert all(item["taken_back"] for item in host.log(None)[11:41])
    while not host.match.is_over():
        host.expire(host.match.deciders()[0])
    record = read(write(host.record()))
    assert replay(record, chosen.game).digests == host.match.digests
    check_fair(record, chosen.game)


def test_nobody_takes_back_what_has_not_happened_or_more_often_than_is_bearable() -> None:
    chosen = title("tzolkin")
    host = Host(chosen, Match(chosen.game, 2), ["A", "B"], {}, SECRET, QuickDice(1))
    host.begin()
    for to in (0, 1, 2, -1):
        with pytest.raises(Refused):
            host.take_back(0, to)
    host.expire(host.match.deciders()[0])
    for _ in range(50):
        host.take_back(0, 1)
    with pytest.raises(Refused):
        host.take_back(0, 1)


def test_the_answers_of_others_leave_my_decision_as_it_is() -> None:
    chosen = title("tzolkin")
    host = Host(chosen, Match(chosen.game, 4), list("ABCD"), {}, SECRET, QuickDice(1))
    host.begin()
    asked = {seat: host.update(seat)["decision"] for seat in host.match.deciders()}
    assert len(asked) == 4, "wealth is chosen at the same time"
    for seat in (2, 0, 3, 1):
        host.choose(seat, asked[seat]["id"], asked[seat]["options"][0]["move"])
    with pytest.raises(Refused):
        host.choose(2, asked[2]["id"], asked[2]["options"][0]["move"])

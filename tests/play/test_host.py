"""A hosted match: who is told what, and what an answer changes."""

from __future__ import annotations

import json

import msgspec
import pytest

from yupana.bots import LEVELS, make_bot
from yupana.bots.timed import TimedBot
from yupana.engine.agenda import fields_of
from yupana.engine.codec import plain
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match, Refused
from yupana.games import title
from yupana.play.host import Host
from yupana.play.local import Local, Replay, catalogue, foresee
from yupana.protocol.messages import Update

SECRET = bytes(range(32))


def hosted(kinds: list[str], seed: int = 1) -> Host:
    chosen = title("tzolkin")
    bots = {seat: make_bot(kind, "tzolkin") for seat, kind in enumerate(kinds) if kind != "you"}
    host = Host(chosen, Match(chosen.game, len(kinds)), kinds, bots, SECRET, QuickDice(seed))
    host.begin()
    return host


def go_on(host: Host) -> None:
    while (due := host.due()) is not None:
        host.answer(due)


def choose_first(host: Host, seat: int) -> None:
    decision = host.update(seat)["decision"]
    host.choose(seat, decision["id"], decision["options"][0]["move"])


@pytest.mark.slow
def test_every_update_of_a_whole_match_decodes_as_the_protocol_says() -> None:
    host = hosted(["random", "random", "random"])
    updates = 0
    while (due := host.due()) is not None:
        for viewer in (None, 0, 1, 2):
            msgspec.json.decode(json.dumps(host.update(viewer, updates)), type=Update)
        host.answer(due)
        updates += 1
    assert msgspec.json.decode(json.dumps(host.update(None)), type=Update).over


def test_an_answer_to_an_older_decision_is_refused() -> None:
    host = hosted(["you", "random"])
    decision = host.update(0)["decision"]
    move = decision["options"][0]["move"]
    host.choose(0, decision["id"], move)
    with pytest.raises(Refused, match="refused-too-late"):
        host.choose(0, decision["id"], move)


def test_nobody_sees_the_decision_of_another_seat() -> None:
    host = hosted(["you", "you"])
    assert host.update(0)["decision"]["id"] != host.update(1)["decision"]["id"]
    assert host.update(None)["decision"] is None
    moves = {option["move"] for option in host.update(0)["decision"]["options"]}
    assert not moves & {option["move"] for option in host.update(1)["decision"]["options"]}


def test_what_was_taken_back_is_marked_in_the_log_and_said() -> None:
    host = hosted(["you", "random"])
    choose_first(host, 0)
    go_on(host)
    choose_first(host, 0)
    assert host.update(0)["undo"]
    host.undo(0)
    log = host.log(0)
    assert log[-2]["taken_back"]
    assert log[-1]["lines"] == [{"message": {"id": "log-taken-back", "args": {"seat": 0}}, "seat": 0}]


def test_a_clock_that_runs_out_makes_the_default_move() -> None:
    host = hosted(["you", "you"])
    for _ in range(400):
        waiting = host.update(None)["waiting"]
        if not waiting:
            break
        host.expire(waiting[0])
    assert host.match.is_over()


def test_options_wear_their_price() -> None:
    host = hosted(["you", "random"])
    choose_first(host, 0)
    go_on(host)
    host.match.state.mats[0] = 9
    host.match.state.offered = None
    prices = {
        option["move"]: option["price"] for option in host.update(0)["decision"]["options"] if option["verb"] == "place"
    }
    spaces = {move: int(move.rpartition(".")[2]) for move in prices if "." in move}
    for move, space in spaces.items():
        amounts = [tag["args"]["amount"] for tag in prices[move]]
        assert amounts == ([space] if space else []), move


def wish(**more: object) -> str:
    wanted = {"game": "tzolkin", "names": ["A", "B"], "kinds": ["you", "random"], "options": {}}
    return json.dumps({**wanted, "secret": SECRET.hex(), "seed": 5, **more})


def test_a_local_match_goes_on_from_its_record_as_if_nothing_had_happened() -> None:
    stayed, came_back = Local(), Local()
    stayed.start(wish())
    for turn in range(40):
        while stayed.step() is not None:
            pass
        decision = json.loads(stayed.update(0, 0))["decision"]
        if turn % 7 == 3:
            came_back.resume(wish(record=stayed.record()))
            assert json.loads(came_back.update(0, 0))["panels"] == json.loads(stayed.update(0, 0))["panels"]
            before = came_back.host
            assert before is not None and stayed.host is not None
            assert before.dice.rolled == stayed.host.dice.rolled
        stayed.choose(0, decision["id"], decision["options"][0]["move"])


def test_a_device_foresees_the_same_at_a_table_of_a_server_as_at_its_own() -> None:
    local = Local()
    local.start(wish())
    for _ in range(6):
        while local.step() is not None:
            pass
        decision = json.loads(local.update(0, 0))["decision"]
        move = decision["options"][-1]["move"]
        assert local.host is not None
        match = local.host.match
        view = match.game.view(match.state, 0)
        fields = {name: plain(getattr(view, name)) for name in fields_of(type(view))}
        asked = {"game": "tzolkin", "rules": match.game.version(), "decision": decision["id"], "view": fields}
        assert foresee(json.dumps(asked), 0, move) == local.preview(0, move)
        assert foresee(json.dumps({**asked, "rules": 0}), 0, move) == "null"
        local.choose(0, decision["id"], move)


def test_a_replay_shows_any_entry_through_any_eyes() -> None:
    host = hosted(["random", "greedy"])
    go_on(host)
    from yupana.engine.record import write

    replay = Replay(write(host.record()))
    about = json.loads(replay.about())
    assert about["names"] == ["random", "greedy"]
    last = json.loads(replay.at(len(about["entries"]), None))
    assert last["over"]
    assert last["scores"] == host.scores(host.match.state)
    first = json.loads(replay.at(1, 1))
    assert first["decision"] is None


def test_the_catalogue_names_every_title_with_its_seats() -> None:
    assert json.loads(catalogue())[0]["seats"] == [2, 3, 4]


def test_a_bot_thinks_in_small_steps_and_is_hurried_for_the_rest_of_its_turn() -> None:
    host = hosted(["champion", "champion"])
    for seat in (0, 1):  # a tile each
        assert not host.think(seat), "it takes its time"
        host.hurry()
        assert host.think(seat)
    turn = host.due()
    assert turn is not None
    assert not host.think(turn), "the next turn is thought about anew"
    host.hurry()
    moves = 0
    while host.due() == turn:
        assert host.think(turn), "once hurried, it answers at once"
        moves += 1
    assert moves > 1
    assert host.hurried is None


def test_nobody_else_has_to_wait_while_a_bot_thinks() -> None:
    local = Local()
    local.start(wish(kinds=["you", "champion"]))
    assert local.step() == 1
    assert local.is_thinking()
    before = json.loads(local.update(0, 0))
    local.choose(0, before["decision"]["id"], before["decision"]["options"][0]["move"])
    assert local.step() == 1
    assert local.is_thinking(), "the person's answer changes nothing for the bot"
    local.hurry()
    assert local.step() == 1
    assert not local.is_thinking()
    assert json.loads(local.update(0, 0))["seq"] == before["seq"] + 2


def test_the_catalogue_says_how_long_each_level_thinks_at_this_device() -> None:
    told = {level["name"]: level["seconds"] for level in json.loads(catalogue())[0]["levels"]}
    assert list(told) == list(LEVELS)
    for name, seconds in told.items():
        local = Local()
        local.start(wish(kinds=["you", name]))
        assert local.host is not None
        bot = local.host.bots[1]
        assert isinstance(bot, TimedBot) and bot.seconds == seconds > LEVELS[name].seconds


def test_what_is_only_a_means_to_a_deed_is_marked_as_minor() -> None:
    chosen = title("endless-winter")
    bots = {seat: make_bot("random", "endless-winter") for seat in range(2)}
    host = Host(chosen, Match(chosen.game, 2), ["A", "B"], bots, SECRET, QuickDice(1))
    host.begin()
    go_on(host)
    lines = [line for item in host.update(0)["log"] for line in item["lines"]]
    minor = {line["message"]["id"] for line in lines if line.get("minor")}
    assert {"log-turn-began", "log-card-played", "log-food-spent"} <= minor
    assert "log-figure-placed" not in minor


def test_the_table_of_a_great_moment_tells_a_seat_its_own_hidden_points_and_nobody_elses() -> None:
    chosen = title("santa-maria")
    bots = {seat: make_bot("random", "santa-maria") for seat in range(2)}
    host = Host(chosen, Match(chosen.game, 2), ["A", "B"], bots, SECRET, QuickDice(1))
    host.begin()
    go_on(host)
    for viewer in (0, 1):
        lines = [line for item in host.update(viewer)["log"] for line in item["lines"]]
        first = next(line["moment"] for line in lines if "moment" in line)
        assert first["after"][viewer] is not None
        assert first["after"][1 - viewer] is None


def test_points_of_several_sources_have_a_line_each_in_the_final_scoring() -> None:
    chosen = title("endless-winter")
    bots = {seat: make_bot("random", "endless-winter") for seat in range(2)}
    host = Host(chosen, Match(chosen.game, 2), ["A", "B"], bots, SECRET, QuickDice(3))
    host.begin()
    go_on(host)
    lines = [line for item in host.update(0)["log"] for line in item["lines"]]
    final = [line for line in lines[-12:] if line["message"]["id"] == "log-points-scored"]
    assert len(final) > 2
    assert all(tag.get("said") for line in final for tag in line.get("tags", []))

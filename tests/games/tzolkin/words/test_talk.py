"""What the table says of an option before it is taken."""

import pytest
from tests.games.promised import tags_of
from tests.games.random_matches import random_match
from tests.games.tzolkin.table import (
    BLUE,
    GREEN,
    RED,
    act,
    give,
    goods,
    happen,
    harvested,
    learn,
    own,
    play,
    sacrifice,
    stand,
    table,
    told,
    worship,
)
from tests.words.hearing import speaking

from yupana.engine.machine import decision_of
from yupana.games import title
from yupana.games.tzolkin.board import GEARS
from yupana.games.tzolkin.facts import MonumentCounted
from yupana.games.tzolkin.monuments import MONUMENT_NAMES
from yupana.games.tzolkin.scoring import CountPoints
from yupana.games.tzolkin.state import Tzolkin
from yupana.play.messages import asking, doing
from yupana.play.plain import Plain
from yupana.play.telling import Told, lines_of


def said_of_burning(*, open_tiles: int) -> tuple[str, bool]:
    """What would be lost by burning, with corn tiles that lie open; whether a figure on the board invites to it."""
    state = table()
    if open_tiles:
        harvested(state, BLUE, 3, wood=open_tiles)
    stand(state, GREEN, "palenque.3")
    act(state, GREEN, "palenque.3")
    decision = decision_of(state, GREEN)
    assert decision is not None
    option = decision.find("burn jungle-wood.3")
    assert option is not None
    talk = title("tzolkin").talk
    message = talk.waste(state, GREEN, option)
    return message.id if message else "", talk.badge(state, GREEN, option) is not None


def test_a_forest_is_not_burned_unasked_where_corn_lies_open() -> None:
    assert said_of_burning(open_tiles=1) == ("waste-burn", False)
    assert said_of_burning(open_tiles=0) == ("", False)


# Monuments.


def before_a_monument(monument: str) -> Tzolkin:
    """The first player may construct a monument, and has some of what monuments count."""
    state = table(2, monuments=(monument, "m-corn-tiles"))
    own(state, GREEN, "a1-tomb-temple-build", "a1-shrine-architecture", "a1-muni-agriculture", "m-corn-tiles")
    harvested(state, GREEN, 3, wood=2)
    sacrifice(state, BLUE, 1, 2)
    worship(state, GREEN, 3, 1, 2)
    give(state, GREEN, wood=4, stone=4, gold=4, skulls=1, workers=1)
    stand(state, GREEN, "tikal.4")
    act(state, GREEN, "tikal.4")
    return state


@pytest.mark.parametrize("monument", [name for name in MONUMENT_NAMES if name != "m-corn-tiles"])
def test_a_monument_tells_what_it_would_score_if_the_match_ended_now(monument: str) -> None:
    state = before_a_monument(monument)
    tags = dict(tags_of("tzolkin", state, GREEN, f"build {monument}"))
    play(state, GREEN, f"build {monument}")
    counted = {fact.tile: fact.points for fact in told(happen(state, CountPoints()), MonumentCounted)}
    assert tags.get("points-now", "+0") == f"+{counted[monument]}"


# Placing workers.


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Place a worker on the first player space (+4 corn)"),
        ("uk", "Розмістити робітника у комірці першого гравця (+4 кукурудзи)"),
        ("ru", "Разместить рабочего на клетке первого игрока (+4 зерна)"),
    ],
)
def test_the_first_player_space_tells_the_corn_that_lies_there(language: str, text: str) -> None:
    state = table()
    give(state, GREEN, corn=2)
    state.calendar_corn = 4
    decision = decision_of(state, GREEN)
    assert decision is not None
    option = decision.find("place first-player-space")
    assert option is not None
    message = doing(option, title("tzolkin").talk.details(state, GREEN, option))
    assert speaking("tzolkin", language).say(message.id, message.arguments) == text
    play(state, GREEN, option.move(), "end-turn")
    assert goods(state, GREEN) == {"corn": 6}


# The end of a turn.


def asked_after(state: Tzolkin, language: str, *moves: str) -> str:
    """What the first player is asked after these moves."""
    play(state, GREEN, *moves)
    decision = decision_of(state, GREEN)
    assert decision is not None
    message = asking(decision, title("tzolkin").talk.prompt(state, decision))
    return speaking("tzolkin", language).say(message.id, message.arguments)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You cannot place any more workers: the next one costs 2 corn, and you have 1. End your turn."),
        ("uk", "Більше робітників розмістити не можна: наступний коштує 2 кукурудзи, а у вас 1. Завершіть хід."),
        ("ru", "Больше рабочих разместить нельзя: следующий стоит 2 зерна, а у вас 1. Закончите ход."),
    ],
)
def test_whoever_is_short_of_corn_is_told_what_the_next_worker_costs(language: str, text: str) -> None:
    state = table()
    give(state, GREEN, corn=1)
    stand(state, BLUE, "first-player-space", "yaxchilan.0", "tikal.0")
    stand(state, RED, "uxmal.0", "chichen-itza.0")
    assert asked_after(state, language, "place palenque.0") == text


def test_whoever_has_no_worker_or_the_pity_of_the_gods_is_told_so() -> None:
    state = table()
    give(state, GREEN, corn=9)
    placed = asked_after(state, "en", "place palenque.0", "place yaxchilan.0", "place tikal.0")
    assert placed == "You cannot place any more workers: you have none left. End your turn."
    state = table(2, dummies=tuple([f"{gear}.0" for gear in GEARS]))
    stand(state, BLUE, "first-player-space")
    worship(state, GREEN, 0, 0, 0)
    pitied = asked_after(state, "en", "place palenque.1")
    assert pitied == "You cannot place any more workers: the gods take pity on one only. End your turn."


# The log.


def lines_after(state: Tzolkin, *moves: str) -> list[Plain]:
    """What the last of these moves of the first player tells."""
    facts = [play(state, GREEN, move) for move in moves][-1]
    return lines_of(Told(0, GREEN, moves[-1], facts, [None] * state.seats), None, None, 1)


def test_a_payment_is_seen_on_the_mat_of_who_pays_and_not_on_the_market() -> None:
    state = table()
    learn(state, GREEN, agriculture=1)
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1")
    (paid,) = lines_after(state, "advance agriculture", "pay wood")
    assert paid["message"]["id"] == "log-goods-paid"
    assert paid["pieces"] == ["mat.0.wood"]
    assert "mat.0.wood" in {piece.id for panel in title("tzolkin").scene(state, BLUE).panels for piece in panel.pieces}


def test_a_technology_that_was_paid_for_says_the_line_and_is_seen_in_its_row() -> None:
    state = table()
    give(state, GREEN, wood=2)
    stand(state, GREEN, "tikal.1")
    act(state, GREEN, "tikal.1")
    (advanced,) = lines_after(state, "advance agriculture", "pay wood")
    assert advanced["message"] == {
        "id": "log-technology-advanced",
        "args": {"seat": 0, "track": "agriculture", "level": 1},
    }
    assert "pieces" not in advanced
    assert [(tag["thing"], tag["amount"]) for tag in advanced["tags"]] == [("agriculture", 1), ("wood", -1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wherever_a_fact_says_that_it_is_seen_something_lies(seats: int) -> None:
    chosen = title("tzolkin")
    for match in random_match(chosen.game, seats, 0):
        seen = {piece for fact in match.facts for piece in fact.pieces() or ()}
        if seen:
            scene = chosen.scene(chosen.game.view(match.state, None), None)
            assert seen <= {piece.id for panel in scene.panels for piece in panel.pieces}

"""Whatever an option that picks up a worker promises can be done once it is taken, and nothing else is kept silent."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.budget import TIMES
from tests.games.random_matches import random_match
from tests.games.tzolkin.table import BLUE, GREEN, give, harvested, learn, sacrifice, stand, table, worship
from tests.games.tzolkin.words.hearing import rich
from tests.words.hearing import speaking

from yupana.engine.agenda import Option
from yupana.engine.machine import decision_of, decisions, take
from yupana.games import title
from yupana.games.tzolkin.board import BASIC_ACTIONS, FREE_CHOICE, GEARS
from yupana.games.tzolkin.monuments import MONUMENT_NAMES
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.talk import total
from yupana.games.tzolkin.turn import TakeTurn
from yupana.play.messages import doing

TITLE = title("tzolkin")
LONG = [pytest.mark.slow, pytest.mark.compiled]
CORN = {"harvest-corn", "harvest-without-tile", "burn"}
each_seed = pytest.mark.parametrize(
    "seed", [0, 1, *[pytest.param(seed, marks=LONG) for seed in range(2, 2 + 20 * TIMES)]]
)


def tables(seed: int) -> Iterator[Tzolkin]:
    """A random match for every number of players, as it is dealt and with rich players, at every decision."""
    for seats in TITLE.game.seat_counts():
        for wealthy in (False, True):
            poor = wealthy
            for match in random_match(TITLE.game, seats, seed):
                if poor and not match.is_over() and isinstance(decisions(match.state)[0].choice, TakeTurn):
                    rich(match.state)
                    match.state.offered = None
                    poor = False
                yield match.state


def after(state: Tzolkin, seat: int, option: Option) -> tuple[Tzolkin, list[Option]]:
    """The table once an option is taken, and what its seat may do then."""
    world = state.clone()
    take(world, seat, option)
    decision = decision_of(world, seat)
    return world, decision.options if decision else []


def check_scope(world: Tzolkin, seat: int, use: Option, scope: str) -> None:
    """What an action is said to be about is what it asks about, all of it."""
    place = use.touch[0]
    _, follow = after(world, seat, use)
    verbs = {option.verb for option in follow}
    if place.startswith("palenque.") and place[-1] in "2345":
        corn, wood = bool(verbs & CORN), "harvest-wood" in verbs
        assert scope == ("printed" if corn and wood else "corn" if corn else "wood")
    elif place == "tikal.4":
        monument = any(option.touch[0] in MONUMENT_NAMES for option in follow)
        building = any(option.touch[0] not in MONUMENT_NAMES for option in follow)
        assert scope == ("printed" if monument and building else "monument" if monument else "buildings")
    elif place == "tikal.5":
        assert verbs == {"pay"}
        paid, climbs = after(*after_paying(world, seat, use))
        left = [option for climb in climbs for option in after(paid, seat, climb)[1] if option.verb == "climb"]
        assert scope == ("printed" if left else "temple")
    else:
        assert scope == "printed"


def after_paying(world: Tzolkin, seat: int, use: Option) -> tuple[Tzolkin, int, Option]:
    """An action that is paid with any resource, up to the payment."""
    asked, payments = after(world, seat, use)
    return asked, seat, payments[0]


def check_pick_up(state: Tzolkin, seat: int, option: Option) -> str:
    """Everything that the words of an option name is there once it is taken; which words they are."""
    said: dict[str, Any] = TITLE.talk.details(state, seat, option)
    way = str(said.get("way", "own"))
    place = option.touch[0]
    gear, _, number = place.partition(".")
    world, options = after(state, seat, option)
    uses = {use.touch[0]: use for use in options if use.verb == "use"}
    fees = [total(world, seat, use, "corn", -1) for use in uses.values()]
    assert options[-1].verb == "no-action"
    if way == "own" and not uses:
        assert number == "0"
    elif way == "own" and place not in uses:
        assert len(uses) == BASIC_ACTIONS[GEARS.index(gear)]
    elif way == "own":
        check_scope(world, seat, uses[place], said.get("scope", "printed"))
    elif way == "none":
        assert not uses
        assert number != "0"
    elif way == "one":
        assert list(uses) == [said["acts"]] != [place]
        back = int(number) - int(said["acts"].partition(".")[2])
        assert said["fee"] == (back if back > 0 and int(number) < FREE_CHOICE[GEARS.index(gear)] else 0)
        scope = "printed" if said["scope"] == "lent" else said["scope"]
        check_scope(world, seat, uses[said["acts"]], scope)
    else:
        assert place not in uses
        assert said["amount"] == len(uses) > 1
        if way == "others":
            assert said["fee"] <= min(fees)
    return way


@each_seed
def test_what_a_pick_up_promises_can_be_done_once_it_is_taken(seed: int) -> None:
    ways: set[str] = set()
    for state in tables(seed):
        for decision in decisions(state):
            view = TITLE.game.view(state, decision.seat)
            for option in decision.options:
                if option.verb == "pick-up":
                    ways.add(check_pick_up(view, decision.seat, option))
    assert ways == {"own", "none", "one", "some", "others"}


@each_seed
def test_what_an_action_promises_is_what_it_asks_about(seed: int) -> None:
    for state in tables(seed):
        for decision in decisions(state):
            for option in decision.options:
                if option.verb == "use":
                    said = TITLE.talk.details(state, decision.seat, option)
                    check_scope(state, decision.seat, option, str(said.get("scope", "printed")))


def said_of(state: Tzolkin, move: str, language: str = "en") -> str:
    """The words of an option of the first player."""
    decision = decision_of(state, GREEN)
    assert decision is not None
    option = decision.find(move)
    assert option is not None
    message = doing(option, TITLE.talk.details(state, GREEN, option))
    return speaking("tzolkin", language).say(message.id, message.arguments)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Pick up from Palenque 2: only go fishing (Palenque 1, costs 1 corn)"),
        ("uk", "Повернути з Паленке 2: лише Паленке 1 за 1 кукурудзу — ловити рибу"),
        ("ru", "Забрать с Паленке 2: только Паленке 1 за 1 зерно — ловить рыбу"),
    ],
)
def test_fishing_is_all_that_is_left_where_no_corn_tile_lies(language: str, text: str) -> None:
    state = table()
    give(state, GREEN, corn=1)
    harvested(state, BLUE, 2, corn=state.jungle[2])
    stand(state, GREEN, "palenque.2")
    assert said_of(state, "pick-up palenque.2", language) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Pick up from Chichen Itza 4: no action possible"),
        ("uk", "Повернути з Чичен-Іци 4: немає можливих дій"),
        ("ru", "Забрать с Чичен-Ицы 4: нет возможных действий"),
    ],
)
def test_without_a_skull_nothing_can_be_done_in_chichen_itza(language: str, text: str) -> None:
    state = table()
    give(state, GREEN, corn=9)
    stand(state, GREEN, "chichen-itza.4")
    assert said_of(state, "pick-up chichen-itza.4", language) == text


def test_a_space_with_a_skull_leads_back_to_one_without() -> None:
    state = table()
    give(state, GREEN, corn=9, skulls=1)
    stand(state, GREEN, "chichen-itza.3")
    assert said_of(state, "pick-up chichen-itza.3") == "Pick up from Chichen Itza 3: place a skull for 6 points"
    sacrifice(state, BLUE, 3)
    assert (
        said_of(state, "pick-up chichen-itza.3") == "Pick up from Chichen Itza 3: one of 2 other actions (from 1 corn)"
    )
    sacrifice(state, BLUE, 1)
    told = "Pick up from Chichen Itza 3: only place a skull for 5 points (Chichen Itza 2, costs 1 corn)"
    assert said_of(state, "pick-up chichen-itza.3") == told
    learn(state, GREEN, theology=1)
    assert said_of(state, "pick-up chichen-itza.3") == "Pick up from Chichen Itza 3: one of 2 other actions"
    sacrifice(state, BLUE, 2)
    told = "Pick up from Chichen Itza 3: only place a skull for 7 points (Chichen Itza 4)"
    assert said_of(state, "pick-up chichen-itza.3") == told


def test_a_harvest_names_what_grows_there() -> None:
    state = table()
    stand(state, GREEN, "palenque.3")
    assert said_of(state, "pick-up palenque.3").endswith(": harvest corn or wood")
    worship(state, GREEN, 0, 0, 0)
    assert said_of(state, "pick-up palenque.3").endswith(": harvest wood")
    harvested(state, BLUE, 3, wood=state.jungle[9])
    assert said_of(state, "pick-up palenque.3").endswith(": harvest corn")


def test_the_last_spaces_tell_how_many_actions_are_possible() -> None:
    state = table()
    stand(state, GREEN, "yaxchilan.6", "uxmal.6")
    assert said_of(state, "pick-up yaxchilan.6").endswith(": any action of this gear")
    assert said_of(state, "pick-up uxmal.6").endswith(": only gain a worker (Uxmal 3)")
    state.skulls = 0
    assert said_of(state, "pick-up yaxchilan.6").endswith(": one of 4 actions of this gear")

"""The tables of components against the sheet they come from: each effect is written there as a call."""

import ast
from collections.abc import Callable
from typing import Any

import pytest

from yupana.engine.agenda import Step
from yupana.engine.codec import plain
from yupana.games.endless_winter import board, components, effects, stones
from yupana.games.endless_winter.board import (
    ANIMAL_COPIES,
    CARD,
    CELLS,
    CHIEF_SIDE,
    COLUMNS,
    CULTURE,
    JUNCTIONS,
    KINDS,
    LAND_COPIES,
    LANDS,
    NEIGHBOURS,
    PEOPLE,
    SETUP_CARDS,
    START_CELL,
    STONES,
    TERRAINS,
)

# The effects of the sheet, in its own language.

CULTURE_SHEET = """
food(3) 1|tool(2) 1|all(camp(1), move(1)) 1|move(3) 1|all(labour(1), reveal(2)) 1|all(food(1), tool(1)) 2
pay(tool(1), food(4)) 2|pay(food(2), tool(3)) 2|draw(2) 1|bury(1) 2|idol(1) 2|megalith(1) 1|labour(1.5) 1
animal_top(1) 1|pay(tool(1), hunt(1)) 2|rotate(1) 2|tribe_discard(1) 2|pay(food(2), tribe_hand(1)) 2
all(draw(1), food(1)) 1|all(move(2), food(1)) 1
fill_food() 2|tool(3) 2|pay(food(1), village(1)) 2|all(camp(1), move(2)) 2|seq(reveal(2), hunt(1)) 2
pay(tool(1), hunt(2, same)) 2|megalith(2) 1|all(megalith(1), idol(1)) 2|bury(2) 2
pay(tool(1), all(bury(1), idol(1))) 3|idol(2) 2|per(villages, 3, idol(1)) 3|all(tribe_hand(1), food(1)) 2
tribe_discard(2, diff) 2|draw(3) 1|pay(discard(1), culture(1)) 3|labour(2) 2|rotate(2, diff) 2
all(food(2), tool(2), others(food(1))) 2|cond(buried >= 4, vp(4)) 3
"""
PEOPLE_SHEET = """
0.5|labour(1)|none()|1.5|0
0.5|pay(food(1), tool(1))|food(1)|0.5|0
0.5|pay(tool(1), food(2))|move(1)|0.5|0
1|when(initiate, labour(1))|bury(1)|1|1
1|when(develop, labour(1))|tool(1)|1|1
1|when(migrate, labour(1))|move(2)|1|1
1|when(hunt, labour(1))|food(2)|1|1
1.5|pay(tool(1), idol(1))|idol(1)|1.5|1
"""
CHIEF_SHEET = """
when(initiate, labour(2))|idol(1)|labour(1.5)|bury(1)|when(hunt, all(labour(1), tool(1)))|all(rotate(1), food(1))
when(develop, labour(2))|pay(tool(1), megalith(1))|when(migrate, all(labour(1), tool(1)))|all(move(1), food(1))
"""
ROTATE_SHEET = """
food(4)|all(food(2), tool(1))|all(food(1), tool(2))|all(food(2), idol(1))|all(food(2), draw(1))|fill_food()
all(food(1), idol(1))
"""
HEX_SHEET = "food(2)|all(food(1), tool(1))|draw(1)|megalith(1)|bury(1)|idol(1)|none()|none()"
CELL_SHEET = """
tool(1)|food(2)|idol(1)|draw(1)|bury(1)|arrow()|food(2)|tool(1)
draw(1)|tool(1)|arrow()|food(2)|food(2)|idol(1)|tool(1)|vp(2)
food(2)|idol(1)|tool(1)|move(2)|vp(2)|draw(1)|arrow()|idol(1)
idol(1)|arrow()|draw(1)|tool(1)|rotate(1)|food(2)|bury(1)|food(2)
"""
SLOT_SHEET = "megalith(1)|all(megalith(1), idol(1))|all(megalith(1), idol(1), draw(1))"
ORDER_SHEET = "megalith(1)|draw(1)|idol(1)|tool(1)"
RESERVE_SHEET = "tool(1)|none()|idol(1)|none()|idol(1)"
SACRIFICE_SHEET = "none()|none()|food(2)|none()|draw(1)|none()|megalith(1)|none()|vp(3)"
HONOUR_SHEET = "none()|none()|none()|vp(2)|none()|none()|vp(3)|none()|vp(5)"
GLACIER_SHEET = """
food(3)|tool(2)|idol(1)|draw(2)|megalith(1)|bury(1)|vp(3)|animal_top(1)|tribe_discard(1)|all(food(2), idol(1))
"""
REST_SHEET = "all(food(1), tool(1))|bury(1)|move(2)|idol(1)|all(food(1), reveal(2))"


def parts(sheet: str) -> list[str]:
    return [part.strip() for line in sheet.strip().splitlines() for part in line.split("|")]


class Reader:
    """Reads effects of the sheet's language into steps."""

    def __init__(self, source: int = board.FROM_EFFECTS) -> None:
        self.source = source

    def read(self, text: str) -> Step[Any]:
        return self.effect(ast.parse(text, mode="eval").body)

    def effect(self, node: ast.expr) -> Step[Any]:
        assert isinstance(node, ast.Call)
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        given = node.args
        if name in ("all", "seq"):
            combine = effects.all_of if name == "all" else effects.seq
            return combine(*[self.effect(each) for each in given])
        if name == "pay":
            return effects.pay(self.cost(given[0]), self.effect(given[1]))
        if name == "when":
            return effects.When(COLUMNS.index(self.word(given[0])), self.effect(given[1]))
        if name == "others":
            return effects.Others(self.effect(given[0]))
        if name == "per":
            counter = {"villages": stones.COUNT_VILLAGES}[self.word(given[0])]
            return effects.Per(counter, self.number(given[1]), self.effect(given[2]))
        if name == "cond":
            test = given[0]
            assert isinstance(test, ast.Compare)
            assert isinstance(test.ops[0], ast.GtE)
            counter = {"buried": stones.COUNT_BURIED}[self.word(test.left)]
            return effects.Provided(counter, self.number(test.comparators[0]), self.effect(given[1]))
        return self.atom(name, given)

    def atom(self, name: str, given: list[ast.expr]) -> Step[Any]:
        if name in ("none", "arrow"):
            return effects.nothing()
        if name == "labour":
            assert isinstance(given[0], ast.Constant)
            amount = given[0].value
            assert isinstance(amount, (int, float))
            return effects.half_labour(int(2 * amount))
        if name == "vp":
            return effects.vp(self.number(given[0]), self.source)
        if name in ("village", "animal_top", "culture", "fill_food"):
            assert not given or self.number(given[0]) == 1
            alone: Callable[[], Step[Any]] = getattr(effects, name)
            return alone()
        verb: Callable[..., Step[Any]] = getattr(effects, name)
        if len(given) == 2:
            return verb(self.number(given[0]), self.word(given[1]) in ("diff", "same"))
        return verb(self.number(given[0]))

    def cost(self, node: ast.expr) -> Step[Any]:
        assert isinstance(node, ast.Call)
        assert isinstance(node.func, ast.Name)
        amount = self.number(node.args[0])
        name = node.func.id
        if name == "discard":
            return effects.discard()
        return effects.price(food=amount) if name == "food" else effects.price(tools=amount)

    def number(self, node: ast.expr) -> int:
        assert isinstance(node, ast.Constant)
        assert isinstance(node.value, int)
        return node.value

    def word(self, node: ast.expr) -> str:
        assert isinstance(node, ast.Name)
        return node.id


def same(table: Any, sheet: list[str], source: int = board.FROM_EFFECTS) -> None:
    """A table holds the steps that the sheet says."""
    assert len(table) == len(sheet)
    for step, text in zip(table, sheet):
        assert plain(step) == plain(Reader(source).read(text)), text


def test_culture_cards_do_what_the_sheet_says() -> None:
    lines = [part.rsplit(" ", 1) for part in parts(CULTURE_SHEET)]
    same([card.effect for card in components.CULTURES], [effect for effect, _ in lines])
    assert [card.points for card in components.CULTURES] == [int(points) for _, points in lines]
    assert [card.name for card in components.CULTURES] == list(CULTURE)


def test_people_do_what_the_sheet_says() -> None:
    for person, line in zip(components.PERSONS, PEOPLE_SHEET.strip().splitlines(), strict=True):
        labour, action, eclipse, counted, points = line.split("|")
        assert (person.halves / 2, person.counted / 2, person.points) == (float(labour), float(counted), int(points))
        same([person.action, person.eclipse], [action, eclipse])
    assert [person.name for person in components.PERSONS] == list(PEOPLE)


@pytest.mark.parametrize(
    ("table", "sheet"),
    [
        ([side.ability for side in components.CHIEF_ABILITIES], CHIEF_SHEET),
        (components.ROTATE_BENEFIT, ROTATE_SHEET),
        (components.HEX_BENEFIT, HEX_SHEET),
        (components.CELL_BENEFIT, CELL_SHEET),
        (components.SLOT_BENEFIT, SLOT_SHEET),
        (components.ORDER_BENEFIT, ORDER_SHEET),
        (components.RESERVE_BENEFIT[1:], RESERVE_SHEET),
        (components.GLACIER_BENEFIT, GLACIER_SHEET),
        (components.REST_BENEFIT, REST_SHEET),
    ],
    ids=["chiefs", "animals", "hexes", "cells", "slots", "order", "reserve", "glaciers", "rest"],
)
def test_tables_say_what_the_sheet_says(table: Any, sheet: str) -> None:
    same(table, parts(sheet))


def test_idol_tracks_say_what_the_sheet_says() -> None:
    same(components.SACRIFICE_BENEFIT, parts(SACRIFICE_SHEET), board.FROM_IDOLS)
    same(components.HONOUR_BENEFIT, parts(HONOUR_SHEET), board.FROM_IDOLS)


def test_the_start_cell_of_each_tile_is_where_the_arrow_is() -> None:
    for tile, line in enumerate(CELL_SHEET.strip().splitlines()):
        assert line.split("|").index("arrow()") == START_CELL[tile]
    assert len(components.CELL_BENEFIT) == CELLS


def test_chiefs_and_set_up_cards_have_their_names() -> None:
    assert [side.name for side in components.CHIEF_ABILITIES] == list(CHIEF_SIDE)
    assert [card.name for card in components.SETUPS] == list(SETUP_CARDS)
    lines = [(card.food, card.tools, CARD[card.tribe], card.animals, card.camp) for card in components.SETUPS]
    assert lines == [
        (3, 3, "elder", (0,), False),
        (4, 2, "crafter", (3,), False),
        (3, 1, "scout", (4,), True),
        (3, 1, "hunter", (2, 1), False),
        (4, 2, "shaman", (1,), False),
    ]


def test_as_many_components_as_in_the_box() -> None:
    assert (len(CARD), KINDS, len(set(CARD))) == (48, 48, 48)
    assert sum(ANIMAL_COPIES) == 60
    assert len(STONES) == len(stones.WORTH) == 20
    assert LANDS * LAND_COPIES + 6 + 1 == 25
    assert len(TERRAINS) == len(components.HEX_BENEFIT)
    assert len(components.NOMAD_CARDS) == 12


def test_nomad_cards_do_what_the_sheet_says() -> None:
    names = (
        "tribe",
        "bury",
        "idol",
        "culture",
        "stone",
        "camp",
        "move",
        "village",
        "megalith",
        "reveal",
        "hunt",
        "top",
    )
    said = [
        f"{COLUMNS[card.column]}: {', '.join(f'{names[verb]} {n}' for verb, n in card.verbs)} ({card.halves / 2:g})"
        for card in components.NOMAD_CARDS
    ]
    assert said == [
        "initiate: tribe 2, bury 1 (0.5)",
        "initiate: tribe 1, bury 1, idol 1 (1)",
        "initiate: tribe 2, idol 1 (1.5)",
        "develop: culture 1, stone 1 (0.5)",
        "develop: culture 2 (1)",
        "develop: culture 1, stone 1 (1)",
        "migrate: camp 1, move 3, village 1 (0.5)",
        "migrate: camp 2, move 2, village 1 (1)",
        "migrate: camp 1, move 2, megalith 1, village 1 (1.5)",
        "hunt: reveal 2, hunt 1 (1)",
        "hunt: hunt 2 (0.5)",
        "hunt: hunt 1, idol 1 (1.5)",
    ]


def test_junctions_are_where_three_hexes_meet_and_none_is_the_base() -> None:
    found = [
        (first, second, third)
        for first in range(1, 19)
        for second in NEIGHBOURS[first]
        for third in NEIGHBOURS[second]
        if first < second < third and third in NEIGHBOURS[first]
    ]
    assert sorted(found) == sorted(JUNCTIONS)
    assert len(JUNCTIONS) == 18

"""The components add up to what the boxes hold."""

from collections import Counter

from tests.games.santa_maria.table import TILE_NAMES

from yupana.games.santa_maria.board import CELLS, DOCKS, GOLD_SYMBOLS, MONK_SYMBOLS, MONKS, SIDE, SUGAR, WOOD
from yupana.games.santa_maria.shapes import BAR, DOMINO, ELL, OFFSETS, PLACEMENTS, turned
from yupana.games.santa_maria.tiles import (
    BASE,
    CODE_NAMES,
    CODES,
    COLONIES,
    FIRST_HALL,
    FIRST_TRIPLE,
    MISSIONS,
    SCHOLARS,
    SHIPS,
    START_SHIPS,
    TILES,
    TOWN_HALLS,
    codes_of,
)


def codes(numbers: tuple[int, ...]) -> list[str]:
    return [CODE_NAMES[n] for n in numbers if n >= 0]


def test_fifteen_doubles_fifteen_triples_and_four_town_halls() -> None:
    assert len(TILES) == 34
    assert [tile.shape for tile in TILES] == [DOMINO] * 15 + [ELL] * 15 + [DOMINO] * 4
    assert [tile.is_hall for tile in TILES] == [False] * 30 + [True] * 4
    assert (FIRST_TRIPLE, FIRST_HALL, len(TOWN_HALLS)) == (15, 30, 4)
    assert len(set(TILE_NAMES)) == 34 + 7  # with those of the expansion


def test_the_tiles_show_47_buildings_and_28_roads_with_36_colonists() -> None:
    counted = Counter(code for tile in TILES[:FIRST_HALL] for code in codes(tile.codes))
    assert counted == {
        **{"WD": 7, "GR": 7, "SU": 6, "GE": 6, "SH": 5, "RE": 4, "CQ": 4, "C2": 3},
        **{"H1": 1, "TC": 1, "TE": 1, "TF": 1, "TG": 1, "R1": 20, "R2": 8},
    }
    assert counted.total() == 75
    assert sum(CODES[code].colonists * number for code, number in counted.items()) == 36


def test_every_line_of_every_colony_has_a_printed_building() -> None:
    for colony in COLONIES:
        cells = colony.cells
        assert len(cells) == CELLS
        assert len(codes(cells)) == (8 if colony.name == "colony-side-b" else 10)
        assert cells[0] == CODE_NAMES.index("SH")
        for n in range(SIDE):
            assert codes(cells[n * SIDE : (n + 1) * SIDE])
            assert codes(cells[n::SIDE])


def test_rows_and_columns_of_the_colonies_count_as_the_tables_say() -> None:
    def counts(name: str) -> tuple[list[int], list[int]]:
        cells = next(colony.cells for colony in COLONIES if colony.name == name)
        rows = [len(codes(cells[n * SIDE : (n + 1) * SIDE])) for n in range(SIDE)]
        return rows, [len(codes(cells[n::SIDE])) for n in range(SIDE)]

    assert counts("colony-timber") == ([2, 2, 1, 2, 2, 1], [2, 2, 1, 2, 2, 1])
    assert counts("colony-plantation") == ([2, 1, 2, 2, 2, 1], [2, 1, 2, 1, 2, 2])
    assert counts("colony-mine") == ([2, 2, 1, 2, 2, 1], [2, 2, 1, 2, 1, 2])
    assert counts("colony-mission") == ([2, 1, 2, 2, 2, 1], [2, 2, 1, 2, 2, 1])
    assert counts("colony-side-b") == ([2, 1, 1, 1, 2, 1], [2, 1, 1, 2, 1, 1])


def test_ships_and_their_symbols() -> None:
    assert (len(START_SHIPS), len(SHIPS)) == (4, 34)
    assert [ship.points for ship in START_SHIPS] == [3] * 4
    assert sum(ship.points for ship in SHIPS[4:]) == 160
    assert [sum(ship.cost[good] for ship in SHIPS) for good in range(WOOD, SUGAR + 2)] == [12, 12, 29, 29]
    prices = (1, 1, 2, 2)
    for ship in SHIPS:
        value = sum(price * number for price, number in zip(prices, ship.cost, strict=False))
        bonus = 0 if ship in START_SHIPS else 2 if 3 in ship.cost else 1
        assert ship.points == value + bonus


def test_scholars_bishops_missions_and_symbols() -> None:
    assert [scholar.points for scholar in SCHOLARS] == [1, 2, 2, 1, 1, 3, 2, 1, 3, 2]
    assert len(BASE.spots) == 10 + 6 + len(MISSIONS) == 20
    assert len(MONK_SYMBOLS) == MONKS
    assert len(GOLD_SYMBOLS) == 4
    assert DOCKS == 4


def test_inv_28_a_tile_turned_four_times_is_as_before_and_never_mirrored() -> None:
    for offsets in OFFSETS:
        assert turned(offsets, 4) == offsets
    corner = turned(OFFSETS[ELL], 1)
    assert corner == ((0, 0), (1, 0), (0, -1))  # the right arm points down, the lower one left
    for turn in range(4):
        (_, first, second) = turned(OFFSETS[ELL], turn)
        assert first[0] * second[1] - first[1] * second[0] == -1  # a mirror would change the sign


def test_so_many_ways_to_lay_a_shape() -> None:
    assert [len(PLACEMENTS[shape]) for shape in (0, DOMINO, ELL, BAR)] == [36, 120, 100, 96]
    assert len({(place.cell, place.turn) for place in PLACEMENTS[ELL]}) == 100


def test_a_grid_is_read_as_it_is_written() -> None:
    assert codes_of("R2 .. WD") == (0, -1, CODE_NAMES.index("WD"))

"""Every component is drawn, and what differs looks different."""

from yupana.games.picture import sprites
from yupana.games.santa_maria.american_kingdoms.components import KINGDOMS
from yupana.games.santa_maria.american_kingdoms.maya.board import CARDS, TEMPLE_COST
from yupana.games.santa_maria.scene.board_panel import ship_sprite

ART = sprites("yupana.games.santa_maria")
GROUNDS = ("#7FA65A", "#B9CF8B", "#E9C766", "#BFD38C", "#CFC3AB", "#F7EED6", "#FBF7EC", "#B9A6CC", "#C7A56B")


def test_every_component_is_drawn() -> None:
    names = [f"cell-{cell.name}" for cell in KINGDOMS.cells] + [f"spot-{spot.name}" for spot in KINGDOMS.spots]
    names += [ship_sprite(ship) for ship in KINGDOMS.ships] + [f"mini-{colony.name}" for colony in KINGDOMS.colonies]
    names += [f"card-{n + 1}" for n in range(len(CARDS))] + [f"temple-{n + 1}" for n in range(len(TEMPLE_COST))]
    assert set(names) <= set(ART.symbols)


def test_buildings_ships_and_spots_that_differ_look_different() -> None:
    names = {f"cell-{cell.name}" for cell in KINGDOMS.cells} | {f"spot-{spot.name}" for spot in KINGDOMS.spots}
    names |= {ship_sprite(ship) for ship in KINGDOMS.ships}
    assert len({ART.symbols[name].partition(">")[2] for name in names}) == len(names)

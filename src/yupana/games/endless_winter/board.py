"""The boards: columns, tracks, the land, the megalith field, and the names of their places."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Place

EMPTY: Final = -1
NEUTRAL: Final = 9  # stands where a seat number would, on the megalith field

# Rounds.
ROUNDS: Final = 4
SECOND_ERA: Final = 3  # the round in which it begins
PREPARED_CARDS: Final = 5  # drawn by everybody between two rounds

# Where figures are placed.
INITIATE: Final = 0
DEVELOP: Final = 1
MIGRATE: Final = 2
HUNT: Final = 3
REST: Final = 4
COLUMNS: Final[tuple[Place, ...]] = ("initiate", "develop", "migrate", "hunt")
DESTINATIONS: Final[tuple[Place, ...]] = (*COLUMNS, "rest")
TRIBE_FIGURE: Final = 0
CHIEF_FIGURE: Final = 1
FIGURES: Final[tuple[Place, ...]] = ("tribe-figure", "chief-figure")
TRIBE_FIGURES: Final = 2

# Cards of which players' decks are made: starting cards, tribe cards, culture cards.
BRAVE: Final = 0
TRIBESWOMAN: Final = 1
TRIBESMAN: Final = 2
ELDER: Final = 3
CRAFTER: Final = 4
SCOUT: Final = 5
HUNTER: Final = 6
SHAMAN: Final = 7
FIRST_TRIBE: Final = 3
TRIBES: Final = 5
FIRST_CULTURE: Final = 8
SECOND_ERA_CULTURE: Final = 28
KINDS: Final = 48
STARTING_COPIES: Final = 3  # of each starting card, for each player
TRIBE_COPIES: Final = 15
PEOPLE: Final[tuple[Place, ...]] = (
    "brave",
    "tribeswoman",
    "tribesman",
    "elder",
    "crafter",
    "scout",
    "hunter",
    "shaman",
)
CULTURE: Final[tuple[Place, ...]] = (
    # Era I
    "fire-keeping",
    "flint-knapping",
    "hide-tents",
    "snowshoes",
    "spear-thrower",
    "bone-needles",
    "smoked-meat",
    "trade-beads",
    "cave-shelter",
    "ancestor-song",
    "ochre-painting",
    "standing-stone",
    "tally-bones",
    "pit-trap",
    "tracking",
    "feast-of-return",
    "kinship-rite",
    "adoption",
    "stargazing",
    "sled-dogs",
    # Era II
    "great-feast",
    "obsidian-blades",
    "long-house",
    "great-migration",
    "mammoth-drive",
    "pack-hunting",
    "stone-circle",
    "capstone",
    "ancestor-cairn",
    "burial-goods",
    "carved-idols",
    "sun-dance",
    "council-of-elders",
    "gathering-of-clans",
    "teaching-circle",
    "star-lore",
    "great-work",
    "butchering-grounds",
    "trade-network",
    "sky-burial",
)
CARD: Final[tuple[Place, ...]] = (*PEOPLE, *CULTURE)
TRIBE_DECK: Final[tuple[Place, ...]] = tuple([f"{name}-deck" for name in PEOPLE[FIRST_TRIBE:]])
DISPLAY: Final = 8

# Where a player's cards lie. People's cards have a place of their own in each open zone; culture cards are unique.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAYED: Final = 3
ECLIPSE: Final = 4
BURIED: Final = 5
ZONES: Final[tuple[Place, ...]] = ("hand", "deck", "discard-pile", "play-area", "eclipse-pile", "burial-area")
CARD_IN: Final[tuple[tuple[Place, ...], ...]] = (
    CARD,
    (),
    (*[f"discarded-{name}" for name in PEOPLE], *CULTURE),
    (*[f"played-{name}" for name in PEOPLE], *CULTURE),
)

# Goods, and the tracks of a player's board.
FOOD: Final = 0
TOOLS: Final = 1
GOODS: Final[tuple[Place, ...]] = ("food", "tools")
TRACK_END: Final = 10  # of the food track and of the tools track
CAMPS: Final = 5
VILLAGES: Final = 3
IN_EACH_CELL: Final = 2  # megaliths of the reserve
RESERVE: Final = 10  # megaliths of a player,
NEUTRALS: Final = 2  # of which the first are neutral
RESERVE_CELL: Final[tuple[Place, ...]] = tuple([f"reserve.{n}" for n in range(6)])  # counted from 1
FOOD_CELL: Final[tuple[Place, ...]] = tuple([f"food-cell.{n}" for n in range(TRACK_END + 1)])
STONE_SLOTS: Final = 3
HALVES: Final = 2  # labour is kept in half units
REST_LABOUR: Final = 3  # half units that a resting figure counts in the eclipse

# Animals.
GROUND_SLOTH: Final = 0
WOOLLY_RHINO: Final = 1
SABERTOOTH: Final = 2
GLYPTODON: Final = 3
STAG_MOOSE: Final = 4
WOOLLY_MAMMOTH: Final = 5
ARGENTAVIS: Final = 6
SPECIES: Final = 7
ANIMALS: Final[tuple[Place, ...]] = (
    "ground-sloth",
    "woolly-rhino",
    "sabertooth",
    "glyptodon",
    "stag-moose",
    "woolly-mammoth",
    "argentavis",
)
ANIMAL_COPIES: Final = (10, 10, 10, 10, 10, 5, 5)
SET_POINTS: Final = (  # by number of cards; argentavis makes no set
    (0, 1, 3, 6, 10),
    (0, 1, 3, 6, 10),
    (0, 1, 3, 6, 10),
    (0, 1, 3, 6, 10),
    (0, 1, 3, 6, 10),
    (0, 2, 5),
    (0,),
)
ANIMAL_DECK: Final[Place] = "animal-deck"
GROUNDS_MAX: Final = 6
GROUNDS: Final[tuple[Place, ...]] = tuple([f"grounds.{n + 1}" for n in range(GROUNDS_MAX)])

# Idols.
SACRIFICE: Final = 0
HONOUR: Final = 1
TRACKS: Final[tuple[Place, ...]] = ("sacrifice", "honour")
TOP_LEVEL: Final = 8
SACRIFICE_RATIO: Final = (0, 3, 3, 2, 2, 2, 1, 1, 1)  # resources for a point at the end, by level; 0: no points
BURIAL_STEPS: Final = (0, 1, 4, 7)  # buried cards from which the next column of a burial table counts
BURIAL_POINTS: Final = ((0, 6, 10, 15), (0, 3, 6, 10), (0, 1, 3, 6))  # highest, second, every other

# The land: the base in the middle and two rings around it.
BASE: Final = 0
HEXES: Final = 19
HEX: Final[tuple[Place, ...]] = tuple([f"hex.{n}" for n in range(HEXES)])
HEX_AT: Final = (
    (0, 0),
    (-1, 1),
    (0, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, 0),
    (-2, 2),
    (-1, 2),
    (0, 2),
    (1, 1),
    (2, 0),
    (2, -1),
    (2, -2),
    (1, -2),
    (0, -2),
    (-1, -1),
    (-2, 0),
    (-2, 1),
)
AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
PLAINS: Final = 0
FOREST: Final = 1
HILLS: Final = 2
MOUNTAINS: Final = 3
MARSH: Final = 4
TUNDRA: Final = 5
GLACIER: Final = 6
BASE_CAMP: Final = 7
TERRAINS: Final[tuple[Place, ...]] = ("plains", "forest", "hills", "mountains", "marsh", "tundra", "glacier", "base")
LANDS: Final = 6  # kinds of terrain of which there are
LAND_COPIES: Final = 3  # tiles each
GLACIERS: Final = (6, 6, 6, 6, 3)  # by number of players
JUNCTIONS: Final = (
    (1, 2, 8),
    (1, 6, 18),
    (1, 7, 8),
    (1, 7, 18),
    (2, 3, 10),
    (2, 8, 9),
    (2, 9, 10),
    (3, 4, 12),
    (3, 10, 11),
    (3, 11, 12),
    (4, 5, 14),
    (4, 12, 13),
    (4, 13, 14),
    (5, 6, 16),
    (5, 14, 15),
    (5, 15, 16),
    (6, 16, 17),
    (6, 17, 18),
)
JUNCTION: Final[tuple[Place, ...]] = tuple([f"junction.{n + 1}" for n in range(len(JUNCTIONS))])
CAMP_INFLUENCE: Final = 1
VILLAGE_INFLUENCE: Final = 2
VILLAGE_FOOD: Final = 3


def _neighbours(hex: int) -> tuple[int, ...]:
    q, r = HEX_AT[hex]
    return tuple(sorted([HEX_AT.index((q + dq, r + dr)) for dq, dr in AROUND if (q + dq, r + dr) in HEX_AT]))


NEIGHBOURS: Final = tuple([_neighbours(hex) for hex in range(HEXES)])
JUNCTIONS_AT: Final = tuple([tuple([n for n in range(18) if hex in JUNCTIONS[n]]) for hex in range(HEXES)])

# The megalith field: four tiles of eight cells, laid out in one of three ways; cells first, then upper positions.
MEGALITH_TILES: Final[tuple[Place, ...]] = ("tile-a", "tile-b", "tile-c", "tile-d")
TILE_WIDTH: Final = 4
TILE_CELLS: Final = 8
CELLS: Final = 32
START_CELL: Final = (5, 2, 6, 1)  # of each tile, counted in rows from 0
ARROWS: Final = ((1, 6), (1, 6), (2, 5), (5, 2))  # the cells to which it points
LAYOUTS: Final = (  # offset of each slot, and whether it is turned
    ((0, 0, False), (4, 0, False), (0, 2, False), (4, 2, False)),
    ((0, 0, False), (4, 0, False), (2, 2, False), (6, 2, False)),
    ((0, 0, False), (4, 0, True), (2, 4, False), (0, 2, True)),
)
LAYOUT_FOR: Final = (0, 0, 0, 1, 2)  # by number of players
LEVELS: Final = ("cell", "second-level", "third-level", "fourth-level")


class Field:
    """One layout of the megalith field: its positions, what they rest on and what lies beside them."""

    def __init__(
        self,
        at: tuple[tuple[int, int, int], ...],
        beside: tuple[tuple[int, ...], ...],
        below: tuple[tuple[int, ...], ...],
    ) -> None:
        self.at: Final = at  # level, x, y of each position; cells come slot by slot, as the tile counts them
        self.beside: Final = beside  # the cells orthogonally beside each cell
        self.below: Final = below  # the four positions under each position, none under a cell
        self.places: Final[tuple[Place, ...]] = tuple([f"{LEVELS[level]}.{x}.{y}" for level, x, y in at])
        rows = sorted([(y, x, level, n) for n, (level, x, y) in enumerate(at)])
        self.in_rows: Final = tuple([n for _, _, _, n in rows])  # positions by y, then by x


def _field(layout: int) -> Field:
    at: list[tuple[int, int, int]] = []
    for x, y, turned in LAYOUTS[layout]:
        for n in range(TILE_CELLS):
            row, column = divmod(n, TILE_WIDTH)
            at.append((0, x + 1 - row, y + column) if turned else (0, x + column, y + row))
    beside = [
        tuple([at.index((0, x + dx, y + dy)) for dx, dy in _SIDES if (0, x + dx, y + dy) in at]) for _, x, y in at
    ]
    below: list[tuple[int, ...]] = [()] * CELLS
    for level in range(1, len(LEVELS)):
        for under, x, y in sorted(at, key=_by_row):
            square = [(under, x, y), (under, x + 1, y), (under, x, y + 1), (under, x + 1, y + 1)]
            if under == level - 1 and all(each in at for each in square):
                at.append((level, x, y))
                below.append(tuple([at.index(each) for each in square]))
    return Field(tuple(at), tuple(beside), tuple(below))


def _by_row(position: tuple[int, int, int]) -> tuple[int, int, int]:
    level, x, y = position
    return (level, y, x)


_SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
FIELDS: Final = tuple([_field(layout) for layout in range(len(LAYOUTS))])

# Sacred stones, and how many of each era lie on the board, by number of players.
STONES: Final[tuple[Place, ...]] = (
    # Era I
    "stone-plains",
    "stone-forest",
    "stone-hills",
    "stone-mountains",
    "stone-marsh",
    "stone-tundra",
    "stone-glacier",
    "stone-camp-kinds",
    "stone-ground-megaliths",
    "stone-tile-spread",
    # Era II
    "stone-buried",
    "stone-upper-megaliths",
    "stone-idol-steps",
    "stone-rotated-kinds",
    "stone-ground-sloth",
    "stone-woolly-rhino",
    "stone-sabertooth",
    "stone-glyptodon",
    "stone-stag-moose",
    "stone-mammoth-argentavis",
)
SECOND_ERA_STONE: Final = 10
STONES_ON_BOARD: Final = (4, 4, 4, 6, 7)
STONES_MAX: Final = 7  # of one era
SLOT_PRICE: Final = (1, 2, 3)  # so much food and as many tools, by slot

# Tokens, chiefs, set-up cards.
FACE_DOWN: Final = -2
GLACIER_TOKENS: Final = 10
GLACIER_TOKEN: Final[tuple[Place, ...]] = tuple([f"glacier-token.{n + 1}" for n in range(GLACIER_TOKENS)])
REST_TOKENS: Final = 5
REST_TOKEN: Final[tuple[Place, ...]] = tuple([f"rest-token.{n + 1}" for n in range(REST_TOKENS)])
CHIEFS: Final[tuple[Place, ...]] = ("handeye", "thunderclaw", "tuskbreaker", "stonecarver", "firewolf")
CHIEF_SIDE: Final[tuple[Place, ...]] = tuple([f"{name}-{side}" for name in CHIEFS for side in ("a", "b")])
SETUP_CARDS: Final[tuple[Place, ...]] = ("setup-elder", "setup-crafter", "setup-scout", "setup-hunter", "setup-shaman")
NOMAD_CARDS: Final = 12
NOMAD_CARD: Final[tuple[Place, ...]] = tuple([f"nomad-card.{n + 1}" for n in range(NOMAD_CARDS)])

# A player's mat: one row of numbers per seat; food and tools come first.
M_CAMPS: Final = 2  # on the player's board
M_VILLAGES: Final = 3  # on the player's board
M_MEGALITHS: Final = 4  # placed
M_LEVEL: Final = 5  # on the sacrifice track, then on the honour track
M_ARRIVAL: Final = 7  # when the marker came to its level of the honour track, compared with others
M_CHIEF: Final = 8  # the side of the chief card that is up
M_SETUP: Final = 9  # the set-up card, until it has been used
M_TRIBE_FIGURES: Final = 10  # of this era, wherever they are
M_FIGURES_AT: Final = 11  # tribe figures in each column and at rest
M_CHIEF_AT: Final = 16  # where the chief figure is
M_SIZE: Final = 17  # cards in each zone
M_LOCKED: Final = 23  # tribe cards in hand that cannot be played this turn, one bit each; others cannot see it
M_UPRIGHT: Final = 24  # animals by species
M_ROTATED: Final = 31
M_STONE: Final = 38  # in each slot
M_POINTS: Final = 41  # by source
SOURCES: Final = (
    "start",
    "effects",
    "empty-decks",
    "megaliths",
    "idols",
    "stones",
    "sacrifice",
    "burials",
    "cards",
    "animals",
)
FROM_START: Final = 0
FROM_EFFECTS: Final = 1
FROM_EMPTY_DECKS: Final = 2
FROM_MEGALITHS: Final = 3
FROM_IDOLS: Final = 4
FROM_STONES: Final = 5
FROM_SACRIFICE: Final = 6
FROM_BURIALS: Final = 7
FROM_CARDS: Final = 8
FROM_ANIMALS: Final = 9
MAT: Final = 51  # numbers per seat

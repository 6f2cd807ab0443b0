"""Santa Maria with American Kingdoms for learners: every move there is, and how its table is written."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Place
from yupana.games.santa_maria.american_kingdoms.board import (
    ALL_DOCKS,
    ALL_LINES,
    AMBASSADOR,
    DIAGONAL,
    PRODUCTION,
    SPECIALIST,
    SPECIALIST_COUNT,
    SPECIALIST_PLACE,
)
from yupana.games.santa_maria.american_kingdoms.components import KINGDOMS
from yupana.games.santa_maria.american_kingdoms.maya.board import (
    ALL_WAREHOUSES,
    CARD,
    DECK,
    DISTRICT,
    DISTRICTS,
    FORK,
    GOLD_TOKENS,
    HAND,
    KEPT_IN_WAREHOUSES,
    PRIESTS,
    PRINTED,
    ROAD,
    SPOT,
    START_WAREHOUSES,
    TEMPLE,
    TOKENS,
    TOP_LEVEL,
    TUCKED,
    UNDER,
    V_TEMPLE,
)
from yupana.games.santa_maria.american_kingdoms.maya.board import SPOTS as CITY_SPOTS
from yupana.games.santa_maria.american_kingdoms.maya.cards import PLAY, TOKEN_PLACE
from yupana.games.santa_maria.american_kingdoms.maya.trade import SUPPLY_PRICE
from yupana.games.santa_maria.american_kingdoms.state import MEDITATION
from yupana.games.santa_maria.american_kingdoms.variants import KINGDOM_VARIANTS
from yupana.games.santa_maria.board import (
    BLUE,
    CELL,
    CELLS,
    COIN,
    CONQUISTADOR_END,
    DIE,
    DOCK,
    FACES,
    GOLD,
    GOODS,
    GRAIN,
    LINE,
    M_COLONY,
    M_EMPTY,
    M_FREE,
    M_PASSED,
    M_PRIVATE,
    M_SCHOLARS,
    MONK_SYMBOLS,
    MONKS,
    PAIRS,
    PASS_ROAD,
    PASS_SPACE,
    PASS_SPACES,
    RELIGION_END,
    RELIGION_SPACE,
    ROAD_TILES,
    ROW,
    SEATS_MAX,
    SOURCES,
    SPOTS,
    STORAGE_LIMIT,
    THINGS,
    TURN,
    WHITE,
    WHITE_EACH,
    YEARS,
)
from yupana.games.santa_maria.goods import MIXED, TradeGoods
from yupana.games.santa_maria.shapes import PLACEMENTS
from yupana.games.santa_maria.shipping import OWNER
from yupana.games.santa_maria.tiles import SIDE_B
from yupana.games.santa_maria.variants import VARIANTS
from yupana.insight.numbering import (
    Amounts,
    Boards,
    Held,
    Mats,
    Numbering,
    Order,
    Pieces,
    Seats,
    Tiles,
    Where,
    Who,
    moves,
)
from yupana.seats import SEAT_NAMES

SHIPS: Final = len(KINGDOMS.ships)
TILES: Final = len(KINGDOMS.tiles)
SPOT_TILES: Final = len(KINGDOMS.spots)
ABILITIES: Final = MEDITATION + 1  # of scholars
DECK_OF_CARDS: Final = len(CARD)

RESOURCES: Final[tuple[Place, ...]] = tuple([THINGS[good] for good in GOODS])
PAYABLE: Final[tuple[Place, ...]] = THINGS[: COIN + 1]
DIAGONALS: Final[tuple[Place, ...]] = tuple(dict.fromkeys(ALL_LINES[DIAGONAL:]))
USES: Final = (  # of a die and a line; white dice are for columns
    *moves("", (*DIE[WHITE][1:], AMBASSADOR[WHITE]), (*LINE[:ROW], *DIAGONALS, *ROAD[1:])),
    *moves("", (*DIE[BLUE][1:], AMBASSADOR[BLUE]), (*LINE, *DIAGONALS, *ROAD[1:])),
)
LAID: Final = tuple(
    dict.fromkeys([f"lay {CELL[each.cell]} {TURN[each.turn]}" for shape in PLACEMENTS for each in shape])
)
TRADES: Final = tuple(
    dict.fromkeys(
        [
            f"trade {THINGS[given]} {THINGS[taken]}" if len(step.taken) > 1 else f"trade {THINGS[given]}"
            for cell in KINGDOMS.cells
            for step in cell.effects
            if isinstance(step, TradeGoods)
            for given in (*step.given, GOLD)
            for taken, _ in step.taken
        ]
    )
)
BUILT: Final[tuple[Place, ...]] = tuple([SPOT[spot] for spot in range(CITY_SPOTS) if spot not in PRINTED])

NUMBERING: Final = Numbering(
    version=1,
    moves=[
        END_TURN,
        "decline",
        "done",
        "cancel",
        "accept",
        "refuse",
        "draw",
        "return-cards",
        *MIXED[1:],
        *moves("pay", RESOURCES),
        *moves("sell", RESOURCES),
        *moves("buy", tuple([THINGS[good] for good in sorted(SUPPLY_PRICE)])),
        *moves("choose", tuple([colony.name for colony in KINGDOMS.colonies[:SIDE_B]])),
        *moves("choose", tuple([tile.name for tile in KINGDOMS.tiles if tile.is_hall])),
        *moves("expand", tuple([tile.name for tile in KINGDOMS.tiles if not tile.is_hall])),
        *LAID,
        *moves("lay", CELL),
        *moves("activate", CELL),
        *[f"use{die_and_line}" for die_and_line in USES],
        *[f"use-cacao{die_and_line}" for die_and_line in USES],
        *TRADES,
        *moves("advance", tuple([RELIGION_SPACE[space] for space in MONK_SYMBOLS])),
        *moves("advance-for", (THINGS[GRAIN], THINGS[GOLD], THINGS[COIN])),
        *moves("place-monk", tuple([spot.name for spot in KINGDOMS.spots])),
        *moves("ship", ALL_DOCKS),
        *moves("send", DOCK),
        *moves("pass", PASS_SPACE),
        *moves("use-space", PASS_SPACE[:PASS_ROAD]),
        *moves("hire", SPECIALIST_PLACE[1:]),
        *moves("hire", SPECIALIST_PLACE[1:], CELL),
        *moves("follow", tuple(dict.fromkeys(ALL_LINES))),
        *moves("walk", SPOT),
        *moves("send-priest", SPOT),
        *moves("build", tuple(dict.fromkeys(TOKEN_PLACE)), BUILT),
        *moves("complete", DISTRICT),
        *moves("take", tuple([THINGS[good] for good in GOODS if START_WAREHOUSES[good] < ALL_WAREHOUSES[good]])),
        *moves("fill", tuple([THINGS[good] for good in KEPT_IN_WAREHOUSES])),
        *moves("link", FORK),
        *[option.move() for halves in PLAY for option in halves],
        *moves("return", CARD),
        *moves("offer-to", SEAT_NAMES[1:SEATS_MAX]),
        *moves("send", SEAT_NAMES[1:SEATS_MAX]),
        *moves("give", PAYABLE),
        *moves("want", PAYABLE),
    ],
    fields=(
        Amounts("year", (YEARS,)),
        Who("first_player"),
        Who("active"),
        Amounts("roads", (ROAD_TILES,)),
        Mats(
            "mats",
            (
                *(STORAGE_LIMIT,) * len(GOODS),
                *(10, 20),  # coins and happiness
                *(RELIGION_END, CONQUISTADOR_END, MONKS),
                *(WHITE_EACH, WHITE_EACH, 6),  # dice, and buildings activated with coins
                *(PASS_SPACES, 1 << ABILITIES, SPOT_TILES, len(KINGDOMS.colonies)),
                *(1 << CELLS, 1 << CELLS),
                *(4,) * len(DOCK),
                *(2,) * FACES,
                *(12,) * YEARS,  # conquistador points
                *(20,) * len(SOURCES),  # points by source
            ),
            ((M_PASSED, PASS_SPACES), (M_PRIVATE, SPOT_TILES), (M_COLONY, len(KINGDOMS.colonies))),
            ((M_SCHOLARS, ABILITIES), (M_FREE, CELLS), (M_EMPTY, CELLS)),
        ),
        Boards("cells", CELLS, len(KINGDOMS.cells)),
        Mats("marks", (10,) * CELLS),
        Amounts("white", (4,) * FACES),
        Amounts("blue", (4,) * FACES),
        Tiles("display", TILES),
        Seats("monks", SPOTS + 1),
        Who("march", SEATS_MAX),
        Who("passed", SEATS_MAX),
        Amounts("rules", (1,) * len((*VARIANTS, *KINGDOM_VARIANTS))),
        Tiles("stack", TILES),
        Tiles("fleet", SHIPS),
        Pieces("docks", len(ALL_DOCKS), SHIPS),
        Held("ships", SHIPS, OWNER),
        Held("laid", TILES, CELLS * len(TURN)),
        Pieces("spots", SPOTS + 1, SPOT_TILES),
        Tiles("scholars", SPOT_TILES),
        Tiles("bishops", SPOT_TILES),
        Pieces("pairs", PAIRS + 1, SPOT_TILES),
        Boards("governors", 1, CELLS),
        Amounts("envoys", (FACES, FACES)),
        Pieces("hiring", FACES, len(SPECIALIST)),
        Mats("hired", SPECIALIST_COUNT[:PRODUCTION]),
        Tiles("crowd", len(SPECIALIST)),
        Amounts(
            "maya",
            (
                *(GOLD_TOKENS, 8, PRIESTS, PRIESTS),  # the vault, cards in hand, priests
                *(2,) * len(GOODS),  # warehouses
                *(TOP_LEVEL,) * DISTRICTS,
                *(len(TEMPLE),) * DISTRICTS,
                *(1,) * len(FORK),
                *(1,) * len(TOKENS),
            ),
            tuple([(V_TEMPLE + district, len(TEMPLE)) for district in range(DISTRICTS)]),
        ),
        Where("cards", DECK_OF_CARDS, (DECK, *[TUCKED + district for district in range(DISTRICTS)]), (HAND, UNDER)),
        Order("cards_under", DECK_OF_CARDS, DECK_OF_CARDS),
        Tiles("temples", len(TEMPLE)),
    ),
    steps=(
        *("ChooseColony", "ChooseTownHall", "ClearPairs", "LayTownHall", "RollBlueDice", "GiveCacao", "PlaceGovernors"),
        *("RenewSpecialists", "RollAmbassador", "Year", "NextTurn", "EndYear", "TakeTurn", "TakeCityTurn"),
        *("FinishTurn", "ChoosePayment", "TakeTile", "LayTile", "LayRoad", "UseKingdomDie", "HireSpecialist"),
        *("MoveGovernor", "Navigate", "ActivateLine", "ActivateCells", "Activate", "PlaceDie", "GainFromAgronomy"),
        *("Gain", "TradeGoods", "Preach", "CrossSymbol", "PreachFurther", "Conquer", "ConquerFurther", "PlaceMonk"),
        *("LoadShip", "TakeShip", "ChooseDock", "TakeSecondEffect", "UnloadShips", "FollowDie", "Follow"),
        *("ChooseLine", "FollowWalk", "Walk", "ActivateSpot", "BlockSpot", "AfterWalk", "CompleteAny", "DealTemple"),
        *("TakeWarehouse", "FillWarehouse", "TakeMonkBonus", "LinkFork", "DrawCard", "PutUp", "Exchange"),
        *("ReturnCard", "MakeOffer", "AnswerOffer", "ScoreTemples"),
    ),
    points=60,
    depth=20,
    numbers=15,
)

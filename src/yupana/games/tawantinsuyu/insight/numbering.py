"""Tawantinsuyu for learners: every move there is, and how its table is written."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from yupana.engine.agenda import END_TURN, Place
from yupana.games.tawantinsuyu.army import ARMY_CARD, ARMY_CARDS
from yupana.games.tawantinsuyu.axomamma.board import HAS_PLACED
from yupana.games.tawantinsuyu.board import (
    CONQUEST_MARKERS,
    CORICANCHA,
    CORN,
    GOD_DECK,
    GODS,
    GOLD,
    GOODS,
    ICON,
    LAST_CEREMONY,
    MARKET,
    NEW_TAPESTRY,
    NOMAD,
    POTATO,
    REGION_SPACE,
    SECTORS,
    SOURCES,
    SPACE,
    SPACE_GOD,
    SPACES,
    STEPS_MARKERS,
    STEPS_SLOT,
    STONE,
    TAPESTRY_LEFT,
    TAPESTRY_MAX,
    TAPESTRY_RIGHT,
    TEMPLE,
    TOP_STEP,
    VILLAGE,
    WEAVING_STACK,
    WORKERS,
    WORKERS_PER_COLOUR,
)
from yupana.games.tawantinsuyu.conquest import LESS
from yupana.games.tawantinsuyu.gods import GOD_CARD, GOD_CARDS, god_of
from yupana.games.tawantinsuyu.market import BUILDING, BUILDINGS, PRODUCTION_BUILDINGS, Z15, Z19
from yupana.games.tawantinsuyu.recovery import ITEM
from yupana.games.tawantinsuyu.state import (
    ALTAR,
    ASIDE,
    DISCARDED,
    DRAWN,
    FACE_DOWN,
    FACE_UP,
    OUT,
    SHOWN,
    UNDER,
)
from yupana.games.tawantinsuyu.statues import STATUE
from yupana.games.tawantinsuyu.tapestry import WEAVING, WEAVINGS
from yupana.games.tawantinsuyu.tiles import GOD_BONUS_PLACE
from yupana.games.tawantinsuyu.variants import VARIANTS
from yupana.insight.numbering import Amounts, Mats, Numbering, Order, Pieces, Rows, Where, Who, moves

COST_MAX: Final = 8  # goods that anything costs, gold as gold aside
HELD: Final = 0  # a card or tile whose place is just a seat
ICONS: Final[tuple[Place, ...]] = tuple(dict.fromkeys([place for places in ICON for place in places]))
BONUSES: Final[tuple[Place, ...]] = tuple([place for places in GOD_BONUS_PLACE for place in places])
PRODUCTION: Final = BUILDING[:PRODUCTION_BUILDINGS]

NUMBERING: Final = Numbering(
    version=3,
    moves=[
        END_TURN,
        "decline",
        "stop",
        "act",
        "buy",
        "buy-task",
        "pray",
        "train",
        *moves("place", WORKERS),
        *[f"place-as-{acts} {worker}" for acts in WORKERS for worker in WORKERS if acts != worker],
        *[
            f"place-on {SPACE[space]} {symbol}"
            for space in range(SPACES)
            for symbol in (*[GOD_CARD[n] for n in range(GOD_CARDS) if god_of(n) == SPACE_GOD[space]], GOODS[GOLD])
        ],
        *moves("carry-off", SPACE),
        *moves("perform", ICONS),
        *moves("use", BONUSES),
        *moves("play", GOD_CARD),
        *moves("take", (*GOODS, "nomads", GOD_DECK, *GOD_CARD, WEAVING_STACK, *WEAVING)),
        *moves("pay", GOODS),
        *[
            f"pay-with {' '.join(paid)}"
            for n in range(1, COST_MAX + 1)
            for paid in combinations_with_replacement(GOODS, n)
        ],
        *moves("put", CORICANCHA),
        *moves("move", CORICANCHA),
        *moves("recruit", NOMAD),
        *moves("hire", VILLAGE),
        *moves("dismiss", WORKERS),
        *moves("lose", (*VILLAGE, *NOMAD)),
        *moves("keep-army", ARMY_CARD),
        *moves("spend", ARMY_CARD),
        *moves("send", ARMY_CARD),
        *moves("flip", ARMY_CARD),
        *moves("discard", ARMY_CARD),
        *[f"{verb} {space}" for _, _, verb in LESS for space in REGION_SPACE],
        *moves("worship", STATUE),
        *moves("erect", STATUE),
        *moves("offer", TEMPLE[1:]),
        *moves("climb", TEMPLE[1:]),
        *moves("build-steps", STEPS_SLOT),
        *moves("build", BUILDING),
        *moves("replace-another", BUILDING),
        *moves("replace", GOD_CARD, BUILDING),
        *moves("produce", PRODUCTION),
        *moves("turn-up", PRODUCTION),
        *moves("recover", ITEM),
        *moves("choose", WEAVING),
        *moves("buy-one", WEAVING),
        *moves("put-back", WEAVING),
        *moves("trade", WEAVING),
        *moves("add", (NEW_TAPESTRY, *TAPESTRY_LEFT, *TAPESTRY_RIGHT)),
        *moves("consult", (BUILDING[Z19],), (GOODS[POTATO], GOODS[GOLD])),
        *[
            f"exchange-{GOODS[given]} {BUILDING[Z15]} {GOODS[taken]}"
            for given in (CORN, STONE, GOLD)
            for taken in (CORN, STONE, GOLD)
            if given != taken
        ],
        *[f"keep {first} {second} {third}" for first, second, third in combinations(GOD_CARD, 3)],
    ],
    fields=(
        Amounts("solo", (1,)),
        Who("first_player"),
        Who("active"),
        Amounts("turns", (60,)),
        Amounts("rotation", (SECTORS,)),
        Who("token"),
        Amounts("ceremony", (LAST_CEREMONY,)),
        Amounts("final", (1,)),
        Amounts("casualties", (10,)),
        Amounts("gods_left", (GOD_CARDS,)),
        Amounts("army_left", (ARMY_CARDS,)),
        Mats(
            "mats",
            (
                *(10, 10, 10, 10),  # goods
                *(TOP_STEP, SECTORS),  # of the temple, and of the High Priest
                *(STEPS_MARKERS, CONQUEST_MARKERS),
                *(8, 8, 2),  # god cards and army cards
                *(2,) * len(WORKERS),
                *(2,) * (2 * len(GODS)),  # statues
                *(50,) * len(SOURCES),  # points by source
            ),
        ),
        Pieces("hill", SPACES, len(WORKERS)),
        Amounts("bag", (WORKERS_PER_COLOUR,) * len(WORKERS)),
        Pieces("nomads", len(NOMAD), len(WORKERS)),
        Where("gods", GOD_CARDS, (UNDER, ALTAR, ASIDE), (HELD, FACE_UP, FACE_DOWN)),
        Where("army", ARMY_CARDS, (DISCARDED,), (HELD, FACE_UP, FACE_DOWN, DRAWN)),
        Where("buildings", BUILDINGS, (UNDER, SHOWN), (HELD, FACE_DOWN)),
        Pieces("market", MARKET, BUILDINGS),
        Amounts("rules", tuple([max(variant.values) for variant in VARIANTS])),
        Pieces("village", len(VILLAGE), len(WORKERS)),
        Amounts("lost", (WORKERS_PER_COLOUR,) * len(WORKERS)),
        Who("steps", len(STEPS_SLOT)),
        Amounts("statues", (2,) * (2 * len(GODS))),
        Who("regions", len(REGION_SPACE)),
        Order("altar", 5, GOD_CARDS),
        Order("gods_under", GOD_CARDS, GOD_CARDS),
        Where("weavings", WEAVINGS, (ASIDE, UNDER, SHOWN, OUT), (HELD,)),
        Order("stack_top", 1, WEAVINGS),
        Order("on_sale", 5, WEAVINGS),
        Order("weavings_under", WEAVINGS, WEAVINGS),
        Rows("tapestries", WEAVINGS, TAPESTRY_MAX, WEAVINGS),
        Order("buildings_under", BUILDINGS, BUILDINGS),
        Order("axomamma", HAS_PLACED + 1, 6),
        Order("her_workers", 3, len(WORKERS)),
    ),
    steps=(
        *("Together", "Resumed", "KeepGods", "ChooseStartingWeaving", "RemoveStartingWeavings", "TakeFirstGoods"),
        *("UseFirstGods", "Turn", "OpenTurn", "TakeTurn", "TakeSecondAction", "HireWorker", "LeaveVillage"),
        *("FinishTurn", "EndTurn", "DismissWorker", "PlaceHighPriest", "ActOrTakeGold", "PlaceWorker", "StandWorker"),
        *("CarryOff", "UseBonusesFirst", "UseBonuses", "UseBonusesAfterwards", "CountTasks", "PerformTasks"),
        *("TellBoughtTask", "TakeGod", "TakeGods", "LayOnAltar", "ShufflePlayed", "DrawArmy", "Train", "KeepArmy"),
        *("PlayArmy", "SendArmies", "SufferCasualty", "Conquer", "ChooseArmy", "SpendArmy", "Worship", "Offer"),
        *("Climb", "StepUp", "PayStep", "JoinProduction", "Produce", "ProduceOnce", "TurnDown", "TurnUp", "Recover"),
        *("Build", "ReplaceAnother", "TakeBuilding", "RefillMarket", "RenewMarket", "FillSlot", "BuildSteps"),
        *("PlaceSteps", "Erect", "TakeStatue", "Choose", "Gain", "Score", "ChoosePayment", "TakeNomad"),
        *("TakeWorkers", "FillPlace", "FreeWeavings", "TakeWeaving", "AddWeaving", "PutBack", "BuyWeavings"),
        *("OfferWeavings", "BuyOneWeaving", "TakeFromSale", "EndWeaving", "WeavingFalls", "Trade", "TradeInOrder"),
        *("ChooseJunction", "UseJunction", "UseBuildings", "ReceiveTemple", "ScoreRegions", "KeepUp", "PayUpkeep"),
        *("EndCeremony", "DealCeremonialCards", "DrawCeremonialCards", "PlayCeremonialCard", "ExchangeLast"),
        *("CountPoints", "NameWinners", "Nothing", "HerSetup", "HerPriestFalls", "FillHerSlot", "PutFirstSteps"),
        *("PersonalityFalls", "BuryAltar", "UseCell", "MoveToken", "UsePersonality", "HerAct", "HerProduction"),
        *("HerWorship", "HerOffering", "HerRecovery", "HerSendArmies", "HerConquest", "HerSecondConquest"),
        *("HerBuyOneWeaving", "HerCeremonyWeavings", "HerCeremonialPoints"),
    ),
    points=100,
    depth=24,
    numbers=10,
    usual=16,
)

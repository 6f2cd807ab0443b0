"""Endless Winter for learners: every move there is, and how its table is written."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import END_TURN, Place
from yupana.games.endless_winter.board import (
    ANIMAL_COPIES,
    ANIMAL_DECK,
    ANIMALS,
    BASE,
    CAMPS,
    CARD,
    CARD_IN,
    CHIEF_SIDE,
    CHIEFS,
    COLUMNS,
    CULTURE,
    DESTINATIONS,
    DISCARD,
    DISPLAY,
    FACE_DOWN,
    FIELDS,
    FIRST_CULTURE,
    FOOD_CELL,
    GLACIER_TOKEN,
    GLACIER_TOKENS,
    GOODS,
    GROUNDS,
    GROUNDS_MAX,
    HAND,
    HEX,
    HEXES,
    JUNCTION,
    KINDS,
    LAYOUTS,
    M_CHIEF,
    M_CHIEF_AT,
    M_LOCKED,
    M_SETUP,
    M_STONE,
    MEGALITH_TILES,
    NEIGHBOURS,
    NEUTRAL,
    NOMAD_CARDS,
    PLAYED,
    RESERVE,
    RESERVE_CELL,
    REST_TOKEN,
    REST_TOKENS,
    ROUNDS,
    SETUP_CARDS,
    SOURCES,
    SPECIES,
    STARTING_COPIES,
    STONE_SLOTS,
    STONES,
    TERRAINS,
    TOP_LEVEL,
    TRACK_END,
    TRACKS,
    TRIBE_COPIES,
    TRIBE_DECK,
    TRIBE_FIGURES,
    TRIBES,
    VILLAGES,
    ZONES,
)
from yupana.games.endless_winter.components import PERSONS, RESERVE_BENEFIT
from yupana.games.endless_winter.eclipse import VILLAGE_PLACE
from yupana.games.endless_winter.effects import NOTHING
from yupana.games.endless_winter.goods import TAKE_POINT
from yupana.games.endless_winter.rest import SWAP_TOKEN
from yupana.games.endless_winter.variants import VARIANTS
from yupana.insight.numbering import Amounts, Mats, Numbering, Order, Pieces, Tiles, Who, moves

SEATS_MAX: Final = 4
NOMAD_PILE_MAX: Final = 2 * NOMAD_CARDS + GLACIER_TOKENS  # what its cards take, and tokens
CARDS: Final = (STARTING_COPIES,) * FIRST_CULTURE + (1,) * len(CULTURE)  # of each kind that a zone usually has

BURIABLE: Final[tuple[Place, ...]] = tuple(
    dict.fromkeys([place for zone in (HAND, DISCARD, PLAYED) for place in CARD_IN[zone]])
)
USED: Final[tuple[Place, ...]] = tuple(
    [CARD_IN[PLAYED][kind] for kind in range(FIRST_CULTURE) if PERSONS[kind].eclipse is not NOTHING]
)
CLAIMED: Final[tuple[Place, ...]] = (
    *HEX[BASE + 1 :],
    *[place for place, benefit in zip(RESERVE_CELL, RESERVE_BENEFIT) if benefit is not NOTHING],
    VILLAGE_PLACE,
)
FIELD: Final[tuple[Place, ...]] = tuple(dict.fromkeys([place for field in FIELDS for place in field.places]))
STEPS: Final = tuple([f"{HEX[source]} {HEX[target]}" for source in range(HEXES) for target in NEIGHBOURS[source]])

NUMBERING: Final = Numbering(
    version=1,
    moves=[
        END_TURN,
        "decline",
        "done",
        "stop",
        "draw",
        "draw-all",
        "pay-for",
        TAKE_POINT.move(),
        SWAP_TOKEN.move(),
        *moves("choose-chief", CHIEF_SIDE),
        *moves("choose-setup", SETUP_CARDS),
        *moves("send", DESTINATIONS),
        *moves("send-chief", DESTINATIONS),
        *moves("use-chief", CHIEF_SIDE),
        *moves("play", CARD),
        *moves("use", USED),
        *moves("spend", FOOD_CELL[:TRACK_END:2]),
        *moves("take", GOODS),
        *moves("take-all", GOODS),
        *moves("recruit", TRIBE_DECK),
        *moves("adopt", TRIBE_DECK),
        *moves("learn", CULTURE),
        *moves("discard", CARD),
        *moves("bury", BURIABLE),
        *moves("bury-for-food", BURIABLE),
        *moves("advance", TRACKS),
        *moves("take-stone", STONES),
        *moves("score", STONES),
        *moves("pitch", (HEX[BASE],)),
        *moves("pitch-freely", (HEX[BASE],)),
        *moves("move", STEPS),
        *moves("march", STEPS),
        *moves("settle", JUNCTION),
        *moves("use-token", (*GLACIER_TOKEN, *REST_TOKEN)),
        *moves("raise", FIELD),
        *moves("reveal", (ANIMAL_DECK,)),
        *moves("take-top", (ANIMAL_DECK,)),
        *moves("hunt", GROUNDS),
        *moves("rotate", ANIMALS),
        *moves("take-token", REST_TOKEN),
        *moves("set-aside", CARD),
        *moves("claim", CLAIMED),
    ],
    fields=(
        Amounts("solo", (1,)),
        Amounts("round", (ROUNDS,)),
        Pieces("layout", 1, len(LAYOUTS)),
        Amounts("arrivals", (20,)),
        Pieces("rest_open", 1, REST_TOKENS),
        Mats(
            "mats",
            (
                *(TRACK_END, TRACK_END),  # goods
                *(CAMPS, VILLAGES, RESERVE),
                *(TOP_LEVEL, TOP_LEVEL, 20),  # of the tracks, and the arrival
                *(len(CHIEF_SIDE), len(SETUP_CARDS)),
                *(TRIBE_FIGURES,) * (1 + len(DESTINATIONS)),
                len(DESTINATIONS),  # where the chief is
                *(10,) * len(ZONES),
                1 << TRIBES,  # locked cards
                *(4,) * (2 * SPECIES),  # upright and rotated
                *(len(STONES),) * STONE_SLOTS,
                *(20,) * len(SOURCES),  # points by source
            ),
            (
                (M_CHIEF, len(CHIEF_SIDE)),
                (M_SETUP, len(SETUP_CARDS)),
                (M_CHIEF_AT, len(DESTINATIONS)),
                *[(M_STONE + slot, len(STONES)) for slot in range(STONE_SLOTS)],
            ),
            ((M_LOCKED, TRIBES),),
        ),
        Mats("camps", (CAMPS,) * HEXES),
        Who("villages", len(JUNCTION)),
        Who("megaliths", max([len(field.at) for field in FIELDS]), (NEUTRAL,)),
        Amounts("tribes", (TRIBE_COPIES,) * TRIBES),
        Amounts("animals", ANIMAL_COPIES),
        Pieces("display", DISPLAY, KINDS),
        Tiles("stones", len(STONES)),
        Who("lower", len(COLUMNS)),
        Pieces("tokens", HEXES, GLACIER_TOKENS, (FACE_DOWN,)),
        Amounts("rules", tuple([max(variant.values) for variant in VARIANTS])),
        Who("order", SEATS_MAX),
        Pieces("terrain", HEXES, len(TERRAINS)),
        Tiles("land_pile", len(TERRAINS)),
        Pieces("tiles", len(MEGALITH_TILES), len(MEGALITH_TILES)),
        Pieces("grounds", GROUNDS_MAX, SPECIES),
        Tiles("culture_deck", KINDS),
        Tiles("removed", KINDS),
        Tiles("token_pool", GLACIER_TOKENS),
        Tiles("rest_pool", REST_TOKENS),
        Order("rest_under", REST_TOKENS, REST_TOKENS),
        Tiles("open_cards", len(CHIEFS)),
        Mats("hand", CARDS),
        Mats("deck", CARDS),
        Mats("discard", CARDS),
        Mats("played", CARDS),
        Mats("eclipse", CARDS),
        Mats("buried", CARDS),
        Tiles("nomad_deck", NOMAD_CARDS),
        Order("nomad_stack", NOMAD_CARDS, NOMAD_CARDS),
        Order("nomad_pile", NOMAD_PILE_MAX, KINDS),
        Tiles("nomad_buried", KINDS),
    ),
    steps=(
        *("ChooseSide", "ChooseChief", "ChooseSetup", "SetupCardFalls", "LayOutBoards", "DraftSetups", "PutAway"),
        *("UseSetups", "FirstCamps", "GiveBonuses", "Round", "Turn", "TakeTurn", "DiscardCard", "Act", "CleanUp"),
        *("Frame", "SetAside", "RestArea", "ChooseRestToken", "Sequence", "AllOf", "Buy", "Pay", "Per", "Provided"),
        *("Others", "Benefit", "Gain", "FillFood", "GainLabour", "Score", "Reveal", "TakeTop", "Hunt", "Rotate"),
        *("ChooseTribe", "ChooseCulture", "TakeCulture", "Bury", "PlaceCamp", "MoveCamps", "Settle", "InAnyOrder"),
        *("UseToken", "FollowArrow", "Eclipse", "UseRevealed", "ClaimHexes", "UseBoard", "EndEclipse", "Prepare"),
        "FinalScoring",
    ),
    points=80,
    depth=32,
    numbers=HEXES,
    usual=16,
    sets=(
        ("ClaimHexes", "claimed", HEXES),
        ("UseBoard", "claimed", len(RESERVE_CELL)),
        ("ChooseTribe", "taken", TRIBES),
        ("Rotate", "rotated", SPECIES),
    ),
)

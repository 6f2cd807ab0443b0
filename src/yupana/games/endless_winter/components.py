"""The cards, cells, tokens and tracks, one line each: what they do is a step."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Place, Step, Steps
from yupana.games.endless_winter.board import (
    CRAFTER,
    DEVELOP,
    ELDER,
    FROM_IDOLS,
    GLYPTODON,
    GROUND_SLOTH,
    HUNT,
    HUNTER,
    INITIATE,
    MIGRATE,
    SABERTOOTH,
    SCOUT,
    SHAMAN,
    STAG_MOOSE,
    WOOLLY_RHINO,
)
from yupana.games.endless_winter.effects import (
    Others,
    Per,
    Provided,
    When,
    all_of,
    animal_top,
    bury,
    camp,
    culture,
    discard,
    draw,
    fill_food,
    food,
    half_labour,
    hunt,
    idol,
    megalith,
    move,
    nothing,
    pay,
    price,
    reveal,
    rotate,
    seq,
    tool,
    tribe_discard,
    tribe_hand,
    village,
    vp,
)
from yupana.games.endless_winter.stones import COUNT_BURIED, COUNT_VILLAGES


class Person:
    """A starting card or a tribe card."""

    def __init__(
        self, name: Place, halves: int, action: Step[Any], eclipse: Step[Any], counted: int, points: int
    ) -> None:
        self.name: Final = name
        self.halves: Final = halves  # labour in its corner
        self.action: Final = action  # used in a turn
        self.eclipse: Final = eclipse  # used in an eclipse
        self.counted: Final = counted  # labour in an eclipse, in half units
        self.points: Final = points


class Culture:
    """A culture card."""

    def __init__(self, name: Place, effect: Step[Any], points: int) -> None:
        self.name: Final = name
        self.effect: Final = effect
        self.points: Final = points


class Chief:
    """A side of a chief card."""

    def __init__(self, name: Place, ability: Step[Any]) -> None:
        self.name: Final = name
        self.ability: Final = ability


class SetupCard:
    """A set-up card: goods, a tribe card, animals, and perhaps a second camp."""

    def __init__(
        self, name: Place, food: int, tools: int, tribe: int, animals: tuple[int, ...], camp: bool = False
    ) -> None:
        self.name: Final = name
        self.food: Final = food
        self.tools: Final = tools
        self.tribe: Final = tribe
        self.animals: Final = animals
        self.camp: Final = camp


PERSONS: Final[tuple[Person, ...]] = (
    Person("brave", 1, half_labour(2), nothing(), 3, 0),
    Person("tribeswoman", 1, pay(price(food=1), tool(1)), food(1), 1, 0),
    Person("tribesman", 1, pay(price(tools=1), food(2)), move(1), 1, 0),
    Person("elder", 2, When(INITIATE, half_labour(2)), bury(1), 2, 1),
    Person("crafter", 2, When(DEVELOP, half_labour(2)), tool(1), 2, 1),
    Person("scout", 2, When(MIGRATE, half_labour(2)), move(2), 2, 1),
    Person("hunter", 2, When(HUNT, half_labour(2)), food(2), 2, 1),
    Person("shaman", 3, pay(price(tools=1), idol(1)), idol(1), 3, 1),
)

CULTURES: Final[tuple[Culture, ...]] = (
    # Era I
    Culture("fire-keeping", food(3), 1),
    Culture("flint-knapping", tool(2), 1),
    Culture("hide-tents", all_of(camp(1), move(1)), 1),
    Culture("snowshoes", move(3), 1),
    Culture("spear-thrower", all_of(half_labour(2), reveal(2)), 1),
    Culture("bone-needles", all_of(food(1), tool(1)), 2),
    Culture("smoked-meat", pay(price(tools=1), food(4)), 2),
    Culture("trade-beads", pay(price(food=2), tool(3)), 2),
    Culture("cave-shelter", draw(2), 1),
    Culture("ancestor-song", bury(1), 2),
    Culture("ochre-painting", idol(1), 2),
    Culture("standing-stone", megalith(1), 1),
    Culture("tally-bones", half_labour(3), 1),
    Culture("pit-trap", animal_top(), 1),
    Culture("tracking", pay(price(tools=1), hunt(1)), 2),
    Culture("feast-of-return", rotate(1), 2),
    Culture("kinship-rite", tribe_discard(1), 2),
    Culture("adoption", pay(price(food=2), tribe_hand(1)), 2),
    Culture("stargazing", all_of(draw(1), food(1)), 1),
    Culture("sled-dogs", all_of(move(2), food(1)), 1),
    # Era II
    Culture("great-feast", fill_food(), 2),
    Culture("obsidian-blades", tool(3), 2),
    Culture("long-house", pay(price(food=1), village()), 2),
    Culture("great-migration", all_of(camp(1), move(2)), 2),
    Culture("mammoth-drive", seq(reveal(2), hunt(1)), 2),
    Culture("pack-hunting", pay(price(tools=1), hunt(2, same=True)), 2),
    Culture("stone-circle", megalith(2), 1),
    Culture("capstone", all_of(megalith(1), idol(1)), 2),
    Culture("ancestor-cairn", bury(2), 2),
    Culture("burial-goods", pay(price(tools=1), all_of(bury(1), idol(1))), 3),
    Culture("carved-idols", idol(2), 2),
    Culture("sun-dance", Per(COUNT_VILLAGES, 3, idol(1)), 3),
    Culture("council-of-elders", all_of(tribe_hand(1), food(1)), 2),
    Culture("gathering-of-clans", tribe_discard(2, diff=True), 2),
    Culture("teaching-circle", draw(3), 1),
    Culture("star-lore", pay(discard(), culture()), 3),
    Culture("great-work", half_labour(4), 2),
    Culture("butchering-grounds", rotate(2, diff=True), 2),
    Culture("trade-network", all_of(food(2), tool(2), Others(food(1))), 2),
    Culture("sky-burial", Provided(COUNT_BURIED, 4, vp(4)), 3),
)

CHIEF_ABILITIES: Final[tuple[Chief, ...]] = (
    Chief("handeye-a", When(INITIATE, half_labour(4))),
    Chief("handeye-b", idol(1)),
    Chief("thunderclaw-a", half_labour(3)),
    Chief("thunderclaw-b", bury(1)),
    Chief("tuskbreaker-a", When(HUNT, all_of(half_labour(2), tool(1)))),
    Chief("tuskbreaker-b", all_of(rotate(1), food(1))),
    Chief("stonecarver-a", When(DEVELOP, half_labour(4))),
    Chief("stonecarver-b", pay(price(tools=1), megalith(1))),
    Chief("firewolf-a", When(MIGRATE, all_of(half_labour(2), tool(1)))),
    Chief("firewolf-b", all_of(move(1), food(1))),
)

SETUPS: Final[tuple[SetupCard, ...]] = (
    SetupCard("setup-elder", 3, 3, ELDER, (GROUND_SLOTH,)),
    SetupCard("setup-crafter", 4, 2, CRAFTER, (GLYPTODON,)),
    SetupCard("setup-scout", 3, 1, SCOUT, (STAG_MOOSE,), camp=True),
    SetupCard("setup-hunter", 3, 1, HUNTER, (SABERTOOTH, WOOLLY_RHINO)),
    SetupCard("setup-shaman", 4, 2, SHAMAN, (WOOLLY_RHINO,)),
)

ROTATE_BENEFIT: Final[Steps] = (
    food(4),
    all_of(food(2), tool(1)),
    all_of(food(1), tool(2)),
    all_of(food(2), idol(1)),
    all_of(food(2), draw(1)),
    fill_food(),
    all_of(food(1), idol(1)),
)

HEX_BENEFIT: Final[Steps] = (
    food(2),
    all_of(food(1), tool(1)),
    draw(1),
    megalith(1),
    bury(1),
    idol(1),
    nothing(),
    nothing(),
)

CELL_BENEFIT: Final[Steps] = (  # tile by tile, row by row; a start cell has arrows instead
    *(tool(1), food(2), idol(1), draw(1)),
    *(bury(1), nothing(), food(2), tool(1)),
    *(draw(1), tool(1), nothing(), food(2)),
    *(food(2), idol(1), tool(1), vp(2)),
    *(food(2), idol(1), tool(1), move(2)),
    *(vp(2), draw(1), nothing(), idol(1)),
    *(idol(1), nothing(), draw(1), tool(1)),
    *(rotate(1), food(2), bury(1), food(2)),
)

SACRIFICE_BENEFIT: Final[Steps] = (
    nothing(),
    nothing(),
    food(2),
    nothing(),
    draw(1),
    nothing(),
    megalith(1),
    nothing(),
    vp(3, FROM_IDOLS),
)
HONOUR_BENEFIT: Final[Steps] = (
    nothing(),
    nothing(),
    nothing(),
    vp(2, FROM_IDOLS),
    nothing(),
    nothing(),
    vp(3, FROM_IDOLS),
    nothing(),
    vp(5, FROM_IDOLS),
)

SLOT_BENEFIT: Final[Steps] = (
    megalith(1),
    all_of(megalith(1), idol(1)),
    all_of(megalith(1), idol(1), draw(1)),
)
ORDER_BENEFIT: Final[Steps] = (megalith(1), draw(1), idol(1), tool(1))
STARTING_BONUS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))  # food and tools, by place in the first turn order
RESERVE_BENEFIT: Final[Steps] = (nothing(), tool(1), nothing(), idol(1), nothing(), idol(1))  # cells 1 to 5
VILLAGE_BENEFIT: Final = draw(1)

GLACIER_BENEFIT: Final[Steps] = (
    food(3),
    tool(2),
    idol(1),
    draw(2),
    megalith(1),
    bury(1),
    vp(3),
    animal_top(),
    tribe_discard(1),
    all_of(food(2), idol(1)),
)
REST_BENEFIT: Final[Steps] = (
    all_of(food(1), tool(1)),
    bury(1),
    move(2),
    idol(1),
    all_of(food(1), reveal(2)),
)

# The Nomad's cards: the column, what it does there, and the labour that counts in the eclipse, in half units.
TRIBE_VERB: Final = 0
BURY_VERB: Final = 1
IDOL_VERB: Final = 2
CULTURE_VERB: Final = 3
STONE_VERB: Final = 4
CAMP_VERB: Final = 5
MOVE_VERB: Final = 6
VILLAGE_VERB: Final = 7
MEGALITH_VERB: Final = 8
REVEAL_VERB: Final = 9
HUNT_VERB: Final = 10
TOP_VERB: Final = 11
POINT_VERB: Final = 12

Verbs = tuple[tuple[int, int], ...]


class NomadCard:
    """One card of the Nomad."""

    def __init__(self, column: int, verbs: Verbs, halves: int) -> None:
        self.column: Final = column
        self.verbs: Final = verbs  # and how often
        self.halves: Final = halves


NOMAD_CARDS: Final[tuple[NomadCard, ...]] = (
    NomadCard(INITIATE, ((TRIBE_VERB, 2), (BURY_VERB, 1)), 1),
    NomadCard(INITIATE, ((TRIBE_VERB, 1), (BURY_VERB, 1), (IDOL_VERB, 1)), 2),
    NomadCard(INITIATE, ((TRIBE_VERB, 2), (IDOL_VERB, 1)), 3),
    NomadCard(DEVELOP, ((CULTURE_VERB, 1), (STONE_VERB, 1)), 1),
    NomadCard(DEVELOP, ((CULTURE_VERB, 2),), 2),
    NomadCard(DEVELOP, ((CULTURE_VERB, 1), (STONE_VERB, 1)), 2),
    NomadCard(MIGRATE, ((CAMP_VERB, 1), (MOVE_VERB, 3), (VILLAGE_VERB, 1)), 1),
    NomadCard(MIGRATE, ((CAMP_VERB, 2), (MOVE_VERB, 2), (VILLAGE_VERB, 1)), 2),
    NomadCard(MIGRATE, ((CAMP_VERB, 1), (MOVE_VERB, 2), (MEGALITH_VERB, 1), (VILLAGE_VERB, 1)), 3),
    NomadCard(HUNT, ((REVEAL_VERB, 2), (HUNT_VERB, 1)), 2),
    NomadCard(HUNT, ((HUNT_VERB, 2),), 1),
    NomadCard(HUNT, ((HUNT_VERB, 1), (IDOL_VERB, 1)), 3),
)
NOMAD_LOWER: Final[tuple[Verbs, ...]] = (
    ((IDOL_VERB, 1), (BURY_VERB, 1)),
    ((POINT_VERB, 1),),
    ((CAMP_VERB, 1), (MOVE_VERB, 1)),
    ((TOP_VERB, 1),),
)

CARD_POINTS: Final = (*[person.points for person in PERSONS], *[card.points for card in CULTURES])

"""Rows of cards: tribe decks, culture cards and sacred stones; animals; what is drafted."""

from __future__ import annotations

from functools import lru_cache

from yupana.games.endless_winter.animals import animals_left
from yupana.games.endless_winter.board import (
    ANIMAL_DECK,
    ANIMALS,
    CARD,
    CHIEF_SIDE,
    DISPLAY,
    EMPTY,
    FIRST_TRIBE,
    GROUNDS,
    M_CHIEF,
    SETUP_CARDS,
    STONES_MAX,
    TRIBE_DECK,
    TRIBES,
)
from yupana.games.endless_winter.scene.geometry import (
    ANIMAL_DECK_X,
    ANIMALS_HEIGHT,
    ANIMALS_WIDTH,
    CULTURE_Y,
    DISPLAY_HEIGHT,
    DISPLAY_WIDTH,
    DISPLAY_X,
    DRAFT_HEIGHT,
    DRAFT_WIDTH,
    DRAFT_X,
    DRAFT_Y,
    GROUND_X,
    STONE_X,
    STONE_Y,
    TRIBE_Y,
)
from yupana.games.endless_winter.scene.parts import card_label, card_sprite, stone_piece
from yupana.games.endless_winter.setup import ChooseChief, ChooseSetup, ChooseSide
from yupana.games.endless_winter.state import EndlessWinter
from yupana.tabletop.pieces import CACHED
from yupana.tabletop.scene import Message, Panel, Piece, panel

# Tribe decks, culture cards, sacred stones.


def display(view: EndlessWinter) -> Panel:
    """What can be recruited, learned and taken."""
    pieces = [piece for tribe in range(TRIBES) for piece in tribe_deck(tribe, view.tribes[tribe])]
    for position in range(DISPLAY):
        if view.display[position] != EMPTY:
            pieces.append(culture(view.display[position], position))
    pieces.append(culture_deck(2 if view.is_second_era() else 1, len(view.culture_deck)))
    for position, stone in enumerate(view.stones):
        if stone != EMPTY:
            row, column = divmod(position, STONES_MAX)
            pieces.append(stone_piece(stone, STONE_X[column], STONE_Y[row]))
    return panel("display", pieces, DISPLAY_WIDTH, DISPLAY_HEIGHT, "cards", "culture-card")


@lru_cache(CACHED)
def tribe_deck(tribe: int, amount: int) -> tuple[Piece, ...]:
    """An open deck; how many cards it has covers nothing of what they do."""
    place = TRIBE_DECK[tribe]
    label = Message("label-tribe-deck", {"card": CARD[FIRST_TRIBE + tribe], "amount": amount})
    sprite = f"deck-{CARD[FIRST_TRIBE + tribe]}" if amount else "deck-empty"
    deck = Piece(place, label, sprite, DISPLAY_X[tribe], TRIBE_Y, place=place)
    count = Piece(f"{place}.amount", label, "deck-count", 24.0, -43.0, rides=place, text=str(amount), printed=True)
    return deck, count


@lru_cache(CACHED)
def culture(kind: int, position: int) -> Piece:
    """A culture card that can be learned."""
    row, column = divmod(position, DISPLAY // 2)
    name = CARD[kind]
    label = card_label("label-card", kind)
    return Piece(name, label, card_sprite(kind), DISPLAY_X[column], CULTURE_Y[row], place=name)


@lru_cache(CACHED)
def culture_deck(era: int, amount: int) -> Piece:
    """The face-down culture cards of an era."""
    label = Message("label-culture-deck", {"era": era, "amount": amount})
    y = (CULTURE_Y[0] + CULTURE_Y[1]) / 2
    return Piece("culture-deck", label, f"culture-back-{era}", DISPLAY_X[4], y, text=str(amount))


# Animals.


def animals(view: EndlessWinter) -> Panel:
    """The deck and the hunting grounds."""
    pieces = [animal_deck(animals_left(view))]
    pieces += [prey(n, species) for n, species in enumerate(view.grounds)]
    return panel("animals", pieces, ANIMALS_WIDTH, ANIMALS_HEIGHT, "cards", "animal")


@lru_cache(CACHED)
def animal_deck(amount: int) -> Piece:
    """The face-down animals."""
    label = Message("label-animal-deck", {"amount": amount})
    sprite = "animal-back" if amount else "deck-empty"
    x, y = ANIMAL_DECK_X, ANIMALS_HEIGHT / 2
    return Piece(ANIMAL_DECK, label, sprite, x, y, place=ANIMAL_DECK, text=str(amount))


@lru_cache(CACHED)
def prey(n: int, species: int) -> Piece:
    """An animal of the hunting grounds."""
    label = Message("label-prey", {"animal": ANIMALS[species], "number": n + 1})
    sprite = f"animal-{ANIMALS[species]}"
    return Piece(GROUNDS[n], label, sprite, GROUND_X[n], ANIMALS_HEIGHT / 2, place=GROUNDS[n])


# What is drafted.


def draft(view: EndlessWinter) -> Panel | None:
    """Chiefs or set-up cards, while somebody chooses between them."""
    steps = view.agenda.steps
    step = steps[-1] if steps else None
    pieces: list[Piece] = []
    if isinstance(step, ChooseSide):
        first = view.has(view.agenda.seats[-1], M_CHIEF)
        pieces = [chief_choice(side, n, 0) for n, side in enumerate((first, first + 1))]
    elif isinstance(step, ChooseChief):
        for n, chief in enumerate(view.open_cards):
            pieces += [chief_choice(2 * chief, n, 0), chief_choice(2 * chief + 1, n, 1)]
    elif isinstance(step, ChooseSetup):
        pieces = [setup_choice(card, n) for n, card in enumerate(view.open_cards)]
    if not pieces:
        return None
    columns = len({piece.x for piece in pieces})
    rows = len({piece.y for piece in pieces})
    return panel(
        "draft",
        pieces,
        DRAFT_WIDTH[columns],
        DRAFT_HEIGHT[rows],
        "cards",
        "chief-figure",
        backdrop=f"panel-draft-{columns}-{rows}",
    )


@lru_cache(CACHED)
def chief_choice(side: int, column: int, row: int) -> Piece:
    """A side of a chief card that can be chosen."""
    name = CHIEF_SIDE[side]
    label = Message("label-chief", {"side": name})
    return Piece(name, label, f"chief-{name}", DRAFT_X[column], DRAFT_Y[row], place=name)


@lru_cache(CACHED)
def setup_choice(card: int, column: int) -> Piece:
    """A set-up card that can be chosen."""
    name = SETUP_CARDS[card]
    label = Message("label-setup", {"card": name})
    return Piece(name, label, name, DRAFT_X[column], DRAFT_Y[0], place=name)

"""Animals: the deck, the hunting grounds, and players' animals upright and rotated."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Chance, Effect, Option, Outcome, Price, Seat, Steps
from yupana.engine.grammar import price_of
from yupana.games.endless_winter.board import (
    ANIMAL_COPIES,
    ANIMAL_DECK,
    ANIMALS,
    ARGENTAVIS,
    EMPTY,
    FROM_EMPTY_DECKS,
    GROUNDS,
    GROUNDS_MAX,
    M_ROTATED,
    M_UPRIGHT,
    SET_POINTS,
    SPECIES,
)
from yupana.games.endless_winter.facts import AnimalDrawn, AnimalRotated, AnimalShown, AnimalTaken
from yupana.games.endless_winter.goods import TAKE_POINT, Offer
from yupana.games.endless_winter.state import OF_ANIMAL, EndlessWinter

TO_GROUNDS: Final = 0
TO_PLAYER: Final = 1


def animals_left(state: EndlessWinter) -> int:
    """Cards in the animal deck."""
    return sum(state.animals)


def revealable(state: EndlessWinter, cards: int) -> int:
    """How many of so many cards can be revealed: the grounds hold six."""
    return min(cards, GROUNDS_MAX - len(state.grounds), animals_left(state))


class AnimalFalls(Chance[EndlessWinter]):
    """An animal comes from the deck."""

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def outcomes(self, state: EndlessWinter, seat: Seat) -> list[Outcome]:
        falls = ANIMAL_FALLS[self.target]
        animals = state.animals
        return [falls[species][animals[species]] for species in range(SPECIES) if animals[species]]


class ShowAnimal(Effect[EndlessWinter]):
    """An animal comes to the right end of the hunting grounds."""

    def __init__(self, species: int) -> None:
        self.species: Final = species

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.animals[self.species] -= 1
        state.grounds = [*state.grounds, self.species]
        state.tell(AnimalShown(ANIMALS[self.species]))


class KeepAnimal(Effect[EndlessWinter]):
    """An animal of the deck comes to a player, upright."""

    def __init__(self, species: int) -> None:
        self.species: Final = species

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.animals[self.species] -= 1
        state.add(seat, M_UPRIGHT + self.species, 1)
        state.tell(AnimalDrawn(seat, ANIMALS[self.species]))


def _falls(target: int, species: int) -> tuple[Outcome, ...]:
    """An animal falls, by number of copies in the deck."""
    then: Steps = (ShowAnimal(species),) if target == TO_GROUNDS else (KeepAnimal(species),)
    return tuple([Outcome(ANIMALS[species], copies, then) for copies in range(ANIMAL_COPIES[species] + 1)])


ANIMAL_FALLS: Final = tuple(
    [tuple([_falls(target, species) for species in range(SPECIES)]) for target in (TO_GROUNDS, TO_PLAYER)]
)
SHOW_NEXT: Final = AnimalFalls(TO_GROUNDS)
KEEP_NEXT: Final = AnimalFalls(TO_PLAYER)


class RevealAnimals(Effect[EndlessWinter]):
    """Animals come to the hunting grounds, as many as there are and find room."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        for _ in range(revealable(state, self.cards)):
            state.then(seat, SHOW_NEXT)


class Reveal(Offer):
    """Reveal animals, all that one may or none."""

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        return [Option("reveal", (ANIMAL_DECK,), (RevealAnimals(self.cards),))] if revealable(state, self.cards) else []


class TakeTop(Effect[EndlessWinter]):
    """The top card of the animal deck comes to the player; an empty deck is a point."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        if animals_left(state):
            state.then(seat, KEEP_NEXT)
        else:
            state.score(seat, FROM_EMPTY_DECKS, 1)

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("animal", 1),) if animals_left(state) else (("points", 1),)


class Hunt(Offer):
    """Take animals of the hunting grounds, all of one species where that is asked."""

    def __init__(self, times: int, same: bool = False, species: int = EMPTY) -> None:
        self.times: Final = times
        self.same: Final = same
        self.species: Final = species  # of those taken before; the wild argentavis is like any

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        if self.times == 1 and self.species == EMPTY:
            return prey(state)
        found: list[Option] = []
        for option in prey(state):
            species = _species_at(state, option)
            if not _is_like(species, self.species):
                continue
            if self.times == 1:
                found.append(option)
            else:
                wanted = self.species if self.species not in (EMPTY, ARGENTAVIS) else species
                again = Hunt(self.times - 1, self.same, wanted if self.same else EMPTY)
                found.append(Option(option.verb, option.touch, (*option.then, again)))
        return found


def _is_like(species: int, other: int) -> bool:
    """Two animals go together; a wild one goes with any."""
    return species == other or EMPTY in (species, other) or ARGENTAVIS in (species, other)


def prey(state: EndlessWinter) -> list[Option]:
    """The leftmost animal of each species in the grounds; a point when animals have run out."""
    grounds = state.grounds
    if not grounds:
        return [] if animals_left(state) else [TAKE_POINT]
    return [HUNT_AT[n] for n in range(len(grounds)) if grounds[n] not in grounds[:n]]


def _species_at(state: EndlessWinter, option: Option) -> int:
    """The species that an option takes, if it takes any."""
    return state.grounds[HUNT_AT.index(option)] if option in HUNT_AT else EMPTY


class TakeAnimal(Effect[EndlessWinter]):
    """An animal of the grounds comes to the player, upright; the others close up."""

    def __init__(self, at: int) -> None:
        self.at: Final = at

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        species = state.grounds[self.at]
        state.grounds = state.grounds[: self.at] + state.grounds[self.at + 1 :]
        state.add(seat, M_UPRIGHT + species, 1)
        state.tell(AnimalTaken(seat, ANIMALS[species]))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("animal", 1),)


HUNT_AT: Final = tuple([Option("hunt", (GROUNDS[at],), (TakeAnimal(at),)) for at in range(GROUNDS_MAX)])


class Rotate(Offer):
    """Rotate upright animals, of different species where that is asked."""

    def __init__(self, times: int = 1, diff: bool = False, rotated: int = 0) -> None:
        self.times: Final = times
        self.diff: Final = diff
        self.rotated: Final = rotated  # species that cannot be chosen any more, one bit each

    def options(self, state: EndlessWinter, seat: Seat) -> list[Option]:
        found = [ROTATE[species] for species in upright(state, seat) if not self.rotated & 1 << species]
        if self.times == 1:
            return found
        again: list[Option] = []
        for option in found:
            rotated = self.rotated | 1 << ROTATE.index(option) if self.diff else 0
            then = (*option.then, Rotate(self.times - 1, self.diff, rotated))
            again.append(Option(option.verb, option.touch, then))
        return again

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return (("rotation", self.times),)


def upright(state: EndlessWinter, seat: Seat) -> list[int]:
    """The species of which the player has upright animals."""
    return [species for species in range(SPECIES) if state.has(seat, M_UPRIGHT + species)]


class RotateAnimal(Effect[EndlessWinter]):
    """An animal is rotated for good, for the benefit printed on it."""

    def __init__(self, species: int) -> None:
        self.species: Final = species

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.add(seat, M_UPRIGHT + self.species, -1)
        state.add(seat, M_ROTATED + self.species, 1)
        state.tell(AnimalRotated(seat, ANIMALS[self.species]))
        state.then_all(seat, state.benefit(OF_ANIMAL, self.species))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return price_of(state.benefit(OF_ANIMAL, self.species), state, seat)


ROTATE: Final = tuple([Option("rotate", (ANIMALS[species],), (RotateAnimal(species),)) for species in range(SPECIES)])


def set_points(state: EndlessWinter, seat: Seat) -> int:
    """The points of a seat's upright animals, with each wild where it is worth most."""
    return sets_worth([state.has(seat, M_UPRIGHT + species) for species in range(SPECIES)])


def sets_worth(cards: list[int]) -> int:
    """The points of so many upright animals of each species."""
    best = [0] * (cards[ARGENTAVIS] + 1)  # by number of wilds used so far
    for species in range(ARGENTAVIS):
        if cards[species]:
            table = SET_POINTS[species]
            most = len(table) - 1
            best = [
                max([best[used - wilds] + table[min(cards[species] + wilds, most)] for wilds in range(used + 1)])
                for used in range(len(best))
            ]
    return max(best)

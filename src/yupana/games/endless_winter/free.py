"""The free window: what a player may do beside every action of a column, and at rest."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Choice, Effect, FreeOption, Price, Seat, Step
from yupana.engine.grammar import fill_pool, pool, price_of
from yupana.games.endless_winter.board import (
    CARD,
    CARD_IN,
    CHIEF_SIDE,
    FIRST_CULTURE,
    FIRST_TRIBE,
    FOOD,
    FOOD_CELL,
    HAND,
    KINDS,
    M_CHIEF,
    M_LOCKED,
    PLAYED,
    REST,
    REST_TOKEN,
    REST_TOKENS,
    TRACK_END,
)
from yupana.games.endless_winter.columns import Act
from yupana.games.endless_winter.components import CHIEF_ABILITIES, PERSONS, REST_BENEFIT
from yupana.games.endless_winter.effects import Buy, When
from yupana.games.endless_winter.facts import AbilityUsed, CardPlayed, ChiefUsed, RestTokenUsed
from yupana.games.endless_winter.goods import GainLabour, SpendFood, gain_labour, labour_price
from yupana.games.endless_winter.pools import CHIEF, COLUMN, REST_TOKEN_HELD, USABLE, USED
from yupana.games.endless_winter.rest import RestArea
from yupana.games.endless_winter.state import EndlessWinter


def options(state: EndlessWinter, seat: Seat, choice: Choice[Any]) -> list[FreeOption]:
    """Cards, abilities, the chief and food in a column; the chief and the rest token at rest; else nothing."""
    found: list[FreeOption] = []
    if isinstance(choice, Act):
        found.extend([PLAY[kind] for kind in playable(state, seat)])
        found.extend([USE[kind] for kind in USABLE if can_use(state, seat, kind)])
        found.extend([SPEND[left] for left in range(0, state.has(seat, FOOD), 2)])
    elif not isinstance(choice, RestArea):
        return found
    elif pool(state, REST_TOKEN_HELD):
        found.append(USE_REST_TOKEN[pool(state, REST_TOKEN_HELD) - 1])
    if pool(state, CHIEF) and is_possible(state, seat, chief_ability(state, seat)):
        found.append(USE_CHIEF[state.has(seat, M_CHIEF)])
    return found


def is_possible(state: EndlessWinter, seat: Seat, step: Step[Any]) -> bool:
    """Using an ability would bring something, or at least ask something."""
    return not isinstance(step, Choice) or bool(step.options(state, seat))


# Playing tribe cards.


def playable(state: EndlessWinter, seat: Seat) -> list[int]:
    """The kinds of starting and tribe cards that can be played."""
    return [kind for kind in range(FIRST_CULTURE) if copies_playable(state, seat, kind)]


def copies_playable(state: EndlessWinter, seat: Seat, kind: int) -> int:
    """How many cards of a kind can be played: the one recruited this turn is locked."""
    locked = state.has(seat, M_LOCKED) << FIRST_TRIBE
    return state.hand[seat * KINDS + kind] - (locked >> kind & 1)


class PlayPerson(Effect[EndlessWinter]):
    """A starting or tribe card goes from the hand to the play area, for its labour."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        state.move_card(seat, HAND, PLAYED, self.kind)
        state.tell(CardPlayed(seat, CARD[self.kind]))
        gain_labour(state, seat, labour_of(self.kind, pool(state, COLUMN)))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return labour_price(labour_of(self.kind, pool(state, COLUMN)))


def labour_of(kind: int, column: int) -> int:
    """The labour that a card gives in a column: its corner, and its ability if that is labour."""
    person = PERSONS[kind]
    ability = in_column(person.action, column)
    return person.halves + (ability.halves if isinstance(ability, GainLabour) else 0)


def in_column(ability: Step[Any], column: int) -> Step[Any] | None:
    """What an ability does in a column; nothing if it is bound to another one."""
    if isinstance(ability, When):
        return ability.step if ability.column == column else None
    return ability


# Abilities.


def can_use(state: EndlessWinter, seat: Seat, kind: int) -> bool:
    """A card of the kind in the play area has not been used yet and could be."""
    played = state.played[seat * KINDS + kind]
    if not played or played == pool(state, USED + USABLE.index(kind)):
        return False
    return is_possible(state, seat, PERSONS[kind].action)


class UseAbility(Effect[EndlessWinter]):
    """The ability of a card in the play area is used, once in a turn."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        which = USED + USABLE.index(self.kind)
        fill_pool(state, which, pool(state, which) + 1)
        state.tell(AbilityUsed(seat, CARD[self.kind]))
        ability = PERSONS[self.kind].action
        state.then_all(seat, ability.at_once() if isinstance(ability, Buy) else (ability,))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        ability = PERSONS[self.kind].action
        return price_of((ability.cost, ability.step), state, seat) if isinstance(ability, Buy) else ()


def chief_ability(state: EndlessWinter, seat: Seat) -> Step[Any]:
    """What the chief of a seat can do, wherever that is possible."""
    ability = CHIEF_ABILITIES[state.has(seat, M_CHIEF)].ability
    return ability.step if isinstance(ability, When) else ability


def welcome_chief(state: EndlessWinter, seat: Seat, column: int) -> None:
    """The chief figure was placed: labour is added at once, any other ability can be used this turn."""
    side = state.has(seat, M_CHIEF)
    ability = in_column(CHIEF_ABILITIES[side].ability, column)
    if isinstance(ability, GainLabour):
        if column != REST:
            state.tell(ChiefUsed(seat, CHIEF_SIDE[side]))
            gain_labour(state, seat, ability.halves)
    elif ability is not None:
        fill_pool(state, CHIEF, 1)


class UseChief(Effect[EndlessWinter]):
    """The chief's ability is used."""

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        fill_pool(state, CHIEF, 0)
        state.tell(ChiefUsed(seat, CHIEF_SIDE[state.has(seat, M_CHIEF)]))
        state.then(seat, chief_ability(state, seat))

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return chief_ability(state, seat).price(state, seat)


class UseRestToken(Effect[EndlessWinter]):
    """The rest token is used."""

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def run(self, state: EndlessWinter, seat: Seat) -> None:
        fill_pool(state, REST_TOKEN_HELD, 0)
        state.tell(RestTokenUsed(seat, REST_TOKEN[self.token]))
        state.then(seat, REST_BENEFIT[self.token])

    def price(self, state: EndlessWinter, seat: Seat) -> Price:
        return REST_BENEFIT[self.token].price(state, seat)


PLAY: Final = tuple([FreeOption("play", (CARD[kind],), (PlayPerson(kind),)) for kind in range(FIRST_CULTURE)])
USE: Final = tuple([FreeOption("use", (CARD_IN[PLAYED][kind],), (UseAbility(kind),)) for kind in range(FIRST_CULTURE)])
SPEND: Final = tuple([FreeOption("spend", (FOOD_CELL[left],), (SpendFood(left),)) for left in range(TRACK_END)])
USE_CHIEF: Final = tuple([FreeOption("use-chief", (side,), (UseChief(),)) for side in CHIEF_SIDE])
USE_REST_TOKEN: Final = tuple(
    [FreeOption("use-token", (REST_TOKEN[token],), (UseRestToken(token),)) for token in range(REST_TOKENS)]
)

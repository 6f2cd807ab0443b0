"""Everything on the table of a match of Endless Winter."""

from __future__ import annotations

from typing import Final

from yupana.engine.agenda import Agenda, Seat, State, Steps
from yupana.games.endless_winter.board import (
    CAMP_INFLUENCE,
    CELLS,
    CHIEF_FIGURE,
    DECK,
    DISCARD,
    ECLIPSE,
    EMPTY,
    FIELDS,
    FOOD,
    GOODS,
    HAND,
    HEXES,
    HONOUR,
    JUNCTIONS_AT,
    KINDS,
    M_ARRIVAL,
    M_CAMPS,
    M_CHIEF_AT,
    M_FIGURES_AT,
    M_LEVEL,
    M_MEGALITHS,
    M_POINTS,
    M_SIZE,
    M_STONE,
    M_TRIBE_FIGURES,
    MAT,
    NEUTRALS,
    PLAYED,
    REST,
    SECOND_ERA,
    SOURCES,
    STONE_SLOTS,
    TOOLS,
    TRACK_END,
    VILLAGE_INFLUENCE,
    Field,
)
from yupana.games.endless_winter.facts import FoodSpoiled, GoodsGained, GoodsLost, GoodsPaid, PointsScored

# Where benefits come from that steps look up on the table.
OF_CELL: Final = 0  # tile and cell in one number
OF_SACRIFICE: Final = 1  # level entered
OF_HONOUR: Final = 2
OF_ANIMAL: Final = 3  # species rotated
OF_SLOT: Final = 4  # of sacred stones
OF_TOKEN: Final = 5  # glacier token
OF_RESERVE: Final = 6  # emptied cell

NOMAD: Final = 1  # the seat of the Nomad in a solo match


class EndlessWinter(State):
    """Scalars as attributes, bulk data in flat lists of numbers, so that cloning is a handful of slices.

    The lists of the second group are replaced, never changed, so that clones can share them.
    """

    def __init__(
        self,
        agenda: Agenda,
        seats: int,  # the Nomad's included
        solo: int,  # 1: seat 1 is the Nomad's
        round: int,
        layout: int,  # of the megalith field
        arrivals: int,  # on levels of the honour track so far
        rest_open: int,  # the rest token that lies face up, or EMPTY
        mats: list[int],  # MAT numbers per seat
        camps: list[int],  # of each seat on each hex
        villages: list[int],  # whose village stands on each junction, or EMPTY
        megaliths: list[int],  # whose lies in each position of the field: seat, NEUTRAL or EMPTY
        tribes: list[int],  # cards in each tribe deck
        animals: list[int],  # cards of each species in the animal deck
        display: list[int],  # culture cards by position, or EMPTY
        stones: list[int],  # sacred stones of both sections by position, or EMPTY
        lower: list[int],  # whose figure stands on each column's lower place, or EMPTY
        tokens: list[int],  # the glacier token on each hex: EMPTY, FACE_DOWN or its number
        rules: list[int],  # what was chosen before the match
        order: list[int],  # seats in turn order
        terrain: list[int],  # of each hex, as far as they are laid out
        land_pile: list[int],  # terrain tiles while the land is laid out
        tiles: list[int],  # the megalith tile in each slot
        grounds: list[int],  # animals in the hunting grounds, from the left
        culture_deck: list[int],  # face-down culture cards of this era, sorted: a pile has no order
        removed: list[int],  # culture cards that left the game
        token_pool: list[int],  # glacier tokens that nobody has seen
        rest_pool: list[int],  # rest tokens that nobody has seen
        rest_under: list[int],  # rest tokens known to lie under them, the next first
        open_cards: list[int],  # chief or set-up cards in a draft
        hand: list[int],  # cards of each kind in each seat's hand, and so on
        deck: list[int],
        discard: list[int],
        played: list[int],
        eclipse: list[int],
        buried: list[int],
        nomad_deck: list[int],  # nomad cards that are face down
        nomad_stack: list[int],  # those that were turned over, the latest last
        nomad_pile: list[int],  # the Nomad's tribe and culture cards, longest owned first
        nomad_buried: list[int],
    ) -> None:
        super().__init__(agenda, seats)
        self.people = seats - solo
        self.solo = solo
        self.round = round
        self.layout = layout
        self.arrivals = arrivals
        self.rest_open = rest_open
        self.mats = mats
        self.camps = camps
        self.villages = villages
        self.megaliths = megaliths
        self.tribes = tribes
        self.animals = animals
        self.display = display
        self.stones = stones
        self.lower = lower
        self.tokens = tokens
        self.rules = rules
        self.order = order
        self.terrain = terrain
        self.land_pile = land_pile
        self.tiles = tiles
        self.grounds = grounds
        self.culture_deck = culture_deck
        self.removed = removed
        self.token_pool = token_pool
        self.rest_pool = rest_pool
        self.rest_under = rest_under
        self.open_cards = open_cards
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.played = played
        self.eclipse = eclipse
        self.buried = buried
        self.nomad_deck = nomad_deck
        self.nomad_stack = nomad_stack
        self.nomad_pile = nomad_pile
        self.nomad_buried = nomad_buried

    def benefit(self, source: int, number: int) -> Steps:
        """What a cell, a level, an animal, a slot or a token gives."""
        raise NotImplementedError

    # Goods and points.

    def has(self, seat: Seat, thing: int) -> int:
        """How much of a thing lies on the seat's mat; food and tools are things 0 and 1."""
        return self.mats[seat * MAT + thing]

    def put(self, seat: Seat, thing: int, amount: int) -> None:
        """So much of a thing lies on the seat's mat from now on."""
        self.mats[seat * MAT + thing] = amount

    def add(self, seat: Seat, thing: int, amount: int) -> None:
        """Put a thing on the seat's mat, or take it away."""
        self.mats[seat * MAT + thing] += amount

    def food_limit(self, seat: Seat) -> int:
        """The food that the seat can keep: camps on the board cover the rest of the track."""
        return TRACK_END - self.mats[seat * MAT + M_CAMPS]

    def room(self, seat: Seat, good: int) -> int:
        """How much more of a good the seat can keep."""
        at = seat * MAT
        if good == FOOD:
            return TRACK_END - self.mats[at + M_CAMPS] - self.mats[at + FOOD]
        return TRACK_END - self.mats[at + TOOLS]

    def gain(self, seat: Seat, good: int, amount: int) -> None:
        """The seat gains goods; what finds no room is lost."""
        kept = min(amount, self.room(seat, good))
        if kept:
            self.mats[seat * MAT + good] += kept
            if self.facts is not None:
                self.tell(GoodsGained(seat, GOODS[good], kept))
        if kept < amount and self.facts is not None:
            self.tell(GoodsLost(seat, GOODS[good], amount - kept))

    def pay(self, seat: Seat, good: int, amount: int) -> None:
        """The seat pays goods."""
        if amount:
            self.mats[seat * MAT + good] -= amount
            if self.facts is not None:
                self.tell(GoodsPaid(seat, GOODS[good], amount))

    def cut_food(self, seat: Seat) -> None:
        """Food above the limit is lost."""
        over = -self.room(seat, FOOD)
        if over > 0:
            self.mats[seat * MAT + FOOD] -= over
            self.tell(FoodSpoiled(seat, over))

    def score(self, seat: Seat, source: int, points: int) -> None:
        """The seat scores points from a source."""
        if points:
            self.mats[seat * MAT + M_POINTS + source] += points
            if self.facts is not None:
                self.tell(PointsScored(seat, SOURCES[source], points))

    def points(self, seat: Seat) -> int:
        """All points of a seat."""
        at = seat * MAT + M_POINTS
        return sum(self.mats[at : at + len(SOURCES)])

    # Cards.

    def size(self, seat: Seat, zone: int) -> int:
        """How many cards lie in a zone of the seat; everybody knows that."""
        return self.mats[seat * MAT + M_SIZE + zone]

    def cards_in(self, zone: int) -> list[int]:
        """The cards of all seats in a zone, KINDS numbers each."""
        if zone == HAND:
            return self.hand
        if zone == DECK:
            return self.deck
        if zone == DISCARD:
            return self.discard
        if zone == PLAYED:
            return self.played
        return self.eclipse if zone == ECLIPSE else self.buried

    def change_cards(self, seat: Seat, zone: int, kind: int, amount: int) -> None:
        """Cards of a kind come to a zone of the seat, or leave it."""
        cards = self.cards_in(zone)[:]
        cards[seat * KINDS + kind] += amount
        self.mats[seat * MAT + M_SIZE + zone] += amount
        if zone == HAND:
            self.hand = cards
        elif zone == DECK:
            self.deck = cards
        elif zone == DISCARD:
            self.discard = cards
        elif zone == PLAYED:
            self.played = cards
        elif zone == ECLIPSE:
            self.eclipse = cards
        else:
            self.buried = cards

    def move_card(self, seat: Seat, source: int, target: int, kind: int) -> None:
        """A card of the seat goes from one zone to another."""
        self.change_cards(seat, source, kind, -1)
        self.change_cards(seat, target, kind, 1)

    def kinds_in(self, seat: Seat, zone: int) -> list[int]:
        """The kinds of cards in a zone of the seat."""
        cards = self.cards_in(zone)
        at = seat * KINDS
        return [kind for kind in range(KINDS) if cards[at + kind]]

    # Time and figures.

    def is_second_era(self) -> bool:
        """Era II has begun."""
        return self.round >= SECOND_ERA

    def tribe_figures(self, seat: Seat) -> int:
        """Tribe figures that the seat can still place this round."""
        at = seat * MAT
        placed = sum(self.mats[at + M_FIGURES_AT : at + M_FIGURES_AT + REST + 1])
        return self.mats[at + M_TRIBE_FIGURES] - placed

    def has_figure(self, seat: Seat, figure: int) -> bool:
        """The seat can still place such a figure this round."""
        if figure == CHIEF_FIGURE:
            return self.mats[seat * MAT + M_CHIEF_AT] == EMPTY
        return self.tribe_figures(seat) > 0

    def resting(self, seat: Seat) -> int:
        """The seat's figures in the rest area."""
        at = seat * MAT
        return self.mats[at + M_FIGURES_AT + REST] + (1 if self.mats[at + M_CHIEF_AT] == REST else 0)

    # The land.

    def influence(self, seat: Seat, hex: int) -> int:
        """Camps on a hex, and two for each village that touches it."""
        found = CAMP_INFLUENCE * self.camps[seat * HEXES + hex]
        for junction in JUNCTIONS_AT[hex]:
            if self.villages[junction] == seat:
                found += VILLAGE_INFLUENCE
        return found

    # Megaliths, idols, stones.

    def field(self) -> Field:
        """The layout of the megalith field."""
        return FIELDS[self.layout]

    def megaliths_placed(self, seat: Seat) -> int:
        """How many megaliths have left the seat's reserve."""
        return self.mats[seat * MAT + M_MEGALITHS]

    def next_is_neutral(self, seat: Seat) -> bool:
        """The leftmost megalith of the reserve is a neutral one."""
        return self.mats[seat * MAT + M_MEGALITHS] < NEUTRALS

    def own_megaliths(self, seat: Seat) -> tuple[int, int]:
        """Megaliths of the seat's colour on the ground, and above it."""
        ground = self.megaliths[:CELLS].count(seat)
        return ground, self.megaliths.count(seat) - ground

    def level(self, seat: Seat, track: int) -> int:
        """The seat's level on an idol track."""
        return self.mats[seat * MAT + M_LEVEL + track]

    def honour_ranking(self) -> list[Seat]:
        """Who has left the start of the honour track, the highest first."""
        found = [seat for seat in range(self.seats) if self.level(seat, HONOUR)]
        return sorted(found, key=lambda seat: (-self.level(seat, HONOUR), self.has(seat, M_ARRIVAL)))

    def stones_of(self, seat: Seat) -> list[int]:
        """The seat's sacred stones, slot by slot."""
        at = seat * MAT + M_STONE
        return [stone for stone in self.mats[at : at + STONE_SLOTS] if stone != EMPTY]

"""What always holds, whatever is played; numbered as in RULES.md. Fuzzing and tests check it after every decision."""

from __future__ import annotations

from yupana.engine.agenda import END_TURN, Fact, Seat
from yupana.engine.grammar import Frame, pool
from yupana.games.endless_winter.board import (
    ANIMAL_COPIES,
    BASE,
    CAMPS,
    CELLS,
    COLUMNS,
    ECLIPSE,
    EMPTY,
    FIRST_CULTURE,
    FIRST_TRIBE,
    FOOD,
    GLACIER_TOKENS,
    GROUNDS_MAX,
    HEXES,
    HONOUR,
    JUNCTIONS,
    KINDS,
    M_ARRIVAL,
    M_CAMPS,
    M_CHIEF_AT,
    M_FIGURES_AT,
    M_POINTS,
    M_ROTATED,
    M_STONE,
    M_TRIBE_FIGURES,
    M_UPRIGHT,
    M_VILLAGES,
    MAT,
    NEUTRAL,
    NEUTRALS,
    PLAYED,
    RESERVE,
    REST_TOKENS,
    SECOND_ERA_CULTURE,
    SOURCES,
    SPECIES,
    STARTING_COPIES,
    STONE_SLOTS,
    STONES_ON_BOARD,
    TOOLS,
    TOP_LEVEL,
    TRACK_END,
    TRACKS,
    TRIBE_COPIES,
    TRIBE_FIGURES,
    VILLAGES,
    ZONES,
)
from yupana.games.endless_winter.columns import Act
from yupana.games.endless_winter.eclipse import EndEclipse
from yupana.games.endless_winter.facts import (
    EclipseBegan,
    FigurePlaced,
    FinalScoringBegan,
    OrderGiven,
    PointsScored,
    TurnBegan,
)
from yupana.games.endless_winter.megaliths import is_start
from yupana.games.endless_winter.pools import LABOUR
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.turn import CleanUp, Turn
from yupana.games.endless_winter.variants import GAMEPLAY, GLACIER_MODULE, REST_MODULE


def check_table(table: EndlessWinter) -> None:
    """Everything that holds of every table."""
    _cards(table)
    _animals_and_stones(table)
    _pieces(table)
    _goods_and_labour(table)
    _figures(table)
    _tracks(table)
    _megaliths(table)
    _zones(table)
    _tokens(table)


def check_change(before: EndlessWinter, seat: Seat, move: str, facts: list[Fact], after: EndlessWinter) -> None:
    """Everything that holds of every change."""
    _order(before, facts, after)
    _nothing_returns(before, after)
    _points(before, facts, after)
    _turns(facts, after)


def _frames(table: EndlessWinter) -> int:
    return len([step for step in table.agenda.steps if isinstance(step, Frame)])


# Cards.


def owned(table: EndlessWinter, seat: Seat) -> list[int]:
    """How many cards of each kind a seat has in all its zones."""
    own = slice(seat * KINDS, (seat + 1) * KINDS)
    zones = zip(
        table.hand[own], table.deck[own], table.discard[own], table.played[own], table.eclipse[own], table.buried[own]
    )
    return [hand + deck + discard + played + eclipse + buried for hand, deck, discard, played, eclipse, buried in zones]


def _cards(table: EndlessWinter) -> None:
    """1 tribe cards, 2 starting cards, 3 culture cards: none is lost, none is made."""
    totals = [0] * KINDS
    for kind in (*table.nomad_pile, *table.nomad_buried):
        totals[kind] += 1
    for seat in range(table.seats):
        own = owned(table, seat)
        dealt = STARTING_COPIES if seat < table.people else 0
        for kind in range(FIRST_TRIBE):
            assert own[kind] in (0, dealt), f"2: seat {seat} has {own[kind]} starting cards of kind {kind}"
        totals = [total + more for total, more in zip(totals, own)]
    for tribe in range(len(table.tribes)):
        total = table.tribes[tribe] + totals[FIRST_TRIBE + tribe]
        assert total == TRIBE_COPIES, f"1: {total} cards of tribe {tribe}"
    for kind in (*table.culture_deck, *table.display, *table.removed):
        if kind != EMPTY:
            totals[kind] += 1
    for kind in range(FIRST_CULTURE, KINDS):
        waits = kind >= SECOND_ERA_CULTURE and not table.is_second_era()
        assert totals[kind] + waits == 1, f"3: culture card {kind} exists {totals[kind] + waits} times"


def _zones(table: EndlessWinter) -> None:
    """18 eclipse piles and play areas are empty outside their time; 24 everybody knows how many cards lie where."""
    steps = table.agenda.steps
    owners = table.agenda.seats
    for seat in range(table.seats):
        own = [step for step, owner in zip(steps, owners) if owner == seat]
        turns = any(isinstance(step, Turn) for step in own)
        assert not (turns and table.size(seat, ECLIPSE)), f"18: seat {seat} has an eclipse pile before its last turn"
        ends = any(isinstance(step, CleanUp) for step in own) or any(isinstance(step, EndEclipse) for step in steps)
        assert ends or not table.size(seat, PLAYED), f"18: cards lie in the play area of seat {seat}"
        for zone in range(len(ZONES)):
            lying = sum(table.cards_in(zone)[seat * KINDS : (seat + 1) * KINDS])
            assert lying == table.size(seat, zone), f"24: {lying} cards in the {ZONES[zone]} of seat {seat}"


# Animals, stones, pieces.


def _animals_and_stones(table: EndlessWinter) -> None:
    """4 animals and hunting grounds, 5 sacred stones."""
    for species in range(SPECIES):
        total = table.animals[species] + table.grounds.count(species)
        for seat in range(table.seats):
            total += table.has(seat, M_UPRIGHT + species) + table.has(seat, M_ROTATED + species)
        assert total == ANIMAL_COPIES[species], f"4: {total} animals of species {species}"
    assert len(table.grounds) <= GROUNDS_MAX, "4: the hunting grounds are too full"
    stones = [stone for stone in table.stones if stone != EMPTY]
    for seat in range(table.seats):
        slots = table.mats[seat * MAT + M_STONE : seat * MAT + M_STONE + STONE_SLOTS]
        filled = [slot for slot in slots if slot != EMPTY]
        assert slots[: len(filled)] == filled, f"5: seat {seat} has a gap between its stones"
        stones += filled
    assert len(stones) == 2 * STONES_ON_BOARD[table.seats], f"5: {len(stones)} sacred stones"
    assert len(set(stones)) == len(stones), "5: a sacred stone is there twice"


def _pieces(table: EndlessWinter) -> None:
    """6 camps, villages and megaliths of each seat; 14 where villages stand."""
    for seat in range(table.seats):
        camps = sum(table.camps[seat * HEXES : (seat + 1) * HEXES])
        assert camps + table.has(seat, M_CAMPS) == CAMPS, f"6: seat {seat} has {camps} camps on the land"
        villages = table.villages.count(seat)
        assert villages + table.has(seat, M_VILLAGES) == VILLAGES, f"6: seat {seat} has {villages} villages"
        own = max(0, table.megaliths_placed(seat) - NEUTRALS)
        assert table.megaliths.count(seat) == own, f"6: seat {seat} has not placed {own} own megaliths"
        assert table.megaliths_placed(seat) <= RESERVE, f"6: seat {seat} has placed too many megaliths"
    neutral = sum([min(NEUTRALS, table.megaliths_placed(seat)) for seat in range(table.seats)])
    assert table.megaliths.count(NEUTRAL) == neutral, "6: neutral megaliths are missing"
    assert min(table.camps) >= 0, "6: camps below zero"
    for junction in range(len(JUNCTIONS)):
        standing = table.villages[junction] != EMPTY
        assert not standing or BASE not in JUNCTIONS[junction], "14: a village touches the base"


def _megaliths(table: EndlessWinter) -> None:
    """15 what lies above has four supporters and a colour; start cells hold neutral ones; cells are connected."""
    field = table.field()
    for position, owner in enumerate(table.megaliths):
        if owner == EMPTY:
            continue
        if position >= CELLS:
            supported = all(table.megaliths[under] != EMPTY for under in field.below[position])
            assert supported and owner != NEUTRAL, f"15: position {position} is not supported"
        elif is_start(table, position):
            assert owner == NEUTRAL, f"15: start cell {position} holds a coloured megalith"
        else:
            beside = any(table.megaliths[other] != EMPTY for other in field.beside[position])
            assert beside, f"15: the megalith on cell {position} lies alone"


def _tokens(table: EndlessWinter) -> None:
    """25 tokens of the modules: each is somewhere, once."""
    up = [token for token in table.tokens if token >= 0]
    assert sorted(up + table.token_pool) == list(range(GLACIER_TOKENS)), "25: glacier tokens are missing"
    assert bool(table.rules[GLACIER_MODULE]) or not up, "25: there are glacier tokens without the module"
    rest = table.rest_pool + table.rest_under + ([table.rest_open] if table.rest_open != EMPTY else [])
    assert sorted(rest) == list(range(REST_TOKENS)), "25: rest tokens are missing"
    assert bool(table.rules[REST_MODULE]) or table.rest_open == EMPTY, "25: there is a rest token without the module"


# Goods, figures, tracks.


def _goods_and_labour(table: EndlessWinter) -> None:
    """7 food and tools, 8 labour, 22 somebody who acts can always end the turn."""
    for seat in range(table.seats):
        food = table.has(seat, FOOD)
        assert 0 <= food <= table.food_limit(seat) <= TRACK_END, f"7: seat {seat} has {food} food"
        assert 0 <= table.has(seat, TOOLS) <= TRACK_END, f"7: seat {seat} has {table.has(seat, TOOLS)} tools"
    assert _frames(table) <= 1, "8: two turns at once"
    assert pool(table, LABOUR) >= 0, "8: labour below zero"
    top = table.agenda.steps[-1] if table.agenda.steps else None
    if isinstance(top, Act):
        ends = [option.verb == END_TURN for option in top.options(table, table.agenda.seats[-1])]
        assert ends.count(True) == 1, "22: a turn cannot be ended"


def _figures(table: EndlessWinter) -> None:
    """9 figures of each seat, 10 lower places, 11 the turn order names everybody once."""
    for seat in range(table.seats):
        early = table.rules[GAMEPLAY] and not table.is_second_era()
        assert table.has(seat, M_TRIBE_FIGURES) == TRIBE_FIGURES - early, (
            f"9: seat {seat} has a wrong number of figures"
        )
        assert table.tribe_figures(seat) >= 0, f"9: seat {seat} has placed too many figures"
    for column in range(len(COLUMNS)):
        there = 0
        for seat in range(table.seats):
            own = table.has(seat, M_FIGURES_AT + column) + (table.has(seat, M_CHIEF_AT) == column)
            there += own
            assert own > 0 or table.lower[column] != seat, f"10: the lower place of column {column} is not taken"
        assert (there > 0) == (table.lower[column] != EMPTY), f"10: nobody has the lower place of column {column}"
    assert not table.order or sorted(table.order) == list(range(table.seats)), f"11: turn order {table.order}"


def _tracks(table: EndlessWinter) -> None:
    """12 idol levels, and who came first to a level of the honour track."""
    arrivals: list[int] = []
    for seat in range(table.seats):
        for track in range(len(TRACKS)):
            assert 0 <= table.level(seat, track) <= TOP_LEVEL, f"12: seat {seat} is on no level of track {track}"
        if table.level(seat, HONOUR):
            arrivals.append(table.has(seat, M_ARRIVAL))
    assert len(set(arrivals)) == len(arrivals), "12: two markers came to a level at the same time"


# Changes.


def _order(before: EndlessWinter, facts: list[Fact], after: EndlessWinter) -> None:
    """11 the turn order changes in eclipses only."""
    given = any(isinstance(fact, OrderGiven) for fact in facts)
    assert given or before.order == after.order, "11: the turn order changed"


def _nothing_returns(before: EndlessWinter, after: EndlessWinter) -> None:
    """12 levels, 16 rotated animals, 17 buried cards, 19 owned cards: they never become fewer."""
    for seat in range(before.seats):
        for track in range(len(TRACKS)):
            assert after.level(seat, track) >= before.level(seat, track), f"12: seat {seat} went back on track {track}"
        for species in range(SPECIES):
            fewer = after.has(seat, M_ROTATED + species) < before.has(seat, M_ROTATED + species)
            assert not fewer, f"16: an animal of seat {seat} stood up again"
        lost = [kind for kind, (now, then) in enumerate(zip(owned(after, seat), owned(before, seat))) if now < then]
        assert not lost, f"19: seat {seat} lost cards: {lost}"
    back = [at for at, (now, then) in enumerate(zip(after.buried, before.buried)) if now < then]
    assert not back, f"17: buried cards came back: {back}"
    buried = len(before.nomad_buried)
    assert after.nomad_buried[:buried] == before.nomad_buried, "17: a buried card of the Nomad came back"


def _points(before: EndlessWinter, facts: list[Fact], after: EndlessWinter) -> None:
    """13 points never become fewer, and all are told."""
    scored = [fact for fact in facts if isinstance(fact, PointsScored)]
    for seat in range(before.seats):
        for source in range(len(SOURCES)):
            told = sum([fact.points for fact in scored if (fact.seat, fact.source) == (seat, SOURCES[source])])
            gained = after.has(seat, M_POINTS + source) - before.has(seat, M_POINTS + source)
            assert gained == told >= 0, f"13: seat {seat} scored {gained} from {SOURCES[source]}, told {told}"


def _turns(facts: list[Fact], after: EndlessWinter) -> None:
    """9 a turn places one figure, 20 everybody has placed all before an eclipse, 21 the end asks nothing."""
    placed = [fact.seat for fact in facts if isinstance(fact, FigurePlaced)]
    begun = [fact.seat for fact in facts if isinstance(fact, TurnBegan)]
    for seat in range(after.seats):
        assert placed.count(seat) <= begun.count(seat) + 1, f"9: seat {seat} placed two figures in a turn"
    told = [type(fact) for fact in facts]
    if EclipseBegan in told and after.round == after_round(facts):
        for seat in range(after.seats):
            ready = not after.tribe_figures(seat) and after.has(seat, M_CHIEF_AT) != EMPTY
            assert ready, f"20: seat {seat} has not placed all figures"
    assert (FinalScoringBegan in told) == (not after.agenda.steps), "21: the match goes on after the final scoring"


def after_round(facts: list[Fact]) -> int:
    """The round whose eclipse was told."""
    return max([fact.round for fact in facts if isinstance(fact, EclipseBegan)])

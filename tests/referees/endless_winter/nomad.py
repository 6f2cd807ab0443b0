"""The Nomad of Endless Winter once more, from the sheet alone."""

from __future__ import annotations

from collections import Counter

from tests.referees.endless_winter.tribes import (
    CULTURE,
    JUNCTIONS,
    NEIGHBOURS,
    PEOPLE,
    SHEET,
    SLOTS,
    STONES,
    TERRAIN,
    TRIBES,
    At,
    Effect,
    Player,
    Tribes,
    name,
    parse,
)
from tests.referees.endless_winter.tribes import GLACIER_TOKENS as TOKENS
from tests.referees.following import Script, Table

from yupana.engine.game import Options

CARDS = {name(row[0]): (row[1], row[2], row[3]) for row in SHEET["nomad"]}
LOWER = {"initiate": "idol 1, bury 1", "develop": "point 1", "migrate": "camp 1, move 1", "hunt": "top 1"}
KINDS = ("mountains", "tundra", "hills", "forest", "marsh", "plains", "glacier")
BENEFITS = ("arrow", "idol", "vp", "megalith", "draw", "bury", "move")
STARTS = {0: 20, 1: 0, 2: 40}


class Nomads(Tribes):
    """One tribe and the Nomad, or several tribes."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.solo = seats == 1
        self.cards = set(CARDS)
        self.turned: list[str] = []
        self.this_round: list[str] = []
        self.pile: list[str] = []
        self.buried: list[str] = []
        self.taken: list[str] = []
        if self.solo:
            self.score(self.players[1], "start", STARTS[options["nomad"]] + 5 * options["gameplay-variant"])

    def is_nomad(self, player: Player) -> bool:
        """The rules play it."""
        return player not in self.people

    def set_up(self) -> Script:
        """4.9.1."""
        yield from super().set_up()
        if self.solo and self.options["gameplay-variant"]:
            yield from self.turn_card()

    def first_camps(self) -> None:
        """One to the base."""
        if self.solo:
            self.players[1].camps -= 1
            self.map[0][1] += 1

    def turn_card(self) -> Script:
        """Onto the open stack."""
        card = yield from self.draw_from(self.cards)
        self.cards.discard(card)
        self.turned.append(card)
        self.this_round.append(card)

    def other_cards(self) -> Script:
        """4.9.5."""
        self.this_round.clear()
        if self.solo and self.options["gameplay-variant"] and self.round == 2:
            yield from self.turn_card()

    def other_labour(self) -> dict[int, float]:
        """4.9.4."""
        return {1: sum(CARDS[card][2] for card in self.this_round)} if self.solo else {}

    def turn(self, player: Player) -> Script:
        """4.9.2."""
        if not self.is_nomad(player):
            yield from super().turn(player)
            return
        yield from self.turn_card()
        column, verbs, _ = CARDS[self.turned[-1]]
        first = column not in self.lower
        self.lower.setdefault(column, 1)
        self.taken = []
        for words in (verbs, LOWER[column]) if first else (verbs,):
            for each in words.split(", "):
                verb, n = each.split()
                for _ in range(int(n)):
                    yield from self.verb(player, verb)

    def verb(self, nomad: Player, verb: str) -> Script:
        """4.9.3, one unit."""
        match verb:
            case "tribe":
                left = [tribe for tribe in TRIBES if self.tribes[tribe] and tribe not in self.taken]
                if left:
                    tribe = max(left, key=lambda each: (self.tribes[each], -TRIBES.index(each)))
                    self.tribes[tribe] -= 1
                    self.taken.append(tribe)
                    self.pile.append(tribe)
                else:
                    self.score(nomad, "empty-decks", 1)
            case "bury":
                card = next((each for each in self.pile if each in PEOPLE), self.pile[0] if self.pile else "")
                if card:
                    self.pile.remove(card)
                    self.buried.append(card)
            case "culture":
                if any(self.display):
                    card = max((each for each in self.display if each), key=lambda each: CULTURE[each][2])
                    self.display[self.display.index(card)] = ""
                    self.pile.append(card)
                else:
                    self.score(nomad, "empty-decks", 1)
            case "stone":
                yield from self.nomad_stone(nomad)
            case "reveal":
                yield from self.reveal(1)
            case "hunt":
                yield from self.nomad_hunt(nomad)
            case "top":
                yield from self.top_animal(nomad)
            case "idol":
                sacrifice, honour = nomad.levels["sacrifice"], nomad.levels["honour"]
                up = honour < 8 and (honour <= sacrifice or sacrifice == 8)
                yield from self.advance(nomad, "honour" if up else "sacrifice")
            case "camp":
                yield from self.camp(nomad)
            case "move":
                yield from self.nomad_step(nomad)
            case "village":
                if nomad.villages and (triples := self.triples(nomad)):
                    yield from self.settle(nomad, triples[0])
            case "megalith":
                at = self.nomad_place(nomad)
                if at:
                    yield from self.raise_megalith(nomad, at)
            case "point":
                self.score(nomad, "effects", 1)

    def resolve(self, player: Player, effect: Effect) -> Script:
        """Its benefits are carried out, turned into points, or ignored."""
        if not self.is_nomad(player):
            yield from super().resolve(player, effect)
            return
        verb, args = effect
        if verb in ("all", "seq"):
            for each in args:
                yield from self.resolve(player, each)
        elif verb in ("idol", "megalith", "bury", "move", "animal_top"):
            for _ in range(args[0]):
                yield from self.verb(player, "top" if verb == "animal_top" else verb)
        elif verb == "vp" or verb in ("draw", "tribe_discard"):
            self.score(player, "effects", args[0])

    def nomad_stone(self, nomad: Player) -> Script:
        """The stone worth most now."""
        eras = dict(STONES)
        found = [stone for stone in self.stones if eras[stone] == 1 or self.round > 2]
        if len(nomad.stones) < 3 and found:
            stone = max(found, key=lambda each: (self.stone_points(nomad, each[6:]), -eras[each]))
            self.stones.remove(stone)
            nomad.stones.append(stone)
            yield from self.resolve(nomad, parse(SLOTS[len(nomad.stones) - 1]))

    def nomad_hunt(self, nomad: Player) -> Script:
        """The card that raises its sets most."""
        if not self.grounds:
            yield from self.top_animal(nomad)
            return

        def worth(animal: str) -> int:
            nomad.upright[animal] += 1
            points = self.animal_points(nomad)
            nomad.upright[animal] -= 1
            return points

        animal = max(self.grounds, key=worth)
        self.grounds.remove(animal)
        nomad.upright[animal] += 1

    def triples(self, nomad: Player) -> list[tuple[int, ...]]:
        """Legal ones on free junctions."""
        free = [junction for junction in JUNCTIONS if junction not in self.settled]
        return [junction for junction in free if all(self.map[at][nomad.seat] for at in junction)]

    def nomad_step(self, nomad: Player) -> Script:
        """One step by the three rules."""
        seat = nomad.seat
        held = self.triples(nomad)[:1] if nomad.villages else []
        loose = [at for at in range(19) if self.map[at][seat] > (bool(held) and at in held[0])]
        if nomad.villages and not held:
            for a in loose:
                for b in NEIGHBOURS[a]:
                    self.map[a][seat] -= 1
                    self.map[b][seat] += 1
                    found = self.triples(nomad)
                    self.map[a][seat] += 1
                    self.map[b][seat] -= 1
                    if found:
                        yield from self.step(nomad, a, b)
                        return
        if 0 in loose:
            best = min(NEIGHBOURS[0], key=lambda at: (self.map[at][seat], KINDS.index(self.terrain[at]), at))
            yield from self.step(nomad, 0, best)
            return
        for a in loose:
            open_to = [at for at in NEIGHBOURS[a] if at and not self.map[at][seat]]
            if open_to:
                yield from self.step(nomad, a, min(open_to, key=lambda at: (KINDS.index(self.terrain[at]), at)))
                return

    def worth(self, nomad: Player, at: At) -> int:
        """Of an upper position."""
        return sum(2 if self.megaliths[each] == nomad.seat else 1 for each in self.under(at))

    def by_benefit(self, cells: list[At]) -> At:
        """Rule 3."""

        def rank(at: At) -> tuple[int, int, int]:
            verb = self.cells[at][1][0]
            return (BENEFITS.index(verb) if verb in BENEFITS else 9, at[2], at[1])

        return min(cells, key=rank)

    def nomad_place(self, nomad: Player) -> At | None:
        """Where it puts a megalith."""
        found = self.positions(nomad)
        upper = sorted((at for at in found if at[0]), key=lambda at: (-self.worth(nomad, at), at[2], at[1]))
        ground = [at for at in found if not at[0]]
        starts = sorted((at for at in ground if self.cells[at][0]), key=lambda at: (at[2], at[1]))
        if upper and self.worth(nomad, upper[0]) >= 5:
            return upper[0]
        if starts:
            return starts[0]
        if ground:
            return self.by_benefit(ground)
        return upper[0] if upper else None

    def raise_megalith(self, player: Player, at: At) -> Script:
        """An arrow goes to the target that comes first by rule 3."""
        if not self.is_nomad(player) or at[0] or not self.cells[at][0]:
            yield from super().raise_megalith(player, at)
            return
        self.megaliths[at] = 9
        player.placed += 1
        free = [each for each in self.arrows[at] if each not in self.megaliths]
        if free and player.placed < 10:
            yield from self.raise_megalith(player, self.by_benefit(free))

    def use_revealed(self, player: Player) -> Script:
        """It has none."""
        if not self.is_nomad(player):
            yield from super().use_revealed(player)

    def claim_hexes(self, player: Player) -> Script:
        """In ascending order."""
        if not self.is_nomad(player):
            yield from super().claim_hexes(player)
            return
        for at, land in enumerate(self.terrain):
            own, other = self.influence(1, at), self.influence(0, at)
            if own and (own > other if self.options["gameplay-variant"] else own >= other):
                yield from self.resolve(player, TERRAIN[land])

    def use_board(self, player: Player) -> Script:
        """4.9.4."""
        if not self.is_nomad(player):
            yield from super().use_board(player)
            return
        self.score(player, "effects", 3 - player.villages)
        for cell in (3, 5):
            if player.placed >= 2 * cell:
                yield from self.verb(player, "idol")
        for stone in player.stones:
            yield from self.score_stone(player, stone)

    def stone_animals(self, player: Player) -> Counter[str]:
        """It never rotates."""
        return player.upright if self.is_nomad(player) else player.rotated

    def settle(self, player: Player, junction: tuple[int, ...]) -> Script:
        """Tokens in the order of the hexes."""
        if not self.is_nomad(player):
            yield from super().settle(player, junction)
            return
        for at in junction:
            self.map[at][1] -= 1
        player.camps += 3
        player.villages -= 1
        self.settled[junction] = 1
        for at in junction:
            if self.tokens.get(at):
                yield from self.resolve(player, TOKENS[self.tokens[at]])

    def final_scoring(self) -> None:
        """Its cards lie in two piles."""
        if self.solo:
            self.players[1].zones["buried"] = Counter(self.buried)
            self.players[1].zones["deck"] = Counter(self.pile)
        super().final_scoring()
        if self.solo:
            self.players[1].points["sacrifice"] = 0
            self.players[1].zones["buried"] = Counter()
            self.players[1].zones["deck"] = Counter()

    def stone_points(self, player: Player, stone: str) -> int:
        """Its buried cards lie apart."""
        if not self.is_nomad(player):
            return super().stone_points(player, stone)
        player.zones["buried"] = Counter(self.buried)
        points = super().stone_points(player, stone)
        player.zones["buried"] = Counter()
        return points

    def table(self) -> Table:
        """With its piles."""
        found = super().table()
        if self.solo:
            found["nomad"] = {"stack": self.turned, "pile": self.pile, "buried": self.buried}
        return found

"""Endless Winter once more, from the sheet alone."""

from __future__ import annotations

import ast
import itertools
import json
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from tests.referees.following import Ask, Fall, Referee, Script, Table

from yupana.engine.game import Options

SHEET: dict[str, list[Any]] = json.loads((Path(__file__).parent / "sheet.json").read_text(encoding="utf-8"))
Choosing = Generator[Ask | Fall, str, str]
Effect = tuple[str, list[Any]]  # a verb and its arguments
Moves = dict[str, Callable[[], Script]]  # what can be chosen, and what follows
At = tuple[int, int, int]  # level, x, y


def name(sheet_id: str) -> str:
    """As the game writes an id of the sheet."""
    head, _, tail = sheet_id.partition("_")
    kinds = {"c1": "", "c2": "", "st1": "stone-", "st2": "stone-", "mt": "tile-", "chief": ""}
    if head in kinds:
        return kinds[head] + tail.replace("_", "-").replace("types", "kinds")
    numbered = {"gt": "glacier-token.", "rt": "rest-token.", "nomad": "nomad-card."}
    return numbered[head] + str(int(tail)) if head in numbered else sheet_id.replace("_", "-")


def parse(words: str) -> Effect:
    """An effect string of the sheet."""

    def walk(node: ast.expr) -> Any:
        match node:
            case ast.Call(func=ast.Name(id=verb), args=args):
                return (verb, [walk(each) for each in args])
            case ast.Constant(value=value):
                return value
            case ast.Name(id=word):
                return word
            case ast.Compare(left=ast.Name(id=word), comparators=[ast.Constant(value=value)]):
                return (word, value)
        raise ValueError(words)

    found: Effect = walk(ast.parse(words, mode="eval").body)
    return found


PEOPLE = {name(row[0]): row for row in SHEET["people"]}
TRIBES = list(PEOPLE)[3:]
CULTURE = {name(row[0]): (int(row[0][1]), parse(row[1]), row[2]) for row in SHEET["culture"]}
ANIMALS = {name(row[0]): (row[1], [0, *row[2]], parse(row[3])) for row in SHEET["animals"]}
CHIEFS = {f"{name(row[0])}-{row[1]}": parse(row[2]) for row in SHEET["chiefs"]}
SETUP = {name(row[0]): row for row in SHEET["setup"]}
STONES = [(name(each), int(each[2])) for each in SHEET["stones"]]
TERRAIN = {row[0]: parse(row[2]) for row in SHEET["terrain"]}
GLACIER_TOKENS = {name(row[0]): parse(row[1]) for row in SHEET["glacier tokens"]}
REST_TOKENS = {name(row[0]): parse(row[1]) for row in SHEET["rest tokens"]}
NEIGHBOURS: list[list[int]] = SHEET["hexes"]
JUNCTIONS = [tuple(int(n) for n in each.split("-")) for each in SHEET["junctions"]]
CHAIN = ("megalith", "draw", "idol", "tool", "food")
RESERVE = ("tool(1)", "none()", "idol(1)", "none()", "idol(1)")
SLOTS = ("megalith(1)", "all(megalith(1), idol(1))", "all(megalith(1), idol(1), draw(1))")
LAYOUTS = (
    ((0, 0, False), (4, 0, False), (0, 2, False), (4, 2, False)),
    ((0, 0, False), (4, 0, False), (2, 2, False), (6, 2, False)),
    ((0, 0, False), (4, 0, True), (2, 4, False), (0, 2, True)),
)
LEVELS = ("cell", "second-level", "third-level", "fourth-level")
COLUMNS = ("initiate", "develop", "migrate", "hunt")


class Player:
    """One tribe."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.food = self.tools = 0
        self.camps = 5
        self.villages = 3
        self.placed = 0
        self.levels = {"sacrifice": 0, "honour": 0}
        self.arrival = 0
        self.chief = self.setup = ""
        self.zones: dict[str, Counter[str]] = {
            zone: Counter() for zone in ("hand", "deck", "discard", "played", "eclipse", "buried")
        }
        self.upright: Counter[str] = Counter()
        self.rotated: Counter[str] = Counter()
        self.stones: list[str] = []
        self.points: Counter[str] = Counter()
        self.figures = 2
        self.chief_free = True
        self.at: Counter[str] = Counter()
        self.locked: Counter[str] = Counter()
        self.unused: Counter[str] = Counter()
        self.labour = 0.0

    @property
    def limit(self) -> int:
        """Of food."""
        return 10 - self.camps

    def eat(self, amount: int) -> None:
        """Gain food."""
        self.food = min(self.limit, self.food + amount)

    def leave(self, zone: str, card: str) -> None:
        """A card leaves a zone: of identical ones the locked, or the one whose ability is used."""
        self.zones[zone][card] -= 1
        if zone == "hand" and self.locked[card]:
            self.locked[card] -= 1
        if zone == "played" and self.unused[card] > self.zones[zone][card]:
            self.unused[card] -= 1


class Tribes(Referee):
    """Two to four tribes, with drafts, modules and the variant."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(max(2, seats), options)
        self.players = [Player(seat) for seat in range(self.seats)]
        self.people = self.players[:seats]  # whoever plays alone meets the Nomad
        self.round = 1
        self.order: list[int] = []
        self.stones: list[str] = []
        self.display: list[str] = []
        self.culture = set(CULTURE)
        self.tribes = dict.fromkeys(TRIBES, 15)
        self.animals = Counter({animal: row[0] for animal, row in ANIMALS.items()})
        self.grounds: list[str] = []
        self.terrain: list[str] = []
        self.cells: dict[At, tuple[str, Effect]] = {}
        self.arrows: dict[At, list[At]] = {}
        self.tile_of: dict[At, str] = {}
        self.megaliths: dict[At, int] = {}
        self.map: list[Counter[int]] = [Counter() for _ in range(19)]
        self.settled: dict[tuple[int, ...], int] = {}
        self.lower: dict[str, int] = {}
        self.tokens: dict[int, str] = {}
        self.token_pool = set(GLACIER_TOKENS)
        self.rest_open = ""
        self.rest_pool = set(REST_TOKENS)
        self.rest_under: list[str] = []
        self.rest_taken = ""
        self.rested = False
        self.column = ""
        self.arrivals = 0
        self.eclipse = False

    # Small things

    def draw_from(self, among: Iterable[str]) -> Choosing:
        """Something comes."""
        fell = yield Fall(sorted(set(among)))
        return fell

    def ask(self, player: Player, moves: Moves, way_out: str = "decline") -> Choosing:
        """A choice that may be left; nothing is asked where nothing can be chosen."""
        if not moves:
            return way_out
        move = yield Ask(player.seat, {*moves, way_out})
        if move in moves:
            yield from moves[move]()
        return move

    def score(self, player: Player, source: str, points: int) -> None:
        """Points at once."""
        player.points[source] += points

    def draw_card(self, player: Player) -> Script:
        """4.1.2."""
        zones = player.zones
        if not +zones["deck"]:
            zones["deck"], zones["discard"] = +zones["discard"], Counter()
        if +zones["deck"]:
            card = yield from self.draw_from(+zones["deck"])
            zones["deck"][card] -= 1
            zones["hand"][card] += 1

    # Set-up

    def match(self) -> Script:
        """4.2."""
        yield from self.set_up()
        while True:
            yield from self.action_phase()
            yield from self.eclipse_phase()
            if self.round == 4:
                break
            self.round += 1
            yield from self.preparation()
        self.final_scoring()

    def set_up(self) -> Script:
        """Chapter 3."""
        count = {2: 4, 3: 6, 4: 7}[self.seats]
        for era in (1, 2):
            for _ in range(count):
                pile = {stone for stone, its in STONES if its == era} - {*self.stones}
                self.stones.append((yield from self.draw_from(pile)))
        for _ in range(8):
            yield from self.show_culture(1)
        draft = self.options["draft"]
        chiefs = {side[:-2] for side in CHIEFS}
        if draft < 2:
            for player in self.people:
                player.chief = yield from self.draw_from(chiefs)
                chiefs.discard(player.chief)
            for player in self.people:
                move = yield Ask(player.seat, {f"choose-chief {player.chief}-{side}" for side in "ab"})
                player.chief = move.split()[1]
        if draft:
            yield from self.deal_order()
            yield from self.lay_map()
        if draft == 2:
            yield from self.draft_chiefs(chiefs)
        yield from self.deal_setup_cards()
        for player in self.people:
            for _ in range(2):
                yield from self.draw_card(player)
        for _ in range(self.seats + 1):
            yield from self.show_animal()
        if not draft:
            yield from self.deal_order()
            yield from self.lay_map()
        for player in self.people:
            camps = 2 if SETUP[player.setup][5] else 1
            player.camps -= camps
            self.map[0][player.seat] += camps
        for place, seat in enumerate(self.order):
            if self.players[seat] not in self.people:
                continue
            bonus = parse(SHEET["turn order"][place][0])
            for verb, _ in bonus[1] if bonus[0] == "all" else [bonus]:
                if verb == "food":
                    self.players[seat].eat(1)
                elif verb == "tool":
                    self.players[seat].tools += 1
        self.first_camps()
        if self.options["gameplay-variant"]:
            for player in self.people:
                player.figures = 1
        if not draft:
            yield from self.lay_tokens()

    def draft_chiefs(self, chiefs: set[str]) -> Script:
        """3.5."""
        shown: list[str] = []
        for _ in range(len(self.people) + 1):
            shown.append((yield from self.draw_from(chiefs - {*shown})))
        for seat in self.seated():
            move = yield Ask(seat, {f"choose-chief {chief}-{side}" for chief in shown for side in "ab"})
            self.players[seat].chief = move.split()[1]
            shown.remove(move.split()[1][:-2])

    def deal_setup_cards(self) -> Script:
        """Steps 6 and 7."""
        if self.options["draft"]:
            shown: list[str] = []
            for _ in range(len(self.people) + 1):
                shown.append((yield from self.draw_from({*SETUP} - {*shown})))
            for seat in self.seated()[::-1]:
                move = yield Ask(seat, {f"choose-setup {card}" for card in shown})
                self.players[seat].setup = move.split()[1]
                shown.remove(self.players[seat].setup)
        else:
            left = set(SETUP)
            for player in self.people:
                player.setup = yield from self.draw_from(left)
                left.discard(player.setup)
        for player in self.people:
            _, food, tools, tribe, animals, _ = SETUP[player.setup]
            player.food, player.tools = food, tools
            self.tribes[tribe] -= 1
            player.zones["hand"].update([tribe, "brave", "tribeswoman"])
            player.zones["deck"].update({"brave": 2, "tribeswoman": 2, "tribesman": 3})
            for animal in animals:
                self.animals[name(animal)] -= 1
                player.upright[name(animal)] += 1

    def seated(self) -> list[int]:
        """People in turn order."""
        return [seat for seat in self.order if self.players[seat] in self.people]

    def first_camps(self) -> None:
        """The Nomad has one, too."""

    def deal_order(self) -> Script:
        """Step 10."""
        for _ in range(self.seats):
            left = [f"seat.{n}" for n in range(self.seats) if n not in self.order]
            self.order.append(int((yield from self.draw_from(left))[5:]))

    def lay_map(self) -> Script:
        """Steps 11 and 12."""
        layout = LAYOUTS[(self.options["megalith-layout"] or {2: 1, 3: 2, 4: 3}[self.seats]) - 1]
        tiles: list[str] = []
        for x0, y0, upright in layout:
            tile = yield from self.draw_from({"tile-a", "tile-b", "tile-c", "tile-d"} - {*tiles})
            tiles.append(tile)

            def on_grid(c: int, r: int, x0: int = x0, y0: int = y0, upright: bool = upright) -> At:
                return (0, x0 + 1 - r, y0 + c) if upright else (0, x0 + c, y0 + r)

            for its, (c, r), benefit, targets in SHEET["megalith tiles"]:
                if name(its) == tile:
                    at = on_grid(c, r)
                    self.cells[at] = ("start" if targets else "", parse(benefit))
                    self.tile_of[at] = tile
                    self.arrows[at] = [on_grid(*each) for each in targets]
        lands = [land for land in TERRAIN if land not in ("base", "glacier")]
        pile = Counter(dict.fromkeys(lands, 2))
        tiles_left = Counter(lands)
        tiles_left["glacier"] = 3 if self.seats == 4 else 6
        for _ in range(9 if self.seats == 4 else 6):
            land = yield from self.draw_from(+pile)
            pile[land] -= 1
            tiles_left[land] += 1
        self.terrain = ["base"]
        for _ in range(18):
            land = yield from self.draw_from(+tiles_left)
            tiles_left[land] -= 1
            self.terrain.append(land)
        if self.options["draft"]:
            yield from self.lay_tokens()

    def lay_tokens(self) -> Script:
        """4.8."""
        if self.options["glacier-tokens"]:
            self.tokens = {n: "" for n, land in enumerate(self.terrain) if land == "glacier"}
        if self.options["rest-tokens"]:
            yield from self.open_rest_token()

    def open_rest_token(self) -> Script:
        """The top one."""
        self.rest_open = yield from self.top_rest_token()

    def top_rest_token(self) -> Choosing:
        """Unknown ones lie over those that were put under the stack."""
        if self.rest_pool:
            token = yield from self.draw_from(self.rest_pool)
            self.rest_pool.discard(token)
        else:
            token = yield from self.draw_from(self.rest_under[:1])
            self.rest_under.pop(0)
        return token

    def show_culture(self, era: int) -> Script:
        """Into the first gap."""
        card = yield from self.draw_from(each for each in self.culture if CULTURE[each][0] == era)
        self.culture.discard(card)
        if "" in self.display:
            self.display[self.display.index("")] = card
        else:
            self.display.append(card)

    def show_animal(self) -> Script:
        """To the right end of the grounds."""
        if +self.animals:
            animal = yield from self.draw_from(+self.animals)
            self.animals[animal] -= 1
            self.grounds.append(animal)

    # Action phase

    def action_phase(self) -> Script:
        """4.3."""
        turns = 2 if self.options["gameplay-variant"] and self.round < 3 else 3
        self.rested = False
        for turn, seat in itertools.product(range(turns), self.order):
            player = self.players[seat]
            yield from self.turn(player)
            if turn == turns - 1:
                while player in self.people and +player.zones["hand"]:
                    move = yield Ask(seat, {f"set-aside {card}" for card in +player.zones["hand"]} | {"stop"})
                    if move == "stop":
                        break
                    player.zones["hand"][move.split()[1]] -= 1
                    player.zones["eclipse"][move.split()[1]] += 1

    def turn(self, player: Player) -> Script:
        """Culture cards, then a figure."""
        hand = player.zones["hand"]
        player.labour = 0
        played = 0
        while True:
            moves = {f"play {card}" for card in +hand if card in CULTURE and (not played or hand.total() > 1)}
            figures = (["send"] if player.figures else []) + (["send-chief"] if player.chief_free else [])
            moves |= {f"{figure} {place}" for figure in figures for place in (*COLUMNS, "rest")}
            verb, what = (yield Ask(player.seat, moves)).split()
            if verb != "play":
                break
            hand[what] -= 1
            player.zones["played"][what] += 1
            if played:
                card = (yield Ask(player.seat, {f"discard {each}" for each in +hand})).split()[1]
                hand[card] -= 1
                player.zones["discard"][card] += 1
            played += 1
            yield from self.resolve(player, CULTURE[what][1])
        self.column = what
        chief = verb == "send-chief"
        player.at[f"chief {what}" if chief else what] += 1
        if chief:
            player.chief_free = False
        else:
            player.figures -= 1
        chief_effect = self.chief_effect(player) if chief else None
        if what == "rest":
            yield from self.rest(player, chief_effect)
        else:
            first = what not in self.lower
            self.lower.setdefault(what, player.seat)
            yield from self.act(player, what, first, chief_effect)
        zones = player.zones
        zones["discard"].update(+zones["played"])
        zones["played"] = Counter()
        player.unused.clear()
        player.locked.clear()
        self.column = ""

    def chief_effect(self, player: Player) -> Effect | None:
        """What is left to be used of a chief's ability in this column; plain labour is counted at once."""
        verb, args = CHIEFS[player.chief]
        if verb == "when":
            if args[0] != self.column:
                return None
            verb, args = args[1]
        if verb == "labour":
            player.labour += args[0]
            return None
        return verb, args

    def free(self, player: Player, chief: list[Effect | None]) -> Moves:
        """F1."""
        found: Moves = {}
        hand, played = player.zones["hand"], player.zones["played"]
        for card in PEOPLE if self.column != "rest" else ():
            if hand[card] > player.locked[card]:
                found[f"play {card}"] = partial(self.play_tribe, player, card)
            if player.unused[card] and played[card] and self.ability(player, card):
                found[f"use played-{card}"] = partial(self.use_card, player, card)
        if chief[0] and self.usable(player, chief[0]):
            found[f"use-chief {player.chief}"] = partial(self.use_chief, player, chief)
        if self.column != "rest":
            for left in range(0, player.food, 2):
                found[f"spend food-cell.{left}"] = partial(self.spend, player, left)
        return found

    def usable(self, player: Player, effect: Effect) -> bool:
        """Something of it can be gained."""
        if effect[0] == "all":
            return any(self.usable(player, each) for each in effect[1])
        if effect[0] in ("food", "labour"):
            return True
        return bool(self.openings(player, effect))

    def use_chief(self, player: Player, chief: list[Effect | None]) -> Script:
        """Once."""
        effect, chief[0] = chief[0], None
        assert effect
        yield from self.resolve(player, effect)

    def play_tribe(self, player: Player, card: str) -> Script:
        """4.3.2."""
        player.zones["hand"][card] -= 1
        player.zones["played"][card] += 1
        player.labour += PEOPLE[card][2]
        verb, args = parse(PEOPLE[card][3])
        if verb == "labour":
            player.labour += args[0]
        elif verb == "when":
            player.labour += args[1][1][0] if args[0] == self.column else 0
        else:
            player.unused[card] += 1
        yield from ()

    def use_card(self, player: Player, card: str) -> Script:
        """Its action ability: what is bought is chosen next, if there is a choice."""
        player.unused[card] -= 1
        moves = self.ability(player, card)
        if len(moves) == 1:
            yield from next(iter(moves.values()))()
        else:
            yield from self.ask(player, moves)

    def ability(self, player: Player, card: str) -> Moves:
        """What a played card can buy; food for food is nothing."""
        moves = self.openings(player, parse(PEOPLE[card][3]))
        return {move: then for move, then in moves.items() if (card, move) != ("tribeswoman", "take food")}

    def spend(self, player: Player, left: int) -> Script:
        """4.3.3."""
        player.labour += -(-player.food // 2) + (-left // 2)
        player.food = left
        yield from ()

    def act(self, player: Player, column: str, first: bool, chief_effect: Effect | None) -> Script:
        """4.3.4 to 4.3.8."""
        section = 0
        chief = [chief_effect]
        recruited: set[str] = set()
        while True:
            parts = [self.upper(player, column, recruited), self.middle(player, column)]
            parts.append(self.lower_moves(player, column) if first else {})
            found: Moves = {}
            at: dict[str, int] = {}
            for n in range(section, 3):
                for move, then in parts[n].items():
                    found.setdefault(move, then)
                    at.setdefault(move, n)
            found = {**found, **self.free(player, chief)}
            move = yield Ask(player.seat, {*found, "end-turn"})
            if move == "end-turn":
                return
            yield from found[move]()
            if move in at and at[move] > 0:
                section = at[move] + 1

    def pay(self, player: Player, tools: int = 0, labour: float = 0, food: int = 0) -> bool:
        """Whether it can be paid."""
        return player.tools >= tools and player.labour >= labour and player.food >= food

    def bought(
        self, player: Player, then: Callable[[], Script], tools: int = 0, labour: float = 0, food: int = 0
    ) -> Script:
        """Pay, then gain."""
        player.tools -= tools
        player.labour -= labour
        player.food -= food
        yield from then()

    def priced(self, player: Player, moves: Moves, **price: int) -> Moves:
        """The same moves for a price, where it can be paid."""
        if not self.pay(player, **price):
            return {}
        return {move: partial(self.bought, player, then, **price) for move, then in moves.items()}

    def upper(self, player: Player, column: str, recruited: set[str]) -> Moves:
        """2.2."""
        if column == "initiate":
            takes: Moves = {
                f"recruit {tribe}-deck": partial(self.recruit, player, tribe, recruited)
                for tribe in TRIBES
                if tribe not in recruited
            }
            return self.priced(player, takes, tools=1, labour=1)
        if column == "develop":
            return self.priced(player, self.openings(player, ("culture", [1])), labour=3)
        if column == "migrate":
            found = {}
            if player.camps:
                found = self.priced(player, {"pitch hex.0": partial(self.camp, player)}, tools=1)
            steps = {move.replace("move", "march"): then for move, then in self.openings(player, ("move", [1])).items()}
            return found | self.priced(player, steps, labour=1)
        found = self.priced(player, self.openings(player, ("reveal", [2])), labour=1)
        return found | self.priced(player, self.openings(player, ("hunt", [1])), tools=1, labour=1)

    def recruit(self, player: Player, tribe: str, recruited: set[str]) -> Script:
        """Locked for this turn."""
        recruited.add(tribe)
        if self.take_tribe(player, tribe, "hand"):
            player.locked[tribe] += 1
        yield from ()

    def take_tribe(self, player: Player, tribe: str, zone: str) -> bool:
        """An empty deck gives a point."""
        if not self.tribes[tribe]:
            self.score(player, "empty-decks", 1)
            return False
        self.tribes[tribe] -= 1
        player.zones[zone][tribe] += 1
        return True

    def middle(self, player: Player, column: str) -> Moves:
        """Once."""
        if column == "initiate":
            if not player.food:
                return {}
            moves = self.openings(player, ("all", [("tribe_discard", [1]), ("bury", [1])]))
            found = {
                (f"bury-for-food {move[5:]}" if move.startswith("bury") else move): then for move, then in moves.items()
            }
            return self.priced(player, found, food=1)
        if column == "develop":
            return self.openings(player, ("stone", [1]))
        if column == "migrate":
            return self.priced(player, self.openings(player, ("village", [1])), food=3)
        return self.openings(player, ("rotate", [1]))

    def lower_moves(self, player: Player, column: str) -> Moves:
        """For the first figure of the round."""
        if column == "initiate":
            return self.openings(player, ("all", [("idol", [1]), ("bury", [1])]))
        if column == "develop":
            return {
                move: partial(self.after_food, player, then)
                for move, then in self.openings(player, ("tool", [1])).items()
            }
        if column == "migrate":
            if player.camps:
                return {"pitch-freely hex.0": partial(self.camp_then_move, player)}
            return self.openings(player, ("move", [1]))
        return {"take-top animal-deck": partial(self.top_animal, player)}

    def after_food(self, player: Player, then: Callable[[], Script]) -> Script:
        """The food of the lower section of Develop comes by itself."""
        player.eat(1)
        yield from then()

    def camp_then_move(self, player: Player) -> Script:
        """The lower section of Migrate."""
        yield from self.camp(player)
        yield from self.resolve(player, ("move", [1]))

    def rest(self, player: Player, chief_effect: Effect | None) -> Script:
        """4.3.7 and 4.8.2."""
        chief = [chief_effect]
        if self.options["rest-tokens"] and not self.rested:
            move = yield Ask(player.seat, {f"take-token {self.rest_open}", "swap-token rest-stack"})
            if move.startswith("swap"):
                self.rest_under.append(self.rest_open)
                self.rest_open = ""
                self.rest_taken = yield from self.top_rest_token()
            else:
                self.rest_taken, self.rest_open = self.rest_open, ""
        token = [self.rest_taken]
        self.rested = True
        part = 0
        while True:
            moves: Moves = dict(self.openings(player, (("draw", [1]), ("rotate", [1]))[part])) if part < 2 else {}
            free = self.free(player, chief)
            if token[0]:
                free[f"use-token {token[0]}"] = partial(self.use_token, player, token)
            if part < 2 and not moves:
                part += 1
                continue
            out = "end-turn" if part else "decline"
            move = yield Ask(player.seat, {*moves, *free, out})
            if move == "end-turn":
                break
            if move in free:
                yield from free[move]()
            else:
                part += 1
                if move in moves:
                    yield from moves[move]()
        if self.rest_taken:
            self.rest_under.append(self.rest_taken)
            self.rest_taken = ""

    def use_token(self, player: Player, token: list[str]) -> Script:
        """Once."""
        words, token[0] = token[0], ""
        yield from self.resolve(player, REST_TOKENS[words])

    # Effects

    def resolve(self, player: Player, effect: Effect) -> Script:
        """What comes by itself comes; the rest is chosen or declined."""
        verb, args = effect
        match verb:
            case "none":
                return
            case "food":
                player.eat(args[0])
            case "fill_food":
                player.food = player.limit
            case "vp":
                self.score(player, "effects", args[0])
            case "labour":
                player.labour += args[0]
            case "camp":
                for _ in range(args[0]):
                    yield from self.camp(player)
            case "animal_top":
                for _ in range(args[0]):
                    yield from self.top_animal(player)
            case "others":
                for other in self.after(player):
                    yield from self.resolve(other, args[0])
            case "cond":
                if self.count(player, args[0][0]) >= args[0][1]:
                    yield from self.resolve(player, args[1])
            case "per":
                inner, (units,) = args[2]
                times = min(self.count(player, args[0]), args[1]) * units
                if times:
                    yield from self.resolve(player, (inner, [times]))
            case "when":
                if args[0] == self.column:
                    yield from self.resolve(player, args[1])
            case "seq":
                for each in args:
                    yield from self.resolve(player, each)
            case "all":
                own = ("food", "fill_food", "vp", "labour", "camp", "animal_top", "others", "none")
                for each in args:
                    if each[0] in own:
                        yield from self.resolve(player, each)
                rest = [each for each in args if each[0] not in own]
                if len(rest) == 1:
                    yield from self.resolve(player, rest[0])
                else:
                    yield from self.ask(player, self.openings(player, ("all", rest)))
            case _:
                yield from self.ask(player, self.openings(player, effect))

    def after(self, player: Player) -> list[Player]:
        """The others in turn order."""
        n = self.order.index(player.seat)
        return [self.players[seat] for seat in self.order[n + 1 :] + self.order[:n]]

    def count(self, player: Player, counter: str) -> int:
        """Counters of conditions."""
        return {"villages": 3 - player.villages, "buried": player.zones["buried"].total()}[counter]

    def openings(self, player: Player, effect: Effect) -> Moves:
        """The moves with which something may be taken, each with all that follows."""
        verb, args = effect
        n = args[0] if args and isinstance(args[0], int) else 1
        again = (verb, [n - 1, *args[1:]]) if n > 1 else ("none", [])

        def then(first: Callable[..., Script], *args: Any) -> Script:
            yield from first(*args)
            yield from self.resolve(player, again)

        match verb:
            case "megalith" | "draw" | "idol" | "tool":
                return self.chain(player, verb, n)
            case "all":
                return self.any_order(player, args)
            case "pay":
                return self.purchase(player, args[0], args[1])
            case "bury":
                return {move: partial(then, one) for move, one in self.burials(player).items()}
            case "move":
                return {
                    f"move hex.{a} hex.{b}": partial(then, self.step, player, a, b)
                    for a in range(19)
                    if self.map[a][player.seat]
                    for b in NEIGHBOURS[a]
                }
            case "rotate":
                banned = args[2] if len(args) > 2 else set()
                return {
                    f"rotate {animal}": partial(self.rotate, player, animal, args, banned)
                    for animal in ANIMALS
                    if player.upright[animal] and animal not in banned
                }
            case "tribe_hand" | "tribe_discard":
                word, zone = ("recruit", "hand") if verb == "tribe_hand" else ("adopt", "discard")
                banned = args[2] if len(args) > 2 else set()
                return {
                    f"{word} {tribe}-deck": partial(self.adopt, player, tribe, verb, zone, args, banned)
                    for tribe in TRIBES
                    if tribe not in banned
                }
            case "culture":
                if not any(self.display):
                    return {"learn": partial(then, self.point, player)}
                return {f"learn {card}": partial(then, self.learn, player, card) for card in self.display if card}
            case "hunt":
                return self.hunts(player, args)
            case "reveal":
                if len(self.grounds) < 6 and +self.animals:
                    return {"reveal animal-deck": partial(self.reveal, n)}
            case "village":
                return self.settlements(player)
            case "stone":
                return self.stone_moves(player)
        return {}

    def any_order(self, player: Player, parts: list[Effect]) -> Moves:
        """All in any order: the weaker part gives what both could give."""
        found: Moves = {}
        strength = {verb: -n for n, verb in enumerate(CHAIN)}
        for part in sorted(parts, key=lambda each: strength.get(each[0], 0) if each[0] in strength else -9):
            rest = list(parts)
            rest.remove(part)
            for move, one in self.openings(player, part).items():
                found.setdefault(move, partial(self.and_then, player, one, ("all", rest)))
        return found

    def and_then(self, player: Player, one: Callable[[], Script], rest: Effect) -> Script:
        """One part, then the others."""
        yield from one()
        yield from self.resolve(player, rest)

    def purchase(self, player: Player, cost: Effect, effect: Effect) -> Moves:
        """Only if something can be gained for it."""
        verb, (n,) = cost
        able = {"food": player.food, "tool": player.tools, "discard": player.zones["hand"].total()}[verb] >= n
        if not able:
            return {}
        if effect[0] == "food":
            gain = player.food < player.limit
            moves: Moves = {"pay-for": partial(self.resolve, player, effect)} if gain else {}
        else:
            moves = self.openings(player, effect)
        return {move: partial(self.paid, player, verb, n, one) for move, one in moves.items()}

    def paid(self, player: Player, verb: str, n: int, one: Callable[[], Script]) -> Script:
        """The price, then the thing."""
        if verb == "food":
            player.food -= n
        elif verb == "tool":
            player.tools -= n
        else:
            card = (yield Ask(player.seat, {f"discard {each}" for each in +player.zones["hand"]})).split()[1]
            player.leave("hand", card)
            player.zones["discard"][card] += 1
        yield from one()

    def chain(self, player: Player, link: str, n: int) -> Moves:
        """Law 3."""
        rest = (link, [n - 1]) if n > 1 else ("none", [])
        found: Moves = {}

        def unit(one: Callable[..., Script], *args: Any) -> Script:
            yield from one(*args)
            yield from self.resolve(player, rest)

        for each in CHAIN[CHAIN.index(link) :]:
            if each == "megalith":
                for at in self.positions(player):
                    word = f"raise {LEVELS[at[0]]}.{at[1]}.{at[2]}"
                    found[word] = partial(unit, self.raise_megalith, player, at)
            elif each == "draw":
                if (player.zones["deck"] + player.zones["discard"]).total():
                    found["draw"] = partial(unit, self.draw_card, player)
                    if link == "draw" and n > 1:
                        found["draw-all"] = partial(self.draw_all, player, n)
            elif each == "idol":
                found["advance sacrifice"] = partial(unit, self.advance, player, "sacrifice")
                if player.levels["honour"] < 8:
                    found["advance honour"] = partial(unit, self.advance, player, "honour")
            elif each == "tool":
                if player.tools < 10:
                    found["take tools"] = partial(unit, self.gain, player, "tools", 1)
                    if link == "tool" and n > 1:
                        found["take-all tools"] = partial(self.gain, player, "tools", n)
            elif player.food < player.limit:
                found["take food"] = partial(unit, self.gain, player, "food", 1)
                if link == "tool" and n > 1:
                    found["take-all food"] = partial(self.gain, player, "food", n)
        return found

    def gain(self, player: Player, good: str, n: int) -> Script:
        """Food or tools."""
        if good == "food":
            player.eat(n)
        else:
            player.tools = min(10, player.tools + n)
        yield from ()

    def draw_all(self, player: Player, n: int) -> Script:
        """One after the other."""
        for _ in range(n):
            yield from self.draw_card(player)

    def advance(self, player: Player, track: str) -> Script:
        """4.5.5."""
        if player.levels[track] == 8:
            self.score(player, "idols", 1)
            return
        player.levels[track] += 1
        row = SHEET[track][player.levels[track]]
        effect = parse(row[-1])
        if track == "honour":
            self.arrivals += 1
            player.arrival = self.arrivals
        if effect[0] == "vp":
            self.score(player, "idols", effect[1][0])
        else:
            yield from self.resolve(player, effect)

    def burials(self, player: Player) -> Moves:
        """Hand, discard pile and play area."""
        found: Moves = {}
        for zone, prefix in (("hand", ""), ("discard", "discarded-"), ("played", "played-")):
            for card in +player.zones[zone]:
                word = f"bury {card if card in CULTURE else prefix + card}"
                found[word] = partial(self.bury, player, zone, card)
        return found

    def bury(self, player: Player, zone: str, card: str) -> Script:
        """Under the burial card."""
        player.leave(zone, card)
        player.zones["buried"][card] += 1
        yield from ()

    def step(self, player: Player, a: int, b: int) -> Script:
        """One camp to an adjacent hex."""
        self.map[a][player.seat] -= 1
        self.map[b][player.seat] += 1
        if self.tokens.get(b) == "":
            self.tokens[b] = yield from self.draw_from(self.token_pool)
            self.token_pool.discard(self.tokens[b])

    def camp(self, player: Player) -> Script:
        """The leftmost one to the base."""
        if player.camps:
            player.camps -= 1
            self.map[0][player.seat] += 1
        yield from ()

    def rotate(self, player: Player, animal: str, args: list[Any], banned: set[str]) -> Script:
        """Its benefit comes at once."""
        player.upright[animal] -= 1
        player.rotated[animal] += 1
        yield from self.resolve(player, ANIMALS[animal][2])
        if args[0] > 1:
            more = {*banned, animal} if len(args) > 1 else set()
            yield from self.resolve(player, ("rotate", [args[0] - 1, *args[1:2], more]))

    def adopt(self, player: Player, tribe: str, verb: str, zone: str, args: list[Any], banned: set[str]) -> Script:
        """A tribe card."""
        self.take_tribe(player, tribe, zone)
        if args[0] > 1:
            more = {*banned, tribe} if len(args) > 1 else set()
            yield from self.resolve(player, (verb, [args[0] - 1, *args[1:2], more]))

    def point(self, player: Player) -> Script:
        """For a card that is not there."""
        self.score(player, "empty-decks", 1)
        yield from ()

    def learn(self, player: Player, card: str) -> Script:
        """A culture card."""
        self.display[self.display.index(card)] = ""
        player.zones["hand"][card] += 1
        yield from ()

    def hunts(self, player: Player, args: list[Any]) -> Moves:
        """Of identical animals the leftmost."""
        species = args[2] if len(args) > 2 else ""
        if not self.grounds and not +self.animals:
            return {"hunt": partial(self.point, player)}
        found: Moves = {}
        seen: set[str] = set()
        for n, animal in enumerate(self.grounds, 1):
            if animal not in seen and (not species or animal in (species, "argentavis")):
                found[f"hunt grounds.{n}"] = partial(self.hunt, player, animal, args, species)
            seen.add(animal)
        return found

    def hunt(self, player: Player, animal: str, args: list[Any], species: str) -> Script:
        """Into the animal area."""
        self.grounds.remove(animal)
        player.upright[animal] += 1
        if args[0] > 1:
            same = (species or animal) if len(args) > 1 else ""
            if same == "argentavis":
                same = ""
            yield from self.resolve(player, ("hunt", [args[0] - 1, *args[1:2], same]))

    def top_animal(self, player: Player) -> Script:
        """Of the deck."""
        if not +self.animals:
            self.score(player, "empty-decks", 1)
            return
        animal = yield from self.draw_from(+self.animals)
        self.animals[animal] -= 1
        player.upright[animal] += 1

    def reveal(self, n: int) -> Script:
        """Up to six."""
        for _ in range(n):
            if len(self.grounds) < 6:
                yield from self.show_animal()

    def settlements(self, player: Player) -> Moves:
        """4.4.3."""
        if not player.villages:
            return {}
        return {
            f"settle junction.{n}": partial(self.settle, player, junction)
            for n, junction in enumerate(JUNCTIONS, 1)
            if junction not in self.settled and all(self.map[at][player.seat] for at in junction)
        }

    def settle(self, player: Player, junction: tuple[int, ...]) -> Script:
        """Three camps go back, a village comes."""
        for at in junction:
            self.map[at][player.seat] -= 1
        player.camps += 3
        player.food = min(player.food, player.limit)
        player.villages -= 1
        self.settled[junction] = player.seat
        found = [GLACIER_TOKENS[self.tokens[at]] for at in junction if self.tokens.get(at)]
        yield from self.resolve(player, ("all", found))

    def stone_moves(self, player: Player) -> Moves:
        """The leftmost empty slot has a price."""
        price = len(player.stones) + 1
        if price > 3 or player.food < price or player.tools < price:
            return {}
        eras = dict(STONES)
        return {
            f"take-stone {stone}": partial(self.take_stone, player, stone, price)
            for stone in self.stones
            if eras[stone] == 1 or self.round > 2
        }

    def take_stone(self, player: Player, stone: str, price: int) -> Script:
        """Pay, place, gain."""
        player.food -= price
        player.tools -= price
        self.stones.remove(stone)
        player.stones.append(stone)
        yield from self.resolve(player, parse(SLOTS[price - 1]))

    # Megaliths

    def positions(self, player: Player) -> list[At]:
        """4.5.1."""
        if player.placed == 10:
            return []
        neutral = player.placed < 2
        found: list[At] = []
        for at, (kind, _) in self.cells.items():
            _, x, y = at
            near = any((0, x + dx, y + dy) in self.megaliths for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
            if at not in self.megaliths and (neutral if kind == "start" else near):
                found.append(at)
        if not neutral:
            for level, x, y in list(self.megaliths):
                up = (level + 1, x, y)
                if up not in self.megaliths and all(each in self.megaliths for each in self.under(up)):
                    found.append(up)
        return found

    @staticmethod
    def under(at: At) -> list[At]:
        """The four supporters."""
        level, x, y = at
        return [(level - 1, x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)]

    def raise_megalith(self, player: Player, at: At) -> Script:
        """4.5.2 and 4.5.3."""
        self.megaliths[at] = 9 if player.placed < 2 else player.seat
        player.placed += 1
        if at[0]:
            for each in self.under(at):
                owner = self.megaliths[each]
                self.score(player, "megaliths", 2 if owner == player.seat else 1)
                if owner not in (9, player.seat):
                    self.score(self.players[owner], "megaliths", 1)
            return
        kind, benefit = self.cells[at]
        if kind != "start":
            yield from self.resolve(player, benefit)
        elif player.placed < 10:
            free = [each for each in self.arrows[at] if each not in self.megaliths]
            yield from self.ask(
                player,
                {f"raise cell.{x}.{y}": partial(self.raise_megalith, player, (0, x, y)) for _, x, y in free},
            )

    # Eclipse and preparation

    def eclipse_phase(self) -> Script:
        """4.6.1."""
        labour = {}
        for player in self.players:
            zones = player.zones
            for card in list(+zones["eclipse"]):
                to = "hand" if card in CULTURE else "played"
                zones[to][card] += zones["eclipse"].pop(card)
            rested = player.at["rest"] + player.at["chief rest"]
            labour[player.seat] = sum(PEOPLE[card][5] * n for card, n in zones["played"].items()) + 1.5 * rested
        labour |= self.other_labour()
        self.order = sorted(self.order, key=lambda seat: (-labour[seat], -self.order.index(seat)))
        for place, seat in enumerate(self.order):
            player = self.players[seat]
            yield from self.resolve(player, parse(SHEET["turn order"][place][1]))
            yield from self.use_revealed(player)
            yield from self.claim_hexes(player)
            yield from self.use_board(player)
        for player in self.players:
            player.zones["discard"].update(+player.zones["played"])
            player.zones["played"] = Counter()
            player.unused.clear()

    def other_labour(self) -> dict[int, float]:
        """Of the Nomad."""
        return {}

    def use_revealed(self, player: Player) -> Script:
        """B."""
        player.unused = +player.zones["played"]
        while True:
            moves: Moves = {}
            for card in +player.unused:
                effect = parse(PEOPLE[card][4])
                if effect[0] != "eclipse_labour":
                    moves[f"use played-{card}"] = partial(self.use_eclipse, player, card, effect)
            if (yield from self.ask(player, moves, "done")) == "done":
                return

    def use_eclipse(self, player: Player, card: str, effect: Effect) -> Script:
        """One ability."""
        player.unused[card] -= 1
        yield from self.resolve(player, effect)

    def influence(self, seat: int, at: int) -> int:
        """4.4.3."""
        return self.map[at][seat] + 2 * sum(own == seat and at in junction for junction, own in self.settled.items())

    def claim_hexes(self, player: Player) -> Script:
        """C."""
        claimed: set[int] = set()
        while True:
            moves: Moves = {}
            for at, land in enumerate(self.terrain):
                most = max(self.influence(other, at) for other in range(self.seats) if other != player.seat)
                own = self.influence(player.seat, at)
                leads = own > most if self.options["gameplay-variant"] else own >= most
                if at not in claimed and own and leads and TERRAIN[land][0] != "none":
                    moves[f"claim hex.{at}"] = partial(self.resolve, player, TERRAIN[land])
            move = yield from self.ask(player, moves, "done")
            if move == "done":
                return
            claimed.add(int(move[10:]))

    def use_board(self, player: Player) -> Script:
        """D."""
        claimed: set[int] = set()
        stones = list(player.stones)
        draws = 3 - player.villages
        while True:
            moves: Moves = {}
            for n, words in enumerate(RESERVE, 1):
                if player.placed >= 2 * n and n not in claimed and words != "none()":
                    moves[f"claim reserve.{n}"] = partial(self.resolve, player, parse(words))
            for stone in stones:
                moves[f"score {stone}"] = partial(self.score_stone, player, stone)
            if draws:
                moves["claim villages"] = partial(self.resolve, player, ("draw", [1]))
            move = yield from self.ask(player, moves, "done")
            if move == "done":
                break
            word = move.split()[1]
            if word == "villages":
                draws -= 1
            elif word.startswith("reserve"):
                claimed.add(int(word[8:]))
            else:
                stones.remove(word)
        for stone in stones:
            yield from self.score_stone(player, stone)

    def score_stone(self, player: Player, stone: str) -> Script:
        """2.11."""
        self.score(player, "stones", self.stone_points(player, stone[6:]))
        yield from ()

    def stone_animals(self, player: Player) -> Counter[str]:
        """Animals that count for stones."""
        return player.rotated

    def stone_points(self, player: Player, stone: str) -> int:
        """What it is worth now."""
        animals = self.stone_animals(player)
        own = [junction for junction, seat in self.settled.items() if seat == player.seat]
        ground = [at for at, seat in self.megaliths.items() if seat == player.seat and not at[0]]
        upper = [at for at, seat in self.megaliths.items() if seat == player.seat and at[0]]
        if stone in TERRAIN:
            return 2 * sum(any(self.terrain[at] == stone for at in junction) for junction in own)
        buried = player.zones["buried"].total()
        simple = {
            "camp-kinds": len({self.terrain[n] for n in range(1, 19) if self.map[n][player.seat]}),
            "ground-megaliths": len(ground),
            "tile-spread": (0, 1, 2, 4, 6)[len({self.tile_of[at] for at in ground})],
            "buried": 5 if buried >= 7 else 3 if buried >= 4 else 1 if buried else 0,
            "upper-megaliths": 2 * len(upper),
            "idol-steps": sum(player.levels.values()) // 2,
            "rotated-kinds": len(+animals),
        }
        if stone in simple:
            return simple[stone]
        kinds = ("woolly-mammoth", "argentavis") if stone == "mammoth-argentavis" else (stone,)
        return (0, 1, 3, 5, 7)[min(4, sum(animals[kind] for kind in kinds))]

    def preparation(self) -> Script:
        """4.6.2."""
        self.lower.clear()
        yield from self.other_cards()
        for player in self.players:
            player.at.clear()
            player.chief_free = True
            player.figures = 1 if self.options["gameplay-variant"] and self.round < 3 else 2
        while len(self.grounds) < self.seats + 1 and +self.animals:
            yield from self.show_animal()
        if self.round == 3:
            self.display.clear()
            self.culture = {card for card in self.culture if CULTURE[card][0] == 2}
        while len(self.display) < 8 or "" in self.display:
            yield from self.show_culture(1 if self.round < 3 else 2)
        for seat in self.seated():
            yield from self.draw_all(self.players[seat], 5)
        if self.options["rest-tokens"]:
            if self.rest_open:
                self.rest_under.append(self.rest_open)
                self.rest_open = ""
            yield from self.open_rest_token()

    def other_cards(self) -> Script:
        """The Nomad gets one more in the variant."""
        yield from ()

    # The end

    def final_scoring(self) -> None:
        """4.7."""
        moved = [player for player in self.players if player.levels["honour"]]
        ranked = sorted(moved, key=lambda each: (-each.levels["honour"], each.arrival))
        for player in self.players:
            level = player.levels["sacrifice"]
            if level:
                player.points["sacrifice"] = (player.food + player.tools) // int(SHEET["sacrifice"][level][1])
            buried = player.zones["buried"].total()
            step = 3 if buried >= 7 else 2 if buried >= 4 else 1 if buried else 0
            if player in ranked:
                player.points["burials"] = SHEET["burial"][min(2, ranked.index(player))][step]
            for zone in player.zones.values():
                for card, n in zone.items():
                    player.points["cards"] += n * (CULTURE[card][2] if card in CULTURE else PEOPLE[card][6])
            player.points["animals"] = self.animal_points(player)

    @staticmethod
    def animal_points(player: Player) -> int:
        """The best use of the wild ones."""
        kinds = [kind for kind in ANIMALS if kind != "argentavis" and player.upright[kind]]
        best = 0
        for wilds in itertools.product(range(player.upright["argentavis"] + 1), repeat=len(kinds)):
            if sum(wilds) <= player.upright["argentavis"]:
                values = [ANIMALS[kind][1] for kind in kinds]
                counts = [player.upright[kind] + wild for kind, wild in zip(kinds, wilds)]
                best = max(best, sum(value[min(n, len(value) - 1)] for value, n in zip(values, counts)))
        return best

    def result(self) -> Table:
        """4.7.5."""
        totals = [player.points.total() for player in self.players]
        best = next(seat for seat in self.order if totals[seat] == max(totals))
        won = [best] if self.players[best] in self.people else []
        return {"scores": [dict(+player.points) for player in self.players], "totals": totals, "winners": won}

    def table(self) -> Table:
        """Everything on the table."""
        found: Table = {
            "round": self.round,
            "order": self.order,
            "stones": sorted(self.stones),
            "display": [*self.display, *[""] * (8 - len(self.display))],
            "tribes": self.tribes,
            "animals": +self.animals,
            "grounds": self.grounds,
            "terrain": self.terrain,
            "camps": {(n, seat): k for n, on in enumerate(self.map) for seat, k in on.items() if k},
            "villages": self.settled,
            "megaliths": {
                "ground": {at[1:]: owner for at, owner in self.megaliths.items() if not at[0]},
                "above": Counter(owner for at, owner in self.megaliths.items() if at[0]),
            },
            "tokens": self.tokens,
            "rest open": self.rest_open,
            "lower": self.lower,
        }
        for player in self.players:
            found[f"player {player.seat}"] = {
                "food": player.food,
                "tools": player.tools,
                "camps": player.camps,
                "villages": player.villages,
                "placed": player.placed,
                "levels": player.levels,
                "zones": {zone: +cards for zone, cards in player.zones.items()},
                "upright": +player.upright,
                "rotated": +player.rotated,
                "stones": sorted(player.stones),
                "points": +player.points,
            }
        return found

"""Santa Maria once more, from the sheet alone: the table, a colony's turn, years and scoring."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from pathlib import Path
from typing import Any

from tests.referees.following import Ask, Fall, Referee, Script, Table

from yupana.engine.game import Options

SHEET: dict[str, Any] = json.loads((Path(__file__).parent / "sheet.json").read_text(encoding="utf-8"))
COMMON, TRACKS = SHEET["common"], SHEET["tracks"]
GOODS = ("wood", "grain", "sugar", "gem", "cacao")
Cell = tuple[int, int]
Cost = dict[str, int]
Moves = Callable[[], Collection[str]]
Choosing = Generator[Ask | Fall, str, str]
GRID = [(r, c) for r in range(1, 7) for c in range(1, 7)]


def name(sheet_id: str) -> str:
    """As the game writes an id of the sheet: `ship_special_01` is "ship-special.1"."""
    word = sheet_id.replace("townhall", "town_hall").replace("_", "-")
    head, _, number = word.rpartition("-")
    return f"{head}.{int(number)}" if number.isdigit() else word


TILES = {name(key): grid for part in ("doubles", "triples", "special") for key, grid in SHEET[part].items()}
HALLS = {name(key): hall["grid"] for key, hall in SHEET["town"].items()}
SHIPS = {name(ship["id"]): ship for ship in SHEET["ships"] + SHEET["spships"]}
SCHOLARS = {scholar["id"]: scholar for scholar in SHEET["scholars"]}
BISHOPS = {name(bishop["id"]): bishop for bishop in SHEET["bishops"]}
MISSIONS = {name(each["id"]): each["gain"] for each in COMMON["missions"] + COMMON["mission_extension"]}
DOCKS = [name(dock["id"]) for dock in COMMON["docks"]]
SPACES = [name(space["id"]) for space in COMMON["pass_spaces"]]
CODES = dict(SHEET["cells"])
for tile in SHEET["spec"]:
    if tile["family"] == "improvement":
        CODES[name(tile["id"])] = {**CODES[tile["code"]], "road": True, "colonists": tile["colonists"]}


def cell(at: Cell) -> str:
    """The name of a cell."""
    return f"cell.{at[0]}.{at[1]}"


def turned(grid: list[list[str | None]], turns: int) -> dict[Cell, str]:
    """The cells of a tile, from its first one, after so many quarter turns clockwise."""
    parts = [((r, c), code) for r, line in enumerate(grid) for c, code in enumerate(line) if code]
    for _ in range(turns):
        parts = [((c, -r), code) for (r, c), code in parts]
    (top, left), _ = parts[0]
    return {(r - top, c - left): code for (r, c), code in parts}


def colonists(code: str) -> int:
    """How many are printed there."""
    count: int = CODES[code].get("colonists", 0)
    return count


def is_building(code: str) -> bool:
    """It can be activated."""
    return "effects" in CODES[code]


class Player:
    """What lies before one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.maya = False
        self.goods: Counter[str] = Counter()
        self.stores = 0
        self.religion = self.conquistador = 0
        self.monks = COMMON["monks_per_player"]
        self.white_taken = self.blue_used = self.coin_piles = 0
        self.blue: Counter[int] = Counter()
        self.blue_owned = 0
        self.space = ""
        self.spots: list[str] = []
        self.private = ""
        self.colony = ""
        self.cells: dict[Cell, str] = {}
        self.marks: dict[Cell, str] = {}
        self.docks: dict[str, list[str]] = {dock: [] for dock in DOCKS}
        self.tiles: list[str] = []
        self.conquest = [0, 0, 0]
        self.governor: Cell | None = None
        self.hired: Counter[str] = Counter()

    def has(self, scholar: str) -> bool:
        """A monk at this scholar, or the scholar next to the colony."""
        return scholar == self.private or scholar in self.spots

    def free(self, at: Cell) -> bool:
        """A building that carries nothing."""
        code = self.cells.get(at, "")
        return bool(code) and is_building(code) and at not in self.marks and at != self.governor

    def die_symbols(self) -> int:
        """How many were crossed."""
        return sum(gate <= self.religion for gate in TRACKS["religion"]["die_gates"])

    def sets(self) -> int:
        """Complete ones."""
        return min(len(ships) for ships in self.docks.values())

    def gain(self, good: str, amount: int = 1) -> None:
        """What does not fit becomes coins; cacao is lost."""
        for _ in range(amount):
            if good in ("coin", "happiness"):
                self.goods[good] += 1
            elif good == "cacao":
                self.goods[good] = min(self.goods[good] + 1, self.stores)
            elif self.goods[good] < COMMON["storage_limit"]:
                self.goods[good] += 1
            else:
                self.goods["coin"] += COMMON["sell_price"][good]

    def can_pay(self, cost: Cost) -> bool:
        """Gold stands for any good, never for coins."""
        short = sum(max(0, n - self.goods[good]) for good, n in cost.items() if good != "coin")
        return self.goods["coin"] >= cost.get("coin", 0) and short <= self.goods["gold"]

    def full_lines(self) -> list[list[Cell]]:
        """Rows and columns without an empty cell."""
        lines = [[(r, c) for c in range(1, 7)] for r in range(1, 7)]
        lines += [[(r, c) for r in range(1, 7)] for c in range(1, 7)]
        return [line for line in lines if all(at in self.cells for at in line)]


class Colonies(Referee):
    """The base game, American Kingdoms, governor, specialists and ambassadors."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.players: list[Player] = [Player(seat) for seat in range(seats)]
        self.year = 0
        self.first = 0
        self.roads = COMMON["road_tiles"]["count"]
        self.white: Counter[int] = Counter()
        self.blue: Counter[int] = Counter()
        self.display: list[str] = []
        self.stack = {tile for tile in TILES if self.on("expansion") or not tile.startswith("special")}
        self.fleet = {ship for ship, each in SHIPS.items() if each["group"] == "standard"}
        self.special_fleet = {ship for ship, each in SHIPS.items() if each["group"] == "special"}
        self.docks: dict[str, str] = {}
        self.spots: list[str] = []
        self.pairs: dict[str, str] = {}
        self.march: list[int] = []  # seats in the order in which they arrived where they are
        self.passed: list[int] = []
        self.crowd = Counter({name(each["id"]): each["count"] for each in SHEET["spec"]})
        self.hiring: dict[int, str] = {}
        self.envoys = {"white": 0, "blue": 0}
        self.over = False

    def on(self, option: str) -> bool:
        """An option is chosen."""
        return bool(self.options[option])

    # Asking

    def draw(self, among: Iterable[str]) -> Choosing:
        """Something comes from a shuffled stack."""
        fell = yield Fall(sorted(among))
        return fell

    def roll(self, die: str) -> Generator[Ask | Fall, str, int]:
        """A die falls."""
        fell = yield Fall([f"{die}.{n}" for n in range(1, 7)])
        return int(fell.rpartition(".")[2])

    def ask(self, player: Player, moves: Moves, way_out: str = "") -> Choosing:
        """R4.3: a choice, with all that is free beside it; R4.3.5: also where only the way out is left."""
        while True:
            found = set(moves())
            free = set() if player.maya else self.free_actions(player)
            if not way_out:
                if not found:
                    return ""
                free = {move for move in free if self.still(player, move, moves)}
            elif not found and not free:
                return way_out
            move = yield Ask(player.seat, found | free | ({way_out} if way_out else set()))
            if move not in free:
                return move
            self.do_free(player, move)

    def still(self, player: Player, move: str, moves: Moves) -> bool:
        """R4.3.4: the choice has an option after that free action."""
        before = player.goods.copy()
        self.do_free(player, move)
        found = bool(set(moves()))
        player.goods = before
        return found

    def free_actions(self, player: Player) -> set[str]:
        """F1, F2, F3."""
        found = {f"sell {good}" for good in COMMON["sell_price"] if player.goods[good]}
        for good in COMMON["buy_price"]:
            if player.goods["coin"] >= self.price(player) and player.goods[good] < COMMON["storage_limit"]:
                found.add(f"buy {good}")
        return found

    def price(self, player: Player) -> int:
        """Of wood or grain."""
        return 2 if player.has("commerce") else 3

    def do_free(self, player: Player, move: str) -> None:
        """Sell or buy one."""
        verb, good = move.split()
        if verb == "sell":
            player.goods[good] -= 1
            player.goods["coin"] += COMMON["sell_price"][good]
        else:
            player.goods["coin"] -= self.price(player)
            player.goods[good] += 1

    def pay(self, player: Player, cost: Cost) -> Script:
        """R4.4: good by good; where gold could stand for it the player says how often."""
        player.goods["coin"] -= cost.get("coin", 0)
        rest = {good: n for good, n in cost.items() if good != "coin"}
        for good in GOODS:
            due = rest.get(good, 0)
            if not due:
                continue

            def ways(good: str = good, due: int = due) -> dict[str, int]:
                later = {g: n for g, n in rest.items() if g != good}
                found = {}
                for gold in range(due + 1):
                    before = player.goods.copy()
                    player.goods.subtract({good: due - gold, "gold": gold})
                    if player.goods[good] >= 0 and player.goods["gold"] >= 0 and player.can_pay(later):
                        word = f"pay {good}" if not gold else "pay gold" if gold == due else f"pay-{gold}-gold"
                        found[word.replace("1", "one").replace("2", "two")] = gold
                    player.goods = before
                return found

            possible = ways()
            word = (yield from self.ask(player, ways)) if len(possible) > 1 else next(iter(possible))
            gold = ways()[word]
            player.goods.subtract({good: due - gold, "gold": gold})
            rest.pop(good)

    # Set-up

    def match(self) -> Script:
        """Three years."""
        yield from self.set_up()
        for year in (1, 2, 3):
            self.year = year
            yield from self.begin_year()
            yield from self.turns()
            self.end_year()
            if year < 3:
                yield from self.between_years()
        self.over = True

    def set_up(self) -> Script:
        """Chapter 3."""
        for dock in DOCKS:
            starting = {ship for ship, each in SHIPS.items() if each["group"] == "starting"}
            self.docks[dock] = yield from self.draw(starting - {*self.docks.values()})
        yield from self.lay_out()
        scholars = {s for s, each in SCHOLARS.items() if each["set"] == "base" or self.on("expansion")}
        if not self.on("governor"):
            scholars.discard("navigation")
        bishops = {b for b, each in BISHOPS.items() if each["set"] == "base" or self.on("expansion")}
        for pile in (scholars, bishops):
            for _ in range(3):
                found = yield from self.draw(pile)
                pile.discard(found)
                self.spots.append(found)
        self.spots += list(MISSIONS)[:3] + (["mission-cacao"] if self.on("expansion") else ["mission-provisions"])
        yield from self.roll_white()
        if self.on("expansion"):
            found = yield from self.draw(scholars)
            scholars.discard(found)
            self.spots.append(found)
            self.docks["dock-special"] = yield from self.draw(self.special_fleet)
            self.special_fleet.discard(self.docks["dock-special"])
        yield from self.found_city()
        if self.seats > 1 and not self.on("maya"):
            self.first = int((yield from self.draw(f"seat.{n}" for n in range(self.seats)))[5:])
        self.march = list(range(self.seats))
        settlers = [player for player in self.clockwise(self.first) if not player.maya]
        for player, coins in zip(settlers, COMMON["starting_goods"]["coins_by_seat"]):
            player.goods.update({"wood": COMMON["starting_goods"]["wood"], "coin": coins})
        yield from self.deal_colonies(settlers[::-1], scholars)

    def found_city(self) -> Script:
        """Module D has more."""
        yield from ()

    def deal_colonies(self, settlers: list[Player], scholars: set[str]) -> Script:
        """3.3, 3.4, 3.7: from the player to the right of the first one, counter-clockwise."""
        cacao = self.on("expansion") and not self.on("maya")
        boards = [name(board) for board in SHEET["boards"] if board != "colony_side_b"]
        if not cacao:
            boards.remove("colony-cacao")
        if self.on("advanced"):
            for player in settlers:
                self.settle(player, "colony-side-b")
            yield from self.roll_first_blue()
            for hall in HALLS:
                if cacao or hall != "town-hall-cacao":
                    self.pairs[hall] = yield from self.draw(scholars)
                    scholars.discard(self.pairs[hall])
            taken = []
            for player in settlers:
                hall = (yield Ask(player.seat, {f"choose {each}" for each in self.pairs})).split()[1]
                player.private = self.pairs.pop(hall)
                taken.append(hall)
            self.pairs.clear()
            for player, hall in zip(settlers, taken):
                yield from self.lay(player, hall, HALLS[hall], free=False)
        else:
            for player in settlers:
                if self.on("random-colonies") or cacao:
                    board = yield from self.draw(boards)
                else:
                    board = (yield Ask(player.seat, {f"choose {each}" for each in boards})).split()[1]
                boards.remove(board)
                self.settle(player, board)
            yield from self.roll_first_blue()
        for player in settlers:
            player.governor = (1, 1) if self.on("governor") else None
            if self.on("expansion"):
                player.stores = 2 if player.colony == "colony-cacao" or "town-hall-cacao" in player.tiles else 1
                player.goods["cacao"] = 1

    def settle(self, player: Player, board: str) -> None:
        """A colony with its printed buildings."""
        player.colony = board
        for r, line in enumerate(SHEET["boards"][board.replace("-", "_")], 1):
            for c, code in enumerate(line.split(), 1):
                if code != "..":
                    player.cells[r, c] = code

    def roll_first_blue(self) -> Script:
        """Everybody's own, or all into one pool."""
        if self.on("ambassadors"):
            return
        for player in self.clockwise(self.first):
            yield from self.add_blue(player)

    def add_blue(self, player: Player) -> Script:
        """One more blue die."""
        value = yield from self.roll("blue")
        if self.on("shared-blue"):
            self.blue[value] += 1
        else:
            player.blue_owned += 1
            player.blue[value] += 1

    def lay_out(self) -> Script:
        """Five doubles, five triples, two specials."""
        for kind, count in COMMON["display"].items():
            for _ in range(count if kind != "special" or self.on("expansion") else 0):
                found = yield from self.draw(each for each in self.stack if each.startswith(kind))
                self.stack.discard(found)
                self.display.append(found)

    def roll_white(self) -> Script:
        """Three for each player, two with ambassadors."""
        for _ in range(self.seats * self.white_limit()):
            self.white[(yield from self.roll("white"))] += 1

    def white_limit(self) -> int:
        """Of dice from the pool in a year."""
        limit: int = COMMON["white_dice_limit_module_c" if self.on("ambassadors") else "white_dice_limit_per_year"]
        return limit

    def clockwise(self, first: int) -> Iterator[Player]:
        """All players from this one."""
        return (self.players[(first + n) % self.seats] for n in range(self.seats))

    # Years

    def begin_year(self) -> Script:
        """Specialists and ambassadors come."""
        if self.on("specialists"):
            self.hiring = {}
            for value in range(1, 7):
                found = yield from self.draw(each for each, n in self.crowd.items() if n)
                self.crowd[found] -= 1
                self.hiring[value] = found
        if self.on("ambassadors"):
            for colour in self.envoys:
                self.envoys[colour] = yield from self.roll(f"ambassador-{colour}")

    def turns(self) -> Script:
        """R4.1.1: clockwise from the first player, without those who have passed."""
        seat = self.first
        while len(self.passed) < self.seats:
            player = self.players[seat]
            if not player.space:
                yield from self.turn(player)
            seat = (seat + 1) % self.seats

    def end_year(self) -> None:
        """R4.12, 1 to 3."""
        ranked = sorted(self.players, key=lambda each: (-each.conquistador, self.march.index(each.seat)))
        if self.seats == 1:
            tree = TRACKS["solo_conquistador"][str(self.year)]
            crossed = sum(gate <= ranked[0].conquistador for gate in TRACKS["conquistador"]["tree_gates"])
            points = [tree["points"] if crossed >= tree["trees_needed"] else 0]
        else:
            points = TRACKS["conquistador_points"][str(self.seats)][str(self.year)]
        for player, prize in zip(ranked, points):
            player.conquest[self.year - 1] = prize if player.conquistador else 0
        for player in self.players:
            player.conquistador = 0
            player.marks.clear()

    def between_years(self) -> Script:
        """R4.12, 5 to 8."""
        for player in self.players:
            player.blue.clear()
            player.white_taken = player.blue_used = player.coin_piles = 0
        self.white.clear()
        self.blue.clear()
        self.display.clear()
        yield from self.lay_out()
        yield from self.roll_white()
        self.first = min(
            self.passed, key=lambda seat: (SPACES.index(self.players[seat].space), self.passed.index(seat))
        )
        for player in self.clockwise(self.first) if not self.on("shared-blue") else []:
            for _ in range(player.blue_owned):
                player.blue[(yield from self.roll("blue"))] += 1
        if self.on("shared-blue"):
            for _ in range(self.seats + sum(player.die_symbols() for player in self.players)):
                self.blue[(yield from self.roll("blue"))] += 1
        self.passed = []
        for player in self.players:
            player.space = ""
        yield from self.cards_between_years()

    def cards_between_years(self) -> Script:
        """Module D has more."""
        yield from ()

    # A turn

    def turn(self, player: Player) -> Script:
        """4.2."""
        move = yield from self.ask(player, lambda: self.main_actions(player))
        verb, *places = move.split()
        if verb == "expand":
            yield from self.pay(player, self.tile_cost(player, places[0]))
            self.display.remove(places[0])
            yield from self.lay(player, places[0], TILES[places[0]])
        elif verb == "activate":
            at = self.at(places[0])
            cost = self.coin_cost(player)
            player.goods["coin"] -= cost
            player.marks[at] = f"coins {cost}"
            player.coin_piles += 1
            yield from self.activate(player, at)
        elif verb == "pass":
            yield from self.pass_(player, places[0])
        else:
            yield from self.use_die(player, verb == "use-cacao", places[0], places[1])
        yield from self.ask(player, lambda: {"end-turn"})

    @staticmethod
    def at(place: str) -> Cell:
        """The cell of that name."""
        _, r, c = place.split(".")
        return int(r), int(c)

    def main_actions(self, player: Player) -> set[str]:
        """A, B, C and D."""
        found = {
            f"expand {each}"
            for each in self.display
            if player.can_pay(self.tile_cost(player, each)) and self.placements(player, TILES[each])
        }
        if player.goods["coin"] >= self.coin_cost(player):
            found |= {f"activate {cell(at)}" for at in GRID if player.free(at)}
        for die, line, cacao in self.die_uses(player):
            found.add(f"{'use-cacao' if cacao else 'use'} {die} {line}")
        return found | self.pass_moves(player)

    def pass_moves(self, player: Player) -> set[str]:
        """Unoccupied spaces; with Meditation also others."""
        taken = {each.space for each in self.players}
        found = {space for space in SPACES if space not in taken}
        if player.has("meditation"):
            found |= {space for space in SPACES if space != "pass-road" or self.on("meditation-shares-road")}
        return {f"pass {space}" for space in found}

    def tile_cost(self, player: Player, tile: str) -> Cost:
        """Architecture saves a wood."""
        cost = dict(COMMON["expand_cost"][tile.partition(".")[0]])
        if player.has("architecture") and "wood" in cost:
            cost["wood"] -= 1
        return cost

    def coin_cost(self, player: Player) -> int:
        """One more each time; Engineering."""
        cost = 1 + player.coin_piles
        return max(1, cost - 1) if player.has("engineering") else cost

    def placements(self, player: Player, grid: list[list[str | None]]) -> dict[str, dict[Cell, str]]:
        """Where a tile fits."""
        found = {}
        for turns in range(4):
            for r, c in GRID:
                laid = {(r + dr, c + dc): code for (dr, dc), code in turned(grid, turns).items()}
                if all(at in GRID and at not in player.cells and at != player.governor for at in laid):
                    found[f"lay {cell((r, c))} turn.{turns}"] = laid
        return found

    def lay(self, player: Player, tile: str, grid: list[list[str | None]], free: bool = True) -> Script:
        """It stays for the rest of the game."""
        where = self.placements(player, grid)
        move = (yield from self.ask(player, lambda: where)) if free else (yield Ask(player.seat, where))
        player.cells.update(where[move])
        player.tiles.append(tile)

    # Dice

    def line(self, word: str, colour: str) -> list[Cell]:
        """The cells of a line in the order of activation."""
        kind, number = word.split(".")
        n = int(number)
        span = range(1, 7)
        if kind == "diagonal":
            return [(k, k) if n == 1 else (k, 7 - k) if colour == "white" else (7 - k, k) for k in span]
        return [(k, n) if kind == "column" else (n, k) for k in span]

    def lines(self, player: Player, colour: str, value: int) -> dict[str, int]:
        """The lines that a die of this value may activate, and the coins that it takes."""
        found = {f"{'column' if colour == 'white' else 'row'}.{value}": 0}
        if colour == "blue" and player.has("philosophy"):
            found[f"column.{value}"] = 0
        if value in (1, 6) and player.has("archery"):
            found[f"diagonal.{value}"] = 1
        return found

    def dice(self, player: Player) -> dict[str, tuple[str, int]]:
        """Dice that a player may take, with colour and value."""
        found: dict[str, tuple[str, int]] = {}
        if player.white_taken < self.white_limit():
            found |= {f"white.{v}": ("white", v) for v in +self.white}
        pool = self.blue if self.on("shared-blue") else player.blue
        if not self.on("shared-blue") or player.blue_used < 1 + player.die_symbols():
            found |= {f"blue.{v}": ("blue", v) for v in +pool}
        return found | {f"ambassador-{colour}": (colour, v) for colour, v in self.envoys.items() if v}

    def changes(self, player: Player, value: int) -> Iterator[tuple[int, Cost]]:
        """Every value that a die may get, and what it costs."""
        for final in range(1, 7):
            steps = abs(final - value)
            coins = max(0, steps - 1) if player.has("mathematics") else steps
            yield final, {"coin": coins}
            if self.on("expansion") and coins:  # nobody pays cacao for what is free
                yield final, {"cacao": 1}

    def die_uses(self, player: Player) -> Iterator[tuple[str, str, bool]]:
        """R4.8, 1 to 6: die, line and whether cacao is paid."""
        for die, (colour, value) in self.dice(player).items():
            for final, cost in self.changes(player, value):
                for line, fee in self.lines(player, colour, final).items():
                    full = {**cost, "coin": cost.get("coin", 0) + fee}
                    if not player.can_pay(full):
                        continue
                    coins = player.goods["coin"] - full["coin"]
                    if self.free_in(player, line, colour) or self.hires(player, colour, final, line, coins, True):
                        yield die, line, "cacao" in cost

    def free_in(self, player: Player, line: str, colour: str) -> list[Cell]:
        """Free buildings of a line once the governor has moved."""
        found = [at for at in self.line(line, colour) if player.free(at)]
        at = player.governor
        if (
            at
            and at in self.line(line, colour)
            and self.target(player, line, colour)
            and is_building(player.cells.get(at, "R0"))
        ):
            found.append(at)
        return found

    def target(self, player: Player, line: str, colour: str) -> Cell | None:
        """R4.16.2: where the governor goes; nowhere if it cannot."""
        assert player.governor
        r, c = player.governor
        right = colour == "white" or line.startswith("column")
        to = (r, c + 1) if right else (r + 1, c)
        return to if to in GRID and to not in player.marks else None

    def hires(self, player: Player, colour: str, value: int, line: str, coins: int, must: bool) -> dict[str, Cost]:
        """R4.17: every way to take the specialist at a value; ruling 43: in an empty line only there."""
        kind = self.hiring.get(value, "") if colour == "white" else ""
        if not kind:
            return {}
        if kind in ("farmer", "forester", "soldier"):
            price = player.hired[kind] + 1
            return {f"hire specialist.{value}": {"coin": price}} if coins >= price and not must else {}
        found = {}
        for at in self.line(line, colour) if must else GRID:
            price = COMMON["specialist_improvement_cost"]["developed_cell" if at in player.cells else "empty_cell"]
            if at not in player.marks and at != player.governor and coins >= price:
                found[f"hire specialist.{value} {cell(at)}"] = {"coin": price}
        return found

    def use_die(self, player: Player, cacao: bool, die: str, line: str) -> Script:
        """R4.8."""
        colour, value = self.dice(player)[die]
        final, fee = self.final_value(line)
        cost = next(each for v, each in self.changes(player, value) if v == final and ("cacao" in each) == cacao)
        player.goods["coin"] -= fee
        yield from self.pay(player, cost)
        self.take_die(player, die, colour, value)
        yield from self.hire(player, colour, final, line)
        yield from self.run_line(player, line, colour, colour if die[0] != "a" else f"ambassador-{colour}")
        if die.startswith("ambassador"):
            yield from self.all_follow(player, colour, final)

    def take_die(self, player: Player, die: str, colour: str, value: int) -> None:
        """From the pool, from beside the colony, or from an ambassador."""
        if die.startswith("white"):
            self.white[value] -= 1
            player.white_taken += 1
        elif die.startswith("blue"):
            (self.blue if self.on("shared-blue") else player.blue)[value] -= 1
            player.blue_used += 1
        else:
            self.envoys[colour] = 0

    def all_follow(self, player: Player, colour: str, value: int) -> Script:
        """R4.18.2: clockwise, one after the other."""
        for other in list(self.clockwise(player.seat))[1:]:
            if not other.space or self.on("passed-players-follow"):
                yield from self.follow(other, colour, value)

    @staticmethod
    def final_value(line: str) -> tuple[int, int]:
        """The value that a die has for a line, and the coins for the line."""
        kind, number = line.split(".")
        return int(number), int(kind == "diagonal")

    def hire(self, player: Player, colour: str, value: int, line: str) -> Script:
        """R4.17."""
        if colour != "white" or value not in self.hiring:
            return
        must = not self.free_in(player, line, colour)

        def moves() -> dict[str, Cost]:
            return self.hires(player, colour, value, line, player.goods["coin"], must)

        move = yield from self.ask(player, moves, "" if must else "decline")
        if move == "decline":
            return
        player.goods["coin"] -= moves()[move]["coin"]
        kind = self.hiring.pop(value)
        if kind in ("farmer", "forester", "soldier"):
            player.hired[kind] += 1
            times = player.hired[kind]
            if kind == "soldier":
                self.march_on(player, times)
            else:
                player.gain("grain" if kind == "farmer" else "wood", times)
        else:
            player.cells[self.at(move.split()[2])] = kind

    def run_line(self, player: Player, line: str, colour: str, die: str) -> Script:
        """Governor, Taxation, every free building, the die on the last one."""
        yield from self.move_governor(player, line, colour)
        free = [at for at in self.line(line, colour) if player.free(at)]
        if free and player.has("taxation"):
            player.goods["coin"] += sum(
                colonists(player.cells[at]) for at in self.line(line, colour) if at in player.cells
            )
        for at in free:
            yield from self.activate(player, at)
        if die:
            player.marks[free[-1]] = die

    def move_governor(self, player: Player, line: str, colour: str) -> Script:
        """R4.16."""
        if not player.governor or player.governor not in self.line(line, colour):
            return
        while to := self.target(player, line, colour):
            building = player.free(to)
            player.governor = to
            code = player.cells.get(to, "")
            road = bool(code) and CODES[code].get("road", False)
            if road:
                player.goods["happiness"] += colonists(code)
            if building:
                yield from self.activate(player, to)
            if not (road and player.has("navigation") and self.target(player, line, colour)):
                return
            move = yield from self.ask(
                player, lambda: {"advance-for coin"} if player.goods["coin"] else set(), "decline"
            )
            if move == "decline":
                return
            player.goods["coin"] -= 1

    def follow(self, player: Player, colour: str, value: int) -> Script:
        """R4.18.2."""
        lines = lambda: [  # noqa: E731
            f"follow {line}" for line, fee in self.lines(player, colour, value).items() if player.goods["coin"] >= fee
        ]
        if len(self.lines(player, colour, value)) > 1:
            line = (yield from self.ask(player, lines)).split()[1]
        else:
            line = next(iter(self.lines(player, colour, value)))
        player.goods["coin"] -= self.final_value(line)[1]
        yield from self.run_line(player, line, colour, "")

    # Effects

    def activate(self, player: Player, at: Cell) -> Script:
        """R4.9: what cannot be regretted happens by itself."""
        effects = CODES[player.cells[at]]["effects"]
        for effect in effects:
            yield from self.effect(player, effect)
        if player.has("agronomy") and any({"wood", "grain"} & {*effect.get("gain", ())} for effect in effects):
            player.gain("coin")

    def effect(self, player: Player, effect: dict[str, Any]) -> Script:
        """Production, trade, or one of the three actions."""
        for good, amount in effect.get("gain", {}).items():
            player.gain(good, amount)
        if "trade" in effect:
            yield from self.trade(player, effect["trade"])
        match effect.get("action"):
            case "shipping":
                yield from self.ship(player)
            case "conquistador":
                yield from self.conquer(player)
            case "religion":
                yield from self.preach(player)

    def trade(self, player: Player, trade: dict[str, list[Cost]]) -> Script:
        """Once: one of the inputs for one of the outputs."""
        outputs = [next(iter(each.items())) for each in trade["gain_one_of"]]

        def moves() -> set[str]:
            given = [good for each in [*trade["pay_one_of"], {"gold": 1}] for good in each if player.goods[good]]
            return {
                f"trade {good} {out}" if len(outputs) > 1 else f"trade {good}" for good in given for out, _ in outputs
            }

        move = yield from self.ask(player, moves, "decline")
        if move != "decline":
            words = move.split()
            player.goods[words[1]] -= 1
            good, amount = next(each for each in outputs if len(words) < 3 or each[0] == words[2])
            player.gain(good, amount)

    def ship(self, player: Player) -> Script:
        """A tile from a dock into the own one."""
        moves = lambda: {  # noqa: E731
            f"ship {dock}" for dock, tile in self.docks.items() if tile and player.can_pay(SHIPS[tile]["cost"])
        }
        move = yield from self.ask(player, moves, "decline")
        if move == "decline":
            return
        dock = move.split()[1]
        ship = self.docks[dock]
        yield from self.pay(player, SHIPS[ship]["cost"])
        if dock == "dock-special":
            most = max(len(ships) for ships in player.docks.values())
            open_to = [each for each, ships in player.docks.items() if len(ships) < most] or DOCKS
            to = (yield from self.ask(player, lambda: {f"send {each}" for each in open_to})).split()[1]
            player.docks[to].append(ship)
        else:
            player.docks[dock].append(ship)
        pile = self.special_fleet if dock == "dock-special" else self.fleet
        self.docks[dock] = ""
        if pile:
            self.docks[dock] = yield from self.draw(pile)
            pile.discard(self.docks[dock])
        if player.has("shipbuilding"):
            player.gain("coin", 2)

    def conquer(self, player: Player) -> Script:
        """One space; Cartography one more."""
        if player.conquistador == TRACKS["conquistador"]["last_space"]:
            return
        self.march_on(player, 1)
        if player.has("cartography") and player.conquistador < TRACKS["conquistador"]["last_space"]:
            move = yield from self.ask(
                player, lambda: {"advance-for coin"} if player.goods["coin"] else set(), "decline"
            )
            if move != "decline":
                player.goods["coin"] -= 1
                self.march_on(player, 1)

    def march_on(self, player: Player, spaces: int) -> None:
        """Every symbol on the way counts; whoever arrives lies on top."""
        for _ in range(spaces):
            if player.conquistador < TRACKS["conquistador"]["last_space"]:
                player.conquistador += 1
                if player.conquistador in TRACKS["conquistador"]["gold_gates"]:
                    self.cross_gold(player)
                self.march.remove(player.seat)
                self.march.append(player.seat)

    def cross_gold(self, player: Player) -> None:
        """Module D has more."""
        player.gain("gold")

    def preach(self, player: Player) -> Script:
        """One space, and one more for a grain."""
        if player.religion + 1 in TRACKS["religion"]["monk_gates"]:
            onward = {f"advance religion.{player.religion + 1}"}
            if (yield from self.ask(player, lambda: onward, "decline")) == "decline":
                return
        yield from self.step(player)

        def moves() -> set[str]:
            goods = ["grain", "gold", "coin"] if player.has("theology") else ["grain", "gold"]
            return {f"advance-for {good}" for good in goods if player.goods[good]}

        move = yield from self.ask(player, moves, "decline")
        if move != "decline":
            player.goods[move.split()[1]] -= 1
            yield from self.step(player)

    def step(self, player: Player) -> Script:
        """A die symbol before a monk symbol; happiness at the end of the track."""
        if player.religion == TRACKS["religion"]["last_space"]:
            player.gain("happiness")
            return
        player.religion += 1
        if player.religion in TRACKS["religion"]["die_gates"]:
            yield from self.add_blue(player)
        if player.religion in TRACKS["religion"]["monk_gates"]:
            yield from self.place_monk(player)

    def place_monk(self, player: Player) -> Script:
        """R4.10."""

        def others(spot: str) -> list[Player]:
            return [each for each in self.players if each is not player and spot in each.spots]

        def moves() -> set[str]:
            fee = COMMON["monk_spot_fee_per_other_monk"]
            found = [spot for spot in self.spots if spot not in player.spots]
            return {f"place-monk {spot}" for spot in found if fee * len(others(spot)) <= player.goods["coin"]}

        move = yield from self.ask(player, moves, "decline")
        if move == "decline":
            return
        spot = move.split()[1]
        for other in others(spot):
            player.goods["coin"] -= 2
            other.goods["coin"] += 2
        player.monks -= 1
        player.spots.append(spot)
        for good, amount in MISSIONS.get(spot, {}).items():
            player.gain(good, amount)

    # Passing

    def pass_(self, player: Player, space: str) -> Script:
        """R4.11."""
        taken = {each.space for each in self.players}
        player.space = space
        self.passed.append(player.seat)
        yield from self.space_effect(player, space)
        if space == "pass-road" and player.has("meditation"):
            others = {f"use-space {each}" for each in SPACES[:4] if each not in taken}
            move = yield from self.ask(player, lambda: others, "decline")
            if move != "decline":
                yield from self.space_effect(player, move.split()[1])
        for dock in COMMON["docks"]:
            for _ in player.docks[name(dock["id"])][:]:
                yield from self.effect(player, dock["per_tile"])

    def space_effect(self, player: Player, space: str) -> Script:
        """Coins, an action, or a road tile."""
        effect = COMMON["pass_spaces"][SPACES.index(space)]["effect"]
        if "place_tile" not in effect:
            yield from self.effect(player, effect)
        else:
            empty = [at for at in GRID if at not in player.cells and at != player.governor]
            cells = {f"lay {cell(at)}": at for at in empty if self.roads}
            move = yield from self.ask(player, lambda: cells, "decline")
            if move != "decline":
                self.roads -= 1
                player.cells[cells[move]] = COMMON["road_tiles"]["grid"][0][0]

    # Scoring

    def score(self, player: Player) -> dict[str, int]:
        """R4.13."""
        value = sum(COMMON["sell_price"].get(good, good == "coin") * n for good, n in player.goods.items())
        lines = player.full_lines()
        due = COMMON["bishop_penalty"]["expansion" if self.on("expansion") else "base"]
        bishops = [spot for spot in player.spots if spot in BISHOPS]
        scholars = [spot for spot in [*player.spots, player.private] if spot in SCHOLARS]
        ships = [ship for dock in player.docks.values() for ship in dock]
        found = {
            "happiness": player.goods["happiness"],
            "goods": value // COMMON["coins_per_point"],
            "colonists": sum(colonists(player.cells[at]) for line in lines for at in line),
            "scholars": sum(SCHOLARS[spot]["points"] for spot in scholars),
            "bishops-due": due * len(bishops),
            "bishops": sum(self.bishop_points(player, bishop) for bishop in bishops),
            "sets": COMMON["points_per_set"] * player.sets(),
            "ships": sum(SHIPS[ship]["points"] for ship in ships),
        }
        if player.governor:
            r, c = player.governor
            found["expansion"] = SHEET["gov"][r - 1][c - 1]
        found["conquistadors"] = sum(player.conquest)
        return found

    def bishop_points(self, player: Player, bishop: str) -> int:
        """2.10."""
        ships = [ship for dock in player.docks.values() for ship in dock]
        counts: dict[str, int] = {
            "fully_developed_line": len(player.full_lines()),
            "sugar_on_own_shipping_tiles": sum(SHIPS[ship]["cost"].get("sugar", 0) for ship in ships),
            "gem_on_own_shipping_tiles": sum(SHIPS[ship]["cost"].get("gem", 0) for ship in ships),
            "own_monk_on_common_board": len(player.spots),
            "colonist_printed_in_colony": sum(colonists(code) for code in player.cells.values()),
            "tile_in_own_fullest_dock": max(len(dock) for dock in player.docks.values()),
            "own_double_tile": sum(each.startswith("double") for each in player.tiles),
            "own_three_cell_tile": sum(each.startswith(("triple", "special")) for each in player.tiles),
        }
        data = BISHOPS[bishop]
        if data["points"] is None:
            return player.conquest[2]
        return min(int(data["max"]), int(data["points"]) * counts[data["per"]])

    def result(self) -> Table:
        """Totals, and R4.13.1."""
        totals = [sum(self.score(player).values()) for player in self.players]
        best = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        best.sort(key=lambda seat: (SPACES.index(self.players[seat].space), self.passed.index(seat)))
        won = best[:1] if self.seats > 1 or totals[0] >= COMMON["solo_thresholds"]["win"] else []
        scores = [{part: n for part, n in self.score(player).items() if n} for player in self.players]
        return {"scores": scores, "totals": totals, "winners": won, "achievements": self.achievements(totals)}

    def achievements(self, totals: list[int]) -> list[str]:
        """R4.15.2."""
        if self.seats > 1:
            return []
        player, least = self.players[0], COMMON["solo_thresholds"]
        found = {"democracy": totals[0] >= least["democracy"], "utopia": totals[0] >= least["utopia"]}
        if not player.maya:
            score = self.score(player)
            found["communism"] = score["colonists"] >= least["communism"]
            found["capitalism"] = player.sets() >= least["capitalism_sets"]
            found["theocracy"] = score["bishops"] >= least["theocracy"]
            found["goatocracy"] = any(self.shared_kinds(player, line) for line in player.full_lines())
        return sorted(each for each, reached in found.items() if reached)

    @staticmethod
    def shared_kinds(player: Player, line: list[Cell]) -> set[str]:
        """Kinds that all six buildings of a line have."""
        kinds = [set(CODES[player.cells[at]].get("kinds", ())) for at in line]
        return set.intersection(*kinds)

    def table(self) -> Table:
        """Everything that lies open or face down."""
        found: Table = {
            "year": self.year,
            "first": self.first,
            "roads": self.roads,
            "white": +self.white,
            "shared blue": +self.blue,
            "display": sorted(self.display),
            "stack": sorted(self.stack),
            "fleet": sorted(self.fleet),
            "docks": self.docks,
            "spots": sorted(self.spots),
            "pairs": self.pairs,
            "passed": self.passed,
            "stacks": sorted(
                (p.conquistador, self.march.index(p.seat), p.seat) for p in self.players if p.conquistador
            ),
            "envoys": self.envoys,
            "hiring": self.hiring,
            "crowd": +self.crowd if self.on("specialists") else Counter(),
        }
        found["stacks"] = [(space, seat) for space, _, seat in found["stacks"]]
        for player in self.players:
            found[f"player {player.seat}"] = self.mat(player)
        return found

    def mat(self, player: Player) -> Table:
        """What lies before a player."""
        return {
            "goods": dict(+player.goods),
            "religion": player.religion,
            "monks": player.monks,
            "white taken": player.white_taken,
            "blue used": player.blue_used,
            "blue": +player.blue,
            "coin piles": player.coin_piles,
            "space": player.space,
            "spots": sorted(player.spots),
            "private": player.private,
            "colony": player.colony,
            "cells": player.cells,
            "marks": player.marks,
            "docks": {dock: sorted(ships) for dock, ships in player.docks.items()},
            "tiles": sorted(player.tiles),
            "conquest": player.conquest,
            "governor": player.governor,
            "hired": +player.hired,
        }

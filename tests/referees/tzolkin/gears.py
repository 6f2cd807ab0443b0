"""Tzolk'in once more, from the sheet alone."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Collection, Generator, Iterable
from pathlib import Path
from typing import Any

from tests.referees.following import Ask, Fall, Referee, Script, Table

from yupana.engine.game import Options

SHEET: dict[str, Any] = json.loads((Path(__file__).parent / "sheet.json").read_text(encoding="utf-8"))
Choosing = Generator[Ask | Fall, str, str]
DUMMY = 9
RESOURCES = ("wood", "stone", "gold")


def name(sheet_id: str) -> str:
    """As the game writes an id of the sheet."""
    word = sheet_id.replace("_", "-")
    if word.startswith("w-"):
        word = "wealth-" + word[2:]
    head, _, number = word.rpartition("-")
    return f"{head}.{number}" if number.isdigit() else word


GEARS = {name(gear["id"]): gear for gear in SHEET["gears"]}
TEMPLES = {temple["id"]: temple for temple in SHEET["temples"]}
TRACKS: list[str] = SHEET["tech_tracks"]
BUILDINGS = {name(each["id"]): each for each in SHEET["buildings"]}
MONUMENTS = {name(each["id"]): each for each in SHEET["monuments"]}
WEALTH = {name(each["id"]): each for each in SHEET["wealth_tiles"]}
JUNGLE = {each["group"]: each for each in SHEET["jungle"]}
FOOD_DAYS = SHEET["calendar"]["food_days"]
ANY = [f"{gear}.{n}" for gear in list(GEARS)[:4] for n in range(1, 6)][:-1]


class Player:
    """What lies before one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.goods: Counter[str] = Counter()
        self.temples = dict.fromkeys(TEMPLES, 1)
        self.levels = dict.fromkeys(TRACKS, 0)
        self.available = 3
        self.bank = 3
        self.corn_tiles = self.wood_tiles = 0
        self.fed_free = self.fed_cheaper = 0
        self.light = True
        self.points: Counter[str] = Counter()  # in quarters
        self.tiles: list[str] = []
        self.kept: list[str] = []

    def can_pay(self, cost: dict[str, int]) -> bool:
        """Everything is there."""
        return all(self.goods[_good(good)] >= n for good, n in cost.items())

    def resources(self) -> int:
        """All of them."""
        return sum(self.goods[good] for good in RESOURCES)


def _good(word: str) -> str:
    return "skull" if word == "crystal_skull" else word


class Gears(Referee):
    """Two to four players."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.players = [Player(seat) for seat in range(seats)]
        self.day = self.food_days = self.calendar_corn = 0
        self.age = 1
        self.first = 0
        self.first_space = -1
        self.skulls = SHEET["constants"]["skulls_total"]
        self.gears: dict[str, dict[int, int]] = {gear: {} for gear in GEARS}
        fields = SHEET["setup"][str(seats)]["fields"]
        self.corn = dict.fromkeys(JUNGLE, fields)
        self.wood = {group: fields if "wood" in each else 0 for group, each in JUNGLE.items()}
        self.offerings: dict[int, int] = {}
        self.row: list[str] = []
        self.monuments: list[str] = []
        self.deck = {tile for tile, each in BUILDINGS.items() if each["age"] == 1}

    # Small things

    def draw(self, among: Iterable[str]) -> Choosing:
        """Something comes."""
        fell = yield Fall(sorted(among))
        return fell

    def score(self, player: Player, source: str, points: int) -> None:
        """Whole points."""
        player.points[source] += 4 * points

    def on_gears(self, player: Player) -> list[tuple[str, int]]:
        """Own workers."""
        return [(gear, s) for gear, on in self.gears.items() for s, who in sorted(on.items()) if who == player.seat]

    def lowest(self, gear: str) -> int | None:
        """The smallest free numbered space."""
        last = GEARS[gear]["last_numbered"]
        return next((s for s in range(last + 1) if s not in self.gears[gear]), None)

    def climbable(self, player: Player) -> list[str]:
        """Temples that can be climbed."""
        return [temple for temple in TEMPLES if self.can_climb(player, temple)]

    def can_climb(self, player: Player, temple: str) -> bool:
        """The top step holds one player."""
        top = len(TEMPLES[temple]["points"]) - 1
        at = player.temples[temple]
        others = [each.temples[temple] for each in self.players if each is not player]
        return at < top and (at + 1 < top or top not in others)

    def climb(self, player: Player, temple: str) -> None:
        """One step up, if possible."""
        if self.can_climb(player, temple):
            player.temples[temple] += 1
            if player.temples[temple] == len(TEMPLES[temple]["points"]) - 1:
                player.light = True

    def choose_climb(self, player: Player, without: Collection[str] = ()) -> Choosing:
        """A temple of choice; lost if none can be climbed."""
        found = [temple for temple in self.climbable(player) if temple not in without]
        if not found:
            return ""
        temple = (yield Ask(player.seat, {f"climb {each}" for each in found})).split()[1]
        self.climb(player, temple)
        return temple

    def low(self, player: Player) -> list[str]:
        """Temples where a god can be angered."""
        return [temple for temple, at in player.temples.items() if at]

    def gain(self, player: Player, good: str, n: int) -> None:
        """Skulls are few."""
        good = _good(good)
        if good == "skull":
            n = min(n, self.skulls)
            self.skulls -= n
        player.goods[good] += n

    def pay_any(self, player: Player, n: int) -> Script:
        """Resources of any kinds, one by one."""
        for _ in range(n):
            good = (yield Ask(player.seat, {f"pay {good}" for good in RESOURCES if player.goods[good]})).split()[1]
            player.goods[good] -= 1

    # Set-up

    def match(self) -> Script:
        """Rounds until the fourth Food Day."""
        yield from self.set_up()
        while True:
            for n in range(self.seats):
                yield from self.turn(self.players[(self.first + n) % self.seats])
            if self.day >= FOOD_DAYS[self.food_days]["day"]:
                yield from self.food_day()
                if self.food_days == 4:
                    break
            yield from self.calendar()
        self.end()

    def set_up(self) -> Script:
        """Chapter 3."""
        self.first = int((yield from self.draw(f"seat.{n}" for n in range(self.seats)))[5:])
        for _ in range(self.seats + 2):
            self.monuments.append((yield from self.draw({*MONUMENTS} - {*self.monuments})))
        for _ in range(6):
            self.row.append((yield from self.draw(self.deck)))
            self.deck.discard(self.row[-1])
        wealth = set(WEALTH)
        hands: list[list[str]] = [[] for _ in self.players]
        for _, hand in itertools.product(range(4), hands):
            hand.append((yield from self.draw(wealth)))
            wealth.discard(hand[-1])
        dummies = SHEET["setup"][str(self.seats)]["dummies"]
        while dummies:
            tile = yield from self.draw(wealth)
            wealth.discard(tile)
            gear, space = name(WEALTH[tile]["gear"]), WEALTH[tile]["space"]
            alone = not self.gears[gear]
            self.gears[gear][space] = DUMMY
            dummies -= 1
            if alone and gear != "chichen-itza" and dummies:
                self.gears[gear][(space + 5) % 10] = DUMMY
                dummies -= 1
        order = list(WEALTH)
        answers = []
        for player, hand in zip(self.players, hands):
            pairs = itertools.combinations(sorted(hand, key=order.index), 2)
            answers.append((yield Ask(player.seat, {f"keep {a} {b}" for a, b in pairs})).split()[1:])
        for player, player.kept in zip(self.players, answers):
            for tile in player.kept:
                for good, n in WEALTH[tile]["gain"].items():
                    self.gain(player, good, n)
                yield from self.effects(player, WEALTH[tile]["effects"])

    # A turn

    def turn(self, player: Player) -> Script:
        """4.2."""
        begged = False
        while True:
            corn = player.goods["corn"]
            spaces = {gear: lowest for gear in GEARS if (lowest := self.lowest(gear)) is not None}
            cheapest = min([*spaces.values(), *([0] if self.first_space < 0 else [])])
            stuck = not self.on_gears(player) and corn < cheapest
            moves = set()
            if corn <= 2 and not begged:
                moves = {f"beg {temple}" for temple in self.low(player)}
            mercy = stuck and not self.low(player)
            if not stuck or mercy:
                moves |= self.placements(player, 0, cheapest if mercy else None) if player.available else set()
                moves |= {f"pick-up {gear}.{s}" for gear, s in self.on_gears(player)}
            verb, place = (yield Ask(player.seat, moves)).split()
            if verb != "beg":
                break
            player.temples[place] -= 1
            player.goods["corn"] = 3
            begged = True
        if verb == "place":
            yield from self.place_workers(player, place, mercy)
        else:
            yield from self.pick_up_workers(player, place)

    def placements(self, player: Player, placed: int, mercy: int | None = None) -> set[str]:
        """Where a worker can be placed now."""
        found = {gear: lowest for gear in GEARS if (lowest := self.lowest(gear)) is not None}
        if mercy is not None:
            moves = {f"place {gear}.{s}" for gear, s in found.items() if s == mercy}
            return moves | ({"place first-player-space"} if self.first_space < 0 and not mercy else set())
        corn = player.goods["corn"] - placed
        moves = {f"place {gear}.{s}" for gear, s in found.items() if s <= corn}
        return moves | ({"place first-player-space"} if self.first_space < 0 and corn >= 0 else set())

    def place_workers(self, player: Player, place: str, mercy: bool) -> Script:
        """4.2.4."""
        placed, first = 0, False
        while True:
            player.available -= 1
            cost = placed
            if place == "first-player-space":
                self.first_space = player.seat
                first = True
            else:
                gear, _, space = place.rpartition(".")
                self.gears[gear][int(space)] = player.seat
                cost += int(space)
            player.goods["corn"] -= min(cost, player.goods["corn"])
            placed += 1
            more = self.placements(player, placed) if player.available and not mercy else set()
            move = yield Ask(player.seat, {*more, "end-turn"})
            if move == "end-turn":
                break
            place = move.split()[1]
        if first:
            player.goods["corn"] += self.calendar_corn
            self.calendar_corn = 0

    def pick_up_workers(self, player: Player, place: str) -> Script:
        """4.2.6."""
        while True:
            gear, _, space = place.rpartition(".")
            del self.gears[gear][int(space)]
            player.available += 1
            yield from self.choose_action(player, gear, int(space))
            more = {f"pick-up {g}.{s}" for g, s in self.on_gears(player)}
            move = yield Ask(player.seat, {*more, "end-turn"})
            if move == "end-turn":
                break
            place = move.split()[1]
        for slot, tile in enumerate(self.row):
            if not tile and self.deck:
                self.row[slot] = yield from self.draw(self.deck)
                self.deck.discard(self.row[slot])

    def choose_action(self, player: Player, gear: str, s: int) -> Script:
        """What a worker may do, with the corn for stepping back."""
        data = GEARS[gear]
        fees: dict[int, int] = {}
        if s >= data["first_free_choice"]:
            fees = dict.fromkeys(range(1, data["basic_actions"] + 1), 0)
        else:
            fees = {q: s - q for q in range(1, s + 1)}
            if gear == "chichen-itza" and player.levels["theology"]:
                fees |= dict.fromkeys(range(1, 10), 0) if s == 9 else {s + 1: 0}
        moves = {}
        for q, fee in fees.items():
            if player.goods["corn"] >= fee:
                player.goods["corn"] -= fee
                if self.can_do(player, gear, q):
                    moves[f"use {gear}.{q}"] = (q, fee)
                player.goods["corn"] += fee
        move = yield Ask(player.seat, {*moves, "no-action"})
        if move != "no-action":
            q, fee = moves[move]
            player.goods["corn"] -= fee
            yield from self.act(player, gear, q)

    # Actions

    def can_do(self, player: Player, gear: str, q: int) -> bool:
        """The action is payable and not void."""
        match gear, q:
            case "palenque", 1:
                return True
            case "palenque", _:
                return bool(self.harvests(player, q))
            case "yaxchilan", _:
                return q != 4 or self.skulls > 0
            case "tikal", (1 | 3):
                return bool(self.paid_advances(player))
            case "tikal", 2:
                return bool(self.builds(player, True, False))
            case "tikal", 4:
                return bool(self.builds(player, True, False)) or bool(self.monument_moves(player))
            case "tikal", _:
                return player.resources() > 0 and bool(self.climbable(player))
            case "uxmal", 1:
                return player.goods["corn"] >= 3 and bool(self.climbable(player))
            case "uxmal", 2:
                return bool(self.trades(player, 0))
            case "uxmal", 3:
                return player.bank > 0
            case "uxmal", 4:
                return bool(self.corn_builds(player))
            case "uxmal", _:
                return bool(self.any_actions(player))
        return player.goods["skull"] > 0 and q not in self.offerings

    def any_actions(self, player: Player) -> list[str]:
        """Uxmal 5, for a corn."""
        if not player.goods["corn"]:
            return []
        player.goods["corn"] -= 1
        found = [each for each in ANY if self.can_do(player, each.rpartition(".")[0], int(each[-1]))]
        player.goods["corn"] += 1
        return found

    def act(self, player: Player, gear: str, q: int) -> Script:
        """4.3."""
        goods, levels = player.goods, player.levels
        match gear, q:
            case "palenque", 1:
                goods["corn"] += 3 + (levels["agriculture"] >= 2)
            case "palenque", _:
                yield from self.harvest(player, q)
            case "yaxchilan", _:
                more = {"wood": levels["extraction"] >= 1, "stone": levels["extraction"] >= 2}
                more |= {"gold": levels["extraction"] >= 3, "crystal_skull": levels["theology"] >= 3}
                for good, n in SHEET["yaxchilan"][str(q)].items():
                    self.gain(player, good, n + more.get(good, False))
            case "tikal", (1 | 3):
                yield from self.paid_advance(player, "")
                if q == 3 and self.paid_advances(player):
                    yield from self.paid_advance(player, "decline")
            case "tikal", 2:
                yield from self.build(player, self.builds(player, True, False))
            case "tikal", 4:
                yield from self.build_two(player)
            case "tikal", _:
                yield from self.pay_any(player, 1)
                first = yield from self.choose_climb(player)
                yield from self.choose_climb(player, [first])
            case "uxmal", 1:
                goods["corn"] -= 3
                yield from self.choose_climb(player)
            case "uxmal", 2:
                yield from self.market(player)
            case "uxmal", 3:
                self.gain_worker(player)
            case "uxmal", 4:
                yield from self.build(player, self.corn_builds(player))
            case "uxmal", _:
                moves = {f"use {each}": each for each in self.any_actions(player)}
                goods["corn"] -= 1
                place = moves[(yield Ask(player.seat, moves))]
                yield from self.act(player, place.rpartition(".")[0], int(place[-1]))
            case _:
                yield from self.offer(player, q)

    def gain_worker(self, player: Player) -> None:
        """From the bank."""
        if player.bank:
            player.bank -= 1
            player.available += 1

    def harvests(self, player: Player, group: int) -> set[str]:
        """What the jungle offers."""
        corn, wood = self.corn[group], self.wood[group]
        found = set()
        if corn > wood:
            found.add(f"harvest-corn jungle-corn.{group}")
        elif player.levels["agriculture"] >= 2:
            found.add(f"harvest-without-tile jungle-corn.{group}")
        if wood:
            found.add(f"harvest-wood jungle-wood.{group}")
            if self.low(player):
                found.add(f"burn jungle-wood.{group}")
        return found

    def harvest(self, player: Player, group: int) -> Script:
        """4.3."""
        verb = (yield Ask(player.seat, self.harvests(player, group))).split()[0]
        level = player.levels["agriculture"]
        corn = JUNGLE[group]["corn"] + (level >= 1) + 2 * (level >= 3)
        if verb == "harvest-wood":
            self.wood[group] -= 1
            player.wood_tiles += 1
            player.goods["wood"] += JUNGLE[group]["wood"] + (player.levels["extraction"] >= 1)
            return
        player.goods["corn"] += corn
        if verb != "harvest-without-tile":
            self.corn[group] -= 1
            player.corn_tiles += 1
        if verb == "burn":
            self.wood[group] -= 1
            temple = (yield Ask(player.seat, {f"anger {temple}" for temple in self.low(player)})).split()[1]
            player.temples[temple] -= 1

    def advances(self, player: Player) -> list[str]:
        """Tracks on which an advance is not void."""
        void = {"agriculture": not self.climbable(player), "theology": not self.skulls}
        return [track for track in TRACKS if player.levels[track] < 3 or not void.get(track, False)]

    def paid_advances(self, player: Player) -> list[str]:
        """Those that can be paid."""
        return [track for track in self.advances(player) if player.resources() >= self.advance_cost(player, track)]

    @staticmethod
    def advance_cost(player: Player, track: str) -> int:
        """By level."""
        cost: int = [*SHEET["tech_costs"], SHEET["tech_bonus_cost"]][player.levels[track]]
        return cost

    def paid_advance(self, player: Player, way_out: str) -> Script:
        """One advance, which may be left."""
        moves = {f"advance {track}" for track in self.paid_advances(player)}
        move = yield Ask(player.seat, moves | ({way_out} if way_out else set()))
        if move != way_out:
            track = move.split()[1]
            yield from self.pay_any(player, self.advance_cost(player, track))
            yield from self.advance(player, track)

    def advance(self, player: Player, track: str) -> Script:
        """A level, or the bonus."""
        if player.levels[track] < 3:
            player.levels[track] += 1
        elif track == "agriculture":
            yield from self.choose_climb(player)
        elif track == "extraction":
            for _ in range(2):
                yield from self.take_resource(player)
        elif track == "architecture":
            self.score(player, "architecture", 3)
        else:
            self.gain(player, "skull", 1)

    def take_resource(self, player: Player) -> Script:
        """One of choice."""
        player.goods[(yield Ask(player.seat, {f"take {good}" for good in RESOURCES})).split()[1]] += 1

    def trades(self, player: Player, moved: int) -> dict[str, tuple[str, int]]:
        """Single trades."""
        cap = self.options["market-cap"]
        found = {}
        for good, price in SHEET["market"].items():
            if not cap or moved + price <= cap:
                if player.goods[good]:
                    found[f"sell {good}"] = (good, price)
                if player.goods["corn"] >= price:
                    found[f"buy {good}"] = (good, -price)
        return found

    def market(self, player: Player) -> Script:
        """Until done."""
        moved = 0
        while True:
            moves = self.trades(player, moved)
            move = yield Ask(player.seat, {*moves, "done"})
            if move == "done":
                return
            good, corn = moves[move]
            player.goods["corn"] += corn
            player.goods[good] += -1 if corn > 0 else 1
            moved += abs(corn)

    def offer(self, player: Player, q: int) -> Script:
        """A skull for Chichen Itza."""
        data = SHEET["chichen_itza"][q - 1]
        player.goods["skull"] -= 1
        self.offerings[q] = player.seat
        self.score(player, "chichen-itza-skulls", data["vp"])
        self.climb(player, data["temple"])
        if data["resource"]:
            yield from self.take_resource(player)
        if player.levels["theology"] >= 2 and player.resources() and self.climbable(player):
            moves = {f"offer {good}" for good in RESOURCES if player.goods[good]}
            move = yield Ask(player.seat, {*moves, "decline"})
            if move != "decline":
                player.goods[move.split()[1]] -= 1
                yield from self.choose_climb(player)

    # Construction

    def builds(self, player: Player, architecture: bool, first: bool) -> dict[str, tuple[str, Counter[str], bool]]:
        """Buildings that can be paid with resources: the tile, what is paid, and whether architecture is used."""
        found: dict[str, tuple[str, Counter[str], bool]] = {}
        level = player.levels["architecture"] if architecture else 0
        for tile in filter(None, self.row):
            cost: Counter[str] = Counter(BUILDINGS[tile]["cost"])
            if level == 3:
                for kind in cost:
                    less = cost - Counter({kind: 1})
                    if player.can_pay(less):
                        found[f"build-saving {tile} {kind}"] = (tile, less, True)
            elif player.can_pay(cost):
                found[f"build {tile}"] = (tile, cost, level > 0)
            if first and level and player.can_pay(cost):
                found[f"build-plain {tile}"] = (tile, cost, False)
        return found

    def corn_builds(self, player: Player) -> dict[str, tuple[str, Counter[str], bool]]:
        """Uxmal 4."""
        level = player.levels["architecture"]
        found = {}
        for tile in filter(None, self.row):
            corn = 2 * sum(BUILDINGS[tile]["cost"].values()) - 2 * (level == 3)
            if player.goods["corn"] >= corn:
                found[f"build {tile}"] = (tile, Counter({"corn": corn}), level > 0)
        return found

    def monument_moves(self, player: Player) -> dict[str, str]:
        """Those that can be paid."""
        return {f"build {tile}": tile for tile in self.monuments if player.can_pay(MONUMENTS[tile]["cost"])}

    def build(self, player: Player, moves: dict[str, tuple[str, Counter[str], bool]], way_out: str = "") -> Choosing:
        """One building; the move that was made."""
        move = yield Ask(player.seat, {*moves} | ({way_out} if way_out else set()))
        if move in moves:
            yield from self.construct(player, *moves[move])
        return move

    def construct(self, player: Player, tile: str, cost: Counter[str], architecture: bool) -> Script:
        """4.4."""
        level = player.levels["architecture"] if architecture else 0
        player.goods.subtract(cost)
        self.row[self.row.index(tile)] = ""
        player.tiles.append(tile)
        player.goods["corn"] += level >= 1
        self.score(player, "architecture", 2 * (level >= 2))
        yield from self.effects(player, BUILDINGS[tile]["effects"])

    def build_two(self, player: Player) -> Script:
        """Tikal 4."""
        moves = self.builds(player, True, True)
        monuments = self.monument_moves(player)
        move = yield Ask(player.seat, {*moves, *monuments})
        if move in monuments:
            tile = monuments[move]
            for good, n in MONUMENTS[tile]["cost"].items():
                player.goods[_good(good)] -= n
                self.skulls += n if _good(good) == "skull" else 0
            self.monuments.remove(tile)
            player.tiles.append(tile)
            return
        yield from self.construct(player, *moves[move])
        used = moves[move][2]
        second = self.builds(player, not used, False)
        if second:
            yield from self.build(player, second, "decline")

    def effects(self, player: Player, effects: list[dict[str, Any]]) -> Script:
        """In the order of the table."""
        for effect in effects:
            match effect["type"]:
                case "feed_free":
                    player.fed_free += effect["amount"]
                case "feed_discount":
                    player.fed_cheaper += effect["amount"]
                case "vp":
                    self.score(player, "buildings", effect["amount"])
                case "gain":
                    self.gain(player, effect["material"], effect["amount"])
                case "gain_worker":
                    self.gain_worker(player)
                case "tech":
                    for _ in range(effect["steps"]):
                        track = effect["track"]
                        if track == "any":
                            track = (
                                yield Ask(player.seat, {f"advance {each}" for each in self.advances(player)})
                            ).split()[1]
                        yield from self.advance(player, track)
                case "temple":
                    for _ in range(effect["steps"]):
                        if effect["temple"] == "any":
                            yield from self.choose_climb(player)
                        else:
                            self.climb(player, effect["temple"])
                case "may_build_one":
                    yield from self.may(player, "tikal", 2)
                case "may_market":
                    yield from self.may(player, "uxmal", 2)
                case _:
                    yield from self.may(player, "uxmal", 5)

    def may(self, player: Player, gear: str, q: int) -> Script:
        """An action that may be declined."""
        if self.can_do(player, gear, q) and (yield Ask(player.seat, {f"use {gear}.{q}", "decline"})) != "decline":
            yield from self.act(player, gear, q)

    # Food Day, calendar, end

    def food_day(self) -> Script:
        """4.5."""
        for player in self.players:
            workers = 6 - player.bank
            need = max(0, 2 - player.fed_cheaper)
            hungry = max(0, workers - player.fed_free)
            if need:
                fed = min(hungry, player.goods["corn"] // need)
                player.goods["corn"] -= fed * need
                self.score(player, "hunger", -3 * (hungry - fed))
        if self.food_days == 1:
            self.age = 2
            self.row = []
            self.deck = {tile for tile, each in BUILDINGS.items() if each["age"] == 2}
            for _ in range(6):
                self.row.append((yield from self.draw(self.deck)))
                self.deck.discard(self.row[-1])
        if FOOD_DAYS[self.food_days]["kind"] == "mid_age":
            self.temple_goods()
        else:
            self.temple_points()
        self.food_days += 1

    def temple_goods(self) -> None:
        """Of the own step and all lower ones."""
        enough = self.skulls >= sum(player.temples["kukulkan"] >= 5 for player in self.players)
        for player in self.players:
            for temple, data in TEMPLES.items():
                for step, good in data["rewards"].items():
                    if player.temples[temple] >= int(step) and (good != "crystal_skull" or enough):
                        self.gain(player, good, 1)

    def temple_points(self) -> None:
        """Of the own step, and for the highest."""
        for temple, data in TEMPLES.items():
            highest = max(player.temples[temple] for player in self.players)
            leaders = [player for player in self.players if player.temples[temple] == highest]
            bonus = data["leader_bonus"][self.food_days == 3]
            for player in self.players:
                self.score(player, "temple-steps", data["points"][player.temples[temple]])
                if player in leaders:
                    self.score(player, "temple-leads", bonus if len(leaders) == 1 else bonus // 2)

    def calendar(self) -> Script:
        """4.6."""
        days = 1
        if self.first_space < 0:
            self.calendar_corn += 1
        else:
            player = self.players[self.first_space]
            self.first_space = -1
            player.available += 1
            self.first = player.seat if player.seat != self.first else (player.seat + 1) % self.seats
            blocks = [self.gears[gear].get(data["spin_block_space"], DUMMY) for gear, data in GEARS.items()]
            twice = player.light and all(who == DUMMY for who in blocks)
            if (yield Ask(player.seat, {"advance-one-day", *(["advance-two-days"] if twice else [])})).endswith("s"):
                days = 2
                player.light = False
        for _ in range(days):
            self.advance_day()

    def advance_day(self) -> None:
        """Workers on the last spaces fall off."""
        self.day += 1
        for gear, data in GEARS.items():
            moved = {}
            for s, who in self.gears[gear].items():
                if who == DUMMY:
                    moved[(s + 1) % data["teeth"]] = who
                elif s == data["last_numbered"]:
                    self.players[who].available += 1
                else:
                    moved[s + 1] = who
            self.gears[gear] = moved

    def end(self) -> None:
        """4.7."""
        if self.first_space >= 0:
            self.players[self.first_space].available += 1
            self.first_space = -1
        self.advance_day()
        for player in self.players:
            value = sum(SHEET["market"].get(good, good == "corn") * n for good, n in player.goods.items())
            player.points["goods"] += value
            self.score(player, "skulls", 3 * player.goods["skull"])
            for tile in player.tiles:
                if tile in MONUMENTS:
                    self.score(player, "monuments", self.monument_points(player, MONUMENTS[tile]["scoring"]))

    def monument_points(self, player: Player, scoring: dict[str, Any]) -> int:
        """2.11."""
        tiles = {**BUILDINGS, **MONUMENTS}
        vp = scoring.get("vp", 0)
        match scoring["kind"]:
            case "per_frame":
                return int(vp * sum(tiles[tile]["frame"] == scoring["frame"] for tile in player.tiles))
            case "per_construction":
                return int(vp * len(player.tiles))
            case "per_monument_all_players":
                count = sum(tile in MONUMENTS for each in self.players for tile in each.tiles)
                return int(scoring["vp_by_players"][str(self.seats)] * count)
            case "per_corn_tile":
                return int(vp * player.corn_tiles)
            case "per_wood_tile":
                return int(vp * player.wood_tiles)
            case "workers_in_play":
                return int(scoring["vp_by_count"][str(6 - player.bank)])
            case "per_tech_level":
                return int(vp * sum(player.levels.values()))
            case "techs_at_level_3":
                return int(scoring["vp_by_count"][sum(level == 3 for level in player.levels.values())])
            case "best_temple_steps_above_start":
                return int(vp * max(0, *(at - 1 for at in player.temples.values())))
            case "temple_step_points":
                return sum(TEMPLES[temple]["points"][at] for temple, at in player.temples.items())
        return int(vp * len(self.offerings))

    def result(self) -> Table:
        """4.7, 4."""
        totals = [player.points.total() for player in self.players]
        rank = [(totals[player.seat], len(self.on_gears(player))) for player in self.players]
        scores = [{part: n for part, n in player.points.items() if n} for player in self.players]
        return {"scores": scores, "totals": totals, "winners": [n for n in range(self.seats) if rank[n] == max(rank)]}

    def table(self) -> Table:
        """Everything on the table."""
        found: Table = {
            "day": self.day,
            "food days": self.food_days,
            "age": self.age,
            "calendar corn": self.calendar_corn,
            "first": self.first,
            "first space": self.first_space,
            "skulls": self.skulls,
            "gears": self.gears,
            "corn": self.corn,
            "wood": self.wood,
            "offerings": self.offerings,
            "row": self.row,
            "monuments": sorted(self.monuments),
            "deck": sorted(self.deck),
        }
        for player in self.players:
            found[f"player {player.seat}"] = {
                "goods": +player.goods,
                "temples": player.temples,
                "levels": player.levels,
                "available": player.available,
                "bank": player.bank,
                "corn tiles": player.corn_tiles,
                "wood tiles": player.wood_tiles,
                "fed": (player.fed_free, player.fed_cheaper),
                "light": player.light,
                "points": {part: n for part, n in player.points.items() if n},
                "tiles": sorted(player.tiles),
                "kept": player.kept,
            }
        return found

"""Module D once more, from the sheet alone: the Maya city."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.referees.following import Ask, Script, Table
from tests.referees.santa_maria.colony import SHEET, SPACES, Colonies, Cost, Player, name

from yupana.engine.game import Options

MAYA = SHEET["maya"]
DISTRICTS = {name(each["id"]).replace("gold", "gold-temple"): each for each in MAYA["districts"]}
TEMPLES = {
    f"temple.{n}": (size, cost)
    for n, (size, cost) in enumerate(
        ((size, each) for size, part in SHEET["temples"].items() for each in part.values()), 1
    )
}
SIZES = tuple(SHEET["temples"])
CARDS = {name(card): halves for card, halves in SHEET["cards"].items()}
STORED = ("wood", "grain", "sugar", "gem", "cacao")
TRADED = (*STORED, "gold", "coin")
Spot = tuple[int, int]
SPOTS = [(road, k) for road in range(1, 7) for k in range(1, 5)]


def spot(at: Spot) -> str:
    """The name of a spot."""
    return f"spot.{at[0]}.{at[1]}"


def half(card: str, kind: str) -> dict[str, Any] | None:
    """What the half of this kind says, if the card has one."""
    return next((each[kind] for each in CARDS[card] if kind in each), None)


class Settler(Player):
    """A colony player whose gold comes from the vault first."""

    def __init__(self, seat: int, city: City) -> None:
        super().__init__(seat)
        self.city = city

    def gain(self, good: str, amount: int = 1) -> None:
        """R4.19.6."""
        for _ in range(amount):
            before = self.goods[good]
            super().gain(good)
            if good == "gold" and self.goods[good] > before and self.city.vault:
                self.city.vault -= 1


class Ruler(Player):
    """The Maya player: goods are full warehouses."""

    def __init__(self) -> None:
        super().__init__(0)
        self.maya = True
        self.warehouses: Counter[str] = Counter()

    def gain(self, good: str, amount: int = 1) -> None:
        """R4.19.2: without an empty tile of that kind it is lost."""
        self.goods[good] += amount
        if good in STORED:
            self.goods[good] = min(self.goods[good], self.warehouses[good])

    def empty(self) -> list[str]:
        """Goods with an empty tile."""
        return [good for good in STORED if self.goods[good] < self.warehouses[good]]


class City(Colonies):
    """Everything, with or without the Maya city."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.vault = 0
        if not self.on("maya"):
            return
        self.ruler = Ruler()
        self.players = [self.ruler, *(Settler(seat, self) for seat in range(1, seats))]
        self.buildings: dict[Spot, str] = {}
        for place, building in MAYA["printed"].items():
            self.buildings[int(place[1]), int(place[3])] = building
        self.deck = set(CARDS)
        self.under: list[str] = []
        self.hand: list[str] = []
        self.tucked: dict[str, list[str]] = {district: [] for district in DISTRICTS}
        self.levels: Counter[str] = Counter()
        self.temples: dict[str, str] = {}
        self.temple_stack = set(TEMPLES)
        self.priests = self.ready = 0
        self.forks: set[int] = set()
        self.tokens = {kind: list(each) for kind, each in MAYA["building_tokens"].items()}

    def found_city(self) -> Script:
        """3.11."""
        if not self.on("maya"):
            return
        for tile in MAYA["warehouses_start"]:
            for good, side in tile.items():
                self.ruler.warehouses[good] += 1
                self.ruler.goods[good] += side == "full"
        self.ruler.goods["coin"] = MAYA["start_coins"]
        self.vault = self.seats
        for district in DISTRICTS:
            yield from self.show_temple(district)
        yield from self.draw_cards(MAYA["start_hand"])

    def show_temple(self, district: str) -> Script:
        """The top tile of the stack of the size that is due."""
        if self.levels[district] < len(SIZES):
            size = SIZES[self.levels[district]]
            found = yield from self.draw(each for each in self.temple_stack if TEMPLES[each][0] == size)
            self.temple_stack.discard(found)
            self.temples[district] = found

    def draw_cards(self, count: int) -> Script:
        """From the deck, then what was put under it, as far as there are any."""
        for _ in range(count):
            if self.deck:
                card = yield from self.draw(self.deck)
                self.deck.discard(card)
                self.hand.append(card)
            elif self.under:
                self.hand.append((yield from self.draw(self.under[:1])))
                self.under.pop(0)

    def cards_between_years(self) -> Script:
        """R4.19.12."""
        if self.on("maya"):
            self.ready = self.priests
            self.vault += min(self.seats, self.supply())
            yield from self.draw_cards(MAYA["draw_between_years"])

    def supply(self) -> int:
        """Gold that lies neither in the vault nor with anybody."""
        return 12 - self.vault - sum(player.goods["gold"] for player in self.players)

    # A turn

    def turn(self, player: Player) -> Script:
        """R4.19.1."""
        if not player.maya:
            yield from super().turn(player)
            return
        verb, *places = (yield Ask(0, self.city_actions())).split()
        if verb == "pass":
            yield from self.pass_city(places[0])
        elif verb == "send-priest":
            at = (int(places[0][5]), int(places[0][7]))
            self.ready -= 1
            self.ruler.marks[at] = "priest"
            yield from self.run_city(at)
            yield from self.after_walk(0, at[0], False)
        elif verb.startswith("play"):
            yield from self.play_card(verb[5:], places[0])
        else:
            yield from self.use_city_die(verb == "use-cacao", places[0], int(places[1][5:]))
        yield Ask(0, {"end-turn"})

    def city_actions(self) -> set[str]:
        """A die, a card, a priest, or to pass."""
        ruler = self.ruler
        found = self.pass_moves(ruler)
        for die, (_, value) in self.dice(ruler).items():
            for final, cost in self.changes(ruler, value):
                if ruler.can_pay(cost) and self.walks(final):
                    found.add(f"{'use-cacao' if 'cacao' in cost else 'use'} {die} road.{final}")
        for card in self.hand:
            for kind in ("trade", "festival", "construction"):
                words = half(card, kind)
                if words is None or not ruler.can_pay(words.get("pay", {})):
                    continue
                if kind != "construction" or (self.tokens[words["token"]] and len(self.buildings) < len(SPOTS)):
                    found.add(f"play-{kind} {card}")
        if self.ready:
            found |= {f"send-priest {spot(at)}" for at in SPOTS if self.free_spot(at)}
        return found

    def free_spot(self, at: Spot) -> bool:
        """A building without die or priest."""
        return at in self.buildings and at not in self.ruler.marks

    def paths(self, value: int) -> Iterator[list[Spot]]:
        """R4.19.3, 3: inward, then outward along each road that can be reached."""
        inward = [(value, k) for k in range(1, 5)]
        for direction in (-1, 1):
            road = value + direction
            while 1 <= road <= 6:
                yield inward + [(road, k) for k in range(4, 0, -1)]
                if road not in self.forks:
                    break
                road += direction

    def walks(self, value: int) -> dict[str, list[Spot]]:
        """Every stopping place with the free buildings up to it."""
        found = {}
        for path in self.paths(value):
            free = [at for at in path if self.free_spot(at)]
            for n, at in enumerate(free, 1):
                found[f"walk {spot(at)}"] = free[:n]
        return found

    def use_city_die(self, cacao: bool, die: str, final: int) -> Script:
        """R4.19.3."""
        ruler = self.ruler
        colour, value = self.dice(ruler)[die]
        cost = next(each for v, each in self.changes(ruler, value) if v == final and ("cacao" in each) == cacao)
        yield from self.pay(ruler, cost)
        self.take_die(ruler, die, colour, value)
        yield from self.walk(final, colour if die[0] != "a" else f"ambassador-{colour}")
        if die.startswith("ambassador"):
            yield from self.all_follow(ruler, colour, final)

    def technologies(self, value: int) -> set[str]:
        """Cards that fit the die."""
        return {f"play-technology {card}" for card in self.hand if (half(card, "technology") or {}).get("die") == value}

    def walk(self, value: int, die: str) -> Script:
        """Technology, the way through the city, technology or a temple."""
        played = False
        while True:
            walks = self.walks(value)
            if not walks:
                return
            more = set() if played else self.technologies(value)
            move = yield Ask(
                0, {*walks, *more, *(() if die or played else ("decline",))}
            )  # no technology without a walk
            if move == "decline":
                return
            if move in walks:
                break
            yield from self.play_technology(move.split()[1])
            played = True
        for at in walks[move]:
            yield from self.run_city(at)
        if die:
            self.ruler.marks[walks[move][-1]] = die
        yield from self.after_walk(0 if played else value, walks[move][-1][0], False)

    def after_walk(self, value: int, road: int, built: bool) -> Script:
        """One technology card, one temple level, in any order."""
        while True:
            near = [district for district, each in DISTRICTS.items() if road in each["between_roads"]]
            moves = self.completions(near) if not built else set()
            moves |= self.technologies(value) if value else set()
            if not moves:
                return
            move = yield Ask(0, {*moves, "decline"})
            if move == "decline":
                return
            if move.startswith("complete"):
                yield from self.complete(move.split()[1])
                built = True
            else:
                yield from self.play_technology(move.split()[1])
                value = 0

    def play_technology(self, card: str) -> Script:
        """R4.19.8."""
        words = half(card, "technology")
        assert words
        self.hand.remove(card)
        self.tucked["technology"].append(card)
        yield from self.city_effect(words["bonus"])

    def run_city(self, at: Spot) -> Script:
        """A building of the city."""
        yield from self.city_effect(self.buildings[at])

    def city_effect(self, word: str) -> Script:
        """Ruling 46: by itself."""
        match word:
            case "warrior":
                yield from self.conquer(self.ruler)
            case "religion":
                yield from self.preach(self.ruler)
            case "coin2":
                self.ruler.gain("coin", 2)
            case "happiness1":
                self.ruler.gain("happiness")
            case _:
                self.ruler.gain(word)

    # Temples

    def completions(self, districts: list[str]) -> set[str]:
        """Levels that can be paid for."""
        return {
            f"complete {district}"
            for district in districts
            if self.levels[district] < len(SIZES) and self.ruler.can_pay(TEMPLES[self.temples[district]][1])
        }

    def complete(self, district: str) -> Script:
        """R4.19.4."""
        yield from self.pay(self.ruler, TEMPLES[self.temples.pop(district)][1])
        self.levels[district] += 1
        reward = DISTRICTS[district]["reward"]
        if "warehouse_tile" in reward:
            total = Counter(MAYA["warehouses_reserve"])
            for tile in MAYA["warehouses_start"]:
                total.update(tile.keys())
            left = {f"take {good}" for good in STORED if self.ruler.warehouses[good] < total[good]}
            if left:
                good = (yield Ask(0, left)).split()[1]
                self.ruler.warehouses[good] += 1
                self.ruler.gain(good)
        elif "draw_cards" in reward:
            yield from self.draw_cards(reward["draw_cards"])
        elif "high_priest" in reward:
            if self.priests < MAYA["high_priests"]:
                self.priests += 1
                self.ready += 1
        elif "road_token" in reward:
            if len(self.forks) < MAYA["road_tokens"]:
                free = {f"link fork.{fork}" for fork in MAYA["forks"] if fork not in self.forks}
                self.forks.add(int((yield Ask(0, free))[-1]))
        else:
            self.ruler.gain("coin", reward["gain"]["coin"])
        yield from self.show_temple(district)

    # Cards

    def play_card(self, kind: str, card: str) -> Script:
        """R4.19.7."""
        words = half(card, kind)
        assert words is not None
        self.hand.remove(card)
        self.tucked[kind].append(card)
        yield from self.pay(self.ruler, words.get("pay", {}))
        if kind == "trade":
            self.ruler.gain("coin")
            yield from self.exchange()
        elif kind == "festival":
            for good, amount in words["gain"].items():
                self.ruler.gain(good, amount)
        else:
            tokens = self.tokens[words["token"]]
            ids = {"coin2": "coins", "happiness1": "happiness"}
            moves = {
                f"build token-city-{ids.get(token, token)} {spot(at)}": (token, at)
                for token in tokens
                for at in SPOTS
                if at not in self.buildings
            }
            token, at = moves[(yield Ask(0, moves))]
            tokens.remove(token)
            self.buildings[at] = token

    def exchange(self) -> Script:
        """Any number of exchanges, but for the caps."""
        ruler, left, offers = self.ruler, 30, 10
        prices = {"cacao": 1, "wood": 2, "grain": 2}
        while True:
            moves = {"done"}
            if left:
                moves |= {f"sell {good}" for good in STORED if ruler.goods[good]}
                moves |= {
                    f"buy {good}" for good, n in prices.items() if good in ruler.empty() and ruler.goods["coin"] >= n
                }
                if self.hand and ruler.goods["coin"]:
                    moves.add("return-cards")
            if offers:
                moves |= {f"offer-to seat.{player.seat}" for player in self.players[1:]}
            if moves == {"done"}:
                return
            verb, *places = (yield Ask(0, moves)).split()
            if verb == "done":
                return
            if verb == "offer-to":
                offers -= 1
                yield from self.offer(self.players[int(places[0][5:])])
                continue
            left -= 1
            if verb == "sell":
                ruler.goods[places[0]] -= 1
                ruler.goods["coin"] += 1
            elif verb == "buy":
                ruler.goods["coin"] -= prices[places[0]]
                ruler.goods[places[0]] += 1
            else:
                yield from self.return_cards()

    def return_cards(self) -> Script:
        """Ruling 45: one card after the other under the deck, then as many drawn."""
        self.ruler.goods["coin"] -= 1
        count = 0
        while self.hand:
            move = yield Ask(0, {f"return {card}" for card in self.hand} | ({"done"} if count else set()))
            if move == "done":
                break
            card = move.split()[1]
            self.hand.remove(card)
            self.under.append(card)
            count += 1
        yield from self.draw_cards(count)

    def offer(self, partner: Player) -> Script:
        """Unit by unit, then send or cancel."""
        given: Counter[str] = Counter()
        wanted: Counter[str] = Counter()
        while True:
            mine = {**self.ruler.goods, "gold": self.vault}
            moves = {"cancel"}
            moves |= {f"give {good}" for good in TRADED if mine.get(good, 0) > given[good] and not wanted[good]}
            moves |= {f"want {good}" for good in TRADED if partner.goods[good] > wanted[good] and not given[good]}
            if (given or wanted) and self.fits(partner, given, wanted):
                moves.add(f"send seat.{partner.seat}")
            move = (yield Ask(0, moves)) if len(moves) > 1 else "cancel"
            if move == "cancel":
                return
            verb, good = move.split()
            if verb == "send":
                break
            (given if verb == "give" else wanted)[good] += 1

        def answers() -> set[str]:
            able = all(partner.goods[good] >= n for good, n in wanted.items())
            return {"accept"} if able and self.fits(partner, given, wanted) else set()

        if (yield from self.ask(partner, answers, "refuse")) == "accept":
            self.hand_over(self.ruler, partner, given)
            self.hand_over(partner, self.ruler, wanted)

    def fits(self, partner: Player, given: Cost, wanted: Cost) -> bool:
        """Everything received has a place."""
        for good, n in given.items():
            limit = partner.stores if good == "cacao" else 3
            if good != "coin" and partner.goods[good] + n > limit:
                return False
        stored = [(good, n) for good, n in wanted.items() if good in STORED]
        return all(self.ruler.goods[good] + n <= self.ruler.warehouses[good] for good, n in stored)

    def hand_over(self, one: Player, other: Player, goods: Cost) -> None:
        """Gold of the Maya player lies in the vault."""
        for good, n in goods.items():
            if good == "gold":
                self.vault += -n if one.maya else n
                settler = other if one.maya else one
                settler.goods["gold"] += n if one.maya else -n
            else:
                one.goods[good] -= n
                other.goods[good] += n

    # Tracks, ambassadors, passing, scoring

    def cross_gold(self, player: Player) -> None:
        """R4.19.6."""
        if player.maya:
            self.vault += min(1, self.supply())
        elif not self.on("maya") or self.ruler.conquistador < player.conquistador:
            player.gain("gold")

    def preach(self, player: Player) -> Script:
        """R4.19.5: the city preaches without being asked."""
        if not player.maya:
            yield from super().preach(player)
            return
        yield from self.step(player)
        if player.goods["grain"] and (yield Ask(0, {"advance-for grain", "decline"})) != "decline":
            player.goods["grain"] -= 1
            yield from self.step(player)

    def place_monk(self, player: Player) -> Script:
        """A card or a full warehouse."""
        if not player.maya:
            yield from super().place_monk(player)
            return
        moves = {f"fill {good}" for good in self.ruler.empty()}
        if self.deck or self.under:
            moves.add("draw")
        move = (yield Ask(0, moves)) if moves else ""
        if move == "draw":
            yield from self.draw_cards(1)
        elif move:
            player.gain(move.split()[1])

    def follow(self, player: Player, colour: str, value: int) -> Script:
        """R4.19.11."""
        if player.maya:
            yield from self.walk(value, "")
        else:
            yield from super().follow(player, colour, value)

    def pass_city(self, space: str) -> Script:
        """R4.19.10."""
        ruler = self.ruler
        ruler.space = space
        self.passed.append(0)
        match SPACES.index(space) + 1:
            case 1:
                ruler.gain("coin", 2)
            case 2:
                yield from self.preach(ruler)
            case 3:
                yield from self.conquer(ruler)
            case 4:
                if ruler.empty():
                    ruler.gain((yield Ask(0, {f"fill {good}" for good in ruler.empty()})).split()[1])
            case _:
                moves = self.completions(list(DISTRICTS))
                if moves and (move := (yield Ask(0, {*moves, "decline"}))) != "decline":
                    yield from self.complete(move.split()[1])
        for district, cards in self.tucked.items():
            count = self.vault if district == "gold-temple" else len(cards)
            ruler.gain("happiness", count * self.levels[district])

    def score(self, player: Player) -> dict[str, int]:
        """R4.19.13."""
        if not player.maya:
            return super().score(player)
        coins = player.goods["coin"] + sum(player.goods[good] for good in STORED)
        return {
            "goods": coins // 3,
            "happiness": player.goods["happiness"],
            "conquistadors": sum(player.conquest),
        }

    def table(self) -> Table:
        """With the city."""
        found = super().table()
        if self.on("maya"):
            found["city"] = {
                "vault": self.vault,
                "deck": sorted(self.deck),
                "under": self.under,
                "hand": sorted(self.hand),
                "tucked": {district: sorted(cards) for district, cards in self.tucked.items()},
                "levels": +self.levels,
                "temples": self.temples,
                "temple stack": sorted(self.temple_stack),
                "priests": (self.priests, self.ready),
                "forks": sorted(self.forks),
                "tokens": sorted(token for part in self.tokens.values() for token in part),
                "buildings": self.buildings,
                "warehouses": +self.ruler.warehouses,
                "marks": self.ruler.marks,
            }
        return found

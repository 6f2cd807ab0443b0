"""Axomamma: how she treats the effects of the game, and what she does with everybody's actions."""

from __future__ import annotations

from collections.abc import Iterable

from tests.referees.following import Fall, Script
from tests.referees.tawantinsuyu.empire import Empire
from tests.referees.tawantinsuyu.things import (
    GOODS,
    PRODUCTION,
    REGIONS,
    RULES,
    SHEET,
    SOLDIERS,
    SYMBOLS,
    TOP,
    WEAVINGS,
    Choosing,
    Effect,
    Player,
    size_of,
)

from yupana.engine.game import Options

HER = SHEET["axomamma"]
LEAST = ["gold", "corn", "stone", "potato"]  # of equal goods the first
TASTE = ["antisuyu", "chinchaysuyu", "kuntisuyu", "qullasuyu"]  # of equal regions the first
EASIER = ["no-personality", "dear-buildings", "reluctant-worship", "one-conquest", "no-idle-army"]
HARDER = ["free-step", "eager-conquest", "fewer-soldiers", "action-points", "weaving-points", "idle-points"]
HARDER += ["leftover-points"]


def number(name: str) -> int:
    """Of a card or tile; starting weavings count as nothing."""
    return 0 if name.startswith("starting") else int(name.rpartition(".")[2])


class Guest(Empire):
    """4.11.3 to 4.11.5: what happens to her, and how she takes part."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.her = self.players[1]
        self.her.automaton = self.solo
        self.her_workers: list[str] = []  # from the oldest
        self.slots: list[str] = [""] * 4

    def rule(self, switch: str) -> bool:
        """A difficulty option, E1 to H7, or another of hers."""
        names = {f"E{n}": word for n, word in enumerate(EASIER, 1)} | {
            f"H{n}": word for n, word in enumerate(HARDER, 1)
        }
        return bool(self.options[f"axomamma-{names.get(switch, switch)}"])

    def random(self, among: Iterable[str]) -> Choosing:
        """One of them, if there are any."""
        words = sorted(among)
        if not words:
            return ""
        fell = yield Fall(words)
        return fell

    def pays(self, cost: dict[str, int]) -> bool:
        """She pays if she can: the real thing first, gold for what is missing."""
        missing = sum(max(0, n - self.her.goods[good]) for good, n in cost.items() if good != "gold")
        if self.her.goods["gold"] < missing + cost.get("gold", 0):
            return False
        for good, n in cost.items():
            self.her.goods[good] -= n if good == "gold" else min(n, self.her.goods[good])
        self.her.goods["gold"] -= missing
        return True

    # Effects

    def part(self, player: Player, op: str, n: int | list[Effect], source: str) -> Script:
        """4.11.3."""
        if not self.hers(player):
            yield from super().part(player, op, n, source)
        elif isinstance(n, list):
            yield from self.her_choice(n, source)
        elif op == "potato":
            self.gain_potatoes(n)
        elif op == "recover":
            for item in self.her_order()[:n]:
                self.turn_up(player, item)
        elif op in GOODS or op in ("vp", "step"):
            yield from super().part(player, op, n, source)
        else:
            for _ in range(n):
                yield from self.her_part(op)

    def her_part(self, op: str) -> Script:
        """Once."""
        match op:
            case "god":
                self.bury_altar(1, "axomamma")
            case "army" | "train":
                yield from self.gain_army(self.her)
            case "weave":
                yield from self.her_free_weaving()
            case "worker":
                yield from self.hire_nomad()
            case "pay_step":
                if self.her.step < TOP and self.pays({"gold": 1}):
                    yield from self.climb(self.her)
            case "statue_free":
                small = [statue for statue in +self.supply if size_of(statue) == "small"]
                new = [statue for statue in small if not self.her.statues[statue]]
                statue = yield from self.random(new or small)
                if statue:
                    self.gain_statue(self.her, statue)
            case "building_free":
                yield from self.her_free_building()
            case "steps_free":
                if self.her.steps_left and (slot := self.her_slot()):
                    yield from self.place_steps(self.her, slot)
            case _:
                raise ValueError(op)

    def gain_potatoes(self, n: int) -> None:
        """Five by five they become points."""
        self.her.goods["potato"] += n
        while self.her.goods["potato"] >= HER["potato_exchange"]["potato"]:
            self.her.goods["potato"] -= HER["potato_exchange"]["potato"]
            self.her.score("axomamma", HER["potato_exchange"]["vp"])

    def bury_altar(self, cards: int, source: str = "") -> None:
        """The oldest cards go under the god deck; with a source each gives a point."""
        for card in self.altar[:cards]:
            self.altar.remove(card)
            self.god_deck.under.append(card)
            if source:
                self.her.score(source, HER["god_card_vp"])

    def her_choice(self, ways: list[Effect], source: str) -> Script:
        """What she has least of; in the temple a stone or a worker."""
        if ways[1][0][0] == "worker":
            yield from self.stone_or_worker()
            return
        goods = {way[0][0]: way for way in ways}
        least = min(goods, key=lambda good: (self.her.goods[good], LEAST.index(good)))
        yield from self.bonus(self.her, goods[least], source)

    def stone_or_worker(self) -> Script:
        """What she has fewer of."""
        stone, workers = self.her.goods["stone"], len(self.her_workers)
        ends, nomads = self.village_ends(), self.nomad_places()
        worker = workers < stone or (workers == stone and workers < 2)
        if not worker or not (ends or nomads):
            self.her.goods["stone"] += 1
        elif ends:
            yield from self.welcome(self.leave_village(ends[0]))
        else:
            yield from self.hire_nomad()

    def hire_nomad(self) -> Script:
        """A random one."""
        place = yield from self.random(self.nomad_places())
        if place:
            yield from self.welcome((yield from self.leave_nomads(place)))

    def welcome(self, colour: str) -> Script:
        """Her hire bonus; of more than two workers a random one leaves the game."""
        yield from self.bonus(self.her, HER["hire_bonus"][colour], "axomamma")
        self.her_workers.append(colour)
        while len(self.her_workers) > RULES["worker_limit"]:
            self.lost[(yield from self.random_worker())] += 1

    def random_worker(self) -> Choosing:
        """One of hers goes."""
        fell = yield from self.random(f"her-worker.{n}" for n in range(len(self.her_workers)))
        return self.her_workers.pop(number(fell))

    def her_order(self) -> list[str]:
        """Face-down things as she turns them up: the highest building, then the strongest army."""
        buildings = sorted(self.her.down, key=number, reverse=True)
        return buildings + sorted(self.her.army_down, key=lambda card: (-SOLDIERS[card], number(card)))

    # Things she takes

    def her_free_building(self) -> Script:
        """A production building while fewer than two are face-up, else a permanent one."""
        fewer = len(self.her.producing()) < 2
        offer = [each for each in self.market if each]
        wanted = [each for each in offer if (each in PRODUCTION) == fewer]
        building = yield from self.random(wanted or offer)
        if building:
            self.take_building(building)

    def take_building(self, building: str) -> None:
        """From the market."""
        self.market[self.market.index(building)] = ""
        self.her.up.append(building)

    def her_free_weaving(self) -> Script:
        """The top tile."""
        if self.weaving_top:
            self.attach(self.weaving_top)
            self.weaving_top = ""
            yield from self.turn_weaving()

    def fitting(self, tile: str) -> list[list[str]]:
        """Her tapestries without this pattern: the longest first, then the earliest."""
        pattern = WEAVINGS[tile].pattern
        fits = [row for row in self.her.tapestries if all(WEAVINGS[each].pattern != pattern for each in row)]
        return sorted(fits, key=len, reverse=True)

    def attach(self, tile: str) -> None:
        """At the right end of the longest that it fits, or as a new one."""
        fits = self.fitting(tile)
        if fits:
            fits[0].append(tile)
        else:
            self.begin_tapestry(self.her, tile)

    def favourite(self, tiles: list[str]) -> str:
        """4.11.6: for a longest tapestry, for a shorter one, for a new one; of these the highest number."""
        longest = max(map(len, self.her.tapestries))

        def kind(tile: str) -> int:
            fits = self.fitting(tile)
            return 0 if not fits else 2 if len(fits[0]) == longest else 1

        return max(tiles, key=lambda tile: (kind(tile), number(tile)))

    def buy_one(self, player: Player) -> Script:
        """She buys only what fits, with real corn."""
        price = int(self.options["weave-follow-price"])
        if not self.hers(player):
            yield from super().buy_one(player)
        elif player.goods["corn"] >= price and any(self.fitting(tile) for tile in self.on_sale):
            tile = self.favourite(self.on_sale)
            player.goods["corn"] -= price
            self.on_sale.remove(tile)
            self.attach(tile)

    def her_slot(self) -> str:
        """Clockwise from her High Priest: an upper slot, else a lower one, under her own if possible."""
        slots = self.slots_from(self.her.sector)
        upper = [slot for slot in slots if slot.startswith("upper")]
        own = [slot for slot in slots if self.steps.get(slot.replace("lower", "upper")) == self.her.seat]
        return [*upper, *own, *slots, ""][0]

    def slots_from(self, sector: int) -> list[str]:
        """Those that can be built, clockwise."""
        return sorted(self.open_slots(), key=lambda slot: (number(slot) - sector) % 5)

    # Taking part in actions

    def produce(self, player: Player, active: bool) -> Script:
        """All of them; as her own action the highest stays up."""
        if not self.hers(player):
            yield from super().produce(player, active)
            return
        ready = sorted(player.producing(), key=number)
        for building in ready:
            yield from self.bonus(player, PRODUCTION[building], "buildings")
            if not active or building != ready[-1]:
                player.up.remove(building)
                player.down.append(building)

    def worship(self, player: Player, active: bool, end: bool = False) -> Script:
        """A large and a small statue; as a reaction one, small if possible."""
        if not self.hers(player):
            yield from super().worship(player, active)
            return
        if active and self.rule("H1") and not end:
            yield from self.climb(player)
        steps = RULES["worship_steps"]["active" if active else "follower"]
        for size in ("large", "small") if active else ("small", "large"):
            owned = [statue for statue in +player.statues if size_of(statue) == size]
            if not owned or player.step == TOP:
                continue
            shown = {self.symbol_of(slot) for slot in range(4)}
            statue = yield from self.random([each for each in owned if each.split("-")[1] not in shown] or owned)
            player.statues[statue] -= 1
            yield from self.climb(player, steps[size])
            if not active:
                return

    def symbol_of(self, slot: int) -> str:
        """Of the god card in a slot."""
        card = self.slots[slot]
        return next((symbol for symbol in SYMBOLS if card.startswith(f"god-{symbol}.")), "")

    def offer(self, player: Player, active: bool) -> Script:
        """Two corn for each of up to three steps; as a reaction three for one."""
        if not self.hers(player):
            yield from super().offer(player, active)
            return
        if active and self.rule("H1"):
            yield from self.climb(player)
        prices = RULES["offering_price"] if active else [0, RULES["offering_follow_price"]]
        corn = player.goods["corn"] + (player.goods["gold"] if self.rule("offering-gold") else 0)
        steps = max(n for n, price in enumerate(prices) if price <= corn and player.step + n <= TOP)
        self.pays({"corn": prices[steps]})
        yield from self.climb(player, steps)

    def recovery(self, player: Player, active: bool) -> Script:
        """Everything; as a reaction half of the buildings and half of the armies."""
        if not self.hers(player):
            yield from super().recovery(player, active)
            return
        order = self.her_order()
        buildings, armies = len(player.down), len(player.army_down)
        if not active:
            order = order[: (buildings + 1) // 2] + order[buildings : buildings + (armies + 1) // 2]
        for item in order:
            self.turn_up(player, item)

    def casualty(self, player: Player) -> Script:
        """From the potato end, or a random nomad."""
        ends = self.village_ends()
        if not self.hers(player):
            yield from super().casualty(player)
        elif ends:
            self.casualties += 1
            self.lost[self.leave_village(ends[0])] += 1
        elif place := (yield from self.random(self.nomad_places())):
            self.casualties += 1
            self.lost[(yield from self.leave_nomads(place))] += 1

    def send_armies(self, player: Player, free: bool) -> Script:
        """All of them, for nothing."""
        if not self.hers(player):
            yield from super().send_armies(player, free)
            return
        player.army_up += player.army
        player.army = []

    def conquer(self, player: Player, second: bool = False) -> Script:
        """The highest number of soldiers to discard, then the lowest."""
        if not self.hers(player):
            yield from super().conquer(player, second)
        elif player.markers_left and not (second and self.rule("E4")):
            free = second and self.rule("second-conquest-free")
            payable = {space: ways for space in REGIONS if (ways := self.her_armies(space)) or free}
            payable = {space: ways for space, ways in payable.items() if space not in self.regions}
            if not payable:
                return
            space = min(payable, key=self.her_rank)
            if second:
                lowest = min(REGIONS[each]["discard"] for each in payable)
                space = yield from self.random(each for each in payable if REGIONS[each]["discard"] == lowest)
            flip, lose = self.her_armies(space) or (set(), set())
            self.mark(player, space)
            yield from self.bonus(player, REGIONS[space]["bonus"], "conquests")
            if not free:
                self.spend_armies(player, flip, lose)

    def her_rank(self, space: str) -> tuple[int, ...]:
        """Of her first conquest: the smallest comes first."""
        region = space.partition(".")[0]
        markers = [seat for each, seat in self.regions.items() if each.split(".")[0] == region]
        return (
            -REGIONS[space]["discard"],
            len(markers),
            int(markers.count(self.her.seat) >= 3),
            markers.count(0),
            TASTE.index(region),
            -REGIONS[space]["flip"],
            -number(space),
        )

    def her_armies(self, space: str) -> tuple[set[str], set[str]] | None:
        """Whom she turns down and whom she loses, if she can."""
        fewer = int(self.rule("H3"))
        flip, discard = max(0, REGIONS[space]["flip"] - fewer), max(0, REGIONS[space]["discard"] - fewer)
        cards = sorted(self.her.army_up, key=lambda card: (SOLDIERS[card], number(card)))
        lose: list[str] = []
        for card in cards:
            if strength(lose) < discard:
                lose.append(card)
        for card in reversed(lose[:]):
            if SOLDIERS[card] == 1 and strength(lose) - 1 >= discard:
                lose.remove(card)
        down: list[str] = []
        for card in sorted(set(cards) - set(lose), key=lambda card: (-SOLDIERS[card], number(card))):
            if strength(down) < flip:
                down.append(card)
        return (set(down), set(lose)) if strength(lose) >= discard and strength(down) >= flip else None


def strength(cards: Iterable[str]) -> int:
    """All soldiers."""
    return sum(SOLDIERS[card] for card in cards)

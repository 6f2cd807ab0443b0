"""The Coricancha: the High Priest moves, and everybody may take part."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from tests.referees.following import Script
from tests.referees.tawantinsuyu.hill import Hill
from tests.referees.tawantinsuyu.things import (
    ACTIONS,
    PRODUCTION,
    REGIONS,
    RULES,
    SOLDIERS,
    TOP,
    Player,
    size_of,
    thing,
)

Cards = frozenset[str]


class Coricancha(Hill):
    """4.6."""

    def action_at(self, sector: int) -> str:
        """2.6."""
        return ACTIONS[(sector - 1 - self.rotation) % 5]

    def priest_moves(self, player: Player) -> dict[str, int]:
        """M1."""
        sectors = [(player.sector - 1 + n) % 5 + 1 for n in RULES["priest_moves"]]
        return {f"move coricancha.{sector}": sector for sector in sectors}

    def move_high_priest(self, player: Player, sector: int) -> Script:
        """M1 to M5."""
        player.sector = sector
        action = self.action_at(sector)
        yield from self.triggers(player, action)
        if action == "conquest":
            yield from self.casualty(player)
        move = yield from self.pick(player, ["act", "take gold"])
        if move == "take gold":
            player.goods["gold"] += RULES["priest_gold"]
        yield from self.activate(player, action, move == "act")

    def triggers(self, player: Player, action: str) -> Script:
        """M2."""
        for other in self.order(player):
            if other.owns(11) and action == "offering":
                yield from self.weave_free(other)
            if other.owns(12) and action == ("worship" if self.options["z12-worship"] else "offering"):
                yield from self.pay_step(other)
            if other.owns(17) and action == "conquest":
                other.goods["gold"] += 1
                other.score("buildings", 1)
            if other.owns(18) and action == "recovery":
                yield from self.gain_army(other)
                other.goods["gold"] += 1

    def casualty(self, player: Player) -> Script:
        """M3."""

        def moves() -> set[str]:
            return {f"lose {place}" for place in self.village_ends() or self.nomad_places()}

        move = yield from self.ask(player, moves)
        if not move:
            return
        place = thing(move)
        self.casualties += 1
        if place.startswith("village"):
            self.lost[self.leave_village(place)] += 1
        else:
            self.lost[(yield from self.leave_nomads(place))] += 1

    def activate(self, player: Player, action: str, takes_part: bool) -> Script:
        """M5."""
        if action == "conquest":
            yield from self.conquest(player, takes_part)
            return
        ways: dict[str, Callable[[Player, bool], Script]] = {
            "production": self.produce,
            "worship": self.worship,
            "offering": self.offer,
            "recovery": self.recovery,
        }
        for other in self.order(player):
            if takes_part or other is not player:
                yield from ways[action](other, other is player)
            elif other.owns(16) and action == "production":
                yield from self.recover(other, 1)

    def produce(self, player: Player, active: bool) -> Script:
        """Each building once; the active player and an owner of Z16 may turn one up, before or after."""
        ready = player.producing()
        turns = ({"turn-up"} if active else set()) | ({"recover"} if player.owns(16) else set())
        produced = False

        def moves() -> list[str]:
            found = [f"produce {each}" for each in ready]
            if "turn-up" in turns:
                found += [f"turn-up {each}" for each in player.down]
            if "recover" in turns:
                found += [f"recover {each}" for each in player.down + player.army_down]
            return found

        while True:
            move = yield from self.ask(player, moves, "decline", hope=False)
            if move == "decline":
                return
            verb, item = move.split()
            if verb == "produce":
                produced = True
                ready.remove(item)
                yield from self.bonus(player, PRODUCTION[item], "buildings")
                player.up.remove(item)
                player.down.append(item)
                continue
            self.turn_up(player, item)
            turns.remove(verb)
            if produced:
                ready.clear()
            elif item in PRODUCTION:
                ready.append(item)

    def worship(self, player: Player, active: bool) -> Script:
        """Statues for steps: one of each size, or one."""
        sizes = {"small", "large"}
        while sizes and player.step < TOP:
            fits = [statue for statue in +player.statues if size_of(statue) in sizes]
            move = yield from self.pick(player, [f"worship {statue}" for statue in fits], "decline", hope=False)
            if move == "decline":
                return
            statue = thing(move)
            size = size_of(statue)
            player.statues[statue] -= 1
            sizes = sizes - {size} if active else set()
            yield from self.climb(player, RULES["worship_steps"]["active" if active else "follower"][size])

    def offer(self, player: Player, active: bool) -> Script:
        """Corn for steps."""
        prices = RULES["offering_price"] if active else [0, RULES["offering_follow_price"]]

        def moves() -> list[str]:
            steps = [n for n in range(1, len(prices)) if player.step + n <= TOP]
            return [f"offer temple.{player.step + n}" for n in steps if self.can_pay(player, {"corn": prices[n]})]

        move = yield from self.ask(player, moves, "decline", hope=player.step < TOP)
        if move != "decline":
            steps = int(move.split(".")[1]) - player.step
            yield from self.pay(player, {"corn": prices[steps]})
            yield from self.climb(player, steps)

    def recovery(self, player: Player, active: bool) -> Script:
        """The active player's first item is free."""
        cost = {"food" if active else "corn": 1}
        free = active
        while True:

            def moves(free: bool = free) -> list[str]:
                items = player.down + player.army_down
                return [f"recover {item}" for item in items] if free or self.can_pay(player, cost) else []

            move = yield from self.ask(player, moves, "decline", hope=bool(player.down or player.army_down))
            if move == "decline":
                return
            if not free:
                yield from self.pay(player, cost)
            free = False
            self.turn_up(player, thing(move))

    # Conquest

    def conquest(self, player: Player, takes_part: bool) -> Script:
        """After the casualty."""
        taking_part = [other for other in self.order(player) if takes_part or other is not player]
        for other in taking_part:
            yield from self.send_armies(other, other is player)
        for other in taking_part:
            yield from self.conquer(other)
        if takes_part:
            yield from self.conquer(player, second=True)

    def send_armies(self, player: Player, free: bool) -> Script:
        """1."""
        cost = {"potato": RULES["conquest_play"]["price_potato"]}
        while player.army:

            def moves(free: bool = free) -> list[str]:
                return [f"send {card}" for card in player.army] if free or self.can_pay(player, cost) else []

            move = yield from self.ask(player, moves, "decline", hope=lambda: bool(player.army))
            if move == "decline":
                return
            card = thing(move)
            player.army.remove(card)
            player.army_up.append(card)
            if not free:
                yield from self.pay(player, cost)
            free = False

    def sets(self, cards: list[str], soldiers: int) -> list[Cards]:
        """Cards with so many soldiers, none of them superfluous."""
        found = []
        for n in range(soldiers + 1):
            for some in itertools.combinations(cards, n):
                strengths = [SOLDIERS[card] for card in some]
                if sum(strengths) >= soldiers and all(sum(strengths) - each < soldiers for each in strengths):
                    found.append(frozenset(some))
        return found

    def armies_for(self, player: Player, flip: int, discard: int) -> list[tuple[Cards, Cards]]:
        """Two sets without a common card."""
        flips, discards = self.sets(player.army_up, flip), self.sets(player.army_up, discard)
        return [(x, y) for x in flips for y in discards if not x & y]

    def conquests(self, player: Player) -> dict[str, list[tuple[Cards, Cards]]]:
        """Spaces that can be taken, and with whom."""
        found = {}
        less = {"conquer": (0, 0)}
        if player.owns(13):
            less |= {"conquer-flipping-less": (1, 0), "conquer-discarding-less": (0, 1), "conquer-with-less": (1, 1)}
        for space, data in REGIONS.items():
            for verb, (fewer, fewer_lost) in less.items():
                flip, discard = data["flip"] - fewer, data["discard"] - fewer_lost
                if space in self.regions or min(flip, discard) < 0 or not flip + discard:
                    continue
                if ways := self.armies_for(player, flip, discard):
                    found[f"{verb} {space}"] = ways
        return found if player.markers_left else {}

    def conquer(self, player: Player, second: bool = False) -> Script:
        """2 and 3; the armies are chosen before the bonus comes."""
        move = yield from self.ask(player, lambda: self.conquests(player), "decline", hope=False)
        if move == "decline":
            return
        ways = self.conquests(player)[move]
        space = thing(move)
        flip: set[str] = set()
        while any(flip != x for x, _ in ways):
            words = {f"flip {card}": card for x, _ in ways for card in x - flip}
            flip.add(words[(yield from self.pick(player, words))])
            ways = [(x, y) for x, y in ways if flip <= x]
        lose: set[str] = set()
        while any(lose != y for _, y in ways):
            words = {f"discard {card}": card for _, y in ways for card in y - lose}
            lose.add(words[(yield from self.pick(player, words))])
            ways = [(x, y) for x, y in ways if lose <= y]
        self.mark(player, space)
        yield from self.bonus(player, REGIONS[space]["bonus"], "conquests")
        self.spend_armies(player, flip, lose)

    def mark(self, player: Player, space: str) -> None:
        """A marker."""
        self.regions[space] = player.seat
        player.markers_left -= 1

    def spend_armies(self, player: Player, flip: set[str], lose: set[str]) -> None:
        """Some are turned down, some go."""
        player.army_up = [card for card in player.army_up if card not in flip | lose]
        player.army_down += sorted(flip)
        self.army_discard |= lose

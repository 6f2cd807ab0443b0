"""Bonuses of cards, tiles and steps: buildings, statues, stairs, weavings, the temple."""

from __future__ import annotations

import itertools

from tests.referees.following import Script
from tests.referees.tawantinsuyu.things import (
    COSTS,
    GODS,
    GOODS,
    PRODUCTION,
    RULES,
    SHEET,
    TEMPLE,
    TOP,
    WEAVINGS,
    Effect,
    Middle,
    Player,
    size_of,
    thing,
)

PLAIN = ("gold", "stone2", "potato3", "vp3")  # junctions that neither ask nor reveal anything


class Bonuses(Middle):
    """2.1 and 4.10."""

    def bonus(self, player: Player, effect: Effect, source: str) -> Script:
        """One after another; points count for this source."""
        for op, n in effect:
            yield from self.part(player, op, n, source)

    def part(self, player: Player, op: str, n: int | list[Effect], source: str) -> Script:
        """One of them."""
        if isinstance(n, list):
            yield from self.choose(player, n, source)
            return
        if op in GOODS:
            player.goods[op] += n
        elif op == "vp":
            player.score(source, n)
        elif op == "step":
            yield from self.climb(player, n)
        elif op == "recover":
            yield from self.recover(player, n)
        elif op == "train":
            yield from self.train(player)
        else:
            for _ in range(n):
                match op:
                    case "god":
                        yield from self.take_god(player)
                    case "army":
                        yield from self.gain_army(player)
                    case "weave":
                        yield from self.weave_free(player)
                    case "worker":
                        yield from self.take_nomad(player)
                    case "pay_step":
                        yield from self.pay_step(player)
                    case "steps_free":
                        yield from self.build_steps(player, free=True)
                    case "statue_free":
                        yield from self.erect(player, free=True)
                    case "statue":
                        yield from self.erect(player, way_out="decline")
                    case "building_free":
                        yield from self.build(player, free=True)
                    case "build":
                        yield from self.build(player)
                    case _:
                        raise ValueError(op)

    def choose(self, player: Player, ways: list[Effect], source: str) -> Script:
        """Exactly one."""
        words = {f"take {'nomads' if way[0][0] == 'worker' else way[0][0]}": way for way in ways}
        move = yield from self.pick(player, words)
        yield from self.bonus(player, words[move], source)

    def use_cards(self, player: Player, cards: list[str], without: int = -1) -> Script:
        """Bonuses of god cards in any order; any may be skipped."""
        left = [(card, n) for card in cards for n in range(len(GODS[card].bonuses)) if n != without]
        while left:
            words = {f"use {card.replace('.', '-')}.{n}": (card, n) for card, n in left}
            move = yield from self.pick(player, words, "decline")
            if move == "decline":
                return
            card, n = words[move]
            left.remove((card, n))
            yield from self.bonus(player, [GODS[card].bonuses[n]], "god-cards")

    # The temple

    def climb(self, player: Player, steps: int = 1) -> Script:
        """4.10.9."""
        for _ in range(steps):
            if player.step < TOP:
                player.step += 1
                yield from self.bonus(player, TEMPLE[player.step]["left"], "temple")

    def pay_step(self, player: Player) -> Script:
        """A gold for a step."""

        def moves() -> list[str]:
            return [f"climb temple.{player.step + 1}"] if player.step < TOP and player.goods["gold"] else []

        move = yield from self.ask(player, moves, "decline", hope=player.step < TOP)
        if move != "decline":
            player.goods["gold"] -= 1
            yield from self.climb(player)

    # Turning things up

    def turn_up(self, player: Player, item: str) -> None:
        """A production building or an army card."""
        if item in PRODUCTION:
            player.down.remove(item)
            player.up.append(item)
        else:
            player.army_down.remove(item)
            player.army_up.append(item)

    def recover(self, player: Player, n: int, army: bool = True) -> Script:
        """Up to so many, for nothing."""
        for _ in range(n):
            items = player.down + (player.army_down if army else [])
            move = yield from self.pick(player, [f"recover {item}" for item in items], "decline", hope=bool(items))
            if move == "decline":
                return
            self.turn_up(player, thing(move))

    # Stairs and statues

    def open_slots(self) -> list[str]:
        """2.5."""
        upper = [f"upper-steps.{n}" for n in range(1, 6) if f"upper-steps.{n}" not in self.steps]
        lower = [f"lower-steps.{n}" for n in range(1, 6) if f"lower-steps.{n}" not in self.steps]
        return upper + [slot for slot in lower if slot.replace("lower", "upper") in self.steps]

    def can_build_steps(self, player: Player) -> bool:
        """With payment."""
        return player.steps_left > 0 and bool(self.open_slots()) and self.can_pay(player, RULES["steps_cost"])

    def build_steps(self, player: Player, free: bool = False) -> Script:
        """4.10.6."""

        def moves() -> list[str]:
            able = player.steps_left > 0 if free else self.can_build_steps(player)
            return [f"build-steps {slot}" for slot in self.open_slots()] if able else []

        move = yield from self.ask(player, moves, "decline" if free else "", hope=False)
        if not move or move == "decline":
            return
        if not free:
            yield from self.pay(player, RULES["steps_cost"])
        yield from self.place_steps(player, thing(move))

    def place_steps(self, player: Player, slot: str) -> Script:
        """And their reward."""
        self.steps[slot] = player.seat
        player.steps_left -= 1
        yield from self.bonus(player, RULES["steps_reward"], "steps")
        if slot.startswith("lower"):
            above = self.players[self.steps[slot.replace("lower", "upper")]]
            above.score("steps", RULES["steps_upper_owner_vp"])

    def statues_to_erect(self, player: Player, free: bool = False) -> list[str]:
        """4.10.7."""
        found = []
        for statue in +self.supply:
            size = size_of(statue)
            if size == "small" if free else self.can_pay(player, RULES["statue_cost"][size]):
                found.append(statue)
        return found

    def erect(self, player: Player, way_out: str = "", free: bool = False) -> Script:
        """One statue."""
        move = yield from self.ask(
            player,
            lambda: [f"erect {statue}" for statue in self.statues_to_erect(player, free)],
            "decline" if free else way_out,
            hope=not free,
        )
        if move and move != "decline":
            statue = thing(move)
            if not free:
                yield from self.pay(player, RULES["statue_cost"][size_of(statue)])
            self.gain_statue(player, statue)

    def gain_statue(self, player: Player, statue: str) -> None:
        """And its points."""
        self.supply[statue] -= 1
        player.statues[statue] += 1
        player.score("statues", RULES["statue_vp"][size_of(statue)])

    # Buildings

    def payable_buildings(self, player: Player, free: bool = False) -> list[str]:
        """On the market."""
        return [each for each in self.market if each and (free or self.can_pay(player, COSTS[each]))]

    def build(self, player: Player, free: bool = False, task: bool = False) -> Script:
        """4.10.5: before building, one god card may replace one or two buildings of the market."""
        replaced = False

        def moves() -> list[str]:
            found = [f"build {each}" for each in self.payable_buildings(player, free)]
            if not replaced:
                found += [f"replace {card} {each}" for card in player.hand for each in self.market if each]
            return found

        while True:
            way_out = "" if task and not replaced else "decline"
            move = yield from self.ask(player, moves, way_out, hope=any(self.market))
            if not move or move == "decline":
                return
            verb, *things = move.split()
            if verb == "build":
                if not free:
                    yield from self.pay(player, COSTS[things[0]])
                self.market[self.market.index(things[0])] = ""
                player.up.append(things[0])
                return
            replaced = True
            yield from self.replace(player, *things)

    def replace(self, player: Player, card: str, building: str) -> Script:
        """Under their stacks, in the order of choice; new ones come at once."""
        player.hand.remove(card)
        self.god_deck.under.append(card)
        slots = [self.market.index(building)]
        others = [each for each in self.market if each and each != building]
        self.put_under(building)
        move = yield from self.pick(player, [f"replace-another {each}" for each in others], "decline", hope=False)
        if move != "decline":
            another = thing(move)
            slots.append(self.market.index(another))
            self.put_under(another)
        for slot in reversed(slots):
            self.market[slot] = yield from self.building_stacks[slot // 2].draw()

    def put_under(self, building: str) -> None:
        """Face-down, from the market."""
        self.market[self.market.index(building)] = ""
        self.stack_of(building).under.append(building)

    # Weavings

    def turn_weaving(self) -> Script:
        """The top of the stack is face-up."""
        if not self.weaving_top and self.weaving_stack:
            self.weaving_top = yield from self.weaving_stack.draw()

    def weave_free(self, player: Player) -> Script:
        """The top tile, or the one below it."""
        words = {f"take {self.weaving_top}": ""} if self.weaving_top else {}
        if self.weaving_stack:
            words["take weaving-stack"] = ""
        move = yield from self.pick(player, words, "decline", hope=False)
        if move == "decline":
            return
        if move == "take weaving-stack":
            tile = yield from self.weaving_stack.draw()
        else:
            tile, self.weaving_top = self.weaving_top, ""
        yield from self.add_weaving(player, tile)
        yield from self.turn_weaving()

    def add_weaving(self, player: Player, tile: str) -> Script:
        """4.10.8."""
        words: dict[str, list[str]] = {"add new-tapestry": []}
        for tapestry in player.tapestries:
            if all(WEAVINGS[each].pattern != WEAVINGS[tile].pattern for each in tapestry):
                number = self.rows.index(tapestry) + 1
                words |= {f"add tapestry-{side}.{number}": tapestry for side in ("left", "right")}
        move = yield from self.pick(player, words)
        tapestry = words[move]
        if not tapestry:
            self.begin_tapestry(player, tile)
            return
        side = "left" if "left" in move else "right"
        tapestry.insert(0 if side == "left" else len(tapestry), tile)
        ends = tapestry[:2] if side == "left" else tapestry[-2:]
        if player.owns(4) and (edge := self.junction(*ends)):
            yield from self.bonus(player, SHEET["weaving_edges"][edge], "weavings")

    def begin_tapestry(self, player: Player, tile: str) -> None:
        """With its first tile."""
        player.tapestries.append([tile])
        self.rows.append(player.tapestries[-1])

    def junction(self, left: str, right: str) -> str:
        """The symbol that both show, if they do."""
        edge = WEAVINGS[left].right
        return edge if edge == WEAVINGS[right].left else ""

    def junctions(self, player: Player) -> list[tuple[str, str, str]]:
        """All that match: the symbol and its two tiles."""
        pairs = [pair for tapestry in player.tapestries for pair in itertools.pairwise(tapestry)]
        return [(edge, *pair) for pair in pairs if (edge := self.junction(*pair))]

    def trade(self, player: Player) -> Script:
        """Each junction once; asked only where the order can matter."""
        found = self.junctions(player)
        for edge, _, _ in found:
            if edge in PLAIN:
                yield from self.bonus(player, SHEET["weaving_edges"][edge], "weavings")
        left = [each for each in found if each[0] not in PLAIN]
        while left:
            chosen = left[0]
            if len({edge for edge, _, _ in left}) > 1:
                words = {f"trade {each[1]}": each for each in left}
                chosen = words[(yield from self.pick(player, words))]
            left.remove(chosen)
            yield from self.bonus(player, SHEET["weaving_edges"][chosen[0]], "weavings")

    def weave_task(self, player: Player) -> Script:
        """4.4.1."""
        many = 5 if player.owns(8) else 3
        yield from self.show_weavings(many)
        while len(self.on_sale) > 3:
            move = yield from self.pick(player, [f"put-back {tile}" for tile in self.on_sale])
            self.on_sale.remove(thing(move))
            self.weaving_stack.under.append(thing(move))
        yield from self.buy_weavings(player)
        yield from self.sell_rest(player)

    def show_weavings(self, many: int) -> Script:
        """From the top of the stack."""
        while len(self.on_sale) < many and self.weaving_top:
            self.on_sale.append(self.weaving_top)
            self.weaving_top = ""
            if len(self.on_sale) < many:
                yield from self.turn_weaving()

    def buy_weavings(self, player: Player) -> Script:
        """Up to three."""
        price = RULES["weave_price"]
        chosen: list[str] = []

        def moves() -> list[str]:
            more = self.can_pay(player, {"corn": price[min(len(chosen) + 1, 3)]})
            found = [f"choose {tile}" for tile in self.on_sale if more and tile not in chosen]
            return found + (["buy"] if chosen and self.can_pay(player, {"corn": price[len(chosen)]}) else [])

        while True:
            move = yield from self.ask(player, moves, "" if chosen else "decline")
            if move == "decline":
                return
            if move == "buy":
                break
            chosen.append(thing(move))
        yield from self.pay(player, {"corn": price[len(chosen)]})
        for tile in chosen:
            self.on_sale.remove(tile)
            yield from self.add_weaving(player, tile)

    def sell_rest(self, player: Player) -> Script:
        """The others may buy one each; what nobody wants goes under the stack."""
        for other in self.order(player)[1:]:
            yield from self.buy_one(other)
        self.weaving_stack.under += self.on_sale
        self.on_sale = []
        yield from self.turn_weaving()

    def buy_one(self, player: Player) -> Script:
        """As a follower."""
        cost = {"corn": int(self.options["weave-follow-price"])}

        def moves() -> list[str]:
            return [f"buy-one {tile}" for tile in self.on_sale] if self.can_pay(player, cost) else []

        move = yield from self.ask(player, moves, "decline", hope=bool(self.on_sale))
        if move != "decline":
            tile = thing(move)
            yield from self.pay(player, cost)
            self.on_sale.remove(tile)
            yield from self.add_weaving(player, tile)

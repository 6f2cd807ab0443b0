"""The hill: placing a worker and performing tasks."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.referees.following import Script
from tests.referees.tawantinsuyu.bonuses import Bonuses
from tests.referees.tawantinsuyu.things import GODS, PRODUCTION, RULES, SPACES, TASKS, Choosing, Player, thing


class Placing(NamedTuple):
    """A worker on its way: its colour, and the colour it counts as."""

    worker: str
    acts: str


class Hill(Bonuses):
    """4.3 and 4.4."""

    def distance(self, player: Player, space: str) -> int:
        """0, 1 or 3 by sectors."""
        apart = abs(player.sector - SPACES[space].sector)
        return int(RULES["distance_cost"][min(apart, 5 - apart)])

    def steps_above(self, space: str) -> list[str]:
        """Steps that are used."""
        levels = {"top": (), "middle": ("upper",), "bottom": ("upper", "lower")}[SPACES[space].terrace]
        slots = [f"{level}-steps.{SPACES[space].sector}" for level in levels]
        return [slot for slot in slots if slot in self.steps]

    def way(self, player: Player, space: str) -> int:
        """Distance and height in food."""
        height: int = RULES["height_cost"][SPACES[space].terrace] - RULES["steps_discount"] * len(
            self.steps_above(space)
        )
        return self.distance(player, space) + max(0, height)

    def food_for(self, player: Player, acts: str, space: str) -> int:
        """P4."""
        discount: int = RULES["courier_discount"] * (acts == "courier")
        return max(0, self.way(player, space) - discount)

    def placements(self, player: Player) -> dict[str, Placing]:
        """P1: workers and what they may count as, if there is a space for them."""
        found = {}
        for worker in +player.workers:
            for acts in self.colours_of(player, worker):
                if self.places(player, acts):
                    word = f"place {worker}" if acts == worker else f"place-as-{acts} {worker}"
                    found[word] = Placing(worker, acts)
        return found

    def colours_of(self, player: Player, worker: str) -> set[str]:
        """R02."""
        found = {worker}
        if player.owns(1):
            found.add("courier")
        if player.owns(2):
            found.add("priest")
        if player.owns(5) and worker in ("architect", "craftsman"):
            found |= {"architect", "craftsman"}
        return found

    def places(self, player: Player, acts: str) -> list[str]:
        """P2 and P3: every space with every way to pay its symbol, if the way there can be paid too."""
        found = []
        goods = player.goods
        for space, data in SPACES.items():
            if space in self.hill:
                continue
            food = self.food_for(player, acts, space)
            stock = goods["potato"] + goods["corn"] + goods["gold"]
            if food <= stock:
                found += [f"place-on {space} {card}" for card in player.hand if GODS[card].symbol == data.god]
            if goods["gold"] and food <= stock - RULES["place_gold"]:
                found.append(f"place-on {space} gold")
        return found

    def place(self, player: Player, placing: Placing) -> Script:
        """P2 to P11."""
        move = yield from self.ask(player, lambda: self.places(player, placing.acts))
        _, space, symbol = move.split()
        if symbol == "gold":
            player.goods["gold"] -= RULES["place_gold"]
        else:
            player.hand.remove(symbol)
            self.aside = symbol
        yield from self.pay(player, {"food": self.food_for(player, placing.acts, space)})
        self.use_steps(player, space)
        player.workers[placing.worker] -= 1
        self.hill[space] = placing.worker
        if placing.acts == "warrior":
            yield from self.fight(player, space)
        used = yield from self.first_window(player)
        yield from self.tasks(player, placing.acts, space)
        if not used and self.aside and GODS[self.aside].symbol in player.symbols():
            yield from self.use_cards(player, [self.aside])
        if placing.acts == "priest":
            yield from self.take_god(player)

    def use_steps(self, player: Player, space: str) -> None:
        """P5."""
        for slot in self.steps_above(space):
            owner = self.players[self.steps[slot]]
            if owner is not player or player.owns(7):
                owner.score("steps", RULES["steps_use_vp"])

    def fight(self, player: Player, space: str) -> Script:
        """P7."""
        yield from self.gain_army(player)
        prey = [each for each in SPACES[space].neighbours if self.hill.get(each, "warrior") != "warrior"]
        move = yield from self.pick(player, [f"carry-off {each}" for each in prey], "decline", hope=False)
        if move != "decline":
            player.workers[self.hill.pop(thing(move))] += 1
        if player.owns(3):
            yield from self.recover(player, 2, army=False)

    def first_window(self, player: Player) -> Choosing:
        """P8: whether the bonuses of the card were used before the tasks."""
        card = self.aside
        if not card or GODS[card].symbol not in player.symbols():
            return ""
        words = {f"use {card.replace('.', '-')}.{n}": n for n in range(len(GODS[card].bonuses))}
        move = yield from self.pick(player, words, "decline")
        if move == "decline":
            return ""
        yield from self.bonus(player, [GODS[card].bonuses[words[move]]], "god-cards")
        yield from self.use_cards(player, [card], without=words[move])
        return "used"

    # Tasks

    def count_tasks(self, player: Player, acts: str, space: str) -> int:
        """P9."""
        data = SPACES[space]
        count = 1 + sum(self.hill.get(each) == acts for each in data.neighbours)
        segment = [each for each, other in SPACES.items() if other[:2] == data[:2] and each != space]
        count += acts == "architect" and data.colour == "blue"
        count += acts == "craftsman" and data.colour == "green"
        count += acts == "courier" and not any(each in self.hill for each in segment)
        bold: int = RULES["z14_tasks"] * (acts == "warrior" and player.owns(14))
        return count + bold

    def tasks(self, player: Player, acts: str, space: str) -> Script:
        """4.4: in groups of three."""
        left = self.count_tasks(player, acts, space)
        may_buy = acts == "priest"
        group = list(SPACES[space].icons)

        def moves() -> list[str]:
            found = [f"perform {icon}" for icon in group if left and self.can_perform(player, TASKS[icon])]
            price = {"potato": RULES["priest_extra_task_potato"]}
            return found + (["buy-task"] if may_buy and self.can_pay(player, price) else [])

        while left or may_buy:
            move = yield from self.ask(player, moves, "stop")
            if move == "stop":
                return
            if move == "buy-task":
                yield from self.pay(player, {"potato": RULES["priest_extra_task_potato"]})
                may_buy = False
                left += 1
                continue
            icon = thing(move)
            left -= 1
            group.remove(icon)
            group = group or list(SPACES[space].icons)
            yield from self.perform(player, TASKS[icon])

    def can_perform(self, player: Player, task: str) -> bool:
        """4.4.4."""
        match task:
            case "steps_task":
                return self.can_build_steps(player)
            case "build_task":
                return any(self.market) and bool(self.payable_buildings(player) or player.hand)
            case "statue_task":
                return bool(self.statues_to_erect(player))
            case "weave_task":
                return bool(self.weaving_top)
            case "train":
                return self.armies_left()
            case "produce_once":
                return bool(player.producing())
        return True

    def perform(self, player: Player, task: str) -> Script:
        """4.4.4."""
        ways: dict[str, Callable[[Player], Script]] = {
            "steps_task": self.build_steps,
            "statue_task": self.erect,
            "weave_task": self.weave_task,
            "train": self.train,
            "trade": self.trade,
            "produce_once": self.produce_once,
        }
        if task.startswith("harvest"):
            good = task.split("_")[1]
            player.goods[good] += RULES["harvest"][good]
            if player.owns(20) and good != "gold":
                player.goods[good] += 1
                player.score("buildings", 1)
        elif task == "build_task":
            yield from self.build(player, task=True)
        else:
            yield from ways[task](player)

    def produce_once(self, player: Player) -> Script:
        """It is not flipped."""
        move = yield from self.pick(player, [f"produce {each}" for each in player.producing()])
        yield from self.bonus(player, PRODUCTION[thing(move)], "buildings")

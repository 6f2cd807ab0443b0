"""A match of one against Axomamma: her setup, her turns, her cells, her ceremonies and her end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.following import Ask, Fall, Script, Table
from tests.referees.tawantinsuyu.axomamma import HER, Guest
from tests.referees.tawantinsuyu.things import (
    GODS,
    PRODUCTION,
    RULES,
    SOLDIERS,
    SPACES,
    WEAVINGS,
    Player,
    size_of,
    thing,
)

from yupana.engine.game import Options

PERSONALITIES = [side for tile in HER["personalities"].values() for side in tile]
SEARCH = {"top": ["top", "middle"], "middle": ["middle", "top", "bottom"], "bottom": ["bottom", "middle"]}


class Tawantinsuyu(Guest):
    """4.11, for one; without her for two to four."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.tokens: list[list[Any]] = []
        self.personality = ""
        self.has_placed = False

    # Setup

    def choose_first(self) -> Script:
        """The human."""
        return 0 if self.solo else (yield from super().choose_first())

    def first_workers(self, player: Player) -> Script:
        """Hers are in order."""
        yield from super().first_workers(player)
        if self.hers(player):
            self.her_workers = list((+player.workers).elements())
            player.workers.clear()

    def choose_weavings(self, first: Player) -> Script:
        """She has a random one, then the human chooses."""
        if not self.solo:
            yield from super().choose_weavings(first)
            return
        left = [tile for tile, data in WEAVINGS.items() if data.used == "start"]
        hers = yield from self.random(left)
        left.remove(hers)
        self.begin_tapestry(self.her, hers)
        move = yield Ask(first.seat, [f"choose {tile}" for tile in left])
        self.begin_tapestry(first, thing(move))

    def first_gods(self, first: Player) -> Script:
        """Only the human has any."""
        if not self.solo:
            yield from super().first_gods(first)
            return
        yield from self.keep_gods([first])
        yield from self.use_cards(first, first.played)

    def setup(self) -> Script:
        """3.1."""
        yield from super().setup()
        if not self.solo:
            return
        human = self.players[0]
        self.tokens = [list(token) for token in HER["tokens"]]
        yield from self.bonus(self.her, HER["start"], "")
        self.her.goods["stone"] -= 0 if self.rule("start-stone") else RULES["start_stone"]
        yield from self.place_priest(human)
        self.her.sector = (human.sector - 1 + (yield from self.roll())) % 5 + 1
        for slot in range(4):
            self.slots[slot] = yield from self.draw_god()
        self.steps[f"upper-steps.{self.her.sector}"] = self.her.seat
        self.her.steps_left -= 1
        if not self.rule("E1"):
            fell = yield Fall([f"personality.{n}" for n in range(4)])
            self.personality = PERSONALITIES[int(fell.split(".")[1])]

    def roll(self) -> Script:
        """Her die."""
        return int((yield Fall([f"die.{n}" for n in sorted(set(HER["die"]))])).split(".")[1])

    # Her turn

    def turn(self, player: Player) -> Script:
        """4.11.1."""
        if not self.hers(player):
            yield from super().turn(player)
            return
        sectors = [(player.sector - 1 + n) % 5 + 1 for n in (1, 2)]
        wanted = [sector for sector in sectors if self.would_act(self.action_at(sector))]
        if wanted:
            yield from self.her_action(wanted[0])
        elif self.her_workers:
            yield from self.her_placement()
        else:
            yield from self.no_workers()
        self.active = None
        yield from self.refill_market()

    def would_act(self, action: str) -> bool:
        """4.11.4."""
        her = self.her
        least: dict[str, int] = HER["conditions"]
        match action:
            case "production":
                return len(her.producing()) >= least["production"]
            case "worship":
                return her.statues.total() >= least["worship"] + self.rule("E3")
            case "offering":
                return her.goods["corn"] >= least["offering"]
            case "recovery":
                return len(her.down) + len(her.army_down) >= least["recovery"]
        return self.her_soldiers() + self.rule("H2") > self.casualties

    def her_soldiers(self) -> int:
        """On face-up cards, and one for each card in hand."""
        printed = self.rule("printed-soldiers")
        hand = [SOLDIERS[card] if printed else 1 for card in self.her.army]
        return sum(hand) + sum(SOLDIERS[card] for card in self.her.army_up)

    def her_action(self, sector: int) -> Script:
        """X1."""
        self.her.sector = sector
        action = self.action_at(sector)
        yield from self.triggers(self.her, action)
        if self.rule("H4"):
            self.her.score("axomamma", 2)
        if action == "conquest":
            yield from self.casualty(self.her)
        yield from self.activate(self.her, action, True)
        yield from self.gain_army(self.her)
        self.bury_altar(HER["altar_discard"])

    def no_workers(self) -> Script:
        """X3."""
        yield from self.hire_nomad()
        self.bury_altar(HER["altar_discard"], "axomamma")
        if not self.rule("E5"):
            yield from self.gain_army(self.her)
        self.her.sector = self.her.sector % 5 + 1
        if self.rule("H6"):
            self.her.score("axomamma", 2)

    # Placement

    def her_placement(self) -> Script:
        """4.11.2."""
        worker = (yield from self.random_worker()) if not self.has_placed else self.her_workers.pop(0)
        self.has_placed = True
        value = yield from self.roll()
        card, self.slots[value - 1] = self.slots[value - 1], ""
        spaces = self.her_spaces(card)
        tries = 1
        while not spaces:
            self.lay_on_altar(card)
            card = yield from self.draw_god()
            spaces = self.her_spaces(card, any_symbol=(tries := tries + 1) > len(GODS))
        space = yield from self.random(spaces)
        self.hill[space] = worker
        self.use_steps(self.her, space)
        if GODS[card].symbol in self.her.symbols():
            self.her.score("axomamma", HER["statue_symbol_vp"])
        self.lay_on_altar(card)
        self.slots[value - 1] = yield from self.draw_god()
        yield from self.use_tokens(value)

    def her_spaces(self, card: str, any_symbol: bool = False) -> list[str]:
        """The cheapest with the symbol of the card, on the first terrace that has any."""
        done = self.ceremony - (self.token is not None)
        search = [[terrace] for terrace in SEARCH[("top", "middle", "bottom")[min(done, 2)]]]
        empty = [space for space in SPACES if space not in self.hill]
        if any_symbol:
            search = [[*SEARCH["middle"]]]
        elif not any([SPACES[space].terrace] in search for space in empty):
            search = [search[0], [*SEARCH["middle"]]]
        for terraces in search:
            found = [space for space in empty if SPACES[space].terrace in terraces]
            found = [space for space in found if any_symbol or SPACES[space].god == GODS[card].symbol]
            if found:
                cost = min(self.way(self.her, space) for space in found)
                return [space for space in found if self.way(self.her, space) == cost]
        return []

    # Cells

    def use_tokens(self, value: int) -> Script:
        """Upper, middle and lower row; then the tokens move."""
        tokens = [token for token in self.tokens if token[1] == value]
        for row, _, cell in tokens:
            yield from self.use_cell(row, cell)
        for token in tokens:
            token[2] = (token[2] - 1 + value) % 5 + 1
            if token[0] == "upper" and token[2] == 4 and self.rule("stopping-personality") and self.personality:
                yield from self.use_cell("upper", 4)

    def use_cell(self, row: str, cell: int) -> Script:
        """4.11.6."""
        what = HER[row][cell - 1]
        if row == "upper":
            for op, n in what:
                yield from self.use_personality() if op == "personality" else self.part(self.her, op, n, "axomamma")
        elif row == "lower":
            yield from self.use_lower(what)
        elif what == "weave":
            yield from self.her_weave()
        elif not (yield from self.use_middle(what)):
            self.her.goods["gold"] += 1

    def use_personality(self) -> Script:
        """The tile on the cell of gold."""
        match self.personality:
            case "statue":
                statue = yield from self.random(each for each in +self.supply if size_of(each) == "small")
                if statue:
                    self.gain_statue(self.her, statue)
            case "weaving":
                yield from self.her_free_weaving()
            case "temple":
                yield from self.climb(self.her)
            case "building":
                yield from self.her_free_building()

    def use_lower(self, what: str) -> Script:
        """Free, where it is possible."""
        ends = self.village_ends()
        if what == "vp2":
            self.her.score("axomamma", 2)
        elif what == "army":
            yield from self.gain_army(self.her)
        elif what == "nomad":
            yield from self.hire_nomad()
        elif ends:
            yield from self.welcome(self.leave_village(ends[what == "village_corn_end"]))

    def use_middle(self, what: str) -> Script:
        """Whether it could be done completely."""
        if what == "steps":
            slot = self.her_slot() if self.her.steps_left else ""
            if not slot or not self.pays(RULES["steps_cost"]):
                return False
            yield from self.place_steps(self.her, slot)
            return True
        if what == "statue":
            return (yield from self.her_statue())
        kind = [each for each in self.market if each and (each in PRODUCTION) == (what == "build_production")]
        if not kind or not self.pays({"stone": HER["building_price"] + self.rule("E2")}):
            return False
        self.take_building((yield from self.random(kind)))
        return True

    def her_statue(self) -> Script:
        """Large if she can, else a small one of a symbol she does not have as small."""
        large = [statue for statue in +self.supply if size_of(statue) == "large"]
        small = [s for s in +self.supply if size_of(s) == "small" and not self.her.statues[s]]
        if large and self.pays(RULES["statue_cost"]["large"]):
            available = large
        elif small and self.pays(RULES["statue_cost"]["small"]):
            available = small
        else:
            return False
        first = (yield from self.roll()) - 1
        shown = [f"{size_of(available[0])}-{self.symbol_of((first + n) % 4)}" for n in range(4)]
        statue = next((each for each in shown if each in available), "") or (yield from self.random(available))
        self.gain_statue(self.her, statue)
        return True

    def her_weave(self) -> Script:
        """Two tiles, or one and a gold, or a gold."""
        yield from self.show_weavings(3)
        if len(self.on_sale) >= 2 and self.pays({"corn": RULES["weave_price"][2]}):
            many = 2
        else:
            many = int(bool(self.on_sale) and self.pays({"corn": RULES["weave_price"][1]}))
            self.her.goods["gold"] += 1
        for _ in range(many):
            tile = self.favourite(self.on_sale)
            self.on_sale.remove(tile)
            self.attach(tile)
        yield from self.sell_rest(self.her)

    # Ceremonies and the end

    def ceremony_trade(self, player: Player) -> Script:
        """C1: points for weavings."""
        if self.hers(player):
            worth = HER["ceremony_vp_per_weaving"] + self.rule("H5")
            player.score("axomamma", worth * sum(map(len, player.tapestries)))
        else:
            yield from super().ceremony_trade(player)

    def upkeep(self, player: Player) -> Script:
        """C4: not for her."""
        if not self.hers(player):
            yield from super().upkeep(player)

    def draw_ceremonial(self, player: Player, cards: int) -> Script:
        """C7: points if she is behind."""
        if not self.hers(player):
            yield from super().draw_ceremonial(player, cards)

    def after_ceremonial(self) -> None:
        """C7."""
        if self.solo and self.her.total() < self.players[0].total():
            self.her.score("axomamma", HER["ceremony_behind_vp"])

    def play_cards(self, player: Player) -> Script:
        """C8: not for her."""
        if not self.hers(player):
            yield from super().play_cards(player)

    def score_all(self, holder: Player) -> Script:
        """4.11.8 comes before."""
        if self.solo:
            for item in self.her_order():
                self.turn_up(self.her, item)
            yield from self.worship(self.her, True, end=True)
        yield from super().score_all(holder)

    def final_parts(self, player: Player) -> dict[str, int]:
        """Hers too."""
        parts = super().final_parts(player)
        if self.hers(player):
            parts["workers"] = RULES["final"]["worker"] * len(self.her_workers)
            parts["leftovers"] = player.goods.total() if self.rule("H7") else 0
        return parts

    def winners(self) -> list[int]:
        """The human with enough points and more than she has."""
        if not self.solo:
            return super().winners()
        human, hers = (player.total() for player in self.players)
        return [0] if human >= RULES["solo_target_vp"] and human > hers else []

    def table(self) -> Table:
        """And her board."""
        found = super().table()
        if self.solo:
            found["player 1"]["workers"] = Counter(self.her_workers)
            found["axomamma"] = {
                "tokens": [cell for _, _, cell in self.tokens],
                "slots": self.slots,
                "personality": self.personality,
                "workers": self.her_workers,
                "has placed": self.has_placed,
            }
        return found

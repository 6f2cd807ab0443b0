"""A match from the setup to the final scoring: turns and ceremonies."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.referees.following import Ask, Fall, Script, Table
from tests.referees.tawantinsuyu.coricancha import Coricancha
from tests.referees.tawantinsuyu.things import (
    COLOURS,
    GODS,
    REGIONS,
    RULES,
    SHEET,
    SPACES,
    TEMPLE,
    WEAVINGS,
    Choosing,
    Player,
    thing,
)


class Empire(Coricancha):
    """Sections 3 and 4."""

    def match(self) -> Script:
        """Until the last ceremony."""
        yield from self.setup()
        limit = int(self.options["max-turns"]) * self.seats
        player = self.players[self.first]
        while True:
            if limit and self.turns == limit:
                break
            self.active = player
            if self.token is player and (yield from self.hold_ceremony(player)):
                break
            self.turns += 1
            yield from self.turn(player)
            player = self.order(player)[1]
        yield from self.score_all(self.token or self.order(player)[-1])

    # Setup

    def setup(self) -> Script:
        """Section 3."""
        self.first = yield from self.choose_first()
        if not self.options["coricancha-fixed"]:
            self.rotation = int((yield Fall([f"coricancha.{n}" for n in range(1, 6)])).split(".")[1]) - 1
        first = self.players[self.first]
        self.bag = Counter(dict.fromkeys(COLOURS, RULES["start_bag_per_colour"]))
        for player in self.order(first):
            yield from self.first_workers(player)
        used = RULES["workers_per_colour"][str(self.seats)] - RULES["start_bag_per_colour"]
        self.bag.update(dict.fromkeys(COLOURS, used))
        self.lost.update(dict.fromkeys(COLOURS, 9 - RULES["workers_per_colour"][str(self.seats)]))
        yield from self.fill_village()
        for n in range(len(self.nomads)):
            self.nomads[n] = yield from self.draw_worker()
        yield from self.block("top")
        yield from self.refill_market()
        yield from self.turn_weaving()
        yield from self.choose_weavings(first)
        for player in self.order(first):
            player.goods["stone"] += 0 if self.hers(player) else RULES["start_stone"]  # hers come with all she has
        yield from self.first_gods(first)
        yield from self.refill_market()
        for player in self.players:
            self.god_deck.shuffle(player.played)
            player.played = []

    def choose_first(self) -> Script:
        """12."""
        return int((yield Fall([f"seat.{n}" for n in range(self.seats)])).split(".")[1])

    def first_workers(self, player: Player) -> Script:
        """5: two of different colours."""
        for _ in range(2):
            player.workers[(yield from self.draw_worker())] += 1
        twin = player.workers.most_common(1)[0]
        if twin[1] > 1:
            player.workers[(yield from self.draw_worker())] += 1
            player.workers[twin[0]] -= 1
            self.bag[twin[0]] += 1

    def fill_village(self) -> Script:
        """7 and C6."""
        for n in range(len(self.village)):
            self.village[n] = yield from self.draw_worker()

    def block(self, terrace: str) -> Script:
        """9 and C6b: marked spaces, for two."""
        if self.seats > 2:
            return
        for space, data in SPACES.items():
            if data.terrace == terrace and data.marked and space not in self.hill:
                worker = yield from self.draw_worker()
                if worker:
                    self.hill[space] = worker

    def choose_weavings(self, first: Player) -> Script:
        """13."""
        left = [tile for tile, data in WEAVINGS.items() if data.used == "start"]
        for player in self.order(first):
            move = yield Ask(player.seat, [f"choose {tile}" for tile in left])
            left.remove(thing(move))
            self.begin_tapestry(player, thing(move))

    def first_gods(self, first: Player) -> Script:
        """15 and 16."""
        yield from self.keep_gods(self.order(first))
        for player in reversed(self.order(first)):
            yield from self.use_cards(player, player.played)

    def keep_gods(self, players: list[Player]) -> Script:
        """Three of eight, all at the same time."""
        dealt: dict[int, list[str]] = {}
        for player in players:
            for _ in range(RULES["god_deal"]):
                player.hand.append((yield from self.draw_god()))
        for player in sorted(players, key=lambda each: each.seat):
            cards = sorted(player.hand, key=list(GODS).index)
            move = yield Ask(player.seat, [f"keep {' '.join(each)}" for each in combinations(cards, RULES["god_keep"])])
            dealt[player.seat] = move.split()[1:]
        for player in players:
            player.played = [card for card in player.hand if card not in dealt[player.seat]]
            player.hand = dealt[player.seat]

    # A turn

    def turn(self, player: Player) -> Script:
        """T2 to T9."""
        if not player.sector:
            yield from self.place_priest(player)
        move = yield from self.ask(player, lambda: [*self.placements(player), *self.secondary(player)])
        placements = self.placements(player)
        if move in placements:
            yield from self.place(player, placements[move])
        else:
            yield from self.do_secondary(player, move)
            done = move.split()[0]
            move = yield from self.ask(player, lambda: self.secondary(player, done))
            if move:
                yield from self.do_secondary(player, move)
        yield from self.hire(player)
        self.active = None
        while player.workers.total() > RULES["worker_limit"]:
            move = yield from self.pick(player, {f"dismiss {worker}" for worker in +player.workers})
            player.workers[thing(move)] -= 1
            self.lost[thing(move)] += 1
        if self.aside:
            self.lay_on_altar(self.aside)
            self.aside = ""
        yield from self.refill_market()

    def place_priest(self, player: Player) -> Script:
        """T2."""
        move = yield from self.pick(player, [f"put coricancha.{n}" for n in range(1, 6)])
        player.sector = int(move.split(".")[1])

    def secondary(self, player: Player, done: str = "") -> list[str]:
        """4.5: those that can have an effect."""
        found = list(self.priest_moves(player))
        if self.god_deck or self.altar:
            found.append("pray")
        if self.armies_left():
            found.append("train")
        found += [f"recruit {place}" for place in self.nomad_places()]
        return [move for move in found if move.split()[0] != done]

    def do_secondary(self, player: Player, move: str) -> Script:
        """4.5."""
        verb = move.partition(" ")[0]
        if verb == "move":
            yield from self.move_high_priest(player, self.priest_moves(player)[move])
        elif verb == "pray":
            for _ in range(RULES["pray_cards"]):
                yield from self.take_god(player)
        elif verb == "train":
            yield from self.train(player)
        else:
            player.workers[(yield from self.leave_nomads(move))] += 1

    def hire(self, player: Player) -> Script:
        """4.7."""

        def prices() -> dict[str, dict[str, int]]:
            ends = self.village_ends()
            if len(set(ends)) == 1:
                found = {f"hire {ends[0]}": {"food": 1}}
            else:
                found = {f"hire {end}": {good: 1} for end, good in zip(ends, ("potato", "corn"))}
            return {move: cost for move, cost in found.items() if self.can_pay(player, cost)}

        move = yield from self.ask(player, lambda: [*prices(), "end-turn"])
        if move != "end-turn":
            yield from self.pay(player, prices()[move])
            player.workers[self.leave_village(thing(move))] += 1
            yield from self.pick(player, ["end-turn"])

    # Ceremonies

    def hold_ceremony(self, holder: Player) -> Script:
        """4.8; whether it was the last."""
        order = self.order(holder)
        for player in order:
            if player.owns(12):
                yield from self.pay_step(player)
        for player in order:
            self.ceremony_buildings(player)
        for player in order:
            yield from self.ceremony_trade(player)
        for player in order:
            player.score("temple", TEMPLE[player.step]["right"])
            yield from self.bonus(player, TEMPLE[player.step]["left"], "temple")
        self.score_regions()
        for player in order:
            yield from self.upkeep(player)
        if self.ceremony == len(RULES["token_vp"]) or self.final:
            return True
        self.token = None
        empty = not +self.bag
        first = self.ceremony == 1
        yield from self.fill_village()
        if empty:
            self.take_token(holder)
            self.final = True
        if first:
            yield from self.block("middle")
        yield from self.ceremonial_cards(holder)
        for slot, building in enumerate(self.market):
            if building:
                self.put_under(building)
                self.market[slot] = ""
        yield from self.refill_market()
        return False

    def ceremony_buildings(self, player: Player) -> None:
        """C0."""
        if player.owns(6):
            player.goods["potato"] += 4
        if player.owns(9):
            player.score("buildings", max(map(len, player.tapestries)))
        if player.owns(10):
            player.goods.update({"potato": 2, "corn": 1, "stone": 1})

    def ceremony_trade(self, player: Player) -> Script:
        """C1."""
        yield from self.trade(player)

    def score_regions(self) -> None:
        """C3."""
        for region in SHEET["conquest"]:
            marks = [
                self.regions[space] for space in REGIONS if space.split(".")[0] == region and space in self.regions
            ]
            if marks:
                counts = Counter(marks)
                tied = [seat for seat in counts if counts[seat] == max(counts.values())]
                winner = next(seat for seat in reversed(marks) if seat in tied)
                self.players[winner].score("regions", self.casualties)

    def upkeep(self, player: Player) -> Script:
        """C4."""
        paid = 0

        def missing() -> int:
            return int(self.options["upkeep-potato"]) * len(player.hand) - paid

        def pay_potatoes() -> None:
            nonlocal paid
            potatoes = min(missing(), player.goods["potato"])
            player.goods["potato"] -= potatoes
            paid += potatoes

        def moves() -> list[str]:
            return ["pay gold"] if missing() > player.goods["potato"] and player.goods["gold"] else []

        def ask_gold() -> Choosing:
            pay_potatoes()
            return self.ask(player, moves, "decline", hope=lambda: missing() > player.goods["potato"])

        while (yield from ask_gold()) == "pay gold":
            player.goods["gold"] -= 1
            paid += 1
        pay_potatoes()
        player.score("upkeep", -RULES["upkeep_vp_loss"] * missing())

    def ceremonial_cards(self, holder: Player) -> Script:
        """C7 and C8."""
        order = self.order(holder)
        ranking = sorted(order, key=lambda player: (player.total(), -order.index(player)))
        for player, cards in zip(ranking, RULES["ceremonial_cards"][str(self.seats)]):
            yield from self.draw_ceremonial(player, cards)
        self.after_ceremonial()
        for player in order:
            yield from self.play_cards(player)
        for player in order:
            self.god_deck.shuffle(player.played)
            player.played = []

    def draw_ceremonial(self, player: Player, cards: int) -> Script:
        """From the deck only."""
        for _ in range(cards):
            card = yield from self.draw_god()
            if card:
                player.hand.append(card)

    def after_ceremonial(self) -> None:
        """For those who do not draw."""

    def play_cards(self, player: Player) -> Script:
        """Up to three."""
        while len(player.played) < RULES["ceremony_play_limit"]:
            hope = player.owns(19) and player is self.active
            move = yield from self.ask(player, lambda: [f"play {card}" for card in player.hand], "decline", hope=hope)
            if move == "decline":
                return
            card = thing(move)
            player.hand.remove(card)
            player.played.append(card)
            yield from self.use_cards(player, [card])

    # The end

    def score_all(self, holder: Player) -> Script:
        """4.9."""
        self.active = None
        for player in self.order(holder):
            yield from self.ask(player, list, "decline")
        for player in self.players:
            parts = self.final_parts(player)
            for part, points in parts.items():
                player.score(part, points)

    def final_parts(self, player: Player) -> dict[str, int]:
        """Seven of them."""
        worth = RULES["final"]
        return {
            "tapestries": sum(RULES["tapestry_vp"][len(tapestry)] for tapestry in player.tapestries),
            "temple-top": TEMPLE[player.step]["top"],
            "face-up-buildings": worth["building"] * len(player.up),
            "gods-in-hand": (worth["god_card"] + player.owns(6)) * len(player.hand),
            "armies": worth["army_card"] * len(player.army_up),
            "workers": worth["worker"] * player.workers.total(),
            "gold": worth["gold"] * player.goods["gold"],
        }

    def winners(self) -> list[int]:
        """Most points, then most goods."""
        rank = [(player.total(), player.goods.total()) for player in self.players]
        return [n for n in range(self.seats) if rank[n] == max(rank)]

    def result(self) -> Table:
        """What everybody scored, and who won."""
        return {
            "scores": [{part: n for part, n in player.points.items() if n} for player in self.players],
            "totals": [player.total() for player in self.players],
            "winners": self.winners(),
        }

    def table(self) -> Table:
        """Everything on the table."""
        found: Table = {
            "first": self.first,
            "active": self.active.seat if self.active else -1,
            "turns": self.turns,
            "rotation": self.rotation,
            "token": self.token.seat if self.token else -1,
            "ceremony": self.ceremony,
            "final": self.final,
            "casualties": self.casualties,
            "bag": +self.bag,
            "lost": +self.lost,
            "hill": self.hill,
            "village": self.village,
            "nomads": self.nomads,
            "altar": self.altar,
            "aside": self.aside,
            "god deck": sorted(self.god_deck.loose),
            "under the god deck": self.god_deck.under,
            "army deck": sorted(self.army_deck.loose),
            "army discard": sorted(self.army_discard),
            "market": self.market,
            "building stacks": [sorted(pile.loose) for pile in self.building_stacks],
            "under the building stacks": [pile.under for pile in self.building_stacks],
            "weaving top": self.weaving_top,
            "weaving stack": sorted(self.weaving_stack.loose),
            "under the weaving stack": self.weaving_stack.under,
            "on sale": self.on_sale,
            "statues": +self.supply,
            "steps": self.steps,
            "regions": self.regions,
        }
        for player in self.players:
            found[f"player {player.seat}"] = {
                "goods": +player.goods,
                "points": {part: n for part, n in player.points.items() if n},
                "step": player.step,
                "sector": player.sector,
                "steps left": player.steps_left,
                "markers left": player.markers_left,
                "hand": sorted(player.hand),
                "played": sorted(player.played),
                "army": sorted(player.army),
                "drawn": sorted(player.drawn),
                "army up": sorted(player.army_up),
                "army down": sorted(player.army_down),
                "workers": +player.workers,
                "statues": +player.statues,
                "up": sorted(player.up),
                "down": sorted(player.down),
                "tapestries": player.tapestries,
            }
        return found

"""Tawantinsuyu once more, from the sheet alone: its pieces, what lies before a player, and what is in the middle."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from tests.referees.following import Ask, Fall, Referee, Script

from yupana.engine.game import Options

SHEET: dict[str, Any] = json.loads((Path(__file__).parent / "sheet.json").read_text(encoding="utf-8"))
RULES: dict[str, Any] = SHEET["constants"]
Choosing = Generator[Ask | Fall, str, str]
Moves = Callable[[], Iterable[str]]
Effect = list[list[Any]]
GOODS: list[str] = SHEET["meta"]["resources"]
COLOURS: list[str] = SHEET["meta"]["workers"]
SYMBOLS: list[str] = SHEET["meta"]["gods"]
ACTIONS: list[str] = SHEET["coricancha_clockwise"]
KINDS = {"p": "production", "z": "permanent", "w": "weaving", "sw": "starting-weaving"}
# Known difference: by 4.2 no exchange of Z15 leads back to goods that the player had since the decision was first
# offered; the game forgets those that were left by spending an army card or by Z19.
GAME_FORGETS_GOODS = True
BUNDLES = {"stone": 2, "gold": 1, "corn": 2}  # Z15


def name(sheet_id: str) -> str:
    """As the game writes an id of the sheet: `god_spiral_1` is "god-spiral.1", `w07` is "weaving.7"."""
    head = sheet_id.rstrip("0123456789")
    return f"{KINDS.get(head, head).strip('_').replace('_', '-')}.{int(sheet_id[len(head) :])}"


def thing(move: str) -> str:
    """What a move touches first."""
    return move.split()[1]


def size_of(statue: str) -> str:
    """Small or large."""
    return statue.partition("-")[0]


class God(NamedTuple):
    """A god card."""

    symbol: str
    bonuses: Effect


class Tile(NamedTuple):
    """A weaving."""

    pattern: str
    left: str
    right: str
    used: str


class Space(NamedTuple):
    """A space of the hill."""

    terrace: str
    sector: int
    god: str
    colour: str
    marked: bool
    icons: list[str]
    neighbours: list[str]


GODS = {name(key): God(symbol, bonuses) for key, symbol, bonuses in SHEET["god_cards"]}
SOLDIERS: dict[str, int] = {name(key): soldiers for key, soldiers, _ in SHEET["army_cards"]}
ARMY_BONUS = {name(key): bonus for key, _, bonus in SHEET["army_cards"]}
PRODUCTION = {name(key): each["bonus"] for key, each in SHEET["production_buildings"].items()}
COSTS = {name(key): each["cost"] for key, each in SHEET["production_buildings"].items()}
COSTS |= {name(key): cost for key, cost in SHEET["permanent_buildings"].items()}
WEAVINGS = {name(key): Tile(*rest) for key, *rest in SHEET["weavings"]}
REGIONS = {f"{region}.{n}": each for region, row in SHEET["conquest"].items() for n, each in enumerate(row, 1)}
STATUES = [f"{size}-{symbol}" for size in ("small", "large") for symbol in SYMBOLS]
TASKS = {
    f"{terrace}-icon.{n}": task for terrace, row in SHEET["hill"]["task_icons"].items() for n, task in enumerate(row)
}
SPACES = {
    f"{terrace}.{k}": Space(
        terrace,
        k // (len(row) // 5) + 1,
        god,
        colour,
        bool(marked),
        [f"{terrace}-icon.{(k + n) % len(row)}" for n in range(3)],
        [f"{terrace}.{(k + n) % len(row)}" for n in (-2, -1, 1, 2)],
    )
    for terrace, row in SHEET["hill"]["spaces"].items()
    for k, (god, colour, marked) in enumerate(row)
}
TEMPLE = SHEET["temple"]
TOP = len(TEMPLE) - 1


class Player:
    """What lies before one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.automaton = False
        self.goods: Counter[str] = Counter()
        self.points: Counter[str] = Counter({"start": RULES["start_vp"]})
        self.step = 0
        self.sector = 0  # that the High Priest faces
        self.steps_left = RULES["steps_markers"]
        self.markers_left = RULES["conquest_markers"]
        self.hand: list[str] = []
        self.played: list[str] = []  # god cards before the player
        self.army: list[str] = []
        self.drawn: list[str] = []
        self.army_up: list[str] = []
        self.army_down: list[str] = []
        self.workers: Counter[str] = Counter()
        self.statues: Counter[str] = Counter()
        self.up: list[str] = []
        self.down: list[str] = []
        self.tapestries: list[list[str]] = []

    def owns(self, number: int) -> bool:
        """The permanent building of this number, and can use it."""
        return f"permanent.{number}" in self.up and not self.automaton

    def total(self) -> int:
        """All points."""
        return self.points.total()

    def score(self, source: str, points: int) -> None:
        """Nobody falls below nothing."""
        self.points[source] += max(points, -self.total())

    def producing(self) -> list[str]:
        """Production buildings face-up."""
        return [building for building in self.up if building in PRODUCTION]

    def symbols(self) -> set[str]:
        """Of all statues."""
        return {statue.partition("-")[2] for statue, n in self.statues.items() if n}


class Pile:
    """Cards or tiles face-down: those nobody can tell apart, and below them those put there one by one."""

    def __init__(self, loose: Iterable[str]) -> None:
        self.loose = set(loose)
        self.under: list[str] = []

    def __len__(self) -> int:
        return len(self.loose) + len(self.under)

    def draw(self) -> Choosing:
        """The uppermost."""
        card = yield Fall(sorted(self.loose) or self.under[:1])
        if self.loose:
            self.loose.remove(card)
        else:
            self.under.remove(card)
        return card

    def shuffle(self, cards: Iterable[str]) -> None:
        """Everything together, if anything comes."""
        if more := set(cards):
            self.loose |= more | set(self.under)
            self.under = []


def splits(player: Player, cost: dict[str, int]) -> list[Counter[str]]:
    """4.0.1: every way to pay; gold replaces everything, food is potatoes or corn."""
    food = cost.get("food", 0)
    ranges = [
        range(min(cost.get(good, food if good in ("potato", "corn") else 0), player.goods[good]) + 1)
        for good in GOODS[:3]
    ]
    found = []
    for potato, corn, stone in itertools.product(*ranges):
        gold = sum(cost.values()) - potato - corn - stone
        if cost.get("gold", 0) <= gold <= player.goods["gold"]:
            found.append(Counter({"potato": potato, "corn": corn, "stone": stone, "gold": gold}))
    return found


class Middle(Referee):
    """What everybody draws from, and what may be done at any time."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.solo = seats == 1
        self.seats = max(seats, 2)
        size = str(self.seats)
        self.players = [Player(seat) for seat in range(self.seats)]
        self.first = 0
        self.active: Player | None = None
        self.turns = 0
        self.rotation = 0
        self.token: Player | None = None
        self.ceremony = 0
        self.final = False
        self.casualties = 0
        self.bag: Counter[str] = Counter()
        self.lost: Counter[str] = Counter()
        self.hill: dict[str, str] = {}
        self.village = [""] * RULES["village"][size]
        self.nomads = [""] * RULES["nomads"][size]
        self.altar: list[str] = []
        self.altar_limit = RULES["altar_limit"][size]
        self.aside = ""  # the god card of a placement
        self.god_deck = Pile(GODS)
        self.army_deck = Pile(SOLDIERS)
        self.army_discard: set[str] = set()
        self.market = [""] * 4
        self.building_stacks = [Pile(PRODUCTION), Pile(set(COSTS) - set(PRODUCTION))]
        marks = {"2+"} | ({"3+"} if self.seats > 2 else set()) | ({"4"} if self.seats == 4 else set())
        self.weaving_stack = Pile(tile for tile, data in WEAVINGS.items() if data.used in marks)
        self.weaving_top = ""
        self.on_sale: list[str] = []
        self.rows: list[list[str]] = []  # tapestries of all players, in the order in which they were begun
        self.supply = Counter({statue: RULES["statue_copies"][size_of(statue)] for statue in STATUES})
        self.steps: dict[str, int] = {}
        self.regions: dict[str, int] = {}

    def order(self, player: Player) -> list[Player]:
        """Everybody clockwise, from this one."""
        return [self.players[(player.seat + n) % self.seats] for n in range(self.seats)]

    def hers(self, player: Player) -> bool:
        """It is Axomamma."""
        return self.solo and player.seat == 1

    # Deciding

    def ask(
        self,
        player: Player,
        moves: Moves,
        way_out: str = "",
        *,
        window: bool = True,
        hope: bool | Callable[[], bool] = True,
    ) -> Choosing:
        """A decision with everything that is free beside it; `hope` tells whether that could give it a move.

        4.2: what is free leads back here, and never leaves a decision without a way out unanswered.
        """
        had: set[tuple[int, ...]] = set()
        while True:
            own = set(moves())
            free = self.free(player, moves, bool(way_out), had) if window else {}
            if not own and not (way_out and free and (hope if isinstance(hope, bool) else hope())):
                return way_out
            move = yield Ask(player.seat, own | set(free) | ({way_out} if way_out else set()))
            if move not in free:
                return move
            if move.startswith("exchange") or not GAME_FORGETS_GOODS:
                had.add(self.exchangeable(player))
            yield from self.do_free(player, move)

    def pick(self, player: Player, words: Iterable[str], way_out: str = "", *, hope: bool = True) -> Choosing:
        """A decision whose moves do not change with what is free."""
        return self.ask(player, lambda: words, way_out, hope=hope)

    def exchangeable(self, player: Player) -> tuple[int, ...]:
        """Stone, gold and corn."""
        return tuple(player.goods[good] for good in BUNDLES)

    def free(self, player: Player, moves: Moves, may_pass: bool, had: set[tuple[int, ...]]) -> dict[str, Counter[str]]:
        """4.2, R10: each with the goods it costs and brings."""
        found: dict[str, Counter[str]] = {}
        if player is self.active:
            found |= {f"spend {card}": Counter() for card in player.army}
            if player.owns(19) and len(self.god_deck) + len(self.altar):
                found |= {f"consult permanent.19 {good}": Counter({good: -1}) for good in ("potato", "gold")}
        if player.owns(15):
            for give, take in itertools.permutations(BUNDLES, 2):
                change = Counter({give: -BUNDLES[give], take: BUNDLES[take]})
                found[f"exchange-{give} permanent.15 {take}"] = change
        return {
            move: change for move, change in found.items() if self.may_be_free(player, moves, may_pass, had, change)
        }

    def may_be_free(
        self, player: Player, moves: Moves, may_pass: bool, had: set[tuple[int, ...]], change: Counter[str]
    ) -> bool:
        """It can be paid, does not lead back, and what was asked can still be answered."""
        if not change:
            return True
        exchange = len(change) > 1
        kept = player.goods.copy(), self.god_deck, self.altar
        player.goods.update(change)
        if not exchange and len(self.god_deck) + len(self.altar) == 1:
            self.god_deck, self.altar = Pile(()), []  # the last card would be taken
        back = exchange and self.exchangeable(player) in had
        fine = min(player.goods.values()) >= 0 and not back and (may_pass or any(True for _ in moves()))
        player.goods, self.god_deck, self.altar = kept
        return fine

    def do_free(self, player: Player, move: str) -> Script:
        """4.2."""
        verb, *rest = move.split()
        if verb == "spend":
            player.army.remove(rest[0])
            self.army_discard.add(rest[0])
            yield from self.bonus(player, ARMY_BONUS[rest[0]], "")
        elif verb == "consult":
            player.goods[rest[1]] -= 1
            yield from self.take_god(player, window=False)
        else:
            give = verb.split("-")[1]
            player.goods[give] -= BUNDLES[give]
            player.goods[rest[1]] += BUNDLES[rest[1]]

    def bonus(self, player: Player, effect: Effect, source: str) -> Script:
        """2.1: the next class knows how."""
        raise NotImplementedError

    # Paying

    def can_pay(self, player: Player, cost: dict[str, int]) -> bool:
        """From the present stock."""
        return bool(splits(player, cost))

    def pay(self, player: Player, cost: dict[str, int]) -> Script:
        """The payer chooses the split; gold that is due as gold goes first."""
        player.goods["gold"] -= cost.get("gold", 0)
        cost = {good: n for good, n in cost.items() if good != "gold"}
        ways = {" ".join(["pay-with", *(g for g in GOODS for _ in range(way[g]))]): way for way in splits(player, cost)}
        move = next(iter(ways))
        if len(ways) > 1:
            move = yield Ask(player.seat, ways)
        player.goods.subtract(ways[move])

    # Cards

    def draw_god(self) -> Choosing:
        """4.10.1: from the deck, which is the altar where it is empty."""
        if not self.god_deck:
            self.god_deck.shuffle(self.altar)
            self.altar = []
        return (yield from self.god_deck.draw()) if self.god_deck else ""

    def take_god(self, player: Player, window: bool = True) -> Script:
        """From the deck or the altar."""

        def moves() -> list[str]:
            deck = ["take god-deck"] if self.god_deck or self.altar else []
            return deck + [f"take {card}" for card in self.altar]

        move = yield from self.ask(player, moves, window=window)
        if move == "take god-deck":
            player.hand.append((yield from self.draw_god()))
        elif move:
            card = thing(move)
            self.altar.remove(card)
            player.hand.append(card)

    def lay_on_altar(self, card: str) -> None:
        """4.10.2."""
        if len(self.altar) >= self.altar_limit:
            self.god_deck.shuffle(self.altar)
            self.altar = []
        self.altar.append(card)

    def draw_army(self) -> Choosing:
        """4.10.3."""
        if not self.army_deck:
            self.army_deck.shuffle(self.army_discard)
            self.army_discard = set()
        return (yield from self.army_deck.draw()) if self.army_deck else ""

    def armies_left(self) -> bool:
        """A card can be drawn."""
        return bool(self.army_deck) or bool(self.army_discard)

    def gain_army(self, player: Player) -> Script:
        """One card."""
        card = yield from self.draw_army()
        if card:
            player.army.append(card)

    def train(self, player: Player) -> Script:
        """Keep one of two."""
        for _ in range(2):
            card = yield from self.draw_army()
            if card:
                player.drawn.append(card)
        if len(player.drawn) > 1:
            move = yield from self.pick(player, [f"keep-army {card}" for card in player.drawn])
            player.army.append(thing(move))
            player.drawn.remove(player.army[-1])
            self.army_discard.update(player.drawn)
        else:
            player.army += player.drawn
        player.drawn = []

    # Workers

    def draw_worker(self) -> Choosing:
        """From the bag, if there is one."""
        colours = sorted(+self.bag)
        if not colours:
            return ""
        colour = yield Fall(colours)
        self.bag[colour] -= 1
        return colour

    def leave_nomads(self, move: str) -> Choosing:
        """4.10.4: a worker of this place; another comes."""
        place = int(move.rpartition(".")[2]) - 1
        colour = self.nomads[place]
        self.nomads[place] = ""
        self.nomads[place] = yield from self.draw_worker()
        return colour

    def nomad_places(self) -> list[str]:
        """Where one is."""
        return [f"nomad.{n}" for n, colour in enumerate(self.nomads, 1) if colour]

    def take_nomad(self, player: Player) -> Script:
        """For free."""
        move = yield from self.ask(player, lambda: [f"recruit {place}" for place in self.nomad_places()])
        if move:
            player.workers[(yield from self.leave_nomads(move))] += 1

    def village_ends(self) -> list[str]:
        """The potato end, then the corn end, which may be the same."""
        places = [f"village.{n}" for n, colour in enumerate(self.village, 1) if colour]
        return [places[0], places[-1]] if places else []

    def leave_village(self, place: str) -> str:
        """4.7.3: whoever leaves last makes the active player take the token."""
        n = int(place.split(".")[1]) - 1
        colour, self.village[n] = self.village[n], ""
        if not any(self.village) and not self.token and self.active:
            self.take_token(self.active)
        return colour

    def take_token(self, player: Player) -> None:
        """1, 2 or 4 points."""
        self.token = player
        self.ceremony += 1
        player.score("village", RULES["token_vp"][self.ceremony - 1])

    # Buildings on offer

    def refill_market(self) -> Script:
        """Two of each kind."""
        for slot in range(4):
            if not self.market[slot] and self.building_stacks[slot // 2]:
                self.market[slot] = yield from self.building_stacks[slot // 2].draw()

    def stack_of(self, building: str) -> Pile:
        """Where it comes from."""
        return self.building_stacks[building not in PRODUCTION]

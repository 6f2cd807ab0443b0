"""What the table of Santa Maria says to people beside what it shows: the year, dice and goods, what a line brings."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import Decision, FreeOption, Option, Price, Seat
from yupana.games.santa_maria.activation import UseDie, change_fee, coin_price
from yupana.games.santa_maria.american_kingdoms.board import ALL_LINE_CELLS, PRODUCTION, SPECIALIST
from yupana.games.santa_maria.american_kingdoms.dice import PayDie, UseKingdomDie, value_of
from yupana.games.santa_maria.american_kingdoms.governor import governor_points
from yupana.games.santa_maria.american_kingdoms.maya.board import MAYA, V_HAND, V_VAULT
from yupana.games.santa_maria.american_kingdoms.maya.city import AfterWalk, WalkTo, path_to
from yupana.games.santa_maria.american_kingdoms.maya.trade import AnswerOffer
from yupana.games.santa_maria.american_kingdoms.maya.turn import TakeCityTurn
from yupana.games.santa_maria.american_kingdoms.specialists import HireSpecialist
from yupana.games.santa_maria.american_kingdoms.state import Kingdoms
from yupana.games.santa_maria.board import (
    BIT,
    CACAO,
    CELL,
    COIN,
    DIE_SYMBOLS,
    EMPTY,
    FACES,
    GOLD,
    HAPPINESS,
    LINE_CELLS,
    M_BLUE,
    M_BLUE_USED,
    M_CONQUISTADOR,
    M_RELIGION,
    M_WHITE,
    MAT,
    MONK_SYMBOLS,
    RELIGION_END,
    SELL_PRICE,
    SOLO_GOAL,
    SPOT_FEE,
    THINGS,
    TREE_POINTS,
    TREES,
    YEARS,
)
from yupana.games.santa_maria.colony import LayTile
from yupana.games.santa_maria.goods import MIXED, Pay
from yupana.games.santa_maria.monks import PlaceMonk, SettleMonk, fee
from yupana.games.santa_maria.scene.parts import contents
from yupana.games.santa_maria.scoring import standing
from yupana.games.santa_maria.shapes import SHAPE
from yupana.games.santa_maria.tracks import STEP
from yupana.games.santa_maria.turn import TakeTurn
from yupana.insight.talk import Badge, Figure, Status, Talk, amount_of, asked_now, figure, yes_or_no
from yupana.seats import SEAT_NAMES
from yupana.tabletop.scene import Argument, Message

ANOTHER_LINE: Final = 1000
OUT: Final = ("decline", "refuse", "done", "cancel")


class SantaMariaTalk(Talk):
    """Dice first: which line brings how much, and what changing a die costs."""

    kinds: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("use", "lay", "ship", "place-monk", "choose", "trade", "advance", "advance-for", "hire"), 1),
        **dict.fromkeys(("follow", "walk", "build", "link", "take", "accept", "give", "fill", "use-space", "pay"), 1),
        **dict.fromkeys(("offer-to", "return"), 1),
        **dict.fromkeys(("activate", "expand", "use-cacao", "send", "send-priest", "complete", "draw", "want"), 2),
        **dict.fromkeys(("play-trade", "play-festival", "play-construction", "play-technology", "return-cards"), 2),
        **dict.fromkeys(("pay-one-gold", "pay-two-gold"), 2),
        **dict.fromkeys(("pass",), 3),
    }

    def status(self, view: Kingdoms, viewer: Seat | None) -> tuple[Status, ...]:
        """The year, and what the viewer may still do in it."""
        if not view.agenda.steps or not view.year:
            return ()  # over, or not begun
        found = [Status(Message("status-year", {"year": view.year}), "sun", view.year == YEARS)]
        if view.seats == 1:
            found.append(Status(Message("status-goal", {"points": SOLO_GOAL, "now": _standing(view, 0)}), "points"))
            found.append(_tree(view))
        elif viewer is not None and view.has_colony(viewer):
            found.append(Status(Message("status-standing", {"points": _standing(view, viewer)}), "points"))
        if view.seats > 1 and viewer is not None and view.is_out(viewer):
            found.append(Status(Message("status-passed")))
        return tuple(found)

    def figures(self, view: Kingdoms, seat: Seat) -> tuple[Figure, ...]:
        """Goods and coins, dice, tracks, monks; of the city its cards."""
        held = [n for n in range(COIN) if n != CACAO or view.has_expansion()]
        amounts = [view.maya[V_VAULT] if n == GOLD and not view.has_colony(seat) else view.has(seat, n) for n in held]
        found = [figure(THINGS[n], THINGS[n], amount) for n, amount in zip(held, amounts, strict=True)]
        found.append(figure("goods", "goods", sum(amounts), chief=True, sums=True))
        found.append(figure("coin", "coin", view.has(seat, COIN), chief=True))
        found.append(figure("white", "die-white-5", white_left(view, seat), chief=True))
        found.append(figure("blue", "die-blue-5", blue_left(view, seat)))
        found.append(figure("religion", "religion", view.has(seat, M_RELIGION)))
        if not view.has_colony(seat):
            found.append(figure("cards", "card-icon", view.maya[V_HAND]))
        return tuple(found)

    def prompt(self, view: Kingdoms, decision: Decision) -> dict[str, Argument]:
        """Whether anything but a way out is there."""
        answers = [each for each in decision.options if not isinstance(each, FreeOption) and each.verb not in OUT]
        verbs = {each.verb for each in answers}
        only = "more" if verbs - {"pass"} else "sell" if len(answers) < len(decision.options) else "pass"
        found: dict[str, Argument] = {"can": yes_or_no(bool(answers)), "only": only}
        asked = decision.choice.asks()
        if isinstance(asked, AfterWalk):
            level, technology = "complete" in verbs, "play-technology" in verbs
            found["does"] = "both" if level and technology else "level" if level else "technology"
        if isinstance(asked, HireSpecialist):
            kind = view.hiring[asked.value - 1]
            found |= {"specialist": SPECIALIST[kind], "lays": yes_or_no(kind >= PRODUCTION)}
        return found

    def reason(self, view: Kingdoms, decision: Decision) -> Message | None:
        """Whose turn it is, if it is another's; how tiles are laid; what a monk costs."""
        asked, seat = decision.choice.asks(), decision.seat
        if isinstance(asked, AnswerOffer):
            return Message("reason-answer-offer", {"seat": MAYA})
        if view.year and view.active != seat:
            return Message("reason-others-turn", {"seat": view.active})
        if isinstance(asked, TakeTurn):
            return Message("reason-take-turn", {"coins": coin_price(view, seat)})
        if isinstance(asked, TakeCityTurn) and any(each.verb == "use" for each in decision.options):
            return Message("reason-city-turn")
        if isinstance(asked, LayTile):
            return Message("reason-lay-tile", {"shape": _shape(view, asked)})
        if isinstance(asked, PlaceMonk) and view.seats > 1:
            return Message("reason-place-monk", {"coins": SPOT_FEE})
        return None

    def details(self, view: Kingdoms, seat: Seat, option: Option) -> dict[str, Argument]:
        """What stands where an option leads."""
        verb, touch = option.verb, option.touch
        if verb in ("use", "use-cacao"):
            return {"buildings": len(activated(view, seat, option))}
        if verb == "activate":
            return {"building": _cell(view, seat, CELL.index(touch[0]))}
        if verb == "expand":
            return _taken(view, touch[0])
        if verb == "lay":
            return _laid(view, touch)
        if verb == "pass":
            return {"city": yes_or_no(not view.has_colony(seat))}
        if verb == "ship":
            return {"points": _ship_points(view, touch[0])}
        if verb == "send":
            if touch[0] in SEAT_NAMES:
                return {"to": "seat", "seat": SEAT_NAMES.index(touch[0])}
            return {"to": "dock", "seat": seat}
        if verb == "offer-to":
            return {"seat": SEAT_NAMES.index(touch[0])}
        if verb == "choose":
            return {"scholar": _scholar(view, touch[0])}
        if verb in MIXED:
            return _beside_gold(option)
        if verb in ("advance", "advance-for"):
            return {"brings": _brings(view, seat) if STEP in option.then else "nothing"}
        if verb == "place-monk":
            return {"penalty": view.bishop_penalty() if touch[0].startswith("bishop") else 0}
        if verb == "hire":
            kind = SPECIALIST[view.hiring[int(touch[0].rpartition(".")[2]) - 1]]
            return {"specialist": kind, "cell": touch[1] if len(touch) > 1 else "none"}
        return {}

    def kept(self, view: Kingdoms, seat: Seat, option: Option, price: Price) -> Price:
        """Of each good as much as there is room for; a colony gets coins for the rest, the city nothing."""
        over = {thing: _over(view, seat, thing, price) for thing, amount in price if amount > 0}
        if not any(over.values()):
            return price
        coins = sum([amount * SELL_PRICE[THINGS.index(thing)] for thing, amount in over.items() if amount])
        found = {thing: amount - over[thing] for thing, amount in price if amount > 0}
        if view.has_colony(seat):
            found[THINGS[COIN]] = found.get(THINGS[COIN], 0) + coins
        costs = [part for part in price if part[1] < 0]
        return (*costs, *[part for part in found.items() if part[1]])

    def badge(self, view: Kingdoms, seat: Seat, option: Option) -> Badge | None:
        """How many buildings a die activates, best as it lies; what ships are worth; what a monk costs."""
        if option.verb in ("use", "use-cacao", "walk"):
            cells = activated(view, seat, option)
            coins = _fee(view, seat, option)
            if not view.has_colony(seat) and not cells:
                return None  # where the walk ends is asked later
            counts = tuple([CELL[cell] for cell in cells]) if view.has_colony(seat) else ()
            changed = ANOTHER_LINE if _is_changed(option) else 0  # a die shows what it does as it lies
            return Badge(((str(len(cells)), "house"),), changed + 10 * coins - len(cells), counts)
        if option.verb == "ship":
            points = _ship_points(view, option.touch[0])
            return Badge(((str(points), "points"),), -points)
        if option.verb == "place-monk" and isinstance(option.then[0], SettleMonk):
            coins = fee(view, seat, option.then[0].spot)
            return Badge(((str(coins), "coin"),), coins) if coins else None
        return None

    def waste(self, view: Kingdoms, seat: Seat, option: Option) -> Message | None:
        """Dice that could still be used by whoever passes; a monk who is sent nowhere."""
        asked = asked_now(view)
        if option.verb == "pass" and isinstance(asked, (TakeTurn, TakeCityTurn)):
            if any(each.verb in ("use", "walk") for each in asked.options(view, seat)):
                return Message("waste-dice", {"white": white_left(view, seat), "blue": blue_left(view, seat)})
        elif option.verb == "decline" and isinstance(asked, PlaceMonk):
            return Message("waste-monk")
        return None


# Dice.


def white_left(view: Kingdoms, seat: Seat) -> int:
    """White dice that the seat may still take this year, as far as there are any."""
    if view.is_out(seat):
        return 0
    return min(view.white_limit() - view.has(seat, M_WHITE), sum(view.white))


def blue_left(view: Kingdoms, seat: Seat) -> int:
    """Blue dice that the seat may still use this year."""
    if view.is_out(seat):
        return 0
    if view.is_shared():
        return min(view.blue_dice(seat) - view.has(seat, M_BLUE_USED), sum(view.blue))
    at = seat * MAT + M_BLUE
    return sum(view.mats[at : at + 6])


def activated(view: Kingdoms, seat: Seat, option: Option) -> list[int]:
    """The buildings that a die or a walk would activate."""
    free = view.free(seat)
    cells: tuple[int, ...] = ()
    for step in option.then:
        if isinstance(step, UseDie):
            cells = LINE_CELLS[step.line]
        elif isinstance(step, UseKingdomDie):
            cells = ALL_LINE_CELLS[step.line]
        elif isinstance(step, WalkTo):
            cells = tuple(path_to(view, step.value, step.end))
    return [cell for cell in cells if free & BIT[cell]]


def _is_changed(option: Option) -> bool:
    """The die does not lie as it is used."""
    for step in option.then:
        if isinstance(step, UseDie):
            return step.face != step.line % FACES + 1
        if isinstance(step, UseKingdomDie):
            return step.face != value_of(step.line)
    return False


def _fee(view: Kingdoms, seat: Seat, option: Option) -> int:
    """The coins that changing a die costs."""
    for step in option.then:
        if isinstance(step, UseDie):
            return change_fee(view, seat, step.face, step.line % 6 + 1)
        if isinstance(step, PayDie):
            return -amount_of(step.price(view, seat), THINGS[COIN])
    return 0


def _over(view: Kingdoms, seat: Seat, thing: str, price: Price) -> int:
    """How much of what is gained finds no room; the gold of the city lies in its vault."""
    good = THINGS.index(thing) if thing in THINGS else COIN
    if good >= COIN or (good == GOLD and not view.has_colony(seat)):
        return 0
    return max(0, view.has(seat, good) + amount_of(price, thing) - view.limit(seat, good))


def _standing(view: Kingdoms, seat: Seat) -> int:
    """What a colony would score if the match ended now, as far as the seat itself knows it."""
    return standing(view, seat) + governor_points(view, seat)


def _tree(view: Kingdoms) -> Status:
    """How far it is to the tree that conquistadors of somebody alone must pass this year."""
    year = view.year - 1
    steps = max(0, TREES[year] - view.has(0, M_CONQUISTADOR))
    return Status(Message("status-tree", {"steps": steps, "points": TREE_POINTS[year]}), "conquistador")


# What options lead to.


def _cell(view: Kingdoms, seat: Seat, cell: int) -> str:
    return view.components().cells[view.shows(seat, cell)].name


def _taken(view: Kingdoms, name: str) -> dict[str, Argument]:
    """What a tile of the display shows, and which one it is of several alike: 0 where it is alone."""
    shown = [view.components().tiles[tile] for tile in view.display if tile != EMPTY]
    wanted = next(each for each in view.components().tiles if each.name == name)
    alike = [each.name for each in shown if each.shape == wanted.shape and each.codes == wanted.codes]
    return {**contents(wanted), "copy": alike.index(name) + 1 if len(alike) > 1 and name in alike else 0}


def _laid(view: Kingdoms, touch: tuple[str, ...]) -> dict[str, Argument]:
    """Where the other cells of a tile come to lie."""
    asked = asked_now(view)
    if not isinstance(asked, LayTile):
        return {"shape": SHAPE[0], "turn": 0}
    return {"shape": _shape(view, asked), "turn": int(touch[1].rpartition(".")[2])}


def _shape(view: Kingdoms, asked: LayTile) -> str:
    return SHAPE[view.components().tiles[asked.tile].shape]


def _beside_gold(option: Option) -> dict[str, Argument]:
    """What is paid in kind where gold stands for a part."""
    found = next(step for step in option.then if isinstance(step, Pay))
    return {"good": THINGS[found.thing], "amount": found.amount}


def _brings(view: Kingdoms, seat: Seat) -> str:
    """What the next step on the religion track brings; the city gets a card or goods in place of a monk."""
    space = view.has(seat, M_RELIGION) + 1
    if space > RELIGION_END:
        return THINGS[HAPPINESS]
    if space not in MONK_SYMBOLS:
        return "nothing"
    return ("monk" if view.has_colony(seat) else "card") + ("-and-die" if space in DIE_SYMBOLS else "")


def _ship_points(view: Kingdoms, dock: str) -> int:
    docks = ("dock-coin", "dock-religion", "dock-conquistador", "dock-happiness", "dock-special")
    return view.components().ships[view.docks[docks.index(dock)]].points


def _scholar(view: Kingdoms, hall: str) -> str:
    """The scholar beside a town hall."""
    tiles = [tile.name for tile in view.components().tiles if tile.is_hall]
    if hall not in tiles or view.pairs[tiles.index(hall)] == EMPTY:
        return "none"
    return view.components().spots[view.pairs[tiles.index(hall)]].name


TALK: Final = SantaMariaTalk()

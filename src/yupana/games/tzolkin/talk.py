"""What the table of Tzolk'in says to people beside what it shows: the next Food Day, everybody's goods, prices."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from yupana.engine.agenda import END_TURN, Choice, Decision, Option, Place, Seat
from yupana.engine.grammar import Either, price_of
from yupana.engine.machine import decisions, take
from yupana.games.tzolkin.board import (
    BASIC_ACTIONS,
    CORN,
    EMPTY,
    FIRST_PLAYER_SPACE,
    FOOD_DAYS,
    GEARS,
    GOODS,
    LAST_SPACE,
    LEADER_POINTS,
    M_CORN_TILES,
    M_WOOD_TILES,
    MID_AGE,
    SKULL,
    SPACE,
    STEP_POINTS,
    SURCHARGE,
    TEMPLES,
    TRACKS,
)
from yupana.games.tzolkin.calendar import Spin, corn_per_worker, eaters
from yupana.games.tzolkin.construction import BuildForCorn
from yupana.games.tzolkin.gears.action import NO_ACTION, MayUse, UseAction, UseAny
from yupana.games.tzolkin.gears.palenque import Harvest
from yupana.games.tzolkin.gears.uxmal import Trade
from yupana.games.tzolkin.goods import PayAny
from yupana.games.tzolkin.monuments import MONUMENT_NAMES
from yupana.games.tzolkin.state import Tzolkin
from yupana.games.tzolkin.technologies import Advance, AdvancePaid
from yupana.games.tzolkin.temples import Anger, Climb
from yupana.games.tzolkin.tiles import BUILDING_NAMES
from yupana.games.tzolkin.turn import PickUpMore, PlaceMore, TakeTurn, pick_ups, placements
from yupana.insight.talk import Badge, Figure, Status, Talk, asked_now, figure
from yupana.tabletop.scene import Argument, Message

IN_TEMPLES: Final = {"climb": 1, "anger": -1, "beg": -1}  # verbs, and where they lead
SOON: Final = 2  # days before a Food Day from which missing corn is urgent
HARVESTS: Final = {"harvest-corn": "corn", "harvest-without-tile": "corn", "harvest-wood": "wood"}


class TzolkinTalk(Talk):
    """Corn first: what the next Food Day takes, what a space costs, what a god's favour is worth."""

    kinds: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("place", "keep", "use", "climb", "advance", "build", "build-saving", "buy", "take", "pay"), 1),
        **dict.fromkeys(("harvest-corn", "harvest-without-tile", "offer", "advance-one-day"), 1),
        **dict.fromkeys(("pick-up", "harvest-wood", "build-plain", "sell", "advance-two-days"), 2),
        **dict.fromkeys(("beg", "anger", "burn"), 3),
    }

    def status(self, view: Tzolkin, viewer: Seat | None) -> tuple[Status, ...]:
        """The day, and what the next Food Day takes."""
        if not view.agenda.steps or EMPTY in view.kept:
            return ()  # over, or not begun
        icon = "food-middle" if MID_AGE[view.food_days_done] else "food-end"
        left = max(0, FOOD_DAYS[view.food_days_done] - view.day)
        last = view.is_final_round()
        day = Status(Message("status-last-round") if last else Message("status-day", {"day": view.day}), "day", last)
        if viewer is None:
            return day, Status(Message("status-food-day", {"left": left}), icon)
        needed = food_needed(view, viewer)
        corn = view.has(viewer, CORN)
        food = Message("status-food", {"left": left, "needed": needed, "corn": corn})
        return day, Status(food, icon, corn < needed and left <= SOON)

    def figures(self, view: Tzolkin, seat: Seat) -> tuple[Figure, ...]:
        """Goods, workers at hand of those in play, and harvest tiles."""
        goods = [figure(good, good, view.has(seat, n), chief=n == CORN) for n, good in enumerate(GOODS)]
        resources = figure("resources", "resource", view.resources(seat), chief=True, sums=True)
        free, crew = view.available(seat), view.in_play(seat)
        label = Message("figure-workers", {"amount": free, "all": crew})
        workers = Figure("worker", f"{free}/{crew}", label, chief=True)
        counts = (("corn-tile", view.has(seat, M_CORN_TILES)), ("wood-tile", view.has(seat, M_WOOD_TILES)))
        tiles = [figure(f"{tile}s", tile, amount) for tile, amount in counts if amount]
        return *goods[:SKULL], resources, goods[SKULL], workers, *tiles

    def details(self, view: Tzolkin, seat: Seat, option: Option) -> dict[str, Argument]:
        """What lies where a worker goes, what it could do if picked up, what an action is about, a building's slot."""
        if option.verb == "place":
            return {"found": view.calendar_corn if option.touch[0] == FIRST_PLAYER_SPACE else 0}
        if option.verb == "pick-up":
            return promise(view, seat, option)
        if option.verb == "use":
            return {"scope": scope(view, seat, option)}
        if option.verb not in ("build", "build-saving", "build-plain"):
            return {}
        names = [BUILDING_NAMES[tile] if tile != EMPTY else "" for tile in view.row]
        kind = option.touch[0].partition(".")[0]
        twice = len([name for name in names if name.partition(".")[0] == kind]) > 1
        return {"slot": names.index(option.touch[0]) + 1 if twice else 0}

    def badge(self, view: Tzolkin, seat: Seat, option: Option) -> Badge | None:
        """What a space, an action, a technology costs; what a harvest brings; what a step in a temple is worth."""
        verb = option.verb
        if verb in IN_TEMPLES:
            points = favour(view, seat, TEMPLES.index(option.touch[0]), IN_TEMPLES[verb])
            return Badge(((f"{points:+}".replace("-", "\u2212") if points else "0", "points"),), -points)
        if verb in HARVESTS:
            amount = total(view, seat, option, HARVESTS[verb], 1)
            return Badge(((f"+{amount}", HARVESTS[verb]),), -amount)
        corn = total(view, seat, option, "corn", -1)
        if verb == "place" or (corn and verb in ("use", "build")):
            return Badge(((str(corn), "corn"),), corn)
        resources = total(view, seat, option, "resource", -1)
        return Badge(((str(resources), "resource"),), resources) if resources and verb == "advance" else None

    def reason(self, view: Tzolkin, decision: Decision) -> Message | None:
        """What led to the question, and what the figures on the board mean."""
        asked = decision.choice.asks()
        seat = decision.seat
        verbs = [option.verb for option in decision.options]
        if isinstance(asked, TakeTurn) and "place" in verbs:
            return Message("reason-take-turn", {"amount": view.available(seat)})
        if isinstance(asked, PlaceMore) and "place" in verbs:
            return Message("reason-place-more", {"corn": SURCHARGE[asked.placed], "amount": view.available(seat)})
        if isinstance(asked, UseAction):
            place = SPACE[asked.gear][asked.space]
            return Message("reason-use-action", {"place": place, "gear": asked.gear, "space": asked.space})
        if isinstance(asked, Harvest) and "burn" in verbs:
            return Message("reason-harvest")
        if isinstance(asked, PayAny):
            after = view.agenda.steps[-2]
            if isinstance(after, Advance):
                return Message("reason-pay-advance", {"track": TRACKS[after.track]})
            return Message("reason-pay-temples")
        if isinstance(asked, Trade) and view.market_cap:
            return Message("reason-trade", {"corn": view.market_cap - asked.moved})
        for kind, id in REASONS:
            if isinstance(asked, kind):
                return Message(id)
        return None

    def prompt(self, view: Tzolkin, decision: Decision) -> dict[str, Argument]:
        """Why no other worker can be placed: there is none, the gods took pity on one, or corn is short."""
        asked = decision.choice.asks()
        seat = decision.seat
        if not isinstance(asked, PlaceMore) or len(decision.options) > 1:
            return {}
        if asked.last or not view.available(seat):
            return {"why": "pity" if asked.last else "workers"}
        price = view.cheapest() + SURCHARGE[asked.placed]
        return {"why": "corn", "price": price, "corn": view.has(seat, CORN)}

    def ahead(self, view: Tzolkin, seat: Seat, option: Option) -> Message | None:
        """What a worker can do in the next round where it is placed now."""
        gear, _, space = option.touch[0].partition(".") if option.verb == "place" else ("", "", "")
        if gear not in GEARS or int(space) == LAST_SPACE[GEARS.index(gear)]:
            return None
        return Message("ahead-place", {"place": f"{gear}.{int(space) + 1}"})

    def waste(self, view: Tzolkin, seat: Seat, option: Option) -> Message | None:
        """Workers who could still be placed or used, actions not performed, a forest burned for nothing."""
        asked = asked_now(view)
        if option.verb == END_TURN and isinstance(asked, PlaceMore) and not asked.last:
            spare = view.has(seat, CORN) - food_needed(view, seat)
            if any(total(view, seat, each, "corn", -1) <= spare for each in placements(view, seat, asked.placed)):
                return Message("waste-workers", {"amount": view.available(seat), "corn": view.has(seat, CORN)})
        elif option.verb == END_TURN and isinstance(asked, PickUpMore):
            left = pick_ups(view, seat)
            if left and view.is_final_round():
                return Message("waste-last-round", {"amount": len(left)})
        elif option.verb == NO_ACTION.verb and isinstance(asked, UseAction):
            if len(asked.options(view, seat)) > 1:
                return Message("waste-action")
        elif option.verb == "burn" and isinstance(asked, Harvest):
            if any(each.verb == "harvest-corn" for each in asked.options(view, seat)):
                return Message("waste-burn")
        elif isinstance(asked, MayUse) and option.verb == "decline":
            return Message("waste-tile")
        elif option.verb == "pick-up" and option.touch[0] in FOR_SKULLS and not view.has(seat, SKULL):
            return Message("waste-skull")
        return None


# Spaces that do nothing without a crystal skull; the last one offers any action.
FOR_SKULLS: Final = tuple([f"chichen-itza.{n}" for n in range(1, 10)])

REASONS: Final[tuple[tuple[type[Choice[Any]], str], ...]] = (
    (UseAny, "reason-use-any"),
    (Anger, "reason-anger"),
    (Climb, "reason-climb"),
    (AdvancePaid, "reason-advance-paid"),
    (BuildForCorn, "reason-build-for-corn"),
    (Spin, "reason-spin"),
)


# What can be done where.


def promise(view: Tzolkin, seat: Seat, option: Option) -> dict[str, Argument]:
    """What picking a worker up leads to: the actions among which its player would choose, as the rules list them."""
    world = view.clone()
    take(world, seat, option)
    uses = [use for use in decisions(world)[0].options if use.verb == "use"]
    place = option.touch[0]
    gear, space = place_of(place)
    own = [use for use in uses if use.touch[0] == place]
    if own:
        return {"way": "own", "scope": scope(world, seat, own[0])}
    if space == 0 or len(uses) == BASIC_ACTIONS[gear]:
        return {"way": "own", "scope": "printed"}
    if not uses:
        return {"way": "none"}
    if len(uses) > 1 and space > BASIC_ACTIONS[gear]:
        return {"way": "some", "amount": len(uses)}
    fee = min([fee_of(world, seat, use) for use in uses])
    if len(uses) > 1:
        return {"way": "others", "amount": len(uses), "fee": fee}
    about = scope(world, seat, uses[0])
    return {"way": "one", "acts": uses[0].touch[0], "scope": "lent" if about == "printed" else about, "fee": fee}


def scope(view: Tzolkin, seat: Seat, use: Option) -> str:
    """Which part of what an action says is possible now, by the options that it would offer."""
    asked = use.then[-1]
    if isinstance(asked, Harvest):
        verbs = [option.verb for option in asked.options(view, seat)]
        return "corn" if "harvest-wood" not in verbs else "wood" if len(verbs) == 1 else "printed"
    if isinstance(asked, Either):
        monuments = [option.touch[0] in MONUMENT_NAMES for option in asked.options(view, seat)]
        return "monument" if all(monuments) else "printed" if any(monuments) else "buildings"
    if isinstance(asked, Climb) and len(asked.options(view, seat)) < asked.temples:
        return "temple"
    return "printed"


def fee_of(view: Tzolkin, seat: Seat, use: Option) -> int:
    """The corn for stepping back to an action, its own costs aside."""
    own = view.action(*place_of(use.touch[0])).steps
    prices = [price for step in use.then[: -len(own)] for price in step.price(view, seat)]
    return sum([-amount for _, amount in prices])


def place_of(place: Place) -> tuple[int, int]:
    """The gear and the number of a space."""
    gear, _, number = place.partition(".")
    return GEARS.index(gear), int(number)


# What can be counted.


def favour(view: Tzolkin, seat: Seat, temple: int, steps: int) -> int:
    """How many more points the temple would give the player at the end of this age."""
    return _temple_points(view, seat, temple, view.step(seat, temple) + steps) - _temple_points(
        view, seat, temple, view.step(seat, temple)
    )


def _temple_points(view: Tzolkin, seat: Seat, temple: int, step: int) -> int:
    """What a step would give, with the bonus of the highest, or half of it if others are as high."""
    best = max([view.step(other, temple) for other in range(view.seats) if other != seat])
    bonus = LEADER_POINTS[temple][view.food_days_done // 2]
    return STEP_POINTS[temple][step] + (bonus if step > best else bonus // 2 if step == best else 0)


def food_needed(view: Tzolkin, seat: Seat) -> int:
    """The corn that a Food Day would take today."""
    return corn_per_worker(view, seat) * eaters(view, seat)


def total(view: Tzolkin, seat: Seat, option: Option, thing: str, sign: int) -> int:
    """How much of a thing an option costs (-1) or brings (1)."""
    prices = price_of(option.then, view, seat)
    return sum([abs(amount) for name, amount in prices if name == thing and amount * sign > 0])


TALK: Final = TzolkinTalk()

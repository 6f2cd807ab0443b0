"""What the table of Tawantinsuyu says to people beside what it shows: the next ceremony, tasks and food of the hill."""

from __future__ import annotations

from typing import ClassVar, Final

from yupana.engine.agenda import Decision, Option, Place, Seat
from yupana.engine.grammar import price_of
from yupana.games.tawantinsuyu.board import (
    ACTIONS,
    ADJACENT,
    BUILD,
    CORICANCHA,
    CORN,
    EMPTY,
    GOODS,
    LAST_CEREMONY,
    M_ARMY,
    M_GODS,
    NOMAD,
    POTATO,
    SEGMENT,
    SOLO_TARGET,
    SPACE,
    TASKS,
    TOKEN_POINTS,
    UPKEEP_POINTS,
    VILLAGE,
    WORKER_LIMIT,
    WORKERS,
)
from yupana.games.tawantinsuyu.ceremony import PayUpkeep, potatoes_due
from yupana.games.tawantinsuyu.conquest import ChooseArmy
from yupana.games.tawantinsuyu.god_bonuses import UseBonuses
from yupana.games.tawantinsuyu.hill import PayPlacement, PlaceWorker, way_cost
from yupana.games.tawantinsuyu.market import Build, can_build, filled_slots
from yupana.games.tawantinsuyu.production import Produce, face_up
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.tapestry import (
    LEFT,
    RIGHT,
    SYMBOLS,
    WEAVING,
    BuyOneWeaving,
    PutWeaving,
    rows_of,
    tiles_of,
)
from yupana.games.tawantinsuyu.tasks import PerformTasks, TellTask, task_count
from yupana.games.tawantinsuyu.turn import HireWorker, TakeTurn
from yupana.games.tawantinsuyu.variants import MAX_TURNS, WEAVE_FOLLOW_PRICE
from yupana.insight.talk import Badge, Figure, Status, Talk, amount_of, asked_now, figure, yes_or_no
from yupana.tabletop.scene import Argument, Message

FOR_CORN: Final = ("offer", "buy-one")  # verbs whose options are compared by the corn they cost


class TawantinsuyuTalk(Talk):
    """The hill first: how many tasks a space allows, and what food the way takes."""

    kinds: ClassVar[dict[str, int]] = {
        **dict.fromkeys(("place", "place-on", "hire", "perform", "build", "keep", "keep-army", "put", "choose"), 1),
        **dict.fromkeys(("act", "use", "produce", "erect", "build-steps", "buy", "buy-one", "add", "trade"), 1),
        **dict.fromkeys(("carry-off", "recover", "climb", "offer", "send", "conquer", "play", "pay", "pay-with"), 1),
        **dict.fromkeys(("move", "pray", "train", "recruit", "take", "turn-up", "buy-task", "put-back", "flip"), 2),
        **dict.fromkeys(("replace", "replace-another", *[f"place-as-{worker}" for worker in WORKERS]), 2),
        **dict.fromkeys(("conquer-flipping-less", "conquer-discarding-less", "conquer-with-less"), 2),
        **dict.fromkeys(("dismiss", "lose", "worship", "discard"), 3),
    }

    def status(self, view: Tawantinsuyu, viewer: Seat | None) -> tuple[Status, ...]:
        """The next ceremony, what it takes, and how a match is won alone."""
        if not view.agenda.steps or view.turns == 0:
            return ()  # over, or not begun
        found = [self._ceremony(view, viewer)]
        limit = view.rules[MAX_TURNS] * view.seats
        if limit:
            found.append(Status(Message("status-turns", {"left": max(0, limit - view.turns)})))
        if view.solo:
            found.append(Status(Message("status-solo", {"points": SOLO_TARGET}), "points"))
        return tuple(found)

    def _ceremony(self, view: Tawantinsuyu, viewer: Seat | None) -> Status:
        held = view.token != EMPTY
        arguments: dict[str, Argument] = {
            "ceremony": LAST_CEREMONY if view.final else view.ceremony if held else view.ceremony + 1,
            "left": 0 if held else len([worker for worker in view.village if worker != EMPTY]),
        }
        if viewer is None:
            return Status(Message("status-ceremony", arguments), "ceremony")
        due, there = potatoes_due(view, viewer), view.has(viewer, POTATO)
        message = Message("status-upkeep", {**arguments, "due": due, "potatoes": there})
        return Status(message, "ceremony", there < due)

    def plain(self, view: Tawantinsuyu, seat: Seat, option: Option) -> int:
        """Bonuses of god cards that bring goods or points and cost nothing."""
        price = self.kept(view, seat, option, price_of(option.then, view, seat))
        good = (*GOODS, "points")
        good_only = bool(price) and all(thing in good and amount > 0 for thing, amount in price)
        return 1 if option.verb == "use" and good_only else 0

    def figures(self, view: Tawantinsuyu, seat: Seat) -> tuple[Figure, ...]:
        """Goods, workers, and cards in hand."""
        goods = [figure(good, good, view.has(seat, n)) for n, good in enumerate(GOODS)]
        food = figure("food", "food", view.has(seat, POTATO) + view.has(seat, CORN), chief=True, sums=True)
        return (
            *goods,
            food,
            figure("workers", "worker-icon", view.workers(seat), chief=True),
            figure("god-cards", "god-icon", view.has(seat, M_GODS), chief=True),
            figure("army-cards", "army-icon", view.has(seat, M_ARMY)),
        )

    def prompt(self, view: Tawantinsuyu, decision: Decision) -> dict[str, Argument]:
        """Which parts of the question can be answered."""
        asked = decision.choice.asks()
        verbs = [option.verb for option in decision.options]
        if isinstance(asked, TakeTurn):
            return {"places": yes_or_no(any(verb.startswith("place") for verb in verbs))}
        if isinstance(asked, HireWorker):
            return {"hires": yes_or_no("hire" in verbs)}
        if isinstance(asked, PerformTasks):
            return {"performs": yes_or_no("perform" in verbs), "buys": yes_or_no("buy-task" in verbs)}
        if isinstance(asked, Build):
            return {"replaces": yes_or_no("replace" in verbs)}
        return {}

    def reason(self, view: Tawantinsuyu, decision: Decision) -> Message | None:
        """Whose turn it is, if it is another's; what the figures mean; what follows."""
        asked = decision.choice.asks()
        seat = decision.seat
        if isinstance(asked, BuyOneWeaving):
            return Message("reason-buy-one-weaving", {"seat": view.active, "corn": view.rules[WEAVE_FOLLOW_PRICE]})
        if view.active not in (EMPTY, seat):
            return Message("reason-others-turn", {"seat": view.active})
        if isinstance(asked, TakeTurn) and not any(option.verb.startswith("place") for option in decision.options):
            return Message("reason-no-place", {"workers": view.workers(seat)})
        if isinstance(asked, PlaceWorker):
            return Message("reason-place-worker", {"acts": WORKERS[asked.acts]})
        if isinstance(asked, PerformTasks):
            return Message("reason-perform-tasks", {"place": SPACE[asked.space]})
        if isinstance(asked, PayUpkeep):
            return Message("reason-pay-upkeep", {"cards": view.has(seat, M_GODS)})
        if isinstance(asked, HireWorker) and view.token == EMPTY and view.ceremony < LAST_CEREMONY:
            left = [worker for worker in view.village if worker != EMPTY]
            if len(left) == 1 and any(option.verb == "hire" for option in decision.options):
                return Message("reason-hire-last", {"points": TOKEN_POINTS[view.ceremony + 1]})
        hires = any(option.verb == "hire" for option in decision.options)
        if isinstance(asked, HireWorker) and hires and view.workers(seat) >= WORKER_LIMIT:
            return Message("reason-hire-full", {"workers": view.workers(seat)})
        return None

    def details(self, view: Tawantinsuyu, seat: Seat, option: Option) -> dict[str, Argument]:
        """Who comes along or falls, which task or action it is, what soldiers it takes and what a connection gives."""
        if option.verb in ("recruit", "hire", "carry-off", "lose"):
            return {"worker": WORKERS[_standing(view, option.touch[0])]}
        if option.verb == "perform":
            told = option.then[0]
            assert isinstance(told, TellTask)
            return {
                "task": TASKS[told.task],
                "payable": yes_or_no(told.task != BUILD or _can_pay_some_building(view, seat)),
            }
        if option.verb.startswith("conquer"):
            army = option.then[0]
            assert isinstance(army, ChooseArmy)
            return {"flip": army.flip, "discard": army.discard}
        if option.verb == "add":
            return _added(view, seat, option)
        if option.verb == "trade":
            return {"symbol": SYMBOLS[RIGHT[WEAVING.index(option.touch[0])]]}
        if option.verb in ("move", "put"):
            return {"action": ACTIONS[view.action_at(CORICANCHA.index(option.touch[0]))]}
        return {}

    def badge(self, view: Tawantinsuyu, seat: Seat, option: Option) -> Badge | None:
        """The tasks that a space allows and the food of the way; the corn that other things cost."""
        if option.verb == "place-on":
            placing = option.then[0]
            assert isinstance(placing, PayPlacement)
            tasks = task_count(view, seat, placing.space, placing.acts)
            food = way_cost(view, seat, SEGMENT[placing.space], placing.acts)
            beside = [SPACE[k] for k in ADJACENT[placing.space] if view.hill[k] == placing.acts]
            return Badge(((str(tasks), "any-task"), (str(food), "food")), food - 10 * tasks, tuple(beside))
        if option.verb in FOR_CORN:
            corn = -amount_of(option.then[0].price(view, seat), "corn")
            return Badge(((str(corn), "corn"),), corn)
        return None

    def waste(self, view: Tawantinsuyu, seat: Seat, option: Option) -> Message | None:
        """Tasks, bonuses and buildings that are left, points that gold would save."""
        asked = asked_now(view)
        if isinstance(asked, PerformTasks) and option.verb == "stop":
            if asked.left and any(each.verb == "perform" for each in asked.options(view, seat)):
                return Message("waste-tasks", {"tasks": asked.left})
        elif isinstance(asked, UseBonuses) and option.verb == "decline":
            return Message("waste-bonuses", {"bonuses": sum([left.bit_count() for left in asked.left])})
        elif isinstance(asked, Produce) and option.verb in ("turn-up", "recover"):
            unused = len(face_up(view, seat))
            if asked.begun and not asked.closed and unused:  # whoever turns something up has produced enough
                return Message("waste-production", {"buildings": unused})
        elif isinstance(asked, PayUpkeep) and option.verb == "decline":
            return Message("waste-upkeep", {"points": UPKEEP_POINTS * asked.potatoes})
        return None


def _standing(view: Tawantinsuyu, place: Place) -> int:
    """The worker at that place of the hill, the village or the nomads' camp."""
    if place in NOMAD:
        return view.nomads[NOMAD.index(place)]
    if place in VILLAGE:
        return view.village[VILLAGE.index(place)]
    return view.hill[SPACE.index(place)]


def _can_pay_some_building(view: Tawantinsuyu, seat: Seat) -> bool:
    """Some building of the market can be paid; else buildings can only be replaced."""
    return any(can_build(view, seat, view.market[slot]) for slot in filled_slots(view))


def _added(view: Tawantinsuyu, seat: Seat, option: Option) -> dict[str, Argument]:
    """On which side of which of the own tapestries a weaving would lie, and what would connect there."""
    adding = option.then[0]
    assert isinstance(adding, PutWeaving)
    rows = rows_of(view, seat)
    if adding.row == EMPTY:
        return {"side": "none", "count": len(rows), "tapestry": 0, "symbol": "none"}
    tiles = tiles_of(view, adding.row)
    first = adding.tile if adding.left else tiles[-1]
    second = tiles[0] if adding.left else adding.tile
    return {
        "side": "left" if adding.left else "right",
        "count": len(rows),
        "tapestry": rows.index(adding.row) + 1,
        "symbol": SYMBOLS[RIGHT[first]] if RIGHT[first] == LEFT[second] else "none",
    }


TALK: Final = TawantinsuyuTalk()

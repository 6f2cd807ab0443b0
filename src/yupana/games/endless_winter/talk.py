"""What the table of Endless Winter says to people beside what it shows: labour, figures left, what would be lost."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from yupana.engine.agenda import END_TURN, Choice, Decision, FreeOption, Option, Place, Price, Seat, Steps
from yupana.engine.grammar import pool, price_of
from yupana.games.endless_winter.animals import Rotate, sets_worth
from yupana.games.endless_winter.benefits import CARD as CARD_LINK
from yupana.games.endless_winter.benefits import IDOL, MEGALITH, TOOL, Benefit
from yupana.games.endless_winter.board import (
    ANIMALS,
    BURIAL_STEPS,
    CARD,
    CARD_IN,
    CHIEF_SIDE,
    DEVELOP,
    EMPTY,
    FIRST_CULTURE,
    FOOD,
    FOOD_CELL,
    GOODS,
    GROUNDS,
    HALVES,
    HAND,
    HEX,
    KINDS,
    M_CHIEF,
    M_CHIEF_AT,
    M_MEGALITHS,
    M_ROTATED,
    M_UPRIGHT,
    M_VILLAGES,
    MIGRATE,
    PLAYED,
    RESERVE,
    ROUNDS,
    SECOND_ERA,
    SPECIES,
    STONES,
    TERRAINS,
    TOOLS,
    TOP_LEVEL,
    TRACKS,
    VILLAGE_FOOD,
)
from yupana.games.endless_winter.cards import Bury
from yupana.games.endless_winter.columns import LOWER, MIDDLE, UPPER, Act
from yupana.games.endless_winter.components import PERSONS
from yupana.games.endless_winter.eclipse import ClaimHexes, EndEclipse, UseBoard, UseRevealed, revealed
from yupana.games.endless_winter.effects import NOTHING, AllOf
from yupana.games.endless_winter.free import can_use, copies_playable
from yupana.games.endless_winter.land import MoveCamps, junctions
from yupana.games.endless_winter.megaliths import PLACE, PlaceMegalith
from yupana.games.endless_winter.pools import USABLE, USED
from yupana.games.endless_winter.scene.parts import halves_of, written
from yupana.games.endless_winter.state import EndlessWinter
from yupana.games.endless_winter.stones import WORTH, buried
from yupana.games.endless_winter.turn import SetAside, TakeTurn
from yupana.games.endless_winter.variants import GAMEPLAY
from yupana.insight.talk import Badge, Figure, Status, Talk, amount_of, asked_now, figure, yes_or_no
from yupana.tabletop.scene import Argument, Message


class EndlessWinterTalk(Talk):
    """The labour of a turn first; megaliths and stones by the points they bring."""

    kinds: ClassVar[dict[str, int]] = {
        **dict.fromkeys(
            ("send", "recruit", "learn", "hunt", "pitch", "march", "claim", "set-aside", "choose-chief"), 1
        ),
        **dict.fromkeys(("choose-setup", "raise", "move", "take-token", "use", "pay-for"), 1),
        **dict.fromkeys(("send-chief", "adopt", "take-stone", "settle", "rotate", "reveal", "advance", "score"), 2),
        **dict.fromkeys(("draw", "draw-all", "take", "take-all", "take-top", "take-point", "pitch-freely"), 2),
        **dict.fromkeys(("play", "spend", "use-chief", "use-token", "swap-token"), 2),
        **dict.fromkeys(("bury", "bury-for-food", "discard"), 3),
    }

    def status(self, view: EndlessWinter, viewer: Seat | None) -> tuple[Status, ...]:
        """The round, and what the viewer still has to place and to work with."""
        if not view.agenda.steps:
            return ()
        arguments: dict[str, Argument] = {"round": view.round, "era": 2 if view.round >= SECOND_ERA else 1}
        if viewer is None:
            return (Status(Message("status-round", arguments), "eclipse"),)
        if is_eclipse(view):
            return (Status(Message("status-eclipse", arguments), "eclipse"),)
        found = [Status(Message("status-figures", {**arguments, "left": figures_left(view, viewer)}), "eclipse")]
        halves = halves_of(view, viewer)
        if halves:
            message = Message("status-labour", {"labour": halves // HALVES, "half": halves % HALVES})
            found.append(Status(message, "labour"))
        return tuple(found)

    def figures(self, view: EndlessWinter, seat: Seat) -> tuple[Figure, ...]:
        """Goods and cards, what is left to place, and what will score."""
        animals = sum([view.has(seat, M_UPRIGHT + n) + view.has(seat, M_ROTATED + n) for n in range(SPECIES)])
        rest = (
            figure("figures", "tribe-figure", figures_left(view, seat)),
            figure("megaliths", "megalith", RESERVE - view.has(seat, M_MEGALITHS)),
            figure("stones", "stone", len(view.stones_of(seat))),
            figure("buried", "burial", buried(view, seat)),
            figure("animals", "animal", animals),
        )
        if seat >= view.people:
            return rest
        food = view.has(seat, FOOD)
        label = Message("figure-food", {"amount": food, "limit": view.food_limit(seat)})
        return (
            Figure("food", str(food), label, True),
            figure("tools", "tools", view.has(seat, TOOLS), chief=True),
            figure("cards", "card", view.size(seat, HAND), chief=True),
            *rest,
        )

    def prompt(self, view: EndlessWinter, decision: Decision) -> dict[str, Argument]:
        """Which parts of the question can be answered."""
        asked = decision.choice.asks()
        if isinstance(asked, TakeTurn):
            return {"plays": yes_or_no(any(option.verb == "play" for option in decision.options))}
        if isinstance(asked, Act):
            if any(not isinstance(option, FreeOption) and option.verb != END_TURN for option in decision.options):
                return {"doing": "yes"}
            if len(decision.options) == 1:
                return {"doing": "no"}
            return {"doing": "free" if asked.section == UPPER else "left"}
        if isinstance(asked, Benefit):
            places = [option.touch[0] for option in decision.options if option.touch]
            link = min([LINK[option.verb] for option in decision.options if option.verb in LINK], default=asked.link)
            only_food = link == TOOL and GOODS[TOOLS] not in places
            neutral = link == MEGALITH and view.next_is_neutral(decision.seat)
            kind = "food" if only_food else "neutral" if neutral else link
            return {"link": kind, "food": yes_or_no(GOODS[FOOD] in places)}
        if isinstance(asked, UseBoard):
            return {"stones": yes_or_no(any(option.verb == "score" for option in decision.options))}
        return {}

    def reason(self, view: EndlessWinter, decision: Decision) -> Message | None:
        """What a turn allows, and how it is counted."""
        asked = decision.choice.asks()
        if isinstance(asked, Act):
            verbs = [option.verb for option in decision.options]
            pays = any(verb == "pitch" or verb in PAID_WITH_LABOUR for verb in verbs)
            more = "play" in verbs or "spend" in verbs
            pool = written(halves_of(view, decision.seat))
            paid = "yes" if pays else "later" if more else "no"
            if wants_camps(view, decision.seat, asked):
                return Message("reason-village", {"pool": pool})
            return Message("reason-act", {"section": asked.section, "pool": pool, "pays": paid})
        if isinstance(asked, TakeTurn):
            asking = self.prompt(view, decision)
            if not any(option.verb == "send-chief" for option in decision.options):
                return Message("reason-take-turn", asking)
            chief = CHIEF_SIDE[view.has(decision.seat, M_CHIEF)]
            return Message("reason-take-turn-with-chief", {**asking, "chief": chief})
        if isinstance(asked, SetAside):
            return Message("reason-set-aside")
        if isinstance(asked, Bury):
            cards = buried(view, decision.seat)
            return Message("reason-bury", {"buried": cards, "more": yes_or_no(cards < BURIAL_STEPS[-1])})
        if isinstance(asked, ClaimHexes):
            return Message("reason-claim-hexes", {"sole": yes_or_no(bool(view.rules[GAMEPLAY]))})
        if isinstance(asked, Benefit):
            place = order_place(view, decision.seat)
            if place:
                return Message("reason-order", {"place": place})
            if asked.link == MEGALITH and view.megaliths_placed(decision.seat) == RESERVE:
                return Message("reason-no-megaliths")
            return Message("reason-benefit", {"link": asked.link}) if asked.link < TOOL else None
        return None

    def details(self, view: EndlessWinter, seat: Seat, option: Option) -> dict[str, Argument]:
        """What lies there, and where it leads."""
        place = option.touch[0] if option.touch else ""
        if option.verb == "hunt":
            return {"animal": ANIMALS[view.grounds[GROUNDS.index(place)]]}
        if option.verb == "raise":
            return {"neutral": yes_or_no(view.next_is_neutral(seat))}
        if option.verb == "rotate":
            return {"points": points_given_up(view, seat, ANIMALS.index(place))}
        if option.verb == "take":
            asked = asked_now(view)
            return {"lower": yes_or_no(isinstance(asked, Act) and asked.column == DEVELOP)}
        if option.verb in ("play", "set-aside"):
            return {"culture": yes_or_no(place in CARD[FIRST_CULTURE:])}
        if option.verb == "spend":
            return {"left": FOOD_CELL.index(place)}
        if option.verb == "advance":
            level = view.level(seat, TRACKS.index(place))
            return {"level": "top" if level == TOP_LEVEL else str(level + 1)}
        if option.verb in ("march", "move"):
            return {"terrain": TERRAINS[view.terrain[HEX.index(option.touch[1])]]}
        if option.verb == "claim":
            terrain = TERRAINS[view.terrain[HEX.index(place)]] if place in HEX else "unknown"
            return {"claimed": place.partition(".")[0], "terrain": terrain}
        return {}

    def kept(self, view: EndlessWinter, seat: Seat, option: Option, price: Price) -> Price:
        """Tracks end, and the reserve; what is asked about again is not had yet."""
        over: dict[str, int] = {}
        for thing, amount in price_of(asked_again(view, option), view, seat):
            over[thing] = over.get(thing, 0) + amount
        room = {GOODS[good]: view.room(seat, good) for good in (FOOD, TOOLS)}
        room["megalith"] = RESERVE - view.has(seat, M_MEGALITHS)
        for thing, left in room.items():
            now = amount_of(price, thing) - over.get(thing, 0)
            over[thing] = over.get(thing, 0) + max(0, now - left)
        found = [(thing, amount - over.get(thing, 0) if amount > 0 else amount) for thing, amount in price]
        return tuple([part for part in found if part[1]])

    def plain(self, view: EndlessWinter, seat: Seat, option: Option) -> int:
        """Tribe cards whose labour is needed, cards for the eclipse, and what it gives, nothing lesser."""
        asked = asked_now(view)
        if isinstance(asked, Act) and option.verb == "play":
            needless = self.waste(view, seat, option) is not None
            return 0 if needless else copies_playable(view, seat, CARD.index(option.touch[0]))
        if isinstance(asked, SetAside) and option.verb == "set-aside":
            return view.hand[seat * KINDS + CARD.index(option.touch[0])]
        if isinstance(asked, UseRevealed | ClaimHexes | UseBoard):
            return 1 if option.verb in ("use", "claim", "score") else 0
        if not isinstance(asked, Benefit) or not is_eclipse(view):
            return 0
        if asked.link == CARD_LINK and view.round == ROUNDS:
            return 0  # it would never be played: something lesser is worth more
        return 1 if option.move() == AS_IT_IS.get((asked.link, asked.times > 1)) else 0

    def badge(self, view: EndlessWinter, seat: Seat, option: Option) -> Badge | None:
        """The points that a megalith or a sacred stone brings, and the influence on a hex."""
        if option.verb == "raise":
            points = amount_of(_placing(view, option).price(view, seat), "points")
            return Badge(((str(points), "points"),), -points) if points else None
        if option.verb in ("take-stone", "score"):
            points = WORTH[STONES.index(option.touch[0])].points(view, seat)
            return Badge(((str(points), "points"),), -points)
        return None

    def waste(self, view: EndlessWinter, seat: Seat, option: Option) -> Message | None:
        """Labour that could still be used or no longer can, what a section gives, hexes and things left unclaimed."""
        asked = asked_now(view)
        if isinstance(asked, Act) and option.verb == END_TURN:
            verbs = [each.verb for each in asked.options(view, seat)]
            halves = halves_of(view, seat)
            if asked.section <= LOWER and asked.lower and len(verbs) > 1:
                return Message("waste-lower")
            if halves >= HALVES and any(verb in PAID_WITH_LABOUR for verb in verbs):
                return Message("waste-labour", {"labour": halves // HALVES, "half": halves % HALVES})
        if isinstance(asked, Act) and asked.section > UPPER and brings_labour_only(option):
            return Message("waste-needless")
        if isinstance(asked, Act) and leaves_gifts(view, seat, asked, option):
            return Message("waste-section")
        if isinstance(asked, ClaimHexes) and option.verb == "done":
            claims = [
                each
                for each in asked.options(view, seat)
                if self.kept(view, seat, each, price_of(each.then, view, seat))
            ]
            return Message("waste-hexes", {"hexes": len(claims)}) if claims else None
        if isinstance(asked, UseBoard) and option.verb == "done":
            left = [each for each in asked.options(view, seat) if each.verb == "claim"]
            return Message("waste-benefits", {"benefits": len(left)}) if left else None
        if option.verb in ("bury", "bury-for-food") and is_unused(view, seat, option.touch[0]):
            return Message("waste-unused")
        return None


LINK: Final = {
    "raise": MEGALITH,
    "draw": CARD_LINK,
    "draw-all": CARD_LINK,
    "advance": IDOL,
    "take": TOOL,
    "take-all": TOOL,
}
AS_IT_IS: Final = {  # the move that takes a benefit itself, where nothing is to be chosen with it
    (CARD_LINK, False): "draw",
    (CARD_LINK, True): "draw-all",
    (TOOL, False): "take tools",
    (TOOL, True): "take-all tools",
}
REPEATED: Final[dict[str, type[Choice[Any]]]] = {  # what is asked again when there is more of it
    **dict.fromkeys(("raise", "draw", "advance", "take"), Benefit),
    "bury": Bury,
    "move": MoveCamps,
    "rotate": Rotate,
}
PAID_WITH_LABOUR: Final = ("recruit", "learn", "march", "reveal", "hunt")


def asked_again(view: EndlessWinter, option: Option) -> Steps:
    """What an option leaves to be decided: the other benefits of several, and more of the same."""
    several = 1 if isinstance(asked_now(view), AllOf) else 0
    then = option.then[: len(option.then) - several]
    more = 1 if then and type(then[-1]) is REPEATED.get(option.verb) else 0
    return option.then[len(then) - more :]


def wants_camps(view: EndlessWinter, seat: Seat, asked: Act) -> bool:
    """A village could be paid for, but no three camps of the seat surround a junction."""
    could = asked.column == MIGRATE and asked.section <= MIDDLE and view.has(seat, FOOD) >= VILLAGE_FOOD
    return could and view.has(seat, M_VILLAGES) > 0 and not junctions(view, seat)


def section_after(option: Option) -> int:
    """The section in which a column goes on after an option."""
    return max([step.section for step in option.then if isinstance(step, Act)], default=UPPER)


def leaves_gifts(view: EndlessWinter, seat: Seat, asked: Act, option: Option) -> bool:
    """An option leaves a section in which something costs nothing."""
    after = section_after(option)
    above = [each for each in asked.options(view, seat) if each.verb != END_TURN and section_after(each) < after]
    return any(not _costs(view, seat, each) for each in above)


def points_given_up(view: EndlessWinter, seat: Seat, species: int) -> int:
    """What the animals of a seat score less at the end once one of this species does not stand any more."""
    standing = [view.has(seat, M_UPRIGHT + each) for each in range(SPECIES)]
    fewer = [*standing[:species], standing[species] - 1, *standing[species + 1 :]]
    return sets_worth(standing) - sets_worth(fewer)


def brings_labour_only(option: Option) -> bool:
    """Food that is spent, or a card that can do nothing but work."""
    return option.verb == "spend" or (option.verb == "play" and CARD.index(option.touch[0]) not in USABLE)


def is_unused(view: EndlessWinter, seat: Seat, place: Place) -> bool:
    """A card of the play area could still be used, and no equal one that was used would go instead of it."""
    if place not in CARD_IN[PLAYED]:
        return False
    kind = CARD_IN[PLAYED].index(place)
    if kind >= FIRST_CULTURE:
        return False  # a culture card: what it does is done when it is played
    if is_eclipse(view):
        waiting = zip(view.agenda.seats, view.agenda.steps, strict=True)
        left = sum([step.left[kind] for owner, step in waiting if owner == seat and isinstance(step, UseRevealed)])
        return PERSONS[kind].eclipse is not NOTHING and left >= view.played[seat * KINDS + kind]
    return kind in USABLE and pool(view, USED + USABLE.index(kind)) == 0 and can_use(view, seat, kind)


def _costs(view: EndlessWinter, seat: Seat, option: Option) -> bool:
    return any(amount < 0 for _, amount in price_of(option.then, view, seat))


def is_eclipse(view: EndlessWinter) -> bool:
    """An eclipse is going on."""
    return any(isinstance(step, EndEclipse) for step in view.agenda.steps)


def order_place(view: EndlessWinter, seat: Seat) -> int:
    """The place in the turn order for whose benefit a seat is asked, before it has used a card; or 0."""
    below = view.agenda.steps[-2] if len(view.agenda.steps) > 1 else None
    if not isinstance(below, UseRevealed) or below.left != revealed(view, seat):
        return 0
    return view.order.index(seat) + 1


def figures_left(view: EndlessWinter, seat: Seat) -> int:
    """Figures that a seat can still place this round."""
    return max(0, view.tribe_figures(seat)) + (1 if view.has(seat, M_CHIEF_AT) == EMPTY else 0)


def _placing(view: EndlessWinter, option: Option) -> PlaceMegalith:
    """The step that lays a megalith where the option points."""
    step = next(step for step in option.then if isinstance(step, PlaceMegalith))
    assert PLACE[view.layout][step.position].touch == option.touch
    return step


TALK: Final = EndlessWinterTalk()

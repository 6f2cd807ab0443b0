"""What Axomamma does where a player would take a step."""

from __future__ import annotations

from typing import Any, Final

from yupana.engine.agenda import Step
from yupana.engine.grammar import Choose
from yupana.games.tawantinsuyu.army import DrawArmy, Train
from yupana.games.tawantinsuyu.axomamma.actions import (
    HerAct,
    HerCasualty,
    HerConquest,
    HerOffering,
    HerProduction,
    HerRecovery,
    HerSecondConquest,
    HerSendArmies,
    HerWorship,
)
from yupana.games.tawantinsuyu.axomamma.cells import HerBuyOneWeaving, HerSteps
from yupana.games.tawantinsuyu.axomamma.effects import (
    HerFreeBuilding,
    HerGods,
    HerLeast,
    HerNomads,
    HerPayStep,
    HerRecover,
    HerStatueFalls,
    HerStoneOrWorker,
    HerWeavings,
    Nothing,
)
from yupana.games.tawantinsuyu.axomamma.turn import (
    HerCeremonialPoints,
    HerCeremonyWeavings,
    HerEnd,
    HerSetup,
    HerStartingWeaving,
    HerTurn,
)
from yupana.games.tawantinsuyu.ceremony import DrawCeremonialCards, KeepUp, PlayCeremonialCard
from yupana.games.tawantinsuyu.conquest import Conquer, SendArmies
from yupana.games.tawantinsuyu.coricancha import ActOrTakeGold, Offer, Worship
from yupana.games.tawantinsuyu.gods import TakeGods
from yupana.games.tawantinsuyu.goods import Gain
from yupana.games.tawantinsuyu.market import Build
from yupana.games.tawantinsuyu.production import JoinProduction
from yupana.games.tawantinsuyu.recovery import FOR_FOOD, FREE, Recover
from yupana.games.tawantinsuyu.scoring import PrepareEnd
from yupana.games.tawantinsuyu.setup import ChooseStartingWeaving, TakeFirstGoods
from yupana.games.tawantinsuyu.state import Tawantinsuyu
from yupana.games.tawantinsuyu.statues import Erect
from yupana.games.tawantinsuyu.steps import BuildSteps
from yupana.games.tawantinsuyu.tapestry import BuyOneWeaving, FreeWeavings, Trade
from yupana.games.tawantinsuyu.temple import PayStep
from yupana.games.tawantinsuyu.turn import EndTurn, HireWorker, TakeTurn
from yupana.games.tawantinsuyu.village import SufferCasualty, TakeWorkers


def hers(step: Step[Any]) -> Step[Any]:
    """What happens in place of a step that is meant for players; gains, points and the like are hers as anybody's."""
    found = HERS.get(type(step))
    if found is not None:
        return found
    if isinstance(step, Choose):
        return her_alternative(step)
    if isinstance(step, TakeGods):
        return HerGods(step.cards)
    if isinstance(step, FreeWeavings):
        return HerWeavings(step.tiles)
    if isinstance(step, TakeWorkers):
        return HerNomads(step.workers)
    if isinstance(step, Recover):
        return HerRecover(step.free) if step.price_kind == FREE else HerRecovery(step.price_kind == FOR_FOOD)
    if isinstance(step, ActOrTakeGold):
        return HerAct(step.action)
    if isinstance(step, JoinProduction):
        return HerProduction(step.active)
    if isinstance(step, Worship):
        return HerWorship(step.active)
    if isinstance(step, Offer):
        return HerOffering(step.active)
    if isinstance(step, Conquer):
        return HerSecondConquest() if step.again else HerConquest()
    return step


def her_alternative(step: Choose) -> Step[Tawantinsuyu]:
    """Of goods the one she has least of; of stone and a worker what she has fewer of."""
    goods: list[int] = []
    amounts: list[int] = []
    for part in step.parts:
        gained = part.then[0]
        if not isinstance(gained, Gain):
            return HerStoneOrWorker()
        goods.append(gained.good)
        amounts.append(gained.amount)
    return HerLeast(tuple(goods), tuple(amounts))


HERS: Final[dict[type, Step[Any]]] = {
    # What cards, tiles and spaces give.
    Train: DrawArmy(),
    PayStep: HerPayStep(),
    Erect: HerStatueFalls(True),
    Build: HerFreeBuilding(),
    BuildSteps: HerSteps(True),
    # Actions of the Coricancha and reactions to them.
    SufferCasualty: HerCasualty(),
    SendArmies: HerSendArmies(),
    BuyOneWeaving: HerBuyOneWeaving(),
    # Setup, turns, ceremonies and the end.
    ChooseStartingWeaving: HerStartingWeaving(),
    TakeFirstGoods: HerSetup(),
    TakeTurn: HerTurn(),
    HireWorker: EndTurn(),
    Trade: HerCeremonyWeavings(),
    KeepUp: Nothing(),
    PlayCeremonialCard: Nothing(),
    DrawCeremonialCards: HerCeremonialPoints(),
    PrepareEnd: HerEnd(),
}

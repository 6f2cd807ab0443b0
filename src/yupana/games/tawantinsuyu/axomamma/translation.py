"""What Axomamma does where a player would take a step."""

from __future__ import annotations

from yupana.engine.agenda import Step
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
from yupana.games.tawantinsuyu.bonus import TRANSLATORS, Translator
from yupana.games.tawantinsuyu.ceremony import DrawCeremonialCards, KeepUp, PlayCeremonialCard
from yupana.games.tawantinsuyu.conquest import Conquer, SendArmies
from yupana.games.tawantinsuyu.coricancha import ActOrTakeGold, Offer, Worship
from yupana.games.tawantinsuyu.gods import TakeGods
from yupana.games.tawantinsuyu.goods import Alternatives, Gain
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


class Axomamma(Translator):
    """Gains, points, army cards and steps of the temple are hers as they are anybody's; all else is translated."""

    def hers(self, step: Step[Tawantinsuyu]) -> Step[Tawantinsuyu]:
        for part in (self._bonus(step), self._action(step), self._course(step)):
            if part is not None:
                return part
        return step

    def _bonus(self, step: Step[Tawantinsuyu]) -> Step[Tawantinsuyu] | None:
        """What cards, tiles and spaces give."""
        if isinstance(step, Alternatives):
            return her_alternative(step)
        if isinstance(step, TakeGods):
            return HerGods(step.cards)
        if isinstance(step, Train):
            return DrawArmy()
        if isinstance(step, FreeWeavings):
            return HerWeavings(step.tiles)
        if isinstance(step, TakeWorkers):
            return HerNomads(step.workers)
        if isinstance(step, PayStep):
            return HerPayStep()
        if isinstance(step, Erect):
            return HerStatueFalls(True)
        if isinstance(step, Build):
            return HerFreeBuilding()
        if isinstance(step, BuildSteps):
            return HerSteps(True)
        if isinstance(step, Recover) and step.price_kind == FREE:
            return HerRecover(step.free)
        return None

    def _action(self, step: Step[Tawantinsuyu]) -> Step[Tawantinsuyu] | None:
        """Actions of the Coricancha and reactions to them."""
        if isinstance(step, ActOrTakeGold):
            return HerAct(step.action)
        if isinstance(step, JoinProduction):
            return HerProduction(step.active)
        if isinstance(step, Worship):
            return HerWorship(step.active)
        if isinstance(step, Offer):
            return HerOffering(step.active)
        if isinstance(step, Recover):
            return HerRecovery(step.price_kind == FOR_FOOD)
        if isinstance(step, SufferCasualty):
            return HerCasualty()
        if isinstance(step, SendArmies):
            return HerSendArmies()
        if isinstance(step, Conquer):
            return HerSecondConquest() if step.again else HerConquest()
        if isinstance(step, BuyOneWeaving):
            return HerBuyOneWeaving()
        return None

    def _course(self, step: Step[Tawantinsuyu]) -> Step[Tawantinsuyu] | None:
        """Setup, turns, ceremonies and the end."""
        if isinstance(step, ChooseStartingWeaving):
            return HerStartingWeaving()
        if isinstance(step, TakeFirstGoods):
            return HerSetup()
        if isinstance(step, TakeTurn):
            return HerTurn()
        if isinstance(step, HireWorker):
            return EndTurn()
        if isinstance(step, Trade):
            return HerCeremonyWeavings()
        if isinstance(step, (KeepUp, PlayCeremonialCard)):
            return Nothing()
        if isinstance(step, DrawCeremonialCards):
            return HerCeremonialPoints()
        if isinstance(step, PrepareEnd):
            return HerEnd()
        return None


def her_alternative(step: Alternatives) -> Step[Tawantinsuyu]:
    """Of goods the one she has least of; of stone and a worker what she has fewer of."""
    goods: list[int] = []
    amounts: list[int] = []
    for part in step.steps:
        if not isinstance(part, Gain):
            return HerStoneOrWorker()
        goods.append(part.good)
        amounts.append(part.amount)
    return HerLeast(tuple(goods), tuple(amounts))


TRANSLATORS.append(Axomamma())

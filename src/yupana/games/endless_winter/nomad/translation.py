"""What the Nomad does where a player would take a step."""

from __future__ import annotations

from typing import Any

from yupana.engine.agenda import Step
from yupana.engine.grammar import InAnyOrder, Sequence
from yupana.games.endless_winter.animals import Reveal, Rotate
from yupana.games.endless_winter.benefits import CARD, IDOL, MEGALITH, Benefit
from yupana.games.endless_winter.board import FROM_EFFECTS
from yupana.games.endless_winter.cards import Bury, ChooseTribe
from yupana.games.endless_winter.components import IDOL_VERB, MEGALITH_VERB, MOVE_VERB
from yupana.games.endless_winter.eclipse import ClaimHexes, UseBoard, UseRevealed
from yupana.games.endless_winter.effects import NOTHING, AllOf, Others
from yupana.games.endless_winter.goods import FillFood, Gain, Score
from yupana.games.endless_winter.land import MoveCamps
from yupana.games.endless_winter.megaliths import FollowArrow
from yupana.games.endless_winter.nomad.turn import ClaimItsHexes, NomadTurn, UseItsBoard
from yupana.games.endless_winter.nomad.verbs import BuryOldest, FollowItsArrow, deeds
from yupana.games.endless_winter.turn import Turn


def its(step: Step[Any]) -> Step[Any]:
    """What happens in place of a step that is meant for players; points and the like are its as anybody's."""
    if isinstance(step, Benefit):
        return its_benefit(step)
    if isinstance(step, (Gain, FillFood, Rotate, Reveal, Others, UseRevealed)):
        return NOTHING
    if isinstance(step, AllOf):
        return Sequence(step.parts)
    if isinstance(step, InAnyOrder):
        return Sequence(tuple([each for part in step.parts for each in part.then]))
    if isinstance(step, MoveCamps):
        return Sequence(tuple(deeds(MOVE_VERB, step.times)))
    if isinstance(step, Bury):
        return BuryOldest(step.times)
    if isinstance(step, ChooseTribe):
        return Score(FROM_EFFECTS, step.times)
    if isinstance(step, FollowArrow):
        return FollowItsArrow(step.cell)
    if isinstance(step, Turn):
        return NomadTurn()
    if isinstance(step, ClaimHexes):
        return ClaimItsHexes(0)
    if isinstance(step, UseBoard):
        return UseItsBoard(step.villages, step.stones)
    return step


def its_benefit(step: Benefit) -> Step[Any]:
    """Megaliths and idols are carried out, cards are points, tools are nothing."""
    if step.link == MEGALITH:
        return Sequence(tuple(deeds(MEGALITH_VERB, step.times)))
    if step.link == CARD:
        return Score(FROM_EFFECTS, step.times)
    return Sequence(tuple(deeds(IDOL_VERB, step.times))) if step.link == IDOL else NOTHING

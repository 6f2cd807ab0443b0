"""The games as learners want them: PettingZoo, OpenSpiel's way, and many matches at once. Needs `yupana[arena]`."""

from __future__ import annotations

from yupana.bots.learning.aec import env as env
from yupana.bots.learning.lens import Lens as Lens
from yupana.bots.learning.spiel import load_game as load_game
from yupana.bots.learning.vector import Vector as Vector

"""Play a match at random of every title of an installed wheel, whose rules are compiled."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from yupana.client import built
from yupana.engine import machine
from yupana.engine.dice import QuickDice
from yupana.engine.match import Match
from yupana.games import names, title

DICE = QuickDice(1)

assert str(machine.__file__).endswith(tuple(EXTENSION_SUFFIXES)), "the rules are not compiled"
assert built(), "the wheel carries no client"
for name in names():
    game = title(name).game
    match = Match(game, game.seat_counts()[-1])
    match.begin(DICE)
    while pending := machine.decisions(match.state):
        options = pending[0].options
        match.play(pending[0].seat, options[DICE.roll(len(options))].move(), DICE)
    print(f"{name}: {len(match.journal)} entries")

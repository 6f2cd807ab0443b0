"""Play journals of this folder anew, those that are named or all: `python -m tests.journals.make two-random`.

Needed only when the rules change.
"""

import hashlib
import sys
from pathlib import Path

from tests.games.titles import NAMES, own

from yupana.bots import make_bot
from yupana.engine.dice import KeyedDice, QuickDice
from yupana.engine.game import Options
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.engine.record import record_of, write
from yupana.games import title
from yupana.seats import LETTERS

FOLDER = Path(__file__).parent
UNDO_SIDES = 10  # of the die that decides whether a move is taken back

# The game, who sits there, variants, whether moves are taken back, and which of many tries.
JOURNALS: dict[str, tuple[str, str, Options, bool, int]] = {
    name: (game, *kept) for game in NAMES for name, kept in own(game, "journals", "JOURNALS", {}).items()
}


def journal(name: str) -> str:
    """The text of one journal, the same each time."""
    played, seats, options, undo, tried = JOURNALS[name]
    game = title(played).game
    kinds = seats.split()
    names = [f"{kind} {LETTERS[seat]}" for seat, kind in enumerate(kinds)]
    secret = hashlib.sha256(f"journal {name} {tried}".encode()).digest()
    dice = KeyedDice(secret)
    minds = QuickDice(int.from_bytes(secret[:6], "big"))
    bots = [make_bot(bot, played) for bot in kinds]
    match = Match(game, len(names), options)
    match.begin(dice)
    while not match.is_over():
        pending = decisions(match.state)
        decision = pending[minds.roll(len(pending))]
        seat = decision.seat
        if undo and match.can_undo(seat) and minds.roll(UNDO_SIDES) == 0:
            match.undo(seat)
        else:
            chosen = bots[seat].choose(game, game.view(match.state, seat), seat, decision, minds)
            match.play(seat, chosen.move(), dice)
    return write(record_of(match, names, secret, f"tests/journals/make.py, {name}"))


if __name__ == "__main__":
    for each in sys.argv[1:] or JOURNALS:
        (FOLDER / f"{each}.yupana").write_text(journal(each), encoding="utf-8")
        print(each)

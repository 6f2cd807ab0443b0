"""Play journals of this folder anew, those that are named or all: `python -m tests.journals.make two-random`.

Needed only when the rules change.
"""

import hashlib
import sys
from pathlib import Path

from yupana.bots import make_bot
from yupana.engine.dice import KeyedDice, QuickDice
from yupana.engine.game import Options
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.engine.record import LETTERS, record_of, write
from yupana.games import title

FOLDER = Path(__file__).parent
UNDO_SIDES = 10  # of the die that decides whether a move is taken back

CAPPED = {"market-cap": 20}
VARIED = {variant.name: variant.values[-1] for variant in title("tawantinsuyu").game.variants()}

JOURNALS: dict[str, tuple[str, str, Options, bool, int]] = {
    # the game, who sits there, variants, whether moves are taken back, and which of many tries
    "two-random": ("tzolkin", "random random", {}, True, 766),
    "two-random-capped": ("tzolkin", "random random", CAPPED, False, 994),
    "two-mixed-capped": ("tzolkin", "greedy random", CAPPED, True, 35),
    "two-greedy": ("tzolkin", "greedy greedy", {}, False, 6),
    "three-random": ("tzolkin", "random random random", {}, False, 1217),
    "three-mixed": ("tzolkin", "random greedy random", {}, True, 24),
    "three-mixed-capped": ("tzolkin", "greedy random greedy", CAPPED, False, 26),
    "three-greedy-capped": ("tzolkin", "greedy greedy greedy", CAPPED, True, 41),
    "four-random": ("tzolkin", "random random random random", {}, True, 1084),
    "four-random-capped": ("tzolkin", "random random random random", CAPPED, False, 1208),
    "four-mixed": ("tzolkin", "greedy random greedy random", {}, False, 15),
    "four-greedy-capped": ("tzolkin", "greedy greedy greedy greedy", CAPPED, True, 24),
    "tawantinsuyu-one": ("tawantinsuyu", "random", {}, True, 25),
    "tawantinsuyu-one-varied": ("tawantinsuyu", "random", VARIED, False, 17),
    "tawantinsuyu-two": ("tawantinsuyu", "random random", {}, False, 21),
    "tawantinsuyu-three-varied": ("tawantinsuyu", "random random random", VARIED, True, 11),
    "tawantinsuyu-four": ("tawantinsuyu", "random random random random", {}, True, 23),
}  # the tries of the random ones were chosen so that every verb and every action space of Tzolk'in occurs


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

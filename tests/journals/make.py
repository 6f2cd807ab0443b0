"""Play the journals of this folder anew: `python -m tests.journals.make`. Needed only when the rules change."""

import hashlib
from pathlib import Path

from yupana.bots import make_bot
from yupana.engine.dice import KeyedDice, QuickDice
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.engine.record import LETTERS, record_of, write
from yupana.games.tzolkin.game import GAME, MARKET_CAP

FOLDER = Path(__file__).parent
UNDO_SIDES = 10  # of the die that decides whether a move is taken back

JOURNALS = {  # who sits there, the cap of the market, whether moves are taken back, and which of many tries
    "two-random": ("random random", 0, True, 766),
    "two-random-capped": ("random random", 20, False, 994),
    "two-mixed-capped": ("greedy random", 20, True, 35),
    "two-greedy": ("greedy greedy", 0, False, 6),
    "three-random": ("random random random", 0, False, 1217),
    "three-mixed": ("random greedy random", 0, True, 24),
    "three-mixed-capped": ("greedy random greedy", 20, False, 26),
    "three-greedy-capped": ("greedy greedy greedy", 20, True, 41),
    "four-random": ("random random random random", 0, True, 1084),
    "four-random-capped": ("random random random random", 20, False, 1208),
    "four-mixed": ("greedy random greedy random", 0, False, 15),
    "four-greedy-capped": ("greedy greedy greedy greedy", 20, True, 24),
}  # the tries of the random ones were chosen so that every verb and every action space occurs


def journal(name: str) -> str:
    """The text of one journal, the same each time."""
    seats, market_cap, undo, tried = JOURNALS[name]
    kinds = seats.split()
    names = [f"{kind} {LETTERS[seat]}" for seat, kind in enumerate(kinds)]
    secret = hashlib.sha256(f"journal {name} {tried}".encode()).digest()
    dice = KeyedDice(secret)
    minds = QuickDice(int.from_bytes(secret[:6], "big"))
    bots = [make_bot(bot, GAME.name()) for bot in kinds]
    match = Match(GAME, len(names), {MARKET_CAP: market_cap})
    match.begin(dice)
    while not match.is_over():
        pending = decisions(match.state)
        decision = pending[minds.roll(len(pending))]
        seat = decision.seat
        if undo and match.can_undo(seat) and minds.roll(UNDO_SIDES) == 0:
            match.undo(seat)
        else:
            chosen = bots[seat].choose(GAME, GAME.view(match.state, seat), seat, decision, minds)
            match.play(seat, chosen.move(), dice)
    return write(record_of(match, names, secret, f"tests/journals/make.py, {name}"))


if __name__ == "__main__":
    for each in JOURNALS:
        (FOLDER / f"{each}.yupana").write_text(journal(each), encoding="utf-8")
        print(each)

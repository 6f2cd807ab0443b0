"""Play some matches of every game and print their fingerprints: `python -m tests.conformance.fingerprints`."""

from tests.conformance.tables import TABLES, Table, share

from yupana.conformance.tables import table_words
from yupana.engine.dice import QuickDice
from yupana.engine.machine import decisions
from yupana.engine.match import Match
from yupana.engine.record import result_of

MATCHES = 12  # of each game, over all its tables
PLAYED = [(table, seed) for table in TABLES for seed in range(1, 1 + share(table[0], MATCHES))]


def fingerprint(table: Table, seed: int) -> str:
    """The last digest of a random match, and its result."""
    game, seats, options = table
    dice = QuickDice(seed)
    match = Match(game, seats, options)
    match.begin(dice)
    while not match.is_over():
        pending = decisions(match.state)
        decision = pending[dice.roll(len(pending))]
        if match.can_undo(decision.seat) and dice.roll(20) == 0:
            match.undo(decision.seat)
        else:
            match.play(decision.seat, decision.options[dice.roll(len(decision.options))].move(), dice)
    assert match.digests is not None
    return f"{table_words(*table)} seed {seed}: {len(match.journal)} entries, {match.digests[-1]}, {result_of(match)}"


if __name__ == "__main__":
    for each in PLAYED:
        print(fingerprint(*each))

"""The text form of a whole match, readable by people: docs/record.md specifies it."""

from __future__ import annotations

import re
from typing import Any, Final

from yupana.engine.agenda import NOBODY
from yupana.engine.dice import commitment_of
from yupana.engine.game import Game, Options
from yupana.engine.match import BEGIN, ENTRIES_MAX, Entry, Match
from yupana.lots import SERVER, SHARE, Lots
from yupana.seats import LETTERS

FORMAT: Final = 2
FIRST_FORMAT: Final = 1  # its digests were of tables as the code wrote them down: they are not compared any more
HEADINGS: Final = ("game", "rules", "options", "seats", "commitment", "shares", "secret", "result", "note")
LINES_MAX: Final = 50_000
LINE_MAX: Final = 100_000  # characters
WIDTH_MAX: Final = 4_000  # characters of moves after which a long turn goes on in another line

_WORD: Final = r"[a-z0-9][a-z0-9.-]*"
WORDS: Final = re.compile(rf"{_WORD}(?: {_WORD})*")  # every move, and the names of what fell
_TURN: Final = re.compile(r"([0-9]+) ([A-E-]): (.+?)(?: ; ([0-9a-f]{16}))?")
_MOVE: Final = re.compile(rf"({WORDS.pattern})(?: \{{({WORDS.pattern})\}})?")
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")


class BadRecord(ValueError):
    """A record that cannot be read, or does not replay; says in which line, and which other rules it is of."""

    def __init__(self, line: int, problem: str, rules: int | None = None) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
        self.rules = rules  # the version that can open it, where those of today cannot


class Record:
    """A match as written down: who, what, every entry, and fingerprints to check it by."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: Options,
        names: list[str],
        entries: list[Entry],
        commitment: str = "",
        secret: str = "",
        result: str = "",
        note: str = "",
        lots: Lots | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.names = names
        self.entries = entries
        self.commitment = commitment
        self.secret = secret
        self.result = result
        self.note = note
        self.lots = lots  # none where all chance comes from the secret alone
        self.digests: dict[int, str] = {}  # by number of entry
        self.lines: list[int] = []  # where each entry stands, when read from text

    def line_of(self, entry: int) -> int:
        """The line an entry was read from."""
        return self.lines[entry] if entry < len(self.lines) else 0


def record_of(
    match: Match[Any], names: list[str], secret: bytes = b"", note: str = "", lots: Lots | None = None
) -> Record:
    """A match as a record; the secret goes in only when the match is over."""
    commitment = commitment_of(secret) if secret else ""
    shown = secret.hex() if secret and match.is_over() else ""
    result = result_of(match) if match.is_over() else ""
    game = match.game
    record = Record(
        game.name(), game.version(), match.options, names, match.journal[:], commitment, shown, result, note, lots
    )
    if match.digests is not None:
        record.digests = dict(enumerate(match.digests))
    return record


def result_of(match: Match[Any]) -> str:
    """The final scores, winners starred: "61.25* 48"."""
    winners = match.game.winners(match.state)
    return " ".join(
        [
            points_text(score.total(), score.per_point) + ("*" if seat in winners else "")
            for seat, score in enumerate(match.game.scores(match.state))
        ]
    )


def points_text(amount: int, per_point: int) -> str:
    """Points as people write them: 245 quarters are 61.25."""
    whole, rest = divmod(abs(amount), per_point)
    text = str(whole)
    if rest:
        text += f"{rest / per_point:.4f}".rstrip("0")[1:]
    return f"-{text}" if amount < 0 else text


def write(record: Record) -> str:
    """The record as text."""
    for text in (*record.names, record.result, record.note):
        if text != text.strip() or len(text.splitlines()) > 1:
            raise ValueError(f"a record cannot hold {text[:40]!r}: one line, no space around it")
    if not all(record.names) or any("," in name for name in record.names):
        raise ValueError("a name in a record is not empty and holds no comma")
    lines = [f"yupana record {FORMAT}", f"game: {record.game}", f"rules: {record.rules}"]
    lines += [f"options: {' '.join([f'{name}={value}' for name, value in sorted(record.options.items())])}".rstrip()]
    lines += [f"seats: {', '.join(record.names)}"]
    for heading, text in (
        ("commitment", record.commitment),
        ("shares", _shares_text(record.lots) if record.lots else ""),
        ("secret", record.secret),
        ("result", record.result),
        ("note", record.note),
    ):
        if text:
            lines.append(f"{heading}: {text}")
    lines.append("")
    turn = 0
    start = 0
    entries = record.entries
    while start < len(entries):
        end = start + 1
        moves = entries[start].text()
        while end < len(entries) and entries[end].seat == entries[start].seat and len(moves) < WIDTH_MAX:
            moves += f", {entries[end].text()}"
            end += 1
        digest = record.digests.get(end - 1)
        lines.append(f"{turn} {_letter(entries[start].seat)}: {moves}" + (f" ; {digest}" if digest else ""))
        turn += 1
        start = end
    return "\n".join(lines) + "\n"


def _letter(seat: int) -> str:
    return "-" if seat == NOBODY else LETTERS[seat]


def _shares_text(lots: Lots) -> str:
    """What each seat added, behind the letter of the seat from which it was drawn, where it was."""
    if lots.sat is None:
        return ", ".join(lots.shares)
    return ", ".join([f"{LETTERS[seat]} {share}" for seat, share in zip(lots.sat, lots.shares)])


def read(text: str) -> Record:
    """The record that this text holds; BadRecord says where it does not."""
    lines = text.splitlines()
    if len(lines) > LINES_MAX:
        raise BadRecord(LINES_MAX, "too many lines")
    begins = [f"yupana record {number}" for number in (FIRST_FORMAT, FORMAT)]
    if not lines or lines[0].strip() not in begins:
        raise BadRecord(1, f"a record begins with '{begins[-1]}'")
    record = Record("", 0, {}, [], [])
    seen: list[str] = []
    at = 1
    while at < len(lines) and lines[at].strip():
        line = lines[at].strip()
        at += 1
        if not line.startswith("#"):
            _read_heading(line, at, record, seen)
    for needed in ("game", "rules", "seats"):
        if needed not in seen:
            raise BadRecord(at, f"the header lacks '{needed}'")
    if record.lots and len(record.lots.shares) != len(record.names):
        raise BadRecord(at, "'shares' has one for each seat")
    for n in range(at, len(lines)):
        line = lines[n].strip()
        if line and not line.startswith("#"):
            _read_turn(line, n + 1, record)
    if lines[0].strip() == begins[0]:
        record.digests.clear()
    return record


def _read_heading(line: str, number: int, record: Record, seen: list[str]) -> None:
    name, colon, value = line.partition(":")
    value = value.strip()
    if len(line) > LINE_MAX:
        raise BadRecord(number, "too long")
    if not colon or name not in HEADINGS:
        raise BadRecord(number, f"no such heading: {name[:40]!r}")
    if name in seen:
        raise BadRecord(number, f"'{name}' stands twice")
    seen.append(name)
    if name == "game":
        record.game = value
    elif name == "rules":
        if not _NUMBER.fullmatch(value):
            raise BadRecord(number, "'rules' is a number")
        record.rules = int(value)
    elif name == "options":
        record.options = _read_options(value, number)
    elif name == "seats":
        record.names = [each.strip() for each in value.split(",")]
        if len(record.names) > len(LETTERS) or not all(record.names):
            raise BadRecord(number, f"'seats' names one to {len(LETTERS)} players")
    elif name in ("commitment", "secret"):
        if not SHARE.fullmatch(value):
            raise BadRecord(number, f"'{name}' is 64 digits from 0 to f")
        if name == "secret":
            record.secret = value
        else:
            record.commitment = value
    elif name == "shares":
        record.lots = _read_shares(value, number)
    elif name == "result":
        record.result = value
    else:
        record.note = value


def _read_options(text: str, number: int) -> Options:
    options: Options = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals or not _NUMBER.fullmatch(value):
            raise BadRecord(number, f"not an option: {part[:40]!r}")
        if name in options:
            raise BadRecord(number, f"option '{name[:40]}' stands twice")
        options[name] = int(value)
    return options


def _read_shares(text: str, number: int) -> Lots:
    parts = [each.split() for each in text.split(",")]
    letters = [part[0] for part in parts if len(part) > 1]
    shares = [part[-1] for part in parts if 0 < len(part) < 3]
    if len(shares) != len(parts) or any(share != SERVER and not SHARE.fullmatch(share) for share in shares):
        raise BadRecord(number, f"a share is 64 digits from 0 to f, or '{SERVER}'")
    if letters and sorted(letters) != list(LETTERS[: len(parts)]):
        raise BadRecord(number, "'shares' has a letter for all seats or for none, and none twice")
    return Lots(shares, [LETTERS.index(letter) for letter in letters] or None)


def _read_turn(line: str, number: int, record: Record) -> None:
    if len(line) > LINE_MAX:
        raise BadRecord(number, "too long")
    found = _TURN.fullmatch(line)
    if found is None:
        raise BadRecord(number, "not a turn: expected '12 A: move, move {what fell} ; digest'")
    seat = NOBODY if found[2] == "-" else LETTERS.index(found[2])
    if seat >= len(record.names):
        raise BadRecord(number, f"nobody sits at {found[2]}")
    for part in found[3].split(", "):
        move = _MOVE.fullmatch(part)
        if move is None:
            raise BadRecord(number, f"not a move: {part[:60]!r}")
        if len(record.entries) >= ENTRIES_MAX:
            raise BadRecord(number, f"more than {ENTRIES_MAX} moves")
        if (seat == NOBODY) != (move[1] == BEGIN):
            raise BadRecord(number, f"'{move[1]}' is not for {found[2]}")
        record.entries.append(Entry(seat, move[1], tuple(move[2].split()) if move[2] else ()))
        record.lines.append(number)
    if found[4]:
        record.digests[len(record.entries) - 1] = found[4]


def replay(record: Record, game: Game[Any], upto: int | None = None) -> Match[Any]:
    """Play a record again and compare its fingerprints; BadRecord says where it diverges.

    A record of other rules is as good as any other where it verifies.
    """
    match = fresh(record, game, True)
    for n, entry in enumerate(record.entries[:upto]):
        try:
            match.repeat(entry)
        except ValueError as problem:
            raise parted(record, game, n, f"'{entry.move}': {problem}") from problem
        if record.digests.get(n, match.last_digest) != match.last_digest:
            raise parted(record, game, n, f"after '{entry.move}' the table differs from the one recorded")
    if upto is None and record.result and (not match.is_over() or result_of(match) != record.result):
        raise parted(record, game, len(record.entries) - 1, f"the result is not {record.result}")
    return match


def fresh(record: Record, game: Game[Any], digests: bool) -> Match[Any]:
    """The match of a record before its first entry."""
    if record.game != game.name():
        raise BadRecord(1, f"a record of {record.game}, not of {game.name()}")
    try:
        return Match(game, len(record.names), record.options, digests)
    except ValueError as problem:
        raise parted(record, game, None, str(problem)) from problem


def parted(record: Record, game: Game[Any], entry: int | None, problem: str) -> BadRecord:
    """What is wrong with an entry or the header; if the rules are others, they may have changed since."""
    line = 1 if entry is None else record.line_of(entry)
    if record.rules == game.version():
        return BadRecord(line, problem)
    former = f"rules {record.rules} of {record.game}, by which it was played, can open it (these are {game.version()})"
    return BadRecord(line, f"{problem}; {former}", record.rules)

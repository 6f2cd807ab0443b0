"""What a terminal says of an update: lines of the log, panels as maps and words, and what changed of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import Any, Final

from yupana.engine.agenda import Seat
from yupana.play.messages import signed
from yupana.play.plain import Plain
from yupana.seats import LETTERS
from yupana.text.words import Words

MAP_WIDTH: Final = 72  # characters
TALL: Final = 0.5  # a character is twice as high as it is wide
NEUTRAL: Final = "x"  # nobody's
NEAR: Final = (0, 1, -1, 2, -2, 3, -3, 4, -4)  # columns


def panel_lines(words: Words, panel: Plain) -> list[str]:
    """What lies on a panel, in the order in which it is read out; what is printed on it is not said."""
    return [say(words, piece["label"]) for piece in panel["pieces"] if not piece.get("printed")]


def changed_lines(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """What came to a panel and what is gone from it."""
    came, gone = Counter(after) - Counter(before), Counter(before) - Counter(after)
    return [f"+ {line}" for line in came.elements()] + [f"\u2212 {line}" for line in gone.elements()]


def board_map(words: Words, panel: Plain, options: Sequence[Plain], width: int = MAP_WIDTH) -> list[str]:
    """A board as a map: numbers of options in brackets, letters of seats, names of what turns, numbers of places."""
    marks: dict[str, list[int]] = {}
    for number, option in enumerate(options, 1):
        if option["touch"]:
            marks.setdefault(option["touch"][0], []).append(number)
    height = max(1, round(width * TALL * panel["height"] / panel["width"]))
    rows = [[" "] * width for _ in range(height)]
    where = {piece["id"]: piece for piece in panel["pieces"]}
    riders = Counter([piece["rides"] for piece in panel["pieces"] if piece.get("rides")])
    placed = [(_mark(words, piece, marks, riders[piece["id"]]), piece) for piece in panel["pieces"]]
    for (_, mark), piece in sorted(placed, key=lambda each: each[0][0]):
        if mark:
            _put(rows, *_spot(piece, where, panel, width, height), mark)
    return [line for line in ("".join(row).rstrip() for row in rows) if line]


def _mark(words: Words, piece: Plain, options: Mapping[str, Sequence[int]], riders: int) -> tuple[int, str]:
    """How a piece is marked, and how early: what matters more takes its spot first."""
    place = piece.get("place", "")
    if place in options:
        return 0, f"[{options[place][0]}{'+' if len(options[place]) > 1 else ''}]"
    if piece.get("seat") is not None:
        return 1, LETTERS[piece["seat"]]
    if riders and "." not in place:
        return 2, say(words, piece["label"])
    if piece.get("text") and not piece.get("printed"):
        return 3, piece["text"]
    if piece.get("rides"):
        return 3, NEUTRAL
    return 4, place.rpartition(".")[2] if "." in place else ""


def _spot(piece: Plain, where: Mapping[str, Plain], panel: Plain, width: int, height: int) -> tuple[int, int]:
    """The column and the row of a piece; one that rides on another stands where that one is."""
    x, y = piece["x"], piece["y"]
    under = where.get(piece.get("rides", ""))
    while under is not None:
        turn, scale = radians(under.get("turn", 0.0)), under.get("scale", 1.0)
        x, y = (
            under["x"] + scale * (x * cos(turn) - y * sin(turn)),
            under["y"] + scale * (x * sin(turn) + y * cos(turn)),
        )
        under = where.get(under.get("rides", ""))
    column = min(width - 1, max(0, int(x / panel["width"] * width)))
    return column, min(height - 1, max(0, int(y / panel["height"] * height)))


def _put(rows: list[list[str]], column: int, row: int, mark: str) -> None:
    """Write a mark where it belongs, or as near as there is room."""
    width = len(rows[0])
    for shift in NEAR:
        first = min(column + shift, width - len(mark))
        around = rows[row][max(0, first - 1) : first + len(mark) + 1]
        if first >= 0 and all(cell == " " for cell in around):
            rows[row][first : first + len(mark)] = mark
            return


def option_line(words: Words, option: Plain) -> str:
    """What an option does, and its price tags."""
    price = ", ".join([say(words, tag) for tag in option["price"]])
    return say(words, option["does"]) + (f" ({price})" if price else "")


def in_order(place: str) -> tuple[str, list[int]]:
    """Places of a kind stand together, by their numbers."""
    head, *numbers = place.split(".")
    return head, [int(number) for number in numbers]


def told_line(words: Words, line: Mapping[str, Any]) -> str:
    """A deed in words, and in brackets the numbers that these do not say; whose they are, if not the doer's."""
    tags = [told_tag(words, tag, line["seat"]) for tag in line.get("tags", ()) if not tag.get("said")]
    return say(words, line["message"]) + (f" ({', '.join(tags)})" if tags else "")


def told_tag(words: Words, tag: Mapping[str, Any], doer: Seat) -> str:
    """A number that changed."""
    amount = tag["amount"]
    whole = int(amount) if amount == int(amount) else amount
    text = words.say(f"price-{tag['thing']}", {"amount": abs(whole), "signed": signed(whole), "thing": tag["thing"]})
    return text if tag["seat"] == doer else f"{words.player(tag['seat'])}: {text}"


def say(words: Words, message: Mapping[str, Any]) -> str:
    """A plain message in words."""
    return words.say(message["id"], message["args"])

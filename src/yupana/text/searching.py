"""Finding pages of a guide and components by any words, as the client does (web/src/guide/search.ts)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from yupana.text.guide import Page, Part, plain

ENDING: Final = 2  # letters of a word that change with its case or its number
STEM: Final = 4  # letters that a word has at least without them
PAGES: Final = 3  # are shown at most

Thing = tuple[str, str]  # what a component is called, and what it does


def folded(text: str) -> str:
    """As people type it: any case, any apostrophe."""
    return re.sub("[\u2019\u02bc]", "'", text).casefold()


def mentions(text: str, asked: str, loosely: bool = False) -> bool:
    """The text has all the words that were typed, or longer ones; a number must be the same. Loosely: any endings."""
    known = re.findall(r"\w+", folded(text))
    wanted = re.findall(r"\w+", folded(asked))
    return bool(wanted) and all(any(_is_meant(each, word, loosely) for each in known) for word in wanted)


def _is_meant(each: str, word: str, loosely: bool) -> bool:
    if word.isdecimal():
        return each == word
    if loosely and len(word) >= STEM + ENDING:
        return each.startswith(word[:-ENDING])
    return word in each


def find_pages(pages: Iterable[Page], asked: str, loosely: bool = False) -> list[Page]:
    """Those that are about these words first, then those that mention them."""
    about = [page for page in pages if mentions(f"{page.title} {page.also}", asked, loosely)]
    return [*about, *[page for page in pages if page not in about and mentions(page.said(), asked, loosely)]]


def find_things(things: Iterable[Thing], asked: str, loosely: bool = False) -> list[Thing]:
    """Components that are called so, or else those whose help says so; those that do the same are one."""
    found = [thing for thing in things if mentions(thing[0], asked, loosely)]
    return alike(found or [thing for thing in things if mentions(thing[1], asked, loosely)])


def alike(things: Iterable[Thing]) -> list[Thing]:
    """Everything that does the same under all its names."""
    names: dict[str, list[str]] = {}
    for name, does in things:
        if name not in names.setdefault(does, []):
            names[does].append(name)
    return [(", ".join(called), does) for does, called in names.items()]


def search(pages: Sequence[Page], things: Sequence[Thing], asked: str) -> tuple[list[Page], list[Thing]]:
    """What is found by these words as they are, or else by their stems."""
    for loosely in (False, True):
        found = find_pages(pages, asked, loosely)[:PAGES], find_things(things, asked, loosely)
        if any(found):
            return found
    return [], []


def passage(page: Page, asked: str) -> list[str]:
    """What a page says of these words; all of it where they are what it is about."""
    told = [part for part in page.parts if not part.picture]
    said = [part for part in told if mentions(part.text, asked) or mentions(part.text, asked, loosely=True)]
    return [_line(part) for part in said or told]


def _line(part: Part) -> str:
    return f"{'• ' if part.item else ''}{plain(part.text)}"

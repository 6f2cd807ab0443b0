"""How to play: the pages of a title's `guide` folder, one Markdown file for each language.

A page begins with `# Its title {#its-name}`; a comment below names more words by which it is found. Paragraphs, items
of a list and **words that matter** are all the markup there is. A picture's address is a position of a record in the
same folder, a panel, and the places to be lit: `![what it shows](three-130/board#tikal.1,tikal.2)`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

HEADING: Final = re.compile(r"# (?P<title>.+) \{#(?P<id>[a-z-]+)\}")
PICTURE: Final = re.compile(r"!\[(?P<shows>.+)\]\((?P<address>\S+)\)")
COMMENT: Final = re.compile(r"<!-- (?P<words>.+) -->")
ITEM: Final = "- "


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph, an item of a list or a picture with what it shows."""

    text: str
    item: bool = False
    picture: str = ""  # its address


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a guide."""

    id: str
    title: str
    also: str  # words by which it is found, beside its own
    parts: tuple[Part, ...]

    def said(self) -> str:
        """Its text alone."""
        return "\n".join([("• " if each.item else "") + plain(each.text) for each in self.parts if not each.picture])


@lru_cache(16)
def pages_of(package: str, language: str) -> tuple[Page, ...]:
    """The guide of a title in a language; a title need not have one."""
    source = files(package) / "guide" / f"{language}.md"
    return tuple(_pages(source.read_text(encoding="utf-8"))) if source.is_file() else ()


def plain(text: str) -> str:
    """Without marks."""
    return text.replace("**", "")


def _pages(text: str) -> list[Page]:
    found: list[Page] = []
    for chapter in re.split(r"^(?=# )", text.strip(), flags=re.MULTILINE)[1:]:
        blocks = [" ".join(block.splitlines()) for block in re.split(r"\n\n|\n(?=- |!\[|<!--)", chapter.strip())]
        heading = HEADING.fullmatch(blocks[0])
        if heading is None:
            raise ValueError(f"a page begins with its title and its name, not with {blocks[0]!r}")
        comments = [each["words"] for block in blocks if (each := COMMENT.fullmatch(block))]
        parts = tuple([_part(block) for block in blocks[1:] if not COMMENT.fullmatch(block)])
        found.append(Page(heading["id"], heading["title"], ", ".join(comments), parts))
    return found


def _part(block: str) -> Part:
    picture = PICTURE.fullmatch(block)
    if picture:
        return Part(picture["shows"], picture=picture["address"])
    return Part(block.removeprefix(ITEM), item=block.startswith(ITEM))

"""The pages for players: every title that is offered, in each language, with the guide and pictures of the client."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from yupana.games import Title, names, title
from yupana.text.words import LANGUAGES, fluent_source

ROOT: Final = Path(__file__).parents[2]
CALLED: Final = {"en": "English", "uk": "Українська", "ru": "Русский"}
NEEDED: Final = re.compile(r"(?:-[a-z-]+|title|about|provenance|ui-games|ui-how-to-play|ui-play-now) =")
COVER: Final = 480  # as wide as a cover is shown


def write(folder: Path, built: Path) -> None:
    """A shelf in each language, and each title's guide beside it."""
    for language in LANGUAGES:
        for name in names():
            page = folder / language / f"{name}.md"
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(guide_page(title(name), language, built), "utf-8")
        (folder / language / "index.md").write_text(shelf(language), "utf-8")


class Said:
    """The few words that these pages need of a title and of the client; reading all of them takes seconds."""

    def __init__(self, chosen: Title, language: str) -> None:
        client = (ROOT / "web" / "words" / f"{language}.ftl").read_text("utf-8")
        sources = (fluent_source("yupana", language), fluent_source(chosen.package, language), client)
        entries = [entry for source in sources for entry in re.split(r"^(?=\S)", source, flags=re.MULTILINE)]
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource("".join([entry for entry in entries if NEEDED.match(entry)])))

    def has(self, id: str) -> bool:
        """There is such a message."""
        return bool(self.bundle.has_message(id))

    def say(self, id: str) -> str:
        """The message; what it lacks is an error."""
        pattern = self.bundle.get_message(id).value
        assert pattern is not None
        said, problems = self.bundle.format_pattern(pattern)
        if problems:
            raise ValueError(f"{id}: {problems}")
        return str(said)


@lru_cache(None)
def words_of(chosen: Title, language: str) -> Said:
    """The words of a title and of the client."""
    return Said(chosen, language)


def shelf(language: str) -> str:
    """All titles in one language."""
    lines: list[str] = []
    ui = words_of(title(names()[0]), language)
    lines += [f"# {ui.say('ui-games')}", "", switch("index", language), ""]
    for name in names():
        words = words_of(title(name), language)
        cover = f"../../play/games/{name}/cover"
        how = words.say("ui-how-to-play")
        lines += [f"## {words.say('title')}", "", picture(cover, words.say("title"), COVER), "", words.say("about"), ""]
        lines += [f"[{how}]({name}.md) · {play(words, 2)}", ""]
    listed = "\n".join(names())
    return "\n".join([*lines, "```{toctree}", ":hidden:", "", listed, "```", ""])


def guide_page(chosen: Title, language: str, built: Path) -> str:
    """How to play a title: what the client shows page by page, on one page."""
    words = words_of(chosen, language)
    folder = Path("games") / chosen.name / "guide"
    pages: list[dict[str, Any]] = json.loads((built / folder / f"{language}.json").read_text("utf-8"))
    lines = [f"# {words.say('title')}", "", switch(chosen.name, language), "", words.say("about"), ""]
    lines += [play(words, 2), ""]
    for page in pages:
        lines += [f"({language}-{chosen.name}-{page['id']})=", f"## {page['title']}", ""]
        for part in page["parts"]:
            if "picture" in part:
                address = f"../../play/{folder.as_posix()}/{part['picture']}"
                lines += [picture(address, part["text"], *part["size"]), ""]
            else:
                lines += [f"- {part['text']}" if part["item"] else f"\n{part['text']}\n"]
        lines += [""]
    if words.has("provenance"):
        lines += ["---", "", f"*{words.say('provenance')}*", ""]
    return "\n".join(lines)


def switch(page: str, language: str) -> str:
    """The same page in the other languages."""
    others = [f"[{CALLED[each]}](../{each}/{page}.md)" for each in LANGUAGES if each != language]
    return " · ".join(others)


def play(words: Said, depth: int) -> str:
    """The way to the table."""
    return f'<a href="{"../" * depth}play/index.html">{escape(words.say("ui-play-now"))}</a>'


def picture(address: str, shows: str, width: int = 0, height: int = 0) -> str:
    """A picture of the client, by day and by night."""
    size = "".join([f' {name}="{number}"' for name, number in (("width", width), ("height", height)) if number])
    both = (("", "only-light"), ("-night", "only-dark"))
    shown = [
        f'<img class="{kind}" src="{address}{end}.svg" alt="{escape(shows)}"{size} loading="lazy">'
        for end, kind in both
    ]
    return f'<div class="picture">{"".join(shown)}</div>'

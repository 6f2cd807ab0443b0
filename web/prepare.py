"""Puts everything the client loads into web/public: the rules as an archive, Pyodide, words and art of every title.

`python web/prepare.py FOLDER` prepares another folder, which `YUPANA_PUBLIC=FOLDER npm run build` builds from.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path, PurePath
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from yupana.games import GROUP, OURS, Title, names, title, titles
from yupana.games.picture import cover, illustration
from yupana.play.local import catalogue
from yupana.tabletop.art import sheets_of
from yupana.tabletop.theme import DAY, NIGHT, SEATS
from yupana.text.guide import Page, pages_of
from yupana.text.words import LANGUAGES, fluent_source

WEB = Path(__file__).parent
ROOT = WEB.parent
PUBLIC = WEB / "public"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
CARRIED = (".py", ".json")  # files of a title that the rules need; words and art are fetched by themselves
LEFT_OUT = (
    "server",
    "cli",
    "text",
    "conformance",
    "protocol",
    "bots/arena",
    "bots/learning",
    "bots/training",
    "bots/wire",
)

Files = dict[str, bytes]  # by their paths below src


def fresh(folder: Path) -> Path:
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def put_engine(public: Path) -> None:
    """Pyodide, and what a browser needs of our package, with the titles of others."""
    engine = fresh(public / "engine")
    for name in PYODIDE:
        shutil.copy(WEB / "node_modules" / "pyodide" / name, engine / name)
    source = ROOT / "src"
    ours = {path.relative_to(source).as_posix(): path for path in sorted((source / "yupana").rglob("*"))}
    carried = {name: path.read_bytes() for name, path in ours.items() if is_played_with(name)}
    (engine / "yupana.zip").write_bytes(archive_of(carried))
    add_titles(engine / "yupana.zip")


def is_played_with(path: str) -> bool:
    """A browser needs this file to play; words and art are fetched by themselves."""
    left_out = any(path.startswith(f"yupana/{each}/") for each in LEFT_OUT) or "art" in PurePath(path).parts
    return path.endswith(CARRIED) and not left_out


def archive_of(files: Files) -> bytes:
    """What is played with; the same bytes for the same files."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for path, content in files.items():
            if is_played_with(path):
                archive.writestr(ZipInfo(path), content, ZIP_DEFLATED, 9)
    return packed.getvalue()


def add_titles(archive: Path) -> None:
    """The packages of other titles, and entry points by which they are found: nothing is installed in a browser."""
    others = [each for each in titles() if each not in OURS]
    if not others:
        return
    points = "".join([f"{each.name} = {each.package}\n" for each in others])
    with ZipFile(archive, "a", ZIP_DEFLATED) as packed:
        for each in others:
            pack(packed, files(each.package), each.package.replace(".", "/"))
        about = "yupana_titles-0.dist-info"
        packed.writestr(ZipInfo(f"{about}/METADATA"), "Metadata-Version: 2.1\nName: yupana-titles\nVersion: 0\n")
        packed.writestr(ZipInfo(f"{about}/entry_points.txt"), f"[{GROUP}]\n{points}")


def pack(packed: ZipFile, folder: Traversable, path: str) -> None:
    """A folder and all below it."""
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            pack(packed, each, f"{path}/{each.name}")
        elif each.name.endswith(CARRIED):
            packed.writestr(ZipInfo(f"{path}/{each.name}"), each.read_bytes(), ZIP_DEFLATED)


def art_file(sheets: list[str]) -> str:
    """The insides of SVG files in one."""
    inside = "\n".join([re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", sheet, flags=re.S) for sheet in sheets])
    return f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>'


def put_titles(public: Path) -> None:
    """Words and art, a folder per title."""
    games = fresh(public / "games")
    (games / "catalogue.json").write_text(catalogue(), "utf-8")
    for name in names():
        package = title(name).package
        folder = fresh(games / name)
        for language in LANGUAGES:
            (folder / f"{language}.ftl").write_text(fluent_source(package, language), "utf-8")
        (folder / "art.svg").write_text(art_file(sheets_of(package)), "utf-8")
        put_guide(folder, title(name))
    words = fresh(public / "words")
    for language in LANGUAGES:
        client = (WEB / "words" / f"{language}.ftl").read_text("utf-8")
        (words / f"{language}.ftl").write_text(f"{fluent_source('yupana', language)}\n{client}", "utf-8")


def put_guide(folder: Path, chosen: Title) -> None:
    """The pages of how to play, their pictures by day and night, and the first of these as the title's cover."""
    guide = fresh(folder / "guide")
    told = {language: pages_of(chosen.package, language) for language in LANGUAGES}
    pictures = list(dict.fromkeys([part.picture for page in told["en"] for part in page.parts if part.picture]))
    sizes: list[list[int]] = []
    for number, address in enumerate(pictures):
        drawn = illustration(chosen, address)
        sizes.append([int(size) for size in re.findall(r' (?:width|height)="(\d+)"', drawn)[:2]])
        (guide / f"{number}.svg").write_text(drawn, "utf-8")
        (guide / f"{number}-night.svg").write_text(illustration(chosen, address, night=True), "utf-8")
    first = pictures[0] if pictures else ""
    (folder / "cover.svg").write_text(cover(chosen, first), "utf-8")
    (folder / "cover-night.svg").write_text(cover(chosen, first, night=True), "utf-8")
    for language, pages in told.items():
        found = [plain_page(page, pictures, sizes) for page in pages]
        (guide / f"{language}.json").write_text(json.dumps(found, ensure_ascii=False), "utf-8")


def plain_page(page: Page, pictures: list[str], sizes: list[list[int]]) -> dict[str, object]:
    """A page as the client reads it; a picture is called by its number."""
    parts: list[dict[str, object]] = []
    for part in page.parts:
        parts.append({"text": part.text, "item": part.item})
        if part.picture:
            number = pictures.index(part.picture)
            parts[-1] |= {"picture": number, "size": sizes[number]}
    return {"id": page.id, "title": page.title, "also": page.also, "parts": parts}


def put_theme(public: Path) -> None:
    """The colours of day and night, and of the seats, as the art names them."""

    def rules(colours: dict[str, str]) -> str:
        return "".join([f"--{name}:{colour};" for name, colour in colours.items()])

    seats = {f"seat-{seat}": colour for seat, colour in enumerate(SEATS)}
    (public / "theme.css").write_text(
        f":root{{{rules({**DAY, **seats})}}}:root[data-theme=night]{{{rules(dict(NIGHT))}}}\n", "utf-8"
    )


def main(public: Path) -> None:
    """Prepare a folder; another than ours first gets what lies in ours for good."""
    if public != PUBLIC:
        for name in ("icon.svg", "manifest.webmanifest", "sw.js"):
            shutil.copy(PUBLIC / name, public / name)
    put_engine(public)
    put_titles(public)
    put_theme(public)
    shutil.rmtree(public / "former", ignore_errors=True)
    shutil.copytree(WEB / "former", public / "former")  # what keep.py has kept


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else PUBLIC)

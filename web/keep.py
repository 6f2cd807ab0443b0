"""Keeps former rules for the matches that were played by them: `just keep-rules COMMIT` adds to web/former.

An archive is what a browser needs of the package as it was at that commit. Words and art of each title that has other
rules today lie beside it, because the names of messages and pictures change as well; `former.json` lists them all.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

from prepare import ROOT, Files, archive_of, art_file

from yupana.games import OURS, Title
from yupana.text.words import LANGUAGES

FORMER = ROOT / "web" / "former"
LIST = FORMER / "former.json"
VERSIONS = """
import json, sys
import yupana.play.local  # as the worker does
from yupana.games import title
print(json.dumps({name: title(name).game.version() for name in sys.argv[1:]}))
"""


def git(*command: str) -> bytes:
    """What Git answers."""
    return subprocess.run(["git", "-C", str(ROOT), *command], check=True, capture_output=True).stdout


def path_of(title: Title) -> str:
    """The folder of a title below src."""
    return title.package.replace(".", "/")


def files_at(commit: str) -> Files:
    """The package as it was."""
    with tarfile.open(fileobj=BytesIO(git("archive", commit, "src/yupana"))) as archive:
        found = {member.name: archive.extractfile(member) for member in archive.getmembers()}
    return {path.removeprefix("src/"): file.read() for path, file in sorted(found.items()) if file is not None}


def versions_in(packed: bytes, names: list[str]) -> dict[str, int]:
    """The numbers of the rules that an archive plays, told by itself."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rules.zip")
        path.write_bytes(packed)
        env = {**os.environ, "PYTHONPATH": str(path)}
        command = [sys.executable, "-c", VERSIONS, *names]
        told = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE).stdout
    versions: dict[str, int] = json.loads(told)
    return versions


def put_words_and_art(files: Files, title: str, folder: Path) -> None:
    """All that is said and drawn at a title's tables, in the files that the client fetches."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        words = [files[f"{path}/text/{language}.ftl"].decode() for path in ("yupana", title)]
        (folder / f"{language}.ftl").write_text("\n".join(words), "utf-8")
    art = [path for path in files if path.startswith(f"{title}/art/") and path.endswith(".svg")]
    sheets = [files[path].decode() for path in ("yupana/tabletop/weaves.svg", *art)]
    (folder / "art.svg").write_text(art_file(sheets), "utf-8")


def keep(commit: str) -> list[str]:
    """Keep the rules of all titles that have others today, unless they are kept already; what was kept."""
    name = git("rev-parse", "--short=7", commit).decode().strip()
    files = files_at(commit)
    ours = {each.name: each for each in OURS if f"{path_of(each)}/game.py" in files}
    kept = json.loads(LIST.read_text("utf-8")) if LIST.exists() else []
    known = {(each["game"], each["rules"]) for each in kept} | {(each.name, each.game.version()) for each in OURS}
    packed = archive_of(files)
    former = [each for each in versions_in(packed, list(ours)).items() if each not in known]
    for title, rules in former:
        put_words_and_art(files, path_of(ours[title]), FORMER / name / title)
        (FORMER / name / "rules.zip").write_bytes(packed)
        kept.append({"game": title, "rules": rules, "archive": name, "size": len(packed)})
    LIST.write_text("[\n" + ",\n".join([f"\t{json.dumps(each)}" for each in kept]) + "\n]\n", "utf-8")
    return [f"rules {rules} of {title}" for title, rules in former]


if __name__ == "__main__":
    print(", ".join(keep(sys.argv[1])) or "nothing to keep: the same rules are played today, or these are kept already")

"""Print the notes of a release, or say in a sentence why its tag is wrong: `python .ci/release.py v0.2.0`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSIONS = {
    "src/yupana/__init__.py": r'^__version__ = "(.+)"$',
    "CITATION.cff": r'^version: "(.+)"$',
}


class NotReady(Exception):
    """Something to mend before this can be released."""


def notes(root: Path, tag: str) -> str:
    """The changelog's section of the version that is tagged, which every file names alike."""
    version = tag.removeprefix("v")
    if version == tag:
        raise NotReady(f"the tag {tag} does not begin with v")
    for file, pattern in VERSIONS.items():
        found = re.search(pattern, (root / file).read_text("utf-8"), re.MULTILINE)
        if found is None or found[1] != version:
            raise NotReady(f"the tag is {tag}, but {file} has the version {found[1] if found else '(none)'}")
    changes = (root / "CHANGELOG.md").read_text("utf-8")
    section = re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$\n(.*?)(?=^## |\Z)", changes, re.M | re.S)
    if section is None or not section[1].strip():
        raise NotReady(f"CHANGELOG.md tells nothing under '## [{version}] - year-month-day'")
    return section[1].strip()


if __name__ == "__main__":
    try:
        print(notes(ROOT, *sys.argv[1:2]))
    except NotReady as problem:
        sys.exit(str(problem))

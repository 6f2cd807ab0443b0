"""A fingerprint is what the rules mean: journals replay whatever the steps of a title are called."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.journals.replay import JOURNALS, ending

from yupana.engine.codec import Codec
from yupana.engine.record import read
from yupana.games import names, title

ROOT = Path(__file__).parent.parent.parent
REPLAY = """
import json, sys
from pathlib import Path
from tests.journals.replay import ending
from yupana.engine.codec import Codec
from yupana.games import title
endings = [ending(Path(path)) for path in sys.argv[2:]]
print(json.dumps([endings, sorted(Codec(title(sys.argv[1]).game).steps)]))
"""


def steps_of(name: str) -> list[str]:
    """The steps that are a title's own."""
    home = type(title(name).game).__module__.rpartition(".")[0]
    return sorted(
        [kind.__name__ for kind in Codec(title(name).game).steps.values() if kind.__module__.startswith(home)]
    )


@pytest.mark.parametrize("name", names())
def test_journals_replay_after_every_step_of_their_title_was_renamed(name: str, tmp_path: Path) -> None:
    steps = steps_of(name)
    assert len(steps) > 20
    shutil.copytree(ROOT / "src" / "yupana", tmp_path / "yupana")
    named = re.compile(rf"(?<![\w-])({'|'.join(steps)})(?![\w-])")
    for path in (tmp_path / "yupana").rglob("*.py"):  # also where others have things of the same name
        path.write_text(named.sub(r"Renamed\1", path.read_text(encoding="utf-8")), encoding="utf-8")
    journals = [path for path in JOURNALS if read(path.read_text(encoding="utf-8")).game == name]
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, name, *map(str, journals)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        cwd=tmp_path,
        check=False,  # what it says is worth more than its number
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    endings, renamed = json.loads(done.stdout)
    assert not set(steps) & set(renamed)
    assert {f"Renamed{step}" for step in steps} <= set(renamed)
    assert journals
    assert endings == [ending(path) for path in journals]

"""Which titles there are, and what is said of a package whose title cannot be played."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree

import pytest
from tests.outside.installing import PACKAGE, write_project

from yupana import games
from yupana.bots import BOTS, bots_of, levels_of, make_bot
from yupana.bots.random_bot import RandomBot
from yupana.games import BadTitle, names, title, titles
from yupana.play import local


class Site:
    """A folder on the path, with packages and the entry points of their distributions."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def package(self, points: dict[str, str], distribution: str = "others") -> None:
        """A distribution with these titles."""
        home = self.folder / f"{distribution}-1.dist-info"
        home.mkdir()
        (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1\n")
        lines = [f"{name} = {package}\n" for name, package in points.items()]
        (home / "entry_points.txt").write_text(f"[yupana.titles]\n{''.join(lines)}")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    monkeypatch.syspath_prepend(str(tmp_path))
    titles.cache_clear()
    yield Site(tmp_path)
    titles.cache_clear()
    games._part.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]


def test_the_template_is_there_for_those_who_know_its_name() -> None:
    assert title("template").game.name() == "template"
    assert "template" not in names()
    assert "template" not in [game["name"] for game in json.loads(local.catalogue())]


def test_titles_of_others_follow_ours_by_their_names(site: Site) -> None:
    site.package({"zorro": "zorro_package", "atoq": "atoq_package"})
    assert names()[-2:] == ("atoq", "zorro")
    assert title("atoq").package == "atoq_package"
    with pytest.raises(KeyError):
        title("puma")


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ({"tzolkin": "mine"}, "two packages have a title 'tzolkin': yupana.games.tzolkin and mine"),
        ({"template": "mine"}, "two packages have a title 'template': yupana.games.template and mine"),
        ({"Chaski Two": "mine"}, "'Chaski Two' of the package mine is no name for a title"),
    ],
)
def test_a_name_that_cannot_be_is_told(site: Site, points: dict[str, str], told: str) -> None:
    site.package(points)
    with pytest.raises(BadTitle) as raised:
        titles()
    assert str(raised.value) == told


def test_two_packages_cannot_have_the_same_title(site: Site) -> None:
    site.package({"atoq": "one"}, "first")
    site.package({"atoq": "two"}, "second")
    with pytest.raises(BadTitle, match="two packages have a title 'atoq': one and two"):
        titles()


def test_a_title_is_called_as_its_game_is(site: Site) -> None:
    write_project(site.folder)
    site.package({"atoq": PACKAGE})
    with pytest.raises(BadTitle, match=f"the title 'atoq' of the package {PACKAGE} calls its game 'chaski'"):
        _ = title("atoq").game


def test_a_title_without_evaluation_has_the_bots_that_need_none(site: Site) -> None:
    write_project(site.folder)
    site.package({"chaski": PACKAGE})
    rmtree(site.folder / PACKAGE / "insight")
    chosen = title("chaski")
    assert (chosen.evaluation, chosen.numbering, chosen.groups) == (None, None, ())
    assert bots_of("chaski") == ("random",)
    assert isinstance(make_bot("random", "chaski"), RandomBot)
    for bot in set(BOTS) - {"random"}:
        with pytest.raises(KeyError):
            make_bot(bot, "chaski")
    offered = [game["levels"] for game in json.loads(local.catalogue()) if game["name"] == "chaski"]
    assert offered == [[{"name": "random", "seconds": 0.0}]]
    assert list(levels_of("chaski")) == ["random"]


def test_a_package_that_cannot_be_loaded_is_told_in_a_sentence(site: Site) -> None:
    site.package({"atoq": "nowhere_to_be_found"})
    for command in (["simulate", "atoq"], ["fuzz", "atoq", "--jobs", "1"], ["play", "atoq", "--seats", "you,random"]):
        done = yupana(site, *command)
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
        assert done.stderr.startswith("the title 'atoq' cannot be loaded from nowhere_to_be_found.")
        assert done.stderr.endswith(": No module named 'nowhere_to_be_found'\n")


@pytest.mark.services
def test_a_referee_that_has_a_title_that_cannot_be_loaded_says_so_and_does_not_start(site: Site) -> None:
    site.package({"atoq": "nowhere_to_be_found"})
    done = yupana(site, "serve", "referee")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("the title 'atoq' cannot be loaded from nowhere_to_be_found.game: ")
    assert "Traceback" not in done.stderr


def yupana(site: Site, *command: str) -> subprocess.CompletedProcess[str]:
    """What becomes of a command where these packages are installed."""
    path = os.pathsep.join([str(site.folder), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "yupana", *command],
        env={**os.environ, "PYTHONPATH": path, "YUPANA_DATABASE": "postgresql://nobody@127.0.0.1/none"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

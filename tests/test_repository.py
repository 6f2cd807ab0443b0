"""What must hold for the repository and its builds, whatever the games are."""

import os
import pkgutil
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import yupana

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
COMPILED_PACKAGES = ("yupana.engine", "yupana.games", "yupana.bots", "yupana.conformance")
FOREIGN = {"arena", "learning", "training", "wire"}  # folders of bots that use other packages, and are not compiled
PURE_PACKAGES = (*COMPILED_PACKAGES, "yupana.tabletop", "yupana.play")


def modules_of(packages: tuple[str, ...]) -> list[str]:
    found = (module.name for module in pkgutil.walk_packages(yupana.__path__, "yupana."))
    return [name for name in found if name.startswith(packages) and FOREIGN.isdisjoint(name.split("."))]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_file_pins_and_hashes_everything_and_names_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    pins = re.findall(r"^\S.*?(?=^\S|\Z)", re.sub(r"^ *#.*\n?", "", text, flags=re.MULTILINE), re.MULTILINE | re.DOTALL)
    assert pins
    assert all(re.match(r"[\w.-]+==\S+", pin) and "--hash=sha256:" in pin for pin in pins)
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE)


@pytest.mark.compiled
def test_rules_and_bots_are_compiled_throughout_or_not_at_all() -> None:
    expected = os.environ.get("YUPANA_EXPECT_COMPILED") == "1"
    modules = [import_module(name) for name in modules_of(COMPILED_PACKAGES)]
    wrong = [m.__name__ for m in modules if str(m.__file__).endswith(tuple(EXTENSION_SUFFIXES)) is not expected]
    assert modules
    assert not wrong


@pytest.mark.compiled
def test_rules_bots_and_play_run_without_any_installed_package() -> None:
    code = "".join(f"import {name}\n" for name in modules_of(PURE_PACKAGES))
    path = str(Path(yupana.__path__[0]).parent)
    subprocess.run([sys.executable, "-S", "-c", code], env={"PYTHONPATH": path}, check=True)


def test_the_citation_names_the_version_and_the_licence_of_today() -> None:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert re.findall(r'^version: "(.+)"$', text, re.MULTILINE) == [yupana.__version__]
    assert re.findall(r"^license: (.+)$", text, re.MULTILINE) == [project["license"]]

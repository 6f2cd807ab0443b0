"""Build a pure wheel, or with YUPANA_COMPILE=1 one compiled by mypyc; all else is in pyproject.toml.

A wheel carries the browser client if that was built before (`just web`).
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

CLIENT = Path("web/dist")
COMPILED_PACKAGES = ("engine", "tabletop", "insight", "games", "bots", "conformance", "play")
LEFT_OUT = frozenset({"art", "text", "arena", "learning", "training", "wire"})  # data, and what uses other packages
METADATA_COMMANDS = frozenset({"egg_info", "dist_info"})


def modules_to_compile() -> list[str]:
    """List the modules of the compiled packages, relative to this file's folder, in a fixed order."""
    found = (path for package in COMPILED_PACKAGES for path in Path("src/yupana", package).rglob("*.py"))
    return sorted(path.as_posix() for path in found if LEFT_OUT.isdisjoint(path.parts))


def extensions() -> list[Extension]:
    """Compile when asked to, and not for the metadata alone; mypyc is needed only then."""
    if os.environ.get("YUPANA_COMPILE") != "1" or not METADATA_COMMANDS.isdisjoint(sys.argv):
        return []
    from mypyc.build import mypycify

    optimized = os.environ.get("YUPANA_OPTIMIZE", "3")  # with 1 the C compiler takes little more than half the time
    return mypycify(modules_to_compile(), opt_level=optimized, debug_level="0", multi_file=True)


class BuildOnAllCores(build_ext):
    """Compile the C files of one extension side by side; as one file they take five times as long."""

    def build_extensions(self) -> None:
        """Let the compiler take the sources one by one, as many at a time as there are cores."""
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(chain(*pool.map(lambda source: compile_in_turn([source], *args, **options), sources)))

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


class BuildWithClient(build_py):
    """Put the built client beside the modules, where `yupana.client` looks for it."""

    def run(self) -> None:
        """An editable install uses the client of the checkout."""
        super().run()
        if CLIENT.joinpath("index.html").exists() and not self.editable_mode:
            shutil.copytree(CLIENT, Path(self.build_lib, "yupana", "client"), dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores, "build_py": BuildWithClient})

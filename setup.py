"""Build a pure wheel, or with YUPANA_COMPILE=1 one compiled by mypyc; all else is in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED_PACKAGES = ("engine", "tabletop", "games", "bots", "conformance", "play")
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

    return mypycify(modules_to_compile(), opt_level="3", debug_level="0", multi_file=False)


setup(ext_modules=extensions())

"""The copy is installed once for all tests."""

from pathlib import Path

import pytest
from tests.outside.installing import install


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the title of another package is installed."""
    return install(tmp_path_factory.mktemp("outside"))

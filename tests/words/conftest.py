"""What thirty random matches say, heard once for all tests."""

import pytest
from tests.words.hearing import Heard, hear_match, hear_outside


@pytest.fixture(scope="session")
def heard() -> Heard:
    found = Heard()
    hear_outside(found)
    for seed in range(30):
        hear_match(found, seed, every=10)
    return found

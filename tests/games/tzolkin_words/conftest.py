"""What thirty random matches say, heard once for all tests."""

import pytest
from tests.games.tzolkin_words.hearing import heard_in
from tests.words.hearing import Heard


@pytest.fixture(scope="session")
def heard() -> Heard:
    return heard_in(30)

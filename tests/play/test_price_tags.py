"""Price tags say whole numbers, compiled or not."""

import pytest

from yupana.play.messages import signed, tags

pytestmark = pytest.mark.compiled


def test_a_price_tag_shows_its_sign_and_no_fraction() -> None:
    assert (signed(2), signed(-1)) == ("+2", "\u22121")
    (tag,) = tags((("corn", -3),))
    assert tag.arguments == {"amount": 3, "signed": "\u22123", "thing": "corn"}

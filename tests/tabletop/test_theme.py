"""Colours can be told apart, by day and by night."""

import pytest
from tests.contrast import contrast

from yupana.tabletop.theme import DAY, NIGHT, SEATS, variables

GROUNDS = ("parchment", "limestone", "sand", "bone")
OBSIDIAN, WHITE = "#23201C", "#FBF7EC"  # the two outlines of every piece
THEMES = pytest.mark.parametrize("theme", [DAY, NIGHT], ids=["day", "night"])


@THEMES
@pytest.mark.parametrize("ground", GROUNDS)
def test_figures_can_be_read_on_every_ground(theme: dict[str, str], ground: str) -> None:
    assert contrast(theme["ink"], theme[ground]) >= 4.5


@THEMES
@pytest.mark.parametrize("ground", GROUNDS)
def test_a_piece_stands_out_on_every_ground_by_one_of_its_outlines(theme: dict[str, str], ground: str) -> None:
    assert max(contrast(OBSIDIAN, theme[ground]), contrast(WHITE, theme[ground])) >= 3


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_the_weave_of_a_seat_can_be_seen_on_its_colour(seat: int) -> None:
    thread = "#5B3A29" if seat == 2 else WHITE
    assert contrast(thread, SEATS[seat]) >= 3


def test_night_swaps_light_and_dark() -> None:
    assert contrast(DAY["ink"], NIGHT["ink"]) > 10
    assert contrast(DAY["parchment"], NIGHT["parchment"]) > 10
    assert set(DAY) == set(NIGHT)


def test_contrast_counts_as_the_guidelines_do() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


def test_a_seat_has_its_colour_and_its_weave() -> None:
    assert variables(seat=3)["seat"] == SEATS[3]
    assert variables(seat=3)["weave"] == "url(#weave-3)"
    assert variables()["weave"] == "none"

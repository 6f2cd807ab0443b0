"""Which sprite shows which card or tile."""

from __future__ import annotations

from yupana.games.tawantinsuyu.board import GOODS
from yupana.games.tawantinsuyu.gods import GOD_CARD
from yupana.games.tawantinsuyu.goods import Gain
from yupana.games.tawantinsuyu.market import BUILDING
from yupana.games.tawantinsuyu.tapestry import WEAVING
from yupana.games.tawantinsuyu.tiles import ARMY_BONUS, SOLDIERS


def god_sprite(card: int) -> str:
    """Each god card has its own drawing."""
    return GOD_CARD[card].replace(".", "-")


def army_sprite(card: int) -> str:
    """Army cards that do the same look the same."""
    bonus = ARMY_BONUS[card][0]
    assert isinstance(bonus, Gain)
    return f"army-{SOLDIERS[card]}-{GOODS[bonus.good]}-{bonus.amount}"


def building_sprite(tile: int) -> str:
    """Each building has its own drawing."""
    return BUILDING[tile].replace(".", "-")


def weaving_sprite(tile: int) -> str:
    """Each weaving has its own drawing."""
    return WEAVING[tile].replace(".", "-")

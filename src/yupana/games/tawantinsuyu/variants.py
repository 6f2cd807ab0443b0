"""What can be chosen before a match; a state keeps the chosen values in this order."""

from __future__ import annotations

from typing import Final

from yupana.engine.game import Preset, Variant

VARIANTS: Final = (
    Variant("coricancha-fixed", (0, 1)),
    Variant("max-turns", (0, 30)),  # of each player, then points are counted; 0: no limit
    Variant("weave-follow-price", (2, 3)),
    Variant("upkeep-potato", (1, 2)),
    Variant("z12-worship", (0, 1)),  # worship, not offering, triggers it
    Variant("axomamma-printed-soldiers", (0, 1), solo=True),  # of the cards in her hand, not one for each
    Variant("axomamma-start-stone", (1, 0), solo=True),  # the two stone of every player
    Variant("axomamma-offering-gold", (1, 0), solo=True),
    Variant("axomamma-second-conquest-free", (1, 0), solo=True),
    Variant("axomamma-stopping-personality", (0, 1), solo=True),  # it acts also when a token stops on its cell
    Variant("axomamma-no-personality", (0, 1), solo=True),  # easier, E1 to E5
    Variant("axomamma-dear-buildings", (0, 1), solo=True),
    Variant("axomamma-reluctant-worship", (0, 1), solo=True),
    Variant("axomamma-one-conquest", (0, 1), solo=True),
    Variant("axomamma-no-idle-army", (0, 1), solo=True),
    Variant("axomamma-free-step", (0, 1), solo=True),  # harder, H1 to H7
    Variant("axomamma-eager-conquest", (0, 1), solo=True),
    Variant("axomamma-fewer-soldiers", (0, 1), solo=True),
    Variant("axomamma-action-points", (0, 1), solo=True),
    Variant("axomamma-weaving-points", (0, 1), solo=True),
    Variant("axomamma-idle-points", (0, 1), solo=True),
    Variant("axomamma-leftover-points", (0, 1), solo=True),
)
CORICANCHA_FIXED: Final = 0
MAX_TURNS: Final = 1
WEAVE_FOLLOW_PRICE: Final = 2
UPKEEP_POTATO: Final = 3
Z12_WORSHIP: Final = 4
PRINTED_SOLDIERS: Final = 5
START_STONE_HERS: Final = 6
OFFERING_GOLD: Final = 7
SECOND_CONQUEST_FREE: Final = 8
STOPPING_PERSONALITY: Final = 9
E1: Final = 10
E2: Final = 11
E3: Final = 12
E4: Final = 13
E5: Final = 14
H1: Final = 15
H2: Final = 16
H3: Final = 17
H4: Final = 18
H5: Final = 19
H6: Final = 20
H7: Final = 21

# What makes Axomamma weaker or stronger as measured: E3 does not, she conquers instead of worshipping.
PRESETS: Final = (
    Preset("easy", {VARIANTS[n].name: 1 for n in (E1, E2, E4, E5)}, solo=True),
    Preset("normal", {}, solo=True),
    Preset("hard", {VARIANTS[n].name: 1 for n in (H1, H2, H3)}, solo=True),
)

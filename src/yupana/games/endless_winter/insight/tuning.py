"""Features that are made more or less of together when weights are tuned; `*` stands for anything."""

from __future__ import annotations

from typing import Final

GROUPS: Final[tuple[tuple[str, ...], ...]] = (
    ("food", "tools", "plenty"),
    ("camps", "villages", "lands"),
    ("megaliths",),
    ("sacrifice*",),
    ("honour", "buri*"),
    ("card-points",),
    ("card-brave", "card-tribes*"),
    ("card-elder", "card-crafter", "card-scout", "card-hunter", "card-shaman"),
    ("card-culture",),
    ("hand*", "labour"),
    ("eclipse-labour", "first"),
    ("set-points", "upright-?"),
    ("rotated",),
    ("stone*",),
    ("figures", "chief", "deciding"),
    ("always",),
)

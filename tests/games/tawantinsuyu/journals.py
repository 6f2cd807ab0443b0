"""Matches of Tawantinsuyu that are kept."""

from yupana.engine.game import Options
from yupana.games import title

VARIED = {variant.name: variant.values[-1] for variant in title("tawantinsuyu").game.variants()}

# Who sits there, variants, whether moves are taken back, and which of many tries.
JOURNALS: dict[str, tuple[str, Options, bool, int]] = {
    "tawantinsuyu-one": ("random", {}, True, 25),
    "tawantinsuyu-one-varied": ("random", VARIED, False, 17),
    "tawantinsuyu-two": ("random random", {}, False, 21),
    "tawantinsuyu-three-varied": ("random random random", VARIED, True, 11),
    "tawantinsuyu-four": ("random random random random", {}, True, 23),
}
TOLD = {
    "tawantinsuyu-one": "en",
    "tawantinsuyu-two": "uk",
    "tawantinsuyu-one-varied": "ru",
}  # in words, in which language

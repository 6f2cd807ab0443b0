"""Names people go by: readable, and not to be mistaken for somebody else's."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

NAME_MIN = 2
NAME_MAX = 20
SEPARATORS: Final = " -_'"
APOSTROPHES: Final = str.maketrans({"’": "'", "ʼ": "'", "`": "'"})
UNSEEN: Final = "\u115f\u1160\u3164\uffa0"  # Unicode calls these letters, but nobody sees them
ALONE: Final = {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"}  # alphabets that look like each other
LOOKALIKES: Final = str.maketrans("авекмнорстухіјѕһԁԛԝ", "abekmhopctyxijshdqw")
BOTS: Final = ("random", "greedy", "novice", "player", "strong", "champion")  # a test sees to it that every bot is here
MACHINES: Final = ("bot", "robot", "computer", "бот", "робот", "комп'ютер", "компьютер")  # in a name, as a word of it
ALIKE: Final = str.maketrans("i10-_'", "llo   ")
GUEST: Final = {"en": "Guest", "uk": "Гість", "ru": "Гость"}


def clean_name(name: str) -> str | None:
    """The name as it is shown; None when nobody may be called so.

    Letters of one alphabet and digits, with single separators between them.
    """
    name = unicodedata.normalize("NFKC", name.translate(APOSTROPHES)).strip()
    if not NAME_MIN <= len(name) <= NAME_MAX or name[0] in SEPARATORS or name[-1] in SEPARATORS:
        return None
    alphabets: set[str] = set()
    for before, sign in zip(" " + name, name):
        if sign in SEPARATORS:
            if before in SEPARATORS:
                return None
        elif unicodedata.category(sign) == "Nd" and sign.isascii():
            continue
        elif unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lo") and sign not in UNSEEN:
            alphabets.add(unicodedata.name(sign, "?").split()[0])
        else:
            return None
    return None if alphabets & ALONE and len(alphabets) > 1 else name


def name_key(name: str) -> str:
    """The name as it is compared: capitals and alphabets that look alike are alike."""
    return unicodedata.normalize("NFKC", name.translate(APOSTROPHES)).strip().casefold().translate(LOOKALIKES)


def look_of(name: str) -> str:
    """What a name looks like, whichever signs it is written with: Unicode's confusables, and l, I, i and 1 as one."""
    plain = unicodedata.normalize("NFKC", name.translate(APOSTROPHES)).strip()
    seen = "".join([_prototype(sign) for sign in plain]).casefold()
    seen = "".join([_prototype(sign) for sign in seen])  # a small m looks like r and n, a capital one does not
    return seen.translate(LOOKALIKES).translate(ALIKE)


def is_reserved(name: str) -> bool:
    """Whether people would take somebody of this name for the host."""
    spaced = name.translate(str.maketrans(SEPARATORS, " " * len(SEPARATORS)))
    words = [word.rstrip("0123456789") for word in spaced.split()]
    return not RESERVED.isdisjoint([*map(look_of, words), *map(name_key, words)])


def _prototype(sign: str) -> str:
    """The sign for which Unicode takes all that look like this one. The data names both sides of each pair."""
    found: list[str] = [each["c"] for each in confusables_data.get(sign, [])]
    if len(found) != 1:
        return sign
    return found[0] if len(confusables_data.get(found[0], [])) > 1 else min(sign, found[0])


def is_machines(name: str) -> bool:
    """Whether people would take somebody of this name for a bot."""
    key = name_key(name)
    words = key.replace("-", " ").replace("_", " ").split()
    return key in BOTS or any(name_key(machine) in words for machine in MACHINES)


def is_bots(name: str) -> bool:
    """Whether this is the name of a bot's account: everybody can tell, and nobody else may be called so."""
    return is_machines(name) and name_key(name) not in BOTS


def guest_name(language: str, attempt: int) -> str:
    """A name for somebody who chose none; later attempts have more digits."""
    digits = 5 + attempt
    return f"{GUEST[language]} {secrets.randbelow(9 * 10 ** (digits - 1)) + 10 ** (digits - 1)}"


HOSTS: Final = (
    *("admin", "administrator", "moderator", "mod", "host", "support", "staff", "system", "root", "yupana"),
    *("адмін", "адміністратор", "модератор", "підтримка", "система", "админ", "администратор", "поддержка"),
)
RESERVED: Final = frozenset([*map(look_of, HOSTS), *map(name_key, HOSTS)])

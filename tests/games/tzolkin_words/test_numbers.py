"""Counted nouns agree with their numbers, in every language."""

import pytest
from tests.games.tzolkin_words.hearing import TITLE, speaking
from tests.words.files import entries
from tests.words.hearing import Heard, flaws, with_numbers

from yupana.tabletop.scene import Argument
from yupana.text.words import LANGUAGES

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(language: str, heard: Heard) -> None:
    words = speaking(language)
    spoken = {
        (id, tuple(sorted(with_numbers(dict(arguments), number).items())))
        for id, arguments in heard.messages
        for number in NUMBERS
    }
    for id, given in spoken:
        for seat in (0, 1):
            assert not flaws(language, words.say(id, {**dict(given), "seat": seat})), id
    for id, entry in entries(TITLE.package, language).items():
        kind, _, head = id.partition("-")
        if kind in ("place", "help") and "number" in entry.used.shown | entry.used.counted:
            for number in NUMBERS:
                for case in ("", *entry.attributes):
                    assert not flaws(language, words.name(f"{head}.{number}", case)) if kind == "place" else True
                if kind == "help":
                    assert not flaws(language, words.help(f"{head}.{number}"))


# For each message: its arguments except the counted one, the counted one, and what is said for which number.
Counted = tuple[str, dict[str, Argument], str, dict[int | float, str]]

ENGLISH: list[Counted] = [
    ("price-corn", {"signed": "−1"}, "amount", {1: "−1 corn"}),
    ("price-points", {"signed": "+2"}, "amount", {1: "+2 point", 2: "+2 points"}),
    ("price-resource", {"signed": "−2"}, "amount", {2: "−2 resources"}),
    ("price-chaac", {"signed": "+1"}, "amount", {1: "+1 Chaac step"}),
    ("price-theology", {"signed": "+2"}, "amount", {2: "+2 Theology levels"}),
    (
        "log-goods-gained",
        {"seat": 1, "good": "skull"},
        "amount",
        {1: "Ben gains 1 crystal skull.", 2: "Ben gains 2 crystal skulls."},
    ),
    ("log-goods-paid", {"seat": 0, "good": "corn"}, "amount", {1: "You pay 1 corn.", 5: "You pay 5 corn."}),
    ("log-workers-fed", {"seat": 1}, "workers", {1: "Ben feeds 1 worker.", 6: "Ben feeds 6 workers."}),
    (
        "log-points-scored",
        {"seat": 1, "source": "hunger"},
        "points",
        {-3: "Ben loses 3 points to hunger.", -18: "Ben loses 18 points to hunger."},
    ),
    (
        "log-points-scored",
        {"seat": 0, "source": "temple-steps"},
        "points",
        {-1: "You lose 1 point for a temple step.", 1: "You score 1 point for a temple step."},
    ),
    (
        "log-match-won",
        {"seat": 1, "shared": "no"},
        "points",
        {61.25: "Ben wins: 61.25 points.", 1: "Ben wins: 1 point.", 61.0: "Ben wins: 61 points."},
    ),
    ("label-day", {"day": 6, "age": 1}, "left", {0: "day 6, first age, Food Day today"}),
    ("label-workers-available", {}, "amount", {0: "no workers available", 1: "1 worker available"}),
    (
        "label-building",
        {"tile": "a2-tomb-points", "wood": 1, "stone": 0},
        "gold",
        {2: "Tomb of the Rulers, cost: 1 wood, 2 gold", 0: "Tomb of the Rulers, cost: 1 wood"},
    ),
    (
        "label-monument",
        {"tile": "m-skulls", "wood": 0, "stone": 0, "gold": 4},
        "skulls",
        {1: "Monument of the Skulls, cost: 4 gold, 1 crystal skull", 0: "Monument of the Skulls, cost: 4 gold"},
    ),
]

UKRAINIAN: list[Counted] = [
    (
        "label-good",
        {"good": "corn"},
        "amount",
        {0: "0 кукурудзи", 1: "1 кукурудза", 3: "3 кукурудзи", 5: "5 кукурудзи"},
    ),
    ("label-good", {"good": "corn"}, "amount", {11: "11 кукурудзи", 21: "21 кукурудза", 22: "22 кукурудзи"}),
    ("label-good", {"good": "wood"}, "amount", {1: "1 деревина", 2: "2 деревини", 5: "5 деревини", 21: "21 деревина"}),
    ("label-good", {"good": "stone"}, "amount", {1: "1 камінь", 2: "2 камені", 5: "5 каменів", 11: "11 каменів"}),
    ("label-good", {"good": "stone"}, "amount", {0: "0 каменів", 21: "21 камінь", 22: "22 камені", 25: "25 каменів"}),
    ("label-good", {"good": "gold"}, "amount", {1: "1 золото", 2: "2 золота", 5: "5 золота", 101: "101 золото"}),
    (
        "label-good",
        {"good": "skull"},
        "amount",
        {1: "1 кришталевий череп", 2: "2 кришталеві черепи", 5: "5 кришталевих черепів"},
    ),
    (
        "log-goods-gained",
        {"seat": 1, "good": "corn"},
        "amount",
        {1: "Марко отримує 1 кукурудзу.", 3: "Марко отримує 3 кукурудзи.", 21: "Марко отримує 21 кукурудзу."},
    ),
    (
        "log-goods-paid",
        {"seat": 0, "good": "wood"},
        "amount",
        {1: "Ви сплачуєте 1 деревину.", 2: "Ви сплачуєте 2 деревини."},
    ),
    ("label-points", {}, "points", {0: "0 очок", 1: "1 очко", 2: "2 очки", 5: "5 очок", 11: "11 очок", 21: "21 очко"}),
    ("label-points", {}, "points", {22: "22 очки", 61.0: "61 очко", 61.25: "61,25 очка", 0.5: "0,5 очка"}),
    ("price-corn", {"signed": "−1"}, "amount", {1: "−1 кукурудза"}),
    ("price-stone", {"signed": "−2"}, "amount", {2: "−2 камені"}),
    ("price-resource", {"signed": "−3"}, "amount", {3: "−3 ресурси", 5: "−3 ресурсів"}),
    ("price-worker", {"signed": "+1"}, "amount", {1: "+1 робітник", 2: "+1 робітники"}),
    ("price-points", {"signed": "+13"}, "amount", {13: "+13 очок"}),
    ("price-kukulkan", {"signed": "+2"}, "amount", {1: "+2 сходинка Кукулькана", 2: "+2 сходинки Кукулькана"}),
    ("price-extraction", {"signed": "+1"}, "amount", {1: "+1 рівень Видобутку ресурсів"}),
    (
        "log-workers-fed",
        {"seat": 1},
        "workers",
        {1: "Марко годує 1 робітника.", 3: "Марко годує 3 робітників.", 6: "Марко годує 6 робітників."},
    ),
    (
        "label-workers-available",
        {},
        "amount",
        {
            0: "немає доступних робітників",
            1: "1 доступний робітник",
            3: "3 доступні робітники",
            5: "5 доступних робітників",
        },
    ),
    (
        "label-fed-free",
        {},
        "amount",
        {1: "1 робітник не потребує кукурудзи", 3: "3 робітники не потребують кукурудзи"},
    ),
    (
        "label-corn-tiles",
        {},
        "amount",
        {1: "1 плитка збору кукурудзи", 4: "4 плитки збору кукурудзи", 5: "5 плиток збору кукурудзи"},
    ),
    (
        "label-deck",
        {"age": 1},
        "amount",
        {
            0: "у стосі першої епохи немає будівель",
            1: "у стосі першої епохи 1 будівля",
            2: "у стосі першої епохи 2 будівлі",
            8: "у стосі першої епохи 8 будівель",
        },
    ),
    (
        "label-day",
        {"day": 14, "age": 2},
        "left",
        {
            0: "день 14, друга епоха, сьогодні День їжі",
            1: "день 14, друга епоха, до Дня їжі 1 день",
            2: "день 14, друга епоха, до Дня їжі 2 дні",
            6: "день 14, друга епоха, до Дня їжі 6 днів",
        },
    ),
    (
        "label-jungle-corn",
        {"number": 3, "covered": 0},
        "exposed",
        {1: "плитки збору кукурудзи на Паленке 3: 1 відкрита"},
    ),
    (
        "label-jungle-corn",
        {"number": 4, "exposed": 2},
        "covered",
        {2: "плитки збору кукурудзи на Паленке 4: 2 відкриті, 2 під деревиною"},
    ),
    (
        "log-points-scored",
        {"seat": 1, "source": "hunger"},
        "points",
        {-3: "Марко втрачає 3 очки через голод.", -6: "Марко втрачає 6 очок через голод."},
    ),
    (
        "log-points-scored",
        {"seat": 0, "source": "temple-steps"},
        "points",
        {-1: "Ви втрачаєте 1 очко за сходинку в храмі.", 4: "Ви отримуєте 4 очки за сходинку в храмі."},
    ),
    (
        "log-calendar-corn-taken",
        {"seat": 1},
        "amount",
        {0: "Марко не знаходить на календарі кукурудзи.", 1: "Марко бере з календаря 1 кукурудзу."},
    ),
    (
        "log-corn-gathered",
        {},
        "amount",
        {1: "Комірка першого гравця порожня: на календарі тепер 1 кукурудза."},
    ),
    (
        "label-building",
        {"tile": "a2-tomb-three-temples", "wood": 1, "gold": 1},
        "stone",
        {2: "Гробниця трьох богів, вартість: 1 деревина, 2 камені, 1 золото"},
    ),
    (
        "ask-pay-any",
        {},
        "amount",
        {1: "Сплатіть 1 будь-який ресурс.", 2: "Сплатіть 2 будь-які ресурси, один за одним."},
    ),
    ("option-market-cap", {}, "value", {20: "Ринок з обмеженням: не більше ніж 20 кукурудзи за відвідування"}),
]

RUSSIAN: list[Counted] = [
    (
        "label-good",
        {"good": "corn"},
        "amount",
        {0: "0 зёрен", 1: "1 зерно", 3: "3 зерна", 5: "5 зёрен", 11: "11 зёрен"},
    ),
    ("label-good", {"good": "corn"}, "amount", {21: "21 зерно", 22: "22 зерна", 25: "25 зёрен", 101: "101 зерно"}),
    ("label-good", {"good": "wood"}, "amount", {1: "1 дерево", 2: "2 дерева", 5: "5 дерева", 21: "21 дерево"}),
    ("label-good", {"good": "stone"}, "amount", {1: "1 камень", 2: "2 камня", 5: "5 камней", 21: "21 камень"}),
    ("label-good", {"good": "gold"}, "amount", {1: "1 золото", 2: "2 золота", 5: "5 золота"}),
    (
        "label-good",
        {"good": "skull"},
        "amount",
        {1: "1 хрустальный череп", 2: "2 хрустальных черепа", 5: "5 хрустальных черепов"},
    ),
    (
        "log-goods-gained",
        {"seat": 1, "good": "corn"},
        "amount",
        {1: "Иван получает 1 зерно.", 3: "Иван получает 3 зерна.", 5: "Иван получает 5 зёрен."},
    ),
    (
        "log-goods-paid",
        {"seat": 0, "good": "stone"},
        "amount",
        {1: "Вы платите 1 камень.", 2: "Вы платите 2 камня.", 5: "Вы платите 5 камней."},
    ),
    (
        "label-points",
        {},
        "points",
        {0: "0 очков", 1: "1 очко", 2: "2 очка", 5: "5 очков", 11: "11 очков", 21: "21 очко"},
    ),
    ("label-points", {}, "points", {22: "22 очка", 61.0: "61 очко", 61.25: "61,25 очка", 0.5: "0,5 очка"}),
    ("price-corn", {"signed": "−5"}, "amount", {1: "−5 зерно", 5: "−5 зёрен"}),
    ("price-stone", {"signed": "−2"}, "amount", {2: "−2 камня"}),
    ("price-resource", {"signed": "−3"}, "amount", {3: "−3 ресурса", 5: "−3 ресурсов"}),
    ("price-worker", {"signed": "+1"}, "amount", {1: "+1 рабочий", 2: "+1 рабочих"}),
    ("price-points", {"signed": "+13"}, "amount", {13: "+13 очков"}),
    ("price-chaac", {"signed": "+2"}, "amount", {1: "+2 ступень Чака", 2: "+2 ступени Чака", 5: "+2 ступеней Чака"}),
    ("price-agriculture", {"signed": "+2"}, "amount", {2: "+2 уровня Сельского хозяйства"}),
    (
        "log-workers-fed",
        {"seat": 1},
        "workers",
        {1: "Иван кормит 1 рабочего.", 3: "Иван кормит 3 рабочих.", 6: "Иван кормит 6 рабочих."},
    ),
    (
        "label-workers-available",
        {},
        "amount",
        {0: "нет доступных рабочих", 1: "1 доступный рабочий", 3: "3 доступных рабочих"},
    ),
    ("label-fed-free", {}, "amount", {1: "1 рабочему не нужно зерно", 3: "3 рабочим не нужно зерно"}),
    (
        "label-wood-tiles",
        {},
        "amount",
        {1: "1 тайл сбора дерева", 4: "4 тайла сбора дерева", 5: "5 тайлов сбора дерева"},
    ),
    (
        "label-deck",
        {"age": 2},
        "amount",
        {
            0: "в стопке второй эпохи нет зданий",
            1: "в стопке второй эпохи 1 здание",
            2: "в стопке второй эпохи 2 здания",
            12: "в стопке второй эпохи 12 зданий",
        },
    ),
    (
        "label-day",
        {"day": 3, "age": 1},
        "left",
        {
            0: "день 3, первая эпоха, сегодня День пищи",
            1: "день 3, первая эпоха, до Дня пищи 1 день",
            4: "день 3, первая эпоха, до Дня пищи 4 дня",
            5: "день 3, первая эпоха, до Дня пищи 5 дней",
        },
    ),
    (
        "label-hidden-wealth",
        {},
        "amount",
        {4: "4 закрытых тайла начального богатства", 5: "5 закрытых тайлов начального богатства"},
    ),
    (
        "log-points-scored",
        {"seat": 1, "source": "hunger"},
        "points",
        {-3: "Иван теряет 3 очка из-за голода.", -6: "Иван теряет 6 очков из-за голода."},
    ),
    (
        "log-monument-counted",
        {"seat": 0, "tile": "m-temple-points"},
        "points",
        {-4: "Вы теряете 4 очка за Монумент почитания.", 21: "Вы получаете 21 очко за Монумент почитания."},
    ),
    (
        "log-calendar-corn-taken",
        {"seat": 1},
        "amount",
        {1: "Иван берёт с календаря 1 зерно.", 2: "Иван берёт с календаря 2 зерна."},
    ),
    (
        "label-building",
        {"tile": "a2-shrine-two-techs", "wood": 0, "gold": 2},
        "stone",
        {1: "Святилище мудрости, стоимость: 1 камень, 2 золота"},
    ),
    ("ask-pay-any", {}, "amount", {1: "Заплатите 1 любой ресурс.", 3: "Заплатите 3 любых ресурса, один за другим."}),
    ("option-market-cap", {}, "value", {20: "Рынок с ограничением: не больше 20 зёрен за посещение"}),
]


@pytest.mark.parametrize(("language", "table"), [("en", ENGLISH), ("uk", UKRAINIAN), ("ru", RUSSIAN)])
def test_counted_nouns_agree(language: str, table: list[Counted]) -> None:
    words = speaking(language)
    for id, arguments, counted, expected in table:
        for number, text in expected.items():
            assert words.say(id, {**arguments, counted: number}) == text


CASES: dict[str, list[tuple[str, dict[str, Argument], str]]] = {
    "uk": [
        ("do-place", {"place": "tikal.4"}, "Розмістити робітника на Тікалі 4"),
        ("do-place", {"place": "chichen-itza.0"}, "Розмістити робітника на Чичен-Іці 0"),
        ("do-place", {"place": "first-player-space"}, "Розмістити робітника на комірці першого гравця"),
        ("do-pick-up", {"place": "yaxchilan.3"}, "Повернути робітника з Яшчилана 3"),
        ("do-beg", {"place": "chaac"}, "Вимолити кукурудзу й розгнівати Чаака"),
        ("do-climb", {"place": "quetzalcoatl"}, "Піднятися в храмі Кетцалькоатля"),
        ("do-advance", {"place": "architecture"}, "Розвинути Архітектуру"),
        ("do-build", {"place": "a1-farm-single.2"}, "Спорудити Малу ферму"),
        (
            "do-build-saving",
            {"place": "a2-muni-tech-gold", "second": "wood"},
            "Спорудити Золоту академію, заощадивши 1 деревину",
        ),
        ("log-dummy-placed", {"place": "uxmal.8"}, "Нейтральний робітник стоїть на комірці Ушмаля без номера."),
        ("log-technology-bonus-taken", {"seat": 1, "track": "extraction"}, "Марко отримує бонус Видобутку ресурсів."),
        (
            "log-worker-pushed-off",
            {"seat": 0, "place": "palenque.7"},
            "Ви втрачаєте дію: робітник із Паленке 7 покидає шестірню.",
        ),
    ],
    "ru": [
        ("do-place", {"place": "tikal.4"}, "Разместить рабочего на Тикале 4"),
        ("do-place", {"place": "chichen-itza.0"}, "Разместить рабочего на Чичен-Ице 0"),
        ("do-place", {"place": "first-player-space"}, "Разместить рабочего на клетке первого игрока"),
        ("do-pick-up", {"place": "yaxchilan.3"}, "Забрать рабочего с Йашчилана 3"),
        ("do-beg", {"place": "chaac"}, "Вымолить зерно и разозлить Чака"),
        ("do-climb", {"place": "quetzalcoatl"}, "Подняться в храме Кетцалькоатля"),
        ("do-advance", {"place": "extraction"}, "Развить Добычу ресурсов"),
        ("do-build", {"place": "a1-farm-single.2"}, "Построить Малую ферму"),
        (
            "do-build-saving",
            {"place": "a2-muni-tech-gold", "second": "stone"},
            "Построить Золотую академию, сэкономив 1 камень",
        ),
        ("log-dummy-placed", {"place": "uxmal.8"}, "Манекен рабочего стоит на клетке Уксмала без номера."),
        ("log-technology-bonus-taken", {"seat": 1, "track": "theology"}, "Иван получает бонус Теологии."),
        (
            "log-worker-pushed-off",
            {"seat": 0, "place": "chichen-itza.10"},
            "Вы теряете действие: шестерёнка сбрасывает рабочего с Чичен-Ицы 10.",
        ),
    ],
}


@pytest.mark.parametrize("language", CASES)
def test_places_stand_in_the_right_case(language: str) -> None:
    words = speaking(language)
    for id, arguments, text in CASES[language]:
        assert words.say(id, arguments) == text

"""What Endless Winter says for which number and place."""

from tests.words.hearing import Counted, Said

ENGLISH: list[Counted] = [
    ("price-tools", {"signed": "−1"}, "amount", {1: "−1 tool", 2: "−1 tools"}),
    (
        "log-labour-gained",
        {"seat": 1, "half": 1},
        "labour",
        {0: "Ben gains ½ labour.", 1: "Ben gains 1½ labour.", 2: "Ben gains 2½ labour."},
    ),
    ("log-labour-gained", {"seat": 0, "half": 0}, "labour", {1: "You gain 1 labour.", 3: "You gain 3 labour."}),
    (
        "log-goods-gained",
        {"seat": 1, "good": "tools"},
        "amount",
        {1: "Ben gains 1 tool.", 3: "Ben gains 3 tools."},
    ),
    ("log-match-won", {"seat": 1}, "points", {1: "Ben wins: 1 point.", 71: "Ben wins: 71 points."}),
    ("label-camps", {"seat": 0, "place": "hex.7"}, "amount", {1: "you: 1 camp on hex 7", 2: "you: 2 camps on hex 7"}),
]

UKRAINIAN: list[Counted] = [
    ("price-food", {"signed": "−1"}, "amount", {1: "−1 їжа", 2: "−1 їжі", 5: "−1 їжі"}),
    ("price-tools", {"signed": "+1"}, "amount", {1: "+1 знаряддя", 2: "+1 знаряддя", 5: "+1 знарядь"}),
    ("price-megalith", {"signed": "+1"}, "amount", {1: "+1 мегаліт", 2: "+1 мегаліти", 5: "+1 мегалітів"}),
    (
        "log-goods-gained",
        {"seat": 1, "good": "food"},
        "amount",
        {1: "Марко отримує 1 їжу.", 2: "Марко отримує 2 їжі.", 21: "Марко отримує 21 їжу."},
    ),
    (
        "log-labour-gained",
        {"seat": 1, "half": 0},
        "labour",
        {
            1: "Марко отримує 1 очко праці.",
            2: "Марко отримує 2 очки праці.",
            5: "Марко отримує 5 очок праці.",
        },
    ),
    (
        "log-labour-gained",
        {"seat": 0, "half": 1},
        "labour",
        {0: "Ви отримуєте ½ очка праці.", 2: "Ви отримуєте 2½ очка праці."},
    ),
    ("label-points", {}, "points", {1: "1 бал", 2: "2 бали", 5: "5 балів", 21: "21 бал", 112: "112 балів"}),
    (
        "label-deck",
        {},
        "amount",
        {1: "колода: 1 карта", 3: "колода: 3 карти", 5: "колода: 5 карт", 11: "колода: 11 карт"},
    ),
    (
        "label-camps-left",
        {},
        "amount",
        {1: "1 табір не розміщено", 3: "3 табори не розміщено", 5: "5 таборів не розміщено"},
    ),
]

RUSSIAN: list[Counted] = [
    ("price-food", {"signed": "−1"}, "amount", {1: "−1 еда", 2: "−1 еды", 5: "−1 еды"}),
    ("price-tools", {"signed": "+1"}, "amount", {1: "+1 орудие", 2: "+1 орудия", 5: "+1 орудий"}),
    ("price-step", {"signed": "+1"}, "amount", {1: "+1 шаг стоянки", 2: "+1 шага стоянок", 5: "+1 шагов стоянок"}),
    (
        "log-goods-paid",
        {"seat": 1, "good": "food"},
        "amount",
        {1: "Иван платит 1 еду.", 2: "Иван платит 2 еды.", 5: "Иван платит 5 еды."},
    ),
    (
        "log-labour-gained",
        {"seat": 1, "half": 0},
        "labour",
        {
            1: "Иван получает 1 очко труда.",
            2: "Иван получает 2 очка труда.",
            5: "Иван получает 5 очков труда.",
        },
    ),
    ("label-points", {}, "points", {1: "1 очко", 2: "2 очка", 5: "5 очков", 21: "21 очко", 112: "112 очков"}),
    (
        "label-camps-left",
        {},
        "amount",
        {1: "1 стоянка не размещена", 3: "3 стоянки не размещены", 5: "5 стоянок не размещено"},
    ),
]

COUNTED = {"en": ENGLISH, "uk": UKRAINIAN, "ru": RUSSIAN}

SAID: dict[str, list[Said]] = {
    "en": [
        ("do-send", {"place": "hunt"}, "Tribe figure: Hunt (animals)"),
        ("do-send-chief", {"place": "rest"}, "Chief figure: rest (draw a card, rotate an animal)"),
        ("do-play", {"place": "brave", "culture": "no"}, "Play Brave"),
        ("do-bury", {"place": "discarded-hunter"}, "Bury Hunter (from the discard pile)"),
        ("do-settle", {"place": "junction.6"}, "Found a village: junction 2–8–9"),
        ("do-hunt", {"place": "grounds.2", "animal": "argentavis"}, "Take an argentavis"),
        ("do-raise", {"place": "second-level.1.0", "neutral": "no"}, "Place a megalith: second level, column 2, row 1"),
        (
            "do-take-stone",
            {"place": "stone-marsh"},
            "Stone, each eclipse: 2 points for each of your villages touching a marsh",
        ),
        (
            "do-choose-chief",
            {"place": "tuskbreaker-a"},
            "Chief Tuskbreaker (side 1): in the Hunt column, gain 1 labour and 1 tool",
        ),
    ],
    "uk": [
        ("do-send", {"place": "initiate"}, "Фігурка племені: Початок (карти племені, поховання)"),
        ("do-send", {"place": "rest"}, "Фігурка племені: відпочинок (карта, розворот тварини)"),
        ("do-recruit", {"place": "shaman-deck"}, "«Шаманка» в руку: праця 1½, ідол за знаряддя; затемнення: ідол"),
        ("do-rotate", {"place": "woolly-mammoth", "points": 2}, "Розвернути косматого мамута (−2 бали наприкінці)"),
        ("do-settle", {"place": "junction.6"}, "Заснувати поселення на з’єднанні 2–8–9"),
        (
            "log-camp-moved",
            {"seat": 1, "source": "hex.0", "target": "hex.5"},
            "Марко переміщує табір із базового гекса на гекс 5.",
        ),
        ("label-camps", {"seat": 0, "place": "hex.0", "amount": 2}, "ви: 2 табори на базовому гексі"),
        (
            "do-move",
            {"place": "hex.0", "second": "hex.5", "terrain": "forest"},
            "Перемістити табір: базовий гекс → гекс 5 (ліс)",
        ),
        (
            "label-figure",
            {"seat": 1, "figure": "chief-figure", "place": "develop"},
            "Марко: мініатюра вождя в колонці «Розвиток»",
        ),
    ],
    "ru": [
        ("do-send", {"place": "migrate"}, "Фигурка племени: Миграция (стоянки, общины)"),
        ("do-adopt", {"place": "scout-deck"}, "«Разведчица» в сброс: труд 1, в Миграции 2; затмение: 2 шага"),
        ("do-rotate", {"place": "sabertooth", "points": 0}, "Повернуть саблезубого тигра"),
        ("do-choose-setup", {"place": "setup-scout"}, "Взять карту подготовки «Разведчица»"),
        (
            "log-setup-card-taken",
            {"seat": 1, "card": "setup-scout"},
            "Иван получает карту подготовки «Разведчица».",
        ),
        ("log-lower-place-taken", {"seat": 0, "place": "hunt"}, "Вы занимаете нижнюю секцию колонки «Охота»."),
        ("log-reserve-claimed", {"seat": 1, "place": "reserve.3"}, "Иван получает преимущество ячейки запаса 3."),
        (
            "log-reserve-emptied",
            {"seat": 1, "place": "reserve.1"},
            "Иван: ячейка запаса 1 пуста и теперь даёт 1 орудие в каждом затмении.",
        ),
        ("do-bury", {"place": "played-elder"}, "Похоронить карту «Старейшина» (над планшетом)"),
        (
            "log-figure-placed",
            {"seat": 1, "figure": "tribe-figure", "place": "rest"},
            "Иван ставит фигурку племени в зону отдыха.",
        ),
        (
            "log-idol-advanced",
            {"seat": 0, "track": "sacrifice", "level": 3},
            "Вы продвигаетесь по треку жертвоприношений до уровня 3.",
        ),
    ],
}

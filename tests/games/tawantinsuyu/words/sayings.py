"""What Tawantinsuyu says for which number and place."""

from tests.words.hearing import Counted, Said

from yupana.tabletop.scene import Argument

ENGLISH: list[Counted] = [
    ("label-good", {"good": "potato"}, "amount", {0: "0 potatoes", 1: "1 potato", 2: "2 potatoes"}),
    ("label-good", {"good": "stone"}, "amount", {1: "1 stone", 5: "5 stone"}),
    ("price-craftsman", {"signed": "+1"}, "amount", {1: "+1 craftsman", 2: "+1 craftsmen"}),
    ("price-food", {"signed": "−3"}, "amount", {3: "−3 food"}),
    (
        "log-points-scored",
        {"seat": 1, "source": "upkeep"},
        "points",
        {-1: "Ben loses 1 point for missing potatoes.", -104: "Ben loses 104 points for missing potatoes."},
    ),
    ("log-points-scored", {"seat": 0, "source": "steps"}, "points", {1: "You score 1 point for steps."}),
    ("log-tasks-counted", {"seat": 1}, "tasks", {1: "Ben may perform 1 task.", 4: "Ben may perform 4 tasks."}),
    (
        "label-building",
        {"tile": "production.9", "stone": 2, "corn": 0, "gold": 0},
        "potato",
        {0: "Tambo, cost: 2 stone", 1: "Tambo, cost: 2 stone, 1 potato"},
    ),
    ("label-casualties", {}, "amount", {0: "no casualties of war", 1: "1 casualty of war", 3: "3 casualties of war"}),
    (
        "label-temple-step",
        {"place": "temple.8", "step": 8, "points": 8},
        "end",
        {
            0: "step 8 of the temple, 8 points at each Festival",
            2: "step 8 of the temple, 8 points at each Festival, 2 points at the end of the game",
        },
    ),
]

UKRAINIAN: list[Counted] = [
    ("label-good", {"good": "potato"}, "amount", {0: "0 картоплі", 1: "1 картопля", 3: "3 картоплі", 5: "5 картоплі"}),
    ("label-good", {"good": "stone"}, "amount", {1: "1 камінь", 2: "2 камені", 5: "5 каменів", 21: "21 камінь"}),
    (
        "log-goods-gained",
        {"seat": 1, "good": "potato"},
        "amount",
        {1: "Марко отримує 1 картоплю.", 4: "Марко отримує 4 картоплі."},
    ),
    (
        "log-goods-exchanged",
        {"seat": 0, "given": "gold", "gave": 1, "taken": "corn"},
        "took",
        {1: "Ви обмінюєте 1 золото на 1 кукурудзу.", 2: "Ви обмінюєте 1 золото на 2 кукурудзи."},
    ),
    ("price-priest", {"signed": "+1"}, "amount", {1: "+1 жрець", 2: "+1 жерці", 5: "+1 жерців"}),
    ("price-god-card", {"signed": "−1"}, "amount", {1: "−1 карта божества", 3: "−1 карти божеств"}),
    (
        "log-points-scored",
        {"seat": 0, "source": "upkeep"},
        "points",
        {
            -1: "Ви втрачаєте 1 очко через нестачу картоплі.",
            -4: "Ви втрачаєте 4 очки через нестачу картоплі.",
            -6: "Ви втрачаєте 6 очок через нестачу картоплі.",
        },
    ),
    (
        "log-tasks-counted",
        {"seat": 1},
        "tasks",
        {
            1: "Марко може виконати 1 доручення.",
            3: "Марко може виконати 3 доручення.",
            6: "Марко може виконати 6 доручень.",
        },
    ),
    (
        "label-casualties",
        {},
        "amount",
        {0: "воєнних втрат немає", 1: "1 воєнна втрата", 2: "2 воєнні втрати", 5: "5 воєнних втрат"},
    ),
    (
        "ask-choose-army",
        {"space": 0, "discard": 0},
        "flip",
        {
            1: "Які карти армії ви перевертаєте долілиць? Потрібен щонайменше 1 солдат.",
            3: "Які карти армії ви перевертаєте долілиць? Потрібно щонайменше 3 солдати.",
        },
    ),
    (
        "label-steps-left",
        {},
        "amount",
        {
            0: "фішок сходів не залишилося",
            1: "залишилася 1 фішка сходів",
            4: "залишилося 4 фішки сходів",
            5: "залишилося 5 фішок сходів",
        },
    ),
    (
        "log-played-gods-shuffled",
        {},
        "cards",
        {
            1: "У колоду божеств замішано 1 розіграну карту.",
            4: "У колоду божеств замішано 4 розіграні карти.",
            10: "У колоду божеств замішано 10 розіграних карт.",
        },
    ),
]

RUSSIAN: list[Counted] = [
    (
        "label-good",
        {"good": "potato"},
        "amount",
        {0: "0 картофеля", 1: "1 картофель", 3: "3 картофеля", 5: "5 картофеля"},
    ),
    ("label-good", {"good": "stone"}, "amount", {1: "1 камень", 2: "2 камня", 5: "5 камней", 21: "21 камень"}),
    (
        "log-goods-paid",
        {"seat": 1, "good": "corn"},
        "amount",
        {1: "Иван платит 1 кукурузу.", 4: "Иван платит 4 кукурузы."},
    ),
    (
        "log-goods-exchanged",
        {"seat": 0, "given": "stone", "gave": 2, "taken": "gold"},
        "took",
        {1: "Вы обмениваете 2 камня на 1 золото."},
    ),
    ("price-courier", {"signed": "+1"}, "amount", {1: "+1 посыльный", 2: "+1 посыльных"}),
    (
        "price-temple",
        {"signed": "+3"},
        "amount",
        {1: "+3 ступень храма", 3: "+3 ступени храма", 5: "+3 ступеней храма"},
    ),
    (
        "log-points-scored",
        {"seat": 1, "source": "upkeep"},
        "points",
        {
            -2: "Иван теряет 2 очка из-за нехватки картофеля.",
            -21: "Иван теряет 21 очко из-за нехватки картофеля.",
        },
    ),
    (
        "log-tasks-counted",
        {"seat": 0},
        "tasks",
        {
            1: "Вы можете выполнить 1 поручение.",
            3: "Вы можете выполнить 3 поручения.",
            6: "Вы можете выполнить 6 поручений.",
        },
    ),
    (
        "label-casualties",
        {},
        "amount",
        {0: "военных потерь нет", 1: "1 военная потеря", 2: "2 военные потери", 5: "5 военных потерь"},
    ),
    (
        "ask-choose-army",
        {"space": 0, "flip": 0},
        "discard",
        {
            1: "Какие карты армии вы сбрасываете? Нужен хотя бы 1 солдат.",
            2: "Какие карты армии вы сбрасываете? Нужно хотя бы 2 солдата.",
        },
    ),
    (
        "label-building-stack",
        {"kind": "production"},
        "amount",
        {
            0: "в стопке нет производственных зданий",
            1: "в стопке 1 производственное здание",
            3: "в стопке 3 производственных здания",
            15: "в стопке 15 производственных зданий",
        },
    ),
]

COUNTED = {"en": ENGLISH, "uk": UKRAINIAN, "ru": RUSSIAN}

PLACED: dict[str, Argument] = {"seat": 1, "worker": "warrior", "place": "middle.7", "acts": "warrior", "food": 2}

SAID: dict[str, list[Said]] = {
    "en": [
        ("do-place", {"place": "architect"}, "Place an architect"),
        ("do-place-as-priest", {"place": "courier"}, "Place a courier as a priest"),
        (
            "do-place-on",
            {"place": "top.4", "second": "gold"},
            "On the top terrace (section 3, spiral): collect potatoes, training, collect stone; for 1 gold",
        ),
        ("log-worker-placed", PLACED, "Ben places a warrior on the middle terrace (section 2, squares)."),
        (
            "log-worker-placed",
            {**PLACED, "acts": "priest"},
            "Ben places a warrior on the middle terrace (section 2, squares) as a priest.",
        ),
        ("do-perform", {"place": "top-icon.4", "task": "harvest-potato", "payable": "yes"}, "Collect potatoes"),
        ("do-recover", {"place": "production.6"}, "Rejuvenate the Warehouse"),
        ("do-recover", {"place": "army.30"}, "Rejuvenate army card 30 (2 soldiers, 1 stone)"),
        ("do-take", {"place": "god-deck"}, "Take the top card of the god deck"),
        ("do-use", {"place": "god-spiral-7.1"}, "Use the bonus of spiral 7: 1 temple step for 1 gold"),
        (
            "label-god-card",
            {"card": "god-zigzag.7", "god": "zigzag"},
            "zigzag card 7: rejuvenate 1 building or army card, 1 stone, 1 potato",
        ),
    ],
    "uk": [
        ("do-place", {"place": "priest"}, "Розмістити жерця"),
        ("do-place-as-courier", {"place": "craftsman"}, "Розмістити ремісника як посланця"),
        (
            "do-place-on",
            {"place": "bottom.29", "second": "god-squares.3"},
            "На нижній терасі (сектор 5, спіраль): збір кукурудзи, створення візерунків, торгівля; карта «Квадрати 3»",
        ),
        ("log-worker-placed", PLACED, "Марко розміщує воїна на середній терасі (сектор 2, квадрати)."),
        (
            "log-worker-placed",
            {**PLACED, "acts": "courier"},
            "Марко розміщує воїна на середній терасі (сектор 2, квадрати) як посланця.",
        ),
        (
            "do-recruit",
            {"place": "nomad.3", "worker": "courier"},
            "Взяти посланця (місце 3 серед кочівників)",
        ),
        ("do-build", {"place": "permanent.8"}, "Спорудити будівлю «Гільдія ткачів»: візерунки вибирають із 5"),
        ("do-perform", {"place": "top-icon.4", "task": "harvest-potato", "payable": "yes"}, "Збір картоплі"),
        ("brief-move", {"place": "coricancha.3", "action": "worship"}, "поклоніння: сходинки храму за статуї"),
        ("do-erect", {"place": "large-wave"}, "Звести велику статую «Хвиля»"),
        (
            "do-add",
            {"place": "tapestry-left.2", "side": "left", "count": 2, "tapestry": 2, "symbol": "gold"},
            "Додати ліворуч до гобелена 2: з’єднання, 1 золото",
        ),
        (
            "do-trade",
            {"place": "weaving.20", "symbol": "gold"},
            "Використати з’єднання праворуч від візерунка «Лама 20»: 1 золото",
        ),
        ("label-worker", {"worker": "courier", "place": "nomad.1"}, "посланець на місці 1 серед кочівників"),
        (
            "log-casualty-suffered",
            {"worker": "priest", "place": "village.1", "casualties": 3},
            "Воєнна втрата: жрець із місця 1 в поселенні. Усього втрат: 3.",
        ),
    ],
    "ru": [
        ("do-place", {"place": "courier"}, "Разместить посыльного"),
        ("do-place-as-architect", {"place": "craftsman"}, "Разместить ремесленника как архитектора"),
        (
            "do-place-on",
            {"place": "top.0", "second": "god-wave.1"},
            "На верхней террасе (сектор 1, квадраты): строительство ступеней, сбор камня, сбор кукурузы;"
            " карта «Волна 1»",
        ),
        ("log-worker-placed", PLACED, "Иван размещает воина на средней террасе (сектор 2, квадраты)."),
        (
            "log-worker-placed",
            {**PLACED, "acts": "courier"},
            "Иван размещает воина на средней террасе (сектор 2, квадраты) как посыльного.",
        ),
        ("do-build", {"place": "permanent.8"}, "Построить здание «Гильдия ткачей»: узоры выбирают из 5"),
        ("do-erect", {"place": "small-cross"}, "Возвести маленькую статую «Крест»"),
        (
            "do-add",
            {"place": "tapestry-right.5", "side": "right", "count": 1, "tapestry": 1, "symbol": "none"},
            "Добавить справа: без соединения",
        ),
        (
            "do-trade",
            {"place": "starting-weaving.3", "symbol": "gold"},
            "Использовать соединение справа от начального узора «Змея»: 1 золото",
        ),
        ("label-worker", {"worker": "architect", "place": "village.4"}, "архитектор на месте 4 в деревне"),
        ("do-offer", {"place": "temple.3"}, "Подняться до ступени 3 храма: тренировка; 3 очка за церемонию"),
        (
            "label-god-card",
            {"card": "god-cross.6", "god": "cross"},
            "карта «Крест 6»: возвести 1 статую (платно), 1 камень",
        ),
        (
            "do-move",
            {"place": "coricancha.3", "action": "worship"},
            "Передвинуть верховного жреца на клетку Кориканчи 3: поклонение",
        ),
    ],
}

"""What Santa Maria says for which number and place."""

from tests.words.hearing import Counted, Said

COUNTED: dict[str, list[Counted]] = {
    "en": [
        ("log-goods-gained", {"seat": 1, "good": "coin"}, "amount", {1: "Ben gains 1 coin.", 3: "Ben gains 3 coins."}),
        ("log-goods-gained", {"seat": 0, "good": "gem"}, "amount", {1: "You gain 1 gem.", 2: "You gain 2 gems."}),
        ("price-coin", {"signed": "−2"}, "amount", {1: "−2 coin", 2: "−2 coins"}),
        ("label-monks", {}, "amount", {1: "1 monk not yet placed", 6: "6 monks not yet placed"}),
    ],
    "uk": [
        (
            "log-goods-gained",
            {"seat": 1, "good": "coin"},
            "amount",
            {1: "Марко отримує 1 монету.", 2: "Марко отримує 2 монети.", 5: "Марко отримує 5 монет."},
        ),
        (
            "log-goods-paid",
            {"seat": 0, "good": "wood"},
            "amount",
            {1: "Ви платите 1 деревину.", 2: "Ви платите 2 деревини."},
        ),
        ("price-gem", {"signed": "+1"}, "amount", {1: "+1 самоцвіт", 3: "+1 самоцвіти", 5: "+1 самоцвітів"}),
        (
            "do-use",
            {"place": "white.3", "second": "column.4"},
            "buildings",
            {
                0: "Узяти білий кубик 3 для колонки 4",
                1: "Узяти білий кубик 3 для колонки 4: 1 будівля",
                3: "Узяти білий кубик 3 для колонки 4: 3 будівлі",
                5: "Узяти білий кубик 3 для колонки 4: 5 будівель",
            },
        ),
    ],
    "ru": [
        (
            "log-goods-gained",
            {"seat": 1, "good": "happiness"},
            "amount",
            {
                1: "Иван получает 1 очко счастья.",
                2: "Иван получает 2 очка счастья.",
                5: "Иван получает 5 очков счастья.",
            },
        ),
        (
            "log-coins-laid",
            {"seat": 0, "cell": "cell.2.3"},
            "coins",
            {
                1: "Вы активируете строение за 1 монету (ряд 2, колонка 3).",
                2: "Вы активируете строение за 2 монеты (ряд 2, колонка 3).",
            },
        ),
        ("label-own-dock", {"dock": "dock-coin"}, "amount", {1: "1 корабль, док монет", 2: "2 корабля, док монет"}),
    ],
}
SAID: dict[str, list[Said]] = {
    "en": [
        ("do-use", {"place": "white.3", "second": "column.4", "buildings": 2}, "White die 3 for column 4: 2 buildings"),
        (
            "do-lay",
            {"place": "cell.2.3", "second": "turn.1", "shape": "domino", "turn": 1},
            "Row 2, column 3, downwards",
        ),
        ("log-monk-placed", {"seat": 1, "spot": "bishop-monks"}, "Ben places a monk: the Bishop of Monks."),
        (
            "do-place-monk",
            {"place": "bishop-monks", "penalty": 0},
            "The Bishop of Monks: 2 points for each of your monks, 12 at most",
        ),
        (
            "do-place-monk",
            {"place": "bishop-monks", "penalty": 2},
            "The Bishop of Monks: 2 points for each of your monks, 12 at most; minus 2 points at the end",
        ),
        (
            "log-tile-taken",
            {"seat": 1, "tile": "double.8", "shape": "domino", "first": "mine", "middle": "field", "last": "field"},
            "Ben takes a double tile: mine, field.",
        ),
        ("log-card-drawn", {"seat": 1, "card": "face-down"}, "Ben draws a card."),
        ("log-points-counted", {"seat": 0, "source": "bishops-due", "points": -4}, "Your bishops cost you 4 points."),
        ("log-vault-changed", {"amount": -2}, "Gold in the vault: −2"),
    ],
    "uk": [
        ("log-passed", {"seat": 1, "space": "pass-road"}, "Марко пасує: п’яте місце, дорога з двома колоністами."),
        ("log-die-used", {"seat": 0, "die": "blue.5", "line": "row.5"}, "Ви берете синій кубик 5 для ряду 5."),
        ("do-hire", {"specialist": "farmer", "cell": "none"}, "Найняти фермера"),
        ("do-sell", {"place": "wood"}, "Продати деревину"),
        ("do-fill", {"place": "gem"}, "Заповнити склад самоцвітів"),
        ("do-advance-for", {"place": "grain", "brings": "monk-and-die"}, "Ще крок за зерно: чернець і синій кубик"),
        (
            "do-place-monk",
            {"place": "bishop-lines", "penalty": 2},
            "Єпископ порядку: 3 очки за кожен повний ряд і колонку, до 12; мінус 2 очки наприкінці",
        ),
    ],
    "ru": [
        ("log-monk-placed", {"seat": 0, "spot": "taxation"}, "Вы ставите монаха: Налогообложение."),
        (
            "do-place-monk",
            {"place": "philosophy", "penalty": 0},
            "Философия: синие кубики могут активировать колонки (2 очка в конце)",
        ),
        ("do-send", {"place": "seat.2", "to": "seat", "seat": 1}, "Отправить предложение игроку Иван"),
        ("do-pay", {"place": "wood"}, "Заплатить древесиной"),
        ("do-pay-one-gold", {"good": "wood", "amount": 1}, "Заплатить 1 древесину и 1 золото"),
        (
            "log-tile-laid",
            {"seat": 0, "tile": "town-hall-mine", "cell": "cell.2.3"},
            "Вы кладёте горную ратушу (ряд 2, колонка 3).",
        ),
        (
            "log-points-counted",
            {"seat": 1, "source": "expansion", "points": -12},
            "Губернатор игрока Иван: −12 очков.",
        ),
    ],
}

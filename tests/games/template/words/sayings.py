"""What Chaski says for which number and place."""

from tests.words.hearing import Counted, Said

COUNTED: dict[str, list[Counted]] = {
    "en": [("log-runner-ran", {"seat": 1}, "steps", {1: "Ben runs 1 step.", 5: "Ben runs 5 steps."})],
    "uk": [
        ("log-runner-ran", {"seat": 0}, "steps", {1: "Ви пробігаєте 1 крок.", 3: "Ви пробігаєте 3 кроки."}),
        ("price-leaves", {"signed": "−1"}, "amount", {1: "−1 листок коки", 5: "−1 листків коки"}),
    ],
    "ru": [
        ("log-runner-ran", {"seat": 1}, "steps", {1: "Иван пробегает 1 шаг.", 6: "Иван пробегает 6 шагов."}),
        ("label-leaves", {}, "leaves", {0: "0 листьев коки", 2: "2 листа коки", 21: "21 лист коки"}),
    ],
}
SAID: dict[str, list[Said]] = {
    "en": [("log-card-drawn", {"seat": 1, "card": "face-down"}, "Ben draws a card.")],
    "uk": [("do-tie", {"place": "card.4"}, "Зав’язати карту швидкості 4 у шнур")],
    "ru": [("log-card-laid", {"seat": 0, "card": "card.2"}, "Вы выкладываете карту скорости 2.")],
}

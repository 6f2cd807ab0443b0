# Слова, общие для всех игр.

## Ход, который сделать нельзя

refused-begun = Партия уже началась.
refused-not-begun = Партия ещё не началась.
refused-over = Партия окончена.
refused-too-long = Партия слишком затянулась, продолжить её нельзя.
refused-not-your-turn = Сейчас не ваш ход.
refused-no-such-option = Такого варианта сейчас нет.
refused-nothing-to-undo = Отменять нечего.
refused-too-late = Партия тем временем ушла вперёд.
refused-broken = В этой партии что-то сломалось. Партия сохранена; попробуйте ещё раз.
refused-malformed = Не удалось разобрать сообщение.
refused-no-such-match = Такой партии нет.

## То, что говорит каждая игра

log-taken-back =
    { $you ->
        [yes] Вы отменяете последний шаг.
       *[no] { $seat } отменяет последний шаг.
    }

log-taken-back-by-consent =
    { $you ->
        [yes] Вы возвращаете партию к прежнему положению с согласия всех.
       *[no] { $seat } возвращает партию к прежнему положению с согласия всех.
    }

do-decline = Пропустить
do-end-turn = Закончить ход
kind-decline = Пропустить
kind-end-turn = Закончить ход

## Игроки

player-you = Игрок
player-random = { level-random } { $number }
player-greedy = Жадный бот { $number }
player-novice = { level-novice } { $number }
player-player = { level-player } { $number }
player-strong = { level-strong } { $number }
player-champion = { level-champion } { $number }

## Уровни ботов

level-random = Бот наугад
level-random-about = Делает любой допустимый ход, хороший или плохой.
level-novice = Бот‑новичок
level-novice-about = Думает мало и многого не замечает. { level-seconds }
level-player = Опытный бот
level-player-about = Знает, что выгодно, но перебирает мало вариантов. { level-seconds }
level-strong = Сильный бот
level-strong-about = Всё отведённое время просчитывает ходы вперёд. { level-seconds }
level-champion = Бот‑чемпион
level-champion-about = Думает так же, как сильный бот, но дольше. { level-seconds }
level-seconds = До { $seconds } с на ход.

## Наборы правил, у которых есть название

preset-easy = Легко
preset-normal = Обычно
preset-hard = Сложно

## Терминал

play-table = Стол
play-since = После вашего прошлого хода
play-log = Журнал
play-thinks = { $seat } думает… { $seconds } с
play-hurry = Enter — поторопить
play-choose = Номер варианта или ход (? — справка):
play-commands =
    Номер варианта или ход в нотации записи: сделать ход.
    Enter: показать варианты ещё раз.
    Несколько слов из варианта: показать только варианты с этими словами.
    u: отменить последний шаг.
    t: показать стол ещё раз.
    l: показать весь журнал.
    h: все страницы «Как играть».
    h и любые слова: как играть и что делают места, карты и тайлы.
    s: сохранить запись партии.
    q: выйти.
play-unknown = Здесь нет такого варианта или команды: «{ $text }».
play-guide = Как играть
play-no-help = Справки о «{ $text }» нет.
play-undone = Последний шаг отменён.
play-saved = Запись партии сохранена: { $path }
play-nothing-saved = В { $path } нет незавершённой партии.
play-kept = Партию хранит сервер: стол { NUMBER($table, useGrouping: 0) }.
play-over = Партия окончена.
play-scores = Итог
play-total = Всего { $points }
play-part = { $source }: { $points }
play-goodbye = До встречи! Запись партии: { $path }
replay-entry = { NUMBER($number, useGrouping: 0) }. { $seat }

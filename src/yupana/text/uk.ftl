# Слова, спільні для всіх ігор.

## Хід, який зробити не можна

refused-begun = Партія вже почалася.
refused-not-begun = Партія ще не почалася.
refused-over = Партію завершено.
refused-too-long = Партія надто затягнулася, продовжити її не можна.
refused-not-your-turn = Зараз не ваш хід.
refused-no-such-option = Такого варіанта зараз немає.
refused-nothing-to-undo = Скасовувати нічого.
refused-too-late = Партія тим часом пішла далі.
refused-broken = У цій партії щось зламалося. Партію збережено; спробуйте ще раз.
refused-malformed = Не вдалося розібрати повідомлення.
refused-no-such-match = Такої партії немає.

## Те, що каже кожна гра

log-taken-back =
    { $you ->
        [yes] Ви скасовуєте останній крок.
       *[no] { $seat } скасовує останній крок.
    }

log-taken-back-by-consent =
    { $you ->
        [yes] Ви повертаєте партію до попереднього стану за згодою всіх.
       *[no] { $seat } повертає партію до попереднього стану за згодою всіх.
    }

do-decline = Пропустити
do-end-turn = Завершити хід
kind-decline = Пропустити
kind-end-turn = Завершити хід

## Гравці

player-you = Гравець
player-random = { level-random } { $number }
player-greedy = Жадібний бот { $number }
player-novice = { level-novice } { $number }
player-player = { level-player } { $number }
player-strong = { level-strong } { $number }
player-champion = { level-champion } { $number }

## Рівні ботів

level-random = Бот навмання
level-random-about = Робить будь-який дозволений хід, добрий чи поганий.
level-novice = Бот‑новачок
level-novice-about = Думає мало й багато чого не помічає. { level-seconds }
level-player = Досвідчений бот
level-player-about = Знає, що вигідно, але переглядає мало варіантів. { level-seconds }
level-strong = Сильний бот
level-strong-about = Увесь відведений час прораховує ходи наперед. { level-seconds }
level-champion = Бот‑чемпіон
level-champion-about = Думає так само, як сильний бот, але довше. { level-seconds }
level-seconds = До { $seconds } с на хід.

## Набори правил, що мають назву

preset-easy = Легко
preset-normal = Звичайно
preset-hard = Складно

## Термінал

play-table = Стіл
play-since = Після вашого попереднього ходу
play-log = Журнал
play-thinks = { $seat } думає… { $seconds } с
play-hurry = Enter — поквапити
play-choose = Номер варіанта або хід (? — довідка):
play-commands =
    Номер варіанта або хід у нотації запису: зробити хід.
    Enter: показати варіанти ще раз.
    Кілька слів із варіанта: показати лише варіанти з цими словами.
    u: скасувати останній крок.
    t: показати стіл ще раз.
    l: показати весь журнал.
    h: усі сторінки «Як грати».
    h і будь-які слова: як грати та що роблять місця, карти й плитки.
    s: зберегти запис партії.
    q: вийти.
play-unknown = Тут немає такого варіанта чи команди: «{ $text }».
play-guide = Як грати
play-no-help = Довідки про «{ $text }» немає.
play-undone = Останній крок скасовано.
play-saved = Запис партії збережено: { $path }
play-nothing-saved = У { $path } немає незавершеної партії.
play-kept = Партію зберігає сервер: стіл { NUMBER($table, useGrouping: 0) }.
play-over = Партію завершено.
play-scores = Підсумок
play-total = Разом { $points }
play-part = { $source }: { $points }
play-goodbye = До зустрічі! Запис партії: { $path }
replay-entry = { NUMBER($number, useGrouping: 0) }. { $seat }

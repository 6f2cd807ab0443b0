# Часкі українською.

title = Часкі
about = Шість днів гінці несуть вузликові шнури королівською дорогою. Біжіть тоді, коли ніхто інший не має вашої швидкості, і зав’язуйте карти у шнур. Для 1–5 гравців.
provenance = Маленька гра, яку ми вигадали самі, щоб її читали й копіювали ті, хто додає нову гру.
automaton = Лис
option-fox =
    { $value ->
        [0] Лис біжить лише проти одного гравця
       *[other] Лис біжить разом з усіма
    }
option-bridge =
    { $value ->
        [0] Міст цілий
       *[other] Міст зламаний: хто зустрінеться там з іншим, відступає
    }
refused-fox-and-bridge = Лис не біжить там, де міст зламаний. Грайте без лиса, удвох чи більше, або полагодьте міст.

## Частини інших повідомлень

part-steps =
    { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
    }

## Запитання

ask-lay-card = Оберіть карту: як далеко ви сьогодні біжите?
ask-spend-evening = Вечір: зав’язати карту у шнур чи відпочити?
ask-end-evening = Ваш вечір минув.

## Варіанти

do-lay = Викласти { NAME($place, case: "accusative") }
do-tie = Зав’язати { NAME($place, case: "accusative") } у шнур
do-rest = Відпочити й зірвати листок коки
do-chew = Пожувати листок коки: ще один крок
price-leaves = { $signed } { $amount ->
        [one] листок
        [few] листки
        [many] листків
       *[other] листка
    } коки
price-steps = { $signed } { $amount ->
        [one] крок
        [few] кроки
        [many] кроків
       *[other] кроку
    }

## Що сталося

log-day-broke = Настав день { $day }.
log-card-drawn =
    { $you ->
        [yes] Ви берете { NAME($card, case: "accusative") }.
       *[no] { $seat } бере { NAME($card, case: "accusative") }.
    }
log-card-laid =
    { $you ->
        [yes] Ви викладаєте { NAME($card, case: "accusative") }.
       *[no] { $seat } викладає { NAME($card, case: "accusative") }.
    }
log-run-began = День { $day }: усі біжать.
log-run-over = Усі пробігли.
log-runner-ran =
    { $you ->
        [yes] Ви пробігаєте { part-steps }.
       *[no] { $seat } пробігає { part-steps }.
    }
log-runner-waited =
    { $you ->
        [yes] Ви сперечаєтеся біля мосту й зриваєте листок коки.
       *[no] { $seat } сперечається біля мосту й зриває листок коки.
    }
log-runner-slipped =
    { $steps ->
        [0] { $you ->
            [yes] Ви оступаєтеся на зламаному мосту.
           *[no] { $seat } оступається на зламаному мосту.
        }
       *[other] { $you ->
            [yes] Ви оступаєтеся на зламаному мосту й відходите на крок назад.
           *[no] { $seat } оступається на зламаному мосту й відходить на крок назад.
        }
    }
log-knot-tied =
    { $you ->
        [yes] Ви зав’язуєте { NAME($card, case: "accusative") } у свій шнур.
       *[no] { $seat } зав’язує { NAME($card, case: "accusative") } у шнур.
    }
log-runner-rested =
    { $you ->
        [yes] Ви відпочиваєте й зриваєте листок коки.
       *[no] { $seat } відпочиває й зриває листок коки.
    }
log-coca-chewed =
    { $you ->
        [yes] Ви жуєте листок коки й проходите ще один крок.
       *[no] { $seat } жує листок коки й проходить ще один крок.
    }

## Що каже стіл

figure-knots =
    { $amount ->
        [one] { $amount } вузол
        [few] { $amount } вузли
        [many] { $amount } вузлів
       *[other] { $amount } вузла
    }
reason-spend-evening =
    { $points ->
        [one] Наступний вузол дає { $points } очко.
        [few] Наступний вузол дає { $points } очки.
       *[many] Наступний вузол дає { $points } очок.
    }
waste-leaves = Це останній вечір, а у вас ще { label-leaves }: по кроку за кожен.
kind-lay = Викласти
kind-tie = Зав’язати
kind-rest = Відпочити
kind-chew = Пожувати
thing-points = Очки
thing-leaves = Листя коки

## Місця

place-card = карта швидкості { $number }
    .accusative = карту швидкості { $number }
help-card = Якщо її виклав лише один гонець, він просувається на { $number ->
        [one] { $number } крок
        [few] { $number } кроки
        [many] { $number } кроків
       *[other] { $number } кроку
    }. Увечері її можна зав’язати у шнур як вузол. Карт кожної швидкості від 1 до 6 по дванадцять.
place-face-down = карта
    .accusative = карту
help-face-down = Карта, яку бачить лише її гонець.
place-coca = листя коки
help-coca = Кожен листок, який ви пожуєте свого вечора, дає ще один крок. Серед гравців з рівними очками перемагає той, у кого більше листя.

## Стіл

panel-road = Королівська дорога
panel-mat =
    { $you ->
        [yes] Ваш планшет
       *[no] { $seat }
    }
short-road = Дорога
short-mat =
    { $you ->
        [yes] Ви
       *[no] { $seat }
    }
label-day = День { $day } з 6
label-runner =
    { $you ->
        [yes] Ваш гонець, пройдено { part-steps }
       *[no] { $seat }, пройдено { part-steps }
    }
label-leaves =
    { $leaves ->
        [one] { $leaves } листок коки
        [few] { $leaves } листки коки
        [many] { $leaves } листків коки
       *[other] { $leaves } листка коки
    }
label-card = Карта швидкості { $number }
label-laid = Викладено сьогодні: швидкість { $number }
label-face-down = Карта сорочкою догори
label-knot = Вузол швидкості { $number }

## Очки

score-road = Кроки дорогою
score-knots = Вузли на шнурі

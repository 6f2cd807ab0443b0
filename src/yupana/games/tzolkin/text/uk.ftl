# Цольк’ін українською.

title = Цольк’ін: Календар мая
about = Робітники їздять на шестірнях календаря мая: що довше вони чекають, то більше можуть. Годуйте їх, будуйте й догоджайте богам. Для 2–4 гравців.
provenance = Правила й числа базової гри, переказані своїми словами. На друкованих плитках назв немає, тож назви тут наші.
option-market-cap =
    { $value ->
        [0] Ринок без обмеження
       *[other] Ринок з обмеженням: не більше ніж { $value } кукурудзи за відвідування
    }

## Частини інших повідомлень

part-good =
    { $good ->
        [corn] { $amount ->
            [one] { $amount } кукурудзу
           *[other] { $amount } кукурудзи
        }
        [wood] { $amount ->
            [one] { $amount } деревину
           *[other] { $amount } деревини
        }
        [stone] { $amount ->
            [one] { $amount } камінь
            [few] { $amount } камені
           *[many] { $amount } каменів
        }
        [gold] { $amount ->
            [one] { $amount } золото
           *[other] { $amount } золота
        }
       *[skull] { $amount ->
            [one] { $amount } кришталевий череп
            [few] { $amount } кришталеві черепи
           *[many] { $amount } кришталевих черепів
        }
    }
part-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
part-lost-points =
    { $points ->
        [-1] 1 очко
        [-2] 2 очки
        [-3] 3 очки
        [-4] 4 очки
        [-5] 5 очок
        [-6] 6 очок
        [-9] 9 очок
        [-12] 12 очок
        [-15] 15 очок
        [-18] 18 очок
       *[other] { $points } очок
    }
part-scores =
    { $you ->
        [yes] Ви отримуєте { part-points }
       *[no] { $seat } отримує { part-points }
    }
part-loses =
    { $you ->
        [yes] Ви втрачаєте { part-lost-points }
       *[no] { $seat } втрачає { part-lost-points }
    }
part-cost-wood =
    { $wood ->
        [one] { $wood } деревина
       *[other] { $wood } деревини
    }
part-cost-stone =
    { $stone ->
        [one] { $stone } камінь
        [few] { $stone } камені
       *[many] { $stone } каменів
    }
part-cost-gold =
    { $gold ->
        [one] { $gold } золото
       *[other] { $gold } золота
    }
part-cost-skulls =
    { $skulls ->
        [one] { $skulls } кришталевий череп
        [few] { $skulls } кришталеві черепи
       *[many] { $skulls } кришталевих черепів
    }
part-cost =
    { $wood ->
        [0] { $stone ->
            [0] { part-cost-gold }
           *[other] { part-cost-stone }{ $gold ->
                [0] { "" }
               *[other] , { part-cost-gold }
            }
        }
       *[other] { part-cost-wood }{ $stone ->
            [0] { "" }
           *[other] , { part-cost-stone }
        }{ $gold ->
            [0] { "" }
           *[other] , { part-cost-gold }
        }
    }

## Запитання

ask-keep-wealth = Які дві плитки початкового достатку ви залишаєте?
ask-take-turn =
    { $begged ->
        [yes] Кукурудзу вимолено. Тепер розмістіть або поверніть робітників.
       *[no] Ваш хід: розмістіть або поверніть робітників.
    }
ask-place-more =
    { $last ->
        [yes] Більше робітників розмістити не можна: завершіть хід.
       *[no] Розмістіть ще одного робітника або завершіть хід.
    }
ask-pick-up-more = Поверніть ще одного робітника або завершіть хід.
ask-use-action = Яку дію виконує цей робітник?
ask-use-any = Яку дію Паленке, Яшчилана, Тікаля чи Ушмаля ви виконуєте?
ask-may-use =
    { $gear ->
        [2] Плитка дозволяє спорудити ще одну будівлю. Скористаєтеся?
       *[other] { $number ->
            [2] Плитка дозволяє торгувати на ринку. Скористаєтеся?
           *[other] Плитка дозволяє сплатити 1 кукурудзу й виконати будь-яку дію. Скористаєтеся?
        }
    }
ask-climb =
    { $temples ->
        [one] У якому храмі ви піднімаєтеся?
       *[other] Ви піднімаєтеся у двох різних храмах. У якому спочатку?
    }
ask-anger = Кого з богів ви гнівите?
ask-advance-any = Яку технологію ви розвиваєте безплатно?
ask-advance-paid =
    { $advances ->
        [one] Яку технологію ви розвиваєте?
       *[other] Ви можете розвинути технології двічі. Яку спочатку?
    }
ask-pay-any =
    { $amount ->
        [one] Сплатіть { $amount } будь-який ресурс.
        [few] Сплатіть { $amount } будь-які ресурси, один за одним.
       *[many] Сплатіть { $amount } будь-яких ресурсів, один за одним.
    }
ask-gain-any = Який ресурс ви берете?
ask-harvest = Паленке { $group }: що ви збираєте?
ask-build =
    { $more ->
        [0] { $architecture ->
            [yes] Яку будівлю ви споруджуєте?
           *[no] Яку будівлю ви споруджуєте? Архітектуру в цій дії вже використано.
        }
       *[other] Спорудіть одну чи дві будівлі або один монумент. З чого почнете?
    }
ask-build-for-corn = Яку будівлю ви споруджуєте за кукурудзу?
ask-build-monument = Який монумент ви споруджуєте?
ask-trade =
    { $trades ->
        [0] Ринок відкрито. Що ви купуєте чи продаєте?
       *[other] Купуєте чи продаєте ще щось?
    }
ask-offer = Теологія: пожертвуєте ресурс, щоб піднятися в будь-якому храмі?
ask-spin = На скільки днів прокрутити календар?

## Варіанти

do-keep = Залишити плитки { NAME($place, case: "short") } і { NAME($second, case: "short") }
do-place = Розмістити робітника на { NAME($place, case: "locative") }
do-pick-up = Повернути робітника з { NAME($place, case: "genitive") }
do-beg = Вимолити кукурудзу й розгнівати { NAME($place, case: "accusative") }
do-use = Виконати дію { NAME($place) }
do-no-action = Не виконувати жодної дії
do-harvest-corn = Взяти плитку збору кукурудзи
do-harvest-wood = Взяти плитку заготівлі деревини
do-burn = Спалити ліс, узяти плитку збору кукурудзи й розгнівати бога
do-harvest-without-tile = Зібрати кукурудзу без плитки
do-anger = Розгнівати { NAME($place, case: "accusative") }
do-climb = Піднятися в храмі { NAME($place, case: "genitive") }
do-advance = Розвинути { NAME($place, case: "accusative") }
do-pay = Сплатити 1 { NAME($place, case: "accusative") }
do-take = Взяти 1 { NAME($place, case: "accusative") }
do-build = Спорудити { NAME($place, case: "accusative") }
do-build-saving = Спорудити { NAME($place, case: "accusative") }, заощадивши 1 { NAME($second, case: "accusative") }
do-build-plain = Спорудити { NAME($place, case: "accusative") }, не застосовуючи Архітектури
do-buy = Купити 1 { NAME($place, case: "accusative") }
do-sell = Продати 1 { NAME($place, case: "accusative") }
do-done = Піти з ринку
do-offer = Пожертвувати 1 { NAME($place, case: "accusative") }
do-advance-one-day = Прокрутити календар на 1 день
do-advance-two-days = Прокрутити календар на 2 дні й перевернути планшет на темну сторону

## Перебіг партії

log-first-player-chosen =
    { $you ->
        [yes] Перший гравець — ви.
       *[no] Перший гравець — { $seat }.
    }
log-monument-shown = На столі — { NAME($tile) }.
log-building-shown = Нова будівля: { NAME($tile) }.
log-dummy-placed = Нейтральний робітник стоїть на { NAME($place, case: "locative") }.
log-wealth-kept =
    { $you ->
        [yes] Ви залишаєте плитки початкового достатку { NAME($tile, case: "short") } і { NAME($second, case: "short") }.
       *[no] { $seat } залишає плитки початкового достатку { NAME($tile, case: "short") } і { NAME($second, case: "short") }.
    }
log-round-began =
    { $day ->
        [0] Починається перший раунд.
       *[other] Починається новий раунд.
    }
log-worker-placed =
    { $you ->
        [yes] Ви розміщуєте робітника на { NAME($place, case: "locative") }.
       *[no] { $seat } розміщує робітника на { NAME($place, case: "locative") }.
    }
log-mercy-shown =
    { $you ->
        [yes] Боги зглянулися: ви розміщуєте робітника на { NAME($place, case: "locative") }, хоч кукурудзи й бракує.
       *[no] Боги зглянулися: { $seat } розміщує робітника на { NAME($place, case: "locative") }, хоч кукурудзи й бракує.
    }
log-calendar-corn-taken =
    { $amount ->
        [0] { $you ->
            [yes] Ви не знаходите на календарі кукурудзи.
           *[no] { $seat } не знаходить на календарі кукурудзи.
        }
        [one] { $you ->
            [yes] Ви берете з календаря { $amount } кукурудзу.
           *[no] { $seat } бере з календаря { $amount } кукурудзу.
        }
       *[other] { $you ->
            [yes] Ви берете з календаря { $amount } кукурудзи.
           *[no] { $seat } бере з календаря { $amount } кукурудзи.
        }
    }
log-corn-begged =
    { $you ->
        [yes] Ви вимолюєте кукурудзу й гнівите { NAME($temple, case: "accusative") }.
       *[no] { $seat } вимолює кукурудзу й гнівить { NAME($temple, case: "accusative") }.
    }
log-worker-picked-up =
    { $you ->
        [yes] Ви повертаєте робітника з { NAME($place, case: "genitive") }.
       *[no] { $seat } повертає робітника з { NAME($place, case: "genitive") }.
    }
log-action-used =
    { $you ->
        [yes] Ви виконуєте дію { NAME($place) }.
       *[no] { $seat } виконує дію { NAME($place) }.
    }
log-goods-gained =
    { $you ->
        [yes] Ви отримуєте { part-good }.
       *[no] { $seat } отримує { part-good }.
    }
log-goods-paid =
    { $you ->
        [yes] Ви сплачуєте { part-good }.
       *[no] { $seat } сплачує { part-good }.
    }
log-points-scored =
    { $source ->
        [buildings] { part-scores } за будівлю.
        [temple-steps] { $points ->
            [-1] { part-loses } за сходинку в храмі.
            [-2] { part-loses } за сходинку в храмі.
            [-3] { part-loses } за сходинку в храмі.
           *[other] { part-scores } за сходинку в храмі.
        }
        [temple-leads] { part-scores } за найвищу позицію в храмі.
        [chichen-itza-skulls] { part-scores } за череп у Чичен-Іці.
        [architecture] { part-scores } за Архітектуру.
        [hunger] { part-loses } через голод.
       *[skulls] { part-scores } за невикористані кришталеві черепи.
    }
log-temple-climbed =
    { $you ->
        [yes] Ви піднімаєтеся в храмі { NAME($temple, case: "genitive") } на сходинку { $step }.
       *[no] { $seat } піднімається в храмі { NAME($temple, case: "genitive") } на сходинку { $step }.
    }
log-temple-descended =
    { $you ->
        [yes] Ви спускаєтеся в храмі { NAME($temple, case: "genitive") } на сходинку { $step }.
       *[no] { $seat } спускається в храмі { NAME($temple, case: "genitive") } на сходинку { $step }.
    }
log-board-flipped =
    { $you ->
        [yes] Ви знову перевертаєте планшет на світлу сторону.
       *[no] { $seat } знову перевертає планшет на світлу сторону.
    }
log-technology-advanced =
    { $you ->
        [yes] Ви розвиваєте { NAME($track, case: "accusative") } до рівня { $level }.
       *[no] { $seat } розвиває { NAME($track, case: "accusative") } до рівня { $level }.
    }
log-technology-bonus-taken =
    { $you ->
        [yes] Ви отримуєте бонус { NAME($track, case: "genitive") }.
       *[no] { $seat } отримує бонус { NAME($track, case: "genitive") }.
    }
log-building-built =
    { $you ->
        [yes] Ви споруджуєте { NAME($tile, case: "accusative") }.
       *[no] { $seat } споруджує { NAME($tile, case: "accusative") }.
    }
log-monument-built =
    { $you ->
        [yes] Ви споруджуєте { NAME($tile, case: "accusative") }.
       *[no] { $seat } споруджує { NAME($tile, case: "accusative") }.
    }
log-worker-gained =
    { $you ->
        [yes] Ви отримуєте нового робітника.
       *[no] { $seat } отримує нового робітника.
    }
log-corn-tile-taken =
    { $you ->
        [yes] Ви берете плитку збору кукурудзи.
       *[no] { $seat } бере плитку збору кукурудзи.
    }
log-wood-tile-taken =
    { $you ->
        [yes] Ви берете плитку заготівлі деревини.
       *[no] { $seat } бере плитку заготівлі деревини.
    }
log-forest-burned =
    { $you ->
        [yes] Ви спалюєте ліс.
       *[no] { $seat } спалює ліс.
    }
log-skull-placed =
    { $you ->
        [yes] Ви розміщуєте кришталевий череп на { NAME($place, case: "locative") }.
       *[no] { $seat } розміщує кришталевий череп на { NAME($place, case: "locative") }.
    }
log-food-day-came =
    { $number ->
        [1] Перший День їжі: середина першої епохи.
        [2] Другий День їжі: перша епоха закінчується.
        [3] Третій День їжі: середина другої епохи.
       *[other] Четвертий День їжі: друга епоха закінчується.
    }
log-workers-fed =
    { $you ->
        [yes] Ви годуєте { $workers ->
            [one] { $workers } робітника.
           *[other] { $workers } робітників.
        }
       *[no] { $seat } годує { $workers ->
            [one] { $workers } робітника.
           *[other] { $workers } робітників.
        }
    }
log-workers-went-hungry =
    { $you ->
        [yes] Ви не можете нагодувати { $workers ->
            [one] { $workers } робітника.
           *[other] { $workers } робітників.
        }
       *[no] { $seat } не може нагодувати { $workers ->
            [one] { $workers } робітника.
           *[other] { $workers } робітників.
        }
    }
log-buildings-exchanged = На зміну будівлям першої епохи приходять будівлі другої.
log-skulls-ran-short = Кришталевих черепів на всіх не вистачає, тож їх не отримує ніхто.
log-corn-gathered =
    Комірка першого гравця порожня: на календарі тепер { $amount ->
        [one] { $amount } кукурудза.
       *[other] { $amount } кукурудзи.
    }
log-marker-passed =
    { $you ->
        [yes] Ви берете маркер першого гравця.
       *[no] { $seat } бере маркер першого гравця.
    }
log-calendar-advanced = Календар показує день { $day }.
log-time-sped-up =
    { $you ->
        [yes] Ви прокручуєте календар на 2 дні.
       *[no] { $seat } прокручує календар на 2 дні.
    }
log-worker-pushed-off =
    { $you ->
        [yes] Ви втрачаєте дію: робітник із { NAME($place, case: "genitive") } покидає шестірню.
       *[no] { $seat } втрачає дію: робітник із { NAME($place, case: "genitive") } покидає шестірню.
    }
log-goods-counted = { part-scores } за кукурудзу й ресурси.
log-monument-counted =
    { $points ->
        [-1] { part-loses } за { NAME($tile, case: "accusative") }.
        [-2] { part-loses } за { NAME($tile, case: "accusative") }.
        [-3] { part-loses } за { NAME($tile, case: "accusative") }.
        [-4] { part-loses } за { NAME($tile, case: "accusative") }.
        [-5] { part-loses } за { NAME($tile, case: "accusative") }.
        [-6] { part-loses } за { NAME($tile, case: "accusative") }.
       *[other] { part-scores } за { NAME($tile, case: "accusative") }.
    }
log-match-won =
    { $shared ->
        [yes] { $you ->
            [yes] Ви ділите перемогу: { part-points }.
           *[no] { $seat } ділить перемогу: { part-points }.
        }
       *[no] { $you ->
            [yes] Ви перемагаєте: { part-points }.
           *[no] { $seat } перемагає: { part-points }.
        }
    }

## Цінники

price-corn =
    { $amount ->
        [one] { $signed } кукурудза
       *[other] { $signed } кукурудзи
    }
price-wood =
    { $amount ->
        [one] { $signed } деревина
       *[other] { $signed } деревини
    }
price-stone =
    { $amount ->
        [one] { $signed } камінь
        [few] { $signed } камені
       *[many] { $signed } каменів
    }
price-gold =
    { $amount ->
        [one] { $signed } золото
       *[other] { $signed } золота
    }
price-skull =
    { $amount ->
        [one] { $signed } череп
        [few] { $signed } черепи
       *[many] { $signed } черепів
    }
price-resource =
    { $amount ->
        [one] { $signed } ресурс
        [few] { $signed } ресурси
       *[many] { $signed } ресурсів
    }
price-worker =
    { $amount ->
        [one] { $signed } робітник
        [few] { $signed } робітники
       *[many] { $signed } робітників
    }
price-points =
    { $amount ->
        [one] { $signed } очко
        [few] { $signed } очки
       *[many] { $signed } очок
    }
price-temple =
    { $amount ->
        [one] { $signed } сходинка в будь-якому храмі
        [few] { $signed } сходинки в будь-яких храмах
       *[many] { $signed } сходинок у будь-яких храмах
    }
price-chaac =
    { $amount ->
        [one] { $signed } сходинка Чаака
        [few] { $signed } сходинки Чаака
       *[many] { $signed } сходинок Чаака
    }
price-quetzalcoatl =
    { $amount ->
        [one] { $signed } сходинка Кетцалькоатля
        [few] { $signed } сходинки Кетцалькоатля
       *[many] { $signed } сходинок Кетцалькоатля
    }
price-kukulkan =
    { $amount ->
        [one] { $signed } сходинка Кукулькана
        [few] { $signed } сходинки Кукулькана
       *[many] { $signed } сходинок Кукулькана
    }
price-agriculture =
    { $amount ->
        [one] { $signed } рівень Землеробства
        [few] { $signed } рівні Землеробства
       *[many] { $signed } рівнів Землеробства
    }
price-extraction =
    { $amount ->
        [one] { $signed } рівень Видобутку ресурсів
        [few] { $signed } рівні Видобутку ресурсів
       *[many] { $signed } рівнів Видобутку ресурсів
    }
price-architecture =
    { $amount ->
        [one] { $signed } рівень Архітектури
        [few] { $signed } рівні Архітектури
       *[many] { $signed } рівнів Архітектури
    }
price-theology =
    { $amount ->
        [one] { $signed } рівень Теології
        [few] { $signed } рівні Теології
       *[many] { $signed } рівнів Теології
    }

## Підсумок

score-buildings = Будівлі
score-monuments = Монументи
score-temple-steps = Сходинки храмів
score-temple-leads = Найвищі позиції в храмах
score-chichen-itza-skulls = Черепи в Чичен-Іці
score-architecture = Архітектура
score-hunger = Голод
score-goods = Кукурудза й ресурси
score-skulls = Невикористані кришталеві черепи

## Стіл: розділи

panel-board = Ігрове поле
panel-calendar = Календар
panel-gear =
    { $gear ->
        [palenque] Паленке
        [yaxchilan] Яшчилан
        [tikal] Тікаль
        [uxmal] Ушмаль
       *[chichen-itza] Чичен-Іца
    }
panel-jungle = Джунглі
panel-temples = Храми
panel-technologies = Технології
panel-buildings = Будівлі
panel-monuments = Монументи
panel-market = Ринок і запас
panel-mat =
    { $you ->
        [yes] Ваш планшет
       *[no] { $seat }
    }

## Стіл: підписи

label-place = { NAME($place) }
label-day =
    день { $day }, { $age ->
        [1] перша епоха
       *[2] друга епоха
    }, { $left ->
        [0] сьогодні День їжі
        [one] до Дня їжі { $left } день
        [few] до Дня їжі { $left } дні
       *[many] до Дня їжі { $left } днів
    }
label-game-over = партію завершено
label-calendar-corn =
    { $amount ->
        [one] { $amount } кукурудза на календарі
       *[other] { $amount } кукурудзи на календарі
    }
label-first-player =
    { $you ->
        [yes] перший гравець — ви
       *[no] перший гравець — { $seat }
    }
label-worker =
    { $you ->
        [yes] ваш робітник на { NAME($place, case: "locative") }
       *[no] робітник на { NAME($place, case: "locative") }: { $seat }
    }
label-dummy = нейтральний робітник на { NAME($place, case: "locative") }
label-offering =
    { $you ->
        [yes] ваш кришталевий череп на { NAME($place, case: "locative") }
       *[no] кришталевий череп на { NAME($place, case: "locative") }: { $seat }
    }
label-jungle-corn =
    плитки збору кукурудзи на Паленке { $number }: { $exposed ->
        [0] відкритих немає
        [one] { $exposed } відкрита
        [few] { $exposed } відкриті
       *[many] { $exposed } відкритих
    }{ $covered ->
        [0] { "" }
       *[other] , { $covered } під деревиною
    }
label-jungle-wood =
    плитки заготівлі деревини на Паленке { $number }: { $amount ->
        [0] немає
       *[other] { $amount }
    }
label-temple-marker =
    { $you ->
        [yes] ви в храмі { NAME($temple, case: "genitive") } на сходинці { $step }
       *[no] { $seat } у храмі { NAME($temple, case: "genitive") } на сходинці { $step }
    } { $points ->
        [-3] (−3 очки)
        [-2] (−2 очки)
        [-1] (−1 очко)
        [one] ({ $points } очко)
        [few] ({ $points } очки)
       *[many] ({ $points } очок)
    }
label-track-marker =
    { $you ->
        [yes] { NAME($track) }, ви: рівень { $level }
       *[no] { NAME($track) }, { $seat }: рівень { $level }
    }
label-deck =
    { $age ->
        [1] у стосі першої епохи
       *[2] у стосі другої епохи
    } { $amount ->
        [0] немає будівель
        [one] { $amount } будівля
        [few] { $amount } будівлі
       *[many] { $amount } будівель
    }
label-building = { NAME($tile) }, вартість: { part-cost }
label-monument =
    { NAME($tile) }, вартість: { part-cost }{ $skulls ->
        [0] { "" }
       *[other] , { part-cost-skulls }
    }
label-rate =
    { NAME($good) } — { $corn ->
        [one] { $corn } кукурудза
       *[other] { $corn } кукурудзи
    }
label-skull-bank =
    { $amount ->
        [0] у запасі немає кришталевих черепів
        [one] у запасі { $amount } кришталевий череп
        [few] у запасі { $amount } кришталеві черепи
       *[many] у запасі { $amount } кришталевих черепів
    }
label-points = { part-points }
label-good =
    { $good ->
        [corn] { $amount ->
            [one] { $amount } кукурудза
           *[other] { $amount } кукурудзи
        }
        [wood] { $amount ->
            [one] { $amount } деревина
           *[other] { $amount } деревини
        }
       *[other] { part-good }
    }
label-workers-available =
    { $amount ->
        [0] немає доступних робітників
        [one] { $amount } доступний робітник
        [few] { $amount } доступні робітники
       *[many] { $amount } доступних робітників
    }
label-workers-bank =
    { $amount ->
        [one] у запасі { $amount } робітник
        [few] у запасі { $amount } робітники
       *[many] у запасі { $amount } робітників
    }
label-corn-tiles =
    { $amount ->
        [one] { $amount } плитка збору кукурудзи
        [few] { $amount } плитки збору кукурудзи
       *[many] { $amount } плиток збору кукурудзи
    }
label-wood-tiles =
    { $amount ->
        [one] { $amount } плитка заготівлі деревини
        [few] { $amount } плитки заготівлі деревини
       *[many] { $amount } плиток заготівлі деревини
    }
label-fed-free =
    { $amount ->
        [one] { $amount } робітник не потребує кукурудзи
        [few] { $amount } робітники не потребують кукурудзи
       *[many] { $amount } робітників не потребують кукурудзи
    }
label-fed-cheaper =
    { $amount ->
        [one] годування кожного робітника дешевше на { $amount } кукурудзу
       *[other] годування кожного робітника дешевше на { $amount } кукурудзи
    }
label-board-light = світла сторона планшета: можна прокрутити календар на 2 дні
label-board-dark = темна сторона планшета
label-own-tile = { NAME($tile) }
label-own-wealth = { NAME($tile) }
label-wealth = { NAME($tile) } дає { NAME($tile, case: "contents") }
label-hidden-wealth =
    { $amount ->
        [one] { $amount } закрита плитка початкового достатку
        [few] { $amount } закриті плитки початкового достатку
       *[many] { $amount } закритих плиток початкового достатку
    }

## Шестірні

place-palenque =
    { $number ->
        [8] комірка Паленке без номера
       *[other] Паленке { $number }
    }
    .genitive = Паленке { $number }
    .locative =
        { $number ->
            [8] комірці Паленке без номера
           *[other] Паленке { $number }
        }
help-palenque =
    { $number ->
        [0] Початкова комірка: дії немає.
        [1] Риболовля: отримайте 3 кукурудзи.
        [2] Збір урожаю: візьміть плитку збору кукурудзи й отримайте 4 кукурудзи.
        [3] Збір урожаю: візьміть плитку збору кукурудзи й отримайте 5 кукурудзи або візьміть плитку заготівлі деревини й отримайте 2 деревини. Можна також спалити ліс: плитка деревини зникає, ви збираєте кукурудзу з-під неї та гнівите одного з богів.
        [4] Збір урожаю: візьміть плитку збору кукурудзи й отримайте 7 кукурудзи або візьміть плитку заготівлі деревини й отримайте 3 деревини. Можна також спалити ліс: плитка деревини зникає, ви збираєте кукурудзу з-під неї та гнівите одного з богів.
        [5] Збір урожаю: візьміть плитку збору кукурудзи й отримайте 9 кукурудзи або візьміть плитку заготівлі деревини й отримайте 4 деревини. Можна також спалити ліс: плитка деревини зникає, ви збираєте кукурудзу з-під неї та гнівите одного з богів.
       *[other] Будь-яка дія Паленке від 1 до 5 без доплати.
    }
place-yaxchilan =
    { $number ->
        [8] комірка Яшчилана без номера
       *[other] Яшчилан { $number }
    }
    .genitive = Яшчилана { $number }
    .locative =
        { $number ->
            [8] комірці Яшчилана без номера
           *[other] Яшчилані { $number }
        }
help-yaxchilan =
    { $number ->
        [0] Початкова комірка: дії немає.
        [1] Отримайте 1 деревину.
        [2] Отримайте 1 камінь і 1 кукурудзу.
        [3] Отримайте 1 золото й 2 кукурудзи.
        [4] Отримайте 1 кришталевий череп.
        [5] Отримайте 1 золото, 1 камінь і 2 кукурудзи.
       *[other] Будь-яка дія Яшчилана від 1 до 5 без доплати.
    }
place-tikal =
    { $number ->
        [8] комірка Тікаля без номера
       *[other] Тікаль { $number }
    }
    .genitive = Тікаля { $number }
    .locative =
        { $number ->
            [8] комірці Тікаля без номера
           *[other] Тікалі { $number }
        }
help-tikal =
    { $number ->
        [0] Початкова комірка: дії немає.
        [1] Розвиньте технологію на один рівень. Рівні 1, 2 і 3 коштують 1, 2 і 3 будь-які ресурси, бонус після рівня 3 — 1 ресурс.
        [2] Спорудіть одну будівлю за ресурси.
        [3] Один чи два рази розвиньте технологію на рівень, ту саму чи іншу. Кожен рівень оплачується так само, як на Тікалі 1.
        [4] Спорудіть за ресурси одну чи дві будівлі або один монумент. Архітектура діє лише на одну з двох будівель.
        [5] Сплатіть 1 будь-який ресурс і підніміться на сходинку у двох різних храмах.
       *[other] Будь-яка дія Тікаля від 1 до 5 без доплати.
    }
place-uxmal =
    { $number ->
        [8] комірка Ушмаля без номера
       *[other] Ушмаль { $number }
    }
    .genitive = Ушмаля { $number }
    .locative =
        { $number ->
            [8] комірці Ушмаля без номера
           *[other] Ушмалі { $number }
        }
help-uxmal =
    { $number ->
        [0] Початкова комірка: дії немає.
        [1] Сплатіть 3 кукурудзи й підніміться на сходинку в будь-якому храмі.
        [2] Ринок: обмінюйте кукурудзу на ресурси й ресурси на кукурудзу скільки завгодно разів. Деревина коштує 2 кукурудзи, камінь — 3, золото — 4.
        [3] Отримайте нового робітника.
        [4] Спорудіть одну будівлю за кукурудзу: по 2 кукурудзи за кожен ресурс її вартості.
        [5] Сплатіть 1 кукурудзу й виконайте будь-яку дію Паленке, Яшчилана, Тікаля чи Ушмаля. Вартість самої дії сплачується як завжди.
       *[other] Будь-яка дія Ушмаля від 1 до 5 без доплати.
    }
place-chichen-itza = Чичен-Іца { $number }
    .genitive = Чичен-Іци { $number }
    .locative = Чичен-Іці { $number }
help-chichen-itza =
    { $number ->
        [0] Початкова комірка: дії немає.
        [1] Розмістіть кришталевий череп: 4 очки та сходинка в храмі Чаака.
        [2] Розмістіть кришталевий череп: 5 очок та сходинка в храмі Чаака.
        [3] Розмістіть кришталевий череп: 6 очок та сходинка в храмі Чаака.
        [4] Розмістіть кришталевий череп: 7 очок та сходинка в храмі Кукулькана.
        [5] Розмістіть кришталевий череп: 8 очок та сходинка в храмі Кукулькана.
        [6] Розмістіть кришталевий череп: 8 очок, сходинка в храмі Кукулькана й ресурс на вибір.
        [7] Розмістіть кришталевий череп: 10 очок та сходинка в храмі Кетцалькоатля.
        [8] Розмістіть кришталевий череп: 11 очок, сходинка в храмі Кетцалькоатля й ресурс на вибір.
        [9] Розмістіть кришталевий череп: 13 очок, сходинка в храмі Кетцалькоатля й ресурс на вибір.
       *[other] Будь-яка дія Чичен-Іци від 1 до 9 без доплати.
    }
place-first-player-space = комірка першого гравця
    .locative = комірці першого гравця
help-first-player-space = Сама комірка не коштує кукурудзи. Наприкінці ходу ви забираєте всю кукурудзу з календаря. Наприкінці раунду берете маркер першого гравця, а якщо він уже у вас, передаєте його гравцеві ліворуч. Потім прокручуєте календар на 1 день або на 2, якщо планшет у вас світлою стороною догори, а другий день не скине з шестерень жодного робітника.

## Джунглі

place-jungle-corn = плитка збору кукурудзи на Паленке { $number }
help-jungle-corn =
    { $number ->
        [2] Дія Паленке 2 приносить за неї 4 кукурудзи.
        [3] Дія Паленке 3 приносить за неї 5 кукурудзи. Плитку під деревиною не можна взяти, доки деревину не забрано.
        [4] Дія Паленке 4 приносить за неї 7 кукурудзи. Плитку під деревиною не можна взяти, доки деревину не забрано.
       *[5] Дія Паленке 5 приносить за неї 9 кукурудзи. Плитку під деревиною не можна взяти, доки деревину не забрано.
    }
place-jungle-wood = плитка заготівлі деревини на Паленке { $number }
help-jungle-wood =
    { $number ->
        [3] Дія Паленке 3 приносить за неї 2 деревини. Її також можна спалити, щоб узяти кукурудзу під нею, але це розгніває одного з богів.
        [4] Дія Паленке 4 приносить за неї 3 деревини. Її також можна спалити, щоб узяти кукурудзу під нею, але це розгніває одного з богів.
       *[5] Дія Паленке 5 приносить за неї 4 деревини. Її також можна спалити, щоб узяти кукурудзу під нею, але це розгніває одного з богів.
    }

## Товари

place-corn = кукурудза
help-corn = Нею платять за розміщення робітників, за кроки назад на шестірні та за їжу: 2 кукурудзи на кожного робітника в День їжі. Наприкінці гри 4 кукурудзи дають 1 очко.
place-wood = деревина
    .accusative = деревину
help-wood = Ресурс для будівель, монументів і технологій. На ринку й наприкінці гри коштує 2 кукурудзи.
place-stone = камінь
    .accusative = камінь
help-stone = Ресурс для будівель, монументів і технологій. На ринку й наприкінці гри коштує 3 кукурудзи.
place-gold = золото
    .accusative = золото
help-gold = Ресурс для будівель, монументів і технологій. На ринку й наприкінці гри коштує 4 кукурудзи.
place-skull = кришталевий череп
help-skull = Його розміщують у Чичен-Іці заради очок і прихильності богів. Черепів лише 13. Кожен, що лишиться у вас наприкінці гри, дає 3 очки.

## Храми

place-chaac = Чаак
    .genitive = Чаака
    .accusative = Чаака
help-chaac = Коричневий храм. Наприкінці епохи його сходинки, від найнижчої, дають −1, 0, 2, 4, 6, 7 і 8 очок. У середині епохи сходинки 2 і 4 дають по 1 каменю всім, хто їх досяг. За найвищу позицію — ще 6 очок після першої епохи та 2 після другої, за нічиєї — половина. На верхній сходинці може стояти лише один гравець, і вона перевертає його планшет на світлу сторону.
place-quetzalcoatl = Кетцалькоатль
    .genitive = Кетцалькоатля
    .accusative = Кетцалькоатля
help-quetzalcoatl = Жовтий храм. Наприкінці епохи його сходинки, від найнижчої, дають −2, 0, 1, 2, 4, 6, 9, 12 і 13 очок. У середині епохи сходинки 3 і 5 дають по 1 золоту всім, хто їх досяг. За найвищу позицію — ще 2 очки після першої епохи та 6 після другої, за нічиєї — половина. На верхній сходинці може стояти лише один гравець, і вона перевертає його планшет на світлу сторону.
place-kukulkan = Кукулькан
    .genitive = Кукулькана
    .accusative = Кукулькана
help-kukulkan = Зелений храм. Наприкінці епохи його сходинки, від найнижчої, дають −3, 0, 1, 3, 5, 7, 9 і 10 очок. У середині епохи сходинки 2 і 4 дають по 1 деревині, а сходинка 5 — 1 кришталевий череп усім, хто їх досяг. За найвищу позицію — ще 4 очки після кожної епохи, за нічиєї — половина. На верхній сходинці може стояти лише один гравець, і вона перевертає його планшет на світлу сторону.

## Технології

place-agriculture = Землеробство
    .genitive = Землеробства
    .accusative = Землеробство
help-agriculture = Рівень 1: на 1 кукурудзу більше з кожного збору в джунглях. Рівень 2: на 1 кукурудзу більше з риболовлі, а де немає відкритої плитки збору кукурудзи, її можна зібрати без плитки. Рівень 3: ще на 2 кукурудзи більше з кожного збору в джунглях. Бонус: сходинка в будь-якому храмі.
place-extraction = Видобуток ресурсів
    .genitive = Видобутку ресурсів
    .accusative = Видобуток ресурсів
help-extraction = Рівень 1: на 1 деревину більше з Яшчилана та з плиток заготівлі деревини. Рівень 2: на 1 камінь більше з Яшчилана. Рівень 3: на 1 золото більше з Яшчилана. Бонус: 2 ресурси на вибір.
place-architecture = Архітектура
    .genitive = Архітектури
    .accusative = Архітектуру
help-architecture = За кожну споруджену будівлю: з рівня 1 — 1 кукурудза, з рівня 2 — ще й 2 очки, а на рівні 3 вона дешевша на 1 ресурс або на 2 кукурудзи, якщо платите кукурудзою. Бонус: 3 очки.
place-theology = Теологія
    .genitive = Теології
    .accusative = Теологію
help-theology = Рівень 1: робітник із Чичен-Іци може натомість виконати дію наступної комірки. Рівень 2: після дії Чичен-Іци можна сплатити 1 ресурс і піднятися на сходинку в будь-якому храмі. Рівень 3: на 1 кришталевий череп більше на Яшчилані 4. Бонус: 1 кришталевий череп.

## Будівлі першої епохи

place-a1-farm-single = Мала ферма
    .accusative = Малу ферму
help-a1-farm-single = Ферма. Відтепер 1 ваш робітник не потребує кукурудзи в Дні їжі.
place-a1-farm-all = Терасові поля
    .accusative = Терасові поля
help-a1-farm-all = Ферма. Відтепер кожен ваш робітник потребує на 1 кукурудзу менше в Дні їжі.
place-a1-muni-agriculture = Школа землеробства
    .accusative = Школу землеробства
help-a1-muni-agriculture = Громадська будівля. Розвиньте Землеробство на один рівень.
place-a1-muni-agriculture-stone = Зрошувальна система
    .accusative = Зрошувальну систему
help-a1-muni-agriculture-stone = Громадська будівля. Розвиньте Землеробство на один рівень і отримайте 1 камінь.
place-a1-muni-extraction-corn = Дім рудокопів
    .accusative = Дім рудокопів
help-a1-muni-extraction-corn = Громадська будівля. Розвиньте Видобуток ресурсів на один рівень і отримайте 1 кукурудзу.
place-a1-muni-extraction-gold = Двір золотарів
    .accusative = Двір золотарів
help-a1-muni-extraction-gold = Громадська будівля. Розвиньте Видобуток ресурсів на один рівень і отримайте 1 золото.
place-a1-tomb-chaac-quetzalcoatl = Гробниця дощу й світанку
    .accusative = Гробницю дощу й світанку
help-a1-tomb-chaac-quetzalcoatl = Гробниця. Підніміться на сходинку в храмах Чаака та Кетцалькоатля.
place-a1-tomb-chaac-kukulkan = Гробниця дощу й вітру
    .accusative = Гробницю дощу й вітру
help-a1-tomb-chaac-kukulkan = Гробниця. Підніміться на сходинку в храмах Чаака та Кукулькана.
place-a1-tomb-temple-build = Гробниця будівничого
    .accusative = Гробницю будівничого
help-a1-tomb-temple-build = Гробниця. Підніміться на сходинку в будь-якому храмі, після чого можете спорудити ще одну будівлю за ресурси.
place-a1-shrine-architecture = Святиня зодчих
    .accusative = Святиню зодчих
help-a1-shrine-architecture = Святиня. Розвиньте Архітектуру на один рівень.
place-a1-shrine-theology-kukulkan = Святиня жерців
    .accusative = Святиню жерців
help-a1-shrine-theology-kukulkan = Святиня. Розвиньте Теологію на один рівень і підніміться на сходинку в храмі Кукулькана.

## Будівлі другої епохи

place-a2-farm-triple = Велика ферма
    .accusative = Велику ферму
help-a2-farm-triple = Ферма. Відтепер 3 ваші робітники не потребують кукурудзи в Дні їжі.
place-a2-muni-tech-stone = Кам’яна академія
    .accusative = Кам’яну академію
help-a2-muni-tech-stone = Громадська будівля. Розвиньте будь-яку технологію на один рівень і отримайте 1 камінь.
place-a2-muni-tech-gold = Золота академія
    .accusative = Золоту академію
help-a2-muni-tech-gold = Громадська будівля. Розвиньте будь-яку технологію на один рівень і отримайте 1 золото.
place-a2-muni-tech-skull = Академія черепів
    .accusative = Академію черепів
help-a2-muni-tech-skull = Громадська будівля. Розвиньте будь-яку технологію на один рівень і отримайте 1 кришталевий череп.
place-a2-muni-tech-corn = Академія житниць
    .accusative = Академію житниць
help-a2-muni-tech-corn = Громадська будівля. Розвиньте будь-яку технологію на один рівень і отримайте 6 кукурудзи.
place-a2-tomb-worker = Гробниця трудівника
    .accusative = Гробницю трудівника
help-a2-tomb-worker = Гробниця. Отримайте нового робітника й 6 очок.
place-a2-tomb-action = Гробниця мандрівника
    .accusative = Гробницю мандрівника
help-a2-tomb-action = Гробниця. Отримайте 2 очки, після чого можете сплатити 1 кукурудзу й виконати будь-яку дію Паленке, Яшчилана, Тікаля чи Ушмаля.
place-a2-tomb-three-temples = Гробниця трьох богів
    .accusative = Гробницю трьох богів
help-a2-tomb-three-temples = Гробниця. Підніміться на сходинку в усіх трьох храмах і отримайте 3 очки.
place-a2-tomb-points = Гробниця правителів
    .accusative = Гробницю правителів
help-a2-tomb-points = Гробниця. Отримайте 8 очок.
place-a2-tomb-market = Гробниця купця
    .accusative = Гробницю купця
help-a2-tomb-market = Гробниця. Отримайте 6 очок, після чого можете торгувати на ринку.
place-a2-shrine-two-techs = Святиня мудрості
    .accusative = Святиню мудрості
help-a2-shrine-two-techs = Святиня. Двічі розвиньте будь-яку технологію на рівень, ту саму чи іншу.
place-a2-shrine-theology-temples = Святиня відданості
    .accusative = Святиню відданості
help-a2-shrine-theology-temples = Святиня. Розвиньте Теологію на один рівень і підніміться на сходинку в храмах Чаака та Кукулькана.
place-a2-shrine-kukulkan = Святиня Кукулькана
    .accusative = Святиню Кукулькана
help-a2-shrine-kukulkan = Святиня. Підніміться на 2 сходинки в храмі Кукулькана й отримайте 3 очки.
place-a2-shrine-chaac = Святиня Чаака
    .accusative = Святиню Чаака
help-a2-shrine-chaac = Святиня. Підніміться на 2 сходинки в храмі Чаака й отримайте 2 очки.
place-a2-shrine-quetzalcoatl = Святиня Кетцалькоатля
    .accusative = Святиню Кетцалькоатля
help-a2-shrine-quetzalcoatl = Святиня. Підніміться на 2 сходинки в храмі Кетцалькоатля й отримайте 4 очки.
place-a2-shrine-architecture = Святиня міри
    .accusative = Святиню міри
help-a2-shrine-architecture = Святиня. Розвиньте Архітектуру на один рівень і отримайте 3 очки.

## Монументи

place-m-tombs = Монумент предків
    .accusative = Монумент предків
help-m-tombs = Монумент із рамкою гробниці. Наприкінці гри: 4 очки за кожну вашу будівлю та кожен ваш монумент із такою рамкою, разом із цим.
place-m-constructions = Монумент будівничих
    .accusative = Монумент будівничих
help-m-constructions = Монумент із рамкою гробниці. Наприкінці гри: 2 очки за кожну вашу будівлю та кожен ваш монумент, разом із цим.
place-m-all-monuments = Монумент епох
    .accusative = Монумент епох
help-m-all-monuments = Монумент із рамкою гробниці. Наприкінці гри за кожен споруджений будь-ким монумент, разом із цим: 6 очок у грі вдвох, 5 утрьох, 4 учотирьох.
place-m-corn-tiles = Монумент урожаю
    .accusative = Монумент урожаю
help-m-corn-tiles = Монумент із рамкою гробниці. Наприкінці гри: 4 очки за кожну вашу плитку збору кукурудзи.
place-m-wood-tiles = Монумент лісу
    .accusative = Монумент лісу
help-m-wood-tiles = Монумент із рамкою гробниці. Наприкінці гри: 4 очки за кожну вашу плитку заготівлі деревини. Спалені не рахуються.
place-m-municipal = Монумент громади
    .accusative = Монумент громади
help-m-municipal = Монумент із рамкою громадської будівлі. Наприкінці гри: 4 очки за кожну вашу будівлю та кожен ваш монумент із такою рамкою, разом із цим.
place-m-workers = Монумент робітників
    .accusative = Монумент робітників
help-m-workers = Монумент із рамкою громадської будівлі. Наприкінці гри: 6 очок за 4 ваших робітників у грі, 12 за 5 і 18 за 6.
place-m-tech-levels = Монумент знань
    .accusative = Монумент знань
help-m-tech-levels = Монумент із рамкою громадської будівлі. Наприкінці гри: 3 очки за кожен рівень ваших технологій.
place-m-max-techs = Монумент майстерності
    .accusative = Монумент майстерності
help-m-max-techs = Монумент із рамкою громадської будівлі. Наприкінці гри: за одну технологію на рівні 3 — 9 очок, за дві — 20, за три чи чотири — 33.
place-m-shrines = Монумент святинь
    .accusative = Монумент святинь
help-m-shrines = Монумент із рамкою святині. Наприкінці гри: 4 очки за кожну вашу будівлю та кожен ваш монумент із такою рамкою, разом із цим.
place-m-highest-temple = Монумент сходження
    .accusative = Монумент сходження
help-m-highest-temple = Монумент із рамкою святині. Наприкінці гри: 3 очки за кожну сходинку над початковою в тому храмі, де ви піднялися найвище.
place-m-temple-points = Монумент шанування
    .accusative = Монумент шанування
help-m-temple-points = Монумент із рамкою святині. Наприкінці гри: ще раз очки ваших сходинок у всіх трьох храмах, без бонусів за найвищу позицію.
place-m-skulls = Монумент черепів
    .accusative = Монумент черепів
help-m-skulls = Монумент із рамкою святині. Наприкінці гри: 3 очки за кожен кришталевий череп у Чичен-Іці, хоч би чий він був.

## Початковий достаток

place-wealth-palenque = плитка початкового достатку «Паленке { $number }»
    .short = «Паленке { $number }»
    .contents =
        { $number ->
            [1] 3 кукурудзи, сходинку в храмі Кетцалькоатля та рівень Землеробства
            [3] 5 кукурудзи, 1 золото та сходинку в храмі Кетцалькоатля
            [5] 1 камінь, 1 золото та рівень Землеробства
           *[7] 9 кукурудзи та 1 камінь
        }
help-wealth-palenque = Дає { place-wealth-palenque.contents }.
place-wealth-yaxchilan = плитка початкового достатку «Яшчилан { $number }»
    .short = «Яшчилан { $number }»
    .contents =
        { $number ->
            [1] 1 деревину, сходинку в храмі Кукулькана та рівень Видобутку ресурсів
            [3] 2 кукурудзи, 2 деревини та сходинку в храмі Кукулькана
            [5] 4 кукурудзи, 1 деревину та рівень Видобутку ресурсів
           *[7] 3 кукурудзи, 2 деревини та 1 камінь
        }
help-wealth-yaxchilan = Дає { place-wealth-yaxchilan.contents }.
place-wealth-tikal = плитка початкового достатку «Тікаль { $number }»
    .short = «Тікаль { $number }»
    .contents =
        { $number ->
            [1] 2 кукурудзи, сходинку в храмі Чаака та рівень Архітектури
            [3] 6 кукурудзи та 2 камені
            [5] 3 кукурудзи, 1 золото та рівень Архітектури
           *[7] 6 кукурудзи, 1 деревину та 1 камінь
        }
help-wealth-tikal = Дає { place-wealth-tikal.contents }.
place-wealth-uxmal = плитка початкового достатку «Ушмаль { $number }»
    .short = «Ушмаль { $number }»
    .contents =
        { $number ->
            [1] 5 кукурудзи, 1 камінь та сходинку в храмі Чаака
            [3] 3 кукурудзи, 1 деревину та їжу для 1 робітника в кожен День їжі
            [5] нового робітника
           *[7] 8 кукурудзи та 1 золото
        }
help-wealth-uxmal = Дає { place-wealth-uxmal.contents }.
place-wealth-chichen-itza = плитка початкового достатку «Чичен-Іца { $number }»
    .short = «Чичен-Іца { $number }»
    .contents =
        { $number ->
            [0] 4 кукурудзи, 1 деревину та 1 кришталевий череп
            [3] 5 кукурудзи, 1 камінь та рівень Теології
            [5] 4 кукурудзи та 3 деревини
            [7] 2 кукурудзи, 2 деревини та рівень Теології
           *[10] 7 кукурудзи та 2 деревини
        }
help-wealth-chichen-itza = Дає { place-wealth-chichen-itza.contents }.

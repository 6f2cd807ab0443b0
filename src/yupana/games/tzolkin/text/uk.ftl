# Цольк’ін українською.

title = Цольк’ін: Календар мая
about = Робітники рухаються разом із шестірнями календаря мая: що довше вони чекають, то цінніші дії виконують. Годуйте їх, будуйте й догоджайте богам. Для 2–4 гравців.
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
    { UNSIGNED($points) ->
        [one] { UNSIGNED($points) } очко
        [few] { UNSIGNED($points) } очки
       *[many] { UNSIGNED($points) } очок
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
part-step =
    { $points ->
        [-3] найнижчої сходинки
        [-2] найнижчої сходинки
        [-1] найнижчої сходинки
        [0] початкової сходинки
        [one] сходинки з { $points } очком
       *[other] сходинки з { $points } очками
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

part-slot =
    { $slot ->
        [0] { "" }
       *[other] { " " }(місце { $slot } у ряду)
    }

# Про що дія тепер: про все, що каже її комірка, про частину цього або про те, що дає інша комірка.
part-act =
    { $scope ->
        [corn] зібрати кукурудзу
        [wood] заготовити деревину
        [buildings] спорудити до 2 будівель
        [monument] спорудити монумент
        [temple] піднятися в храмі
        [lent] { NAME($acts, case: "action") }
       *[printed] { NAME($place, case: "action") }
    }
# Що міг би зробити робітник, якби його повернули тепер.
part-could =
    { $way ->
        [none] немає можливих дій
        [one] лише { NAME($acts) }{ $fee ->
            [0] { "" }
            [one] { " " }за { $fee } кукурудзу
           *[other] { " " }за { $fee } кукурудзи
        } — { part-act }
        [some] одна з { $amount } дій шестірні
        [others] одна з { $amount } інших дій{ $fee ->
            [0] { "" }
           *[other] { " " }(від { $fee } кукурудзи)
        }
       *[own] { part-act }
    }
# Кукурудза, що лежить на календарі для того, хто піде в комірку першого гравця.
part-found =
    { $found ->
        [0] { "" }
        [one] { " " }(+{ $found } кукурудза)
       *[other] { " " }(+{ $found } кукурудзи)
    }

## Запитання

ask-keep-wealth = Які дві плитки початкового достатку ви залишаєте?
ask-take-turn =
    { $verbs ->
        [place] { $begged ->
            [yes] Кукурудзу вимолено. Тепер розмістіть робітників.
           *[no] Ваш хід: розмістіть робітників.
        }
        [pick-up] { $begged ->
            [yes] Кукурудзу вимолено. Тепер поверніть робітників.
           *[no] Ваш хід: поверніть робітників.
        }
        [place-pick-up] { $begged ->
            [yes] Кукурудзу вимолено. Тепер розмістіть або поверніть робітників.
           *[no] Ваш хід: розмістіть або поверніть робітників.
        }
        [beg] Вам нічим заплатити за розміщення: спершу вимоліть кукурудзу.
        [beg-place] Ваш хід: розмістіть робітників. Спершу можете вимолити кукурудзу.
        [beg-pick-up] Ваш хід: поверніть робітників. Спершу можете вимолити кукурудзу.
       *[beg-place-pick-up] Ваш хід: розмістіть або поверніть робітників. Спершу можете вимолити кукурудзу.
    }
ask-place-more =
    { $verbs ->
        [end-turn] { $why ->
            [workers] Більше робітників розмістити не можна: вільних не залишилося. Завершіть хід.
            [pity] Більше робітників розмістити не можна: боги зглянулися лише на одного. Завершіть хід.
           *[corn] Більше робітників розмістити не можна: наступний коштує { $price ->
                [one] { $price } кукурудзу
               *[other] { $price } кукурудзи
            }, а у вас { $corn ->
                [0] її немає
               *[other] { $corn }
            }. Завершіть хід.
        }
       *[place-end-turn] Розмістіть ще одного робітника або завершіть хід.
    }
ask-pick-up-more =
    { $verbs ->
        [end-turn] Більше повертати нікого: завершіть хід.
       *[pick-up-end-turn] Поверніть ще одного робітника або завершіть хід.
    }
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

do-keep = Залишити: { NAME($place, case: "contents") } + { NAME($second, case: "contents") }
do-place = Розмістити робітника { NAME($place, case: "locative") }{ part-found }
do-pick-up = Повернути з { NAME($place, case: "genitive") }: { part-could }
do-beg = Вимолити кукурудзу й розгнівати { NAME($place, case: "accusative") }
do-use = { NAME($place) }: { part-act }
do-no-action = Без дії
do-harvest-corn = Взяти плитку збору кукурудзи
do-harvest-wood = Взяти плитку заготівлі деревини
do-burn = Спалити ліс (гнів бога)
do-harvest-without-tile = Зібрати кукурудзу без плитки
do-anger = Розгнівати { NAME($place, case: "accusative") }
do-climb = Піднятися в храмі { NAME($place, case: "genitive") }
do-advance = Розвинути { NAME($place, case: "accusative") }
do-pay = Сплатити 1 { NAME($place, case: "accusative") }
do-take = Взяти 1 { NAME($place, case: "accusative") }
do-build = Спорудити { NAME($place, case: "accusative") }{ part-slot }
do-build-saving = Спорудити { NAME($place, case: "accusative") }{ part-slot }, заощадивши 1 { NAME($second, case: "accusative") }
do-build-plain = Спорудити { NAME($place, case: "accusative") }{ part-slot }, не застосовуючи Архітектури
do-buy = Купити 1 { NAME($place, case: "accusative") }
do-sell = Продати 1 { NAME($place, case: "accusative") }
do-done = Піти з ринку
do-offer = Пожертвувати 1 { NAME($place, case: "accusative") }
do-advance-one-day = На 1 день
do-advance-two-days = На 2 дні (лише раз: планшет лежатиме темною стороною, доки ви не дійдете до вершини храму)

# Варіанти, рід яких уже названо.
brief-keep = { NAME($place, case: "brief") } + { NAME($second, case: "brief") }
brief-place = { NAME($place, case: "locative") }{ part-found }
brief-pick-up = з { NAME($place, case: "genitive") }: { part-could }
brief-beg = розгнівати { NAME($place, case: "accusative") }

# До чого веде варіант.
ahead-place = За день — { NAME($place) }: { NAME($place, case: "action") }.

## Перебіг партії

log-first-player-chosen =
    { $you ->
        [yes] Перший гравець — ви.
       *[no] Перший гравець — { $seat }.
    }
log-monument-shown = На вибір — { NAME($tile) }.
log-building-shown = Нова будівля: { NAME($tile) }.
log-dummy-placed = Нейтральний робітник стоїть { NAME($place, case: "locative") }.
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
        [yes] Ви розміщуєте робітника { NAME($place, case: "locative") }.
       *[no] { $seat } розміщує робітника { NAME($place, case: "locative") }.
    }
log-mercy-shown =
    { $you ->
        [yes] Боги зглянулися: ви розміщуєте робітника { NAME($place, case: "locative") }, хоч кукурудзи й бракує.
       *[no] Боги зглянулися: { $seat } розміщує робітника { NAME($place, case: "locative") }, хоч кукурудзи й бракує.
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
        [yes] Ви повертаєте робітника з { NAME($place, case: "genitive") }{ NAME($place, case: "idle") }.
       *[no] { $seat } повертає робітника з { NAME($place, case: "genitive") }{ NAME($place, case: "idle") }.
    }
log-action-used =
    { $you ->
        [yes] Ви { NAME($place, case: "doing") } ({ NAME($place) }).
       *[no] { $seat } { NAME($place, case: "does") } ({ NAME($place) }).
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
        [chichen-itza-skulls] { part-scores } за череп у Чичен-Іці.
        [architecture] { part-scores } за Архітектуру.
       *[hunger] { part-loses } через голод.
    }
log-temple-scored =
    { $source ->
        [temple-leads] { part-scores } за найвищу позицію в храмі { NAME($temple, case: "genitive") }.
       *[temple-steps] { $points ->
            [-3] { part-loses } через найнижчу сходинку храму { NAME($temple, case: "genitive") }.
            [-2] { part-loses } через найнижчу сходинку храму { NAME($temple, case: "genitive") }.
            [-1] { part-loses } через найнижчу сходинку храму { NAME($temple, case: "genitive") }.
           *[other] { part-scores } за сходинку в храмі { NAME($temple, case: "genitive") }.
        }
    }
log-temple-climbed =
    { $you ->
        [yes] Ви піднімаєтеся в храмі { NAME($temple, case: "genitive") } до { part-step }.
       *[no] { $seat } піднімається в храмі { NAME($temple, case: "genitive") } до { part-step }.
    }
log-temple-descended =
    { $you ->
        [yes] Ви спускаєтеся в храмі { NAME($temple, case: "genitive") } до { part-step }.
       *[no] { $seat } спускається в храмі { NAME($temple, case: "genitive") } до { part-step }.
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
        [yes] Ви розміщуєте кришталевий череп { NAME($place, case: "locative") }.
       *[no] { $seat } розміщує кришталевий череп { NAME($place, case: "locative") }.
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
log-gods-rewarded =
    { $you ->
        [yes] Боги винагороджують вас.
       *[no] Нагорода богів: { $seat }.
    }
log-food-day-over =
    { $number ->
        [1] Перший День їжі минув.
        [2] Другий День їжі минув.
        [3] Третій День їжі минув.
       *[other] Четвертий День їжі минув.
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
        [yes] Маркер першого гравця переходить далі: тепер перший гравець — ви.
       *[no] Маркер першого гравця переходить далі: тепер перший гравець — { $seat }.
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
log-final-scoring-began = Підсумковий підрахунок очок.
log-goods-counted = { part-scores } за кукурудзу й ресурси.
log-skulls-counted = { part-scores } за невикористані кришталеві черепи.
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
price-points-now =
    { $amount ->
        [one] поки що { $signed } очко
        [few] поки що { $signed } очки
       *[many] поки що { $signed } очок
    }
price-technology =
    { $amount ->
        [one] { $signed } рівень будь-якої технології
        [few] { $signed } рівні будь-яких технологій
       *[many] { $signed } рівнів будь-яких технологій
    }
price-fed-free =
    { $amount ->
        [one] { $signed } робітник, який не потребує кукурудзи
        [few] { $signed } робітники, які не потребують кукурудзи
       *[many] { $signed } робітників, які не потребують кукурудзи
    }
price-fed-cheaper = кожен робітник їсть на { $amount } менше
price-corn-tile =
    { $amount ->
        [one] { $signed } плитка збору кукурудзи
        [few] { $signed } плитки збору кукурудзи
       *[many] { $signed } плиток збору кукурудзи
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

## Що важливо зараз

status-day = День { $day }
status-last-round = Останній раунд
status-food-day =
    { $left ->
        [0] День їжі — наприкінці цього раунду
        [one] День їжі — за { $left } день
        [few] День їжі — за { $left } дні
       *[many] День їжі — за { $left } днів
    }
status-food = { status-food-day }: треба { $needed } кукурудзи, у вас { $corn }

## Показники гравця

figure-corn =
    { $amount ->
        [one] { $amount } кукурудза
       *[other] { $amount } кукурудзи
    }
figure-wood =
    { $amount ->
        [one] { $amount } деревина
       *[other] { $amount } деревини
    }
figure-stone =
    { $amount ->
        [one] { $amount } камінь
        [few] { $amount } камені
       *[many] { $amount } каменів
    }
figure-gold =
    { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
figure-skull =
    { $amount ->
        [one] { $amount } кришталевий череп
        [few] { $amount } кришталеві черепи
       *[many] { $amount } кришталевих черепів
    }
figure-resources =
    { $amount ->
        [one] { $amount } ресурс
        [few] { $amount } ресурси
       *[many] { $amount } ресурсів
    }
figure-workers = доступно робітників: { $amount } з { $all }
figure-corn-tiles = { label-corn-tiles }
figure-wood-tiles = { label-wood-tiles }

## Чому про це питають

reason-take-turn = Доступно робітників: { $amount }. Біля комірки — її ціна в кукурудзі; кожен наступний робітник за хід коштує на 1 більше.
reason-place-more = Доступно робітників: { $amount }. У ціни включено доплату за вже розміщених цього ходу: { $corn }.
reason-use-action =
    { $gear ->
        [4] { $space ->
            [1] Робітник стояв { NAME($place, case: "locative") }.
            [9] Робітник стояв { NAME($place, case: "locative") }.
            [10] Робітник стояв { NAME($place, case: "locative") }. Будь-який номер без доплати.
           *[other] Робітник стояв { NAME($place, case: "locative") }. Менший номер — по 1 кукурудзі за крок назад.
        }
       *[other] { $space ->
            [1] Робітник стояв { NAME($place, case: "locative") }.
            [6] Робітник стояв { NAME($place, case: "locative") }. Будь-який номер без доплати.
            [7] Робітник стояв { NAME($place, case: "locative") }. Будь-який номер без доплати.
           *[other] Робітник стояв { NAME($place, case: "locative") }. Менший номер — по 1 кукурудзі за крок назад.
        }
    }
reason-use-any = Ціну самої дії сплачуєте як звичайно.
reason-harvest = Спаливши ліс, ви візьмете плитку кукурудзи під деревиною, але опуститеся на сходинку в храмі.
reason-anger = Ви спалили ліс. Числа показують, як зміняться ваші очки наприкінці цієї епохи.
reason-climb = Числа показують, як зміняться ваші очки наприкінці цієї епохи.
reason-advance-paid = Числа показують, скільки ресурсів це коштує.
reason-pay-advance = Щоб розвинути { NAME($track, case: "accusative") }.
reason-pay-temples = Щоб піднятися у двох храмах.
reason-build-for-corn = Кожен ресурс вартості — це 2 кукурудзи.
reason-trade = За цей візит ще можна обміняти кукурудзи: { $corn }.
reason-spin = Ваш робітник стояв на комірці першого гравця.

## Що пропаде

waste-workers = У вас ще є робітники ({ $amount }) і кукурудза ({ $corn }), щоб когось розмістити.
waste-last-round = Це останній раунд: робітники на шестірнях ({ $amount }) більше нічого не зроблять.
waste-action = Робітник ще може виконати дію.
waste-skull = У вас немає кришталевого черепа: робітник не виконає жодної дії.
waste-burn = Відкрита плитка кукурудзи дає стільки ж і не гнівить жодного бога.
waste-tile = Плитка дає це лише зараз.

## Види ходів

kind-keep = Залишити
kind-place = Розмістити робітника
kind-pick-up = Повернути
kind-beg = Вимолити кукурудзу
kind-use = Дія
kind-no-action = Без дії
kind-harvest-corn = Плитка кукурудзи
kind-harvest-wood = Плитка деревини
kind-burn = Спалити ліс
kind-harvest-without-tile = Без плитки
kind-anger = Розгнівати бога
kind-climb = Піднятися
kind-advance = Розвинути
kind-pay = Сплатити
kind-take = Взяти
kind-build = Спорудити
kind-build-saving = Спорудити дешевше
kind-build-plain = Без Архітектури
kind-buy = Купити
kind-sell = Продати
kind-done = Піти
kind-offer = Пожертвувати
kind-advance-one-day = 1 день
kind-advance-two-days = 2 дні

## Речі й джерела очок

thing-corn = Кукурудза
thing-wood = Деревина
thing-stone = Камінь
thing-gold = Золото
thing-skull = Кришталеві черепи
thing-points = Очки
thing-worker = Робітники
thing-corn-tile = Плитки кукурудзи
thing-wood-tile = Плитки деревини
thing-chaac = Чаак
thing-quetzalcoatl = Кетцалькоатль
thing-kukulkan = Кукулькан
thing-agriculture = Землеробство
thing-extraction = Видобуток ресурсів
thing-architecture = Архітектура
thing-theology = Теологія
thing-fed = Нагодовано
thing-hungry = Голодні
source-step-chaac = Чаак
source-lead-chaac = Найвище в храмі Чаака
source-step-quetzalcoatl = Кетцалькоатль
source-lead-quetzalcoatl = Найвище в храмі Кетцалькоатля
source-step-kukulkan = Кукулькан
source-lead-kukulkan = Найвище в храмі Кукулькана

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
short-board = Шестірні
short-temples = Храми
short-technologies = Технології
short-buildings = Будівлі
short-monuments = Монументи
short-market = Ринок
short-mat =
    { $you ->
        [yes] Ви
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
        [yes] ваш робітник { NAME($place, case: "locative") }
       *[no] робітник { NAME($place, case: "locative") }: { $seat }
    }
label-dummy = нейтральний робітник { NAME($place, case: "locative") }
label-offering =
    { $you ->
        [yes] ваш кришталевий череп { NAME($place, case: "locative") }
       *[no] кришталевий череп { NAME($place, case: "locative") }: { $seat }
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
        [yes] ви в храмі { NAME($temple, case: "genitive") } на { $points ->
            [-3] найнижчій сходинці (−3 очки)
            [-2] найнижчій сходинці (−2 очки)
            [-1] найнижчій сходинці (−1 очко)
            [0] початковій сходинці
            [one] сходинці з { $points } очком
           *[other] сходинці з { $points } очками
        }
       *[no] { $seat } у храмі { NAME($temple, case: "genitive") } на { $points ->
            [-3] найнижчій сходинці (−3 очки)
            [-2] найнижчій сходинці (−2 очки)
            [-1] найнижчій сходинці (−1 очко)
            [0] початковій сходинці
            [one] сходинці з { $points } очком
           *[other] сходинці з { $points } очками
        }
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
            [8] у комірці Паленке без номера
           *[other] на Паленке { $number }
        }
    .action =
        { $number ->
            [0] без дії
            [1] ловити рибу
            [2] зібрати кукурудзу
            [6] будь-яка дія шестірні
            [7] будь-яка дія шестірні
           *[other] зібрати кукурудзу чи деревину
        }
    .doing =
        { $number ->
            [1] ловите рибу
           *[other] збираєте врожай у джунглях
        }
    .does =
        { $number ->
            [1] ловить рибу
           *[other] збирає врожай у джунглях
        }
    .idle =
        { $number ->
            [0] , без дії
           *[other] { "" }
        }
help-palenque =
    { $number ->
        [0] Початкова комірка: дії немає.
        [1] Риболовля: отримайте 3 кукурудзи.
        [2] Збір урожаю: візьміть плитку збору кукурудзи й отримайте 4 кукурудзи.
        [3] Збір урожаю: візьміть плитку збору кукурудзи й отримайте 5 кукурудзи або візьміть плитку заготівлі деревини й отримайте 2 деревини. Можна також спалити ліс: плитка деревини зникає, ви берете плитку кукурудзи з-під неї, але гнівите бога: спустіться на сходинку в одному з храмів.
        [4] Збір урожаю: візьміть плитку збору кукурудзи й отримайте 7 кукурудзи або візьміть плитку заготівлі деревини й отримайте 3 деревини. Можна також спалити ліс: плитка деревини зникає, ви берете плитку кукурудзи з-під неї, але гнівите бога: спустіться на сходинку в одному з храмів.
        [5] Збір урожаю: візьміть плитку збору кукурудзи й отримайте 9 кукурудзи або візьміть плитку заготівлі деревини й отримайте 4 деревини. Можна також спалити ліс: плитка деревини зникає, ви берете плитку кукурудзи з-під неї, але гнівите бога: спустіться на сходинку в одному з храмів.
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
            [8] у комірці Яшчилана без номера
           *[other] на Яшчилані { $number }
        }
    .action =
        { $number ->
            [0] без дії
            [1] отримати деревину
            [2] отримати камінь і кукурудзу
            [3] отримати золото й кукурудзу
            [4] отримати кришталевий череп
            [6] будь-яка дія шестірні
            [7] будь-яка дія шестірні
           *[other] отримати золото, камінь і кукурудзу
        }
    .doing =
        { $number ->
            [1] отримуєте деревину
            [2] отримуєте камінь і кукурудзу
            [3] отримуєте золото й кукурудзу
            [4] отримуєте кришталевий череп
           *[other] отримуєте золото, камінь і кукурудзу
        }
    .does =
        { $number ->
            [1] отримує деревину
            [2] отримує камінь і кукурудзу
            [3] отримує золото й кукурудзу
            [4] отримує кришталевий череп
           *[other] отримує золото, камінь і кукурудзу
        }
    .idle =
        { $number ->
            [0] , без дії
           *[other] { "" }
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
            [8] у комірці Тікаля без номера
           *[other] на Тікалі { $number }
        }
    .action =
        { $number ->
            [0] без дії
            [1] розвинути технологію
            [2] спорудити будівлю
            [3] розвинути технології (до 2 рівнів)
            [4] спорудити до 2 будівель або монумент
            [6] будь-яка дія шестірні
            [7] будь-яка дія шестірні
           *[other] піднятися у двох храмах
        }
    .doing =
        { $number ->
            [1] розвиваєте технологію
            [2] споруджуєте будівлю
            [3] розвиваєте технології
            [4] беретеся за будівлі чи монумент
           *[other] піднімаєтеся у храмах
        }
    .does =
        { $number ->
            [1] розвиває технологію
            [2] споруджує будівлю
            [3] розвиває технології
            [4] береться за будівлі чи монумент
           *[other] піднімається у храмах
        }
    .idle =
        { $number ->
            [0] , без дії
           *[other] { "" }
        }
help-tikal =
    { $number ->
        [0] Початкова комірка: дії немає.
        [1] Розвиньте технологію на один рівень. Рівні 1, 2 і 3 коштують 1, 2 і 3 будь-які ресурси, бонус після рівня 3 — 1 ресурс.
        [2] Спорудіть одну будівлю за ресурси.
        [3] Розвиньте одну технологію на 1 чи 2 рівні або дві технології на 1 рівень кожну. Кожен рівень оплачуйте окремо, як на Тікалі 1.
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
            [8] у комірці Ушмаля без номера
           *[other] на Ушмалі { $number }
        }
    .action =
        { $number ->
            [0] без дії
            [1] піднятися в храмі
            [2] торгувати на ринку
            [3] отримати робітника
            [4] спорудити будівлю за кукурудзу
            [6] будь-яка дія шестірні
            [7] будь-яка дія шестірні
           *[other] виконати будь-яку дію
        }
    .doing =
        { $number ->
            [1] піднімаєтеся в храмі
            [2] торгуєте на ринку
            [3] отримуєте робітника
            [4] споруджуєте будівлю за кукурудзу
           *[other] обираєте дію будь-якої іншої комірки
        }
    .does =
        { $number ->
            [1] піднімається в храмі
            [2] торгує на ринку
            [3] отримує робітника
            [4] споруджує будівлю за кукурудзу
           *[other] обирає дію будь-якої іншої комірки
        }
    .idle =
        { $number ->
            [0] , без дії
           *[other] { "" }
        }
help-uxmal =
    { $number ->
        [0] Початкова комірка: дії немає.
        [1] Сплатіть 3 кукурудзи й підніміться на сходинку в будь-якому храмі.
        [2] Ринок: обмінюйте кукурудзу на ресурси й навпаки скільки завгодно разів (якщо варіант правил не обмежує ринок). Деревина коштує 2 кукурудзи, камінь — 3, золото — 4.
        [3] Отримайте нового робітника.
        [4] Спорудіть одну будівлю за кукурудзу: по 2 кукурудзи за кожен ресурс її вартості.
        [5] Сплатіть 1 кукурудзу й виконайте будь-яку дію Паленке, Яшчилана, Тікаля чи Ушмаля. Вартість самої дії сплачується як завжди.
       *[other] Будь-яка дія Ушмаля від 1 до 5 без доплати.
    }
place-chichen-itza = Чичен-Іца { $number }
    .genitive = Чичен-Іци { $number }
    .locative = на Чичен-Іці { $number }
    .action =
        { $number ->
            [0] без дії
            [1] викласти череп (4 очки)
            [2] викласти череп (5 очок)
            [3] викласти череп (6 очок)
            [4] викласти череп (7 очок)
            [5] викласти череп (8 очок)
            [6] викласти череп (8 очок)
            [7] викласти череп (10 очок)
            [8] викласти череп (11 очок)
            [10] будь-яка дія шестірні
           *[other] викласти череп (13 очок)
        }
    .doing = жертвуєте кришталевий череп
    .does = жертвує кришталевий череп
    .idle =
        { $number ->
            [0] , без дії
           *[other] { "" }
        }
help-chichen-itza =
    { $number ->
        [0] Початкова комірка: дії немає.
        [1] Викладіть сюди свій кришталевий череп: 4 очки та сходинка в храмі Чаака. За партію сюди можна викласти лише один череп.
        [2] Викладіть сюди свій кришталевий череп: 5 очок та сходинка в храмі Чаака. За партію сюди можна викласти лише один череп.
        [3] Викладіть сюди свій кришталевий череп: 6 очок та сходинка в храмі Чаака. За партію сюди можна викласти лише один череп.
        [4] Викладіть сюди свій кришталевий череп: 7 очок та сходинка в храмі Кукулькана. За партію сюди можна викласти лише один череп.
        [5] Викладіть сюди свій кришталевий череп: 8 очок та сходинка в храмі Кукулькана. За партію сюди можна викласти лише один череп.
        [6] Викладіть сюди свій кришталевий череп: 8 очок, сходинка в храмі Кукулькана й ресурс на вибір. За партію сюди можна викласти лише один череп.
        [7] Викладіть сюди свій кришталевий череп: 10 очок та сходинка в храмі Кетцалькоатля. За партію сюди можна викласти лише один череп.
        [8] Викладіть сюди свій кришталевий череп: 11 очок, сходинка в храмі Кетцалькоатля й ресурс на вибір. За партію сюди можна викласти лише один череп.
        [9] Викладіть сюди свій кришталевий череп: 13 очок, сходинка в храмі Кетцалькоатля й ресурс на вибір. За партію сюди можна викласти лише один череп.
       *[other] Будь-яка дія Чичен-Іци від 1 до 9 без доплати.
    }
place-first-player-space = комірка першого гравця
    .locative = у комірці першого гравця
help-first-player-space = Сама комірка не коштує кукурудзи. Наприкінці ходу ви забираєте всю кукурудзу з календаря. Наприкінці раунду берете маркер першого гравця, а якщо він уже у вас, передаєте його гравцеві ліворуч. Потім прокручуєте календар на 1 день або на 2, якщо ваш планшет лежить світлою стороною догори, а другий день не скине з шестерень жодного робітника.

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
help-corn = Нею платять за розміщення робітників, за кроки назад на шестірні та за їжу: 2 кукурудзи на кожного робітника в День їжі; за кожного ненагодованого — мінус 3 очки. Наприкінці гри 4 кукурудзи дають 1 очко.
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
help-chaac = Коричневий храм. Наприкінці епохи його сходинки, від найнижчої, дають −1, 0, 2, 4, 6, 7 і 8 очок. У середині епохи кожен, хто стоїть на сходинці з 2 очками або вище, отримує 1 камінь, а на сходинці з 6 очками або вище — ще 1. За найвищу позицію — ще 6 очок після першої епохи та 2 після другої, за нічиєї — половина. На верхній сходинці може стояти лише один гравець, і вона перевертає його планшет на світлу сторону.
place-quetzalcoatl = Кетцалькоатль
    .genitive = Кетцалькоатля
    .accusative = Кетцалькоатля
help-quetzalcoatl = Жовтий храм. Наприкінці епохи його сходинки, від найнижчої, дають −2, 0, 1, 2, 4, 6, 9, 12 і 13 очок. У середині епохи кожен, хто стоїть на сходинці з 2 очками або вище, отримує 1 золото, а на сходинці з 6 очками або вище — ще 1. За найвищу позицію — ще 2 очки після першої епохи та 6 після другої, за нічиєї — половина. На верхній сходинці може стояти лише один гравець, і вона перевертає його планшет на світлу сторону.
place-kukulkan = Кукулькан
    .genitive = Кукулькана
    .accusative = Кукулькана
help-kukulkan = Зелений храм. Наприкінці епохи його сходинки, від найнижчої, дають −3, 0, 1, 3, 5, 7, 9 і 10 очок. У середині епохи кожен, хто стоїть на сходинці з 1 очком або вище, отримує 1 деревину, на сходинці з 5 очками або вище — ще 1 деревину, а на сходинці з 7 очками або вище — 1 кришталевий череп. За найвищу позицію — ще 4 очки після кожної епохи, за нічиєї — половина. На верхній сходинці може стояти лише один гравець, і вона перевертає його планшет на світлу сторону.

## Технології

place-agriculture = Землеробство
    .genitive = Землеробства
    .accusative = Землеробство
help-agriculture = Рівень 1: на 1 кукурудзу більше з кожного збору в джунглях. Рівень 2: на 1 кукурудзу більше з риболовлі, а якщо відкритих плиток збору кукурудзи немає, кукурудзу можна зібрати й без плитки. Рівень 3: ще на 2 кукурудзи більше з кожного збору в джунглях. Бонус: сходинка в будь-якому храмі.
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
help-a1-muni-agriculture = Громадська будівля. Безплатно розвиньте Землеробство на один рівень.
place-a1-muni-agriculture-stone = Зрошувальна система
    .accusative = Зрошувальну систему
help-a1-muni-agriculture-stone = Громадська будівля. Безплатно розвиньте Землеробство на один рівень і отримайте 1 камінь.
place-a1-muni-extraction-corn = Дім рудокопів
    .accusative = Дім рудокопів
help-a1-muni-extraction-corn = Громадська будівля. Безплатно розвиньте Видобуток ресурсів на один рівень і отримайте 1 кукурудзу.
place-a1-muni-extraction-gold = Двір золотарів
    .accusative = Двір золотарів
help-a1-muni-extraction-gold = Громадська будівля. Безплатно розвиньте Видобуток ресурсів на один рівень і отримайте 1 золото.
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
help-a1-shrine-architecture = Святиня. Безплатно розвиньте Архітектуру на один рівень.
place-a1-shrine-theology-kukulkan = Святиня жерців
    .accusative = Святиню жерців
help-a1-shrine-theology-kukulkan = Святиня. Безплатно розвиньте Теологію на один рівень і підніміться на сходинку в храмі Кукулькана.

## Будівлі другої епохи

place-a2-farm-triple = Велика ферма
    .accusative = Велику ферму
help-a2-farm-triple = Ферма. Відтепер 3 ваші робітники не потребують кукурудзи в Дні їжі.
place-a2-muni-tech-stone = Кам’яна академія
    .accusative = Кам’яну академію
help-a2-muni-tech-stone = Громадська будівля. Безплатно розвиньте будь-яку технологію на один рівень і отримайте 1 камінь.
place-a2-muni-tech-gold = Золота академія
    .accusative = Золоту академію
help-a2-muni-tech-gold = Громадська будівля. Безплатно розвиньте будь-яку технологію на один рівень і отримайте 1 золото.
place-a2-muni-tech-skull = Академія черепів
    .accusative = Академію черепів
help-a2-muni-tech-skull = Громадська будівля. Безплатно розвиньте будь-яку технологію на один рівень і отримайте 1 кришталевий череп.
place-a2-muni-tech-corn = Академія житниць
    .accusative = Академію житниць
help-a2-muni-tech-corn = Громадська будівля. Безплатно розвиньте будь-яку технологію на один рівень і отримайте 6 кукурудзи.
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
help-a2-shrine-two-techs = Святиня. Безплатно розвиньте одну технологію на 2 рівні або дві технології на 1 рівень кожну.
place-a2-shrine-theology-temples = Святиня відданості
    .accusative = Святиню відданості
help-a2-shrine-theology-temples = Святиня. Безплатно розвиньте Теологію на один рівень і підніміться на сходинку в храмах Чаака та Кукулькана.
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
help-a2-shrine-architecture = Святиня. Безплатно розвиньте Архітектуру на один рівень і отримайте 3 очки.

## Монументи

place-m-tombs = Монумент предків
    .accusative = Монумент предків
help-m-tombs = Монумент із рамкою гробниці. Наприкінці гри: 4 очки за кожну вашу будівлю та кожен ваш монумент із такою рамкою. Цей монумент теж рахується.
place-m-constructions = Монумент будівничих
    .accusative = Монумент будівничих
help-m-constructions = Монумент із рамкою гробниці. Наприкінці гри: 2 очки за кожну вашу будівлю та кожен ваш монумент. Цей монумент теж рахується.
place-m-all-monuments = Монумент епох
    .accusative = Монумент епох
help-m-all-monuments = Монумент із рамкою гробниці. Наприкінці гри за кожен споруджений будь-ким монумент: 6 очок у грі вдвох, 5 утрьох, 4 учотирьох. Цей монумент теж рахується.
place-m-corn-tiles = Монумент урожаю
    .accusative = Монумент урожаю
help-m-corn-tiles = Монумент із рамкою гробниці. Наприкінці гри: 4 очки за кожну вашу плитку збору кукурудзи.
place-m-wood-tiles = Монумент лісу
    .accusative = Монумент лісу
help-m-wood-tiles = Монумент із рамкою гробниці. Наприкінці гри: 4 очки за кожну вашу плитку заготівлі деревини. Спалені не рахуються.
place-m-municipal = Монумент громади
    .accusative = Монумент громади
help-m-municipal = Монумент із рамкою громадської будівлі. Наприкінці гри: 4 очки за кожну вашу будівлю та кожен ваш монумент із такою рамкою. Цей монумент теж рахується.
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
help-m-shrines = Монумент із рамкою святині. Наприкінці гри: 4 очки за кожну вашу будівлю та кожен ваш монумент із такою рамкою. Цей монумент теж рахується.
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
    .brief =
        { $number ->
            [1] 3 кукурудзи, Кетцалькоатль +1, Землеробство +1
            [3] 5 кукурудзи, 1 золото, Кетцалькоатль +1
            [5] 1 камінь, 1 золото, Землеробство +1
           *[7] 9 кукурудзи, 1 камінь
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
    .brief =
        { $number ->
            [1] 1 деревина, Кукулькан +1, Видобуток ресурсів +1
            [3] 2 кукурудзи, 2 деревини, Кукулькан +1
            [5] 4 кукурудзи, 1 деревина, Видобуток ресурсів +1
           *[7] 3 кукурудзи, 2 деревини, 1 камінь
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
    .brief =
        { $number ->
            [1] 2 кукурудзи, Чаак +1, Архітектура +1
            [3] 6 кукурудзи, 2 камені
            [5] 3 кукурудзи, 1 золото, Архітектура +1
           *[7] 6 кукурудзи, 1 деревина, 1 камінь
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
    .brief =
        { $number ->
            [1] 5 кукурудзи, 1 камінь, Чаак +1
            [3] 3 кукурудзи, 1 деревина, їжа для 1 робітника
            [5] новий робітник
           *[7] 8 кукурудзи, 1 золото
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
    .brief =
        { $number ->
            [0] 4 кукурудзи, 1 деревина, 1 кришталевий череп
            [3] 5 кукурудзи, 1 камінь, Теологія +1
            [5] 4 кукурудзи, 3 деревини
            [7] 2 кукурудзи, 2 деревини, Теологія +1
           *[10] 7 кукурудзи, 2 деревини
        }
help-wealth-chichen-itza = Дає { place-wealth-chichen-itza.contents }.

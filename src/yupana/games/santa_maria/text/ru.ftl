# Санта-Мария по-русски.

title = Санта-Мария: Американские королевства
about = Основывайте колонию в джунглях: выкладывайте жетоны, посылайте кубики по её рядам и колонкам, грузите корабли, идите вглубь материка и размещайте монахов. За три года решится, чей народ счастливее. Для 1–4 игроков, а с городом майя — до 5.
provenance = Правила базовой игры и дополнения «Американские королевства», пересказанные своими словами. Мы не знали, что именно напечатано на компонентах: строения, колонии, жетоны, корабли, большинство учёных, епископов и миссий, деления обеих шкал, улучшения, храмы и карты города майя — это наша собственная редакция. Она согласована со всеми числами правил, но это не изданные таблицы. Названия тоже наши.
option-advanced =
    { $value ->
        [0] Готовые колонии (сторона А)
       *[other] Расширенные правила: одинаковые колонии (сторона Б), к каждой — ратуша и учёный на выбор
    }
option-random-colonies =
    { $value ->
        [0] Колонии выбирают
       *[other] Колонии раздают случайно
    }
option-shared-blue =
    { $value ->
        [0] У каждого свои синие кубики
       *[other] Синие кубики лежат в общем запасе
    }
option-hidden-happiness =
    { $value ->
        [0] Счастье лежит лицом вверх
       *[other] Счастье лежит лицом вниз
    }
option-expansion =
    { $value ->
        [0] Базовая игра
       *[other] «Американские королевства»: какао, особые жетоны и корабли, новые учёные и епископы
    }
option-governor =
    { $value ->
        [0] Без губернаторов
       *[other] По колониям ходят губернаторы
    }
option-specialists =
    { $value ->
        [0] Без специалистов
       *[other] Белыми кубиками нанимают специалистов
    }
option-ambassadors =
    { $value ->
        [0] Без послов
       *[other] Два кубика послов, вслед за которыми действуют все
    }
option-maya =
    { $value ->
        [0] Только колонии
       *[other] Первый игрок правит городом майя
    }
option-passed-players-follow =
    { $value ->
        [0] Спасовавшие не действуют вслед за кубиками послов
       *[other] Спасовавшие тоже действуют вслед за кубиками послов
    }
option-meditation-shares-road =
    { $value ->
        [0] Медитация: нижнее место не делят с другими
       *[other] Медитация: нижнее место тоже можно делить с другими
    }
preset-first = Первая игра
preset-advanced = Расширенные правила
preset-kingdoms = Американские королевства
preset-governor = Губернатор
preset-specialists = Специалисты
preset-ambassadors = Послы
preset-maya = Город майя
preset-everything = Всё вместе
about-option-advanced = У всех одинаковая колония, и каждый выбирает ратушу вместе с учёным, который к ней прилагается.
about-option-random-colonies = Колонию не выбирают, а получают наугад.
about-option-shared-blue = Все берут синие кубики из одного запаса: за год столько, сколько было бы своих.
about-option-hidden-happiness = Если лицом вниз, своё счастье до конца знаете только вы; если лицом вверх, его видят все.
about-option-expansion = Какао меняет кубики без монет; жетонов, кораблей, учёных и епископов становится больше. Модули без дополнения не действуют.
about-option-governor = Губернатор идёт по колонии, когда кубик активирует его линию, и в конце даёт очки за своё место.
about-option-specialists = Фермеры, лесники, солдаты и улучшения лежат у значений белых кубиков, которыми их и нанимают.
about-option-ambassadors = Когда кто-то использовал кубик посла, ту же линию активируют все остальные. Других кубиков меньше.
about-option-maya = У одного игрока не колония, а город майя с картами, храмами и торговлей.
about-option-passed-players-follow = Активируют ли линию те, кто уже спасовал, когда кто-то берёт кубик посла.
about-option-meditation-shares-road = Может ли тот, у кого есть медитация, пасовать и на нижнем месте, если там уже кто-то есть.
about-preset-first = Базовая игра с готовыми колониями: с неё стоит начать.
about-preset-advanced = Базовая игра с одинаковыми колониями; каждый выбирает ратушу и её учёного.
about-preset-kingdoms = Дополнение без модулей: какао, особые жетоны и корабли, новые учёные и епископы.
about-preset-governor = Дополнение, а в каждой колонии — губернатор, который идёт дальше, когда кубик активирует его линию.
about-preset-specialists = Дополнение и люди, которых нанимают белыми кубиками.
about-preset-ambassadors = Дополнение и два кубика, чьи линии активируют все.
about-preset-maya = Дополнение; игрок на первом месте правит не колонией, а городом майя.
about-preset-everything = Дополнение с губернатором, специалистами, послами и городом майя, которым правит игрок на первом месте.
refused-colonies-are-equal = По расширенным правилам все колонии одинаковы: раздавать нечего.
refused-five-without-ambassadors-and-maya = Впятером можно играть только с дополнением, послами и городом майя.
refused-module-without-expansion = Для губернаторов, специалистов, послов и города майя нужно дополнение «Американские королевства».
refused-colonies-are-dealt = С дополнением колонии всегда раздают случайно, если не играют с городом майя.
refused-shared-dice-and-ambassadors = Общие синие кубики не сочетаются с послами.
refused-shared-dice-and-maya = Общие синие кубики не сочетаются с городом майя.

## Части других сообщений

part-good =
    { $good ->
        [wood] { $amount ->
            [one] { $amount } древесину
           *[other] { $amount } древесины
        }
        [grain] { $amount ->
            [one] { $amount } зерно
           *[other] { $amount } зерна
        }
        [sugar] { $amount ->
            [one] { $amount } сахар
           *[other] { $amount } сахара
        }
        [gem] { $amount ->
            [one] { $amount } самоцвет
            [few] { $amount } самоцвета
           *[many] { $amount } самоцветов
        }
        [gold] { $amount ->
            [one] { $amount } золото
           *[other] { $amount } золота
        }
        [cacao] { $amount } какао
        [coin] { $amount ->
            [one] { $amount } монету
            [few] { $amount } монеты
           *[many] { $amount } монет
        }
       *[happiness] { $amount ->
            [one] { $amount } очко счастья
            [few] { $amount } очка счастья
           *[many] { $amount } очков счастья
        }
    }
part-coins =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
part-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
part-lost-points =
    { UNSIGNED($points) ->
        [one] { UNSIGNED($points) } очко
        [few] { UNSIGNED($points) } очка
       *[many] { UNSIGNED($points) } очков
    }
part-cost =
    { $wood ->
        [0] { "" }
        [one] { " " }· { $wood } древесина
       *[other] { " " }· { $wood } древесины
    }{ $grain ->
        [0] { "" }
        [one] { " " }· { $grain } зерно
       *[other] { " " }· { $grain } зерна
    }{ $sugar ->
        [0] { "" }
        [one] { " " }· { $sugar } сахар
       *[other] { " " }· { $sugar } сахара
    }{ $gem ->
        [0] { "" }
        [one] { " " }· { $gem } самоцвет
        [few] { " " }· { $gem } самоцвета
       *[many] { " " }· { $gem } самоцветов
    }{ $cacao ->
        [0] { "" }
       *[other] { " " }· { $cacao } какао
    }{ $coin ->
        [0] { "" }
        [one] { " " }· { $coin } монета
        [few] { " " }· { $coin } монеты
       *[many] { " " }· { $coin } монет
    }
part-tile =
    { $shape ->
        [domino] { NAME($first) }, { NAME($last) }
       *[other] { NAME($first) }, { NAME($middle) }, { NAME($last) }
    }
part-copy =
    { $copy ->
        [0] { "" }
        [1] { " " }(первый из двух одинаковых)
       *[other] { " " }(второй из двух одинаковых)
    }
part-state =
    { $state ->
        [free] свободно
        [used] занято в этом году
       *[road] дорога
    }
part-source =
    { $source ->
        [colonists] полностью развитые линии
        [scholars] учёных
        [sets] наборы кораблей
       *[ships] корабли
    }
part-rank = { $rank }-е
part-brings =
    { $brings ->
        [monk] : монах
        [monk-and-die] : монах и синий кубик
        [card] : карта или заполненный склад
        [card-and-die] : карта или заполненный склад и синий кубик
        [happiness] : 1 очко счастья
       *[nothing] { "" }
    }
part-achievement =
    { $achievement ->
        [communism] Коммунизм
        [capitalism] Капитализм
        [theocracy] Теократия
        [goatocracy] Козлократия
        [democracy] Демократия
       *[utopia] Утопия
    }

## Вопросы

ask-choose-colony = Какую колонию вы основываете?
ask-choose-town-hall = Какую ратушу с учёным вы берёте?
ask-take-turn =
    { $only ->
        [pass] Ваш ход: можно только спасовать.
        [sell] Ваш ход: пока можно только спасовать. Сначала можно что-то купить или продать.
       *[more] Ваш ход: одно основное действие.
    }
ask-finish-turn = Действие выполнено. Завершите ход.
ask-lay-tile = Куда вы кладёте жетон?
ask-lay-road =
    { $can ->
        [yes] Куда вы кладёте жетон дороги?
       *[no] Жетонов дороги не осталось.
    }
ask-choose-payment = Чем вы платите? Золото заменяет любой ресурс.
ask-trade-goods =
    { $can ->
        [yes] Что вы обмениваете?
       *[no] Вам нечего обменять. Сначала можно что-то купить или продать.
    }
ask-load-ship =
    { $can ->
        [yes] Какой корабль вы грузите?
       *[no] Сейчас ни один корабль не загрузить. Сначала можно что-то купить или продать.
    }
ask-choose-dock = В какой ваш док пойдёт особый корабль?
ask-cross-symbol = Религия: сделать шаг, который приводит монаха?
ask-preach-further =
    { $can ->
        [yes] Заплатить за ещё один шаг религии?
       *[no] Вам нечем заплатить за ещё один шаг религии. Сначала можно что-то купить или продать.
    }
ask-conquer-further =
    { $can ->
        [yes] Картография: заплатить 1 монету за ещё одно деление конкистадоров?
       *[no] Картография: у вас нет монеты на ещё одно деление. Сначала можно что-то продать.
    }
ask-navigate =
    { $can ->
        [yes] Навигация: заплатить 1 монету, чтобы губернатор пошёл дальше?
       *[no] Навигация: у вас нет монеты, чтобы губернатор пошёл дальше. Сначала можно что-то продать.
    }
ask-place-monk = Куда вы ставите монаха?
ask-take-second-effect = Медитация: какой второй эффект вы выбираете?
ask-hire-specialist =
    { $can ->
        [yes] { $must ->
            [yes] Эту линию открывает только улучшение. Куда вы его кладёте?
           *[no] { $lays ->
                [yes] Положить { NAME($specialist, case: "accusative") }? Жетон накроет то, что лежит на клетке.
               *[no] Нанять { NAME($specialist, case: "accusative") }?
            }
        }
       *[no] Вам нечем заплатить специалисту. Сначала можно что-то продать.
    }
ask-choose-line = Какую линию вы активируете вслед за послом?
ask-take-city-turn =
    { $only ->
        [pass] Ход города: можно только спасовать.
       *[more] Ход города: что вы делаете?
    }
ask-walk = Где заканчивается путь? Все свободные строения на пути активируются.
ask-after-walk =
    { $does ->
        [level] Завершить уровень храма у дороги?
        [technology] Применить технологию?
       *[both] Завершить уровень храма у дороги или применить технологию?
    }
ask-complete-any = Какой уровень храма вы завершаете?
ask-take-warehouse = Склад какого ресурса вы берёте? Он будет заполнен.
ask-link-fork = На какую развилку вы кладёте жетон дороги?
ask-fill-warehouse = Склад какого ресурса вы заполняете?
ask-take-monk-bonus = Символ монаха: взять карту или заполнить склад?
ask-put-up = Какое строение вы возводите и где?
ask-exchange = Обменяйтесь с запасом, предложите обмен или завершите.
ask-return-card = Какую карту вы кладёте под колоду?
ask-make-offer = Что вы даёте и чего хотите?
ask-answer-offer =
    { $can ->
        [yes] Принять обмен?
       *[no] Сейчас этот обмен невозможен. Можно сначала что-то купить или продать либо отказаться.
    }

## Варианты

do-choose =
    { $scholar ->
        [none] Выбрать { NAME($place, case: "accusative") }: { NAME($place, case: "effect") }
       *[other] Выбрать { NAME($place, case: "accusative") }, { NAME($scholar) }: { NAME($scholar, case: "effect") }
    }
do-expand =
    { $shape ->
        [domino] Взять двойной жетон: { part-tile }{ part-copy }
        [ell] Взять тройной жетон: { part-tile }{ part-copy }
       *[bar] Взять особый жетон: { part-tile }{ part-copy }
    }
do-lay = Положить: { brief-lay }
do-activate = Активировать { NAME($building, case: "accusative") } ({ NAME($place) })
do-use =
    { $buildings ->
        [0] Взять { NAME($place) } для { NAME($second, case: "genitive") }
        [one] Взять { NAME($place) } для { NAME($second, case: "genitive") }: { $buildings } строение
        [few] Взять { NAME($place) } для { NAME($second, case: "genitive") }: { $buildings } строения
       *[many] Взять { NAME($place) } для { NAME($second, case: "genitive") }: { $buildings } строений
    }
do-use-cacao =
    { $buildings ->
        [0] Взять { NAME($place) } для { NAME($second, case: "genitive") }, изменив за какао
        [one] Взять { NAME($place) } для { NAME($second, case: "genitive") }, изменив за какао: { $buildings } строение
        [few] Взять { NAME($place) } для { NAME($second, case: "genitive") }, изменив за какао: { $buildings } строения
       *[many] Взять { NAME($place) } для { NAME($second, case: "genitive") }, изменив за какао: { $buildings } строений
    }
do-pass = Спасовать: { brief-pass }
do-use-space = Получить эффект: { NAME($place) }
do-sell = Продать { NAME($place, case: "accusative") }
do-buy = Купить { NAME($place, case: "accusative") }
do-pay = Заплатить { NAME($place, case: "instrumental") }
do-pay-one-gold = Заплатить { part-good } и 1 золото
do-pay-two-gold = Заплатить { part-good } и 2 золота
do-trade = Обменять { NAME($place, case: "accusative") }
do-ship =
    { $points ->
        [one] Загрузить корабль на { $points } очко ({ NAME($place) })
        [few] Загрузить корабль на { $points } очка ({ NAME($place) })
       *[many] Загрузить корабль на { $points } очков ({ NAME($place) })
    }
do-send =
    { $to ->
        [dock] Отправить в { NAME($place) }
       *[seat] { $you ->
            [yes] Отправить предложение себе
           *[no] Отправить предложение игроку { $seat }
        }
    }
do-advance = Сделать шаг на { NAME($place) }{ part-brings }
do-advance-for = Ещё шаг за { NAME($place, case: "accusative") }{ part-brings }
do-place-monk = { NAME($place) }: { NAME($place, case: "effect") }{ $penalty ->
        [0] { "" }
       *[other] ; минус { $penalty } очка в конце
    }
do-hire =
    { $cell ->
        [none] Нанять { NAME($specialist, case: "accusative") }
       *[other] Положить { NAME($specialist, case: "accusative") } ({ NAME($cell) })
    }
do-follow = Активировать { NAME($place, case: "accusative") }
do-walk = Дойти до { NAME($place, case: "genitive") }
do-play-trade = Торговать картой ({ NAME($place, case: "shows") })
do-play-festival = Праздновать с картой ({ NAME($place, case: "shows") })
do-play-construction = Строить с картой ({ NAME($place, case: "shows") })
do-play-technology = Применить технологию карты ({ NAME($place, case: "shows") })
do-send-priest = Послать верховного жреца на { NAME($place) }
do-complete = Завершить уровень { NAME($place, case: "genitive") }: { NAME($place, case: "level") }
do-take = Взять склад { NAME($place, case: "genitive") }
do-link = Положить на { NAME($place, case: "accusative") }
do-fill = Заполнить склад { NAME($place, case: "genitive") }
do-draw = Взять карту
do-build = Возвести { NAME($place, case: "accusative") }: { NAME($second) }
do-return-cards = Положить карты под колоду и взять столько же новых
do-return = Положить карту под колоду ({ NAME($place, case: "shows") })
do-offer-to =
    { $you ->
        [yes] Предложить обмен себе ({ NAME($place) })
       *[no] Предложить обмен игроку { $seat } ({ NAME($place) })
    }
do-give = Дать { NAME($place, case: "accusative") }
do-want = Попросить { NAME($place, case: "accusative") }
do-cancel = Отменить предложение
do-accept = Принять
do-refuse = Отказаться
do-done = Завершить
## Что делает вариант, где глагол уже сказан

brief-choose =
    { $scholar ->
        [none] { NAME($place) }: { NAME($place, case: "effect") }
       *[other] { NAME($place) }, { NAME($scholar) }: { NAME($scholar, case: "effect") }
    }
brief-expand = { part-tile }{ part-copy }
brief-lay =
    { $shape ->
        [dot] { NAME($place) }
        [ell] { $turn ->
            [0] { NAME($place) }, остальное правее и ниже
            [1] { NAME($place) }, остальное ниже и левее
            [2] { NAME($place) }, остальное левее и выше
           *[3] { NAME($place) }, остальное выше и правее
        }
       *[other] { $turn ->
            [0] { NAME($place) }, вправо
            [1] { NAME($place) }, вниз
            [2] { NAME($place) }, влево
           *[3] { NAME($place) }, вверх
        }
    }
brief-activate = { NAME($building) } ({ NAME($place) })
brief-use = { NAME($place) }: { NAME($second) }
brief-use-cacao = { NAME($place) }: { NAME($second) }
brief-pass =
    { $city ->
        [yes] { NAME($place, case: "city") }
       *[no] { NAME($place) }
    }
brief-ship = { NAME($place) }: { part-points }
brief-hire =
    { $cell ->
        [none] { NAME($specialist) }
       *[other] { NAME($cell) }
    }
brief-walk = { NAME($place) }

price-wood = { $signed } { $amount ->
        [one] древесина
       *[other] древесины
    }
price-grain = { $signed } { $amount ->
        [one] зерно
       *[other] зерна
    }
price-sugar = { $signed } { $amount ->
        [one] сахар
       *[other] сахара
    }
price-gem = { $signed } { $amount ->
        [one] самоцвет
        [few] самоцвета
       *[many] самоцветов
    }
price-gold = { $signed } { $amount ->
        [one] золото
       *[other] золота
    }
price-cacao = { $signed } какао
price-coin = { $signed } { $amount ->
        [one] монета
        [few] монеты
       *[many] монет
    }
price-happiness = { $signed } { $amount ->
        [one] счастье
       *[other] счастья
    }
price-points = { $signed } { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
price-religion = { $signed } { $amount ->
        [one] религия
       *[other] религии
    }
price-conquistador = { $signed } { $amount ->
        [one] конкистадор
        [few] конкистадора
       *[many] конкистадоров
    }
price-shipping = { $signed } { $amount ->
        [one] морская торговля
       *[other] морской торговли
    }
price-trade = { $signed } { $amount ->
        [one] торговля
       *[other] торговли
    }
price-road = { $signed } { $amount ->
        [one] жетон дороги
        [few] жетона дороги
       *[many] жетонов дороги
    }

## Что произошло

log-first-player-chosen =
    { $you ->
        [yes] Вы начинаете.
       *[no] Начинает { $seat }.
    }
log-ship-shown = В { NAME($dock) } приходит корабль.
log-tile-shown = В раскладе: { NAME($tile) }.
log-spot-filled = На общем поле: { NAME($spot) }.
log-pair-laid-out = Комплект: { NAME($hall) }, { NAME($scholar) }.
log-colony-taken =
    { $you ->
        [yes] Вы основываете { NAME($colony, case: "accusative") }.
       *[no] { $seat } основывает { NAME($colony, case: "accusative") }.
    }
log-town-hall-taken =
    { $you ->
        [yes] Вы берёте { NAME($hall, case: "accusative") } с учёным: { NAME($scholar) }.
       *[no] { $seat } берёт { NAME($hall, case: "accusative") } с учёным: { NAME($scholar) }.
    }
log-white-die-rolled = В запасе { NAME($die) }.
log-blue-die-rolled =
    { $you ->
        [yes] Вы бросаете { NAME($die) }.
       *[no] { $seat } бросает { NAME($die) }.
    }
log-shared-die-rolled = В общем запасе { NAME($die) }.
log-year-began =
    { $you ->
        [yes] Год { $year }: начинаете вы.
       *[no] Год { $year }: начинает { $seat }.
    }
log-year-ended =
    { $year ->
        [3] Год { $year } закончился: конец партии.
       *[other] Год { $year } закончился.
    }
log-conquest-scored =
    { $you ->
        [yes] Конкистадоры, { part-rank } место: вы получаете { part-points }.
       *[no] Конкистадоры, { part-rank } место: { $seat } получает { part-points }.
    }
log-goods-gained =
    { $you ->
        [yes] Вы получаете { part-good }.
       *[no] { $seat } получает { part-good }.
    }
log-goods-paid =
    { $you ->
        [yes] Вы платите { part-good }.
       *[no] { $seat } платит { part-good }.
    }
log-goods-overflowed =
    { $you ->
        [yes] Вам некуда положить { part-good }, и вы получаете взамен { part-coins }.
       *[no] Игроку { $seat } некуда положить { part-good }, и он получает взамен { part-coins }.
    }
log-good-sold =
    { $you ->
        [yes] Вы продаёте { NAME($good, case: "accusative") } за { part-coins }.
       *[no] { $seat } продаёт { NAME($good, case: "accusative") } за { part-coins }.
    }
log-good-bought =
    { $you ->
        [yes] Вы покупаете { NAME($good, case: "accusative") } за { part-coins }.
       *[no] { $seat } покупает { NAME($good, case: "accusative") } за { part-coins }.
    }
log-tile-taken =
    { $you ->
        [yes] Вы берёте { NAME($tile) }: { part-tile }.
       *[no] { $seat } берёт { NAME($tile) }: { part-tile }.
    }
log-tile-laid =
    { $you ->
        [yes] Вы кладёте { NAME($tile, case: "accusative") } ({ NAME($cell) }).
       *[no] { $seat } кладёт { NAME($tile, case: "accusative") } ({ NAME($cell) }).
    }
log-road-laid =
    { $you ->
        [yes] Вы кладёте жетон дороги ({ NAME($cell) }).
       *[no] { $seat } кладёт жетон дороги ({ NAME($cell) }).
    }
log-coins-laid =
    { $you ->
        [yes] Вы активируете строение за { part-coins } ({ NAME($cell) }).
       *[no] { $seat } активирует строение за { part-coins } ({ NAME($cell) }).
    }
log-die-used =
    { $you ->
        [yes] Вы берёте { NAME($die) } для { NAME($line, case: "genitive") }.
       *[no] { $seat } берёт { NAME($die) } для { NAME($line, case: "genitive") }.
    }
log-die-placed =
    { $you ->
        [yes] Ваш кубик остаётся на клетке ({ NAME($cell) }).
       *[no] Кубик игрока { $seat } остаётся на клетке ({ NAME($cell) }).
    }
log-building-activated =
    { $you ->
        [yes] Вы активируете { NAME($building, case: "accusative") } ({ NAME($cell) }).
       *[no] { $seat } активирует { NAME($building, case: "accusative") } ({ NAME($cell) }).
    }
log-ship-taken =
    { $you ->
        [yes] Вы грузите корабль и отправляете его в { NAME($dock) }.
       *[no] { $seat } грузит корабль и отправляет его в { NAME($dock) }.
    }
log-religion-advanced =
    { $you ->
        [yes] Вы достигаете деления { $space } шкалы религии.
       *[no] { $seat } достигает деления { $space } шкалы религии.
    }
log-conquistador-advanced =
    { $you ->
        [yes] Вы достигаете деления { $space } шкалы конкистадоров.
       *[no] { $seat } достигает деления { $space } шкалы конкистадоров.
    }
log-monk-placed =
    { $you ->
        [yes] Вы ставите монаха: { NAME($spot) }.
       *[no] { $seat } ставит монаха: { NAME($spot) }.
    }
log-fee-paid =
    { $you ->
        [yes] Вы платите { part-coins } игроку, чей монах уже там.
       *[no] { $seat } платит { part-coins } игроку, чей монах уже там.
    }
log-passed =
    { $you ->
        [yes] Вы пасуете: { NAME($space) }.
       *[no] { $seat } пасует: { NAME($space) }.
    }
log-goods-counted =
    { $you ->
        [yes] За товары и монеты (всего на { part-coins }) вы получаете { part-points }.
       *[no] За товары и монеты (всего на { part-coins }) { $seat } получает { part-points }.
    }
log-points-counted =
    { $source ->
        [bishops-due] { $you ->
            [yes] За епископов вы теряете { part-lost-points }.
           *[no] { $seat } теряет за епископов { part-lost-points }.
        }
        [expansion] { $you ->
            [yes] Ваш губернатор: { part-points }.
           *[no] Губернатор игрока { $seat }: { part-points }.
        }
       *[other] { $you ->
            [yes] За { part-source } вы получаете { part-points }.
           *[no] За { part-source } { $seat } получает { part-points }.
        }
    }
log-bishop-counted =
    { $you ->
        [yes] { NAME($bishop) } приносит вам { part-points }.
       *[no] { NAME($bishop) }: { $seat } получает { part-points }.
    }
log-achievement-reached =
    { $you ->
        [yes] Вы получаете достижение: { part-achievement }.
       *[no] { $seat } получает достижение: { part-achievement }.
    }
log-match-won =
    { $you ->
        [yes] Вы побеждаете: { part-points }.
       *[no] { $seat } побеждает: { part-points }.
    }
log-goal-missed =
    { $you ->
        [yes] У вас { part-points }. Целью было 100.
       *[no] { $seat } набирает { part-points }. Целью было 100.
    }
log-specialist-shown = У белых кубиков со значением { $value }: { NAME($specialist) }.
log-specialist-hired =
    { $you ->
        [yes] Вы нанимаете { NAME($specialist, case: "accusative") } за { part-coins }.
       *[no] { $seat } нанимает { NAME($specialist, case: "accusative") } за { part-coins }.
    }
log-cell-improved =
    { $you ->
        [yes] Вы кладёте { NAME($specialist, case: "accusative") } ({ NAME($cell) }).
       *[no] { $seat } кладёт { NAME($specialist, case: "accusative") } ({ NAME($cell) }).
    }
log-ambassador-rolled = На { NAME($die, case: "locative") } выпадает { $value }.
log-line-followed =
    { $you ->
        [yes] Вы активируете вслед за послом { NAME($line, case: "accusative") }.
       *[no] { $seat } активирует вслед за послом { NAME($line, case: "accusative") }.
    }
log-governor-moved =
    { $you ->
        [yes] Ваш губернатор идёт дальше ({ NAME($cell) }).
       *[no] Губернатор игрока { $seat } идёт дальше ({ NAME($cell) }).
    }
log-temple-shown = Следующий уровень { NAME($district, case: "genitive") }: { NAME($temple) }.
log-temple-built =
    { $you ->
        [yes] Вы завершаете уровень { $level } { NAME($district, case: "genitive") }.
       *[no] { $seat } завершает уровень { $level } { NAME($district, case: "genitive") }.
    }
log-card-drawn =
    { $card ->
        [face-down] { $you ->
            [yes] Вы берёте карту.
           *[no] { $seat } берёт карту.
        }
       *[other] { $you ->
            [yes] Вы берёте { NAME($card, case: "accusative") }.
           *[no] { $seat } берёт { NAME($card, case: "accusative") }.
        }
    }
log-card-returned =
    { $card ->
        [face-down] { $you ->
            [yes] Вы кладёте карту под колоду.
           *[no] { $seat } кладёт карту под колоду.
        }
       *[other] { $you ->
            [yes] Вы кладёте { NAME($card, case: "accusative") } под колоду.
           *[no] { $seat } кладёт { NAME($card, case: "accusative") } под колоду.
        }
    }
log-card-played =
    { $you ->
        [yes] Вы разыгрываете { NAME($card, case: "accusative") } для { NAME($district, case: "genitive") }.
       *[no] { $seat } разыгрывает { NAME($card, case: "accusative") } для { NAME($district, case: "genitive") }.
    }
log-spot-activated =
    { $you ->
        [yes] Вы активируете { NAME($building, case: "accusative") } ({ NAME($spot) }).
       *[no] { $seat } активирует { NAME($building, case: "accusative") } ({ NAME($spot) }).
    }
log-spot-blocked =
    { $you ->
        [yes] Вы занимаете строение до конца года ({ NAME($spot) }).
       *[no] { $seat } занимает строение до конца года ({ NAME($spot) }).
    }
log-token-built =
    { $you ->
        [yes] Вы возводите { NAME($building, case: "accusative") } ({ NAME($spot) }).
       *[no] { $seat } возводит { NAME($building, case: "accusative") } ({ NAME($spot) }).
    }
log-fork-linked =
    { $you ->
        [yes] Вы кладёте жетон дороги на { NAME($fork, case: "accusative") }.
       *[no] { $seat } кладёт жетон дороги на { NAME($fork, case: "accusative") }.
    }
log-priest-gained =
    { $you ->
        [yes] Вы получаете верховного жреца.
       *[no] { $seat } получает верховного жреца.
    }
log-warehouse-gained =
    { $you ->
        [yes] Вы получаете склад { NAME($good, case: "genitive") }.
       *[no] { $seat } получает склад { NAME($good, case: "genitive") }.
    }
log-goods-lost =
    { $you ->
        [yes] Вы теряете { part-good }: нет пустого склада.
       *[no] { $seat } теряет { part-good }: нет пустого склада.
    }
log-vault-changed = Золото в хранилище: { $amount ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $amount }
    }
log-temples-scored =
    { $you ->
        [yes] Вы получаете { part-points } за { NAME($district) }.
       *[no] { $seat } получает { part-points } за { NAME($district) }.
    }
log-offer-made =
    { $you ->
        [yes] Вы предлагаете обмен.
       *[no] { $seat } предлагает обмен.
    }
log-goods-offered =
    { $you ->
        [yes] Вы предлагаете { part-good }.
       *[no] { $seat } предлагает { part-good }.
    }
log-goods-wanted =
    { $you ->
        [yes] Вы хотите получить { part-good }.
       *[no] { $seat } хочет получить { part-good }.
    }
log-offer-answered =
    { $accepted ->
        [yes] { $you ->
            [yes] Вы принимаете обмен.
           *[no] { $seat } принимает обмен.
        }
       *[no] { $you ->
            [yes] Вы отказываетесь от обмена.
           *[no] { $seat } отказывается от обмена.
        }
    }
log-goods-exchanged =
    { $you ->
        [yes] Вы отдаёте { part-good }.
       *[no] { $seat } отдаёт { part-good }.
    }

## Что говорит стол

status-year =
    { $year ->
        [3] Последний год
       *[other] Год { $year } из 3
    }
status-passed = В этом году вы спасовали
status-goal = Цель: { part-points }, сейчас { $now }
status-standing = Сейчас было бы { part-points }
status-tree =
    { $steps ->
        [0] Дерево пройдено: { part-points }
        [one] До дерева { $steps } шаг: { part-points }
        [few] До дерева { $steps } шага: { part-points }
       *[many] До дерева { $steps } шагов: { part-points }
    }
figure-wood = Древесина: { $amount }
figure-grain = Зерно: { $amount }
figure-sugar = Сахар: { $amount }
figure-gem = Самоцветы: { $amount }
figure-gold = Золото: { $amount }
figure-cacao = Какао: { $amount }
figure-goods = Всего ресурсов: { $amount }
figure-coin = Монеты: { $amount }
figure-white = Белых кубиков ещё можно взять: { $amount }
figure-blue = Синих кубиков ещё можно использовать: { $amount }
figure-religion = Религия: деление { $amount }
figure-cards = Карт в руке: { $amount }
reason-answer-offer =
    { $you ->
        [yes] Вы предлагаете обмен.
       *[no] { $seat } предлагает вам обмен.
    }
reason-others-turn =
    { $you ->
        [yes] Сейчас ваш ход.
       *[no] Сейчас ходит { $seat }.
    }
reason-city-turn = Кубик идёт дорогой своего значения; свободные строения на пути активируются.
reason-take-turn =
    { $coins ->
        [one] Активация одного строения стоит { $coins } монету. У кубиков: сколько строений активирует их линия.
        [few] Активация одного строения стоит { $coins } монеты. У кубиков: сколько строений активирует их линия.
       *[many] Активация одного строения стоит { $coins } монет. У кубиков: сколько строений активирует их линия.
    }
reason-lay-tile =
    { $shape ->
        [ell] Коснитесь клетки для угла жетона, затем выберите поворот.
       *[other] Коснитесь клетки для левого поля жетона (как напечатано), затем выберите поворот.
    }
reason-place-monk =
    { $coins ->
        [one] { $coins } монета каждому, чей монах уже там.
        [few] { $coins } монеты каждому, чей монах уже там.
       *[many] { $coins } монет каждому, чей монах уже там.
    }
waste-dice = В этом году вы ещё можете использовать кубики (белых { $white }, синих { $blue }).
waste-monk = Позже этого монаха уже не разместить.
kind-choose = Выбрать
kind-expand = Взять жетон
kind-lay = Положить
kind-activate = Строение за монеты
kind-use = Взять кубик
kind-use-cacao = Кубик за какао
kind-pass = Спасовать
kind-use-space = Эффект
kind-sell = Продать
kind-buy = Купить
kind-pay = Заплатить
kind-pay-one-gold = Добавить 1 золото
kind-pay-two-gold = Добавить 2 золота
kind-trade = Обменять
kind-ship = Загрузить
kind-send = Отправить
kind-advance = Шаг
kind-advance-for = Ещё шаг
kind-place-monk = Поставить монаха
kind-hire = Нанять
kind-follow = Вслед за послом
kind-walk = Дойти
kind-play-trade = Торговать
kind-play-festival = Праздновать
kind-play-construction = Строить
kind-play-technology = Технология
kind-send-priest = Верховный жрец
kind-complete = Уровень храма
kind-take = Взять
kind-link = Жетон дороги
kind-fill = Заполнить
kind-draw = Взять карту
kind-build = Возвести
kind-return-cards = Поменять карты
kind-return = Вернуть
kind-offer-to = Предложить
kind-give = Дать
kind-want = Попросить
kind-cancel = Отменить
kind-accept = Принять
kind-refuse = Отказаться
kind-done = Завершить
thing-wood = Древесина
thing-grain = Зерно
thing-sugar = Сахар
thing-gem = Самоцветы
thing-gold = Золото
thing-cacao = Какао
thing-coin = Монеты
thing-points = Очки
thing-religion = Религия
thing-conquistador = Конкистадоры

## Места: ресурсы

place-wood = древесина
    .genitive = древесины
    .instrumental = древесиной
    .accusative = древесину
help-wood = Простой ресурс: продаётся за 1 монету, стоит 3. Двойной жетон стоит 2 древесины, тройной — 2 древесины и 1 зерно. Можно иметь 3.
place-grain = зерно
    .genitive = зерна
    .instrumental = зерном
    .accusative = зерно
help-grain = Простой ресурс: продаётся за 1 монету, стоит 3. Нужно для тройных жетонов и второго шага религии. Можно иметь 3.
place-sugar = сахар
    .genitive = сахара
    .instrumental = сахаром
    .accusative = сахар
help-sugar = Ценный ресурс для кораблей: продаётся за 2 монеты, купить его нельзя. Можно иметь 3.
place-gem = самоцвет
    .genitive = самоцветов
    .instrumental = самоцветами
    .accusative = самоцвет
help-gem = Ценный ресурс для кораблей: продаётся за 2 монеты, купить его нельзя. Можно иметь 3.
place-gold = золото
    .instrumental = золотом
    .accusative = золото
help-gold = Заменяет любой ресурс, но не монеты. Продаётся за 2 монеты. Можно иметь 3. Золото города лежит в хранилище.
place-cacao = какао
    .genitive = какао
    .instrumental = какао
    .accusative = какао
help-cacao = Заплатите 1, чтобы поставить кубик на любое значение, или грузите особые корабли. Можно иметь столько, сколько у вас складов какао; остальное пропадает.
place-coin = монета
    .accusative = монету
help-coin = Каждая монета меняет кубик на 1; монетами активируют отдельные строения, а в конце каждые 3 дают 1 очко.
place-happiness = счастье

## Места: кубики и линии

place-white = белый кубик { $number }
help-white = Активирует колонку { $number }: все её свободные строения сверху вниз. Каждая монета меняет кубик на 1. За год можно взять 3 белых кубика, а с послами — 2.
place-blue = синий кубик { $number }
help-blue = Активирует ряд { $number }: все его свободные строения слева направо. Каждая монета меняет кубик на 1. Новые синие кубики приносит шкала религии.
place-ambassador-white = белый кубик посла
    .locative = белом кубике посла
help-ambassador-white = Каждый может взять его раз в год сверх обычного лимита. После вас все остальные активируют ту же колонку.
place-ambassador-blue = синий кубик посла
    .locative = синем кубике посла
help-ambassador-blue = Каждый может взять его раз в год сверх обычного лимита. После вас все остальные активируют тот же ряд.
place-column = колонка { $number }
    .accusative = колонку { $number }
    .genitive = колонки { $number }
help-column = Белый кубик { $number } активирует все свободные строения этой колонки сверху вниз и остаётся на последнем. Полная колонка в конце даёт очки за колонистов.
place-row = ряд { $number }
    .accusative = ряд { $number }
    .genitive = ряда { $number }
help-row = Синий кубик { $number } активирует все свободные строения этого ряда слева направо и остаётся на последнем. Полный ряд в конце даёт очки за колонистов.
place-diagonal = диагональ { $number }
    .accusative = диагональ { $number }
    .genitive = диагонали { $number }
help-diagonal = Стрельба из лука: кубик { $number } за 1 монету может активировать эту диагональ.
place-cell = ряд { $number }, колонка { $second }
help-cell = Клетка вашей колонии. Строение можно активировать раз в год монетами, а кубиками — пока какой-нибудь на нём не остановится. Жетоны кладут на пустые клетки.
place-turn =
    { $number ->
        [0] как напечатано
        [1] с поворотом на четверть вправо
        [2] с поворотом на пол-оборота
       *[3] с поворотом на четверть влево
    }
help-turn = Поворот жетона вокруг первого поля по часовой стрелке: { $number ->
        [0] нет
        [1] четверть оборота
        [2] пол-оборота
       *[3] три четверти оборота
    }.

## Места: жетоны, корабли, стоянки

place-double = двойной жетон
    .accusative = двойной жетон
help-double = Два поля за 2 древесины. Кладут на пустые клетки, повернув как угодно.
place-triple = тройной жетон
    .accusative = тройной жетон
help-triple = Три поля углом за 2 древесины и 1 зерно. Кладут на пустые клетки, повернув как угодно.
place-special = особый жетон
    .accusative = особый жетон
help-special = Три поля в ряд за 4 монеты. Кладут на пустые клетки, повернув как угодно.
place-town-hall-timber = лесная ратуша
    .accusative = лесную ратушу
help-town-hall-timber = Лес и плантация. Вы кладёте её в колонию перед первым годом; её учёный работает только на вас.
place-town-hall-plantation = сахарная ратуша
    .accusative = сахарную ратушу
help-town-hall-plantation = Плантация и нива. Вы кладёте её в колонию перед первым годом; её учёный работает только на вас.
place-town-hall-mine = горная ратуша
    .accusative = горную ратушу
help-town-hall-mine = Рудник и форт. Вы кладёте её в колонию перед первым годом; её учёный работает только на вас.
place-town-hall-mission = миссионерская ратуша
    .accusative = миссионерскую ратушу
help-town-hall-mission = Рудник и аббатство. Вы кладёте её в колонию перед первым годом; её учёный работает только на вас.
place-town-hall-cacao = ратуша какао
    .accusative = ратушу какао
help-town-hall-cacao = Плантация какао и рынок. Вы кладёте её в колонию перед первым годом; её учёный работает только на вас, и вы получаете второй склад какао.
place-colony-timber = лесная колония
    .accusative = лесную колонию
    .effect = много древесины, немного зерна, сахара и монет
help-colony-timber = Много древесины, немного зерна, сахара и монет.
place-colony-plantation = сахарная колония
    .accusative = сахарную колонию
    .effect = две сахарные плантации, древесина и зерно
help-colony-plantation = Две сахарные плантации, древесина и зерно.
place-colony-mine = горная колония
    .accusative = горную колонию
    .effect = два рудника, форт, древесина и монеты
help-colony-mine = Два рудника, форт, древесина и монеты.
place-colony-mission = миссионерская колония
    .accusative = миссионерскую колонию
    .effect = часовня и аббатство, рудник, древесина и зерно
help-colony-mission = Часовня и аббатство, рудник, древесина и зерно.
place-colony-side-b = колония стороны Б
    .accusative = колонию стороны Б
place-colony-cacao = какао-колония
    .accusative = какао-колонию
place-dock-coin = док монет
help-dock-coin = Когда вы пасуете, каждый ваш корабль здесь даёт 2 монеты. По кораблю в каждом доке — это набор на 3 очка.
place-dock-religion = док религии
help-dock-religion = Когда вы пасуете, каждый ваш корабль здесь даёт действие религии. По кораблю в каждом доке — это набор на 3 очка.
place-dock-conquistador = док конкистадоров
help-dock-conquistador = Когда вы пасуете, каждый ваш корабль здесь даёт действие конкистадора. По кораблю в каждом доке — это набор на 3 очка.
place-dock-happiness = док счастья
help-dock-happiness = Когда вы пасуете, каждый ваш корабль здесь даёт 1 очко счастья. По кораблю в каждом доке — это набор на 3 очка.
place-dock-special = новый док
help-dock-special = Особый корабль идёт в любой ваш док, кроме самого полного.
place-pass-coins = первое место, 2 монеты
    .city = первое место, 2 монеты
help-pass-coins = Спасуйте и возьмите 2 монеты. Кто выше всех, тот начинает следующий год. Затем своё дают ваши доки.
place-pass-religion = второе место, религия
    .city = второе место, религия
help-pass-religion = Спасуйте с действием религии. Затем своё дают ваши доки.
place-pass-conquistador = третье место, конкистадор
    .city = третье место, конкистадор
help-pass-conquistador = Спасуйте с действием конкистадора. Затем своё дают ваши доки.
place-pass-shipping = четвёртое место, морская торговля
    .city = четвёртое место, полный склад
help-pass-shipping = Спасуйте и загрузите корабль. Затем своё дают ваши доки. Город взамен заполняет склад.
place-pass-road = пятое место, дорога с двумя колонистами
    .city = пятое место, уровень храма
help-pass-road = Спасуйте и положите жетон дороги с двумя колонистами на пустую клетку. Затем своё дают ваши доки. Город взамен может завершить уровень храма.
place-religion = деление { $number } шкалы религии
help-religion = Монахи приходят на делениях 2, 5, 8, 12, 16 и 20, синие кубики — на 2 и 8. В конце шкалы каждый шаг даёт 1 очко счастья.
place-taxation = Налогообложение
    .effect = 1 монета за каждого колониста в линии вашего кубика (1 очко в конце)
help-taxation = Каждый раз, использовав кубик, вы получаете 1 монету за каждого колониста в его линии. В конце 1 очко.
place-philosophy = Философия
    .effect = синие кубики могут активировать колонки (2 очка в конце)
help-philosophy = Синие кубики можно использовать для колонок. В конце 2 очка.
place-mathematics = Математика
    .effect = первое изменение каждого кубика на 1 бесплатно (2 очка в конце)
help-mathematics = Изменить кубик на 1 можно бесплатно, каждый следующий шаг стоит 1 монету. В конце 2 очка.
place-architecture = Архитектура
    .effect = жетоны стоят на 1 древесину меньше (1 очко в конце)
help-architecture = Двойные и тройные жетоны стоят вам на 1 древесину меньше. В конце 1 очко.
place-agronomy = Агрономия
    .effect = 1 монета за каждое строение, дающее древесину или зерно (1 очко в конце)
help-agronomy = Каждый раз, активировав строение, дающее древесину или зерно, вы получаете ещё 1 монету. В конце 1 очко.
place-theology = Теология
    .effect = второй шаг религии за монету (3 очка в конце)
help-theology = За второй шаг религии можно заплатить 1 монету. В конце 3 очка.
place-cartography = Картография
    .effect = ещё одно деление конкистадоров за монету (2 очка в конце)
help-cartography = С каждым действием конкистадора можно заплатить 1 монету за ещё одно деление. В конце 2 очка.
place-shipbuilding = Кораблестроение
    .effect = 2 монеты за каждый корабль (1 очко в конце)
help-shipbuilding = Каждый раз, загрузив корабль, вы получаете 2 монеты. В конце 1 очко.
place-commerce = Коммерция
    .effect = древесина и зерно стоят по 2 монеты (3 очка в конце)
help-commerce = Вы покупаете древесину и зерно за 2 монеты. В конце 3 очка.
place-engineering = Инженерия
    .effect = активация за монеты на 1 дешевле (2 очка в конце)
help-engineering = Активация строения за монеты стоит вам на 1 меньше, но не меньше 1. В конце 2 очка.
place-archery = Стрельба из лука
    .effect = кубики 1 и 6 могут активировать диагональ (2 очка в конце)
help-archery = За 1 монету кубик 1 или 6 активирует диагональ. В конце 2 очка.
place-navigation = Навигация
    .effect = губернатор идёт дальше с дороги за монету (2 очка в конце)
help-navigation = Когда ваш губернатор встаёт на дорогу, можно заплатить 1 монету, чтобы он пошёл дальше. В конце 2 очка.
place-meditation = Медитация
    .effect = пасовать там, где уже спасовали другие (2 очка в конце)
help-meditation = Вы можете пасовать там, где уже спасовали другие. На свободном нижнем месте после дороги вы получаете второй эффект. В конце 2 очка.
place-bishop-lines = Епископ порядка
    .effect = 3 очка за каждый полный ряд и колонку, до 12
help-bishop-lines = В конце: 3 очка за каждый полный ряд и колонку, не больше 12. В базовой игре каждый епископ стоит 2 очка.
place-bishop-sugar = Епископ сахара
    .effect = 2 очка за каждый сахар на ваших кораблях, до 12
help-bishop-sugar = В конце: 2 очка за каждый символ сахара на ваших кораблях, не больше 12. В базовой игре каждый епископ стоит 2 очка.
place-bishop-monks = Епископ монахов
    .effect = 2 очка за каждого вашего монаха, до 12
help-bishop-monks = В конце: 2 очка за каждого вашего монаха на поле, не больше 12. В базовой игре каждый епископ стоит 2 очка.
place-bishop-settlers = Епископ поселенцев
    .effect = 1 очко за каждого колониста, до 12
help-bishop-settlers = В конце: 1 очко за каждого колониста в вашей колонии, не больше 12. В базовой игре каждый епископ стоит 2 очка.
place-bishop-fleet = Епископ флота
    .effect = 2 очка за каждый корабль в самом полном доке, до 12
help-bishop-fleet = В конце: 2 очка за каждый корабль в вашем самом полном доке, не больше 12. В базовой игре каждый епископ стоит 2 очка.
place-bishop-hamlets = Епископ хуторов
    .effect = 2 очка за каждый двойной жетон, до 12
help-bishop-hamlets = В конце: 2 очка за каждый ваш двойной жетон, не больше 12. В базовой игре каждый епископ стоит 2 очка.
place-bishop-estates = Епископ поместий
    .effect = 2 очка за каждый жетон из трёх полей, до 12
help-bishop-estates = В конце: 2 очка за каждый ваш жетон из трёх полей, не больше 12.
place-bishop-conquest = Епископ завоеваний
    .effect = очки конкистадоров последнего года ещё раз
help-bishop-conquest = В конце: ваши очки конкистадоров за последний год ещё раз.
place-bishop-gems = Епископ самоцветов
    .effect = 2 очка за каждый самоцвет на ваших кораблях, до 12
help-bishop-gems = В конце: 2 очка за каждый символ самоцвета на ваших кораблях, не больше 12.
place-mission-happiness = Миссия счастья
    .effect = 3 очка счастья
help-mission-happiness = Монах здесь сразу приносит 3 очка счастья.
place-mission-gold = Миссия золота
    .effect = 2 золота
help-mission-gold = Монах здесь сразу приносит 2 золота.
place-mission-goods = Миссия товаров
    .effect = 1 сахар и 1 самоцвет
help-mission-goods = Монах здесь сразу приносит 1 сахар и 1 самоцвет.
place-mission-provisions = Миссия припасов
    .effect = 2 древесины и 1 зерно
help-mission-provisions = Монах здесь сразу приносит 2 древесины и 1 зерно.
place-mission-cacao = Миссия какао
    .effect = 1 какао, 1 древесина и 1 зерно
help-mission-cacao = Монах здесь сразу приносит 1 какао, 1 древесину и 1 зерно.

## Места: строения

place-road-two = дорога с двумя колонистами
    .effect = 2 колониста
place-road-one = дорога с колонистом
    .effect = 1 колонист
place-forest = лес
    .accusative = лес
    .effect = 1 древесина
place-field = нива
    .accusative = ниву
    .effect = 1 зерно
place-plantation = сахарная плантация
    .accusative = сахарную плантацию
    .effect = 1 сахар
place-mine = рудник
    .accusative = рудник
    .effect = 1 самоцвет
place-cacao-grove = плантация какао
    .accusative = плантацию какао
    .effect = 1 какао
place-market = рынок
    .accusative = рынок
    .effect = 2 монеты
place-plaza = площадь
    .accusative = площадь
    .effect = 1 очко счастья
place-harbour = гавань
    .accusative = гавань
    .effect = морская торговля
place-garrison = гарнизон
    .accusative = гарнизон
    .effect = конкистадор
place-chapel = часовня
    .accusative = часовню
    .effect = религия
place-sawmill = лесопилка
    .accusative = лесопилку
    .effect = 1 древесина и 1 монета
place-homestead = усадьба
    .accusative = усадьбу
    .effect = 1 зерно и 1 древесина
place-fort = форт
    .accusative = форт
    .effect = конкистадор и 1 монета
place-abbey = аббатство
    .accusative = аббатство
    .effect = религия и 1 монета
place-trade-wood-or-gem-for-coins = торговое строение
    .accusative = торговое строение
    .effect = 1 древесина или самоцвет за 3 монеты
place-trade-grain-or-sugar-for-coins = торговое строение
    .accusative = торговое строение
    .effect = 1 зерно или сахар за 3 монеты
place-trade-wood-or-grain-for-happiness = торговое строение
    .accusative = торговое строение
    .effect = 1 древесина или зерно за 2 очка счастья
place-trade-grain-for-happiness = торговое строение
    .accusative = торговое строение
    .effect = 1 зерно за 2 очка счастья
place-trade-sugar-for-happiness = торговое строение
    .accusative = торговое строение
    .effect = 1 сахар за 3 очка счастья
place-trade-gem-for-happiness = торговое строение
    .accusative = торговое строение
    .effect = 1 самоцвет за 3 очка счастья
place-trade-simple-for-valuable = торговое строение
    .accusative = торговое строение
    .effect = 1 древесина или зерно за 1 сахар или самоцвет
place-improved-market = рынок у дороги
    .accusative = рынок у дороги
    .effect = 2 монеты, 1 колонист
place-improved-harbour = гавань у дороги
    .accusative = гавань у дороги
    .effect = морская торговля, 1 колонист
place-improved-chapel = часовня у дороги
    .accusative = часовню у дороги
    .effect = религия, 1 колонист
place-improved-garrison = гарнизон у дороги
    .accusative = гарнизон у дороги
    .effect = конкистадор, 1 колонист
place-improved-plantation = сахарная плантация у дороги
    .accusative = сахарную плантацию у дороги
    .effect = 1 сахар, 1 колонист
place-improved-mine = рудник у дороги
    .accusative = рудник у дороги
    .effect = 1 самоцвет, 1 колонист
place-improved-cacao-grove = плантация какао у дороги
    .accusative = плантацию какао у дороги
    .effect = 1 какао, 1 колонист

## Места: специалисты и город майя

place-specialist = специалист у { $number }
help-specialist = Кто использует белый кубик как { $number }, может нанять этого специалиста. Фермер, лесник или солдат каждый раз стоит на 1 монету больше и даёт на 1 больше. Улучшение стоит 1 монету на развитой клетке и 3 на пустой.
place-farmer = фермер
    .accusative = фермера
place-forester = лесник
    .accusative = лесника
place-soldier = солдат
    .accusative = солдата
place-improvement-market = улучшение «рынок»
    .accusative = улучшение «рынок»
place-improvement-harbour = улучшение «гавань»
    .accusative = улучшение «гавань»
place-improvement-chapel = улучшение «часовня»
    .accusative = улучшение «часовня»
place-improvement-garrison = улучшение «гарнизон»
    .accusative = улучшение «гарнизон»
place-improvement-plantation = улучшение «плантация»
    .accusative = улучшение «плантация»
place-improvement-mine = улучшение «рудник»
    .accusative = улучшение «рудник»
place-improvement-cacao = улучшение «какао»
    .accusative = улучшение «какао»
place-seat =
    { $number ->
        [0] игрок 1
        [1] игрок 2
        [2] игрок 3
        [3] игрок 4
       *[4] игрок 5
    }
help-seat = Игрок, которому город может предложить обмен.
place-road = дорога { $number }
    .genitive = дороги { $number }
help-road = Кубик { $number } идёт этой дорогой вглубь города. На главной дороге он может повернуть на соседнюю или пойти дальше через развилки с жетоном дороги.
place-spot = место { $second } дороги { $number }
    .genitive = места { $second } дороги { $number }
help-spot = Строение здесь активируется, когда мимо идёт кубик. Оно занято до конца года, если путь на нём заканчивается или туда идёт верховный жрец.
place-fork = развилка дороги { $number }
    .accusative = развилку дороги { $number }
help-fork = С жетоном дороги можно идти через эту развилку прямо.
place-trade = район торговли
    .genitive = района торговли
    .level = заполненный склад
help-trade = Каждый уровень даёт заполненный склад. Когда вы пасуете: карты торговли, умноженные на уровни.
place-festival = район фестиваля
    .genitive = района фестиваля
    .level = 2 карты
help-festival = Каждый уровень даёт 2 карты. Когда вы пасуете: карты фестиваля, умноженные на уровни.
place-gold-temple = храм золота
    .genitive = храма золота
    .level = верховный жрец
help-gold-temple = Каждый уровень даёт верховного жреца. Когда вы пасуете: золото в хранилище, умноженное на уровни.
place-construction = район строительства
    .genitive = района строительства
    .level = 2 монеты
help-construction = Каждый уровень даёт 2 монеты. Когда вы пасуете: карты строительства, умноженные на уровни.
place-technology = район технологии
    .genitive = района технологии
    .level = жетон дороги
help-technology = Каждый уровень даёт жетон дороги. Когда вы пасуете: карты технологии, умноженные на уровни.
place-temple =
    { $number ->
        [1] древесина, самоцвет, какао
        [2] зерно, сахар, какао
        [3] древесина, зерно, какао
        [4] древесина, сахар, какао
        [5] зерно, самоцвет, какао
        [6] древесина, зерно, самоцвет, какао
        [7] древесина, зерно, сахар, какао
        [8] сахар, самоцвет, 2 какао
        [9] древесина, сахар, самоцвет, какао
        [10] зерно, сахар, самоцвет, какао
        [11] древесина, зерно, сахар, самоцвет, какао
        [12] древесина, сахар, самоцвет, 2 какао
        [13] зерно, сахар, самоцвет, 2 какао
        [14] древесина, зерно, сахар, 2 какао
       *[other] древесина, зерно, самоцвет, 2 какао
    }
place-face-down = закрытая карта
help-face-down = Карта, которую видит только её владелец.
place-card = карта { $number }
    .accusative = карту { $number }
    .shows =
        { $number ->
            [1] торговля / фестиваль: 1 зерно за 2 очка счастья
            [2] торговля / фестиваль: 1 древесина за 2 очка счастья
            [3] торговля / фестиваль: 1 какао и 1 зерно за 5 очков счастья
            [4] торговля / фестиваль: 1 сахар за 5 монет
            [5] торговля / строительство: 1 древесина за деревянное строение
            [6] торговля / строительство: 1 древесина за деревянное строение, вторая такая карта
            [7] торговля / строительство: 1 зерно за соломенное строение
            [8] торговля / строительство: 1 зерно за соломенное строение, вторая такая карта
            [9] торговля / технология с кубиком 1: воин
            [10] торговля / технология с кубиком 2: сахар
            [11] торговля / технология с кубиком 3: сахар
            [12] торговля / технология с кубиком 4: самоцвет
            [13] фестиваль: 1 зерно за 2 очка счастья / строительство: 1 древесина за деревянное строение
            [14] фестиваль: 1 какао за 2 очка счастья / строительство: 1 зерно за соломенное строение
            [15] фестиваль: 1 сахар за 3 очка счастья / строительство: 1 древесина за деревянное строение
            [16] фестиваль: 1 какао и 1 древесина за 5 очков счастья / строительство: 1 зерно за соломенное строение
            [17] фестиваль: 1 древесина за 2 очка счастья / технология с кубиком 2: религия
            [18] фестиваль: 1 какао за 2 очка счастья / технология с кубиком 3: воин
            [19] фестиваль: 1 самоцвет за 3 очка счастья / технология с кубиком 5: сахар
            [20] фестиваль: 1 самоцвет за 5 монет / технология с кубиком 6: самоцвет
            [21] строительство: 1 древесина за деревянное строение / технология с кубиком 1: самоцвет
            [22] строительство: 1 древесина за деревянное строение / технология с кубиком 4: религия
            [23] строительство: 1 зерно за соломенное строение / технология с кубиком 5: воин
           *[other] строительство: 1 зерно за соломенное строение / технология с кубиком 6: религия
        }
help-card =
    { $number ->
        [1] Торговля или фестиваль: 1 зерно за 2 очка счастья.
        [2] Торговля или фестиваль: 1 древесина за 2 очка счастья.
        [3] Торговля или фестиваль: 1 какао и 1 зерно за 5 очков счастья.
        [4] Торговля или фестиваль: 1 сахар за 5 монет.
        [5] Торговля или строительство: 1 древесина за деревянное строение.
        [6] Торговля или строительство: 1 древесина за деревянное строение.
        [7] Торговля или строительство: 1 зерно за соломенное строение.
        [8] Торговля или строительство: 1 зерно за соломенное строение.
        [9] Торговля или технология с кубиком 1: воин.
        [10] Торговля или технология с кубиком 2: сахар.
        [11] Торговля или технология с кубиком 3: сахар.
        [12] Торговля или технология с кубиком 4: самоцвет.
        [13] Фестиваль: 1 зерно за 2 очка счастья. Или строительство: 1 древесина за деревянное строение.
        [14] Фестиваль: 1 какао за 2 очка счастья. Или строительство: 1 зерно за соломенное строение.
        [15] Фестиваль: 1 сахар за 3 очка счастья. Или строительство: 1 древесина за деревянное строение.
        [16] Фестиваль: 1 какао и 1 древесина за 5 очков счастья. Или строительство: 1 зерно за соломенное строение.
        [17] Фестиваль: 1 древесина за 2 очка счастья. Или технология с кубиком 2: религия.
        [18] Фестиваль: 1 какао за 2 очка счастья. Или технология с кубиком 3: воин.
        [19] Фестиваль: 1 самоцвет за 3 очка счастья. Или технология с кубиком 5: сахар.
        [20] Фестиваль: 1 самоцвет за 5 монет. Или технология с кубиком 6: самоцвет.
        [21] Строительство: 1 древесина за деревянное строение. Или технология с кубиком 1: самоцвет.
        [22] Строительство: 1 древесина за деревянное строение. Или технология с кубиком 4: религия.
        [23] Строительство: 1 зерно за соломенное строение. Или технология с кубиком 5: воин.
       *[other] Строительство: 1 зерно за соломенное строение. Или технология с кубиком 6: религия.
    }
place-city-wood = хижина лесорубов
    .accusative = хижину лесорубов
    .effect = 1 древесина
place-city-grain = зернохранилище
    .accusative = зернохранилище
    .effect = 1 зерно
place-city-sugar = сахароварня
    .accusative = сахароварню
    .effect = 1 сахар
place-city-gem = мастерская гранильщиков
    .accusative = мастерскую гранильщиков
    .effect = 1 самоцвет
place-city-cacao = хижина какао
    .accusative = хижину какао
    .effect = 1 какао
place-city-coins = торговая хижина
    .accusative = торговую хижину
    .effect = 2 монеты
place-city-happiness = площадка для игры в мяч
    .accusative = площадку для игры в мяч
    .effect = 1 очко счастья
place-city-religion = святилище
    .accusative = святилище
    .effect = религия
place-city-warrior = дом воинов
    .accusative = дом воинов
    .effect = воин идёт дальше
place-token-city-wood = хижина лесорубов (солома)
    .accusative = хижину лесорубов (солома)
help-token-city-wood = Соломенное строение за 1 зерно: даёт 1 древесину.
place-token-city-sugar = сахароварня (дерево)
    .accusative = сахароварню (дерево)
help-token-city-sugar = Деревянное строение за 1 древесину: даёт 1 сахар.
place-token-city-gem = мастерская гранильщиков (дерево)
    .accusative = мастерскую гранильщиков (дерево)
help-token-city-gem = Деревянное строение за 1 древесину: даёт 1 самоцвет.
place-token-city-cacao = хижина какао (солома)
    .accusative = хижину какао (солома)
help-token-city-cacao = Соломенное строение за 1 зерно: даёт 1 какао.
place-token-city-coins = торговая хижина (солома)
    .accusative = торговую хижину (солома)
help-token-city-coins = Соломенное строение за 1 зерно: даёт 2 монеты.
place-token-city-happiness = площадка для игры в мяч (солома)
    .accusative = площадку для игры в мяч (солома)
help-token-city-happiness = Соломенное строение за 1 зерно: даёт 1 очко счастья.
place-token-city-religion = святилище (дерево)
    .accusative = святилище (дерево)
help-token-city-religion = Деревянное строение за 1 древесину: даёт действие религии.
place-token-city-warrior = дом воинов (дерево)
    .accusative = дом воинов (дерево)
help-token-city-warrior = Деревянное строение за 1 древесину: воин идёт дальше.

## Стол

panel-board = Общее поле
panel-display = Расклад жетонов
panel-offer = На выбор
panel-hand = Ваши карты
panel-mat =
    { $you ->
        [yes] Ваше поле
       *[no] { $seat }
    }
short-board = Поле
short-display = Жетоны
short-offer = Выбор
short-hand = Карты
short-mat =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }
label-year = Год { $year } из 3
label-roads = Жетонов дороги осталось: { $amount }
label-fleet = Кораблей в колоде: { $amount }
label-special-fleet = Особых кораблей осталось: { $amount }
label-tree = Конкистадоры в одиночку: { part-points } от деления { $space }
label-conquest = Конкистадоры в конце года, { part-rank } место: { part-points }
label-pass-space = Для спасовавших: { NAME($space) }
label-passed =
    { $you ->
        [yes] Вы спасовали: { NAME($space) }
       *[no] { $seat } пасует: { NAME($space) }
    }
label-spot = { NAME($spot) }: { NAME($spot, case: "effect") }
label-monk =
    { $you ->
        [yes] Ваш монах: { NAME($spot) }
       *[no] Монах игрока { $seat }: { NAME($spot) }
    }
label-dock = Общее поле, { NAME($dock) }
label-ship = Корабль на { part-points }, { NAME($dock) }{ part-cost }
label-no-ship = Корабля нет: { NAME($dock) }
label-religion-space = Шкала религии, деление { $space }
label-conquistador =
    { $you ->
        [yes] Вы на шкале конкистадоров: деление { $space }
       *[no] { $seat } на шкале конкистадоров: деление { $space }
    }
label-missionary =
    { $you ->
        [yes] Вы на шкале религии: деление { $space }
       *[no] { $seat } на шкале религии: деление { $space }
    }
label-specialist = У белых кубиков со значением { $value }: { NAME($specialist) }
label-white-dice = Белых кубиков со значением { $value }: { $amount }
label-blue-dice = Синих кубиков со значением { $value }: { $amount }
label-ambassador = На { NAME($die, case: "locative") }: { $value }
label-tile =
    { $shape ->
        [domino] Двойной жетон: { part-tile }
        [ell] Тройной жетон: { part-tile }
       *[bar] Особый жетон: { part-tile }
    }
label-colony = На выбор: { NAME($colony) }
label-pair = Комплект: { NAME($hall) }, { NAME($scholar) } — { NAME($scholar, case: "effect") }
label-good =
    { $good ->
        [wood] Древесина: { $amount }
        [grain] Зерно: { $amount }
        [sugar] Сахар: { $amount }
        [gem] Самоцветы: { $amount }
        [gold] Золото: { $amount }
        [cacao] Какао: { $amount }
        [coin] Монеты: { $amount }
       *[happiness] Счастье: { $amount }
    }
label-hidden-happiness = Счастье лежит лицом вниз
label-line = Линия: { NAME($line) }
label-empty-cell = Ряд { $row }, колонка { $column }: пусто
label-cell = Ряд { $row }, колонка { $column }: { NAME($building) } ({ NAME($building, case: "effect") }), { part-state }
label-coins-on-cell = Ряд { $row }, колонка { $column }, монет на строении: { $amount }
label-die-on-cell = Ряд { $row }, колонка { $column }: кубик на строении
label-governor = Губернатор: ряд { $row }, колонка { $column }; в конце { part-points }
label-turn = Жетон { NAME($turn) }
label-own-dock =
    { $amount ->
        [one] { $amount } корабль, { NAME($dock) }
        [few] { $amount } корабля, { NAME($dock) }
       *[many] { $amount } кораблей, { NAME($dock) }
    }
label-monks = Неразмещённых монахов: { $amount }
label-hired = Нанято ({ NAME($specialist) }): { $amount }
label-known-scholar = { NAME($scholar) }: { NAME($scholar, case: "effect") }
label-cargo =
    { $amount ->
        [one] { $amount } корабль на { part-points }
        [few] { $amount } корабля на { part-points }
       *[many] { $amount } кораблей на { part-points }
    }
label-empty-spot = Без строения: { NAME($spot) }
label-city-spot = Город, { NAME($spot) }: { NAME($building) } ({ NAME($building, case: "effect") }), { part-state }
label-priest-on-spot = Верховный жрец: { NAME($spot) }
label-die-on-spot = Кубик: { NAME($spot) }
label-fork = Без жетона дороги: { NAME($fork) }
label-fork-linked = Жетон дороги: { NAME($fork) }
label-district = Город, { NAME($district) }: уровень { $level }, считается { $amount }
label-temple = Следующий уровень: { NAME($temple) }
label-token = В запасе { $amount }: { NAME($token) }
label-priests = Верховных жрецов наготове: { $amount }
label-hand = Карт в руке: { $amount }
label-card = В руке: { NAME($card) }

## Итог

score-happiness = Счастье
score-conquistadors = Конкистадоры
score-goods = Товары и монеты
score-colonists = Колонисты в полных линиях
score-scholars = Учёные
score-bishops = Епископы
score-bishops-due = Цена епископов
score-sets = Наборы кораблей
score-ships = Корабли
score-expansion = Губернатор

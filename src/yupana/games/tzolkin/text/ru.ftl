# Тцолкин по-русски.

title = Тцолкин: Календарь майя
about = Рабочие движутся вместе с шестерёнками календаря майя: чем дольше они ждут, тем ценнее их действия. Кормите их, стройте и угождайте богам. Для 2–4 игроков.
provenance = Правила и числа базовой игры, пересказанные своими словами. На отпечатанных тайлах названий нет, поэтому названия здесь наши.
option-market-cap =
    { $value ->
        [0] Рынок без ограничения
       *[other] Рынок с ограничением: не больше { $value } зерна за посещение
    }

## Части других сообщений

part-good =
    { $good ->
        [corn] { $amount ->
            [one] { $amount } зерно
           *[other] { $amount } зерна
        }
        [wood] { $amount ->
            [one] { $amount } дерево
           *[other] { $amount } дерева
        }
        [stone] { $amount ->
            [one] { $amount } камень
            [few] { $amount } камня
           *[many] { $amount } камней
        }
        [gold] { $amount ->
            [one] { $amount } золото
           *[other] { $amount } золота
        }
       *[skull] { $amount ->
            [one] { $amount } хрустальный череп
            [few] { $amount } хрустальных черепа
           *[many] { $amount } хрустальных черепов
        }
    }
part-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
part-lost-points =
    { UNSIGNED($points) ->
        [one] { UNSIGNED($points) } очко
        [few] { UNSIGNED($points) } очка
       *[many] { UNSIGNED($points) } очков
    }
part-scores =
    { $you ->
        [yes] Вы получаете { part-points }
       *[no] { $seat } получает { part-points }
    }
part-loses =
    { $you ->
        [yes] Вы теряете { part-lost-points }
       *[no] { $seat } теряет { part-lost-points }
    }
part-step =
    { $points ->
        [-3] нижней ступени
        [-2] нижней ступени
        [-1] нижней ступени
        [0] начальной ступени
        [one] ступени с { $points } очком
       *[other] ступени с { $points } очками
    }
part-cost-wood =
    { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
part-cost-stone =
    { $stone ->
        [one] { $stone } камень
        [few] { $stone } камня
       *[many] { $stone } камней
    }
part-cost-gold =
    { $gold ->
        [one] { $gold } золото
       *[other] { $gold } золота
    }
part-cost-skulls =
    { $skulls ->
        [one] { $skulls } хрустальный череп
        [few] { $skulls } хрустальных черепа
       *[many] { $skulls } хрустальных черепов
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
       *[other] { " " }(место { $slot } в ряду)
    }

# О чём действие теперь: обо всём, что говорит его клетка, о части этого или о том, что даёт другая клетка.
part-act =
    { $scope ->
        [corn] собрать зерно
        [wood] собрать дерево
        [buildings] построить до 2 зданий
        [monument] построить монумент
        [temple] подняться в храме
        [lent] { NAME($acts, case: "action") }
       *[printed] { NAME($place, case: "action") }
    }
# Что мог бы сделать рабочий, если бы его забрали теперь.
part-could =
    { $way ->
        [none] нет возможных действий
        [one] только { NAME($acts) }{ $fee ->
            [0] { "" }
            [one] { " " }за { $fee } зерно
           *[other] { " " }за { $fee } зерна
        } — { part-act }
        [some] одно из { $amount } действий шестерёнки
        [others] одно из { $amount } других действий{ $fee ->
            [0] { "" }
           *[other] { " " }(от { $fee } зерна)
        }
       *[own] { part-act }
    }
# Зерно, которое лежит на календаре для того, кто пойдёт на клетку первого игрока.
part-found =
    { $found ->
        [0] { "" }
        [one] { " " }(+{ $found } зерно)
       *[other] { " " }(+{ $found } зерна)
    }

## Вопросы

ask-keep-wealth = Какие два тайла начального богатства вы оставляете?
ask-take-turn =
    { $verbs ->
        [place] { $begged ->
            [yes] Зерно вымолено. Теперь разместите рабочих.
           *[no] Ваш ход: разместите рабочих.
        }
        [pick-up] { $begged ->
            [yes] Зерно вымолено. Теперь заберите рабочих.
           *[no] Ваш ход: заберите рабочих.
        }
        [place-pick-up] { $begged ->
            [yes] Зерно вымолено. Теперь разместите или заберите рабочих.
           *[no] Ваш ход: разместите или заберите рабочих.
        }
        [beg] Вам нечем заплатить за размещение: сначала вымолите зерно.
        [beg-place] Ваш ход: разместите рабочих. Сначала можете вымолить зерно.
        [beg-pick-up] Ваш ход: заберите рабочих. Сначала можете вымолить зерно.
       *[beg-place-pick-up] Ваш ход: разместите или заберите рабочих. Сначала можете вымолить зерно.
    }
ask-place-more =
    { $verbs ->
        [end-turn] { $why ->
            [workers] Больше рабочих разместить нельзя: свободных не осталось. Закончите ход.
            [pity] Больше рабочих разместить нельзя: боги сжалились только над одним. Закончите ход.
           *[corn] Больше рабочих разместить нельзя: следующий стоит { $price ->
                [one] { $price } зерно
               *[other] { $price } зерна
            }, а у вас { $corn ->
                [0] его нет
               *[other] { $corn }
            }. Закончите ход.
        }
       *[place-end-turn] Разместите ещё одного рабочего или закончите ход.
    }
ask-pick-up-more =
    { $verbs ->
        [end-turn] Забирать больше некого: закончите ход.
       *[pick-up-end-turn] Заберите ещё одного рабочего или закончите ход.
    }
ask-use-action = Какое действие выполняет этот рабочий?
ask-use-any = Какое действие Паленке, Йашчилана, Тикаля или Уксмала вы выполняете?
ask-may-use =
    { $gear ->
        [2] Тайл позволяет построить ещё одно здание. Воспользуетесь?
       *[other] { $number ->
            [2] Тайл позволяет торговать на рынке. Воспользуетесь?
           *[other] Тайл позволяет заплатить 1 зерно и выполнить любое действие. Воспользуетесь?
        }
    }
ask-climb =
    { $temples ->
        [one] В каком храме вы поднимаетесь?
       *[other] Вы поднимаетесь в двух разных храмах. В каком сначала?
    }
ask-anger = Кого из богов вы злите?
ask-advance-any = Какую технологию вы развиваете бесплатно?
ask-advance-paid =
    { $advances ->
        [one] Какую технологию вы развиваете?
       *[other] Вы можете развить технологии дважды. Какую сначала?
    }
ask-pay-any =
    { $amount ->
        [one] Заплатите { $amount } любой ресурс.
        [few] Заплатите { $amount } любых ресурса, один за другим.
       *[many] Заплатите { $amount } любых ресурсов, один за другим.
    }
ask-gain-any = Какой ресурс вы берёте?
ask-harvest = Паленке { $group }: что вы собираете?
ask-build =
    { $more ->
        [0] { $architecture ->
            [yes] Какое здание вы строите?
           *[no] Какое здание вы строите? Архитектура в этом действии уже использована.
        }
       *[other] Постройте одно или два здания либо один монумент. С чего начнёте?
    }
ask-build-for-corn = Какое здание вы строите за зерно?
ask-build-monument = Какой монумент вы строите?
ask-trade =
    { $trades ->
        [0] Рынок открыт. Что вы покупаете или продаёте?
       *[other] Покупаете или продаёте ещё что-нибудь?
    }
ask-offer = Теология: пожертвуете ресурс, чтобы подняться в любом храме?
ask-spin = На сколько дней продвинуть календарь?

## Варианты

do-keep = Оставить: { NAME($place, case: "contents") } + { NAME($second, case: "contents") }
do-place = Разместить рабочего на { NAME($place, case: "locative") }{ part-found }
do-pick-up = Забрать с { NAME($place, case: "genitive") }: { part-could }
do-beg = Вымолить зерно и разозлить { NAME($place, case: "accusative") }
do-use = { NAME($place) }: { part-act }
do-no-action = Без действия
do-harvest-corn = Взять тайл сбора зерна
do-harvest-wood = Взять тайл сбора дерева
do-burn = Сжечь лес (гнев бога)
do-harvest-without-tile = Собрать зерно без тайла
do-anger = Разозлить { NAME($place, case: "accusative") }
do-climb = Подняться в храме { NAME($place, case: "genitive") }
do-advance = Развить { NAME($place, case: "accusative") }
do-pay = Заплатить 1 { NAME($place, case: "accusative") }
do-take = Взять 1 { NAME($place, case: "accusative") }
do-build = Построить { NAME($place, case: "accusative") }{ part-slot }
do-build-saving = Построить { NAME($place, case: "accusative") }{ part-slot }, сэкономив 1 { NAME($second, case: "accusative") }
do-build-plain = Построить { NAME($place, case: "accusative") }{ part-slot }, не применяя Архитектуру
do-buy = Купить 1 { NAME($place, case: "accusative") }
do-sell = Продать 1 { NAME($place, case: "accusative") }
do-done = Уйти с рынка
do-offer = Пожертвовать 1 { NAME($place, case: "accusative") }
do-advance-one-day = На 1 день
do-advance-two-days = На 2 дня (только раз: мини-поле будет лежать тёмной стороной вверх, пока вы не дойдёте до вершины храма)

# Варианты, род которых уже назван.
brief-keep = { NAME($place, case: "brief") } + { NAME($second, case: "brief") }
brief-place = на { NAME($place, case: "locative") }{ part-found }
brief-pick-up = с { NAME($place, case: "genitive") }: { part-could }
brief-beg = разозлить { NAME($place, case: "accusative") }

# К чему ведёт вариант.
ahead-place = Через день — { NAME($place) }: { NAME($place, case: "action") }.

## Ход партии

log-first-player-chosen =
    { $you ->
        [yes] Первый игрок — вы.
       *[no] Первый игрок — { $seat }.
    }
log-monument-shown = На выбор — { NAME($tile) }.
log-building-shown = Новое здание: { NAME($tile) }.
log-dummy-placed = Манекен рабочего стоит на { NAME($place, case: "locative") }.
log-wealth-kept =
    { $you ->
        [yes] Вы оставляете тайлы начального богатства { NAME($tile, case: "short") } и { NAME($second, case: "short") }.
       *[no] { $seat } оставляет тайлы начального богатства { NAME($tile, case: "short") } и { NAME($second, case: "short") }.
    }
log-round-began =
    { $day ->
        [0] Начинается первый раунд.
       *[other] Начинается новый раунд.
    }
log-worker-placed =
    { $you ->
        [yes] Вы размещаете рабочего на { NAME($place, case: "locative") }.
       *[no] { $seat } размещает рабочего на { NAME($place, case: "locative") }.
    }
log-mercy-shown =
    { $you ->
        [yes] Боги сжалились: вы размещаете рабочего на { NAME($place, case: "locative") }, хотя зерна не хватает.
       *[no] Боги сжалились: { $seat } размещает рабочего на { NAME($place, case: "locative") }, хотя зерна не хватает.
    }
log-calendar-corn-taken =
    { $amount ->
        [0] { $you ->
            [yes] Вы не находите на календаре зерна.
           *[no] { $seat } не находит на календаре зерна.
        }
        [one] { $you ->
            [yes] Вы берёте с календаря { $amount } зерно.
           *[no] { $seat } берёт с календаря { $amount } зерно.
        }
       *[other] { $you ->
            [yes] Вы берёте с календаря { $amount } зерна.
           *[no] { $seat } берёт с календаря { $amount } зерна.
        }
    }
log-corn-begged =
    { $you ->
        [yes] Вы вымаливаете зерно и злите { NAME($temple, case: "accusative") }.
       *[no] { $seat } вымаливает зерно и злит { NAME($temple, case: "accusative") }.
    }
log-worker-picked-up =
    { $you ->
        [yes] Вы забираете рабочего с { NAME($place, case: "genitive") }{ NAME($place, case: "idle") }.
       *[no] { $seat } забирает рабочего с { NAME($place, case: "genitive") }{ NAME($place, case: "idle") }.
    }
log-action-used =
    { $you ->
        [yes] Вы { NAME($place, case: "doing") } ({ NAME($place) }).
       *[no] { $seat } { NAME($place, case: "does") } ({ NAME($place) }).
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
log-points-scored =
    { $source ->
        [buildings] { part-scores } за здание.
        [chichen-itza-skulls] { part-scores } за череп в Чичен-Ице.
        [architecture] { part-scores } за Архитектуру.
       *[hunger] { part-loses } из-за голода.
    }
log-temple-scored =
    { $source ->
        [temple-leads] { part-scores } за самое высокое положение в храме { NAME($temple, case: "genitive") }.
       *[temple-steps] { $points ->
            [-3] { part-loses } из-за нижней ступени храма { NAME($temple, case: "genitive") }.
            [-2] { part-loses } из-за нижней ступени храма { NAME($temple, case: "genitive") }.
            [-1] { part-loses } из-за нижней ступени храма { NAME($temple, case: "genitive") }.
           *[other] { part-scores } за ступень в храме { NAME($temple, case: "genitive") }.
        }
    }
log-temple-climbed =
    { $you ->
        [yes] Вы поднимаетесь в храме { NAME($temple, case: "genitive") } до { part-step }.
       *[no] { $seat } поднимается в храме { NAME($temple, case: "genitive") } до { part-step }.
    }
log-temple-descended =
    { $you ->
        [yes] Вы спускаетесь в храме { NAME($temple, case: "genitive") } до { part-step }.
       *[no] { $seat } спускается в храме { NAME($temple, case: "genitive") } до { part-step }.
    }
log-board-flipped =
    { $you ->
        [yes] Вы снова переворачиваете мини-поле на светлую сторону.
       *[no] { $seat } снова переворачивает мини-поле на светлую сторону.
    }
log-technology-advanced =
    { $you ->
        [yes] Вы развиваете { NAME($track, case: "accusative") } до уровня { $level }.
       *[no] { $seat } развивает { NAME($track, case: "accusative") } до уровня { $level }.
    }
log-technology-bonus-taken =
    { $you ->
        [yes] Вы получаете бонус { NAME($track, case: "genitive") }.
       *[no] { $seat } получает бонус { NAME($track, case: "genitive") }.
    }
log-building-built =
    { $you ->
        [yes] Вы строите { NAME($tile, case: "accusative") }.
       *[no] { $seat } строит { NAME($tile, case: "accusative") }.
    }
log-monument-built =
    { $you ->
        [yes] Вы строите { NAME($tile, case: "accusative") }.
       *[no] { $seat } строит { NAME($tile, case: "accusative") }.
    }
log-worker-gained =
    { $you ->
        [yes] Вы получаете нового рабочего.
       *[no] { $seat } получает нового рабочего.
    }
log-corn-tile-taken =
    { $you ->
        [yes] Вы берёте тайл сбора зерна.
       *[no] { $seat } берёт тайл сбора зерна.
    }
log-wood-tile-taken =
    { $you ->
        [yes] Вы берёте тайл сбора дерева.
       *[no] { $seat } берёт тайл сбора дерева.
    }
log-forest-burned =
    { $you ->
        [yes] Вы сжигаете лес.
       *[no] { $seat } сжигает лес.
    }
log-skull-placed =
    { $you ->
        [yes] Вы размещаете хрустальный череп на { NAME($place, case: "locative") }.
       *[no] { $seat } размещает хрустальный череп на { NAME($place, case: "locative") }.
    }
log-food-day-came =
    { $number ->
        [1] Первый День пищи: середина первой эпохи.
        [2] Второй День пищи: первая эпоха заканчивается.
        [3] Третий День пищи: середина второй эпохи.
       *[other] Четвёртый День пищи: вторая эпоха заканчивается.
    }
log-workers-fed =
    { $you ->
        [yes] Вы кормите { $workers ->
            [one] { $workers } рабочего.
           *[other] { $workers } рабочих.
        }
       *[no] { $seat } кормит { $workers ->
            [one] { $workers } рабочего.
           *[other] { $workers } рабочих.
        }
    }
log-workers-went-hungry =
    { $you ->
        [yes] Вы не можете накормить { $workers ->
            [one] { $workers } рабочего.
           *[other] { $workers } рабочих.
        }
       *[no] { $seat } не может накормить { $workers ->
            [one] { $workers } рабочего.
           *[other] { $workers } рабочих.
        }
    }
log-gods-rewarded =
    { $you ->
        [yes] Боги вознаграждают вас.
       *[no] Награда богов: { $seat }.
    }
log-food-day-over =
    { $number ->
        [1] Первый День пищи прошёл.
        [2] Второй День пищи прошёл.
        [3] Третий День пищи прошёл.
       *[other] Четвёртый День пищи прошёл.
    }
log-buildings-exchanged = На смену зданиям первой эпохи приходят здания второй.
log-skulls-ran-short = Хрустальных черепов на всех не хватает, поэтому их не получает никто.
log-corn-gathered =
    Клетка первого игрока пуста: на календаре теперь { $amount ->
        [one] { $amount } зерно.
       *[other] { $amount } зерна.
    }
log-marker-passed =
    { $you ->
        [yes] Маркер первого игрока переходит дальше: теперь первый игрок — вы.
       *[no] Маркер первого игрока переходит дальше: теперь первый игрок — { $seat }.
    }
log-calendar-advanced = Календарь показывает день { $day }.
log-time-sped-up =
    { $you ->
        [yes] Вы продвигаете календарь на 2 дня.
       *[no] { $seat } продвигает календарь на 2 дня.
    }
log-worker-pushed-off =
    { $you ->
        [yes] Вы теряете действие: шестерёнка сбрасывает рабочего с { NAME($place, case: "genitive") }.
       *[no] { $seat } теряет действие: шестерёнка сбрасывает рабочего с { NAME($place, case: "genitive") }.
    }
log-final-scoring-began = Итоговый подсчёт очков.
log-goods-counted = { part-scores } за зерно и ресурсы.
log-skulls-counted = { part-scores } за неиспользованные хрустальные черепа.
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
            [yes] Вы делите победу: { part-points }.
           *[no] { $seat } делит победу: { part-points }.
        }
       *[no] { $you ->
            [yes] Вы побеждаете: { part-points }.
           *[no] { $seat } побеждает: { part-points }.
        }
    }

## Ценники

price-corn =
    { $amount ->
        [one] { $signed } зерно
       *[other] { $signed } зерна
    }
price-wood =
    { $amount ->
        [one] { $signed } дерево
       *[other] { $signed } дерева
    }
price-stone =
    { $amount ->
        [one] { $signed } камень
        [few] { $signed } камня
       *[many] { $signed } камней
    }
price-gold =
    { $amount ->
        [one] { $signed } золото
       *[other] { $signed } золота
    }
price-skull =
    { $amount ->
        [one] { $signed } череп
        [few] { $signed } черепа
       *[many] { $signed } черепов
    }
price-resource =
    { $amount ->
        [one] { $signed } ресурс
        [few] { $signed } ресурса
       *[many] { $signed } ресурсов
    }
price-worker =
    { $amount ->
        [one] { $signed } рабочий
       *[other] { $signed } рабочих
    }
price-points =
    { $amount ->
        [one] { $signed } очко
        [few] { $signed } очка
       *[many] { $signed } очков
    }
price-points-now =
    { $amount ->
        [one] пока { $signed } очко
        [few] пока { $signed } очка
       *[many] пока { $signed } очков
    }
price-technology =
    { $amount ->
        [one] { $signed } уровень любой технологии
        [few] { $signed } уровня любых технологий
       *[many] { $signed } уровней любых технологий
    }
price-fed-free =
    { $amount ->
        [one] { $signed } рабочий, которому не нужно зерно
       *[other] { $signed } рабочих, которым не нужно зерно
    }
price-fed-cheaper = каждый рабочий ест на { $amount } меньше
price-corn-tile =
    { $amount ->
        [one] { $signed } тайл сбора зерна
        [few] { $signed } тайла сбора зерна
       *[many] { $signed } тайлов сбора зерна
    }
price-temple =
    { $amount ->
        [one] { $signed } ступень в любом храме
        [few] { $signed } ступени в любых храмах
       *[many] { $signed } ступеней в любых храмах
    }
price-chaac =
    { $amount ->
        [one] { $signed } ступень Чака
        [few] { $signed } ступени Чака
       *[many] { $signed } ступеней Чака
    }
price-quetzalcoatl =
    { $amount ->
        [one] { $signed } ступень Кетцалькоатля
        [few] { $signed } ступени Кетцалькоатля
       *[many] { $signed } ступеней Кетцалькоатля
    }
price-kukulkan =
    { $amount ->
        [one] { $signed } ступень Кукулькана
        [few] { $signed } ступени Кукулькана
       *[many] { $signed } ступеней Кукулькана
    }
price-agriculture =
    { $amount ->
        [one] { $signed } уровень Сельского хозяйства
        [few] { $signed } уровня Сельского хозяйства
       *[many] { $signed } уровней Сельского хозяйства
    }
price-extraction =
    { $amount ->
        [one] { $signed } уровень Добычи ресурсов
        [few] { $signed } уровня Добычи ресурсов
       *[many] { $signed } уровней Добычи ресурсов
    }
price-architecture =
    { $amount ->
        [one] { $signed } уровень Архитектуры
        [few] { $signed } уровня Архитектуры
       *[many] { $signed } уровней Архитектуры
    }
price-theology =
    { $amount ->
        [one] { $signed } уровень Теологии
        [few] { $signed } уровня Теологии
       *[many] { $signed } уровней Теологии
    }

## Итог

score-buildings = Здания
score-monuments = Монументы
score-temple-steps = Ступени храмов
score-temple-leads = Самое высокое положение в храмах
score-chichen-itza-skulls = Черепа в Чичен-Ице
score-architecture = Архитектура
score-hunger = Голод
score-goods = Зерно и ресурсы
score-skulls = Неиспользованные хрустальные черепа

## Что важно сейчас

status-day = День { $day }
status-last-round = Последний раунд
status-food-day =
    { $left ->
        [0] День пищи — в конце этого раунда
        [one] День пищи — через { $left } день
        [few] День пищи — через { $left } дня
       *[many] День пищи — через { $left } дней
    }
status-food = { status-food-day }: нужно { $needed } зерна, у вас { $corn }

## Показатели игрока

figure-corn =
    { $amount ->
        [one] { $amount } зерно
       *[other] { $amount } зерна
    }
figure-wood =
    { $amount ->
        [one] { $amount } дерево
       *[other] { $amount } дерева
    }
figure-stone =
    { $amount ->
        [one] { $amount } камень
        [few] { $amount } камня
       *[many] { $amount } камней
    }
figure-gold =
    { $amount ->
        [one] { $amount } золото
       *[other] { $amount } золота
    }
figure-skull =
    { $amount ->
        [one] { $amount } хрустальный череп
        [few] { $amount } хрустальных черепа
       *[many] { $amount } хрустальных черепов
    }
figure-resources =
    { $amount ->
        [one] { $amount } ресурс
        [few] { $amount } ресурса
       *[many] { $amount } ресурсов
    }
figure-workers = доступно рабочих: { $amount } из { $all }
figure-corn-tiles = { label-corn-tiles }
figure-wood-tiles = { label-wood-tiles }

## Почему об этом спрашивают

reason-take-turn = Доступно рабочих: { $amount }. У клетки — её цена в зерне; каждый следующий рабочий за ход стоит на 1 больше.
reason-place-more = Доступно рабочих: { $amount }. В цены включена доплата за уже размещённых в этом ходу: { $corn }.
reason-use-action =
    { $gear ->
        [4] { $space ->
            [1] Рабочий стоял на { NAME($place, case: "locative") }.
            [9] Рабочий стоял на { NAME($place, case: "locative") }.
            [10] Рабочий стоял на { NAME($place, case: "locative") }. Любой номер без доплаты.
           *[other] Рабочий стоял на { NAME($place, case: "locative") }. Меньший номер — по 1 зерну за шаг назад.
        }
       *[other] { $space ->
            [1] Рабочий стоял на { NAME($place, case: "locative") }.
            [6] Рабочий стоял на { NAME($place, case: "locative") }. Любой номер без доплаты.
            [7] Рабочий стоял на { NAME($place, case: "locative") }. Любой номер без доплаты.
           *[other] Рабочий стоял на { NAME($place, case: "locative") }. Меньший номер — по 1 зерну за шаг назад.
        }
    }
reason-use-any = Цену самого действия платите как обычно.
reason-harvest = Если сжечь лес, вы возьмёте тайл зерна под деревом, но опуститесь на ступень в храме.
reason-anger = Вы сожгли лес. Числа показывают, как изменятся ваши очки в конце этой эпохи.
reason-climb = Числа показывают, как изменятся ваши очки в конце этой эпохи.
reason-advance-paid = Числа показывают, сколько ресурсов это стоит.
reason-pay-advance = Чтобы развить { NAME($track, case: "accusative") }.
reason-pay-temples = Чтобы подняться в двух храмах.
reason-build-for-corn = Каждый ресурс стоимости — это 2 зерна.
reason-trade = За этот визит ещё можно обменять зерна: { $corn }.
reason-spin = Ваш рабочий стоял на клетке первого игрока.

## Что пропадёт

waste-workers = У вас ещё есть рабочие ({ $amount }) и зерно ({ $corn }), чтобы кого-то разместить.
waste-last-round = Это последний раунд: рабочие на шестерёнках ({ $amount }) больше ничего не сделают.
waste-action = Рабочий ещё может выполнить действие.
waste-skull = У вас нет хрустального черепа: рабочий не выполнит никакого действия.
waste-burn = Открытый тайл зерна даёт столько же и не гневит ни одного бога.
waste-tile = Тайл даёт это только сейчас.

## Виды ходов

kind-keep = Оставить
kind-place = Разместить рабочего
kind-pick-up = Забрать
kind-beg = Вымолить зерно
kind-use = Действие
kind-no-action = Без действия
kind-harvest-corn = Тайл зерна
kind-harvest-wood = Тайл дерева
kind-burn = Сжечь лес
kind-harvest-without-tile = Без тайла
kind-anger = Разозлить бога
kind-climb = Подняться
kind-advance = Развить
kind-pay = Заплатить
kind-take = Взять
kind-build = Построить
kind-build-saving = Построить дешевле
kind-build-plain = Без Архитектуры
kind-buy = Купить
kind-sell = Продать
kind-done = Уйти
kind-offer = Пожертвовать
kind-advance-one-day = 1 день
kind-advance-two-days = 2 дня

## Вещи и источники очков

thing-corn = Зерно
thing-wood = Дерево
thing-stone = Камень
thing-gold = Золото
thing-skull = Хрустальные черепа
thing-points = Очки
thing-worker = Рабочие
thing-corn-tile = Тайлы зерна
thing-wood-tile = Тайлы дерева
thing-chaac = Чак
thing-quetzalcoatl = Кетцалькоатль
thing-kukulkan = Кукулькан
thing-agriculture = Сельское хозяйство
thing-extraction = Добыча ресурсов
thing-architecture = Архитектура
thing-theology = Теология
thing-fed = Накормлены
thing-hungry = Голодны
source-step-chaac = Чак
source-lead-chaac = Выше всех в храме Чака
source-step-quetzalcoatl = Кетцалькоатль
source-lead-quetzalcoatl = Выше всех в храме Кетцалькоатля
source-step-kukulkan = Кукулькан
source-lead-kukulkan = Выше всех в храме Кукулькана

## Стол: разделы

panel-board = Игровое поле
panel-calendar = Календарь
panel-gear =
    { $gear ->
        [palenque] Паленке
        [yaxchilan] Йашчилан
        [tikal] Тикаль
        [uxmal] Уксмал
       *[chichen-itza] Чичен-Ица
    }
panel-jungle = Джунгли
panel-temples = Храмы
panel-technologies = Технологии
panel-buildings = Здания
panel-monuments = Монументы
panel-market = Рынок и банк
panel-mat =
    { $you ->
        [yes] Ваше мини-поле
       *[no] { $seat }
    }
short-board = Шестерёнки
short-temples = Храмы
short-technologies = Технологии
short-buildings = Здания
short-monuments = Монументы
short-market = Рынок
short-mat =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }

## Стол: подписи

label-place = { NAME($place) }
label-day =
    день { $day }, { $age ->
        [1] первая эпоха
       *[2] вторая эпоха
    }, { $left ->
        [0] сегодня День пищи
        [one] до Дня пищи { $left } день
        [few] до Дня пищи { $left } дня
       *[many] до Дня пищи { $left } дней
    }
label-game-over = партия окончена
label-calendar-corn =
    { $amount ->
        [one] { $amount } зерно на календаре
       *[other] { $amount } зерна на календаре
    }
label-first-player =
    { $you ->
        [yes] первый игрок — вы
       *[no] первый игрок — { $seat }
    }
label-worker =
    { $you ->
        [yes] ваш рабочий на { NAME($place, case: "locative") }
       *[no] рабочий на { NAME($place, case: "locative") }: { $seat }
    }
label-dummy = манекен рабочего на { NAME($place, case: "locative") }
label-offering =
    { $you ->
        [yes] ваш хрустальный череп на { NAME($place, case: "locative") }
       *[no] хрустальный череп на { NAME($place, case: "locative") }: { $seat }
    }
label-jungle-corn =
    тайлы сбора зерна на Паленке { $number }: { $exposed ->
        [0] открытых нет
        [one] { $exposed } открыт
       *[other] { $exposed } открыто
    }{ $covered ->
        [0] { "" }
       *[other] , { $covered } под деревом
    }
label-jungle-wood =
    тайлы сбора дерева на Паленке { $number }: { $amount ->
        [0] нет
       *[other] { $amount }
    }
label-temple-marker =
    { $you ->
        [yes] вы в храме { NAME($temple, case: "genitive") } на { part-step }
       *[no] { $seat } в храме { NAME($temple, case: "genitive") } на { part-step }
    }{ $points ->
        [-3] { " " }(−3 очка)
        [-2] { " " }(−2 очка)
        [-1] { " " }(−1 очко)
       *[other] { "" }
    }
label-track-marker =
    { $you ->
        [yes] { NAME($track) }, вы: уровень { $level }
       *[no] { NAME($track) }, { $seat }: уровень { $level }
    }
label-deck =
    { $age ->
        [1] в стопке первой эпохи
       *[2] в стопке второй эпохи
    } { $amount ->
        [0] нет зданий
        [one] { $amount } здание
        [few] { $amount } здания
       *[many] { $amount } зданий
    }
label-building = { NAME($tile) }, стоимость: { part-cost }
label-monument =
    { NAME($tile) }, стоимость: { part-cost }{ $skulls ->
        [0] { "" }
       *[other] , { part-cost-skulls }
    }
label-rate =
    { NAME($good) } — { $corn ->
        [one] { $corn } зерно
       *[other] { $corn } зерна
    }
label-skull-bank =
    { $amount ->
        [0] в банке нет хрустальных черепов
        [one] в банке { $amount } хрустальный череп
        [few] в банке { $amount } хрустальных черепа
       *[many] в банке { $amount } хрустальных черепов
    }
label-points = { part-points }
label-good = { part-good }
label-workers-available =
    { $amount ->
        [0] нет доступных рабочих
        [one] { $amount } доступный рабочий
       *[other] { $amount } доступных рабочих
    }
label-workers-bank =
    { $amount ->
        [one] в банке { $amount } рабочий
       *[other] в банке { $amount } рабочих
    }
label-corn-tiles =
    { $amount ->
        [one] { $amount } тайл сбора зерна
        [few] { $amount } тайла сбора зерна
       *[many] { $amount } тайлов сбора зерна
    }
label-wood-tiles =
    { $amount ->
        [one] { $amount } тайл сбора дерева
        [few] { $amount } тайла сбора дерева
       *[many] { $amount } тайлов сбора дерева
    }
label-fed-free =
    { $amount ->
        [one] { $amount } рабочему не нужно зерно
       *[other] { $amount } рабочим не нужно зерно
    }
label-fed-cheaper =
    { $amount ->
        [one] прокормить каждого рабочего дешевле на { $amount } зерно
       *[other] прокормить каждого рабочего дешевле на { $amount } зерна
    }
label-board-light = светлая сторона мини-поля: можно продвинуть календарь на 2 дня
label-board-dark = тёмная сторона мини-поля
label-own-tile = { NAME($tile) }
label-own-wealth = { NAME($tile) }
label-wealth = { NAME($tile) } даёт { NAME($tile, case: "contents") }
label-hidden-wealth =
    { $amount ->
        [one] { $amount } закрытый тайл начального богатства
        [few] { $amount } закрытых тайла начального богатства
       *[many] { $amount } закрытых тайлов начального богатства
    }

## Шестерёнки

place-palenque =
    { $number ->
        [8] клетка Паленке без номера
       *[other] Паленке { $number }
    }
    .genitive = Паленке { $number }
    .locative =
        { $number ->
            [8] клетке Паленке без номера
           *[other] Паленке { $number }
        }
    .action =
        { $number ->
            [0] без действия
            [1] ловить рыбу
            [2] собрать зерно
            [6] любое действие шестерёнки
            [7] любое действие шестерёнки
           *[other] собрать зерно или дерево
        }
    .doing =
        { $number ->
            [1] ловите рыбу
           *[other] собираете урожай в джунглях
        }
    .does =
        { $number ->
            [1] ловит рыбу
           *[other] собирает урожай в джунглях
        }
    .idle =
        { $number ->
            [0] , без действия
           *[other] { "" }
        }
help-palenque =
    { $number ->
        [0] Начальная клетка: действия нет.
        [1] Рыболовство: получите 3 зерна.
        [2] Сбор урожая: возьмите тайл сбора зерна и получите 4 зерна.
        [3] Сбор урожая: возьмите тайл сбора зерна и получите 5 зерна или возьмите тайл сбора дерева и получите 2 дерева. Можно также сжечь лес: тайл дерева пропадает, вы берёте тайл зерна из-под него, но злите бога: спуститесь на ступень в одном из храмов.
        [4] Сбор урожая: возьмите тайл сбора зерна и получите 7 зерна или возьмите тайл сбора дерева и получите 3 дерева. Можно также сжечь лес: тайл дерева пропадает, вы берёте тайл зерна из-под него, но злите бога: спуститесь на ступень в одном из храмов.
        [5] Сбор урожая: возьмите тайл сбора зерна и получите 9 зерна или возьмите тайл сбора дерева и получите 4 дерева. Можно также сжечь лес: тайл дерева пропадает, вы берёте тайл зерна из-под него, но злите бога: спуститесь на ступень в одном из храмов.
       *[other] Любое действие Паленке от 1 до 5 без доплаты.
    }
place-yaxchilan =
    { $number ->
        [8] клетка Йашчилана без номера
       *[other] Йашчилан { $number }
    }
    .genitive = Йашчилана { $number }
    .locative =
        { $number ->
            [8] клетке Йашчилана без номера
           *[other] Йашчилане { $number }
        }
    .action =
        { $number ->
            [0] без действия
            [1] получить дерево
            [2] получить камень и зерно
            [3] получить золото и зерно
            [4] получить хрустальный череп
            [6] любое действие шестерёнки
            [7] любое действие шестерёнки
           *[other] получить золото, камень и зерно
        }
    .doing =
        { $number ->
            [1] получаете дерево
            [2] получаете камень и зерно
            [3] получаете золото и зерно
            [4] получаете хрустальный череп
           *[other] получаете золото, камень и зерно
        }
    .does =
        { $number ->
            [1] получает дерево
            [2] получает камень и зерно
            [3] получает золото и зерно
            [4] получает хрустальный череп
           *[other] получает золото, камень и зерно
        }
    .idle =
        { $number ->
            [0] , без действия
           *[other] { "" }
        }
help-yaxchilan =
    { $number ->
        [0] Начальная клетка: действия нет.
        [1] Получите 1 дерево.
        [2] Получите 1 камень и 1 зерно.
        [3] Получите 1 золото и 2 зерна.
        [4] Получите 1 хрустальный череп.
        [5] Получите 2 зерна, 1 камень и 1 золото.
       *[other] Любое действие Йашчилана от 1 до 5 без доплаты.
    }
place-tikal =
    { $number ->
        [8] клетка Тикаля без номера
       *[other] Тикаль { $number }
    }
    .genitive = Тикаля { $number }
    .locative =
        { $number ->
            [8] клетке Тикаля без номера
           *[other] Тикале { $number }
        }
    .action =
        { $number ->
            [0] без действия
            [1] развить технологию
            [2] построить здание
            [3] развить технологии (до 2 уровней)
            [4] построить до 2 зданий или монумент
            [6] любое действие шестерёнки
            [7] любое действие шестерёнки
           *[other] подняться в двух храмах
        }
    .doing =
        { $number ->
            [1] развиваете технологию
            [2] строите здание
            [3] развиваете технологии
            [4] берётесь за здания или монумент
           *[other] поднимаетесь в храмах
        }
    .does =
        { $number ->
            [1] развивает технологию
            [2] строит здание
            [3] развивает технологии
            [4] берётся за здания или монумент
           *[other] поднимается в храмах
        }
    .idle =
        { $number ->
            [0] , без действия
           *[other] { "" }
        }
help-tikal =
    { $number ->
        [0] Начальная клетка: действия нет.
        [1] Повысьте одну технологию на 1 уровень. Уровни 1, 2 и 3 стоят 1, 2 и 3 любых ресурса, бонус после уровня 3 — 1 ресурс.
        [2] Постройте одно здание за ресурсы.
        [3] Повысьте одну технологию на 1 или 2 уровня либо две технологии на 1 уровень каждую. Каждый уровень оплачивайте отдельно, как на Тикале 1.
        [4] Постройте за ресурсы одно или два здания либо один монумент. Архитектура действует только на одно из двух зданий.
        [5] Заплатите 1 любой ресурс и поднимитесь на ступень в двух разных храмах.
       *[other] Любое действие Тикаля от 1 до 5 без доплаты.
    }
place-uxmal =
    { $number ->
        [8] клетка Уксмала без номера
       *[other] Уксмал { $number }
    }
    .genitive = Уксмала { $number }
    .locative =
        { $number ->
            [8] клетке Уксмала без номера
           *[other] Уксмале { $number }
        }
    .action =
        { $number ->
            [0] без действия
            [1] подняться в храме
            [2] торговать на рынке
            [3] получить рабочего
            [4] построить здание за зерно
            [6] любое действие шестерёнки
            [7] любое действие шестерёнки
           *[other] выполнить любое действие
        }
    .doing =
        { $number ->
            [1] поднимаетесь в храме
            [2] торгуете на рынке
            [3] получаете рабочего
            [4] строите здание за зерно
           *[other] выбираете действие любой другой клетки
        }
    .does =
        { $number ->
            [1] поднимается в храме
            [2] торгует на рынке
            [3] получает рабочего
            [4] строит здание за зерно
           *[other] выбирает действие любой другой клетки
        }
    .idle =
        { $number ->
            [0] , без действия
           *[other] { "" }
        }
help-uxmal =
    { $number ->
        [0] Начальная клетка: действия нет.
        [1] Заплатите 3 зерна и поднимитесь на ступень в любом храме.
        [2] Рынок: обменивайте зерно на ресурсы и наоборот сколько угодно раз (если вариант правил не ограничивает рынок). Дерево стоит 2 зерна, камень — 3, золото — 4.
        [3] Получите нового рабочего.
        [4] Постройте одно здание за зерно: по 2 зерна за каждый ресурс его стоимости.
        [5] Заплатите 1 зерно и выполните любое действие Паленке, Йашчилана, Тикаля или Уксмала. Стоимость самого действия оплачивается как обычно.
       *[other] Любое действие Уксмала от 1 до 5 без доплаты.
    }
place-chichen-itza = Чичен-Ица { $number }
    .genitive = Чичен-Ицы { $number }
    .locative = Чичен-Ице { $number }
    .action =
        { $number ->
            [0] без действия
            [1] положить череп (4 очка)
            [2] положить череп (5 очков)
            [3] положить череп (6 очков)
            [4] положить череп (7 очков)
            [5] положить череп (8 очков)
            [6] положить череп (8 очков)
            [7] положить череп (10 очков)
            [8] положить череп (11 очков)
            [10] любое действие шестерёнки
           *[other] положить череп (13 очков)
        }
    .doing = жертвуете хрустальный череп
    .does = жертвует хрустальный череп
    .idle =
        { $number ->
            [0] , без действия
           *[other] { "" }
        }
help-chichen-itza =
    { $number ->
        [0] Начальная клетка: действия нет.
        [1] Положите сюда свой хрустальный череп: 4 очка и ступень в храме Чака. За партию сюда можно положить только один череп.
        [2] Положите сюда свой хрустальный череп: 5 очков и ступень в храме Чака. За партию сюда можно положить только один череп.
        [3] Положите сюда свой хрустальный череп: 6 очков и ступень в храме Чака. За партию сюда можно положить только один череп.
        [4] Положите сюда свой хрустальный череп: 7 очков и ступень в храме Кукулькана. За партию сюда можно положить только один череп.
        [5] Положите сюда свой хрустальный череп: 8 очков и ступень в храме Кукулькана. За партию сюда можно положить только один череп.
        [6] Положите сюда свой хрустальный череп: 8 очков, ступень в храме Кукулькана и ресурс на выбор. За партию сюда можно положить только один череп.
        [7] Положите сюда свой хрустальный череп: 10 очков и ступень в храме Кетцалькоатля. За партию сюда можно положить только один череп.
        [8] Положите сюда свой хрустальный череп: 11 очков, ступень в храме Кетцалькоатля и ресурс на выбор. За партию сюда можно положить только один череп.
        [9] Положите сюда свой хрустальный череп: 13 очков, ступень в храме Кетцалькоатля и ресурс на выбор. За партию сюда можно положить только один череп.
       *[other] Любое действие Чичен-Ицы от 1 до 9 без доплаты.
    }
place-first-player-space = клетка первого игрока
    .locative = клетке первого игрока
help-first-player-space = Сама клетка не стоит зерна. В конце хода вы забираете всё зерно с календаря. В конце раунда берёте маркер первого игрока, а если он уже у вас, передаёте его игроку слева. Затем продвигаете календарь на 1 день или на 2, если ваше мини-поле лежит светлой стороной вверх, а второй день не сбросит с шестерёнок ни одного рабочего.

## Джунгли

place-jungle-corn = тайл сбора зерна на Паленке { $number }
help-jungle-corn =
    { $number ->
        [2] Действие Паленке 2 приносит за него 4 зерна.
        [3] Действие Паленке 3 приносит за него 5 зерна. Тайл под деревом нельзя взять, пока дерево не убрано.
        [4] Действие Паленке 4 приносит за него 7 зерна. Тайл под деревом нельзя взять, пока дерево не убрано.
       *[5] Действие Паленке 5 приносит за него 9 зерна. Тайл под деревом нельзя взять, пока дерево не убрано.
    }
place-jungle-wood = тайл сбора дерева на Паленке { $number }
help-jungle-wood =
    { $number ->
        [3] Действие Паленке 3 приносит за него 2 дерева. Его также можно сжечь, чтобы взять зерно под ним, но это разозлит одного из богов.
        [4] Действие Паленке 4 приносит за него 3 дерева. Его также можно сжечь, чтобы взять зерно под ним, но это разозлит одного из богов.
       *[5] Действие Паленке 5 приносит за него 4 дерева. Его также можно сжечь, чтобы взять зерно под ним, но это разозлит одного из богов.
    }

## Материалы

place-corn = зерно
help-corn = Им платят за размещение рабочих, за шаги назад на шестерёнке и за еду: 2 зерна на каждого рабочего в День пищи; за каждого ненакормленного — минус 3 очка. В конце игры 4 зерна дают 1 очко.
place-wood = дерево
    .accusative = дерево
help-wood = Ресурс для зданий, монументов и технологий. На рынке и в конце игры стоит 2 зерна.
place-stone = камень
    .accusative = камень
help-stone = Ресурс для зданий, монументов и технологий. На рынке и в конце игры стоит 3 зерна.
place-gold = золото
    .accusative = золото
help-gold = Ресурс для зданий, монументов и технологий. На рынке и в конце игры стоит 4 зерна.
place-skull = хрустальный череп
help-skull = Его размещают в Чичен-Ице ради очков и милости богов. Черепов всего 13. Каждый, что останется у вас в конце игры, даёт 3 очка.

## Храмы

place-chaac = Чак
    .genitive = Чака
    .accusative = Чака
help-chaac = Коричневый храм. В конце эпохи его ступени, начиная с нижней, дают −1, 0, 2, 4, 6, 7 и 8 очков. В середине эпохи каждый, кто стоит на ступени с 2 очками или выше, получает 1 камень, а на ступени с 6 очками или выше — ещё 1. За самое высокое положение — ещё 6 очков после первой эпохи и 2 после второй, при ничьей — половина. На верхней ступени может стоять только один игрок, и она переворачивает его мини-поле на светлую сторону.
place-quetzalcoatl = Кетцалькоатль
    .genitive = Кетцалькоатля
    .accusative = Кетцалькоатля
help-quetzalcoatl = Жёлтый храм. В конце эпохи его ступени, начиная с нижней, дают −2, 0, 1, 2, 4, 6, 9, 12 и 13 очков. В середине эпохи каждый, кто стоит на ступени с 2 очками или выше, получает 1 золото, а на ступени с 6 очками или выше — ещё 1. За самое высокое положение — ещё 2 очка после первой эпохи и 6 после второй, при ничьей — половина. На верхней ступени может стоять только один игрок, и она переворачивает его мини-поле на светлую сторону.
place-kukulkan = Кукулькан
    .genitive = Кукулькана
    .accusative = Кукулькана
help-kukulkan = Зелёный храм. В конце эпохи его ступени, начиная с нижней, дают −3, 0, 1, 3, 5, 7, 9 и 10 очков. В середине эпохи каждый, кто стоит на ступени с 1 очком или выше, получает 1 дерево, на ступени с 5 очками или выше — ещё 1 дерево, а на ступени с 7 очками или выше — 1 хрустальный череп. За самое высокое положение — ещё 4 очка после каждой эпохи, при ничьей — половина. На верхней ступени может стоять только один игрок, и она переворачивает его мини-поле на светлую сторону.

## Технологии

place-agriculture = Сельское хозяйство
    .genitive = Сельского хозяйства
    .accusative = Сельское хозяйство
help-agriculture = Уровень 1: на 1 зерно больше с каждого сбора в джунглях. Уровень 2: на 1 зерно больше при рыболовстве, а если открытых тайлов сбора зерна нет, зерно можно собрать и без тайла. Уровень 3: ещё на 2 зерна больше с каждого сбора в джунглях. Бонус: ступень в любом храме.
place-extraction = Добыча ресурсов
    .genitive = Добычи ресурсов
    .accusative = Добычу ресурсов
help-extraction = Уровень 1: на 1 дерево больше с Йашчилана и с тайлов сбора дерева. Уровень 2: на 1 камень больше с Йашчилана. Уровень 3: на 1 золото больше с Йашчилана. Бонус: 2 ресурса на выбор.
place-architecture = Архитектура
    .genitive = Архитектуры
    .accusative = Архитектуру
help-architecture = За каждое построенное здание: с уровня 1 — 1 зерно, с уровня 2 — ещё и 2 очка, а на уровне 3 оно дешевле на 1 ресурс или на 2 зерна, если платите зерном. Бонус: 3 очка.
place-theology = Теология
    .genitive = Теологии
    .accusative = Теологию
help-theology = Уровень 1: рабочий с Чичен-Ицы может вместо своего действия выполнить действие следующей клетки. Уровень 2: после действия Чичен-Ицы можно заплатить 1 ресурс и подняться на ступень в любом храме. Уровень 3: на 1 хрустальный череп больше на Йашчилане 4. Бонус: 1 хрустальный череп.

## Здания первой эпохи

place-a1-farm-single = Малая ферма
    .accusative = Малую ферму
help-a1-farm-single = Ферма. Отныне 1 вашему рабочему не нужно зерно в Дни пищи.
place-a1-farm-all = Террасные поля
    .accusative = Террасные поля
help-a1-farm-all = Ферма. Отныне каждому вашему рабочему нужно на 1 зерно меньше в Дни пищи.
place-a1-muni-agriculture = Школа земледелия
    .accusative = Школу земледелия
help-a1-muni-agriculture = Жилое здание. Бесплатно повысьте Сельское хозяйство на один уровень.
place-a1-muni-agriculture-stone = Оросительная система
    .accusative = Оросительную систему
help-a1-muni-agriculture-stone = Жилое здание. Бесплатно повысьте Сельское хозяйство на один уровень и получите 1 камень.
place-a1-muni-extraction-corn = Дом рудокопов
    .accusative = Дом рудокопов
help-a1-muni-extraction-corn = Жилое здание. Бесплатно повысьте Добычу ресурсов на один уровень и получите 1 зерно.
place-a1-muni-extraction-gold = Двор золотых дел мастеров
    .accusative = Двор золотых дел мастеров
help-a1-muni-extraction-gold = Жилое здание. Бесплатно повысьте Добычу ресурсов на один уровень и получите 1 золото.
place-a1-tomb-chaac-quetzalcoatl = Гробница дождя и рассвета
    .accusative = Гробницу дождя и рассвета
help-a1-tomb-chaac-quetzalcoatl = Гробница. Поднимитесь на ступень в храмах Чака и Кетцалькоатля.
place-a1-tomb-chaac-kukulkan = Гробница дождя и ветра
    .accusative = Гробницу дождя и ветра
help-a1-tomb-chaac-kukulkan = Гробница. Поднимитесь на ступень в храмах Чака и Кукулькана.
place-a1-tomb-temple-build = Гробница зодчего
    .accusative = Гробницу зодчего
help-a1-tomb-temple-build = Гробница. Поднимитесь на ступень в любом храме, после чего можете построить ещё одно здание за ресурсы.
place-a1-shrine-architecture = Святилище зодчих
    .accusative = Святилище зодчих
help-a1-shrine-architecture = Святилище. Бесплатно повысьте Архитектуру на один уровень.
place-a1-shrine-theology-kukulkan = Святилище жрецов
    .accusative = Святилище жрецов
help-a1-shrine-theology-kukulkan = Святилище. Бесплатно повысьте Теологию на один уровень и поднимитесь на ступень в храме Кукулькана.

## Здания второй эпохи

place-a2-farm-triple = Большая ферма
    .accusative = Большую ферму
help-a2-farm-triple = Ферма. Отныне 3 вашим рабочим не нужно зерно в Дни пищи.
place-a2-muni-tech-stone = Каменная академия
    .accusative = Каменную академию
help-a2-muni-tech-stone = Жилое здание. Бесплатно повысьте любую технологию на один уровень и получите 1 камень.
place-a2-muni-tech-gold = Золотая академия
    .accusative = Золотую академию
help-a2-muni-tech-gold = Жилое здание. Бесплатно повысьте любую технологию на один уровень и получите 1 золото.
place-a2-muni-tech-skull = Академия черепов
    .accusative = Академию черепов
help-a2-muni-tech-skull = Жилое здание. Бесплатно повысьте любую технологию на один уровень и получите 1 хрустальный череп.
place-a2-muni-tech-corn = Академия житниц
    .accusative = Академию житниц
help-a2-muni-tech-corn = Жилое здание. Бесплатно повысьте любую технологию на один уровень и получите 6 зерна.
place-a2-tomb-worker = Гробница труженика
    .accusative = Гробницу труженика
help-a2-tomb-worker = Гробница. Получите нового рабочего и 6 очков.
place-a2-tomb-action = Гробница странника
    .accusative = Гробницу странника
help-a2-tomb-action = Гробница. Получите 2 очка, после чего можете заплатить 1 зерно и выполнить любое действие Паленке, Йашчилана, Тикаля или Уксмала.
place-a2-tomb-three-temples = Гробница трёх богов
    .accusative = Гробницу трёх богов
help-a2-tomb-three-temples = Гробница. Поднимитесь на ступень во всех трёх храмах и получите 3 очка.
place-a2-tomb-points = Гробница правителей
    .accusative = Гробницу правителей
help-a2-tomb-points = Гробница. Получите 8 очков.
place-a2-tomb-market = Гробница купца
    .accusative = Гробницу купца
help-a2-tomb-market = Гробница. Получите 6 очков, после чего можете торговать на рынке.
place-a2-shrine-two-techs = Святилище мудрости
    .accusative = Святилище мудрости
help-a2-shrine-two-techs = Святилище. Бесплатно повысьте одну технологию на 2 уровня или две технологии на 1 уровень каждую.
place-a2-shrine-theology-temples = Святилище преданности
    .accusative = Святилище преданности
help-a2-shrine-theology-temples = Святилище. Бесплатно повысьте Теологию на один уровень и поднимитесь на ступень в храмах Чака и Кукулькана.
place-a2-shrine-kukulkan = Святилище Кукулькана
    .accusative = Святилище Кукулькана
help-a2-shrine-kukulkan = Святилище. Поднимитесь на 2 ступени в храме Кукулькана и получите 3 очка.
place-a2-shrine-chaac = Святилище Чака
    .accusative = Святилище Чака
help-a2-shrine-chaac = Святилище. Поднимитесь на 2 ступени в храме Чака и получите 2 очка.
place-a2-shrine-quetzalcoatl = Святилище Кетцалькоатля
    .accusative = Святилище Кетцалькоатля
help-a2-shrine-quetzalcoatl = Святилище. Поднимитесь на 2 ступени в храме Кетцалькоатля и получите 4 очка.
place-a2-shrine-architecture = Святилище меры
    .accusative = Святилище меры
help-a2-shrine-architecture = Святилище. Бесплатно повысьте Архитектуру на один уровень и получите 3 очка.

## Монументы

place-m-tombs = Монумент предков
    .accusative = Монумент предков
help-m-tombs = Монумент с рамкой гробницы. В конце игры: 4 очка за каждое ваше здание и каждый ваш монумент с такой рамкой, включая этот.
place-m-constructions = Монумент строителей
    .accusative = Монумент строителей
help-m-constructions = Монумент с рамкой гробницы. В конце игры: 2 очка за каждое ваше здание и каждый ваш монумент, включая этот.
place-m-all-monuments = Монумент эпох
    .accusative = Монумент эпох
help-m-all-monuments = Монумент с рамкой гробницы. В конце игры за каждый построенный кем угодно монумент, включая этот: 6 очков в игре вдвоём, 5 втроём, 4 вчетвером.
place-m-corn-tiles = Монумент урожая
    .accusative = Монумент урожая
help-m-corn-tiles = Монумент с рамкой гробницы. В конце игры: 4 очка за каждый ваш тайл сбора зерна.
place-m-wood-tiles = Монумент леса
    .accusative = Монумент леса
help-m-wood-tiles = Монумент с рамкой гробницы. В конце игры: 4 очка за каждый ваш тайл сбора дерева. Сожжённые не считаются.
place-m-municipal = Монумент горожан
    .accusative = Монумент горожан
help-m-municipal = Монумент с рамкой жилого здания. В конце игры: 4 очка за каждое ваше здание и каждый ваш монумент с такой рамкой, включая этот.
place-m-workers = Монумент рабочих
    .accusative = Монумент рабочих
help-m-workers = Монумент с рамкой жилого здания. В конце игры: 6 очков за 4 ваших рабочих в игре, 12 за 5 и 18 за 6.
place-m-tech-levels = Монумент знаний
    .accusative = Монумент знаний
help-m-tech-levels = Монумент с рамкой жилого здания. В конце игры: 3 очка за каждый уровень ваших технологий.
place-m-max-techs = Монумент мастерства
    .accusative = Монумент мастерства
help-m-max-techs = Монумент с рамкой жилого здания. В конце игры: за одну технологию на уровне 3 — 9 очков, за две — 20, за три или четыре — 33.
place-m-shrines = Монумент святилищ
    .accusative = Монумент святилищ
help-m-shrines = Монумент с рамкой святилища. В конце игры: 4 очка за каждое ваше здание и каждый ваш монумент с такой рамкой, включая этот.
place-m-highest-temple = Монумент восхождения
    .accusative = Монумент восхождения
help-m-highest-temple = Монумент с рамкой святилища. В конце игры: 3 очка за каждую ступень выше начальной в том храме, где вы поднялись выше всего.
place-m-temple-points = Монумент почитания
    .accusative = Монумент почитания
help-m-temple-points = Монумент с рамкой святилища. В конце игры: ещё раз очки ваших ступеней во всех трёх храмах, без бонусов за самое высокое положение.
place-m-skulls = Монумент черепов
    .accusative = Монумент черепов
help-m-skulls = Монумент с рамкой святилища. В конце игры: 3 очка за каждый хрустальный череп в Чичен-Ице, чей бы он ни был.

## Начальное богатство

place-wealth-palenque = тайл начального богатства «Паленке { $number }»
    .short = «Паленке { $number }»
    .contents =
        { $number ->
            [1] 3 зерна, ступень в храме Кетцалькоатля и уровень Сельского хозяйства
            [3] 5 зерна, 1 золото и ступень в храме Кетцалькоатля
            [5] 1 камень, 1 золото и уровень Сельского хозяйства
           *[7] 9 зерна и 1 камень
        }
    .brief =
        { $number ->
            [1] 3 зерна, Кетцалькоатль +1, Сельское хозяйство +1
            [3] 5 зерна, 1 золото, Кетцалькоатль +1
            [5] 1 камень, 1 золото, Сельское хозяйство +1
           *[7] 9 зерна, 1 камень
        }
help-wealth-palenque = Даёт { place-wealth-palenque.contents }.
place-wealth-yaxchilan = тайл начального богатства «Йашчилан { $number }»
    .short = «Йашчилан { $number }»
    .contents =
        { $number ->
            [1] 1 дерево, ступень в храме Кукулькана и уровень Добычи ресурсов
            [3] 2 зерна, 2 дерева и ступень в храме Кукулькана
            [5] 4 зерна, 1 дерево и уровень Добычи ресурсов
           *[7] 3 зерна, 2 дерева и 1 камень
        }
    .brief =
        { $number ->
            [1] 1 дерево, Кукулькан +1, Добыча ресурсов +1
            [3] 2 зерна, 2 дерева, Кукулькан +1
            [5] 4 зерна, 1 дерево, Добыча ресурсов +1
           *[7] 3 зерна, 2 дерева, 1 камень
        }
help-wealth-yaxchilan = Даёт { place-wealth-yaxchilan.contents }.
place-wealth-tikal = тайл начального богатства «Тикаль { $number }»
    .short = «Тикаль { $number }»
    .contents =
        { $number ->
            [1] 2 зерна, ступень в храме Чака и уровень Архитектуры
            [3] 6 зерна и 2 камня
            [5] 3 зерна, 1 золото и уровень Архитектуры
           *[7] 6 зерна, 1 дерево и 1 камень
        }
    .brief =
        { $number ->
            [1] 2 зерна, Чак +1, Архитектура +1
            [3] 6 зерна, 2 камня
            [5] 3 зерна, 1 золото, Архитектура +1
           *[7] 6 зерна, 1 дерево, 1 камень
        }
help-wealth-tikal = Даёт { place-wealth-tikal.contents }.
place-wealth-uxmal = тайл начального богатства «Уксмал { $number }»
    .short = «Уксмал { $number }»
    .contents =
        { $number ->
            [1] 5 зерна, 1 камень и ступень в храме Чака
            [3] 3 зерна, 1 дерево и еду для 1 рабочего в каждый День пищи
            [5] нового рабочего
           *[7] 8 зерна и 1 золото
        }
    .brief =
        { $number ->
            [1] 5 зерна, 1 камень, Чак +1
            [3] 3 зерна, 1 дерево, еда для 1 рабочего
            [5] новый рабочий
           *[7] 8 зерна, 1 золото
        }
help-wealth-uxmal = Даёт { place-wealth-uxmal.contents }.
place-wealth-chichen-itza = тайл начального богатства «Чичен-Ица { $number }»
    .short = «Чичен-Ица { $number }»
    .contents =
        { $number ->
            [0] 4 зерна, 1 дерево и 1 хрустальный череп
            [3] 5 зерна, 1 камень и уровень Теологии
            [5] 4 зерна и 3 дерева
            [7] 2 зерна, 2 дерева и уровень Теологии
           *[10] 7 зерна и 2 дерева
        }
    .brief =
        { $number ->
            [0] 4 зерна, 1 дерево, 1 хрустальный череп
            [3] 5 зерна, 1 камень, Теология +1
            [5] 4 зерна, 3 дерева
            [7] 2 зерна, 2 дерева, Теология +1
           *[10] 7 зерна, 2 дерева
        }
help-wealth-chichen-itza = Даёт { place-wealth-chichen-itza.contents }.

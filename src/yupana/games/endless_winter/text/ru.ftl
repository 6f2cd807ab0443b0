# Вечная зима по-русски.

title = Вечная зима: Палеоиндейцы
about = Проведите племя через четыре поколения ледникового периода: собирайте людей, учитесь, кочуйте, охотьтесь на крупную дичь и возводите мегалиты. Для 1–4 игроков.
provenance = Правила изданной игры, пересказанные своими словами. Что именно напечатано на большинстве компонентов, нам не было известно. Свойства карт и вождей, карты культуры и подготовки, ценность животных, цены ячеек для священных камней, некоторые значения камней, клетки тайлов мегалитов, преимущества местности и треков, жетоны и весь соперник для одиночной игры — это наша собственная редакция, согласованная с правилами, а не изданные таблицы.
automaton = Кочевник
option-draft =
    { $value ->
        [0] Без драфта: вождей и карты подготовки раздают
        [1] Драфт карт подготовки
       *[other] Драфт вождей и карт подготовки
    }
option-gameplay-variant =
    { $value ->
        [0] Базовая игра
       *[other] Вариант игрового процесса: в первой эре на одну фигурку меньше, а гекс даёт преимущество только единственному лидеру
    }
option-glacier-tokens =
    { $value ->
        [0] Без жетонов ледника
       *[other] С жетонами ледника
    }
option-rest-tokens =
    { $value ->
        [0] Без жетонов отдыха
       *[other] С жетонами отдыха
    }
option-megalith-layout =
    { $value ->
        [0] Поле мегалитов: обычное для этого числа игроков
        [1] Поле мегалитов: блок 8 на 4
        [2] Поле мегалитов: два сдвинутых ряда
       *[other] Поле мегалитов: кольцо
    }
option-nomad =
    { $value ->
        [0] Кочевник: обычный
        [1] Кочевник: лёгкий
       *[other] Кочевник: сложный
    }
preset-first = Первая игра
preset-draft = Драфт
preset-tokens = Ледники и отдых
preset-everything = Всё вместе
variant-draft = Драфт
variant-megalith-layout = Поле мегалитов
variant-nomad = Кочевник
about-option-draft = В драфте карты подготовки не раздают, а выбирают в обратном порядке хода; вождей выбирают в обычном.
about-option-gameplay-variant = В начале ставят меньше фигурок, а гекс, где соперник так же силён, не даёт ничего.
about-option-glacier-tokens = Они лежат на ледниках лицом вниз. Первая стоянка открывает жетон; община возле открытых получает их преимущества.
about-option-rest-tokens = Кто в раунде отдыхает первым, может воспользоваться открытым жетоном или обменять его на неизвестный верхний из стопки.
about-option-megalith-layout = Как лежат тайлы, на которых возводят мегалиты, а значит, какие клетки соседние.
about-option-nomad = Обычный кочевник начинает с 20 очками, лёгкий — без очков, сложный — с 40.
about-preset-first = Вождей и карты подготовки раздают, жетонов нет: с этого стоит начать.
about-preset-draft = Вождей и карты подготовки не раздают, а выбирают по очереди.
about-preset-tokens = С жетонами ледника и жетонами отдыха — двумя модулями из коробки.
about-preset-everything = Оба драфта, оба вида жетонов и вариант игрового процесса.
about-preset-easy = Кочевник начинает без очков.
about-preset-normal = Кочевник начинает с 20 очками.
about-preset-hard = Кочевник начинает с 40 очками.

## Части других сообщений

part-good =
    { $good ->
        [food] { $amount ->
            [one] { $amount } еду
           *[other] { $amount } еды
        }
       *[tools] { $amount ->
            [one] { $amount } орудие
            [few] { $amount } орудия
           *[other] { $amount } орудий
        }
    }
part-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
part-labour =
    { $half ->
        [0] { $labour ->
            [one] { $labour } очко труда
            [few] { $labour } очка труда
           *[many] { $labour } очков труда
        }
       *[other] { $labour ->
            [0] ½ очка труда
           *[other] { $labour }½ очка труда
        }
    }
part-scores =
    { $you ->
        [yes] Вы получаете { part-points }
       *[no] { $seat } получает { part-points }
    }
part-terrain =
    { $terrain ->
        [plains] равнина
        [forest] лес
        [hills] холмы
        [mountains] горы
        [marsh] болото
        [tundra] тундра
        [glacier] ледник
        [base] база
       *[other] ещё не выложен
    }
part-junction =
    { $number ->
        [1] 1–2–8
        [2] 1–6–18
        [3] 1–7–8
        [4] 1–7–18
        [5] 2–3–10
        [6] 2–8–9
        [7] 2–9–10
        [8] 3–4–12
        [9] 3–10–11
        [10] 3–11–12
        [11] 4–5–14
        [12] 4–12–13
        [13] 4–13–14
        [14] 5–6–16
        [15] 5–14–15
        [16] 5–15–16
        [17] 6–16–17
       *[other] 6–17–18
    }
part-column =
    { $number ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
       *[other] 10
    }
part-row =
    { $second ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[other] 6
    }
part-cell =
    { $benefit ->
        [tool] 1 орудие
        [food] 2 еды
        [idol] уровень на треке идола
        [card] карта
        [burial] похоронить карту
        [start] начальная клетка, только для нейтральных мегалитов
        [points] 2 очка
        [step] 2 шага стоянок
        [rotation] повернуть животное
       *[other] ещё не выложено
    }
part-figure =
    { $figure ->
        [chief-figure] миниатюра вождя
       *[other] фигурка племени
    }
part-figure-taken =
    { $figure ->
        [chief-figure] миниатюру вождя
       *[other] фигурку племени
    }
part-track =
    { $track ->
        [sacrifice] треке жертвоприношений
       *[other] треке почёта
    }
part-copies =
    { $amount ->
        [1] { "" }
       *[other] { " " }({ $amount })
    }

## Вопросы

ask-choose-side = Какой стороной карты вождя вы играете?
ask-choose-chief = Какого вождя вы берёте и какой стороной вверх?
ask-choose-setup = Какую карту подготовки вы берёте?
ask-take-turn =
    { $plays ->
        [yes] Ваш ход: разыграйте карту культуры или поставьте фигурку.
       *[no] Ваш ход: поставьте фигурку в колонку или в зону отдыха.
    }
ask-act =
    { $doing ->
        [yes] { $column ->
            [0] Посвящение: что вы делаете?
            [1] Развитие: что вы делаете?
            [2] Миграция: что вы делаете?
           *[other] Охота: что вы делаете?
        }
        [left] { $column ->
            [0] Посвящение завершено: воспользуйтесь картами или закончите ход.
            [1] Развитие завершено: воспользуйтесь картами или закончите ход.
            [2] Миграция завершена: воспользуйтесь картами или закончите ход.
           *[other] Охота завершена: воспользуйтесь картами или закончите ход.
        }
        [free] { $column ->
            [0] Посвящение: разыграйте карты, потратьте еду на труд или закончите ход.
            [1] Развитие: разыграйте карты, потратьте еду на труд или закончите ход.
            [2] Миграция: разыграйте карты, потратьте еду на труд или закончите ход.
           *[other] Охота: разыграйте карты, потратьте еду на труд или закончите ход.
        }
       *[no] { $column ->
            [0] Посвящение: больше ничего сделать нельзя. Закончите ход.
            [1] Развитие: больше ничего сделать нельзя. Закончите ход.
            [2] Миграция: больше ничего сделать нельзя. Закончите ход.
           *[other] Охота: больше ничего сделать нельзя. Закончите ход.
        }
    }
ask-rest-area =
    { $part ->
        [0] Отдых: доберёте карту или возьмёте меньшее преимущество?
        [1] Отдых: повернёте животное?
       *[other] Вы отдохнули. Закончите ход.
    }
ask-set-aside = Какие карты вы кладёте лицом вниз в стопку затмения? Остальные остаются в руке.
ask-discard-card = Какую карту вы за это сбрасываете?
ask-choose-rest-token = Вы отдыхаете первыми: возьмёте открытый жетон отдыха или неизвестный под ним?
ask-use-revealed = Затмение: какую открытую карту вы используете?
ask-claim-hexes = Затмение: преимущество какого гекса вы получаете первым?
ask-use-board =
    { $stones ->
        [yes] Затмение: что вы получаете со своего планшета? Остальные камни дадут очки в конце этого шага.
       *[no] Затмение: что вы получаете со своего планшета?
    }
ask-benefit =
    { $link ->
        [0] Вы можете положить мегалит или взять меньшее преимущество.
        [neutral] Вы можете положить нейтральный мегалит, который никому не принадлежит, или взять меньшее преимущество.
        [1] { $times ->
            [one] Вы можете добрать карту или взять меньшее преимущество.
            [few] Вы можете добрать { $times } карты или взять вместо каждой меньшее преимущество.
           *[many] Вы можете добрать { $times } карт или взять вместо каждой меньшее преимущество.
        }
        [2] { $times ->
            [one] Вы можете продвинуться по треку идола или взять меньшее преимущество.
            [few] Вы можете продвинуться на { $times } уровня по трекам идола или взять вместо каждого меньшее преимущество.
           *[many] Вы можете продвинуться на { $times } уровней по трекам идола или взять вместо каждого меньшее преимущество.
        }
        [food] Вы можете получить еду.
       *[other] { $food ->
            [no] { $times ->
                [one] Вы можете получить орудие.
                [few] Вы можете получить { $times } орудия.
               *[many] Вы можете получить { $times } орудий.
            }
           *[yes] { $times ->
                [one] Вы можете получить орудие или вместо него еду.
                [few] Вы можете получить { $times } орудия или вместо каждого еду.
               *[many] Вы можете получить { $times } орудий или вместо каждого еду.
            }
        }
    }
ask-all-of = Преимущества можно получить в любом порядке. С какого начнёте?
ask-buy = Заплатите за это?
ask-bury =
    { $times ->
        [one] Какую карту вы хороните?
        [few] Вы можете похоронить { $times } карты. С какой начнёте?
       *[many] Вы можете похоронить { $times } карт. С какой начнёте?
    }
ask-choose-tribe =
    { $zone ->
        [0] Какую карту племени вы берёте в руку?
       *[other] Какую карту племени вы берёте в сброс?
    }
ask-choose-culture = Какую карту культуры вы берёте?
ask-hunt = Какое животное вы берёте из охотничьих угодий?
ask-rotate = Какое животное вы поворачиваете?
ask-reveal = Откроете животных?
ask-move-camps =
    { $times ->
        [one] Какая стоянка делает шаг?
        [few] У вас { $times } шага. Какая стоянка делает следующий?
       *[many] У вас { $times } шагов. Какая стоянка делает следующий?
    }
ask-settle = Где вы основываете общину?
ask-follow-arrow = Положите по стрелке ещё один мегалит?
ask-in-any-order = Община стоит возле нескольких жетонов. Какой вы используете первым?

## Варианты

do-choose-chief = { NAME($place) }: { NAME($place, case: "ability") }
do-choose-setup = Взять { NAME($place, case: "accusative") }
do-play = Разыграть карту { brief-play }
do-send = Фигурка племени: { brief-send }
do-send-chief = Миниатюра вождя: { brief-send-chief }
do-use = Использовать карту { brief-use }
do-spend =
    { $left ->
        [0] Потратить всю еду на труд
       *[other] Потратить еду на труд, оставив { $left }
    }
do-use-chief = Использовать вождя: { NAME($place, case: "ability") }
do-use-token = Использовать { NAME($place) }: { NAME($place, case: "benefit") }
do-take-token = Взять { NAME($place) }: { NAME($place, case: "benefit") }
do-swap-token = Взять неизвестный верхний жетон из стопки
do-recruit = { NAME($place, case: "card") } в руку: { NAME($place, case: "effect") }
do-adopt = { NAME($place, case: "card") } в сброс: { NAME($place, case: "effect") }
do-bury-for-food = За 1 еду похоронить карту { brief-bury-for-food }
do-bury = Похоронить карту { brief-bury }
do-advance =
    { $level ->
        [top] Получить очко на вершине трека жертвоприношений
       *[other] Продвинуться по { NAME($place, case: "dative") } до уровня { $level }
    }
do-take =
    { $lower ->
        [yes] { $place ->
            [food] Нижняя секция: взять 2 еды
           *[other] Нижняя секция: взять 1 орудие и 1 еду
        }
       *[no] { $place ->
            [food] Взять 1 еду
           *[other] Взять 1 орудие
        }
    }
do-take-all =
    { $place ->
        [food] Взять еду вместо каждого орудия
       *[other] Взять все орудия
    }
do-draw = Добрать 1 карту
do-draw-all = Добрать все карты
do-raise =
    { $neutral ->
        [yes] Положить нейтральный мегалит: { brief-raise }
       *[no] Положить мегалит: { brief-raise }
    }
do-learn = Выучить карту { brief-learn }
do-take-point = Карт не осталось: получить 1 очко
do-take-stone = Камень: в каждом затмении { brief-take-stone }
do-pitch = Разместить стоянку на базовом гексе
do-pitch-freely = Нижняя секция: разместить стоянку на базовом гексе и сделать шаг
do-march = Переместить стоянку за труд: { brief-march }
do-move = Переместить стоянку: { brief-move }
do-settle = Основать общину на { NAME($place, case: "locative") }
do-reveal = Открыть животных
do-hunt = Взять { NAME($animal, case: "taken") }
do-rotate =
    { $points ->
        [0] Повернуть { NAME($place, case: "taken") }
       *[other] Повернуть { NAME($place, case: "taken") } (−{ part-points } в конце)
    }
do-take-top = Взять верхнее животное из колоды
do-discard = Сбросить карту { brief-discard }
do-set-aside =
    { $culture ->
        [yes] Блеф: положить карту { NAME($place) } в стопку затмения
       *[no] В стопку затмения: { NAME($place) } ({ NAME($place, case: "eclipse") })
    }
do-stop = На этом всё
do-pay-for = Заплатить
do-claim =
    { $claimed ->
        [villages] Добрать карту за общину
        [reserve] Получить преимущество { NAME($place, case: "genitive") }
       *[other] Получить преимущество { NAME($place, case: "genitive") } ({ part-terrain })
    }
do-score = Получить очки за { NAME($place) }
do-done = Готово

## Что делает вариант, где глагол уже сказан

brief-play =
    { $culture ->
        [yes] { NAME($place) }: { NAME($place, case: "effect") }
       *[no] { NAME($place) }
    }
brief-send = { NAME($place, case: "offer") }
brief-send-chief = { NAME($place, case: "offer") }
brief-use = { NAME($place, case: "card") }
brief-bury-for-food = { NAME($place) }
brief-bury = { NAME($place) }
brief-claim =
    { $claimed ->
        [villages] Добрать карту за общину
        [reserve] { NAME($place) }
       *[other] { NAME($place) } ({ part-terrain })
    }
brief-raise = { NAME($place) }
brief-learn = { NAME($place) }: { NAME($place, case: "effect") }
brief-take-stone = { NAME($place, case: "worth") }
brief-march =
    { $terrain ->
        [base] { NAME($place) } → { NAME($second) }
       *[other] { NAME($place) } → { NAME($second) } ({ part-terrain })
    }
brief-move =
    { $terrain ->
        [base] { NAME($place) } → { NAME($second) }
       *[other] { NAME($place) } → { NAME($second) } ({ part-terrain })
    }
brief-settle = { NAME($place) }
brief-discard = { NAME($place) }
brief-recruit = { NAME($place, case: "card") }: { NAME($place, case: "effect") }
brief-adopt = { NAME($place, case: "card") }: { NAME($place, case: "effect") }

## Журнал

log-stone-shown = На поле выложен { NAME($stone) }.
log-culture-shown = Новая карта культуры: { NAME($card) }.
log-animal-shown = В охотничьих угодьях появляется { NAME($animal) }.
log-megalith-tile-laid = Место { $slot } поля мегалитов: { NAME($tile) }.
log-terrain-laid = Выложен { NAME($place) }: { part-terrain }.
log-order-given =
    { $you ->
        [yes] У вас { $place }-е место в порядке хода.
       *[no] { $seat }: { $place }-е место в порядке хода.
    }
log-chief-card-shown = В драфте: { NAME($chief) }.
log-chief-dealt =
    { $you ->
        [yes] Вы получаете карту «{ NAME($chief) }».
       *[no] { $seat } получает карту «{ NAME($chief) }».
    }
log-chief-chosen =
    { $you ->
        [yes] Вы играете картой «{ NAME($side) }».
       *[no] { $seat } играет картой «{ NAME($side) }».
    }
log-setup-card-shown = В драфте: { NAME($card) }.
log-setup-card-taken =
    { $you ->
        [yes] Вы получаете { NAME($card, case: "accusative") }.
       *[no] { $seat } получает { NAME($card, case: "accusative") }.
    }
log-rest-token-shown = На стопке открыт { NAME($token) }.
log-rest-token-turned-down = Под стопку лицом вниз убран { NAME($token) }.
log-round-began = Начинается раунд { $round }.
log-turn-began =
    { $you ->
        [yes] Начинается ваш ход.
       *[no] Теперь ходит { $seat }.
    }
log-figure-placed =
    { $you ->
        [yes] Вы ставите { part-figure-taken } { NAME($place, case: "to") }.
       *[no] { $seat } ставит { part-figure-taken } { NAME($place, case: "to") }.
    }
log-lower-place-taken =
    { $you ->
        [yes] Вы занимаете нижнюю секцию { NAME($place, case: "genitive") }.
       *[no] { $seat } занимает нижнюю секцию { NAME($place, case: "genitive") }.
    }
log-figure-joined =
    { $you ->
        [yes] Ко второй эре к вам присоединяется последняя фигурка.
       *[no] Ко второй эре { $seat } получает последнюю фигурку.
    }
log-rest-token-taken =
    { $you ->
        [yes] Вы берёте { NAME($token) }.
       *[no] { $seat } берёт { NAME($token) }.
    }
log-rest-token-drawn =
    { $you ->
        [yes] Вы открываете { NAME($token) }.
       *[no] { $seat } открывает { NAME($token) }.
    }
log-rest-token-used =
    { $you ->
        [yes] Вы используете { NAME($token) }.
       *[no] { $seat } использует { NAME($token) }.
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
log-goods-lost =
    { $you ->
        [yes] Вам некуда положить { part-good }.
       *[no] { $seat }: некуда положить { part-good }.
    }
part-food =
    { $amount ->
        [one] { $amount } еду
       *[other] { $amount } еды
    }
log-food-spoiled =
    { $you ->
        [yes] Лимит еды уменьшается: вы теряете { part-food }.
       *[no] Лимит еды уменьшается: { $seat } теряет { part-food }.
    }
log-labour-gained =
    { $you ->
        [yes] Вы получаете { part-labour }.
       *[no] { $seat } получает { part-labour }.
    }
log-labour-paid =
    { $you ->
        [yes] Вы платите { part-labour }.
       *[no] { $seat } платит { part-labour }.
    }
part-labour-for =
    { $labour ->
        [one] { $labour } очко труда
        [few] { $labour } очка труда
       *[many] { $labour } очков труда
    }
log-food-spent =
    { $you ->
        [yes] Вы тратите { part-food } и получаете { part-labour-for }.
       *[no] { $seat } тратит { part-food } и получает { part-labour-for }.
    }
log-points-scored =
    { $source ->
        [effects] { part-scores } сразу.
        [empty-decks] { part-scores } за пустую колоду.
        [megaliths] { part-scores } за мегалиты.
        [idols] { part-scores } на поле идола.
        [stones] { part-scores } за священный камень.
        [sacrifice] { part-scores } за еду и орудия на треке жертвоприношений.
        [burials] { part-scores } за похороненные карты.
        [cards] { part-scores } за карты.
       *[other] { part-scores } за животных.
    }
log-card-played =
    { $you ->
        [yes] Вы разыгрываете карту { NAME($card) }.
       *[no] { $seat } разыгрывает карту { NAME($card) }.
    }
log-ability-used =
    { $you ->
        [yes] Вы используете карту { NAME($card) }.
       *[no] { $seat } использует карту { NAME($card) }.
    }
log-chief-used =
    { $you ->
        [yes] Вы используете карту «{ NAME($chief) }».
       *[no] { $seat } использует карту «{ NAME($chief) }».
    }
log-card-discarded =
    { $you ->
        [yes] Вы сбрасываете карту { NAME($card) }.
       *[no] { $seat } сбрасывает карту { NAME($card) }.
    }
log-card-drawn =
    { $you ->
        [yes] { $card ->
            [card] Вы добираете карту.
           *[other] Вы добираете карту { NAME($card) }.
        }
       *[no] { $card ->
            [card] { $seat } добирает карту.
           *[other] { $seat } добирает карту { NAME($card) }.
        }
    }
part-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
log-deck-shuffled =
    { $you ->
        [yes] Вы перемешиваете сброс: в новой колоде { part-cards }.
       *[no] { $seat } перемешивает сброс: в новой колоде { part-cards }.
    }
log-card-taken =
    { $you ->
        [yes] Вы берёте карту { NAME($card) }.
       *[no] { $seat } берёт карту { NAME($card) }.
    }
log-card-adopted =
    { $you ->
        [yes] Вы берёте карту { NAME($card) } в сброс.
       *[no] { $seat } берёт карту { NAME($card) } в сброс.
    }
log-card-buried =
    { $you ->
        [yes] Вы хороните карту { NAME($card) }.
       *[no] { $seat } хоронит карту { NAME($card) }.
    }
log-hand-card-buried =
    { $you ->
        [yes] { $card ->
            [card] Вы хороните карту из руки.
           *[other] Вы хороните из руки карту { NAME($card) }.
        }
       *[no] { $card ->
            [card] { $seat } хоронит карту из руки.
           *[other] { $seat } хоронит из руки карту { NAME($card) }.
        }
    }
log-card-set-aside =
    { $you ->
        [yes] { $card ->
            [card] Вы кладёте карту в стопку затмения.
           *[other] Вы кладёте карту { NAME($card) } в стопку затмения.
        }
       *[no] { $card ->
            [card] { $seat } кладёт карту в стопку затмения.
           *[other] { $seat } кладёт карту { NAME($card) } в стопку затмения.
        }
    }
log-display-cleared = Карты культуры первой эры выбывают из игры.
log-animal-taken =
    { $you ->
        [yes] Вы берёте { NAME($animal, case: "taken") }.
       *[no] { $seat } берёт { NAME($animal, case: "taken") }.
    }
log-animal-drawn =
    { $you ->
        [yes] Вы берёте из колоды { NAME($animal, case: "taken") }.
       *[no] { $seat } берёт из колоды { NAME($animal, case: "taken") }.
    }
log-animal-rotated =
    { $you ->
        [yes] Вы поворачиваете { NAME($animal, case: "taken") }.
       *[no] { $seat } поворачивает { NAME($animal, case: "taken") }.
    }
log-stone-taken =
    { $you ->
        [yes] Вы берёте { NAME($stone) }.
       *[no] { $seat } берёт { NAME($stone) }.
    }
log-stone-scored =
    { $points ->
        [0] { $you ->
            [yes] Ваш { NAME($stone) } ничего не даёт.
           *[no] { $seat }: { NAME($stone) } ничего не даёт.
        }
       *[other] { $you ->
            [yes] Вы получаете очки за { NAME($stone) }.
           *[no] { $seat } получает очки за { NAME($stone) }.
        }
    }
log-idol-advanced =
    { $you ->
        [yes] Вы продвигаетесь по { NAME($track, case: "dative") } до уровня { $level }.
       *[no] { $seat } продвигается по { NAME($track, case: "dative") } до уровня { $level }.
    }
log-megalith-placed =
    { $you ->
        [yes] Вы кладёте мегалит: { NAME($place) }.
       *[no] { $seat } кладёт мегалит: { NAME($place) }.
    }
log-neutral-megalith-placed =
    { $you ->
        [yes] Вы кладёте нейтральный мегалит: { NAME($place) }.
       *[no] { $seat } кладёт нейтральный мегалит: { NAME($place) }.
    }
log-reserve-emptied =
    { $you ->
        [yes] Ваша { NAME($place) } пуста: теперь она даёт { NAME($place, case: "gift") } в каждом затмении.
       *[no] { $seat }: { NAME($place) } пуста и теперь даёт { NAME($place, case: "gift") } в каждом затмении.
    }
log-camp-placed =
    { $you ->
        [yes] Вы размещаете стоянку на базовом гексе.
       *[no] { $seat } размещает стоянку на базовом гексе.
    }
log-camp-moved =
    { $you ->
        [yes] Вы перемещаете стоянку с { NAME($source, case: "genitive") } на { NAME($target) }.
       *[no] { $seat } перемещает стоянку с { NAME($source, case: "genitive") } на { NAME($target) }.
    }
log-village-founded =
    { $you ->
        [yes] Вы основываете общину на { NAME($place, case: "locative") }.
       *[no] { $seat } основывает общину на { NAME($place, case: "locative") }.
    }
log-token-turned-up = На { NAME($place, case: "locative") } открыт { NAME($token) }.
log-token-used =
    { $you ->
        [yes] Вы используете { NAME($token) }.
       *[no] { $seat } использует { NAME($token) }.
    }
log-eclipse-began =
    { $round ->
        [1] Первое затмение.
        [2] Второе затмение: первая эра заканчивается.
        [3] Третье затмение.
       *[other] Четвёртое, последнее затмение.
    }
log-card-revealed =
    { $you ->
        [yes] Вы открываете карту { NAME($card) }.
       *[no] { $seat } открывает карту { NAME($card) }.
    }
log-culture-returned =
    { $you ->
        [yes] Карта { NAME($card) } была блефом и возвращается вам в руку.
       *[no] Блеф: { $seat } возвращает карту { NAME($card) } в руку.
    }
log-labour-counted =
    { $you ->
        [yes] В затмении у вас { part-labour }.
       *[no] { $seat }: { part-labour } в затмении.
    }
log-hex-claimed =
    { $you ->
        [yes] Вы получаете преимущество { NAME($place, case: "genitive") }.
       *[no] { $seat } получает преимущество { NAME($place, case: "genitive") }.
    }
log-reserve-claimed =
    { $you ->
        [yes] Вы получаете преимущество { NAME($place, case: "genitive") }.
       *[no] { $seat } получает преимущество { NAME($place, case: "genitive") }.
    }
log-eclipse-over =
    { $round ->
        [1] Первое затмение закончилось.
        [2] Второе затмение закончилось.
        [3] Третье затмение закончилось.
       *[other] Последнее затмение закончилось.
    }
log-preparation-began = Все готовятся к раунду { $round }.
log-final-scoring-began = Финальный подсчёт.
log-match-won =
    { $you ->
        [yes] Вы побеждаете: { part-points }.
       *[no] Побеждает { $seat }: { part-points }.
    }
log-nomad-card-turned =
    { $you ->
        [yes] Вы открываете { NAME($card, case: "accusative") }.
       *[no] { $seat } открывает { NAME($card, case: "accusative") }.
    }
log-nomad-card-added =
    { $you ->
        [yes] Вы добавляете { NAME($card, case: "accusative") } только ради труда.
       *[no] { $seat } добавляет { NAME($card, case: "accusative") } только ради труда.
    }

## Ценники

price-food =
    { $amount ->
        [one] { $signed } еда
       *[other] { $signed } еды
    }
price-tools =
    { $amount ->
        [one] { $signed } орудие
        [few] { $signed } орудия
       *[many] { $signed } орудий
    }
price-labour =
    { $amount ->
        [one] { $signed } очко труда
        [few] { $signed } очка труда
       *[many] { $signed } очков труда
    }
price-half-labour = { $signed } половинка труда
price-card =
    { $amount ->
        [one] { $signed } карта
        [few] { $signed } карты
       *[many] { $signed } карт
    }
price-idol =
    { $amount ->
        [one] { $signed } уровень идола
        [few] { $signed } уровня идола
       *[many] { $signed } уровней идола
    }
price-megalith =
    { $amount ->
        [one] { $signed } мегалит
        [few] { $signed } мегалита
       *[many] { $signed } мегалитов
    }
price-points =
    { $amount ->
        [one] { $signed } очко
        [few] { $signed } очка
       *[many] { $signed } очков
    }
price-tribe-card =
    { $amount ->
        [one] { $signed } карта племени
        [few] { $signed } карты племени
       *[many] { $signed } карт племени
    }
price-culture-card =
    { $amount ->
        [one] { $signed } карта культуры
        [few] { $signed } карты культуры
       *[many] { $signed } карт культуры
    }
price-burial =
    { $amount ->
        [one] { $signed } погребение
        [few] { $signed } погребения
       *[many] { $signed } погребений
    }
price-camp =
    { $amount ->
        [one] { $signed } стоянка
        [few] { $signed } стоянки
       *[many] { $signed } стоянок
    }
price-step =
    { $amount ->
        [one] { $signed } шаг стоянки
        [few] { $signed } шага стоянок
       *[many] { $signed } шагов стоянок
    }
price-animal =
    { $amount ->
        [one] { $signed } животное
        [few] { $signed } животных
       *[many] { $signed } животных
    }
price-village =
    { $amount ->
        [one] { $signed } община
        [few] { $signed } общины
       *[many] { $signed } общин
    }
price-stone =
    { $amount ->
        [one] { $signed } священный камень
        [few] { $signed } священных камня
       *[many] { $signed } священных камней
    }
price-rotation =
    { $amount ->
        [one] { $signed } поворот животного
        [few] { $signed } поворота животных
       *[many] { $signed } поворотов животных
    }
price-sacrifice =
    { $amount ->
        [one] { $signed } уровень жертвоприношений
        [few] { $signed } уровня жертвоприношений
       *[many] { $signed } уровней жертвоприношений
    }
price-honour =
    { $amount ->
        [one] { $signed } уровень почёта
        [few] { $signed } уровня почёта
       *[many] { $signed } уровней почёта
    }

## Итоговый счёт

score-start = Фора
score-effects = Преимущества
score-empty-decks = Пустые колоды
score-megaliths = Мегалиты
score-idols = Поле идола
score-stones = Священные камни
score-sacrifice = Трек жертвоприношений
score-burials = Похороненные карты
score-cards = Карты
score-animals = Животные

## О чём помнить

status-round = Раунд { $round } из 4, эра { $era }
status-figures =
    { $left ->
        [0] { status-round }: все ваши фигурки размещены
        [one] { status-round }: осталась { $left } фигурка
        [few] { status-round }: осталось { $left } фигурки
       *[many] { status-round }: осталось { $left } фигурок
    }
status-eclipse = { status-round }: затмение
status-labour = { part-labour }

## Числа игрока

figure-food = еда: { $amount } из { $limit }
figure-tools =
    { $amount ->
        [one] { $amount } орудие
        [few] { $amount } орудия
       *[many] { $amount } орудий
    }
figure-cards =
    { $amount ->
        [one] { $amount } карта в руке
        [few] { $amount } карты в руке
       *[many] { $amount } карт в руке
    }
figure-figures =
    { $amount ->
        [one] { $amount } свободная фигурка
        [few] { $amount } свободные фигурки
       *[many] { $amount } свободных фигурок
    }
figure-megaliths =
    { $amount ->
        [one] { $amount } мегалит в запасе
        [few] { $amount } мегалита в запасе
       *[many] { $amount } мегалитов в запасе
    }
figure-stones =
    { $amount ->
        [one] { $amount } священный камень
        [few] { $amount } священных камня
       *[many] { $amount } священных камней
    }
figure-buried =
    { $amount ->
        [one] { $amount } похороненная карта
        [few] { $amount } похороненные карты
       *[many] { $amount } похороненных карт
    }
figure-animals =
    { $amount ->
        [one] { $amount } животное
        [few] { $amount } животных
       *[many] { $amount } животных
    }

## Почему это спрашивают

reason-no-megaliths = В вашем запасе не осталось мегалитов: можно взять меньшее преимущество.
reason-village = Труд сейчас: { $pool }. Для общины нужна ваша стоянка на каждом из трёх гексов вокруг свободного стыка; стоянки на базе не в счёт.
reason-act =
    { $section ->
        [0] { $pays ->
            [yes] Труд сейчас: { $pool }. Секции идут сверху вниз: средняя или нижняя закрывает те, что выше.
            [later] Труд сейчас: { $pool }. Секции идут сверху вниз: сначала разыграйте карты или потратьте еду, чтобы оплатить верхнюю.
           *[no] Труд сейчас: { $pool }. Секции проходят сверху вниз; вернуться вверх нельзя.
        }
        [1] Верхняя секция пройдена.
        [2] Верхняя и средняя секции пройдены.
       *[other] Все секции пройдены.
    }
reason-take-turn =
    { $plays ->
        [yes] Первая карта культуры бесплатна; каждая следующая стоит карту из руки.
       *[no] Первая за раунд фигурка в колонке получает ещё и нижнюю секцию.
    }
reason-take-turn-with-chief =
    { $plays ->
        [yes] Первая карта культуры бесплатна; каждая следующая стоит карту из руки.
       *[no] Первая за раунд фигурка в колонке получает ещё и нижнюю секцию.
    } Свойство вождя: { NAME($chief, case: "ability") }.
reason-set-aside = Их труд определяет порядок хода, а в затмении сработают их свойства; карты культуры — блеф, они вернутся в руку.
reason-claim-hexes =
    { $sole ->
        [yes] Гекс даёт преимущество только единственному лидеру по влиянию: 1 за стоянку, 2 за общину рядом.
       *[no] Гекс даёт преимущество всем, у кого больше всего влияния, даже при ничьей: 1 за стоянку, 2 за общину рядом.
    }
reason-order = Затмение: преимущество { $place }-го места в порядке хода или меньшее.
reason-bury =
    { $more ->
        [yes] Уже похоронено карт: { $buried }. В конце очки дают не меньше 1, 4 или 7 похороненных карт: чем выше ваше место среди игроков на треке почёта, тем больше; кто не сдвинулся с его начала, не получает ничего.
       *[no] Уже похоронено карт: { $buried }. Карты сверх 7 новых очков не принесут.
    }
reason-benefit =
    { $link ->
        [2] Жертвоприношения в конце превращают еду и орудия в очки; почёт повышает ценность похороненных карт.
       *[other] Меньшие преимущества по порядку: мегалит, карта, идол, орудие, еда.
    }

## Что пропало бы

waste-labour = У вас ещё { part-labour }: остаток пропадёт.
waste-lower = Вы здесь первые: нижняя секция ещё доступна вам.
waste-section = Вы ещё можете воспользоваться средней секцией: вернуться к ней потом не получится.
waste-needless = Верхняя секция уже пройдена: труд в этот ход больше ничего не даст.
waste-unused = Эта карта ещё не использована: её свойство пропадёт.
waste-benefits =
    { $benefits ->
        [one] Ваши общины и запас ещё дают { $benefits } преимущество.
        [few] Ваши общины и запас ещё дают { $benefits } преимущества.
       *[many] Ваши общины и запас ещё дают { $benefits } преимуществ.
    }
waste-hexes =
    { $hexes ->
        [one] Вы ещё можете получить преимущество { $hexes } гекса.
        [few] Вы ещё можете получить преимущества { $hexes } гексов.
       *[many] Вы ещё можете получить преимущества { $hexes } гексов.
    }

## Виды ходов

kind-choose-chief = Выбрать
kind-choose-setup = Взять карту
kind-play = Разыграть карту
kind-send = Фигурка племени
kind-send-chief = Миниатюра вождя
kind-use = Использовать карту
kind-spend = Потратить еду
kind-use-chief = Использовать вождя
kind-use-token = Использовать жетон
kind-take-token = Открытый жетон
kind-swap-token = Неизвестный жетон
kind-recruit = Карта племени в руку
kind-adopt = Карта племени в сброс
kind-bury-for-food = Похоронить за 1 еду
kind-bury = Похоронить
kind-advance = Идол
kind-take = Орудие или еда
kind-take-all = Взять всё
kind-draw = Добрать
kind-draw-all = Добрать все
all-play =
    { $count ->
        [one] Разыграть { $count } карту племени
        [few] Разыграть все { $count } карты племени
       *[many] Разыграть все { $count } карт племени
    }
all-set-aside = Все карты в стопку затмения
kind-raise = Мегалит
kind-learn = Выучить
kind-take-point = Очко
kind-take-stone = Камень
kind-pitch = Стоянка
kind-pitch-freely = Нижняя секция: стоянка
kind-march = Шаг за труд
kind-move = Шаг
kind-settle = Община
kind-reveal = Открыть
kind-hunt = Охотиться
kind-rotate = Повернуть
kind-take-top = Нижняя секция: животное
kind-discard = Сбросить
kind-set-aside = Стопка затмения
kind-stop = Хватит
kind-pay-for = Заплатить
kind-claim = Преимущество
kind-score = Очки за камень
kind-done = Готово

## Вещи

thing-food = Еда
thing-tools = Орудия
thing-labour = Труд
thing-half-labour = ½ труда
thing-order = Место в порядке хода
thing-megalith = Положено мегалитов
thing-card = Добранные карты
thing-points = Очки
thing-sacrifice = Жертвоприношения
thing-honour = Почёт
thing-burial = Похороненные карты

## Стол: части

panel-board = Основное поле
panel-draft = Выбор перед партией
panel-hand = Ваши карты
panel-display = Карты и камни
panel-land = Местность
panel-animals = Животные
panel-megaliths = Поле мегалитов
panel-idols = Поле идола
panel-mat =
    { $you ->
        [yes] Ваш планшет
       *[no] { $seat }
    }
short-board = Колонки
short-draft = Выбор
short-hand = Рука
short-display = Карты
short-land = Местность
short-animals = Животные
short-megaliths = Мегалиты
short-idols = Идолы
short-mat =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }

## Стол: подписи

label-place = { NAME($place) }
label-round-space = раунд { $round }, затем затмение
label-round = раунд { $round } из 4, эра { $era }
label-order-place =
    { $number ->
        [1] 1-е место в порядке хода; в затмении — мегалит
        [2] 2-е место в порядке хода; в затмении — карта
        [3] 3-е место в порядке хода; в затмении — идол
       *[other] 4-е место в порядке хода; в затмении — орудие
    }
label-order =
    { $you ->
        [yes] вы: { $number }-е место в порядке хода
       *[no] { $seat }: { $number }-е место в порядке хода
    }
label-rest-stack = жетоны отдыха лицом вниз: { $amount }
label-token = { NAME($token) }: { NAME($token, case: "benefit") }
label-token-down = неизвестный жетон ледника на { NAME($place, case: "locative") }
label-figure =
    { $you ->
        [yes] ваша { part-figure } { NAME($place, case: "at") }
       *[no] { $seat }: { part-figure } { NAME($place, case: "at") }
    }
label-waiting =
    { $you ->
        [yes] ваша { part-figure }, ещё не размещена
       *[no] { $seat }: { part-figure }, ещё не размещена
    }
label-tribe-deck =
    { $amount ->
        [one] колода племени { NAME($card) }: { $amount } карта
        [few] колода племени { NAME($card) }: { $amount } карты
       *[many] колода племени { NAME($card) }: { $amount } карт
    }
label-card = карта { NAME($card) }, в конце игры: { part-points }
label-culture-deck =
    { $amount ->
        [one] колода культуры эры { $era }: { $amount } карта
        [few] колода культуры эры { $era }: { $amount } карты
       *[many] колода культуры эры { $era }: { $amount } карт
    }
label-stone = { NAME($stone) }: { NAME($stone, case: "worth") }
label-animal-deck =
    { $amount ->
        [one] колода животных: { $amount } карта
        [few] колода животных: { $amount } карты
       *[many] колода животных: { $amount } карт
    }
label-prey = { NAME($animal) } в охотничьих угодьях, место { $number }
label-chief = { NAME($side) }: { NAME($side, case: "ability") }
label-setup = { NAME($card) }
label-hex =
    { $terrain ->
        [base] { NAME($place) }
        [glacier] { NAME($place) }: { part-terrain }
       *[other] { NAME($place) }: { part-terrain } ({ part-yield })
    }
part-yield =
    { $terrain ->
        [plains] 2 еды
        [forest] 1 еда и 1 орудие
        [hills] карта
        [mountains] мегалит
        [tundra] идол
       *[marsh] погребение
    }
part-camps =
    { $amount ->
        [one] { $amount } стоянка
        [few] { $amount } стоянки
       *[many] { $amount } стоянок
    }
label-camps =
    { $you ->
        [yes] вы: { part-camps } на { NAME($place, case: "locative") }
       *[no] { $seat }: { part-camps } на { NAME($place, case: "locative") }
    }
label-village =
    { $you ->
        [yes] ваша община на { NAME($place, case: "locative") }
       *[no] { $seat }: община на { NAME($place, case: "locative") }
    }
label-cell = { NAME($place) }: { part-cell }
label-megalith =
    { $you ->
        [yes] ваш мегалит: { NAME($place) }
       *[no] { $seat }: мегалит, { NAME($place) }
    }
label-neutral-megalith = нейтральный мегалит: { NAME($place) }
label-level = уровень { $level } на { part-track }
label-marker =
    { $you ->
        [yes] вы: уровень { $level } на { part-track }
       *[no] { $seat }: уровень { $level } на { part-track }
    }
label-hand-card = карта { NAME($card) }{ part-copies } в вашей руке, в конце игры: { part-points }
label-played-card = карта { NAME($card) }{ part-copies } в зоне над планшетом, в конце игры: { part-points }
label-discarded-card = карта { NAME($card) }{ part-copies } в сбросе, в конце игры: { part-points }
label-locked = получена в этот ход: одну из этих карт ещё нельзя разыграть
label-points = { part-points }
label-hand =
    { $amount ->
        [one] рука: { $amount } карта
        [few] рука: { $amount } карты
       *[many] рука: { $amount } карт
    }
label-deck =
    { $amount ->
        [one] колода: { $amount } карта
        [few] колода: { $amount } карты
       *[many] колода: { $amount } карт
    }
label-discard-pile =
    { $amount ->
        [one] сброс: { $amount } карта
        [few] сброс: { $amount } карты
       *[many] сброс: { $amount } карт
    }
label-eclipse-pile =
    { $amount ->
        [one] стопка затмения: { $amount } карта
        [few] стопка затмения: { $amount } карты
       *[many] стопка затмения: { $amount } карт
    }
label-burial-area =
    { $amount ->
        [one] зона погребения: { $amount } карта
        [few] зона погребения: { $amount } карты
       *[many] зона погребения: { $amount } карт
    }
label-labour = в этот ход: { part-labour }
label-food = еда: { $amount }, лимит { $limit }
label-tools = орудия: { $amount }, лимит { $limit }
label-food-marker = еда: { $amount }
label-tools-marker = орудия: { $amount }
label-food-cell = клетка { $number } трека еды
label-camps-left =
    { $amount ->
        [one] { $amount } стоянка не размещена
        [few] { $amount } стоянки не размещены
       *[many] { $amount } стоянок не размещено
    }
label-reserve =
    { $amount ->
        [one] ячейка запаса { $number }: { $amount } мегалит
        [few] ячейка запаса { $number }: { $amount } мегалита
       *[many] ячейка запаса { $number }: { $amount } мегалитов
    }
label-villages-left =
    { $amount ->
        [one] { $amount } община не основана
        [few] { $amount } общины не основаны
       *[many] { $amount } общин не основано
    }
label-slot =
    { $number ->
        [1] ячейка 1 для священного камня: 1 еда и 1 орудие; даёт мегалит
        [2] ячейка 2 для священного камня: 2 еды и 2 орудия; даёт мегалит и идола
       *[other] ячейка 3 для священного камня: 3 еды и 3 орудия; даёт мегалит, идола и карту
    }
label-upright = стоящий { NAME($animal) }{ part-copies }
label-rotated = повёрнутый { NAME($animal) }{ part-copies }: в набор больше не входит
label-nomad-deck = карты кочевника лицом вниз: { $amount }
label-nomad-pile = карты, взятые кочевником: { $amount }
label-nomad-buried = карты, похороненные кочевником: { $amount }
label-nomad-card = { NAME($card) }: { NAME($card, case: "benefit") }

## Колонки и фигурки

place-initiate = колонка «Посвящение»
    .genitive = колонки «Посвящение»
    .to = в колонку «Посвящение»
    .at = в колонке «Посвящение»
    .offer = Посвящение (карты племени, погребение)
help-initiate = Верхняя секция, сколько угодно раз: за 1 орудие и 1 очко труда возьмите карту племени в руку, каждый раз другого типа; в этот ход её нельзя разыграть. Средняя, один раз: за 1 еду возьмите карту племени в сброс и похороните карту. Нижняя, для первой фигурки раунда: продвиньтесь по треку идола и похороните карту.
place-develop = колонка «Развитие»
    .genitive = колонки «Развитие»
    .to = в колонку «Развитие»
    .at = в колонке «Развитие»
    .offer = Развитие (карты культуры, камни)
help-develop = Верхняя секция, сколько угодно раз: за 3 очка труда возьмите карту культуры. Средняя, один раз: возьмите священный камень по цене вашей крайней левой свободной ячейки. Нижняя, для первой фигурки раунда: 1 орудие и 1 еда.
place-migrate = колонка «Миграция»
    .genitive = колонки «Миграция»
    .to = в колонку «Миграция»
    .at = в колонке «Миграция»
    .offer = Миграция (стоянки, общины)
help-migrate = Верхняя секция, сколько угодно раз: за 1 орудие разместите стоянку на базовом гексе, за 1 очко труда сделайте шаг стоянкой. Средняя, один раз: за 3 еды превратите три стоянки вокруг стыка в общину. Нижняя, для первой фигурки раунда: разместите стоянку, затем сделайте шаг.
place-hunt = колонка «Охота»
    .genitive = колонки «Охота»
    .to = в колонку «Охота»
    .at = в колонке «Охота»
    .offer = Охота (животные)
help-hunt = Верхняя секция, сколько угодно раз: за 1 очко труда откройте 2 животных, за 1 орудие и 1 очко труда возьмите животное из охотничьих угодий. Средняя, один раз: поверните одно своё животное. Нижняя, для первой фигурки раунда: возьмите верхнюю карту колоды животных.
place-rest = зона отдыха
    .to = в зону отдыха
    .at = в зоне отдыха
    .offer = отдых (карта, поворот животного)
help-rest = Доберите карту или возьмите меньшее преимущество; затем можете повернуть животное. Карты племени не разыгрывают и еду не тратят. Каждая отдыхающая фигурка считается в затмении как 1½ очка труда.

## Люди

place-brave = «Храбрец»
    .eclipse = труд 1½
help-brave = Даёт ½ очка труда. В ваш ход: получите 1 очко труда. В затмении: ещё 1 очко труда.
place-tribeswoman = «Женщина племени»
    .eclipse = труд ½, 1 еда
help-tribeswoman = Даёт ½ очка труда. В ваш ход: заплатите 1 еду, чтобы получить 1 орудие. В затмении: получите 1 еду.
place-tribesman = «Мужчина племени»
    .eclipse = труд ½, шаг
help-tribesman = Даёт ½ очка труда. В ваш ход: заплатите 1 орудие, чтобы получить 2 еды. В затмении: сделайте 1 шаг стоянкой.
place-elder = «Старейшина»
    .eclipse = труд 1, похоронить карту
help-elder = Даёт 1 очко труда. В ваш ход: в колонке «Посвящение» получите 1 очко труда. В затмении: похороните 1 карту. В конце игры даёт 1 очко.
place-crafter = «Мастерица»
    .eclipse = труд 1, 1 орудие
help-crafter = Даёт 1 очко труда. В ваш ход: в колонке «Развитие» получите 1 очко труда. В затмении: получите 1 орудие. В конце игры даёт 1 очко.
place-scout = «Разведчица»
    .eclipse = труд 1, 2 шага
help-scout = Даёт 1 очко труда. В ваш ход: в колонке «Миграция» получите 1 очко труда. В затмении: сделайте 2 шага стоянками. В конце игры даёт 1 очко.
place-hunter = «Охотник»
    .eclipse = труд 1, 2 еды
help-hunter = Даёт 1 очко труда. В ваш ход: в колонке «Охота» получите 1 очко труда. В затмении: получите 2 еды. В конце игры даёт 1 очко.
place-shaman = «Шаманка»
    .eclipse = труд 1½, идол
help-shaman = Даёт 1½ очка труда. В ваш ход: заплатите 1 орудие, чтобы продвинуться на 1 уровень по треку идола. В затмении: продвиньтесь на 1 уровень по треку идола. В конце игры даёт 1 очко.
place-discarded-brave = «Храбрец» (из сброса)
help-discarded-brave = Даёт ½ очка труда. В ваш ход: получите 1 очко труда. В затмении: ещё 1 очко труда.
place-discarded-tribeswoman = «Женщина племени» (из сброса)
help-discarded-tribeswoman = Даёт ½ очка труда. В ваш ход: заплатите 1 еду, чтобы получить 1 орудие. В затмении: получите 1 еду.
place-discarded-tribesman = «Мужчина племени» (из сброса)
help-discarded-tribesman = Даёт ½ очка труда. В ваш ход: заплатите 1 орудие, чтобы получить 2 еды. В затмении: сделайте 1 шаг стоянкой.
place-discarded-elder = «Старейшина» (из сброса)
help-discarded-elder = Даёт 1 очко труда. В ваш ход: в колонке «Посвящение» получите 1 очко труда. В затмении: похороните 1 карту. В конце игры даёт 1 очко.
place-discarded-crafter = «Мастерица» (из сброса)
help-discarded-crafter = Даёт 1 очко труда. В ваш ход: в колонке «Развитие» получите 1 очко труда. В затмении: получите 1 орудие. В конце игры даёт 1 очко.
place-discarded-scout = «Разведчица» (из сброса)
help-discarded-scout = Даёт 1 очко труда. В ваш ход: в колонке «Миграция» получите 1 очко труда. В затмении: сделайте 2 шага стоянками. В конце игры даёт 1 очко.
place-discarded-hunter = «Охотник» (из сброса)
help-discarded-hunter = Даёт 1 очко труда. В ваш ход: в колонке «Охота» получите 1 очко труда. В затмении: получите 2 еды. В конце игры даёт 1 очко.
place-discarded-shaman = «Шаманка» (из сброса)
help-discarded-shaman = Даёт 1½ очка труда. В ваш ход: заплатите 1 орудие, чтобы продвинуться на 1 уровень по треку идола. В затмении: продвиньтесь на 1 уровень по треку идола. В конце игры даёт 1 очко.
place-played-brave = «Храбрец» (над планшетом)
help-played-brave = Даёт ½ очка труда. В ваш ход: получите 1 очко труда. В затмении: ещё 1 очко труда.
place-played-tribeswoman = «Женщина племени» (над планшетом)
    .card = «Женщина племени»
help-played-tribeswoman = Даёт ½ очка труда. В ваш ход: заплатите 1 еду, чтобы получить 1 орудие. В затмении: получите 1 еду.
place-played-tribesman = «Мужчина племени» (над планшетом)
    .card = «Мужчина племени»
help-played-tribesman = Даёт ½ очка труда. В ваш ход: заплатите 1 орудие, чтобы получить 2 еды. В затмении: сделайте 1 шаг стоянкой.
place-played-elder = «Старейшина» (над планшетом)
    .card = «Старейшина»
help-played-elder = Даёт 1 очко труда. В ваш ход: в колонке «Посвящение» получите 1 очко труда. В затмении: похороните 1 карту. В конце игры даёт 1 очко.
place-played-crafter = «Мастерица» (над планшетом)
    .card = «Мастерица»
help-played-crafter = Даёт 1 очко труда. В ваш ход: в колонке «Развитие» получите 1 очко труда. В затмении: получите 1 орудие. В конце игры даёт 1 очко.
place-played-scout = «Разведчица» (над планшетом)
    .card = «Разведчица»
help-played-scout = Даёт 1 очко труда. В ваш ход: в колонке «Миграция» получите 1 очко труда. В затмении: сделайте 2 шага стоянками. В конце игры даёт 1 очко.
place-played-hunter = «Охотник» (над планшетом)
    .card = «Охотник»
help-played-hunter = Даёт 1 очко труда. В ваш ход: в колонке «Охота» получите 1 очко труда. В затмении: получите 2 еды. В конце игры даёт 1 очко.
place-played-shaman = «Шаманка» (над планшетом)
    .card = «Шаманка»
help-played-shaman = Даёт 1½ очка труда. В ваш ход: заплатите 1 орудие, чтобы продвинуться на 1 уровень по треку идола. В затмении: продвиньтесь на 1 уровень по треку идола. В конце игры даёт 1 очко.
place-elder-deck = колода племени «Старейшина»
    .card = «Старейшина»
    .effect = труд 1, в Посвящении 2; затмение: похоронить
help-elder-deck = Даёт 1 очко труда. В ваш ход: в колонке «Посвящение» получите 1 очко труда. В затмении: похороните 1 карту. В конце игры даёт 1 очко.
place-crafter-deck = колода племени «Мастерица»
    .card = «Мастерица»
    .effect = труд 1, в Развитии 2; затмение: 1 орудие
help-crafter-deck = Даёт 1 очко труда. В ваш ход: в колонке «Развитие» получите 1 очко труда. В затмении: получите 1 орудие. В конце игры даёт 1 очко.
place-scout-deck = колода племени «Разведчица»
    .card = «Разведчица»
    .effect = труд 1, в Миграции 2; затмение: 2 шага
help-scout-deck = Даёт 1 очко труда. В ваш ход: в колонке «Миграция» получите 1 очко труда. В затмении: сделайте 2 шага стоянками. В конце игры даёт 1 очко.
place-hunter-deck = колода племени «Охотник»
    .card = «Охотник»
    .effect = труд 1, в Охоте 2; затмение: 2 еды
help-hunter-deck = Даёт 1 очко труда. В ваш ход: в колонке «Охота» получите 1 очко труда. В затмении: получите 2 еды. В конце игры даёт 1 очко.
place-shaman-deck = колода племени «Шаманка»
    .card = «Шаманка»
    .effect = труд 1½, идол за орудие; затмение: идол
help-shaman-deck = Даёт 1½ очка труда. В ваш ход: заплатите 1 орудие, чтобы продвинуться на 1 уровень по треку идола. В затмении: продвиньтесь на 1 уровень по треку идола. В конце игры даёт 1 очко.
place-card = карта

## Карты культуры

place-fire-keeping = «Хранение огня»
    .effect = получите 3 еды
help-fire-keeping = Получите 3 еды. В конце игры даёт 1 очко.
place-flint-knapping = «Обработка кремня»
    .effect = получите 2 орудия
help-flint-knapping = Получите 2 орудия. В конце игры даёт 1 очко.
place-hide-tents = «Шатры из шкур»
    .effect = разместите стоянку на базовом гексе и сделайте 1 шаг стоянкой
help-hide-tents = Разместите стоянку на базовом гексе и сделайте 1 шаг стоянкой. В конце игры даёт 1 очко.
place-snowshoes = «Снегоступы»
    .effect = сделайте 3 шага стоянками
help-snowshoes = Сделайте 3 шага стоянками. В конце игры даёт 1 очко.
place-spear-thrower = «Копьеметалка»
    .effect = получите 1 очко труда и откройте 2 карты животных
help-spear-thrower = Получите 1 очко труда и откройте 2 карты животных. В конце игры даёт 1 очко.
place-bone-needles = «Костяные иглы»
    .effect = получите 1 еду и 1 орудие
help-bone-needles = Получите 1 еду и 1 орудие. В конце игры даёт 2 очка.
place-smoked-meat = «Копчёное мясо»
    .effect = заплатите 1 орудие, чтобы получить 4 еды
help-smoked-meat = Заплатите 1 орудие, чтобы получить 4 еды. В конце игры даёт 2 очка.
place-trade-beads = «Бусы для обмена»
    .effect = заплатите 2 еды, чтобы получить 3 орудия
help-trade-beads = Заплатите 2 еды, чтобы получить 3 орудия. В конце игры даёт 2 очка.
place-cave-shelter = «Пещерное укрытие»
    .effect = доберите 2 карты
help-cave-shelter = Доберите 2 карты. В конце игры даёт 1 очко.
place-ancestor-song = «Песнь предков»
    .effect = похороните 1 карту
help-ancestor-song = Похороните 1 карту. В конце игры даёт 2 очка.
place-ochre-painting = «Роспись охрой»
    .effect = продвиньтесь на 1 уровень по треку идола
help-ochre-painting = Продвиньтесь на 1 уровень по треку идола. В конце игры даёт 2 очка.
place-standing-stone = «Стоячий камень»
    .effect = положите 1 мегалит
help-standing-stone = Положите 1 мегалит. В конце игры даёт 1 очко.
place-tally-bones = «Счётные кости»
    .effect = получите 1½ очка труда
help-tally-bones = Получите 1½ очка труда. В конце игры даёт 1 очко.
place-pit-trap = «Ловчая яма»
    .effect = возьмите верхнюю карту колоды животных
help-pit-trap = Возьмите верхнюю карту колоды животных. В конце игры даёт 1 очко.
place-tracking = «Выслеживание»
    .effect = заплатите 1 орудие, чтобы взять животное из охотничьих угодий
help-tracking = Заплатите 1 орудие, чтобы взять животное из охотничьих угодий. В конце игры даёт 2 очка.
place-feast-of-return = «Пир возвращения»
    .effect = поверните 1 своё животное
help-feast-of-return = Поверните 1 своё животное. В конце игры даёт 2 очка.
place-kinship-rite = «Обряд породнения»
    .effect = возьмите карту племени в сброс
help-kinship-rite = Возьмите карту племени в сброс. В конце игры даёт 2 очка.
place-adoption = «Принятие в племя»
    .effect = заплатите 2 еды, чтобы взять карту племени в руку
help-adoption = Заплатите 2 еды, чтобы взять карту племени в руку. В конце игры даёт 2 очка.
place-stargazing = «Созерцание звёзд»
    .effect = получите 1 еду и доберите 1 карту
help-stargazing = Получите 1 еду и доберите 1 карту. В конце игры даёт 1 очко.
place-sled-dogs = «Ездовые собаки»
    .effect = получите 1 еду и сделайте 2 шага стоянками
help-sled-dogs = Получите 1 еду и сделайте 2 шага стоянками. В конце игры даёт 1 очко.
place-great-feast = «Великий пир»
    .effect = заполните трек еды до лимита
help-great-feast = Заполните трек еды до лимита. В конце игры даёт 2 очка.
place-obsidian-blades = «Обсидиановые лезвия»
    .effect = получите 3 орудия
help-obsidian-blades = Получите 3 орудия. В конце игры даёт 2 очка.
place-long-house = «Длинный дом»
    .effect = заплатите 1 еду, чтобы основать общину из 3 стоянок
help-long-house = Заплатите 1 еду, чтобы основать общину из 3 стоянок. В конце игры даёт 2 очка.
place-great-migration = «Великое переселение»
    .effect = разместите стоянку на базовом гексе и сделайте 2 шага стоянками
help-great-migration = Разместите стоянку на базовом гексе и сделайте 2 шага стоянками. В конце игры даёт 2 очка.
place-mammoth-drive = «Облава на мамонта»
    .effect = откройте 2 карты животных и возьмите животное из охотничьих угодий
help-mammoth-drive = Откройте 2 карты животных и возьмите животное из охотничьих угодий. В конце игры даёт 2 очка.
place-pack-hunting = «Охота сообща»
    .effect = заплатите 1 орудие, чтобы взять до 2 животных одного вида из охотничьих угодий
help-pack-hunting = Заплатите 1 орудие, чтобы взять до 2 животных одного вида из охотничьих угодий. В конце игры даёт 2 очка.
place-stone-circle = «Каменный круг»
    .effect = положите 2 мегалита
help-stone-circle = Положите 2 мегалита. В конце игры даёт 1 очко.
place-capstone = «Верхний камень»
    .effect = положите 1 мегалит и продвиньтесь на 1 уровень по треку идола
help-capstone = Положите 1 мегалит и продвиньтесь на 1 уровень по треку идола. В конце игры даёт 2 очка.
place-ancestor-cairn = «Курган предков»
    .effect = похороните 2 карты
help-ancestor-cairn = Похороните 2 карты. В конце игры даёт 2 очка.
place-burial-goods = «Погребальные дары»
    .effect = заплатите 1 орудие, чтобы похоронить 1 карту и продвинуться на 1 уровень по треку идола
help-burial-goods = Заплатите 1 орудие, чтобы похоронить 1 карту и продвинуться на 1 уровень по треку идола. В конце игры даёт 3 очка.
place-carved-idols = «Резные идолы»
    .effect = продвиньтесь на 2 уровня по трекам идола
help-carved-idols = Продвиньтесь на 2 уровня по трекам идола. В конце игры даёт 2 очка.
place-sun-dance = «Танец Солнца»
    .effect = продвиньтесь на 1 уровень по треку идола за каждую свою общину, но не больше чем на 3
help-sun-dance = Продвиньтесь на 1 уровень по треку идола за каждую свою общину, но не больше чем на 3. В конце игры даёт 3 очка.
place-council-of-elders = «Совет старейшин»
    .effect = получите 1 еду и возьмите карту племени в руку
help-council-of-elders = Получите 1 еду и возьмите карту племени в руку. В конце игры даёт 2 очка.
place-gathering-of-clans = «Сбор родов»
    .effect = возьмите 2 карты племени разных типов в сброс
help-gathering-of-clans = Возьмите 2 карты племени разных типов в сброс. В конце игры даёт 2 очка.
place-teaching-circle = «Круг учения»
    .effect = доберите 3 карты
help-teaching-circle = Доберите 3 карты. В конце игры даёт 1 очко.
place-star-lore = «Звёздная мудрость»
    .effect = сбросьте 1 карту, чтобы взять доступную карту культуры
help-star-lore = Сбросьте 1 карту, чтобы взять доступную карту культуры. В конце игры даёт 3 очка.
place-great-work = «Великий труд»
    .effect = получите 2 очка труда
help-great-work = Получите 2 очка труда. В конце игры даёт 2 очка.
place-butchering-grounds = «Место разделки добычи»
    .effect = поверните 2 своих животных разных видов
help-butchering-grounds = Поверните 2 своих животных разных видов. В конце игры даёт 2 очка.
place-trade-network = «Сеть обмена»
    .effect = получите 2 еды и 2 орудия, а каждый другой игрок получает 1 еду
help-trade-network = Получите 2 еды и 2 орудия, а каждый другой игрок получает 1 еду. В конце игры даёт 2 очка.
place-sky-burial = «Небесное погребение»
    .effect = если у вас не меньше 4 похороненных карт, получите 4 очка
help-sky-burial = Если у вас не меньше 4 похороненных карт, получите 4 очка. В конце игры даёт 3 очка.

## Ресурсы и планшет

place-food = еда
help-food = Едой платят за многое, а ещё её можно тратить на труд. Лимит еды — 10 минус один за каждую стоянку на вашем планшете.
place-tools = орудия
help-tools = Ими платят за карты племени, стоянки и животных. Можно иметь не больше 10.
place-food-cell = клетка { $number } трека еды
help-food-cell = Потратьте еду до этой клетки: каждый значок руки, через который проходит маркер, даёт 1 очко труда.
place-reserve = ячейка запаса { $number }
    .genitive = ячейки запаса { $number }
    .gift =
        { $number ->
            [1] 1 орудие
           *[other] идола
        }
help-reserve =
    { $number ->
        [1] Два мегалита. Пустая ячейка даёт 1 орудие в каждом затмении.
        [3] Два мегалита. Пустая ячейка даёт идола в каждом затмении.
        [5] Два мегалита. Пустая ячейка даёт идола в каждом затмении.
       *[other] Два мегалита. Пустая ячейка ничего не даёт.
    }
place-villages = общины
help-villages = Каждая основанная община даёт карту в каждом затмении.

## Животные

place-ground-sloth = гигантский ленивец
    .taken = гигантского ленивца
help-ground-sloth = В колоде их 10. Набор из 1, 2, 3 или 4 стоящих животных этого вида даёт в конце 1, 3, 6 или 10 очков; для каждого вида считают только один набор. Повернув, получите 4 еды.
place-woolly-rhino = шерстистый носорог
    .taken = шерстистого носорога
help-woolly-rhino = В колоде их 10. Набор из 1, 2, 3 или 4 стоящих животных этого вида даёт в конце 1, 3, 6 или 10 очков; для каждого вида считают только один набор. Повернув, получите 2 еды и 1 орудие.
place-sabertooth = саблезубый тигр
    .taken = саблезубого тигра
help-sabertooth = В колоде их 10. Набор из 1, 2, 3 или 4 стоящих животных этого вида даёт в конце 1, 3, 6 или 10 очков; для каждого вида считают только один набор. Повернув, получите 1 еду и 2 орудия.
place-glyptodon = глиптодон
    .taken = глиптодона
help-glyptodon = В колоде их 10. Набор из 1, 2, 3 или 4 стоящих животных этого вида даёт в конце 1, 3, 6 или 10 очков; для каждого вида считают только один набор. Повернув, получите 2 еды и продвиньтесь на 1 уровень по треку идола.
place-stag-moose = оленелось
    .taken = оленелося
help-stag-moose = В колоде их 10. Набор из 1, 2, 3 или 4 стоящих животных этого вида даёт в конце 1, 3, 6 или 10 очков; для каждого вида считают только один набор. Повернув, получите 2 еды и доберите 1 карту.
place-woolly-mammoth = шерстистый мамонт
    .taken = шерстистого мамонта
help-woolly-mammoth = В колоде их 5. Набор из 1 или 2 стоящих животных этого вида даёт в конце 2 или 5 очков; для каждого вида считают только один набор. Повернув, заполните трек еды до лимита.
place-argentavis = аргентавис
    .taken = аргентависа
help-argentavis = В колоде их 5. Джокер: стоя, дополняет набор любого вида, который у вас есть. Повернув, получите 1 еду и продвиньтесь на 1 уровень по треку идола.
place-animal-deck = колода животных
help-animal-deck = 60 животных: по 10 пяти видов, 5 мамонтов и 5 аргентависов.
place-grounds = место { $number } в охотничьих угодьях
help-grounds = Здесь лежит не больше 6 животных. Из одинаковых берут крайнее левое.

## Идолы

place-sacrifice = трек жертвоприношений
    .dative = треку жертвоприношений
help-sacrifice = В конце еда и орудия дают 1 очко за каждые 3 с уровня 1, за каждые 2 с уровня 3, за каждую единицу с уровня 6. Уровень 2 даёт 2 еды, 4 — карту, 6 — мегалит, 8 — 3 очка. На вершине каждый следующий идол — это очко.
place-honour = трек почёта
    .dative = треку почёта
help-honour = Уровни 3, 6 и 8 дают 2, 3 и 5 очков. В конце 1, 4 или 7 похороненных карт дают 6, 10 или 15 очков тому, кто на этом треке выше всех, 3, 6 или 10 — второму, 1, 3 или 6 — остальным; кто не сдвинулся с места, не получает ничего. Из равных выше тот, кто пришёл раньше.

## Местность

place-hex =
    { $number ->
        [0] базовый гекс
       *[other] гекс { $number }
    }
    .genitive =
        { $number ->
        [0] базового гекса
       *[other] гекса { $number }
    }
    .locative =
        { $number ->
        [0] базовом гексе
       *[other] гексе { $number }
    }
help-hex = В каждом затмении гекс даёт преимущество тому, у кого на нём больше всех влияния: равнина — 2 еды, лес — 1 еду и 1 орудие, холмы — карту, горы — мегалит, болото — погребение, тундра — идола; ледник и база — ничего.
place-junction = стык { part-junction }
    .locative = стыке { part-junction }
help-junction = Здесь может стоять одна община. Чтобы её основать, нужна ваша стоянка на каждом из трёх гексов; на каждом из них община даёт 2 влияния. Эти три стоянки возвращаются на ваш планшет, поэтому лимит еды уменьшается; община даёт карту в каждом затмении.
place-glacier-token = жетон ледника { $number }
    .benefit =
        { $number ->
        [1] получите 3 еды
        [2] получите 2 орудия
        [3] продвиньтесь на 1 уровень по треку идола
        [4] доберите 2 карты
        [5] положите 1 мегалит
        [6] похороните 1 карту
        [7] получите 3 очка
        [8] возьмите верхнюю карту колоды животных
        [9] возьмите карту племени в сброс
       *[other] получите 2 еды и продвиньтесь на 1 уровень по треку идола
    }
help-glacier-token = Община, основанная рядом, сразу получает это преимущество. Жетон остаётся для следующих общин.
place-rest-token = жетон отдыха { $number }
    .benefit =
        { $number ->
        [1] получите 1 еду и 1 орудие
        [2] похороните 1 карту
        [3] сделайте 2 шага стоянками
        [4] продвиньтесь на 1 уровень по треку идола
       *[other] получите 1 еду и откройте 2 карты животных
    }
help-rest-token = Кто в раунде отдыхает первым, может использовать его один раз в этот ход.
place-rest-stack = стопка жетонов отдыха
help-rest-stack = Кто в раунде отдыхает первым, может взять неизвестный верхний жетон вместо открытого.

## Мегалиты

place-tile-a = тайл мегалитов 1
place-tile-b = тайл мегалитов 2
place-tile-c = тайл мегалитов 3
place-tile-d = тайл мегалитов 4
place-cell = столбец { part-column }, строка { part-row }
help-cell = Мегалит здесь даёт то, что показано на клетке. На начальные клетки кладут только нейтральные мегалиты; рядом с любой другой уже должен лежать мегалит.
place-second-level = второй уровень, столбец { part-column }, строка { part-row }
help-second-level = Лежит на четырёх мегалитах: 2 очка за каждый свой, 1 за каждый другой; его владелец тоже получает 1.
place-third-level = третий уровень, столбец { part-column }, строка { part-row }
help-third-level = Лежит на четырёх мегалитах: 2 очка за каждый свой, 1 за каждый другой; его владелец тоже получает 1.
place-fourth-level = четвёртый уровень, столбец { part-column }, строка { part-row }
help-fourth-level = Лежит на четырёх мегалитах: 2 очка за каждый свой, 1 за каждый другой; его владелец тоже получает 1.

## Священные камни

place-stone-plains = священный камень равнины
    .worth = 2 очка за каждую вашу общину рядом с равниной
help-stone-plains = В каждом затмении: 2 очка за каждую вашу общину рядом с равниной.
place-stone-forest = священный камень леса
    .worth = 2 очка за каждую вашу общину рядом с лесом
help-stone-forest = В каждом затмении: 2 очка за каждую вашу общину рядом с лесом.
place-stone-hills = священный камень холмов
    .worth = 2 очка за каждую вашу общину рядом с холмами
help-stone-hills = В каждом затмении: 2 очка за каждую вашу общину рядом с холмами.
place-stone-mountains = священный камень гор
    .worth = 2 очка за каждую вашу общину рядом с горами
help-stone-mountains = В каждом затмении: 2 очка за каждую вашу общину рядом с горами.
place-stone-marsh = священный камень болота
    .worth = 2 очка за каждую вашу общину рядом с болотом
help-stone-marsh = В каждом затмении: 2 очка за каждую вашу общину рядом с болотом.
place-stone-tundra = священный камень тундры
    .worth = 2 очка за каждую вашу общину рядом с тундрой
help-stone-tundra = В каждом затмении: 2 очка за каждую вашу общину рядом с тундрой.
place-stone-glacier = священный камень ледника
    .worth = 2 очка за каждую вашу общину рядом с ледником
help-stone-glacier = В каждом затмении: 2 очка за каждую вашу общину рядом с ледником.
place-stone-camp-kinds = священный камень стоянок
    .worth = 1 очко за каждый вид гексов с вашими стоянками, кроме базы
help-stone-camp-kinds = В каждом затмении: 1 очко за каждый вид гексов с вашими стоянками, кроме базы.
place-stone-ground-megaliths = священный камень оснований
    .worth = 1 очко за каждый ваш мегалит на земле
help-stone-ground-megaliths = В каждом затмении: 1 очко за каждый ваш мегалит на земле.
place-stone-tile-spread = священный камень широкого поля
    .worth = 1, 2, 4 или 6 очков за 1, 2, 3 или 4 тайла, где на земле есть ваши мегалиты
help-stone-tile-spread = В каждом затмении: 1, 2, 4 или 6 очков за 1, 2, 3 или 4 тайла, где на земле есть ваши мегалиты.
place-stone-buried = священный камень предков
    .worth = 1, 3 или 5 очков за 1, 4 или 7 похороненных карт
help-stone-buried = В каждом затмении: 1, 3 или 5 очков за 1, 4 или 7 похороненных карт.
place-stone-upper-megaliths = священный камень высот
    .worth = 2 очка за каждый ваш мегалит на верхних уровнях
help-stone-upper-megaliths = В каждом затмении: 2 очка за каждый ваш мегалит на верхних уровнях.
place-stone-idol-steps = священный камень идолов
    .worth = 1 очко за каждые 2 ваших уровня на обоих треках идола вместе
help-stone-idol-steps = В каждом затмении: 1 очко за каждые 2 ваших уровня на обоих треках идола вместе.
place-stone-rotated-kinds = священный камень пира
    .worth = 1 очко за каждый вид ваших повёрнутых животных
help-stone-rotated-kinds = В каждом затмении: 1 очко за каждый вид ваших повёрнутых животных.
place-stone-ground-sloth = священный камень ленивцев
    .worth = 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых ленивцев
help-stone-ground-sloth = В каждом затмении: 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых ленивцев.
place-stone-woolly-rhino = священный камень носорогов
    .worth = 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых носорогов
help-stone-woolly-rhino = В каждом затмении: 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых носорогов.
place-stone-sabertooth = священный камень саблезубых тигров
    .worth = 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых саблезубых тигров
help-stone-sabertooth = В каждом затмении: 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых саблезубых тигров.
place-stone-glyptodon = священный камень глиптодонов
    .worth = 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых глиптодонов
help-stone-glyptodon = В каждом затмении: 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых глиптодонов.
place-stone-stag-moose = священный камень оленелосей
    .worth = 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых оленелосей
help-stone-stag-moose = В каждом затмении: 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых оленелосей.
place-stone-mammoth-argentavis = священный камень мамонтов и аргентависов
    .worth = 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых мамонтов и аргентависов
help-stone-mammoth-argentavis = В каждом затмении: 1, 3, 5 или 7 очков за 1, 2, 3 или 4 повёрнутых мамонтов и аргентависов.

## Вожди и карты подготовки

place-handeye = Вождь Зрячая Рука
place-thunderclaw = Вождь Громолапа
place-tuskbreaker = Вождь Бивнебой
place-stonecarver = Вождь Режь-Камень
place-firewolf = Вождь Огневолк
place-handeye-a = Вождь Зрячая Рука (сторона 1)
    .ability = в колонке «Посвящение» получите 2 очка труда
help-handeye-a = Один раз в тот ход, когда вы ставите вождя: в колонке «Посвящение» получите 2 очка труда.
place-handeye-b = Вождь Зрячая Рука (сторона 2)
    .ability = продвиньтесь на 1 уровень по треку идола
help-handeye-b = Один раз в тот ход, когда вы ставите вождя: продвиньтесь на 1 уровень по треку идола.
place-thunderclaw-a = Вождь Громолапа (сторона 1)
    .ability = получите 1½ очка труда
help-thunderclaw-a = Один раз в тот ход, когда вы ставите вождя: получите 1½ очка труда.
place-thunderclaw-b = Вождь Громолапа (сторона 2)
    .ability = похороните 1 карту
help-thunderclaw-b = Один раз в тот ход, когда вы ставите вождя: похороните 1 карту.
place-tuskbreaker-a = Вождь Бивнебой (сторона 1)
    .ability = в колонке «Охота» получите 1 очко труда и 1 орудие
help-tuskbreaker-a = Один раз в тот ход, когда вы ставите вождя: в колонке «Охота» получите 1 очко труда и 1 орудие.
place-tuskbreaker-b = Вождь Бивнебой (сторона 2)
    .ability = получите 1 еду и поверните 1 своё животное
help-tuskbreaker-b = Один раз в тот ход, когда вы ставите вождя: получите 1 еду и поверните 1 своё животное.
place-stonecarver-a = Вождь Режь-Камень (сторона 1)
    .ability = в колонке «Развитие» получите 2 очка труда
help-stonecarver-a = Один раз в тот ход, когда вы ставите вождя: в колонке «Развитие» получите 2 очка труда.
place-stonecarver-b = Вождь Режь-Камень (сторона 2)
    .ability = заплатите 1 орудие, чтобы положить 1 мегалит
help-stonecarver-b = Один раз в тот ход, когда вы ставите вождя: заплатите 1 орудие, чтобы положить 1 мегалит.
place-firewolf-a = Вождь Огневолк (сторона 1)
    .ability = в колонке «Миграция» получите 1 очко труда и 1 орудие
help-firewolf-a = Один раз в тот ход, когда вы ставите вождя: в колонке «Миграция» получите 1 очко труда и 1 орудие.
place-firewolf-b = Вождь Огневолк (сторона 2)
    .ability = получите 1 еду и сделайте 1 шаг стоянкой
help-firewolf-b = Один раз в тот ход, когда вы ставите вождя: получите 1 еду и сделайте 1 шаг стоянкой.
place-setup-elder = карта подготовки «Старейшина»
    .accusative = карту подготовки «Старейшина»
help-setup-elder = Даёт 3 еды, 3 орудия, карту племени «Старейшина» и гигантского ленивца.
place-setup-crafter = карта подготовки «Мастерица»
    .accusative = карту подготовки «Мастерица»
help-setup-crafter = Даёт 4 еды, 2 орудия, карту племени «Мастерица» и глиптодона.
place-setup-scout = карта подготовки «Разведчица»
    .accusative = карту подготовки «Разведчица»
help-setup-scout = Даёт 3 еды, 1 орудие, карту племени «Разведчица», оленелося и вторую стоянку на базовом гексе.
place-setup-hunter = карта подготовки «Охотник»
    .accusative = карту подготовки «Охотник»
help-setup-hunter = Даёт 3 еды, 1 орудие, карту племени «Охотник», саблезубого тигра и шерстистого носорога.
place-setup-shaman = карта подготовки «Шаманка»
    .accusative = карту подготовки «Шаманка»
help-setup-shaman = Даёт 4 еды, 2 орудия, карту племени «Шаманка» и шерстистого носорога.

## Кочевник

place-nomad-card = карта кочевника { $number }
    .accusative = карту кочевника { $number }
    .benefit =
        { $number ->
        [1] Посвящение: племя 2, погребение 1; ½ очка труда
        [2] Посвящение: племя 1, погребение 1, идол 1; 1 очко труда
        [3] Посвящение: племя 2, идол 1; 1½ очка труда
        [4] Развитие: культура 1, камень 1; ½ очка труда
        [5] Развитие: культура 2; 1 очко труда
        [6] Развитие: культура 1, камень 1; 1 очко труда
        [7] Миграция: стоянка 1, шаги 3, община 1; ½ очка труда
        [8] Миграция: стоянка 2, шаги 2, община 1; 1 очко труда
        [9] Миграция: стоянка 1, шаги 2, мегалит 1, община 1; 1½ очка труда
        [10] Охота: открыть 2, охота 1; 1 очко труда
        [11] Охота: охота 2; ½ очка труда
       *[other] Охота: охота 1, идол 1; 1½ очка труда
    }
help-nomad-card = Кочевник идёт в колонку и делает всё показанное слева направо; труд считается в затмении. Он никогда не платит и не отдыхает. Этого соперника придумали мы.

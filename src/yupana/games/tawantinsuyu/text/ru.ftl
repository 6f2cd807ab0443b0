# Тауантинсуйу по-русски.

title = Тауантинсуйу. Империя инков
about = Отправляйте рабочих на террасы холма в Куско, стройте ступени, тките гобелены, завоёвывайте четыре региона и поднимайтесь в храме Солнца. Для 2–4 игроков или для одного против Аксомаммы.
provenance = Правила базовой и одиночной игры, пересказанные своими словами. Что именно напечатано на компонентах, нам не было известно. Клетки холма, ступени храма, размеры деревни и стоянки кочевников, карты божеств и армии, большинство клеток регионов, цены зданий, бонусы производственных зданий, узоры, порядок действий в Кориканче и клеток на планшете Аксомаммы — это наша собственная редакция, согласованная с правилами, а не изданные таблицы. Названия зданий тоже наши.
automaton = Аксомамма
option-coricancha-fixed =
    { $value ->
        [0] Кориканчу поворачивают случайным образом
       *[other] Кориканчу всегда поворачивают одинаково: производство — напротив сектора 1
    }
option-max-turns =
    { $value ->
        [0] Без ограничения числа ходов
        [one] Не больше { $value } хода у каждого игрока
       *[other] Не больше { $value } ходов у каждого игрока
    }
option-weave-follow-price =
    { $value ->
        [one] В чужой ход узор стоит { $value } кукурузу
       *[other] В чужой ход узор стоит { $value } кукурузы
    }
option-upkeep-potato =
    { $value ->
        [one] { $value } картофель за каждую карту божества во время церемонии
       *[other] { $value } картофеля за каждую карту божества во время церемонии
    }
option-z12-worship =
    { $value ->
        [0] Золотое святилище действует при подношении
       *[other] Золотое святилище действует при поклонении
    }
option-axomamma-printed-soldiers =
    { $value ->
        [0] Перед завоеванием Аксомамма считает по 1 солдату за каждую карту в руке
       *[other] Перед завоеванием Аксомамма считает солдат, изображённых на картах в руке
    }
option-axomamma-start-stone =
    { $value ->
        [0] Аксомамма начинает с 2 камнями
       *[other] Аксомамма начинает с 4 камнями
    }
option-axomamma-offering-gold =
    { $value ->
        [0] За подношение Аксомамма платит только кукурузой
       *[other] За подношение Аксомамма платит золотом, если не хватает кукурузы
    }
option-axomamma-second-conquest-free =
    { $value ->
        [0] Для второго завоевания Аксомамме нужны солдаты
       *[other] Для второго завоевания Аксомамме солдаты не нужны
    }
option-axomamma-stopping-personality =
    { $value ->
        [0] Жетон личности Аксомаммы действует, когда на кубике выпадает номер жетона на его клетке
       *[other] Жетон личности Аксомаммы действует ещё и каждый раз, когда на его клетке останавливается жетон
    }
option-axomamma-no-personality =
    { $value ->
        [0] У Аксомаммы есть жетон личности
       *[other] Легче: у Аксомаммы нет жетона личности
    }
option-axomamma-dear-buildings =
    { $value ->
        [0] Аксомамма платит за здание 1 камень
       *[other] Легче: Аксомамма платит за здание 2 камня
    }
option-axomamma-reluctant-worship =
    { $value ->
        [0] Для поклонения Аксомамме достаточно 1 статуи
       *[other] Легче: для поклонения Аксомамме нужно не меньше 2 статуй
    }
option-axomamma-one-conquest =
    { $value ->
        [0] Активировав завоевание, Аксомамма завоёвывает дважды
       *[other] Легче: активировав завоевание, Аксомамма завоёвывает один раз
    }
option-axomamma-no-idle-army =
    { $value ->
        [0] Если у Аксомаммы нет рабочих, она берёт карту армии
       *[other] Легче: если у Аксомаммы нет рабочих, она не берёт карту армии
    }
option-axomamma-free-step =
    { $value ->
        [0] За поклонение и подношение Аксомамма не получает бесплатной ступени храма
       *[other] Сложнее: поклонение и подношение Аксомамма начинает с бесплатной ступени храма
    }
option-axomamma-eager-conquest =
    { $value ->
        [0] Аксомамма завоёвывает, если солдат больше, чем военных потерь
       *[other] Сложнее: Аксомамма завоёвывает, если солдат не меньше, чем военных потерь
    }
option-axomamma-fewer-soldiers =
    { $value ->
        [0] Аксомамме нужно столько же солдат, сколько и всем
       *[other] Сложнее: Аксомамма переворачивает и сбрасывает на 1 солдата меньше
    }
option-axomamma-action-points =
    { $value ->
        [0] Действия Аксомаммы не дают дополнительных очков
       *[other] Сложнее: 2 очка за каждое действие Аксомаммы в Кориканче
    }
option-axomamma-weaving-points =
    { $value ->
        [0] Во время церемонии Аксомамма получает 1 очко за узор
       *[other] Сложнее: во время церемонии Аксомамма получает 2 очка за узор
    }
option-axomamma-idle-points =
    { $value ->
        [0] Если у Аксомаммы нет рабочих, она не получает дополнительных очков
       *[other] Сложнее: если у Аксомаммы нет рабочих, она получает ещё 2 очка
    }
option-axomamma-leftover-points =
    { $value ->
        [0] Ресурсы Аксомаммы в конце игры не дают дополнительных очков
       *[other] Сложнее: в конце игры Аксомамма получает 1 очко за каждый ресурс
    }
about-preset-easy = У Аксомаммы нет жетона личности, она платит за здания больше, завоёвывает меньше, а без рабочих не берёт карту армии.
about-preset-normal = Аксомамма играет по правилам без изменений.
about-preset-hard = Аксомамма начинает поклонение и подношение с бесплатной ступени храма, и ей нужно меньше солдат.

## Части других сообщений

part-good =
    { $good ->
        [potato] { $amount ->
            [one] { $amount } картофель
           *[other] { $amount } картофеля
        }
        [corn] { $amount ->
            [one] { $amount } кукурузу
           *[other] { $amount } кукурузы
        }
        [stone] { $amount ->
            [one] { $amount } камень
            [few] { $amount } камня
           *[many] { $amount } камней
        }
       *[gold] { $amount ->
            [one] { $amount } золото
           *[other] { $amount } золота
        }
    }
part-given =
    { $given ->
        [corn] { $gave ->
            [one] { $gave } кукурузу
           *[other] { $gave } кукурузы
        }
        [stone] { $gave ->
            [one] { $gave } камень
            [few] { $gave } камня
           *[many] { $gave } камней
        }
       *[gold] { $gave ->
            [one] { $gave } золото
           *[other] { $gave } золота
        }
    }
part-taken =
    { $taken ->
        [corn] { $took ->
            [one] { $took } кукурузу
           *[other] { $took } кукурузы
        }
        [stone] { $took ->
            [one] { $took } камень
            [few] { $took } камня
           *[many] { $took } камней
        }
       *[gold] { $took ->
            [one] { $took } золото
           *[other] { $took } золота
        }
    }
part-cost-potato =
    { $potato ->
        [one] { $potato } картофель
       *[other] { $potato } картофеля
    }
part-cost-corn =
    { $corn ->
        [one] { $corn } кукуруза
       *[other] { $corn } кукурузы
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
part-cost =
    { part-cost-stone }{ $gold ->
        [0] { "" }
       *[other] , { part-cost-gold }
    }{ $corn ->
        [0] { "" }
       *[other] , { part-cost-corn }
    }{ $potato ->
        [0] { "" }
       *[other] , { part-cost-potato }
    }
part-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
part-scores =
    { $you ->
        [yes] Вы получаете { part-points }
       *[no] { $seat } получает { part-points }
    }
part-lost-points =
    { UNSIGNED($points) ->
        [one] { UNSIGNED($points) } очко
        [few] { UNSIGNED($points) } очка
       *[many] { UNSIGNED($points) } очков
    }
part-loses =
    { $you ->
        [yes] Вы теряете { part-lost-points }
       *[no] { $seat } теряет { part-lost-points }
    }
part-action =
    { $action ->
        [production] производство
        [worship] поклонение
        [offering] подношение
        [conquest] завоевание
       *[recovery] восстановление
    }
part-as =
    { $acts ->
        [architect] { $worker ->
            [architect] { "" }
           *[other] { " " }как архитектора
        }
        [craftsman] { $worker ->
            [craftsman] { "" }
           *[other] { " " }как ремесленника
        }
        [courier] { $worker ->
            [courier] { "" }
           *[other] { " " }как посыльного
        }
        [priest] { $worker ->
            [priest] { "" }
           *[other] { " " }как жреца
        }
       *[warrior] { "" }
    }
part-task =
    { $task ->
        [harvest-potato] сбор картофеля
        [harvest-corn] сбор кукурузы
        [harvest-stone] сбор камня
        [harvest-gold] сбор золота
        [weave] создание узоров
        [statue] возведение статуи
        [steps] строительство ступеней
        [build] строительство здания
        [train] тренировка
        [produce-once] однократное производство
       *[trade] торговля
    }
part-symbol =
    { $symbol ->
        [gold] 1 золото
        [stone2] 2 камня
        [potato3] 3 картофеля
        [god-potato] 1 карта божества и 1 картофель
        [recover] восстановление 1 здания или карты армии
        [army] 1 карта армии
        [pay-step] 1 ступень храма за 1 золото
       *[vp3] 3 очка
    }
part-soldiers =
    { $flip ->
        [0] { $discard ->
            [one] сбросить { $discard } солдата
           *[other] сбросить { $discard } солдат
        }
       *[other] { $flip ->
            [one] перевернуть { $flip } солдата
           *[other] перевернуть { $flip } солдат
        }{ $discard ->
            [0] { "" }
           *[other] , сбросить { $discard }
        }
    }
part-soldiers-briefly =
    { $flip ->
        [0] сбросить { $discard }
       *[other] перевернуть { $flip }{ $discard ->
            [0] { "" }
           *[other] , сбросить { $discard }
        }
    }
part-god =
    { $god ->
        [spiral] спираль
        [zigzag] зигзаг
        [squares] квадраты
        [cross] крест
        [wave] волна
       *[diamond] ромб
    }
part-cell =
    { $row ->
        [upper] { $cell ->
            [1] 3 картофеля
            [2] 2 кукурузы
            [3] 2 камня
            [4] 1 золото и действие жетона личности
           *[other] 2 камня или 2 кукурузы
        }
        [middle] { $cell ->
            [1] создание узоров
            [2] производственное здание
            [3] строительство ступеней
            [4] возведение статуи
           *[other] постоянное здание
        }
       *[lower] { $cell ->
            [1] рабочий с картофельной стороны цепочки
            [2] карта армии
            [3] рабочий с кукурузной стороны цепочки
            [4] 2 очка
           *[other] кочевник
        }
    }
part-row =
    { $row ->
        [upper] верхнего ряда
        [middle] среднего ряда
       *[lower] нижнего ряда
    }

## Вопросы

ask-choose-starting-weaving = Какой начальный узор вы выбираете для первого гобелена?
ask-keep-gods = Какие три карты божеств вы оставляете? Остальные пять будут разыграны ради бонусов.
ask-place-high-priest = Куда вы ставите верховного жреца? Действие при этом не активируется.
ask-take-turn =
    { $places ->
        [yes] Ваш ход: разместите рабочего или выполните два разных второстепенных действия.
       *[no] Ваш ход: разместить рабочего нельзя. Выполните два разных второстепенных действия.
    }
ask-take-second-action = Выполните ещё одно второстепенное действие, отличное от первого.
ask-hire-worker =
    { $hires ->
        [yes] Наймёте рабочего из деревни или закончите ход?
       *[no] Нанять никого нельзя. Закончите ход.
    }
ask-finish-turn = Всё сделано: закончите ход.
ask-dismiss-worker = У вас больше двух рабочих. Кто из них покидает игру?
ask-place-worker =
    { $acts ->
        [0] Где вы размещаете архитектора и чем платите за символ?
        [1] Где вы размещаете ремесленника и чем платите за символ?
        [2] Где вы размещаете посыльного и чем платите за символ?
        [3] Где вы размещаете воина и чем платите за символ?
       *[other] Где вы размещаете жреца и чем платите за символ?
    }
ask-carry-off = Какого соседнего рабочего забирает воин?
ask-use-bonuses-first = Благодаря вашей статуе карта божества даёт бонусы. Какой использовать первым? Если пропустите, ими можно будет воспользоваться после поручений.
ask-use-bonuses = Какой бонус карт божеств вы используете?
ask-perform-tasks =
    { $performs ->
        [yes] Какое поручение вы выполняете? Осталось поручений: { $left }.
       *[no] { $buys ->
            [yes] { $left ->
                [0] Все поручения выполнены. Хотите заплатить 1 картофель, чтобы выполнить ещё одно?
               *[other] Ни одно из оставшихся поручений выполнить нельзя. Хотите заплатить 1 картофель за ещё одно?
            }
           *[no] Ни одно из оставшихся поручений сейчас выполнить нельзя.
        }
    }
ask-choose-payment = Чем вы платите?
ask-choose = Что из этого вы берёте?
ask-take-god = Какую карту божества вы берёте?
ask-keep-army = Какую из двух карт армии вы оставляете?
ask-take-nomad = Какого кочевника вы берёте?
ask-build =
    { $mode ->
        [2] { $replaces ->
            [yes] Какое здание вы берёте бесплатно? Перед этим за карту божества можно заменить одно или два здания на рынке.
           *[no] Какое здание вы берёте бесплатно?
        }
       *[other] { $replaces ->
            [yes] Какое здание вы строите? Перед этим за карту божества можно заменить одно или два здания на рынке.
           *[no] Какое здание вы строите?
        }
    }
ask-replace-another = Хотите заменить ещё одно здание на рынке?
ask-erect =
    { $mode ->
        [2] Какую маленькую статую вы возводите бесплатно?
       *[other] Какую статую вы возводите?
    }
ask-build-steps =
    { $free ->
        [yes] Где вы бесплатно строите ступени?
       *[no] Где вы строите ступени?
    }
ask-put-back = Какой узор вы кладёте обратно под стопку?
ask-buy-weavings = Какие узоры вы покупаете? Один стоит 1 кукурузу, два — 3, три — 6.
ask-buy-one-weaving = Хотите купить один из узоров?
ask-take-weaving = Хотите взять узор из стопки?
ask-add-weaving = Куда вы добавляете узор?
ask-choose-junction = Какое соединение даёт бонус следующим?
ask-produce-once = Какое производственное здание даёт свой бонус?
ask-pay-step = Хотите заплатить 1 золото за ступень храма?
ask-recover =
    { $free ->
        [0] { $price_kind ->
            [1] Хотите что-нибудь восстановить за 1 еду?
           *[other] Хотите что-нибудь восстановить за 1 кукурузу?
        }
       *[other] { $armies ->
            [yes] Какое производственное здание или какую карту армии вы бесплатно восстанавливаете?
           *[no] Какое производственное здание вы бесплатно восстанавливаете?
        }
    }
ask-suffer-casualty = Война требует жертв. Кто из рабочих станет военной потерей?
ask-act-or-take-gold =
    { $action ->
        [0] Производство: выполните действие или возьмёте вместо него 1 золото?
        [1] Поклонение: выполните действие или возьмёте вместо него 1 золото?
        [2] Подношение: выполните действие или возьмёте вместо него 1 золото?
        [3] Завоевание: выполните действие или возьмёте вместо него 1 золото?
       *[other] Восстановление: выполните действие или возьмёте вместо него 1 золото?
    }
ask-produce =
    { $closed ->
        [yes] { $recover ->
            [yes] Производство: что вы восстанавливаете?
           *[no] Производство: какое здание вы переворачиваете лицевой стороной вверх?
        }
       *[no] { $recover ->
            [yes] Производство: какое здание вы используете или что восстанавливаете?
           *[no] { $flip ->
                [yes] Производство: какое здание вы используете или переворачиваете лицевой стороной вверх?
               *[no] Производство: какое здание вы используете?
            }
        }
    }
ask-worship =
    { $active ->
        [yes] Поклонение: какую статую вы отдаёте? Большая даёт 3 ступени храма, маленькая — 1.
       *[no] Поклонение: отдадите статую за 1 ступень храма?
    }
ask-offer =
    { $active ->
        [yes] Подношение: как высоко вы поднимаетесь? Каждая ступень храма стоит 2 кукурузы.
       *[no] Подношение: хотите заплатить 3 кукурузы за 1 ступень храма?
    }
ask-send-armies =
    { $free ->
        [yes] Какую карту армии вы выкладываете? Первая бесплатна, каждая следующая стоит 1 картофель.
       *[no] Хотите выложить карту армии за 1 картофель?
    }
ask-conquer = Где вы размещаете фишку завоевания?
ask-choose-army =
    { $flip ->
        [0] { $discard ->
            [one] Какие карты армии вы сбрасываете? Нужен хотя бы { $discard } солдат.
            [few] Какие карты армии вы сбрасываете? Нужно хотя бы { $discard } солдата.
           *[many] Какие карты армии вы сбрасываете? Нужно хотя бы { $discard } солдат.
        }
       *[other] { $discard ->
            [0] { $flip ->
                [one] Какие карты армии вы переворачиваете лицевой стороной вниз? Нужен хотя бы { $flip } солдат.
                [few] Какие карты армии вы переворачиваете лицевой стороной вниз? Нужно хотя бы { $flip } солдата.
               *[many] Какие карты армии вы переворачиваете лицевой стороной вниз? Нужно хотя бы { $flip } солдат.
            }
           *[other] Какие карты армии вы используете? Сначала переверните солдат (не меньше { $flip }), затем сбросьте других (не меньше { $discard }).
        }
    }
ask-pay-upkeep =
    { $potatoes ->
        [one] Для карт божеств не хватает { $potatoes } картофеля. Заплатите за него 1 золото, иначе потеряете 2 очка.
       *[other] Для карт божеств не хватает { $potatoes } картофеля. За каждый заплатите 1 золото, иначе потеряете 2 очка.
    }
ask-play-ceremonial-card =
    { $cards ->
        [one] Какую карту божества вы разыгрываете ради бонусов? Можно разыграть ещё { $cards }.
       *[other] Какую карту божества вы разыгрываете ради бонусов? Можно разыграть до { $cards }.
    }
ask-exchange-last = Сейчас начнётся финальный подсчёт очков. Обменяете ресурсы? Очки даёт только золото.

## Варианты

do-choose = Выбрать { NAME($place, case: "accusative") } ({ NAME($place, case: "contents") })
do-keep = Оставить { NAME($place, case: "accusative") }, { NAME($second, case: "accusative") } и { NAME($third, case: "accusative") }
do-put = Поставить верховного жреца на { NAME($place, case: "accusative") }: { part-action }
do-place = Разместить { NAME($place, case: "accusative") }
do-place-as-architect = Разместить { NAME($place, case: "accusative") } как архитектора
do-place-as-craftsman = Разместить { NAME($place, case: "accusative") } как ремесленника
do-place-as-courier = Разместить { NAME($place, case: "accusative") } как посыльного
do-place-as-priest = Разместить { NAME($place, case: "accusative") } как жреца
do-place-on =
    { $second ->
        [gold] На { NAME($place, case: "locative") }: { NAME($place, case: "contents") }; за 1 золото
       *[other] На { NAME($place, case: "locative") }: { NAME($place, case: "contents") }; { NAME($second) }
    }
do-move = Передвинуть верховного жреца на { NAME($place, case: "accusative") }: { part-action }
do-pray = Молитва: взять 2 карты божеств
do-train = Тренировка: взять 2 карты армии и оставить 1
do-recruit = Взять { NAME($worker, case: "accusative") } ({ NAME($place) })
do-carry-off = Забрать { NAME($worker, case: "accusative") } с { NAME($place, case: "genitive") }
do-use = Использовать бонус { NAME($place) }
do-perform =
    { $task ->
        [harvest-potato] Сбор картофеля
        [harvest-corn] Сбор кукурузы
        [harvest-stone] Сбор камня
        [harvest-gold] Сбор золота
        [weave] Создание узоров
        [statue] Возведение статуи
        [steps] Строительство ступеней
        [build] { $payable ->
            [no] Строительство здания: ни одно не оплатить, только заменить
           *[yes] Строительство здания
        }
        [train] Тренировка
        [produce-once] Однократное производство
       *[trade] Торговля
    }
do-buy-task = Заплатить 1 картофель: ещё одно поручение
do-stop = Закончить поручения
do-pay = Заплатить 1 { NAME($place, case: "accusative") }
do-pay-with = Заплатить
do-take =
    { $place ->
        [god-deck] Взять верхнюю карту колоды божеств
        [weaving-stack] Взять неизвестный узор под верхним
        [nomads] Взять рабочего у кочевников
       *[other] Взять { NAME($place, case: "accusative") }
    }
do-keep-army = Оставить { NAME($place, case: "accusative") }
do-build = Построить { NAME($place, case: "accusative") }: { NAME($place, case: "contents") }
do-replace = Заменить { NAME($second, case: "accusative") }, отдав { NAME($place, case: "accusative") }
do-replace-another = Заменить ещё и { NAME($place, case: "accusative") }
do-erect = Возвести { NAME($place, case: "accusative") }
do-build-steps = Построить { NAME($place, case: "accusative") }
do-put-back = Положить обратно { NAME($place, case: "accusative") } ({ NAME($place, case: "contents") })
do-buy = Купить выбранные узоры
do-buy-one = Купить { NAME($place, case: "accusative") } ({ NAME($place, case: "contents") })
do-add =
    { $place ->
        [new-tapestry] Начать новый гобелен
       *[other] { $side ->
            [left] Добавить слева
           *[right] Добавить справа
        }{ $count ->
            [1] { "" }
           *[other] { " " }к гобелену { $tapestry }
        }{ $symbol ->
            [none] : без соединения
           *[other] : соединение, { part-symbol }
        }
    }
do-trade = Использовать соединение справа от { NAME($place, case: "genitive") }: { part-symbol }
do-produce = Использовать { NAME($place, case: "accusative") }: { NAME($place, case: "contents") }
do-turn-up = Перевернуть лицевой стороной вверх { NAME($place, case: "accusative") }
do-recover = Восстановить { NAME($place, case: "accusative") }
do-climb = Заплатить 1 золото и подняться до { NAME($place, case: "genitive") }: { NAME($place, case: "contents") }
do-lose = Потерять { NAME($worker, case: "accusative") } с { NAME($place, case: "genitive") }
do-act = Выполнить действие
do-worship = Отдать { NAME($place, case: "accusative") }
do-offer = Подняться до { NAME($place, case: "genitive") }: { NAME($place, case: "contents") }
do-send = Выложить { NAME($place, case: "accusative") }
do-conquer = Завоевать { NAME($place) } ({ part-soldiers }): { NAME($place, case: "contents") }
do-conquer-flipping-less = { do-conquer }
do-conquer-discarding-less = { do-conquer }
do-conquer-with-less = { do-conquer }
do-flip = Перевернуть лицевой стороной вниз { NAME($place, case: "accusative") }
do-discard = Сбросить { NAME($place, case: "accusative") }
do-hire = Нанять { NAME($worker, case: "accusative") } с { NAME($place, case: "genitive") }
do-dismiss = Отпустить { NAME($place, case: "accusative") }
do-play = Разыграть { NAME($place, case: "accusative") } ради бонусов
do-spend = Сбросить { NAME($place, case: "accusative") } ради бонуса
do-consult = Заплатить 1 { NAME($second, case: "accusative") } и взять карту божества: { NAME($place) }
do-exchange-corn =
    { $second ->
        [stone] Обменять 2 кукурузы на 2 камня
       *[gold] Обменять 2 кукурузы на 1 золото
    }
do-exchange-stone =
    { $second ->
        [corn] Обменять 2 камня на 2 кукурузы
       *[gold] Обменять 2 камня на 1 золото
    }
do-exchange-gold =
    { $second ->
        [corn] Обменять 1 золото на 2 кукурузы
       *[stone] Обменять 1 золото на 2 камня
    }

# Варианты, род которых уже назван.
brief-use = { NAME($place) }
brief-perform = { do-perform }
brief-build-steps = { NAME($place) }
brief-build = { NAME($place) }: { NAME($place, case: "contents") }
brief-produce = { NAME($place) }: { NAME($place, case: "contents") }
brief-choose = { NAME($place, case: "pattern") }, { NAME($place, case: "contents") }
brief-buy-one = { NAME($place, case: "pattern") }, { NAME($place, case: "contents") }
brief-play = { NAME($place) }: { NAME($place, case: "contents") }
brief-conquer = { NAME($place) } ({ part-soldiers-briefly }): { NAME($place, case: "contents") }
brief-put = { part-action }
brief-move =
    { $action ->
        [production] производство: бонусы производственных зданий
        [worship] поклонение: ступени храма за статуи
        [offering] подношение: ступени храма за кукурузу
        [conquest] завоевание: фишки в регионах за солдат
       *[recovery] восстановление: вернуть здания и карты армии
    }

# Варианты, место которых уже выбрано.
rest-place-on =
    { $second ->
        [gold] Заплатить 1 золото
       *[other] Отдать { NAME($second, case: "accusative") }
    }

## Ход партии

log-first-player-chosen =
    { $you ->
        [yes] Первый игрок — вы.
       *[no] Первый игрок — { $seat }.
    }
log-coricancha-turned = Кориканча повёрнута: производство — на { NAME($place, case: "locative") }.
log-worker-arrived = Из мешочка на { NAME($place, case: "accusative") } приходит { NAME($worker) }.
log-worker-drawn =
    { $you ->
        [yes] Вы вытягиваете из мешочка { NAME($worker, case: "accusative") }.
       *[no] { $seat } вытягивает из мешочка { NAME($worker, case: "accusative") }.
    }
log-worker-put-back =
    { $you ->
        [yes] Вы кладёте обратно в мешочек { NAME($worker, case: "accusative") }.
       *[no] { $seat } кладёт обратно в мешочек { NAME($worker, case: "accusative") }.
    }
log-building-shown = На рынке появляется { NAME($tile) }.
log-weaving-shown = Открыт { NAME($tile) } ({ NAME($tile, case: "contents") }).
log-starting-weaving-chosen =
    { $you ->
        [yes] Вы выбираете { NAME($tile, case: "accusative") }.
       *[no] { $seat } выбирает { NAME($tile, case: "accusative") }.
    }
log-gods-kept =
    { $you ->
        [yes] Вы оставляете { $kept ->
            [one] { $kept } карту божества, а остальные разыгрываете.
            [few] { $kept } карты божеств, а остальные разыгрываете.
           *[many] { $kept } карт божеств, а остальные разыгрываете.
        }
       *[no] { $seat } оставляет { $kept ->
            [one] { $kept } карту божества, а остальные разыгрывает.
            [few] { $kept } карты божеств, а остальные разыгрывает.
           *[many] { $kept } карт божеств, а остальные разыгрывает.
        }
    }
log-god-card-played =
    { $you ->
        [yes] Вы разыгрываете { NAME($card, case: "accusative") }.
       *[no] { $seat } разыгрывает { NAME($card, case: "accusative") }.
    }
log-god-drawn =
    { $card ->
        [face-down] { $you ->
            [yes] Вы берёте из колоды карту божества.
           *[no] { $seat } берёт из колоды карту божества.
        }
       *[other] { $you ->
            [yes] Вы берёте из колоды { NAME($card, case: "accusative") }: { NAME($card, case: "contents") }.
           *[no] { $seat } берёт из колоды { NAME($card, case: "accusative") }: { NAME($card, case: "contents") }.
        }
    }
log-god-taken =
    { $you ->
        [yes] Вы берёте с алтаря { NAME($card, case: "accusative") }.
       *[no] { $seat } берёт с алтаря { NAME($card, case: "accusative") }.
    }
log-god-returned =
    { $card ->
        [face-down] { $you ->
            [yes] Вы кладёте под колоду карту божества.
           *[no] { $seat } кладёт под колоду карту божества.
        }
       *[other] { $you ->
            [yes] Вы кладёте под колоду { NAME($card, case: "accusative") }.
           *[no] { $seat } кладёт под колоду { NAME($card, case: "accusative") }.
        }
    }
log-god-buried = С алтаря под низ колоды божеств убрана { NAME($card) }.
log-god-laid = На алтарь ложится { NAME($card) }: { NAME($card, case: "contents") }.
log-altar-shuffled =
    { $cards ->
        [one] В колоду божеств замешана { $cards } карта с алтаря.
        [few] В колоду божеств замешаны { $cards } карты с алтаря.
       *[many] В колоду божеств замешано { $cards } карт с алтаря.
    }
log-played-gods-shuffled =
    { $cards ->
        [one] В колоду божеств замешана { $cards } разыгранная карта.
        [few] В колоду божеств замешаны { $cards } разыгранные карты.
       *[many] В колоду божеств замешано { $cards } разыгранных карт.
    }
log-army-drawn =
    { $card ->
        [face-down] { $you ->
            [yes] Вы берёте из колоды карту армии.
           *[no] { $seat } берёт из колоды карту армии.
        }
       *[other] { $you ->
            [yes] Вы берёте из колоды { NAME($card, case: "accusative") }.
           *[no] { $seat } берёт из колоды { NAME($card, case: "accusative") }.
        }
    }
log-army-discarded =
    { $you ->
        [yes] Вы сбрасываете { NAME($card, case: "accusative") }.
       *[no] { $seat } сбрасывает { NAME($card, case: "accusative") }.
    }
log-army-played =
    { $you ->
        [yes] Вы выкладываете { NAME($card, case: "accusative") }.
       *[no] { $seat } выкладывает { NAME($card, case: "accusative") }.
    }
log-army-turned-down =
    { $you ->
        [yes] Вы переворачиваете лицевой стороной вниз { NAME($card, case: "accusative") }.
       *[no] { $seat } переворачивает лицевой стороной вниз { NAME($card, case: "accusative") }.
    }
log-army-recovered =
    { $you ->
        [yes] Вы восстанавливаете { NAME($card, case: "accusative") }.
       *[no] { $seat } восстанавливает { NAME($card, case: "accusative") }.
    }
log-army-shuffled =
    { $cards ->
        [one] { $cards } сброшенная карта армии становится новой колодой.
        [few] { $cards } сброшенные карты армии становятся новой колодой.
       *[many] { $cards } сброшенных карт армии становятся новой колодой.
    }
log-turn-began =
    { $you ->
        [yes] Начинается ваш ход.
       *[no] Теперь ходит { $seat }.
    }
log-high-priest-placed =
    { $you ->
        [yes] Вы ставите своего верховного жреца на { NAME($place, case: "accusative") }.
       *[no] { $seat } ставит своего верховного жреца на { NAME($place, case: "accusative") }.
    }
log-high-priest-moved =
    { $you ->
        [yes] Вы передвигаете своего верховного жреца на { NAME($place, case: "accusative") } и активируете { part-action }.
       *[no] { $seat } передвигает своего верховного жреца на { NAME($place, case: "accusative") } и активирует { part-action }.
    }
log-high-priest-passed =
    { $you ->
        [yes] Вы передвигаете своего верховного жреца на { NAME($place, case: "accusative") } и ничего не активируете.
       *[no] { $seat } передвигает своего верховного жреца на { NAME($place, case: "accusative") } и ничего не активирует.
    }
log-action-taken =
    { $you ->
        [yes] Вы выполняете действие «{ part-action }».
       *[no] { $seat } выполняет действие «{ part-action }».
    }
log-gold-preferred =
    { $you ->
        [yes] Вы берёте золото вместо действия «{ part-action }».
       *[no] { $seat } берёт золото вместо действия «{ part-action }».
    }
log-worker-placed =
    { $you ->
        [yes] Вы размещаете { NAME($worker, case: "accusative") } на { NAME($place, case: "locative") }{ part-as }.
       *[no] { $seat } размещает { NAME($worker, case: "accusative") } на { NAME($place, case: "locative") }{ part-as }.
    }
log-steps-used =
    { $you ->
        [yes] Использованы ваши { NAME($place) }.
       *[no] Использованы { NAME($place) } ({ $seat }).
    }
log-worker-carried-off =
    { $you ->
        [yes] Вы забираете { NAME($worker, case: "accusative") } с { NAME($place, case: "genitive") }.
       *[no] { $seat } забирает { NAME($worker, case: "accusative") } с { NAME($place, case: "genitive") }.
    }
log-tasks-counted =
    { $you ->
        [yes] Вы можете выполнить { $tasks ->
            [one] { $tasks } поручение.
            [few] { $tasks } поручения.
           *[many] { $tasks } поручений.
        }
       *[no] { $seat } может выполнить { $tasks ->
            [one] { $tasks } поручение.
            [few] { $tasks } поручения.
           *[many] { $tasks } поручений.
        }
    }
log-task-performed =
    { $you ->
        [yes] Вы выполняете поручение: { part-task }.
       *[no] { $seat } выполняет поручение: { part-task }.
    }
log-task-bought =
    { $you ->
        [yes] Вы можете выполнить ещё одно поручение.
       *[no] { $seat } может выполнить ещё одно поручение.
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
log-goods-exchanged =
    { $you ->
        [yes] Вы обмениваете { part-given } на { part-taken }.
       *[no] { $seat } обменивает { part-given } на { part-taken }.
    }
log-points-scored =
    { $source ->
        [steps] { part-scores } за ступени.
        [statues] { part-scores } за статую.
        [god-cards] { part-scores } за карту божества.
        [buildings] { part-scores } за здание.
        [weavings] { part-scores } за соединение узоров.
        [conquests] { part-scores } за завоевание.
        [regions] { part-scores } за большинство в регионе.
        [temple] { part-scores } за ступень храма.
        [village] { part-scores } за опустевшую деревню.
        [upkeep] { part-loses } из-за нехватки картофеля.
       *[axomamma] { part-scores } по особым правилам.
    }
log-points-counted =
    { $source ->
        [tapestries] { part-scores } за гобелены.
        [temple-top] { part-scores } за место в храме в конце игры.
        [face-up-buildings] { part-scores } за здания, лежащие лицевой стороной вверх.
        [gods-in-hand] { part-scores } за карты божеств в руке.
        [armies] { part-scores } за карты армии, лежащие лицевой стороной вверх.
        [workers] { part-scores } за рабочих.
        [gold] { part-scores } за золото.
       *[leftovers] { part-scores } за оставшиеся ресурсы.
    }
log-potatoes-exchanged =
    { $you ->
        [yes] Вы превращаете { $amount } картофеля в очки.
       *[no] { $seat } превращает { $amount } картофеля в очки.
    }
log-temple-climbed =
    { $you ->
        [yes] Вы поднимаетесь до ступени { $step } храма.
       *[no] { $seat } поднимается до ступени { $step } храма.
    }
log-steps-built =
    { $you ->
        [yes] Вы строите { NAME($place, case: "accusative") }.
       *[no] { $seat } строит { NAME($place, case: "accusative") }.
    }
log-statue-erected =
    { $you ->
        [yes] Вы возводите { NAME($statue, case: "accusative") }.
       *[no] { $seat } возводит { NAME($statue, case: "accusative") }.
    }
log-statue-offered =
    { $you ->
        [yes] Вы отдаёте { NAME($statue, case: "accusative") }.
       *[no] { $seat } отдаёт { NAME($statue, case: "accusative") }.
    }
log-building-built =
    { $you ->
        [yes] Вы строите { NAME($tile, case: "accusative") }.
       *[no] { $seat } строит { NAME($tile, case: "accusative") }.
    }
log-building-buried = С рынка убрано под низ стопки { NAME($tile, case: "accusative") }.
log-building-produced =
    { $you ->
        [yes] Вы используете { NAME($tile, case: "accusative") }.
       *[no] { $seat } использует { NAME($tile, case: "accusative") }.
    }
log-building-turned-down =
    { $you ->
        [yes] Вы переворачиваете лицевой стороной вниз { NAME($tile, case: "accusative") }.
       *[no] { $seat } переворачивает лицевой стороной вниз { NAME($tile, case: "accusative") }.
    }
log-building-recovered =
    { $you ->
        [yes] Вы восстанавливаете { NAME($tile, case: "accusative") }.
       *[no] { $seat } восстанавливает { NAME($tile, case: "accusative") }.
    }
log-weaving-taken =
    { $you ->
        [yes] Вы берёте { NAME($tile, case: "accusative") }.
       *[no] { $seat } берёт { NAME($tile, case: "accusative") }.
    }
log-weaving-added =
    { $place ->
        [new-tapestry] { $you ->
            [yes] Вы начинаете новый гобелен с { NAME($tile, case: "genitive") }.
           *[no] { $seat } начинает новый гобелен с { NAME($tile, case: "genitive") }.
        }
       *[other] { $you ->
            [yes] Вы добавляете { NAME($tile, case: "accusative") } к { NAME($place, case: "dative") }.
           *[no] { $seat } добавляет { NAME($tile, case: "accusative") } к { NAME($place, case: "dative") }.
        }
    }
log-weaving-buried = Под низ стопки убран { NAME($tile) }.
log-junction-used =
    { $you ->
        [yes] Вы используете соединение справа от { NAME($tile, case: "genitive") }: { part-symbol }.
       *[no] { $seat } использует соединение справа от { NAME($tile, case: "genitive") }: { part-symbol }.
    }
log-region-conquered =
    { $you ->
        [yes] Вы завоёвываете { NAME($place) }.
       *[no] { $seat } завоёвывает { NAME($place) }.
    }
log-casualty-suffered = Военная потеря: { NAME($worker) } с { NAME($place, case: "genitive") }. Всего потерь: { $casualties }.
log-worker-recruited =
    { $you ->
        [yes] Вы берёте у кочевников { NAME($worker, case: "accusative") }.
       *[no] { $seat } берёт у кочевников { NAME($worker, case: "accusative") }.
    }
log-worker-hired =
    { $you ->
        [yes] Вы берёте из деревни { NAME($worker, case: "accusative") }.
       *[no] { $seat } берёт из деревни { NAME($worker, case: "accusative") }.
    }
log-worker-dismissed =
    { $you ->
        [yes] Вы отпускаете { NAME($worker, case: "accusative") }.
       *[no] { $seat } отпускает { NAME($worker, case: "accusative") }.
    }
log-token-taken =
    { $you ->
        [yes] Вы берёте жетон церемонии: { $ceremony ->
            [1] скоро первая церемония.
            [2] скоро вторая церемония.
           *[other] скоро третья церемония.
        }
       *[no] { $seat } берёт жетон церемонии: { $ceremony ->
            [1] скоро первая церемония.
            [2] скоро вторая церемония.
           *[other] скоро третья церемония.
        }
    }
log-ceremony-began =
    { $ceremony ->
        [1] { $you ->
            [yes] Начинается первая церемония. Сначала действуете вы.
           *[no] Начинается первая церемония. Сначала действует { $seat }.
        }
        [2] { $you ->
            [yes] Начинается вторая церемония. Сначала действуете вы.
           *[no] Начинается вторая церемония. Сначала действует { $seat }.
        }
       *[other] { $you ->
            [yes] Начинается третья церемония. Сначала действуете вы.
           *[no] Начинается третья церемония. Сначала действует { $seat }.
        }
    }
log-ceremony-over =
    { $ceremony ->
        [1] Первая церемония завершилась.
        [2] Вторая церемония завершилась.
       *[other] Церемония завершилась.
    }
log-bag-ran-empty =
    { $you ->
        [yes] Мешочек пуст: жетон церемонии возвращается к вам, и следующая церемония будет последней.
       *[no] Мешочек пуст: жетон церемонии возвращается к игроку { $seat }, и следующая церемония будет последней.
    }
log-temple-rewarded =
    { $you ->
        [yes] Вы получаете награду ступени { $step } храма.
       *[no] { $seat } получает награду ступени { $step } храма.
    }
log-region-won =
    { $you ->
        [yes] У вас большинство в регионе { $region ->
            [chinchaysuyu] Чинчайсуйу.
            [antisuyu] Антисуйу.
            [qullasuyu] Кольясуйу.
           *[kuntisuyu] Кунтисуйу.
        }
       *[no] У игрока { $seat } большинство в регионе { $region ->
            [chinchaysuyu] Чинчайсуйу.
            [antisuyu] Антисуйу.
            [qullasuyu] Кольясуйу.
           *[kuntisuyu] Кунтисуйу.
        }
    }
log-upkeep-missed =
    { $you ->
        [yes] Вам не хватает { $potatoes } картофеля для карт божеств.
       *[no] { $seat }: для карт божеств не хватает { $potatoes } картофеля.
    }
log-die-rolled = На кубике Аксомаммы — { $value }.
log-personality-chosen =
    { $personality ->
        [statue] Жетон личности Аксомаммы: статуи.
        [weaving] Жетон личности Аксомаммы: узоры.
        [temple] Жетон личности Аксомаммы: храм.
       *[building] Жетон личности Аксомаммы: здания.
    }
log-slot-filled = На месте { $slot } у Аксомаммы теперь { part-god }.
log-cell-used = Аксомамма использует клетку { $cell } { part-row }: { part-cell }.
log-token-moved = Жетон { $value } переходит на клетку { $cell } { part-row }.
log-no-workers =
    { $you ->
        [yes] У вас не осталось рабочих.
       *[no] { $seat } остаётся без рабочих.
    }
log-final-scoring-began = Игра окончена. Начинается финальный подсчёт очков.
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
log-solo-lost = Аксомамма не побеждена: { part-points } против { $hers }. Для победы нужно набрать не меньше 120 очков и больше, чем у неё.

## Ценники

price-potato =
    { $amount ->
        [one] { $signed } картофель
       *[other] { $signed } картофеля
    }
price-corn =
    { $amount ->
        [one] { $signed } кукуруза
       *[other] { $signed } кукурузы
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
price-food =
    { $amount ->
        [one] { $signed } еда
       *[other] { $signed } еды
    }
price-god-card =
    { $amount ->
        [one] { $signed } карта божества
        [few] { $signed } карты божеств
       *[many] { $signed } карт божеств
    }
price-army-card =
    { $amount ->
        [one] { $signed } карта армии
        [few] { $signed } карты армии
       *[many] { $signed } карт армии
    }
price-worker =
    { $amount ->
        [one] { $signed } рабочий
       *[other] { $signed } рабочих
    }
price-architect =
    { $amount ->
        [one] { $signed } архитектор
        [few] { $signed } архитектора
       *[many] { $signed } архитекторов
    }
price-craftsman =
    { $amount ->
        [one] { $signed } ремесленник
        [few] { $signed } ремесленника
       *[many] { $signed } ремесленников
    }
price-courier =
    { $amount ->
        [one] { $signed } посыльный
       *[other] { $signed } посыльных
    }
price-warrior =
    { $amount ->
        [one] { $signed } воин
        [few] { $signed } воина
       *[many] { $signed } воинов
    }
price-priest =
    { $amount ->
        [one] { $signed } жрец
        [few] { $signed } жреца
       *[many] { $signed } жрецов
    }
price-statue =
    { $amount ->
        [one] { $signed } статуя
        [few] { $signed } статуи
       *[many] { $signed } статуй
    }
price-weaving =
    { $amount ->
        [one] { $signed } узор
        [few] { $signed } узора
       *[many] { $signed } узоров
    }
price-temple =
    { $amount ->
        [one] { $signed } ступень храма
        [few] { $signed } ступени храма
       *[many] { $signed } ступеней храма
    }
price-points =
    { $amount ->
        [one] { $signed } очко
        [few] { $signed } очка
       *[many] { $signed } очков
    }

## Итог

score-start = Очки в начале игры
score-steps = Ступени
score-statues = Статуи
score-god-cards = Карты божеств
score-buildings = Здания
score-weavings = Соединения узоров
score-conquests = Завоевания
score-regions = Большинство в регионах
score-temple = Храм во время церемоний
score-village = Опустевшая деревня
score-upkeep = Нехватка картофеля
score-axomamma = Особые правила Аксомаммы
score-tapestries = Гобелены
score-temple-top = Храм в конце игры
score-face-up-buildings = Здания лицевой стороной вверх
score-gods-in-hand = Карты божеств в руке
score-armies = Карты армии лицевой стороной вверх
score-workers = Рабочие
score-gold = Золото
score-leftovers = Оставшиеся ресурсы

## Что важно сейчас

part-nth-ceremony =
    { $ceremony ->
        [1] Первая церемония
        [2] Вторая церемония
       *[other] Последняя церемония
    }
part-until-ceremony =
    { $ceremony ->
        [1] До первой церемонии
        [2] До второй церемонии
       *[other] До последней церемонии
    }
status-ceremony =
    { $left ->
        [0] { part-nth-ceremony } вот-вот начнётся
        [one] { part-until-ceremony } { $left } рабочий
       *[other] { part-until-ceremony } { $left } рабочих
    }
status-upkeep =
    { $due ->
        [0] { status-ceremony }
       *[other] { status-ceremony }; нужно картофеля: { $due }, у вас { $potatoes }
    }
status-turns =
    { $left ->
        [0] Последний ход
       *[other] Осталось ходов: { $left }
    }
status-solo = Для победы: не меньше { $points } очков и больше, чем у Аксомаммы

## Показатели игрока

figure-potato =
    { $amount ->
        [one] { $amount } картофель
       *[other] { $amount } картофеля
    }
figure-corn =
    { $amount ->
        [one] { $amount } кукуруза
       *[other] { $amount } кукурузы
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
figure-food =
    { $amount ->
        [one] { $amount } еда
       *[other] { $amount } еды
    }
figure-workers =
    { $amount ->
        [one] { $amount } рабочий
       *[other] { $amount } рабочих
    }
figure-god-cards =
    { $amount ->
        [one] { $amount } карта божества в руке
        [few] { $amount } карты божеств в руке
       *[many] { $amount } карт божеств в руке
    }
figure-army-cards =
    { $amount ->
        [one] { $amount } карта армии в руке
        [few] { $amount } карты армии в руке
       *[many] { $amount } карт армии в руке
    }

## Почему об этом спрашивают

reason-buy-one-weaving =
    { $you ->
        [yes] Вы ткёте: один из оставшихся узоров стоит { $corn } кукурузы.
       *[no] { $seat } ткёт: один из оставшихся узоров стоит { $corn } кукурузы.
    }
reason-others-turn =
    { $you ->
        [yes] Сейчас ваш ход.
       *[no] Сейчас ходит { $seat }.
    }
reason-no-place =
    { $workers ->
        [0] Рабочих у вас нет.
       *[other] Путь стоит еды, а клетка — карты божества с её символом или 1 золота.
    }
reason-place-worker = Числа: сколько поручений там сможет выполнить { NAME($acts) } и сколько еды стоит путь. Каждый такой же рабочий рядом добавляет поручение.
reason-perform-tasks = Ваш рабочий стоит на { NAME($place, case: "locative") }.
reason-pay-upkeep = Карт божеств у вас в руке: { $cards }.
reason-hire-full = Рабочих у вас уже { $workers }: после хода с вами останутся только 2, остальные покинут игру.
reason-hire-last =
    { $points ->
        [one] Он последний: деревня опустеет, вы возьмёте жетон церемонии и { $points } очко.
        [few] Он последний: деревня опустеет, вы возьмёте жетон церемонии и { $points } очка.
       *[many] Он последний: деревня опустеет, вы возьмёте жетон церемонии и { $points } очков.
    }

## Что пропадёт

waste-tasks = Вы ещё можете выполнять поручения, осталось: { $tasks }.
waste-bonuses = Пропадёт бонусов: { $bonuses }.
waste-production = После этого здания уже не дадут бонусов. Не использовано зданий: { $buildings }.
waste-upkeep = Вы потеряете очков: { $points }.

## Виды ходов

kind-choose = Выбрать
kind-keep = Оставить
kind-put = Поставить жреца
kind-place = Разместить рабочего
kind-place-as-architect = Как архитектора
kind-place-as-craftsman = Как ремесленника
kind-place-as-courier = Как посыльного
kind-place-as-priest = Как жреца
kind-place-on = Клетки
kind-move = Верховный жрец
kind-pray = Молитва
kind-train = Тренировка
kind-recruit = Кочевники
kind-carry-off = Забрать рабочего
kind-use = Бонус
kind-perform = Поручение
kind-buy-task = Ещё одно поручение
kind-stop = Хватит
kind-pay = Заплатить
kind-pay-with = Заплатить
kind-take = Взять
kind-keep-army = Оставить
kind-build = Построить
kind-replace = Заменить
kind-replace-another = Заменить ещё одно
kind-erect = Возвести статую
kind-build-steps = Построить ступени
kind-put-back = Положить обратно
kind-buy = Купить выбранные
kind-buy-one = Купить
kind-add = Добавить
kind-trade = Соединение
kind-produce = Использовать
kind-turn-up = Лицевой стороной вверх
kind-recover = Восстановить
kind-climb = Подняться
kind-lose = Потерять
kind-act = Выполнить действие
kind-worship = Отдать статую
kind-offer = Подняться
kind-send = Выложить
kind-conquer = Завоевать
kind-conquer-flipping-less = Меньше перевернуть
kind-conquer-discarding-less = Меньше сбросить
kind-conquer-with-less = Меньше и того, и другого
kind-flip = Лицевой стороной вниз
kind-discard = Сбросить
kind-hire = Нанять
kind-dismiss = Отпустить
kind-play = Разыграть карту божества
kind-spend = Карта армии
kind-consult = Карта божества
kind-exchange-corn = Обменять кукурузу
kind-exchange-stone = Обменять камень
kind-exchange-gold = Обменять золото

## Вещи

thing-potato = Картофель
thing-corn = Кукуруза
thing-stone = Камень
thing-gold = Золото
thing-points = Очки
thing-temple = Ступени храма
thing-architect = Архитекторы
thing-craftsman = Ремесленники
thing-courier = Посыльные
thing-warrior = Воины
thing-priest = Жрецы

## Стол: разделы

panel-board = Холм
panel-temple = Храм
panel-regions = Регионы
panel-market = Строительный рынок
panel-altar = Алтарь и колоды
panel-weavings = Узоры
panel-statues = Статуи
panel-mat =
    { $you ->
        [yes] Ваш планшет
       *[no] { $seat }
    }
panel-axomamma = Планшет Аксомаммы
short-board = Холм
short-temple = Храм
short-regions = Регионы
short-market = Рынок
short-altar = Алтарь
short-weavings = Узоры
short-statues = Статуи
short-mat =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }
short-axomamma = Аксомамма

## Стол: подписи

label-place = { NAME($place) }
label-space =
    { NAME($place) }{ $colour ->
        [blue] , синяя клетка
        [green] , зелёная клетка
       *[neutral] { "" }
    }
label-task = { NAME($place) }
label-worker = { NAME($worker) } на { NAME($place, case: "locative") }
label-coricancha = { NAME($place) }: { part-action }
label-high-priest =
    { $you ->
        [yes] ваш верховный жрец на { NAME($place, case: "locative") }: { part-action }
       *[no] верховный жрец на { NAME($place, case: "locative") } ({ $seat }): { part-action }
    }
label-high-priest-waiting =
    { $you ->
        [yes] ваш верховный жрец, ещё не размещён
       *[no] верховный жрец ({ $seat }), ещё не размещён
    }
label-steps =
    { $you ->
        [yes] ваши { NAME($place) }
       *[no] { NAME($place) } ({ $seat })
    }
label-nomads =
    { $amount ->
        [0] нет кочевников
        [one] { $amount } кочевник
        [few] { $amount } кочевника
       *[many] { $amount } кочевников
    }
label-bag =
    { $amount ->
        [0] мешочек пуст
        [one] в мешочке { $amount } рабочий: архитекторов { $architect }, ремесленников { $craftsman }, посыльных { $courier }, воинов { $warrior }, жрецов { $priest }
       *[other] в мешочке { $amount } рабочих: архитекторов { $architect }, ремесленников { $craftsman }, посыльных { $courier }, воинов { $warrior }, жрецов { $priest }
    }
label-casualties =
    { $amount ->
        [0] военных потерь нет
        [one] { $amount } военная потеря
        [few] { $amount } военные потери
       *[many] { $amount } военных потерь
    }
label-ceremony =
    { $final ->
        [0] { $ceremony ->
            [1] жетон первой церемонии, { part-points } за опустевшую деревню
            [2] жетон второй церемонии, { part-points } за опустевшую деревню
           *[other] жетон третьей, последней церемонии, { part-points } за опустевшую деревню
        }
       *[other] жетон последней церемонии, { part-points } за опустевшую деревню
    }
label-token =
    { $final ->
        [0] { $ceremony ->
            [1] { $you ->
                [yes] жетон у вас: первая церемония пройдёт перед вашим ходом
               *[no] жетон у игрока { $seat }: первая церемония пройдёт перед ходом этого игрока
            }
            [2] { $you ->
                [yes] жетон у вас: вторая церемония пройдёт перед вашим ходом
               *[no] жетон у игрока { $seat }: вторая церемония пройдёт перед ходом этого игрока
            }
           *[other] { $you ->
                [yes] жетон у вас: третья, последняя церемония пройдёт перед вашим ходом
               *[no] жетон у игрока { $seat }: третья, последняя церемония пройдёт перед ходом этого игрока
            }
        }
       *[other] { $you ->
            [yes] жетон у вас: последняя церемония пройдёт перед вашим ходом
           *[no] жетон у игрока { $seat }: последняя церемония пройдёт перед ходом этого игрока
        }
    }
label-first-player =
    { $you ->
        [yes] первый игрок — вы
       *[no] первый игрок — { $seat }
    }
label-height-cost =
    стоимость высоты: на верхней террасе — бесплатно, на средней — { $middle ->
        [one] { $middle } еда
       *[other] { $middle } еды
    }, на нижней — { $bottom ->
        [one] { $bottom } еда
       *[other] { $bottom } еды
    }
label-distance-cost =
    стоимость удалённости от верховного жреца: в том же секторе — бесплатно, в соседнем — { $near ->
        [one] { $near } еда
       *[other] { $near } еды
    }, ещё дальше — { $far ->
        [one] { $far } еда
       *[other] { $far } еды
    }
label-temple-step =
    { NAME($place) }, { part-points } за каждую церемонию{ $end ->
        [0] { "" }
        [one] , { $end } очко в конце игры
        [few] , { $end } очка в конце игры
       *[many] , { $end } очков в конце игры
    }
label-temple-marker =
    { $you ->
        [yes] вы на ступени { $step } храма
       *[no] { $seat } на ступени { $step } храма
    }: { part-points } за каждую церемонию{ $end ->
        [0] { "" }
        [one] , { $end } очко в конце игры
        [few] , { $end } очка в конце игры
       *[many] , { $end } очков в конце игры
    }
label-region =
    { $region ->
        [chinchaysuyu] Чинчайсуйу
        [antisuyu] Антисуйу
        [qullasuyu] Кольясуйу
       *[kuntisuyu] Кунтисуйу
    }
label-region-space = { NAME($place) }, перевернуть солдат: { $flip }, сбросить: { $discard }, бонус: { NAME($place, case: "contents") }
label-conquest-marker =
    { $you ->
        [yes] ваша фишка завоевания: { NAME($place) }
       *[no] фишка завоевания ({ $seat }): { NAME($place) }
    }
label-building = { NAME($tile) }, стоимость: { part-cost }
label-building-stack =
    { $kind ->
        [production] { $amount ->
            [0] в стопке нет производственных зданий
            [one] в стопке { $amount } производственное здание
            [few] в стопке { $amount } производственных здания
           *[many] в стопке { $amount } производственных зданий
        }
       *[permanent] { $amount ->
            [0] в стопке нет постоянных зданий
            [one] в стопке { $amount } постоянное здание
            [few] в стопке { $amount } постоянных здания
           *[many] в стопке { $amount } постоянных зданий
        }
    }
label-god-deck =
    { $amount ->
        [0] в колоде божеств нет карт
        [one] в колоде божеств { $amount } карта
        [few] в колоде божеств { $amount } карты
       *[many] в колоде божеств { $amount } карт
    }
label-god-card = { NAME($card) }: { NAME($card, case: "contents") }
label-god-played = { NAME($card) }, разыграна
label-god-bonus = { NAME($place) }
label-army-deck =
    { $amount ->
        [0] в колоде армии нет карт
        [one] в колоде армии { $amount } карта
        [few] в колоде армии { $amount } карты
       *[many] в колоде армии { $amount } карт
    }, в стопке сброса: { $discarded }
label-weaving = { NAME($tile) }: { NAME($tile, case: "contents") }
label-weaving-stack =
    { $amount ->
        [0] под верхним узором нет других
       *[other] под верхним узором ещё { $amount }
    }
label-statue =
    { $amount ->
        [0] { NAME($statue) }: не осталось
       *[other] { NAME($statue) }: осталось { $amount }
    }
label-points = { part-points }
label-good =
    { $good ->
        [corn] { $amount ->
            [one] { $amount } кукуруза
           *[other] { $amount } кукурузы
        }
       *[other] { part-good }
    }
label-own-worker = { NAME($worker) }: { $amount }
label-own-statue = { NAME($statue) }: { $amount }
label-steps-left =
    { $amount ->
        [0] фишек ступеней не осталось
        [one] осталась { $amount } фишка ступеней
        [few] осталось { $amount } фишки ступеней
       *[many] осталось { $amount } фишек ступеней
    }
label-markers-left =
    { $amount ->
        [0] фишек завоевания не осталось
        [one] осталась { $amount } фишка завоевания
        [few] осталось { $amount } фишки завоевания
       *[many] осталось { $amount } фишек завоевания
    }
label-hidden-gods =
    { $amount ->
        [one] { $amount } карта божества в руке
        [few] { $amount } карты божеств в руке
       *[many] { $amount } карт божеств в руке
    }
label-hidden-armies =
    { $amount ->
        [one] { $amount } карта армии в руке
        [few] { $amount } карты армии в руке
       *[many] { $amount } карт армии в руке
    }
label-army-hand = { NAME($card) } в руке
label-army-drawn = { NAME($card) }, только что взята
label-army-up = { NAME($card) }, лицевой стороной вверх
label-army-down = { NAME($card) }, лицевой стороной вниз
label-own-building = { NAME($tile) }
label-own-building-down = { NAME($tile) }, лицевой стороной вниз
label-junction = соединение одинаковых символов: { part-symbol }
label-tapestry-end =
    { NAME($place) }, { $tiles ->
        [one] { $tiles } узор
        [few] { $tiles } узора
       *[many] { $tiles } узоров
    }, { part-points }
label-new-tapestry = здесь можно начать новый гобелен
label-axomamma-cell = клетка { $cell } { part-row }: { part-cell }
label-axomamma-token = жетон { $value } на клетке { $cell } { part-row }
label-axomamma-slot = место { $slot }: { part-god }
label-axomamma-slot-empty = место { $slot } пусто
label-personality =
    { $personality ->
        [statue] жетон личности: бесплатная маленькая статуя
        [weaving] жетон личности: верхний узор стопки
        [temple] жетон личности: ступень храма
       *[building] жетон личности: здание с рынка
    }
label-her-worker = рабочий { $number }: { NAME($worker) }

## Холм

part-top-at =
    { $number ->
        [0] (сектор 1, квадраты)
        [1] (сектор 1, зигзаг)
        [2] (сектор 2, волна)
        [3] (сектор 2, крест)
        [4] (сектор 3, спираль)
        [5] (сектор 3, зигзаг)
        [6] (сектор 4, ромб)
        [7] (сектор 4, волна)
        [8] (сектор 5, спираль)
       *[other] (сектор 5, крест)
    }
place-top = верхняя терраса { part-top-at }
    .genitive = верхней террасы { part-top-at }
    .accusative = верхнюю террасу { part-top-at }
    .locative = верхней террасе { part-top-at }
    .contents =
        { $number ->
            [0] строительство ступеней, сбор камня, сбор кукурузы
            [1] сбор камня, сбор кукурузы, создание узоров
            [2] сбор кукурузы, создание узоров, сбор картофеля
            [3] создание узоров, сбор картофеля, тренировка
            [4] сбор картофеля, тренировка, сбор камня
            [5] тренировка, сбор камня, сбор кукурузы
            [6] сбор камня, сбор кукурузы, строительство здания
            [7] сбор кукурузы, строительство здания, сбор картофеля
            [8] строительство здания, сбор картофеля, строительство ступеней
           *[other] сбор картофеля, строительство ступеней, сбор камня
        }
part-on-top = За высоту здесь не платят. Соседние клетки — по две с каждой стороны на той же террасе.
help-top =
    { $number ->
        [0] Сектор 1, символ: квадраты. Синяя клетка. Поручения: { place-top.contents }.
        [1] Сектор 1, символ: зигзаг. Поручения: { place-top.contents }. В игре вдвоём здесь с самого начала стоит рабочий.
        [2] Сектор 2, символ: волна. Поручения: { place-top.contents }.
        [3] Сектор 2, символ: крест. Зелёная клетка. Поручения: { place-top.contents }. В игре вдвоём здесь с самого начала стоит рабочий.
        [4] Сектор 3, символ: спираль. Поручения: { place-top.contents }. В игре вдвоём здесь с самого начала стоит рабочий.
        [5] Сектор 3, символ: зигзаг. Синяя клетка. Поручения: { place-top.contents }.
        [6] Сектор 4, символ: ромб. Зелёная клетка. Поручения: { place-top.contents }.
        [7] Сектор 4, символ: волна. Поручения: { place-top.contents }. В игре вдвоём здесь с самого начала стоит рабочий.
        [8] Сектор 5, символ: спираль. Поручения: { place-top.contents }. В игре вдвоём здесь с самого начала стоит рабочий.
       *[other] Сектор 5, символ: крест. Синяя клетка. Поручения: { place-top.contents }.
    } { part-on-top }
part-middle-at =
    { $number ->
        [0] (сектор 1, спираль)
        [1] (сектор 1, ромб)
        [2] (сектор 1, крест)
        [3] (сектор 1, волна)
        [4] (сектор 2, ромб)
        [5] (сектор 2, зигзаг)
        [6] (сектор 2, спираль)
        [7] (сектор 2, квадраты)
        [8] (сектор 3, волна)
        [9] (сектор 3, ромб)
        [10] (сектор 3, крест)
        [11] (сектор 3, квадраты)
        [12] (сектор 4, спираль)
        [13] (сектор 4, крест)
        [14] (сектор 4, квадраты)
        [15] (сектор 4, зигзаг)
        [16] (сектор 5, волна)
        [17] (сектор 5, ромб)
        [18] (сектор 5, квадраты)
       *[other] (сектор 5, зигзаг)
    }
place-middle = средняя терраса { part-middle-at }
    .genitive = средней террасы { part-middle-at }
    .accusative = среднюю террасу { part-middle-at }
    .locative = средней террасе { part-middle-at }
    .contents =
        { $number ->
            [0] сбор камня, сбор золота, строительство здания
            [1] сбор золота, строительство здания, сбор картофеля
            [2] строительство здания, сбор картофеля, создание узоров
            [3] сбор картофеля, создание узоров, сбор кукурузы
            [4] создание узоров, сбор кукурузы, возведение статуи
            [5] сбор кукурузы, возведение статуи, тренировка
            [6] возведение статуи, тренировка, сбор камня
            [7] тренировка, сбор камня, торговля
            [8] сбор камня, торговля, строительство ступеней
            [9] торговля, строительство ступеней, сбор кукурузы
            [10] строительство ступеней, сбор кукурузы, строительство здания
            [11] сбор кукурузы, строительство здания, сбор картофеля
            [12] строительство здания, сбор картофеля, сбор камня
            [13] сбор картофеля, сбор камня, создание узоров
            [14] сбор камня, создание узоров, возведение статуи
            [15] создание узоров, возведение статуи, сбор кукурузы
            [16] возведение статуи, сбор кукурузы, сбор картофеля
            [17] сбор кукурузы, сбор картофеля, строительство ступеней
            [18] сбор картофеля, строительство ступеней, сбор камня
           *[other] строительство ступеней, сбор камня, сбор золота
        }
part-on-middle = За высоту платят 2 еды, а если в секторе построены верхние ступени — ничего. Соседние клетки — по две с каждой стороны на той же террасе.
help-middle =
    { $number ->
        [0] Сектор 1, символ: спираль. Поручения: { place-middle.contents }.
        [1] Сектор 1, символ: ромб. Синяя клетка. Поручения: { place-middle.contents }.
        [2] Сектор 1, символ: крест. Поручения: { place-middle.contents }. В игре вдвоём сюда во время первой церемонии приходит рабочий.
        [3] Сектор 1, символ: волна. Зелёная клетка. Поручения: { place-middle.contents }.
        [4] Сектор 2, символ: ромб. Синяя клетка. Поручения: { place-middle.contents }.
        [5] Сектор 2, символ: зигзаг. Поручения: { place-middle.contents }. В игре вдвоём сюда во время первой церемонии приходит рабочий.
        [6] Сектор 2, символ: спираль. Зелёная клетка. Поручения: { place-middle.contents }.
        [7] Сектор 2, символ: квадраты. Поручения: { place-middle.contents }.
        [8] Сектор 3, символ: волна. Поручения: { place-middle.contents }. В игре вдвоём сюда во время первой церемонии приходит рабочий.
        [9] Сектор 3, символ: ромб. Зелёная клетка. Поручения: { place-middle.contents }.
        [10] Сектор 3, символ: крест. Поручения: { place-middle.contents }.
        [11] Сектор 3, символ: квадраты. Синяя клетка. Поручения: { place-middle.contents }.
        [12] Сектор 4, символ: спираль. Поручения: { place-middle.contents }.
        [13] Сектор 4, символ: крест. Зелёная клетка. Поручения: { place-middle.contents }.
        [14] Сектор 4, символ: квадраты. Синяя клетка. Поручения: { place-middle.contents }. В игре вдвоём сюда во время первой церемонии приходит рабочий.
        [15] Сектор 4, символ: зигзаг. Поручения: { place-middle.contents }.
        [16] Сектор 5, символ: волна. Зелёная клетка. Поручения: { place-middle.contents }.
        [17] Сектор 5, символ: ромб. Поручения: { place-middle.contents }. В игре вдвоём сюда во время первой церемонии приходит рабочий.
        [18] Сектор 5, символ: квадраты. Поручения: { place-middle.contents }.
       *[other] Сектор 5, символ: зигзаг. Синяя клетка. Поручения: { place-middle.contents }.
    } { part-on-middle }
part-bottom-at =
    { $number ->
        [0] (сектор 1, крест)
        [1] (сектор 1, квадраты)
        [2] (сектор 1, ромб)
        [3] (сектор 1, зигзаг)
        [4] (сектор 1, волна)
        [5] (сектор 1, спираль)
        [6] (сектор 2, ромб)
        [7] (сектор 2, крест)
        [8] (сектор 2, зигзаг)
        [9] (сектор 2, квадраты)
        [10] (сектор 2, спираль)
        [11] (сектор 2, волна)
        [12] (сектор 3, ромб)
        [13] (сектор 3, квадраты)
        [14] (сектор 3, зигзаг)
        [15] (сектор 3, крест)
        [16] (сектор 3, спираль)
        [17] (сектор 3, волна)
        [18] (сектор 4, зигзаг)
        [19] (сектор 4, ромб)
        [20] (сектор 4, крест)
        [21] (сектор 4, волна)
        [22] (сектор 4, квадраты)
        [23] (сектор 4, спираль)
        [24] (сектор 5, ромб)
        [25] (сектор 5, крест)
        [26] (сектор 5, квадраты)
        [27] (сектор 5, волна)
        [28] (сектор 5, зигзаг)
       *[other] (сектор 5, спираль)
    }
place-bottom = нижняя терраса { part-bottom-at }
    .genitive = нижней террасы { part-bottom-at }
    .locative = нижней террасе { part-bottom-at }
    .contents =
        { $number ->
            [0] создание узоров, торговля, сбор камня
            [1] торговля, сбор камня, сбор золота
            [2] сбор камня, сбор золота, строительство здания
            [3] сбор золота, строительство здания, однократное производство
            [4] строительство здания, однократное производство, сбор кукурузы
            [5] однократное производство, сбор кукурузы, возведение статуи
            [6] сбор кукурузы, возведение статуи, сбор картофеля
            [7] возведение статуи, сбор картофеля, сбор золота
            [8] сбор картофеля, сбор золота, создание узоров
            [9] сбор золота, создание узоров, строительство здания
            [10] создание узоров, строительство здания, сбор камня
            [11] строительство здания, сбор камня, тренировка
            [12] сбор камня, тренировка, строительство ступеней
            [13] тренировка, строительство ступеней, сбор кукурузы
            [14] строительство ступеней, сбор кукурузы, сбор золота
            [15] сбор кукурузы, сбор золота, однократное производство
            [16] сбор золота, однократное производство, сбор картофеля
            [17] однократное производство, сбор картофеля, сбор камня
            [18] сбор картофеля, сбор камня, возведение статуи
            [19] сбор камня, возведение статуи, строительство здания
            [20] возведение статуи, строительство здания, сбор кукурузы
            [21] строительство здания, сбор кукурузы, сбор золота
            [22] сбор кукурузы, сбор золота, создание узоров
            [23] сбор золота, создание узоров, сбор камня
            [24] создание узоров, сбор камня, сбор картофеля
            [25] сбор камня, сбор картофеля, возведение статуи
            [26] сбор картофеля, возведение статуи, строительство ступеней
            [27] возведение статуи, строительство ступеней, сбор кукурузы
            [28] строительство ступеней, сбор кукурузы, создание узоров
           *[other] сбор кукурузы, создание узоров, торговля
        }
part-on-bottom = За высоту платят 5 еды, но каждые построенные в секторе ступени снижают эту цену на 2. Соседние клетки — по две с каждой стороны на той же террасе.
help-bottom =
    { $number ->
        [0] Сектор 1, символ: крест. Синяя клетка. Поручения: { place-bottom.contents }.
        [1] Сектор 1, символ: квадраты. Поручения: { place-bottom.contents }.
        [2] Сектор 1, символ: ромб. Зелёная клетка. Поручения: { place-bottom.contents }.
        [3] Сектор 1, символ: зигзаг. Поручения: { place-bottom.contents }.
        [4] Сектор 1, символ: волна. Синяя клетка. Поручения: { place-bottom.contents }.
        [5] Сектор 1, символ: спираль. Поручения: { place-bottom.contents }.
        [6] Сектор 2, символ: ромб. Поручения: { place-bottom.contents }.
        [7] Сектор 2, символ: крест. Зелёная клетка. Поручения: { place-bottom.contents }.
        [8] Сектор 2, символ: зигзаг. Поручения: { place-bottom.contents }.
        [9] Сектор 2, символ: квадраты. Синяя клетка. Поручения: { place-bottom.contents }.
        [10] Сектор 2, символ: спираль. Зелёная клетка. Поручения: { place-bottom.contents }.
        [11] Сектор 2, символ: волна. Поручения: { place-bottom.contents }.
        [12] Сектор 3, символ: ромб. Поручения: { place-bottom.contents }.
        [13] Сектор 3, символ: квадраты. Синяя клетка. Поручения: { place-bottom.contents }.
        [14] Сектор 3, символ: зигзаг. Поручения: { place-bottom.contents }.
        [15] Сектор 3, символ: крест. Зелёная клетка. Поручения: { place-bottom.contents }.
        [16] Сектор 3, символ: спираль. Поручения: { place-bottom.contents }.
        [17] Сектор 3, символ: волна. Синяя клетка. Поручения: { place-bottom.contents }.
        [18] Сектор 4, символ: зигзаг. Зелёная клетка. Поручения: { place-bottom.contents }.
        [19] Сектор 4, символ: ромб. Поручения: { place-bottom.contents }.
        [20] Сектор 4, символ: крест. Синяя клетка. Поручения: { place-bottom.contents }.
        [21] Сектор 4, символ: волна. Поручения: { place-bottom.contents }.
        [22] Сектор 4, символ: квадраты. Поручения: { place-bottom.contents }.
        [23] Сектор 4, символ: спираль. Зелёная клетка. Поручения: { place-bottom.contents }.
        [24] Сектор 5, символ: ромб. Поручения: { place-bottom.contents }.
        [25] Сектор 5, символ: крест. Зелёная клетка. Поручения: { place-bottom.contents }.
        [26] Сектор 5, символ: квадраты. Поручения: { place-bottom.contents }.
        [27] Сектор 5, символ: волна. Синяя клетка. Поручения: { place-bottom.contents }.
        [28] Сектор 5, символ: зигзаг. Зелёная клетка. Поручения: { place-bottom.contents }.
       *[other] Сектор 5, символ: спираль. Поручения: { place-bottom.contents }.
    } { part-on-bottom }
part-task-harvest-potato = Поручение: получите 3 картофеля.
part-task-harvest-corn = Поручение: получите 2 кукурузы.
part-task-harvest-stone = Поручение: получите 2 камня.
part-task-harvest-gold = Поручение: получите 1 золото.
part-task-weave = Поручение: откройте 3 верхних узора стопки и купите до трёх: один за 1 кукурузу, два за 3, три за 6. Затем каждый другой игрок может купить один узор. Непроданные узоры кладут под стопку.
part-task-statue = Поручение: возведите статую. Маленькая стоит 3 камня и даёт 3 очка, большая стоит 3 камня и 2 золота и даёт 9 очков.
part-task-steps = Поручение: постройте ступени в любом секторе за 3 камня. Они дают 4 очка, 2 картофеля и 1 кукурузу.
part-task-build = Поручение: постройте здание с рынка, заплатив его стоимость. Перед этим можете положить карту божества из руки под колоду, чтобы заменить одно или два здания на рынке.
part-task-train = Поручение: возьмите 2 карты армии, одну оставьте, другую сбросьте.
part-task-produce-once = Поручение: одно ваше производственное здание, лежащее лицевой стороной вверх, даёт бонус и не переворачивается.
part-task-trade = Поручение: каждое соединение одинаковых символов в ваших гобеленах один раз даёт свой бонус.
part-top-task =
    { $number ->
        [0] строительство ступеней
        [1] сбор камня
        [2] сбор кукурузы
        [3] создание узоров
        [4] сбор картофеля
        [5] тренировка
        [6] сбор камня
        [7] сбор кукурузы
        [8] строительство здания
       *[other] сбор картофеля
    }
place-top-icon = { part-top-task }
help-top-icon =
    { $number ->
        [0] { part-task-steps }
        [1] { part-task-harvest-stone }
        [2] { part-task-harvest-corn }
        [3] { part-task-weave }
        [4] { part-task-harvest-potato }
        [5] { part-task-train }
        [6] { part-task-harvest-stone }
        [7] { part-task-harvest-corn }
        [8] { part-task-build }
       *[other] { part-task-harvest-potato }
    }
part-middle-task =
    { $number ->
        [0] сбор камня
        [1] сбор золота
        [2] строительство здания
        [3] сбор картофеля
        [4] создание узоров
        [5] сбор кукурузы
        [6] возведение статуи
        [7] тренировка
        [8] сбор камня
        [9] торговля
        [10] строительство ступеней
        [11] сбор кукурузы
        [12] строительство здания
        [13] сбор картофеля
        [14] сбор камня
        [15] создание узоров
        [16] возведение статуи
        [17] сбор кукурузы
        [18] сбор картофеля
       *[other] строительство ступеней
    }
place-middle-icon = { part-middle-task }
help-middle-icon =
    { $number ->
        [0] { part-task-harvest-stone }
        [1] { part-task-harvest-gold }
        [2] { part-task-build }
        [3] { part-task-harvest-potato }
        [4] { part-task-weave }
        [5] { part-task-harvest-corn }
        [6] { part-task-statue }
        [7] { part-task-train }
        [8] { part-task-harvest-stone }
        [9] { part-task-trade }
        [10] { part-task-steps }
        [11] { part-task-harvest-corn }
        [12] { part-task-build }
        [13] { part-task-harvest-potato }
        [14] { part-task-harvest-stone }
        [15] { part-task-weave }
        [16] { part-task-statue }
        [17] { part-task-harvest-corn }
        [18] { part-task-harvest-potato }
       *[other] { part-task-steps }
    }
part-bottom-task =
    { $number ->
        [0] создание узоров
        [1] торговля
        [2] сбор камня
        [3] сбор золота
        [4] строительство здания
        [5] однократное производство
        [6] сбор кукурузы
        [7] возведение статуи
        [8] сбор картофеля
        [9] сбор золота
        [10] создание узоров
        [11] строительство здания
        [12] сбор камня
        [13] тренировка
        [14] строительство ступеней
        [15] сбор кукурузы
        [16] сбор золота
        [17] однократное производство
        [18] сбор картофеля
        [19] сбор камня
        [20] возведение статуи
        [21] строительство здания
        [22] сбор кукурузы
        [23] сбор золота
        [24] создание узоров
        [25] сбор камня
        [26] сбор картофеля
        [27] возведение статуи
        [28] строительство ступеней
       *[other] сбор кукурузы
    }
place-bottom-icon = { part-bottom-task }
help-bottom-icon =
    { $number ->
        [0] { part-task-weave }
        [1] { part-task-trade }
        [2] { part-task-harvest-stone }
        [3] { part-task-harvest-gold }
        [4] { part-task-build }
        [5] { part-task-produce-once }
        [6] { part-task-harvest-corn }
        [7] { part-task-statue }
        [8] { part-task-harvest-potato }
        [9] { part-task-harvest-gold }
        [10] { part-task-weave }
        [11] { part-task-build }
        [12] { part-task-harvest-stone }
        [13] { part-task-train }
        [14] { part-task-steps }
        [15] { part-task-harvest-corn }
        [16] { part-task-harvest-gold }
        [17] { part-task-produce-once }
        [18] { part-task-harvest-potato }
        [19] { part-task-harvest-stone }
        [20] { part-task-statue }
        [21] { part-task-build }
        [22] { part-task-harvest-corn }
        [23] { part-task-harvest-gold }
        [24] { part-task-weave }
        [25] { part-task-harvest-stone }
        [26] { part-task-harvest-potato }
        [27] { part-task-statue }
        [28] { part-task-steps }
       *[other] { part-task-harvest-corn }
    }
part-steps = Они стоят 3 камня и дают 4 очка, 2 картофеля и 1 кукурузу. Кто размещает рабочего ниже них, платит за высоту на 2 еды меньше. Если это другой игрок, владелец ступеней получает 1 очко.
place-upper-steps = верхние ступени сектора { $number }
    .accusative = верхние ступени сектора { $number }
help-upper-steps = Ступени между верхней и средней террасами. { part-steps }
place-lower-steps = нижние ступени сектора { $number }
    .accusative = нижние ступени сектора { $number }
help-lower-steps = Ступени между средней и нижней террасами. Их можно построить только под верхними ступенями, владелец которых тогда получает 2 очка. { part-steps }

## Кориканча, храм и регионы

place-coricancha = клетка Кориканчи { $number }
    .accusative = клетку Кориканчи { $number }
    .locative = клетке Кориканчи { $number }
help-coricancha = Эта клетка находится напротив сектора { $number }. Верховный жрец передвигается на 1 или 2 клетки вперёд и активирует там действие для всех. Активный игрок выполняет его с большей выгодой, чем другие, или берёт вместо этого 1 золото. Производство: производственные здания, лежащие лицевой стороной вверх, дают бонусы и переворачиваются лицевой стороной вниз. Поклонение: статуи отдают за ступени храма. Подношение: за ступени храма платят кукурузой. Завоевание: один рабочий становится военной потерей, игроки выкладывают карты армии и размещают фишки завоевания в регионах. Восстановление: производственные здания и карты армии переворачивают лицевой стороной вверх. В секторе напротив вашего верховного жреца за удалённость не платят, в соседнем с ним платят 1 еду, ещё дальше — 3.
place-temple = ступень { $number } храма
    .genitive = ступени { $number } храма
    .contents =
        { $number ->
            [0] начало
            [1] 1 картофель, 1 карта божества; 1 очко за церемонию
            [2] 2 очка за церемонию
            [3] тренировка; 3 очка за церемонию
            [4] 4 очка за церемонию
            [5] 1 камень или 1 кочевник; 5 очков за церемонию
            [6] 6 очков за церемонию
            [7] 2 камня; 7 очков за церемонию
            [8] 8 очков за церемонию; 2 очка в конце игры
            [9] 1 карта божества, тренировка; 9 очков за церемонию; 6 очков в конце игры
            [10] 10 очков за церемонию; 12 очков в конце игры
           *[other] 1 золото; 12 очков за церемонию; 20 очков в конце игры
        }
help-temple =
    { $number ->
        [0] Начало: награды нет.
        [1] Награда за подъём сюда и за каждую церемонию: 1 картофель, 1 карта божества. 1 очко за каждую церемонию.
        [2] 2 очка за каждую церемонию.
        [3] Награда за подъём сюда и за каждую церемонию: тренировка. 3 очка за каждую церемонию.
        [4] 4 очка за каждую церемонию.
        [5] Награда за подъём сюда и за каждую церемонию: 1 камень или 1 рабочий из кочевников. 5 очков за каждую церемонию.
        [6] 6 очков за каждую церемонию.
        [7] Награда за подъём сюда и за каждую церемонию: 2 камня. 7 очков за каждую церемонию.
        [8] 8 очков за каждую церемонию. 2 очка в конце игры.
        [9] Награда за подъём сюда и за каждую церемонию: 1 карта божества, тренировка. 9 очков за каждую церемонию. 6 очков в конце игры.
        [10] 10 очков за каждую церемонию. 12 очков в конце игры.
       *[other] Награда за подъём сюда и за каждую церемонию: 1 золото. 12 очков за каждую церемонию. 20 очков в конце игры.
    }
part-region = Солдат считают на ваших картах армии, лежащих лицевой стороной вверх: эти карты вы переворачиваете лицевой стороной вниз или сбрасываете. Перевёрнутые карты можно восстановить, сброшенные — нет. Во время каждой церемонии игрок с большинством фишек в регионе получает 1 очко за каждую военную потерю. При равенстве побеждает тот, чья фишка стоит правее.
place-chinchaysuyu = Чинчайсуйу { $number }
    .contents =
        { $number ->
            [1] 1 камень
            [2] 2 камня
            [3] 4 очка
            [4] бесплатное здание
            [5] бесплатная маленькая статуя
           *[other] 9 очков
        }
help-chinchaysuyu =
    { $number ->
        [1] Переверните не меньше 1 солдата.
        [2] Сбросьте не меньше 1 солдата.
        [3] Переверните не меньше 2 солдат и сбросьте не меньше 1 солдата.
        [4] Переверните не меньше 1 солдата и сбросьте не меньше 2 солдат.
        [5] Переверните не меньше 3 солдат и сбросьте не меньше 1 солдата.
       *[other] Переверните не меньше 2 солдат и сбросьте не меньше 3 солдат.
    } Бонус: { place-chinchaysuyu.contents }. { part-region }
place-antisuyu = Антисуйу { $number }
    .contents =
        { $number ->
            [1] 2 картофеля
            [2] 1 карта божества, 1 узор
            [3] 1 узор, 2 очка
            [4] 1 ступень храма, 2 очка
            [5] 2 карты божеств, 3 очка
           *[other] 7 очков
        }
help-antisuyu =
    { $number ->
        [1] Переверните не меньше 1 солдата.
        [2] Сбросьте не меньше 1 солдата.
        [3] Переверните не меньше 2 солдат и сбросьте не меньше 1 солдата.
        [4] Переверните не меньше 1 солдата и сбросьте не меньше 2 солдат.
        [5] Переверните не меньше 3 солдат и сбросьте не меньше 1 солдата.
       *[other] Переверните не меньше 2 солдат и сбросьте не меньше 2 солдат.
    } Бонус: { place-antisuyu.contents }. { part-region }
place-qullasuyu = Кольясуйу { $number }
    .contents =
        { $number ->
            [1] 1 кукуруза
            [2] 3 картофеля, 1 очко
            [3] 2 золота
            [4] 2 кукурузы, 2 камня
            [5] 1 золото, 4 очка
           *[other] 8 очков
        }
help-qullasuyu =
    { $number ->
        [1] Переверните не меньше 1 солдата.
        [2] Сбросьте не меньше 1 солдата.
        [3] Переверните не меньше 2 солдат и сбросьте не меньше 1 солдата.
        [4] Переверните не меньше 1 солдата и сбросьте не меньше 2 солдат.
        [5] Переверните не меньше 3 солдат и сбросьте не меньше 1 солдата.
       *[other] Переверните не меньше 3 солдат и сбросьте не меньше 2 солдат.
    } Бонус: { place-qullasuyu.contents }. { part-region }
place-kuntisuyu = Кунтисуйу { $number }
    .contents =
        { $number ->
            [1] 1 очко
            [2] 1 рабочий из кочевников, 1 кукуруза
            [3] 1 ступень храма, 1 картофель
            [4] бесплатные ступени
            [5] 1 ступень храма, 1 узор
           *[other] 2 ступени храма, 4 очка
        }
help-kuntisuyu =
    { $number ->
        [1] Переверните не меньше 1 солдата.
        [2] Сбросьте не меньше 1 солдата.
        [3] Переверните не меньше 2 солдат и сбросьте не меньше 1 солдата.
        [4] Переверните не меньше 2 солдат и сбросьте не меньше 2 солдат.
        [5] Переверните не меньше 3 солдат и сбросьте не меньше 1 солдата.
       *[other] Переверните не меньше 2 солдат и сбросьте не меньше 3 солдат.
    } Бонус: { place-kuntisuyu.contents }. { part-region }

## Деревня, кочевники и рабочие

place-village = место { $number } в деревне
    .genitive = места { $number } в деревне
    .accusative = место { $number } в деревне
    .locative = месте { $number } в деревне
help-village = Рабочие в деревне стоят цепочкой; место 1 — её картофельная сторона. В конце хода можно нанять первого рабочего за 1 картофель или последнего за 1 кукурузу. Когда деревня пустеет, активный игрок берёт жетон церемонии, и перед его следующим ходом проходит церемония.
place-nomad = место { $number } у кочевников
    .genitive = места { $number } у кочевников
    .accusative = место { $number } у кочевников
    .locative = месте { $number } у кочевников
help-nomad = Этого рабочего можно бесплатно взять второстепенным действием или благодаря бонусу. Его место сразу занимает рабочий из мешочка.
place-nomads = кочевники
help-nomads = Бесплатно возьмите одного из кочевников. Его место сразу занимает рабочий из мешочка.
place-architect = архитектор
    .accusative = архитектора
help-architect = Синий рабочий. На синей клетке выполняет на 1 поручение больше.
place-craftsman = ремесленник
    .accusative = ремесленника
help-craftsman = Зелёный рабочий. На зелёной клетке выполняет на 1 поручение больше.
place-courier = посыльный
    .accusative = посыльного
help-courier = Жёлтый рабочий. Его размещение стоит на 1 еду меньше, и он выполняет на 1 поручение больше, если на этой террасе в этом секторе нет других рабочих.
place-warrior = воин
    .accusative = воина
help-warrior = Красный рабочий. Размещая его, вы берёте карту армии и можете забрать в свой запас соседнего рабочего, кроме воина.
place-priest = жрец
    .accusative = жреца
help-priest = Белый рабочий. Размещая его, вы можете один раз заплатить 1 картофель, чтобы выполнить ещё 1 поручение. После поручений вы берёте карту божества.

## Ресурсы

place-potato = картофель
    .accusative = картофель
help-potato = Еда. Картофелем платят за размещение рабочих, за наём с картофельной стороны цепочки и за выкладывание карт армии. Во время церемонии карты божеств в руке требуют картофеля, и за каждый недостающий вы теряете 2 очка.
place-corn = кукуруза
    .accusative = кукурузу
help-corn = Еда. Кукурузой платят за размещение рабочих, за наём с кукурузной стороны цепочки, за узоры и подношения.
place-stone = камень
    .accusative = камень
help-stone = Камнем платят за ступени, статуи и здания.
place-gold = золото
    .accusative = золото
help-gold = При оплате золото заменяет любой другой ресурс. Им можно заплатить и за символ клетки. В конце игры каждая единица золота даёт 1 очко.

## Карты божеств

part-god-card = Этой картой платят за размещение рабочего на клетке с таким символом. Если у вас есть статуя с этим символом, карта даёт ещё и бонусы. Во время церемоний её можно разыграть и просто ради бонусов. Если в конце игры она у вас в руке, то даёт 1 очко.
place-god-spiral = карта «Спираль { $number }»
    .accusative = карту «Спираль { $number }»
    .contents =
        { $number ->
            [1] 3 картофеля, 1 очко
            [2] 1 кукуруза, 1 карта армии
            [3] 3 очка
            [4] 2 кукурузы, 1 очко
            [5] 1 узор, 1 картофель
            [6] возвести 1 статую (платно), 1 камень
           *[other] 1 золото, 1 ступень храма за 1 золото
        }
help-god-spiral = Символ: спираль. Бонусы: { place-god-spiral.contents }. { part-god-card }
place-god-zigzag = карта «Зигзаг { $number }»
    .accusative = карту «Зигзаг { $number }»
    .contents =
        { $number ->
            [1] 3 картофеля, 1 очко
            [2] 1 кукуруза, 1 карта армии
            [3] 3 очка
            [4] 1 золото, 1 картофель
            [5] 1 рабочий из кочевников, 1 кукуруза
            [6] тренировка, 1 кукуруза
           *[other] восстановление 1 здания или карты армии, 1 камень, 1 картофель
        }
help-god-zigzag = Символ: зигзаг. Бонусы: { place-god-zigzag.contents }. { part-god-card }
place-god-squares = карта «Квадраты { $number }»
    .accusative = карту «Квадраты { $number }»
    .contents =
        { $number ->
            [1] 3 картофеля, 1 очко
            [2] построить 1 здание (платно), 1 очко
            [3] 2 камня, 1 картофель
            [4] 2 кукурузы, 1 очко
            [5] 1 узор, 1 картофель
            [6] тренировка, 1 кукуруза
           *[other] восстановление 1 здания или карты армии, 1 камень, 1 картофель
        }
help-god-squares = Символ: квадраты. Бонусы: { place-god-squares.contents }. { part-god-card }
place-god-cross = карта «Крест { $number }»
    .accusative = карту «Крест { $number }»
    .contents =
        { $number ->
            [1] 2 картофеля, 1 камень
            [2] 1 кукуруза, 1 карта армии
            [3] 2 камня, 1 картофель
            [4] 2 кукурузы, 1 очко
            [5] 1 рабочий из кочевников, 1 кукуруза
            [6] возвести 1 статую (платно), 1 камень
           *[other] восстановление 1 здания или карты армии, 1 камень, 1 картофель
        }
help-god-cross = Символ: крест. Бонусы: { place-god-cross.contents }. { part-god-card }
place-god-wave = карта «Волна { $number }»
    .accusative = карту «Волна { $number }»
    .contents =
        { $number ->
            [1] 2 картофеля, 1 камень
            [2] построить 1 здание (платно), 1 очко
            [3] 3 очка
            [4] 1 золото, 1 картофель
            [5] 1 рабочий из кочевников, 1 кукуруза
            [6] возвести 1 статую (платно), 1 камень
           *[other] 1 золото, 1 ступень храма за 1 золото
        }
help-god-wave = Символ: волна. Бонусы: { place-god-wave.contents }. { part-god-card }
place-god-diamond = карта «Ромб { $number }»
    .accusative = карту «Ромб { $number }»
    .contents =
        { $number ->
            [1] 2 картофеля, 1 камень
            [2] построить 1 здание (платно), 1 очко
            [3] 2 камня, 1 картофель
            [4] 1 золото, 1 картофель
            [5] 1 узор, 1 картофель
            [6] тренировка, 1 кукуруза
           *[other] 1 золото, 1 ступень храма за 1 золото
        }
help-god-diamond = Символ: ромб. Бонусы: { place-god-diamond.contents }. { part-god-card }
place-god-deck = колода божеств
help-god-deck = Карты в колоде закрыты: взятую карту вы увидите, только когда она окажется у вас в руке.
place-face-down = закрытая карта
help-face-down = Карта, которую видит только её владелец.

## Бонусы карт божеств

part-explains-goods = Получите ресурсы из общего запаса.
part-explains-points = Очки вы получаете сразу.
part-explains-army = Возьмите карту армии на руку.
part-explains-train = Возьмите 2 карты армии, одну оставьте, другую сбросьте.
part-explains-weave = Возьмите верхний узор стопки или неизвестный узор под ним и добавьте его к гобелену.
part-explains-worker = Возьмите у кочевников любого рабочего.
part-explains-pay-step = Можете заплатить 1 золото и подняться на 1 ступень храма.
part-explains-recover = Можете перевернуть лицевой стороной вверх одно своё производственное здание или одну карту армии.
part-explains-build = Можете построить здание с рынка, заплатив его стоимость.
part-explains-statue = Можете возвести статую, заплатив её стоимость.
place-god-spiral-1 =
    { $number ->
        [0] «Спираль 1»: 3 картофеля
       *[other] «Спираль 1»: 1 очко
    }
help-god-spiral-1 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-spiral-2 =
    { $number ->
        [0] «Спираль 2»: 1 кукуруза
       *[other] «Спираль 2»: 1 карта армии
    }
help-god-spiral-2 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-army }
    }
place-god-spiral-3 = «Спираль 3»: 3 очка
help-god-spiral-3 = { part-explains-points }
place-god-spiral-4 =
    { $number ->
        [0] «Спираль 4»: 2 кукурузы
       *[other] «Спираль 4»: 1 очко
    }
help-god-spiral-4 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-spiral-5 =
    { $number ->
        [0] «Спираль 5»: 1 узор
       *[other] «Спираль 5»: 1 картофель
    }
help-god-spiral-5 =
    { $number ->
        [0] { part-explains-weave }
       *[other] { part-explains-goods }
    }
place-god-spiral-6 =
    { $number ->
        [0] «Спираль 6»: возвести 1 статую (платно)
       *[other] «Спираль 6»: 1 камень
    }
help-god-spiral-6 =
    { $number ->
        [0] { part-explains-statue }
       *[other] { part-explains-goods }
    }
place-god-spiral-7 =
    { $number ->
        [0] «Спираль 7»: 1 золото
       *[other] «Спираль 7»: 1 ступень храма за 1 золото
    }
help-god-spiral-7 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-pay-step }
    }
place-god-zigzag-1 =
    { $number ->
        [0] «Зигзаг 1»: 3 картофеля
       *[other] «Зигзаг 1»: 1 очко
    }
help-god-zigzag-1 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-zigzag-2 =
    { $number ->
        [0] «Зигзаг 2»: 1 кукуруза
       *[other] «Зигзаг 2»: 1 карта армии
    }
help-god-zigzag-2 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-army }
    }
place-god-zigzag-3 = «Зигзаг 3»: 3 очка
help-god-zigzag-3 = { part-explains-points }
place-god-zigzag-4 =
    { $number ->
        [0] «Зигзаг 4»: 1 золото
       *[other] «Зигзаг 4»: 1 картофель
    }
help-god-zigzag-4 = { part-explains-goods }
place-god-zigzag-5 =
    { $number ->
        [0] «Зигзаг 5»: 1 рабочий из кочевников
       *[other] «Зигзаг 5»: 1 кукуруза
    }
help-god-zigzag-5 =
    { $number ->
        [0] { part-explains-worker }
       *[other] { part-explains-goods }
    }
place-god-zigzag-6 =
    { $number ->
        [0] «Зигзаг 6»: тренировка
       *[other] «Зигзаг 6»: 1 кукуруза
    }
help-god-zigzag-6 =
    { $number ->
        [0] { part-explains-train }
       *[other] { part-explains-goods }
    }
place-god-zigzag-7 =
    { $number ->
        [0] «Зигзаг 7»: восстановление 1 здания или карты армии
        [1] «Зигзаг 7»: 1 камень
       *[other] «Зигзаг 7»: 1 картофель
    }
help-god-zigzag-7 =
    { $number ->
        [0] { part-explains-recover }
        [1] { part-explains-goods }
       *[other] { part-explains-goods }
    }
place-god-squares-1 =
    { $number ->
        [0] «Квадраты 1»: 3 картофеля
       *[other] «Квадраты 1»: 1 очко
    }
help-god-squares-1 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-squares-2 =
    { $number ->
        [0] «Квадраты 2»: построить 1 здание (платно)
       *[other] «Квадраты 2»: 1 очко
    }
help-god-squares-2 =
    { $number ->
        [0] { part-explains-build }
       *[other] { part-explains-points }
    }
place-god-squares-3 =
    { $number ->
        [0] «Квадраты 3»: 2 камня
       *[other] «Квадраты 3»: 1 картофель
    }
help-god-squares-3 = { part-explains-goods }
place-god-squares-4 =
    { $number ->
        [0] «Квадраты 4»: 2 кукурузы
       *[other] «Квадраты 4»: 1 очко
    }
help-god-squares-4 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-squares-5 =
    { $number ->
        [0] «Квадраты 5»: 1 узор
       *[other] «Квадраты 5»: 1 картофель
    }
help-god-squares-5 =
    { $number ->
        [0] { part-explains-weave }
       *[other] { part-explains-goods }
    }
place-god-squares-6 =
    { $number ->
        [0] «Квадраты 6»: тренировка
       *[other] «Квадраты 6»: 1 кукуруза
    }
help-god-squares-6 =
    { $number ->
        [0] { part-explains-train }
       *[other] { part-explains-goods }
    }
place-god-squares-7 =
    { $number ->
        [0] «Квадраты 7»: восстановление 1 здания или карты армии
        [1] «Квадраты 7»: 1 камень
       *[other] «Квадраты 7»: 1 картофель
    }
help-god-squares-7 =
    { $number ->
        [0] { part-explains-recover }
        [1] { part-explains-goods }
       *[other] { part-explains-goods }
    }
place-god-cross-1 =
    { $number ->
        [0] «Крест 1»: 2 картофеля
       *[other] «Крест 1»: 1 камень
    }
help-god-cross-1 = { part-explains-goods }
place-god-cross-2 =
    { $number ->
        [0] «Крест 2»: 1 кукуруза
       *[other] «Крест 2»: 1 карта армии
    }
help-god-cross-2 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-army }
    }
place-god-cross-3 =
    { $number ->
        [0] «Крест 3»: 2 камня
       *[other] «Крест 3»: 1 картофель
    }
help-god-cross-3 = { part-explains-goods }
place-god-cross-4 =
    { $number ->
        [0] «Крест 4»: 2 кукурузы
       *[other] «Крест 4»: 1 очко
    }
help-god-cross-4 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-cross-5 =
    { $number ->
        [0] «Крест 5»: 1 рабочий из кочевников
       *[other] «Крест 5»: 1 кукуруза
    }
help-god-cross-5 =
    { $number ->
        [0] { part-explains-worker }
       *[other] { part-explains-goods }
    }
place-god-cross-6 =
    { $number ->
        [0] «Крест 6»: возвести 1 статую (платно)
       *[other] «Крест 6»: 1 камень
    }
help-god-cross-6 =
    { $number ->
        [0] { part-explains-statue }
       *[other] { part-explains-goods }
    }
place-god-cross-7 =
    { $number ->
        [0] «Крест 7»: восстановление 1 здания или карты армии
        [1] «Крест 7»: 1 камень
       *[other] «Крест 7»: 1 картофель
    }
help-god-cross-7 =
    { $number ->
        [0] { part-explains-recover }
        [1] { part-explains-goods }
       *[other] { part-explains-goods }
    }
place-god-wave-1 =
    { $number ->
        [0] «Волна 1»: 2 картофеля
       *[other] «Волна 1»: 1 камень
    }
help-god-wave-1 = { part-explains-goods }
place-god-wave-2 =
    { $number ->
        [0] «Волна 2»: построить 1 здание (платно)
       *[other] «Волна 2»: 1 очко
    }
help-god-wave-2 =
    { $number ->
        [0] { part-explains-build }
       *[other] { part-explains-points }
    }
place-god-wave-3 = «Волна 3»: 3 очка
help-god-wave-3 = { part-explains-points }
place-god-wave-4 =
    { $number ->
        [0] «Волна 4»: 1 золото
       *[other] «Волна 4»: 1 картофель
    }
help-god-wave-4 = { part-explains-goods }
place-god-wave-5 =
    { $number ->
        [0] «Волна 5»: 1 рабочий из кочевников
       *[other] «Волна 5»: 1 кукуруза
    }
help-god-wave-5 =
    { $number ->
        [0] { part-explains-worker }
       *[other] { part-explains-goods }
    }
place-god-wave-6 =
    { $number ->
        [0] «Волна 6»: возвести 1 статую (платно)
       *[other] «Волна 6»: 1 камень
    }
help-god-wave-6 =
    { $number ->
        [0] { part-explains-statue }
       *[other] { part-explains-goods }
    }
place-god-wave-7 =
    { $number ->
        [0] «Волна 7»: 1 золото
       *[other] «Волна 7»: 1 ступень храма за 1 золото
    }
help-god-wave-7 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-pay-step }
    }
place-god-diamond-1 =
    { $number ->
        [0] «Ромб 1»: 2 картофеля
       *[other] «Ромб 1»: 1 камень
    }
help-god-diamond-1 = { part-explains-goods }
place-god-diamond-2 =
    { $number ->
        [0] «Ромб 2»: построить 1 здание (платно)
       *[other] «Ромб 2»: 1 очко
    }
help-god-diamond-2 =
    { $number ->
        [0] { part-explains-build }
       *[other] { part-explains-points }
    }
place-god-diamond-3 =
    { $number ->
        [0] «Ромб 3»: 2 камня
       *[other] «Ромб 3»: 1 картофель
    }
help-god-diamond-3 = { part-explains-goods }
place-god-diamond-4 =
    { $number ->
        [0] «Ромб 4»: 1 золото
       *[other] «Ромб 4»: 1 картофель
    }
help-god-diamond-4 = { part-explains-goods }
place-god-diamond-5 =
    { $number ->
        [0] «Ромб 5»: 1 узор
       *[other] «Ромб 5»: 1 картофель
    }
help-god-diamond-5 =
    { $number ->
        [0] { part-explains-weave }
       *[other] { part-explains-goods }
    }
place-god-diamond-6 =
    { $number ->
        [0] «Ромб 6»: тренировка
       *[other] «Ромб 6»: 1 кукуруза
    }
help-god-diamond-6 =
    { $number ->
        [0] { part-explains-train }
       *[other] { part-explains-goods }
    }
place-god-diamond-7 =
    { $number ->
        [0] «Ромб 7»: 1 золото
       *[other] «Ромб 7»: 1 ступень храма за 1 золото
    }
help-god-diamond-7 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-pay-step }
    }

## Карты армии

part-army =
    { $number ->
        [1] 1 солдат, 2 картофеля
        [2] 1 солдат, 2 картофеля
        [3] 1 солдат, 2 картофеля
        [4] 1 солдат, 2 картофеля
        [5] 1 солдат, 2 картофеля
        [6] 1 солдат, 2 картофеля
        [7] 1 солдат, 1 кукуруза
        [8] 1 солдат, 1 кукуруза
        [9] 1 солдат, 1 кукуруза
        [10] 1 солдат, 1 кукуруза
        [11] 1 солдат, 1 кукуруза
        [12] 1 солдат, 1 камень
        [13] 1 солдат, 1 камень
        [14] 1 солдат, 1 камень
        [15] 1 солдат, 1 камень
        [16] 1 солдат, 1 камень
        [17] 1 солдат, 1 золото
        [18] 1 солдат, 1 золото
        [19] 2 солдата, 1 картофель
        [20] 2 солдата, 1 картофель
        [21] 2 солдата, 1 картофель
        [22] 2 солдата, 1 картофель
        [23] 2 солдата, 1 картофель
        [24] 2 солдата, 1 картофель
        [25] 2 солдата, 1 кукуруза
        [26] 2 солдата, 1 кукуруза
        [27] 2 солдата, 1 кукуруза
        [28] 2 солдата, 1 камень
        [29] 2 солдата, 1 камень
       *[other] 2 солдата, 1 камень
    }
place-army = карта армии { $number } ({ part-army })
    .accusative = карту армии { $number } ({ part-army })
help-army = На карте изображены солдаты и бонус. В свой ход, а также во время церемонии, с которой он начинается, карту можно сбросить из руки ради бонуса. При завоевании её выкладывают лицевой стороной вверх, а чтобы завоевать клетку, карты с солдатами переворачивают лицевой стороной вниз или сбрасывают. В конце игры карта лицевой стороной вверх даёт 1 очко.

## Здания

part-production =
    { $number ->
        [1] Картофельный погреб
        [2] Огород
        [3] Хижина каменотёса
        [4] Придорожное святилище
        [5] Террасное поле
        [6] Склад
        [7] Казарма
        [8] Оракул
        [9] Тамбо
        [10] Золотой прииск
        [11] Зернохранилище
        [12] Каменоломня
        [13] Торговый двор
        [14] Цитадель
        [15] Ткацкая мастерская
        [16] Дворец
        [17] Врата Солнца
        [18] Ювелирная мастерская
       *[other] Имперский склад
    }
place-production = здание «{ part-production }»
    .accusative = здание «{ part-production }»
    .contents =
        { $number ->
            [1] 3 картофеля
            [2] 1 кукуруза, 1 картофель
            [3] 1 камень, 1 картофель
            [4] 2 очка
            [5] 2 картофеля, 1 очко
            [6] 2 кукурузы или 2 камня
            [7] 1 карта армии, 1 картофель
            [8] 1 карта божества, 1 очко
            [9] 3 очка, 1 картофель
            [10] 1 золото, 1 картофель
            [11] 2 кукурузы, 1 очко
            [12] 2 камня, 1 очко
            [13] 1 золото или 4 картофеля; а также 1 очко
            [14] 1 карта божества, 1 карта армии, 1 картофель
            [15] 1 узор
            [16] 5 очков
            [17] 1 золото, 1 ступень храма за 1 золото
            [18] 1 золото, 2 очка
           *[other] 2 кукурузы или 2 камня; а также 3 очка
        }
part-production-building = При производстве здание даёт бонус, после чего его переворачивают лицевой стороной вниз. Если в конце игры оно лежит лицевой стороной вверх, то даёт 2 очка.
help-production =
    { $number ->
        [1] Производственное здание 1, стоимость: 1 камень, 1 кукуруза.
        [2] Производственное здание 2, стоимость: 1 камень, 1 кукуруза.
        [3] Производственное здание 3, стоимость: 1 камень, 1 кукуруза.
        [4] Производственное здание 4, стоимость: 1 камень, 1 кукуруза.
        [5] Производственное здание 5, стоимость: 2 камня.
        [6] Производственное здание 6, стоимость: 2 камня.
        [7] Производственное здание 7, стоимость: 2 камня.
        [8] Производственное здание 8, стоимость: 2 камня.
        [9] Производственное здание 9, стоимость: 2 камня, 1 картофель.
        [10] Производственное здание 10, стоимость: 2 камня, 1 картофель.
        [11] Производственное здание 11, стоимость: 2 камня, 1 картофель.
        [12] Производственное здание 12, стоимость: 2 камня, 1 картофель.
        [13] Производственное здание 13, стоимость: 2 камня, 1 картофель.
        [14] Производственное здание 14, стоимость: 2 камня, 1 кукуруза.
        [15] Производственное здание 15, стоимость: 2 камня, 1 кукуруза.
        [16] Производственное здание 16, стоимость: 3 камня, 1 картофель.
        [17] Производственное здание 17, стоимость: 3 камня.
        [18] Производственное здание 18, стоимость: 2 камня, 1 золото.
       *[other] Производственное здание 19, стоимость: 2 камня, 1 золото.
    } Бонус: { place-production.contents }. { part-production-building }
part-permanent =
    { $number ->
        [1] Дом посыльных
        [2] Дом жрецов
        [3] Гарнизон
        [4] Красильня
        [5] Школа ремёсел
        [6] Храмовая кухня
        [7] Таможня
        [8] Гильдия ткачей
        [9] Зал гобеленов
        [10] Праздничная площадь
        [11] Дом подношений
        [12] Золотое святилище
        [13] Военный совет
        [14] Плац
        [15] Меновая лавка
        [16] Ремонтный двор
        [17] Дом дани
        [18] Лазарет
        [19] Дом гаданий
       *[other] Мастерская инструментов
    }
place-permanent = здание «{ part-permanent }»
    .accusative = здание «{ part-permanent }»
    .contents =
        { $number ->
            [1] любой рабочий может считаться посыльным
            [2] любой рабочий может считаться жрецом
            [3] воин восстанавливает до 2 производственных зданий
            [4] соединения дают бонус сразу
            [5] ремесленник может считаться архитектором и наоборот
            [6] каждую церемонию 4 картофеля; карты божеств в руке +1 очко
            [7] собственные ступени тоже дают очки
            [8] узоры выбирают из 5
            [9] каждую церемонию 1 очко за узор самого длинного гобелена
            [10] каждую церемонию 2 картофеля, 1 кукуруза, 1 камень
            [11] при каждом подношении 1 узор
            [12] ступень храма за 1 золото, в том числе перед каждой церемонией
            [13] в завоевании на 1 солдата меньше
            [14] воин выполняет на 2 поручения больше
            [15] в любой момент обмен: 2 камня, 1 золото или 2 кукурузы
            [16] при каждом производстве восстановление 1 здания или карты армии
            [17] при каждом завоевании 1 золото и 1 очко
            [18] при каждом восстановлении 1 карта армии и 1 золото
            [19] карта божества за 1 картофель
           *[other] сбор даёт на 1 ресурс больше и 1 очко
        }
part-permanent-building = Здание всегда лежит лицевой стороной вверх и в конце игры даёт 2 очка.
help-permanent =
    { $number ->
        [1] Постоянное здание 1, стоимость: 2 камня, 1 кукуруза. Рабочий, которого вы размещаете, может считаться посыльным, и тогда только им.
        [2] Постоянное здание 2, стоимость: 2 камня, 1 кукуруза. Рабочий, которого вы размещаете, может считаться жрецом, и тогда только им.
        [3] Постоянное здание 3, стоимость: 1 камень, 1 кукуруза. Размещая воина, можете восстановить до 2 своих производственных зданий.
        [4] Постоянное здание 4, стоимость: 2 камня. Когда вы добавляете узор и возникает соединение одинаковых символов, оно сразу даёт свой бонус.
        [5] Постоянное здание 5, стоимость: 1 камень, 1 кукуруза. Ремесленник, которого вы размещаете, может считаться архитектором, а архитектор — ремесленником.
        [6] Постоянное здание 6, стоимость: 1 камень, 1 кукуруза. В начале каждой церемонии получите 4 картофеля. В конце игры каждая карта божества у вас в руке даёт на 1 очко больше.
        [7] Постоянное здание 7, стоимость: 2 камня. Когда вы размещаете рабочего, собственные ступени над его клеткой тоже дают вам по 1 очку.
        [8] Постоянное здание 8, стоимость: 1 камень, 1 кукуруза. Когда вы выполняете поручение «создание узоров», открывают 5 узоров. Перед покупкой 2 из них вы кладёте обратно под стопку.
        [9] Постоянное здание 9, стоимость: 3 камня. В начале каждой церемонии получите 1 очко за каждый узор своего самого длинного гобелена.
        [10] Постоянное здание 10, стоимость: 2 камня. В начале каждой церемонии получите 2 картофеля, 1 кукурузу и 1 камень.
        [11] Постоянное здание 11, стоимость: 2 камня, 1 кукуруза. Всякий раз, когда кто-либо активирует подношение, бесплатно возьмите 1 узор из стопки.
        [12] Постоянное здание 12, стоимость: 2 камня. Всякий раз, когда кто-либо активирует подношение, а также перед каждой церемонией можете заплатить 1 золото за 1 ступень храма. В одном из вариантов правил здание действует при поклонении, а не при подношении.
        [13] Постоянное здание 13, стоимость: 3 камня. При каждом завоевании можете перевернуть на 1 солдата меньше и сбросить на 1 солдата меньше, но нужен хотя бы 1 солдат.
        [14] Постоянное здание 14, стоимость: 2 камня, 1 золото. Размещая воина, можете выполнить на 2 поручения больше.
        [15] Постоянное здание 15, стоимость: 2 камня. Принимая любое решение, даже в чужой ход, можете обменять 2 камня, 1 золото или 2 кукурузы на что-то другое из этого списка.
        [16] Постоянное здание 16, стоимость: 2 камня. Всякий раз, когда кто-либо активирует производство, можете восстановить 1 производственное здание или карту армии перед своим производством или после него.
        [17] Постоянное здание 17, стоимость: 2 камня, 1 картофель. Всякий раз, когда кто-либо активирует завоевание, получите 1 золото и 1 очко.
        [18] Постоянное здание 18, стоимость: 2 камня, 1 картофель. Всякий раз, когда кто-либо активирует восстановление, возьмите 1 карту армии и получите 1 золото.
        [19] Постоянное здание 19, стоимость: 1 камень, 1 кукуруза. В свой ход можете сколько угодно раз заплатить 1 картофель за карту божества.
       *[other] Постоянное здание 20, стоимость: 3 камня. Выполняя поручение «сбор картофеля», «сбор кукурузы» или «сбор камня», получите на 1 ресурс больше и ещё 1 очко.
    } { part-permanent-building }

## Узоры

part-weaving = Два соседних края с одинаковым символом образуют соединение, которое даёт бонус при торговле. В гобелене не может быть двух узоров одного вида. Гобелен из 1–7 узоров даёт соответственно 0, 1, 3, 6, 10, 15 или 21 очко.
part-starting-pattern =
    { $number ->
        [1] Лама
        [2] Кондор
        [3] Змея
       *[other] Пума
    }
place-starting-weaving = начальный узор «{ part-starting-pattern }»
    .pattern = «{ part-starting-pattern }»
    .genitive = начального узора «{ part-starting-pattern }»
    .accusative = начальный узор «{ part-starting-pattern }»
    .contents =
        { $number ->
            [1] слева: 3 картофеля; справа: 2 камня
            [2] слева: 2 камня; справа: 1 карта армии
            [3] слева: 1 карта армии; справа: 1 карта божества и 1 картофель
           *[other] слева: 1 карта божества и 1 картофель; справа: 3 картофеля
        }
help-starting-weaving = Края: { place-starting-weaving.contents }. { part-weaving }
part-pattern =
    { $number ->
        [1] Лама
        [2] Лама
        [3] Лама
        [4] Кондор
        [5] Кондор
        [6] Кондор
        [7] Змея
        [8] Змея
        [9] Змея
        [10] Пума
        [11] Пума
        [12] Пума
        [13] Рыба
        [14] Рыба
        [15] Рыба
        [16] Цветок
        [17] Цветок
        [18] Солнце
        [19] Солнце
        [20] Лама
        [21] Кондор
        [22] Змея
        [23] Пума
        [24] Цветок
        [25] Солнце
        [26] Лама
        [27] Лама
        [28] Кондор
        [29] Змея
        [30] Рыба
       *[other] Цветок
    }
place-weaving = узор «{ part-pattern } { $number }»
    .pattern = «{ part-pattern } { $number }»
    .genitive = узора «{ part-pattern } { $number }»
    .accusative = узор «{ part-pattern } { $number }»
    .contents =
        { $number ->
            [1] слева: 3 очка; справа: 1 ступень храма за 1 золото
            [2] слева: 1 карта армии; справа: 2 камня
            [3] слева: 1 карта божества и 1 картофель; справа: 3 картофеля
            [4] слева: 1 золото; справа: восстановление 1 здания или карты армии
            [5] слева: 3 картофеля; справа: 1 ступень храма за 1 золото
            [6] слева: 2 камня; справа: 1 карта божества и 1 картофель
            [7] слева: 1 карта божества и 1 картофель; справа: восстановление 1 здания или карты армии
            [8] слева: восстановление 1 здания или карты армии; справа: 1 ступень храма за 1 золото
            [9] слева: 3 картофеля; справа: 1 карта армии
            [10] слева: 1 ступень храма за 1 золото; справа: 1 золото
            [11] слева: 3 очка; справа: 1 карта армии
            [12] слева: 1 золото; справа: 3 картофеля
            [13] слева: 2 камня; справа: 3 картофеля
            [14] слева: восстановление 1 здания или карты армии; справа: 3 очка
            [15] слева: восстановление 1 здания или карты армии; справа: 2 камня
            [16] слева: 3 картофеля; справа: восстановление 1 здания или карты армии
            [17] слева: 3 очка; справа: 1 карта божества и 1 картофель
            [18] слева: 3 картофеля; справа: 1 карта божества и 1 картофель
            [19] слева: 1 карта армии; справа: 3 очка
            [20] слева: 2 камня; справа: восстановление 1 здания или карты армии
            [21] слева: 3 очка; справа: 2 камня
            [22] слева: 1 карта армии; справа: 2 камня
            [23] слева: 2 камня; справа: 1 ступень храма за 1 золото
            [24] слева: восстановление 1 здания или карты армии; справа: 1 золото
            [25] слева: 1 ступень храма за 1 золото; справа: 3 картофеля
            [26] слева: 1 карта армии; справа: 3 картофеля
            [27] слева: 3 картофеля; справа: 3 очка
            [28] слева: 1 золото; справа: 1 карта армии
            [29] слева: 1 ступень храма за 1 золото; справа: 3 очка
            [30] слева: 1 карта божества и 1 картофель; справа: 1 золото
           *[other] слева: 1 ступень храма за 1 золото; справа: 1 карта армии
        }
help-weaving = Края: { place-weaving.contents }. { part-weaving }
place-weaving-stack = стопка узоров
help-weaving-stack = Верхний узор открыт, следующий под ним неизвестен.
place-tapestry-left = левый конец гобелена { $number }
    .dative = левому концу гобелена { $number }
help-tapestry-left = Сюда можно добавить узор, если узора такого вида в гобелене ещё нет.
place-tapestry-right = правый конец гобелена { $number }
    .dative = правому концу гобелена { $number }
help-tapestry-right = Сюда можно добавить узор, если узора такого вида в гобелене ещё нет.
place-new-tapestry = новый гобелен
help-new-tapestry = С этого узора начнётся отдельный гобелен.

## Статуи

part-small-statue = Стоит 3 камня и даёт 3 очка. Если она у вас есть, карты божеств с её символом при размещении рабочего дают ещё и бонусы. При поклонении её отдают за 1 ступень храма.
part-large-statue = Стоит 3 камня и 2 золота и даёт 9 очков. Если она у вас есть, карты божеств с её символом при размещении рабочего дают ещё и бонусы. При поклонении активный игрок отдаёт её за 3 ступени храма, другие — за 1.
place-small-spiral = маленькая статуя «Спираль»
    .accusative = маленькую статую «Спираль»
help-small-spiral = { part-small-statue }
place-small-zigzag = маленькая статуя «Зигзаг»
    .accusative = маленькую статую «Зигзаг»
help-small-zigzag = { part-small-statue }
place-small-squares = маленькая статуя «Квадраты»
    .accusative = маленькую статую «Квадраты»
help-small-squares = { part-small-statue }
place-small-cross = маленькая статуя «Крест»
    .accusative = маленькую статую «Крест»
help-small-cross = { part-small-statue }
place-small-wave = маленькая статуя «Волна»
    .accusative = маленькую статую «Волна»
help-small-wave = { part-small-statue }
place-small-diamond = маленькая статуя «Ромб»
    .accusative = маленькую статую «Ромб»
help-small-diamond = { part-small-statue }
place-large-spiral = большая статуя «Спираль»
    .accusative = большую статую «Спираль»
help-large-spiral = { part-large-statue }
place-large-zigzag = большая статуя «Зигзаг»
    .accusative = большую статую «Зигзаг»
help-large-zigzag = { part-large-statue }
place-large-squares = большая статуя «Квадраты»
    .accusative = большую статую «Квадраты»
help-large-squares = { part-large-statue }
place-large-cross = большая статуя «Крест»
    .accusative = большую статую «Крест»
help-large-cross = { part-large-statue }
place-large-wave = большая статуя «Волна»
    .accusative = большую статую «Волна»
help-large-wave = { part-large-statue }
place-large-diamond = большая статуя «Ромб»
    .accusative = большую статую «Ромб»
help-large-diamond = { part-large-statue }

## Аксомамма

place-personality =
    { $number ->
        [0] жетон личности Аксомаммы: статуи
        [1] жетон личности Аксомаммы: узоры
        [2] жетон личности Аксомаммы: храм
       *[other] жетон личности Аксомаммы: здания
    }
help-personality =
    Когда на кубике выпадает номер жетона на этой клетке, Аксомамма получает 1 золото и { $number ->
        [0] бесплатно возводит случайную маленькую статую
        [1] добавляет к гобелену верхний узор стопки
        [2] поднимается на 1 ступень храма
       *[other] бесплатно берёт случайное здание с рынка
    }. В правилах также сказано, что она делает это каждый раз, когда здесь останавливается жетон; так можно сыграть, выбрав это перед партией.

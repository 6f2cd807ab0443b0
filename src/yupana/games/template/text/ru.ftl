# Часки по-русски.

title = Часки
about = Шесть дней гонцы несут узелковые шнуры по королевской дороге. Бегите тогда, когда ни у кого нет вашей скорости, и завязывайте карты в шнур. Для 1–5 игроков.
provenance = Маленькая игра, которую мы придумали сами, чтобы её читали и копировали те, кто добавляет новую игру.
automaton = Лис
option-fox =
    { $value ->
        [0] Лис бежит только против одного игрока
       *[other] Лис бежит вместе со всеми
    }
option-bridge =
    { $value ->
        [0] Мост цел
       *[other] Мост сломан: кто встретится там с другим, отступает
    }
refused-fox-and-bridge = Лис не бежит там, где мост сломан. Играйте без лиса, вдвоём или больше, либо почините мост.

## Части других сообщений

part-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }

## Вопросы

ask-lay-card = Выберите карту: как далеко вы бежите сегодня?
ask-spend-evening = Вечер: завязать карту в шнур или отдохнуть?
ask-end-evening = Ваш вечер окончен.

## Варианты

do-lay = Выложить { NAME($place, case: "accusative") }
do-tie = Завязать { NAME($place, case: "accusative") } в шнур
do-rest = Отдохнуть и сорвать лист коки
do-chew = Пожевать лист коки: ещё один шаг
price-leaves = { $signed } { $amount ->
        [one] лист
        [few] листа
        [many] листьев
       *[other] листа
    } коки
price-steps = { $signed } { $amount ->
        [one] шаг
        [few] шага
        [many] шагов
       *[other] шага
    }

## Что произошло

log-day-broke = Наступил день { $day }.
log-card-drawn =
    { $you ->
        [yes] Вы берёте { NAME($card, case: "accusative") }.
       *[no] { $seat } берёт { NAME($card, case: "accusative") }.
    }
log-card-laid =
    { $you ->
        [yes] Вы выкладываете { NAME($card, case: "accusative") }.
       *[no] { $seat } выкладывает { NAME($card, case: "accusative") }.
    }
log-run-began = День { $day }: все бегут.
log-run-over = Все пробежали.
log-runner-ran =
    { $you ->
        [yes] Вы пробегаете { part-steps }.
       *[no] { $seat } пробегает { part-steps }.
    }
log-runner-waited =
    { $you ->
        [yes] Вы спорите у моста и срываете лист коки.
       *[no] { $seat } спорит у моста и срывает лист коки.
    }
log-runner-slipped =
    { $steps ->
        [0] { $you ->
            [yes] Вы оступаетесь на сломанном мосту.
           *[no] { $seat } оступается на сломанном мосту.
        }
       *[other] { $you ->
            [yes] Вы оступаетесь на сломанном мосту и отходите на шаг назад.
           *[no] { $seat } оступается на сломанном мосту и отходит на шаг назад.
        }
    }
log-knot-tied =
    { $you ->
        [yes] Вы завязываете { NAME($card, case: "accusative") } в свой шнур.
       *[no] { $seat } завязывает { NAME($card, case: "accusative") } в шнур.
    }
log-runner-rested =
    { $you ->
        [yes] Вы отдыхаете и срываете лист коки.
       *[no] { $seat } отдыхает и срывает лист коки.
    }
log-coca-chewed =
    { $you ->
        [yes] Вы жуёте лист коки и проходите ещё один шаг.
       *[no] { $seat } жуёт лист коки и проходит ещё один шаг.
    }

## Что говорит стол

figure-knots =
    { $amount ->
        [one] { $amount } узел
        [few] { $amount } узла
        [many] { $amount } узлов
       *[other] { $amount } узла
    }
reason-spend-evening =
    { $points ->
        [one] Следующий узел даёт { $points } очко.
        [few] Следующий узел даёт { $points } очка.
       *[many] Следующий узел даёт { $points } очков.
    }
waste-leaves = Это последний вечер, а у вас ещё { label-leaves }: по шагу за каждый.
kind-lay = Выложить
kind-tie = Завязать
kind-rest = Отдохнуть
kind-chew = Пожевать
thing-points = Очки
thing-leaves = Листья коки

## Места

place-card = карта скорости { $number }
    .accusative = карту скорости { $number }
help-card = Если её выложил лишь один гонец, он продвигается на { $number ->
        [one] { $number } шаг
        [few] { $number } шага
        [many] { $number } шагов
       *[other] { $number } шага
    }. Вечером её можно завязать в шнур как узел. Карт каждой скорости от 1 до 6 по двенадцать.
place-face-down = карта
    .accusative = карту
help-face-down = Карта, которую видит только её гонец.
place-coca = листья коки
help-coca = Каждый лист, который вы пожуёте в свой вечер, даёт ещё один шаг. Среди игроков с равными очками побеждает тот, у кого больше листьев.

## Стол

panel-road = Королевская дорога
panel-mat =
    { $you ->
        [yes] Ваш планшет
       *[no] { $seat }
    }
short-road = Дорога
short-mat =
    { $you ->
        [yes] Вы
       *[no] { $seat }
    }
label-day = День { $day } из 6
label-runner =
    { $you ->
        [yes] Ваш гонец, пройдено: { part-steps }
       *[no] { $seat }, пройдено: { part-steps }
    }
label-leaves =
    { $leaves ->
        [one] { $leaves } лист коки
        [few] { $leaves } листа коки
        [many] { $leaves } листьев коки
       *[other] { $leaves } листа коки
    }
label-card = Карта скорости { $number }
label-laid = Выложено сегодня: скорость { $number }
label-face-down = Карта рубашкой вверх
label-knot = Узел скорости { $number }

## Очки

score-road = Шаги по дороге
score-knots = Узлы на шнуре

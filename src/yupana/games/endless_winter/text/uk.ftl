# Нескінченна зима українською.

title = Нескінченна зима: Палеоамериканці
about = Проведіть плем’я крізь чотири покоління льодовикової доби: збирайте людей, навчайтеся, мандруйте, полюйте на велику дичину й зводьте мегаліти. Для 1–4 гравців.
provenance = Правила виданої гри, переказані своїми словами. Що саме надруковано на більшості компонентів, нам не було відомо. Властивості карт і вождів, карти культури й підготовки, цінність тварин, ціни комірок для священних каменів, деякі значення каменів, клітинки мегалітичних тайлів, переваги місцевості й треків, токени та весь соло-суперник — це наша власна редакція, узгоджена з правилами, а не видані таблиці.
automaton = Кочівник
option-draft =
    { $value ->
        [0] Без драфту: вождів і карти підготовки роздають
        [1] Драфт карт підготовки
       *[other] Драфт вождів і карт підготовки
    }
option-gameplay-variant =
    { $value ->
        [0] Базова гра
       *[other] Варіант ігроладу: у першій ері на одну фігурку менше, а гекс дає перевагу лише єдиному лідерові
    }
option-glacier-tokens =
    { $value ->
        [0] Без токенів льодовика
       *[other] З токенами льодовика
    }
option-rest-tokens =
    { $value ->
        [0] Без токенів відпочинку
       *[other] З токенами відпочинку
    }
option-megalith-layout =
    { $value ->
        [0] Мегалітичне поле: звичайне для цієї кількості гравців
        [1] Мегалітичне поле: блок 8 на 4
        [2] Мегалітичне поле: два зсунуті ряди
       *[other] Мегалітичне поле: кільце
    }
option-nomad =
    { $value ->
        [0] Кочівник: звичайний
        [1] Кочівник: легкий
       *[other] Кочівник: складний
    }
preset-first = Перша гра
preset-draft = Драфт
preset-tokens = Льодовики й відпочинок
preset-everything = Усе разом
variant-draft = Драфт
variant-megalith-layout = Мегалітичне поле
variant-nomad = Кочівник
about-option-draft = У драфті карти підготовки не роздають, а обирають у зворотному порядку ходів; вождів обирають у звичайному.
about-option-gameplay-variant = На початку ставлять менше фігурок, а гекс, де суперник такий самий сильний, не дає нічого.
about-option-glacier-tokens = Вони лежать на льодовиках долілиць. Перший табір відкриває токен; поселення біля відкритих отримує їхні переваги.
about-option-rest-tokens = Хто в раунді відпочиває першим, може скористатися відкритим токеном або поміняти його на невідомий верхній зі стосу.
about-option-megalith-layout = Як лежать тайли, на яких зводять мегаліти, а отже, які клітинки сусідні.
about-option-nomad = Звичайний кочівник починає з 20 балами, легкий — без балів, складний — із 40.
about-preset-first = Вождів і карти підготовки роздають, токенів немає: із цього варто почати.
about-preset-draft = Вождів і карти підготовки не роздають, а обирають по черзі.
about-preset-tokens = Із токенами льодовика й токенами відпочинку — двома модулями з коробки.
about-preset-everything = Обидва драфти, обидва види токенів і варіант ігроладу.
about-preset-easy = Кочівник починає без балів.
about-preset-normal = Кочівник починає з 20 балами.
about-preset-hard = Кочівник починає з 40 балами.

## Частини інших повідомлень

part-good =
    { $good ->
        [food] { $amount ->
            [one] { $amount } їжу
           *[other] { $amount } їжі
        }
       *[tools] { $amount ->
            [one] { $amount } знаряддя
            [few] { $amount } знаряддя
           *[other] { $amount } знарядь
        }
    }
part-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
part-labour =
    { $half ->
        [0] { $labour ->
            [one] { $labour } очко праці
            [few] { $labour } очки праці
           *[many] { $labour } очок праці
        }
       *[other] { $labour ->
            [0] ½ очка праці
           *[other] { $labour }½ очка праці
        }
    }
part-scores =
    { $you ->
        [yes] Ви отримуєте { part-points }
       *[no] { $seat } отримує { part-points }
    }
part-terrain =
    { $terrain ->
        [plains] рівнина
        [forest] ліс
        [hills] пагорби
        [mountains] гори
        [marsh] болото
        [tundra] тундра
        [glacier] льодовик
        [base] база
       *[other] ще не викладено
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
        [tool] 1 знаряддя
        [food] 2 їжі
        [idol] рівень на треку ідола
        [card] карта
        [burial] поховати карту
        [start] початкова клітинка, лише для нейтральних мегалітів
        [points] 2 бали
        [step] 2 кроки таборів
        [rotation] розвернути тварину
       *[other] ще не викладено
    }
part-figure =
    { $figure ->
        [chief-figure] мініатюра вождя
       *[other] фігурка племені
    }
part-figure-taken =
    { $figure ->
        [chief-figure] мініатюру вождя
       *[other] фігурку племені
    }
part-track =
    { $track ->
        [sacrifice] треку пожертв
       *[other] треку пошани
    }
part-copies =
    { $amount ->
        [1] { "" }
       *[other] { " " }({ $amount })
    }

## Запитання

ask-choose-side = Якою стороною карти вождя ви граєте?
ask-choose-chief = Якого вождя ви берете і якою стороною догори?
ask-choose-setup = Яку карту підготовки ви берете?
ask-take-turn =
    { $plays ->
        [yes] Ваш хід: розіграйте карту культури або поставте фігурку.
       *[no] Ваш хід: поставте фігурку в колонку або в зону відпочинку.
    }
ask-act =
    { $doing ->
        [yes] { $column ->
            [0] Початок: що ви робите?
            [1] Розвиток: що ви робите?
            [2] Міграція: що ви робите?
           *[other] Полювання: що ви робите?
        }
        [left] { $column ->
            [0] «Початок» завершено: скористайтеся картами або завершіть хід.
            [1] «Розвиток» завершено: скористайтеся картами або завершіть хід.
            [2] «Міграцію» завершено: скористайтеся картами або завершіть хід.
           *[other] «Полювання» завершено: скористайтеся картами або завершіть хід.
        }
        [free] { $column ->
            [0] Початок: розіграйте карти, витратьте їжу на працю або завершіть хід.
            [1] Розвиток: розіграйте карти, витратьте їжу на працю або завершіть хід.
            [2] Міграція: розіграйте карти, витратьте їжу на працю або завершіть хід.
           *[other] Полювання: розіграйте карти, витратьте їжу на працю або завершіть хід.
        }
       *[no] { $column ->
            [0] Початок: більше нічого зробити не можна. Завершіть хід.
            [1] Розвиток: більше нічого зробити не можна. Завершіть хід.
            [2] Міграція: більше нічого зробити не можна. Завершіть хід.
           *[other] Полювання: більше нічого зробити не можна. Завершіть хід.
        }
    }
ask-rest-area =
    { $part ->
        [0] Відпочинок: доберете карту чи візьмете меншу перевагу?
        [1] Відпочинок: розвернете тварину?
       *[other] Ви відпочили. Завершіть хід.
    }
ask-set-aside = Які карти ви кладете долілиць у колоду затемнення? Решта лишається в руці.
ask-discard-card = Яку карту ви за це скидаєте?
ask-choose-rest-token = Ви відпочиваєте першими: візьмете відкритий токен відпочинку чи невідомий під ним?
ask-use-revealed = Затемнення: яку відкриту карту ви використовуєте?
ask-claim-hexes = Затемнення: перевагу якого гекса ви отримуєте першою?
ask-use-board =
    { $stones ->
        [yes] Затемнення: що ви отримуєте зі свого планшета? Решта каменів дасть бали наприкінці цього кроку.
       *[no] Затемнення: що ви отримуєте зі свого планшета?
    }
ask-benefit =
    { $link ->
        [0] Ви можете покласти мегаліт або взяти меншу перевагу.
        [neutral] Ви можете покласти нейтральний мегаліт, який не належить нікому, або взяти меншу перевагу.
        [1] { $times ->
            [one] Ви можете добрати карту або взяти меншу перевагу.
            [few] Ви можете добрати { $times } карти або взяти замість кожної меншу перевагу.
           *[many] Ви можете добрати { $times } карт або взяти замість кожної меншу перевагу.
        }
        [2] { $times ->
            [one] Ви можете просунутися по треку ідола або взяти меншу перевагу.
            [few] Ви можете просунутися на { $times } рівні по треках ідола або взяти замість кожного меншу перевагу.
           *[many] Ви можете просунутися на { $times } рівнів по треках ідола або взяти замість кожного меншу перевагу.
        }
        [food] Ви можете отримати їжу.
       *[other] { $food ->
            [no] { $times ->
                [one] Ви можете отримати знаряддя.
                [few] Ви можете отримати { $times } знаряддя.
               *[many] Ви можете отримати { $times } знарядь.
            }
           *[yes] { $times ->
                [one] Ви можете отримати знаряддя або замість нього їжу.
                [few] Ви можете отримати { $times } знаряддя або замість кожного їжу.
               *[many] Ви можете отримати { $times } знарядь або замість кожного їжу.
            }
        }
    }
ask-all-of = Переваги можна отримати в будь-якому порядку. З якої почнете?
ask-buy = Сплатите за це?
ask-bury =
    { $times ->
        [one] Яку карту поховаєте?
        [few] Ви можете поховати { $times } карти. З якої почнете?
       *[many] Ви можете поховати { $times } карт. З якої почнете?
    }
ask-choose-tribe =
    { $zone ->
        [0] Яку карту племені ви берете в руку?
       *[other] Яку карту племені ви берете у скид?
    }
ask-choose-culture = Яку карту культури ви берете?
ask-hunt = Яку тварину ви берете з мисливських земель?
ask-rotate = Яку тварину ви розвертаєте?
ask-reveal = Відкриєте тварин?
ask-move-camps =
    { $times ->
        [one] Який табір робить крок?
        [few] У вас { $times } кроки. Який табір робить наступний?
       *[many] У вас { $times } кроків. Який табір робить наступний?
    }
ask-settle = Де ви засновуєте поселення?
ask-follow-arrow = Покладете за стрілкою ще один мегаліт?
ask-in-any-order = Поселення стоїть біля кількох токенів. Який ви використовуєте першим?

## Варіанти

do-choose-chief = { NAME($place) }: { NAME($place, case: "ability") }
do-choose-setup = Взяти { NAME($place, case: "accusative") }
do-play = Розіграти карту { brief-play }
do-send = Фігурка племені: { brief-send }
do-send-chief = Мініатюра вождя: { brief-send-chief }
do-use = Використати карту { brief-use }
do-spend =
    { $left ->
        [0] Витратити всю їжу на працю
       *[other] Витратити їжу на працю, лишивши { $left }
    }
do-use-chief = Використати вождя: { NAME($place, case: "ability") }
do-use-token = Використати { NAME($place) }: { NAME($place, case: "benefit") }
do-take-token = Взяти { NAME($place) }: { NAME($place, case: "benefit") }
do-swap-token = Взяти невідомий верхній токен зі стосу
do-recruit = { NAME($place, case: "card") } в руку: { NAME($place, case: "effect") }
do-adopt = { NAME($place, case: "card") } у скид: { NAME($place, case: "effect") }
do-bury-for-food = За 1 їжу поховати карту { brief-bury-for-food }
do-bury = Поховати карту { brief-bury }
do-advance =
    { $level ->
        [top] Отримати бал на вершині треку пожертв
       *[other] Просунутися по { NAME($place, case: "locative") } до рівня { $level }
    }
do-take =
    { $lower ->
        [yes] { $place ->
            [food] Нижня секція: взяти 2 їжі
           *[other] Нижня секція: взяти 1 знаряддя й 1 їжу
        }
       *[no] { $place ->
            [food] Взяти 1 їжу
           *[other] Взяти 1 знаряддя
        }
    }
do-take-all =
    { $place ->
        [food] Взяти їжу замість кожного знаряддя
       *[other] Взяти всі знаряддя
    }
do-draw = Добрати 1 карту
do-draw-all = Добрати всі карти
do-raise =
    { $neutral ->
        [yes] Покласти нейтральний мегаліт: { brief-raise }
       *[no] Покласти мегаліт: { brief-raise }
    }
do-learn = Вивчити карту { brief-learn }
do-take-point = Карт не лишилося: отримати 1 бал
do-take-stone = Камінь: у кожному затемненні { brief-take-stone }
do-pitch = Розмістити табір на базовому гексі
do-pitch-freely = Нижня секція: розмістити табір на базовому гексі та зробити крок
do-march = Перемістити табір за працю: { brief-march }
do-move = Перемістити табір: { brief-move }
do-settle = Заснувати поселення на { NAME($place, case: "locative") }
do-reveal = Відкрити тварин
do-hunt = Взяти { NAME($animal, case: "taken") }
do-rotate =
    { $points ->
        [0] Розвернути { NAME($place, case: "taken") }
       *[other] Розвернути { NAME($place, case: "taken") } (−{ part-points } наприкінці)
    }
do-take-top = Взяти верхню тварину з колоди
do-discard = Скинути карту { brief-discard }
do-set-aside =
    { $culture ->
        [yes] Блеф: покласти карту { NAME($place) } у колоду затемнення
       *[no] У колоду затемнення: { NAME($place) } ({ NAME($place, case: "eclipse") })
    }
do-stop = На цьому все
do-pay-for = Сплатити
do-claim =
    { $claimed ->
        [villages] Добрати карту за поселення
        [reserve] Отримати перевагу { NAME($place, case: "genitive") }
       *[other] Отримати перевагу { NAME($place, case: "genitive") } ({ part-terrain })
    }
do-score = Отримати бали за { NAME($place) }
do-done = Готово

## Що робить варіант, де дієслово вже сказано

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
        [villages] Добрати карту за поселення
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

log-stone-shown = На полі викладено { NAME($stone) }.
log-culture-shown = Нова карта культури: { NAME($card) }.
log-animal-shown = На мисливських землях з’являється { NAME($animal) }.
log-megalith-tile-laid = Місце { $slot } мегалітичного поля: { NAME($tile) }.
log-terrain-laid = Викладено { NAME($place) }: { part-terrain }.
log-order-given =
    { $you ->
        [yes] У вас { $place }-{ $place ->
            [1] ше
            [2] ге
            [3] тє
           *[other] те
        } місце в порядку ходів.
       *[no] { $seat }: { $place }-{ $place ->
            [1] ше
            [2] ге
            [3] тє
           *[other] те
        } місце в порядку ходів.
    }
log-chief-card-shown = У драфті: { NAME($chief) }.
log-chief-dealt =
    { $you ->
        [yes] Ви отримуєте карту «{ NAME($chief) }».
       *[no] { $seat } отримує карту «{ NAME($chief) }».
    }
log-chief-chosen =
    { $you ->
        [yes] Ви граєте картою «{ NAME($side) }».
       *[no] { $seat } грає картою «{ NAME($side) }».
    }
log-setup-card-shown = У драфті: { NAME($card) }.
log-setup-card-taken =
    { $you ->
        [yes] Ви отримуєте { NAME($card, case: "accusative") }.
       *[no] { $seat } отримує { NAME($card, case: "accusative") }.
    }
log-rest-token-shown = На стосі відкрито { NAME($token) }.
log-rest-token-turned-down = Під стос долілиць прибрано { NAME($token) }.
log-round-began = Починається раунд { $round }.
log-turn-began =
    { $you ->
        [yes] Починається ваш хід.
       *[no] Тепер ходить { $seat }.
    }
log-figure-placed =
    { $you ->
        [yes] Ви ставите { part-figure-taken } { NAME($place, case: "to") }.
       *[no] { $seat } ставить { part-figure-taken } { NAME($place, case: "to") }.
    }
log-lower-place-taken =
    { $you ->
        [yes] Ви займаєте нижню секцію { NAME($place, case: "genitive") }.
       *[no] { $seat } займає нижню секцію { NAME($place, case: "genitive") }.
    }
log-figure-joined =
    { $you ->
        [yes] На другу еру до вас приєднується остання фігурка.
       *[no] На другу еру { $seat } отримує останню фігурку.
    }
log-rest-token-taken =
    { $you ->
        [yes] Ви берете { NAME($token) }.
       *[no] { $seat } бере { NAME($token) }.
    }
log-rest-token-drawn =
    { $you ->
        [yes] Ви відкриваєте { NAME($token) }.
       *[no] { $seat } відкриває { NAME($token) }.
    }
log-rest-token-used =
    { $you ->
        [yes] Ви використовуєте { NAME($token) }.
       *[no] { $seat } використовує { NAME($token) }.
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
log-goods-lost =
    { $you ->
        [yes] Вам нікуди покласти { part-good }.
       *[no] { $seat }: нікуди покласти { part-good }.
    }
part-food =
    { $amount ->
        [one] { $amount } їжу
       *[other] { $amount } їжі
    }
log-food-spoiled =
    { $you ->
        [yes] Ліміт їжі зменшується: ви втрачаєте { part-food }.
       *[no] Ліміт їжі зменшується: { $seat } втрачає { part-food }.
    }
log-labour-gained =
    { $you ->
        [yes] Ви отримуєте { part-labour }.
       *[no] { $seat } отримує { part-labour }.
    }
log-labour-paid =
    { $you ->
        [yes] Ви сплачуєте { part-labour }.
       *[no] { $seat } сплачує { part-labour }.
    }
part-labour-for =
    { $labour ->
        [one] { $labour } очко праці
        [few] { $labour } очки праці
       *[many] { $labour } очок праці
    }
log-food-spent =
    { $you ->
        [yes] Ви витрачаєте { part-food } й отримуєте { part-labour-for }.
       *[no] { $seat } витрачає { part-food } й отримує { part-labour-for }.
    }
log-points-scored =
    { $source ->
        [effects] { part-scores } одразу.
        [empty-decks] { part-scores } за порожню колоду.
        [megaliths] { part-scores } за мегаліти.
        [idols] { part-scores } на полі ідола.
        [stones] { part-scores } за священний камінь.
        [sacrifice] { part-scores } за їжу та знаряддя на треку пожертв.
        [burials] { part-scores } за поховані карти.
        [cards] { part-scores } за карти.
       *[other] { part-scores } за тварин.
    }
log-card-played =
    { $you ->
        [yes] Ви розігруєте карту { NAME($card) }.
       *[no] { $seat } розігрує карту { NAME($card) }.
    }
log-ability-used =
    { $you ->
        [yes] Ви використовуєте карту { NAME($card) }.
       *[no] { $seat } використовує карту { NAME($card) }.
    }
log-chief-used =
    { $you ->
        [yes] Ви використовуєте карту «{ NAME($chief) }».
       *[no] { $seat } використовує карту «{ NAME($chief) }».
    }
log-card-discarded =
    { $you ->
        [yes] Ви скидаєте карту { NAME($card) }.
       *[no] { $seat } скидає карту { NAME($card) }.
    }
log-card-drawn =
    { $you ->
        [yes] { $card ->
            [card] Ви добираєте карту.
           *[other] Ви добираєте карту { NAME($card) }.
        }
       *[no] { $card ->
            [card] { $seat } добирає карту.
           *[other] { $seat } добирає карту { NAME($card) }.
        }
    }
part-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
log-deck-shuffled =
    { $you ->
        [yes] Ви перемішуєте скид: у новій колоді { part-cards }.
       *[no] { $seat } перемішує скид: у новій колоді { part-cards }.
    }
log-card-taken =
    { $you ->
        [yes] Ви берете карту { NAME($card) }.
       *[no] { $seat } бере карту { NAME($card) }.
    }
log-card-adopted =
    { $you ->
        [yes] Ви берете карту { NAME($card) } у скид.
       *[no] { $seat } бере карту { NAME($card) } у скид.
    }
log-card-buried =
    { $you ->
        [yes] Ви хороните карту { NAME($card) }.
       *[no] { $seat } хоронить карту { NAME($card) }.
    }
log-hand-card-buried =
    { $you ->
        [yes] { $card ->
            [card] Ви хороните карту з руки.
           *[other] Ви хороните з руки карту { NAME($card) }.
        }
       *[no] { $card ->
            [card] { $seat } хоронить карту з руки.
           *[other] { $seat } хоронить із руки карту { NAME($card) }.
        }
    }
log-card-set-aside =
    { $you ->
        [yes] { $card ->
            [card] Ви кладете карту в колоду затемнення.
           *[other] Ви кладете карту { NAME($card) } в колоду затемнення.
        }
       *[no] { $card ->
            [card] { $seat } кладе карту в колоду затемнення.
           *[other] { $seat } кладе карту { NAME($card) } в колоду затемнення.
        }
    }
log-display-cleared = Карти культури першої ери вибувають із гри.
log-animal-taken =
    { $you ->
        [yes] Ви берете { NAME($animal, case: "taken") }.
       *[no] { $seat } бере { NAME($animal, case: "taken") }.
    }
log-animal-drawn =
    { $you ->
        [yes] Ви берете з колоди { NAME($animal, case: "taken") }.
       *[no] { $seat } бере з колоди { NAME($animal, case: "taken") }.
    }
log-animal-rotated =
    { $you ->
        [yes] Ви розвертаєте { NAME($animal, case: "taken") }.
       *[no] { $seat } розвертає { NAME($animal, case: "taken") }.
    }
log-stone-taken =
    { $you ->
        [yes] Ви берете { NAME($stone) }.
       *[no] { $seat } бере { NAME($stone) }.
    }
log-stone-scored =
    { $points ->
        [0] { $you ->
            [yes] Ваш { NAME($stone) } нічого не дає.
           *[no] { $seat }: { NAME($stone) } нічого не дає.
        }
       *[other] { $you ->
            [yes] Ви отримуєте бали за { NAME($stone) }.
           *[no] { $seat } отримує бали за { NAME($stone) }.
        }
    }
log-idol-advanced =
    { $you ->
        [yes] Ви просуваєтеся по { NAME($track, case: "locative") } до рівня { $level }.
       *[no] { $seat } просувається по { NAME($track, case: "locative") } до рівня { $level }.
    }
log-megalith-placed =
    { $you ->
        [yes] Ви кладете мегаліт: { NAME($place) }.
       *[no] { $seat } кладе мегаліт: { NAME($place) }.
    }
log-neutral-megalith-placed =
    { $you ->
        [yes] Ви кладете нейтральний мегаліт: { NAME($place) }.
       *[no] { $seat } кладе нейтральний мегаліт: { NAME($place) }.
    }
log-reserve-emptied =
    { $you ->
        [yes] Ваша { NAME($place) } порожня: відтепер вона дає { NAME($place, case: "gift") } в кожному затемненні.
       *[no] { $seat }: { NAME($place) } порожня й відтепер дає { NAME($place, case: "gift") } в кожному затемненні.
    }
log-camp-placed =
    { $you ->
        [yes] Ви розміщуєте табір на базовому гексі.
       *[no] { $seat } розміщує табір на базовому гексі.
    }
log-camp-moved =
    { $you ->
        [yes] Ви переміщуєте табір із { NAME($source, case: "genitive") } на { NAME($target) }.
       *[no] { $seat } переміщує табір із { NAME($source, case: "genitive") } на { NAME($target) }.
    }
log-village-founded =
    { $you ->
        [yes] Ви засновуєте поселення на { NAME($place, case: "locative") }.
       *[no] { $seat } засновує поселення на { NAME($place, case: "locative") }.
    }
log-token-turned-up = На { NAME($place, case: "locative") } відкрито { NAME($token) }.
log-token-used =
    { $you ->
        [yes] Ви використовуєте { NAME($token) }.
       *[no] { $seat } використовує { NAME($token) }.
    }
log-eclipse-began =
    { $round ->
        [1] Перше затемнення.
        [2] Друге затемнення: перша ера завершується.
        [3] Третє затемнення.
       *[other] Четверте, останнє затемнення.
    }
log-card-revealed =
    { $you ->
        [yes] Ви відкриваєте карту { NAME($card) }.
       *[no] { $seat } відкриває карту { NAME($card) }.
    }
log-culture-returned =
    { $you ->
        [yes] Карта { NAME($card) } була блефом і повертається вам у руку.
       *[no] Блеф: { $seat } повертає карту { NAME($card) } в руку.
    }
log-labour-counted =
    { $you ->
        [yes] У затемненні ви маєте { part-labour }.
       *[no] У затемненні { $seat } має { part-labour }.
    }
log-hex-claimed =
    { $you ->
        [yes] Ви отримуєте перевагу { NAME($place, case: "genitive") }.
       *[no] { $seat } отримує перевагу { NAME($place, case: "genitive") }.
    }
log-reserve-claimed =
    { $you ->
        [yes] Ви отримуєте перевагу { NAME($place, case: "genitive") }.
       *[no] { $seat } отримує перевагу { NAME($place, case: "genitive") }.
    }
log-eclipse-over =
    { $round ->
        [1] Перше затемнення завершилося.
        [2] Друге затемнення завершилося.
        [3] Третє затемнення завершилося.
       *[other] Останнє затемнення завершилося.
    }
log-preparation-began = Усі готуються до раунду { $round }.
log-final-scoring-began = Фінальний підрахунок.
log-match-won =
    { $you ->
        [yes] Ви перемагаєте: { part-points }.
       *[no] Перемагає { $seat }: { part-points }.
    }
log-nomad-card-turned =
    { $you ->
        [yes] Ви відкриваєте { NAME($card, case: "accusative") }.
       *[no] { $seat } відкриває { NAME($card, case: "accusative") }.
    }
log-nomad-card-added =
    { $you ->
        [yes] Ви додаєте { NAME($card, case: "accusative") } лише заради праці.
       *[no] { $seat } додає { NAME($card, case: "accusative") } лише заради праці.
    }

## Цінники

price-food =
    { $amount ->
        [one] { $signed } їжа
       *[other] { $signed } їжі
    }
price-tools =
    { $amount ->
        [one] { $signed } знаряддя
        [few] { $signed } знаряддя
       *[many] { $signed } знарядь
    }
price-labour =
    { $amount ->
        [one] { $signed } очко праці
        [few] { $signed } очки праці
       *[many] { $signed } очок праці
    }
price-half-labour = { $signed } половинка праці
price-card =
    { $amount ->
        [one] { $signed } карта
        [few] { $signed } карти
       *[many] { $signed } карт
    }
price-idol =
    { $amount ->
        [one] { $signed } рівень ідола
        [few] { $signed } рівні ідола
       *[many] { $signed } рівнів ідола
    }
price-megalith =
    { $amount ->
        [one] { $signed } мегаліт
        [few] { $signed } мегаліти
       *[many] { $signed } мегалітів
    }
price-points =
    { $amount ->
        [one] { $signed } бал
        [few] { $signed } бали
       *[many] { $signed } балів
    }
price-tribe-card =
    { $amount ->
        [one] { $signed } карта племені
        [few] { $signed } карти племені
       *[many] { $signed } карт племені
    }
price-culture-card =
    { $amount ->
        [one] { $signed } карта культури
        [few] { $signed } карти культури
       *[many] { $signed } карт культури
    }
price-burial =
    { $amount ->
        [one] { $signed } поховання
        [few] { $signed } поховання
       *[many] { $signed } поховань
    }
price-camp =
    { $amount ->
        [one] { $signed } табір
        [few] { $signed } табори
       *[many] { $signed } таборів
    }
price-step =
    { $amount ->
        [one] { $signed } крок табору
        [few] { $signed } кроки таборів
       *[many] { $signed } кроків таборів
    }
price-animal =
    { $amount ->
        [one] { $signed } тварина
        [few] { $signed } тварини
       *[many] { $signed } тварин
    }
price-village =
    { $amount ->
        [one] { $signed } поселення
        [few] { $signed } поселення
       *[many] { $signed } поселень
    }
price-stone =
    { $amount ->
        [one] { $signed } священний камінь
        [few] { $signed } священні камені
       *[many] { $signed } священних каменів
    }
price-rotation =
    { $amount ->
        [one] { $signed } розворот тварини
        [few] { $signed } розвороти тварин
       *[many] { $signed } розворотів тварин
    }
price-sacrifice =
    { $amount ->
        [one] { $signed } рівень пожертв
        [few] { $signed } рівні пожертв
       *[many] { $signed } рівнів пожертв
    }
price-honour =
    { $amount ->
        [one] { $signed } рівень пошани
        [few] { $signed } рівні пошани
       *[many] { $signed } рівнів пошани
    }

## Фінальний рахунок

score-start = Фора
score-effects = Переваги
score-empty-decks = Порожні колоди
score-megaliths = Мегаліти
score-idols = Поле ідола
score-stones = Священні камені
score-sacrifice = Трек пожертв
score-burials = Поховані карти
score-cards = Карти
score-animals = Тварини

## Про що пам’ятати

status-round = Раунд { $round } із 4, ера { $era }
status-figures =
    { $left ->
        [0] { status-round }: усі ваші фігурки розміщено
        [one] { status-round }: лишилася { $left } фігурка
        [few] { status-round }: лишилося { $left } фігурки
       *[many] { status-round }: лишилося { $left } фігурок
    }
status-eclipse = { status-round }: затемнення
status-labour = { part-labour }

## Числа гравця

figure-food = їжа: { $amount } з { $limit }
figure-tools =
    { $amount ->
        [one] { $amount } знаряддя
        [few] { $amount } знаряддя
       *[many] { $amount } знарядь
    }
figure-cards =
    { $amount ->
        [one] { $amount } карта в руці
        [few] { $amount } карти в руці
       *[many] { $amount } карт у руці
    }
figure-figures =
    { $amount ->
        [one] { $amount } вільна фігурка
        [few] { $amount } вільні фігурки
       *[many] { $amount } вільних фігурок
    }
figure-megaliths =
    { $amount ->
        [one] { $amount } мегаліт у запасі
        [few] { $amount } мегаліти в запасі
       *[many] { $amount } мегалітів у запасі
    }
figure-stones =
    { $amount ->
        [one] { $amount } священний камінь
        [few] { $amount } священні камені
       *[many] { $amount } священних каменів
    }
figure-buried =
    { $amount ->
        [one] { $amount } похована карта
        [few] { $amount } поховані карти
       *[many] { $amount } похованих карт
    }
figure-animals =
    { $amount ->
        [one] { $amount } тварина
        [few] { $amount } тварини
       *[many] { $amount } тварин
    }

## Чому це запитують

reason-no-megaliths = У вашому запасі не лишилося мегалітів: можна взяти меншу перевагу.
reason-village = Праця зараз: { $pool }. Для поселення потрібен ваш табір на кожному з трьох гексів навколо вільного з’єднання; табори на базі не рахуються.
reason-act =
    { $section ->
        [0] { $pays ->
            [yes] Праця зараз: { $pool }. Секції йдуть згори донизу: середня чи нижня закриває ті, що вище.
            [later] Праця зараз: { $pool }. Секції йдуть згори донизу: спершу розіграйте карти чи витратьте їжу, щоб сплатити за верхню.
           *[no] Праця зараз: { $pool }. Секції проходять згори донизу; повернутися вгору не можна.
        }
        [1] Верхню секцію пройдено.
        [2] Верхню та середню секції пройдено.
       *[other] Усі секції пройдено.
    }
reason-take-turn =
    { $plays ->
        [yes] Перша карта культури безплатна; кожна наступна коштує карту з руки.
       *[no] Перша за раунд фігурка в колонці отримує ще й нижню секцію.
    }
reason-take-turn-with-chief =
    { $plays ->
        [yes] Перша карта культури безплатна; кожна наступна коштує карту з руки.
       *[no] Перша за раунд фігурка в колонці отримує ще й нижню секцію.
    } Властивість вождя: { NAME($chief, case: "ability") }.
reason-set-aside = Їхня праця визначає порядок ходів, а в затемненні спрацюють їхні властивості; карти культури — блеф, вони повернуться в руку.
reason-claim-hexes =
    { $sole ->
        [yes] Гекс дає перевагу лише єдиному лідерові за впливом: 1 за табір, 2 за поселення поряд.
       *[no] Гекс дає перевагу всім, хто має найбільше впливу, навіть за нічиєї: 1 за табір, 2 за поселення поряд.
    }
reason-order = Затемнення: перевага { $place }-го місця в порядку ходів або менша.
reason-bury =
    { $more ->
        [yes] Уже поховано карт: { $buried }. Наприкінці бали дають щонайменше 1, 4 чи 7 похованих карт: що вище ваше місце серед гравців на треку пошани, то більше; хто не рушив з його початку, не отримує нічого.
       *[no] Уже поховано карт: { $buried }. Карти понад 7 нових балів не принесуть.
    }
reason-benefit =
    { $link ->
        [2] Пожертви наприкінці перетворюють їжу та знаряддя на бали; пошана підвищує цінність похованих карт.
       *[other] Менші переваги за порядком: мегаліт, карта, ідол, знаряддя, їжа.
    }

## Що пропало б

waste-labour = У вас ще { part-labour }: залишок пропаде.
waste-lower = Ви тут перші: нижня секція ще доступна вам.
waste-section = Ви ще можете скористатися середньою секцією: повернутися до неї потім не вийде.
waste-needless = Верхню секцію вже пройдено: праця цього ходу більше нічого не дасть.
waste-unused = Цю карту ще не використано: її властивість пропаде.
waste-benefits =
    { $benefits ->
        [one] Ваші поселення та запас ще дають { $benefits } перевагу.
        [few] Ваші поселення та запас ще дають { $benefits } переваги.
       *[many] Ваші поселення та запас ще дають { $benefits } переваг.
    }
waste-hexes =
    { $hexes ->
        [one] Ви ще можете отримати перевагу { $hexes } гекса.
        [few] Ви ще можете отримати переваги { $hexes } гексів.
       *[many] Ви ще можете отримати переваги { $hexes } гексів.
    }

## Види ходів

kind-choose-chief = Обрати
kind-choose-setup = Взяти карту
kind-play = Розіграти карту
kind-send = Фігурка племені
kind-send-chief = Мініатюра вождя
kind-use = Використати карту
kind-spend = Витратити їжу
kind-use-chief = Використати вождя
kind-use-token = Використати токен
kind-take-token = Відкритий токен
kind-swap-token = Невідомий токен
kind-recruit = Карта племені в руку
kind-adopt = Карта племені у скид
kind-bury-for-food = Поховати за 1 їжу
kind-bury = Поховати
kind-advance = Ідол
kind-take = Знаряддя або їжа
kind-take-all = Взяти все
kind-draw = Добрати
kind-draw-all = Добрати всі
all-play =
    { $count ->
        [one] Розіграти { $count } карту племені
        [few] Розіграти всі { $count } карти племені
       *[many] Розіграти всі { $count } карт племені
    }
all-set-aside = Усі карти в колоду затемнення
kind-raise = Мегаліт
kind-learn = Вивчити
kind-take-point = Бал
kind-take-stone = Камінь
kind-pitch = Табір
kind-pitch-freely = Нижня секція: табір
kind-march = Крок за працю
kind-move = Крок
kind-settle = Поселення
kind-reveal = Відкрити
kind-hunt = Полювати
kind-rotate = Розвернути
kind-take-top = Нижня секція: тварина
kind-discard = Скинути
kind-set-aside = Колода затемнення
kind-stop = Досить
kind-pay-for = Сплатити
kind-claim = Перевага
kind-score = Бали за камінь
kind-done = Готово

## Речі

thing-food = Їжа
thing-tools = Знаряддя
thing-labour = Праця
thing-half-labour = ½ праці
thing-order = Місце в порядку ходів
thing-megalith = Покладені мегаліти
thing-card = Добрані карти
thing-points = Бали
thing-sacrifice = Пожертви
thing-honour = Пошана
thing-burial = Поховані карти

## Стіл: частини

panel-board = Основне поле
panel-draft = Вибір перед грою
panel-hand = Ваші карти
panel-display = Карти й камені
panel-land = Місцевість
panel-animals = Тварини
panel-megaliths = Мегалітичне поле
panel-idols = Поле ідола
panel-mat =
    { $you ->
        [yes] Ваш планшет
       *[no] { $seat }
    }
short-board = Колонки
short-draft = Вибір
short-hand = Рука
short-display = Карти
short-land = Місцевість
short-animals = Тварини
short-megaliths = Мегаліти
short-idols = Ідоли
short-mat =
    { $you ->
        [yes] Ви
       *[no] { $seat }
    }

## Стіл: підписи

label-place = { NAME($place) }
label-round-space = раунд { $round }, потім затемнення
label-round = раунд { $round } із 4, ера { $era }
label-order-place =
    { $number ->
        [1] 1-ше місце в порядку ходів; у затемненні — мегаліт
        [2] 2-ге місце в порядку ходів; у затемненні — карта
        [3] 3-тє місце в порядку ходів; у затемненні — ідол
       *[other] 4-те місце в порядку ходів; у затемненні — знаряддя
    }
label-order =
    { $you ->
        [yes] ви: { $number }-{ $number ->
            [1] ше
            [2] ге
            [3] тє
           *[other] те
        } місце в порядку ходів
       *[no] { $seat }: { $number }-{ $number ->
            [1] ше
            [2] ге
            [3] тє
           *[other] те
        } місце в порядку ходів
    }
label-rest-stack = токени відпочинку долілиць: { $amount }
label-token = { NAME($token) }: { NAME($token, case: "benefit") }
label-token-down = невідомий токен льодовика на { NAME($place, case: "locative") }
label-figure =
    { $you ->
        [yes] ваша { part-figure } { NAME($place, case: "at") }
       *[no] { $seat }: { part-figure } { NAME($place, case: "at") }
    }
label-waiting =
    { $you ->
        [yes] ваша { part-figure }, ще не розміщена
       *[no] { $seat }: { part-figure }, ще не розміщена
    }
label-tribe-deck =
    { $amount ->
        [one] колода племені { NAME($card) }: { $amount } карта
        [few] колода племені { NAME($card) }: { $amount } карти
       *[many] колода племені { NAME($card) }: { $amount } карт
    }
label-card = карта { NAME($card) }, наприкінці гри: { part-points }
label-culture-deck =
    { $amount ->
        [one] колода культури ери { $era }: { $amount } карта
        [few] колода культури ери { $era }: { $amount } карти
       *[many] колода культури ери { $era }: { $amount } карт
    }
label-stone = { NAME($stone) }: { NAME($stone, case: "worth") }
label-animal-deck =
    { $amount ->
        [one] колода тварин: { $amount } карта
        [few] колода тварин: { $amount } карти
       *[many] колода тварин: { $amount } карт
    }
label-prey = { NAME($animal) } на мисливських землях, місце { $number }
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
        [plains] 2 їжі
        [forest] 1 їжа й 1 знаряддя
        [hills] карта
        [mountains] мегаліт
        [tundra] ідол
       *[marsh] поховання
    }
part-camps =
    { $amount ->
        [one] { $amount } табір
        [few] { $amount } табори
       *[many] { $amount } таборів
    }
label-camps =
    { $you ->
        [yes] ви: { part-camps } на { NAME($place, case: "locative") }
       *[no] { $seat }: { part-camps } на { NAME($place, case: "locative") }
    }
label-village =
    { $you ->
        [yes] ваше поселення на { NAME($place, case: "locative") }
       *[no] { $seat }: поселення на { NAME($place, case: "locative") }
    }
label-cell = { NAME($place) }: { part-cell }
label-megalith =
    { $you ->
        [yes] ваш мегаліт: { NAME($place) }
       *[no] { $seat }: мегаліт, { NAME($place) }
    }
label-neutral-megalith = нейтральний мегаліт: { NAME($place) }
label-level = рівень { $level } на { part-track }
label-marker =
    { $you ->
        [yes] ви: рівень { $level } на { part-track }
       *[no] { $seat }: рівень { $level } на { part-track }
    }
label-hand-card = карта { NAME($card) }{ part-copies } у вашій руці, наприкінці гри: { part-points }
label-played-card = карта { NAME($card) }{ part-copies } у зоні над планшетом, наприкінці гри: { part-points }
label-discarded-card = карта { NAME($card) }{ part-copies } у скиді, наприкінці гри: { part-points }
label-locked = отримана цього ходу: одну з цих карт ще не можна розіграти
label-points = { part-points }
label-hand =
    { $amount ->
        [one] рука: { $amount } карта
        [few] рука: { $amount } карти
       *[many] рука: { $amount } карт
    }
label-deck =
    { $amount ->
        [one] колода: { $amount } карта
        [few] колода: { $amount } карти
       *[many] колода: { $amount } карт
    }
label-discard-pile =
    { $amount ->
        [one] скид: { $amount } карта
        [few] скид: { $amount } карти
       *[many] скид: { $amount } карт
    }
label-eclipse-pile =
    { $amount ->
        [one] колода затемнення: { $amount } карта
        [few] колода затемнення: { $amount } карти
       *[many] колода затемнення: { $amount } карт
    }
label-burial-area =
    { $amount ->
        [one] поховальна зона: { $amount } карта
        [few] поховальна зона: { $amount } карти
       *[many] поховальна зона: { $amount } карт
    }
label-labour = цього ходу: { part-labour }
label-food = їжа: { $amount }, ліміт { $limit }
label-tools = знаряддя: { $amount }, ліміт { $limit }
label-food-marker = їжа: { $amount }
label-tools-marker = знаряддя: { $amount }
label-food-cell = клітинка { $number } треку їжі
label-camps-left =
    { $amount ->
        [one] { $amount } табір не розміщено
        [few] { $amount } табори не розміщено
       *[many] { $amount } таборів не розміщено
    }
label-reserve =
    { $amount ->
        [one] комірка запасу { $number }: { $amount } мегаліт
        [few] комірка запасу { $number }: { $amount } мегаліти
       *[many] комірка запасу { $number }: { $amount } мегалітів
    }
label-villages-left =
    { $amount ->
        [one] { $amount } поселення не засновано
        [few] { $amount } поселення не засновано
       *[many] { $amount } поселень не засновано
    }
label-slot =
    { $number ->
        [1] комірка 1 для священного каменя: 1 їжа і 1 знаряддя; дає мегаліт
        [2] комірка 2 для священного каменя: 2 їжі та 2 знаряддя; дає мегаліт та ідола
       *[other] комірка 3 для священного каменя: 3 їжі та 3 знаряддя; дає мегаліт, ідола й карту
    }
label-upright = нерозвернутий { NAME($animal) }{ part-copies }
label-rotated = розвернутий { NAME($animal) }{ part-copies }: у набір більше не входить
label-nomad-deck = карти кочівника долілиць: { $amount }
label-nomad-pile = карти, взяті кочівником: { $amount }
label-nomad-buried = карти, поховані кочівником: { $amount }
label-nomad-card = { NAME($card) }: { NAME($card, case: "benefit") }

## Колонки та фігурки

place-initiate = колонка «Початок»
    .genitive = колонки «Початок»
    .to = в колонку «Початок»
    .at = в колонці «Початок»
    .offer = Початок (карти племені, поховання)
help-initiate = Верхня секція, скільки завгодно разів: за 1 знаряддя і 1 очко праці візьміть карту племені в руку, щоразу іншого типу; цього ходу її не можна розіграти. Середня, один раз: за 1 їжу візьміть карту племені у скид і поховайте карту. Нижня, для першої фігурки раунду: просуньтеся по треку ідола й поховайте карту.
place-develop = колонка «Розвиток»
    .genitive = колонки «Розвиток»
    .to = в колонку «Розвиток»
    .at = в колонці «Розвиток»
    .offer = Розвиток (карти культури, камені)
help-develop = Верхня секція, скільки завгодно разів: за 3 очки праці візьміть карту культури. Середня, один раз: візьміть священний камінь за ціною вашої крайньої лівої вільної комірки. Нижня, для першої фігурки раунду: 1 знаряддя і 1 їжа.
place-migrate = колонка «Міграція»
    .genitive = колонки «Міграція»
    .to = в колонку «Міграція»
    .at = в колонці «Міграція»
    .offer = Міграція (табори, поселення)
help-migrate = Верхня секція, скільки завгодно разів: за 1 знаряддя розмістіть табір на базовому гексі, за 1 очко праці зробіть крок табором. Середня, один раз: за 3 їжі перетворіть три табори навколо з’єднання на поселення. Нижня, для першої фігурки раунду: розмістіть табір, потім зробіть крок.
place-hunt = колонка «Полювання»
    .genitive = колонки «Полювання»
    .to = в колонку «Полювання»
    .at = в колонці «Полювання»
    .offer = Полювання (тварини)
help-hunt = Верхня секція, скільки завгодно разів: за 1 очко праці відкрийте 2 тварин, за 1 знаряддя і 1 очко праці візьміть тварину з мисливських земель. Середня, один раз: розверніть одну свою тварину. Нижня, для першої фігурки раунду: візьміть верхню карту колоди тварин.
place-rest = зона відпочинку
    .to = в зону відпочинку
    .at = в зоні відпочинку
    .offer = відпочинок (карта, розворот тварини)
help-rest = Доберіть карту або візьміть меншу перевагу; потім можете розвернути тварину. Карти племені не розігрують і їжу не витрачають. Кожна фігурка, що відпочиває, рахується в затемненні як 1½ очка праці.

## Люди

place-brave = «Хоробрий»
    .eclipse = праця 1½
help-brave = Дає ½ очка праці. У ваш хід: отримайте 1 очко праці. У затемненні: ще 1 очко праці.
place-tribeswoman = «Жінка племені»
    .eclipse = праця ½, 1 їжа
help-tribeswoman = Дає ½ очка праці. У ваш хід: сплатіть 1 їжу, щоб отримати 1 знаряддя. У затемненні: отримайте 1 їжу.
place-tribesman = «Чоловік племені»
    .eclipse = праця ½, крок
help-tribesman = Дає ½ очка праці. У ваш хід: сплатіть 1 знаряддя, щоб отримати 2 їжі. У затемненні: зробіть 1 крок табором.
place-elder = «Старійшина»
    .eclipse = праця 1, поховати карту
help-elder = Дає 1 очко праці. У ваш хід: у колонці «Початок» отримайте 1 очко праці. У затемненні: поховайте 1 карту. Наприкінці гри дає 1 бал.
place-crafter = «Майстриня»
    .eclipse = праця 1, 1 знаряддя
help-crafter = Дає 1 очко праці. У ваш хід: у колонці «Розвиток» отримайте 1 очко праці. У затемненні: отримайте 1 знаряддя. Наприкінці гри дає 1 бал.
place-scout = «Розвідниця»
    .eclipse = праця 1, 2 кроки
help-scout = Дає 1 очко праці. У ваш хід: у колонці «Міграція» отримайте 1 очко праці. У затемненні: зробіть 2 кроки таборами. Наприкінці гри дає 1 бал.
place-hunter = «Мисливець»
    .eclipse = праця 1, 2 їжі
help-hunter = Дає 1 очко праці. У ваш хід: у колонці «Полювання» отримайте 1 очко праці. У затемненні: отримайте 2 їжі. Наприкінці гри дає 1 бал.
place-shaman = «Шаманка»
    .eclipse = праця 1½, ідол
help-shaman = Дає 1½ очка праці. У ваш хід: сплатіть 1 знаряддя, щоб просунутися на 1 рівень по треку ідола. У затемненні: просуньтеся на 1 рівень по треку ідола. Наприкінці гри дає 1 бал.
place-discarded-brave = «Хоробрий» (зі скиду)
help-discarded-brave = Дає ½ очка праці. У ваш хід: отримайте 1 очко праці. У затемненні: ще 1 очко праці.
place-discarded-tribeswoman = «Жінка племені» (зі скиду)
help-discarded-tribeswoman = Дає ½ очка праці. У ваш хід: сплатіть 1 їжу, щоб отримати 1 знаряддя. У затемненні: отримайте 1 їжу.
place-discarded-tribesman = «Чоловік племені» (зі скиду)
help-discarded-tribesman = Дає ½ очка праці. У ваш хід: сплатіть 1 знаряддя, щоб отримати 2 їжі. У затемненні: зробіть 1 крок табором.
place-discarded-elder = «Старійшина» (зі скиду)
help-discarded-elder = Дає 1 очко праці. У ваш хід: у колонці «Початок» отримайте 1 очко праці. У затемненні: поховайте 1 карту. Наприкінці гри дає 1 бал.
place-discarded-crafter = «Майстриня» (зі скиду)
help-discarded-crafter = Дає 1 очко праці. У ваш хід: у колонці «Розвиток» отримайте 1 очко праці. У затемненні: отримайте 1 знаряддя. Наприкінці гри дає 1 бал.
place-discarded-scout = «Розвідниця» (зі скиду)
help-discarded-scout = Дає 1 очко праці. У ваш хід: у колонці «Міграція» отримайте 1 очко праці. У затемненні: зробіть 2 кроки таборами. Наприкінці гри дає 1 бал.
place-discarded-hunter = «Мисливець» (зі скиду)
help-discarded-hunter = Дає 1 очко праці. У ваш хід: у колонці «Полювання» отримайте 1 очко праці. У затемненні: отримайте 2 їжі. Наприкінці гри дає 1 бал.
place-discarded-shaman = «Шаманка» (зі скиду)
help-discarded-shaman = Дає 1½ очка праці. У ваш хід: сплатіть 1 знаряддя, щоб просунутися на 1 рівень по треку ідола. У затемненні: просуньтеся на 1 рівень по треку ідола. Наприкінці гри дає 1 бал.
place-played-brave = «Хоробрий» (над планшетом)
help-played-brave = Дає ½ очка праці. У ваш хід: отримайте 1 очко праці. У затемненні: ще 1 очко праці.
place-played-tribeswoman = «Жінка племені» (над планшетом)
    .card = «Жінка племені»
help-played-tribeswoman = Дає ½ очка праці. У ваш хід: сплатіть 1 їжу, щоб отримати 1 знаряддя. У затемненні: отримайте 1 їжу.
place-played-tribesman = «Чоловік племені» (над планшетом)
    .card = «Чоловік племені»
help-played-tribesman = Дає ½ очка праці. У ваш хід: сплатіть 1 знаряддя, щоб отримати 2 їжі. У затемненні: зробіть 1 крок табором.
place-played-elder = «Старійшина» (над планшетом)
    .card = «Старійшина»
help-played-elder = Дає 1 очко праці. У ваш хід: у колонці «Початок» отримайте 1 очко праці. У затемненні: поховайте 1 карту. Наприкінці гри дає 1 бал.
place-played-crafter = «Майстриня» (над планшетом)
    .card = «Майстриня»
help-played-crafter = Дає 1 очко праці. У ваш хід: у колонці «Розвиток» отримайте 1 очко праці. У затемненні: отримайте 1 знаряддя. Наприкінці гри дає 1 бал.
place-played-scout = «Розвідниця» (над планшетом)
    .card = «Розвідниця»
help-played-scout = Дає 1 очко праці. У ваш хід: у колонці «Міграція» отримайте 1 очко праці. У затемненні: зробіть 2 кроки таборами. Наприкінці гри дає 1 бал.
place-played-hunter = «Мисливець» (над планшетом)
    .card = «Мисливець»
help-played-hunter = Дає 1 очко праці. У ваш хід: у колонці «Полювання» отримайте 1 очко праці. У затемненні: отримайте 2 їжі. Наприкінці гри дає 1 бал.
place-played-shaman = «Шаманка» (над планшетом)
    .card = «Шаманка»
help-played-shaman = Дає 1½ очка праці. У ваш хід: сплатіть 1 знаряддя, щоб просунутися на 1 рівень по треку ідола. У затемненні: просуньтеся на 1 рівень по треку ідола. Наприкінці гри дає 1 бал.
place-elder-deck = колода племені «Старійшина»
    .card = «Старійшина»
    .effect = праця 1, на Початку 2; затемнення: поховати
help-elder-deck = Дає 1 очко праці. У ваш хід: у колонці «Початок» отримайте 1 очко праці. У затемненні: поховайте 1 карту. Наприкінці гри дає 1 бал.
place-crafter-deck = колода племені «Майстриня»
    .card = «Майстриня»
    .effect = праця 1, у Розвитку 2; затемнення: 1 знаряддя
help-crafter-deck = Дає 1 очко праці. У ваш хід: у колонці «Розвиток» отримайте 1 очко праці. У затемненні: отримайте 1 знаряддя. Наприкінці гри дає 1 бал.
place-scout-deck = колода племені «Розвідниця»
    .card = «Розвідниця»
    .effect = праця 1, у Міграції 2; затемнення: 2 кроки
help-scout-deck = Дає 1 очко праці. У ваш хід: у колонці «Міграція» отримайте 1 очко праці. У затемненні: зробіть 2 кроки таборами. Наприкінці гри дає 1 бал.
place-hunter-deck = колода племені «Мисливець»
    .card = «Мисливець»
    .effect = праця 1, у Полюванні 2; затемнення: 2 їжі
help-hunter-deck = Дає 1 очко праці. У ваш хід: у колонці «Полювання» отримайте 1 очко праці. У затемненні: отримайте 2 їжі. Наприкінці гри дає 1 бал.
place-shaman-deck = колода племені «Шаманка»
    .card = «Шаманка»
    .effect = праця 1½, ідол за знаряддя; затемнення: ідол
help-shaman-deck = Дає 1½ очка праці. У ваш хід: сплатіть 1 знаряддя, щоб просунутися на 1 рівень по треку ідола. У затемненні: просуньтеся на 1 рівень по треку ідола. Наприкінці гри дає 1 бал.
place-card = карта

## Карти культури

place-fire-keeping = «Збереження вогню»
    .effect = отримайте 3 їжі
help-fire-keeping = Отримайте 3 їжі. Наприкінці гри дає 1 бал.
place-flint-knapping = «Обробка кременю»
    .effect = отримайте 2 знаряддя
help-flint-knapping = Отримайте 2 знаряддя. Наприкінці гри дає 1 бал.
place-hide-tents = «Намети зі шкур»
    .effect = розмістіть табір на базовому гексі та зробіть 1 крок табором
help-hide-tents = Розмістіть табір на базовому гексі та зробіть 1 крок табором. Наприкінці гри дає 1 бал.
place-snowshoes = «Снігоступи»
    .effect = зробіть 3 кроки таборами
help-snowshoes = Зробіть 3 кроки таборами. Наприкінці гри дає 1 бал.
place-spear-thrower = «Списометалка»
    .effect = отримайте 1 очко праці та відкрийте 2 карти тварин
help-spear-thrower = Отримайте 1 очко праці та відкрийте 2 карти тварин. Наприкінці гри дає 1 бал.
place-bone-needles = «Кістяні голки»
    .effect = отримайте 1 їжу та 1 знаряддя
help-bone-needles = Отримайте 1 їжу та 1 знаряддя. Наприкінці гри дає 2 бали.
place-smoked-meat = «Копчене м’ясо»
    .effect = сплатіть 1 знаряддя, щоб отримати 4 їжі
help-smoked-meat = Сплатіть 1 знаряддя, щоб отримати 4 їжі. Наприкінці гри дає 2 бали.
place-trade-beads = «Намисто на обмін»
    .effect = сплатіть 2 їжі, щоб отримати 3 знаряддя
help-trade-beads = Сплатіть 2 їжі, щоб отримати 3 знаряддя. Наприкінці гри дає 2 бали.
place-cave-shelter = «Печерний прихисток»
    .effect = доберіть 2 карти
help-cave-shelter = Доберіть 2 карти. Наприкінці гри дає 1 бал.
place-ancestor-song = «Пісня предків»
    .effect = поховайте 1 карту
help-ancestor-song = Поховайте 1 карту. Наприкінці гри дає 2 бали.
place-ochre-painting = «Розпис вохрою»
    .effect = просуньтеся на 1 рівень по треку ідола
help-ochre-painting = Просуньтеся на 1 рівень по треку ідола. Наприкінці гри дає 2 бали.
place-standing-stone = «Стоячий камінь»
    .effect = покладіть 1 мегаліт
help-standing-stone = Покладіть 1 мегаліт. Наприкінці гри дає 1 бал.
place-tally-bones = «Лічильні кістки»
    .effect = отримайте 1½ очка праці
help-tally-bones = Отримайте 1½ очка праці. Наприкінці гри дає 1 бал.
place-pit-trap = «Ловча яма»
    .effect = візьміть верхню карту колоди тварин
help-pit-trap = Візьміть верхню карту колоди тварин. Наприкінці гри дає 1 бал.
place-tracking = «Вистежування»
    .effect = сплатіть 1 знаряддя, щоб узяти тварину з мисливських земель
help-tracking = Сплатіть 1 знаряддя, щоб узяти тварину з мисливських земель. Наприкінці гри дає 2 бали.
place-feast-of-return = «Бенкет повернення»
    .effect = розверніть 1 свою тварину
help-feast-of-return = Розверніть 1 свою тварину. Наприкінці гри дає 2 бали.
place-kinship-rite = «Обряд споріднення»
    .effect = візьміть карту племені у скид
help-kinship-rite = Візьміть карту племені у скид. Наприкінці гри дає 2 бали.
place-adoption = «Прийняття до племені»
    .effect = сплатіть 2 їжі, щоб узяти карту племені в руку
help-adoption = Сплатіть 2 їжі, щоб узяти карту племені в руку. Наприкінці гри дає 2 бали.
place-stargazing = «Споглядання зірок»
    .effect = отримайте 1 їжу та доберіть 1 карту
help-stargazing = Отримайте 1 їжу та доберіть 1 карту. Наприкінці гри дає 1 бал.
place-sled-dogs = «Їздові собаки»
    .effect = отримайте 1 їжу та зробіть 2 кроки таборами
help-sled-dogs = Отримайте 1 їжу та зробіть 2 кроки таборами. Наприкінці гри дає 1 бал.
place-great-feast = «Великий бенкет»
    .effect = заповніть трек їжі до ліміту
help-great-feast = Заповніть трек їжі до ліміту. Наприкінці гри дає 2 бали.
place-obsidian-blades = «Обсидіанові леза»
    .effect = отримайте 3 знаряддя
help-obsidian-blades = Отримайте 3 знаряддя. Наприкінці гри дає 2 бали.
place-long-house = «Довгий дім»
    .effect = сплатіть 1 їжу, щоб заснувати поселення з 3 таборів
help-long-house = Сплатіть 1 їжу, щоб заснувати поселення з 3 таборів. Наприкінці гри дає 2 бали.
place-great-migration = «Велике переселення»
    .effect = розмістіть табір на базовому гексі та зробіть 2 кроки таборами
help-great-migration = Розмістіть табір на базовому гексі та зробіть 2 кроки таборами. Наприкінці гри дає 2 бали.
place-mammoth-drive = «Облава на мамута»
    .effect = відкрийте 2 карти тварин та візьміть тварину з мисливських земель
help-mammoth-drive = Відкрийте 2 карти тварин та візьміть тварину з мисливських земель. Наприкінці гри дає 2 бали.
place-pack-hunting = «Полювання гуртом»
    .effect = сплатіть 1 знаряддя, щоб узяти до 2 тварин одного виду з мисливських земель
help-pack-hunting = Сплатіть 1 знаряддя, щоб узяти до 2 тварин одного виду з мисливських земель. Наприкінці гри дає 2 бали.
place-stone-circle = «Кам’яне коло»
    .effect = покладіть 2 мегаліти
help-stone-circle = Покладіть 2 мегаліти. Наприкінці гри дає 1 бал.
place-capstone = «Верхній камінь»
    .effect = покладіть 1 мегаліт та просуньтеся на 1 рівень по треку ідола
help-capstone = Покладіть 1 мегаліт та просуньтеся на 1 рівень по треку ідола. Наприкінці гри дає 2 бали.
place-ancestor-cairn = «Курган предків»
    .effect = поховайте 2 карти
help-ancestor-cairn = Поховайте 2 карти. Наприкінці гри дає 2 бали.
place-burial-goods = «Поховальні дари»
    .effect = сплатіть 1 знаряддя, щоб поховати 1 карту та просунутися на 1 рівень по треку ідола
help-burial-goods = Сплатіть 1 знаряддя, щоб поховати 1 карту та просунутися на 1 рівень по треку ідола. Наприкінці гри дає 3 бали.
place-carved-idols = «Різьблені ідоли»
    .effect = просуньтеся на 2 рівні по треках ідола
help-carved-idols = Просуньтеся на 2 рівні по треках ідола. Наприкінці гри дає 2 бали.
place-sun-dance = «Танець Сонця»
    .effect = просуньтеся на 1 рівень по треку ідола за кожне своє поселення, але не більше ніж на 3
help-sun-dance = Просуньтеся на 1 рівень по треку ідола за кожне своє поселення, але не більше ніж на 3. Наприкінці гри дає 3 бали.
place-council-of-elders = «Рада старійшин»
    .effect = отримайте 1 їжу та візьміть карту племені в руку
help-council-of-elders = Отримайте 1 їжу та візьміть карту племені в руку. Наприкінці гри дає 2 бали.
place-gathering-of-clans = «Збір родів»
    .effect = візьміть 2 карти племені різних типів у скид
help-gathering-of-clans = Візьміть 2 карти племені різних типів у скид. Наприкінці гри дає 2 бали.
place-teaching-circle = «Коло навчання»
    .effect = доберіть 3 карти
help-teaching-circle = Доберіть 3 карти. Наприкінці гри дає 1 бал.
place-star-lore = «Зоряна мудрість»
    .effect = скиньте 1 карту, щоб узяти доступну карту культури
help-star-lore = Скиньте 1 карту, щоб узяти доступну карту культури. Наприкінці гри дає 3 бали.
place-great-work = «Велика праця»
    .effect = отримайте 2 очки праці
help-great-work = Отримайте 2 очки праці. Наприкінці гри дає 2 бали.
place-butchering-grounds = «Місце оброблення здобичі»
    .effect = розверніть 2 свої тварини різних видів
help-butchering-grounds = Розверніть 2 свої тварини різних видів. Наприкінці гри дає 2 бали.
place-trade-network = «Мережа обміну»
    .effect = отримайте 2 їжі та 2 знаряддя, а кожен інший гравець отримує 1 їжу
help-trade-network = Отримайте 2 їжі та 2 знаряддя, а кожен інший гравець отримує 1 їжу. Наприкінці гри дає 2 бали.
place-sky-burial = «Небесне поховання»
    .effect = якщо у вас щонайменше 4 поховані карти, отримайте 4 бали
help-sky-burial = Якщо у вас щонайменше 4 поховані карти, отримайте 4 бали. Наприкінці гри дає 3 бали.

## Ресурси та планшет

place-food = їжа
help-food = Їжею платять за багато чого, а ще її можна витрачати на працю. Ліміт їжі — 10 мінус один за кожен табір на вашому планшеті.
place-tools = знаряддя
help-tools = Ними платять за карти племені, табори й тварин. Можна мати щонайбільше 10.
place-food-cell = клітинка { $number } треку їжі
help-food-cell = Витратьте їжу до цієї клітинки: кожен значок руки, через який проходить маркер, дає 1 очко праці.
place-reserve = комірка запасу { $number }
    .genitive = комірки запасу { $number }
    .gift =
        { $number ->
            [1] 1 знаряддя
           *[other] ідола
        }
help-reserve =
    { $number ->
        [1] Два мегаліти. Порожня комірка дає 1 знаряддя в кожному затемненні.
        [3] Два мегаліти. Порожня комірка дає ідола в кожному затемненні.
        [5] Два мегаліти. Порожня комірка дає ідола в кожному затемненні.
       *[other] Два мегаліти. Порожня комірка нічого не дає.
    }
place-villages = поселення
help-villages = Кожне засноване поселення дає карту в кожному затемненні.

## Тварини

place-ground-sloth = гігантський лінивець
    .taken = гігантського лінивця
help-ground-sloth = У колоді їх 10. Набір із 1, 2, 3 чи 4 тварин цього виду, що стоять, дає наприкінці 1, 3, 6 чи 10 балів; для кожного виду рахують лише один набір. Розвернувши, отримайте 4 їжі.
place-woolly-rhino = волохатий носоріг
    .taken = волохатого носорога
help-woolly-rhino = У колоді їх 10. Набір із 1, 2, 3 чи 4 тварин цього виду, що стоять, дає наприкінці 1, 3, 6 чи 10 балів; для кожного виду рахують лише один набір. Розвернувши, отримайте 2 їжі та 1 знаряддя.
place-sabertooth = шаблезубий тигр
    .taken = шаблезубого тигра
help-sabertooth = У колоді їх 10. Набір із 1, 2, 3 чи 4 тварин цього виду, що стоять, дає наприкінці 1, 3, 6 чи 10 балів; для кожного виду рахують лише один набір. Розвернувши, отримайте 1 їжу та 2 знаряддя.
place-glyptodon = гліптодон
    .taken = гліптодона
help-glyptodon = У колоді їх 10. Набір із 1, 2, 3 чи 4 тварин цього виду, що стоять, дає наприкінці 1, 3, 6 чи 10 балів; для кожного виду рахують лише один набір. Розвернувши, отримайте 2 їжі та просуньтеся на 1 рівень по треку ідола.
place-stag-moose = оленелось
    .taken = оленелося
help-stag-moose = У колоді їх 10. Набір із 1, 2, 3 чи 4 тварин цього виду, що стоять, дає наприкінці 1, 3, 6 чи 10 балів; для кожного виду рахують лише один набір. Розвернувши, отримайте 2 їжі та доберіть 1 карту.
place-woolly-mammoth = косматий мамут
    .taken = косматого мамута
help-woolly-mammoth = У колоді їх 5. Набір із 1 чи 2 тварин цього виду, що стоять, дає наприкінці 2 чи 5 балів; для кожного виду рахують лише один набір. Розвернувши, заповніть трек їжі до ліміту.
place-argentavis = аргентавіс
    .taken = аргентавіса
help-argentavis = У колоді їх 5. Джокер: стоячи, доповнює набір будь-якого виду, який у вас є. Розвернувши, отримайте 1 їжу та просуньтеся на 1 рівень по треку ідола.
place-animal-deck = колода тварин
help-animal-deck = 60 тварин: по 10 п’яти видів, 5 мамутів і 5 аргентавісів.
place-grounds = місце { $number } на мисливських землях
help-grounds = Тут лежить не більше ніж 6 тварин. З однакових беруть крайню ліву.

## Ідоли

place-sacrifice = трек пожертв
    .locative = треку пожертв
help-sacrifice = Наприкінці їжа та знаряддя дають 1 бал за кожні 3 з рівня 1, за кожні 2 з рівня 3, за кожну одиницю з рівня 6. Рівень 2 дає 2 їжі, 4 — карту, 6 — мегаліт, 8 — 3 бали. На вершині кожен наступний ідол — це бал.
place-honour = трек пошани
    .locative = треку пошани
help-honour = Рівні 3, 6 та 8 дають 2, 3 та 5 балів. Наприкінці 1, 4 чи 7 похованих карт дають 6, 10 чи 15 балів тому, хто на цьому треку найвище, 3, 6 чи 10 — другому, 1, 3 чи 6 — іншим; хто не рушив із місця, не отримує нічого. З рівних вищий той, хто прийшов раніше.

## Місцевість

place-hex =
    { $number ->
        [0] базовий гекс
       *[other] гекс { $number }
    }
    .genitive =
        { $number ->
        [0] базового гекса
       *[other] гекса { $number }
    }
    .locative =
        { $number ->
        [0] базовому гексі
       *[other] гексі { $number }
    }
help-hex = У кожному затемненні гекс дає перевагу тому, хто має на ньому найбільше впливу: рівнина — 2 їжі, ліс — 1 їжу й 1 знаряддя, пагорби — карту, гори — мегаліт, болото — поховання, тундра — ідола; льодовик і база — нічого.
place-junction = з’єднання { part-junction }
    .locative = з’єднанні { part-junction }
help-junction = Тут може стояти одне поселення. Щоб його заснувати, потрібен ваш табір на кожному з трьох гексів; на кожному з них поселення дає 2 впливу. Ці три табори повертаються на ваш планшет, тож ліміт їжі зменшується; поселення дає карту в кожному затемненні.
place-glacier-token = токен льодовика { $number }
    .benefit =
        { $number ->
        [1] отримайте 3 їжі
        [2] отримайте 2 знаряддя
        [3] просуньтеся на 1 рівень по треку ідола
        [4] доберіть 2 карти
        [5] покладіть 1 мегаліт
        [6] поховайте 1 карту
        [7] отримайте 3 бали
        [8] візьміть верхню карту колоди тварин
        [9] візьміть карту племені у скид
       *[other] отримайте 2 їжі та просуньтеся на 1 рівень по треку ідола
    }
help-glacier-token = Поселення, засноване поряд, одразу отримує цю перевагу. Токен лишається для наступних поселень.
place-rest-token = токен відпочинку { $number }
    .benefit =
        { $number ->
        [1] отримайте 1 їжу та 1 знаряддя
        [2] поховайте 1 карту
        [3] зробіть 2 кроки таборами
        [4] просуньтеся на 1 рівень по треку ідола
       *[other] отримайте 1 їжу та відкрийте 2 карти тварин
    }
help-rest-token = Хто в раунді відпочиває першим, може використати його один раз цього ходу.
place-rest-stack = стос токенів відпочинку
help-rest-stack = Хто в раунді відпочиває першим, може взяти невідомий верхній токен замість відкритого.

## Мегаліти

place-tile-a = мегалітичний тайл 1
place-tile-b = мегалітичний тайл 2
place-tile-c = мегалітичний тайл 3
place-tile-d = мегалітичний тайл 4
place-cell = стовпчик { part-column }, рядок { part-row }
help-cell = Мегаліт тут дає те, що показано на клітинці. На початкові клітинки кладуть лише нейтральні мегаліти; поряд із будь-якою іншою вже має лежати мегаліт.
place-second-level = другий рівень, стовпчик { part-column }, рядок { part-row }
help-second-level = Лежить на чотирьох мегалітах: 2 бали за кожен свій, 1 за кожен інший; його власник теж отримує 1.
place-third-level = третій рівень, стовпчик { part-column }, рядок { part-row }
help-third-level = Лежить на чотирьох мегалітах: 2 бали за кожен свій, 1 за кожен інший; його власник теж отримує 1.
place-fourth-level = четвертий рівень, стовпчик { part-column }, рядок { part-row }
help-fourth-level = Лежить на чотирьох мегалітах: 2 бали за кожен свій, 1 за кожен інший; його власник теж отримує 1.

## Священні камені

place-stone-plains = священний камінь рівнини
    .worth = 2 бали за кожне ваше поселення поряд із рівниною
help-stone-plains = У кожному затемненні: 2 бали за кожне ваше поселення поряд із рівниною.
place-stone-forest = священний камінь лісу
    .worth = 2 бали за кожне ваше поселення поряд із лісом
help-stone-forest = У кожному затемненні: 2 бали за кожне ваше поселення поряд із лісом.
place-stone-hills = священний камінь пагорбів
    .worth = 2 бали за кожне ваше поселення поряд із пагорбами
help-stone-hills = У кожному затемненні: 2 бали за кожне ваше поселення поряд із пагорбами.
place-stone-mountains = священний камінь гір
    .worth = 2 бали за кожне ваше поселення поряд із горами
help-stone-mountains = У кожному затемненні: 2 бали за кожне ваше поселення поряд із горами.
place-stone-marsh = священний камінь болота
    .worth = 2 бали за кожне ваше поселення поряд із болотом
help-stone-marsh = У кожному затемненні: 2 бали за кожне ваше поселення поряд із болотом.
place-stone-tundra = священний камінь тундри
    .worth = 2 бали за кожне ваше поселення поряд із тундрою
help-stone-tundra = У кожному затемненні: 2 бали за кожне ваше поселення поряд із тундрою.
place-stone-glacier = священний камінь льодовика
    .worth = 2 бали за кожне ваше поселення поряд із льодовиком
help-stone-glacier = У кожному затемненні: 2 бали за кожне ваше поселення поряд із льодовиком.
place-stone-camp-kinds = священний камінь таборів
    .worth = 1 бал за кожен вид гексів із вашими таборами, крім бази
help-stone-camp-kinds = У кожному затемненні: 1 бал за кожен вид гексів із вашими таборами, крім бази.
place-stone-ground-megaliths = священний камінь підвалин
    .worth = 1 бал за кожен ваш мегаліт на землі
help-stone-ground-megaliths = У кожному затемненні: 1 бал за кожен ваш мегаліт на землі.
place-stone-tile-spread = священний камінь широкого поля
    .worth = 1, 2, 4 чи 6 балів за 1, 2, 3 чи 4 тайли, де на землі є ваші мегаліти
help-stone-tile-spread = У кожному затемненні: 1, 2, 4 чи 6 балів за 1, 2, 3 чи 4 тайли, де на землі є ваші мегаліти.
place-stone-buried = священний камінь предків
    .worth = 1, 3 чи 5 балів за 1, 4 чи 7 похованих карт
help-stone-buried = У кожному затемненні: 1, 3 чи 5 балів за 1, 4 чи 7 похованих карт.
place-stone-upper-megaliths = священний камінь висот
    .worth = 2 бали за кожен ваш мегаліт на верхніх рівнях
help-stone-upper-megaliths = У кожному затемненні: 2 бали за кожен ваш мегаліт на верхніх рівнях.
place-stone-idol-steps = священний камінь ідолів
    .worth = 1 бал за кожні 2 ваші рівні на обох треках ідола разом
help-stone-idol-steps = У кожному затемненні: 1 бал за кожні 2 ваші рівні на обох треках ідола разом.
place-stone-rotated-kinds = священний камінь бенкету
    .worth = 1 бал за кожен вид ваших розвернутих тварин
help-stone-rotated-kinds = У кожному затемненні: 1 бал за кожен вид ваших розвернутих тварин.
place-stone-ground-sloth = священний камінь лінивців
    .worth = 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих лінивців
help-stone-ground-sloth = У кожному затемненні: 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих лінивців.
place-stone-woolly-rhino = священний камінь носорогів
    .worth = 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих носорогів
help-stone-woolly-rhino = У кожному затемненні: 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих носорогів.
place-stone-sabertooth = священний камінь шаблезубих тигрів
    .worth = 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих шаблезубих тигрів
help-stone-sabertooth = У кожному затемненні: 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих шаблезубих тигрів.
place-stone-glyptodon = священний камінь гліптодонів
    .worth = 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих гліптодонів
help-stone-glyptodon = У кожному затемненні: 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих гліптодонів.
place-stone-stag-moose = священний камінь оленелосів
    .worth = 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих оленелосів
help-stone-stag-moose = У кожному затемненні: 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих оленелосів.
place-stone-mammoth-argentavis = священний камінь мамутів та аргентавісів
    .worth = 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих мамутів та аргентавісів
help-stone-mammoth-argentavis = У кожному затемненні: 1, 3, 5 чи 7 балів за 1, 2, 3 чи 4 розвернутих мамутів та аргентавісів.

## Вожді та карти підготовки

place-handeye = Вождь Дивирук
place-thunderclaw = Вождиня Громолапа
place-tuskbreaker = Вождь Бивнебій
place-stonecarver = Вождиня Виріжкамінь
place-firewolf = Вождь Вогневовк
place-handeye-a = Вождь Дивирук (сторона 1)
    .ability = у колонці «Початок» отримайте 2 очки праці
help-handeye-a = Один раз того ходу, коли ви ставите вождя: у колонці «Початок» отримайте 2 очки праці.
place-handeye-b = Вождь Дивирук (сторона 2)
    .ability = просуньтеся на 1 рівень по треку ідола
help-handeye-b = Один раз того ходу, коли ви ставите вождя: просуньтеся на 1 рівень по треку ідола.
place-thunderclaw-a = Вождиня Громолапа (сторона 1)
    .ability = отримайте 1½ очка праці
help-thunderclaw-a = Один раз того ходу, коли ви ставите вождя: отримайте 1½ очка праці.
place-thunderclaw-b = Вождиня Громолапа (сторона 2)
    .ability = поховайте 1 карту
help-thunderclaw-b = Один раз того ходу, коли ви ставите вождя: поховайте 1 карту.
place-tuskbreaker-a = Вождь Бивнебій (сторона 1)
    .ability = у колонці «Полювання» отримайте 1 очко праці та 1 знаряддя
help-tuskbreaker-a = Один раз того ходу, коли ви ставите вождя: у колонці «Полювання» отримайте 1 очко праці та 1 знаряддя.
place-tuskbreaker-b = Вождь Бивнебій (сторона 2)
    .ability = отримайте 1 їжу та розверніть 1 свою тварину
help-tuskbreaker-b = Один раз того ходу, коли ви ставите вождя: отримайте 1 їжу та розверніть 1 свою тварину.
place-stonecarver-a = Вождиня Виріжкамінь (сторона 1)
    .ability = у колонці «Розвиток» отримайте 2 очки праці
help-stonecarver-a = Один раз того ходу, коли ви ставите вождя: у колонці «Розвиток» отримайте 2 очки праці.
place-stonecarver-b = Вождиня Виріжкамінь (сторона 2)
    .ability = сплатіть 1 знаряддя, щоб покласти 1 мегаліт
help-stonecarver-b = Один раз того ходу, коли ви ставите вождя: сплатіть 1 знаряддя, щоб покласти 1 мегаліт.
place-firewolf-a = Вождь Вогневовк (сторона 1)
    .ability = у колонці «Міграція» отримайте 1 очко праці та 1 знаряддя
help-firewolf-a = Один раз того ходу, коли ви ставите вождя: у колонці «Міграція» отримайте 1 очко праці та 1 знаряддя.
place-firewolf-b = Вождь Вогневовк (сторона 2)
    .ability = отримайте 1 їжу та зробіть 1 крок табором
help-firewolf-b = Один раз того ходу, коли ви ставите вождя: отримайте 1 їжу та зробіть 1 крок табором.
place-setup-elder = карта підготовки «Старійшина»
    .accusative = карту підготовки «Старійшина»
help-setup-elder = Дає 3 їжі, 3 знаряддя, карту племені «Старійшина» та гігантського лінивця.
place-setup-crafter = карта підготовки «Майстриня»
    .accusative = карту підготовки «Майстриня»
help-setup-crafter = Дає 4 їжі, 2 знаряддя, карту племені «Майстриня» та гліптодона.
place-setup-scout = карта підготовки «Розвідниця»
    .accusative = карту підготовки «Розвідниця»
help-setup-scout = Дає 3 їжі, 1 знаряддя, карту племені «Розвідниця», оленелося і другий табір на базовому гексі.
place-setup-hunter = карта підготовки «Мисливець»
    .accusative = карту підготовки «Мисливець»
help-setup-hunter = Дає 3 їжі, 1 знаряддя, карту племені «Мисливець», шаблезубого тигра та волохатого носорога.
place-setup-shaman = карта підготовки «Шаманка»
    .accusative = карту підготовки «Шаманка»
help-setup-shaman = Дає 4 їжі, 2 знаряддя, карту племені «Шаманка» та волохатого носорога.

## Кочівник

place-nomad-card = карта кочівника { $number }
    .accusative = карту кочівника { $number }
    .benefit =
        { $number ->
        [1] Початок: плем’я 2, поховання 1; ½ очка праці
        [2] Початок: плем’я 1, поховання 1, ідол 1; 1 очко праці
        [3] Початок: плем’я 2, ідол 1; 1½ очка праці
        [4] Розвиток: культура 1, камінь 1; ½ очка праці
        [5] Розвиток: культура 2; 1 очко праці
        [6] Розвиток: культура 1, камінь 1; 1 очко праці
        [7] Міграція: табір 1, кроки 3, поселення 1; ½ очка праці
        [8] Міграція: табір 2, кроки 2, поселення 1; 1 очко праці
        [9] Міграція: табір 1, кроки 2, мегаліт 1, поселення 1; 1½ очка праці
        [10] Полювання: відкрити 2, полювання 1; 1 очко праці
        [11] Полювання: полювання 2; ½ очка праці
       *[other] Полювання: полювання 1, ідол 1; 1½ очка праці
    }
help-nomad-card = Кочівник іде в колонку й робить усе показане зліва направо; праця рахується в затемненні. Він ніколи не платить і не відпочиває. Цього суперника придумали ми.

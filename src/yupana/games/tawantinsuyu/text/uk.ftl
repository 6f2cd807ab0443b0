# Тауантінсую українською.

title = Тауантінсую: Імперія інків
about = Посилайте робітників на тераси пагорба в Куско, будуйте сходи, тчіть гобелени, завойовуйте чотири регіони й піднімайтеся сходинками храму Сонця. Для 2–4 гравців або для одного гравця проти Аксомамми.
provenance = Правила базової та одиночної гри, переказані своїми словами. Ми не знали, що саме надруковано на компонентах. Клітинки пагорба, сходинки храму, розміри поселення й табору кочівників, карти божеств та армії, більшість клітинок регіонів, ціни будівель, бонуси виробничих будівель, візерунки, порядок дій у Коріканчі та клітинок на планшеті Аксомамми — це наша власна редакція, узгоджена з правилами, а не видані таблиці. Назви будівель теж наші.
automaton = Аксомамма
option-coricancha-fixed =
    { $value ->
        [0] Коріканчу повертають випадково
       *[other] Коріканчу завжди повертають однаково: виробництво — навпроти сектора 1
    }
option-max-turns =
    { $value ->
        [0] Без обмеження кількості ходів
        [one] Не більше ніж { $value } хід на гравця
        [few] Не більше ніж { $value } ходи на гравця
       *[many] Не більше ніж { $value } ходів на гравця
    }
option-weave-follow-price =
    { $value ->
        [one] У чужий хід візерунок коштує { $value } кукурудзу
       *[other] У чужий хід візерунок коштує { $value } кукурудзи
    }
option-upkeep-potato =
    { $value ->
        [one] { $value } картопля за кожну карту божества під час церемонії
       *[other] { $value } картоплі за кожну карту божества під час церемонії
    }
option-z12-worship =
    { $value ->
        [0] Золоте святилище діє під час підношення
       *[other] Золоте святилище діє під час поклоніння
    }
option-axomamma-printed-soldiers =
    { $value ->
        [0] Перед завоюванням Аксомамма рахує по 1 солдату за кожну карту в руці
       *[other] Перед завоюванням Аксомамма рахує солдатів, зображених на картах у руці
    }
option-axomamma-start-stone =
    { $value ->
        [0] Аксомамма починає з 2 каменями
       *[other] Аксомамма починає з 4 каменями
    }
option-axomamma-offering-gold =
    { $value ->
        [0] За підношення Аксомамма платить лише кукурудзою
       *[other] За підношення Аксомамма платить золотом, якщо бракує кукурудзи
    }
option-axomamma-second-conquest-free =
    { $value ->
        [0] Для другого завоювання Аксомаммі потрібні солдати
       *[other] Для другого завоювання Аксомаммі солдати не потрібні
    }
option-axomamma-stopping-personality =
    { $value ->
        [0] Жетон особистості Аксомамми діє, коли на кубику випадає номер жетона на його клітинці
       *[other] Жетон особистості Аксомамми діє ще й щоразу, коли на його клітинці зупиняється жетон
    }
option-axomamma-no-personality =
    { $value ->
        [0] Аксомамма має жетон особистості
       *[other] Легше: Аксомамма не має жетона особистості
    }
option-axomamma-dear-buildings =
    { $value ->
        [0] Аксомамма платить за будівлю 1 камінь
       *[other] Легше: Аксомамма платить за будівлю 2 камені
    }
option-axomamma-reluctant-worship =
    { $value ->
        [0] Аксомаммі для поклоніння досить 1 статуї
       *[other] Легше: Аксомаммі для поклоніння потрібно щонайменше 2 статуї
    }
option-axomamma-one-conquest =
    { $value ->
        [0] Активувавши завоювання, Аксомамма завойовує двічі
       *[other] Легше: активувавши завоювання, Аксомамма завойовує один раз
    }
option-axomamma-no-idle-army =
    { $value ->
        [0] Не маючи робітників, Аксомамма бере карту армії
       *[other] Легше: не маючи робітників, Аксомамма не бере карти армії
    }
option-axomamma-free-step =
    { $value ->
        [0] За поклоніння й підношення Аксомамма не отримує безплатної сходинки храму
       *[other] Важче: поклоніння й підношення Аксомамма починає з безплатної сходинки храму
    }
option-axomamma-eager-conquest =
    { $value ->
        [0] Аксомамма завойовує, якщо солдатів більше, ніж воєнних втрат
       *[other] Важче: Аксомамма завойовує, якщо солдатів не менше, ніж воєнних втрат
    }
option-axomamma-fewer-soldiers =
    { $value ->
        [0] Аксомаммі потрібно стільки ж солдатів, скільки й усім
       *[other] Важче: Аксомамма перевертає й скидає на 1 солдата менше
    }
option-axomamma-action-points =
    { $value ->
        [0] Дії Аксомамми не дають додаткових очок
       *[other] Важче: 2 очки за кожну дію Аксомамми в Коріканчі
    }
option-axomamma-weaving-points =
    { $value ->
        [0] Під час церемонії Аксомамма отримує 1 очко за візерунок
       *[other] Важче: під час церемонії Аксомамма отримує 2 очки за візерунок
    }
option-axomamma-idle-points =
    { $value ->
        [0] Не маючи робітників, Аксомамма не отримує додаткових очок
       *[other] Важче: не маючи робітників, Аксомамма отримує ще 2 очки
    }
option-axomamma-leftover-points =
    { $value ->
        [0] Ресурси Аксомамми наприкінці гри не дають додаткових очок
       *[other] Важче: наприкінці гри Аксомамма отримує 1 очко за кожен ресурс
    }
about-preset-easy = Аксомамма не має жетона особистості, платить за будівлі більше, завойовує менше, а без робітників не бере карти армії.
about-preset-normal = Аксомамма грає за правилами без змін.
about-preset-hard = Аксомамма починає поклоніння й підношення з безплатної сходинки храму, і їй потрібно менше солдатів.

## Частини інших повідомлень

part-good =
    { $good ->
        [potato] { $amount ->
            [one] { $amount } картоплю
           *[other] { $amount } картоплі
        }
        [corn] { $amount ->
            [one] { $amount } кукурудзу
           *[other] { $amount } кукурудзи
        }
        [stone] { $amount ->
            [one] { $amount } камінь
            [few] { $amount } камені
           *[many] { $amount } каменів
        }
       *[gold] { $amount ->
            [one] { $amount } золото
           *[other] { $amount } золота
        }
    }
part-given =
    { $given ->
        [corn] { $gave ->
            [one] { $gave } кукурудзу
           *[other] { $gave } кукурудзи
        }
        [stone] { $gave ->
            [one] { $gave } камінь
            [few] { $gave } камені
           *[many] { $gave } каменів
        }
       *[gold] { $gave ->
            [one] { $gave } золото
           *[other] { $gave } золота
        }
    }
part-taken =
    { $taken ->
        [corn] { $took ->
            [one] { $took } кукурудзу
           *[other] { $took } кукурудзи
        }
        [stone] { $took ->
            [one] { $took } камінь
            [few] { $took } камені
           *[many] { $took } каменів
        }
       *[gold] { $took ->
            [one] { $took } золото
           *[other] { $took } золота
        }
    }
part-cost-potato =
    { $potato ->
        [one] { $potato } картопля
       *[other] { $potato } картоплі
    }
part-cost-corn =
    { $corn ->
        [one] { $corn } кукурудза
       *[other] { $corn } кукурудзи
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
        [few] { $points } очки
       *[many] { $points } очок
    }
part-scores =
    { $you ->
        [yes] Ви отримуєте { part-points }
       *[no] { $seat } отримує { part-points }
    }
part-lost-points =
    { UNSIGNED($points) ->
        [one] { UNSIGNED($points) } очко
        [few] { UNSIGNED($points) } очки
       *[many] { UNSIGNED($points) } очок
    }
part-loses =
    { $you ->
        [yes] Ви втрачаєте { part-lost-points }
       *[no] { $seat } втрачає { part-lost-points }
    }
part-action =
    { $action ->
        [production] виробництво
        [worship] поклоніння
        [offering] підношення
        [conquest] завоювання
       *[recovery] відновлення
    }
part-as =
    { $acts ->
        [architect] { $worker ->
            [architect] { "" }
           *[other] { " " }як архітектора
        }
        [craftsman] { $worker ->
            [craftsman] { "" }
           *[other] { " " }як ремісника
        }
        [courier] { $worker ->
            [courier] { "" }
           *[other] { " " }як посланця
        }
        [priest] { $worker ->
            [priest] { "" }
           *[other] { " " }як жерця
        }
       *[warrior] { "" }
    }
part-task =
    { $task ->
        [harvest-potato] збір картоплі
        [harvest-corn] збір кукурудзи
        [harvest-stone] збір каменю
        [harvest-gold] збір золота
        [weave] створення візерунків
        [statue] зведення статуї
        [steps] будівництво сходів
        [build] спорудження будівлі
        [train] тренування
        [produce-once] одноразове виробництво
       *[trade] торгівля
    }
part-symbol =
    { $symbol ->
        [gold] 1 золото
        [stone2] 2 камені
        [potato3] 3 картоплі
        [god-potato] 1 карта божества та 1 картопля
        [recover] відновлення 1 будівлі або карти армії
        [army] 1 карта армії
        [pay-step] 1 сходинка храму за 1 золото
       *[vp3] 3 очки
    }
part-soldiers =
    { $flip ->
        [0] { $discard ->
            [one] скинути { $discard } солдата
           *[other] скинути { $discard } солдатів
        }
       *[other] { $flip ->
            [one] перевернути { $flip } солдата
           *[other] перевернути { $flip } солдатів
        }{ $discard ->
            [0] { "" }
           *[other] , скинути { $discard }
        }
    }
part-soldiers-briefly =
    { $flip ->
        [0] скинути { $discard }
       *[other] перевернути { $flip }{ $discard ->
            [0] { "" }
           *[other] , скинути { $discard }
        }
    }
part-god =
    { $god ->
        [spiral] спіраль
        [zigzag] зиґзаґ
        [squares] квадрати
        [cross] хрест
        [wave] хвиля
       *[diamond] ромб
    }
part-cell =
    { $row ->
        [upper] { $cell ->
            [1] 3 картоплі
            [2] 2 кукурудзи
            [3] 2 камені
            [4] 1 золото та дія особистості
           *[other] 2 камені або 2 кукурудзи
        }
        [middle] { $cell ->
            [1] створення візерунків
            [2] виробнича будівля
            [3] будівництво сходів
            [4] зведення статуї
           *[other] постійна будівля
        }
       *[lower] { $cell ->
            [1] робітник із картопляного кінця черги
            [2] карта армії
            [3] робітник із кукурудзяного кінця черги
            [4] 2 очки
           *[other] кочівник
        }
    }
part-row =
    { $row ->
        [upper] верхнього ряду
        [middle] середнього ряду
       *[lower] нижнього ряду
    }

## Запитання

ask-choose-starting-weaving = З якого початкового візерунка ви починаєте перший гобелен?
ask-keep-gods = Які три карти божеств ви залишаєте? Інші п’ять буде розіграно заради бонусів.
ask-place-high-priest = Де починає ваш верховний жрець? Дію на цій клітинці він не активує.
ask-take-turn =
    { $places ->
        [yes] Ваш хід: розмістіть робітника або виконайте дві різні другорядні дії.
       *[no] Ваш хід: розмістити робітника не можна. Виконайте дві різні другорядні дії.
    }
ask-take-second-action = Виконайте ще одну другорядну дію, відмінну від першої.
ask-hire-worker =
    { $hires ->
        [yes] Наймете робітника з поселення чи завершите хід?
       *[no] Найняти нікого не можна. Завершіть хід.
    }
ask-finish-turn = Усе зроблено: завершіть хід.
ask-dismiss-worker = У вас більше ніж два робітники. Хто з них покидає гру?
ask-place-worker =
    { $acts ->
        [0] Де ви розміщуєте архітектора й чим платите за символ?
        [1] Де ви розміщуєте ремісника й чим платите за символ?
        [2] Де ви розміщуєте посланця й чим платите за символ?
        [3] Де ви розміщуєте воїна й чим платите за символ?
       *[other] Де ви розміщуєте жерця й чим платите за символ?
    }
ask-carry-off = Якого сусіднього робітника забирає воїн?
ask-use-bonuses-first = Ваша статуя відкриває бонуси карти божества. Який використати першим? Якщо пропустите, їх можна буде використати після доручень.
ask-use-bonuses = Який бонус карт божеств ви використовуєте?
ask-perform-tasks =
    { $performs ->
        [yes] Яке доручення ви виконуєте? Залишилося { $left }.
       *[no] { $buys ->
            [yes] { $left ->
                [0] Усі доручення виконано. Сплатите 1 картоплю, щоб виконати ще одне?
               *[other] Жодне з решти доручень виконати не можна. Сплатите 1 картоплю за ще одне?
            }
           *[no] Жодне з решти доручень зараз виконати не можна.
        }
    }
ask-choose-payment = Чим ви платите?
ask-choose = Що з цього ви берете?
ask-take-god = Яку карту божества ви берете?
ask-keep-army = Яку з двох карт армії ви залишаєте?
ask-take-nomad = Якого кочівника ви берете?
ask-build =
    { $mode ->
        [2] { $replaces ->
            [yes] Яку будівлю ви берете безплатно? Перед цим за карту божества можна замінити одну чи дві будівлі на ринку.
           *[no] Яку будівлю ви берете безплатно?
        }
       *[other] { $replaces ->
            [yes] Яку будівлю ви споруджуєте? Перед цим за карту божества можна замінити одну чи дві будівлі на ринку.
           *[no] Яку будівлю ви споруджуєте?
        }
    }
ask-replace-another = Заміните ще одну будівлю на ринку?
ask-erect =
    { $mode ->
        [2] Яку малу статую ви зводите безплатно?
       *[other] Яку статую ви зводите?
    }
ask-build-steps =
    { $free ->
        [yes] Де ви безплатно будуєте сходи?
       *[no] Де ви будуєте сходи?
    }
ask-put-back = Який візерунок ви кладете назад під стос?
ask-buy-weavings = Які візерунки ви купуєте? Один коштує 1 кукурудзу, два — 3, три — 6.
ask-buy-one-weaving = Купите один із візерунків?
ask-take-weaving = Візьмете візерунок зі стосу?
ask-add-weaving = Куди ви додаєте візерунок?
ask-choose-junction = Яке з’єднання дає бонус наступним?
ask-produce-once = Яка виробнича будівля дає свій бонус?
ask-pay-step = Сплатите 1 золото за сходинку храму?
ask-recover =
    { $free ->
        [0] { $price_kind ->
            [1] Відновите щось за 1 їжу?
           *[other] Відновите щось за 1 кукурудзу?
        }
       *[other] { $armies ->
            [yes] Яку виробничу будівлю чи карту армії ви безплатно відновлюєте?
           *[no] Яку виробничу будівлю ви безплатно відновлюєте?
        }
    }
ask-suffer-casualty = Війна вимагає жертв. Хто з робітників стане воєнною втратою?
ask-act-or-take-gold =
    { $action ->
        [0] Виробництво: виконаєте дію чи візьмете замість неї 1 золото?
        [1] Поклоніння: виконаєте дію чи візьмете замість неї 1 золото?
        [2] Підношення: виконаєте дію чи візьмете замість неї 1 золото?
        [3] Завоювання: виконаєте дію чи візьмете замість неї 1 золото?
       *[other] Відновлення: виконаєте дію чи візьмете замість неї 1 золото?
    }
ask-produce =
    { $closed ->
        [yes] { $recover ->
            [yes] Виробництво: що ви відновлюєте?
           *[no] Виробництво: яку будівлю ви перевертаєте горілиць?
        }
       *[no] { $recover ->
            [yes] Виробництво: яку будівлю ви використовуєте чи що відновлюєте?
           *[no] { $flip ->
                [yes] Виробництво: яку будівлю ви використовуєте чи перевертаєте горілиць?
               *[no] Виробництво: яку будівлю ви використовуєте?
            }
        }
    }
ask-worship =
    { $active ->
        [yes] Поклоніння: яку статую ви віддаєте? Велика дає 3 сходинки храму, мала — 1.
       *[no] Поклоніння: віддасте статую за 1 сходинку храму?
    }
ask-offer =
    { $active ->
        [yes] Підношення: як високо ви піднімаєтеся? Кожна сходинка храму коштує 2 кукурудзи.
       *[no] Підношення: сплатите 3 кукурудзи за 1 сходинку храму?
    }
ask-send-armies =
    { $free ->
        [yes] Яку карту армії ви викладаєте? Перша безплатна, кожна наступна коштує 1 картоплю.
       *[no] Викладете карту армії за 1 картоплю?
    }
ask-conquer = Де ви розміщуєте фішку завоювання?
ask-choose-army =
    { $flip ->
        [0] { $discard ->
            [one] Які карти армії ви скидаєте? Потрібен щонайменше { $discard } солдат.
            [few] Які карти армії ви скидаєте? Потрібно щонайменше { $discard } солдати.
           *[many] Які карти армії ви скидаєте? Потрібно щонайменше { $discard } солдатів.
        }
       *[other] { $discard ->
            [0] { $flip ->
                [one] Які карти армії ви перевертаєте долілиць? Потрібен щонайменше { $flip } солдат.
                [few] Які карти армії ви перевертаєте долілиць? Потрібно щонайменше { $flip } солдати.
               *[many] Які карти армії ви перевертаєте долілиць? Потрібно щонайменше { $flip } солдатів.
            }
           *[other] Які карти армії ви використовуєте? Спершу переверніть солдатів (щонайменше { $flip }), потім скиньте (щонайменше { $discard }).
        }
    }
ask-pay-upkeep =
    { $potatoes ->
        [one] Для карт божеств бракує { $potatoes } картоплі. Сплатіть за неї 1 золото, інакше втратите 2 очки.
       *[other] Для карт божеств бракує { $potatoes } картоплі. За кожну сплатіть 1 золото, інакше втратите 2 очки.
    }
ask-play-ceremonial-card =
    { $cards ->
        [one] Яку карту божества ви розігруєте заради бонусів? Можна розіграти ще { $cards }.
       *[other] Яку карту божества ви розігруєте заради бонусів? Можна розіграти до { $cards }.
    }
ask-exchange-last = Зараз почнеться підрахунок очок. Обміняєте ресурси? Очки дає лише золото.

## Варіанти

do-choose = Вибрати { NAME($place, case: "accusative") } ({ NAME($place, case: "contents") })
do-keep = Залишити { NAME($place, case: "accusative") }, { NAME($second, case: "accusative") } та { NAME($third, case: "accusative") }
do-put = Поставити верховного жерця на { NAME($place, case: "accusative") }: { part-action }
do-place = Розмістити { NAME($place, case: "accusative") }
do-place-as-architect = Розмістити { NAME($place, case: "accusative") } як архітектора
do-place-as-craftsman = Розмістити { NAME($place, case: "accusative") } як ремісника
do-place-as-courier = Розмістити { NAME($place, case: "accusative") } як посланця
do-place-as-priest = Розмістити { NAME($place, case: "accusative") } як жерця
do-place-on =
    { $second ->
        [gold] На { NAME($place, case: "locative") }: { NAME($place, case: "contents") }; за 1 золото
       *[other] На { NAME($place, case: "locative") }: { NAME($place, case: "contents") }; { NAME($second) }
    }
do-move = Пересунути верховного жерця на { NAME($place, case: "accusative") }: { part-action }
do-pray = Молитва: взяти 2 карти божеств
do-train = Тренування: взяти 2 карти армії та залишити 1
do-recruit = Взяти { NAME($worker, case: "accusative") } ({ NAME($place) })
do-carry-off = Забрати { NAME($worker, case: "accusative") } з { NAME($place, case: "genitive") }
do-use = Використати бонус { NAME($place) }
do-perform =
    { $task ->
        [harvest-potato] Збір картоплі
        [harvest-corn] Збір кукурудзи
        [harvest-stone] Збір каменю
        [harvest-gold] Збір золота
        [weave] Створення візерунків
        [statue] Зведення статуї
        [steps] Будівництво сходів
        [build] { $payable ->
            [no] Спорудження будівлі: жодної не оплатити, лише замінити
           *[yes] Спорудження будівлі
        }
        [train] Тренування
        [produce-once] Одноразове виробництво
       *[trade] Торгівля
    }
do-buy-task = Сплатити 1 картоплю: ще одне доручення
do-stop = Завершити доручення
do-pay = Сплатити 1 { NAME($place, case: "accusative") }
do-pay-with = Сплатити
do-take =
    { $place ->
        [god-deck] Взяти верхню карту колоди божеств
        [weaving-stack] Взяти невідомий візерунок під верхнім
        [nomads] Взяти робітника з‑поміж кочівників
       *[other] Взяти { NAME($place, case: "accusative") }
    }
do-keep-army = Залишити { NAME($place, case: "accusative") }
do-build = Спорудити { NAME($place, case: "accusative") }: { NAME($place, case: "contents") }
do-replace = Замінити { NAME($second, case: "accusative") }, віддавши { NAME($place, case: "accusative") }
do-replace-another = Замінити ще й { NAME($place, case: "accusative") }
do-erect = Звести { NAME($place, case: "accusative") }
do-build-steps = Побудувати { NAME($place, case: "accusative") }
do-put-back = Покласти під стос { NAME($place, case: "accusative") } ({ NAME($place, case: "contents") })
do-buy = Купити вибрані візерунки
do-buy-one = Купити { NAME($place, case: "accusative") } ({ NAME($place, case: "contents") })
do-add =
    { $place ->
        [new-tapestry] Почати новий гобелен
       *[other] { $side ->
            [left] Додати ліворуч
           *[right] Додати праворуч
        }{ $count ->
            [1] { "" }
           *[other] { " " }до гобелена { $tapestry }
        }{ $symbol ->
            [none] : без з’єднання
           *[other] : з’єднання, { part-symbol }
        }
    }
do-trade = Використати з’єднання праворуч від { NAME($place, case: "genitive") }: { part-symbol }
do-produce = Використати { NAME($place, case: "accusative") }: { NAME($place, case: "contents") }
do-turn-up = Перевернути горілиць { NAME($place, case: "accusative") }
do-recover = Відновити { NAME($place, case: "accusative") }
do-climb = Сплатити 1 золото й піднятися до { NAME($place, case: "genitive") }: { NAME($place, case: "contents") }
do-lose = Втратити { NAME($worker, case: "accusative") } з { NAME($place, case: "genitive") }
do-act = Виконати дію
do-worship = Віддати { NAME($place, case: "accusative") }
do-offer = Піднятися до { NAME($place, case: "genitive") }: { NAME($place, case: "contents") }
do-send = Викласти { NAME($place, case: "accusative") }
do-conquer = Завоювати { NAME($place) } ({ part-soldiers }): { NAME($place, case: "contents") }
do-conquer-flipping-less = { do-conquer }
do-conquer-discarding-less = { do-conquer }
do-conquer-with-less = { do-conquer }
do-flip = Перевернути долілиць { NAME($place, case: "accusative") }
do-discard = Скинути { NAME($place, case: "accusative") }
do-hire = Найняти { NAME($worker, case: "accusative") } з { NAME($place, case: "genitive") }
do-dismiss = Відпустити { NAME($place, case: "accusative") }
do-play = Розіграти { NAME($place, case: "accusative") } заради бонусів
do-spend = Скинути { NAME($place, case: "accusative") } заради бонусу
do-consult = Сплатити 1 { NAME($second, case: "accusative") } й узяти карту божества: { NAME($place) }
do-exchange-corn =
    { $second ->
        [stone] Обміняти 2 кукурудзи на 2 камені
       *[gold] Обміняти 2 кукурудзи на 1 золото
    }
do-exchange-stone =
    { $second ->
        [corn] Обміняти 2 камені на 2 кукурудзи
       *[gold] Обміняти 2 камені на 1 золото
    }
do-exchange-gold =
    { $second ->
        [corn] Обміняти 1 золото на 2 кукурудзи
       *[stone] Обміняти 1 золото на 2 камені
    }

# Варіанти, рід яких уже названо.
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
        [production] виробництво: бонуси виробничих будівель
        [worship] поклоніння: сходинки храму за статуї
        [offering] підношення: сходинки храму за кукурудзу
        [conquest] завоювання: фішки в регіонах за солдатів
       *[recovery] відновлення: будівлі й карти армії горілиць
    }

# Варіанти, місце яких уже вибрано.
rest-place-on =
    { $second ->
        [gold] Сплатити 1 золото
       *[other] Віддати { NAME($second, case: "accusative") }
    }

## Перебіг партії

log-first-player-chosen =
    { $you ->
        [yes] Перший гравець — ви.
       *[no] Перший гравець — { $seat }.
    }
log-coricancha-turned = Коріканчу повернуто: виробництво — на { NAME($place, case: "locative") }.
log-worker-arrived = З мішечка на { NAME($place, case: "accusative") } приходить { NAME($worker) }.
log-worker-drawn =
    { $you ->
        [yes] Ви витягуєте з мішечка { NAME($worker, case: "accusative") }.
       *[no] { $seat } витягує з мішечка { NAME($worker, case: "accusative") }.
    }
log-worker-put-back =
    { $you ->
        [yes] Ви повертаєте в мішечок { NAME($worker, case: "accusative") }.
       *[no] { $seat } повертає в мішечок { NAME($worker, case: "accusative") }.
    }
log-building-shown = На ринку з’являється { NAME($tile) }.
log-weaving-shown = Відкрито { NAME($tile, case: "accusative") } ({ NAME($tile, case: "contents") }).
log-starting-weaving-chosen =
    { $you ->
        [yes] Ви вибираєте { NAME($tile, case: "accusative") }.
       *[no] { $seat } вибирає { NAME($tile, case: "accusative") }.
    }
log-gods-kept =
    { $you ->
        [yes] Ви залишаєте { $kept ->
            [one] { $kept } карту божества, а решту розігруєте.
            [few] { $kept } карти божеств, а решту розігруєте.
           *[many] { $kept } карт божеств, а решту розігруєте.
        }
       *[no] { $seat } залишає { $kept ->
            [one] { $kept } карту божества, а решту розігрує.
            [few] { $kept } карти божеств, а решту розігрує.
           *[many] { $kept } карт божеств, а решту розігрує.
        }
    }
log-god-card-played =
    { $you ->
        [yes] Ви розігруєте { NAME($card, case: "accusative") }.
       *[no] { $seat } розігрує { NAME($card, case: "accusative") }.
    }
log-god-drawn =
    { $card ->
        [face-down] { $you ->
            [yes] Ви берете з колоди карту божества.
           *[no] { $seat } бере з колоди карту божества.
        }
       *[other] { $you ->
            [yes] Ви берете з колоди { NAME($card, case: "accusative") }: { NAME($card, case: "contents") }.
           *[no] { $seat } бере з колоди { NAME($card, case: "accusative") }: { NAME($card, case: "contents") }.
        }
    }
log-god-taken =
    { $you ->
        [yes] Ви берете з вівтаря { NAME($card, case: "accusative") }.
       *[no] { $seat } бере з вівтаря { NAME($card, case: "accusative") }.
    }
log-god-returned =
    { $card ->
        [face-down] { $you ->
            [yes] Ви кладете під колоду карту божества.
           *[no] { $seat } кладе під колоду карту божества.
        }
       *[other] { $you ->
            [yes] Ви кладете під колоду { NAME($card, case: "accusative") }.
           *[no] { $seat } кладе під колоду { NAME($card, case: "accusative") }.
        }
    }
log-god-buried = З вівтаря прибрано під низ колоди божеств { NAME($card, case: "accusative") }.
log-god-laid = На вівтар лягає { NAME($card) }: { NAME($card, case: "contents") }.
log-altar-shuffled =
    { $cards ->
        [one] У колоду божеств замішано { $cards } карту з вівтаря.
        [few] У колоду божеств замішано { $cards } карти з вівтаря.
       *[many] У колоду божеств замішано { $cards } карт із вівтаря.
    }
log-played-gods-shuffled =
    { $cards ->
        [one] У колоду божеств замішано { $cards } розіграну карту.
        [few] У колоду божеств замішано { $cards } розіграні карти.
       *[many] У колоду божеств замішано { $cards } розіграних карт.
    }
log-army-drawn =
    { $card ->
        [face-down] { $you ->
            [yes] Ви берете з колоди карту армії.
           *[no] { $seat } бере з колоди карту армії.
        }
       *[other] { $you ->
            [yes] Ви берете з колоди { NAME($card, case: "accusative") }.
           *[no] { $seat } бере з колоди { NAME($card, case: "accusative") }.
        }
    }
log-army-discarded =
    { $you ->
        [yes] Ви скидаєте { NAME($card, case: "accusative") }.
       *[no] { $seat } скидає { NAME($card, case: "accusative") }.
    }
log-army-played =
    { $you ->
        [yes] Ви викладаєте { NAME($card, case: "accusative") }.
       *[no] { $seat } викладає { NAME($card, case: "accusative") }.
    }
log-army-turned-down =
    { $you ->
        [yes] Ви перевертаєте долілиць { NAME($card, case: "accusative") }.
       *[no] { $seat } перевертає долілиць { NAME($card, case: "accusative") }.
    }
log-army-recovered =
    { $you ->
        [yes] Ви відновлюєте { NAME($card, case: "accusative") }.
       *[no] { $seat } відновлює { NAME($card, case: "accusative") }.
    }
log-army-shuffled =
    { $cards ->
        [one] { $cards } скинута карта армії стає новою колодою.
        [few] { $cards } скинуті карти армії стають новою колодою.
       *[many] { $cards } скинутих карт армії стають новою колодою.
    }
log-turn-began =
    { $you ->
        [yes] Починається ваш хід.
       *[no] Тепер ходить { $seat }.
    }
log-high-priest-placed =
    { $you ->
        [yes] Ви ставите свого верховного жерця на { NAME($place, case: "accusative") }.
       *[no] { $seat } ставить свого верховного жерця на { NAME($place, case: "accusative") }.
    }
log-high-priest-moved =
    { $you ->
        [yes] Ви пересуваєте свого верховного жерця на { NAME($place, case: "accusative") } та активуєте { part-action }.
       *[no] { $seat } пересуває свого верховного жерця на { NAME($place, case: "accusative") } та активує { part-action }.
    }
log-high-priest-passed =
    { $you ->
        [yes] Ви пересуваєте свого верховного жерця на { NAME($place, case: "accusative") } та нічого не активуєте.
       *[no] { $seat } пересуває свого верховного жерця на { NAME($place, case: "accusative") } та нічого не активує.
    }
log-action-taken =
    { $you ->
        [yes] Ви виконуєте дію «{ part-action }».
       *[no] { $seat } виконує дію «{ part-action }».
    }
log-gold-preferred =
    { $you ->
        [yes] Ви берете золото замість дії «{ part-action }».
       *[no] { $seat } бере золото замість дії «{ part-action }».
    }
log-worker-placed =
    { $you ->
        [yes] Ви розміщуєте { NAME($worker, case: "accusative") } на { NAME($place, case: "locative") }{ part-as }.
       *[no] { $seat } розміщує { NAME($worker, case: "accusative") } на { NAME($place, case: "locative") }{ part-as }.
    }
log-steps-used =
    { $you ->
        [yes] Використано ваші { NAME($place, case: "accusative") }.
       *[no] Використано { NAME($place, case: "accusative") } ({ $seat }).
    }
log-worker-carried-off =
    { $you ->
        [yes] Ви забираєте { NAME($worker, case: "accusative") } з { NAME($place, case: "genitive") }.
       *[no] { $seat } забирає { NAME($worker, case: "accusative") } з { NAME($place, case: "genitive") }.
    }
log-tasks-counted =
    { $you ->
        [yes] Ви можете виконати { $tasks ->
            [many] { $tasks } доручень.
           *[other] { $tasks } доручення.
        }
       *[no] { $seat } може виконати { $tasks ->
            [many] { $tasks } доручень.
           *[other] { $tasks } доручення.
        }
    }
log-task-performed =
    { $you ->
        [yes] Ви виконуєте доручення: { part-task }.
       *[no] { $seat } виконує доручення: { part-task }.
    }
log-task-bought =
    { $you ->
        [yes] Ви можете виконати ще одне доручення.
       *[no] { $seat } може виконати ще одне доручення.
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
log-goods-exchanged =
    { $you ->
        [yes] Ви обмінюєте { part-given } на { part-taken }.
       *[no] { $seat } обмінює { part-given } на { part-taken }.
    }
log-points-scored =
    { $source ->
        [steps] { part-scores } за сходи.
        [statues] { part-scores } за статую.
        [god-cards] { part-scores } за карту божества.
        [buildings] { part-scores } за будівлю.
        [weavings] { part-scores } за з’єднання візерунків.
        [conquests] { part-scores } за завоювання.
        [regions] { part-scores } за більшість у регіоні.
        [temple] { part-scores } за сходинку храму.
        [village] { part-scores } за спорожніле поселення.
        [upkeep] { part-loses } через нестачу картоплі.
       *[axomamma] { part-scores } за особливими правилами.
    }
log-points-counted =
    { $source ->
        [tapestries] { part-scores } за гобелени.
        [temple-top] { part-scores } за місце в храмі наприкінці гри.
        [face-up-buildings] { part-scores } за будівлі горілиць.
        [gods-in-hand] { part-scores } за карти божеств у руці.
        [armies] { part-scores } за карти армії горілиць.
        [workers] { part-scores } за робітників.
        [gold] { part-scores } за золото.
       *[leftovers] { part-scores } за ресурси, що залишилися.
    }
log-potatoes-exchanged =
    { $you ->
        [yes] Ви перетворюєте { $amount } картоплі на очки.
       *[no] { $seat } перетворює { $amount } картоплі на очки.
    }
log-temple-climbed =
    { $you ->
        [yes] Ви піднімаєтеся до сходинки { $step } храму.
       *[no] { $seat } піднімається до сходинки { $step } храму.
    }
log-steps-built =
    { $you ->
        [yes] Ви будуєте { NAME($place, case: "accusative") }.
       *[no] { $seat } будує { NAME($place, case: "accusative") }.
    }
log-statue-erected =
    { $you ->
        [yes] Ви зводите { NAME($statue, case: "accusative") }.
       *[no] { $seat } зводить { NAME($statue, case: "accusative") }.
    }
log-statue-offered =
    { $you ->
        [yes] Ви віддаєте { NAME($statue, case: "accusative") }.
       *[no] { $seat } віддає { NAME($statue, case: "accusative") }.
    }
log-building-built =
    { $you ->
        [yes] Ви споруджуєте { NAME($tile, case: "accusative") }.
       *[no] { $seat } споруджує { NAME($tile, case: "accusative") }.
    }
log-building-buried = З ринку прибрано під низ стосу { NAME($tile, case: "accusative") }.
log-building-produced =
    { $you ->
        [yes] Ви використовуєте { NAME($tile, case: "accusative") }.
       *[no] { $seat } використовує { NAME($tile, case: "accusative") }.
    }
log-building-turned-down =
    { $you ->
        [yes] Ви перевертаєте долілиць { NAME($tile, case: "accusative") }.
       *[no] { $seat } перевертає долілиць { NAME($tile, case: "accusative") }.
    }
log-building-recovered =
    { $you ->
        [yes] Ви відновлюєте { NAME($tile, case: "accusative") }.
       *[no] { $seat } відновлює { NAME($tile, case: "accusative") }.
    }
log-weaving-taken =
    { $you ->
        [yes] Ви берете { NAME($tile, case: "accusative") }.
       *[no] { $seat } бере { NAME($tile, case: "accusative") }.
    }
log-weaving-added =
    { $place ->
        [new-tapestry] { $you ->
            [yes] Ви починаєте новий гобелен із { NAME($tile, case: "genitive") }.
           *[no] { $seat } починає новий гобелен із { NAME($tile, case: "genitive") }.
        }
       *[other] { $you ->
            [yes] Ви додаєте { NAME($tile, case: "accusative") } до { NAME($place, case: "genitive") }.
           *[no] { $seat } додає { NAME($tile, case: "accusative") } до { NAME($place, case: "genitive") }.
        }
    }
log-weaving-buried = Під низ стосу прибрано { NAME($tile, case: "accusative") }.
log-junction-used =
    { $you ->
        [yes] Ви використовуєте з’єднання праворуч від { NAME($tile, case: "genitive") }: { part-symbol }.
       *[no] { $seat } використовує з’єднання праворуч від { NAME($tile, case: "genitive") }: { part-symbol }.
    }
log-region-conquered =
    { $you ->
        [yes] Ви завойовуєте { NAME($place) }.
       *[no] { $seat } завойовує { NAME($place) }.
    }
log-casualty-suffered = Воєнна втрата: { NAME($worker) } із { NAME($place, case: "genitive") }. Усього втрат: { $casualties }.
log-worker-recruited =
    { $you ->
        [yes] Ви берете { NAME($worker, case: "accusative") } з‑поміж кочівників.
       *[no] { $seat } бере { NAME($worker, case: "accusative") } з‑поміж кочівників.
    }
log-worker-hired =
    { $you ->
        [yes] Ви берете з поселення { NAME($worker, case: "accusative") }.
       *[no] { $seat } бере з поселення { NAME($worker, case: "accusative") }.
    }
log-worker-dismissed =
    { $you ->
        [yes] Ви відпускаєте { NAME($worker, case: "accusative") }.
       *[no] { $seat } відпускає { NAME($worker, case: "accusative") }.
    }
log-token-taken =
    { $you ->
        [yes] Ви берете жетон церемонії: { $ceremony ->
            [1] наближається перша церемонія.
            [2] наближається друга церемонія.
           *[other] наближається третя церемонія.
        }
       *[no] { $seat } бере жетон церемонії: { $ceremony ->
            [1] наближається перша церемонія.
            [2] наближається друга церемонія.
           *[other] наближається третя церемонія.
        }
    }
log-ceremony-began =
    { $ceremony ->
        [1] { $you ->
            [yes] Настає перша церемонія. Починаєте ви.
           *[no] Настає перша церемонія. Починає { $seat }.
        }
        [2] { $you ->
            [yes] Настає друга церемонія. Починаєте ви.
           *[no] Настає друга церемонія. Починає { $seat }.
        }
       *[other] { $you ->
            [yes] Настає третя церемонія. Починаєте ви.
           *[no] Настає третя церемонія. Починає { $seat }.
        }
    }
log-ceremony-over =
    { $ceremony ->
        [1] Перша церемонія завершилася.
        [2] Друга церемонія завершилася.
       *[other] Церемонія завершилася.
    }
log-bag-ran-empty =
    { $you ->
        [yes] Мішечок порожній: жетон церемонії повертається до вас, і наступна церемонія буде останньою.
       *[no] Мішечок порожній: жетон церемонії повертається до гравця { $seat }, і наступна церемонія буде останньою.
    }
log-temple-rewarded =
    { $you ->
        [yes] Ви отримуєте нагороду сходинки { $step } храму.
       *[no] { $seat } отримує нагороду сходинки { $step } храму.
    }
log-region-won =
    { $you ->
        [yes] Ви маєте більшість у регіоні { $region ->
            [chinchaysuyu] Чинчайсую.
            [antisuyu] Антисую.
            [qullasuyu] Кольясую.
           *[kuntisuyu] Кунтисую.
        }
       *[no] { $seat } має більшість у регіоні { $region ->
            [chinchaysuyu] Чинчайсую.
            [antisuyu] Антисую.
            [qullasuyu] Кольясую.
           *[kuntisuyu] Кунтисую.
        }
    }
log-upkeep-missed =
    { $you ->
        [yes] Вам бракує { $potatoes } картоплі для карт божеств.
       *[no] { $seat }: для карт божеств бракує { $potatoes } картоплі.
    }
log-die-rolled = На кубику Аксомамми — { $value }.
log-personality-chosen =
    { $personality ->
        [statue] Особистість Аксомамми: статуї.
        [weaving] Особистість Аксомамми: візерунки.
        [temple] Особистість Аксомамми: храм.
       *[building] Особистість Аксомамми: будівлі.
    }
log-slot-filled = На місці { $slot } в Аксомамми тепер { part-god }.
log-cell-used = Аксомамма використовує клітинку { $cell } { part-row }: { part-cell }.
log-token-moved = Жетон { $value } переходить на клітинку { $cell } { part-row }.
log-no-workers =
    { $you ->
        [yes] Ви залишаєтеся без робітників.
       *[no] { $seat } залишається без робітників.
    }
log-final-scoring-began = Гру завершено. Час рахувати очки.
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
log-solo-lost = Аксомамму не подолано: { part-points } проти { $hers }. Потрібно щонайменше 120 очок і більше, ніж у неї.

## Цінники

price-potato =
    { $amount ->
        [one] { $signed } картопля
       *[other] { $signed } картоплі
    }
price-corn =
    { $amount ->
        [one] { $signed } кукурудза
       *[other] { $signed } кукурудзи
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
price-food =
    { $amount ->
        [one] { $signed } їжа
       *[other] { $signed } їжі
    }
price-god-card =
    { $amount ->
        [one] { $signed } карта божества
        [few] { $signed } карти божеств
       *[many] { $signed } карт божеств
    }
price-army-card =
    { $amount ->
        [one] { $signed } карта армії
        [few] { $signed } карти армії
       *[many] { $signed } карт армії
    }
price-worker =
    { $amount ->
        [one] { $signed } робітник
        [few] { $signed } робітники
       *[many] { $signed } робітників
    }
price-architect =
    { $amount ->
        [one] { $signed } архітектор
        [few] { $signed } архітектори
       *[many] { $signed } архітекторів
    }
price-craftsman =
    { $amount ->
        [one] { $signed } ремісник
        [few] { $signed } ремісники
       *[many] { $signed } ремісників
    }
price-courier =
    { $amount ->
        [one] { $signed } посланець
        [few] { $signed } посланці
       *[many] { $signed } посланців
    }
price-warrior =
    { $amount ->
        [one] { $signed } воїн
        [few] { $signed } воїни
       *[many] { $signed } воїнів
    }
price-priest =
    { $amount ->
        [one] { $signed } жрець
        [few] { $signed } жерці
       *[many] { $signed } жерців
    }
price-statue =
    { $amount ->
        [one] { $signed } статуя
        [few] { $signed } статуї
       *[many] { $signed } статуй
    }
price-weaving =
    { $amount ->
        [one] { $signed } візерунок
        [few] { $signed } візерунки
       *[many] { $signed } візерунків
    }
price-temple =
    { $amount ->
        [one] { $signed } сходинка храму
        [few] { $signed } сходинки храму
       *[many] { $signed } сходинок храму
    }
price-points =
    { $amount ->
        [one] { $signed } очко
        [few] { $signed } очки
       *[many] { $signed } очок
    }

## Підсумок

score-start = Початкові очки
score-steps = Сходи
score-statues = Статуї
score-god-cards = Карти божеств
score-buildings = Будівлі
score-weavings = З’єднання візерунків
score-conquests = Завоювання
score-regions = Більшість у регіонах
score-temple = Храм під час церемоній
score-village = Спорожніле поселення
score-upkeep = Нестача картоплі
score-axomamma = Особливі правила Аксомамми
score-tapestries = Гобелени
score-temple-top = Храм наприкінці гри
score-face-up-buildings = Будівлі горілиць
score-gods-in-hand = Карти божеств у руці
score-armies = Карти армії горілиць
score-workers = Робітники
score-gold = Золото
score-leftovers = Ресурси, що залишилися

## Що важливо зараз

part-nth-ceremony =
    { $ceremony ->
        [1] Перша церемонія
        [2] Друга церемонія
       *[other] Остання церемонія
    }
part-until-ceremony =
    { $ceremony ->
        [1] До першої церемонії
        [2] До другої церемонії
       *[other] До останньої церемонії
    }
status-ceremony =
    { $left ->
        [0] { part-nth-ceremony } ось-ось почнеться
        [one] { part-until-ceremony } { $left } робітник
        [few] { part-until-ceremony } { $left } робітники
       *[many] { part-until-ceremony } { $left } робітників
    }
status-upkeep =
    { $due ->
        [0] { status-ceremony }
       *[other] { status-ceremony }; потрібно картоплі: { $due }, маєте { $potatoes }
    }
status-turns =
    { $left ->
        [0] Останній хід
       *[other] Залишилося ходів: { $left }
    }
status-solo = Для перемоги: щонайменше { $points } очок і більше, ніж в Аксомамми

## Показники гравця

figure-potato =
    { $amount ->
        [one] { $amount } картопля
       *[other] { $amount } картоплі
    }
figure-corn =
    { $amount ->
        [one] { $amount } кукурудза
       *[other] { $amount } кукурудзи
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
figure-food =
    { $amount ->
        [one] { $amount } їжа
       *[other] { $amount } їжі
    }
figure-workers =
    { $amount ->
        [one] { $amount } робітник
        [few] { $amount } робітники
       *[many] { $amount } робітників
    }
figure-god-cards =
    { $amount ->
        [one] { $amount } карта божества в руці
        [few] { $amount } карти божеств у руці
       *[many] { $amount } карт божеств у руці
    }
figure-army-cards =
    { $amount ->
        [one] { $amount } карта армії в руці
        [few] { $amount } карти армії в руці
       *[many] { $amount } карт армії в руці
    }

## Чому про це питають

reason-buy-one-weaving =
    { $you ->
        [yes] Ви створюєте візерунки: один із решти коштує { $corn } кукурудзи.
       *[no] { $seat } створює візерунки: один із решти коштує { $corn } кукурудзи.
    }
reason-others-turn =
    { $you ->
        [yes] Зараз ваш хід.
       *[no] Зараз ходить { $seat }.
    }
reason-no-place =
    { $workers ->
        [0] Робітників у вас немає.
       *[other] Шлях коштує їжі, а клітинка — карти божества з її символом або 1 золота.
    }
reason-place-worker = Числа: скільки доручень там зможе виконати { NAME($acts) } і скільки їжі коштує шлях. Кожен такий самий робітник поруч додає доручення.
reason-perform-tasks = Ваш робітник стоїть на { NAME($place, case: "locative") }.
reason-pay-upkeep = Карт божеств у вашій руці: { $cards }.
reason-hire-full = Робітників у вас уже { $workers }: після ходу з вами залишаться лише 2, інші покинуть гру.
reason-hire-last =
    { $points ->
        [one] Він останній: поселення спорожніє, ви візьмете жетон церемонії та { $points } очко.
        [few] Він останній: поселення спорожніє, ви візьмете жетон церемонії та { $points } очки.
       *[many] Він останній: поселення спорожніє, ви візьмете жетон церемонії та { $points } очок.
    }

## Що пропаде

waste-tasks = Ви ще можете виконати доручення, залишилося: { $tasks }.
waste-bonuses = Пропаде бонусів: { $bonuses }.
waste-production = Після цього будівлі вже не дадуть бонусів. Не використано будівель: { $buildings }.
waste-upkeep = Ви втратите очок: { $points }.

## Види ходів

kind-choose = Вибрати
kind-keep = Залишити
kind-put = Поставити жерця
kind-place = Розмістити робітника
kind-place-as-architect = Як архітектора
kind-place-as-craftsman = Як ремісника
kind-place-as-courier = Як посланця
kind-place-as-priest = Як жерця
kind-place-on = Клітинки
kind-move = Верховний жрець
kind-pray = Молитва
kind-train = Тренування
kind-recruit = Кочівники
kind-carry-off = Забрати робітника
kind-use = Бонус
kind-perform = Доручення
kind-buy-task = Ще одне доручення
kind-stop = Досить
kind-pay = Сплатити
kind-pay-with = Сплатити
kind-take = Взяти
kind-keep-army = Залишити
kind-build = Спорудити
kind-replace = Замінити
kind-replace-another = Замінити ще одну
kind-erect = Звести статую
kind-build-steps = Побудувати сходи
kind-put-back = Повернути під стос
kind-buy = Купити вибрані
kind-buy-one = Купити
kind-add = Додати
kind-trade = З’єднання
kind-produce = Використати
kind-turn-up = Перевернути горілиць
kind-recover = Відновити
kind-climb = Піднятися
kind-lose = Втратити
kind-act = Виконати дію
kind-worship = Віддати статую
kind-offer = Піднятися
kind-send = Викласти
kind-conquer = Завоювати
kind-conquer-flipping-less = Менше перевернути
kind-conquer-discarding-less = Менше скинути
kind-conquer-with-less = Менше обох
kind-flip = Перевернути долілиць
kind-discard = Скинути
kind-hire = Найняти
kind-dismiss = Відпустити
kind-play = Розіграти карту божества
kind-spend = Карта армії
kind-consult = Карта божества
kind-exchange-corn = Обміняти кукурудзу
kind-exchange-stone = Обміняти камінь
kind-exchange-gold = Обміняти золото

## Речі

thing-potato = Картопля
thing-corn = Кукурудза
thing-stone = Камінь
thing-gold = Золото
thing-points = Очки
thing-temple = Сходинки храму
thing-architect = Архітектори
thing-craftsman = Ремісники
thing-courier = Посланці
thing-warrior = Воїни
thing-priest = Жерці

## Стіл: розділи

panel-board = Пагорб
panel-temple = Храм
panel-regions = Регіони
panel-market = Ринок будівель
panel-altar = Вівтар і колоди
panel-weavings = Візерунки
panel-statues = Статуї
panel-mat =
    { $you ->
        [yes] Ваш планшет
       *[no] { $seat }
    }
panel-axomamma = Планшет Аксомамми
short-board = Пагорб
short-temple = Храм
short-regions = Регіони
short-market = Ринок
short-altar = Вівтар
short-weavings = Візерунки
short-statues = Статуї
short-mat =
    { $you ->
        [yes] Ви
       *[no] { $seat }
    }
short-axomamma = Аксомамма

## Стіл: підписи

label-place = { NAME($place) }
label-space =
    { NAME($place) }{ $colour ->
        [blue] , синя клітинка
        [green] , зелена клітинка
       *[neutral] { "" }
    }
label-task = { NAME($place) }
label-worker = { NAME($worker) } на { NAME($place, case: "locative") }
label-coricancha = { NAME($place) }: { part-action }
label-high-priest =
    { $you ->
        [yes] ваш верховний жрець на { NAME($place, case: "locative") }: { part-action }
       *[no] верховний жрець на { NAME($place, case: "locative") } ({ $seat }): { part-action }
    }
label-high-priest-waiting =
    { $you ->
        [yes] ваш верховний жрець, ще не розміщений
       *[no] верховний жрець, ще не розміщений: { $seat }
    }
label-steps =
    { $you ->
        [yes] ваші { NAME($place) }
       *[no] { NAME($place) }: { $seat }
    }
label-nomads =
    { $amount ->
        [0] немає кочівників
        [one] { $amount } кочівник
        [few] { $amount } кочівники
       *[many] { $amount } кочівників
    }
label-bag =
    { $amount ->
        [0] мішечок порожній
        [one] у мішечку { $amount } робітник: архітекторів — { $architect }, ремісників — { $craftsman }, посланців — { $courier }, воїнів — { $warrior }, жерців — { $priest }
        [few] у мішечку { $amount } робітники: архітекторів — { $architect }, ремісників — { $craftsman }, посланців — { $courier }, воїнів — { $warrior }, жерців — { $priest }
       *[many] у мішечку { $amount } робітників: архітекторів — { $architect }, ремісників — { $craftsman }, посланців — { $courier }, воїнів — { $warrior }, жерців — { $priest }
    }
label-casualties =
    { $amount ->
        [0] воєнних втрат немає
        [one] { $amount } воєнна втрата
        [few] { $amount } воєнні втрати
       *[many] { $amount } воєнних втрат
    }
label-ceremony =
    { $final ->
        [0] { $ceremony ->
            [1] жетон першої церемонії, { part-points } за спорожніле поселення
            [2] жетон другої церемонії, { part-points } за спорожніле поселення
           *[other] жетон третьої, останньої церемонії, { part-points } за спорожніле поселення
        }
       *[other] жетон останньої церемонії, { part-points } за спорожніле поселення
    }
label-token =
    { $final ->
        [0] { $ceremony ->
            [1] { $you ->
                [yes] жетон у вас: перша церемонія відбудеться перед вашим ходом
               *[no] жетон у гравця { $seat }: перша церемонія відбудеться перед ходом цього гравця
            }
            [2] { $you ->
                [yes] жетон у вас: друга церемонія відбудеться перед вашим ходом
               *[no] жетон у гравця { $seat }: друга церемонія відбудеться перед ходом цього гравця
            }
           *[other] { $you ->
                [yes] жетон у вас: третя, остання церемонія відбудеться перед вашим ходом
               *[no] жетон у гравця { $seat }: третя, остання церемонія відбудеться перед ходом цього гравця
            }
        }
       *[other] { $you ->
            [yes] жетон у вас: остання церемонія відбудеться перед вашим ходом
           *[no] жетон у гравця { $seat }: остання церемонія відбудеться перед ходом цього гравця
        }
    }
label-first-player =
    { $you ->
        [yes] перший гравець — ви
       *[no] перший гравець — { $seat }
    }
label-height-cost =
    вартість висоти: верхня тераса безплатна, середня — { $middle ->
        [one] { $middle } їжа
       *[other] { $middle } їжі
    }, нижня — { $bottom ->
        [one] { $bottom } їжа
       *[other] { $bottom } їжі
    }
label-distance-cost =
    вартість віддаленості від верховного жерця: той самий сектор безплатний, сусідній — { $near ->
        [one] { $near } їжа
       *[other] { $near } їжі
    }, наступний за ним — { $far ->
        [one] { $far } їжа
       *[other] { $far } їжі
    }
label-temple-step =
    { NAME($place) }, { part-points } під час кожної церемонії{ $end ->
        [0] { "" }
        [one] , { $end } очко наприкінці гри
        [few] , { $end } очки наприкінці гри
       *[many] , { $end } очок наприкінці гри
    }
label-temple-marker =
    { $you ->
        [yes] ви на сходинці { $step } храму
       *[no] { $seat } на сходинці { $step } храму
    }: { part-points } під час кожної церемонії{ $end ->
        [0] { "" }
        [one] , { $end } очко наприкінці гри
        [few] , { $end } очки наприкінці гри
       *[many] , { $end } очок наприкінці гри
    }
label-region =
    { $region ->
        [chinchaysuyu] Чинчайсую
        [antisuyu] Антисую
        [qullasuyu] Кольясую
       *[kuntisuyu] Кунтисую
    }
label-region-space = { NAME($place) }, перевернути солдатів: { $flip }, скинути: { $discard }, бонус: { NAME($place, case: "contents") }
label-conquest-marker =
    { $you ->
        [yes] ваша фішка завоювання: { NAME($place) }
       *[no] фішка завоювання ({ $seat }): { NAME($place) }
    }
label-building = { NAME($tile) }, вартість: { part-cost }
label-building-stack =
    { $kind ->
        [production] { $amount ->
            [0] у стосі немає виробничих будівель
            [one] у стосі { $amount } виробнича будівля
            [few] у стосі { $amount } виробничі будівлі
           *[many] у стосі { $amount } виробничих будівель
        }
       *[permanent] { $amount ->
            [0] у стосі немає постійних будівель
            [one] у стосі { $amount } постійна будівля
            [few] у стосі { $amount } постійні будівлі
           *[many] у стосі { $amount } постійних будівель
        }
    }
label-god-deck =
    { $amount ->
        [0] у колоді божеств немає карт
        [one] у колоді божеств { $amount } карта
        [few] у колоді божеств { $amount } карти
       *[many] у колоді божеств { $amount } карт
    }
label-god-card = { NAME($card) }: { NAME($card, case: "contents") }
label-god-played = { NAME($card) }, розіграна
label-god-bonus = { NAME($place) }
label-army-deck =
    { $amount ->
        [0] у колоді армії немає карт
        [one] у колоді армії { $amount } карта
        [few] у колоді армії { $amount } карти
       *[many] у колоді армії { $amount } карт
    }, у стосі скиду: { $discarded }
label-weaving = { NAME($tile) }: { NAME($tile, case: "contents") }
label-weaving-stack =
    { $amount ->
        [0] під верхнім візерунком немає інших
       *[other] під верхнім візерунком ще { $amount }
    }
label-statue =
    { $amount ->
        [0] { NAME($statue) }: не залишилося
       *[other] { NAME($statue) }: залишилося { $amount }
    }
label-points = { part-points }
label-good =
    { $good ->
        [potato] { $amount ->
            [one] { $amount } картопля
           *[other] { $amount } картоплі
        }
        [corn] { $amount ->
            [one] { $amount } кукурудза
           *[other] { $amount } кукурудзи
        }
       *[other] { part-good }
    }
label-own-worker = { NAME($worker) }: { $amount }
label-own-statue = { NAME($statue) }: { $amount }
label-steps-left =
    { $amount ->
        [0] фішок сходів не залишилося
        [one] залишилася { $amount } фішка сходів
        [few] залишилося { $amount } фішки сходів
       *[many] залишилося { $amount } фішок сходів
    }
label-markers-left =
    { $amount ->
        [0] фішок завоювання не залишилося
        [one] залишилася { $amount } фішка завоювання
        [few] залишилося { $amount } фішки завоювання
       *[many] залишилося { $amount } фішок завоювання
    }
label-hidden-gods =
    { $amount ->
        [one] { $amount } карта божества в руці
        [few] { $amount } карти божеств у руці
       *[many] { $amount } карт божеств у руці
    }
label-hidden-armies =
    { $amount ->
        [one] { $amount } карта армії в руці
        [few] { $amount } карти армії в руці
       *[many] { $amount } карт армії в руці
    }
label-army-hand = { NAME($card) } в руці
label-army-drawn = { NAME($card) }, щойно взята
label-army-up = { NAME($card) }, горілиць
label-army-down = { NAME($card) }, долілиць
label-own-building = { NAME($tile) }
label-own-building-down = { NAME($tile) }, долілиць
label-junction = з’єднання однакових символів: { part-symbol }
label-tapestry-end =
    { NAME($place) }, { $tiles ->
        [one] { $tiles } візерунок
        [few] { $tiles } візерунки
       *[many] { $tiles } візерунків
    }, { part-points }
label-new-tapestry = тут можна почати новий гобелен
label-axomamma-cell = клітинка { $cell } { part-row }: { part-cell }
label-axomamma-token = жетон { $value } на клітинці { $cell } { part-row }
label-axomamma-slot = місце { $slot }: { part-god }
label-axomamma-slot-empty = місце { $slot } порожнє
label-personality =
    { $personality ->
        [statue] особистість: безплатна мала статуя
        [weaving] особистість: верхній візерунок стосу
        [temple] особистість: сходинка храму
       *[building] особистість: будівля з ринку
    }
label-her-worker = робітник { $number }: { NAME($worker) }

## Пагорб

part-top-at =
    { $number ->
        [0] (сектор 1, квадрати)
        [1] (сектор 1, зиґзаґ)
        [2] (сектор 2, хвиля)
        [3] (сектор 2, хрест)
        [4] (сектор 3, спіраль)
        [5] (сектор 3, зиґзаґ)
        [6] (сектор 4, ромб)
        [7] (сектор 4, хвиля)
        [8] (сектор 5, спіраль)
       *[other] (сектор 5, хрест)
    }
place-top = верхня тераса { part-top-at }
    .genitive = верхньої тераси { part-top-at }
    .accusative = верхню терасу { part-top-at }
    .locative = верхній терасі { part-top-at }
    .contents =
        { $number ->
            [0] будівництво сходів, збір каменю, збір кукурудзи
            [1] збір каменю, збір кукурудзи, створення візерунків
            [2] збір кукурудзи, створення візерунків, збір картоплі
            [3] створення візерунків, збір картоплі, тренування
            [4] збір картоплі, тренування, збір каменю
            [5] тренування, збір каменю, збір кукурудзи
            [6] збір каменю, збір кукурудзи, спорудження будівлі
            [7] збір кукурудзи, спорудження будівлі, збір картоплі
            [8] спорудження будівлі, збір картоплі, будівництво сходів
           *[other] збір картоплі, будівництво сходів, збір каменю
        }
part-on-top = За висоту тут не платять. Сусідні клітинки — по дві з кожного боку на тій самій терасі.
help-top =
    { $number ->
        [0] Сектор 1, символ: квадрати. Синя клітинка. Доручення: { place-top.contents }.
        [1] Сектор 1, символ: зиґзаґ. Доручення: { place-top.contents }. У грі вдвох тут від початку стоїть робітник.
        [2] Сектор 2, символ: хвиля. Доручення: { place-top.contents }.
        [3] Сектор 2, символ: хрест. Зелена клітинка. Доручення: { place-top.contents }. У грі вдвох тут від початку стоїть робітник.
        [4] Сектор 3, символ: спіраль. Доручення: { place-top.contents }. У грі вдвох тут від початку стоїть робітник.
        [5] Сектор 3, символ: зиґзаґ. Синя клітинка. Доручення: { place-top.contents }.
        [6] Сектор 4, символ: ромб. Зелена клітинка. Доручення: { place-top.contents }.
        [7] Сектор 4, символ: хвиля. Доручення: { place-top.contents }. У грі вдвох тут від початку стоїть робітник.
        [8] Сектор 5, символ: спіраль. Доручення: { place-top.contents }. У грі вдвох тут від початку стоїть робітник.
       *[other] Сектор 5, символ: хрест. Синя клітинка. Доручення: { place-top.contents }.
    } { part-on-top }
part-middle-at =
    { $number ->
        [0] (сектор 1, спіраль)
        [1] (сектор 1, ромб)
        [2] (сектор 1, хрест)
        [3] (сектор 1, хвиля)
        [4] (сектор 2, ромб)
        [5] (сектор 2, зиґзаґ)
        [6] (сектор 2, спіраль)
        [7] (сектор 2, квадрати)
        [8] (сектор 3, хвиля)
        [9] (сектор 3, ромб)
        [10] (сектор 3, хрест)
        [11] (сектор 3, квадрати)
        [12] (сектор 4, спіраль)
        [13] (сектор 4, хрест)
        [14] (сектор 4, квадрати)
        [15] (сектор 4, зиґзаґ)
        [16] (сектор 5, хвиля)
        [17] (сектор 5, ромб)
        [18] (сектор 5, квадрати)
       *[other] (сектор 5, зиґзаґ)
    }
place-middle = середня тераса { part-middle-at }
    .genitive = середньої тераси { part-middle-at }
    .accusative = середню терасу { part-middle-at }
    .locative = середній терасі { part-middle-at }
    .contents =
        { $number ->
            [0] збір каменю, збір золота, спорудження будівлі
            [1] збір золота, спорудження будівлі, збір картоплі
            [2] спорудження будівлі, збір картоплі, створення візерунків
            [3] збір картоплі, створення візерунків, збір кукурудзи
            [4] створення візерунків, збір кукурудзи, зведення статуї
            [5] збір кукурудзи, зведення статуї, тренування
            [6] зведення статуї, тренування, збір каменю
            [7] тренування, збір каменю, торгівля
            [8] збір каменю, торгівля, будівництво сходів
            [9] торгівля, будівництво сходів, збір кукурудзи
            [10] будівництво сходів, збір кукурудзи, спорудження будівлі
            [11] збір кукурудзи, спорудження будівлі, збір картоплі
            [12] спорудження будівлі, збір картоплі, збір каменю
            [13] збір картоплі, збір каменю, створення візерунків
            [14] збір каменю, створення візерунків, зведення статуї
            [15] створення візерунків, зведення статуї, збір кукурудзи
            [16] зведення статуї, збір кукурудзи, збір картоплі
            [17] збір кукурудзи, збір картоплі, будівництво сходів
            [18] збір картоплі, будівництво сходів, збір каменю
           *[other] будівництво сходів, збір каменю, збір золота
        }
part-on-middle = За висоту платять 2 їжі, а якщо в секторі є верхні сходи, не платять нічого. Сусідні клітинки — по дві з кожного боку на тій самій терасі.
help-middle =
    { $number ->
        [0] Сектор 1, символ: спіраль. Доручення: { place-middle.contents }.
        [1] Сектор 1, символ: ромб. Синя клітинка. Доручення: { place-middle.contents }.
        [2] Сектор 1, символ: хрест. Доручення: { place-middle.contents }. У грі вдвох сюди під час першої церемонії приходить робітник.
        [3] Сектор 1, символ: хвиля. Зелена клітинка. Доручення: { place-middle.contents }.
        [4] Сектор 2, символ: ромб. Синя клітинка. Доручення: { place-middle.contents }.
        [5] Сектор 2, символ: зиґзаґ. Доручення: { place-middle.contents }. У грі вдвох сюди під час першої церемонії приходить робітник.
        [6] Сектор 2, символ: спіраль. Зелена клітинка. Доручення: { place-middle.contents }.
        [7] Сектор 2, символ: квадрати. Доручення: { place-middle.contents }.
        [8] Сектор 3, символ: хвиля. Доручення: { place-middle.contents }. У грі вдвох сюди під час першої церемонії приходить робітник.
        [9] Сектор 3, символ: ромб. Зелена клітинка. Доручення: { place-middle.contents }.
        [10] Сектор 3, символ: хрест. Доручення: { place-middle.contents }.
        [11] Сектор 3, символ: квадрати. Синя клітинка. Доручення: { place-middle.contents }.
        [12] Сектор 4, символ: спіраль. Доручення: { place-middle.contents }.
        [13] Сектор 4, символ: хрест. Зелена клітинка. Доручення: { place-middle.contents }.
        [14] Сектор 4, символ: квадрати. Синя клітинка. Доручення: { place-middle.contents }. У грі вдвох сюди під час першої церемонії приходить робітник.
        [15] Сектор 4, символ: зиґзаґ. Доручення: { place-middle.contents }.
        [16] Сектор 5, символ: хвиля. Зелена клітинка. Доручення: { place-middle.contents }.
        [17] Сектор 5, символ: ромб. Доручення: { place-middle.contents }. У грі вдвох сюди під час першої церемонії приходить робітник.
        [18] Сектор 5, символ: квадрати. Доручення: { place-middle.contents }.
       *[other] Сектор 5, символ: зиґзаґ. Синя клітинка. Доручення: { place-middle.contents }.
    } { part-on-middle }
part-bottom-at =
    { $number ->
        [0] (сектор 1, хрест)
        [1] (сектор 1, квадрати)
        [2] (сектор 1, ромб)
        [3] (сектор 1, зиґзаґ)
        [4] (сектор 1, хвиля)
        [5] (сектор 1, спіраль)
        [6] (сектор 2, ромб)
        [7] (сектор 2, хрест)
        [8] (сектор 2, зиґзаґ)
        [9] (сектор 2, квадрати)
        [10] (сектор 2, спіраль)
        [11] (сектор 2, хвиля)
        [12] (сектор 3, ромб)
        [13] (сектор 3, квадрати)
        [14] (сектор 3, зиґзаґ)
        [15] (сектор 3, хрест)
        [16] (сектор 3, спіраль)
        [17] (сектор 3, хвиля)
        [18] (сектор 4, зиґзаґ)
        [19] (сектор 4, ромб)
        [20] (сектор 4, хрест)
        [21] (сектор 4, хвиля)
        [22] (сектор 4, квадрати)
        [23] (сектор 4, спіраль)
        [24] (сектор 5, ромб)
        [25] (сектор 5, хрест)
        [26] (сектор 5, квадрати)
        [27] (сектор 5, хвиля)
        [28] (сектор 5, зиґзаґ)
       *[other] (сектор 5, спіраль)
    }
place-bottom = нижня тераса { part-bottom-at }
    .genitive = нижньої тераси { part-bottom-at }
    .locative = нижній терасі { part-bottom-at }
    .contents =
        { $number ->
            [0] створення візерунків, торгівля, збір каменю
            [1] торгівля, збір каменю, збір золота
            [2] збір каменю, збір золота, спорудження будівлі
            [3] збір золота, спорудження будівлі, одноразове виробництво
            [4] спорудження будівлі, одноразове виробництво, збір кукурудзи
            [5] одноразове виробництво, збір кукурудзи, зведення статуї
            [6] збір кукурудзи, зведення статуї, збір картоплі
            [7] зведення статуї, збір картоплі, збір золота
            [8] збір картоплі, збір золота, створення візерунків
            [9] збір золота, створення візерунків, спорудження будівлі
            [10] створення візерунків, спорудження будівлі, збір каменю
            [11] спорудження будівлі, збір каменю, тренування
            [12] збір каменю, тренування, будівництво сходів
            [13] тренування, будівництво сходів, збір кукурудзи
            [14] будівництво сходів, збір кукурудзи, збір золота
            [15] збір кукурудзи, збір золота, одноразове виробництво
            [16] збір золота, одноразове виробництво, збір картоплі
            [17] одноразове виробництво, збір картоплі, збір каменю
            [18] збір картоплі, збір каменю, зведення статуї
            [19] збір каменю, зведення статуї, спорудження будівлі
            [20] зведення статуї, спорудження будівлі, збір кукурудзи
            [21] спорудження будівлі, збір кукурудзи, збір золота
            [22] збір кукурудзи, збір золота, створення візерунків
            [23] збір золота, створення візерунків, збір каменю
            [24] створення візерунків, збір каменю, збір картоплі
            [25] збір каменю, збір картоплі, зведення статуї
            [26] збір картоплі, зведення статуї, будівництво сходів
            [27] зведення статуї, будівництво сходів, збір кукурудзи
            [28] будівництво сходів, збір кукурудзи, створення візерунків
           *[other] збір кукурудзи, створення візерунків, торгівля
        }
part-on-bottom = За висоту платять 5 їжі. Кожні сходи в секторі зменшують цю вартість на 2. Сусідні клітинки — по дві з кожного боку на тій самій терасі.
help-bottom =
    { $number ->
        [0] Сектор 1, символ: хрест. Синя клітинка. Доручення: { place-bottom.contents }.
        [1] Сектор 1, символ: квадрати. Доручення: { place-bottom.contents }.
        [2] Сектор 1, символ: ромб. Зелена клітинка. Доручення: { place-bottom.contents }.
        [3] Сектор 1, символ: зиґзаґ. Доручення: { place-bottom.contents }.
        [4] Сектор 1, символ: хвиля. Синя клітинка. Доручення: { place-bottom.contents }.
        [5] Сектор 1, символ: спіраль. Доручення: { place-bottom.contents }.
        [6] Сектор 2, символ: ромб. Доручення: { place-bottom.contents }.
        [7] Сектор 2, символ: хрест. Зелена клітинка. Доручення: { place-bottom.contents }.
        [8] Сектор 2, символ: зиґзаґ. Доручення: { place-bottom.contents }.
        [9] Сектор 2, символ: квадрати. Синя клітинка. Доручення: { place-bottom.contents }.
        [10] Сектор 2, символ: спіраль. Зелена клітинка. Доручення: { place-bottom.contents }.
        [11] Сектор 2, символ: хвиля. Доручення: { place-bottom.contents }.
        [12] Сектор 3, символ: ромб. Доручення: { place-bottom.contents }.
        [13] Сектор 3, символ: квадрати. Синя клітинка. Доручення: { place-bottom.contents }.
        [14] Сектор 3, символ: зиґзаґ. Доручення: { place-bottom.contents }.
        [15] Сектор 3, символ: хрест. Зелена клітинка. Доручення: { place-bottom.contents }.
        [16] Сектор 3, символ: спіраль. Доручення: { place-bottom.contents }.
        [17] Сектор 3, символ: хвиля. Синя клітинка. Доручення: { place-bottom.contents }.
        [18] Сектор 4, символ: зиґзаґ. Зелена клітинка. Доручення: { place-bottom.contents }.
        [19] Сектор 4, символ: ромб. Доручення: { place-bottom.contents }.
        [20] Сектор 4, символ: хрест. Синя клітинка. Доручення: { place-bottom.contents }.
        [21] Сектор 4, символ: хвиля. Доручення: { place-bottom.contents }.
        [22] Сектор 4, символ: квадрати. Доручення: { place-bottom.contents }.
        [23] Сектор 4, символ: спіраль. Зелена клітинка. Доручення: { place-bottom.contents }.
        [24] Сектор 5, символ: ромб. Доручення: { place-bottom.contents }.
        [25] Сектор 5, символ: хрест. Зелена клітинка. Доручення: { place-bottom.contents }.
        [26] Сектор 5, символ: квадрати. Доручення: { place-bottom.contents }.
        [27] Сектор 5, символ: хвиля. Синя клітинка. Доручення: { place-bottom.contents }.
        [28] Сектор 5, символ: зиґзаґ. Зелена клітинка. Доручення: { place-bottom.contents }.
       *[other] Сектор 5, символ: спіраль. Доручення: { place-bottom.contents }.
    } { part-on-bottom }
part-task-harvest-potato = Доручення: отримайте 3 картоплі.
part-task-harvest-corn = Доручення: отримайте 2 кукурудзи.
part-task-harvest-stone = Доручення: отримайте 2 камені.
part-task-harvest-gold = Доручення: отримайте 1 золото.
part-task-weave = Доручення: відкривають 3 верхні візерунки стосу. Можете купити до трьох: один за 1 кукурудзу, два за 3, три за 6. Потім кожен інший гравець може купити один. Решту кладуть під стос.
part-task-statue = Доручення: зведіть статую. Мала коштує 3 камені й дає 3 очки, велика коштує 3 камені та 2 золота й дає 9 очок.
part-task-steps = Доручення: побудуйте сходи в будь-якому секторі за 3 камені. Вони дають 4 очки, 2 картоплі та 1 кукурудзу.
part-task-build = Доручення: спорудіть будівлю з ринку, сплативши її вартість. Перед цим можете покласти карту божества з руки під колоду, щоб замінити одну чи дві будівлі на ринку.
part-task-train = Доручення: візьміть 2 карти армії, одну залиште, другу скиньте.
part-task-produce-once = Доручення: одна ваша виробнича будівля, що лежить горілиць, дає бонус, і її не перевертають.
part-task-trade = Доручення: кожне з’єднання однакових символів у ваших гобеленах один раз дає свій бонус.
part-top-task =
    { $number ->
        [0] будівництво сходів
        [1] збір каменю
        [2] збір кукурудзи
        [3] створення візерунків
        [4] збір картоплі
        [5] тренування
        [6] збір каменю
        [7] збір кукурудзи
        [8] спорудження будівлі
       *[other] збір картоплі
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
        [0] збір каменю
        [1] збір золота
        [2] спорудження будівлі
        [3] збір картоплі
        [4] створення візерунків
        [5] збір кукурудзи
        [6] зведення статуї
        [7] тренування
        [8] збір каменю
        [9] торгівля
        [10] будівництво сходів
        [11] збір кукурудзи
        [12] спорудження будівлі
        [13] збір картоплі
        [14] збір каменю
        [15] створення візерунків
        [16] зведення статуї
        [17] збір кукурудзи
        [18] збір картоплі
       *[other] будівництво сходів
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
        [0] створення візерунків
        [1] торгівля
        [2] збір каменю
        [3] збір золота
        [4] спорудження будівлі
        [5] одноразове виробництво
        [6] збір кукурудзи
        [7] зведення статуї
        [8] збір картоплі
        [9] збір золота
        [10] створення візерунків
        [11] спорудження будівлі
        [12] збір каменю
        [13] тренування
        [14] будівництво сходів
        [15] збір кукурудзи
        [16] збір золота
        [17] одноразове виробництво
        [18] збір картоплі
        [19] збір каменю
        [20] зведення статуї
        [21] спорудження будівлі
        [22] збір кукурудзи
        [23] збір золота
        [24] створення візерунків
        [25] збір каменю
        [26] збір картоплі
        [27] зведення статуї
        [28] будівництво сходів
       *[other] збір кукурудзи
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
part-steps = Вони коштують 3 камені та дають 4 очки, 2 картоплі й 1 кукурудзу. Хто розміщує робітника нижче від них, платить за висоту на 2 їжі менше. Якщо це робить не власник сходів, власник отримує 1 очко.
place-upper-steps = верхні сходи сектора { $number }
    .accusative = верхні сходи сектора { $number }
help-upper-steps = Сходи між верхньою та середньою терасами. { part-steps }
place-lower-steps = нижні сходи сектора { $number }
    .accusative = нижні сходи сектора { $number }
help-lower-steps = Сходи між середньою та нижньою терасами. Їх можна побудувати лише під верхніми сходами, власник яких тоді отримує 2 очки. { part-steps }

## Коріканча, храм і регіони

place-coricancha = клітинка { $number } Коріканчі
    .accusative = клітинку { $number } Коріканчі
    .locative = клітинці { $number } Коріканчі
help-coricancha = Ця клітинка — навпроти сектора { $number }. Верховний жрець переходить на 1 чи 2 клітинки вперед і активує там дію для всіх. Активний гравець виконує її вигідніше за інших або бере натомість 1 золото. Виробництво: виробничі будівлі, що лежать горілиць, дають бонуси й перевертаються долілиць. Поклоніння: статуї віддають за сходинки храму. Підношення: за сходинки храму платять кукурудзою. Завоювання: один робітник стає воєнною втратою, гравці викладають карти армії та розміщують фішки завоювання в регіонах. Відновлення: виробничі будівлі й карти армії перевертають горілиць. У секторі навпроти вашого верховного жерця за відстань не платять, у сусідньому платять 1 їжу, ще далі — 3.
place-temple = сходинка { $number } храму
    .genitive = сходинки { $number } храму
    .contents =
        { $number ->
            [0] початок
            [1] 1 картопля, 1 карта божества; 1 очко за церемонію
            [2] 2 очки за церемонію
            [3] тренування; 3 очки за церемонію
            [4] 4 очки за церемонію
            [5] 1 камінь або 1 кочівник; 5 очок за церемонію
            [6] 6 очок за церемонію
            [7] 2 камені; 7 очок за церемонію
            [8] 8 очок за церемонію; 2 очки наприкінці гри
            [9] 1 карта божества, тренування; 9 очок за церемонію; 6 очок наприкінці гри
            [10] 10 очок за церемонію; 12 очок наприкінці гри
           *[other] 1 золото; 12 очок за церемонію; 20 очок наприкінці гри
        }
help-temple =
    { $number ->
        [0] Початок: нагороди немає.
        [1] Нагорода за підйом сюди та під час кожної церемонії: 1 картопля, 1 карта божества. 1 очко під час кожної церемонії.
        [2] 2 очки під час кожної церемонії.
        [3] Нагорода за підйом сюди та під час кожної церемонії: тренування. 3 очки під час кожної церемонії.
        [4] 4 очки під час кожної церемонії.
        [5] Нагорода за підйом сюди та під час кожної церемонії: 1 камінь або 1 робітник з‑поміж кочівників. 5 очок під час кожної церемонії.
        [6] 6 очок під час кожної церемонії.
        [7] Нагорода за підйом сюди та під час кожної церемонії: 2 камені. 7 очок під час кожної церемонії.
        [8] 8 очок під час кожної церемонії. 2 очки наприкінці гри.
        [9] Нагорода за підйом сюди та під час кожної церемонії: 1 карта божества, тренування. 9 очок під час кожної церемонії. 6 очок наприкінці гри.
        [10] 10 очок під час кожної церемонії. 12 очок наприкінці гри.
       *[other] Нагорода за підйом сюди та під час кожної церемонії: 1 золото. 12 очок під час кожної церемонії. 20 очок наприкінці гри.
    }
part-region = Солдатів рахують на ваших картах армії, що лежать горілиць. Перевернуті карти можна відновити, скинуті — ні. Під час кожної церемонії більшість у регіоні дає 1 очко за кожну воєнну втрату. У разі рівності перемагає той, чия фішка стоїть найправіше.
place-chinchaysuyu = Чинчайсую { $number }
    .contents =
        { $number ->
            [1] 1 камінь
            [2] 2 камені
            [3] 4 очки
            [4] безплатна будівля
            [5] безплатна мала статуя
           *[other] 9 очок
        }
help-chinchaysuyu =
    { $number ->
        [1] Переверніть щонайменше 1 солдата.
        [2] Скиньте щонайменше 1 солдата.
        [3] Переверніть щонайменше 2 солдатів та скиньте щонайменше 1 солдата.
        [4] Переверніть щонайменше 1 солдата та скиньте щонайменше 2 солдатів.
        [5] Переверніть щонайменше 3 солдатів та скиньте щонайменше 1 солдата.
       *[other] Переверніть щонайменше 2 солдатів та скиньте щонайменше 3 солдатів.
    } Бонус: { place-chinchaysuyu.contents }. { part-region }
place-antisuyu = Антисую { $number }
    .contents =
        { $number ->
            [1] 2 картоплі
            [2] 1 карта божества, 1 візерунок
            [3] 1 візерунок, 2 очки
            [4] 1 сходинка храму, 2 очки
            [5] 2 карти божеств, 3 очки
           *[other] 7 очок
        }
help-antisuyu =
    { $number ->
        [1] Переверніть щонайменше 1 солдата.
        [2] Скиньте щонайменше 1 солдата.
        [3] Переверніть щонайменше 2 солдатів та скиньте щонайменше 1 солдата.
        [4] Переверніть щонайменше 1 солдата та скиньте щонайменше 2 солдатів.
        [5] Переверніть щонайменше 3 солдатів та скиньте щонайменше 1 солдата.
       *[other] Переверніть щонайменше 2 солдатів та скиньте щонайменше 2 солдатів.
    } Бонус: { place-antisuyu.contents }. { part-region }
place-qullasuyu = Кольясую { $number }
    .contents =
        { $number ->
            [1] 1 кукурудза
            [2] 3 картоплі, 1 очко
            [3] 2 золота
            [4] 2 кукурудзи, 2 камені
            [5] 1 золото, 4 очки
           *[other] 8 очок
        }
help-qullasuyu =
    { $number ->
        [1] Переверніть щонайменше 1 солдата.
        [2] Скиньте щонайменше 1 солдата.
        [3] Переверніть щонайменше 2 солдатів та скиньте щонайменше 1 солдата.
        [4] Переверніть щонайменше 1 солдата та скиньте щонайменше 2 солдатів.
        [5] Переверніть щонайменше 3 солдатів та скиньте щонайменше 1 солдата.
       *[other] Переверніть щонайменше 3 солдатів та скиньте щонайменше 2 солдатів.
    } Бонус: { place-qullasuyu.contents }. { part-region }
place-kuntisuyu = Кунтисую { $number }
    .contents =
        { $number ->
            [1] 1 очко
            [2] 1 робітник з‑поміж кочівників, 1 кукурудза
            [3] 1 сходинка храму, 1 картопля
            [4] безплатні сходи
            [5] 1 сходинка храму, 1 візерунок
           *[other] 2 сходинки храму, 4 очки
        }
help-kuntisuyu =
    { $number ->
        [1] Переверніть щонайменше 1 солдата.
        [2] Скиньте щонайменше 1 солдата.
        [3] Переверніть щонайменше 2 солдатів та скиньте щонайменше 1 солдата.
        [4] Переверніть щонайменше 2 солдатів та скиньте щонайменше 2 солдатів.
        [5] Переверніть щонайменше 3 солдатів та скиньте щонайменше 1 солдата.
       *[other] Переверніть щонайменше 2 солдатів та скиньте щонайменше 3 солдатів.
    } Бонус: { place-kuntisuyu.contents }. { part-region }

## Поселення, кочівники та робітники

place-village = місце { $number } в поселенні
    .genitive = місця { $number } в поселенні
    .accusative = місце { $number } в поселенні
    .locative = місці { $number } в поселенні
help-village = Поселення — це черга, і місце 1 — її картопляний кінець. Наприкінці ходу можна найняти першого робітника за 1 картоплю або останнього за 1 кукурудзу. Коли поселення порожніє, активний гравець бере жетон церемонії, і перед наступним ходом цього гравця відбувається церемонія.
place-nomad = місце { $number } серед кочівників
    .genitive = місця { $number } серед кочівників
    .accusative = місце { $number } серед кочівників
    .locative = місці { $number } серед кочівників
help-nomad = Цього робітника можна безплатно взяти другорядною дією або завдяки бонусу. Його місце одразу займає робітник із мішечка.
place-nomads = кочівники
help-nomads = Безплатно візьміть одного з кочівників. Його місце одразу займає робітник із мішечка.
place-architect = архітектор
    .accusative = архітектора
help-architect = Синій робітник. На синій клітинці виконує на 1 доручення більше.
place-craftsman = ремісник
    .accusative = ремісника
help-craftsman = Зелений робітник. На зеленій клітинці виконує на 1 доручення більше.
place-courier = посланець
    .accusative = посланця
help-courier = Жовтий робітник. Його розміщення коштує на 1 їжу менше, і він виконує на 1 доручення більше, якщо на цій терасі в цьому секторі немає інших робітників.
place-warrior = воїн
    .accusative = воїна
help-warrior = Червоний робітник. Розміщуючи його, ви берете карту армії та можете забрати у свій запас сусіднього робітника, крім воїна.
place-priest = жрець
    .accusative = жерця
help-priest = Білий робітник. Розмістивши його, можете один раз сплатити 1 картоплю за ще 1 доручення, а після доручень берете карту божества.

## Ресурси

place-potato = картопля
    .accusative = картоплю
help-potato = Їжа. Нею платять за розміщення, за найм із картопляного кінця черги та за викладання карт армії. Під час церемонії карти божеств у руці потребують картоплі, і за кожну, якої бракує, ви втрачаєте 2 очки.
place-corn = кукурудза
    .accusative = кукурудзу
help-corn = Їжа. Нею платять за розміщення, за найм із кукурудзяного кінця черги, за візерунки та підношення.
place-stone = камінь
    .accusative = камінь
help-stone = Ним платять за сходи, статуї та будівлі.
place-gold = золото
    .accusative = золото
help-gold = Під час оплати золото замінює будь-який інший ресурс. Ним можна заплатити й за символ клітинки. Наприкінці гри кожне золото дає 1 очко.

## Карти божеств

part-god-card = Нею платять за розміщення робітника на клітинці з таким символом. Якщо у вас є статуя з цим символом, карта дає ще й бонуси. Під час церемоній її можна розіграти просто заради бонусів. Якщо наприкінці гри вона у вашій руці, то дає 1 очко.
place-god-spiral = карта «Спіраль { $number }»
    .accusative = карту «Спіраль { $number }»
    .contents =
        { $number ->
            [1] 3 картоплі, 1 очко
            [2] 1 кукурудза, 1 карта армії
            [3] 3 очки
            [4] 2 кукурудзи, 1 очко
            [5] 1 візерунок, 1 картопля
            [6] звести 1 статую (платно), 1 камінь
           *[other] 1 золото, 1 сходинка храму за 1 золото
        }
help-god-spiral = Символ: спіраль. Бонуси: { place-god-spiral.contents }. { part-god-card }
place-god-zigzag = карта «Зиґзаґ { $number }»
    .accusative = карту «Зиґзаґ { $number }»
    .contents =
        { $number ->
            [1] 3 картоплі, 1 очко
            [2] 1 кукурудза, 1 карта армії
            [3] 3 очки
            [4] 1 золото, 1 картопля
            [5] 1 робітник з‑поміж кочівників, 1 кукурудза
            [6] тренування, 1 кукурудза
           *[other] відновлення 1 будівлі або карти армії, 1 камінь, 1 картопля
        }
help-god-zigzag = Символ: зиґзаґ. Бонуси: { place-god-zigzag.contents }. { part-god-card }
place-god-squares = карта «Квадрати { $number }»
    .accusative = карту «Квадрати { $number }»
    .contents =
        { $number ->
            [1] 3 картоплі, 1 очко
            [2] спорудити 1 будівлю (платно), 1 очко
            [3] 2 камені, 1 картопля
            [4] 2 кукурудзи, 1 очко
            [5] 1 візерунок, 1 картопля
            [6] тренування, 1 кукурудза
           *[other] відновлення 1 будівлі або карти армії, 1 камінь, 1 картопля
        }
help-god-squares = Символ: квадрати. Бонуси: { place-god-squares.contents }. { part-god-card }
place-god-cross = карта «Хрест { $number }»
    .accusative = карту «Хрест { $number }»
    .contents =
        { $number ->
            [1] 2 картоплі, 1 камінь
            [2] 1 кукурудза, 1 карта армії
            [3] 2 камені, 1 картопля
            [4] 2 кукурудзи, 1 очко
            [5] 1 робітник з‑поміж кочівників, 1 кукурудза
            [6] звести 1 статую (платно), 1 камінь
           *[other] відновлення 1 будівлі або карти армії, 1 камінь, 1 картопля
        }
help-god-cross = Символ: хрест. Бонуси: { place-god-cross.contents }. { part-god-card }
place-god-wave = карта «Хвиля { $number }»
    .accusative = карту «Хвиля { $number }»
    .contents =
        { $number ->
            [1] 2 картоплі, 1 камінь
            [2] спорудити 1 будівлю (платно), 1 очко
            [3] 3 очки
            [4] 1 золото, 1 картопля
            [5] 1 робітник з‑поміж кочівників, 1 кукурудза
            [6] звести 1 статую (платно), 1 камінь
           *[other] 1 золото, 1 сходинка храму за 1 золото
        }
help-god-wave = Символ: хвиля. Бонуси: { place-god-wave.contents }. { part-god-card }
place-god-diamond = карта «Ромб { $number }»
    .accusative = карту «Ромб { $number }»
    .contents =
        { $number ->
            [1] 2 картоплі, 1 камінь
            [2] спорудити 1 будівлю (платно), 1 очко
            [3] 2 камені, 1 картопля
            [4] 1 золото, 1 картопля
            [5] 1 візерунок, 1 картопля
            [6] тренування, 1 кукурудза
           *[other] 1 золото, 1 сходинка храму за 1 золото
        }
help-god-diamond = Символ: ромб. Бонуси: { place-god-diamond.contents }. { part-god-card }
place-god-deck = колода божеств
help-god-deck = Узяту звідси карту видно лише тоді, коли вона вже у вашій руці.
place-face-down = закрита карта
help-face-down = Карта, яку бачить лише її власник.

## Бонуси карт божеств

part-explains-goods = Отримайте ресурси зі спільного запасу.
part-explains-points = Одразу отримайте очки.
part-explains-army = Візьміть карту армії на руку.
part-explains-train = Візьміть 2 карти армії, одну залиште, другу скиньте.
part-explains-weave = Візьміть верхній візерунок стосу або невідомий під ним і додайте його до гобелена.
part-explains-worker = Візьміть будь-якого робітника з‑поміж кочівників.
part-explains-pay-step = Можете сплатити 1 золото й піднятися на 1 сходинку храму.
part-explains-recover = Можете перевернути горілиць одну свою виробничу будівлю або карту армії.
part-explains-build = Можете спорудити будівлю з ринку, сплативши її вартість.
part-explains-statue = Можете звести статую, сплативши її вартість.
place-god-spiral-1 =
    { $number ->
        [0] «Спіраль 1»: 3 картоплі
       *[other] «Спіраль 1»: 1 очко
    }
help-god-spiral-1 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-spiral-2 =
    { $number ->
        [0] «Спіраль 2»: 1 кукурудза
       *[other] «Спіраль 2»: 1 карта армії
    }
help-god-spiral-2 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-army }
    }
place-god-spiral-3 = «Спіраль 3»: 3 очки
help-god-spiral-3 = { part-explains-points }
place-god-spiral-4 =
    { $number ->
        [0] «Спіраль 4»: 2 кукурудзи
       *[other] «Спіраль 4»: 1 очко
    }
help-god-spiral-4 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-spiral-5 =
    { $number ->
        [0] «Спіраль 5»: 1 візерунок
       *[other] «Спіраль 5»: 1 картопля
    }
help-god-spiral-5 =
    { $number ->
        [0] { part-explains-weave }
       *[other] { part-explains-goods }
    }
place-god-spiral-6 =
    { $number ->
        [0] «Спіраль 6»: звести 1 статую (платно)
       *[other] «Спіраль 6»: 1 камінь
    }
help-god-spiral-6 =
    { $number ->
        [0] { part-explains-statue }
       *[other] { part-explains-goods }
    }
place-god-spiral-7 =
    { $number ->
        [0] «Спіраль 7»: 1 золото
       *[other] «Спіраль 7»: 1 сходинка храму за 1 золото
    }
help-god-spiral-7 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-pay-step }
    }
place-god-zigzag-1 =
    { $number ->
        [0] «Зиґзаґ 1»: 3 картоплі
       *[other] «Зиґзаґ 1»: 1 очко
    }
help-god-zigzag-1 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-zigzag-2 =
    { $number ->
        [0] «Зиґзаґ 2»: 1 кукурудза
       *[other] «Зиґзаґ 2»: 1 карта армії
    }
help-god-zigzag-2 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-army }
    }
place-god-zigzag-3 = «Зиґзаґ 3»: 3 очки
help-god-zigzag-3 = { part-explains-points }
place-god-zigzag-4 =
    { $number ->
        [0] «Зиґзаґ 4»: 1 золото
       *[other] «Зиґзаґ 4»: 1 картопля
    }
help-god-zigzag-4 = { part-explains-goods }
place-god-zigzag-5 =
    { $number ->
        [0] «Зиґзаґ 5»: 1 робітник з‑поміж кочівників
       *[other] «Зиґзаґ 5»: 1 кукурудза
    }
help-god-zigzag-5 =
    { $number ->
        [0] { part-explains-worker }
       *[other] { part-explains-goods }
    }
place-god-zigzag-6 =
    { $number ->
        [0] «Зиґзаґ 6»: тренування
       *[other] «Зиґзаґ 6»: 1 кукурудза
    }
help-god-zigzag-6 =
    { $number ->
        [0] { part-explains-train }
       *[other] { part-explains-goods }
    }
place-god-zigzag-7 =
    { $number ->
        [0] «Зиґзаґ 7»: відновлення 1 будівлі або карти армії
        [1] «Зиґзаґ 7»: 1 камінь
       *[other] «Зиґзаґ 7»: 1 картопля
    }
help-god-zigzag-7 =
    { $number ->
        [0] { part-explains-recover }
        [1] { part-explains-goods }
       *[other] { part-explains-goods }
    }
place-god-squares-1 =
    { $number ->
        [0] «Квадрати 1»: 3 картоплі
       *[other] «Квадрати 1»: 1 очко
    }
help-god-squares-1 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-squares-2 =
    { $number ->
        [0] «Квадрати 2»: спорудити 1 будівлю (платно)
       *[other] «Квадрати 2»: 1 очко
    }
help-god-squares-2 =
    { $number ->
        [0] { part-explains-build }
       *[other] { part-explains-points }
    }
place-god-squares-3 =
    { $number ->
        [0] «Квадрати 3»: 2 камені
       *[other] «Квадрати 3»: 1 картопля
    }
help-god-squares-3 = { part-explains-goods }
place-god-squares-4 =
    { $number ->
        [0] «Квадрати 4»: 2 кукурудзи
       *[other] «Квадрати 4»: 1 очко
    }
help-god-squares-4 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-squares-5 =
    { $number ->
        [0] «Квадрати 5»: 1 візерунок
       *[other] «Квадрати 5»: 1 картопля
    }
help-god-squares-5 =
    { $number ->
        [0] { part-explains-weave }
       *[other] { part-explains-goods }
    }
place-god-squares-6 =
    { $number ->
        [0] «Квадрати 6»: тренування
       *[other] «Квадрати 6»: 1 кукурудза
    }
help-god-squares-6 =
    { $number ->
        [0] { part-explains-train }
       *[other] { part-explains-goods }
    }
place-god-squares-7 =
    { $number ->
        [0] «Квадрати 7»: відновлення 1 будівлі або карти армії
        [1] «Квадрати 7»: 1 камінь
       *[other] «Квадрати 7»: 1 картопля
    }
help-god-squares-7 =
    { $number ->
        [0] { part-explains-recover }
        [1] { part-explains-goods }
       *[other] { part-explains-goods }
    }
place-god-cross-1 =
    { $number ->
        [0] «Хрест 1»: 2 картоплі
       *[other] «Хрест 1»: 1 камінь
    }
help-god-cross-1 = { part-explains-goods }
place-god-cross-2 =
    { $number ->
        [0] «Хрест 2»: 1 кукурудза
       *[other] «Хрест 2»: 1 карта армії
    }
help-god-cross-2 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-army }
    }
place-god-cross-3 =
    { $number ->
        [0] «Хрест 3»: 2 камені
       *[other] «Хрест 3»: 1 картопля
    }
help-god-cross-3 = { part-explains-goods }
place-god-cross-4 =
    { $number ->
        [0] «Хрест 4»: 2 кукурудзи
       *[other] «Хрест 4»: 1 очко
    }
help-god-cross-4 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-points }
    }
place-god-cross-5 =
    { $number ->
        [0] «Хрест 5»: 1 робітник з‑поміж кочівників
       *[other] «Хрест 5»: 1 кукурудза
    }
help-god-cross-5 =
    { $number ->
        [0] { part-explains-worker }
       *[other] { part-explains-goods }
    }
place-god-cross-6 =
    { $number ->
        [0] «Хрест 6»: звести 1 статую (платно)
       *[other] «Хрест 6»: 1 камінь
    }
help-god-cross-6 =
    { $number ->
        [0] { part-explains-statue }
       *[other] { part-explains-goods }
    }
place-god-cross-7 =
    { $number ->
        [0] «Хрест 7»: відновлення 1 будівлі або карти армії
        [1] «Хрест 7»: 1 камінь
       *[other] «Хрест 7»: 1 картопля
    }
help-god-cross-7 =
    { $number ->
        [0] { part-explains-recover }
        [1] { part-explains-goods }
       *[other] { part-explains-goods }
    }
place-god-wave-1 =
    { $number ->
        [0] «Хвиля 1»: 2 картоплі
       *[other] «Хвиля 1»: 1 камінь
    }
help-god-wave-1 = { part-explains-goods }
place-god-wave-2 =
    { $number ->
        [0] «Хвиля 2»: спорудити 1 будівлю (платно)
       *[other] «Хвиля 2»: 1 очко
    }
help-god-wave-2 =
    { $number ->
        [0] { part-explains-build }
       *[other] { part-explains-points }
    }
place-god-wave-3 = «Хвиля 3»: 3 очки
help-god-wave-3 = { part-explains-points }
place-god-wave-4 =
    { $number ->
        [0] «Хвиля 4»: 1 золото
       *[other] «Хвиля 4»: 1 картопля
    }
help-god-wave-4 = { part-explains-goods }
place-god-wave-5 =
    { $number ->
        [0] «Хвиля 5»: 1 робітник з‑поміж кочівників
       *[other] «Хвиля 5»: 1 кукурудза
    }
help-god-wave-5 =
    { $number ->
        [0] { part-explains-worker }
       *[other] { part-explains-goods }
    }
place-god-wave-6 =
    { $number ->
        [0] «Хвиля 6»: звести 1 статую (платно)
       *[other] «Хвиля 6»: 1 камінь
    }
help-god-wave-6 =
    { $number ->
        [0] { part-explains-statue }
       *[other] { part-explains-goods }
    }
place-god-wave-7 =
    { $number ->
        [0] «Хвиля 7»: 1 золото
       *[other] «Хвиля 7»: 1 сходинка храму за 1 золото
    }
help-god-wave-7 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-pay-step }
    }
place-god-diamond-1 =
    { $number ->
        [0] «Ромб 1»: 2 картоплі
       *[other] «Ромб 1»: 1 камінь
    }
help-god-diamond-1 = { part-explains-goods }
place-god-diamond-2 =
    { $number ->
        [0] «Ромб 2»: спорудити 1 будівлю (платно)
       *[other] «Ромб 2»: 1 очко
    }
help-god-diamond-2 =
    { $number ->
        [0] { part-explains-build }
       *[other] { part-explains-points }
    }
place-god-diamond-3 =
    { $number ->
        [0] «Ромб 3»: 2 камені
       *[other] «Ромб 3»: 1 картопля
    }
help-god-diamond-3 = { part-explains-goods }
place-god-diamond-4 =
    { $number ->
        [0] «Ромб 4»: 1 золото
       *[other] «Ромб 4»: 1 картопля
    }
help-god-diamond-4 = { part-explains-goods }
place-god-diamond-5 =
    { $number ->
        [0] «Ромб 5»: 1 візерунок
       *[other] «Ромб 5»: 1 картопля
    }
help-god-diamond-5 =
    { $number ->
        [0] { part-explains-weave }
       *[other] { part-explains-goods }
    }
place-god-diamond-6 =
    { $number ->
        [0] «Ромб 6»: тренування
       *[other] «Ромб 6»: 1 кукурудза
    }
help-god-diamond-6 =
    { $number ->
        [0] { part-explains-train }
       *[other] { part-explains-goods }
    }
place-god-diamond-7 =
    { $number ->
        [0] «Ромб 7»: 1 золото
       *[other] «Ромб 7»: 1 сходинка храму за 1 золото
    }
help-god-diamond-7 =
    { $number ->
        [0] { part-explains-goods }
       *[other] { part-explains-pay-step }
    }

## Карти армії

part-army =
    { $number ->
        [1] 1 солдат, 2 картоплі
        [2] 1 солдат, 2 картоплі
        [3] 1 солдат, 2 картоплі
        [4] 1 солдат, 2 картоплі
        [5] 1 солдат, 2 картоплі
        [6] 1 солдат, 2 картоплі
        [7] 1 солдат, 1 кукурудза
        [8] 1 солдат, 1 кукурудза
        [9] 1 солдат, 1 кукурудза
        [10] 1 солдат, 1 кукурудза
        [11] 1 солдат, 1 кукурудза
        [12] 1 солдат, 1 камінь
        [13] 1 солдат, 1 камінь
        [14] 1 солдат, 1 камінь
        [15] 1 солдат, 1 камінь
        [16] 1 солдат, 1 камінь
        [17] 1 солдат, 1 золото
        [18] 1 солдат, 1 золото
        [19] 2 солдати, 1 картопля
        [20] 2 солдати, 1 картопля
        [21] 2 солдати, 1 картопля
        [22] 2 солдати, 1 картопля
        [23] 2 солдати, 1 картопля
        [24] 2 солдати, 1 картопля
        [25] 2 солдати, 1 кукурудза
        [26] 2 солдати, 1 кукурудза
        [27] 2 солдати, 1 кукурудза
        [28] 2 солдати, 1 камінь
        [29] 2 солдати, 1 камінь
       *[other] 2 солдати, 1 камінь
    }
place-army = карта армії { $number } ({ part-army })
    .accusative = карту армії { $number } ({ part-army })
help-army = На карті — солдати й бонус. У свій хід, а також під час церемонії, з якої він починається, карту можна скинути з руки заради бонусу. Під час завоювання її викладають горілиць, а щоб завоювати клітинку, карти із солдатами перевертають долілиць або скидають. Якщо наприкінці гри карта лежить горілиць, то дає 1 очко.

## Будівлі

part-production =
    { $number ->
        [1] Картопляний льох
        [2] Город
        [3] Хатина каменяра
        [4] Придорожнє святилище
        [5] Терасове поле
        [6] Склад
        [7] Казарма
        [8] Оракул
        [9] Тамбо
        [10] Промивальня золота
        [11] Зерносховище
        [12] Каменоломня
        [13] Торговий двір
        [14] Цитадель
        [15] Ткацька майстерня
        [16] Палац
        [17] Брама Сонця
        [18] Ювелірна майстерня
       *[other] Імперський склад
    }
place-production = будівля «{ part-production }»
    .accusative = будівлю «{ part-production }»
    .contents =
        { $number ->
            [1] 3 картоплі
            [2] 1 кукурудза, 1 картопля
            [3] 1 камінь, 1 картопля
            [4] 2 очки
            [5] 2 картоплі, 1 очко
            [6] 2 кукурудзи або 2 камені
            [7] 1 карта армії, 1 картопля
            [8] 1 карта божества, 1 очко
            [9] 3 очки, 1 картопля
            [10] 1 золото, 1 картопля
            [11] 2 кукурудзи, 1 очко
            [12] 2 камені, 1 очко
            [13] 1 золото або 4 картоплі; а також 1 очко
            [14] 1 карта божества, 1 карта армії, 1 картопля
            [15] 1 візерунок
            [16] 5 очок
            [17] 1 золото, 1 сходинка храму за 1 золото
            [18] 1 золото, 2 очки
           *[other] 2 кукурудзи або 2 камені; а також 3 очки
        }
part-production-building = Під час виробництва будівля дає бонус, після чого її перевертають долілиць. Якщо наприкінці гри вона лежить горілиць, то дає 2 очки.
help-production =
    { $number ->
        [1] Виробнича будівля 1, вартість: 1 камінь, 1 кукурудза.
        [2] Виробнича будівля 2, вартість: 1 камінь, 1 кукурудза.
        [3] Виробнича будівля 3, вартість: 1 камінь, 1 кукурудза.
        [4] Виробнича будівля 4, вартість: 1 камінь, 1 кукурудза.
        [5] Виробнича будівля 5, вартість: 2 камені.
        [6] Виробнича будівля 6, вартість: 2 камені.
        [7] Виробнича будівля 7, вартість: 2 камені.
        [8] Виробнича будівля 8, вартість: 2 камені.
        [9] Виробнича будівля 9, вартість: 2 камені, 1 картопля.
        [10] Виробнича будівля 10, вартість: 2 камені, 1 картопля.
        [11] Виробнича будівля 11, вартість: 2 камені, 1 картопля.
        [12] Виробнича будівля 12, вартість: 2 камені, 1 картопля.
        [13] Виробнича будівля 13, вартість: 2 камені, 1 картопля.
        [14] Виробнича будівля 14, вартість: 2 камені, 1 кукурудза.
        [15] Виробнича будівля 15, вартість: 2 камені, 1 кукурудза.
        [16] Виробнича будівля 16, вартість: 3 камені, 1 картопля.
        [17] Виробнича будівля 17, вартість: 3 камені.
        [18] Виробнича будівля 18, вартість: 2 камені, 1 золото.
       *[other] Виробнича будівля 19, вартість: 2 камені, 1 золото.
    } Бонус: { place-production.contents }. { part-production-building }
part-permanent =
    { $number ->
        [1] Дім посланців
        [2] Дім жерців
        [3] Гарнізон
        [4] Фарбувальня
        [5] Школа ремесел
        [6] Храмова кухня
        [7] Митниця
        [8] Гільдія ткачів
        [9] Зала гобеленів
        [10] Святкова площа
        [11] Дім підношень
        [12] Золоте святилище
        [13] Воєнна рада
        [14] Плац
        [15] Мінова крамниця
        [16] Ремонтний двір
        [17] Дім данини
        [18] Лазарет
        [19] Дім ворожіння
       *[other] Майстерня знарядь
    }
place-permanent = будівля «{ part-permanent }»
    .accusative = будівлю «{ part-permanent }»
    .contents =
        { $number ->
            [1] будь-який робітник може вважатися посланцем
            [2] будь-який робітник може вважатися жерцем
            [3] воїн відновлює до 2 виробничих будівель
            [4] з’єднання дають бонус одразу
            [5] ремісник може вважатися архітектором і навпаки
            [6] під час церемонії 4 картоплі; карти божеств у руці +1 очко
            [7] власні сходи теж дають очки
            [8] візерунки вибирають із 5
            [9] під час церемонії 1 очко за візерунок найдовшого гобелена
            [10] під час церемонії 2 картоплі, 1 кукурудза, 1 камінь
            [11] під час кожного підношення 1 візерунок
            [12] сходинка храму за 1 золото, зокрема перед кожною церемонією
            [13] у завоюванні на 1 солдата менше
            [14] воїн виконує на 2 доручення більше
            [15] будь-коли обмін: 2 камені, 1 золото чи 2 кукурудзи
            [16] під час кожного виробництва відновлення 1 будівлі чи карти армії
            [17] під час кожного завоювання 1 золото та 1 очко
            [18] під час кожного відновлення 1 карта армії та 1 золото
            [19] карта божества за 1 картоплю
           *[other] збір дає на 1 ресурс більше та 1 очко
        }
part-permanent-building = Будівля завжди лежить горілиць і наприкінці гри дає 2 очки.
help-permanent =
    { $number ->
        [1] Постійна будівля 1, вартість: 2 камені, 1 кукурудза. Робітник, якого ви розміщуєте, може вважатися посланцем, але тоді лише ним.
        [2] Постійна будівля 2, вартість: 2 камені, 1 кукурудза. Робітник, якого ви розміщуєте, може вважатися жерцем, але тоді лише ним.
        [3] Постійна будівля 3, вартість: 1 камінь, 1 кукурудза. Розміщуючи воїна, можете відновити до 2 своїх виробничих будівель.
        [4] Постійна будівля 4, вартість: 2 камені. Коли ви додаєте візерунок і виникає з’єднання однакових символів, воно одразу дає свій бонус.
        [5] Постійна будівля 5, вартість: 1 камінь, 1 кукурудза. Ремісник, якого ви розміщуєте, може вважатися архітектором, а архітектор — ремісником.
        [6] Постійна будівля 6, вартість: 1 камінь, 1 кукурудза. На початку кожної церемонії отримайте 4 картоплі. Наприкінці гри кожна карта божества у вашій руці дає на 1 очко більше.
        [7] Постійна будівля 7, вартість: 2 камені. Коли ви розміщуєте робітника, власні сходи над його клітинкою теж дають вам по 1 очку.
        [8] Постійна будівля 8, вартість: 1 камінь, 1 кукурудза. Коли ви виконуєте доручення «створення візерунків», відкривають 5 візерунків. Перед купівлею 2 з них ви кладете назад під стос.
        [9] Постійна будівля 9, вартість: 3 камені. На початку кожної церемонії отримайте 1 очко за кожен візерунок свого найдовшого гобелена.
        [10] Постійна будівля 10, вартість: 2 камені. На початку кожної церемонії отримайте 2 картоплі, 1 кукурудзу та 1 камінь.
        [11] Постійна будівля 11, вартість: 2 камені, 1 кукурудза. Щоразу, коли хтось активує підношення, безплатно візьміть 1 візерунок зі стосу.
        [12] Постійна будівля 12, вартість: 2 камені. Щоразу, коли хтось активує підношення, а також перед кожною церемонією можете сплатити 1 золото за 1 сходинку храму. В одному з варіантів правил будівля діє, коли активують поклоніння, а не підношення.
        [13] Постійна будівля 13, вартість: 3 камені. За кожне завоювання можете перевернути на 1 солдата менше й скинути на 1 солдата менше, але хоча б 1 солдата треба використати.
        [14] Постійна будівля 14, вартість: 2 камені, 1 золото. Розміщуючи воїна, можете виконати на 2 доручення більше.
        [15] Постійна будівля 15, вартість: 2 камені. Приймаючи будь-яке рішення, навіть у чужий хід, можете обміняти 2 камені, 1 золото або 2 кукурудзи на щось інше з цього переліку.
        [16] Постійна будівля 16, вартість: 2 камені. Щоразу, коли хтось активує виробництво, можете відновити 1 виробничу будівлю або карту армії до чи після свого виробництва.
        [17] Постійна будівля 17, вартість: 2 камені, 1 картопля. Щоразу, коли хтось активує завоювання, отримайте 1 золото та 1 очко.
        [18] Постійна будівля 18, вартість: 2 камені, 1 картопля. Щоразу, коли хтось активує відновлення, візьміть 1 карту армії та отримайте 1 золото.
        [19] Постійна будівля 19, вартість: 1 камінь, 1 кукурудза. У свій хід можете скільки завгодно разів сплатити 1 картоплю за карту божества.
       *[other] Постійна будівля 20, вартість: 3 камені. Збираючи за дорученням картоплю, кукурудзу чи камінь, отримайте на 1 ресурс більше, а також 1 очко.
    } { part-permanent-building }

## Візерунки

part-weaving = Два сусідні краї з однаковим символом утворюють з’єднання, що дає бонус під час торгівлі. У гобелені не може бути двох візерунків одного виду. Гобелен з 1–7 візерунків дає відповідно 0, 1, 3, 6, 10, 15 чи 21 очко.
part-starting-pattern =
    { $number ->
        [1] Лама
        [2] Кондор
        [3] Змія
       *[other] Пума
    }
place-starting-weaving = початковий візерунок «{ part-starting-pattern }»
    .pattern = «{ part-starting-pattern }»
    .genitive = початкового візерунка «{ part-starting-pattern }»
    .accusative = початковий візерунок «{ part-starting-pattern }»
    .contents =
        { $number ->
            [1] ліворуч: 3 картоплі; праворуч: 2 камені
            [2] ліворуч: 2 камені; праворуч: 1 карта армії
            [3] ліворуч: 1 карта армії; праворуч: 1 карта божества та 1 картопля
           *[other] ліворуч: 1 карта божества та 1 картопля; праворуч: 3 картоплі
        }
help-starting-weaving = Краї: { place-starting-weaving.contents }. { part-weaving }
part-pattern =
    { $number ->
        [1] Лама
        [2] Лама
        [3] Лама
        [4] Кондор
        [5] Кондор
        [6] Кондор
        [7] Змія
        [8] Змія
        [9] Змія
        [10] Пума
        [11] Пума
        [12] Пума
        [13] Риба
        [14] Риба
        [15] Риба
        [16] Квітка
        [17] Квітка
        [18] Сонце
        [19] Сонце
        [20] Лама
        [21] Кондор
        [22] Змія
        [23] Пума
        [24] Квітка
        [25] Сонце
        [26] Лама
        [27] Лама
        [28] Кондор
        [29] Змія
        [30] Риба
       *[other] Квітка
    }
place-weaving = візерунок «{ part-pattern } { $number }»
    .pattern = «{ part-pattern } { $number }»
    .genitive = візерунка «{ part-pattern } { $number }»
    .accusative = візерунок «{ part-pattern } { $number }»
    .contents =
        { $number ->
            [1] ліворуч: 3 очки; праворуч: 1 сходинка храму за 1 золото
            [2] ліворуч: 1 карта армії; праворуч: 2 камені
            [3] ліворуч: 1 карта божества та 1 картопля; праворуч: 3 картоплі
            [4] ліворуч: 1 золото; праворуч: відновлення 1 будівлі або карти армії
            [5] ліворуч: 3 картоплі; праворуч: 1 сходинка храму за 1 золото
            [6] ліворуч: 2 камені; праворуч: 1 карта божества та 1 картопля
            [7] ліворуч: 1 карта божества та 1 картопля; праворуч: відновлення 1 будівлі або карти армії
            [8] ліворуч: відновлення 1 будівлі або карти армії; праворуч: 1 сходинка храму за 1 золото
            [9] ліворуч: 3 картоплі; праворуч: 1 карта армії
            [10] ліворуч: 1 сходинка храму за 1 золото; праворуч: 1 золото
            [11] ліворуч: 3 очки; праворуч: 1 карта армії
            [12] ліворуч: 1 золото; праворуч: 3 картоплі
            [13] ліворуч: 2 камені; праворуч: 3 картоплі
            [14] ліворуч: відновлення 1 будівлі або карти армії; праворуч: 3 очки
            [15] ліворуч: відновлення 1 будівлі або карти армії; праворуч: 2 камені
            [16] ліворуч: 3 картоплі; праворуч: відновлення 1 будівлі або карти армії
            [17] ліворуч: 3 очки; праворуч: 1 карта божества та 1 картопля
            [18] ліворуч: 3 картоплі; праворуч: 1 карта божества та 1 картопля
            [19] ліворуч: 1 карта армії; праворуч: 3 очки
            [20] ліворуч: 2 камені; праворуч: відновлення 1 будівлі або карти армії
            [21] ліворуч: 3 очки; праворуч: 2 камені
            [22] ліворуч: 1 карта армії; праворуч: 2 камені
            [23] ліворуч: 2 камені; праворуч: 1 сходинка храму за 1 золото
            [24] ліворуч: відновлення 1 будівлі або карти армії; праворуч: 1 золото
            [25] ліворуч: 1 сходинка храму за 1 золото; праворуч: 3 картоплі
            [26] ліворуч: 1 карта армії; праворуч: 3 картоплі
            [27] ліворуч: 3 картоплі; праворуч: 3 очки
            [28] ліворуч: 1 золото; праворуч: 1 карта армії
            [29] ліворуч: 1 сходинка храму за 1 золото; праворуч: 3 очки
            [30] ліворуч: 1 карта божества та 1 картопля; праворуч: 1 золото
           *[other] ліворуч: 1 сходинка храму за 1 золото; праворуч: 1 карта армії
        }
help-weaving = Краї: { place-weaving.contents }. { part-weaving }
place-weaving-stack = стос візерунків
help-weaving-stack = Верхній візерунок відкритий, наступний під ним невідомий.
place-tapestry-left = лівий кінець гобелена { $number }
    .genitive = лівого кінця гобелена { $number }
help-tapestry-left = Сюди можна додати візерунок, якщо такого виду в гобелені ще немає.
place-tapestry-right = правий кінець гобелена { $number }
    .genitive = правого кінця гобелена { $number }
help-tapestry-right = Сюди можна додати візерунок, якщо такого виду в гобелені ще немає.
place-new-tapestry = новий гобелен
help-new-tapestry = З цього візерунка починається окремий гобелен.

## Статуї

part-small-statue = Коштує 3 камені та дає 3 очки. З нею карти божеств із цим символом дають ще й бонуси, коли ви розміщуєте робітника. Під час поклоніння її віддають за 1 сходинку храму.
part-large-statue = Коштує 3 камені та 2 золота й дає 9 очок. З нею карти божеств із цим символом дають ще й бонуси, коли ви розміщуєте робітника. Під час поклоніння активний гравець віддає її за 3 сходинки храму, інші — за 1.
place-small-spiral = мала статуя «Спіраль»
    .accusative = малу статую «Спіраль»
help-small-spiral = { part-small-statue }
place-small-zigzag = мала статуя «Зиґзаґ»
    .accusative = малу статую «Зиґзаґ»
help-small-zigzag = { part-small-statue }
place-small-squares = мала статуя «Квадрати»
    .accusative = малу статую «Квадрати»
help-small-squares = { part-small-statue }
place-small-cross = мала статуя «Хрест»
    .accusative = малу статую «Хрест»
help-small-cross = { part-small-statue }
place-small-wave = мала статуя «Хвиля»
    .accusative = малу статую «Хвиля»
help-small-wave = { part-small-statue }
place-small-diamond = мала статуя «Ромб»
    .accusative = малу статую «Ромб»
help-small-diamond = { part-small-statue }
place-large-spiral = велика статуя «Спіраль»
    .accusative = велику статую «Спіраль»
help-large-spiral = { part-large-statue }
place-large-zigzag = велика статуя «Зиґзаґ»
    .accusative = велику статую «Зиґзаґ»
help-large-zigzag = { part-large-statue }
place-large-squares = велика статуя «Квадрати»
    .accusative = велику статую «Квадрати»
help-large-squares = { part-large-statue }
place-large-cross = велика статуя «Хрест»
    .accusative = велику статую «Хрест»
help-large-cross = { part-large-statue }
place-large-wave = велика статуя «Хвиля»
    .accusative = велику статую «Хвиля»
help-large-wave = { part-large-statue }
place-large-diamond = велика статуя «Ромб»
    .accusative = велику статую «Ромб»
help-large-diamond = { part-large-statue }

## Аксомамма

place-personality =
    { $number ->
        [0] жетон особистості Аксомамми: статуї
        [1] жетон особистості Аксомамми: візерунки
        [2] жетон особистості Аксомамми: храм
       *[other] жетон особистості Аксомамми: будівлі
    }
help-personality =
    Коли на кубику випадає номер жетона на цій клітинці, Аксомамма отримує 1 золото та { $number ->
        [0] безплатно зводить випадкову малу статую
        [1] додає до гобелена верхній візерунок стосу
        [2] піднімається на 1 сходинку храму
       *[other] безплатно бере випадкову будівлю з ринку
    }. У правилах також сказано, що вона робить це щоразу, коли тут зупиняється жетон; так можна зіграти, вибравши це перед партією.

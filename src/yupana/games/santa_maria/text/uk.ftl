# Санта-Марія українською.

title = Санта-Марія: Американські королівства
about = Засновуйте колонію в джунглях: викладайте жетони, посилайте кубики її рядами й колонками, вантажте кораблі, рушайте вглиб материка й розміщуйте ченців. За три роки вирішиться, чий народ найщасливіший. Для 1–4 гравців, а з містом майя — до 5.
provenance = Правила базової гри та доповнення «Американські королівства», переказані своїми словами. Ми не знали, що саме надруковано на компонентах: будівлі, колонії, жетони, кораблі, більшість учених, єпископів і місій, поділки обох шкал, поліпшення, храми й карти міста майя — це наша власна редакція. Вона узгоджена з усіма числами правил, але це не видані таблиці. Назви теж наші.
option-advanced =
    { $value ->
        [0] Готові колонії (сторона А)
       *[other] Розширені правила: однакові колонії (сторона Б), до кожної — ратуша й учений на вибір
    }
option-random-colonies =
    { $value ->
        [0] Колонії обирають
       *[other] Колонії роздають випадково
    }
option-shared-blue =
    { $value ->
        [0] У кожного власні сині кубики
       *[other] Сині кубики лежать у спільному запасі
    }
option-hidden-happiness =
    { $value ->
        [0] Щастя лежить горілиць
       *[other] Щастя лежить долілиць
    }
option-expansion =
    { $value ->
        [0] Базова гра
       *[other] «Американські королівства»: какао, особливі жетони й кораблі, нові вчені та єпископи
    }
option-governor =
    { $value ->
        [0] Без губернаторів
       *[other] Колоніями ходять губернатори
    }
option-specialists =
    { $value ->
        [0] Без спеціалістів
       *[other] Білими кубиками наймають спеціалістів
    }
option-ambassadors =
    { $value ->
        [0] Без послів
       *[other] Два кубики послів, за якими діють усі
    }
option-maya =
    { $value ->
        [0] Лише колонії
       *[other] Перший гравець керує містом майя
    }
option-passed-players-follow =
    { $value ->
        [0] Ті, хто спасував, не діють за кубиками послів
       *[other] Ті, хто спасував, теж діють за кубиками послів
    }
option-meditation-shares-road =
    { $value ->
        [0] Медитація: найнижче місце не ділять з іншими
       *[other] Медитація: найнижче місце теж можна ділити з іншими
    }
preset-first = Перша гра
preset-advanced = Розширені правила
preset-kingdoms = Американські королівства
preset-governor = Губернатор
preset-specialists = Спеціалісти
preset-ambassadors = Посли
preset-maya = Місто майя
preset-everything = Усе разом
about-option-advanced = У всіх однакова колонія, і кожен обирає ратушу разом з ученим, який до неї додається.
about-option-random-colonies = Колонію не обирають, а отримують навмання.
about-option-shared-blue = Усі беруть сині кубики з одного запасу: за рік стільки, скільки мали б власних.
about-option-hidden-happiness = Якщо долілиць, своє щастя до кінця знаєте тільки ви; якщо горілиць, його бачать усі.
about-option-expansion = Какао змінює кубики без монет; жетонів, кораблів, учених і єпископів стає більше. Модулі без доповнення не діють.
about-option-governor = Губернатор іде колонією, коли кубик активує його лінію, і наприкінці дає очки за своє місце.
about-option-specialists = Фермери, лісники, солдати й поліпшення лежать біля значень білих кубиків, якими їх і наймають.
about-option-ambassadors = Коли хтось використав кубик посла, ту саму лінію активують усі інші. Решти кубиків менше.
about-option-maya = Один гравець має не колонію, а місто майя з картами, храмами й торгівлею.
about-option-passed-players-follow = Чи активують лінію ті, хто вже спасував, коли хтось бере кубик посла.
about-option-meditation-shares-road = Чи може той, хто має медитацію, пасувати й на найнижчому місці, якщо там уже хтось є.
about-preset-first = Базова гра з готовими колоніями: із неї варто почати.
about-preset-advanced = Базова гра з однаковими колоніями; кожен обирає ратушу та її вченого.
about-preset-kingdoms = Доповнення без модулів: какао, особливі жетони й кораблі, нові вчені та єпископи.
about-preset-governor = Доповнення, а в кожній колонії — губернатор, який іде далі, коли кубик активує його лінію.
about-preset-specialists = Доповнення і люди, яких наймають білими кубиками.
about-preset-ambassadors = Доповнення і два кубики, чиї лінії активують усі.
about-preset-maya = Доповнення; гравець на першому місці керує не колонією, а містом майя.
about-preset-everything = Доповнення з губернатором, спеціалістами, послами й містом майя, яким керує гравець на першому місці.
refused-colonies-are-equal = За розширеними правилами всі колонії однакові: роздавати нема чого.
refused-five-without-ambassadors-and-maya = Уп’ятьох можна грати лише з доповненням, послами й містом майя.
refused-module-without-expansion = Для губернаторів, спеціалістів, послів і міста майя потрібне доповнення «Американські королівства».
refused-colonies-are-dealt = З доповненням колонії завжди роздають випадково, якщо не грають із містом майя.
refused-shared-dice-and-ambassadors = Спільні сині кубики не поєднуються з послами.
refused-shared-dice-and-maya = Спільні сині кубики не поєднуються з містом майя.

## Частини інших повідомлень

part-good =
    { $good ->
        [wood] { $amount ->
            [one] { $amount } деревину
           *[other] { $amount } деревини
        }
        [grain] { $amount ->
            [one] { $amount } зерно
           *[other] { $amount } зерна
        }
        [sugar] { $amount ->
            [one] { $amount } цукор
           *[other] { $amount } цукру
        }
        [gem] { $amount ->
            [one] { $amount } самоцвіт
            [few] { $amount } самоцвіти
           *[many] { $amount } самоцвітів
        }
        [gold] { $amount ->
            [one] { $amount } золото
           *[other] { $amount } золота
        }
        [cacao] { $amount } какао
        [coin] { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        }
       *[happiness] { $amount ->
            [one] { $amount } очко щастя
            [few] { $amount } очки щастя
           *[many] { $amount } очок щастя
        }
    }
part-coins =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }
part-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
part-lost-points =
    { UNSIGNED($points) ->
        [one] { UNSIGNED($points) } очко
        [few] { UNSIGNED($points) } очки
       *[many] { UNSIGNED($points) } очок
    }
part-cost =
    { $wood ->
        [0] { "" }
        [one] { " " }· { $wood } деревина
       *[other] { " " }· { $wood } деревини
    }{ $grain ->
        [0] { "" }
        [one] { " " }· { $grain } зерно
       *[other] { " " }· { $grain } зерна
    }{ $sugar ->
        [0] { "" }
        [one] { " " }· { $sugar } цукор
       *[other] { " " }· { $sugar } цукру
    }{ $gem ->
        [0] { "" }
        [one] { " " }· { $gem } самоцвіт
        [few] { " " }· { $gem } самоцвіти
       *[many] { " " }· { $gem } самоцвітів
    }{ $cacao ->
        [0] { "" }
       *[other] { " " }· { $cacao } какао
    }{ $coin ->
        [0] { "" }
        [one] { " " }· { $coin } монета
        [few] { " " }· { $coin } монети
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
        [1] { " " }(перший із двох однакових)
       *[other] { " " }(другий із двох однакових)
    }
part-state =
    { $state ->
        [free] вільно
        [used] зайнято цього року
       *[road] дорога
    }
part-source =
    { $source ->
        [colonists] повністю розвинені лінії
        [scholars] учених
        [sets] набори кораблів
       *[ships] кораблі
    }
part-rank = { $rank }-{ $rank ->
        [1] ше
        [2] ге
        [3] тє
       *[other] те
    }
part-brings =
    { $brings ->
        [monk] : чернець
        [monk-and-die] : чернець і синій кубик
        [card] : карта чи заповнений склад
        [card-and-die] : карта чи заповнений склад і синій кубик
        [happiness] : 1 очко щастя
       *[nothing] { "" }
    }
part-achievement =
    { $achievement ->
        [communism] Комунізм
        [capitalism] Капіталізм
        [theocracy] Теократія
        [goatocracy] Козлократія
        [democracy] Демократія
       *[utopia] Утопія
    }

## Запитання

ask-choose-colony = Яку колонію ви засновуєте?
ask-choose-town-hall = Яку ратушу з ученим ви берете?
ask-take-turn =
    { $only ->
        [pass] Ваш хід: можна лише спасувати.
        [sell] Ваш хід: наразі можна лише спасувати. Спершу можна щось купити чи продати.
       *[more] Ваш хід: одна основна дія.
    }
ask-finish-turn = Дію виконано. Завершіть хід.
ask-lay-tile = Куди ви кладете жетон?
ask-lay-road =
    { $can ->
        [yes] Куди ви кладете жетон дороги?
       *[no] Жетонів дороги не лишилося.
    }
ask-choose-payment = Чим ви платите? Золото замінює будь-який ресурс.
ask-trade-goods =
    { $can ->
        [yes] Що ви обмінюєте?
       *[no] Вам нема чого обміняти. Спершу можна щось купити чи продати.
    }
ask-load-ship =
    { $can ->
        [yes] Який корабель ви вантажите?
       *[no] Зараз жодного корабля не завантажити. Спершу можна щось купити чи продати.
    }
ask-choose-dock = До якого вашого доку піде особливий корабель?
ask-cross-symbol = Релігія: зробити крок, який приводить ченця?
ask-preach-further =
    { $can ->
        [yes] Заплатити за ще один крок релігії?
       *[no] Вам нема чим заплатити за ще один крок релігії. Спершу можна щось купити чи продати.
    }
ask-conquer-further =
    { $can ->
        [yes] Картографія: заплатити 1 монету за ще одну поділку конкістадорів?
       *[no] Картографія: у вас немає монети на ще одну поділку. Спершу можна щось продати.
    }
ask-navigate =
    { $can ->
        [yes] Навігація: заплатити 1 монету, щоб губернатор пішов далі?
       *[no] Навігація: у вас немає монети, щоб губернатор пішов далі. Спершу можна щось продати.
    }
ask-place-monk = Куди ви ставите ченця?
ask-take-second-effect = Медитація: який другий ефект ви обираєте?
ask-hire-specialist =
    { $can ->
        [yes] { $must ->
            [yes] Цю лінію відкриває лише поліпшення. Куди ви його кладете?
           *[no] { $lays ->
                [yes] Покласти { NAME($specialist, case: "accusative") }? Жетон накриє те, що лежить на клітинці.
               *[no] Найняти { NAME($specialist, case: "accusative") }?
            }
        }
       *[no] Вам нема чим заплатити спеціалістові. Спершу можна щось продати.
    }
ask-choose-line = Яку лінію ви активуєте слідом за послом?
ask-take-city-turn =
    { $only ->
        [pass] Хід міста: можна лише спасувати.
       *[more] Хід міста: що ви робите?
    }
ask-walk = Де закінчується шлях? Усі вільні будівлі на шляху активуються.
ask-after-walk =
    { $does ->
        [level] Завершити рівень храму біля дороги?
        [technology] Застосувати технологію?
       *[both] Завершити рівень храму біля дороги чи застосувати технологію?
    }
ask-complete-any = Який рівень храму ви завершуєте?
ask-take-warehouse = Склад якого ресурсу ви берете? Він буде заповнений.
ask-link-fork = На яку розвилку ви кладете жетон дороги?
ask-fill-warehouse = Склад якого ресурсу ви заповнюєте?
ask-take-monk-bonus = Символ ченця: взяти карту чи заповнити склад?
ask-put-up = Яку будівлю ви зводите й де?
ask-exchange = Обміняйтеся із запасом, запропонуйте обмін або завершіть.
ask-return-card = Яку карту ви кладете під колоду?
ask-make-offer = Що ви даєте й чого хочете?
ask-answer-offer =
    { $can ->
        [yes] Прийняти обмін?
       *[no] Зараз цей обмін неможливий. Можна спершу щось купити чи продати або відмовитися.
    }

## Варіанти

do-choose =
    { $scholar ->
        [none] Обрати { NAME($place, case: "accusative") }: { NAME($place, case: "effect") }
       *[other] Обрати { NAME($place, case: "accusative") }, { NAME($scholar) }: { NAME($scholar, case: "effect") }
    }
do-expand =
    { $shape ->
        [domino] Узяти подвійний жетон: { part-tile }{ part-copy }
        [ell] Узяти потрійний жетон: { part-tile }{ part-copy }
       *[bar] Узяти особливий жетон: { part-tile }{ part-copy }
    }
do-lay = Покласти: { brief-lay }
do-activate = Активувати { NAME($building, case: "accusative") } ({ NAME($place) })
do-use =
    { $buildings ->
        [0] Узяти { NAME($place) } для { NAME($second, case: "genitive") }
        [one] Узяти { NAME($place) } для { NAME($second, case: "genitive") }: { $buildings } будівля
        [few] Узяти { NAME($place) } для { NAME($second, case: "genitive") }: { $buildings } будівлі
       *[many] Узяти { NAME($place) } для { NAME($second, case: "genitive") }: { $buildings } будівель
    }
do-use-cacao =
    { $buildings ->
        [0] Узяти { NAME($place) } для { NAME($second, case: "genitive") }, змінивши за какао
        [one] Узяти { NAME($place) } для { NAME($second, case: "genitive") }, змінивши за какао: { $buildings } будівля
        [few] Узяти { NAME($place) } для { NAME($second, case: "genitive") }, змінивши за какао: { $buildings } будівлі
       *[many] Узяти { NAME($place) } для { NAME($second, case: "genitive") }, змінивши за какао: { $buildings } будівель
    }
do-pass = Спасувати: { brief-pass }
do-use-space = Отримати ефект: { NAME($place) }
do-sell = Продати { NAME($place, case: "accusative") }
do-buy = Купити { NAME($place, case: "accusative") }
do-pay = Заплатити { NAME($place, case: "instrumental") }
do-pay-one-gold = Заплатити { part-good } і 1 золото
do-pay-two-gold = Заплатити { part-good } і 2 золота
do-trade = Обміняти { NAME($place, case: "accusative") }
do-ship =
    { $points ->
        [one] Завантажити корабель на { $points } очко ({ NAME($place) })
        [few] Завантажити корабель на { $points } очки ({ NAME($place) })
       *[many] Завантажити корабель на { $points } очок ({ NAME($place) })
    }
do-send =
    { $to ->
        [dock] Відправити в { NAME($place) }
       *[seat] { $you ->
            [yes] Надіслати пропозицію собі
           *[no] Надіслати пропозицію гравцеві { $seat }
        }
    }
do-advance = Зробити крок на { NAME($place, case: "accusative") }{ part-brings }
do-advance-for = Ще крок за { NAME($place, case: "accusative") }{ part-brings }
do-place-monk = { NAME($place) }: { NAME($place, case: "effect") }{ $penalty ->
        [0] { "" }
       *[other] ; мінус { $penalty } очки наприкінці
    }
do-hire =
    { $cell ->
        [none] Найняти { NAME($specialist, case: "accusative") }
       *[other] Покласти { NAME($specialist, case: "accusative") } ({ NAME($cell) })
    }
do-follow = Активувати { NAME($place, case: "accusative") }
do-walk = Дійти до { NAME($place, case: "genitive") }
do-play-trade = Торгувати картою ({ NAME($place, case: "shows") })
do-play-festival = Святкувати з картою ({ NAME($place, case: "shows") })
do-play-construction = Будувати з картою ({ NAME($place, case: "shows") })
do-play-technology = Застосувати технологію карти ({ NAME($place, case: "shows") })
do-send-priest = Послати верховного жерця на { NAME($place) }
do-complete = Завершити рівень { NAME($place, case: "genitive") }: { NAME($place, case: "level") }
do-take = Узяти склад { NAME($place, case: "genitive") }
do-link = Покласти на { NAME($place, case: "accusative") }
do-fill = Заповнити склад { NAME($place, case: "genitive") }
do-draw = Узяти карту
do-build = Звести { NAME($place, case: "accusative") }: { NAME($second) }
do-return-cards = Покласти карти під колоду й узяти стільки ж нових
do-return = Покласти карту під колоду ({ NAME($place, case: "shows") })
do-offer-to =
    { $you ->
        [yes] Запропонувати обмін собі ({ NAME($place) })
       *[no] Запропонувати обмін гравцеві { $seat } ({ NAME($place) })
    }
do-give = Дати { NAME($place, case: "accusative") }
do-want = Попросити { NAME($place, case: "accusative") }
do-cancel = Скасувати пропозицію
do-accept = Прийняти
do-refuse = Відмовитися
do-done = Завершити
## Що робить варіант, де дієслово вже сказано

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
            [0] { NAME($place) }, решта праворуч і нижче
            [1] { NAME($place) }, решта нижче й ліворуч
            [2] { NAME($place) }, решта ліворуч і вище
           *[3] { NAME($place) }, решта вище й праворуч
        }
       *[other] { $turn ->
            [0] { NAME($place) }, праворуч
            [1] { NAME($place) }, донизу
            [2] { NAME($place) }, ліворуч
           *[3] { NAME($place) }, догори
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
        [one] деревина
       *[other] деревини
    }
price-grain = { $signed } { $amount ->
        [one] зерно
       *[other] зерна
    }
price-sugar = { $signed } { $amount ->
        [one] цукор
       *[other] цукру
    }
price-gem = { $signed } { $amount ->
        [one] самоцвіт
        [few] самоцвіти
       *[many] самоцвітів
    }
price-gold = { $signed } { $amount ->
        [one] золото
       *[other] золота
    }
price-cacao = { $signed } какао
price-coin = { $signed } { $amount ->
        [one] монета
        [few] монети
       *[many] монет
    }
price-happiness = { $signed } щастя
price-points = { $signed } { $amount ->
        [one] очко
        [few] очки
       *[many] очок
    }
price-religion = { $signed } { $amount ->
        [one] релігія
       *[other] релігії
    }
price-conquistador = { $signed } { $amount ->
        [one] конкістадор
        [few] конкістадори
       *[many] конкістадорів
    }
price-shipping = { $signed } { $amount ->
        [one] морська торгівля
       *[other] морської торгівлі
    }
price-trade = { $signed } { $amount ->
        [one] торгівля
       *[other] торгівлі
    }
price-road = { $signed } { $amount ->
        [one] жетон дороги
        [few] жетони дороги
       *[many] жетонів дороги
    }

## Що сталося

log-first-player-chosen =
    { $you ->
        [yes] Ви починаєте.
       *[no] Починає { $seat }.
    }
log-ship-shown = У { NAME($dock) } приходить корабель.
log-tile-shown = У викладці: { NAME($tile) }.
log-spot-filled = На спільному полі: { NAME($spot) }.
log-pair-laid-out = Комплект: { NAME($hall) }, { NAME($scholar) }.
log-colony-taken =
    { $you ->
        [yes] Ви засновуєте { NAME($colony, case: "accusative") }.
       *[no] { $seat } засновує { NAME($colony, case: "accusative") }.
    }
log-town-hall-taken =
    { $you ->
        [yes] Ви берете { NAME($hall, case: "accusative") } з ученим: { NAME($scholar) }.
       *[no] { $seat } бере { NAME($hall, case: "accusative") } з ученим: { NAME($scholar) }.
    }
log-white-die-rolled = У запасі { NAME($die) }.
log-blue-die-rolled =
    { $you ->
        [yes] Ви кидаєте { NAME($die) }.
       *[no] { $seat } кидає { NAME($die) }.
    }
log-shared-die-rolled = У спільному запасі { NAME($die) }.
log-year-began =
    { $you ->
        [yes] Рік { $year }: починаєте ви.
       *[no] Рік { $year }: починає { $seat }.
    }
log-year-ended =
    { $year ->
        [3] Рік { $year } закінчився: кінець партії.
       *[other] Рік { $year } закінчився.
    }
log-conquest-scored =
    { $you ->
        [yes] Конкістадори, { part-rank } місце: ви отримуєте { part-points }.
       *[no] Конкістадори, { part-rank } місце: { $seat } отримує { part-points }.
    }
log-goods-gained =
    { $you ->
        [yes] Ви отримуєте { part-good }.
       *[no] { $seat } отримує { part-good }.
    }
log-goods-paid =
    { $you ->
        [yes] Ви платите { part-good }.
       *[no] { $seat } платить { part-good }.
    }
log-goods-overflowed =
    { $you ->
        [yes] Вам нема куди покласти { part-good }, тож ви отримуєте натомість { part-coins }.
       *[no] { $seat } не має куди покласти { part-good }, тож отримує натомість { part-coins }.
    }
log-good-sold =
    { $you ->
        [yes] Ви продаєте { NAME($good, case: "accusative") } за { part-coins }.
       *[no] { $seat } продає { NAME($good, case: "accusative") } за { part-coins }.
    }
log-good-bought =
    { $you ->
        [yes] Ви купуєте { NAME($good, case: "accusative") } за { part-coins }.
       *[no] { $seat } купує { NAME($good, case: "accusative") } за { part-coins }.
    }
log-tile-taken =
    { $you ->
        [yes] Ви берете { NAME($tile) }: { part-tile }.
       *[no] { $seat } бере { NAME($tile) }: { part-tile }.
    }
log-tile-laid =
    { $you ->
        [yes] Ви кладете { NAME($tile, case: "accusative") } ({ NAME($cell) }).
       *[no] { $seat } кладе { NAME($tile, case: "accusative") } ({ NAME($cell) }).
    }
log-road-laid =
    { $you ->
        [yes] Ви кладете жетон дороги ({ NAME($cell) }).
       *[no] { $seat } кладе жетон дороги ({ NAME($cell) }).
    }
log-coins-laid =
    { $you ->
        [yes] Ви активуєте будівлю за { part-coins } ({ NAME($cell) }).
       *[no] { $seat } активує будівлю за { part-coins } ({ NAME($cell) }).
    }
log-die-used =
    { $you ->
        [yes] Ви берете { NAME($die) } для { NAME($line, case: "genitive") }.
       *[no] { $seat } бере { NAME($die) } для { NAME($line, case: "genitive") }.
    }
log-die-placed =
    { $you ->
        [yes] Ваш кубик лишається на клітинці ({ NAME($cell) }).
       *[no] Кубик гравця { $seat } лишається на клітинці ({ NAME($cell) }).
    }
log-building-activated =
    { $you ->
        [yes] Ви активуєте { NAME($building, case: "accusative") } ({ NAME($cell) }).
       *[no] { $seat } активує { NAME($building, case: "accusative") } ({ NAME($cell) }).
    }
log-ship-taken =
    { $you ->
        [yes] Ви вантажите корабель і відправляєте його в { NAME($dock) }.
       *[no] { $seat } вантажить корабель і відправляє його в { NAME($dock) }.
    }
log-religion-advanced =
    { $you ->
        [yes] Ви досягаєте поділки { $space } на шкалі релігії.
       *[no] { $seat } досягає поділки { $space } на шкалі релігії.
    }
log-conquistador-advanced =
    { $you ->
        [yes] Ви досягаєте поділки { $space } на шкалі конкістадорів.
       *[no] { $seat } досягає поділки { $space } на шкалі конкістадорів.
    }
log-monk-placed =
    { $you ->
        [yes] Ви ставите ченця: { NAME($spot) }.
       *[no] { $seat } ставить ченця: { NAME($spot) }.
    }
log-fee-paid =
    { $you ->
        [yes] Ви платите { part-coins } гравцеві, чий чернець уже там.
       *[no] { $seat } платить { part-coins } гравцеві, чий чернець уже там.
    }
log-passed =
    { $you ->
        [yes] Ви пасуєте: { NAME($space) }.
       *[no] { $seat } пасує: { NAME($space) }.
    }
log-goods-counted =
    { $you ->
        [yes] За товари й монети (разом на { part-coins }) ви отримуєте { part-points }.
       *[no] За товари й монети (разом на { part-coins }) { $seat } отримує { part-points }.
    }
log-points-counted =
    { $source ->
        [bishops-due] { $you ->
            [yes] За єпископів ви втрачаєте { part-lost-points }.
           *[no] { $seat } втрачає за єпископів { part-lost-points }.
        }
        [expansion] { $you ->
            [yes] Ваш губернатор: { part-points }.
           *[no] Губернатор гравця { $seat }: { part-points }.
        }
       *[other] { $you ->
            [yes] За { part-source } ви отримуєте { part-points }.
           *[no] За { part-source } { $seat } отримує { part-points }.
        }
    }
log-bishop-counted =
    { $you ->
        [yes] { NAME($bishop) } приносить вам { part-points }.
       *[no] { NAME($bishop) }: { $seat } отримує { part-points }.
    }
log-achievement-reached =
    { $you ->
        [yes] Ви здобуваєте досягнення: { part-achievement }.
       *[no] { $seat } здобуває досягнення: { part-achievement }.
    }
log-match-won =
    { $you ->
        [yes] Ви перемагаєте: { part-points }.
       *[no] { $seat } перемагає: { part-points }.
    }
log-goal-missed =
    { $you ->
        [yes] Ви маєте { part-points }. Метою було 100.
       *[no] { $seat } має { part-points }. Метою було 100.
    }
log-specialist-shown = Біля білих кубиків зі значенням { $value }: { NAME($specialist) }.
log-specialist-hired =
    { $you ->
        [yes] Ви наймаєте { NAME($specialist, case: "accusative") } за { part-coins }.
       *[no] { $seat } наймає { NAME($specialist, case: "accusative") } за { part-coins }.
    }
log-cell-improved =
    { $you ->
        [yes] Ви кладете { NAME($specialist, case: "accusative") } ({ NAME($cell) }).
       *[no] { $seat } кладе { NAME($specialist, case: "accusative") } ({ NAME($cell) }).
    }
log-ambassador-rolled = На { NAME($die, case: "locative") } випадає { $value }.
log-line-followed =
    { $you ->
        [yes] Ви активуєте слідом за послом { NAME($line, case: "accusative") }.
       *[no] { $seat } активує слідом за послом { NAME($line, case: "accusative") }.
    }
log-governor-moved =
    { $you ->
        [yes] Ваш губернатор іде далі ({ NAME($cell) }).
       *[no] Губернатор гравця { $seat } іде далі ({ NAME($cell) }).
    }
log-temple-shown = Наступний рівень { NAME($district, case: "genitive") }: { NAME($temple) }.
log-temple-built =
    { $you ->
        [yes] Ви завершуєте рівень { $level } { NAME($district, case: "genitive") }.
       *[no] { $seat } завершує рівень { $level } { NAME($district, case: "genitive") }.
    }
log-card-drawn =
    { $card ->
        [face-down] { $you ->
            [yes] Ви берете карту.
           *[no] { $seat } бере карту.
        }
       *[other] { $you ->
            [yes] Ви берете { NAME($card, case: "accusative") }.
           *[no] { $seat } бере { NAME($card, case: "accusative") }.
        }
    }
log-card-returned =
    { $card ->
        [face-down] { $you ->
            [yes] Ви кладете карту під колоду.
           *[no] { $seat } кладе карту під колоду.
        }
       *[other] { $you ->
            [yes] Ви кладете { NAME($card, case: "accusative") } під колоду.
           *[no] { $seat } кладе { NAME($card, case: "accusative") } під колоду.
        }
    }
log-card-played =
    { $you ->
        [yes] Ви розігруєте { NAME($card, case: "accusative") } для { NAME($district, case: "genitive") }.
       *[no] { $seat } розігрує { NAME($card, case: "accusative") } для { NAME($district, case: "genitive") }.
    }
log-spot-activated =
    { $you ->
        [yes] Ви активуєте { NAME($building, case: "accusative") } ({ NAME($spot) }).
       *[no] { $seat } активує { NAME($building, case: "accusative") } ({ NAME($spot) }).
    }
log-spot-blocked =
    { $you ->
        [yes] Ви займаєте будівлю до кінця року ({ NAME($spot) }).
       *[no] { $seat } займає будівлю до кінця року ({ NAME($spot) }).
    }
log-token-built =
    { $you ->
        [yes] Ви зводите { NAME($building, case: "accusative") } ({ NAME($spot) }).
       *[no] { $seat } зводить { NAME($building, case: "accusative") } ({ NAME($spot) }).
    }
log-fork-linked =
    { $you ->
        [yes] Ви кладете жетон дороги на { NAME($fork, case: "accusative") }.
       *[no] { $seat } кладе жетон дороги на { NAME($fork, case: "accusative") }.
    }
log-priest-gained =
    { $you ->
        [yes] Ви отримуєте верховного жерця.
       *[no] { $seat } отримує верховного жерця.
    }
log-warehouse-gained =
    { $you ->
        [yes] Ви отримуєте склад { NAME($good, case: "genitive") }.
       *[no] { $seat } отримує склад { NAME($good, case: "genitive") }.
    }
log-goods-lost =
    { $you ->
        [yes] Ви втрачаєте { part-good }: немає порожнього складу.
       *[no] { $seat } втрачає { part-good }: немає порожнього складу.
    }
log-vault-changed = Золото у сховищі: { $amount ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $amount }
    }
log-temples-scored =
    { $you ->
        [yes] Ви отримуєте { part-points } за { NAME($district) }.
       *[no] { $seat } отримує { part-points } за { NAME($district) }.
    }
log-offer-made =
    { $you ->
        [yes] Ви пропонуєте обмін.
       *[no] { $seat } пропонує обмін.
    }
log-goods-offered =
    { $you ->
        [yes] Ви пропонуєте { part-good }.
       *[no] { $seat } пропонує { part-good }.
    }
log-goods-wanted =
    { $you ->
        [yes] Ви хочете отримати { part-good }.
       *[no] { $seat } хоче отримати { part-good }.
    }
log-offer-answered =
    { $accepted ->
        [yes] { $you ->
            [yes] Ви приймаєте обмін.
           *[no] { $seat } приймає обмін.
        }
       *[no] { $you ->
            [yes] Ви відмовляєтеся від обміну.
           *[no] { $seat } відмовляється від обміну.
        }
    }
log-goods-exchanged =
    { $you ->
        [yes] Ви віддаєте { part-good }.
       *[no] { $seat } віддає { part-good }.
    }

## Що каже стіл

status-year =
    { $year ->
        [3] Останній рік
       *[other] Рік { $year } з 3
    }
status-passed = Цього року ви спасували
status-goal = Мета: { part-points }, зараз { $now }
status-standing = Зараз було б { part-points }
status-tree =
    { $steps ->
        [0] Дерево пройдено: { part-points }
        [one] До дерева { $steps } крок: { part-points }
        [few] До дерева { $steps } кроки: { part-points }
       *[many] До дерева { $steps } кроків: { part-points }
    }
figure-wood = Деревина: { $amount }
figure-grain = Зерно: { $amount }
figure-sugar = Цукор: { $amount }
figure-gem = Самоцвіти: { $amount }
figure-gold = Золото: { $amount }
figure-cacao = Какао: { $amount }
figure-goods = Усього ресурсів: { $amount }
figure-coin = Монети: { $amount }
figure-white = Білих кубиків ще можна взяти: { $amount }
figure-blue = Синіх кубиків ще можна використати: { $amount }
figure-religion = Релігія: поділка { $amount }
figure-cards = Карт у руці: { $amount }
reason-answer-offer =
    { $you ->
        [yes] Ви пропонуєте обмін.
       *[no] { $seat } пропонує вам обмін.
    }
reason-others-turn =
    { $you ->
        [yes] Зараз ваш хід.
       *[no] Зараз ходить { $seat }.
    }
reason-city-turn = Кубик іде дорогою свого значення; вільні будівлі на шляху активуються.
reason-take-turn =
    { $coins ->
        [one] Активація однієї будівлі коштує { $coins } монету. Біля кубиків: скільки будівель активує їхня лінія.
        [few] Активація однієї будівлі коштує { $coins } монети. Біля кубиків: скільки будівель активує їхня лінія.
       *[many] Активація однієї будівлі коштує { $coins } монет. Біля кубиків: скільки будівель активує їхня лінія.
    }
reason-lay-tile =
    { $shape ->
        [ell] Торкніться клітинки для кута жетона, потім оберіть поворот.
       *[other] Торкніться клітинки для лівого поля жетона (як надруковано), потім оберіть поворот.
    }
reason-place-monk =
    { $coins ->
        [one] { $coins } монета кожному, чий чернець уже там.
        [few] { $coins } монети кожному, чий чернець уже там.
       *[many] { $coins } монет кожному, чий чернець уже там.
    }
waste-dice = Цього року ви ще можете використати кубики (білих { $white }, синіх { $blue }).
waste-monk = Пізніше цього ченця вже не розмістити.
kind-choose = Обрати
kind-expand = Узяти жетон
kind-lay = Покласти
kind-activate = Будівля за монети
kind-use = Узяти кубик
kind-use-cacao = Кубик за какао
kind-pass = Спасувати
kind-use-space = Ефект
kind-sell = Продати
kind-buy = Купити
kind-pay = Заплатити
kind-pay-one-gold = Додати 1 золото
kind-pay-two-gold = Додати 2 золота
kind-trade = Обміняти
kind-ship = Завантажити
kind-send = Відправити
kind-advance = Крок
kind-advance-for = Ще крок
kind-place-monk = Поставити ченця
kind-hire = Найняти
kind-follow = Слідом за послом
kind-walk = Дійти
kind-play-trade = Торгувати
kind-play-festival = Святкувати
kind-play-construction = Будувати
kind-play-technology = Технологія
kind-send-priest = Верховний жрець
kind-complete = Рівень храму
kind-take = Узяти
kind-link = Жетон дороги
kind-fill = Заповнити
kind-draw = Узяти карту
kind-build = Звести
kind-return-cards = Поміняти карти
kind-return = Повернути
kind-offer-to = Запропонувати
kind-give = Дати
kind-want = Попросити
kind-cancel = Скасувати
kind-accept = Прийняти
kind-refuse = Відмовитися
kind-done = Завершити
thing-wood = Деревина
thing-grain = Зерно
thing-sugar = Цукор
thing-gem = Самоцвіти
thing-gold = Золото
thing-cacao = Какао
thing-coin = Монети
thing-points = Очки
thing-religion = Релігія
thing-conquistador = Конкістадори

## Місця: ресурси

place-wood = деревина
    .genitive = деревини
    .instrumental = деревиною
    .accusative = деревину
help-wood = Простий ресурс: продається за 1 монету, коштує 3. Подвійний жетон коштує 2 деревини, потрійний — 2 деревини й 1 зерно. Можна мати 3.
place-grain = зерно
    .genitive = зерна
    .instrumental = зерном
    .accusative = зерно
help-grain = Простий ресурс: продається за 1 монету, коштує 3. Потрібне для потрійних жетонів і другого кроку релігії. Можна мати 3.
place-sugar = цукор
    .genitive = цукру
    .instrumental = цукром
    .accusative = цукор
help-sugar = Цінний ресурс для кораблів: продається за 2 монети, купити його не можна. Можна мати 3.
place-gem = самоцвіт
    .genitive = самоцвітів
    .instrumental = самоцвітами
    .accusative = самоцвіт
help-gem = Цінний ресурс для кораблів: продається за 2 монети, купити його не можна. Можна мати 3.
place-gold = золото
    .instrumental = золотом
    .accusative = золото
help-gold = Замінює будь-який ресурс, але не монети. Продається за 2 монети. Можна мати 3. Золото міста лежить у сховищі.
place-cacao = какао
    .genitive = какао
    .instrumental = какао
    .accusative = какао
help-cacao = Заплатіть 1, щоб поставити кубик на будь-яке значення, або вантажте особливі кораблі. Можна мати стільки, скільки у вас складів какао; решта пропадає.
place-coin = монета
    .accusative = монету
help-coin = Кожна монета змінює кубик на 1; монетами активують окремі будівлі, а наприкінці кожні 3 дають 1 очко.
place-happiness = щастя

## Місця: кубики й лінії

place-white = білий кубик { $number }
help-white = Активує колонку { $number }: усі її вільні будівлі згори донизу. Кожна монета змінює кубик на 1. За рік можна взяти 3 білі кубики, а з послами — 2.
place-blue = синій кубик { $number }
help-blue = Активує ряд { $number }: усі його вільні будівлі зліва направо. Кожна монета змінює кубик на 1. Нові сині кубики приносить шкала релігії.
place-ambassador-white = білий кубик посла
    .locative = білому кубику посла
help-ambassador-white = Кожен може взяти його раз на рік понад звичайний ліміт. Після вас усі інші активують ту саму колонку.
place-ambassador-blue = синій кубик посла
    .locative = синьому кубику посла
help-ambassador-blue = Кожен може взяти його раз на рік понад звичайний ліміт. Після вас усі інші активують той самий ряд.
place-column = колонка { $number }
    .accusative = колонку { $number }
    .genitive = колонки { $number }
help-column = Білий кубик { $number } активує всі вільні будівлі цієї колонки згори донизу й лишається на останній. Повна колонка наприкінці дає очки за колоністів.
place-row = ряд { $number }
    .accusative = ряд { $number }
    .genitive = ряду { $number }
help-row = Синій кубик { $number } активує всі вільні будівлі цього ряду зліва направо й лишається на останній. Повний ряд наприкінці дає очки за колоністів.
place-diagonal = діагональ { $number }
    .accusative = діагональ { $number }
    .genitive = діагоналі { $number }
help-diagonal = Стрільба з лука: кубик { $number } за 1 монету може активувати цю діагональ.
place-cell = ряд { $number }, колонка { $second }
help-cell = Клітинка вашої колонії. Будівлю можна активувати раз на рік монетами, а кубиками — доки котрийсь на ній не зупиниться. Жетони кладуть на порожні клітинки.
place-turn =
    { $number ->
        [0] як надруковано
        [1] з поворотом на чверть праворуч
        [2] з поворотом на пів оберту
       *[3] з поворотом на чверть ліворуч
    }
help-turn = Поворот жетона навколо першого поля за годинниковою стрілкою: { $number ->
        [0] немає
        [1] чверть оберту
        [2] пів оберту
       *[3] три чверті оберту
    }.

## Місця: жетони, кораблі, стоянки

place-double = подвійний жетон
    .accusative = подвійний жетон
help-double = Два поля за 2 деревини. Кладуть на порожні клітинки, повернувши як завгодно.
place-triple = потрійний жетон
    .accusative = потрійний жетон
help-triple = Три поля кутом за 2 деревини й 1 зерно. Кладуть на порожні клітинки, повернувши як завгодно.
place-special = особливий жетон
    .accusative = особливий жетон
help-special = Три поля в ряд за 4 монети. Кладуть на порожні клітинки, повернувши як завгодно.
place-town-hall-timber = лісова ратуша
    .accusative = лісову ратушу
help-town-hall-timber = Ліс і плантація. Ви кладете її в колонію перед першим роком; її вчений працює лише на вас.
place-town-hall-plantation = цукрова ратуша
    .accusative = цукрову ратушу
help-town-hall-plantation = Плантація й нива. Ви кладете її в колонію перед першим роком; її вчений працює лише на вас.
place-town-hall-mine = гірнича ратуша
    .accusative = гірничу ратушу
help-town-hall-mine = Копальня й форт. Ви кладете її в колонію перед першим роком; її вчений працює лише на вас.
place-town-hall-mission = місіонерська ратуша
    .accusative = місіонерську ратушу
help-town-hall-mission = Копальня й абатство. Ви кладете її в колонію перед першим роком; її вчений працює лише на вас.
place-town-hall-cacao = ратуша какао
    .accusative = ратушу какао
help-town-hall-cacao = Плантація какао й ринок. Ви кладете її в колонію перед першим роком; її вчений працює лише на вас, і ви отримуєте другий склад какао.
place-colony-timber = лісова колонія
    .accusative = лісову колонію
    .effect = багато деревини, трохи зерна, цукру й монет
help-colony-timber = Багато деревини, трохи зерна, цукру й монет.
place-colony-plantation = цукрова колонія
    .accusative = цукрову колонію
    .effect = дві цукрові плантації, деревина й зерно
help-colony-plantation = Дві цукрові плантації, деревина й зерно.
place-colony-mine = гірнича колонія
    .accusative = гірничу колонію
    .effect = дві копальні, форт, деревина й монети
help-colony-mine = Дві копальні, форт, деревина й монети.
place-colony-mission = місіонерська колонія
    .accusative = місіонерську колонію
    .effect = каплиця й абатство, копальня, деревина й зерно
help-colony-mission = Каплиця й абатство, копальня, деревина й зерно.
place-colony-side-b = колонія сторони Б
    .accusative = колонію сторони Б
place-colony-cacao = какао-колонія
    .accusative = какао-колонію
place-dock-coin = док монет
help-dock-coin = Коли ви пасуєте, кожен ваш корабель тут дає 2 монети. По кораблю в кожному доку — це набір на 3 очки.
place-dock-religion = док релігії
help-dock-religion = Коли ви пасуєте, кожен ваш корабель тут дає дію релігії. По кораблю в кожному доку — це набір на 3 очки.
place-dock-conquistador = док конкістадорів
help-dock-conquistador = Коли ви пасуєте, кожен ваш корабель тут дає дію конкістадора. По кораблю в кожному доку — це набір на 3 очки.
place-dock-happiness = док щастя
help-dock-happiness = Коли ви пасуєте, кожен ваш корабель тут дає 1 очко щастя. По кораблю в кожному доку — це набір на 3 очки.
place-dock-special = новий док
help-dock-special = Особливий корабель іде до будь-якого вашого доку, крім найповнішого.
place-pass-coins = перше місце, 2 монети
    .city = перше місце, 2 монети
help-pass-coins = Спасуйте й візьміть 2 монети. Хто найвище, той починає наступний рік. Потім своє дають ваші доки.
place-pass-religion = друге місце, релігія
    .city = друге місце, релігія
help-pass-religion = Спасуйте з дією релігії. Потім своє дають ваші доки.
place-pass-conquistador = третє місце, конкістадор
    .city = третє місце, конкістадор
help-pass-conquistador = Спасуйте з дією конкістадора. Потім своє дають ваші доки.
place-pass-shipping = четверте місце, морська торгівля
    .city = четверте місце, повний склад
help-pass-shipping = Спасуйте й завантажте корабель. Потім своє дають ваші доки. Місто натомість заповнює склад.
place-pass-road = п’яте місце, дорога з двома колоністами
    .city = п’яте місце, рівень храму
help-pass-road = Спасуйте й покладіть жетон дороги з двома колоністами на порожню клітинку. Потім своє дають ваші доки. Місто натомість може завершити рівень храму.
place-religion = поділка { $number } шкали релігії
    .accusative = поділку { $number } шкали релігії
help-religion = Ченці приходять на поділках 2, 5, 8, 12, 16 і 20, сині кубики — на 2 і 8. Наприкінці шкали кожен крок дає 1 очко щастя.
place-taxation = Оподаткування
    .effect = 1 монета за кожного колоніста в лінії вашого кубика (1 очко наприкінці)
help-taxation = Щоразу, використавши кубик, ви отримуєте 1 монету за кожного колоніста в його лінії. Наприкінці 1 очко.
place-philosophy = Філософія
    .effect = сині кубики можуть активувати колонки (2 очки наприкінці)
help-philosophy = Сині кубики можна використовувати для колонок. Наприкінці 2 очки.
place-mathematics = Математика
    .effect = перша зміна кожного кубика на 1 безплатна (2 очки наприкінці)
help-mathematics = Змінити кубик на 1 можна безплатно, кожен наступний крок коштує 1 монету. Наприкінці 2 очки.
place-architecture = Архітектура
    .effect = жетони коштують на 1 деревину менше (1 очко наприкінці)
help-architecture = Подвійні й потрійні жетони коштують вам на 1 деревину менше. Наприкінці 1 очко.
place-agronomy = Агрономія
    .effect = 1 монета за кожну будівлю, що дає деревину чи зерно (1 очко наприкінці)
help-agronomy = Щоразу, активувавши будівлю, що дає деревину чи зерно, ви отримуєте ще 1 монету. Наприкінці 1 очко.
place-theology = Теологія
    .effect = другий крок релігії за монету (3 очки наприкінці)
help-theology = За другий крок релігії можна заплатити 1 монету. Наприкінці 3 очки.
place-cartography = Картографія
    .effect = ще одна поділка конкістадорів за монету (2 очки наприкінці)
help-cartography = З кожною дією конкістадора можна заплатити 1 монету за ще одну поділку. Наприкінці 2 очки.
place-shipbuilding = Кораблебудування
    .effect = 2 монети за кожен корабель (1 очко наприкінці)
help-shipbuilding = Щоразу, завантаживши корабель, ви отримуєте 2 монети. Наприкінці 1 очко.
place-commerce = Комерція
    .effect = деревина й зерно коштують по 2 монети (3 очки наприкінці)
help-commerce = Ви купуєте деревину й зерно за 2 монети. Наприкінці 3 очки.
place-engineering = Інженерія
    .effect = активація за монети на 1 дешевша (2 очки наприкінці)
help-engineering = Активація будівлі за монети коштує вам на 1 менше, але щонайменше 1. Наприкінці 2 очки.
place-archery = Стрільба з лука
    .effect = кубики 1 і 6 можуть активувати діагональ (2 очки наприкінці)
help-archery = За 1 монету кубик 1 або 6 активує діагональ. Наприкінці 2 очки.
place-navigation = Навігація
    .effect = губернатор іде далі з дороги за монету (2 очки наприкінці)
help-navigation = Коли ваш губернатор стає на дорогу, можна заплатити 1 монету, щоб він пішов далі. Наприкінці 2 очки.
place-meditation = Медитація
    .effect = пасувати там, де вже спасували інші (2 очки наприкінці)
help-meditation = Ви можете пасувати там, де вже спасували інші. На вільному найнижчому місці після дороги ви отримуєте другий ефект. Наприкінці 2 очки.
place-bishop-lines = Єпископ порядку
    .effect = 3 очки за кожен повний ряд і колонку, до 12
help-bishop-lines = Наприкінці: 3 очки за кожен повний ряд і колонку, щонайбільше 12. У базовій грі кожен єпископ коштує 2 очки.
place-bishop-sugar = Єпископ цукру
    .effect = 2 очки за кожен цукор на ваших кораблях, до 12
help-bishop-sugar = Наприкінці: 2 очки за кожен символ цукру на ваших кораблях, щонайбільше 12. У базовій грі кожен єпископ коштує 2 очки.
place-bishop-monks = Єпископ ченців
    .effect = 2 очки за кожного вашого ченця, до 12
help-bishop-monks = Наприкінці: 2 очки за кожного вашого ченця на полі, щонайбільше 12. У базовій грі кожен єпископ коштує 2 очки.
place-bishop-settlers = Єпископ поселенців
    .effect = 1 очко за кожного колоніста, до 12
help-bishop-settlers = Наприкінці: 1 очко за кожного колоніста у вашій колонії, щонайбільше 12. У базовій грі кожен єпископ коштує 2 очки.
place-bishop-fleet = Єпископ флоту
    .effect = 2 очки за кожен корабель у найповнішому доку, до 12
help-bishop-fleet = Наприкінці: 2 очки за кожен корабель у вашому найповнішому доку, щонайбільше 12. У базовій грі кожен єпископ коштує 2 очки.
place-bishop-hamlets = Єпископ хуторів
    .effect = 2 очки за кожен подвійний жетон, до 12
help-bishop-hamlets = Наприкінці: 2 очки за кожен ваш подвійний жетон, щонайбільше 12. У базовій грі кожен єпископ коштує 2 очки.
place-bishop-estates = Єпископ маєтків
    .effect = 2 очки за кожен жетон із трьох полів, до 12
help-bishop-estates = Наприкінці: 2 очки за кожен ваш жетон із трьох полів, щонайбільше 12.
place-bishop-conquest = Єпископ завоювань
    .effect = очки конкістадорів останнього року ще раз
help-bishop-conquest = Наприкінці: ваші очки конкістадорів за останній рік ще раз.
place-bishop-gems = Єпископ самоцвітів
    .effect = 2 очки за кожен самоцвіт на ваших кораблях, до 12
help-bishop-gems = Наприкінці: 2 очки за кожен символ самоцвіту на ваших кораблях, щонайбільше 12.
place-mission-happiness = Місія щастя
    .effect = 3 очки щастя
help-mission-happiness = Чернець тут одразу приносить 3 очки щастя.
place-mission-gold = Місія золота
    .effect = 2 золота
help-mission-gold = Чернець тут одразу приносить 2 золота.
place-mission-goods = Місія товарів
    .effect = 1 цукор і 1 самоцвіт
help-mission-goods = Чернець тут одразу приносить 1 цукор і 1 самоцвіт.
place-mission-provisions = Місія припасів
    .effect = 2 деревини й 1 зерно
help-mission-provisions = Чернець тут одразу приносить 2 деревини й 1 зерно.
place-mission-cacao = Місія какао
    .effect = 1 какао, 1 деревина й 1 зерно
help-mission-cacao = Чернець тут одразу приносить 1 какао, 1 деревину й 1 зерно.

## Місця: будівлі

place-road-two = дорога з двома колоністами
    .effect = 2 колоністи
place-road-one = дорога з колоністом
    .effect = 1 колоніст
place-forest = ліс
    .accusative = ліс
    .effect = 1 деревина
place-field = нива
    .accusative = ниву
    .effect = 1 зерно
place-plantation = цукрова плантація
    .accusative = цукрову плантацію
    .effect = 1 цукор
place-mine = копальня
    .accusative = копальню
    .effect = 1 самоцвіт
place-cacao-grove = плантація какао
    .accusative = плантацію какао
    .effect = 1 какао
place-market = ринок
    .accusative = ринок
    .effect = 2 монети
place-plaza = площа
    .accusative = площу
    .effect = 1 очко щастя
place-harbour = гавань
    .accusative = гавань
    .effect = морська торгівля
place-garrison = гарнізон
    .accusative = гарнізон
    .effect = конкістадор
place-chapel = каплиця
    .accusative = каплицю
    .effect = релігія
place-sawmill = лісопильня
    .accusative = лісопильню
    .effect = 1 деревина й 1 монета
place-homestead = садиба
    .accusative = садибу
    .effect = 1 зерно й 1 деревина
place-fort = форт
    .accusative = форт
    .effect = конкістадор і 1 монета
place-abbey = абатство
    .accusative = абатство
    .effect = релігія й 1 монета
place-trade-wood-or-gem-for-coins = торгова будівля
    .accusative = торгову будівлю
    .effect = 1 деревина чи самоцвіт за 3 монети
place-trade-grain-or-sugar-for-coins = торгова будівля
    .accusative = торгову будівлю
    .effect = 1 зерно чи цукор за 3 монети
place-trade-wood-or-grain-for-happiness = торгова будівля
    .accusative = торгову будівлю
    .effect = 1 деревина чи зерно за 2 очки щастя
place-trade-grain-for-happiness = торгова будівля
    .accusative = торгову будівлю
    .effect = 1 зерно за 2 очки щастя
place-trade-sugar-for-happiness = торгова будівля
    .accusative = торгову будівлю
    .effect = 1 цукор за 3 очки щастя
place-trade-gem-for-happiness = торгова будівля
    .accusative = торгову будівлю
    .effect = 1 самоцвіт за 3 очки щастя
place-trade-simple-for-valuable = торгова будівля
    .accusative = торгову будівлю
    .effect = 1 деревина чи зерно за 1 цукор чи самоцвіт
place-improved-market = ринок біля дороги
    .accusative = ринок біля дороги
    .effect = 2 монети, 1 колоніст
place-improved-harbour = гавань біля дороги
    .accusative = гавань біля дороги
    .effect = морська торгівля, 1 колоніст
place-improved-chapel = каплиця біля дороги
    .accusative = каплицю біля дороги
    .effect = релігія, 1 колоніст
place-improved-garrison = гарнізон біля дороги
    .accusative = гарнізон біля дороги
    .effect = конкістадор, 1 колоніст
place-improved-plantation = цукрова плантація біля дороги
    .accusative = цукрову плантацію біля дороги
    .effect = 1 цукор, 1 колоніст
place-improved-mine = копальня біля дороги
    .accusative = копальню біля дороги
    .effect = 1 самоцвіт, 1 колоніст
place-improved-cacao-grove = плантація какао біля дороги
    .accusative = плантацію какао біля дороги
    .effect = 1 какао, 1 колоніст

## Місця: спеціалісти й місто майя

place-specialist = спеціаліст біля { $number }
help-specialist = Хто використовує білий кубик як { $number }, може найняти цього спеціаліста. Фермер, лісник чи солдат щоразу коштує на 1 монету більше й дає на 1 більше. Поліпшення коштує 1 монету на розвиненій клітинці та 3 на порожній.
place-farmer = фермер
    .accusative = фермера
place-forester = лісник
    .accusative = лісника
place-soldier = солдат
    .accusative = солдата
place-improvement-market = поліпшення «ринок»
    .accusative = поліпшення «ринок»
place-improvement-harbour = поліпшення «гавань»
    .accusative = поліпшення «гавань»
place-improvement-chapel = поліпшення «каплиця»
    .accusative = поліпшення «каплиця»
place-improvement-garrison = поліпшення «гарнізон»
    .accusative = поліпшення «гарнізон»
place-improvement-plantation = поліпшення «плантація»
    .accusative = поліпшення «плантація»
place-improvement-mine = поліпшення «копальня»
    .accusative = поліпшення «копальня»
place-improvement-cacao = поліпшення «какао»
    .accusative = поліпшення «какао»
place-seat =
    { $number ->
        [0] гравець 1
        [1] гравець 2
        [2] гравець 3
        [3] гравець 4
       *[4] гравець 5
    }
help-seat = Гравець, якому місто може запропонувати обмін.
place-road = дорога { $number }
    .genitive = дороги { $number }
help-road = Кубик { $number } іде цією дорогою вглиб міста. На головній дорозі він може повернути на сусідню або піти далі через розвилки з жетоном дороги.
place-spot = місце { $second } дороги { $number }
    .genitive = місця { $second } дороги { $number }
help-spot = Будівля тут активується, коли повз неї йде кубик. Вона зайнята до кінця року, якщо шлях на ній закінчується або туди йде верховний жрець.
place-fork = розвилка дороги { $number }
    .accusative = розвилку дороги { $number }
help-fork = Із жетоном дороги можна йти через цю розвилку прямо.
place-trade = район торгівлі
    .genitive = району торгівлі
    .level = заповнений склад
help-trade = Кожен рівень дає заповнений склад. Коли ви пасуєте: карти торгівлі, помножені на рівні.
place-festival = район фестивалю
    .genitive = району фестивалю
    .level = 2 карти
help-festival = Кожен рівень дає 2 карти. Коли ви пасуєте: карти фестивалю, помножені на рівні.
place-gold-temple = храм золота
    .genitive = храму золота
    .level = верховний жрець
help-gold-temple = Кожен рівень дає верховного жерця. Коли ви пасуєте: золото у сховищі, помножене на рівні.
place-construction = район будівництва
    .genitive = району будівництва
    .level = 2 монети
help-construction = Кожен рівень дає 2 монети. Коли ви пасуєте: карти будівництва, помножені на рівні.
place-technology = район технології
    .genitive = району технології
    .level = жетон дороги
help-technology = Кожен рівень дає жетон дороги. Коли ви пасуєте: карти технології, помножені на рівні.
place-temple =
    { $number ->
        [1] деревина, самоцвіт, какао
        [2] зерно, цукор, какао
        [3] деревина, зерно, какао
        [4] деревина, цукор, какао
        [5] зерно, самоцвіт, какао
        [6] деревина, зерно, самоцвіт, какао
        [7] деревина, зерно, цукор, какао
        [8] цукор, самоцвіт, 2 какао
        [9] деревина, цукор, самоцвіт, какао
        [10] зерно, цукор, самоцвіт, какао
        [11] деревина, зерно, цукор, самоцвіт, какао
        [12] деревина, цукор, самоцвіт, 2 какао
        [13] зерно, цукор, самоцвіт, 2 какао
        [14] деревина, зерно, цукор, 2 какао
       *[other] деревина, зерно, самоцвіт, 2 какао
    }
place-face-down = закрита карта
help-face-down = Карта, яку бачить лише її власник.
place-card = карта { $number }
    .accusative = карту { $number }
    .shows =
        { $number ->
            [1] торгівля / фестиваль: 1 зерно за 2 очки щастя
            [2] торгівля / фестиваль: 1 деревина за 2 очки щастя
            [3] торгівля / фестиваль: 1 какао й 1 зерно за 5 очок щастя
            [4] торгівля / фестиваль: 1 цукор за 5 монет
            [5] торгівля / будівництво: 1 деревина за дерев’яну будівлю
            [6] торгівля / будівництво: 1 деревина за дерев’яну будівлю, друга така карта
            [7] торгівля / будівництво: 1 зерно за солом’яну будівлю
            [8] торгівля / будівництво: 1 зерно за солом’яну будівлю, друга така карта
            [9] торгівля / технологія з кубиком 1: воїн
            [10] торгівля / технологія з кубиком 2: цукор
            [11] торгівля / технологія з кубиком 3: цукор
            [12] торгівля / технологія з кубиком 4: самоцвіт
            [13] фестиваль: 1 зерно за 2 очки щастя / будівництво: 1 деревина за дерев’яну будівлю
            [14] фестиваль: 1 какао за 2 очки щастя / будівництво: 1 зерно за солом’яну будівлю
            [15] фестиваль: 1 цукор за 3 очки щастя / будівництво: 1 деревина за дерев’яну будівлю
            [16] фестиваль: 1 какао й 1 деревина за 5 очок щастя / будівництво: 1 зерно за солом’яну будівлю
            [17] фестиваль: 1 деревина за 2 очки щастя / технологія з кубиком 2: релігія
            [18] фестиваль: 1 какао за 2 очки щастя / технологія з кубиком 3: воїн
            [19] фестиваль: 1 самоцвіт за 3 очки щастя / технологія з кубиком 5: цукор
            [20] фестиваль: 1 самоцвіт за 5 монет / технологія з кубиком 6: самоцвіт
            [21] будівництво: 1 деревина за дерев’яну будівлю / технологія з кубиком 1: самоцвіт
            [22] будівництво: 1 деревина за дерев’яну будівлю / технологія з кубиком 4: релігія
            [23] будівництво: 1 зерно за солом’яну будівлю / технологія з кубиком 5: воїн
           *[other] будівництво: 1 зерно за солом’яну будівлю / технологія з кубиком 6: релігія
        }
help-card =
    { $number ->
        [1] Торгівля або фестиваль: 1 зерно за 2 очки щастя.
        [2] Торгівля або фестиваль: 1 деревина за 2 очки щастя.
        [3] Торгівля або фестиваль: 1 какао й 1 зерно за 5 очок щастя.
        [4] Торгівля або фестиваль: 1 цукор за 5 монет.
        [5] Торгівля або будівництво: 1 деревина за дерев’яну будівлю.
        [6] Торгівля або будівництво: 1 деревина за дерев’яну будівлю.
        [7] Торгівля або будівництво: 1 зерно за солом’яну будівлю.
        [8] Торгівля або будівництво: 1 зерно за солом’яну будівлю.
        [9] Торгівля або технологія з кубиком 1: воїн.
        [10] Торгівля або технологія з кубиком 2: цукор.
        [11] Торгівля або технологія з кубиком 3: цукор.
        [12] Торгівля або технологія з кубиком 4: самоцвіт.
        [13] Фестиваль: 1 зерно за 2 очки щастя. Або будівництво: 1 деревина за дерев’яну будівлю.
        [14] Фестиваль: 1 какао за 2 очки щастя. Або будівництво: 1 зерно за солом’яну будівлю.
        [15] Фестиваль: 1 цукор за 3 очки щастя. Або будівництво: 1 деревина за дерев’яну будівлю.
        [16] Фестиваль: 1 какао й 1 деревина за 5 очок щастя. Або будівництво: 1 зерно за солом’яну будівлю.
        [17] Фестиваль: 1 деревина за 2 очки щастя. Або технологія з кубиком 2: релігія.
        [18] Фестиваль: 1 какао за 2 очки щастя. Або технологія з кубиком 3: воїн.
        [19] Фестиваль: 1 самоцвіт за 3 очки щастя. Або технологія з кубиком 5: цукор.
        [20] Фестиваль: 1 самоцвіт за 5 монет. Або технологія з кубиком 6: самоцвіт.
        [21] Будівництво: 1 деревина за дерев’яну будівлю. Або технологія з кубиком 1: самоцвіт.
        [22] Будівництво: 1 деревина за дерев’яну будівлю. Або технологія з кубиком 4: релігія.
        [23] Будівництво: 1 зерно за солом’яну будівлю. Або технологія з кубиком 5: воїн.
       *[other] Будівництво: 1 зерно за солом’яну будівлю. Або технологія з кубиком 6: релігія.
    }
place-city-wood = хатина лісорубів
    .accusative = хатину лісорубів
    .effect = 1 деревина
place-city-grain = зерносховище
    .accusative = зерносховище
    .effect = 1 зерно
place-city-sugar = цукроварня
    .accusative = цукроварню
    .effect = 1 цукор
place-city-gem = майстерня гранувальників
    .accusative = майстерню гранувальників
    .effect = 1 самоцвіт
place-city-cacao = хатина какао
    .accusative = хатину какао
    .effect = 1 какао
place-city-coins = торгова хатина
    .accusative = торгову хатину
    .effect = 2 монети
place-city-happiness = майданчик для гри в м’яч
    .accusative = майданчик для гри в м’яч
    .effect = 1 очко щастя
place-city-religion = святилище
    .accusative = святилище
    .effect = релігія
place-city-warrior = дім воїнів
    .accusative = дім воїнів
    .effect = воїн іде далі
place-token-city-wood = хатина лісорубів (солома)
    .accusative = хатину лісорубів (солома)
help-token-city-wood = Солом’яна будівля за 1 зерно: дає 1 деревину.
place-token-city-sugar = цукроварня (дерево)
    .accusative = цукроварню (дерево)
help-token-city-sugar = Дерев’яна будівля за 1 деревину: дає 1 цукор.
place-token-city-gem = майстерня гранувальників (дерево)
    .accusative = майстерню гранувальників (дерево)
help-token-city-gem = Дерев’яна будівля за 1 деревину: дає 1 самоцвіт.
place-token-city-cacao = хатина какао (солома)
    .accusative = хатину какао (солома)
help-token-city-cacao = Солом’яна будівля за 1 зерно: дає 1 какао.
place-token-city-coins = торгова хатина (солома)
    .accusative = торгову хатину (солома)
help-token-city-coins = Солом’яна будівля за 1 зерно: дає 2 монети.
place-token-city-happiness = майданчик для гри в м’яч (солома)
    .accusative = майданчик для гри в м’яч (солома)
help-token-city-happiness = Солом’яна будівля за 1 зерно: дає 1 очко щастя.
place-token-city-religion = святилище (дерево)
    .accusative = святилище (дерево)
help-token-city-religion = Дерев’яна будівля за 1 деревину: дає дію релігії.
place-token-city-warrior = дім воїнів (дерево)
    .accusative = дім воїнів (дерево)
help-token-city-warrior = Дерев’яна будівля за 1 деревину: воїн іде далі.

## Стіл

panel-board = Спільне поле
panel-display = Викладка жетонів
panel-offer = На вибір
panel-hand = Ваші карти
panel-mat =
    { $you ->
        [yes] Ваше поле
       *[no] { $seat }
    }
short-board = Поле
short-display = Жетони
short-offer = Вибір
short-hand = Карти
short-mat =
    { $you ->
        [yes] Ви
       *[no] { $seat }
    }
label-year = Рік { $year } з 3
label-roads = Жетонів дороги лишилося: { $amount }
label-fleet = Кораблів у колоді: { $amount }
label-special-fleet = Особливих кораблів лишилося: { $amount }
label-tree = Конкістадори наодинці: { part-points } від поділки { $space }
label-conquest = Конкістадори наприкінці року, { part-rank } місце: { part-points }
label-pass-space = Для тих, хто спасував: { NAME($space) }
label-passed =
    { $you ->
        [yes] Ви спасували: { NAME($space) }
       *[no] { $seat } пасує: { NAME($space) }
    }
label-spot = { NAME($spot) }: { NAME($spot, case: "effect") }
label-monk =
    { $you ->
        [yes] Ваш чернець: { NAME($spot) }
       *[no] Чернець гравця { $seat }: { NAME($spot) }
    }
label-dock = Спільне поле, { NAME($dock) }
label-ship = Корабель на { part-points }, { NAME($dock) }{ part-cost }
label-no-ship = Корабля немає: { NAME($dock) }
label-religion-space = Шкала релігії, поділка { $space }
label-conquistador =
    { $you ->
        [yes] Ви на шкалі конкістадорів: поділка { $space }
       *[no] { $seat } на шкалі конкістадорів: поділка { $space }
    }
label-missionary =
    { $you ->
        [yes] Ви на шкалі релігії: поділка { $space }
       *[no] { $seat } на шкалі релігії: поділка { $space }
    }
label-specialist = Біля білих кубиків зі значенням { $value }: { NAME($specialist) }
label-white-dice = Білих кубиків зі значенням { $value }: { $amount }
label-blue-dice = Синіх кубиків зі значенням { $value }: { $amount }
label-ambassador = На { NAME($die, case: "locative") }: { $value }
label-tile =
    { $shape ->
        [domino] Подвійний жетон: { part-tile }
        [ell] Потрійний жетон: { part-tile }
       *[bar] Особливий жетон: { part-tile }
    }
label-colony = На вибір: { NAME($colony) }
label-pair = Комплект: { NAME($hall) }, { NAME($scholar) } — { NAME($scholar, case: "effect") }
label-good =
    { $good ->
        [wood] Деревина: { $amount }
        [grain] Зерно: { $amount }
        [sugar] Цукор: { $amount }
        [gem] Самоцвіти: { $amount }
        [gold] Золото: { $amount }
        [cacao] Какао: { $amount }
        [coin] Монети: { $amount }
       *[happiness] Щастя: { $amount }
    }
label-hidden-happiness = Щастя лежить долілиць
label-line = Лінія: { NAME($line) }
label-empty-cell = Ряд { $row }, колонка { $column }: порожньо
label-cell = Ряд { $row }, колонка { $column }: { NAME($building) } ({ NAME($building, case: "effect") }), { part-state }
label-coins-on-cell = Ряд { $row }, колонка { $column }, монет на будівлі: { $amount }
label-die-on-cell = Ряд { $row }, колонка { $column }: кубик на будівлі
label-governor = Губернатор: ряд { $row }, колонка { $column }; наприкінці { part-points }
label-turn = Жетон { NAME($turn) }
label-own-dock =
    { $amount ->
        [one] { $amount } корабель, { NAME($dock) }
        [few] { $amount } кораблі, { NAME($dock) }
       *[many] { $amount } кораблів, { NAME($dock) }
    }
label-monks = Нерозміщених ченців: { $amount }
label-hired = Найнято ({ NAME($specialist) }): { $amount }
label-known-scholar = { NAME($scholar) }: { NAME($scholar, case: "effect") }
label-cargo =
    { $amount ->
        [one] { $amount } корабель на { part-points }
        [few] { $amount } кораблі на { part-points }
       *[many] { $amount } кораблів на { part-points }
    }
label-empty-spot = Без будівлі: { NAME($spot) }
label-city-spot = Місто, { NAME($spot) }: { NAME($building) } ({ NAME($building, case: "effect") }), { part-state }
label-priest-on-spot = Верховний жрець: { NAME($spot) }
label-die-on-spot = Кубик: { NAME($spot) }
label-fork = Без жетона дороги: { NAME($fork) }
label-fork-linked = Жетон дороги: { NAME($fork) }
label-district = Місто, { NAME($district) }: рівень { $level }, рахується { $amount }
label-temple = Наступний рівень: { NAME($temple) }
label-token = У запасі { $amount }: { NAME($token) }
label-priests = Верховних жерців напоготові: { $amount }
label-hand = Карт у руці: { $amount }
label-card = У руці: { NAME($card) }

## Підсумок

score-happiness = Щастя
score-conquistadors = Конкістадори
score-goods = Товари й монети
score-colonists = Колоністи в повних лініях
score-scholars = Учені
score-bishops = Єпископи
score-bishops-due = Ціна єпископів
score-sets = Набори кораблів
score-ships = Кораблі
score-expansion = Губернатор

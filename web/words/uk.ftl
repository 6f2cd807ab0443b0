# Слова самого клієнта.
ui-motto = Складні стратегічні настільні ігри з повними правилами. Безплатно, з відкритим кодом, працює й без інтернету.
ui-settings = Налаштування
ui-language = Мова
ui-theme = Кольори
ui-theme-auto = Як у системі
ui-theme-day = День
ui-theme-night = Ніч
ui-motion = Анімація
ui-motion-normal = Звичайна
ui-motion-fast = Швидка
ui-motion-off = Без анімації
ui-size = Розмір тексту
ui-size-small = Малий
ui-size-normal = Звичайний
ui-size-large = Великий
ui-sound = Звуки
ui-list-mode = Стіл і варіанти текстом
ui-close = Закрити
ui-game = Гра
ui-seats = Хто грає?
ui-how-many = Скільки гравців?
ui-count =
    { $count ->
        [1] Наодинці
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
ui-continue = Продовжити
ui-games = Ігри
ui-play-now = Грати
ui-how-to-play = Як грати
ui-choose = Обрати гравців і правила
ui-with-others = З іншими
ui-others-online = В інтернеті, за один вечір або за кілька днів
ui-others-here = За цим пристроєм, по черзі
ui-difficulty = Наскільки складно?
ui-presets = За якими правилами?
ui-more-choices = Докладніше
ui-against = суперники: { $names }
ui-won = перемога
ui-tied = спільне перше місце
ui-lost = поразка
ui-page-back = Назад
ui-all-pages = Усі сторінки
ui-page-on = Далі
difficulty-random = Навмання
difficulty-novice = Легко
difficulty-player = Звичайно
difficulty-strong = Складно
difficulty-champion = Дуже складно
ui-seat = Місце { $letter }
ui-kind-you = Гравець за цим екраном
ui-player = Гравець { $number }
ui-variant = Варіант правил
ui-variants = Варіанти правил ({ $count })
ui-start = Почати
ui-your-matches = Ваші партії
ui-no-matches = Ще жодної. Партії зберігаються в цьому браузері.
ui-over = завершено
ui-forget = Видалити цю партію
ui-watch-record = Переглянути запис
ui-watch-record-about = Запис — це текстовий файл із цілою партією. Перегляньте його хід за ходом, очима будь-кого з гравців.
ui-open-record = Відкрити запис…
ui-bad-record = Цей файл — не запис партії, або його не вдається відтворити.
ui-cannot-open = Цю партію тут не відкрити
ui-other-rules = Цю партію зіграно за версією { $rules } правил гри «{ $title }», якої на цій сторінці немає. Її може відкрити випуск Yupana з цими правилами.
ui-loading = Завантажуємо правила…
ui-laying-out = Розкладаємо гру…
ui-home = Усі ігри
ui-notices = Сповіщення
ui-menu = Меню
ui-help = Довідка
ui-scores = Рахунок
ui-your-move = Ваш хід
ui-sending = Хвилинку…
ui-waiting = Чекаємо: { $names }
ui-turn-of = Хід: { $name }
ui-thinks = { $name } думає
ui-skip = Пропустити показ
ui-hurry = Поквапити
ui-other = Назад
ui-undo = Скасувати
ui-undo-turn = Скасувати хід
ui-undo-not = Скасовувати нічого: завершений хід, дії інших і те, що відкрив випадок, назад не повернути.
ui-you = Ви
ui-points = на рахунку
ui-seats-now = Гравці
ui-search-options = Пошук серед варіантів
ui-nothing-found = Нічого не знайдено.
ui-all-options =
    { $count ->
        [one] Усі { $count } варіант
        [few] Усі { $count } варіанти
       *[other] Усі { $count } варіантів
    }
ui-chosen-of = Вибрано { $count } з { $total }: торкайтеся їх на столі
ui-take-all = Взяти все ({ $count })
ui-would = Результат:
ui-then-dice = Далі вирішує випадок.
ui-any-time = Будь-коли у свій хід
ui-do-it = Усе одно { $within }
ui-keep-on = Повернутися до вибору
ui-more = Ще
ui-tab-players = Гравці
ui-choices-here =
    { $count ->
        [one] варіант тут
        [few] варіанти тут
       *[other] варіантів тут
    }
ui-panels = Частини столу
ui-whole = Показати все поле
ui-board-returns = Дайте відповідь тут — і повернеться попередній вигляд
ui-score-line = Рахунок
ui-go-on = Далі
ui-winner =
    { $you ->
        [yes] Ви перемогли!
       *[no] Перемагає { $seat }
    }
ui-goal-missed = Мети не досягнуто
ui-winners = Спільна перемога: { $names }
ui-course = Рахунок протягом партії
ui-sources = З чого складається рахунок
ui-total = Разом
ui-about-this = Про це рішення
ui-read-more = Докладніше
ui-on-the-table = Що є на столі
ui-search-help = Що пояснити?
ui-save-record = Зберегти запис
ui-save-picture = Зберегти зображення
ui-replay = Повтор
ui-seen-by = Хто дивиться
ui-spectator = глядач
ui-play = Відтворити
ui-pause = Пауза
ui-speed = Швидкість
ui-turn-back = Попередній хід
ui-turn-on = Наступний хід
ui-step-back = Крок назад
ui-step-on = Крок уперед
ui-entry = Крок { $number } з { $total }
ui-handover = { $name }, ваш хід
ui-handover-ready = Я тут
ui-problem = Щось пішло не так
ui-problem-about = Партію збережено. Поверніться й відкрийте її знову; якщо не допоможе, повідомте нам те, що написано нижче.

## Онлайн: перша сторінка і столи

online-title = Гра онлайн
online-hello = Вітаємо, { $name }!
online-tables = Столи
turn-yours = Ваш хід
turn-until = до { $moment }
turns =
    { $count ->
        [one] Ваш хід за { $count } столом
       *[other] Ваш хід за { $count } столами
    }
turns-elsewhere =
    { $count ->
        [1] Ваш хід за іншим столом
        [one] Ваш хід ще за { $count } столом
       *[other] Ваш хід ще за { $count } столами
    }
my-tables = Мої столи
my-tables-none = Ще жодного. Створіть стіл або сядьте за той, що чекає на гравців.
lobby-all-games = Усі ігри
lobby-more = Показати більше столів
open-tables = Чекають на гравців
open-tables-none = Зараз жоден стіл не чекає. Створіть свій: його побачать тут інші.
running-tables = Зараз грають
new-table = Новий стіл
table-open = Відкрити
table-join = Сісти
table-watch = Дивитися
table-rated = рейтингова
table-by-link = лише за посиланням
table-broken = У цій партії щось зламалося. Її збережено; закрити її можна в меню столу, і вона не зарахується.
table-paused = Партію призупинено, годинники стоять.
table-resigned = { $name } здає партію.
table-absent = { $name } пропускає хід за ходом.
table-absent-decide = Вирішити
status-playing = Партія триває
status-over = Партію завершено.
status-closed = Цей стіл закрито.
seats-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
seats-full = Усі місця зайняті

## Вхід

sign-how = Як ви хочете грати?
sign-guest = Гостем
sign-back = Увійти
sign-account = Новий обліковий запис
sign-guest-about = Без пароля і без пошти. Гість може згодом створити обліковий запис і нічого не втратить.
sign-back-about = Раді бачити вас знову.
sign-account-about = З обліковим записом можна повернутися з будь-якого пристрою і грати рейтингові партії.
sign-name-any = Ваше ім’я, якщо хочете
sign-name = Ім’я
sign-password = Пароль
sign-password-new =
    { $count ->
        [one] Новий пароль, щонайменше { $count } символ
        [few] Новий пароль, щонайменше { $count } символи
       *[other] Новий пароль, щонайменше { $count } символів
    }
sign-forgot = Не пам’ятаю пароля
sign-forgot-sent = Якщо в цього облікового запису є підтверджена електронна адреса, на неї вже прямує посилання.
recover-title = Новий пароль
recover-about = Оберіть пароль, з яким будете входити надалі. На всіх інших пристроях ви вийдете; ключі API, ключі доступу і пов’язана служба перестануть діяти.
recover-do = Задати пароль і ввійти
sign-guest-do = Грати одразу
sign-back-do = Увійти
sign-account-do = Створити обліковий запис
sign-passkey = Увійти з ключем доступу
sign-provider = Продовжити через { $provider }
provider-new = З тим обліковим записом тут ще нікого не пов’язано. Оберіть ім’я, яке бачитимуть інші. Якщо у вас тут уже є обліковий запис, спершу ввійдіть у нього і пов’яжіть їх на його сторінці.

## Новий стіл

new-drawn = Розіграти місця жеребом
new-pace = Як швидко?
new-pace-live = Наживо
new-pace-days = Заочно
new-pace-free = Без годинника
new-pace-live-about = Усі на місці, партія триває один вечір.
new-pace-days-about = Кожен ходить, коли має час. Ночі й відпустки не враховуються.
new-pace-free-about = Ніхто не поспішає, і час ні в кого не вийде.
new-clock = Час на роздуми
new-vacation = Відпустка кожного гравця
new-timeout = Якщо в когось вийшов час
new-timeout-default = Гра робить за нього безпечний хід
new-timeout-bot = Далі за нього грає бот
new-misses = Якщо хтось пропускає ходи поспіль, решта вирішує після
misses =
    { $count ->
        [one] { $count } пропущеного ходу
       *[other] { $count } пропущених ходів
    }
new-substitute = Хто грає за тих, хто пішов
new-who = Хто може прийти?
new-listed = Показувати стіл усім
new-rated = Рейтингова партія
new-make = Створити стіл
pace-live = Наживо: { $minutes } хв + { $seconds } с на хід
pace-days =
    { $days ->
        [one] Заочно: { $days } день на хід
        [few] Заочно: { $days } дні на хід
       *[other] Заочно: { $days } днів на хід
    }
pace-free = Без годинника
days =
    { $count ->
        [0] немає
        [one] { $count } день
        [few] { $count } дні
       *[other] { $count } днів
    }
time-days = { $days } д { $hours } год

## Кімната очікування

room-terms = Умови партії
room-who = Щоб сісти за стіл, скажіть, хто ви:
room-ready = Усі на місці. Можна починати.
room-wait-start = Усі на місці. Партію починає { $name }.
room-close = Закрити стіл
room-close-sure = Закрити стіл для всіх?
seat-anybody = Відкрите місце
seat-free = Вільне місце
seat-owner = господар столу
seat-history-all =
    { $all ->
        [one] { $all } партію зіграно до кінця
        [few] { $all } партії зіграно до кінця
       *[other] { $all } партій зіграно до кінця
    }
seat-history-left =
    { $all ->
        [one] покинуто { $left } з { $all } партії
       *[other] покинуто { $left } з { $all } партій
    }
seat-sit = Сісти
seat-move = Пересісти
seat-up = Встати
seat-send-away = Прибрати з-за столу: { $name }
seat-bot = Бот…
seat-put-bot = Бот на місці { $letter }
seat-left = грає замість того, хто пішов
seat-left-resigned = грає замість того, хто здав партію
seat-resigned = партію здано
seat-by-bot = грає бот
seat-thinks = зараз думає
seat-asleep = спить: годинник стоїть
seat-away = відпустка { $first } – { $last }
seat-missed =
    { $count ->
        [1] час виходив один раз
        [one] час виходив { $count } раз
        [few] час виходив { $count } рази
       *[many] час виходив { $count } разів
    }
seat-bot-for-you = За вас грає бот.
seat-back = Грати далі самостійно
seat-left-free = Є вільне місце: { $name } грає за того, хто пішов.
seat-take-over = Зайняти його
seat-kept-for = місце чекає: { $name }
seat-absent = пропускає ходи
terms-vacation =
    { $count ->
        [one] { $count } день відпустки кожному
        [few] { $count } дні відпустки кожному
       *[other] { $count } днів відпустки кожному
    }
terms-timeout-default = Вийшов час: гра робить безпечний хід
terms-timeout-bot = Вийшов час: далі грає бот
terms-misses =
    { $count ->
        [1] Після пропущеного ходу решта вирішує, як бути далі
        [one] Після { $count } пропущеного поспіль ходу решта вирішує, як бути далі
       *[other] Після { $count } пропущених поспіль ходів решта вирішує, як бути далі
    }
terms-kept = Місця лишаються як є
terms-drawn = Місця розігрують жеребом на початку
terms-rated = Партія рейтингова
terms-unrated = Партія без рейтингу
terms-listed = Стіл бачать усі
terms-by-link = Стіл бачать лише ті, хто має посилання
invite = Посилання на цей стіл
invite-copy = Копіювати
invite-copied = Скопійовано.

## За столом

link-connecting = З’єднуємося…
link-offline = Немає з’єднання. Щойно воно з’явиться, партія продовжиться сама; нічого не втрачено.
move-repeated = Ваш хід ще не прийнято. Його буде надіслано знову автоматично.
spectator = Ви дивитеся цю партію.
clock-short = Ваш час спливає!
talk = Чат
talk-none = Повідомлень ще немає.
talk-say = Напишіть повідомлення
talk-send = Надіслати
talk-unread =
    { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
       *[other] { $count } нових повідомлень
    }
note = Нотатка лише для вас
note-kept = Збережено.
note-lost = Не збережено: немає з’єднання.
menu = Стіл
menu-chance = Чесна гра: цим кодом сервер ще до партії зафіксував свою частку всіх випадковостей, а гравці додали свої. Після партії кубики можна перевірити:
dice-check = Перевірити кубики
dice-checking = Кидаємо всі кубики ще раз…
dice-fair = Кубики чесні: і їх, і місця за столом визначили секрет сервера, зафіксований до партії, та те, що додали гравці: { $names }.
dice-fair-server = Кубики випали так, як визначив секрет сервера, зафіксований до партії; ніхто з гравців нічого до нього не додав.
dice-unseen = Цього браузера не було на початку партії, тож він не знає, чи не зафіксували тоді інший секрет.
dice-unfair-unproved = У цьому записі немає секрету сервера, тож про кубики він нічого не доводить.
dice-unfair-secret = Кубики нечесні: секрет у записі — не той, який зафіксовано до партії.
dice-unfair-seats = Кубики нечесні: місця розіграно не так, як визначають секрет і додане гравцями.
dice-unfair-fell = Кубики нечесні: вони випали не так, як визначають секрет і додане гравцями, або запис змінено.
dice-unfair-commitment = Кубики нечесні: до партії сервер показав цьому браузеру код іншого секрету.
dice-unfair-share = Кубики нечесні: хтось додав не те, що обіцяв до партії.
dice-unfair-own-share = Кубики нечесні: сервер прийняв те, що додав цей браузер, але в записі цього немає.
menu-propose = Запропонувати
menu-propose-about = Це станеться, коли всі погодяться.
absent-about = { $name } пропускає хід за ходом. Можна зачекати, закрити партію або запропонувати щось із цього; згода того, кого немає, не потрібна.
absent-left = { $name } грає за того, кого немає. Можна запропонувати когось на це місце.
absent-who = Хто має сісти на це місце?
menu-vacation =
    { $count ->
        [one] Відпустка: лишився { $count } день
        [few] Відпустка: лишилося { $count } дні
       *[other] Відпустка: лишилося { $count } днів
    }
menu-first-day = Перший день
menu-last-day = Останній день
menu-go-away = Піти у відпустку
menu-leave = Вийти з партії
menu-leave-sure = Далі за вас гратиме бот. Вийти?
menu-resign = Здати партію
menu-resign-sure-two = Партія на цьому скінчиться вашою поразкою. Здати?
menu-resign-sure-more = Далі гратиме бот, ваше місце буде останнім, і повернутися не можна. Здати?
sure-no = Ні
propose-takeback = Скасувати мій останній хід
propose-pause = Зупинити годинники
propose-resume = Знову пустити годинники
propose-close = Закрити партію без заліку
propose-bot = Хай далі грає бот
propose-sit = Запропонувати
propose-takeback-theirs = { $name } просить скасувати свій останній хід.
propose-pause-theirs = { $name } пропонує зупинити годинники.
propose-resume-theirs = { $name } пропонує знову пустити годинники.
propose-close-theirs = { $name } пропонує закрити партію; вона не зарахується.
propose-bot-theirs = { $name } пропонує, щоб замість { $about } далі грав бот.
propose-sit-theirs = { $name } пропонує, щоб замість { $about } грати сів хтось інший: { $person }.
propose-takeback-mine = Ви просите скасувати свій останній хід.
propose-pause-mine = Ви пропонуєте зупинити годинники.
propose-resume-mine = Ви пропонуєте знову пустити годинники.
propose-close-mine = Ви пропонуєте закрити партію.
propose-bot-mine = Ви пропонуєте, щоб замість { $about } далі грав бот.
propose-sit-mine = Ви пропонуєте, щоб замість { $about } грати сів хтось інший: { $person }.
propose-agree = Погодитися
propose-refuse = Відмовити
propose-withdraw = Відкликати
propose-declined = Вашу пропозицію не прийняли.
rematch = Зіграти ще раз
rematch-join = Зіграти ще раз: сісти за стіл
rematch-ready = Зіграємо ще? Стіл уже готовий.

## Люди

person-guest = гість
person-guest-since = Гостює з { $date }
person-since = На сайті з { $date }
person-played =
    { $played ->
        [0] Завершених партій ще немає
        [one] Зіграно { $played } партію, перемог: { $won }
        [few] Зіграно { $played } партії, перемог: { $won }
       *[other] Зіграно { $played } партій, перемог: { $won }
    }
person-rating = рейтинг { NUMBER($rating, useGrouping: 0) }
person-ratings = Рейтинги
person-left =
    { $left ->
        [one] { $left } партію покинуто до кінця
        [few] { $left } партії покинуто до кінця
       *[other] { $left } партій покинуто до кінця
    }
person-between = або вище, найімовірніше від { $low } до { $high }
person-provisional = або вище, найімовірніше від { $low } до { $high }; рейтинг попередній
person-points = Рейтинг
person-matches = Партії
person-no-ratings = Рейтингових партій ще немає.
person-history = Завершені партії
person-no-history = Ще жодної.
person-more = Давніші партії
ladder = Рейтинг гравців
ladder-place = Місце
ladder-player = Гравець
ladder-more = Далі
ladder-none = Ще ніхто не завершив рейтингової партії.

## Скарги, блокування, модерація

report = Поскаржитися або заблокувати
report-about = На що скарга?
report-talk = Чат
report-name = Ім’я
report-play = Те, як хтось грає
report-other = Щось інше
report-text = Що сталося?
report-log = До скарги додадуться останні повідомлення за столом і час ходів. Їх прочитають лише модератори.
report-send = Надіслати скаргу
report-sent = Дякуємо. Модератори отримали вашу скаргу.
report-marked = скарга на це
report-deleted = видалено
report-moves =
    { $count ->
        [one] Час { $count } ходу
       *[other] Час { $count } ходів
    }
block = Заблокувати: { $name }
block-lift = Розблокувати: { $name }
block-end = Розблокувати
block-about = Ви не бачитимете, що пише ця людина, а вона не зможе сісти там, де сидите ви.
block-done = Заблоковано: { $name }.
block-lifted = Розблоковано: { $name }.
blocks = Кого заблоковано
talk-more = Поскаржитися або заблокувати: { $name }
person-look = Сторінка гравця
moderation = Модерація
moderation-reports = Скарги
moderation-audit = Журнал дій
moderation-invite = Запрошення
moderation-person = Ім’я людини
moderation-look = Знайти
moderation-table = Стіл { NUMBER($number, useGrouping: 0) }
moderation-report = Скарга { NUMBER($number, useGrouping: 0) }
moderation-by = Скаржиться { $name }
moderation-settled = Розглянуті скарги
moderation-settled-at = розглянуто { $date }
moderation-none = Скарг немає.
moderation-more = Давніші записи
moderation-new-role = Нова роль: { $role }.
moderation-before = Раніше: { $name }.
moderation-for =
    { $hours ->
        [one] На { $hours } годину.
        [few] На { $hours } години.
       *[many] На { $hours } годин.
    }
moderation-waiting =
    { $count ->
        [one] Чекає { $count } скарга
        [few] Чекають { $count } скарги
       *[many] Чекають { $count } скарг
    }
moderation-because = Причина; її прочитає ця людина
moderation-hours = На скільки
moderation-to = Нове ім’я; якщо порожньо — будь-яке
invitation-about = Якщо сервер приймає лише запрошених, новачкам потрібне посилання від вас.
invitation-link = Посилання для новачків
invitation-people = Скількох людей воно впускає
invitation-days = На скільки днів
invitation-make = Створити посилання
moderation-seen = на сайті востаннє { $date }
moderation-reported =
    { $count ->
        [0] скарг не було
        [one] { $count } скарга
        [few] { $count } скарги
       *[other] { $count } скарг
    }
hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
       *[other] { $count } годин
    }
hours-forever = без кінця
deed-mute = Заборонити писати
deed-unmute = Дозволити писати
deed-ban = Заборонити вхід
deed-ban-sure = Вивести звідусіль і не пускати: { $name }? За всіма столами далі гратимуть боти.
deed-unban = Дозволити вхід
deed-rename = Перейменувати
deed-role = Зміна ролі
deed-role-give = Зробити модератором
deed-role-take = Забрати роль
deed-close = Закрити стіл
deed-close-sure = Завершити цю партію для всіх? Вона не зарахується.
deed-delete-message = Видалити повідомлення
deed-delete-message-sure = Видалити це повідомлення для всіх?
deed-settle = Скаргу розглянуто
deed-invite = Запрошення
deed-done = Зроблено.
deed-later = Це виконається, щойно відповість ігровий сервер.
role-moderator = модератор
role-host = господар
role-console = господар, командою
sanction-until = До { $date }.
sanction-because = Причина: { $because }

## Мій обліковий запис

account = Мій обліковий запис
account-keep = Перетворити гостя на обліковий запис
account-wishes = Налаштування
account-email = Пошта: для сповіщень і на випадок, якщо забудете пароль
account-email-proved = Адресу підтверджено.
account-email-asked = На { $email } надіслано листа. Перейдіть за посиланням у ньому: доти нічого іншого туди не надходитиме.
account-email-again = Надіслати ще раз
account-save = Зберегти
account-kept = Збережено.
account-sign-out = Вийти
account-sessions = Де виконано вхід
account-this = цей браузер
account-end = Вийти
account-password = Пароль
account-password-old = Поточний пароль
account-password-do = Змінити пароль
account-password-set = Задати пароль
account-password-about = Разом зі старим паролем перестане діяти все інше, що відкриває ваш обліковий запис: інші сеанси, ключі API, ключі доступу і пов’язана служба.
entrances = Як я входжу
entrances-password = Ваш пароль, щоб щось тут змінити
passkeys-about = Ключ доступу замінює пароль: вхід підтверджує ваш пристрій — відбитком, обличчям або PIN-кодом.
passkey-label = Як назвати новий ключ доступу?
passkey-add = Додати ключ доступу
passkey-added = Ключ доступу додано.
passkey-end = Прибрати
passkey-remove = Прибрати ключ доступу { $label }
provider-connect = Пов’язати з { $provider }
provider-end = Роз’єднати
account-tokens = Ключі API
account-tokens-about = Ключ дає програмі змогу грати чи читати дані від вашого імені без пароля.
account-token-label = Для чого він?
account-token-may = Він дозволяє
account-token-make = Створити ключ
account-token-shown = Скопіюйте його зараз, більше він не з’явиться:
account-token-end = Відкликати
account-data = Мої дані
account-export = Завантажити все про мене
account-delete = Видалити обліковий запис
account-delete-password = Ваш пароль, щоб видалити обліковий запис
account-delete-sure = Обліковий запис не можна буде повернути. Ваше ім’я зникне з партій, зіграних з іншими.
scope-read = читати
scope-play = грати
scope-lobby = сідати за столи й писати в чат
scope-account = змінювати обліковий запис
scope-moderate = модерувати
notify = Повідомляти про мій хід, запрошення та пропозиції
notify-browser = У цьому браузері, коли вкладка неактивна
notify-push = У цьому браузері, навіть коли сторінку закрито
notify-mail = Поштою
notify-digest = Усе разом раз на день замість окремих сповіщень
notify-digest-at = О котрій
notify-denied = Браузер не дозволяє сповіщень із цього сайту. Це можна змінити в його налаштуваннях.
chats = У чатах
chats-about = Вставте адресу вхідного вебхука. Хто її знає, той може писати туди, тому вона показується лише раз.
chats-discord = Discord: налаштування каналу, «Інтеграції», «Вебхуки».
chats-slack = Slack або Google Chat: вхідний вебхук каналу чи простору.
chats-telegram = Telegram: https://api.telegram.org/bot<токен>/sendMessage?chat_id=<номер>, з токеном вашого бота.
chats-ntfy = ntfy: https://ntfy.sh/ і тема, якої ніхто інший не вгадає.
chats-own = Mattermost, Matrix (hookshot) та інші сервери ntfy, якщо це дозволив господар сервера.
chats-where = Де взяти адресу
chats-address = Адреса
chats-add = Додати
chats-added = Додано.
chats-try = Надіслати пробне повідомлення
chats-tried = Надіслано. Погляньте, чи воно там є.
chats-end = Прибрати
hours-quiet = Тихі години
hours-quiet-about = У цей час сповіщень не буде.
hours-sleep = Сон
hours-sleep-about = У заочних партіях ваш годинник у цей час стоїть. Діє для столів, за які ви сядете відтепер. Сповіщень у цей час теж не буде.
hours-on = Щодня
hours-from = З
hours-to = до
hours-here = Узяти часовий пояс цього пристрою: { $zone }

## Чого не можна і чому

problem = Не вийшло. Спробуйте ще раз.
problem-link-old = Це посилання вже використане або застаріле. Попросіть нове.
problem-no-mail = Цей сервер не надсилає пошти. Допомогти може лише його господар.
problem-offline = Немає з’єднання з сервером.
problem-no-server = Тут немає сервера для гри онлайн.
problem-already-proposed = Це вже запропоновано.
problem-banned = Увійти не можна: цей обліковий запис заблоковано.
problem-blocked = Хтось за цим столом не хоче з вами грати.
problem-bot-decides = За ваше місце зараз грає бот.
problem-invitation = Новачкам тут потрібне запрошення: відкрийте посилання, яке вам надіслали з клубу.
problem-busy = Хтось саме змінює цей стіл. Спробуйте ще раз.
problem-chat = Повідомлення не дійшло. Перевірте адресу.
problem-chat-address = Це не адреса чату, до якого ми вміємо писати.
problem-csrf = Ця сторінка застаріла. Перезавантажте її.
problem-guest = Гостеві нема чим увійти. Спершу перетворіть його на обліковий запис.
problem-last-way-in = Інакше ви не зможете увійти. Спершу задайте пароль або додайте інший спосіб входу.
problem-many-passkeys = У вас забагато ключів доступу. Спершу приберіть якийсь.
problem-openid = Інша служба не підтвердила, хто ви. Спробуйте ще раз.
problem-openid-away = Інша служба не відповідає. Спробуйте пізніше.
problem-openid-late = Минуло забагато часу, або ви почали в іншому браузері. Спробуйте ще раз.
problem-openid-off = Цей сервер не пов’язаний з жодною іншою службою.
problem-openid-taken = Той обліковий запис уже з кимось тут пов’язано, або ви вже маєте такий зв’язок.
problem-passkey = Цей ключ доступу не вдалося підтвердити.
problem-passkey-gone = Цього ключа доступу тут більше не знають. Увійдіть інакше й додайте його знову.
problem-passkey-known = Цей ключ доступу вже додано.
problem-passkey-late = Минуло забагато часу. Спробуйте ще раз.
problem-passkey-none = Ключ доступу не використано.
problem-passkeys-off = За цією адресою ключів доступу немає: їм потрібні https та ім’я.
problem-prove = Спершу вийдіть і ввійдіть знову, щоб підтвердити, що це ви.
problem-guest-rated = Рейтингові партії — для тих, хто має обліковий запис.
problem-kept-already = У вас уже є обліковий запис.
problem-locked = Забагато неправильних паролів. Зачекайте трохи.
problem-lots-cast = Кубики вже визначено: більше нічого до них не додати.
problem-malformed = Щось заповнено неправильно.
problem-many-ways = Браузерів і чатів, де вас сповіщають, уже найбільше можливе число. Спершу приберіть один.
problem-method = Так зробити не можна.
problem-muted = Модератор заборонив вам писати повідомлення.
problem-name = Ім’я має від 2 до 20 літер однієї абетки або цифр; між ними можуть стояти поодинокі пробіли, дефіси й апострофи.
problem-name-reserved = Це ім’я схоже на ім’я господаря сервера. Оберіть інше.
problem-name-taken = Хтось уже має таке або дуже схоже ім’я.
problem-no-clock = У цій партії немає годинника.
problem-no-message = Цього повідомлення вже немає.
problem-no-proposal = Такої пропозиції вже немає.
problem-no-record = Запису цієї партії немає.
problem-no-report = Такої скарги немає.
problem-no-seat = Такого місця немає.
problem-no-such-person = Нікого з таким іменем немає.
problem-no-such-session = Цей сеанс уже завершено.
problem-no-such-token = Такого ключа вже немає.
problem-no-table = Такого столу немає, або щоб його побачити, потрібне посилання.
problem-no-vacation = У вас не лишилося стільки днів відпустки, або ці дні не підходять.
problem-not-absent = На цьому місці ніхто не відсутній.
problem-nobody-answers = Сервер партій не відповідає. Спробуйте за хвилину.
problem-not-found = Такого тут немає.
problem-not-open = Партія вже почалася, або стіл закрито.
problem-not-over = Партію ще не завершено.
problem-not-owner = Це може лише господар столу.
problem-not-playing = Тут зараз не грають.
problem-not-promised = Це не те, що ваше місце обіцяло додати до кубиків.
problem-not-seated = Ви не сидите за цим столом.
problem-nothing-to-take-back = Скасовувати нічого.
problem-origin = Це можна зробити лише з наших сторінок.
problem-proposal-over = Цю пропозицію вже розглянуто.
problem-push = Служба сповіщень цього браузера недоступна: ви отримуватимете сповіщення, лише поки сторінку відкрито.
problem-rank = Цього не можна зробити з тим, хто має таку саму або вищу роль.
problem-rated-alone = Рейтинг нараховують лише за партії з іншими людьми.
problem-rated-bots = У рейтингових партіях грають люди, без ботів.
problem-rated-clock = Рейтинговим партіям потрібен годинник.
problem-rated-seat = У рейтинговій партії на це місце може повернутися лише той, хто почав на ньому.
problem-rated-unlisted = Рейтингові партії грають за столами, які видно всім.
problem-refused-lately = Нещодавно вам у цьому відмовили. Зачекайте, перш ніж просити знову.
problem-resigned = Ви здали цю партію й повернутися до неї не можете.
problem-role = Ця сторінка для модераторів.
problem-rules-away = Цю партію грають за іншою версією правил, а її сервер зараз не працює. Нічого не втрачено, годинники стоять.
problem-sat-elsewhere = Ви сидите або сиділи на іншому місці в цій партії.
problem-scope = Цей ключ такого не дозволяє.
problem-seat-taken = Це місце зайняте.
problem-seat-kept = За спільною згодою це місце чекає на іншу людину.
problem-seats = Ця гра не розрахована на таку кількість гравців.
problem-seats-free = Ще є вільні місця.
problem-signed-in = Ви вже увійшли.
problem-signed-out = Ви не увійшли.
problem-sleep = Сон — щонайбільше 12 годин, а його початок і кінець не можуть збігатися.
problem-still-playing = Ви берете участь у незавершеній партії. Спершу дограйте її або вийдіть.
problem-time-zone = Такого часового поясу немає.
problem-too-many-blocks = Ви заблокували стільки людей, скільки можна.
problem-too-many-bots = У ваших партіях уже грає стільки ботів, скільки можна водночас. Спершу дограйте або закрийте партію з ботами.
problem-too-many-matches = Ви вже сидите за стількома столами, скільки можна. Дограйте якусь партію або встаньте з-за столу, що чекає на гравців.
problem-too-many-reports = Сьогодні ви надіслали багато скарг. Зачекайте до завтра.
problem-too-many-tables = У вас забагато столів, що чекають на гравців.
problem-too-many-tokens = У вас забагато ключів.
problem-too-often = Забагато запитів. Зачекайте хвилинку.
problem-unknown-bot = Такого бота для цієї гри немає.
problem-unknown-game = У цю гру тут грати не можна.
problem-unknown-option = Такого варіанта правил у цієї гри немає.
problem-was-here = Ця людина вже сидить або сиділа за цим столом.
problem-weak-password = Цей пароль надто поширений або його легко вгадати. Оберіть інший.
problem-wrong-password = Неправильне ім’я або пароль.
problem-yourself = Із собою цього зробити не можна.
refused-busy = Зараз обробляється інший хід. Спробуйте за мить ще раз.
refused-no-clock = У цій партії немає годинника.
refused-no-such-days = Ці дні вже минули або до них понад рік.
refused-no-vacation-left = У вас не лишилося стільки днів відпустки.

# Слова самого клиента.
ui-motto = Сложные стратегические настольные игры с полными правилами. Бесплатно, с открытым кодом, работает и без интернета.
ui-settings = Настройки
ui-language = Язык
ui-theme = Цвета
ui-theme-auto = Как в системе
ui-theme-day = День
ui-theme-night = Ночь
ui-motion = Анимация
ui-motion-normal = Обычная
ui-motion-fast = Быстрая
ui-motion-off = Без анимации
ui-size = Размер текста
ui-size-small = Мелкий
ui-size-normal = Обычный
ui-size-large = Крупный
ui-sound = Звуки
ui-list-mode = Стол и варианты текстом
ui-close = Закрыть
ui-game = Игра
ui-seats = Кто играет?
ui-how-many = Сколько игроков?
ui-count =
    { $count ->
        [1] В одиночку
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
ui-continue = Продолжить
ui-games = Игры
ui-play-now = Играть
ui-how-to-play = Как играть
ui-choose = Выбрать игроков и правила
ui-with-others = С другими
ui-others-online = В интернете, за один вечер или за несколько дней
ui-others-here = За этим устройством, по очереди
ui-difficulty = Насколько сложно?
ui-presets = По каким правилам?
ui-more-choices = Подробнее
ui-against = соперники: { $names }
ui-won = победа
ui-tied = общее первое место
ui-lost = поражение
ui-page-back = Назад
ui-all-pages = Все страницы
ui-page-on = Далее
difficulty-random = Наугад
difficulty-novice = Легко
difficulty-player = Обычно
difficulty-strong = Сложно
difficulty-champion = Очень сложно
ui-seat = Место { $letter }
ui-kind-you = Игрок за этим устройством
ui-player = Игрок { $number }
ui-variant = Вариант правил
ui-variants = Варианты правил ({ $count })
ui-start = Начать
ui-your-matches = Ваши партии
ui-no-matches = Пока ни одной. Партии хранятся в этом браузере.
ui-over = завершена
ui-forget = Удалить эту партию
ui-watch-record = Посмотреть запись
ui-watch-record-about = Запись — это текстовый файл с целой партией. Просмотрите её ход за ходом, глазами любого из игроков.
ui-open-record = Открыть запись…
ui-bad-record = Этот файл — не запись партии, или её не удаётся воспроизвести.
ui-cannot-open = Эту партию здесь не открыть
ui-other-rules = Эта партия сыграна по версии { $rules } правил игры «{ $title }», которой на этой странице нет. Её может открыть выпуск Yupana с этими правилами.
ui-loading = Загружаем правила…
ui-laying-out = Раскладываем игру…
ui-home = Все игры
ui-notices = Уведомления
ui-menu = Меню
ui-help = Справка
ui-scores = Очки
ui-your-move = Ваш ход
ui-sending = Минутку…
ui-waiting = Ждём: { $names }
ui-turn-of = Ход: { $name }
ui-thinks = { $name } думает
ui-skip = Пропустить показ
ui-hurry = Поторопить
ui-other = Назад
ui-undo = Отменить
ui-undo-turn = Отменить ход
ui-undo-not = Отменять нечего: завершённый ход, действия других и то, что открыл случай, назад не вернуть.
ui-you = Вы
ui-points = на счету
ui-seats-now = Игроки
ui-search-options = Поиск среди вариантов
ui-nothing-found = Ничего не найдено.
ui-all-options =
    { $count ->
        [one] Все { $count } вариант
        [few] Все { $count } варианта
       *[other] Все { $count } вариантов
    }
ui-chosen-of = Выбрано { $count } из { $total }: касайтесь их на столе
ui-take-all = Взять всё ({ $count })
ui-would = Результат:
ui-then-dice = Дальше решает случай.
ui-any-time = В любой момент своего хода
ui-do-it = Всё равно { $within }
ui-keep-on = Вернуться к выбору
ui-more = Ещё
ui-tab-players = Игроки
ui-choices-here =
    { $count ->
        [one] вариант здесь
        [few] варианта здесь
       *[other] вариантов здесь
    }
ui-panels = Части стола
ui-whole = Показать всё поле
ui-board-returns = Ответьте здесь — и вернётся прежний вид
ui-score-line = Очки
ui-go-on = Дальше
ui-winner =
    { $you ->
        [yes] Вы победили!
       *[no] Побеждает { $seat }
    }
ui-goal-missed = Цель не достигнута
ui-winners = Общая победа: { $names }
ui-course = Очки по ходу партии
ui-sources = Откуда очки
ui-total = Всего
ui-about-this = Об этом решении
ui-read-more = Подробнее
ui-on-the-table = Что есть на столе
ui-search-help = Что объяснить?
ui-save-record = Скачать запись
ui-save-picture = Скачать изображение
ui-replay = Повтор
ui-seen-by = Кто смотрит
ui-spectator = зритель
ui-play = Воспроизвести
ui-pause = Пауза
ui-speed = Скорость
ui-turn-back = Предыдущий ход
ui-turn-on = Следующий ход
ui-step-back = Шаг назад
ui-step-on = Шаг вперёд
ui-entry = Шаг { $number } из { $total }
ui-handover = { $name }, ваш ход
ui-handover-ready = Я здесь
ui-problem = Что-то пошло не так
ui-problem-about = Партия сохранена. Вернитесь и откройте её снова; если не поможет, сообщите нам то, что написано ниже.

## Онлайн: первая страница и столы

online-title = Игра онлайн
online-hello = Добро пожаловать, { $name }!
online-tables = Столы
turn-yours = Ваш ход
turn-until = до { $moment }
turns =
    { $count ->
        [one] Ваш ход за { $count } столом
       *[other] Ваш ход за { $count } столами
    }
turns-elsewhere =
    { $count ->
        [1] Ваш ход за другим столом
        [one] Ваш ход ещё за { $count } столом
       *[other] Ваш ход ещё за { $count } столами
    }
my-tables = Мои столы
my-tables-none = Пока ни одного. Создайте стол или сядьте за тот, что ждёт игроков.
lobby-all-games = Все игры
lobby-more = Показать больше столов
open-tables = Ждут игроков
open-tables-none = Сейчас ни один стол не ждёт. Создайте свой: его увидят здесь другие.
running-tables = Сейчас играют
new-table = Новый стол
table-open = Открыть
table-join = Сесть
table-watch = Смотреть
table-rated = рейтинговая
table-by-link = только по ссылке
table-broken = В этой партии что-то сломалось. Она сохранена; закрыть её можно в меню стола, и она не будет засчитана.
table-paused = Партия приостановлена, часы стоят.
table-resigned = { $name } сдаёт партию.
table-absent = { $name } пропускает ход за ходом.
table-absent-decide = Решить
status-playing = Партия идёт
status-over = Партия окончена.
status-closed = Этот стол закрыт.
seats-free =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
seats-full = Все места заняты

## Вход

sign-how = Как вы хотите играть?
sign-guest = Гостем
sign-back = Войти
sign-account = Новая учётная запись
sign-guest-about = Без пароля и без почты. Гость может позже завести учётную запись и ничего не потеряет.
sign-back-about = Рады видеть вас снова.
sign-account-about = С учётной записью можно вернуться с любого устройства и играть рейтинговые партии.
sign-name-any = Ваше имя, если хотите
sign-name = Имя
sign-password = Пароль
sign-password-new =
    { $count ->
        [one] Новый пароль, не менее { $count } символа
       *[other] Новый пароль, не менее { $count } символов
    }
sign-forgot = Не помню пароль
sign-forgot-sent = Если у этой учётной записи есть подтверждённый адрес почты, туда уже отправлена ссылка.
recover-title = Новый пароль
recover-about = Выберите пароль, с которым будете входить дальше. На всех других устройствах вы выйдете; ключи API, ключи доступа и связанная служба перестанут действовать.
recover-do = Задать пароль и войти
sign-guest-do = Играть сразу
sign-back-do = Войти
sign-account-do = Создать учётную запись
sign-passkey = Войти с ключом доступа
sign-provider = Продолжить через { $provider }
provider-new = С той учётной записью здесь ещё никто не связан. Выберите имя, которое будут видеть другие. Если у вас здесь уже есть учётная запись, сначала войдите в неё и свяжите их на её странице.

## Новый стол

new-drawn = Разыграть места жребием
new-pace = Как быстро?
new-pace-live = В реальном времени
new-pace-days = Заочно
new-pace-free = Без часов
new-pace-live-about = Все на месте, партия длится один вечер.
new-pace-days-about = Каждый ходит, когда есть время. Ночи и отпуска не учитываются.
new-pace-free-about = Никто не спешит, и время ни у кого не выйдет.
new-clock = Время на раздумья
new-vacation = Отпуск каждого игрока
new-timeout = Если у кого-то вышло время
new-timeout-default = Игра делает за него безопасный ход
new-timeout-bot = Дальше за него играет бот
new-misses = Если кто-то пропускает ходы подряд, остальные решают после
misses =
    { $count ->
        [one] { $count } пропущенного хода
       *[other] { $count } пропущенных ходов
    }
new-substitute = Кто играет за ушедших
new-who = Кто может прийти?
new-listed = Показывать стол всем
new-rated = Рейтинговая партия
new-make = Создать стол
pace-live = Реальное время: { $minutes } мин + { $seconds } с на ход
pace-days =
    { $days ->
        [one] Заочно: { $days } день на ход
        [few] Заочно: { $days } дня на ход
       *[other] Заочно: { $days } дней на ход
    }
pace-free = Без часов
days =
    { $count ->
        [0] нет
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
time-days = { $days } д { $hours } ч

## Комната ожидания

room-terms = Условия партии
room-who = Чтобы сесть за стол, скажите, кто вы:
room-ready = Все на месте. Можно начинать.
room-wait-start = Все на месте. Партию начинает { $name }.
room-close = Закрыть стол
room-close-sure = Закрыть стол для всех?
seat-anybody = Открытое место
seat-free = Свободное место
seat-owner = хозяин стола
seat-history-all =
    { $all ->
        [one] { $all } партия сыграна до конца
        [few] { $all } партии сыграны до конца
       *[other] { $all } партий сыграно до конца
    }
seat-history-left =
    { $all ->
        [one] оставлено { $left } из { $all } партии
       *[other] оставлено { $left } из { $all } партий
    }
seat-sit = Сесть
seat-move = Пересесть
seat-up = Встать
seat-send-away = Убрать из-за стола: { $name }
seat-bot = Бот…
seat-put-bot = Бот на месте { $letter }
seat-left = играет вместо ушедшего
seat-left-resigned = играет вместо сдавшего партию
seat-resigned = партия сдана
seat-by-bot = играет бот
seat-thinks = сейчас думает
seat-asleep = спит: часы стоят
seat-away = отпуск { $first } – { $last }
seat-missed =
    { $count ->
        [1] время выходило один раз
        [one] время выходило { $count } раз
        [few] время выходило { $count } раза
       *[many] время выходило { $count } раз
    }
seat-bot-for-you = За вас играет бот.
seat-back = Играть дальше самостоятельно
seat-left-free = Есть свободное место: { $name } играет за ушедшего.
seat-take-over = Занять его
seat-kept-for = место ждёт: { $name }
seat-absent = пропускает ходы
terms-vacation =
    { $count ->
        [one] { $count } день отпуска каждому
        [few] { $count } дня отпуска каждому
       *[other] { $count } дней отпуска каждому
    }
terms-timeout-default = Вышло время: игра делает безопасный ход
terms-timeout-bot = Вышло время: дальше играет бот
terms-misses =
    { $count ->
        [1] После пропущенного хода остальные решают, как быть дальше
        [one] После { $count } пропущенного подряд хода остальные решают, как быть дальше
       *[other] После { $count } пропущенных подряд ходов остальные решают, как быть дальше
    }
terms-kept = Места остаются как есть
terms-drawn = Места разыгрываются жребием в начале
terms-rated = Партия рейтинговая
terms-unrated = Партия без рейтинга
terms-listed = Стол видят все
terms-by-link = Стол видят только те, у кого есть ссылка
invite = Ссылка на этот стол
invite-copy = Копировать
invite-copied = Скопировано.

## За столом

link-connecting = Соединяемся…
link-offline = Нет соединения. Как только оно появится, партия продолжится сама; ничего не потеряно.
move-repeated = Ваш ход ещё не принят. Он будет отправлен снова автоматически.
spectator = Вы смотрите эту партию.
clock-short = Ваше время на исходе!
talk = Чат
talk-none = Сообщений пока нет.
talk-say = Напишите сообщение
talk-send = Отправить
talk-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[other] { $count } новых сообщений
    }
note = Заметка только для вас
note-kept = Сохранено.
note-lost = Не сохранено: нет соединения.
menu = Стол
menu-chance = Честная игра: этим кодом сервер ещё до партии зафиксировал свою долю всех случайностей, а игроки добавили свои. После партии кубики можно проверить:
dice-check = Проверить кубики
dice-checking = Бросаем все кубики ещё раз…
dice-fair = Кубики честные: и их, и места за столом определили секрет сервера, зафиксированный до партии, и то, что добавили игроки: { $names }.
dice-fair-server = Кубики выпали так, как определил секрет сервера, зафиксированный до партии; никто из игроков ничего к нему не добавил.
dice-unseen = Этого браузера не было в начале партии, поэтому он не знает, не зафиксировали ли тогда другой секрет.
dice-unfair-unproved = В этой записи нет секрета сервера, поэтому о кубиках она ничего не доказывает.
dice-unfair-secret = Кубики нечестные: секрет в записи — не тот, который зафиксировали до партии.
dice-unfair-seats = Кубики нечестные: места разыграны не так, как определяют секрет и добавленное игроками.
dice-unfair-fell = Кубики нечестные: они выпали не так, как определяют секрет и добавленное игроками, или запись изменена.
dice-unfair-commitment = Кубики нечестные: до партии сервер показал этому браузеру код другого секрета.
dice-unfair-share = Кубики нечестные: кто-то добавил не то, что обещал до партии.
dice-unfair-own-share = Кубики нечестные: сервер принял то, что добавил этот браузер, но в записи этого нет.
menu-propose = Предложить
menu-propose-about = Это произойдёт, когда все согласятся.
absent-about = { $name } пропускает ход за ходом. Можно подождать, закрыть партию или предложить что-то из этого; согласие того, кого нет, не нужно.
absent-left = { $name } играет за того, кого нет. Можно предложить кого-то на это место.
absent-who = Кому сесть на это место?
menu-vacation =
    { $count ->
        [one] Отпуск: остался { $count } день
        [few] Отпуск: осталось { $count } дня
       *[other] Отпуск: осталось { $count } дней
    }
menu-first-day = Первый день
menu-last-day = Последний день
menu-go-away = Уйти в отпуск
menu-leave = Выйти из партии
menu-leave-sure = Дальше за вас будет играть бот. Выйти?
menu-resign = Сдать партию
menu-resign-sure-two = Партия на этом закончится вашим поражением. Сдать?
menu-resign-sure-more = Дальше будет играть бот, ваше место будет последним, и вернуться нельзя. Сдать?
sure-no = Нет
propose-takeback = Отменить мой последний ход
propose-pause = Остановить часы
propose-resume = Снова пустить часы
propose-close = Закрыть партию без зачёта
propose-bot = Пусть дальше играет бот
propose-sit = Предложить
propose-takeback-theirs = { $name } просит отменить свой последний ход.
propose-pause-theirs = { $name } предлагает остановить часы.
propose-resume-theirs = { $name } предлагает снова пустить часы.
propose-close-theirs = { $name } предлагает закрыть партию; она не будет засчитана.
propose-bot-theirs = { $name } предлагает, чтобы вместо { $about } дальше играл бот.
propose-sit-theirs = { $name } предлагает, чтобы вместо { $about } играть сел кто-то другой: { $person }.
propose-takeback-mine = Вы просите отменить свой последний ход.
propose-pause-mine = Вы предлагаете остановить часы.
propose-resume-mine = Вы предлагаете снова пустить часы.
propose-close-mine = Вы предлагаете закрыть партию.
propose-bot-mine = Вы предлагаете, чтобы вместо { $about } дальше играл бот.
propose-sit-mine = Вы предлагаете, чтобы вместо { $about } играть сел кто-то другой: { $person }.
propose-agree = Согласиться
propose-refuse = Отказать
propose-withdraw = Отозвать
propose-declined = Ваше предложение не приняли.
rematch = Сыграть ещё раз
rematch-join = Сыграть ещё раз: сесть за стол
rematch-ready = Сыграем ещё? Стол уже готов.

## Люди

person-guest = гость
person-guest-since = В гостях с { $date }
person-since = На сайте с { $date }
person-played =
    { $played ->
        [0] Завершённых партий пока нет
        [one] Сыграна { $played } партия, побед: { $won }
        [few] Сыграно { $played } партии, побед: { $won }
       *[other] Сыграно { $played } партий, побед: { $won }
    }
person-rating = рейтинг { NUMBER($rating, useGrouping: 0) }
person-ratings = Рейтинги
person-left =
    { $left ->
        [one] { $left } партия оставлена до конца
        [few] { $left } партии оставлены до конца
       *[other] { $left } партий оставлено до конца
    }
person-between = или выше, вероятнее всего от { $low } до { $high }
person-provisional = или выше, вероятнее всего от { $low } до { $high }; рейтинг предварительный
person-points = Рейтинг
person-matches = Партии
person-no-ratings = Рейтинговых партий пока нет.
person-history = Завершённые партии
person-no-history = Пока ни одной.
person-more = Более давние партии
ladder = Рейтинг игроков
ladder-place = Место
ladder-player = Игрок
ladder-more = Дальше
ladder-none = Пока никто не завершил рейтинговую партию.

## Жалобы, блокировки, модерация

report = Пожаловаться или заблокировать
report-about = На что жалоба?
report-talk = Чат
report-name = Имя
report-play = То, как кто-то играет
report-other = Что-то другое
report-text = Что случилось?
report-log = К жалобе добавятся последние сообщения за столом и время ходов. Их прочитают только модераторы.
report-send = Отправить жалобу
report-sent = Спасибо. Модераторы получили вашу жалобу.
report-marked = жалоба на это
report-deleted = удалено
report-moves =
    { $count ->
        [one] Время { $count } хода
       *[other] Время { $count } ходов
    }
block = Заблокировать: { $name }
block-lift = Разблокировать: { $name }
block-end = Разблокировать
block-about = Вы не будете видеть, что пишет этот человек, а он не сможет сесть там, где сидите вы.
block-done = Заблокировано: { $name }.
block-lifted = Разблокировано: { $name }.
blocks = Кто заблокирован
talk-more = Пожаловаться или заблокировать: { $name }
person-look = Страница игрока
moderation = Модерация
moderation-reports = Жалобы
moderation-audit = Журнал действий
moderation-invite = Приглашения
moderation-person = Имя человека
moderation-look = Найти
moderation-table = Стол { NUMBER($number, useGrouping: 0) }
moderation-report = Жалоба { NUMBER($number, useGrouping: 0) }
moderation-by = Жалуется { $name }
moderation-settled = Рассмотренные жалобы
moderation-settled-at = рассмотрено { $date }
moderation-none = Жалоб нет.
moderation-more = Более ранние записи
moderation-new-role = Новая роль: { $role }.
moderation-before = Раньше: { $name }.
moderation-for =
    { $hours ->
        [one] На { $hours } час.
        [few] На { $hours } часа.
       *[many] На { $hours } часов.
    }
moderation-waiting =
    { $count ->
        [one] Ждёт { $count } жалоба
        [few] Ждут { $count } жалобы
       *[many] Ждут { $count } жалоб
    }
moderation-because = Причина; её прочитает этот человек
moderation-hours = На сколько
moderation-to = Новое имя; если пусто — любое
invitation-about = Если сервер принимает только приглашённых, новичкам нужна ссылка от вас.
invitation-link = Ссылка для новичков
invitation-people = Скольких людей она впускает
invitation-days = На сколько дней
invitation-make = Создать ссылку
moderation-seen = на сайте в последний раз { $date }
moderation-reported =
    { $count ->
        [0] жалоб не было
        [one] { $count } жалоба
        [few] { $count } жалобы
       *[other] { $count } жалоб
    }
hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[other] { $count } часов
    }
hours-forever = без конца
deed-mute = Запретить писать
deed-unmute = Разрешить писать
deed-ban = Запретить вход
deed-ban-sure = Вывести отовсюду и не пускать: { $name }? За всеми столами дальше будут играть боты.
deed-unban = Разрешить вход
deed-rename = Переименовать
deed-role = Смена роли
deed-role-give = Сделать модератором
deed-role-take = Забрать роль
deed-close = Закрыть стол
deed-close-sure = Завершить эту партию для всех? Она не будет засчитана.
deed-delete-message = Удалить сообщение
deed-delete-message-sure = Удалить это сообщение для всех?
deed-settle = Жалоба рассмотрена
deed-invite = Приглашение
deed-done = Сделано.
deed-later = Это выполнится, как только ответит игровой сервер.
role-moderator = модератор
role-host = хозяин
role-console = хозяин, командой
sanction-until = До { $date }.
sanction-because = Причина: { $because }

## Моя учётная запись

account = Моя учётная запись
account-keep = Превратить гостя в учётную запись
account-wishes = Настройки
account-email = Почта: для уведомлений и на случай, если забудете пароль
account-email-proved = Адрес подтверждён.
account-email-asked = На { $email } отправлено письмо. Перейдите по ссылке в нём: до этого ничего другого туда приходить не будет.
account-email-again = Отправить ещё раз
account-save = Сохранить
account-kept = Сохранено.
account-sign-out = Выйти
account-sessions = Где выполнен вход
account-this = этот браузер
account-end = Выйти
account-password = Пароль
account-password-old = Текущий пароль
account-password-do = Сменить пароль
account-password-set = Задать пароль
account-password-about = Вместе со старым паролем перестанет действовать всё остальное, что открывает вашу учётную запись: другие сеансы, ключи API, ключи доступа и связанная служба.
entrances = Как я вхожу
entrances-password = Ваш пароль, чтобы что-то здесь изменить
passkeys-about = Ключ доступа заменяет пароль: вход подтверждает ваше устройство — отпечатком, лицом или PIN-кодом.
passkey-label = Как назвать новый ключ доступа?
passkey-add = Добавить ключ доступа
passkey-added = Ключ доступа добавлен.
passkey-end = Убрать
passkey-remove = Убрать ключ доступа { $label }
provider-connect = Связать с { $provider }
provider-end = Разъединить
account-tokens = Ключи API
account-tokens-about = Ключ позволяет программе играть или читать данные от вашего имени без пароля.
account-token-label = Для чего он?
account-token-may = Он позволяет
account-token-make = Создать ключ
account-token-shown = Скопируйте его сейчас, больше он не появится:
account-token-end = Отозвать
account-data = Мои данные
account-export = Скачать всё обо мне
account-delete = Удалить учётную запись
account-delete-password = Ваш пароль, чтобы удалить учётную запись
account-delete-sure = Учётную запись нельзя будет вернуть. Ваше имя исчезнет из партий, сыгранных с другими.
scope-read = читать
scope-play = играть
scope-lobby = садиться за столы и писать в чат
scope-account = менять учётную запись
scope-moderate = модерировать
notify = Сообщать о моём ходе, приглашениях и предложениях
notify-browser = В этом браузере, когда вкладка неактивна
notify-push = В этом браузере, даже когда страница закрыта
notify-mail = По почте
notify-digest = Всё вместе раз в день вместо отдельных уведомлений
notify-digest-at = Во сколько
notify-denied = Браузер не разрешает уведомления с этого сайта. Это можно изменить в его настройках.
chats = В чатах
chats-about = Вставьте адрес входящего вебхука. Кто его знает, тот может писать туда, поэтому он показывается только один раз.
chats-discord = Discord: настройки канала, «Интеграция», «Вебхуки».
chats-slack = Slack или Google Chat: входящий вебхук канала или пространства.
chats-telegram = Telegram: https://api.telegram.org/bot<токен>/sendMessage?chat_id=<номер>, с токеном вашего бота.
chats-ntfy = ntfy: https://ntfy.sh/ и тема, которую никто другой не угадает.
chats-own = Mattermost, Matrix (hookshot) и другие серверы ntfy, если это разрешил хозяин сервера.
chats-where = Где взять адрес
chats-address = Адрес
chats-add = Добавить
chats-added = Добавлено.
chats-try = Отправить пробное сообщение
chats-tried = Отправлено. Посмотрите, пришло ли оно.
chats-end = Убрать
hours-quiet = Тихие часы
hours-quiet-about = В это время уведомлений не будет.
hours-sleep = Сон
hours-sleep-about = В заочных партиях ваши часы в это время стоят. Действует для столов, за которые вы сядете с этого момента. Уведомлений в это время тоже не будет.
hours-on = Каждый день
hours-from = С
hours-to = до
hours-here = Взять часовой пояс этого устройства: { $zone }

## Чего нельзя и почему

problem = Не получилось. Попробуйте ещё раз.
problem-link-old = Эта ссылка уже использована или устарела. Попросите новую.
problem-no-mail = Этот сервер не отправляет почту. Помочь может только его хозяин.
problem-offline = Нет соединения с сервером.
problem-no-server = Здесь нет сервера для игры онлайн.
problem-already-proposed = Это уже предложено.
problem-banned = Войти нельзя: эта учётная запись заблокирована.
problem-blocked = Кто-то за этим столом не хочет с вами играть.
problem-bot-decides = За ваше место сейчас играет бот.
problem-invitation = Новичкам здесь нужно приглашение: откройте ссылку, которую вам прислали из клуба.
problem-busy = Кто-то как раз меняет этот стол. Попробуйте ещё раз.
problem-chat = Сообщение не дошло. Проверьте адрес.
problem-chat-address = Это не адрес чата, в который мы умеем писать.
problem-csrf = Эта страница устарела. Перезагрузите её.
problem-guest = Гостю нечем войти. Сначала превратите его в учётную запись.
problem-last-way-in = Иначе вы не сможете войти. Сначала задайте пароль или добавьте другой способ входа.
problem-many-passkeys = У вас слишком много ключей доступа. Сначала уберите какой-нибудь.
problem-openid = Другая служба не подтвердила, кто вы. Попробуйте ещё раз.
problem-openid-away = Другая служба не отвечает. Попробуйте позже.
problem-openid-late = Прошло слишком много времени, или вы начали в другом браузере. Попробуйте ещё раз.
problem-openid-off = Этот сервер не связан ни с какой другой службой.
problem-openid-taken = Та учётная запись уже с кем-то здесь связана, или у вас уже есть такая связь.
problem-passkey = Этот ключ доступа не удалось подтвердить.
problem-passkey-gone = Этот ключ доступа здесь больше не известен. Войдите иначе и добавьте его заново.
problem-passkey-known = Этот ключ доступа уже добавлен.
problem-passkey-late = Прошло слишком много времени. Попробуйте ещё раз.
problem-passkey-none = Ключ доступа не использован.
problem-passkeys-off = По этому адресу ключей доступа нет: им нужны https и имя.
problem-prove = Сначала выйдите и войдите снова, чтобы подтвердить, что это вы.
problem-guest-rated = Рейтинговые партии — для тех, у кого есть учётная запись.
problem-kept-already = У вас уже есть учётная запись.
problem-locked = Слишком много неверных паролей. Немного подождите.
problem-lots-cast = Кубики уже определены: больше к ним ничего не добавить.
problem-malformed = Что-то заполнено неправильно.
problem-many-ways = Браузеров и чатов, где вас уведомляют, уже наибольшее возможное число. Сначала уберите один.
problem-method = Так сделать нельзя.
problem-muted = Модератор запретил вам писать сообщения.
problem-name = В имени от 2 до 20 букв одного алфавита или цифр; между ними могут стоять одиночные пробелы, дефисы и апострофы.
problem-name-reserved = Это имя похоже на имя хозяина сервера. Выберите другое.
problem-name-taken = У кого-то уже есть такое или очень похожее имя.
problem-no-clock = В этой партии нет часов.
problem-no-message = Этого сообщения уже нет.
problem-no-proposal = Такого предложения уже нет.
problem-no-record = Записи этой партии нет.
problem-no-report = Такой жалобы нет.
problem-no-seat = Такого места нет.
problem-no-such-person = Никого с таким именем нет.
problem-no-such-session = Этот сеанс уже завершён.
problem-no-such-token = Такого ключа уже нет.
problem-no-table = Такого стола нет, или чтобы его увидеть, нужна ссылка.
problem-no-vacation = У вас не осталось столько дней отпуска, или эти дни не подходят.
problem-not-absent = На этом месте никто не отсутствует.
problem-nobody-answers = Сервер партий не отвечает. Попробуйте через минуту.
problem-not-found = Такого здесь нет.
problem-not-open = Партия уже началась, или стол закрыт.
problem-not-over = Партия ещё не окончена.
problem-not-owner = Это может только хозяин стола.
problem-not-playing = Здесь сейчас не играют.
problem-not-promised = Это не то, что ваше место обещало добавить к кубикам.
problem-not-seated = Вы не сидите за этим столом.
problem-nothing-to-take-back = Отменять нечего.
problem-origin = Это можно сделать только с наших страниц.
problem-proposal-over = Это предложение уже рассмотрено.
problem-push = Служба уведомлений этого браузера недоступна: вы будете получать уведомления, только пока страница открыта.
problem-rank = Этого нельзя сделать с тем, у кого такая же или более высокая роль.
problem-rated-alone = Рейтинг начисляется только за партии с другими людьми.
problem-rated-bots = В рейтинговых партиях играют люди, без ботов.
problem-rated-clock = Рейтинговым партиям нужны часы.
problem-rated-seat = В рейтинговой партии на это место может вернуться только тот, кто начал на нём.
problem-rated-unlisted = Рейтинговые партии играют за столами, которые видны всем.
problem-refused-lately = Недавно вам в этом отказали. Подождите, прежде чем просить снова.
problem-resigned = Вы сдали эту партию и вернуться в неё не можете.
problem-role = Эта страница для модераторов.
problem-rules-away = Эту партию играют по другой версии правил, а её сервер сейчас не работает. Ничего не потеряно, часы стоят.
problem-sat-elsewhere = Вы сидите или сидели на другом месте в этой партии.
problem-scope = Этот ключ такого не позволяет.
problem-seat-taken = Это место занято.
problem-seat-kept = По общему согласию это место ждёт другого человека.
problem-seats = Эта игра не рассчитана на столько игроков.
problem-seats-free = Ещё есть свободные места.
problem-signed-in = Вы уже вошли.
problem-signed-out = Вы не вошли.
problem-sleep = Сон — не больше 12 часов, а его начало и конец не должны совпадать.
problem-still-playing = Вы участвуете в неоконченной партии. Сначала доиграйте её или выйдите.
problem-time-zone = Такого часового пояса нет.
problem-too-many-blocks = Вы заблокировали столько людей, сколько можно.
problem-too-many-bots = В ваших партиях уже играет столько ботов, сколько можно одновременно. Сначала доиграйте или закройте партию с ботами.
problem-too-many-matches = Вы уже сидите за столькими столами, за сколькими можно. Доиграйте какую-нибудь партию или встаньте из-за стола, который ждёт игроков.
problem-too-many-reports = Сегодня вы отправили много жалоб. Подождите до завтра.
problem-too-many-tables = У вас слишком много столов, которые ждут игроков.
problem-too-many-tokens = У вас слишком много ключей.
problem-too-often = Слишком много запросов. Подождите минутку.
problem-unknown-bot = Такого бота для этой игры нет.
problem-unknown-game = В эту игру здесь играть нельзя.
problem-unknown-option = Такого варианта правил у этой игры нет.
problem-was-here = Этот человек уже сидит за этим столом или сидел за ним раньше.
problem-weak-password = Этот пароль слишком распространён, или его легко угадать. Выберите другой.
problem-wrong-password = Неверное имя или пароль.
problem-yourself = С собой этого сделать нельзя.
refused-busy = Сейчас обрабатывается другой ход. Попробуйте ещё раз через мгновение.
refused-no-clock = В этой партии нет часов.
refused-no-such-days = Эти дни уже прошли или до них больше года.
refused-no-vacation-left = У вас не осталось столько дней отпуска.

# Слова самого клиента.
ui-motto = Сложные стратегические настольные игры со всеми правилами до последнего. Свободные, открытые, доступные и без сети.
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
ui-list-mode = Стол и варианты текстом
ui-close = Закрыть
ui-new-match = Новая партия
ui-game = Игра
ui-seats = Кто играет?
ui-seat = Место { $letter }
ui-kind-you = Человек у экрана
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
ui-bad-record = Этот файл — не запись, которую можно воспроизвести.
ui-loading = Загружаем правила…
ui-laying-out = Раскладываем стол…
ui-home = Все игры
ui-notices = Уведомления
ui-menu = Меню
ui-help = Справка
ui-scores = Очки
ui-your-move = Ваш ход
ui-sending = Минутку…
ui-waiting = Ждём: { $names }
ui-thinks = { $name } думает
ui-hurry = Поторопить
ui-other = Выбрать другое
ui-undo = Отменить
ui-undo-turn = Отменить ход
ui-total = Всего
ui-search-help = Что объяснить?
ui-save-record = Скачать запись
ui-save-picture = Скачать картинку
ui-replay = Повтор
ui-seen-by = Глазами
ui-spectator = зрителя
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
online-about = Сядьте за стол с другими людьми — на вечер или на несколько дней. Гостем можно начать сразу.
online-hello = Добро пожаловать, { $name }!
online-enter = К столам
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
sign-guest-do = Играть сразу
sign-back-do = Войти
sign-account-do = Создать учётную запись

## Новый стол

new-drawn = Разыграть места жребием
new-pace = Как быстро?
new-pace-live = Вживую
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
new-substitute = Кто играет за ушедших
new-who = Кто может прийти?
new-listed = Показывать стол всем
new-rated = Рейтинговая партия
new-make = Создать стол
pace-live = Вживую: { $minutes } мин + { $seconds } с на ход
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

room-terms = О чём договорились
room-who = Чтобы сесть за стол, скажите, кто вы:
room-ready = Все на месте. Можно начинать.
room-wait-start = Все на месте. Партию начинает { $name }.
room-close = Закрыть стол
room-close-sure = Закрыть стол для всех?
seat-anybody = Свободно для человека
seat-free = Свободное место
seat-owner = хозяин стола
seat-sit = Сесть
seat-move = Пересесть
seat-up = Встать
seat-send-away = Освободить место: { $name }
seat-bot = Бот…
seat-put-bot = Бот на месте { $letter }
seat-left = играет вместо ушедшего
seat-by-bot = играет бот
seat-thinks = сейчас выбирает
seat-asleep = спит: часы стоят
seat-away = отпуск { $first } – { $last }
seat-bot-for-you = За вас играет бот.
seat-back = Играть дальше самостоятельно
seat-left-free = Есть свободное место: { $name } играет за ушедшего.
seat-take-over = Занять его
terms-vacation =
    { $count ->
        [one] { $count } день отпуска каждому
        [few] { $count } дня отпуска каждому
       *[other] { $count } дней отпуска каждому
    }
terms-timeout-default = Вышло время: игра делает безопасный ход
terms-timeout-bot = Вышло время: дальше играет бот
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
spectator = Вы смотрите эту партию.
clock-short = Ваше время на исходе!
talk = Разговор
talk-none = Пока никто ничего не сказал.
talk-say = Скажите что-нибудь
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
menu-chance = Случайность в этой партии с самого начала привязана к этому числу; в конце запись партии это доказывает:
menu-propose = Предложить
menu-propose-about = Это произойдёт, когда все согласятся.
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
sure-no = Нет
propose-takeback = Вернуть мой последний ход
propose-pause = Остановить часы
propose-resume = Снова пустить часы
propose-close = Закрыть партию без зачёта
propose-takeback-theirs = { $name } просит вернуть свой последний ход.
propose-pause-theirs = { $name } предлагает остановить часы.
propose-resume-theirs = { $name } предлагает снова пустить часы.
propose-close-theirs = { $name } предлагает закрыть партию; она не будет засчитана.
propose-takeback-mine = Вы просите вернуть свой последний ход.
propose-pause-mine = Вы предлагаете остановить часы.
propose-resume-mine = Вы предлагаете снова пустить часы.
propose-close-mine = Вы предлагаете закрыть партию.
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
person-since = Здесь с { $date }
person-played =
    { $played ->
        [0] Завершённых партий пока нет
        [one] Сыграна { $played } партия, побед: { $won }
        [few] Сыграно { $played } партии, побед: { $won }
       *[other] Сыграно { $played } партий, побед: { $won }
    }
person-rating = рейтинг { NUMBER($rating, useGrouping: 0) }
person-ratings = Рейтинги
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

## Моя учётная запись

account = Моя учётная запись
account-keep = Сделать из гостя учётную запись
account-wishes = Настройки
account-email = Почта, только для уведомлений
account-save = Сохранить
account-kept = Сохранено.
account-sign-out = Выйти
account-sessions = Где выполнен вход
account-this = этот браузер
account-end = Завершить
account-password = Пароль
account-password-old = Нынешний пароль
account-password-do = Сменить пароль
account-tokens = Ключи API
account-tokens-about = Программа, которая играет или читает вместо вас, приходит с ключом, а не с паролем.
account-token-label = Для чего он?
account-token-may = Он позволяет
account-token-make = Создать ключ
account-token-shown = Скопируйте его сейчас, больше он не появится:
account-data = Мои данные
account-export = Скачать всё обо мне
account-delete = Удалить учётную запись
account-delete-sure = Учётную запись нельзя будет вернуть. Ваше имя исчезнет из партий с другими.
scope-read = читать
scope-play = играть
scope-lobby = садиться за столы и разговаривать
scope-account = менять учётную запись
notify = Сообщать о моём ходе
notify-browser = В этом браузере, когда я не смотрю
notify-mail = По почте
notify-denied = Браузер не разрешает уведомления с этого сайта. Это можно изменить в его настройках.
hours-quiet = Тихие часы
hours-quiet-about = В это время уведомлений не будет.
hours-sleep = Сон
hours-sleep-about = В заочных партиях ваши часы в это время стоят. Действует для столов, за которые вы сядете с этого момента.
hours-on = Каждый день
hours-from = С
hours-to = до
hours-here = Взять часовой пояс этого устройства: { $zone }

## Чего нельзя и почему

problem = Не получилось. Попробуйте ещё раз.
problem-offline = Нет соединения с сервером.
problem-no-server = Здесь нет сервера для игры онлайн.
problem-already-proposed = Это уже предложено.
problem-bot-decides = За ваше место сейчас играет бот.
problem-busy = Кто-то как раз меняет этот стол. Попробуйте ещё раз.
problem-csrf = Эта страница устарела. Перезагрузите её.
problem-guest = У гостя нет пароля.
problem-guest-rated = Рейтинговые партии — для тех, у кого есть учётная запись.
problem-kept-already = У вас уже есть учётная запись.
problem-locked = Слишком много неверных паролей. Немного подождите.
problem-malformed = Что-то заполнено неправильно.
problem-method = Так сделать нельзя.
problem-name = В имени от 2 до 20 букв одного алфавита или цифр; между ними могут стоять одиночные пробелы, дефисы и апострофы.
problem-name-taken = У кого-то уже есть такое или очень похожее имя.
problem-no-clock = В этой партии нет часов.
problem-no-proposal = Такого предложения уже нет.
problem-no-record = Записи этой партии нет.
problem-no-seat = Такого места нет.
problem-no-such-person = Никого с таким именем нет.
problem-no-such-session = Этот сеанс уже завершён.
problem-no-such-token = Такого ключа уже нет.
problem-no-table = Такого стола нет, или чтобы его увидеть, нужна ссылка.
problem-no-vacation = Столько дней отпуска уже нет, или эти дни не подходят.
problem-nobody-answers = Сейчас некому вести партии. Попробуйте через минуту.
problem-not-found = Такого здесь нет.
problem-not-open = Партия уже началась, или стол закрыт.
problem-not-over = Партия ещё не окончена.
problem-not-owner = Это может только хозяин стола.
problem-not-playing = Здесь сейчас не играют.
problem-not-seated = Вы не сидите за этим столом.
problem-nothing-to-take-back = Возвращать нечего.
problem-origin = Это можно сделать только с наших страниц.
problem-proposal-over = Это предложение уже решено.
problem-rated-alone = За партию без других людей рейтинг не считают.
problem-rated-bots = В рейтинговых партиях играют люди, без ботов.
problem-refused-lately = Недавно вам в этом отказали. Подождите, прежде чем просить снова.
problem-sat-elsewhere = Вы сидите или сидели на другом месте в этой партии.
problem-scope = Этот ключ такого не позволяет.
problem-seat-taken = Это место занято.
problem-seats = Столько игроков в эту игру играть не могут.
problem-seats-free = Ещё есть свободные места.
problem-signed-in = Вы уже вошли.
problem-signed-out = Вы не вошли.
problem-sleep = Ночь длится не больше двенадцати часов, а её начало и конец различны.
problem-still-playing = Вы сидите в неоконченной партии. Сначала доиграйте её или выйдите.
problem-time-zone = Такого часового пояса нет.
problem-too-many-tables = У вас слишком много столов, которые ждут игроков.
problem-too-many-tokens = У вас слишком много ключей.
problem-too-often = Слишком много запросов. Подождите минутку.
problem-unknown-bot = Такого бота для этой игры нет.
problem-unknown-game = В эту игру здесь играть нельзя.
problem-unknown-option = Такого варианта правил у этой игры нет.
problem-wrong-password = Имя и пароль не подходят друг к другу.
refused-busy = Партия сейчас занята. Попробуйте через мгновение ещё раз.
refused-no-clock = В этой партии нет часов.
refused-no-vacation-left = Столько дней отпуска уже нет.

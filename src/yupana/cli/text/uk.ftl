# Довідка команд українською; англійська стоїть при самих командах.

help-yupana = Складні стратегічні настільні ігри в терміналі.
help-play = Зіграти партію в терміналі.
help-replay = Переказати записану партію словами.
help-draw = Намалювати позицію записаної партії.
help-simulate = Дати ботам зіграти багато партій і показати їхні очки.
help-arena = Змагання ботів: рейтинги, перемоги й очки, кожне з похибкою.
help-fuzz = Довго грати навмання й перевіряти все; збій записується як партія.
help-perft = Порахувати послідовності рішень від позиції.
help-bot-check = Перевірити, чи програма дотримується протоколу з docs/bots.md.
help-verify = Відтворити записи й звірити кожен відбиток; із --fair — також кидки.
help-table = Відкрити браузерний клієнт із цього комп’ютера; правила працюють у браузері.
help-serve = Вести партії для людей: якщо нічого більше не встановлено й не вказано — клуб у місцевій мережі.
help-migrate = Оновити базу даних сервера.
help-backup = Зберегти все, що має сервер, в один файл, поки люди грають.
help-restore = Повернути все з резервної копії; жоден сервер не повинен працювати.
help-export = Зберегти записи всіх завершених партій із бази даних сервера.
help-upgrade = Перевести незавершені партії на встановлені тут правила, якщо вони згодні з кожним записом журналу; див. docs/hosting.md.
help-admin = Наглядати за людьми: ролі, заборони, скарги; див. docs/hosting.md.
help-admin-role = Дозволити комусь наглядати за сервером або більше не дозволяти.
help-admin-mute = Заборонити комусь писати в чатах.
help-admin-unmute = Дозволити комусь знову писати.
help-admin-ban = Вивести когось звідусіль і не пускати назад; він залишає всі столи.
help-admin-unban = Дозволити комусь повернутися.
help-admin-rename = Дати комусь інше ім’я, також там, де він грав раніше.
help-admin-close = Закрити стіл; його партія завершується й не враховується.
help-admin-invite = Створити посилання, яке впускає новачків там, де приймають лише запрошених (YUPANA_INVITED_ONLY).
help-admin-delete-message = Видалити повідомлення з чату.
help-admin-reports = Перелічити скарги.
help-admin-report = Показати скаргу з перепискою та часом ходів або закрити її.
help-admin-audit = Перелічити, що зробили господарі й модератори, найновіше спершу.

## Параметри кількох команд

help-any-game = Гра: { $games }
help-any-lang = en, uk або ru
help-any-option = Варіант правил, наприклад market-cap=20
help-any-seed = Робить запуск повторюваним
help-any-record = Запис партії
help-any-seat = Чиїми очима: A, B, … або порожньо для глядача
help-any-jobs = Скільки процесів
help-any-matches = Скільки партій
help-any-person = Ім’я людини
help-any-because = Чому: це буде в журналі, і це прочитає той, кого стосується
help-any-hours = На скільки годин; якщо не вказано — назавжди

## Параметри однієї команди

help-play-seats = Хто де сидить: you (ви), { $bots }
help-play-save = Куди записати партію
help-play-go_on = Продовжити збережену там партію
help-play-server = Грати натомість на цьому сервері, наприклад https://example.org
help-play-table = Сісти за цей стіл сервера
help-play-token = Хто я там; без нього — гість
help-replay-table = Описати й кінцевий стіл
help-draw-move = Після цього запису журналу, а не після останнього
help-draw-output = Куди записати малюнок
help-draw-night = Темні кольори
help-draw-narrow = Для телефона: усе одне під одним
help-simulate-players = Скільки гравців
help-simulate-bots = Хто грає: { $bots }; один на всіх або по одному на місце
help-arena-bots = Хто змагається, наприклад greedy strong:seconds=0.5
help-arena-lineup = Окремий склад столу, наприклад strong,greedy,greedy
help-arena-seats = Скільки місць за столом, якщо склад не названо
help-arena-matches = Не більше ніж стільки партій
help-arena-until = Зупинитися, коли кожну частку перемог відомо з такою похибкою; 0 — ніколи
help-arena-seed = Перша роздача; інші йдуть за нею
help-arena-results = Зберігає кожну партію; та сама команда продовжить звідти
help-arena-report = Куди записати звіт, сторінку HTML
help-fuzz-matches = Скільки партій, з усіма кількостями гравців і варіантами
help-fuzz-thorough = Усі перевірки через стільки рішень; 0 — ніколи
help-fuzz-crash = Куди записати партію зі збоєм
help-fuzz-secrets = Лише перевірити в стількох станах, що таємниці збережено
help-perft-entry = Рахувати після цього запису журналу
help-perft-depth = На скільки рішень углиб
help-bot-check-command = Програма, що грає, наприклад «python my_bot.py»
help-bot-check-matches = Скільки одночасно, з кожною кількістю гравців
help-bot-check-seconds = На одне рішення
help-verify-records = Записи або теки із записами
help-verify-fair = Повторити кидки за оприлюдненим секретом
help-yupana-version = Сказати, яка це версія
help-table-folder = Інший зібраний клієнт замість того, що в пакеті
help-table-browser = Відкрити також браузер
help-table-port = 0 — будь-який вільний порт
help-serve-part = all, gateway або referee
help-backup-file = Куди зберегти; - — стандартний вивід
help-restore-file = Резервна копія; - — стандартний ввід
help-restore-replace = Відкинути те, що там є
help-export-folder = Куди зберегти записи
help-export-running = Незавершені партії; лише для очей господаря сервера
help-upgrade-dry_run = Лише сказати, що станеться з кожною партією
help-admin-role-role = moderator, host або none
help-admin-rename-to = Нове ім’я; якщо не вказано — якесь ім’я
help-admin-close-table = Номер столу
help-admin-invite-people = Скількох новачків воно впускає
help-admin-invite-days = На скільки днів
help-admin-delete-message-message = Номер повідомлення, як його показує скарга
help-admin-reports-settled = Уже закриті
help-admin-report-number = Номер скарги
help-admin-report-settle = Скаргу розглянуто
help-admin-audit-before = Лише записи перед цим

## Слова самої довідки

help-help = Показати цю довідку й вийти.
help-options = Параметри
help-arguments = Аргументи
help-commands = Команди
help-error = Помилка
help-default = [типово: { $value }]
help-required = [обов’язково]

## Налаштування сервера

help-settings = Усе інше кажуть змінні середовища; у дужках — що діє без них. Докладніше в docs/hosting.md.
help-setting-database = postgresql://користувач:пароль@хост/база; без неї запускається власний PostgreSQL
help-setting-match_databases = додаткові бази, у яких живуть нові партії, через пробіл; нову можна дописати в кінець, жодної не можна прибрати
help-setting-folder = де цей PostgreSQL усе зберігає; якщо не вказано — тека даних системи
help-setting-nats = шина між gateway і referee; одному процесові вона не потрібна
help-setting-realm = з чого починаються всі теми в NATS; двом серверам на одному NATS потрібні дві
help-setting-host = яку адресу слухати; з власним PostgreSQL — усі адреси цього комп’ютера
help-setting-port = порт gateway
help-setting-url = як адресу вводять люди; з https кукі передаються лише через https; з власним PostgreSQL — адреса цього комп’ютера в його мережі
help-setting-client = тека іншого зібраного клієнта, ніж той, що в пакеті
help-setting-smtp = хост:порт поштового сервера; без нього листів не буде
help-setting-smtp_user = хто там входить
help-setting-smtp_password = і з яким паролем
help-setting-mail_from = відправник листів
help-setting-trusted_hosts = імена через кому, на які дозволено надсилати сповіщення, як-от власний ntfy чи Mattermost: також без https і в приватних мережах
help-setting-proxies = чиєму X-Forwarded-For вірити: адреси або мережі через кому, або *
help-setting-invited_only = чи потрібне новачкам, зокрема гостям, запрошення: його створює yupana admin invite
help-setting-openid_issuer = адреса постачальника OpenID, через якого люди можуть входити; якщо не вказано, такого входу немає
help-setting-openid_client = як цей сервер там називається
help-setting-openid_secret = і його секрет, якщо він є
help-setting-openid_name = як люди називають цього постачальника; якщо не вказано — ім’я хоста з його адреси
help-setting-openid_lets_in = чи не потрібне запрошення тим, кого знає цей постачальник, коли іншим воно потрібне
help-setting-limits = обмеження частоти запитів; вимикати лише для випробувань під навантаженням
help-setting-thinkers = у скількох процесах referee думають боти, по одному водночас; 0 — на кожен процесор, крім одного
help-setting-monitor_port = де referee відповідає на /health, /ready і /metrics; 0 — ніде
help-setting-log_level = debug, info, warning або error; з власним PostgreSQL — warning

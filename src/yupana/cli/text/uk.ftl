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
help-serve = Вести партії для людей; як саме, кажуть змінні середовища, див. docs/hosting.md.
help-migrate = Оновити базу даних сервера.
help-export = Зберегти записи всіх завершених партій із бази даних сервера.
help-upgrade = Перевести незавершені партії на встановлені тут правила, якщо вони згодні з кожним записом журналу; див. docs/hosting.md.

## Параметри кількох команд

help-any-game = Гра: { $games }
help-any-lang = en, uk або ru
help-any-option = Варіант правил, наприклад market-cap=20
help-any-seed = Робить запуск повторюваним
help-any-record = Запис партії
help-any-seat = Чиїми очима: A, B, … або порожньо для глядача
help-any-jobs = Скільки процесів
help-any-matches = Скільки партій

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
help-export-folder = Куди зберегти записи
help-export-running = Незавершені партії; лише для очей господаря сервера
help-upgrade-dry_run = Лише сказати, що станеться з кожною партією

## Слова самої довідки

help-help = Показати цю довідку й вийти.
help-options = Параметри
help-arguments = Аргументи
help-commands = Команди
help-error = Помилка
help-default = [типово: { $value }]
help-required = [обов’язково]

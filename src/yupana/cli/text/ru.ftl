# Справка команд по-русски; английская стоит при самих командах.

help-yupana = Сложные стратегические настольные игры в терминале.
help-play = Сыграть партию в терминале.
help-replay = Пересказать записанную партию словами.
help-draw = Нарисовать позицию записанной партии.
help-simulate = Дать ботам сыграть много партий и показать их очки.
help-arena = Соревнование ботов: рейтинги, победы и очки, каждое с погрешностью.
help-fuzz = Долго играть наугад и проверять всё; сбой записывается как партия.
help-perft = Сосчитать последовательности решений от позиции.
help-bot-check = Проверить, соблюдает ли программа протокол из docs/bots.md.
help-verify = Воспроизвести записи и сверить каждый отпечаток; с --fair — также броски.
help-table = Открыть браузерный клиент с этого компьютера; правила работают в браузере.
help-serve = Вести партии для людей: если ничего больше не установлено и не указано — клуб в местной сети.
help-migrate = Обновить базу данных сервера.
help-backup = Сохранить всё, что есть у сервера, в один файл, пока люди играют.
help-restore = Вернуть всё из резервной копии; ни один сервер не должен работать.
help-export = Сохранить записи всех завершённых партий из базы данных сервера.
help-upgrade = Перевести незавершённые партии на установленные здесь правила, если они согласны с каждой записью журнала; см. docs/hosting.md.
help-admin = Присматривать за людьми: роли, запреты, жалобы; см. docs/hosting.md.
help-admin-role = Разрешить кому-то присматривать за сервером или больше не разрешать.
help-admin-mute = Запретить кому-то писать в чатах.
help-admin-unmute = Разрешить кому-то снова писать.
help-admin-ban = Вывести кого-то отовсюду и не пускать обратно; он покидает все столы.
help-admin-unban = Разрешить кому-то вернуться.
help-admin-rename = Дать кому-то другое имя, также там, где он играл раньше.
help-admin-close = Закрыть стол; его партия завершается и не засчитывается.
help-admin-invite = Создать ссылку, которая впускает новичков там, где принимают только приглашённых (YUPANA_INVITED_ONLY).
help-admin-delete-message = Удалить сообщение из чата.
help-admin-reports = Перечислить жалобы.
help-admin-report = Показать жалобу с перепиской и временем ходов или закрыть её.
help-admin-audit = Перечислить, что сделали хозяева и модераторы, новейшее сначала.

## Параметры нескольких команд

help-any-game = Игра: { $games }
help-any-lang = en, uk или ru
help-any-option = Вариант правил, например market-cap=20
help-any-seed = Делает запуск повторяемым
help-any-record = Запись партии
help-any-seat = Чьими глазами: A, B, … или пусто для зрителя
help-any-jobs = Сколько процессов
help-any-matches = Сколько партий
help-any-person = Имя человека
help-any-because = Почему: это будет в журнале, и это прочитает тот, кого касается
help-any-hours = На сколько часов; если не указано — навсегда

## Параметры одной команды

help-play-seats = Кто где сидит: you (вы), { $bots }
help-play-save = Куда записать партию
help-play-go_on = Продолжить сохранённую там партию
help-play-server = Играть на этом сервере, например https://example.org
help-play-table = Сесть за этот стол сервера
help-play-token = Кто я там; без него — гость
help-replay-table = Описать и итоговый стол
help-draw-move = После этой записи журнала, а не после последней
help-draw-output = Куда записать рисунок
help-draw-night = Тёмные цвета
help-draw-narrow = Для телефона: всё друг под другом
help-simulate-players = Сколько игроков
help-simulate-bots = Кто играет: { $bots }; один на всех или по одному на место
help-arena-bots = Кто соревнуется, например greedy strong:seconds=0.5
help-arena-lineup = Отдельный состав стола, например strong,greedy,greedy
help-arena-seats = Сколько мест за столом, если состав не назван
help-arena-matches = Не больше стольких партий
help-arena-until = Остановиться, когда каждая доля побед известна с такой погрешностью; 0 — никогда
help-arena-seed = Первая раздача; остальные идут за ней
help-arena-results = Хранит каждую партию; та же команда продолжит оттуда
help-arena-report = Куда записать отчёт, страницу HTML
help-fuzz-matches = Сколько партий, со всеми количествами игроков и вариантами
help-fuzz-thorough = Все проверки через столько решений; 0 — никогда
help-fuzz-crash = Куда записать партию со сбоем
help-fuzz-secrets = Только проверить в стольких состояниях, что тайны сохранены
help-perft-entry = Считать после этой записи журнала
help-perft-depth = На сколько решений вглубь
help-bot-check-command = Программа, которая играет, например «python my_bot.py»
help-bot-check-matches = Сколько одновременно, с каждым количеством игроков
help-bot-check-seconds = На одно решение
help-verify-records = Записи или папки с записями
help-verify-fair = Повторить броски по опубликованному секрету
help-yupana-version = Сказать, какая это версия
help-table-folder = Другой собранный клиент вместо того, что в пакете
help-table-browser = Открыть также браузер
help-table-port = 0 — любой свободный порт
help-serve-part = all, gateway или referee
help-backup-file = Куда сохранить; - — стандартный вывод
help-restore-file = Резервная копия; - — стандартный ввод
help-restore-replace = Отбросить то, что там есть
help-export-folder = Куда сохранить записи
help-export-running = Незавершённые партии; только для глаз хозяина сервера
help-upgrade-dry_run = Только сказать, что станет с каждой партией
help-admin-role-role = moderator, host или none
help-admin-rename-to = Новое имя; если не указано — какое-нибудь имя
help-admin-close-table = Номер стола
help-admin-invite-people = Скольких новичков она впускает
help-admin-invite-days = На сколько дней
help-admin-delete-message-message = Номер сообщения, как его показывает жалоба
help-admin-reports-settled = Уже закрытые
help-admin-report-number = Номер жалобы
help-admin-report-settle = Жалоба рассмотрена
help-admin-audit-before = Только записи перед этой

## Слова самой справки

help-help = Показать эту справку и выйти.
help-options = Параметры
help-arguments = Аргументы
help-commands = Команды
help-error = Ошибка
help-default = [по умолчанию: { $value }]
help-required = [обязательно]

## Настройки сервера

help-settings = Всё остальное говорят переменные среды; в скобках — что действует без них. Подробнее в docs/hosting.md.
help-setting-database = postgresql://пользователь:пароль@хост/база; без неё запускается собственный PostgreSQL
help-setting-match_databases = дополнительные базы, в которых живут новые партии, через пробел; новую можно дописать в конец, ни одну нельзя убрать
help-setting-folder = где этот PostgreSQL всё хранит; если не указано — папка данных системы
help-setting-nats = шина между gateway и referee; одному процессу она не нужна
help-setting-realm = с чего начинаются все темы в NATS; двум серверам на одном NATS нужны две
help-setting-host = какой адрес слушать; с собственным PostgreSQL — все адреса этого компьютера
help-setting-port = порт gateway
help-setting-url = как адрес вводят люди; с https куки передаются только по https; с собственным PostgreSQL — адрес этого компьютера в его сети
help-setting-client = папка другого собранного клиента, не того, что в пакете
help-setting-smtp = хост:порт почтового сервера; без него писем не будет
help-setting-smtp_user = кто там входит
help-setting-smtp_password = и с каким паролем
help-setting-mail_from = отправитель писем
help-setting-trusted_hosts = имена через запятую, на которые можно отправлять уведомления, например собственный ntfy или Mattermost: также без https и в частных сетях
help-setting-proxies = чьему X-Forwarded-For верить: адреса или сети через запятую, или *
help-setting-invited_only = нужно ли новичкам, в том числе гостям, приглашение: его создаёт yupana admin invite
help-setting-openid_issuer = адрес поставщика OpenID, через которого люди могут входить; если не указано, такого входа нет
help-setting-openid_client = как этот сервер там называется
help-setting-openid_secret = и его секрет, если он есть
help-setting-openid_name = как люди называют этого поставщика; если не указано — имя хоста из его адреса
help-setting-openid_lets_in = не нужно ли приглашение тем, кого знает этот поставщик, когда другим оно нужно
help-setting-limits = ограничения частоты запросов; выключать только для нагрузочных испытаний
help-setting-thinkers = в скольких процессах referee думают боты, по одному за раз; 0 — на каждый процессор, кроме одного
help-setting-monitor_port = где referee отвечает на /health, /ready и /metrics; 0 — нигде
help-setting-log_level = debug, info, warning или error; с собственным PostgreSQL — warning

# The client's own words.
ui-motto = Heavy strategy board games with the complete rules. Free, open source, playable offline.
ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = System default
ui-theme-day = Day
ui-theme-night = Night
ui-motion = Animation
ui-motion-normal = Normal
ui-motion-fast = Fast
ui-motion-off = None
ui-size = Text size
ui-size-small = Small
ui-size-normal = Normal
ui-size-large = Large
ui-sound = Sounds
ui-list-mode = Board and options as text
ui-close = Close
ui-game = Game
ui-seats = Who plays?
ui-how-many = How many players?
ui-count =
    { $count ->
        [1] Alone
       *[other] { $count } players
    }
ui-continue = Continue
ui-games = Games
ui-play-now = Play
ui-how-to-play = How to play
ui-choose = Choose players and rules
ui-with-others = With others
ui-others-online = Online, in one evening or over several days
ui-others-here = On this device, taking turns
ui-difficulty = How hard?
ui-presets = By which rules?
ui-more-choices = More choices
ui-against = against { $names }
ui-won = you won
ui-tied = tied for first place
ui-lost = you lost
ui-page-back = Back
ui-all-pages = All pages
ui-page-on = Next
difficulty-random = Random
difficulty-novice = Easy
difficulty-player = Normal
difficulty-strong = Hard
difficulty-champion = Very hard
ui-seat = Seat { $letter }
ui-kind-you = Player on this device
ui-player = Player { $number }
ui-variant = Variant
ui-variants = Variants of the rules ({ $count })
ui-start = Start
ui-your-matches = Your matches
ui-no-matches = None yet. Matches are saved in this browser.
ui-over = finished
ui-forget = Delete this match
ui-watch-record = Watch a record
ui-watch-record-about = A record is a text file with a whole match. Replay it move by move, from any player’s point of view.
ui-open-record = Open a record…
ui-bad-record = This file is not a match record, or it cannot be replayed.
ui-cannot-open = This match cannot be opened here
ui-other-rules = This match was played by version { $rules } of the rules of { $title }, which this page does not have. A release of Yupana with these rules can open it.
ui-loading = Loading the rules…
ui-laying-out = Setting up the board…
ui-home = All games
ui-notices = Notifications
ui-menu = Menu
ui-help = Help
ui-scores = Scores
ui-your-move = Your move
ui-sending = One moment…
ui-waiting = Waiting for { $names }
ui-turn-of = { $name }’s turn
ui-thinks = { $name } is thinking
ui-skip = Skip this
ui-hurry = Move now
ui-other = Back
ui-undo = Undo
ui-undo-turn = Undo turn
ui-undo-not = Nothing to undo: a turn that has ended, others’ moves and what luck revealed all stand.
ui-you = You
ui-points = points
ui-seats-now = Players
ui-search-options = Search these options
ui-nothing-found = Nothing found.
ui-all-options = All { $count } options
ui-chosen-of = { $count } of { $total } chosen: touch them on the table
ui-take-all = Take everything ({ $count })
ui-would = Result:
ui-then-dice = Then chance decides.
ui-any-time = Any time during your turn
ui-do-it = { $what } anyway
ui-keep-on = Back to the choice
ui-more = More
ui-tab-players = Players
ui-choices-here =
    { $count ->
        [one] choice here
       *[other] choices here
    }
ui-panels = Parts of the table
ui-whole = Show the whole board
ui-board-returns = Answer here, and the former view returns
ui-score-line = Points
ui-go-on = Continue
ui-winner =
    { $you ->
        [yes] You win!
       *[no] { $seat } wins
    }
ui-goal-missed = The goal was not reached
ui-winners = Shared victory: { $names }
ui-course = Points over the match
ui-sources = Where the points come from
ui-total = Total
ui-about-this = About this question
ui-read-more = Read more
ui-on-the-table = On the table
ui-search-help = Search help
ui-save-record = Download the record
ui-save-picture = Download a picture
ui-replay = Replay
ui-seen-by = View as
ui-spectator = spectator
ui-play = Play
ui-pause = Pause
ui-speed = Speed
ui-turn-back = Previous turn
ui-turn-on = Next turn
ui-step-back = Previous move
ui-step-on = Next move
ui-entry = Move { $number } of { $total }
ui-handover = { $name }, it is your turn
ui-handover-ready = I’m ready
ui-problem = Something went wrong
ui-problem-about = The match is saved. Go back and open it again; if that does not help, please report the text below.

## Online: the first page and the tables

online-title = Play online
online-hello = Welcome, { $name }!
online-tables = Tables
turn-yours = Your turn
turn-until = until { $moment }
turns =
    { $count ->
        [one] It is your turn at { $count } table
       *[other] It is your turn at { $count } tables
    }
turns-elsewhere =
    { $count ->
        [one] Your turn at another table
       *[other] Your turn at { $count } other tables
    }
my-tables = My tables
my-tables-none = None yet. Create a table, or sit down at one that is waiting for players.
lobby-all-games = All games
lobby-more = Show more tables
open-tables = Waiting for players
open-tables-none = No table is waiting right now. Create one, and others will see it here.
running-tables = In progress
new-table = New table
table-open = Open
table-join = Sit down
table-watch = Watch
table-rated = rated
table-by-link = by link only
table-broken = Something in this match broke. It is saved; you can close it from the table menu, and it will not count.
table-paused = The match is paused; the clocks are stopped.
table-resigned = { $name } resigned.
table-absent = { $name } keeps missing turns.
table-absent-decide = Decide
status-playing = In progress
status-over = The match is over.
status-closed = This table is closed.
seats-free =
    { $count ->
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
seats-full = All seats are taken

## Signing in

sign-how = How would you like to play?
sign-guest = As a guest
sign-back = Sign in
sign-account = New account
sign-guest-about = No password, no e-mail. You can turn a guest into an account later and keep everything.
sign-back-about = Good to see you again.
sign-account-about = With an account you can come back from any device and play rated matches.
sign-name-any = Your name, if you like
sign-name = Name
sign-password = Password
sign-password-new = New password, at least { $count } characters
sign-forgot = I forgot my password
sign-forgot-sent = If that account has a confirmed e-mail address, a link is on its way there.
recover-title = New password
recover-about = Choose the password that you will sign in with from now on. All other devices are signed out; tokens, passkeys and the connected service stop working.
recover-do = Set password and sign in
sign-guest-do = Play now
sign-back-do = Sign in
sign-account-do = Create account
sign-passkey = Sign in with a passkey
sign-provider = Continue with { $provider }
provider-new = Nobody here is connected to that account yet. Choose the name that others will see. If you already have an account here, sign in with it first and connect it on your account page.

## A new table

new-drawn = Draw lots for seats
new-pace = How fast?
new-pace-live = Live
new-pace-days = Turn-based (days)
new-pace-free = No clock
new-pace-live-about = Everyone is present; the match takes an evening.
new-pace-days-about = Everyone moves when they have time. Sleep hours and vacations do not count.
new-pace-free-about = Nobody is in a hurry, and nobody can run out of time.
new-clock = Time to think
new-vacation = Vacation for each player
new-timeout = When someone runs out of time
new-timeout-default = A safe move is made for them
new-timeout-bot = A bot takes over
new-misses = When someone misses turns in a row, the others decide after
misses =
    { $count ->
        [one] { $count } missed turn
       *[other] { $count } missed turns
    }
new-substitute = Who plays for those who leave
new-who = Who may join?
new-listed = Show the table to everyone
new-rated = Rated match
new-make = Create table
pace-live = Live: { $minutes } min + { $seconds } s per turn
pace-days =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
    }
pace-free = No clock
days =
    { $count ->
        [0] none
        [one] { $count } day
       *[other] { $count } days
    }
time-days = { $days } d { $hours } h

## The waiting room

room-terms = Match settings
room-who = To sit down, say who you are:
room-ready = Everyone is here. You can start.
room-wait-start = Everyone is here. { $name } can start the match.
room-close = Close the table
room-close-sure = Close the table for everyone?
seat-anybody = Open seat
seat-free = Free seat
seat-owner = host
seat-history-all =
    { $all ->
        [one] finished { $all } match
       *[other] finished all { $all } matches
    }
seat-history-left =
    { $all ->
        [one] left { $left } of { $all } match
       *[other] left { $left } of { $all } matches
    }
seat-sit = Sit down
seat-move = Move here
seat-up = Leave seat
seat-send-away = Remove { $name }
seat-bot = Add a bot…
seat-put-bot = A bot at seat { $letter }
seat-left = playing for someone who left
seat-left-resigned = playing for someone who resigned
seat-resigned = resigned
seat-by-bot = played by a bot
seat-thinks = to move
seat-asleep = asleep: clock stopped
seat-away = vacation { $first } – { $last }
seat-missed =
    { $count ->
        [one] ran out of time once
       *[other] ran out of time { $count } times
    }
seat-bot-for-you = A bot is playing for you.
seat-back = Take back control
seat-left-free = A seat is free: { $name } is playing for someone who left.
seat-take-over = Take the seat
seat-kept-for = kept for { $name }
seat-absent = missing turns
terms-vacation =
    { $count ->
        [one] { $count } day of vacation for each player
       *[other] { $count } days of vacation for each player
    }
terms-timeout-default = Out of time: a safe move is made
terms-timeout-bot = Out of time: a bot takes over
terms-misses =
    { $count ->
        [one] After a missed turn the others decide how to go on
       *[other] After { $count } missed turns in a row the others decide how to go on
    }
terms-kept = Everyone keeps their seat
terms-drawn = Seats are drawn by lot at the start
terms-rated = The match is rated
terms-unrated = The match is not rated
terms-listed = Everyone can see the table
terms-by-link = Only people with the link can see the table
invite = Link to this table
invite-copy = Copy
invite-copied = Copied.

## At a table

link-connecting = Connecting…
link-offline = No connection. You will be reconnected automatically; nothing is lost.
move-repeated = Your move has not been accepted yet. It will be sent again automatically.
spectator = You are watching.
clock-short = Your time is running out!
talk = Chat
talk-none = No messages yet.
talk-say = Write a message
talk-send = Send
talk-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
note = Private note: only you can read it
note-kept = Saved.
note-lost = Not saved: no connection.
menu = Table
menu-chance = Fair play: by this code the server fixed its share of all randomness before the match, and the players added theirs. When the match is over, you can check the dice:
dice-check = Check the dice
dice-checking = Rolling all the dice again…
dice-fair = The dice are fair: they and the seats came from the server’s secret, fixed before the match, and from what these players added: { $names }.
dice-fair-server = The dice fell as the server’s secret says, which was fixed before the match; no player added to it.
dice-unseen = This browser was not there when the match began, so it cannot tell whether another secret was fixed then.
dice-unfair-unproved = This record does not contain the server’s secret, so it proves nothing about the dice.
dice-unfair-secret = The dice are not fair: the secret in the record is not the one that was fixed before the match.
dice-unfair-seats = The dice are not fair: the seats were not drawn as the secret and the players’ additions say.
dice-unfair-fell = The dice are not fair: they did not fall as the secret and the players’ additions say, or the record was changed.
dice-unfair-commitment = The dice are not fair: before the match the server showed this browser the code of another secret.
dice-unfair-share = The dice are not fair: a player’s addition is not the one that was promised before the match.
dice-unfair-own-share = The dice are not fair: the server took what this browser added, but it is not in the record.
menu-propose = Propose
menu-propose-about = It happens once everyone agrees.
absent-about = { $name } keeps missing turns. You can wait, cancel the match, or propose one of these; { $name } is not asked.
absent-left = { $name } plays for someone who is gone. You can propose somebody for this seat.
absent-who = Who should sit down here?
menu-vacation =
    { $count ->
        [one] Vacation: { $count } day left
       *[other] Vacation: { $count } days left
    }
menu-first-day = First day
menu-last-day = Last day
menu-go-away = Go on vacation
menu-leave = Leave the match
menu-leave-sure = A bot will take over for you. Leave?
menu-resign = Resign
menu-resign-sure-two = The match ends, and you lose it. Resign?
menu-resign-sure-more = A bot plays on, you finish last, and you cannot come back. Resign?
sure-no = No
propose-takeback = Take back my last turn
propose-pause = Stop the clocks
propose-resume = Start the clocks again
propose-close = Cancel the match (it will not count)
propose-bot = Let a bot play on
propose-sit = Propose
propose-takeback-theirs = { $name } asks to take back their last turn.
propose-pause-theirs = { $name } proposes to stop the clocks.
propose-resume-theirs = { $name } proposes to start the clocks again.
propose-close-theirs = { $name } proposes to cancel the match; it would not count.
propose-bot-theirs = { $name } proposes that a bot plays on for { $about }.
propose-sit-theirs = { $name } proposes that { $person } sits down in place of { $about }.
propose-takeback-mine = You asked to take back your last turn.
propose-pause-mine = You proposed to stop the clocks.
propose-resume-mine = You proposed to start the clocks again.
propose-close-mine = You proposed to cancel the match.
propose-bot-mine = You proposed that a bot plays on for { $about }.
propose-sit-mine = You proposed that { $person } sits down in place of { $about }.
propose-agree = Agree
propose-refuse = Refuse
propose-withdraw = Withdraw
propose-declined = Your proposal was not accepted.
rematch = Play again
rematch-join = Play again: sit down
rematch-ready = Another match? The table is ready.

## People

person-guest = guest
person-guest-since = A guest since { $date }
person-since = Joined on { $date }
person-played =
    { $played ->
        [0] No matches finished yet
        [one] { $played } match finished, { $won } won
       *[other] { $played } matches finished, { $won } won
    }
person-rating = rating { NUMBER($rating, useGrouping: 0) }
person-ratings = Ratings
person-left =
    { $left ->
        [one] left { $left } before its end
       *[other] left { $left } before their end
    }
person-between = or better, most likely { $low } to { $high }
person-provisional = or better, most likely { $low } to { $high }; provisional
person-points = Rating
person-matches = Matches
person-no-ratings = No rated matches yet.
person-history = Finished matches
person-no-history = None yet.
person-more = Older matches
ladder = Ladder
ladder-place = Place
ladder-player = Player
ladder-more = More
ladder-none = Nobody has finished a rated match yet.

## Reports, blocks, moderation

report = Report or block
report-about = What is it about?
report-talk = Chat
report-name = A name
report-play = How somebody plays
report-other = Something else
report-text = What happened?
report-log = The latest chat of the table and the times of the moves go with the report. Only moderators read it.
report-send = Send report
report-sent = Thank you. The moderators have your report.
report-marked = reported
report-deleted = deleted
report-moves =
    { $count ->
        [one] When { $count } move was made
       *[other] When { $count } moves were made
    }
block = Block { $name }
block-lift = Unblock { $name }
block-end = Unblock
block-about = You will not see what they write, and they cannot sit down where you sit.
block-done = { $name } is blocked.
block-lifted = { $name } is no longer blocked.
blocks = People I blocked
talk-more = Report or block { $name }
person-look = Profile
moderation = Moderation
moderation-reports = Reports
moderation-audit = Audit log
moderation-invite = Invitations
moderation-person = Name of a person
moderation-look = Look up
moderation-table = Table { NUMBER($number, useGrouping: 0) }
moderation-report = Report { NUMBER($number, useGrouping: 0) }
moderation-by = Reported by { $name }
moderation-settled = Settled reports
moderation-settled-at = settled { $date }
moderation-none = No reports.
moderation-more = Older entries
moderation-new-role = New role: { $role }.
moderation-before = Was called { $name } before.
moderation-for =
    { $hours ->
        [one] For { $hours } hour.
       *[other] For { $hours } hours.
    }
moderation-waiting =
    { $count ->
        [one] { $count } report is waiting
       *[other] { $count } reports are waiting
    }
moderation-because = Reason (the person will read it)
moderation-hours = For how long
moderation-to = New name (empty: a random one)
invitation-about = If this server lets in only invited people, newcomers need a link from you.
invitation-link = Link for newcomers
invitation-people = How many people it lets in
invitation-days = For how many days
invitation-make = Make a link
moderation-seen = last seen { $date }
moderation-reported =
    { $count ->
        [0] never reported
        [one] reported once
       *[other] reported { $count } times
    }
hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
hours-forever = no end
deed-mute = Mute
deed-unmute = Unmute
deed-ban = Ban
deed-ban-sure = Sign { $name } out everywhere and keep them out? They leave all tables, and bots play on.
deed-unban = Lift the ban
deed-rename = Rename
deed-role = Change of role
deed-role-give = Make moderator
deed-role-take = Take the role away
deed-close = Close the table
deed-close-sure = End this match for everybody? It will not count.
deed-delete-message = Delete message
deed-delete-message-sure = Delete this message for everybody?
deed-settle = Settle the report
deed-invite = Invitation
deed-done = Done.
deed-later = It is on its way and will be done as soon as the game server responds.
role-moderator = moderator
role-host = host
role-console = host, by a command
sanction-until = Until { $date }.
sanction-because = Reason: { $because }

## My account

account = My account
account-keep = Turn this guest into an account
account-wishes = Settings
account-email = E-mail, for notifications and for a forgotten password
account-email-proved = Confirmed.
account-email-asked = A letter is on its way to { $email }. Follow the link in it, or nothing else will be sent there.
account-email-again = Send it again
account-save = Save
account-kept = Saved.
account-sign-out = Sign out
account-sessions = Where I am signed in
account-this = this browser
account-end = Sign out
account-password = Password
account-password-old = Current password
account-password-do = Change password
account-password-set = Set a password
account-password-about = With the old password everything else that opens your account stops working: other sessions, tokens, passkeys and the connected service.
entrances = How I sign in
entrances-password = Your password, to change any of this
passkeys-about = A passkey signs you in by your device, with a fingerprint, your face or a PIN, instead of a password.
passkey-label = Name of the new passkey
passkey-add = Add a passkey
passkey-added = The passkey is added.
passkey-end = Remove
passkey-remove = Remove the passkey { $label }
provider-connect = Connect with { $provider }
provider-end = Disconnect
account-tokens = API tokens
account-tokens-about = A token lets a program play or read for you without your password.
account-token-label = What is it for?
account-token-may = It may
account-token-make = Create a token
account-token-shown = Copy it now; it is shown only once:
account-token-end = Revoke
account-data = My data
account-export = Download everything about me
account-delete = Delete account
account-delete-password = Your password, to delete the account
account-delete-sure = This cannot be undone. Your name will disappear from matches you played with others.
scope-read = read
scope-play = play
scope-lobby = join tables and chat
scope-account = change the account
scope-moderate = moderate
notify = Tell me about my turns, invitations and proposals
notify-browser = In this browser, when the tab is in the background
notify-push = In this browser, even when this page is closed
notify-mail = By e-mail
notify-digest = All together once a day, instead of one by one
notify-digest-at = At
notify-denied = The browser does not allow notifications from this site. You can change that in its settings.
chats = In chat programs
chats-about = Paste the address of an incoming webhook. Whoever has it can write there, so it is shown only once.
chats-discord = Discord: channel settings, Integrations, Webhooks.
chats-slack = Slack or Google Chat: an incoming webhook of the channel or space.
chats-telegram = Telegram: https://api.telegram.org/bot<token>/sendMessage?chat_id=<number>, with the token of a bot of yours.
chats-ntfy = ntfy: https://ntfy.sh/ and a topic that nobody else would guess.
chats-own = Mattermost, Matrix (hookshot) and other ntfy servers, if the host of this server allows them.
chats-where = Where to find the address
chats-address = Address
chats-add = Add
chats-added = Added.
chats-try = Send a test message
chats-tried = Sent. Have a look there.
chats-end = Remove
hours-quiet = Quiet hours
hours-quiet-about = No notifications during these hours.
hours-sleep = Sleep
hours-sleep-about = In turn-based matches your clock is stopped during these hours. This applies to tables you join from now on. There are no notifications during these hours either.
hours-on = Every day
hours-from = From
hours-to = to
hours-here = Use the time zone of this device: { $zone }

## What cannot be done, and why

problem = This did not work. Please try again.
problem-link-old = This link has already been used, or it is too old. Please ask for another.
problem-no-mail = This server sends no mail. Only its host can help.
problem-offline = There is no connection to the server.
problem-no-server = There is no server here to play online with.
problem-already-proposed = This is already proposed.
problem-banned = You cannot sign in: this account is banned.
problem-blocked = Somebody at this table does not want to play with you.
problem-bot-decides = A bot is playing your seat now.
problem-invitation = Newcomers need an invitation here: open the link that somebody from the club has sent you.
problem-busy = Someone is changing this table right now. Please try again.
problem-chat = The message did not get through. Please check the address.
problem-chat-address = This is not the address of a chat program that we can write to.
problem-csrf = This page is out of date. Please reload it.
problem-guest = A guest has nothing to sign in with. Turn it into an account first.
problem-last-way-in = This is the only way into your account. Set a password or add another way first.
problem-many-passkeys = You have too many passkeys. Remove one first.
problem-openid = The other service did not confirm who you are. Please try again.
problem-openid-away = The other service is not responding. Please try again later.
problem-openid-late = That took too long, or it was started in another browser. Please try again.
problem-openid-off = This server is not connected to any other service.
problem-openid-taken = That account is already connected to somebody here, or you are connected already.
problem-passkey = This passkey could not be confirmed.
problem-passkey-gone = This passkey is no longer known here. Sign in another way and add it again.
problem-passkey-known = This passkey has been added already.
problem-passkey-late = That took too long. Please try again.
problem-passkey-none = No passkey was used.
problem-passkeys-off = There are no passkeys at this address: they need https and a name.
problem-prove = Sign out and in again first, to confirm that it is you.
problem-guest-rated = Rated matches are for people with an account.
problem-kept-already = You already have an account.
problem-locked = Too many wrong passwords. Please wait a while.
problem-lots-cast = The dice are fixed already; nothing more can be added to them.
problem-malformed = Something in the form is not filled in correctly.
problem-many-ways = You cannot be notified in any more browsers or chats. Remove one first.
problem-method = This cannot be done.
problem-muted = A moderator has muted you: you cannot write messages.
problem-name = A name has 2 to 20 letters of one alphabet or digits; single spaces, hyphens and apostrophes may stand between them.
problem-name-reserved = This name sounds like the host of this server. Please choose another.
problem-name-taken = Someone already has this name, or one that looks like it.
problem-no-clock = This match has no clock.
problem-no-message = This message no longer exists.
problem-no-proposal = This proposal no longer exists.
problem-no-record = There is no record of this match.
problem-no-report = There is no such report.
problem-no-seat = There is no such seat.
problem-no-such-person = There is no player by that name.
problem-no-such-session = This session has already ended.
problem-no-such-token = This token no longer exists.
problem-no-table = No such table, or you need its link to see it.
problem-no-vacation = You do not have that many vacation days left, or the dates are not valid.
problem-not-absent = Nobody is missing from this seat.
problem-nobody-answers = The game server is not responding. Please try again in a moment.
problem-not-found = Not found.
problem-not-open = The match has already begun, or the table is closed.
problem-not-over = The match is not over yet.
problem-not-owner = Only the table’s host can do this.
problem-not-playing = No match is in progress here.
problem-not-promised = This is not what your seat promised to add to the dice.
problem-not-seated = You are not seated at this table.
problem-nothing-to-take-back = There is nothing to take back.
problem-origin = This can only be done from our own pages.
problem-proposal-over = This proposal has already been decided.
problem-push = This browser’s push service cannot be reached: you will be told only while this page is open.
problem-rank = You cannot do this to somebody with the same or a higher role.
problem-rated-alone = Only matches against other people are rated.
problem-rated-bots = Rated matches are for people only, without bots.
problem-rated-clock = Rated matches need a clock.
problem-rated-seat = In a rated match only the player who began in this seat may come back to it.
problem-rated-unlisted = Rated matches are played at tables that everyone can see.
problem-refused-lately = This was declined a short while ago. Please wait before asking again.
problem-resigned = You resigned from this match and cannot come back to it.
problem-role = This page is for moderators.
problem-rules-away = This match is played by a different version of the rules, and its server is not running right now. Nothing is lost, and the clocks are stopped.
problem-sat-elsewhere = You already have or had another seat in this match.
problem-scope = This token does not allow that.
problem-seat-taken = This seat is taken.
problem-seat-kept = The others agreed to keep this seat for somebody.
problem-seats = This game does not support that number of players.
problem-seats-free = Some seats are still free.
problem-signed-in = You are already signed in.
problem-signed-out = You are not signed in.
problem-sleep = Sleep can last at most 12 hours and must not start and end at the same time.
problem-still-playing = You are in an unfinished match. Finish or leave it first.
problem-time-zone = There is no such time zone.
problem-too-many-blocks = You cannot block any more people.
problem-too-many-bots = No more bots can play in your matches at the same time. Finish or close a match with bots first.
problem-too-many-matches = You cannot sit at any more tables. Finish a match, or leave a table that is waiting for players.
problem-too-many-reports = You have sent many reports today. Please wait until tomorrow.
problem-too-many-tables = You have too many tables waiting for players.
problem-too-many-tokens = You have too many tokens.
problem-too-often = Too many requests. Please wait a moment.
problem-unknown-bot = There is no such bot for this game.
problem-unknown-game = This game cannot be played here.
problem-unknown-option = This game has no such variant.
problem-was-here = This person sits or sat at this table already.
problem-weak-password = Too many people use this password, or it is easy to guess. Please choose another.
problem-wrong-password = Wrong name or password.
problem-yourself = You cannot do this to yourself.
refused-busy = Another move is being processed. Please try again in a moment.
refused-no-clock = This match has no clock.
refused-no-such-days = These days are past, or more than a year ahead.
refused-no-vacation-left = You do not have that many vacation days left.

# The client's own words.
ui-motto = Heavy strategy board games, complete to the last rule. Free, open, and playable offline.
ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = As the system
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
ui-list-mode = Table and options as text
ui-close = Close
ui-new-match = New match
ui-game = Game
ui-seats = Who plays?
ui-seat = Seat { $letter }
ui-kind-you = A person at this device
ui-player = Player { $number }
ui-variant = Variant
ui-variants = Variants of the rules ({ $count })
ui-start = Start
ui-your-matches = Your matches
ui-no-matches = None yet. Matches are kept in this browser.
ui-over = finished
ui-forget = Delete this match
ui-watch-record = Watch a record
ui-watch-record-about = A record is a text file with a whole match. Replay it move by move, through anybody’s eyes.
ui-open-record = Open a record…
ui-bad-record = This file is not a record that can be replayed.
ui-loading = Fetching the rules…
ui-laying-out = Laying out the table…
ui-home = All games
ui-notices = Notices
ui-menu = Menu
ui-help = Help
ui-scores = Scores
ui-your-move = Your move
ui-sending = One moment…
ui-waiting = Waiting: { $names }
ui-thinks = { $name } is thinking
ui-hurry = Hurry
ui-other = Choose something else
ui-undo = Undo
ui-undo-turn = Undo the turn
ui-total = Total
ui-search-help = What do you want explained?
ui-save-record = Download the record
ui-save-picture = Download a picture
ui-replay = Replay
ui-seen-by = Seen by
ui-spectator = a spectator
ui-turn-back = Previous turn
ui-turn-on = Next turn
ui-step-back = Previous move
ui-step-on = Next move
ui-entry = Move { $number } of { $total }
ui-handover = { $name }, it is your turn
ui-handover-ready = I am here
ui-problem = Something went wrong
ui-problem-about = The match is kept. Go back and open it again; if that does not help, please report what is written below.

## Online: the first page and the tables

online-title = Play online
online-about = Sit down with other people, for an evening or over several days. As a guest you can begin at once.
online-hello = Welcome, { $name }!
online-enter = To the tables
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
my-tables-none = None yet. Make a table, or sit down at one that is waiting for players.
open-tables = Waiting for players
open-tables-none = No table is waiting now. Make one: others will see it here.
running-tables = Being played
new-table = New table
table-open = Open
table-join = Sit down
table-watch = Watch
table-rated = rated
table-by-link = by link only
table-broken = Something in this match broke. It is kept; you can close it from the table menu, and it counts for nothing.
table-paused = The match is paused, the clocks stand.
status-playing = Being played
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
sign-guest-about = No password, no e-mail. A guest can become an account later and keeps everything.
sign-back-about = Good to see you again.
sign-account-about = With an account you can come back from any device and play rated matches.
sign-name-any = Your name, if you like
sign-name = Name
sign-password = Password
sign-password-new = New password, at least { $count } characters
sign-guest-do = Play at once
sign-back-do = Sign in
sign-account-do = Create the account

## A new table

new-drawn = Draw lots for the seats
new-pace = How fast?
new-pace-live = Live
new-pace-days = Over days
new-pace-free = No clock
new-pace-live-about = Everybody is there; the match takes an evening.
new-pace-days-about = Everybody moves when they find the time. Nights and vacations are not charged.
new-pace-free-about = Nobody is in a hurry, and nobody can run out of time.
new-clock = Time to think
new-vacation = Vacation for each player
new-timeout = When somebody runs out of time
new-timeout-default = The game makes a harmless move for them
new-timeout-bot = A bot plays on for them
new-substitute = Who plays for those who leave
new-who = Who may come?
new-listed = Show the table to everybody
new-rated = Rated match
new-make = Make the table
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

room-terms = What is agreed
room-who = To sit down, say who you are:
room-ready = Everybody is here. You can start.
room-wait-start = Everybody is here. { $name } starts the match.
room-close = Close the table
room-close-sure = Close the table for everybody?
seat-anybody = Free for a person
seat-free = Free seat
seat-owner = made the table
seat-sit = Sit down
seat-move = Move here
seat-up = Get up
seat-send-away = Send away: { $name }
seat-bot = Put a bot…
seat-put-bot = A bot at seat { $letter }
seat-left = plays for somebody who left
seat-by-bot = a bot plays
seat-thinks = must decide
seat-asleep = asleep: the clock stands
seat-away = vacation { $first } – { $last }
seat-bot-for-you = A bot is playing for you.
seat-back = Play on myself
seat-left-free = A seat is free: { $name } plays there for somebody who left.
seat-take-over = Take it over
terms-vacation =
    { $count ->
        [one] { $count } day of vacation for each player
       *[other] { $count } days of vacation for each player
    }
terms-timeout-default = Out of time: the game makes a harmless move
terms-timeout-bot = Out of time: a bot plays on
terms-kept = Everybody keeps their seat
terms-drawn = Seats are drawn by lot at the start
terms-rated = The match is rated
terms-unrated = The match is not rated
terms-listed = Everybody can see the table
terms-by-link = Only who has the link can see the table
invite = Link to this table
invite-copy = Copy
invite-copied = Copied.

## At a table

link-connecting = Connecting…
link-offline = No connection. The match goes on by itself as soon as there is one; nothing is lost.
spectator = You are watching.
clock-short = Your time is running out!
talk = Talk
talk-none = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
note = Private note: only you can read it
note-kept = Kept.
note-lost = Not kept: there is no connection.
menu = Table
menu-chance = Chance in this match has been bound to this number since the start; the record proves it at the end:
menu-propose = Propose
menu-propose-about = It happens when everybody agrees.
menu-vacation =
    { $count ->
        [one] Vacation: { $count } day left
       *[other] Vacation: { $count } days left
    }
menu-first-day = First day
menu-last-day = Last day
menu-go-away = Go on vacation
menu-leave = Leave the match
menu-leave-sure = A bot will play on for you. Leave?
sure-no = No
propose-takeback = Take back my last turn
propose-pause = Stop the clocks
propose-resume = Start the clocks again
propose-close = Close the match, it counts for nothing
propose-takeback-theirs = { $name } asks to take back their last turn.
propose-pause-theirs = { $name } proposes to stop the clocks.
propose-resume-theirs = { $name } proposes to start the clocks again.
propose-close-theirs = { $name } proposes to close the match; it would count for nothing.
propose-takeback-mine = You asked to take back your last turn.
propose-pause-mine = You proposed to stop the clocks.
propose-resume-mine = You proposed to start the clocks again.
propose-close-mine = You proposed to close the match.
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
person-since = Here since { $date }
person-played =
    { $played ->
        [0] No matches finished yet
        [one] { $played } match finished, { $won } won
       *[other] { $played } matches finished, { $won } won
    }
person-rating = rating { NUMBER($rating, useGrouping: 0) }
person-ratings = Ratings
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

## My account

account = My account
account-keep = Keep this guest as an account
account-wishes = Settings
account-email = E-mail, for notices only
account-save = Save
account-kept = Saved.
account-sign-out = Sign out
account-sessions = Where I am signed in
account-this = this browser
account-end = End
account-password = Password
account-password-old = Present password
account-password-do = Change the password
account-tokens = API tokens
account-tokens-about = A program that plays or reads for you comes with a token instead of your password.
account-token-label = What is it for?
account-token-may = It may
account-token-make = Make a token
account-token-shown = Copy it now, it is shown only once:
account-data = My data
account-export = Download everything about me
account-delete = Delete the account
account-delete-sure = The account cannot be brought back. Your name disappears from matches with others.
scope-read = read
scope-play = play
scope-lobby = sit down at tables and talk
scope-account = change the account
notify = Tell me when it is my turn
notify-browser = In this browser, when I am not looking
notify-mail = By e-mail
notify-denied = The browser does not allow notifications from this site. You can change that in its settings.
hours-quiet = Quiet hours
hours-quiet-about = No notices at this time.
hours-sleep = Sleep
hours-sleep-about = At tables that are played over days your clock stands at this time. It holds for tables you sit down at from now on.
hours-on = Every day
hours-from = From
hours-to = to
hours-here = Use the time zone of this device: { $zone }

## What cannot be done, and why

problem = This did not work. Please try again.
problem-offline = There is no connection to the server.
problem-no-server = There is no server here to play online with.
problem-already-proposed = This is already proposed.
problem-bot-decides = A bot decides for your seat now.
problem-busy = Somebody is changing this table right now. Please try again.
problem-csrf = This page is out of date. Please reload it.
problem-guest = A guest has no password.
problem-guest-rated = Rated matches are for people with an account.
problem-kept-already = You already have an account.
problem-locked = Too many wrong passwords. Please wait a while.
problem-malformed = Something in the form is not right.
problem-method = This cannot be done.
problem-name = A name has 2 to 20 letters of one alphabet or digits; single spaces, hyphens and apostrophes may stand between them.
problem-name-taken = Somebody already has this name, or one that looks like it.
problem-no-clock = This match has no clock.
problem-no-proposal = There is no such proposal any more.
problem-no-record = There is no record of this match.
problem-no-seat = There is no such seat.
problem-no-such-person = There is nobody of this name.
problem-no-such-session = This session has already ended.
problem-no-such-token = This token does not exist any more.
problem-no-table = There is no such table, or one needs its link to see it.
problem-no-vacation = Not so many vacation days are left, or the days do not fit.
problem-nobody-answers = Nobody is there to play the rules now. Please try again in a moment.
problem-not-found = There is no such thing.
problem-not-open = The match has already begun, or the table is closed.
problem-not-over = The match is not over yet.
problem-not-owner = Only who made the table may do this.
problem-not-playing = No match is being played here.
problem-not-seated = You do not sit at this table.
problem-nothing-to-take-back = There is nothing to take back.
problem-origin = This can only be done from our own pages.
problem-proposal-over = This proposal has been settled.
problem-rated-alone = Nobody is rated for a match without other people.
problem-rated-bots = Rated matches are among people, without bots.
problem-refused-lately = This was refused a short while ago. Please wait before asking again.
problem-sat-elsewhere = You sit or sat at another seat of this match.
problem-scope = This token may not do that.
problem-seat-taken = This seat is taken.
problem-seats = This game cannot be played by so many.
problem-seats-free = Some seats are still free.
problem-signed-in = You are already signed in.
problem-signed-out = You are not signed in.
problem-sleep = A night has up to twelve hours, and it begins and ends at different times.
problem-still-playing = You sit in a match that is not over. Finish or leave it first.
problem-time-zone = There is no such time zone.
problem-too-many-tables = You have too many tables waiting for players.
problem-too-many-tokens = You have too many tokens.
problem-too-often = Too many requests. Please wait a moment.
problem-unknown-bot = There is no such bot for this game.
problem-unknown-game = This game cannot be played here.
problem-unknown-option = This game has no such variant.
problem-wrong-password = Name and password do not fit together.
refused-busy = The match is busy right now. Please try again in a moment.
refused-no-clock = This match has no clock.
refused-no-vacation-left = Not so many vacation days are left.

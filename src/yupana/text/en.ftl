# Words common to all games.

## A move that cannot be made

refused-begun = The match has already begun.
refused-not-begun = The match has not begun yet.
refused-over = The match is over.
refused-too-long = The match has grown too long to continue.
refused-not-your-turn = It is not your turn.
refused-no-such-option = That move is not available now.
refused-nothing-to-undo = There is nothing to undo.
refused-too-late = The match has moved on.
refused-broken = Something in this match broke. The match is saved; please try again.
refused-malformed = This message could not be read.
refused-no-such-match = There is no such match.

## What every game says

log-taken-back =
    { $you ->
        [yes] You undo the last move.
       *[no] { $seat } undoes the last move.
    }

log-taken-back-by-consent =
    { $you ->
        [yes] You return the match to an earlier position; everyone agreed.
       *[no] { $seat } returns the match to an earlier position; everyone agreed.
    }

do-decline = Skip
do-end-turn = End turn
kind-decline = Skip
kind-end-turn = End turn

## Players

player-you = Player
player-random = { level-random } { $number }
player-greedy = Greedy bot { $number }
player-novice = { level-novice } { $number }
player-player = { level-player } { $number }
player-strong = { level-strong } { $number }
player-champion = { level-champion } { $number }

## Levels of bots

level-random = Random bot
level-random-about = Plays any legal move, good or bad.
level-novice = Novice bot
level-novice-about = Thinks fast and misses a lot. { level-seconds }
level-player = Experienced bot
level-player-about = Knows what is valuable but considers few options. { level-seconds }
level-strong = Strong bot
level-strong-about = Spends all its time looking ahead. { level-seconds }
level-champion = Champion bot
level-champion-about = Thinks like the strong bot, only longer. { level-seconds }
level-seconds = Up to { $seconds } s per turn.

## Choices that have a name

preset-easy = Easy
preset-normal = Normal
preset-hard = Hard

## The terminal

play-table = Board
play-since = Since your last turn
play-log = Log
play-thinks = { $seat } is thinking… { $seconds } s
play-hurry = Enter: move now
play-choose = Number or move (? for help):
play-commands =
    A number, or a move in record notation: make that move.
    Enter: show the options again.
    Some words of an option: show only the options with these words.
    u: undo the last move.
    t: show the board again.
    l: show the whole log.
    h: all pages of how to play.
    h and any words: how to play, and what a place, card or tile does.
    s: save the record.
    q: quit.
play-unknown = There is no move or command “{ $text }” here.
play-guide = How to play
play-no-help = There is no help on “{ $text }”.
play-undone = The last move has been undone.
play-saved = Record saved: { $path }
play-nothing-saved = There is no unfinished match in { $path }.
play-kept = The server keeps this match: table { NUMBER($table, useGrouping: 0) }.
play-over = The match is over.
play-scores = Final score
play-total = Total { $points }
play-part = { $source }: { $points }
play-goodbye = See you! The record of the match: { $path }
replay-entry = { NUMBER($number, useGrouping: 0) }. { $seat }

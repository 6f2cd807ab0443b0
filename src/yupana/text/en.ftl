# Words common to all games.

## A move that cannot be made

refused-begun = The match has already begun.
refused-not-begun = The match has not begun yet.
refused-over = The match is over.
refused-too-long = The match has grown too long to go on.
refused-not-your-turn = It is not your turn.
refused-no-such-option = There is no such move now.
refused-nothing-to-undo = There is nothing to take back.
refused-too-late = The match has gone on in the meantime.
refused-broken = Something in this match broke. The match is kept; please try again.
refused-malformed = This message cannot be understood.
refused-no-such-match = There is no such match.

## What every game says

log-taken-back =
    { $you ->
        [yes] You take back the last move.
       *[no] { $seat } takes back the last move.
    }

log-taken-back-by-consent =
    { $you ->
        [yes] You go back to an earlier table; all agreed.
       *[no] { $seat } goes back to an earlier table; all agreed.
    }

do-decline = Decline
do-next = Next: { NAME($place) }
do-end-turn = End the turn

## Players

player-you = Player
player-random = Random bot { $number }
player-greedy = Greedy bot { $number }
player-novice = { level-novice } { $number }
player-player = { level-player } { $number }
player-strong = { level-strong } { $number }
player-champion = { level-champion } { $number }

## Levels of bots

level-novice = Novice bot
level-novice-about = Thinks little and overlooks much. { level-seconds }
level-player = Experienced bot
level-player-about = Knows what pays, but looks at few possibilities. { level-seconds }
level-strong = Strong bot
level-strong-about = Spends all its time looking ahead. { level-seconds }
level-champion = Champion bot
level-champion-about = Thinks like the strong bot, only longer. { level-seconds }
level-seconds = Up to { $seconds } s a turn.

## The terminal

play-table = The table
play-since = Since your last turn
play-log = The match so far
play-thinks = { $seat } is thinking… { $seconds } s
play-hurry = Enter: hurry
play-choose = Number or move (? for help):
play-commands =
    A number, or a move as the record writes it: make the move.
    Enter: the options again.
    Some words of an option: only the options with these words.
    u: take back the last move.
    t: the table again.
    l: the whole log.
    h and the name of a place, a card or a tile: what it does.
    s: save the record.
    q: quit.
play-unknown = No move or command here is called “{ $text }”.
play-no-help = There is no help on “{ $text }”.
play-undone = The last move is taken back.
play-saved = The record is saved: { $path }
play-over = The match is over.
play-scores = Final score
play-total = Total { $points }
play-part = { $source }: { $points }
play-goodbye = See you! The record of the match: { $path }
replay-entry = { NUMBER($number, useGrouping: 0) }. { $seat }

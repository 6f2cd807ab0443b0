mail-confirm-subject = Is this your e-mail address?
mail-confirm = Somebody, probably you, wants letters from { $host } at this address: when it is their turn, or when they have forgotten their password. Follow the link if that is so; otherwise do nothing, and you will hear no more.
mail-recover-subject = Another password
mail-recover = Somebody, probably you, has forgotten the password of { $name } at { $host }. Within two hours this link lets you set another. If it was not you, do nothing: nothing has changed.
mail-renamed-subject = Your new name
mail-renamed = A moderator of { $host } has given you another name: { $name }. Sign in with it from now on; your password is the same.
mail-turn-subject = Your turn: { $game }
mail-turn = It is your turn in { $game }, with { $names }.
mail-deadline-subject = Your time is running out: { $game }
mail-deadline = It is still your turn in { $game }, with { $names }, and there is little time left on your clock.
mail-over-subject = The match is over: { $game }
mail-over = Your match of { $game } with { $names } is over.
mail-proposal-subject = Your answer is awaited: { $game }
mail-proposal = { $proposed ->
    [takeback] { $proposer } asks to take back their last turn.
    [pause] { $proposer } proposes to stop the clocks.
    [resume] { $proposer } proposes to start the clocks again.
    [close] { $proposer } proposes to cancel the match; it would not count.
    [bot] { $proposer } proposes that a bot plays on for { $about }.
   *[sit] { $proposer } proposes that { $newcomer } sits down in place of { $about }.
} They wait for your answer in { $game }, with { $names }.
mail-rematch-subject = Another match? { $game }
mail-rematch = A table for another match of { $game } is ready, and a seat is free for you. Already there: { $names }.
mail-invited-subject = You are invited: { $game }
mail-invited = A seat is kept for you in a match of { $game } that has begun, with { $names }. Until you sit down a bot plays there.
mail-why = You get this mail because you asked for it in your account. To stop it: { $stop }
chat-test = This is a test. You will be told here when it is your turn at { $host }.
digest-subject = { $count ->
    [0] What happened at your tables
    [one] { $count } table is waiting for you
   *[other] { $count } tables are waiting for you
}
digest-mine = { $game }, with { $names }: it is your turn
digest-theirs = { $game }, with { $names }: others are to move
digest-over = { $game }, with { $names }: the match is over
digest-asked = Something was proposed, and they wait for your answer.
digest-rematch = { $game }, with { $names }: another match, and a seat is free for you
digest-invited = { $game }, with { $names }: a seat is kept for you

# Seats, pauses and the company at a table.

## Refusals

refused-no-late-join = This table takes nobody in during a match.
refused-no-watchers = Nobody may look on at this table.
refused-removed = { $seconds ->
    [0] The host has sent you away from this table until the match is over.
   *[other] The host has sent you away from this table. Come back in { $seconds } seconds, or ask the host.
  }
refused-seen-open = You have seen everybody’s hands: you can play in the next match.
refused-unknown-player = This person isn’t at the table any more.
refused-not-yourself = You can’t do this to yourself.
refused-muted = The host doesn’t let you speak at this table.
refused-paused = The match is paused.
refused-no-pause = This table makes no pauses.
refused-bad-open-hands = Hands can be shown { $least } seconds late at the earliest.

## What is told

told-other = News from the table ({ $code }).
told-muted = The host doesn’t let you speak any more.
told-unmuted = The host lets you speak again.
told-afk-warning = It is your turn.
told-afk-over = The match waits for you.
told-afk-move = The time was over: the table moved for you.
told-afk-bot = You didn’t answer: the computer plays for you.
told-joined = { $name } has joined the match.
told-rests = The computer plays for { $name }.
told-back = { $name } is back.
told-out = { $name } was sent away by the host.

## At no table any more

gone-removed = The host has sent you away from the table.
gone-no-watchers = This table doesn’t take lookers-on any more.

# Seats, pauses and the company at a table.

## Refusals

refused-no-late-join = This table takes nobody in during a match.
refused-no-watchers = Nobody may look on at this table.
refused-removed = { $seconds ->
    [0] The host has sent you away from this table until the match is over.
   *[other] The host has sent you away from this table. Come back in { $seconds } seconds, or ask the host.
  }
refused-seen-open = Everybody’s hands were seen on your machine: you can play in the next match.
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
told-not-kept = The host’s disk is full: this match goes on, but a restart would lose it.
table-not-kept = The host’s disk is full: no match begins until there is room again.
told-kept-again = The host’s disk keeps everything again.
told-not-resumed = The match ended with the hall’s restart: its rules have changed since.

## At no table any more

gone-removed = The host has sent you away from the table.
gone-no-watchers = This table doesn’t take spectators any more.

## Rules of a table, besides the game’s

create-rules = Table
rule-stand_in = Stand-ins
rule-stand_in-help = How strong the computer is that takes free seats and plays for whoever is away. Each player may choose another one for themselves.
rule-late_join = Latecomers may join
rule-late_join-help = Whoever comes during a match may take a seat that the computer plays.
rule-spectators = Spectators
rule-spectators-help = Others may look on. They see what the whole room may see, and no hands.
rule-bank = Time bank
rule-bank-number = { $value } s a match
rule-bank-minutes = { $value } min a match
rule-bank-help = Time that each player may use beyond that of the moves, once in a match.
rule-afk = Time to answer
rule-afk-number = { $value } s
rule-afk-minutes = { $value } min
rule-afk-help = Where moves have no clock: after so long the table warns a player who keeps the others waiting, moves once in their place, then lets the computer play until they are back.
rule-pause = Pauses
rule-pause-all = if all agree
rule-pause-host = by the host
rule-pause-off = none
rule-pause-help = Who may stop the clocks for a while. Any player ends a pause.
rule-pause_minutes = Longest pause
rule-pause_minutes-number = { $value } min
rule-pause_minutes-help = After so long the match goes on by itself.
rule-open_hands = Open hands
rule-open_hands-number = { $value } s late
rule-open_hands-minutes = { $value } min late
rule-open_hands-help = Spectators see all hands, and the whole match, so much later. Players never do. Who has seen hands can’t join that match.

## Who is at the table

company-title = At the table
company-here = Everybody
company-plays = plays
company-watches = looks on
company-muted = muted
company-host-only = Only the host of the table may mute or remove somebody.
company-you-watch = You look on.
company-stand-in = Your stand-in
company-stand-in-help = How well the computer plays for you while you are away, or when you let it play.
company-mute = Don’t let speak
company-unmute = Let speak again
company-mute-help = What this person says at the table isn’t passed on.
company-give-host = Make host
company-give-host-title = Give the table to { $name }?
company-give-host-text = { $name } decides about rules, seats and the company from then on.
company-give-host-yes = Give it
company-remove = Send away
company-remove-help = In a match the computer takes the seat. For five minutes, and in this match, there is no way back.
company-remove-title = Send { $name } away?
company-remove-text = { $name } is told, and can’t come straight back.
company-remove-yes = Send away
company-cancel = No
company-you-host = You are the host of this table now.
table-rests = computer
table-late = The match is shown { $seconds } s late, with all hands.

## In a match

play-people = Who is here
play-pause = Pause
play-resume = End the pause
play-rest = Stand in for me
play-back = I’m back
play-join = Take a seat
play-rests = The computer plays for you.
play-afk-title = Are you there?
play-afk-text = It is your turn. In { $seconds } s the table moves for you.
play-afk-here = I’m here
play-paused-title = Pause
play-paused-text = { $name } has asked for it. The clocks stand still. The match goes on by itself in { $left }.
play-paused-nobody = The clocks stand still. The match goes on by itself in { $left }.
play-resuming-title = Going on
play-resuming-text = The match goes on in
play-resume-wait = Stay paused
play-pause-asked-title = A pause?
play-pause-asked-text = { $name } would like one. { $votes } of { $needed } agree.
play-pause-yes = Yes, a pause
play-pause-no = Not now
play-pause-line = Pause proposed: { $votes } of { $needed } agree.

## Open hands

open-title = Open hands
open-hands = Hand:
open-unplayed = Special cards:
open-bids = Bid:
open-purses = Beads:
open-backs = Next fragment:
open-discards = Thrown away:
open-picks = Choice:

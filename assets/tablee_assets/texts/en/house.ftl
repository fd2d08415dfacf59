# What the organiser of a server says and does.

house-announcement = The organiser: { $text }
house-closing = The hall closes in { $time }.
house-closing-keeps = The hall closes in { $time }. Your tables go on when it is back.
house-closing-now = The hall closes now.
house-stays = The hall stays open after all.
house-seconds = { $seconds } s
house-minutes = { $minutes } min

refused-held = The organiser has paused all matches and decides when they go on.
refused-hushed = The organiser doesn’t let you speak.
goodbye-banished = The organiser has sent you away. { $seconds ->
    [0] Try again.
   *[other] Come back in { $seconds } seconds, or ask the organiser.
  }
gone-organiser = The organiser has closed this table.
gone-replaced = The organiser has given your seat to the computer.
gone-moved = The organiser has moved you.
told-bot-for = The computer has the seat of { $name } from now on.
play-paused-held = The organiser has paused all matches and decides when they go on. The clocks stand still.

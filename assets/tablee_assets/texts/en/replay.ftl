# A match that is watched again, and those that are kept.

play-watch = Watch again
replay-at = Move { $at } of { $of }
replay-speed = × { $speed }
replay-open = All hands open
replay-room = As the room saw it
replay-eyes = Through whose eyes?
replay-eyes-text = A seat’s view shows what that player could see, and nothing else.
replay-again = From the start
replay-leave = Leave
replay-not-now = Leave this table first, then drop the file again.
matches-moment = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
  } { $year }, { $clock }
matches-title = Finished matches
matches-list = Kept on this machine
matches-note = The last { $most } are kept, also to be passed on: { $folder }. To watch one that you were given, drop its file on this window.
matches-reading = Reading the matches…
matches-none = No match has come to its end here yet. Those that do are kept, and can be watched again.
matches-unreadable = Match that can’t be read
matches-own = You won
matches-won = { $count ->
    [one] { $names } won
   *[other] A draw: { $names }
}
matches-broken = Broken off
matches-back = Back to the list
hall-matches = Matches

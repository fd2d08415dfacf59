# A screen for a whole room.

big-name = Big screen
big-last = Last move
big-join = Join in
big-score = Points
big-score-cards = Cards won
big-score-tokens = Tokens
big-score-margin = Squares left
big-score-games = Games won
big-score-discs = Worth of the discs
big-lost = Connection lost. Looking for the server again…
big-paused = A pause. The clocks stand still.
big-moment = One moment…
big-deciding = { $count ->
    [one] To play.
   *[other] { $count } players are to decide.
}
big-no-clock = no time limit
big-searching = Looking for servers on this network…
big-searching-help = Somebody hosts? Then the tables appear here by themselves.
big-waiting = No match is on. Who begins?
big-evening = The evening
big-evening-none = Nobody has won anything yet.
big-won = Wins
big-played = Matches
big-queue = Next tables
big-queue-none = No table is waiting. Open one!
big-queue-free = { $free ->
    [0] Full: about to begin
    [one] One free place
   *[other] { $free } free places
}
big-queue-locked = By invitation
big-how = Start Tablée on your machine, then “Find a table”, or enter this code.
big-held = This table is kept on the screen.
big-free = The screen chooses again.

cli-bad-size = A size is written 1280x720, at least 960x540; this isn’t one: { $value }.
cli-watch-size = open a window of this size, such as 1280x720
cli-watch-window = a window, also where the settings say fullscreen
cli-watch-fullscreen = cover the whole screen

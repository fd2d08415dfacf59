# What tables say during a match. Kept by tablee_client.view.tables.

play-menu = The table
play-menu-text = The match goes on meanwhile.
play-sound-on = Sound on
play-sound-off = Sound off
play-go-on = Go on
play-stop = Stop the match
play-leave = Leave
play-leave-title = Leave the match?
play-leave-text = The computer will play your seat to the end.
play-leave-practice = You can take it up later, where you left it.
play-journal = Journal
play-lost = Connection lost. Coming back as soon as possible…
play-lost-title = Connection lost
play-lost-text = The server doesn’t answer. Your seat is kept: the match goes on here as soon as it is back.

## Voting to stop

play-vote-title = Stop the match?
play-vote-text = { $name } wants to stop. In favour: { $votes }, needed: { $needed }.
play-vote-yes = Stop
play-vote-no = Go on
play-vote-line = Stop: { $votes } of { $needed } votes, with you
play-watching = You are watching

## The end

play-you-win = You win!
play-winners = { $count ->
    [one] { $names } wins!
   *[other] A draw: { $names }
  }
play-rematch = Rematch
play-rematch-count = Rematch ({ $votes } of { $needed })
play-rematch-waits = The others haven’t answered yet.
play-to-lobby = Back to the hall

## Nain Jaune

nj-deal = Deal { $deal } of { $deals }
nj-take = { $amount ->
    [one] Take the token
   *[other] Take { $amount } tokens
  }
nj-play = Lay { $card }
nj-sans = Sans { $rank }
nj-decline = Leave the box
nj-ready = Ready
nj-ready-count = Ready: { $ready } of { $seats }
nj-awaited = awaited
nj-free = new series
nj-talon = talon · { $count }
nj-heap = laid · { $count }
nj-lacks = sans { $ranks }
nj-eliminated = eliminated
nj-says-sans = sans { $rank }
nj-says-stop = I lead!
nj-says-skip = sans { $rank }: skip it
nj-says-forgot = Forgotten!
nj-proclaim-opera = Grand opera!
nj-won = { $name } wins the deal
nj-won-you = You win the deal
nj-opera = Grand opera by { $name }!
nj-opera-you = Grand opera!
nj-out = no cards left
nj-has = { $tokens } tokens
nj-stake = stake { $amount }
nj-boxes = boxes { $amount }
nj-received = from the losers { $amount }
nj-cards = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
  }
nj-cards-points = { $count ->
    [one] 1 card, { $points } points
   *[other] { $count } cards, { $points } points
  }
nj-pays = pays { $name } { $amount }
nj-pays-you = pays you { $amount }
nj-pays-own = you pay { $name } { $amount }
nj-settles = { $left }: { $pays }
nj-seconds = { $left } s left
nj-kept = kept { $boxes } { $amount }
nj-short = owed { $owed }, had only { $had }
nj-left-on-board = Left on the board

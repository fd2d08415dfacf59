# What a guided first match says: what to do now, and why.

guide-lead = You open a series. Lay any card; each card after it must be one rank higher, whatever its suit. You want to empty your hand before the others do.
guide-why-lead = Low cards are hard to get rid of later, because a series only rises. So lead from the bottom.
guide-follow = The series waits for one rank, and you hold it: you must lay it. If you hold several of that rank, choose which.
guide-why-follow = Of two equal ranks, a card of the board goes first: it brings you its box.
guide-why-follow-only = It is your only card of this rank: it has to be laid.
guide-why-follow-same = They come to the same: neither is on the board, and suits don’t count.
guide-claim = You have just laid a card of the board. Take its box now: once you have laid another card it is too late.
guide-why-claim = The tokens are yours for the asking, and they are what counts in the end.
guide-last-claim = Your hand is empty, and your last card was one of the board: its box is still yours to take.
guide-why-last-claim = There is no reason to leave tokens behind.
guide-between = The deal is over and settled: losers have paid the winner for the cards they still held. New stakes go into the boxes for the next deal.
guide-why-between = Untouched boxes keep their tokens and grow.
guide-wait = Watch which ranks the others lack: it tells you how far a series can run, and when it comes back to you.
guide-over = The match is over: the most tokens win.

guide-event-sans-said = “Sans” means: this player hasn’t got the rank that is asked for, and won’t have it for the rest of the deal. Remember it.
guide-event-series-stopped = Nobody could go on, so the series stopped. Whoever laid its last card opens a new one: that is how you play two cards in a row.
guide-event-box-claimed = A card of the board empties its box: that is the quick way to tokens.
guide-event-box-forgotten = Somebody laid a card of the board and forgot its box. The tokens stay there.
guide-event-grand-opera = Grand opera: a whole hand laid in one turn. It sweeps all the boxes.
guide-event-deal-over = Somebody has laid the last card of a hand: every other player pays for each card left.

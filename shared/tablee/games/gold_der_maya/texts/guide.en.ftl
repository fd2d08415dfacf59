# What a guided first match says: what to do now, and why.

guide-bid = The fragment in front is for sale. Close your fist around as many beads as it is worth to you; all fists open together. Equal bids strike each other out, and the highest that is left wins.
guide-why-bid = That is about what the fragment adds to your disc. Every bead you keep is a point, and to bid the least may even get you paid.
guide-why-bid-nothing = This fragment adds hardly anything to your disc. An empty fist costs nothing, and the lowest bid may get paid.
guide-receiver = You won, and your beads go to whoever bid the least. Several did: choose one of them.
guide-why-receiver = Beads are points, so give them to the player who is least dangerous.
guide-place = The fragment is yours, and only you know its other side. Lay out all you own anew, on one arc, with either side up: neighbours may differ by one step in value at most.
guide-why-place = Keep the gap fillable: what is missing must be made of quarters, sixths and eighths.
guide-why-place-whole = That makes a disc whole: 10 points, and the value of each fragment besides.
guide-why-place-drop = What can’t be joined, or leaves a gap that no fragment fills, brings nothing: better to lose it.
guide-wait = Look at the two fragments that come next, and at the discs of the others: who needs them?
guide-over = The match is over. Only whole discs count: 10 points, their fragments, and 10 more if all is of one material. Each bead is one point.
guide-move-bid = Close your fist around { $beads }
guide-move-arrange = Lay them so that neighbours go up or down by one step, and drop only what can’t be joined

guide-event-bids-revealed = The fists are open. Look at who bid how much: equal bids have struck each other out, and a low bid may win after all.
guide-event-sale-cancelled = No bid was left, so nobody gets the fragment and nobody pays.
guide-event-beads-paid = The winner’s beads go to the lowest bidder, not into a bank. So bidding nothing can be a good bid.
guide-event-back-seen = Only the winner sees the hidden side. It is always one step away in value.
guide-event-disc-completed = A disc is whole! That is where the points are.
guide-event-piece-dropped = What isn’t laid out is gone for good.

# What a guided first match says: what to do now, and why.

guide-choose = Choose one of your coin cards for this round. It lies face down under your cover; only its chest can be seen later, which says how many coins it has at most.
guide-why-choose = Any card will do: nobody knows it but you. A high one makes your own numbers truer, but whoever wins the round may keep it.
guide-open = You begin. Name a number of coins that lie on the table at least. The next player goes higher or cries “Nain!”.
guide-why-open = The average card has four and a half coins. You know your own; a number a little below what you expect is seldom doubted.
guide-bid = Do you believe the last number? Then name a higher one. If you don’t, cry “Nain!”: the cards are counted. You may flip a card first, to know more.
guide-why-open-flip = { guide-why-bid-flip }
guide-why-open-expose = { guide-why-bid-expose }
guide-why-open-reveal-special = { guide-why-bid-reveal-special }
guide-why-open-play-no-cover = { guide-why-bid-play-no-cover }
guide-why-bid = If the number is probably true, go on. If the table can hardly hold so many coins, doubt it.
guide-why-bid-bid = So many coins are likely: go a little higher, and let the next player hesitate.
guide-why-bid-nain = The table can hardly hold so many coins: the count should prove you right.
guide-why-bid-flip = Its chest will tell how many coins it has at most: you judge better, then bid or doubt.
guide-why-bid-expose = A special card can change the whole count: to know it is worth your cover.
guide-why-bid-reveal-special = Without covers every flipped card shows its coins: you will know whether the number is true.
guide-why-bid-play-no-cover = Several cards are flipped under their covers: once revealed, this special shows them all.
guide-why-bid-play-thief = A thief takes the largest part of the count: the number becomes too high, and then you can doubt it.
guide-last-reveal = Somebody has cried “Nain!”. This is the last moment to turn up a special card before the count.
guide-why-last-reveal = Interest counts only when it is revealed. The others work face down too.
guide-why-last-reveal-done = You have nothing to gain by it: the other specials work face down too.
guide-why-last-reveal-reveal-special = Interest counts only when it is revealed, and every coin more makes your bid truer.
guide-pick = You were right: keep two of the cards on the table. They are your coins at the end.
guide-why-pick = Simply take the two richest.
guide-draft = The cards that are left lie face down. Take one.
guide-why-draft = Nobody knows which is which.
guide-wait = Listen to the numbers: they tell what the others hold. Your special cards know no turn; play one when you like.
guide-over = The match is over: the most coins win.
guide-move-keep = Keep the two richest
guide-move-take = Take any of them

guide-event-coin-flipped = A card was flipped: its chest shows how many coins it has at most, the cover still hides the exact number.
guide-event-cover-removed = A cover is gone: that card now shows its coins as soon as it is face up.
guide-event-special-played = A special card lies face down. Some add coins, a thief takes them away: beware of what you can’t see.
guide-event-nain-called = “Nain!” ends the bidding. Now all cards are counted: either the number was true, or the doubter wins.
guide-event-counted = Whoever was right keeps the two best cards. Whoever was wrong gets none and begins the next round.

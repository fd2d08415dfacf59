# What a guided first match says: what to do now, and why.

guide-bid = A guest is at the door. Everybody lays one card face down; the highest wins the guest, and only the winner’s card is spent. The others take theirs back.
guide-bid-lowest = A Copicastor is at the door. Everybody lays one card face down; at this table the lowest wins it, and only the winner’s card is spent. The others take theirs back.
guide-why-bid = What counts is how much this guest adds to your room, against how dear the card is. Guests of one value together are worth far more than alone.
guide-why-bid-low = A low card will do: if it wins, the guest was cheap; if not, you take it back and keep the high ones for better guests.
guide-why-bid-high = This guest is worth a high card, and few others will be higher.
guide-why-bid-set = It joins its like in your room: together they are worth far more than alone.
guide-why-bid-rich = Above 10 there are no sets: it counts all it is worth by itself.
guide-why-bid-deny = It would fill a set of somebody else’s: don’t let it go for nothing.
guide-why-bid-copy = The Copicastor copies your lowest guest: it always makes at least a pair.
guide-why-bid-star = This guest is worth little to you. If nobody else plays a star, you will be the first to see the next one.
guide-bid-wullawaki = A Wullawaki spoils a party, yet the highest card gets it all the same. This time the winner keeps the card, and all the others lose theirs.
guide-why-bid-wullawaki = Either it comes to you, or you lose your card: weigh the one against the other.
guide-why-bid-wullawaki-low = A low card is soon given up and saves you the pest.
guide-why-bid-wullawaki-high = It would cost you little, and the highest card stays yours; the others lose theirs.
guide-star = You alone played your star, so you see the next guest before anybody else. Keep it, and the star is gone; give it away, and the star comes back.
guide-why-star = Keep what fills a set of yours. A Wullawaki has to be kept.
guide-why-star-keep = In your room it is worth more than a star.
guide-why-star-give = It would bring you little: give it where it helps least, and keep the star.
guide-penalty = You have so many Wullawakis that as many guests must go. You choose which.
guide-why-penalty = Lone guests of low value cost least; sets should stay together.
guide-wait = Others are choosing. What they still hold is no secret: every card that was given up lies in the open.
guide-over = The party is over. Sets have made the points: two of a kind 20, three 50, four 100.
guide-move-discard = Send away { $guests }

guide-event-luck-decided = Two cards were equally high, so the Luckynits on them decided: whoever shows more of them wins.
guide-event-guest-won = Whoever wins a guest gives up the card for good, so high cards run out. Keep some for the end.
guide-event-gnumie-returned = Cards that didn’t win come back into the hand.
guide-event-copicastor-became = The Copicastor takes the form of the lowest guest in its room: it always makes at least a pair.
guide-event-guests-lost = Wullawakis drive guests away: one takes the lowest guest, two the highest, three or more take as many.
guide-event-last-player = Only one player still has cards: he gets a guest from the deck for each of them. Cards kept to the end are worth something.

# What a guided first match says: what to do now, and why.

guide-pick = Choose the colour of your first dwarf in secret. Strength cards double some colours and weaken others, so look at your hand first.
guide-why-pick = Your cards make this colour strong more often than they weaken it.
guide-main = Play one card. A squirrel pulls towards you; a strength card lets the stronger team pull, by the difference; another dwarf costs you 2 squares first.
guide-why-main = It leaves the strip best for your team, and something good in your hand.
guide-counter = The others want to place a dwarf. With a dwarf card of the same colour you can prevent it; that is your turn, and they may counter in turn.
guide-why-counter = One card: the dwarf is placed. Two: none is. Three: they get two. Four: you get two.
guide-wait = See how far your dwarves are from the fence: whoever’s dwarf hits it first has lost.
guide-over = A dwarf has hit the fence, and his team has lost.
guide-move-squirrel = Play { $card }
guide-move-exchange = Put the whole hand away and draw anew

guide-event-pulled = The strip has slid: who lost squares by it is nearer to the fence, and to losing.
guide-event-strengths-compared = Each dwarf counts 1, or 2 or 0 by the card. The stronger side pulls the difference.
guide-event-dwarf-placed = One more dwarf: his team grows stronger, but has fewer squares left.
guide-event-cards-exchanged = A whole hand was exchanged; that costs one square.
guide-event-chain-settled = The counters are over. One card: one dwarf. Two: none. Three or four: two dwarves.
guide-event-dwarf-crushed = Bang! That is the end: the dwarf stood next to the fence when the strip was pulled once more.

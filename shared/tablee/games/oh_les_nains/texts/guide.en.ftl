# What a guided first match says: what to do now, and why.

guide-pick = Choose the colour of your first dwarf in secret. Strength cards double some colours and weaken others, so look at your hand first.
guide-why-pick = Your cards make this colour strong more often than they weaken it.
guide-main = Play one card. Squirrels pull the strip towards you. A strength card compares both teams: the stronger one pulls the difference. A dwarf card adds a dwarf, but the others pull 2 squares first.
guide-why-main = It leaves the strip best for your team, with something good still in your hand. No dwarf of yours may come to the fence.
guide-counter = The others want to place a dwarf. With a dwarf card of the same colour you can prevent it; that is your turn, and they may counter in turn.
guide-why-counter = One card: the dwarf is placed. Two: none is. Three: they get two. Four: you get two.
guide-wait = See how far your dwarves are from the fence: whoever’s dwarf hits it first has lost.
guide-over = A dwarf has hit the fence, and his team has lost.
guide-move-exchange = Put the whole hand away and draw anew

guide-event-pulled = The strip has slid: one team gained squares, the other lost as many. Nearer to the fence means nearer to losing.
guide-event-strengths-compared = Each dwarf counts 1; the card makes one colour count 2, or another 0. The stronger side pulls the difference, whoever played the card.
guide-event-dwarf-placed = A new dwarf makes every later strength card better for his team. He stands as far from the fence as there is room.
guide-event-cards-exchanged = A whole hand was exchanged; that costs one square.
guide-event-chain-settled = The counters are over. The number of cards says who gets a dwarf: an odd number is for the first team, an even one isn’t.
guide-event-dwarf-crushed = Bang! That is the end: the dwarf stood next to the fence when the strip was pulled once more.

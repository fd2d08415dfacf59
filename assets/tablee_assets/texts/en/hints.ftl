## Hints

hint-best = { $move }
hint-or = Or: { $move }
hint-move = { $move } · { $worth } % ({ $low }–{ $high })
hint-nothing = Wait
hint-thinking = Thinking it over…
hint-none = No hint was found for this move.
hint-wait = It isn’t your turn: ask for a hint when something is yours to decide.
refused-no-hints = This table has agreed on no hints.
rule-hints = Hints
rule-hints-help = Every player may ask the strongest opponent what to do, as often as he likes. It sees what the player sees.

## Hints

hint-best = { $move }
hint-or = Or: { $move }
hint-move = { $move } · { $worth } % ({ $low }–{ $high })
hint-nothing = Wait
hint-worth = %: chance to win (and a little of the lead). Moves whose ranges touch are as good.
hint-thinking = Thinking it over…
hint-none = No hint was found for this move.
hint-wait = It isn’t your turn: ask for a hint when something is yours to decide.
refused-no-hints = This table has agreed on no hints.
rule-hints = Hints
rule-hints-help = Every player may ask the strongest opponent what to do, as often as he likes. It sees what the player sees.

## The review of a match

play-review = Review
review-title = The match, reviewed
review-working = Looking at every one of your decisions again. This may take a minute; you can go back meanwhile.
review-failed = The match couldn’t be reviewed.
review-share = { $percent } % of the match looked at
review-of = As seen from seat { $seat }: { $name }
error-review-secret = The table of this match keeps its secret, so nobody can play it again and review it.
error-review-broken-off = This match was broken off before its end: there is no result to review.
error-review-failed = This match couldn’t be played again with the rules installed here. Check it, or update the program.
review-head = { $mistakes ->
    [0] No clear mistake
    [one] One mistake
   *[other] { $mistakes } mistakes
 } in { $decisions } decisions
review-way = From { $start } % at the first decision to { $result } % at the end.
review-parts = By mistakes: { $skill }. By luck, and by what the others did: { $luck }.
review-note = Each decision is judged by what could be known then. Of the percentage, four fifths are the chance to win and one fifth is the lead.
review-move = Move { $move }: { $action } · −{ $cost } (± { $error })
review-better = Better: { $action }

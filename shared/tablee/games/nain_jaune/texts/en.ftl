### Nain Jaune in English.
### What each message is given: a seat ($seat, $dealer, $leader, $payer, $payee) is the player’s
### name, a rank ($rank, $required) the text of rank-N, a box ($box) that of box-CARD, a card
### ($card, $cards) the way it is shown; all else is a number.

title = Nain Jaune
tagline = Empty your hand, raid the boxes, mind the dwarf.

## What a player is asked, and what the others see

stage-lead = Your lead: lay a card to begin a series.
stage-lead-other = { $seat } leads a new series.
stage-follow = Your turn to follow. Card asked for: { $required }.
stage-follow-other = { $seat } is to follow. Card asked for: { $required }.
stage-claim = Take the { $box } box before you go on!
stage-claim-other = { $seat } may take the { $box } box.
stage-last-claim = Your hand is empty: take the { $box } box, or leave it.
stage-last-claim-other = { $seat } may take one last box.
stage-between = The deal is settled. Ready for the next one?
stage-between-other = Waiting until everybody is ready.
stage-wait = It isn’t your turn.
stage-wait-other = { $seat } is waiting.
stage-over = The match is over.
stage-over-other = The match is over.

## Refusals

refused-unknown-action = Nain Jaune has no such move.
refused-unreadable = “{ $text }” can’t be read as a move: write for example “play 7D”.
refused-match-over = The match is over, nothing more is played.
refused-no-such-seat = There is no seat { $number } at this table.
refused-eliminated = You are eliminated: you play no more in this match.
refused-deal-not-over = The deal isn’t over: be ready once it is settled.
refused-already-ready = You are ready already; wait for the others.
refused-deal-over = The deal is settled: wait for the next one.
refused-not-your-turn = It is { $seat }’s turn.
refused-nothing-to-claim = There is no box to take.
refused-claim-first = Your hand is empty: take the { $box } box, or say sans.
refused-not-in-hand = That card isn’t in your hand.
refused-wrong-rank = Card asked for: { $required }. This one doesn’t fit ({ $rank }).
refused-must-lead-lowest = The first card of the deal must be your lowest ({ $rank }).
refused-no-pass-on-lead = You lead the series: you must lay a card.
refused-must-play = You hold the card asked for ({ $rank }): you must lay it.
refused-not-for-table = The table itself plays no cards.
refused-only-the-table = Only the table can stop the match.
refused-already-stopping = A stop has been called: the match ends after this deal.
refused-two-players-off = To play with two, switch on the option “Game for two”.
refused-dealer-not-seated = Seat { $number } can’t deal: there are only { $seats } players.
refused-start-below-stake = With { $start } tokens nobody can stake { $stake }: raise the starting tokens or lower the stakes.

## Actions

action-play = Lay { $card }
action-claim = Take the box
action-sans = Sans
action-ready = Ready
action-stop = Stop the match

## Events

event-chance = Chance has decided.
event-card-drawn = { $seat } draws { $card }.
event-dealer-chosen = { $seat } deals first.
event-deal-begun = Deal { $deal }: { $dealer } deals, { $leader } leads.
event-stake-paid = { $seat } stakes { $amount } in the { $box } box.
event-dealt = { $seat } gets { $count } cards.
event-card-laid = { $seat } lays { $card }.
event-sans-said = { $seat }: “sans { $rank }”.
event-rank-skipped = All are sans { $rank }: { $seat } goes on with the next rank.
event-series-stopped = Stop: { $seat } leads a new series.
event-box-claimed = { $seat } takes the { $box } box: { $amount } { $amount ->
    [one] token
   *[other] tokens
}.
event-box-forgotten = { $seat } forgot the { $box } box!
event-box-doubled = { $seat } puts { $amount } { $amount ->
    [one] token
   *[other] tokens
} into the { $box } box.
event-hand-revealed = { $seat } shows { $cards }.
event-grand-opera = Grand opera! { $seat } sweeps the board.
event-box-swept = { $seat } sweeps the { $box } box: { $amount }.
event-dues-paid = { $payer } pays { $amount } to { $payee }.
event-penalty-paid = { $seat } kept the card of the { $box } box and puts { $amount } in.
event-talon-revealed = The talon: { $cards }.
event-deal-over = { $winner } wins deal { $deal }.
event-seat-ready = { $seat } is ready.
event-stop-called = The table stops the match.
event-rebought = { $seat } takes { $amount } more tokens on credit.
event-eliminated = { $seat } can’t stake any more and is out.
event-leftover-paid = { $seat } gets { $amount } of what was left in the boxes.
event-match-over = The match is over.

## Settlement

payment-dues = { $payer } holds { $cards } and owes { $payee } { $owed }
payment-kept = { $payer } kept { $cards } and owes the { $box } box { $owed }
payment-swept = { $payee } sweeps the { $box } box
payment-short = can pay only { $paid }

## Options

option-two_player = Game for two
option-two_player-help = Lets two play, with 22 cards each.
option-two_player-true = yes
option-two_player-false = no
option-direction = Direction of play
option-direction-help = Changes only how the table is drawn.
option-direction-right = to the right
option-direction-left = to the left
option-packet = Deal in packets of
option-packet-help = How many cards the dealer gives at a time; the odds stay the same.
option-packet-1 = 1 card
option-packet-2 = 2 cards
option-packet-3 = 3 cards
option-first_dealer = First dealer
option-first_dealer-help = Who deals first; the next player leads.
option-first_dealer-random = at random
option-first_dealer-high_card = highest card drawn
option-first_dealer-0 = seat 1
option-first_dealer-1 = seat 2
option-first_dealer-2 = seat 3
option-first_dealer-3 = seat 4
option-first_dealer-4 = seat 5
option-first_dealer-5 = seat 6
option-first_dealer-6 = seat 7
option-first_dealer-7 = seat 8
option-lead_rule = First card of a deal
option-lead_rule-help = What the first leader of a deal may lay.
option-lead_rule-any = any card
option-lead_rule-lowest = the lowest
option-continue = Going on with the series
option-continue-help = Must you lay the card asked for when you hold it?
option-continue-forced = compulsory
option-continue-optional = optional
option-gap = When nobody can follow
option-gap-help = Who laid last leads freely, or goes on with the next rank.
option-gap-free = free new series
option-gap-skip = skip the rank
option-claim = Taking boxes
option-claim-help = By hand, you may forget!
option-claim-manual = by hand
option-claim-auto = automatic
option-forget = Forgotten box
option-forget-help = What forgetting costs: doubling the box, or nothing.
option-forget-double = is doubled
option-forget-stay = stays as it is
option-pay = Paying for cards left
option-pay-help = What each loser pays the winner.
option-pay-count = 1 token a card
option-pay-points = the cards’ points
option-pay-tens_ones = court cards 10, others 1
option-kept = Board card kept in hand
option-kept-help = What its holder puts into the box.
option-kept-none = nothing
option-kept-double = as much as the box holds
option-kept-stake = the base stake
option-opera = Grand opera
option-opera-help = Going out before anybody else laid a card sweeps the board.
option-opera-true = yes
option-opera-false = no
option-short = Who can’t pay
option-short-help = At the settlement, pay what is left or go into debt.
option-short-partial = pays what he has
option-short-debt = goes into debt
option-broke = Who can’t stake
option-broke-help = What happens before a deal when a player can’t pay his stake.
option-broke-end = the match ends
option-broke-eliminate = he is eliminated
option-broke-rebuy = he buys tokens on credit
option-broke-debt = he goes into debt
option-start_tokens = Starting tokens
option-start_tokens-help = The more there are, the longer a match can last.
option-start_tokens-number = { $value }
option-limit_deals = Number of deals
option-limit_deals-help = Two per player make a fair match. Without a limit, the match ends after a hundred deals at the latest.
option-limit_deals-number = { $value }
option-limit_deals-none = no limit
option-limit_minutes = Time limit
option-limit_minutes-help = The deal being played is always finished.
option-limit_minutes-number = { $value } min
option-limit_minutes-none = no limit
option-leftover = Tokens left in the boxes
option-leftover-help = Who gets what lies on the board at the end.
option-leftover-stay = nobody
option-leftover-split = shared by all
option-leftover-last_winner = the last deal’s winner
option-talon_reveal = Show the talon
option-talon_reveal-help = The undealt cards, once a deal is over.
option-talon_reveal-settle = after each deal
option-talon_reveal-never = never
option-history = Laid cards in sight
option-history-help = Showing only the last series puts memory to the test.
option-history-full = all of them
option-history-top = the last series
option-turn_seconds = Time per move
option-turn_seconds-help = When it runs out the lowest card is laid for you; no box is ever forgotten.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unlimited
option-between_seconds = Pause between deals
option-between_seconds-help = After this time everybody counts as ready.
option-between_seconds-number = { $value } s
option-auto_single = Lay single cards by themselves
option-auto_single-help = When only one card is possible, it is laid for you after a moment.
option-auto_single-true = yes
option-auto_single-false = no
option-stake_multiplier = Stakes multiplied by
option-stake_multiplier-help = At 1, a deal costs everybody 15 tokens.
option-stake_multiplier-number = × { $value }

preset-seed = Classic
preset-seed-help = The rules as they are written: boxes are taken by hand.
preset-casual = Casual
preset-casual-help = Boxes are taken for you, and forced moves are made for you.
preset-traditional = Traditional
preset-traditional-help = Cards are paid in points, and keeping a board card is dear.
preset-skip = Skip
preset-skip-help = When a rank is missing, the series jumps to the next.

## End of the match

ended-time = Time is up.
ended-vote = The table decided to stop.
ended-host = The host stopped the match.
ended-abandoned = The match was abandoned.
ended-limit = The last deal has been played.
ended-broke = A player can’t stake any more.
ended-too-few = Too few players are left.

line-start = Starting tokens
line-stakes = Stakes paid
line-boxes = Boxes taken
line-dues-received = Received from losers
line-dues-paid = Paid to winners
line-penalties = Penalties
line-leftover = Share of what was left
line-bought = Tokens bought again
line-debt = Debt

## Names

box-10D = ten of diamonds
box-JC = jack of clubs
box-QS = queen of spades
box-KH = king of hearts
box-7D = yellow dwarf

rank-1 = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = jack
rank-12 = queen
rank-13 = king

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades

## Why a move is good: hints and the review of a match

reason-closes-out = With this lead you are surely out before anybody else lays a card.
reason-takes-box = The { $box } box is yours: { $amount } { $amount ->
    [one] token
   *[other] tokens
}.
reason-king-leads-again = Your series goes up to a king: the lead comes back to you.
reason-all-laid = Every card of rank { $required } lies on the table: the lead comes back to you.
reason-all-sans = All the others said “sans { $required }”: the lead comes back to you.
reason-stop-chance = In { $percent } % of the deals still possible nobody else can lay a { $required }, and the lead comes back to you.
reason-lowest-first = Series only rise: so low a card would hardly be reached by the others’.
reason-keeps-back = What you keep back here stops the series, or waits for a better moment.

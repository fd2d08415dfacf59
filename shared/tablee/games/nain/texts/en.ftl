### Nain ! in English.
### What each message is given: a seat ($seat, $bidder, $by, $winner, $loser, $starter) is the
### player’s name, a special ($special, $specials) the text of special-NAME, a coin card ($coin,
### $coins) the way it is shown; all else is a number.

title = Nain !
tagline = Weigh the hoard, bluff your bearded friends, doubt in time.

## What a player is asked, and what the others see

stage-choose = Choose a coin card: it goes on the table, face down and under your cover.
stage-choose-other = { $seat } is choosing a coin card.
stage-open = You begin: how many coins are there on the table, at least?
stage-open-other = { $seat } makes the first bid.
stage-bid = At least { $bid } coins? Bid more, or say “Nain!”
stage-bid-other = { $seat } bids more, or doubts.
stage-last-reveal = Before the count: will you reveal a special card?
stage-last-reveal-other = { $seat } may still reveal a special card.
stage-pick = The round is yours: keep two cards.
stage-pick-other = { $seat } keeps two cards.
stage-draft = Take one of the face-down cards.
stage-draft-other = { $seat } takes a face-down card.
stage-wait = It isn’t your turn; while bids are made, your special cards know no turn.
stage-wait-other = { $seat } is waiting.
stage-over = The match is over.
stage-over-other = The match is over.

## Refusals

refused-unknown-action = Nain ! has no such move.
refused-unreadable = “{ $text }” can’t be read as a move: write for example “bid 14”.
refused-match-over = The match is over, nothing more is played.
refused-not-for-table = The table itself plays no cards.
refused-no-such-seat = There is no seat { $number } at this table.
refused-only-the-table = Only the table can stop the match.
refused-already-stopping = A stop has been called: the match ends after this round.
refused-cards-are-placed = The coin cards lie on the table already: choose again in the next round.
refused-already-chosen = You have chosen your card; a choice is final.
refused-not-in-hand = You have no such coin card in your hand.
refused-not-bidding = That is possible only while bids are made.
refused-not-your-turn = It is { $seat }’s turn.
refused-already-flipped = You have flipped a card in this turn: bid, or say “Nain!”
refused-own-card = At this table you may flip only the others’ cards.
refused-already-face-up = That card lies face up already.
refused-no-cover-left = Exposing a special card costs your cover, and yours is gone.
refused-own-special = You turn up your own special cards by revealing them; your cover is for those of others.
refused-no-such-special = No special card lies there.
refused-already-revealed = That special card is turned up already.
refused-bid-too-low = You must bid at least { $least }.
refused-bid-too-high = Nobody can bid more than { $most }.
refused-nothing-to-doubt = There is no bid to doubt yet: you must make one.
refused-cards-not-placed = Special cards are played once all coin cards lie on the table.
refused-too-late-to-play = “Nain!” has been said: no special card may be played any more.
refused-special-not-in-hand = You have no such special card in your hand.
refused-one-special-only = At this table you play one special card a round.
refused-nothing-to-reveal = No special card can be revealed now.
refused-already-done = You reveal nothing more in this round.
refused-not-last-reveal = Nobody is asked for a last reveal now.
refused-nothing-to-keep = There are no cards to share now.
refused-not-the-winner = { $seat } has won the round and keeps two cards.
refused-keep-two = Choose two different cards of the table.
refused-nothing-to-draft = There are no face-down cards to take now.
refused-not-your-draft = It is { $seat }’s turn to take a card.
refused-no-card-there = That card has been taken.
refused-two-players-off = To play with two, switch on the option “Game for two”.
refused-starter-not-seated = Seat { $number } can’t begin: there are only { $seats } players.

## Actions

action-choose = Put down { $coin }
action-flip = Flip { $seat }’s card
action-expose = Give up my cover to see { $seat }’s special card
action-bid = Bid { $amount }
action-nain = Nain!
action-play-special = Play { $special } face down
action-reveal-special = Reveal my special card
action-done = Reveal nothing
action-keep = Keep these two
action-take = Take this card
action-stop = Stop the match

## Events

event-chance = Chance has decided.
event-starter-chosen = { $seat } makes the first bid.
event-dealt = { $seat } gets { $coin_count } coin cards and { $special_count } special cards.
event-round-begun = Round { $round }: { $starter } will begin.
event-coin-chosen = { $seat } has chosen a card.
event-coins-placed = The cards lie on the table, under their covers.
event-turn-passed = It is { $seat }’s turn.
event-coin-flipped = { $by } flips { $seat }’s card: at most { $hint }.
event-cover-removed = { $seat }’s cover is gone.
event-special-played = { $seat } plays a special card!
event-special-revealed = { $seat }’s special card is turned up: { $special }.
event-direction-reversed = { $direction ->
    [1] Turns pass clockwise again.
   *[other] Turns now pass the other way round.
}
event-bid-made = { $seat }: “at least { $amount }!”
event-nain-called = { $seat }: “Nain!”
event-revealing-done = { $seat } reveals nothing more.
event-coin-counted = { $seat } had { $coin }.
event-special-turned-up = { $seat } had played { $special }.
event-amount-doubled = Double: { $seat }’s coins count { $amount }.
event-amount-stolen = A thief steals { $seat }’s { $amount }.
event-coins-added = { $special }: { $amount } more coins.
event-counted = { $total ->
    [one] 1 coin
   *[other] { $total } coins
} in all, { $bid } were bid: { $winner } is right, { $loser } is wrong.
event-cards-kept = { $seat } keeps two cards.
event-leftovers-shuffled = The other cards are shuffled face down.
event-card-drafted = { $seat } takes a card.
event-stop-called = The table stops the match.
event-pile-shown = { $seat } has { $score } coins.
event-specials-shown = { $seat } never played: { $specials }.
event-match-over = The match is over.

## Options

option-two_player = Game for two
option-two_player-help = Lets two play; the winner of a round takes both cards.
option-two_player-true = yes
option-two_player-false = no
option-starter = First bid
option-starter-help = Who begins the first round; afterwards the loser begins. By tradition: the smallest player.
option-starter-random = at random
option-starter-0 = seat 1
option-starter-1 = seat 2
option-starter-2 = seat 3
option-starter-3 = seat 4
option-starter-4 = seat 5
option-starter-5 = seat 6
option-starter-6 = seat 7
option-starter-7 = seat 8
option-flip_own = Flipping your own card
option-flip_own-help = Whether you may flip your own card too, to impress the others.
option-flip_own-true = allowed
option-flip_own-false = not allowed
option-late_reveal = Last reveals
option-late_reveal-help = After “Nain!” played special cards may still be turned up, before the count.
option-late_reveal-true = yes
option-late_reveal-false = no
option-one_special_per_round = Special cards a round
option-one_special_per_round-help = How many a player may play in the same round.
option-one_special_per_round-true = one only
option-one_special_per_round-false = as many as you have
option-reverse_jumps = Reverse passes the turn
option-reverse_jumps-help = Whether the turn jumps at once to the bidder’s other neighbour.
option-reverse_jumps-true = at once
option-reverse_jumps-false = from the next turn on
option-auto_draft = Sharing the face-down cards
option-auto_draft-help = They are shuffled, so dealing them out changes no odds; taking them by hand is more fun.
option-auto_draft-true = automatic
option-auto_draft-false = by hand
option-turn_seconds = Time per decision
option-turn_seconds-help = When it runs out a cautious move is made for you.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unlimited
option-reaction_ms = Pause before “Nain!”
option-reaction_ms-help = How long a doubt is held back, so that others can play a special card first.
option-reaction_ms-number = { $value } ms

preset-seed = Classic
preset-seed-help = The rules as they are written.
preset-strict = Strict
preset-strict-help = Flip only others’ cards, play one special a round, reveal nothing after “Nain!”
preset-whirl = Whirl
preset-whirl-help = Reverse makes the turn jump at once, and the leftovers are taken by hand.

## End of the match

ended-cards = All cards have been played.
ended-time = Time is up.
ended-vote = The table decided to stop.
ended-host = The host stopped the match.
ended-abandoned = The match was abandoned.

line-kept = Cards kept in rounds won
line-drafted = Cards drafted

## Names

special-interest = interest
special-reverse = reverse
special-no-cover = no cover
special-double = double
special-thief = thief
special-hoard = hoard
special-interest-help = Once revealed: one more coin for each coin card on the table.
special-reverse-help = Once revealed: turns pass the other way round for this round.
special-no-cover-help = Once revealed: all covers are removed for this round.
special-double-help = At the count: your own coin card counts twice.
special-thief-help = At the count: the largest amount on the table counts nothing.
special-hoard-help = At the count: five more coins.

hint-3 = small chest: 3 at most
hint-6 = medium chest: 6 at most
hint-8 = large chest: 8 at most

## Why a move is good: hints and the review of a match

reason-total-chance = In { $percent } % of the tables still possible there are at least { $amount } coins.
reason-own-card-high = Your own card ({ $value }) is high, and the others don’t know it: the total is higher than it looks.
reason-own-card-low = Your own card ({ $value }) is low, and the others don’t know it: the total is lower than it looks.
reason-look-at-chest = A chest says how many coins a card has at most: look first, then decide.
reason-look-at-special = An unknown special card could change the whole count: it is worth your cover to know it.
reason-adds-coins = { $special } adds coins to the count: that makes your number truer.
reason-robs-total = { $special } takes the largest part of the count: the number becomes too high.
reason-turns-the-round = { $special } changes what the others see, or whose turn it is.
reason-best-two = These are the two richest cards.

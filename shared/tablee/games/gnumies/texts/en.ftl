### The Gnumies in English.
### What each message is given: a seat ($seat, $winner, $taker) is the player’s name, a guest
### ($guest, $guests) or a Gnumie card ($card, $cards, $bids) the way it is shown; all else is a
### number.

title = The Gnumies
tagline = Bid for the best guests, and keep the Wullawakis out.

## What a player is asked, and what the others see

stage-bid = Choose your bid for this guest.
stage-bid-other = { $seat } is choosing a bid.
stage-bid-wullawaki = A Wullawaki! The highest bid gets it; all other bids are lost.
stage-bid-wullawaki-other = { $seat } is choosing a bid.
stage-star = Your star has drawn a guest: keep it, or give it away?
stage-star-other = { $seat }’s star has drawn a guest.
stage-penalty = Your Wullawakis spoil the party: choose the guests who leave.
stage-penalty-other = { $seat } is choosing who leaves.
stage-wait = Waiting for the others.
stage-wait-other = { $seat } is waiting.
stage-over = The party is over.
stage-over-other = The party is over.

## Refusals

refused-unknown-action = The Gnumies has no such move.
refused-unreadable = “{ $text }” can’t be read as a move: write for example “bid 70”.
refused-match-over = The party is over, nothing more is played.
refused-no-such-seat = There is no seat { $number } at this table.
refused-not-for-table = The table itself plays no cards.
refused-only-the-table = Only the table can stop the match.
refused-already-stopping = A stop has been called: the match ends after this round.
refused-no-bids-now = There is nothing to bid for now.
refused-already-bid = Your bid is down already and can’t be changed.
refused-no-gnumies = You have no Gnumie cards left: you bid no more.
refused-not-in-hand = That card isn’t in your hand.
refused-star-on-wullawaki = The star can’t be played on a Wullawaki.
refused-nothing-drawn = No star has drawn a guest.
refused-not-your-star = It was { $seat }’s star that drew this guest.
refused-give-to-another = To have the guest yourself, keep it.
refused-no-such-receiver = Nobody sits there to receive the guest.
refused-no-penalty-now = Nobody has to leave now.
refused-no-choice-to-make = You have no guests to choose among.
refused-already-discarded = You have chosen already; wait for the others.
refused-not-in-room = That guest isn’t in your party room.
refused-wullawakis-stay = The Wullawakis won’t leave: choose among the others.
refused-guest-twice = The same guest can’t leave twice.
refused-wrong-number = Choose as many guests as you have Wullawakis: { $count }.
refused-wrong-order = Name the guests from the lowest up.

## Actions

action-bid = Bid { $card }
action-keep = Keep the guest
action-give = Give it to { $seat }
action-discard = Send these guests away
action-stop = Stop the match

## Events

event-chance = Chance has decided.
event-guest-turned = Round { $round }: { $guest } is at the door.
event-bid-sealed = { $seat } has laid a bid.
event-bids-shown = All bids turn over.
event-luck-decided = The Luckynits decide: { $winner } is luckiest.
event-guest-won = { $seat } gets { $guest }.
event-guest-left = { $guest } goes home: no bid could win it.
event-gnumie-spent = { $seat } gives up the { $card }.
event-gnumie-returned = { $seat } takes the { $card } back.
event-stars-idle = The stars have no effect.
event-star-drew = { $seat } looks at the next guest.
event-star-placed = { $guest }, drawn by { $seat }, goes to { $taker }.
event-last-player = Only { $seat } still has Gnumie cards, and takes { $count } { $count ->
    [one] more guest
   *[other] more guests
}.
event-guest-taken = { $seat } takes { $guest }.
event-copicastor-became = { $value ->
    [0] { $seat }’s Copicastor finds nobody to copy.
   *[other] { $seat }’s Copicastor becomes a { $value }.
}
event-discard-sealed = { $seat } has chosen who leaves.
event-guests-lost = { $wullawakis ->
    [one] A Wullawaki drives
   *[other] { $wullawakis } Wullawakis drive
} guests away from { $seat }: { $guests }.
event-deck-shown = Who never came: { $guests }
event-stop-called = The table stops the match after this round.
event-match-over = The party is over.

## Options

option-star_card = Star cards
option-star_card-help = Everybody has an eleventh card: played alone, it draws a secret guest to keep or to give away.
option-star_card-true = yes
option-star_card-false = no
option-star_variant = Star draws a Wullawaki
option-star_variant-help = With star cards only.
option-star_variant-published = it must be kept, the star returns
option-star_variant-asterix = it may be given away for the star
option-copy_won_by = The Copicastor goes to
option-copy_won_by-help = Which bid wins the joker card.
option-copy_won_by-highest = the highest bid
option-copy_won_by-lowest = the lowest bid
option-set5 = Five alike
option-set5-help = Four cards and the Copicastor.
option-set5-150 = 150 points
option-set5-100 = 100 points, like four
option-penalty_before_copy = Wullawakis first
option-penalty_before_copy-help = The Copicastor takes its value only when the Wullawakis have driven guests away.
option-penalty_before_copy-true = yes
option-penalty_before_copy-false = no
option-last_player_takes = The last player takes
option-last_player_takes-help = What is drawn by who alone still has Gnumie cards.
option-last_player_takes-hand = a guest for each card in hand
option-last_player_takes-all = all guests that are left
option-deck_reveal = Show the unseen guests
option-deck_reveal-help = The rest of the deck, once the party is over.
option-deck_reveal-end = at the end
option-deck_reveal-never = never
option-turn_seconds = Time per decision
option-turn_seconds-help = When it runs out your lowest card is bid, and the best guests are kept.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unlimited

preset-seed = Classic
preset-seed-help = Ten cards each; the highest bid always wins.
preset-amigo = With stars
preset-amigo-help = Star cards, and the lowest bid wins the Copicastor.

## End of the match

ended-last-player = Only one player still had Gnumie cards.
ended-no-gnumies = Nobody has Gnumie cards left.
ended-no-guests = All guests have come.
ended-time = Time is up.
ended-vote = The table decided to stop.
ended-host = The host stopped the match.
ended-abandoned = The match was abandoned.

line-guest = One { $value }
line-pair = A pair of { $value }
line-three = Three of { $value }
line-four = Four of { $value }
line-five = Five of { $value }
line-twice = Twice { $value }
line-alone = The Copicastor, with nobody to copy
line-wullawakis = Wullawakis: { $wullawakis } (guests lost: { $lost })
line-nobody = Nobody came

## Names

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple
colour-grey = grey

gnumie-star = star
guest-W = Wullawaki
guest-C = Copicastor
luckynits = { $count ->
    [one] { $count } Luckynit
   *[other] { $count } Luckynits
}

## Why a move is good

reason-adds = The guest is worth about { $points } to your room.
reason-adds-little = The guest is worth only about { $points } to your room.
reason-wins = This bid wins it in { $percent } % of the cases.
reason-dearer-to = It is worth about { $points } to { $seat }.
reason-pest-costs = A Wullawaki would cost you about { $points }.
reason-pest-comes = With this bid it comes to you in { $percent } % of the cases.
reason-star-draws = Instead your star may draw a better guest.
reason-keeps = To your room this guest is worth about { $points }.
reason-helps-least = It helps { $seat } least: about { $points }, and your star comes back.
reason-hurts-most = It hurts { $seat } most: about { $points }.
reason-loses-least = With this choice you keep { $points } points, the most you can.

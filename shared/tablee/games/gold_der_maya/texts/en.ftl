### Das Gold der Maya in English.
### What each message is given: a seat ($seat, $payer, $payee, $auctioneer) is the player’s name,
### a fragment ($face) the text of `face` made of those of its size and material, seats ($receivers)
### and bids ($bids) the way they are shown; all else is a number.

title = Das Gold der Maya
tagline = Bid in secret, piece together a disc, watch your neighbours’ fists.

## What a player is asked, and what the others see

stage-bid = How many beads for the fragment on sale? Close your fist.
stage-bid-other = { $seat } is closing a fist.
stage-receiver = Several players bid the least: choose whom you pay.
stage-receiver-other = { $seat } chooses whom to pay.
stage-place = It is yours! Lay out your fragments as you like: turn them, move them, drop some.
stage-place-other = { $seat } is laying out fragments.
stage-wait = It isn’t your turn.
stage-wait-other = { $seat } is waiting.
stage-over = The match is over.
stage-over-other = The match is over.

## Refusals

refused-unknown-action = Das Gold der Maya has no such move.
refused-unreadable = “{ $text }” can’t be read as a move: write for example “bid 3” or “arrange 7Q4 9S3”.
refused-match-over = The match is over, nothing more is played.
refused-no-such-seat = There is no seat { $number } at this table.
refused-bids-are-over = The bids are open: { $seat } has won this fragment.
refused-already-bid = Your fist is closed: a bid can’t be changed.
refused-less-than-nothing = A bid is at least 0 beads.
refused-too-many-beads = You have only { $beads } { $beads ->
    [one] bead
   *[other] beads
}.
refused-nobody-to-choose = There is nobody to choose now.
refused-not-your-turn = It is { $seat }’s turn.
refused-not-a-receiver = Choose one of the players who bid the least.
refused-nothing-to-lay = You can lay out your fragments only when you have just bought one.
refused-unknown-piece = That fragment, or that side, isn’t yours.
refused-piece-twice = A fragment can lie in only one place.
refused-too-large = That doesn’t fit any more: the disc would overflow.
refused-neighbours-differ = These materials don’t go side by side: their values may differ by 1 at most.
refused-ring-not-closed = The ring doesn’t close: its first and last fragments touch and differ by more than 1.
refused-too-many-bases = You have no further base.
refused-not-for-table = The table itself makes no bids.
refused-only-the-table = Only the table can stop the match.
refused-already-stopping = A stop has been called: the match ends after this auction.
refused-starter-not-seated = Seat { $number } can’t begin: there are only { $seats } players.

## Actions

action-bid = Bid
action-give-to = Pay { $seat }
action-arrange = Lay out
action-stop = Stop the match

## Events

event-chance = Chance has decided.
event-starter-chosen = { $seat } is the first auctioneer.
event-lot-drawn = { $seat } draws from the bag: { $face }.
event-bid-sealed = { $seat } has closed a fist.
event-bids-revealed = The fists open: { $bids }.
event-sale-cancelled = All bids are struck out: { $face } goes into the box.
event-lot-won = { $seat } wins { $face } for { $beads } { $beads ->
    [one] bead
   *[other] beads
}.
event-receivers-tied = { $seat } may choose who gets the beads.
event-beads-paid = { $payer } pays { $payee } { $beads } { $beads ->
    [one] bead
   *[other] beads
}.
event-beads-kept = { $seat } bid the least and keeps the beads ({ $beads }).
event-back-seen = { $seat } looks at the hidden side.
event-piece-dropped = { $seat } throws { $face } into the box.
event-laid-out = { $seat } has laid out all fragments.
event-disc-completed = { $seat } completes a disc: { $points } points!
event-board-advanced = The fragments move up. { $auctioneer } is the auctioneer.
event-stop-called = The table stops the match.
event-match-over = The match is over.

## Options

option-starter = First auctioneer
option-starter-help = Who draws the first fragments. It changes nothing else.
option-starter-random = at random
option-starter-0 = seat 1
option-starter-1 = seat 2
option-starter-2 = seat 3
option-starter-3 = seat 4
option-bases_2p = Discs for two players
option-bases_2p-help = With two players, each may piece together one disc or two. With more there is always one.
option-bases_2p-1 = one each
option-bases_2p-2 = two each
option-open_beads = Beads in sight
option-open_beads-help = Shows everybody’s beads. Who counts the payments knows them anyway.
option-open_beads-true = yes
option-open_beads-false = no, behind screens
option-self_low = If the winner bid the least
option-self_low-help = All others may be struck out with higher bids. Then the winner pays one of them, or keeps the beads.
option-self_low-choose = he chooses whom to pay
option-self_low-keep = the winner keeps the beads
option-turn_seconds = Time per decision
option-turn_seconds-help = When it runs out, 0 is bid for you, or the new fragment is added where it fits.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unlimited

preset-seed = Classic
preset-seed-help = The rules as they are written: one disc each, beads behind screens.
preset-duel = Two discs
preset-duel-help = For two players: each pieces together two discs.
preset-open = Open purses
preset-open-help = Everybody sees how many beads the others have.

## End of the match

ended-time = Time is up.
ended-vote = The table decided to stop.
ended-host = The host stopped the match.
ended-abandoned = The match was abandoned.
ended-sold-out = The last fragment has been auctioned.

line-disc = Whole disc { $base }
line-pieces = Its fragments
line-one-material = In one material
line-unfinished = Disc { $base } unfinished ({ $size } of 24 parts)
line-beads = Beads

## Names

material-0 = stone
material-1 = jade
material-2 = bronze
material-3 = silver
material-4 = gold

size-Q = a quarter
size-S = a sixth
size-E = an eighth

face = { $size } of { $material }

## Why a move is good

reason-closes-ring = This fragment closes your ring: it is worth { $points } more to you.
reason-may-close-ring = In { $percent } % of the cases this fragment closes your ring: it is worth about { $points } more to you.
reason-adds = This fragment brings your disc forward by about { $points } { $points ->
    [one] point
   *[other] points
}.
reason-adds-nothing = This fragment hardly helps your disc.
reason-rivals = { $count ->
    [one] One rival wants it as much as you.
    [2] Two rivals want it as much as you.
   *[other] { $count } rivals want it as much as you.
}
reason-no-rival = Nobody else needs it as much.
reason-dearer-to = It is worth { $points } to { $seat }: better not let it go for nothing.
reason-lowest-is-paid = Whoever bids the least is paid: a closed empty fist earns beads.
reason-unforeseen = { $count } bids are about as good: drawn by lot, yours can’t be foreseen.
reason-least-harm = Your beads do you the least harm with { $seat }.
reason-whole = The disc is whole: { $points } points.
reason-leaves-gap = { $count ->
    [one] The gap that stays takes a single fragment.
   *[other] The gap that stays takes at least { $count } fragments.
}

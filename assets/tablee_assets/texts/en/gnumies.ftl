# What the table of the Gnumies says. Kept by tablee_client.view.tables.gnumies.

gn-round = Round { $round }
gn-deck = { $count ->
    [0] no more guests
    [one] 1 guest to come
   *[other] { $count } guests to come
  }
gn-bid = Bid { $card }
gn-bid-star = Bid the star
gn-choosing = { $count } players are choosing their bids.
gn-losing = { $count } players are choosing who leaves.
gn-says-chosen = I have chosen.
gn-bids = Bids: { $bids }

## Verdicts

gn-luck = { $count ->
    [one] A tie! { $name } wins by 1 Luckynit
   *[other] A tie! { $name } wins by { $count } Luckynits
  }
gn-luck-own = { $count ->
    [one] A tie! You win by your 1 Luckynit
   *[other] A tie! You win by your { $count } Luckynits
  }
gn-won = The { $guest } goes to { $name }
gn-won-own = The { $guest } comes to you!
gn-wullawaki = The Wullawaki goes to { $name }; all others lose their bid
gn-wullawaki-own = The Wullawaki is yours; all others lose their bid
gn-kept = { $name } keeps the { $guest } and loses the star
gn-kept-own = You keep the { $guest }
gn-given = { $name } gives the { $guest } to { $taker }
gn-given-own = You give the { $guest } to { $taker }, and the star comes back
gn-given-you = { $name } gives you the { $guest }
gn-drew-own = Your star draws the next guest
gn-became-own = { $value ->
    [0] Your Copicastor finds nobody to copy
   *[other] Your Copicastor becomes a { $value }
}
gn-star-rests = No star on a Wullawaki: you pass this round.
gn-last = { $count ->
    [one] Only { $name } is left, and takes 1 guest
   *[other] Only { $name } is left, and takes { $count } guests
  }
gn-last-own = { $count ->
    [one] Only you are left: 1 more guest is yours
   *[other] Only you are left: { $count } more guests are yours
  }
gn-lost = Wullawakis drive away from { $name } { $count ->
    [one] guest
   *[other] guests
  } { $guests }
gn-lost-own = Your Wullawakis drive away { $count ->
    [one] guest
   *[other] guests
  } { $guests }

## The star

gn-keep = Keep the guest
gn-give = Give to { $name }
gn-give-here = To { $name }

## What Wullawakis cost

gn-lose-title = { $count } Wullawakis spoil your party
gn-lose-why = Choose the { $count } guests who run away. Whoever stays counts.
gn-lose-left = Left: { $points } points
gn-lose-line = Guests chosen: { $chosen } of { $count }
gn-lose = Send away ({ $chosen } of { $count })

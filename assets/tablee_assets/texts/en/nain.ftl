# The table of Nain ! Kept by tablee_client.view.tables.nain.

na-round = Round { $round } of { $rounds }
na-bid = Bid { $amount }
na-nain = Nain!
na-at-least = { $amount ->
    [one] at least 1 coin
   *[other] at least { $amount } coins
  }
na-total = { $total } coins for { $bid }
na-right = { $total } coins: { $bid } was true
na-wrong = { $total } coins: { $bid } was too many
na-most = { $hint } at most
na-worth = worth { $value }
na-hidden = hidden
na-idle = no effect
na-void = void
na-won-cards = { $cards ->
    [0] nothing yet
    [one] 1 card
   *[other] { $cards } cards
  }
na-won-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
na-chosen = Cards placed: { $chosen } of { $seats }. Waiting for the others.
na-revealing = Before the count, hidden specials may still be revealed.
na-keep = Keep these two
na-keep-two = Choose two cards of the table.
na-done = Reveal nothing
na-flip = Turn up { $name }’s card
na-flip-own = Turn up your own card
na-expose = Give your cover to unmask { $name }’s special
na-expose-title = Give up your cover?
na-expose-text = { $name }’s special will be revealed. Your coin card stays without its cover until the end of the round.
na-expose-yes = Unmask
na-expose-no = Keep my cover
na-play = Play face down – { $help }
na-reveal = Reveal – { $help }
na-says-special = A special!
na-says-nain = Nain!
na-says-reverse = The other way round!
na-says-exposed = There goes my cover!
na-take = Take this card
na-clockwise = Play goes clockwise.
na-counter = Play goes counter-clockwise.
na-recap = Round { $round }: { $total ->
    [one] 1 coin
   *[other] { $total } coins
} for a bid of { $bid }
na-recap-right = { $winner } is right; { $loser } gets nothing and begins
na-recap-right-won = You are right; { $loser } gets nothing and begins
na-recap-right-lost = { $winner } is right; you get nothing and begin
na-counted-won = { $total ->
    [one] 1 coin
   *[other] { $total } coins
} in all, { $bid } were bid: you are right, { $loser } is wrong.
na-counted-lost = { $total ->
    [one] 1 coin
   *[other] { $total } coins
} in all, { $bid } were bid: { $winner } is right, you are wrong.
na-doubled-own = Double: your coins count { $amount }.
na-stolen-own = A thief steals your { $amount }.
na-stolen = stolen
na-stopping = Last round
na-advice-flip = Before that you may turn a card up: choose it.
na-advice-expose = Before that your cover can unmask a special: choose it.
na-advice-both = Before that you may turn a card up, or unmask a special: choose it.

## A coin card in a line of text

na-piece = { $value } (at most { $hint })

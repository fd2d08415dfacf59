# The table of Oh ! les nains. Kept by tablee_client.view.tables.oh_les_nains.

olln-team-0 = the Sun
olln-team-1 = the Moon
olln-team-0-name = Sun
olln-team-1-name = Moon
olln-your-team = your team
olln-margin = Margin
olln-deck = deck { $count }
olln-pile = discard { $count }
olln-pile-title = { $count ->
    [one] One card put away
   *[other] { $count } cards put away
  }
olln-pile-empty = The discard pile is empty.
olln-plays = { $plays ->
    [0] The start
    [one] { $plays } play
   *[other] { $plays } plays
  }
olln-round = Game { $round } · { $one } to { $other }
olln-squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }

## Cards

olln-caption-dwarf = { $colour ->
    [R] Red dwarf
    [B] Blue dwarf
    [Y] Yellow dwarf
    [G] Green dwarf
   *[other] Dwarf
  }
olln-caption-pull = Pull
olln-card-squirrel = squirrel { $value }
olln-colour = { $colour ->
    [R] red
    [B] blue
    [Y] yellow
   *[G] green
  }
olln-card-dwarf = { $colour ->
    [R] a red dwarf
    [B] a blue dwarf
    [Y] a yellow dwarf
    [G] a green dwarf
   *[other] a multicolour dwarf
  }
olln-card-p2 = { $colour ->
    [R] red ×2
    [B] blue ×2
    [Y] yellow ×2
    [G] green ×2
   *[other] any ×2
  }
olln-card-p0 = { $colour ->
    [R] red ×0
    [B] blue ×0
    [Y] yellow ×0
    [G] green ×0
   *[other] any ×0
  }

## Playing

olln-play = Play
olln-choose-first = Choose a card first.
olln-play-squirrel = { $value ->
    [one] Play the squirrel
   *[other] Play { $value } squirrels
  }
olln-play-dwarf = Place a dwarf
olln-play-pull = Pull
olln-counter = Counter
olln-exchange-whole = Exchange hand
olln-exchange-any = Exchange…
olln-exchange-cards = { $count ->
    [0] Exchange
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
  }
olln-exchange-costs = An exchange costs a square: the others pull 1.
olln-cancel = Cancel
olln-picked = { $left ->
    [one] Your dwarf is { $colour ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    }. One player to go.
   *[other] Your dwarf is { $colour ->
        [R] red
        [B] blue
        [Y] yellow
       *[G] green
    }. { $left } players to go.
  }
olln-picking = { $left ->
    [one] One player is still choosing a colour.
   *[other] { $left } players are choosing their colours.
  }
olln-mate-picks = Your team-mate chooses the first dwarf.
olln-left = { $count ->
    [0] none left
   *[other] { $count } left
  }
olln-effect-none = no move
olln-effect-own = gain { $squares }
olln-effect-other = lose { $squares }
olln-settles = { $dwarves ->
    [0] If let be: no dwarf
    [one] If let be: 1 dwarf for { $team }
   *[other] If let be: { $dwarves } dwarves for { $team }
  }
olln-says-first = I begin!
olln-says-colour = { $colour }!
olln-says-decline = I let it be

## Great moments

olln-proclaim-crushed = Bang!
olln-proclaim-drawn = A drawn game
olln-wins-own = Your team wins!
olln-wins-0 = The Sun wins!
olln-wins-1 = The Moon wins!
olln-drawn = Nobody wins
olln-line = { $wins ->
    [0] no game won
    [one] 1 game won
   *[other] { $wins } games won
  } · { $dwarves ->
    [one] 1 dwarf
   *[other] { $dwarves } dwarves
  } · { $squares ->
    [0] no margin left
    [one] margin of 1 square
   *[other] margin of { $squares } squares
  }

### Oh ! les nains in English.
### What each message is given: a seat ($seat, $first) is the player’s name, a card ($card, $cards)
### the way it is shown. A team ($team) may be its number or the text of team-N, a colour ($colour)
### its letter or the text of colour-LETTER; all else is a number.

title = Oh ! les nains
tagline = Tug of war in the garden, with dwarves on the hose.

## What a player is asked, and what the others see

stage-pick = Choose in secret the colour of your first dwarf.
stage-pick-other = { $seat } is choosing a colour.
stage-main = Your turn: play a card, or exchange.
stage-main-other = { $seat } is playing.
stage-counter = Counter the { $colour ->
    [R] red
    [B] blue
    [Y] yellow
    [G] green
   *[other] { $colour }
} dwarf, or let it be?
stage-counter-other = { $seat } may counter the dwarf.
stage-wait = It isn’t your turn.
stage-wait-other = { $seat } is waiting.
stage-over = The match is over.
stage-over-other = The match is over.

## Refusals

refused-unknown-action = Oh ! les nains has no such move.
refused-unreadable = “{ $text }” can’t be read as a move: write for example “squirrel S2”.
refused-match-over = The match is over, nothing more is played.
refused-no-such-seat = There is no seat { $number } at this table.
refused-not-your-turn = It is { $seat }’s turn.
refused-pick-first = First, everybody chooses the colour of a dwarf.
refused-pick-over = The first dwarves already stand on the strip.
refused-already-picked = You have chosen your colour already; wait for the others.
refused-mate-picks = In this variant your team-mate chooses the first dwarf.
refused-counter-first = First counter the dwarf, or let it be.
refused-nothing-to-counter = There is no dwarf to counter.
refused-not-in-hand = That card isn’t in your hand.
refused-not-a-squirrel = That card is no squirrel.
refused-not-a-pull = That card doesn’t change any strength.
refused-not-a-dwarf = That card places no dwarf.
refused-wrong-colour = Only a { $colour ->
    [R] red
    [B] blue
    [Y] yellow
    [G] green
   *[other] { $colour }
} or a multicolour dwarf counters this one.
refused-colour-missing = Name a colour for this multicolour card.
refused-colour-fixed = This card has its own colour: you can’t name another.
refused-no-pawn-left = There is no { $colour ->
    [R] red
    [B] blue
    [Y] yellow
    [G] green
   *[other] { $colour }
} dwarf left to place.
refused-nothing-exchanged = Choose at least one card to exchange.
refused-exchange-order = Name the cards in the order of your hand.
refused-exchange-whole = You can only exchange your whole hand ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
}).
refused-not-for-table = The table itself plays no cards.
refused-only-the-table = Only the table can stop the match.
refused-already-stopping = A stop has been called: the match ends when this chain is settled.
refused-first-not-seated = Seat { $number } can’t begin: there are only { $seats } players.

## Actions

action-pick = Choose { $colour ->
    [R] red
    [B] blue
    [Y] yellow
    [G] green
   *[other] { $colour }
}
action-squirrel = Play the squirrel { $card }
action-pull = Pull with { $card }
action-dwarf = Place a dwarf with { $card }
action-counter = Counter with { $card }
action-decline = Let it be
action-exchange = Exchange cards
action-stop = Stop the match

## Events

event-chance = Chance has decided.
event-first-chosen = { $seat } begins.
event-round-begun = Game { $round }: the strip is centred, { $first } will begin.
event-drawn = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-deck-shuffled = The deck is empty: { $count } cards are shuffled.
event-colour-picked = { $seat } has chosen a colour.
event-card-played = { $seat } plays { $card }.
event-strengths-compared = Strength { $team_a } against { $team_b }.
event-pulled = { $squares ->
    [one] The strip slides one square
   *[other] The strip slides { $squares } squares
} to { $team ->
    [0] team A
    [1] team B
   *[other] { $team }
}.
event-dwarf-placed = A { $colour ->
    [R] red
    [B] blue
    [Y] yellow
    [G] green
   *[other] { $colour }
} dwarf joins { $team ->
    [0] team A
    [1] team B
   *[other] { $team }
}.
event-declined = { $seat } counters nothing.
event-chain-settled = { $dwarves ->
    [0] No dwarf is placed.
    [one] One dwarf for { $team ->
        [0] team A
        [1] team B
       *[other] { $team }
    }.
   *[other] { $dwarves } dwarves for { $team ->
       [0] team A
       [1] team B
      *[other] { $team }
   }.
}
event-cards-exchanged = { $seat } exchanges { $cards }.
event-dwarf-crushed = Bang! A dwarf of { $team ->
    [0] team A
    [1] team B
   *[other] { $team }
} hits the fence.
event-round-over = Game { $round } is won by { $team ->
    [0] team A
    [1] team B
   *[other] { $team }
}.
event-round-drawn = Game { $round } is a draw.
event-hand-revealed = { $seat } shows { $cards }.
event-stop-called = The table stops the match.
event-match-over = The match is over.

## Options

option-first_seat = First player
option-first_seat-help = Who begins the first game; afterwards the loser begins. At a real table: the smallest, and among equals the most bearded.
option-first_seat-random = at random
option-first_seat-0 = seat 1
option-first_seat-1 = seat 2
option-first_seat-2 = seat 3
option-first_seat-3 = seat 4
option-exchange = Exchanging cards
option-exchange-help = What you may put away instead of playing a card.
option-exchange-whole = the whole hand
option-exchange-any = any of your cards
option-counters = Counters
option-counters-help = May a dwarf be countered with another of its colour?
option-counters-true = yes
option-counters-false = no
option-match_wins = Games to win
option-match_wins-help = With two, the hands are kept from one game to the next.
option-match_wins-1 = a single game
option-match_wins-2 = first to two games
option-team_dwarves = First dwarves with four players
option-team_dwarves-help = Each player places one, or one for each team.
option-team_dwarves-2 = one per player
option-team_dwarves-1 = one per team
option-max_plays = Longest game
option-max_plays-help = After so many cards and exchanges, the team with more squares left wins.
option-max_plays-number = { $value } plays
option-reveal_hands = Show the hands at the end
option-reveal_hands-help = Everybody’s cards are shown once the match is over.
option-reveal_hands-true = yes
option-reveal_hands-false = no
option-turn_seconds = Time per move
option-turn_seconds-help = When it runs out a squirrel is played for you, or your hand is exchanged.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unlimited

preset-seed = Classic
preset-seed-help = The rules as they are written: one game, with counters.
preset-german = Zwergen Ziehen
preset-german-help = The edition of 2002: two games to win, exchange what you like, no counters.
preset-expert = Expert
preset-expert-help = The edition of 2002 with its counters.

## End of the match

ended-crushed = A dwarf has hit the fence.
ended-limit = The longest game is over: squares were counted.
ended-time = Time is up.
ended-vote = The table decided to stop.
ended-host = The host stopped the match.
ended-abandoned = The match was abandoned.

line-games = Games won

## Names

team-0 = team A
team-1 = team B

colour-R = red
colour-B = blue
colour-Y = yellow
colour-G = green

## Why a move is good

reason-crushes = It crushes the other team’s leading dwarf: the game is won.
reason-pulls = It pulls { $squares } { $squares ->
    [one] square
   *[other] squares
} to your side.
reason-costs-least = No card pulls for you now: this one costs least.
reason-adds-dwarf = One dwarf more pulls for you with every card to come.
reason-may-be-countered = The next seat could counter it in { $percent } % of the cases.
reason-may-be-crushed = With one card the next seat could then crush your leading dwarf in { $percent } % of the cases.
reason-stops-dwarf = The other team gets no dwarf.
reason-takes-both = If it stands, both dwarves are yours.
reason-plays-on = Your own turn is worth more than the counter.
reason-suits-hand = Your cards favour this colour.
reason-poor-hand = New cards promise more than these, even for one square.

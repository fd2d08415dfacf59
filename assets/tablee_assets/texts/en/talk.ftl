## What is said at a table: emotes, and how people may talk

emote-hello = Hello!
emote-good-luck = Good luck!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-sorry = Sorry!
emote-oops = Oops…
emote-think = Let me think…
emote-hurry = Your turn!
emote-sad = Oh no…
emote-angry = Grrr!
refused-no-chat = At this table people speak by emotes alone.
refused-no-talk = At this table nobody speaks.
refused-unknown-emote = The server doesn’t know this emote: its program is another version.
refused-talks-too-much = That was a lot at once: wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }, then go on.
rule-talk = Talk
rule-talk-free = free
rule-talk-emotes = emotes only
rule-talk-off = none
rule-talk-help = What people at the table may say: what they like, only the drawn emotes, or nothing.
company-ignore = Don’t listen to this player
company-heed = Listen to this player again
company-ignore-help = Only for you: you see no words or emotes of this player’s any more, here and in the hall. Nobody is told.
company-ignored = you don’t listen

## The journal

journal-all = All
journal-deal = This deal
journal-round = This round
journal-auction = Sale
journal-talk = Talk

## The lids over one’s own secrets

cover-title = Your hand is covered
cover-hint = Press here, or C, to see it again
cover-note = Your turn: uncover your hand.

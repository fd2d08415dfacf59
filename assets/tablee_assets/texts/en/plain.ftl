# The plain table of a game that has no screen of its own.

plain-known = What you know
plain-moves = What you may do
plain-nothing = Nothing to decide now.
plain-waiting = Waiting for { $names }.
plain-count = { $least ->
    [0] Choose at most { $most }.
   *[other] Choose at least { $least }, at most { $most }.
  }
plain-move-with = { $move }: { $rest }
plain-yes = yes
plain-no = no
plain-no-rules = This game came without a page of rules.

## The options in force, in the page of the rules

rules-here = At this table: { $preset }
rules-unchanged = Everything is played as the rules say below.
rules-changed = Played differently
rules-in-force = Here
rules-usually = Usually
rules-as-usual = Options as usual

# What the table of Das Gold der Maya says. Kept by tablee_client.view.tables.gold_der_maya.

maya-sale = Auction { $sale } of 30
maya-bag = { $count } in the bag
maya-box = Box · { $count }
maya-for-sale = For sale
maya-yours = Yours
maya-next = next
maya-then = then
maya-coming = Next auctions
maya-face = { $size } · { $material }
maya-size-Q = Quarter
maya-size-S = Sixth
maya-size-E = Eighth
maya-close = { $beads ->
    [0] Close an empty fist
   *[other] Bid { $beads }
  }
maya-sealed = Your fist is closed.
maya-in-bowl = { $count } in the bowl
maya-in-hand = { $count } in your hand
maya-waiting = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $count } players.
  }
maya-cancelled = Sale cancelled
maya-disc = Whole disc: { $points } points
maya-says-wins = It is mine!
maya-says-kept = I keep my beads!
maya-pay = Pay { $name }
maya-progress = { $size } of 24
maya-done = Done
maya-done-dropping = { $count ->
    [one] Done (1 to the box)
   *[other] Done ({ $count } to the box)
  }
maya-undo = Start again
maya-tray = Off the disc: goes into the box when you are done
maya-tray-empty = Drag here what you drop
maya-whole = Whole disc: { $points } points
maya-gap = { $gap } of 24 left:
maya-gap-dead = { $gap } of 24 left: no fragment fills this gap
maya-gap-all = An empty disc: 24 parts to fill
maya-back = other side: { $material }
maya-fits = fits
maya-help-mouse = Drag a fragment to lay it. Click to turn it over.
maya-help-keys = ← →: choose, Enter: take, Space: turn over, Del: take off
maya-help-held = ← →: move, Enter: lay, Space: turn over, ↓: take off
maya-help-touch = Drag a fragment to lay it. Tap it to turn it over.
maya-help-pad = ← →: choose, A: take, ↓ ↑: leave the disc
maya-help-pad-held = ← →: move, A: lay, ↑: turn over, ↓: take off
maya-line-disc = Whole disc
maya-line-unfinished = Disc unfinished ({ $size } of 24 parts):

# Der einfache Tisch für ein Spiel, das keinen eigenen Bildschirm hat.

plain-known = Was du weißt
plain-moves = Was du tun kannst
plain-nothing = Gerade gibt es nichts zu entscheiden.
plain-waiting = Warten auf { $names }.
plain-count = { $least ->
    [0] Wähl höchstens { $most }.
   *[other] Wähl mindestens { $least }, höchstens { $most }.
  }
plain-move-with = { $move }: { $rest }
plain-yes = ja
plain-no = nein
plain-no-rules = Dieses Spiel kam ohne Regelseite.

## Die geltenden Optionen, auf der Regelseite

rules-here = An diesem Tisch: { $preset }
rules-unchanged = Gespielt wird alles wie in der Regel unten.
rules-changed = Was anders ist
rules-in-force = Hier
rules-usually = Sonst
rules-as-usual = Optionen wie üblich

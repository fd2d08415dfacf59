# Was der Tisch von Das Gold der Maya sagt. Gehört zu tablee_client.view.tables.gold_der_maya.

maya-sale = Auktion { $sale } von 30
maya-bag = { $count } im Beutel
maya-box = Schachtel · { $count }
maya-for-sale = Zu verkaufen
maya-yours = Deins
maya-next = danach
maya-then = später
maya-coming = Nächste Auktionen
maya-face = { $size } · { $material }
maya-size-Q = Viertel
maya-size-S = Sechstel
maya-size-E = Achtel
maya-close = { $beads ->
    [0] Leere Faust schließen
   *[other] { $beads } bieten
  }
maya-sealed = Deine Faust ist zu.
maya-in-bowl = { $count } in der Schale
maya-in-hand = { $count } in der Hand
maya-waiting = { $count ->
    [one] Warten auf { $names }.
   *[other] Warten auf { $count } Spieler.
  }
maya-cancelled = Verkauf geplatzt
maya-disc = Ganze Scheibe: { $points } Punkte
maya-says-wins = Meins!
maya-says-kept = Ich behalte meine Perlen!
maya-pay = { $name } bezahlen
maya-progress = { $size } von 24
maya-done = Fertig
maya-done-dropping = { $count ->
    [one] Fertig (1 weg)
   *[other] Fertig ({ $count } weg)
  }
maya-undo = Von vorn
maya-tray = Neben der Scheibe: kommt in die Schachtel
maya-tray-empty = Hierher, was weg soll
maya-whole = Ganze Scheibe: { $points } Punkte
maya-gap = { $gap } von 24 fehlen:
maya-gap-dead = { $gap } von 24 fehlen: Kein Bruchstück füllt diese Lücke
maya-gap-all = Leere Scheibe: 24 Teile zu füllen
maya-back = Rückseite: { $material }
maya-fits = passt
maya-help-mouse = Zieh ein Bruchstück, um es zu legen. Ein Klick dreht es um.
maya-help-keys = ← →: wählen, Enter: nehmen, Leertaste: umdrehen, Entf: wegnehmen
maya-help-held = ← →: schieben, Enter: legen, Leertaste: umdrehen, ↓: wegnehmen
maya-help-touch = Zieh ein Bruchstück, um es zu legen. Ein Tippen dreht es um.
maya-help-pad = ← →: wählen, A: nehmen, ↓ ↑: Scheibe verlassen
maya-help-pad-held = ← →: schieben, A: legen, ↑: umdrehen, ↓: wegnehmen
maya-line-disc = Ganze Scheibe
maya-line-unfinished = Scheibe unvollendet ({ $size } von 24 Teilen):

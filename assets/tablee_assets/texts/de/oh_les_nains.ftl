# Der Tisch von Oh ! les nains. Gehört zu tablee_client.view.tables.oh_les_nains.

olln-team-0 = die Sonne
olln-team-1 = den Mond
olln-team-0-name = Sonne
olln-team-1-name = Mond
olln-your-team = dein Team
olln-margin = Abstand
olln-deck = Stapel { $count }
olln-pile = Ablage { $count }
olln-pile-title = { $count ->
    [one] Eine abgelegte Karte
   *[other] { $count } abgelegte Karten
  }
olln-pile-empty = Der Ablagestapel ist leer.
olln-plays = { $plays ->
    [0] Der Anfang
    [one] { $plays } Zug
   *[other] { $plays } Züge
  }
olln-round = Runde { $round } · { $one } zu { $other }
olln-squares = { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
  }

## Karten

olln-caption-dwarf = { $colour ->
    [R] Roter Zwerg
    [B] Blauer Zwerg
    [Y] Gelber Zwerg
    [G] Grüner Zwerg
   *[other] Zwerg
  }
olln-caption-pull = Ziehen
olln-card-squirrel = Eichhörnchen { $value }
olln-colour = { $colour ->
    [R] Rot
    [B] Blau
    [Y] Gelb
   *[G] Grün
  }
olln-card-dwarf = { $colour ->
    [R] Zwerg (rot)
    [B] Zwerg (blau)
    [Y] Zwerg (gelb)
    [G] Zwerg (grün)
   *[other] Zwerg (bunt)
  }
olln-card-p2 = { $colour ->
    [R] Rot ×2
    [B] Blau ×2
    [Y] Gelb ×2
    [G] Grün ×2
   *[other] beliebig ×2
  }
olln-card-p0 = { $colour ->
    [R] Rot ×0
    [B] Blau ×0
    [Y] Gelb ×0
    [G] Grün ×0
   *[other] beliebig ×0
  }

## Spielen

olln-play = Spielen
olln-choose-first = Wähl zuerst eine Karte.
olln-play-squirrel = { $value ->
    [one] Eichhörnchen spielen
   *[other] { $value } Eichhörnchen spielen
  }
olln-play-dwarf = Zwerg stellen
olln-play-pull = Ziehen
olln-counter = Kontern
olln-exchange-whole = Hand tauschen
olln-exchange-any = Tauschen…
olln-exchange-cards = { $count ->
    [0] Tauschen
    [one] 1 Karte tauschen
   *[other] { $count } Karten tauschen
  }
olln-exchange-costs = Tauschen kostet ein Feld: Die anderen ziehen um 1.
olln-cancel = Zurück
olln-picked = { $left ->
    [one] Dein Zwerg ist { $colour ->
        [R] rot
        [B] blau
        [Y] gelb
       *[G] grün
    }. Ein Spieler fehlt noch.
   *[other] Dein Zwerg ist { $colour ->
        [R] rot
        [B] blau
        [Y] gelb
       *[G] grün
    }. { $left } Spieler fehlen noch.
  }
olln-picking = { $left ->
    [one] Ein Spieler wählt noch seine Farbe.
   *[other] { $left } Spieler wählen ihre Farbe.
  }
olln-mate-picks = Dein Teampartner wählt den ersten Zwerg.
olln-left = { $count ->
    [0] keine mehr
   *[other] noch { $count }
  }
olln-effect-none = kein Zug
olln-effect-own = gewinnt { $squares }
olln-effect-other = verliert { $squares }
olln-settles = { $dwarves ->
    [0] Wenn es dabei bleibt: kein Zwerg
    [one] Wenn es dabei bleibt: 1 Zwerg für { $team }
   *[other] Wenn es dabei bleibt: { $dwarves } Zwerge für { $team }
  }
olln-says-first = Ich fange an!
olln-says-colour = { $colour }!
olln-says-decline = Von mir aus

## Große Augenblicke

olln-proclaim-crushed = Rums!
olln-proclaim-drawn = Unentschieden
olln-wins-own = Dein Team gewinnt!
olln-wins-0 = Die Sonne gewinnt!
olln-wins-1 = Der Mond gewinnt!
olln-drawn = Niemand gewinnt
olln-line = { $wins ->
    [0] keine Runde gewonnen
    [one] 1 Runde gewonnen
   *[other] { $wins } Runden gewonnen
  } · { $dwarves ->
    [one] 1 Zwerg
   *[other] { $dwarves } Zwerge
  } · { $squares ->
    [0] kein Abstand mehr
    [one] 1 Feld Abstand
   *[other] { $squares } Felder Abstand
  }

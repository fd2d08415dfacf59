# Der Tisch von Nain ! Gehört zu tablee_client.view.tables.nain.

na-round = Runde { $round } von { $rounds }
na-bid = { $amount } bieten
na-nain = Nain!
na-at-least = { $amount ->
    [one] mindestens 1 Münze
   *[other] mindestens { $amount } Münzen
  }
na-total = { $total } Münzen bei { $bid } geboten
na-right = { $total } Münzen: { $bid } stimmte
na-wrong = { $total } Münzen: { $bid } war zu viel
na-most = höchstens { $hint }
na-worth = zählt { $value }
na-hidden = verdeckt
na-idle = wirkungslos
na-void = null
na-won-cards = { $cards ->
    [0] noch nichts
    [one] 1 Karte
   *[other] { $cards } Karten
  }
na-won-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
na-chosen = Karten gelegt: { $chosen } von { $seats }. Warten auf die anderen.
na-revealing = Vor dem Zählen können verdeckte Sonderkarten noch aufgedeckt werden.
na-keep = Diese zwei behalten
na-keep-two = Wähl zwei Karten vom Tisch.
na-done = Nichts aufdecken
na-flip = Karte von { $name } umdrehen
na-flip-own = Deine eigene Karte umdrehen
na-expose = Gib deine Blende her, um die Sonderkarte von { $name } zu enttarnen
na-expose-title = Deine Blende hergeben?
na-expose-text = Die Sonderkarte von { $name } wird aufgedeckt. Deine Münzkarte bleibt bis zum Ende der Runde ohne Blende.
na-expose-yes = Enttarnen
na-expose-no = Blende behalten
na-play = Verdeckt spielen – { $help }
na-reveal = Aufdecken – { $help }
na-says-special = Eine Sonderkarte!
na-says-nain = Nain!
na-says-reverse = Andersherum!
na-says-exposed = Da geht meine Blende!
na-take = Diese Karte nehmen
na-clockwise = Gespielt wird im Uhrzeigersinn.
na-counter = Gespielt wird gegen den Uhrzeigersinn.
na-recap = Runde { $round }: { $total ->
    [one] 1 Münze
   *[other] { $total } Münzen
} bei { $bid } geboten
na-recap-right = { $winner } hat recht; { $loser } bekommt nichts und beginnt
na-recap-right-won = Du hast recht; { $loser } bekommt nichts und beginnt
na-recap-right-lost = { $winner } hat recht; du bekommst nichts und beginnst
na-counted-won = { $total ->
    [one] 1 Münze
   *[other] { $total } Münzen
} insgesamt, { $bid } geboten: Du hast recht, { $loser } liegt falsch.
na-counted-lost = { $total ->
    [one] 1 Münze
   *[other] { $total } Münzen
} insgesamt, { $bid } geboten: { $winner } hat recht, du liegst falsch.
na-doubled-own = Doppelt: Deine Münzen zählen { $amount }.
na-stolen-own = Ein Dieb stiehlt deine { $amount }.
na-stolen = weg
na-stopping = Letzte Runde
na-advice-flip = Vorher kannst du eine Karte umdrehen: Wähl sie.
na-advice-expose = Vorher kann deine Blende eine Sonderkarte enttarnen: Wähl sie.
na-advice-both = Vorher kannst du eine Karte umdrehen oder eine Sonderkarte enttarnen: Wähl sie.

## Eine Münzkarte in einer Textzeile

na-piece = { $value } (höchstens { $hint })

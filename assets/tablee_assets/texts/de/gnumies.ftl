# Was der Tisch der Gnumies sagt. Gehört zu tablee_client.view.tables.gnumies.

gn-round = Runde { $round }
gn-deck = { $count ->
    [0] keine Gäste mehr
    [one] noch 1 Gast
   *[other] noch { $count } Gäste
  }
gn-bid = { $card } bieten
gn-bid-star = Den Stern bieten
gn-choosing = { $count } Spieler wählen ihr Gebot.
gn-losing = { $count } Spieler wählen, wer geht.
gn-says-chosen = Ich habe gewählt.
gn-bids = Gebote: { $bids }

## Urteile

gn-luck = { $count ->
    [one] Gleichstand! { $name } gewinnt mit 1 Luckynit
   *[other] Gleichstand! { $name } gewinnt mit { $count } Luckynits
  }
gn-luck-own = { $count ->
    [one] Gleichstand! Du gewinnst mit deinem 1 Luckynit
   *[other] Gleichstand! Du gewinnst mit deinen { $count } Luckynits
  }
gn-won = { $guest ->
    [Copicastor] Der Copicastor
    [Wullawaki] Der Wullawaki
   *[other] Die { $guest }
  } geht an { $name }
gn-won-own = { $guest ->
    [Copicastor] Der Copicastor
    [Wullawaki] Der Wullawaki
   *[other] Die { $guest }
  } kommt zu dir!
gn-wullawaki = Der Wullawaki geht an { $name }; alle anderen verlieren ihr Gebot
gn-wullawaki-own = Der Wullawaki gehört dir; alle anderen verlieren ihr Gebot
gn-kept = { $name } behält { $guest ->
    [Copicastor] den Copicastor
    [Wullawaki] den Wullawaki
   *[other] die { $guest }
  } und verliert den Stern
gn-kept-own = Du behältst { $guest ->
    [Copicastor] den Copicastor
    [Wullawaki] den Wullawaki
   *[other] die { $guest }
  }
gn-given = { $name } gibt { $guest ->
    [Copicastor] den Copicastor
    [Wullawaki] den Wullawaki
   *[other] die { $guest }
  } an { $taker }
gn-given-own = Du gibst { $guest ->
    [Copicastor] den Copicastor
    [Wullawaki] den Wullawaki
   *[other] die { $guest }
  } an { $taker }, und der Stern kommt zurück
gn-given-you = { $name } gibt dir { $guest ->
    [Copicastor] den Copicastor
    [Wullawaki] den Wullawaki
   *[other] die { $guest }
  }
gn-drew-own = Dein Stern zieht den nächsten Gast
gn-became-own = { $value ->
    [0] Dein Copicastor findet niemanden zum Kopieren
   *[other] Dein Copicastor wird zur { $value }
}
gn-star-rests = Kein Stern auf einen Wullawaki: Du setzt diese Runde aus.
gn-last = { $count ->
    [one] Nur { $name } ist übrig und nimmt 1 Gast
   *[other] Nur { $name } ist übrig und nimmt { $count } Gäste
  }
gn-last-own = { $count ->
    [one] Nur du bist übrig: Noch 1 Gast gehört dir
   *[other] Nur du bist übrig: Noch { $count } Gäste gehören dir
  }
gn-lost = Wullawakis vertreiben bei { $name } { $count ->
    [one] den Gast
   *[other] die Gäste
  } { $guests }
gn-lost-own = Deine Wullawakis vertreiben { $count ->
    [one] den Gast
   *[other] die Gäste
  } { $guests }

## Der Stern

gn-keep = Gast behalten
gn-give = An { $name } geben
gn-give-here = An { $name }

## Was Wullawakis kosten

gn-lose-title = { $count } Wullawakis verderben deine Party
gn-lose-why = Wähl die { $count } Gäste, die davonlaufen. Wer bleibt, zählt.
gn-lose-left = Bleibt: { $points } Punkte
gn-lose-line = Gewählte Gäste: { $chosen } von { $count }
gn-lose = Wegschicken ({ $chosen } von { $count })

# Was die Tische während einer Partie sagen. Gehört zu tablee_client.view.tables.

play-menu = Der Tisch
play-menu-text = Die Partie läuft inzwischen weiter.
play-sound-on = Ton an
play-sound-off = Ton aus
play-go-on = Weiter
play-stop = Partie abbrechen
play-leave = Verlassen
play-leave-title = Die Partie verlassen?
play-leave-text = Der Computer spielt bis zum Ende an deinem Platz.
play-leave-practice = Du kannst sie später dort fortsetzen, wo du sie verlassen hast.
play-journal = Verlauf
play-lost = Verbindung verloren. So bald wie möglich geht’s weiter…
play-lost-title = Verbindung verloren
play-lost-text = Der Server antwortet nicht. Dein Platz bleibt dir: Sobald er antwortet, geht die Partie hier weiter.

## Über den Abbruch abstimmen

play-vote-title = Die Partie abbrechen?
play-vote-text = { $name } möchte abbrechen. Dafür: { $votes }, nötig: { $needed }.
play-vote-yes = Abbrechen
play-vote-no = Weiterspielen
play-vote-line = Abbruch: { $votes } von { $needed }, mit dir
play-watching = Du schaust zu

## Das Ende

play-you-win = Du gewinnst!
play-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] Gleichstand: { $names }
  }
play-rematch = Revanche
play-rematch-count = Revanche ({ $votes } von { $needed })
play-rematch-waits = Die anderen haben noch nicht geantwortet.
play-to-lobby = Zurück in die Stube

## Nain Jaune

nj-deal = Runde { $deal } von { $deals }
nj-take = { $amount ->
    [one] Den Chip nehmen
   *[other] { $amount } Chips nehmen
  }
nj-play = { $card } legen
nj-sans = Ohne { $rank }
nj-decline = Liegen lassen
nj-ready = Bereit
nj-ready-count = Bereit: { $ready } von { $seats }
nj-awaited = erwartet
nj-free = neue Reihe
nj-talon = Talon · { $count }
nj-heap = gelegt · { $count }
nj-lacks = ohne { $ranks }
nj-eliminated = ausgeschieden
nj-says-sans = ohne { $rank }
nj-says-stop = Ich spiele aus!
nj-says-skip = ohne { $rank }: weiter
nj-says-forgot = Vergessen!
nj-proclaim-opera = Große Oper!
nj-won = { $name } gewinnt die Runde
nj-won-you = Du gewinnst die Runde
nj-opera = Große Oper: { $name }!
nj-opera-you = Große Oper!
nj-out = keine Karten mehr
nj-has = { $tokens } Chips
nj-stake = Einsatz { $amount }
nj-boxes = Felder { $amount }
nj-received = von den Verlierern { $amount }
nj-cards = { $count ->
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
  }
nj-cards-points = { $count ->
    [one] 1 Karte, { $points } Punkte
   *[other] { $count } Karten, { $points } Punkte
  }
nj-pays = zahlt { $amount } an { $name }
nj-pays-you = zahlt dir { $amount }
nj-pays-own = du zahlst { $amount } an { $name }
nj-settles = { $left }: { $pays }
nj-seconds = noch { $left } s
nj-kept = hält { $boxes }: { $amount }
nj-short = schuldet { $owed }, hatte nur { $had }
nj-left-on-board = Bleibt auf dem Brett

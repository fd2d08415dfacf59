### Das Gold der Maya auf Deutsch.
### Was jeder Text bekommt: Ein Platz ($seat, $payer, $payee, $auctioneer) ist der Name des
### Spielers, ein Bruchstück ($face) der Text von `face` aus denen seiner Größe und seines
### Materials, Plätze ($receivers) und Gebote ($bids), wie sie gezeigt werden; alles andere ist
### eine Zahl.

title = Das Gold der Maya
tagline = Biete geheim, puzzle eine Scheibe, behalt die Fäuste der anderen im Auge.

## Was ein Spieler gefragt wird, und was die anderen sehen

stage-bid = Wie viele Perlen für dieses Bruchstück? Schließ die Faust.
stage-bid-other = { $seat } schließt die Faust.
stage-receiver = Mehrere haben am wenigsten geboten: Wähl, wen du bezahlst.
stage-receiver-other = { $seat } wählt, wer bezahlt wird.
stage-place = Es gehört dir! Leg alle Bruchstücke aus, wie du magst.
stage-place-other = { $seat } legt Bruchstücke aus.
stage-wait = Du bist nicht dran.
stage-wait-other = { $seat } wartet.
stage-over = Die Partie ist vorbei.
stage-over-other = Die Partie ist vorbei.

## Ablehnungen

refused-unknown-action = So einen Zug gibt es bei Das Gold der Maya nicht.
refused-unreadable = „{ $text }“ ist kein lesbarer Zug: Schreib zum Beispiel „bid 3“ oder „arrange 7Q4 9S3“.
refused-match-over = Die Partie ist vorbei, es wird nicht mehr gespielt.
refused-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refused-bids-are-over = Die Gebote sind offen: { $seat } hat dieses Bruchstück ersteigert.
refused-already-bid = Deine Faust ist zu: Ein Gebot lässt sich nicht ändern.
refused-less-than-nothing = Ein Gebot ist mindestens 0 Perlen.
refused-too-many-beads = Du hast nur { $beads } { $beads ->
    [one] Perle
   *[other] Perlen
}.
refused-nobody-to-choose = Gerade gibt es niemanden zu wählen.
refused-not-your-turn = { $seat } ist dran.
refused-not-a-receiver = Wähl jemanden, der am wenigsten geboten hat.
refused-nothing-to-lay = Auslegen kannst du nur, wenn du gerade ein Bruchstück ersteigert hast.
refused-unknown-piece = Dieses Bruchstück oder diese Seite gehört dir nicht.
refused-piece-twice = Ein Bruchstück kann nur an einer Stelle liegen.
refused-too-large = Das passt nicht mehr: Die Scheibe würde überlaufen.
refused-neighbours-differ = Diese Materialien passen nicht nebeneinander: Ihre Werte dürfen sich höchstens um 1 unterscheiden.
refused-ring-not-closed = Der Ring schließt sich nicht: Sein erstes und sein letztes Bruchstück berühren sich und unterscheiden sich um mehr als 1.
refused-too-many-bases = Du hast keine weitere Ablage.
refused-not-for-table = Der Tisch selbst bietet nicht.
refused-only-the-table = Nur der Tisch kann die Partie beenden.
refused-already-stopping = Der Abbruch ist beschlossen: Nach dieser Auktion ist Schluss.
refused-starter-not-seated = Platz { $number } kann nicht beginnen: Es sind nur { $seats } Spieler.

## Aktionen

action-bid = Bieten
action-give-to = { $seat } bezahlen
action-arrange = Auslegen
action-stop = Partie abbrechen

## Ereignisse

event-chance = Der Zufall hat entschieden.
event-starter-chosen = { $seat } leitet die erste Auktion.
event-lot-drawn = { $seat } zieht aus dem Beutel: { $face }.
event-bid-sealed = { $seat } hat die Faust geschlossen.
event-bids-revealed = Die Fäuste öffnen sich: { $bids }.
event-sale-cancelled = Alle Gebote fallen weg: { $face } kommt in die Schachtel.
event-lot-won = { $seat } ersteigert { $face } für { $beads } { $beads ->
    [one] Perle
   *[other] Perlen
}.
event-receivers-tied = { $seat } darf wählen, wer die Perlen bekommt.
event-beads-paid = { $payer } zahlt { $beads } { $beads ->
    [one] Perle
   *[other] Perlen
} an { $payee }.
event-beads-kept = { $seat } hat am wenigsten geboten und behält die Perlen ({ $beads }).
event-back-seen = { $seat } sieht sich die Rückseite an.
event-piece-dropped = { $seat } wirft { $face } in die Schachtel.
event-laid-out = { $seat } hat alle Bruchstücke ausgelegt.
event-disc-completed = { $seat } vollendet eine Scheibe: { $points } Punkte!
event-board-advanced = Die Bruchstücke rücken auf. { $auctioneer } leitet die Auktion.
event-stop-called = Der Tisch bricht die Partie ab.
event-match-over = Die Partie ist vorbei.

## Optionen

option-starter = Leitet die erste Auktion
option-starter-help = Wer die ersten Bruchstücke zieht. Sonst ändert das nichts.
option-starter-random = ausgelost
option-starter-0 = Platz 1
option-starter-1 = Platz 2
option-starter-2 = Platz 3
option-starter-3 = Platz 4
option-bases_2p = Scheiben zu zweit
option-bases_2p-help = Zu zweit kann jeder eine oder zwei Scheiben zusammensetzen. Mit mehr Spielern ist es immer eine.
option-bases_2p-1 = eine für jeden
option-bases_2p-2 = zwei für jeden
option-open_beads = Perlen offen
option-open_beads-help = Zeigt die Perlen aller. Wer die Zahlungen mitzählt, kennt sie ohnehin.
option-open_beads-true = ja
option-open_beads-false = nein, hinter Schirmen
option-self_low = Bietet der Sieger am wenigsten
option-self_low-help = Alle höheren Gebote können wegfallen. Dann bezahlt der Sieger jemanden oder behält die Perlen.
option-self_low-choose = er wählt, wen er bezahlt
option-self_low-keep = er behält die Perlen
option-turn_seconds = Zeit je Entscheidung
option-turn_seconds-help = Ist sie um, wird für dich 0 geboten oder das neue Bruchstück dort angelegt, wo es passt.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unbegrenzt

preset-seed = Klassisch
preset-seed-help = Die Regeln, wie sie geschrieben stehen: eine Scheibe für jeden, Perlen hinter Schirmen.
preset-duel = Zwei Scheiben
preset-duel-help = Für zwei: Jeder setzt zwei Scheiben zusammen.
preset-open = Offene Beutel
preset-open-help = Alle sehen, wie viele Perlen die anderen haben.

## Ende der Partie

ended-time = Die Zeit ist um.
ended-vote = Der Tisch hat beschlossen aufzuhören.
ended-host = Der Gastgeber hat die Partie beendet.
ended-abandoned = Die Partie wurde verlassen.
ended-sold-out = Das letzte Bruchstück ist versteigert.

line-disc = Ganze Scheibe { $base }
line-pieces = Ihre Bruchstücke
line-one-material = Aus einem Material
line-unfinished = Scheibe { $base } unvollendet ({ $size } von 24 Teilen)
line-beads = Perlen

## Namen

material-0 = Stein
material-1 = Jade
material-2 = Bronze
material-3 = Silber
material-4 = Gold

size-Q = ein Viertel
size-S = ein Sechstel
size-E = ein Achtel

face = { $size } { $material }

## Warum ein Zug gut ist

reason-closes-ring = Dieses Bruchstück schließt deinen Ring: Es ist dir { $points } mehr wert.
reason-may-close-ring = In { $percent } % der Fälle schließt dieses Bruchstück deinen Ring: Es ist dir etwa { $points } mehr wert.
reason-adds = Dieses Bruchstück bringt deine Scheibe um etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} voran.
reason-adds-nothing = Dieses Bruchstück hilft deiner Scheibe kaum.
reason-rivals = { $count ->
    [one] Ein anderer will es ebenso sehr wie du.
    [2] Zwei andere wollen es ebenso sehr wie du.
   *[other] { $count } andere wollen es ebenso sehr wie du.
}
reason-no-rival = Niemand sonst braucht es so sehr.
reason-dearer-to = Für { $seat } ist es { $points } wert: Lass es nicht umsonst weggehen.
reason-lowest-is-paid = Wer am wenigsten bietet, wird bezahlt: Eine leere Faust bringt Perlen.
reason-unforeseen = { $count } Gebote sind etwa gleich gut: Deins ist ausgelost und lässt sich nicht vorhersehen.
reason-least-harm = Bei { $seat } schaden dir deine Perlen am wenigsten.
reason-whole = Die Scheibe ist ganz: { $points } Punkte.
reason-leaves-gap = { $count ->
    [one] In die Lücke, die bleibt, passt ein einziges Bruchstück.
   *[other] Für die Lücke, die bleibt, braucht es mindestens { $count } Bruchstücke.
}

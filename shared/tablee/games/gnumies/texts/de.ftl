### The Gnumies auf Deutsch.
### Was jeder Text bekommt: Ein Platz ($seat, $winner, $taker) ist der Name des Spielers, ein Gast
### ($guest, $guests) oder eine Gnumie-Karte ($card, $cards, $bids), wie sie gezeigt werden; alles
### andere ist eine Zahl.

title = The Gnumies
tagline = Biete um die besten Gäste, und halt die Wullawakis draußen.

## Was ein Spieler gefragt wird, und was die anderen sehen

stage-bid = Wähl dein Gebot für diesen Gast.
stage-bid-other = { $seat } wählt ein Gebot.
stage-bid-wullawaki = Ein Wullawaki! Das höchste Gebot bekommt ihn; alle anderen Gebote sind verloren.
stage-bid-wullawaki-other = { $seat } wählt ein Gebot.
stage-star = Dein Stern hat einen Gast gezogen: behalten oder hergeben?
stage-star-other = Der Stern von { $seat } hat einen Gast gezogen.
stage-penalty = Deine Wullawakis verderben die Party: Wähl, welche Gäste gehen.
stage-penalty-other = { $seat } wählt, wer geht.
stage-wait = Warten auf die anderen.
stage-wait-other = { $seat } wartet.
stage-over = Die Party ist vorbei.
stage-over-other = Die Party ist vorbei.

## Ablehnungen

refused-unknown-action = So einen Zug gibt es bei The Gnumies nicht.
refused-unreadable = „{ $text }“ ist kein lesbarer Zug: Schreib zum Beispiel „bid 70“.
refused-match-over = Die Party ist vorbei, es wird nicht mehr gespielt.
refused-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refused-not-for-table = Der Tisch selbst spielt keine Karten.
refused-only-the-table = Nur der Tisch kann die Partie beenden.
refused-already-stopping = Der Abbruch ist beschlossen: Nach dieser Runde ist Schluss.
refused-no-bids-now = Gerade gibt es nichts zu bieten.
refused-already-bid = Dein Gebot liegt schon und lässt sich nicht ändern.
refused-no-gnumies = Du hast keine Gnumie-Karten mehr: Du bietest nicht mehr mit.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-star-on-wullawaki = Auf einen Wullawaki lässt sich der Stern nicht spielen.
refused-nothing-drawn = Kein Stern hat einen Gast gezogen.
refused-not-your-star = Diesen Gast hat der Stern von { $seat } gezogen.
refused-give-to-another = Willst du den Gast selbst, behalt ihn.
refused-no-such-receiver = Dort sitzt niemand, der den Gast nehmen könnte.
refused-no-penalty-now = Gerade muss niemand gehen.
refused-no-choice-to-make = Du hast keine Gäste, unter denen du wählen könntest.
refused-already-discarded = Du hast schon gewählt; warte auf die anderen.
refused-not-in-room = Dieser Gast ist nicht in deinem Partyraum.
refused-wullawakis-stay = Die Wullawakis gehen nicht: Wähl unter den anderen.
refused-guest-twice = Derselbe Gast kann nicht zweimal gehen.
refused-wrong-number = Wähl so viele Gäste, wie du Wullawakis hast: { $count }.
refused-wrong-order = Nenn die Gäste vom niedrigsten an aufwärts.

## Aktionen

action-bid = { $card } bieten
action-keep = Gast behalten
action-give = An { $seat } geben
action-discard = Diese Gäste wegschicken
action-stop = Partie abbrechen

## Ereignisse

event-chance = Der Zufall hat entschieden.
event-guest-turned = Runde { $round }: Vor der Tür steht { $guest ->
    [Wullawaki] ein Wullawaki
    [Copicastor] der Copicastor
   *[other] eine { $guest }
}.
event-bid-sealed = { $seat } hat ein Gebot gelegt.
event-bids-shown = Alle Gebote werden aufgedeckt.
event-luck-decided = Die Luckynits entscheiden: { $winner } hat das meiste Glück.
event-guest-won = { $seat } bekommt { $guest ->
    [Wullawaki] den Wullawaki
    [Copicastor] den Copicastor
   *[other] die { $guest }
}.
event-guest-left = { $guest ->
    [Wullawaki] Der Wullawaki
    [Copicastor] Der Copicastor
   *[other] Die { $guest }
} geht nach Hause: Kein Gebot konnte gewinnen.
event-gnumie-spent = { $seat } gibt { $card ->
    [Stern] den Stern
   *[other] die { $card }
} ab.
event-gnumie-returned = { $seat } nimmt { $card ->
    [Stern] den Stern
   *[other] die { $card }
} zurück.
event-stars-idle = Die Sterne bleiben wirkungslos.
event-star-drew = { $seat } sieht sich den nächsten Gast an.
event-star-placed = { $guest ->
    [Wullawaki] Der Wullawaki
    [Copicastor] Der Copicastor
   *[other] Die { $guest }
}, gezogen von { $seat }, geht an { $taker }.
event-last-player = Nur { $seat } hat noch Gnumie-Karten und nimmt { $count } weitere { $count ->
    [one] Gast
   *[other] Gäste
}.
event-guest-taken = { $seat } nimmt { $guest ->
    [Wullawaki] den Wullawaki
    [Copicastor] den Copicastor
   *[other] die { $guest }
}.
event-copicastor-became = { $value ->
    [0] Der Copicastor von { $seat } findet niemanden zum Kopieren.
   *[other] Der Copicastor von { $seat } wird zur { $value }.
}
event-discard-sealed = { $seat } hat gewählt, wer geht.
event-guests-lost = { $wullawakis ->
    [one] Ein Wullawaki vertreibt
   *[other] { $wullawakis } Wullawakis vertreiben
} Gäste von { $seat }: { $guests }.
event-deck-shown = Wer nie gekommen ist: { $guests }
event-stop-called = Der Tisch bricht die Partie nach dieser Runde ab.
event-match-over = Die Party ist vorbei.

## Optionen

option-star_card = Sternkarten
option-star_card-help = Jeder hat eine elfte Karte: Wer sie als Einziger spielt, zieht geheim einen Gast, zum Behalten oder Hergeben.
option-star_card-true = ja
option-star_card-false = nein
option-star_variant = Stern zieht Wullawaki
option-star_variant-help = Nur mit Sternkarten.
option-star_variant-published = er bleibt, Stern zurück
option-star_variant-asterix = hergeben kostet den Stern
option-copy_won_by = Den Copicastor bekommt
option-copy_won_by-help = Welches Gebot die Jokerkarte gewinnt.
option-copy_won_by-highest = das höchste Gebot
option-copy_won_by-lowest = das niedrigste Gebot
option-set5 = Fünf gleiche
option-set5-help = Vier Karten und der Copicastor.
option-set5-150 = 150 Punkte
option-set5-100 = 100 Punkte, wie vier
option-penalty_before_copy = Erst die Wullawakis
option-penalty_before_copy-help = Der Copicastor verwandelt sich erst, wenn die Wullawakis Gäste vertrieben haben.
option-penalty_before_copy-true = ja
option-penalty_before_copy-false = nein
option-last_player_takes = Der Letzte nimmt
option-last_player_takes-help = Was zieht, wer als Einziger noch Gnumie-Karten hat.
option-last_player_takes-hand = einen Gast je Handkarte
option-last_player_takes-all = alle übrigen Gäste
option-deck_reveal = Ungesehene Gäste zeigen
option-deck_reveal-help = Der Rest des Stapels, wenn die Party vorbei ist.
option-deck_reveal-end = am Ende
option-deck_reveal-never = nie
option-turn_seconds = Zeit je Entscheidung
option-turn_seconds-help = Ist sie um, wird deine niedrigste Karte geboten, und die besten Gäste bleiben.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unbegrenzt

preset-seed = Klassisch
preset-seed-help = Zehn Karten für jeden; das höchste Gebot gewinnt immer.
preset-amigo = Mit Sternen
preset-amigo-help = Sternkarten, und das niedrigste Gebot gewinnt den Copicastor.

## Ende der Partie

ended-last-player = Nur ein Spieler hatte noch Gnumie-Karten.
ended-no-gnumies = Niemand hat mehr Gnumie-Karten.
ended-no-guests = Alle Gäste sind gekommen.
ended-time = Die Zeit ist um.
ended-vote = Der Tisch hat beschlossen aufzuhören.
ended-host = Der Gastgeber hat die Partie beendet.
ended-abandoned = Die Partie wurde verlassen.

line-guest = Einmal { $value }
line-pair = Ein Paar { $value }
line-three = Dreimal { $value }
line-four = Viermal { $value }
line-five = Fünfmal { $value }
line-twice = Zweimal { $value }
line-alone = Der Copicastor, ohne jemanden zum Kopieren
line-wullawakis = Wullawakis: { $wullawakis } (verlorene Gäste: { $lost })
line-nobody = Niemand ist gekommen

## Namen

colour-red = rot
colour-yellow = gelb
colour-blue = blau
colour-purple = lila
colour-grey = grau

gnumie-star = Stern
guest-W = Wullawaki
guest-C = Copicastor
luckynits = { $count ->
    [one] { $count } Luckynit
   *[other] { $count } Luckynits
}

## Warum ein Zug gut ist

reason-adds = In deinem Partyraum ist der Gast etwa { $points } wert.
reason-adds-little = In deinem Partyraum ist der Gast nur etwa { $points } wert.
reason-wins = Dieses Gebot gewinnt ihn in { $percent } % der Fälle.
reason-dearer-to = Für { $seat } ist er etwa { $points } wert.
reason-pest-costs = Ein Wullawaki würde dich etwa { $points } kosten.
reason-pest-comes = Mit diesem Gebot kommt er in { $percent } % der Fälle zu dir.
reason-star-draws = Dafür zieht dein Stern vielleicht einen besseren Gast.
reason-keeps = In deinem Partyraum ist dieser Gast etwa { $points } wert.
reason-helps-least = Am wenigsten hilft er { $seat }: etwa { $points }, und dein Stern kommt zurück.
reason-hurts-most = Am meisten schadet er { $seat }: etwa { $points }.
reason-loses-least = Mit dieser Wahl behältst du { $points } Punkte, mehr geht nicht.

### Nain ! auf Deutsch.
### Was jeder Text bekommt: Ein Platz ($seat, $bidder, $by, $winner, $loser, $starter) ist der Name
### des Spielers, eine Sonderkarte ($special, $specials) der Text von special-NAME, eine Münzkarte
### ($coin, $coins), wie sie gezeigt wird; alles andere ist eine Zahl.

title = Nain !
tagline = Schätz den Hort, bluff deine bärtigen Freunde, zweifle rechtzeitig.

## Was ein Spieler gefragt wird, und was die anderen sehen

stage-choose = Wähl eine Münzkarte: Sie kommt verdeckt und unter deiner Blende auf den Tisch.
stage-choose-other = { $seat } wählt eine Münzkarte.
stage-open = Du beginnst: Wie viele Münzen liegen mindestens auf dem Tisch?
stage-open-other = { $seat } macht das erste Gebot.
stage-bid = Mindestens { $bid } Münzen? Biete mehr, oder sag „Nain!“
stage-bid-other = { $seat } bietet mehr oder zweifelt.
stage-last-reveal = Vor dem Zählen: Willst du eine Sonderkarte aufdecken?
stage-last-reveal-other = { $seat } darf noch eine Sonderkarte aufdecken.
stage-pick = Die Runde gehört dir: Behalt zwei Karten.
stage-pick-other = { $seat } behält zwei Karten.
stage-draft = Nimm eine der verdeckten Karten.
stage-draft-other = { $seat } nimmt eine verdeckte Karte.
stage-wait = Du bist nicht dran; solange geboten wird, dürfen deine Sonderkarten jederzeit heraus.
stage-wait-other = { $seat } wartet.
stage-over = Die Partie ist vorbei.
stage-over-other = Die Partie ist vorbei.

## Ablehnungen

refused-unknown-action = So einen Zug gibt es bei Nain ! nicht.
refused-unreadable = „{ $text }“ ist kein lesbarer Zug: Schreib zum Beispiel „bid 14“.
refused-match-over = Die Partie ist vorbei, es wird nicht mehr gespielt.
refused-not-for-table = Der Tisch selbst spielt keine Karten.
refused-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refused-only-the-table = Nur der Tisch kann die Partie beenden.
refused-already-stopping = Der Abbruch ist beschlossen: Nach dieser Runde ist Schluss.
refused-cards-are-placed = Die Münzkarten liegen schon auf dem Tisch: Wähl wieder in der nächsten Runde.
refused-already-chosen = Du hast deine Karte gewählt; dabei bleibt es.
refused-not-in-hand = So eine Münzkarte hast du nicht auf der Hand.
refused-not-bidding = Das geht nur, solange geboten wird.
refused-not-your-turn = { $seat } ist dran.
refused-already-flipped = Du hast in diesem Zug schon eine Karte umgedreht: Biete, oder sag „Nain!“
refused-own-card = An diesem Tisch darfst du nur die Karten der anderen umdrehen.
refused-already-face-up = Diese Karte liegt schon offen.
refused-no-cover-left = Eine Sonderkarte zu enttarnen kostet deine Blende, und deine ist weg.
refused-own-special = Deine eigenen Sonderkarten deckst du einfach auf; deine Blende ist für die der anderen.
refused-no-such-special = Dort liegt keine Sonderkarte.
refused-already-revealed = Diese Sonderkarte ist schon aufgedeckt.
refused-bid-too-low = Du musst mindestens { $least } bieten.
refused-bid-too-high = Mehr als { $most } kann niemand bieten.
refused-nothing-to-doubt = Es gibt noch kein Gebot zum Anzweifeln: Du musst eins machen.
refused-cards-not-placed = Sonderkarten spielt man erst, wenn alle Münzkarten auf dem Tisch liegen.
refused-too-late-to-play = „Nain!“ ist gesagt: Jetzt lässt sich keine Sonderkarte mehr spielen.
refused-special-not-in-hand = So eine Sonderkarte hast du nicht auf der Hand.
refused-one-special-only = An diesem Tisch spielt man eine Sonderkarte je Runde.
refused-nothing-to-reveal = Gerade lässt sich keine Sonderkarte aufdecken.
refused-already-done = Du deckst in dieser Runde nichts mehr auf.
refused-not-last-reveal = Gerade wird niemand gefragt, ob er noch etwas aufdeckt.
refused-nothing-to-keep = Gerade gibt es keine Karten zu verteilen.
refused-not-the-winner = { $seat } hat die Runde gewonnen und behält zwei Karten.
refused-keep-two = Wähl zwei verschiedene Karten vom Tisch.
refused-nothing-to-draft = Gerade gibt es keine verdeckten Karten zu nehmen.
refused-not-your-draft = { $seat } ist mit Nehmen dran.
refused-no-card-there = Diese Karte ist schon weg.
refused-two-players-off = Um zu zweit zu spielen, schalte die Option „Spiel zu zweit“ ein.
refused-starter-not-seated = Platz { $number } kann nicht beginnen: Es sind nur { $seats } Spieler.

## Aktionen

action-choose = { $coin } legen
action-flip = Die Karte von { $seat } umdrehen
action-expose = Meine Blende hergeben, um die Sonderkarte von { $seat } zu sehen
action-bid = { $amount } bieten
action-nain = Nain!
action-play-special = { $special } verdeckt spielen
action-reveal-special = Meine Sonderkarte aufdecken
action-done = Nichts aufdecken
action-keep = Diese zwei behalten
action-take = Diese Karte nehmen
action-stop = Partie abbrechen

## Ereignisse

event-chance = Der Zufall hat entschieden.
event-starter-chosen = { $seat } macht das erste Gebot.
event-dealt = { $seat } bekommt { $coin_count } Münzkarten und { $special_count } Sonderkarten.
event-round-begun = Runde { $round }: { $starter } beginnt.
event-coin-chosen = { $seat } hat eine Karte gewählt.
event-coins-placed = Die Karten liegen auf dem Tisch, unter ihren Blenden.
event-turn-passed = { $seat } ist dran.
event-coin-flipped = { $by } dreht die Karte von { $seat } um: höchstens { $hint }.
event-cover-removed = Die Blende von { $seat } ist weg.
event-special-played = { $seat } spielt eine Sonderkarte!
event-special-revealed = Die Sonderkarte von { $seat } ist aufgedeckt: { $special }.
event-direction-reversed = { $direction ->
    [1] Es geht wieder im Uhrzeigersinn.
   *[other] Jetzt geht es andersherum.
}
event-bid-made = { $seat }: „mindestens { $amount }!“
event-nain-called = { $seat }: „Nain!“
event-revealing-done = { $seat } deckt nichts mehr auf.
event-coin-counted = { $seat } hatte { $coin }.
event-special-turned-up = { $seat } hatte { $special } gespielt.
event-amount-doubled = Doppelt: Die Münzen von { $seat } zählen { $amount }.
event-amount-stolen = Ein Dieb stiehlt { $seat } { $amount }.
event-coins-added = { $special }: { $amount } Münzen mehr.
event-counted = { $total ->
    [one] 1 Münze
   *[other] { $total } Münzen
} insgesamt, { $bid } geboten: { $winner } hat recht, { $loser } liegt falsch.
event-cards-kept = { $seat } behält zwei Karten.
event-leftovers-shuffled = Die übrigen Karten werden verdeckt gemischt.
event-card-drafted = { $seat } nimmt eine Karte.
event-stop-called = Der Tisch bricht die Partie ab.
event-pile-shown = { $seat } hat { $score } Münzen.
event-specials-shown = { $seat } hat nie gespielt: { $specials }.
event-match-over = Die Partie ist vorbei.

## Optionen

option-two_player = Spiel zu zweit
option-two_player-help = Erlaubt zwei Spieler; wer eine Runde gewinnt, nimmt beide Karten.
option-two_player-true = ja
option-two_player-false = nein
option-starter = Erstes Gebot
option-starter-help = Wer die erste Runde beginnt; danach beginnt der Verlierer. Nach altem Brauch: der Kleinste.
option-starter-random = ausgelost
option-starter-0 = Platz 1
option-starter-1 = Platz 2
option-starter-2 = Platz 3
option-starter-3 = Platz 4
option-starter-4 = Platz 5
option-starter-5 = Platz 6
option-starter-6 = Platz 7
option-starter-7 = Platz 8
option-flip_own = Eigene Karte umdrehen
option-flip_own-help = Ob du auch deine eigene Karte umdrehen darfst, um die anderen zu beeindrucken.
option-flip_own-true = erlaubt
option-flip_own-false = verboten
option-late_reveal = Letztes Aufdecken
option-late_reveal-help = Nach „Nain!“ dürfen gespielte Sonderkarten vor dem Zählen noch aufgedeckt werden.
option-late_reveal-true = ja
option-late_reveal-false = nein
option-one_special_per_round = Sonderkarten je Runde
option-one_special_per_round-help = Wie viele jeder in derselben Runde spielen darf.
option-one_special_per_round-true = nur eine
option-one_special_per_round-false = so viele man hat
option-reverse_jumps = Wende gibt den Zug weiter
option-reverse_jumps-help = Ob der Zug sofort zum anderen Nachbarn des Bietenden springt.
option-reverse_jumps-true = sofort
option-reverse_jumps-false = erst ab dem nächsten Zug
option-auto_draft = Verdeckte Karten verteilen
option-auto_draft-help = Sie sind gemischt, also ändert Austeilen nichts an den Chancen; selbst nehmen macht mehr Spaß.
option-auto_draft-true = von selbst
option-auto_draft-false = von Hand
option-turn_seconds = Zeit je Entscheidung
option-turn_seconds-help = Ist sie um, wird für dich vorsichtig gezogen.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unbegrenzt
option-reaction_ms = Pause vor „Nain!“
option-reaction_ms-help = Wie lange ein Zweifel zurückgehalten wird, damit andere vorher noch eine Sonderkarte spielen können.
option-reaction_ms-number = { $value } ms

preset-seed = Klassisch
preset-seed-help = Die Regeln, wie sie geschrieben stehen.
preset-strict = Streng
preset-strict-help = Nur Karten der anderen umdrehen, eine Sonderkarte je Runde, nach „Nain!“ nichts mehr aufdecken.
preset-whirl = Wirbel
preset-whirl-help = Mit der Wende springt der Zug sofort, und die übrigen Karten nimmt man von Hand.

## Ende der Partie

ended-cards = Alle Karten sind gespielt.
ended-time = Die Zeit ist um.
ended-vote = Der Tisch hat beschlossen aufzuhören.
ended-host = Der Gastgeber hat die Partie beendet.
ended-abandoned = Die Partie wurde verlassen.

line-kept = In gewonnenen Runden behalten
line-drafted = Verdeckt genommen

## Namen

special-interest = Zinsen
special-reverse = Wende
special-no-cover = Blenden weg
special-double = Doppelt
special-thief = Dieb
special-hoard = Hort
special-interest-help = Wenn aufgedeckt: für jede Münzkarte auf dem Tisch eine Münze mehr.
special-reverse-help = Wenn aufgedeckt: In dieser Runde geht es andersherum.
special-no-cover-help = Wenn aufgedeckt: Für diese Runde kommen alle Blenden weg.
special-double-help = Beim Zählen: Deine eigene Münzkarte zählt doppelt.
special-thief-help = Beim Zählen: Die größte Menge auf dem Tisch zählt nichts.
special-hoard-help = Beim Zählen: fünf Münzen mehr.

hint-3 = kleine Truhe: höchstens 3
hint-6 = mittlere Truhe: höchstens 6
hint-8 = große Truhe: höchstens 8

## Warum ein Zug gut ist: Tipps und Rückblick

reason-total-chance = Auf { $percent } % der noch möglichen Tische liegen mindestens { $amount } Münzen.
reason-own-card-high = Deine eigene Karte ({ $value }) ist hoch, und die anderen wissen es nicht: Es ist mehr, als es aussieht.
reason-own-card-low = Deine eigene Karte ({ $value }) ist niedrig, und die anderen wissen es nicht: Es ist weniger, als es aussieht.
reason-look-at-chest = Eine Truhe verrät, wie viele Münzen eine Karte höchstens hat: erst schauen, dann entscheiden.
reason-look-at-special = Eine unbekannte Sonderkarte kann alles ändern: Sie zu kennen ist deine Blende wert.
reason-adds-coins = { $special } bringt beim Zählen Münzen dazu: Das hilft deiner Zahl.
reason-robs-total = { $special } nimmt beim Zählen den größten Teil weg: Die Zahl wird zu hoch.
reason-turns-the-round = { $special } ändert, was die anderen sehen oder wer dran ist.
reason-best-two = Das sind die zwei reichsten Karten.

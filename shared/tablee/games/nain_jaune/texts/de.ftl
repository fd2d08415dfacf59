### Nain Jaune auf Deutsch.
### Was jeder Text bekommt: Ein Platz ($seat, $dealer, $leader, $payer, $payee) ist der Name des
### Spielers, ein Wert ($rank, $required) der Text von rank-N, ein Feld ($box) der von box-KARTE,
### eine Karte ($card, $cards), wie sie gezeigt wird; alles andere ist eine Zahl.

title = Nain Jaune
tagline = Hand leer, Felder geplündert – und Vorsicht vor dem Zwerg!

## Was ein Spieler gefragt wird, und was die anderen sehen

stage-lead = Du spielst aus: Leg eine Karte und beginn damit eine Reihe.
stage-lead-other = { $seat } beginnt eine neue Reihe.
stage-follow = Du bist dran. Gefragt: { $required }.
stage-follow-other = { $seat } ist dran. Gefragt: { $required }.
stage-claim = Räum das Feld { $box } ab, bevor du weiterspielst!
stage-claim-other = { $seat } darf das Feld { $box } abräumen.
stage-last-claim = Deine Hand ist leer: Räum das Feld { $box } ab, oder lass es.
stage-last-claim-other = { $seat } darf noch ein letztes Feld abräumen.
stage-between = Die Runde ist abgerechnet. Bereit für die nächste?
stage-between-other = Warten, bis alle bereit sind.
stage-wait = Du bist nicht dran.
stage-wait-other = { $seat } wartet.
stage-over = Die Partie ist vorbei.
stage-over-other = Die Partie ist vorbei.

## Ablehnungen

refused-unknown-action = So einen Zug gibt es bei Nain Jaune nicht.
refused-unreadable = „{ $text }“ ist kein lesbarer Zug: Schreib zum Beispiel „play 7D“.
refused-match-over = Die Partie ist vorbei, es wird nicht mehr gespielt.
refused-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refused-eliminated = Du bist ausgeschieden: In dieser Partie spielst du nicht mehr mit.
refused-deal-not-over = Die Runde ist noch nicht vorbei: Melde dich bereit, wenn sie abgerechnet ist.
refused-already-ready = Du bist schon bereit; warte auf die anderen.
refused-deal-over = Die Runde ist abgerechnet: Warte auf die nächste.
refused-not-your-turn = { $seat } ist dran.
refused-nothing-to-claim = Es gibt kein Feld abzuräumen.
refused-claim-first = Deine Hand ist leer: Räum das Feld { $box } ab, oder sag „ohne“.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-wrong-rank = Gefragt: { $required }. Diese Karte passt nicht ({ $rank }).
refused-must-lead-lowest = Die erste Karte der Runde muss deine niedrigste sein ({ $rank }).
refused-no-pass-on-lead = Du beginnst die Reihe: Du musst eine Karte legen.
refused-must-play = Du hast die gefragte Karte ({ $rank }): Du musst sie legen.
refused-not-for-table = Der Tisch selbst spielt keine Karten.
refused-only-the-table = Nur der Tisch kann die Partie beenden.
refused-already-stopping = Der Abbruch ist beschlossen: Nach dieser Runde ist Schluss.
refused-two-players-off = Um zu zweit zu spielen, schalte die Option „Spiel zu zweit“ ein.
refused-dealer-not-seated = Platz { $number } kann nicht geben: Es sind nur { $seats } Spieler.
refused-start-below-stake = Mit { $start } Chips kann niemand { $stake } einsetzen: Gib mehr Startchips oder senk die Einsätze.

## Aktionen

action-play = { $card } legen
action-claim = Feld abräumen
action-sans = Ohne
action-ready = Bereit
action-stop = Partie abbrechen

## Ereignisse

event-chance = Der Zufall hat entschieden.
event-card-drawn = { $seat } zieht { $card }.
event-dealer-chosen = { $seat } gibt als Erstes.
event-deal-begun = Runde { $deal }: { $dealer } gibt, { $leader } spielt aus.
event-stake-paid = { $seat } setzt { $amount } auf das Feld { $box }.
event-dealt = { $seat } bekommt { $count } Karten.
event-card-laid = { $seat } legt { $card }.
event-sans-said = { $seat }: „ohne { $rank }“.
event-rank-skipped = Alle sind ohne { $rank }: { $seat } macht mit dem nächsten Wert weiter.
event-series-stopped = Stopp: { $seat } beginnt eine neue Reihe.
event-box-claimed = { $seat } räumt das Feld { $box } ab: { $amount } { $amount ->
    [one] Chip
   *[other] Chips
}.
event-box-forgotten = { $seat } hat das Feld { $box } vergessen!
event-box-doubled = { $seat } legt { $amount } { $amount ->
    [one] Chip
   *[other] Chips
} auf das Feld { $box }.
event-hand-revealed = { $seat } zeigt { $cards }.
event-grand-opera = Große Oper! { $seat } räumt das ganze Brett ab.
event-box-swept = { $seat } räumt das Feld { $box } ab: { $amount }.
event-dues-paid = { $payer } zahlt { $amount } an { $payee }.
event-penalty-paid = { $seat } hat die Karte des Feldes { $box } behalten und legt { $amount } darauf.
event-talon-revealed = Der Talon: { $cards }.
event-deal-over = { $winner } gewinnt Runde { $deal }.
event-seat-ready = { $seat } ist bereit.
event-stop-called = Der Tisch bricht die Partie ab.
event-rebought = { $seat } holt sich { $amount } Chips auf Kredit.
event-eliminated = { $seat } kann nichts mehr einsetzen und scheidet aus.
event-leftover-paid = { $seat } bekommt { $amount } von dem, was auf den Feldern lag.
event-match-over = Die Partie ist vorbei.

## Abrechnung

payment-dues = { $payer } hält { $cards } und schuldet { $payee } { $owed }
payment-kept = { $payer } hat { $cards } behalten und schuldet dem Feld { $box } { $owed }
payment-swept = { $payee } räumt das Feld { $box } ab
payment-short = kann nur { $paid } zahlen

## Optionen

option-two_player = Spiel zu zweit
option-two_player-help = Erlaubt zwei Spieler, mit je 22 Karten.
option-two_player-true = ja
option-two_player-false = nein
option-direction = Spielrichtung
option-direction-help = Ändert nur, wie der Tisch gezeichnet wird.
option-direction-right = nach rechts
option-direction-left = nach links
option-packet = Austeilen zu je
option-packet-help = Wie viele Karten auf einmal gegeben werden; an den Chancen ändert das nichts.
option-packet-1 = 1 Karte
option-packet-2 = 2 Karten
option-packet-3 = 3 Karten
option-first_dealer = Erster Geber
option-first_dealer-help = Wer als Erstes gibt; der Nächste spielt aus.
option-first_dealer-random = ausgelost
option-first_dealer-high_card = höchste gezogene Karte
option-first_dealer-0 = Platz 1
option-first_dealer-1 = Platz 2
option-first_dealer-2 = Platz 3
option-first_dealer-3 = Platz 4
option-first_dealer-4 = Platz 5
option-first_dealer-5 = Platz 6
option-first_dealer-6 = Platz 7
option-first_dealer-7 = Platz 8
option-lead_rule = Erste Karte einer Runde
option-lead_rule-help = Was beim ersten Ausspielen einer Runde liegen darf.
option-lead_rule-any = eine beliebige
option-lead_rule-lowest = die niedrigste
option-continue = Reihe fortsetzen
option-continue-help = Musst du die gefragte Karte legen, wenn du sie hast?
option-continue-forced = Pflicht
option-continue-optional = freiwillig
option-gap = Wenn keiner weiterkommt
option-gap-help = Wer zuletzt gelegt hat, beginnt frei neu oder macht mit dem nächsten Wert weiter.
option-gap-free = freie neue Reihe
option-gap-skip = Wert überspringen
option-claim = Felder abräumen
option-claim-help = Von Hand kann man es vergessen!
option-claim-manual = von Hand
option-claim-auto = von selbst
option-forget = Vergessenes Feld
option-forget-help = Was das Vergessen kostet: Das Feld wird verdoppelt, oder nichts geschieht.
option-forget-double = wird verdoppelt
option-forget-stay = bleibt, wie es ist
option-pay = Übrige Karten kosten
option-pay-help = Was jeder Verlierer an den Gewinner zahlt.
option-pay-count = 1 Chip je Karte
option-pay-points = die Punkte der Karten
option-pay-tens_ones = Bilder 10, andere 1
option-kept = Behaltene Brettkarte
option-kept-help = Was man dann auf das Feld legt.
option-kept-none = nichts
option-kept-double = so viel, wie darauf liegt
option-kept-stake = den Grundeinsatz
option-opera = Große Oper
option-opera-help = Wer fertig wird, bevor jemand anderes eine Karte gelegt hat, räumt das Brett ab.
option-opera-true = ja
option-opera-false = nein
option-short = Wer nicht zahlen kann
option-short-help = Bei der Abrechnung zahlen, was man hat, oder Schulden machen.
option-short-partial = zahlt, was da ist
option-short-debt = macht Schulden
option-broke = Wer nicht setzen kann
option-broke-help = Was vor einer Runde geschieht, wenn jemand den Einsatz nicht zahlen kann.
option-broke-end = die Partie endet
option-broke-eliminate = scheidet aus
option-broke-rebuy = kauft Chips auf Kredit
option-broke-debt = macht Schulden
option-start_tokens = Startchips
option-start_tokens-help = Je mehr es sind, desto länger kann eine Partie dauern.
option-start_tokens-number = { $value }
option-limit_deals = Zahl der Runden
option-limit_deals-help = Zwei je Spieler sind gerecht. Ohne Grenze endet die Partie spätestens nach hundert Runden.
option-limit_deals-number = { $value }
option-limit_deals-none = unbegrenzt
option-limit_minutes = Zeitgrenze
option-limit_minutes-help = Die laufende Runde wird immer zu Ende gespielt.
option-limit_minutes-number = { $value } min
option-limit_minutes-none = unbegrenzt
option-leftover = Übrige Chips auf den Feldern
option-leftover-help = Wer am Ende bekommt, was auf dem Brett liegt.
option-leftover-stay = niemand
option-leftover-split = alle zu gleichen Teilen
option-leftover-last_winner = wer die letzte Runde gewinnt
option-talon_reveal = Talon zeigen
option-talon_reveal-help = Die nicht ausgeteilten Karten, wenn eine Runde vorbei ist.
option-talon_reveal-settle = nach jeder Runde
option-talon_reveal-never = nie
option-history = Sichtbare Karten
option-history-help = Ist nur die letzte Reihe zu sehen, kommt es aufs Gedächtnis an.
option-history-full = alle gelegten
option-history-top = die letzte Reihe
option-turn_seconds = Zeit je Zug
option-turn_seconds-help = Ist sie um, wird deine niedrigste Karte gelegt; vergessen wird dabei kein Feld.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unbegrenzt
option-between_seconds = Pause zwischen Runden
option-between_seconds-help = Nach dieser Zeit gelten alle als bereit.
option-between_seconds-number = { $value } s
option-auto_single = Einzige Karte von selbst
option-auto_single-help = Ist nur eine Karte möglich, wird sie nach einem Moment für dich gelegt.
option-auto_single-true = ja
option-auto_single-false = nein
option-stake_multiplier = Einsätze mal
option-stake_multiplier-help = Bei 1 kostet eine Runde jeden 15 Chips.
option-stake_multiplier-number = × { $value }

preset-seed = Klassisch
preset-seed-help = Die Regeln, wie sie geschrieben stehen: Felder räumt man von Hand ab.
preset-casual = Gemütlich
preset-casual-help = Felder werden für dich abgeräumt, erzwungene Züge für dich gemacht.
preset-traditional = Traditionell
preset-traditional-help = Karten kosten ihre Punkte, und eine Brettkarte zu behalten ist teuer.
preset-skip = Sprung
preset-skip-help = Fehlt ein Wert, springt die Reihe zum nächsten.

## Ende der Partie

ended-time = Die Zeit ist um.
ended-vote = Der Tisch hat beschlossen aufzuhören.
ended-host = Der Gastgeber hat die Partie beendet.
ended-abandoned = Die Partie wurde verlassen.
ended-limit = Die letzte Runde ist gespielt.
ended-broke = Ein Spieler kann nichts mehr einsetzen.
ended-too-few = Es sind zu wenige Spieler übrig.

line-start = Startchips
line-stakes = Gezahlte Einsätze
line-boxes = Abgeräumte Felder
line-dues-received = Von Verlierern bekommen
line-dues-paid = An Gewinner gezahlt
line-penalties = Strafen
line-leftover = Anteil am Rest
line-bought = Nachgekaufte Chips
line-debt = Schulden

## Namen

box-10D = Karo-Zehn
box-JC = Kreuz-Bube
box-QS = Pik-Dame
box-KH = Herz-König
box-7D = Gelber Zwerg

rank-1 = Ass
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = Bube
rank-12 = Dame
rank-13 = König

suit-C = Kreuz
suit-D = Karo
suit-H = Herz
suit-S = Pik

## Warum ein Zug gut ist: Tipps und Rückblick

reason-closes-out = So wirst du sicher fertig, bevor jemand anderes noch eine Karte legt.
reason-takes-box = Das Feld { $box } gehört dir: { $amount } { $amount ->
    [one] Chip
   *[other] Chips
}.
reason-king-leads-again = Deine Reihe steigt bis zu einem König: Du spielst gleich wieder aus.
reason-all-laid = Vom Wert { $required } liegen alle Karten auf dem Tisch: Du spielst wieder aus.
reason-all-sans = Alle anderen haben „ohne { $required }“ gesagt: Du spielst wieder aus.
reason-stop-chance = In { $percent } % der noch möglichen Verteilungen kann sonst niemand { $required } legen, und du spielst wieder aus.
reason-lowest-first = Reihen steigen nur: Eine so niedrige Karte würdest du in den Reihen der anderen kaum los.
reason-keeps-back = Was du hier zurückhältst, stoppt die Reihe oder wartet auf einen besseren Moment.

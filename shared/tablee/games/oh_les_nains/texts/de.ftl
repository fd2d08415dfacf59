### Oh ! les nains auf Deutsch.
### Was jeder Text bekommt: Ein Platz ($seat, $first) ist der Name des Spielers, eine Karte ($card,
### $cards), wie sie gezeigt wird. Ein Team ($team) ist seine Nummer oder der Text von team-N, im
### Akkusativ; eine Farbe ($colour) ihr Buchstabe oder der Text von colour-BUCHSTABE; alles andere
### ist eine Zahl.

title = Oh ! les nains
tagline = Tauziehen im Garten, mit Zwergen am Schlauch.

## Was ein Spieler gefragt wird, und was die anderen sehen

stage-pick = Wähl geheim die Farbe deines ersten Zwergs.
stage-pick-other = { $seat } wählt eine Farbe.
stage-main = Du bist dran: Spiel eine Karte, oder tausch.
stage-main-other = { $seat } ist dran.
stage-counter = Den { $colour ->
    [R] roten
    [B] blauen
    [Y] gelben
    [G] grünen
   *[other] { $colour }
} Zwerg kontern oder ihn lassen?
stage-counter-other = { $seat } darf den Zwerg kontern.
stage-wait = Du bist nicht dran.
stage-wait-other = { $seat } wartet.
stage-over = Die Partie ist vorbei.
stage-over-other = Die Partie ist vorbei.

## Ablehnungen

refused-unknown-action = So einen Zug gibt es bei Oh ! les nains nicht.
refused-unreadable = „{ $text }“ ist kein lesbarer Zug: Schreib zum Beispiel „squirrel S2“.
refused-match-over = Die Partie ist vorbei, es wird nicht mehr gespielt.
refused-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht.
refused-not-your-turn = { $seat } ist dran.
refused-pick-first = Zuerst wählen alle die Farbe eines Zwergs.
refused-pick-over = Die ersten Zwerge stehen schon auf dem Band.
refused-already-picked = Du hast deine Farbe schon gewählt; warte auf die anderen.
refused-mate-picks = In dieser Variante wählt dein Teampartner den ersten Zwerg.
refused-counter-first = Konter zuerst den Zwerg, oder lass ihn.
refused-nothing-to-counter = Es gibt keinen Zwerg zu kontern.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-not-a-squirrel = Diese Karte ist kein Eichhörnchen.
refused-not-a-pull = Diese Karte ändert keine Stärke.
refused-not-a-dwarf = Diese Karte stellt keinen Zwerg.
refused-wrong-colour = Nur ein { $colour ->
    [R] roter
    [B] blauer
    [Y] gelber
    [G] grüner
   *[other] { $colour }
} oder ein bunter Zwerg kontert diesen.
refused-colour-missing = Nenn eine Farbe für diese bunte Karte.
refused-colour-fixed = Diese Karte hat ihre eigene Farbe: Du kannst keine andere nennen.
refused-no-pawn-left = Es ist kein { $colour ->
    [R] roter
    [B] blauer
    [Y] gelber
    [G] grüner
   *[other] { $colour }
} Zwerg mehr da.
refused-nothing-exchanged = Wähl mindestens eine Karte zum Tauschen.
refused-exchange-order = Nenn die Karten in der Reihenfolge deiner Hand.
refused-exchange-whole = Du kannst nur die ganze Hand tauschen ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}).
refused-not-for-table = Der Tisch selbst spielt keine Karten.
refused-only-the-table = Nur der Tisch kann die Partie beenden.
refused-already-stopping = Der Abbruch ist beschlossen: Wenn diese Kette entschieden ist, ist Schluss.
refused-first-not-seated = Platz { $number } kann nicht beginnen: Es sind nur { $seats } Spieler.

## Aktionen

action-pick = { $colour ->
    [R] Rot
    [B] Blau
    [Y] Gelb
    [G] Grün
   *[other] { $colour }
} wählen
action-squirrel = Eichhörnchen { $card } spielen
action-pull = Mit { $card } ziehen
action-dwarf = Mit { $card } einen Zwerg stellen
action-counter = Mit { $card } kontern
action-decline = Den Zwerg lassen
action-exchange = Karten tauschen
action-stop = Partie abbrechen

## Ereignisse

event-chance = Der Zufall hat entschieden.
event-first-chosen = { $seat } beginnt.
event-round-begun = Runde { $round }: Das Band liegt mittig, { $first } beginnt.
event-drawn = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} nach.
event-deck-shuffled = Der Stapel ist leer: { $count } Karten werden gemischt.
event-colour-picked = { $seat } hat eine Farbe gewählt.
event-card-played = { $seat } spielt { $card }.
event-strengths-compared = Stärke { $team_a } gegen { $team_b }.
event-pulled = { $squares ->
    [one] Das Band rutscht ein Feld
   *[other] Das Band rutscht { $squares } Felder
} auf { $team ->
    [0] Team A
    [1] Team B
   *[other] { $team }
} zu.
event-dwarf-placed = Ein { $colour ->
    [R] roter
    [B] blauer
    [Y] gelber
    [G] grüner
   *[other] { $colour }
} Zwerg kommt für { $team ->
    [0] Team A
    [1] Team B
   *[other] { $team }
} aufs Band.
event-declined = { $seat } kontert nicht.
event-chain-settled = { $dwarves ->
    [0] Kein Zwerg kommt aufs Band.
    [one] Ein Zwerg für { $team ->
        [0] Team A
        [1] Team B
       *[other] { $team }
    }.
   *[other] { $dwarves } Zwerge für { $team ->
       [0] Team A
       [1] Team B
      *[other] { $team }
   }.
}
event-cards-exchanged = { $seat } tauscht { $cards }.
event-dwarf-crushed = Rums! Es trifft { $team ->
    [0] Team A
    [1] Team B
   *[other] { $team }
}: Ein Zwerg knallt gegen den Zaun.
event-round-over = Runde { $round } geht an { $team ->
    [0] Team A
    [1] Team B
   *[other] { $team }
}.
event-round-drawn = Runde { $round } endet unentschieden.
event-hand-revealed = { $seat } zeigt { $cards }.
event-stop-called = Der Tisch bricht die Partie ab.
event-match-over = Die Partie ist vorbei.

## Optionen

option-first_seat = Wer beginnt
option-first_seat-help = Wer die erste Runde beginnt; danach beginnt der Verlierer. Am echten Tisch: der Kleinste, und unter Gleichen der mit dem längsten Bart.
option-first_seat-random = ausgelost
option-first_seat-0 = Platz 1
option-first_seat-1 = Platz 2
option-first_seat-2 = Platz 3
option-first_seat-3 = Platz 4
option-exchange = Karten tauschen
option-exchange-help = Was du ablegen darfst, statt eine Karte zu spielen.
option-exchange-whole = die ganze Hand
option-exchange-any = beliebige Karten
option-counters = Kontern
option-counters-help = Kann man einen Zwerg mit einem anderen seiner Farbe kontern?
option-counters-true = ja
option-counters-false = nein
option-match_wins = Runden zum Sieg
option-match_wins-help = Bei zweien behält man seine Karten von einer Runde zur nächsten.
option-match_wins-1 = eine einzige
option-match_wins-2 = wer zuerst zwei hat
option-team_dwarves = Erste Zwerge zu viert
option-team_dwarves-help = Jeder stellt einen, oder jedes Team einen.
option-team_dwarves-2 = einer je Spieler
option-team_dwarves-1 = einer je Team
option-max_plays = Längste Runde
option-max_plays-help = Nach so vielen Karten und Tauschen gewinnt das Team, dem mehr Felder bleiben.
option-max_plays-number = { $value } Züge
option-reveal_hands = Karten am Ende zeigen
option-reveal_hands-help = Die Karten aller werden gezeigt, wenn die Partie vorbei ist.
option-reveal_hands-true = ja
option-reveal_hands-false = nein
option-turn_seconds = Zeit je Zug
option-turn_seconds-help = Ist sie um, wird für dich ein Eichhörnchen gespielt oder deine Hand getauscht.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = unbegrenzt

preset-seed = Klassisch
preset-seed-help = Die Regeln, wie sie geschrieben stehen: eine Runde, mit Kontern.
preset-german = Zwergen Ziehen
preset-german-help = Die Ausgabe von 2002: zwei Runden zum Sieg, beliebig tauschen, kein Kontern.
preset-expert = Experte
preset-expert-help = Die Ausgabe von 2002 mit ihrem Kontern.

## Ende der Partie

ended-crushed = Ein Zwerg ist gegen den Zaun geknallt.
ended-limit = Die längste Runde ist um: Gezählt wurden die Felder.
ended-time = Die Zeit ist um.
ended-vote = Der Tisch hat beschlossen aufzuhören.
ended-host = Der Gastgeber hat die Partie beendet.
ended-abandoned = Die Partie wurde verlassen.

line-games = Gewonnene Runden

## Namen

team-0 = Team A
team-1 = Team B

colour-R = rot
colour-B = blau
colour-Y = gelb
colour-G = grün

## Warum ein Zug gut ist

reason-crushes = Damit knallt der vorderste Zwerg der anderen gegen den Zaun: Die Runde ist gewonnen.
reason-pulls = Damit rutscht das Band { $squares } { $squares ->
    [one] Feld
   *[other] Felder
} zu dir.
reason-costs-least = Gerade zieht keine Karte für dich: Diese kostet am wenigsten.
reason-adds-dwarf = Ein Zwerg mehr zieht für dich bei jeder weiteren Karte.
reason-may-be-countered = Der Nächste könnte ihn in { $percent } % der Fälle kontern.
reason-may-be-crushed = Mit einer Karte könnte der Nächste dann in { $percent } % der Fälle deinen vordersten Zwerg gegen den Zaun ziehen.
reason-stops-dwarf = Die anderen bekommen keinen Zwerg.
reason-takes-both = Bleibt es dabei, gehören beide Zwerge dir.
reason-plays-on = Dein eigener Zug ist mehr wert als der Konter.
reason-suits-hand = Deine Karten sind gut für diese Farbe.
reason-poor-hand = Neue Karten versprechen mehr als diese, auch um ein Feld.

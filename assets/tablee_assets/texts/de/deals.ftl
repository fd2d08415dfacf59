# Was am Zufall einer Partie nicht stimmt (tablee_client.core.deals.DOUBTS).
doubt-commitment-changed = Diese Verteilung stimmt nicht: Die Stube hat ihr Versprechen ausgetauscht.
doubt-not-counted = Dein eigener Zufall steckt nicht in dieser Verteilung: Er kam zu spät oder wurde weggelassen.
doubt-entropy-changed = Diese Verteilung stimmt nicht: Der Zufall der Spieler wurde nachträglich geändert.
doubt-bad-proof = Diese Verteilung stimmt nicht: Der Beweis einer Karte ist falsch.
doubt-root-changed = Diese Verteilung stimmt nicht: Ein gemischter Stapel wurde ausgetauscht.
doubt-unproven = Diese Verteilung stimmt nicht: Eine Karte kam ohne ihren Beweis.
doubt-other-piece = Diese Verteilung stimmt nicht: Bewiesen wurde eine andere Karte als die gezeigte.
doubt-commitment-broken = Diese Verteilung stimmt nicht: Das Geheimnis der Stube ist nicht das versprochene.

# Eine beendete Partie, Prüfung für Prüfung (tablee.record.CHECKS), und was dabei herauskommt.
check-rules-ok = Regeln: Version { $recorded }, wie hier installiert.
check-rules-bad = Regeln: Version { $recorded }, aber das stimmt nicht.
check-rules-open = Regeln: aufgezeichnet mit Version { $recorded }; hier gibt es { $known ->
    [none] keine davon
   *[other] Version { $known }
}. Abweichungen beweisen nichts; die aufgezeichneten Bilder werden gezeigt, wie sie waren.
check-promise-ok = Versprechen: Das Geheimnis der Stube ist das vor der Partie versprochene.
check-promise-bad = Versprechen: Das Geheimnis der Stube ist nicht das versprochene.
check-promise-open = Versprechen: Dieser Tisch behält sein Geheimnis, also lässt sich nichts prüfen.
check-entropy-ok = Zufall: { $repeats ->
    [true] Die Stube sollte ihn wiederholen, und sonst war niemand beteiligt.
   *[false] { $seats ->
        [0] Kein Spieler war beteiligt; das Geheimnis der Stube allein hat verteilt.
        [one] Ein Spieler war beteiligt, und sein Anteil hat gezählt.
       *[other] { $seats } Spieler waren beteiligt, und ihr Anteil hat gezählt.
    }
}
check-entropy-bad = Zufall: Was die Spieler beigetragen haben, ist nicht das, was gezählt hat.
check-deals-ok = Verteilung: { $count ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $count } Ziehungen folgen
} aus dem Geheimnis und dem Zufall der Spieler.
check-deals-bad = Verteilung: Die Karten sind nicht die, die aus dem Geheimnis und dem Zufall der Spieler folgen.
check-deals-open = Verteilung: Nach anderen Regeln lässt sie sich nicht nachrechnen.
check-moves-ok = Züge: { $count ->
    [one] Der einzige Zug entspricht
   *[other] Alle { $count } Züge entsprechen
} den Regeln.
check-moves-bad = Züge: Sie entsprechen nicht den Regeln.
check-moves-open = Züge: Nach anderen Regeln lassen sie sich nicht beurteilen.
check-frames-ok = Sichten: Was jeder der { $viewers } Betrachter gezeigt bekam, stimmt, und zwar { $count } Mal.
check-frames-bad = Sichten: Jemand soll gezeigt bekommen haben, was nicht da war.
check-frames-open = Sichten: Nach anderen Regeln lassen sie sich nicht vergleichen.
check-roots-ok = Versprochene Stapel: { $count ->
    [one] Der einzige ist
   *[other] Alle { $count } sind
} wie ausgeteilt.
check-roots-bad = Versprochene Stapel: Sie sind nicht wie ausgeteilt.
check-roots-open = Versprochene Stapel: Nach anderen Regeln lassen sie sich nicht vergleichen.
check-witness-ok = Dein eigenes Programm: { $proofs ->
    [0] Es hat von dieser Partie keine Beweise behalten.
    [one] Der einzige Beweis, den es bekam, stimmt.
   *[other] Alle { $proofs } Beweise, die es bekam, stimmen.
}
check-witness-bad = Dein eigenes Programm: Was es während der Partie erfuhr, passt nicht hierzu.
check-witness-open = Dein eigenes Programm: Nach anderen Regeln lassen sich seine Beweise nicht vergleichen.
check-outcome-ok = Ergebnis: Es folgt aus den Zügen.
check-outcome-bad = Ergebnis: Es folgt nicht aus den Zügen.
check-outcome-open = Ergebnis: Nach anderen Regeln lässt es sich nicht nachrechnen.
verdict-ok = Alles stimmt.
verdict-bad = Diese Partie stimmt nicht.
verdict-open = Diese Partie lässt sich nicht vollständig prüfen.
replay-head-unnamed = { $game } · { $when } UTC · { $players }
replay-head = { $game } · { $server } · { $when } UTC · { $players }
replay-broken-off = Die Partie wurde abgebrochen.

play-check = Partie prüfen
checked-title = Prüfung der Partie
checked-advice = Behalte die Partie und zeig sie dem Gastgeber: Jeder kann sie bei sich prüfen.
checked-working = Die Partie wird geholt und nachgerechnet…
checked-wrong = Was nicht stimmt
checked-rest = Das Übrige
checked-refused = Die Partie ließ sich nicht prüfen.
checked-further = Versuch es später vom Tisch aus noch einmal, oder lass dir vom Gastgeber die Datei der Partie geben: Prüfen kann sie jeder auf seinem eigenen Gerät.
checked-back = Zurück zum Tisch
checked-save = Partie speichern
checked-saved = Gespeichert: { $path }

lobby-unchecked = {" "}· nicht prüfbar
rule-verify = Prüfbare Verteilung
rule-verify-help = Nach der Partie wird ihr Geheimnis verraten, sodass jeder die Verteilung prüfen kann. Sonst kann es niemand.

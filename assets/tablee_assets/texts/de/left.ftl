# Verlassene Übungspartien.

left-offer = Partie fortsetzen ({ $count })
left-damaged = { $count ->
    [one] Eine verlassene Partie lässt sich nicht fortsetzen, ihre Datei ist beschädigt: { $folder }
   *[other] { $count } verlassene Partien lassen sich nicht fortsetzen, ihre Dateien sind beschädigt: { $folder } …
}
left-title = Verlassene Partien
left-matches = Deine Partien
left-note = Höchstens { $most } werden aufgehoben: Eine weitere verdrängt die älteste.
left-go-on = Fortsetzen
left-give-up = Aufgeben
left-keep = Behalten
left-give-up-title = Diese Partie aufgeben?
left-give-up-text = Sie wird von diesem Gerät gelöscht.
left-seats = { $seats } Spieler
left-moves = { $count ->
    [0] gerade begonnen
    [one] ein Zug gespielt
   *[other] { $count } Züge gespielt
}
left-now = gerade eben
left-minutes = vor { $count } min
left-hours = vor { $count } h
left-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
practice-not-kept = Auf der Festplatte lässt sich nichts aufheben: Diese Partie ist verloren, wenn du sie verlässt.
error-practice-gone = Diese Partie gibt es nicht mehr. Fang eine neue an.
error-practice-open = Diese Partie ist in einem anderen Fenster offen: Spiel dort weiter.
error-practice-lost = Diese Partie lässt sich nicht fortsetzen: Was von ihr aufgehoben war, ist beschädigt. Fang eine neue an.
error-practice-unwritable = In den Ordner dieser Partie lässt sich nichts schreiben: Mach Platz auf der Festplatte, oder erlaub es: { $folder }
cli-continue = setzt die zuletzt verlassene Übungspartie fort
cli-continue-alone = --continue geht nur allein: Die Partie hat schon ihr Spiel, ihre Spieler und ihre Regeln.
cli-nothing-left = Keine Übungspartie wartet. Fang eine an: tablee practice GAME.

# Eine Partie, die noch einmal angesehen wird, und die aufbewahrten.

play-watch = Nochmal ansehen
replay-at = Zug { $at } von { $of }
replay-speed = × { $speed }
replay-open = Alle Hände offen
replay-room = Wie der Raum es sah
replay-eyes = Mit wessen Augen?
replay-eyes-text = Die Sicht eines Platzes zeigt, was dieser Spieler sehen konnte, und sonst nichts.
replay-again = Von vorn
replay-leave = Verlassen
replay-not-now = Verlass zuerst diesen Tisch und leg die Datei dann noch einmal ab.
matches-moment = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
  } { $year }, { $clock } Uhr
matches-title = Beendete Partien
matches-list = Auf diesem Rechner aufgehoben
matches-note = Die letzten { $most } werden aufgehoben, auch zum Weitergeben: { $folder }. Um eine anzusehen, die du bekommen hast, zieh ihre Datei auf dieses Fenster.
matches-reading = Die Partien werden gelesen …
matches-none = Hier ist noch keine Partie zu Ende gegangen. Beendete werden aufgehoben und lassen sich noch einmal ansehen.
matches-unreadable = Nicht lesbare Partie
matches-own = Du hast gewonnen
matches-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] Unentschieden: { $names }
}
matches-broken = Abgebrochen
matches-back = Zurück zur Liste
hall-matches = Partien

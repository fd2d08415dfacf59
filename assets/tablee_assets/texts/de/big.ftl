# Ein Bildschirm für den ganzen Raum.

big-name = Großer Bildschirm
big-last = Letzter Zug
big-join = Spielt mit
big-score = Punkte
big-score-cards = Gewonnene Karten
big-score-tokens = Chips
big-score-margin = Felder übrig
big-score-games = Gewonnene Runden
big-score-discs = Wert der Scheiben
big-lost = Verbindung verloren. Der Server wird wieder gesucht…
big-paused = Eine Pause. Die Uhren stehen still.
big-moment = Einen Augenblick…
big-deciding = { $count ->
    [one] Am Zug.
   *[other] { $count } müssen sich entscheiden.
}
big-no-clock = ohne Zeitgrenze
big-searching = In diesem Netz werden Server gesucht…
big-searching-help = Jemand lädt ein? Dann erscheinen die Tische hier von selbst.
big-waiting = Gerade wird nicht gespielt. Wer beginnt?
big-evening = Der Abend
big-evening-none = Noch hat niemand etwas gewonnen.
big-won = Siege
big-played = Partien
big-queue = Nächste Tische
big-queue-none = Kein Tisch wartet. Macht einen auf!
big-queue-free = { $free ->
    [0] Voll: gleich geht es los
    [one] Ein freier Platz
   *[other] { $free } freie Plätze
}
big-queue-locked = Auf Einladung
big-how = Startet Tablée auf eurem Rechner, dann „Tisch finden“, oder gebt diesen Code ein.
big-held = Dieser Tisch bleibt auf dem Bildschirm.
big-free = Der Bildschirm wählt wieder selbst.

cli-bad-size = Eine Größe schreibt man 1280x720, mindestens 960x540; das ist keine: { $value }.
cli-watch-size = ein Fenster dieser Größe öffnen, zum Beispiel 1280x720
cli-watch-window = ein Fenster, auch wenn die Einstellungen Vollbild sagen
cli-watch-fullscreen = den ganzen Bildschirm füllen

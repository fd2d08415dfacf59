## Tipps

hint-best = { $move }
hint-or = Oder: { $move }
hint-move = { $move } · { $worth } % ({ $low }–{ $high })
hint-nothing = Warten
hint-worth = %: Siegchance (und ein wenig Vorsprung). Berühren sich die Spannen, sind die Züge gleich gut.
hint-thinking = Mal überlegen…
hint-none = Für diesen Zug fand sich kein Tipp.
hint-wait = Du bist nicht dran: Frag nach einem Tipp, wenn du etwas zu entscheiden hast.
refused-no-hints = An diesem Tisch sind keine Tipps vereinbart.
rule-hints = Tipps
rule-hints-help = Jeder darf den stärksten Gegner fragen, was er tun soll, so oft er will. Der sieht nur, was der Spieler sieht.

## Die Partie im Rückblick

play-review = Auswerten
review-title = Die Partie im Rückblick
review-working = Jede deiner Entscheidungen wird noch einmal angesehen. Das kann eine Minute dauern; du kannst inzwischen zurückgehen.
review-failed = Der Rückblick auf die Partie ging nicht.
review-share = { $percent } % der Partie angesehen
review-of = Gesehen von Platz { $seat }: { $name }
error-review-secret = Der Tisch dieser Partie behält sein Geheimnis, also kann sie niemand nachspielen und beurteilen.
error-review-broken-off = Diese Partie wurde vor ihrem Ende abgebrochen: Es gibt kein Ergebnis zu beurteilen.
error-review-failed = Diese Partie ließ sich mit den hier installierten Regeln nicht nachspielen. Prüf sie, oder bring das Programm auf den neuesten Stand.
review-head = { $mistakes ->
    [0] Kein klarer Fehler
    [one] Ein Fehler
   *[other] { $mistakes } Fehler
 } in { $decisions } Entscheidungen
review-way = Von { $start } % bei der ersten Entscheidung zu { $result } % am Ende.
review-parts = Durch Fehler: { $skill }. Durch Glück und das Spiel der anderen: { $luck }.
review-note = Jede Entscheidung wird danach beurteilt, was man da wissen konnte. Die Prozente sind zu vier Fünfteln die Aussicht auf den Sieg, zu einem Fünftel der Vorsprung.
review-move = Zug { $move }: { $action } · −{ $cost } (± { $error })
review-better = Besser: { $action }

# Was der Veranstalter eines Servers sagt und tut.

house-announcement = Der Veranstalter: { $text }
house-closing = Die Stube schließt in { $time }.
house-closing-keeps = Die Stube schließt in { $time }. Eure Tische gehen weiter, wenn sie wieder da ist.
house-closing-now = Die Stube schließt jetzt.
house-stays = Die Stube bleibt doch offen.
house-seconds = { $seconds } s
house-minutes = { $minutes } min

refused-held = Der Veranstalter hat alle Partien angehalten und entscheidet, wann es weitergeht.
refused-hushed = Der Veranstalter lässt dich nicht reden.
goodbye-banished = Der Veranstalter hat dich weggeschickt. { $seconds ->
    [0] Versuch es noch einmal.
   *[other] Komm in { $seconds } Sekunden wieder, oder sprich mit ihm.
  }
gone-organiser = Der Veranstalter hat diesen Tisch geschlossen.
gone-replaced = Der Veranstalter hat deinen Platz dem Computer gegeben.
gone-moved = Der Veranstalter hat dich umgesetzt.
told-bot-for = Den Platz von { $name } hat ab jetzt der Computer.
play-paused-held = Der Veranstalter hat alle Partien angehalten und entscheidet, wann es weitergeht. Die Uhren stehen still.

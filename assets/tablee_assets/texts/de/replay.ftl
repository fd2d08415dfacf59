# Eine Partie, die noch einmal angesehen wird, und die aufbewahrten.

play-watch = Ansehen
replay-at = Zug { $at } von { $of }
replay-speed = × { $speed }
replay-open = Alle Hände offen
replay-room = Wie der Raum es sah
replay-eyes = Mit wessen Augen?
replay-eyes-text = Die Sicht eines Platzes zeigt, was dieser Spieler sehen konnte, und sonst nichts.
replay-again = Von vorn
replay-leave = Verlassen

# Ce que l’organisateur d’un serveur dit et fait.

house-announcement = L’organisateur : { $text }
house-closing = La salle ferme dans { $time }.
house-closing-keeps = La salle ferme dans { $time }. Vos tables reprendront à sa réouverture.
house-closing-now = La salle ferme maintenant.
house-stays = Finalement, la salle reste ouverte.
house-seconds = { $seconds } s
house-minutes = { $minutes } min

refused-held = L’organisateur a mis toutes les parties en pause et décide de leur reprise.
refused-hushed = L’organisateur ne vous laisse pas parler.
goodbye-banished = L’organisateur vous a renvoyé. { $seconds ->
    [0] Réessayez.
   *[other] Revenez dans { $seconds } secondes, ou demandez à l’organisateur.
  }
gone-organiser = L’organisateur a fermé cette table.
gone-replaced = L’organisateur a donné votre place à l’ordinateur.
gone-moved = L’organisateur vous a déplacé.
told-bot-for = L’ordinateur a désormais la place de { $name }.
play-paused-held = L’organisateur a mis toutes les parties en pause et décide de leur reprise. Les pendules sont arrêtées.

# Parties d’entraînement quittées.

left-offer = Continuer une partie ({ $count })
left-damaged = { $count ->
    [one] Une partie quittée ne peut pas être reprise, son fichier est abîmé : { $folder }
   *[other] { $count } parties quittées ne peuvent pas être reprises, leurs fichiers sont abîmés : { $folder } …
}
left-title = Parties commencées
left-matches = Vos parties
left-note = On en garde { $most } au plus : une de plus prend la place de la plus ancienne.
left-go-on = Continuer
left-give-up = Abandonner
left-keep = La garder
left-give-up-title = Abandonner cette partie ?
left-give-up-text = Elle sera effacée de cette machine.
left-seats = { $seats } joueurs
left-moves = { $count ->
    [0] à peine commencée
    [one] un coup joué
   *[other] { $count } coups joués
}
left-now = à l’instant
left-minutes = il y a { $count } min
left-hours = il y a { $count } h
left-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
practice-not-kept = Rien ne peut être gardé sur le disque : cette partie sera perdue si vous la quittez.
error-practice-gone = Cette partie n’est plus là. Commencez-en une nouvelle.
error-practice-open = Cette partie est ouverte dans une autre fenêtre : continuez-la là-bas.
error-practice-lost = Cette partie ne peut pas être reprise : ce qui en était gardé est abîmé. Commencez-en une nouvelle.
error-practice-unwritable = On ne peut rien écrire dans le dossier de cette partie : faites de la place, ou ouvrez-le à l’écriture : { $folder }
cli-continue = continue la partie d’entraînement quittée en dernier
cli-continue-alone = --continue va seul : la partie a déjà son jeu, ses joueurs et ses règles.
cli-nothing-left = Aucune partie d’entraînement n’attend. Commencez-en une : tablee practice GAME.

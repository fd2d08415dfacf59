# Un écran pour toute la salle.

big-name = Grand écran
big-last = Dernier coup
big-join = Venez jouer
big-score = Points
big-score-cards = Cartes gagnées
big-score-tokens = Jetons
big-score-margin = Cases restantes
big-score-games = Manches gagnées
big-score-discs = Valeur des disques
big-lost = Connexion perdue. On cherche à nouveau le serveur…
big-paused = Une pause. Les pendules sont arrêtées.
big-moment = Un instant…
big-deciding = { $count ->
    [one] À jouer.
   *[other] { $count } joueurs doivent décider.
}
big-no-clock = sans limite de temps
big-searching = On cherche des serveurs sur ce réseau…
big-searching-help = Quelqu’un héberge ? Les tables apparaîtront ici d’elles-mêmes.
big-waiting = Aucune partie en cours. Qui commence ?
big-evening = La soirée
big-evening-none = Personne n’a encore rien gagné.
big-won = Victoires
big-played = Parties
big-queue = Prochaines tables
big-queue-none = Aucune table n’attend. Ouvrez-en une !
big-queue-free = { $free ->
    [0] Complète : ça va commencer
    [one] Une place libre
   *[other] { $free } places libres
}
big-queue-locked = Sur invitation
big-how = Lancez Tablée sur votre machine, puis « Trouver une table », ou entrez ce code.
big-held = Cette table reste à l’écran.
big-free = L’écran choisit à nouveau.

cli-bad-size = Une taille s’écrit 1280x720, au moins 960x540 ; ceci n’en est pas une : { $value }.
cli-watch-size = ouvrir une fenêtre de cette taille, par exemple 1280x720
cli-watch-window = une fenêtre, même si les réglages disent plein écran
cli-watch-fullscreen = couvrir tout l’écran

# Une partie regardée de nouveau, et celles qui sont gardées.

play-watch = Revoir la partie
replay-at = Coup { $at } sur { $of }
replay-speed = × { $speed }
replay-open = Toutes les mains
replay-room = Vue de la salle
replay-eyes = Avec les yeux de qui ?
replay-eyes-text = La vue d’une place montre ce que ce joueur pouvait voir, et rien d’autre.
replay-again = Depuis le début
replay-leave = Quitter
replay-not-now = Quittez d’abord cette table, puis déposez à nouveau le fichier.
matches-moment = { $day ->
    [1] 1er
   *[other] { $day }
  } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
  } { $year }, { $clock }
matches-title = Parties finies
matches-list = Gardées sur cette machine
matches-note = Les { $most } dernières sont gardées, à partager si vous voulez : { $folder }. Pour en regarder une qu’on vous a donnée, déposez son fichier sur cette fenêtre.
matches-reading = Lecture des parties…
matches-none = Aucune partie n’est encore allée à son terme ici. Celles qui le font sont gardées et peuvent être regardées de nouveau.
matches-unreadable = Partie illisible
matches-own = Vous avez gagné
matches-won = { $count ->
    [one] { $names } a gagné
   *[other] Égalité : { $names }
}
matches-broken = Interrompue
matches-back = Revenir à la liste
hall-matches = Parties

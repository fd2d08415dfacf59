# Une partie regardée de nouveau, et celles qui sont gardées.

play-watch = Regarder
replay-at = Coup { $at } sur { $of }
replay-speed = × { $speed }
replay-open = Toutes les mains
replay-room = Vue de la salle
replay-eyes = Avec les yeux de qui ?
replay-eyes-text = La vue d’une place montre ce que ce joueur pouvait voir, et rien d’autre.
replay-again = Depuis le début
replay-leave = Quitter

# Les places, les pauses et la compagnie d’une table.

## Refus

refused-no-late-join = Cette table n’accueille personne pendant une partie.
refused-no-watchers = Personne ne peut regarder cette table.
refused-removed = { $seconds ->
    [0] L’hôte vous a écarté de cette table jusqu’à la fin de la partie.
   *[other] L’hôte vous a écarté de cette table. Revenez dans { $seconds } secondes, ou parlez-lui.
  }
refused-seen-open = Vous avez vu tous les jeux : vous jouerez à la prochaine partie.
refused-unknown-player = Cette personne n’est plus à la table.
refused-not-yourself = On ne peut pas faire cela à soi-même.
refused-muted = L’hôte ne vous laisse pas parler à cette table.
refused-paused = La partie est en pause.
refused-no-pause = Cette table ne fait pas de pauses.
refused-bad-open-hands = Les jeux se montrent avec au moins { $least } secondes de retard.

## Ce qui est annoncé

told-other = Des nouvelles de la table ({ $code }).
told-muted = L’hôte ne vous laisse plus parler.
told-unmuted = L’hôte vous laisse parler à nouveau.
told-afk-warning = C’est à vous.
told-afk-over = La partie vous attend.
told-afk-move = Le temps était écoulé : la table a joué pour vous.
told-afk-bot = Vous ne répondiez pas : l’ordinateur joue pour vous.
told-joined = { $name } entre dans la partie.
told-rests = L’ordinateur joue pour { $name }.
told-back = { $name } est de retour.
told-out = { $name } a été écarté par l’hôte.

## Plus à aucune table

gone-removed = L’hôte vous a écarté de la table.
gone-no-watchers = Cette table n’accueille plus de spectateurs.

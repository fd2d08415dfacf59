# Ce que disent les tables pendant une partie. Tenu par tablee_client.view.tables.

play-menu = La table
play-menu-text = La partie continue pendant ce temps.
play-sound-on = Remettre le son
play-sound-off = Couper le son
play-go-on = Continuer
play-stop = Arrêter la partie
play-leave = Quitter
play-leave-title = Quitter la partie ?
play-leave-text = L’ordinateur jouera à votre place jusqu’à la fin.
play-leave-practice = Vous pourrez la reprendre plus tard, là où vous l’avez laissée.
play-journal = Journal
play-lost = Connexion perdue. On revient dès que possible…
play-lost-title = Connexion perdue
play-lost-text = Le serveur ne répond plus. Votre place est gardée : la partie reprendra ici dès son retour.

## Voter l’arrêt

play-vote-title = Arrêter la partie ?
play-vote-text = { $name } propose d’arrêter. { $votes } voix pour, il en faut { $needed }.
play-vote-yes = Arrêter
play-vote-no = Continuer
play-vote-line = Arrêt : { $votes } voix sur { $needed }, dont vous
play-watching = Vous regardez

## La fin

play-you-win = Vous gagnez !
play-winners = { $count ->
    [one] { $names } gagne !
   *[other] Égalité : { $names }
  }
play-rematch = Revanche
play-rematch-count = Revanche ({ $votes } sur { $needed })
play-rematch-waits = Les autres n’ont pas encore répondu.
play-to-lobby = Retour à la salle

## Nain Jaune

nj-deal = Donne { $deal } sur { $deals }
nj-take = { $amount ->
    [one] Prendre le jeton
   *[other] Prendre { $amount } jetons
  }
nj-play = Poser { $card }
nj-sans = Sans { $rank }
nj-decline = Laisser la case
nj-ready = Prêt
nj-ready-count = Prêts : { $ready } sur { $seats }
nj-awaited = attendu
nj-free = nouvelle série
nj-talon = talon · { $count }
nj-heap = posées · { $count }
nj-lacks = sans { $ranks }
nj-eliminated = éliminé
nj-says-sans = sans { $rank }
nj-says-stop = J’ouvre !
nj-says-skip = sans { $rank } : on saute
nj-says-forgot = Oublié !
nj-proclaim-opera = Grand opéra !
nj-won = { $name } gagne la donne
nj-won-you = Vous gagnez la donne
nj-opera = Grand opéra de { $name } !
nj-opera-you = Grand opéra !
nj-out = plus de cartes
nj-has = { $tokens } jetons
nj-stake = mise { $amount }
nj-boxes = cases { $amount }
nj-received = reçu des perdants { $amount }
nj-cards = { $count ->
    [one] 1 carte en main
   *[other] { $count } cartes en main
  }
nj-cards-points = { $count ->
    [one] 1 carte, { $points } points
   *[other] { $count } cartes, { $points } points
  }
nj-pays = paie { $amount } à { $name }
nj-pays-you = vous paie { $amount }
nj-pays-own = vous payez { $amount } à { $name }
nj-settles = { $left } : { $pays }
nj-seconds = encore { $left } s
nj-kept = gardé : { $boxes } { $amount }
nj-short = devait { $owed }, n’avait que { $had }
nj-left-on-board = Reste sur le tableau

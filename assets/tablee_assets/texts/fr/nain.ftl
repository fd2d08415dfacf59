# La table de Nain ! Tenu par tablee_client.view.tables.nain.

na-round = Manche { $round } sur { $rounds }
na-bid = Proposer { $amount }
na-nain = Nain !
na-at-least = { $amount ->
    [one] au moins 1 pièce
   *[other] au moins { $amount } pièces
  }
na-total = { $total } pièces pour { $bid }
na-right = { $total } pièces : { $bid } était vrai
na-wrong = { $total } pièces : { $bid } était trop
na-most = { $hint } au plus
na-worth = vaut { $value }
na-hidden = cachée
na-idle = sans effet
na-void = nul
na-won-cards = { $cards ->
    [0] rien encore
    [one] 1 carte
   *[other] { $cards } cartes
  }
na-won-coins = { $coins ->
    [0] 0 pièce
    [one] 1 pièce
   *[other] { $coins } pièces
  }
na-chosen = Cartes posées : { $chosen } sur { $seats }. On attend les autres.
na-revealing = Avant le décompte, les cartes spéciales cachées peuvent être révélées.
na-keep = Garder ces deux
na-keep-two = Choisissez deux cartes de la table.
na-done = Ne rien révéler
na-flip = Retourner la carte de { $name }
na-flip-own = Retourner votre propre carte
na-expose = Donner votre cache pour démasquer la spéciale de { $name }
na-expose-title = Donner votre cache ?
na-expose-text = La carte spéciale de { $name } sera révélée. Votre carte pièces restera sans cache jusqu’à la fin de la manche.
na-expose-yes = Démasquer
na-expose-no = Garder mon cache
na-play = Jouer face cachée – { $help }
na-reveal = Révéler – { $help }
na-says-special = Spéciale !
na-says-nain = Nain !
na-says-reverse = On change de sens !
na-says-exposed = Je donne mon cache !
na-take = Prendre cette carte
na-clockwise = On joue dans le sens des aiguilles d’une montre.
na-counter = On joue dans le sens inverse des aiguilles d’une montre.
na-recap = Manche { $round } : { $total ->
    [one] 1 pièce
   *[other] { $total } pièces
} pour { $bid ->
    [one] 1 annoncée
   *[other] { $bid } annoncées
}
na-recap-right = { $winner } a raison ; { $loser } ne reçoit rien et commence
na-recap-right-won = Vous avez raison ; { $loser } ne reçoit rien et commence
na-recap-right-lost = { $winner } a raison ; vous ne recevez rien et commencez
na-counted-won = { $total ->
    [one] 1 pièce
   *[other] { $total } pièces
} en tout, pour { $bid ->
    [one] 1 annoncée
   *[other] { $bid } annoncées
} : vous avez raison, { $loser } a tort.
na-counted-lost = { $total ->
    [one] 1 pièce
   *[other] { $total } pièces
} en tout, pour { $bid ->
    [one] 1 annoncée
   *[other] { $bid } annoncées
} : { $winner } a raison, vous avez tort.
na-doubled-own = Double : vos pièces comptent { $amount }.
na-stolen-own = Un voleur emporte vos { $amount }.
na-stolen = volé
na-stopping = Dernière manche
na-advice-flip = Avant cela, vous pouvez retourner une carte : choisissez-la.
na-advice-expose = Avant cela, votre cache peut démasquer une carte spéciale : choisissez-la.
na-advice-both = Avant cela, vous pouvez retourner une carte, ou démasquer une spéciale : choisissez-la.

## A coin card in a line of text

na-piece = { $value } (au plus { $hint })

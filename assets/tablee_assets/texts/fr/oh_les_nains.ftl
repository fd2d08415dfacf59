# La table de Oh ! les nains. Tenu par tablee_client.view.tables.oh_les_nains.

olln-team-0 = le Soleil
olln-team-1 = la Lune
olln-team-0-name = Soleil
olln-team-1-name = Lune
olln-your-team = votre équipe
olln-margin = Marge
olln-deck = pioche { $count }
olln-pile = défausse { $count }
olln-pile-title = { $count ->
    [one] Une carte défaussée
   *[other] { $count } cartes défaussées
  }
olln-pile-empty = La défausse est vide.
olln-plays = { $plays ->
    [0] Le départ
    [one] { $plays } coup joué
   *[other] { $plays } coups joués
  }
olln-round = Manche { $round } · { $one } à { $other }
olln-squares = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }

## Les cartes

olln-caption-dwarf = { $colour ->
    [R] Nain rouge
    [B] Nain bleu
    [Y] Nain jaune
    [G] Nain vert
   *[other] Nain
  }
olln-caption-pull = Tirer
olln-card-squirrel = l’écureuil { $value }
olln-colour = { $colour ->
    [R] rouge
    [B] bleu
    [Y] jaune
   *[G] vert
  }
olln-card-dwarf = { $colour ->
    [R] un nain rouge
    [B] un nain bleu
    [Y] un nain jaune
    [G] un nain vert
   *[other] un nain multicolore
  }
olln-card-p2 = { $colour ->
    [R] ×2 rouge
    [B] ×2 bleu
    [Y] ×2 jaune
    [G] ×2 vert
   *[other] ×2 au choix
  }
olln-card-p0 = { $colour ->
    [R] ×0 rouge
    [B] ×0 bleu
    [Y] ×0 jaune
    [G] ×0 vert
   *[other] ×0 au choix
  }

## Jouer

olln-play = Jouer
olln-choose-first = Choisissez d’abord une carte.
olln-play-squirrel = { $value ->
    [one] Jouer l’écureuil
   *[other] Jouer { $value } écureuils
  }
olln-play-dwarf = Poser un nain
olln-play-pull = Tirer
olln-counter = Contrer
olln-exchange-whole = Échanger la main
olln-exchange-any = Échanger…
olln-exchange-cards = { $count ->
    [0] Échanger
    [one] Échanger 1 carte
   *[other] Échanger { $count } cartes
  }
olln-exchange-costs = Échanger coûte une case : l’adversaire tire de 1.
olln-cancel = Annuler
olln-picked = { $left ->
    [one] Votre nain est { $colour ->
        [R] rouge
        [B] bleu
        [Y] jaune
       *[G] vert
    }. Encore un joueur.
   *[other] Votre nain est { $colour ->
        [R] rouge
        [B] bleu
        [Y] jaune
       *[G] vert
    }. Encore { $left } joueurs.
  }
olln-picking = { $left ->
    [one] Un joueur choisit encore sa couleur.
   *[other] { $left } joueurs choisissent leur couleur.
  }
olln-mate-picks = Votre équipier choisit le premier nain.
olln-left = { $count ->
    [0] plus aucun
   *[other] reste { $count }
  }
olln-effect-none = ne bouge pas
olln-effect-own = gagne { $squares }
olln-effect-other = perd { $squares }
olln-settles = { $dwarves ->
    [0] Si on laisse : aucun nain
    [one] Si on laisse : 1 nain pour { $team }
   *[other] Si on laisse : { $dwarves } nains pour { $team }
  }
olln-says-first = Je commence !
olln-says-colour = { $colour } !
olln-says-decline = Je laisse faire

## Les grands moments

olln-proclaim-crushed = Boum !
olln-proclaim-drawn = Manche nulle
olln-wins-own = Votre équipe gagne !
olln-wins-0 = Le Soleil gagne !
olln-wins-1 = La Lune gagne !
olln-drawn = Personne ne gagne
olln-line = { $wins ->
    [0] aucune manche gagnée
    [one] 1 manche gagnée
   *[other] { $wins } manches gagnées
  } · { $dwarves ->
    [one] 1 nain
   *[other] { $dwarves } nains
  } · { $squares ->
    [0] plus de marge
    [one] marge de 1 case
   *[other] marge de { $squares } cases
  }

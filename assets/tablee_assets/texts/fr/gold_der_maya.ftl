# Ce que dit la table de Das Gold der Maya. Tenu par tablee_client.view.tables.gold_der_maya.

maya-sale = Vente { $sale } sur 30
maya-bag = { $count } dans le sac
maya-box = Boîte · { $count }
maya-for-sale = À vendre
maya-yours = À vous
maya-next = ensuite
maya-then = puis
maya-coming = Prochaines ventes
maya-face = { $size } · { $material }
maya-size-Q = Quart
maya-size-S = Sixième
maya-size-E = Huitième
maya-close = { $beads ->
    [0] Fermer le poing vide
   *[other] Miser { $beads }
  }
maya-sealed = Votre poing est fermé.
maya-in-bowl = { $count } dans le bol
maya-in-hand = { $count } dans la main
maya-waiting = { $count ->
    [one] On attend { $names }.
   *[other] On attend { $count } joueurs.
  }
maya-cancelled = Vente annulée
maya-disc = Disque complet : { $points } points
maya-says-wins = Pour moi !
maya-says-kept = Je garde mes perles !
maya-pay = Payer { $name }
maya-progress = { $size } sur 24
maya-done = Valider
maya-done-dropping = { $count ->
    [one] Valider (1 à la boîte)
   *[other] Valider ({ $count } à la boîte)
  }
maya-undo = Tout remettre
maya-tray = Hors du disque : va dans la boîte quand vous validez
maya-tray-empty = Glissez ici ce que vous rejetez
maya-whole = Disque complet : { $points } points
maya-gap = Reste { $gap } sur 24 :
maya-gap-dead = Reste { $gap } sur 24 : aucun morceau ne comble ce vide
maya-gap-all = Disque vide : 24 parts à remplir
maya-back = au dos : { $material }
maya-fits = convient
maya-help-mouse = Glissez un morceau pour le poser. Cliquez pour le retourner.
maya-help-keys = ← → : choisir, Entrée : prendre, Espace : retourner, Suppr. : ôter
maya-help-held = ← → : déplacer, Entrée : poser, Espace : retourner, ↓ : ôter
maya-help-touch = Glissez un morceau pour le poser. Touchez-le pour le retourner.
maya-help-pad = ← → : choisir, A : prendre, ↓ ↑ : quitter le disque
maya-help-pad-held = ← → : déplacer, A : poser, ↑ : retourner, ↓ : ôter
maya-line-disc = Disque complet
maya-line-unfinished = Disque inachevé ({ $size } parts sur 24) :

# La table simple d’un jeu qui n’a pas d’écran à lui.

plain-known = Ce que vous savez
plain-moves = À vous de choisir
plain-nothing = Rien à décider pour l’instant.
plain-waiting = On attend { $names }.
plain-count = { $least ->
    [0] Choisissez-en au plus { $most }.
   *[other] Choisissez-en de { $least } à { $most }.
  }
plain-move-with = { $move } : { $rest }
plain-yes = oui
plain-no = non
plain-no-rules = Ce jeu est venu sans page de règles.

## The options in force, in the page of the rules

rules-here = À cette table : { $preset }
rules-unchanged = Tout se joue comme le dit la règle ci-dessous.
rules-changed = Ce qui change
rules-in-force = Ici
rules-usually = D’habitude
rules-as-usual = Options habituelles

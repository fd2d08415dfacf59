# Ce que dit une première partie guidée : que faire maintenant, et pourquoi.

guide-bid = Un invité est à la porte. Chacun pose une carte face cachée ; la plus haute gagne l’invité, et seul le gagnant perd sa carte. Les autres reprennent la leur.
guide-bid-lowest = Un Copicastor est à la porte. Chacun pose une carte face cachée ; à cette table la plus basse le gagne, et seul le gagnant perd sa carte. Les autres reprennent la leur.
guide-why-bid = Il s’agit de peser ce que cet invité ajoute à votre salle et ce que vaut la carte. Réunis, des invités de même valeur comptent bien plus que seuls.
guide-why-bid-low = Une petite carte suffit : si elle l’emporte, l’invité est bon marché ; sinon vous la reprenez, et gardez les grandes pour mieux.
guide-why-bid-high = Il vaut une grande carte, et peu d’autres seront plus hautes.
guide-why-bid-set = Chez vous, il rejoint ses pareils : réunis, ils comptent bien plus que seuls.
guide-why-bid-rich = Au-dessus de 10, pas de séries : il compte à lui seul tout ce qu’il vaut.
guide-why-bid-deny = Chez un autre il compléterait une série : ne le laissez pas partir pour rien.
guide-why-bid-copy = Le Copicastor imite votre plus petit invité : il fait toujours au moins une paire.
guide-why-bid-star = Cet invité vaut peu pour vous. Si personne d’autre ne joue d’étoile, vous verrez le suivant le premier.
guide-bid-wullawaki = Un Wullawaki gâche une fête, et pourtant la plus haute carte le reçoit. Cette fois le gagnant garde sa carte, et tous les autres perdent la leur.
guide-why-bid-wullawaki = Ou bien il vient chez vous, ou bien vous perdez votre carte : c’est l’un contre l’autre.
guide-why-bid-wullawaki-low = Une petite carte se donne sans regret et vous épargne le fâcheux.
guide-why-bid-wullawaki-high = Il vous coûterait peu, et la plus haute carte vous reste ; les autres perdent la leur.
guide-star = Vous seul avez joué votre étoile : vous voyez l’invité suivant avant tout le monde. Gardez-le, et l’étoile est perdue ; donnez-le, et elle revient.
guide-why-star = Gardez ce qui complète une de vos séries. Un Wullawaki doit être gardé.
guide-why-star-keep = Chez vous il vaut plus qu’une étoile.
guide-why-star-give = Il vous apporterait peu : donnez-le à qui en profite le moins, et gardez l’étoile.
guide-penalty = Vous avez tant de Wullawakis qu’autant d’invités doivent partir. À vous de choisir lesquels.
guide-why-penalty = Les invités seuls et de petite valeur coûtent le moins ; les séries doivent rester entières.
guide-wait = Les autres choisissent. Ce qu’il leur reste n’est pas un secret : toute carte perdue est visible.
guide-over = La fête est finie. Les séries ont fait les points : deux pareils 20, trois 50, quatre 100.
guide-move-discard = Renvoyer { $guests }

guide-event-luck-decided = Deux cartes étaient aussi hautes : les Luckynits ont tranché. Qui en montre le plus l’emporte.
guide-event-guest-won = Qui gagne un invité perd sa carte pour de bon : les grandes cartes s’épuisent. Gardez-en pour la fin.
guide-event-gnumie-returned = Les cartes qui n’ont pas gagné reviennent en main.
guide-event-copicastor-became = Le Copicastor prend la forme du plus petit invité de sa salle : il fait toujours au moins une paire.
guide-event-guests-lost = Les Wullawakis font fuir des invités : un seul emporte le plus petit, deux le plus grand, trois ou plus en emportent autant.
guide-event-last-player = Un seul joueur a encore des cartes : pour chacune il reçoit un invité de la pioche. Les cartes gardées jusqu’au bout valent quelque chose.

# Ce que dit une première partie guidée : que faire maintenant, et pourquoi.

guide-pick = Choisissez en secret la couleur de votre premier nain. Les cartes de force doublent des couleurs et en affaiblissent d’autres : regardez d’abord votre main.
guide-why-pick = Vos cartes renforcent cette couleur plus souvent qu’elles ne l’affaiblissent.
guide-main = Jouez une carte. Les écureuils tirent la bande vers vous. Une carte de force compare les deux équipes : la plus forte tire la différence. Une carte nain ajoute un nain, mais les autres tirent d’abord de 2 cases.
guide-why-main = Elle laisse la bande au mieux pour votre équipe, avec de quoi jouer encore. Aucun de vos nains ne doit arriver à la barrière.
guide-counter = Les autres veulent poser un nain. Avec une carte nain de la même couleur, vous pouvez l’empêcher ; ce sera votre tour, et ils pourront contrer à leur tour.
guide-why-counter = Une carte : le nain est posé. Deux : aucun. Trois : ils en ont deux. Quatre : c’est vous qui en avez deux.
guide-wait = Voyez à quelle distance de la barrière sont vos nains : celui qui s’y cogne le premier fait perdre son équipe.
guide-over = Un nain s’est cogné contre la barrière : son équipe a perdu.
guide-move-exchange = Ranger toute la main et piocher de nouveau

guide-event-pulled = La bande a glissé : une équipe a gagné des cases, l’autre en a perdu autant. Plus près de la barrière, c’est plus près de perdre.
guide-event-strengths-compared = Chaque nain compte 1 ; la carte fait compter 2 une couleur, ou 0 une autre. Le côté le plus fort tire la différence, quel que soit le joueur.
guide-event-dwarf-placed = Un nain de plus rend meilleure chaque carte de force de son équipe. Il se met aussi loin de la barrière qu’il y a de place.
guide-event-cards-exchanged = Une main entière a été échangée ; cela coûte une case.
guide-event-chain-settled = Les contres sont finis. Le nombre de cartes dit qui a un nain : impair, c’est pour la première équipe ; pair, non.
guide-event-dwarf-crushed = Bang ! C’est la fin : le nain touchait la barrière quand la bande a encore été tirée.

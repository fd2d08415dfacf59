# Ce que dit une première partie guidée : que faire maintenant, et pourquoi.

guide-pick = Choisissez en secret la couleur de votre premier nain. Les cartes de force doublent des couleurs et en affaiblissent d’autres : regardez d’abord votre main.
guide-why-pick = Vos cartes renforcent cette couleur plus souvent qu’elles ne l’affaiblissent.
guide-main = Jouez une carte. Un écureuil tire vers vous ; une carte de force fait tirer l’équipe la plus forte, de la différence ; un nain de plus vous coûte d’abord 2 cases.
guide-why-main = Elle laisse la bande au mieux pour votre équipe, et de quoi jouer encore.
guide-counter = Les autres veulent poser un nain. Avec une carte nain de la même couleur, vous pouvez l’empêcher ; ce sera votre tour, et ils pourront contrer à leur tour.
guide-why-counter = Une carte : le nain est posé. Deux : aucun. Trois : ils en ont deux. Quatre : c’est vous qui en avez deux.
guide-wait = Voyez à quelle distance de la barrière sont vos nains : celui qui s’y cogne le premier fait perdre son équipe.
guide-over = Un nain s’est cogné contre la barrière : son équipe a perdu.
guide-move-squirrel = Jouer { $card }
guide-move-exchange = Ranger toute la main et piocher de nouveau

guide-event-pulled = La bande a glissé : qui y perd des cases est plus près de la barrière, et de perdre.
guide-event-strengths-compared = Chaque nain compte 1, ou 2, ou 0 selon la carte. Le côté le plus fort tire la différence.
guide-event-dwarf-placed = Un nain de plus : la force de son équipe grandit, mais il lui reste moins de cases.
guide-event-cards-exchanged = Une main entière a été échangée ; cela coûte une case.
guide-event-chain-settled = Les contres sont finis. Une carte : un nain. Deux : aucun. Trois ou quatre : deux nains.
guide-event-dwarf-crushed = Bang ! C’est la fin : le nain touchait la barrière quand la bande a encore été tirée.

# Ce que dit une première partie guidée : que faire maintenant, et pourquoi.

guide-bid = Le morceau de devant est en vente. Fermez le poing sur autant de perles qu’il en vaut pour vous ; tous les poings s’ouvrent ensemble. Les mises égales s’annulent, et la plus haute qui reste gagne.
guide-why-bid = C’est à peu près ce que le morceau ajoute à votre disque. Chaque perle gardée est un point, et miser le moins peut même vous être payé.
guide-why-bid-nothing = Ce morceau n’ajoute presque rien à votre disque. Un poing vide ne coûte rien, et la plus petite mise peut être payée.
guide-receiver = Vous avez gagné, et vos perles vont à celui qui a misé le moins. Ils sont plusieurs : choisissez.
guide-why-receiver = Les perles sont des points : donnez-les au joueur le moins dangereux.
guide-place = Le morceau est à vous, et vous seul connaissez son autre face. Redisposez tout ce que vous avez, sur un seul arc, d’un côté ou de l’autre : deux voisins diffèrent d’un point au plus.
guide-why-place = Gardez un vide qui puisse se remplir : ce qui manque doit se faire avec des quarts, des sixièmes et des huitièmes.
guide-why-place-whole = Ainsi un disque est complet : 10 points, et en plus la valeur de chaque morceau.
guide-why-place-drop = Ce qui ne se joint pas, ou laisse un vide qu’aucun morceau ne comble, ne rapporte rien : mieux vaut le perdre.
guide-wait = Regardez les deux morceaux qui viennent, et les disques des autres : qui en a besoin ?
guide-over = La partie est terminée. Seuls les disques complets comptent : 10 points, leurs morceaux, et 10 de plus s’ils sont d’un seul matériau. Chaque perle vaut un point.
guide-move-bid = Fermer le poing sur { $beads }
guide-move-arrange = Les poser pour que les voisins montent ou descendent d’un point, et ne rejeter que ce qui ne se joint pas

guide-event-bids-revealed = Les poings sont ouverts. Voyez qui a misé combien : les mises égales se sont annulées, et une petite mise peut gagner.
guide-event-sale-cancelled = Aucune mise ne reste : personne n’a le morceau et personne ne paie.
guide-event-beads-paid = Les perles du gagnant vont à la plus petite mise, et non à une banque. Ne rien miser peut donc être une bonne mise.
guide-event-back-seen = Seul le gagnant voit la face cachée. Elle est toujours à un point de l’autre.
guide-event-disc-completed = Un disque est complet ! C’est là que sont les points.
guide-event-piece-dropped = Ce qui n’est pas posé est perdu pour de bon.

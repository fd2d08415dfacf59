# Ce que dit une première partie guidée : que faire maintenant, et pourquoi.

guide-lead = Vous ouvrez une série. Posez la carte de votre choix ; chaque carte suivante doit monter d’un rang, quelle que soit sa couleur. Il faut vider votre main avant les autres.
guide-why-lead = Les petites cartes partent mal ensuite, car une série ne fait que monter. Ouvrez donc par le bas.
guide-follow = La série attend un rang, et vous l’avez : il faut le poser. Si vous avez plusieurs cartes de ce rang, choisissez laquelle.
guide-why-follow = De deux cartes de même rang, celle du tableau passe d’abord : elle vous rapporte sa case.
guide-why-follow-only = C’est votre seule carte de ce rang : il faut la poser.
guide-why-follow-same = Elles se valent : aucune des deux n’est du tableau, et la couleur ne compte pas.
guide-claim = Vous venez de poser une carte du tableau. Ramassez sa case maintenant : une fois une autre carte posée, il sera trop tard.
guide-why-claim = Ces jetons sont à vous dès que vous les demandez, et ce sont eux qui comptent à la fin.
guide-last-claim = Votre main est vide, et votre dernière carte était du tableau : sa case est encore à prendre.
guide-why-last-claim = Il n’y a aucune raison de laisser des jetons.
guide-between = La donne est réglée : les perdants ont payé au gagnant les cartes qui leur restaient. De nouvelles mises vont dans les cases pour la donne suivante.
guide-why-between = Les cases que personne n’a prises gardent leurs jetons et grossissent.
guide-wait = Regardez quels rangs manquent aux autres : vous saurez jusqu’où une série peut monter, et quand elle vous revient.
guide-over = La partie est terminée : le plus de jetons l’emporte.

guide-event-sans-said = « Sans » veut dire : ce joueur n’a pas le rang demandé, et ne l’aura plus de toute la donne. Retenez-le.
guide-event-series-stopped = Personne ne pouvait continuer : la série s’arrête. Celui qui a posé la dernière carte en ouvre une autre ; c’est ainsi qu’on joue deux cartes de suite.
guide-event-box-claimed = Une carte du tableau vide sa case : c’est le chemin le plus court vers les jetons.
guide-event-box-forgotten = Quelqu’un a posé une carte du tableau et oublié sa case. Les jetons y restent.
guide-event-grand-opera = Grand opéra : toute une main posée d’un trait. Elle rafle toutes les cases.
guide-event-deal-over = Quelqu’un a posé la dernière carte de sa main : tous les autres paient chaque carte qui leur reste.

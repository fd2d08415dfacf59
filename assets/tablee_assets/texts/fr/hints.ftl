## Conseils

hint-best = { $move }
hint-or = Ou : { $move }
hint-move = { $move } · { $worth } % ({ $low }–{ $high })
hint-nothing = Attendre
hint-thinking = Je réfléchis…
hint-none = Aucun conseil trouvé pour ce coup.
hint-wait = Ce n’est pas à vous : demandez conseil quand vous avez quelque chose à décider.
refused-no-hints = Cette table ne s’est pas accordée sur des conseils.
rule-hints = Conseils
rule-hints-help = Chaque joueur peut demander à l’adversaire le plus fort que faire, autant qu’il veut. Il voit ce que voit le joueur.

## La revue d’une partie

play-review = Revoir
review-title = La partie, revue
review-working = Chacune de vos décisions est réexaminée. Cela peut prendre une minute ; vous pouvez revenir à la table entre-temps.
review-failed = La partie n’a pas pu être revue.
review-impossible = Elle a été interrompue, ou sa table garde son secret : personne ne peut alors la rejouer.
review-head = { $mistakes ->
    [0] Aucune erreur nette
    [one] Une erreur
   *[other] { $mistakes } erreurs
 } en { $decisions } décisions
review-way = De { $start } % à votre première décision à { $result } % à la fin.
review-parts = Par vos erreurs : { $skill }. Par la chance et par ce que les autres ont fait : { $luck }.
review-note = Chaque décision est jugée sur ce que vous pouviez savoir. 100 %, c’est pour quatre cinquièmes gagner, pour un cinquième l’avance.
review-move = Coup { $move } : { $action } · −{ $cost } (± { $error })
review-better = Mieux : { $action }

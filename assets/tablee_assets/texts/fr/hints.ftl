## Conseils

hint-best = { $move }
hint-or = Ou : { $move }
hint-move = { $move } · { $worth } % ({ $low }–{ $high })
hint-nothing = Attendre
hint-worth = % : chances de gagner (et un peu l’avance). Si les marges se touchent, les coups se valent.
hint-thinking = Je réfléchis…
hint-none = Aucun conseil trouvé pour ce coup.
hint-wait = Ce n’est pas à vous : demandez conseil quand vous avez quelque chose à décider.
refused-no-hints = Cette table ne s’est pas accordée sur des conseils.
rule-hints = Conseils
rule-hints-help = Chaque joueur peut demander à l’adversaire le plus fort que faire, autant qu’il veut. Il voit ce que voit le joueur.

## La revue d’une partie

play-review = Analyser
review-title = Retour sur la partie
review-working = Chacune de vos décisions est réexaminée. Cela peut prendre une minute ; vous pouvez revenir à la table entre-temps.
review-failed = La partie n’a pas pu être revue.
review-share = { $percent } % de la partie réexaminés
review-of = Vue de la place { $seat } : { $name }
error-review-secret = La table de cette partie garde son secret : personne ne peut la rejouer ni la revoir.
error-review-broken-off = Cette partie a été interrompue avant la fin : il n’y a pas de résultat à revoir.
error-review-failed = Cette partie n’a pas pu être rejouée avec les règles installées ici. Vérifiez-la, ou mettez le programme à jour.
review-head = { $mistakes ->
    [0] Aucune erreur nette
    [one] Une erreur
   *[other] { $mistakes } erreurs
 } en { $decisions } décisions
review-way = De { $start } % à la première décision à { $result } % à la fin.
review-parts = Par des erreurs : { $skill }. Par la chance et par ce que les autres ont fait : { $luck }.
review-note = Chaque décision est jugée sur ce qu’on pouvait savoir alors. Le pourcentage, c’est pour quatre cinquièmes la chance de gagner, pour un cinquième l’avance.
review-move = Coup { $move } : { $action } · −{ $cost } (± { $error })
review-better = Mieux : { $action }

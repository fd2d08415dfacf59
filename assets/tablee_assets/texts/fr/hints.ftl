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

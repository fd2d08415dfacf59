# Ce que dit une première partie guidée : que faire maintenant, et pourquoi.

guide-choose = Choisissez une de vos cartes pièces pour cette manche. Elle sera face cachée sous votre cache ; seul son coffre se verra ensuite, qui dit combien de pièces elle porte au plus.
guide-why-choose = N’importe laquelle convient : vous seul la connaissez. Une grande rend vos annonces plus vraies, mais le gagnant de la manche peut la garder.
guide-open = À vous de commencer. Annoncez combien de pièces il y a sur la table, au moins. Le suivant montera ou criera « Nain ! ».
guide-why-open = Une carte porte en moyenne quatre pièces et demie. Vous connaissez la vôtre ; un nombre un peu sous ce que vous attendez est rarement mis en doute.
guide-bid = Croyez-vous le dernier nombre ? Alors annoncez plus. Sinon, criez « Nain ! » : on compte les cartes. Vous pouvez d’abord retourner une carte pour en savoir plus.
guide-why-open-flip = { guide-why-bid-flip }
guide-why-open-expose = { guide-why-bid-expose }
guide-why-open-reveal-special = { guide-why-bid-reveal-special }
guide-why-open-play-no-cover = { guide-why-bid-play-no-cover }
guide-why-bid = Si le nombre est sans doute vrai, montez. Si la table peut à peine porter autant de pièces, doutez.
guide-why-bid-bid = Autant de pièces sont probables : montez un peu, et c’est au suivant d’hésiter.
guide-why-bid-nain = La table peut à peine porter autant de pièces : le décompte devrait vous donner raison.
guide-why-bid-flip = Son coffre dira combien de pièces elle porte au plus : vous jugerez mieux, puis vous annoncerez ou douterez.
guide-why-bid-expose = Une carte spéciale peut changer tout le compte : la connaître vaut bien votre cache.
guide-why-bid-reveal-special = Sans caches, chaque carte retournée montre ses pièces : vous saurez si le nombre est vrai.
guide-why-bid-play-no-cover = Plusieurs cartes sont retournées sous leur cache : une fois révélée, cette spéciale les montre toutes.
guide-why-bid-play-thief = Un voleur ôte la plus grande part du compte : le nombre annoncé devient trop haut, et vous pourrez douter.
guide-last-reveal = Quelqu’un a crié « Nain ! ». C’est le dernier moment pour montrer une carte spéciale avant le décompte.
guide-why-last-reveal = Les intérêts ne comptent que révélés. Les autres agissent aussi face cachée.
guide-why-last-reveal-done = Vous n’avez rien à y gagner : les autres spéciales agissent aussi face cachée.
guide-why-last-reveal-reveal-special = Les intérêts ne comptent que révélés, et chaque pièce de plus rend votre annonce plus vraie.
guide-pick = Vous aviez raison : gardez deux des cartes de la table. Ce sont vos pièces à la fin.
guide-why-pick = Prenez simplement les deux plus riches.
guide-draft = Les cartes qui restent sont face cachée. Prenez-en une.
guide-why-draft = Personne ne sait laquelle est laquelle.
guide-wait = Écoutez les nombres : ils disent ce que les autres ont. Vos cartes spéciales n’attendent pas leur tour ; jouez-en une quand vous voulez.
guide-over = La partie est terminée : le plus de pièces l’emporte.
guide-move-keep = Garder les deux plus riches
guide-move-take = Prendre n’importe laquelle

guide-event-coin-flipped = Une carte est retournée : son coffre dit combien de pièces elle porte au plus, le cache couvre encore le nombre exact.
guide-event-cover-removed = Un cache est parti : cette carte montre ses pièces dès qu’elle est face visible.
guide-event-special-played = Une carte spéciale est posée face cachée. Certaines ajoutent des pièces, un voleur en retire : gare à ce qu’on ne voit pas.
guide-event-nain-called = « Nain ! » met fin aux annonces. On compte toutes les cartes : ou le nombre était vrai, ou celui qui doutait gagne.
guide-event-counted = Celui qui avait raison garde les deux meilleures cartes. Celui qui avait tort n’a rien et commence la manche suivante.

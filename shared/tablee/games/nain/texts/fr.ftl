### Nain ! en français.
### Ce que reçoit chaque message : un siège ($seat, $bidder, $by, $winner, $loser, $starter) est le
### nom du joueur, une spéciale ($special, $specials) le texte de special-NOM, une carte pièces
### ($coin, $coins) sa forme affichée ; le reste est un nombre.

title = Nain !
tagline = Estimez le butin, bluffez vos amis barbus, doutez à temps.

## Ce que l’on attend du joueur, et ce que voient les autres

stage-choose = Choisissez une carte pièces : elle sera posée face cachée, sous votre cache.
stage-choose-other = { $seat } choisit une carte pièces.
stage-open = À vous de commencer : combien de pièces y a-t-il sur la table, au moins ?
stage-open-other = { $seat } fait la première proposition.
stage-bid = Au moins { $bid } pièces ? Proposez plus, ou dites « Nain ! »
stage-bid-other = À { $seat } : plus, ou « Nain ! » ?
stage-last-reveal = Avant le décompte : voulez-vous révéler une carte spéciale ?
stage-last-reveal-other = { $seat } peut encore révéler une carte spéciale.
stage-pick = La manche est à vous : gardez deux cartes.
stage-pick-other = { $seat } garde deux cartes.
stage-draft = Prenez une des cartes face cachée.
stage-draft-other = { $seat } prend une carte face cachée.
stage-wait = Ce n’est pas à vous de jouer. Pendant les propositions, vos cartes spéciales n’attendent pas leur tour.
stage-wait-other = { $seat } attend.
stage-over = La partie est terminée.
stage-over-other = La partie est terminée.

## Refus

refused-unknown-action = Ce geste n’existe pas à Nain !
refused-unreadable = « { $text } » ne se lit pas comme un coup : écrivez par exemple « bid 14 ».
refused-match-over = La partie est terminée, on ne joue plus.
refused-not-for-table = La table ne joue pas de carte.
refused-no-such-seat = Il n’y a pas de siège { $number } à cette table.
refused-only-the-table = Seule la table peut arrêter la partie.
refused-already-stopping = L’arrêt est déjà demandé : la partie finit après cette manche.
refused-cards-are-placed = Les cartes pièces sont déjà posées : vous choisirez à la manche suivante.
refused-already-chosen = Vous avez choisi votre carte ; ce choix est définitif.
refused-not-in-hand = Vous n’avez pas cette carte pièces en main.
refused-not-bidding = Cela n’est possible que pendant les propositions.
refused-not-your-turn = C’est au tour de { $seat }.
refused-already-flipped = Vous avez déjà retourné une carte à ce tour : proposez, ou dites « Nain ! »
refused-own-card = À cette table, on ne retourne que les cartes des autres.
refused-already-face-up = Cette carte est déjà face visible.
refused-no-cover-left = Démasquer une carte spéciale coûte votre cache, et vous ne l’avez plus.
refused-own-special = Vos cartes spéciales se révèlent sans rien payer ; le cache sert à démasquer celles des autres.
refused-no-such-special = Il n’y a pas de carte spéciale à cet endroit.
refused-already-revealed = Cette carte spéciale est déjà révélée.
refused-bid-too-low = Il faut proposer au moins { $least }.
refused-bid-too-high = On ne peut pas proposer plus de { $most }.
refused-nothing-to-doubt = Aucune proposition n’a été faite : à vous d’en faire une.
refused-cards-not-placed = Les cartes spéciales se jouent une fois toutes les cartes pièces posées.
refused-too-late-to-play = « Nain ! » a été dit : on ne joue plus de carte spéciale.
refused-special-not-in-hand = Vous n’avez pas cette carte spéciale en main.
refused-one-special-only = À cette table, on joue une seule carte spéciale par manche.
refused-nothing-to-reveal = Aucune carte spéciale ne peut être révélée maintenant.
refused-already-done = Vous ne révélez plus rien dans cette manche.
refused-not-last-reveal = On ne demande pas de dernière révélation maintenant.
refused-nothing-to-keep = Il n’y a pas de cartes à partager maintenant.
refused-not-the-winner = { $seat } a gagné la manche et garde deux cartes.
refused-keep-two = Choisissez deux cartes différentes de la table.
refused-nothing-to-draft = Il n’y a pas de cartes face cachée à prendre maintenant.
refused-not-your-draft = C’est à { $seat } de prendre une carte.
refused-no-card-there = Cette carte a déjà été prise.
refused-two-players-off = Pour jouer à deux, activez l’option « Jeu à deux ».
refused-starter-not-seated = Le siège { $number } ne peut pas commencer : il n’y a que { $seats } joueurs.

## Gestes

action-choose = Poser { $coin }
action-flip = Retourner la carte de { $seat }
action-expose = Donner mon cache pour voir la carte spéciale de { $seat }
action-bid = Proposer { $amount }
action-nain = Nain !
action-play-special = Jouer { $special } face cachée
action-reveal-special = Révéler ma carte spéciale
action-done = Ne rien révéler
action-keep = Garder ces deux-là
action-take = Prendre cette carte
action-stop = Arrêter la partie

## Événements

event-chance = Le hasard a tranché.
event-starter-chosen = { $seat } fera la première proposition.
event-dealt = { $seat } reçoit { $coin_count } cartes pièces et { $special_count } cartes spéciales.
event-round-begun = Manche { $round } : { $starter } commencera.
event-coin-chosen = { $seat } a choisi sa carte.
event-coins-placed = Les cartes sont posées, chacune sous son cache.
event-turn-passed = C’est au tour de { $seat }.
event-coin-flipped = { $by } retourne la carte de { $seat } : { $hint } au plus.
event-cover-removed = Le cache de { $seat } est retiré.
event-special-played = { $seat } joue une carte spéciale !
event-special-revealed = La carte spéciale de { $seat } est révélée : { $special }.
event-direction-reversed = { $direction ->
    [1] On joue de nouveau dans le sens des aiguilles d’une montre.
   *[other] On joue maintenant dans l’autre sens.
}
event-bid-made = { $seat } : « au moins { $amount } ! »
event-nain-called = { $seat } : « Nain ! »
event-revealing-done = { $seat } ne révèle plus rien.
event-coin-counted = { $seat } avait { $coin }.
event-special-turned-up = { $seat } avait joué { $special }.
event-amount-doubled = Double : les pièces de { $seat } comptent { $amount }.
event-amount-stolen = Un voleur emporte les { $amount } de { $seat }.
event-coins-added = { $special } : { $amount } pièces de plus.
event-counted = { $total ->
    [one] 1 pièce
   *[other] { $total } pièces
} en tout, pour { $bid ->
    [one] 1 annoncée
   *[other] { $bid } annoncées
} : { $winner } a raison, { $loser } a tort.
event-cards-kept = { $seat } garde deux cartes.
event-leftovers-shuffled = Les autres cartes sont mélangées face cachée.
event-card-drafted = { $seat } prend une carte.
event-stop-called = La table arrête la partie.
event-pile-shown = { $seat } a { $score } pièces.
event-specials-shown = { $seat } n’a jamais joué : { $specials }.
event-match-over = La partie est terminée.

## Options

option-two_player = Jeu à deux
option-two_player-help = Permet de jouer à deux ; le gagnant d’une manche prend les deux cartes.
option-two_player-true = oui
option-two_player-false = non
option-starter = Première proposition
option-starter-help = Qui commence la première manche ; ensuite, c’est le perdant. La tradition veut le plus petit.
option-starter-random = au hasard
option-starter-0 = siège 1
option-starter-1 = siège 2
option-starter-2 = siège 3
option-starter-3 = siège 4
option-starter-4 = siège 5
option-starter-5 = siège 6
option-starter-6 = siège 7
option-starter-7 = siège 8
option-flip_own = Retourner sa propre carte
option-flip_own-help = Peut-on retourner aussi sa propre carte, pour impressionner les autres ?
option-flip_own-true = permis
option-flip_own-false = interdit
option-late_reveal = Dernières révélations
option-late_reveal-help = Après « Nain ! », les spéciales jouées peuvent encore être révélées avant le décompte.
option-late_reveal-true = oui
option-late_reveal-false = non
option-one_special_per_round = Spéciales par manche
option-one_special_per_round-help = Combien un joueur peut en jouer dans la même manche.
option-one_special_per_round-true = une seule
option-one_special_per_round-false = autant qu’on en a
option-reverse_jumps = Le changement de sens passe la main
option-reverse_jumps-help = Le tour saute-t-il aussitôt à l’autre voisin du dernier enchérisseur ?
option-reverse_jumps-true = aussitôt
option-reverse_jumps-false = dès le tour suivant
option-auto_draft = Partage des cartes cachées
option-auto_draft-help = Elles sont mélangées : les distribuer ne change rien aux chances, les prendre soi-même est plus amusant.
option-auto_draft-true = automatique
option-auto_draft-false = à la main
option-turn_seconds = Temps par décision
option-turn_seconds-help = Quand il est écoulé, un coup prudent est joué pour vous.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = illimité
option-reaction_ms = Délai avant « Nain ! »
option-reaction_ms-help = Combien de temps un doute est retenu, pour que les autres puissent jouer une spéciale.
option-reaction_ms-number = { $value } ms

preset-seed = Classique
preset-seed-help = Les règles telles qu’elles sont écrites.
preset-strict = Strict
preset-strict-help = On ne retourne que les cartes des autres, une spéciale par manche, rien à révéler après « Nain ! »
preset-whirl = Tourbillon
preset-whirl-help = Le changement de sens fait sauter le tour aussitôt, et les restes se prennent à la main.

## Fin de la partie

ended-cards = Toutes les cartes ont été jouées.
ended-time = Le temps est écoulé.
ended-vote = La table a décidé d’arrêter.
ended-host = L’hôte a arrêté la partie.
ended-abandoned = La partie a été abandonnée.

line-kept = Cartes gardées des manches gagnées
line-drafted = Cartes tirées

## Noms

special-interest = intérêts
special-reverse = change de sens
special-no-cover = pas de cache
special-double = double
special-thief = voleur
special-hoard = magot
special-interest-help = Une fois révélée : une pièce de plus par carte pièces sur la table.
special-reverse-help = Une fois révélée : on joue dans l’autre sens jusqu’à la fin de la manche.
special-no-cover-help = Une fois révélée : tous les caches sont retirés jusqu’à la fin de la manche.
special-double-help = Au décompte : votre carte pièces compte double.
special-thief-help = Au décompte : le plus gros montant de la table ne compte pas.
special-hoard-help = Au décompte : cinq pièces de plus.

hint-3 = petit coffre : 3 au plus
hint-6 = coffre moyen : 6 au plus
hint-8 = grand coffre : 8 au plus

## Pourquoi un coup est bon : les conseils et la revue d’une partie

reason-total-chance = Dans { $percent } % des tables encore possibles, il y a au moins { $amount } pièces.
reason-own-card-high = Votre carte ({ $value }) est grande et les autres l’ignorent : le total est plus haut qu’il n’en a l’air.
reason-own-card-low = Votre carte ({ $value }) est petite et les autres l’ignorent : le total est plus bas qu’il n’en a l’air.
reason-look-at-chest = Un coffre dit combien de pièces une carte porte au plus : regardez d’abord, décidez ensuite.
reason-look-at-special = Une spéciale inconnue peut changer tout le compte : la connaître vaut bien votre cache.
reason-adds-coins = { $special } ajoute des pièces au compte : votre nombre en devient plus vrai.
reason-robs-total = { $special } ôte la plus grande part du compte : le nombre devient trop haut.
reason-turns-the-round = { $special } change ce que les autres voient, ou le tour de parole.
reason-best-two = Ce sont les deux cartes les plus riches.

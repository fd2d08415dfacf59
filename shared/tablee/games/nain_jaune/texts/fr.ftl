### Nain Jaune en français.
### Ce que reçoit chaque message : un siège ($seat, $dealer, $leader, $payer, $payee) est le nom du
### joueur, un rang ($rank, $required) le texte de rank-N, une case ($box) celui de box-CARTE, une
### carte ($card, $cards) sa forme affichée ; le reste est un nombre.

title = Nain Jaune
tagline = Videz votre main, raflez les cases, méfiez-vous du nain.

## Ce que l’on attend du joueur, et ce que voient les autres

stage-lead = À vous d’ouvrir une série : posez une carte.
stage-lead-other = { $seat } ouvre une série.
stage-follow = À vous de suivre. Carte demandée : { $required }.
stage-follow-other = { $seat } doit suivre. Carte demandée : { $required }.
stage-claim = Ramassez la case { $box } avant de continuer !
stage-claim-other = { $seat } peut ramasser la case { $box }.
stage-last-claim = Votre main est vide : ramassez la case { $box }, ou laissez-la.
stage-last-claim-other = { $seat } peut ramasser une dernière case.
stage-between = La donne est réglée. Prêt pour la suivante ?
stage-between-other = On attend que chacun soit prêt.
stage-wait = Ce n’est pas à vous de jouer.
stage-wait-other = { $seat } attend.
stage-over = La partie est terminée.
stage-over-other = La partie est terminée.

## Refus

refused-unknown-action = Ce geste n’existe pas au Nain Jaune.
refused-unreadable = « { $text } » ne se lit pas comme un coup : écrivez par exemple « play 7D ».
refused-match-over = La partie est terminée, on ne joue plus.
refused-no-such-seat = Il n’y a pas de siège { $number } à cette table.
refused-eliminated = Vous êtes éliminé : vous ne jouez plus dans cette partie.
refused-deal-not-over = La donne n’est pas finie : on se dit prêt une fois les comptes faits.
refused-already-ready = Vous êtes déjà prêt, il reste à attendre les autres.
refused-deal-over = La donne est réglée : attendez la suivante.
refused-not-your-turn = C’est au tour de { $seat }.
refused-nothing-to-claim = Il n’y a pas de case à ramasser.
refused-claim-first = Votre main est vide : ramassez la case { $box }, ou dites sans.
refused-not-in-hand = Cette carte n’est pas dans votre main.
refused-wrong-rank = Carte demandée : { $required }. Celle-ci ne va pas ({ $rank }).
refused-must-lead-lowest = La première carte de la donne doit être votre plus basse ({ $rank }).
refused-no-pass-on-lead = Vous ouvrez la série : il faut poser une carte.
refused-must-play = Vous avez la carte demandée ({ $rank }) : il faut la poser.
refused-not-for-table = La table ne joue pas de carte.
refused-only-the-table = Seule la table peut arrêter la partie.
refused-already-stopping = L’arrêt est déjà demandé : la partie finit après cette donne.
refused-two-players-off = Pour jouer à deux, activez l’option « Jeu à deux ».
refused-dealer-not-seated = Le siège { $number } ne peut pas donner : il n’y a que { $seats } joueurs.
refused-start-below-stake = Avec { $start } jetons, personne ne peut miser { $stake } : augmentez les jetons de départ ou réduisez les mises.

## Gestes

action-play = Poser { $card }
action-claim = Ramasser la case
action-sans = Sans
action-ready = Prêt
action-stop = Arrêter la partie

## Événements

event-chance = Le hasard a tranché.
event-card-drawn = { $seat } tire { $card }.
event-dealer-chosen = { $seat } donne en premier.
event-deal-begun = Donne { $deal } : { $dealer } distribue, { $leader } ouvre.
event-stake-paid = { $seat } mise { $amount } dans la case { $box }.
event-dealt = { $seat } reçoit { $count } cartes.
event-card-laid = { $seat } pose { $card }.
event-sans-said = { $seat } : « sans { $rank } ».
event-rank-skipped = Sans { $rank } pour tous : { $seat } continue au rang suivant.
event-series-stopped = Arrêt : { $seat } ouvre une nouvelle série.
event-box-claimed = { $seat } ramasse la case { $box } : { $amount } { $amount ->
    [one] jeton
   *[other] jetons
}.
event-box-forgotten = { $seat } a oublié la case { $box } !
event-box-doubled = { $seat } remet { $amount } { $amount ->
    [one] jeton
   *[other] jetons
} dans la case { $box }.
event-hand-revealed = { $seat } montre sa main : { $cards }.
event-grand-opera = Grand opéra ! { $seat } rafle tout le tableau.
event-box-swept = { $seat } rafle la case { $box } : { $amount }.
event-dues-paid = { $payer } paie { $amount } à { $payee }.
event-penalty-paid = { $seat } a gardé la carte de la case { $box } et y met { $amount }.
event-talon-revealed = Le talon : { $cards }.
event-deal-over = { $winner } gagne la donne { $deal }.
event-seat-ready = { $seat } est prêt.
event-stop-called = La table arrête la partie.
event-rebought = { $seat } reprend { $amount } jetons à crédit.
event-eliminated = { $seat } ne peut plus miser et quitte le jeu.
event-leftover-paid = { $seat } reçoit { $amount } du reste des cases.
event-match-over = La partie est terminée.

## Règlement

payment-dues = { $payer } garde { $cards } et doit { $owed } à { $payee }
payment-kept = { $payer } a gardé { $cards } et doit { $owed } à la case { $box }
payment-swept = { $payee } rafle la case { $box }
payment-short = ne peut payer que { $paid }

## Options

option-two_player = Jeu à deux
option-two_player-help = Permet de jouer à deux, avec 22 cartes chacun.
option-two_player-true = oui
option-two_player-false = non
option-direction = Sens du jeu
option-direction-help = Change seulement le dessin de la table.
option-direction-right = vers la droite
option-direction-left = vers la gauche
option-packet = Donne par paquets de
option-packet-help = Combien de cartes le donneur sert à la fois ; les chances restent les mêmes.
option-packet-1 = 1 carte
option-packet-2 = 2 cartes
option-packet-3 = 3 cartes
option-first_dealer = Premier donneur
option-first_dealer-help = Qui distribue la première donne ; son voisin suivant ouvre.
option-first_dealer-random = au hasard
option-first_dealer-high_card = la plus haute carte tirée
option-first_dealer-0 = siège 1
option-first_dealer-1 = siège 2
option-first_dealer-2 = siège 3
option-first_dealer-3 = siège 4
option-first_dealer-4 = siège 5
option-first_dealer-5 = siège 6
option-first_dealer-6 = siège 7
option-first_dealer-7 = siège 8
option-lead_rule = Première carte de la donne
option-lead_rule-help = Ce que peut poser celui qui ouvre la donne.
option-lead_rule-any = au choix
option-lead_rule-lowest = la plus basse
option-continue = Continuer la série
option-continue-help = Faut-il poser la carte demandée quand on l’a ?
option-continue-forced = obligatoire
option-continue-optional = facultatif
option-gap = Quand personne ne peut suivre
option-gap-help = Le dernier à avoir posé ouvre librement, ou continue au rang suivant.
option-gap-free = nouvelle série libre
option-gap-skip = on saute le rang
option-claim = Ramasser les cases
option-claim-help = À la main, on peut oublier !
option-claim-manual = à la main
option-claim-auto = automatique
option-forget = Case oubliée
option-forget-help = Ce que coûte l’oubli : doubler la case, ou rien.
option-forget-double = on la double
option-forget-stay = elle reste
option-pay = Paiement des cartes restantes
option-pay-help = Ce que chaque perdant verse au gagnant.
option-pay-count = 1 jeton par carte
option-pay-points = la valeur des cartes
option-pay-tens_ones = figures 10, autres 1
option-kept = Carte du tableau gardée
option-kept-help = Ce que met dans la case celui qui en garde la carte.
option-kept-none = rien
option-kept-double = autant que la case contient
option-kept-stake = la mise de base
option-opera = Grand opéra
option-opera-help = Finir avant que les autres aient posé une carte rafle tout le tableau.
option-opera-true = oui
option-opera-false = non
option-short = Qui ne peut payer
option-short-help = Au règlement, payer ce qu’on a ou s’endetter.
option-short-partial = paie ce qu’il a
option-short-debt = s’endette
option-broke = Qui ne peut miser
option-broke-help = Ce qui se passe avant une donne quand un joueur n’a plus de quoi miser.
option-broke-end = la partie finit
option-broke-eliminate = il est éliminé
option-broke-rebuy = il reprend des jetons à crédit
option-broke-debt = il s’endette
option-start_tokens = Jetons de départ
option-start_tokens-help = Plus il y en a, plus la partie peut durer.
option-start_tokens-number = { $value }
option-limit_deals = Nombre de donnes
option-limit_deals-help = Deux par joueur font une partie équitable. Sans limite, la partie s’arrête au plus tard à la centième donne.
option-limit_deals-number = { $value }
option-limit_deals-none = sans limite
option-limit_minutes = Durée limite
option-limit_minutes-help = La donne en cours se termine toujours.
option-limit_minutes-number = { $value } min
option-limit_minutes-none = sans limite
option-leftover = Reste des cases à la fin
option-leftover-help = À qui vont les jetons encore sur le tableau.
option-leftover-stay = à personne
option-leftover-split = partagé entre tous
option-leftover-last_winner = au gagnant de la dernière donne
option-talon_reveal = Montrer le talon
option-talon_reveal-help = Les cartes non distribuées, une fois la donne finie.
option-talon_reveal-settle = à la fin de la donne
option-talon_reveal-never = jamais
option-history = Cartes posées visibles
option-history-help = Ne montrer que la dernière série met la mémoire à l’épreuve.
option-history-full = toutes
option-history-top = la dernière série
option-turn_seconds = Temps par coup
option-turn_seconds-help = Le temps écoulé, le jeu pose la carte la plus basse ; il n’oublie jamais une case.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = illimité
option-between_seconds = Pause entre les donnes
option-between_seconds-help = Après ce temps, chacun compte comme prêt.
option-between_seconds-number = { $value } s
option-auto_single = Poser seule la carte unique
option-auto_single-help = Quand une seule carte est possible, le jeu la pose après un instant.
option-auto_single-true = oui
option-auto_single-false = non
option-stake_multiplier = Mises multipliées par
option-stake_multiplier-help = À 1, une donne coûte 15 jetons à chacun.
option-stake_multiplier-number = × { $value }

preset-seed = Classique
preset-seed-help = La règle telle qu’elle est écrite : les cases se ramassent à la main.
preset-casual = Détente
preset-casual-help = Les cases se ramassent toutes seules, les coups forcés aussi.
preset-traditional = Traditionnel
preset-traditional-help = Les cartes se paient en points et garder une carte du tableau coûte cher.
preset-skip = Saut
preset-skip-help = Quand un rang manque, la série saute au suivant.

## Fin de partie

ended-time = Le temps est écoulé.
ended-vote = La table a décidé d’arrêter.
ended-host = L’hôte a arrêté la partie.
ended-abandoned = La partie a été abandonnée.
ended-limit = La dernière donne est jouée.
ended-broke = Un joueur ne peut plus miser.
ended-too-few = Il ne reste plus assez de joueurs.

line-start = Jetons de départ
line-stakes = Mises versées
line-boxes = Cases ramassées
line-dues-received = Reçu des perdants
line-dues-paid = Payé aux gagnants
line-penalties = Pénalités
line-leftover = Part du reste
line-bought = Jetons repris
line-debt = Dette

## Noms

box-10D = 10 de carreau
box-JC = valet de trèfle
box-QS = dame de pique
box-KH = roi de cœur
box-7D = Nain jaune

rank-1 = as
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = valet
rank-12 = dame
rank-13 = roi

suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique

## Pourquoi un coup est bon : les conseils et la revue d’une partie

reason-closes-out = En commençant ainsi, vous aurez fini à coup sûr avant que quiconque ne pose une carte.
reason-takes-box = La case { $box } est pour vous : { $amount } { $amount ->
    [one] jeton
   *[other] jetons
}.
reason-king-leads-again = Votre suite monte jusqu’à un roi : la main vous revient.
reason-all-laid = Toutes les cartes de ce rang ({ $required }) sont posées : la main vous revient.
reason-all-sans = Tous les autres ont dit « sans { $required } » : la main vous revient.
reason-stop-chance = Dans { $percent } % des donnes encore possibles, personne d’autre ne peut poser ce rang ({ $required }), et la main vous revient.
reason-lowest-first = Les suites ne font que monter : celles des autres n’iraient guère chercher une carte si basse.
reason-keeps-back = Ce que vous gardez ici arrête la suite, ou attend un meilleur moment.

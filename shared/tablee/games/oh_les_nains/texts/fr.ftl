### Oh ! les nains en français.
### Ce que reçoit chaque message : un siège ($seat, $first) est le nom du joueur, une carte ($card,
### $cards) sa forme affichée. Une équipe ($team) peut être son numéro ou le texte de team-N, une
### couleur ($colour) sa lettre ou le texte de colour-LETTRE ; le reste est un nombre.

title = Oh ! les nains
tagline = Tir à la corde au jardin, les nains sur le tuyau.

## Ce que l’on attend du joueur, et ce que voient les autres

stage-pick = Choisissez en secret la couleur de votre premier nain.
stage-pick-other = { $seat } choisit une couleur.
stage-main = À vous : jouez une carte, ou échangez.
stage-main-other = { $seat } joue.
stage-counter = Contrer le nain { $colour ->
    [R] rouge
    [B] bleu
    [Y] jaune
    [G] vert
   *[other] { $colour }
}, ou laisser faire ?
stage-counter-other = { $seat } peut contrer le nain.
stage-wait = Ce n’est pas à vous de jouer.
stage-wait-other = { $seat } attend.
stage-over = La partie est terminée.
stage-over-other = La partie est terminée.

## Refus

refused-unknown-action = Ce coup n’existe pas dans Oh ! les nains.
refused-unreadable = « { $text } » ne se lit pas comme un coup : écrivez par exemple « squirrel S2 ».
refused-match-over = La partie est terminée, on ne joue plus.
refused-no-such-seat = Il n’y a pas de siège { $number } à cette table.
refused-not-your-turn = C’est au tour de { $seat }.
refused-pick-first = D’abord, chacun choisit la couleur d’un nain.
refused-pick-over = Les premiers nains sont déjà sur la bande.
refused-already-picked = Vous avez déjà choisi votre couleur, il reste à attendre les autres.
refused-mate-picks = Dans cette variante, c’est votre équipier qui choisit le premier nain.
refused-counter-first = D’abord, contrez le nain ou laissez faire.
refused-nothing-to-counter = Il n’y a pas de nain à contrer.
refused-not-in-hand = Cette carte n’est pas dans votre main.
refused-not-a-squirrel = Cette carte n’est pas un écureuil.
refused-not-a-pull = Cette carte ne change aucune force.
refused-not-a-dwarf = Cette carte ne pose pas de nain.
refused-wrong-colour = Seul un nain { $colour ->
    [R] rouge
    [B] bleu
    [Y] jaune
    [G] vert
   *[other] { $colour }
} ou multicolore peut contrer celui-ci.
refused-colour-missing = Nommez une couleur pour cette carte multicolore.
refused-colour-fixed = Cette carte a déjà sa couleur : on n’en nomme pas d’autre.
refused-no-pawn-left = Il ne reste plus de nain { $colour ->
    [R] rouge
    [B] bleu
    [Y] jaune
    [G] vert
   *[other] { $colour }
} à poser.
refused-nothing-exchanged = Choisissez au moins une carte à échanger.
refused-exchange-order = Nommez les cartes dans l’ordre de votre main.
refused-exchange-whole = On n’échange que sa main entière ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}).
refused-not-for-table = La table ne joue pas de carte.
refused-only-the-table = Seule la table peut arrêter la partie.
refused-already-stopping = L’arrêt est déjà demandé : la partie finit après ces contres.
refused-first-not-seated = Le siège { $number } ne peut pas commencer : il n’y a que { $seats } joueurs.

## Gestes

action-pick = Choisir { $colour ->
    [R] rouge
    [B] bleu
    [Y] jaune
    [G] vert
   *[other] { $colour }
}
action-squirrel = Jouer l’écureuil { $card }
action-pull = Tirer avec { $card }
action-dwarf = Poser un nain avec { $card }
action-counter = Contrer avec { $card }
action-decline = Laisser faire
action-exchange = Échanger des cartes
action-stop = Arrêter la partie

## Événements

event-chance = Le hasard a tranché.
event-first-chosen = { $seat } commence.
event-round-begun = Manche { $round } : la bande est recentrée, { $first } commencera.
event-drawn = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-deck-shuffled = La pioche est vide : on mélange { $count } cartes.
event-colour-picked = { $seat } a choisi une couleur.
event-card-played = { $seat } joue { $card }.
event-strengths-compared = Force { $team_a } contre { $team_b }.
event-pulled = { $squares ->
    [one] La bande glisse d’une case
   *[other] La bande glisse de { $squares } cases
} vers { $team ->
    [0] l’équipe A
    [1] l’équipe B
   *[other] { $team }
}.
event-dwarf-placed = Un nain { $colour ->
    [R] rouge
    [B] bleu
    [Y] jaune
    [G] vert
   *[other] { $colour }
} rejoint { $team ->
    [0] l’équipe A
    [1] l’équipe B
   *[other] { $team }
}.
event-declined = { $seat } ne contre pas.
event-chain-settled = { $dwarves ->
    [0] Aucun nain n’est posé.
    [one] Un nain pour { $team ->
        [0] l’équipe A
        [1] l’équipe B
       *[other] { $team }
    }.
   *[other] { $dwarves } nains pour { $team ->
       [0] l’équipe A
       [1] l’équipe B
      *[other] { $team }
   }.
}
event-cards-exchanged = { $seat } échange { $cards }.
event-dwarf-crushed = Boum ! Un nain de { $team ->
    [0] l’équipe A
    [1] l’équipe B
   *[other] { $team }
} se cogne contre la barrière.
event-round-over = La manche { $round } est gagnée par { $team ->
    [0] l’équipe A
    [1] l’équipe B
   *[other] { $team }
}.
event-round-drawn = La manche { $round } est nulle.
event-hand-revealed = { $seat } montre sa main : { $cards }.
event-stop-called = La table arrête la partie.
event-match-over = La partie est terminée.

## Options

option-first_seat = Premier joueur
option-first_seat-help = Qui commence la première manche ; ensuite, c’est au perdant. Autour d’une vraie table : le plus petit, et en cas d’égalité le plus barbu.
option-first_seat-random = au hasard
option-first_seat-0 = siège 1
option-first_seat-1 = siège 2
option-first_seat-2 = siège 3
option-first_seat-3 = siège 4
option-exchange = Échanger des cartes
option-exchange-help = Ce que l’on peut défausser au lieu de jouer une carte.
option-exchange-whole = toute la main
option-exchange-any = les cartes de son choix
option-counters = Contres
option-counters-help = Peut-on contrer un nain par un autre de sa couleur ?
option-counters-true = oui
option-counters-false = non
option-match_wins = Manches à gagner
option-match_wins-help = En deux manches, on garde sa main de l’une à l’autre.
option-match_wins-1 = une seule
option-match_wins-2 = deux manches
option-team_dwarves = Premiers nains à quatre
option-team_dwarves-help = Chaque joueur en pose un, ou chaque équipe.
option-team_dwarves-2 = un par joueur
option-team_dwarves-1 = un par équipe
option-max_plays = Manche la plus longue
option-max_plays-help = Après tant de cartes et d’échanges, l’équipe qui a le plus de cases devant elle gagne.
option-max_plays-number = { $value } coups
option-reveal_hands = Montrer les mains à la fin
option-reveal_hands-help = Les cartes de tous sont montrées une fois la partie terminée.
option-reveal_hands-true = oui
option-reveal_hands-false = non
option-turn_seconds = Temps par coup
option-turn_seconds-help = Le temps écoulé, un écureuil est joué pour vous, ou votre main est échangée.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = illimité

preset-seed = Classique
preset-seed-help = La règle telle qu’elle est écrite : une manche, avec les contres.
preset-german = Zwergen Ziehen
preset-german-help = L’édition de 2002 : deux manches à gagner, échange au choix, pas de contre.
preset-expert = Expert
preset-expert-help = L’édition de 2002 avec ses contres.

## Fin de partie

ended-crushed = Un nain s’est cogné contre la barrière.
ended-limit = La manche a trop duré : on a compté les cases.
ended-time = Le temps est écoulé.
ended-vote = La table a décidé d’arrêter.
ended-host = L’hôte a arrêté la partie.
ended-abandoned = La partie a été abandonnée.

line-games = Manches gagnées

## Noms

team-0 = l’équipe A
team-1 = l’équipe B

colour-R = rouge
colour-B = bleu
colour-Y = jaune
colour-G = vert

## Pourquoi un coup est bon

reason-crushes = Il écrase le nain de tête de l’autre équipe : la manche est gagnée.
reason-pulls = Il tire { $squares } { $squares ->
    [one] case
   *[other] cases
} de votre côté.
reason-costs-least = Aucune carte ne tire pour vous : celle-ci coûte le moins.
reason-adds-dwarf = Un nain de plus tire pour vous à chaque carte à venir.
reason-may-be-countered = Le siège suivant pourrait le contrer dans { $percent } % des cas.
reason-may-be-crushed = Avec une carte, le siège suivant pourrait alors écraser votre nain de tête dans { $percent } % des cas.
reason-stops-dwarf = L’autre équipe n’obtient pas de nain.
reason-takes-both = S’il tient, les deux nains sont à vous.
reason-plays-on = Votre propre tour vaut plus que le contre.
reason-suits-hand = Vos cartes favorisent cette couleur.
reason-poor-hand = De nouvelles cartes promettent plus que celles-ci, même pour une case.

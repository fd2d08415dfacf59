### The Gnumies en français.
### Ce que reçoit chaque message : un siège ($seat, $winner, $taker) est le nom du joueur, un invité
### ($guest, $guests) ou une carte Gnumie ($card, $cards, $bids) sa forme affichée ; le reste est un
### nombre.

title = The Gnumies
tagline = Misez pour les meilleurs invités, et gare aux Wullawakis.

## Ce que l’on attend du joueur, et ce que voient les autres

stage-bid = Choisissez votre mise pour cet invité.
stage-bid-other = { $seat } choisit sa mise.
stage-bid-wullawaki = Un Wullawaki ! La plus haute mise le reçoit ; les autres mises sont perdues.
stage-bid-wullawaki-other = { $seat } choisit sa mise.
stage-star = Votre étoile a tiré un invité : le garder, ou le donner ?
stage-star-other = L’étoile de { $seat } a tiré un invité.
stage-penalty = Vos Wullawakis gâchent la fête : choisissez les invités qui partent.
stage-penalty-other = { $seat } choisit qui doit partir.
stage-wait = On attend les autres.
stage-wait-other = { $seat } attend.
stage-over = La fête est finie.
stage-over-other = La fête est finie.

## Refus

refused-unknown-action = Ce geste n’existe pas dans The Gnumies.
refused-unreadable = « { $text } » ne se lit pas comme un coup : écrivez par exemple « bid 70 ».
refused-match-over = La fête est finie, on ne joue plus.
refused-no-such-seat = Il n’y a pas de siège { $number } à cette table.
refused-not-for-table = La table ne joue pas de carte.
refused-only-the-table = Seule la table peut arrêter la partie.
refused-already-stopping = L’arrêt est déjà demandé : la partie finit après cette manche.
refused-no-bids-now = Il n’y a rien à miser pour l’instant.
refused-already-bid = Votre mise est déjà posée et ne change plus.
refused-no-gnumies = Vous n’avez plus de carte Gnumie : vous ne misez plus.
refused-not-in-hand = Cette carte n’est pas dans votre main.
refused-star-on-wullawaki = L’étoile ne se joue pas sur un Wullawaki.
refused-nothing-drawn = Aucune étoile n’a tiré d’invité.
refused-not-your-star = C’est l’étoile de { $seat } qui a tiré cet invité.
refused-give-to-another = Pour avoir l’invité vous-même, gardez-le.
refused-no-such-receiver = Personne n’est assis là pour recevoir l’invité.
refused-no-penalty-now = Personne ne doit partir pour l’instant.
refused-no-choice-to-make = Vous n’avez pas d’invité à choisir.
refused-already-discarded = Vous avez déjà choisi, il reste à attendre les autres.
refused-not-in-room = Cet invité n’est pas dans votre salle de fête.
refused-wullawakis-stay = Les Wullawakis ne partent pas : choisissez parmi les autres.
refused-guest-twice = Le même invité ne peut pas partir deux fois.
refused-wrong-number = Choisissez autant d’invités que vous avez de Wullawakis : { $count }.
refused-wrong-order = Nommez les invités du plus petit au plus grand.

## Gestes

action-bid = Miser { $card }
action-keep = Garder l’invité
action-give = Le donner à { $seat }
action-discard = Renvoyer ces invités
action-stop = Arrêter la partie

## Événements

event-chance = Le hasard a tranché.
event-guest-turned = Manche { $round } : { $guest } est à la porte.
event-bid-sealed = { $seat } a posé sa mise.
event-bids-shown = Toutes les mises se retournent.
event-luck-decided = Les Luckynits décident : { $winner } a le plus de chance.
event-guest-won = { $seat } reçoit { $guest }.
event-guest-left = { $guest } rentre chez lui : aucune mise ne pouvait l’emporter.
event-gnumie-spent = { $seat } perd sa carte { $card }.
event-gnumie-returned = { $seat } reprend sa carte { $card }.
event-stars-idle = Les étoiles restent sans effet.
event-star-drew = { $seat } regarde l’invité suivant.
event-star-placed = { $guest }, tiré par { $seat }, va chez { $taker }.
event-last-player = Seul { $seat } a encore des cartes Gnumies ; invités à prendre : { $count }.
event-guest-taken = { $seat } prend { $guest }.
event-copicastor-became = { $value ->
    [0] Le Copicastor de { $seat } ne trouve personne à imiter.
   *[other] Le Copicastor de { $seat } devient un { $value }.
}
event-discard-sealed = { $seat } a choisi qui doit partir.
event-guests-lost = { $wullawakis ->
    [one] Un Wullawaki fait fuir
   *[other] { $wullawakis } Wullawakis font fuir
} des invités de chez { $seat } : { $guests }.
event-deck-shown = Ceux qui ne sont pas venus : { $guests }
event-stop-called = La table arrête la partie après cette manche.
event-match-over = La fête est finie.

## Options

option-star_card = Cartes étoile
option-star_card-help = Chacun a une onzième carte : seule jouée, elle tire en secret un invité à garder ou à donner.
option-star_card-true = oui
option-star_card-false = non
option-star_variant = L’étoile qui tire un Wullawaki
option-star_variant-help = Seulement avec les cartes étoile.
option-star_variant-published = on le garde, l’étoile revient
option-star_variant-asterix = on peut le donner contre l’étoile
option-copy_won_by = Le Copicastor revient à
option-copy_won_by-help = Quelle mise gagne la carte joker.
option-copy_won_by-highest = la plus haute mise
option-copy_won_by-lowest = la plus basse mise
option-set5 = Cinq cartes pareilles
option-set5-help = Un carré et le Copicastor.
option-set5-150 = 150 points
option-set5-100 = 100 points, comme un carré
option-penalty_before_copy = Les Wullawakis d’abord
option-penalty_before_copy-help = Le Copicastor ne prend sa valeur qu’une fois les invités partis.
option-penalty_before_copy-true = oui
option-penalty_before_copy-false = non
option-last_player_takes = Le dernier joueur prend
option-last_player_takes-help = Ce que reçoit celui qui reste seul avec des cartes Gnumies.
option-last_player_takes-hand = un invité par carte en main
option-last_player_takes-all = tous les invités restants
option-deck_reveal = Montrer les invités jamais venus
option-deck_reveal-help = Le reste de la pile, une fois la fête finie.
option-deck_reveal-end = à la fin
option-deck_reveal-never = jamais
option-turn_seconds = Temps par décision
option-turn_seconds-help = Le temps écoulé, votre plus basse carte est misée, et les meilleurs invités sont gardés.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = illimité

preset-seed = Classique
preset-seed-help = Dix cartes chacun ; la plus haute mise gagne toujours.
preset-amigo = Avec étoiles
preset-amigo-help = Des cartes étoile, et le Copicastor va à la plus basse mise.

## Fin de partie

ended-last-player = Un seul joueur avait encore des cartes Gnumies.
ended-no-gnumies = Plus personne n’a de carte Gnumie.
ended-no-guests = Tous les invités sont venus.
ended-time = Le temps est écoulé.
ended-vote = La table a décidé d’arrêter.
ended-host = L’hôte a arrêté la partie.
ended-abandoned = La partie a été abandonnée.

line-guest = Un { $value }
line-pair = Paire de { $value }
line-three = Brelan de { $value }
line-four = Carré de { $value }
line-five = Cinq { $value }
line-twice = Deux fois { $value }
line-alone = Copicastor sans personne à imiter
line-wullawakis = Wullawakis : { $wullawakis } (invités perdus : { $lost })
line-nobody = Personne n’est venu

## Noms

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-purple = violet
colour-grey = gris

gnumie-star = étoile
guest-W = Wullawaki
guest-C = Copicastor
luckynits = { $count ->
    [one] { $count } Luckynit
   *[other] { $count } Luckynits
}

## Pourquoi un coup est bon

reason-adds = L’invité vaut environ { $points } dans votre salle.
reason-adds-little = L’invité ne vaut qu’environ { $points } dans votre salle.
reason-wins = Cette mise l’emporte dans { $percent } % des cas.
reason-dearer-to = Il vaut environ { $points } pour { $seat }.
reason-pest-costs = Un Wullawaki vous coûterait environ { $points }.
reason-pest-comes = Avec cette mise, il vient chez vous dans { $percent } % des cas.
reason-star-draws = Votre étoile peut tirer un meilleur invité à la place.
reason-keeps = Dans votre salle, cet invité vaut environ { $points }.
reason-helps-least = C’est { $seat } qu’il aide le moins : environ { $points }, et votre étoile revient.
reason-hurts-most = C’est { $seat } qu’il gêne le plus : environ { $points }.
reason-loses-least = Avec ce choix, vous gardez { $points } points, le plus possible.

### Das Gold der Maya en français.
### Ce que reçoit chaque message : un siège ($seat, $payer, $payee, $auctioneer) est le nom du
### joueur, un morceau ($face) le texte `face` fait de ceux de sa taille et de son matériau, des
### sièges ($receivers) et des mises ($bids) leur forme affichée ; le reste est un nombre.

title = Das Gold der Maya
tagline = Misez en secret, reconstituez un disque, surveillez les poings fermés.

## Ce que l’on attend du joueur, et ce que voient les autres

stage-bid = Combien de perles pour le morceau en vente ? Fermez le poing.
stage-bid-other = { $seat } ferme le poing.
stage-receiver = Plusieurs joueurs ont misé le moins : choisissez qui vous payez.
stage-receiver-other = { $seat } choisit qui payer.
stage-place = Il est à vous ! Disposez vos morceaux à votre guise : tournez, déplacez, rejetez.
stage-place-other = { $seat } dispose ses morceaux.
stage-wait = Ce n’est pas à vous de jouer.
stage-wait-other = { $seat } attend.
stage-over = La partie est terminée.
stage-over-other = La partie est terminée.

## Refus

refused-unknown-action = Ce geste n’existe pas dans Das Gold der Maya.
refused-unreadable = « { $text } » ne se lit pas comme un coup : écrivez par exemple « bid 3 » ou « arrange 7Q4 9S3 ».
refused-match-over = La partie est terminée, on ne joue plus.
refused-no-such-seat = Il n’y a pas de siège { $number } à cette table.
refused-bids-are-over = Les mains sont ouvertes : { $seat } a remporté ce morceau.
refused-already-bid = Votre poing est fermé : une mise ne se change plus.
refused-less-than-nothing = On mise au moins 0 perle.
refused-too-many-beads = Vous n’avez que { $beads } { $beads ->
    [one] perle
   *[other] perles
}.
refused-nobody-to-choose = Il n’y a personne à choisir maintenant.
refused-not-your-turn = C’est au tour de { $seat }.
refused-not-a-receiver = Choisissez un des joueurs qui ont misé le moins.
refused-nothing-to-lay = On ne dispose ses morceaux qu’après en avoir acheté un.
refused-unknown-piece = Ce morceau, ou cette face, n’est pas à vous.
refused-piece-twice = Un morceau ne peut être qu’à un seul endroit.
refused-too-large = Ce morceau n’entre plus : le disque déborderait.
refused-neighbours-differ = Ces matériaux ne vont pas côte à côte : leurs valeurs peuvent différer d’un point au plus.
refused-ring-not-closed = L’anneau ne se ferme pas : son premier et son dernier morceau se touchent et diffèrent de plus d’un point.
refused-too-many-bases = Vous n’avez pas d’autre base.
refused-not-for-table = La table ne mise pas.
refused-only-the-table = Seule la table peut arrêter la partie.
refused-already-stopping = L’arrêt est déjà demandé : la partie finit après cette vente.
refused-starter-not-seated = Le siège { $number } ne peut pas commencer : il n’y a que { $seats } joueurs.

## Gestes

action-bid = Miser
action-give-to = Payer { $seat }
action-arrange = Disposer
action-stop = Arrêter la partie

## Événements

event-chance = Le hasard a décidé.
event-starter-chosen = { $seat } tient la première vente.
event-lot-drawn = { $seat } tire du sac : { $face }.
event-bid-sealed = { $seat } a fermé le poing.
event-bids-revealed = Les mains s’ouvrent : { $bids }.
event-sale-cancelled = Toutes les mises s’annulent : { $face } va dans la boîte.
event-lot-won = { $seat } remporte { $face } pour { $beads } { $beads ->
    [one] perle
   *[other] perles
}.
event-receivers-tied = { $seat } choisit à qui vont les perles.
event-beads-paid = { $payer } donne { $beads } { $beads ->
    [one] perle
   *[other] perles
} à { $payee }.
event-beads-kept = { $seat } avait misé le moins et garde ses perles ({ $beads }).
event-back-seen = { $seat } regarde la face cachée.
event-piece-dropped = { $seat } rejette { $face } dans la boîte.
event-laid-out = { $seat } a disposé ses morceaux.
event-disc-completed = { $seat } complète un disque : { $points } points !
event-board-advanced = Les morceaux avancent. { $auctioneer } tient la vente.
event-stop-called = La table arrête la partie.
event-match-over = La partie est terminée.

## Options

option-starter = Première vente
option-starter-help = Qui tire les premiers morceaux. Cela ne change rien d’autre.
option-starter-random = au hasard
option-starter-0 = siège 1
option-starter-1 = siège 2
option-starter-2 = siège 3
option-starter-3 = siège 4
option-bases_2p = Disques à deux joueurs
option-bases_2p-help = À deux, chacun reconstitue un disque ou deux. À plus de deux, toujours un seul.
option-bases_2p-1 = un chacun
option-bases_2p-2 = deux chacun
option-open_beads = Perles visibles
option-open_beads-help = Montre les perles de tous. Qui compte les paiements les connaît de toute façon.
option-open_beads-true = oui
option-open_beads-false = non, derrière les paravents
option-self_low = Si le gagnant a misé le moins
option-self_low-help = Quand tous les autres, à égalité plus haut, sont éliminés, le gagnant paie l’un d’eux ou garde ses perles.
option-self_low-choose = il choisit qui payer
option-self_low-keep = il garde ses perles
option-turn_seconds = Temps par décision
option-turn_seconds-help = Le temps écoulé, le jeu mise 0 pour vous, ou ajoute le nouveau morceau là où il va.
option-turn_seconds-number = { $value } s
option-turn_seconds-none = illimité

preset-seed = Classique
preset-seed-help = La règle telle qu’elle est écrite : un disque chacun, les perles derrière les paravents.
preset-duel = Deux disques
preset-duel-help = Pour deux joueurs : chacun reconstitue deux disques.
preset-open = Bourses ouvertes
preset-open-help = Chacun voit combien de perles ont les autres.

## Fin de partie

ended-time = Le temps est écoulé.
ended-vote = La table a décidé d’arrêter.
ended-host = L’hôte a arrêté la partie.
ended-abandoned = La partie a été abandonnée.
ended-sold-out = Le dernier morceau est vendu.

line-disc = Disque { $base } complet
line-pieces = Ses morceaux
line-one-material = D’un seul matériau
line-unfinished = Disque { $base } inachevé ({ $size } parts sur 24)
line-beads = Perles

## Noms

material-0 = pierre
material-1 = jade
material-2 = bronze
material-3 = argent
material-4 = or

size-Q = un quart
size-S = un sixième
size-E = un huitième

face = { $size } en { $material }

## Pourquoi un coup est bon

reason-closes-ring = Ce morceau ferme votre anneau : il vaut { $points } de plus pour vous.
reason-may-close-ring = Dans { $percent } % des cas, ce morceau ferme votre anneau : il vaut environ { $points } de plus pour vous.
reason-adds = Ce morceau fait avancer votre disque d’environ { $points } { $points ->
    [one] point
   *[other] points
}.
reason-adds-nothing = Ce morceau n’apporte presque rien à votre disque.
reason-rivals = { $count ->
    [one] Un rival le veut autant que vous.
    [2] Deux rivaux le veulent autant que vous.
   *[other] { $count } rivaux le veulent autant que vous.
}
reason-no-rival = Personne d’autre n’en a autant besoin.
reason-dearer-to = Il vaut { $points } pour { $seat } : mieux vaut ne pas le lui laisser pour rien.
reason-lowest-is-paid = Qui mise le moins est payé : un poing vide rapporte des perles.
reason-unforeseen = { $count } mises se valent à peu près : tirée au sort, la vôtre ne se devine pas.
reason-least-harm = C’est chez { $seat } que vos perles vous nuisent le moins.
reason-whole = Le disque est complet : { $points } points.
reason-leaves-gap = { $count ->
    [one] Il ne manque plus qu’un morceau.
   *[other] Le vide qui reste demande au moins { $count } morceaux.
}

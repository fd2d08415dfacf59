# Les places, les pauses et la compagnie d’une table.

## Refus

refused-no-late-join = Cette table n’accueille personne pendant une partie.
refused-no-watchers = Personne ne peut regarder cette table.
refused-removed = { $seconds ->
    [0] L’hôte vous a écarté de cette table jusqu’à la fin de la partie.
   *[other] L’hôte vous a écarté de cette table. Revenez dans { $seconds } secondes, ou parlez-lui.
  }
refused-seen-open = Tous les jeux ont été vus sur votre machine : vous jouerez à la prochaine partie.
refused-unknown-player = Cette personne n’est plus à la table.
refused-not-yourself = On ne peut pas faire cela à soi-même.
refused-muted = L’hôte ne vous laisse pas parler à cette table.
refused-paused = La partie est en pause.
refused-no-pause = Cette table ne fait pas de pauses.
refused-bad-open-hands = Les jeux se montrent avec au moins { $least } secondes de retard.

## Ce qui est annoncé

told-other = Des nouvelles de la table ({ $code }).
told-muted = L’hôte ne vous laisse plus parler.
told-unmuted = L’hôte vous laisse parler à nouveau.
told-afk-warning = C’est à vous.
told-afk-over = La partie vous attend.
told-afk-move = Le temps était écoulé : la table a joué pour vous.
told-afk-bot = Vous ne répondiez pas : l’ordinateur joue pour vous.
told-joined = { $name } entre dans la partie.
told-rests = L’ordinateur joue pour { $name }.
told-back = { $name } est de retour.
told-out = { $name } a été écarté par l’hôte.
told-not-kept = Le disque de l’hôte est plein : la partie continue, mais un redémarrage la perdrait.
table-not-kept = Le disque de l’hôte est plein : aucune partie ne commence avant qu’il y ait de nouveau de la place.
told-kept-again = Le disque de l’hôte garde de nouveau tout.
told-not-resumed = La partie s’est terminée avec la réouverture de la salle : ses règles ont changé depuis.

## Plus à aucune table

gone-removed = L’hôte vous a écarté de la table.
gone-no-watchers = Cette table n’accueille plus de spectateurs.

## Les règles d’une table, outre celles du jeu

create-rules = Table
rule-stand_in = Remplaçants
rule-stand_in-help = La force de l’ordinateur qui prend les places libres et joue pour les absents. Chaque joueur peut en choisir une autre pour lui-même.
rule-late_join = On peut entrer en jeu
rule-late_join-help = Qui arrive pendant une partie peut prendre une place jouée par l’ordinateur.
rule-spectators = Spectateurs
rule-spectators-help = D’autres peuvent regarder. Ils voient ce que toute la salle peut voir, et aucun jeu.
rule-bank = Réserve de temps
rule-bank-number = { $value } s par partie
rule-bank-minutes = { $value } min par partie
rule-bank-help = Du temps que chaque joueur peut prendre en plus de celui de ses coups, une fois par partie.
rule-afk = Temps pour répondre
rule-afk-number = { $value } s
rule-afk-minutes = { $value } min
rule-afk-help = Quand les coups n’ont pas de pendule : passé ce temps, la table prévient qui fait attendre les autres, joue une fois pour lui, puis laisse faire l’ordinateur jusqu’à son retour.
rule-pause = Pauses
rule-pause-all = si tous veulent
rule-pause-host = par l’hôte
rule-pause-off = aucune
rule-pause-help = Qui peut arrêter les pendules un moment. N’importe quel joueur met fin à une pause.
rule-pause_minutes = Pause la plus longue
rule-pause_minutes-number = { $value } min
rule-pause_minutes-help = Passé ce temps, la partie reprend d’elle-même.
rule-open_hands = Jeux ouverts
rule-open_hands-number = { $value } s plus tard
rule-open_hands-minutes = { $value } min plus tard
rule-open_hands-help = Les spectateurs voient tous les jeux, et toute la partie, avec ce retard. Les joueurs jamais. Qui a vu les jeux ne peut plus entrer dans la partie.

## Qui est à la table

company-title = À la table
company-here = Tout le monde
company-plays = joue
company-watches = regarde
company-muted = muet
company-host-only = Seul l’hôte de la table peut faire taire ou écarter quelqu’un.
company-you-watch = Vous regardez.
company-stand-in = Votre remplaçant
company-stand-in-help = La force de l’ordinateur qui joue pour vous quand vous êtes absent ou le laissez faire.
company-mute = Faire taire
company-unmute = Laisser parler
company-mute-help = Ce que cette personne dit à la table n’est pas transmis.
company-give-host = Nommer hôte
company-give-host-title = Donner la table à { $name } ?
company-give-host-text = { $name } décidera désormais des règles, des places et de la compagnie.
company-give-host-yes = Donner
company-remove = Écarter
company-remove-help = Pendant une partie, l’ordinateur prend la place. Pendant cinq minutes, et dans cette partie, on ne revient pas.
company-remove-title = Écarter { $name } ?
company-remove-text = { $name } l’apprend et ne peut pas revenir tout de suite.
company-remove-yes = Écarter
company-cancel = Non
company-you-host = Vous êtes maintenant l’hôte de cette table.
table-rests = ordinateur
table-late = La partie se montre avec { $seconds } s de retard, tous jeux ouverts.

## Pendant une partie

play-people = Qui est là
play-pause = Pause
play-resume = Finir la pause
play-rest = Me remplacer
play-back = Je reprends
play-join = Prendre place
play-rests = L’ordinateur joue pour vous.
play-afk-title = Vous êtes là ?
play-afk-text = C’est à vous. Dans { $seconds } s la table jouera pour vous.
play-afk-here = Je suis là
play-paused-title = Pause
play-paused-text = Demandée par { $name }. Les pendules sont arrêtées. La partie reprendra d’elle-même dans { $left }.
play-paused-nobody = Les pendules sont arrêtées. La partie reprendra d’elle-même dans { $left }.
play-resuming-title = On reprend
play-resuming-text = La partie reprend dans
play-resume-wait = Rester en pause
play-pause-asked-title = Une pause ?
play-pause-asked-text = { $name } en voudrait une. { $votes } voix sur { $needed }.
play-pause-yes = Oui, une pause
play-pause-no = Pas maintenant
play-pause-line = Pause proposée : { $votes } voix sur { $needed }.

## Jeux ouverts

open-title = Jeux ouverts
open-hands = Main :
open-unplayed = Cartes spéciales :
open-bids = Mise :
open-purses = Perles :
open-backs = Fragment suivant :
open-discards = Jeté :
open-picks = Choix :

# Ce que dit la partie sans écran du client : refus, adieux, erreurs, ligne de commande.

## Refus : une commande restée sans effet. Codes du serveur, des règles, de ce client

refused-other = La salle a refusé ({ $code }).
refused-unknown-table = Cette table n’existe plus.
refused-too-many-tables = La salle n’ouvre pas plus de { $limit } tables.
refused-address-tables = Une même machine ne peut pas ouvrir plus de { $limit } tables : fermez-en une d’abord.
refused-elsewhere = Vous êtes à une autre table : quittez-la d’abord.
refused-already-seated = Vous avez déjà une place à cette table.
refused-not-here = Vous n’êtes pas à cette table.
refused-not-seated = Vous n’avez pas de place à cette table.
refused-no-seat = La table n’a pas cette place.
refused-seat-taken = Cette place est prise.
refused-table-full = Il n’y a plus de place à cette table. Vous pouvez regarder.
refused-seats-taken = Il y a plus de joueurs assis que cela. Libérez d’abord des places.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-wrong-phase = { $phase ->
    [playing] Pas pendant la partie.
    [lobby] La partie n’a pas encore commencé.
   *[over] La partie est finie.
  }
refused-not-ready = Quelqu’un n’est pas encore prêt.
refused-unknown-level = Il n’y a pas d’adversaire de niveau « { $level } ».
refused-not-playing = Aucune partie n’est en cours.
refused-stale = Trop tard : la table a continué.
refused-not-now = Ce n’est pas à vous.
refused-cant-stop = Ce jeu ne s’arrête pas avant sa fin.
refused-no-vote = Seuls les joueurs de cette table votent.
refused-old-command = La salle a déjà reçu cela.
refused-locked = Cette table a un code PIN. Demandez-le à son hôte.
refused-bad-pin = Un code PIN a de 4 à 12 chiffres.
refused-wrong-pin = Ce n’est pas le bon code PIN. { $seconds ->
    [one] Réessayez dans une seconde.
   *[other] Réessayez dans { $seconds } secondes.
}
refused-slow-down = Après de mauvais essais de cette machine, la salle fait attendre. { $seconds ->
    [one] Réessayez dans une seconde.
   *[other] Réessayez dans { $seconds } secondes.
}
refused-empty-text = Il n’y a rien à dire.
refused-unknown-match = Aucune partie de ce numéro n’est gardée ici.
refused-not-over = La partie n’est pas finie.
refused-not-replayed = Les règles d’aujourd’hui ne mènent plus là où cette partie est allée.
refused-long-replay = Cette partie est trop longue pour un fichier.
refused-busy = Trop de demandes de parties à la fois. Réessayez dans un instant.
refused-no-files = Cette salle ne donne pas de fichiers de partie.
refused-not-kept = La salle ne peut rien garder sur son disque en ce moment : aucune nouvelle partie ne commence.
refused-internal = La salle a fait une erreur. La partie continue ; réessayez.
refused-bad-seats = Ce jeu ne se joue pas à { $seats }. Possible : { $allowed }.
refused-unknown-preset = Ce jeu n’a pas de règles nommées « { $preset } ». Au choix : { $allowed }.
refused-unknown-option = Ce jeu n’a pas d’option « { $option } ». Il a : { $allowed }.
refused-bad-option = L’option « { $option } » ne peut pas valoir « { $value } ». Possible : { $allowed }.
refused-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux : { $known }.
refused-no-prompt = Ce n’est pas à vous.
refused-illegal = Ce coup n’est pas permis maintenant.
refused-pending = Un instant : votre dernier coup est en route.
refused-lost = La connexion a été perdue et la salle a été rouverte.
refused-closed = Vous avez quitté la salle.
refused-no-table = Vous n’êtes à aucune table.

## Adieux : une connexion fermée par le serveur

goodbye-other = La salle a fermé la connexion ({ $code }).
goodbye-version = La salle parle une autre version.
goodbye-tls-only = Cette salle chiffre tout. Rejoignez-la sans --plain.
goodbye-pin = Cette salle a un code PIN. Demandez-le à l’hôte.
goodbye-wrong-pin = Ce n’est pas le bon code PIN. { $seconds ->
    [one] Réessayez dans une seconde.
   *[other] Réessayez dans { $seconds } secondes.
}
goodbye-no-pin = Cette salle n’a pas de code PIN. Rejoignez-la sans code.
goodbye-pin-busy = Trop de monde présente le code PIN en ce moment. Réessayez.
goodbye-slow-down = Après de mauvais essais de cette machine, la salle fait attendre. { $seconds ->
    [one] Réessayez dans une seconde.
   *[other] Réessayez dans { $seconds } secondes.
}
goodbye-secret = Cette salle a été ouverte pour un seul joueur.
goodbye-bad-name = La salle n’accepte pas ce nom : choisissez-en un de 1 à { $limit } lettres.
goodbye-full = La salle est complète.
goodbye-address-full = Trop de joueurs sont déjà connectés depuis cette adresse.
goodbye-too-many-at-once = Trop de connexions à la fois depuis cette adresse. Réessayez dans un instant.
goodbye-replaced = Vous êtes entré depuis un autre endroit, qui a pris cette place.
goodbye-closing = La salle a fermé.
goodbye-too-fast = La salle a fermé la connexion : trop de messages à la fois.
goodbye-no-hello = La salle a fermé la connexion : le bonjour est venu trop tard.
goodbye-slow-frame = La salle a fermé la connexion : le réseau est trop lent.
goodbye-dead = La salle a fermé la connexion : elle n’a rien entendu depuis trop longtemps.
goodbye-stalled = La salle a fermé la connexion : le réseau est trop lent.
goodbye-bad-message = La salle a fermé la connexion : elle n’a pas compris ce programme. Mettez les deux à jour.
goodbye-frame-too-long = La salle a fermé la connexion : un message était trop long. Mettez les deux à jour.
goodbye-unexpected-message = La salle a fermé la connexion : elle n’attendait pas ce message. Mettez les deux à jour.
goodbye-internal = La salle a fait une erreur et a fermé la connexion.

## Tables fermées

gone-other = La table a été fermée ({ $code }).
gone-empty = La table a été fermée : il n’y avait plus personne.
gone-abandoned = La table a été fermée : tous les joueurs étaient partis.
gone-internal = La table a été fermée : la salle a fait une erreur.
gone-lost = La table a disparu quand la salle a été rouverte.
gone-unknown-table = La table a été fermée pendant votre absence.

## Connexion perdue ; le client essaie de revenir

lost-other = Connexion perdue. Nouvel essai…
lost-closing = La salle a fermé. En attente de son retour…
lost-silent = La salle ne répond plus. Nouvel essai…

## Erreurs de ce côté-ci

error-other = Quelque chose n’a pas marché ({ $code }).
error-unknown-host = Aucune machine ne s’appelle « { $address } » ici. Vérifiez l’adresse.
error-unknown-code = Aucune machine ne s’appelle « { $address } » ici. Si c’est un code, une lettre ou un chiffre est faux ou manque : faites-le relire.
error-refused = { $address } répond, mais aucune salle n’y est ouverte. Ouvrez-en une, ou vérifiez le port.
error-unreachable = { $address } n’est pas joignable. Vérifiez l’adresse, et que les deux machines sont sur le même réseau.
error-timeout = { $address } ne répond pas. Vérifiez l’adresse, le réseau et le pare-feu.
error-mute = { $address } accepte la connexion mais ne dit rien : ce n’est peut-être pas une salle Tablée.
error-plain-server = { $address } ne chiffre rien : tout le réseau pourrait lire votre main. Si c’est voulu, rejoignez-le avec --plain.
error-changed-key = { $address } n’est pas la salle { $name } que vous connaissez : sa clé est une autre. Mots connus : { $before } ; ses mots à présent : { $words }. Demandez à l’hôte ; si ce sont les siens, rejoignez avec --trust.
error-false-server = { $address } accepte le code PIN sans prouver qu’elle le connaît : ce n’est pas la bonne salle. Demandez à l’hôte.
error-wrong-key = { $address } n’est pas la salle voulue : ses mots sont { $words } et devraient être { $before }. Demandez un nouveau lien à l’hôte, ou ôtez la clé pour rejoindre quand même.
error-bad-join-code = « { $text } » n’est le code d’aucune salle : une lettre ou un chiffre est faux. Faites-le relire.
error-bad-link = { $part ->
    [address] Ce lien ne nomme aucune salle : il commence par tablee:// et une adresse.
    [key] La clé de ce lien n’est pas juste : copiez le lien entier à nouveau.
    [pin] Le code PIN de ce lien n’est pas juste : il a de 4 à 12 chiffres.
    [length] Ce lien est trop long.
   *[other] La table de ce lien n’est pas juste.
}
error-known-broken = La liste des salles que vous connaissez est illisible. Elle a été mise de côté sous { $path }, et elles comptent comme nouvelles.
error-known-unwritable = Les salles rencontrées ne peuvent être retenues : impossible d’écrire dans { $path }.
error-not-tablee = Ce qui écoute à { $address } n’est pas une salle Tablée.
error-version = { $update ->
    [client] La salle parle le protocole { $theirs }, ce programme le { $mine } ({ $software }) : mettez ce programme à jour.
   *[server] La salle parle le protocole { $theirs }, ce programme le { $mine } ({ $software }) : c’est la salle qu’il faut mettre à jour.
  }
error-no-server = Aucune salle trouvée sur ce réseau. Donnez son adresse, ou ouvrez-en une avec « tablee-server ».
error-network = La connexion s’est rompue.
error-closed = La connexion a été fermée.
error-bad-server = La salle a envoyé quelque chose que ce programme ne comprend pas. Mettez les deux à jour.
error-bad-address = « { $address } » n’est pas une adresse. Écrivez nom, nom:port ou [IPv6]:port.
error-bad-port = « { $port } » n’est pas un port. Écrivez un nombre de 1 à 65535.
error-port-in-use = Le port { $port } est déjà pris : une autre salle y est peut-être ouverte. Choisissez-en un autre.
error-server-failed = La salle n’a pas pu s’ouvrir. Message de son programme : « { $line } »
error-server-silent = La salle ne s’est pas ouverte à temps.
error-no-free-table = La salle n’a pas de table avec une place libre. Ouvrez-en une avec « --create GAME », ou réessayez plus tard.
error-no-table = La salle n’a pas de table « { $table } » avec une place libre.
error-nothing-to-watch = { $table ->
    [any] Aucune table n’est en jeu ici, ou aucune ne se laisse regarder.
   *[other] La salle n’a pas de table « { $table } » qui se laisse regarder.
}
error-settings-broken = Les réglages étaient illisibles et ont été mis de côté ({ $path }).
error-settings-field = Des réglages n’étaient pas valables et ont été remis à zéro : { $fields }.
error-settings-unwritable = Les réglages ne peuvent pas être enregistrés dans { $path }.
error-no-display = Aucun écran trouvé pour la fenêtre. Utilisez --headless, ou lancez le jeu dans une session graphique.
error-no-pygame = La fenêtre a besoin d’autres paquets. Installez-les avec : pip install "tablee[client]"
error-crash = Une erreur s’est produite dans le programme. Sa trace est dans { $path }.
error-output = La sortie ne peut pas être écrite : { $reason }.
error-no-replay = Ce n’est pas un fichier de partie de Tablée.
error-newer-replay = Ce fichier de partie est d’un genre plus récent ({ $format }, connu ici : { $known }). Mettez le programme à jour.
error-damaged-replay = Ce fichier de partie est abîmé à l’octet { $byte } : il n’est plus tel qu’il a été écrit.
error-long-replay = Ce fichier de partie est trop long : { $limit } octets au plus sont lus.
error-unreadable-replay = { $path } ne peut pas être lu : { $reason }.
system-not-there = il n’existe pas
system-denied = votre compte n’en a pas le droit
system-is-folder = c’est un dossier
system-no-folder = un des dossiers de ce chemin est un fichier
system-is-there = ce nom est déjà pris
system-full = le disque est plein
system-read-only = ce disque ne permet que de lire
system-long-name = ce nom est trop long
system-broken = le disque n’a pas pu lire ou écrire
error-unwritable-replay = { $path } ne peut pas être écrit : { $reason }.
error-no-view = { $seats ->
    [none] Ce fichier de partie ne contient la vue d’aucune place. N’en demandez pas.
   *[other] Ce fichier de partie n’a pas de place { $seat }. Il contient ce qu’ont vu les places { $seats }.
}
error-strange-frames = Les règles de { $game } installées ici ne savent pas lire ces images. Mettez le programme à jour.
error-stopped = Arrêté.
error-match-lost = La partie s’est arrêtée avant la fin : { $reason }

## La ligne de commande

cli-about = Jeux de table pour réseau local. Sans commande, la fenêtre s’ouvre.
cli-practice = jouer sur cette machine contre l’ordinateur
cli-join = rejoindre un serveur du réseau
cli-watch = montrer à toute une salle la table la plus intéressante alentour ; --headless regarde sans fenêtre
cli-doctor = trouver ce qui sépare cette machine des serveurs alentour
cli-doctor-address = adresse d’un serveur à essayer aussi
cli-language = langue du programme (fr, en ou de)
cli-version = afficher la version
cli-help = afficher cette aide
cli-game = quel jeu ; installés : { $games }
cli-seats = nombre de places
cli-level = force des adversaires
cli-seed = nombre qui rend la partie reproductible
cli-preset = règles nommées
cli-option = une option du jeu, peut être répété
cli-demo = l’ordinateur joue toutes les places
cli-headless = sans fenêtre
cli-json = écrire le résultat en une ligne JSON
cli-address = serveur : nom, nom:port, [IPv6]:port, code court ou lien de l’hôte ; sans adresse, les serveurs sont cherchés
cli-name = votre nom
cli-link = rejoindre par un lien que l’hôte a donné
cli-pin = le code PIN du serveur (avec une adresse, un lien ou --headless)
cli-trust = faire confiance au serveur bien que sa clé ait changé
cli-plain = rejoindre sans chiffrement (avec une adresse) : le réseau peut lire
cli-server = seulement un serveur de ce nom (avec --headless, sans adresse)
cli-table = table à rejoindre, par son nom ou son numéro
cli-table-pin = le code PIN de la table (avec --headless) ; avec --create, il la verrouille
cli-rule = une des règles propres à la table, peut être répété : { $rules }
cli-unknown-rule = Il n’y a pas de règle de table « { $value } ». Il y a : { $known }.
cli-needs-create = { $option } ne va qu’avec --create.
cli-play = jouer tout seul à ce niveau (avec --headless)
cli-create = ouvrir une table de ce jeu (avec --headless)
cli-wait-humans = commencer quand autant de personnes sont prêtes (avec --create)
cli-interface = adresse réseau où chercher, peut être répété
cli-usage = usage{"\u00A0"}
cli-commands = commandes{"\u00A0"}
cli-options = options{"\u00A0"}
cli-unknown-command = Il n’y a pas de commande « { $value } ». Commandes : { $known }.
cli-command-first = Écrivez la commande d’abord : tablee { $command } …
cli-unknown-word = « { $value } » n’est pas compris ici.
cli-missing-file = Nommez un fichier de partie : tablee { $command } FILE.
cli-missing-game = Nommez un jeu : tablee practice GAME. Jeux : { $known }.
cli-too-low = « { $value } » est trop petit pour { $option } : écrivez { $low } ou plus.
cli-bad-pin = « { $value } » n’est pas un code PIN ({ $option }) : écrivez 4 à 12 chiffres.
cli-bad-number = « { $value } » n’est pas un nombre entier ({ $option }).
cli-bad-choice = « { $value } » n’est pas possible pour { $option }. Possible : { $allowed }.
cli-needs-value = { $option } a besoin d’une valeur.
cli-bad-option = « { $value } » n’est pas une option : écrivez clé=valeur.
cli-needs-headless = { $option } ne va qu’avec --headless.
cli-needs-demo = --headless ne va ici qu’avec --demo.
cli-result = { $game } : { $winners } gagne ({ $scores }).
cli-verify = vérifier une partie finie : ses donnes, ses coups, son résultat
cli-replay = vérifier une partie finie et la raconter, coup par coup
cli-review = dire ce que chaque décision d’une partie finie a coûté, et la part de chance
cli-review-file = un fichier de partie ; sans lui, la dernière partie gardée ici
cli-review-seat = les décisions de qui, à partir de 1 ; sans cela, de qui a gardé le fichier
cli-review-iterations = combien de temps chercher le meilleur coup (200 sans cela)
cli-no-match-kept = Aucune partie finie n’est encore gardée ici. Nommez un fichier : tablee { $command } FILE.
cli-replay-window = la montre sur sa propre table, dans la fenêtre
cli-window-or-json = Choisissez entre --window et --json.
cli-replay-file = un fichier de partie, tel que le programme le garde
cli-replay-seat = seulement ce que cette place a vu, à partir de 1
cli-replay-open = tout, même ce qui était caché (ainsi sans --seat)
cli-seat-or-open = Choisissez entre --seat et --open.

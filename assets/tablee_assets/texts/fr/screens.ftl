# Ce que disent les écrans : titres, boutons, indications. Tenu par tablee_client.view.

app-unexpected = Une erreur s’est produite dans ce programme. Elle est notée dans son journal.

room-back = La connexion est revenue.

## La salle

hall-subtitle = Jeux de table entre amis, autour du feu
hall-practice = S’entraîner
hall-find = Trouver une table
hall-host = Héberger une partie
hall-rules = Règles
hall-settings = Réglages
hall-quit = Quitter
hall-join = Rejoindre
hall-found = Salles trouvées
hall-listening = On écoute le réseau local…
hall-listening-none = Personne encore. On écoute…
hall-profile = Changer de profil
player-guest = Invité
hall-nobody = Choisir un nom

## Le profil

profile-title = Votre profil
profile-who = Qui êtes-vous ?
profile-name = Nom
profile-name-hint = Votre nom aux tables
profile-keep = Garder
profile-no-name = Écrivez d’abord un nom.

## Trouver une salle

find-title = Trouver une table
find-servers = Salles sur ce réseau
find-looking = On cherche des salles sur ce réseau…
find-looking-help = Elles apparaissent ici toutes seules.
find-none = Personne n’a répondu sur ce réseau.
find-none-help = Demandez à l’hôte de choisir « Héberger une partie ». Si c’est déjà fait, demandez-lui l’adresse ou le lien et mettez-le ci-dessous. Sur un Wi-Fi d’invités, les machines ne se voient souvent pas : prenez un autre réseau ou un câble. « Qu’est-ce qui cloche ? » en dit plus.
find-alone = Cette machine n’est sur aucun réseau local : branchez un câble ou rejoignez le Wi-Fi. L’entraînement marche quand même.
find-deaf = Cette machine ne peut pas écouter son réseau : autorisez Tablée, ou le port UDP 5353, dans son pare-feu pour les réseaux privés. L’adresse ou le lien de l’hôte, mis ci-dessous, marche quand même.
find-address = Code, adresse ou lien
find-address-hint = AAT-J5S, nom, nom:port ou tablee://…
find-paste = Coller
find-nothing-copied = Rien n’est copié : copiez d’abord l’adresse ou le lien.
find-scan = Chercher partout
find-scanned = Recherche… { $percent } %
find-scanning = On essaie déjà toutes les adresses alentour.
find-doctor = Qu’est-ce qui cloche ?
find-join = Rejoindre
find-joining = Connexion…
find-nothing-chosen = Choisissez une salle, ou écrivez une adresse.
find-going-on = { $players ->
    [0] Personne encore
    [one] Un joueur
   *[other] { $players } joueurs
  } · { $tables ->
    [0] aucune table
    [one] une table
   *[other] { $tables } tables
  }
find-silent = Ne répond pas en ce moment
find-update-client = Mettez ce programme à jour : là-bas on parle le protocole { $theirs } ({ $software }), ici le { $mine }
find-update-server = L’hôte doit mettre à jour : là-bas on parle le protocole { $theirs } ({ $software }), ici le { $mine }
find-which = n° { $id }
find-pin = demande un PIN
find-standing-plain = non chiffré
find-standing-known = chiffré · déjà rencontré
find-standing-changed = pas la clé d’avant
find-standing-new = chiffré · nouveau pour vous

## Héberger

host-title = Héberger une partie
host-panel = Votre salle
host-name = Nom de la salle
host-name-hint = Visible de tous alentour
host-name-default = Chez { $name }
host-explain = Une salle s’ouvre sur cette machine. Tout le monde sur le même réseau la voit sous « Trouver une table » et peut y entrer ; vous y êtes le premier.
host-start = Ouvrir la salle
host-starting = Ouverture…
host-no-name = Écrivez un nom pour la salle.
host-leave-title = Fermer la salle ?
host-leave-text = Vous partez, mais la salle que vous avez ouverte l’est encore, et d’autres y jouent peut-être.
host-leave-stay = Rester
host-leave-stop = La fermer
host-leave-keep = La laisser ouverte

## S’entraîner

practice-counts = { $first } ou { $last }
practice-title = S’entraîner
practice-game = Jeu
practice-seats = Joueurs
practice-seats-value = { $seats } avec vous
practice-level = Adversaires
practice-preset = Règles
practice-start = Commencer
practice-starting = On dresse la table…
practice-explain = Vous jouez contre l’ordinateur, sur cette machine seulement.

level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert

# Le penchant d’un ordinateur de ce nom, à côté de son niveau.
character-Alviss = sage
character-Andvari = avide
character-Bifur = hardi
character-Bruni = amer
character-Dvalin = lent
character-Eitri = exact
character-Fjalar = rusé
character-Galar = retors
character-Hornbori = fou
character-Lofar = secret
character-Mjoll = timide
character-Nabbi = vif
character-Nyr = zélé
character-Regin = faux
character-Sindri = égal
character-Skirfir = osé
character-Vestri = sobre
character-Vitr = malin

opponents-title = À propos des adversaires
opponents-text = Un adversaire ne voit que ce qu’un joueur verrait à sa place. « Facile » joue sans guère penser, « Normal » de bon sens ; « Difficile » et « Expert » essaient chaque coup dans bien des donnes possibles. À chaque nom ses penchants.
opponents-ok = Bien

## Dans une salle

lobby-tables = Tables
lobby-none = Aucune table n’est ouverte ici. Ouvrez la première.
lobby-create = Ouvrir une table
lobby-join = Prendre place
lobby-watch = Regarder
lobby-enter = Entrer
lobby-chat = Propos de la salle
lobby-say = Dire quelque chose
lobby-seated = { $seated } sur { $seats }
lobby-state-lobby = en attente
lobby-state-playing = en jeu
lobby-state-over = partie finie
lobby-watchers = { $count ->
    [0] { "" }
    [one] { " " }· un spectateur
   *[other] { " " }· { $count } spectateurs
  }
lobby-leave-title = Quitter la salle ?
lobby-leave-text = Vous allez quitter { $server }.
lobby-leave = Quitter
lobby-stay = Rester
lobby-you-are = Vous êtes { $name }
lobby-nothing-chosen = Choisissez d’abord une table.

## Une nouvelle table

create-title = Ouvrir une table
create-name = Nom de la table
create-name-default = Chez { $name }
create-options = Options
create-open = Ouvrir
create-keep = Garder
create-change-title = Les règles de la table
create-on = oui
create-off = non
create-none = sans
create-no-name = Écrivez un nom pour la table.

## À une table, avant la partie

table-rules = Règles de cette table
table-chat = Propos de table
table-empty = Place libre
table-empty-bot = ordinateur ?
table-empty-sit = s’asseoir ici
table-ready = prêt
table-thinking = pas encore prêt
table-host = hôte
table-bot = { $level ->
    [easy] facile
    [normal] normal
    [hard] difficile
    [expert] expert
   *[other] { $level }
  }
table-you-watch = Vous regardez cette table.
table-away = absent
table-you = Vous
table-watching = { $count ->
    [0] Personne ne regarde
    [one] Un spectateur
   *[other] { $count } spectateurs
  }
table-i-am-ready = Je suis prêt
table-i-am-not = Pas encore
table-start = Commencer
table-sit = Prendre place
table-not-ready = Tout le monde n’est pas encore prêt.
table-free-seats = L’ordinateur joue les places libres.
table-change = Changer les règles
table-bots = Compléter avec l’ordinateur
table-bot-title = Qui s’assoit ici ?
table-bot-text = L’ordinateur peut prendre cette place. Il joue jusqu’à ce que quelqu’un la prenne.
table-bot-remove = Laisser libre
table-bot-cancel = Annuler
table-leave-title = Quitter la table ?
table-leave-text = Votre place sera libre pour les autres.
table-leave = Se lever
table-default-rules = règles habituelles
table-loading = On dresse la table…

## Les règles

rules-title = Règles
rules-none = Aucune règle n’est installée.

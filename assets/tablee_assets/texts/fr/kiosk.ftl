# The kiosk.

error-kiosk-unreadable = Le fichier de la borne { $path } ne peut être lu : { $reason }.
error-kiosk-not-toml = Le fichier de la borne { $path } n’est pas du TOML : { $reason }. Voir l’exemple docs/kiosk.toml.
error-kiosk-field = Dans le fichier de la borne { $path }, « { $field } » n’est pas ce qu’il faut ; attendu : { $expected }. Voir l’exemple docs/kiosk.toml.

kiosk-touch = Touchez pour jouer
kiosk-bots = { $game } : la machine joue contre elle-même.
kiosk-live = En direct d’une table de la salle.
kiosk-join = Rejoignez depuis votre appareil : { $address }
kiosk-still-there = Êtes-vous toujours là ?
kiosk-touch-to-stay = Touchez l’écran pour continuer.
kiosk-what-happens = Sinon un robot prend votre place, et rien n’est gardé de vous.
kiosk-welcome = { $name } : bienvenue !
kiosk-play = Jouer
kiosk-others = Jouer avec d’autres dans la salle
kiosk-explain = Choisissez un jeu et touchez Jouer. Rien n’est gardé de vous.
kiosk-staff = Personnel
kiosk-pin-ask = Le code du personnel
kiosk-pin-wrong = Ce n’est pas le code.
kiosk-pin-wait = Trop d’essais : attendez { $seconds } s.
kiosk-staff-settings = Pour chaque visiteur
kiosk-staff-doings = Cette borne
kiosk-staff-note = Ces réglages valent jusqu’au redémarrage de la fenêtre ; ceux qui durent sont dans le fichier de la borne.
kiosk-staff-language = Langue habituelle
kiosk-staff-off = C’est désactivé dans le fichier de la borne.
kiosk-staff-restart = Redémarrer la fenêtre
kiosk-staff-end = Quitter la borne
kiosk-staff-power-off = Éteindre
kiosk-staff-done = Terminé
kiosk-no-power-off = La machine ne peut être éteinte : { $reason }. Vérifiez power_off dans le fichier de la borne.

cli-kiosk = montrer une borne : une fenêtre que les visiteurs ne peuvent quitter
cli-kiosk-config = le fichier de la borne ; docs/kiosk.toml en est un exemple
cli-kiosk-make-pin = demander un code du personnel et afficher la ligne pour le fichier de la borne
cli-kiosk-no-watchdog = sans second programme qui relance la fenêtre après une panne
cli-kiosk-pin = Code du personnel :
cli-kiosk-bad-pin = Un code a de 4 à 12 chiffres.

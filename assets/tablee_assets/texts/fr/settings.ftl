# Les réglages, page par page.

settings-title = Réglages
settings-done = Terminé
settings-percent = { $value } %
settings-times = × { $value }
sound-on = Le son est remis.
sound-off = Le son est coupé ({ $letter }).

## Aspect

settings-look = Aspect
settings-language = Langue
settings-profile = Qui vous êtes
settings-text = Taille du texte
settings-screen = Taille de l’écran
settings-screen-unknown = inconnue
settings-screen-size = { $inches } pouces · { $cm } cm
settings-screen-note = Mesurée d’un coin à l’autre. Si elle est connue, ce que le doigt presse a au moins 12 mm de côté.
settings-display = Affichage
settings-window = Fenêtre
settings-fullscreen = Plein écran
settings-monitor = Écran
settings-monitor-name = { $number } : { $size }
settings-scale = Taille de l’image
settings-scale-note = La table remplit la fenêtre ; une image plus petite convient à un très grand écran. Le texte se règle à part.

## Mouvement

settings-motion = Mouvement
settings-speed = Vitesse
settings-speed-off = aucune
settings-speed-note = La vitesse des cartes et des pièces. Avec « aucune », tout est aussitôt à sa place.
settings-calm = Mouvement réduit
settings-calm-note = Tout apparaît là où il va, rien ne palpite, aucun confetti ne tombe.

## Son

settings-sound = Son
settings-volume = Volume
settings-effects = Cartes et pièces
settings-music = Musique
settings-music-volume = Volume de la musique
settings-listen = Écouter
settings-no-speaker = Aucun haut-parleur trouvé. Dès que vous en branchez un, vous y entendrez le jeu.
settings-sound-note = La touche { $letter } coupe et remet tout le son, partout.

## Commandes

settings-controls = Commandes
settings-keys-note = Choisissez une lettre dorée, puis appuyez sur celle que vous voulez.
settings-keys-usual = Touches d’origine
settings-keys-are-usual = Ce sont les touches d’origine.
settings-press-key = Une lettre…
settings-pad-swapped = Échanger A et B de la manette
settings-pad-vibration = La manette vibre à votre tour

## Accessibilité

settings-access = Accessibilité
settings-palette = Couleurs
settings-palette-standard = Riches
settings-palette-safe = Bien distinctes
settings-marks = Motifs sur les couleurs
settings-four-colour = Une couleur par enseigne
settings-access-note = Avec les motifs, chaque couleur porte aussi sa marque : rien ne se dit par la seule couleur.

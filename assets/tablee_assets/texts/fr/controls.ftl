# Ce que font les touches et les boutons de manette, et comment ils s’appellent.

control-choose = Choisir
control-back = Retour
control-menu = Menu
control-rules = Règles
control-journal = Journal et discussion
control-hint = Conseil
control-call = Dire « Nain ! »
control-emotes = Humeurs
control-hand = Cacher sa main
control-page-up = Page précédente
control-page-down = Page suivante
control-next = Élément suivant
control-previous = Élément précédent
control-fullscreen = Plein écran
key-return = Entrée
key-escape = Échap
key-tab = Tab
key-shift-tab = Maj Tab
key-alt-return = Alt Entrée
key-f1 = F1
key-f10 = F10
key-f11 = F11
key-pageup = Page ↑
key-pagedown = Page ↓
pad-unplugged = La manette est débranchée. Rebranchez-la, ou continuez au clavier ou à la souris.

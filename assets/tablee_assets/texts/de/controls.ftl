# Was Tasten und Knöpfe von Gamepads tun, und wie sie heißen.

control-choose = Wählen
control-back = Zurück
control-menu = Menü
control-rules = Regeln
control-journal = Verlauf und Gespräch
control-hint = Tipp
control-call = „Nain !“ sagen
control-emotes = Launen
control-hand = Hand verdecken
control-page-up = Seite zurück
control-page-down = Seite vor
control-next = Nächstes Element
control-previous = Voriges Element
control-fullscreen = Vollbild
key-return = Eingabe
key-escape = Esc
key-tab = Tab
key-shift-tab = Umschalt Tab
key-alt-return = Alt Eingabe
key-f1 = F1
key-f10 = F10
key-f11 = F11
key-pageup = Bild ↑
key-pagedown = Bild ↓
pad-unplugged = Das Gamepad ist ausgesteckt. Steck es wieder ein, oder spiel mit Tasten oder Maus weiter.

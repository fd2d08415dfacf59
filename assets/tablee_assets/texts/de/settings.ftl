# Die Einstellungen, Seite für Seite.

settings-title = Einstellungen
settings-done = Fertig
settings-percent = { $value } %
settings-times = × { $value }
sound-on = Der Ton ist an.
sound-off = Der Ton ist aus ({ $letter }).

## Aussehen

settings-look = Aussehen
settings-language = Sprache
settings-profile = Wer du bist
settings-text = Schriftgröße
settings-screen = Größe des Bildschirms
settings-screen-unknown = unbekannt
settings-screen-size = { $inches } Zoll · { $cm } cm
settings-screen-note = Von Ecke zu Ecke gemessen. Ist sie bekannt, so ist, was ein Finger drückt, mindestens 12 mm groß.
settings-display = Anzeige
settings-window = Fenster
settings-fullscreen = Vollbild
settings-monitor = Bildschirm
settings-monitor-name = { $number }: { $size }
settings-scale = Größe des Bildes
settings-scale-note = Der Tisch füllt das Fenster; ein kleineres Bild passt zu einem sehr großen Bildschirm. Die Schrift hat ihre eigene Größe.

## Bewegung

settings-motion = Bewegung
settings-speed = Tempo
settings-speed-off = keins
settings-speed-note = Wie schnell sich Karten und Steine bewegen. Mit „keins“ ist alles sofort an seinem Platz.
settings-calm = Weniger Bewegung
settings-calm-note = Alles erscheint, wo es hingehört, nichts pulsiert, kein Konfetti fällt.

## Ton

settings-sound = Ton
settings-volume = Lautstärke
settings-effects = Karten und Steine
settings-music = Musik
settings-music-volume = Lautstärke der Musik
settings-listen = Anhören
settings-no-speaker = Kein Lautsprecher gefunden. Sobald du einen ansteckst, hörst du das Spiel dort.
settings-sound-note = Die Taste { $letter } schaltet überall den ganzen Ton aus und an.

## Steuerung

settings-controls = Steuerung
settings-keys-note = Wähle einen goldenen Buchstaben, dann drück den, den du willst.
settings-keys-usual = Übliche Tasten
settings-keys-are-usual = Das sind die üblichen Tasten.
settings-press-key = Ein Buchstabe …
settings-pad-swapped = A und B am Pad vertauschen
settings-pad-vibration = Das Pad vibriert, wenn du dran bist

## Barrierefreiheit

settings-access = Bedienhilfen
settings-palette = Farben
settings-palette-standard = Satt
settings-palette-safe = Gut zu trennen
settings-marks = Muster auf Farben
settings-four-colour = Eigene Farbe je Kartenzeichen
settings-access-note = Mit Mustern trägt jede Farbe auch ihr eigenes Zeichen: Nichts wird nur durch Farbe gesagt.

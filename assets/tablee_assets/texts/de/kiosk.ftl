# The kiosk.

error-kiosk-unreadable = Die Datei des Kiosks { $path } ist nicht lesbar: { $reason }.
error-kiosk-not-toml = Die Datei des Kiosks { $path } ist kein TOML: { $reason }. Ein Beispiel ist docs/kiosk.toml.
error-kiosk-field = In der Datei des Kiosks { $path } steht bei „{ $field }“ etwas anderes als erwartet: { $expected }. Ein Beispiel ist docs/kiosk.toml.

kiosk-touch = Zum Spielen berühren
kiosk-bots = { $game }: Das Gerät spielt gegen sich selbst.
kiosk-live = Live von einem Tisch in diesem Raum.
kiosk-join = Mit dem eigenen Gerät mitspielen: { $address }
kiosk-still-there = Bist du noch da?
kiosk-touch-to-stay = Berühre den Bildschirm, um weiterzuspielen.
kiosk-what-happens = Sonst übernimmt ein Bot deinen Platz, und nichts wird von dir behalten.
kiosk-welcome = { $name }: willkommen!
kiosk-play = Spielen
kiosk-others = Mit anderen im Raum spielen
kiosk-explain = Ein Spiel wählen und „Spielen“ berühren. Nichts wird von dir behalten.
kiosk-staff = Personal
kiosk-pin-ask = Die PIN des Personals
kiosk-pin-wrong = Das ist nicht die PIN.
kiosk-pin-wait = Zu viele falsche Versuche: { $seconds } s warten.
kiosk-staff-settings = Für jeden Gast
kiosk-staff-doings = Dieser Kiosk
kiosk-staff-note = Das gilt bis zum Neustart des Fensters; was bleibt, steht in der Datei des Kiosks.
kiosk-staff-language = Übliche Sprache
kiosk-staff-off = Das ist in der Datei des Kiosks abgeschaltet.
kiosk-staff-restart = Fenster neu starten
kiosk-staff-end = Kiosk verlassen
kiosk-staff-power-off = Ausschalten
kiosk-staff-done = Fertig
kiosk-no-power-off = Das Gerät lässt sich nicht ausschalten: { $reason }. In der Datei des Kiosks power_off prüfen.

cli-kiosk = einen Kiosk zeigen: ein Fenster, das Gäste nicht verlassen können
cli-kiosk-config = die Datei des Kiosks; docs/kiosk.toml ist ein Beispiel
cli-kiosk-make-pin = nach einer PIN des Personals fragen und die Zeile für die Datei des Kiosks ausgeben
cli-kiosk-no-watchdog = ohne zweites Programm, das das Fenster nach einem Absturz neu startet
cli-kiosk-pin = PIN des Personals:
cli-kiosk-bad-pin = Eine PIN hat 4 bis 12 Ziffern.

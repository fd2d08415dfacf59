# The kiosk.

error-kiosk-unreadable = Die Datei des Kiosks { $path } ist nicht lesbar: { $reason }.
error-kiosk-not-toml = Die Datei des Kiosks { $path } ist kein TOML: { $reason }. Ein Beispiel ist docs/kiosk.toml.
error-kiosk-field = In der Datei des Kiosks { $path } steht bei „{ $field }“ etwas anderes als erwartet: { $expected }. Ein Beispiel ist docs/kiosk.toml.

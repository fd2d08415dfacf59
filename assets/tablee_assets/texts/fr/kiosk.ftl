# The kiosk.

error-kiosk-unreadable = Le fichier de la borne { $path } ne peut être lu : { $reason }.
error-kiosk-not-toml = Le fichier de la borne { $path } n’est pas du TOML : { $reason }. Voir l’exemple docs/kiosk.toml.
error-kiosk-field = Dans le fichier de la borne { $path }, « { $field } » n’est pas ce qu’il faut ; attendu : { $expected }. Voir l’exemple docs/kiosk.toml.

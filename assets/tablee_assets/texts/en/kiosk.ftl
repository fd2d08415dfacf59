# The kiosk.

error-kiosk-unreadable = The kiosk’s file { $path } can’t be read: { $reason }.
error-kiosk-not-toml = The kiosk’s file { $path } isn’t TOML: { $reason }. See docs/kiosk.toml for an example.
error-kiosk-field = The kiosk’s file { $path } has something else than it should in “{ $field }”; expected: { $expected }. See docs/kiosk.toml for an example.

# The kiosk.

error-kiosk-unreadable = The kiosk’s file { $path } can’t be read: { $reason }.
error-kiosk-not-toml = The kiosk’s file { $path } isn’t TOML: { $reason }. See docs/kiosk.toml for an example.
error-kiosk-field = The kiosk’s file { $path } has something else than it should in “{ $field }”; expected: { $expected }. See docs/kiosk.toml for an example.

kiosk-touch = Touch to play
kiosk-bots = { $game }: the machine plays against itself.
kiosk-live = Live from a table in this room.
kiosk-join = Join from your own device: { $address }
kiosk-still-there = Are you still there?
kiosk-touch-to-stay = Touch the screen to go on.
kiosk-what-happens = Otherwise a bot takes your seat, and nothing is kept of you.
kiosk-welcome = { $name }: welcome!
kiosk-play = Play
kiosk-others = Play with others in the room
kiosk-explain = Choose a game and touch Play. Nothing is kept of you.
kiosk-staff = Staff
kiosk-pin-ask = The PIN of the staff
kiosk-pin-wrong = That isn’t the PIN.
kiosk-pin-wait = Too many wrong tries: wait { $seconds } s.
kiosk-staff-settings = For every guest
kiosk-staff-doings = This kiosk
kiosk-staff-note = These settings stay until the window is started anew; the kiosk’s file has the lasting ones.
kiosk-staff-language = Usual language
kiosk-staff-off = It is switched off in the kiosk’s file.
kiosk-staff-restart = Restart the window
kiosk-staff-end = Leave the kiosk
kiosk-staff-power-off = Power off
kiosk-staff-done = Done
kiosk-no-power-off = The machine can’t be powered off: { $reason }. Check power_off in the kiosk’s file.

cli-kiosk = show a kiosk: a window that guests can’t leave
cli-kiosk-config = the kiosk’s file; docs/kiosk.toml is an example
cli-kiosk-make-pin = ask for a PIN of the staff and print the line for the kiosk’s file
cli-kiosk-no-watchdog = no second program that starts the window anew when it crashed or froze
cli-kiosk-pin = PIN of the staff:
cli-kiosk-bad-pin = A PIN has 4 to 12 digits.

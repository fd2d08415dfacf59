# The settings, page by page.

settings-title = Settings
settings-done = Done
settings-percent = { $value } %
settings-times = × { $value }
sound-on = The sound is on.
sound-off = The sound is off ({ $letter }).

## Look

settings-look = Look
settings-language = Language
settings-profile = Who you are
settings-text = Size of the text
settings-screen = Size of the screen
settings-screen-unknown = unknown
settings-screen-size = { $inches } in · { $cm } cm
settings-screen-note = Measured across the corners. Where it is known, what a finger presses is at least 12 mm wide and tall.
settings-display = Display
settings-window = Window
settings-fullscreen = Full screen
settings-monitor = Monitor
settings-monitor-name = { $number }: { $size }
settings-scale = Size of the picture
settings-scale-note = The table fills the window; a smaller picture suits a very large screen. The text has a size of its own.

## Motion

settings-motion = Motion
settings-speed = Speed
settings-speed-off = none
settings-speed-note = How fast cards and pieces move. With “none” everything is at its place at once.
settings-calm = Reduced motion
settings-calm-note = Things appear where they go, nothing pulses, and no confetti falls.

## Sound

settings-sound = Sound
settings-volume = Volume
settings-effects = Cards and pieces
settings-music = Music
settings-music-volume = Volume of the music
settings-listen = Listen
settings-no-speaker = No loudspeaker is found. As soon as you plug one in, you will hear the game there.
settings-sound-note = The key { $letter } turns all sound off and on, anywhere.

## Controls

settings-controls = Controls
settings-keys-note = Choose a letter in gold, then press the one you want instead.
settings-keys-usual = Usual keys
settings-keys-are-usual = These are the usual keys.
settings-press-key = Press a letter
settings-pad-swapped = Swap A and B on the pad
settings-pad-vibration = The pad shakes on your turn

## Accessibility

settings-access = Accessibility
settings-palette = Colours
settings-palette-standard = Rich
settings-palette-safe = Easy to tell apart
settings-marks = Patterns on colours
settings-four-colour = A colour for each suit
settings-access-note = With patterns every colour has its own mark too, so that nothing is told by colour alone.

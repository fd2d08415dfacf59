# What keys and pad buttons do, and what they are called.

control-choose = Choose
control-back = Back
control-menu = Menu
control-rules = Rules
control-journal = Journal and chat
control-hint = Hint
control-call = Say “Nain !”
control-emotes = Moods
control-hand = Hide your hand
control-page-up = Page up
control-page-down = Page down
control-next = Next element
control-previous = Previous element
control-fullscreen = Full screen
key-return = Enter
key-escape = Esc
key-tab = Tab
key-shift-tab = Shift Tab
key-alt-return = Alt Enter
key-f1 = F1
key-f10 = F10
key-f11 = F11
key-pageup = PgUp
key-pagedown = PgDn
pad-unplugged = The pad is unplugged. Plug it in again, or go on with keys or mouse.

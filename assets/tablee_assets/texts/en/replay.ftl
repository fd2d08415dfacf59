# A match that is watched again, and those that are kept.

play-watch = Watch again
replay-at = Move { $at } of { $of }
replay-speed = × { $speed }
replay-open = All hands open
replay-room = As the room saw it
replay-eyes = Through whose eyes?
replay-eyes-text = A seat’s view shows what that player could see, and nothing else.
replay-again = From the start
replay-leave = Leave

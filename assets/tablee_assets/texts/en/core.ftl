# What the headless part of the client says: refusals, goodbyes, errors, the command line.

## Refused: a command that had no effect. Codes of the server, of the rules, of this client

refused-other = The hall refused this ({ $code }).
refused-unknown-table = This table isn’t there any more.
refused-too-many-tables = The hall opens no more than { $limit } tables.
refused-address-tables = No more than { $limit } tables may be opened from one machine: close one first.
refused-elsewhere = You are at another table: leave it first.
refused-already-seated = You already have a seat at this table.
refused-not-here = You aren’t at this table.
refused-not-seated = You have no seat at this table.
refused-no-seat = The table has no such seat.
refused-seat-taken = This seat is taken.
refused-table-full = No seat is free at this table. You may look on.
refused-seats-taken = More players are seated than that. Free some seats first.
refused-not-host = Only the host of the table may do this.
refused-wrong-phase = { $phase ->
    [playing] Not while the match is going on.
    [lobby] The match hasn’t begun yet.
   *[over] The match is over.
  }
refused-not-ready = Somebody isn’t ready yet.
refused-unknown-level = There is no opponent of the level “{ $level }”.
refused-not-playing = No match is going on.
refused-stale = Too late: the table has moved on.
refused-not-now = It isn’t your turn.
refused-cant-stop = This game can’t be stopped before its end.
refused-no-vote = Only players of this table vote.
refused-old-command = The hall already had this.
refused-locked = This table has a PIN. Ask its host for it.
refused-bad-pin = A PIN has 4 to 12 digits.
refused-wrong-pin = That is not the PIN. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
refused-slow-down = After wrong tries from this machine the hall waits. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
refused-empty-text = There is nothing to say.
refused-unknown-match = No match of this number is kept here.
refused-not-over = The match isn’t over yet.
refused-not-replayed = Today’s rules don’t lead where this match went.
refused-long-replay = This match is too long for a file.
refused-busy = Too many ask for matches at once. Try again in a moment.
refused-no-files = This hall gives no replay files.
refused-not-kept = The hall can’t keep anything on its disk at the moment, so no new match begins.
refused-internal = The hall made a mistake. The match goes on; please try again.
refused-bad-seats = { $seats } players don’t fit this game. Possible: { $allowed }.
refused-unknown-preset = This game has no set of rules called “{ $preset }”. Choose one of: { $allowed }.
refused-unknown-option = This game has no option “{ $option }”. It has: { $allowed }.
refused-bad-option = The option “{ $option }” can’t be “{ $value }”. Allowed: { $allowed }.
refused-unknown-game = There is no game “{ $game }”. Games: { $known }.
refused-no-prompt = It isn’t your turn.
refused-illegal = This isn’t allowed now.
refused-pending = One moment: your last move is on its way.
refused-lost = The connection was lost and the hall was opened anew.
refused-closed = You have left the hall.
refused-no-table = You aren’t at a table.

## Goodbye: a connection that the server closed

goodbye-other = The hall closed the connection ({ $code }).
goodbye-version = The hall speaks another version.
goodbye-tls-only = This hall encrypts everything. Join it without --plain.
goodbye-pin = This hall has a PIN. Ask the host for it.
goodbye-wrong-pin = That is not the PIN. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
goodbye-no-pin = This hall has no PIN. Join without one.
goodbye-pin-busy = Too many people are showing the PIN right now. Try again.
goodbye-slow-down = After wrong tries from this machine the hall waits. { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
goodbye-secret = This hall was opened for one player only.
goodbye-bad-name = The hall doesn’t take this name: choose one of 1 to { $limit } letters.
goodbye-full = The hall is full.
goodbye-address-full = Too many players are already connected from this address.
goodbye-too-many-at-once = Too many connections at once from this address. Try again in a moment.
goodbye-replaced = You came in from somewhere else, and that place is now yours.
goodbye-closing = The hall has closed.
goodbye-too-fast = The hall closed the connection: too many messages at once.
goodbye-no-hello = The hall closed the connection: the greeting came too late.
goodbye-slow-frame = The hall closed the connection: the network is too slow.
goodbye-dead = The hall closed the connection: it heard nothing for too long.
goodbye-stalled = The hall closed the connection: the network is too slow.
goodbye-bad-message = The hall closed the connection: it didn’t understand this program. Update both.
goodbye-frame-too-long = The hall closed the connection: a message was too long. Update both.
goodbye-unexpected-message = The hall closed the connection: it didn’t expect this message. Update both.
goodbye-internal = The hall made a mistake and closed the connection.

## Gone: a table that was closed

gone-other = The table was closed ({ $code }).
gone-empty = The table was closed: nobody was left.
gone-abandoned = The table was closed: all players had left.
gone-internal = The table was closed: the hall made a mistake.
gone-lost = The table was lost when the hall was opened anew.
gone-unknown-table = The table was closed while you were away.

## Lost: why the connection broke; the client tries to come back

lost-other = Connection lost. Trying to come back…
lost-closing = The hall has closed. Waiting for it to come back…
lost-silent = The hall doesn’t answer. Trying to come back…

## Errors on this side

error-other = Something went wrong ({ $code }).
error-unknown-host = No machine is called “{ $address }” here. Check the address.
error-unknown-code = No machine is called “{ $address }” here. If it is a code, a letter or digit is wrong or missing: have it read out again.
error-refused = { $address } is there, but no hall is open. Open one, or check the port.
error-unreachable = { $address } can’t be reached. Check the address and that both machines are on the same network.
error-timeout = { $address } doesn’t answer. Check the address, the network and the firewall.
error-mute = { $address } accepts the connection but doesn’t speak: it may not be a Tablée hall.
error-plain-server = { $address } encrypts nothing: everybody on the network could read your hand. If that is meant so, join with --plain.
error-changed-key = { $address } is not the { $name } you know: its key is another. Known words: { $before }; its words now: { $words }. Ask the host; if they are the host’s, join with --trust.
error-false-server = { $address } takes the PIN but can’t prove that it knows it: it isn’t the right hall. Ask the host.
error-wrong-key = { $address } is not the hall that was meant: its words are { $words } and should be { $before }. Ask the host for a new link, or leave the key out to join all the same.
error-bad-join-code = “{ $text }” is no code of a hall: a letter or digit is wrong. Have it read out again.
error-bad-link = { $part ->
    [address] This link names no hall: it begins with tablee:// and an address.
    [key] The key in this link isn’t right: copy the whole link again.
    [pin] The PIN in this link isn’t right: it has 4 to 12 digits.
    [length] This link is too long.
   *[other] The table in this link isn’t right.
}
error-known-broken = The list of halls you know can’t be read. It was put aside as { $path }, and they count as new.
error-known-unwritable = The halls you meet can’t be remembered: { $path } can’t be written.
error-not-tablee = What listens at { $address } is not a Tablée hall.
error-version = { $update ->
    [client] The hall speaks protocol { $theirs }, this program { $mine } ({ $software }): update this program.
   *[server] The hall speaks protocol { $theirs }, this program { $mine } ({ $software }): the hall must be updated.
  }
error-no-server = No hall was found on this network. Give its address, or open one with “tablee-server”.
error-network = The connection broke.
error-closed = The connection was closed.
error-bad-server = The hall sent something that this program doesn’t understand. Update both.
error-bad-address = “{ $address }” isn’t an address. Write a name, name:port or [IPv6]:port.
error-bad-port = “{ $port }” isn’t a port. Write a number from 1 to 65535.
error-port-in-use = Port { $port } is already in use: another hall may be open there. Choose another port.
error-server-failed = The hall couldn’t open. Its program’s message: “{ $line }”
error-server-silent = The hall didn’t open in time.
error-no-free-table = The hall has no table with a free seat. Open one with “--create GAME”, or try again later.
error-no-table = The hall has no table “{ $table }” with a free seat.
error-nothing-to-watch = { $table ->
    [any] No table is being played at here, or none that lets anybody look on.
   *[other] The hall has no table “{ $table }” that lets anybody look on.
}
error-settings-broken = The settings couldn’t be read and were set aside ({ $path }).
error-settings-field = Some settings weren’t valid and were reset: { $fields }.
error-settings-unwritable = The settings can’t be saved in { $path }.
error-no-display = No screen was found for the window. Use --headless, or start it in a graphical session.
error-no-pygame = The window needs more packages. Install them with: pip install "tablee[client]"
error-crash = Something went wrong inside the program. Its trace is in { $path }.
error-output = The output can’t be written: { $reason }.
error-no-replay = This isn’t a replay file of Tablée.
error-newer-replay = This replay file is of a newer kind ({ $format }, known here: { $known }). Update the program.
error-damaged-replay = This replay file is damaged at byte { $byte }: it isn’t as it was written.
error-long-replay = This replay file is too long: at most { $limit } bytes are read.
error-unreadable-replay = { $path } can’t be read: { $reason }.
system-not-there = it doesn’t exist
system-denied = your account isn’t allowed to
system-is-folder = it is a folder
system-no-folder = one of the folders in this path is a file
system-is-there = this name is taken already
system-full = the disk is full
system-read-only = this disk can only be read
system-long-name = this name is too long
system-broken = the disk couldn’t read or write
error-unwritable-replay = { $path } can’t be written: { $reason }.
error-no-view = { $seats ->
    [none] This replay file holds no seat’s own view. Leave out the seat.
   *[other] This replay file has no seat { $seat }. It holds what these seats saw: { $seats }.
}
error-strange-frames = The rules of { $game } installed here can’t read these frames. Update the program.
error-stopped = Stopped.
error-match-lost = The match ended before its time: { $reason }

## The command line

cli-about = Table games for a LAN party. Without a command, the window opens.
cli-practice = play on this machine against the computer
cli-join = join a server on the network
cli-watch = show the most interesting table around to a whole room; --headless looks on without a window
cli-doctor = find out what keeps this machine from the servers around
cli-doctor-address = address of a server to try as well
cli-language = language of the program (fr, en or de)
cli-version = show the version
cli-help = show this help
cli-game = which game; installed: { $games }
cli-seats = how many seats
cli-level = strength of the opponents
cli-seed = number that makes the match repeatable
cli-preset = named set of rules
cli-option = one option of the game, may be repeated
cli-demo = the computer plays every seat
cli-headless = without a window
cli-json = print the result as one line of JSON
cli-address = server, as name, name:port, [IPv6]:port, a join code, or a link of its host; without it, servers are found by themselves
cli-name = your name
cli-link = join by a link that the host gave you
cli-pin = the PIN of the server (with an address, a link or --headless)
cli-trust = trust the server though its key has changed
cli-plain = join without encryption (with an address): the network can read along
cli-server = only a server of this name (with --headless, without an address)
cli-table = table to join, by name or number
cli-table-pin = the table’s PIN (with --headless); with --create it locks the table
cli-rule = one of the table’s own rules, may be repeated: { $rules }
cli-unknown-rule = There is no rule “{ $value }” of a table. There are: { $known }.
cli-needs-create = { $option } goes only with --create.
cli-play = play by itself at this level (with --headless)
cli-create = open a table of this game (with --headless)
cli-wait-humans = start when so many people are ready (with --create)
cli-interface = network address to search on, may be repeated
cli-usage = usage
cli-commands = commands
cli-options = options
cli-unknown-command = There is no command “{ $value }”. Commands: { $known }.
cli-command-first = Write the command first: tablee { $command } …
cli-unknown-word = “{ $value }” isn’t understood here.
cli-missing-file = Name a replay file: tablee { $command } FILE.
cli-missing-game = Name a game: tablee practice GAME. Games: { $known }.
cli-too-low = “{ $value }” is too low for { $option }: write { $low } or more.
cli-bad-pin = “{ $value }” isn’t a PIN ({ $option }): write 4 to 12 digits.
cli-bad-number = “{ $value }” isn’t a whole number ({ $option }).
cli-bad-choice = “{ $value }” isn’t possible for { $option }. Possible: { $allowed }.
cli-needs-value = { $option } needs a value.
cli-bad-option = “{ $value }” isn’t an option: write key=value.
cli-needs-headless = { $option } goes only with --headless.
cli-needs-demo = --headless goes only with --demo here.
cli-result = { $game }: { $winners } won ({ $scores }).
cli-verify = check a finished match: its deals, its moves, its result
cli-replay = check a finished match and tell it, move by move
cli-review = say what each decision of a finished match cost, and what was luck
cli-review-file = a replay file; without it, the last match that was kept here
cli-review-seat = whose decisions, from 1; without it, those of the player who kept the file
cli-review-iterations = how long the best move is looked for (200 without this)
cli-no-match-kept = No finished match is kept here yet. Name a replay file: tablee { $command } FILE.
cli-replay-window = shows it on its own table, in the window
cli-window-or-json = Choose one of --window and --json.
cli-replay-file = a replay file, as the program keeps it after a match
cli-replay-seat = only what this seat saw, from 1
cli-replay-open = everything, also what was hidden (so it is without --seat)
cli-seat-or-open = Choose one of --seat and --open.

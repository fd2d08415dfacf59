# What the screens say: titles, buttons, hints. Owned by tablee_client.view.

app-unexpected = Something went wrong in this program. What it was is in its log.

room-back = The connection is back.

## The hall

hall-subtitle = Table games among friends, by the fire
hall-practice = Practice
hall-find = Find a table
hall-host = Host a LAN party
hall-rules = Rules
hall-settings = Settings
hall-quit = Quit
hall-join = Join
hall-found = Halls found
hall-listening = Listening to the local network…
hall-listening-none = Nobody yet. Listening…
hall-profile = Change profile
player-guest = Guest
hall-nobody = Choose a name

## The profile

profile-title = Your profile
profile-who = Who are you?
profile-name = Name
profile-name-hint = Your name at the tables
profile-keep = Keep
profile-no-name = Write a name first.

## Find a hall

find-title = Find a table
find-servers = Halls on this network
find-looking = Looking for halls on this network…
find-looking-help = They appear here by themselves.
find-none = Nobody has answered on this network.
find-none-help = Ask whoever hosts to choose “Host a LAN party”. If he already does, ask him for the address or the link and put it below. On a guest Wi-Fi machines often can’t see each other: use another network or a cable. “What’s wrong?” finds out more.
find-alone = This machine is on no local network: plug in a cable or join the Wi-Fi. Practice works all the same.
find-deaf = This machine can’t listen to its network: allow Tablée, or UDP port 5353, in its firewall for private networks. The host’s address or link, put below, works all the same.
find-address = Code, address or link
find-address-hint = AAT-J5S, name, name:port or tablee://…
find-paste = Paste
find-nothing-copied = Nothing was copied yet: copy the address or the link first.
find-scan = Search everywhere
find-scanned = Searching… { $percent } %
find-scanning = Every address around is being tried already.
find-doctor = What’s wrong?
find-join = Join
find-joining = Connecting…
find-nothing-chosen = Choose a hall, or write an address.
find-going-on = { $players ->
    [0] Nobody there yet
    [one] One player
   *[other] { $players } players
  } · { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
  }
find-silent = Doesn’t answer at the moment
find-update-client = Update this program: protocol { $theirs } is spoken there ({ $software }), { $mine } here
find-update-server = The host must update: protocol { $theirs } is spoken there ({ $software }), { $mine } here
find-which = No. { $id }
find-pin = asks for a PIN
find-standing-plain = not encrypted
find-standing-known = encrypted · met before
find-standing-changed = not the key it had
find-standing-new = encrypted · new to you

## Host

host-title = Host a LAN party
host-panel = Your hall
host-name = Name of the hall
host-name-hint = Shown to everybody around
host-name-default = { $name }’s hall
host-explain = This opens a hall on this machine. Everybody on the same network sees it under “Find a table” and can join; you are its first guest.
host-start = Open the hall
host-starting = Opening…
host-no-name = Write a name for the hall.
host-leave-title = Close the hall?
host-leave-text = You are leaving, but the hall you opened is still open, and others may be playing in it.
host-leave-stay = Stay
host-leave-stop = Close it
host-leave-keep = Keep it open

## Practice

practice-counts = { $first } or { $last }
practice-title = Practice
practice-game = Game
practice-seats = Players
practice-seats-value = { $seats } with you
practice-level = Opponents
practice-preset = Rules
practice-start = Begin
practice-starting = Setting the table…
practice-explain = You play against the computer, on this machine alone.

level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert

# What a bot of this name leans to, beside its level.
character-Alviss = wise
character-Andvari = greedy
character-Bifur = bold
character-Bruni = bitter
character-Dvalin = slow
character-Eitri = exact
character-Fjalar = sly
character-Galar = wily
character-Hornbori = rash
character-Lofar = secret
character-Mjoll = timid
character-Nabbi = quick
character-Nyr = keen
character-Regin = tricky
character-Sindri = even
character-Skirfir = daring
character-Vestri = sober
character-Vitr = shrewd

opponents-title = About the opponents
opponents-text = Opponents see only what a player in their seat sees. “Easy” plays without much thought, “Normal” by sound rules; “Hard” and “Expert” try each move in many deals that may be true. Each name has its own leanings.
opponents-ok = Good

## In a hall

lobby-tables = Tables
lobby-none = No table is open here yet. Open the first one.
lobby-create = Open a table
lobby-join = Take a seat
lobby-watch = Look on
lobby-enter = Go in
lobby-chat = Talk in the hall
lobby-say = Say something
lobby-seated = { $seated } of { $seats } seated
lobby-state-lobby = waiting
lobby-state-playing = playing
lobby-state-over = match over
lobby-watchers = { $count ->
    [0] { "" }
    [one] { " " }· one looking on
   *[other] { " " }· { $count } looking on
  }
lobby-leave-title = Leave the hall?
lobby-leave-text = You will leave { $server }.
lobby-leave = Leave
lobby-stay = Stay
lobby-you-are = You are { $name }
lobby-nothing-chosen = Choose a table first.

## A new table

create-title = Open a table
create-name = Name of the table
create-name-default = { $name }’s table
create-options = Options
create-open = Open
create-keep = Keep
create-change-title = The table’s rules
create-on = yes
create-off = no
create-none = none
create-no-name = Write a name for the table.

## At a table, before the match

table-rules = Rules of this table
table-chat = Table talk
table-empty = Free seat
table-empty-bot = add the computer
table-empty-sit = sit here
table-ready = ready
table-thinking = not ready yet
table-host = host
table-bot = { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
    [expert] expert
   *[other] { $level }
  }
table-you-watch = You are looking on at this table.
table-away = away
table-you = You
table-watching = { $count ->
    [0] Nobody is looking on
    [one] One is looking on
   *[other] { $count } are looking on
  }
table-i-am-ready = I’m ready
table-i-am-not = Not yet
table-start = Begin
table-sit = Take a seat
table-not-ready = Not everybody is ready yet.
table-free-seats = Free seats are played by the computer.
table-change = Change the rules
table-bots = Fill with the computer
table-bot-title = Who sits here?
table-bot-text = A computer can take this seat. It plays until somebody takes its place.
table-bot-remove = Leave it free
table-bot-cancel = Cancel
table-leave-title = Leave the table?
table-leave-text = Your seat is free for others then.
table-leave = Get up
table-default-rules = usual rules
table-loading = The table is being set…

## The rules

rules-title = Rules
rules-none = No rules are installed.

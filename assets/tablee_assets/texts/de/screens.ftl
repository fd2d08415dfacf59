# Was auf den Bildschirmen steht: Titel, Knöpfe, Hinweise. Gehört zu tablee_client.view.

app-unexpected = In diesem Programm ist etwas schiefgegangen. Was es war, steht in seinem Protokoll.

room-back = Die Verbindung ist wieder da.

## Der Eingang

hall-subtitle = Gesellschaftsspiele unter Freunden, am Kamin
hall-practice = Üben
hall-find = Tisch finden
hall-host = LAN-Party geben
hall-rules = Regeln
hall-settings = Einstellungen
hall-quit = Beenden
hall-join = Mitspielen
hall-found = Gefundene Stuben
hall-listening = Ins lokale Netz horchen…
hall-listening-none = Noch niemand da. Weiter horchen…
hall-profile = Profil ändern
player-guest = Gast
hall-nobody = Namen wählen

## Das Profil

profile-title = Dein Profil
profile-who = Wer bist du?
profile-name = Name
profile-name-hint = Dein Name an den Tischen
profile-keep = Behalten
profile-no-name = Schreib zuerst einen Namen.

## Eine Stube finden

find-title = Tisch finden
find-servers = Stuben in diesem Netz
find-looking = In diesem Netz nach Stuben suchen…
find-looking-help = Sie erscheinen hier von selbst.
find-none = In diesem Netz hat niemand geantwortet.
find-none-help = Bitte den Gastgeber, „LAN-Party geben“ zu wählen. Hat er das schon getan, frag ihn nach Adresse oder Link und trag sie unten ein. In einem Gäste-WLAN sehen sich die Geräte oft nicht: Nimm ein anderes Netz oder ein Kabel. „Was klemmt?“ findet mehr heraus.
find-alone = Dieses Gerät ist in keinem lokalen Netz: Steck ein Kabel ein oder verbinde dich mit dem WLAN. Üben geht trotzdem.
find-deaf = Dieses Gerät kann nicht in sein Netz horchen: Erlaub Tablée oder den UDP-Port 5353 in seiner Firewall für private Netze. Mit Adresse oder Link des Gastgebers, unten eingetragen, geht es trotzdem.
find-address = Code, Adresse oder Link
find-address-hint = AAT-J5S, Name, Name:Port oder tablee://…
find-paste = Einfügen
find-nothing-copied = Es ist noch nichts kopiert: Kopier zuerst die Adresse oder den Link.
find-scan = Überall suchen
find-scanned = Suche… { $percent } %
find-scanning = Alle Adressen ringsum werden schon probiert.
find-doctor = Was klemmt?
find-join = Mitspielen
find-joining = Verbinden…
find-nothing-chosen = Wähl eine Stube, oder schreib eine Adresse.
find-going-on = { $players ->
    [0] Noch niemand da
    [one] Ein Spieler
   *[other] { $players } Spieler
  } · { $tables ->
    [0] kein Tisch
    [one] ein Tisch
   *[other] { $tables } Tische
  }
find-silent = Antwortet gerade nicht
find-update-client = Bring dieses Programm auf den neuesten Stand: Dort gilt Protokoll { $theirs } ({ $software }), hier { $mine }
find-update-server = Der Gastgeber braucht die neueste Version: Dort gilt Protokoll { $theirs } ({ $software }), hier { $mine }
find-which = Nr. { $id }
find-pin = will eine PIN
find-standing-plain = unverschlüsselt
find-standing-known = verschlüsselt · bekannt
find-standing-changed = nicht der alte Schlüssel
find-standing-new = verschlüsselt · neu für dich

## Gastgeber sein

host-title = LAN-Party geben
host-panel = Deine Stube
host-name = Name der Stube
host-name-hint = Sehen alle ringsum
host-name-default = Stube von { $name }
host-explain = Auf diesem Gerät öffnet sich eine Stube. Alle im selben Netz sehen sie unter „Tisch finden“ und können herein; du bist ihr erster Gast.
host-start = Stube öffnen
host-starting = Öffnen…
host-no-name = Schreib einen Namen für die Stube.
host-leave-title = Die Stube schließen?
host-leave-text = Du gehst, aber deine Stube ist noch offen, und vielleicht spielen andere darin.
host-leave-stay = Bleiben
host-leave-stop = Schließen
host-leave-keep = Offen lassen

## Üben

practice-counts = { $first } oder { $last }
practice-title = Üben
practice-game = Spiel
practice-seats = Spieler
practice-seats-value = { $seats } mit dir
practice-level = Gegner
practice-preset = Regeln
practice-start = Los geht’s
practice-starting = Der Tisch wird gedeckt…
practice-explain = Du spielst gegen den Computer, nur auf diesem Gerät.

level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte

# Wozu ein Computergegner dieses Namens neigt, neben seiner Stärke.
character-Alviss = weise
character-Andvari = gierig
character-Bifur = kühn
character-Bruni = bitter
character-Dvalin = träge
character-Eitri = genau
character-Fjalar = schlau
character-Galar = listig
character-Hornbori = hitzig
character-Lofar = still
character-Mjoll = scheu
character-Nabbi = flink
character-Nyr = eifrig
character-Regin = falsch
character-Sindri = stetig
character-Skirfir = mutig
character-Vestri = kühl
character-Vitr = klug

opponents-title = Über die Gegner
opponents-text = Ein Gegner sieht nur, was man an seinem Platz sieht. „Leicht“ spielt ohne viel Nachdenken, „Normal“ nach gesunden Regeln; „Schwer“ und „Experte“ probieren jeden Zug in vielen denkbaren Verteilungen. Jeder Name hat seine eigenen Neigungen.
opponents-ok = Gut

## In einer Stube

lobby-tables = Tische
lobby-none = Hier ist noch kein Tisch offen. Öffne den ersten.
lobby-create = Tisch öffnen
lobby-join = Platz nehmen
lobby-watch = Zuschauen
lobby-enter = Hinein
lobby-chat = Plausch in der Stube
lobby-say = Sag etwas
lobby-seated = { $seated } von { $seats } Plätzen
lobby-state-lobby = wartet
lobby-state-playing = spielt
lobby-state-over = Partie vorbei
lobby-watchers = { $count ->
    [0] { "" }
    [one] { " " }· ein Zuschauer
   *[other] { " " }· { $count } Zuschauer
  }
lobby-leave-title = Die Stube verlassen?
lobby-leave-text = Du verlässt { $server }.
lobby-leave = Verlassen
lobby-stay = Bleiben
lobby-you-are = Du bist { $name }
lobby-nothing-chosen = Wähl zuerst einen Tisch.

## Ein neuer Tisch

create-title = Tisch öffnen
create-name = Name des Tisches
create-name-default = Tisch von { $name }
create-options = Optionen
create-open = Öffnen
create-keep = Behalten
create-change-title = Die Regeln des Tisches
create-on = ja
create-off = nein
create-none = ohne
create-no-name = Schreib einen Namen für den Tisch.

## An einem Tisch, vor der Partie

table-rules = Regeln an diesem Tisch
table-chat = Tischgespräch
table-empty = Freier Platz
table-empty-bot = Computer?
table-empty-sit = hier sitzen
table-ready = bereit
table-thinking = nicht bereit
table-host = Gastgeber
table-bot = { $level ->
    [easy] leicht
    [normal] normal
    [hard] schwer
    [expert] Experte
   *[other] { $level }
  }
table-you-watch = Du schaust an diesem Tisch zu.
table-away = abwesend
table-you = Du
table-watching = { $count ->
    [0] Niemand schaut zu
    [one] Einer schaut zu
   *[other] { $count } schauen zu
  }
table-i-am-ready = Ich bin bereit
table-i-am-not = Noch nicht
table-start = Los geht’s
table-sit = Platz nehmen
table-not-ready = Es sind noch nicht alle bereit.
table-free-seats = Freie Plätze spielt der Computer.
table-change = Regeln ändern
table-bots = Mit dem Computer auffüllen
table-bot-title = Wer sitzt hier?
table-bot-text = Der Computer kann diesen Platz nehmen. Er spielt, bis ihn jemand ablöst.
table-bot-remove = Frei lassen
table-bot-cancel = Abbrechen
table-leave-title = Vom Tisch aufstehen?
table-leave-text = Dein Platz wird dann für andere frei.
table-leave = Aufstehen
table-default-rules = übliche Regeln
table-loading = Der Tisch wird gedeckt…

## Die Regeln

rules-title = Regeln
rules-none = Es sind keine Regeln installiert.

# Was der Teil des Programms ohne Bildschirm sagt: Ablehnungen, Abschiede, Fehler, Befehlszeile.

## Ablehnungen: ein Befehl ohne Wirkung. Codes des Servers, der Regeln, dieses Programms

refused-other = Die Stube hat das abgelehnt ({ $code }).
refused-unknown-table = Diesen Tisch gibt es nicht mehr.
refused-too-many-tables = In dieser Stube stehen höchstens { $limit } Tische.
refused-address-tables = Von einem Gerät aus gibt es höchstens { $limit } Tische: Schließ erst einen.
refused-elsewhere = Du bist an einem anderen Tisch: Verlass ihn zuerst.
refused-already-seated = Du hast an diesem Tisch schon einen Platz.
refused-not-here = Du bist nicht an diesem Tisch.
refused-not-seated = Du hast an diesem Tisch keinen Platz.
refused-no-seat = Diesen Platz gibt es am Tisch nicht.
refused-seat-taken = Dieser Platz ist besetzt.
refused-table-full = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen.
refused-seats-taken = Es sitzen schon mehr am Tisch. Mach erst Plätze frei.
refused-not-host = Das darf nur der Gastgeber des Tisches.
refused-wrong-phase = { $phase ->
    [playing] Nicht während der Partie.
    [lobby] Die Partie hat noch nicht begonnen.
   *[over] Die Partie ist vorbei.
  }
refused-not-ready = Es sind noch nicht alle bereit.
refused-unknown-level = Gegner der Stärke „{ $level }“ gibt es nicht.
refused-not-playing = Es läuft keine Partie.
refused-stale = Zu spät: Am Tisch ging es schon weiter.
refused-not-now = Du bist nicht dran.
refused-cant-stop = Dieses Spiel lässt sich nicht vorzeitig beenden.
refused-no-vote = Abstimmen dürfen nur die Spieler an diesem Tisch.
refused-old-command = Das hat die Stube schon bekommen.
refused-locked = Dieser Tisch hat eine PIN. Frag den Gastgeber danach.
refused-bad-pin = Eine PIN hat 4 bis 12 Ziffern.
refused-wrong-pin = Das ist nicht die PIN. { $seconds ->
    [one] Versuch es in einer Sekunde noch einmal.
   *[other] Versuch es in { $seconds } Sekunden noch einmal.
}
refused-slow-down = Nach falschen Versuchen von diesem Gerät lässt die Stube warten. { $seconds ->
    [one] Versuch es in einer Sekunde noch einmal.
   *[other] Versuch es in { $seconds } Sekunden noch einmal.
}
refused-empty-text = Da steht nichts, was man sagen könnte.
refused-unknown-match = Eine Partie mit dieser Nummer ist hier nicht aufgehoben.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-not-replayed = Mit den heutigen Regeln kommt diese Partie nicht mehr dort an, wo sie war.
refused-long-replay = Diese Partie ist zu lang für eine Datei.
refused-busy = Zu viele fragen gerade nach Partien. Versuch es gleich noch einmal.
refused-no-files = Diese Stube gibt keine Partien als Datei heraus.
refused-not-kept = Die Stube kann gerade nichts auf ihre Festplatte schreiben, deshalb beginnt keine neue Partie.
refused-internal = Die Stube hat einen Fehler gemacht. Die Partie läuft weiter; versuch es noch einmal.
refused-bad-seats = Dieses Spiel geht nicht mit { $seats } Spielern. Möglich sind: { $allowed }.
refused-unknown-preset = Regeln namens „{ $preset }“ hat dieses Spiel nicht. Zur Wahl stehen: { $allowed }.
refused-unknown-option = Eine Option „{ $option }“ hat dieses Spiel nicht. Es gibt: { $allowed }.
refused-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
refused-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Spiele: { $known }.
refused-no-prompt = Du bist nicht dran.
refused-illegal = Das ist jetzt nicht erlaubt.
refused-pending = Einen Moment: Dein letzter Zug ist noch unterwegs.
refused-lost = Die Verbindung war weg, und die Stube wurde neu geöffnet.
refused-closed = Du hast die Stube verlassen.
refused-no-table = Du bist an keinem Tisch.

## Abschiede: eine Verbindung, die der Server beendet hat

goodbye-other = Die Stube hat die Verbindung beendet ({ $code }).
goodbye-version = Die Stube spricht eine andere Version.
goodbye-tls-only = Diese Stube verschlüsselt alles. Komm ohne --plain herein.
goodbye-pin = Diese Stube hat eine PIN. Frag den Gastgeber danach.
goodbye-wrong-pin = Das ist nicht die PIN. { $seconds ->
    [one] Versuch es in einer Sekunde noch einmal.
   *[other] Versuch es in { $seconds } Sekunden noch einmal.
}
goodbye-no-pin = Diese Stube hat keine PIN. Komm ohne PIN herein.
goodbye-pin-busy = Gerade zeigen zu viele ihre PIN. Versuch es noch einmal.
goodbye-slow-down = Nach falschen Versuchen von diesem Gerät lässt die Stube warten. { $seconds ->
    [one] Versuch es in einer Sekunde noch einmal.
   *[other] Versuch es in { $seconds } Sekunden noch einmal.
}
goodbye-secret = Diese Stube ist nur für einen einzigen Spieler offen.
goodbye-bad-name = Die Stube nimmt diesen Namen nicht: Wähl einen mit 1 bis { $limit } Zeichen.
goodbye-full = Die Stube ist voll.
goodbye-address-full = Von dieser Adresse sind schon zu viele Spieler verbunden.
goodbye-too-many-at-once = Zu viele Verbindungen auf einmal von dieser Adresse. Versuch es gleich noch einmal.
goodbye-replaced = Du bist von woanders hereingekommen und spielst jetzt dort.
goodbye-closing = Die Stube hat geschlossen.
goodbye-too-fast = Die Stube hat die Verbindung beendet: Zu viele Nachrichten auf einmal.
goodbye-no-hello = Die Stube hat die Verbindung beendet: Die Begrüßung kam zu spät.
goodbye-slow-frame = Die Stube hat die Verbindung beendet: Das Netz ist zu langsam.
goodbye-dead = Die Stube hat die Verbindung beendet: Sie hat zu lange nichts gehört.
goodbye-stalled = Die Stube hat die Verbindung beendet: Das Netz ist zu langsam.
goodbye-bad-message = Die Stube hat die Verbindung beendet: Sie hat dieses Programm nicht verstanden. Bring beide auf den neuesten Stand.
goodbye-frame-too-long = Die Stube hat die Verbindung beendet: Eine Nachricht war zu lang. Bring beide auf den neuesten Stand.
goodbye-unexpected-message = Die Stube hat die Verbindung beendet: Mit dieser Nachricht hat sie nicht gerechnet. Bring beide auf den neuesten Stand.
goodbye-internal = Die Stube hat einen Fehler gemacht und die Verbindung beendet.

## Geschlossene Tische

gone-other = Der Tisch wurde geschlossen ({ $code }).
gone-empty = Der Tisch wurde geschlossen: Es war niemand mehr da.
gone-abandoned = Der Tisch wurde geschlossen: Alle Spieler waren gegangen.
gone-internal = Der Tisch wurde geschlossen: Die Stube hat einen Fehler gemacht.
gone-lost = Der Tisch ging verloren, als die Stube neu geöffnet wurde.
gone-unknown-table = Der Tisch wurde geschlossen, während du weg warst.

## Verbindung verloren; das Programm versucht zurückzukommen

lost-other = Verbindung verloren. Neuer Versuch…
lost-closing = Die Stube hat geschlossen. Warten, bis sie wieder da ist…
lost-silent = Die Stube antwortet nicht. Neuer Versuch…

## Fehler auf dieser Seite

error-other = Etwas ist schiefgegangen ({ $code }).
error-unknown-host = Ein Gerät namens „{ $address }“ gibt es hier nicht. Prüf die Adresse.
error-unknown-code = Kein Rechner heißt hier „{ $address }“. Ist es ein Code, so ist ein Buchstabe oder eine Ziffer falsch oder fehlt: Lass ihn dir noch einmal vorlesen.
error-refused = { $address } ist da, aber dort ist keine Stube offen. Öffne eine oder prüf den Port.
error-unreachable = { $address } ist nicht erreichbar. Prüf die Adresse und ob beide Geräte im selben Netz sind.
error-timeout = { $address } antwortet nicht. Prüf Adresse, Netz und Firewall.
error-mute = { $address } nimmt die Verbindung an, sagt aber nichts: Vielleicht ist das keine Tablée-Stube.
error-plain-server = { $address } verschlüsselt nichts: Jeder im Netz könnte deine Karten lesen. Wenn das so gewollt ist, komm mit --plain herein.
error-changed-key = { $address } ist nicht die Stube { $name }, die du kennst: Ihr Schlüssel ist ein anderer. Bekannte Wörter: { $before }; ihre Wörter jetzt: { $words }. Frag den Gastgeber; wenn es seine sind, komm mit --trust herein.
error-false-server = { $address } nimmt die PIN an, kann aber nicht beweisen, dass sie sie kennt: Das ist nicht die richtige Stube. Frag den Gastgeber.
error-wrong-key = { $address } ist nicht die gemeinte Stube: Ihre Wörter sind { $words }, erwartet waren { $before }. Lass dir vom Gastgeber einen neuen Link geben, oder lass den Schlüssel weg, um trotzdem hereinzukommen.
error-bad-join-code = „{ $text }“ ist der Code keiner Stube: Ein Buchstabe oder eine Ziffer ist falsch. Lass ihn dir noch einmal vorlesen.
error-bad-link = { $part ->
    [address] Dieser Link nennt keine Stube: Er beginnt mit tablee:// und einer Adresse.
    [key] Der Schlüssel in diesem Link stimmt nicht: Kopier den ganzen Link noch einmal.
    [pin] Die PIN in diesem Link stimmt nicht: Sie hat 4 bis 12 Ziffern.
    [length] Dieser Link ist zu lang.
   *[other] Der Tisch in diesem Link stimmt nicht.
}
error-known-broken = Die Liste der Stuben, die du kennst, ist unlesbar. Sie liegt jetzt unter { $path }, und alle Stuben gelten als neu.
error-known-unwritable = Die Stuben, die du besuchst, können nicht gemerkt werden: { $path } lässt sich nicht schreiben.
error-not-tablee = Was auf { $address } antwortet, ist keine Tablée-Stube.
error-version = { $update ->
    [client] Die Stube spricht Protokoll { $theirs }, dieses Programm { $mine } ({ $software }): Bring dieses Programm auf den neuesten Stand.
   *[server] Die Stube spricht Protokoll { $theirs }, dieses Programm { $mine } ({ $software }): Die Stube muss auf den neuesten Stand.
  }
error-no-server = In diesem Netz wurde keine Stube gefunden. Gib ihre Adresse an oder öffne eine mit „tablee-server“.
error-network = Die Verbindung ist abgerissen.
error-closed = Die Verbindung wurde beendet.
error-bad-server = Die Stube hat etwas geschickt, das dieses Programm nicht versteht. Bring beide auf den neuesten Stand.
error-bad-address = „{ $address }“ ist keine Adresse. Schreib Name, Name:Port oder [IPv6]:Port.
error-bad-port = „{ $port }“ ist kein Port. Schreib eine Zahl von 1 bis 65535.
error-port-in-use = Port { $port } ist schon belegt: Vielleicht ist dort eine andere Stube offen. Wähl einen anderen Port.
error-server-failed = Die Stube ließ sich nicht öffnen. Ihr Programm meldet: „{ $line }“
error-server-silent = Die Stube ließ sich nicht rechtzeitig öffnen.
error-no-free-table = In der Stube hat kein Tisch einen freien Platz. Öffne einen mit „--create GAME“, oder versuch es später noch einmal.
error-no-table = Einen Tisch „{ $table }“ mit freiem Platz hat die Stube nicht.
error-nothing-to-watch = { $table ->
    [any] Hier wird an keinem Tisch gespielt, oder nirgends darf man zuschauen.
   *[other] Einen Tisch „{ $table }“, an dem man zuschauen darf, hat die Stube nicht.
}
error-settings-broken = Die Einstellungen waren nicht lesbar und wurden beiseitegelegt ({ $path }).
error-settings-field = Einige Einstellungen waren ungültig und wurden zurückgesetzt: { $fields }.
error-settings-unwritable = Die Einstellungen können nicht in { $path } gespeichert werden.
error-no-display = Für das Fenster wurde kein Bildschirm gefunden. Nimm --headless, oder starte in einer grafischen Sitzung.
error-no-pygame = Für das Fenster fehlen Pakete. Installier sie mit: pip install "tablee[client]"
error-crash = Im Programm ist etwas schiefgegangen. Die Spur steht in { $path }.
error-output = Die Ausgabe kann nicht geschrieben werden: { $reason }.
error-no-replay = Das ist keine Aufzeichnung von Tablée.
error-newer-replay = Diese Aufzeichnung ist von neuerer Art ({ $format }, hier bekannt: { $known }). Bring das Programm auf den neuesten Stand.
error-damaged-replay = Diese Aufzeichnung ist bei Byte { $byte } beschädigt: Sie ist nicht mehr so, wie sie geschrieben wurde.
error-long-replay = Diese Aufzeichnung ist zu lang: Höchstens { $limit } Bytes werden gelesen.
error-unreadable-replay = { $path } kann nicht gelesen werden: { $reason }.
system-not-there = das gibt es nicht
system-denied = dein Konto darf das nicht
system-is-folder = das ist ein Ordner
system-no-folder = einer der Ordner in diesem Pfad ist eine Datei
system-is-there = diesen Namen gibt es schon
system-full = die Festplatte ist voll
system-read-only = von dieser Festplatte kann man nur lesen
system-long-name = dieser Name ist zu lang
system-broken = die Festplatte konnte nicht lesen oder schreiben
error-unwritable-replay = { $path } kann nicht geschrieben werden: { $reason }.
error-no-view = { $seats ->
    [none] Diese Aufzeichnung enthält die Sicht keines Platzes. Lass den Platz weg.
   *[other] Einen Platz { $seat } hat diese Aufzeichnung nicht. Sie enthält, was diese Plätze gesehen haben: { $seats }.
}
error-strange-frames = Die hier installierten Regeln von { $game } können diese Bilder nicht lesen. Bring das Programm auf den neuesten Stand.
error-stopped = Beendet.
error-match-lost = Die Partie endete vorzeitig: { $reason }

## Die Befehlszeile

cli-about = Gesellschaftsspiele für die LAN-Party. Ohne Befehl öffnet sich das Fenster.
cli-practice = auf diesem Gerät gegen den Computer spielen
cli-join = bei einem Server im Netz mitspielen
cli-watch = einem ganzen Raum den spannendsten Tisch zeigen; --headless schaut ohne Fenster zu
cli-doctor = herausfinden, was dieses Gerät von den Servern ringsum trennt
cli-doctor-address = Adresse eines Servers, der auch probiert wird
cli-language = Sprache des Programms (fr, en oder de)
cli-version = Version anzeigen
cli-help = diese Hilfe anzeigen
cli-game = welches Spiel; installiert: { $games }
cli-seats = wie viele Plätze
cli-level = Stärke der Gegner
cli-seed = Zahl, mit der sich die Partie wiederholen lässt
cli-preset = benannte Regeln
cli-option = eine Option des Spiels, auch mehrmals
cli-demo = der Computer spielt auf allen Plätzen
cli-headless = ohne Fenster
cli-json = Ergebnis als eine Zeile JSON ausgeben
cli-address = Server als Name, Name:Port, [IPv6]:Port, Code zum Vorlesen oder Link des Gastgebers; ohne Angabe wird einer gesucht
cli-name = dein Name
cli-link = mit dem Link des Gastgebers mitspielen
cli-pin = die PIN des Servers (mit Adresse, Link oder --headless)
cli-trust = dem Server trauen, obwohl sein Schlüssel ein anderer ist
cli-plain = ohne Verschlüsselung mitspielen (mit Adresse): Das Netz kann mitlesen
cli-server = nur ein Server dieses Namens (mit --headless, ohne Adresse)
cli-table = Tisch zum Mitspielen, nach Name oder Nummer
cli-table-pin = die PIN des Tisches (mit --headless); mit --create schließt sie ihn ab
cli-rule = eine der Tischregeln, auch mehrmals: { $rules }
cli-unknown-rule = Eine Tischregel „{ $value }“ gibt es nicht. Es gibt: { $known }.
cli-needs-create = { $option } geht nur mit --create.
cli-play = selbsttätig mit dieser Stärke spielen (mit --headless)
cli-create = einen Tisch für dieses Spiel öffnen (mit --headless)
cli-wait-humans = beginnen, wenn so viele Leute bereit sind (mit --create)
cli-interface = Netzadresse, auf der gesucht wird, auch mehrmals
cli-usage = Aufruf
cli-commands = Befehle
cli-options = Optionen
cli-unknown-command = Einen Befehl „{ $value }“ gibt es nicht. Befehle: { $known }.
cli-command-first = Schreib zuerst den Befehl: tablee { $command } …
cli-unknown-word = „{ $value }“ ist hier nicht zu verstehen.
cli-missing-file = Nenn eine Aufzeichnung: tablee { $command } DATEI.
cli-missing-game = Nenn ein Spiel: tablee practice GAME. Spiele: { $known }.
cli-too-low = „{ $value }“ ist zu klein für { $option }: Schreib { $low } oder mehr.
cli-bad-pin = „{ $value }“ ist keine PIN ({ $option }): Schreib 4 bis 12 Ziffern.
cli-bad-number = „{ $value }“ ist keine ganze Zahl ({ $option }).
cli-bad-choice = „{ $value }“ geht nicht für { $option }. Möglich: { $allowed }.
cli-needs-value = { $option } braucht einen Wert.
cli-bad-option = „{ $value }“ ist keine Option: Schreib Schlüssel=Wert.
cli-needs-headless = { $option } geht nur mit --headless.
cli-needs-demo = --headless geht hier nur mit --demo.
cli-result = { $game }: { $winners } gewinnt ({ $scores }).
cli-verify = eine beendete Partie prüfen: Kartenverteilung, Züge, Ergebnis
cli-replay = eine beendete Partie prüfen und Zug für Zug erzählen
cli-replay-window = zeigt sie auf ihrem eigenen Tisch, im Fenster
cli-window-or-json = Wähle eins von --window und --json.
cli-replay-file = eine Aufzeichnung, wie das Programm sie nach einer Partie behält
cli-replay-seat = nur, was dieser Platz gesehen hat, ab 1
cli-replay-open = alles, auch das Verborgene (so ist es ohne --seat)
cli-seat-or-open = Wähl entweder --seat oder --open.
cli-review = sagen, was jede Entscheidung einer beendeten Partie gekostet hat und was Glück war
cli-review-file = eine Aufzeichnung; ohne sie die letzte hier aufgehobene Partie
cli-review-seat = wessen Entscheidungen, ab 1; sonst die des Spielers, der die Datei behalten hat
cli-review-iterations = wie lange der beste Zug gesucht wird (sonst 200)
cli-no-match-kept = Hier ist noch keine beendete Partie aufgehoben. Nenn eine Aufzeichnung: tablee { $command } DATEI.

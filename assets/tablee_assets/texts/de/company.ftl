# Die Plätze, die Pausen und die Runde an einem Tisch.

## Ablehnungen

refused-no-late-join = An diesem Tisch steigt während einer Partie niemand ein.
refused-no-watchers = An diesem Tisch darf niemand zuschauen.
refused-removed = { $seconds ->
    [0] Der Gastgeber hat dich bis zum Ende der Partie von diesem Tisch weggeschickt.
   *[other] Der Gastgeber hat dich von diesem Tisch weggeschickt. Komm in { $seconds } Sekunden wieder, oder sprich mit ihm.
  }
refused-seen-open = Auf deinem Gerät waren alle Karten zu sehen: In der nächsten Partie kannst du mitspielen.
refused-unknown-player = Diese Person ist nicht mehr am Tisch.
refused-not-yourself = Das geht nicht bei dir selbst.
refused-muted = Der Gastgeber lässt dich an diesem Tisch nicht reden.
refused-paused = Die Partie macht Pause.
refused-no-pause = An diesem Tisch gibt es keine Pausen.
refused-bad-open-hands = Karten werden frühestens { $least } Sekunden später gezeigt.

## Was erzählt wird

told-other = Neues vom Tisch ({ $code }).
told-muted = Der Gastgeber lässt dich nicht mehr reden.
told-unmuted = Der Gastgeber lässt dich wieder reden.
told-afk-warning = Du bist dran.
told-afk-over = Die Partie wartet auf dich.
told-afk-move = Die Zeit war um: Der Tisch hat für dich gezogen.
told-afk-bot = Von dir kam nichts mehr: Der Computer spielt für dich.
told-joined = { $name } steigt in die Partie ein.
told-rests = Der Computer spielt für { $name }.
told-back = { $name } ist wieder da.
told-out = { $name } wurde vom Gastgeber weggeschickt.
told-not-kept = Die Festplatte des Gastgebers ist voll: Die Partie läuft weiter, ein Neustart würde sie aber verlieren.
table-not-kept = Die Festplatte des Gastgebers ist voll: Erst wenn wieder Platz ist, beginnt eine neue Partie.
told-kept-again = Die Festplatte des Gastgebers behält wieder alles.
told-not-resumed = Die Partie endete mit dem Neustart der Stube: Ihre Regeln sind inzwischen andere.

## An keinem Tisch mehr

gone-removed = Der Gastgeber hat dich vom Tisch weggeschickt.
gone-no-watchers = An diesem Tisch darf niemand mehr zuschauen.

## Die Regeln eines Tisches, neben denen des Spiels

create-rules = Tisch
rule-stand_in = Vertretung
rule-stand_in-help = Wie stark der Computer ist, der freie Plätze besetzt und für Abwesende spielt. Jeder kann für sich eine andere Stärke wählen.
rule-late_join = Später einsteigen
rule-late_join-help = Wer während einer Partie kommt, kann einen Platz des Computers übernehmen.
rule-spectators = Zuschauer
rule-spectators-help = Andere dürfen zuschauen. Sie sehen, was die ganze Stube sehen darf, und keine Karten.
rule-bank = Zeitreserve
rule-bank-number = { $value } s je Partie
rule-bank-minutes = { $value } min je Partie
rule-bank-help = Zeit, die jeder einmal je Partie über die seiner Züge hinaus verbrauchen darf.
rule-afk = Zeit zum Antworten
rule-afk-number = { $value } s
rule-afk-minutes = { $value } min
rule-afk-help = Wenn die Züge keine Uhr haben: Nach dieser Zeit ermahnt der Tisch, wer die anderen warten lässt, zieht einmal für ihn und lässt dann den Computer spielen, bis er wieder da ist.
rule-pause = Pausen
rule-pause-all = wenn alle wollen
rule-pause-host = durch den Gastgeber
rule-pause-off = keine
rule-pause-help = Wer die Uhren eine Weile anhalten darf. Beenden kann eine Pause jeder.
rule-pause_minutes = Längste Pause
rule-pause_minutes-number = { $value } min
rule-pause_minutes-help = Nach dieser Zeit geht die Partie von selbst weiter.
rule-open_hands = Offene Karten
rule-open_hands-number = { $value } s später
rule-open_hands-minutes = { $value } min später
rule-open_hands-help = Zuschauer sehen alle Karten und die ganze Partie mit dieser Verzögerung. Spieler nie. Wer Karten gesehen hat, kann in diese Partie nicht mehr einsteigen.

## Wer am Tisch ist

company-title = Am Tisch
company-here = Alle
company-plays = spielt
company-watches = schaut zu
company-muted = stumm
company-host-only = Nur der Gastgeber des Tisches kann jemanden stummschalten oder wegschicken.
company-you-watch = Du schaust zu.
company-stand-in = Deine Vertretung
company-stand-in-help = Wie stark der Computer für dich spielt, wenn du weg bist oder ihn machen lässt.
company-mute = Stummschalten
company-unmute = Reden lassen
company-mute-help = Was diese Person am Tisch sagt, wird nicht weitergegeben.
company-give-host = Zum Gastgeber machen
company-give-host-title = { $name } den Tisch überlassen?
company-give-host-text = Ab dann bestimmt { $name } über Regeln, Plätze und Runde.
company-give-host-yes = Überlassen
company-remove = Wegschicken
company-remove-help = In einer Partie übernimmt der Computer den Platz. Fünf Minuten lang, und in dieser Partie überhaupt, gibt es kein Zurück.
company-remove-title = { $name } wegschicken?
company-remove-text = { $name } erfährt davon und kann nicht gleich wiederkommen.
company-remove-yes = Wegschicken
company-cancel = Nein
company-you-host = Du bist jetzt Gastgeber an diesem Tisch.
table-rests = Computer
table-late = Die Partie ist { $seconds } s später zu sehen, mit allen Karten.

## Während einer Partie

play-people = Wer ist da
play-pause = Pause
play-resume = Pause beenden
play-rest = Vertretung
play-back = Bin wieder da
play-join = Platz nehmen
play-rests = Der Computer spielt für dich.
play-afk-title = Bist du noch da?
play-afk-text = Du bist dran. In { $seconds } s zieht der Tisch für dich.
play-afk-here = Ich bin da
play-paused-title = Pause
play-paused-text = { $name } hat darum gebeten. Die Uhren stehen still. In { $left } geht die Partie von selbst weiter.
play-paused-nobody = Die Uhren stehen still. In { $left } geht die Partie von selbst weiter.
play-resuming-title = Es geht weiter
play-resuming-text = Die Partie geht weiter in
play-resume-wait = Pause behalten
play-pause-asked-title = Eine Pause?
play-pause-asked-text = { $name } hätte gern eine. { $votes } von { $needed } sind dafür.
play-pause-yes = Ja, Pause
play-pause-no = Jetzt nicht
play-pause-line = Pause vorgeschlagen: { $votes } von { $needed } sind dafür.

## Offene Karten

open-title = Offene Karten
open-hands = Hand:
open-unplayed = Sonderkarten:
open-bids = Gebot:
open-purses = Perlen:
open-backs = Nächstes Bruchstück:
open-discards = Abgeworfen:
open-picks = Wahl:

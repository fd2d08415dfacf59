# Was die Anleitung in einer ersten Partie sagt: was jetzt zu tun ist, und warum.

guide-lead = Du beginnst eine Reihe. Leg irgendeine Karte; jede weitere muss um eins höher sein, egal in welcher Farbe. Dein Ziel: vor allen anderen keine Karten mehr haben.
guide-why-lead = Niedrige Karten wird man später schwer los, weil Reihen nur steigen. Also von unten anfangen.
guide-follow = Die Reihe wartet auf einen bestimmten Wert, und du hast ihn: Du musst ihn legen. Hast du mehrere davon, such dir einen aus.
guide-why-follow = Von zwei gleichen Werten kommt die Brettkarte zuerst: Sie bringt dir ihr Feld.
guide-why-follow-only = Das ist deine einzige Karte mit diesem Wert: Sie muss gelegt werden.
guide-why-follow-same = Es kommt auf dasselbe heraus: Keine ist eine Brettkarte, und die Farbe zählt nicht.
guide-claim = Du hast gerade eine Brettkarte gelegt. Räum ihr Feld jetzt ab: Nach der nächsten Karte ist es zu spät.
guide-why-claim = Die Chips brauchst du nur zu nehmen, und am Ende zählen sie.
guide-last-claim = Deine Hand ist leer, und deine letzte Karte war eine Brettkarte: Ihr Feld darfst du noch abräumen.
guide-why-last-claim = Es gibt keinen Grund, Chips liegen zu lassen.
guide-between = Die Runde ist vorbei und abgerechnet: Die Verlierer haben für ihre übrigen Karten bezahlt. Für die nächste Runde kommen neue Einsätze auf die Felder.
guide-why-between = Felder, die niemand abgeräumt hat, behalten ihre Chips und wachsen.
guide-wait = Merk dir, welche Werte den anderen fehlen: Daran siehst du, wie weit eine Reihe läuft und wann sie wieder bei dir ist.
guide-over = Die Partie ist vorbei: Wer die meisten Chips hat, gewinnt.

guide-event-sans-said = „Ohne“ heißt: Wer das sagt, hat den gefragten Wert nicht und bekommt ihn in dieser Runde auch nicht mehr. Merk es dir.
guide-event-series-stopped = Niemand konnte weitermachen, also ist die Reihe zu Ende. Wer ihre letzte Karte gelegt hat, beginnt eine neue: So spielst du zweimal hintereinander.
guide-event-box-claimed = Eine Brettkarte räumt ihr Feld ab: So kommt man schnell zu Chips.
guide-event-box-forgotten = Da hat jemand eine Brettkarte gelegt und ihr Feld vergessen. Die Chips bleiben liegen.
guide-event-grand-opera = Große Oper: eine ganze Hand in einem Zug. Sie räumt alle Felder ab.
guide-event-deal-over = Jemand hat seine letzte Karte gelegt: Alle anderen zahlen für jede übrige Karte.

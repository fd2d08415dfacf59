# Was die Anleitung in einer ersten Partie sagt: was jetzt zu tun ist, und warum.

guide-bid = Ein Gast steht vor der Tür. Alle legen verdeckt eine Karte; die höchste gewinnt den Gast, und nur der Sieger verliert seine Karte. Die anderen nehmen ihre zurück.
guide-bid-lowest = Ein Copicastor steht vor der Tür. Alle legen verdeckt eine Karte; an diesem Tisch gewinnt ihn die niedrigste, und nur der Sieger verliert seine Karte. Die anderen nehmen ihre zurück.
guide-why-bid = Es zählt, wie viel dieser Gast deinem Partyraum bringt und wie teuer die Karte ist. Gleiche Gäste zusammen sind viel mehr wert als einzeln.
guide-why-bid-low = Eine niedrige Karte genügt: Gewinnt sie, war der Gast billig; wenn nicht, nimmst du sie zurück und hebst die hohen für bessere Gäste auf.
guide-why-bid-high = Dieser Gast ist eine hohe Karte wert, und kaum eine andere wird höher sein.
guide-why-bid-set = Er gesellt sich in deinem Partyraum zu seinesgleichen: Zusammen sind sie viel mehr wert als einzeln.
guide-why-bid-rich = Über 10 gibt es keine Sätze: Er zählt für sich allein seinen vollen Wert.
guide-why-bid-deny = Er würde einem anderen den Satz füllen: Lass ihn nicht umsonst weggehen.
guide-why-bid-copy = Der Copicastor kopiert deinen niedrigsten Gast: Ein Paar ist er mindestens.
guide-why-bid-star = Dieser Gast ist dir wenig wert. Spielt sonst niemand einen Stern, siehst du den nächsten als Erster.
guide-bid-wullawaki = Ein Wullawaki verdirbt jede Party, und trotzdem bekommt ihn die höchste Karte. Diesmal behält der Sieger seine Karte, und alle anderen verlieren ihre.
guide-why-bid-wullawaki = Entweder kommt er zu dir, oder du verlierst deine Karte: Wäg das eine gegen das andere ab.
guide-why-bid-wullawaki-low = Eine niedrige Karte ist leicht verschmerzt und erspart dir die Plage.
guide-why-bid-wullawaki-high = Er würde dich wenig kosten, und die höchste Karte bleibt dir; die anderen verlieren ihre.
guide-star = Nur du hast deinen Stern gespielt, also siehst du den nächsten Gast vor allen anderen. Behältst du ihn, ist der Stern weg; gibst du ihn her, kommt der Stern zurück.
guide-why-star = Behalt, was einen deiner Sätze füllt. Einen Wullawaki muss man behalten.
guide-why-star-keep = In deinem Partyraum ist er mehr wert als ein Stern.
guide-why-star-give = Dir brächte er wenig: Gib ihn dorthin, wo er am wenigsten hilft, und behalt den Stern.
guide-penalty = So viele Wullawakis hast du, dass ebenso viele Gäste gehen müssen. Welche, bestimmst du.
guide-why-penalty = Einzelne Gäste mit niedrigem Wert kosten am wenigsten; Sätze sollten zusammenbleiben.
guide-wait = Die anderen wählen. Was sie noch haben, ist kein Geheimnis: Jede abgegebene Karte liegt offen.
guide-over = Die Party ist vorbei. Die Punkte kamen von den Sätzen: zwei gleiche 20, drei 50, vier 100.
guide-move-discard = Schick { $guests } weg

guide-event-luck-decided = Zwei Karten waren gleich hoch, also entschieden die Luckynits darauf: Wer mehr davon zeigt, gewinnt.
guide-event-guest-won = Wer einen Gast gewinnt, gibt seine Karte für immer ab, also gehen die hohen zur Neige. Heb ein paar für das Ende auf.
guide-event-gnumie-returned = Karten, die nicht gewonnen haben, kommen zurück auf die Hand.
guide-event-copicastor-became = Der Copicastor nimmt die Gestalt des niedrigsten Gastes in seinem Raum an: Ein Paar ist er mindestens.
guide-event-guests-lost = Wullawakis vertreiben Gäste: einer den niedrigsten, zwei den höchsten, drei und mehr ebenso viele.
guide-event-last-player = Nur ein Spieler hat noch Karten: Für jede bekommt er einen Gast vom Stapel. Bis zum Ende aufgehobene Karten sind also etwas wert.

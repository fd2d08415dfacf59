# Was die Anleitung in einer ersten Partie sagt: was jetzt zu tun ist, und warum.

guide-bid = Das vorderste Bruchstück wird versteigert. Schließ die Faust um so viele Perlen, wie es dir wert ist; alle Fäuste öffnen sich zugleich. Gleiche Gebote heben sich auf, und das höchste, das bleibt, gewinnt.
guide-why-bid = Ungefähr so viel bringt das Bruchstück deiner Scheibe. Jede behaltene Perle ist ein Punkt, und wer am wenigsten bietet, wird vielleicht sogar bezahlt.
guide-why-bid-nothing = Dieses Bruchstück bringt deiner Scheibe kaum etwas. Eine leere Faust kostet nichts, und das niedrigste Gebot wird vielleicht bezahlt.
guide-receiver = Du hast gewonnen, und deine Perlen gehen an den, der am wenigsten geboten hat. Das waren mehrere: Wähl einen davon.
guide-why-receiver = Perlen sind Punkte, also gib sie dem, der dir am wenigsten gefährlich wird.
guide-place = Das Bruchstück gehört dir, und nur du kennst seine Rückseite. Leg alles, was du hast, neu aus, in einem Bogen, mit beliebiger Seite nach oben: Nachbarn dürfen sich im Wert höchstens um eins unterscheiden.
guide-why-place = Halt die Lücke füllbar: Was fehlt, muss aus Vierteln, Sechsteln und Achteln bestehen.
guide-why-place-whole = So wird eine Scheibe ganz: 10 Punkte, und dazu der Wert jedes Bruchstücks.
guide-why-place-drop = Was sich nicht anlegen lässt oder eine Lücke lässt, die kein Bruchstück füllt, bringt nichts: besser weg damit.
guide-wait = Sieh dir die zwei nächsten Bruchstücke an und die Scheiben der anderen: Wer braucht sie?
guide-over = Die Partie ist vorbei. Nur ganze Scheiben zählen: 10 Punkte, ihre Bruchstücke, und 10 weitere, wenn alles aus einem Material ist. Jede Perle ist ein Punkt.
guide-move-bid = Schließ die Faust um { $beads }
guide-move-arrange = Leg sie so, dass Nachbarn um eins steigen oder fallen, und wirf nur weg, was sich nicht anlegen lässt

guide-event-bids-revealed = Die Fäuste sind offen. Schau, wer wie viel geboten hat: Gleiche Gebote haben sich aufgehoben, und so kann auch ein niedriges gewinnen.
guide-event-sale-cancelled = Kein Gebot blieb übrig, also bekommt niemand das Bruchstück, und niemand zahlt.
guide-event-beads-paid = Die Perlen des Siegers gehen an das niedrigste Gebot, nicht in eine Bank. Nichts zu bieten kann also ein gutes Gebot sein.
guide-event-back-seen = Nur der Sieger sieht die Rückseite. Im Wert ist sie immer einen Schritt entfernt.
guide-event-disc-completed = Eine Scheibe ist ganz! Da sind die Punkte.
guide-event-piece-dropped = Was nicht ausgelegt wird, ist für immer weg.

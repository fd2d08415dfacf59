# Was die Anleitung in einer ersten Partie sagt: was jetzt zu tun ist, und warum.

guide-choose = Wähl eine deiner Münzkarten für diese Runde. Sie liegt verdeckt unter deiner Blende; später ist nur ihre Truhe zu sehen, und die verrät, wie viele Münzen sie höchstens hat.
guide-why-choose = Jede Karte ist recht: Nur du kennst sie. Eine hohe stützt deine eigenen Zahlen, aber wer die Runde gewinnt, darf sie vielleicht behalten.
guide-open = Du beginnst. Nenn eine Zahl: So viele Münzen liegen mindestens auf dem Tisch. Der Nächste geht höher oder ruft „Nain!“.
guide-why-open = Im Schnitt hat eine Karte viereinhalb Münzen. Deine eigene kennst du; eine Zahl knapp unter dem, was du erwartest, wird selten angezweifelt.
guide-bid = Glaubst du die letzte Zahl? Dann nenn eine höhere. Wenn nicht, ruf „Nain!“: Dann wird gezählt. Vorher darfst du eine Karte umdrehen, um mehr zu wissen.
guide-why-open-flip = { guide-why-bid-flip }
guide-why-open-expose = { guide-why-bid-expose }
guide-why-open-reveal-special = { guide-why-bid-reveal-special }
guide-why-open-play-no-cover = { guide-why-bid-play-no-cover }
guide-why-bid = Stimmt die Zahl wahrscheinlich, mach weiter. Können auf dem Tisch kaum so viele Münzen liegen, zweifle sie an.
guide-why-bid-bid = So viele Münzen sind gut möglich: Geh etwas höher, und lass den Nächsten grübeln.
guide-why-bid-nain = So viele Münzen liegen wohl kaum auf dem Tisch: Das Zählen dürfte dir recht geben.
guide-why-bid-flip = Die Truhe verrät, wie viele Münzen die Karte höchstens hat: Dann schätzt du besser, und bietest oder zweifelst.
guide-why-bid-expose = Eine Sonderkarte kann alles ändern: Sie zu kennen ist deine Blende wert.
guide-why-bid-reveal-special = Ohne Blenden zeigt jede umgedrehte Karte ihre Münzen: Dann weißt du, ob die Zahl stimmt.
guide-why-bid-play-no-cover = Mehrere Karten sind unter ihren Blenden umgedreht: Aufgedeckt zeigt diese Sonderkarte sie alle.
guide-why-bid-play-thief = Ein Dieb nimmt beim Zählen den größten Teil weg: Die Zahl wird zu hoch, und dann kannst du sie anzweifeln.
guide-last-reveal = Jemand hat „Nain!“ gerufen. Das ist der letzte Moment, vor dem Zählen eine Sonderkarte aufzudecken.
guide-why-last-reveal = Zinsen zählen nur, wenn sie aufgedeckt sind. Die anderen wirken auch verdeckt.
guide-why-last-reveal-done = Du hättest nichts davon: Die anderen Sonderkarten wirken auch verdeckt.
guide-why-last-reveal-reveal-special = Zinsen zählen nur, wenn sie aufgedeckt sind, und jede Münze mehr hilft deinem Gebot.
guide-pick = Du hattest recht: Behalt zwei der Karten auf dem Tisch. Am Ende sind das deine Münzen.
guide-why-pick = Nimm einfach die zwei reichsten.
guide-draft = Die übrigen Karten liegen verdeckt. Nimm eine.
guide-why-draft = Welche welche ist, weiß niemand.
guide-wait = Hör auf die Zahlen: Sie verraten, was die anderen haben. Deine Sonderkarten darfst du jederzeit spielen.
guide-over = Die Partie ist vorbei: Wer die meisten Münzen hat, gewinnt.
guide-move-keep = Behalt die zwei reichsten
guide-move-take = Nimm irgendeine davon

guide-event-coin-flipped = Eine Karte wurde umgedreht: Ihre Truhe zeigt, wie viele Münzen sie höchstens hat, die genaue Zahl verbirgt noch die Blende.
guide-event-cover-removed = Eine Blende ist weg: Diese Karte zeigt nun ihre Münzen, sobald sie offen liegt.
guide-event-special-played = Eine Sonderkarte liegt verdeckt da. Manche bringen Münzen, ein Dieb nimmt sie weg: Vorsicht vor dem, was du nicht siehst.
guide-event-nain-called = „Nain!“ beendet das Bieten. Jetzt werden alle Karten gezählt: Entweder stimmte die Zahl, oder der Zweifler gewinnt.
guide-event-counted = Wer recht hatte, behält die zwei besten Karten. Wer falschlag, bekommt keine und beginnt die nächste Runde.

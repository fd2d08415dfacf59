trust-first = { $name } ist neu für dich. Ihre Wörter: { $words }
trust-title = Ist das wirklich { $name }?
trust-panel = Ein anderer Schlüssel
trust-text = Diese Stube antwortet dort, wo { $name } war, weist sich aber mit einem anderen Schlüssel aus. Vielleicht wurde sie neu eingerichtet; vielleicht hat sich jemand zwischen euch geschoben. Vergleich die vier Wörter mit denen auf dem Bildschirm des Gastgebers, bevor du hineingehst.
trust-before = Bisher bekannt
trust-now = Antwortet jetzt
trust-how = { $how ->
    [link] bekannt durch ihren Link
    [pin] bekannt durch ihre PIN
    [compared] bekannt, seit du ihr vertraust
   *[other] bekannt seit deinem ersten Besuch
}
trust-stay = Nicht hineingehen
trust-go = Vertrauen und hinein
plain-title = Ohne Verschlüsselung?
plain-text = Diese Stube verschlüsselt nichts: Jeder im Netz kann deine Karten lesen und was du sagst. Geh nur hinein, wenn das so gewollt ist.
plain-stay = Nicht hineingehen
plain-go = Trotzdem hinein
lobby-words = Wörter der Stube: { $words }
lobby-plain = Unverschlüsselt: Das Netz kann mitlesen
pin-title = Die PIN, bitte
pin-panel = Abgeschlossen
pin-field = PIN
pin-digits = 4 bis 12 Ziffern
pin-show = Hinein
table-lock = Abschließen
table-unlock = Aufschließen
table-lock-text = Wer sich setzen oder zuschauen will, muss diese Ziffern kennen. Wer schon da ist, bleibt.
lobby-locked = {" "}· abgeschlossen
invite-title = Andere einladen
invite-panel = Deine Stube
invite-address = Adresse
invite-or = { $one } oder { $other }
invite-words = Wörter zum Vergleichen
invite-code = Code
invite-page = Seite mit dem Programm
invite-no-page = keine
invite-how = Scann den Code und schick dir den Link, oder kopier ihn für die anderen: Unter „Tisch finden“ drücken sie „Einfügen“, oder sie geben den kurzen Code ein. Mit dem Link wissen sie, dass es deine Stube ist und keine andere.
invite-how-page = Zum Scannen, oder in jedem Browser zu öffnen: Die Seite hat das Programm und sagt, wie man mitspielt. Wer Tablée schon hat, gibt unter „Tisch finden“ den kurzen Code ein. Mit dem Link weiß er auch, dass es deine Stube ist.
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-not-copied = Dieses System hat keine Zwischenablage: Lies den Link vor, oder lass den Code scannen.
invite-nobody = Dieses Gerät hat keine Adresse in einem Netz, also kann niemand kommen. Steck ein Kabel ein oder verbinde dich mit einem WLAN, und öffne diese Seite dann noch einmal.
lobby-invite = Einladen

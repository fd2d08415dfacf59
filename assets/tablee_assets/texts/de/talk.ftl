## Was an einem Tisch gesagt wird: Emotes, und wie man reden darf

emote-hello = Hallo!
emote-good-luck = Viel Glück!
emote-well-played = Gut gespielt!
emote-thanks = Danke!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-sorry = Entschuldigung!
emote-oops = Ups …
emote-think = Moment …
emote-hurry = Du bist dran!
emote-sad = Oh nein …
emote-angry = Grrr!
refused-no-chat = An diesem Tisch redet man nur mit Emotes.
refused-no-talk = An diesem Tisch wird nicht geredet.
refused-unknown-emote = Der Server kennt dieses Emote nicht: Sein Programm ist eine andere Version.
refused-talks-too-much = Das war viel auf einmal: Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } und mach dann weiter.
rule-talk = Gespräch
rule-talk-free = frei
rule-talk-emotes = nur Emotes
rule-talk-off = keins
rule-talk-help = Was am Tisch gesagt werden darf: alles, nur die gezeichneten Emotes, oder nichts.
company-ignore = Diesem Spieler nicht mehr zuhören
company-heed = Diesem Spieler wieder zuhören
company-ignore-help = Nur für dich: Du siehst von diesem Spieler keine Worte und Emotes mehr, hier und in der Stube. Niemand erfährt davon.
company-ignored = du hörst nicht zu

## Das Journal

journal-all = Alles
journal-deal = Dieses Spiel
journal-round = Diese Runde
journal-auction = Auktion
journal-talk = Gerede

## The lids over one’s own secrets

cover-title = Dein Blatt ist verdeckt
cover-hint = Drück hier oder auf C, um es zu sehen
cover-note = Du bist dran: Deck dein Blatt auf.

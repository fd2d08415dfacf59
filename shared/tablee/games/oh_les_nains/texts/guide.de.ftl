# Was die Anleitung in einer ersten Partie sagt: was jetzt zu tun ist, und warum.

guide-pick = Wähl geheim die Farbe deines ersten Zwergs. Stärkekarten verdoppeln manche Farben und schwächen andere, also sieh dir erst deine Karten an.
guide-why-pick = Deine Karten machen diese Farbe öfter stark als schwach.
guide-main = Spiel eine Karte. Ein Eichhörnchen zieht zu dir; bei einer Stärkekarte zieht das stärkere Team, und zwar um den Unterschied; ein weiterer Zwerg kostet dich erst einmal 2 Felder.
guide-why-main = So liegt das Band am besten für dein Team, und du behältst etwas Gutes auf der Hand.
guide-counter = Die anderen wollen einen Zwerg stellen. Mit einer Zwergenkarte derselben Farbe kannst du es verhindern; das ist dann dein Zug, und sie dürfen zurückkontern.
guide-why-counter = Eine Karte: Der Zwerg kommt. Zwei: keiner. Drei: Sie bekommen zwei. Vier: Du bekommst zwei.
guide-wait = Sieh, wie weit deine Zwerge vom Zaun weg sind: Wessen Zwerg zuerst dagegenknallt, der hat verloren.
guide-over = Ein Zwerg ist gegen den Zaun geknallt, und sein Team hat verloren.
guide-move-squirrel = Spiel { $card }
guide-move-exchange = Leg die ganze Hand ab und zieh neue Karten

guide-event-pulled = Das Band ist gerutscht: Wer dabei Felder verloren hat, ist dem Zaun näher, und damit der Niederlage.
guide-event-strengths-compared = Jeder Zwerg zählt 1, oder 2 oder 0, je nach Karte. Die stärkere Seite zieht den Unterschied.
guide-event-dwarf-placed = Ein Zwerg mehr: Sein Team wird stärker, hat aber weniger Felder übrig.
guide-event-cards-exchanged = Eine ganze Hand wurde getauscht; das kostet ein Feld.
guide-event-chain-settled = Das Kontern ist vorbei. Eine Karte: ein Zwerg. Zwei: keiner. Drei oder vier: zwei Zwerge.
guide-event-dwarf-crushed = Rums! Das ist das Ende: Der Zwerg stand direkt am Zaun, als noch einmal gezogen wurde.

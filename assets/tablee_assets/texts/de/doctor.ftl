# Was „tablee doctor“ sagt.

doctor-looking = Einige Sekunden lang umsehen…
doctor-fine = Zwischen diesem Gerät und den gefundenen Stuben steht nichts im Weg.
doctor-title = Was klemmt?
doctor-again = Noch einmal
doctor-wrong-here = Etwas ist im Weg.
doctor-state-wrong = Was hindert
doctor-state-note = Gut zu wissen
doctor-state-fine = In Ordnung
doctor-wrong = Etwas ist im Weg: Jede Zeile mit einem x sagt, was zu tun ist.

doctor-program = Tablée { $software }, Protokoll { $protocol }, Python { $python }, { $system }.
doctor-no-interface = Die Adresse bei --interface geht nicht: Nimm eine dieses Geräts. Das System meldet: „{ $reason }“
doctor-no-network = Dieses Gerät ist in keinem lokalen Netz: Steck das Kabel ein oder verbinde dich mit dem WLAN. Üben geht trotzdem.
doctor-addresses = Adressen dieses Geräts: { $addresses }.
doctor-left-out = Auf { $interfaces } wird niemand gesucht: Dort sind keine Spieler.
doctor-multicast = Multicast funktioniert: { $others ->
    [one] Ein anderes Gerät war zu hören.
   *[other] { $others } andere Geräte waren zu hören.
}
doctor-multicast-alone = Multicast verlässt dieses Gerät, aber niemand hat geantwortet. In einem kleinen Netz ist das normal; wenn Stuben fehlen, trennt das WLAN vielleicht seine Gäste voneinander.
doctor-multicast-deaf = Dieses Gerät hört nicht einmal sein eigenes Multicast: Erlaub den UDP-Port 5353 (mDNS) in seiner Firewall, für private Netze.
doctor-nobody = Es wurde keine Stube gefunden, obwohl auf jede Art gesucht wurde. Öffne eine, oder frag den Gastgeber nach Adresse oder Link und gib sie ein. In einem Gäste-WLAN sehen sich die Geräte oft nicht: Nimm ein anderes Netz oder ein Kabel.
doctor-server = „{ $name }“ auf { $address } antwortet in { $ping } ms ({ $software }, Protokoll { $theirs }).
doctor-server-without-beacon = „{ $name }“ auf { $address } antwortet in { $ping } ms, aber seine Zeroconf-Meldung kommt nicht an: Dieses Netz filtert Multicast. Gefunden wurde sie trotzdem.
doctor-server-silent = „{ $name }“ ist auf { $address } angekündigt, aber der Port antwortet nicht: Erlaub Tablée in der Firewall jenes Geräts, oder es wurde gerade ausgeschaltet.
doctor-server-version = „{ $name }“ auf { $address } spricht Protokoll { $theirs }, dieses Programm { $mine }: Installier auf beiden dieselbe Version (dort { $software }).
doctor-port-free = Dieses Gerät kann auf Port { $port } Gastgeber sein.
doctor-port-taken = Port { $port } ist hier belegt: Eine Stube von dir ist schon offen, oder wähl mit --port einen anderen.
doctor-port-taken-window = Port { $port } ist hier belegt: Vielleicht ist dort eine Stube von dir offen. Eine weitere, aus diesem Fenster geöffnet, sucht sich selbst einen freien Port.
doctor-port-denied-window = Port { $port } ist deinem Konto nicht erlaubt: Bitte die, die sich um dieses Gerät kümmern, ihn zu erlauben, oder lass jemand anderen die Stube öffnen.
doctor-port-denied = Port { $port } ist hier nicht erlaubt: Wähl mit --port einen anderen.
doctor-reached = „{ $name }“ auf { $address } heißt dich willkommen ({ $software }, insgesamt { $ms } ms).

# Ce que dit « tablee doctor ».

doctor-looking = On regarde autour de soi pendant quelques secondes…
doctor-fine = Rien ne sépare cette machine des salles trouvées.
doctor-title = Qu’est-ce qui cloche ?
doctor-again = Regarder encore
doctor-wrong-here = Quelque chose fait obstacle.
doctor-state-wrong = Ce qui bloque
doctor-state-note = Bon à savoir
doctor-state-fine = En ordre
doctor-wrong = Quelque chose fait obstacle : chaque ligne marquée d’un x dit quoi faire.

doctor-program = Tablée { $software }, protocole { $protocol }, Python { $python }, { $system }.
doctor-no-interface = L’adresse donnée à --interface ne peut pas servir : donnez-en une de cette machine. Message du système : « { $reason } »
doctor-no-network = Cette machine n’est sur aucun réseau local : branchez le câble ou rejoignez le Wi-Fi. L’entraînement marche quand même.
doctor-addresses = Adresses de cette machine : { $addresses }.
doctor-left-out = On ne cherche personne sur { $interfaces }, qui ne mène à aucun joueur.
doctor-multicast = Le multicast passe : { $others ->
    [one] une autre machine a été entendue.
   *[other] { $others } autres machines ont été entendues.
}
doctor-multicast-alone = Le multicast part de cette machine, mais personne n’a répondu. C’est courant sur un petit réseau ; s’il manque des salles, le Wi-Fi isole peut-être ses invités.
doctor-multicast-deaf = Cette machine n’entend même pas son propre multicast : autorisez le port UDP 5353 (mDNS) dans son pare-feu, pour les réseaux privés.
doctor-nobody = Aucune salle n’a été trouvée, bien qu’on l’ait cherchée de toutes les façons. Ouvrez-en une, ou demandez à l’hôte l’adresse ou le lien et entrez-le. Sur un Wi-Fi d’invités, les machines ne se voient souvent pas : prenez un autre réseau ou un câble.
doctor-server = « { $name } » à { $address } répond en { $ping } ms ({ $software }, protocole { $theirs }).
doctor-server-without-beacon = « { $name } » à { $address } répond en { $ping } ms, mais son annonce zeroconf n’est pas entendue : ce réseau filtre le multicast. Il a été trouvé quand même.
doctor-server-silent = « { $name } » est annoncé à { $address }, mais son port ne répond pas : autorisez Tablée dans le pare-feu de cette machine-là, ou elle vient d’être éteinte.
doctor-server-version = « { $name } » à { $address } parle le protocole { $theirs }, ce programme le { $mine } : installez la même version des deux côtés ({ $software } là-bas).
doctor-port-free = Cette machine peut héberger sur le port { $port }.
doctor-port-taken = Le port { $port } est occupé ici : une salle à vous est déjà ouverte, ou choisissez-en un autre avec --port.
doctor-port-taken-window = Le port { $port } est occupé ici : une salle à vous y est peut-être ouverte. Une autre salle, ouverte depuis cette fenêtre, prendra d’elle-même un port libre.
doctor-port-denied-window = Le port { $port } n’est pas permis à votre compte : demandez à qui administre cette machine de l’autoriser, ou laissez un autre joueur ouvrir la salle.
doctor-port-denied = Le port { $port } n’est pas permis ici : choisissez-en un autre avec --port.
doctor-reached = « { $name } » à { $address } vous accueille ({ $software }, { $ms } ms en tout).

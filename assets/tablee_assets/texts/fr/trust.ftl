trust-first = { $name } : une salle nouvelle pour vous. Ses mots : { $words }
trust-title = Est-ce bien { $name } ?
trust-panel = Une autre clé
trust-text = Cette salle répond là où était { $name }, mais elle se présente avec une autre clé. Peut-être a-t-elle été réinstallée ; peut-être quelqu’un s’est-il glissé entre vous et elle. Comparez les quatre mots avec ceux de l’écran de l’hôte avant d’entrer.
trust-before = Connu jusqu’ici
trust-now = Répond maintenant
trust-how = { $how ->
    [link] connu par son lien
    [pin] connu par son code PIN
    [compared] connu depuis votre accord
   *[other] connu depuis votre première visite
}
trust-stay = Ne pas rejoindre
trust-go = Faire confiance et rejoindre
plain-title = Sans chiffrement ?
plain-text = Cette salle ne chiffre rien : tout le réseau peut lire votre main et ce que vous dites. Ne la rejoignez que si c’est voulu.
plain-stay = Ne pas rejoindre
plain-go = Rejoindre quand même
lobby-words = Mots de la salle : { $words }
lobby-plain = Sans chiffrement : le réseau peut lire
pin-title = Le code PIN, s’il vous plaît
pin-panel = Fermé à clé
pin-field = Code PIN
pin-digits = 4 à 12 chiffres
pin-show = Entrer
table-lock = Verrouiller
table-unlock = Ouvrir
table-lock-text = Qui veut s’asseoir ou regarder doit connaître ces chiffres. Ceux qui sont déjà là restent.
lobby-locked = {" "}· fermée à clé

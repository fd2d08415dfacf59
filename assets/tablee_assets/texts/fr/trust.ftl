trust-first = { $name } : une salle nouvelle pour vous. Ses mots : { $words }
trust-title = Est-ce bien « { $name } » ?
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
invite-title = Inviter du monde
invite-panel = Votre salle
invite-address = Adresse
invite-or = { $one } ou { $other }
invite-words = Mots à comparer
invite-code = Code
invite-page = Page avec le programme
invite-no-page = aucune
invite-how = Scannez le code pour vous envoyer le lien, ou copiez-le pour les autres : sous « Trouver une table », ils cliquent sur « Coller », ou écrivent le code court. Le lien leur garantit que c’est bien votre salle.
invite-how-page = À scanner, ou à ouvrir dans un navigateur : la page offre le programme et dit comment rejoindre. Qui a déjà Tablée écrit le code court sous « Trouver une table ». Le lien garantit en plus que c’est bien votre salle.
invite-copy = Copier le lien
invite-copied = Le lien est copié.
invite-not-copied = Ce système n’a pas de presse-papiers : lisez le lien à voix haute, ou faites scanner le code.
invite-nobody = Cette machine n’a aucune adresse sur un réseau : personne ne peut venir. Branchez un câble ou rejoignez un Wi-Fi, puis rouvrez cette page.
lobby-invite = Inviter

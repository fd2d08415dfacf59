# Ce qui ne se vérifie pas dans le hasard d’une partie (tablee_client.core.deals.DOUBTS).
doubt-commitment-changed = Cette donne ne se vérifie pas : la salle a changé son engagement.
doubt-not-counted = Votre part de hasard manque à cette donne : trop tardive, ou écartée.
doubt-entropy-changed = Cette donne ne se vérifie pas : le hasard des joueurs a changé après coup.
doubt-bad-proof = Cette donne ne se vérifie pas : la preuve d’une carte est fausse.
doubt-root-changed = Cette donne ne se vérifie pas : un paquet mélangé a été échangé.
doubt-unproven = Cette donne ne se vérifie pas : une carte est venue sans sa preuve.
doubt-other-piece = Cette donne ne se vérifie pas : la carte prouvée n’est pas celle montrée.
doubt-commitment-broken = Cette donne ne se vérifie pas : le secret de la salle n’est pas celui promis.

# Une partie finie, point par point (tablee.record.CHECKS), et le bilan.
check-rules-ok = Règles : version { $recorded }, celle installée ici.
check-rules-bad = Règles : version { $recorded }, qui n’est pas ce qu’elle prétend.
check-rules-open = Règles : partie notée avec la version { $recorded } ; ici { $known ->
    [none] il n’y en a aucune
   *[other] c’est la version { $known }
}. Une différence ne prouve rien ; les images notées restent visibles.
check-promise-ok = Engagement : le secret de la salle est celui promis avant la partie.
check-promise-bad = Engagement : le secret de la salle n’est pas celui qu’elle avait promis.
check-promise-open = Engagement : cette table garde son secret, rien ne peut être vérifié.
check-entropy-ok = Hasard : { $repeats ->
    [true] la salle devait le répéter, personne d’autre n’y a pris part.
   *[false] { $seats ->
        [0] aucun joueur n’y a pris part ; seul le secret de la salle a fait les donnes.
        [one] un joueur y a pris part, et sa part a compté.
       *[other] { $seats } joueurs y ont pris part, et leurs parts ont compté.
    }
}
check-entropy-bad = Hasard : ce que les joueurs ont apporté n’est pas ce qui a compté.
check-deals-ok = Donnes : { $count ->
    [one] le tirage découle
   *[other] les { $count } tirages découlent
} du secret et du hasard des joueurs.
check-deals-bad = Donnes : les cartes ne sont pas celles que donnent le secret et le hasard des joueurs.
check-deals-open = Donnes : d’autres règles ne permettent pas de les recalculer.
check-moves-ok = Coups : { $count ->
    [one] l’unique coup suit
   *[other] les { $count } coups suivent
} les règles.
check-moves-bad = Coups : ils ne suivent pas les règles.
check-moves-open = Coups : d’autres règles ne permettent pas d’en juger.
check-frames-ok = Points de vue : ce que chaque place et le public ont vu ({ $viewers } points de vue) est juste, aux { $count } moments de la partie.
check-frames-bad = Points de vue : quelqu’un aurait vu ce qui n’y était pas.
check-frames-open = Points de vue : d’autres règles ne permettent pas de les comparer.
check-roots-ok = Paquets promis : { $count ->
    [one] il est tel que donné.
   *[other] les { $count } sont tels que donnés.
}
check-roots-bad = Paquets promis : ils ne sont pas tels que donnés.
check-roots-open = Paquets promis : d’autres règles ne permettent pas de les comparer.
check-witness-ok = Votre programme : { $proofs ->
    [0] il n’a gardé aucune preuve de cette partie.
    [one] l’unique preuve reçue est juste.
   *[other] les { $proofs } preuves reçues sont justes.
}
check-witness-bad = Votre programme : ce qu’il a appris pendant la partie ne s’accorde pas avec ceci.
check-witness-open = Votre programme : d’autres règles ne permettent pas de comparer ses preuves.
check-outcome-ok = Résultat : il découle des coups.
check-outcome-bad = Résultat : il ne découle pas des coups.
check-outcome-open = Résultat : d’autres règles ne permettent pas de le recalculer.
verdict-ok = Tout se vérifie.
verdict-bad = Cette partie ne se vérifie pas.
verdict-open = Cette partie ne peut pas être entièrement vérifiée.
replay-head-unnamed = { $game } · { $when } UTC · { $players }
replay-head = { $game } · { $server } · { $when } UTC · { $players }
replay-broken-off = La partie a été interrompue.

play-check = Vérifier la partie
checked-title = Vérification de la partie
checked-advice = Gardez la partie et montrez-la à l’hôte : chacun peut la vérifier chez soi.
checked-working = La partie est demandée à la salle et recalculée…
checked-wrong = Ce qui ne s’accorde pas
checked-rest = Le reste
checked-refused = La partie n’a pas pu être vérifiée.
checked-further = Réessayez plus tard depuis la table, ou demandez à l’hôte le fichier de la partie : chacun peut le vérifier chez soi.
checked-back = Revenir à la table
checked-save = Garder la partie
checked-saved = Enregistrée : { $path }

lobby-unchecked = {" "}· non vérifiable
rule-verify = Donnes vérifiables
rule-verify-help = Le secret d’une partie est révélé à sa fin, et chacun peut vérifier ses donnes. Sans cela, personne ne le peut.

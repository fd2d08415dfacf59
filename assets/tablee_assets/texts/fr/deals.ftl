# Ce qui ne se vérifie pas dans le hasard d’une partie (tablee_client.core.deals.DOUBTS).
doubt-commitment-changed = Cette donne ne se vérifie pas : le serveur a changé son engagement.
doubt-not-counted = Votre part de hasard manque à cette donne : trop tardive, ou écartée.
doubt-entropy-changed = Cette donne ne se vérifie pas : le hasard des joueurs a changé après coup.
doubt-bad-proof = Cette donne ne se vérifie pas : la preuve d’une carte est fausse.
doubt-root-changed = Cette donne ne se vérifie pas : un paquet mélangé a été échangé.
doubt-unproven = Cette donne ne se vérifie pas : une carte est venue sans sa preuve.
doubt-other-piece = Cette donne ne se vérifie pas : la carte prouvée n’est pas celle montrée.
doubt-commitment-broken = Cette donne ne se vérifie pas : le secret du serveur n’est pas celui promis.

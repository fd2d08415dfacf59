## Ce qui se dit à une table : emotes, et comment on peut se parler

emote-hello = Bonjour !
emote-good-luck = Bonne chance !
emote-well-played = Bien joué !
emote-thanks = Merci !
emote-laugh = Ha ha !
emote-wow = Oh là là !
emote-sorry = Pardon !
emote-oops = Oups…
emote-think = Je réfléchis…
emote-hurry = À vous !
emote-sad = Oh non…
emote-angry = Grrr !
refused-no-chat = À cette table, on ne se parle que par emotes.
refused-no-talk = À cette table, personne ne parle.
refused-unknown-emote = Le serveur ne connaît pas cet emote : son programme est d’une autre version.
refused-talks-too-much = Cela fait beaucoup d’un coup : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }, puis reprenez.
rule-talk = Conversation
rule-talk-free = libre
rule-talk-emotes = emotes seuls
rule-talk-off = aucune
rule-talk-help = Ce qui peut se dire à la table : ce qu’on veut, seulement les emotes dessinés, ou rien.
company-ignore = Ne plus écouter ce joueur
company-heed = Écouter de nouveau ce joueur
company-ignore-help = Pour vous seul : vous ne voyez plus ni ses paroles ni ses emotes, ici et dans la salle. Personne n’en est averti.
company-ignored = vous ne l’écoutez pas

## Le journal

journal-all = Tout
journal-deal = Cette donne
journal-round = Cette manche
journal-auction = Vente
journal-talk = Paroles

## The lids over one’s own secrets

cover-title = Votre jeu est caché
cover-hint = Appuyez ici, ou sur C, pour le revoir
cover-note = À vous de jouer : découvrez votre jeu.

# Ce que dit la table des Gnumies. Tenu par tablee_client.view.tables.gnumies.

gn-round = Manche { $round }
gn-deck = { $count ->
    [0] plus d’invités
    [one] 1 invité à venir
   *[other] { $count } invités à venir
  }
gn-bid = Miser { $card }
gn-bid-star = Miser l’étoile
gn-choosing = { $count } joueurs choisissent leur mise.
gn-losing = { $count } joueurs choisissent qui part.
gn-says-chosen = J’ai choisi.
gn-bids = Mises : { $bids }

## Verdicts

gn-luck = { $count ->
    [one] Égalité ! { $name } l’emporte avec 1 Luckynit
   *[other] Égalité ! { $name } l’emporte avec { $count } Luckynits
  }
gn-luck-own = { $count ->
    [one] Égalité ! Votre Luckynit l’emporte
   *[other] Égalité ! Vos { $count } Luckynits l’emportent
  }
gn-won = Le { $guest } va chez { $name }
gn-won-own = Le { $guest } est pour vous !
gn-wullawaki = Le Wullawaki va chez { $name } ; les autres perdent leur mise
gn-wullawaki-own = Le Wullawaki est pour vous ; les autres perdent leur mise
gn-kept = { $name } garde le { $guest } et perd l’étoile
gn-kept-own = Vous gardez le { $guest }
gn-given = { $name } donne le { $guest } à { $taker }
gn-given-own = Vous donnez le { $guest } à { $taker }, et l’étoile vous revient
gn-given-you = { $name } vous donne le { $guest }
gn-drew-own = Votre étoile tire l’invité suivant
gn-became-own = { $value ->
    [0] Votre Copicastor ne trouve personne à imiter
   *[other] Votre Copicastor devient un { $value }
}
gn-star-rests = Pas d’étoile sur un Wullawaki : vous passez cette manche.
gn-last = { $count ->
    [one] Il ne reste que { $name } : encore 1 invité
   *[other] Il ne reste que { $name } : encore { $count } invités
  }
gn-last-own = { $count ->
    [one] Il ne reste que vous : encore 1 invité
   *[other] Il ne reste que vous : encore { $count } invités
  }
gn-lost = Les Wullawakis font fuir de chez { $name } { $count ->
    [one] l’invité
   *[other] les invités
  } { $guests }
gn-lost-own = Vos Wullawakis font fuir { $count ->
    [one] l’invité
   *[other] les invités
  } { $guests }

## L’étoile

gn-keep = Garder l’invité
gn-give = Donner à { $name }
gn-give-here = À { $name }

## Ce que coûtent les Wullawakis

gn-lose-title = { $count } Wullawakis gâchent votre fête
gn-lose-why = Choisissez les { $count } invités qui partent. Ceux qui restent comptent.
gn-lose-left = Il reste { $points } points
gn-lose-line = Invités choisis : { $chosen } sur { $count }
gn-lose = Renvoyer ({ $chosen } sur { $count })

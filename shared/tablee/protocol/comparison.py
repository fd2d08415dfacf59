"""Four words for a key: what two people read to each other to compare two screens.

One list for every language: words that French and English spell alike, so that a French screen and
an English one can be compared. The words come from a slow hash of the fingerprint: making a second
key with the same four words would take years of a machine's work, four words alone only hours.
"""

import hashlib
from functools import lru_cache
from typing import Final

_LIST: Final = """
    accent album alibi alligator animal aquarium atlas atoll badge ballet banjo baobab barrage
    basket biscuit bison blizzard bonbon bouquet boutique bravo brioche bronze buffet bungalow
    cabaret cacao cactus cadet camping canyon capsule caramel cargo caribou carton cascade casino
    caviar chalet champion chariot chef chevron circuit citron clown cobra cocktail cognac collage
    colonel concert confetti cottage coupon couscous crayon croissant croquet cyclone dahlia delta
    dessert dialogue dolmen domino dragon dune espresso fanfare festival fiasco film flamenco
    flash fondue football fortune fruit fugue garage gazelle geyser glacier globe gnome golem golf
    gong gourmet halo hamster hangar hibiscus horizon iceberg igloo iris jade jaguar jazz jockey
    judo jungle jury karma kayak kebab ketchup kimono kiwi koala laser lion logo lotus lynx
    machine madrigal magnolia marathon mascara matador mazurka melon menu mirage mousse muscle
    mustang nectar neutron niche nougat nylon oasis ocelot octave olive omelette onyx opossum
    oracle orange origami palace panda panorama paprika papyrus parachute parasol parka pastel
    patio pergola photo piano pigeon pirate pizza plaque poker polka pollen polo poncho portrait
    prairie prince promenade pudding puma puzzle python quartz quiche radar radio raisin ravioli
    reptile requiem risotto robot roulette rugby sabre safari salami salon samba sandwich sardine
    satin sauna saxophone scooter scorpion sculpture serpent sextant slalom sofa sorbet souvenir
    spaghetti sphinx sprint sultan sushi table talisman tandem tango tarot taxi temple tennis
    ticket toast tombola totem toucan train tramway triangle trident trombone tsunami tuba tunnel
    turban turbine tutu tweed valise vampire vase vermouth village violet virus volume voyage
    wagon whisky xylophone yacht yoga zigzag zinc zombie zone zoom
"""
WORDS: Final = tuple(_LIST.split())
COUNT: Final = 4
_SALT: Final = b"tablee comparison words 1"
_COST: Final = 2**14


@lru_cache(maxsize=64)
def comparison_words(fingerprint: bytes) -> tuple[str, ...]:
    """Give the words of a key's fingerprint; takes some 40 ms and 16 MiB the first time."""
    digest = hashlib.scrypt(fingerprint, salt=_SALT, n=_COST, r=8, p=1, dklen=COUNT)
    return tuple(WORDS[byte] for byte in digest)

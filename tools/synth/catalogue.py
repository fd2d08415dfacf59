"""Every sound there is, by name, and how it is made."""

from tools.synth import folk, glass, metal, paper, skin, strings, wood
from tools.synth.recipe import Recipe

_MAKERS = (wood, paper, metal, glass, skin, strings, folk)


def effects() -> dict[str, Recipe]:
    """Recipes of the effects by name."""
    known: dict[str, Recipe] = {}
    for maker in _MAKERS:
        for name, recipe in maker.sounds():
            if name in known:
                raise ValueError(f"two recipes for {name}")
            known[name] = recipe
    return known


def catalogue() -> dict[str, Recipe]:
    """Recipes of all sounds by name, the music's behind the effects."""
    return {**effects(), **dict(strings.music())}

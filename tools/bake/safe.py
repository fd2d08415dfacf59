"""Pictures in other colours: for eyes that don't see red and green alike, and four-colour cards.

Each is painted by its usual painter while the colours of that module are exchanged, and is called
after it: `safe/gnumies/rug_blue_own`, `four/cards/9C`. The client takes these where it has them.
"""

from collections.abc import Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from functools import partial
from types import ModuleType
from typing import Any, Final, TypeAlias

from tools.bake import (
    cards,
    courts,
    garden_cards,
    garden_dwarf,
    garden_figures,
    garden_hats,
    gnumie_cards,
    gnumie_colours,
    gnumie_rugs,
    gnumie_things,
    maya_beads,
    maya_fragments,
    maya_materials,
    seats,
    suits,
    yellow_dwarf,
)
from tools.bake.sprite import Painter, Painters, Sprite

Exchange: TypeAlias = tuple[MutableMapping[Any, Any], dict[Any, Any]]
"""Colours of a module, and what they become."""

SEATS: Final = dict(
    enumerate(
        ("#fbb06a", "#2fb6f6", "#2f4a40", "#fbe0f6", "#92450f", "#1f4bf0", "#c4f01c", "#93968a")
    )
)
GUESTS: Final = {"blue": ("#58b0ec", "#1d4f86"), "purple": ("#5a2f8a", "#2a1148")}
HATS: Final = {"green": "#8fd6a4"}
MATERIALS: Final = {"jade": ("#03202b", "#0d5f78", "#7fd6f0")}
FOUR: Final = {suits.DIAMONDS: "#1f62c4", suits.CLUBS: "#2f9a52"}
FOUR_LIGHT: Final = {suits.DIAMONDS: "#9cc4ff", suits.CLUBS: "#a6ecb8"}
GROUNDS: Final = {suits.DIAMONDS: "#2f62a8"}
DWARF: Final = {"deep": "#1c51ad", "sign": "#1f62c4", "bright": "#6fa6f2"}
_CACHED: Final = (
    seats, cards, gnumie_colours, gnumie_cards, gnumie_rugs, gnumie_things, garden_hats,
    garden_dwarf, garden_cards, garden_figures, maya_materials, maya_beads, maya_fragments,
)  # fmt: skip


def pictures() -> Painters:
    """Every picture that has other colours in one of the two ways."""
    yield from _varied("safe", (seats,), ("enamel_", "badge_"), ((seats.COLOURS, SEATS),))
    parties = (gnumie_cards, gnumie_rugs, gnumie_things)
    yield from _varied("safe", parties, tuple(GUESTS), ((gnumie_colours.COLOURS, GUESTS),))
    garden = (garden_cards, garden_figures)
    yield from _varied("safe", garden, (*HATS, "any"), ((garden_hats.COLOURS, HATS),))
    temple = (maya_fragments, maya_beads)
    yield from _varied("safe", temple, tuple(MATERIALS), ((maya_materials.TONES, MATERIALS),))
    inks = (
        (suits.INKS, FOUR),
        (suits.LIGHT_INKS, FOUR_LIGHT),
        (courts.GROUNDS, GROUNDS),
        (yellow_dwarf.DIAMONDS, DWARF),
    )
    yield from _varied("four", (cards,), ("C", "D"), inks)


def _varied(
    folder: str, modules: Sequence[ModuleType], parts: Sequence[str], exchanges: Sequence[Exchange]
) -> Painters:
    """Give those pictures of modules whose names hold one of these parts."""
    for module in modules:
        for name, painter in module.pictures():
            if any(part in name.rpartition("/")[2] for part in parts):
                yield f"{folder}/{name}", partial(_exchanged, painter, exchanges)


def _exchanged(painter: Painter, exchanges: Sequence[Exchange]) -> Sprite:
    with _other_colours(exchanges):
        return painter()


@contextmanager
def _other_colours(exchanges: Sequence[Exchange]) -> Iterator[None]:
    """Exchange colours, and forget what was painted in the others, for as long as it lasts."""
    before = [dict(colours) for colours, _ in exchanges]
    for colours, others in exchanges:
        colours.update(others)
    _forget()
    try:
        yield
    finally:
        for (colours, _), usual in zip(exchanges, before, strict=True):
            colours.update(usual)
        _forget()


def _forget() -> None:
    for module in _CACHED:
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()

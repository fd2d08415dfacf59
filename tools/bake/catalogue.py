"""Every picture there is, by name, and who paints it. Nothing is painted here."""

from functools import partial

from tools.bake import (
    board,
    buttons,
    cards,
    controls,
    effects,
    emotes,
    garden_cards,
    garden_emblems,
    garden_fence,
    garden_figures,
    garden_hose,
    garden_lawn,
    garden_signs,
    gnumie_cards,
    gnumie_night,
    gnumie_rugs,
    gnumie_things,
    gnumies,
    hall,
    icons,
    maya_beads,
    maya_board,
    maya_fragments,
    maya_hands,
    maya_wall,
    nain_cards,
    nain_cry,
    nain_dial,
    nain_table,
    nain_track,
    nain_treasure,
    parchments,
    plates,
    portraits,
    safe,
    seats,
    tables,
    title,
    tokens,
)
from tools.bake.sprite import Painter, Sprite, halved

_PAINTERS = (
    cards,
    plates,
    buttons,
    parchments,
    controls,
    seats,
    portraits,
    icons,
    emotes,
    tokens,
    board,
    effects,
    title,
    gnumies,
    gnumie_cards,
    gnumie_rugs,
    gnumie_things,
    nain_cards,
    nain_cry,
    nain_treasure,
    nain_track,
    nain_dial,
    garden_figures,
    garden_cards,
    garden_emblems,
    garden_hose,
    garden_fence,
    garden_signs,
    maya_fragments,
    maya_beads,
    maya_hands,
    maya_board,
    safe,
    tables,
    hall,
    gnumie_night,
    nain_table,
    garden_lawn,
    maya_wall,
)

LARGE = ("board/nain_jaune", "maya/base", "maya/board", "maya/bowl", "ui/panel")
"""Pictures that are baked at both scales, as backdrops are: decoding one takes a whole frame."""


def catalogue() -> dict[str, Painter]:
    """Painters by picture name, small and quick ones first."""
    known: dict[str, Painter] = {}
    for module in _PAINTERS:
        for name, painter in module.pictures():
            if name in known:
                raise ValueError(f"two painters for {name}")
            known[name] = painter
    for name in LARGE:
        known[f"{name}@1"] = partial(_small, known[name])
    return known


def _small(painter: Painter) -> Sprite:
    return halved(painter())

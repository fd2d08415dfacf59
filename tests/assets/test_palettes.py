"""Colours that nobody takes for each other: simulated colour-blindness, in the safe palette."""

from collections.abc import Mapping
from itertools import combinations
from math import dist
from typing import Final, TypeAlias

import pytest

from tablee_assets import manifest
from tablee_client.view.theme import FOUR_INKS

Matrix: TypeAlias = tuple[tuple[float, float, float], ...]
EYES: Final[Mapping[str, Matrix]] = {
    "trichromat": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanope": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranope": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanope": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What linear light becomes (Machado, Oliveira and Fernandes 2009, severity 1)."""
WHITE: Final = (0.95047, 1.0, 1.08883)
APART: Final = 20.0
"""How far apart two colours are at least, in CIE 1976; about 2 is seen side by side."""
SUITS_APART: Final = 15.0
"""Suits have shapes besides."""


def linear(colour: str) -> list[float]:
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def lab(colour: str, eye: Matrix) -> tuple[float, float, float]:
    """Give what an eye makes of a colour, in CIE L*a*b*."""
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in eye
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / WHITE[0]
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / WHITE[2]
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def nearest(colours: Mapping[str, str], eye: Matrix) -> float:
    """Give the distance of the two colours that are the most alike."""
    seen = [lab(colour, eye) for colour in colours.values()]
    return min(dist(one, other) for one, other in combinations(seen, 2))


@pytest.fixture
def palettes() -> Mapping[str, Mapping[str, str]]:
    """Give the colours of the safe palette; skipped where the extra `art` is missing."""
    for library in ("numpy", "scipy", "PIL", "resvg_py", "fontpkg_cinzel"):
        pytest.importorskip(library, reason="baking needs the extra `art`")
    from tools.bake import garden_hats, gnumie_colours, maya_materials, safe, suits

    guests = {**gnumie_colours.COLOURS, **safe.GUESTS}
    materials = {**maya_materials.TONES, **safe.MATERIALS}
    return {
        "seats": {str(seat): colour for seat, colour in safe.SEATS.items()},
        "hats": {**garden_hats.COLOURS, **safe.HATS},
        "guests": {name: pair[0] for name, pair in guests.items()},
        "usual guests": {name: pair[0] for name, pair in gnumie_colours.COLOURS.items()},
        "materials": {name: tones[1] for name, tones in materials.items()},
        "suits": {**suits.INKS, **safe.FOUR},
    }


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("name", ["seats", "hats", "guests", "materials", "suits"])
def test_colours_of_the_safe_palette_stay_apart(
    palettes: Mapping[str, Mapping[str, str]], name: str, eye: str
) -> None:
    apart = SUITS_APART if name == "suits" else APART
    assert nearest(palettes[name], EYES[eye]) >= apart


def test_the_usual_palette_needs_its_signs(palettes: Mapping[str, Mapping[str, str]]) -> None:
    from tools.bake.gnumie_colours import SIGNS

    usual = palettes["usual guests"]
    assert nearest(usual, EYES["deuteranope"]) < APART
    assert len(set(SIGNS.values())) == len(usual)


@pytest.mark.usefixtures("palettes")
def test_an_emblem_can_be_read_on_every_ground() -> None:
    from tools.bake import safe, seats
    from tools.bake.palette import luminance

    for ground in (*seats.COLOURS.values(), *safe.SEATS.values()):
        ink = luminance(seats.ink_on(ground))
        bright, dark = max(ink, luminance(ground)), min(ink, luminance(ground))
        assert (bright + 0.05) / (dark + 0.05) >= 3.0, ground


def test_card_indices_have_the_colours_of_the_signs(
    palettes: Mapping[str, Mapping[str, str]],
) -> None:
    inks = {suit: "#{:02x}{:02x}{:02x}".format(*ink) for suit, ink in FOUR_INKS.items()}
    assert inks == palettes["suits"]


def test_every_picture_in_other_colours_takes_the_room_of_the_usual_one() -> None:
    pictures = manifest()
    varied = [name for name in pictures if name.startswith(("safe/", "four/"))]
    assert varied
    for name in varied:
        usual, other = pictures[name.partition("/")[2]], pictures[name]
        assert (usual.body_size, usual.pad, usual.anchor) == (
            other.body_size,
            other.pad,
            other.anchor,
        )

"""An example table of Das Gold der Maya, after the concept picture."""

from tools.bake.easel import Easel

_CREAM, _GOLD = "#fbead0", "#ffd98a"
_SIZES = {"quarter": 6, "sixth": 4, "eighth": 3}
_SEATS = (
    (432, 1, "Ondine", 2.0, ("silver_sixth", "silver_eighth", "bronze_quarter", "jade_sixth")),
    (890, 2, "Thorvald", 5.0, ("stone_sixth", "jade_sixth", "jade_eighth", "stone_eighth")),
    (1348, 3, "Mirabel", 0.0, ("gold_sixth", "gold_eighth", "silver_sixth", "bronze_quarter")),
)
_PLACES = (
    (762, 442, "gold_quarter", 212),
    (1100, 442, "silver_sixth", 180),
    (1378, 442, "jade_eighth", 180),
)
_OWN = (300.0, 790.0)


def temple(easel: Easel) -> None:
    """An auction of gold, one's own disc with a legal gap and an illegal one, beads in the hand."""
    easel.lay("maya/board", 1060, 450)
    for x, y, name, radius in _PLACES:
        size = _SIZES[name.split("_")[1]]
        if name.startswith("gold"):
            easel.lay("fx/glow_round", x, y, width=radius * 1.6)
        _piece(easel, name, x, y + radius * 0.56, start=24 - size / 2, radius=radius)
    easel.lay("maya/glint", 700, 390)
    for x, seat, name, start, parts in _SEATS:
        _seat(easel, x, seat, name, start, parts)
    _own_disc(easel)
    _bids(easel)


def _piece(easel: Easel, name: str, x: float, y: float, *, start: float, radius: float) -> None:
    """The nearest quarter turn before `start`, and the rest by turning it about the disc's middle."""
    turn, rest = int(start % 24 // 6), start % 6
    wide = easel.body(f"maya/{name}_{turn}")[0] * radius / 200
    easel.lay(f"maya/{name}_{turn}", x, y, width=wide, turn=-rest * 15)


def _disc(
    easel: Easel, parts: tuple[str, ...], x: float, y: float, *, start: float, radius: float
) -> float:
    easel.lay("maya/base", x, y, width=484 * radius / 200)
    for name in parts:
        _piece(easel, name, x, y, start=start, radius=radius)
        start += _SIZES[name.split("_")[1]]
    return start


def _seat(
    easel: Easel, x: float, seat: int, name: str, start: float, parts: tuple[str, ...]
) -> None:
    _disc(easel, parts, x, 114, start=start, radius=80)
    easel.patch("ui/plaque", (x + 92, 66, 212, 96))
    easel.lay(f"seats/badge_{seat}", x + 120, 94)
    easel.write(name, x + 146, 94, size=28, colour=_CREAM, anchor="lm")
    easel.write("17", x + 112, 138, size=25, colour=_GOLD, anchor="lm")
    easel.lay("maya/fist_small", x + 262, 130)


def _own_disc(easel: Easel) -> None:
    x, y = _OWN
    parts = ("jade_eighth", "bronze_sixth", "silver_sixth", "gold_quarter")
    gap = _disc(easel, parts, x, y, start=9.5, radius=200) % 24
    easel.lay("maya/gap_good_sixth", x, y, turn=-gap * 15)
    easel.lay("maya/gap_bad_eighth", x, y, turn=-(gap + 4) * 15)
    easel.lay("maya/boss", x, y)
    for kind, name, dx, turn in (
        ("good", "silver_sixth", 210, 0.7),
        ("bad", "gold_eighth", 400, 1.0),
    ):
        easel.lay(f"maya/halo_{kind}_{name.split('_')[1]}", x + dx, y + 120, turn=-turn * 15)
        _piece(easel, name, x + dx, y + 120, start=turn, radius=200)
    for value, material in enumerate(("stone", "jade", "bronze", "silver", "gold")):
        easel.lay(f"maya/value_{material}", 700 + value * 50, 1020)


def _bids(easel: Easel) -> None:
    easel.lay("maya/bowl", 1130, 820, width=300)
    spots = ((-58, 18), (-12, 42), (40, 36), (72, 2), (-36, -26), (14, -10))
    for number, (dx, dy) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        easel.lay(f"maya/bead_{number}", 1130 + dx, 820 + dy)
    easel.lay("maya/hand_open", 1480, 842, width=300)
    for number, (dx, dy) in enumerate(((-34, -14), (28, -20), (-6, 34), (54, 34))):
        easel.lay(f"maya/bead_{number + 1}", 1480 + dx, 842 + dy)
    easel.lay("maya/hand_fist", 1740, 800, width=220)
    easel.patch("ui/button_brass", (1576, 936, 320, 108))
    easel.write("Fermer le poing", 1736, 988, size=34, colour="#2a1608")

"""An example table of the Gnumies, after the concept picture."""

from tools.bake.easel import Easel

_CREAM, _GOLD = "#fbefd4", "#ffd674"
_SETS = (
    ("red", "side", 254, 388, (("3", 3), ("9", 2), ("12", 1)), "Ondine", 82),
    ("blue", "side", 1666, 388, (("2", 4), ("10", 1), ("13", 1)), "Thorvald", 123),
    ("purple", "top", 960, 96, (("5", 2), ("1", 1), ("8", 1), ("14", 1)), "Mirabel", 42),
    ("yellow", "own", 344, 950, (("7", 2), ("11", 1)), "Vous", 31),
)
_BIDS = (
    ("red", 60, 690, 316, 7),
    ("purple", 70, 1230, 316, -7),
    ("blue", 40, 1236, 548, -4),
    ("yellow", 70, 686, 550, 5),
)


def party(easel: Easel) -> None:
    """Four rooms, an open auction, and one's own hand."""
    for room in _SETS:
        _room(easel, *room)
    _auction(easel)
    for place, value in enumerate((10, 20, 40, 80, 100)):
        step = place - 2
        easel.lay(
            f"gnumies/bid_yellow_{value}",
            1112 + step * 160,
            944 + abs(step) ** 1.8 * 4,
            width=146,
            turn=-2.4 * step,
            shadow="fx/shadow_card",
        )
    easel.patch("ui/halo", (1524, 936, 342, 104))
    easel.patch("ui/button_brass", (1546, 942, 310, 104))
    easel.write("Accueillir le 7", 1701, 992, size=34, colour="#2c1806")


def _room(
    easel: Easel,
    colour: str,
    shape: str,
    x: float,
    y: float,
    sets: tuple[tuple[str, int], ...],
    name: str,
    score: int,
) -> None:
    easel.lay(f"gnumies/rug_{colour}_{shape}", x, y)
    wide = 110 if shape == "own" else 80
    left = x - {"side": 186, "top": 260, "own": 250}[shape]
    for value, count in sets:
        for step in range(count):
            easel.lay(
                f"gnumies/party_{value}",
                left + wide / 2 + step * wide * 0.38,
                y - 6,
                width=wide,
                shadow="fx/shadow_card",
            )
        left += wide * (1 + 0.38 * (count - 1)) + 18
    if shape == "top":
        easel.lay("gnumies/party_wullawaki", left + 44, y - 6, width=84, shadow="fx/shadow_card")
    level = y + 104 if shape == "top" else y - 126
    easel.patch("ui/tag_slate", (x - 170, level - 27, 340, 54))
    easel.lay(f"gnumies/sign_{colour}", x - 143, level)
    easel.write(name, x - 104, level, size=29, colour=_CREAM, anchor="lm")
    easel.write(str(score), x + 140, level, size=28, colour=_GOLD, anchor="rm")


def _auction(easel: Easel) -> None:
    easel.lay("fx/glow_round", 960, 470, width=820)
    easel.lay("gnumies/stage", 960, 446, shadow="fx/shadow_card", width=262)
    easel.lay("gnumies/guest_7", 960, 612, width=384)
    easel.write("7", 880, 322, size=84, colour="#fff6dc")
    for colour, value, x, y, turn in _BIDS:
        won = colour == "yellow"
        wide = 150 if won else 132
        if won:
            easel.lay("gnumies/halo_gold", x, y, width=wide, turn=turn)
        easel.lay(
            f"gnumies/bid_{colour}_{value}", x, y, width=wide, turn=turn, shadow="fx/shadow_card"
        )
    easel.lay("gnumies/crown", 698, 430, turn=5)
    easel.patch("gnumies/ribbon", (620, 682, 680, 84))
    easel.write("70 à égalité : vos 4 Luckynits l'emportent", 960, 716, size=31, colour="#fff1d2")

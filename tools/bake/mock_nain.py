"""An example table of Nain !, after the concept picture."""

from tools.bake.easel import Easel

_CREAM, _INK = "#fff0cc", "#2c1806"
_SEATS = (
    (206, 560, 1, "Brunehilde", -1),
    (434, 190, 2, "Odilon", -1),
    (960, 92, 3, "Perrine", -1),
    (1486, 190, 6, "Anselme", 1),
    (1714, 560, 5, "Gaspard", 1),
)
_COVERED = (
    (672, 232, 3, ""),
    (960, 226, 0, ""),
    (1248, 232, -3, ""),
    (1488, 560, 3, ""),
    (432, 560, -3, "coins_4_6"),
    (960, 734, 0, ""),
)
_HAND = ("coins_1_3", "coins_2_3", "coins_4_6", "coins_5_8", "coins_6_6", "coins_8_8")


def mine(easel: Easel) -> None:
    """A bid of 17 on the track, six covered cards, and one's own hand."""
    _track(easel)
    for x, y, turn, face in _COVERED:
        for name in (face or "back_coins", "cover"):
            wide = 112 if name != "cover" else 112 * 160 / 150
            shadow = "" if name == "cover" else "fx/shadow_card"
            easel.lay(f"nain/{name}", x, y, width=wide, turn=turn, shadow=shadow)
    easel.lay("nain/back_special", 796, 240, width=96, turn=-7, shadow="fx/shadow_card")
    for seat in _SEATS:
        _seat(easel, *seat)
    _own(easel)


def _track(easel: Easel) -> None:
    places = {
        n: 960 + (n - 17) * 82 + (58 if n > 17 else -58 if n < 17 else 0) for n in range(12, 23)
    }
    shown = {n: x for n, x in places.items() if 530 < x < 1390}
    for n, x in shown.items():
        kind = "_next" if n == 18 else "_passed" if n < 17 else ""
        easel.lay(f"nain/sleeper{kind}", x, 548)
    easel.lay("nain/rails", 960, 548)
    for n, x in shown.items():
        if n == 17:
            continue
        if n == 18:
            easel.lay("nain/number_plate", x, 548)
        ink = _INK if n == 18 else _CREAM if n > 17 else "#b5a184"
        easel.write(str(n), x, 548, size=31, colour=ink)
    easel.lay("fx/glow_round", 960, 520, width=420)
    easel.lay("nain/cart", 960, 586)
    easel.write("17", 960, 510, size=54, colour=_INK)
    easel.patch("nain/banner", (660, 324, 600, 96))
    easel.write("au moins 17 pièces", 994, 365, size=45, colour="#2a1f17")
    easel.portrait(5, 724, 366)


def _seat(easel: Easel, x: float, y: float, seat: int, name: str, side: int) -> None:
    easel.patch("ui/plaque", (x - 142, y - 46, 284, 92))
    easel.portrait(seat, x + side * 104, y - 4)
    left = x - 40 if side < 0 else x - 114
    easel.write(name, left, y - 19, size=29, colour=_CREAM, anchor="lm")
    for step, (kind, count) in enumerate((("coins", 6), ("special", 2))):
        easel.lay(f"nain/back_{kind}", left + 10 + step * 62, y + 20, width=20)
        easel.write(
            str(count), left + 28 + step * 62, y + 20, size=26, colour="#f3cf86", anchor="lm"
        )


def _own(easel: Easel) -> None:
    for place, name in enumerate(_HAND):
        easel.lay(
            f"nain/{name}",
            470 + place * 113,
            972,
            width=126,
            turn=-(place - 2.5) * 1.2,
            shadow="fx/shadow_card",
        )
    for place, kind in enumerate(("double", "no_cover")):
        easel.lay(
            f"nain/special_{kind}", 1166 + place * 106, 964, width=114, shadow="fx/shadow_card"
        )
    for part in ("socket", "ring", "face"):
        easel.lay(f"nain/dial_{part}", 1424, 906)
    easel.write("18", 1424, 907, size=62, colour="#ffdf95")
    easel.lay("nain/minus", 1382, 1024)
    easel.lay("nain/plus", 1466, 1024)
    easel.patch("ui/plaque_gold", (66, 922, 300, 92))
    easel.portrait(4, 104, 964)
    easel.write("Vous", 190, 949, size=29, colour=_CREAM, anchor="lm")
    easel.lay("nain/heap_medium", 300, 1000, width=70)
    easel.patch("ui/button_ember", (1536, 778, 330, 120))
    easel.write("Nain !", 1701, 836, size=44, colour="#fff0dc")
    easel.patch("ui/button_brass", (1536, 914, 330, 124))
    easel.write("Proposer 18", 1701, 974, size=36, colour=_INK)

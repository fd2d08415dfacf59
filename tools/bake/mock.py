"""Example screens composed from the baked files: the hall and a table of every game.

They show whether light, shadows and sizes agree; nothing in the client depends on them.
"""

import math
from collections.abc import Callable
from pathlib import Path

from tools.bake import mock_gnumies, mock_maya, mock_nain, mock_nains
from tools.bake.easel import Easel
from tools.bake.suits import INKS

_CREAM, _GOLD, _INK = "#f7ecd4", "#f3cf86", "#2c1806"
_BOARD = (960.0, 344.0)
_BOXES = (
    ("10", "D", -1, -1, 10),
    ("J", "C", 1, -1, 20),
    ("Q", "S", -1, 1, 15),
    ("K", "H", 1, 1, 40),
)
_SEATS = (
    (206, 508, 1, "Brunehilde", "142", -1),
    (444, 196, 2, "Odilon", "203", -1),
    (1476, 196, 3, "Perrine", "121", 1),
    (1714, 508, 5, "Gaspard", "183", 1),
)
_HAND = (
    ("A", "S", False),
    ("3", "D", False),
    ("7", "H", False),
    ("J", "C", True),
    ("J", "H", True),
    ("Q", "D", False),
    ("K", "S", False),
)
_ENTRIES = ("S'entraîner", "Trouver une table", "Ouvrir une table", "Règles", "Réglages")
_ENTRY_ICONS = ("practice", "lantern", "door", "book", "gear")


def write_mocks(folder: Path, target: Path) -> None:
    """Write a picture of the hall and of each game's table into the target folder."""
    target.mkdir(parents=True, exist_ok=True)
    for name, paint in _SCREENS.items():
        easel = Easel(folder, "bg/hall" if name == "hall" else f"bg/table_{name}")
        paint(easel)
        easel.screen().save(target / f"{name}.png")


def _nain_jaune(easel: Easel) -> None:
    _board(easel)
    _series(easel)
    for seat in _SEATS:
        _seat(easel, *seat)
    _hand(easel)
    _own_corner(easel)


def _board(easel: Easel) -> None:
    x, y = _BOARD
    easel.lay("board/nain_jaune", x, y)
    easel.lay("board/glow_box_10D", x, y)
    for rank, suit, across, down, worth in _BOXES:
        card_x, card_y = x + across * 260, y + down * 108
        easel.lay(f"cards/{rank}{suit}", card_x, card_y, width=100, shadow="fx/shadow_card")
        easel.index(
            {"J": "V", "Q": "D", "K": "R"}.get(rank, rank), suit, card_x, card_y, 100, INKS[suit]
        )
        easel.lay(f"tokens/pile_{worth}", x + across * 150, y + (182 if down > 0 else -110))
        _tag(easel, x + across * 166, y + down * 84, worth, hot=suit == "D")
    easel.lay("cards/7D", x, y - 14, width=126, shadow="fx/shadow_card")
    for away in (-85, 85):
        easel.lay("tokens/tower_30", x + away, y + 46)
    _tag(easel, x, y + 96, 60, hot=False)


def _tag(easel: Easel, x: float, y: float, worth: int, *, hot: bool) -> None:
    easel.patch("ui/tag_brass" if hot else "ui/tag_slate", (x - 30, y - 21, 60, 42))
    easel.write(str(worth), x, y, size=30, colour=_INK if hot else "#ffe2a0")


def _series(easel: Easel) -> None:
    cards = (
        ("5", "S", 3),
        ("6", "H", 3),
        ("7", "S", 1),
        ("8", "C", 4),
        ("9", "H", 4),
        ("10", "D", 4),
    )
    for place, (rank, suit, seat) in enumerate(cards):
        x, y = 661 + place * 90, 675
        easel.lay(f"cards/{rank}{suit}", x, y, width=124, shadow="fx/shadow_card")
        easel.index(rank, suit, x, y, 124, INKS[suit])
        easel.lay(f"seats/badge_{seat}", x - 33, y + 82)
    easel.lay("ui/slot", 1259, 675)
    for step in range(7):
        easel.lay(
            "cards/back",
            1490 - step * 0.8,
            656 - step * 1.2,
            width=84,
            turn=-9 + step * 0.7,
            shadow="fx/shadow_card",
        )


def _seat(easel: Easel, x: float, y: float, seat: int, name: str, worth: str, side: int) -> None:
    for place in range(7):
        angle = (place - 3) * 5.2
        card_x = x + 330 * math.sin(math.radians(angle))
        card_y = y - 52 + 330 * (1 - math.cos(math.radians(angle)))
        easel.lay("cards/back", card_x, card_y, width=62, turn=-angle, shadow="fx/shadow_card")
    easel.patch("ui/plaque", (x - 142, y - 46, 284, 92))
    portrait = x + side * 104
    easel.portrait(seat, portrait, y - 4)
    easel.lay(f"seats/badge_{seat}", portrait - 42, y + 36)
    left = x - 40 if side < 0 else x - 114
    easel.write(name, left, y - 19, size=29, colour=_CREAM, anchor="lm")
    easel.lay("tokens/token_pale_1", left + 13, y + 20)
    easel.write(worth, left + 34, y + 20, size=26, colour=_GOLD, anchor="lm")


def _hand(easel: Easel) -> None:
    for place, (rank, suit, playable) in enumerate(_HAND):
        angle = (place - 3) * 2.4
        x = 960 + 2500 * math.sin(math.radians(angle))
        y = 977 + 2500 * (1 - math.cos(math.radians(angle))) - (54 if playable else 0)
        if playable:
            easel.patch("ui/halo", (x - 79, y - 110, 158, 221))
        easel.lay(
            f"cards/{rank}{suit}",
            x,
            y,
            width=158,
            turn=-angle,
            shadow="fx/shadow_card",
            bright=1 if playable else 0.8,
        )


def _own_corner(easel: Easel) -> None:
    easel.patch("ui/plaque_gold", (71, 922, 330, 92))
    easel.lay("seats/timer_groove", 109, 964)
    easel.portrait(4, 109, 964)
    easel.lay("seats/badge_4", 67, 1004)
    easel.write("Vous", 190, 949, size=29, colour=_CREAM, anchor="lm")
    easel.patch("ui/note", (1534, 806, 322, 84))
    easel.write("La case du dix est à vous.", 1695, 848, size=25, colour="#2a1f17")
    easel.patch("ui/halo", (1524, 912, 342, 124))
    easel.patch("ui/button_brass", (1524, 912, 342, 124))
    easel.write("Prendre les jetons", 1695, 972, size=33, colour=_INK)
    easel.patch("ui/bubble", (150, 580, 158, 60))
    easel.lay("ui/bubble_up", 206, 559)
    easel.write("sans huit", 229, 609, size=30, colour="#2a1f17")
    easel.patch("ui/plaque", (36, 32, 76, 76))
    easel.lay("ui/icon_menu", 74, 70, width=42)
    easel.patch("ui/plaque", (122, 32, 212, 76))
    easel.write("Nain Jaune", 228, 70, size=28, colour=_GOLD)
    easel.patch("ui/plaque", (1808, 32, 76, 76))
    easel.lay("ui/icon_book", 1846, 70, width=42)


def _hall(easel: Easel) -> None:
    easel.lay("hall/fire_3", 935, 548)
    easel.lay("title/tablee", 385, 142)
    for place, words in enumerate(_ENTRIES):
        top, focus = 344 + place * 102, place == 1
        for x in (156, 504):
            easel.lay("ui/chain_short", x, top - 8)
        easel.patch(
            "ui/entry_focus" if focus else "ui/entry", (104, top, 476 if focus else 452, 86)
        )
        ink = "_ink" if focus else ""
        easel.lay(f"ui/icon_{_ENTRY_ICONS[place]}{ink}", 174, top + 43, width=44)
        easel.write(words, 216, top + 42, size=36, colour=_INK if focus else _CREAM, anchor="lm")
    for x in (1388, 1832):
        easel.lay("ui/chain", x, 88)
    easel.patch("ui/panel", (1348, 150, 524, 640))
    easel.patch("ui/notice_selected", (1376, 242, 468, 206))
    easel.patch("ui/notice", (1382, 474, 456, 194))
    for top in (248, 474):
        easel.lay("cards/7D", 1454, top + 97, width=96, turn=5, shadow="fx/shadow_card")
        easel.write("Chez Odilon", 1524, top + 36, size=33, colour="#2a1f17", anchor="lm")
        for place, seat in enumerate((2, 1, 3)):
            easel.lay(f"seats/badge_{seat}", 1542 + place * 45, top + 118)
    easel.patch("ui/halo", (1536, 914, 330, 124))
    easel.patch("ui/button_brass", (1536, 914, 330, 124))
    easel.write("Rejoindre", 1701, 974, size=38, colour=_INK)
    easel.patch("ui/plaque", (82, 922, 300, 92))
    easel.portrait(4, 120, 964)
    easel.write("Basile", 184, 949, size=29, colour=_CREAM, anchor="lm")


_SCREENS: dict[str, Callable[[Easel], None]] = {
    "hall": _hall,
    "nain_jaune": _nain_jaune,
    "gnumies": mock_gnumies.party,
    "nain": mock_nain.mine,
    "oh_les_nains": mock_nains.garden,
    "gold_der_maya": mock_maya.temple,
}

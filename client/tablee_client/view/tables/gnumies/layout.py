"""Where everything lies at the party, in design units: plain numbers, no pygame."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import radians
from typing import Final, Literal

from tablee_client.view.geometry import Box
from tablee_client.view.seating import Spot
from tablee_client.view.tables.pose import Pose

TALL: Final = 1.4
"""A card is 1.4 times as tall as it is wide."""
STAGE: Final = Box.around(960, 446, 262, 367)
GUEST_WIDE, GUEST_FOOT = 384.0, 36.0
DECK: Final = Pose(1206, 604, 84)
BID, BID_WON = 140.0, 160.0
RIBBON: Final = Box.around(960, 768, 900, 84)
GUIDES: Final[dict[int, Box]] = {
    2: Box(1404, 120, 480, 400),
    3: Box(460, 20, 1000, 172),
    4: Box(1304, 612, 552, 180),
    5: Box(460, 20, 1000, 172),
}
"""Where the sheet of a guided match lies, by the number of seats: where no rug does."""
HAND_CARD, SHOWING = 150.0, 0.88
"""A card of the own hand, and the share of it that the next one never covers."""
FAN, FAN_MOST = 1.2, 6.0
"""How much further each card is turned, and how far apart the first and the last are at most."""
HAND_LEFT, HAND_RIGHT = 520.0, 1514.0
HAND_GAP: Final = 8.0
HAND_LOWEST: Final = 1058.0
STRIP: Final = (424.0, 34.0)
STRIP_LOWEST: Final = 1046.0
EXIT: Final = Pose(960, 610, 24)
"""Where Gnumie cards that are spent go: to the guest, as his present."""
OUT: Final = Pose(960, -120, 60)

Shape = Literal["side", "top"]
SIZES: Final[dict[str, tuple[float, float]]] = {"side": (472.0, 214.0), "top": (620.0, 170.0)}
INSETS: Final[dict[str, tuple[float, float]]] = {"side": (40.0, 34.0), "top": (44.0, 28.0)}


@dataclass(frozen=True, slots=True)
class Place:
    """One seat's part of the table: its plate, its rug and where its bid lies."""

    spot: Spot
    rug: Box
    shape: Shape
    card: float
    bid: Pose

    @property
    def inner(self) -> Box:
        """What of the rug guests may cover."""
        across, down = INSETS[self.shape]
        size = self.rug.w / SIZES[self.shape][0]
        return self.rug.grown(-across * size, -down * size)

    @property
    def strip(self) -> Box:
        """Where the Gnumie cards that a seat still has are listed: on the rug's lower border."""
        return Box.around(self.rug.cx, min(self.rug.bottom - 1, STRIP_LOWEST), *STRIP)


def _side(x: float, y: float, bid: Pose, *, size: float = 1.0) -> Place:
    wide, tall = SIZES["side"]
    rug = Box(x - wide * size / 2, y + 32, wide * size, tall * size)
    spot = Spot(x, y, "left" if x < 960 else "right")
    return Place(spot, rug, "side", 84.0 * size, bid)


def _own() -> Place:
    spot = Spot(262, 806, "left")
    return Place(spot, Box(26, 846, *SIZES["side"]), "side", 96.0, Pose(718, 562, BID, 2))


def _top(bid: Pose) -> Place:
    return Place(Spot(486, 82, "right"), Box.around(976, 98, *SIZES["top"]), "top", 80.0, bid)


_LEFT, _RIGHT = Pose(610, 330, BID, -2), Pose(1310, 366, BID, 2)
_UPPER_LEFT, _UPPER_RIGHT = Pose(704, 302, BID, -2), Pose(1236, 302, BID, 2)
_LOW_LEFT, _LOW_RIGHT = Pose(556, 510, BID, -2), Pose(1346, 510, BID, 2)
_FAR_RIGHT: Final = Pose(1328, 510, BID, 2)
_AROUND: Final[dict[int, tuple[Place, ...]]] = {
    2: (_top(_UPPER_RIGHT),),
    3: (_side(262, 300, _LEFT), _side(1658, 300, _RIGHT)),
    4: (
        _side(262, 300, _LEFT),
        _top(_UPPER_RIGHT),
        _side(1658, 300, _FAR_RIGHT),
    ),
    5: (
        _side(240, 491, _LOW_LEFT, size=0.86),
        _side(240, 184, _UPPER_LEFT, size=0.86),
        _side(1680, 184, _UPPER_RIGHT, size=0.86),
        _side(1680, 491, _LOW_RIGHT, size=0.86),
    ),
}


def places(seats: int, own: int) -> list[Place]:
    """Give the place of every seat by its number; `own` is at the bottom left, then clockwise."""
    found = [_own()] * seats
    for step, place in enumerate(_AROUND[seats], 1):
        found[(own + step) % seats] = place
    return found


def hand_poses(cards: int) -> list[Pose]:
    """Give the poses of a hand, left to right: a flat fan on the lower edge, as large as it fits.

    Where many cards are held, each leaves most of the one before in sight.
    """
    room = HAND_RIGHT - HAND_LEFT
    between = max(1, cards - 1)
    wide = int(min(HAND_CARD, room / (1 + SHOWING * between)))
    step = min(wide + HAND_GAP, (room - wide) / between)
    turn = min(FAN, FAN_MOST / between)
    found = []
    for k in range(cards):
        aside = k - (cards - 1) / 2
        sunk = aside * aside * step * radians(turn) / 2
        x = (HAND_LEFT + HAND_RIGHT) / 2 + step * aside
        found.append(Pose(x, HAND_LOWEST - wide * TALL / 2 + sunk, wide, turn * aside))
    return found


def hand_box() -> Box:
    """Give all that the own hand may cover, raised cards included."""
    top = HAND_LOWEST - HAND_CARD * TALL - 30
    return Box(HAND_LEFT, top, HAND_RIGHT - HAND_LEFT, 1080 - top)


@dataclass(frozen=True, slots=True)
class Shelved:
    """Where one card of a room lies: its centre and width, and of which group it is the last."""

    group: int
    number: int
    pose: Pose


WITHIN, BETWEEN = 0.36, 14.0
"""How far apart cards lie at ease: those of a set as a share of a card, sets beside each other."""
CLOSE_WITHIN, CLOSE_BETWEEN, LEAST_WITHIN = 22.0, 4.0, 12.0
"""How far apart they lie where room is short."""
INDEX_WIDE: Final = 0.46
"""How much of a card must show beside the next set, for its value to be read."""
SMALL: Final = 0.8
UNDER_PORTRAIT: Final = 8.0
"""How far the upper of two rows lies lower beside a portrait that reaches over the rug."""


Lot = tuple[float, ...]
"""Cards that lie together: how much of a step each but the last shows, 1 or more for a broad sign.
"""


def shelf(groups: Sequence[Lot], place: Place) -> list[Shelved]:
    """Lay lots of cards side by side on a rug, in two rows if one is too short."""
    inner, card = place.inner, place.card
    if not groups:
        return []
    lift = 7.0 if place.shape == "side" else 3.0
    _, _, between = _tight(card)
    if _wide(groups, card, CLOSE_WITHIN, between) <= inner.w or len(groups) == 1:
        return _row(groups, 0, inner, card, inner.cy - lift)
    card *= SMALL
    half = _half(groups)
    down = (inner.h + 12 - card * TALL) / 2
    upper = inner.cy - down + (UNDER_PORTRAIT if place.shape == "side" else 0)
    rows = ((groups[:half], 0, upper), (groups[half:], half, inner.cy + down))
    return [at for part, first, y in rows for at in _row(part, first, inner, card, y - 4)]


def _half(groups: Sequence[Lot]) -> int:
    """Give how many groups go into the first of two rows."""
    cost = [4 + len(lot) for lot in groups]
    sums = [sum(cost[:k]) for k in range(len(groups) + 1)]
    return min(range(1, len(groups)), key=lambda k: abs(2 * sums[k] - sums[-1]))


def _row(groups: Sequence[Lot], first: int, inner: Box, card: float, y: float) -> list[Shelved]:
    within, between = _steps(groups, card, inner.w)
    wide = _wide(groups, card, within, between)
    squeeze = min(1.0, (inner.w - card) / max(1.0, wide - card))
    x = inner.cx - ((wide - card) * squeeze) / 2
    found = []
    for group, lot in enumerate(groups):
        for k, share in enumerate((*lot, 0.0)):
            found.append(Shelved(first + group, k, Pose(x, y, round(card))))
            x += share * within * squeeze
        x += (card + between) * squeeze
    return found


def _steps(groups: Sequence[Lot], card: float, room: float) -> tuple[float, float]:
    """Give the steps that fit.

    Sets close up first, then they slide over each other; only then do cards of one set hide
    each other's value.
    """
    tight = _tight(card)
    stages = (
        (card, card * WITHIN, BETWEEN),
        (card, CLOSE_WITHIN, CLOSE_BETWEEN),
        (card, CLOSE_WITHIN, tight[2]),
        tight,
    )
    for loose, firm in pairwise(stages):
        for k in range(21):
            share = k / 20
            _, within, between = (a + share * (b - a) for a, b in zip(loose, firm, strict=True))
            if _wide(groups, card, within, between) <= room:
                return within, between
    return tight[1], tight[2]


def _tight(card: float) -> tuple[float, float, float]:
    return card, LEAST_WITHIN, -card * (1 - INDEX_WIDE)


def _wide(groups: Sequence[Lot], card: float, within: float, between: float) -> float:
    cards = sum(card + sum(lot) * within for lot in groups)
    return cards + between * (len(groups) - 1)

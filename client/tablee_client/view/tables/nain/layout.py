"""Where everything lies on the table of Nain !, in design units: plain numbers, no pygame."""

from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import Final

from tablee_client.view.geometry import Box
from tablee_client.view.seating import Spot, spots
from tablee_client.view.tables.pose import Pose

TALL: Final = 1.4
"""Every card is 1.4 times as tall as it is wide."""
COIN: Final = 112.0
BESIDE, ASIDE, ROOMY = 60.0, 63.0, 84.0
"""A special beside somebody else's coin card at the top, at a side, and where there is room."""
UPRIGHT: Final = 46.0
"""How far two specials of a corner stand above and below each other where the top is taken."""
UNDER: Final = 74.0
"""How far under its plate's middle the foot of a heap lies."""
INWARDS, TOP_INWARDS = 74.0, 98.0
"""How far inwards of the plate's middle; a seat at the top has its card there."""
HEAP: Final = 66.0
TOP_CARD: Final = 134.0
"""How far under the plate at the top its coin card lies: with air between them."""
OWN_BESIDE: Final = 104.0
HAND_CARD: Final = 120.0
HAND_LEFT, HAND_RIGHT, HAND_Y = 404.0, 1088.0, 972.0
HAND_ALONE: Final = 1304.0
"""How far a hand may reach while no special lies beside it."""
HAND_STEP: Final = 116.0
HAND_TURN: Final = 1.1
SPECIAL_CARD: Final = 114.0
COVER_DROP: Final = 29 / 150
"""The middle of a cover is as much of a card's width below the middle of the card."""
COVER_WIDE, COVER_TALL = 160 / 150, 166 / 160

TRACK = (960.0, 548.0)
STEP, GAP = 82.0, 58.0
CART_Y: Final = 586.0
BANNER = Box(548, 324, 600, 96)
NAIN = Box(1174, 322, 248, 130)
"""The doubt stands beside the claim that is doubted, apart from one's own bid."""
DIAL = (1424.0, 896.0)
MINUS, PLUS = (1382.0, 1020.0), (1466.0, 1020.0)
CORNER_Y: Final = 183.0
TOP_Y: Final = 78.0
COMPASS = Box(344, 32, 76, 76)
OWN_COIN = Pose(960, 732, COIN)
MIDDLE = Pose(960, 700, COIN)
RECAP = Box(500, 306, 920, 330)
COVERS = (Box(396, 846, 920, 234), Box(880, 648, 430, 192), Box(160, 818, 270, 76))
"""What hides the hand, what lies before one, and the heap of what was won."""
COVER = Box(1808, 120, 76, 76)
DRAFT_STEP: Final = 134.0


@dataclass(frozen=True, slots=True)
class Place:
    """What belongs to one seat: its coin card, two specials beside it, the heap it has won.

    `way` is 1 where the middle of the table lies to the right, -1 to the left.
    """

    coin: Pose
    specials: tuple[Pose, Pose]
    heap: Pose
    way: int = 1


def around_table(seats: int, own: int) -> list[Spot]:
    """Give every seat's spot: no ring leaves the screen, no card at the top touches the banner."""
    return [
        spot if spot.y > CORNER_Y + 50 else replace(spot, y=TOP_Y if spot.x == 960 else CORNER_Y)
        for spot in spots(seats, own)
    ]


def guide_box(seats: int) -> Box:
    """Give where the sheet of a guided match hides nothing: no seat, card, heap, no recap."""
    if seats == 4:
        return Box(60, 122, 584, RECAP.y - 128)
    if seats == 2:
        return Box(60, 130, 430, 440)
    if seats == 3:
        return Box(64, 344, 430, 440)
    top = {5: 652, 6: 674}.get(seats, 754)
    return Box(432, top, 458, 890 - top)


def place_of(spot: Spot, *, own: bool, seats: int) -> Place:
    """Give where the things of a seat at this spot lie, at a table of so many."""
    if own:
        x, y = OWN_COIN.x, OWN_COIN.y
        beside = (Pose(x + 128, y, OWN_BESIDE), Pose(x + 240, y, OWN_BESIDE))
        return Place(OWN_COIN, beside, Pose(236, 884, 110))
    if spot.x == 960:
        y, wide = spot.y + TOP_CARD, _width(seats)
        away = 62 + wide / 2
        beside = (Pose(960 + away, y + 8, wide), Pose(960 - away, y + 8, wide))
        return Place(Pose(960, y, COIN), beside, _under(spot, 1))
    way = 1 if spot.x < 960 else -1
    if spot.y < 260:
        return _corner(spot, way, seats)
    return _side(spot, way)


def _width(seats: int) -> float:
    """Give how wide specials may be at the top: it is crowded if corners and middle are taken."""
    return BESIDE if seats in (6, 8) else ROOMY


def _corner(spot: Spot, way: int, seats: int) -> Place:
    """Beside the plate, inwards; in a column where somebody at the top has specials too."""
    x, y, wide = spot.x + way * 208, spot.y + 22, _width(seats)
    near = x + way * (63 + wide / 2)
    beside = (Pose(near, y + 8, wide), Pose(near + way * (1 + wide), y + 8, wide))
    if wide == BESIDE:
        beside = (Pose(near, y - UPRIGHT, wide), Pose(near, y + UPRIGHT, wide))
    return Place(Pose(x, y, COIN, -3.0 * way), beside, _under(spot, way), way)


def _side(spot: Spot, way: int) -> Place:
    """The specials and the heap above the plate, the coin card between plate and track."""
    x, y = spot.x, spot.y
    above = y - 103
    beside = (
        Pose(x + way * 131, above, ASIDE),
        Pose(x + way * 66, above, ASIDE),
    )
    return Place(Pose(x + way * 226, y, COIN, -3.0 * way), beside, _under(spot, way), way)


def _under(spot: Spot, way: int) -> Pose:
    """Give where the foot of the heap lies that somebody else has won: at one place for all."""
    inwards = TOP_INWARDS if spot.x == 960 else INWARDS
    return Pose(spot.x + way * inwards, spot.y + UNDER, HEAP)


def cover_of(card: Pose) -> Pose:
    """Give where the cover of a coin card lies: over its coins, hint and notch stay free."""
    a = radians(card.angle)
    down = COVER_DROP * card.width
    x, y = card.x - down * sin(a), card.y + down * cos(a)
    return Pose(x, y, card.width * COVER_WIDE, card.angle)


def number_x(number: float, bid: float) -> float:
    """Give where a number stands on the track while the cart stands at `bid`."""
    away = number - bid
    return TRACK[0] + away * STEP + GAP * max(-1.0, min(1.0, away))


def coin_hand(cards: int, *, alone: bool = False) -> list[Pose]:
    """Give the poses of one's coin cards, left to right: nearly flat, never off the screen.

    They stand in the middle of their room, which is larger while no special lies beside them.
    """
    if not cards:
        return []
    right = HAND_ALONE if alone else HAND_RIGHT
    room = right - HAND_LEFT - HAND_CARD - 8
    step = min(HAND_STEP, room / max(1, cards - 1))
    turn = min(HAND_TURN, 6.0 / cards)
    centre, middle = (HAND_LEFT + right) / 2, (cards - 1) / 2
    return [
        Pose(
            centre + (k - middle) * step,
            HAND_Y + 0.6 * (k - middle) ** 2,
            HAND_CARD,
            (k - middle) * turn,
        )
        for k in range(cards)
    ]


def special_hand(cards: int) -> list[Pose]:
    """Give the poses of one's specials, between the coin cards and the dial."""
    return [Pose(1160 + k * 112, 962, SPECIAL_CARD) for k in range(cards)]


def draft_row(cards: int) -> list[Pose]:
    """Give the poses of the shuffled leftovers."""
    left = MIDDLE.x - (cards - 1) / 2 * DRAFT_STEP
    return [Pose(left + k * DRAFT_STEP, MIDDLE.y + 32, COIN) for k in range(cards)]


def card_box(pose: Pose) -> Box:
    """Give the upright box around a card, its turn left out."""
    return Box.around(pose.x, pose.y, pose.width, pose.width * TALL)


def hand_box(*, alone: bool = False) -> Box:
    """Give all that one's coin cards may cover, a raised one included."""
    right = HAND_ALONE if alone else HAND_RIGHT
    return Box(HAND_LEFT - 8, 846, right - HAND_LEFT + 16, 234)

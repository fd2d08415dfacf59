"""Where everything lies on the table of Nain Jaune, in design units: plain numbers, no pygame."""

from functools import reduce
from math import cos, degrees, radians, sin

from tablee_client.view.geometry import Box
from tablee_client.view.seating import Spot
from tablee_client.view.tables.pose import Pose

TALL = 1.4
"""A card is 1.4 times as tall as it is wide."""
BOARD_WIDE, BOARD_TALL = 700.0, 436.0
BOX_CARD, DWARF_CARD = 100.0, 126.0
TAG_TALL = 42.0
SERIES_CARD, SERIES_Y = 124.0, 675.0
SERIES_LEFT, SERIES_RIGHT = 500.0, 1420.0
SERIES_STEP = 90.0
SLOT_GAP = 28.0
TALON = Pose(1478, 656, 84, 9)
HEAP = Pose(442, 656, 84, -8)
CROWD, LOWER = 7, 80.0
"""From so many seats on both packs lie so much lower: beside them somebody speaks."""
HAND_CARD = 158.0
PROCLAIMED = Box(400, 580, 1120, 180)
"""Great words lie over the series, below the board that they are about."""
COVER = Box(36, 120, 76, 76)
"""The button that hides the hand."""
HAND_LEFT, HAND_RIGHT = 428.0, 1492.0
HAND_STEP = 105.0
HAND_RADIUS = 3600.0
HAND_LOWEST = 1076.0
"""No corner of a resting card of one's own hand lies lower."""
RAISED = 32.0
BACK_CARD, BACK_RADIUS, BACK_TURN, BACKS_SHOWN = 62.0, 330.0, 5.2, 9
TOP_FAN_X, TOP_BACKS = 704.0, 5

DRAWER = Box(1316, 124, 568, 676)
"""The drawer of the journal: over everybody at the right, and not half of anybody."""
GUIDES: dict[int, Box] = {
    2: Box(1404, 120, 480, 400),
    3: Box(1330, 344, 552, 232),
    4: Box(1330, 120, 552, 280),
    5: Box(34, 650, 350, 200),
    6: Box(1296, 314, 584, 142),
    7: Box(1290, 292, 266, 282),
    8: Box(1290, 292, 266, 282),
}
"""Where the sheet of a guided match lies, by the number of seats: where nobody sits."""

CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""Across and down of the boxes 10D JC QS KH; 7D lies in the middle."""


def packs(seats: int) -> tuple[Pose, Pose]:
    """Give where the talon and the heap of laid cards lie."""
    down = LOWER if seats >= CROWD else 0.0
    return TALON.moved(0, down), HEAP.moved(0, down)


def has_top(seats: int) -> bool:
    """Tell whether somebody sits at the top, where the board must make room."""
    return seats in (2, 4, 6, 8)


def board_place(seats: int) -> tuple[float, float, float]:
    """Give the board's centre and its size, 1 at most."""
    return (960.0, 352.0, 0.9) if has_top(seats) else (960.0, 344.0, 1.0)


def board_box(seats: int) -> Box:
    """Give all that the board covers."""
    x, y, size = board_place(seats)
    return Box.around(x, y, BOARD_WIDE * size, BOARD_TALL * size)


def box_card(box: int, seats: int) -> Pose:
    """Give where the card of a box lies on the board."""
    x, y, size = board_place(seats)
    if box == 4:
        return Pose(x, y - 14 * size, DWARF_CARD * size)
    across, down = CORNERS[box]
    return Pose(x + across * 260 * size, y + down * 108 * size, BOX_CARD * size)


def piles(box: int, seats: int) -> tuple[tuple[float, float], ...]:
    """Give where the columns of a box stand: the middle of their foot."""
    x, y, size = board_place(seats)
    if box == 4:
        return tuple((x + a * 85 * size, y + 46 * size) for a in (-1, 1))
    across, down = CORNERS[box]
    foot = 182.0 if down > 0 else -110.0
    return ((x + across * 150 * size, y + foot * size),)


def pile_box(box: int, seats: int) -> Box:
    """Give all that the columns of a box may cover."""
    size = board_place(seats)[2]
    wide, tall = (54, 94) if box == 4 else (106, 76)
    found = [
        Box(x - wide / 2 * size, y - tall * size, wide * size, tall * size)
        for x, y in piles(box, seats)
    ]
    return reduce(Box.joined, found)


def tag_place(box: int, seats: int) -> tuple[float, float]:
    """Give the centre of the tag with the amount of a box: between its columns and the middle."""
    x, y, size = board_place(seats)
    if box == 4:
        return x, y + 96 * size
    across, down = CORNERS[box]
    return x + across * 166 * size, y + down * (104 * size - TAG_TALL / 2)


def box_spot(box: int, seats: int) -> Pose:
    """Give where tokens of a box fly to and from."""
    body = pile_box(box, seats)
    return Pose(body.cx, body.cy, 26)


def series_poses(cards: int, *, slot: bool) -> tuple[list[Pose], Pose]:
    """Give the poses of a series' cards, and that of the place where the next one goes."""
    room = SERIES_RIGHT - SERIES_LEFT - SERIES_CARD
    if cards == 0:
        return [], Pose(960, SERIES_Y, SERIES_CARD)
    tail = SLOT_GAP + SERIES_CARD if slot else 0.0
    step = min(SERIES_STEP, (room - tail) / max(1, cards - 1))
    wide = SERIES_CARD + (cards - 1) * step + tail
    first = (SERIES_LEFT + SERIES_RIGHT) / 2 - wide / 2 + SERIES_CARD / 2
    found = [Pose(first + k * step, SERIES_Y, SERIES_CARD) for k in range(cards)]
    return found, Pose(found[-1].x + SERIES_CARD + SLOT_GAP, SERIES_Y, SERIES_CARD)


def series_box() -> Box:
    """Give all that series, slot and badges may cover."""
    tall = SERIES_CARD * TALL
    return Box(SERIES_LEFT, SERIES_Y - tall / 2, SERIES_RIGHT - SERIES_LEFT, tall + 20)


def hand_poses(cards: int) -> list[Pose]:
    """Give the poses of a hand at rest, left to right: a flat fan that stays on the screen."""
    if not cards:
        return []
    room = HAND_RIGHT - HAND_LEFT - HAND_CARD
    step = min(HAND_STEP, room / max(1, cards - 1))
    turns = [(k - (cards - 1) / 2) * step / HAND_RADIUS for k in range(cards)]
    widest = max(turns)
    drop = HAND_RADIUS * (1 - cos(widest))
    reach = HAND_CARD / 2 * sin(widest) + HAND_CARD * TALL / 2 * cos(widest)
    middle = HAND_LOWEST - drop - reach
    return [
        Pose(
            960 + HAND_RADIUS * sin(a),
            middle + HAND_RADIUS * (1 - cos(a)),
            HAND_CARD,
            degrees(a),
        )
        for a in turns
    ]


def hand_box() -> Box:
    """Give all that the own hand may cover, raised cards included."""
    return Box(HAND_LEFT - 20, 784, HAND_RIGHT - HAND_LEFT + 40, 296)


def fan_place(spot: Spot, seats: int) -> tuple[float, float, int]:
    """Give the plate behind which a seat's fan lies, and how many cards it shows at most.

    Under a seat at the top lies the board: its fan is beside the plate, and narrow.
    """
    if spot.x == 960 and has_top(seats):
        return TOP_FAN_X, spot.y + 54, TOP_BACKS
    return spot.x, spot.y, BACKS_SHOWN


def back_poses(x: float, y: float, cards: int, most: int = BACKS_SHOWN) -> list[Pose]:
    """Give the poses of a fan of backs behind the plate centred on (x, y)."""
    shown = min(cards, most)
    found = []
    for k in range(shown):
        turn = (k - (shown - 1) / 2) * BACK_TURN
        a = radians(turn)
        at = (x + BACK_RADIUS * sin(a), y - 52 + BACK_RADIUS * (1 - cos(a)))
        found.append(Pose(*at, BACK_CARD, turn))
    return found


def seat_hand(spot: Spot, *, seats: int, own: bool) -> Pose:
    """Give where cards leave a seat and arrive."""
    if own:
        return Pose(960, 960, HAND_CARD)
    x, y, _ = fan_place(spot, seats)
    return Pose(x, y - 52, BACK_CARD)

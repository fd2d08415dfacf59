"""Where everything lies on the table of Das Gold der Maya, in design units: plain numbers."""

from dataclasses import dataclass
from typing import Final

from tablee_client.view.geometry import Box
from tablee_client.view.seating import OWN, Spot
from tablee_client.view.tables.pose import Pose

RIM: Final = 1.21
"""A base is that much larger than the disc that fits into it."""

BOARD: Final = Box(500, 212, 920, 342.24)
BOARD_SIZE: Final = 0.92
TITLE: Final = Box(122, 32, 262, 76)
PLACES: Final = ((202.0, 178.0, 148.0), (540.0, 178.0, 116.0), (818.0, 178.0, 116.0))
"""Middle and radius of the board's places, on the picture of the board."""

LEFT_SEAT, TOP_SEAT, RIGHT_SEAT = (222.0, 254.0), (960.0, 92.0), (1698.0, 254.0)
AROUND: Final = {
    2: (TOP_SEAT,),
    3: (LEFT_SEAT, RIGHT_SEAT),
    4: (LEFT_SEAT, TOP_SEAT, RIGHT_SEAT),
}

BAG: Final = Pose(1714, 652, 44)
BAG_BOX: Final = Box.around(1714, 652, 260, 56)
COFFER: Final = Box(40, 608, 340, 254)
COVERS: Final = (Box(884, 556, 636, 516), Box(296, 974, 78, 30))
"""What hides one's beads: bowl and hand, and their number on the plate."""
COFFER_POSE: Final = Pose(210, 728, 52)

OWN_HAND: Final = Pose(1345, 850, 0.9)
OWN_HAND_SMALL: Final = Pose(1396, 868, 0.66)
"""The width of a hand's pose is its size, 1 as baked."""
OTHER_HAND: Final = 0.38

BENCH: Final = Box(410, 206, 1104, 862)
TRAY: Final = Box(420, 880, 1084, 186)
TRAY_RADIUS: Final = 168.0
MIDDLE: Final = 0.565
"""How far the middle of a fragment is from its tip, as a share of the radius."""
CAPTION: Final = Box(470, 836, 984, 40)
BENCH_COVERS: Final = (CAPTION.joined(TRAY).grown(0, 6), COVERS[1])
"""What hides it on the bench: the line that tells the other sides, the tray, and the number."""
DRAWER: Final = Box(1512, 124, 372, 676)
"""The drawer of the journal, beside the buttons of a bid."""
COMING: Final = Box(1538, 536, 346, 160)
GUIDE: Final = Box(24, 538, 376, 324)
GUIDE_LOW: Final = Box(24, 606, 376, 256)
GUIDE_DUEL: Final = Box(1488, 124, 400, 400)
"""Where the sheet of a guided match lies: beside the board, under a button there, with no seat."""
WORDS: Final = Box(1284, 14, 330, 172)
"""Where the server's words lie: beside the seat above, over the seat at the right."""


@dataclass(frozen=True, slots=True)
class Round:
    """Middle and radius of a disc; its base is `RIM` times as large."""

    x: float
    y: float
    radius: float

    @property
    def middle(self) -> tuple[float, float]:
        """The middle as a point."""
        return self.x, self.y

    @property
    def rim(self) -> float:
        """The base's radius."""
        return self.radius * RIM

    @property
    def box(self) -> Box:
        """All that the base covers."""
        return Box.around(self.x, self.y, 2 * self.rim, 2 * self.rim)


def seat_spots(seats: int, bottom: int) -> list[Spot]:
    """Give everybody's plate: the others clockwise from the left, one's own at the bottom."""
    found = [Spot(*OWN, "left")] * seats
    for step, (x, y) in enumerate(AROUND[seats], start=1):
        found[(bottom + step) % seats] = Spot(x, y, "left" if x <= 960 else "right")
    return found


def own_discs(bases: int) -> list[Round]:
    """Give one's own discs while there is an auction."""
    if bases == 1:
        return [Round(640, 814, 184)]
    return [Round(574, 836, 130), Round(904, 836, 130)]


def other_discs(spot: Spot, bases: int) -> list[Round]:
    """Give the discs of another seat."""
    if spot.x == TOP_SEAT[0]:
        return [Round(680 - 182 * k, 110, 70) for k in range(bases)]
    aside = -46 if spot.x < TOP_SEAT[0] else 46
    return [Round(spot.x + aside, spot.y + 174, 80)]


def bench_discs(bases: int) -> list[Round]:
    """Give one's own discs while they are laid out anew."""
    if bases == 1:
        return [Round(960, 492, 232)]
    return [Round(688, 478, 206), Round(1232, 478, 206)]


def hand(spot: Spot, bases: int, *, own: bool) -> Pose:
    """Give where a seat's hand is."""
    if own:
        return OWN_HAND if bases == 1 else OWN_HAND_SMALL
    if spot.x == TOP_SEAT[0]:
        return Pose(1206, 118, OTHER_HAND)
    aside = 118 if spot.x < TOP_SEAT[0] else -118
    return Pose(spot.x + aside, spot.y + 180, OTHER_HAND)


def held(spot: Spot, size: int, *, own: bool) -> Pose:
    """Give how the lot that a seat has won lies: one's own on the board, else beside the hand."""
    if own:
        return lot_pose(1, size)
    if spot.x == TOP_SEAT[0]:
        return upright_pose(1328, 106, 92, size)
    aside = 228 if spot.x < TOP_SEAT[0] else -228
    return upright_pose(spot.x + aside, spot.y + 170, 70, size)


def hand_box(pose: Pose) -> Box:
    """Give all that a hand covers: it is 320 x 330 about the point (164, 214)."""
    size = pose.width
    return Box(pose.x - 164 * size, pose.y - 214 * size, 320 * size, 330 * size)


def bowl(bases: int) -> Box:
    """Give the bowl of one's own beads."""
    return Box(906, 735, 268, 230) if bases == 1 else Box(1108, 784, 176, 151)


def bidding(bases: int) -> Box:
    """Give all that bidding takes: the bowl, the hand, and the number above it."""
    left = 896.0 if bases == 1 else 1104.0
    return Box(left, 564, 1512 - left, 482)


def stepper(bases: int) -> tuple[Box, tuple[float, float], Box]:
    """Give the button that takes a bead back, where the number is, and that which adds one."""
    middle = hand(Spot(*OWN, "left"), bases, own=True).x
    reach = 112.0 if bases == 1 else 80.0
    y = 606.0
    return (
        Box.around(middle - reach, y, 70, 70),
        (middle, y),
        Box.around(middle + reach, y, 70, 70),
    )


def payee_button(spot: Spot) -> Box:
    """Give the button by which a seat is chosen to be paid."""
    if spot.x == TOP_SEAT[0]:
        return Box.around(1404, 84, 264, 66)
    if spot.y > 900:
        return Box.around(1345, 606, 290, 72)
    return Box.around(spot.x, spot.y + 318, 300, 64)


def board_place(place: int) -> tuple[float, float, float]:
    """Give middle and radius of a place of the board, 1 to 3, on the screen."""
    x, y, radius = PLACES[place - 1]
    return BOARD.x + x * BOARD_SIZE, BOARD.y + y * BOARD_SIZE, radius * BOARD_SIZE


def lot_pose(place: int, size: int) -> Pose:
    """Give how a lot of a size lies on the board: tip, radius, and where it begins, in degrees."""
    x, y, radius = board_place(place)
    return upright_pose(x, y, radius * 1.5, size)


def upright_pose(x: float, y: float, radius: float, size: int) -> Pose:
    """Give the pose of a fragment that stands upright with its middle on a point."""
    return Pose(x, y + radius * MIDDLE, radius, -size * 7.5)


def tray_poses(sizes: list[int]) -> list[Pose]:
    """Give the poses of loose fragments, side by side in the tray."""
    wide = {6: 1.42, 4: 1.02, 3: 0.80}
    whole = sum(wide[size] for size in sizes)
    radius = min(TRAY_RADIUS, (TRAY.w - 40) / max(whole, 1.0))
    x = TRAY.cx - whole * radius / 2
    found = []
    for size in sizes:
        step = wide[size] * radius
        found.append(upright_pose(x + step / 2, TRAY.cy, radius, size))
        x += step
    return found

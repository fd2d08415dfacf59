"""Where everything lies in the garden, in design units: plain numbers, no pygame.

Sides are 0, the left, and 1, the right; which team stands on the left depends on who looks.
"""

from typing import Final, Literal, TypeAlias

from tablee.games.oh_les_nains.terms import SQUARES
from tablee_client.view.geometry import Box
from tablee_client.view.seating import OWN, Spot
from tablee_client.view.tables.pose import Pose

Side: TypeAlias = Literal["left", "right"]
TALL: Final = 1.4
"""A card is 1.4 times as tall as it is wide."""
FENCE_X: Final = 960.0
HOSE_Y: Final = 486.0
SQUARE: Final = 92.0
"""The widest square; pictures of the garden are drawn for it."""
SQUARE_STEP: Final = 4.0
ENDS: Final = 1.35
"""Squares that an end of the hose, or the dwarf on it, reaches beyond the last one."""
REACH: Final = 888.0
"""How far from the gap at the fence anything of the hose may lie."""
GAP: Final = (10.0, 62.0)
"""How far the squares left and right of the fence keep from it, so that it covers no face."""

HAND_CARD: Final = 168.0
HAND_Y, HAND_STEP, RAISED = 942.0, 180.0, 34.0
FAN, FAN_DROP = 1.5, 2.4
"""How much further each card of the hand is turned, in degrees, and how the outer ones sink."""
FAN_ASIDE: Final = 12.0
"""How far the corner of an outer card is beside where it would be upright."""
BACK_CARD, BACK_STEP, BACK_DROP = 46.0, 41.0, 82.0
BACKS_ASIDE: Final = 44.0
"""How far the middle of somebody's cards is from his plate's: clear of his portrait."""
OWN_BACK_CARD, OWN_BACK_Y, OWN_BACK_STEP = 120.0, 984.0, 96.0
SHOWN_CARD: Final = 84.0
SHOWN_DROP: Final = 110.0
SEALED_CARD: Final = 84.0

PLATE_Y: Final = 78.0
MATE: Final = Spot(520.0, PLATE_Y, "left")
RIVALS: Final = (Spot(1090.0, PLATE_Y, "right"), Spot(1452.0, PLATE_Y, "right"))

CRATE: Final = (196.0, 776.0)
DECK: Final = Pose(130.0, 764.0, 88.0)
DISCARD: Final = Pose(262.0, 764.0, 88.0)
BOARD_Y: Final = 232.0
BOARD_X: Final[dict[int, tuple[float, float]]] = {2: (176.0, 1500.0), 4: (490.0, 1500.0)}
"""By the number of seats; the left one keeps clear of the sheet of a guided match."""
ARROW_X: Final = (770.0, 1170.0)
ARROW_Y: Final = 246.0
STRENGTH_X: Final = (836.0, 1096.0)
STRENGTH_Y: Final = 318.0
SIGN_Y: Final = 624.0
SIGN_SIZE: Final = 0.85
SIGN_ASIDE: Final = (206.0, 124.0)
"""How far from the fence's x the middle of a sign is at least: the fence leans to the left."""
SIGN_FARTHEST: Final = 420.0
"""The right sign stays clear of the tray."""
PLAYED: Final = Pose(966.0, 312.0, 132.0)
NOTE: Final = Box(660, 706, 600, 64)
LAST: Final = Box(40, 606, 320, 68)
COVER: Final = Box(1808, 120, 76, 76)
"""The button that hides the hand."""
GUIDES: Final[dict[int, Box]] = {2: Box(352, 16, 936, 176), 4: Box(18, 122, 324, 214)}
"""Where the sheet of a guided match lies: over the hedge, or where two sit there beside them."""
TRAY: Final = Box(1476, 584, 404, 206)
TRAY_CARD, TRAY_RIM = 78.0, 10.0
PICKS_Y: Final = 676.0
PICK_CARD, PICK_STEP = 128.0, 158.0
CHOICE: Final = Box(0, 668, 456, 130)
CHOICE_LEFT, CHOICE_RIGHT = 380.0, 1540.0


def square_size(fence: float) -> float:
    """Give how wide a square is drawn with so many on the left of the fence: ends stay in sight."""
    widest = max(fence, SQUARES - fence)
    fitting = min(SQUARE, REACH / (widest + ENDS))
    return fitting // SQUARE_STEP * SQUARE_STEP


def shown_fence(fence: float) -> float:
    """Give the squares on the left as they are drawn: a lost hose lies wholly on one side."""
    return max(0.0, min(fence, float(SQUARES)))


def square_x(place: float, fence: float) -> float:
    """Give the middle of a square; `place` counts from 1 at the left end.

    A square on its way under the fence crosses the gap there.
    """
    aside = place - fence - 0.5
    share = max(0.0, min(aside + 0.5, 1.0))
    gap = -GAP[0] + (GAP[0] + GAP[1]) * share
    return FENCE_X + aside * square_size(fence) + gap


def place_of(side: int, number: int) -> int:
    """Give the place of a side's dwarf by its number: 0 stands at the end of the hose."""
    return SQUARES - number if side else number + 1


def hand_poses(cards: int) -> list[Pose]:
    """Give the poses of the own hand at rest, left to right: a flat fan."""
    found = []
    for k in range(cards):
        aside = k - (cards - 1) / 2
        y = HAND_Y + FAN_DROP * aside * aside
        found.append(Pose(FENCE_X + aside * HAND_STEP, y, HAND_CARD, FAN * aside))
    return found


def hand_box() -> Box:
    """Give all that the own hand may cover, the raised card included."""
    wide = 4 * HAND_STEP + HAND_CARD
    top = HAND_Y - HAND_CARD * TALL / 2 - RAISED
    return Box(FENCE_X - wide / 2, top, wide, 1080 - top)


def places(seats: int, bottom: int) -> list[Spot]:
    """Give each seat's plate: team-mates on the left, rivals on the right."""
    found = [Spot(*OWN, "left")] * seats
    rivals = list(RIVALS if seats > 2 else RIVALS[1:])
    for step in range(1, seats):
        found[(bottom + step) % seats] = rivals.pop(0) if step % 2 else MATE
    return found


def own_back_poses(cards: int) -> list[Pose]:
    """Give the poses of the cards at the bottom for who looks on: where his own would be."""
    first = FENCE_X - (cards - 1) * OWN_BACK_STEP / 2
    return [Pose(first + k * OWN_BACK_STEP, OWN_BACK_Y, OWN_BACK_CARD) for k in range(cards)]


def back_poses(x: float, y: float, cards: int, *, side: Side, shown: bool = False) -> list[Pose]:
    """Give the poses of somebody's cards below his plate at (x, y)."""
    wide, drop = (SHOWN_CARD, SHOWN_DROP) if shown else (BACK_CARD, BACK_DROP)
    step = BACK_STEP * wide / BACK_CARD
    middle = x + (BACKS_ASIDE if side == "left" else -BACKS_ASIDE)
    first = middle - (cards - 1) * step / 2
    return [Pose(first + k * step, y + drop, wide) for k in range(cards)]


def tray_pose(place: int) -> Pose:
    """Give where a card of the chain lies, 0 to 3."""
    column = (TRAY.w - 2 * TRAY_RIM) / 4
    return Pose(TRAY.x + TRAY_RIM + (place + 0.5) * column, TRAY.y + 70, TRAY_CARD)


def pick_box(place: int) -> Box:
    """Give the box of a start colour, 0 to 3."""
    x = FENCE_X + (place - 1.5) * PICK_STEP
    return Box.around(x, PICKS_Y, PICK_CARD, PICK_CARD * TALL)


def pick_row() -> Box:
    """Give all that the start colours cover."""
    return pick_box(0).joined(pick_box(3)).grown(24)


def pick_board() -> Box:
    """Give the board under the start colours: it hides the fence between them."""
    return pick_box(0).joined(pick_box(3)).grown(24, 16)


def choice_box(x: float) -> Box:
    """Give the box of the small choice of colours over a card at x."""
    left = max(CHOICE_LEFT, min(x - CHOICE.w / 2, CHOICE_RIGHT - CHOICE.w))
    return Box(left, CHOICE.y, CHOICE.w, CHOICE.h)


def sign_x(side: int, margin: int, fence: float) -> float:
    """Give the middle of a side's margin sign: below its free squares, clear of the fence."""
    middle = GAP[side] + margin * square_size(fence) / 2
    if side == 0:
        return FENCE_X - max(middle, SIGN_ASIDE[0])
    return FENCE_X + min(max(middle, SIGN_ASIDE[1]), SIGN_FARTHEST)

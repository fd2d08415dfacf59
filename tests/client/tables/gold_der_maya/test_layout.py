"""Where everything lies: on the screen, apart, and large enough, at every number of seats."""

from itertools import combinations
from math import hypot

import pytest

from tablee_client.view.geometry import PRIMARY, SCREEN, Box
from tablee_client.view.tables.actions import SECOND
from tablee_client.view.tables.gold_der_maya.coffer import cells
from tablee_client.view.tables.gold_der_maya.layout import (
    BAG_BOX,
    BOARD,
    CAPTION,
    COFFER,
    COMING,
    TITLE,
    TRAY,
    bench_discs,
    bidding,
    bowl,
    hand,
    hand_box,
    held,
    lot_pose,
    other_discs,
    own_discs,
    payee_button,
    seat_spots,
    stepper,
    tray_poses,
)
from tablee_client.view.tables.note import ABOVE, PLACE

TABLES = ((2, 1), (2, 2), (3, 1), (4, 1))
CORNER = Box(1720, 32, 164, 76)


def plate(x: float, y: float) -> Box:
    return Box.around(x, y, 330, 92)


def overlaps(boxes: dict[str, Box]) -> list[tuple[str, str]]:
    pairs = combinations(boxes.items(), 2)
    return [(a, b) for (a, one), (b, other) in pairs if one.overlaps(other)]


def seats_of(seats: int, bases: int) -> dict[str, Box]:
    """Give plates, discs and hands of all but the own seat."""
    found = {}
    for seat, spot in enumerate(seat_spots(seats, 0)):
        found[f"plate {seat}"] = plate(spot.x, spot.y)
        if seat:
            for k, disc in enumerate(other_discs(spot, bases)):
                found[f"disc {seat}.{k}"] = disc.box
            found[f"hand {seat}"] = hand_box(hand(spot, bases, own=False))
    return found


def fixed() -> dict[str, Box]:
    return {"title": TITLE, "corner": CORNER, "coffer": COFFER, "primary": PRIMARY, "note": PLACE}


@pytest.mark.parametrize(("seats", "bases"), TABLES)
def test_nothing_overlaps_while_there_is_an_auction(seats: int, bases: int) -> None:
    own = seat_spots(seats, 0)[0]
    less, _, more = stepper(bases)
    boxes = seats_of(seats, bases) | fixed()
    boxes |= {f"own disc {k}": disc.box for k, disc in enumerate(own_discs(bases))}
    boxes |= {
        "board": BOARD,
        "bag": BAG_BOX,
        "bowl": bowl(bases),
        "own hand": hand_box(hand(own, bases, own=True)),
        "stepper": less.joined(more),
    }
    assert overlaps(boxes) == []
    assert all(SCREEN.encloses(box) for box in boxes.values())


@pytest.mark.parametrize(("seats", "bases"), TABLES)
def test_nothing_overlaps_while_discs_are_made(seats: int, bases: int) -> None:
    boxes = seats_of(seats, bases) | fixed()
    boxes |= {f"bench {k}": disc.box for k, disc in enumerate(bench_discs(bases))}
    boxes |= {"tray": TRAY, "caption": CAPTION, "coming": COMING}
    assert overlaps(boxes) == []
    assert not ABOVE.overlaps(COMING)
    assert not SECOND.overlaps(TRAY)


@pytest.mark.parametrize("bases", [1, 2])
def test_the_line_under_a_disc_has_room_above_the_caption(bases: int) -> None:
    assert all(disc.box.bottom + 50 <= CAPTION.y for disc in bench_discs(bases))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_may_be_paid_has_a_button_that_hides_nobody(seats: int) -> None:
    spots = seat_spots(seats, 0)[1:]
    boxes = seats_of(seats, 1) | {"board": BOARD, "coffer": COFFER, "bag": BAG_BOX}
    boxes |= {f"pay {k}": payee_button(spot) for k, spot in enumerate(spots)}
    assert overlaps(boxes) == []


@pytest.mark.parametrize(("seats", "bases"), TABLES)
@pytest.mark.parametrize("size", [3, 4, 6])
def test_a_lot_that_was_won_lies_beside_its_winners_hand(seats: int, bases: int, size: int) -> None:
    assert held(seat_spots(seats, 0)[0], size, own=True) == lot_pose(1, size)
    for spot in seat_spots(seats, 0)[1:]:
        pose = held(spot, size, own=False)
        box = Box.around(pose.x, pose.y - pose.width * 0.565, pose.width * 1.3, pose.width * 0.9)
        at = hand_box(hand(spot, bases, own=False))
        assert not box.overlaps(BOARD)
        assert not at.overlaps(box)
        assert hypot(box.cx - at.cx, box.cy - at.cy) < 320


@pytest.mark.parametrize("bases", [1, 2])
def test_bidding_covers_bowl_hand_and_number_alone(bases: int) -> None:
    own = seat_spots(4, 0)[0]
    less, _, more = stepper(bases)
    whole = bidding(bases)
    for box in (bowl(bases), hand_box(hand(own, bases, own=True)), less, more):
        assert whole.encloses(box)
    assert not any(whole.overlaps(disc.box) for disc in own_discs(bases))
    assert not whole.overlaps(PRIMARY)


@pytest.mark.parametrize("sizes", [[6], [3], [6, 4, 3], [6] * 5, [3] * 8, [4] * 13])
def test_loose_pieces_lie_in_the_tray(sizes: list[int]) -> None:
    poses = tray_poses(sizes)
    assert len(poses) == len(sizes)
    for pose, size in zip(poses, sizes, strict=True):
        wide = {6: 1.42, 4: 1.0, 3: 0.77}[size] * pose.width
        body = Box(pose.x - wide / 2, pose.y - pose.width, wide, pose.width * 0.9)
        assert TRAY.grown(2).encloses(body)
    xs = [pose.x for pose in poses]
    assert xs == sorted(xs)


@pytest.mark.parametrize("number", range(31))
def test_every_dropped_piece_has_its_place_in_the_box(number: int) -> None:
    boxes = cells(number)
    assert len(boxes) == number
    assert all(COFFER.encloses(box) for box in boxes)
    assert overlaps({str(k): box for k, box in enumerate(boxes)}) == []

"""Where everything lies: on the screen, apart, and readable, at every number of seats."""

from functools import reduce
from itertools import combinations, pairwise
from math import cos, hypot, radians, sin

import pytest

from tablee_client.view.geometry import PRIMARY, SCREEN, Box
from tablee_client.view.seating import spots
from tablee_client.view.tables.actions import SECOND
from tablee_client.view.tables.nain_jaune.layout import (
    RAISED,
    TALL,
    back_poses,
    board_box,
    board_place,
    box_card,
    fan_place,
    hand_box,
    hand_poses,
    packs,
    pile_box,
    series_box,
    series_poses,
    tag_place,
)
from tablee_client.view.tables.note import ABOVE, PLACE
from tablee_client.view.tables.pose import Pose

COUNTS = (2, 3, 4, 5, 6, 7, 8)
ROUND = 130.0
"""The radius of the middle pit with its rim."""
INDEX_WIDE = 0.24
"""How much of a card's width its index takes."""


def corners(pose: Pose) -> list[tuple[float, float]]:
    a = radians(pose.angle)
    w, h = pose.width / 2, pose.width * TALL / 2
    return [
        (pose.x + x * cos(a) - y * sin(a), pose.y + x * sin(a) + y * cos(a))
        for x in (-w, w)
        for y in (-h, h)
    ]


def around(pose: Pose) -> Box:
    xs, ys = zip(*corners(pose), strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def seat_boxes(seats: int) -> list[Box]:
    """Give every seat's plate with its portrait, and the fan behind it."""
    found = []
    for seat, spot in enumerate(spots(seats, 0, clockwise=False)):
        box = Box.around(spot.x, spot.y, 330 if seat == 0 else 284, 92)
        x, y, most = fan_place(spot, seats)
        if seat:
            fan = reduce(Box.joined, map(around, back_poses(x, y, 9, most)))
            box = box.joined(fan) if x == spot.x else box
            found += [fan] if x != spot.x else []
        found.append(box)
    return found


def hand_of(seats: int) -> Box:
    """Give all that a hand may cover that was dealt at a table of so many, the deck's 52 shared."""
    poses = [p.moved(0, -k * RAISED) for p in hand_poses(22 if seats == 2 else 15) for k in (0, 1)]
    if seats > 6:
        poses = [p.moved(0, -k * RAISED) for p in hand_poses(7) for k in (0, 1)]
    return reduce(Box.joined, map(around, poses))


@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_on_the_table_overlaps(seats: int) -> None:
    boxes = {f"seat {k}": box for k, box in enumerate(seat_boxes(seats))}
    boxes |= {
        "board": board_box(seats),
        "series": series_box(),
        "talon": around(packs(seats)[0]),
        "heap": around(packs(seats)[1]),
        "hand": hand_of(seats),
        "primary": PRIMARY,
        "second": SECOND,
        "menu": Box(36, 32, 76, 76),
        "corner": Box(1720, 32, 164, 76),
    }
    pairs = combinations(boxes.items(), 2)
    assert [(a, b) for (a, one), (b, other) in pairs if one.overlaps(other)] == []


@pytest.mark.parametrize("seats", COUNTS)
def test_notes_lie_apart_from_seats_hand_and_actions(seats: int) -> None:
    others = [*seat_boxes(seats), hand_of(seats), PRIMARY, around(packs(seats)[0])]
    assert not any(PLACE.overlaps(box) for box in others)
    assert not any(ABOVE.overlaps(box) for box in [*others, SECOND])


@pytest.mark.parametrize("cards", range(1, 23))
def test_a_hand_stays_on_the_screen_and_shows_every_index(cards: int) -> None:
    poses = hand_poses(cards)
    for pose in poses:
        assert SCREEN.encloses(around(pose))
        assert hand_box().encloses(around(pose.moved(0, -RAISED)))
    steps = [b.x - a.x for a, b in pairwise(poses)]
    assert all(step >= poses[0].width * INDEX_WIDE for step in steps)


@pytest.mark.parametrize("cards", range(1, 14))
def test_a_series_of_any_length_shows_every_index(cards: int) -> None:
    poses, slot = series_poses(cards, slot=cards < 13)
    last = slot if cards < 13 else poses[-1]
    assert series_box().encloses(Box.around(poses[0].x, poses[0].y, 124, 170))
    assert series_box().encloses(Box.around(last.x, last.y, 124, 170))
    steps = [b.x - a.x for a, b in pairwise(poses)]
    assert all(step >= 124 * INDEX_WIDE for step in steps)


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("box", range(5))
def test_cards_piles_and_tags_lie_on_the_board(seats: int, box: int) -> None:
    board = board_box(seats)
    assert board.encloses(around(box_card(box, seats)))
    assert board.encloses(Box.around(*tag_place(box, seats), 96, 42))
    columns = pile_box(box, seats)
    assert board.encloses(columns)
    if box < 4:
        assert not columns.overlaps(around(box_card(box, seats)))
        assert not columns.grown(-1).overlaps(Box.around(*tag_place(box, seats), 60, 42))


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("box", range(4))
def test_the_tag_covers_no_card_and_no_rim(seats: int, box: int) -> None:
    x, y = tag_place(box, seats)
    tag = Box.around(x, y, 72, 42)
    assert not tag.overlaps(around(box_card(box, seats)))
    middle_x, middle_y, size = board_place(seats)
    near = abs(x - middle_x) - 36, abs(y - middle_y) - 21
    assert hypot(*near) > ROUND * size


@pytest.mark.parametrize("seats", [7, 8])
def test_no_pack_lies_where_the_lowest_at_the_sides_speak(seats: int) -> None:
    said = [
        Box(min(x, x - way * 190), y - 26, 190, 52)
        for spot in spots(seats, 0, clockwise=False)
        for way in [1 if spot.x > 960 else -1]
        for x, y in [(spot.x - way * 160, spot.y)]
        if abs(spot.x - 960) > 600
    ]
    assert not any(box.overlaps(around(pose)) for box in said for pose in packs(seats))


def test_a_fan_shows_at_most_nine_backs() -> None:
    assert len(back_poses(500, 300, 22)) == 9
    assert back_poses(500, 300, 0) == []

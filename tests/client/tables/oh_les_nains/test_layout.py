"""Where everything lies: on the screen, apart, and readable, wherever the hose is pulled."""

from itertools import combinations, pairwise

import pytest

from tablee.games.oh_les_nains.cards import CODES, COLOURS
from tablee_client.view.art import BakedArt
from tablee_client.view.geometry import PRIMARY, SCREEN, Box
from tablee_client.view.tables.actions import SECOND
from tablee_client.view.tables.note import ABOVE, PLACE
from tablee_client.view.tables.oh_les_nains.layout import (
    BOARD_X,
    BOARD_Y,
    CRATE,
    FENCE_X,
    GUIDES,
    HOSE_Y,
    NOTE,
    SIGN_SIZE,
    SIGN_Y,
    SQUARE,
    TALL,
    TRAY,
    back_poses,
    choice_box,
    hand_box,
    hand_poses,
    own_back_poses,
    pick_box,
    place_of,
    places,
    sign_x,
    square_size,
    square_x,
    tray_pose,
)
from tablee_client.view.tables.oh_les_nains.names import (
    COLOUR_NAMES,
    card_picture,
    emblem,
    hat_picture,
    place_picture,
)
from tablee_client.view.tables.oh_les_nains.rope import Rope
from tablee_client.view.tables.pose import Pose

FENCES = range(17)
ART = BakedArt()


def around(pose: Pose) -> Box:
    return Box.around(pose.x, pose.y, pose.width, pose.width * TALL)


def plates(seats: int) -> dict[str, Box]:
    """Give every seat's plate, its ring, and the cards below it."""
    found = {}
    for seat, spot in enumerate(places(seats, 0)):
        box = Box.around(spot.x, spot.y, 330 if seat == 0 else 284, 92)
        aside = box.w / 2 - 38
        face = box.cx + (aside if spot.side == "right" else -aside)
        box = box.joined(Box.around(face, spot.y - 4, 140, 140))
        if seat:
            for pose in back_poses(spot.x, spot.y, 5, side=spot.side):
                box = box.joined(around(pose))
        found[f"seat {seat}"] = box
    return found


def boards(seats: int) -> dict[str, Box]:
    return {f"team {k}": Box.around(x, BOARD_Y, 250, 76) for k, x in enumerate(BOARD_X[seats])}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_sheet_of_a_guided_match_covers_no_team_board(seats: int) -> None:
    assert not any(GUIDES[seats].overlaps(board) for board in boards(seats).values())


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_on_the_table_overlaps(seats: int) -> None:
    boxes = {
        **plates(seats),
        **boards(seats),
        "crate": Box.around(*CRATE, 300, 176),
        "hand": hand_box(),
        "tray": TRAY,
        "note": NOTE,
        "primary": PRIMARY,
        "second": SECOND.grown(10),
        "menu": Box(36, 32, 298, 76),
        "corner": Box(1720, 32, 164, 76),
    }
    pairs = combinations(boxes.items(), 2)
    assert [(a, b) for (a, one), (b, other) in pairs if one.overlaps(other)] == []
    assert all(SCREEN.encloses(box) for box in boxes.values())


def test_the_colours_to_begin_with_lie_apart_from_hand_and_note() -> None:
    picks = [pick_box(place) for place in range(4)]
    others = [hand_box(), PLACE, ABOVE, Box(0, HOSE_Y - 40, 1920, 90)]
    assert not any(pick.overlaps(box) for pick in picks for box in others)
    assert not any(one.overlaps(other) for one, other in combinations(picks, 2))


@pytest.mark.parametrize("place", range(5))
def test_the_choice_of_colours_covers_no_card_and_no_action(place: int) -> None:
    box = choice_box(hand_poses(5)[place].x)
    lowest = min(around(pose).y for pose in hand_poses(5))
    assert box.bottom <= lowest
    assert SCREEN.encloses(box)
    assert not any(box.overlaps(other) for other in (PRIMARY, SECOND, Box.around(*CRATE, 300, 176)))


@pytest.mark.parametrize("cards", range(1, 6))
def test_a_hand_lies_on_the_screen_and_whole(cards: int) -> None:
    poses = hand_poses(cards)
    assert all(hand_box().encloses(around(pose)) for pose in poses)
    assert all(SCREEN.encloses(around(pose)) for pose in own_back_poses(cards))
    assert not any(around(a).overlaps(around(b)) for a, b in pairwise(poses))


@pytest.mark.parametrize("fence", FENCES)
def test_the_ends_of_the_hose_never_leave_the_screen(fence: int) -> None:
    rope = Rope()
    rope.show(fence, ("G" * fence, "G" * (16 - fence)))  # type: ignore[arg-type]
    k = rope.size / SQUARE
    left, right = rope.ends()
    assert left - 122 * k >= 0
    assert right + 112 * k <= 1920
    for pose in ("lean", "pull", "cheer"):
        rope.stand(pose, pose)
        for holder in rope.holders():
            side = ("left", "right")[holder.side]
            body = ART.master(f"nains/dwarf_green_{pose}_{side}_body")
            start = holder.x - body.anchor[0] * k
            assert start >= 0
            assert start + body.width * k <= 1920


@pytest.mark.parametrize("fence", FENCES)
def test_squares_next_to_the_fence_stay_clear_of_it(fence: int) -> None:
    half = square_size(fence) / 2
    if fence:
        assert square_x(fence, fence) + half <= FENCE_X - 9
    if fence < 16:
        assert square_x(fence + 1, fence) - half >= FENCE_X + 60


def test_a_square_slides_under_the_fence_without_a_leap() -> None:
    xs = [square_x(9, 8 + step / 200) for step in range(201)]
    assert all(abs(a - b) < 6 for a, b in pairwise(xs))


@pytest.mark.parametrize("fence", FENCES)
@pytest.mark.parametrize("side", [0, 1])
def test_a_margin_sign_stays_on_its_side_and_on_the_screen(fence: int, side: int) -> None:
    for margin in range(17):
        x = sign_x(side, margin, fence)
        box = Box.around(x, SIGN_Y, 196 * SIGN_SIZE, 92 * SIGN_SIZE)
        if margin <= (16 - fence if side else fence):
            assert SCREEN.encloses(box)
            assert not box.overlaps(TRAY) or margin > 12
        leaning = FENCE_X - (SIGN_Y - HOSE_Y) * 0.4
        assert box.right <= leaning - 20 if side == 0 else box.x >= leaning + 20


def test_dwarves_next_to_each_other_show_their_faces() -> None:
    """A face is some 70 wide: that much of every square is left free by the next one."""
    assert all(square_size(fence) >= 48 for fence in FENCES)
    rope = Rope()
    rope.show(8, (("R", "B", "Y"), ("G", "R")))
    order = [(holder.side, holder.colour) for holder in rope.holders()]
    assert order == [(0, "Y"), (0, "B"), (0, "R"), (1, "R"), (1, "G")]


def test_places_are_counted_from_the_ends() -> None:
    assert [place_of(0, k) for k in range(3)] == [1, 2, 3]
    assert [place_of(1, k) for k in range(3)] == [16, 15, 14]


@pytest.mark.parametrize("seats", [2, 4])
def test_team_mates_sit_on_the_left_and_rivals_on_the_right(seats: int) -> None:
    for bottom in range(seats):
        for seat, spot in enumerate(places(seats, bottom)):
            assert (spot.x < FENCE_X) == (seat % 2 == bottom % 2)


def test_the_tray_holds_four_cards() -> None:
    assert all(TRAY.encloses(around(tray_pose(place))) for place in range(4))


def test_every_card_colour_and_team_has_its_picture() -> None:
    names = [card_picture(code) for code in CODES]
    names += [place_picture(colour) for colour in COLOURS]
    names += [hat_picture(colour) for colour in COLOURS] + [emblem(0), emblem(1)]
    assert all(ART.master(name).width for name in names)
    assert len({card_picture(code) for code in CODES}) == len(CODES)
    assert sorted(COLOUR_NAMES) == sorted(COLOURS)

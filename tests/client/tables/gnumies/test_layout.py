"""Where everything lies at the party: on the screen, apart, and readable, at every seat count."""

from itertools import combinations, pairwise

import pytest

from tablee_client.view.app import App
from tablee_client.view.geometry import PRIMARY, SCREEN, Box
from tablee_client.view.tables.actions import SECOND
from tablee_client.view.tables.frame import BOOK, MENU
from tablee_client.view.tables.gnumies.choosing import PLACE as BOARD
from tablee_client.view.tables.gnumies.choosing import WIDEST, Losses
from tablee_client.view.tables.gnumies.draw import give_box, is_roomy
from tablee_client.view.tables.gnumies.layout import (
    BID_WON,
    DECK,
    GUIDES,
    RIBBON,
    STAGE,
    TALL,
    Place,
    hand_box,
    hand_poses,
    places,
    shelf,
)
from tablee_client.view.tables.journal import BUTTON
from tablee_client.view.tables.note import PLACE as NOTE
from tablee_client.view.tables.pose import Pose
from tablee_client.view.tables.short_name import called
from tablee_client.view.tables.title import PLACE as TITLE
from tablee_client.view.theme import BUTTON_WOOD
from tablee_client.view.widgets.button import SOCKET

COUNTS = (2, 3, 4, 5)
INDEX_TALL = 0.34


def around(pose: Pose, width: float | None = None) -> Box:
    wide = width or pose.width
    return Box.around(pose.x, pose.y, wide, wide * TALL)


def seat_boxes(seats: int) -> dict[str, Box]:
    """Give of every seat its plate with its ring, its rug, and the strip on the rug's border."""
    found = {}
    for seat, place in enumerate(places(seats, 0)):
        wide = 330 if seat == 0 else 284
        plate = Box.around(place.spot.x, place.spot.y, wide, 92)
        aside = (wide / 2 - 38) * (1 if place.spot.side == "right" else -1)
        ring = Box.around(place.spot.x + aside, place.spot.y - 4, 140, 140)
        found[f"seat {seat}"] = plate.joined(ring).joined(place.rug).joined(place.strip)
    return found


@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_on_the_table_overlaps(seats: int) -> None:
    boxes = {
        **seat_boxes(seats),
        "stage": STAGE,
        "deck": around(DECK),
        "hand": hand_box(),
        "note": NOTE,
        "primary": PRIMARY,
        "menu": MENU,
        "title": TITLE,
        "book": BOOK,
        "journal": BUTTON,
    }
    pairs = combinations(boxes.items(), 2)
    assert [(a, b) for (a, one), (b, other) in pairs if one.overlaps(other)] == []


@pytest.mark.parametrize("seats", COUNTS)
def test_bids_lie_apart_from_each_other_and_from_all_else(seats: int) -> None:
    poses = [place.bid for place in places(seats, 0)]
    bids = {k: around(pose) for k, pose in enumerate(poses)}
    others = {
        **seat_boxes(seats), "stage": STAGE, "deck": around(DECK), "hand": hand_box(),
        "ribbon": RIBBON,
    }  # fmt: skip
    for won, pose in enumerate(poses):
        crowned = around(pose, BID_WON - 6)
        assert not any(crowned.overlaps(bid) for k, bid in bids.items() if k != won)
    crossed = [(k, name) for k, bid in bids.items() for name, box in others.items()
               if bid.overlaps(box)]  # fmt: skip
    assert crossed == []


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("own", [0, 1])
def test_the_own_seat_is_at_the_bottom_left_and_all_is_on_the_screen(seats: int, own: int) -> None:
    found = places(seats, own)
    assert found[own].rug.y > 800
    assert len({place.spot for place in found}) == seats
    assert all(SCREEN.encloses(place.rug) for place in found)


def test_the_ribbon_leaves_hand_and_stage_free() -> None:
    assert not RIBBON.overlaps(STAGE)
    assert not RIBBON.overlaps(hand_box())
    assert not SECOND.overlaps(hand_box())


@pytest.mark.parametrize("seats", COUNTS)
def test_what_gives_a_guest_away_lies_at_the_rugs_and_covers_nothing_else(seats: int) -> None:
    found = places(seats, 0)
    gives = {f"give {k}": give_box(found, k).grown(SOCKET) for k in range(1, seats)}
    others = {"stage": STAGE, "hand": hand_box(), "note": NOTE, "primary": PRIMARY}
    pairs = combinations({**gives, **others}.items(), 2)
    assert [(a, b) for (a, one), (b, other) in pairs if one.overlaps(other)] == []
    assert all(SCREEN.encloses(box) for box in gives.values())
    tags = [Box(p.inner.x, p.strip.y - 32, p.inner.w, 32) for p in found]
    assert not any(box.overlaps(tag) for box in gives.values() for tag in tags)
    if seats == 5:
        rugs = [place.rug for place in found]
        assert not any(box.overlaps(rug) for box in gives.values() for rug in rugs)


@pytest.mark.parametrize("seats", COUNTS)
def test_the_longest_name_is_read_whole_where_a_guest_is_given(app: App, seats: int) -> None:
    words, found = app.words, places(seats, 0)
    name = "Théodebert de Montfaucon"
    text = words("gn-give-here", name=called(name))
    if is_roomy(found):
        text = words("gn-give", name=name)
    room = give_box(found, 1).w - 48
    setter = app.canvas.typesetter
    style = setter.shrunk(text, BUTTON_WOOD, room)
    assert setter.fit(text, style, room) == text


@pytest.mark.parametrize("cards", range(1, 12))
def test_a_hand_stays_on_the_screen_and_shows_every_value(cards: int) -> None:
    poses = hand_poses(cards)
    assert all(hand_box().encloses(around(pose)) for pose in poses)
    assert all(b.x - a.x >= a.width * 0.88 for a, b in pairwise(poses))


ROOMS = ([1], [4, 1, 2], [3, 2, 1, 1], [5] * 3, [1] * 8, [3, 2, 1, 4, 1, 1, 2, 3], [2] * 13 + [7])


@pytest.mark.parametrize("groups", ROOMS, ids=str)
@pytest.mark.parametrize("place", places(5, 0) + places(4, 0), ids=lambda p: f"{p.rug.x:.0f}")
def test_guests_stay_on_their_rug_and_every_set_shows_its_value(
    groups: list[int], place: Place
) -> None:
    shelved = shelf(
        [(1.5 if k == 3 else 1.0,) * (size - 1) for k, size in enumerate(groups)], place
    )
    assert [(at.group, at.number) for at in shelved] == [
        (group, k) for group, size in enumerate(groups) for k in range(size)
    ]
    assert all(place.rug.grown(2).encloses(around(at.pose)) for at in shelved)
    for one, other in pairwise(shelved):
        if other.group != one.group and other.pose.y == one.pose.y:
            assert other.pose.x - one.pose.x >= 20
        if other.pose.y > one.pose.y:
            assert other.pose.y - one.pose.y >= one.pose.width * TALL * INDEX_TALL


@pytest.mark.parametrize("guests", range(4, 30))
def test_guests_to_choose_among_lie_apart_on_the_board(guests: int) -> None:
    losses = Losses([f"g{k}" for k in range(guests)], on_change=lambda: None)
    bodies = [losses.body(k) for k in range(guests)]
    assert all(BOARD.encloses(body) for body in bodies)
    assert not any(a.overlaps(b) for a, b in combinations(bodies, 2))
    assert 60 <= bodies[0].w <= WIDEST


@pytest.mark.parametrize("seats", COUNTS)
def test_the_sheet_of_a_guided_match_covers_no_seat(seats: int) -> None:
    guide = GUIDES[seats]
    assert not any(
        guide.overlaps(box) for box in (*seat_boxes(seats).values(), STAGE, NOTE, hand_box())
    )
    assert SCREEN.encloses(guide)


@pytest.mark.parametrize("place", places(4, 0), ids=lambda p: f"{p.rug.x:.0f}")
def test_sets_slide_over_each_other_before_their_own_cards_hide_their_value(place: Place) -> None:
    shelved = shelf([(1.0,), (1.0, 1.0), (), (), (1.0, 1.0)], place)
    alike = [(a, b) for a, b in pairwise(shelved) if a.group == b.group]
    assert all(b.pose.x - a.pose.x >= 22 for a, b in alike)


@pytest.mark.parametrize("place", places(5, 0), ids=lambda p: f"{p.rug.x:.0f} {p.rug.y:.0f}")
def test_only_the_copy_of_a_set_shows_more_of_itself(place: Place) -> None:
    first, *others = [
        b.pose.x - a.pose.x
        for a, b in pairwise(shelf([(1.8, 1.0, 1.0, 1.0), (), ()], place))
        if a.group == b.group
    ]
    assert first == pytest.approx(1.8 * others[0])
    assert others == pytest.approx([others[0]] * 3)

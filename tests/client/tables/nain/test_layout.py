"""Where everything lies: on the screen, apart, and readable, at every number of seats."""

from itertools import combinations, pairwise

import pytest

from tablee_client.view.geometry import PRIMARY, SCREEN, Box
from tablee_client.view.seating import Spot
from tablee_client.view.tables.bubble import Bubble
from tablee_client.view.tables.nain.heap import NUMBER_ASIDE
from tablee_client.view.tables.nain.layout import (
    BANNER,
    COMPASS,
    DIAL,
    HAND_CARD,
    MINUS,
    NAIN,
    PLUS,
    RECAP,
    TALL,
    TRACK,
    around_table,
    card_box,
    coin_hand,
    cover_of,
    draft_row,
    guide_box,
    hand_box,
    number_x,
    place_of,
    special_hand,
)
from tablee_client.view.tables.nain.mouths import mouth
from tablee_client.view.tables.nain.recap import (
    BARE_CARD,
    CARD,
    FACE,
    FOOT,
    HEAD,
    LARGE_CARD,
    LARGE_FACE,
    LARGE_SMALL,
    ROOMY,
    SMALL,
    SUM_TALL,
    WIDEST,
)
from tablee_client.view.tables.note import PLACE
from tablee_client.view.tables.ring import RADIUS, WIDE
from tablee_client.view.tables.seat import TableSeat

COUNTS = (2, 3, 4, 5, 6, 7, 8)
MENU, TITLE, CORNER = Box(36, 32, 76, 76), Box(122, 32, 212, 76), Box(1720, 32, 164, 76)


def bubble(spot: Spot, *, own: bool) -> Box:
    plate = TableSeat(spot, seat=0, look=0, own=own)
    said = Bubble(mouth(plate), "")
    return said.placed(150.0)


def things(seats: int) -> dict[str, Box]:
    """Name all that lies on the table while a bid is asked for; shadows may touch by a bit."""
    found: dict[str, Box] = {}
    for seat, spot in enumerate(around_table(seats, 0)):
        place = place_of(spot, own=seat == 0, seats=seats)
        found[f"plate {seat}"] = Box.around(spot.x, spot.y, 330 if seat == 0 else 284, 92)
        found[f"coin {seat}"] = card_box(place.coin)
        heap = place.heap
        won = Box.around(heap.x, heap.y - 14, heap.width, 30)
        if seat:
            won = won.joined(Box.around(heap.x + place.way * NUMBER_ASIDE, heap.y - 14, 54, 30))
        found[f"heap {seat}"] = won
        for k, pose in enumerate(place.specials):
            found[f"special {seat}.{k}"] = card_box(pose)
    found |= {"track": Box.around(*TRACK, 900, 116), "banner": BANNER, "nain": NAIN}
    found |= {"dial": Box.around(*DIAL, 172, 172), "primary": PRIMARY, "note": PLACE}
    found |= {"menu": MENU, "title": TITLE, "compass": COMPASS, "corner": CORNER}
    return found


@pytest.mark.parametrize("seats", COUNTS)
def test_nothing_on_the_table_overlaps(seats: int) -> None:
    pairs = combinations(things(seats).items(), 2)
    apart = [(a, b) for (a, one), (b, other) in pairs if one.grown(-2).overlaps(other.grown(-2))]
    assert apart == []


@pytest.mark.parametrize("seats", COUNTS)
def test_the_sheet_of_a_guided_match_hides_nothing(seats: int) -> None:
    sheet = guide_box(seats)
    assert not sheet.overlaps(RECAP)
    assert [name for name, box in things(seats).items() if box.overlaps(sheet)] == []


@pytest.mark.parametrize("seats", COUNTS)
def test_everything_is_on_the_screen_and_clear_of_the_hand(seats: int) -> None:
    for name, box in things(seats).items():
        assert SCREEN.encloses(box), name
        lowest = 846 if name.startswith(("coin", "special")) else 1080
        assert box.bottom <= lowest, name
    for pose in special_hand(2):
        assert not card_box(pose).overlaps(hand_box().grown(-8))
        assert not card_box(pose).overlaps(Box.around(*DIAL, 172, 172))


@pytest.mark.parametrize("cards", range(1, 12))
def test_a_hand_shows_every_number_and_stays_on_the_screen(cards: int) -> None:
    poses = coin_hand(cards)
    for pose in poses:
        assert SCREEN.encloses(Box.around(pose.x, pose.y, HAND_CARD, HAND_CARD * TALL))
        assert hand_box().encloses(Box.around(pose.x, 970, HAND_CARD, 10))
    assert all(b.x - a.x >= HAND_CARD * 0.42 for a, b in pairwise(poses))


@pytest.mark.parametrize("cards", range(1, 12))
def test_a_hand_without_specials_spreads_as_far_as_the_dial(cards: int) -> None:
    poses = coin_hand(cards, alone=True)
    ends = [Box.around(pose.x, pose.y, HAND_CARD, HAND_CARD * TALL) for pose in poses]
    assert all(hand_box(alone=True).encloses(Box.around(e.cx, 970, e.w, 10)) for e in ends)
    assert not any(end.overlaps(Box.around(*DIAL, 172, 172)) for end in ends)
    assert all(b.x - a.x >= HAND_CARD * 0.6 for a, b in pairwise(poses))
    assert ends[0].x - hand_box().x == pytest.approx(hand_box(alone=True).right - ends[-1].right)


def test_the_cart_stands_on_its_bid_and_numbers_keep_their_order() -> None:
    assert number_x(17, 17) == TRACK[0]
    places = [number_x(n, 17.4) for n in range(10, 25)]
    assert places == sorted(places)
    assert all(b - a > 81.9 for a, b in pairwise(places))


@pytest.mark.parametrize("seats", COUNTS)
def test_a_cover_leaves_the_hint_free(seats: int) -> None:
    for seat, spot in enumerate(around_table(seats, 0)):
        card = place_of(spot, own=seat == 0, seats=seats).coin
        cover = cover_of(card)
        top = cover.y - cover.width * 166 / 160 / 2
        assert top - (card.y - card.width * TALL / 2) >= 0.28 * card.width


def test_leftovers_and_recap_lie_between_the_side_seats() -> None:
    row = draft_row(6)
    assert row[0].x - row[0].width / 2 > 492
    assert row[-1].x + row[-1].width / 2 < 1428
    assert (RECAP.x, RECAP.right) >= (492, 1000)
    assert MINUS[0] < DIAL[0] < PLUS[0]


@pytest.mark.parametrize("seats", COUNTS)
def test_no_ring_of_time_touches_the_corners(seats: int) -> None:
    for seat, spot in enumerate(around_table(seats, 0)):
        aside = (330 if seat == 0 else 284) / 2 - 38
        x = spot.x + (aside if spot.side == "right" else -aside)
        ring = Box.around(x, spot.y - 4, 140, 140)
        assert not any(ring.overlaps(box) for box in (MENU, TITLE, COMPASS, CORNER))


@pytest.mark.parametrize("seats", COUNTS)
def test_who_speaks_hides_only_specials_of_his_own(seats: int) -> None:
    for seat, spot in enumerate(around_table(seats, 0)):
        said, lying = bubble(spot, own=seat == 0), things(seats)
        del lying[f"special {seat}.0"], lying[f"special {seat}.1"]
        assert [name for name, box in lying.items() if box.overlaps(said.grown(-2))] == []
        face = TableSeat(spot, seat=0, look=0, own=seat == 0).face
        assert not said.overlaps(Box.around(*face, 112, 112))


def test_a_ring_around_the_top_portrait_is_on_the_screen() -> None:
    for seats in COUNTS:
        for spot in around_table(seats, 0):
            x, y = TableSeat(spot, seat=0, look=0, own=False).face
            ring = Box.around(x, y, 2 * RADIUS + WIDE, 2 * RADIUS + WIDE)
            assert ring.y >= 0
            assert ring.x >= 0
            assert ring.right <= SCREEN.w


@pytest.mark.parametrize("seats", COUNTS)
def test_a_column_of_the_recap_holds_its_cards_side_by_side(seats: int) -> None:
    wide = min(WIDEST, (RECAP.w - 50) / seats)
    tall = RECAP.h - HEAD - FOOT - 12 - SUM_TALL
    if wide >= ROOMY:
        assert wide - 6 >= LARGE_CARD + 2 * (LARGE_SMALL + 5)
        assert tall >= LARGE_FACE + 4 + LARGE_CARD * TALL - 12
        return
    assert wide - 6 >= FACE + CARD + 2
    assert wide - 6 >= 2 * SMALL + 5
    assert tall + 4 > 12 + (CARD + SMALL) * TALL
    assert tall > FACE + 8 + BARE_CARD * TALL

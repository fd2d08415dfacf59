"""What is said at a seat never hides the small line of that seat."""

import pytest

from tablee_client.view.app import App
from tablee_client.view.geometry import Box
from tablee_client.view.seating import PLACES, spots
from tablee_client.view.tables.bubble import bubble_at
from tablee_client.view.widgets.seat_plate import TALL, WIDE

LINE = 24.0


@pytest.mark.parametrize("seats", sorted(PLACES))
def test_a_bubble_leaves_the_line_of_its_seat_in_sight(app: App, seats: int) -> None:
    for number, spot in enumerate(spots(seats, 0)):
        plate = Box.around(spot.x, spot.y, WIDE, TALL)
        line = Box(plate.x, plate.bottom + 20 - LINE / 2, plate.w, LINE)
        if spot.x == 960:
            line = Box(plate.right + 12, plate.bottom - 24 - LINE / 2, 300, LINE)
        bubble = bubble_at(spot, "sans 5", own=number == 0, underlined=True)
        assert not bubble.body(app.canvas).overlaps(line)


def test_without_a_line_a_bubble_hangs_close_to_its_plate() -> None:
    spot = spots(4, 0)[1]
    assert bubble_at(spot, "hm", own=False).y < bubble_at(spot, "hm", own=False, underlined=True).y

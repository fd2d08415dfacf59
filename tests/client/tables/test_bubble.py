"""What is said at a seat: it never hides the small line of that seat, and a long text is whole."""

from typing import Any

import pytest

from tablee.games import all_games, get_game
from tablee_client.view.app import App
from tablee_client.view.geometry import SCREEN, Box
from tablee_client.view.seating import OWN, PLACES, spots
from tablee_client.view.table_screens import maker
from tablee_client.view.tables.bubble import Bubble, bubble_at, over_own
from tablee_client.view.tables.frame import TableScreen
from tablee_client.view.widgets.seat_plate import TALL, WIDE, SeatPlate
from tools.scenes.paper import home
from tools.scenes.played_room import PlayedRoom

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


LONG = "Je prends la dame, et je vous laisse le reste : bon courage à toute la table !"


@pytest.mark.parametrize("seats", sorted(PLACES))
def test_a_long_text_is_set_whole_and_on_the_screen(app: App, seats: int) -> None:
    for number, spot in enumerate(spots(seats, 0)):
        bubble = bubble_at(spot, LONG, own=number == 0)
        assert " ".join(bubble.lines(app.canvas)[1]).replace("\u00a0", " ") == LONG
        body = bubble.body(app.canvas)
        assert SCREEN.encloses(body)
        assert bubble.bounds().encloses(body)


def test_a_text_without_end_is_cut_after_four_lines(app: App) -> None:
    bubble = bubble_at(spots(4, 0)[1], LONG * 5, own=False)
    _, lines = bubble.lines(app.canvas)
    assert len(lines) == 4
    assert lines[-1].endswith("…")


def test_who_speaks_over_his_own_plate_leaves_his_name_in_sight(app: App) -> None:
    plate = SeatPlate(*OWN, width=330)
    assert (
        not Bubble(over_own(plate), "Well played!").body(app.canvas).overlaps(plate.box.grown(-12))
    )


@pytest.mark.parametrize("slug", [game.type.slug for game in all_games()])
def test_nobody_speaks_onto_a_plate(app: App, slug: str) -> None:
    for seats in get_game(slug).type.seats:
        for_two: dict[str, Any] = {"two_player": True} if (slug, seats) == ("nain", 2) else {}
        room = PlayedRoom(seats, game=get_game(slug), **for_two)
        table = maker(slug)(app, home("en"), room, practice=True)
        assert isinstance(table, TableScreen)
        app.push(table)
        app.step(0.02)
        plates = [plate.box.grown(-12) for plate in table.people.plates]
        for seat in range(seats):
            table.people.say(seat, "Oh là là !")
        said = [node.body(app.canvas) for node in table.stage.nodes if isinstance(node, Bubble)]
        assert len(said) == seats
        assert not [box for box in plates for body in said if box.overlaps(body)]

"""What a room shows agrees with the rules, while the party runs and when it is over."""

import pytest

from tablee.engine.rng import SeededRng
from tablee.games.gnumies import GAME
from tablee.games.gnumies.actions import Discard
from tablee.games.gnumies.observation import GnumiesObservation
from tablee_client.view.tables.gnumies.rooms import RoomView, room_view
from tablee_client.view.tables.gnumies.standing import Standing, terms_of


def view(room: str) -> RoomView:
    """Show the room of seat 0 in the middle of a match."""
    state = GAME.position(hands=["10", "20"], rooms=[room, ""])
    seen = state.observation(1)
    assert isinstance(seen, GnumiesObservation)
    return room_view(seen.rooms[0], terms_of(seen), copy_value=seen.copy_value, running=True)


@pytest.mark.parametrize(
    ("room", "points", "doomed"),
    [
        ("5 5", 20, set()),
        ("3 3 7 W", 10, {"3a"}),
        ("1 1 12 W W", 20, {"12"}),
        ("15 W", 0, {"15"}),
        ("2 7 7 C W", 22, {"C"}),
        ("2 2 9 14 W W W", 14, {"2a", "2b", "9a"}),
        ("1 2 W W W", 0, {"1a", "2a"}),
        ("C", 0, set()),
        ("", 0, set()),
    ],
)
def test_points_and_who_would_leave_are_as_in_the_rules(
    room: str, points: int, doomed: set[str]
) -> None:
    shown = view(room)
    assert shown.points == points
    assert shown.doomed == doomed


def test_sets_stand_from_the_lowest_up_with_wullawakis_last() -> None:
    shown = view("9 2 W 9 11 C W")
    assert [found.value for found in shown.sets] == [2, 9, 11, 16]
    assert [found.points for found in shown.sets] == [20, 20, 0, 0]
    assert shown.sets[0].guests == ("C", "2a")


def test_once_the_wullawakis_have_struck_nothing_more_is_taken_off() -> None:
    rooms = ["7 7 7 11 1 2 4 4 9 10 W W W", "3"]
    state = GAME.position(hands=["", ""], rooms=rooms, ended="no-gnumies")
    state.apply_action(0, Discard(("1a", "2a", "11")), SeededRng.from_number(1))
    seen = state.observation(0)
    assert isinstance(seen, GnumiesObservation)
    standing = Standing.of(seen)
    shown = room_view(
        seen.rooms[0],
        terms_of(seen),
        copy_value=None,
        running=standing.running,
        deserted=0 in standing.deserted,
    )
    assert shown.points == state.outcome().scores[0] == 89

"""Who looks how at a table: people as they chose, bots as they came, each in his own way."""

from tablee.protocol import SeatInfo
from tablee_client.core.settings import AVATARS
from tablee_client.view.looks import (
    COLOURS,
    badge_picture,
    looks,
    own_look,
    portrait_picture,
)


def player(avatar: int) -> SeatInfo:
    return SeatInfo("player", "P", avatar=avatar, player=3)


def bot(avatar: int = 0) -> SeatInfo:
    return SeatInfo("bot", "B", level="easy", avatar=avatar)


def faces(seats: list[SeatInfo]) -> list[int]:
    return [look // COLOURS for look in looks(seats)]


def colours(seats: list[SeatInfo]) -> list[int]:
    return [look % COLOURS for look in looks(seats)]


def test_people_look_as_they_chose_and_nobody_twice() -> None:
    assert faces([player(4), player(4), player(1)]) == [4, 5, 1]


def test_faces_that_share_a_colour_keep_their_faces_and_take_different_colours() -> None:
    seats = [player(4), player(12), player(20), player(28)]
    assert faces(seats) == [4, 12, 20, 28]
    assert colours(seats) == [4, 5, 6, 7]


def test_eight_players_have_all_the_colours_whatever_faces_they_chose() -> None:
    seats = [player(7 * k + 3) for k in range(8)]
    assert sorted(colours(seats)) == list(range(COLOURS))
    assert len(set(faces(seats))) == 8


def test_a_number_beyond_the_faces_that_are_known_gives_one_of_them() -> None:
    assert faces([player(255)]) == [255 % AVATARS]


def test_a_bot_has_the_look_that_it_came_with() -> None:
    assert faces([player(4), bot(7), bot(2)]) == [4, 7, 2]


def test_a_bot_without_one_has_that_of_its_place_whoever_leaves() -> None:
    assert faces([player(4), player(6), bot(), bot()])[2:] == [2, 3]
    assert faces([player(4), SeatInfo(), bot(), bot()])[2:] == [2, 3]


def test_an_open_seat_takes_no_look_from_a_bot() -> None:
    assert faces([player(4), SeatInfo(), SeatInfo(), bot(2)])[3] == 2


def test_people_choose_before_bots() -> None:
    assert faces([bot(5), player(5)]) == [6, 5]


def test_a_look_names_its_pictures() -> None:
    look = looks([player(4), player(12)])[1]
    assert portrait_picture(look) == "portraits/12/5"
    assert badge_picture(look) == "seats/badge_5"
    assert portrait_picture(own_look(12)) == "portraits/12/4"

"""Who looks how at a table: people as they chose, bots as they came, each in his own way."""

from tablee.protocol import SeatInfo
from tablee_client.view.looks import looks


def player(avatar: int) -> SeatInfo:
    return SeatInfo("player", "P", avatar=avatar, player=3)


def bot(avatar: int = 0) -> SeatInfo:
    return SeatInfo("bot", "B", level="easy", avatar=avatar)


def test_people_look_as_they_chose_and_nobody_twice() -> None:
    assert looks([player(4), player(4), player(1)]) == [4, 5, 1]


def test_a_bot_has_the_look_that_it_came_with() -> None:
    assert looks([player(4), bot(7), bot(2)]) == [4, 7, 2]


def test_a_bot_without_one_has_that_of_its_place_whoever_leaves() -> None:
    assert looks([player(4), player(6), bot(), bot()])[2:] == [2, 3]
    assert looks([player(4), SeatInfo(), bot(), bot()])[2:] == [2, 3]


def test_an_open_seat_takes_no_look_from_a_bot() -> None:
    assert looks([player(4), SeatInfo(), SeatInfo(), bot(2)])[3] == 2


def test_people_choose_before_bots() -> None:
    assert looks([bot(5), player(5)]) == [6, 5]

"""What the organiser of a server says, as a client keeps it and words it."""

import pytest

from tablee.protocol.house import Announced, Closing, Moved
from tablee.protocol.messages import TableChanged
from tablee.protocol.seating import Told
from tablee_client.core.house import House, house_text
from tablee_client.core.mirror import Mirror
from tablee_client.core.notices import HouseSpoke, TableEntered, TableLeft
from tablee_client.core.words import Words
from tools.scenes.paper_room import info


class Hand:
    """A clock that a test sets."""

    time = 100.0

    def __call__(self) -> float:
        return self.time


def test_an_announcement_is_shown_for_a_while_and_longer_if_it_is_long() -> None:
    hand = Hand()
    mirror = Mirror(hand)
    (told,) = mirror.apply(Announced("Pizza\u202e is here"))
    assert told == HouseSpoke(mirror.house)
    assert mirror.house.announcement(105.0) == "Pizza is here"
    assert mirror.house.announcement(114.0) == ""
    mirror.apply(Announced("x" * 300))
    assert mirror.house.announcement(130.0) == "x" * 300


def test_the_end_is_counted_down_and_may_be_called_off() -> None:
    hand = Hand()
    mirror = Mirror(hand)
    assert mirror.apply(Closing(60_000, keeps=True)) == [HouseSpoke(mirror.house)]
    assert (mirror.house.left(130.0), mirror.house.keeps) == (30.0, True)
    assert mirror.house.left(500.0) == 0.0
    (told,) = mirror.apply(Closing(None))
    assert told == HouseSpoke(mirror.house, is_called_off=True)
    assert mirror.house.left(100.0) is None
    assert mirror.apply(Closing(None)) == [HouseSpoke(mirror.house)]


def test_after_a_lost_connection_the_end_is_no_more_until_told_again() -> None:
    mirror = Mirror(Hand())
    mirror.apply(Closing(60_000))
    mirror.trust_again()
    assert mirror.house.closes_at is None


@pytest.mark.parametrize(
    ("now", "shown"),
    [(100.0, True), (111.0, True), (113.0, False), (341.0, True), (347.0, False), (371.0, True)],
)
def test_the_end_is_shown_at_first_each_minute_and_at_last(now: float, shown: bool) -> None:
    house = House().closing(Closing(300_000), 100.0)
    assert (house.reminder(now) is not None) == shown


def test_who_is_moved_leaves_one_table_and_enters_the_other() -> None:
    mirror = Mirror(Hand())
    mirror.apply(TableChanged(info(1, "One", "mo")))
    mirror.apply(TableChanged(info(2, "Two", "po")))
    mirror.enter(1)
    left, entered = mirror.apply(Moved(2, 1))
    assert left == TableLeft(1, "moved")
    assert isinstance(entered, TableEntered)
    assert mirror.at == 2
    assert mirror.apply(Moved(2, 0)) == []


def test_who_is_moved_to_a_table_he_never_heard_of_enters_it_once_it_is_told() -> None:
    mirror = Mirror(Hand())
    assert mirror.apply(Moved(7, 0)) == []
    entered = mirror.apply(TableChanged(info(7, "Seven", "mo")))
    assert any(isinstance(notice, TableEntered) for notice in entered)


def test_whose_seat_a_bot_got_is_at_no_table() -> None:
    mirror = Mirror(Hand())
    mirror.apply(TableChanged(info(1, "One", "mo")))
    mirror.enter(1)
    assert mirror.apply(Told(1, "replaced")) == [TableLeft(1, "replaced")]
    assert Words("en").gone("replaced") != Words("en").gone("nothing-of-the-kind")


def test_the_banner_says_what_is_to_be_known_now() -> None:
    words = Words("en")
    assert house_text(House(), 0.0, words) == ""
    closing = House(closes_at=45.0, keeps=True)
    assert house_text(closing, 0.4, words) == words("house-closing-keeps", time="45 s")
    assert "5 min" in house_text(House(closes_at=300.0), 0.0, words)
    assert house_text(House(closes_at=5.0), 6.0, words) == words("house-closing-now")
    both = house_text(House("Pizza", 20.0, 45.0), 1.0, words).split("\n")
    assert both == [words("house-closing", time="44 s"), words("house-announcement", text="Pizza")]

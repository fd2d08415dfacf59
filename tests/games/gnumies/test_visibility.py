"""Who may know what, and when: the table of rules II.8, tried on the bytes sent to each role.

Every row names what is looked for, the phase, and the viewers to whom it is sent. A viewer is sent
his observation and the events as he sees them, from the start of the scene.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec
import pytest

from tablee.engine import OPEN, SPECTATOR, Event, SeededRng, seen_events
from tablee.games.gnumies import GAME, GnumiesState
from tests.games.gnumies.scenes import STARS, play, scene

EVERYBODY: Final = (0, 1, 2, SPECTATOR, OPEN)
SETTING: Final[dict[str, Any]] = {"seats": 3, "guest": "5", "deck": "6 2 3", **STARS}


class Scene:
    """A position and what led to it."""

    def __init__(self, *lines: str, **facts: Any) -> None:
        self.state: GnumiesState = scene(**facts)
        self.events: list[Event] = play(self.state, *lines)

    def sent(self, viewer: int) -> bytes:
        """Give all bytes that a viewer is sent."""
        seen = self.state.observation(viewer)
        told = seen_events(self.events, viewer)
        return msgspec.msgpack.encode(seen) + msgspec.msgpack.encode(told)

    def seen(self, viewer: int) -> Any:
        """Give the observation as a client reads it."""
        return GAME.decode_observation(msgspec.msgpack.encode(self.state.observation(viewer)))


def bidding() -> Scene:
    """Red and blue have bid, yellow hasn't."""
    return Scene("red 70", "blue star", **SETTING)


def resolved() -> Scene:
    """A round is over and the next guest is at the door."""
    return Scene("red 70", "blue 40", "yellow 20", **SETTING)


def drawing() -> Scene:
    """Blue's star has drawn a 6."""
    return Scene("red 70", "blue star", "yellow 20", **SETTING)


def losing() -> Scene:
    """Red has chosen what to lose, blue hasn't."""
    rooms = ["W W W 2 3 4 5", "9", "W W W 6 7 8 10"]
    return Scene("red discard 2a 3a 4a", rooms=rooms, ended="time", deck_size=12)


def finished(**options: Any) -> Scene:
    """The party is over."""
    return Scene(rooms=["9", "10", "W 2"], ended="time", deck="11 13", options=options)


def sees(read: Callable[[Any], object], value: object) -> Callable[[Scene, int], bool]:
    """Look for a value in the observation."""
    return lambda moment, viewer: read(moment.seen(viewer)) == value


def is_sent(code: str) -> Callable[[Scene, int], bool]:
    """Look for a card in all bytes that are sent; single codes must be whole strings."""
    packed = msgspec.msgpack.encode(code)
    return lambda moment, viewer: packed in moment.sent(viewer)


# What, when, how it is looked for, and who has it.
ROWS: Final[list[tuple[str, Callable[[], Scene], Callable[[Scene, int], bool], Any]]] = [
    ("guest", bidding, sees(lambda o: o.guest, "5a"), EVERYBODY),
    ("guest", resolved, sees(lambda o: o.guest, "6a"), EVERYBODY),
    ("top of the deck", bidding, is_sent("6a"), (OPEN,)),
    ("top of the deck", resolved, is_sent("2a"), (OPEN,)),
    ("top of the deck", drawing, is_sent("2a"), (OPEN,)),
    ("deck order", bidding, sees(lambda o: o.deck is None, False), (OPEN,)),
    ("deck order", resolved, sees(lambda o: o.deck is None, False), (OPEN,)),
    ("deck order", drawing, sees(lambda o: o.deck is None, False), (OPEN,)),
    ("deck order", losing, sees(lambda o: o.deck is None, False), (OPEN,)),
    ("deck order", finished, sees(lambda o: o.deck[:2], ("11", "13")), EVERYBODY),
    ("deck size", bidding, sees(lambda o: o.deck_count, 52), EVERYBODY),
    ("deck size", drawing, sees(lambda o: o.deck_count, 51), EVERYBODY),
    ("hand sizes", bidding, sees(lambda o: o.counts, (10, 11, 10)), EVERYBODY),
    ("hand sizes", resolved, sees(lambda o: o.counts, (10, 11, 11)), EVERYBODY),
    ("own hand", bidding, sees(lambda o: o.hand is None, False), (0, 1, 2)),
    ("own hand", drawing, sees(lambda o: o.hand is None, False), (0, 1, 2)),
    ("red's hand", bidding, sees(lambda o: o.hand and "70" not in o.hand, True), (0,)),
    ("that a seat has bid", bidding, sees(lambda o: o.sealed, (0, 2)), EVERYBODY),
    ("anybody's 70", bidding, is_sent("70"), (0, 1, 2, OPEN)),  # the others hold one themselves
    ("red's bid", bidding, sees(lambda o: o.bid, "70"), (0,)),
    ("blue's bid", bidding, sees(lambda o: o.bid, "star"), (2,)),
    ("all bids", bidding, sees(lambda o: o.bids, ("70", None, "star")), (OPEN,)),
    ("bids", resolved, sees(lambda o: o.history[-1].bids, ("70", "20", "40")), EVERYBODY),
    ("bids", drawing, sees(lambda o: o.history[-1].bids, ("70", "20", "star")), EVERYBODY),
    ("discards", resolved, sees(lambda o: o.spent, (("70",), (), ())), EVERYBODY),
    ("rooms", resolved, sees(lambda o: o.rooms, (("5a",), (), ())), EVERYBODY),
    ("rooms", drawing, sees(lambda o: o.rooms, (("5a",), (), ())), EVERYBODY),
    ("whose star drew", drawing, sees(lambda o: o.star, 2), EVERYBODY),
    ("the drawn guest", drawing, sees(lambda o: o.drawn, "6a"), (2, OPEN)),
    ("the drawn guest", drawing, is_sent("6a"), (2, OPEN)),
    ("that red has chosen", losing, sees(lambda o: o.sealed, (0,)), EVERYBODY),
    ("red's choice", losing, sees(lambda o: o.discard, ("2a", "3a", "4a")), (0,)),
    (
        "all choices",
        losing,
        sees(lambda o: o.discards, (("2a", "3a", "4a"), None, None)),
        (OPEN,),
    ),
    ("losses", finished, sees(lambda o: o.lost, ((), (), ("2a",))), EVERYBODY),
]


@pytest.mark.parametrize(
    ("moment", "look", "viewers"),
    [pytest.param(*row[1:], id=f"{row[0]}, {row[1].__name__}") for row in ROWS],
)
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_visibility_table(
    moment: Callable[[], Scene],
    look: Callable[[Scene, int], bool],
    viewers: tuple[int, ...],
    viewer: int,
) -> None:
    assert look(moment(), viewer) is (viewer in viewers)


def test_the_deck_may_stay_hidden() -> None:
    moment = finished(deck_reveal="never")
    assert moment.seen(0).deck is None
    assert moment.seen(SPECTATOR).deck is None
    assert moment.seen(OPEN).deck[:2] == ("11", "13")


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_another_bid_changes_no_byte_for_the_others(viewer: int) -> None:
    """The bytes are the same whatever red has bid, a star included."""
    sent = {Scene(f"red {bid}", **SETTING).sent(viewer) for bid in ("10", "70", "100", "star")}
    assert len(sent) == 1


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_another_choice_of_losses_changes_no_byte_for_the_others(viewer: int) -> None:
    rooms = ["W W W 2 3 4 5", "9", "W W W 6 7 8 10"]
    sent = {
        Scene(f"red discard {lost}", rooms=rooms, ended="time").sent(viewer)
        for lost in ("2a 3a 4a", "3a 4a 5a")
    }
    assert len(sent) == 1


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_another_drawn_guest_changes_no_byte_for_the_others(viewer: int) -> None:
    lines = ("red 70", "blue star", "yellow 20")
    sent = {Scene(*lines, **{**SETTING, "deck": deck}).sent(viewer) for deck in ("6 2", "C 15")}
    assert len(sent) == 1


def test_a_drawn_guest_is_public_once_it_is_placed() -> None:
    moment = Scene("red 70", "blue star", "yellow 20", "blue give 0", **SETTING)
    for viewer in EVERYBODY:
        assert moment.seen(viewer).rooms[0] == ("5a", "6a")
        assert [(d.star, d.guest, d.taker) for d in moment.seen(viewer).draws] == [(2, "6a", 0)]


def test_nobody_is_told_the_order_of_the_deck() -> None:
    events: list[Event] = []
    GAME.new_initial_state(GAME.setup(4), SeededRng.from_number(3), events)
    assert [type(event).__name__ for event in seen_events(events, 0)] == ["GuestTurned"]
    assert len(seen_events(events, OPEN)) == 2

"""Events: no class without an audience, and each viewer gets his form."""

import pytest

from tablee.engine import EVERYONE, OPEN, SPECTATOR, Chance, Event, PublicEvent, seen_events
from tablee.engine.event import Audience


class Dealt(Event, frozen=True, array_like=True):
    seat: int
    card: str | None

    def audience(self) -> Audience:
        return {self.seat}

    def redacted(self) -> Event:
        return Dealt(self.seat, None)


class Rang(PublicEvent, frozen=True, array_like=True):
    bell: int


def test_an_event_without_audience_is_refused_when_it_is_defined() -> None:
    with pytest.raises(TypeError, match=r"Leaky must define audience"):

        class Leaky(Event, frozen=True, array_like=True):
            def redacted(self) -> Event | None:
                return None


def test_an_event_without_redacted_form_is_refused_when_it_is_defined() -> None:
    with pytest.raises(TypeError, match=r"Leaky must define redacted"):

        class Leaky(Event, frozen=True, array_like=True):
            def audience(self) -> Audience:
                return {0}


def test_a_heir_keeps_what_its_parent_defined() -> None:
    class DealtAgain(Dealt, frozen=True, array_like=True):
        pass

    assert DealtAgain(1, "7D").seen_by(0) == Dealt(1, None)


def test_who_is_in_the_audience_sees_it_whole() -> None:
    event = Dealt(1, "7D")
    assert event.seen_by(1) is event
    assert event.seen_by(OPEN) is event
    assert event.seen_by(0) == Dealt(1, None)
    assert event.seen_by(SPECTATOR) == Dealt(1, None)


def test_public_events_are_seen_by_all() -> None:
    event = Rang(1)
    assert event.audience() is EVERYONE
    assert repr(EVERYONE) == "EVERYONE"
    assert all(event.seen_by(viewer) is event for viewer in (0, 7, SPECTATOR, OPEN))
    assert event.redacted() is event


def test_chance_is_seen_in_the_open_view_only() -> None:
    event = Chance("deal/1", (2, 0, 1))
    assert event.seen_by(OPEN) is event
    assert [event.seen_by(viewer) for viewer in (0, 1, SPECTATOR)] == [None, None, None]


def test_seen_events_keep_their_order_and_leave_out_what_is_unseen() -> None:
    events = [Rang(1), Chance("deal/1", ()), Dealt(0, "7D"), Rang(2)]
    assert seen_events(events, 1) == (Rang(1), Dealt(0, None), Rang(2))
    assert seen_events(events, 0) == (Rang(1), Dealt(0, "7D"), Rang(2))
    assert seen_events(tuple(events), OPEN) == tuple(events)

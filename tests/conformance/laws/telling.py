"""Events: each with an audience, a form for the others, and a way over the wire."""

from typing import get_args

import msgspec

from tablee.engine import OPEN, SPECTATOR, Everyone, Rng, seen_events
from tests.conformance.laws.law import Book, Subject
from tests.conformance.matches import Match

BOOK = Book()


@BOOK.matches(examples=10)
def every_event_has_an_audience(match: Match, luck: Rng) -> None:
    del luck
    classes = get_args(match.game.event_type) or (match.game.event_type,)
    for _, events in match.again():
        for event in events:
            audience = event.audience()
            assert type(event) in classes, f"{event} isn't among the game's events"
            assert event.seen_by(OPEN) == event, "the open view sees all"
            if isinstance(audience, Everyone):
                assert event.seen_by(SPECTATOR) == event, event
                continue
            assert all(0 <= seat < match.setup.seats for seat in audience), event
            redacted = event.redacted()
            assert event.seen_by(SPECTATOR) == redacted, event
            assert redacted is None or type(redacted) in classes, redacted


@BOOK.matches(examples=10)
def events_cross_the_wire(match: Match, luck: Rng) -> None:
    del luck
    for _, events in match.again():
        for viewer in (*range(match.setup.seats), SPECTATOR, OPEN):
            seen = seen_events(events, viewer)
            assert match.game.decode_events(msgspec.msgpack.encode(seen)) == seen, viewer


@BOOK.whole
def every_kind_has_its_own_tag(subject: Subject) -> None:
    for union in (subject.game.action_type, subject.game.event_type):
        tags = [member.__struct_config__.tag for member in get_args(union) or (union,)]
        assert len(set(tags)) == len(tags), tags

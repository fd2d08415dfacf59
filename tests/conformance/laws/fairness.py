"""Deals that can be checked: what is proven to a viewer is what his own events told him."""

from tablee.engine import OPEN, SPECTATOR, Chance, Drawing, Event, Rng, Viewer, seen_events
from tests.conformance.laws.law import Book
from tests.conformance.matches import Match

BOOK = Book()


@BOOK.matches(examples=30)
def what_is_proven_is_what_was_told(match: Match, luck: Rng) -> None:
    """The places that a viewer's events name hold what they say, and each is named once."""
    del luck
    follow = {viewer: match.game.drawing(match.setup) for viewer in _viewers(match)}
    outcomes: dict[str, tuple[int, ...]] = {}
    named: dict[Viewer, list[tuple[str, int]]] = {viewer: [] for viewer in follow}
    for _, events in match.again():
        for event in events:
            if isinstance(event, Chance):
                assert event.outcome, f"{event.label} has no outcome"
                assert event.label not in outcomes, f"{event.label} is drawn twice"
                outcomes[event.label] = event.outcome
        for viewer, drawing in follow.items():
            named[viewer] += _named(drawing, events, viewer, outcomes)
    for viewer, places in named.items():
        assert len(set(places)) == len(places), f"a place is shown to {viewer} twice"


def _viewers(match: Match) -> tuple[Viewer, ...]:
    return (*range(match.setup.seats), SPECTATOR, OPEN)


def _named(
    drawing: Drawing, events: list[Event], viewer: Viewer, outcomes: dict[str, tuple[int, ...]]
) -> list[tuple[str, int]]:
    named: list[tuple[str, int]] = []
    for event in seen_events(events, viewer):
        named_here = drawing.follow(event)
        assert not named_here or type(event) in drawing.kinds, f"{event} isn't among its kinds"
        for drawn in named_here:
            held = sorted(outcomes[drawn.label][place] for place in drawn.places)
            assert held == sorted(drawn.values), f"viewer {viewer} was told {drawn}"
            named += [(drawn.label, place) for place in drawn.places]
    return named

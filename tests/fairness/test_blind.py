"""What is sent about chance, and what a file shows a viewer, is the same for what he can't know.

Every game is played beside itself with two hidden things of one draw crossed. As long as a viewer
sees the same events in both, he is sent the same places of the same chance events in both, with the
same values; only hashes differ, and they say nothing without the secret.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tablee.engine import OPEN, SPECTATOR, Event, FastRng, Rng, State, Viewer, seen_events
from tablee.fairness import MatchId, Opening
from tablee.record import Frames, opened
from tablee_server.dealings import Dealings
from tests.conformance.laws.crossed import CrossedRng
from tests.conformance.laws.law import Subject
from tests.conformance.matches import Match
from tests.conformance.subjects import SUBJECTS, slug

OPENING = Opening(bytes(range(32)), ())
PLIES = 60
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=slug)


class World:
    """A match that is played again, by its own chance or by another."""

    def __init__(self, match: Match, dice: Rng) -> None:
        kind, self._dice = match.game.type, dice
        who = MatchId("a", 1, 1, kind.slug, kind.rules_version)
        self.dealings = Dealings(match.game, match.setup, who, OPENING, proves=True)
        self.viewers = (OPEN, *range(match.setup.seats), SPECTATOR)
        self.frames = Frames(self.viewers)
        self.packed: list[list[Any]] = []
        self.events: list[Event] = []
        self.state: State = match.begin(dice, self.events)
        self.take()

    def take(self) -> None:
        self.dealings.follow(self.events)
        version = len(self.packed) + 1
        self.packed.append(self.frames.pack(version, self.state, self.events))

    def go_on(self, seat: int, action: Any) -> None:
        self.events = self.state.apply_action(seat, action, self._dice)
        self.take()

    def sight(self, viewer: Viewer) -> bytes:
        return msgspec.msgpack.encode(seen_events(self.events, viewer))

    def told(self, viewer: Viewer) -> list[tuple[Any, ...]]:
        """Give what of the news isn't a hash: the values of one hand in whatever order."""
        news = self.dealings.news(viewer, 1)
        if news is None:
            return []
        roots = [(root.label, root.places) for root in news.roots]
        places = sorted((proof.label, proof.place) for proof in news.proofs)
        return [*roots, *places, *sorted((proof.label, proof.value) for proof in news.proofs)]


def side_by_side(match: Match, at: int, luck: Rng) -> Iterator[tuple[World, World]]:
    """Play both worlds move by move, as long as the moves are possible in both."""
    one = World(match, match.dice())
    other = World(match, CrossedRng.of(match.dice(), at=at, luck=luck))
    yield one, other
    for seat, action in match.moves[:PLIES]:
        one.dealings.told()
        other.dealings.told()
        one.go_on(seat, action)
        try:
            other.go_on(seat, action)
        except Exception:  # the crossed world has gone another way
            return
        yield one, other


def some_matches(subject: Subject) -> list[Match]:
    return subject.matches[:: max(1, len(subject.matches) // 4)]


@every_game
def test_proofs_tell_nothing_that_the_events_dont(subject: Subject) -> None:
    compared = 0
    for number, match in enumerate(some_matches(subject)):
        for at in range(3):
            alike = [*range(match.setup.seats), SPECTATOR]
            for one, other in side_by_side(match, at, FastRng(number)):
                alike = [v for v in alike if one.sight(v) == other.sight(v)]
                for viewer in alike:
                    assert one.told(viewer) == other.told(viewer), viewer
                    compared += bool(one.told(viewer))
    assert compared > 0


@every_game
def test_a_viewers_frames_hold_nothing_that_he_didnt_see(subject: Subject) -> None:
    for number, match in enumerate(some_matches(subject)):
        alike, last = [*range(match.setup.seats), SPECTATOR], None
        for last in side_by_side(match, number % 3, FastRng(number)):
            one, other = last
            alike = [v for v in alike if one.sight(v) == other.sight(v)]
        assert last is not None
        one, other = last
        pairs = zip(
            opened(one.viewers, one.packed), opened(other.viewers, other.packed), strict=False
        )
        for true, crossed in pairs:
            for viewer in alike:
                assert true[viewer] == crossed[viewer], viewer

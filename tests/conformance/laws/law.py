"""What a law is: a named claim about every position, every match, or the game as a whole.

A claim raises AssertionError where it doesn't hold; hypothesis looks for the position and the luck.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, TypeAlias

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tablee.engine import FastRng, Rng
from tablee.games import AnyGame
from tests.conformance.matches import Match, Position, matches

Check: TypeAlias = "Callable[[Subject], None]"
OnPosition: TypeAlias = Callable[[Position, Rng], None]
OnMatch: TypeAlias = Callable[[Match, Rng], None]

LUCK: Final = st.integers(0, 2**32 - 1).map(FastRng)
SETTINGS: Final = settings(
    database=None,
    deadline=None,
    derandomize=True,
    report_multiple_bugs=False,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


@dataclass(eq=False)
class Subject:
    """A game under the laws, and the matches that are played of it once."""

    game: AnyGame
    shrinks: bool = True
    seed: int = 1

    @cached_property
    def matches(self) -> list[Match]:
        return matches(self.game, seed=self.seed)

    @cached_property
    def positions(self) -> list[Position]:
        return [position for match in self.matches for position in match.positions]


@dataclass
class Law:
    """One law: its name is a sentence."""

    name: str
    check: Check


@dataclass
class Book:
    """The laws of one family, in the order they were written down."""

    laws: list[Law] = field(default_factory=list)

    def whole(self, claim: Check) -> Check:
        """Enter a claim about a game as a whole."""
        self.laws.append(Law(claim.__name__, claim))
        return claim

    def positions(self, examples: int) -> Callable[[OnPosition], OnPosition]:
        """Enter a claim about any position, tried on so many."""

        def enter(claim: OnPosition) -> OnPosition:
            def check(subject: Subject) -> None:
                anywhere = given(st.sampled_from(subject.positions), LUCK)
                _settled(subject, examples)(anywhere(claim))()

            self.laws.append(Law(claim.__name__, check))
            return claim

        return enter

    def matches(self, examples: int) -> Callable[[OnMatch], OnMatch]:
        """Enter a claim about any match, tried on so many."""

        def enter(claim: OnMatch) -> OnMatch:
            def check(subject: Subject) -> None:
                anywhere = given(st.sampled_from(subject.matches), LUCK)
                _settled(subject, examples)(anywhere(claim))()

            self.laws.append(Law(claim.__name__, check))
            return claim

        return enter


def _settled(subject: Subject, examples: int) -> settings:
    phases = SETTINGS.phases if subject.shrinks else (Phase.generate,)
    return settings(SETTINGS, max_examples=examples, phases=phases)

"""A contest as it is ordered, and the playing of one of its deals: all that a worker needs."""

import time
from collections.abc import Iterator, Sequence

import msgspec

from tablee.engine import FastRng, SeededRng, Setup
from tablee.games import AnyGame, get_game
from tools.contest.bout import Bout
from tools.contest.contender import Contender, Thought
from tools.contest.entry import contender_of
from tools.contest.lineup import Lineup, Side, lineups, sides_of
from tools.contest.played import Deal


class Contest(msgspec.Struct, frozen=True):
    """Which bots play which game, from which seed on, and how long they think.

    `bots` are texts (see `contender_of`), `thought` is how long they think. The first `audited`
    deals are played with every decision asked twice (see `Bout`). Equal contests give equal deals,
    whoever plays them.
    """

    slug: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int = 1
    thought: Thought = Thought()
    audited: int = 1

    @property
    def game(self) -> AnyGame:
        """The game's rules."""
        return get_game(self.slug)

    @property
    def sides(self) -> tuple[Side, ...]:
        """What wins together."""
        return sides_of(self.game, self.setup.seats)

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """The line-ups of each deal."""
        return lineups(self.sides, len(self.bots))

    @property
    def names(self) -> tuple[str, ...]:
        """The contenders' names; one that takes part twice is numbered."""
        return tuple(_numbered(self.bots))

    def contenders(self) -> tuple[Contender, ...]:
        """Make the contenders; UnknownBot."""
        return tuple(contender_of(bot, self.game, self.thought) for bot in self.bots)


def play_deal(contest: Contest, number: int) -> Deal:
    """Play one deal in every line-up."""
    return play_with(contest, number, contest.contenders())


def play_with(contest: Contest, number: int, contenders: Sequence[Contender]) -> Deal:
    """Play one deal between these contenders, whatever the contest's texts say."""
    start = time.thread_time()
    matches = [
        Bout(
            contest.game,
            contest.setup,
            contenders,
            lineup,
            names=contest.names,
            dice=SeededRng.from_number(contest.seed).derive(f"arena/deal/{number}"),
            luck=FastRng(contest.seed).derive(f"arena/bots/{number}"),
            where=(number, place),
            audit=number < contest.audited,
        ).play()
        for place, lineup in enumerate(contest.lineups)
    ]
    return Deal(number, tuple(matches), time.thread_time() - start)


def _numbered(bots: tuple[str, ...]) -> Iterator[str]:
    for place, bot in enumerate(bots):
        earlier = bots[:place].count(bot)
        yield f"{bot}#{earlier + 1}" if earlier else bot

"""What a practice is to be: game, seats, opponents, rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tablee.engine import Setup, Value
from tablee.games import get_game
from tablee.protocol import TableRules

PRACTICE_RULES = TableRules(hints=True)
"""What is agreed on where nobody says otherwise: alone, everybody may ask what to do."""


@dataclass(frozen=True, slots=True)
class PracticePlan:
    """What is played. `seats` None is the game's own number; `demo` lets bots play every seat.

    `seed` makes the match repeatable; `pace` is how long a bot seems to think, in seconds, None
    for the server's own. A `guided` match is explained as it goes. `rules` are the table's
    own, None for those of a practice.
    """

    game: str
    seats: int | None = None
    level: str = "normal"
    seed: int | None = None
    preset: str | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    demo: bool = False
    pace: float | None = None
    guided: bool = False
    rules: TableRules | None = None

    def setup(self) -> Setup:
        """Check the plan against the rules: UnknownGame, or BadSetup."""
        rules = get_game(self.game)
        return rules.setup(self.seats, preset=self.preset, options=self.options)

    def server_words(self) -> list[str]:
        """Give what the server's command line needs of it."""
        words = ["--name", "Tablée"]
        if self.seed is not None:
            words += ["--seed", str(self.seed)]
        if self.pace is not None:
            words += ["--bot-pace", str(self.pace)]
        return words

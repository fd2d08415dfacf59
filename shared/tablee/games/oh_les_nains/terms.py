"""The terms of one match: its options, read once into plain facts that the rules ask for often."""

from tablee.engine import Setup

SQUARES = 16
START_FENCE = SQUARES // 2


class Terms:
    """Immutable by convention and shared by every clone of a match's state."""

    __slots__ = (
        "exchanges_any",
        "first_seat",
        "has_counters",
        "match_wins",
        "max_plays",
        "most_rounds",
        "pickers",
        "reveals_hands",
        "seats",
        "setup",
    )

    def __init__(self, setup: Setup) -> None:
        """Read a checked setup."""
        self.setup = setup
        self.seats = setup.seats
        self.first_seat = setup.options["first_seat"]
        self.exchanges_any = setup.word("exchange") == "any"
        self.has_counters = setup.flag("counters")
        self.match_wins = setup.number("match_wins")
        self.most_rounds = 2 * self.match_wins - 1
        self.max_plays = setup.number("max_plays")
        self.reveals_hands = setup.flag("reveal_hands")
        one_each = setup.number("team_dwarves") == 2
        self.pickers = range(setup.seats) if one_each else range(2)

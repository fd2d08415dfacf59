"""The terms of one match: its options, read once into plain facts that the rules ask for often."""

from tablee.engine import Setup
from tablee.games.nain.cards import COINS_EACH


class Terms:
    """Immutable by convention and shared by every clone of a match's state."""

    __slots__ = (
        "auto_draft",
        "everybody",
        "flip_own",
        "jumps",
        "late_reveal",
        "one_special",
        "reaction",
        "rounds",
        "seats",
        "setup",
        "starter",
    )

    def __init__(self, setup: Setup) -> None:
        """Read a checked setup."""
        self.setup = setup
        self.seats = setup.seats
        self.everybody = (1 << setup.seats) - 1
        self.rounds = COINS_EACH[setup.seats]
        self.starter = setup.options["starter"]
        self.flip_own = setup.flag("flip_own")
        self.late_reveal = setup.flag("late_reveal")
        self.one_special = setup.flag("one_special_per_round")
        self.jumps = setup.flag("reverse_jumps")
        self.auto_draft = setup.flag("auto_draft")
        self.reaction = setup.number("reaction_ms")

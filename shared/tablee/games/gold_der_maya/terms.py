"""The terms of one match: its options, read once into plain facts that the rules ask for often."""

from typing import Final

from tablee.engine import Setup

BEADS: Final = 10


class Terms:
    """Immutable by convention and shared by every clone of a match's state."""

    __slots__ = ("bases", "keeps_own", "open_beads", "seats", "setup", "starter", "total")

    def __init__(self, setup: Setup) -> None:
        """Read a checked setup."""
        self.setup = setup
        self.seats = setup.seats
        self.bases = setup.number("bases_2p") if setup.seats == 2 else 1
        self.open_beads = setup.flag("open_beads")
        self.keeps_own = setup.word("self_low") == "keep"
        self.starter = setup.options["starter"]
        self.total = BEADS * setup.seats

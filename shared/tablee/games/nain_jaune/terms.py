"""The terms of one match: its options, read once into plain facts that the rules ask for often."""

from typing import Final

from tablee.engine import Setup
from tablee.games.nain_jaune.board import BASE_STAKES
from tablee.games.nain_jaune.options import MOST_DEALS

HAND_SIZES: Final = {2: 22, 3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6}

# What a loser pays for each card, by `pay`; ranks repeat from suit to suit.
_WORTH: Final = {
    "count": (1,) * 13 * 4,
    "points": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10) * 4,
    "tens_ones": ((1,) * 10 + (10,) * 3) * 4,
}


class Terms:
    """Immutable by convention and shared by every clone of a match's state."""

    __slots__ = (
        "auto_single",
        "broke",
        "claims_itself",
        "dues_may_owe",
        "fewest",
        "first_dealer",
        "forgetting_doubles",
        "free_to_stop",
        "has_opera",
        "kept",
        "lead_lowest",
        "leftover",
        "most_deals",
        "packet",
        "reveals_talon",
        "seats",
        "setup",
        "shows_all_laid",
        "skips_gaps",
        "stake",
        "stakes",
        "stakes_may_owe",
        "start",
        "worth",
    )

    def __init__(self, setup: Setup) -> None:
        """Read a checked setup."""
        self.setup = setup
        self.seats = setup.seats
        self.fewest = 2 if setup.flag("two_player") else 3
        self.packet = setup.number("packet")
        self.first_dealer = setup.options["first_dealer"]
        self.lead_lowest = setup.word("lead_rule") == "lowest"
        self.free_to_stop = setup.word("continue") == "optional"
        self.skips_gaps = setup.word("gap") == "skip"
        self.claims_itself = setup.word("claim") == "auto"
        self.forgetting_doubles = setup.word("forget") == "double"
        self.has_opera = setup.flag("opera")
        self.kept = setup.word("kept")
        self.broke = setup.word("broke")
        self.leftover = setup.word("leftover")
        self.reveals_talon = setup.word("talon_reveal") == "settle"
        self.shows_all_laid = setup.word("history") == "full"
        self.auto_single = setup.flag("auto_single")
        self.start = setup.number("start_tokens")
        self.most_deals = setup.number_or_none("limit_deals") or MOST_DEALS
        self.stakes = tuple(base * setup.number("stake_multiplier") for base in BASE_STAKES)
        self.stake = sum(self.stakes)
        self.stakes_may_owe = self.broke == "debt"
        self.dues_may_owe = self.stakes_may_owe or setup.word("short") == "debt"
        self.worth = _WORTH[setup.word("pay")]

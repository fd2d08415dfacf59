"""The options of rules section 10, and the presets."""

from typing import Final

from tablee.engine import BadSetup, Option, Preset, Setup
from tablee.games.nain_jaune.board import FULL_STAKE

SEATS: Final = (2, 3, 4, 5, 6, 7, 8)
# What "no limit" comes to: a match ends at the latest after this many deals.
MOST_DEALS: Final = 100

OPTIONS: Final = (
    Option("two_player", False, (False, True), by_seats={2: True}),
    Option("direction", "right", ("right", "left")),
    Option("packet", 3, (1, 2, 3)),
    Option("first_dealer", "random", ("random", "high_card", *range(8))),
    Option("lead_rule", "any", ("any", "lowest")),
    Option("continue", "forced", ("forced", "optional")),
    Option("gap", "free", ("free", "skip")),
    Option("claim", "manual", ("manual", "auto")),
    Option("forget", "double", ("double", "stay")),
    Option("pay", "count", ("count", "points", "tens_ones")),
    Option("kept", "none", ("none", "double", "stake")),
    Option("opera", True, (True, False)),
    Option("short", "partial", ("partial", "debt")),
    Option("broke", "end", ("end", "eliminate", "rebuy", "debt")),
    Option(
        "start_tokens",
        120,
        low=50,
        high=1000,
        step=10,
        by_seats={5: 200, 6: 200, 7: 300, 8: 300},
    ),
    Option(
        "limit_deals",
        8,
        low=1,
        high=MOST_DEALS,
        or_none=True,
        by_seats={seats: 2 * seats for seats in SEATS},
    ),
    Option("limit_minutes", None, low=5, high=180, step=5, or_none=True),
    Option("leftover", "stay", ("stay", "split", "last_winner")),
    Option("talon_reveal", "settle", ("settle", "never")),
    Option("history", "full", ("full", "top")),
    Option("turn_seconds", 30, low=5, high=120, step=5, or_none=True),
    Option("between_seconds", 30, low=5, high=120, step=5),
    Option("auto_single", False, (False, True)),
    Option("stake_multiplier", 1, low=1, high=10),
)

PRESETS: Final = (
    Preset("seed"),
    Preset("casual", {"claim": "auto", "auto_single": True}),
    Preset("traditional", {"pay": "points", "kept": "double", "start_tokens": 200}),
    Preset("skip", {"gap": "skip"}),
)


def refuse_contradictions(setup: Setup) -> None:
    """Refuse options that don't go together; BadSetup with one of three codes.

    `two-players-off`: two seats need the option for two. `dealer-not-seated`: the host named a
    seat that isn't there. `start-below-stake`: nobody could pay the first stake.
    """
    if setup.seats == 2 and not setup.flag("two_player"):
        raise BadSetup("two-players-off")
    dealer = setup.options["first_dealer"]
    if type(dealer) is int and dealer >= setup.seats:
        raise BadSetup("dealer-not-seated", number=dealer + 1, seats=setup.seats)
    start, stake = setup.number("start_tokens"), FULL_STAKE * setup.number("stake_multiplier")
    if start < stake and setup.word("broke") != "debt":
        raise BadSetup("start-below-stake", start=start, stake=stake)

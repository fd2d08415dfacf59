"""The options, and the presets."""

from typing import Final

from tablee.engine import BadSetup, Option, Preset, Setup

SEATS: Final = (2, 3, 4)

OPTIONS: Final = (
    Option("starter", "random", ("random", *range(4))),
    Option("bases_2p", 1, (1, 2)),
    Option("open_beads", False, (False, True)),
    Option("self_low", "choose", ("choose", "keep")),
    Option("turn_seconds", 60, low=10, high=300, step=10, or_none=True),
)

PRESETS: Final = (
    Preset("seed"),
    Preset("duel", {"bases_2p": 2}),
    Preset("open", {"open_beads": True}),
)


def refuse_contradictions(setup: Setup) -> None:
    """Refuse a starter who isn't there; BadSetup `starter-not-seated`."""
    starter = setup.options["starter"]
    if type(starter) is int and starter >= setup.seats:
        raise BadSetup("starter-not-seated", number=starter + 1, seats=setup.seats)

"""The options of the rules file, and the presets."""

from typing import Final

from tablee.engine import BadSetup, Option, Preset, Setup

SEATS: Final = (2, 4)

OPTIONS: Final = (
    Option("first_seat", "random", ("random", 0, 1, 2, 3)),
    Option("exchange", "whole", ("whole", "any")),
    Option("counters", True, (True, False)),
    Option("match_wins", 1, (1, 2)),
    Option("team_dwarves", 2, (2, 1)),
    Option("max_plays", 400, low=20, high=1000, step=20),
    Option("reveal_hands", False, (False, True)),
    Option("turn_seconds", 60, low=5, high=180, step=5, or_none=True),
)

PRESETS: Final = (
    Preset("seed"),
    Preset("german", {"exchange": "any", "counters": False, "match_wins": 2}),
    Preset("expert", {"exchange": "any", "match_wins": 2}),
)


def refuse_contradictions(setup: Setup) -> None:
    """Refuse a first seat that isn't there; BadSetup `first-not-seated`."""
    first = setup.options["first_seat"]
    if type(first) is int and first >= setup.seats:
        raise BadSetup("first-not-seated", number=first + 1, seats=setup.seats)

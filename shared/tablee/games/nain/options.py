"""The options: the flags of rules I.10, the clocks of I.4 and I.9, and who begins (I.2)."""

from typing import Final

from tablee.engine import BadSetup, Option, Preset, Setup

SEATS: Final = (2, 3, 4, 5, 6, 7, 8)

OPTIONS: Final = (
    Option("two_player", False, (False, True)),
    Option("starter", "random", ("random", *range(8))),
    Option("flip_own", True, (True, False)),
    Option("late_reveal", True, (True, False)),
    Option("one_special_per_round", False, (False, True)),
    Option("reverse_jumps", False, (False, True)),
    Option("auto_draft", True, (True, False)),
    Option("turn_seconds", 60, low=10, high=300, step=10, or_none=True),
    Option("reaction_ms", 2500, low=0, high=10000, step=250),
)

PRESETS: Final = (
    Preset("seed"),
    Preset("strict", {"flip_own": False, "late_reveal": False, "one_special_per_round": True}),
    Preset("whirl", {"reverse_jumps": True, "auto_draft": False}),
)


def refuse_contradictions(setup: Setup) -> None:
    """Refuse options that don't go together; BadSetup with one of two codes.

    `two-players-off`: two seats need the option for two. `starter-not-seated`: the host named a
    seat that isn't there.
    """
    if setup.seats == 2 and not setup.flag("two_player"):
        raise BadSetup("two-players-off")
    starter = setup.options["starter"]
    if type(starter) is int and starter >= setup.seats:
        raise BadSetup("starter-not-seated", number=starter + 1, seats=setup.seats)

"""What the brain's judgement goes by: numbers that self-play may find better values for."""

import msgspec


class Tuning(msgspec.Struct, frozen=True):
    """Percentages and tokens of the search.

    `trust`: in how many of 100 worlds another seat is believed to lead its lowest rank. `swing`:
    how far a purse usually goes up or down in a deal, in percent of what is at stake in it.
    """

    trust: int = 80
    swing: int = 25

"""What the brain's judgement goes by: numbers that self-play may find better values for."""

from typing import Annotated

import msgspec


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Percentages of the search.

    `trust`: in how many of 100 worlds another seat is believed to lead its lowest rank. `swing`:
    how far a purse usually goes up or down in a deal, in percent of what is at stake in it.
    """

    trust: Annotated[int, msgspec.Meta(ge=0, le=100)] = 80
    swing: Annotated[int, msgspec.Meta(ge=1, le=200)] = 25

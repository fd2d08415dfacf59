"""What the brain's judgement goes by: numbers that self-play may find better values for."""

from typing import Annotated

import msgspec


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Percentages, and coins times ten.

    `temper`: by how many tenths of a coin two moves may differ so that the second is still made
    about a third as often. `look`: how often in 100 an unsure seat flips a card. `hidden`: what
    an unknown special of the bidder adds, to all appearance. `trust`: in how many of 100 worlds
    the bids are believed. `swing`: how far a score goes up or down in a round. `special`: what an
    unplayed special is worth.
    """

    temper: Annotated[int, msgspec.Meta(ge=1, le=100)] = 5
    look: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    hidden: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 20
    trust: Annotated[int, msgspec.Meta(ge=0, le=100)] = 80
    swing: Annotated[int, msgspec.Meta(ge=10, le=200)] = 50
    special: Annotated[int, msgspec.Meta(ge=0, le=100)] = 20

"""What the brain's judgement goes by: numbers that self-play may find better values for."""

import msgspec


class Tuning(msgspec.Struct, frozen=True):
    """Percentages, and coins times ten.

    `temper`: by how many tenths of a coin two moves may differ so that the second is still made
    about a third as often. `look`: how often in 100 an unsure seat flips a card. `hidden`: what
    an unknown special of the bidder adds, to all appearance. `trust`: in how many of 100 worlds
    the bids are believed. `swing`: how far a score goes up or down in a round. `special`: what an
    unplayed special is worth.
    """

    temper: int = 5
    look: int = 60
    hidden: int = 20
    trust: int = 80
    swing: int = 50
    special: int = 20

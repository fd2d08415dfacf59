"""How one sound is made: by a function, so loud, in so many variants."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.synth.wave import RATE, Wave


@dataclass(frozen=True, slots=True)
class Recipe:
    """`make(variant)` gives the wave; `loud` is how loud its loudest moment is, as ears hear it.

    The unit is dB below the loudest that a file holds, weighted as ears hear (`loudness`). A sound
    that comes often in a row has variants, so that no two in a row are the same. Dull sounds are
    kept at a lower `rate`, in samples a second.
    """

    make: Callable[[int], Wave]
    loud: float
    variants: int = 1
    rate: int = RATE

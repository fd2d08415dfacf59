"""When Python looks for rubbish that holds itself: each look holds every table up."""

import gc
from typing import Final

_YOUNG: Final = 10_000
_GENERATIONS: Final = 20


def settle_memory() -> None:
    """Leave what is here to stay out of all looks, and let them be few.

    Nearly nothing that a move leaves behind holds itself: it is gone without a look.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _GENERATIONS, _GENERATIONS)

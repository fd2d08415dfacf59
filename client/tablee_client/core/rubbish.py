"""When Python looks for rubbish that holds itself: not while a window opens, then seldom."""

import contextlib
import ctypes
import gc
import sys
from typing import Final

_YOUNG: Final = 10_000
_GENERATIONS: Final = 20


def put_off() -> None:
    """Don't look: nothing of what is being loaded is rubbish. `settle` ends it."""
    gc.disable()


def settle() -> None:
    """Leave what is here to stay out of all looks, and let them be few.

    A look at all that a window loads takes longer than a frame may.
    """
    gc.freeze()
    gc.set_threshold(_YOUNG, _GENERATIONS, _GENERATIONS)
    gc.enable()


def collect() -> None:
    """Look at all that has come since `settle`: between two tables, where a frame may take long.

    What glibc keeps of freed memory it gives back to the system.
    """
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library
            ctypes.CDLL(None).malloc_trim(0)

"""What the server writes about itself: one line for each fact, as key=value, without secrets."""

import json
import logging
import sys
from typing import Final

LEVELS: Final = ("debug", "info", "warning", "error")
_PLAIN: Final = frozenset("-_./:")


def fact(event: str, **details: object) -> str:
    """Write what happened and its details; values with spaces or quotes are quoted."""
    return " ".join([event, *(f"{key}={_shown(value)}" for key, value in details.items())])


def start_logging(level: str) -> None:
    """Send the server's log to the standard error stream."""
    line = logging.StreamHandler(sys.stderr)
    line.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[line], force=True)
    logging.getLogger("asyncio").setLevel(logging.WARNING)
    logging.getLogger("zeroconf").setLevel(logging.WARNING)


def _shown(value: object) -> str:
    text = str(value)
    plain = text and all(c.isascii() and (c.isalnum() or c in _PLAIN) for c in text)
    return text if plain else json.dumps(text)

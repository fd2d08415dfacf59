"""What somebody is called where there is little room. It knows names alone."""

from typing import Final

LONG: Final = 14
"""Letters of a name from which only its first word is said."""


def called(name: str) -> str:
    """Give what somebody is called on a button at his own plate: of a long name the first word."""
    return name if len(name) <= LONG else name.split(" ")[0]

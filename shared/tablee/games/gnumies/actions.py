"""What a seat may ask for, and the numbers by which the rules know it inside."""

from functools import cache
from typing import Annotated, Final, TypeAlias

import msgspec

from tablee.engine import Action, Choice, Stop
from tablee.games.gnumies.cards import CODES, COLOURS, Code
from tablee.games.gnumies.guests import Guest


class Bid(Action, frozen=True, array_like=True):
    """Lay a Gnumie card face down as one's bid."""

    card: Code


class Keep(Action, frozen=True, array_like=True):
    """Take the guest one's star has drawn."""


class Give(Action, frozen=True, array_like=True):
    """Send the guest one's star has drawn into another seat's party room."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=4)]


class Discard(Action, frozen=True, array_like=True):
    """Choose the guests that one's Wullawakis drive away."""

    guests: Annotated[tuple[Guest, ...], msgspec.Meta(max_length=7)]


GnumiesAction: TypeAlias = Bid | Keep | Give | Discard | Stop

# A move is an action as a number: 0..10 bid that card, then these; a discard has none.
KEEP: Final = len(CODES)
GIVE: Final = KEEP + 1

CHOICES: Final = (
    *(Choice[Action](Bid(code)) for code in CODES),
    Choice[Action](Keep()),
    *(Choice[Action](Give(seat)) for seat in range(len(COLOURS))),
)

MOVE_OF: Final[dict[Action, int]] = {choice.action: n for n, choice in enumerate(CHOICES)}


@cache
def choices_of(moves: tuple[int, ...]) -> tuple[Choice[Action], ...]:
    """Give moves as choices."""
    return tuple([CHOICES[move] for move in moves])

"""What a seat may ask for, and the numbers by which the rules know it inside."""

from typing import Final, TypeAlias

from tablee.engine import Action, Choice, Stop
from tablee.games.nain_jaune.cards import CODES, INDEX, Code


class Play(Action, frozen=True, array_like=True):
    """Lay a card of one's hand on the series, or as the first of a new one."""

    card: Code


class Claim(Action, frozen=True, array_like=True):
    """Take the tokens of the box whose card one has just laid."""


class Sans(Action, frozen=True, array_like=True):
    """Say that one lays no card of the required rank ("sans 9"); after the last card: no claim."""


class Ready(Action, frozen=True, array_like=True):
    """Be ready for the next deal."""


NainJauneAction: TypeAlias = Play | Claim | Sans | Ready | Stop

# A move is an action as a number: 0..51 lay that card, then these.
CLAIM: Final = 52
SANS: Final = 53
READY: Final = 54

CHOICES: Final = (
    *(Choice[Action](Play(code)) for code in CODES),
    Choice[Action](Claim()),
    Choice[Action](Sans()),
    Choice[Action](Ready()),
)

MOVE_OF: Final[dict[Action, int]] = {choice.action: n for n, choice in enumerate(CHOICES)}


def card_of(play: Play) -> int:
    """Give the number of the card that is laid; KeyError for a code that is none."""
    return INDEX[play.card]

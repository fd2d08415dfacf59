"""Which pictures stand for what has just happened at Nain Jaune, large, for a whole room."""

from tablee.engine import Event
from tablee.games.nain_jaune.events import (
    BoxClaimed,
    BoxDoubled,
    BoxForgotten,
    BoxSwept,
    CardLaid,
    DealOver,
    DuesPaid,
    GrandOpera,
    PenaltyPaid,
)
from tablee_client.view.faced_art import face_name

TOKENS = "tokens/pile_12"


def pictured(event: Event, locale: str) -> tuple[str, ...]:
    """Name the pictures of an event, most of them of the card that it is about."""
    match event:
        case CardLaid(card=card):
            return (face_name(card, locale),)
        case BoxClaimed(box=box) | BoxSwept(box=box):
            return (face_name(box, locale), TOKENS)
        case BoxForgotten(box=box) | BoxDoubled(box=box) | PenaltyPaid(box=box):
            return (face_name(box, locale),)
        case GrandOpera():
            return (face_name("7D", locale), TOKENS)
        case DuesPaid() | DealOver():
            return (TOKENS,)
        case _:
            return ()

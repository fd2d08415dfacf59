"""Which pictures stand for what has just happened at Oh ! les nains, large, for a whole room."""

from tablee.engine import Event
from tablee.games.oh_les_nains.events import (
    CardPlayed,
    CardsExchanged,
    ChainSettled,
    DwarfCrushed,
    DwarfPlaced,
    Pulled,
    RoundOver,
    StrengthsCompared,
)
from tablee_client.view.tables.oh_les_nains.names import BACK, card_picture, emblem, hat_picture


def pictured(event: Event, _locale: str) -> tuple[str, ...]:
    """Name the pictures of an event: the card, the dwarf's hat, the team."""
    match event:
        case CardPlayed(card=card):
            return (card_picture(card),)
        case DwarfPlaced(colour=colour, team=team):
            return (hat_picture(colour), emblem(team))
        case ChainSettled(colour=colour):
            return (hat_picture(colour),)
        case Pulled(team=team) | RoundOver(team=team) | DwarfCrushed(team=team):
            return (emblem(team),)
        case StrengthsCompared():
            return (emblem(0), emblem(1))
        case CardsExchanged():
            return (BACK,)
        case _:
            return ()
